Feature: Hideaway: playing the hidden card
  The land's last ability lets its controller play the hidden card while it resolves, for nothing and once.

  @LRW-HIDE-18 @LRW-HIDE-19
  Rule: Who controls the land's activated ability may play the card, whoever owns it or hid it
    Lorwyn primer, "Keyword Ability: Hideaway"; rules 403.2 and 502.75a

    Scenario: Bob confiscates the land and plays the Angel that Alice hid
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Mosswort Bridge"
      And Alice has "Serra Angel" removed from the game
      And "Mosswort Bridge" has removed "Serra Angel" face down
      And Bob controls "Forest" and 2 "Craw Wurm"
      And Bob has {4}{U}{U} in the mana pool
      And Bob has "Confiscate" in hand
      When Bob plays "Confiscate" targeting "Mosswort Bridge"
      And all players pass
      And Bob plays the second ability of "Mosswort Bridge"
      And all players pass
      And Bob accepts
      Then the stack is, from the top, "Serra Angel"
      And Bob controls "Serra Angel"
      When all players pass
      Then Bob controls "Serra Angel"

    Scenario: Bob confiscates the land and plays the Forest that Alice hid, which he controls and she owns
      Rule 305.4

      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Mosswort Bridge"
      And Alice has "Forest" as "hidden Forest" removed from the game
      And "Mosswort Bridge" has removed "hidden Forest" face down
      And Bob controls "Forest" and 2 "Craw Wurm"
      And Bob has {4}{U}{U} in the mana pool
      And Bob has "Confiscate" in hand
      When Bob plays "Confiscate" targeting "Mosswort Bridge"
      And all players pass
      And Bob plays the second ability of "Mosswort Bridge"
      And all players pass
      And Bob accepts
      Then Bob controls "hidden Forest"
      And Alice owns "hidden Forest"

    Scenario: Bob's creatures count for Bob's ability, and Alice's do not
      Given a game between Alice and Bob
      And it is Bob's turn
      And Bob controls "Mosswort Bridge", "Forest" and "Serra Angel"
      And Alice controls 2 "Craw Wurm"
      And Alice has "Hill Giant" removed from the game
      And "Mosswort Bridge" has removed "Hill Giant" face down
      When Bob plays the second ability of "Mosswort Bridge"
      And all players pass
      Then nobody is asked anything
      And the stack is empty
      And "Mosswort Bridge" is tapped
      And "Hill Giant" is removed from the game

    Scenario: The Angel that Bob plays is Alice's card and goes to Alice's graveyard
      Given a game between Alice and Bob
      And it is Bob's turn
      And Bob controls "Mosswort Bridge", "Forest" and 2 "Craw Wurm"
      And "Mosswort Bridge" is owned by Alice
      And Alice controls 2 "Swamp"
      And Alice has "Terror" in hand
      And Alice has "Serra Angel" removed from the game
      And "Mosswort Bridge" has removed "Serra Angel" face down
      When Bob plays the second ability of "Mosswort Bridge"
      And all players pass
      Then Bob is asked to choose yes or no
      When Bob accepts
      Then Bob controls "Serra Angel"
      When all players pass
      Then "Serra Angel" is in play
      And Bob controls "Serra Angel"
      And Alice owns "Serra Angel"
      When Bob passes
      And Alice plays "Terror" targeting "Serra Angel"
      And all players pass
      Then "Serra Angel" is in Alice's graveyard

    Scenario: Bob concedes, and the Angel of Alice's that he has just played leaves the stack
      Rules 102.3a and 102.5

      Given a game between Alice, Bob and Carol
      And it is Bob's turn
      And Bob controls "Mosswort Bridge", "Forest" and 2 "Craw Wurm"
      And "Mosswort Bridge" is owned by Alice
      And Alice has "Serra Angel" removed from the game
      And "Mosswort Bridge" has removed "Serra Angel" face down
      When Bob plays the second ability of "Mosswort Bridge"
      And all players pass
      And Bob accepts
      Then Bob controls "Serra Angel"
      And the stack is, from the top, "Serra Angel"
      When Bob concedes
      Then the stack is empty
      And "Serra Angel" is removed from the game
      And Alice may look at "Serra Angel"

    Scenario: Bob concedes, and takes the Shock with him that Alice is playing
      Rules 102.5 and 422.1

      Given a game between Alice, Bob and Carol
      And Alice controls "Mosswort Bridge", "Forest" and 2 "Craw Wurm"
      And "Mosswort Bridge" is owned by Bob
      And Bob has "Shock" removed from the game
      And "Mosswort Bridge" has removed "Shock" face down
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      Then Alice is asked to choose targets
      When Bob concedes
      Then nobody is asked anything
      And the stack is empty
      And Carol is at 20 life
      And Alice has priority

  @LRW-HIDE-21
  Rule: The activated ability refers only to the card that the hideaway ability of the same land removed
    Lorwyn primer, "Keyword Ability: Hideaway"; rule 217.7d

    Scenario: Of two Mosswort Bridges each plays its own card
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge" as "North Bridge" and "Mosswort Bridge" as "South Bridge"
      And Alice controls "Craw Wurm", "Serra Angel" and "Forest"
      And Alice has "Grizzly Bears" and "Hill Giant" removed from the game
      And "North Bridge" has removed "Grizzly Bears" face down
      And "South Bridge" has removed "Hill Giant" face down
      When Alice plays the second ability of "South Bridge"
      And all players pass
      And Alice accepts
      Then nobody is asked anything
      And the stack is, from the top, "Hill Giant"
      And "Grizzly Bears" is removed from the game

    Scenario: A card removed with Swords to Plowshares is not the land's to play
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Craw Wurm", "Serra Angel", "Grizzly Bears" and "Forest"
      And Bob controls "Plains"
      And Bob has "Swords to Plowshares" in hand
      When Alice passes
      And Bob plays "Swords to Plowshares" targeting "Grizzly Bears"
      And all players pass
      And Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      Then nobody is asked anything
      And the stack is empty
      And "Mosswort Bridge" is tapped
      And "Grizzly Bears" is removed from the game

    Scenario: A land that has left and come back knows only the card of its second stay
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Craw Wurm", "Serra Angel", "Forest" and 2 "Island"
      And Alice has "Boomerang" in hand
      And Alice has "Hill Giant" removed from the game
      And "Mosswort Bridge" has removed "Hill Giant" face down
      And Alice's library is "Grizzly Bears" and "Swamp"
      When Alice plays "Boomerang" targeting "Mosswort Bridge"
      And all players pass
      And Alice plays "Mosswort Bridge"
      And all players pass
      And Alice chooses "Grizzly Bears"
      And the game moves to Alice's next turn
      And Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      Then nobody is asked anything
      And the stack is, from the top, "Grizzly Bears"
      And "Hill Giant" is removed from the game

    Scenario: Experiment Kraj with Isochron Scepter's ability copies no card that another ability of its has removed
      Rule 217.7d

      Given a game between Alice and Bob
      And Alice controls "Experiment Kraj", "March of the Machines", "Isochron Scepter", "Nezumi Graverobber" and 4 "Swamp"
      And "Isochron Scepter" has 1 +1/+1 counter
      And "Nezumi Graverobber" has 1 +1/+1 counter
      And Bob has "Shock" and "Forest" in the graveyard
      When Alice plays the third ability of "Experiment Kraj" targeting "Shock"
      And all players pass
      Then "Shock" is removed from the game
      When Alice plays the second ability of "Experiment Kraj"
      And all players pass
      And Alice accepts
      Then nobody is asked anything
      And "Experiment Kraj" is tapped
      And Bob is at 20 life

    Scenario: A card that has left the game with its owner is not copied by Isochron Scepter
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Isochron Scepter" and 2 "Forest"
      And Bob has "Shock" removed from the game
      And "Isochron Scepter" has removed "Shock"
      When Bob concedes
      And Alice plays the ability of "Isochron Scepter"
      And all players pass
      And Alice accepts
      Then nobody is asked anything
      And the stack is empty

  @LRW-HIDE-23
  Rule: The card is played while the ability resolves, and not later
    Lorwyn primer, "Keyword Ability: Hideaway"; rules 413.2e and 502.75a

    Scenario: The Angel goes on the stack, and Bob cancels it after the ability has resolved
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Forest" and 2 "Craw Wurm"
      And Alice has "Serra Angel" removed from the game
      And "Mosswort Bridge" has removed "Serra Angel" face down
      And Bob controls 3 "Island"
      And Bob has "Cancel" in hand
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      Then the stack is, from the top, "Serra Angel"
      And Alice has priority
      When Alice passes
      And Bob plays "Cancel" targeting "Serra Angel"
      And all players pass
      Then "Serra Angel" is in Alice's graveyard
      And the stack is empty

    Scenario: Of a hidden split card Alice plays the half that she chooses, and is not asked again
      Rule 505.2

      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Forest" and 2 "Craw Wurm"
      And Alice has "Fire // Ice" removed from the game
      And "Mosswort Bridge" has removed "Fire // Ice" face down
      And Alice's library is "Plains"
      And Bob controls "Hill Giant"
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      And Alice chooses "Ice"
      And Alice chooses "Hill Giant"
      Then nobody is asked anything
      And the stack is, from the top, "Fire // Ice"
      When all players pass
      Then "Hill Giant" is tapped
      And "Plains" is in Alice's hand
      And "Fire // Ice" is in Alice's graveyard

    Scenario: Who declines may not play the card later in the turn
      Rule 401.4

      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Forest", "Craw Wurm" and "Serra Angel"
      And Alice has {R} in the mana pool
      And Alice has "Shock" removed from the game
      And "Mosswort Bridge" has removed "Shock" face down
      And Alice has "Shock" as "Shock in hand" in hand
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice declines
      Then "Shock" is removed from the game
      And the stack is empty
      When Alice tries to play "Shock" targeting Bob
      Then the attempt is refused
      When Alice plays "Shock in hand" targeting Bob
      And all players pass
      Then Bob is at 18 life

  @LRW-HIDE-24
  Rule: Timing that follows from the type of the card does not matter then
    Lorwyn primer, "Keyword Ability: Hideaway"; rule 413.2e

    Scenario: Alice plays a creature card in Bob's turn
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Mosswort Bridge", "Craw Wurm", "Serra Angel" and 3 "Forest"
      And Alice has "Grizzly Bears" in hand
      And Alice has "Hill Giant" removed from the game
      And "Mosswort Bridge" has removed "Hill Giant" face down
      When Bob passes
      And Alice tries to play "Grizzly Bears"
      Then the attempt is refused
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      Then the stack is, from the top, "Hill Giant"
      When all players pass
      Then Alice controls "Hill Giant"

    Scenario: Alice plays a sorcery card during combat
      Given a game between Alice and Bob
      And it is Alice's beginning of combat step
      And Alice controls "Mosswort Bridge", "Craw Wurm", "Serra Angel" and "Forest"
      And Alice has "Mind Rot" removed from the game
      And "Mosswort Bridge" has removed "Mind Rot" face down
      And Bob has 2 "Plains" in hand
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      And Alice chooses Bob
      Then the stack is, from the top, "Mind Rot"
      When all players pass
      Then Bob has 0 cards in hand
      And it is Alice's beginning of combat step

    Scenario: Alice plays Eureka in Bob's turn, and is the first to put a card into play
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Mosswort Bridge", "Craw Wurm" and "Serra Angel"
      And Alice has {G} in the mana pool
      And Alice has "Eureka" removed from the game
      And "Mosswort Bridge" has removed "Eureka" face down
      And Alice has "Grizzly Bears" in hand
      And Bob has "Hill Giant" in hand
      When Bob passes
      And Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      And all players pass
      Then Alice is asked to choose objects
      And Alice can choose "Grizzly Bears"
      When Alice chooses "Grizzly Bears"
      Then Bob is asked to choose objects
      When Bob chooses "Hill Giant"
      Then "Grizzly Bears" is in play
      And "Hill Giant" is in play

  @LRW-HIDE-25
  Rule: Other restrictions on playing the card still hold
    Lorwyn primer, "Keyword Ability: Hideaway"; rules 401.5 and 413.2e

    Scenario: Savage Beating is not played in the main phase
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Craw Wurm", "Serra Angel" and "Forest"
      And Alice has "Savage Beating" removed from the game
      And "Mosswort Bridge" has removed "Savage Beating" face down
      When Alice plays the second ability of "Mosswort Bridge"
      Then the stack is, from the top, the ability of "Mosswort Bridge"
      When all players pass
      Then nobody is asked anything
      And the stack is empty
      And "Mosswort Bridge" is tapped
      And "Savage Beating" is removed from the game

    Scenario: In her own combat Alice plays Savage Beating
      Given a game between Alice and Bob
      And it is Alice's beginning of combat step
      And Alice controls "Mosswort Bridge", "Craw Wurm", "Serra Angel" and "Forest"
      And Alice has "Savage Beating" removed from the game
      And "Mosswort Bridge" has removed "Savage Beating" face down
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      And Alice chooses nothing
      And Alice chooses mode 1
      Then the stack is, from the top, "Savage Beating"
      When all players pass
      Then "Craw Wurm" has double strike
      And "Serra Angel" has double strike

    Scenario: In Bob's combat Alice does not play Savage Beating
      Given a game between Alice and Bob
      And it is Bob's beginning of combat step
      And Alice controls "Mosswort Bridge", "Craw Wurm", "Serra Angel" and "Forest"
      And Alice has "Savage Beating" removed from the game
      And "Mosswort Bridge" has removed "Savage Beating" face down
      When Bob passes
      And Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      Then nobody is asked anything
      And the stack is empty
      And "Mosswort Bridge" is tapped
      And "Savage Beating" is removed from the game

  @LRW-HIDE-26
  Rule: A hidden land is played only in the player's own turn and only as the land of that turn
    Lorwyn primer, "Keyword Ability: Hideaway"; rules 305.4 and 502.75a

    Scenario: Alice plays the hidden Swamp in her turn
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Craw Wurm", "Serra Angel" and "Forest"
      And Alice has "Swamp" removed from the game
      And "Mosswort Bridge" has removed "Swamp" face down
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      Then "Swamp" is in play
      And Alice controls "Swamp"
      And the stack is empty

    Scenario: Who has played a land this turn does not play the hidden one
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Craw Wurm" and "Serra Angel"
      And Alice has "Forest" in hand
      And Alice has "Swamp" removed from the game
      And "Mosswort Bridge" has removed "Swamp" face down
      When Alice plays "Forest"
      And Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      Then nobody is asked anything
      And the stack is empty
      And "Mosswort Bridge" is tapped
      And "Swamp" is removed from the game

    Scenario: In Bob's turn Alice does not play the hidden land, though she has played none
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Mosswort Bridge", "Craw Wurm", "Serra Angel" and "Forest"
      And Alice has "Swamp" removed from the game
      And "Mosswort Bridge" has removed "Swamp" face down
      When Bob passes
      And Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      Then nobody is asked anything
      And the stack is empty
      And "Mosswort Bridge" is tapped
      And "Swamp" is removed from the game

    Scenario: A land of the hand is not played in Bob's turn either, nor on top of a spell
      Rule 305.4

      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Mountain"
      And Alice has "Forest", "Island" and "Shock" in hand
      When Bob passes
      And Alice tries to play "Forest"
      Then the attempt is refused
      When the game moves to Alice's next turn
      And Alice plays "Shock" targeting Bob
      And Alice tries to play "Forest"
      Then the attempt is refused
      When the stack resolves
      And Alice plays "Forest"
      Then "Forest" is in play

  @LRW-HIDE-27
  Rule: A land played in this way is the land play of the turn
    Lorwyn primer, "Keyword Ability: Hideaway"; rule 305.4

    Scenario: After the hidden Swamp no land from the hand can be played this turn
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Craw Wurm", "Serra Angel" and "Forest"
      And Alice has "Island" in hand
      And Alice has "Swamp" removed from the game
      And "Mosswort Bridge" has removed "Swamp" face down
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      Then "Swamp" is in play
      When Alice tries to play "Island"
      Then the attempt is refused
      When the game moves to Alice's next turn
      And Alice plays "Island"
      Then "Island" is in play

    Scenario: Who leaves the hidden land alone may play one from the hand
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Craw Wurm", "Serra Angel" and "Forest"
      And Alice has "Island" in hand
      And Alice has "Swamp" removed from the game
      And "Mosswort Bridge" has removed "Swamp" face down
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice declines
      And Alice plays "Island"
      Then "Island" is in play
      And "Swamp" is removed from the game
