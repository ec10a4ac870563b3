Feature: Clash: cards whose cost is special
  X, no mana cost, and split cards.

  @LRW-CLASH-28
  Rule: An X in the mana cost of a revealed card counts as 0
    Lorwyn primer, "Keyword Action: Clash", fifth note; rule 203.3

    Scenario: Blaze counts as 1 and does not beat 2
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Blaze"
      And the top card of Bob's library is "Grizzly Bears"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 20 life
      And "Craw Wurm" has 3 damage

    Scenario: Blaze counts as 1 and beats a land
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Blaze"
      And the top card of Bob's library is "Forest"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 17 life
      And "Craw Wurm" has 3 damage

  @LRW-CLASH-29
  Rule: A revealed card without a mana cost counts as 0
    Lorwyn primer, "Keyword Action: Clash", sixth note; rule 203.3a

    Scenario: One mana beats a land
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Llanowar Elves"
      And the top card of Bob's library is "Forest"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 17 life
      And "Craw Wurm" has 3 damage

    Scenario: Dryad Arbor, a creature without a mana cost, does not beat another land
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Dryad Arbor"
      And the top card of Bob's library is "Forest"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 20 life
      And "Craw Wurm" has 3 damage

    Scenario: Ancestral Vision does not beat a land, whatever its suspend cost
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Ancestral Vision"
      And the top card of Bob's library is "Forest"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 20 life
      And "Craw Wurm" has 3 damage

  @LRW-CLASH-30
  Rule: Each half of a revealed split card is compared by itself, and either may win
    Lorwyn primer, "Keyword Action: Clash", seventh note; rule 501.10c; one combined cost since April 2017

    Scenario: Stand // Deliver beats 1 with its 3 and is not beaten by 1
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm" and "Sylvan Echoes"
      And the top card of Alice's library is "Stand // Deliver"
      And the top card of Bob's library is "Llanowar Elves"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 17 life
      And the stack is empty

    @until:2008-02
    Scenario: Stand // Deliver does not beat 3, and its 1 is beaten by 3
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm" and "Sylvan Echoes"
      And the top card of Alice's library is "Stand // Deliver"
      And the top card of Bob's library is "Nantuko Husk"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 20 life
      And the stack is, from the top, the ability of "Sylvan Echoes"

    @since:2017-09
    Scenario: Since 2017 Stand // Deliver counts as 4 and beats 3
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm" and "Sylvan Echoes"
      And the top card of Alice's library is "Stand // Deliver"
      And the top card of Bob's library is "Nantuko Husk"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 17 life
      And the stack is empty

    @until:2008-02
    Scenario: Stand // Deliver is beaten by 4
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm" and "Sylvan Echoes"
      And the top card of Alice's library is "Stand // Deliver"
      And the top card of Bob's library is "Hill Giant"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 20 life
      And the stack is, from the top, the ability of "Sylvan Echoes"

    @since:2017-09
    Scenario: Since 2017 Stand // Deliver ties with 4
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm" and "Sylvan Echoes"
      And the top card of Alice's library is "Stand // Deliver"
      And the top card of Bob's library is "Hill Giant"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 20 life
      And the stack is empty
      And "Craw Wurm" has 3 damage

    @until:2008-02
    Scenario: Isochron Scepter can remove Stand // Deliver, one half of which costs 1
      Rules 505.5 and 505.6

      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Isochron Scepter", "Stand // Deliver", "Shock" and "Lash Out" in hand
      When Alice plays "Isochron Scepter"
      And the stack resolves
      Then Alice can choose "Stand // Deliver", "Shock" and "Lash Out"
      When Alice chooses "Stand // Deliver"
      Then "Stand // Deliver" is removed from the game

    @since:2017-09
    Scenario: Since 2017 Isochron Scepter cannot exile Stand // Deliver, which counts as 4
      Rules 505.5 and 505.6

      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Isochron Scepter", "Stand // Deliver", "Shock" and "Lash Out" in hand
      When Alice plays "Isochron Scepter"
      And the stack resolves
      Then Alice can choose "Shock" and "Lash Out"

  @LRW-CLASH-31 @LRW-CLASH-32
  Rule: With a split card both players can win the same clash, as 1 and 3 against 2 show
    Lorwyn primer, "Keyword Action: Clash", seventh note and its example; rule 501.10c; one combined cost since April 2017

    @until:2008-02
    Scenario: Alice's 3 beats 2 and Bob's 2 beats 1, so both Sylvan Echoes trigger
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain" and "Sylvan Echoes" as "Alice's Echoes"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm" and "Sylvan Echoes" as "Bob's Echoes"
      And the top card of Alice's library is "Stand // Deliver"
      And the top card of Bob's library is "Grizzly Bears"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 17 life
      And the stack is, from the top, the ability of "Bob's Echoes", the ability of "Alice's Echoes"

    @since:2017-09
    Scenario: Since 2017 Alice alone wins with 4 against 2
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain" and "Sylvan Echoes" as "Alice's Echoes"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm" and "Sylvan Echoes" as "Bob's Echoes"
      And the top card of Alice's library is "Stand // Deliver"
      And the top card of Bob's library is "Grizzly Bears"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 17 life
      And the stack is, from the top, the ability of "Alice's Echoes"

    @until:2008-02
    Scenario: Alice gets her bonus and Bob may draw for having won, too
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm" and "Sylvan Echoes"
      And the top card of Alice's library is "Stand // Deliver"
      And the top card of Bob's library is "Grizzly Bears"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 17 life
      And the stack is, from the top, the ability of "Sylvan Echoes"
      When all players pass
      And Bob accepts
      Then "Grizzly Bears" is in Bob's hand

    @until:2008-02
    Scenario: It is the same with the split card on Bob's side
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm" and "Sylvan Echoes"
      And the top card of Alice's library is "Grizzly Bears"
      And the top card of Bob's library is "Stand // Deliver"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 17 life
      And the stack is, from the top, the ability of "Sylvan Echoes"

    @since:2017-09
    Scenario: Since 2017 Bob alone wins with the split card
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm" and "Sylvan Echoes"
      And the top card of Alice's library is "Grizzly Bears"
      And the top card of Bob's library is "Stand // Deliver"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 20 life
      And the stack is, from the top, the ability of "Sylvan Echoes"
