Feature: The planeswalker card type
  What a planeswalker is, when it is played, and what affects it.

  @LRW-PW-01
  Rule: Planeswalker is a card type
    Lorwyn primer, "Card Type: Planeswalker"; rule 205.2a

    Scenario: The card types of Lorwyn's time are eight
      When the engine is asked for the card types of "rules" on 2007-10-12
      Then the answer is artifact, creature, enchantment, instant, land, planeswalker, sorcery and tribal

    Scenario: Tarmogoyf counts planeswalker among the card types in graveyards
      Given a game between Alice and Bob
      And Alice controls "Tarmogoyf" and "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 1 loyalty counter
      And Bob has "Forest" in the graveyard
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" is in Alice's graveyard
      And "Tarmogoyf" is 2/3

  @LRW-PW-10 @CR306-306.1-01
  Rule: A planeswalker card is played only in a main phase of its player's turn, with priority and an empty stack
    Lorwyn primer, "Card Type: Planeswalker"; rule 212.9a

    Scenario: Garruk waits until the stack is empty
      Given a game between Alice and Bob
      And Alice controls 4 "Forest" and "Mountain"
      And Alice has "Garruk Wildspeaker" and "Shock" in hand
      And Bob controls "Grizzly Bears"
      When Alice plays "Shock" targeting "Grizzly Bears"
      And Alice tries to play "Garruk Wildspeaker"
      Then the attempt is refused
      When all players pass
      And Alice plays "Garruk Wildspeaker"
      Then "Grizzly Bears" is in Bob's graveyard
      And "Garruk Wildspeaker" is on the stack

    Scenario: Garruk waits for the second main phase once combat has begun
      Rules 408.1d and 412.4

      Given a game between Alice and Bob
      And Alice controls 4 "Forest" and "Grizzly Bears"
      And Alice has "Garruk Wildspeaker" in hand
      When Alice attacks Bob with "Grizzly Bears"
      And Alice tries to play "Garruk Wildspeaker"
      Then the attempt is refused
      When the game moves to Alice's postcombat main phase
      And Alice plays "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" is on the stack
      And Bob is at 18 life

    Scenario: Garruk waits for his player's own turn
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 4 "Forest"
      And Alice has "Garruk Wildspeaker" in hand
      When Bob passes
      And Alice tries to play "Garruk Wildspeaker"
      Then the attempt is refused
      When the game moves to Alice's next turn
      And Alice plays "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" is on the stack

    Scenario: Vedalken Orrery lets Garruk be played in Bob's turn
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Vedalken Orrery" and 4 "Forest"
      And Alice has "Garruk Wildspeaker" in hand
      When the game moves to Bob's end step
      And Bob passes
      And Alice plays "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in play
      And it is Bob's end step

  @LRW-PW-11
  Rule: A planeswalker is a permanent in play and a permanent card elsewhere
    Lorwyn primer, "Card Type: Planeswalker"; rules 214.1 and 214.1a

    Scenario: Garruk stays in play and is returned as a permanent
      Given a game between Alice and Bob
      And Alice controls 4 "Forest"
      And Alice has "Garruk Wildspeaker" in hand
      And Bob controls 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice plays "Garruk Wildspeaker"
      And all players pass
      And the game moves to Bob's next turn
      Then "Garruk Wildspeaker" is in play
      When Bob plays "Boomerang" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in Alice's hand

    Scenario: Eureka takes a planeswalker card as a permanent card
      Given a game between Alice and Bob
      And Alice controls 4 "Forest"
      And Alice has "Eureka", "Garruk Wildspeaker" and "Shock" in hand
      When Alice plays "Eureka"
      And all players pass
      Then Alice is asked to choose objects
      And Alice can choose "Garruk Wildspeaker"
      When Alice chooses "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" is in play
      And "Garruk Wildspeaker" has 3 loyalty counters
      And "Shock" is in Alice's hand

    Scenario: Show and Tell does not name planeswalkers and leaves Garruk in hand
      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has "Show and Tell", "Garruk Wildspeaker" and "Grizzly Bears" in hand
      When Alice plays "Show and Tell"
      And all players pass
      Then Alice is asked to choose objects
      And Alice can choose "Grizzly Bears"
      When Alice chooses "Grizzly Bears"
      Then "Grizzly Bears" is in play
      And "Garruk Wildspeaker" is in Alice's hand

  @LRW-PW-12 @CR306-306.2-01
  Rule: A planeswalker comes into play under the control of the player who controlled the spell
    Lorwyn primer, "Card Type: Planeswalker"; rule 212.9b

    Scenario: Alice's Garruk spell becomes Alice's Garruk
      Given a game between Alice and Bob
      And Alice controls 4 "Forest"
      And Alice has "Garruk Wildspeaker" in hand
      When Alice plays "Garruk Wildspeaker"
      And all players pass
      Then Alice controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 3 loyalty counters

    Scenario: A commandeered Garruk is Bob's in play and Alice's in the graveyard
      Given a game between Alice and Bob
      And Alice controls 4 "Forest" and "Hill Giant"
      And Alice has "Garruk Wildspeaker" in hand
      And Bob controls 7 "Island"
      And Bob has "Commandeer" in hand
      When Alice plays "Garruk Wildspeaker"
      And Alice passes
      And Bob plays "Commandeer" targeting "Garruk Wildspeaker"
      And all players pass
      Then Bob controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" is on the stack
      When all players pass
      Then "Garruk Wildspeaker" is in play
      And Bob controls "Garruk Wildspeaker"
      And Alice owns "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 3 loyalty counters
      When Alice attacks "Garruk Wildspeaker" with "Hill Giant"
      And combat damage is dealt
      Then "Garruk Wildspeaker" is in Alice's graveyard

    @until:2017-09
    Scenario: Garruk, whose spell Alice and then Bob took, is removed from the game when Bob leaves it
      Rules 213.5 and 217.1c

      Given a game between Alice, Bob and Carol
      And Alice controls 7 "Island"
      And Alice has "Commandeer" in hand
      And Bob controls 7 "Island" as "Bob's Island"
      And Bob has "Commandeer" as "Second Commandeer" in hand
      And it is Carol's turn
      And Carol controls 4 "Forest"
      And Carol has "Garruk Wildspeaker" in hand
      When Carol plays "Garruk Wildspeaker"
      And Carol passes
      And Alice plays "Commandeer" targeting "Garruk Wildspeaker"
      And all players pass
      Then Alice controls "Garruk Wildspeaker"
      When Carol passes
      And Alice passes
      And Bob plays "Second Commandeer" targeting "Garruk Wildspeaker"
      And all players pass
      And all players pass
      Then Bob controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" is in play
      When Bob concedes
      Then "Garruk Wildspeaker" is removed from the game

    @since:2026-04
    Scenario: Garruk, whose spell Alice and then Bob took, stays with Alice when Bob leaves the game
      Rule 400.7a

      Given a game between Alice, Bob and Carol
      And Alice controls 7 "Island"
      And Alice has "Commandeer" in hand
      And Bob controls 7 "Island" as "Bob's Island"
      And Bob has "Commandeer" as "Second Commandeer" in hand
      And it is Carol's turn
      And Carol controls 4 "Forest"
      And Carol has "Garruk Wildspeaker" in hand
      When Carol plays "Garruk Wildspeaker"
      And Carol passes
      And Alice plays "Commandeer" targeting "Garruk Wildspeaker"
      And all players pass
      Then Alice controls "Garruk Wildspeaker"
      When Carol passes
      And Alice passes
      And Bob plays "Second Commandeer" targeting "Garruk Wildspeaker"
      And all players pass
      And all players pass
      Then Bob controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" is in play
      When Bob concedes
      Then "Garruk Wildspeaker" is in play
      And Alice controls "Garruk Wildspeaker"

  @LRW-PW-13
  Rule: Whatever can affect a permanent can affect a planeswalker
    Lorwyn primer, "Card Type: Planeswalker"; rules 200.9 and 214.1

    Scenario: Vindicate destroys Garruk
      Given a game between Alice and Bob
      And Alice controls "Plains" and 2 "Swamp"
      And Alice has "Vindicate" in hand
      And Bob controls "Garruk Wildspeaker"
      When Alice plays "Vindicate" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in Bob's graveyard

    Scenario: Oblivion Ring may take Garruk as a nonland permanent
      Given a game between Alice and Bob
      And Alice controls 3 "Plains"
      And Alice has "Oblivion Ring" in hand
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears" and "Forest"
      When Alice plays "Oblivion Ring"
      And all players pass
      Then Alice is asked to choose targets
      And Alice can choose "Garruk Wildspeaker" and "Grizzly Bears"
      When Alice chooses "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is removed from the game

    Scenario: Disenchant cannot be aimed at Garruk, who is neither artifact nor enchantment
      Given a game between Alice and Bob
      And Alice controls 2 "Plains"
      And Alice has "Disenchant" in hand
      And Bob controls "Garruk Wildspeaker" and "Power Conduit"
      When Alice tries to play "Disenchant" targeting "Garruk Wildspeaker"
      Then the attempt is refused
      When Alice plays "Disenchant" targeting "Power Conduit"
      And all players pass
      Then "Power Conduit" is in Bob's graveyard
      And "Garruk Wildspeaker" is in play

  @LRW-PW-14
  Rule: A planeswalker is no creature, so what is said of creatures passes it by
    Lorwyn primer, "Card Type: Planeswalker"; rule 200.9

    Scenario: Wrath of God leaves Garruk in play
      Given a game between Alice and Bob
      And Alice controls 4 "Plains"
      And Alice has "Wrath of God" in hand
      And Bob controls "Garruk Wildspeaker" and "Grizzly Bears"
      And "Garruk Wildspeaker" has 3 loyalty counters
      When Alice plays "Wrath of God"
      And all players pass
      Then "Grizzly Bears" is in Bob's graveyard
      And "Garruk Wildspeaker" is in play
      And "Garruk Wildspeaker" has 3 loyalty counters

    Scenario: Pyroclasm takes no counter from Garruk
      Given a game between Alice and Bob
      And Alice controls 2 "Mountain"
      And Alice has "Pyroclasm" in hand
      And Bob controls "Garruk Wildspeaker" and "Grizzly Bears"
      And "Garruk Wildspeaker" has 2 loyalty counters
      When Alice plays "Pyroclasm"
      And all players pass
      Then "Grizzly Bears" is in Bob's graveyard
      And "Garruk Wildspeaker" is in play
      And "Garruk Wildspeaker" has 2 loyalty counters

    Scenario: Terror cannot be aimed at Garruk
      Given a game between Alice and Bob
      And Alice controls 2 "Swamp"
      And Alice has "Terror" in hand
      And Bob controls "Garruk Wildspeaker" and "Grizzly Bears"
      When Alice tries to play "Terror" targeting "Garruk Wildspeaker"
      Then the attempt is refused
      When Alice plays "Terror" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in Bob's graveyard
      And "Garruk Wildspeaker" is in play

    Scenario: Giant Growth cannot be aimed at Garruk
      Given a game between Alice and Bob
      And Alice controls "Forest", "Garruk Wildspeaker" and "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      When Alice tries to play "Giant Growth" targeting "Garruk Wildspeaker"
      Then the attempt is refused
      When Alice plays "Giant Growth" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 5/5

    Scenario: March of the Machines makes a creature even of Garruk, once he is an artifact through Mycosynth Lattice
      Rules 418.5c and 418.5d

      Given a game between Alice and Bob
      And Alice controls "March of the Machines"
      And Alice has "Mycosynth Lattice" and "Wrath of God" in hand
      And Alice has {8}{W}{W} in the mana pool
      And Bob controls "Garruk Wildspeaker"
      When Alice plays "Mycosynth Lattice"
      And all players pass
      Then "Garruk Wildspeaker" has the types Artifact, Creature and Planeswalker
      And "Garruk Wildspeaker" is 4/4
      When Alice plays "Wrath of God"
      And all players pass
      Then "Garruk Wildspeaker" is in Bob's graveyard

    Scenario: March of the Machines waits for Mycosynth Lattice alone, and Conspiracy for both: Garruk is an Elf
      Rules 418.5c and 418.5d

      Given a game between Alice and Bob
      And Alice controls "March of the Machines", "Conspiracy" and "Garruk Wildspeaker"
      And the creature type chosen for "Conspiracy" is Elf
      And Alice has "Mycosynth Lattice" in hand
      And Alice has {6} in the mana pool
      When Alice plays "Mycosynth Lattice"
      And all players pass
      Then "Garruk Wildspeaker" has the types Artifact, Creature and Planeswalker
      And "Garruk Wildspeaker" is an Elf
      And "Garruk Wildspeaker" is 4/4

    Scenario: Two Marches of the Machines, each of which leaves the other no artifact, make one creature of Garruk
      Rule 418.5d

      Given a game between Alice and Bob
      And Alice controls 2 "March of the Machines" and "Garruk Wildspeaker"
      And Alice has "Mycosynth Lattice" in hand
      And Alice has {6} in the mana pool
      When Alice plays "Mycosynth Lattice"
      And all players pass
      Then "Garruk Wildspeaker" has the types Artifact, Creature and Planeswalker
      And "Garruk Wildspeaker" is 4/4
