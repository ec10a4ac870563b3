Feature: What noncombat damage may reach a planeswalker, and how much of it
  Combat damage and damage of one's own sources stay where they are. A planeswalker is reached by way of its
  player, whole or not at all, or since "any target" means planeswalkers, too, as the target.

  Background:
    Given a game between Alice and Bob

  @LRW-PW-81 @CR306-306.7-02
  Rule: Combat damage cannot be moved to a planeswalker
    Lorwyn primer, "Dealing Damage to Planeswalkers"; rules 212.9, 310.2b

    Scenario: Nobody is offered a choice as an attacker damages the player
      Given Alice controls "Hill Giant"
      And Bob controls "Garruk Wildspeaker"
      When Alice attacks Bob with "Hill Giant"
      And combat damage is dealt
      Then nobody is asked anything
      And Bob is at 17 life
      And "Garruk Wildspeaker" has 3 loyalty counters

    @until:2017-09
    Scenario: Damage of an ability played in the combat damage step may be moved
      Given Alice controls "Hill Giant" and "Prodigal Pyromancer"
      And Bob controls "Garruk Wildspeaker"
      When Alice attacks Bob with "Hill Giant"
      And combat damage is dealt
      Then it is Alice's combat damage step
      When Alice plays the ability of "Prodigal Pyromancer" targeting Bob
      And all players pass
      Then Alice is asked to choose whether to redirect
      When Alice redirects the damage to "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" has 2 loyalty counters
      And Bob is at 17 life

    @since:2026-04
    Scenario: Noncombat damage to the player is no longer moved either, in the combat damage step or at any time
      Given Alice controls "Hill Giant" and "Prodigal Pyromancer"
      And Bob controls "Garruk Wildspeaker"
      When Alice attacks Bob with "Hill Giant"
      And combat damage is dealt
      Then it is Alice's combat damage step
      When Alice plays the ability of "Prodigal Pyromancer" targeting Bob
      And all players pass
      Then nobody is asked anything
      And Bob is at 16 life
      And "Garruk Wildspeaker" has 3 loyalty counters

    Scenario: Purity prevents noncombat damage only, and Garruk cannot take what Hill Giant deals either
      Rule 419.1d

      Given Alice controls "Hill Giant"
      And Bob controls "Garruk Wildspeaker" and "Purity"
      When Alice attacks Bob with "Hill Giant"
      And Bob does not block
      And combat damage is dealt
      Then nobody is asked anything
      And Bob is at 17 life
      And "Garruk Wildspeaker" has 3 loyalty counters

  @LRW-PW-82 @CR306-306.7-01
  Rule: A planeswalker cannot be the target of a spell that targets a creature or player
    Lorwyn primer, "Dealing Damage to Planeswalkers", first note; rules 409.1c, 212.9

    @until:2017-09
    Scenario: Shock may target a creature, but no planeswalker
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker" and "Grizzly Bears"
      When Alice tries to play "Shock" targeting "Garruk Wildspeaker"
      Then the attempt is refused
      When Alice plays "Shock" targeting "Grizzly Bears"
      And all players pass
      Then nobody is asked anything
      And "Grizzly Bears" is in Bob's graveyard
      And "Garruk Wildspeaker" has 3 loyalty counters

    @until:2017-09
    Scenario: Shroud for the player keeps Shock from the planeswalker, but not a spell without a target
      Given Alice controls 3 "Mountain"
      And Alice has "Shock" and "Flame Rift" in hand
      And Bob controls "Garruk Wildspeaker" and "True Believer"
      When Alice tries to play "Shock" targeting Bob
      Then the attempt is refused
      When Alice tries to play "Shock" targeting "Garruk Wildspeaker"
      Then the attempt is refused
      When Alice plays "Flame Rift"
      And all players pass
      Then Alice is asked to choose whether to redirect
      When Alice redirects the damage to "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" is in Bob's graveyard
      And Bob is at 20 life
      And Alice is at 16 life

    @since:2026-04
    Scenario: Shock may have any target, a planeswalker too
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears" and "Forest"
      When Alice tries to play "Shock" targeting "Forest"
      Then the attempt is refused
      When Alice plays "Shock"
      Then Alice is asked to choose targets
      And Alice can choose Alice, Bob, "Garruk Wildspeaker" and "Grizzly Bears"
      When Alice chooses "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" has 1 loyalty counter
      And Bob is at 20 life

    @since:2026-04
    Scenario: Shroud for the player is no shield for the planeswalker
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker" and "True Believer"
      When Alice tries to play "Shock" targeting Bob
      Then the attempt is refused
      When Alice plays "Shock" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" has 1 loyalty counter

    @until:2017-09
    Scenario Outline: A spell for a player cannot have the planeswalker as its target either: <spell>
      Given Alice controls 5 "Mountain"
      And Alice has "<spell>" in hand
      And Bob controls "Garruk Wildspeaker"
      When Alice tries to play "<spell>" targeting "Garruk Wildspeaker"
      Then the attempt is refused
      When Alice plays "<spell>" targeting Bob
      And all players pass
      And Alice redirects the damage to "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" is in Bob's graveyard
      And Bob is at 20 life

      Examples:
        | spell       |
        | Giant's Ire |
        | Lava Spike  |

    @since:2026-04
    Scenario Outline: A spell for a player may have a planeswalker as its target today, and no creature: <spell>
      Given Alice controls 5 "Mountain"
      And Alice has "<spell>" in hand
      And Bob controls "Garruk Wildspeaker" and "Craw Wurm"
      When Alice tries to play "<spell>" targeting "Craw Wurm"
      Then the attempt is refused
      When Alice plays "<spell>" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in Bob's graveyard
      And Bob is at 20 life

      Examples:
        | spell       |
        | Giant's Ire |
        | Lava Spike  |

    @since:2026-04
    Scenario: Incendiary Command may have a planeswalker as its target today
      Given Alice controls 5 "Mountain"
      And Alice has "Incendiary Command" in hand
      And Bob controls "Garruk Wildspeaker" and "Grizzly Bears"
      When Alice plays "Incendiary Command" targeting "Garruk Wildspeaker" choosing modes 1 and 2
      And all players pass
      Then "Garruk Wildspeaker" is in Bob's graveyard
      And "Grizzly Bears" is in Bob's graveyard
      And Bob is at 20 life

    @since:2026-04
    Scenario: The ability of Boggart Shenanigans may have a planeswalker as its target today
      Given Alice controls "Boggart Shenanigans" and "Mogg Fanatic"
      And Bob controls "Garruk Wildspeaker"
      When Alice plays the ability of "Mogg Fanatic" targeting Bob
      And Alice chooses "Garruk Wildspeaker"
      And all players pass
      And Alice accepts
      Then "Garruk Wildspeaker" has 2 loyalty counters
      When all players pass
      Then Bob is at 19 life

    @since:2026-04
    Scenario: The ability of Rage Forger may have a planeswalker as its target today
      Given Alice controls "Rage Forger" and "Hill Giant"
      And "Hill Giant" has a +1/+1 counter
      And Bob controls "Garruk Wildspeaker" and "Grizzly Bears"
      When Alice attacks Bob with "Hill Giant"
      Then Alice can choose Alice, Bob and "Garruk Wildspeaker"
      When Alice chooses "Garruk Wildspeaker"
      And all players pass
      And Alice accepts
      Then "Garruk Wildspeaker" has 2 loyalty counters
      And Bob is at 20 life

  @LRW-PW-83
  Rule: Shock with an opponent as its target may put its damage on a planeswalker of that opponent
    Lorwyn primer, "Dealing Damage to Planeswalkers", first note; rules 212.9, 413.2a

    @until:2017-09
    Scenario: Shock aimed at the opponent hits the planeswalker that Alice picks
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker" and "Jace Beleren"
      When Alice plays "Shock" targeting Bob
      And all players pass
      Then Alice can choose "Garruk Wildspeaker" and "Jace Beleren"
      When Alice redirects the damage to "Jace Beleren"
      Then "Jace Beleren" has 1 loyalty counter
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Bob is at 20 life

    Scenario: Shock whose target has become illegal deals no damage that could be moved
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker" and 2 "Plains"
      And Bob has "Gilded Light" in hand
      When Alice plays "Shock" targeting Bob
      And Alice passes
      And Bob plays "Gilded Light"
      And all players pass
      Then "Gilded Light" is in Bob's graveyard
      When all players pass
      Then nobody is asked anything
      And "Shock" is in Alice's graveyard
      And Bob is at 20 life
      And "Garruk Wildspeaker" has 3 loyalty counters

    @since:2026-04
    Scenario: Shock aimed at the opponent hits the opponent and nothing else
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker" and "Jace Beleren"
      When Alice plays "Shock" targeting Bob
      And all players pass
      Then nobody is asked anything
      And Bob is at 18 life
      And "Garruk Wildspeaker" has 3 loyalty counters
      And "Jace Beleren" has 3 loyalty counters

  @LRW-PW-84
  Rule: Shock's damage takes two loyalty counters off the planeswalker it is moved to
    Lorwyn primer, "Dealing Damage to Planeswalkers", first note; rules 212.9d, 420.5

    @until:2017-09
    Scenario: A planeswalker with three counters keeps one
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker"
      When Alice plays "Shock" targeting Bob
      And all players pass
      And Alice redirects the damage to "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" has 1 loyalty counter
      And "Garruk Wildspeaker" has loyalty 1

    @until:2017-09
    Scenario: A planeswalker with two counters is put into the graveyard
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 2 loyalty counters
      When Alice plays "Shock" targeting Bob
      And all players pass
      And Alice redirects the damage to "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" is in Bob's graveyard
      And Bob is at 20 life

    @until:2017-09
    Scenario: What a planeswalker with one counter cannot lose is lost itself
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 1 loyalty counter
      When Alice plays "Shock" targeting Bob
      And all players pass
      And Alice redirects the damage to "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" is in Bob's graveyard
      And Bob is at 20 life

    @since:2026-04
    Scenario: A planeswalker with three counters that is Shock's target keeps one
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker"
      When Alice plays "Shock" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" has 1 loyalty counter
      And "Garruk Wildspeaker" has loyalty 1
      And Bob is at 20 life

    @since:2026-04
    Scenario: A planeswalker with one counter that is Shock's target is lost, and its controller loses no life
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 1 loyalty counter
      When Alice plays "Shock" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in Bob's graveyard
      And Bob is at 20 life

  @LRW-PW-85
  Rule: The damage of one event is moved to a single planeswalker as a whole, or not at all
    Lorwyn primer, "Dealing Damage to Planeswalkers", second note; rule 212.9

    @until:2017-09
    Scenario: The player and a planeswalker cannot share the damage
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 1 loyalty counter
      When Alice plays "Shock" targeting Bob
      And all players pass
      Then Alice is asked to choose whether to redirect
      And Alice can choose "Garruk Wildspeaker"
      When Alice does not redirect the damage
      Then Bob is at 18 life
      And "Garruk Wildspeaker" has 1 loyalty counter

    @until:2017-09
    Scenario: All five damage of Lava Axe go to a planeswalker with three counters
      Given Alice controls 5 "Mountain"
      And Alice has "Lava Axe" in hand
      And Bob controls "Garruk Wildspeaker"
      When Alice plays "Lava Axe" targeting Bob
      And all players pass
      And Alice redirects the damage to "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" is in Bob's graveyard
      And Bob is at 20 life

    @until:2017-09
    Scenario: Two planeswalkers cannot share the damage
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker" and "Jace Beleren"
      When Alice plays "Shock" targeting Bob
      And all players pass
      And Alice tries to choose "Garruk Wildspeaker" and "Jace Beleren"
      Then the attempt is refused
      When Alice redirects the damage to "Jace Beleren"
      Then "Jace Beleren" has 1 loyalty counter
      And "Garruk Wildspeaker" has 3 loyalty counters

    @since:2026-04
    Scenario: Lava Axe hits the player or the planeswalker that is its target, and none of it moves
      Given Alice controls 10 "Mountain"
      And Alice has 2 "Lava Axe" in hand
      And Bob controls "Garruk Wildspeaker" and "Jace Beleren"
      When Alice plays "Lava Axe 1" targeting Bob
      And all players pass
      Then nobody is asked anything
      And Bob is at 15 life
      And "Garruk Wildspeaker" has 3 loyalty counters
      When Alice plays "Lava Axe 2" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in Bob's graveyard
      And "Jace Beleren" has 3 loyalty counters
      And Bob is at 15 life

  @LRW-PW-86 @CR306-306.7-03
  Rule: Damage that your own source would deal to you cannot be moved to your planeswalker
    Lorwyn primer, "Dealing Damage to Planeswalkers", third note; rule 212.9

    Scenario: Char's damage to its controller stays there
      Given Alice controls "Garruk Wildspeaker" and 3 "Mountain"
      And Alice has "Char" in hand
      When Alice plays "Char" targeting Bob
      And all players pass
      Then nobody is asked anything
      And Bob is at 16 life
      And Alice is at 18 life
      And "Garruk Wildspeaker" has 3 loyalty counters

    @until:2017-09
    Scenario: Of Flame Rift's damage only the opponent's share may be moved
      Given Alice controls "Garruk Wildspeaker" and 2 "Mountain"
      And Alice has "Flame Rift" in hand
      And Bob controls "Jace Beleren"
      When Alice plays "Flame Rift"
      And all players pass
      Then Alice is asked to choose whether to redirect
      And Alice can choose "Jace Beleren"
      When Alice redirects the damage to "Jace Beleren"
      Then "Jace Beleren" is in Bob's graveyard
      And Alice is at 16 life
      And Bob is at 20 life
      And "Garruk Wildspeaker" has 3 loyalty counters

    @since:2026-04
    Scenario: All of Flame Rift's damage stays with the players
      Given Alice controls "Garruk Wildspeaker" and 2 "Mountain"
      And Alice has "Flame Rift" in hand
      And Bob controls "Jace Beleren"
      When Alice plays "Flame Rift"
      And all players pass
      Then nobody is asked anything
      And Alice is at 16 life
      And Bob is at 16 life
      And "Garruk Wildspeaker" has 3 loyalty counters
      And "Jace Beleren" has 3 loyalty counters

    @since:2026-04
    Scenario: Char may hit its own player's planeswalker, and still costs that player 2 life
      Given Alice controls "Garruk Wildspeaker" and 3 "Mountain"
      And "Garruk Wildspeaker" has 5 loyalty counters
      And Alice has "Char" in hand
      When Alice plays "Char" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" has 1 loyalty counter
      And Alice is at 18 life
