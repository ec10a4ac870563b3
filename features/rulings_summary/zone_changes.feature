@since:2007-10
Feature: Changing zones
  Whose zone a card goes to, what cannot come into play, and that what changes zones is a new object, with exceptions.

  Background:
    Given a game between Alice and Bob

  @GRS-217.1A-01
  Rule: A card that goes to a library, hand or graveyard goes to its owner's
    Rulings summary, 217.1a, first sentence

    Scenario: Alice returns the creature that she has taken from Bob, and it goes to Bob's hand
      Given Alice controls 2 "Island" and "Confiscate"
      And Alice has "Boomerang" in hand
      And Bob controls "Grizzly Bears"
      And "Confiscate" is attached to "Grizzly Bears"
      When Alice plays "Boomerang" targeting "Grizzly Bears"
      Then Alice controls "Grizzly Bears"
      When all players pass
      Then "Grizzly Bears" is in Bob's hand
      And Alice has 0 cards in hand
      And "Confiscate" is in Alice's graveyard

    Scenario: Of two Confiscates, each on the other, the older one takes the newer, which is destroyed into Bob's graveyard
      Rule 418.5d

      Given Alice controls "Confiscate" as "Alice's Confiscate" and 2 "Plains"
      And Alice has "Disenchant" in hand
      And Bob controls "Confiscate" as "Bob's Confiscate"
      And "Alice's Confiscate" is attached to "Bob's Confiscate"
      And "Bob's Confiscate" is attached to "Alice's Confiscate"
      When the game moves to Alice's postcombat main phase
      Then Alice controls "Alice's Confiscate"
      And Alice controls "Bob's Confiscate"
      When Alice plays "Disenchant" targeting "Bob's Confiscate"
      And all players pass
      Then "Bob's Confiscate" is in Bob's graveyard
      And "Alice's Confiscate" is in Alice's graveyard

    Scenario: The creature that Alice has taken dies into Bob's graveyard
      Rule 501.4a

      Given Alice controls "Mountain" and "Confiscate"
      And Alice has "Shock" in hand
      And Bob controls "Grizzly Bears"
      And "Confiscate" is attached to "Grizzly Bears"
      When Alice plays "Shock" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in Bob's graveyard
      And "Confiscate" is in Alice's graveyard
      And "Shock" is in Alice's graveyard

    Scenario: The creature that Alice took in an earlier turn attacks for her, and dies into Bob's graveyard
      Rule 212.3f

      Given Alice controls "Confiscate"
      And Bob controls "Hill Giant", "Craw Wurm" and "Goblin Piker"
      And "Goblin Piker" is tapped
      And "Confiscate" is attached to "Hill Giant"
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Craw Wurm"
      And combat damage is dealt
      Then "Hill Giant" is in Bob's graveyard
      And "Confiscate" is in Alice's graveyard

    Scenario Outline: Plow Under puts two lands on Bob's library, one of which Alice controls: Bob has <upper> on top
      Rules 217.2 and 413.2c

      Given Alice controls "Confiscate" and 5 "Forest"
      And Alice has "Plow Under" in hand
      And Bob controls "Island" and "Swamp"
      And the top card of Bob's library is "Shock"
      And "Confiscate" is attached to "Island"
      When Alice plays "Plow Under" targeting "Island" and "Swamp"
      And all players pass
      Then Bob is asked to choose the order
      When Bob orders "<upper>", "<lower>"
      Then the top card of Bob's library is "<upper>"
      And "<lower>" is in Bob's library
      And "Confiscate" is in Alice's graveyard
      And Alice has priority

      Examples:
        | upper  | lower  |
        | Island | Swamp  |
        | Swamp  | Island |

    Scenario: Plow Under puts a land of either player on the library of its owner, and nothing is to be put in order
      Rule 217.2

      Given Alice controls 5 "Forest" and "Mountain"
      And Alice has "Plow Under" in hand
      And Bob controls "Swamp"
      And the top card of Alice's library is "Shock"
      And the top card of Bob's library is "Shock"
      When Alice plays "Plow Under" targeting "Mountain" and "Swamp"
      And all players pass
      Then nobody is asked anything
      And the top card of Alice's library is "Mountain"
      And the top card of Bob's library is "Swamp"

  @GRS-217.1A-02
  Rule: An instant or sorcery card cannot come into play and stays where it is
    Rulings summary, 217.1a, second sentence

    Scenario: Of what Oblivion Ring has removed the creature comes back, and Tarfire stays removed
      Given Alice controls 2 "Island" and "Oblivion Ring"
      And Alice has "Boomerang" in hand
      And Alice has "Tarfire" and "Grizzly Bears" removed from the game
      And "Oblivion Ring" has removed "Tarfire" and "Grizzly Bears"
      When Alice plays "Boomerang" targeting "Oblivion Ring"
      And all players pass
      Then the stack is, from the top, the ability of "Oblivion Ring"
      When all players pass
      Then "Grizzly Bears" is in play
      And "Tarfire" is not in play
      And "Tarfire" is removed from the game

    Scenario: Goblin Lackey puts a Goblin creature into play, but not Tarfire
      Given Alice controls "Goblin Lackey"
      And Alice has "Tarfire", "Goblin Piker" and "Grizzly Bears" in hand
      When Alice attacks Bob with "Goblin Lackey"
      And combat damage is dealt
      And all players pass
      Then Alice can choose "Goblin Piker"
      When Alice chooses "Goblin Piker"
      Then "Goblin Piker" is in play
      And "Tarfire" is in Alice's hand

  @GRS-217.1C-01
  Rule: What changes zones is a new object, and effects of before do not touch it
    Rulings summary, 217.1c, first two sentences

    Scenario: Blinked, Grizzly Bears loses what Giant Growth gave it and the Aura on it
      Given Alice controls 2 "Plains", "Forest" and "Grizzly Bears"
      And Alice has "Giant Growth" and "Momentary Blink" in hand
      And Bob controls "Pacifism"
      And "Pacifism" is attached to "Grizzly Bears"
      When Alice plays "Giant Growth" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 5/5
      When Alice plays "Momentary Blink" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in play
      And "Grizzly Bears" is 2/2
      And "Pacifism" is in Bob's graveyard

    Scenario: Terror does not find the creature that was blinked in response
      Given Alice controls 2 "Plains" and "Grizzly Bears"
      And Alice has "Momentary Blink" in hand
      And it is Bob's turn
      And Bob controls 2 "Swamp"
      And Bob has "Terror" in hand
      When Bob plays "Terror" targeting "Grizzly Bears"
      And Bob passes
      And Alice plays "Momentary Blink" targeting "Grizzly Bears"
      And the stack resolves
      Then "Terror" is in Bob's graveyard
      And "Momentary Blink" is in Alice's graveyard
      And "Grizzly Bears" is in play

    Scenario: Blinked, a Beast token does not come back
      Rule 216.3

      Given Alice controls "Garruk Wildspeaker" and 2 "Plains"
      And Alice has "Momentary Blink" in hand
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      And all players pass
      Then Alice controls 1 "Beast"
      When Alice plays "Momentary Blink" targeting "Beast"
      And all players pass
      Then Alice controls no "Beast"
      And "Momentary Blink" is in Alice's graveyard

    Scenario: The token that was a copy of Anger gives haste no more, as it has ceased to exist
      Rules 216.3 and 420.5f

      Given Alice controls "Kiki-Jiki, Mirror Breaker", "Anger", "Mountain" and "Grizzly Bears"
      When Alice plays the ability of "Kiki-Jiki, Mirror Breaker" targeting "Anger"
      And all players pass
      Then Alice controls 2 "Anger"
      When the game moves to Alice's postcombat main phase
      And all players pass
      And all players pass
      Then it is Alice's end step
      And the stack is empty
      And Alice controls 1 "Anger"
      And "Grizzly Bears" does not have haste
      And "Anger" has haste

    Scenario: What Oblivion Ring removes after it has left play stays removed, though the Ring comes back and leaves again
      Rule 217.7d

      Given Alice controls 6 "Plains"
      And Alice has "Oblivion Ring" in hand
      And Bob controls "Grizzly Bears" and 4 "Island"
      And Bob has 2 "Boomerang" in hand
      When Alice plays "Oblivion Ring"
      And all players pass
      Then the stack is, from the top, the ability of "Oblivion Ring"
      When Alice passes
      And Bob plays "Boomerang 1" targeting "Oblivion Ring"
      And all players pass
      Then "Oblivion Ring" is in Alice's hand
      When the stack resolves
      Then "Grizzly Bears" is removed from the game
      When Alice plays "Oblivion Ring"
      And all players pass
      Then "Oblivion Ring" is in play
      When Alice passes
      And Bob plays "Boomerang 2" targeting "Oblivion Ring"
      And the stack resolves
      Then "Oblivion Ring" is in Alice's hand
      And "Grizzly Bears" is removed from the game

  @GRS-217.1C-02
  Rule: What spells and abilities have changed about a permanent spell stays with the permanent
    Rulings summary, 217.1c, first exception

    Scenario: The creature whose spell Blind Seer has made black is black, and Terror cannot target it
      Given Alice controls 2 "Forest" and "Blind Seer"
      And Alice has {1}{U} in the mana pool
      And Alice has "Grizzly Bears" in hand
      And Bob controls 2 "Swamp" and "Hill Giant"
      And Bob has "Terror" in hand
      When Alice plays "Grizzly Bears"
      And Alice plays the ability of "Blind Seer" targeting "Grizzly Bears"
      And all players pass
      And Alice names black
      Then "Grizzly Bears" is on the stack
      And "Grizzly Bears" is black
      When all players pass
      Then "Grizzly Bears" is in play
      And "Grizzly Bears" is black
      When Alice passes
      And Bob tries to play "Terror" targeting "Grizzly Bears"
      Then the attempt is refused
      When Bob plays "Terror" targeting "Blind Seer"
      And all players pass
      Then "Blind Seer" is in Alice's graveyard

    Scenario: The colour wears off at the end of the turn
      Given Alice controls 2 "Forest" and "Blind Seer"
      And Alice has {1}{U} in the mana pool
      And Alice has "Grizzly Bears" in hand
      When Alice plays "Grizzly Bears"
      And Alice plays the ability of "Blind Seer" targeting "Grizzly Bears"
      And all players pass
      And Alice names black
      And all players pass
      Then "Grizzly Bears" is black
      When the game moves to Bob's upkeep step
      Then "Grizzly Bears" is green
      And "Grizzly Bears" is not black

    Scenario: The creature whose spell was changed by Artificial Evolution is an Elf for good
      Given Alice controls 2 "Mountain" and "Island"
      And Alice has "Goblin Piker" and "Artificial Evolution" in hand
      When Alice plays "Goblin Piker"
      And Alice plays "Artificial Evolution" targeting "Goblin Piker"
      And all players pass
      And Alice names Goblin
      And Alice names Elf
      And all players pass
      Then "Goblin Piker" is in play
      And "Goblin Piker" has the subtypes Elf and Warrior
      When the game moves to Bob's upkeep step
      Then "Goblin Piker" has the subtypes Elf and Warrior

  @GRS-217.1C-03
  Rule: An ability that triggers on a change of zones finds the object where it went, and no further
    Rulings summary, 217.1c, second exception

    Scenario: Rancor returns from the graveyard to its owner's hand
      Given Alice controls "Grizzly Bears" and "Rancor"
      And "Rancor" is attached to "Grizzly Bears"
      And it is Bob's turn
      And Bob controls 2 "Swamp"
      And Bob has "Terror" in hand
      When Bob plays "Terror" targeting "Grizzly Bears"
      And all players pass
      Then "Rancor" is in Alice's graveyard
      And the stack is, from the top, the ability of "Rancor"
      When all players pass
      Then "Rancor" is in Alice's hand

    Scenario: Removed from the graveyard in response, Rancor does not return
      Rule 420.5d

      Given Alice controls "Grizzly Bears" and "Rancor"
      And "Rancor" is attached to "Grizzly Bears"
      And it is Bob's turn
      And Bob controls 2 "Swamp" and "Tormod's Crypt"
      And Bob has "Terror" in hand
      When Bob plays "Terror" targeting "Grizzly Bears"
      And all players pass
      And Bob plays the ability of "Tormod's Crypt" targeting Alice
      And all players pass
      Then "Rancor" is removed from the game
      And the stack is, from the top, the ability of "Rancor"
      When all players pass
      Then the stack is empty
      And "Rancor" is removed from the game

    Scenario: Removed from the graveyard in response, Voice of All does not return, and no colour is chosen
      Given Alice controls "Voice of All" and "False Demise"
      And the color chosen for "Voice of All" is white
      And "False Demise" is attached to "Voice of All"
      And it is Bob's turn
      And Bob controls 2 "Swamp" and "Tormod's Crypt"
      And Bob has "Terror" in hand
      When Bob plays "Terror" targeting "Voice of All"
      And all players pass
      Then the stack is, from the top, the ability of "False Demise"
      When Bob plays the ability of "Tormod's Crypt" targeting Alice
      And all players pass
      Then "Voice of All" is removed from the game
      When all players pass
      Then nobody is asked anything
      And "Voice of All" is removed from the game

    Scenario: False Demise returns the creature that it was on under its own controller's control
      Given Alice controls "False Demise"
      And Bob controls "Hill Giant"
      And "False Demise" is attached to "Hill Giant"
      And Alice controls 2 "Swamp"
      And Alice has "Terror" in hand
      When Alice plays "Terror" targeting "Hill Giant"
      And all players pass
      Then the stack is, from the top, the ability of "False Demise"
      When all players pass
      Then Alice controls "Hill Giant"
      And Bob owns "Hill Giant"
      And "False Demise" is in Alice's graveyard

    Scenario: A Giant that dies of toughness 0 gives no life for Proper Burial, and Bears that are shot two
      Rule 413.2f

      Given Alice controls "Proper Burial", "Hill Giant", "Grizzly Bears", 2 "Swamp" and "Mountain"
      And Alice has "Nameless Inversion" and "Shock" in hand
      When Alice plays "Nameless Inversion" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" is in Alice's graveyard
      And Alice is at 20 life
      When Alice plays "Shock" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice is at 22 life

    @since:2017-09
    Scenario: Of a creature whose power was less than nothing as it left, Grisly Spectacle mills nothing
      Rules 104.1b and 413.2f

      Given Alice controls 7 "Swamp"
      And Alice has "Infest" and "Grisly Spectacle" in hand
      And Bob controls "Sanctum Guardian"
      And Bob's library is "Plains", "Forest" and "Island"
      When Alice plays "Infest"
      And all players pass
      Then "Sanctum Guardian" is -1/2
      When Alice plays "Grisly Spectacle" targeting "Sanctum Guardian"
      And all players pass
      Then "Sanctum Guardian" is in Bob's graveyard
      And "Plains" is in Bob's library
      And "Forest" is in Bob's library

  @GRS-217.1C-04
  Rule: Damage that is prevented from a permanent spell is prevented from the permanent, too
    Rulings summary, 217.1c, third exception

    Scenario: Bob protects himself from Mogg Fanatic while it is a spell
      Given Alice controls "Mountain"
      And Alice has "Mogg Fanatic" in hand
      And Bob controls "Plains" and "Circle of Protection: Red"
      When Alice plays "Mogg Fanatic"
      And Alice passes
      And Bob plays the ability of "Circle of Protection: Red"
      And all players pass
      And all players pass
      Then "Mogg Fanatic" is in play
      When Alice plays the ability of "Mogg Fanatic" targeting Bob
      And all players pass
      Then "Mogg Fanatic" is in Alice's graveyard
      And Bob is at 20 life

    Scenario: The damage of another Mogg Fanatic is not prevented
      Given Alice controls "Mountain" and "Mogg Fanatic" as "Fanatic in play"
      And Alice has "Mogg Fanatic" in hand
      And Bob controls "Plains" and "Circle of Protection: Red"
      When Alice plays "Mogg Fanatic"
      And Alice passes
      And Bob plays the ability of "Circle of Protection: Red"
      And all players pass
      And Bob chooses "Mogg Fanatic"
      And all players pass
      And Alice plays the ability of "Fanatic in play" targeting Bob
      And all players pass
      Then Bob is at 19 life
      When Alice plays the ability of "Mogg Fanatic" targeting Bob
      And all players pass
      Then Bob is at 19 life
      And "Mogg Fanatic" is in Alice's graveyard

  @GRS-217.1C-05
  Rule: A permanent that phases out and in again remembers how it was
    Rulings summary, 217.1c, fourth exception

    Scenario: Spike Feeder phases in with the counter that it had, and can attack at once
      Given Alice controls 2 "Island" and "Spike Feeder"
      And "Spike Feeder" has 1 +1/+1 counter
      And Alice has "Reality Ripple" in hand
      When Alice plays "Reality Ripple" targeting "Spike Feeder"
      And all players pass
      Then "Spike Feeder" is not in play
      And Alice controls no "Spike Feeder"
      When the game moves to Alice's next turn
      Then "Spike Feeder" is in play
      And "Spike Feeder" has 1 +1/+1 counter
      And "Spike Feeder" is 1/1
      When Alice attacks Bob with "Spike Feeder"
      And combat damage is dealt
      Then Bob is at 19 life

    Scenario: Auras phase with the creature that they enchant
      Given Alice controls 2 "Island", "Hill Giant" and "Holy Strength"
      And "Holy Strength" is attached to "Hill Giant"
      And Alice has "Reality Ripple" in hand
      When Alice plays "Reality Ripple" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is not in play
      And "Holy Strength" is not in play
      When the game moves to Alice's next turn
      Then "Holy Strength" is attached to "Hill Giant"
      And "Hill Giant" is 4/5

    Scenario: Damage wears off a creature that has phased out, too
      Rule 314.2

      Given Alice controls 2 "Island" and "Hill Giant"
      And "Hill Giant" has 2 damage
      And Alice has "Reality Ripple" in hand
      When Alice plays "Reality Ripple" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is not in play
      When the game moves to Alice's upkeep step
      Then "Hill Giant" is in play
      And "Hill Giant" has 0 damage

    Scenario: Bob's Aura comes back with the creature of Alice on which it was, not in the untap step of Bob
      Rule 502.15

      Given Alice controls 2 "Island", "Hill Giant" and "Grizzly Bears"
      And "Hill Giant" is owned by Bob
      And Bob controls "Holy Strength"
      And "Holy Strength" is attached to "Hill Giant"
      And Alice has "Reality Ripple" in hand
      When Alice plays "Reality Ripple" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is not in play
      And "Holy Strength" is not in play
      And "Grizzly Bears" is in play
      When the game moves to Bob's upkeep step
      Then "Hill Giant" is not in play
      And "Holy Strength" is not in play
      And "Holy Strength" is not in Bob's graveyard
      When the game moves to Alice's upkeep step
      Then "Holy Strength" is attached to "Hill Giant"
      And Alice controls "Hill Giant"
      And Bob controls "Holy Strength"

    Scenario: Alice's Equipment that phases out alone comes back with the permanents of Alice, not with those of Bob
      Rule 502.15

      Given Alice controls 2 "Island" and "Fireshrieker"
      And Bob controls "Hill Giant"
      And "Fireshrieker" is attached to "Hill Giant"
      And Alice has "Reality Ripple" in hand
      When Alice plays "Reality Ripple" targeting "Fireshrieker"
      And all players pass
      Then "Fireshrieker" is not in play
      And "Hill Giant" does not have double strike
      When the game moves to Bob's upkeep step
      Then "Fireshrieker" is not in play
      When the game moves to Alice's upkeep step
      Then "Fireshrieker" is attached to "Hill Giant"
      And "Hill Giant" has double strike

    Scenario: What phases out while it attacks is removed from combat, and deals no damage
      Rule 502.15

      Given Alice controls "Hill Giant" and "Grizzly Bears"
      And Bob controls 2 "Island"
      And Bob has "Reality Ripple" in hand
      When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
      And Alice passes
      And Bob plays "Reality Ripple" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is not in play
      And "Hill Giant" is not attacking
      And "Grizzly Bears" is attacking Bob
      When combat damage is dealt
      Then Bob is at 18 life

    Scenario: Nothing triggers as Mulldrifter phases in
      Rules 302.1 and 502.15

      Given Alice controls 2 "Island" and "Mulldrifter"
      And Alice has "Reality Ripple" in hand
      When Alice plays "Reality Ripple" targeting "Mulldrifter"
      And all players pass
      Then "Mulldrifter" is not in play
      When the game moves to Alice's upkeep step
      Then "Mulldrifter" is in play
      And the stack is empty
      And Alice has 0 cards in hand

    @until:2008-02
    Scenario: A token that phases out is not remembered: it ceases to exist
      Rule 217.8d

      Given Alice controls 2 "Island" and "Garruk Wildspeaker"
      And Alice has "Reality Ripple" in hand
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      And all players pass
      Then Alice controls 1 "Beast"
      When Alice plays "Reality Ripple" targeting "Beast"
      And all players pass
      Then Alice controls no "Beast"
      When the game moves to Alice's next turn
      Then Alice controls no "Beast"
      And "Reality Ripple" is in Alice's graveyard

    @until:2008-02
    Scenario: The Aura of a token that has ceased to exist stays phased out
      Rule 217.8d

      Given Alice controls 2 "Island", "Plains" and "Garruk Wildspeaker"
      And Alice has "Reality Ripple" and "Holy Strength" in hand
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      And all players pass
      And Alice plays "Holy Strength" targeting "Beast"
      And all players pass
      Then "Holy Strength" is attached to "Beast"
      When Alice plays "Reality Ripple" targeting "Beast"
      And all players pass
      And the game moves to Alice's next turn
      Then Alice controls no "Beast"
      And "Holy Strength" is not in play
      And "Holy Strength" is not in Alice's graveyard
      And "Garruk Wildspeaker" is in play

    @since:2017-09
    Scenario: A token phases in again, as it has never left play
      Rule 702.25d

      Given Alice controls 2 "Island" and "Garruk Wildspeaker"
      And Alice has "Reality Ripple" in hand
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      And all players pass
      Then Alice controls 1 "Beast"
      When Alice plays "Reality Ripple" targeting "Beast"
      And all players pass
      Then Alice controls no "Beast"
      When the game moves to Alice's next turn
      Then Alice controls 1 "Beast"

    @until:2008-02
    Scenario: Alice's Sower does not reach the Giant any more that she took with it, once that has phased out
      Rule 502.15g

      Given Alice controls 6 "Island"
      And Alice has "Sower of Temptation" and "Reality Ripple" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Sower of Temptation"
      And the stack resolves
      And Alice chooses "Hill Giant"
      And all players pass
      Then Alice controls "Hill Giant"
      When Alice plays "Reality Ripple" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is not in play
      When the game moves to Bob's upkeep step
      Then "Hill Giant" is not in play
      When the game moves to Alice's upkeep step
      Then "Hill Giant" is in play
      And Bob controls "Hill Giant"
      And "Sower of Temptation" is in play

    @since:2017-09
    Scenario: Alice's Sower holds the Giant that she took with it, though that phases out and in
      Rule 702.25e

      Given Alice controls 6 "Island"
      And Alice has "Sower of Temptation" and "Reality Ripple" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Sower of Temptation"
      And the stack resolves
      And Alice chooses "Hill Giant"
      And all players pass
      Then Alice controls "Hill Giant"
      When Alice plays "Reality Ripple" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is not in play
      When the game moves to Alice's upkeep step
      Then "Hill Giant" is in play
      And Alice controls "Hill Giant"

    @until:2008-02
    Scenario: The Sculptor's Giant is a creature again as it phases in, though nobody has played a creature spell
      Rule 502.15g

      Given Alice controls "Soul Sculptor", 8 "Plains", 2 "Island" and "Hill Giant"
      And Alice has "Mycosynth Lattice" and "Reality Ripple" in hand
      When Alice plays the ability of "Soul Sculptor" targeting "Hill Giant"
      And all players pass
      And Alice plays "Mycosynth Lattice"
      And all players pass
      Then "Hill Giant" is an Artifact
      And "Hill Giant" is an Enchantment
      And "Hill Giant" is not a Creature
      When Alice plays "Reality Ripple" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is not in play
      When the game moves to Alice's upkeep step
      Then "Hill Giant" is a Creature
      And "Hill Giant" is not an Enchantment

    Scenario: A change of text has no duration, and is still there as the Bears phase in
      Rule 502.15g

      Given Alice controls 3 "Island" and "Grizzly Bears"
      And Alice has "Artificial Evolution" and "Reality Ripple" in hand
      When Alice plays "Artificial Evolution" targeting "Grizzly Bears"
      And all players pass
      And Alice names Bear
      And Alice names Wizard
      And Alice plays "Reality Ripple" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is not in play
      When the game moves to Alice's upkeep step
      Then "Grizzly Bears" is in play
      And "Grizzly Bears" has the subtypes Wizard

    @until:2008-02
    Scenario: A Giant that was not to untap has phased out and in, and untaps
      Rules 302.2 and 502.15g

      Given Alice controls "Entangling Trap", 2 "Mountain" and 2 "Island"
      And Alice has "Lash Out" and "Reality Ripple" in hand
      And the top card of Alice's library is "Craw Wurm"
      And the top card of Bob's library is "Forest"
      And Bob controls "Hill Giant", "Grizzly Bears" and "Llanowar Elves"
      When Alice plays "Lash Out" targeting "Llanowar Elves"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      And Alice chooses "Hill Giant"
      And all players pass
      Then "Hill Giant" is tapped
      When Alice plays "Reality Ripple" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is not in play
      When the game moves to Bob's upkeep step
      Then "Hill Giant" is in play
      And "Hill Giant" is untapped

    @since:2017-09
    Scenario: A Giant that is not to untap stays tapped, though it has phased out and in
      Rules 302.2 and 702.25e

      Given Alice controls "Entangling Trap", 2 "Mountain" and 2 "Island"
      And Alice has "Lash Out" and "Reality Ripple" in hand
      And the top card of Alice's library is "Craw Wurm"
      And the top card of Bob's library is "Forest"
      And Bob controls "Hill Giant", "Grizzly Bears" and "Llanowar Elves"
      When Alice plays "Lash Out" targeting "Llanowar Elves"
      And all players pass
      And Alice puts the revealed card on the top
      And Bob puts the revealed card on the top
      And Alice chooses "Hill Giant"
      And all players pass
      And Alice plays "Reality Ripple" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is not in play
      When the game moves to Bob's upkeep step
      Then "Hill Giant" is in play
      And "Hill Giant" is tapped

    @until:2008-02
    Scenario: What Ray of Command was to do to the Wurm it does not do to one that has phased out
      Rules 404.4 and 502.15g

      Given Alice controls 8 "Island" and "Hill Giant"
      And Alice has "Ray of Command" and 2 "Reality Ripple" in hand
      And Bob controls "Craw Wurm" and "Grizzly Bears"
      When Alice plays "Ray of Command" targeting "Craw Wurm"
      And all players pass
      Then Alice controls "Craw Wurm"
      When Alice plays "Reality Ripple 1" targeting "Craw Wurm"
      And all players pass
      And Alice plays "Reality Ripple 2" targeting "Hill Giant"
      And all players pass
      Then "Craw Wurm" is not in play
      And "Hill Giant" is not in play
      When the game moves to Alice's upkeep step
      Then Bob controls "Craw Wurm"
      And "Hill Giant" is in play
      And "Craw Wurm" is untapped
      And the stack is empty

    Scenario: Ray of Command taps the Wurm in the end, though another creature has phased out
      Rule 404.4

      Given Alice controls 6 "Island" and "Hill Giant"
      And Alice has "Ray of Command" and "Reality Ripple" in hand
      And Bob controls "Craw Wurm"
      When Alice plays "Ray of Command" targeting "Craw Wurm"
      And all players pass
      And Alice plays "Reality Ripple" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is not in play
      And Alice controls "Craw Wurm"
      And "Craw Wurm" is untapped
      When the game moves to Alice's end step
      And all players pass
      And the stack resolves
      Then Bob controls "Craw Wurm"
      And "Craw Wurm" is tapped

    @until:2008-02
    Scenario: Sakashima, who was to return to hand, phases out and stays in play thereafter
      Rules 404.4 and 502.15g

      Given Alice controls 10 "Island" and "Grizzly Bears"
      And Alice has "Sakashima the Impostor" and "Reality Ripple" in hand
      When Alice plays "Sakashima the Impostor"
      And all players pass
      And Alice chooses "Grizzly Bears"
      Then "Sakashima the Impostor" is in play
      When the game moves to Bob's end step
      And Bob passes
      And Alice plays the ability of "Sakashima the Impostor"
      And all players pass
      And Bob passes
      And Alice plays "Reality Ripple" targeting "Sakashima the Impostor"
      And all players pass
      Then "Sakashima the Impostor" is not in play
      When the game moves to Alice's end step
      And the stack resolves
      Then "Sakashima the Impostor" is in play

  @GRS-217.1C-06
  Rule: In 2008 there are four exceptions from the rule that what changes zones is a new object
    Rulings summary, 217.1c, the list of exceptions

    Scenario Outline: The rules of <date> have <number> exceptions
      When the engine is asked for the number of exceptions from being a new object of "rules of <date>"
      Then the answer is <number>

      Examples:
        | date       | number |
        | 2008-02-01 | 4      |
        | 2017-09-25 | 9      |
        | 2026-04-17 | 12     |
