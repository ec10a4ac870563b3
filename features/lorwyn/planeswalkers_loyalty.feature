Feature: Planeswalker loyalty
  Where a planeswalker's loyalty comes from, what raises and lowers it, and what happens at zero.

  @LRW-PW-23 @CR306-306.5-01
  Rule: Only planeswalkers have loyalty
    Lorwyn primer, "Planeswalker Loyalty"; rule 212.9d

    Scenario: Garruk's counters vanish as Oblivion Ring removes him, and the Ring gets none
      Given a game between Alice and Bob
      And Alice controls 3 "Plains"
      And Alice has "Oblivion Ring" in hand
      And Bob controls "Garruk Wildspeaker" and "Forest"
      And "Garruk Wildspeaker" has 7 loyalty counters
      When Alice plays "Oblivion Ring"
      And all players pass
      And all players pass
      Then "Garruk Wildspeaker" is removed from the game
      And "Garruk Wildspeaker" has no loyalty counters
      And "Oblivion Ring" has no loyalty
      And "Oblivion Ring" has no loyalty counters
      And "Forest" has no loyalty

    Scenario: Permanents without loyalty outlive a planeswalker whose loyalty is 0
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker", "Grizzly Bears", "Forest" and "Oblivion Ring"
      And "Garruk Wildspeaker" has 1 loyalty counter
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" is in Alice's graveyard
      And "Grizzly Bears" is in play
      And "Forest" is in play
      And "Oblivion Ring" is in play
      And "Grizzly Bears" has no loyalty

    Scenario: A loyalty counter gives Grizzly Bears no loyalty, and does not bring them to the graveyard
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker", "Grizzly Bears" and "Hill Giant"
      And "Garruk Wildspeaker" has 1 loyalty counter
      And "Grizzly Bears" has 1 loyalty counter
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" is in Alice's graveyard
      And "Grizzly Bears" has no loyalty
      And "Grizzly Bears" is in play
      And "Hill Giant" is in play

  @LRW-PW-24
  Rule: Each planeswalker card has a printed loyalty number
    Lorwyn primer, "Planeswalker Loyalty"; rule 212.9d

    Scenario: The five planeswalkers of Lorwyn have loyalty 4, 6, 3, 3 and 5
      Given a game between Alice and Bob
      And Alice has "Ajani Goldmane", "Chandra Nalaar" and "Garruk Wildspeaker" in hand
      And Bob has "Jace Beleren" and "Liliana Vess" in hand
      Then "Ajani Goldmane" has loyalty 4
      And "Chandra Nalaar" has loyalty 6
      And "Garruk Wildspeaker" has loyalty 3
      And "Jace Beleren" has loyalty 3
      And "Liliana Vess" has loyalty 5
      And "Garruk Wildspeaker" has no loyalty counters

  @LRW-PW-25
  Rule: Loyalty is neither power nor toughness
    Lorwyn primer, "Planeswalker Loyalty"; rules 208.3 and 212.9d

    Scenario: Infest shrinks creatures and not loyalty
      Given a game between Alice and Bob
      And Alice controls 3 "Swamp"
      And Alice has "Infest" in hand
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears" and "Hill Giant"
      And "Garruk Wildspeaker" has 2 loyalty counters
      When Alice plays "Infest"
      And all players pass
      Then "Grizzly Bears" is in Bob's graveyard
      And "Hill Giant" is 1/1
      And "Garruk Wildspeaker" is in play
      And "Garruk Wildspeaker" has loyalty 2

    Scenario: A planeswalker in play has no power and no toughness
      Given a game between Alice and Bob
      And Alice controls 4 "Forest"
      And Alice has "Garruk Wildspeaker" in hand
      When Alice plays "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in play
      And "Garruk Wildspeaker" has loyalty 3
      And "Garruk Wildspeaker" has no power or toughness

  @LRW-PW-26 @CR306-306.5B-01 @CR306-306.5B-02
  Rule: A planeswalker comes into play with as many loyalty counters as its loyalty number, however it gets there
    Lorwyn primer, "Planeswalker Loyalty"; rules 212.9d and 419.1b

    Scenario: A flickered Garruk starts again with three counters
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and 2 "Plains"
      And "Garruk Wildspeaker" has 1 loyalty counter
      And Alice has "Flicker" in hand
      When Alice plays "Flicker" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in play
      And "Garruk Wildspeaker" has 3 loyalty counters

    Scenario: Doubling Season doubles the counters that Garruk comes into play with
      Rule 419.1a

      Given a game between Alice and Bob
      And Alice controls "Doubling Season" and 4 "Forest"
      And Alice has "Garruk Wildspeaker" in hand
      When Alice plays "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in play
      And "Garruk Wildspeaker" has 6 loyalty counters

    Scenario: Oblivion Ring gives Bob's Garruk back, and Bob's Doubling Season doubles his counters
      Rules 217.7d and 419.1a

      Given a game between Alice and Bob
      And Alice controls 3 "Plains"
      And Alice has "Oblivion Ring" in hand
      And Bob controls "Garruk Wildspeaker", "Doubling Season" and 2 "Plains" as "Bob's Plains"
      And Bob has "Disenchant" in hand
      When Alice plays "Oblivion Ring"
      And all players pass
      And Alice chooses "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is removed from the game
      When Alice passes
      And Bob plays "Disenchant" targeting "Oblivion Ring"
      And all players pass
      And all players pass
      Then Bob controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 6 loyalty counters

    Scenario: Flickered, Garruk comes back with his six counters under Doubling Season
      Rule 419.1a

      Given a game between Alice and Bob
      And Alice controls 2 "Plains"
      And Alice has "Flicker" in hand
      And Bob controls "Garruk Wildspeaker" and "Doubling Season"
      And "Garruk Wildspeaker" has 1 loyalty counter
      When Alice plays "Flicker" targeting "Garruk Wildspeaker"
      And all players pass
      Then Bob controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 6 loyalty counters

    Scenario: Eureka puts Garruk into play, and Doubling Season doubles his counters
      Rules 103.4 and 419.1a

      Given a game between Alice and Bob
      And Alice controls 4 "Forest"
      And Alice has "Eureka" in hand
      And Bob controls "Doubling Season"
      And Bob has "Garruk Wildspeaker" in hand
      When Alice plays "Eureka"
      And all players pass
      And Bob chooses "Garruk Wildspeaker"
      Then Bob controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 6 loyalty counters

    @until:2008-02
    Scenario: Garruk comes as a creature under Humility, and has his counters all the same
      Rules 212.9d and 419.6i

      Given a game between Alice and Bob
      And Alice controls "Humility", "Mycosynth Lattice" and "March of the Machines"
      And Alice has {2}{G}{G} in the mana pool
      And Alice has "Garruk Wildspeaker" in hand
      When Alice plays "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in play
      And "Garruk Wildspeaker" has 3 loyalty counters
      And "Garruk Wildspeaker" has the types Artifact, Creature and Planeswalker

    @since:2017-09
    Scenario: Garruk comes as a creature under Humility, without the ability that would give him counters, and is lost
      Rules 212.9d and 419.6i

      Given a game between Alice and Bob
      And Alice controls "Humility", "Mycosynth Lattice", "March of the Machines" and "Concordant Crossroads"
      And Alice has {2}{G}{G} in the mana pool
      And Alice has "Garruk Wildspeaker" in hand
      When Alice plays "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in Alice's graveyard
      And Alice has priority

    Scenario: The Lattice alone makes no creature of Garruk: Humility leaves him his counters
      Rule 212.9d

      Given a game between Alice and Bob
      And Alice controls "Humility" and "Mycosynth Lattice"
      And Alice has {2}{G}{G} in the mana pool
      And Alice has "Garruk Wildspeaker" in hand
      When Alice plays "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in play
      And "Garruk Wildspeaker" has 3 loyalty counters

    Scenario: Garruk has his counters at once, without a triggered ability
      Given a game between Alice and Bob
      And Alice controls 4 "Forest"
      And Alice has "Garruk Wildspeaker" in hand
      When Alice plays "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in play
      And the stack is empty
      And Alice has priority
      And "Garruk Wildspeaker" has 3 loyalty counters

  @LRW-PW-27 @CR306-306.5C-01
  Rule: In play a planeswalker's loyalty is the number of its loyalty counters, whatever put them there or took them
    Lorwyn primer, "Planeswalker Loyalty"; rule 212.9d

    Scenario: A counter from Clockspinning is as good as any other
      Rule 413.2c

      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker", "Grizzly Bears" and "Island"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Alice has "Clockspinning" in hand
      When Alice plays "Clockspinning" targeting "Garruk Wildspeaker"
      And all players pass
      And Alice tries to choose mode 3
      Then the attempt is refused
      When Alice chooses mode 2
      Then "Garruk Wildspeaker" has loyalty 4
      When Alice plays the -4 ability of "Garruk Wildspeaker"
      And all players pass
      Then "Grizzly Bears" is 5/5

    Scenario: A counter from Clockspinning becomes two under Doubling Season, and one that it takes off stays one
      Rule 419.1a

      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker", "Doubling Season" and 2 "Island"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Alice has 2 "Clockspinning" in hand
      When Alice plays "Clockspinning 1" targeting "Garruk Wildspeaker"
      And all players pass
      And Alice chooses mode 2
      Then "Garruk Wildspeaker" has loyalty 5
      When Alice plays "Clockspinning 2" targeting "Garruk Wildspeaker"
      And all players pass
      And Alice chooses mode 1
      Then "Garruk Wildspeaker" has loyalty 4

    Scenario: Clockspinning takes off one counter, of the kind that Alice chooses
      Rule 413.2c

      Given a game between Alice and Bob
      And Alice controls 2 "Island"
      And Alice has 2 "Clockspinning" in hand
      And Bob controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And "Garruk Wildspeaker" has 1 charge counter
      When Alice plays "Clockspinning 1" targeting "Garruk Wildspeaker"
      And all players pass
      And Alice chooses "charge"
      And Alice chooses mode 1
      Then "Garruk Wildspeaker" has 0 charge counters
      And "Garruk Wildspeaker" has 3 loyalty counters
      When Alice plays "Clockspinning 2" targeting "Garruk Wildspeaker"
      And all players pass
      And Alice chooses mode 1
      Then "Garruk Wildspeaker" has 2 loyalty counters

    Scenario: Power Conduit spends Garruk's last counter and he is gone
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker", "Power Conduit" and "Grizzly Bears"
      And "Garruk Wildspeaker" has 1 loyalty counter
      When Alice plays the ability of "Power Conduit" targeting "Grizzly Bears" choosing mode 2
      Then "Garruk Wildspeaker" is in Alice's graveyard
      And the stack is, from the top, the ability of "Power Conduit"
      When all players pass
      Then "Grizzly Bears" is 3/3

    Scenario: Power Conduit spends a counter of the kind that Alice chooses, and not Garruk's loyalty
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker", "Power Conduit" and "Grizzly Bears"
      And "Garruk Wildspeaker" has 1 loyalty counter
      And "Garruk Wildspeaker" has 1 charge counter
      When Alice plays the ability of "Power Conduit" targeting "Grizzly Bears" choosing mode 2
      And Alice chooses "charge"
      Then "Garruk Wildspeaker" has 0 charge counters
      And "Garruk Wildspeaker" has 1 loyalty counter
      And the stack is, from the top, the ability of "Power Conduit"

  @LRW-PW-28 @CR306-306.5C-01
  Rule: In play the printed loyalty number is ignored
    Lorwyn primer, "Planeswalker Loyalty"; rule 212.9d

    Scenario: Without counters Garruk's loyalty is 0 and not 3
      Given a game between Alice and Bob
      And Alice controls 5 "Swamp"
      And Alice has "Aether Snap" in hand
      And Bob controls "Garruk Wildspeaker" and "Hill Giant"
      And "Garruk Wildspeaker" has 5 loyalty counters
      And "Hill Giant" has 2 +1/+1 counters
      When Alice plays "Aether Snap"
      And all players pass
      Then "Garruk Wildspeaker" is in Bob's graveyard
      And "Hill Giant" is 3/3
      And "Hill Giant" has 0 +1/+1 counters

    Scenario: The printed 3 does not cap Garruk's loyalty
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and 2 "Forest"
      And "Garruk Wildspeaker" has 7 loyalty counters
      When Alice plays the +1 ability of "Garruk Wildspeaker" targeting "Forest 1" and "Forest 2"
      And all players pass
      Then "Garruk Wildspeaker" has loyalty 8
      When the game moves to Alice's next turn
      And Alice plays the -4 ability of "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" has loyalty 4

  @LRW-PW-29 @CR306-306.8-01
  Rule: Damage dealt to a planeswalker removes that many of its loyalty counters
    Lorwyn primer, "Planeswalker Loyalty"; rule 212.9d

    Scenario: Counters that damage has removed do not come back with the next turn
      Rules 212.3g and 314.2

      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker" and "Hill Giant"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And "Hill Giant" has 2 damage
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      And Bob does not block
      And combat damage is dealt
      Then "Garruk Wildspeaker" has 1 loyalty counter
      And "Garruk Wildspeaker" has 0 damage
      When the game moves to Bob's next turn
      Then "Garruk Wildspeaker" has 1 loyalty counter
      And "Hill Giant" has no damage

    Scenario: Damage beyond the last counter does not go on to the player
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 1 loyalty counter
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      And combat damage is dealt
      Then "Garruk Wildspeaker" is in Bob's graveyard
      And Bob is at 20 life

    Scenario: Prevented damage removes no counter
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker" and "Plains"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Bob has "Holy Day" in hand
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      And Alice passes
      And Bob plays "Holy Day"
      And all players pass
      And combat damage is dealt
      Then "Holy Day" is in Bob's graveyard
      And "Grizzly Bears" is attacking "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 3 loyalty counters

  @LRW-PW-30
  Rule: A planeswalker gains or loses loyalty as its ability is played
    Lorwyn primer, "Planeswalker Loyalty"; rules 212.9d and 409.1h

    Scenario: The counter is there while the ability is still on the stack
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and 2 "Forest"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And "Forest 1" is tapped
      And "Forest 2" is tapped
      When Alice plays the +1 ability of "Garruk Wildspeaker" targeting "Forest 1" and "Forest 2"
      Then the stack is, from the top, the ability of "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has loyalty 4
      And "Forest 1" is tapped

    Scenario: A countered ability has still been paid for and played
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and 2 "Forest"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And "Forest 1" is tapped
      And Bob controls "Island"
      And Bob has "Stifle" in hand
      When Alice plays the +1 ability of "Garruk Wildspeaker" targeting "Forest 1" and "Forest 2"
      And Alice passes
      And Bob plays "Stifle" targeting the ability of "Garruk Wildspeaker"
      And all players pass
      Then the stack is empty
      And "Forest 1" is tapped
      And "Garruk Wildspeaker" has 4 loyalty counters
      When Alice tries to play the -1 ability of "Garruk Wildspeaker"
      Then the attempt is refused

  @LRW-PW-31
  Rule: Each point of loyalty lost takes one loyalty counter away
    Lorwyn primer, "Planeswalker Loyalty"; rule 212.9d

    Scenario: Jace pays with a counter
      Given a game between Alice and Bob
      And Alice controls "Jace Beleren"
      And "Jace Beleren" has 3 loyalty counters
      When Alice plays the -1 ability of "Jace Beleren" targeting Bob
      Then "Jace Beleren" has 2 loyalty counters
      When all players pass
      Then Bob has 1 card in hand
      And "Jace Beleren" has 2 loyalty counters

    @until:2017-09
    Scenario: The price of an ability and damage take from the same counters
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Bob controls "Mountain"
      And Bob has "Shock" in hand
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" has 2 loyalty counters
      When Alice passes
      And Bob plays "Shock" targeting Alice
      And all players pass
      And Bob redirects the damage to "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" is in Alice's graveyard
      And Alice is at 20 life

    @since:2026-04
    Scenario: The price of an ability and damage aimed at the planeswalker take from the same counters
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Bob controls "Mountain"
      And Bob has "Shock" in hand
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" has 2 loyalty counters
      When Alice passes
      And Bob plays "Shock" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in Alice's graveyard
      And Alice is at 20 life

  @LRW-PW-32
  Rule: Each point of loyalty gained adds one loyalty counter, above the starting number too
    Lorwyn primer, "Planeswalker Loyalty"; rule 212.9d

    Scenario: Jace saves up eleven counters and spends ten
      Given a game between Alice and Bob
      And Alice controls "Jace Beleren"
      And "Jace Beleren" has 5 loyalty counters
      When Alice plays the +2 ability of "Jace Beleren"
      And all players pass
      And the game moves to Alice's next turn
      And Alice plays the +2 ability of "Jace Beleren"
      And all players pass
      And the game moves to Alice's next turn
      And Alice tries to play the -10 ability of "Jace Beleren" targeting Bob
      Then the attempt is refused
      When Alice plays the +2 ability of "Jace Beleren"
      And all players pass
      Then "Jace Beleren" has 11 loyalty counters
      When the game moves to Alice's next turn
      And Alice plays the -10 ability of "Jace Beleren" targeting Bob
      And all players pass
      Then "Jace Beleren" has 1 loyalty counter
      And Bob has 0 cards in the library
      And Bob has 4 cards in the graveyard

    Scenario: Doubling Season does not double counters that are paid
      Rule 424.1

      Given a game between Alice and Bob
      And Alice controls "Jace Beleren" and "Doubling Season"
      And "Jace Beleren" has 3 loyalty counters
      When Alice plays the +2 ability of "Jace Beleren"
      And all players pass
      Then "Jace Beleren" has 5 loyalty counters
      And Alice has 1 card in hand

  @LRW-PW-33 @CR306-306.9-01
  Rule: Loyalty 0 sends a planeswalker to its owner's graveyard; that is a state-based effect
    Lorwyn primer, "Planeswalker Loyalty"; rules 408.1b and 420.5

    Scenario: Garruk is gone before anybody can respond to his last ability
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 1 loyalty counter
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" is in Alice's graveyard
      And the stack is, from the top, the ability of "Garruk Wildspeaker"
      And Alice has priority
      When all players pass
      Then Alice controls 1 "Beast"

    Scenario: A confiscated Garruk whose loyalty is spent goes to his owner's graveyard
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 1 loyalty counter
      And Bob controls "Confiscate"
      And "Confiscate" is attached to "Garruk Wildspeaker"
      When Bob plays the -1 ability of "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" is in Alice's graveyard
      And "Confiscate" is in Bob's graveyard
      When all players pass
      Then Bob controls 1 "Beast"

    Scenario: Three damage take Garruk's two counters and no more
      Given a game between Alice and Bob
      And Alice controls "Hill Giant"
      And Bob controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 2 loyalty counters
      When Alice attacks "Garruk Wildspeaker" with "Hill Giant"
      And combat damage is dealt
      Then "Garruk Wildspeaker" is in Bob's graveyard
      And "Garruk Wildspeaker" has no loyalty counters
      And Bob has 1 card in the graveyard
      And Bob is at 20 life

  @LRW-PW-34 @CR306-306.5A-01
  Rule: Outside play a planeswalker card's loyalty is its printed number
    Lorwyn primer, "Planeswalker Loyalty"; rule 212.9d

    Scenario: Garruk's loyalty is 3 in every zone but play
      Given a game between Alice and Bob
      And Alice controls 4 "Forest"
      And Alice has "Garruk Wildspeaker" as "held Garruk" and "Garruk Wildspeaker" as "played Garruk" in hand
      And Alice has "Garruk Wildspeaker" as "buried Garruk" in the graveyard
      And Bob has "Garruk Wildspeaker" as "removed Garruk" removed from the game
      And the top card of Alice's library is "Garruk Wildspeaker" as "shuffled Garruk"
      When Alice plays "played Garruk"
      Then "played Garruk" is on the stack
      And "played Garruk" has loyalty 3
      And "held Garruk" has loyalty 3
      And "buried Garruk" has loyalty 3
      And "removed Garruk" has loyalty 3
      And "shuffled Garruk" has loyalty 3

    Scenario: Garruk's seven counters are forgotten in the graveyard
      Given a game between Alice and Bob
      And Alice controls "Plains" and 2 "Swamp"
      And Alice has "Vindicate" in hand
      And Bob controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 7 loyalty counters
      When Alice plays "Vindicate" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in Bob's graveyard
      And "Garruk Wildspeaker" has loyalty 3
      And "Garruk Wildspeaker" has no loyalty counters
