Feature: Subtypes and the card types that they belong to
  Each subtype belongs to one set; a change in one set leaves the other sets and the card types alone.

  Background:
    Given a game between Alice and Bob

  @LRW-TRIBAL-23
  Rule: On a card of several types each subtype belongs to the type whose set it is from
    Lorwyn primer, "Card Type: Tribal"; rule 205.3e

    Scenario: Dryad Arbor is a Forest as a land and a Dryad as a creature
      Given Alice controls "Dryad Arbor"
      And Alice has "Giant Growth" in hand
      Then "Dryad Arbor" has the types Land and Creature
      And "Dryad Arbor" has the subtypes Forest and Dryad
      When Alice plays "Giant Growth" targeting "Dryad Arbor"
      And all players pass
      Then "Dryad Arbor" is tapped
      And "Dryad Arbor" is 4/4

    Scenario: Without creature types Dryad Arbor is a Forest still
      Given Alice controls "Amoeboid Changeling" and "Dryad Arbor"
      And Alice has "Giant Growth" in hand
      When Alice plays the second ability of "Amoeboid Changeling" targeting "Dryad Arbor"
      And all players pass
      Then "Dryad Arbor" has the subtypes Forest
      When Alice plays "Giant Growth" targeting "Dryad Arbor"
      And all players pass
      Then "Dryad Arbor" is tapped
      And "Dryad Arbor" is 4/4

    Scenario: Bound in Silence is a Rebel as a tribal and an Aura as an enchantment
      Given Alice controls "Island"
      And Alice has "Artificial Evolution" in hand
      And Bob controls "Bound in Silence" and "Hill Giant"
      And "Bound in Silence" is attached to "Hill Giant"
      When Alice plays "Artificial Evolution" targeting "Bound in Silence"
      And all players pass
      And Alice tries to name Aura
      Then the attempt is refused
      When Alice names Rebel
      And Alice names Goblin
      Then "Bound in Silence" has the subtypes Goblin and Aura
      And "Bound in Silence" is attached to "Hill Giant"

  @LRW-TRIBAL-24
  Rule: A new subtype replaces all subtypes of the same set
    Lorwyn primer, "Card Type: Tribal"; rule 212.1b

    Scenario: A Dryad that becomes a Goblin is a Dryad no longer until the turn ends
      Given Alice controls "Unnatural Selection"
      And Alice has {1} in the mana pool
      And Bob controls "Dryad Arbor"
      When Alice plays the ability of "Unnatural Selection" targeting "Dryad Arbor"
      And all players pass
      And Alice names Goblin
      Then "Dryad Arbor" has the subtypes Forest and Goblin
      When the game moves to Bob's turn
      Then "Dryad Arbor" has the subtypes Forest and Dryad

    Scenario: Lignify takes both creature types of White Knight
      Given Alice controls 2 "Forest"
      And Alice has "Lignify" in hand
      And Bob controls "White Knight"
      When Alice plays "Lignify" targeting "White Knight"
      And all players pass
      Then "White Knight" has the subtypes Treefolk
      And "White Knight" is 0/4
      And "White Knight" does not have first strike

    Scenario: Treetop Village, which is still a land when it becomes an Ape, keeps the type that it had been given
      Rule 212.1c

      Given Alice controls "Treetop Village" and "Imagecrafter"
      And Alice has {2}{G}{G} in the mana pool
      When Alice plays the second ability of "Treetop Village"
      And all players pass
      And Alice plays the ability of "Imagecrafter" targeting "Treetop Village"
      And all players pass
      And Alice names Elf
      Then "Treetop Village" has the subtypes Elf
      When Alice plays the second ability of "Treetop Village"
      And all players pass
      Then "Treetop Village" has the types Land and Creature
      And "Treetop Village" has the subtypes Elf and Ape

  @LRW-TRIBAL-25
  Rule: Artifacts, enchantments, lands, planeswalkers and spells have subtypes of their own; creatures and tribals share theirs
    Lorwyn primer, "Card Type: Tribal"; rule 205.3d

    Scenario: Five cards show subtypes of six sets
      Given Alice has "Runed Stalactite", "Bound in Silence" and "Dryad Arbor" in hand
      And Bob has "Lava Spike" and "Garruk Wildspeaker" in hand
      Then "Runed Stalactite" has the subtypes Equipment
      And "Bound in Silence" has the subtypes Rebel and Aura
      And "Dryad Arbor" has the subtypes Forest and Dryad
      And "Lava Spike" has the subtypes Arcane
      And "Garruk Wildspeaker" has the subtypes Garruk

    Scenario: Of all the sets only one consists of creature types
      Given Alice controls "Island"
      And Alice has "Artificial Evolution" in hand
      And Bob controls "Bound in Silence" and "Hill Giant"
      And "Bound in Silence" is attached to "Hill Giant"
      When Alice plays "Artificial Evolution" targeting "Bound in Silence"
      And all players pass
      And Alice tries to name Aura
      Then the attempt is refused
      When Alice names Rebel
      And Alice tries to name Equipment
      Then the attempt is refused
      When Alice tries to name Forest
      Then the attempt is refused
      When Alice tries to name Arcane
      Then the attempt is refused
      When Alice tries to name Garruk
      Then the attempt is refused
      When Alice names Dryad
      Then "Bound in Silence" has the subtypes Dryad and Aura

  @LRW-TRIBAL-26
  Rule: The subtypes of the other sets stay when those of one set are replaced
    Lorwyn primer, "Card Type: Tribal"; rule 212.1b

    Scenario: Under Blood Moon Dryad Arbor is a Mountain and still a Dryad
      Given Alice controls 3 "Mountain"
      And Alice has "Blood Moon" in hand
      And Bob controls "Dryad Arbor"
      And Bob has "Shock" in hand
      When Alice plays "Blood Moon"
      And all players pass
      Then "Dryad Arbor" has the subtypes Mountain and Dryad
      And "Dryad Arbor" is 1/1
      When Alice passes
      And Bob plays "Shock" targeting Alice
      Then "Dryad Arbor" is tapped
      When all players pass
      Then Alice is at 18 life

    @since:2017-09
    Scenario: Dryad Arbor, green by its colour indicator and no longer by its text, stays green under Blood Moon
      Rule 204.2

      Given Alice controls 3 "Mountain"
      And Alice has "Blood Moon" in hand
      And Bob controls "Dryad Arbor"
      When Alice plays "Blood Moon"
      And all players pass
      Then "Dryad Arbor" has the subtypes Mountain and Dryad
      And "Dryad Arbor" is green

    Scenario: A Runed Stalactite that becomes an Elf stays an Equipment
      Given Alice controls "Runed Stalactite", "March of the Machines" and "Unnatural Selection"
      And Alice has {1} in the mana pool
      When Alice plays the ability of "Unnatural Selection" targeting "Runed Stalactite"
      And all players pass
      And Alice names Elf
      Then "Runed Stalactite" has the subtypes Elf and Equipment
      And "Runed Stalactite" is 1/1

  @LRW-TRIBAL-27
  Rule: A change of subtypes leaves the card types as they are
    Lorwyn primer, "Card Type: Tribal"; rule 212.1b

    Scenario: Dryad Arbor as a Mountain is still a creature and dies of Wrath of God
      Given Alice controls 3 "Mountain" and 4 "Plains"
      And Alice has "Blood Moon" and "Wrath of God" in hand
      And Bob controls "Dryad Arbor"
      When Alice plays "Blood Moon"
      And all players pass
      Then "Dryad Arbor" has the types Land and Creature
      And "Dryad Arbor" is a Mountain
      When Alice plays "Wrath of God"
      And all players pass
      Then "Dryad Arbor" is in Bob's graveyard

    Scenario: Boggart Shenanigans as an Elf is an enchantment for Disenchant and no creature
      Given Alice controls "Island" and 2 "Plains"
      And Alice has "Artificial Evolution" and "Disenchant" in hand
      And Bob controls "Boggart Shenanigans"
      When Alice plays "Artificial Evolution" targeting "Boggart Shenanigans"
      And all players pass
      And Alice names Goblin
      And Alice names Elf
      Then "Boggart Shenanigans" is an Elf
      And "Boggart Shenanigans" is an Enchantment
      And "Boggart Shenanigans" is not a Creature
      When Alice plays "Disenchant" targeting "Boggart Shenanigans"
      And all players pass
      Then "Boggart Shenanigans" is in Bob's graveyard

  @LRW-TRIBAL-28
  Rule: A permanent that loses a card type keeps the subtypes that it shares with a type it still has
    Lorwyn primer, "Card Type: Tribal"; rule 212.1b

    Scenario: Boggart Shenanigans is a Goblin still when Opalescence has gone
      Given Alice controls 9 "Plains"
      And Alice has "Opalescence", "Disenchant" and "Tivadar's Crusade" in hand
      And Bob controls "Boggart Shenanigans"
      When Alice plays "Opalescence"
      And all players pass
      Then "Boggart Shenanigans" is 3/3
      When Alice plays "Disenchant" targeting "Opalescence"
      And all players pass
      Then "Boggart Shenanigans" has no power or toughness
      And "Boggart Shenanigans" has the subtypes Goblin
      When Alice plays "Tivadar's Crusade"
      And all players pass
      Then "Boggart Shenanigans" is in Bob's graveyard

    @since:2008-02
    Scenario: Cloak and Dagger is a Rogue and an Equipment still when March of the Machines has gone
      Given Alice controls 2 "Plains"
      And Alice has {U}{U}{U}{U} in the mana pool
      And Alice has "March of the Machines" and "Disenchant" in hand
      And Bob controls "Cloak and Dagger"
      When Alice plays "March of the Machines"
      And all players pass
      Then "Cloak and Dagger" is a Creature
      When Alice plays "Disenchant" targeting "March of the Machines"
      And all players pass
      Then "Cloak and Dagger" is not a Creature
      And "Cloak and Dagger" has the subtypes Rogue and Equipment

  @LRW-TRIBAL-29
  Rule: Subtypes that no remaining type shares are gone for as long as their type is gone
    Lorwyn primer, "Card Type: Tribal"; rule 212.1b

    Scenario: Dryad Arbor is an enchantment and nothing else until a creature spell is played
      Given Alice controls "Soul Sculptor" and "Dryad Arbor"
      And Alice has {1}{W} in the mana pool
      And Alice has "Giant Growth" in hand
      And Bob controls 2 "Island"
      And Bob has "Spellstutter Sprite" in hand
      When Alice plays the ability of "Soul Sculptor" targeting "Dryad Arbor"
      And all players pass
      Then "Dryad Arbor" has the types Enchantment
      And "Dryad Arbor" has no subtypes
      And "Dryad Arbor" has no power or toughness
      When Alice tries to play "Giant Growth" targeting "Soul Sculptor"
      Then the attempt is refused
      When Alice passes
      And Bob plays "Spellstutter Sprite"
      Then the stack is, from the top, "Spellstutter Sprite"
      And "Dryad Arbor" has the types Land and Creature
      And "Dryad Arbor" has the subtypes Forest and Dryad
      When Bob passes
      And Alice plays "Giant Growth" targeting "Dryad Arbor"
      Then "Dryad Arbor" is tapped
      When all players pass
      Then "Dryad Arbor" is 4/4

    Scenario: As the Dryad is one again, nothing ends but what Soul Sculptor did
      Rule 418.3a

      Given Alice controls "Soul Sculptor", "Dryad Arbor" and "Grizzly Bears"
      And Alice has {1}{W}{G}{G} in the mana pool
      And Alice has "Giant Growth" and "Llanowar Elves" in hand
      When Alice plays the ability of "Soul Sculptor" targeting "Dryad Arbor"
      And all players pass
      And Alice plays "Giant Growth" targeting "Grizzly Bears"
      And all players pass
      Then "Dryad Arbor" has no subtypes
      And "Grizzly Bears" is 5/5
      When Alice plays "Llanowar Elves"
      Then "Dryad Arbor" has the subtypes Forest and Dryad
      And "Grizzly Bears" is 5/5

    Scenario: Boggart Shenanigans that is an enchantment only, and no tribal, is no Goblin
      Rule 418.3a

      Given Alice controls "Soul Sculptor", "Opalescence", "Boggart Shenanigans" and "Mountain"
      And Alice has {1}{W} in the mana pool
      And Alice has "Mogg Fanatic" in hand
      When Alice plays the ability of "Soul Sculptor" targeting "Boggart Shenanigans"
      And all players pass
      Then "Boggart Shenanigans" has the types Enchantment
      And "Boggart Shenanigans" has no subtypes
      And "Boggart Shenanigans" has no power or toughness
      When Alice plays "Mogg Fanatic"
      Then "Boggart Shenanigans" is a Creature
      And "Boggart Shenanigans" has the subtypes Goblin
      And "Boggart Shenanigans" is 3/3

    Scenario: Icy Manipulator, given all creature types, has none of them once March of the Machines has gone
      Given Alice controls "March of the Machines", "Icy Manipulator" and "Amoeboid Changeling"
      And Alice has {1}{W} in the mana pool
      And Alice has "Disenchant" in hand
      When Alice plays the first ability of "Amoeboid Changeling" targeting "Icy Manipulator"
      And all players pass
      Then "Icy Manipulator" is a Goblin
      When Alice plays "Disenchant" targeting "March of the Machines"
      And all players pass
      Then "Icy Manipulator" has the types Artifact
      And "Icy Manipulator" has no subtypes

    Scenario: Treetop Village is an Ape until the turn ends, and then no creature type is left
      Given Alice controls "Treetop Village"
      And Alice has {1}{G} in the mana pool
      When Alice plays the second ability of "Treetop Village"
      And all players pass
      Then "Treetop Village" has the types Land and Creature
      And "Treetop Village" has the subtypes Ape
      And "Treetop Village" is 3/3
      When the game moves to Bob's turn
      Then "Treetop Village" has the types Land
      And "Treetop Village" has no subtypes
      And "Treetop Village" has no power or toughness

    Scenario: Icy Manipulator attacks with every creature type, and without March of the Machines has none and is out of combat
      Rule 306.4

      Given Alice controls "March of the Machines", "Icy Manipulator" and "Amoeboid Changeling"
      And Bob controls 2 "Plains"
      And Bob has "Disenchant" in hand
      When Alice plays the first ability of "Amoeboid Changeling" targeting "Icy Manipulator"
      And all players pass
      And Alice attacks Bob with "Icy Manipulator"
      Then "Icy Manipulator" is a Goblin
      And "Icy Manipulator" is attacking Bob
      When Alice passes
      And Bob plays "Disenchant" targeting "March of the Machines"
      And all players pass
      Then "Icy Manipulator" has no subtypes
      And "Icy Manipulator" is not attacking
      When the game moves to the end of combat step
      Then Bob is at 20 life

  @LRW-TRIBAL-30
  Rule: Artificial Evolution can change the creature type of a tribal permanent or spell
    Lorwyn primer, "Card Type: Tribal"; rules 418.6a and 418.6c

    Scenario: Boggart Shenanigans turned to Elves watches Elves and forgets Goblins
      Given Alice controls "Boggart Shenanigans", "Mogg Fanatic" and "Elvish Champion"
      And Alice controls "Island", 3 "Plains" and 2 "Mountain"
      And Alice has "Artificial Evolution", "Tivadar's Crusade" and "Shock" in hand
      When Alice plays "Artificial Evolution" targeting "Boggart Shenanigans"
      And all players pass
      And Alice names Goblin
      And Alice names Elf
      Then "Boggart Shenanigans" has the subtypes Elf
      When Alice plays "Tivadar's Crusade"
      And all players pass
      Then "Mogg Fanatic" is in Alice's graveyard
      And "Boggart Shenanigans" is in play
      And the stack is empty
      When Alice plays "Shock" targeting "Elvish Champion"
      And all players pass
      Then "Elvish Champion" is in Alice's graveyard
      When Alice chooses Bob
      And all players pass
      And Alice accepts
      Then Bob is at 19 life

    Scenario: Tarfire is an Elf spell for once and a Goblin card in the graveyard
      Given Alice controls "Mountain", "Island" and "Swamp"
      And Alice has "Tarfire", "Artificial Evolution" and "Boggart Birth Rite" in hand
      When Alice plays "Tarfire" targeting Bob
      And Alice plays "Artificial Evolution" targeting "Tarfire"
      And all players pass
      And Alice names Goblin
      And Alice names Elf
      Then "Tarfire" is on the stack
      And "Tarfire" has the subtypes Elf
      When all players pass
      Then Bob is at 18 life
      And "Tarfire" has the subtypes Goblin
      When Alice plays "Boggart Birth Rite" targeting "Tarfire"
      And all players pass
      Then "Tarfire" is in Alice's hand

    Scenario: Wall is no new creature type for Artificial Evolution
      Given Alice controls "Island"
      And Alice has "Artificial Evolution" in hand
      And Bob controls "Boggart Shenanigans"
      When Alice plays "Artificial Evolution" targeting "Boggart Shenanigans"
      And all players pass
      And Alice names Goblin
      And Alice tries to name Wall
      Then the attempt is refused
      When Alice names Elf
      Then "Boggart Shenanigans" has the subtypes Elf
