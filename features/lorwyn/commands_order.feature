Feature: Commands: their order and their targets
  In what order the chosen modes are carried out, and which modes can be chosen with which targets.

  @LRW-CMD-14
  Rule: The chosen modes are carried out in the order in which they are printed
    Lorwyn primer, "Cycle: Commands"; rule 413.2b

    Scenario: Primal Command shuffles the graveyard in before it searches, whichever was named first
      Given a game between Alice and Bob
      And Alice controls 5 "Forest"
      And Alice has "Primal Command" in hand
      And Alice has "Serra Angel" in the graveyard
      When Alice plays "Primal Command" targeting Alice choosing modes 4 and 3
      And all players pass
      Then Alice is asked to choose objects
      And Alice can choose "Serra Angel"
      When Alice chooses "Serra Angel"
      Then "Serra Angel" is in Alice's hand
      And "Primal Command" is in Alice's graveyard

    Scenario: Austere Command destroys Leyline of the Void before the creatures, so they go to the graveyard
      Given a game between Alice and Bob
      And Alice controls 6 "Plains" and "Grizzly Bears"
      And Alice has "Austere Command" in hand
      And Bob controls "Leyline of the Void"
      When Alice plays "Austere Command"
      And Alice chooses modes 3 and 2
      And all players pass
      Then "Leyline of the Void" is in Bob's graveyard
      And "Grizzly Bears" is in Alice's graveyard

    Scenario: Cryptic Command counters while the Leyline that it returns is still there
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 4 "Island" and "Leyline of the Void"
      And Alice has "Cryptic Command" in hand
      And Bob controls 2 "Forest"
      And Bob has "Grizzly Bears" in hand
      When Bob plays "Grizzly Bears"
      And Bob passes
      And Alice plays "Cryptic Command" targeting "Grizzly Bears" and "Leyline of the Void" choosing modes 2 and 1
      And all players pass
      Then "Grizzly Bears" is removed from the game
      And "Leyline of the Void" is in Alice's hand

  @LRW-CMD-15
  Rule: A mode that has a target can be chosen only if there is a legal target for it
    Lorwyn primer, "Cycle: Commands"; rules 409.1b and 409.1c

    Scenario: With only basic lands in play Incendiary Command cannot destroy a nonbasic one
      Given a game between Alice and Bob
      And Alice controls 5 "Mountain"
      And Alice has "Incendiary Command" and "Shock" in hand
      And Bob controls "Forest" and "Hill Giant"
      And Bob has 2 "Grizzly Bears" in hand
      When Alice tries to play "Incendiary Command" targeting "Forest" choosing modes 2 and 3
      Then the attempt is refused
      When Alice plays "Incendiary Command"
      And Alice tries to choose modes 2 and 3
      Then the attempt is refused
      When Alice chooses modes 2 and 4
      And all players pass
      Then "Hill Giant" has 2 damage
      And "Forest" is in play
      And "Shock" is in Alice's graveyard
      And Alice has 1 card in hand
      And Bob has 2 cards in hand
      And Bob has 2 cards in the graveyard

    Scenario: Which card Profane Command can return depends on its X
      Given a game between Alice and Bob
      And Alice controls 4 "Swamp"
      And Alice has "Profane Command" in hand
      And Alice has "Grizzly Bears" in the graveyard
      When Alice tries to play "Profane Command" targeting Bob and "Grizzly Bears" with X = 1 choosing modes 1 and 2
      Then the attempt is refused
      And Bob is at 20 life
      When Alice plays "Profane Command" targeting Bob and "Grizzly Bears" with X = 2 choosing modes 1 and 2
      And all players pass
      Then "Grizzly Bears" is in play
      And Bob is at 18 life

    Scenario: Alice's own Mosswort Bridge is target enough
      Given a game between Alice and Bob
      And Alice controls 5 "Mountain" and "Mosswort Bridge"
      And Alice has "Incendiary Command" in hand
      And Bob controls "Forest" and "Hill Giant"
      When Alice plays "Incendiary Command"
      And Alice chooses modes 2 and 3
      Then Alice is asked to choose targets
      And Alice can choose "Mosswort Bridge"
      When all players pass
      Then "Mosswort Bridge" is in Alice's graveyard
      And "Hill Giant" has 2 damage

  @LRW-CMD-16
  Rule: Where fewer than two modes can be chosen the Command cannot be played
    Lorwyn primer, "Cycle: Commands"; rules 409.1c and 422.1

    Scenario: Alice can play Primal Command only after there is something besides creatures in play
      Given a game between Alice and Bob
      And Alice controls "True Believer"
      And Alice has {G}{G}{G}{G}{G} in the mana pool
      And Alice has "Primal Command" and "Forest" in hand
      And Bob controls "True Believer" as "Bob's Believer"
      When Alice tries to play "Primal Command"
      Then the attempt is refused
      When Alice tries to play "Primal Command" choosing mode 4
      Then the attempt is refused
      And "Primal Command" is in Alice's hand
      And the mana pool of Alice has {G}{G}{G}{G}{G}
      When Alice plays "Forest"
      And Alice plays "Primal Command" targeting "Forest" choosing modes 2 and 4
      Then the stack is, from the top, "Primal Command"
      And the mana pool of Alice is empty

    Scenario: With Bob's Forest in play Primal Command can do the two things that remain
      Given a game between Alice and Bob
      And Alice controls "True Believer"
      And Alice has {G}{G}{G}{G}{G} in the mana pool
      And Alice has "Primal Command" in hand
      And Alice's library is "Grizzly Bears" and "Hill Giant"
      And Bob controls "Forest" and "True Believer" as "Bob's Believer"
      When Alice tries to play "Primal Command" targeting Bob and "Forest" choosing modes 1 and 2
      Then the attempt is refused
      When Alice plays "Primal Command" targeting "Forest" choosing modes 2 and 4
      And all players pass
      And Alice chooses "Grizzly Bears"
      Then the top card of Bob's library is "Forest"
      And "Grizzly Bears" is in Alice's hand

  @LRW-CMD-17
  Rule: One creature or one player may be the target of both modes
    Lorwyn primer, "Cycle: Commands"; rule 409.1c

    Scenario: The same Giant shrinks and gains fear
      Given a game between Alice and Bob
      And Alice controls 3 "Swamp" and "Hill Giant"
      And Alice has "Profane Command" in hand
      When Alice plays "Profane Command" targeting "Hill Giant" and "Hill Giant" with X = 1 choosing modes 3 and 4
      And all players pass
      Then "Hill Giant" is 2/2
      And "Hill Giant" has fear

    Scenario: The same player gains life and shuffles the graveyard into the library
      Given a game between Alice and Bob
      And Alice controls 5 "Forest"
      And Alice has "Primal Command" in hand
      And Alice has "Shock" in the graveyard
      When Alice plays "Primal Command" targeting Alice and Alice choosing modes 1 and 3
      And all players pass
      Then Alice is at 27 life
      And "Shock" is in Alice's library
      And Bob is at 20 life

    Scenario: Within one mode the same creature cannot be chosen twice
      Given a game between Alice and Bob
      And Alice controls 4 "Swamp", "Hill Giant" and "Grizzly Bears"
      And Alice has "Profane Command" in hand
      When Alice tries to play "Profane Command" targeting Bob, "Hill Giant" and "Hill Giant" with X = 2 choosing modes 1 and 4
      Then the attempt is refused
      When Alice plays "Profane Command" targeting Bob, "Hill Giant" and "Grizzly Bears" with X = 2 choosing modes 1 and 4
      And all players pass
      Then Bob is at 18 life
      And "Hill Giant" has fear
      And "Grizzly Bears" has fear
