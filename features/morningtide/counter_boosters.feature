Feature: Counter boosters: creatures that come into play with another +1/+1 counter
  Some creatures let your other creatures of a type come into play with a counter more than they would have had.

  Background:
    Given a game between Alice and Bob

  @MOR-BOOST-01
  Rule: Three creatures of Morningtide let your other creatures of a type come into play with another counter
    Morningtide primer, "Theme: Counter Boosters", introduction; rule 419.1b

    Scenario Outline: With <booster> a <type> comes into play with a counter and nothing triggers
      Given Alice controls "<booster>" and 3 "<land>"
      And Alice has "<creature>" in hand
      When Alice plays "<creature>"
      And all players pass
      Then "<creature>" has 1 +1/+1 counter
      And "<creature>" is untapped
      And the stack is empty
      And "<booster>" has no +1/+1 counters

      Examples:
        | booster             | type    | creature           | land   |
        | Sage of Fables      | Wizard  | Ink Dissolver      | Island |
        | Oona's Blackguard   | Rogue   | Nightshade Stinger | Swamp  |
        | Bramblewood Paragon | Warrior | Winnower Patrol    | Forest |

    Scenario Outline: <booster> does nothing for <creature>, which is of another type
      Given Alice controls "<booster>" and 3 "<land>"
      And Alice has "<creature>" in hand
      When Alice plays "<creature>"
      And all players pass
      Then "<creature>" is in play
      And "<creature>" has no +1/+1 counters

      Examples:
        | booster             | creature        | land   |
        | Sage of Fables      | Winnower Patrol | Forest |
        | Oona's Blackguard   | Ink Dissolver   | Island |
        | Bramblewood Paragon | Ink Dissolver   | Island |

    Scenario: Rage Forger gives its counters as it comes into play itself, by an ability that triggers
      Given Alice controls "Wolf-Skull Shaman", 3 "Mountain" and 2 "Forest"
      And Alice has "Rage Forger" and "Wolf-Skull Shaman" as "Second Shaman" in hand
      When Alice plays "Rage Forger"
      And all players pass
      Then the stack is, from the top, the ability of "Rage Forger"
      And "Wolf-Skull Shaman" has no +1/+1 counters
      When all players pass
      Then "Wolf-Skull Shaman" has 1 +1/+1 counter
      When Alice plays "Second Shaman"
      And all players pass
      Then "Second Shaman" is in play
      And "Second Shaman" has no +1/+1 counters

  @MOR-BOOST-02
  Rule: Sage of Fables is a 2/2 Merfolk Wizard for {2}{U}
    Morningtide primer, "Theme: Counter Boosters", the card shown

    Scenario: Sage of Fables as it is printed
      Given Alice has "Sage of Fables" in hand
      Then the mana cost of "Sage of Fables" is {2}{U}
      And the converted mana cost of "Sage of Fables" is 3
      And "Sage of Fables" has the types Creature
      And "Sage of Fables" has the subtypes Merfolk and Wizard
      And "Sage of Fables" is blue
      And "Sage of Fables" is 2/2

  @MOR-BOOST-03
  Rule: The counter is there from the first moment on, and the Sage gives none to itself
    Morningtide primer, "Theme: Counter Boosters", the card shown; rules 419.1b and 419.6i

    Scenario: Under Engineered Plague a Wizard of toughness 1 survives thanks to its counter
      Given Alice controls "Sage of Fables" and 2 "Island"
      And Alice has "Ink Dissolver" in hand
      And Bob controls "Engineered Plague"
      And the creature type chosen for "Engineered Plague" is Wizard
      When Alice plays "Ink Dissolver"
      And all players pass
      Then "Ink Dissolver" is in play
      And "Ink Dissolver" has 1 +1/+1 counter
      And "Ink Dissolver" is 2/1

    Scenario: The only Sage of Fables comes into play without a counter
      Given Alice controls 3 "Island"
      And Alice has "Sage of Fables" in hand
      When Alice plays "Sage of Fables"
      And all players pass
      Then "Sage of Fables" is in play
      And "Sage of Fables" has no +1/+1 counters
      And "Sage of Fables" is 2/2

    Scenario: The opponent's Wizards get nothing from the Sage
      Given Bob controls "Sage of Fables"
      And Alice controls 2 "Island"
      And Alice has "Ink Dissolver" in hand
      When Alice plays "Ink Dissolver"
      And all players pass
      Then "Ink Dissolver" is in play
      And "Ink Dissolver" has no +1/+1 counters

  @MOR-BOOST-04
  Rule: For {2} and a +1/+1 counter from any creature you control, whatever put it there, you draw a card
    Morningtide primer, "Theme: Counter Boosters", the card shown; rules 403.1 and 424.1

    Scenario: Three counters from two creatures, one of them no Wizard, draw three cards
      Given Alice controls "Sage of Fables", "Ink Dissolver", "Bramblewood Paragon" and 6 "Island"
      And "Ink Dissolver" has 2 +1/+1 counters
      And "Bramblewood Paragon" has 1 +1/+1 counter
      When Alice plays the ability of "Sage of Fables" paying with "Bramblewood Paragon"
      Then "Bramblewood Paragon" has no +1/+1 counters
      And Alice has 0 cards in hand
      When all players pass
      And Alice plays the ability of "Sage of Fables" paying with "Ink Dissolver"
      And Alice plays the ability of "Sage of Fables" paying with "Ink Dissolver"
      And the stack resolves
      Then Alice has 3 cards in hand
      And "Ink Dissolver" has no +1/+1 counters

    Scenario: A counter on a creature of Bob's does not pay for it
      Given Alice controls "Sage of Fables", "Grizzly Bears" and 2 "Island"
      And "Grizzly Bears" has 1 +1/+1 counter
      And Bob controls "Ink Dissolver"
      And "Ink Dissolver" has 1 +1/+1 counter
      When Alice tries to play the ability of "Sage of Fables" paying with "Ink Dissolver"
      Then the attempt is refused
      When Alice plays the ability of "Sage of Fables" paying with "Grizzly Bears"
      Then "Grizzly Bears" has no +1/+1 counters
      And "Ink Dissolver" has 1 +1/+1 counter

    Scenario: A counter of another kind does not pay for it
      Given Alice controls "Sage of Fables", "Grizzly Bears", "Hill Giant" and 2 "Island"
      And "Grizzly Bears" has 1 -1/-1 counter
      And "Hill Giant" has 1 +1/+1 counter
      When Alice tries to play the ability of "Sage of Fables" paying with "Grizzly Bears"
      Then the attempt is refused
      When Alice plays the ability of "Sage of Fables" paying with "Hill Giant"
      Then "Hill Giant" has no +1/+1 counters

    Scenario: A creature that lives by its counter dies of the cost, and the card is drawn all the same
      Rule 420.5b

      Given Alice controls "Sage of Fables", "Spellstutter Sprite" and 2 "Island"
      And "Spellstutter Sprite" has 1 +1/+1 counter
      And Bob controls "Engineered Plague"
      And the creature type chosen for "Engineered Plague" is Faerie
      When Alice plays the ability of "Sage of Fables"
      Then "Spellstutter Sprite" is in Alice's graveyard
      And the stack is, from the top, the ability of "Sage of Fables"
      When all players pass
      Then Alice has 1 card in hand

  @MOR-BOOST-05
  Rule: A creature that would come into play with counters comes into play with one more
    Morningtide primer, "Theme: Counter Boosters", how many counters; rule 419.6i

    Scenario: Cytoplast Manipulator, a Wizard that brings two counters along, comes into play with three
      Given Alice controls "Sage of Fables" and 4 "Island"
      And Alice has "Cytoplast Manipulator" in hand
      When Alice plays "Cytoplast Manipulator"
      And all players pass
      Then "Cytoplast Manipulator" has 3 +1/+1 counters
      And "Cytoplast Manipulator" is 3/3

    Scenario: A Manipulator that came before the Sage keeps its own two counters
      Given Alice controls "Cytoplast Manipulator" and 3 "Island"
      And Alice has "Sage of Fables" in hand
      When Alice plays "Sage of Fables"
      And the stack resolves
      And Alice declines
      Then "Sage of Fables" has no +1/+1 counters
      And "Cytoplast Manipulator" has 2 +1/+1 counters
      And "Cytoplast Manipulator" is 2/2

    Scenario: Triskelion, which is no Wizard, comes into play with its own three counters
      Given Alice controls "Sage of Fables" and 6 "Island"
      And Alice has "Triskelion" in hand
      When Alice plays "Triskelion"
      And all players pass
      Then "Triskelion" has 3 +1/+1 counters
      And "Triskelion" is 4/4

  @MOR-BOOST-06
  Rule: A creature that would come into play without counters comes into play with exactly one
    Morningtide primer, "Theme: Counter Boosters", how many counters; rule 419.6i

    Scenario: Spellstutter Sprite comes into play as a 2/2 with one counter
      Given Alice controls "Sage of Fables" and 2 "Island"
      And Alice has "Spellstutter Sprite" in hand
      When Alice plays "Spellstutter Sprite"
      And all players pass
      Then "Spellstutter Sprite" has 1 +1/+1 counter
      And "Spellstutter Sprite" is 2/2

    Scenario: Diviner's Wand is a Wizard but no creature, and gets no counter
      Given Alice controls "Sage of Fables" and 3 "Island"
      And Alice has "Diviner's Wand" in hand
      When Alice plays "Diviner's Wand"
      And all players pass
      Then "Diviner's Wand" is in play
      And "Diviner's Wand" is a Wizard
      And "Diviner's Wand" has no +1/+1 counters

  @MOR-BOOST-07
  Rule: It matters under whose control a creature comes into play, and not who owns it
    Morningtide primer, "Theme: Counter Boosters", whose creature; rule 419.6i

    Scenario: Bob's Wizard that Alice finds with Bribery comes into play with a counter
      Given Alice controls "Sage of Fables" and 5 "Island"
      And Alice has "Bribery" in hand
      And the top card of Bob's library is "Ink Dissolver"
      When Alice plays "Bribery" targeting Bob
      And all players pass
      And Alice chooses "Ink Dissolver"
      Then Alice controls "Ink Dissolver"
      And Bob owns "Ink Dissolver"
      And "Ink Dissolver" has 1 +1/+1 counter

    Scenario: Alice's Wizard that Bob reanimates comes into play without a counter
      Given it is Bob's turn
      And Alice controls "Sage of Fables"
      And Alice has "Ink Dissolver" in the graveyard
      And Bob controls "Swamp"
      And Bob has "Reanimate" in hand
      When Bob plays "Reanimate" targeting "Ink Dissolver"
      And all players pass
      Then Bob controls "Ink Dissolver"
      And "Ink Dissolver" has no +1/+1 counters

  @MOR-BOOST-08
  Rule: It does not matter where a creature comes into play from
    Morningtide primer, "Theme: Counter Boosters", whose creature; rule 419.6i

    Scenario: A Wizard out of the opponent's graveyard has the counter
      Given Alice controls "Sage of Fables" and "Swamp"
      And Alice has "Reanimate" in hand
      And Bob has "Ink Dissolver" in the graveyard
      When Alice plays "Reanimate" targeting "Ink Dissolver"
      And all players pass
      Then Alice controls "Ink Dissolver"
      And "Ink Dissolver" has 1 +1/+1 counter

    Scenario: A Wizard that was removed from the game and returned has the counter
      Given Alice controls "Sage of Fables", "Ink Dissolver" and 2 "Plains"
      And Alice has "Momentary Blink" in hand
      When Alice plays "Momentary Blink" targeting "Ink Dissolver"
      And all players pass
      Then "Ink Dissolver" is in play
      And "Ink Dissolver" has 1 +1/+1 counter

    Scenario: Tokens of the type have the counter, too
      Given Alice controls "Bramblewood Paragon" and 4 "Forest"
      And Alice has "Hunting Triad" in hand
      And Bob controls "Engineered Plague"
      And the creature type chosen for "Engineered Plague" is Elf
      When Alice plays "Hunting Triad"
      And all players pass
      Then Alice controls 3 "Elf Warrior"
      And "Bramblewood Paragon" has no +1/+1 counters
