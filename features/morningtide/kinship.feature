Feature: Kinship: looking at the top card for one of a kind
  As your upkeep begins you are free to look at your top card, and reveal it for a bonus if it is of the creature's kind.

  Background:
    Given a game between Alice and Bob
    And it is Bob's end of turn step

  @MOR-KIN-01 @GRS-703.6-01
  Rule: Kinship is an ability word, which names alike triggered abilities and means nothing in the rules
    Morningtide primer, "Ability Word: Kinship", introduction; rule 207.2c of later rules

    Scenario: The rules know kinship as an ability word
      When the engine is asked for the kind of "kinship"
      Then the answer is ability word

    Scenario: The rules know prowl, for comparison, as a keyword ability
      When the engine is asked for the kind of "prowl"
      Then the answer is keyword ability

    Scenario: Wandering Graybeard has no keyword ability called kinship
      Given Alice controls "Wandering Graybeard"
      When all players pass
      Then the stack is, from the top, the ability of "Wandering Graybeard"
      And "Wandering Graybeard" does not have kinship

  @MOR-KIN-02
  Rule: Kinship is found on creatures of Morningtide
    Morningtide primer, "Ability Word: Kinship", introduction

    Scenario Outline: <name> is a creature card of Morningtide and nothing else
      Given Alice has "<name>" in hand
      Then "<name>" has the types Creature
      And "<name>" has the subtypes <kinds>

      Examples:
        | name                      | kinds                |
        | Ink Dissolver             | Merfolk and Wizard   |
        | Kithkin Zephyrnaut        | Kithkin and Soldier  |
        | Leaf-Crowned Elder        | Treefolk and Shaman  |
        | Mudbutton Clanger         | Goblin and Warrior   |
        | Nightshade Schemers       | Faerie and Wizard    |
        | Pyroclast Consul          | Elemental and Shaman |
        | Sensation Gorger          | Goblin and Shaman    |
        | Squeaking Pie Grubfellows | Goblin and Shaman    |
        | Wandering Graybeard       | Giant and Wizard     |
        | Waterspout Weavers        | Merfolk and Wizard   |
        | Winnower Patrol           | Elf and Warrior      |
        | Wolf-Skull Shaman         | Elf and Shaman       |

  @MOR-KIN-03
  Rule: Wandering Graybeard is a 4/4 Giant Wizard for {3}{W}{W}
    Morningtide primer, "Ability Word: Kinship", the card shown

    Scenario: Wandering Graybeard as it is printed
      Given Alice has "Wandering Graybeard" in hand
      Then the mana cost of "Wandering Graybeard" is {3}{W}{W}
      And the converted mana cost of "Wandering Graybeard" is 5
      And "Wandering Graybeard" has the types Creature
      And "Wandering Graybeard" has the subtypes Giant and Wizard
      And "Wandering Graybeard" is white
      And "Wandering Graybeard" is 4/4

  @MOR-KIN-04
  Rule: Kinship triggers in your own upkeep, and as it resolves you alone may look at your top card
    Morningtide primer, "Ability Word: Kinship", the card shown; rules 404.2 and 413.2c

    Scenario: Wandering Graybeard triggers in its controller's upkeep
      Given Alice controls "Wandering Graybeard"
      When all players pass
      Then it is Alice's upkeep step
      And the stack is, from the top, the ability of "Wandering Graybeard"

    Scenario: Wandering Graybeard is silent in the opponent's upkeep
      Given Bob controls "Wandering Graybeard" as "Bob's Graybeard"
      And Alice controls "Wandering Graybeard" as "Alice's Graybeard"
      When all players pass
      Then the stack is, from the top, the ability of "Alice's Graybeard"

    Scenario: Alice sees her top card and Bob does not
      Given Alice controls "Wandering Graybeard"
      And the top card of Alice's library is "Sage of Fables"
      When all players pass
      And all players pass
      Then Alice is asked yes or no
      And Alice may not look at "Sage of Fables"
      When Alice accepts
      Then Alice is asked yes or no
      And Alice may look at "Sage of Fables"
      And Bob may not look at "Sage of Fables"

    Scenario: Once she has declined to reveal it, Alice may not look at her top card any more
      Rule 413.2b

      Given Alice controls "Wandering Graybeard"
      And the top card of Alice's library is "Sage of Fables"
      When all players pass
      And all players pass
      And Alice accepts
      Then Alice may look at "Sage of Fables"
      When Alice declines
      Then the stack is empty
      And Alice may not look at "Sage of Fables"
      And Alice is at 20 life

    Scenario: Bob may look at the Wolf that Alice gets, and not at the card that she has looked at and revealed for it
      Rules 217.1 and 217.2

      Given Alice controls "Wolf-Skull Shaman"
      And the top card of Alice's library is "Llanowar Elves"
      When all players pass
      And all players pass
      And Alice accepts
      And Alice accepts
      Then Alice controls 1 "Wolf"
      And Bob may look at "Wolf"
      And Bob may not look at "Llanowar Elves"

    Scenario: Alice who does not look learns nothing, and nothing is revealed
      Given Alice controls "Wandering Graybeard"
      And the top card of Alice's library is "Sage of Fables"
      When all players pass
      And all players pass
      And Alice declines
      Then nobody is asked anything
      And the stack is empty
      And Alice may not look at "Sage of Fables"
      And Alice is at 20 life

    Scenario: Without a library there is nothing to look at, and that is no loss
      Given Alice controls "Wandering Graybeard"
      And Alice's library is empty
      When all players pass
      Then the stack is, from the top, the ability of "Wandering Graybeard"
      When all players pass
      Then the stack is empty
      And nobody is asked anything
      And Alice is at 20 life
      And the game goes on

  @MOR-KIN-05
  Rule: The card may be revealed only if it has a creature type that the creature has as the ability resolves
    Morningtide primer, "Ability Word: Kinship", the card shown; rules 205.3c and 413.2f

    Scenario: Diviner's Wand is revealed as a Wizard, though it is no creature card
      Given Alice controls "Wandering Graybeard"
      And the top card of Alice's library is "Diviner's Wand"
      When all players pass
      And all players pass
      And Alice accepts
      And Alice accepts
      Then Alice is at 24 life

    Scenario Outline: <card> cannot be revealed for Wandering Graybeard
      Given Alice controls "Wandering Graybeard"
      And the top card of Alice's library is "<card>"
      When all players pass
      And all players pass
      And Alice accepts
      Then nobody is asked anything
      And the stack is empty
      And Alice is at 20 life
      And the top card of Alice's library is "<card>"

      Examples:
        | card          |
        | Grizzly Bears |
        | Forest        |

    Scenario: Grizzly Bears is revealed once Wandering Graybeard has every creature type
      Given Alice controls "Wandering Graybeard" and "Amoeboid Changeling"
      And the top card of Alice's library is "Grizzly Bears"
      When all players pass
      And Alice plays the first ability of "Amoeboid Changeling" targeting "Wandering Graybeard"
      And all players pass
      And all players pass
      And Alice accepts
      And Alice accepts
      Then Alice is at 24 life

    Scenario: A Forest is not revealed even by a Wandering Graybeard of every creature type
      Given Alice controls "Wandering Graybeard" and "Amoeboid Changeling"
      And the top card of Alice's library is "Forest"
      When all players pass
      And Alice plays the first ability of "Amoeboid Changeling" targeting "Wandering Graybeard"
      And all players pass
      And all players pass
      And Alice accepts
      Then nobody is asked anything
      And Alice is at 20 life

    Scenario: Woodland Changeling shares a type with every creature that has one
      Given Alice controls "Wandering Graybeard"
      And the top card of Alice's library is "Woodland Changeling"
      When all players pass
      And all players pass
      And Alice accepts
      And Alice accepts
      Then Alice is at 24 life

    Scenario: Wandering Graybeard without creature types shares none
      Given Alice controls "Wandering Graybeard"
      And the top card of Alice's library is "Sage of Fables"
      And Bob controls 2 "Swamp"
      And Bob has "Nameless Inversion" in hand
      When all players pass
      And Alice passes
      And Bob plays "Nameless Inversion" targeting "Wandering Graybeard"
      And all players pass
      Then "Wandering Graybeard" has no subtypes
      When all players pass
      And Alice accepts
      Then nobody is asked anything
      And Alice is at 20 life

    Scenario: Wandering Graybeard that was destroyed counts as the Giant Wizard that it was
      Given Alice controls "Wandering Graybeard"
      And the top card of Alice's library is "Sage of Fables"
      And Bob controls 2 "Swamp"
      And Bob has "Terror" in hand
      When all players pass
      And Alice passes
      And Bob plays "Terror" targeting "Wandering Graybeard"
      And all players pass
      Then "Wandering Graybeard" is in Alice's graveyard
      When all players pass
      And Alice accepts
      And Alice accepts
      Then Alice is at 24 life

    Scenario: Wandering Graybeard that had lost its types before it died shares none
      Given Alice controls "Wandering Graybeard"
      And the top card of Alice's library is "Sage of Fables"
      And Bob controls 2 "Swamp" and "Mountain"
      And Bob has "Nameless Inversion" and "Shock" in hand
      When all players pass
      And Alice passes
      And Bob plays "Nameless Inversion" targeting "Wandering Graybeard"
      And all players pass
      And Alice passes
      And Bob plays "Shock" targeting "Wandering Graybeard"
      And all players pass
      Then "Wandering Graybeard" is in Alice's graveyard
      When all players pass
      And Alice accepts
      Then nobody is asked anything
      And Alice is at 20 life

  @MOR-KIN-06
  Rule: The bonus comes only with revealing the card
    Morningtide primer, "Ability Word: Kinship", the card shown; rule 413.2b

    Scenario: Revealing Sage of Fables gains 4 life
      Given Alice controls "Wandering Graybeard"
      And the top card of Alice's library is "Sage of Fables"
      When all players pass
      And all players pass
      And Alice accepts
      Then Alice is at 20 life
      When Alice accepts
      Then Alice is at 24 life

    Scenario: Looking at Sage of Fables without revealing it gains nothing
      Given Alice controls "Wandering Graybeard"
      And the top card of Alice's library is "Sage of Fables"
      When all players pass
      And all players pass
      And Alice accepts
      Then Alice is asked yes or no
      When Alice declines
      Then the stack is empty
      And Alice is at 20 life

  @MOR-KIN-08 @GRS-703.6.R2-01
  Rule: A card that shares a type still need not be revealed
    Morningtide primer, "Ability Word: Kinship", second note; rule 413.2c

    Scenario: Alice keeps Sage of Fables to herself
      Given Alice controls "Wandering Graybeard"
      And the top card of Alice's library is "Sage of Fables"
      When all players pass
      And all players pass
      And Alice accepts
      Then Alice is asked yes or no
      When Alice declines
      Then no card is revealed
      And Bob may not look at "Sage of Fables"
      And Alice is at 20 life
      And the top card of Alice's library is "Sage of Fables"

  @MOR-KIN-09 @GRS-703.6.R3-01
  Rule: The card stays on top of the library, whether it was revealed or not
    Morningtide primer, "Ability Word: Kinship", third note; rule 413.2b

    Scenario: Sage of Fables is revealed, stays on top and is drawn
      Given Alice controls "Wandering Graybeard"
      And the top card of Alice's library is "Sage of Fables"
      When all players pass
      And all players pass
      And Alice accepts
      And Alice accepts
      Then the top card of Alice's library is "Sage of Fables"
      And Alice is at 24 life
      When the game moves to Alice's draw step
      Then "Sage of Fables" is in Alice's hand

    Scenario: Grizzly Bears that was only looked at stays on top and is drawn
      Given Alice controls "Wandering Graybeard"
      And the top card of Alice's library is "Grizzly Bears"
      When all players pass
      And all players pass
      And Alice accepts
      Then the top card of Alice's library is "Grizzly Bears"
      When the game moves to Alice's draw step
      Then "Grizzly Bears" is in Alice's hand

    Scenario: Pyroclast Consul leaves the library as Leaf-Crowned Elder's bonus
      Rule 413.2e

      Given Alice controls "Leaf-Crowned Elder"
      And the top card of Alice's library is "Pyroclast Consul"
      When all players pass
      And all players pass
      And Alice accepts
      And Alice accepts
      Then Alice has revealed "Pyroclast Consul"
      And the top card of Alice's library is "Pyroclast Consul"
      When Alice accepts
      Then the stack is, from the top, "Pyroclast Consul"
      When all players pass
      Then "Pyroclast Consul" is in play

    Scenario: Pyroclast Consul that Leaf-Crowned Elder does not play stays on top
      Given Alice controls "Leaf-Crowned Elder"
      And the top card of Alice's library is "Pyroclast Consul"
      When all players pass
      And all players pass
      And Alice accepts
      And Alice accepts
      Then Bob may look at "Pyroclast Consul"
      When Alice declines
      Then the top card of Alice's library is "Pyroclast Consul"
      And the stack is empty

    Scenario: Pyroclast Consul, revealed and not played, lies hidden again
      Given Alice controls "Leaf-Crowned Elder"
      And the top card of Alice's library is "Pyroclast Consul"
      When all players pass
      And all players pass
      And Alice accepts
      And Alice accepts
      Then Alice has revealed "Pyroclast Consul"
      When Alice declines
      Then no card is revealed
      And Bob may not look at "Pyroclast Consul"
      And the top card of Alice's library is "Pyroclast Consul"
