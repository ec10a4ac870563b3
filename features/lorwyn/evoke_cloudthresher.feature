Feature: Evoke: Cloudthresher
  The card that the primer shows beside evoke: what it is, when it is played, what its ability does.

  @LRW-EVOKE-04
  Rule: Cloudthresher is a green Elemental creature with flash and reach, 7/7, for {2}{G}{G}{G}{G}
    Lorwyn primer, "Keyword Ability: Evoke", Cloudthresher (shown there as 3/3; the printed card counts)

    Scenario: Cloudthresher is what the card says
      Given a game between Alice and Bob
      And Alice controls "Cloudthresher"
      Then "Cloudthresher" has the types Creature
      And "Cloudthresher" has the subtypes Elemental
      And "Cloudthresher" has no supertypes
      And "Cloudthresher" is green
      And the mana cost of "Cloudthresher" is {2}{G}{G}{G}{G}
      And the converted mana cost of "Cloudthresher" is 6
      And "Cloudthresher" is 7/7
      And "Cloudthresher" has flash
      And "Cloudthresher" has reach
      And "Cloudthresher" has evoke
      And "Cloudthresher" does not have flying

  @LRW-EVOKE-05
  Rule: Cloudthresher has flash and may be played, or evoked, whenever an instant could be
    Lorwyn primer, "Keyword Ability: Evoke", Cloudthresher; rule 502.57a

    Scenario: Alice evokes Cloudthresher while Serra Angel attacks her
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 4 "Forest"
      And Alice has "Cloudthresher" in hand
      And Bob controls "Serra Angel"
      When Bob attacks Alice with "Serra Angel"
      And Bob passes
      And Alice plays "Cloudthresher" for its evoke cost
      And all players pass
      And Alice orders the evoke ability of "Cloudthresher" and the ability of "Cloudthresher"
      And the stack resolves
      Then "Serra Angel" has 2 damage
      And "Cloudthresher" is in Alice's graveyard
      And it is Bob's declare attackers step

    Scenario: Played for its mana cost during the attack, Cloudthresher blocks
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 6 "Forest"
      And Alice has "Cloudthresher" in hand
      And Bob controls "Serra Angel"
      When Bob attacks Alice with "Serra Angel"
      And Bob passes
      And Alice plays "Cloudthresher"
      And the stack resolves
      And Alice blocks "Serra Angel" with "Cloudthresher"
      And combat damage is dealt
      Then "Serra Angel" is in Bob's graveyard
      And Alice is at 18 life

  @LRW-EVOKE-06
  Rule: Reach lets Cloudthresher block creatures with flying, without having flying itself
    Lorwyn primer, "Keyword Ability: Evoke", Cloudthresher; rule 502.4b

    Scenario: Cloudthresher blocks Serra Angel, and Grizzly Bears cannot
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Cloudthresher" and "Grizzly Bears"
      And Bob controls "Serra Angel"
      When Bob attacks Alice with "Serra Angel"
      And Alice tries to block "Serra Angel" with "Grizzly Bears"
      Then the attempt is refused
      When Alice blocks "Serra Angel" with "Cloudthresher"
      Then "Cloudthresher" is blocking "Serra Angel"
      And "Serra Angel" is blocked

    Scenario: Cloudthresher does not damage itself
      Given a game between Alice and Bob
      And Alice controls 6 "Forest" and "Mulldrifter"
      And Alice has "Cloudthresher" in hand
      When Alice plays "Cloudthresher"
      And the stack resolves
      Then "Mulldrifter" is in Alice's graveyard
      And "Cloudthresher" is in play
      And "Cloudthresher" has 0 damage

    Scenario: Grizzly Bears may block Cloudthresher
      Given a game between Alice and Bob
      And Alice controls "Cloudthresher"
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Cloudthresher"
      And Bob blocks "Cloudthresher" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Cloudthresher"
      And "Cloudthresher" is blocked

  @LRW-EVOKE-07
  Rule: Cloudthresher's ability deals 2 damage to every creature with flying and to every player
    Lorwyn primer, "Keyword Ability: Evoke", Cloudthresher; rule 402.6

    Scenario: Flyers and players on both sides are damaged, and nobody else
      Given a game between Alice and Bob
      And Alice controls 6 "Forest" and "Mulldrifter"
      And Alice has "Cloudthresher" in hand
      And Bob controls "Serra Angel" and "Grizzly Bears"
      When Alice plays "Cloudthresher"
      And all players pass
      Then Alice is at 20 life
      And "Mulldrifter" is in play
      When all players pass
      Then Alice is at 18 life
      And Bob is at 18 life
      And "Mulldrifter" is in Alice's graveyard
      And "Serra Angel" has 2 damage
      And "Grizzly Bears" is in play
      And "Grizzly Bears" has 0 damage

    Scenario: A sacrificed Cloudthresher still deals its damage
      Given a game between Alice and Bob
      And Alice controls 4 "Forest"
      And Alice has "Cloudthresher" in hand
      And Bob controls "Serra Angel"
      When Alice plays "Cloudthresher" for its evoke cost
      And all players pass
      And Alice orders the ability of "Cloudthresher" and the evoke ability of "Cloudthresher"
      And all players pass
      Then "Cloudthresher" is in Alice's graveyard
      And Alice is at 20 life
      When all players pass
      Then Alice is at 18 life
      And Bob is at 18 life
      And "Serra Angel" has 2 damage

    Scenario: Both players are at 2 life, and nobody wins
      Rules 102.2c and 102.3b

      Given a game between Alice and Bob
      And Alice controls 4 "Forest"
      And Alice is at 2 life
      And Alice has "Cloudthresher" in hand
      And Bob is at 2 life
      When Alice plays "Cloudthresher" for its evoke cost
      And all players pass
      And Alice orders the ability of "Cloudthresher" and the evoke ability of "Cloudthresher"
      And the stack resolves
      Then Alice has lost the game
      And Bob has lost the game
      And the game is a draw

    @until:2017-09
    Scenario: Carol concedes while Alice is asked about Cloudthresher's damage to Bob
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls 4 "Forest"
      And Alice has "Cloudthresher" in hand
      And Bob controls "Garruk Wildspeaker" and "Wind Drake"
      And Carol controls "Wind Drake" as "Drake of Carol"
      When Alice plays "Cloudthresher" for its evoke cost
      And all players pass
      And Alice orders the ability of "Cloudthresher", the evoke ability of "Cloudthresher"
      And the stack resolves
      Then Alice is asked to choose whether to redirect
      When Carol concedes
      And Alice redirects the damage to "Garruk Wildspeaker"
      Then Carol has lost the game
      And "Garruk Wildspeaker" has 1 loyalty counter
      And "Wind Drake" is in Bob's graveyard
      And Alice is at 18 life
      And Bob is at 20 life

    Scenario: Carol loses as the Angel is destroyed, whose toughness her Engineered Plague has lowered
      Rule 420.3

      Given a game between Alice, Bob and Carol
      And Alice controls 4 "Forest" and "Serra Angel"
      And "Serra Angel" has 1 damage
      And Alice has "Cloudthresher" in hand
      And Carol controls "Engineered Plague"
      And the creature type chosen for "Engineered Plague" is Angel
      And Carol is at 2 life
      When Alice plays "Cloudthresher" for its evoke cost
      And all players pass
      And Alice orders the evoke ability of "Cloudthresher" and the ability of "Cloudthresher"
      And all players pass
      Then Carol has lost the game
      And "Serra Angel" is in Alice's graveyard
      And Bob is at 18 life

  @LRW-EVOKE-08
  Rule: Cloudthresher's evoke cost is {2}{G}{G}, and whoever pays it sacrifices Cloudthresher when it comes into play
    Lorwyn primer, "Keyword Ability: Evoke", Cloudthresher; rule 502.74a

    Scenario: With four lands Cloudthresher can be evoked and not played for its mana cost
      Given a game between Alice and Bob
      And Alice controls 2 "Forest" and "Mountain"
      And Alice has "Cloudthresher" and "Mountain" as "Fourth land" in hand
      When Alice tries to play "Cloudthresher" for its evoke cost
      Then the attempt is refused
      When Alice plays "Fourth land"
      And Alice tries to play "Cloudthresher"
      Then the attempt is refused
      When Alice plays "Cloudthresher" for its evoke cost
      And all players pass
      And Alice orders the evoke ability of "Cloudthresher" and the ability of "Cloudthresher"
      And the stack resolves
      Then "Cloudthresher" is in Alice's graveyard
      And Alice is at 18 life
      And Bob is at 18 life

    Scenario: Four of five green mana are spent on an evoked Cloudthresher
      Given a game between Alice and Bob
      And Alice has {G}{G}{G}{G}{G} in the mana pool
      And Alice has "Cloudthresher" in hand
      When Alice plays "Cloudthresher" for its evoke cost
      Then the stack is, from the top, "Cloudthresher"
      And the mana pool of Alice has {G}
