Feature: Prowl: looking back over the turn
  Controller and kind of the source are those at the time it dealt the damage, or was last seen; nothing later matters.

  Background:
    Given a game between Alice and Bob

  @MOR-PROWL-09 @GRS-502.76A-04
  Rule: The source must have been under your control as it dealt the damage
    Morningtide primer, "Keyword Ability: Prowl", the meaning in rule 502.76a

    Scenario: A borrowed Rogue counts for the player who attacks with it
      Given Alice controls 2 "Swamp"
      And Alice has "Ray of Command" and "Noggin Whack" in hand
      And Alice has {U}{U}{U}{U} in the mana pool
      And Bob controls "Nightshade Stinger"
      When Alice plays "Ray of Command" targeting "Nightshade Stinger"
      And all players pass
      And Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Noggin Whack" targeting Bob for its prowl cost
      Then Bob is at 19 life
      And the stack is, from the top, "Noggin Whack"

    @until:2008-02
    Scenario: A Rogue that is taken while its damage is on the stack deals it for its new controller
      Given Alice controls "Nightshade Stinger" and 2 "Swamp"
      And Alice has "Noggin Whack" in hand
      And Bob controls 4 "Island"
      And Bob has "Ray of Command" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is put on the stack
      And Alice passes
      And Bob plays "Ray of Command" targeting "Nightshade Stinger"
      And all players pass
      Then Bob controls "Nightshade Stinger"
      When all players pass
      Then Bob is at 19 life
      When the game moves to Alice's postcombat main phase
      And Alice tries to play "Noggin Whack" targeting Bob for its prowl cost
      Then the attempt is refused

    @until:2008-02
    Scenario: Whoever takes the Rogue that deals the damage may prowl, though dealt that damage
      Given it is Bob's turn
      And Alice controls 5 "Island"
      And Alice has "Ray of Command" and "Thieves' Fortune" in hand
      And Bob controls "Nightshade Stinger"
      When Bob attacks Alice with "Nightshade Stinger"
      And combat damage is put on the stack
      And Bob passes
      And Alice plays "Ray of Command" targeting "Nightshade Stinger"
      And the stack resolves
      Then Alice is at 19 life
      When Bob passes
      And Alice plays "Thieves' Fortune" for its prowl cost
      Then the stack is, from the top, "Thieves' Fortune"

    @since:2017-09
    Scenario: Since combat damage does not use the stack, whoever takes a Rogue after it was dealt comes too late
      Given Alice controls "Nightshade Stinger" and 2 "Swamp"
      And Alice has "Noggin Whack" in hand
      And Bob controls 4 "Island"
      And Bob has "Ray of Command" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And Bob does not block
      And all players pass
      Then Bob is at 19 life
      When Alice passes
      And Bob plays "Ray of Command" targeting "Nightshade Stinger"
      And all players pass
      Then Bob controls "Nightshade Stinger"
      When the game moves to Alice's postcombat main phase
      And Alice plays "Noggin Whack" targeting Bob for its prowl cost
      Then the stack is, from the top, "Noggin Whack"

    Scenario: A Rogue that hits for another player does not count
      Given it is Bob's turn
      And Alice controls "Island"
      And Alice has "Thieves' Fortune" in hand
      And Bob controls "Nightshade Stinger", "Island" and "Swamp"
      And Bob has "Thieves' Fortune" as "Bob's Fortune" in hand
      When Bob attacks Alice with "Nightshade Stinger"
      And combat damage is dealt
      And Bob passes
      And Alice tries to play "Thieves' Fortune" for its prowl cost
      Then the attempt is refused
      When Alice passes
      And Bob plays "Bob's Fortune" for its prowl cost
      Then the stack is, from the top, "Bob's Fortune"

  @MOR-PROWL-10 @GRS-502.76A-05
  Rule: One creature type in common is enough
    Morningtide primer, "Keyword Ability: Prowl", the meaning in rule 502.76a

    Scenario: Mogg Fanatic, a Goblin and no Rogue, lets a Goblin Rogue be prowled
      Given Alice controls "Mogg Fanatic" and 2 "Swamp"
      And Alice has "Auntie's Snitch" in hand
      When Alice attacks Bob with "Mogg Fanatic"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Auntie's Snitch" for its prowl cost
      And all players pass
      Then "Auntie's Snitch" is in play

    Scenario: Spellstutter Sprite, a Faerie and no Rogue, does not let a Rogue sorcery be prowled
      Given Alice controls "Spellstutter Sprite", 2 "Swamp" and 3 "Island"
      And Alice has "Noggin Whack" and "Latchkey Faerie" in hand
      When Alice attacks Bob with "Spellstutter Sprite"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice tries to play "Noggin Whack" targeting Bob for its prowl cost
      Then the attempt is refused
      When Alice plays "Latchkey Faerie" for its prowl cost
      Then the stack is, from the top, "Latchkey Faerie"

    Scenario Outline: A changeling lets <spell> be prowled
      Given Alice controls "Amoeboid Changeling", <lands>
      And Alice has "<spell>" in hand
      When Alice attacks Bob with "Amoeboid Changeling"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "<spell>" <how> for its prowl cost
      Then the stack is, from the top, "<spell>"

      Examples:
        | spell        | lands     | how           |
        | Noggin Whack | 2 "Swamp" | targeting Bob |
        | Morsel Theft | 2 "Swamp" | targeting Bob |

  @MOR-PROWL-11
  Rule: Only damage of the same turn counts
    Morningtide primer, "Keyword Ability: Prowl", the meaning in rule 502.76a

    Scenario: The damage of the turn before is forgotten
      Given Alice controls "Nightshade Stinger" and 3 "Island"
      And Alice has "Latchkey Faerie" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's next turn
      And Alice tries to play "Latchkey Faerie" for its prowl cost
      Then the attempt is refused
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Latchkey Faerie" for its prowl cost
      Then Bob is at 18 life
      And the stack is, from the top, "Latchkey Faerie"

    Scenario: The damage of combat still counts in the end of turn step
      Given Alice controls "Nightshade Stinger" and "Island"
      And Alice has "Thieves' Fortune" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's end step
      And Alice plays "Thieves' Fortune" for its prowl cost
      Then the stack is, from the top, "Thieves' Fortune"

    Scenario: In the next player's upkeep the damage is forgotten
      Rule 300.1

      Given Alice controls "Nightshade Stinger" and 3 "Island"
      And Alice has "Thieves' Fortune" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Bob's upkeep step
      And Bob passes
      And Alice tries to play "Thieves' Fortune" for its prowl cost
      Then the attempt is refused
      When Alice plays "Thieves' Fortune"
      Then the stack is, from the top, "Thieves' Fortune"
      And "Island 1" is tapped
      And "Island 2" is tapped
      And "Island 3" is tapped

    Scenario: In an extra turn of the same player the damage is forgotten, too
      Rule 300.6

      Given Alice controls "Nightshade Stinger" and 9 "Island"
      And Alice has "Notorious Throng" and "Latchkey Faerie" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Notorious Throng" for its prowl cost
      And all players pass
      And the game moves to Alice's end step
      And all players pass
      Then it is Alice's upkeep step
      When the game moves to Alice's precombat main phase
      And Alice tries to play "Latchkey Faerie" for its prowl cost
      Then the attempt is refused
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Latchkey Faerie" for its prowl cost
      Then the stack is, from the top, "Latchkey Faerie"

  @MOR-PROWL-12 @GRS-502.76A-06
  Rule: A prowl cost is paid as any alternative cost is, and never together with another
    Morningtide primer, "Keyword Ability: Prowl", last sentence of rule 502.76a; rules 409.1b and 409.1f-h

    Scenario: Sphere of Resistance makes the prowl cost dearer
      Given Alice controls "Nightshade Stinger" and 2 "Island"
      And Alice has "Thieves' Fortune" in hand
      And Bob controls "Sphere of Resistance"
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And Alice plays "Thieves' Fortune" for its prowl cost
      Then the stack is, from the top, "Thieves' Fortune"
      And "Island 1" is tapped
      And "Island 2" is tapped

    Scenario: With Sphere of Resistance the prowl cost alone is not enough
      Given Alice controls "Nightshade Stinger" and "Island"
      And Alice has "Thieves' Fortune" in hand
      And Bob controls "Sphere of Resistance"
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And Alice tries to play "Thieves' Fortune" for its prowl cost
      Then the attempt is refused
      And "Island" is untapped

    Scenario: Who pays five colours for Morsel Theft has not paid for prowl
      Given Alice controls "Nightshade Stinger", "Fist of Suns", "Plains", "Island", "Swamp", "Mountain" and "Forest"
      And Alice has "Morsel Theft" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Morsel Theft" targeting Bob for its alternative cost
      Then "Plains" is tapped
      And "Forest" is tapped
      When all players pass
      Then Bob is at 16 life
      And Alice has 0 cards in hand

    Scenario: Who prowls Morsel Theft does not pay five colours
      Given Alice controls "Nightshade Stinger", "Fist of Suns" and 2 "Swamp"
      And Alice has "Morsel Theft" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Morsel Theft" targeting Bob for its prowl cost
      And all players pass
      Then Bob is at 16 life
      And Alice has 1 card in hand

  @MOR-PROWL-15 @GRS-502.76.R1-01
  Rule: As the spell is played, the whole turn so far is looked at
    Morningtide primer, "Keyword Ability: Prowl", first note

    Scenario: Latchkey Faerie was drawn after the damage and is prowled all the same
      Given Alice controls "Nightshade Stinger", "Curiosity" and 3 "Island"
      And "Curiosity" is attached to "Nightshade Stinger"
      And the top card of Alice's library is "Latchkey Faerie"
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And all players pass
      And Alice accepts
      Then "Latchkey Faerie" is in Alice's hand
      When the game moves to Alice's postcombat main phase
      And Alice plays "Latchkey Faerie" for its prowl cost
      And the stack resolves
      Then "Latchkey Faerie" is in play

    Scenario: Damage that is dealt after Latchkey Faerie was played changes nothing for it
      Given Alice controls "Nightshade Stinger" and 4 "Island"
      And Alice has "Latchkey Faerie" in hand
      When Alice plays "Latchkey Faerie"
      And all players pass
      And Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      Then Bob is at 19 life
      And "Latchkey Faerie" is in play
      And the stack is empty
      And Alice has 0 cards in hand

    Scenario: A prowled spell stays so although every Rogue is killed in response
      Given Alice controls "Nightshade Stinger" and 3 "Island"
      And Alice has "Latchkey Faerie" in hand
      And Bob controls "Mountain"
      And Bob has "Shock" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Latchkey Faerie" for its prowl cost
      And Alice passes
      And Bob plays "Shock" targeting "Nightshade Stinger"
      And the stack resolves
      Then "Nightshade Stinger" is in Alice's graveyard
      And "Latchkey Faerie" is in play
      And Alice has 1 card in hand

  @MOR-PROWL-16 @GRS-502.76.R1-05
  Rule: A permanent's types count as they are when it deals the damage
    Morningtide primer, "Keyword Ability: Prowl", first note

    Scenario: Llanowar Elves hit as every creature type
      Given Alice controls "Llanowar Elves", "Amoeboid Changeling" and 2 "Swamp"
      And Alice has "Noggin Whack" in hand
      When Alice plays the first ability of "Amoeboid Changeling" targeting "Llanowar Elves"
      And all players pass
      And Alice attacks Bob with "Llanowar Elves"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Noggin Whack" targeting Bob for its prowl cost
      Then the stack is, from the top, "Noggin Whack"

    Scenario: Nightshade Stinger hits without any creature type
      Given Alice controls "Nightshade Stinger", "Amoeboid Changeling" and 2 "Swamp"
      And Alice has "Noggin Whack" in hand
      When Alice plays the second ability of "Amoeboid Changeling" targeting "Nightshade Stinger"
      And all players pass
      And Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      Then Bob is at 19 life
      When the game moves to Alice's postcombat main phase
      And Alice tries to play "Noggin Whack" targeting Bob for its prowl cost
      Then the attempt is refused

    @until:2008-02
    Scenario: Llanowar Elves become every creature type while their damage is on the stack
      Given Alice controls "Llanowar Elves", "Amoeboid Changeling" and 2 "Swamp"
      And Alice has "Noggin Whack" in hand
      When Alice attacks Bob with "Llanowar Elves"
      And combat damage is put on the stack
      And Alice plays the first ability of "Amoeboid Changeling" targeting "Llanowar Elves"
      And the stack resolves
      Then Bob is at 19 life
      When the game moves to Alice's postcombat main phase
      And Alice plays "Noggin Whack" targeting Bob for its prowl cost
      Then the stack is, from the top, "Noggin Whack"

    @until:2008-02
    Scenario: Nightshade Stinger loses its types while its damage is on the stack
      Given Alice controls "Nightshade Stinger", "Amoeboid Changeling" and 2 "Swamp"
      And Alice has "Noggin Whack" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is put on the stack
      And Alice plays the second ability of "Amoeboid Changeling" targeting "Nightshade Stinger"
      And the stack resolves
      Then Bob is at 19 life
      When the game moves to Alice's postcombat main phase
      And Alice tries to play "Noggin Whack" targeting Bob for its prowl cost
      Then the attempt is refused

    @since:2017-09
    Scenario: Once combat damage has been dealt Llanowar Elves become Rogues too late
      Given Alice controls "Llanowar Elves", "Amoeboid Changeling" and 2 "Swamp"
      And Alice has "Noggin Whack" in hand
      When Alice attacks Bob with "Llanowar Elves"
      And all players pass
      And all players pass
      Then it is Alice's combat damage step
      When Alice plays the first ability of "Amoeboid Changeling" targeting "Llanowar Elves"
      And the stack resolves
      Then Bob is at 19 life
      When the game moves to Alice's postcombat main phase
      And Alice tries to play "Noggin Whack" targeting Bob for its prowl cost
      Then the attempt is refused

    @since:2017-09
    Scenario: Once combat damage has been dealt Nightshade Stinger loses its types too late
      Given Alice controls "Nightshade Stinger", "Amoeboid Changeling" and 2 "Swamp"
      And Alice has "Noggin Whack" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And all players pass
      And all players pass
      Then it is Alice's combat damage step
      When Alice plays the second ability of "Amoeboid Changeling" targeting "Nightshade Stinger"
      And the stack resolves
      Then Bob is at 19 life
      When the game moves to Alice's postcombat main phase
      And Alice plays "Noggin Whack" targeting Bob for its prowl cost
      Then the stack is, from the top, "Noggin Whack"

  @MOR-PROWL-18 @GRS-502.76.R1-02
  Rule: Losing the source after it dealt the damage does not matter
    Morningtide primer, "Keyword Ability: Prowl", first note

    Scenario: Another player takes the Rogue after combat
      Given Alice controls "Nightshade Stinger" and 3 "Island"
      And Alice has "Latchkey Faerie" in hand
      And Bob controls 4 "Island" as "Bob's Island"
      And Bob has "Ray of Command" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice passes
      And Bob plays "Ray of Command" targeting "Nightshade Stinger"
      And all players pass
      Then Bob controls "Nightshade Stinger"
      When Alice plays "Latchkey Faerie" for its prowl cost
      And the stack resolves
      Then "Latchkey Faerie" is in play
      And Alice has 1 card in hand

    Scenario: The Rogue is returned to its owner's hand after combat
      Given Alice controls "Nightshade Stinger" and 3 "Island"
      And Alice has "Latchkey Faerie" in hand
      And Bob controls "Island" as "Bob's Island"
      And Bob has "Unsummon" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice passes
      And Bob plays "Unsummon" targeting "Nightshade Stinger"
      And all players pass
      Then "Nightshade Stinger" is in Alice's hand
      When Alice plays "Latchkey Faerie" for its prowl cost
      And the stack resolves
      Then "Latchkey Faerie" is in play
      And Alice has 2 cards in hand

  @MOR-PROWL-19 @GRS-502.76.R1-03 @GRS-502.76.R1-05
  Rule: Changing the source's types after it dealt the damage does not matter
    Morningtide primer, "Keyword Ability: Prowl", first note

    Scenario: The Rogue loses its types and dies after combat
      Given Alice controls "Nightshade Stinger" and 2 "Swamp"
      And Alice has "Noggin Whack" in hand
      And Bob controls 2 "Swamp" as "Bob's Swamp"
      And Bob has "Nameless Inversion" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice passes
      And Bob plays "Nameless Inversion" targeting "Nightshade Stinger"
      And all players pass
      Then "Nightshade Stinger" is in Alice's graveyard
      When Alice plays "Noggin Whack" targeting Bob for its prowl cost
      Then the stack is, from the top, "Noggin Whack"

    Scenario: Llanowar Elves become every creature type only after combat
      Given Alice controls "Llanowar Elves", "Amoeboid Changeling" and 2 "Swamp"
      And Alice has "Noggin Whack" in hand
      When Alice attacks Bob with "Llanowar Elves"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays the first ability of "Amoeboid Changeling" targeting "Llanowar Elves"
      And all players pass
      Then "Llanowar Elves" is a Rogue
      When Alice tries to play "Noggin Whack" targeting Bob for its prowl cost
      Then the attempt is refused
