Feature: Clashback: spells that come back to hand when their clash is won
  The spell does something, then its controller clashes; a win takes the card from the stack straight to its owner's hand.

  @MOR-CLASHBACK-01
  Rule: Several instants and sorceries of Morningtide make one clash and come back on a win
    Morningtide primer, theme "Clashback Spells", introduction; rule 501.10

    Scenario Outline: <name> comes back when the clash is won
      Given a game between Alice and Bob
      And Alice controls 3 "<land>" and 3 "Forest"
      And Alice has "<name>" in hand
      And Alice has "Hill Giant" in the graveyard
      And the top cards of Alice's library are "Serra Angel" and "Craw Wurm"
      And the top card of Bob's library is "Grizzly Bears"
      Then "<name>" has the types <type>
      When Alice plays "<name>" targeting <target>
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then "<name>" is in Alice's hand
      And the stack is empty

      Examples:
        | name              | type    | land     | target       |
        | Release the Ants  | Instant | Mountain | Bob          |
        | Revive the Fallen | Sorcery | Swamp    | "Hill Giant" |

    Scenario: Research the Deep comes back, and its card has been drawn before the clash
      Given a game between Alice and Bob
      And Alice controls 2 "Island"
      And Alice has "Research the Deep" in hand
      And the top cards of Alice's library are "Forest" and "Craw Wurm"
      And the top card of Bob's library is "Grizzly Bears"
      Then "Research the Deep" has the types Sorcery
      When Alice plays "Research the Deep"
      And all players pass
      Then "Forest" is in Alice's hand
      And Alice and Bob have revealed "Craw Wurm" and "Grizzly Bears"
      When Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then "Research the Deep" is in Alice's hand

    Scenario: Redeem the Lost comes back and has protected a creature
      Rule 502.7b

      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears" and 2 "Plains"
      And Alice has "Redeem the Lost" in hand
      And the top card of Alice's library is "Craw Wurm"
      And the top card of Bob's library is "Forest"
      And Bob controls "Mountain"
      And Bob has "Shock" in hand
      Then "Redeem the Lost" has the types Instant
      When Alice plays "Redeem the Lost" targeting "Grizzly Bears"
      And all players pass
      And Alice names red
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then "Redeem the Lost" is in Alice's hand
      When Alice passes
      And Bob tries to play "Shock" targeting "Grizzly Bears"
      Then the attempt is refused
      When Bob tries to play "Shock" targeting Alice
      Then the attempt is allowed

    Scenario: Recross the Paths comes back, with a land in play and the cards above it under the library
      Rule 413.2b

      Given a game between Alice and Bob
      And Alice controls 3 "Forest"
      And Alice has "Recross the Paths" in hand
      And the top cards of Alice's library are "Shock", "Grizzly Bears", "Swamp" and "Craw Wurm"
      And the top card of Bob's library is "Hill Giant"
      Then "Recross the Paths" has the types Sorcery
      When Alice plays "Recross the Paths"
      And all players pass
      Then Bob may look at "Shock"
      When Alice orders "Grizzly Bears", "Shock"
      Then Alice and Bob have revealed "Craw Wurm" and "Hill Giant"
      When Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then "Swamp" is in play
      And the bottom card of Alice's library is "Shock"
      And the top card of Alice's library is "Craw Wurm"
      And "Recross the Paths" is in Alice's hand

    Scenario: Lash Out, a clash spell of Lorwyn, does not come back, and Release the Ants does
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain"
      And Alice has "Lash Out" and "Release the Ants" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Serra Angel"
      And the top card of Bob's library is "Grizzly Bears"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 17 life
      And "Lash Out" is in Alice's graveyard
      When Alice plays "Release the Ants" targeting Bob
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 16 life
      And "Release the Ants" is in Alice's hand

  @MOR-CLASHBACK-02
  Rule: Titan's Revenge is a red sorcery for {X}{R}{R}; its X is 0 except on the stack
    Morningtide primer, theme "Clashback Spells", the card shown; rule 203.3

    Scenario: Titan's Revenge as it is printed
      Given a game between Alice and Bob
      And Alice has "Titan's Revenge" in hand
      Then the mana cost of "Titan's Revenge" is {X}{R}{R}
      And the converted mana cost of "Titan's Revenge" is 2
      And "Titan's Revenge" is red
      And "Titan's Revenge" has the types Sorcery
      And "Titan's Revenge" has no subtypes

    Scenario: Back in hand it has forgotten its X
      Given a game between Alice and Bob
      And Alice controls 5 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And the top card of Alice's library is "Craw Wurm"
      And the top card of Bob's library is "Forest"
      When Alice plays "Titan's Revenge" targeting Bob with X = 3
      Then the converted mana cost of "Titan's Revenge" is 5
      When all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 17 life
      And "Titan's Revenge" is in Alice's hand
      And the converted mana cost of "Titan's Revenge" is 2

    Scenario: Alice is asked for X, and pays for it
      Rule 409.1b

      Given a game between Alice and Bob
      And Alice controls 5 "Mountain"
      And Alice has "Titan's Revenge" in hand
      When Alice plays "Titan's Revenge" targeting Bob
      Then Alice is asked to choose a number
      When Alice chooses the number 2
      Then the converted mana cost of "Titan's Revenge" is 4
      And "Titan's Revenge" is on the stack

    Scenario: X cannot be less than nothing
      Rules 104.1b and 409.1b

      Given a game between Alice and Bob
      And Alice controls 5 "Mountain"
      And Alice has "Titan's Revenge" in hand
      When Alice tries to play "Titan's Revenge" targeting Bob with X = -1
      Then the attempt is refused
      And "Titan's Revenge" is in Alice's hand
      When Alice plays "Titan's Revenge" targeting Bob with X = 0
      Then "Titan's Revenge" is on the stack

    Scenario: Asked for X, Alice may choose 0 and pays {R}{R} alone
      Rule 409.1b

      Given a game between Alice and Bob
      And Alice has {R}{R}{R} in the mana pool
      And Alice has "Titan's Revenge" in hand
      When Alice plays "Titan's Revenge" targeting Bob
      And Alice chooses the number 0
      Then "Titan's Revenge" is on the stack
      And the mana pool of Alice has {R}

    @until:2017-09
    Scenario: Only a creature or a player can be its target
      Given a game between Alice and Bob
      And Alice controls 3 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And Bob controls "Jace Beleren" and "Hill Giant"
      When Alice plays "Titan's Revenge" with X = 1
      Then Alice is asked to choose targets
      And Alice can choose "Hill Giant", Alice and Bob

    @since:2026-04
    Scenario: Today a planeswalker can be its target, too
      Given a game between Alice and Bob
      And Alice controls 3 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And Bob controls "Jace Beleren" and "Hill Giant"
      When Alice plays "Titan's Revenge" with X = 1
      Then Alice is asked to choose targets
      And Alice can choose "Hill Giant", "Jace Beleren", Alice and Bob

  @MOR-CLASHBACK-03
  Rule: First X damage is dealt, however much that is, then the players clash
    Morningtide primer, theme "Clashback Spells", the card shown; rules 413.2b, 420.3

    Scenario: The Giant has its damage while the cards are being placed, and dies after the spell has finished
      Rules 212.3g and 420.5c

      Given a game between Alice and Bob
      And Alice controls 5 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And Bob controls "Hill Giant"
      And the top card of Alice's library is "Craw Wurm"
      And the top card of Bob's library is "Forest"
      When Alice plays "Titan's Revenge" targeting "Hill Giant" with X = 3
      And all players pass
      Then Alice and Bob have revealed "Craw Wurm" and "Forest"
      And "Hill Giant" has 3 damage
      And "Hill Giant" is in play
      When Alice puts the revealed card on the top
      Then "Hill Giant" is in play
      When Bob puts the revealed card on the top
      Then "Hill Giant" is in Bob's graveyard
      And "Titan's Revenge" is in Alice's hand

    Scenario: The Giant dies whoever wins
      Given a game between Alice and Bob
      And Alice controls 5 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And Bob controls "Hill Giant"
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Craw Wurm"
      When Alice plays "Titan's Revenge" targeting "Hill Giant" with X = 3
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then "Hill Giant" is in Bob's graveyard
      And "Titan's Revenge" is in Alice's graveyard

    Scenario: With X = 0 nobody is damaged, but there is a clash to win
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And the top card of Alice's library is "Craw Wurm"
      And the top card of Bob's library is "Forest"
      When Alice plays "Titan's Revenge" targeting Bob with X = 0
      And all players pass
      Then Alice and Bob have revealed "Craw Wurm" and "Forest"
      When Alice puts the revealed card on the bottom
      And Bob puts the revealed card on the bottom
      Then Bob is at 20 life
      And the bottom card of Alice's library is "Craw Wurm"
      And "Titan's Revenge" is in Alice's hand

    @until:2017-09
    Scenario: The damage kills Bob's Jace in his stead, then they clash
      Given a game between Alice and Bob
      And Alice controls 5 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And Bob controls "Jace Beleren"
      And "Jace Beleren" has 3 loyalty counters
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Craw Wurm"
      When Alice plays "Titan's Revenge" targeting Bob with X = 3
      And all players pass
      Then Alice is asked to choose whether to redirect
      When Alice redirects the damage to "Jace Beleren"
      Then Alice and Bob have revealed "Forest" and "Craw Wurm"
      When Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then "Jace Beleren" is in Bob's graveyard
      And Bob is at 20 life
      And "Titan's Revenge" is in Alice's graveyard

    @since:2026-04
    Scenario: Today Jace himself is the target that the damage kills, then they clash
      Given a game between Alice and Bob
      And Alice controls 5 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And Bob controls "Jace Beleren"
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Craw Wurm"
      When Alice plays "Titan's Revenge" targeting "Jace Beleren" with X = 3
      And all players pass
      Then Alice and Bob have revealed "Forest" and "Craw Wurm"
      And "Jace Beleren" has no loyalty counters
      And "Jace Beleren" is in play
      When Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then "Jace Beleren" is in Bob's graveyard
      And Bob is at 20 life
      And "Titan's Revenge" is in Alice's graveyard
