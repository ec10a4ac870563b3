@since:2007-10
Feature: Abilities that define characteristics, in the words of the glossary
  They say what is usually printed elsewhere on a card, and work in every zone.

  Background:
    Given a game between Alice and Bob

  @GRS-G3.11A-01
  Rule: A characteristic-defining ability states what is usually printed elsewhere on the card
    Rulings summary, glossary G3.11a, first sentence; rule 405.2

    Scenario: Nightmare's size stands in its text and counts in hand and graveyard too
      Given Alice controls 3 "Swamp" and "Forest"
      And Alice has "Nightmare" in hand
      And Alice has "Nightmare" as "Second Nightmare" in the graveyard
      Then "Nightmare" is 3/3
      And "Second Nightmare" is 3/3

    Scenario: Nightmare grows with each Swamp that its controller plays
      Given Alice controls "Nightmare" and 2 "Swamp"
      And Alice has "Swamp" as "Third Swamp" in hand
      And Bob controls "Swamp" as "Bob's Swamp"
      Then "Nightmare" is 2/2
      When Alice plays "Third Swamp"
      Then "Nightmare" is 3/3
