Feature: Hideaway: looking at the hidden card
  Who may look at a card that lies face down, and until when.

  @LRW-HIDE-13
  Rule: As long as it is removed, the card may be looked at by every player who has controlled the land
    Lorwyn primer, "Keyword Ability: Hideaway"; rule 502.75a

    Scenario: Alice looks at her hidden card in Bob's turn, and Bob does not
      Given a game between Alice and Bob
      And Alice has "Mosswort Bridge" in hand
      And Alice's library is "Grizzly Bears" and "Island"
      When Alice plays "Mosswort Bridge"
      And all players pass
      And Alice chooses "Grizzly Bears"
      And the game moves to Bob's next turn
      Then Alice may look at "Grizzly Bears"
      And Bob may not look at "Grizzly Bears"

    Scenario: Of three players those two may look who have had the land
      Given a game between Alice, Bob and Carol
      And it is Bob's turn
      And Alice controls "Mosswort Bridge"
      And Alice has "Grizzly Bears" removed from the game
      And "Mosswort Bridge" has removed "Grizzly Bears" face down
      And Bob controls 6 "Island"
      And Bob has "Confiscate" in hand
      And Carol controls 2 "Plains"
      And Carol has "Disenchant" in hand
      When Bob plays "Confiscate" targeting "Mosswort Bridge"
      And all players pass
      Then Bob controls "Mosswort Bridge"
      When Bob passes
      And Carol plays "Disenchant" targeting "Confiscate"
      And the stack resolves
      Then Alice controls "Mosswort Bridge"
      And Alice may look at "Grizzly Bears"
      And Bob may look at "Grizzly Bears"
      And Carol may not look at "Grizzly Bears"

  @LRW-HIDE-16 @LRW-HIDE-17
  Rule: Who controls the land now may look, and so may all who controlled it before
    Lorwyn primer, "Keyword Ability: Hideaway"; rule 502.75a

    Scenario: Bob takes the land and may look, and Alice still may
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Mosswort Bridge"
      And Alice has "Grizzly Bears" removed from the game
      And "Mosswort Bridge" has removed "Grizzly Bears" face down
      And Bob controls 6 "Island"
      And Bob has "Confiscate" in hand
      When Bob plays "Confiscate" targeting "Mosswort Bridge"
      Then Bob may not look at "Grizzly Bears"
      When all players pass
      Then Bob controls "Mosswort Bridge"
      And Bob may look at "Grizzly Bears"
      And Alice may look at "Grizzly Bears"

    Scenario: Alice gets the land back and Bob still may look
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Mosswort Bridge" and 2 "Plains"
      And Alice has "Disenchant" in hand
      And Alice has "Grizzly Bears" removed from the game
      And "Mosswort Bridge" has removed "Grizzly Bears" face down
      And Bob controls 6 "Island"
      And Bob has "Confiscate" in hand
      When Bob plays "Confiscate" targeting "Mosswort Bridge"
      And all players pass
      And Bob passes
      And Alice plays "Disenchant" targeting "Confiscate"
      And the stack resolves
      Then "Confiscate" is in Bob's graveyard
      And Alice controls "Mosswort Bridge"
      And Bob may look at "Grizzly Bears"
      And Alice may look at "Grizzly Bears"

    Scenario: Owning the hidden card gives no right to look
      Given a game between Alice and Bob
      And Bob controls "Mosswort Bridge"
      And Alice has "Grizzly Bears" removed from the game
      And "Mosswort Bridge" has removed "Grizzly Bears" face down
      And Alice controls 6 "Island"
      And Alice has "Confiscate" in hand
      When Alice plays "Confiscate" targeting "Mosswort Bridge"
      Then Alice may not look at "Grizzly Bears"
      And Bob may look at "Grizzly Bears"
      When all players pass
      Then Alice may look at "Grizzly Bears"

  @LRW-HIDE-20
  Rule: Once the land has left play, nobody may look at the hidden card any more
    Lorwyn primer, "Keyword Ability: Hideaway"; rule 502.75a

    @until:2008-02
    Scenario: Boomerang takes the land away and with it Alice's right to look
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge"
      And Alice has "Grizzly Bears" removed from the game
      And "Mosswort Bridge" has removed "Grizzly Bears" face down
      And Bob controls 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice passes
      And Bob plays "Boomerang" targeting "Mosswort Bridge"
      Then Alice may look at "Grizzly Bears"
      When the stack resolves
      Then "Mosswort Bridge" is in Alice's hand
      And Alice may not look at "Grizzly Bears"
      And Bob may not look at "Grizzly Bears"

    @since:2017-09
    Scenario: Since 2017 Alice keeps the right to look that the land gave her
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge"
      And Alice has "Grizzly Bears" removed from the game
      And "Mosswort Bridge" has removed "Grizzly Bears" face down
      And Bob controls 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice passes
      And Bob plays "Boomerang" targeting "Mosswort Bridge"
      And the stack resolves
      Then "Mosswort Bridge" is in Alice's hand
      And Alice may look at "Grizzly Bears"
      And Bob may not look at "Grizzly Bears"

    @since:2017-09
    Scenario: The land is gone before Alice hides a card, and she may look at what she has seen
      Rule 406.3

      Given a game between Alice and Bob
      And Alice has "Mosswort Bridge" in hand
      And Alice's library is "Grizzly Bears" and "Island"
      And Bob controls 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice plays "Mosswort Bridge"
      And Alice passes
      And Bob plays "Boomerang" targeting "Mosswort Bridge"
      And all players pass
      Then "Mosswort Bridge" is in Alice's hand
      When all players pass
      And Alice chooses "Grizzly Bears"
      Then "Grizzly Bears" is removed from the game
      And Alice may look at "Grizzly Bears"
      And Bob may not look at "Grizzly Bears"

    @since:2026-04
    Scenario: The land left play under Bob's control before Alice hid a card, and Bob may not look at it
      Rule 406.3

      Given a game between Alice and Bob
      And Alice has "Mosswort Bridge" in hand
      And Alice's library is "Grizzly Bears" and "Island"
      And Bob controls 5 "Mountain" and 2 "Island"
      And Bob has "Word of Seizing" and "Boomerang" in hand
      When Alice plays "Mosswort Bridge"
      And Alice passes
      And Bob plays "Word of Seizing" targeting "Mosswort Bridge"
      And all players pass
      Then Bob controls "Mosswort Bridge"
      When Alice passes
      And Bob plays "Boomerang" targeting "Mosswort Bridge"
      And all players pass
      Then "Mosswort Bridge" is in Alice's hand
      When all players pass
      And Alice chooses "Grizzly Bears"
      Then Alice may look at "Grizzly Bears"
      And Bob may not look at "Grizzly Bears"

    @since:2026-04
    Scenario: Bob had the land for a while before Alice hid a card, and does not get to look at that
      Rule 406.3

      Given a game between Alice and Bob
      And Alice controls 5 "Mountain"
      And Alice has "Mosswort Bridge" and "Word of Seizing" as "Alice's Word of Seizing" in hand
      And Alice's library is "Grizzly Bears" and "Island"
      And Bob controls 5 "Mountain"
      And Bob has "Word of Seizing" as "Bob's Word of Seizing" in hand
      When Alice plays "Mosswort Bridge"
      And Alice passes
      And Bob plays "Bob's Word of Seizing" targeting "Mosswort Bridge"
      And all players pass
      Then Bob controls "Mosswort Bridge"
      When Alice plays "Alice's Word of Seizing" targeting "Mosswort Bridge"
      And all players pass
      Then Alice controls "Mosswort Bridge"
      When all players pass
      And Alice chooses "Grizzly Bears"
      Then Alice may look at "Grizzly Bears"
      And Bob may not look at "Grizzly Bears"

    Scenario: The hidden card stays where it is when the land is gone
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge"
      And Alice has "Grizzly Bears" removed from the game
      And "Mosswort Bridge" has removed "Grizzly Bears" face down
      And Bob controls 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice passes
      And Bob plays "Boomerang" targeting "Mosswort Bridge"
      And the stack resolves
      Then "Mosswort Bridge" is in Alice's hand
      And "Grizzly Bears" is removed from the game
      And Bob may not look at "Grizzly Bears"
      When Alice tries to play "Grizzly Bears"
      Then the attempt is refused
      When Alice plays "Mosswort Bridge"
      Then the stack is, from the top, the hideaway ability of "Mosswort Bridge"
