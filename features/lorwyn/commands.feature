Feature: Commands: choosing two modes
  When the modes of a Command are chosen, and how many of them.

  @LRW-CMD-02
  Rule: For a Command two modes are chosen, not one
    Lorwyn primer, "Cycle: Commands"; rule 409.1b

    Scenario: Alice is asked for two modes of Cryptic Command and gets both
      Given a game between Alice and Bob
      And Alice controls 4 "Island"
      And Alice has "Cryptic Command" in hand
      And Bob controls "Grizzly Bears"
      When Alice plays "Cryptic Command"
      Then Alice is asked to choose modes
      When Alice chooses modes 3 and 4
      And all players pass
      Then "Grizzly Bears" is tapped
      And Alice has 1 card in hand

    Scenario: Two modes with a target each take two targets
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 4 "Island"
      And Alice has "Cryptic Command" in hand
      And Bob controls 2 "Forest" and "Hill Giant"
      And Bob has "Grizzly Bears" in hand
      When Bob plays "Grizzly Bears"
      And Bob passes
      And Alice plays "Cryptic Command" targeting "Grizzly Bears" and "Hill Giant" choosing modes 1 and 2
      And all players pass
      Then "Grizzly Bears" is in Bob's graveyard
      And "Hill Giant" is in Bob's hand

  @LRW-CMD-09
  Rule: Apart from the number of modes a Command works like any modal card
    Lorwyn primer, "Cycle: Commands"; rules 503.10 and 413.2a

    Scenario: A copy of Cryptic Command has the same two modes and may have another target
      Given a game between Alice and Bob
      And Alice controls 4 "Island" as "Water"
      And Alice has "Cryptic Command" in hand
      And Bob controls 2 "Island" and "Hill Giant"
      And Bob has "Twincast" in hand
      When Alice plays "Cryptic Command" targeting "Hill Giant" choosing modes 2 and 4
      And Alice passes
      And Bob plays "Twincast" targeting "Cryptic Command"
      And all players pass
      And Bob accepts
      Then Bob is asked to choose targets
      When Bob chooses "Water 1"
      And all players pass
      Then "Water 1" is in Alice's hand
      And Bob has 1 card in hand
      And "Hill Giant" is in play
      When all players pass
      Then "Hill Giant" is in Bob's hand
      And Bob has 2 cards in hand
      And Alice has 2 cards in hand

    Scenario: The copy counters the spell, so the original has no legal target and draws nothing
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 6 "Island"
      And Alice has "Cryptic Command" and "Twincast" in hand
      And Bob controls 2 "Forest"
      And Bob has "Grizzly Bears" in hand
      When Bob plays "Grizzly Bears"
      And Bob passes
      And Alice plays "Cryptic Command" targeting "Grizzly Bears" choosing modes 1 and 4
      And Alice plays "Twincast" targeting "Cryptic Command"
      And all players pass
      And Alice declines
      And all players pass
      Then "Grizzly Bears" is in Bob's graveyard
      And Alice has 1 card in hand
      And the stack is, from the top, "Cryptic Command"
      When all players pass
      Then "Cryptic Command" is in Alice's graveyard
      And Alice has 1 card in hand

    Scenario: A copy of Profane Command has the same X and the same modes for other targets
      Given a game between Alice and Bob
      And Alice controls 4 "Swamp" and "Hill Giant"
      And Alice has "Profane Command" in hand
      And Bob controls 2 "Island" and "Grizzly Bears"
      And Bob has "Twincast" in hand
      When Alice plays "Profane Command" targeting Bob and "Grizzly Bears" with X = 2 choosing modes 1 and 3
      And Alice passes
      And Bob plays "Twincast" targeting "Profane Command"
      And all players pass
      And Bob accepts
      And Bob chooses Alice
      And Bob chooses "Hill Giant"
      And all players pass
      Then Alice is at 18 life
      And "Hill Giant" is 1/1
      And Bob is at 20 life
      And "Grizzly Bears" is 2/2
      When all players pass
      Then Bob is at 18 life
      And "Grizzly Bears" is in Bob's graveyard

    Scenario: Profane Command returns White Knight, which is protected from black in play alone
      Rules 402.8 and 502.7b

      Given a game between Alice and Bob
      And Alice controls 6 "Swamp"
      And Alice has "Profane Command" in hand
      And Alice has "White Knight" in the graveyard
      And Bob controls "White Knight" as "Bob's Knight" and "Grizzly Bears"
      When Alice tries to play "Profane Command" targeting "White Knight" and "Bob's Knight" with X = 2 choosing modes 2 and 3
      Then the attempt is refused
      When Alice plays "Profane Command" targeting "White Knight" and "Grizzly Bears" with X = 2 choosing modes 2 and 3
      And all players pass
      Then "White Knight" is in play
      And "Grizzly Bears" is in Bob's graveyard

    Scenario: A target of the copy that could be no other one stays, and the copy does the rest
      Given a game between Alice and Bob
      And Alice controls 4 "Swamp"
      And Alice has "Profane Command" in hand
      And Alice has "Llanowar Elves" in the graveyard
      And Bob controls 2 "Island"
      And Bob has "Twincast" in hand
      When Alice plays "Profane Command" targeting Bob and "Llanowar Elves" with X = 2 choosing modes 1 and 2
      And Alice passes
      And Bob plays "Twincast" targeting "Profane Command"
      And all players pass
      And Bob accepts
      And Bob chooses Alice
      And all players pass
      Then Alice is at 18 life
      And "Llanowar Elves" is in Alice's graveyard
      When all players pass
      Then Bob is at 18 life
      And Alice controls "Llanowar Elves"

    Scenario: Profane Command that is taken with no target that could be another is left as it is
      Rule 415.7

      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 7 "Island" and "Grizzly Bears"
      And Alice has "Commandeer" in hand
      And Bob controls 3 "Swamp"
      And Bob has "Llanowar Elves" in the graveyard
      And Bob has "Profane Command" in hand
      When Bob plays "Profane Command" targeting "Llanowar Elves" with X = 1 choosing modes 2 and 4
      And Bob passes
      And Alice plays "Commandeer" targeting "Profane Command"
      And all players pass
      Then nobody is asked anything
      And Alice controls "Profane Command"

    Scenario: With one of two targets gone the mode of the other is still carried out
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 4 "Island"
      And Alice has "Cryptic Command" in hand
      And Bob controls 2 "Forest", "Mountain" and "Prodigal Pyromancer"
      And Bob has "Grizzly Bears" and "Lightning Bolt" in hand
      When Bob plays "Grizzly Bears"
      And Bob passes
      And Alice plays "Cryptic Command" targeting "Grizzly Bears" and "Prodigal Pyromancer" choosing modes 1 and 2
      And Alice passes
      And Bob plays "Lightning Bolt" targeting "Prodigal Pyromancer"
      And all players pass
      Then "Prodigal Pyromancer" is in Bob's graveyard
      When all players pass
      Then "Grizzly Bears" is in Bob's graveyard
      And "Prodigal Pyromancer" is in Bob's graveyard
      And the stack is empty

    Scenario: Troll Ascetic regenerates when Austere Command would destroy it, as with any card that destroys
      Rule 501.5a

      Given a game between Alice and Bob
      And Alice controls 6 "Plains" and "Grizzly Bears"
      And Alice has "Austere Command" in hand
      And Bob controls "Troll Ascetic" and 2 "Forest"
      When Alice plays "Austere Command" choosing modes 2 and 3
      And Alice passes
      And Bob plays the ability of "Troll Ascetic"
      And all players pass
      And all players pass
      Then "Grizzly Bears" is in Alice's graveyard
      And "Troll Ascetic" is in play
      And "Troll Ascetic" is tapped

    Scenario: What Wrath of God destroys cannot be regenerated, unlike what Austere Command does
      Rules 501.4 and 501.5a

      Given a game between Alice and Bob
      And Alice controls 4 "Plains"
      And Alice has "Wrath of God" in hand
      And Bob controls "Troll Ascetic" and 2 "Forest"
      When Alice plays "Wrath of God"
      And Alice passes
      And Bob plays the ability of "Troll Ascetic"
      And all players pass
      And all players pass
      Then "Troll Ascetic" is in Bob's graveyard

    Scenario: Each shield of a Troll Ascetic saves that Troll from one destruction
      Rule 501.5a

      Given a game between Alice and Bob
      And Alice controls 2 "Troll Ascetic", 6 "Forest" and 4 "Mountain"
      And Alice has 2 "Pyroclasm" in hand
      And "Troll Ascetic 1" has 1 damage
      And "Troll Ascetic 2" has 1 damage
      When Alice plays the ability of "Troll Ascetic 1"
      And Alice plays the ability of "Troll Ascetic 1"
      And Alice plays the ability of "Troll Ascetic 2"
      And the stack resolves
      And Alice plays "Pyroclasm 1"
      And all players pass
      Then nobody is asked anything
      And "Troll Ascetic 1" is tapped
      And "Troll Ascetic 2" is tapped
      And "Troll Ascetic 2" has 0 damage
      When Alice plays "Pyroclasm 2"
      And all players pass
      Then "Troll Ascetic 1" is in play
      And "Troll Ascetic 2" is in Alice's graveyard

    Scenario: Austere Command destroys the artifacts and the creatures that cost four or more
      Rule 203.3

      Given a game between Alice and Bob
      And Alice controls 6 "Plains", "Icy Manipulator" and "Grizzly Bears"
      And Alice has "Austere Command" in hand
      And Bob controls "Hill Giant", "Craw Wurm" and "Greed"
      When Alice plays "Austere Command" choosing modes 1 and 4
      And all players pass
      Then "Icy Manipulator" is in Alice's graveyard
      And "Hill Giant" is in Bob's graveyard
      And "Craw Wurm" is in Bob's graveyard
      And "Grizzly Bears" is in play
      And "Greed" is in play

    Scenario: Each shield of Troll Ascetic replaces one destruction by a Command
      Rule 501.5a

      Given a game between Alice and Bob
      And Alice controls 18 "Plains"
      And Alice has 3 "Austere Command" in hand
      And Bob controls "Troll Ascetic", "Grizzly Bears" and 4 "Forest"
      When Alice plays "Austere Command 1" choosing modes 2 and 3
      And Alice passes
      And Bob plays the ability of "Troll Ascetic"
      And Bob plays the ability of "Troll Ascetic"
      And the stack resolves
      Then nobody is asked anything
      And "Grizzly Bears" is in Bob's graveyard
      And "Troll Ascetic" is in play
      When Alice plays "Austere Command 2" choosing modes 2 and 3
      And the stack resolves
      Then "Troll Ascetic" is in play
      When Alice plays "Austere Command 3" choosing modes 2 and 3
      And the stack resolves
      Then "Troll Ascetic" is in Bob's graveyard

  @LRW-CMD-10
  Rule: The modes are chosen as the Command is played and stay what they are
    Lorwyn primer, "Cycle: Commands"; rule 409.1b

    Scenario: Alice chose to return and to draw, and cannot turn to countering afterwards
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 4 "Island"
      And Alice has "Cryptic Command" in hand
      And Bob controls 2 "Forest" and "Hill Giant"
      And Bob has "Grizzly Bears" in hand
      When Bob plays "Grizzly Bears"
      And Bob passes
      And Alice plays "Cryptic Command"
      Then Alice is asked to choose modes
      When Alice chooses modes 2 and 4
      Then Alice is asked to choose targets
      When Alice chooses "Hill Giant"
      Then nobody is asked anything
      And the stack is, from the top, "Cryptic Command", "Grizzly Bears"
      When all players pass
      Then nobody is asked anything
      And "Hill Giant" is in Bob's hand
      And Alice has 1 card in hand
      And the stack is, from the top, "Grizzly Bears"
      When all players pass
      Then "Grizzly Bears" is in play

    Scenario: Alice chose to tap and to draw, and the creature that came since is only tapped
      Given a game between Alice and Bob
      And Alice controls 4 "Island"
      And Alice has "Cryptic Command" in hand
      And Bob controls 3 "Island"
      And Bob has "Scion of Oona" in hand
      When Alice plays "Cryptic Command" choosing modes 3 and 4
      And Alice passes
      And Bob plays "Scion of Oona"
      And all players pass
      And all players pass
      Then nobody is asked anything
      And "Scion of Oona" is in play
      And "Scion of Oona" is tapped
      And Alice has 1 card in hand

    Scenario: Alice concedes instead of choosing modes, and her Command is gone before it was ever played
      Rules 102.3a and 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls 4 "Island"
      And Alice has "Cryptic Command" in hand
      And Bob controls "Island" and "Hill Giant"
      When Alice plays "Cryptic Command"
      Then Alice is asked to choose modes
      When Alice concedes
      Then Alice has lost the game
      And the game goes on
      And the stack is empty
      And "Hill Giant" is untapped
      And Bob has priority
      When Bob passes
      Then Carol has priority

    Scenario: Bob concedes instead of choosing modes, and what his Goblin King kept alive is gone before Carol can act
      Rules 102.3a, 408.1b and 420.3

      Given a game between Alice, Bob and Carol
      And Alice controls "Goblin Piker"
      And "Goblin Piker" has 1 damage
      And Bob controls 4 "Island" and "Goblin King"
      And Bob has "Cryptic Command" in hand
      When Alice passes
      And Bob plays "Cryptic Command"
      Then Bob is asked to choose modes
      And "Goblin Piker" is in play
      When Bob concedes
      Then Bob has lost the game
      And "Goblin Piker" is in Alice's graveyard
      And Carol has priority

  @LRW-CMD-11
  Rule: It must be exactly two modes
    Lorwyn primer, "Cycle: Commands"; rule 409.1b

    Scenario: Three modes of Incendiary Command are one too many
      Given a game between Alice and Bob
      And Alice controls 5 "Mountain"
      And Alice has "Incendiary Command" and "Grizzly Bears" in hand
      And Bob controls "Hill Giant"
      When Alice tries to play "Incendiary Command" targeting Bob choosing modes 1, 2 and 4
      Then the attempt is refused
      And Bob is at 20 life
      When Alice plays "Incendiary Command" targeting Bob choosing modes 1 and 2
      And all players pass
      Then Bob is at 16 life

    Scenario: Of Incendiary Command's four modes the two that were chosen happen and the others do not
      Given a game between Alice and Bob
      And Alice controls 5 "Mountain" and "Llanowar Elves"
      And Alice has "Incendiary Command" and "Grizzly Bears" in hand
      And Bob controls "Hill Giant" and "Treetop Village"
      And Bob has "Swamp" in hand
      When Alice plays "Incendiary Command" targeting Bob choosing modes 1 and 2
      And all players pass
      Then Bob is at 16 life
      And "Hill Giant" has 2 damage
      And "Llanowar Elves" is in Alice's graveyard
      And "Treetop Village" is in play
      And "Grizzly Bears" is in Alice's hand
      And "Swamp" is in Bob's hand

  @LRW-CMD-12
  Rule: A single mode is not enough
    Lorwyn primer, "Cycle: Commands"; rule 409.1b

    Scenario: Alice cannot just draw a card; she has to tap too
      Given a game between Alice and Bob
      And Alice controls 4 "Island"
      And Alice has "Cryptic Command" in hand
      And Bob controls "Grizzly Bears"
      When Alice tries to play "Cryptic Command" choosing mode 4
      Then the attempt is refused
      And "Cryptic Command" is in Alice's hand
      And "Island 1" is untapped
      When Alice plays "Cryptic Command" choosing modes 3 and 4
      And all players pass
      Then Alice has 1 card in hand
      And "Grizzly Bears" is tapped

    Scenario: Asked for the modes, Alice cannot stop after one
      Given a game between Alice and Bob
      And Alice controls 5 "Mountain"
      And Alice has "Incendiary Command" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Incendiary Command"
      And Alice tries to choose mode 2
      Then the attempt is refused
      When Alice chooses modes 2 and 4
      And all players pass
      Then "Hill Giant" has 2 damage
      And Bob is at 20 life

  @LRW-CMD-13
  Rule: The same mode cannot be chosen twice
    Lorwyn primer, "Cycle: Commands"; rule 409.1b

    Scenario: Alice cannot draw two cards with Cryptic Command
      Given a game between Alice and Bob
      And Alice controls 4 "Island"
      And Alice has "Cryptic Command" in hand
      When Alice tries to play "Cryptic Command" choosing modes 4 and 4
      Then the attempt is refused
      And Alice has 10 cards in the library
      When Alice plays "Cryptic Command" choosing modes 3 and 4
      And all players pass
      Then Alice has 9 cards in the library

    Scenario: Alice cannot return two permanents with Cryptic Command
      Given a game between Alice and Bob
      And Alice controls 4 "Island"
      And Alice has "Cryptic Command" in hand
      And Bob controls "Grizzly Bears" and "Hill Giant"
      When Alice tries to play "Cryptic Command" targeting "Grizzly Bears" and "Hill Giant" choosing modes 2 and 2
      Then the attempt is refused
      When Alice plays "Cryptic Command" targeting "Hill Giant" choosing modes 2 and 3
      And all players pass
      Then "Hill Giant" is in Bob's hand
      And "Grizzly Bears" is in play
      And "Grizzly Bears" is tapped
