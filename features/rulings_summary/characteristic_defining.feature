@since:2007-10
Feature: Characteristic-defining abilities
  Some cards say in their text what others print in their corners: their colours, their subtypes, their size.

  Background:
    Given a game between Alice and Bob

  @GRS-405.2-01
  Rule: A characteristic-defining ability says in the text what a card normally prints elsewhere
    Rulings summary, 405.2; rule 405.2 (604.3 today)

    Scenario: Size, colours and types are read off cards that only their text gives them
      Given Alice controls 3 "Swamp"
      And Alice has "Nightmare", "Transguild Courier", "Ghostfire" and "Mistform Ultimus" in hand
      Then "Nightmare" is 3/3
      And "Transguild Courier" is white
      And "Transguild Courier" is green
      And "Ghostfire" is colorless
      And "Mistform Ultimus" is an Illusion
      And "Mistform Ultimus" is a Goblin

    Scenario: Glorious Anthem changes sizes, yet defines nothing, and does nothing from a hand
      Given Alice controls "Grizzly Bears" and 3 "Plains"
      And Alice has "Glorious Anthem" in hand
      Then "Grizzly Bears" is 2/2
      When Alice plays "Glorious Anthem"
      And all players pass
      Then "Grizzly Bears" is 3/3

    Scenario: Tarmogoyf is 1/1 under a Godhead of Awe that was there first, like a creature whose size is printed
      Rule 418.5a

      Given Alice controls "Godhead of Awe", "Grizzly Bears" and 2 "Forest"
      And Alice has "Tarmogoyf" in hand
      And Bob has "Forest" and "Shock" in the graveyard
      Then "Tarmogoyf" is 2/3
      When Alice plays "Tarmogoyf"
      And all players pass
      Then "Tarmogoyf" is 1/1
      And "Grizzly Bears" is 1/1
      And "Godhead of Awe" is 4/4

    Scenario: Transguild Courier is all colors, none of which its text names for Sleight of Mind to change
      Rule 418.6

      Given Alice controls "Transguild Courier", "White Knight" and 2 "Island"
      And Alice has 2 "Sleight of Mind" in hand
      And Bob controls 2 "Swamp"
      And Bob has "Nameless Inversion" in hand
      When Alice plays "Sleight of Mind 1" targeting "Transguild Courier"
      And all players pass
      And Alice names black
      And Alice names blue
      Then "Transguild Courier" is black
      When Alice plays "Sleight of Mind 2" targeting "White Knight"
      And all players pass
      And Alice names black
      And Alice names blue
      And Alice passes
      And Bob tries to play "Nameless Inversion" targeting "White Knight"
      Then the attempt is allowed

    @until:2008-02
    Scenario: Living End says itself that it is black, and Sleight of Mind changes that word
      Rule 418.6

      Given Alice controls "Mosswort Bridge", "Forest", "Island", "Craw Wurm" and "Serra Angel"
      And Alice has "Living End" removed from the game
      And "Mosswort Bridge" has removed "Living End" face down
      And Alice has "Sleight of Mind" in hand
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      Then "Living End" is black
      When Alice plays "Sleight of Mind" targeting "Living End"
      And all players pass
      And Alice names black
      And Alice names blue
      Then "Living End" is blue
      And "Living End" is not black

    @since:2017-09
    Scenario: What makes Living End black today is no word of its text, and Sleight of Mind finds none there
      Rule 418.6

      Given Alice controls "Mosswort Bridge", "Forest", "Island", "Craw Wurm" and "Serra Angel"
      And Alice has "Living End" removed from the game
      And "Mosswort Bridge" has removed "Living End" face down
      And Alice has "Sleight of Mind" in hand
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      And Alice plays "Sleight of Mind" targeting "Living End"
      And all players pass
      And Alice names black
      And Alice names blue
      Then "Living End" is black

  @GRS-405.2-02
  Rule: Characteristic-defining abilities work in every zone
    Rulings summary, 405.2; rule 405.2 (604.3 today)

    Scenario: Goblin Matron finds a changeling in the library
      Given Alice controls 3 "Mountain"
      And Alice has "Goblin Matron" in hand
      And the top cards of Alice's library are "Woodland Changeling", "Grizzly Bears" and "Goblin Piker"
      When Alice plays "Goblin Matron"
      And all players pass
      And all players pass
      And Alice accepts
      Then Alice can choose "Woodland Changeling" and "Goblin Piker"
      When Alice chooses "Woodland Changeling"
      Then "Woodland Changeling" is in Alice's hand

    Scenario: Tarmogoyf counts card types in hand, in a graveyard and removed from the game
      Given Alice controls "Mountain"
      And Alice has "Tarmogoyf" as "Held" and "Shock" in hand
      And Alice has "Tarmogoyf" as "Buried" in the graveyard
      And Alice has "Tarmogoyf" as "Gone" removed from the game
      And Bob has "Forest" in the graveyard
      When Alice plays "Shock" targeting Bob
      Then "Held" is 2/3
      When all players pass
      Then "Held" is 3/4
      And "Buried" is 3/4
      And "Gone" is 3/4

    Scenario: Of Dauntless Dourbark's two abilities only the one on its size works in hand, the one on trample in play alone
      Given Alice controls 4 "Forest" and "Scarwood Treefolk"
      And Alice has "Dauntless Dourbark" and "Llanowar Elves" in hand
      When Alice plays "Llanowar Elves"
      Then "Dauntless Dourbark" is 5/5
      And "Dauntless Dourbark" does not have trample
      When the game moves to Alice's next turn
      And Alice plays "Dauntless Dourbark"
      And all players pass
      Then "Dauntless Dourbark" is 6/6
      And "Dauntless Dourbark" has trample

    Scenario: Nightmare loses its ability in a graveyard under Yixlid Jailer, and is 0/0 there
      Given Alice controls "Nightmare" and 2 "Swamp"
      And Bob controls "Yixlid Jailer" and "Mountain"
      And Bob has "Shock" in hand
      And Alice has "Nightmare" as "Held" in hand
      When Alice passes
      And Bob plays "Shock" targeting "Nightmare"
      And all players pass
      Then "Nightmare" is in Alice's graveyard
      And "Nightmare" is 0/0
      And "Held" is 2/2

  @GRS-405.2A-01
  Rule: Only colours, subtypes, power and toughness can be defined
    Rulings summary, 405.2a, criterion 1; rule 405.2a (604.3a today)

    Scenario: Natural Order finds Transguild Courier, which is green by its text
      Given Alice controls 4 "Forest" and "Grizzly Bears"
      And Alice has "Natural Order" in hand
      And the top cards of Alice's library are "Hill Giant", "Transguild Courier" and "Craw Wurm"
      When Alice plays "Natural Order" paying with "Grizzly Bears"
      And all players pass
      Then Alice can choose "Transguild Courier" and "Craw Wurm"
      When Alice chooses "Transguild Courier"
      Then "Transguild Courier" is in play
      And "Transguild Courier" is green

    Scenario: Nim Lasher's text adds to its power and defines nothing, so it counts no artifacts in hand
      Given Alice controls 7 "Swamp"
      And Alice has "Icy Manipulator" and "Nim Lasher" in hand
      When Alice plays "Icy Manipulator"
      And all players pass
      Then "Nim Lasher" is 1/1
      When Alice plays "Nim Lasher"
      And all players pass
      Then "Nim Lasher" is 2/1

  @GRS-405.2A-02
  Rule: It is printed on the object, given to a token by what made it, or copied
    Rulings summary, 405.2a, criterion 2; rule 405.2a (604.3a today)

    Scenario: Clone is a Tarmogoyf that follows the graveyards
      Rules 503.1 and 503.2

      Given Alice controls 4 "Island"
      And Alice has "Clone" in hand
      And Bob controls "Tarmogoyf"
      And Bob has "Forest" and "Shock" in the graveyard
      When Alice plays "Clone"
      And all players pass
      And Alice chooses "Tarmogoyf"
      Then "Clone" is 2/3

    Scenario: A copied changeling is applied first, so that Conspiracy leaves only the chosen type
      Given Alice controls 4 "Island" and "Conspiracy"
      And the creature type chosen for "Conspiracy" is Elf
      And Alice has "Clone" in hand
      And Bob controls "Woodland Changeling"
      When Alice plays "Clone"
      And all players pass
      And Alice chooses "Woodland Changeling"
      Then "Clone" has the subtypes Elf
      And "Clone" has changeling

    Scenario: What Runed Stalactite says of the creature that carries it is applied in its turn, after Nameless Inversion
      Rules 418.5e and 501.2c

      Given Alice controls 2 "Swamp", 2 "Plains", "Serra Angel" and "Runed Stalactite"
      And Alice has "Nameless Inversion" in hand
      When Alice plays "Nameless Inversion" targeting "Serra Angel"
      And all players pass
      Then "Serra Angel" is not an Angel
      When Alice plays the ability of "Runed Stalactite" targeting "Serra Angel"
      And all players pass
      Then "Serra Angel" is an Angel
      And "Serra Angel" is a Goblin
      And "Serra Angel" is 8/2

    @until:2008-02
    Scenario: Crib Swap makes Bob a token with changeling, which Alice owns as she controlled the spell
      Rule 216.1

      Given Alice controls 3 "Plains"
      And Alice has "Crib Swap" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Crib Swap" targeting "Hill Giant"
      And all players pass
      Then Bob controls "Shapeshifter"
      And "Shapeshifter" is a Goblin
      And Alice owns "Shapeshifter"

    @since:2017-09
    Scenario: Crib Swap makes Bob a token with changeling, which he owns as he controls it
      Rule 110.5a

      Given Alice controls 3 "Plains"
      And Alice has "Crib Swap" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Crib Swap" targeting "Hill Giant"
      And all players pass
      Then Bob controls "Shapeshifter"
      And "Shapeshifter" is a Goblin
      And Bob owns "Shapeshifter"

    Scenario: The Avatar of Ajani Goldmane is as big as its controller's life as soon as that changes
      Rule 405.2

      Given Alice controls "Ajani Goldmane"
      And "Ajani Goldmane" has 6 loyalty counters
      And Bob controls "Grizzly Bears"
      When Alice plays the -6 ability of "Ajani Goldmane"
      And all players pass
      Then "Avatar" is 20/20
      When the game moves to Bob's turn
      And Bob attacks Alice with "Grizzly Bears"
      And Alice does not block
      And combat damage is dealt
      Then Alice is at 18 life
      And "Avatar" is 18/18

  @GRS-405.2A-03
  Rule: An ability that changes other objects is not characteristic-defining
    Rulings summary, 405.2a, criterion 3; rule 405.2a (604.3a today)

    Scenario: Mistform Ultimus comes under an older Conspiracy and is an Elf and nothing else
      Given Alice controls 4 "Island" and "Conspiracy"
      And the creature type chosen for "Conspiracy" is Elf
      And Alice has "Mistform Ultimus" in hand
      When Alice plays "Mistform Ultimus"
      And all players pass
      Then "Mistform Ultimus" is in play
      And "Mistform Ultimus" has the subtypes Elf

    Scenario: Without Conspiracy it is everything
      Given Alice controls 4 "Island"
      And Alice has "Mistform Ultimus" in hand
      When Alice plays "Mistform Ultimus"
      And all players pass
      Then "Mistform Ultimus" is in play
      And "Mistform Ultimus" is an Elf
      And "Mistform Ultimus" is a Goblin

    Scenario: Transguild Courier, of five colours by its text, is colourless under an older Mycosynth Lattice
      Given Alice controls "Mycosynth Lattice" and 4 "Forest"
      And Alice has "Transguild Courier" in hand
      When Alice plays "Transguild Courier"
      And all players pass
      Then "Transguild Courier" is in play
      And "Transguild Courier" is colorless

    Scenario: Runed Stalactite that is put on the creature that it is on already does nothing anew
      Rules 501.2b and 418.5e

      Given Alice controls "Runed Stalactite", "Grizzly Bears", "Imagecrafter" and 2 "Island"
      And "Runed Stalactite" is attached to "Grizzly Bears"
      When Alice plays the ability of "Imagecrafter" targeting "Grizzly Bears"
      And all players pass
      And Alice names Elf
      Then "Grizzly Bears" has the subtypes Elf
      When Alice plays the ability of "Runed Stalactite" targeting "Grizzly Bears"
      And all players pass
      Then "Runed Stalactite" is attached to "Grizzly Bears"
      And "Grizzly Bears" has the subtypes Elf

    Scenario: Transguild Courier, of five colours by its text, is of the one colour chosen for an older Shifting Sky
      Rule 418.5a

      Given Alice controls 7 "Island" and "Grizzly Bears"
      And Alice has "Shifting Sky" and "Transguild Courier" in hand
      When Alice plays "Shifting Sky"
      And all players pass
      And Alice names red
      And Alice plays "Transguild Courier"
      And all players pass
      Then "Transguild Courier" is in play
      And "Transguild Courier" is red
      And "Transguild Courier" is not blue
      And "Grizzly Bears" is red
      And "Grizzly Bears" is not green
      And "Shifting Sky" is red
      And "Island 1" is colorless

  @GRS-405.2A-04
  Rule: An ability that an object gives to itself is not characteristic-defining
    Rulings summary, 405.2a, criterion 4; rules 405.2a and 418.5f (604.3a and 613.7a today)

    Scenario: Svogthos, animated under an older Humility, is as big as its graveyard
      Given Alice controls "Humility", "Svogthos, the Restless Tomb", 3 "Swamp" and 2 "Forest"
      And Alice has "Grizzly Bears", "Hill Giant" and "Craw Wurm" in the graveyard
      When Alice plays the second ability of "Svogthos, the Restless Tomb"
      And all players pass
      Then "Svogthos, the Restless Tomb" is a Creature
      And "Svogthos, the Restless Tomb" is 3/3

    Scenario: A Humility that comes after the animation makes it 1/1
      Given Alice controls "Svogthos, the Restless Tomb", 3 "Swamp", 2 "Forest", 4 "Plains" and "Vedalken Orrery"
      And Alice has "Grizzly Bears", "Hill Giant" and "Craw Wurm" in the graveyard
      And Alice has "Humility" in hand
      When Alice plays the second ability of "Svogthos, the Restless Tomb"
      And all players pass
      Then "Svogthos, the Restless Tomb" is 3/3
      When Alice plays "Humility"
      And all players pass
      Then "Svogthos, the Restless Tomb" is 1/1

  @GRS-405.2A-05
  Rule: An ability that holds only under a condition is not characteristic-defining
    Rulings summary, 405.2a, criterion 5; rule 405.2a (604.3a today)

    @since:2008-02
    Scenario: Angry Mob in a graveyard is no 5/5, so Reveillark may return it; Tarmogoyf there has its size
      Given Alice controls "Reveillark" and 2 "Swamp"
      And Alice has "Terror" in hand
      And Alice has "Angry Mob", "Tarmogoyf", "Grizzly Bears" and "Forest" in the graveyard
      And Bob controls 3 "Swamp" as "Bog"
      When Alice plays "Terror" targeting "Reveillark"
      And all players pass
      Then Alice can choose "Angry Mob" and "Grizzly Bears"
      And "Tarmogoyf" is 3/4
      When Alice chooses "Angry Mob"
      And all players pass
      Then "Angry Mob" is in play
      And "Angry Mob" is 5/5

    Scenario: Angry Mob in play is 5/5 in its controller's turn and 2/2 in others
      Given Alice controls 4 "Plains"
      And Alice has "Angry Mob" in hand
      And Bob controls 3 "Swamp"
      When Alice plays "Angry Mob"
      And all players pass
      Then "Angry Mob" is in play
      And "Angry Mob" is 5/5
      When the game moves to Bob's turn
      Then "Angry Mob" is 2/2

    Scenario: Angry Mob is 2/2 as soon as Bob's turn has begun, though nothing else has changed
      Given it is Alice's end step
      And Alice controls "Angry Mob"
      And Bob controls 3 "Swamp"
      And Alice has "Plains" in hand
      When Alice tries to play "Plains"
      Then the attempt is refused
      And "Angry Mob" is 5/5
      When all players pass
      Then it is Bob's upkeep step
      And "Angry Mob" is 2/2
