Feature: What python-mtg 0.1.1 does otherwise

  @since:2026-04
  Rule: A triggered ability is put on the stack once for each time that it triggers
    Rule 603.2c: Mulldrifter's ability triggers once as it enters, so two cards are drawn

    Scenario: Mulldrifter draws two cards
      Given a game between Alice and Bob
      And Alice controls 5 "Island"
      And Alice has "Mulldrifter" in hand
      When Alice plays "Mulldrifter"
      And the stack resolves
      Then Alice has 2 cards in hand

  @since:2026-04
  Rule: Only an untapped creature can be declared as an attacker
    Rule 508.1a; the untapped creature beside it shows that attackers are asked for

    Scenario: Of a tapped and an untapped creature the untapped one can attack
      Given a game between Alice and Bob
      And Alice controls "Grizzly Bears" and "Hill Giant"
      And "Hill Giant" is tapped
      When the game moves to Alice's declare attackers step
      Then Alice can choose to attack with "Grizzly Bears"

  @since:2026-04
  Rule: Life can be paid down to 0
    Rule 119.4: a life total equal to the payment is enough

    Scenario: At 2 life Greed's 2 life can be paid
      Given a game between Alice and Bob
      And Alice is at 2 life
      And Alice controls "Greed" and "Swamp"
      When Alice plays the ability of "Greed"
      Then Alice has lost the game
