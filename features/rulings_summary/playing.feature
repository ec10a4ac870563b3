@since:2007-10
Feature: Announcing a spell or ability
  The card becomes a spell, an ability becomes an object of its own; both stay on the stack until they are done.

  Background:
    Given a game between Alice and Bob

  @GRS-409.1A-01
  Rule: A card leaves its zone as the spell is announced
    Rulings summary, 409.1a, second sentence

    Scenario: Maro shrinks while the spell is still on the stack
      Given Alice controls "Maro" and "Mountain"
      And Alice has "Shock", "Forest" and "Plains" in hand
      When Alice plays "Shock" targeting Bob
      Then the stack is, from the top, "Shock"
      And "Maro" is 2/2
      When all players pass
      Then "Maro" is 2/2
      And Bob is at 18 life

    Scenario: A spell that cannot be paid for leaves Maro's hand as it was
      Given Alice controls "Maro"
      And Alice has "Shock" and "Forest" in hand
      When Alice tries to play "Shock" targeting Bob
      Then the attempt is refused
      And "Maro" is 2/2
      When Alice plays "Forest"
      Then "Maro" is 1/1

    Scenario: With Magus of the Future the top card of Alice's library leaves it, and no other card can be played
      Rule 401.4

      Given Alice controls "Magus of the Future" and "Mountain"
      And the top cards of Alice's library are "Shock" and "Lightning Bolt"
      And Alice has "Lava Spike" in the graveyard
      When Alice tries to play "Lightning Bolt" targeting Bob
      Then the attempt is refused
      When Alice tries to play "Lava Spike" targeting Bob
      Then the attempt is refused
      When Alice plays "Shock" targeting Bob
      Then the stack is, from the top, "Shock"
      And the top card of Alice's library is "Lightning Bolt"

    Scenario: Magus of the Future lets nobody but its controller play the top card of a library
      Rule 401.4

      Given Alice controls "Magus of the Future" and "Mountain"
      And the top card of Alice's library is "Shock"
      And Bob controls "Mountain" as "Bob's Mountain"
      And the top card of Bob's library is "Lightning Bolt"
      When Alice tries to play "Lightning Bolt" targeting Bob
      Then the attempt is refused
      When Alice plays "Shock" targeting Bob
      And Alice passes
      And Bob tries to play "Lightning Bolt" targeting Alice
      Then the attempt is refused
      And the top card of Bob's library is "Lightning Bolt"

  @GRS-409.1A-02
  Rule: A spell has all characteristics of its card
    Rulings summary, 409.1a, third sentence, first half

    @since:2008-02
    Scenario: On the stack Woodland Changeling is a 2/2 Goblin creature, and costs {1} less for it
      Given Alice controls "Frogtosser Banneret" and "Forest"
      And Alice has "Woodland Changeling" in hand
      And Bob controls 2 "Island"
      And Bob has "Remove Soul" in hand
      When Alice plays "Woodland Changeling"
      Then "Woodland Changeling" is on the stack
      And "Woodland Changeling" is a Goblin
      And "Woodland Changeling" is 2/2
      And "Woodland Changeling" is green
      And the converted mana cost of "Woodland Changeling" is 2
      And "Woodland Changeling" has changeling
      When Alice passes
      And Bob plays "Remove Soul" targeting "Woodland Changeling"
      And the stack resolves
      Then "Woodland Changeling" is in Alice's graveyard

    Scenario: Of Fire // Ice one half is played, and not both as one
      Rule 505.2

      Given Alice controls 2 "Mountain" and 2 "Island"
      And Alice has "Fire // Ice" in hand
      And Bob controls "Hill Giant"
      When Alice tries to play "Fire // Ice" targeting "Hill Giant" as "Fire // Ice"
      Then the attempt is refused
      When Alice plays "Fire // Ice" targeting "Hill Giant" as "Ice"
      Then the converted mana cost of "Fire // Ice" is 2
      And "Fire // Ice" is blue

    @until:2008-02
    Scenario: Each half of Fire // Ice has a converted mana cost of 2, and so has the card, whose halves are not added up
      Rules 505.2 and 505.6

      Given Alice controls 2 "Island"
      And Alice has "Fire // Ice" in hand
      And Bob controls "Hill Giant"
      When Alice tries to play "Fire // Ice" targeting "Hill Giant" as "Fire // Ice"
      Then the attempt is refused
      And the converted mana cost of "Fire // Ice" is 2
      When Alice plays "Fire // Ice" targeting "Hill Giant" as "Ice"
      And all players pass
      Then "Hill Giant" is tapped
      And the converted mana cost of "Fire // Ice" is 2

    Scenario: Nor are both halves of Fire // Ice played as one for the five colours of Fist of Suns
      Rule 505.2

      Given Alice controls "Fist of Suns"
      And Alice has "Fire // Ice" in hand
      And Alice has {W}{U}{B}{R}{G} in the mana pool
      And Bob controls "Hill Giant"
      When Alice tries to play "Fire // Ice" as "Fire // Ice" for its alternative cost
      Then the attempt is refused
      When Alice plays "Fire // Ice" targeting "Hill Giant" as "Ice" for its alternative cost
      Then the mana pool of Alice is empty
      And "Fire // Ice" is blue

    @since:2017-09
    Scenario: X is 0 in the converted mana cost of Crime // Punishment, and what was announced in that of Punishment alone
      Rules 202.3e and 708.4

      Given Alice controls 4 "Swamp" and 4 "Forest"
      And Alice has "Crime // Punishment" in hand
      And Bob controls "Grizzly Bears" and "Hill Giant"
      When Alice tries to play "Crime // Punishment" as "Punishment" with X = 7
      Then the attempt is refused
      And the converted mana cost of "Crime // Punishment" is 7
      When Alice plays "Crime // Punishment" as "Punishment" with X = 2
      Then the converted mana cost of "Crime // Punishment" is 4
      When all players pass
      Then "Grizzly Bears" is in Bob's graveyard
      And "Hill Giant" is in play
      And the converted mana cost of "Crime // Punishment" is 7

  @GRS-409.1A-03
  Rule: Who plays a spell controls it, whoever owns the card
    Rulings summary, 409.1a, third sentence, second half; rule 217.1a

    @since:2008-02
    Scenario: Alice plays Bob's Shock, and it goes to Bob's graveyard
      Given Alice controls 7 "Island"
      And Alice has "Knowledge Exploitation" in hand
      And Bob's library is "Forest", "Shock" and "Plains"
      When Alice plays "Knowledge Exploitation" targeting Bob
      And all players pass
      And Alice chooses "Shock"
      And Alice accepts
      And Alice chooses Bob
      Then "Shock" is on the stack
      And Alice controls "Shock"
      And Bob owns "Shock"
      When the stack resolves
      Then Bob is at 18 life
      And "Shock" is in Bob's graveyard

    Scenario: Without an effect that allows it Alice cannot play the Shock in Bob's hand
      Given Alice controls "Mountain"
      And Bob controls "Mountain" as "Bob's Mountain"
      And Bob has "Shock" in hand
      When Alice tries to play "Shock" targeting Bob
      Then the attempt is refused
      And "Shock" is in Bob's hand
      When Alice passes
      And Bob plays "Shock" targeting Alice
      Then Bob controls "Shock"

  @GRS-409.1A-04
  Rule: An activated ability on the stack is no card and no spell
    Rulings summary, 409.1a, fourth sentence; rule 217.6c

    Scenario: Counterspell cannot target Prodigal Pyromancer's ability, and Stifle can
      Given Alice controls "Prodigal Pyromancer"
      And Bob controls 3 "Island"
      And Bob has "Counterspell" and "Stifle" in hand
      When Alice plays the ability of "Prodigal Pyromancer" targeting Bob
      And Alice passes
      And Bob tries to play "Counterspell" targeting the ability of "Prodigal Pyromancer"
      Then the attempt is refused
      When Bob plays "Stifle" targeting the ability of "Prodigal Pyromancer"
      And the stack resolves
      Then Bob is at 20 life
      And Alice has 0 cards in the graveyard

    Scenario: Stifle cannot target a spell, and Counterspell can
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls 3 "Island"
      And Bob has "Counterspell" and "Stifle" in hand
      When Alice plays "Shock" targeting Bob
      And Alice passes
      And Bob tries to play "Stifle" targeting "Shock"
      Then the attempt is refused
      When Bob plays "Counterspell" targeting "Shock"
      And the stack resolves
      Then Bob is at 20 life

  @GRS-409.1A-05
  Rule: The card is shown as its ability is announced from hand, before costs are paid
    Rulings summary, 409.1a, fifth sentence; rule 502.77a

    @since:2008-02
    Scenario: While Alice chooses a target for reinforce, all see the card that is still in her hand
      Given Alice controls "Grizzly Bears", "Hill Giant" and 2 "Plains"
      And Alice has "Mosquito Guard" and "Shock" in hand
      When Alice plays the ability of "Mosquito Guard"
      Then Alice is asked to choose targets
      And "Mosquito Guard" is in Alice's hand
      And Bob may look at "Mosquito Guard"
      And Alice has revealed "Mosquito Guard"
      And Bob may not look at "Shock"
      When Alice tries to choose "Grizzly Bears" and "Hill Giant"
      Then the attempt is refused
      When Alice chooses "Hill Giant"
      Then "Mosquito Guard" is in Alice's graveyard
      And no card is revealed
      When the stack resolves
      Then "Hill Giant" is 4/4

  @GRS-409.1A-06
  Rule: An ability on the stack has its text and no other characteristics
    Rulings summary, 409.1a, sixth sentence; rule 502.7

    Scenario: The ability of a Pyromancer that is blue now can target Silver Knight
      Given Alice controls "Prodigal Pyromancer", "Blind Seer" and 2 "Island"
      And Bob controls "Silver Knight"
      When Alice tries to play the ability of "Prodigal Pyromancer" targeting "Silver Knight"
      Then the attempt is refused
      When Alice plays the ability of "Blind Seer" targeting "Prodigal Pyromancer"
      And all players pass
      And Alice names blue
      And Alice plays the ability of "Prodigal Pyromancer" targeting "Silver Knight"
      And all players pass
      Then "Silver Knight" has 1 damage

    Scenario: Icy Manipulator that has become red taps no Silver Knight, though it was colorless before
      Given Alice controls "Icy Manipulator" and "Forest"
      And Bob controls "Silver Knight", "Blind Seer" and 2 "Island"
      When Alice plays the ability of "Icy Manipulator" targeting "Silver Knight"
      And Alice passes
      And Bob plays the ability of "Blind Seer" targeting "Icy Manipulator"
      And all players pass
      And Bob names red
      Then the stack is, from the top, the ability of "Icy Manipulator"
      When all players pass
      Then the stack is empty
      And "Silver Knight" is untapped

    Scenario: Icy Manipulator that has become blue taps Silver Knight
      Given Alice controls "Icy Manipulator" and "Forest"
      And Bob controls "Silver Knight", "Blind Seer" and 2 "Island"
      When Alice plays the ability of "Icy Manipulator" targeting "Silver Knight"
      And Alice passes
      And Bob plays the ability of "Blind Seer" targeting "Icy Manipulator"
      And all players pass
      And Bob names blue
      And all players pass
      Then "Silver Knight" is tapped

    Scenario: Blind Seer cannot give an ability a colour
      Given Alice controls "Prodigal Pyromancer", "Blind Seer" and 2 "Island"
      When Alice plays the ability of "Prodigal Pyromancer" targeting Bob
      And Alice tries to play the ability of "Blind Seer" targeting the ability of "Prodigal Pyromancer"
      Then the attempt is refused
      When Alice tries to play the ability of "Blind Seer" targeting "Prodigal Pyromancer"
      Then the attempt is allowed

  @GRS-409.1A-07
  Rule: Who plays an ability controls it, whoever controls its source
    Rulings summary, 409.1a, seventh sentence

    Scenario: Bob plays an ability of Alice's Flailing Soldier and controls it
      Given Alice controls "Flailing Soldier"
      And Bob controls "Mountain"
      When Alice passes
      And Bob plays the first ability of "Flailing Soldier"
      Then Bob controls the ability of "Flailing Soldier"
      And Alice controls "Flailing Soldier"
      When all players pass
      Then "Flailing Soldier" is 3/3

    Scenario: Alice plays the ability of her own Flailing Soldier and controls it
      Given Alice controls "Flailing Soldier" and "Mountain"
      When Alice plays the second ability of "Flailing Soldier"
      Then Alice controls the ability of "Flailing Soldier"
      When all players pass
      Then "Flailing Soldier" is 1/1

    Scenario: Bob cannot play an ability of Alice's that does not say so
      Given Alice controls "Flailing Soldier" and "Prodigal Pyromancer"
      And Bob controls "Mountain"
      When Alice passes
      And Bob tries to play the ability of "Prodigal Pyromancer" targeting Alice
      Then the attempt is refused
      When Bob tries to play the first ability of "Flailing Soldier"
      Then the attempt is allowed

  @GRS-409.1A-08
  Rule: An ability stays on the stack, whatever becomes of its source
    Rulings summary, 409.1a, last sentence

    Scenario: The ability of a Pyromancer that died still deals its damage
      Given Alice controls "Prodigal Pyromancer"
      And Bob controls "Mountain"
      And Bob has "Shock" in hand
      When Alice plays the ability of "Prodigal Pyromancer" targeting Bob
      And Alice passes
      And Bob plays "Shock" targeting "Prodigal Pyromancer"
      And all players pass
      Then "Prodigal Pyromancer" is in Alice's graveyard
      And the stack is, from the top, the ability of "Prodigal Pyromancer"
      When all players pass
      Then Bob is at 19 life

  @GRS-409.1A-09
  Rule: A copy of a card is played as a spell like any card
    Rulings summary, 409.1a, first sentence; rule 503.10a

    Scenario: Quirion Dryad grows as the copy of Shock is played
      Given Alice controls "Isochron Scepter", "Quirion Dryad" and 2 "Forest"
      And Alice has "Shock" removed from the game
      And "Isochron Scepter" has removed "Shock"
      When Alice plays the ability of "Isochron Scepter"
      And all players pass
      And Alice accepts
      And Alice accepts
      And Alice chooses Bob
      Then the stack is, from the top, the ability of "Quirion Dryad", "copy of Shock"
      And Alice controls "copy of Shock"
      And "Shock" is removed from the game
      When the stack resolves
      Then "Quirion Dryad" is 2/2
      And Bob is at 18 life
