Feature: Tribal Equipment: what it is and what it does
  Five Equipment with the card type tribal, each of one creature type, and Obsidian Battle-Axe among them.

  @MOR-EQUIP-01
  Rule: Five Equipment are tribal as well, each with one creature type
    Morningtide primer, cycle "Tribal Equipment", introduction; rules 212.8, 205.3c

    @until:2017-09
    Scenario Outline: <name> is a tribal artifact, Equipment, and counted as a <type>
      Given a game between Alice and Bob
      And Alice controls "<name>" and 4 "Island"
      And Alice has "Distant Melody" in hand
      When Alice plays "Distant Melody"
      And all players pass
      And Alice names <type>
      Then Alice has 1 card in hand
      And "<name>" has the types Tribal and Artifact
      And "<name>" has the subtypes <type> and Equipment
      And "<name>" has equip

      Examples:
        | name                | type    |
        | Cloak and Dagger    | Rogue   |
        | Diviner's Wand      | Wizard  |
        | Obsidian Battle-Axe | Warrior |
        | Veteran's Armaments | Soldier |
        | Thornbite Staff     | Shaman  |

    @since:2026-04
    Scenario Outline: Today <name> is a kindred artifact
      Given a game between Alice and Bob
      And Alice controls "<name>" and 4 "Island"
      And Alice has "Distant Melody" in hand
      When Alice plays "Distant Melody"
      And all players pass
      And Alice names <type>
      Then Alice has 1 card in hand
      And "<name>" has the types Kindred and Artifact
      And "<name>" has the subtypes <type> and Equipment

      Examples:
        | name                | type    |
        | Cloak and Dagger    | Rogue   |
        | Obsidian Battle-Axe | Warrior |

  @MOR-EQUIP-02
  Rule: Obsidian Battle-Axe costs {3}, is a colorless Warrior Equipment and has equip {3}
    Morningtide primer, cycle "Tribal Equipment", the card shown

    Scenario: Obsidian Battle-Axe as it is printed
      Given a game between Alice and Bob
      And Alice has "Obsidian Battle-Axe" in hand
      Then the mana cost of "Obsidian Battle-Axe" is {3}
      And the converted mana cost of "Obsidian Battle-Axe" is 3
      And "Obsidian Battle-Axe" is colorless
      And "Obsidian Battle-Axe" has the subtypes Warrior and Equipment
      And "Obsidian Battle-Axe" has equip

    Scenario: The Axe in play is a Warrior but no creature
      Given a game between Alice and Bob
      And Alice controls "Obsidian Battle-Axe"
      Then "Obsidian Battle-Axe" is a Warrior
      And "Obsidian Battle-Axe" is an Artifact
      And "Obsidian Battle-Axe" is not a Creature
      And "Obsidian Battle-Axe" has no power or toughness

  @MOR-EQUIP-03
  Rule: The creature that the Axe is on gets +2/+1 and has haste, as long as the Axe is on it
    Morningtide primer, cycle "Tribal Equipment", the card shown; rules 418.5a, 502.5

    Scenario: Grizzly Bears that have just come attack as a 4/3 with the Axe
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears" and "Obsidian Battle-Axe"
      And "Grizzly Bears" came under control this turn
      And "Obsidian Battle-Axe" is attached to "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      Then "Grizzly Bears" is 4/3
      And "Grizzly Bears" has haste
      When combat damage is dealt
      Then Bob is at 16 life

    Scenario: Grizzly Bears that have just come cannot attack with the Axe lying beside them
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Hill Giant" and "Obsidian Battle-Axe"
      And "Grizzly Bears" came under control this turn
      When Alice tries to attack Bob with "Grizzly Bears"
      Then the attempt is refused
      And "Grizzly Bears" is 2/2
      When Alice attacks Bob with "Hill Giant"
      Then "Hill Giant" is attacking Bob

    Scenario: When the Axe is destroyed the bonus is gone at once, but the attack goes on
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears" and "Obsidian Battle-Axe"
      And "Grizzly Bears" came under control this turn
      And "Obsidian Battle-Axe" is attached to "Grizzly Bears"
      And Bob controls 2 "Plains"
      And Bob has "Disenchant" in hand
      When Alice attacks Bob with "Grizzly Bears"
      And Alice passes
      And Bob plays "Disenchant" targeting "Obsidian Battle-Axe"
      And all players pass
      Then "Obsidian Battle-Axe" is in Alice's graveyard
      And "Grizzly Bears" is 2/2
      And "Grizzly Bears" does not have haste
      And "Grizzly Bears" is attacking Bob
      When combat damage is dealt
      Then Bob is at 18 life

    Scenario: An Axe that becomes a creature comes off Grizzly Bears, and the bonus ends
      Rule 212.2i

      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Obsidian Battle-Axe" and 4 "Island"
      And "Obsidian Battle-Axe" is attached to "Grizzly Bears"
      And Alice has "March of the Machines" in hand
      When Alice plays "March of the Machines"
      And all players pass
      Then "Obsidian Battle-Axe" is a Creature
      And "Obsidian Battle-Axe" is attached to nothing
      And "Obsidian Battle-Axe" is in play
      And "Grizzly Bears" is 2/2

  @MOR-EQUIP-05
  Rule: Equip {3} puts the Axe on a creature of its controller's, whenever a sorcery could be played
    Morningtide primer, cycle "Tribal Equipment", the card shown; rules 212.2h, 501.2a

    Scenario: For {3} the Axe moves from the Bears to the Giant
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Hill Giant", "Obsidian Battle-Axe" and 3 "Forest"
      And "Obsidian Battle-Axe" is attached to "Grizzly Bears"
      When Alice plays the ability of "Obsidian Battle-Axe" targeting "Hill Giant"
      Then "Forest 1" is tapped
      And "Forest 2" is tapped
      And "Forest 3" is tapped
      And "Obsidian Battle-Axe" is attached to "Grizzly Bears"
      When all players pass
      Then "Obsidian Battle-Axe" is attached to "Hill Giant"
      And "Hill Giant" is 5/4
      And "Grizzly Bears" is 2/2

    Scenario: Two lands are not enough to equip
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Obsidian Battle-Axe", 2 "Forest" and "Llanowar Elves"
      And "Llanowar Elves" came under control this turn
      And Alice has "Plains" in hand
      When Alice tries to play the ability of "Obsidian Battle-Axe" targeting "Grizzly Bears"
      Then the attempt is refused
      When Alice plays "Plains"
      And Alice plays the ability of "Obsidian Battle-Axe" targeting "Grizzly Bears"
      And all players pass
      Then "Obsidian Battle-Axe" is attached to "Grizzly Bears"

    Scenario: In combat, and with something on the stack, there is no equipping
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Hill Giant", "Obsidian Battle-Axe", 3 "Forest" and "Mountain"
      And Alice has "Shock" in hand
      When Alice plays "Shock" targeting Bob
      And Alice tries to play the ability of "Obsidian Battle-Axe" targeting "Hill Giant"
      Then the attempt is refused
      When all players pass
      And Alice attacks Bob with "Hill Giant"
      And Alice tries to play the ability of "Obsidian Battle-Axe" targeting "Hill Giant"
      Then the attempt is refused
      When the game moves to Alice's postcombat main phase
      Then Bob is at 15 life
      When Alice tries to play the ability of "Obsidian Battle-Axe" targeting "Hill Giant"
      Then the attempt is allowed

    Scenario: Another player's creature is no target for equip
      Given a game between Alice and Bob
      And Alice controls "Hill Giant", "Obsidian Battle-Axe" and 3 "Forest"
      And Bob controls "Grizzly Bears"
      When Alice tries to play the ability of "Obsidian Battle-Axe" targeting "Grizzly Bears"
      Then the attempt is refused
      When Alice plays the ability of "Obsidian Battle-Axe"
      And all players pass
      Then "Obsidian Battle-Axe" is attached to "Hill Giant"

    Scenario: The Axe comes off Treetop Village as that is no creature any more, and stays in play
      Rules 212.6g and 420.5k

      Given a game between Alice and Bob
      And Alice controls "Treetop Village", "Obsidian Battle-Axe" and 2 "Forest"
      And Alice has {1}{G} in the mana pool
      When Alice plays the second ability of "Treetop Village"
      And all players pass
      And Alice plays the ability of "Obsidian Battle-Axe" targeting "Treetop Village"
      And all players pass
      Then "Treetop Village" is tapped
      And "Obsidian Battle-Axe" is attached to "Treetop Village"
      And "Treetop Village" is 5/4
      When the game moves to Bob's turn
      Then "Obsidian Battle-Axe" is in play
      And "Obsidian Battle-Axe" is attached to nothing

  @MOR-EQUIP-06
  Rule: The creature type on the Axe makes it a Warrior but not a creature
    Morningtide primer, cycle "Tribal Equipment", first note; rules 205.3c, 212.8

    Scenario: Distant Melody counts the Axe among the Warriors
      Given a game between Alice and Bob
      And Alice controls "Bramblewood Paragon", "Obsidian Battle-Axe", "Hill Giant" and 4 "Island"
      And Alice has "Distant Melody" in hand
      When Alice plays "Distant Melody"
      And all players pass
      And Alice names Warrior
      Then Alice has 2 cards in hand

    Scenario: An Axe that comes into play is no Warrior creature for itself or for another Axe
      Given a game between Alice and Bob
      And Alice controls "Obsidian Battle-Axe" as "Old Axe" and 5 "Forest"
      And Alice has "Obsidian Battle-Axe" as "New Axe" and "Bramblewood Paragon" in hand
      When Alice plays "New Axe"
      And all players pass
      Then "New Axe" is in play
      And the stack is empty
      When Alice plays "Bramblewood Paragon"
      And all players pass
      Then Alice is asked to choose the order

  @MOR-EQUIP-07
  Rule: Equipment is an artifact type and no creature type
    Morningtide primer, cycle "Tribal Equipment", first note; rules 205.3b, 205.3c

    Scenario: Equipment cannot be named where a creature type is to be named
      Given a game between Alice and Bob
      And Alice controls "Obsidian Battle-Axe", "Fireshrieker" and 4 "Island"
      And Alice has "Distant Melody" in hand
      When Alice plays "Distant Melody"
      And all players pass
      And Alice tries to name Equipment
      Then the attempt is refused
      When Alice tries to name Warrior
      Then the attempt is allowed
      And Alice has 1 card in hand

    Scenario: When the Axe is made a creature, Conspiracy replaces Warrior and leaves Equipment
      Given a game between Alice and Bob
      And Alice controls "Obsidian Battle-Axe", "March of the Machines" and "Conspiracy"
      And the creature type chosen for "Conspiracy" is Elf
      Then "Obsidian Battle-Axe" is a Creature
      And "Obsidian Battle-Axe" has the subtypes Elf and Equipment
