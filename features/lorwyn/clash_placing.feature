Feature: Clash: deciding on top or bottom
  In which order the players decide, about which card, and when the cards move.

  @LRW-CLASH-15 @LRW-CLASH-17
  Rule: The players decide one after the other in turn order, and the later one knows what the earlier one chose
    Lorwyn primer, "Keyword Action: Clash", first note, step 4; rule 103.4

    Scenario: On her own turn Alice decides first
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Grizzly Bears"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      Then Alice is asked to choose where the revealed card goes
      When Alice puts the revealed card on the bottom
      Then Bob is asked to choose where the revealed card goes
      When Bob puts the revealed card on the top
      Then the bottom card of Alice's library is "Forest"
      And the top card of Bob's library is "Grizzly Bears"

    Scenario: On Bob's turn he decides first though Alice controls Lash Out
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Grizzly Bears"
      When Bob passes
      And Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      Then Bob is asked to choose where the revealed card goes
      When Bob puts the revealed card on the bottom
      Then Alice is asked to choose where the revealed card goes
      When Alice puts the revealed card on the top
      Then the bottom card of Bob's library is "Grizzly Bears"
      And the top card of Alice's library is "Forest"

    Scenario: On a third player's turn the one next in turn decides first
      Given a game between Alice, Bob and Carol
      And Alice controls "Craw Wurm"
      And Carol controls 2 "Mountain"
      And Carol has "Lash Out" in hand
      And the top card of Bob's library is "Grizzly Bears"
      And the top card of Carol's library is "Forest"
      When Alice passes
      And Bob passes
      And Carol plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Carol chooses Bob
      Then Bob and Carol have revealed "Grizzly Bears" and "Forest"
      And Bob is asked to choose where the revealed card goes
      When Bob puts the revealed card on the bottom
      Then Carol is asked to choose where the revealed card goes
      When Carol puts the revealed card on the bottom
      Then the bottom card of Bob's library is "Grizzly Bears"
      And the bottom card of Carol's library is "Forest"

    Scenario: Bob leaves the game instead of deciding, and only Carol's card is left to be placed
      Rules 102.3a and 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Craw Wurm"
      And Carol controls 2 "Mountain"
      And Carol has "Lash Out" in hand
      And the top card of Bob's library is "Grizzly Bears"
      And the top card of Carol's library is "Forest"
      When Alice passes
      And Bob passes
      And Carol plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Carol chooses Bob
      Then Bob is asked to choose where the revealed card goes
      When Bob concedes
      Then Carol is asked to choose where the revealed card goes
      When Carol puts the revealed card on the bottom
      Then the bottom card of Carol's library is "Forest"
      And Bob has 0 cards in the library
      And "Craw Wurm" has 3 damage
      And Alice is at 20 life

  @LRW-CLASH-16
  Rule: Each player decides about the own card only, and it stays in the own library
    Lorwyn primer, "Keyword Action: Clash", first note, step 4; rule 501.10a

    Scenario: Alice wins, and Bob alone places his Angel
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Hill Giant"
      And the top card of Alice's library is "Craw Wurm"
      And the top card of Bob's library is "Serra Angel"
      When Alice plays "Lash Out" targeting "Hill Giant"
      And all players pass
      And Alice puts the revealed card on the top
      Then Bob is asked to choose where the revealed card goes
      When Bob puts the revealed card on the bottom
      Then Bob is at 17 life
      And the top card of Alice's library is "Craw Wurm"
      And the bottom card of Bob's library is "Serra Angel"

    Scenario: Alice puts her own card under and Bob keeps his
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Hill Giant"
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Serra Angel"
      When Alice plays "Lash Out" targeting "Hill Giant"
      And all players pass
      And Alice puts the revealed card on the bottom
      And Bob puts the revealed card on the top
      Then the bottom card of Alice's library is "Forest"
      And Alice has 11 cards in the library
      And the top card of Bob's library is "Serra Angel"
      And Bob has 11 cards in the library

  @LRW-CLASH-18
  Rule: After both decisions the cards move at the same time
    Lorwyn primer, "Keyword Action: Clash", first note, step 4; rule 103.4

    Scenario: Alice's card waits on the top until Bob has decided
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Grizzly Bears"
      And the top card of Bob's library is "Forest"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the bottom
      Then Bob is asked to choose where the revealed card goes
      And the top card of Alice's library is "Grizzly Bears"
      And the top card of Bob's library is "Forest"
      When Bob puts the revealed card on the bottom
      Then the bottom card of Alice's library is "Grizzly Bears"
      And the bottom card of Bob's library is "Forest"

    Scenario: Bob's card waits on his own turn, too
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Grizzly Bears"
      And the top card of Bob's library is "Forest"
      When Bob passes
      And Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Bob puts the revealed card on the bottom
      Then Alice is asked to choose where the revealed card goes
      And the top card of Bob's library is "Forest"
      When Alice puts the revealed card on the top
      Then the bottom card of Bob's library is "Forest"
      And the top card of Alice's library is "Grizzly Bears"

    @until:2017-09
    Scenario: The revealed cards are not shown any more when Lash Out deals its second damage
      Rule 501.10a

      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Hill Giant" and "Garruk Wildspeaker"
      And the top card of Alice's library is "Craw Wurm"
      And the top card of Bob's library is "Forest"
      When Alice plays "Lash Out" targeting "Hill Giant"
      And all players pass
      Then Alice and Bob have revealed "Craw Wurm" and "Forest"
      When Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Alice is asked to choose whether to redirect
      And no card is revealed
      When Alice redirects the damage to "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" is in Bob's graveyard
      And "Hill Giant" is in Bob's graveyard
