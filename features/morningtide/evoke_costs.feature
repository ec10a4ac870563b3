Feature: Evoke in Morningtide: when it is played and what is paid
  The evoke cost takes the place of the mana cost, and changes nothing else about how the card is played.

  Background:
    Given a game between Alice and Bob

  @MOR-EVOKE-10
  Rule: A card is evoked whenever it could be played, and at no other time
    Morningtide primer, "Returning Keyword Ability: Evoke", timing; rules 212.3a and 409.1

    Scenario: In Bob's turn Alice evokes Offalsnout, which has flash, and not Slithermuse
      Given it is Bob's turn
      And Alice controls 4 "Island" and "Swamp"
      And Alice has "Slithermuse" and "Offalsnout" in hand
      When Bob passes
      And Alice tries to play "Slithermuse" for its evoke cost
      Then the attempt is refused
      When Alice plays "Offalsnout" for its evoke cost
      Then the stack is, from the top, "Offalsnout"
      And "Swamp" is tapped
      And "Slithermuse" is in Alice's hand

    Scenario: With Vedalken Orrery Slithermuse is evoked in Bob's turn, too
      Given it is Bob's turn
      And Alice controls 4 "Island" and "Vedalken Orrery"
      And Alice has "Slithermuse" in hand
      When Bob passes
      And Alice plays "Slithermuse" for its evoke cost
      Then the stack is, from the top, "Slithermuse"

    Scenario: Bob's Vedalken Orrery is none for Alice, who evokes Slithermuse in her own turn
      Rule 412.4

      Given it is Bob's turn
      And Alice controls 4 "Island"
      And Alice has "Slithermuse" in hand
      And Bob controls "Vedalken Orrery"
      When Bob passes
      And Alice tries to play "Slithermuse" for its evoke cost
      Then the attempt is refused
      When the game moves to Alice's turn
      And Alice plays "Slithermuse" for its evoke cost
      Then the stack is, from the top, "Slithermuse"

  @MOR-EVOKE-14
  Rule: A card that is evoked keeps its mana cost and its converted mana cost
    Morningtide primer, "Returning Keyword Ability: Evoke", the mana cost; rules 203.3 and 409.1b

    Scenario: Overwhelming Intellect draws three cards for an Offalsnout evoked for {B}
      Given Alice has {B} in the mana pool
      And Alice has "Offalsnout" in hand
      And Bob controls 6 "Island"
      And Bob has "Overwhelming Intellect" in hand
      When Alice plays "Offalsnout" for its evoke cost
      And Alice passes
      And Bob plays "Overwhelming Intellect" targeting "Offalsnout"
      And all players pass
      Then "Offalsnout" is in Alice's graveyard
      And Bob has 3 cards in hand

    Scenario: Evoked for {B}, Offalsnout costs {2}{B} on the stack as in play
      Given Alice has {B} in the mana pool
      And Alice has "Offalsnout" in hand
      When Alice plays "Offalsnout" for its evoke cost
      Then the stack is, from the top, "Offalsnout"
      And the converted mana cost of "Offalsnout" is 3
      And the mana cost of "Offalsnout" is {2}{B}
      When all players pass
      Then "Offalsnout" is in play
      And the converted mana cost of "Offalsnout" is 3
      And the mana cost of "Offalsnout" is {2}{B}

    Scenario: The mana cost of an evoked Slithermuse has two blue mana, although one was paid
      Given Alice has {3}{U} in the mana pool
      And Alice has "Slithermuse" in hand
      When Alice plays "Slithermuse" for its evoke cost
      Then the stack is, from the top, "Slithermuse"
      And the mana cost of "Slithermuse" is {2}{U}{U}
      And the converted mana cost of "Slithermuse" is 4

  @MOR-EVOKE-15
  Rule: The evoke cost is paid in place of the mana cost
    Morningtide primer, "Returning Keyword Ability: Evoke", the mana cost; rules 409.1b and 409.1f

    Scenario: Spitebellows is evoked for {1}{R}{R} and nothing more
      Given Alice has {1}{R}{R} in the mana pool
      And Alice has "Spitebellows" in hand
      When Alice plays "Spitebellows" for its evoke cost
      Then the stack is, from the top, "Spitebellows"
      And the mana pool of Alice is empty

    Scenario: With six mana but one of them red, Spitebellows can be played and not evoked
      Given Alice has {5}{R} in the mana pool
      And Alice has "Spitebellows" in hand
      When Alice tries to play "Spitebellows" for its evoke cost
      Then the attempt is refused
      When Alice plays "Spitebellows"
      Then the stack is, from the top, "Spitebellows"
      And the mana pool of Alice is empty

  @MOR-EVOKE-16
  Rule: What makes spells cost more makes evoking cost more
    Morningtide primer, "Returning Keyword Ability: Evoke", effects on costs; rules 409.1f and 424.4

    Scenario: Under Sphere of Resistance Slithermuse is evoked for {4}{U} and Offalsnout for {1}{B}
      Given Alice has {5}{U}{B} in the mana pool
      And Alice has "Slithermuse" and "Offalsnout" in hand
      And Bob controls "Sphere of Resistance"
      When Alice plays "Slithermuse" for its evoke cost
      Then the mana pool of Alice has {1}{B}
      When Alice plays "Offalsnout" for its evoke cost
      Then the mana pool of Alice is empty
      And the stack is, from the top, "Offalsnout", "Slithermuse"

    Scenario: Under Sphere of Resistance the printed evoke cost is not enough
      Given Alice has {3}{U} in the mana pool
      And Alice has "Slithermuse" and "Island" in hand
      And Bob controls "Sphere of Resistance"
      When Alice tries to play "Slithermuse" for its evoke cost
      Then the attempt is refused
      When Alice plays "Island"
      And Alice plays "Slithermuse" for its evoke cost
      Then the stack is, from the top, "Slithermuse"
      And "Island" is tapped

  @MOR-EVOKE-17
  Rule: What makes spells cost less makes evoking cost less, as far as there is generic mana
    Morningtide primer, "Returning Keyword Ability: Evoke", effects on costs; rules 409.1f and 424.4

    Scenario: With Brighthearth Banneret Slithermuse is evoked for {2}{U}
      Given Alice has {2}{U} in the mana pool
      And Alice controls "Brighthearth Banneret"
      And Alice has "Slithermuse" in hand
      When Alice plays "Slithermuse" for its evoke cost
      Then the stack is, from the top, "Slithermuse"
      And the mana pool of Alice is empty

    Scenario: With Brighthearth Banneret Offalsnout is still evoked for {B}
      Given Alice has {1} in the mana pool
      And Alice controls "Brighthearth Banneret"
      And Alice has "Offalsnout" and "Swamp" in hand
      When Alice tries to play "Offalsnout" for its evoke cost
      Then the attempt is refused
      When Alice plays "Swamp"
      And Alice plays "Offalsnout" for its evoke cost
      Then the stack is, from the top, "Offalsnout"
      And "Swamp" is tapped
      And the mana pool of Alice has {1}

  @MOR-EVOKE-18
  Rule: Such effects change what is paid in total, and leave the mana cost alone
    Morningtide primer, "Returning Keyword Ability: Evoke", effects on costs; rules 203.3 and 409.1f

    Scenario: A Banneret and a Sphere together leave the evoke cost of Slithermuse as it is
      Given Alice has {4}{U} in the mana pool
      And Alice controls "Brighthearth Banneret"
      And Alice has "Slithermuse" in hand
      And Bob controls "Sphere of Resistance"
      When Alice plays "Slithermuse" for its evoke cost
      Then the mana pool of Alice has {1}
      And the converted mana cost of "Slithermuse" is 4

    Scenario: For an Offalsnout that cost {1}{B} in all, Overwhelming Intellect draws three cards
      Given Alice has {1}{B} in the mana pool
      And Alice has "Offalsnout" in hand
      And Bob controls 7 "Island" and "Sphere of Resistance"
      And Bob has "Overwhelming Intellect" in hand
      When Alice plays "Offalsnout" for its evoke cost
      Then the mana pool of Alice is empty
      When Alice passes
      And Bob plays "Overwhelming Intellect" targeting "Offalsnout"
      And all players pass
      Then Bob has 3 cards in hand

  @MOR-EVOKE-19
  Rule: The creature is sacrificed if paying the evoke cost was chosen, whatever mana was paid in the end
    Morningtide primer, "Returning Keyword Ability: Evoke", when it is sacrificed; rules 409.1b, 424.4 and 502.74a

    Scenario: Evoked under Trinisphere for three mana, Offalsnout is sacrificed
      Rule 409.1f

      Given Alice has {2}{B} in the mana pool
      And Alice has "Offalsnout" in hand
      And Bob controls "Trinisphere"
      When Alice plays "Offalsnout" for its evoke cost
      Then the mana pool of Alice is empty
      When all players pass
      Then the stack is, from the top, the evoke ability of "Offalsnout"
      When all players pass
      Then "Offalsnout" is in Alice's graveyard

    Scenario: Played under Trinisphere for its mana cost, the same three mana, Offalsnout stays
      Given Alice has {2}{B} in the mana pool
      And Alice has "Offalsnout" in hand
      And Bob controls "Trinisphere"
      When Alice plays "Offalsnout"
      Then the mana pool of Alice is empty
      When all players pass
      Then "Offalsnout" is in play
      And the stack is empty

    Scenario: A tapped Trinisphere leaves the evoke cost of Offalsnout at {B}
      Rule 409.1f

      Given Alice has {2}{B} in the mana pool
      And Alice has "Offalsnout" in hand
      And Bob controls "Trinisphere"
      And "Trinisphere" is tapped
      When Alice plays "Offalsnout" for its evoke cost
      Then the mana pool of Alice has {2}
      When all players pass
      Then the stack is, from the top, the evoke ability of "Offalsnout"
      When all players pass
      Then "Offalsnout" is in Alice's graveyard

    Scenario: Evoked with Brighthearth Banneret for {R}{R}, Spitebellows is sacrificed
      Given Alice has {R}{R} in the mana pool
      And Alice controls "Brighthearth Banneret"
      And Alice has "Spitebellows" in hand
      When Alice plays "Spitebellows" for its evoke cost
      Then the mana pool of Alice is empty
      When all players pass
      Then the stack is, from the top, the evoke ability of "Spitebellows"
      When all players pass
      Then "Spitebellows" is in Alice's graveyard

  @MOR-EVOKE-20
  Rule: A card that is played without paying its mana cost cannot be evoked
    Morningtide primer, "Returning Keyword Ability: Evoke", playing without paying; rule 409.1b

    Scenario Outline: <name>, played with Mosswort Bridge, stays in play
      Given Alice controls "Mosswort Bridge", "Craw Wurm", "Serra Angel" and <lands>
      And Alice has {G} in the mana pool
      And Alice has "<name>" removed from the game
      And "Mosswort Bridge" has removed "<name>" face down
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      Then nobody is asked anything
      And the stack is, from the top, "<name>"
      When all players pass
      Then "<name>" is in play
      And the stack is empty

      Examples:
        | name        | lands      |
        | Offalsnout  | "Swamp"    |
        | Slithermuse | 4 "Island" |
