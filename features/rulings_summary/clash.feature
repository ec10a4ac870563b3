@since:2007-10
Feature: Clash with an empty library
  Who has no card to reveal clashes all the same, and in 2008 counts as having revealed a converted mana cost of 0.

  Background:
    Given a game between Alice and Bob
    And Alice controls 2 "Mountain"
    And Alice has "Lash Out" in hand
    And Bob controls "Craw Wurm"
    And Bob's library is empty

  @GRS-501.10.R3-01
  Rule: A clashing player whose library is empty reveals nothing
    Rulings summary, 501.10.Ruling.3, first sentence

    Scenario: Only Alice reveals a card and decides where it goes, and Bob does not lose
      Given the top card of Alice's library is "Grizzly Bears"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      Then Alice has revealed "Grizzly Bears"
      And Alice is asked to choose where the revealed card goes
      When Alice puts the revealed card on the bottom
      Then the bottom card of Alice's library is "Grizzly Bears"
      And the stack is empty
      And nobody is asked anything
      And Bob has not lost the game
      And "Craw Wurm" has 3 damage

  @GRS-501.10.R3-02
  Rule: The card that is missing counts as one with a converted mana cost of 0
    Rulings summary, 501.10.Ruling.3, second sentence

    Scenario: Alice's two beats Bob's nothing
      Given the top card of Alice's library is "Grizzly Bears"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      Then Bob is at 17 life
      And "Craw Wurm" has 3 damage

    @until:2008-02
    Scenario: Alice's land does not beat Bob's nothing
      Given the top card of Alice's library is "Forest"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      Then Bob is at 20 life
      And "Craw Wurm" has 3 damage

    @since:2017-09
    Scenario: Alice's land beats Bob's nothing, as no other card is revealed
      Rule 701.21c

      Given the top card of Alice's library is "Forest"
      When Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      Then Bob is at 17 life
      And "Craw Wurm" has 3 damage

    Scenario: Where nobody reveals a card nobody wins
      Rule 501.10c

      Given it is Bob's turn
      And Alice controls "Sylvan Echoes" as "Alice's Echoes"
      And Bob controls "Sylvan Echoes" as "Bob's Echoes"
      And Alice's library is empty
      When Bob passes
      And Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      Then the stack is empty
      And Bob is at 20 life
      And "Craw Wurm" has 3 damage

    @until:2008-02
    Scenario: Bob's nothing does not beat Alice's land either
      Given it is Bob's turn
      And Alice controls "Sylvan Echoes" as "Alice's Echoes"
      And Bob controls "Sylvan Echoes" as "Bob's Echoes"
      And the top card of Alice's library is "Forest"
      When Bob passes
      And Alice plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Alice puts the revealed card on the top
      Then the stack is empty
      And nobody is asked anything
      And Bob is at 20 life
