Feature: Incarnations: back into the library
  When the last ability of an Incarnation triggers, whose it is, and what comes of it.

  @LRW-INC-06
  Rule: Dread's last ability is a triggered one: Dread is in the graveyard until it resolves
    Lorwyn primer, "Cycle: Incarnations", Dread; rules 404.2 and 410.2

    Scenario: Dread lies in the graveyard while its ability is on the stack
      Given a game between Alice and Bob
      And Alice controls 4 "Plains" and "Dread"
      And Alice has "Wrath of God" in hand
      When Alice plays "Wrath of God"
      And all players pass
      Then "Dread" is in Alice's graveyard
      And the stack is, from the top, the ability of "Dread"
      And Alice has 10 cards in the library
      When all players pass
      Then "Dread" is in Alice's library
      And Alice has 11 cards in the library
      And Alice has 1 card in the graveyard

    Scenario: With the ability countered Dread stays in the graveyard
      Given a game between Alice and Bob
      And Alice controls 4 "Plains" and "Dread"
      And Alice has "Wrath of God" in hand
      And Bob controls "Island"
      And Bob has "Stifle" in hand
      When Alice plays "Wrath of God"
      And all players pass
      And Alice passes
      And Bob plays "Stifle" targeting the ability of "Dread"
      And all players pass
      Then the stack is empty
      And "Stifle" is in Bob's graveyard
      And "Dread" is in Alice's graveyard

  @LRW-INC-07
  Rule: From whatever zone Dread comes to the graveyard, its last ability triggers
    Lorwyn primer, "Cycle: Incarnations"; rules 410.2 and 402.8f

    Scenario: Alice discards Dread
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice has "Dread" and "Shock" in hand
      And Bob controls 3 "Swamp"
      And Bob has "Mind Rot" in hand
      When Bob plays "Mind Rot" targeting Alice
      And all players pass
      Then "Dread" is in Alice's graveyard
      And the stack is, from the top, the ability of "Dread"
      When all players pass
      Then "Dread" is in Alice's library
      And "Shock" is in Alice's graveyard

    Scenario: The spell Dread is countered
      Given a game between Alice and Bob
      And Alice controls 6 "Swamp"
      And Alice has "Dread" in hand
      And Bob controls 3 "Island"
      And Bob has "Cancel" in hand
      When Alice plays "Dread"
      And Alice passes
      And Bob plays "Cancel" targeting "Dread"
      And all players pass
      Then "Dread" is in Alice's graveyard
      And the stack is, from the top, the ability of "Dread"
      When all players pass
      Then "Dread" is in Alice's library

    Scenario: Millstone puts Dread there from the library
      Given a game between Alice and Bob
      And Alice's library is "Dread", "Shock" and "Hill Giant"
      And Bob controls 2 "Island" and "Millstone"
      And it is Bob's turn
      When Bob plays the ability of "Millstone" targeting Alice
      And all players pass
      Then "Dread" is in Alice's graveyard
      And the stack is, from the top, the ability of "Dread"
      And Alice has 1 card in the library
      When all players pass
      Then "Dread" is in Alice's library
      And "Shock" is in Alice's graveyard
      And Alice has 2 cards in the library

    Scenario: Dread is sacrificed to pay for an ability, and goes back before that resolves
      Rule 501.6

      Given a game between Alice and Bob
      And Alice controls "Nantuko Husk" and "Dread"
      When Alice plays the ability of "Nantuko Husk" paying with "Dread"
      Then "Dread" is in Alice's graveyard
      And the stack is, from the top, the ability of "Dread", the ability of "Nantuko Husk"
      When all players pass
      Then "Dread" is in Alice's library
      And "Nantuko Husk" is 2/2
      When all players pass
      Then "Nantuko Husk" is 4/4

    Scenario: Tolarian Winds discards Dread with the rest of the hand, and draws as many cards
      Rule 423.2

      Given a game between Alice and Bob
      And Alice controls 4 "Island"
      And Alice has 2 "Tolarian Winds", "Dread" and "Shock" in hand
      When Alice plays "Tolarian Winds 1"
      And all players pass
      Then "Dread" is in Alice's graveyard
      And "Shock" is in Alice's graveyard
      And Alice has 3 cards in hand
      And the stack is, from the top, the ability of "Dread"
      When all players pass
      Then "Dread" is in Alice's library

  @LRW-INC-08
  Rule: The ability is that of the card's owner, whoever controlled the creature
    Lorwyn primer, "Cycle: Incarnations"; rules 200.4 and 410.2

    Scenario: Bob had taken control of Dread, and it goes into the library of Alice
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Dread"
      And Bob controls 4 "Plains" and "Confiscate"
      And "Confiscate" is attached to "Dread"
      And Bob has "Wrath of God" in hand
      When Bob plays "Wrath of God"
      Then Bob controls "Dread"
      When all players pass
      Then "Dread" is in Alice's graveyard
      When all players pass
      Then "Dread" is in Alice's library
      And Alice has 11 cards in the library
      And Bob has 10 cards in the library

    Scenario: Of two that Bob controlled each has an ability of its own owner's, so nobody has to order them
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Dread"
      And Bob controls 4 "Plains", "Confiscate" and "Dread" as "Bob's Dread"
      And "Confiscate" is attached to "Dread"
      And Bob has "Wrath of God" in hand
      When Bob plays "Wrath of God"
      And all players pass
      Then nobody is asked anything
      And the stack is, from the top, the ability of "Dread", the ability of "Bob's Dread"
      When the stack resolves
      Then "Dread" is in Alice's library
      And "Bob's Dread" is in Bob's library

  @LRW-INC-09
  Rule: The ability does not look back at the creature as it was in play
    Lorwyn primer, "Cycle: Incarnations"; rule 410.10d

    Scenario: Humble took Dread's abilities, and it goes back all the same
      Given a game between Alice and Bob
      And Alice controls "Dread"
      And Bob controls 2 "Plains" and "Mountain"
      And Bob has "Humble" and "Lightning Bolt" in hand
      When Alice passes
      And Bob plays "Humble" targeting "Dread"
      And all players pass
      Then "Dread" is 0/1
      And "Dread" does not have fear
      When Alice passes
      And Bob plays "Lightning Bolt" targeting "Dread"
      And all players pass
      Then "Dread" is in Alice's graveyard
      And the stack is, from the top, the ability of "Dread"
      When all players pass
      Then "Dread" is in Alice's library

    Scenario: Humble took Nova Chaser's abilities, and the card that it championed stays away
      Given a game between Alice and Bob
      And Alice controls "Nova Chaser"
      And Alice has "Smokebraider" removed from the game
      And "Nova Chaser" has removed "Smokebraider"
      And Bob controls 2 "Plains" and "Mountain"
      And Bob has "Humble" and "Lightning Bolt" in hand
      When Alice passes
      And Bob plays "Humble" targeting "Nova Chaser"
      And all players pass
      And Alice passes
      And Bob plays "Lightning Bolt" targeting "Nova Chaser"
      And all players pass
      Then "Nova Chaser" is in Alice's graveyard
      And the stack is empty
      And "Smokebraider" is removed from the game

  @LRW-INC-10
  Rule: The ability triggers from the graveyard, and the card there is its source
    Lorwyn primer, "Cycle: Incarnations"; rule 402.8f

    Scenario: Dread comes from Bob's control, and there is one ability, of the card in Alice's graveyard
      Given a game between Alice and Bob
      And Alice controls "Dread"
      And Bob controls 4 "Plains" and "Confiscate"
      And "Confiscate" is attached to "Dread"
      And it is Bob's turn
      And Bob has "Wrath of God" in hand
      When Bob plays "Wrath of God"
      And all players pass
      Then the stack is, from the top, the ability of "Dread"
      And "Dread" is in Alice's graveyard
      And "Confiscate" is in Bob's graveyard
      And Alice owns "Dread"
      When all players pass
      Then "Dread" is in Alice's library

    Scenario: A Clone that was Dread is only a Clone in the graveyard
      Given a game between Alice and Bob
      And Alice controls 4 "Island", 4 "Plains" and "Dread"
      And Alice has "Clone" and "Wrath of God" in hand
      When Alice plays "Clone"
      And all players pass
      And Alice chooses "Dread"
      Then "Clone" is 6/6
      And "Clone" has fear
      When Alice plays "Wrath of God"
      And all players pass
      Then the stack is, from the top, the ability of "Dread"
      When all players pass
      Then "Dread" is in Alice's library
      And "Clone" is in Alice's graveyard

  @LRW-INC-11
  Rule: An Incarnation that had lost the ability in play goes back into the library when it is destroyed
    Lorwyn primer, "Cycle: Incarnations"; rule 410.10d

    Scenario: Lignify made Dread a Treefolk without abilities
      Given a game between Alice and Bob
      And Alice controls 4 "Plains" and "Dread"
      And Alice has "Wrath of God" in hand
      And Bob controls "Lignify"
      And "Lignify" is attached to "Dread"
      When Alice plays "Wrath of God"
      Then "Dread" is 0/4
      And "Dread" has the subtypes Treefolk
      And "Dread" does not have fear
      When all players pass
      Then "Dread" is in Alice's graveyard
      And the stack is, from the top, the ability of "Dread"
      When all players pass
      Then "Dread" is in Alice's library
      And "Lignify" is in Bob's graveyard

  @LRW-INC-12
  Rule: An Incarnation that has no ability as it arrives in the graveyard stays there
    Lorwyn primer, "Cycle: Incarnations"; rule 410.10d

    Scenario: Under Yixlid Jailer the discarded Dread stays in the graveyard
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice has "Dread" and "Shock" in hand
      And Bob controls 3 "Swamp" and "Yixlid Jailer"
      And Bob has "Mind Rot" in hand
      When Bob plays "Mind Rot" targeting Alice
      And all players pass
      Then the stack is empty
      And "Dread" is in Alice's graveyard
      And "Shock" is in Alice's graveyard

    Scenario: When Yixlid Jailer dies later it is too late for Dread
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Mountain"
      And Alice has "Dread", "Grizzly Bears" and "Lightning Bolt" in hand
      And Bob controls 3 "Swamp" and "Yixlid Jailer"
      And Bob has "Mind Rot" in hand
      When Bob plays "Mind Rot" targeting Alice
      And all players pass
      And Alice chooses "Dread" and "Grizzly Bears"
      And Bob passes
      And Alice plays "Lightning Bolt" targeting "Yixlid Jailer"
      And all players pass
      Then "Yixlid Jailer" is in Bob's graveyard
      And the stack is empty
      And "Dread" is in Alice's graveyard

    Scenario: A Yixlid Jailer that is destroyed together with Dread does not stop it
      Given a game between Alice and Bob
      And Alice controls 4 "Plains" and "Dread"
      And Alice has "Wrath of God" in hand
      And Bob controls "Yixlid Jailer"
      When Alice plays "Wrath of God"
      And all players pass
      Then "Yixlid Jailer" is in Bob's graveyard
      And the stack is, from the top, the ability of "Dread"
      When all players pass
      Then "Dread" is in Alice's library

    Scenario: A Yixlid Jailer that comes after the ability has triggered does not stop it
      Given a game between Alice and Bob
      And Alice controls 4 "Plains" and "Dread"
      And Alice has "Wrath of God" in hand
      And Bob controls 2 "Swamp" and "Vedalken Orrery"
      And Bob has "Yixlid Jailer" in hand
      When Alice plays "Wrath of God"
      And all players pass
      And Alice passes
      And Bob plays "Yixlid Jailer"
      And all players pass
      Then "Yixlid Jailer" is in play
      And "Dread" is in Alice's graveyard
      When all players pass
      Then "Dread" is in Alice's library

  @LRW-INC-13
  Rule: An Incarnation that has left the graveyard before the ability resolves is not shuffled in
    Lorwyn primer, "Cycle: Incarnations"; rules 217.1c and 410.10

    Scenario: Tormod's Crypt removes Dread from the game in response
      Given a game between Alice and Bob
      And Alice controls 4 "Plains" and "Dread"
      And Alice has "Wrath of God" in hand
      And Bob controls "Tormod's Crypt"
      When Alice plays "Wrath of God"
      And all players pass
      And Alice passes
      And Bob plays the ability of "Tormod's Crypt" targeting Alice
      And all players pass
      Then "Dread" is removed from the game
      And the stack is, from the top, the ability of "Dread"
      When all players pass
      Then the stack is empty
      And "Dread" is removed from the game
      And Alice has 10 cards in the library

    Scenario: Alice brings Dread back into play in response, and there it stays
      Given a game between Alice and Bob
      And Alice controls 4 "Plains", 4 "Swamp", "Vedalken Orrery" and "Dread"
      And Alice has "Wrath of God" and "Zombify" in hand
      When Alice plays "Wrath of God"
      And all players pass
      And Alice plays "Zombify" targeting "Dread"
      And all players pass
      Then "Dread" is in play
      And the stack is, from the top, the ability of "Dread"
      When all players pass
      Then the stack is empty
      And "Dread" is in play

    @until:2008-02
    Scenario: As there is no Dread to be shuffled in, the library stays as it is
      Given a game between Alice and Bob
      And Alice controls 4 "Plains" and "Dread"
      And Alice has "Wrath of God" in hand
      And the top cards of Alice's library are "Forest", "Mountain", "Swamp" and "Island"
      And Bob controls "Tormod's Crypt"
      When Alice plays "Wrath of God"
      And all players pass
      And Alice passes
      And Bob plays the ability of "Tormod's Crypt" targeting Alice
      And all players pass
      And all players pass
      Then the stack is empty
      And "Dread" is removed from the game
      And the top card of Alice's library is "Forest"

  @LRW-INC-14
  Rule: An Incarnation that goes elsewhere instead of the graveyard does not trigger
    Lorwyn primer, "Cycle: Incarnations"; rule 419.1a

    Scenario: Leyline of the Void removes Dread from the game
      Given a game between Alice and Bob
      And Alice controls 4 "Plains" and "Dread"
      And Alice has "Wrath of God" in hand
      And Bob controls "Leyline of the Void" and "Dread" as "Bob's Dread"
      When Alice plays "Wrath of God"
      And all players pass
      Then "Dread" is removed from the game
      And the stack is, from the top, the ability of "Bob's Dread"
      When all players pass
      Then the stack is empty
      And "Dread" is removed from the game
      And "Bob's Dread" is in Bob's library

    Scenario: Dread without toughness is removed once, by the one of two Leylines that Alice applies
      Rules 420.5b and 419.9a

      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Dread"
      And "Dread" has 1 damage
      And Bob controls "Leyline of the Void" as "first Leyline" and "Leyline of the Void" as "second Leyline"
      And Bob controls 4 "Swamp"
      And Bob has 2 "Nameless Inversion" in hand
      When Bob plays "Nameless Inversion 1" targeting "Dread"
      And all players pass
      And Bob plays "Nameless Inversion 2" targeting "Dread"
      And all players pass
      And Alice applies "first Leyline" first
      Then "Dread" is removed from the game
      And the stack is empty
      And Bob has priority

    Scenario: Asked which of two Leylines removes his Dread Bob concedes, and his Troll is gone before it could regenerate
      Rules 102.3a and 501.5a

      Given a game between Alice, Bob and Carol
      And it is Carol's turn
      And Alice controls "Hill Giant"
      And Bob controls "Dread", "Troll Ascetic" and 2 "Forest"
      And "Dread" has 5 damage
      And "Troll Ascetic" has 1 +1/+1 counter
      And "Troll Ascetic" has 1 damage
      And Carol controls "Leyline of the Void" as "first Leyline" and "Leyline of the Void" as "second Leyline"
      And Carol controls 3 "Swamp"
      And Carol has "Infest" in hand
      When Carol plays "Infest"
      And Carol passes
      And Alice passes
      And Bob plays the ability of "Troll Ascetic"
      And all players pass
      And all players pass
      Then Bob is asked which effect applies first
      When Bob concedes
      Then Bob has lost the game
      And "Hill Giant" is in play
      And "Troll Ascetic" is not in play
      And "Dread" is not in play
      And Carol has priority

    Scenario: The discarded Dread is removed from the game too, and stays so when the Leyline is gone
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 2 "Plains"
      And Alice has "Dread", "Shock" and "Disenchant" in hand
      And Bob controls 3 "Swamp" and "Leyline of the Void"
      And Bob has "Mind Rot" in hand
      When Bob plays "Mind Rot" targeting Alice
      And all players pass
      And Alice chooses "Dread" and "Shock"
      Then "Dread" is removed from the game
      And "Shock" is removed from the game
      And the stack is empty
      When Bob passes
      And Alice plays "Disenchant" targeting "Leyline of the Void"
      And all players pass
      Then "Leyline of the Void" is in Bob's graveyard
      And the stack is empty
      And "Dread" is removed from the game
