Feature: Evoke in Morningtide: abilities on leaving play
  The creatures with evoke in Morningtide do something when they leave play, in whatever way that happens.

  Background:
    Given a game between Alice and Bob

  @MOR-EVOKE-01
  Rule: Evoke is the same ability in Morningtide as it was in Lorwyn
    Morningtide primer, "Returning Keyword Ability: Evoke", introduction; rule 502.74a

    Scenario: Slithermuse of Morningtide is sacrificed by the same ability as Mulldrifter of Lorwyn
      Given Alice has {2}{U} in the mana pool
      And Alice has "Mulldrifter" and "Slithermuse" in hand
      And Alice controls 4 "Island"
      When Alice plays "Mulldrifter" for its evoke cost
      And all players pass
      And Alice tries to order the ability of "Mulldrifter"
      Then the attempt is refused
      When Alice orders the ability of "Mulldrifter" and the evoke ability of "Mulldrifter"
      Then the stack is, from the top, the evoke ability of "Mulldrifter", the ability of "Mulldrifter"
      When the stack resolves
      Then "Mulldrifter" is in Alice's graveyard
      When Alice plays "Slithermuse" for its evoke cost
      And all players pass
      Then the stack is, from the top, the evoke ability of "Slithermuse"
      When all players pass
      Then "Slithermuse" is in Alice's graveyard

  @MOR-EVOKE-02
  Rule: Creatures with evoke do their work on coming into play if of Lorwyn, on leaving it if of Morningtide
    Morningtide primer, "Returning Keyword Ability: Evoke", introduction; rule 410.10

    Scenario Outline: <name> of Morningtide does nothing on coming into play and something on leaving it
      Given Alice has <cost> in the mana pool
      And Alice has "<name>" in hand
      And Bob controls "Hill Giant" and "Island"
      And Bob has "Unsummon" in hand
      When Alice plays "<name>"
      And all players pass
      Then "<name>" is in play
      And "<name>" has evoke
      And the stack is empty
      When Alice passes
      And Bob plays "Unsummon" targeting "<name>"
      And all players pass
      Then "<name>" is in Alice's hand
      And the stack is, from the top, the ability of "<name>"

      Examples:
        | name                | cost      |
        | Offalsnout          | {2}{B}    |
        | Reveillark          | {4}{W}    |
        | Slithermuse         | {2}{U}{U} |
        | Spitebellows        | {5}{R}    |
        | Walker of the Grove | {6}{G}{G} |

    Scenario: Meadowboon of Morningtide lets its controller choose a player when it leaves play
      Given Alice controls "Meadowboon" and "Grizzly Bears"
      And Alice has {U} in the mana pool
      And Alice has "Unsummon" in hand
      When Alice plays "Unsummon" targeting "Meadowboon"
      And all players pass
      And Alice chooses Alice
      Then the stack is, from the top, the ability of "Meadowboon"
      When all players pass
      Then "Grizzly Bears" has 1 +1/+1 counter

    Scenario Outline: <name> of Lorwyn does something on coming into play and nothing on leaving it
      Given Alice has <cost> in the mana pool
      And Alice has "<name>" in hand
      And Bob controls "Winnower Patrol" and "Island"
      And Bob has "Unsummon" in hand
      When Alice plays "<name>"
      And all players pass
      Then "<name>" is in play
      And "<name>" has evoke
      And the stack is, from the top, the ability of "<name>"
      When all players pass
      And Alice passes
      And Bob plays "Unsummon" targeting "<name>"
      And all players pass
      Then "<name>" is in Alice's hand
      And the stack is empty

      Examples:
        | name          | cost            |
        | Cloudthresher | {2}{G}{G}{G}{G} |
        | Mulldrifter   | {4}{U}          |
        | Shriekmaw     | {4}{B}          |

  @MOR-EVOKE-03
  Rule: Slithermuse is a 3/3 Elemental for {2}{U}{U} with evoke {3}{U}
    Morningtide primer, "Returning Keyword Ability: Evoke", the card shown

    Scenario: Slithermuse as it is printed
      Given Alice has "Slithermuse" in hand
      Then the mana cost of "Slithermuse" is {2}{U}{U}
      And the converted mana cost of "Slithermuse" is 4
      And "Slithermuse" has the types Creature
      And "Slithermuse" has the subtypes Elemental
      And "Slithermuse" is blue
      And "Slithermuse" is 3/3
      And "Slithermuse" has evoke

    Scenario: With a single blue mana Slithermuse can be evoked, but not played for its mana cost
      Given Alice has {3}{U} in the mana pool
      And Alice has "Slithermuse" in hand
      When Alice tries to play "Slithermuse"
      Then the attempt is refused
      When Alice plays "Slithermuse" for its evoke cost
      Then the stack is, from the top, "Slithermuse"
      And the mana pool of Alice is empty

  @MOR-EVOKE-04
  Rule: On leaving play Slithermuse draws what you lack in cards to an opponent whom you choose as it resolves
    Morningtide primer, "Returning Keyword Ability: Evoke", the card shown; rules 413.2c and 413.2f

    Scenario: With two cards against Bob's five Alice draws three
      Rules 423.1 and 423.2

      Given Alice has {3}{U} in the mana pool
      And Alice has "Slithermuse" and 2 "Forest" in hand
      And Bob has 5 "Swamp" in hand
      When Alice plays "Slithermuse" for its evoke cost
      And the stack resolves
      Then Alice has 5 cards in hand
      And Bob has 5 cards in hand

    Scenario: Bob discards in response, and the hands are compared only then
      Given Alice has {3}{U} in the mana pool
      And Alice has "Slithermuse" and 2 "Forest" in hand
      And Bob controls "Aquamoeba"
      And Bob has 4 "Swamp" in hand
      When Alice plays "Slithermuse" for its evoke cost
      And all players pass
      Then "Slithermuse" is in play
      When all players pass
      Then the stack is, from the top, the ability of "Slithermuse"
      When Alice passes
      And Bob plays the ability of "Aquamoeba" paying with "Swamp 1"
      And the stack resolves
      Then "Aquamoeba" is 3/1
      And Bob has 3 cards in hand
      And Alice has 3 cards in hand

    Scenario: Returned to the hand Slithermuse triggers as well, and counts as a card in hand
      Given Alice has {3}{U} in the mana pool
      And Alice has "Slithermuse" and 2 "Forest" in hand
      And Bob controls "Island"
      And Bob has "Unsummon" and 5 "Swamp" in hand
      When Alice plays "Slithermuse" for its evoke cost
      And all players pass
      And Alice passes
      And Bob plays "Unsummon" targeting "Slithermuse"
      And all players pass
      Then "Slithermuse" is in Alice's hand
      And Alice has 3 cards in hand
      When all players pass
      Then Alice has 5 cards in hand

    Scenario: Against fewer cards than her own Alice draws nothing and discards nothing
      Given Alice has {3}{U} in the mana pool
      And Alice has "Slithermuse" and 3 "Forest" in hand
      And Bob has "Swamp" in hand
      When Alice plays "Slithermuse" for its evoke cost
      And all players pass
      Then "Slithermuse" is in play
      When all players pass
      Then the stack is, from the top, the ability of "Slithermuse"
      When all players pass
      Then the stack is empty
      And Alice has 3 cards in hand

    Scenario: True Believer is no target, so Slithermuse may look at the hand of its controller
      Given Alice has {3}{U} in the mana pool
      And Alice has "Slithermuse" in hand
      And Bob controls "True Believer"
      And Bob has 2 "Swamp" in hand
      When Alice plays "Slithermuse" for its evoke cost
      And the stack resolves
      Then Alice has 2 cards in hand

  @MOR-EVOKE-05
  Rule: An evoked Slithermuse is sacrificed by an ability that triggers as it comes into play
    Morningtide primer, "Returning Keyword Ability: Evoke", the card shown; rule 502.74a

    Scenario: Evoked, Slithermuse is in play while the ability that sacrifices it waits on the stack
      Given Alice has {3}{U} in the mana pool
      And Alice has "Slithermuse" in hand
      When Alice plays "Slithermuse" for its evoke cost
      And all players pass
      Then "Slithermuse" is in play
      And the stack is, from the top, the evoke ability of "Slithermuse"
      When all players pass
      Then "Slithermuse" is in Alice's graveyard

    Scenario: Played for its mana cost, Slithermuse stays
      Given Alice has {2}{U}{U} in the mana pool
      And Alice has "Slithermuse" in hand
      When Alice plays "Slithermuse"
      And all players pass
      Then "Slithermuse" is in play
      And the stack is empty
      When the game moves to the end of turn step
      Then "Slithermuse" is in play

  @MOR-EVOKE-06
  Rule: Whoever pays the evoke cost gets the ability, and in the end no creature
    Morningtide primer, "Returning Keyword Ability: Evoke", compared with Lorwyn; rule 502.74a

    Scenario: Slithermuse is gone, and two cards are drawn
      Given Alice has {3}{U} in the mana pool
      And Alice has "Slithermuse" and "Forest" in hand
      And Bob has 3 "Swamp" in hand
      When Alice plays "Slithermuse" for its evoke cost
      And the stack resolves
      Then "Slithermuse" is in Alice's graveyard
      And Alice has 3 cards in hand

    Scenario: Spitebellows is gone, and so is Bob's Hill Giant
      Given Alice has {1}{R}{R} in the mana pool
      And Alice has "Spitebellows" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Spitebellows" for its evoke cost
      And the stack resolves
      Then "Spitebellows" is in Alice's graveyard
      And "Hill Giant" is in Bob's graveyard

    Scenario: If Alice's own Hill Giant is the only creature left, it is the target
      Given Alice has {1}{R}{R} in the mana pool
      And Alice controls "Hill Giant"
      And Alice has "Spitebellows" in hand
      When Alice plays "Spitebellows" for its evoke cost
      And the stack resolves
      Then "Spitebellows" is in Alice's graveyard
      And "Hill Giant" is in Alice's graveyard

  @MOR-EVOKE-07
  Rule: The evoked creature is really in play for a moment
    Morningtide primer, "Returning Keyword Ability: Evoke", compared with Lorwyn; rules 214.3 and 502.74a

    Scenario: Soul Warden sees Slithermuse come into play
      Given Alice has {3}{U} in the mana pool
      And Alice controls "Soul Warden"
      And Alice has "Slithermuse" in hand
      When Alice plays "Slithermuse" for its evoke cost
      And all players pass
      And Alice orders the ability of "Soul Warden" and the evoke ability of "Slithermuse"
      And the stack resolves
      Then Alice is at 21 life
      And "Slithermuse" is in Alice's graveyard

    Scenario: Slithermuse is sacrificed to Nantuko Husk before its evoke ability resolves
      Given Alice has {3}{U} in the mana pool
      And Alice controls "Nantuko Husk"
      And Alice has "Slithermuse" in hand
      And Bob has "Swamp" in hand
      When Alice plays "Slithermuse" for its evoke cost
      And all players pass
      And Alice plays the ability of "Nantuko Husk" paying with "Slithermuse"
      Then "Slithermuse" is in Alice's graveyard
      And the stack is, from the top, the ability of "Slithermuse", the ability of "Nantuko Husk", the evoke ability of "Slithermuse"
      When the stack resolves
      Then "Nantuko Husk" is in play
      And "Nantuko Husk" is 4/4
      And Alice has 1 card in hand

  @MOR-EVOKE-08
  Rule: Of an evoked creature of Morningtide the sacrifice alone triggers as it comes into play
    Morningtide primer, "Returning Keyword Ability: Evoke", what triggers; rules 410.3 and 502.74a

    Scenario: For Slithermuse there is one ability on the stack and no order to choose
      Given Alice has {3}{U} in the mana pool
      And Alice has "Slithermuse" in hand
      When Alice plays "Slithermuse" for its evoke cost
      And all players pass
      Then nobody is asked anything
      And the stack is, from the top, the evoke ability of "Slithermuse"

    Scenario: For Mulldrifter of Lorwyn, evoked afterwards, there are two, and their order is chosen
      Given Alice has {5}{U}{U} in the mana pool
      And Alice has "Slithermuse" and "Mulldrifter" in hand
      When Alice plays "Slithermuse" for its evoke cost
      And the stack resolves
      Then nobody is asked anything
      And "Slithermuse" is in Alice's graveyard
      When Alice plays "Mulldrifter" for its evoke cost
      And all players pass
      Then Alice is asked to choose the order

  @MOR-EVOKE-09
  Rule: The ability on leaving play goes on the stack after the sacrifice
    Morningtide primer, "Returning Keyword Ability: Evoke", what triggers; rules 410.2 and 410.10d

    Scenario: Sacrificed, Slithermuse triggers, and nothing is drawn until that ability resolves
      Given Alice has {3}{U} in the mana pool
      And Alice has "Slithermuse" in hand
      And Bob has 2 "Swamp" in hand
      When Alice plays "Slithermuse" for its evoke cost
      And all players pass
      Then "Slithermuse" is in play
      When all players pass
      Then "Slithermuse" is in Alice's graveyard
      And the stack is, from the top, the ability of "Slithermuse"
      And Alice has 0 cards in hand
      And Alice has priority
      When all players pass
      Then Alice has 2 cards in hand

    Scenario: If Bob counters the evoke ability, Slithermuse stays and no card is drawn
      Given Alice has {3}{U} in the mana pool
      And Alice has "Slithermuse" in hand
      And Bob controls "Island"
      And Bob has "Stifle" and 2 "Swamp" in hand
      When Alice plays "Slithermuse" for its evoke cost
      And all players pass
      And Alice passes
      And Bob plays "Stifle" targeting the evoke ability of "Slithermuse"
      And all players pass
      Then the stack is empty
      And "Slithermuse" is in play
      And Alice has 0 cards in hand

    Scenario: If Bob counters the other ability, Slithermuse is gone and no card is drawn
      Given Alice has {3}{U} in the mana pool
      And Alice has "Slithermuse" in hand
      And Bob controls "Island"
      And Bob has "Stifle" and 2 "Swamp" in hand
      When Alice plays "Slithermuse" for its evoke cost
      And all players pass
      Then "Slithermuse" is in play
      When all players pass
      And Alice passes
      And Bob plays "Stifle" targeting the ability of "Slithermuse"
      And all players pass
      Then the stack is empty
      And "Slithermuse" is in Alice's graveyard
      And Alice has 0 cards in hand
