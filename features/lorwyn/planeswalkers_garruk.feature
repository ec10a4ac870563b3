Feature: Garruk Wildspeaker, the planeswalker that the primer shows
  His printed characteristics and what his three abilities do.

  @LRW-PW-03
  Rule: Garruk Wildspeaker costs {2}{G}{G}, is green and has converted mana cost 4
    Lorwyn primer, "Card Type: Planeswalker"; rules 203.2 and 203.3

    Scenario: Garruk is a green spell of converted mana cost 4
      Given a game between Alice and Bob
      And Alice controls 4 "Forest"
      And Alice has "Garruk Wildspeaker" in hand
      When Alice plays "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" is on the stack
      And the mana cost of "Garruk Wildspeaker" is {2}{G}{G}
      And "Garruk Wildspeaker" is green
      And the converted mana cost of "Garruk Wildspeaker" is 4

    Scenario: Garruk's converted mana cost does not follow his loyalty
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and 2 "Forest"
      And "Garruk Wildspeaker" has 6 loyalty counters
      When Alice plays the +1 ability of "Garruk Wildspeaker" targeting "Forest 1" and "Forest 2"
      Then "Garruk Wildspeaker" has loyalty 7
      And the converted mana cost of "Garruk Wildspeaker" is 4

  @LRW-PW-04
  Rule: Garruk Wildspeaker has the card type Planeswalker, the subtype Garruk and no supertype
    Lorwyn primer, "Card Type: Planeswalker"; rules 205.1 and 205.4a

    @until:2008-02
    Scenario: Garruk is not legendary
      Given a game between Alice and Bob
      And Alice has "Garruk Wildspeaker" in hand
      Then "Garruk Wildspeaker" has the types Planeswalker
      And "Garruk Wildspeaker" has the subtypes Garruk
      And "Garruk Wildspeaker" has no supertypes

    @until:2008-02
    Scenario: A search for a legendary card passes Garruk by
      Given a game between Alice and Bob
      And Alice controls "Captain Sisay" as "first Sisay"
      And the top cards of Alice's library are "Garruk Wildspeaker", "Grizzly Bears" and "Captain Sisay" as "second Sisay"
      When Alice plays the ability of "first Sisay"
      And all players pass
      Then Alice is asked to choose objects
      And Alice can choose "second Sisay"
      When Alice chooses "second Sisay"
      Then "second Sisay" is in Alice's hand
      And "Garruk Wildspeaker" is in Alice's library

    @since:2017-09
    Scenario: Garruk is legendary as all planeswalkers are
      Given a game between Alice and Bob
      And Alice has "Garruk Wildspeaker" in hand
      Then "Garruk Wildspeaker" has the types Planeswalker
      And "Garruk Wildspeaker" has the subtypes Garruk
      And "Garruk Wildspeaker" is legendary

    @since:2017-09
    Scenario: A search for a legendary card finds Garruk
      Given a game between Alice and Bob
      And Alice controls "Captain Sisay" as "first Sisay"
      And the top cards of Alice's library are "Garruk Wildspeaker", "Grizzly Bears" and "Captain Sisay" as "second Sisay"
      When Alice plays the ability of "first Sisay"
      And all players pass
      Then Alice is asked to choose objects
      And Alice can choose "Garruk Wildspeaker" and "second Sisay"
      When Alice chooses "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" is in Alice's hand

  @LRW-PW-05
  Rule: Garruk's +1 ability untaps two target lands, tapped or not, whoever controls them
    Lorwyn primer, "Card Type: Planeswalker"; rules 409.1c and 413.2a

    Scenario: Lands of both players are untapped
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and "Forest" as "Alice's Forest"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Bob controls "Forest" as "Bob's Forest"
      And "Alice's Forest" is tapped
      And "Bob's Forest" is tapped
      When Alice plays the +1 ability of "Garruk Wildspeaker" targeting "Alice's Forest" and "Bob's Forest"
      And all players pass
      Then "Alice's Forest" is untapped
      And "Bob's Forest" is untapped
      And "Garruk Wildspeaker" has 4 loyalty counters

    Scenario: An untapped land may be one of the two targets
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker", "Forest" and "Island"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And "Forest" is tapped
      When Alice plays the +1 ability of "Garruk Wildspeaker" targeting "Forest" and "Island"
      And all players pass
      Then "Forest" is untapped
      And "Island" is untapped
      And "Garruk Wildspeaker" has 4 loyalty counters

    Scenario: With a single land in play the ability cannot be played
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and "Forest"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And "Forest" is tapped
      When Alice tries to play the +1 ability of "Garruk Wildspeaker" targeting "Forest"
      Then the attempt is refused
      When Alice tries to play the +1 ability of "Garruk Wildspeaker" targeting "Forest" and "Forest"
      Then the attempt is refused
      And "Garruk Wildspeaker" has 3 loyalty counters
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" has 2 loyalty counters

    Scenario: Two lands are targeted, and a third cannot be
      Rule 409.1c

      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and 3 "Forest"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And "Forest 1" is tapped
      And "Forest 3" is tapped
      When Alice tries to play the +1 ability of "Garruk Wildspeaker" targeting "Forest 1", "Forest 2" and "Forest 3"
      Then the attempt is refused
      When Alice plays the +1 ability of "Garruk Wildspeaker" targeting "Forest 1" and "Forest 2"
      And all players pass
      Then "Forest 1" is untapped
      And "Forest 3" is tapped

    Scenario: When one target has gone, the other land is still untapped
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and 2 "Forest"
      And "Forest 1" is tapped
      And "Forest 2" is tapped
      And Bob controls 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice plays the +1 ability of "Garruk Wildspeaker" targeting "Forest 1" and "Forest 2"
      And Alice passes
      And Bob plays "Boomerang" targeting "Forest 1"
      And all players pass
      Then "Forest 1" is in Alice's hand
      And "Forest 2" is tapped
      When all players pass
      Then "Forest 2" is untapped
      And the stack is empty

  @LRW-PW-06
  Rule: Garruk's -1 ability makes a green 3/3 Beast token, controlled by the player who played the ability
    Lorwyn primer, "Card Type: Planeswalker"; rules 216.1 and 402.6

    Scenario: Garruk makes a Beast
      Rule 216.1a

      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 3 loyalty counters
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      Then Alice controls no "Beast"
      When all players pass
      Then Alice controls 1 "Beast"
      And "Beast" is 3/3
      And "Beast" is green
      And "Beast" has the types Creature
      And "Beast" has the subtypes Beast
      And "Garruk Wildspeaker" has 2 loyalty counters

    Scenario: The Beast does not attack yet in the turn in which it comes, as Hill Giant may
      Rule 212.3f

      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and "Hill Giant"
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      And all players pass
      And Alice tries to attack Bob with "Beast"
      Then the attempt is refused
      When Alice attacks Bob with "Hill Giant"
      Then "Hill Giant" is attacking Bob

    Scenario: The Beast arrives although Garruk spent his last counter
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 1 loyalty counter
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" is in Alice's graveyard
      When all players pass
      Then Alice controls 1 "Beast"

    Scenario: Doubling Season doubles the Beast and not the price
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and "Doubling Season"
      And "Garruk Wildspeaker" has 3 loyalty counters
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" has 2 loyalty counters
      When all players pass
      Then Alice controls 2 "Beast"
      And "Garruk Wildspeaker" has 2 loyalty counters

    Scenario: Doubling Season of Bob does nothing for the Beast of Alice
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker"
      And Bob controls "Doubling Season"
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      And all players pass
      Then Alice controls 1 "Beast"
      And Bob controls no "Beast"

    Scenario: Gather Specimens has the Beast come under Bob's control, and then his Doubling Season makes it two
      Rule 419.9b

      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker"
      And Bob controls 6 "Island" and "Doubling Season"
      And Bob has "Gather Specimens" in hand
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      And Alice passes
      And Bob plays "Gather Specimens"
      And the stack resolves
      Then Bob controls 2 "Beast"
      And Alice controls no "Beast"

    @since:2017-09 @until:2017-09
    Scenario: Bob owns the Beast that Gather Specimens has come under his control
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker"
      And Bob controls 6 "Island"
      And Bob has "Gather Specimens" in hand
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      And Alice passes
      And Bob plays "Gather Specimens"
      And the stack resolves
      Then Bob controls "Beast"
      And Bob owns "Beast"

    @until:2008-02
    Scenario: Alice applies her Doubling Season before Gather Specimens, and Bob gets two Beasts
      Rules 419.9a and 216.1

      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and "Doubling Season"
      And Bob controls 6 "Island"
      And Bob has "Gather Specimens" in hand
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      And Alice passes
      And Bob plays "Gather Specimens"
      And the stack resolves
      Then Alice is asked to choose which effect applies first
      When Alice applies "Doubling Season" first
      Then Bob controls 2 "Beast"
      And Alice owns 2 "Beast"

    @since:2017-09
    Scenario: That the Beast enters is a part of its creation, which Alice's Doubling Season changes first: Bob gets two
      Rule 419.9a

      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and "Doubling Season"
      And Bob controls 6 "Island"
      And Bob has "Gather Specimens" in hand
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      And Alice passes
      And Bob plays "Gather Specimens"
      And the stack resolves
      Then nobody is asked anything
      And Bob controls 2 "Beast"
      And Alice controls no "Beast"

    @since:2026-04
    Scenario: Alice has created the two Beasts, so they are hers, although they enter under Bob's control
      Rules 419.9a and 216.1

      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and "Doubling Season"
      And Bob controls 6 "Island"
      And Bob has "Gather Specimens" in hand
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      And Alice passes
      And Bob plays "Gather Specimens"
      And the stack resolves
      Then Bob controls 2 "Beast"
      And Alice owns 2 "Beast"

  @LRW-PW-07
  Rule: Garruk's -4 ability affects the creatures that its player controls as it resolves, and no others
    Lorwyn primer, "Card Type: Planeswalker"; rule 418.3b

    Scenario: The creatures grow and trample after Garruk has gone, until the turn ends
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and "Grizzly Bears"
      And "Garruk Wildspeaker" has 4 loyalty counters
      And Bob controls "Hill Giant"
      When Alice plays the -4 ability of "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" is in Alice's graveyard
      And "Grizzly Bears" is 2/2
      When all players pass
      Then "Grizzly Bears" is 5/5
      And "Grizzly Bears" has trample
      And "Hill Giant" is 3/3
      And "Hill Giant" does not have trample
      When the game moves to Bob's next turn
      Then "Grizzly Bears" is 2/2
      And "Grizzly Bears" does not have trample

    Scenario: A creature that arrives later gets nothing
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker", "Grizzly Bears" as "old Bears" and 2 "Forest"
      And "Garruk Wildspeaker" has 4 loyalty counters
      And Alice has "Grizzly Bears" as "new Bears" in hand
      When Alice plays the -4 ability of "Garruk Wildspeaker"
      And all players pass
      And Alice plays "new Bears"
      And all players pass
      Then "old Bears" is 5/5
      And "new Bears" is 2/2
      And "new Bears" does not have trample

    Scenario: A creature keeps the bonus under another player's control
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and "Grizzly Bears"
      And "Garruk Wildspeaker" has 4 loyalty counters
      And Bob controls 4 "Island"
      And Bob has "Ray of Command" in hand
      When Alice plays the -4 ability of "Garruk Wildspeaker"
      And all players pass
      And Alice passes
      And Bob plays "Ray of Command" targeting "Grizzly Bears"
      And all players pass
      Then Bob controls "Grizzly Bears"
      And "Grizzly Bears" is 5/5
      And "Grizzly Bears" has trample

  @LRW-PW-08
  Rule: Garruk Wildspeaker's printed loyalty is 3
    Lorwyn primer, "Card Type: Planeswalker"; rule 212.9d

    Scenario: Garruk starts with three counters
      Given a game between Alice and Bob
      And Alice controls 4 "Forest"
      And Alice has "Garruk Wildspeaker" in hand
      When Alice plays "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in play
      And "Garruk Wildspeaker" has 3 loyalty counters

    Scenario: Garruk's -4 ability is out of reach in his first turn and within it in his second
      Given a game between Alice and Bob
      And Alice controls 4 "Forest" and "Grizzly Bears"
      And Alice has "Garruk Wildspeaker" in hand
      When Alice plays "Garruk Wildspeaker"
      And all players pass
      And Alice tries to play the -4 ability of "Garruk Wildspeaker"
      Then the attempt is refused
      When Alice plays the +1 ability of "Garruk Wildspeaker" targeting "Forest 1" and "Forest 2"
      And all players pass
      And the game moves to Alice's next turn
      And Alice plays the -4 ability of "Garruk Wildspeaker"
      And all players pass
      Then "Grizzly Bears" is 5/5
      And "Garruk Wildspeaker" is in Alice's graveyard
