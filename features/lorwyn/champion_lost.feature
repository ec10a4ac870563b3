Feature: Champion: cards that do not come back
  A champion that leaves too early, or without its ability.

  @LRW-CHAMP-11
  Rule: A champion that leaves before its first ability resolves has removed nothing that could come back
    Lorwyn primer, "Keyword Ability: Champion", second note; rules 410.3, 217.7d

    Scenario: The second ability resolves first and finds nothing
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain" and "Fire Elemental"
      And Alice has "Nova Chaser" in hand
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      And Alice passes
      And Bob plays "Lightning Bolt" targeting "Nova Chaser"
      And all players pass
      Then "Nova Chaser" is in Alice's graveyard
      And the stack is, from the top, the ability of "Nova Chaser", the ability of "Nova Chaser"
      When all players pass
      Then the stack is, from the top, the ability of "Nova Chaser"
      And nobody is asked anything
      And "Fire Elemental" is in play
      When all players pass
      And Alice chooses "Fire Elemental"
      Then "Fire Elemental" is removed from the game
      And the stack is empty

    Scenario: It does not return an Elemental that another champion removed
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain" and "Nova Chaser" as "First Chaser"
      And Alice has "Fire Elemental" removed from the game
      And "First Chaser" has removed "Fire Elemental"
      And Alice has "Nova Chaser" as "Second Chaser" in hand
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      When Alice plays "Second Chaser"
      And all players pass
      And Alice passes
      And Bob plays "Lightning Bolt" targeting "Second Chaser"
      And all players pass
      And all players pass
      Then "Second Chaser" is in Alice's graveyard
      And "Fire Elemental" is removed from the game
      And the stack is, from the top, the ability of "Second Chaser"

  @LRW-CHAMP-12
  Rule: The first ability of a champion that is gone still resolves, and its controller may remove a fitting permanent
    Lorwyn primer, "Keyword Ability: Champion", second note; rule 402.6

    Scenario: Alice may remove Fire Elemental for a dead Nova Chaser
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain" and "Fire Elemental"
      And Alice has "Nova Chaser" in hand
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      And Alice passes
      And Bob plays "Lightning Bolt" targeting "Nova Chaser"
      And all players pass
      And all players pass
      And all players pass
      Then Alice is asked to choose objects
      And Alice can choose "Fire Elemental"
      When Alice chooses "Fire Elemental"
      Then "Fire Elemental" is removed from the game
      And "Nova Chaser" is in Alice's graveyard

    Scenario: Alice may keep Fire Elemental
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain" and "Fire Elemental"
      And Alice has "Nova Chaser" in hand
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      And Alice passes
      And Bob plays "Lightning Bolt" targeting "Nova Chaser"
      And all players pass
      And all players pass
      And all players pass
      Then Alice is asked to choose objects
      And Alice can choose nothing
      When Alice chooses nothing
      Then "Fire Elemental" is in play
      And the stack is empty

  @LRW-CHAMP-13
  Rule: A card removed for a champion that is gone never comes back
    Lorwyn primer, "Keyword Ability: Champion", second note; rules 217.1c, 217.7d

    Scenario: Fire Elemental waits in vain
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain" and "Fire Elemental"
      And Alice has "Nova Chaser" in hand
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      And Alice passes
      And Bob plays "Lightning Bolt" targeting "Nova Chaser"
      And the stack resolves
      And Alice chooses "Fire Elemental"
      Then "Fire Elemental" is removed from the game
      And the stack is empty
      When the game moves to Alice's next turn
      Then "Fire Elemental" is removed from the game

    Scenario: The same Nova Chaser comes and goes again without returning it
      Given a game between Alice and Bob
      And Alice controls 8 "Mountain" and "Fire Elemental"
      And Alice has "Nova Chaser" in hand
      And Bob controls 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      And Alice passes
      And Bob plays "Boomerang" targeting "Nova Chaser"
      And the stack resolves
      And Alice chooses "Fire Elemental"
      And Alice plays "Nova Chaser"
      And all players pass
      Then "Nova Chaser" is in play
      When all players pass
      Then "Nova Chaser" is in Alice's graveyard
      And the stack is, from the top, the ability of "Nova Chaser"
      When all players pass
      Then the stack is empty
      And "Fire Elemental" is removed from the game

  @LRW-CHAMP-14
  Rule: If nothing is removed for a champion that is gone, nothing else is sacrificed for it
    Lorwyn primer, "Keyword Ability: Champion", second note; rule 103.3

    Scenario: Another Nova Chaser of Alice's stays in play
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain" and "Nova Chaser" as "First Chaser"
      And Alice has "Fire Elemental" removed from the game
      And "First Chaser" has removed "Fire Elemental"
      And Alice has "Nova Chaser" as "Second Chaser" in hand
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      When Alice plays "Second Chaser"
      And all players pass
      And Alice passes
      And Bob plays "Lightning Bolt" targeting "Second Chaser"
      And the stack resolves
      Then Alice is asked to choose objects
      And Alice can choose "First Chaser"
      When Alice chooses nothing
      Then "First Chaser" is in play
      And "Fire Elemental" is removed from the game
      And "Second Chaser" is in Alice's graveyard
      And the stack is empty

    Scenario: Returned to hand and not replaced, Nova Chaser stays in hand
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain" and "Fire Elemental"
      And Alice has "Nova Chaser" in hand
      And Bob controls 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      And Alice passes
      And Bob plays "Boomerang" targeting "Nova Chaser"
      And the stack resolves
      And Alice chooses nothing
      Then "Nova Chaser" is in Alice's hand
      And "Fire Elemental" is in play
      And the stack is empty

  @LRW-CHAMP-15 @LRW-CHAMP-16
  Rule: A champion that has lost the ability as it leaves play triggers nothing, and the removed card stays removed
    Lorwyn primer, "Keyword Ability: Champion", third note; rule 410.10d

    Scenario: Humbled Nova Chaser dies and Fire Elemental stays away
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Nova Chaser"
      And Alice has "Fire Elemental" removed from the game
      And "Nova Chaser" has removed "Fire Elemental"
      And Bob controls 2 "Plains" and 2 "Mountain"
      And Bob has "Humble" and "Lightning Bolt" in hand
      When Bob plays "Humble" targeting "Nova Chaser"
      And all players pass
      Then "Nova Chaser" is 0/1
      When Bob plays "Lightning Bolt" targeting "Nova Chaser"
      And all players pass
      Then "Nova Chaser" is in Alice's graveyard
      And the stack is empty
      And "Fire Elemental" is removed from the game
      When the game moves to Alice's next turn
      Then "Fire Elemental" is removed from the game

    Scenario: When Humble has worn off Nova Chaser gives Fire Elemental back
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Nova Chaser"
      And Alice has "Fire Elemental" removed from the game
      And "Nova Chaser" has removed "Fire Elemental"
      And Bob controls 2 "Plains" and 2 "Mountain"
      And Bob has "Humble" and "Lightning Bolt" in hand
      When Bob plays "Humble" targeting "Nova Chaser"
      And all players pass
      Then "Nova Chaser" is 0/1
      When the game moves to Alice's next turn
      Then "Nova Chaser" is 10/2
      When Alice passes
      And Bob plays "Lightning Bolt" targeting "Nova Chaser"
      And all players pass
      Then the stack is, from the top, the ability of "Nova Chaser"
      When all players pass
      Then "Fire Elemental" is in play

    Scenario: Humble comes too late for a first ability on the stack and keeps the second from triggering
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain" and "Fire Elemental"
      And Alice has "Nova Chaser" in hand
      And Bob controls 2 "Plains" and 2 "Mountain"
      And Bob has "Humble" and "Lightning Bolt" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      And Alice passes
      And Bob plays "Humble" targeting "Nova Chaser"
      And all players pass
      Then the stack is, from the top, the ability of "Nova Chaser"
      When all players pass
      And Alice chooses "Fire Elemental"
      Then "Fire Elemental" is removed from the game
      And "Nova Chaser" is 0/1
      When Alice passes
      And Bob plays "Lightning Bolt" targeting "Nova Chaser"
      And all players pass
      Then the stack is empty
      And "Nova Chaser" is in Alice's graveyard
      And "Fire Elemental" is removed from the game
