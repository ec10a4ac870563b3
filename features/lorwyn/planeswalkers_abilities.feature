Feature: Planeswalker abilities
  Who may play an ability of a planeswalker, when, how often, and what it costs.

  @LRW-PW-35 @LRW-PW-44
  Rule: Each Lorwyn planeswalker has three abilities, and an arrow with a number is the whole cost of each
    Lorwyn primer, "Planeswalker Abilities"; rule 403.1

    Scenario: The five planeswalkers of Lorwyn have three loyalty costs each
      Given a game between Alice and Bob
      And Alice has "Ajani Goldmane", "Chandra Nalaar" and "Garruk Wildspeaker" in hand
      And Bob has "Jace Beleren" and "Liliana Vess" in hand
      Then the activated abilities of "Ajani Goldmane" cost +1, -1 and -6
      And the activated abilities of "Chandra Nalaar" cost +1, -X and -8
      And the activated abilities of "Garruk Wildspeaker" cost +1, -1 and -4
      And the activated abilities of "Jace Beleren" cost +2, -1 and -10
      And the activated abilities of "Liliana Vess" cost +1, -2 and -8

    Scenario: Garruk acts without mana and without tapping
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 3 loyalty counters
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      Then the stack is, from the top, the ability of "Garruk Wildspeaker"
      And "Garruk Wildspeaker" is untapped
      And "Garruk Wildspeaker" has 2 loyalty counters

  @LRW-PW-36 @CR306-306.5D-01
  Rule: The abilities of a planeswalker are activated abilities like any others
    Lorwyn primer, "Planeswalker Abilities"; rules 402.2 and 403.1

    Scenario: Pithing Needle stops the planeswalker that it names, and no other
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker", "Jace Beleren" and 2 "Forest"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Bob controls "Pithing Needle"
      And the card name chosen for "Pithing Needle" is Garruk Wildspeaker
      When Alice tries to play the +1 ability of "Garruk Wildspeaker" targeting "Forest 1" and "Forest 2"
      Then the attempt is refused
      And "Garruk Wildspeaker" has 3 loyalty counters
      When Alice plays the +2 ability of "Jace Beleren"
      Then "Jace Beleren" has 5 loyalty counters

    Scenario: Pithing Needle stops no mana ability of what it names
      Given a game between Alice and Bob
      And Alice controls "Llanowar Elves"
      And Bob controls "Pithing Needle"
      And the card name chosen for "Pithing Needle" is Llanowar Elves
      When Alice plays the ability of "Llanowar Elves"
      Then "Llanowar Elves" is tapped
      And the mana pool of Alice has {G}

    Scenario: Liliana Vess makes Bob discard one card of his choice, as the ability of any permanent could
      Given a game between Alice and Bob
      And Alice controls "Liliana Vess"
      And Bob has "Forest", "Swamp" and "Plains" in hand
      When Alice plays the +1 ability of "Liliana Vess" targeting Bob
      And all players pass
      Then Bob is asked to choose objects
      And Bob can choose "Forest", "Swamp" and "Plains"
      When Bob chooses "Swamp"
      Then "Swamp" is in Bob's graveyard
      And Bob has 2 cards in hand

    Scenario: Suppression Field adds mana to the loyalty cost
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and 2 "Forest"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Bob controls "Suppression Field"
      When Alice plays the +1 ability of "Garruk Wildspeaker" targeting "Forest 1" and "Forest 2"
      Then "Garruk Wildspeaker" has 4 loyalty counters
      And "Forest 1" is tapped
      And "Forest 2" is tapped
      When all players pass
      Then "Forest 1" is untapped
      And "Forest 2" is untapped

    Scenario: Under Suppression Field one land is too little for Garruk
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and "Forest"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Alice has "Mountain" in hand
      And Bob controls "Suppression Field"
      When Alice tries to play the -1 ability of "Garruk Wildspeaker"
      Then the attempt is refused
      And "Garruk Wildspeaker" has 3 loyalty counters
      When Alice plays "Mountain"
      And Alice plays the -1 ability of "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" has 2 loyalty counters
      And "Forest" is tapped
      And "Mountain" is tapped

    Scenario: Burning-Tree Shaman sees that an ability of Chandra is played
      Rule 403.1

      Given a game between Alice and Bob
      And Alice controls "Chandra Nalaar"
      And Bob controls "Burning-Tree Shaman"
      When Alice plays the +1 ability of "Chandra Nalaar" targeting Bob
      Then the stack is, from the top, the ability of "Burning-Tree Shaman", the ability of "Chandra Nalaar"
      And Bob controls the ability of "Burning-Tree Shaman"

    Scenario: Alice concedes instead of choosing a target for Chandra's ability, and it has not been played
      Rules 102.3a and 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Chandra Nalaar"
      And Bob controls "Burning-Tree Shaman"
      When Alice plays the +1 ability of "Chandra Nalaar"
      Then Alice is asked to choose targets
      And no card is revealed
      When Alice concedes
      Then the game goes on
      And the stack is empty
      And "Chandra Nalaar" is not in play
      And Bob has priority

    Scenario: Stifle counters the ability of a Garruk who has already gone
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 1 loyalty counter
      And Bob controls "Island"
      And Bob has "Stifle" in hand
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      And Alice passes
      And Bob plays "Stifle" targeting the ability of "Garruk Wildspeaker"
      And all players pass
      Then the stack is empty
      And "Stifle" is in Bob's graveyard
      And "Garruk Wildspeaker" is in Alice's graveyard
      And Alice controls no "Beast"

    @since:2017-09
    Scenario Outline: Jace, the Mind Sculptor puts two cards on the library, and Alice has <upper> on top
      Rule 413.2c

      Given a game between Alice and Bob
      And Alice controls "Jace, the Mind Sculptor"
      And "Jace, the Mind Sculptor" has 3 loyalty counters
      And Alice has "Shock" in hand
      And the top cards of Alice's library are "Terror", "Unsummon" and "Holy Day"
      When Alice plays the 0 ability of "Jace, the Mind Sculptor"
      And all players pass
      And Alice chooses "Shock" and "Terror"
      Then Alice is asked to choose the order
      When Alice orders "<upper>", "<lower>"
      Then the top card of Alice's library is "<upper>"
      And "<lower>" is in Alice's library
      And "Unsummon" is in Alice's hand
      And "Holy Day" is in Alice's hand
      And "Jace, the Mind Sculptor" has 3 loyalty counters

      Examples:
        | upper  | lower  |
        | Shock  | Terror |
        | Terror | Shock  |

    @since:2017-09
    Scenario: Jace, the Mind Sculptor shuffles Bob's hand into his empty library
      Rule 403.1

      Given a game between Alice and Bob
      And Alice controls "Jace, the Mind Sculptor"
      And "Jace, the Mind Sculptor" has 12 loyalty counters
      And Bob has "Shock" and "Terror" in hand
      And the top card of Bob's library is "Unsummon"
      When Alice plays the -12 ability of "Jace, the Mind Sculptor" targeting Bob
      And all players pass
      Then nobody is asked anything
      And Bob has 0 cards in hand
      And Bob has 2 cards in the library
      And "Unsummon" is removed from the game
      And "Jace, the Mind Sculptor" is in Alice's graveyard

    @since:2026-04
    Scenario: Chandra's ability gives mana and is no mana ability: it waits on the stack
      Rule 406.1

      Given a game between Alice and Bob
      And Alice controls "Chandra, Bold Pyromancer"
      And "Chandra, Bold Pyromancer" has 5 loyalty counters
      When Alice plays the +1 ability of "Chandra, Bold Pyromancer" targeting Bob
      Then "Chandra, Bold Pyromancer" has 6 loyalty counters
      And the stack is, from the top, the ability of "Chandra, Bold Pyromancer"
      And the mana pool of Alice is empty
      When all players pass
      Then the mana pool of Alice has {R}{R}
      And Bob is at 18 life

    @since:2026-04
    Scenario: The mana of Sarkhan comes as his ability resolves, and pays for a Dragon only
      Rule 406.1

      Given a game between Alice and Bob
      And Alice controls "Sarkhan, Fireblood"
      And "Sarkhan, Fireblood" has 3 loyalty counters
      And Alice has "Woodland Changeling" and "Shock" in hand
      When Alice plays the second ability of "Sarkhan, Fireblood"
      Then "Sarkhan, Fireblood" has 4 loyalty counters
      And nobody is asked anything
      And the stack is, from the top, the ability of "Sarkhan, Fireblood"
      And the mana pool of Alice is empty
      When all players pass
      And Alice names {R}{G}
      Then the mana pool of Alice has {R}{G}
      When Alice tries to play "Shock" targeting Bob
      Then the attempt is refused
      When Alice plays "Woodland Changeling"
      Then the mana pool of Alice is empty

    @since:2017-09
    Scenario: Pithing Needle stops the abilities of Deathrite Shaman, though the first gives mana: it has a target
      Rule 406.1

      Given a game between Alice and Bob
      And Alice controls "Deathrite Shaman" and "Llanowar Elves"
      And Bob controls "Pithing Needle"
      And Bob has "Forest" in the graveyard
      And the card name chosen for "Pithing Needle" is Deathrite Shaman
      When Alice tries to play the first ability of "Deathrite Shaman" targeting "Forest"
      Then the attempt is refused
      And "Deathrite Shaman" is untapped
      And "Forest" is in Bob's graveyard
      When Alice plays the ability of "Llanowar Elves"
      Then the mana pool of Alice has {G}

  @LRW-PW-39 @CR306-306.5D-04
  Rule: Only the controller of a planeswalker may play its abilities
    Lorwyn primer, "Planeswalker Abilities"; rule 403.2

    Scenario: Bob uses his own planeswalker and not Alice's
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Bob controls "Jace Beleren"
      And "Jace Beleren" has 3 loyalty counters
      When Bob tries to play the -1 ability of "Garruk Wildspeaker"
      Then the attempt is refused
      And "Garruk Wildspeaker" has 3 loyalty counters
      When Bob plays the +2 ability of "Jace Beleren"
      Then "Jace Beleren" has 5 loyalty counters

    Scenario: A confiscated Garruk obeys Bob at once and his owner no longer
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Bob controls 6 "Island"
      And Bob has "Confiscate" in hand
      When Bob plays "Confiscate" targeting "Garruk Wildspeaker"
      And all players pass
      And Bob plays the -1 ability of "Garruk Wildspeaker"
      And all players pass
      Then Bob controls 1 "Beast"
      And "Garruk Wildspeaker" has 2 loyalty counters
      When the game moves to Alice's next turn
      And Alice tries to play the -1 ability of "Garruk Wildspeaker"
      Then the attempt is refused
      And "Garruk Wildspeaker" has 2 loyalty counters

    Scenario: Three Confiscates, each on the one before, give Garruk to whoever controls the last of them
      Rules 418.5c and 418.5d

      Given a game between Alice, Bob and Carol
      And it is Carol's turn
      And Alice controls "Confiscate" as "First Confiscate"
      And Bob controls "Garruk Wildspeaker" and "Confiscate" as "Second Confiscate"
      And Carol controls "Confiscate" as "Third Confiscate"
      And "First Confiscate" is attached to "Garruk Wildspeaker"
      And "Second Confiscate" is attached to "First Confiscate"
      And "Third Confiscate" is attached to "Second Confiscate"
      And "Garruk Wildspeaker" has 3 loyalty counters
      When Carol plays the -1 ability of "Garruk Wildspeaker"
      And all players pass
      Then Carol controls 1 "Beast"
      And Carol controls "First Confiscate"
      And Carol controls "Second Confiscate"

  @LRW-PW-40 @CR306-306.5D-02
  Rule: A planeswalker's ability is played only when its controller could play a sorcery
    Lorwyn primer, "Planeswalker Abilities"; rules 212.7e and 403.5

    Scenario: Garruk rests during combat and acts after it
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and "Grizzly Bears"
      And "Garruk Wildspeaker" has 3 loyalty counters
      When Alice attacks Bob with "Grizzly Bears"
      And Alice tries to play the -1 ability of "Garruk Wildspeaker"
      Then the attempt is refused
      And "Garruk Wildspeaker" has 3 loyalty counters
      When the game moves to Alice's postcombat main phase
      And Alice plays the -1 ability of "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" has 2 loyalty counters

    Scenario: Vedalken Orrery speeds up cards and not Garruk's abilities
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Vedalken Orrery", "Garruk Wildspeaker" and 2 "Forest"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Alice has "Grizzly Bears" in hand
      When Bob passes
      And Alice tries to play the +1 ability of "Garruk Wildspeaker" targeting "Forest 1" and "Forest 2"
      Then the attempt is refused
      And "Garruk Wildspeaker" has 3 loyalty counters
      When Alice plays "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in play

    Scenario: A player who may play no spells may still use Garruk
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and 2 "Forest"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Alice has "Grizzly Bears" in hand
      And Bob controls "Plains"
      And Bob has "Orim's Chant" in hand
      When Alice passes
      And Bob plays "Orim's Chant" targeting Alice
      And all players pass
      And Alice tries to play "Grizzly Bears"
      Then the attempt is refused
      When Alice plays the +1 ability of "Garruk Wildspeaker" targeting "Forest 1" and "Forest 2"
      Then "Garruk Wildspeaker" has 4 loyalty counters
      And the stack is, from the top, the ability of "Garruk Wildspeaker"

  @LRW-PW-41
  Rule: A planeswalker's ability may be played in the turn in which it came into play
    Lorwyn primer, "Planeswalker Abilities"; rules 212.9 and 403.4

    Scenario: Garruk untaps two of the lands that paid for him
      Given a game between Alice and Bob
      And Alice controls 4 "Forest"
      And Alice has "Garruk Wildspeaker" in hand
      When Alice plays "Garruk Wildspeaker"
      And all players pass
      And Alice plays the +1 ability of "Garruk Wildspeaker" targeting "Forest 1" and "Forest 2"
      And all players pass
      Then "Forest 1" is untapped
      And "Forest 2" is untapped
      And "Forest 3" is tapped
      And "Garruk Wildspeaker" has 4 loyalty counters

    Scenario: Garruk may wait for the second main phase of his first turn
      Given a game between Alice and Bob
      And Alice controls 4 "Forest"
      And Alice has "Garruk Wildspeaker" in hand
      When Alice plays "Garruk Wildspeaker"
      And all players pass
      And the game moves to Alice's postcombat main phase
      And Alice plays the -1 ability of "Garruk Wildspeaker"
      And all players pass
      Then Alice controls 1 "Beast"
      And "Garruk Wildspeaker" is in play

  @LRW-PW-42 @CR306-306.5D-03
  Rule: Once an ability of a planeswalker was played, none of its abilities may be played again that turn
    Lorwyn primer, "Planeswalker Abilities"; rule 212.9

    Scenario: After one ability the others must wait for the next turn
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and 2 "Forest"
      And "Garruk Wildspeaker" has 3 loyalty counters
      When Alice plays the +1 ability of "Garruk Wildspeaker" targeting "Forest 1" and "Forest 2"
      And all players pass
      And Alice tries to play the -1 ability of "Garruk Wildspeaker"
      Then the attempt is refused
      And "Garruk Wildspeaker" has 4 loyalty counters
      When the game moves to Alice's next turn
      And Alice plays the -1 ability of "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" has 3 loyalty counters

    Scenario: A countered ability counts as played
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and 2 "Forest"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Bob controls "Island"
      And Bob has "Stifle" in hand
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      And Alice passes
      And Bob plays "Stifle" targeting the ability of "Garruk Wildspeaker"
      And all players pass
      Then the stack is empty
      When Alice tries to play the +1 ability of "Garruk Wildspeaker" targeting "Forest 1" and "Forest 2"
      Then the attempt is refused
      And "Garruk Wildspeaker" has 2 loyalty counters
      And Alice controls no "Beast"

    Scenario: A flickered Garruk is a new object and may act again
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker", 2 "Forest" and 2 "Plains"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Alice has "Flicker" in hand
      When Alice plays the +1 ability of "Garruk Wildspeaker" targeting "Forest 1" and "Forest 2"
      And all players pass
      And Alice plays "Flicker" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" has 3 loyalty counters
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" has 2 loyalty counters
      And Alice controls 1 "Beast"

  @LRW-PW-43 @CR306-306.5D-03
  Rule: Each planeswalker has its own limit of one ability a turn
    Lorwyn primer, "Planeswalker Abilities"; rule 212.9

    Scenario: Garruk and Jace act in the same turn
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker", "Jace Beleren" and 2 "Forest"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And "Jace Beleren" has 3 loyalty counters
      When Alice plays the +1 ability of "Garruk Wildspeaker" targeting "Forest 1" and "Forest 2"
      And all players pass
      And Alice plays the -1 ability of "Jace Beleren" targeting Alice
      And all players pass
      Then "Garruk Wildspeaker" has 4 loyalty counters
      And "Jace Beleren" has 2 loyalty counters
      And Alice has 1 card in hand

    Scenario: Jace waits until Garruk's ability has left the stack
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker", "Jace Beleren" and 2 "Forest"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And "Jace Beleren" has 3 loyalty counters
      When Alice plays the +1 ability of "Garruk Wildspeaker" targeting "Forest 1" and "Forest 2"
      And Alice tries to play the +2 ability of "Jace Beleren"
      Then the attempt is refused
      And "Jace Beleren" has 3 loyalty counters
      When all players pass
      And Alice plays the +2 ability of "Jace Beleren"
      Then "Jace Beleren" has 5 loyalty counters

  @LRW-PW-45 @CR306-306.5B-02
  Rule: An up-arrow with a number means: put that many loyalty counters on this planeswalker, as a cost
    Lorwyn primer, "Planeswalker Abilities"; rules 403.1 and 409.1h

    Scenario: Garruk has his fourth counter before anybody can respond
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and 2 "Forest"
      And "Garruk Wildspeaker" has 3 loyalty counters
      When Alice plays the +1 ability of "Garruk Wildspeaker" targeting "Forest 1" and "Forest 2"
      Then "Garruk Wildspeaker" has 4 loyalty counters
      And the stack is, from the top, the ability of "Garruk Wildspeaker"
      And Alice has priority

    Scenario: Doubling Season leaves a cost alone
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker", "Doubling Season" and 2 "Forest"
      And "Garruk Wildspeaker" has 3 loyalty counters
      When Alice plays the +1 ability of "Garruk Wildspeaker" targeting "Forest 1" and "Forest 2"
      And all players pass
      Then "Garruk Wildspeaker" has 4 loyalty counters

    Scenario: Jace's +2 puts on two counters
      Given a game between Alice and Bob
      And Alice controls "Jace Beleren"
      And "Jace Beleren" has 3 loyalty counters
      When Alice plays the +2 ability of "Jace Beleren"
      Then "Jace Beleren" has 5 loyalty counters

  @LRW-PW-46
  Rule: A down-arrow with a number means: remove that many loyalty counters from this planeswalker, as a cost
    Lorwyn primer, "Planeswalker Abilities"; rules 402.6 and 409.1h

    Scenario: Garruk's counter is gone before the Beast arrives
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 3 loyalty counters
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" has 2 loyalty counters
      And Alice controls no "Beast"
      When all players pass
      Then "Garruk Wildspeaker" has 2 loyalty counters
      And Alice controls 1 "Beast"

    Scenario: Liliana's search goes on after she was returned to hand
      Given a game between Alice and Bob
      And Alice controls "Liliana Vess"
      And "Liliana Vess" has 5 loyalty counters
      And Alice's library is "Forest", "Grizzly Bears" and "Craw Wurm"
      And Bob controls 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice plays the -2 ability of "Liliana Vess"
      Then "Liliana Vess" has 3 loyalty counters
      When Alice passes
      And Bob plays "Boomerang" targeting "Liliana Vess"
      And all players pass
      Then "Liliana Vess" is in Alice's hand
      When all players pass
      Then Alice can choose "Forest", "Grizzly Bears" and "Craw Wurm"
      When Alice tries to choose nothing
      Then the attempt is refused
      When Alice chooses "Craw Wurm"
      Then the top card of Alice's library is "Craw Wurm"
      And the stack is empty

  @LRW-PW-47
  Rule: An ability with a negative cost needs at least that many loyalty counters, and exactly that many suffice
    Lorwyn primer, "Planeswalker Abilities"; rules 409.1h and 212.9

    Scenario: Three counters do not pay for Garruk's -4
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and "Grizzly Bears"
      And "Garruk Wildspeaker" has 3 loyalty counters
      When Alice tries to play the -4 ability of "Garruk Wildspeaker"
      Then the attempt is refused
      And "Garruk Wildspeaker" has 3 loyalty counters
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" has 2 loyalty counters

    Scenario: Four counters pay for Garruk's -4 and leave none
      Given a game between Alice and Bob
      And Alice controls "Garruk Wildspeaker" and "Grizzly Bears"
      And "Garruk Wildspeaker" has 4 loyalty counters
      When Alice plays the -4 ability of "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" is in Alice's graveyard
      When all players pass
      Then "Grizzly Bears" is 5/5

    Scenario: Chandra with six counters may choose an X of 6 and not of 7
      Given a game between Alice and Bob
      And Alice controls "Chandra Nalaar"
      And "Chandra Nalaar" has 6 loyalty counters
      And Bob controls "Craw Wurm"
      When Alice tries to play the -X ability of "Chandra Nalaar" targeting "Craw Wurm" with X = 7
      Then the attempt is refused
      And "Chandra Nalaar" has 6 loyalty counters
      When Alice plays the -X ability of "Chandra Nalaar" targeting "Craw Wurm" with X = 6
      Then "Chandra Nalaar" is in Alice's graveyard
      When all players pass
      Then "Craw Wurm" is in Bob's graveyard

    Scenario: Chandra may choose an X of 0 and has then been used
      Given a game between Alice and Bob
      And Alice controls "Chandra Nalaar"
      And "Chandra Nalaar" has 6 loyalty counters
      And Bob controls "Craw Wurm"
      When Alice plays the -X ability of "Chandra Nalaar" targeting "Craw Wurm" with X = 0
      Then the stack is, from the top, the ability of "Chandra Nalaar"
      And "Chandra Nalaar" has 6 loyalty counters
      When all players pass
      Then "Craw Wurm" is in play
      And "Craw Wurm" has 0 damage
      When Alice tries to play the +1 ability of "Chandra Nalaar" targeting Bob
      Then the attempt is refused
