Feature: Counter boosters: whether a creature is of the type as it comes into play
  What is looked at to tell whether a creature gets the counter: its types as it would be in play, and copy effects.

  Background:
    Given a game between Alice and Bob

  @MOR-BOOST-09
  Rule: A creature is judged as it would be in play, with its own abilities and what has changed it as a spell
    Morningtide primer, "Theme: Counter Boosters", which characteristics count; rule 419.6i

    Scenario: Woodland Changeling is a Wizard by its own ability and gets the counter
      Given Alice controls "Sage of Fables" and 2 "Forest"
      And Alice has "Woodland Changeling" in hand
      When Alice plays "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" has 1 +1/+1 counter

    Scenario: Hill Giant is no Wizard and gets none
      Given Alice controls "Sage of Fables" and 4 "Mountain"
      And Alice has "Hill Giant" in hand
      When Alice plays "Hill Giant"
      And all players pass
      Then "Hill Giant" is in play
      And "Hill Giant" has no +1/+1 counters

    Scenario: A Bear spell whose type was changed into Wizard becomes a creature with a counter
      Given Alice controls "Sage of Fables", 2 "Forest" and "Island"
      And Alice has "Grizzly Bears" and "Artificial Evolution" in hand
      When Alice plays "Grizzly Bears"
      And Alice plays "Artificial Evolution" targeting "Grizzly Bears"
      And all players pass
      And Alice names Bear
      And Alice names Wizard
      And all players pass
      Then "Grizzly Bears" is a Wizard
      And "Grizzly Bears" has 1 +1/+1 counter

    Scenario: What made another creature a Wizard, and a Warrior, does nothing for the next one
      Given Alice controls "Bramblewood Paragon", "Amoeboid Changeling", "Hill Giant" and 2 "Forest"
      And Alice has "Grizzly Bears" in hand
      When Alice plays the first ability of "Amoeboid Changeling" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is a Warrior
      When Alice plays "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in play
      And "Grizzly Bears" has no +1/+1 counters

    Scenario: A Wizard spell whose type was changed into Bear becomes a creature without a counter
      Given Alice controls "Sage of Fables" and 3 "Island"
      And Alice has "Ink Dissolver" and "Artificial Evolution" in hand
      When Alice plays "Ink Dissolver"
      And Alice plays "Artificial Evolution" targeting "Ink Dissolver"
      And all players pass
      And Alice names Wizard
      And Alice names Bear
      And all players pass
      Then "Ink Dissolver" is a Bear
      And "Ink Dissolver" has no +1/+1 counters

    Scenario: A Merfolk Wizard that Artificial Evolution makes a Goblin Wizard still gets the counter
      Rule 205.3d

      Given Alice controls "Sage of Fables" and 3 "Island"
      And Alice has "Ink Dissolver" and "Artificial Evolution" in hand
      When Alice plays "Ink Dissolver"
      And Alice plays "Artificial Evolution" targeting "Ink Dissolver"
      And all players pass
      And Alice names Merfolk
      And Alice names Goblin
      And all players pass
      Then "Ink Dissolver" has the subtypes Goblin and Wizard
      And "Ink Dissolver" has 1 +1/+1 counter

  @MOR-BOOST-10
  Rule: What another permanent, such as Conspiracy, will make of the creature in play counts only by later rules
    Morningtide primer, "Theme: Counter Boosters", the example of Conspiracy; rule 419.6i, later 614.12

    @until:2008-02
    Scenario: Conspiracy makes a Wizard of Grizzly Bears, yet they get no counter
      Given Alice controls "Sage of Fables", "Conspiracy" and 2 "Forest"
      And the creature type chosen for "Conspiracy" is Wizard
      And Alice has "Grizzly Bears" in hand
      When Alice plays "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in play
      And "Grizzly Bears" is a Wizard
      And "Grizzly Bears" has no +1/+1 counters

    @since:2017-09
    Scenario: By later rules Grizzly Bears get the counter, being a Wizard in play
      Given Alice controls "Sage of Fables", "Conspiracy" and 2 "Forest"
      And the creature type chosen for "Conspiracy" is Wizard
      And Alice has "Grizzly Bears" in hand
      When Alice plays "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is a Wizard
      And "Grizzly Bears" has 1 +1/+1 counter

    Scenario: Conspiracy for which no type was chosen leaves Wizards what they are, and they get the counter
      Rule 217.7d

      Given Alice controls "Sage of Fables", "Conspiracy" and 3 "Island"
      And Alice has "Fugitive Wizard" in hand
      When Alice plays "Fugitive Wizard"
      And all players pass
      Then "Fugitive Wizard" has the subtypes Human and Wizard
      And "Fugitive Wizard" has 1 +1/+1 counter
      And "Sage of Fables" has the subtypes Merfolk and Wizard

    @until:2008-02
    Scenario: A Wizard that Conspiracy makes an Elf gets the counter all the same
      Given Alice controls "Sage of Fables", "Conspiracy" and 2 "Island"
      And the creature type chosen for "Conspiracy" is Elf
      And Alice has "Ink Dissolver" in hand
      When Alice plays "Ink Dissolver"
      And all players pass
      Then "Ink Dissolver" is in play
      And "Ink Dissolver" is not a Wizard
      And "Ink Dissolver" has 1 +1/+1 counter

    @since:2017-09
    Scenario: By later rules a Wizard that Conspiracy makes an Elf gets no counter
      Given Alice controls "Sage of Fables", "Conspiracy" and 2 "Island"
      And the creature type chosen for "Conspiracy" is Elf
      And Alice has "Ink Dissolver" in hand
      When Alice plays "Ink Dissolver"
      And all players pass
      Then "Ink Dissolver" is in play
      And "Ink Dissolver" is not a Wizard
      And "Ink Dissolver" has no +1/+1 counters

  @MOR-BOOST-11
  Rule: Whether the counter or a copy effect is applied first is your choice; later the copy always comes first
    Morningtide primer, "Theme: Counter Boosters", copy effects; rule 419.9a, later 616.1c

    @until:2008-02
    Scenario: Alice decides which of the two is applied first
      Given Alice controls "Oona's Blackguard" and 4 "Island"
      And Alice has "Sakashima the Impostor" in hand
      And Bob controls "Grizzly Bears"
      When Alice plays "Sakashima the Impostor"
      And all players pass
      Then Alice is asked to choose which effect applies first
      And Alice can choose "Sakashima the Impostor" and "Oona's Blackguard"

    @until:2008-02
    Scenario: With Oona's Blackguard first, the Rogue Sakashima is a copy of a Bear with a counter
      Rule 503.9

      Given Alice controls "Oona's Blackguard" and 4 "Island"
      And Alice has "Sakashima the Impostor" in hand
      And Bob controls "Grizzly Bears"
      When Alice plays "Sakashima the Impostor"
      And all players pass
      And Alice applies "Oona's Blackguard" first
      And Alice chooses "Grizzly Bears"
      Then "Sakashima the Impostor" has the subtypes Bear
      And "Sakashima the Impostor" is legendary
      And Alice controls 1 "Sakashima the Impostor"
      And "Sakashima the Impostor" has 1 +1/+1 counter
      And "Sakashima the Impostor" is 3/3

    @until:2008-02
    Scenario: With the copying first, Sakashima is a Bear before the Blackguard looks, and gets no counter
      Given Alice controls "Oona's Blackguard" and 4 "Island"
      And Alice has "Sakashima the Impostor" in hand
      And Bob controls "Grizzly Bears"
      When Alice plays "Sakashima the Impostor"
      And all players pass
      And Alice applies "Sakashima the Impostor" first
      And Alice chooses "Grizzly Bears"
      Then "Sakashima the Impostor" has the subtypes Bear
      And "Sakashima the Impostor" has no +1/+1 counters
      And "Sakashima the Impostor" is 2/2

    @since:2017-09
    Scenario: By later rules Alice only chooses what Sakashima copies, and a Bear gets no counter
      Given Alice controls "Oona's Blackguard" and 4 "Island"
      And Alice has "Sakashima the Impostor" in hand
      And Bob controls "Grizzly Bears"
      When Alice plays "Sakashima the Impostor"
      And all players pass
      Then Alice is asked to choose objects
      When Alice chooses "Grizzly Bears"
      Then nobody is asked anything
      And "Sakashima the Impostor" has the subtypes Bear
      And "Sakashima the Impostor" has no +1/+1 counters

  @MOR-BOOST-12
  Rule: If Clone first becomes a copy of a Wizard, the Sage gives it a counter
    Morningtide primer, "Theme: Counter Boosters", the example of Clone; rules 419.6i and 419.9a

    @until:2008-02
    Scenario: Applied first, Clone comes into play as a Wizard with a counter
      Given Alice controls "Sage of Fables" and 4 "Island"
      And Alice has "Clone" in hand
      And Bob controls "Ink Dissolver"
      When Alice plays "Clone"
      And all players pass
      And Alice applies "Clone" first
      And Alice chooses "Ink Dissolver"
      Then "Clone" is a Wizard
      And "Clone" has 1 +1/+1 counter
      And "Clone" is 3/2

    @since:2017-09
    Scenario: By later rules Clone becomes a Wizard first, and has the counter
      Given Alice controls "Sage of Fables" and 4 "Island"
      And Alice has "Clone" in hand
      And Bob controls "Ink Dissolver"
      When Alice plays "Clone"
      And all players pass
      And Alice chooses "Ink Dissolver"
      Then "Clone" is a Wizard
      And "Clone" has 1 +1/+1 counter
      And "Clone" is 3/2

    @until:2008-02
    Scenario Outline: A Clone of Grizzly Bears gets no counter if <first> is applied first
      Given Alice controls "Sage of Fables" and 4 "Island"
      And Alice has "Clone" in hand
      And Bob controls "Grizzly Bears"
      When Alice plays "Clone"
      And all players pass
      And Alice applies "<first>" first
      And Alice chooses "Grizzly Bears"
      Then "Clone" is a Bear
      And "Clone" has no +1/+1 counters

      Examples:
        | first          |
        | Clone          |
        | Sage of Fables |

  @MOR-BOOST-13
  Rule: If the Sage is applied first, it finds no Wizard, and Clone has no counter; later that order is impossible
    Morningtide primer, "Theme: Counter Boosters", the example of Clone; rules 419.6i and 419.9a, later 616.1c

    @until:2008-02
    Scenario: With the Sage first, Clone becomes a Wizard without a counter
      Given Alice controls "Sage of Fables" and 4 "Island"
      And Alice has "Clone" in hand
      And Bob controls "Ink Dissolver"
      When Alice plays "Clone"
      And all players pass
      And Alice applies "Sage of Fables" first
      And Alice chooses "Ink Dissolver"
      Then nobody is asked anything
      And "Clone" is a Wizard
      And "Clone" has no +1/+1 counters
      And "Clone" is 2/1

    @since:2017-09
    Scenario: By later rules nobody is asked for an order, and Clone of a Wizard has the counter
      Given Alice controls "Sage of Fables" and 4 "Island"
      And Alice has "Clone" in hand
      And Bob controls "Ink Dissolver"
      When Alice plays "Clone"
      And all players pass
      Then Alice is asked to choose objects
      When Alice chooses "Ink Dissolver"
      Then nobody is asked anything
      And "Clone" has 1 +1/+1 counter

    Scenario: A Sage of Bob's takes no part in it
      Given Alice controls 4 "Island"
      And Alice has "Clone" in hand
      And Bob controls "Sage of Fables" and "Ink Dissolver"
      When Alice plays "Clone"
      And all players pass
      Then Alice is asked to choose objects
      When Alice chooses "Ink Dissolver"
      Then "Clone" is a Wizard
      And "Clone" has no +1/+1 counters
