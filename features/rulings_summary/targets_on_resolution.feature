@since:2007-10
Feature: What becomes of targets as a spell or ability resolves
  Only then are they looked at again; what is no legal target any more is left alone and does nothing itself.

  Background:
    Given a game between Alice and Bob

  @GRS-413.2A-01
  Rule: Whether targets are legal is looked at as the spell resolves, not in between
    Rulings summary, 413.2a, first sentence

    Scenario: Grizzly Bears that were black for a while are destroyed by Terror
      Given Alice controls 2 "Swamp"
      And Alice has "Terror" in hand
      And Bob controls "Grizzly Bears", "Blind Seer" and 4 "Island"
      When Alice plays "Terror" targeting "Grizzly Bears"
      And Alice passes
      And Bob plays the ability of "Blind Seer" targeting "Grizzly Bears"
      And all players pass
      And Bob names black
      Then "Grizzly Bears" is black
      When Alice passes
      And Bob plays the ability of "Blind Seer" targeting "Grizzly Bears"
      And all players pass
      And Bob names green
      And the stack resolves
      Then "Grizzly Bears" is in Bob's graveyard

  @GRS-413.2A-02
  Rule: What left its zone is an illegal target, even if the same card is back
    Rulings summary, 413.2a, second sentence; rule 217.1c

    Scenario: Shock does nothing to Grizzly Bears that Momentary Blink returned
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Grizzly Bears" and 2 "Plains"
      And Bob has "Momentary Blink" in hand
      When Alice plays "Shock" targeting "Grizzly Bears"
      And Alice passes
      And Bob plays "Momentary Blink" targeting "Grizzly Bears"
      And the stack resolves
      Then "Shock" is in Alice's graveyard
      And "Grizzly Bears" is in play
      And "Grizzly Bears" has 0 damage

    Scenario: Stifle does nothing about an ability that another Stifle has countered
      Rule 414.1

      Given Alice controls "Prodigal Pyromancer"
      And Bob controls 2 "Island"
      And Bob has "Stifle" as "First" and "Stifle" as "Second" in hand
      When Alice plays the ability of "Prodigal Pyromancer" targeting Bob
      And Alice passes
      And Bob plays "First" targeting the ability of "Prodigal Pyromancer"
      And Bob plays "Second" targeting the ability of "Prodigal Pyromancer"
      And all players pass
      Then the stack is, from the top, "First"
      When all players pass
      Then the stack is empty
      And "First" is in Bob's graveyard
      And Bob is at 20 life

  @GRS-413.2A-03
  Rule: Changed characteristics can make a target illegal
    Rulings summary, 413.2a, third sentence

    Scenario: Terror does nothing to Grizzly Bears that are black now
      Given Alice controls 2 "Swamp"
      And Alice has "Terror" in hand
      And Bob controls "Grizzly Bears", "Blind Seer" and 2 "Island"
      When Alice plays "Terror" targeting "Grizzly Bears"
      And Alice passes
      And Bob plays the ability of "Blind Seer" targeting "Grizzly Bears"
      And all players pass
      And Bob names black
      And the stack resolves
      Then "Terror" is in Alice's graveyard
      And "Grizzly Bears" is in play

    Scenario: A Beast that is none any more does not fight for Contested Cliffs
      Given Alice controls "Contested Cliffs", "Enormous Baloth", "Mountain" and "Forest"
      And Bob controls "Grizzly Bears" and 2 "Swamp"
      And Bob has "Nameless Inversion" in hand
      When Alice plays the second ability of "Contested Cliffs" targeting "Enormous Baloth" and "Grizzly Bears"
      And Alice passes
      And Bob plays "Nameless Inversion" targeting "Enormous Baloth"
      And the stack resolves
      Then "Enormous Baloth" is 10/4
      And "Enormous Baloth" has 0 damage
      And "Grizzly Bears" is in play
      And "Grizzly Bears" has 0 damage

    Scenario: A Beast that still is one fights for Contested Cliffs
      Given Alice controls "Contested Cliffs", "Enormous Baloth", "Mountain" and "Forest"
      And Bob controls "Grizzly Bears"
      When Alice plays the second ability of "Contested Cliffs" targeting "Enormous Baloth" and "Grizzly Bears"
      And the stack resolves
      Then "Enormous Baloth" has 2 damage
      And "Grizzly Bears" is in Bob's graveyard

  @GRS-413.2A-04
  Rule: A changed text can make a target illegal
    Rulings summary, 413.2a, third sentence; rule 418.6

    Scenario: Execute that reads blue now does nothing to white Savannah Lions
      Given Alice controls 3 "Swamp"
      And Alice has "Execute" in hand
      And Bob controls "Savannah Lions" and "Island"
      And Bob has "Sleight of Mind" in hand
      When Alice plays "Execute" targeting "Savannah Lions"
      And Alice passes
      And Bob plays "Sleight of Mind" targeting "Execute"
      And all players pass
      And Bob names white
      And Bob names blue
      And the stack resolves
      Then "Execute" is in Alice's graveyard
      And "Savannah Lions" is in play
      And Alice has 0 cards in hand

    Scenario: Execute in which another word was changed destroys Savannah Lions
      Given Alice controls 3 "Swamp"
      And Alice has "Execute" in hand
      And Bob controls "Savannah Lions" and "Island"
      And Bob has "Sleight of Mind" in hand
      When Alice plays "Execute" targeting "Savannah Lions"
      And Alice passes
      And Bob plays "Sleight of Mind" targeting "Execute"
      And all players pass
      And Bob names black
      And Bob names blue
      And the stack resolves
      Then "Savannah Lions" is in Bob's graveyard
      And Alice has 1 card in hand

  @GRS-413.2A-05
  Rule: Of a source that is gone, what it was last counts for its targets
    Rulings summary, 413.2a, fourth sentence

    Scenario Outline: The ability of Mogg Fanatic, last red, and Grizzly Bears protected from <colour>
      Given Alice controls "Mogg Fanatic"
      And Bob controls "Grizzly Bears" and 2 "Plains"
      And Bob has "Shelter" in hand
      When Alice plays the ability of "Mogg Fanatic" targeting "Grizzly Bears"
      Then "Mogg Fanatic" is in Alice's graveyard
      When Alice passes
      And Bob plays "Shelter" targeting "Grizzly Bears"
      And all players pass
      And Bob names <colour>
      And the stack resolves
      Then "Grizzly Bears" has <damage> damage

      Examples:
        | colour | damage |
        | red    | 0      |
        | blue   | 1      |

  @GRS-413.2A-06
  Rule: If all targets are illegal, nothing of the text is done
    Rulings summary, 413.2a, fifth sentence; rule 608.2b of 2026-04

    Scenario: Electrolyze draws no card when both of its targets are gone
      Given Alice controls "Mountain" and 2 "Island"
      And Alice has "Electrolyze" in hand
      And Bob controls "Grizzly Bears", "Hill Giant" and 2 "Island"
      And Bob has "Unsummon" as "First" and "Unsummon" as "Second" in hand
      When Alice plays "Electrolyze" targeting "Grizzly Bears" and "Hill Giant"
      And Alice passes
      And Bob plays "First" targeting "Grizzly Bears"
      And Bob plays "Second" targeting "Hill Giant"
      And the stack resolves
      Then "Electrolyze" is in Alice's graveyard
      And Alice has 0 cards in hand

    @until:2017-09
    Scenario: A spell whose target is gone has been countered, as Multani's Presence sees
      Given Alice controls "Multani's Presence" and "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Grizzly Bears" and "Island"
      And Bob has "Unsummon" in hand
      When Alice plays "Shock" targeting "Grizzly Bears"
      And Alice passes
      And Bob plays "Unsummon" targeting "Grizzly Bears"
      And the stack resolves
      Then "Shock" is in Alice's graveyard
      And Alice has 1 card in hand

    @since:2026-04
    Scenario: A spell whose target is gone does not resolve in later rules, and is not countered
      Given Alice controls "Multani's Presence" and "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Grizzly Bears" and "Island"
      And Bob has "Unsummon" in hand
      When Alice plays "Shock" targeting "Grizzly Bears"
      And Alice passes
      And Bob plays "Unsummon" targeting "Grizzly Bears"
      And the stack resolves
      Then "Shock" is in Alice's graveyard
      And Alice has 0 cards in hand

    Scenario: A spell that Cancel counters has been countered by any rules
      Given Alice controls "Multani's Presence" and "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Multani's Presence" as "Bob's Presence" and 3 "Island"
      And Bob has "Cancel" in hand
      When Alice plays "Shock" targeting Bob
      And Alice passes
      And Bob plays "Cancel" targeting "Shock"
      And the stack resolves
      Then "Shock" is in Alice's graveyard
      And Alice has 1 card in hand

    Scenario: A spell that Bob took control of is still one that Alice played
      Rule 409.1a

      Given Alice controls "Multani's Presence", 3 "Island" and "Mountain"
      And Alice has "Shock" and "Cancel" in hand
      And Bob controls "Multani's Presence" as "Bob's Presence" and 7 "Island" as "Isle"
      And Bob has "Commandeer" in hand
      When Alice plays "Shock" targeting Bob
      And Alice passes
      And Bob plays "Commandeer" targeting "Shock"
      And all players pass
      And Bob declines
      Then Bob controls "Shock"
      When Alice plays "Cancel" targeting "Shock"
      And the stack resolves
      Then "Shock" is in Alice's graveyard
      And Alice has 1 card in hand
      And Bob has 0 cards in hand

    Scenario: Nobody has played the copy of Shock that Cancel counters
      Rule 503.10

      Given Alice controls "Multani's Presence", 2 "Island" and "Mountain"
      And Alice has "Shock" and "Twincast" in hand
      And Bob controls "Multani's Presence" as "Bob's Presence" and 6 "Island" as "Isle"
      And Bob has 2 "Cancel" in hand
      When Alice plays "Shock" targeting Bob
      And Alice plays "Twincast" targeting "Shock"
      And all players pass
      And Alice declines
      And Alice passes
      And Bob plays "Cancel 1" targeting "copy of Shock"
      And all players pass
      Then the stack is, from the top, "Shock"
      And Alice has 0 cards in hand
      When Alice passes
      And Bob plays "Cancel 2" targeting "Shock"
      And the stack resolves
      Then "Shock" is in Alice's graveyard
      And Alice has 1 card in hand
      And Bob is at 20 life

  @GRS-413.2A-07
  Rule: If a target is legal, the text is followed for that one alone
    Rulings summary, 413.2a, sixth sentence

    Scenario: Hill Giant takes its 1 damage of Electrolyze and not that of Grizzly Bears
      Rule 409.1d

      Given Alice controls "Mountain" and 2 "Island"
      And Alice has "Electrolyze" in hand
      And Bob controls "Grizzly Bears", "Hill Giant" and "Island"
      And Bob has "Unsummon" in hand
      When Alice plays "Electrolyze" targeting "Grizzly Bears" and "Hill Giant"
      And Alice passes
      And Bob plays "Unsummon" targeting "Grizzly Bears"
      And the stack resolves
      Then "Hill Giant" has 1 damage
      And Alice has 1 card in hand

    Scenario: Electrolyze deals 1 damage each to a creature and to Bob
      Given Alice controls "Mountain" and 2 "Island"
      And Alice has "Electrolyze" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Electrolyze" targeting "Hill Giant" and Bob
      And the stack resolves
      Then "Hill Giant" has 1 damage
      And Bob is at 19 life

    Scenario: Arc Lightning is divided as it is played, each target gets some, and nobody gets that of a target that is gone
      Rule 409.1d

      Given Alice controls 3 "Mountain"
      And Alice has "Arc Lightning" in hand
      And Bob controls "Grizzly Bears", "Hill Giant" and "Island"
      And Bob has "Unsummon" in hand
      When Alice plays "Arc Lightning" targeting "Grizzly Bears" and "Hill Giant"
      And Alice tries to assign 0 damage of "Arc Lightning" to "Grizzly Bears" and 3 to "Hill Giant"
      Then the attempt is refused
      When Alice assigns 1 damage of "Arc Lightning" to "Grizzly Bears" and 2 to "Hill Giant"
      And Alice passes
      And Bob plays "Unsummon" targeting "Grizzly Bears"
      And the stack resolves
      Then "Hill Giant" has 2 damage
      And Bob is at 20 life

    Scenario: Arc Lightning is not divided so that less than all of its damage is dealt
      Rule 409.1d

      Given Alice controls 3 "Mountain"
      And Alice has "Arc Lightning" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Arc Lightning" targeting "Hill Giant" and Bob
      Then Alice can choose "Hill Giant" and Bob
      When Alice tries to assign 3 damage of "Arc Lightning" to Bob
      Then the attempt is refused
      When Alice tries to assign 1 damage of "Arc Lightning" to "Hill Giant" and 1 to Bob
      Then the attempt is refused
      When Alice assigns 1 damage of "Arc Lightning" to "Hill Giant" and 2 to Bob
      And the stack resolves
      Then "Hill Giant" has 1 damage
      And Bob is at 18 life

    Scenario: The 1 damage of Rolling Thunder with an X of 1 is not divided between two, and 3 damage is among three
      Rule 409.1d

      Given Alice controls 5 "Mountain"
      And Alice has "Rolling Thunder" in hand
      And Bob controls "Hill Giant", "Grizzly Bears" and "Island"
      And Bob has "Unsummon" in hand
      When Alice tries to play "Rolling Thunder" targeting "Hill Giant" and "Grizzly Bears" with X = 1
      Then the attempt is refused
      When Alice plays "Rolling Thunder" targeting "Hill Giant", "Grizzly Bears" and Bob with X = 3
      And Alice passes
      And Bob plays "Unsummon" targeting "Grizzly Bears"
      And the stack resolves
      Then "Hill Giant" has 1 damage
      And Bob is at 19 life

    Scenario: Any number of targets may be none: Rolling Thunder deals no damage then
      Rule 409.1c

      Given Alice controls 4 "Mountain"
      And Alice has "Rolling Thunder" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Rolling Thunder" with X = 2
      Then Alice can choose nothing
      When Alice chooses nothing
      Then the stack is, from the top, "Rolling Thunder"
      When all players pass
      Then "Rolling Thunder" is in Alice's graveyard
      And "Hill Giant" has 0 damage
      And Bob is at 20 life

    Scenario: Electrolyze with one target alone deals it all of the damage
      Given Alice controls "Mountain" and 2 "Island"
      And Alice has "Electrolyze" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Electrolyze" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" has 2 damage
      And Alice has 1 card in hand

    Scenario: Living Inferno, of whose targets it alone is left, gets its share, and strikes itself with all its power
      Given Alice controls "Living Inferno"
      And Bob controls "Grizzly Bears" and "Mountain"
      And Bob has "Shock" in hand
      When Alice plays the ability of "Living Inferno" targeting "Living Inferno" and "Grizzly Bears"
      And Alice assigns 1 to "Living Inferno" and 7 to "Grizzly Bears"
      And Alice passes
      And Bob plays "Shock" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in Bob's graveyard
      And "Living Inferno" has 0 damage
      When all players pass
      Then "Living Inferno" is in Alice's graveyard

  @GRS-413.2A-08
  Rule: Nothing is done to an illegal target
    Rulings summary, 413.2a, last sentence, first half

    Scenario: Plague Spores destroys the land and leaves black Grizzly Bears alone
      Given Alice controls 5 "Swamp" and "Mountain"
      And Alice has "Plague Spores" in hand
      And Bob controls "Grizzly Bears", "Forest", "Blind Seer" and 2 "Island"
      When Alice plays "Plague Spores" targeting "Grizzly Bears" and "Forest"
      And Alice passes
      And Bob plays the ability of "Blind Seer" targeting "Grizzly Bears"
      And all players pass
      And Bob names black
      And the stack resolves
      Then "Grizzly Bears" is in play
      And "Forest" is in Bob's graveyard

  @GRS-413.2A-09
  Rule: An illegal target is not made to do anything either
    Rulings summary, 413.2a, last sentence, second half

    Scenario: A Beast that Bob has taken deals no damage for Alice's Contested Cliffs, and comes back tapped
      Given Alice controls "Contested Cliffs", "Enormous Baloth", "Mountain" and "Forest"
      And Bob controls "Grizzly Bears" and 4 "Island"
      And Bob has "Ray of Command" in hand
      When Alice plays the second ability of "Contested Cliffs" targeting "Enormous Baloth" and "Grizzly Bears"
      And Alice passes
      And Bob plays "Ray of Command" targeting "Enormous Baloth"
      And the stack resolves
      Then Bob controls "Enormous Baloth"
      And "Enormous Baloth" has 0 damage
      And "Grizzly Bears" is in play
      And "Grizzly Bears" has 0 damage
      And "Enormous Baloth" is untapped
      When the game moves to Bob's turn
      Then Alice controls "Enormous Baloth"
      And "Enormous Baloth" is tapped

    Scenario: Bob, whom Gilded Light has given shroud, is not made to take the Bears that Alice would give away
      Given Alice controls "Grizzly Bears" and 3 "Island"
      And Alice has "Donate" in hand
      And Bob controls 2 "Plains"
      And Bob has "Gilded Light" in hand
      When Alice plays "Donate" targeting Bob and "Grizzly Bears"
      And Alice passes
      And Bob plays "Gilded Light"
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      And "Donate" is in Alice's graveyard

    Scenario: The Beast of Contested Cliffs and its opponent strike at once, before what Vigor makes of the one blow
      Rule 413.2b

      Given Alice controls "Contested Cliffs", "Enormous Baloth", "Mountain" and "Forest"
      And Bob controls "Vigor" and "Grizzly Bears"
      When Alice plays the second ability of "Contested Cliffs" targeting "Enormous Baloth" and "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" has 7 +1/+1 counters
      And "Enormous Baloth" has 2 damage

  @GRS-413.2A-10
  Rule: Aura Blast without its target draws no card
    Rulings summary, 413.2a, first example

    Scenario: Pacifism is gone before Aura Blast resolves
      Given Alice controls 2 "Plains"
      And Alice has "Aura Blast" in hand
      And Bob controls "Grizzly Bears", "Pacifism" and 2 "Island"
      And "Pacifism" is attached to "Grizzly Bears"
      And Bob has "Boomerang" in hand
      When Alice plays "Aura Blast" targeting "Pacifism"
      And Alice passes
      And Bob plays "Boomerang" targeting "Pacifism"
      And the stack resolves
      Then "Aura Blast" is in Alice's graveyard
      And Alice has 0 cards in hand

    Scenario Outline: An animated Glorious Anthem has protection from <colour> as white Aura Blast resolves
      Given Alice controls 2 "Plains"
      And Alice has "Aura Blast" in hand
      And Bob controls "Glorious Anthem", "Opalescence" and 2 "Plains" as "Bob's Plains"
      And Bob has "Shelter" in hand
      When Alice plays "Aura Blast" targeting "Glorious Anthem"
      And Alice passes
      And Bob plays "Shelter" targeting "Glorious Anthem"
      And all players pass
      And Bob names <colour>
      And the stack resolves
      Then "Aura Blast" is in Alice's graveyard
      And Bob has <lost> in the graveyard
      And Alice has <drawn> in hand

      Examples:
        | colour | lost    | drawn   |
        | white  | 1 card  | 0 cards |
        | blue   | 2 cards | 1 card  |

    Scenario: Pacifism is there as Aura Blast resolves
      Given Alice controls 2 "Plains"
      And Alice has "Aura Blast" in hand
      And Bob controls "Grizzly Bears" and "Pacifism"
      And "Pacifism" is attached to "Grizzly Bears"
      When Alice plays "Aura Blast" targeting "Pacifism"
      And the stack resolves
      Then "Pacifism" is in Bob's graveyard
      And Alice has 1 card in hand

  @GRS-413.2A-11
  Rule: What is targeted twice may be legal once, and that is enough
    Rulings summary, 413.2a, second example

    Scenario: Plague Spores destroys a Treetop Village that is a black creature, because it is a land
      Given Alice controls 5 "Swamp" and "Mountain"
      And Alice has "Plague Spores" in hand
      And Bob controls "Treetop Village", "Blind Seer", 2 "Forest" and 2 "Island"
      When Alice passes
      And Bob plays the second ability of "Treetop Village"
      And all players pass
      Then "Treetop Village" is 3/3
      When Alice plays "Plague Spores" targeting "Treetop Village" and "Treetop Village"
      And Alice passes
      And Bob plays the ability of "Blind Seer" targeting "Treetop Village"
      And all players pass
      And Bob names black
      Then "Treetop Village" is black
      When the stack resolves
      Then "Treetop Village" is in Bob's graveyard
