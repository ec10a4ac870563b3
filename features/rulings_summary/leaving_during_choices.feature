@since:2007-10
Feature: Leaving the game while others decide
  What a player who concedes takes along is gone at once, also in the middle of what is carried out.

  @GRS-503.10-08
  Rule: A copy belongs to who controlled the spell that made it, though another player may control it
    Rulings summary, 503.10, fifth sentence; rule 706.10 of later rules

    @until:2008-02
    Scenario: Nobody copies Chain of Vapor once Alice, to whom the copy would belong, has left the game
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Island"
      And Alice has "Chain of Vapor" in hand
      And Bob controls "Hill Giant" and "Forest"
      And Carol controls "Grizzly Bears"
      When Alice plays "Chain of Vapor" targeting "Hill Giant"
      And all players pass
      And Bob accepts
      And Alice concedes
      And Bob accepts
      Then the stack is empty
      And nobody is asked anything
      And "Hill Giant" is in Bob's hand

    @since:2017-09
    Scenario: Bob copies Chain of Vapor though Alice has left the game with it
      Rules 707.10 and 800.4a

      Given a game between Alice, Bob and Carol
      And Alice controls "Island"
      And Alice has "Chain of Vapor" in hand
      And Bob controls "Hill Giant" and "Forest"
      And Carol controls "Grizzly Bears"
      When Alice plays "Chain of Vapor" targeting "Hill Giant"
      And all players pass
      And Bob accepts
      And Alice concedes
      And Bob accepts
      And Bob accepts
      And Bob chooses "Grizzly Bears"
      Then Bob controls "copy of Chain of Vapor"
      And Bob owns "copy of Chain of Vapor"
      When all players pass
      Then "Grizzly Bears" is in Carol's hand

  @MOR-EVOKE-02
  Rule: Creatures with evoke do their work on coming into play if of Lorwyn, on leaving it if of Morningtide
    Morningtide primer, "Returning Keyword Ability: Evoke", introduction; rule 410.10

    @since:2008-02
    Scenario: Carol concedes while Alice is asked which Doubling Season doubles first
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls 4 "Plains", "Hill Giant", "Grizzly Bears" and 2 "Doubling Season"
      And "Grizzly Bears" is owned by Carol
      And Alice has "Meadowboon" in hand
      When Alice plays "Meadowboon" for its evoke cost
      And all players pass
      And all players pass
      And Alice chooses Alice
      And all players pass
      Then Alice is asked to choose which effect applies first
      When Carol concedes
      And Alice applies "Doubling Season 1" first
      And Alice applies "Doubling Season 1" first
      Then "Hill Giant" is 7/7
