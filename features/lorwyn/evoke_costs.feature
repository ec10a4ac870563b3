Feature: Evoke: the cost
  An alternative cost: chosen while the spell is played, changed like any total cost, never together with another.

  @LRW-EVOKE-01 @LRW-EVOKE-11
  Rule: Whoever plays the spell may choose to pay the evoke cost instead of the mana cost, not on top of it
    Lorwyn primer, "Keyword Ability: Evoke"; rules 409.1b, 409.1f and 502.74a

    Scenario: Three mana are spent on an evoked Mulldrifter and the rest is left
      Given a game between Alice and Bob
      And Alice has {4}{U} in the mana pool
      And Alice has "Mulldrifter" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      Then the stack is, from the top, "Mulldrifter"
      And the mana pool of Alice has {2}

    Scenario: Five mana are spent on a Mulldrifter that is played for its mana cost
      Given a game between Alice and Bob
      And Alice has {4}{U} in the mana pool
      And Alice has "Mulldrifter" in hand
      When Alice plays "Mulldrifter"
      Then the mana pool of Alice is empty
      When all players pass
      Then the stack is, from the top, the ability of "Mulldrifter"
      When the stack resolves
      Then "Mulldrifter" is in play

    Scenario: With three lands Mulldrifter is evoked only if Alice says so
      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has "Mulldrifter" in hand
      When Alice tries to play "Mulldrifter"
      Then the attempt is refused
      When Alice plays "Mulldrifter" for its evoke cost
      Then the stack is, from the top, "Mulldrifter"
      And "Island 1" is tapped
      And "Island 2" is tapped
      And "Island 3" is tapped

    Scenario: Two lands are too few for evoke
      Given a game between Alice and Bob
      And Alice controls 2 "Island"
      And Alice has "Mulldrifter" and "Island" as "Third Island" in hand
      When Alice tries to play "Mulldrifter" for its evoke cost
      Then the attempt is refused
      When Alice plays "Third Island"
      And Alice plays "Mulldrifter" for its evoke cost
      Then the stack is, from the top, "Mulldrifter"

  @LRW-EVOKE-13
  Rule: Evoke follows the rules of alternative costs, of which a spell gets only one
    Lorwyn primer, "Keyword Ability: Evoke"; rules 409.1b and 409.1f-h

    Scenario: A Mulldrifter paid for with Dream Halls was not evoked
      Given a game between Alice and Bob
      And Alice controls "Dream Halls"
      And Alice has "Mulldrifter", "Remove Soul" and "Shock" in hand
      When Alice plays "Mulldrifter" for its alternative cost
      Then "Remove Soul" is in Alice's graveyard
      When all players pass
      Then the stack is, from the top, the ability of "Mulldrifter"
      When the stack resolves
      Then "Mulldrifter" is in play
      And Alice has 3 cards in hand

    Scenario: Who evokes beside Dream Halls discards nothing
      Given a game between Alice and Bob
      And Alice controls "Dream Halls" and 3 "Island"
      And Alice has "Mulldrifter" and "Remove Soul" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And all players pass
      And Alice orders the ability of "Mulldrifter" and the evoke ability of "Mulldrifter"
      And all players pass
      Then "Mulldrifter" is in Alice's graveyard
      And "Remove Soul" is in Alice's hand

    Scenario: A discard to Dream Halls does not pay the evoke cost
      Given a game between Alice and Bob
      And Alice controls "Dream Halls" and 2 "Island"
      And Alice has "Mulldrifter" and "Remove Soul" in hand
      When Alice tries to play "Mulldrifter" for its evoke cost
      Then the attempt is refused
      When Alice plays "Mulldrifter" for its alternative cost
      Then "Remove Soul" is in Alice's graveyard
      And "Island 1" is untapped
      And "Island 2" is untapped

  @LRW-EVOKE-25
  Rule: An evoked spell keeps its mana cost and its converted mana cost
    Lorwyn primer, "Keyword Ability: Evoke"; rules 203.3 and 203.4

    Scenario: Spell Blast counters an evoked Mulldrifter with X = 5 and not with X = 3
      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has "Mulldrifter" in hand
      And Bob controls 6 "Island" as "Bob's Island"
      And Bob has "Spell Blast" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And Alice passes
      And Bob tries to play "Spell Blast" targeting "Mulldrifter" with X = 3
      Then the attempt is refused
      When Bob plays "Spell Blast" targeting "Mulldrifter" with X = 5
      And all players pass
      Then "Mulldrifter" is in Alice's graveyard
      And the stack is empty

    Scenario: An evoked Shriekmaw in play still costs five
      Given a game between Alice and Bob
      And Alice controls 2 "Swamp"
      And Alice has "Shriekmaw" in hand
      And Bob controls "Grizzly Bears"
      When Alice plays "Shriekmaw" for its evoke cost
      And all players pass
      And Alice orders the evoke ability of "Shriekmaw" and the ability of "Shriekmaw"
      Then "Shriekmaw" is in play
      And the converted mana cost of "Shriekmaw" is 5
      And the mana cost of "Shriekmaw" is {4}{B}

  @LRW-EVOKE-26
  Rule: What makes spells cost more or less changes the evoke cost just as well
    Lorwyn primer, "Keyword Ability: Evoke"; rules 409.1f and 424.4

    Scenario: Under Sphere of Resistance evoking Mulldrifter takes a fourth land
      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has "Mulldrifter" and "Island" as "Fourth Island" in hand
      And Bob controls "Sphere of Resistance"
      When Alice tries to play "Mulldrifter" for its evoke cost
      Then the attempt is refused
      When Alice plays "Fourth Island"
      And Alice plays "Mulldrifter" for its evoke cost
      Then the stack is, from the top, "Mulldrifter"
      And "Island 1" is tapped
      And "Island 2" is tapped
      And "Island 3" is tapped
      And "Fourth Island" is tapped

    Scenario: With Sapphire Medallion two lands are enough
      Given a game between Alice and Bob
      And Alice controls "Sapphire Medallion" and "Island"
      And Alice has "Mulldrifter" and "Island" as "Second Island" in hand
      When Alice tries to play "Mulldrifter" for its evoke cost
      Then the attempt is refused
      When Alice plays "Second Island"
      And Alice plays "Mulldrifter" for its evoke cost
      Then the stack is, from the top, "Mulldrifter"
      And "Island" is tapped
      And "Second Island" is tapped

    Scenario: Two Medallions and a Sphere make it one mana less
      Given a game between Alice and Bob
      And Alice controls 2 "Sapphire Medallion"
      And Alice has {4}{U} in the mana pool
      And Alice has "Mulldrifter" in hand
      And Bob controls "Sphere of Resistance"
      When Alice plays "Mulldrifter" for its evoke cost
      Then the stack is, from the top, "Mulldrifter"
      And the mana pool of Alice has {3}

    Scenario: Three Medallions leave the blue mana to be paid
      Given a game between Alice and Bob
      And Alice controls 3 "Sapphire Medallion" and "Mountain"
      And Alice has "Mulldrifter" and "Island" in hand
      When Alice tries to play "Mulldrifter" for its evoke cost
      Then the attempt is refused
      When Alice plays "Island"
      And Alice plays "Mulldrifter" for its evoke cost
      Then the stack is, from the top, "Mulldrifter"
      And "Island" is tapped
      And "Mountain" is untapped

  @LRW-EVOKE-27
  Rule: Such effects change the total cost, and the mana cost stays as printed
    Lorwyn primer, "Keyword Ability: Evoke"; rules 203.4 and 424.4

    Scenario: A Mulldrifter evoked for two mana still has a converted mana cost of five
      Rule 203.3

      Given a game between Alice and Bob
      And Alice controls "Sapphire Medallion" and 2 "Island"
      And Alice has "Mulldrifter" in hand
      And Bob controls 6 "Island" as "Bob's Island"
      And Bob has "Spell Blast" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And Alice passes
      And Bob tries to play "Spell Blast" targeting "Mulldrifter" with X = 2
      Then the attempt is refused
      When Bob tries to play "Spell Blast" targeting "Mulldrifter" with X = 3
      Then the attempt is refused
      When Bob tries to play "Spell Blast" targeting "Mulldrifter" with X = 4
      Then the attempt is refused
      When Bob plays "Spell Blast" targeting "Mulldrifter" with X = 5
      And all players pass
      Then "Mulldrifter" is in Alice's graveyard
      And the stack is empty

    Scenario: A dearer evoke cost does not raise the converted mana cost
      Given a game between Alice and Bob
      And Alice controls 5 "Island" and 2 "Sphere of Resistance"
      And Alice has "Mulldrifter" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      Then "Mulldrifter" is on the stack
      And the converted mana cost of "Mulldrifter" is 5
      And the mana cost of "Mulldrifter" is {4}{U}
      And "Island 5" is tapped

  @LRW-EVOKE-28
  Rule: Whether it is sacrificed depends on the choice to pay the evoke cost, not on the mana that was paid
    Lorwyn primer, "Keyword Ability: Evoke"; rules 409.1b, 424.4 and 502.74a

    Scenario: An evoked Mulldrifter is sacrificed although two Spheres made it as dear as its mana cost
      Given a game between Alice and Bob
      And Alice controls 5 "Island"
      And Alice has "Mulldrifter" in hand
      And Bob controls 2 "Sphere of Resistance"
      When Alice plays "Mulldrifter" for its evoke cost
      And all players pass
      And Alice orders the ability of "Mulldrifter" and the evoke ability of "Mulldrifter"
      And all players pass
      Then "Mulldrifter" is in Alice's graveyard

    Scenario: An evoked Mulldrifter is sacrificed although two Medallions left a single mana to pay
      Given a game between Alice and Bob
      And Alice controls 2 "Sapphire Medallion" and "Island"
      And Alice has "Mulldrifter" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And all players pass
      And Alice orders the ability of "Mulldrifter" and the evoke ability of "Mulldrifter"
      And all players pass
      Then "Mulldrifter" is in Alice's graveyard

    Scenario: A Mulldrifter whose mana cost was reduced to three mana is not sacrificed
      Given a game between Alice and Bob
      And Alice controls 2 "Sapphire Medallion" and 3 "Island"
      And Alice has "Mulldrifter" in hand
      When Alice plays "Mulldrifter"
      And all players pass
      Then the stack is, from the top, the ability of "Mulldrifter"
      When the stack resolves
      Then "Mulldrifter" is in play
      And Alice has 2 cards in hand

  @LRW-EVOKE-29
  Rule: A spell played without paying its mana cost cannot be evoked
    Lorwyn primer, "Keyword Ability: Evoke"; rule 409.1b

    Scenario: A Mulldrifter played with Mosswort Bridge draws two cards and stays
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Forest", "Craw Wurm" and "Serra Angel"
      And Alice has "Mulldrifter" removed from the game
      And "Mosswort Bridge" has removed "Mulldrifter" face down
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      Then nobody is asked anything
      And the stack is, from the top, "Mulldrifter"
      When all players pass
      Then the stack is, from the top, the ability of "Mulldrifter"
      When all players pass
      Then "Mulldrifter" is in play
      And Alice has 2 cards in hand

    Scenario: Three Islands at hand do not make the free Mulldrifter an evoked one
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Craw Wurm", "Serra Angel" and 3 "Island"
      And Alice has {G} in the mana pool
      And Alice has "Mulldrifter" removed from the game
      And "Mosswort Bridge" has removed "Mulldrifter" face down
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      And the stack resolves
      Then "Mulldrifter" is in play
      And "Island 1" is untapped
      And "Island 2" is untapped
      And "Island 3" is untapped

    Scenario: Mulldrifter, evoked and countered, is played by Guile's controller for nothing and is not evoked then
      Rule 419.1a

      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has "Mulldrifter" in hand
      And Bob controls "Guile" and 2 "Island" as "Bob's Island"
      And Bob has "Counterspell" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And Alice passes
      And Bob plays "Counterspell" targeting "Mulldrifter"
      And all players pass
      And Bob accepts
      Then nobody is asked anything
      And the stack is, from the top, "Mulldrifter"
      When all players pass
      Then the stack is, from the top, the ability of "Mulldrifter"
      When all players pass
      Then Bob controls "Mulldrifter"
      And Bob has 2 cards in hand

    Scenario: Countered by Bob, the evoked Mulldrifter is not played again for the Guile that Alice controls
      Rule 419.1a

      Given a game between Alice and Bob
      And Alice controls "Guile" and 3 "Island"
      And Alice has "Mulldrifter" in hand
      And Bob controls 2 "Island" as "Bob's Island"
      And Bob has "Counterspell" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And Alice passes
      And Bob plays "Counterspell" targeting "Mulldrifter"
      And all players pass
      Then nobody is asked anything
      And "Mulldrifter" is in Alice's graveyard
