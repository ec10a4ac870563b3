Feature: Trample against planeswalkers, and planeswalkers removed from combat
  Excess trample damage stops at the planeswalker that is attacked.
  An attacker whose planeswalker is gone goes on attacking, but attacks nothing.

  Background:
    Given a game between Alice and Bob

  @LRW-PW-63
  Rule: A blocked trampler assigns lethal damage to every blocker before any of it may go to the planeswalker
    Lorwyn primer, "Planeswalkers in Combat", first note; rules 502.9a, 502.9b

    @until:2008-02
    Scenario: Lethal damage is due to each of two blockers
      Given Alice controls "Ball Lightning"
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears" and "Hill Giant"
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning"
      And Bob blocks "Ball Lightning" with "Grizzly Bears" and "Hill Giant"
      And combat damage is put on the stack
      And Alice tries to assign 2 damage of "Ball Lightning" to "Grizzly Bears", 2 to "Hill Giant" and 2 to "Garruk Wildspeaker"
      Then the attempt is refused
      When Alice tries to assign 2 damage of "Ball Lightning" to "Grizzly Bears" and 4 to "Garruk Wildspeaker"
      Then the attempt is refused
      When Alice assigns 2 damage of "Ball Lightning" to "Grizzly Bears", 3 to "Hill Giant" and 1 to "Garruk Wildspeaker"
      Then the stack is, from the top, combat damage
      When all players pass
      Then "Grizzly Bears" is in Bob's graveyard
      And "Hill Giant" is in Bob's graveyard
      And "Garruk Wildspeaker" has 2 loyalty counters

    Scenario: Less than lethal damage to the blocker leaves nothing for the planeswalker
      Given Alice controls "Ball Lightning"
      And Bob controls "Garruk Wildspeaker" and "Grizzly Bears"
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning"
      And Bob blocks "Ball Lightning" with "Grizzly Bears"
      And combat damage is dealt
      And Alice tries to assign 1 damage of "Ball Lightning" to "Grizzly Bears" and 5 to "Garruk Wildspeaker"
      Then the attempt is refused
      When Alice assigns 3 damage of "Ball Lightning" to "Grizzly Bears" and 3 to "Garruk Wildspeaker"
      And combat damage is dealt
      Then "Grizzly Bears" is in Bob's graveyard
      And "Garruk Wildspeaker" is in Bob's graveyard

    @since:2017-09 @until:2017-09
    Scenario: Two blockers in an order are each due lethal damage before the planeswalker
      Given Alice controls "Ball Lightning"
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears" and "Hill Giant"
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning"
      And Bob blocks "Ball Lightning" with "Grizzly Bears" and "Hill Giant"
      And Alice orders "Grizzly Bears", "Hill Giant"
      And combat damage is dealt
      And Alice tries to assign 2 damage of "Ball Lightning" to "Grizzly Bears", 2 to "Hill Giant" and 2 to "Garruk Wildspeaker"
      Then the attempt is refused
      When Alice assigns 2 damage of "Ball Lightning" to "Grizzly Bears", 3 to "Hill Giant" and 1 to "Garruk Wildspeaker"
      Then "Grizzly Bears" is in Bob's graveyard
      And "Hill Giant" is in Bob's graveyard
      And "Garruk Wildspeaker" has 2 loyalty counters

    @since:2026-04
    Scenario: Without an order, too, two blockers are each due lethal damage before the planeswalker
      Given Alice controls "Ball Lightning"
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears" and "Hill Giant"
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning"
      And Bob blocks "Ball Lightning" with "Grizzly Bears" and "Hill Giant"
      And combat damage is dealt
      And Alice tries to assign 2 damage of "Ball Lightning" to "Grizzly Bears", 2 to "Hill Giant" and 2 to "Garruk Wildspeaker"
      Then the attempt is refused
      When Alice assigns 2 damage of "Ball Lightning" to "Grizzly Bears", 3 to "Hill Giant" and 1 to "Garruk Wildspeaker"
      Then "Grizzly Bears" is in Bob's graveyard
      And "Hill Giant" is in Bob's graveyard
      And "Garruk Wildspeaker" has 2 loyalty counters

    @until:2008-02
    Scenario: Two tramplers share the lethal damage of a creature that blocks both
      Rule 502.9b

      Given Alice controls 2 "Ball Lightning"
      And Bob controls "Garruk Wildspeaker", "Hill Giant" and "Two-Headed Giant of Foriys"
      And "Garruk Wildspeaker" has 9 loyalty counters
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning 1" and "Ball Lightning 2"
      And Bob blocks with "Two-Headed Giant of Foriys" on "Ball Lightning 1", "Two-Headed Giant of Foriys" on "Ball Lightning 2" and "Hill Giant" on "Ball Lightning 2"
      And combat damage is dealt
      And Alice assigns 1 damage of "Ball Lightning 1" to "Two-Headed Giant of Foriys" and 5 to "Garruk Wildspeaker"
      And Alice tries to assign 6 damage of "Ball Lightning 2" to "Hill Giant"
      Then the attempt is refused
      When Alice assigns 1 damage of "Ball Lightning 1" to "Two-Headed Giant of Foriys" and 5 to "Garruk Wildspeaker"
      And Alice tries to assign 2 damage of "Ball Lightning 2" to "Two-Headed Giant of Foriys" and 4 to "Hill Giant"
      Then the attempt is refused
      When Alice assigns 1 damage of "Ball Lightning 1" to "Two-Headed Giant of Foriys" and 5 to "Garruk Wildspeaker"
      And Alice assigns 3 damage of "Ball Lightning 2" to "Two-Headed Giant of Foriys" and 3 to "Hill Giant"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys" to "Ball Lightning 1"
      And combat damage is put on the stack
      And combat damage is dealt
      Then "Two-Headed Giant of Foriys" is in Bob's graveyard
      And "Hill Giant" is in Bob's graveyard
      And "Garruk Wildspeaker" has 4 loyalty counters

    @since:2026-04
    Scenario: Two tramplers share the lethal damage of a creature that blocks both, dealt at once
      Rule 702.19b

      Given Alice controls 2 "Ball Lightning"
      And Bob controls "Garruk Wildspeaker", "Hill Giant" and "Two-Headed Giant of Foriys"
      And "Garruk Wildspeaker" has 9 loyalty counters
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning 1" and "Ball Lightning 2"
      And Bob blocks with "Two-Headed Giant of Foriys" on "Ball Lightning 1", "Two-Headed Giant of Foriys" on "Ball Lightning 2" and "Hill Giant" on "Ball Lightning 2"
      And combat damage is dealt
      And Alice assigns 1 damage of "Ball Lightning 1" to "Two-Headed Giant of Foriys" and 5 to "Garruk Wildspeaker"
      And Alice tries to assign 6 damage of "Ball Lightning 2" to "Hill Giant"
      Then the attempt is refused
      When Alice assigns 1 damage of "Ball Lightning 1" to "Two-Headed Giant of Foriys" and 5 to "Garruk Wildspeaker"
      And Alice tries to assign 2 damage of "Ball Lightning 2" to "Two-Headed Giant of Foriys" and 4 to "Hill Giant"
      Then the attempt is refused
      When Alice assigns 1 damage of "Ball Lightning 1" to "Two-Headed Giant of Foriys" and 5 to "Garruk Wildspeaker"
      And Alice assigns 3 damage of "Ball Lightning 2" to "Two-Headed Giant of Foriys" and 3 to "Hill Giant"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys" to "Ball Lightning 1"
      Then "Two-Headed Giant of Foriys" is in Bob's graveyard
      And "Hill Giant" is in Bob's graveyard
      And "Garruk Wildspeaker" has 4 loyalty counters

    Scenario: A blocker of toughness 1 is due its 1 damage
      Given Alice controls "Ball Lightning"
      And Bob controls "Garruk Wildspeaker" and "Llanowar Elves"
      And "Garruk Wildspeaker" has 9 loyalty counters
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning"
      And Bob blocks "Ball Lightning" with "Llanowar Elves"
      And combat damage is dealt
      And Alice tries to assign 6 damage of "Ball Lightning" to "Garruk Wildspeaker"
      Then the attempt is refused
      When Alice assigns 1 damage of "Ball Lightning" to "Llanowar Elves" and 5 to "Garruk Wildspeaker"
      And combat damage is dealt
      Then "Llanowar Elves" is in Bob's graveyard
      And "Garruk Wildspeaker" has 4 loyalty counters

    @until:2008-02
    Scenario: A trampler leaves no more to the other trampler than that one can assign
      Rule 502.9b

      Given Alice controls "Ball Lightning", "Llanowar Elves" and "Rancor"
      And "Rancor" is attached to "Llanowar Elves"
      And Bob controls "Garruk Wildspeaker" and "Two-Headed Giant of Foriys"
      And "Garruk Wildspeaker" has 9 loyalty counters
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning" and "Llanowar Elves"
      And Bob blocks with "Two-Headed Giant of Foriys" on "Ball Lightning" and "Two-Headed Giant of Foriys" on "Llanowar Elves"
      And combat damage is put on the stack
      And Alice assigns 6 damage of "Ball Lightning" to "Garruk Wildspeaker"
      And Alice tries to assign 3 damage of "Llanowar Elves" to "Two-Headed Giant of Foriys"
      Then the attempt is refused
      When Alice assigns 1 damage of "Ball Lightning" to "Two-Headed Giant of Foriys" and 5 to "Garruk Wildspeaker"
      And Alice assigns 3 damage of "Llanowar Elves" to "Two-Headed Giant of Foriys"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys" to "Ball Lightning"
      Then the stack is, from the top, combat damage
      When all players pass
      Then "Two-Headed Giant of Foriys" is in Bob's graveyard
      And "Llanowar Elves" is in play
      And "Garruk Wildspeaker" has 4 loyalty counters

    @until:2008-02
    Scenario: A trampler owes nothing to a blocker that has lethal damage of the other trampler
      Rule 502.9b

      Given Alice controls 2 "Ball Lightning"
      And Bob controls "Garruk Wildspeaker" and "Two-Headed Giant of Foriys"
      And "Garruk Wildspeaker" has 9 loyalty counters
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning 1" and "Ball Lightning 2"
      And Bob blocks with "Two-Headed Giant of Foriys" on "Ball Lightning 1" and "Two-Headed Giant of Foriys" on "Ball Lightning 2"
      And combat damage is put on the stack
      And Alice assigns 6 damage of "Ball Lightning 1" to "Two-Headed Giant of Foriys"
      And Alice assigns 6 damage of "Ball Lightning 2" to "Garruk Wildspeaker"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys" to "Ball Lightning 1"
      Then the stack is, from the top, combat damage
      When all players pass
      Then "Two-Headed Giant of Foriys" is in Bob's graveyard
      And "Garruk Wildspeaker" has 3 loyalty counters

    @until:2008-02
    Scenario: What a creature without trample assigns counts for the trampler that shares its blocker
      Rule 502.9e

      Given Alice controls 2 "Ball Lightning" and "Hill Giant"
      And Bob controls "Garruk Wildspeaker" and 2 "Two-Headed Giant of Foriys"
      And "Garruk Wildspeaker" has 12 loyalty counters
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning 1", "Ball Lightning 2" and "Hill Giant"
      And Bob blocks with "Two-Headed Giant of Foriys 1" on "Hill Giant", "Two-Headed Giant of Foriys 1" on "Ball Lightning 2", "Two-Headed Giant of Foriys 2" on "Ball Lightning 2" and "Two-Headed Giant of Foriys 2" on "Ball Lightning 1"
      And combat damage is put on the stack
      And Alice assigns 6 damage of "Ball Lightning 1" to "Garruk Wildspeaker"
      And Alice tries to assign 1 damage of "Ball Lightning 2" to "Two-Headed Giant of Foriys 1", 3 to "Two-Headed Giant of Foriys 2" and 2 to "Garruk Wildspeaker"
      Then the attempt is refused
      When Alice assigns 6 damage of "Ball Lightning 1" to "Garruk Wildspeaker"
      And Alice assigns 1 damage of "Ball Lightning 2" to "Two-Headed Giant of Foriys 1", 4 to "Two-Headed Giant of Foriys 2" and 1 to "Garruk Wildspeaker"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys 1" to "Hill Giant"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys 2" to "Ball Lightning 2"
      Then the stack is, from the top, combat damage
      When all players pass
      Then Bob controls no "Two-Headed Giant of Foriys"
      And "Garruk Wildspeaker" has 5 loyalty counters

    @until:2008-02
    Scenario: A trampler owes two shared blockers together what the other trampler cannot assign
      Rule 502.9b

      Given Alice controls 2 "Ball Lightning"
      And Bob controls "Garruk Wildspeaker" and 2 "Two-Headed Giant of Foriys"
      And "Garruk Wildspeaker" has 9 loyalty counters
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning 1" and "Ball Lightning 2"
      And Bob blocks with "Two-Headed Giant of Foriys 1" on "Ball Lightning 1", "Two-Headed Giant of Foriys 1" on "Ball Lightning 2", "Two-Headed Giant of Foriys 2" on "Ball Lightning 1" and "Two-Headed Giant of Foriys 2" on "Ball Lightning 2"
      And combat damage is put on the stack
      And Alice assigns 1 damage of "Ball Lightning 1" to "Two-Headed Giant of Foriys 1" and 5 to "Garruk Wildspeaker"
      And Alice tries to assign 2 damage of "Ball Lightning 2" to "Two-Headed Giant of Foriys 1" and 4 to "Two-Headed Giant of Foriys 2"
      Then the attempt is refused
      When Alice assigns 2 damage of "Ball Lightning 1" to "Two-Headed Giant of Foriys 1" and 4 to "Garruk Wildspeaker"
      And Alice assigns 2 damage of "Ball Lightning 2" to "Two-Headed Giant of Foriys 1" and 4 to "Two-Headed Giant of Foriys 2"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys 1" to "Ball Lightning 1"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys 2" to "Ball Lightning 1"
      Then the stack is, from the top, combat damage
      When all players pass
      Then Bob controls no "Two-Headed Giant of Foriys"
      And "Garruk Wildspeaker" has 5 loyalty counters

    @until:2008-02
    Scenario: A trampler counts on Hill Giant, which may pass over the first of its two blockers
      Rules 310.2c and 502.9b

      Given Alice controls "Ball Lightning" and "Hill Giant"
      And Bob controls "Garruk Wildspeaker", "Craw Wurm" and "Two-Headed Giant of Foriys"
      And "Garruk Wildspeaker" has 9 loyalty counters
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning" and "Hill Giant"
      And Bob blocks with "Craw Wurm" on "Hill Giant", "Two-Headed Giant of Foriys" on "Hill Giant" and "Two-Headed Giant of Foriys" on "Ball Lightning"
      And combat damage is put on the stack
      And Alice assigns 1 damage of "Ball Lightning" to "Two-Headed Giant of Foriys" and 5 to "Garruk Wildspeaker"
      And Alice tries to assign 1 damage of "Hill Giant" to "Craw Wurm" and 2 to "Two-Headed Giant of Foriys"
      Then the attempt is refused
      When Alice assigns 1 damage of "Ball Lightning" to "Two-Headed Giant of Foriys" and 5 to "Garruk Wildspeaker"
      And Alice assigns 3 damage of "Hill Giant" to "Two-Headed Giant of Foriys"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys" to "Ball Lightning"
      Then the stack is, from the top, combat damage
      When all players pass
      Then "Two-Headed Giant of Foriys" is in Bob's graveyard
      And "Garruk Wildspeaker" has 4 loyalty counters

    @since:2026-04
    Scenario: Two tramplers cannot both leave a blocker to the third, who has not enough for two
      Rules 502.9b and 310.1

      Given Alice controls 3 "Ball Lightning"
      And Bob controls "Garruk Wildspeaker" and 2 "Two-Headed Giant of Foriys"
      And "Garruk Wildspeaker" has 12 loyalty counters
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning 1", "Ball Lightning 2" and "Ball Lightning 3"
      And Bob blocks with "Two-Headed Giant of Foriys 1" on "Ball Lightning 1", "Two-Headed Giant of Foriys 1" on "Ball Lightning 3", "Two-Headed Giant of Foriys 2" on "Ball Lightning 2" and "Two-Headed Giant of Foriys 2" on "Ball Lightning 3"
      And combat damage is dealt
      And Alice assigns 6 damage of "Ball Lightning 1" to "Garruk Wildspeaker"
      And Alice assigns 1 damage of "Ball Lightning 2" to "Two-Headed Giant of Foriys 2" and 5 to "Garruk Wildspeaker"
      And Alice tries to assign 4 damage of "Ball Lightning 3" to "Two-Headed Giant of Foriys 1" and 2 to "Two-Headed Giant of Foriys 2"
      Then the attempt is refused
      When Alice assigns 6 damage of "Ball Lightning 1" to "Garruk Wildspeaker"
      And Alice assigns 2 damage of "Ball Lightning 2" to "Two-Headed Giant of Foriys 2" and 4 to "Garruk Wildspeaker"
      And Alice assigns 4 damage of "Ball Lightning 3" to "Two-Headed Giant of Foriys 1" and 2 to "Two-Headed Giant of Foriys 2"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys 1" to "Ball Lightning 1"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys 2" to "Ball Lightning 2"
      Then Bob controls no "Two-Headed Giant of Foriys"
      And "Garruk Wildspeaker" has 2 loyalty counters

    @since:2026-04
    Scenario: One damage of a trampler with deathtouch is lethal, and the other one may count on it
      Rule 502.63a

      Given Alice controls "Ball Lightning", "Changeling Titan", "Rancor" and "Wren's Run Packmaster"
      And "Rancor" is attached to "Changeling Titan"
      And Bob controls "Garruk Wildspeaker" and "Two-Headed Giant of Foriys"
      And "Garruk Wildspeaker" has 16 loyalty counters
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning" and "Changeling Titan"
      And Bob blocks with "Two-Headed Giant of Foriys" on "Ball Lightning" and "Two-Headed Giant of Foriys" on "Changeling Titan"
      And combat damage is dealt
      And Alice assigns 6 damage of "Ball Lightning" to "Garruk Wildspeaker"
      And Alice tries to assign 9 damage of "Changeling Titan" to "Garruk Wildspeaker"
      Then the attempt is refused
      When Alice assigns 6 damage of "Ball Lightning" to "Garruk Wildspeaker"
      And Alice assigns 1 damage of "Changeling Titan" to "Two-Headed Giant of Foriys" and 8 to "Garruk Wildspeaker"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys" to "Ball Lightning"
      Then "Two-Headed Giant of Foriys" is in Bob's graveyard
      And "Garruk Wildspeaker" has 2 loyalty counters

    @since:2026-04
    Scenario: No damage at all of a creature with deathtouch is not lethal, and the trampler cannot count on it
      Rule 502.63a

      Given Alice controls "Changeling Titan", "Ball Lightning" and "Wren's Run Packmaster"
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears" and "Two-Headed Giant of Foriys"
      And "Garruk Wildspeaker" has 9 loyalty counters
      When Alice attacks "Garruk Wildspeaker" with "Changeling Titan" and "Ball Lightning"
      And Bob blocks with "Grizzly Bears" on "Changeling Titan", "Two-Headed Giant of Foriys" on "Changeling Titan" and "Two-Headed Giant of Foriys" on "Ball Lightning"
      And combat damage is dealt
      And Alice assigns 7 damage of "Changeling Titan" to "Grizzly Bears" and 0 to "Two-Headed Giant of Foriys"
      And Alice tries to assign 6 damage of "Ball Lightning" to "Garruk Wildspeaker"
      Then the attempt is refused
      When Alice assigns 7 damage of "Changeling Titan" to "Grizzly Bears" and 0 to "Two-Headed Giant of Foriys"
      And Alice assigns 4 damage of "Ball Lightning" to "Two-Headed Giant of Foriys" and 2 to "Garruk Wildspeaker"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys" to "Ball Lightning"
      Then "Two-Headed Giant of Foriys" is in Bob's graveyard
      And "Garruk Wildspeaker" has 7 loyalty counters

    @since:2017-09 @until:2017-09
    Scenario: A trampler leaves to the other what that one can assign in its order
      Given Alice controls 2 "Ball Lightning"
      And Bob controls "Garruk Wildspeaker", "Hill Giant" and "Two-Headed Giant of Foriys"
      And "Garruk Wildspeaker" has 9 loyalty counters
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning 1" and "Ball Lightning 2"
      And Bob blocks with "Two-Headed Giant of Foriys" on "Ball Lightning 1", "Two-Headed Giant of Foriys" on "Ball Lightning 2" and "Hill Giant" on "Ball Lightning 2"
      And Alice orders "Hill Giant", "Two-Headed Giant of Foriys"
      And Bob orders "Ball Lightning 1", "Ball Lightning 2"
      And combat damage is dealt
      And Alice assigns 6 damage of "Ball Lightning 1" to "Garruk Wildspeaker"
      And Alice tries to assign 3 damage of "Ball Lightning 2" to "Hill Giant" and 3 to "Two-Headed Giant of Foriys"
      Then the attempt is refused
      When Alice assigns 1 damage of "Ball Lightning 1" to "Two-Headed Giant of Foriys" and 5 to "Garruk Wildspeaker"
      And Alice tries to assign 6 damage of "Ball Lightning 2" to "Hill Giant"
      Then the attempt is refused
      When Alice assigns 1 damage of "Ball Lightning 1" to "Two-Headed Giant of Foriys" and 5 to "Garruk Wildspeaker"
      And Alice assigns 3 damage of "Ball Lightning 2" to "Hill Giant" and 3 to "Two-Headed Giant of Foriys"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys" to "Ball Lightning 1"
      Then "Two-Headed Giant of Foriys" is in Bob's graveyard
      And "Hill Giant" is in Bob's graveyard
      And "Garruk Wildspeaker" has 4 loyalty counters

    @since:2017-09 @until:2017-09
    Scenario: Craw Wurm goes on to the second in its order, as the trampler is to deal with the first
      Rule 310.2c

      Given Alice controls "Craw Wurm" and "Ball Lightning"
      And Bob controls "Garruk Wildspeaker", "Hill Giant" and "Two-Headed Giant of Foriys"
      And "Garruk Wildspeaker" has 9 loyalty counters
      When Alice attacks "Garruk Wildspeaker" with "Craw Wurm" and "Ball Lightning"
      And Bob blocks with "Two-Headed Giant of Foriys" on "Craw Wurm", "Two-Headed Giant of Foriys" on "Ball Lightning" and "Hill Giant" on "Craw Wurm"
      And Alice orders "Two-Headed Giant of Foriys", "Hill Giant"
      And Bob orders "Craw Wurm", "Ball Lightning"
      And combat damage is dealt
      And Alice assigns 6 damage of "Craw Wurm" to "Hill Giant"
      And Alice tries to assign 3 damage of "Ball Lightning" to "Two-Headed Giant of Foriys" and 3 to "Garruk Wildspeaker"
      Then the attempt is refused
      When Alice assigns 6 damage of "Craw Wurm" to "Hill Giant"
      And Alice assigns 4 damage of "Ball Lightning" to "Two-Headed Giant of Foriys" and 2 to "Garruk Wildspeaker"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys" to "Craw Wurm"
      Then "Two-Headed Giant of Foriys" is in Bob's graveyard
      And "Hill Giant" is in Bob's graveyard
      And "Craw Wurm" is in Alice's graveyard
      And "Garruk Wildspeaker" has 7 loyalty counters

    @since:2017-09 @until:2017-09
    Scenario: The trampler may leave its blocker to Craw Wurm, for which Hill Giant makes way in the order
      Rule 310.2c

      Given Alice controls "Ball Lightning", "Craw Wurm" and "Hill Giant"
      And Bob controls "Garruk Wildspeaker" and "Two-Headed Giant of Foriys" as "Near" and "Two-Headed Giant of Foriys" as "Far"
      And "Garruk Wildspeaker" has 9 loyalty counters
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning", "Craw Wurm" and "Hill Giant"
      And Bob blocks with "Near" on "Ball Lightning", "Near" on "Craw Wurm", "Far" on "Craw Wurm" and "Far" on "Hill Giant"
      And Alice orders "Far", "Near"
      And Bob orders "Ball Lightning", "Craw Wurm"
      And Bob orders "Craw Wurm", "Hill Giant"
      And combat damage is dealt
      And Alice assigns 6 damage of "Ball Lightning" to "Garruk Wildspeaker"
      And Alice tries to assign 6 damage of "Craw Wurm" to "Near"
      Then the attempt is refused
      When Alice assigns 6 damage of "Ball Lightning" to "Garruk Wildspeaker"
      And Alice tries to assign 3 damage of "Craw Wurm" to "Far" and 3 to "Near"
      Then the attempt is refused
      When Alice assigns 6 damage of "Ball Lightning" to "Garruk Wildspeaker"
      And Alice assigns 1 damage of "Craw Wurm" to "Far" and 5 to "Near"
      And Bob assigns 4 damage of "Near" to "Ball Lightning"
      And Bob assigns 4 damage of "Far" to "Craw Wurm"
      Then Bob controls no "Two-Headed Giant of Foriys"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And "Hill Giant" has 0 damage

    Scenario: Damage that the blocker has already counts for lethal damage
      Rule 502.9b

      Given Alice controls "Ball Lightning"
      And Bob controls "Garruk Wildspeaker" and "Hill Giant"
      And "Garruk Wildspeaker" has 9 loyalty counters
      And "Hill Giant" has 2 damage
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning"
      And Bob blocks "Ball Lightning" with "Hill Giant"
      And combat damage is dealt
      And Alice assigns 1 damage of "Ball Lightning" to "Hill Giant" and 5 to "Garruk Wildspeaker"
      And combat damage is dealt
      Then "Hill Giant" is in Bob's graveyard
      And "Garruk Wildspeaker" has 4 loyalty counters

    @since:2017-09 @until:2017-09
    Scenario: A trampler leaves no more to the second in the order of Llanowar Elves than they have
      Rules 310.2c and 502.9b

      Given Alice controls "Ball Lightning", "Llanowar Elves" and "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker" and "Two-Headed Giant of Foriys" as "Near" and "Two-Headed Giant of Foriys" as "Far"
      And "Garruk Wildspeaker" has 9 loyalty counters
      And "Near" has 3 damage
      And "Far" has 2 damage
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning", "Llanowar Elves" and "Grizzly Bears"
      And Bob blocks with "Near" on "Llanowar Elves", "Near" on "Grizzly Bears", "Far" on "Ball Lightning" and "Far" on "Llanowar Elves"
      And Alice orders "Near", "Far"
      And Bob orders "Llanowar Elves", "Grizzly Bears"
      And Bob orders "Ball Lightning", "Llanowar Elves"
      And combat damage is dealt
      And Alice assigns 6 damage of "Ball Lightning" to "Garruk Wildspeaker"
      And Alice tries to assign 1 damage of "Llanowar Elves" to "Far"
      Then the attempt is refused
      When Alice assigns 1 damage of "Ball Lightning" to "Far" and 5 to "Garruk Wildspeaker"
      And Alice tries to assign 1 damage of "Llanowar Elves" to "Near"
      Then the attempt is refused
      When Alice assigns 1 damage of "Ball Lightning" to "Far" and 5 to "Garruk Wildspeaker"
      And Alice assigns 1 damage of "Llanowar Elves" to "Far"
      And Bob assigns 4 damage of "Near" to "Llanowar Elves"
      And Bob assigns 4 damage of "Far" to "Ball Lightning"
      Then Bob controls no "Two-Headed Giant of Foriys"
      And "Grizzly Bears" is in play
      And "Garruk Wildspeaker" has 4 loyalty counters

    @since:2017-09 @until:2017-09
    Scenario: A trampler counts on Craw Wurm, where Hill Giant cannot get past the first in its order
      Rules 310.2c and 502.9b

      Given Alice controls "Ball Lightning", "Hill Giant" and "Craw Wurm"
      And Bob controls "Garruk Wildspeaker", "Serra Angel", "Two-Headed Giant of Foriys" as "Near" and "Two-Headed Giant of Foriys" as "Far"
      And "Garruk Wildspeaker" has 9 loyalty counters
      And "Near" has 2 damage
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning", "Hill Giant" and "Craw Wurm"
      And Bob blocks with "Serra Angel" on "Hill Giant", "Near" on "Hill Giant", "Near" on "Craw Wurm", "Far" on "Ball Lightning" and "Far" on "Craw Wurm"
      And Alice orders "Serra Angel", "Near"
      And Alice orders "Near", "Far"
      And Bob orders "Hill Giant", "Craw Wurm"
      And Bob orders "Ball Lightning", "Craw Wurm"
      And combat damage is dealt
      And Alice assigns 6 damage of "Ball Lightning" to "Garruk Wildspeaker"
      And Alice assigns 2 damage of "Hill Giant" to "Serra Angel" and 1 to "Near"
      And Alice tries to assign 1 damage of "Craw Wurm" to "Near" and 5 to "Far"
      Then the attempt is refused
      When Alice assigns 6 damage of "Ball Lightning" to "Garruk Wildspeaker"
      And Alice assigns 3 damage of "Hill Giant" to "Serra Angel"
      And Alice tries to assign 3 damage of "Craw Wurm" to "Near" and 3 to "Far"
      Then the attempt is refused
      When Alice assigns 6 damage of "Ball Lightning" to "Garruk Wildspeaker"
      And Alice assigns 3 damage of "Hill Giant" to "Serra Angel"
      And Alice assigns 2 damage of "Craw Wurm" to "Near" and 4 to "Far"
      And Bob assigns 4 damage of "Near" to "Hill Giant"
      And Bob assigns 4 damage of "Far" to "Ball Lightning"
      Then Bob controls no "Two-Headed Giant of Foriys"
      And "Serra Angel" has 3 damage
      And "Garruk Wildspeaker" has 3 loyalty counters

    @since:2017-09 @until:2017-09
    Scenario: Hill Giant passes over the first in its order, as the trampler after it is to deal with that one
      Rules 310.2c and 502.9b

      Given Alice controls 2 "Ball Lightning" and "Hill Giant"
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears" and 2 "Two-Headed Giant of Foriys"
      And "Garruk Wildspeaker" has 9 loyalty counters
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning 1", "Hill Giant" and "Ball Lightning 2"
      And Bob blocks with "Grizzly Bears" on "Ball Lightning 1", "Two-Headed Giant of Foriys 1" on "Ball Lightning 1", "Two-Headed Giant of Foriys 1" on "Hill Giant", "Two-Headed Giant of Foriys 2" on "Hill Giant" and "Two-Headed Giant of Foriys 2" on "Ball Lightning 2"
      And Alice orders "Grizzly Bears", "Two-Headed Giant of Foriys 1"
      And Alice orders "Two-Headed Giant of Foriys 2", "Two-Headed Giant of Foriys 1"
      And Bob orders "Ball Lightning 1", "Hill Giant"
      And Bob orders "Hill Giant", "Ball Lightning 2"
      And combat damage is dealt
      And Alice assigns 2 damage of "Ball Lightning 1" to "Grizzly Bears", 1 to "Two-Headed Giant of Foriys 1" and 3 to "Garruk Wildspeaker"
      And Alice assigns 3 damage of "Hill Giant" to "Two-Headed Giant of Foriys 1"
      And Alice tries to assign 3 damage of "Ball Lightning 2" to "Two-Headed Giant of Foriys 2" and 3 to "Garruk Wildspeaker"
      Then the attempt is refused
      When Alice assigns 2 damage of "Ball Lightning 1" to "Grizzly Bears", 1 to "Two-Headed Giant of Foriys 1" and 3 to "Garruk Wildspeaker"
      And Alice assigns 3 damage of "Hill Giant" to "Two-Headed Giant of Foriys 1"
      And Alice assigns 4 damage of "Ball Lightning 2" to "Two-Headed Giant of Foriys 2" and 2 to "Garruk Wildspeaker"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys 1" to "Ball Lightning 1"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys 2" to "Hill Giant"
      Then Bob controls no "Two-Headed Giant of Foriys"
      And "Grizzly Bears" is in Bob's graveyard
      And "Garruk Wildspeaker" has 4 loyalty counters

    @since:2017-09 @until:2017-09
    Scenario: Llanowar Elves pass over a creature that the single damage of a creature with deathtouch is to kill
      Rules 310.2c, 502.9b and 502.63a

      Given Alice controls "Ball Lightning", "Llanowar Elves", "Amoeboid Changeling", "Rancor" and "Wren's Run Packmaster"
      And "Rancor" is attached to "Llanowar Elves"
      And Bob controls "Garruk Wildspeaker" and 4 "Two-Headed Giant of Foriys"
      And "Garruk Wildspeaker" has 9 loyalty counters
      And "Two-Headed Giant of Foriys 4" has 2 damage
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning", "Llanowar Elves" and "Amoeboid Changeling"
      And Bob blocks with "Two-Headed Giant of Foriys 1" on "Llanowar Elves", "Two-Headed Giant of Foriys 1" on "Amoeboid Changeling", "Two-Headed Giant of Foriys 2" on "Ball Lightning", "Two-Headed Giant of Foriys 2" on "Llanowar Elves", "Two-Headed Giant of Foriys 3" on "Ball Lightning", "Two-Headed Giant of Foriys 3" on "Amoeboid Changeling", "Two-Headed Giant of Foriys 4" on "Llanowar Elves" and "Two-Headed Giant of Foriys 4" on "Amoeboid Changeling"
      And Alice orders "Two-Headed Giant of Foriys 2", "Two-Headed Giant of Foriys 3"
      And Alice orders "Two-Headed Giant of Foriys 4", "Two-Headed Giant of Foriys 2", "Two-Headed Giant of Foriys 1"
      And Alice orders "Two-Headed Giant of Foriys 3", "Two-Headed Giant of Foriys 4", "Two-Headed Giant of Foriys 1"
      And Bob orders "Llanowar Elves", "Amoeboid Changeling"
      And Bob orders "Ball Lightning", "Llanowar Elves"
      And Bob orders "Ball Lightning", "Amoeboid Changeling"
      And Bob orders "Llanowar Elves", "Amoeboid Changeling"
      And combat damage is dealt
      And Alice assigns 1 damage of "Ball Lightning" to "Two-Headed Giant of Foriys 2", 4 to "Two-Headed Giant of Foriys 3" and 1 to "Garruk Wildspeaker"
      And Alice assigns 3 damage of "Llanowar Elves" to "Two-Headed Giant of Foriys 2"
      And Alice tries to assign 1 damage of "Amoeboid Changeling" to "Two-Headed Giant of Foriys 3"
      Then the attempt is refused
      When Alice assigns 1 damage of "Ball Lightning" to "Two-Headed Giant of Foriys 2", 4 to "Two-Headed Giant of Foriys 3" and 1 to "Garruk Wildspeaker"
      And Alice assigns 3 damage of "Llanowar Elves" to "Two-Headed Giant of Foriys 2"
      And Alice assigns 1 damage of "Amoeboid Changeling" to "Two-Headed Giant of Foriys 4"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys 1" to "Llanowar Elves"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys 2" to "Ball Lightning"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys 3" to "Ball Lightning"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys 4" to "Llanowar Elves"
      Then "Two-Headed Giant of Foriys 1" has 0 damage
      And "Two-Headed Giant of Foriys 2" is in Bob's graveyard
      And "Two-Headed Giant of Foriys 3" is in Bob's graveyard
      And "Two-Headed Giant of Foriys 4" is in Bob's graveyard
      And "Garruk Wildspeaker" has 8 loyalty counters

    @since:2026-04
    Scenario: A trampler leaves three blockers to two creatures, of which one has deathtouch
      Rules 502.9b and 502.63a

      Given Alice controls "Woodland Changeling", "Ball Lightning", "Changeling Berserker", "Rancor" and "Wren's Run Packmaster"
      And "Rancor" is attached to "Woodland Changeling"
      And Bob controls "Garruk Wildspeaker" and 3 "Two-Headed Giant of Foriys"
      And "Garruk Wildspeaker" has 9 loyalty counters
      When Alice attacks "Garruk Wildspeaker" with "Woodland Changeling", "Ball Lightning" and "Changeling Berserker"
      And Bob blocks with "Two-Headed Giant of Foriys 1" on "Woodland Changeling", "Two-Headed Giant of Foriys 1" on "Ball Lightning", "Two-Headed Giant of Foriys 2" on "Woodland Changeling", "Two-Headed Giant of Foriys 2" on "Changeling Berserker", "Two-Headed Giant of Foriys 3" on "Woodland Changeling" and "Two-Headed Giant of Foriys 3" on "Changeling Berserker"
      And combat damage is dealt
      And Alice assigns 4 damage of "Woodland Changeling" to "Garruk Wildspeaker"
      And Alice assigns 4 damage of "Ball Lightning" to "Two-Headed Giant of Foriys 1" and 2 to "Garruk Wildspeaker"
      And Alice tries to assign 5 damage of "Changeling Berserker" to "Two-Headed Giant of Foriys 2"
      Then the attempt is refused
      When Alice assigns 4 damage of "Woodland Changeling" to "Garruk Wildspeaker"
      And Alice assigns 4 damage of "Ball Lightning" to "Two-Headed Giant of Foriys 1" and 2 to "Garruk Wildspeaker"
      And Alice assigns 3 damage of "Changeling Berserker" to "Two-Headed Giant of Foriys 2" and 2 to "Two-Headed Giant of Foriys 3"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys 1" to "Woodland Changeling"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys 2" to "Woodland Changeling"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys 3" to "Woodland Changeling"
      Then Bob controls no "Two-Headed Giant of Foriys"
      And "Garruk Wildspeaker" has 3 loyalty counters

    @since:2017-09 @until:2017-09
    Scenario: A trampler counts on Craw Wurm, the first in whose order is gone
      Rules 310.2c and 502.9b

      Given Alice controls "Ball Lightning" and "Craw Wurm"
      And Bob controls "Garruk Wildspeaker", "Serra Angel", "Two-Headed Giant of Foriys" and 2 "Island"
      And "Garruk Wildspeaker" has 9 loyalty counters
      And Bob has "Boomerang" in hand
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning" and "Craw Wurm"
      And Bob blocks with "Serra Angel" on "Craw Wurm", "Two-Headed Giant of Foriys" on "Ball Lightning" and "Two-Headed Giant of Foriys" on "Craw Wurm"
      And Alice orders "Serra Angel", "Two-Headed Giant of Foriys"
      And Bob orders "Ball Lightning", "Craw Wurm"
      And Alice passes
      And Bob plays "Boomerang" targeting "Serra Angel"
      And all players pass
      And combat damage is dealt
      And Alice assigns 6 damage of "Ball Lightning" to "Garruk Wildspeaker"
      And Bob assigns 4 damage of "Two-Headed Giant of Foriys" to "Ball Lightning"
      Then "Two-Headed Giant of Foriys" is in Bob's graveyard
      And "Garruk Wildspeaker" has 3 loyalty counters

  @LRW-PW-64
  Rule: What exceeds lethal damage may go to the attacked planeswalker, or stay on the blockers
    Lorwyn primer, "Planeswalkers in Combat", first note; rule 502.9b

    Scenario: The excess goes to the planeswalker
      Given Alice controls "Ball Lightning"
      And Bob controls "Garruk Wildspeaker" and "Grizzly Bears"
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning"
      And Bob blocks "Ball Lightning" with "Grizzly Bears"
      And combat damage is dealt
      Then Alice is asked to choose a division
      When Alice assigns 2 damage of "Ball Lightning" to "Grizzly Bears" and 4 to "Garruk Wildspeaker"
      And combat damage is dealt
      Then "Grizzly Bears" is in Bob's graveyard
      And "Garruk Wildspeaker" is in Bob's graveyard
      And "Ball Lightning" is in Alice's graveyard

    Scenario: Of the four damage of Grizzly Bears with Rancor one is more than Hill Giant is due
      Given Alice controls "Grizzly Bears" and "Rancor"
      And "Rancor" is attached to "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker" and "Hill Giant"
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      And combat damage is dealt
      And Alice assigns 3 damage of "Grizzly Bears" to "Hill Giant" and 1 to "Garruk Wildspeaker"
      And combat damage is dealt
      Then "Hill Giant" is in Bob's graveyard
      And "Garruk Wildspeaker" has 2 loyalty counters

    Scenario: The attacking player may leave all the damage on the blocker
      Given Alice controls "Ball Lightning"
      And Bob controls "Garruk Wildspeaker" and "Grizzly Bears"
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning"
      And Bob blocks "Ball Lightning" with "Grizzly Bears"
      And combat damage is dealt
      And Alice assigns 6 damage of "Ball Lightning" to "Grizzly Bears"
      And combat damage is dealt
      Then "Grizzly Bears" is in Bob's graveyard
      And "Garruk Wildspeaker" has 3 loyalty counters

    Scenario: All the damage goes to the planeswalker if the blocker is gone
      Rule 502.9c

      Given Alice controls "Ball Lightning"
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears" and 2 "Island"
      And "Garruk Wildspeaker" has 9 loyalty counters
      And Bob has "Boomerang" in hand
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning"
      And Bob blocks "Ball Lightning" with "Grizzly Bears"
      And Alice passes
      And Bob plays "Boomerang" targeting "Grizzly Bears"
      And all players pass
      Then "Ball Lightning" is blocked
      When combat damage is dealt
      Then nobody is asked anything
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Bob is at 20 life

    Scenario: Who controls the trampler divides its damage, whoever owns it
      Given Alice controls "Ball Lightning"
      And "Ball Lightning" is owned by Bob
      And Bob controls "Garruk Wildspeaker" and "Grizzly Bears"
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning"
      And Bob blocks "Ball Lightning" with "Grizzly Bears"
      And combat damage is dealt
      Then Alice is asked to choose a division
      When Alice assigns 5 damage of "Ball Lightning" to "Grizzly Bears" and 1 to "Garruk Wildspeaker"
      And combat damage is dealt
      Then "Garruk Wildspeaker" has 2 loyalty counters
      And "Ball Lightning" is in Bob's graveyard

    @until:2008-02
    Scenario: All the damage may stay on one of two blockers, if none goes to the planeswalker
      Rule 502.9b

      Given Alice controls "Ball Lightning"
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears" and "Hill Giant"
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning"
      And Bob blocks "Ball Lightning" with "Grizzly Bears" and "Hill Giant"
      And combat damage is put on the stack
      And Alice assigns 6 damage of "Ball Lightning" to "Hill Giant"
      Then the stack is, from the top, combat damage
      When all players pass
      Then "Hill Giant" is in Bob's graveyard
      And "Grizzly Bears" has 0 damage
      And "Garruk Wildspeaker" has 3 loyalty counters

    @until:2008-02
    Scenario: A share of nothing for the planeswalker is no damage beyond a blocker that has none
      Rule 502.9b

      Given Alice controls "Ball Lightning"
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears" and "Hill Giant"
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning"
      And Bob blocks "Ball Lightning" with "Grizzly Bears" and "Hill Giant"
      And combat damage is put on the stack
      And Alice assigns 6 damage of "Ball Lightning" to "Hill Giant" and 0 to "Garruk Wildspeaker"
      Then the stack is, from the top, combat damage
      When all players pass
      Then "Hill Giant" is in Bob's graveyard
      And "Grizzly Bears" has 0 damage
      And "Garruk Wildspeaker" has 3 loyalty counters

  @LRW-PW-65
  Rule: A trampler attacking a planeswalker assigns nothing to the player, whatever exceeds the planeswalker's loyalty
    Lorwyn primer, "Planeswalkers in Combat", first note; rules 310.2b, 502.9b

    Scenario: An unblocked trampler deals everything to the planeswalker
      Given Alice controls "Ball Lightning"
      And Bob controls "Garruk Wildspeaker"
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning"
      And combat damage is dealt
      Then nobody is asked anything
      And "Garruk Wildspeaker" is in Bob's graveyard
      And Bob is at 20 life

    Scenario: A blocked trampler cannot spare the planeswalker a point for the player
      Given Alice controls "Ball Lightning"
      And Bob controls "Garruk Wildspeaker" and "Grizzly Bears"
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning"
      And Bob blocks "Ball Lightning" with "Grizzly Bears"
      And combat damage is dealt
      And Alice tries to assign 2 damage of "Ball Lightning" to "Grizzly Bears", 3 to "Garruk Wildspeaker" and 1 to Bob
      Then the attempt is refused
      When Alice assigns 2 damage of "Ball Lightning" to "Grizzly Bears" and 4 to "Garruk Wildspeaker"
      And combat damage is dealt
      Then "Garruk Wildspeaker" is in Bob's graveyard
      And Bob is at 20 life

  @LRW-PW-66
  Rule: A planeswalker that leaves play is removed from combat and no longer attacked
    Lorwyn primer, "Planeswalkers in Combat", second note; rules 306.4, 310.2b

    Scenario: The attacker of a returned planeswalker attacks nothing
      Given Alice controls "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker" and 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      And Alice passes
      And Bob plays "Boomerang" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in Bob's hand
      And "Grizzly Bears" is attacking nothing

    Scenario: First strike kills the planeswalker and leaves nothing to damage for the others
      Given Alice controls "White Knight" and "Hill Giant"
      And Bob controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 2 loyalty counters
      When Alice attacks "Garruk Wildspeaker" with "White Knight" and "Hill Giant"
      And combat damage is dealt
      Then "Garruk Wildspeaker" is in Bob's graveyard
      And "Hill Giant" is attacking nothing
      When the game moves to the end of combat step
      Then Bob is at 20 life

  @LRW-PW-67
  Rule: A planeswalker that changes controllers is removed from combat and no longer attacked
    Lorwyn primer, "Planeswalkers in Combat", second note; rule 306.4

    Scenario: Alice takes her planeswalker back while attacking it
      Given Alice controls "Garruk Wildspeaker", "Grizzly Bears" and 2 "Plains"
      And Alice has "Disenchant" in hand
      And Bob controls "Confiscate"
      And "Confiscate" is attached to "Garruk Wildspeaker"
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      Then Bob controls "Garruk Wildspeaker"
      When Alice plays "Disenchant" targeting "Confiscate"
      And all players pass
      Then Alice controls "Garruk Wildspeaker"
      And "Grizzly Bears" is attacking nothing
      When the game moves to the end of combat step
      Then "Grizzly Bears" is unblocked
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Bob is at 20 life

    Scenario: Alice takes her planeswalker back after her attackers were not blocked
      Given Alice controls "Garruk Wildspeaker", "Craw Wurm" and 2 "Plains"
      And Alice has "Disenchant" in hand
      And Bob controls "Confiscate" and "Hill Giant"
      And "Confiscate" is attached to "Garruk Wildspeaker"
      When Alice attacks "Garruk Wildspeaker" with "Craw Wurm"
      And Bob does not block
      And Alice plays "Disenchant" targeting "Confiscate"
      And all players pass
      Then Alice controls "Garruk Wildspeaker"
      And "Craw Wurm" is attacking nothing
      When the game moves to the end of combat step
      Then "Craw Wurm" is unblocked
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Bob is at 20 life

  @LRW-PW-68
  Rule: A creature whose planeswalker is gone remains an attacking creature
    Lorwyn primer, "Planeswalkers in Combat", second note; rule 306.4

    Scenario: Condemn finds an attacker that attacks nothing
      Given Alice controls "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker", 2 "Island" and "Plains"
      And Bob has "Boomerang" and "Condemn" in hand
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      And Alice passes
      And Bob plays "Boomerang" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Grizzly Bears" is attacking nothing
      And "Grizzly Bears" is attacking
      When Alice passes
      And Bob plays "Condemn" targeting "Grizzly Bears"
      And all players pass
      Then the bottom card of Alice's library is "Grizzly Bears"
      And Alice has 11 cards in the library
      And Alice is at 22 life

    Scenario: The attacker keeps attacking until combat is over
      Given Alice controls "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker", 2 "Island" and "Plains"
      And Bob has "Boomerang" and "Condemn" in hand
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      And Alice passes
      And Bob plays "Boomerang" targeting "Garruk Wildspeaker"
      And all players pass
      And the game moves to the end of combat step
      Then "Grizzly Bears" is attacking
      And "Grizzly Bears" is unblocked
      When Alice passes
      And Bob plays "Condemn" targeting "Grizzly Bears"
      And all players pass
      Then the bottom card of Alice's library is "Grizzly Bears"
      And Alice is at 22 life

  @LRW-PW-69
  Rule: A creature whose planeswalker is gone may still be blocked
    Lorwyn primer, "Planeswalkers in Combat", second note; rules 306.4, 309.2a

    Scenario: A creature that attacks nothing is blocked and dies
      Given Alice controls "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker", "Hill Giant" and 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      And Alice passes
      And Bob plays "Boomerang" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Grizzly Bears" is attacking nothing
      When Bob blocks "Grizzly Bears" with "Hill Giant"
      Then "Hill Giant" is blocking "Grizzly Bears"
      When combat damage is dealt
      Then "Grizzly Bears" is in Alice's graveyard
      And "Hill Giant" has 2 damage

    Scenario: A flying creature that attacks nothing is still out of reach for a creature without flying
      Given Alice controls "Hypnotic Specter" and "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker", "Hill Giant" and 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice attacks "Garruk Wildspeaker" with "Hypnotic Specter" and "Grizzly Bears"
      And Alice passes
      And Bob plays "Boomerang" targeting "Garruk Wildspeaker"
      And all players pass
      And Bob tries to block "Hypnotic Specter" with "Hill Giant"
      Then the attempt is refused
      When Bob blocks "Grizzly Bears" with "Hill Giant"
      Then "Grizzly Bears" is blocked
      And "Hypnotic Specter" is unblocked
      When combat damage is dealt
      Then "Grizzly Bears" is in Alice's graveyard
      And Bob is at 20 life

  @LRW-PW-70
  Rule: An unblocked creature whose planeswalker is gone assigns no combat damage
    Lorwyn primer, "Planeswalkers in Combat", second note; rule 310.2b

    Scenario: The player is spared when the planeswalker leaves after blocks
      Given Alice controls "Craw Wurm"
      And Bob controls "Garruk Wildspeaker", "Hill Giant" and 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice attacks "Garruk Wildspeaker" with "Craw Wurm"
      And Bob does not block
      And Alice passes
      And Bob plays "Boomerang" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Craw Wurm" is attacking nothing
      And "Craw Wurm" is unblocked
      When the game moves to the end of combat step
      Then "Craw Wurm" is attacking
      And Bob is at 20 life

    Scenario: A planeswalker that comes back at once is a new one that nothing attacks
      Given Alice controls "Craw Wurm"
      And Bob controls "Garruk Wildspeaker", "Vedalken Orrery", "Hill Giant" and 2 "Plains"
      And "Garruk Wildspeaker" has 5 loyalty counters
      And Bob has "Flicker" in hand
      When Alice attacks "Garruk Wildspeaker" with "Craw Wurm"
      And Bob does not block
      And Alice passes
      And Bob plays "Flicker" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" has 3 loyalty counters
      And "Craw Wurm" is attacking nothing
      When the game moves to the end of combat step
      Then "Garruk Wildspeaker" has 3 loyalty counters
      And Bob is at 20 life

    Scenario: Garruk, a creature for a while, becomes an enchantment, and what attacked him attacks nothing
      Rules 306.4 and 205.1a

      Given Alice controls "Grizzly Bears", "Soul Sculptor" and 2 "Llanowar Elves"
      And Bob controls "Garruk Wildspeaker", "Mycosynth Lattice" and "March of the Machines"
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      Then "Grizzly Bears" is attacking "Garruk Wildspeaker"
      When Alice plays the ability of "Soul Sculptor" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" has the types Enchantment
      And "Garruk Wildspeaker" is in play
      And "Grizzly Bears" is attacking nothing
      When combat damage is dealt
      Then "Garruk Wildspeaker" has 3 loyalty counters
      And Bob is at 20 life

    Scenario: Garruk, a creature that blocks, stops being one, and is attacked all the same
      Rule 306.4

      Given Alice controls "Grizzly Bears", "Hill Giant" and 2 "Llanowar Elves"
      And Alice has "Disenchant" in hand
      And Bob controls "Garruk Wildspeaker", "Mycosynth Lattice" and "March of the Machines"
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears" and "Hill Giant"
      And Bob blocks "Hill Giant" with "Garruk Wildspeaker"
      And Alice plays "Disenchant" targeting "March of the Machines"
      And all players pass
      Then "Garruk Wildspeaker" has the types Artifact and Planeswalker
      And "Grizzly Bears" is attacking "Garruk Wildspeaker"
      And "Hill Giant" is blocked
      When combat damage is dealt
      Then "Garruk Wildspeaker" has 1 loyalty counter

    Scenario: Garruk, a creature that does not block, regenerates, and is attacked all the same
      Rules 306.4 and 501.5a

      Given Alice controls "Grizzly Bears" and 2 "Llanowar Elves"
      And Alice has "Disenchant" in hand
      And Bob controls "Garruk Wildspeaker", "Mycosynth Lattice", "March of the Machines" and "Llanowar Elves" as "Bob's Elves"
      And Bob controls "Sedge Sliver" and "Amoeboid Changeling"
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      And Alice passes
      And Bob plays the first ability of "Amoeboid Changeling" targeting "Garruk Wildspeaker"
      And all players pass
      And Alice passes
      And Bob plays the fourth ability of "Garruk Wildspeaker"
      And all players pass
      And Alice plays "Disenchant" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in play
      And "Garruk Wildspeaker" is tapped
      And "Grizzly Bears" is attacking "Garruk Wildspeaker"
      When Bob does not block
      And combat damage is dealt
      Then "Garruk Wildspeaker" has 1 loyalty counter

  @LRW-PW-71
  Rule: A blocked creature whose planeswalker is gone deals its combat damage to its blockers
    Lorwyn primer, "Planeswalkers in Combat", second note; rule 310.2c

    Scenario: Attacker and blocker damage each other although the planeswalker is gone
      Given Alice controls "Hill Giant"
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears" and 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice attacks "Garruk Wildspeaker" with "Hill Giant"
      And Bob blocks "Hill Giant" with "Grizzly Bears"
      And Alice passes
      And Bob plays "Boomerang" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in Bob's hand
      When combat damage is dealt
      Then "Grizzly Bears" is in Bob's graveyard
      And "Hill Giant" has 2 damage
      And Bob is at 20 life

    @until:2008-02
    Scenario: Its damage is divided among two blockers and goes nowhere else
      Given Alice controls "Craw Wurm"
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears", "Hill Giant" and 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice attacks "Garruk Wildspeaker" with "Craw Wurm"
      And Bob blocks "Craw Wurm" with "Grizzly Bears" and "Hill Giant"
      And Alice passes
      And Bob plays "Boomerang" targeting "Garruk Wildspeaker"
      And all players pass
      And combat damage is put on the stack
      Then Alice is asked to choose a division
      And Alice can choose "Grizzly Bears" and "Hill Giant"
      When Alice assigns 1 damage of "Craw Wurm" to "Grizzly Bears" and 5 to "Hill Giant"
      Then the stack is, from the top, combat damage
      When all players pass
      Then "Hill Giant" is in Bob's graveyard
      And "Grizzly Bears" has 1 damage
      And "Craw Wurm" is in Alice's graveyard
      And Bob is at 20 life

    @since:2017-09 @until:2017-09
    Scenario: Its damage is assigned to two blockers in order, though the planeswalker is gone
      Given Alice controls "Craw Wurm"
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears", "Hill Giant" and 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice attacks "Garruk Wildspeaker" with "Craw Wurm"
      And Bob blocks "Craw Wurm" with "Grizzly Bears" and "Hill Giant"
      And Alice orders "Grizzly Bears", "Hill Giant"
      And Alice passes
      And Bob plays "Boomerang" targeting "Garruk Wildspeaker"
      And all players pass
      And combat damage is dealt
      And Alice tries to assign 1 damage of "Craw Wurm" to "Grizzly Bears" and 5 to "Hill Giant"
      Then the attempt is refused
      When Alice assigns 2 damage of "Craw Wurm" to "Grizzly Bears" and 4 to "Hill Giant"
      Then "Grizzly Bears" is in Bob's graveyard
      And "Hill Giant" is in Bob's graveyard
      And Bob is at 20 life

    @since:2026-04
    Scenario: Its damage is divided freely among two blockers and dealt at once, though the planeswalker is gone
      Given Alice controls "Craw Wurm"
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears", "Hill Giant" and 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice attacks "Garruk Wildspeaker" with "Craw Wurm"
      And Bob blocks "Craw Wurm" with "Grizzly Bears" and "Hill Giant"
      And Alice passes
      And Bob plays "Boomerang" targeting "Garruk Wildspeaker"
      And all players pass
      And combat damage is dealt
      And Alice assigns 1 damage of "Craw Wurm" to "Grizzly Bears" and 5 to "Hill Giant"
      Then "Hill Giant" is in Bob's graveyard
      And "Grizzly Bears" has 1 damage
      And "Craw Wurm" is in Alice's graveyard
      And Bob is at 20 life

  @LRW-PW-72
  Rule: Trample does nothing for an attacker whose planeswalker is gone
    Lorwyn primer, "Planeswalkers in Combat", second note; rules 310.2c, 502.9b, 502.9c

    Scenario: All the trampler's damage is for its blocker
      Given Alice controls "Ball Lightning"
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears" and 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning"
      And Bob blocks "Ball Lightning" with "Grizzly Bears"
      And Alice passes
      And Bob plays "Boomerang" targeting "Garruk Wildspeaker"
      And all players pass
      And combat damage is dealt
      Then nobody is asked anything
      And "Grizzly Bears" is in Bob's graveyard
      And Bob is at 20 life

    Scenario: With its blocker gone as well the trampler assigns no damage at all
      Given Alice controls "Ball Lightning"
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears" and 4 "Island"
      And Bob has 2 "Boomerang" in hand
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning"
      And Bob blocks "Ball Lightning" with "Grizzly Bears"
      And Alice passes
      And Bob plays "Boomerang 1" targeting "Garruk Wildspeaker"
      And Bob plays "Boomerang 2" targeting "Grizzly Bears"
      And the stack resolves
      Then "Garruk Wildspeaker" is in Bob's hand
      And "Grizzly Bears" is in Bob's hand
      And "Ball Lightning" is blocked
      When the game moves to the end of combat step
      Then Bob is at 20 life
      And "Ball Lightning" is in play
