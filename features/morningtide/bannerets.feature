Feature: Bannerets: spells of two creature types cost less
  Each Banneret takes {1} off the total cost of its controller's spells of either of its two creature types.

  Background:
    Given a game between Alice and Bob

  @MOR-BANNER-01
  Rule: Morningtide has five Bannerets, each with two creature types of its own
    Morningtide primer, "Cycle: Bannerets", introduction

    Scenario Outline: <name> is a creature of the kinds <kinds>
      Given Alice has "<name>" in hand
      Then "<name>" has the types Creature
      And "<name>" has the subtypes <kinds>
      And "<name>" is <color>
      And the converted mana cost of "<name>" is 2

      Examples:
        | name                  | kinds                 | color |
        | Ballyrush Banneret    | Kithkin and Soldier   | white |
        | Stonybrook Banneret   | Merfolk and Wizard    | blue  |
        | Frogtosser Banneret   | Goblin and Rogue      | black |
        | Brighthearth Banneret | Elemental and Warrior | red   |
        | Bosk Banneret         | Treefolk and Shaman   | green |

    Scenario Outline: <name> makes <first> and <second> cost {1} less
      Given Alice controls "<name>"
      And Alice has "<first>" and "<second>" in hand
      And Alice has <mana> in the mana pool
      When Alice plays "<first>"
      Then the mana pool of Alice has <left>
      When all players pass
      And Alice plays "<second>"
      Then the mana pool of Alice is empty

      Examples: each spell has one of the two types; Leaf-Crowned Elder has both
        | name                  | first              | second              | mana            | left         |
        | Ballyrush Banneret    | Amrou Scout        | Captain Sisay       | {W}{W}{W}{G}    | {W}{W}{G}    |
        | Stonybrook Banneret   | Merrow Commerce    | Magus of the Future | {U}{U}{U}{U}{U} | {U}{U}{U}{U} |
        | Frogtosser Banneret   | Goblin Piker       | Latchkey Faerie     | {R}{U}{U}{U}    | {U}{U}{U}    |
        | Brighthearth Banneret | Smokebraider       | Goblin Piker        | {R}{R}          | {R}          |
        | Bosk Banneret         | Leaf-Crowned Elder | Wolf-Skull Shaman   | {G}{G}{G}{G}    | {G}          |

  @MOR-BANNER-02
  Rule: A Banneret that is in play makes spells cheaper for its controller alone
    Morningtide primer, "Cycle: Bannerets", introduction; rules 409.1f and 424.4

    Scenario: Bob pays the whole cost of Goblin Piker although Alice controls Frogtosser Banneret
      Given it is Bob's turn
      And Alice controls "Frogtosser Banneret"
      And Bob has "Goblin Piker" in hand
      And Bob has {R}{R}{R} in the mana pool
      When Bob plays "Goblin Piker"
      Then "Goblin Piker" is on the stack
      And the mana pool of Bob has {R}

    Scenario: Alice pays less for Goblin Piker with her Frogtosser Banneret
      Given Alice controls "Frogtosser Banneret"
      And Alice has "Goblin Piker" in hand
      And Alice has {R}{R} in the mana pool
      When Alice plays "Goblin Piker"
      Then "Goblin Piker" is on the stack
      And the mana pool of Alice has {R}

    Scenario: Frogtosser Banneret does not make itself cheaper
      Given Alice has "Frogtosser Banneret" in hand
      And Alice has {B}{B}{B} in the mana pool
      When Alice plays "Frogtosser Banneret"
      Then the mana pool of Alice has {B}

    Scenario: The first Frogtosser Banneret makes the second cheaper
      Given Alice controls "Frogtosser Banneret" as "first Banneret"
      And Alice has "Frogtosser Banneret" as "second Banneret" in hand
      And Alice has {B}{B}{B} in the mana pool
      When Alice plays "second Banneret"
      Then the mana pool of Alice has {B}{B}

    Scenario: Bob's Frogtosser Banneret, the older one, takes nothing off Alice's spell, and Alice's own does
      Given Bob controls "Frogtosser Banneret" as "Bob's Banneret"
      And Alice controls "Frogtosser Banneret" as "Alice's Banneret"
      And Alice has "Earwig Squad" in hand
      And Alice has {B}{B}{B}{B}{B} in the mana pool
      When Alice plays "Earwig Squad"
      Then "Earwig Squad" is on the stack
      And the mana pool of Alice has {B}

  @MOR-BANNER-03
  Rule: Frogtosser Banneret is a 1/1 Goblin Rogue with haste for {1}{B} and makes Goblin and Rogue spells cheaper
    Morningtide primer, "Cycle: Bannerets", the card shown

    Scenario: Frogtosser Banneret as it is printed
      Given Alice has "Frogtosser Banneret" in hand
      Then the mana cost of "Frogtosser Banneret" is {1}{B}
      And "Frogtosser Banneret" has the types Creature
      And "Frogtosser Banneret" has the subtypes Goblin and Rogue
      And "Frogtosser Banneret" is black
      And "Frogtosser Banneret" is 1/1
      And "Frogtosser Banneret" has haste

    Scenario: Frogtosser Banneret takes {1} off Latchkey Faerie, a Rogue that is no Goblin
      Given Alice controls "Frogtosser Banneret"
      And Alice has "Latchkey Faerie" in hand
      And Alice has {U}{U}{U}{U} in the mana pool
      When Alice plays "Latchkey Faerie"
      Then the mana pool of Alice has {U}

  @MOR-BANNER-04
  Rule: Any spell of one of the types costs {1} less, and never less coloured mana
    Morningtide primer, "Cycle: Bannerets", the card shown; rules 409.1f and 104.3b

    Scenario: Mogg Fanatic still costs {R}
      Given Alice controls "Frogtosser Banneret"
      And Alice has "Mogg Fanatic" in hand
      And Alice has {R}{R} in the mana pool
      When Alice plays "Mogg Fanatic"
      Then the mana pool of Alice has {R}

    Scenario: Mogg Fanatic is not free
      Given Alice controls "Frogtosser Banneret"
      And Alice has "Mogg Fanatic" and "Nightshade Stinger" in hand
      And Alice has {B} in the mana pool
      When Alice tries to play "Mogg Fanatic"
      Then the attempt is refused
      When Alice plays "Nightshade Stinger"
      Then "Nightshade Stinger" is on the stack

    Scenario: Veteran's Armaments, a Soldier artifact for {2}, costs nothing with two Ballyrush Bannerets
      Given Alice controls 2 "Ballyrush Banneret"
      And Alice has "Veteran's Armaments" and "Glorious Anthem" in hand
      When Alice tries to play "Glorious Anthem"
      Then the attempt is refused
      When Alice plays "Veteran's Armaments"
      Then "Veteran's Armaments" is on the stack

    Scenario: Fodder Launch, a Goblin sorcery, costs {2}{B} and still a Goblin
      Given Alice controls "Frogtosser Banneret" and "Goblin Piker"
      And Alice has "Fodder Launch" in hand
      And Alice has {B}{B}{B}{B} in the mana pool
      And Bob controls "Hill Giant"
      When Alice plays "Fodder Launch" targeting "Hill Giant" paying with "Goblin Piker"
      Then the mana pool of Alice has {B}
      And "Goblin Piker" is in Alice's graveyard
      When all players pass
      Then "Hill Giant" is in Bob's graveyard
      And Bob is at 15 life

    Scenario: Nameless Inversion, a changeling, costs {B}
      Given Alice controls "Frogtosser Banneret"
      And Alice has "Nameless Inversion" in hand
      And Alice has {B}{B} in the mana pool
      And Bob controls "Grizzly Bears"
      When Alice plays "Nameless Inversion" targeting "Grizzly Bears"
      Then the mana pool of Alice has {B}

    Scenario: Hill Giant, neither Goblin nor Rogue, costs what it costs
      Given Alice controls "Frogtosser Banneret"
      And Alice has "Hill Giant" in hand
      And Alice has {R}{R}{R}{R}{R} in the mana pool
      When Alice plays "Hill Giant"
      Then the mana pool of Alice has {R}

  @MOR-BANNER-05
  Rule: A spell that has both types costs {1} less and not {2}
    Morningtide primer, "Cycle: Bannerets", first note; rule 409.1f

    Scenario: Earwig Squad, a Goblin Rogue, costs {2}{B}{B}
      Given Alice controls "Frogtosser Banneret"
      And Alice has "Earwig Squad" in hand
      And Alice has {B}{B}{B}{B}{B} in the mana pool
      When Alice plays "Earwig Squad"
      Then "Earwig Squad" is on the stack
      And the mana pool of Alice has {B}

    Scenario: With two Frogtosser Bannerets Earwig Squad costs {1}{B}{B}
      Given Alice controls 2 "Frogtosser Banneret"
      And Alice has "Earwig Squad" in hand
      And Alice has {B}{B}{B}{B}{B} in the mana pool
      When Alice plays "Earwig Squad"
      Then the mana pool of Alice has {B}{B}

  @MOR-BANNER-06
  Rule: The reduction is taken once off the total cost, additional costs included
    Morningtide primer, "Cycle: Bannerets", second note; rules 409.1f and 203.4

    Scenario: Of Silvergill Adept's {4}{U} two Stonybrook Bannerets leave {2}{U}
      Given Alice controls 2 "Stonybrook Banneret"
      And Alice has "Silvergill Adept" in hand
      And Alice has {U}{U}{U}{U}{U} in the mana pool
      When Alice plays "Silvergill Adept" with mana
      Then "Silvergill Adept" is on the stack
      And the mana pool of Alice has {U}{U}

    Scenario: Of Silvergill Adept's {1}{U} two Stonybrook Bannerets leave {U} if a Merfolk is revealed
      Given Alice controls 2 "Stonybrook Banneret"
      And Alice has "Silvergill Adept" and "Sage of Fables" in hand
      And Alice has {U}{U}{U} in the mana pool
      When Alice plays "Silvergill Adept" with reveal paying with "Sage of Fables"
      Then the mana pool of Alice has {U}{U}

    Scenario: Asked which cost is added, Alice pays mana once, and once reveals a Merfolk
      Given Alice controls 2 "Stonybrook Banneret"
      And Alice has 2 "Silvergill Adept" and "Sage of Fables" in hand
      And Alice has {U}{U}{U}{U} in the mana pool
      When Alice plays "Silvergill Adept 1"
      Then Alice is asked to choose how to pay
      When Alice chooses "mana"
      Then "Silvergill Adept 1" is on the stack
      And the mana pool of Alice has {U}
      When the stack resolves
      And Alice plays "Silvergill Adept 2" paying with "Sage of Fables"
      And Alice chooses "reveal"
      Then "Silvergill Adept 2" is on the stack
      And the mana pool of Alice is empty

    Scenario: Of Stormscape Battlemage's {4}{U}{B} with its black kicker one Stonybrook Banneret leaves {3}{U}{B}
      Given Alice controls "Stonybrook Banneret"
      And Alice has "Stormscape Battlemage" in hand
      And Alice has {B}{U}{U}{U}{U}{U} in the mana pool
      And Bob controls "Hill Giant"
      When Alice plays "Stormscape Battlemage" with black
      Then the mana pool of Alice has {U}
      When all players pass
      And Alice chooses "Hill Giant"
      And all players pass
      Then "Hill Giant" is in Bob's graveyard

    Scenario: With both kickers Stormscape Battlemage is cheaper by {1} and no more
      Given Alice controls "Stonybrook Banneret"
      And Alice has "Stormscape Battlemage" in hand
      And Alice has {W}{B}{U}{U}{U}{U}{U} in the mana pool
      When Alice plays "Stormscape Battlemage" with white and black
      Then "Stormscape Battlemage" is on the stack
      And the mana pool of Alice has {U}

    Scenario: A card that is no Merfolk cannot be revealed to spare Silvergill Adept's {3}
      Rule 409.1h

      Given Alice controls "Stonybrook Banneret"
      And Alice has "Silvergill Adept", "Goblin Piker" and "Sage of Fables" in hand
      And Alice has {U}{U} in the mana pool
      When Alice tries to play "Silvergill Adept" with reveal paying with "Goblin Piker"
      Then the attempt is refused
      When Alice plays "Silvergill Adept" with reveal paying with "Sage of Fables"
      Then "Silvergill Adept" is on the stack
      And the mana pool of Alice has {U}

  @MOR-BANNER-07
  Rule: The reduction is taken off an alternative cost as well
    Morningtide primer, "Cycle: Bannerets", second note; rules 409.1f and 203.4

    Scenario: Mulldrifter is evoked for {1}{U} with Brighthearth Banneret
      Given Alice controls "Brighthearth Banneret"
      And Alice has "Mulldrifter" in hand
      And Alice has {U}{U}{U} in the mana pool
      When Alice plays "Mulldrifter" for its evoke cost
      Then "Mulldrifter" is on the stack
      And the mana pool of Alice has {U}

    Scenario: Mulldrifter is evoked for {2}{U} with Frogtosser Banneret, which is for other types
      Given Alice controls "Frogtosser Banneret"
      And Alice has "Mulldrifter" in hand
      And Alice has {U}{U}{U}{U} in the mana pool
      When Alice plays "Mulldrifter" for its evoke cost
      Then the mana pool of Alice has {U}

    Scenario: Slithermuse is evoked for {2}{U} with Brighthearth Banneret
      Given Alice controls "Brighthearth Banneret"
      And Alice has "Slithermuse" in hand
      And Alice has {U}{U}{U}{U} in the mana pool
      When Alice plays "Slithermuse" for its evoke cost
      Then "Slithermuse" is on the stack
      And the mana pool of Alice has {U}

    Scenario: Slithermuse is evoked for {3}{U} with Frogtosser Banneret, which is for other types
      Given Alice controls "Frogtosser Banneret"
      And Alice has "Slithermuse" in hand
      And Alice has {U}{U}{U}{U}{U} in the mana pool
      When Alice plays "Slithermuse" for its evoke cost
      Then the mana pool of Alice has {U}

    Scenario: Fist of Suns asks for five colours, of which Frogtosser Banneret spares none
      Given Alice controls "Frogtosser Banneret" and "Fist of Suns"
      And Alice has "Earwig Squad" in hand
      And Alice has {W}{U}{B}{R}{G}{G} in the mana pool
      When Alice plays "Earwig Squad" for its alternative cost
      Then "Earwig Squad" is on the stack
      And the mana pool of Alice has {G}

  @MOR-BANNER-08 @GRS-502.76A-06
  Rule: A Rogue spell played for its prowl cost is {1} cheaper with Frogtosser Banneret
    Morningtide primer, "Cycle: Bannerets", example of the second note; rules 409.1f and 502.76a

    Scenario: Latchkey Faerie is prowled for {1}{U}
      Given Alice controls "Frogtosser Banneret" and 3 "Island"
      And Alice has "Latchkey Faerie" in hand
      When Alice attacks Bob with "Frogtosser Banneret"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Latchkey Faerie" for its prowl cost
      Then "Latchkey Faerie" is on the stack
      And "Island 1" is tapped
      And "Island 2" is tapped
      And "Island 3" is untapped

    Scenario: Thieves' Fortune is prowled for {U} as ever
      Given Alice controls "Frogtosser Banneret" and 2 "Island"
      And Alice has "Thieves' Fortune" in hand
      When Alice attacks Bob with "Frogtosser Banneret"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Thieves' Fortune" for its prowl cost
      Then "Thieves' Fortune" is on the stack
      And "Island 1" is tapped
      And "Island 2" is untapped
