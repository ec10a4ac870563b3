Feature: Champion: coming into play
  What a creature with champion asks for, who decides, and what counts as championed.

  @LRW-CHAMP-02
  Rule: Nova Chaser is a red 10/2 Elemental Warrior for {3}{R} with trample
    Lorwyn primer, "Keyword Ability: Champion", Nova Chaser

    Scenario: Nova Chaser's characteristics are those printed
      Given a game between Alice and Bob
      And Alice has "Nova Chaser" in hand
      Then "Nova Chaser" is red
      And the mana cost of "Nova Chaser" is {3}{R}
      And the converted mana cost of "Nova Chaser" is 4
      And "Nova Chaser" has the types Creature
      And "Nova Chaser" has the subtypes Elemental and Warrior
      And "Nova Chaser" is 10/2
      And "Nova Chaser" has trample

  @LRW-CHAMP-03
  Rule: Nova Chaser is sacrificed unless its controller removes another Elemental of the own from the game
    Lorwyn primer, "Keyword Ability: Champion", Nova Chaser; rule 502.72a

    Scenario: An Elemental of Alice's makes way and Nova Chaser stays
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain" and "Fire Elemental"
      And Alice has "Nova Chaser" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      And all players pass
      And Alice chooses "Fire Elemental"
      Then "Fire Elemental" is removed from the game
      And "Nova Chaser" is in play

    Scenario: Of two Elementals one makes way, and not both
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain", "Fire Elemental" and "Mulldrifter"
      And Alice has "Nova Chaser" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      And all players pass
      And Alice tries to choose "Fire Elemental" and "Mulldrifter"
      Then the attempt is refused
      When Alice chooses "Mulldrifter"
      Then "Mulldrifter" is removed from the game
      And "Fire Elemental" is in play

    Scenario: A Bear is no Elemental and Nova Chaser is sacrificed
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain" and "Grizzly Bears"
      And Alice has "Nova Chaser" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      Then "Nova Chaser" is in play
      When all players pass
      Then "Nova Chaser" is in Alice's graveyard
      And "Grizzly Bears" is in play

    Scenario: An opponent's Elemental does not help
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain"
      And Alice has "Nova Chaser" in hand
      And Bob controls "Fire Elemental"
      When Alice plays "Nova Chaser"
      And all players pass
      Then "Nova Chaser" is in play
      When all players pass
      Then "Nova Chaser" is in Alice's graveyard
      And "Fire Elemental" is in play

    Scenario: An Elemental that Bob takes in response can no longer make way
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain" and "Fire Elemental"
      And Alice has "Nova Chaser" in hand
      And Bob controls 4 "Island"
      And Bob has "Ray of Command" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      And Alice passes
      And Bob plays "Ray of Command" targeting "Fire Elemental"
      And all players pass
      Then Bob controls "Fire Elemental"
      When all players pass
      Then "Nova Chaser" is in Alice's graveyard
      And "Fire Elemental" is in play

  @LRW-CHAMP-05
  Rule: Both abilities of champion are triggered abilities that use the stack
    Lorwyn primer, "Keyword Ability: Champion"; rules 502.72a, 410.3

    Scenario: Bob kills the only other Elemental in response
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain" and "Ball Lightning"
      And Alice has "Nova Chaser" in hand
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      Then the stack is, from the top, the ability of "Nova Chaser"
      And "Ball Lightning" is in play
      When Alice passes
      And Bob plays "Lightning Bolt" targeting "Ball Lightning"
      And all players pass
      Then "Ball Lightning" is in Alice's graveyard
      And "Nova Chaser" is in play
      When all players pass
      Then "Nova Chaser" is in Alice's graveyard

    Scenario: With the first ability countered Nova Chaser stays and nothing is removed
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain" and "Fire Elemental"
      And Alice has "Nova Chaser" in hand
      And Bob controls "Island"
      And Bob has "Stifle" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      And Alice passes
      And Bob plays "Stifle" targeting the ability of "Nova Chaser"
      And all players pass
      Then the stack is empty
      And "Stifle" is in Bob's graveyard
      And "Nova Chaser" is in play
      And "Fire Elemental" is in play

    Scenario: With the second ability countered the championed card stays away
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain" and "Fire Elemental"
      And Alice has "Nova Chaser" in hand
      And Bob controls "Mountain" and "Island"
      And Bob has "Lightning Bolt" and "Stifle" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      And all players pass
      And Alice chooses "Fire Elemental"
      And Alice passes
      And Bob plays "Lightning Bolt" targeting "Nova Chaser"
      And all players pass
      Then the stack is, from the top, the ability of "Nova Chaser"
      And "Fire Elemental" is removed from the game
      When Alice passes
      And Bob plays "Stifle" targeting the ability of "Nova Chaser"
      And all players pass
      Then the stack is empty
      And "Fire Elemental" is removed from the game

  @LRW-CHAMP-06
  Rule: As the first ability resolves its controller may remove a fitting permanent; if not, the champion is sacrificed
    Lorwyn primer, "Keyword Ability: Champion"; rules 502.72a, 410.5

    Scenario: Alice would rather lose Nova Chaser than Fire Elemental
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain" and "Fire Elemental"
      And Alice has "Nova Chaser" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      And all players pass
      Then Alice is asked to choose objects
      And Alice can choose "Fire Elemental"
      And Alice can choose nothing
      When Alice chooses nothing
      Then "Nova Chaser" is in Alice's graveyard
      And "Fire Elemental" is in play

    Scenario: Nothing is targeted, so the choice is made after the responses
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain", "Ball Lightning" and "Flamekin Harbinger"
      And Alice has "Nova Chaser" in hand
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      Then nobody is asked anything
      When Alice passes
      And Bob plays "Lightning Bolt" targeting "Ball Lightning"
      And all players pass
      And all players pass
      Then Alice can choose "Flamekin Harbinger"
      When Alice chooses "Flamekin Harbinger"
      Then "Flamekin Harbinger" is removed from the game
      And "Nova Chaser" is in play

    Scenario: Alice cannot sacrifice a Nova Chaser that Bob has taken meanwhile
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain" and "Fire Elemental"
      And Alice has "Nova Chaser" in hand
      And Bob controls 4 "Island"
      And Bob has "Ray of Command" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      And Alice passes
      And Bob plays "Ray of Command" targeting "Nova Chaser"
      And all players pass
      Then Bob controls "Nova Chaser"
      When all players pass
      Then Alice is asked to choose objects
      When Alice chooses nothing
      Then "Nova Chaser" is in play
      And Bob controls "Nova Chaser"
      And "Fire Elemental" is in play

  @LRW-CHAMP-09
  Rule: A permanent is championed by another one only if that one's champion ability removed it from the game
    Lorwyn primer, "Keyword Ability: Champion"; rule 502.72c

    Scenario: Mistbind Clique champions a Faerie and Bob's lands are tapped
      Given a game between Alice and Bob
      And Alice controls 4 "Island" and "Scion of Oona"
      And Alice has "Mistbind Clique" in hand
      And Bob controls 2 "Forest" and "Grizzly Bears"
      When Alice plays "Mistbind Clique"
      And all players pass
      And all players pass
      And Alice chooses "Scion of Oona"
      Then Alice is asked to choose targets
      And Alice can choose Alice and Bob
      When Alice chooses Bob
      Then the stack is, from the top, the ability of "Mistbind Clique"
      And "Forest 1" is untapped
      When all players pass
      Then "Forest 1" is tapped
      And "Forest 2" is tapped
      And "Grizzly Bears" is untapped
      And "Scion of Oona" is removed from the game

    Scenario: A Faerie removed by Swords to Plowshares was not championed
      Given a game between Alice and Bob
      And Alice controls "Mistbind Clique" and "Scion of Oona"
      And Bob controls "Plains" and 2 "Forest"
      And Bob has "Swords to Plowshares" in hand
      When Alice passes
      And Bob plays "Swords to Plowshares" targeting "Scion of Oona"
      And all players pass
      Then "Scion of Oona" is removed from the game
      And the stack is empty
      And nobody is asked anything
      And "Forest 1" is untapped

    Scenario: A Mistbind Clique sacrificed instead has championed nothing
      Given a game between Alice and Bob
      And Alice controls 4 "Island" and "Scion of Oona"
      And Alice has "Mistbind Clique" in hand
      And Bob controls 2 "Forest"
      When Alice plays "Mistbind Clique"
      And all players pass
      And all players pass
      And Alice chooses nothing
      Then "Mistbind Clique" is in Alice's graveyard
      And "Scion of Oona" is in play
      When all players pass
      Then nobody is asked anything
      And "Forest 1" is untapped

    Scenario: A Faerie championed by another creature is none of Mistbind Clique's
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain", "Mistbind Clique" and "Scion of Oona"
      And Alice has "Changeling Berserker" in hand
      And Bob controls 2 "Forest"
      When Alice plays "Changeling Berserker"
      And all players pass
      And all players pass
      And Alice chooses "Scion of Oona"
      Then "Scion of Oona" is removed from the game
      And the stack is empty
      And nobody is asked anything
      And "Forest 1" is untapped

  @LRW-CHAMP-10
  Rule: A creature cannot champion itself
    Lorwyn primer, "Keyword Ability: Champion", first note; rule 502.72a

    Scenario: Nova Chaser alone is sacrificed
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain"
      And Alice has "Nova Chaser" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      Then the stack is, from the top, the ability of "Nova Chaser"
      When all players pass
      Then "Nova Chaser" is in Alice's graveyard

    Scenario: Changeling Berserker is no other creature for itself
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain"
      And Alice has "Changeling Berserker" in hand
      When Alice plays "Changeling Berserker"
      And all players pass
      Then the stack is, from the top, the ability of "Changeling Berserker"
      When all players pass
      Then "Changeling Berserker" is in Alice's graveyard

    Scenario: A second Nova Chaser may champion the first and not itself
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain" and "Nova Chaser" as "First Chaser"
      And Alice has "Nova Chaser" as "Second Chaser" in hand
      When Alice plays "Second Chaser"
      And all players pass
      And all players pass
      Then Alice can choose "First Chaser"
      When Alice chooses "First Chaser"
      Then "First Chaser" is removed from the game
      And "Second Chaser" is in play
