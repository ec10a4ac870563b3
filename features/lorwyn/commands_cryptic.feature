Feature: Commands: what they are, and Cryptic Command
  The facts of the five Commands, and what each mode of Cryptic Command does.

  @LRW-CMD-01
  Rule: Lorwyn has five Commands, one of each color
    Lorwyn primer, "Cycle: Commands"

    Scenario Outline: <command> is a <color> <type> for <cost>
      Given a game between Alice and Bob
      And Alice has "<command>" in hand
      Then "<command>" is <color>
      And "<command>" has the types <type>
      And "<command>" has no subtypes
      And the mana cost of "<command>" is <cost>

      Examples:
        | command            | color | type    | cost         |
        | Austere Command    | white | Sorcery | {4}{W}{W}    |
        | Cryptic Command    | blue  | Instant | {1}{U}{U}{U} |
        | Profane Command    | black | Sorcery | {X}{B}{B}    |
        | Incendiary Command | red   | Sorcery | {3}{R}{R}    |
        | Primal Command     | green | Sorcery | {3}{G}{G}    |

  @LRW-CMD-03
  Rule: Cryptic Command is an instant that costs {1}{U}{U}{U}
    Lorwyn primer, "Cycle: Commands", Cryptic Command; rule 212.5

    Scenario: Alice plays Cryptic Command in Bob's upkeep with three Islands and a Forest
      Given a game between Alice and Bob
      And it is Bob's upkeep step
      And Alice controls 3 "Island" and "Forest"
      And Alice has "Cryptic Command" in hand
      When Bob passes
      And Alice plays "Cryptic Command" choosing modes 3 and 4
      Then the stack is, from the top, "Cryptic Command"
      And the converted mana cost of "Cryptic Command" is 4
      And "Cryptic Command" has the types Instant
      And "Island 1" is tapped
      And "Island 2" is tapped
      And "Island 3" is tapped
      And "Forest" is tapped

    Scenario: Two Islands are one too few, whatever else there is
      Given a game between Alice and Bob
      And Alice controls 2 "Island" and 3 "Forest"
      And Alice has "Cryptic Command" and "Island" as "third Island" in hand
      When Alice tries to play "Cryptic Command" choosing modes 3 and 4
      Then the attempt is refused
      And "Cryptic Command" is in Alice's hand
      When Alice plays "third Island"
      And Alice plays "Cryptic Command" choosing modes 3 and 4
      Then the stack is, from the top, "Cryptic Command"

  @LRW-CMD-04
  Rule: The modes of Cryptic Command are, in this order: counter, return, tap, draw
    Lorwyn primer, "Cycle: Commands", Cryptic Command

    Scenario: The second and the fourth mode return a permanent and draw a card
      Given a game between Alice and Bob
      And Alice controls 4 "Island"
      And Alice has "Cryptic Command" in hand
      And Bob controls "Hill Giant" and "Grizzly Bears"
      When Alice plays "Cryptic Command" targeting "Hill Giant" choosing modes 2 and 4
      And all players pass
      Then "Hill Giant" is in Bob's hand
      And Alice has 1 card in hand
      And "Grizzly Bears" is untapped
      And "Cryptic Command" is in Alice's graveyard

    Scenario: The first and the third mode counter a spell and tap creatures
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 4 "Island"
      And Alice has "Cryptic Command" in hand
      And Bob controls 2 "Forest", "Hill Giant" and "Serra Angel"
      And Bob has "Grizzly Bears" in hand
      When Bob plays "Grizzly Bears"
      And Bob passes
      And Alice plays "Cryptic Command" targeting "Grizzly Bears" choosing modes 1 and 3
      And all players pass
      Then "Grizzly Bears" is in Bob's graveyard
      And "Hill Giant" is tapped
      And "Serra Angel" is tapped
      And Alice has 0 cards in hand

    Scenario: The second and the third mode return a permanent and tap creatures, without a card
      Given a game between Alice and Bob
      And Alice controls 4 "Island"
      And Alice has "Cryptic Command" in hand
      And Bob controls "Hill Giant" and "Grizzly Bears"
      When Alice plays "Cryptic Command" targeting "Hill Giant" choosing modes 2 and 3
      And all players pass
      Then "Hill Giant" is in Bob's hand
      And "Grizzly Bears" is tapped
      And Alice has 0 cards in hand

  @LRW-CMD-05
  Rule: The first mode needs another spell to counter
    Lorwyn primer, "Cycle: Commands", Cryptic Command; rules 415.6 and 409.1c

    Scenario: Alice counters Grizzly Bears and draws a card
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 4 "Island"
      And Alice has "Cryptic Command" in hand
      And Bob controls 2 "Forest"
      And Bob has "Grizzly Bears" in hand
      When Bob plays "Grizzly Bears"
      And Bob passes
      And Alice plays "Cryptic Command" targeting "Grizzly Bears" choosing modes 1 and 4
      And all players pass
      Then "Grizzly Bears" is in Bob's graveyard
      And Alice has 1 card in hand
      And the stack is empty

    Scenario: Alone on the stack Cryptic Command cannot counter, not even itself
      Given a game between Alice and Bob
      And Alice controls 4 "Island"
      And Alice has "Cryptic Command" in hand
      When Alice tries to play "Cryptic Command" targeting "Cryptic Command" choosing modes 1 and 4
      Then the attempt is refused
      When Alice plays "Cryptic Command"
      Then Alice is asked to choose modes
      When Alice tries to choose modes 1 and 4
      Then the attempt is refused
      When Alice chooses modes 3 and 4
      And all players pass
      Then "Cryptic Command" is in Alice's graveyard
      And Alice has 1 card in hand

    Scenario: An ability on the stack is no spell to counter
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 4 "Island"
      And Alice has "Cryptic Command" in hand
      And Bob controls "Prodigal Pyromancer"
      When Bob plays the ability of "Prodigal Pyromancer" targeting Alice
      And Bob passes
      And Alice tries to play "Cryptic Command" targeting the ability of "Prodigal Pyromancer" choosing modes 1 and 4
      Then the attempt is refused
      When Alice plays "Cryptic Command" targeting "Prodigal Pyromancer" choosing modes 2 and 4
      And all players pass
      Then "Prodigal Pyromancer" is in Bob's hand
      And Alice has 1 card in hand
      And the stack is, from the top, the ability of "Prodigal Pyromancer"

  @LRW-CMD-06
  Rule: The second mode returns any permanent to the hand of its owner
    Lorwyn primer, "Cycle: Commands", Cryptic Command; rules 214.1 and 200.4

    Scenario: A land of Bob's goes back to his hand
      Given a game between Alice and Bob
      And Alice controls 4 "Island"
      And Alice has "Cryptic Command" in hand
      And Bob controls "Forest"
      When Alice plays "Cryptic Command" targeting "Forest" choosing modes 2 and 4
      And all players pass
      Then "Forest" is in Bob's hand

    Scenario: Alice takes back an enchantment of her own
      Given a game between Alice and Bob
      And Alice controls 4 "Island" and "Glorious Anthem"
      And Alice has "Cryptic Command" in hand
      When Alice plays "Cryptic Command" targeting "Glorious Anthem" choosing modes 2 and 4
      And all players pass
      Then "Glorious Anthem" is in Alice's hand

    Scenario: A creature that Alice controls and Bob owns goes to Bob's hand
      Given a game between Alice and Bob
      And Alice controls 4 "Island" and "Hill Giant"
      And "Hill Giant" is owned by Bob
      And Alice has "Cryptic Command" in hand
      When Alice plays "Cryptic Command" targeting "Hill Giant" choosing modes 2 and 4
      And all players pass
      Then "Hill Giant" is in Bob's hand
      And Alice has 1 card in hand

    Scenario: Carol draws from her empty library as her Beast returns to her hand, and both leave the game at once
      Rules 102.5, 216.3 and 420.5f

      Given a game between Alice, Bob and Carol
      And it is Carol's turn
      And Carol controls 4 "Island" and "Garruk Wildspeaker"
      And Carol has "Cryptic Command" in hand
      And Carol's library is empty
      When Carol plays the -1 ability of "Garruk Wildspeaker"
      And all players pass
      And Carol plays "Cryptic Command" choosing modes 2 and 4 targeting "Beast"
      And all players pass
      Then Carol has lost the game
      And "Garruk Wildspeaker" is not in play
      And the stack is empty
      When the game moves to Bob's turn
      Then nobody is asked anything

    Scenario: Carol draws from her empty library as the Bears return, and what they bore leaves the game with her
      Rules 102.5 and 420.5k

      Given a game between Alice, Bob and Carol
      And it is Carol's turn
      And Carol controls 4 "Island", "Grizzly Bears" and "Fireshrieker"
      And "Fireshrieker" is attached to "Grizzly Bears"
      And Carol has "Cryptic Command" in hand
      And Carol's library is empty
      When Carol plays "Cryptic Command" choosing modes 2 and 4 targeting "Grizzly Bears"
      And all players pass
      Then Carol has lost the game
      And "Fireshrieker" is not in play
      And the stack is empty
      When the game moves to Bob's turn
      Then nobody is asked anything

  @LRW-CMD-07
  Rule: The third mode taps every creature that opponents have as it resolves, and targets none
    Lorwyn primer, "Cycle: Commands", Cryptic Command; rules 413.2f and 415.1

    Scenario: Bob's creatures are tapped, shroud or no shroud, and Alice's are not
      Given a game between Alice and Bob
      And Alice controls 4 "Island" and "Llanowar Elves"
      And Alice has "Cryptic Command" in hand
      And Bob controls "True Believer", "Grizzly Bears" and "Forest"
      When Alice plays "Cryptic Command" choosing modes 3 and 4
      And all players pass
      Then "True Believer" is tapped
      And "Grizzly Bears" is tapped
      And "Forest" is untapped
      And "Llanowar Elves" is untapped

    Scenario: A creature that Bob plays in response is tapped as well
      Given a game between Alice and Bob
      And Alice controls 4 "Island"
      And Alice has "Cryptic Command" in hand
      And Bob controls 3 "Island" and "Grizzly Bears"
      And Bob has "Scion of Oona" in hand
      When Alice plays "Cryptic Command" choosing modes 3 and 4
      And Alice passes
      And Bob plays "Scion of Oona"
      And all players pass
      Then "Scion of Oona" is untapped
      And the stack is, from the top, "Cryptic Command"
      When all players pass
      Then "Scion of Oona" is tapped
      And "Grizzly Bears" is tapped

    Scenario: Among three players the creatures of both opponents are tapped
      Given a game between Alice, Bob and Carol
      And Alice controls 4 "Island" and "Llanowar Elves"
      And Alice has "Cryptic Command" in hand
      And Bob controls "Grizzly Bears"
      And Carol controls "Hill Giant"
      When Alice plays "Cryptic Command" choosing modes 3 and 4
      And all players pass
      Then "Grizzly Bears" is tapped
      And "Hill Giant" is tapped
      And "Llanowar Elves" is untapped

    Scenario: Bob takes control of the Command, and Alice's creatures are tapped
      Given a game between Alice and Bob
      And Alice controls 4 "Island" and "Llanowar Elves"
      And Alice has "Cryptic Command" in hand
      And Bob controls 7 "Island" as "Bob's Island" and "Grizzly Bears"
      And Bob has "Commandeer" in hand
      When Alice plays "Cryptic Command" choosing modes 3 and 4
      And Alice passes
      And Bob plays "Commandeer" targeting "Cryptic Command"
      And all players pass
      Then Bob controls "Cryptic Command"
      When all players pass
      Then "Llanowar Elves" is tapped
      And "Grizzly Bears" is untapped
      And Bob has 1 card in hand
      And Alice has 0 cards in hand
      And "Cryptic Command" is in Alice's graveyard

  @LRW-CMD-08
  Rule: The fourth mode has its controller draw a card, whatever became of the other mode
    Lorwyn primer, "Cycle: Commands", Cryptic Command; rules 413.2b and 413.2a

    Scenario: With no creature to tap Alice still draws
      Given a game between Alice and Bob
      And Alice controls 4 "Island"
      And Alice has "Cryptic Command" in hand
      When Alice plays "Cryptic Command" choosing modes 3 and 4
      And all players pass
      Then Alice has 1 card in hand
      And Alice has 9 cards in the library
      And Bob has 0 cards in hand
      And "Cryptic Command" is in Alice's graveyard

    Scenario: Drawing needs no target that could be forbidden
      Given a game between Alice and Bob
      And Alice controls 4 "Island" and "True Believer"
      And Alice has "Cryptic Command" in hand
      When Alice plays "Cryptic Command" choosing modes 3 and 4
      And all players pass
      Then Alice has 1 card in hand
      And Alice has 9 cards in the library

    Scenario: With its only target gone the whole Command is countered and nothing is drawn
      Given a game between Alice and Bob
      And Alice controls 4 "Island"
      And Alice has "Cryptic Command" in hand
      And Bob controls "Mountain" and "Grizzly Bears"
      And Bob has "Lightning Bolt" in hand
      When Alice plays "Cryptic Command" targeting "Grizzly Bears" choosing modes 2 and 4
      And Alice passes
      And Bob plays "Lightning Bolt" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in Bob's graveyard
      And the stack is, from the top, "Cryptic Command"
      When all players pass
      Then "Cryptic Command" is in Alice's graveyard
      And "Grizzly Bears" is in Bob's graveyard
      And Alice has 0 cards in hand
