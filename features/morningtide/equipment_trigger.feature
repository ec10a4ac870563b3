Feature: Tribal Equipment: attached to a creature of its type that comes into play
  Whenever such a creature comes into play, whoever controls it, the Equipment's controller may attach it.

  @MOR-EQUIP-04
  Rule: Whenever a Warrior creature comes into play, the Axe's controller may attach the Axe to it
    Morningtide primer, cycle "Tribal Equipment", the card shown; rules 410.2, 413.2c, 501.2a

    Scenario: The Axe goes from the Bears to a new Warrior for nothing
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Obsidian Battle-Axe" and 2 "Forest"
      And "Obsidian Battle-Axe" is attached to "Grizzly Bears"
      And Alice has "Bramblewood Paragon" in hand
      When Alice plays "Bramblewood Paragon"
      And all players pass
      Then the stack is, from the top, the ability of "Obsidian Battle-Axe"
      And "Obsidian Battle-Axe" is attached to "Grizzly Bears"
      When all players pass
      Then Alice is asked to choose yes or no
      When Alice accepts
      Then "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"
      And "Bramblewood Paragon" is 4/3
      And "Bramblewood Paragon" has haste
      And "Grizzly Bears" is 2/2

    Scenario: The Axe may stay where it is
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Obsidian Battle-Axe" and 2 "Forest"
      And "Obsidian Battle-Axe" is attached to "Grizzly Bears"
      And Alice has "Bramblewood Paragon" in hand
      When Alice plays "Bramblewood Paragon"
      And the stack resolves
      And Alice declines
      Then "Obsidian Battle-Axe" is attached to "Grizzly Bears"
      And "Bramblewood Paragon" is 2/2
      And the stack is empty

    Scenario: If the Warrior is gone the Axe stays on the Bears
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Obsidian Battle-Axe" and 2 "Forest"
      And "Obsidian Battle-Axe" is attached to "Grizzly Bears"
      And Alice has "Bramblewood Paragon" in hand
      And Bob controls "Island"
      And Bob has "Unsummon" in hand
      When Alice plays "Bramblewood Paragon"
      And all players pass
      And Alice passes
      And Bob plays "Unsummon" targeting "Bramblewood Paragon"
      And all players pass
      Then the stack is, from the top, the ability of "Obsidian Battle-Axe"
      When all players pass
      Then "Bramblewood Paragon" is in Alice's hand
      And the stack is empty
      And nobody is asked anything
      And "Obsidian Battle-Axe" is attached to "Grizzly Bears"
      And "Grizzly Bears" is 4/3

    Scenario: If the Warrior is no creature any more the Axe stays on the Bears
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Obsidian Battle-Axe" and 2 "Forest"
      And "Obsidian Battle-Axe" is attached to "Grizzly Bears"
      And Alice has "Bramblewood Paragon" in hand
      And Bob controls "Soul Sculptor" and 2 "Plains"
      When Alice plays "Bramblewood Paragon"
      And all players pass
      And Alice passes
      And Bob plays the ability of "Soul Sculptor" targeting "Bramblewood Paragon"
      And all players pass
      Then "Bramblewood Paragon" is not a Creature
      And the stack is, from the top, the ability of "Obsidian Battle-Axe"
      When all players pass
      Then the stack is empty
      And nobody is asked anything
      And "Obsidian Battle-Axe" is attached to "Grizzly Bears"

    Scenario: A Warrior that comes back is another one, to which the earlier trigger does not attach the Axe
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Obsidian Battle-Axe", 2 "Forest" and 2 "Plains"
      And "Obsidian Battle-Axe" is attached to "Grizzly Bears"
      And Alice has "Bramblewood Paragon" and "Momentary Blink" in hand
      When Alice plays "Bramblewood Paragon"
      And all players pass
      And Alice plays "Momentary Blink" targeting "Bramblewood Paragon"
      And all players pass
      Then the stack is, from the top, the ability of "Obsidian Battle-Axe", the ability of "Obsidian Battle-Axe"
      When all players pass
      Then Alice is asked to choose yes or no
      When Alice declines
      And all players pass
      Then nobody is asked anything
      And the stack is empty
      And "Obsidian Battle-Axe" is attached to "Grizzly Bears"

    Scenario: The trigger has no target: Thornbite Staff goes on a Troll that Alice cannot target
      Rule 103.2

      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Grizzly Bears", "Thornbite Staff" and "Island"
      And Alice has "Unsummon" in hand
      And Bob controls 3 "Forest"
      And Bob has "Troll Ascetic" in hand
      When Bob plays "Troll Ascetic"
      And all players pass
      Then the stack is, from the top, the ability of "Thornbite Staff"
      When all players pass
      And Alice accepts
      Then "Thornbite Staff" is attached to "Troll Ascetic"
      When Bob passes
      And Alice tries to play "Unsummon" targeting "Troll Ascetic"
      Then the attempt is refused
      When Alice tries to play "Unsummon" targeting "Grizzly Bears"
      Then the attempt is allowed
      And "Thornbite Staff" is attached to "Troll Ascetic"

    @since:2017-09
    Scenario: Today what keeps Alice from targeting the Troll is hexproof, and the Staff goes on it all the same
      Rule 103.2

      Given a game between Alice and Bob
      And Alice controls "Thornbite Staff"
      And Alice has "Unsummon" in hand
      And Alice controls "Island"
      And it is Bob's turn
      And Bob controls 3 "Forest" and "Grizzly Bears"
      And Bob has "Troll Ascetic" in hand
      When Bob plays "Troll Ascetic"
      And all players pass
      And all players pass
      And Alice accepts
      Then "Thornbite Staff" is attached to "Troll Ascetic"
      And "Troll Ascetic" has hexproof
      When Bob passes
      And Alice tries to play "Unsummon" targeting "Troll Ascetic"
      Then the attempt is refused
      When Alice plays "Unsummon" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in Bob's hand

  @MOR-EQUIP-08
  Rule: The trigger sees every creature of the type that comes into play, whoever's it is, tokens too
    Morningtide primer, cycle "Tribal Equipment", second note; rules 410.2, 216.1

    Scenario: Alice's Axe triggers on Bob's Warrior
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Obsidian Battle-Axe"
      And Bob controls 2 "Forest"
      And Bob has "Bramblewood Paragon" in hand
      When Bob plays "Bramblewood Paragon"
      And all players pass
      Then the stack is, from the top, the ability of "Obsidian Battle-Axe"
      When all players pass
      Then Alice is asked to choose yes or no

    Scenario: Three Warrior tokens are three triggers, and Alice picks the token by accepting one
      Rule 216.3

      Given a game between Alice and Bob
      And Alice controls "Obsidian Battle-Axe", 4 "Forest" and 3 "Swamp"
      And Alice has "Hunting Triad" and "Engineered Plague" in hand
      When Alice plays "Hunting Triad"
      And all players pass
      Then Alice controls 3 "Elf Warrior"
      When Alice orders the ability of "Obsidian Battle-Axe", the ability of "Obsidian Battle-Axe", the ability of "Obsidian Battle-Axe"
      Then the stack is, from the top, the ability of "Obsidian Battle-Axe", the ability of "Obsidian Battle-Axe", the ability of "Obsidian Battle-Axe"
      When all players pass
      And Alice declines
      And all players pass
      And Alice accepts
      And all players pass
      And Alice declines
      And Alice plays "Engineered Plague"
      And all players pass
      And Alice names Elf
      Then Alice controls 1 "Elf Warrior"
      And "Obsidian Battle-Axe" is attached to "Elf Warrior"
      And "Elf Warrior" is 2/1

    Scenario: A changeling that Bob plays is a Warrior, too
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Obsidian Battle-Axe"
      And Bob controls 2 "Forest"
      And Bob has "Woodland Changeling" in hand
      When Bob plays "Woodland Changeling"
      And the stack resolves
      And Alice accepts
      Then "Obsidian Battle-Axe" is attached to "Woodland Changeling"

    Scenario: A creature in play that becomes a Warrior does not come into play
      Given a game between Alice and Bob
      And Alice controls "Obsidian Battle-Axe", "Amoeboid Changeling", "Grizzly Bears" and 2 "Forest"
      And Alice has "Bramblewood Paragon" in hand
      When Alice plays the first ability of "Amoeboid Changeling" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is a Warrior
      And the stack is empty
      And "Obsidian Battle-Axe" is attached to nothing
      When Alice plays "Bramblewood Paragon"
      And all players pass
      Then the stack is, from the top, the ability of "Obsidian Battle-Axe"

    Scenario: A creature that is no Warrior is passed over
      Given a game between Alice and Bob
      And Alice controls "Obsidian Battle-Axe", 4 "Forest" and "Mountain"
      And Alice has "Grizzly Bears" and "Goblin Piker" in hand
      When Alice plays "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in play
      And the stack is empty
      When Alice plays "Goblin Piker"
      And all players pass
      Then the stack is, from the top, the ability of "Obsidian Battle-Axe"

  @MOR-EQUIP-15
  Rule: Each Equipment of the cycle watches for its own creature type only
    Morningtide primer, cycle "Tribal Equipment", second note; rules 410.2, 410.3

    Scenario: A Rogue is for the Cloak, a Wizard for the Wand
      Given a game between Alice and Bob
      And Alice controls "Cloak and Dagger", "Diviner's Wand", "Swamp" and 3 "Island"
      And Alice has "Nightshade Stinger" and "Sage of Fables" in hand
      When Alice plays "Nightshade Stinger"
      And all players pass
      Then the stack is, from the top, the ability of "Cloak and Dagger"
      When all players pass
      And Alice declines
      And Alice plays "Sage of Fables"
      And all players pass
      Then the stack is, from the top, the ability of "Diviner's Wand"
      When all players pass
      And Alice accepts
      Then "Diviner's Wand" is attached to "Sage of Fables"
      And "Cloak and Dagger" is attached to nothing

    Scenario: The type of the creature that carries the Cloak does not matter
      Given a game between Alice and Bob
      And Alice controls "Cloak and Dagger", "Bramblewood Paragon", 2 "Forest", "Mountain" and "Swamp"
      And "Cloak and Dagger" is attached to "Bramblewood Paragon"
      And Alice has "Goblin Piker" and "Nightshade Stinger" in hand
      When Alice plays "Goblin Piker"
      And all players pass
      Then "Goblin Piker" is in play
      And the stack is empty
      When Alice plays "Nightshade Stinger"
      And all players pass
      Then the stack is, from the top, the ability of "Cloak and Dagger"

    Scenario Outline: <name> watches for a <type>
      Given a game between Alice and Bob
      And Alice controls "<name>", 5 "<land>" and "Mountain"
      And Alice has "<creature>" in hand
      When Alice plays "<creature>"
      And all players pass
      Then the stack is, from the top, the ability of "<name>"
      When all players pass
      And Alice accepts
      Then "<name>" is attached to "<creature>"

      Examples:
        | name                | type    | creature           | land   |
        | Obsidian Battle-Axe | Warrior | Goblin Piker       | Forest |
        | Veteran's Armaments | Soldier | Ballyrush Banneret | Plains |
        | Thornbite Staff     | Shaman  | Bosk Banneret      | Forest |

    Scenario: A changeling is for both, in the order that Alice likes, and the Cloak's shroud does not stop the Wand
      Given a game between Alice and Bob
      And Alice controls "Cloak and Dagger", "Diviner's Wand" and 2 "Forest"
      And Alice has "Woodland Changeling" in hand
      When Alice plays "Woodland Changeling"
      And all players pass
      Then Alice is asked to choose the order
      When Alice orders the ability of "Diviner's Wand", the ability of "Cloak and Dagger"
      Then the stack is, from the top, the ability of "Cloak and Dagger", the ability of "Diviner's Wand"
      When all players pass
      And Alice accepts
      Then "Woodland Changeling" has shroud
      When all players pass
      And Alice accepts
      Then "Cloak and Dagger" is attached to "Woodland Changeling"
      And "Diviner's Wand" is attached to "Woodland Changeling"
