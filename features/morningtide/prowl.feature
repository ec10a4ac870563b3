Feature: Prowl: another cost for spells whose kind has dealt combat damage
  Once a creature of the spell's kind has dealt combat damage to a player for you, you may pay the prowl cost instead.

  @MOR-PROWL-01
  Rule: Prowl is an alternative cost on certain Rogue cards, creatures and others
    Morningtide primer, "Keyword Ability: Prowl", introduction; rule 502.76

    Scenario Outline: <name> is a Rogue creature card with prowl
      Given a game between Alice and Bob
      And Alice has "<name>" in hand
      Then "<name>" has prowl
      And "<name>" is a Rogue
      And "<name>" has the types Creature

      Examples:
        | name                |
        | Auntie's Snitch     |
        | Earwig Squad        |
        | Latchkey Faerie     |
        | Stinkdrinker Bandit |

    @until:2017-09
    Scenario Outline: <name> is a Rogue card with prowl and no creature
      Given a game between Alice and Bob
      And Alice has "<name>" in hand
      Then "<name>" has prowl
      And "<name>" has the subtypes Rogue
      And "<name>" has the types Tribal and <type>

      Examples:
        | name                   | type    |
        | Knowledge Exploitation | Sorcery |
        | Morsel Theft           | Sorcery |
        | Noggin Whack           | Sorcery |
        | Notorious Throng       | Sorcery |
        | Thieves' Fortune       | Instant |

    @since:2026-04
    Scenario Outline: Since Tribal is called Kindred, <name> is a Kindred card with prowl
      Given a game between Alice and Bob
      And Alice has "<name>" in hand
      Then "<name>" has prowl
      And "<name>" has the subtypes Rogue
      And "<name>" has the types Kindred and <type>

      Examples:
        | name                   | type    |
        | Knowledge Exploitation | Sorcery |
        | Thieves' Fortune       | Instant |

  @MOR-PROWL-02
  Rule: Latchkey Faerie is a 3/1 flying Faerie Rogue for {3}{U} that has prowl
    Morningtide primer, "Keyword Ability: Prowl", the card shown

    Scenario: Latchkey Faerie as it is printed
      Given a game between Alice and Bob
      And Alice has "Latchkey Faerie" in hand
      Then the mana cost of "Latchkey Faerie" is {3}{U}
      And the converted mana cost of "Latchkey Faerie" is 4
      And "Latchkey Faerie" has the types Creature
      And "Latchkey Faerie" has the subtypes Faerie and Rogue
      And "Latchkey Faerie" is blue
      And "Latchkey Faerie" is 3/1
      And "Latchkey Faerie" has flying
      And "Latchkey Faerie" has prowl

  @MOR-PROWL-03
  Rule: Latchkey Faerie's prowl cost may be paid after a Faerie or a Rogue dealt combat damage to a player
    Morningtide primer, "Keyword Ability: Prowl", reminder text of the card shown

    Scenario Outline: Latchkey Faerie is prowled after <name> has hit
      Given a game between Alice and Bob
      And Alice controls "<name>" and 3 "Island"
      And Alice has "Latchkey Faerie" in hand
      When Alice attacks Bob with "<name>"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Latchkey Faerie" for its prowl cost
      And all players pass
      Then "Latchkey Faerie" is in play
      And "Island 1" is tapped
      And "Island 2" is tapped
      And "Island 3" is tapped

      Examples: a Faerie Rogue, a Goblin Rogue, a Faerie Wizard
        | name                |
        | Nightshade Stinger  |
        | Prickly Boggart     |
        | Spellstutter Sprite |

    Scenario: A Giant that has hit does not let Latchkey Faerie be prowled
      Given a game between Alice and Bob
      And Alice controls "Hill Giant" and 3 "Island"
      And Alice has "Latchkey Faerie" in hand
      When Alice attacks Bob with "Hill Giant"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice tries to play "Latchkey Faerie" for its prowl cost
      Then the attempt is refused
      And Bob is at 17 life

  @MOR-PROWL-04
  Rule: Latchkey Faerie draws a card only if its prowl cost was paid
    Morningtide primer, "Keyword Ability: Prowl", last sentence of the card shown

    Scenario: Latchkey Faerie that was prowled draws a card
      Given a game between Alice and Bob
      And Alice controls "Nightshade Stinger" and 4 "Island"
      And Alice has "Latchkey Faerie" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Latchkey Faerie" for its prowl cost
      And all players pass
      Then the stack is, from the top, the ability of "Latchkey Faerie"
      When all players pass
      Then Alice has 1 card in hand

    Scenario: Latchkey Faerie that was reanimated draws nothing
      Given a game between Alice and Bob
      And Alice controls "Nightshade Stinger" and "Swamp"
      And Alice has "Latchkey Faerie" in the graveyard
      And Alice has "Reanimate" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Reanimate" targeting "Latchkey Faerie"
      And all players pass
      Then "Latchkey Faerie" is in play
      And Alice is at 16 life
      And the stack is empty
      And Alice has 0 cards in hand

    Scenario: A copy of the prowled Latchkey Faerie was not prowled itself
      Given a game between Alice and Bob
      And Alice controls "Nightshade Stinger", 7 "Island"
      And Alice has "Latchkey Faerie" and "Clone" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Latchkey Faerie" for its prowl cost
      And the stack resolves
      And Alice plays "Clone"
      And all players pass
      And Alice chooses "Latchkey Faerie"
      Then "Clone" is 3/1
      And the stack is empty
      And Alice has 1 card in hand

  @MOR-PROWL-05 @GRS-502.76A-01
  Rule: Prowl is a static ability that works while the spell is on the stack
    Morningtide primer, "Keyword Ability: Prowl", first sentence of rule 502.76a

    Scenario: Latchkey Faerie is prowled from the top of the library
      Given a game between Alice and Bob
      And Alice controls "Magus of the Future", "Nightshade Stinger" and 3 "Island"
      And the top cards of Alice's library are "Latchkey Faerie" and "Hill Giant"
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      Then Bob may look at "Latchkey Faerie"
      And Bob may not look at "Hill Giant"
      When Alice plays "Latchkey Faerie" for its prowl cost
      And the stack resolves
      Then "Latchkey Faerie" is in play
      And Alice has 1 card in hand

    Scenario: Latchkey Faerie in play gains nothing from damage that is dealt later
      Given a game between Alice and Bob
      And Alice controls "Latchkey Faerie", "Nightshade Stinger" and 3 "Island"
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      Then Bob is at 19 life
      And the stack is empty
      When the game moves to Alice's postcombat main phase
      And Alice tries to play "Latchkey Faerie" for its prowl cost
      Then the attempt is refused
      And Alice has 0 cards in hand

    Scenario: Yixlid Jailer takes prowl from a Faerie in the graveyard, but not from the spell that it becomes
      Given a game between Alice and Bob
      And Alice controls "Nightshade Stinger", 3 "Island" and 3 "Swamp"
      And Alice has "Yawgmoth's Will" in hand
      And Alice has "Latchkey Faerie" in the graveyard
      And Bob controls "Yixlid Jailer"
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Yawgmoth's Will"
      And all players pass
      And Alice plays "Latchkey Faerie" for its prowl cost
      And the stack resolves
      Then "Latchkey Faerie" is in play
      And Alice has 1 card in hand

  @MOR-PROWL-06 @GRS-502.76A-02
  Rule: The prowl cost is paid in place of the mana cost
    Morningtide primer, "Keyword Ability: Prowl", the meaning in rule 502.76a

    Scenario: Thieves' Fortune is prowled for one Island
      Given a game between Alice and Bob
      And Alice controls "Nightshade Stinger" and "Island"
      And Alice has "Thieves' Fortune" in hand
      And Alice's library is "Shock" and "Forest"
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And Alice plays "Thieves' Fortune" for its prowl cost
      Then the stack is, from the top, "Thieves' Fortune"
      And "Island" is tapped
      When all players pass
      And Alice tries to choose nothing
      Then the attempt is refused
      When Alice chooses "Shock"
      Then "Shock" is in Alice's hand

    Scenario: One Island is not enough for Thieves' Fortune before anything has hit
      Given a game between Alice and Bob
      And Alice controls "Nightshade Stinger" and "Island"
      And Alice has "Thieves' Fortune" in hand
      When Alice tries to play "Thieves' Fortune" for its prowl cost
      Then the attempt is refused
      When Alice tries to play "Thieves' Fortune"
      Then the attempt is refused
      And "Island" is untapped
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And Alice plays "Thieves' Fortune" for its prowl cost
      Then the stack is, from the top, "Thieves' Fortune"

  @MOR-PROWL-07 @GRS-502.76A-03 @GRS-G16.29A-01
  Rule: Only combat damage counts
    Morningtide primer, "Keyword Ability: Prowl", the meaning in rule 502.76a

    Scenario: A Goblin's damage outside combat does not let a Goblin be prowled
      Given a game between Alice and Bob
      And Alice controls "Mogg Fanatic" and 2 "Swamp"
      And Alice has "Auntie's Snitch" in hand
      When Alice plays the ability of "Mogg Fanatic" targeting Bob
      And all players pass
      Then Bob is at 19 life
      When Alice tries to play "Auntie's Snitch" for its prowl cost
      Then the attempt is refused

    Scenario: A Goblin's damage in combat lets a Goblin be prowled
      Given a game between Alice and Bob
      And Alice controls "Mogg Fanatic" and 2 "Swamp"
      And Alice has "Auntie's Snitch" in hand
      When Alice attacks Bob with "Mogg Fanatic"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Auntie's Snitch" for its prowl cost
      And all players pass
      Then "Auntie's Snitch" is in play

    Scenario: An unblocked attacker whose damage was prevented does not let Noggin Whack be prowled
      Given a game between Alice and Bob
      And Alice controls "Nightshade Stinger" and 2 "Swamp"
      And Alice has "Noggin Whack" in hand
      And Bob controls "Plains"
      And Bob has "Holy Day" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And Alice passes
      And Bob plays "Holy Day"
      And the stack resolves
      And the game moves to Alice's postcombat main phase
      Then Bob is at 20 life
      When Alice tries to play "Noggin Whack" targeting Bob for its prowl cost
      Then the attempt is refused

    Scenario: One damage of which Urza's Armor left nothing does not let Noggin Whack be prowled
      Rule 419.1d

      Given a game between Alice and Bob
      And Alice controls "Nightshade Stinger" and 4 "Swamp"
      And Alice has "Noggin Whack" in hand
      And Bob controls "Urza's Armor"
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      Then Bob is at 20 life
      When Alice tries to play "Noggin Whack" targeting Bob for its prowl cost
      Then the attempt is refused
      When Alice plays "Noggin Whack" targeting Bob
      Then "Swamp 4" is tapped

    Scenario: In a turn without damage Latchkey Faerie costs four Islands
      Given a game between Alice and Bob
      And Alice controls "Nightshade Stinger" and 4 "Island"
      And Alice has "Latchkey Faerie" in hand
      When Alice tries to play "Latchkey Faerie" for its prowl cost
      Then the attempt is refused
      When Alice plays "Latchkey Faerie"
      Then "Island 4" is tapped
      When all players pass
      Then "Latchkey Faerie" is in play
      And the stack is empty

    Scenario: Stinkdrinker Bandit makes an unblocked Rogue hit harder, and is prowled itself
      Rule 309.1

      Given a game between Alice and Bob
      And Alice controls "Stinkdrinker Bandit" as "Bandit", "Nightshade Stinger", "Hill Giant" and 2 "Swamp"
      And Alice has "Stinkdrinker Bandit" as "Second Bandit" in hand
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Bandit", "Nightshade Stinger" and "Hill Giant"
      And Bob blocks "Bandit" with "Grizzly Bears"
      Then the stack is, from the top, the ability of "Bandit"
      When the stack resolves
      Then "Nightshade Stinger" is 3/2
      And "Bandit" is 2/1
      And "Hill Giant" is 3/3
      When combat damage is dealt
      Then Bob is at 14 life
      When the game moves to Alice's postcombat main phase
      And Alice plays "Second Bandit" for its prowl cost
      And the stack resolves
      Then "Second Bandit" is in play

    Scenario: Auntie's Snitch comes back for combat damage of a Goblin, not for what Mogg Fanatic's ability deals
      Rule 404.3

      Given a game between Alice and Bob
      And Alice controls "Mogg Fanatic" and 2 "Goblin Piker"
      And Alice has "Auntie's Snitch" in the graveyard
      When Alice plays the ability of "Mogg Fanatic" targeting Bob
      And all players pass
      Then Bob is at 19 life
      And the stack is empty
      And nobody is asked anything
      And "Auntie's Snitch" is in Alice's graveyard
      When Alice attacks Bob with "Goblin Piker 1" and "Goblin Piker 2"
      And combat damage is dealt
      And Alice orders the ability of "Auntie's Snitch", the ability of "Auntie's Snitch"
      And all players pass
      And Alice accepts
      Then "Auntie's Snitch" is in Alice's hand
      When all players pass
      Then nobody is asked anything
      And the stack is empty
      And "Auntie's Snitch" is in Alice's hand

  @MOR-PROWL-08 @GRS-502.76A-03
  Rule: The damage must have been dealt to a player, and any player will do
    Morningtide primer, "Keyword Ability: Prowl", the meaning in rule 502.76a

    Scenario: Damage to a planeswalker does not count
      Given a game between Alice and Bob
      And Alice controls "Nightshade Stinger" and 3 "Island"
      And Alice has "Latchkey Faerie" in hand
      And Bob controls "Jace Beleren"
      When Alice attacks "Jace Beleren" with "Nightshade Stinger"
      And combat damage is dealt
      Then "Jace Beleren" has 2 loyalty counters
      When the game moves to Alice's postcombat main phase
      And Alice tries to play "Latchkey Faerie" for its prowl cost
      Then the attempt is refused

    Scenario: Damage to a creature that blocks does not count
      Given a game between Alice and Bob
      And Alice controls "Prickly Boggart" and 3 "Island"
      And Alice has "Latchkey Faerie" in hand
      And Bob controls "Ornithopter"
      When Alice attacks Bob with "Prickly Boggart"
      And Bob blocks "Prickly Boggart" with "Ornithopter"
      And combat damage is dealt
      Then "Ornithopter" has 1 damage
      When the game moves to Alice's postcombat main phase
      And Alice tries to play "Latchkey Faerie" for its prowl cost
      Then the attempt is refused

    Scenario: Damage to the player counts although the planeswalker was not attacked
      Given a game between Alice and Bob
      And Alice controls "Nightshade Stinger" and 3 "Island"
      And Alice has "Latchkey Faerie" in hand
      And Bob controls "Jace Beleren"
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Latchkey Faerie" for its prowl cost
      And all players pass
      Then "Latchkey Faerie" is in play

    Scenario: With three players it does not matter which of the others was hit
      Given a game between Alice, Bob and Carol
      And Alice controls "Nightshade Stinger" and 2 "Swamp"
      And Alice has "Noggin Whack" in hand
      And Bob has "Forest", "Island", "Mountain" and "Plains" in hand
      When Alice attacks Carol with "Nightshade Stinger"
      And combat damage is dealt
      Then Carol is at 19 life
      When the game moves to Alice's postcombat main phase
      And Alice plays "Noggin Whack" targeting Bob for its prowl cost
      And all players pass
      And Bob chooses "Forest", "Island" and "Mountain"
      And Alice chooses "Island" and "Mountain"
      Then "Island" is in Bob's graveyard
      And "Mountain" is in Bob's graveyard
      And "Forest" is in Bob's hand
      And Bob has 2 cards in hand

    Scenario: Bob was hit, and of Carol's library, whom the ability targets, Earwig Squad removes three cards
      Given a game between Alice, Bob and Carol
      And Alice controls "Nightshade Stinger" and 3 "Swamp"
      And Alice has "Earwig Squad" in hand
      And Carol's library is "Shock", "Terror", "Unsummon" and "Holy Day"
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Earwig Squad" for its prowl cost
      And all players pass
      And Alice chooses Carol
      And all players pass
      And Alice chooses "Shock", "Terror" and "Holy Day"
      Then "Shock" is removed from the game
      And "Unsummon" is in Carol's library
      And Bob has 10 cards in the library

    Scenario: Bob was hit, and Knowledge Exploitation finds Shock in the library of Carol, whom it targets
      Given a game between Alice, Bob and Carol
      And Alice controls "Nightshade Stinger" and 4 "Island"
      And Alice has "Knowledge Exploitation" in hand
      And Bob's library is "Forest", "Terror" and "Plains"
      And Carol's library is "Swamp", "Shock" and "Holy Day"
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Knowledge Exploitation" targeting Carol for its prowl cost
      And all players pass
      Then Alice can choose "Shock" and "Holy Day"
      When Alice chooses "Shock"
      And Alice accepts
      And Alice chooses Bob
      Then Alice controls "Shock"
      And Carol owns "Shock"
      And the top card of Bob's library is "Forest"
      When the stack resolves
      Then Bob is at 17 life
      And "Shock" is in Carol's graveyard

    Scenario: The damage to Carol counts, but Alice leaves before the extra turn that she prowled for, and Bob's turn comes
      Rules 102.5 and 300.6

      Given a game between Alice, Bob and Carol
      And Alice controls "Nightshade Stinger" and 6 "Island"
      And Alice has "Notorious Throng" in hand
      When Alice attacks Carol with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Notorious Throng" for its prowl cost
      And all players pass
      And the game moves to Alice's end step
      And Alice concedes
      And all players pass
      Then it is Bob's upkeep step
      And the game goes on

    Scenario: Alice, who prowled for an extra turn, concedes instead of taking it, and Bob has won
      Rule 102.2a

      Given a game between Alice and Bob
      And Alice controls "Nightshade Stinger" and 6 "Island"
      And Alice has "Notorious Throng" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Notorious Throng" for its prowl cost
      And all players pass
      And Alice concedes
      Then Alice has lost the game
      And Bob has won the game
      When Bob tries to concede
      Then the attempt is refused
