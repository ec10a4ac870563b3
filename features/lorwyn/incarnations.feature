Feature: Incarnations: what they are, and Dread
  The facts of the five Incarnations, and the abilities that Dread has in play.

  @LRW-INC-01
  Rule: Lorwyn has five Elemental Incarnations
    Lorwyn primer, "Cycle: Incarnations"

    Scenario Outline: <creature> is a <color> Elemental Incarnation
      Given a game between Alice and Bob
      And Alice has "<creature>" in hand
      Then "<creature>" is <color>
      And "<creature>" has the types Creature
      And "<creature>" has the subtypes Elemental and Incarnation
      And "<creature>" is 6/6

      Examples:
        | creature  | color |
        | Purity    | white |
        | Guile     | blue  |
        | Dread     | black |
        | Hostility | red   |
        | Vigor     | green |

    Scenario: Vigor makes counters of damage to the other creatures of its controller, and of no other damage
      Rule 419.1d

      Given a game between Alice and Bob
      And Alice controls "Vigor", "Grizzly Bears" and 3 "Mountain"
      And Alice has 3 "Shock" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Shock 1" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" has 0 damage
      And "Grizzly Bears" has 2 +1/+1 counters
      When Alice plays "Shock 2" targeting "Vigor"
      And the stack resolves
      Then "Vigor" has 2 damage
      When Alice plays "Shock 3" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" has 2 damage
      And "Hill Giant" has 0 +1/+1 counters

    Scenario: Hostility makes Elementals of the damage that its controller's spells deal to an opponent
      Rule 419.1d

      Given a game between Alice and Bob
      And Alice controls "Hostility" and 3 "Mountain"
      And Alice has 3 "Shock" in hand
      And Bob controls "Hill Giant" and "Mountain"
      And Bob has "Shock" as "Bob's Shock" in hand
      When Alice plays "Shock 1" targeting Bob
      And the stack resolves
      Then Bob is at 20 life
      And Alice controls 2 "Elemental Shaman"
      When Alice plays "Shock 2" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" has 2 damage
      When Alice plays "Shock 3" targeting Alice
      And the stack resolves
      Then Alice is at 18 life
      When Alice passes
      And Bob plays "Bob's Shock" targeting Alice
      And the stack resolves
      Then Alice is at 16 life
      And Alice controls 2 "Elemental Shaman"
      When Alice attacks Bob with "Hostility"
      And Bob does not block
      And combat damage is dealt
      Then Bob is at 14 life

  @LRW-INC-02
  Rule: Each Incarnation that is put into a graveyard goes back into the library of its owner
    Lorwyn primer, "Cycle: Incarnations"

    Scenario Outline: <creature> is destroyed and goes into Alice's library
      Rules 501.4 and 501.4a

      Given a game between Alice and Bob
      And Alice controls 4 "Plains" and "<creature>"
      And Alice has "Wrath of God" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Wrath of God"
      And all players pass
      And all players pass
      Then "<creature>" is in Alice's library
      And Alice has 11 cards in the library
      And "Hill Giant" is in Bob's graveyard

      Examples:
        | creature  |
        | Purity    |
        | Guile     |
        | Dread     |
        | Hostility |
        | Vigor     |

  @LRW-INC-03
  Rule: Dread is a black 6/6 Elemental Incarnation with fear for {3}{B}{B}{B}
    Lorwyn primer, "Cycle: Incarnations", Dread

    Scenario: Dread's characteristics are those printed
      Given a game between Alice and Bob
      And Alice controls "Dread"
      Then "Dread" is black
      And the mana cost of "Dread" is {3}{B}{B}{B}
      And the converted mana cost of "Dread" is 6
      And "Dread" has the types Creature
      And "Dread" has the subtypes Elemental and Incarnation
      And "Dread" has no supertypes
      And "Dread" is 6/6
      And "Dread" has fear

  @LRW-INC-04
  Rule: Only artifact creatures and black creatures can block Dread
    Lorwyn primer, "Cycle: Incarnations", Dread; rule 502.25b

    Scenario: The green Bears cannot block Dread and the black Mob can
      Given a game between Alice and Bob
      And Alice controls "Dread"
      And Bob controls "Grizzly Bears" and "Boggart Mob"
      When Alice attacks Bob with "Dread"
      And Bob tries to block "Dread" with "Grizzly Bears"
      Then the attempt is refused
      When Bob blocks "Dread" with "Boggart Mob"
      Then "Boggart Mob" is blocking "Dread"
      And "Dread" is blocked

    Scenario: The Bears cannot block Dread together with an artifact that can
      Given a game between Alice and Bob
      And Alice controls "Dread"
      And Bob controls "Grizzly Bears" and "Ornithopter"
      When Alice attacks Bob with "Dread"
      And Bob tries to block "Dread" with "Grizzly Bears" and "Ornithopter"
      Then the attempt is refused
      When Bob blocks "Dread" with "Ornithopter"
      Then "Ornithopter" is blocking "Dread"
      And "Dread" is blocked

  @LRW-INC-05
  Rule: Whichever creature deals damage to the player who controls Dread is destroyed
    Lorwyn primer, "Cycle: Incarnations", Dread; rule 404.1

    Scenario Outline: <pinger>'s Pyromancer deals 1 damage to Alice and is destroyed
      Given a game between Alice and Bob
      And it is <pinger>'s turn
      And Alice controls "Dread"
      And <pinger> controls "Prodigal Pyromancer"
      When <pinger> plays the ability of "Prodigal Pyromancer" targeting Alice
      And all players pass
      Then Alice is at 19 life
      And the stack is, from the top, the ability of "Dread"
      And "Prodigal Pyromancer" is in play
      When all players pass
      Then "Prodigal Pyromancer" is in <pinger>'s graveyard

      Examples:
        | pinger |
        | Bob    |
        | Alice  |

    Scenario: Bears that were not blocked are destroyed
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Dread"
      And Bob controls "Grizzly Bears"
      When Bob attacks Alice with "Grizzly Bears"
      And Alice does not block
      And combat damage is dealt
      Then Alice is at 18 life
      And the stack is, from the top, the ability of "Dread"
      And "Grizzly Bears" is in play
      When all players pass
      Then "Grizzly Bears" is in Bob's graveyard

    Scenario: Each of two attackers makes Dread trigger
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Dread"
      And Bob controls "Grizzly Bears" and "Hill Giant"
      When Bob attacks Alice with "Grizzly Bears" and "Hill Giant"
      And Alice does not block
      And combat damage is dealt
      Then Alice is at 15 life
      When Alice orders the ability of "Dread", the ability of "Dread"
      Then the stack is, from the top, the ability of "Dread", the ability of "Dread"
      When the stack resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And "Hill Giant" is in Bob's graveyard

    Scenario: The attacker that was blocked is not destroyed, the one that was not is
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Dread" and "Ornithopter"
      And Bob controls "Grizzly Bears" and "Hill Giant"
      When Bob attacks Alice with "Grizzly Bears" and "Hill Giant"
      And Alice blocks "Grizzly Bears" with "Ornithopter"
      And combat damage is dealt
      Then Alice is at 17 life
      And "Ornithopter" is in Alice's graveyard
      And the stack is, from the top, the ability of "Dread"
      When all players pass
      Then "Hill Giant" is in Bob's graveyard
      And "Grizzly Bears" is in play

    Scenario: Damage that Holy Day prevents does not make Dread trigger
      Rule 419.1d

      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Dread" and "Plains"
      And Alice has "Holy Day" in hand
      And Bob controls "Grizzly Bears"
      When Bob attacks Alice with "Grizzly Bears"
      And Bob passes
      And Alice plays "Holy Day"
      And all players pass
      And Alice does not block
      And the game moves to the end of combat step
      Then Alice is at 20 life
      And the stack is empty
      And "Grizzly Bears" is in play
      And "Grizzly Bears" is attacking Alice
      And "Holy Day" is in Alice's graveyard

    Scenario: Lightning Bolt is no creature
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Dread"
      And Bob controls "Mountain" and "Grizzly Bears"
      And Bob has "Lightning Bolt" in hand
      When Bob plays "Lightning Bolt" targeting Alice
      And all players pass
      Then Alice is at 17 life
      And the stack is empty
      And "Grizzly Bears" is in play

    Scenario: Damage to another player or to a creature does not count
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Dread"
      And Bob controls "Prodigal Pyromancer" and "Prodigal Pyromancer" as "other Pyromancer"
      When Bob plays the ability of "Prodigal Pyromancer" targeting Bob
      And Bob plays the ability of "other Pyromancer" targeting "Dread"
      And all players pass
      Then "Dread" has 1 damage
      And the stack is, from the top, the ability of "Prodigal Pyromancer"
      When all players pass
      Then Bob is at 19 life
      And the stack is empty
      And "Prodigal Pyromancer" is in play
      And "other Pyromancer" is in play

    @until:2008-02
    Scenario: Bears that went back to hand with their damage on the stack are beyond Dread's reach
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Dread"
      And Bob controls 2 "Island" and "Grizzly Bears"
      And Bob has "Boomerang" in hand
      When Bob attacks Alice with "Grizzly Bears"
      And Alice does not block
      And combat damage is put on the stack
      And Bob plays "Boomerang" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in Bob's hand
      When all players pass
      Then Alice is at 18 life
      And the stack is, from the top, the ability of "Dread"
      When all players pass
      Then "Grizzly Bears" is in Bob's hand
      And the stack is empty

    @since:2017-09
    Scenario: Since combat damage does not use the stack, Bears are saved only once Dread's ability has triggered
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Dread"
      And Bob controls 2 "Island" and "Grizzly Bears"
      And Bob has "Boomerang" in hand
      When Bob attacks Alice with "Grizzly Bears"
      And Alice does not block
      And all players pass
      Then Alice is at 18 life
      And the stack is, from the top, the ability of "Dread"
      When Bob plays "Boomerang" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is in Bob's hand
