Feature: Evoke in Morningtide: creatures that change controllers
  Whoever controls the evoked creature as its evoke ability resolves sacrifices it, and has its ability on leaving play.

  @MOR-EVOKE-04
  Rule: Of several opponents one is chosen as the ability resolves, without a target
    Morningtide primer, "Returning Keyword Ability: Evoke", the card shown; rule 413.2c

    Scenario: Among Bob and Carol Alice chooses whose hand counts
      Given a game between Alice, Bob and Carol
      And Alice has {3}{U} in the mana pool
      And Alice has "Slithermuse" in hand
      And Bob has "Swamp" in hand
      And Carol has 4 "Swamp" as "Carol's Swamp" in hand
      When Alice plays "Slithermuse" for its evoke cost
      And all players pass
      Then "Slithermuse" is in play
      When all players pass
      Then nobody is asked anything
      And the stack is, from the top, the ability of "Slithermuse"
      When all players pass
      Then Alice is asked to choose players
      And Alice can choose Bob and Carol
      When Alice chooses Carol
      Then Alice has 4 cards in hand

  @MOR-EVOKE-11 @MOR-EVOKE-13
  Rule: A creature that comes into play under another player's control is sacrificed by that player, whose ability it is
    Morningtide primer, "Returning Keyword Ability: Evoke", changing controllers; rules 502.74a and 410.10d

    Scenario: Bob gathers the evoked Slithermuse, sacrifices it, and draws
      Given a game between Alice and Bob
      And Alice has {3}{U} in the mana pool
      And Alice has "Slithermuse" and 3 "Forest" in hand
      And Bob controls 6 "Island"
      And Bob has "Gather Specimens" in hand
      When Alice plays "Slithermuse" for its evoke cost
      And Alice passes
      And Bob plays "Gather Specimens"
      And all players pass
      And all players pass
      Then Bob controls "Slithermuse"
      And the stack is, from the top, the evoke ability of "Slithermuse"
      When all players pass
      Then "Slithermuse" is in Alice's graveyard
      When all players pass
      Then Bob has 3 cards in hand
      And Alice has 3 cards in hand

    Scenario: Bob keeps a gathered Slithermuse that was played for its mana cost, and gathers no artifact
      Rule 419.1a

      Given a game between Alice and Bob
      And Alice has {2}{U}{U} in the mana pool
      And Alice controls 2 "Island" as "Alice's Island"
      And Alice has "Slithermuse" and "Endoskeleton" in hand
      And Bob controls 6 "Island"
      And Bob has "Gather Specimens" in hand
      When Alice plays "Slithermuse"
      And Alice passes
      And Bob plays "Gather Specimens"
      And the stack resolves
      Then Bob controls "Slithermuse"
      When Alice plays "Endoskeleton"
      And all players pass
      Then Alice controls "Endoskeleton"

  @MOR-EVOKE-12
  Rule: A creature that is taken before the sacrifice resolves is sacrificed by its new controller
    Morningtide primer, "Returning Keyword Ability: Evoke", changing controllers; rules 501.6 and 502.74a

    Scenario: Bob takes the evoked Slithermuse with Ray of Command and has to sacrifice it
      Rule 418.5a

      Given a game between Alice and Bob
      And Alice has {3}{U} in the mana pool
      And Alice has "Slithermuse" in hand
      And Bob controls 4 "Island"
      And Bob has "Ray of Command" in hand
      When Alice plays "Slithermuse" for its evoke cost
      And all players pass
      And Alice passes
      And Bob plays "Ray of Command" targeting "Slithermuse"
      And all players pass
      Then Bob controls "Slithermuse"
      And the stack is, from the top, the evoke ability of "Slithermuse"
      When all players pass
      Then "Slithermuse" is in Alice's graveyard

  @MOR-EVOKE-13
  Rule: The last controller of the creature controls its ability on leaving play
    Morningtide primer, "Returning Keyword Ability: Evoke", changing controllers; rules 404.3 and 410.10d

    Scenario: Bob, who took Slithermuse, draws two cards, and Alice none
      Given a game between Alice and Bob
      And Alice has {3}{U} in the mana pool
      And Alice has "Slithermuse" and 5 "Forest" in hand
      And Bob controls 4 "Island"
      And Bob has "Ray of Command" and 3 "Swamp" in hand
      When Alice plays "Slithermuse" for its evoke cost
      And all players pass
      And Alice passes
      And Bob plays "Ray of Command" targeting "Slithermuse"
      And the stack resolves
      Then "Slithermuse" is in Alice's graveyard
      And Bob has 5 cards in hand
      And Alice has 5 cards in hand

    Scenario: Bob chooses what Spitebellows damages after he has taken it
      Given a game between Alice and Bob
      And Alice has {1}{R}{R} in the mana pool
      And Alice controls "Hill Giant"
      And Alice has "Spitebellows" in hand
      And Bob controls 4 "Island" and "Grizzly Bears"
      And Bob has "Ray of Command" in hand
      When Alice plays "Spitebellows" for its evoke cost
      And all players pass
      And Alice passes
      And Bob plays "Ray of Command" targeting "Spitebellows"
      And all players pass
      And all players pass
      Then Bob is asked to choose targets
      When Bob chooses "Hill Giant"
      And the stack resolves
      Then "Hill Giant" is in Alice's graveyard
      And "Grizzly Bears" is in play
