Feature: Hideaway: hiding a card
  The land comes into play tapped, and its controller hides one of the top cards of the library.

  @LRW-HIDE-02
  Rule: Hideaway sets a card aside in the zone of removed cards, for later use with that land
    Lorwyn primer, "Keyword Ability: Hideaway"; rules 217.7d and 502.75a

    Scenario: The card hidden with Mosswort Bridge is removed from the game and played from there a turn later
      Given a game between Alice and Bob
      And Alice controls "Forest", "Craw Wurm" and "Serra Angel"
      And Alice has "Mosswort Bridge" in hand
      And Alice's library is "Grizzly Bears" and "Island"
      When Alice plays "Mosswort Bridge"
      And all players pass
      And Alice chooses "Grizzly Bears"
      Then "Grizzly Bears" is removed from the game
      And Alice has 0 cards in hand
      When the game moves to Alice's next turn
      And Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      Then the stack is, from the top, "Grizzly Bears"

    Scenario: Only one of the cards is hidden
      Given a game between Alice and Bob
      And Alice has "Mosswort Bridge" in hand
      And Alice's library is "Grizzly Bears" and "Island"
      When Alice plays "Mosswort Bridge"
      And all players pass
      And Alice chooses "Island"
      Then "Island" is removed from the game
      And "Grizzly Bears" is in Alice's library
      And Alice has 1 card in the library

  @LRW-HIDE-03 @LRW-HIDE-09
  Rule: The land comes into play tapped, by a static ability and not by a trigger
    Lorwyn primer, "Keyword Ability: Hideaway"; rules 410.10e and 502.75a

    Scenario: Mosswort Bridge is tapped at once and gives no mana this turn
      Given a game between Alice and Bob
      And Alice has "Mosswort Bridge" in hand
      And Alice's library is "Grizzly Bears" and "Island"
      When Alice plays "Mosswort Bridge"
      Then "Mosswort Bridge" is tapped
      And the stack is, from the top, the hideaway ability of "Mosswort Bridge"
      When Alice tries to play the first ability of "Mosswort Bridge"
      Then the attempt is refused
      And the mana pool of Alice is empty
      When all players pass
      And Alice chooses "Island"
      And the game moves to Alice's next turn
      Then "Mosswort Bridge" is untapped
      When Alice plays the first ability of "Mosswort Bridge"
      Then the mana pool of Alice has {G}
      And "Mosswort Bridge" is tapped

    Scenario: A Mosswort Bridge put into play by a spell is tapped too
      Given a game between Alice and Bob
      And Alice has {2}{U} in the mana pool
      And Alice has "Show and Tell" and "Mosswort Bridge" in hand
      When Alice plays "Show and Tell"
      And all players pass
      And Alice chooses "Mosswort Bridge"
      Then "Mosswort Bridge" is in play
      And "Mosswort Bridge" is tapped
      And the stack is, from the top, the hideaway ability of "Mosswort Bridge"

  @LRW-HIDE-08
  Rule: Hideaway is two abilities, a static one that taps the land and a triggered one that hides a card
    Lorwyn primer, "Keyword Ability: Hideaway"; rule 502.75a

    Scenario: The land is tapped while the trigger waits on the stack
      Given a game between Alice and Bob
      And Alice has "Mosswort Bridge" in hand
      And Alice's library is "Grizzly Bears" and "Island"
      When Alice plays "Mosswort Bridge"
      Then the stack is, from the top, the hideaway ability of "Mosswort Bridge"
      And "Mosswort Bridge" is tapped
      And Alice has 2 cards in the library

    Scenario: Stifle stops the hiding and not the tapping
      Given a game between Alice and Bob
      And Alice has "Mosswort Bridge" in hand
      And the top card of Alice's library is "Grizzly Bears"
      And Bob controls "Island"
      And Bob has "Stifle" in hand
      When Alice plays "Mosswort Bridge"
      And Alice passes
      And Bob plays "Stifle" targeting the hideaway ability of "Mosswort Bridge"
      And the stack resolves
      Then "Mosswort Bridge" is tapped
      And nobody is asked anything
      And the top card of Alice's library is "Grizzly Bears"

  @LRW-HIDE-10
  Rule: The trigger's controller alone looks at the four cards on top of the own library
    Lorwyn primer, "Keyword Ability: Hideaway"; rule 502.75a

    Scenario: Alice sees four cards, not the fifth, and Bob sees none
      Given a game between Alice and Bob
      And Alice has "Mosswort Bridge" in hand
      And the top cards of Alice's library are "Forest", "Plains" as "Hidden Plains", "Island", "Swamp" and "Mountain"
      When Alice plays "Mosswort Bridge"
      And all players pass
      Then Alice can choose "Forest", "Hidden Plains", "Island" and "Swamp"
      And Alice may look at "Forest"
      And Alice may look at "Swamp"
      And Alice may not look at "Mountain"
      And Bob may not look at "Forest"
      And no card is revealed

    Scenario: Bob's trigger looks at Bob's library
      Given a game between Alice and Bob
      And it is Bob's turn
      And Bob has "Mosswort Bridge" in hand
      And the top card of Alice's library is "Forest"
      And Bob's library is "Grizzly Bears" and "Hill Giant"
      When Bob plays "Mosswort Bridge"
      And all players pass
      Then Bob can choose "Grizzly Bears" and "Hill Giant"
      And Alice may not look at "Grizzly Bears"

  @LRW-HIDE-05 @LRW-HIDE-12
  Rule: The cards that were not picked go under the library, in an order that the player decides
    Lorwyn primer, "Keyword Ability: Hideaway", Mosswort Bridge; rule 502.75a

    @until:2017-09
    Scenario: The three cards that Alice leaves lie at the bottom, under the rest of the library
      Given a game between Alice and Bob
      And Alice has "Mosswort Bridge" in hand
      And Alice's library is "Forest", "Plains", "Grizzly Bears", "Serra Angel" and "Hill Giant"
      When Alice plays "Mosswort Bridge"
      And all players pass
      And Alice chooses "Serra Angel"
      And Alice orders "Forest", "Plains" and "Grizzly Bears"
      Then the top card of Alice's library is "Hill Giant"
      And the bottom card of Alice's library is "Grizzly Bears"
      And Alice has 4 cards in the library
      And "Serra Angel" is removed from the game
      And Bob may not look at "Serra Angel"

    @until:2017-09
    Scenario: Alice orders Swamp, Island, Plains and that is how they lie
      Rule 413.2c

      Given a game between Alice and Bob
      And Alice has "Mosswort Bridge" in hand
      And Alice's library is "Forest", "Plains", "Island" and "Swamp"
      When Alice plays "Mosswort Bridge"
      And all players pass
      And Alice chooses "Forest"
      And Alice orders "Swamp", "Island" and "Plains"
      Then the top card of Alice's library is "Swamp"
      And the bottom card of Alice's library is "Plains"
      And Alice has 3 cards in the library

    @until:2017-09
    Scenario: Alice orders Island, Plains, Swamp and that is how they lie
      Given a game between Alice and Bob
      And Alice has "Mosswort Bridge" in hand
      And Alice's library is "Forest", "Plains", "Island" and "Swamp"
      When Alice plays "Mosswort Bridge"
      And all players pass
      And Alice chooses "Forest"
      Then Alice is asked to choose the order
      And Alice can choose "Plains", "Island" and "Swamp"
      When Alice orders "Island", "Plains" and "Swamp"
      Then the top card of Alice's library is "Island"
      And the bottom card of Alice's library is "Swamp"

    @since:2026-04
    Scenario: Today nobody is asked for an order, and chance decides it
      Given a game between Alice and Bob
      And Alice has "Mosswort Bridge" in hand
      And Alice's library is "Forest", "Plains", "Grizzly Bears", "Serra Angel" and "Hill Giant"
      When Alice plays "Mosswort Bridge"
      And all players pass
      And Alice chooses "Serra Angel"
      Then nobody is asked anything
      And the top card of Alice's library is "Hill Giant"
      And Alice has 4 cards in the library
      And "Serra Angel" is removed from the game

  @LRW-HIDE-11
  Rule: The card is removed from the game face down, and other players learn nothing of it
    Lorwyn primer, "Keyword Ability: Hideaway"; rules 217.7b and 502.75a

    Scenario: Bob sees that a card is hidden and not which
      Given a game between Alice and Bob
      And Alice has "Mosswort Bridge" in hand
      And Alice's library is "Grizzly Bears" and "Island"
      When Alice plays "Mosswort Bridge"
      And all players pass
      And Alice chooses "Grizzly Bears"
      Then "Grizzly Bears" is removed from the game
      And Bob may not look at "Grizzly Bears"
      And Alice may look at "Grizzly Bears"

    Scenario: A card removed with Swords to Plowshares lies face up beside it
      Given a game between Alice and Bob
      And Alice controls "Hill Giant"
      And Alice has "Mosswort Bridge" in hand
      And Alice's library is "Grizzly Bears" and "Island"
      And Bob controls "Plains"
      And Bob has "Swords to Plowshares" in hand
      When Alice plays "Mosswort Bridge"
      And all players pass
      And Alice chooses "Grizzly Bears"
      And Alice passes
      And Bob plays "Swords to Plowshares" targeting "Hill Giant"
      And the stack resolves
      Then Bob may look at "Hill Giant"
      And Bob may not look at "Grizzly Bears"

  @LRW-HIDE-14
  Rule: When the trigger resolves, its controller must look and must remove one of the cards
    Lorwyn primer, "Keyword Ability: Hideaway"; rule 502.75a

    Scenario: Alice may not decline to hide a card
      Given a game between Alice and Bob
      And Alice has "Mosswort Bridge" in hand
      And Alice's library is "Grizzly Bears" and "Island"
      When Alice plays "Mosswort Bridge"
      And all players pass
      Then Alice is asked to choose objects
      When Alice tries to choose nothing
      Then the attempt is refused
      When Alice chooses "Island"
      Then "Island" is removed from the game

    Scenario: Alice may not hide two cards
      Given a game between Alice and Bob
      And Alice has "Mosswort Bridge" in hand
      And Alice's library is "Grizzly Bears" and "Island"
      When Alice plays "Mosswort Bridge"
      And all players pass
      And Alice tries to choose "Island" and "Grizzly Bears"
      Then the attempt is refused
      When Alice chooses "Grizzly Bears"
      Then "Grizzly Bears" is removed from the game
      And the top card of Alice's library is "Island"

  @LRW-HIDE-15
  Rule: With fewer than four cards in the library, all of them are looked at and one is removed
    Lorwyn primer, "Keyword Ability: Hideaway"; rule 502.75a

    Scenario: Of two cards one is hidden
      Given a game between Alice and Bob
      And Alice has "Mosswort Bridge" in hand
      And Alice's library is "Grizzly Bears" and "Island"
      When Alice plays "Mosswort Bridge"
      And all players pass
      Then Alice can choose "Grizzly Bears" and "Island"
      When Alice chooses "Island"
      Then "Island" is removed from the game
      And Alice has 1 card in the library
      And Alice has 0 cards in hand

    Scenario: The last card of the library is hidden
      Given a game between Alice and Bob
      And Alice has "Mosswort Bridge" in hand
      And Alice's library is "Grizzly Bears"
      When Alice plays "Mosswort Bridge"
      And all players pass
      Then "Grizzly Bears" is removed from the game
      And Alice has 0 cards in the library
      And the game goes on

    Scenario: With an empty library nothing is hidden and nobody loses
      Given a game between Alice and Bob
      And Alice has "Mosswort Bridge" in hand
      And Alice's library is empty
      When Alice plays "Mosswort Bridge"
      Then the stack is, from the top, the hideaway ability of "Mosswort Bridge"
      When all players pass
      Then the stack is empty
      And "Mosswort Bridge" is in play
      And nobody is asked anything
      And the game goes on
