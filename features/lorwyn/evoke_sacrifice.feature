Feature: Evoke: the sacrifice
  The triggered half of evoke: when it triggers, what it refers to, and how it goes together with the card's own ability.

  @LRW-EVOKE-09
  Rule: Evoke is a static ability for playing the card and a triggered ability of the permanent
    Lorwyn primer, "Keyword Ability: Evoke"; rule 502.74a

    Scenario: The stack holds the spell alone until it has come into play
      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has "Mulldrifter" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      Then the stack is, from the top, "Mulldrifter"
      When all players pass
      And Alice orders the ability of "Mulldrifter" and the evoke ability of "Mulldrifter"
      Then the stack is, from the top, the evoke ability of "Mulldrifter", the ability of "Mulldrifter"
      And "Mulldrifter" is in play

    Scenario: Humble takes Mulldrifter's abilities away, but those that have triggered resolve
      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has "Mulldrifter" in hand
      And Bob controls 2 "Plains"
      And Bob has "Humble" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And all players pass
      And Alice orders the ability of "Mulldrifter" and the evoke ability of "Mulldrifter"
      And Alice passes
      And Bob plays "Humble" targeting "Mulldrifter"
      And all players pass
      Then "Mulldrifter" does not have flying
      And "Mulldrifter" does not have evoke
      When all players pass
      Then "Mulldrifter" is in Alice's graveyard
      When all players pass
      Then Alice has 2 cards in hand

  @LRW-EVOKE-12
  Rule: Only a permanent that was itself played for evoke is sacrificed, by whoever controls it
    Lorwyn primer, "Keyword Ability: Evoke"; rules 217.1c, 404.3 and 502.74a

    Scenario: For a Mulldrifter played for its mana cost no sacrifice is put on the stack
      Given a game between Alice and Bob
      And Alice controls 5 "Island"
      And Alice has "Mulldrifter" in hand
      When Alice plays "Mulldrifter"
      And all players pass
      Then nobody is asked anything
      And the stack is, from the top, the ability of "Mulldrifter"
      When the stack resolves
      Then "Mulldrifter" is in play

    Scenario: Blinked in response, Mulldrifter comes back as a new object, draws again and stays
      Given a game between Alice and Bob
      And Alice controls 2 "Plains"
      And Alice has {2}{U} in the mana pool
      And Alice has "Mulldrifter" and "Momentary Blink" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And all players pass
      And Alice orders the ability of "Mulldrifter" and the evoke ability of "Mulldrifter"
      And Alice plays "Momentary Blink" targeting "Mulldrifter"
      And all players pass
      Then the stack is, from the top, the ability of "Mulldrifter", the evoke ability of "Mulldrifter", the ability of "Mulldrifter"
      When the stack resolves
      Then "Mulldrifter" is in play
      And Alice has 4 cards in hand

    Scenario: Raised by Zombify, the sacrificed Mulldrifter draws again and stays
      Given a game between Alice and Bob
      And Alice controls 4 "Swamp"
      And Alice has {2}{U} in the mana pool
      And Alice has "Mulldrifter" and "Zombify" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And all players pass
      And Alice orders the ability of "Mulldrifter" and the evoke ability of "Mulldrifter"
      And the stack resolves
      Then "Mulldrifter" is in Alice's graveyard
      When Alice plays "Zombify" targeting "Mulldrifter"
      And all players pass
      Then nobody is asked anything
      And the stack is, from the top, the ability of "Mulldrifter"
      When the stack resolves
      Then "Mulldrifter" is in play
      And Alice has 4 cards in hand

  @LRW-EVOKE-19
  Rule: A creature played for evoke has two abilities that trigger, the sacrifice and its own
    Lorwyn primer, "Keyword Ability: Evoke"; rules 410.3 and 410.10a

    Scenario: An evoked Ingot Chewer destroys Ornithopter and is sacrificed
      Given a game between Alice and Bob
      And Alice controls "Mountain"
      And Alice has "Ingot Chewer" in hand
      And Bob controls "Ornithopter"
      When Alice plays "Ingot Chewer" for its evoke cost
      And all players pass
      And Alice orders the ability of "Ingot Chewer" and the evoke ability of "Ingot Chewer"
      Then the stack is, from the top, the evoke ability of "Ingot Chewer", the ability of "Ingot Chewer"
      When the stack resolves
      Then "Ornithopter" is in Bob's graveyard
      And "Ingot Chewer" is in Alice's graveyard

    Scenario: An Ingot Chewer played for its mana cost has only its own
      Given a game between Alice and Bob
      And Alice controls 5 "Mountain"
      And Alice has "Ingot Chewer" in hand
      And Bob controls "Ornithopter"
      When Alice plays "Ingot Chewer"
      And all players pass
      Then the stack is, from the top, the ability of "Ingot Chewer"
      When the stack resolves
      Then "Ornithopter" is in Bob's graveyard
      And "Ingot Chewer" is in play

  @LRW-EVOKE-20
  Rule: The creature's controller decides which of the two goes on the stack first
    Lorwyn primer, "Keyword Ability: Evoke"; rule 410.3

    Scenario: With the sacrifice below, the cards are drawn while Mulldrifter is in play
      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has "Mulldrifter" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And all players pass
      Then Alice is asked to choose the order
      When Alice orders the evoke ability of "Mulldrifter" and the ability of "Mulldrifter"
      And all players pass
      Then Alice has 2 cards in hand
      And "Mulldrifter" is in play
      And the stack is, from the top, the evoke ability of "Mulldrifter"
      When all players pass
      Then "Mulldrifter" is in Alice's graveyard

    Scenario: With the sacrifice on top, Mulldrifter is gone before the cards are drawn
      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has "Mulldrifter" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And all players pass
      Then Alice is asked to choose the order
      When Alice orders the ability of "Mulldrifter" and the evoke ability of "Mulldrifter"
      And all players pass
      Then "Mulldrifter" is in Alice's graveyard
      And Alice has 0 cards in hand
      And the stack is, from the top, the ability of "Mulldrifter"
      When all players pass
      Then Alice has 2 cards in hand

  @LRW-EVOKE-21
  Rule: Players can respond to both abilities, while the evoked creature is in play
    Lorwyn primer, "Keyword Ability: Evoke"; rules 402.6 and 408.1d

    Scenario: Alice saves Mulldrifter with Boomerang and draws all the same
      Given a game between Alice and Bob
      And Alice controls 2 "Island"
      And Alice has {2}{U} in the mana pool
      And Alice has "Mulldrifter" and "Boomerang" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And all players pass
      And Alice orders the ability of "Mulldrifter" and the evoke ability of "Mulldrifter"
      And Alice plays "Boomerang" targeting "Mulldrifter"
      And the stack resolves
      Then "Mulldrifter" is in Alice's hand
      And Alice has 3 cards in hand

    Scenario: Bob kills the evoked Mulldrifter and Alice draws all the same
      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has "Mulldrifter" in hand
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And all players pass
      And Alice orders the evoke ability of "Mulldrifter" and the ability of "Mulldrifter"
      Then "Mulldrifter" is 2/2
      And "Mulldrifter" has flying
      When Alice passes
      And Bob plays "Lightning Bolt" targeting "Mulldrifter"
      And all players pass
      Then "Mulldrifter" is in Alice's graveyard
      And the stack is, from the top, the ability of "Mulldrifter", the evoke ability of "Mulldrifter"
      When the stack resolves
      Then Alice has 2 cards in hand
      And "Lightning Bolt" is in Bob's graveyard

  @LRW-EVOKE-23
  Rule: A creature that comes into play under another player's control is sacrificed as well
    Lorwyn primer, "Keyword Ability: Evoke"; rule 502.74a

    Scenario: Bob gathers the evoked Mulldrifter, draws two cards and sacrifices it
      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has "Mulldrifter" in hand
      And Bob controls 6 "Island" as "Bob's Island"
      And Bob has "Gather Specimens" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And Alice passes
      And Bob plays "Gather Specimens"
      And all players pass
      And all players pass
      Then Bob controls "Mulldrifter"
      When Bob orders the ability of "Mulldrifter" and the evoke ability of "Mulldrifter"
      And all players pass
      Then "Mulldrifter" is in Alice's graveyard
      When all players pass
      Then Bob has 2 cards in hand
      And Alice has 0 cards in hand

    Scenario: Bob keeps a gathered Mulldrifter that was played for its mana cost
      Given a game between Alice and Bob
      And Alice controls 5 "Island"
      And Alice has "Mulldrifter" in hand
      And Bob controls 6 "Island" as "Bob's Island"
      And Bob has "Gather Specimens" in hand
      When Alice plays "Mulldrifter"
      And Alice passes
      And Bob plays "Gather Specimens"
      And the stack resolves
      Then Bob controls "Mulldrifter"
      And Bob has 2 cards in hand

    Scenario: Bob leaves the game before he can gather Mulldrifter, and Alice sacrifices it
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls 3 "Island"
      And Alice has "Mulldrifter" in hand
      And Bob controls 6 "Island" as "Bob's Island"
      And Bob has "Gather Specimens" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And Alice passes
      And Bob plays "Gather Specimens"
      And all players pass
      And Bob concedes
      And all players pass
      Then Alice controls "Mulldrifter"
      When Alice orders the ability of "Mulldrifter" and the evoke ability of "Mulldrifter"
      And the stack resolves
      Then "Mulldrifter" is in Alice's graveyard
      And Alice has 2 cards in hand

  @LRW-EVOKE-24
  Rule: Taken after it has come into play, the creature is sacrificed by its new controller
    Lorwyn primer, "Keyword Ability: Evoke"; rules 501.6 and 502.74a

    Scenario: Bob takes the evoked Mulldrifter with Ray of Command and has to sacrifice it
      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has "Mulldrifter" in hand
      And Bob controls 4 "Island" as "Bob's Island"
      And Bob has "Ray of Command" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And all players pass
      And Alice orders the ability of "Mulldrifter" and the evoke ability of "Mulldrifter"
      And Alice passes
      And Bob plays "Ray of Command" targeting "Mulldrifter"
      And all players pass
      Then Bob controls "Mulldrifter"
      When all players pass
      Then "Mulldrifter" is in Alice's graveyard

    Scenario: The cards are Alice's although Mulldrifter is Bob's by then
      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has "Mulldrifter" in hand
      And Bob controls 4 "Island" as "Bob's Island"
      And Bob has "Ray of Command" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And all players pass
      And Alice orders the evoke ability of "Mulldrifter" and the ability of "Mulldrifter"
      And Alice passes
      And Bob plays "Ray of Command" targeting "Mulldrifter"
      And all players pass
      Then Bob controls "Mulldrifter"
      When all players pass
      Then Alice has 2 cards in hand
      And Bob has 0 cards in hand
      When all players pass
      Then "Mulldrifter" is in Alice's graveyard

    Scenario: Ball Lightning, whose ability Alice controls, is not sacrificed once Bob has taken it
      Rule 501.6

      Given a game between Alice and Bob
      And it is Alice's postcombat main phase
      And Alice controls "Ball Lightning"
      And Bob controls 4 "Island"
      And Bob has "Ray of Command" in hand
      When all players pass
      Then the stack is, from the top, the ability of "Ball Lightning"
      When Alice passes
      And Bob plays "Ray of Command" targeting "Ball Lightning"
      And all players pass
      Then Bob controls "Ball Lightning"
      When all players pass
      Then Bob controls "Ball Lightning"

