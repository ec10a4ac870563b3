@since:2007-10
Feature: Naming a flip card, in the words of the glossary
  Both its names may be named; outside play it has only the upright one.

  Background:
    Given a game between Alice and Bob
    And Alice controls 4 "Swamp"
    And Alice has "Cranial Extraction" in hand
    And Bob has "Akki Lavarunner" as "Held" in hand
    And Bob has "Akki Lavarunner" as "Buried" in the graveyard
    And Bob's library is "Akki Lavarunner" as "Hidden", "Plains" and "Forest"

  @GRS-G6.12G-01
  Rule: The other name of a flip card may be named, though its card has that name only when flipped in play
    Rulings summary, glossary G6.12g

    Scenario: Cranial Extraction that names Tok-Tok, Volcano Born finds no Akki Lavarunner
      When Alice plays "Cranial Extraction" targeting Bob
      And all players pass
      And Alice names Tok-Tok, Volcano Born
      Then the stack is empty
      And "Cranial Extraction" is in Alice's graveyard
      And "Held" is in Bob's hand
      And "Buried" is in Bob's graveyard
      And "Hidden" is in Bob's library

    Scenario: Cranial Extraction that names Akki Lavarunner finds all of them
      When Alice plays "Cranial Extraction" targeting Bob
      And all players pass
      And Alice names Akki Lavarunner
      Then Alice can choose "Held" and "Hidden"
      When Alice chooses "Held" and "Hidden"
      Then "Held" is removed from the game
      And "Buried" is removed from the game
      And "Hidden" is removed from the game

    Scenario: Half of a flip card's other name is no name
      When Alice plays "Cranial Extraction" targeting Bob
      And all players pass
      And Alice tries to name Tok-Tok
      Then the attempt is refused
      When Alice names Tok-Tok, Volcano Born
      Then "Held" is in Bob's hand
      And "Cranial Extraction" is in Alice's graveyard
