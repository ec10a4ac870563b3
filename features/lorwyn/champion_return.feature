Feature: Champion: leaving play
  Which card comes back when a champion leaves play, when, and under whose control.

  @LRW-CHAMP-04
  Rule: When Nova Chaser leaves play the card that it removed comes back into play
    Lorwyn primer, "Keyword Ability: Champion", Nova Chaser; rules 502.72a, 217.1c

    Scenario: Nova Chaser dies and Fire Elemental returns as a new object
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain" and a tapped "Fire Elemental"
      And "Fire Elemental" has a +1/+1 counter
      And Alice has "Nova Chaser" in hand
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      And all players pass
      And Alice chooses "Fire Elemental"
      And Alice passes
      And Bob plays "Lightning Bolt" targeting "Nova Chaser"
      And all players pass
      Then "Nova Chaser" is in Alice's graveyard
      And the stack is, from the top, the ability of "Nova Chaser"
      And "Fire Elemental" is removed from the game
      When all players pass
      Then "Fire Elemental" is in play
      And "Fire Elemental" is untapped
      And "Fire Elemental" has no +1/+1 counters
      And "Fire Elemental" is 5/4

    Scenario: The returned creature cannot attack before the next turn
      Given a game between Alice and Bob
      And Alice controls "Nova Chaser" and "Grizzly Bears"
      And Alice has "Fire Elemental" removed from the game
      And "Nova Chaser" has removed "Fire Elemental"
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      When Alice passes
      And Bob plays "Lightning Bolt" targeting "Nova Chaser"
      And all players pass
      And all players pass
      Then "Fire Elemental" is in play
      When Alice tries to attack Bob with "Fire Elemental"
      Then the attempt is refused
      When Alice attacks Bob with "Grizzly Bears"
      And the game moves to Alice's next turn
      And Alice attacks Bob with "Fire Elemental"
      Then "Fire Elemental" is attacking Bob

  @LRW-CHAMP-07
  Rule: Wherever the champion goes, the removed card comes back under its owner's control
    Lorwyn primer, "Keyword Ability: Champion"; rule 502.72a

    Scenario: Bob's stolen Fire Elemental, championed by Alice, returns to Bob
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain" and 4 "Island"
      And Alice has "Ray of Command" and "Nova Chaser" in hand
      And Bob controls "Fire Elemental" and 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice plays "Ray of Command" targeting "Fire Elemental"
      And all players pass
      And Alice plays "Nova Chaser"
      And all players pass
      And all players pass
      And Alice chooses "Fire Elemental"
      And the stack resolves
      Then "Fire Elemental" is removed from the game
      When Alice passes
      And Bob plays "Boomerang" targeting "Nova Chaser"
      And all players pass
      Then "Nova Chaser" is in Alice's hand
      When all players pass
      Then "Fire Elemental" is in play
      And Bob controls "Fire Elemental"

    Scenario: Nova Chaser removed from the game gives back what it championed
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain" and "Fire Elemental"
      And Alice has "Nova Chaser" in hand
      And Bob controls "Plains"
      And Bob has "Swords to Plowshares" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      And all players pass
      And Alice chooses "Fire Elemental"
      And Alice passes
      And Bob plays "Swords to Plowshares" targeting "Nova Chaser"
      And all players pass
      Then "Nova Chaser" is removed from the game
      And Alice is at 30 life
      When all players pass
      Then "Fire Elemental" is in play
      And Alice controls "Fire Elemental"
      And "Nova Chaser" is removed from the game

    Scenario: Nova Chaser dies in Bob's hands and Fire Elemental returns to Alice
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Nova Chaser"
      And Alice has "Fire Elemental" removed from the game
      And "Nova Chaser" has removed "Fire Elemental"
      And Bob controls "Confiscate" and "Mountain"
      And "Confiscate" is attached to "Nova Chaser"
      And Bob has "Lightning Bolt" in hand
      When Bob plays "Lightning Bolt" targeting "Nova Chaser"
      And all players pass
      Then the stack is, from the top, the ability of "Nova Chaser"
      When all players pass
      Then "Fire Elemental" is in play
      And Alice controls "Fire Elemental"

    Scenario: Nova Chaser leaves the game with Alice, whose card it is, and Bob gets back what he championed
      Rules 102.5 and 410.10c

      Given a game between Alice, Bob and Carol
      And it is Bob's turn
      And Bob controls "Nova Chaser"
      And "Nova Chaser" is owned by Alice
      And Bob has "Fire Elemental" removed from the game
      And "Nova Chaser" has removed "Fire Elemental"
      When Alice concedes
      Then the stack is, from the top, the ability of "Nova Chaser"
      And Bob controls the ability of "Nova Chaser"
      When all players pass
      Then "Fire Elemental" is in play
      And Bob controls "Fire Elemental"

    Scenario: With Alice her Nova Chaser leaves the game, and her ability as well, so that Bob's Fire Elemental stays away
      Rules 102.5 and 410.10c

      Given a game between Alice, Bob and Carol
      And it is Bob's turn
      And Alice controls "Nova Chaser"
      And Bob has "Fire Elemental" removed from the game
      And "Nova Chaser" has removed "Fire Elemental"
      When Alice concedes
      Then the stack is empty
      And "Nova Chaser" is not in play
      And "Fire Elemental" is removed from the game

  @LRW-CHAMP-08
  Rule: The leaves-play ability returns only what this permanent's own comes-into-play ability removed
    Lorwyn primer, "Keyword Ability: Champion"; rules 502.72b, 217.7d

    Scenario: Of two champions the one that dies gives back its own card
      Given a game between Alice and Bob
      And Alice controls 8 "Mountain", "Fire Elemental" and "Flamekin Harbinger"
      And Alice has "Nova Chaser" as "First Chaser" and "Nova Chaser" as "Second Chaser" in hand
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      When Alice plays "First Chaser"
      And all players pass
      And all players pass
      And Alice chooses "Fire Elemental"
      And Alice plays "Second Chaser"
      And all players pass
      And all players pass
      And Alice chooses "Flamekin Harbinger"
      And Alice passes
      And Bob plays "Lightning Bolt" targeting "First Chaser"
      And all players pass
      And all players pass
      Then "Fire Elemental" is in play
      And "Flamekin Harbinger" is removed from the game
      And "Second Chaser" is in play

    Scenario: An Elemental removed by another card stays away
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain", "Fire Elemental" and "Flamekin Harbinger"
      And Alice has "Nova Chaser" in hand
      And Bob controls "Plains" and "Mountain"
      And Bob has "Swords to Plowshares" and "Lightning Bolt" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      And all players pass
      And Alice chooses "Fire Elemental"
      And Alice passes
      And Bob plays "Swords to Plowshares" targeting "Flamekin Harbinger"
      And all players pass
      And Alice passes
      And Bob plays "Lightning Bolt" targeting "Nova Chaser"
      And all players pass
      And all players pass
      Then "Fire Elemental" is in play
      And "Flamekin Harbinger" is removed from the game

    Scenario: Played a second time Nova Chaser remembers nothing of its first visit
      Given a game between Alice and Bob
      And Alice controls 8 "Mountain", "Fire Elemental" and "Flamekin Harbinger"
      And Alice has "Nova Chaser" in hand
      And Bob controls 2 "Island" and "Mountain"
      And Bob has "Boomerang" and "Lightning Bolt" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      And Alice passes
      And Bob plays "Boomerang" targeting "Nova Chaser"
      And the stack resolves
      Then Alice is asked to choose objects
      When Alice chooses "Fire Elemental"
      And Alice plays "Nova Chaser"
      And all players pass
      And all players pass
      And Alice chooses "Flamekin Harbinger"
      Then "Fire Elemental" is removed from the game
      And "Flamekin Harbinger" is removed from the game
      When Alice passes
      And Bob plays "Lightning Bolt" targeting "Nova Chaser"
      And all players pass
      And all players pass
      Then "Flamekin Harbinger" is in play
      And "Fire Elemental" is removed from the game

    Scenario: A championed champion comes back and champions anew
      Given a game between Alice and Bob
      And Alice controls 8 "Mountain" and "Fire Elemental"
      And Alice has "Nova Chaser" as "First Chaser" and "Nova Chaser" as "Second Chaser" in hand
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      When Alice plays "First Chaser"
      And all players pass
      And all players pass
      And Alice chooses "Fire Elemental"
      And Alice plays "Second Chaser"
      And all players pass
      And all players pass
      And Alice chooses "First Chaser"
      Then the stack is, from the top, the ability of "First Chaser"
      When all players pass
      Then "Fire Elemental" is in play
      When Alice passes
      And Bob plays "Lightning Bolt" targeting "Second Chaser"
      And all players pass
      And all players pass
      Then "First Chaser" is in play
      And the stack is, from the top, the ability of "First Chaser"
      When all players pass
      Then Alice can choose "Fire Elemental"
      When Alice chooses "Fire Elemental"
      Then "First Chaser" is in play
      And "Fire Elemental" is removed from the game

    Scenario: A Clone of Nova Chaser returns what the Clone has championed
      Given a game between Alice and Bob
      And Alice controls 4 "Island", "Nova Chaser" and "Rebellion of the Flamekin"
      And Alice has "Fire Elemental" removed from the game
      And "Nova Chaser" has removed "Fire Elemental"
      And Alice has "Clone" in hand
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      When Alice plays "Clone"
      And all players pass
      And Alice chooses "Nova Chaser"
      Then "Clone" is 10/2
      And the stack is, from the top, the ability of "Clone"
      When all players pass
      Then Alice can choose "Nova Chaser" and "Rebellion of the Flamekin"
      When Alice chooses "Rebellion of the Flamekin"
      Then "Rebellion of the Flamekin" is removed from the game
      When Alice passes
      And Bob plays "Lightning Bolt" targeting "Clone"
      And all players pass
      And all players pass
      Then "Rebellion of the Flamekin" is in play
      And "Fire Elemental" is removed from the game
      And "Nova Chaser" is in play
