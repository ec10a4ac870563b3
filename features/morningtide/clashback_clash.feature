Feature: Clashback: with whom one clashes, and who wins
  The clash of a spell that may come back is a clash like any other.

  @MOR-CLASHBACK-04
  Rule: The opponent to clash with is chosen while the spell resolves, and need not be the one it damages
    Morningtide primer, theme "Clashback Spells", reminder text of the card shown; rules 501.10a, 501.10b

    Scenario: Bob is damaged and Carol is clashed with
      Given a game between Alice, Bob and Carol
      And Alice controls 3 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And the top card of Alice's library is "Hill Giant"
      And the top card of Bob's library is "Craw Wurm"
      And the top card of Carol's library is "Forest"
      When Alice plays "Titan's Revenge" targeting Bob with X = 1
      Then nobody is asked anything
      When all players pass
      Then Alice is asked to choose players
      And Alice can choose Bob and Carol
      And Bob is at 19 life
      When Alice chooses Carol
      Then Alice and Carol have revealed "Hill Giant" and "Forest"
      When Alice puts the revealed card on the top
      And Carol puts the revealed card on the top
      Then Carol is at 20 life
      And "Titan's Revenge" is in Alice's hand

    Scenario: Bob, who cannot be a target, can be clashed with
      Given a game between Alice and Bob
      And Alice controls 3 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And Bob controls "Ivory Mask" and "Craw Wurm"
      And the top card of Alice's library is "Hill Giant"
      And the top card of Bob's library is "Forest"
      When Alice tries to play "Titan's Revenge" targeting Bob with X = 1
      Then the attempt is refused
      When Alice plays "Titan's Revenge" targeting "Craw Wurm" with X = 1
      And all players pass
      Then Alice and Bob have revealed "Hill Giant" and "Forest"
      When Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then "Craw Wurm" has 1 damage
      And "Titan's Revenge" is in Alice's hand

    Scenario: Without a library Alice reveals nothing and does not win
      Given a game between Alice and Bob
      And Alice controls 3 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And Alice's library is empty
      And the top card of Bob's library is "Forest"
      When Alice plays "Titan's Revenge" targeting Bob with X = 1
      And all players pass
      Then Bob is asked to choose where the revealed card goes
      And Bob has revealed "Forest"
      When Bob puts the revealed card on the bottom
      Then "Titan's Revenge" is in Alice's graveyard
      And the bottom card of Bob's library is "Forest"
      And the game goes on

  @MOR-CLASHBACK-05
  Rule: Each player alone decides whether the own revealed card goes under the library; the winner does not change
    Morningtide primer, theme "Clashback Spells", reminder text of the card shown; rules 501.10a, 103.4

    Scenario: Alice puts her Forest under, Bob keeps his Wurm and draws it
      Given a game between Alice and Bob
      And Alice controls 3 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Craw Wurm"
      When Alice plays "Titan's Revenge" targeting Bob with X = 1
      And all players pass
      Then Alice is asked to choose where the revealed card goes
      When Alice puts the revealed card on the bottom
      Then Bob is asked to choose where the revealed card goes
      When Bob puts the revealed card on the top
      Then "Titan's Revenge" is in Alice's graveyard
      And the bottom card of Alice's library is "Forest"
      When the game moves to Bob's turn
      Then "Craw Wurm" is in Bob's hand

    Scenario: Bob has won although he put his Wurm under
      Given a game between Alice and Bob
      And Alice controls 3 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And the top cards of Alice's library are "Forest" and "Serra Angel"
      And the top cards of Bob's library are "Craw Wurm" and "Shock"
      When Alice plays "Titan's Revenge" targeting Bob with X = 1
      And all players pass
      And Alice puts the revealed card on the bottom
      And Bob puts the revealed card on the bottom
      Then "Titan's Revenge" is in Alice's graveyard
      And the bottom card of Bob's library is "Craw Wurm"
      And the top card of Alice's library is "Serra Angel"

    Scenario: Alice has won although her Wurm goes under
      Given a game between Alice and Bob
      And Alice controls 3 "Mountain"
      And Alice has "Titan's Revenge" in hand
      And the top cards of Alice's library are "Craw Wurm" and "Forest"
      And the top card of Bob's library is "Hill Giant"
      When Alice plays "Titan's Revenge" targeting Bob with X = 1
      And all players pass
      And Alice puts the revealed card on the bottom
      And Bob puts the revealed card on the top
      Then "Titan's Revenge" is in Alice's hand
      And the bottom card of Alice's library is "Craw Wurm"
      And the top card of Bob's library is "Hill Giant"

  @MOR-CLASHBACK-06
  Rule: Only the higher converted mana cost wins, X counts as 0, and of equal ones neither wins
    Morningtide primer, theme "Clashback Spells", reminder text of the card shown; rules 501.10c, 203.3

    Scenario Outline: <alice> <result> <bob>
      Given a game between Alice and Bob
      And Alice controls 5 "Mountain"
      And Alice has "Release the Ants" in hand
      And the top card of Alice's library is "<alice>"
      And the top card of Bob's library is "<bob>"
      When Alice plays "Release the Ants" targeting Bob
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 19 life
      And "Release the Ants" is in Alice's <where>

      Examples:
        | alice           | result       | bob             | where     |
        | Titan's Revenge | ties with    | Grizzly Bears   | graveyard |
        | Titan's Revenge | beats        | Shock           | hand      |
        | Forest          | ties with    | Mountain        | graveyard |
        | Nantuko Husk    | beats        | Grizzly Bears   | hand      |
        | Grizzly Bears   | is beaten by | Nantuko Husk    | graveyard |
        | Nantuko Husk    | beats        | Titan's Revenge | hand      |

    Scenario: On Bob's turn, too, a tie sends Alice's spell to the graveyard
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 2 "Mountain"
      And Alice has "Release the Ants" in hand
      And the top card of Alice's library is "Goblin Piker"
      And the top card of Bob's library is "Grizzly Bears"
      When Bob passes
      And Alice plays "Release the Ants" targeting Bob
      And all players pass
      And Bob puts the revealed card on the top
      And Alice puts the revealed card on the top
      Then Bob is at 19 life
      And "Release the Ants" is in Alice's graveyard
