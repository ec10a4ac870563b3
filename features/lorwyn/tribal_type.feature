Feature: The tribal card type
  A tribal card has another card type that says how it is played, and creature types without being a creature.

  Background:
    Given a game between Alice and Bob

  @LRW-TRIBAL-01
  Rule: Before Lorwyn there was one tribal card, Bound in Silence of Future Sight
    Lorwyn primer, "Card Type: Tribal"; rule 205.2a

    @until:2017-09
    Scenario: Bound in Silence is a tribal enchantment with the subtypes Rebel and Aura
      Given Alice has "Bound in Silence" and "Amrou Scout" in hand
      Then "Bound in Silence" has the types Tribal and Enchantment
      And "Bound in Silence" has the subtypes Rebel and Aura
      And "Amrou Scout" has the types Creature

  @LRW-TRIBAL-02
  Rule: A tribal card has creature types although it is no creature
    Lorwyn primer, "Card Type: Tribal"; rules 200.9 and 205.3d

    Scenario: Wrath of God leaves Boggart Shenanigans to Tivadar's Crusade
      Given Alice controls 7 "Plains"
      And Alice has "Wrath of God" and "Tivadar's Crusade" in hand
      And Bob controls "Boggart Shenanigans" and "Grizzly Bears"
      When Alice plays "Wrath of God"
      And all players pass
      Then "Grizzly Bears" is in Bob's graveyard
      And "Boggart Shenanigans" is in play
      And "Boggart Shenanigans" is a Goblin
      And "Boggart Shenanigans" is not a Creature
      When Alice plays "Tivadar's Crusade"
      And all players pass
      Then "Boggart Shenanigans" is in Bob's graveyard

    Scenario: Coat of Arms counts the other Goblin creature and not the Goblin enchantment
      Given Alice controls "Coat of Arms", "Boggart Shenanigans", "Mogg Fanatic" as "first Fanatic" and "Mountain"
      And Alice has "Mogg Fanatic" as "second Fanatic" in hand
      When Alice plays "second Fanatic"
      And all players pass
      Then "first Fanatic" is 2/2
      And "second Fanatic" is 2/2

  @LRW-TRIBAL-05
  Rule: Beside tribal, a tribal card has another card type
    Lorwyn primer, "Card Type: Tribal"; rules 205.2a and 212.8a

    @until:2017-09
    Scenario: Tribal stands beside instant, sorcery and enchantment
      Given Alice has "Tarfire", "Giant's Ire" and "Boggart Shenanigans" in hand
      Then "Tarfire" has the types Tribal and Instant
      And "Giant's Ire" has the types Tribal and Sorcery
      And "Boggart Shenanigans" has the types Tribal and Enchantment

    @since:2008-02 @until:2017-09
    Scenario: Since Morningtide tribal stands beside artifact, too
      Given Alice has "Cloak and Dagger" in hand
      Then "Cloak and Dagger" has the types Tribal and Artifact

    Scenario: Tarmogoyf finds two card types on one Tarfire
      Given Alice controls "Tarmogoyf" and "Mountain"
      And Alice has "Tarfire" in hand
      When Alice plays "Tarfire" targeting Bob
      And all players pass
      Then "Tarfire" is in Alice's graveyard
      And "Tarmogoyf" is 2/3

  @LRW-TRIBAL-06
  Rule: A tribal card is played, and resolves, by the rules of its other card type
    Lorwyn primer, "Card Type: Tribal"; rule 212.8a

    Scenario: On Bob's turn Alice may play a tribal instant and no tribal sorcery
      Given it is Bob's turn
      And Alice controls 5 "Mountain"
      And Alice has "Tarfire" and "Giant's Ire" in hand
      When Bob passes
      And Alice tries to play "Giant's Ire" targeting Bob
      Then the attempt is refused
      When Alice plays "Tarfire" targeting Bob
      And all players pass
      Then Bob is at 18 life
      And "Giant's Ire" is in Alice's hand

    Scenario: The tribal instant goes to the graveyard, the tribal enchantment comes into play
      Given Alice controls 4 "Mountain"
      And Alice has "Tarfire" and "Boggart Shenanigans" in hand
      When Alice plays "Tarfire" targeting Bob
      And all players pass
      Then Bob is at 18 life
      And "Tarfire" is in Alice's graveyard
      When Alice plays "Boggart Shenanigans"
      And all players pass
      Then "Boggart Shenanigans" is in play

    Scenario: A Goblin spell that is an instant is no creature spell for Remove Soul
      Given Alice controls 2 "Mountain"
      And Alice has "Tarfire" and "Mogg Fanatic" in hand
      And Bob controls 2 "Island"
      And Bob has "Remove Soul" in hand
      When Alice plays "Tarfire" targeting Bob
      And Alice passes
      And Bob tries to play "Remove Soul" targeting "Tarfire"
      Then the attempt is refused
      When Bob passes
      Then Bob is at 18 life
      When Alice plays "Mogg Fanatic"
      And Alice passes
      And Bob plays "Remove Soul" targeting "Mogg Fanatic"
      And all players pass
      Then "Mogg Fanatic" is in Alice's graveyard

    Scenario: Favor of the Mighty does as an enchantment what it says, for all creatures of the greatest cost
      Rule 203.3

      Given Alice controls "Favor of the Mighty", "Hill Giant", "Grizzly Bears" and "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Hill Giant" as "Giant of Bob"
      When Alice tries to play "Shock" targeting "Giant of Bob"
      Then the attempt is refused
      When Alice tries to play "Shock" targeting "Hill Giant"
      Then the attempt is refused
      When Alice plays "Shock" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in Alice's graveyard
      And "Favor of the Mighty" is in play

  @LRW-TRIBAL-07
  Rule: Each word among the subtypes of a tribal card is a subtype of its own
    Lorwyn primer, "Card Type: Tribal"; rules 205.3b and 212.8b

    Scenario: Bound in Silence is a Rebel and an Aura
      Given Alice has "Bound in Silence" in hand
      Then "Bound in Silence" has the subtypes Rebel and Aura
      And "Bound in Silence" is a Rebel

    @since:2008-02
    Scenario: Cloak and Dagger is a Rogue and an Equipment
      Given Alice has "Cloak and Dagger" in hand
      Then "Cloak and Dagger" has the subtypes Rogue and Equipment
      And "Cloak and Dagger" is a Rogue

    @since:2008-02
    Scenario: Bitterblossom's token is a Faerie and a Rogue
      Given it is Bob's turn
      And Alice controls "Bitterblossom"
      When the game moves to Alice's upkeep step
      Then Alice is at 19 life
      And Alice controls 1 "Faerie Rogue"
      And "Faerie Rogue" has the subtypes Faerie and Rogue
      And "Faerie Rogue" is 1/1

  @LRW-TRIBAL-08
  Rule: The subtypes of a tribal card stand behind the dash of its type line
    Lorwyn primer, "Card Type: Tribal"; rules 205.3b and 212.8b

    @until:2017-09
    Scenario: Merfolk is the subtype of Merrow Commerce and none of its card types
      Given Alice has "Merrow Commerce" in hand
      Then "Merrow Commerce" has the types Tribal and Enchantment
      And "Merrow Commerce" has the subtypes Merfolk

    Scenario: Merrow Commerce is one of the Merfolk that it untaps
      Given Alice controls "Orb of Dreams" and 2 "Island"
      And Alice has "Merrow Commerce" in hand
      When Alice plays "Merrow Commerce"
      And all players pass
      Then "Merrow Commerce" is tapped
      When the game moves to Alice's end of turn step
      Then "Merrow Commerce" is untapped
      And "Island 1" is tapped
      And "Island 2" is tapped

  @LRW-TRIBAL-09
  Rule: The subtypes of tribals are exactly the creature types, all of them and no others
    Lorwyn primer, "Card Type: Tribal"; rules 205.3d and 212.8b

    Scenario: Goblin Matron finds a tribal instant with changeling
      Given Alice controls 3 "Mountain"
      And Alice has "Goblin Matron" in hand
      And Alice's library is "Grizzly Bears", "Nameless Inversion" and "Forest"
      When Alice plays "Goblin Matron"
      And the stack resolves
      And Alice accepts
      Then Alice can choose "Nameless Inversion"
      When Alice chooses "Nameless Inversion"
      Then "Nameless Inversion" is in Alice's hand

    Scenario: A tribal enchantment may become a Bear and may not become an Aura
      Given Alice controls "Island"
      And Alice has "Artificial Evolution" in hand
      And Bob controls "Boggart Shenanigans"
      When Alice plays "Artificial Evolution" targeting "Boggart Shenanigans"
      And all players pass
      And Alice names Goblin
      And Alice tries to name Aura
      Then the attempt is refused
      When Alice names Bear
      Then "Boggart Shenanigans" has the subtypes Bear
      And "Boggart Shenanigans" is an Enchantment

  @LRW-TRIBAL-10
  Rule: The subtypes of a tribal are called creature types, so what speaks of creature types means them
    Lorwyn primer, "Card Type: Tribal"; rules 205.3d and 212.8b

    Scenario: Merrow Commerce becomes a Goblin and perishes as one
      Given Alice controls "Island" and 3 "Plains"
      And Alice has "Artificial Evolution" and "Tivadar's Crusade" in hand
      And Bob controls "Merrow Commerce" and "Favor of the Mighty"
      When Alice plays "Artificial Evolution" targeting "Merrow Commerce"
      And all players pass
      And Alice names Merfolk
      And Alice names Goblin
      Then "Merrow Commerce" has the subtypes Goblin
      When Alice plays "Tivadar's Crusade"
      And all players pass
      Then "Merrow Commerce" is in Bob's graveyard
      And "Favor of the Mighty" is in play

    Scenario: Imagecrafter needs a creature, and a creature type is not enough
      Given Alice controls "Imagecrafter", "Boggart Shenanigans" and "Grizzly Bears"
      When Alice tries to play the ability of "Imagecrafter" targeting "Boggart Shenanigans"
      Then the attempt is refused
      When Alice plays the ability of "Imagecrafter" targeting "Grizzly Bears"
      And all players pass
      And Alice names Elf
      Then "Grizzly Bears" has the subtypes Elf
      And "Boggart Shenanigans" has the subtypes Goblin

  @LRW-TRIBAL-11
  Rule: A tribal card may have several subtypes
    Lorwyn primer, "Card Type: Tribal"; rules 205.3a and 212.8b

    Scenario: One Nameless Inversion is found as an Elemental card and as a Goblin card
      Given Alice controls 4 "Mountain"
      And Alice has "Flamekin Harbinger" and "Goblin Matron" in hand
      And Alice's library is "Forest", "Grizzly Bears" and "Nameless Inversion"
      When Alice plays "Flamekin Harbinger"
      And the stack resolves
      And Alice accepts
      Then Alice can choose "Nameless Inversion"
      When Alice chooses "Nameless Inversion"
      Then the top card of Alice's library is "Nameless Inversion"
      And Alice has 3 cards in the library
      When Alice plays "Goblin Matron"
      And the stack resolves
      And Alice accepts
      Then Alice can choose "Nameless Inversion"
      When Alice chooses "Nameless Inversion"
      Then "Nameless Inversion" is in Alice's hand

    @since:2008-02
    Scenario: Cloak and Dagger keeps both subtypes and equips
      Given Alice controls 5 "Swamp" and "Grizzly Bears"
      And Alice has "Cloak and Dagger" in hand
      When Alice plays "Cloak and Dagger"
      And all players pass
      Then "Cloak and Dagger" has the subtypes Rogue and Equipment
      When Alice plays the ability of "Cloak and Dagger" targeting "Grizzly Bears"
      And all players pass
      Then "Cloak and Dagger" is attached to "Grizzly Bears"
      And "Grizzly Bears" is 4/2

  @LRW-TRIBAL-12
  Rule: Tribal is no permanent type, so being tribal lets no card come into play
    Lorwyn primer, "Card Type: Tribal"; rules 214.1 and 214.1a

    Scenario: Goblin Lackey does nothing with a Tarfire
      Given Alice controls "Goblin Lackey"
      And Alice has "Tarfire" in hand
      When Alice attacks Bob with "Goblin Lackey"
      And combat damage is dealt
      Then Bob is at 19 life
      And the stack is, from the top, the ability of "Goblin Lackey"
      When all players pass
      Then nobody is asked anything
      And "Tarfire" is in Alice's hand
      And the stack is empty

    Scenario: Amrou Scout finds a Rebel creature and passes over a tribal instant that is a Rebel, too
      Given Alice controls "Amrou Scout" and 4 "Plains"
      And Alice's library is "Nameless Inversion", "Woodland Changeling" and "Grizzly Bears"
      When Alice plays the ability of "Amrou Scout"
      And all players pass
      Then Alice can choose "Woodland Changeling"
      When Alice tries to choose "Nameless Inversion"
      Then the attempt is refused
      When Alice chooses "Woodland Changeling"
      Then "Woodland Changeling" is in play
      And "Nameless Inversion" is in Alice's library
      And "Nameless Inversion" is a Rebel

  @LRW-TRIBAL-13
  Rule: A tribal card comes into play if another of its card types is a permanent type
    Lorwyn primer, "Card Type: Tribal"; rules 212.4j and 214.1

    Scenario: Amrou Scout fetches Bound in Silence, which is put on a creature of Alice's choice
      Given Alice controls "Amrou Scout" and 4 "Plains"
      And Alice's library is "Forest", "Bound in Silence" and "Grizzly Bears"
      And Bob controls "Hill Giant"
      When Alice plays the ability of "Amrou Scout"
      And all players pass
      Then Alice can choose "Bound in Silence"
      When Alice chooses "Bound in Silence"
      Then Alice can choose "Amrou Scout" and "Hill Giant"
      When Alice chooses "Hill Giant"
      Then "Bound in Silence" is in play
      And "Bound in Silence" is attached to "Hill Giant"
      And Alice controls "Bound in Silence"

    Scenario: A tribal enchantment stays in play
      Given Alice controls 3 "Mountain"
      And Alice has "Boggart Shenanigans" in hand
      When Alice plays "Boggart Shenanigans"
      And all players pass
      Then "Boggart Shenanigans" is in play
      And "Boggart Shenanigans" is an Enchantment

    @since:2008-02
    Scenario: A tribal artifact stays in play
      Given Alice controls 2 "Mountain"
      And Alice has "Cloak and Dagger" in hand
      When Alice plays "Cloak and Dagger"
      And all players pass
      Then "Cloak and Dagger" is in play
      And "Cloak and Dagger" is an Artifact

  @LRW-TRIBAL-32
  Rule: An instant or sorcery card cannot come into play, tribal or not
    Lorwyn primer, "Card Type: Tribal"; rules 214.1 and 217.1a

    Scenario: Eureka offers the tribal enchantment and neither the tribal instant nor the tribal sorcery
      Given Alice controls 4 "Forest"
      And Alice has "Eureka", "Tarfire", "Giant's Ire" and "Boggart Shenanigans" in hand
      When Alice plays "Eureka"
      And all players pass
      Then Alice can choose "Boggart Shenanigans"
      When Alice tries to choose "Tarfire"
      Then the attempt is refused
      When Alice chooses "Boggart Shenanigans"
      Then "Boggart Shenanigans" is in play
      And "Tarfire" is in Alice's hand
      And "Giant's Ire" is in Alice's hand

    Scenario: Eureka passes over a player who holds a tribal instant only
      Given Alice controls 4 "Forest"
      And Alice has "Eureka" and "Tarfire" in hand
      And Bob has "Grizzly Bears" in hand
      When Alice plays "Eureka"
      And all players pass
      Then Bob can choose "Grizzly Bears"
      When Bob chooses "Grizzly Bears"
      Then "Grizzly Bears" is in play
      And "Tarfire" is in Alice's hand
      And "Eureka" is in Alice's graveyard

  @LRW-TRIBAL-33
  Rule: An old card that put a Goblin card into play now says Goblin permanent card, creature or not
    Lorwyn primer, "Card Type: Tribal"; rule 214.1a

    Scenario: Goblin Lackey may put Boggart Shenanigans into play, but not Tarfire
      Given Alice controls "Goblin Lackey"
      And Alice has "Boggart Shenanigans", "Tarfire" and "Grizzly Bears" in hand
      When Alice attacks Bob with "Goblin Lackey"
      And combat damage is dealt
      And all players pass
      Then Alice can choose "Boggart Shenanigans"
      And Alice can choose nothing
      When Alice tries to choose "Tarfire"
      Then the attempt is refused
      When Alice chooses "Boggart Shenanigans"
      Then "Boggart Shenanigans" is in play
      And "Tarfire" is in Alice's hand

    Scenario: Goblin Lackey may put a Goblin creature into play, whatever it costs
      Given Alice controls "Goblin Lackey"
      And Alice has "Siege-Gang Commander" and "Boggart Shenanigans" in hand
      When Alice attacks Bob with "Goblin Lackey"
      And combat damage is dealt
      And all players pass
      Then Alice can choose "Siege-Gang Commander" and "Boggart Shenanigans"
      When Alice chooses "Siege-Gang Commander"
      And all players pass
      Then "Siege-Gang Commander" is in play
      And "Boggart Shenanigans" is in Alice's hand
      And Alice controls 3 "Goblin"
