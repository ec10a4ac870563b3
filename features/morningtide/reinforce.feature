Feature: Reinforce: counters for a card discarded from the hand
  An activated ability of a card in hand: pay, discard the card, and put +1/+1 counters on target creature.

  Background:
    Given a game between Alice and Bob

  @MOR-REINF-01 @GRS-502.77A-01
  Rule: Reinforce is an activated ability that is played from the hand
    Morningtide primer, "Keyword Ability: Reinforce", introduction; rule 502.77

    Scenario: Hunting Triad, a sorcery, reinforces a creature that blocks
      Given it is Bob's turn
      And Alice controls "Grizzly Bears" and 4 "Forest"
      And Alice has "Hunting Triad" in hand
      And Bob controls "Hill Giant"
      When Bob attacks Alice with "Hill Giant"
      And Alice blocks "Hill Giant" with "Grizzly Bears"
      And Bob passes
      And Alice plays the ability of "Hunting Triad" targeting "Grizzly Bears"
      Then the stack is, from the top, the reinforce ability of "Hunting Triad"
      When all players pass
      Then "Grizzly Bears" is 5/5
      When combat damage is dealt
      Then "Hill Giant" is in Bob's graveyard
      And "Grizzly Bears" is in play
      And "Grizzly Bears" has 3 damage

    Scenario: Cancel counters the sorcery and cannot target the reinforce ability
      Given Alice controls "Grizzly Bears" and 8 "Forest"
      And Alice has "Hunting Triad" and "Hunting Triad" as "Second Triad" in hand
      And Bob controls 3 "Island"
      And Bob has "Cancel" in hand
      When Alice plays the ability of "Second Triad" targeting "Grizzly Bears"
      And Alice passes
      And Bob tries to play "Cancel" targeting the ability of "Second Triad"
      Then the attempt is refused
      When Bob passes
      Then "Grizzly Bears" is 5/5
      When Alice plays "Hunting Triad"
      And Alice passes
      And Bob plays "Cancel" targeting "Hunting Triad"
      And all players pass
      Then "Hunting Triad" is in Alice's graveyard
      And Alice controls no "Elf Warrior"

    Scenario: Meddling Mage forbids the spell Mosquito Guard and not its ability
      Given Alice controls "Grizzly Bears" and 2 "Plains"
      And Alice has "Mosquito Guard" in hand
      And Bob controls "Meddling Mage"
      And the card name chosen for "Meddling Mage" is Mosquito Guard
      When Alice tries to play "Mosquito Guard"
      Then the attempt is refused
      When Alice plays the ability of "Mosquito Guard" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 3/3

    Scenario: While Word of Seizing, which has split second, is on the stack nothing can be reinforced
      Rule 502.58a

      Given it is Bob's turn
      And Alice controls "Grizzly Bears" and 3 "Plains"
      And Alice has "Burrenton Bombardier" and "Swords to Plowshares" in hand
      And Bob has {3}{R}{R} in the mana pool
      And Bob has "Word of Seizing" in hand
      When Bob plays "Word of Seizing" targeting "Grizzly Bears"
      And Bob passes
      And Alice tries to play the ability of "Burrenton Bombardier" targeting "Grizzly Bears"
      Then the attempt is refused
      When Alice tries to play "Swords to Plowshares" targeting "Grizzly Bears"
      Then the attempt is refused
      When Alice passes
      Then Bob controls "Grizzly Bears"
      When Bob passes
      And Alice plays the ability of "Burrenton Bombardier" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 4/4

  @MOR-REINF-02
  Rule: Hunting Triad is a green Tribal Sorcery - Elf for {3}{G}
    Morningtide primer, "Keyword Ability: Reinforce", the card shown

    @until:2017-09
    Scenario: Hunting Triad as it is printed
      Given Alice has "Hunting Triad" in hand
      Then the mana cost of "Hunting Triad" is {3}{G}
      And the converted mana cost of "Hunting Triad" is 4
      And "Hunting Triad" is green
      And "Hunting Triad" has the types Tribal and Sorcery
      And "Hunting Triad" has the subtypes Elf
      And "Hunting Triad" has reinforce

    @since:2026-04
    Scenario: Since Tribal is called Kindred, Hunting Triad is a Kindred Sorcery - Elf
      Given Alice has "Hunting Triad" in hand
      Then "Hunting Triad" has the types Kindred and Sorcery
      And "Hunting Triad" has the subtypes Elf
      And "Hunting Triad" has reinforce

  @MOR-REINF-03
  Rule: Hunting Triad as a spell puts three 1/1 green Elf Warriors into play
    Morningtide primer, "Keyword Ability: Reinforce", the card shown

    Scenario: Three tokens come into play
      Given Alice controls 4 "Forest"
      And Alice has "Hunting Triad" in hand
      When Alice plays "Hunting Triad"
      And all players pass
      Then Alice controls 3 "Elf Warrior"
      And "Hunting Triad" is in Alice's graveyard

    Scenario Outline: Each token is a 1/1 <type>, which Engineered Plague kills
      Given Alice controls 4 "Forest"
      And Alice has "Hunting Triad" in hand
      And Bob controls "Engineered Plague"
      And the creature type chosen for "Engineered Plague" is <type>
      When Alice plays "Hunting Triad"
      And all players pass
      Then Alice controls no "Elf Warrior"
      And "Hunting Triad" is in Alice's graveyard

      Examples:
        | type    |
        | Elf     |
        | Warrior |

    Scenario: Bramblewood Paragon, another Warrior, gives each token a counter, and Engineered Plague kills none
      Given Alice controls "Bramblewood Paragon" and 4 "Forest"
      And Alice has "Hunting Triad" in hand
      And Bob controls "Engineered Plague"
      And the creature type chosen for "Engineered Plague" is Warrior
      When Alice plays "Hunting Triad"
      And all players pass
      Then Alice controls 3 "Elf Warrior"
      And "Bramblewood Paragon" is 1/1

  @MOR-REINF-04 @GRS-502.77A-03
  Rule: Reinforce costs the mana and the card, and puts all the counters on one target creature
    Morningtide primer, "Keyword Ability: Reinforce", reminder text of the card shown

    Scenario: Hunting Triad is in the graveyard before the counters come
      Given Alice controls "Grizzly Bears" and 4 "Forest"
      And Alice has "Hunting Triad" in hand
      When Alice plays the ability of "Hunting Triad" targeting "Grizzly Bears"
      Then "Hunting Triad" is in Alice's graveyard
      And "Forest 1" is tapped
      And "Forest 2" is tapped
      And "Forest 3" is tapped
      And "Forest 4" is tapped
      And "Grizzly Bears" is 2/2
      And the stack is, from the top, the reinforce ability of "Hunting Triad"
      When all players pass
      Then "Grizzly Bears" has 3 +1/+1 counters
      And "Grizzly Bears" is 5/5

    Scenario: One of three creatures receives all three counters
      Given Alice controls "Grizzly Bears", "Hill Giant", "Llanowar Elves" and 4 "Forest"
      And Alice has "Hunting Triad" in hand
      When Alice plays the ability of "Hunting Triad" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" has 3 +1/+1 counters
      And "Grizzly Bears" has no +1/+1 counters
      And "Llanowar Elves" has no +1/+1 counters

    Scenario: Three lands do not pay for Hunting Triad's reinforce, but for Burrenton Bombardier's
      Given Alice controls "Grizzly Bears", 2 "Forest" and "Plains"
      And Alice has "Hunting Triad" and "Burrenton Bombardier" in hand
      When Alice tries to play the ability of "Hunting Triad" targeting "Grizzly Bears"
      Then the attempt is refused
      And "Hunting Triad" is in Alice's hand
      When Alice plays the ability of "Burrenton Bombardier" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 4/4

  @MOR-REINF-05 @GRS-502.77A-01 @GRS-G18.8A-01
  Rule: Reinforce is played only while the card is in its owner's hand
    Morningtide primer, "Keyword Ability: Reinforce", first sentence of rule 502.77a

    Scenario Outline: Mosquito Guard does not reinforce <where>, another one in hand does
      Given Alice controls "Grizzly Bears" and 2 "Plains"
      And Alice has "Mosquito Guard" as "Other Guard" in hand
      And <position>
      When Alice tries to play the ability of "Guard" targeting "Grizzly Bears"
      Then the attempt is refused
      When Alice plays the ability of "Other Guard" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 3/3

      Examples:
        | where              | position                                                    |
        | in play            | Alice controls "Mosquito Guard" as "Guard"                  |
        | from the graveyard | Alice has "Mosquito Guard" as "Guard" in the graveyard      |
        | from out of game   | Alice has "Mosquito Guard" as "Guard" removed from the game |

    Scenario: The top card of the library may be played, but does not reinforce
      Given Alice controls "Magus of the Future", "Grizzly Bears" and 3 "Plains"
      And the top card of Alice's library is "Mosquito Guard"
      When Alice tries to play the ability of "Mosquito Guard" targeting "Grizzly Bears"
      Then the attempt is refused
      When Alice plays "Mosquito Guard"
      And all players pass
      Then "Mosquito Guard" is in play

    Scenario: Mosquito Guard reinforces from the hand
      Given Alice controls "Grizzly Bears" and 2 "Plains"
      And Alice has "Mosquito Guard" in hand
      When Alice plays the ability of "Mosquito Guard" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 3/3
      And "Mosquito Guard" is in Alice's graveyard

  @MOR-REINF-06 @GRS-502.77A-02
  Rule: The card is discarded as a cost, and stays discarded whatever becomes of the ability
    Morningtide primer, "Keyword Ability: Reinforce", second sentence of rule 502.77a

    Scenario: The target is destroyed in response, and Mosquito Guard is lost as well
      Given Alice controls "Grizzly Bears", "Hill Giant" and 2 "Plains"
      And Alice has "Mosquito Guard" in hand
      And Bob controls 2 "Swamp"
      And Bob has "Terror" in hand
      When Alice plays the ability of "Mosquito Guard" targeting "Grizzly Bears"
      And Alice passes
      And Bob plays "Terror" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is in Alice's graveyard
      And "Mosquito Guard" is in Alice's graveyard
      And "Hill Giant" has no +1/+1 counters

    Scenario: What a discarded card triggers resolves before the counters come
      Given Alice controls "Confessor", "Grizzly Bears" and 2 "Plains"
      And Alice has "Mosquito Guard" in hand
      When Alice plays the ability of "Mosquito Guard" targeting "Grizzly Bears"
      Then the stack is, from the top, the ability of "Confessor", the reinforce ability of "Mosquito Guard"
      When all players pass
      And Alice accepts
      Then Alice is at 21 life
      And "Grizzly Bears" is 2/2
      When all players pass
      Then "Grizzly Bears" is 3/3

    Scenario: Stifle counters the ability, and Hunting Triad stays in the graveyard
      Given Alice controls "Grizzly Bears" and 4 "Forest"
      And Alice has "Hunting Triad" in hand
      And Bob controls "Island"
      And Bob has "Stifle" in hand
      When Alice plays the ability of "Hunting Triad" targeting "Grizzly Bears"
      And Alice passes
      And Bob plays "Stifle" targeting the ability of "Hunting Triad"
      And all players pass
      Then the stack is empty
      And "Hunting Triad" is in Alice's graveyard
      And "Grizzly Bears" is 2/2

  @MOR-REINF-07
  Rule: The counters go on one target creature, whoever controls it
    Morningtide primer, "Keyword Ability: Reinforce", second sentence of rule 502.77a

    Scenario: Burrenton Bombardier reinforces an opponent's creature by two
      Given Alice controls "Hill Giant" and 3 "Plains"
      And Alice has "Burrenton Bombardier" in hand
      And Bob controls "Grizzly Bears"
      When Alice plays the ability of "Burrenton Bombardier" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" has 2 +1/+1 counters
      And "Grizzly Bears" is 4/4
      And "Hill Giant" has no +1/+1 counters

    Scenario: Without a creature that can be targeted the card cannot be discarded for it
      Given Alice controls 3 "Plains"
      And Alice has "Burrenton Bombardier" in hand
      And Bob controls "Grizzly Bears" and "Cloak and Dagger"
      And "Cloak and Dagger" is attached to "Grizzly Bears"
      When Alice tries to play the ability of "Burrenton Bombardier" targeting "Grizzly Bears"
      Then the attempt is refused
      When Alice tries to play the ability of "Burrenton Bombardier" targeting "Cloak and Dagger"
      Then the attempt is refused
      And "Burrenton Bombardier" is in Alice's hand
      And "Grizzly Bears" is 4/2
      When Alice plays "Burrenton Bombardier"
      And all players pass
      Then "Burrenton Bombardier" is in play

    Scenario: Of two +1/+1 counters one is left on a creature that has a -1/-1 counter
      Rule 420.5n

      Given Alice controls 3 "Plains"
      And Alice has "Burrenton Bombardier" in hand
      And Bob controls "Grizzly Bears"
      And "Grizzly Bears" has 1 -1/-1 counter
      When Alice plays the ability of "Burrenton Bombardier" targeting "Grizzly Bears"
      Then "Grizzly Bears" is 1/1
      When all players pass
      Then "Grizzly Bears" has 1 +1/+1 counter
      And "Grizzly Bears" has no -1/-1 counters
      And "Grizzly Bears" is 3/3

    Scenario: Doubling Season doubles the counters on the creature of its player, and on no other
      Rule 419.1a

      Given Alice controls "Doubling Season", "Grizzly Bears" and 6 "Plains"
      And Alice has 2 "Burrenton Bombardier" in hand
      And Bob controls "Hill Giant"
      When Alice plays the ability of "Burrenton Bombardier 1" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" has 4 +1/+1 counters
      When Alice plays the ability of "Burrenton Bombardier 2" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" has 2 +1/+1 counters

  @MOR-REINF-08 @GRS-502.77B-01 @GRS-502.77B-02
  Rule: The reinforce ability exists in every zone, in play too
    Morningtide primer, "Keyword Ability: Reinforce", first sentence of rule 502.77b

    Scenario: Without flying Wind Drake has no abilities, and Burrenton Bombardier still has one
      Given Alice controls "Muraganda Petroglyphs", "Grizzly Bears", "Wind Drake", "Burrenton Bombardier" and 2 "Forest"
      And Alice has 2 "Emerald Charm" in hand
      When Alice plays "Emerald Charm 1" targeting "Wind Drake" choosing mode 3
      Then "Grizzly Bears" is 4/4
      And "Wind Drake" is 2/2
      And "Burrenton Bombardier" is 2/2
      When all players pass
      Then "Wind Drake" is 4/4
      When Alice plays "Emerald Charm 2" targeting "Burrenton Bombardier" choosing mode 3
      And all players pass
      Then "Burrenton Bombardier" does not have flying
      And "Burrenton Bombardier" is 2/2

    Scenario: Burrenton Bombardier has reinforce on the stack, in play and in the graveyard
      Given Alice controls 3 "Plains"
      And Alice has "Burrenton Bombardier" in hand
      And Bob controls "Mountain"
      And Bob has "Shock" in hand
      When Alice plays "Burrenton Bombardier"
      Then "Burrenton Bombardier" is on the stack
      And "Burrenton Bombardier" has reinforce
      When all players pass
      Then "Burrenton Bombardier" is in play
      And "Burrenton Bombardier" has reinforce
      When Alice passes
      And Bob plays "Shock" targeting "Burrenton Bombardier"
      And all players pass
      Then "Burrenton Bombardier" is in Alice's graveyard
      And "Burrenton Bombardier" has reinforce

    Scenario: Experiment Kraj has the reinforce ability of Burrenton Bombardier, and not its flying
      Rule 403.1

      Given Alice controls "Experiment Kraj" and "Burrenton Bombardier"
      When Alice plays the ability of "Experiment Kraj" targeting "Burrenton Bombardier"
      And all players pass
      Then "Experiment Kraj" has reinforce
      And "Experiment Kraj" does not have flying
      And "Burrenton Bombardier" has flying

    Scenario: Once Lignify has taken reinforce from Burrenton Bombardier, Experiment Kraj has it no more
      Rule 418.5c

      Given Alice controls "Experiment Kraj", "Burrenton Bombardier" and 2 "Forest"
      And Alice has "Lignify" in hand
      When Alice plays the ability of "Experiment Kraj" targeting "Burrenton Bombardier"
      And all players pass
      Then "Experiment Kraj" has reinforce
      When Alice plays "Lignify" targeting "Burrenton Bombardier"
      And all players pass
      Then "Burrenton Bombardier" does not have reinforce
      And "Experiment Kraj" does not have reinforce

  @MOR-REINF-09 @GRS-502.77B-02
  Rule: Effects that concern activated abilities concern reinforce
    Morningtide primer, "Keyword Ability: Reinforce", second sentence of rule 502.77b

    Scenario: Pithing Needle stops the reinforce of the card that it names
      Given Alice controls "Grizzly Bears" and 3 "Plains"
      And Alice has "Mosquito Guard" and "Burrenton Bombardier" in hand
      And Bob controls "Pithing Needle"
      And the card name chosen for "Pithing Needle" is Mosquito Guard
      When Alice tries to play the ability of "Mosquito Guard" targeting "Grizzly Bears"
      Then the attempt is refused
      When Alice plays the ability of "Burrenton Bombardier" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 4/4

    Scenario: Suppression Field makes reinforce cost two more
      Given Alice controls "Grizzly Bears" and 4 "Plains"
      And Alice has "Mosquito Guard" in hand
      And Bob controls "Suppression Field"
      When Alice plays the ability of "Mosquito Guard" targeting "Grizzly Bears"
      Then "Plains 1" is tapped
      And "Plains 2" is tapped
      And "Plains 3" is tapped
      And "Plains 4" is tapped
      When all players pass
      Then "Grizzly Bears" is 3/3

    Scenario: With Suppression Field two Plains do not pay for Mosquito Guard's reinforce
      Given Alice controls "Grizzly Bears" and 2 "Plains"
      And Alice has "Mosquito Guard" in hand
      And Bob controls "Suppression Field"
      When Alice tries to play the ability of "Mosquito Guard" targeting "Grizzly Bears"
      Then the attempt is refused
      And "Mosquito Guard" is in Alice's hand
      When Alice plays "Mosquito Guard"
      And all players pass
      Then "Mosquito Guard" is in play

    Scenario: Cursed Totem stops the creatures in play, and not a creature card in hand
      Given Alice controls "Nantuko Husk", "Grizzly Bears" and 2 "Plains"
      And Alice has "Mosquito Guard" in hand
      And Bob controls "Cursed Totem"
      When Alice tries to play the ability of "Nantuko Husk" paying with "Grizzly Bears"
      Then the attempt is refused
      When Alice plays the ability of "Mosquito Guard" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 3/3

    Scenario: Cursed Totem stops the mana abilities of creatures in play as well, and those of lands it does not stop
      Given Alice controls "Llanowar Elves", "Forest" and "Plains"
      And Alice has "Mosquito Guard" in hand
      And Bob controls "Cursed Totem"
      When Alice tries to play the ability of "Llanowar Elves"
      Then the attempt is refused
      And "Llanowar Elves" is untapped
      When Alice plays the ability of "Forest"
      Then the mana pool of Alice has {G}
      When Alice plays the ability of "Mosquito Guard" targeting "Llanowar Elves"
      And all players pass
      Then "Llanowar Elves" is 2/2

    Scenario: Under Cursed Totem Llanowar Elves give no mana to reinforce with either
      Given Alice controls "Llanowar Elves" and "Plains"
      And Alice has "Mosquito Guard" and "Forest" in hand
      And Bob controls "Cursed Totem"
      When Alice tries to play the ability of "Mosquito Guard" targeting "Llanowar Elves"
      Then the attempt is refused
      And "Mosquito Guard" is in Alice's hand
      When Alice plays "Forest"
      And Alice plays the ability of "Mosquito Guard" targeting "Llanowar Elves"
      And all players pass
      Then "Llanowar Elves" is 2/2
      And "Llanowar Elves" is untapped

    Scenario: Experiment Kraj has the reinforce ability of Burrenton Bombardier in play, and cannot play it there
      Given Alice controls "Experiment Kraj", "Burrenton Bombardier" as "First Bombardier" and 3 "Plains"
      And Alice has "Burrenton Bombardier" as "Second Bombardier" in hand
      When Alice plays the ability of "Experiment Kraj" targeting "First Bombardier"
      Then "Experiment Kraj" does not have reinforce
      When all players pass
      Then "Experiment Kraj" has reinforce
      When Alice tries to play the second ability of "Experiment Kraj" targeting "Experiment Kraj"
      Then the attempt is refused
      When Alice plays the ability of "Second Bombardier" targeting "Experiment Kraj"
      And all players pass
      Then "Experiment Kraj" is 6/8
