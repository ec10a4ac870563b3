Feature: Combat damage and planeswalkers
  Where the combat damage of attackers and blockers goes when a planeswalker is in play or attacked,
  and what it does to a planeswalker; the planeswalker itself deals none.

  Background:
    Given a game between Alice and Bob

  @LRW-PW-57
  Rule: A creature attacking the player deals its combat damage to the player, planeswalkers or not
    Lorwyn primer, "Planeswalkers in Combat"; rules 310.2b, 310.4

    Scenario: The player takes the damage of an unblocked attacker and nobody may move it
      Given Alice controls "Hill Giant"
      And Bob controls "Garruk Wildspeaker"
      When Alice attacks Bob with "Hill Giant"
      And combat damage is dealt
      Then nobody is asked anything
      And Bob is at 17 life
      And "Garruk Wildspeaker" has 3 loyalty counters

    Scenario: A trampler that attacks the player has no share to give to the planeswalker
      Given Alice controls "Ball Lightning"
      And Bob controls "Garruk Wildspeaker" and "Grizzly Bears"
      When Alice attacks Bob with "Ball Lightning"
      And Bob blocks "Ball Lightning" with "Grizzly Bears"
      And combat damage is dealt
      And Alice tries to assign 2 damage of "Ball Lightning" to "Grizzly Bears" and 4 to "Garruk Wildspeaker"
      Then the attempt is refused
      When Alice assigns 2 damage of "Ball Lightning" to "Grizzly Bears" and 4 to Bob
      And combat damage is dealt
      Then Bob is at 16 life
      And "Garruk Wildspeaker" has 3 loyalty counters

    @until:2008-02
    Scenario: Combat damage for the player waits on the stack and is then dealt as assigned
      Rule 310.1

      Given Alice controls "Hill Giant"
      And Bob controls "Garruk Wildspeaker"
      When Alice attacks Bob with "Hill Giant"
      And combat damage is put on the stack
      Then the stack is, from the top, combat damage
      And Bob is at 20 life
      When all players pass
      Then nobody is asked anything
      And Bob is at 17 life
      And "Garruk Wildspeaker" has 3 loyalty counters

    @since:2017-09
    Scenario: Combat damage is dealt to the player at once and never waits on the stack
      Given Alice controls "Hill Giant"
      And Bob controls "Garruk Wildspeaker"
      When Alice attacks Bob with "Hill Giant"
      And the game moves to Alice's declare blockers step
      And all players pass
      Then it is Alice's combat damage step
      And the stack is empty
      And Bob is at 17 life
      And "Garruk Wildspeaker" has 3 loyalty counters

    Scenario: Silver Knight deals its damage to the player in the first of two steps, Hill Giant in the second
      Rules 310.5 and 502.2b

      Given Alice controls "Silver Knight" and "Hill Giant"
      And Bob controls "Garruk Wildspeaker"
      When Alice attacks Bob with "Silver Knight" and "Hill Giant"
      And combat damage is dealt
      Then Bob is at 18 life
      When combat damage is dealt
      Then Bob is at 15 life
      And "Garruk Wildspeaker" has 3 loyalty counters

    @until:2008-02
    Scenario: White Knight, too weak to deal damage in the first step, is pumped and deals it to the player in the second
      Rules 310.2a and 502.2b

      Given Alice controls "White Knight", "Silver Knight", "Endoskeleton", 5 "Swamp" and 2 "Forest"
      And Alice has "Infest" and 2 "Giant Growth" in hand
      And Bob controls "Garruk Wildspeaker"
      When Alice plays the ability of "Endoskeleton" targeting "White Knight"
      And all players pass
      And Alice plays "Giant Growth 1" targeting "Silver Knight"
      And all players pass
      And Alice plays "Infest"
      And all players pass
      Then "White Knight" is 0/3
      When Alice attacks Bob with "White Knight" and "Silver Knight"
      And combat damage is dealt
      Then Bob is at 17 life
      When Alice plays "Giant Growth 2" targeting "White Knight"
      And all players pass
      And combat damage is dealt
      Then Bob is at 14 life
      And "Garruk Wildspeaker" has 3 loyalty counters

    Scenario: Without first strike all damage is dealt to the player in the one combat damage step that there is
      Rule 310.5

      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob controls "Garruk Wildspeaker"
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      And combat damage is dealt
      Then Bob is at 15 life
      And it is Alice's combat damage step
      When all players pass
      Then it is Alice's end of combat step
      And "Garruk Wildspeaker" has 3 loyalty counters

  @LRW-PW-58
  Rule: A blocked creature deals its combat damage to its blockers, even if it attacks a planeswalker
    Lorwyn primer, "Planeswalkers in Combat"; rules 309.2a, 310.2c

    Scenario: Without trample nothing passes on to the planeswalker
      Given Alice controls "Craw Wurm"
      And Bob controls "Garruk Wildspeaker" and "Grizzly Bears"
      When Alice attacks "Garruk Wildspeaker" with "Craw Wurm"
      And Bob blocks "Craw Wurm" with "Grizzly Bears"
      And combat damage is dealt
      Then "Grizzly Bears" is in Bob's graveyard
      And "Craw Wurm" has 2 damage
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Bob is at 20 life

    Scenario: An attacker whose blocker is gone stays blocked and assigns no damage
      Given Alice controls "Craw Wurm"
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears" and 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice attacks "Garruk Wildspeaker" with "Craw Wurm"
      And Bob blocks "Craw Wurm" with "Grizzly Bears"
      And Alice passes
      And Bob plays "Boomerang" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in Bob's hand
      And "Craw Wurm" is blocked
      When the game moves to the end of combat step
      Then "Garruk Wildspeaker" has 3 loyalty counters
      And Bob is at 20 life

    @since:2017-09 @until:2017-09
    Scenario: Alice orders the blockers, and the second is assigned damage only when the first has lethal damage
      Given Alice controls "Craw Wurm"
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears" and "Hill Giant"
      When Alice attacks "Garruk Wildspeaker" with "Craw Wurm"
      And Bob blocks "Craw Wurm" with "Grizzly Bears" and "Hill Giant"
      Then Alice is asked to choose the order
      When Alice orders "Hill Giant", "Grizzly Bears"
      And combat damage is dealt
      And Alice tries to assign 2 damage of "Craw Wurm" to "Hill Giant" and 4 to "Grizzly Bears"
      Then the attempt is refused
      When Alice assigns 4 damage of "Craw Wurm" to "Hill Giant" and 2 to "Grizzly Bears"
      Then "Hill Giant" is in Bob's graveyard
      And "Grizzly Bears" is in Bob's graveyard
      And "Garruk Wildspeaker" has 3 loyalty counters

    @since:2017-09 @until:2017-09
    Scenario: A first blocker that 1 damage destroys may not be passed over, either
      Given Alice controls "Craw Wurm"
      And Bob controls "Garruk Wildspeaker", "Llanowar Elves" and "Hill Giant"
      When Alice attacks "Garruk Wildspeaker" with "Craw Wurm"
      And Bob blocks "Craw Wurm" with "Llanowar Elves" and "Hill Giant"
      And Alice orders "Llanowar Elves", "Hill Giant"
      And combat damage is dealt
      And Alice tries to assign 6 damage of "Craw Wurm" to "Hill Giant"
      Then the attempt is refused
      When Alice assigns 1 damage of "Craw Wurm" to "Llanowar Elves" and 5 to "Hill Giant"
      Then "Llanowar Elves" is in Bob's graveyard
      And "Hill Giant" is in Bob's graveyard

    @since:2026-04
    Scenario: Damage is divided freely among the blockers, and dealt as it is assigned
      Given Alice controls "Craw Wurm"
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears" and "Hill Giant"
      When Alice attacks "Garruk Wildspeaker" with "Craw Wurm"
      And Bob blocks "Craw Wurm" with "Grizzly Bears" and "Hill Giant"
      And combat damage is dealt
      Then Alice is asked to choose a division
      And Alice can choose "Grizzly Bears" and "Hill Giant"
      When Alice assigns 4 damage of "Craw Wurm" to "Grizzly Bears" and 2 to "Hill Giant"
      Then "Grizzly Bears" is in Bob's graveyard
      And "Hill Giant" has 2 damage
      And "Garruk Wildspeaker" has 3 loyalty counters

    @since:2017-09 @until:2017-09
    Scenario: All the damage is for the second blocker if the first in the order is gone
      Given Alice controls "Craw Wurm"
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears", "Hill Giant" and 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice attacks "Garruk Wildspeaker" with "Craw Wurm"
      And Bob blocks "Craw Wurm" with "Grizzly Bears" and "Hill Giant"
      And Alice orders "Grizzly Bears", "Hill Giant"
      And Alice passes
      And Bob plays "Boomerang" targeting "Grizzly Bears"
      And all players pass
      And combat damage is dealt
      Then nobody is asked anything
      And "Hill Giant" is in Bob's graveyard
      And "Craw Wurm" has 3 damage
      And "Garruk Wildspeaker" has 3 loyalty counters

    @since:2017-09 @until:2017-09
    Scenario: Of three blockers the first is gone, and the second has to have lethal damage before the third
      Given Alice controls "Craw Wurm"
      And Bob controls "Garruk Wildspeaker", "Llanowar Elves", "Grizzly Bears", "Hill Giant" and 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice attacks "Garruk Wildspeaker" with "Craw Wurm"
      And Bob blocks "Craw Wurm" with "Llanowar Elves", "Grizzly Bears" and "Hill Giant"
      And Alice orders "Hill Giant", "Llanowar Elves", "Grizzly Bears"
      And Alice passes
      And Bob plays "Boomerang" targeting "Hill Giant"
      And all players pass
      And combat damage is dealt
      And Alice tries to assign 6 damage of "Craw Wurm" to "Grizzly Bears"
      Then the attempt is refused
      When Alice assigns 1 damage of "Craw Wurm" to "Llanowar Elves" and 5 to "Grizzly Bears"
      Then "Llanowar Elves" is in Bob's graveyard
      And "Grizzly Bears" is in Bob's graveyard

    @since:2017-09 @until:2017-09
    Scenario: With deathtouch 1 damage for each is enough to come to the last blocker in the order
      Rule 702.2c

      Given Alice controls "Changeling Hero" and "Wren's Run Packmaster"
      And Bob controls "Garruk Wildspeaker", "Hill Giant", "Grizzly Bears" and "Craw Wurm"
      When Alice attacks "Garruk Wildspeaker" with "Changeling Hero"
      And Bob blocks "Changeling Hero" with "Hill Giant", "Grizzly Bears" and "Craw Wurm"
      And Alice orders "Hill Giant", "Grizzly Bears", "Craw Wurm"
      And combat damage is dealt
      And Alice tries to assign 1 damage of "Changeling Hero" to "Hill Giant" and 3 to "Craw Wurm"
      Then the attempt is refused
      When Alice assigns 1 damage of "Changeling Hero" to "Hill Giant", 1 to "Grizzly Bears" and 2 to "Craw Wurm"
      Then "Hill Giant" is in Bob's graveyard
      And "Grizzly Bears" is in Bob's graveyard
      And "Craw Wurm" is in Bob's graveyard

    @until:2008-02
    Scenario: With a power of 0 it has no damage to divide among two blockers
      Rule 310.2a

      Given Alice controls "Hill Giant"
      And Bob controls "Garruk Wildspeaker", 2 "Grizzly Bears" and 2 "Plains"
      And Bob has "Humble" in hand
      When Alice attacks "Garruk Wildspeaker" with "Hill Giant"
      And Bob blocks "Hill Giant" with "Grizzly Bears 1" and "Grizzly Bears 2"
      And Alice passes
      And Bob plays "Humble" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is 0/1
      When combat damage is put on the stack
      Then nobody is asked anything
      And the stack is, from the top, combat damage
      When all players pass
      Then "Hill Giant" is in Alice's graveyard
      And "Grizzly Bears 1" has 0 damage
      And "Grizzly Bears 2" has 0 damage

    Scenario: Changeling Hero's controller gains life for damage to a creature
      Rule 502.68a

      Given Alice controls "Changeling Hero"
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Changeling Hero"
      And Bob blocks "Changeling Hero" with "Grizzly Bears"
      And combat damage is dealt
      And the stack resolves
      Then Alice is at 24 life
      And "Grizzly Bears" is in Bob's graveyard
      And Bob is at 20 life

  @LRW-PW-59
  Rule: A blocking creature deals combat damage to the attacker it blocks, whatever that attacker is attacking
    Lorwyn primer, "Planeswalkers in Combat"; rule 310.2d

    Scenario: The blocker kills the creature that attacks the planeswalker
      Given Alice controls "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker" and "Hill Giant"
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      And combat damage is dealt
      Then "Grizzly Bears" is in Alice's graveyard
      And "Hill Giant" has 2 damage
      And "Garruk Wildspeaker" has 3 loyalty counters

    @until:2008-02
    Scenario: The damage of a blocker is dealt though the blocker left play with it on the stack
      Given Alice controls "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker", "Hill Giant" and 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      And combat damage is put on the stack
      And Alice passes
      And Bob plays "Boomerang" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is in Bob's hand
      And "Grizzly Bears" is in play
      When all players pass
      Then "Grizzly Bears" is in Alice's graveyard
      And "Garruk Wildspeaker" has 3 loyalty counters

    @since:2017-09
    Scenario: A blocker deals its damage at once, and nobody can take it away in between
      Given Alice controls "Grizzly Bears" and 2 "Island"
      And Alice has "Boomerang" in hand
      And Bob controls "Garruk Wildspeaker" and "Hill Giant"
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      And all players pass
      Then the stack is empty
      And "Grizzly Bears" is in Alice's graveyard
      And "Hill Giant" has 2 damage
      When Alice plays "Boomerang" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is in Bob's hand
      And "Grizzly Bears" is in Alice's graveyard

    Scenario: Troll Ascetic, blocked on its way to the planeswalker, regenerates and is out of combat
      Rules 501.5a and 306.4

      Given Alice controls "Troll Ascetic" and 2 "Forest"
      And Bob controls "Garruk Wildspeaker" and "Hill Giant"
      When Alice attacks "Garruk Wildspeaker" with "Troll Ascetic"
      And Bob blocks "Troll Ascetic" with "Hill Giant"
      And Alice plays the ability of "Troll Ascetic"
      And all players pass
      And combat damage is dealt
      Then "Hill Giant" is in Bob's graveyard
      And "Troll Ascetic" is in play
      And "Troll Ascetic" is tapped
      And "Troll Ascetic" has 0 damage
      And "Troll Ascetic" is not attacking
      And "Garruk Wildspeaker" has 3 loyalty counters

    @until:2008-02
    Scenario: A Wolf with deathtouch blocks Craw Wurm, which is destroyed by an ability that triggers
      Rule 502.63a

      Given Alice controls "Craw Wurm"
      And Bob controls "Garruk Wildspeaker", "Wren's Run Packmaster" and 3 "Forest"
      When Alice attacks "Garruk Wildspeaker" with "Craw Wurm"
      And Alice passes
      And Bob plays the ability of "Wren's Run Packmaster"
      And all players pass
      And Bob blocks "Craw Wurm" with "Wolf"
      And combat damage is dealt
      Then "Craw Wurm" has 2 damage
      And the stack is, from the top, the deathtouch ability of "Wolf"
      When all players pass
      Then "Craw Wurm" is in Alice's graveyard

    @since:2017-09
    Scenario: A Wolf with deathtouch blocks Craw Wurm, which is destroyed before anybody can do anything
      Rule 702.2b

      Given Alice controls "Craw Wurm"
      And Bob controls "Garruk Wildspeaker", "Wren's Run Packmaster" and 3 "Forest"
      When Alice attacks "Garruk Wildspeaker" with "Craw Wurm"
      And Alice passes
      And Bob plays the ability of "Wren's Run Packmaster"
      And all players pass
      And Bob blocks "Craw Wurm" with "Wolf"
      And combat damage is dealt
      Then "Craw Wurm" is in Alice's graveyard
      And the stack is empty

    @since:2017-09
    Scenario: A Wolf with deathtouch blocks Troll Ascetic, which regenerates and is destroyed no more
      Rules 702.2b and 704.5h

      Given Alice controls "Troll Ascetic" and 2 "Forest"
      And Bob controls "Garruk Wildspeaker", "Wren's Run Packmaster" and 3 "Forest"
      When Alice attacks "Garruk Wildspeaker" with "Troll Ascetic"
      And Alice passes
      And Bob plays the ability of "Wren's Run Packmaster"
      And all players pass
      And Bob blocks "Troll Ascetic" with "Wolf"
      And Alice plays the ability of "Troll Ascetic"
      And all players pass
      And combat damage is dealt
      Then "Troll Ascetic" is in play
      And "Troll Ascetic" is tapped
      And "Troll Ascetic" has 0 damage
      When the game moves to the postcombat main phase
      Then "Troll Ascetic" is in play

    @since:2017-09
    Scenario: Lifelink leaves Death's Shadow no toughness as a Wolf with deathtouch blocks it: it is put away once
      Rules 702.2b, 702.15b and 704.5f

      Given Alice controls "Death's Shadow" and "Changeling Hero"
      And Alice is at 9 life
      And Bob controls "Garruk Wildspeaker", "Wren's Run Packmaster" and 3 "Forest"
      And Bob controls "Leyline of the Void" as "first Leyline" and "Leyline of the Void" as "second Leyline"
      When Alice attacks with "Death's Shadow" at "Garruk Wildspeaker" and "Changeling Hero" at Bob
      And Alice passes
      And Bob plays the ability of "Wren's Run Packmaster"
      And all players pass
      Then "Death's Shadow" is 4/4
      When Bob blocks "Death's Shadow" with "Wolf"
      And combat damage is dealt
      Then Alice is at 13 life
      When Alice applies "first Leyline" first
      Then "Death's Shadow" is removed from the game
      And it is Alice's combat damage step
      And Alice has priority

    Scenario: A blocker whose attacker is gone deals no damage
      Given Alice controls "Hill Giant", "Grizzly Bears" and 2 "Island"
      And Alice has "Boomerang" in hand
      And Bob controls "Garruk Wildspeaker" and "Craw Wurm"
      When Alice attacks "Garruk Wildspeaker" with "Hill Giant" and "Grizzly Bears"
      And Bob blocks "Hill Giant" with "Craw Wurm"
      And Alice plays "Boomerang" targeting "Hill Giant"
      And all players pass
      And combat damage is dealt
      Then nobody is asked anything
      And "Craw Wurm" has 0 damage
      And "Grizzly Bears" is in play
      And "Garruk Wildspeaker" has 1 loyalty counter

    @until:2008-02
    Scenario: All the damage of Two-Headed Giant of Foriys is for the second attacker if the first is gone
      Given Alice controls "Grizzly Bears", "Hill Giant" and 2 "Island"
      And Alice has "Boomerang" in hand
      And Bob controls "Garruk Wildspeaker" and "Two-Headed Giant of Foriys"
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears" and "Hill Giant"
      And Bob blocks with "Two-Headed Giant of Foriys" on "Grizzly Bears" and "Two-Headed Giant of Foriys" on "Hill Giant"
      And Alice plays "Boomerang" targeting "Grizzly Bears"
      And all players pass
      And combat damage is put on the stack
      Then nobody is asked anything
      When combat damage is dealt
      Then "Hill Giant" is in Alice's graveyard
      And "Two-Headed Giant of Foriys" has 3 damage
      And "Garruk Wildspeaker" has 3 loyalty counters

    Scenario: A blocker with first strike kills the attacker before that one deals damage
      Rules 310.5 and 502.2b

      Given Alice controls "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker" and "Silver Knight"
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Silver Knight"
      And combat damage is dealt
      Then "Grizzly Bears" is in Alice's graveyard
      When the game moves to the end of combat step
      Then "Silver Knight" is in play
      And "Silver Knight" has 0 damage
      And "Garruk Wildspeaker" has 3 loyalty counters

  @LRW-PW-60 @CR306-306.6-01
  Rule: An unblocked creature attacking a planeswalker deals its combat damage to the planeswalker and not to the player
    Lorwyn primer, "Planeswalkers in Combat"; rules 310.2b, 310.4a, 310.4c

    Scenario: The planeswalker takes all the damage and its controller none
      Given Alice controls "Craw Wurm"
      And Bob controls "Garruk Wildspeaker"
      When Alice attacks "Garruk Wildspeaker" with "Craw Wurm"
      And combat damage is dealt
      Then "Garruk Wildspeaker" is in Bob's graveyard
      And Bob is at 20 life

    Scenario: Damage dealt to a planeswalker is not damage dealt to an opponent
      Given Alice controls 2 "Hypnotic Specter"
      And Bob controls "Garruk Wildspeaker"
      And Bob has 2 "Forest" in hand
      When Alice attacks with "Hypnotic Specter 1" at "Garruk Wildspeaker" and "Hypnotic Specter 2" at Bob
      And combat damage is dealt
      Then "Garruk Wildspeaker" has 1 loyalty counter
      And Bob is at 18 life
      And the stack is, from the top, the ability of "Hypnotic Specter 2"
      When the stack resolves
      Then Bob has 1 card in hand

    @since:2017-09
    Scenario: Hunter's Insight draws a card for each damage that its creature deals to the planeswalker
      Rule 603.7

      Given Alice controls "Grizzly Bears", "Hill Giant" and 3 "Forest"
      And Alice has "Hunter's Insight" in hand
      And Bob controls "Garruk Wildspeaker"
      When Alice plays "Hunter's Insight" targeting "Grizzly Bears"
      And all players pass
      And Alice attacks with "Grizzly Bears" at "Garruk Wildspeaker" and "Hill Giant" at Bob
      And combat damage is dealt
      Then the stack is, from the top, the ability of "Hunter's Insight"
      When all players pass
      Then Alice has 2 cards in hand
      And "Garruk Wildspeaker" has 1 loyalty counter
      And Bob is at 17 life

    @until:2008-02
    Scenario: Damage on the stack for a planeswalker that has left play is dealt to nothing
      Given Alice controls "Changeling Hero"
      And Bob controls "Garruk Wildspeaker" and 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice attacks "Garruk Wildspeaker" with "Changeling Hero"
      And combat damage is put on the stack
      And Alice passes
      And Bob plays "Boomerang" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in Bob's hand
      And the stack is, from the top, combat damage
      When all players pass
      Then the stack is empty
      And Bob is at 20 life
      And Alice is at 20 life
      And "Changeling Hero" has 0 damage

    @until:2008-02
    Scenario: Damage on the stack is dealt to the planeswalker though the attacker has left play
      Given Alice controls "Craw Wurm"
      And Bob controls "Garruk Wildspeaker" and 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice attacks "Garruk Wildspeaker" with "Craw Wurm"
      And combat damage is put on the stack
      And Alice passes
      And Bob plays "Boomerang" targeting "Craw Wurm"
      And all players pass
      Then "Craw Wurm" is in Alice's hand
      And "Garruk Wildspeaker" has 3 loyalty counters
      When all players pass
      Then "Garruk Wildspeaker" is in Bob's graveyard
      And Bob is at 20 life

    @since:2017-09
    Scenario: A planeswalker that is attacked can be saved before damage, but not from damage already assigned
      Given Alice controls "Craw Wurm"
      And Bob controls "Garruk Wildspeaker" and 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice attacks "Garruk Wildspeaker" with "Craw Wurm"
      And the game moves to Alice's declare blockers step
      And all players pass
      Then it is Alice's combat damage step
      And the stack is empty
      And "Garruk Wildspeaker" is in Bob's graveyard
      And Bob is at 20 life

    Scenario: Pit Scorpion poisons the player whom it damages, and nobody for damage to the planeswalker
      Rule 420.5h

      Given Alice controls 2 "Pit Scorpion"
      And Bob controls "Garruk Wildspeaker"
      And Bob has 8 poison counters
      When Alice attacks with "Pit Scorpion 1" at "Garruk Wildspeaker" and "Pit Scorpion 2" at Bob
      And combat damage is dealt
      And all players pass
      Then Bob has 9 poison counters
      And the game goes on
      When the game moves to Alice's next turn
      And Alice attacks Bob with "Pit Scorpion 2"
      And combat damage is dealt
      And all players pass
      Then Bob has lost the game

    @until:2008-02
    Scenario: Lifelink, an ability that triggers, gains life for damage to a planeswalker as for any other
      Rule 502.68a

      Given Alice controls "Changeling Hero"
      And Bob controls "Garruk Wildspeaker"
      When Alice attacks "Garruk Wildspeaker" with "Changeling Hero"
      And combat damage is dealt
      Then "Garruk Wildspeaker" is in Bob's graveyard
      And Alice is at 20 life
      And the stack is, from the top, the ability of "Changeling Hero"
      When all players pass
      Then Alice is at 24 life

    @since:2017-09
    Scenario: Lifelink, which is no longer an ability that triggers, gains life with the damage to a planeswalker
      Rule 702.15b

      Given Alice controls "Changeling Hero" and "Hypnotic Specter"
      And Bob controls "Garruk Wildspeaker"
      And Bob has "Forest" in hand
      When Alice attacks with "Changeling Hero" at "Garruk Wildspeaker" and "Hypnotic Specter" at Bob
      And combat damage is dealt
      Then "Garruk Wildspeaker" is in Bob's graveyard
      And Alice is at 24 life
      And the stack is, from the top, the ability of "Hypnotic Specter"

    Scenario: Lifelink counts for player and planeswalker, and deathtouch destroys no planeswalker
      Rules 502.63a and 502.68a

      Given Alice controls "Changeling Hero" and "Wren's Run Packmaster"
      And Bob controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 7 loyalty counters
      When Alice attacks "Garruk Wildspeaker" with "Changeling Hero"
      Then "Changeling Hero" has deathtouch
      When combat damage is dealt
      And the stack resolves
      Then "Garruk Wildspeaker" has 3 loyalty counters
      And Bob is at 20 life
      And Alice is at 24 life
      When the game moves to Alice's next turn
      And Alice attacks Bob with "Changeling Hero"
      And combat damage is dealt
      And the stack resolves
      Then Bob is at 16 life
      And Alice is at 28 life

  @LRW-PW-61
  Rule: Combat damage dealt to a planeswalker takes off that many loyalty counters
    Lorwyn primer, "Planeswalkers in Combat"; rules 212.9d, 310.4

    Scenario: A planeswalker without loyalty left is gone before combat is over
      Given Alice controls 2 "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker"
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears 1" and "Grizzly Bears 2"
      And combat damage is dealt
      Then it is Alice's combat damage step
      And "Garruk Wildspeaker" is in Bob's graveyard

    Scenario: Lost loyalty does not come back as the turn ends
      Given Alice controls "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker"
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      And combat damage is dealt
      Then "Garruk Wildspeaker" has 1 loyalty counter
      When the game moves to Bob's upkeep step
      Then "Garruk Wildspeaker" has 1 loyalty counter

  @LRW-PW-62
  Rule: A planeswalker deals no combat damage
    Lorwyn primer, "Planeswalkers in Combat"; rules 310.2a, 310.2b

    Scenario: The creature that attacks a planeswalker comes home unharmed
      Given Alice controls "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker"
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      And combat damage is dealt
      Then "Garruk Wildspeaker" has 1 loyalty counter
      And "Grizzly Bears" is in play
      And "Grizzly Bears" has 0 damage
      And Alice is at 20 life

    Scenario: The planeswalker adds nothing to the damage of the creature that blocks for it
      Given Alice controls "Hill Giant"
      And Bob controls "Garruk Wildspeaker" and "Grizzly Bears"
      When Alice attacks "Garruk Wildspeaker" with "Hill Giant"
      And Bob blocks "Hill Giant" with "Grizzly Bears"
      And combat damage is dealt
      Then "Grizzly Bears" is in Bob's graveyard
      And "Hill Giant" has 2 damage
      And "Garruk Wildspeaker" has 3 loyalty counters
