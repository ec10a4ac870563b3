Feature: Loyalty 0, in section 306
  A planeswalker without loyalty is put into the graveyard; nothing destroys it.

  Background:
    Given a game between Alice and Bob

  @CR306-306.9-02
  Rule: Loyalty 0 is no destruction, so that being indestructible does not save a planeswalker
    Comprehensive Rules of 2017-09, section 306.9; rules 306.9 and 704.5i

    @since:2007-10
    Scenario: What Vindicate cannot destroy goes to the graveyard as its last counter is spent
      Rules 424.2 and 501.4

      Given it is Bob's turn
      And Alice controls "Mycosynth Lattice", "Darksteel Forge" and "Jace Beleren"
      And "Jace Beleren" has 1 loyalty counter
      And Bob controls 3 "Forest"
      And Bob has "Vindicate" in hand
      When Bob casts "Vindicate" targeting "Jace Beleren"
      And all players pass
      Then "Vindicate" is in Bob's graveyard
      And "Jace Beleren" is on the battlefield
      When the game moves to Alice's next turn
      And Alice activates the -1 ability of "Jace Beleren" targeting Alice
      Then "Jace Beleren" is in Alice's graveyard
      And "Darksteel Forge" is on the battlefield

    @since:2007-10
    Scenario: Damage takes the counters of an indestructible planeswalker, and with the last one it is gone
      Given it is Bob's turn
      And Alice controls "Mycosynth Lattice", "Darksteel Forge", "Jace Beleren" and "Grizzly Bears"
      And Bob controls "Hill Giant" and "Craw Wurm"
      When Bob attacks with "Hill Giant" at "Jace Beleren" and "Craw Wurm" at Alice
      And Alice blocks "Craw Wurm" with "Grizzly Bears"
      And combat damage is dealt
      Then "Jace Beleren" is in Alice's graveyard
      And "Grizzly Bears" is on the battlefield
      And "Grizzly Bears" has 6 damage

    @since:2007-10
    Scenario: Regeneration that waits for Jace, a creature, does not help him as his last counter is spent
      Rule 501.5a

      Given Alice controls "Mycosynth Lattice", "March of the Machines", "Jace Beleren" and "Llanowar Elves"
      And Alice controls "Sedge Sliver" and "Amoeboid Changeling"
      And "Jace Beleren" has 1 loyalty counter
      When Alice activates the first ability of "Amoeboid Changeling" targeting "Jace Beleren"
      And all players pass
      And Alice activates the fourth ability of "Jace Beleren"
      And all players pass
      Then "Jace Beleren" is on the battlefield
      When Alice activates the -1 ability of "Jace Beleren" targeting Alice
      Then "Jace Beleren" is in Alice's graveyard
      And Alice has priority
