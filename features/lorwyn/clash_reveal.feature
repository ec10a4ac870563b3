Feature: Clash: revealing and placing the cards
  Who clashes with whom, what is revealed, and who decides what becomes of it.

  @LRW-CLASH-02
  Rule: Lash Out is a red instant for {1}{R} with one target, a creature
    Lorwyn primer, "Keyword Action: Clash", Lash Out

    Scenario: Lash Out answers on the opponent's turn and only a creature can be its target
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      When Bob passes
      And Alice tries to play "Lash Out" targeting Bob
      Then the attempt is refused
      And "Lash Out" has the types Instant
      And "Lash Out" is red
      And the mana cost of "Lash Out" is {1}{R}
      And the converted mana cost of "Lash Out" is 2
      When Alice plays "Lash Out" targeting "Craw Wurm"
      Then the stack is, from the top, "Lash Out"
      And "Mountain 1" is tapped
      And "Mountain 2" is tapped

  @LRW-CLASH-03
  Rule: Lash Out damages its creature first, whether or not the clash is won
    Lorwyn primer, "Keyword Action: Clash", Lash Out; rules 413.2a, 413.2b

    Scenario: The creature dies though its controller revealed the higher card
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Hill Giant"
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Grizzly Bears"
      When Alice plays "Lash Out" targeting "Hill Giant"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then "Hill Giant" is in Bob's graveyard
      And Bob is at 20 life

    Scenario: The damage is there while the clash goes on
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Hill Giant"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      Then Alice is asked to choose where the revealed card goes
      And "Craw Wurm" has 3 damage
      And Bob is at 20 life
      When Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then "Craw Wurm" has 3 damage
      And Bob is at 17 life

    Scenario: Without its creature Lash Out is countered and nobody clashes
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Hill Giant" and 2 "Island"
      And Bob has "Boomerang" in hand
      And the top card of Alice's library is "Serra Angel"
      When Alice plays "Lash Out" targeting "Hill Giant"
      And Alice passes
      And Bob plays "Boomerang" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is in Bob's hand
      When all players pass
      Then nobody is asked anything
      And no card is revealed
      And "Lash Out" is in Alice's graveyard
      And the top card of Alice's library is "Serra Angel"
      And Bob is at 20 life

  @LRW-CLASH-05
  Rule: Each clashing player shows the top card of the own library and leaves it there or puts it under
    Lorwyn primer, "Keyword Action: Clash", Lash Out, reminder text; rules 501.10a, 501.10c

    Scenario: Both cards go under and the higher one has won
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Hill Giant"
      And the top card of Bob's library is "Forest"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the bottom
      And Bob puts the revealed card on the bottom
      Then Bob is at 17 life
      And the bottom card of Alice's library is "Hill Giant"
      And the bottom card of Bob's library is "Forest"
      And Bob has 0 cards in the graveyard

  @LRW-CLASH-06
  Rule: A clashing player reveals exactly the top card of the own library to everybody
    Lorwyn primer, "Keyword Action: Clash"; rule 501.10a

    Scenario: One card is shown and stays in the library
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top cards of Alice's library are "Grizzly Bears" and "Serra Angel"
      And the top card of Bob's library is "Forest"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      Then Alice and Bob have revealed "Grizzly Bears" and "Forest"
      And Bob may look at "Grizzly Bears"
      And Bob may not look at "Serra Angel"
      And "Grizzly Bears" is in Alice's library
      And Alice has 0 cards in hand
      When Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then the top card of Alice's library is "Grizzly Bears"
      And the top card of Bob's library is "Forest"

    Scenario: With an empty library one clashes without a card, does not win and does not lose the game
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Alice's library is empty
      And Bob controls "Craw Wurm"
      And the top card of Bob's library is "Grizzly Bears"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      Then Bob has revealed "Grizzly Bears"
      When Bob puts the revealed card on the bottom
      Then the bottom card of Bob's library is "Grizzly Bears"
      And Alice has not lost the game
      And Bob is at 20 life
      And "Craw Wurm" has 3 damage

  @LRW-CLASH-07
  Rule: Putting the revealed card on the bottom is a choice; else it stays on the top
    Lorwyn primer, "Keyword Action: Clash"; rule 501.10a

    Scenario: A card that was kept is drawn next
      Rule 304.1

      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Serra Angel"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then the top card of Alice's library is "Serra Angel"
      When the game moves to Alice's next turn
      Then "Serra Angel" is in Alice's hand

    Scenario: A card put under makes way for the next one
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Alice's library is "Forest", "Serra Angel" and "Grizzly Bears"
      And Bob controls "Craw Wurm"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the bottom
      And Bob puts the revealed card on the top
      Then the bottom card of Alice's library is "Forest"
      When the game moves to Alice's next turn
      Then "Serra Angel" is in Alice's hand
      And the top card of Alice's library is "Grizzly Bears"
      And the bottom card of Alice's library is "Forest"

    Scenario: The winner keeps a card and the other player puts one under
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Serra Angel"
      And the top card of Bob's library is "Forest"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the bottom
      Then the top card of Alice's library is "Serra Angel"
      And the bottom card of Bob's library is "Forest"

  @LRW-CLASH-08
  Rule: To clash with an opponent is to pick one opponent and clash, both of you
    Lorwyn primer, "Keyword Action: Clash"; rule 501.10b

    Scenario: Of three players the two who clash reveal a card each
      Given a game between Alice, Bob and Carol
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Hill Giant"
      And the top card of Bob's library is "Grizzly Bears"
      And the top card of Carol's library is "Forest"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice chooses Carol
      Then Alice and Carol have revealed "Hill Giant" and "Forest"
      When Alice puts the revealed card on the top
      And Carol puts the revealed card on the bottom
      Then nobody is asked anything
      And the bottom card of Carol's library is "Forest"
      And the top card of Bob's library is "Grizzly Bears"

    Scenario: The opponent has a card to place, too
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Hill Giant"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the bottom
      Then Bob is asked to choose where the revealed card goes
      When Bob puts the revealed card on the bottom
      Then the bottom card of Bob's library is "Hill Giant"

  @LRW-CLASH-10
  Rule: Every clash card of Lorwyn has its controller clash with one opponent
    Lorwyn primer, "Keyword Action: Clash", first note

    Scenario: Spring Cleaning asks for one of two opponents
      Given a game between Alice, Bob and Carol
      And Alice controls 2 "Forest"
      And Alice has "Spring Cleaning" in hand
      And Bob controls "Glorious Anthem"
      And the top card of Alice's library is "Hill Giant"
      And the top card of Carol's library is "Grizzly Bears"
      When Alice plays "Spring Cleaning" targeting "Glorious Anthem"
      And all players pass
      Then Alice is asked to choose players
      And Alice can choose Bob and Carol
      When Alice chooses Carol
      Then Alice and Carol have revealed "Hill Giant" and "Grizzly Bears"
      When Alice puts the revealed card on the top
      And Carol puts the revealed card on the top
      Then "Glorious Anthem" is in Bob's graveyard

    Scenario: Captivating Glance asks for one of two opponents
      Given a game between Alice, Bob and Carol
      And Alice controls "Captivating Glance" and "Craw Wurm"
      And "Captivating Glance" is attached to "Craw Wurm"
      And the top card of Alice's library is "Hill Giant"
      And the top card of Bob's library is "Grizzly Bears"
      When the game moves to Alice's postcombat main phase
      And all players pass
      And all players pass
      Then Alice is asked to choose players
      And Alice can choose Bob and Carol
      When Alice chooses Bob
      Then Alice and Bob have revealed "Hill Giant" and "Grizzly Bears"
      When Alice puts the revealed card on the top
      And Bob puts the revealed card on the bottom
      Then the bottom card of Bob's library is "Grizzly Bears"

  @LRW-CLASH-11
  Rule: Whoever controls the clash instruction picks the opponent as it is followed, before anything is revealed
    Lorwyn primer, "Keyword Action: Clash", first note, step 1

    Scenario: The opponent is picked as Lash Out resolves and need not control its target
      Given a game between Alice, Bob and Carol
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      Then nobody is asked anything
      And Alice has priority
      When all players pass
      Then Alice is asked to choose players
      And Alice can choose Bob and Carol
      And no card is revealed
      When Alice tries to choose Bob and Carol
      Then the attempt is refused
      When Alice chooses Carol
      And Alice puts the revealed card on the top
      And Carol puts the revealed card on the top
      Then "Craw Wurm" has 3 damage

    Scenario: An opponent who leaves the game while Alice picks is none to pick any more
      Rules 102.3a and 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Hill Giant"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      Then Alice can choose Bob and Carol
      When Carol concedes
      Then Alice can choose Bob
      When Alice chooses Bob
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then "Craw Wurm" has 3 damage
      And Bob is at 17 life

    Scenario: On somebody else's turn the controller of Lash Out still picks
      Given a game between Alice, Bob and Carol
      And Alice controls "Craw Wurm"
      And Bob controls 2 "Mountain"
      And Bob has "Lash Out" in hand
      When Alice passes
      And Bob plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      Then Bob is asked to choose players
      And Bob can choose Alice and Carol
      When Bob chooses Carol
      And Bob puts the revealed card on the top
      And Carol puts the revealed card on the top
      Then "Craw Wurm" has 3 damage

  @LRW-CLASH-12
  Rule: The opponent is no target, so shroud does not keep a player out of a clash
    Lorwyn primer, "Keyword Action: Clash", first note, step 1; rules 415.1, 501.10b

    Scenario: True Believer protects neither from the clash nor from its bonus
      Given a game between Alice and Bob
      And Alice controls 3 "Mountain"
      And Alice has "Lash Out" and "Shock" in hand
      And Bob controls "True Believer" and "Craw Wurm"
      And the top card of Alice's library is "Hill Giant"
      And the top card of Bob's library is "Forest"
      When Alice tries to play "Shock" targeting Bob
      Then the attempt is refused
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      Then Alice and Bob have revealed "Hill Giant" and "Forest"
      When Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 17 life

    Scenario: A player with shroud may be picked from among two opponents
      Given a game between Alice, Bob and Carol
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And Carol controls "True Believer"
      And the top card of Carol's library is "Forest"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      Then Alice can choose Bob and Carol
      When Alice chooses Carol
      And Alice puts the revealed card on the top
      And Carol puts the revealed card on the bottom
      Then the bottom card of Carol's library is "Forest"

  @LRW-CLASH-13
  Rule: Both players reveal before either decides where a card goes
    Lorwyn primer, "Keyword Action: Clash", first note, step 2

    Scenario: Alice knows Bob's card when she decides, and Bob decides with both cards in view
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Serra Angel"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      Then Alice is asked to choose where the revealed card goes
      And Alice and Bob have revealed "Forest" and "Serra Angel"
      And Alice may look at "Serra Angel"
      When Alice puts the revealed card on the bottom
      Then Bob is asked to choose where the revealed card goes
      And Alice and Bob have revealed "Forest" and "Serra Angel"
      When Bob puts the revealed card on the top
      Then the bottom card of Alice's library is "Forest"

    Scenario: On his turn Bob decides first and knows the card of Alice's
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Serra Angel"
      When Bob passes
      And Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      Then Bob is asked to choose where the revealed card goes
      And Alice and Bob have revealed "Forest" and "Serra Angel"
      And Bob may look at "Forest"
      When Bob puts the revealed card on the bottom
      And Alice puts the revealed card on the top
      Then the bottom card of Bob's library is "Serra Angel"
