Feature: Clash: abilities that watch for a clash
  When "whenever you clash" triggers, for whom, and when it goes on the stack.

  @LRW-CLASH-20
  Rule: Whenever you clash is triggered by the end of the clash, in the middle of the resolution, and waits
    Lorwyn primer, "Keyword Action: Clash", first note, step 6; rule 410.2

    Scenario: Entangling Trap triggers though Spring Cleaning then destroys it
      Given a game between Alice and Bob
      And Alice controls 2 "Forest" and "Grizzly Bears"
      And Alice has "Spring Cleaning" in hand
      And Bob controls "Glorious Anthem" and "Entangling Trap"
      And the top card of Alice's library is "Hill Giant"
      When Alice plays "Spring Cleaning" targeting "Glorious Anthem"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then "Entangling Trap" is in Bob's graveyard
      And the stack is, from the top, the ability of "Entangling Trap"
      And "Grizzly Bears" is untapped
      When all players pass
      Then "Grizzly Bears" is tapped

    Scenario: Entangling Trap destroyed before the clash does not trigger
      Given a game between Alice and Bob
      And Alice controls 2 "Forest" and "Grizzly Bears"
      And Alice has "Spring Cleaning" in hand
      And Bob controls "Entangling Trap"
      When Alice plays "Spring Cleaning" targeting "Entangling Trap"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then "Entangling Trap" is in Bob's graveyard
      And the stack is empty
      And "Grizzly Bears" is untapped

  @LRW-CLASH-21
  Rule: The clash card finishes resolving, bonus included, before any triggered ability is put on the stack
    Lorwyn primer, "Keyword Action: Clash", first note, step 7; rule 410.3

    Scenario: Bob is at 17 life before Alice is asked what Entangling Trap taps
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain" and "Entangling Trap"
      And Alice has "Lash Out" in hand
      And Bob controls "Grizzly Bears", "Hill Giant" and "Llanowar Elves"
      And the top card of Alice's library is "Craw Wurm"
      And the top card of Bob's library is "Forest"
      When Alice plays "Lash Out" targeting "Grizzly Bears"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Alice is asked to choose targets
      And Bob is at 17 life
      And "Grizzly Bears" is in Bob's graveyard
      And "Lash Out" is in Alice's graveyard
      When Alice chooses "Hill Giant"
      Then the stack is, from the top, the ability of "Entangling Trap"
      When all players pass
      Then "Hill Giant" is tapped
      And "Llanowar Elves" is untapped

    Scenario: The whole of Lash Out is done when Sylvan Echoes goes on the stack
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain" and "Sylvan Echoes"
      And Alice has "Lash Out" in hand
      And Bob controls "Grizzly Bears"
      And the top card of Alice's library is "Hill Giant"
      And the top card of Bob's library is "Forest"
      When Alice plays "Lash Out" targeting "Grizzly Bears"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 17 life
      And "Grizzly Bears" is in Bob's graveyard
      And the stack is, from the top, the ability of "Sylvan Echoes"
      And Alice has 0 cards in hand
      And Alice has priority

  @LRW-CLASH-22
  Rule: Targets of an ability triggered by a clash are chosen among what the clash card has left
    Lorwyn primer, "Keyword Action: Clash", first note, step 8; rules 410.3, 410.4

    Scenario: The creature that Lash Out has killed can be no target and the ability goes away
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain" and "Entangling Trap"
      And Alice has "Lash Out" in hand
      And Bob controls "Grizzly Bears"
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Plains"
      When Alice plays "Lash Out" targeting "Grizzly Bears"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then "Grizzly Bears" is in Bob's graveyard
      And nobody is asked anything
      And the stack is empty

    Scenario: Of the creatures of Bob's only the survivors can be chosen
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain" and "Entangling Trap"
      And Alice has "Lash Out" in hand
      And Bob controls "Grizzly Bears", "Hill Giant" and "Llanowar Elves"
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Plains"
      When Alice plays "Lash Out" targeting "Grizzly Bears"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Alice is asked to choose targets
      And Alice can choose "Hill Giant" and "Llanowar Elves"
      When Alice chooses "Llanowar Elves"
      And all players pass
      Then "Llanowar Elves" is tapped
      And "Hill Giant" is untapped

  @LRW-CLASH-33 @LRW-CLASH-35
  Rule: Entangling Trap and Rebellion of the Flamekin trigger on every clash of their controller, won or not
    Lorwyn primer, "Keyword Action: Clash", eighth note; rule 501.10c

    Scenario: A tie triggers Alice's Entangling Trap and Bob's Rebellion of the Flamekin
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain" and "Entangling Trap"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm" and "Rebellion of the Flamekin"
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Ornithopter"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then the stack is, from the top, the ability of "Rebellion of the Flamekin", the ability of "Entangling Trap"
      And Bob is at 20 life

    Scenario: Without a win Rebellion of the Flamekin makes a token without haste
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain", "Swamp" and "Rebellion of the Flamekin"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Grizzly Bears"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then the stack is, from the top, the ability of "Rebellion of the Flamekin"
      When all players pass
      Then Alice is asked to choose yes or no
      When Alice accepts
      Then Alice controls 1 "Elemental Shaman"
      And "Elemental Shaman" is 3/1
      And "Elemental Shaman" does not have haste
      And "Swamp" is tapped

    Scenario: With a win the token has haste until the end of the turn
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain", "Swamp" and "Rebellion of the Flamekin"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Hill Giant"
      And the top card of Bob's library is "Grizzly Bears"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 17 life
      When all players pass
      And Alice accepts
      Then Alice controls 1 "Elemental Shaman"
      And "Elemental Shaman" has haste
      When the game moves to Alice's next turn
      Then "Elemental Shaman" does not have haste

    Scenario: Who does not pay gets no token
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain", "Swamp" and "Rebellion of the Flamekin"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Hill Giant"
      And the top card of Bob's library is "Grizzly Bears"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 17 life
      When all players pass
      And Alice declines
      Then Alice controls no "Elemental Shaman"
      And the stack is empty

    Scenario: After a tie the creature that Entangling Trap tapped untaps as usual
      Rule 302.2

      Given a game between Alice and Bob
      And Alice controls 2 "Mountain" and "Entangling Trap"
      And Alice has "Lash Out" in hand
      And Bob controls "Grizzly Bears" and "Hill Giant"
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Ornithopter"
      When Alice plays "Lash Out" targeting "Grizzly Bears"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then the stack is, from the top, the ability of "Entangling Trap"
      When all players pass
      Then "Hill Giant" is tapped
      When the game moves to Bob's upkeep step
      Then "Hill Giant" is untapped

    Scenario: After a win the creature that Entangling Trap tapped stays tapped for one untap step
      Rule 302.2

      Given a game between Alice and Bob
      And Alice controls 2 "Mountain" and "Entangling Trap"
      And Alice has "Lash Out" in hand
      And Bob controls "Grizzly Bears" and "Hill Giant"
      And the top card of Alice's library is "Serra Angel"
      And the top card of Bob's library is "Ornithopter"
      When Alice plays "Lash Out" targeting "Grizzly Bears"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then the stack is, from the top, the ability of "Entangling Trap"
      When all players pass
      Then "Hill Giant" is tapped
      When the game moves to Bob's upkeep step
      Then "Hill Giant" is tapped
      When the game moves to Bob's next turn
      Then "Hill Giant" is untapped

  @LRW-CLASH-34
  Rule: Whenever you clash counts every clash that you take part in, also one that an opponent caused
    Lorwyn primer, "Keyword Action: Clash", eighth note; rule 501.10b

    Scenario: Alice's Lash Out triggers Bob's Entangling Trap
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain" and "Grizzly Bears"
      And Alice has "Lash Out" in hand
      And Bob controls "Hill Giant" and "Entangling Trap"
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Plains"
      When Alice plays "Lash Out" targeting "Hill Giant"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then the stack is, from the top, the ability of "Entangling Trap"
      When all players pass
      Then "Grizzly Bears" is tapped

    Scenario: A clash of Alice with Carol is none of Bob's
      Given a game between Alice, Bob and Carol
      And Alice controls 2 "Mountain" and "Grizzly Bears"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm" and "Entangling Trap"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice chooses Carol
      And Alice puts the revealed card on the top
      And Carol puts the revealed card on the top
      Then "Craw Wurm" has 3 damage
      And the stack is empty
      And "Grizzly Bears" is untapped

    Scenario: A clash of Alice with Bob triggers the Traps of both
      Given a game between Alice, Bob and Carol
      And Alice controls 2 "Mountain" and "Entangling Trap" as "Alice's Trap"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm" and "Entangling Trap" as "Bob's Trap"
      And Carol controls "Grizzly Bears" and "Entangling Trap" as "Carol's Trap"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice chooses Bob
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Alice is asked to choose targets
      And Alice can choose "Craw Wurm" and "Grizzly Bears"
      When Alice chooses "Craw Wurm"
      Then the stack is, from the top, the ability of "Bob's Trap", the ability of "Alice's Trap"
      When all players pass
      Then "Grizzly Bears" is tapped
      And "Craw Wurm" is untapped
      When all players pass
      Then "Craw Wurm" is tapped

  @LRW-CLASH-36 @LRW-CLASH-37
  Rule: Sylvan Echoes triggers when the clash is over, and only if its controller has won
    Lorwyn primer, "Keyword Action: Clash", ninth note; rule 501.10c

    Scenario: Alice wins and may draw the card that she kept
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain" and "Sylvan Echoes"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Hill Giant"
      And the top card of Bob's library is "Grizzly Bears"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then the stack is, from the top, the ability of "Sylvan Echoes"
      And Alice has 0 cards in hand
      And Bob is at 17 life
      When all players pass
      Then Alice is asked to choose yes or no
      When Alice accepts
      Then "Hill Giant" is in Alice's hand

    Scenario: Alice wins and may leave her library alone
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain" and "Sylvan Echoes"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Hill Giant"
      And the top card of Bob's library is "Grizzly Bears"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 17 life
      When all players pass
      And Alice declines
      Then the top card of Alice's library is "Hill Giant"
      And Alice has 0 cards in hand

    Scenario: A tie does not trigger Alice's Sylvan Echoes
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain" and "Sylvan Echoes"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Grizzly Bears"
      And the top card of Bob's library is "Goblin Piker"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then the stack is empty
      And Alice has 0 cards in hand
      And "Craw Wurm" has 3 damage

    Scenario: A lower card does not trigger Alice's Sylvan Echoes
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain" and "Sylvan Echoes"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Grizzly Bears"
      And the top card of Bob's library is "Hill Giant"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then the stack is empty
      And Alice has 0 cards in hand
      And "Craw Wurm" has 3 damage

  @LRW-CLASH-38
  Rule: A player can win a clash that an opponent's spell or ability caused
    Lorwyn primer, "Keyword Action: Clash", ninth note; rule 501.10c

    Scenario: Bob wins Alice's clash and draws
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm" and "Sylvan Echoes"
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Serra Angel"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then the stack is, from the top, the ability of "Sylvan Echoes"
      And Bob is at 20 life
      When all players pass
      And Bob accepts
      Then "Serra Angel" is in Bob's hand

    Scenario: Bob does not win Alice's clash by taking part
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm" and "Sylvan Echoes"
      And the top card of Alice's library is "Serra Angel"
      And the top card of Bob's library is "Forest"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then the stack is empty
      And Bob is at 17 life
      And Bob has 0 cards in hand
