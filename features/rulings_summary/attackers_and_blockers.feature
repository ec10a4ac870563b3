@since:2007-10
Feature: Declaring attackers and blockers
  Which creatures may attack and block, what they attack and block, and that the declaration is judged as a whole.

  @GRS-308.2A-01
  Rule: The active player declares any number of his or her own creatures as attackers, also none
    Rulings summary, 308.2a, first sentence

    Scenario Outline: Alice attacks with <attackers>, and Bob is at <life> life
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob controls "Craw Wurm" and "Pacifism"
      And "Pacifism" is attached to "Craw Wurm"
      When the game moves to Alice's declare attackers step
      Then Alice can choose to attack with "Grizzly Bears" and "Hill Giant"
      When Alice attacks Bob with <attackers>
      And combat damage is dealt
      Then Bob is at <life> life

      Examples:
        | attackers                        | life |
        | "Grizzly Bears"                  | 18   |
        | "Hill Giant"                     | 17   |
        | "Grizzly Bears" and "Hill Giant" | 15   |

    Scenario: Nobody is asked to attack or to block with no creature that could
      Rule 308.1

      Given a game between Alice and Bob
      And Alice controls "Forest" and "Raging Goblin"
      And Bob controls "Garruk Wildspeaker"
      And "Raging Goblin" is tapped
      When the game moves to Alice's declare attackers step
      Then nobody is asked anything
      And Alice has priority
      When the game moves to Alice's next turn
      And Alice attacks Bob with "Raging Goblin"
      And Alice passes
      And Bob passes
      Then it is Alice's declare blockers step
      And Alice has priority
      And "Raging Goblin" is unblocked

    Scenario: Alice need not attack
      Rule 306.1

      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears" and "Hill Giant"
      When the game moves to Alice's declare attackers step
      Then Alice can choose to attack with "Grizzly Bears" and "Hill Giant"
      And Alice can choose nothing
      When Alice does not attack
      And all players pass
      Then it is Alice's end of combat step
      And "Grizzly Bears" is untapped

  @GRS-308.2A-02
  Rule: An attacker has to be untapped as it is declared
    Rulings summary, 308.2a, untapped

    Scenario: Tapped for mana at the beginning of combat, Llanowar Elves cannot attack
      Given a game between Alice and Bob
      And Alice controls "Llanowar Elves" and "Serra Angel"
      When the game moves to Alice's beginning of combat step
      And Alice plays the ability of "Llanowar Elves"
      And Alice tries to attack Bob with "Llanowar Elves" and "Serra Angel"
      Then the attempt is refused
      And Alice can choose to attack with "Serra Angel"
      When Alice attacks Bob with "Serra Angel"
      Then "Serra Angel" is attacking Bob
      And "Serra Angel" is untapped

    Scenario: A tapped creature with vigilance cannot attack
      Given a game between Alice and Bob
      And Alice controls "Serra Angel" and "Grizzly Bears"
      And "Serra Angel" is tapped
      When Alice tries to attack Bob with "Serra Angel"
      Then the attempt is refused
      When Alice attacks Bob with "Grizzly Bears"
      Then "Grizzly Bears" is attacking Bob
      And "Grizzly Bears" is tapped

  @GRS-308.2A-03
  Rule: An attacker needs haste, or to have been under the player's control since the turn began
    Rulings summary, 308.2a, haste or continuous control

    Scenario: A creature played in the opponent's turn can attack in the next turn
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 2 "Forest" and "Vedalken Orrery"
      And Alice has "Grizzly Bears" in hand
      When Bob passes
      And Alice plays "Grizzly Bears"
      And all players pass
      And the game moves to Alice's next turn
      And Alice attacks Bob with "Grizzly Bears"
      And combat damage is dealt
      Then Bob is at 18 life

    Scenario: Blinked in the main phase, Grizzly Bears cannot attack in that turn
      Given a game between Alice and Bob
      And Alice controls 2 "Plains", "Grizzly Bears" and "Hill Giant"
      And Alice has "Momentary Blink" in hand
      When Alice plays "Momentary Blink" targeting "Grizzly Bears"
      And all players pass
      And Alice tries to attack Bob with "Grizzly Bears"
      Then the attempt is refused
      And "Grizzly Bears" is in play
      And Alice can choose to attack with "Hill Giant"
      When Alice attacks Bob with "Hill Giant"
      And combat damage is dealt
      Then Bob is at 17 life

    Scenario: Raging Goblin has haste and attacks in the turn in which it is played
      Given a game between Alice and Bob
      And Alice controls "Mountain"
      And Alice has "Raging Goblin" in hand
      When Alice plays "Raging Goblin"
      And all players pass
      And Alice attacks Bob with "Raging Goblin"
      And combat damage is dealt
      Then Bob is at 19 life

    Scenario: A Hill Giant that has been there from the beginning attacks in the first turn of the game
      Given a game between Alice and Bob
      And it is the first turn of the game
      And Alice controls "Hill Giant" and "Grizzly Bears"
      And "Grizzly Bears" came under control this turn
      When Alice tries to attack Bob with "Grizzly Bears"
      Then the attempt is refused
      And Alice can choose to attack with "Hill Giant"
      When Alice attacks Bob with "Hill Giant"
      And combat damage is dealt
      Then Bob is at 17 life

  @GRS-308.2A-04
  Rule: For each attacker the player says whether it attacks an opponent or which planeswalker
    Rulings summary, 308.2a, the choice of what is attacked

    Scenario: Grizzly Bears damages the planeswalker and Hill Giant the player
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Hill Giant" and "Jace Beleren"
      And Bob controls "Garruk Wildspeaker" and "Forest"
      When the game moves to Alice's declare attackers step
      Then Alice can attack Bob and "Garruk Wildspeaker"
      When Alice attacks with "Grizzly Bears" at "Garruk Wildspeaker" and "Hill Giant" at Bob
      And combat damage is dealt
      Then "Garruk Wildspeaker" has 1 loyalty counter
      And Bob is at 17 life

    Scenario: The token of Militia's Pride attacks what Alice chooses as it comes, without having been declared
      Rule 308.4

      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Militia's Pride" and "Plains"
      And Bob controls "Garruk Wildspeaker"
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      Then the stack is, from the top, the ability of "Militia's Pride"
      When all players pass
      And Alice accepts
      Then Alice is asked to choose objects
      And Alice can choose Bob and "Garruk Wildspeaker"
      When Alice chooses Bob
      Then "Kithkin Soldier" is attacking Bob
      And "Kithkin Soldier" is tapped
      And the stack is empty
      When combat damage is dealt
      Then Bob is at 19 life
      And "Garruk Wildspeaker" has 1 loyalty counter

    Scenario: The Soldiers of Raise the Alarm do not attack, as nothing says that they come into play attacking
      Rule 308.4

      Given a game between Alice and Bob
      And Alice controls "Hill Giant" and 2 "Plains"
      And Alice has "Raise the Alarm" in hand
      When Alice attacks Bob with "Hill Giant"
      And Alice plays "Raise the Alarm"
      And all players pass
      Then Alice controls 2 "Soldier"
      When combat damage is dealt
      Then Bob is at 17 life

    Scenario: The token that Bob gathers is tapped and does not attack
      Rule 308.4

      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Militia's Pride" and "Plains"
      And Bob controls "Garruk Wildspeaker" and 6 "Island"
      And Bob has "Gather Specimens" in hand
      When Alice attacks Bob with "Grizzly Bears"
      And Alice passes
      And Bob plays "Gather Specimens"
      And the stack resolves
      And Alice accepts
      Then nobody is asked anything
      And Bob controls 1 "Kithkin Soldier"
      And "Kithkin Soldier" is tapped
      And "Kithkin Soldier" is not attacking
      When combat damage is dealt
      Then Bob is at 18 life
      And "Garruk Wildspeaker" has 3 loyalty counters

    Scenario: Alice leaves the game instead of paying for a token, and nothing is paid or made
      Rules 102.3a and 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Grizzly Bears", "Militia's Pride" and "Plains"
      When Alice attacks Bob with "Grizzly Bears"
      And all players pass
      Then Alice is asked for yes or no
      When Alice concedes
      Then Alice has lost the game
      And Alice controls no "Kithkin Soldier"
      And Bob has priority
      When combat damage is dealt
      Then Bob is at 20 life
      And the game goes on

    Scenario: Who has left the game while Alice was asked for attackers cannot be attacked any more
      Rules 102.3a and 308.2a

      Given a game between Alice, Bob and Carol
      And Alice controls "Hill Giant"
      And Bob controls "Garruk Wildspeaker"
      When the game moves to the declare attackers step
      Then Alice can attack Bob, Carol and "Garruk Wildspeaker"
      When Bob concedes
      Then Alice can attack Carol
      When Alice tries to attack Bob with "Hill Giant"
      Then the attempt is refused
      When Alice attacks Carol with "Hill Giant"
      And combat damage is dealt
      Then Carol is at 17 life

    Scenario: Bob leaves the game with the planeswalker that is attacked, and Hill Giant attacks nothing
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Hill Giant"
      And Bob controls "Garruk Wildspeaker", "Greed" and "Swamp"
      And Bob is at 2 life
      When Alice attacks "Garruk Wildspeaker" with "Hill Giant"
      And Alice passes
      And Bob passes
      And Carol passes
      Then it is Alice's declare blockers step
      When Alice passes
      And Bob plays the ability of "Greed"
      Then Bob has lost the game
      And the game goes on
      And "Garruk Wildspeaker" is not in play
      And the stack is empty
      And "Hill Giant" is attacking nothing

    Scenario: Bob leaves the game, and Hill Giant, which attacked him, attacks nothing
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Hill Giant"
      And Bob controls "Greed" and "Swamp"
      And Bob is at 2 life
      And Carol controls "Craw Wurm"
      When Alice attacks Bob with "Hill Giant"
      And Alice passes
      And Bob plays the ability of "Greed"
      Then Bob has lost the game
      And "Hill Giant" is attacking nothing
      And Carol controls 1 "Craw Wurm"
      And Alice controls 1 "Hill Giant"

    @until:2008-02
    Scenario: Carol leaves the game before the damage on the stack is dealt, and Hypnotic Specter damages nobody
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Hypnotic Specter"
      And Carol controls "Greed" and "Swamp"
      And Carol is at 2 life
      When Alice attacks Carol with "Hypnotic Specter"
      And combat damage is put on the stack
      And Alice passes
      And Bob passes
      And Carol plays the ability of "Greed"
      Then Carol has lost the game
      When combat damage is dealt
      Then the stack is empty
      And the game goes on
      And "Hypnotic Specter" is attacking nothing

    Scenario: Dave and then Carol leave the game, and Hill Giant attacks Bob as before
      Rule 102.5

      Given a game between Alice, Bob, Carol and Dave
      And Alice controls "Hill Giant"
      And Carol controls "Greed" and "Swamp"
      And Carol is at 2 life
      And Dave controls "Greed" as "Greed of Dave" and "Swamp" as "Swamp of Dave"
      And Dave is at 2 life
      When Alice passes
      And Bob passes
      And Carol passes
      And Dave plays the ability of "Greed of Dave"
      Then Dave has lost the game
      When Alice attacks Bob with "Hill Giant"
      And Alice passes
      And Bob passes
      And Carol plays the ability of "Greed"
      Then Carol has lost the game
      And "Hill Giant" is attacking Bob
      When combat damage is dealt
      Then Bob is at 17 life
      And the game goes on

    Scenario: Bob has left the game, and Carol attacks in the turn that follows Alice's
      Rules 102.5 and 300.1

      Given a game between Alice, Bob, Carol and Dave
      And it is Alice's end step
      And Carol controls "Hill Giant"
      When Bob concedes
      And all players pass
      Then it is Carol's upkeep step
      When Carol attacks Alice with "Hill Giant"
      And combat damage is dealt
      Then Alice is at 17 life
      When the game moves to Carol's end step
      And all players pass
      Then it is Dave's upkeep step

    Scenario: All attackers attack one of two opponents and the planeswalkers of that one
      Rule 306.2

      Given a game between Alice, Bob and Carol
      And Alice controls "Grizzly Bears" and "Hill Giant"
      And Carol controls "Garruk Wildspeaker"
      When Alice tries to attack with "Grizzly Bears" at Bob and "Hill Giant" at Carol
      Then the attempt is refused
      When Alice tries to attack with "Grizzly Bears" at "Garruk Wildspeaker" and "Hill Giant" at Bob
      Then the attempt is refused
      When Alice attacks with "Grizzly Bears" at "Garruk Wildspeaker" and "Hill Giant" at Carol
      And combat damage is dealt
      Then Carol is at 17 life
      And "Garruk Wildspeaker" has 1 loyalty counter
      And Bob is at 20 life

    Scenario: The token of Militia's Pride that Bob takes with Gather Specimens attacks nobody
      Rules 306.2 and 308.4

      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Militia's Pride" and "Plains"
      And Bob controls 6 "Island"
      And Bob has "Gather Specimens" in hand
      When Alice attacks Bob with "Grizzly Bears"
      And Alice passes
      And Bob plays "Gather Specimens"
      And all players pass
      And all players pass
      And Alice accepts
      Then Bob controls "Kithkin Soldier"
      And "Kithkin Soldier" is tapped
      And "Kithkin Soldier" is not attacking
      And "Grizzly Bears" is attacking Bob
      When combat damage is dealt
      Then Bob is at 18 life

  @GRS-308.2A-05
  Rule: Whether the attack is legal is judged of all attackers together
    Rulings summary, 308.2a, last sentence

    Scenario: Mogg Flunkies attacks beside Grizzly Bears, but not alone
      Given a game between Alice and Bob
      And Alice controls "Mogg Flunkies" and "Grizzly Bears"
      When Alice tries to attack Bob with "Mogg Flunkies"
      Then the attempt is refused
      And "Mogg Flunkies" is untapped
      When Alice attacks Bob with "Mogg Flunkies" and "Grizzly Bears"
      And combat damage is dealt
      Then Bob is at 15 life

  @GRS-309.2A-01
  Rule: The defending player declares any number of his or her own creatures as blockers, also none
    Rulings summary, 309.2a, first sentence

    Scenario Outline: Bob blocks with <blocker> alone
      Rule 306.1

      Given a game between Alice and Bob
      And Alice controls "Craw Wurm" and "Llanowar Elves"
      And Bob controls "Grizzly Bears" and "Hill Giant"
      When Alice attacks Bob with "Craw Wurm"
      And the game moves to Alice's declare blockers step
      Then Bob can choose "Grizzly Bears" and "Hill Giant"
      When Bob blocks "Craw Wurm" with <blocker>
      And combat damage is dealt
      Then <blocker> is in Bob's graveyard
      And Bob is at 20 life
      And Bob has 1 card in the graveyard

      Examples:
        | blocker         |
        | "Grizzly Bears" |
        | "Hill Giant"    |

    Scenario: Bob is asked for blockers of the attackers that are left in combat
      Rule 306.4

      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Hill Giant" and "Craw Wurm"
      And Bob controls "Serra Angel" and "Plains"
      And Bob has "Condemn" in hand
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      And Alice passes
      And Bob plays "Condemn" targeting "Hill Giant"
      And all players pass
      And the game moves to Alice's declare blockers step
      Then Bob can block "Grizzly Bears"
      And Bob can choose nothing

    Scenario: Once the only attacker has left combat Bob is not asked for blockers
      Rule 306.1

      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears"
      And Bob controls "Serra Angel" and "Plains"
      And Bob has "Condemn" in hand
      When Alice attacks Bob with "Grizzly Bears"
      And Alice passes
      And Bob plays "Condemn" targeting "Grizzly Bears"
      And all players pass
      And the game moves to Alice's declare blockers step
      Then nobody is asked anything
      And Alice has priority
      And it is Alice's declare blockers step

    Scenario: Bob blocks two attackers, each with a creature of its own
      Given a game between Alice and Bob
      And Alice controls "Craw Wurm" and "Serra Angel"
      And Bob controls "Hill Giant" and "Mulldrifter"
      When Alice attacks Bob with "Craw Wurm" and "Serra Angel"
      And Bob blocks with "Hill Giant" on "Craw Wurm" and "Mulldrifter" on "Serra Angel"
      Then "Hill Giant" is blocking "Craw Wurm"
      And "Mulldrifter" is blocking "Serra Angel"

    Scenario: Bob need not block
      Given a game between Alice and Bob
      And Alice controls "Craw Wurm"
      And Bob controls "Grizzly Bears" and "Hill Giant"
      When Alice attacks Bob with "Craw Wurm"
      And Bob does not block
      And combat damage is dealt
      Then Bob is at 14 life
      And "Grizzly Bears" is in play

    @since:2008-02
    Scenario: Bob may block Stonybrook Banneret, whose islandwalk looks at his lands and not at Alice's
      Rule 502.6b

      Given a game between Alice and Bob
      And Alice controls "Stonybrook Banneret" and "Island"
      And Bob controls "Grizzly Bears" and "Forest"
      When Alice attacks Bob with "Stonybrook Banneret"
      And Bob blocks "Stonybrook Banneret" with "Grizzly Bears"
      And combat damage is dealt
      Then "Stonybrook Banneret" is in Alice's graveyard
      And Bob is at 20 life

    Scenario: Millstone that is a creature no more does not block any more, not even as a creature again
      Rule 306.4

      Given a game between Alice and Bob
      And Alice controls "Craw Wurm" and 2 "Plains"
      And Alice has "Disenchant" in hand
      And Bob controls "Millstone", "March of the Machines", "Vedalken Orrery" and 4 "Island"
      And Bob has "March of the Machines" as "Second March" in hand
      When Alice attacks Bob with "Craw Wurm"
      And Bob blocks "Craw Wurm" with "Millstone"
      Then "Millstone" is blocking "Craw Wurm"
      When Alice plays "Disenchant" targeting "March of the Machines"
      And all players pass
      And Alice passes
      And Bob plays "Second March"
      And all players pass
      Then "Millstone" is 2/2
      And "Millstone" is blocking nothing
      When combat damage is dealt
      Then "Millstone" is in play
      And "Millstone" has 0 damage
      And Bob is at 20 life

    @since:2008-02
    Scenario: With an Island Bob may not block Stonybrook Banneret, which has islandwalk, and may block Hill Giant
      Rule 502.6b

      Given a game between Alice and Bob
      And Alice controls "Stonybrook Banneret" and "Hill Giant"
      And Bob controls "Grizzly Bears" and "Island"
      When Alice attacks Bob with "Stonybrook Banneret" and "Hill Giant"
      And Bob tries to block "Stonybrook Banneret" with "Grizzly Bears"
      Then the attempt is refused
      When Bob blocks "Hill Giant" with "Grizzly Bears"
      And combat damage is dealt
      Then Bob is at 19 life
      And "Grizzly Bears" is in Bob's graveyard

  @GRS-309.2A-02
  Rule: A blocker has to be untapped, and may have come under control just now
    Rulings summary, 309.2a, untapped

    Scenario: A creature that came into play after attackers were declared can block
      Given a game between Alice and Bob
      And Alice controls "Hill Giant"
      And Bob controls 2 "Forest" and "Vedalken Orrery"
      And Bob has "Grizzly Bears" in hand
      When Alice attacks Bob with "Hill Giant"
      And Alice passes
      And Bob plays "Grizzly Bears"
      And all players pass
      And Bob blocks "Hill Giant" with "Grizzly Bears"
      And combat damage is dealt
      Then "Grizzly Bears" is in Bob's graveyard
      And Bob is at 20 life

    Scenario: Both Soldiers of Raise the Alarm may block
      Given a game between Alice and Bob
      And Alice controls "Hill Giant"
      And Bob controls 2 "Plains" and "Grizzly Bears"
      And Bob has "Raise the Alarm" in hand
      When Alice attacks Bob with "Hill Giant"
      And Alice passes
      And Bob plays "Raise the Alarm"
      And all players pass
      Then Bob controls 2 "Soldier"
      When the game moves to Alice's declare blockers step
      Then Bob can choose "Grizzly Bears", "Soldier" and "Soldier"

    Scenario: Tapped for mana after attackers were declared, Llanowar Elves cannot block
      Given a game between Alice and Bob
      And Alice controls "Hill Giant"
      And Bob controls "Llanowar Elves" and "Grizzly Bears"
      When Alice attacks Bob with "Hill Giant"
      And Alice passes
      And Bob plays the ability of "Llanowar Elves"
      And Bob tries to block "Hill Giant" with "Llanowar Elves"
      Then the attempt is refused
      And Bob can choose "Grizzly Bears"
      When Bob blocks "Hill Giant" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Hill Giant"

  @GRS-309.2A-03
  Rule: A creature blocks one attacker, and several creatures may block the same one
    Rulings summary, 309.2a, one attacker each

    Scenario: Craw Wurm cannot block two attackers
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob controls "Craw Wurm"
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      And Bob tries to block with "Craw Wurm" on "Grizzly Bears" and "Craw Wurm" on "Hill Giant"
      Then the attempt is refused
      When Bob blocks "Hill Giant" with "Craw Wurm"
      And combat damage is dealt
      Then "Hill Giant" is in Alice's graveyard
      And Bob is at 18 life

    Scenario: Two-Headed Giant of Foriys blocks two only if it can block each of them
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Hill Giant" and "Serra Angel"
      And Bob controls "Two-Headed Giant of Foriys"
      When Alice attacks Bob with "Grizzly Bears", "Hill Giant" and "Serra Angel"
      And Bob tries to block with "Two-Headed Giant of Foriys" on "Hill Giant" and "Two-Headed Giant of Foriys" on "Serra Angel"
      Then the attempt is refused
      When Bob blocks "Hill Giant" with "Two-Headed Giant of Foriys"
      Then "Hill Giant" is blocked
      And "Serra Angel" is unblocked

    Scenario: Thoughtweft Trio blocks any number of creatures, here three
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Hill Giant" and "Raging Goblin"
      And Bob controls "Thoughtweft Trio"
      When Alice attacks Bob with "Grizzly Bears", "Hill Giant" and "Raging Goblin"
      And Bob tries to block with "Thoughtweft Trio" on "Grizzly Bears", "Thoughtweft Trio" on "Hill Giant" and "Thoughtweft Trio" on "Raging Goblin"
      Then the attempt is allowed
      And "Grizzly Bears" is blocked
      And "Hill Giant" is blocked
      And "Raging Goblin" is blocked

    Scenario: Two-Headed Giant of Foriys cannot block three, and need not block two
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Hill Giant" and "Raging Goblin"
      And Bob controls "Two-Headed Giant of Foriys"
      When Alice attacks Bob with "Grizzly Bears", "Hill Giant" and "Raging Goblin"
      And Bob tries to block with "Two-Headed Giant of Foriys" on "Grizzly Bears", "Two-Headed Giant of Foriys" on "Hill Giant" and "Two-Headed Giant of Foriys" on "Raging Goblin"
      Then the attempt is refused
      When Bob blocks "Hill Giant" with "Two-Headed Giant of Foriys"
      Then "Grizzly Bears" is unblocked
      And "Hill Giant" is blocked
      And "Raging Goblin" is unblocked

    @until:2008-02
    Scenario: Two-Headed Giant of Foriys blocks two and divides its damage freely, on the stack
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Hill Giant" and "Raging Goblin"
      And Bob controls "Two-Headed Giant of Foriys"
      When Alice attacks Bob with "Grizzly Bears", "Hill Giant" and "Raging Goblin"
      And Bob blocks with "Two-Headed Giant of Foriys" on "Grizzly Bears" and "Two-Headed Giant of Foriys" on "Hill Giant"
      Then "Grizzly Bears" is blocked
      And "Hill Giant" is blocked
      And "Raging Goblin" is unblocked
      When combat damage is put on the stack
      And Bob assigns 2 damage of "Two-Headed Giant of Foriys" to "Hill Giant" and 2 to "Grizzly Bears"
      Then the stack is, from the top, combat damage
      When combat damage is dealt
      Then "Grizzly Bears" is in Alice's graveyard
      And "Hill Giant" has 2 damage
      And Bob is at 19 life

    @since:2017-09 @until:2017-09
    Scenario: Two-Headed Giant of Foriys blocks two, and Bob puts them in an order
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Hill Giant" and "Raging Goblin"
      And Bob controls "Two-Headed Giant of Foriys"
      When Alice attacks Bob with "Grizzly Bears", "Hill Giant" and "Raging Goblin"
      And Bob blocks with "Two-Headed Giant of Foriys" on "Grizzly Bears" and "Two-Headed Giant of Foriys" on "Hill Giant"
      Then "Grizzly Bears" is blocked
      And "Hill Giant" is blocked
      And "Raging Goblin" is unblocked
      When Bob orders "Hill Giant", "Grizzly Bears"
      And combat damage is dealt
      And Bob assigns 3 damage of "Two-Headed Giant of Foriys" to "Hill Giant" and 1 to "Grizzly Bears"
      Then "Hill Giant" is in Alice's graveyard
      And "Grizzly Bears" has 1 damage
      And Bob is at 19 life

    @since:2026-04
    Scenario: Two-Headed Giant of Foriys blocks two, in no order, and divides its damage freely and at once
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Hill Giant" and "Raging Goblin"
      And Bob controls "Two-Headed Giant of Foriys"
      When Alice attacks Bob with "Grizzly Bears", "Hill Giant" and "Raging Goblin"
      And Bob blocks with "Two-Headed Giant of Foriys" on "Grizzly Bears" and "Two-Headed Giant of Foriys" on "Hill Giant"
      And all players pass
      And Bob assigns 2 damage of "Two-Headed Giant of Foriys" to "Hill Giant" and 2 to "Grizzly Bears"
      Then "Grizzly Bears" is in Alice's graveyard
      And "Hill Giant" has 2 damage
      And Bob is at 19 life

    @until:2008-02
    Scenario: Two Grizzly Bears block Hill Giant together, and deal it 4 damage
      Given a game between Alice and Bob
      And Alice controls "Hill Giant"
      And Bob controls 2 "Grizzly Bears"
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Grizzly Bears 1" and "Grizzly Bears 2"
      And combat damage is put on the stack
      And Alice assigns 3 damage of "Hill Giant" to "Grizzly Bears 1"
      Then the stack is, from the top, combat damage
      When combat damage is dealt
      Then "Hill Giant" is in Alice's graveyard
      And "Grizzly Bears 1" is in Bob's graveyard
      And "Grizzly Bears 2" is in play

    @since:2017-09 @until:2017-09
    Scenario: Two Grizzly Bears block Hill Giant together, and deal it 4 damage, in the order that Alice gives them
      Given a game between Alice and Bob
      And Alice controls "Hill Giant"
      And Bob controls 2 "Grizzly Bears"
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Grizzly Bears 1" and "Grizzly Bears 2"
      And Alice orders "Grizzly Bears 1", "Grizzly Bears 2"
      And combat damage is dealt
      And Alice assigns 3 damage of "Hill Giant" to "Grizzly Bears 1"
      Then "Hill Giant" is in Alice's graveyard
      And "Grizzly Bears 1" is in Bob's graveyard
      And "Grizzly Bears 2" is in play

    @since:2026-04
    Scenario: Two Grizzly Bears block Hill Giant together, and deal it 4 damage as soon as it is assigned
      Rule 510.2

      Given a game between Alice and Bob
      And Alice controls "Hill Giant"
      And Bob controls 2 "Grizzly Bears"
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Grizzly Bears 1" and "Grizzly Bears 2"
      And all players pass
      And Alice assigns 3 damage of "Hill Giant" to "Grizzly Bears 2"
      Then "Hill Giant" is in Alice's graveyard
      And "Grizzly Bears 2" is in Bob's graveyard
      And "Grizzly Bears 1" is in play

    @since:2008-02 @until:2008-02
    Scenario: Two-Headed Giant of Foriys blocks two attackers, yet has blocked once for Veteran's Armaments
      Rule 309.2

      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob controls "Two-Headed Giant of Foriys" and "Veteran's Armaments"
      And "Veteran's Armaments" is attached to "Two-Headed Giant of Foriys"
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      And Bob blocks with "Two-Headed Giant of Foriys" on "Grizzly Bears" and "Two-Headed Giant of Foriys" on "Hill Giant"
      Then the stack is, from the top, the ability of "Two-Headed Giant of Foriys"
      When all players pass
      Then "Two-Headed Giant of Foriys" is 6/6
      When combat damage is put on the stack
      And Bob assigns 2 damage of "Two-Headed Giant of Foriys" to "Grizzly Bears" and 4 to "Hill Giant"
      Then the stack is, from the top, combat damage

    @since:2008-02
    Scenario: Grizzly Bears with Veteran's Armaments blocks one of two attackers, and gets a bonus for both
      Rule 309.2

      Given a game between Alice and Bob
      And Alice controls "Craw Wurm" and "Hill Giant"
      And Bob controls "Grizzly Bears" and "Veteran's Armaments"
      And "Veteran's Armaments" is attached to "Grizzly Bears"
      When Alice attacks Bob with "Craw Wurm" and "Hill Giant"
      And Bob blocks "Hill Giant" with "Grizzly Bears"
      Then the stack is, from the top, the ability of "Grizzly Bears"
      When all players pass
      Then "Grizzly Bears" is 4/4

  @GRS-309.2A-04
  Rule: A player's creatures block only what attacks that player or a planeswalker of that player
    Rulings summary, 309.2a, who is attacked

    Scenario: Jace's controller blocks the creature that attacks Jace
      Given a game between Alice and Bob
      And Alice controls "Hill Giant"
      And Bob controls "Jace Beleren" and "Grizzly Bears"
      When Alice attacks "Jace Beleren" with "Hill Giant"
      And Bob blocks "Hill Giant" with "Grizzly Bears"
      And combat damage is dealt
      Then "Jace Beleren" has 3 loyalty counters
      And "Grizzly Bears" is in Bob's graveyard

    Scenario: Bob cannot block what attacks Carol
      Given a game between Alice, Bob and Carol
      And Alice controls "Hill Giant"
      And Bob controls "Craw Wurm"
      And Carol controls "Grizzly Bears"
      When Alice attacks Carol with "Hill Giant"
      And Bob tries to block "Hill Giant" with "Craw Wurm"
      Then the attempt is refused
      When Carol blocks "Hill Giant" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Hill Giant"
      And "Craw Wurm" is untapped

  @GRS-309.2A-05
  Rule: Whether the blocks are legal is judged of all blockers together
    Rulings summary, 309.2a, last sentence

    Scenario: Mogg Flunkies blocks beside Grizzly Bears, but not alone
      Rule 500.3

      Given a game between Alice and Bob
      And Alice controls "Craw Wurm" and "Hill Giant"
      And Bob controls "Mogg Flunkies" and "Grizzly Bears"
      When Alice attacks Bob with "Craw Wurm" and "Hill Giant"
      And Bob tries to block "Hill Giant" with "Mogg Flunkies"
      Then the attempt is refused
      When Bob blocks with "Mogg Flunkies" on "Hill Giant" and "Grizzly Bears" on "Craw Wurm"
      Then "Mogg Flunkies" is blocking "Hill Giant"
      And "Grizzly Bears" is blocking "Craw Wurm"

    Scenario: Under Goblin War Drums one creature alone cannot block
      Rule 500.3

      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears" and "Goblin War Drums"
      And Bob controls "Hill Giant" and "Craw Wurm"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob tries to block "Grizzly Bears" with "Hill Giant"
      Then the attempt is refused
      When Bob does not block
      And combat damage is dealt
      Then Bob is at 18 life

    @until:2008-02
    Scenario: Under Goblin War Drums two creatures block together
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears" and "Goblin War Drums"
      And Bob controls "Hill Giant" and "Craw Wurm"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant" and "Craw Wurm"
      Then "Hill Giant" is blocking "Grizzly Bears"
      And "Craw Wurm" is blocking "Grizzly Bears"
      When combat damage is put on the stack
      And Alice assigns 2 damage of "Grizzly Bears" to "Hill Giant"
      Then the stack is, from the top, combat damage
      When combat damage is dealt
      Then "Grizzly Bears" is in Alice's graveyard
      And "Hill Giant" has 2 damage

    @since:2017-09 @until:2017-09
    Scenario: Under Goblin War Drums two creatures block together, in an order
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears" and "Goblin War Drums"
      And Bob controls "Hill Giant" and "Craw Wurm"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant" and "Craw Wurm"
      Then "Hill Giant" is blocking "Grizzly Bears"
      And "Craw Wurm" is blocking "Grizzly Bears"
      When Alice orders "Hill Giant", "Craw Wurm"
      And combat damage is dealt
      And Alice assigns 2 damage of "Grizzly Bears" to "Hill Giant"
      Then "Grizzly Bears" is in Alice's graveyard
      And "Hill Giant" has 2 damage

    @since:2026-04
    Scenario: Under Goblin War Drums two creatures block together, and damage is dealt at once
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears" and "Goblin War Drums"
      And Bob controls "Hill Giant" and "Craw Wurm"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant" and "Craw Wurm"
      Then "Hill Giant" is blocking "Grizzly Bears"
      And "Craw Wurm" is blocking "Grizzly Bears"
      When all players pass
      And Alice assigns 2 damage of "Grizzly Bears" to "Craw Wurm"
      Then "Grizzly Bears" is in Alice's graveyard
      And "Craw Wurm" has 2 damage

    @until:2008-02
    Scenario: How many must block says Goblin War Drums, and no ability of the creature that attacks
      Rules 402.1 and 500.3

      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Goblin War Drums" and "Muraganda Petroglyphs"
      And Bob controls "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears"
      Then "Grizzly Bears" is 4/4
      When Bob tries to block "Grizzly Bears" with "Hill Giant"
      Then the attempt is refused
      When Bob does not block
      And combat damage is dealt
      Then Bob is at 16 life

    @since:2017-09
    Scenario: Goblin War Drums gives menace today, which is an ability
      Rules 402.1 and 500.3

      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears", "Goblin War Drums" and "Muraganda Petroglyphs"
      And Bob controls "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears"
      Then "Grizzly Bears" is 2/2
      And "Grizzly Bears" has menace
      When Bob tries to block "Grizzly Bears" with "Hill Giant"
      Then the attempt is refused

    Scenario: How many must block Guile, or the creatures of the player with Goblin War Drums, is no matter for others
      Rule 500.3

      Given a game between Alice and Bob
      And Alice controls "Guile" and "Grizzly Bears"
      And Bob controls "Hill Giant", "Craw Wurm" and "Goblin War Drums"
      When Alice attacks Bob with "Guile" and "Grizzly Bears"
      And Bob tries to block with "Hill Giant" on "Grizzly Bears" and "Craw Wurm" on "Guile"
      Then the attempt is refused
      When Bob blocks "Grizzly Bears" with "Hill Giant"
      And combat damage is dealt
      Then "Grizzly Bears" is in Alice's graveyard
      And Bob is at 14 life
