@since:2007-10
Feature: Choices of several players at the same time
  What is hidden while all choose, who chooses first, and in which order one player makes several choices.

  @GRS-103.4A-01
  Rule: Cards chosen in a hand for Show and Tell lie face down until every player has chosen
    Rulings summary, 103.4a, first sentence

    Scenario: Bob chooses without seeing the creature that Alice has chosen
      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has "Show and Tell", "Grizzly Bears" and "Hill Giant" in hand
      And Bob has "Craw Wurm" and "Ornithopter" in hand
      When Alice plays "Show and Tell"
      And all players pass
      And Alice chooses "Hill Giant"
      Then Bob is asked to choose objects
      And "Hill Giant" is not in play
      And Bob may not look at "Hill Giant"
      And Alice may look at "Hill Giant"
      And Bob may look at "Craw Wurm"
      When Bob chooses "Craw Wurm"
      Then "Hill Giant" is in play
      And Bob may look at "Hill Giant"
      And "Craw Wurm" is in play

    Scenario: Bob has to choose all the same when Alice puts nothing into play
      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has "Show and Tell" and "Hill Giant" in hand
      And Bob has "Craw Wurm" in hand
      When Alice plays "Show and Tell"
      And all players pass
      And Alice chooses nothing
      Then Bob is asked to choose objects
      And Bob can choose nothing
      When Bob chooses "Craw Wurm"
      Then "Craw Wurm" is in play
      And "Hill Giant" is in Alice's hand

  @GRS-103.4A-02
  Rule: What an earlier player has chosen face down is fixed before the next player chooses
    Rulings summary, 103.4a, second sentence

    Scenario: Alice is not asked again about Hill Giant once Bob has chosen
      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has "Show and Tell", "Grizzly Bears" and "Hill Giant" in hand
      And Bob has "Craw Wurm" in hand
      When Alice plays "Show and Tell"
      And all players pass
      And Alice tries to choose "Grizzly Bears" and "Hill Giant"
      Then the attempt is refused
      When Alice chooses "Hill Giant"
      Then Bob is asked to choose objects
      And Bob can choose "Craw Wurm"
      When Bob chooses "Craw Wurm"
      Then nobody is asked anything
      And "Hill Giant" is in play
      And "Craw Wurm" is in play
      And "Grizzly Bears" is in Alice's hand

  @GRS-103.4B-01
  Rule: Choices among what all can see are made in turn order, and carried out together
    Rulings summary, 103.4b

    Scenario: For Innocent Blood the active player chooses first, and both creatures leave play together
      Given a game between Alice and Bob
      And Alice controls "Swamp", "Grizzly Bears" and "Hill Giant"
      And Alice has "Innocent Blood" in hand
      And Bob controls "Craw Wurm" and "Ornithopter"
      When Alice plays "Innocent Blood"
      And all players pass
      Then Alice is asked to choose objects
      When Alice chooses "Grizzly Bears"
      Then Bob is asked to choose objects
      And Bob can choose "Craw Wurm" and "Ornithopter"
      And "Grizzly Bears" is in play
      When Bob chooses "Ornithopter"
      Then "Grizzly Bears" is in Alice's graveyard
      And "Ornithopter" is in Bob's graveyard
      And "Hill Giant" is in play
      And "Craw Wurm" is in play

    Scenario: In Bob's turn Bob chooses first, then Carol, and Alice last
      Given a game between Alice, Bob and Carol
      And it is Bob's turn
      And Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob controls "Swamp", "Craw Wurm" and "Ornithopter"
      And Bob has "Innocent Blood" in hand
      And Carol controls "Serra Angel" and "Llanowar Elves"
      When Bob plays "Innocent Blood"
      And all players pass
      Then Bob is asked to choose objects
      When Bob chooses "Ornithopter"
      Then Carol is asked to choose objects
      When Carol chooses "Llanowar Elves"
      Then Alice is asked to choose objects
      When Alice chooses "Grizzly Bears"
      Then "Ornithopter" is in Bob's graveyard
      And "Llanowar Elves" is in Carol's graveyard
      And "Grizzly Bears" is in Alice's graveyard

    Scenario: Bob concedes instead of choosing, and Carol chooses as if he had never been there
      Rules 102.3a and 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Swamp", "Grizzly Bears" and "Hill Giant"
      And Alice has "Innocent Blood" in hand
      And Bob controls "Craw Wurm" and "Ornithopter"
      And Carol controls "Serra Angel" and "Llanowar Elves"
      When Alice plays "Innocent Blood"
      And all players pass
      And Alice chooses "Grizzly Bears"
      Then Bob is asked to choose objects
      When Bob concedes
      Then Bob has lost the game
      And Carol is asked to choose objects
      When Carol chooses "Llanowar Elves"
      Then "Grizzly Bears" is in Alice's graveyard
      And "Llanowar Elves" is in Carol's graveyard
      And "Hill Giant" is in play
      And "Serra Angel" is in play
      And Alice has priority
      When Alice passes
      Then Carol has priority
      When Carol passes
      Then it is Alice's beginning of combat step

    Scenario: Carol concedes while Bob has to choose, and his choice is carried out with Alice's
      Rule 102.3a

      Given a game between Alice, Bob and Carol
      And Alice controls "Swamp", "Grizzly Bears" and "Hill Giant"
      And Alice has "Innocent Blood" in hand
      And Bob controls "Craw Wurm" and "Ornithopter"
      And Carol controls "Serra Angel" and "Llanowar Elves"
      When Alice plays "Innocent Blood"
      And all players pass
      And Alice chooses "Grizzly Bears"
      And Carol concedes
      Then Bob is asked to choose objects
      When Bob chooses "Ornithopter"
      Then "Grizzly Bears" is in Alice's graveyard
      And "Ornithopter" is in Bob's graveyard
      And "Serra Angel" is not in play
      And Alice has priority

    Scenario: Bob concedes instead of choosing, and Alice, who is left alone, has won
      Rule 102.2a

      Given a game between Alice and Bob
      And Alice controls "Swamp" and "Grizzly Bears"
      And Alice has "Innocent Blood" and "Ornithopter" in hand
      And Bob controls "Craw Wurm" and "Hill Giant"
      When Alice plays "Innocent Blood"
      And all players pass
      Then Bob is asked to choose objects
      When Bob concedes
      Then Bob has lost the game
      And Alice has won the game
      And nobody is asked anything
      When Alice tries to play "Ornithopter"
      Then the attempt is refused
      When Alice tries to concede
      Then the attempt is refused

  @GRS-103.4B-02
  Rule: Knowing what was chosen before does not include cards that were chosen face down
    Rulings summary, 103.4b, exception

    Scenario: Bob discards for Delirium Skeins without knowing what Alice will discard
      Given a game between Alice and Bob
      And Alice controls 3 "Swamp"
      And Alice has "Delirium Skeins", "Grizzly Bears", "Hill Giant", "Craw Wurm" and "Ornithopter" in hand
      And Bob has "Shock", "Giant Growth", "Terror" and "Boomerang" in hand
      When Alice plays "Delirium Skeins"
      And all players pass
      And Alice chooses "Grizzly Bears", "Hill Giant" and "Craw Wurm"
      Then Bob is asked to choose objects
      And Bob may not look at "Grizzly Bears"
      And Bob may not look at "Hill Giant"
      And Bob may not look at "Craw Wurm"
      And "Grizzly Bears" is in Alice's hand
      When Bob chooses "Shock", "Giant Growth" and "Terror"
      Then "Grizzly Bears" is in Alice's graveyard
      And "Hill Giant" is in Alice's graveyard
      And "Craw Wurm" is in Alice's graveyard
      And Alice has 1 card in hand
      And "Boomerang" is in Bob's hand
      And Bob has 3 cards in the graveyard

    Scenario: Once all have chosen the cards are discarded, and Megrim triggers for each of Alice's
      Rule 410.2

      Given a game between Alice and Bob
      And Alice controls 3 "Swamp"
      And Alice has "Delirium Skeins" and 3 "Forest" in hand
      And Bob controls "Megrim"
      And Bob has 3 "Island" in hand
      When Alice plays "Delirium Skeins"
      And all players pass
      Then Alice has 0 cards in hand
      And Bob has 0 cards in hand
      When Bob orders the ability of "Megrim", the ability of "Megrim", the ability of "Megrim"
      And the stack resolves
      Then Alice is at 14 life
      And Bob is at 20 life

  @GRS-103.4C-01
  Rule: A player makes several choices in the order of the text, and may choose the same permanent twice
    Rulings summary, 103.4c, first half

    Scenario: For Cataclysm Alice keeps Ornithopter as the artifact and as the creature
      Given a game between Alice and Bob
      And Alice controls 4 "Plains", "Ornithopter", "Fireshrieker", "Grizzly Bears", "Glorious Anthem" and "Ivory Mask"
      And Alice has "Cataclysm" in hand
      When Alice plays "Cataclysm"
      And all players pass
      Then Alice can choose "Ornithopter" and "Fireshrieker"
      When Alice tries to choose "Ornithopter" and "Fireshrieker"
      Then the attempt is refused
      When Alice chooses "Ornithopter"
      Then Alice can choose "Ornithopter" and "Grizzly Bears"
      When Alice chooses "Ornithopter"
      Then Alice can choose "Glorious Anthem" and "Ivory Mask"
      When Alice chooses "Glorious Anthem"
      Then Alice can choose "Plains 1", "Plains 2", "Plains 3" and "Plains 4"
      When Alice chooses "Plains 1"
      Then "Ornithopter" is in play
      And "Glorious Anthem" is in play
      And "Plains 1" is in play
      And "Grizzly Bears" is in Alice's graveyard
      And "Fireshrieker" is in Alice's graveyard
      And "Ivory Mask" is in Alice's graveyard
      And Alice controls 1 "Plains"

    Scenario: With another creature chosen, Ornithopter stays as the artifact
      Given a game between Alice and Bob
      And Alice controls 4 "Plains", "Ornithopter", "Grizzly Bears" and "Hill Giant"
      And Alice has "Cataclysm" in hand
      When Alice plays "Cataclysm"
      And all players pass
      Then Alice can choose "Ornithopter", "Grizzly Bears" and "Hill Giant"
      When Alice chooses "Hill Giant"
      And Alice chooses "Plains 1"
      Then "Ornithopter" is in play
      And "Hill Giant" is in play
      And "Grizzly Bears" is in Alice's graveyard

  @GRS-103.4C-02
  Rule: Where the text gives no order, the player chooses in any order, and all is sacrificed together
    Rulings summary, 103.4c, second half

    Scenario Outline: Alice sacrifices Sower of Temptation and the creature taken with it, <first> first
      Given a game between Alice and Bob
      And Alice controls 4 "Swamp" and "Grizzly Bears"
      And Alice has {2}{U}{U} in the mana pool
      And Alice has "Sower of Temptation" and "Barter in Blood" in hand
      And Bob controls "Hill Giant", "Craw Wurm" and "Ornithopter"
      When Alice plays "Sower of Temptation"
      And all players pass
      And Alice chooses "Hill Giant"
      And all players pass
      Then Alice controls "Hill Giant"
      When Alice plays "Barter in Blood"
      And all players pass
      And Alice chooses "<first>" and "<second>"
      Then "Sower of Temptation" is in Alice's graveyard
      And "Hill Giant" is in Bob's graveyard
      And "Craw Wurm" is in Bob's graveyard
      And "Ornithopter" is in Bob's graveyard
      And "Grizzly Bears" is in play

      Examples:
        | first               | second              |
        | Sower of Temptation | Hill Giant          |
        | Hill Giant          | Sower of Temptation |
