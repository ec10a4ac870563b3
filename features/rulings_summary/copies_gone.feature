@since:2007-10
Feature: Copies that are where no copy can be
  A copy of a spell exists on the stack only, a copy of a card there and in play; elsewhere it is gone at the next check.

  Background:
    Given a game between Alice and Bob

  @GRS-420.5J-01 @GRS-503.10A-01
  Rule: A copy of a spell that is not on the stack ceases to exist
    Rulings summary, 420.5j and 503.10a, first sentences

    Scenario: Remand on the copy of Shock brings Alice no card
      Given Alice controls "Mountain" and 2 "Island"
      And Alice has "Shock" and "Twincast" in hand
      And Bob controls 2 "Island"
      And Bob has "Remand" in hand
      When Alice plays "Shock" targeting Bob
      And Alice plays "Twincast" targeting "Shock"
      And all players pass
      And Alice declines
      And Alice passes
      And Bob plays "Remand" targeting "copy of Shock"
      And all players pass
      Then Alice has 0 cards in hand
      And Bob has 1 card in hand
      And the stack is, from the top, "Shock"
      When all players pass
      Then Bob is at 18 life
      And Alice has 2 cards in the graveyard

    Scenario: Remand on Shock itself brings the card back to hand
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls 2 "Island"
      And Bob has "Remand" in hand
      When Alice plays "Shock" targeting Bob
      Then the stack is, from the top, "Shock"
      When Alice passes
      And Bob plays "Remand" targeting "Shock"
      And all players pass
      Then "Shock" is in Alice's hand
      And Bob has 1 card in hand
      And Bob is at 20 life

    Scenario: A copy that has resolved is in no graveyard
      Given Alice controls "Mountain" and 2 "Island"
      And Alice has "Shock" and "Twincast" in hand
      When Alice plays "Shock" targeting Bob
      And Alice plays "Twincast" targeting "Shock"
      And all players pass
      And Alice declines
      And all players pass
      Then Bob is at 18 life
      And Alice has 1 card in the graveyard
      And the stack is, from the top, "Shock"

    Scenario: The copy of Shock that Guile removes instead of countering it is no card to be played
      Rule 200.1

      Given Alice controls "Mountain" and 2 "Island"
      And Alice has "Shock" and "Twincast" in hand
      And Bob controls "Guile" and 2 "Island" as "Bob's Island"
      And Bob has "Counterspell" in hand
      When Alice plays "Shock" targeting Bob
      And Alice plays "Twincast" targeting "Shock"
      And all players pass
      And Alice declines
      And Alice passes
      And Bob plays "Counterspell" targeting "copy of Shock"
      And all players pass
      Then nobody is asked anything
      And the stack is, from the top, "Shock"
      When all players pass
      Then Bob is at 18 life

  @GRS-420.5J-02 @GRS-503.10A-02
  Rule: A copy of a card that is neither on the stack nor in play ceases to exist
    Rulings summary, 420.5j and 503.10a, second sentences

    Scenario: The copy that Isochron Scepter's controller does not play is gone
      Given Alice controls "Isochron Scepter" and 2 "Forest"
      And Alice has "Shock" removed from the game
      And "Isochron Scepter" has removed "Shock"
      When Alice plays the ability of "Isochron Scepter"
      And all players pass
      And Alice accepts
      Then "copy of Shock" is removed from the game
      When Alice declines
      Then "copy of Shock" is not removed from the game
      And "Shock" is removed from the game
      And Bob is at 20 life

    Scenario: The copy that has resolved is gone, and the card is still removed
      Given Alice controls "Isochron Scepter" and 2 "Forest"
      And Alice has "Shock" removed from the game
      And "Isochron Scepter" has removed "Shock"
      When Alice plays the ability of "Isochron Scepter"
      And all players pass
      And Alice accepts
      And Alice accepts
      And Alice chooses Bob
      And all players pass
      Then Bob is at 18 life
      And Alice has 0 cards in the graveyard
      And "Shock" is removed from the game

    Scenario: The copy that Counterspell counters adds no card to a graveyard
      Given Alice controls "Isochron Scepter" and 2 "Forest"
      And Alice has "Shock" removed from the game
      And "Isochron Scepter" has removed "Shock"
      And Bob controls 2 "Island"
      And Bob has "Counterspell" in hand
      When Alice plays the ability of "Isochron Scepter"
      And all players pass
      And Alice accepts
      And Alice accepts
      And Alice chooses Bob
      And Alice passes
      And Bob plays "Counterspell" targeting "copy of Shock"
      And all players pass
      Then Bob is at 20 life
      And Alice has 0 cards in the graveyard
      And "Shock" is removed from the game

  @GRS-503.10A-03
  Rule: A copy vanishes at the next check of state-based effects, not before
    Rulings summary, 503.10a, last sentence; rule 420.3

    Scenario: While players clash for Broken Ambitions the countered copy is in the graveyard still
      Given Alice controls "Mountain" and 2 "Island"
      And Alice has "Shock" and "Twincast" in hand
      And Bob controls 2 "Island"
      And Bob has "Broken Ambitions" in hand
      When Alice plays "Shock" targeting Bob
      And Alice plays "Twincast" targeting "Shock"
      And all players pass
      And Alice declines
      And Alice passes
      And Bob plays "Broken Ambitions" targeting "copy of Shock" with X = 1
      And all players pass
      Then Alice is asked to choose where the revealed card goes
      And "copy of Shock" is in Alice's graveyard
      When Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      Then "copy of Shock" is not in Alice's graveyard
      And Alice has 1 card in the graveyard
      And Alice has priority
