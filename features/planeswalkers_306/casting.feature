Feature: Casting planeswalkers, in section 306
  From where a planeswalker card is cast, and that its spell can be answered.
  When it may be cast, and who controls it then, is shown with the primer's words in the features of Lorwyn.

  Background:
    Given a game between Alice and Bob

  @CR306-306.1-02
  Rule: A planeswalker card is cast from the hand of its own player
    Comprehensive Rules of 2017-09, section 306.1, "from his or her hand"; rule 306.1

    @since:2007-10
    Scenario: A planeswalker card in the graveyard cannot be cast until an effect allows it
      Given Alice controls 5 "Island" and 3 "Swamp"
      And Alice has "Yawgmoth's Will" in hand
      And Alice has "Jace Beleren" in the graveyard
      When Alice tries to cast "Jace Beleren"
      Then the attempt is refused
      When Alice casts "Yawgmoth's Will"
      And all players pass
      And Alice casts "Jace Beleren"
      Then "Jace Beleren" is on the stack
      When all players pass
      Then "Jace Beleren" is on the battlefield
      And "Jace Beleren" has 3 loyalty counters

    @since:2007-10
    Scenario: Of three planeswalker cards only the one in hand can be cast
      Given Alice controls 3 "Island"
      And Alice has "Jace Beleren" as "held Jace" in hand
      And Alice has "Jace Beleren" as "exiled Jace" in exile
      And the top card of Alice's library is "Jace Beleren" as "top Jace"
      When Alice tries to cast "exiled Jace"
      Then the attempt is refused
      When Alice tries to cast "top Jace"
      Then the attempt is refused
      When Alice casts "held Jace"
      And all players pass
      Then "held Jace" is on the battlefield
      And "exiled Jace" is in exile

  @CR306-306.1-03
  Rule: A planeswalker is cast as a spell, which uses the stack and can be countered
    Comprehensive Rules of 2017-09, section 306.1, second sentence; rules 306.1 and 601

    @since:2007-10
    Scenario: Cancel counters a planeswalker spell, and Remove Soul cannot
      Given Alice controls 3 "Island"
      And Alice has "Jace Beleren" in hand
      And Bob controls 5 "Island"
      And Bob has "Remove Soul" and "Cancel" in hand
      When Alice casts "Jace Beleren"
      And Alice passes
      And Bob tries to cast "Remove Soul" targeting "Jace Beleren"
      Then the attempt is refused
      When Bob casts "Cancel" targeting "Jace Beleren"
      And all players pass
      Then "Jace Beleren" is in Alice's graveyard
      And "Remove Soul" is in Bob's hand

    @since:2007-10
    Scenario: The spell waits on the stack, without counters, until all players have passed
      Given Alice controls 3 "Island"
      And Alice has "Jace Beleren" in hand
      When Alice casts "Jace Beleren"
      Then the stack is, from the top, "Jace Beleren"
      And "Jace Beleren" has no loyalty counters
      When Alice passes
      Then the stack is, from the top, "Jace Beleren"
      And Bob has priority
      When Bob passes
      Then "Jace Beleren" is on the battlefield
      And "Jace Beleren" has 3 loyalty counters
