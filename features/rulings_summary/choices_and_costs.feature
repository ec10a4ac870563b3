@since:2007-10
Feature: Choices as a text is followed, and what a cost is
  What is impossible cannot be chosen, drawing from an empty library is possible, and a cost is paid whole or not at all.

  Background:
    Given a game between Alice and Bob

  @GRS-413.2C-01
  Rule: What is not chosen on playing is chosen as the text is followed
    Rulings summary, 413.2c, first sentence

    @since:2008-02
    Scenario: Nobody knows the creature type of Distant Melody when it could be countered
      Given Alice controls 4 "Island", "Grizzly Bears" and "Hill Giant"
      And Alice has "Distant Melody" in hand
      And Bob controls 2 "Island"
      And Bob has "Counterspell" in hand
      When Alice plays "Distant Melody"
      Then nobody is asked anything
      When Alice passes
      Then Bob has priority
      When Bob passes
      Then Alice is asked to choose a word
      When Alice names Bear
      Then Alice has 1 card in hand

    @since:2008-02
    Scenario: Distant Melody that is countered asks for no creature type
      Given Alice controls 4 "Island", "Grizzly Bears" and "Hill Giant"
      And Alice has "Distant Melody" in hand
      And Bob controls 2 "Island"
      And Bob has "Counterspell" in hand
      When Alice plays "Distant Melody"
      And Alice passes
      And Bob plays "Counterspell" targeting "Distant Melody"
      And the stack resolves
      Then nobody is asked anything
      And "Distant Melody" is in Alice's graveyard
      And Alice has 0 cards in hand

    Scenario: Whether Twiddle taps or untaps is chosen as it resolves
      Given Alice controls 2 "Island"
      And Alice has "Twiddle" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Twiddle" targeting "Hill Giant"
      Then nobody is asked anything
      When all players pass
      And Alice accepts
      Then Alice is asked to choose modes
      When Alice chooses mode 1
      Then "Hill Giant" is tapped

  @GRS-413.2C-02
  Rule: What is impossible cannot be chosen
    Rulings summary, 413.2c, second sentence

    Scenario: Without an artifact Yawgmoth Demon's controller is not asked
      Given it is Bob's end of turn step
      And Alice controls "Yawgmoth Demon"
      And Bob controls "Ornithopter"
      When all players pass
      Then the stack is, from the top, the ability of "Yawgmoth Demon"
      When all players pass
      Then nobody is asked anything
      And "Yawgmoth Demon" is tapped
      And Alice is at 18 life

    Scenario: Who has no land is not asked to sacrifice one for Chain of Vapor
      Given Alice controls "Island"
      And Alice has "Chain of Vapor" in hand
      And Bob controls "Grizzly Bears"
      When Alice plays "Chain of Vapor" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in Bob's hand
      And nobody is asked anything
      And the stack is empty

    Scenario: Where Clockspinning finds no counter, there is none to remove and none of which there could be one more
      Given Alice controls "Island", "Garruk Wildspeaker" and "Grizzly Bears"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Alice has "Clockspinning" in hand
      When Alice plays "Clockspinning" targeting "Grizzly Bears"
      And all players pass
      Then nobody is asked anything
      And "Grizzly Bears" has 0 loyalty counters
      And "Garruk Wildspeaker" has 3 loyalty counters
      And "Clockspinning" is in Alice's graveyard

    Scenario: Clockspinning finds no counter on Triskelion that has none left, and asks at once where there is one kind
      Given Alice controls 2 "Island", "Triskelion" and "Power Conduit"
      And "Triskelion" has 0 +1/+1 counters
      And "Power Conduit" has 1 charge counter
      And Alice has 2 "Clockspinning" in hand
      When Alice plays "Clockspinning 1" targeting "Triskelion"
      And all players pass
      Then nobody is asked anything
      And "Triskelion" is 1/1
      When Alice plays "Clockspinning 2" targeting "Power Conduit"
      And all players pass
      Then Alice is asked to choose modes
      When Alice chooses mode 2
      Then "Power Conduit" has 2 charge counters

    Scenario: Bought back, Clockspinning that found no counter goes to the hand of its owner
      Rule 401.7

      Given Alice controls 4 "Island", "Garruk Wildspeaker" and "Grizzly Bears"
      And Alice has "Clockspinning" in hand
      When Alice plays "Clockspinning" targeting "Grizzly Bears" with buyback
      Then "Clockspinning" is on the stack
      When all players pass
      Then nobody is asked anything
      And "Garruk Wildspeaker" has 3 loyalty counters
      And "Clockspinning" is in Alice's hand

    Scenario: With no Elf left Immaculate Magistrate puts no counter, and there is no first of two Doubling Seasons to choose
      Rule 419.1a

      Given Alice controls "Immaculate Magistrate", "Grizzly Bears" and 2 "Doubling Season"
      And Bob controls "Mountain"
      And Bob has "Shock" in hand
      When Alice plays the ability of "Immaculate Magistrate" targeting "Grizzly Bears"
      And Alice passes
      And Bob plays "Shock" targeting "Immaculate Magistrate"
      And the stack resolves
      Then "Immaculate Magistrate" is in Alice's graveyard
      And nobody is asked anything
      And "Grizzly Bears" has no +1/+1 counters
      And the stack is empty
      And Alice has priority

    @since:2017-09
    Scenario: Bob's library is empty, and Jace, the Mind Sculptor finds no card there that could go on the bottom
      Given Alice controls "Jace, the Mind Sculptor"
      And "Jace, the Mind Sculptor" has 3 loyalty counters
      And Bob's library is empty
      When Alice plays the +2 ability of "Jace, the Mind Sculptor" targeting Bob
      And all players pass
      Then nobody is asked anything
      And "Jace, the Mind Sculptor" has 5 loyalty counters
      And the stack is empty

    @since:2017-09
    Scenario: Bob's library has two cards, and Alice puts the upper one on the bottom for Jace, the Mind Sculptor
      Given Alice controls "Jace, the Mind Sculptor"
      And "Jace, the Mind Sculptor" has 3 loyalty counters
      And Bob's library is "Shock" and "Terror"
      When Alice plays the +2 ability of "Jace, the Mind Sculptor" targeting Bob
      And all players pass
      Then Alice may look at "Shock"
      And Alice may not look at "Terror"
      When Alice accepts
      Then the top card of Bob's library is "Terror"
      And the bottom card of Bob's library is "Shock"

    @since:2026-04
    Scenario: With an empty hand Alice is not asked to discard a card for Sarkhan, Fireblood
      Given Alice controls "Sarkhan, Fireblood"
      And "Sarkhan, Fireblood" has 3 loyalty counters
      When Alice plays the first ability of "Sarkhan, Fireblood"
      And all players pass
      Then nobody is asked anything
      And Alice has 0 cards in hand
      And "Sarkhan, Fireblood" has 4 loyalty counters
      And the stack is empty

    @since:2026-04
    Scenario: With one card in hand Alice may discard it for Sarkhan, Fireblood, and draws another
      Given Alice controls "Sarkhan, Fireblood"
      And "Sarkhan, Fireblood" has 3 loyalty counters
      And Alice has "Shock" in hand
      And the top card of Alice's library is "Terror"
      When Alice plays the first ability of "Sarkhan, Fireblood"
      And all players pass
      Then Alice is asked to choose yes or no
      When Alice accepts
      Then "Shock" is in Alice's graveyard
      And "Terror" is in Alice's hand

  @GRS-413.2C-03
  Rule: Who cannot do all that an option asks for cannot take it, and who can need not
    Rulings summary, 413.2c, parenthesis; rule 424.2

    Scenario: With three Forests Force of Nature cannot be paid for, and no mana is spent on trying
      Given it is Bob's end of turn step
      And Alice controls "Force of Nature" and 3 "Forest"
      When all players pass
      And all players pass
      Then nobody is asked anything
      And Alice is at 12 life
      And "Forest 1" is untapped

    Scenario Outline: With four Forests Alice <answer> for Force of Nature
      Given it is Bob's end of turn step
      And Alice controls "Force of Nature" and 4 "Forest"
      When all players pass
      And all players pass
      Then Alice is asked to choose yes or no
      When Alice <answers>
      Then Alice is at <life> life
      And "Forest 1" is <state>

      Examples:
        | answer       | answers  | life | state    |
        | pays         | accepts  | 20   | tapped   |
        | does not pay | declines | 12   | untapped |

  @GRS-413.2C-04 @GRS-423.3-01
  Rule: Drawing a card is possible with an empty library, though not for who cannot draw
    Rulings summary, 413.2c, note, and 423.3; rule 120.3 of 2017-09 names effects by which one cannot draw

    Scenario: Alice may draw from her empty library for Curiosity, and loses
      Rules 102.3c, 420.5g and 423.1

      Given Alice controls "Grizzly Bears" and "Curiosity"
      And "Curiosity" is attached to "Grizzly Bears"
      And Alice's library is empty
      When Alice attacks Bob with "Grizzly Bears"
      And combat damage is dealt
      And all players pass
      Then Alice is asked to choose yes or no
      When Alice accepts
      Then Alice has lost the game

    Scenario: Alice may also leave it and stay in the game
      Given Alice controls "Grizzly Bears" and "Curiosity"
      And "Curiosity" is attached to "Grizzly Bears"
      And Alice's library is empty
      When Alice attacks Bob with "Grizzly Bears"
      And combat damage is dealt
      And all players pass
      Then Alice is asked to choose yes or no
      When Alice declines
      Then the game goes on

    @since:2008-02
    Scenario: Who cannot draw cards because of Maralen is not asked
      Given Alice controls "Grizzly Bears" and "Curiosity"
      And "Curiosity" is attached to "Grizzly Bears"
      And Bob controls "Maralen of the Mornsong"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob does not block
      And combat damage is dealt
      And all players pass
      Then Bob is at 18 life
      And the stack is empty
      And nobody is asked anything
      And Alice has 0 cards in hand

    @since:2008-02
    Scenario: Electrolyze draws no card for a player who cannot draw because of Maralen
      Given Alice has {1}{U}{R} in the mana pool
      And Alice has "Electrolyze" in hand
      And Bob controls "Maralen of the Mornsong"
      When Alice plays "Electrolyze" targeting Bob
      And all players pass
      Then Bob is at 18 life
      And Alice has 0 cards in hand
      And the game goes on

  @GRS-413.2C-05
  Rule: Who has nothing to sacrifice cannot choose to, and bears what follows
    Rulings summary, 413.2c, example

    Scenario: The only artifact is destroyed before Yawgmoth Demon's ability resolves
      Given it is Bob's end of turn step
      And Alice controls "Yawgmoth Demon" and "Ornithopter"
      And Bob controls "Mountain"
      And Bob has "Shock" in hand
      When all players pass
      Then the stack is, from the top, the ability of "Yawgmoth Demon"
      When Alice passes
      And Bob plays "Shock" targeting "Ornithopter"
      And the stack resolves
      Then nobody is asked anything
      And "Yawgmoth Demon" is tapped
      And Alice is at 18 life

    Scenario Outline: With the artifact there Alice may sacrifice it or not: <what>
      Given it is Bob's end of turn step
      And Alice controls "Yawgmoth Demon" and "Ornithopter"
      When all players pass
      And all players pass
      Then Alice can choose "Ornithopter"
      And Alice can choose nothing
      When Alice chooses <what>
      Then "Yawgmoth Demon" is <state>
      And Alice is at <life> life
      And Alice has <cards> in the graveyard

      Examples:
        | what          | state    | life | cards   |
        | "Ornithopter" | untapped | 20   | 1 card  |
        | nothing       | tapped   | 18   | 0 cards |

  @GRS-424.1-01
  Rule: A cost is paid to be allowed to play a spell, and stays paid if that is countered
    Rulings summary, 424.1, first half; rule 409.1h

    Scenario: Grizzly Bears are sacrificed as Fling is played, and stay dead when it is countered
      Given Alice controls "Grizzly Bears" and 2 "Mountain"
      And Alice has "Fling" in hand
      And Bob controls 3 "Island"
      And Bob has "Cancel" in hand
      When Alice plays "Fling" targeting Bob paying with "Grizzly Bears"
      Then "Fling" is on the stack
      And "Grizzly Bears" is in Alice's graveyard
      When Alice passes
      And Bob plays "Cancel" targeting "Fling"
      And the stack resolves
      Then "Fling" is in Alice's graveyard
      And "Grizzly Bears" is in Alice's graveyard
      And Bob is at 20 life

    Scenario: Without a creature to sacrifice Fling cannot be played
      Given Alice controls 4 "Mountain"
      And Alice has "Fling" and "Shock" in hand
      When Alice tries to play "Fling" targeting Bob
      Then the attempt is refused
      When Alice tries to play "Shock" targeting Bob
      Then the attempt is allowed

  @GRS-424.1-02
  Rule: A cost may also be what keeps something from happening, and only the whole of it does
    Rulings summary, 424.1, second half; rule 413.2c

    Scenario Outline: With four Mountains for Shock and Mana Leak Alice <answer>
      Given Alice controls 4 "Mountain"
      And Alice has "Shock" in hand
      And Bob controls 2 "Island"
      And Bob has "Mana Leak" in hand
      When Alice plays "Shock" targeting Bob
      And Alice passes
      And Bob plays "Mana Leak" targeting "Shock"
      And all players pass
      Then Alice is asked to choose yes or no
      And "Shock" is on the stack
      When Alice <answers>
      And the stack resolves
      Then Bob is at <life> life
      And "Shock" is in Alice's graveyard

      Examples:
        | answer       | answers  | life |
        | pays         | accepts  | 18   |
        | does not pay | declines | 20   |

    Scenario: Two mana are no payment for Mana Leak, and are not spent
      Given Alice controls 3 "Mountain"
      And Alice has "Shock" in hand
      And Bob controls 2 "Island"
      And Bob has "Mana Leak" in hand
      When Alice plays "Shock" targeting Bob
      And Alice passes
      And Bob plays "Mana Leak" targeting "Shock"
      And all players pass
      Then nobody is asked anything
      And "Shock" is in Alice's graveyard
      And Bob is at 20 life
