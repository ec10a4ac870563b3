@since:2007-10
Feature: Names of split cards, and flip cards
  A split card was named by both its names; a flip card is what it is upright, until it is flipped in play.

  Background:
    Given a game between Alice and Bob

  @GRS-505.7-01 @GRS-G19.25C-01
  Rule: Who names a split card names both halves, and in later rules one of them
    Rulings summary, 505.7, first sentence; rules 708.4a and 201.3b of 2017-09

    @until:2008-02
    Scenario: Meddling Mage that names Fire and Ice keeps both from being played
      Given Alice controls "Plains" and "Island"
      And Alice has "Meddling Mage" in hand
      And Bob controls "Mountain" and 2 "Island"
      And Bob has "Fire // Ice" and "Unsummon" in hand
      When Alice plays "Meddling Mage"
      And all players pass
      And Alice tries to name Fire
      Then the attempt is refused
      When Alice names Fire // Ice
      Then "Meddling Mage" is in play
      When Alice passes
      And Bob tries to play "Fire // Ice" targeting Alice as "Fire"
      Then the attempt is refused
      When Bob tries to play "Fire // Ice" targeting "Meddling Mage" as "Ice"
      Then the attempt is refused
      When Bob tries to play "Unsummon" targeting "Meddling Mage"
      Then the attempt is allowed

    @since:2017-09
    Scenario: Meddling Mage that names Fire leaves Ice to be played in later rules
      Given Alice controls "Plains" and "Island"
      And Alice has "Meddling Mage" in hand
      And Bob controls "Mountain" and 2 "Island"
      And Bob has "Fire // Ice" in hand
      When Alice plays "Meddling Mage"
      And all players pass
      And Alice tries to name Fire // Ice
      Then the attempt is refused
      When Alice names Fire
      Then "Meddling Mage" is in play
      When Alice passes
      And Bob tries to play "Fire // Ice" targeting Alice as "Fire"
      Then the attempt is refused
      When Bob tries to play "Fire // Ice" targeting "Meddling Mage" as "Ice"
      Then the attempt is allowed

  @GRS-505.7-02 @GRS-G19.25C-02
  Rule: What has one of the names that were named has the chosen name
    Rulings summary, 505.7, second sentence; rule 708.4a of 2017-09

    @until:2008-02
    Scenario: Cranial Extraction that names both halves finds every Fire // Ice
      Given Alice controls 4 "Swamp"
      And Alice has "Cranial Extraction" in hand
      And Bob has "Fire // Ice" as "Held" and "Shock" in hand
      And Bob has "Fire // Ice" as "Buried" in the graveyard
      And Bob's library is "Plains", "Fire // Ice" as "Hidden" and "Forest"
      When Alice plays "Cranial Extraction" targeting Bob
      And all players pass
      And Alice tries to name Forest
      Then the attempt is refused
      When Alice names Fire // Ice
      Then Alice can choose "Held" and "Hidden"
      When Alice chooses "Held" and "Hidden"
      Then "Held" is removed from the game
      And "Hidden" is removed from the game
      And "Buried" is removed from the game
      And "Shock" is in Bob's hand

    @since:2017-09
    Scenario Outline: Cranial Extraction that names <half> finds every Fire // Ice in later rules
      Given Alice controls 4 "Swamp"
      And Alice has "Cranial Extraction" in hand
      And Bob has "Fire // Ice" as "Held" and "Shock" in hand
      And Bob has "Fire // Ice" as "Buried" in the graveyard
      And Bob's library is "Plains", "Fire // Ice" as "Hidden" and "Forest"
      When Alice plays "Cranial Extraction" targeting Bob
      And all players pass
      And Alice names <half>
      Then Alice can choose "Held" and "Hidden"
      When Alice chooses "Held" and "Hidden"
      Then "Held" is removed from the game
      And "Hidden" is removed from the game
      And "Buried" is removed from the game
      And "Shock" is in Bob's hand

      Examples:
        | half |
        | Fire |
        | Ice  |

  @GRS-508.2-01 @GRS-508.2-04
  Rule: Outside play a flip card has only what it is upright
    Rulings summary, 508.2, first sentence, and the example of a search

    Scenario: Time of Need finds Captain Sisay and not Akki Lavarunner
      Given Alice controls 2 "Forest"
      And Alice has "Time of Need" in hand
      And Alice's library is "Akki Lavarunner", "Captain Sisay" and "Plains"
      When Alice plays "Time of Need"
      And all players pass
      Then Alice can choose "Captain Sisay"
      When Alice chooses "Captain Sisay"
      Then "Captain Sisay" is in Alice's hand

    Scenario: A Lavarunner in hand is the Goblin Warrior, even after it was flipped in play
      Given Alice controls "Akki Lavarunner"
      And Bob controls "Island"
      And Bob has "Unsummon" in hand
      When Alice attacks Bob with "Akki Lavarunner"
      And combat damage is dealt
      And all players pass
      Then "Akki Lavarunner" is legendary
      When Alice passes
      And Bob plays "Unsummon" targeting "Akki Lavarunner"
      And the stack resolves
      Then "Akki Lavarunner" is in Alice's hand
      And "Akki Lavarunner" is not legendary
      And "Akki Lavarunner" is 1/1
      And "Akki Lavarunner" has haste

  @GRS-508.2-02
  Rule: In play, too, a flip card that is not flipped has only what it is upright
    Rulings summary, 508.2, first sentence

    Scenario: Two Akki Lavarunners that are not flipped are not legendary and both stay
      Given Alice controls "Akki Lavarunner" as "First" and 4 "Mountain"
      And Alice has "Akki Lavarunner" as "Second" in hand
      When Alice plays "Second"
      And all players pass
      Then "First" is in play
      And "Second" is in play
      And "First" is not legendary
      And "Second" is not legendary
      And "First" is 1/1
      And "First" has the subtypes Goblin and Warrior
      And "First" does not have protection

  @GRS-508.2-03
  Rule: Once flipped, name, text, type line, power and toughness are the other ones
    Rulings summary, 508.2, second sentence; rule 508.1c

    Scenario: Akki Lavarunner that dealt damage to Bob is Tok-Tok, Volcano Born
      Given Alice controls "Akki Lavarunner"
      And Bob controls "Mountain"
      And Bob has "Shock" in hand
      When Alice attacks Bob with "Akki Lavarunner"
      And combat damage is dealt
      And all players pass
      Then Bob is at 19 life
      And "Akki Lavarunner" is legendary
      And "Akki Lavarunner" has the types Creature
      And "Akki Lavarunner" has the subtypes Goblin and Shaman
      And "Akki Lavarunner" is 2/2
      And "Akki Lavarunner" has protection
      And "Akki Lavarunner" does not have haste
      And Alice controls 1 "Tok-Tok, Volcano Born"
      And Alice controls no "Akki Lavarunner"
      And the mana cost of "Akki Lavarunner" is {3}{R}
      And "Akki Lavarunner" is red
      When Alice passes
      And Bob tries to play "Shock" targeting "Akki Lavarunner"
      Then the attempt is refused
      When Bob tries to play "Shock" targeting Alice
      Then the attempt is allowed

    Scenario: Tok-Tok that deals damage to Bob again triggers nothing, and deals one more
      Given Alice controls "Akki Lavarunner"
      When Alice attacks Bob with "Akki Lavarunner"
      And combat damage is dealt
      And all players pass
      And the game moves to Alice's next turn
      And Alice attacks Bob with "Akki Lavarunner"
      And combat damage is dealt
      Then Bob is at 16 life
      And the stack is empty

    Scenario: With Tok-Tok there, red sources deal one more damage to players, and to creatures no more than before
      Rule 419.1a

      Given Alice controls "Akki Lavarunner" and 2 "Mountain"
      And Alice has 2 "Shock" in hand
      And Bob controls "Hill Giant", "Goblin Piker" and "Grizzly Bears"
      When Alice attacks Bob with "Akki Lavarunner"
      And Bob does not block
      And combat damage is dealt
      And all players pass
      And Alice plays "Shock 1" targeting Bob
      And all players pass
      Then Bob is at 16 life
      When Alice plays "Shock 2" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" has 2 damage
      When the game moves to Bob's turn
      And Bob attacks Alice with "Goblin Piker" and "Grizzly Bears"
      And combat damage is dealt
      Then Alice is at 15 life

  @GRS-508.2-05
  Rule: What legendary creatures get, a flip card gets when it is flipped into one
    Rulings summary, 508.2, example of a bonus

    Scenario: Day of Destiny does nothing for Akki Lavarunner and makes Tok-Tok 4/4
      Given Alice controls "Akki Lavarunner" and "Day of Destiny"
      When Alice attacks Bob with "Akki Lavarunner"
      Then "Akki Lavarunner" is 1/1
      When combat damage is dealt
      Then Bob is at 19 life
      When all players pass
      Then "Akki Lavarunner" is 4/4

  @GRS-508.5-01 @GRS-G6.12G-01
  Rule: Either name of a flip card can be named, and one does not stand for the other
    Rulings summary, 508.5; rule 201.3c of 2017-09

    Scenario: Pithing Needle that names Nighteyes does not stop Nezumi Graverobber, until that is Nighteyes
      Given Alice controls "Island" and "Plains"
      And Alice has "Pithing Needle" in hand
      And Alice has "Shock" and "Grizzly Bears" in the graveyard
      And Bob has "Hill Giant" in the graveyard
      And Bob controls "Nezumi Graverobber" and 9 "Swamp"
      When Alice plays "Pithing Needle"
      And all players pass
      And Alice names "Nighteyes the Desecrator"
      Then "Pithing Needle" is in play
      When Alice passes
      And Bob plays the ability of "Nezumi Graverobber" targeting "Shock"
      And all players pass
      Then "Nezumi Graverobber" is 2/1
      When Alice passes
      And Bob plays the ability of "Nezumi Graverobber" targeting "Grizzly Bears"
      And all players pass
      Then "Nezumi Graverobber" is 4/2
      And "Nezumi Graverobber" has the subtypes Rat and Wizard
      When Alice passes
      And Bob tries to play the ability of "Nezumi Graverobber" targeting "Hill Giant"
      Then the attempt is refused

    Scenario: Pithing Needle that names Nezumi Graverobber does not stop Nighteyes
      Given Alice controls "Island"
      And Alice has "Pithing Needle" in hand
      And Alice has "Grizzly Bears" in the graveyard
      And Bob has "Hill Giant" in the graveyard
      And Bob controls "Nezumi Graverobber" and 7 "Swamp"
      When Alice passes
      And Bob plays the ability of "Nezumi Graverobber" targeting "Grizzly Bears"
      And all players pass
      Then "Nezumi Graverobber" is 4/2
      When Alice plays "Pithing Needle"
      And all players pass
      And Alice names "Nezumi Graverobber"
      And Alice passes
      And Bob plays the ability of "Nezumi Graverobber" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is in play
      And Bob controls "Hill Giant"
