Feature: Planeswalker subtypes
  What planeswalker types are, and the uniqueness rule that rests on them.

  @LRW-PW-15 @LRW-PW-16 @CR306-306.3-01
  Rule: Every Lorwyn planeswalker has one subtype, the word after the long dash of its type line
    Lorwyn primer, "Planeswalker Subtypes"; rules 205.3b and 205.3d

    Scenario: The five planeswalkers of Lorwyn have five subtypes
      Given a game between Alice and Bob
      And Alice has "Ajani Goldmane", "Chandra Nalaar" and "Garruk Wildspeaker" in hand
      And Bob has "Jace Beleren" and "Liliana Vess" in hand
      Then "Ajani Goldmane" has the subtypes Ajani
      And "Chandra Nalaar" has the subtypes Chandra
      And "Garruk Wildspeaker" has the subtypes Garruk
      And "Jace Beleren" has the subtypes Jace
      And "Liliana Vess" has the subtypes Liliana

    Scenario: The word Garruk on the type line is a subtype and no card type
      Given a game between Alice and Bob
      And Alice controls 4 "Forest"
      And Alice has "Garruk Wildspeaker" in hand
      When Alice plays "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" has the types Planeswalker
      And "Garruk Wildspeaker" has the subtypes Garruk

    @since:2026-04
    Scenario: Today a planeswalker may have no subtype at all, and stays in play with others
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and 4 "Plains"
      And Alice has "The Wanderer" in hand
      When Alice plays "The Wanderer"
      And all players pass
      Then "The Wanderer" has the types Planeswalker
      And "The Wanderer" has the supertypes Legendary
      And "The Wanderer" has no subtypes
      And "The Wanderer" has 5 loyalty counters
      And "Garruk Wildspeaker" is in play

    @since:2026-04
    Scenario: The Wanderer, without a subtype, prevents noncombat damage to the player who controls it and to no other
      Given a game between Alice and Bob
      And Alice controls "The Wanderer" and 2 "Mountain"
      And Alice has 2 "Shock" in hand
      When Alice plays "Shock 1" targeting Alice
      And all players pass
      Then Alice is at 20 life
      When Alice plays "Shock 2" targeting Bob
      And all players pass
      Then Bob is at 18 life
      And "The Wanderer" has no subtypes

  @LRW-PW-17
  Rule: "Planeswalker type" means the subtype of a planeswalker, not its card type
    Lorwyn primer, "Planeswalker Subtypes"; rules 205.3c and 212.9c

    Scenario: Jace and Garruk share the card type and no planeswalker type
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and 3 "Island"
      And Alice has "Jace Beleren" in hand
      When Alice plays "Jace Beleren"
      And all players pass
      Then "Jace Beleren" has the types Planeswalker
      And "Jace Beleren" has the subtypes Jace
      And "Jace Beleren" is in play
      And "Garruk Wildspeaker" is in play

    @since:2026-04
    Scenario: The Wanderer, who has no subtype, can remove a creature of power 4, and none of power 3
      Given a game between Alice and Bob
      And Alice controls "The Wanderer"
      And Bob controls "Serra Angel", "Craw Wurm" and "Hill Giant"
      When Alice plays the -2 ability of "The Wanderer"
      Then Alice can choose "Serra Angel" and "Craw Wurm"
      When Alice chooses "Serra Angel"
      And all players pass
      Then "Serra Angel" is removed from the game
      And "The Wanderer" has 3 loyalty counters

  @LRW-PW-18 @CR306-306.3-03
  Rule: Planeswalker types are not creature types
    Lorwyn primer, "Planeswalker Subtypes"; rule 205.3d

    Scenario: Garruk cannot be chosen as a creature type for Conspiracy
      Given a game between Alice and Bob
      And Alice controls 5 "Swamp" and "Grizzly Bears"
      And Alice has "Conspiracy" in hand
      When Alice plays "Conspiracy"
      And all players pass
      Then Alice is asked to choose a word
      When Alice tries to name Garruk
      Then the attempt is refused
      When Alice names Elf
      Then "Conspiracy" is in play
      And "Grizzly Bears" has the subtypes Elf

    Scenario: Garruk cannot be chosen as a creature type for Engineered Plague
      Given a game between Alice and Bob
      And Alice controls 3 "Swamp"
      And Alice has "Engineered Plague" in hand
      And Bob controls "Grizzly Bears"
      When Alice plays "Engineered Plague"
      And all players pass
      Then Alice is asked to choose a word
      When Alice tries to name Garruk
      Then the attempt is refused
      When Alice names Bear
      Then "Engineered Plague" is in play
      And "Grizzly Bears" is 1/1

    Scenario: A changeling is every creature type and no Garruk
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and 2 "Forest"
      And Alice has "Woodland Changeling" in hand
      When Alice plays "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" is in play
      And "Garruk Wildspeaker" is in play
      And "Woodland Changeling" is a Goblin
      And "Woodland Changeling" is not a Garruk

  @LRW-PW-19 @CR306-306.3-03
  Rule: Planeswalker types are a set of their own among the subtypes
    Lorwyn primer, "Planeswalker Subtypes"; rules 205.3d and 418.6c

    Scenario: Garruk evolves his Beasts into Elves and stays a Garruk
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and "Island"
      And Alice has "Artificial Evolution" in hand
      When Alice plays "Artificial Evolution" targeting "Garruk Wildspeaker"
      And all players pass
      And Alice names Beast
      And Alice names Elf
      Then "Garruk Wildspeaker" has the subtypes Garruk
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      And all players pass
      Then Alice controls 1 "Elf"
      And Alice controls no "Beast"
      And "Elf" is 3/3
      And "Elf" is green
      And "Elf" has the subtypes Elf

    Scenario: Garruk is neither an old nor a new word for Artificial Evolution
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and "Island"
      And Alice has "Artificial Evolution" in hand
      When Alice plays "Artificial Evolution" targeting "Garruk Wildspeaker"
      And all players pass
      And Alice tries to name Garruk
      Then the attempt is refused
      When Alice names Beast
      And Alice tries to name Garruk
      Then the attempt is refused
      When Alice names Elf
      Then "Artificial Evolution" is in Alice's graveyard
      And "Garruk Wildspeaker" has the subtypes Garruk

  @LRW-PW-20
  Rule: Planeswalkers in play that share a subtype break the uniqueness rule, whoever controls them
    Lorwyn primer, "Planeswalker Subtypes"; rules 212.9c and 420.5

    @until:2008-02
    Scenario: Bob's Garruk and Alice's Garruk go together
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Garruk Wildspeaker" as "Alice's Garruk"
      And Bob controls 4 "Forest"
      And Bob has "Garruk Wildspeaker" as "Bob's Garruk" in hand
      When Bob plays "Bob's Garruk"
      And all players pass
      Then "Alice's Garruk" is in Alice's graveyard
      And "Bob's Garruk" is in Bob's graveyard

    @until:2008-02
    Scenario: A Garruk on the stack harms nobody until he comes into play
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Garruk Wildspeaker" as "Alice's Garruk"
      And Bob controls 4 "Forest"
      And Bob has "Garruk Wildspeaker" as "Bob's Garruk" in hand
      When Bob plays "Bob's Garruk"
      And Bob passes
      Then "Bob's Garruk" is on the stack
      And "Alice's Garruk" is in play
      When Alice passes
      Then "Alice's Garruk" is in Alice's graveyard
      And "Bob's Garruk" is in Bob's graveyard

    Scenario: Alice's Garruk and Bob's Jace stay
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Garruk Wildspeaker"
      And Bob controls 3 "Island"
      And Bob has "Jace Beleren" in hand
      When Bob plays "Jace Beleren"
      And all players pass
      Then "Jace Beleren" is in play
      And "Garruk Wildspeaker" is in play

    @since:2017-09
    Scenario: Bob's Garruk and Alice's Garruk both stay, since the legend rule looks at one player at a time
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Garruk Wildspeaker" as "Alice's Garruk"
      And Bob controls 4 "Forest"
      And Bob has "Garruk Wildspeaker" as "Bob's Garruk" in hand
      When Bob plays "Bob's Garruk"
      And all players pass
      Then nobody is asked anything
      And "Bob's Garruk" is in play
      And "Alice's Garruk" is in play
      And Bob has priority

    @until:2008-02
    Scenario: Sakashima the Impostor comes as Garruk under a name of his own, and both go: the type counts and not the name
      Rules 212.9c and 503.9

      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker", "Mycosynth Lattice" and "March of the Machines"
      And Bob controls "Hill Giant"
      And Alice has {2}{U}{U} in the mana pool
      And Alice has "Sakashima the Impostor" in hand
      When Alice plays "Sakashima the Impostor"
      And all players pass
      And Alice chooses "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" is in Alice's graveyard
      And "Sakashima the Impostor" is in Alice's graveyard
      And "Hill Giant" is in play

    @since:2017-09
    Scenario: Sakashima the Impostor, who is Garruk under a name of his own, stays beside him, since the legend rule looks at names
      Rules 420.5e and 503.9

      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker", "Mycosynth Lattice" and "March of the Machines"
      And Alice has {2}{U}{U} in the mana pool
      And Alice has "Sakashima the Impostor" in hand
      When Alice plays "Sakashima the Impostor"
      And all players pass
      And Alice chooses "Garruk Wildspeaker"
      Then nobody is asked anything
      And "Garruk Wildspeaker" is in play
      And "Sakashima the Impostor" has the subtypes Garruk
      And "Sakashima the Impostor" has 3 loyalty counters

  @LRW-PW-21
  Rule: All planeswalkers that share a subtype go, the oldest included, and nobody chooses a survivor
    Lorwyn primer, "Planeswalker Subtypes"; rules 212.9c and 420.5

    @until:2008-02
    Scenario: A second Garruk costs Alice both
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" as "old Garruk" and 4 "Forest"
      And "old Garruk" has 7 loyalty counters
      And Alice has "Garruk Wildspeaker" as "new Garruk" in hand
      When Alice plays "new Garruk"
      And all players pass
      Then "old Garruk" is in Alice's graveyard
      And "new Garruk" is in Alice's graveyard
      And nobody is asked anything

    @until:2008-02
    Scenario: Two Garruks of Eureka are gone before anybody can play an ability
      Given a game between Alice and Bob
      And Alice controls 4 "Forest"
      And Alice has "Eureka" and "Garruk Wildspeaker" as "Alice's Garruk" in hand
      And Bob has "Garruk Wildspeaker" as "Bob's Garruk" in hand
      When Alice plays "Eureka"
      And all players pass
      And Alice chooses "Alice's Garruk"
      And Bob chooses "Bob's Garruk"
      Then "Alice's Garruk" is in Alice's graveyard
      And "Bob's Garruk" is in Bob's graveyard
      And "Eureka" is in Alice's graveyard
      And Alice has priority

    @since:2017-09
    Scenario: Of two Garruks Alice keeps the one that she chooses
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" as "old Garruk" and 4 "Forest"
      And "old Garruk" has 7 loyalty counters
      And Alice has "Garruk Wildspeaker" as "new Garruk" in hand
      When Alice plays "new Garruk"
      And all players pass
      Then Alice is asked to choose objects
      And Alice can choose "old Garruk" and "new Garruk"
      When Alice chooses "old Garruk"
      Then "old Garruk" is in play
      And "old Garruk" has 7 loyalty counters
      And "new Garruk" is in Alice's graveyard

    @since:2017-09
    Scenario: Two Garruks of Eureka stay, each with a controller of his own
      Given a game between Alice and Bob
      And Alice controls 4 "Forest"
      And Alice has "Eureka" and "Garruk Wildspeaker" as "Alice's Garruk" in hand
      And Bob has "Garruk Wildspeaker" as "Bob's Garruk" in hand
      When Alice plays "Eureka"
      And all players pass
      And Alice chooses "Alice's Garruk"
      And Bob chooses "Bob's Garruk"
      Then "Alice's Garruk" is in play
      And "Bob's Garruk" is in play
      And "Eureka" is in Alice's graveyard
      And Alice has priority

  @LRW-PW-22
  Rule: The uniqueness rule is a state-based effect that puts each planeswalker into its owner's graveyard
    Lorwyn primer, "Planeswalker Subtypes"; rules 212.9c and 420.5

    @until:2008-02
    Scenario: A confiscated Garruk goes to the graveyard of his owner
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Garruk Wildspeaker" as "Alice's Garruk"
      And Bob controls "Confiscate" and 4 "Forest"
      And "Confiscate" is attached to "Alice's Garruk"
      And Bob has "Garruk Wildspeaker" as "Bob's Garruk" in hand
      When Bob plays "Bob's Garruk"
      Then Bob controls "Alice's Garruk"
      When all players pass
      Then "Alice's Garruk" is in Alice's graveyard
      And "Bob's Garruk" is in Bob's graveyard
      And "Confiscate" is in Bob's graveyard

    @until:2008-02
    Scenario: The uniqueness rule leaves no moment to use a Garruk
      Given a game between Alice and Bob
      And Alice controls 4 "Forest"
      And Alice has "Eureka", "Garruk Wildspeaker" as "first Garruk" and "Garruk Wildspeaker" as "second Garruk" in hand
      When Alice plays "Eureka"
      And all players pass
      And Alice chooses "first Garruk"
      Then "first Garruk" is in play
      When Alice chooses "second Garruk"
      Then "first Garruk" is in Alice's graveyard
      And "second Garruk" is in Alice's graveyard
      And the stack is empty
      And Alice has priority
      When Alice tries to play the -1 ability of "first Garruk"
      Then the attempt is refused

    @since:2017-09
    Scenario: Of his own Garruk and a confiscated one Bob keeps his own, and the other goes to his owner's graveyard
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Garruk Wildspeaker" as "Alice's Garruk"
      And Bob controls "Confiscate" and 4 "Forest"
      And "Confiscate" is attached to "Alice's Garruk"
      And Bob has "Garruk Wildspeaker" as "Bob's Garruk" in hand
      When Bob plays "Bob's Garruk"
      And all players pass
      Then Bob is asked to choose objects
      When Bob chooses "Bob's Garruk"
      Then "Bob's Garruk" is in play
      And "Alice's Garruk" is in Alice's graveyard
      And "Confiscate" is in Bob's graveyard

    @since:2017-09
    Scenario: The legend rule leaves no moment to use both of two Garruks
      Given a game between Alice and Bob
      And Alice controls 4 "Forest"
      And Alice has "Eureka", "Garruk Wildspeaker" as "first Garruk" and "Garruk Wildspeaker" as "second Garruk" in hand
      When Alice plays "Eureka"
      And all players pass
      And Alice chooses "first Garruk"
      Then "first Garruk" is in play
      When Alice chooses "second Garruk"
      Then Alice is asked to choose objects
      And Alice can choose "first Garruk" and "second Garruk"
      When Alice chooses "second Garruk"
      Then "first Garruk" is in Alice's graveyard
      And the stack is empty
      When Alice plays the -1 ability of "second Garruk"
      Then "second Garruk" has 2 loyalty counters

    @until:2008-02
    Scenario: The uniqueness rule is no destruction, and takes Garruks that cannot be destroyed
      Given a game between Alice and Bob
      And Alice controls "Mycosynth Lattice", "Darksteel Forge", "Garruk Wildspeaker" as "old Garruk" and 4 "Forest"
      And Alice has "Garruk Wildspeaker" as "new Garruk" in hand
      When Alice plays "new Garruk"
      And all players pass
      Then "old Garruk" is in Alice's graveyard
      And "new Garruk" is in Alice's graveyard
      And "Darksteel Forge" is in play

    @since:2017-09
    Scenario: The legend rule is no destruction, and takes one of two Garruks that cannot be destroyed
      Given a game between Alice and Bob
      And Alice controls "Mycosynth Lattice", "Darksteel Forge", "Garruk Wildspeaker" as "old Garruk" and 4 "Forest"
      And Alice has "Garruk Wildspeaker" as "new Garruk" in hand
      When Alice plays "new Garruk"
      And all players pass
      And Alice chooses "new Garruk"
      Then "new Garruk" is in play
      And "old Garruk" is in Alice's graveyard
