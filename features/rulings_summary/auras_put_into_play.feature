@since:2007-10
Feature: Auras that come into play without being played
  Who chooses what such an Aura enchants, among what, and what becomes of it if there is nothing.

  Background:
    Given a game between Alice and Bob

  @GRS-212.4J-01
  Rule: The player under whose control the Aura comes into play chooses what it enchants, which is no target
    Rulings summary, 212.4j, first sentence

    Scenario: Returned by Replenish, Pacifism comes into play on a creature that cannot be a target
      Given Alice controls 4 "Plains"
      And Alice has "Replenish" in hand
      And Alice has "Pacifism" in the graveyard
      And Bob controls "Spellstutter Sprite" and "Scion of Oona"
      When Alice plays "Replenish"
      And all players pass
      Then "Spellstutter Sprite" has shroud
      And Alice can choose "Spellstutter Sprite" and "Scion of Oona"
      When Alice chooses "Spellstutter Sprite"
      Then "Pacifism" is in play
      And "Pacifism" is attached to "Spellstutter Sprite"
      And Alice controls "Pacifism"

    Scenario: With several creatures in play the player of Replenish chooses one of them
      Given Alice controls 4 "Plains" and "Hill Giant"
      And Alice has "Replenish" in hand
      And Alice has "Pacifism" in the graveyard
      And Bob controls "Grizzly Bears" and "Craw Wurm"
      When Alice plays "Replenish"
      And all players pass
      Then Alice is asked to choose objects
      And Alice can choose "Hill Giant", "Grizzly Bears" and "Craw Wurm"
      When Alice tries to choose "Hill Giant" and "Grizzly Bears"
      Then the attempt is refused
      When Alice chooses "Grizzly Bears"
      Then "Pacifism" is attached to "Grizzly Bears"

    Scenario: Under Orb of Dreams Pacifism comes into play tapped, and nothing but its creature is chosen
      Rule 419.9a

      Given Alice controls 4 "Plains" and "Hill Giant"
      And Alice has "Replenish" in hand
      And Alice has "Pacifism" in the graveyard
      And Bob controls "Grizzly Bears" and "Orb of Dreams"
      When Alice plays "Replenish"
      And all players pass
      Then Alice is asked to choose objects
      When Alice chooses "Grizzly Bears"
      Then "Pacifism" is attached to "Grizzly Bears"
      And "Pacifism" is tapped

  @GRS-212.4J-02
  Rule: Only what the Aura may enchant can be chosen, by its enchant ability and by everything else that limits it
    Rulings summary, 212.4j, second sentence

    Scenario: Zur's Pacifism cannot be put on Black Knight, which has protection from white
      Given Alice controls "Zur the Enchanter"
      And the top card of Alice's library is "Pacifism"
      And Bob controls "Black Knight" and "Grizzly Bears"
      When Alice attacks Bob with "Zur the Enchanter"
      And all players pass
      And Alice accepts
      And Alice chooses "Pacifism"
      Then Alice is asked to choose objects
      And Alice can choose "Zur the Enchanter" and "Grizzly Bears"
      When Alice chooses "Grizzly Bears"
      Then "Pacifism" is attached to "Grizzly Bears"
      And "Black Knight" is in play

    Scenario: Holy Strength cannot be put on a creature with Anti-Magic Aura
      Given Alice controls 4 "Plains", "Hill Giant" and "Grizzly Bears"
      And Alice has "Replenish" in hand
      And Alice has "Holy Strength" in the graveyard
      And Bob controls "Anti-Magic Aura"
      And "Anti-Magic Aura" is attached to "Hill Giant"
      When Alice plays "Replenish"
      And all players pass
      Then nobody is asked anything
      And "Holy Strength" is attached to "Grizzly Bears"
      And "Grizzly Bears" is 3/4
      And "Hill Giant" is 3/3

    Scenario: As a copy of Pacifism Copy Enchantment is white, and cannot be put on Black Knight
      Given Alice controls 3 "Island" and "Pacifism"
      And Alice has "Copy Enchantment" in hand
      And Bob controls "Black Knight", "Grizzly Bears" and "Hill Giant"
      And "Pacifism" is attached to "Grizzly Bears"
      When Alice plays "Copy Enchantment"
      And all players pass
      And Alice chooses "Pacifism"
      Then Alice can choose "Grizzly Bears" and "Hill Giant"
      When Alice chooses "Hill Giant"
      Then "Copy Enchantment" is attached to "Hill Giant"
      And "Black Knight" is in play

    Scenario: Made a creature by March of the Machines and Mycosynth Lattice, Holy Strength can enchant nothing more
      Rule 420.5d

      Given Alice controls "Hill Giant" and "Holy Strength"
      And "Holy Strength" is attached to "Hill Giant"
      And Bob controls "March of the Machines" and 6 "Island"
      And Bob has "Mycosynth Lattice" in hand
      And it is Bob's turn
      When Bob plays "Mycosynth Lattice"
      Then "Hill Giant" is 4/5
      When all players pass
      Then "Holy Strength" is in Alice's graveyard
      And "Hill Giant" is 3/3
      And "Mycosynth Lattice" is 6/6

    Scenario: What Anti-Magic Aura says of its creature is no ability of the creature, and Humility takes none of it
      Rule 402.1

      Given Alice controls 2 "Island", 4 "Plains", "Mountain" and "Muraganda Petroglyphs"
      And Alice has {U} in the mana pool
      And Alice has "Anti-Magic Aura", "Humility" and "Shock" in hand
      And Bob controls "Grizzly Bears" and "Hill Giant"
      When Alice plays "Anti-Magic Aura" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 4/4
      When Alice plays "Humility"
      And all players pass
      And Alice tries to play "Shock" targeting "Grizzly Bears"
      Then the attempt is refused
      When Alice tries to play "Shock" targeting "Hill Giant"
      Then the attempt is allowed

  @GRS-212.4J-03
  Rule: An effect that says what the Aura enchants leaves nothing to choose
    Rulings summary, 212.4j, first sentence, its condition

    Scenario: The Aura that Auratouched Mage finds is attached to the Mage
      Given Alice controls 6 "Plains" and "Grizzly Bears"
      And Alice has "Auratouched Mage" in hand
      And the top card of Alice's library is "Holy Strength"
      When Alice plays "Auratouched Mage"
      And the stack resolves
      And Alice chooses "Holy Strength"
      Then nobody is asked anything
      And "Holy Strength" is attached to "Auratouched Mage"
      And "Auratouched Mage" is 4/5
      And "Grizzly Bears" is 2/2

    Scenario: With the Mage gone its ability puts the Aura into the hand
      Given Alice controls 6 "Plains" and "Grizzly Bears"
      And Alice has "Auratouched Mage" in hand
      And the top card of Alice's library is "Holy Strength"
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      When Alice plays "Auratouched Mage"
      And all players pass
      And Alice passes
      And Bob plays "Lightning Bolt" targeting "Auratouched Mage"
      And the stack resolves
      And Alice chooses "Holy Strength"
      Then "Auratouched Mage" is in Alice's graveyard
      And "Holy Strength" is in Alice's hand
      And "Grizzly Bears" is 2/2

    Scenario: Auratouched Mage finds no Aura that could not be on a creature
      Rule 212.4j

      Given Alice controls 6 "Plains"
      And Alice has "Auratouched Mage" in hand
      And Alice's library is "Evil Presence", "Holy Strength" and "Pacifism"
      When Alice plays "Auratouched Mage"
      And all players pass
      And all players pass
      Then Alice can choose "Holy Strength" and "Pacifism"
      When Alice chooses "Holy Strength"
      Then "Holy Strength" is attached to "Auratouched Mage"

    @since:2017-09
    Scenario: Auratouched Mage finds no Curse, which could be on a player only
      Rule 212.4j

      Given Alice controls 6 "Plains"
      And Alice has "Auratouched Mage" in hand
      And Alice's library is "Curse of Death's Hold", "Holy Strength" and "Pacifism"
      When Alice plays "Auratouched Mage"
      And all players pass
      And all players pass
      Then Alice can choose "Holy Strength" and "Pacifism"
      When Alice chooses "Holy Strength"
      Then "Holy Strength" is attached to "Auratouched Mage"

    @since:2017-09
    Scenario: Curse of Death's Hold that resolves is put on Bob, whom it targeted, and on nobody else
      Rule 212.4d

      Given Alice controls 5 "Swamp" and "Llanowar Elves"
      And Alice has "Curse of Death's Hold" in hand
      And Bob controls "Grizzly Bears" and "Fugitive Wizard"
      When Alice plays "Curse of Death's Hold" targeting Bob
      And all players pass
      Then nobody is asked anything
      And "Curse of Death's Hold" is in play
      And "Grizzly Bears" is 1/1
      And "Fugitive Wizard" is in Bob's graveyard
      And "Llanowar Elves" is 1/1

  @GRS-212.4J-04
  Rule: With nothing to enchant the Aura stays in the zone in which it is
    Rulings summary, 212.4j, third sentence

    Scenario: Replenish returns Glorious Anthem and leaves Pacifism in the graveyard
      Given Alice controls 4 "Plains"
      And Alice has "Replenish" in hand
      And Alice has "Pacifism" and "Glorious Anthem" in the graveyard
      When Alice plays "Replenish"
      And all players pass
      Then "Glorious Anthem" is in play
      And "Pacifism" is in Alice's graveyard

    Scenario: Rancor is not put into the graveyard once more, and does not trigger
      Given Alice controls 4 "Plains"
      And Alice has "Replenish" in hand
      And Alice has "Rancor" and "Glorious Anthem" in the graveyard
      When Alice plays "Replenish"
      And all players pass
      Then "Glorious Anthem" is in play
      And "Rancor" is in Alice's graveyard
      And the stack is empty

    Scenario: Pacifism that is chosen for Show and Tell stays in the hand
      Given Alice controls 3 "Island"
      And Alice has "Show and Tell" and "Pacifism" in hand
      When Alice plays "Show and Tell"
      And all players pass
      And Alice chooses "Pacifism"
      Then "Show and Tell" is in Alice's graveyard
      And "Pacifism" is in Alice's hand

    Scenario: Pacifism that stays in the hand has not been put into play, and Eureka is over
      Given Alice controls 4 "Forest"
      And Alice has "Eureka" and "Pacifism" in hand
      When Alice plays "Eureka"
      And all players pass
      And Alice chooses "Pacifism"
      Then nobody is asked anything
      And "Pacifism" is in Alice's hand
      And "Eureka" is in Alice's graveyard

    Scenario: Pacifism finds nothing to enchant in Hill Giant, which Show and Tell puts into play at the same time
      Given Alice controls 3 "Island"
      And Alice has "Show and Tell" and "Pacifism" in hand
      And Bob has "Hill Giant" in hand
      When Alice plays "Show and Tell"
      And all players pass
      And Alice chooses "Pacifism"
      And Bob chooses "Hill Giant"
      Then nobody is asked anything
      And "Hill Giant" is in play
      And "Pacifism" is in Alice's hand

    Scenario: Copy Enchantment that would have been a copy of Anti-Magic Aura stays in the hand as what it is
      Given Alice controls 3 "Island"
      And Alice has "Show and Tell" and "Copy Enchantment" in hand
      And Bob controls "Grizzly Bears" and "Anti-Magic Aura"
      And "Anti-Magic Aura" is attached to "Grizzly Bears"
      When Alice plays "Show and Tell"
      And all players pass
      And Alice chooses "Copy Enchantment"
      And Alice chooses "Anti-Magic Aura"
      Then nobody is asked anything
      And "Copy Enchantment" is in Alice's hand
      And "Copy Enchantment" is not an Aura

  @GRS-212.4J-05
  Rule: An Aura that has nothing to enchant as it comes from the stack goes to its owner's graveyard
    Rulings summary, 212.4j, last two sentences

    Scenario: As a copy of Anti-Magic Aura on the only creature, Copy Enchantment never comes into play
      Given Alice controls 3 "Island"
      And Alice has "Copy Enchantment" in hand
      And Bob controls "Grizzly Bears" and "Anti-Magic Aura"
      And "Anti-Magic Aura" is attached to "Grizzly Bears"
      When Alice plays "Copy Enchantment"
      And all players pass
      And Alice chooses "Anti-Magic Aura"
      Then nobody is asked anything
      And "Copy Enchantment" is in Alice's graveyard
      And the stack is empty
      And "Anti-Magic Aura" is attached to "Grizzly Bears"

    Scenario: With another creature in play the copy comes into play on that one
      Given Alice controls 3 "Island"
      And Alice has "Copy Enchantment" in hand
      And Bob controls "Grizzly Bears", "Hill Giant" and "Anti-Magic Aura"
      And "Anti-Magic Aura" is attached to "Grizzly Bears"
      When Alice plays "Copy Enchantment"
      And all players pass
      And Alice chooses "Anti-Magic Aura"
      Then "Copy Enchantment" is in play
      And "Copy Enchantment" is attached to "Hill Giant"
