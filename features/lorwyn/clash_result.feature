Feature: Clash: who wins and what it is worth
  How the revealed cards are compared, who wins, and who gets the bonus.

  @LRW-CLASH-04
  Rule: Winning with Lash Out costs the controller of its creature 3 life, whoever was clashed with
    Lorwyn primer, "Keyword Action: Clash", Lash Out; rules 413.2b, 420.4

    Scenario: Alice beats Carol and Bob is dealt the damage
      Given a game between Alice, Bob and Carol
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Hill Giant"
      And the top card of Carol's library is "Forest"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice chooses Carol
      And Alice puts the revealed card on the top
      And Carol puts the revealed card on the top
      Then Bob is at 17 life
      And Carol is at 20 life
      And Alice is at 20 life

    Scenario: Alice wins and damages herself with her own creature
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain" and "Craw Wurm"
      And Alice has "Lash Out" in hand
      And the top card of Alice's library is "Hill Giant"
      And the top card of Bob's library is "Forest"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Alice is at 17 life
      And Bob is at 20 life
      And "Craw Wurm" has 3 damage

    Scenario: The controller of a doomed creature is damaged all the same
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Llanowar Elves"
      And the top card of Alice's library is "Hill Giant"
      And the top card of Bob's library is "Forest"
      When Alice plays "Lash Out" targeting "Llanowar Elves"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 17 life
      And "Llanowar Elves" is in Bob's graveyard

  @LRW-CLASH-09 @LRW-CLASH-27
  Rule: Only a strictly higher converted mana cost wins; of equal ones neither does
    Lorwyn primer, "Keyword Action: Clash"; rule 501.10c

    Scenario: Four beats two
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Hill Giant"
      And the top card of Bob's library is "Grizzly Bears"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 17 life
      And "Craw Wurm" has 3 damage

    Scenario: Two against two is won by nobody
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Grizzly Bears"
      And the top card of Bob's library is "Goblin Piker"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 20 life
      And "Craw Wurm" has 3 damage

    Scenario: An artifact for no mana does not beat a land
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Ornithopter"
      And the top card of Bob's library is "Forest"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 20 life
      And "Craw Wurm" has 3 damage

    Scenario: On Bob's turn a tie is no win for Alice either
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Grizzly Bears"
      And the top card of Bob's library is "Goblin Piker"
      When Bob passes
      And Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Bob puts the revealed card on the top
      And Alice puts the revealed card on the top
      Then Bob is at 20 life
      And "Craw Wurm" has 3 damage

  @LRW-CLASH-14
  Rule: The costs of the cards as revealed count, whatever lies on top afterwards
    Lorwyn primer, "Keyword Action: Clash", first note, step 3

    Scenario: Alice wins with a card that she puts under
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top cards of Alice's library are "Hill Giant" and "Forest"
      And the top card of Bob's library is "Grizzly Bears"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the bottom
      And Bob puts the revealed card on the top
      Then Bob is at 17 life
      And the top card of Alice's library is "Forest"

    Scenario: A high card uncovered by putting another under wins nothing
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top cards of Alice's library are "Grizzly Bears" and "Serra Angel"
      And the top cards of Bob's library are "Hill Giant" and "Forest"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the bottom
      And Bob puts the revealed card on the bottom
      Then Bob is at 20 life
      And the top card of Alice's library is "Serra Angel"
      And the top card of Bob's library is "Forest"

  @LRW-CLASH-19
  Rule: Who has won is settled when the clash is over, and it may be either player
    Lorwyn primer, "Keyword Action: Clash", first note, step 5; rule 501.10c

    Scenario: Bob's higher card makes him the winner of Alice's clash
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm" and "Sylvan Echoes"
      And the top card of Alice's library is "Hill Giant"
      And the top card of Bob's library is "Serra Angel"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then the stack is, from the top, the ability of "Sylvan Echoes"
      And Bob is at 20 life
      When all players pass
      Then Bob is asked to choose yes or no
      When Bob accepts
      Then "Serra Angel" is in Bob's hand

    Scenario: While the cards are being placed nobody has won yet
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain" and "Sylvan Echoes"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Hill Giant"
      And the top card of Bob's library is "Forest"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      Then Bob is asked to choose where the revealed card goes
      And the stack is, from the top, "Lash Out"
      And Bob is at 20 life
      When Bob puts the revealed card on the top
      Then Bob is at 17 life
      And the stack is, from the top, the ability of "Sylvan Echoes"

  @LRW-CLASH-23
  Rule: A clash is won or not won; nobody draws or loses it
    Lorwyn primer, "Keyword Action: Clash", second note

    Scenario: A tie triggers nobody's Sylvan Echoes and is not repeated
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain" and "Sylvan Echoes" as "Alice's Echoes"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm" and "Sylvan Echoes" as "Bob's Echoes"
      And the top card of Alice's library is "Grizzly Bears"
      And the top card of Bob's library is "Goblin Piker"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then the stack is empty
      And nobody is asked anything
      And Bob is at 20 life
      And "Craw Wurm" has 3 damage
      And the top card of Alice's library is "Grizzly Bears"

    Scenario: Not winning costs Alice nothing
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm"
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Serra Angel"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Alice is at 20 life
      And Alice has 11 cards in the library
      And Alice has 1 card in the graveyard
      And "Lash Out" is in Alice's graveyard
      And "Craw Wurm" has 3 damage

  @LRW-CLASH-24
  Rule: Only a win of the controller of the clash card earns its bonus
    Lorwyn primer, "Keyword Action: Clash", third note; rule 501.10c

    Scenario: Bob wins and nobody is dealt the bonus
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Grizzly Bears" and "Sylvan Echoes"
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Serra Angel"
      When Alice plays "Lash Out" targeting "Grizzly Bears"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 20 life
      And Alice is at 20 life
      And "Grizzly Bears" is in Bob's graveyard
      And the stack is, from the top, the ability of "Sylvan Echoes"

    Scenario: On Bob's turn, too, the bonus is Alice's when she wins
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Grizzly Bears"
      And the top card of Alice's library is "Serra Angel"
      And the top card of Bob's library is "Forest"
      When Bob passes
      And Alice plays "Lash Out" targeting "Grizzly Bears"
      And all players pass
      And Bob puts the revealed card on the top
      And Alice puts the revealed card on the top
      Then Bob is at 17 life
      And Alice is at 20 life
      And "Grizzly Bears" is in Bob's graveyard

    Scenario: A Lash Out that Bob has commandeered clashes for Bob
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Bob controls "Craw Wurm" and 7 "Island"
      And Bob has "Commandeer" in hand
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Serra Angel"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And Alice passes
      And Bob plays "Commandeer" targeting "Lash Out"
      And all players pass
      Then Bob controls "Lash Out"
      When all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob is at 17 life
      And "Craw Wurm" has 3 damage

  @LRW-CLASH-25
  Rule: Who does not win goes without the bonus, and the rest of the card works as usual
    Lorwyn primer, "Keyword Action: Clash", third note; rule 413.2b

    Scenario: After a tie Spring Cleaning still destroys its target
      Given a game between Alice and Bob
      And Alice controls 2 "Forest", "Grizzly Bears" and "Propaganda"
      And Alice has "Spring Cleaning" in hand
      And Bob controls "Glorious Anthem" and "Bound in Silence"
      And "Bound in Silence" is attached to "Grizzly Bears"
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Forest"
      When Alice plays "Spring Cleaning" targeting "Glorious Anthem"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then "Glorious Anthem" is in Bob's graveyard
      And "Bound in Silence" is in play
      And "Propaganda" is in play
      And "Spring Cleaning" is in Alice's graveyard

    Scenario: A won Spring Cleaning destroys the opponent's other enchantments and spares one's own
      Given a game between Alice and Bob
      And Alice controls 2 "Forest", "Grizzly Bears" and "Propaganda"
      And Alice has "Spring Cleaning" in hand
      And Bob controls "Glorious Anthem" and "Bound in Silence"
      And "Bound in Silence" is attached to "Grizzly Bears"
      And the top card of Alice's library is "Hill Giant"
      When Alice plays "Spring Cleaning" targeting "Glorious Anthem"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then "Glorious Anthem" is in Bob's graveyard
      And "Bound in Silence" is in Bob's graveyard
      And "Propaganda" is in play

  @LRW-CLASH-26
  Rule: Captivating Glance does something without a win: the opponent clashed with gets the creature
    Lorwyn primer, "Keyword Action: Clash", third note; rule 501.10b

    Scenario: A tie hands Alice's creature to Bob
      Given a game between Alice and Bob
      And Alice controls "Captivating Glance" and "Grizzly Bears"
      And "Captivating Glance" is attached to "Grizzly Bears"
      And the top card of Alice's library is "Forest"
      And the top card of Bob's library is "Forest"
      When the game moves to Alice's postcombat main phase
      And all players pass
      Then the stack is, from the top, the ability of "Captivating Glance"
      When all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Bob controls "Grizzly Bears"
      And Alice owns "Grizzly Bears"
      And Alice controls "Captivating Glance"

    Scenario: A win takes Bob's creature, and it stays when the Aura has gone
      Given a game between Alice and Bob
      And Alice controls "Captivating Glance"
      And Bob controls "Grizzly Bears" and 2 "Plains"
      And Bob has "Disenchant" in hand
      And "Captivating Glance" is attached to "Grizzly Bears"
      And the top card of Alice's library is "Hill Giant"
      And the top card of Bob's library is "Forest"
      When the game moves to Alice's postcombat main phase
      And all players pass
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then Alice controls "Grizzly Bears"
      When Alice passes
      And Bob plays "Disenchant" targeting "Captivating Glance"
      And all players pass
      Then "Captivating Glance" is in Alice's graveyard
      And Alice controls "Grizzly Bears"

    Scenario: Of three players the one clashed with gets the creature, not its owner
      Given a game between Alice, Bob and Carol
      And Alice controls "Captivating Glance"
      And Bob controls "Grizzly Bears"
      And "Captivating Glance" is attached to "Grizzly Bears"
      And the top card of Alice's library is "Forest"
      And the top card of Carol's library is "Hill Giant"
      When the game moves to Alice's postcombat main phase
      And all players pass
      And all players pass
      And Alice chooses Carol
      And Alice puts the revealed card on the top
      And Carol puts the revealed card on the top
      Then Carol controls "Grizzly Bears"
      And Bob owns "Grizzly Bears"

    Scenario: Who has left the game by then gets no creature, and it stays with its owner
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Captivating Glance"
      And Bob controls "Grizzly Bears"
      And "Captivating Glance" is attached to "Grizzly Bears"
      And the top card of Alice's library is "Forest"
      And the top card of Carol's library is "Hill Giant"
      When the game moves to Alice's postcombat main phase
      And all players pass
      And all players pass
      And Alice chooses Carol
      And Alice puts the revealed card on the top
      And Carol concedes
      Then Bob controls "Grizzly Bears"
      And Alice controls "Captivating Glance"
      And the game goes on
