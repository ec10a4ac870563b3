@since:2007-10
Feature: How phases and steps end
  All players pass in a row while the stack is empty; steps without priority end by themselves.

  Background:
    Given a game between Alice and Bob

  @GRS-300.2-01
  Rule: A step with priority ends only when all players pass in a row while the stack is empty
    Rulings summary, 300.2, first sentence

    Scenario: A spell that Bob plays after Alice has passed keeps the step going
      Given it is Alice's end of combat step
      And Bob controls "Forest" and "Grizzly Bears"
      And Bob has "Giant Growth" in hand
      When Alice passes
      And Bob plays "Giant Growth" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 5/5
      And it is Alice's end of combat step
      And Alice has priority
      When all players pass
      Then it is Alice's postcombat main phase

    Scenario: One pass does not end a step
      Given it is Alice's upkeep step
      And Bob controls "Mountain"
      And Bob has "Shock" in hand
      When Alice passes
      Then it is Alice's upkeep step
      And Bob has priority
      When Bob passes
      Then it is Alice's draw step

  @GRS-300.2-02
  Rule: Nothing happens between one step and the next
    Rulings summary, 300.2, second sentence

    Scenario: What triggers in the untap step goes on the stack in the upkeep step
      Given it is Bob's end step
      And Alice controls "Forest" and "Mesmeric Orb"
      And "Forest" is tapped
      When all players pass
      Then it is Alice's upkeep step
      And "Forest" is untapped
      And the stack is, from the top, the ability of "Mesmeric Orb"
      And Alice has 10 cards in the library
      When all players pass
      Then Alice has 9 cards in the library
      And Alice has 1 card in the graveyard
      And it is Alice's upkeep step

    @until:2008-02
    Scenario: Unspent mana outlasts the upkeep step, and burns as the beginning phase ends
      Rule 300.3

      Given it is Alice's upkeep step
      And Alice has {G}{G} in the mana pool
      When all players pass
      Then it is Alice's draw step
      And the mana pool of Alice has {G}{G}
      And Alice is at 20 life
      When all players pass
      Then it is Alice's precombat main phase
      And the mana pool of Alice is empty
      And Alice is at 18 life

    @since:2017-09
    Scenario: Unspent mana is gone as the upkeep step ends, and burns nobody
      Rule 106.4

      Given it is Alice's upkeep step
      And Alice has {G}{G} in the mana pool
      When all players pass
      Then it is Alice's draw step
      And the mana pool of Alice is empty
      And Alice is at 20 life

    @since:2017-09
    Scenario: Unspent mana is gone as the first of two combat damage steps ends
      Rules 106.4 and 510.4

      Given Alice controls "Grizzly Bears", "Fireshrieker" and "Llanowar Elves"
      And "Fireshrieker" is attached to "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      And combat damage is dealt
      And Alice plays the ability of "Llanowar Elves"
      Then Bob is at 18 life
      And the mana pool of Alice has {G}
      When all players pass
      Then it is Alice's combat damage step
      And Bob is at 16 life
      And the mana pool of Alice is empty

  @GRS-300.2-03
  Rule: That the stack has become empty does not end a phase or step
    Rulings summary, 300.2, third sentence

    Scenario: After Shock has resolved the main phase goes on
      Rule 413.1

      Given Alice controls "Mountain" and "Forest"
      And Alice has "Shock" and "Llanowar Elves" in hand
      When Alice plays "Shock" targeting Bob
      And all players pass
      Then Bob is at 18 life
      And it is Alice's precombat main phase
      And Alice has priority
      When Alice plays "Llanowar Elves"
      And all players pass
      Then "Llanowar Elves" is in play

  @GRS-300.2-04
  Rule: Every player gets to add something before the phase or step ends
    Rulings summary, 300.2, fourth sentence

    Scenario: Alice's Shock has resolved and she passes, and Bob still plays Giant Growth in that upkeep
      Given it is Alice's upkeep step
      And Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Forest" and "Grizzly Bears"
      And Bob has "Giant Growth" in hand
      When Alice plays "Shock" targeting Bob
      And all players pass
      And Alice passes
      Then Bob has priority
      And it is Alice's upkeep step
      When Bob plays "Giant Growth" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 5/5
      And it is Alice's upkeep step
      And Alice has priority
      When all players pass
      Then it is Alice's draw step

    Scenario: Bob adds nothing before Alice has passed, and his Shock once she has
      Rule 408.1c

      Given it is Alice's upkeep step
      And Bob controls "Mountain"
      And Bob has "Shock" in hand
      When Bob tries to play "Shock" targeting Alice
      Then the attempt is refused
      When Alice passes
      And Bob plays "Shock" targeting Alice
      Then the stack is, from the top, "Shock"

  @GRS-300.2-05
  Rule: A step without priority ends as soon as what it is for has been done
    Rulings summary, 300.2, second paragraph, first sentence

    Scenario: The first time that anybody has priority after Bob's turn is in Alice's upkeep step
      Given it is Bob's end step
      And Alice controls 3 "Forest" and "Mesmeric Orb"
      And "Forest 1" is tapped
      And Bob controls "Mountain"
      And Bob has "Shock" in hand
      When all players pass
      Then it is Alice's upkeep step
      And Alice has priority
      And "Forest 1" is untapped
      And the stack is, from the top, the ability of "Mesmeric Orb"
      When Alice passes
      And Bob plays "Shock" targeting Alice
      And the stack resolves
      Then Alice is at 18 life
      And Alice has 9 cards in the library

  @GRS-300.2-06
  Rule: Only the untap step, and a cleanup step in which nothing triggers or is due, go by without priority
    Rulings summary, 300.2, second paragraph, second sentence

    Scenario: A cleanup step in which nothing happens ends the turn
      Given it is Alice's end step
      And Alice has 8 "Forest" in hand
      When all players pass
      And Alice chooses "Forest 1"
      Then "Forest 1" is in Alice's graveyard
      And it is Bob's upkeep step

    Scenario: With seven cards in hand Alice discards nothing
      Rule 314.1

      Given it is Alice's end step
      And Alice has 7 "Forest" in hand
      When all players pass
      Then it is Bob's upkeep step
      And Alice has 7 cards in hand

    Scenario: What Gilded Light and the ability of Troll Ascetic did is over with that cleanup step
      Rule 314.2

      Given it is Alice's end step
      And Alice controls "Troll Ascetic", 2 "Forest" and 2 "Mountain"
      And Alice has 2 "Shock" in hand
      And Bob controls 2 "Plains"
      And Bob has "Gilded Light" in hand
      When Alice plays the ability of "Troll Ascetic"
      And all players pass
      And Alice passes
      And Bob plays "Gilded Light"
      And all players pass
      And Alice tries to play "Shock 1" targeting Bob
      Then the attempt is refused
      When all players pass
      Then it is Bob's upkeep step
      When Bob passes
      And Alice plays "Shock 1" targeting Bob
      And Alice plays "Shock 2" targeting "Troll Ascetic"
      And the stack resolves
      Then Bob is at 18 life
      And "Troll Ascetic" is in Alice's graveyard

    Scenario: Megrim triggers on a discard in the cleanup step, and players get priority there
      Rule 314.1

      Given it is Alice's end step
      And Alice has 8 "Forest" in hand
      And Bob controls "Megrim"
      When all players pass
      And Alice chooses "Forest 1"
      Then it is Alice's cleanup step
      And the stack is, from the top, the ability of "Megrim"
      And Alice has priority
      When all players pass
      Then Alice is at 18 life
      And it is Alice's cleanup step
      When all players pass
      Then it is Bob's upkeep step

    Scenario: Another cleanup step follows, in which the hand is looked at again
      Given it is Alice's end step
      And Alice controls "Grizzly Bears"
      And Alice has 8 "Forest" in hand
      And Bob controls "Megrim" and 2 "Island"
      And Bob has "Boomerang" in hand
      When all players pass
      And Alice chooses "Forest 1"
      And Alice passes
      And Bob plays "Boomerang" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has 8 cards in hand
      And Alice is at 18 life
      When all players pass
      Then Alice is asked to choose objects
      And it is Alice's cleanup step
      When Alice chooses "Grizzly Bears"
      And all players pass
      Then Alice is at 16 life

    Scenario: Nightmare that only Giant Growth kept alive dies in the cleanup step, and players get priority there
      Rules 314.3 and 420.3

      Given it is Alice's end step
      And Alice controls "Nightmare", "Swamp" and "Forest"
      And Alice has "Giant Growth" in hand
      And Bob controls 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice plays "Giant Growth" targeting "Nightmare"
      And all players pass
      And Alice passes
      And Bob plays "Boomerang" targeting "Swamp"
      And all players pass
      Then "Nightmare" is 3/3
      When all players pass
      Then it is Alice's cleanup step
      And "Nightmare" is in Alice's graveyard
      And Alice has priority
      When all players pass
      Then it is Bob's upkeep step

    @since:2017-09
    Scenario: Captain Sisay comes back from Alice in the cleanup step, and Bob chooses there which of two Sisays stays
      Rules 514.3a and 704.5j

      Given Alice controls 3 "Mountain" and 4 "Forest"
      And Alice has "Threaten" and "Eureka" in hand
      And Bob controls "Captain Sisay" as "first Sisay"
      And Bob has "Captain Sisay" as "second Sisay" in hand
      When Alice plays "Threaten" targeting "first Sisay"
      And all players pass
      And Alice plays "Eureka"
      And all players pass
      And Bob chooses "second Sisay"
      Then Alice controls "first Sisay"
      And Bob controls "second Sisay"
      When the game moves to Alice's end step
      And all players pass
      Then it is Alice's cleanup step
      And Bob is asked to choose objects
      When Bob chooses "second Sisay"
      Then "first Sisay" is in Bob's graveyard
      And "second Sisay" is in play
      And it is Alice's cleanup step
      And Alice has priority
      When all players pass
      Then it is Bob's upkeep step

    Scenario: Ray of Command's creature is tapped in the cleanup step, its token is sacrificed in the end step, each once
      Rule 404.4

      Given Alice controls "Kiki-Jiki, Mirror Breaker" and 4 "Island"
      And Alice has "Ray of Command" in hand
      And Bob controls "Grizzly Bears"
      When Alice plays "Ray of Command" targeting "Grizzly Bears"
      And all players pass
      And Alice plays the ability of "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears"
      And all players pass
      Then Alice controls 2 "Grizzly Bears"
      When the game moves to Alice's postcombat main phase
      And all players pass
      Then it is Alice's end step
      And the stack is, from the top, the ability of "Kiki-Jiki, Mirror Breaker"
      When all players pass
      Then Alice controls 1 "Grizzly Bears"
      When all players pass
      Then it is Alice's cleanup step
      And the stack is, from the top, the ability of "Ray of Command"
      And Bob controls "Grizzly Bears"
      When all players pass
      Then "Grizzly Bears" is tapped
      When the game moves to Bob's postcombat main phase
      And all players pass
      Then it is Bob's end step
      And the stack is empty

    Scenario: Ray of Command's ability waits for its own creature, whatever else Alice loses control of
      Rule 404.4

      Given Alice controls "Hill Giant" and 4 "Island"
      And Alice has "Ray of Command" in hand
      And Bob controls "Grizzly Bears" and 4 "Island"
      And Bob has "Ray of Command" as "Bob's Ray" in hand
      When Alice plays "Ray of Command" targeting "Grizzly Bears"
      And all players pass
      And Alice passes
      And Bob plays "Bob's Ray" targeting "Hill Giant"
      And all players pass
      Then Bob controls "Hill Giant"
      And Alice controls "Grizzly Bears"
      And the stack is empty

    Scenario: The draw step of the first turn goes by without priority as well, for it does not take place
      Rule 101.5a

      Given it is the first turn of the game
      And it is Alice's upkeep step
      When all players pass
      Then it is Alice's precombat main phase
      And Alice has 0 cards in hand
      And Alice has priority
      When the game moves to Bob's upkeep step
      And all players pass
      Then it is Bob's draw step
      And Bob has 1 card in hand
