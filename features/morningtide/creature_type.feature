Feature: Choose a creature type: spells that count your permanents of that type
  The type is chosen as the spell resolves; then all your permanents that have it count, tribal ones included.

  Background:
    Given a game between Alice and Bob

  @MOR-TYPE-01
  Rule: Morningtide has one spell of each colour that has a creature type chosen and counts your permanents of it
    Morningtide primer, "Theme: Choose a Creature Type", introduction

    Scenario Outline: <name> is a <color> <type> for <cost>
      Given Alice has "<name>" in hand
      Then "<name>" is <color>
      And "<name>" has the types <type>
      And the mana cost of "<name>" is <cost>

      Examples:
        | name                | color | type    | cost   |
        | Coordinated Barrage | white | Instant | {W}    |
        | Distant Melody      | blue  | Sorcery | {3}{U} |
        | Pack's Disdain      | black | Instant | {1}{B} |
        | Roar of the Crowd   | red   | Sorcery | {3}{R} |
        | Luminescent Rain    | green | Instant | {2}{G} |

    Scenario: Distant Melody draws 2 cards for two Goblins
      Given Alice controls 4 "Island" and 2 "Goblin Piker"
      And Alice has "Distant Melody" in hand
      When Alice plays "Distant Melody"
      And all players pass
      And Alice names Goblin
      Then Alice has 2 cards in hand

    Scenario: Luminescent Rain gains 4 life for two Goblins
      Given Alice controls 3 "Forest" and 2 "Goblin Piker"
      And Alice has "Luminescent Rain" in hand
      When Alice plays "Luminescent Rain"
      And all players pass
      And Alice names Goblin
      Then Alice is at 24 life

    Scenario: Roar of the Crowd deals 2 damage for two Goblins
      Given Alice controls 4 "Mountain" and 2 "Goblin Piker"
      And Alice has "Roar of the Crowd" in hand
      When Alice plays "Roar of the Crowd" targeting Bob
      And all players pass
      And Alice names Goblin
      Then Bob is at 18 life

    Scenario: Pack's Disdain gives Hill Giant -2/-2 for two Goblins
      Given Alice controls 2 "Swamp" and 2 "Goblin Piker"
      And Alice has "Pack's Disdain" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Pack's Disdain" targeting "Hill Giant"
      And all players pass
      And Alice names Goblin
      Then "Hill Giant" is 1/1

    Scenario: Coordinated Barrage deals 2 damage to an attacker for two Goblins
      Given it is Bob's turn
      And Alice controls "Plains" and 2 "Goblin Piker"
      And Alice has "Coordinated Barrage" in hand
      And Bob controls "Hill Giant"
      When Bob attacks Alice with "Hill Giant"
      And Bob passes
      And Alice plays "Coordinated Barrage" targeting "Hill Giant"
      And all players pass
      And Alice names Goblin
      Then "Hill Giant" has 2 damage

  @MOR-TYPE-02
  Rule: Distant Melody is a blue sorcery for {3}{U} without targets
    Morningtide primer, "Theme: Choose a Creature Type", the card shown

    Scenario: Distant Melody as it is printed
      Given Alice has "Distant Melody" in hand
      Then the mana cost of "Distant Melody" is {3}{U}
      And the converted mana cost of "Distant Melody" is 4
      And "Distant Melody" has the types Sorcery
      And "Distant Melody" has no subtypes
      And "Distant Melody" is blue

    Scenario: Distant Melody is played without choosing any target
      Given Alice controls 4 "Island" and "Grizzly Bears"
      And Alice has "Distant Melody" in hand
      When Alice plays "Distant Melody"
      Then nobody is asked anything
      And the stack is, from the top, "Distant Melody"

  @MOR-TYPE-03
  Rule: Distant Melody draws a card for each permanent of the chosen type that its controller controls
    Morningtide primer, "Theme: Choose a Creature Type", the card shown; rules 205.3d and 413.2f

    Scenario Outline: With Sage of Fables, Spellstutter Sprite and Bitterblossom naming <type> draws <count>
      Given Alice controls 4 "Island", "Sage of Fables", "Spellstutter Sprite" and "Bitterblossom"
      And Alice has "Distant Melody" in hand
      When Alice plays "Distant Melody"
      And all players pass
      And Alice names <type>
      Then "Distant Melody" is in Alice's graveyard
      And Alice has <count> cards in hand

      Examples:
        | type   | count |
        | Wizard | 2     |
        | Faerie | 2     |
        | Rogue  | 0     |

    Scenario: A type that none of the permanents has may be named, and draws nothing
      Given Alice controls 4 "Island" and "Grizzly Bears"
      And Alice has "Distant Melody" in hand
      When Alice plays "Distant Melody"
      And all players pass
      And Alice names Goblin
      Then "Distant Melody" is in Alice's graveyard
      And Alice has 0 cards in hand

    Scenario: Bob's Wizards do not count for Alice
      Given Alice controls 4 "Island" and "Spellstutter Sprite"
      And Alice has "Distant Melody" in hand
      And Bob controls "Sage of Fables", "Silvergill Adept" and "Ink Dissolver"
      When Alice plays "Distant Melody"
      And all players pass
      And Alice names Wizard
      Then Alice has 1 card in hand

  @MOR-TYPE-04
  Rule: A target of such a spell is chosen as it is played
    Morningtide primer, "Theme: Choose a Creature Type", first note; rules 409.1c and 413.2a

    Scenario: Pack's Disdain is countered when Grizzly Bears is returned, and no type is chosen
      Given Alice controls 2 "Swamp", "Goblin Piker" and "Llanowar Elves"
      And Alice has "Pack's Disdain" in hand
      And Bob controls "Grizzly Bears", "Hill Giant" and "Island"
      And Bob has "Unsummon" in hand
      When Alice plays "Pack's Disdain" targeting "Grizzly Bears"
      And Alice passes
      And Bob plays "Unsummon" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in Bob's hand
      When all players pass
      Then nobody is asked anything
      And "Pack's Disdain" is in Alice's graveyard
      And "Hill Giant" is 3/3

    Scenario: Coordinated Barrage is aimed at the blocking Hill Giant, and not at Craw Wurm, which did not block
      Given Alice controls "Plains" and 2 "Goblin Piker"
      And Alice has "Coordinated Barrage" in hand
      And Bob controls "Hill Giant" and "Craw Wurm"
      When Alice attacks Bob with "Goblin Piker 1"
      And Bob blocks "Goblin Piker 1" with "Hill Giant"
      And Alice tries to play "Coordinated Barrage" targeting "Craw Wurm"
      Then the attempt is refused
      When Alice plays "Coordinated Barrage" targeting "Hill Giant"
      And all players pass
      And Alice names Goblin
      Then "Hill Giant" has 2 damage
      And "Craw Wurm" has 0 damage

    Scenario: The target of Pack's Disdain is asked for before anybody may respond
      Given Alice controls 2 "Swamp", "Goblin Piker" and "Grizzly Bears"
      And Alice has "Pack's Disdain" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Pack's Disdain"
      Then Alice is asked to choose targets
      When Alice chooses "Hill Giant"
      Then the stack is, from the top, "Pack's Disdain"
      And nobody is asked anything
      When all players pass
      And Alice names Goblin
      Then "Hill Giant" is 2/2

  @MOR-TYPE-05
  Rule: The type is chosen as the spell resolves, and nobody can respond to the choice
    Morningtide primer, "Theme: Choose a Creature Type", first note; rule 413.2c

    Scenario: After Terror has destroyed one of two Elves Alice names Goblin and draws 2
      Given Alice controls 4 "Island", "Goblin Piker", "Mogg Fanatic" and 2 "Llanowar Elves"
      And Alice has "Distant Melody" in hand
      And Bob controls 2 "Swamp"
      And Bob has "Terror" in hand
      When Alice plays "Distant Melody"
      And Alice passes
      And Bob plays "Terror" targeting "Llanowar Elves 1"
      And all players pass
      Then "Llanowar Elves 1" is in Alice's graveyard
      When all players pass
      Then Alice is asked to choose a word
      When Alice names Goblin
      Then Alice has 2 cards in hand

    Scenario: Cancel counters Distant Melody before any type is named
      Given Alice controls 4 "Island" and "Goblin Piker"
      And Alice has "Distant Melody" in hand
      And Bob controls 3 "Island" as "Bob's Island"
      And Bob has "Cancel" in hand
      When Alice plays "Distant Melody"
      Then nobody is asked anything
      When Alice passes
      And Bob plays "Cancel" targeting "Distant Melody"
      And all players pass
      Then "Distant Melody" is in Alice's graveyard
      And nobody is asked anything
      And Alice has 0 cards in hand

  @MOR-TYPE-06
  Rule: Permanents of the type count, not creatures alone
    Morningtide primer, "Theme: Choose a Creature Type", second note; rules 200.9 and 205.3d

    Scenario: Bitterblossom counts beside Spellstutter Sprite
      Given Alice controls 4 "Island", "Bitterblossom" and "Spellstutter Sprite"
      And Alice has "Distant Melody" in hand
      When Alice plays "Distant Melody"
      And all players pass
      And Alice names Faerie
      Then Alice has 2 cards in hand

    Scenario: Mutavault that is only a land counts for no creature type
      Given Alice controls 4 "Island", "Mutavault" and "Goblin Piker"
      And Alice has "Distant Melody" in hand
      When Alice plays "Distant Melody"
      And all players pass
      And Alice names Goblin
      Then Alice has 1 card in hand

    Scenario: Mutavault that has become a creature counts for every creature type
      Given Alice controls 5 "Island", "Mutavault" and "Goblin Piker"
      And Alice has "Distant Melody" in hand
      When Alice plays the second ability of "Mutavault"
      And all players pass
      Then "Mutavault" is a Creature
      And "Mutavault" is a Land
      And "Mutavault" is 2/2
      When Alice plays "Distant Melody"
      And all players pass
      And Alice names Goblin
      Then Alice has 2 cards in hand

  @MOR-TYPE-07
  Rule: Tribal permanents of the type count; other subtypes are no creature types
    Morningtide primer, "Theme: Choose a Creature Type", second note; rules 205.3d and 212.8b

    Scenario: Obsidian Battle-Axe alone counts as one Warrior
      Given Alice controls 4 "Island" and "Obsidian Battle-Axe"
      And Alice has "Distant Melody" in hand
      When Alice plays "Distant Melody"
      And all players pass
      And Alice names Warrior
      Then Alice has 1 card in hand

    Scenario: Equipment is no creature type and cannot be named
      Given Alice controls 4 "Island" and "Obsidian Battle-Axe"
      And Alice has "Distant Melody" in hand
      When Alice plays "Distant Melody"
      And all players pass
      And Alice tries to name Equipment
      Then the attempt is refused
      When Alice names Warrior
      Then Alice has 1 card in hand

    Scenario Outline: Hunting Triad's three tokens count as <type>, its card in the graveyard does not
      Given Alice controls 4 "Island" and 4 "Forest"
      And Alice has "Distant Melody" and "Hunting Triad" in hand
      When Alice plays "Hunting Triad"
      And all players pass
      Then "Hunting Triad" is in Alice's graveyard
      When Alice plays "Distant Melody"
      And all players pass
      And Alice names <type>
      Then Alice has 3 cards in hand

      Examples:
        | type    |
        | Elf     |
        | Warrior |
