@since:2007-10
Feature: Replacement effects on the way into play
  How a permanent comes into play is decided as it comes, and looks at what it will be there.

  Background:
    Given a game between Alice and Bob

  @GRS-419.6I-01
  Rule: Some replacement effects change how a permanent comes into play, and not what becomes of it afterwards
    Rulings summary, 419.6i; rules 419.1c and 419.6i (614.12 today)

    Scenario: Under Kismet a creature is tapped as it arrives, and nothing is left to respond to
      Given Alice controls 2 "Forest"
      And Alice has "Grizzly Bears" in hand
      And Bob controls "Kismet"
      When Alice plays "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is tapped
      And the stack is empty
      And Alice has priority

    Scenario: Fallowsage that comes into play tapped has not become tapped, but does so by attacking
      Rule 308.2c

      Given Alice controls 4 "Island"
      And Alice has "Fallowsage" in hand
      And Bob controls "Kismet"
      When Alice plays "Fallowsage"
      And all players pass
      Then "Fallowsage" is tapped
      And the stack is empty
      When the game moves to Alice's next turn
      And Alice attacks Bob with "Fallowsage"
      Then the stack is, from the top, the ability of "Fallowsage"

    Scenario: Fallowsage that has come into play tapped cannot become tapped, until it has been untapped
      Given Alice controls 6 "Island" and "Icy Manipulator"
      And Alice has "Fallowsage" in hand
      And Bob controls "Kismet"
      When Alice plays "Fallowsage"
      And all players pass
      And Alice plays the ability of "Icy Manipulator" targeting "Fallowsage"
      And all players pass
      Then the stack is empty
      When the game moves to Alice's next turn
      And Alice plays the ability of "Icy Manipulator" targeting "Fallowsage"
      And all players pass
      Then the stack is, from the top, the ability of "Fallowsage"

    Scenario: Triskelion comes into play with three counters, and untapped
      Rule 410.10e

      Given Alice controls 6 "Forest"
      And Alice has "Triskelion" in hand
      When Alice plays "Triskelion"
      And all players pass
      Then "Triskelion" has 3 +1/+1 counters
      And "Triskelion" is untapped
      And the stack is empty

    Scenario: As Meddling Mage comes into play a card is named, which cannot be a land
      Rule 419.1b

      Given Alice controls "Plains" and "Island"
      And Alice has "Meddling Mage" in hand
      When Alice plays "Meddling Mage"
      And all players pass
      And Alice tries to name Forest
      Then the attempt is refused
      And "Meddling Mage" is on the stack
      When Alice names Shock
      Then "Meddling Mage" is in play

    @until:2008-02
    Scenario: Under Doubling Season there are two tokens of Triskelion, each with twice three counters
      Rule 419.1b

      Given Alice controls "Kiki-Jiki, Mirror Breaker", "Triskelion", "Doubling Season" and 4 "Mountain"
      And Alice has 2 "Pyroclasm" in hand
      When Alice plays the ability of "Kiki-Jiki, Mirror Breaker" targeting "Triskelion"
      And all players pass
      And Alice applies "Doubling Season" first
      Then nobody is asked anything
      And Alice controls 3 "Triskelion"
      When Alice plays "Pyroclasm 1"
      And all players pass
      And Alice plays "Pyroclasm 2"
      And all players pass
      Then Alice controls 2 "Triskelion"

    @since:2017-09
    Scenario: How many tokens of Triskelion there are is settled before what each of them comes into play with
      Rules 419.1b and 419.9a

      Given Alice controls "Kiki-Jiki, Mirror Breaker", "Triskelion", "Doubling Season" and 4 "Mountain"
      And Alice has 2 "Pyroclasm" in hand
      When Alice plays the ability of "Kiki-Jiki, Mirror Breaker" targeting "Triskelion"
      And all players pass
      Then nobody is asked anything
      And Alice controls 3 "Triskelion"
      When Alice plays "Pyroclasm 1"
      And all players pass
      And Alice plays "Pyroclasm 2"
      And all players pass
      Then Alice controls 2 "Triskelion"

    Scenario: For Volrath's Laboratory a colour and a creature type are chosen as it comes into play, and no later
      Rule 419.1b

      Given Alice controls 5 "Forest"
      And Alice has "Volrath's Laboratory" in hand
      When Alice plays "Volrath's Laboratory"
      And all players pass
      Then Alice is asked to choose a word
      When Alice names blue
      Then Alice is asked to choose a word
      And "Volrath's Laboratory" is not in play
      When Alice names Goblin
      Then "Volrath's Laboratory" is in play
      When the game moves to Alice's next turn
      And Alice plays the ability of "Volrath's Laboratory"
      And all players pass
      Then nobody is asked anything
      And Alice controls 1 "Goblin"

    @since:2026-04
    Scenario: A Laboratory for which nothing was chosen makes a token that has no colour and no creature type
      Rule 607.5a: what speaks of a choice that was not made does nothing

      Given Alice controls "Humility", "March of the Machines", 5 "Forest" and 2 "Plains"
      And Alice has "Volrath's Laboratory" and "Disenchant" in hand
      When Alice plays "Volrath's Laboratory"
      And all players pass
      Then nobody is asked anything
      And "Volrath's Laboratory" is in play
      When Alice plays "Disenchant" targeting "Humility"
      And all players pass
      And the game moves to Alice's next turn
      And Alice plays the ability of "Volrath's Laboratory"
      And all players pass
      Then nobody is asked anything
      And Alice controls 1 "Token"
      And "Token" is colorless
      And "Token" is 2/2

  @GRS-419.6I-02
  Rule: A permanent's own text counts for its arrival only where it is about that permanent alone
    Rulings summary, 419.6i; rule 419.6i (614.12 today)

    Scenario: Scarwood Treefolk taps itself as it comes into play
      Given Alice controls 4 "Forest"
      And Alice has "Scarwood Treefolk" in hand
      When Alice plays "Scarwood Treefolk"
      And all players pass
      Then "Scarwood Treefolk" is tapped

    Scenario: Root Maze speaks of lands, and Orb of Dreams of permanents: the Orb comes into play untapped
      Given Alice controls 3 "Forest"
      And Alice has "Orb of Dreams" and "Plains" in hand
      When Alice plays "Orb of Dreams"
      And all players pass
      Then "Orb of Dreams" is untapped
      When Alice plays "Plains"
      Then "Plains" is tapped

  @GRS-419.6I-03
  Rule: Such an effect may come from another object that is there
    Rulings summary, 419.6i; rule 419.6i (614.12 today)

    Scenario: Root Maze taps a Forest that is played
      Given Alice has "Forest" in hand
      And Bob controls "Root Maze"
      When Alice plays "Forest"
      Then "Forest" is in play
      And "Forest" is tapped

    Scenario: Root Maze lets a creature be
      Given Alice controls 2 "Forest" as "Wood"
      And Alice has "Grizzly Bears" in hand
      And Bob controls "Root Maze"
      When Alice plays "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in play
      And "Grizzly Bears" is untapped

  @GRS-419.6I-04
  Rule: Replacement effects that have changed the arrival count for the next ones
    Rulings summary, 419.6i; rule 419.6i (614.12 and 616.1c today)

    @since:2008-02 @until:2008-02
    Scenario: Clone that first becomes a copy of a Wizard gets the counter of Sage of Fables
      Given Alice controls 4 "Island", "Sage of Fables" and "Fugitive Wizard"
      And Alice has "Clone" in hand
      When Alice plays "Clone"
      And all players pass
      And Alice applies "Clone" first
      And Alice chooses "Fugitive Wizard"
      Then "Clone" has 1 +1/+1 counter
      And "Clone" is 2/2

    @since:2008-02 @until:2008-02
    Scenario: Clone for which Sage of Fables is applied first gets no counter
      Given Alice controls 4 "Island", "Sage of Fables" and "Fugitive Wizard"
      And Alice has "Clone" in hand
      When Alice plays "Clone"
      And all players pass
      And Alice applies "Sage of Fables" first
      And Alice chooses "Fugitive Wizard"
      Then "Clone" has no +1/+1 counters
      And "Clone" is 1/1

    @since:2017-09
    Scenario: The copy effect comes first without any choice, and Clone gets the counter
      Given Alice controls 4 "Island", "Sage of Fables" and "Fugitive Wizard"
      And Alice has "Clone" in hand
      When Alice plays "Clone"
      And all players pass
      Then Alice is asked to choose objects
      When Alice chooses "Fugitive Wizard"
      Then "Clone" has 1 +1/+1 counter
      And "Clone" is 2/2

    @since:2008-02
    Scenario: Sage of Fables has no part in the arrival of what is no Wizard and will not be one
      Given Alice controls 3 "Forest" and "Sage of Fables"
      And Bob controls "Kismet"
      And Alice has "Grizzly Bears" and "Llanowar Elves" in hand
      When Alice plays "Grizzly Bears"
      And all players pass
      Then nobody is asked anything
      And "Grizzly Bears" is tapped
      When Alice plays "Llanowar Elves"
      And all players pass
      Then nobody is asked anything
      And "Llanowar Elves" is tapped
      And "Llanowar Elves" has no +1/+1 counters

    @since:2017-09
    Scenario: Clone of a legendary creature is legendary, too, which does no harm beside that of another player
      Rule 503.2

      Given Alice controls 4 "Island"
      And Bob controls "Captain Sisay"
      And Alice has "Clone" in hand
      When Alice plays "Clone"
      And all players pass
      And Alice chooses "Captain Sisay"
      Then "Clone" is legendary
      And Alice controls 1 "Captain Sisay"
      And Bob controls 1 "Captain Sisay"

    Scenario: Clone need not become a copy, and dies as what it is
      Rule 503.1

      Given Alice controls 4 "Island" and "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Alice has "Clone" in hand
      When Alice plays "Clone"
      And all players pass
      Then Alice can choose "Grizzly Bears" and "Hill Giant"
      And Alice can choose nothing
      When Alice tries to choose "Grizzly Bears" and "Hill Giant"
      Then the attempt is refused
      When Alice chooses nothing
      Then "Clone" is in Alice's graveyard
      And Alice controls 1 "Grizzly Bears"

  @GRS-419.6I-05
  Rule: What changed the spell on the stack counts for its arrival
    Rulings summary, 419.6i; rules 217.1c and 419.6i (400.7a and 614.12 today)

    @since:2008-02
    Scenario: Goblin Piker that was made a Wizard on the stack gets the counter
      Given Alice controls 2 "Mountain", "Island" and "Sage of Fables"
      And Alice has "Goblin Piker" and "Artificial Evolution" in hand
      When Alice plays "Goblin Piker"
      And Alice plays "Artificial Evolution" targeting "Goblin Piker"
      And all players pass
      And Alice names Goblin
      And Alice names Wizard
      And all players pass
      Then "Goblin Piker" is a Wizard
      And "Goblin Piker" has 1 +1/+1 counter
      And "Goblin Piker" is 3/2

    @since:2008-02
    Scenario: Goblin Piker whose two types were both changed on the stack gets the counter that a Wizard gets
      Given Alice controls 2 "Mountain", 2 "Island" and "Sage of Fables"
      And Alice has "Goblin Piker", "Artificial Evolution" as "First" and "Artificial Evolution" as "Second" in hand
      When Alice plays "Goblin Piker"
      And Alice plays "First" targeting "Goblin Piker"
      And all players pass
      And Alice names Goblin
      And Alice names Wizard
      And Alice plays "Second" targeting "Goblin Piker"
      And all players pass
      And Alice names Warrior
      And Alice names Elf
      And all players pass
      Then "Goblin Piker" is a Wizard
      And "Goblin Piker" is an Elf
      And "Goblin Piker" has 1 +1/+1 counter

    @since:2008-02
    Scenario: Goblin Piker that came as a Goblin and becomes a Wizard in play gets none
      Given Alice controls 2 "Mountain", "Island" and "Sage of Fables"
      And Alice has "Goblin Piker" and "Artificial Evolution" in hand
      When Alice plays "Goblin Piker"
      And all players pass
      And Alice plays "Artificial Evolution" targeting "Goblin Piker"
      And all players pass
      And Alice names Goblin
      And Alice names Wizard
      Then "Goblin Piker" is a Wizard
      And "Goblin Piker" has no +1/+1 counters

  @GRS-419.6I-06
  Rule: The permanent's own static abilities count for its arrival
    Rulings summary, 419.6i; rule 419.6i (614.12 today)

    @since:2008-02
    Scenario: Woodland Changeling is a Wizard on its way in, and gets the counter
      Given Alice controls 4 "Forest" and "Sage of Fables"
      And Alice has "Woodland Changeling" and "Grizzly Bears" in hand
      When Alice plays "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" has 1 +1/+1 counter
      When Alice plays "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" has no +1/+1 counters

  @GRS-419.6I-07
  Rule: Continuous effects of other objects do not count for its arrival; today they do
    Rulings summary, 419.6i; rule 419.6i (614.12 today)

    @until:2008-02
    Scenario: Coastal Tower comes into play tapped although Blood Moon makes it a Mountain there
      Given Alice has "Coastal Tower" in hand
      And Bob controls "Blood Moon"
      When Alice plays "Coastal Tower"
      Then "Coastal Tower" is tapped
      And "Coastal Tower" is a Mountain

    @since:2017-09
    Scenario: Coastal Tower enters untapped, since it would be a Mountain without that text
      Given Alice has "Coastal Tower" in hand
      And Bob controls "Blood Moon"
      When Alice plays "Coastal Tower"
      Then "Coastal Tower" is untapped
      And "Coastal Tower" is a Mountain

    @since:2008-02 @until:2008-02
    Scenario: Conspiracy makes the Bears Wizards too late for Sage of Fables
      Given Alice controls 2 "Forest", "Conspiracy" and "Sage of Fables"
      And the creature type chosen for "Conspiracy" is Wizard
      And Alice has "Grizzly Bears" in hand
      When Alice plays "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in play
      And "Grizzly Bears" is a Wizard
      And "Grizzly Bears" has no +1/+1 counters

    @since:2017-09
    Scenario: Conspiracy counts, and the Bears enter with the counter of Sage of Fables
      Given Alice controls 2 "Forest", "Conspiracy" and "Sage of Fables"
      And the creature type chosen for "Conspiracy" is Wizard
      And Alice has "Grizzly Bears" in hand
      When Alice plays "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is a Wizard
      And "Grizzly Bears" has 1 +1/+1 counter

    @since:2017-09
    Scenario: Garruk, a Wizard creature among the artifacts there, enters with its loyalty and a counter of Sage of Fables
      Given Alice controls "Mycosynth Lattice", "March of the Machines", "Conspiracy" and "Sage of Fables"
      And the creature type chosen for "Conspiracy" is Wizard
      And Alice has {2}{G}{G} in the mana pool
      And Alice has "Garruk Wildspeaker" in hand
      When Alice plays "Garruk Wildspeaker"
      And all players pass
      Then nobody is asked anything
      And "Garruk Wildspeaker" has 3 loyalty counters
      And "Garruk Wildspeaker" has 1 +1/+1 counter
      And "Garruk Wildspeaker" is 5/5

  @GRS-419.6I-08
  Rule: A token that is a copy of Voice of All has a colour chosen for it as it comes into play
    Rulings summary, 419.6i, the example of Voice of All; rules 419.6i and 503.2 (614.12 and 707.6 today)

    Scenario: The token may be given another colour than the original, and is protected from that one
      Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Voice of All" as "Original"
      And the color chosen for "Original" is green
      And Bob controls 2 "Swamp" and "Grizzly Bears"
      And Bob has "Nameless Inversion" in hand
      When Alice plays the ability of "Kiki-Jiki, Mirror Breaker" targeting "Original"
      And all players pass
      Then Alice is asked to choose a word
      When Alice names black
      Then Alice controls 2 "Voice of All"
      And "Voice of All" is untapped
      When Alice passes
      And Bob plays "Nameless Inversion"
      Then Bob can choose "Kiki-Jiki, Mirror Breaker", "Original" and "Grizzly Bears"
      When Bob chooses "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is in Bob's graveyard
      When the game moves to Alice's end of turn step
      And the stack resolves
      Then Alice controls 1 "Voice of All"

    @since:2017-09
    Scenario: For each of the two tokens that Doubling Season makes of one a colour is chosen
      Rule 419.9a

      Given Alice controls "Kiki-Jiki, Mirror Breaker", "Doubling Season" and "Voice of All" as "Original"
      And the color chosen for "Original" is green
      When Alice plays the ability of "Kiki-Jiki, Mirror Breaker" targeting "Original"
      And all players pass
      Then Alice is asked to choose a word
      When Alice names black
      Then Alice is asked to choose a word
      When Alice names red
      Then nobody is asked anything
      And Alice controls 3 "Voice of All"

    Scenario: The token that is a copy of an uncopied Clone may come into play as a copy of Hill Giant
      Rule 503.1

      Given Alice controls "Kiki-Jiki, Mirror Breaker", "Clone" and "Glorious Anthem"
      And Bob controls "Hill Giant"
      When Alice plays the ability of "Kiki-Jiki, Mirror Breaker" targeting "Clone"
      And all players pass
      Then Alice can choose "Kiki-Jiki, Mirror Breaker", "Clone" and "Hill Giant"
      When Alice chooses "Hill Giant"
      Then Alice controls 1 "Hill Giant"
      And Bob controls 1 "Hill Giant"
      And Alice controls 1 "Clone"

    Scenario: The token that is a copy of Kavu Titan was not kicked, and dies with it of 2 damage
      Rule 419.1b

      Given Alice controls "Kiki-Jiki, Mirror Breaker", "Kavu Titan" and 2 "Mountain"
      And Alice has "Pyroclasm" in hand
      When Alice plays the ability of "Kiki-Jiki, Mirror Breaker" targeting "Kavu Titan"
      And all players pass
      Then Alice controls 2 "Kavu Titan"
      When Alice plays "Pyroclasm"
      And all players pass
      Then Alice controls no "Kavu Titan"

    Scenario: The token is untapped and can attack, though the original is tapped
      Rules 503.2 and 502.5b

      Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Voice of All"
      And the color chosen for "Voice of All" is green
      And "Voice of All" is tapped
      When Alice plays the ability of "Kiki-Jiki, Mirror Breaker" targeting "Voice of All"
      And all players pass
      And Alice names black
      And the game moves to Alice's declare attackers step
      Then Alice is asked to choose attackers

  @GRS-419.6I-09
  Rule: What Yixlid Jailer does to cards in graveyards is no matter to how they come into play
    Rulings summary, 419.6i, the example of Yixlid Jailer; rule 419.6i (614.12 today)

    Scenario: Scarwood Treefolk comes from a graveyard into play tapped
      Given Alice controls 4 "Swamp"
      And Alice has "Scarwood Treefolk" in the graveyard
      And Alice has "Zombify" in hand
      And Bob controls "Yixlid Jailer"
      When Alice plays "Zombify" targeting "Scarwood Treefolk"
      And all players pass
      Then "Scarwood Treefolk" is in play
      And "Scarwood Treefolk" is tapped

  @GRS-419.6I-10
  Rule: Orb of Dreams does not tap itself as it comes into play
    Rulings summary, 419.6i, the example of Orb of Dreams; rule 419.6i (614.12 today)

    Scenario: The Orb comes into play untapped, and the next creature tapped
      Given Alice controls 5 "Forest"
      And Alice has "Orb of Dreams" and "Grizzly Bears" in hand
      When Alice plays "Orb of Dreams"
      And all players pass
      Then "Orb of Dreams" is untapped
      When Alice plays "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is tapped

    Scenario: A second Orb comes into play tapped because of the first
      Given Alice controls 3 "Forest" and "Orb of Dreams" as "First Orb"
      And Alice has "Orb of Dreams" as "Second Orb" in hand
      When Alice plays "Second Orb"
      And all players pass
      Then "Second Orb" is tapped
      And "First Orb" is untapped
