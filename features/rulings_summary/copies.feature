@since:2007-10
Feature: Copies of spells and abilities
  A copy has all that was decided for the original; it is put on the stack and not played.

  Background:
    Given a game between Alice and Bob

  @GRS-503.10-01
  Rule: A copy is put on the stack and not played
    Rulings summary, 503.10, first sentence

    Scenario: Quirion Dryad grows for Fork and not for the copy
      Given Alice controls "Quirion Dryad" and 2 "Mountain"
      And Alice has "Fork" in hand
      And Bob controls "Mountain"
      And Bob has "Shock" in hand
      And it is Bob's turn
      When Bob plays "Shock" targeting Alice
      And Bob passes
      And Alice plays "Fork" targeting "Shock"
      And the stack resolves
      And Alice accepts
      And Alice chooses Bob
      Then the stack is, from the top, "copy of Shock", "Shock"
      And "Quirion Dryad" has 1 +1/+1 counter
      When the stack resolves
      Then "Quirion Dryad" has 1 +1/+1 counter
      And Bob is at 18 life
      And Alice is at 18 life

    @until:2008-02
    Scenario: The copy is on the stack already as Alice is asked whether it has other targets
      Given Alice controls "Mountain" and 2 "Island"
      And Alice has "Shock" and "Twincast" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Shock" targeting Bob
      And Alice plays "Twincast" targeting "Shock"
      And all players pass
      Then Alice is asked to choose yes or no
      And the stack is, from the top, "copy of Shock", "Twincast", "Shock"
      When Alice accepts
      Then the stack is, from the top, "copy of Shock", "Twincast", "Shock"
      When Alice chooses "Hill Giant"
      Then the stack is, from the top, "copy of Shock", "Shock"
      When all players pass
      Then "Hill Giant" has 2 damage

    @since:2017-09
    Scenario: The copy is put on the stack once Alice has chosen its targets
      Rule 706.10c

      Given Alice controls "Mountain" and 2 "Island"
      And Alice has "Shock" and "Twincast" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Shock" targeting Bob
      And Alice plays "Twincast" targeting "Shock"
      And all players pass
      Then Alice is asked to choose yes or no
      And the stack is, from the top, "Twincast", "Shock"
      When Alice accepts
      Then Alice can choose Alice, Bob and "Hill Giant"
      And the stack is, from the top, "Twincast", "Shock"
      When Alice chooses "Hill Giant"
      Then the stack is, from the top, "copy of Shock", "Shock"
      When all players pass
      Then "Hill Giant" has 2 damage

    @since:2017-09
    Scenario: While Alice chooses the targets of the second copy, the first is the only one
      Rule 706.10c

      Given Alice controls "Mountain" and 4 "Island"
      And Alice has "Shock" and 2 "Twincast" in hand
      When Alice plays "Shock" targeting Bob
      And Alice plays "Twincast 1" targeting "Shock"
      And all players pass
      And Alice declines
      And Alice plays "Twincast 2" targeting "Shock"
      And all players pass
      Then Alice is asked to choose yes or no
      And "copy of Shock" is on the stack
      And the stack is, from the top, "Twincast 2", "copy of Shock", "Shock"
      When Alice declines
      And the stack resolves
      Then Bob is at 14 life

  @GRS-503.10-02
  Rule: A copy has the characteristics of the original
    Rulings summary, 503.10, second sentence

    Scenario: The copy that Twincast makes of Shock is a red instant of converted mana cost 1
      Given Alice controls "Mountain" and 2 "Island"
      And Alice has "Shock" and "Twincast" in hand
      When Alice plays "Shock" targeting Bob
      And Alice plays "Twincast" targeting "Shock"
      And all players pass
      And Alice declines
      Then "copy of Shock" is on the stack
      And "copy of Shock" is red
      And "copy of Shock" is not blue
      And "copy of Shock" has the types Instant
      And the converted mana cost of "copy of Shock" is 1
      When the stack resolves
      Then Bob is at 16 life

    Scenario: The copy of Ice taps another permanent, and draws a card
      Rule 505.2

      Given Alice controls 4 "Island"
      And Alice has "Fire // Ice" and "Twincast" in hand
      And Bob controls "Hill Giant" and "Craw Wurm"
      When Alice plays "Fire // Ice" targeting "Hill Giant" as "Ice"
      And Alice plays "Twincast" targeting "Fire // Ice"
      And all players pass
      And Alice accepts
      And Alice chooses "Craw Wurm"
      And all players pass
      Then "Craw Wurm" is tapped
      And Alice has 1 card in hand
      When all players pass
      Then "Hill Giant" is tapped
      And Alice has 2 cards in hand

    Scenario: The copy of Ancestral Vision is blue, as the card says of itself
      Rules 405.2 and 503.2

      Given Alice controls "Mosswort Bridge", 2 "Enormous Baloth", "Forest" and 2 "Island"
      And Alice has "Ancestral Vision" removed from the game
      And "Mosswort Bridge" has removed "Ancestral Vision" face down
      And Alice has "Twincast" in hand
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      And Alice accepts
      And Alice chooses Alice
      And Alice plays "Twincast" targeting "Ancestral Vision"
      And all players pass
      And Alice declines
      Then the stack is, from the top, "copy of Ancestral Vision", "Ancestral Vision"
      And "copy of Ancestral Vision" is blue
      When the stack resolves
      Then Alice has 6 cards in hand

  @GRS-503.10-03 @GRS-503.10-12
  Rule: A copy has the mode and the targets that were chosen for the original
    Rulings summary, 503.10, second sentence, and the example of Fork and Emerald Charm

    Scenario: The copy of an untapping Emerald Charm untaps, and only its target is asked for
      Given Alice controls "Forest", "Hill Giant", "Grizzly Bears" and 2 "Island"
      And "Hill Giant" is tapped
      And "Grizzly Bears" is tapped
      And Alice has "Emerald Charm" and "Twincast" in hand
      And Bob controls "Coat of Arms" and "Greed"
      When Alice plays "Emerald Charm" targeting "Hill Giant" choosing mode 1
      And Alice plays "Twincast" targeting "Emerald Charm"
      And all players pass
      Then Alice is asked to choose yes or no
      When Alice accepts
      Then Alice is asked to choose targets
      When Alice chooses "Grizzly Bears"
      Then Alice has priority
      When all players pass
      Then "Grizzly Bears" is untapped
      And "Hill Giant" is tapped

    Scenario: The copy that takes flying away cannot destroy an enchantment instead
      Given Alice controls "Forest" and 2 "Mountain"
      And Alice has "Emerald Charm" and "Fork" in hand
      And Bob controls "Wind Drake", "Hill Giant" and "Greed"
      When Alice plays "Emerald Charm" targeting "Wind Drake" choosing mode 3
      And Alice plays "Fork" targeting "Emerald Charm"
      And all players pass
      And Alice accepts
      Then Alice can choose "Wind Drake" and "Hill Giant"
      When Alice chooses "Wind Drake"
      And all players pass
      Then "Wind Drake" does not have flying
      And "Greed" is in play

    Scenario: A copy whose targets are left as they are has the same target
      Given Alice controls "Mountain" and 2 "Island"
      And Alice has "Shock" and "Twincast" in hand
      And Bob controls "Hill Giant" and "Craw Wurm"
      When Alice plays "Shock" targeting "Hill Giant"
      And Alice plays "Twincast" targeting "Shock"
      And all players pass
      And Alice declines
      And all players pass
      Then "Hill Giant" has 2 damage
      And "Craw Wurm" has 0 damage

    Scenario: The copy of Terror may keep the target that has become black
      Rule 415.7a

      Given Alice controls 2 "Swamp" and 2 "Island"
      And Alice has "Terror" and "Twincast" in hand
      And Bob controls "Grizzly Bears", "Hill Giant", "Blind Seer" and 2 "Island" as "Bob's Island"
      When Alice plays "Terror" targeting "Grizzly Bears"
      And Alice plays "Twincast" targeting "Terror"
      And Alice passes
      And Bob plays the ability of "Blind Seer" targeting "Grizzly Bears"
      And all players pass
      And Bob names black
      And all players pass
      And Alice accepts
      Then Alice can choose "Hill Giant", "Blind Seer" and "Grizzly Bears"
      When Alice chooses "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is in play
      And "Hill Giant" is in play
      And "Blind Seer" is in play

    Scenario: The copy of Electrolyze whose targets are both players has no others that could be chosen
      Rule 415.7a

      Given Alice controls 4 "Island" and "Mountain"
      And Alice has "Electrolyze" and "Twincast" in hand
      When Alice plays "Electrolyze" targeting Alice and Bob
      And Alice plays "Twincast" targeting "Electrolyze"
      And all players pass
      And Alice accepts
      Then nobody is asked anything
      And the stack is, from the top, "copy of Electrolyze", "Electrolyze"
      When all players pass
      Then Alice is at 19 life
      And Bob is at 19 life

    Scenario: Bob's copy of Rolling Thunder, divided in 1 for Alice and 2 for Bob, gives Alice the 2
      Rules 409.1d and 415.7a

      Given Alice controls 5 "Mountain"
      And Alice has "Rolling Thunder" in hand
      And Bob controls 2 "Island"
      And Bob has "Twincast" in hand
      When Alice plays "Rolling Thunder" targeting Alice and Bob with X = 3
      And Alice assigns 1 damage of "Rolling Thunder" to Alice and 2 to Bob
      And Alice passes
      And Bob plays "Twincast" targeting "Rolling Thunder"
      And all players pass
      And Bob accepts
      Then Bob can choose Alice and Bob
      When Bob chooses Bob and Alice
      And all players pass
      Then Alice is at 18 life
      And Bob is at 19 life
      When all players pass
      Then Alice is at 17 life
      And Bob is at 17 life

    Scenario: Hill Giant, protected from red by now, may stay the target of 1 damage, and not become that of Bob's 2
      Rule 415.7a

      Given Alice controls 5 "Mountain" and 2 "Island"
      And Alice has "Rolling Thunder" and "Twincast" in hand
      And Bob controls "Hill Giant" and 2 "Plains"
      And Bob has "Shelter" in hand
      When Alice plays "Rolling Thunder" targeting "Hill Giant" and Bob with X = 3
      And Alice assigns 1 damage of "Rolling Thunder" to "Hill Giant" and 2 to Bob
      And Alice plays "Twincast" targeting "Rolling Thunder"
      And Alice passes
      And Bob plays "Shelter" targeting "Hill Giant"
      And all players pass
      And Bob names red
      And all players pass
      And Alice accepts
      And Alice tries to choose Bob and "Hill Giant"
      Then the attempt is refused
      When Alice chooses "Hill Giant" and Bob
      And all players pass
      Then Bob is at 18 life
      And "Hill Giant" has 0 damage

  @GRS-503.10-04
  Rule: A copy has the X of the original
    Rulings summary, 503.10, second sentence

    Scenario: The copy of Blaze with X = 4 deals 4 damage
      Given Alice controls 7 "Mountain"
      And Alice has "Blaze" and "Fork" in hand
      And Bob controls "Craw Wurm"
      When Alice plays "Blaze" targeting Bob with X = 4
      And Alice plays "Fork" targeting "Blaze"
      And all players pass
      And Alice accepts
      And Alice chooses "Craw Wurm"
      Then the converted mana cost of "copy of Blaze" is 5
      When all players pass
      Then "Craw Wurm" is in Bob's graveyard
      When all players pass
      Then Bob is at 16 life

  @GRS-503.10-05
  Rule: What was paid for the original counts as paid for the copy
    Rulings summary, 503.10, second sentence; rules 409.1b and 502.21

    @since:2008-02
    Scenario: A copy of Notorious Throng that was prowled takes an extra turn, too
      Given Alice controls "Nightshade Stinger" and 8 "Island"
      And Alice has "Notorious Throng" and "Twincast" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Notorious Throng" for its prowl cost
      And Alice plays "Twincast" targeting "Notorious Throng"
      And the stack resolves
      Then Alice controls 2 "Faerie Rogue"
      When the game moves to Alice's end of turn step
      And all players pass
      Then it is Alice's upkeep step
      When the game moves to Alice's end of turn step
      And all players pass
      Then it is Alice's upkeep step
      When the game moves to Alice's end of turn step
      And all players pass
      Then it is Bob's upkeep step

    Scenario: The copy of Orim's Chant with kicker forbids attacks, though the original is countered
      Given Alice controls 2 "Plains", 2 "Island" and "Grizzly Bears"
      And Alice has "Orim's Chant" and "Twincast" in hand
      And Bob controls 3 "Island"
      And Bob has "Cancel" in hand
      When Alice plays "Orim's Chant" targeting Alice with kicker
      And Alice plays "Twincast" targeting "Orim's Chant"
      And all players pass
      And Alice declines
      And all players pass
      And Alice passes
      And Bob plays "Cancel" targeting "Orim's Chant"
      And the stack resolves
      And Alice tries to attack Bob with "Grizzly Bears"
      Then the attempt is refused

    Scenario: The copy of Orim's Chant without kicker forbids no attack
      Given Alice controls 2 "Plains", 2 "Island" and "Grizzly Bears"
      And Alice has "Orim's Chant" and "Twincast" in hand
      And Bob controls 3 "Island"
      And Bob has "Cancel" in hand
      When Alice plays "Orim's Chant" targeting Alice
      And Alice plays "Twincast" targeting "Orim's Chant"
      And all players pass
      And Alice declines
      And all players pass
      And Alice passes
      And Bob plays "Cancel" targeting "Orim's Chant"
      And the stack resolves
      And Alice tries to attack Bob with "Grizzly Bears"
      Then the attempt is allowed

  @GRS-503.10-06
  Rule: What is chosen on resolution is chosen anew for the copy
    Rulings summary, 503.10, third sentence

    @since:2008-02
    Scenario: The copy of Distant Melody counts Giants and the original Bears
      Given Alice controls 4 "Island", 2 "Mountain", "Hill Giant" and 2 "Grizzly Bears"
      And Alice has "Distant Melody" and "Fork" in hand
      When Alice plays "Distant Melody"
      And Alice plays "Fork" targeting "Distant Melody"
      And all players pass
      Then the stack is, from the top, "copy of Distant Melody", "Distant Melody"
      When all players pass
      Then Alice is asked to choose a word
      When Alice names Giant
      Then Alice has 1 card in hand
      When all players pass
      Then Alice is asked to choose a word
      When Alice names Bear
      Then Alice has 3 cards in hand

  @GRS-503.10-07 @GRS-503.10-14
  Rule: A copy refers to what the costs of the original were paid with
    Rulings summary, 503.10, fourth sentence, and the example of Fling

    Scenario: Each Fling deals 3 damage for the one Hill Giant that was sacrificed
      Given Alice controls "Hill Giant", "Grizzly Bears", 2 "Mountain" and 2 "Island"
      And Alice has "Fling" and "Twincast" in hand
      When Alice plays "Fling" targeting Bob paying with "Hill Giant"
      And Alice plays "Twincast" targeting "Fling"
      And all players pass
      Then Alice is asked to choose yes or no
      When Alice declines
      And all players pass
      Then Bob is at 17 life
      And "Grizzly Bears" is in play
      When all players pass
      Then Bob is at 14 life
      And "Grizzly Bears" is in play

  @GRS-503.10-08
  Rule: A copy belongs to who controlled the spell that made it, though another player may control it
    Rulings summary, 503.10, fifth sentence; rule 706.10 of later rules

    @until:2008-02
    Scenario: Bob's copy of Alice's Chain of Vapor belongs to Alice
      Given Alice controls "Island" and "Grizzly Bears"
      And Alice has "Chain of Vapor" in hand
      And Bob controls "Hill Giant" and "Forest"
      When Alice plays "Chain of Vapor" targeting "Hill Giant"
      And all players pass
      And Bob accepts
      And Bob accepts
      And Bob accepts
      And Bob chooses "Grizzly Bears"
      Then Bob controls "copy of Chain of Vapor"
      And Alice owns "copy of Chain of Vapor"
      When all players pass
      And Alice declines
      Then "Grizzly Bears" is in Alice's hand

    @since:2017-09
    Scenario: Bob's copy of Alice's Chain of Vapor belongs to Bob in later rules
      Given Alice controls "Island" and "Grizzly Bears"
      And Alice has "Chain of Vapor" in hand
      And Bob controls "Hill Giant" and "Forest"
      When Alice plays "Chain of Vapor" targeting "Hill Giant"
      And all players pass
      And Bob accepts
      And Bob accepts
      And Bob accepts
      And Bob chooses "Grizzly Bears"
      Then Bob controls "copy of Chain of Vapor"
      And Bob owns "copy of Chain of Vapor"
      When all players pass
      And Alice declines
      Then "Grizzly Bears" is in Alice's hand

  @GRS-503.10-09
  Rule: Who puts a copy on the stack controls it
    Rulings summary, 503.10, sixth sentence

    Scenario: Bob copies Alice's Shock, controls the copy and chooses its target
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls 2 "Island"
      And Bob has "Twincast" in hand
      When Alice plays "Shock" targeting Bob
      And Alice passes
      And Bob plays "Twincast" targeting "Shock"
      And all players pass
      Then Bob is asked to choose yes or no
      When Bob accepts
      And Bob chooses Alice
      Then Bob controls "copy of Shock"
      And Alice controls "Shock"
      When all players pass
      Then Alice is at 18 life
      And Bob is at 20 life

  @GRS-503.10-10
  Rule: A copy of a spell is a spell, without a card
    Rulings summary, 503.10, seventh sentence; rule 420.5j

    Scenario: Counterspell counters the copy of Shock
      Given Alice controls "Mountain" and 2 "Island"
      And Alice has "Shock" and "Twincast" in hand
      And Bob controls 2 "Island"
      And Bob has "Counterspell" in hand
      When Alice plays "Shock" targeting Bob
      And Alice plays "Twincast" targeting "Shock"
      And all players pass
      And Alice declines
      And Alice passes
      And Bob plays "Counterspell" targeting "copy of Shock"
      And all players pass
      Then the stack is, from the top, "Shock"
      And Alice has 1 card in the graveyard
      When all players pass
      Then Bob is at 18 life

  @GRS-503.10-11
  Rule: A copy of an ability is an ability
    Rulings summary, 503.10, last sentence

    Scenario: Of two abilities of Prodigal Pyromancer, one a copy, Counterspell can target none
      Given Alice controls "Prodigal Pyromancer", "Rings of Brighthearth" and 2 "Island"
      And Bob controls 3 "Island"
      And Bob has "Counterspell" and "Stifle" in hand
      When Alice plays the ability of "Prodigal Pyromancer" targeting Bob
      And all players pass
      And Alice accepts
      And Alice declines
      Then the stack is, from the top, the ability of "Prodigal Pyromancer", the ability of "Prodigal Pyromancer"
      When Alice passes
      And Bob tries to play "Counterspell"
      Then the attempt is refused
      When Bob tries to play "Stifle"
      Then the attempt is allowed

    Scenario: The ability and its copy deal damage, each to its own target
      Given Alice controls "Prodigal Pyromancer", "Rings of Brighthearth" and 2 "Island"
      And Bob controls "Hill Giant"
      When Alice plays the ability of "Prodigal Pyromancer" targeting Bob
      And all players pass
      And Alice accepts
      And Alice accepts
      And Alice chooses "Hill Giant"
      And all players pass
      Then "Hill Giant" has 1 damage
      And Bob is at 20 life
      When all players pass
      Then Bob is at 19 life

    Scenario: Bob's Guile removes no ability that Stifle counters, copy or not
      Given Alice controls "Prodigal Pyromancer", "Rings of Brighthearth" and 2 "Island"
      And Bob controls "Guile" and "Island" as "Bob's Island"
      And Bob has "Stifle" in hand
      When Alice plays the ability of "Prodigal Pyromancer" targeting Bob
      And all players pass
      And Alice accepts
      And Alice declines
      And Alice passes
      And Bob plays "Stifle"
      And Bob chooses the ability of "Prodigal Pyromancer"
      And all players pass
      Then nobody is asked anything
      When the stack resolves
      Then Bob is at 19 life

  @GRS-503.10-13
  Rule: Only the effect that copies lets targets be changed, and Fork makes its copy red
    Rulings summary, 503.10, example of Fork and Emerald Charm

    Scenario: The red copy of a green Emerald Charm cannot target Silver Knight
      Rules 502.7a and 502.7b

      Given Alice controls "Forest" and 2 "Mountain"
      And Alice has "Emerald Charm" and "Fork" in hand
      And Bob controls "Wind Drake", "Hill Giant" and "Silver Knight"
      When Alice plays "Emerald Charm" targeting "Wind Drake" choosing mode 3
      And Alice plays "Fork" targeting "Emerald Charm"
      And all players pass
      And Alice accepts
      Then Alice can choose "Wind Drake" and "Hill Giant"
      When Alice chooses "Hill Giant"
      Then "copy of Emerald Charm" is red
      And "copy of Emerald Charm" is not green
      And "Emerald Charm" is green
      When all players pass
      Then "Wind Drake" has flying

    @since:2017-09
    Scenario: While Alice chooses targets for a second copy of Emerald Charm, only the first one is there
      Rule 706.10c

      Given Alice controls "Forest" and 4 "Mountain"
      And Alice has "Emerald Charm" and 2 "Fork" in hand
      And Bob controls "Wind Drake" and "Hill Giant"
      When Alice plays "Emerald Charm" targeting "Wind Drake" choosing mode 3
      And Alice plays "Fork 1" targeting "Emerald Charm"
      And all players pass
      And Alice declines
      Then "copy of Emerald Charm" is red
      When Alice plays "Fork 2" targeting "Emerald Charm"
      And all players pass
      And Alice accepts
      Then Alice can choose "Wind Drake" and "Hill Giant"
      And "copy of Emerald Charm" is red

    Scenario: The copy of Emerald Charm that Twincast makes is green and may target Silver Knight
      Rules 415.7a and 502.7a

      Given Alice controls "Forest" and 2 "Island"
      And Alice has "Emerald Charm" and "Twincast" in hand
      And Bob controls "Wind Drake" and "Silver Knight"
      When Alice plays "Emerald Charm" targeting "Wind Drake" choosing mode 3
      And Alice plays "Twincast" targeting "Emerald Charm"
      And all players pass
      And Alice accepts
      Then Alice can choose "Wind Drake" and "Silver Knight"
      When Alice chooses "Silver Knight"
      Then "copy of Emerald Charm" is green
      When all players pass
      Then "Wind Drake" has flying
