Feature: Counter boosters: several of them, and creatures that come into play together
  Their effects add up, and each must be there before the creature that it is to help.

  Background:
    Given a game between Alice and Bob

  @MOR-BOOST-14
  Rule: Several of them add up
    Morningtide primer, "Theme: Counter Boosters", more than one; rules 419.6i and 419.9a

    Scenario: With two Sages of Fables a Wizard comes into play with two counters
      Given Alice controls 2 "Sage of Fables" as "Sage" and 2 "Island"
      And Alice has "Ink Dissolver" in hand
      When Alice plays "Ink Dissolver"
      And all players pass
      Then "Ink Dissolver" has 2 +1/+1 counters
      And "Ink Dissolver" is 4/3

    Scenario: The second Sage comes into play with a counter from the first, which gets none
      Given Alice controls "Sage of Fables" as "First Sage" and 3 "Island"
      And Alice has "Sage of Fables" as "Second Sage" in hand
      When Alice plays "Second Sage"
      And all players pass
      Then "Second Sage" has 1 +1/+1 counter
      And "First Sage" has no +1/+1 counters

    Scenario: A changeling is of every type and gets a counter from each kind of booster
      Given Alice controls "Sage of Fables", "Oona's Blackguard", "Bramblewood Paragon" and 2 "Forest"
      And Alice has "Woodland Changeling" in hand
      When Alice plays "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" has 3 +1/+1 counters
      And "Woodland Changeling" is 5/5

  @MOR-BOOST-15
  Rule: One that comes into play together with a creature of the type does nothing for it
    Morningtide primer, "Theme: Counter Boosters", at the same time; rules 419.4 and 419.6i

    Background:
      Given Alice controls "Mosswort Bridge", "Forest", "Craw Wurm" and "Serra Angel"
      And Alice has "Living End" removed from the game
      And "Mosswort Bridge" has removed "Living End" face down

    Scenario: Living End brings back the Sage and a Wizard at once, and neither has a counter
      Given Alice has "Sage of Fables" and "Ink Dissolver" in the graveyard
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      And all players pass
      Then "Sage of Fables" is in play
      And "Ink Dissolver" is in play
      And "Craw Wurm" is in Alice's graveyard
      And "Sage of Fables" has no +1/+1 counters
      And "Ink Dissolver" has no +1/+1 counters

    Scenario: Neither the Sage nor the Blackguard gives a counter to the changeling that comes back with them
      Given Alice has "Sage of Fables", "Oona's Blackguard" and "Woodland Changeling" in the graveyard
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      And all players pass
      Then "Sage of Fables" is in play
      And "Oona's Blackguard" is in play
      And "Woodland Changeling" is in play
      And "Woodland Changeling" has no +1/+1 counters

    Scenario: A Sage that Living End has sacrificed by then gives nothing to the Wizards that return
      Given Alice controls "Sage of Fables"
      And Alice has "Ink Dissolver" in the graveyard
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      And all players pass
      Then "Sage of Fables" is in Alice's graveyard
      And "Ink Dissolver" is in play
      And "Ink Dissolver" has no +1/+1 counters
