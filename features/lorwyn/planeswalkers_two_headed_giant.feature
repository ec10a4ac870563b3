Feature: Planeswalkers in Two-Headed Giant
  A creature attacks the other team as one, or a planeswalker of either of its members.

  Background:
    Given a Two-Headed Giant game of Alice and Bob against Carol and Dave

  @LRW-PW-42 @CR306-306.5D-03
  Rule: Once an ability of a planeswalker was played, nobody may play one of its abilities in the same turn
    Lorwyn primer, "Planeswalker Abilities"; rule 212.9

    Scenario: A teammate who takes Garruk over has to wait for the next turn, in which Garruk acts for him
      Given Alice controls "Garruk Wildspeaker"
      And Bob controls 6 "Island"
      And Bob has "Confiscate" in hand
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      And all players pass
      And Bob plays "Confiscate" targeting "Garruk Wildspeaker"
      And all players pass
      Then Bob controls "Garruk Wildspeaker"
      When Bob tries to play the -1 ability of "Garruk Wildspeaker"
      Then the attempt is refused
      And "Garruk Wildspeaker" has 2 loyalty counters
      When the game moves to Alice's next turn
      And Bob plays the -1 ability of "Garruk Wildspeaker"
      And all players pass
      Then Bob controls 1 "Beast"

  @LRW-PW-73
  Rule: A creature may attack the defending team as a unit
    Lorwyn primer, "Planeswalkers in Combat", third note; rules 606.7a, 606.7d

    @until:2017-09
    Scenario: The team counts as one thing to attack beside its planeswalker
      Given Alice controls "Grizzly Bears"
      And Carol controls "Garruk Wildspeaker"
      When Alice tries to attack Bob with "Grizzly Bears"
      Then the attempt is refused
      And Alice can attack Carol and "Garruk Wildspeaker"
      When Alice attacks Carol with "Grizzly Bears"
      Then "Grizzly Bears" is attacking Carol

    @until:2017-09
    Scenario: Who names Dave attacks the team as well, and Bob's creature is declared with Alice's
      Rule 606.7b

      Given Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      When Alice tries to attack Alice with "Grizzly Bears"
      Then the attempt is refused
      When Alice attacks with "Grizzly Bears" at Carol and "Hill Giant" at Dave
      And combat damage is dealt
      Then Alice is asked to choose players
      When Alice chooses Dave
      Then Bob is asked to choose players
      When Bob chooses Carol
      And combat damage is dealt
      Then Carol is at 25 life

    @until:2017-09
    Scenario: Which head takes the damage is chosen as the damage is assigned
      Given Alice controls "Hypnotic Specter"
      And Carol has "Forest" in hand
      And Dave has "Forest" in hand
      When Alice attacks Carol with "Hypnotic Specter"
      And combat damage is dealt
      Then Alice is asked to choose players
      And Alice can choose Carol and Dave
      When Alice chooses Dave
      And combat damage is dealt
      Then Carol is at 28 life
      And Dave is at 28 life
      When the stack resolves
      Then Dave has 0 cards in hand
      And Carol has 1 card in hand

    @until:2017-09
    Scenario: Ball Lightning attacks the team, and its ability triggers once in the end step of Alice and Bob
      Rule 606.4b

      Given Alice controls "Ball Lightning"
      When Alice attacks Carol with "Ball Lightning"
      And combat damage is dealt
      And Alice chooses Dave
      And the game moves to Alice's postcombat main phase
      Then Carol is at 24 life
      When all players pass
      Then the stack is, from the top, the ability of "Ball Lightning"
      When all players pass
      Then "Ball Lightning" is in Alice's graveyard

    @since:2026-04
    Scenario: Each head of the team is something to attack by itself
      Given Alice controls 2 "Grizzly Bears"
      And Carol controls "Garruk Wildspeaker"
      When Alice tries to attack Bob with "Grizzly Bears 1"
      Then the attempt is refused
      And Alice can attack Carol, Dave and "Garruk Wildspeaker"
      When Alice attacks with "Grizzly Bears 1" at Carol and "Grizzly Bears 2" at Dave
      Then "Grizzly Bears 1" is attacking Carol
      And "Grizzly Bears 2" is attacking Dave

    @since:2026-04
    Scenario: The head that was attacked takes the damage, and nobody chooses
      Given Alice controls "Hypnotic Specter"
      And Carol has "Forest" in hand
      And Dave has "Forest" in hand
      When Alice attacks Dave with "Hypnotic Specter"
      And combat damage is dealt
      Then nobody is asked anything
      And Carol is at 28 life
      When the stack resolves
      Then Dave has 0 cards in hand
      And Carol has 1 card in hand

    @until:2017-09
    Scenario: No head is chosen for the damage of a blocked creature, unless it has trample
      Rule 502.9a

      Given Alice controls "Craw Wurm" and "Ball Lightning"
      And Carol controls "Grizzly Bears" and "Hill Giant"
      When Alice attacks Carol with "Craw Wurm" and "Ball Lightning"
      And Carol blocks with "Hill Giant" on "Craw Wurm" and "Grizzly Bears" on "Ball Lightning"
      And combat damage is dealt
      Then Alice is asked to choose players
      When Alice chooses Dave
      And Alice assigns 2 damage of "Ball Lightning" to "Grizzly Bears" and 4 to Dave
      And combat damage is dealt
      Then Dave is at 26 life
      And "Hill Giant" is in Carol's graveyard
      And "Grizzly Bears" is in Carol's graveyard

    @until:2017-09
    Scenario: For a blocked trampler, too, the head that takes its excess damage is chosen
      Rule 502.9a

      Given Alice controls "Hypnotic Specter" and "Rancor"
      And "Rancor" is attached to "Hypnotic Specter"
      And Carol controls "Ornithopter"
      And Carol has "Forest" in hand
      And Dave has "Forest" in hand
      When Alice attacks Carol with "Hypnotic Specter"
      And Carol blocks "Hypnotic Specter" with "Ornithopter"
      And combat damage is dealt
      Then Alice can choose Carol and Dave
      When Alice chooses Dave
      And Alice assigns 2 damage of "Hypnotic Specter" to "Ornithopter" and 2 to Dave
      And combat damage is dealt
      And the stack resolves
      Then Dave has 0 cards in hand
      And Carol has 1 card in hand

    @until:2008-02
    Scenario: Which head is hit matters: Carol's tenth poison counter loses her and Dave the game
      Rule 102.3d

      Given Alice controls "Pit Scorpion"
      And Carol has 9 poison counters
      And Dave has 8 poison counters
      When Alice attacks Carol with "Pit Scorpion"
      And combat damage is dealt
      And Alice chooses Carol
      And combat damage is dealt
      And the stack resolves
      Then Carol has lost the game
      And Dave has lost the game
      And Alice has won the game

    @since:2017-09 @until:2017-09
    Scenario: Carol's tenth poison counter is not enough, and the fifteenth of her team is, whichever head was hit
      Rule 810.8d

      Given Alice controls 2 "Pit Scorpion"
      And Carol has 9 poison counters
      And Dave has 4 poison counters
      When Alice attacks Carol with "Pit Scorpion 1" and "Pit Scorpion 2"
      And combat damage is dealt
      And Alice chooses Carol
      And Alice chooses Dave
      And Alice orders the ability of "Pit Scorpion 2", the ability of "Pit Scorpion 1"
      And all players pass
      Then the game goes on
      When all players pass
      Then Carol has lost the game
      And Dave has lost the game

    @since:2026-04
    Scenario: Carol's tenth poison counter is not enough, and the fifteenth of her team is, whichever head was attacked
      Rule 810.8d

      Given Alice controls 2 "Pit Scorpion"
      And Carol has 9 poison counters
      And Dave has 4 poison counters
      When Alice attacks with "Pit Scorpion 1" at Carol and "Pit Scorpion 2" at Dave
      And combat damage is dealt
      And Alice orders the ability of "Pit Scorpion 2", the ability of "Pit Scorpion 1"
      And all players pass
      Then the game goes on
      When all players pass
      Then Carol has lost the game
      And Dave has lost the game

    @until:2008-02
    Scenario: A poison counter that Carol gets is hers alone
      Rule 606.5

      Given Alice controls "Pit Scorpion"
      And Carol has 2 poison counters
      And Dave has 3 poison counters
      When Alice attacks Carol with "Pit Scorpion"
      And combat damage is dealt
      And Alice chooses Carol
      And combat damage is dealt
      And the stack resolves
      Then Carol has 3 poison counters
      And Dave has 3 poison counters

    @since:2017-09 @until:2017-09
    Scenario: A poison counter that Carol gets is one of her team's, and Dave has as many
      Rule 810.10a

      Given Alice controls "Pit Scorpion"
      And Carol has 2 poison counters
      And Dave has 3 poison counters
      When Alice attacks Carol with "Pit Scorpion"
      And combat damage is dealt
      And Alice chooses Carol
      And the stack resolves
      Then Carol has 6 poison counters
      And Dave has 6 poison counters
      And Alice has no poison counters

    @since:2026-04
    Scenario: A poison counter that Carol gets in combat is one of her team's, and Dave has as many
      Rule 810.10a

      Given Alice controls "Pit Scorpion"
      And Carol has 2 poison counters
      And Dave has 3 poison counters
      When Alice attacks Carol with "Pit Scorpion"
      And combat damage is dealt
      And the stack resolves
      Then Carol has 6 poison counters
      And Dave has 6 poison counters
      And Alice has no poison counters

  @LRW-PW-74
  Rule: The planeswalkers of both defending players can be attacked
    Lorwyn primer, "Planeswalkers in Combat", third note; rules 606.7a, 606.7b

    Scenario: One attack reaches a planeswalker of each head
      Given Alice controls 2 "Grizzly Bears"
      And Carol controls "Garruk Wildspeaker"
      And Dave controls "Jace Beleren"
      When Alice attacks with "Grizzly Bears 1" at "Garruk Wildspeaker" and "Grizzly Bears 2" at "Jace Beleren"
      And combat damage is dealt
      Then "Garruk Wildspeaker" has 1 loyalty counter
      And "Jace Beleren" has 1 loyalty counter
      And Carol is at 30 life

    Scenario: A teammate's planeswalker cannot be attacked
      Given Alice controls "Grizzly Bears"
      And Bob controls "Ajani Goldmane"
      And Dave controls "Jace Beleren"
      When Alice tries to attack "Ajani Goldmane" with "Grizzly Bears"
      Then the attempt is refused
      When Alice attacks "Jace Beleren" with "Grizzly Bears"
      And combat damage is dealt
      Then "Jace Beleren" has 1 loyalty counter
      And "Ajani Goldmane" has 4 loyalty counters

  @LRW-PW-75
  Rule: Creatures of either defending player may block a creature that attacks a planeswalker
    Lorwyn primer, "Planeswalkers in Combat", third note; rule 606.7c

    Scenario: A teammate's creature blocks for the planeswalker's controller
      Given Alice controls "Grizzly Bears"
      And Carol controls "Garruk Wildspeaker"
      And Dave controls "Hill Giant"
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      And Dave blocks "Grizzly Bears" with "Hill Giant"
      Then "Grizzly Bears" is blocked
      When combat damage is dealt
      Then "Garruk Wildspeaker" has 3 loyalty counters
      And "Grizzly Bears" is in Alice's graveyard

    Scenario: The planeswalker's controller blocks while the teammate holds back
      Given Alice controls "Grizzly Bears"
      And Carol controls "Garruk Wildspeaker" and "Craw Wurm"
      And Dave controls "Hill Giant"
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      And Carol blocks "Grizzly Bears" with "Craw Wurm"
      Then "Craw Wurm" is blocking "Grizzly Bears"
      When combat damage is dealt
      Then "Craw Wurm" has 2 damage
      And "Hill Giant" has 0 damage
      And "Garruk Wildspeaker" has 3 loyalty counters

    @until:2017-09
    Scenario: Goblins with mountainwalk cannot be blocked if either head has a Mountain, whatever they attack
      Rule 502.6b

      Given Alice controls "Goblin King" and 2 "Goblin Piker"
      And Carol controls "Garruk Wildspeaker", "Hill Giant" and "Mountain"
      And Dave controls "Jace Beleren"
      When Alice attacks with "Goblin Piker 1" at "Garruk Wildspeaker" and "Goblin Piker 2" at "Jace Beleren"
      And Carol tries to block "Goblin Piker 1" with "Hill Giant"
      Then the attempt is refused
      When Carol tries to block "Goblin Piker 2" with "Hill Giant"
      Then the attempt is refused
      When Carol does not block
      And combat damage is dealt
      Then "Garruk Wildspeaker" is in Carol's graveyard
      And "Jace Beleren" is in Dave's graveyard

    @since:2026-04
    Scenario: Goblins with mountainwalk look at the lands of the head whose planeswalker they attack
      Rule 702.14c

      Given Alice controls "Goblin King" and 2 "Goblin Piker"
      And Carol controls "Garruk Wildspeaker", "Hill Giant" and "Mountain"
      And Dave controls "Jace Beleren"
      When Alice attacks with "Goblin Piker 1" at "Garruk Wildspeaker" and "Goblin Piker 2" at "Jace Beleren"
      And Carol tries to block "Goblin Piker 1" with "Hill Giant"
      Then the attempt is refused
      When Carol blocks "Goblin Piker 2" with "Hill Giant"
      And combat damage is dealt
      Then "Goblin Piker 2" is in Alice's graveyard
      And "Garruk Wildspeaker" is in Carol's graveyard
      And "Jace Beleren" has 3 loyalty counters

  @LRW-PW-85
  Rule: What is dealt to two players is two events, and for each of them all of the damage is moved or nothing
    Lorwyn primer, "Dealing Damage to Planeswalkers", second note; rule 212.9

    @until:2017-09
    Scenario: Of what Flame Rift deals to two opponents Carol's share goes to her planeswalker, and Dave's stays with him
      Given Alice controls 2 "Mountain"
      And Alice has "Flame Rift" in hand
      And Carol controls "Garruk Wildspeaker"
      And Dave controls "Jace Beleren"
      When Alice plays "Flame Rift"
      And all players pass
      Then Alice can choose "Garruk Wildspeaker"
      When Alice redirects the damage to "Garruk Wildspeaker"
      Then Alice can choose "Jace Beleren"
      When Alice does not redirect the damage
      Then "Garruk Wildspeaker" is in Carol's graveyard
      And "Jace Beleren" has 3 loyalty counters
      And Carol is at 26 life
      And Alice is at 22 life

    @since:2026-04
    Scenario: All that Flame Rift deals to two opponents stays with them
      Given Alice controls 2 "Mountain"
      And Alice has "Flame Rift" in hand
      And Carol controls "Garruk Wildspeaker"
      And Dave controls "Jace Beleren"
      When Alice plays "Flame Rift"
      And all players pass
      Then nobody is asked anything
      And Carol is at 22 life
      And Alice is at 22 life
      And "Garruk Wildspeaker" has 3 loyalty counters
      And "Jace Beleren" has 3 loyalty counters

  @LRW-PW-87
  Rule: Damage to one player cannot be moved to a planeswalker of that player's teammate
    Lorwyn primer, "Dealing Damage to Planeswalkers", fourth note; rules 212.9, 606.5

    Scenario: The damage cannot go to a planeswalker that only the teammate has
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Dave controls "Garruk Wildspeaker"
      When Alice plays "Shock" targeting Carol
      And the stack resolves
      Then nobody is asked anything
      And Carol is at 28 life
      And "Garruk Wildspeaker" has 3 loyalty counters

    @until:2017-09
    Scenario: The damage may go to the planeswalker when its own controller is the target
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Dave controls "Garruk Wildspeaker"
      When Alice plays "Shock" targeting Dave
      And the stack resolves
      Then Alice is asked to choose whether to redirect
      When Alice redirects the damage to "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" has 1 loyalty counter
      And Dave is at 30 life

    @until:2017-09
    Scenario: Of two planeswalkers on the team only that of the damaged head is offered
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Carol controls "Jace Beleren"
      And Dave controls "Garruk Wildspeaker"
      When Alice plays "Shock" targeting Carol
      And the stack resolves
      Then Alice is asked to choose whether to redirect
      And Alice can choose "Jace Beleren"
      When Alice redirects the damage to "Jace Beleren"
      Then "Jace Beleren" has 1 loyalty counter
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Carol is at 30 life

    @since:2026-04
    Scenario: Damage to a head of the team stays there, though that head has a planeswalker
      Rule 810.4

      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Dave controls "Garruk Wildspeaker"
      When Alice plays "Shock" targeting Dave
      And the stack resolves
      Then nobody is asked anything
      And Dave is at 28 life
      And "Garruk Wildspeaker" has 3 loyalty counters

  @GRS-405.2A-02
  Rule: It is printed on the object, given to a token by what made it, or copied
    Rulings summary, 405.2a, criterion 2; rule 405.2a (604.3a today)

    @since:2007-10 @until:2008-02
    Scenario: In Two-Headed Giant the Avatar is as big as half of the life that the team shares, rounded up
      Rule 606.9a

      Given Alice controls "Ajani Goldmane"
      And "Ajani Goldmane" has 6 loyalty counters
      And Carol controls "Mountain"
      And Carol has "Lightning Bolt" in hand
      When Alice plays the -6 ability of "Ajani Goldmane"
      And all players pass
      Then "Avatar" is 15/15
      When Alice passes
      And Carol plays "Lightning Bolt" targeting Bob
      And all players pass
      Then Alice is at 27 life
      And "Avatar" is 14/14

    @since:2017-09
    Scenario: In Two-Headed Giant the Avatar is as big as the life of the team since then
      Rule 810.9a

      Given Alice controls "Ajani Goldmane"
      And "Ajani Goldmane" has 6 loyalty counters
      And Carol controls "Mountain"
      And Carol has "Lightning Bolt" in hand
      When Alice plays the -6 ability of "Ajani Goldmane"
      And all players pass
      Then "Avatar" is 30/30
      When Alice passes
      And Carol plays "Lightning Bolt" targeting Bob
      And all players pass
      Then Alice is at 27 life
      And "Avatar" is 27/27
