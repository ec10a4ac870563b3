Feature: Kinship: one ability with many bonuses, several at once, and a card that lies open
  All kinship abilities look and ask alike; each resolves by itself and looks at what is on top then.

  Background:
    Given a game between Alice and Bob
    And it is Bob's end of turn step

  @MOR-KIN-07 @GRS-703.6.R1-01
  Rule: All kinship abilities trigger, look and ask alike, and differ only in their bonus
    Morningtide primer, "Ability Word: Kinship", introduction and first note

    Scenario Outline: <name> may reveal <card>, which shares a type
      Given Alice controls "<name>"
      And the top card of Alice's library is "<card>"
      When all players pass
      Then the stack is, from the top, the ability of "<name>"
      When all players pass
      And Alice accepts
      Then Alice is asked yes or no
      When Alice declines
      Then the stack is empty
      And the top card of Alice's library is "<card>"

      Examples:
        | name                      | card                |
        | Ink Dissolver             | Sage of Fables      |
        | Kithkin Zephyrnaut        | Ballyrush Banneret  |
        | Leaf-Crowned Elder        | Bosk Banneret       |
        | Mudbutton Clanger         | Goblin Piker        |
        | Nightshade Schemers       | Bitterblossom       |
        | Pyroclast Consul          | Smokebraider        |
        | Sensation Gorger          | Mogg Fanatic        |
        | Squeaking Pie Grubfellows | Boggart Shenanigans |
        | Wandering Graybeard       | Diviner's Wand      |
        | Waterspout Weavers        | Silvergill Adept    |
        | Winnower Patrol           | Hunting Triad       |
        | Wolf-Skull Shaman         | Llanowar Elves      |

    Scenario Outline: <name> may look at Grizzly Bears and not reveal it
      Given Alice controls "<name>"
      And the top card of Alice's library is "Grizzly Bears"
      When all players pass
      And all players pass
      And Alice accepts
      Then nobody is asked anything
      And the stack is empty
      And the top card of Alice's library is "Grizzly Bears"

      Examples:
        | name                      |
        | Ink Dissolver             |
        | Kithkin Zephyrnaut        |
        | Leaf-Crowned Elder        |
        | Mudbutton Clanger         |
        | Nightshade Schemers       |
        | Pyroclast Consul          |
        | Sensation Gorger          |
        | Squeaking Pie Grubfellows |
        | Wandering Graybeard       |
        | Waterspout Weavers        |
        | Winnower Patrol           |
        | Wolf-Skull Shaman         |

    Scenario: Pyroclast Consul's bonus is 2 damage to each creature
      Given Alice controls "Pyroclast Consul"
      And Bob controls "Hill Giant" and "Grizzly Bears"
      And the top card of Alice's library is "Leaf-Crowned Elder"
      When all players pass
      And all players pass
      And Alice accepts
      And Alice accepts
      Then "Hill Giant" has 2 damage
      And "Pyroclast Consul" has 2 damage
      And "Grizzly Bears" is in Bob's graveyard

    Scenario: Winnower Patrol's bonus is a +1/+1 counter
      Given Alice controls "Winnower Patrol"
      And the top card of Alice's library is "Hunting Triad"
      When all players pass
      And all players pass
      And Alice accepts
      And Alice accepts
      Then "Winnower Patrol" has 1 +1/+1 counter
      And "Winnower Patrol" is 4/3

    Scenario: Nightshade Schemers' bonus is that each opponent loses 2 life
      Given Alice controls "Nightshade Schemers"
      And the top card of Alice's library is "Bitterblossom"
      When all players pass
      And all players pass
      And Alice accepts
      And Alice accepts
      Then Bob is at 18 life
      And Alice is at 20 life

  @MOR-KIN-10
  Rule: Several kinship abilities trigger and resolve one by one, and each may have its bonus
    Morningtide primer, "Ability Word: Kinship", fourth note; rule 410.3

    Scenario: Two Wandering Graybeards gain 8 life with one Sage of Fables
      Given Alice controls 2 "Wandering Graybeard"
      And the top card of Alice's library is "Sage of Fables"
      When all players pass
      And Alice orders the ability of "Wandering Graybeard 1", the ability of "Wandering Graybeard 2"
      And all players pass
      And Alice accepts
      And Alice accepts
      Then Alice is at 24 life
      And the stack is, from the top, the ability of "Wandering Graybeard 1"
      When all players pass
      And Alice accepts
      And Alice accepts
      Then Alice is at 28 life

    Scenario: Alice reveals Sage of Fables for one Wandering Graybeard only
      Given Alice controls 2 "Wandering Graybeard"
      And the top card of Alice's library is "Sage of Fables"
      When all players pass
      And Alice orders the ability of "Wandering Graybeard 1", the ability of "Wandering Graybeard 2"
      And all players pass
      And Alice accepts
      And Alice declines
      Then Alice is at 20 life
      When all players pass
      And Alice accepts
      And Alice accepts
      Then Alice is at 24 life

    Scenario: Hunting Triad is revealed for Winnower Patrol and not for Wandering Graybeard
      Given Alice controls "Wandering Graybeard" and "Winnower Patrol"
      And the top card of Alice's library is "Hunting Triad"
      When all players pass
      And Alice orders the ability of "Wandering Graybeard", the ability of "Winnower Patrol"
      And all players pass
      And Alice accepts
      And Alice accepts
      Then "Winnower Patrol" has 1 +1/+1 counter
      When all players pass
      And Alice accepts
      Then nobody is asked anything
      And the stack is empty
      And Alice is at 20 life

  @MOR-KIN-11
  Rule: Each ability looks at the card that is on top as it resolves
    Morningtide primer, "Ability Word: Kinship", fourth note; rule 413.2b

    Scenario: Sensation Gorger's bonus draws the card that it revealed, and Wandering Graybeard sees another
      Given Alice controls "Wandering Graybeard" and "Sensation Gorger"
      And Alice has "Shock" in hand
      And the top cards of Alice's library are "Pyroclast Consul", 3 "Forest" and "Sage of Fables"
      When all players pass
      And Alice orders the ability of "Wandering Graybeard", the ability of "Sensation Gorger"
      And all players pass
      And Alice accepts
      And Alice accepts
      Then "Shock" is in Alice's graveyard
      And "Pyroclast Consul" is in Alice's hand
      And Alice has 4 cards in hand
      And Bob has 4 cards in hand
      When all players pass
      And Alice accepts
      Then Alice may look at "Sage of Fables"
      When Alice accepts
      Then Alice is at 24 life

    Scenario: Sensei's Divining Top puts Sage of Fables on top between two Wandering Graybeards
      Given Alice controls 2 "Wandering Graybeard", "Sensei's Divining Top" and "Plains"
      And the top cards of Alice's library are "Forest", "Sage of Fables" and "Grizzly Bears"
      When all players pass
      And Alice orders the ability of "Wandering Graybeard 1", the ability of "Wandering Graybeard 2"
      And all players pass
      And Alice accepts
      Then the stack is, from the top, the ability of "Wandering Graybeard 1"
      And Alice is at 20 life
      When Alice plays the first ability of "Sensei's Divining Top"
      And all players pass
      And Alice orders "Sage of Fables", "Forest", "Grizzly Bears"
      Then the top card of Alice's library is "Sage of Fables"
      And Alice has 13 cards in the library
      When all players pass
      And Alice accepts
      And Alice accepts
      Then Alice is at 24 life

  @MOR-KIN-12
  Rule: A top card that lies open already is still revealed for kinship only if its owner wants to
    Morningtide primer, "Ability Word: Kinship", fifth note; rule 413.2c

    Scenario: Sage of Fables lies open and Alice does not reveal it for Wandering Graybeard
      Rule 217.2

      Given Alice controls "Wandering Graybeard" and "Magus of the Future"
      And the top card of Alice's library is "Sage of Fables"
      When all players pass
      Then Bob may look at "Sage of Fables"
      When all players pass
      And Alice accepts
      Then Alice is asked yes or no
      When Alice declines
      Then the stack is empty
      And Alice is at 20 life

    Scenario: Sage of Fables lies open and Alice reveals it for Wandering Graybeard
      Given Alice controls "Wandering Graybeard" and "Magus of the Future"
      And the top card of Alice's library is "Sage of Fables"
      When all players pass
      And all players pass
      And Alice accepts
      And Alice accepts
      Then Alice is at 24 life
      And the top card of Alice's library is "Sage of Fables"
      And Bob may look at "Sage of Fables"
