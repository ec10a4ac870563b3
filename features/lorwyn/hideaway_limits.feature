Feature: Hideaway: what can and cannot be done with the hidden card
  Cards that cannot be played now, costs of a free card, a land that is lost in response, a card that is gone.

  @LRW-HIDE-28
  Rule: If the card cannot be played, the ability does nothing and the card stays removed face down
    Lorwyn primer, "Keyword Ability: Hideaway"; rules 409.1c and 502.75a

    Scenario: Terror finds no target and stays hidden
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Forest", "Dread" and "Phyrexian Hulk"
      And Alice has "Terror" removed from the game
      And "Mosswort Bridge" has removed "Terror" face down
      When Alice plays the second ability of "Mosswort Bridge"
      Then "Mosswort Bridge" is tapped
      When all players pass
      Then nobody is asked anything
      And the stack is empty
      And "Terror" is removed from the game
      And Bob may not look at "Terror"
      And Alice may look at "Terror"
      And "Dread" is in play
      And "Phyrexian Hulk" is in play

    Scenario: Meddling Mage keeps the card that it names hidden
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Forest", "Craw Wurm" and "Serra Angel"
      And Alice has "Hill Giant" removed from the game
      And "Mosswort Bridge" has removed "Hill Giant" face down
      And Bob controls "Meddling Mage"
      And the card name chosen for "Meddling Mage" is Hill Giant
      When Alice plays the second ability of "Mosswort Bridge"
      Then "Mosswort Bridge" is tapped
      When all players pass
      Then nobody is asked anything
      And the stack is empty
      And "Hill Giant" is removed from the game
      And Bob may not look at "Hill Giant"

  @LRW-HIDE-29
  Rule: The player may try again by playing the ability another time
    Lorwyn primer, "Keyword Ability: Hideaway"; rule 502.75a

    Scenario: A turn later Terror finds the Bears that Bob has played
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Forest", "Dread" and "Phyrexian Hulk"
      And Alice has "Terror" removed from the game
      And "Mosswort Bridge" has removed "Terror" face down
      And Bob controls 2 "Forest" as "Bob's Forest"
      And Bob has "Grizzly Bears" in hand
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      Then "Terror" is removed from the game
      When the game moves to Bob's next turn
      And Bob plays "Grizzly Bears"
      And all players pass
      And the game moves to Alice's next turn
      And Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      And all players pass
      Then "Grizzly Bears" is in Bob's graveyard
      And "Terror" is in Alice's graveyard

    Scenario: A card declined in one turn may be played in another
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Forest", "Craw Wurm" and "Serra Angel"
      And Alice has "Hill Giant" removed from the game
      And "Mosswort Bridge" has removed "Hill Giant" face down
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice declines
      Then "Hill Giant" is removed from the game
      When the game moves to Alice's next turn
      And Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      Then the stack is, from the top, "Hill Giant"

  @LRW-HIDE-30
  Rule: A card played without paying its mana cost cannot be played for an alternative cost such as evoke or morph
    Lorwyn primer, "Keyword Ability: Hideaway"; rule 409.1b

    Scenario: A hidden Mulldrifter is played for nothing and stays
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Craw Wurm", "Serra Angel" and 3 "Island"
      And Alice has {G} in the mana pool
      And Alice has "Mulldrifter" removed from the game
      And "Mosswort Bridge" has removed "Mulldrifter" face down
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      Then nobody is asked anything
      And the stack is, from the top, "Mulldrifter"
      When the stack resolves
      Then "Mulldrifter" is in play
      And Alice has 2 cards in hand
      And "Island 1" is untapped
      And "Island 2" is untapped
      And "Island 3" is untapped

    Scenario: Dream Halls offers no second way to play the free card
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Forest", "Craw Wurm", "Serra Angel" and "Dream Halls"
      And Alice has "Shock" in hand
      And Alice has "Hill Giant" removed from the game
      And "Mosswort Bridge" has removed "Hill Giant" face down
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      Then nobody is asked anything
      And the stack is, from the top, "Hill Giant"
      And "Shock" is in Alice's hand
      When all players pass
      Then "Hill Giant" is in play

  @LRW-HIDE-31
  Rule: Additional costs of the card may be paid
    Lorwyn primer, "Keyword Ability: Hideaway"; rules 409.1b and 424.1

    Scenario: Alice pays the kicker of Kavu Titan
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Craw Wurm", "Serra Angel" and 3 "Forest"
      And Alice has {G} in the mana pool
      And Alice has "Kavu Titan" removed from the game
      And "Mosswort Bridge" has removed "Kavu Titan" face down
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      And Alice chooses Kicker
      Then the stack is, from the top, "Kavu Titan"
      And "Forest 1" is tapped
      And "Forest 2" is tapped
      And "Forest 3" is tapped
      When all players pass
      Then "Kavu Titan" is 5/5
      And "Kavu Titan" has trample

    Scenario: Without its kicker Kavu Titan is a 2/2 for nothing
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Craw Wurm", "Serra Angel" and 3 "Forest"
      And Alice has {G} in the mana pool
      And Alice has "Kavu Titan" removed from the game
      And "Mosswort Bridge" has removed "Kavu Titan" face down
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      And Alice chooses nothing
      And all players pass
      Then "Kavu Titan" is 2/2
      And "Kavu Titan" does not have trample
      And "Forest 1" is untapped
      And "Forest 2" is untapped
      And "Forest 3" is untapped

    Scenario: Dragon's Claw sees that the free Savage Beating is played, without entwine
      Rule 413.2e

      Given a game between Alice and Bob
      And it is Alice's beginning of combat step
      And Alice controls "Mosswort Bridge", "Craw Wurm" and "Serra Angel"
      And Alice has {G} in the mana pool
      And Alice has "Savage Beating" removed from the game
      And "Mosswort Bridge" has removed "Savage Beating" face down
      And Bob controls "Dragon's Claw"
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      And Alice chooses nothing
      And Alice chooses mode 1
      Then the stack is, from the top, the ability of "Dragon's Claw", "Savage Beating"
      When all players pass
      And Bob accepts
      Then Bob is at 21 life

    Scenario: Alice pays entwine for Savage Beating and has all of its modes
      Rule 409.1b

      Given a game between Alice and Bob
      And it is Alice's beginning of combat step
      And Alice controls "Mosswort Bridge", "Craw Wurm", "Serra Angel" and 2 "Mountain"
      And "Craw Wurm" is tapped
      And Alice has {G} in the mana pool
      And Alice has "Savage Beating" removed from the game
      And "Mosswort Bridge" has removed "Savage Beating" face down
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      And Alice chooses Entwine
      And all players pass
      Then "Craw Wurm" is untapped
      And "Craw Wurm" has double strike
      And "Mountain 1" is tapped

    Scenario: Alice concedes instead of choosing a mode of Savage Beating without entwine, which she has not played then
      Rules 102.3a and 102.5

      Given a game between Alice, Bob and Carol
      And it is Alice's beginning of combat step
      And Alice controls "Mosswort Bridge", "Craw Wurm" and "Serra Angel"
      And Alice has {G} in the mana pool
      And Alice has "Savage Beating" removed from the game
      And "Mosswort Bridge" has removed "Savage Beating" face down
      And Bob controls "Dragon's Claw"
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      And Alice chooses nothing
      Then Alice is asked to choose modes
      When Alice concedes
      Then Alice has lost the game
      And the game goes on
      And the stack is empty
      And Bob has priority

    Scenario: An additional cost that is not optional has to be paid
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Craw Wurm", "Serra Angel" and 2 "Island"
      And Alice has {G} in the mana pool
      And Alice has "Silvergill Adept" removed from the game
      And "Mosswort Bridge" has removed "Silvergill Adept" face down
      When Alice plays the second ability of "Mosswort Bridge"
      Then "Mosswort Bridge" is tapped
      When all players pass
      Then nobody is asked anything
      And "Silvergill Adept" is removed from the game

    Scenario: Alice pays {3} to play the free Silvergill Adept
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Craw Wurm", "Serra Angel" and 3 "Island"
      And Alice has {G} in the mana pool
      And Alice has "Silvergill Adept" removed from the game
      And "Mosswort Bridge" has removed "Silvergill Adept" face down
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      Then the stack is, from the top, "Silvergill Adept"
      And "Island 1" is tapped
      And "Island 2" is tapped
      And "Island 3" is tapped

  @LRW-HIDE-32
  Rule: Who loses control of the land in response may still play the card
    Lorwyn primer, "Keyword Ability: Hideaway"; rules 402.6 and 502.75a

    Scenario: Bob seizes the land, and Alice plays the card with her own creatures counted
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Forest", "Craw Wurm" and "Serra Angel"
      And Alice has "Hill Giant" removed from the game
      And "Mosswort Bridge" has removed "Hill Giant" face down
      And Bob controls 5 "Mountain"
      And Bob has "Word of Seizing" in hand
      When Alice plays the second ability of "Mosswort Bridge"
      And Alice passes
      And Bob plays "Word of Seizing" targeting "Mosswort Bridge"
      And all players pass
      Then Bob controls "Mosswort Bridge"
      When all players pass
      Then Alice is asked to choose yes or no
      When Alice accepts
      Then the stack is, from the top, "Hill Giant"
      And Alice controls "Hill Giant"

    Scenario: Bob seizes the land and plays the card first, and Alice's ability finds it gone
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Forest", "Craw Wurm" and "Serra Angel"
      And Alice has "Hill Giant" removed from the game
      And "Mosswort Bridge" has removed "Hill Giant" face down
      And Bob controls 5 "Mountain", "Forest" as "Bob's Forest" and 2 "Craw Wurm" as "Bob's Wurm"
      And Bob has "Word of Seizing" in hand
      When Alice plays the second ability of "Mosswort Bridge"
      And Alice passes
      And Bob plays "Word of Seizing" targeting "Mosswort Bridge"
      And all players pass
      Then Bob controls "Mosswort Bridge"
      When Alice passes
      And Bob plays the second ability of "Mosswort Bridge"
      And all players pass
      And Bob accepts
      Then the stack is, from the top, "Hill Giant", the ability of "Mosswort Bridge"
      And Bob controls "Hill Giant"
      When all players pass
      And all players pass
      Then nobody is asked anything
      And the stack is empty
      And Bob controls "Hill Giant"

    Scenario: Boomerang takes the land away, and Alice plays the card all the same
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Forest", "Craw Wurm" and "Serra Angel"
      And Alice has "Hill Giant" removed from the game
      And "Mosswort Bridge" has removed "Hill Giant" face down
      And Bob controls 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice plays the second ability of "Mosswort Bridge"
      And Alice passes
      And Bob plays "Boomerang" targeting "Mosswort Bridge"
      And all players pass
      Then "Mosswort Bridge" is in Alice's hand
      When all players pass
      And Alice accepts
      Then the stack is, from the top, "Hill Giant"

  @LRW-HIDE-33
  Rule: Once the card has left the removed cards, the ability does nothing
    Lorwyn primer, "Keyword Ability: Hideaway"; rules 217.1c and 217.7d

    Scenario: The card is played once and not again
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Forest", "Craw Wurm" and "Serra Angel"
      And Alice has "Hill Giant" removed from the game
      And "Mosswort Bridge" has removed "Hill Giant" face down
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      And all players pass
      Then "Hill Giant" is in play
      When the game moves to Alice's next turn
      And Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      Then nobody is asked anything
      And the stack is empty
      And "Mosswort Bridge" is tapped
      And Alice controls 1 "Hill Giant"

    Scenario: A land is played once, and the ability leaves the land play of the next turn to Alice
      Rule 305.4

      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Forest", "Craw Wurm" and "Serra Angel"
      And Alice has "Plains" in hand
      And Alice has "Swamp" removed from the game
      And "Mosswort Bridge" has removed "Swamp" face down
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      Then "Swamp" is in play
      When Alice tries to play "Plains"
      Then the attempt is refused
      When the game moves to Alice's next turn
      And Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      Then nobody is asked anything
      And "Mosswort Bridge" is tapped
      When Alice plays "Plains"
      Then "Plains" is in play

    Scenario: The ability does not follow the card into the graveyard
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Forest", "Craw Wurm" and "Serra Angel"
      And Alice has "Hill Giant" removed from the game
      And "Mosswort Bridge" has removed "Hill Giant" face down
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      And all players pass
      And Alice passes
      And Bob plays "Lightning Bolt" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is in Alice's graveyard
      When the game moves to Alice's next turn
      And Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      Then nobody is asked anything
      And "Mosswort Bridge" is tapped
      And "Hill Giant" is in Alice's graveyard
