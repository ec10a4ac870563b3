Feature: Clashback: where the spell goes
  To its owner's hand if its controller wins, to the graveyard if not; countered, it does nothing of that.

  @MOR-CLASHBACK-07
  Rule: If you win the clash, the spell's card goes to its owner's hand
    Morningtide primer, theme "Clashback Spells", the card shown; rules 200.3, 503.10

    Scenario: Titan's Revenge comes back and is played again in the same turn
      Given a game between Alice and Bob
      And Alice controls 6 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And the top card of Alice's library is "Craw Wurm"
      And the top card of Bob's library is "Forest"
      When Alice plays "Titan's Revenge" targeting Bob with X = 1
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then "Titan's Revenge" is in Alice's hand
      When Alice plays "Titan's Revenge" targeting Bob with X = 1
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 18 life
      And "Titan's Revenge" is in Alice's hand

    Scenario: A copy that wins is no more, and the original clashes for itself
      Given a game between Alice and Bob
      And Alice controls 3 "Mountain" and 2 "Island"
      And Alice has "Titan's Revenge" and "Twincast" in hand
      And the top cards of Alice's library are "Craw Wurm" and "Forest"
      And the top card of Bob's library is "Hill Giant"
      When Alice plays "Titan's Revenge" targeting Bob with X = 1
      And Alice plays "Twincast" targeting "Titan's Revenge"
      And all players pass
      And Alice declines
      And all players pass
      And Alice puts the revealed card on the bottom
      And Bob puts the revealed card on the top
      Then Bob is at 19 life
      And Alice has 0 cards in hand
      And the stack is, from the top, "Titan's Revenge"
      When all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 18 life
      And "Titan's Revenge" is in Alice's graveyard
      And Alice has 0 cards in hand

    Scenario: A copy that does not win leaves nothing, and the original comes back
      Given a game between Alice and Bob
      And Alice controls 3 "Mountain" and 2 "Island"
      And Alice has "Titan's Revenge" and "Twincast" in hand
      And the top cards of Alice's library are "Forest" and "Craw Wurm"
      And the top card of Bob's library is "Hill Giant"
      When Alice plays "Titan's Revenge" targeting Bob with X = 1
      And Alice plays "Twincast" targeting "Titan's Revenge"
      And all players pass
      And Alice declines
      And all players pass
      And Alice puts the revealed card on the bottom
      And Bob puts the revealed card on the top
      Then Alice has 1 card in the graveyard
      And the stack is, from the top, "Titan's Revenge"
      When all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then "Titan's Revenge" is in Alice's hand
      And Alice has 1 card in the graveyard

    Scenario: Bob commandeers the spell and wins, and the card goes to Alice, who owns it
      Rule 415.7

      Given a game between Alice and Bob
      And Alice controls 3 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And Bob controls 7 "Island"
      And Bob has "Commandeer" in hand
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Hill Giant"
      When Alice plays "Titan's Revenge" targeting Bob with X = 1
      And Alice passes
      And Bob plays "Commandeer" targeting "Titan's Revenge"
      And all players pass
      And Bob accepts
      And Bob chooses Alice
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Alice is at 19 life
      And "Titan's Revenge" is in Alice's hand
      And Bob has 0 cards in hand

    Scenario: Bob commandeers the spell, and that Alice's card is higher does not bring it back
      Given a game between Alice and Bob
      And Alice controls 3 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And Bob controls 7 "Island"
      And Bob has "Commandeer" in hand
      And the top card of Alice's library is "Craw Wurm"
      And the top card of Bob's library is "Hill Giant"
      When Alice plays "Titan's Revenge" targeting Bob with X = 1
      And Alice passes
      And Bob plays "Commandeer" targeting "Titan's Revenge"
      And all players pass
      And Bob declines
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 19 life
      And "Titan's Revenge" is in Alice's graveyard

  @MOR-CLASHBACK-08
  Rule: On a win the card goes from the stack to the hand as the spell resolves, and never to the graveyard
    Morningtide primer, theme "Clashback Spells", first note; rules 413.2b, 419.1a, 502.22a

    Scenario: Bob's Leyline of the Void sees nothing of a card that comes back
      Given a game between Alice and Bob
      And Alice controls 3 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And Bob controls "Leyline of the Void"
      And the top card of Alice's library is "Craw Wurm"
      And the top card of Bob's library is "Forest"
      When Alice plays "Titan's Revenge" targeting Bob with X = 1
      And all players pass
      And Alice puts the revealed card on the top
      Then "Titan's Revenge" is on the stack
      When Bob puts the revealed card on the top
      Then "Titan's Revenge" is in Alice's hand
      And "Titan's Revenge" is not removed from the game

    Scenario: Played with flashback it is removed from the game, won or not
      Given a game between Alice and Bob
      And Alice controls 5 "Mountain"
      And Alice has "Recoup" in hand
      And Alice has "Titan's Revenge" in the graveyard
      And the top card of Alice's library is "Craw Wurm"
      And the top card of Bob's library is "Forest"
      When Alice plays "Recoup" targeting "Titan's Revenge"
      And all players pass
      And Alice plays "Titan's Revenge" for its flashback cost targeting Bob with X = 1
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 19 life
      And "Titan's Revenge" is removed from the game
      And Alice has 0 cards in hand

    Scenario: Out of the hand Recoup is not played for its flashback cost
      Rule 502.22a

      Given a game between Alice and Bob
      And Alice has {R}{R}{R}{R} in the mana pool
      And Alice has "Recoup" in hand
      And Alice has "Titan's Revenge" in the graveyard
      When Alice tries to play "Recoup" for its flashback cost targeting "Titan's Revenge"
      Then the attempt is refused
      And "Recoup" is in Alice's hand
      When Alice plays "Recoup" targeting "Titan's Revenge"
      Then "Recoup" is on the stack

    Scenario: Recoup is itself played for the flashback cost that is printed on it, and removed from the game
      Rule 502.22a

      Given a game between Alice and Bob
      And Alice has {R}{R}{R}{R}{R}{R}{R} in the mana pool
      And Alice has "Recoup" and "Titan's Revenge" in the graveyard
      And the top card of Alice's library is "Craw Wurm"
      And the top card of Bob's library is "Forest"
      When Alice plays "Recoup" for its flashback cost targeting "Titan's Revenge"
      Then "Recoup" has flashback
      And the mana pool of Alice has {R}{R}{R}
      When all players pass
      Then "Recoup" is removed from the game
      And "Titan's Revenge" has flashback
      When Alice plays "Titan's Revenge" for its flashback cost targeting Bob with X = 1
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then "Titan's Revenge" is removed from the game

  @MOR-CLASHBACK-09
  Rule: Without a win the card goes to its owner's graveyard as the last part of resolving
    Morningtide primer, theme "Clashback Spells", first note; rule 401.7

    Scenario Outline: Titan's Revenge is in the graveyard after a clash that is <outcome>
      Given a game between Alice and Bob
      And Alice controls 3 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And the top card of Alice's library is "<alice>"
      And the top card of Bob's library is "Grizzly Bears"
      When Alice plays "Titan's Revenge" targeting Bob with X = 1
      And all players pass
      And Alice puts the revealed card on the top
      Then "Titan's Revenge" is on the stack
      When Bob puts the revealed card on the top
      Then Bob is at 19 life
      And "Titan's Revenge" is in Alice's graveyard
      And the stack is empty

      Examples:
        | alice        | outcome |
        | Forest       | lost    |
        | Goblin Piker | tied    |

    Scenario: Bob's Leyline of the Void removes it when Alice does not win
      Given a game between Alice and Bob
      And Alice controls 3 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And Bob controls "Leyline of the Void"
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Craw Wurm"
      When Alice plays "Titan's Revenge" targeting Bob with X = 1
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 19 life
      And "Titan's Revenge" is removed from the game

  @MOR-CLASHBACK-10
  Rule: A countered spell does nothing at all: no damage, no clash, no card revealed
    Morningtide primer, theme "Clashback Spells", second note; rules 501.3a, 414.1

    Scenario: Cancel leaves no damage and no clash
      Given a game between Alice and Bob
      And Alice controls 3 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And Bob controls 3 "Island" and "Sylvan Echoes"
      And Bob has "Cancel" in hand
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Craw Wurm"
      When Alice plays "Titan's Revenge" targeting Bob with X = 1
      And Alice passes
      And Bob plays "Cancel" targeting "Titan's Revenge"
      And all players pass
      Then "Titan's Revenge" is in Alice's graveyard
      And the stack is empty
      And nobody is asked anything
      And no card is revealed
      And Bob is at 20 life

    Scenario: Memory Lapse puts the card on top of the library, and there is no clash either
      Given a game between Alice and Bob
      And Alice controls 3 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And Bob controls 2 "Island"
      And Bob has "Memory Lapse" in hand
      And the top card of Alice's library is "Craw Wurm"
      And the top card of Bob's library is "Forest"
      When Alice plays "Titan's Revenge" targeting Bob with X = 1
      And Alice passes
      And Bob plays "Memory Lapse" targeting "Titan's Revenge"
      And all players pass
      Then the top card of Alice's library is "Titan's Revenge"
      And Alice has 0 cards in hand
      And the stack is empty
      And nobody is asked anything
      And Bob is at 20 life

  @MOR-CLASHBACK-11
  Rule: A spell whose targets are all illegal is not followed either, so that there is no clash
    Morningtide primer, theme "Clashback Spells", second note; rule 413.2a

    Scenario: The Bears are gone, and nobody's top card is revealed
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And Bob controls "Grizzly Bears" and "Island"
      And Bob has "Unsummon" in hand
      And the top card of Alice's library is "Craw Wurm"
      And the top card of Bob's library is "Forest"
      When Alice plays "Titan's Revenge" targeting "Grizzly Bears" with X = 2
      And Alice passes
      And Bob plays "Unsummon" targeting "Grizzly Bears"
      And all players pass
      And all players pass
      Then the stack is empty
      And nobody is asked anything
      And no card is revealed
      And "Titan's Revenge" is in Alice's graveyard
      And the top card of Alice's library is "Craw Wurm"

    @until:2017-09
    Scenario: It has been countered, as Alice's Presence sees and Bob's does not heed
      Given a game between Alice and Bob
      And Alice controls "Multani's Presence" and 4 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And Bob controls "Multani's Presence" as "Bob's Presence", "Grizzly Bears" and "Island"
      And Bob has "Unsummon" in hand
      When Alice plays "Titan's Revenge" targeting "Grizzly Bears" with X = 2
      And Alice passes
      And Bob plays "Unsummon" targeting "Grizzly Bears"
      And the stack resolves
      Then "Titan's Revenge" is in Alice's graveyard
      And Alice has 1 card in hand
      And Bob has 1 card in hand
      And "Grizzly Bears" is in Bob's hand

    @since:2026-04
    Scenario: Today it does not resolve, and nothing counters it
      Given a game between Alice and Bob
      And Alice controls "Multani's Presence" and 4 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And Bob controls "Grizzly Bears" and "Island"
      And Bob has "Unsummon" in hand
      When Alice plays "Titan's Revenge" targeting "Grizzly Bears" with X = 2
      And Alice passes
      And Bob plays "Unsummon" targeting "Grizzly Bears"
      And the stack resolves
      Then "Titan's Revenge" is in Alice's graveyard
      And Alice has 0 cards in hand

    Scenario: Research the Deep has no target that could be gone, and clashes
      Given a game between Alice and Bob
      And Alice controls 2 "Island"
      And Alice has "Research the Deep" in hand
      And Bob controls "Grizzly Bears" and "Island" as "Lake"
      And Bob has "Unsummon" in hand
      And the top cards of Alice's library are "Forest" and "Craw Wurm"
      And the top card of Bob's library is "Hill Giant"
      When Alice plays "Research the Deep"
      And Alice passes
      And Bob plays "Unsummon" targeting "Grizzly Bears"
      And all players pass
      And all players pass
      Then "Forest" is in Alice's hand
      And Alice and Bob have revealed "Craw Wurm" and "Hill Giant"
      When Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then "Research the Deep" is in Alice's hand

  @MOR-CLASHBACK-12
  Rule: A countered spell of this kind does not come back to hand
    Morningtide primer, theme "Clashback Spells", second note; rules 501.3a, 413.2a

    Scenario: With a high card on top Alice gets nothing back from Cancel
      Given a game between Alice and Bob
      And Alice controls 3 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And Bob controls 3 "Island"
      And Bob has "Cancel" in hand
      And the top card of Alice's library is "Craw Wurm"
      And the top card of Bob's library is "Forest"
      When Alice plays "Titan's Revenge" targeting Bob with X = 1
      And Alice passes
      And Bob plays "Cancel" targeting "Titan's Revenge"
      And the stack resolves
      Then "Titan's Revenge" is in Alice's graveyard
      And Alice has 0 cards in hand
      And the top card of Alice's library is "Craw Wurm"
      And Alice has 11 cards in the library

    Scenario: Countered for lack of a target it does not come back either
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Release the Ants" in hand
      And Bob controls "Grizzly Bears" and "Island"
      And Bob has "Unsummon" in hand
      And the top card of Alice's library is "Craw Wurm"
      And the top card of Bob's library is "Forest"
      When Alice plays "Release the Ants" targeting "Grizzly Bears"
      And Alice passes
      And Bob plays "Unsummon" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is in Bob's hand
      And "Release the Ants" is in Alice's graveyard
      And Alice has 0 cards in hand
