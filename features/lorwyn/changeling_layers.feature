Feature: Changeling among other effects
  Effects on types are applied before effects on abilities: types and changeling can part company.

  Background:
    Given a game between Alice and Bob

  @LRW-CHANGE-04
  Rule: Mirror Entity's ability makes its controller's creatures X/X until the turn ends
    Lorwyn primer, "Keyword Ability: Changeling"; rules 418.3b and 418.5a

    Scenario: For X = 3 the Bears grow and the Wurm shrinks, Bob's creature does neither
      Rule 413.2f

      Given Alice controls 3 "Plains", "Mirror Entity", "Craw Wurm" and "Grizzly Bears"
      And Bob controls "Hill Giant" and "White Knight"
      When Alice plays the ability of "Mirror Entity" with X = 3
      And all players pass
      Then "Craw Wurm" is 3/3
      And "Grizzly Bears" is 3/3
      And "Mirror Entity" is 3/3
      And "White Knight" is 2/2
      When the game moves to Bob's turn
      Then "Craw Wurm" is 6/4
      And "Grizzly Bears" is 2/2

    Scenario: For X = 0 the creatures die
      Given Alice controls "Mirror Entity", "Craw Wurm" and "Grizzly Bears"
      When Alice plays the ability of "Mirror Entity" with X = 0
      And all players pass
      Then "Craw Wurm" is in Alice's graveyard
      And "Grizzly Bears" is in Alice's graveyard
      And "Mirror Entity" is in Alice's graveyard

    Scenario: Glorious Anthem keeps the creatures alive that X = 0 would kill
      Given Alice controls "Mirror Entity", "Craw Wurm" and "Glorious Anthem"
      When Alice plays the ability of "Mirror Entity" with X = 0
      And all players pass
      Then "Craw Wurm" is 1/1
      And "Mirror Entity" is 1/1

    Scenario: A creature that comes later in the turn keeps its size and type
      Given Alice controls 2 "Forest" and "Mirror Entity"
      And Alice has "Grizzly Bears" in hand
      And Alice has {W}{W}{W} in the mana pool
      When Alice plays the ability of "Mirror Entity" with X = 3
      And all players pass
      And Alice plays "Grizzly Bears"
      And all players pass
      Then "Mirror Entity" is 3/3
      And "Grizzly Bears" is 2/2
      And "Grizzly Bears" has the subtypes Bear

    @until:2008-02
    Scenario: X = 1 undoes a Giant Growth that came before
      Given Alice controls "Forest", "Plains", "Mirror Entity" and "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      When Alice plays "Giant Growth" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 5/5
      When Alice plays the ability of "Mirror Entity" with X = 1
      And all players pass
      Then "Grizzly Bears" is 1/1

    @since:2017-09
    Scenario: In later rules a Giant Growth that came before counts as well
      Given Alice controls "Forest", "Plains", "Mirror Entity" and "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      When Alice plays "Giant Growth" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 5/5
      When Alice plays the ability of "Mirror Entity" with X = 1
      And all players pass
      Then "Grizzly Bears" is 4/4

    Scenario: A Giant Growth that comes after X = 1 makes a 4/4
      Given Alice controls "Forest", "Mirror Entity" and "Grizzly Bears"
      And Alice has {W} in the mana pool
      And Alice has "Giant Growth" in hand
      When Alice plays the ability of "Mirror Entity" with X = 1
      And all players pass
      And Alice plays "Giant Growth" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 4/4

  @LRW-CHANGE-05
  Rule: Mirror Entity's ability adds all creature types to those that the creatures have, until the turn ends
    Lorwyn primer, "Keyword Ability: Changeling"; rules 212.1c and 418.5a

    Scenario: The Bears follow Goblin King as Goblins and are Bears all the time
      Given Alice controls 2 "Plains", "Mirror Entity", "Goblin King" and "Grizzly Bears"
      When Alice plays the ability of "Mirror Entity" with X = 2
      And all players pass
      Then "Grizzly Bears" is a Goblin
      And "Grizzly Bears" is a Bear
      And "Grizzly Bears" is 3/3
      And "Grizzly Bears" has mountainwalk
      When the game moves to Bob's turn
      Then "Grizzly Bears" has the subtypes Bear
      And "Grizzly Bears" is 2/2
      And "Grizzly Bears" does not have mountainwalk

    Scenario: A Goblin King who comes afterwards finds Goblins in the Bears
      Given Alice controls 3 "Mountain", "Mirror Entity" and "Grizzly Bears"
      And Alice has {W}{W} in the mana pool
      And Alice has "Goblin King" in hand
      When Alice plays the ability of "Mirror Entity" with X = 2
      And all players pass
      And Alice plays "Goblin King"
      And all players pass
      Then "Grizzly Bears" is 3/3
      And "Grizzly Bears" has mountainwalk
      And "Goblin King" is 2/2

  @LRW-CHANGE-14
  Rule: Effects on types are applied before effects on abilities, in whatever order they came
    Lorwyn primer, "Keyword Ability: Changeling"; rule 418.5a

    Scenario: Humble first and Imagecrafter second leave an Elf without abilities
      Given Alice controls "Imagecrafter" and 2 "Plains"
      And Alice has "Humble" in hand
      And Bob controls "Woodland Changeling"
      When Alice plays "Humble" targeting "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" is a Goblin
      And "Woodland Changeling" does not have changeling
      When Alice plays the ability of "Imagecrafter" targeting "Woodland Changeling"
      And all players pass
      And Alice names Elf
      Then "Woodland Changeling" has the subtypes Elf
      And "Woodland Changeling" does not have changeling
      And "Woodland Changeling" is 0/1

    Scenario: Imagecrafter first and Humble second leave the same Elf
      Given Alice controls "Imagecrafter" and 2 "Plains"
      And Alice has "Humble" in hand
      And Bob controls "Woodland Changeling"
      When Alice plays the ability of "Imagecrafter" targeting "Woodland Changeling"
      And all players pass
      And Alice names Elf
      Then "Woodland Changeling" has the subtypes Elf
      And "Woodland Changeling" has changeling
      When Alice plays "Humble" targeting "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" has the subtypes Elf
      And "Woodland Changeling" does not have changeling
      And "Woodland Changeling" is 0/1

  @LRW-CHANGE-15
  Rule: A creature that loses all creature types does not lose changeling
    Lorwyn primer, "Keyword Ability: Changeling"; rule 418.5a

    Scenario: Clone copies changeling from a creature without creature types
      Given Alice controls "Amoeboid Changeling", "Woodland Changeling" and 4 "Island"
      And Alice has "Clone" in hand
      When Alice plays the second ability of "Amoeboid Changeling" targeting "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" has no subtypes
      And "Woodland Changeling" has changeling
      When Alice plays "Clone"
      And all players pass
      And Alice chooses "Woodland Changeling"
      Then "Clone" is in play
      And "Clone" has changeling
      And "Clone" is a Goblin
      And "Clone" is 2/2

    Scenario: When the turn ends the creature is every creature type again by itself
      Given Alice controls "Amoeboid Changeling" and "Woodland Changeling"
      When Alice plays the second ability of "Amoeboid Changeling" targeting "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" has no subtypes
      When the game moves to Bob's turn
      Then "Woodland Changeling" is a Goblin
      And "Woodland Changeling" is an Elf

  @LRW-CHANGE-16
  Rule: A creature that loses all creature types has none of them, though it has changeling
    Lorwyn primer, "Keyword Ability: Changeling"; rule 418.5a

    Scenario: Goblin King loses a follower that has changeling still
      Given Alice controls "Amoeboid Changeling", "Goblin King", "Woodland Changeling" and "Mogg Fanatic"
      When Alice plays the second ability of "Amoeboid Changeling" targeting "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" is not a Goblin
      And "Woodland Changeling" is 2/2
      And "Woodland Changeling" does not have mountainwalk
      And "Woodland Changeling" has changeling
      And "Mogg Fanatic" is 2/2

    Scenario: Tivadar's Crusade passes over the changeling without creature types
      Given Alice controls "Amoeboid Changeling", "Woodland Changeling" and 3 "Plains"
      And Alice has "Tivadar's Crusade" in hand
      When Alice plays the second ability of "Amoeboid Changeling" targeting "Woodland Changeling"
      And all players pass
      And Alice plays "Tivadar's Crusade"
      And all players pass
      Then "Woodland Changeling" is in play
      And "Amoeboid Changeling" is in Alice's graveyard

  @LRW-CHANGE-17
  Rule: A creature that becomes a new creature type does not lose changeling
    Lorwyn primer, "Keyword Ability: Changeling"; rule 418.5a

    Scenario: Clone copies changeling from a creature that is a Bird only
      Given Alice controls "Imagecrafter", "Woodland Changeling" and 4 "Island"
      And Alice has "Clone" in hand
      When Alice plays the ability of "Imagecrafter" targeting "Woodland Changeling"
      And all players pass
      And Alice names Bird
      Then "Woodland Changeling" has the subtypes Bird
      And "Woodland Changeling" has changeling
      When Alice plays "Clone"
      And all players pass
      And Alice chooses "Woodland Changeling"
      Then "Clone" has changeling
      And "Clone" is a Goblin
      And "Clone" is a Bird

    Scenario: When the turn ends the Bird is every creature type again
      Given Alice controls "Imagecrafter" and "Woodland Changeling"
      When Alice plays the ability of "Imagecrafter" targeting "Woodland Changeling"
      And all players pass
      And Alice names Bird
      Then "Woodland Changeling" has the subtypes Bird
      When the game moves to Bob's turn
      Then "Woodland Changeling" is a Goblin
      And "Woodland Changeling" has changeling

  @LRW-CHANGE-18
  Rule: A changeling that becomes a new creature type is that type only
    Lorwyn primer, "Keyword Ability: Changeling"; rule 418.5a

    Scenario: A changeling that becomes an Elf leaves Goblin King for Elvish Champion
      Given Alice controls "Imagecrafter", "Goblin King", "Elvish Champion" and "Woodland Changeling"
      When Alice plays the ability of "Imagecrafter" targeting "Woodland Changeling"
      And all players pass
      And Alice names Elf
      Then "Woodland Changeling" has the subtypes Elf
      And "Woodland Changeling" is 3/3
      And "Woodland Changeling" has forestwalk
      And "Woodland Changeling" does not have mountainwalk

    Scenario: Lignify makes the changeling a 0/4 Treefolk and takes its ability as well
      Given Alice controls 2 "Forest"
      And Alice has "Lignify" in hand
      And Bob controls "Woodland Changeling"
      When Alice plays "Lignify" targeting "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" has the subtypes Treefolk
      And "Woodland Changeling" is 0/4
      And "Woodland Changeling" does not have changeling

  @LRW-CHANGE-19
  Rule: A creature that loses changeling has all creature types still
    Lorwyn primer, "Keyword Ability: Changeling"; rule 418.5a

    Scenario: A humbled changeling follows Goblin King as a Goblin
      Given Alice controls 2 "Plains", "Goblin King" and "Woodland Changeling"
      And Alice has "Humble" in hand
      When Alice plays "Humble" targeting "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" is a Goblin
      And "Woodland Changeling" is an Elf
      And "Woodland Changeling" is 1/2
      And "Woodland Changeling" does not have mountainwalk

    Scenario: A Goblin King who comes after Humble gives mountainwalk, too
      Given Alice controls 3 "Mountain" and "Woodland Changeling"
      And Alice has "Humble" and "Goblin King" in hand
      And Alice has {W}{W} in the mana pool
      When Alice plays "Humble" targeting "Woodland Changeling"
      And all players pass
      And Alice plays "Goblin King"
      And all players pass
      Then "Woodland Changeling" is 1/2
      And "Woodland Changeling" has mountainwalk

    Scenario: A token copy of Goblin King that comes after Humble gives mountainwalk as well
      Rule 418.5e

      Given Alice controls 2 "Plains", "Kiki-Jiki, Mirror Breaker", "Goblin King" and "Woodland Changeling"
      And Alice has "Humble" in hand
      When Alice plays "Humble" targeting "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" does not have mountainwalk
      When Alice plays the ability of "Kiki-Jiki, Mirror Breaker" targeting "Goblin King"
      And all players pass
      Then "Woodland Changeling" is 2/3
      And "Woodland Changeling" has mountainwalk

    Scenario: Under Lignify the type was set too, and Goblin King has no claim
      Given Alice controls 2 "Forest", "Goblin King", "Mogg Fanatic" and "Woodland Changeling"
      And Alice has "Lignify" in hand
      When Alice plays "Lignify" targeting "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" is not a Goblin
      And "Woodland Changeling" is 0/4
      And "Mogg Fanatic" is 2/2

  @LRW-CHANGE-20
  Rule: A creature that loses changeling really has that ability no more
    Lorwyn primer, "Keyword Ability: Changeling"; rules 407.3 and 418.5a

    Scenario: A humbled changeling shows every type and no changeling
      Given Alice controls 2 "Plains"
      And Alice has "Humble" in hand
      And Bob controls "Woodland Changeling"
      When Alice plays "Humble" targeting "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" does not have changeling
      And "Woodland Changeling" is a Goblin
      When the game moves to Bob's turn
      Then "Woodland Changeling" has changeling

    Scenario: Clone copies the changeling as printed and not as humbled
      Given Alice controls 4 "Island"
      And Alice has "Humble" and "Clone" in hand
      And Alice has {W}{W} in the mana pool
      And Bob controls "Woodland Changeling"
      When Alice plays "Humble" targeting "Woodland Changeling"
      And all players pass
      And Alice plays "Clone"
      And all players pass
      And Alice chooses "Woodland Changeling"
      Then "Woodland Changeling" does not have changeling
      And "Clone" has changeling
      And "Clone" is 2/2

    Scenario: Humbled, Amoeboid Changeling has no ability to play, until the turn ends
      Rule 403.1

      Given Alice controls 2 "Plains" and "Amoeboid Changeling"
      And Alice has "Humble" in hand
      When Alice plays "Humble" targeting "Amoeboid Changeling"
      And all players pass
      And Alice tries to play the first ability of "Amoeboid Changeling" targeting "Amoeboid Changeling"
      Then the attempt is refused
      When the game moves to Bob's turn
      And Bob passes
      And Alice plays the first ability of "Amoeboid Changeling" targeting "Amoeboid Changeling"
      Then the stack is, from the top, the ability of "Amoeboid Changeling"

    Scenario: Humility that Opalescence makes a creature takes changeling and Concordant Crossroads' haste, and leaves Threaten's
      Rules 418.5c and 418.5d

      Given Alice controls "Opalescence", "Humility", "Concordant Crossroads" and 3 "Mountain"
      And Alice has "Threaten" in hand
      And Bob controls "Woodland Changeling" and "Grizzly Bears"
      When Alice plays "Threaten" targeting "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" does not have changeling
      And "Woodland Changeling" has haste
      And "Grizzly Bears" does not have haste
      And "Woodland Changeling" is a Goblin

    Scenario: Humbled, Elvish Champion gives a changeling no forestwalk, though it was there before the spell
      Rules 418.5c and 418.5d

      Given Alice controls 4 "Plains" and "Elvish Champion"
      And Alice has 2 "Humble" in hand
      And Bob controls "Woodland Changeling"
      When Alice plays "Humble 1" targeting "Elvish Champion"
      And all players pass
      Then "Woodland Changeling" does not have forestwalk
      And "Woodland Changeling" is 2/2
      And "Woodland Changeling" has changeling
      When Alice plays "Humble 2" targeting "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" does not have changeling

    @until:2008-02
    Scenario: Humbled, an indestructible changeling has no changeling any more, and is indestructible all the same
      Rules 402.1 and 501.4

      Given Alice controls "Mycosynth Lattice", "Darksteel Forge" and "Woodland Changeling"
      And Alice has {2}{W}{W}{B} in the mana pool
      And Alice has "Humble" and "Vindicate" in hand
      When Alice plays "Humble" targeting "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" does not have changeling
      And "Woodland Changeling" is a Goblin
      When Alice plays "Vindicate" targeting "Woodland Changeling"
      And all players pass
      Then "Vindicate" is in Alice's graveyard
      And "Woodland Changeling" is in play

    @since:2017-09
    Scenario: Humbled in later rules, an indestructible changeling has lost that ability, too, and is destroyed
      Rules 112.1 and 702.12

      Given Alice controls "Mycosynth Lattice", "Darksteel Forge" and "Woodland Changeling"
      And Alice has {2}{W}{W}{B} in the mana pool
      And Alice has "Humble" and "Vindicate" in hand
      When Alice plays "Humble" targeting "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" does not have changeling
      And "Woodland Changeling" is a Goblin
      When Alice plays "Vindicate" targeting "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" is in Alice's graveyard

  @LRW-CHANGE-21
  Rule: To be given all creature types is not to be given changeling
    Lorwyn primer, "Keyword Ability: Changeling"; rules 405.2a and 418.5a

    Scenario: Clone copies a Bear that is every creature type for a turn as a mere Bear
      Given Alice controls "Mirror Entity", "Grizzly Bears" and 4 "Island"
      And Alice has {W}{W} in the mana pool
      And Alice has "Clone" in hand
      When Alice plays the ability of "Mirror Entity" with X = 2
      And all players pass
      Then "Grizzly Bears" is a Goblin
      And "Grizzly Bears" does not have changeling
      When Alice plays "Clone"
      And all players pass
      And Alice chooses "Grizzly Bears"
      Then "Clone" has the subtypes Bear
      And "Clone" does not have changeling

    Scenario: Types given after the Bear became a Bird are added to the Bird
      Given Alice controls "Imagecrafter", "Amoeboid Changeling" and "Grizzly Bears"
      When Alice plays the ability of "Imagecrafter" targeting "Grizzly Bears"
      And all players pass
      And Alice names Bird
      Then "Grizzly Bears" has the subtypes Bird
      When Alice plays the first ability of "Amoeboid Changeling" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is a Bird
      And "Grizzly Bears" is a Goblin
      And "Grizzly Bears" is a Bear
      And "Grizzly Bears" does not have changeling

    Scenario: A Bear that becomes a Bird after the gift is a Bird only
      Given Alice controls "Imagecrafter", "Amoeboid Changeling" and "Grizzly Bears"
      When Alice plays the first ability of "Amoeboid Changeling" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is a Goblin
      And "Grizzly Bears" does not have changeling
      When Alice plays the ability of "Imagecrafter" targeting "Grizzly Bears"
      And all players pass
      And Alice names Bird
      Then "Grizzly Bears" has the subtypes Bird
