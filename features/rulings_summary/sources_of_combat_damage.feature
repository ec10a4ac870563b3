@since:2007-10
Feature: The sources of combat damage that waits on the stack
  What a creature is like counts when its damage is dealt, and creatures that are gone deal theirs. Later rules have no such wait.

  Background:
    Given a game between Alice and Bob

  @GRS-310.4B-01
  Rule: A creature in play is the source as it is when its combat damage is dealt
    Rulings summary, 310.4b, first sentence

    @until:2008-02
    Scenario: Made black while its damage is on the stack, Grizzly Bears does no harm to Order of Leitbur
      Given Alice controls "Grizzly Bears", "Blind Seer" and 2 "Island"
      And Bob controls "Order of Leitbur"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Order of Leitbur"
      And combat damage is put on the stack
      And Alice plays the ability of "Blind Seer" targeting "Grizzly Bears"
      And all players pass
      And Alice names black
      Then "Grizzly Bears" is black
      When combat damage is dealt
      Then "Order of Leitbur" is in play
      And "Order of Leitbur" has 0 damage
      And "Grizzly Bears" is in Alice's graveyard

    @until:2008-02
    Scenario: Green to the end, Grizzly Bears kills Order of Leitbur
      Given Alice controls "Grizzly Bears" and "Blind Seer"
      And Bob controls "Order of Leitbur"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Order of Leitbur"
      And combat damage is put on the stack
      Then "Order of Leitbur" is in play
      When combat damage is dealt
      Then "Order of Leitbur" is in Bob's graveyard
      And "Grizzly Bears" is in Alice's graveyard

    @since:2017-09
    Scenario: Once combat damage is assigned it is dealt, and nobody can change the colour of its source
      Given Alice controls "Grizzly Bears", "Blind Seer" and 2 "Island"
      And Bob controls "Order of Leitbur"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Order of Leitbur"
      And all players pass
      Then the stack is empty
      And it is Alice's combat damage step
      And "Order of Leitbur" is in Bob's graveyard
      And "Grizzly Bears" is in Alice's graveyard

  @GRS-310.4B-02
  Rule: A creature that has left play deals its combat damage as it last was
    Rulings summary, 310.4b, second sentence

    @until:2008-02
    Scenario: Sacrificed with its damage on the stack, Mogg Fanatic deals 2 damage in all
      Given Alice controls "Hill Giant"
      And Bob controls "Mogg Fanatic"
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Mogg Fanatic"
      And combat damage is put on the stack
      And Alice passes
      And Bob plays the ability of "Mogg Fanatic" targeting "Hill Giant"
      And all players pass
      Then "Mogg Fanatic" is in Bob's graveyard
      And "Hill Giant" has 1 damage
      And the stack is, from the top, combat damage
      When all players pass
      Then "Hill Giant" has 2 damage

    @until:2008-02
    Scenario: Unblocked, Mogg Fanatic damages the player although it has been sacrificed
      Given Alice controls "Mogg Fanatic"
      And Bob controls "Hill Giant"
      When Alice attacks Bob with "Mogg Fanatic"
      And Bob does not block
      And combat damage is put on the stack
      And Alice plays the ability of "Mogg Fanatic" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" has 1 damage
      And Bob is at 20 life
      When all players pass
      Then Bob is at 19 life
      And "Mogg Fanatic" is in Alice's graveyard

    Scenario: Sacrificed before combat damage, Mogg Fanatic deals 1 damage and no combat damage
      Given Alice controls "Hill Giant"
      And Bob controls "Mogg Fanatic"
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Mogg Fanatic"
      And Alice passes
      And Bob plays the ability of "Mogg Fanatic" targeting "Hill Giant"
      And all players pass
      Then "Mogg Fanatic" is in Bob's graveyard
      When all players pass
      Then it is Alice's combat damage step
      And the stack is empty
      And "Hill Giant" has 1 damage
      And Bob is at 20 life

    @since:2017-09
    Scenario: Mogg Fanatic deals its combat damage and dies before it could be sacrificed
      Given Alice controls "Hill Giant"
      And Bob controls "Mogg Fanatic"
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Mogg Fanatic"
      And all players pass
      Then it is Alice's combat damage step
      And the stack is empty
      And "Hill Giant" has 1 damage
      And "Mogg Fanatic" is in Bob's graveyard

    @until:2008-02
    Scenario: What has phased out, or is no creature any more, is dealt none of the damage on the stack
      Rule 310.4c

      Given Alice controls "Changeling Hero"
      And Bob controls "Grizzly Bears", "Llanowar Elves", "Soul Sculptor", 2 "Plains" and 2 "Island"
      And Bob has "Reality Ripple" in hand
      When Alice attacks Bob with "Changeling Hero"
      And Bob blocks "Changeling Hero" with "Grizzly Bears" and "Llanowar Elves"
      And combat damage is put on the stack
      And Alice assigns 2 damage of "Changeling Hero" to "Grizzly Bears" and 2 to "Llanowar Elves"
      And Alice passes
      And Bob plays the ability of "Soul Sculptor" targeting "Grizzly Bears"
      And all players pass
      And Alice passes
      And Bob plays "Reality Ripple" targeting "Llanowar Elves"
      And all players pass
      Then "Grizzly Bears" has the types Enchantment
      And "Llanowar Elves" is not in play
      When combat damage is dealt
      Then the stack is empty
      And Alice is at 20 life
      And "Changeling Hero" has 3 damage
      And "Grizzly Bears" is in play
