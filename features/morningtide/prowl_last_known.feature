Feature: Prowl: sources that left play before their combat damage was dealt
  As long as combat damage uses the stack its source may leave play first; it is then as it last was in play.

  Background:
    Given a game between Alice and Bob

  @MOR-PROWL-13 @GRS-502.76B-01
  Rule: A source that left play was controlled by whoever controlled it last
    Morningtide primer, "Keyword Ability: Prowl", rule 502.76b

    @until:2008-02
    Scenario: A Rogue returned to hand with its damage on the stack still counts
      Given Alice controls "Nightshade Stinger" and 4 "Island"
      And Alice has "Unsummon" and "Latchkey Faerie" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is put on the stack
      And Alice plays "Unsummon" targeting "Nightshade Stinger"
      And all players pass
      Then "Nightshade Stinger" is in Alice's hand
      When all players pass
      Then Bob is at 19 life
      When the game moves to Alice's postcombat main phase
      And Alice plays "Latchkey Faerie" for its prowl cost
      And the stack resolves
      Then "Latchkey Faerie" is in play
      And Alice has 2 cards in hand

    @until:2008-02
    Scenario: A Rogue that its new controller sacrificed dealt its damage for that player
      Given Alice controls "Nightshade Stinger" and 3 "Island"
      And Alice has "Latchkey Faerie" in hand
      And Bob controls "Nantuko Husk" and 4 "Island" as "Bob's Island"
      And Bob has "Ray of Command" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And Bob does not block
      And combat damage is put on the stack
      And Alice passes
      And Bob plays "Ray of Command" targeting "Nightshade Stinger"
      And all players pass
      And Alice passes
      And Bob plays the ability of "Nantuko Husk" paying with "Nightshade Stinger"
      And the stack resolves
      Then "Nightshade Stinger" is in Alice's graveyard
      And Bob is at 19 life
      When the game moves to Alice's postcombat main phase
      And Alice tries to play "Latchkey Faerie" for its prowl cost
      Then the attempt is refused

    @since:2017-09
    Scenario: Since combat damage does not use the stack, a Rogue can be returned only once it has been dealt
      Given Alice controls "Nightshade Stinger" and 4 "Island"
      And Alice has "Unsummon" and "Latchkey Faerie" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And all players pass
      And all players pass
      Then it is Alice's combat damage step
      And Bob is at 19 life
      When Alice plays "Unsummon" targeting "Nightshade Stinger"
      And all players pass
      And the game moves to Alice's postcombat main phase
      And Alice plays "Latchkey Faerie" for its prowl cost
      And the stack resolves
      Then "Latchkey Faerie" is in play
      And Alice has 2 cards in hand

    Scenario: A Rogue returned to hand before there is any combat damage has dealt none
      Given Alice controls "Nightshade Stinger" and 4 "Island"
      And Alice has "Unsummon" and "Latchkey Faerie" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And Alice plays "Unsummon" targeting "Nightshade Stinger"
      And all players pass
      And the game moves to Alice's postcombat main phase
      Then Bob is at 20 life
      When Alice tries to play "Latchkey Faerie" for its prowl cost
      Then the attempt is refused
      And "Latchkey Faerie" is in Alice's hand

  @MOR-PROWL-14 @GRS-502.76B-02
  Rule: A source that left play has the creature types that it had last
    Morningtide primer, "Keyword Ability: Prowl", rule 502.76b

    @until:2008-02
    Scenario: A Rogue that died without creature types does not count
      Given Alice controls "Nightshade Stinger" and 2 "Swamp"
      And Alice has "Noggin Whack" in hand
      And Bob controls 2 "Swamp" as "Bob's Swamp"
      And Bob has "Nameless Inversion" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is put on the stack
      And Alice passes
      And Bob plays "Nameless Inversion" targeting "Nightshade Stinger"
      And the stack resolves
      Then "Nightshade Stinger" is in Alice's graveyard
      And Bob is at 19 life
      When the game moves to Alice's postcombat main phase
      And Alice tries to play "Noggin Whack" targeting Bob for its prowl cost
      Then the attempt is refused

    @until:2008-02
    Scenario: Llanowar Elves that died as every creature type count
      Given Alice controls "Llanowar Elves", "Amoeboid Changeling" and 2 "Swamp"
      And Alice has "Noggin Whack" in hand
      And Bob controls 2 "Swamp" as "Bob's Swamp"
      And Bob has "Terror" in hand
      When Alice attacks Bob with "Llanowar Elves"
      And combat damage is put on the stack
      And Alice plays the first ability of "Amoeboid Changeling" targeting "Llanowar Elves"
      And all players pass
      And Alice passes
      And Bob plays "Terror" targeting "Llanowar Elves"
      And the stack resolves
      Then "Llanowar Elves" is in Alice's graveyard
      And Bob is at 19 life
      When the game moves to Alice's postcombat main phase
      And Alice plays "Noggin Whack" targeting Bob for its prowl cost
      Then the stack is, from the top, "Noggin Whack"

    @since:2017-09
    Scenario: Since combat damage does not use the stack, a Rogue loses its types and dies too late to matter
      Given Alice controls "Nightshade Stinger" and 2 "Swamp"
      And Alice has "Noggin Whack" in hand
      And Bob controls 2 "Swamp" as "Bob's Swamp"
      And Bob has "Nameless Inversion" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And all players pass
      And all players pass
      Then it is Alice's combat damage step
      When Alice passes
      And Bob plays "Nameless Inversion" targeting "Nightshade Stinger"
      And the stack resolves
      Then "Nightshade Stinger" is in Alice's graveyard
      And Bob is at 19 life
      When the game moves to Alice's postcombat main phase
      And Alice plays "Noggin Whack" targeting Bob for its prowl cost
      Then the stack is, from the top, "Noggin Whack"

  @MOR-PROWL-17 @GRS-502.76.R1-04
  Rule: A permanent that left play with its damage on the stack counts as one that is still there does
    Morningtide primer, "Keyword Ability: Prowl", first note

    @until:2008-02
    Scenario: Both attacking Rogues are sacrificed with their damage on the stack
      Given Alice controls "Nightshade Stinger", "Prickly Boggart", "Nantuko Husk" and 2 "Swamp"
      And Alice has "Auntie's Snitch" in hand
      When Alice attacks Bob with "Nightshade Stinger" and "Prickly Boggart"
      And combat damage is put on the stack
      And Alice plays the ability of "Nantuko Husk" paying with "Nightshade Stinger"
      And Alice plays the ability of "Nantuko Husk" paying with "Prickly Boggart"
      And the stack resolves
      Then Bob is at 18 life
      And "Nightshade Stinger" is in Alice's graveyard
      And "Prickly Boggart" is in Alice's graveyard
      When the game moves to Alice's postcombat main phase
      And Alice plays "Auntie's Snitch" for its prowl cost
      And all players pass
      Then "Auntie's Snitch" is in play

    @until:2008-02
    Scenario: Sacrificed Giants do not let a Rogue be prowled
      Given Alice controls "Hill Giant", "Nantuko Husk" and 2 "Swamp"
      And Alice has "Auntie's Snitch" in hand
      When Alice attacks Bob with "Hill Giant"
      And combat damage is put on the stack
      And Alice plays the ability of "Nantuko Husk" paying with "Hill Giant"
      And the stack resolves
      Then Bob is at 17 life
      When the game moves to Alice's postcombat main phase
      And Alice tries to play "Auntie's Snitch" for its prowl cost
      Then the attempt is refused

    @since:2017-09
    Scenario: Since combat damage does not use the stack, Rogues are sacrificed only after they have dealt it
      Given Alice controls "Nightshade Stinger", "Prickly Boggart", "Nantuko Husk" and 2 "Swamp"
      And Alice has "Auntie's Snitch" in hand
      When Alice attacks Bob with "Nightshade Stinger" and "Prickly Boggart"
      And all players pass
      And all players pass
      Then it is Alice's combat damage step
      And the stack is empty
      And Bob is at 18 life
      When Alice plays the ability of "Nantuko Husk" paying with "Nightshade Stinger"
      And Alice plays the ability of "Nantuko Husk" paying with "Prickly Boggart"
      And the stack resolves
      And the game moves to Alice's postcombat main phase
      And Alice plays "Auntie's Snitch" for its prowl cost
      And all players pass
      Then "Auntie's Snitch" is in play
