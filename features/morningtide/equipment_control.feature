Feature: Tribal Equipment: on another player's creature
  The Equipment stays with its controller, the creature with its own; whose the abilities are follows from that.

  @MOR-EQUIP-09
  Rule: By its trigger, unlike by equip, the Axe can be put on another player's creature, and stays there
    Morningtide primer, cycle "Tribal Equipment", second note; rules 501.2a, 420.5k

    Scenario: The Axe lends Bob's new Warrior size and haste for Bob's attack
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Obsidian Battle-Axe"
      And Bob controls 2 "Forest"
      And Bob has "Bramblewood Paragon" in hand
      When Bob plays "Bramblewood Paragon"
      And the stack resolves
      And Alice accepts
      Then "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"
      And "Bramblewood Paragon" is 4/3
      When Bob attacks Alice with "Bramblewood Paragon"
      And combat damage is dealt
      Then Alice is at 16 life
      And "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"

    Scenario: Turn after turn the Axe stays on Bob's creature
      Given a game between Alice and Bob
      And Alice controls "Obsidian Battle-Axe" and "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Bramblewood Paragon"
      And "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"
      When Alice plays "Shock" targeting Bob
      And all players pass
      Then Bob is at 18 life
      And "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"
      When the game moves to Bob's turn
      Then "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"
      And "Bramblewood Paragon" is 4/3

    Scenario: Bob concedes, and the Axe stays behind as the Warrior that he had reanimated is removed from the game
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And it is Bob's turn
      And Bob controls "Swamp"
      And Bob has "Reanimate" in hand
      And Carol controls "Obsidian Battle-Axe"
      And Carol has "Bramblewood Paragon" in the graveyard
      When Bob plays "Reanimate" targeting "Bramblewood Paragon"
      And the stack resolves
      And Carol accepts
      Then Bob controls "Bramblewood Paragon"
      And Carol owns "Bramblewood Paragon"
      And "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"
      When Bob concedes
      Then "Bramblewood Paragon" is removed from the game
      And Carol controls "Obsidian Battle-Axe"
      And "Obsidian Battle-Axe" is attached to nothing

    Scenario: Equip cannot put it there
      Given a game between Alice and Bob
      And Alice controls "Obsidian Battle-Axe", "Goblin Piker" and 3 "Mountain"
      And Bob controls "Bramblewood Paragon"
      When Alice tries to play the ability of "Obsidian Battle-Axe" targeting "Bramblewood Paragon"
      Then the attempt is refused
      When Alice tries to play the ability of "Obsidian Battle-Axe" targeting "Goblin Piker"
      Then the attempt is allowed

  @MOR-EQUIP-10
  Rule: Attaching changes neither who controls the Equipment nor who controls the creature
    Morningtide primer, cycle "Tribal Equipment", third note; rules 200.5, 501.6

    Scenario: Alice borrows Bob's Warrior, gives it back, and keeps the Axe that is on it
      Given a game between Alice and Bob
      And Alice controls "Obsidian Battle-Axe" and 3 "Mountain"
      And Alice has "Threaten" in hand
      And Bob controls "Bramblewood Paragon"
      And "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"
      When Alice plays "Threaten" targeting "Bramblewood Paragon"
      And all players pass
      Then Alice controls "Bramblewood Paragon"
      And Alice controls "Obsidian Battle-Axe"
      When the game moves to Bob's turn
      Then Bob controls "Bramblewood Paragon"
      And Alice controls "Obsidian Battle-Axe"
      And "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"

    Scenario: After the trigger has put it there each still controls what is his or her own
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Obsidian Battle-Axe"
      And Bob controls 2 "Forest"
      And Bob has "Bramblewood Paragon" in hand
      When Bob plays "Bramblewood Paragon"
      And the stack resolves
      And Alice accepts
      Then Bob controls "Bramblewood Paragon"
      And Alice controls "Obsidian Battle-Axe"
      And "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"

    Scenario: Meadowboon puts no counter on the creature that only wears Alice's Axe
      Given a game between Alice and Bob
      And Alice controls "Obsidian Battle-Axe", "Meadowboon", "Hill Giant" and "Island"
      And Alice has "Unsummon" in hand
      And Bob controls "Bramblewood Paragon"
      And "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"
      When Alice plays "Unsummon" targeting "Meadowboon"
      And all players pass
      Then Alice is asked to choose targets
      When Alice chooses Alice
      And all players pass
      Then "Hill Giant" has 1 +1/+1 counter
      And "Bramblewood Paragon" has no +1/+1 counters

    Scenario: Bob's Yawgmoth Demon cannot have Alice's Axe
      Given a game between Alice and Bob
      And it is Alice's end of turn step
      And Alice controls "Obsidian Battle-Axe"
      And Bob controls "Bramblewood Paragon" and "Yawgmoth Demon"
      And "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"
      When all players pass
      Then the stack is, from the top, the ability of "Yawgmoth Demon"
      When all players pass
      Then "Yawgmoth Demon" is tapped
      And Bob is at 18 life
      And "Obsidian Battle-Axe" is in play

    Scenario: Bob can give the Demon only an artifact of his own
      Given a game between Alice and Bob
      And it is Alice's end of turn step
      And Alice controls "Obsidian Battle-Axe"
      And Bob controls "Bramblewood Paragon", "Yawgmoth Demon" and "Millstone"
      And "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"
      When all players pass
      And all players pass
      Then Bob can choose "Millstone"
      When Bob chooses "Millstone"
      Then "Millstone" is in Bob's graveyard
      And "Yawgmoth Demon" is untapped
      And Bob is at 20 life
      And "Obsidian Battle-Axe" is in play

    Scenario: Bob's Warrior comes back tapped after Ray of Command, and with the Axe on it
      Rule 404.4

      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 4 "Island"
      And Alice has "Ray of Command" in hand
      And Bob controls "Obsidian Battle-Axe" and "Bramblewood Paragon"
      And "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"
      When Bob passes
      And Alice plays "Ray of Command" targeting "Bramblewood Paragon"
      And all players pass
      Then Alice controls "Bramblewood Paragon"
      And Bob controls "Obsidian Battle-Axe"
      And "Bramblewood Paragon" is untapped
      When the game moves to Alice's turn
      Then Bob controls "Bramblewood Paragon"
      And "Bramblewood Paragon" is tapped
      And "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"

    Scenario: Bob borrows Carol's Warrior and concedes, and Carol has it back with the Axe on it
      Rules 102.3a and 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Island"
      And Alice has "Unsummon" in hand
      And Bob controls 5 "Mountain", "Forest" and "Grizzly Bears"
      And Bob has "Word of Seizing" and "Giant Growth" in hand
      And Carol controls "Obsidian Battle-Axe" and "Bramblewood Paragon"
      And "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"
      When Alice passes
      And Bob plays "Word of Seizing" targeting "Bramblewood Paragon"
      And all players pass
      Then Bob controls "Bramblewood Paragon"
      And Carol controls "Obsidian Battle-Axe"
      When Alice passes
      And Bob plays "Giant Growth" targeting "Bramblewood Paragon"
      And all players pass
      And Alice plays "Unsummon" targeting "Grizzly Bears"
      And Bob concedes
      Then Bob has lost the game
      And the game goes on
      And Carol controls "Bramblewood Paragon"
      And Carol controls "Obsidian Battle-Axe"
      And "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"
      And "Bramblewood Paragon" is 7/6
      When the stack resolves
      Then "Unsummon" is in Alice's graveyard

    Scenario: Asked whether to attach the Axe Carol concedes, and Axe and ability are gone
      Rules 102.3a and 102.5

      Given a game between Alice, Bob and Carol
      And it is Bob's turn
      And Bob controls 2 "Forest"
      And Bob has "Bramblewood Paragon" in hand
      And Carol controls "Obsidian Battle-Axe"
      When Bob plays "Bramblewood Paragon"
      And the stack resolves
      Then Carol is asked yes or no
      When Carol concedes
      Then Carol has lost the game
      And "Obsidian Battle-Axe" is not in play
      And the stack is empty
      And "Bramblewood Paragon" is 2/2
      And Bob has priority

    Scenario: What Alice has borrowed stays with her as Bob concedes, until the turn ends
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls 3 "Mountain"
      And Alice has "Threaten" in hand
      And Bob controls "Hill Giant"
      And Carol controls "Obsidian Battle-Axe" and "Bramblewood Paragon"
      And "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"
      When Alice plays "Threaten" targeting "Bramblewood Paragon"
      And all players pass
      And Bob concedes
      Then "Hill Giant" is not in play
      And "Hill Giant" is not removed from the game
      And Alice controls "Bramblewood Paragon"
      And Carol controls "Obsidian Battle-Axe"
      When the game moves to Carol's turn
      Then Carol controls "Bramblewood Paragon"

  @MOR-EQUIP-11
  Rule: Only the Equipment's controller plays its equip ability, whosever creature it is on
    Morningtide primer, cycle "Tribal Equipment", third note; rule 403.2

    Scenario: Bob, whose creature wears the Axe, cannot equip with it
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Obsidian Battle-Axe"
      And Bob controls "Bramblewood Paragon", "Grizzly Bears", "Fireshrieker" and 5 "Forest"
      And "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"
      When Bob tries to play the ability of "Obsidian Battle-Axe" targeting "Grizzly Bears"
      Then the attempt is refused
      When Bob tries to play the ability of "Obsidian Battle-Axe" targeting "Bramblewood Paragon"
      Then the attempt is refused
      When Bob tries to play the ability of "Fireshrieker" targeting "Grizzly Bears"
      Then the attempt is allowed

    Scenario: Alice takes the Axe from Bob's creature with equip
      Given a game between Alice and Bob
      And Alice controls "Obsidian Battle-Axe", "Grizzly Bears" and 3 "Forest"
      And Bob controls "Bramblewood Paragon"
      And "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"
      When Alice plays the ability of "Obsidian Battle-Axe" targeting "Grizzly Bears"
      And all players pass
      Then "Obsidian Battle-Axe" is attached to "Grizzly Bears"
      And "Grizzly Bears" is 4/3
      And "Bramblewood Paragon" is 2/2

  @MOR-EQUIP-12
  Rule: When it triggers again, the Equipment's controller decides whether it moves
    Morningtide primer, cycle "Tribal Equipment", third note; rules 402.6, 413.2c

    Scenario: Alice leaves the Axe on Bob's first Warrior
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Obsidian Battle-Axe"
      And Bob controls "Bramblewood Paragon" and 2 "Mountain"
      And "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"
      And Bob has "Goblin Piker" in hand
      When Bob plays "Goblin Piker"
      And the stack resolves
      Then Alice is asked to choose yes or no
      When Alice declines
      Then "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"
      And "Bramblewood Paragon" is 4/3

    Scenario: Alice moves the Axe from one Warrior of Bob's to the other
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Obsidian Battle-Axe"
      And Bob controls "Bramblewood Paragon" and 2 "Mountain"
      And "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"
      And Bob has "Goblin Piker" in hand
      When Bob plays "Goblin Piker"
      And the stack resolves
      And Alice accepts
      Then "Obsidian Battle-Axe" is attached to "Goblin Piker"
      And "Bramblewood Paragon" is 2/2

    Scenario: Alice fetches the Axe back for a Warrior of her own
      Given a game between Alice and Bob
      And Alice controls "Obsidian Battle-Axe" and 2 "Mountain"
      And Alice has "Goblin Piker" in hand
      And Bob controls "Bramblewood Paragon"
      And "Obsidian Battle-Axe" is attached to "Bramblewood Paragon"
      When Alice plays "Goblin Piker"
      And the stack resolves
      Then Alice is asked to choose yes or no
      When Alice accepts
      Then "Obsidian Battle-Axe" is attached to "Goblin Piker"
      And "Goblin Piker" is 4/2

  @MOR-EQUIP-13
  Rule: An activated ability that the Equipment gives is its creature's, and played by the creature's controller
    Morningtide primer, cycle "Tribal Equipment", third note; rules 403.2, 212.3f

    Scenario: Bob shoots with the Staff on his Shaman once the Shaman may be tapped
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Thornbite Staff"
      And Bob controls 4 "Forest"
      And Bob has "Bosk Banneret" in hand
      When Bob plays "Bosk Banneret"
      And the stack resolves
      And Alice accepts
      And Bob tries to play the ability of "Bosk Banneret" targeting Alice
      Then the attempt is refused
      When the game moves to Bob's next turn
      And Bob plays the ability of "Bosk Banneret" targeting Alice
      Then "Bosk Banneret" is tapped
      And "Thornbite Staff" is untapped
      When all players pass
      Then Alice is at 19 life

    Scenario: Alice shoots with a Shaman that she took only from her next turn on
      Given a game between Alice and Bob
      And Alice controls "Thornbite Staff" and 6 "Island"
      And Alice has "Sower of Temptation" in hand
      And Bob controls "Bosk Banneret"
      And "Thornbite Staff" is attached to "Bosk Banneret"
      When Alice plays "Sower of Temptation"
      And the stack resolves
      And Alice chooses "Bosk Banneret"
      And the stack resolves
      Then Alice controls "Bosk Banneret"
      When Alice tries to play the ability of "Bosk Banneret" targeting Bob
      Then the attempt is refused
      When the game moves to Alice's next turn
      And Alice plays the ability of "Bosk Banneret" targeting Bob
      Then "Bosk Banneret" is tapped
      When all players pass
      Then Bob is at 19 life

    Scenario: Alice, whose Staff it is, cannot shoot with Bob's Shaman
      Given a game between Alice and Bob
      And Alice controls "Thornbite Staff" and 2 "Swamp"
      And Bob controls "Bosk Banneret" and 2 "Forest"
      And "Thornbite Staff" is attached to "Bosk Banneret"
      When Alice tries to play the ability of "Bosk Banneret" targeting Bob
      Then the attempt is refused
      When Alice passes
      And Bob tries to play the ability of "Bosk Banneret" targeting Alice
      Then the attempt is allowed

    Scenario: The triggered ability that comes with it untaps the Shaman when a creature dies
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Thornbite Staff" and "Llanowar Elves"
      And Bob controls "Bosk Banneret" and 2 "Forest"
      And "Thornbite Staff" is attached to "Bosk Banneret"
      When Bob plays the ability of "Bosk Banneret" targeting "Llanowar Elves"
      And all players pass
      Then "Llanowar Elves" is in Alice's graveyard
      And the stack is, from the top, the ability of "Bosk Banneret"
      When all players pass
      Then "Bosk Banneret" is untapped

  @MOR-EQUIP-14
  Rule: "You" in an ability that the Equipment gives is the controller of the creature
    Morningtide primer, cycle "Tribal Equipment", third note; rule 200.5

    Scenario: The Wand on Bob's Wizard answers Bob's draws and not Alice's
      Given a game between Alice and Bob
      And it is Bob's upkeep step
      And Alice controls "Diviner's Wand"
      And Bob controls "Sage of Fables"
      And "Diviner's Wand" is attached to "Sage of Fables"
      When all players pass
      Then Bob has 1 card in hand
      And the stack is, from the top, the ability of "Sage of Fables"
      When all players pass
      Then "Sage of Fables" is 3/3
      And "Sage of Fables" has flying
      When the game moves to Alice's turn
      Then Alice has 1 card in hand
      And "Sage of Fables" is 2/2
      And "Sage of Fables" does not have flying

    Scenario: The card drawn with the Wand's {4} is Bob's, and the Sage grows for it
      Given a game between Alice and Bob
      And Alice controls "Diviner's Wand" and 4 "Island" as "Lake"
      And Bob controls "Sage of Fables" and 4 "Island"
      And "Diviner's Wand" is attached to "Sage of Fables"
      When Alice tries to play the second ability of "Sage of Fables"
      Then the attempt is refused
      When Alice passes
      And Bob plays the second ability of "Sage of Fables"
      And all players pass
      Then Bob has 1 card in hand
      And Alice has 0 cards in hand
      When all players pass
      Then "Sage of Fables" is 3/3

    Scenario: A Wand that its trigger put there works for Bob as well
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Diviner's Wand"
      And Bob controls 7 "Island"
      And Bob has "Sage of Fables" in hand
      When Bob plays "Sage of Fables"
      And the stack resolves
      And Alice accepts
      And Bob plays the second ability of "Sage of Fables"
      And all players pass
      Then Bob has 1 card in hand
      And the stack is, from the top, the ability of "Sage of Fables"
      When all players pass
      Then "Sage of Fables" is 3/3
      And "Sage of Fables" has flying
