Feature: What cards mean by the name of a creature type
  "Goblin" is a permanent, "Goblin creature" a creature in play, "Goblin card" a card elsewhere, "Goblin spell" a spell.

  Background:
    Given a game between Alice and Bob

  @LRW-TRIBAL-14
  Rule: Whether a card that names a creature type affects a tribal depends on its words
    Lorwyn primer, "Card Type: Tribal"; rules 200.9 and 200.9b

    @until:2017-09
    Scenario: For Goblin Warchief a Goblin enchantment is a Goblin spell and no Goblin creature
      Given Alice controls "Goblin Warchief" and "Mogg Fanatic"
      And Alice has "Boggart Shenanigans" in hand
      And Alice has {R}{R} in the mana pool
      When Alice plays "Boggart Shenanigans"
      And all players pass
      Then "Boggart Shenanigans" is in play
      And the mana pool of Alice is empty
      And "Mogg Fanatic" has haste
      And "Boggart Shenanigans" does not have haste

    @since:2026-04
    Scenario: Goblin Warchief speaks of Goblins today, and a Goblin enchantment has haste too
      Given Alice controls "Goblin Warchief" and "Mogg Fanatic"
      And Alice has "Boggart Shenanigans" in hand
      And Alice has {R}{R} in the mana pool
      When Alice plays "Boggart Shenanigans"
      And all players pass
      Then the mana pool of Alice is empty
      And "Mogg Fanatic" has haste
      And "Boggart Shenanigans" has haste
      And "Boggart Shenanigans" has no power or toughness

    @until:2017-09
    Scenario: Goblin King leads the Goblin creature and not the Goblin enchantment
      Given Alice controls 3 "Mountain", "Boggart Shenanigans" and "Mogg Fanatic"
      And Alice has "Goblin King" in hand
      When Alice plays "Goblin King"
      And all players pass
      Then "Mogg Fanatic" is 2/2
      And "Mogg Fanatic" has mountainwalk
      And "Boggart Shenanigans" does not have mountainwalk

    @since:2026-04
    Scenario: Goblin King leads other Goblins today, the enchantment among them
      Given Alice controls 3 "Mountain", "Boggart Shenanigans" and "Mogg Fanatic"
      And Alice has "Goblin King" in hand
      When Alice plays "Goblin King"
      And all players pass
      Then "Mogg Fanatic" is 2/2
      And "Mogg Fanatic" has mountainwalk
      And "Boggart Shenanigans" has mountainwalk
      And "Boggart Shenanigans" has no power or toughness

  @LRW-TRIBAL-15
  Rule: The bare word Goblin means a Goblin permanent, and nothing outside play
    Lorwyn primer, "Card Type: Tribal"; rule 200.9

    Scenario: Boggart Shenanigans sees a Goblin die if it is in play, and not from a hand or a graveyard
      Rule 410.2

      Given Alice controls "Boggart Shenanigans" and "Mogg Fanatic"
      And Alice has "Boggart Shenanigans" as "Held" in hand
      And Alice has "Boggart Shenanigans" as "Buried" in the graveyard
      When Alice plays the ability of "Mogg Fanatic" targeting Bob
      And Alice chooses Bob
      Then the stack is, from the top, the ability of "Boggart Shenanigans", the ability of "Mogg Fanatic"
      When all players pass
      And Alice accepts
      Then Bob is at 19 life

    Scenario: Tivadar's Crusade finds the Goblin in play and none in hand, library or graveyard
      Given Alice controls 3 "Plains"
      And Alice has "Tivadar's Crusade" in hand
      And Bob controls "Mogg Fanatic"
      And Bob has "Tarfire" in hand
      And Bob has "Goblin Matron" in the graveyard
      And the top card of Bob's library is "Goblin King"
      When Alice plays "Tivadar's Crusade"
      And all players pass
      Then "Mogg Fanatic" is in Bob's graveyard
      And "Tarfire" is in Bob's hand
      And "Goblin Matron" is in Bob's graveyard
      And the top card of Bob's library is "Goblin King"

    Scenario: Siege-Gang Commander cannot sacrifice a Goblin card in hand
      Given Alice controls "Siege-Gang Commander", "Mogg Fanatic" and 2 "Mountain"
      And Alice has "Tarfire" in hand
      When Alice tries to play the ability of "Siege-Gang Commander" targeting Bob paying with "Tarfire"
      Then the attempt is refused
      When Alice plays the ability of "Siege-Gang Commander" targeting Bob paying with "Mogg Fanatic"
      Then "Mogg Fanatic" is in Alice's graveyard
      When all players pass
      Then Bob is at 18 life
      And "Tarfire" is in Alice's hand

  @LRW-TRIBAL-16
  Rule: The bare word Goblin means any Goblin permanent, also one that is no creature
    Lorwyn primer, "Card Type: Tribal"; rule 200.9

    Scenario: Siege-Gang Commander throws Boggart Shenanigans
      Given Alice controls "Siege-Gang Commander", "Boggart Shenanigans" and 2 "Mountain"
      When Alice plays the ability of "Siege-Gang Commander" targeting Bob paying with "Boggart Shenanigans"
      Then "Boggart Shenanigans" is in Alice's graveyard
      And "Siege-Gang Commander" is in play
      When all players pass
      Then Bob is at 18 life

    Scenario: Boggart Mob champions Boggart Shenanigans
      Given Alice controls 4 "Swamp", "Boggart Shenanigans" and "Grizzly Bears"
      And Alice has "Boggart Mob" in hand
      When Alice plays "Boggart Mob"
      And the stack resolves
      Then Alice can choose "Boggart Shenanigans"
      When Alice chooses "Boggart Shenanigans"
      Then "Boggart Shenanigans" is removed from the game
      And "Boggart Mob" is in play
      And "Grizzly Bears" is in play

    @since:2008-02
    Scenario: With Bitterblossom beside it Spellstutter Sprite counters a spell that costs 2
      Given it is Bob's turn
      And Alice controls "Bitterblossom" and 2 "Island"
      And Alice has "Spellstutter Sprite" in hand
      And Bob controls 2 "Forest"
      And Bob has "Grizzly Bears" in hand
      When Bob plays "Grizzly Bears"
      And Bob passes
      And Alice plays "Spellstutter Sprite"
      And all players pass
      Then the stack is, from the top, the ability of "Spellstutter Sprite", "Grizzly Bears"
      When all players pass
      Then "Grizzly Bears" is in Bob's graveyard
      And the stack is empty

  @LRW-TRIBAL-17
  Rule: Goblin creature means a Goblin creature that is in play
    Lorwyn primer, "Card Type: Tribal"; rules 200.9 and 217.5b

    Scenario: Goblin King leads Mogg Fanatic only once it is in play
      Given Alice controls "Mountain" and "Goblin King"
      And Alice has "Mogg Fanatic" in hand
      When Alice plays "Mogg Fanatic"
      Then "Mogg Fanatic" is on the stack
      And "Mogg Fanatic" is 1/1
      When all players pass
      Then "Mogg Fanatic" is in play
      And "Mogg Fanatic" is 2/2

    Scenario: Goblin King leaves the creature cards in hand and graveyard as they are
      Given Alice controls 3 "Mountain" and "Mogg Fanatic" as "present Fanatic"
      And Alice has "Goblin King" and "Mogg Fanatic" as "Fanatic in hand" in hand
      And Alice has "Goblin Matron" in the graveyard
      When Alice plays "Goblin King"
      And all players pass
      Then "present Fanatic" is 2/2
      And "Fanatic in hand" is 1/1
      And "Goblin Matron" is 1/1

  @LRW-TRIBAL-18
  Rule: Goblin creature never means a Goblin tribal that is no creature
    Lorwyn primer, "Card Type: Tribal"; rules 200.9 and 205.2b

    Scenario: Boggart Shenanigans beside Goblin King has no power or toughness
      Given Alice controls 3 "Mountain", "Boggart Shenanigans" and "Mogg Fanatic"
      And Alice has "Goblin King" in hand
      When Alice plays "Goblin King"
      And all players pass
      Then "Boggart Shenanigans" has no power or toughness
      And "Boggart Shenanigans" is a Goblin
      And "Mogg Fanatic" is 2/2

    Scenario: Boggart Shenanigans made a creature by Opalescence follows Goblin King
      Given Alice controls 4 "Plains", "Goblin King" and "Boggart Shenanigans"
      And Alice has "Opalescence" in hand
      When Alice plays "Opalescence"
      And all players pass
      Then "Boggart Shenanigans" is a Creature
      And "Boggart Shenanigans" is 4/4
      And "Boggart Shenanigans" has mountainwalk

    @until:2017-09
    Scenario: When Opalescence has gone Boggart Shenanigans does not follow Goblin King any more
      Given Alice controls "Goblin King", "Opalescence", "Boggart Shenanigans" and "Mogg Fanatic"
      And Bob controls 2 "Plains"
      And Bob has "Disenchant" in hand
      When Alice passes
      Then "Boggart Shenanigans" has mountainwalk
      When Bob plays "Disenchant" targeting "Opalescence"
      And all players pass
      Then "Boggart Shenanigans" is not a Creature
      And "Boggart Shenanigans" does not have mountainwalk
      And "Mogg Fanatic" has mountainwalk

    @since:2026-04
    Scenario: Today Boggart Shenanigans is a Goblin for Goblin King with Opalescence and without it
      Given Alice controls "Goblin King", "Opalescence", "Boggart Shenanigans" and "Mogg Fanatic"
      And Bob controls 2 "Plains"
      And Bob has "Disenchant" in hand
      When Alice passes
      Then "Boggart Shenanigans" has mountainwalk
      When Bob plays "Disenchant" targeting "Opalescence"
      And all players pass
      Then "Boggart Shenanigans" is not a Creature
      And "Boggart Shenanigans" has mountainwalk
      And "Mogg Fanatic" has mountainwalk

    Scenario: Tarfire turned blue by Blind Seer is a Goblin spell, and has no power or toughness
      Given Alice controls "Goblin King", "Mountain", "Blind Seer" and 2 "Island"
      And Alice has "Tarfire" in hand
      When Alice plays "Tarfire" targeting Bob
      And Alice plays the ability of "Blind Seer" targeting "Tarfire"
      And all players pass
      And Alice names blue
      Then "Tarfire" is blue
      And "Tarfire" is a Goblin
      And "Tarfire" has no power or toughness

  @LRW-TRIBAL-19
  Rule: Goblin card means a Goblin card in the zone that the text speaks of, tribal cards included
    Lorwyn primer, "Card Type: Tribal"; rule 200.9a

    Scenario: Goblin Matron takes Tarfire from the library
      Given Alice controls 3 "Mountain" and "Boggart Shenanigans"
      And Alice has "Goblin Matron" in hand
      And Alice's library is "Grizzly Bears", "Tarfire" and "Mogg Fanatic"
      When Alice plays "Goblin Matron"
      And the stack resolves
      And Alice accepts
      Then Alice can choose "Tarfire" and "Mogg Fanatic"
      When Alice chooses "Tarfire"
      Then "Tarfire" is in Alice's hand
      And "Mogg Fanatic" is in Alice's library

    Scenario: Goblin Ringleader draws an instant, a creature and an enchantment as Goblin cards
      Given Alice controls 4 "Mountain"
      And Alice has "Goblin Ringleader" in hand
      And the top cards of Alice's library are "Tarfire", "Forest", "Mogg Fanatic" and "Boggart Shenanigans"
      When Alice plays "Goblin Ringleader"
      And the stack resolves
      Then "Tarfire" is in Alice's hand
      And "Mogg Fanatic" is in Alice's hand
      And "Boggart Shenanigans" is in Alice's hand
      And the bottom card of Alice's library is "Forest"

    Scenario: Everybody sees the cards of Goblin Ringleader until the others are under the library
      Given Alice controls 4 "Mountain"
      And Alice has "Goblin Ringleader" in hand
      And the top cards of Alice's library are "Tarfire", "Forest", "Swamp" and "Mogg Fanatic"
      When Alice plays "Goblin Ringleader"
      And the stack resolves
      Then Bob may look at "Forest"
      And Bob may look at "Swamp"
      When Alice orders "Swamp", "Forest"
      Then the bottom card of Alice's library is "Forest"
      And no card is revealed
      And "Tarfire" is in Alice's hand

    Scenario: Boggart Birth Rite returns Tarfire and cannot target the Goblin in play
      Given Alice controls "Swamp" and "Boggart Shenanigans"
      And Alice has "Boggart Birth Rite" in hand
      And Alice has "Tarfire" and "Grizzly Bears" in the graveyard
      When Alice tries to play "Boggart Birth Rite" targeting "Boggart Shenanigans"
      Then the attempt is refused
      When Alice tries to play "Boggart Birth Rite" targeting "Grizzly Bears"
      Then the attempt is refused
      When Alice plays "Boggart Birth Rite" targeting "Tarfire"
      And all players pass
      Then "Tarfire" is in Alice's hand
      And "Boggart Birth Rite" is in Alice's graveyard

  @LRW-TRIBAL-20
  Rule: Goblin spell means a Goblin on the stack, whatever its other card types
    Lorwyn primer, "Card Type: Tribal"; rule 200.9b

    Scenario: Goblin Warchief makes Boggart Shenanigans cheaper and has nothing to take from Tarfire's cost
      Given Alice controls "Goblin Warchief"
      And Alice has "Boggart Shenanigans" and "Tarfire" in hand
      And Alice has {R}{R}{R} in the mana pool
      When Alice plays "Boggart Shenanigans"
      Then the mana pool of Alice has {R}
      When all players pass
      And Alice plays "Tarfire" targeting Bob
      Then the mana pool of Alice is empty
      When all players pass
      Then Bob is at 18 life
      And "Boggart Shenanigans" is in play

    Scenario: Goblin Warchief leaves the ability of a Goblin as expensive as it is
      Given Alice controls "Goblin Warchief", "Siege-Gang Commander" and "Boggart Shenanigans"
      And Alice has {R}{R}{R} in the mana pool
      When Alice plays the ability of "Siege-Gang Commander" targeting Bob paying with "Boggart Shenanigans"
      Then the mana pool of Alice has {R}
      When all players pass
      Then Bob is at 18 life

    Scenario: Goblin Warchief knows no Goblin in a spell that is a Giant
      Given Alice controls "Goblin Warchief"
      And Alice has "Giant's Ire" and "Boggart Shenanigans" in hand
      And Alice has {R}{R}{R} in the mana pool
      When Alice tries to play "Giant's Ire" targeting Bob
      Then the attempt is refused
      When Alice plays "Boggart Shenanigans"
      Then the mana pool of Alice has {R}

    Scenario: Smokebraider's mana is for Elemental spells: for Rebellion of the Flamekin, and not for Hill Giant
      Rule 406.1

      Given Alice controls "Smokebraider" and 2 "Mountain"
      And Alice has "Rebellion of the Flamekin" and "Hill Giant" in hand
      When Alice plays the ability of "Smokebraider"
      And Alice names {R}{R}
      Then the mana pool of Alice has {R}{R}
      When Alice tries to play "Hill Giant"
      Then the attempt is refused
      When Alice plays "Rebellion of the Flamekin"
      Then the mana pool of Alice is empty
      When all players pass
      Then "Rebellion of the Flamekin" is in play

    Scenario: Of mixed mana Smokebraider's is spent first on an Elemental, and what is left of it is for no Shock
      Rule 406.1

      Given Alice controls "Smokebraider"
      And Alice has {R} in the mana pool
      And Alice has "Flamekin Harbinger" and 2 "Shock" in hand
      When Alice plays the ability of "Smokebraider"
      And Alice names {R}{R}
      Then the mana pool of Alice has {R}{R}{R}
      When Alice plays "Flamekin Harbinger"
      Then the mana pool of Alice has {R}{R}
      When Alice plays "Shock 1" targeting Bob
      Then the mana pool of Alice has {R}
      When Alice tries to play "Shock 2" targeting Bob
      Then the attempt is refused

    Scenario: Smokebraider's green mana stays for Elementals when its red mana has been spent
      Rule 406.1

      Given Alice controls "Smokebraider" and "Vedalken Orrery"
      And Alice has "Flamekin Harbinger" and "Llanowar Elves" in hand
      When Alice plays the ability of "Smokebraider"
      And Alice names {R}{G}
      And Alice plays "Flamekin Harbinger"
      Then the mana pool of Alice has {G}
      When Alice tries to play "Llanowar Elves"
      Then the attempt is refused
      And the mana pool of Alice has {G}

    Scenario: Smokebraider's mana is lost with the upkeep step or with its phase, and with it what it may be spent on
      Rules 300.3 and 406.1

      Given Alice controls "Smokebraider" and "Mountain"
      And Alice has "Shock" in hand
      And it is Alice's upkeep step
      When Alice plays the ability of "Smokebraider"
      And Alice names {R}{R}
      And the game moves to Alice's precombat main phase
      Then the mana pool of Alice is empty
      When Alice plays "Shock" targeting Bob
      And all players pass
      Then Bob is at 18 life

    Scenario: The mana of two Smokebraiders together is for Elementals, all four of it
      Rule 406.1

      Given Alice controls 2 "Smokebraider"
      And Alice has "Rebellion of the Flamekin", "Hill Giant" and "Shock" in hand
      When Alice plays the ability of "Smokebraider 1"
      And Alice names {R}{R}
      And Alice plays the ability of "Smokebraider 2"
      And Alice names {R}{R}
      And Alice tries to play "Hill Giant"
      Then the attempt is refused
      When Alice tries to play "Shock" targeting Bob
      Then the attempt is refused
      And the mana pool of Alice has {R}{R}{R}{R}
      When Alice plays "Rebellion of the Flamekin"
      Then the mana pool of Alice is empty

    @until:2008-02
    Scenario: Smokebraider's mana that has burned restricts no mana of the next phase
      Rule 300.3

      Given Alice controls "Smokebraider" and "Mountain"
      And Alice has "Shock" in hand
      When Alice plays the ability of "Smokebraider"
      And Alice names {R}{R}
      And the game moves to Alice's postcombat main phase
      Then Alice is at 18 life
      When Alice plays the ability of "Mountain"
      And Alice plays "Shock" targeting Bob
      Then "Shock" is on the stack

    @since:2008-02
    Scenario: Smokebraider's mana is for abilities of Elementals, which are in play, and not for those of an Elemental card
      Rules 200.9 and 406.1

      Given Alice controls "Smokebraider" and "Aethersnipe"
      And Alice has "Brighthearth Banneret" in hand
      When Alice plays the ability of "Smokebraider"
      And Alice names {R}{R}
      And Alice tries to play the ability of "Brighthearth Banneret" targeting "Aethersnipe"
      Then the attempt is refused
      And the mana pool of Alice has {R}{R}
      When Alice plays "Brighthearth Banneret"
      Then "Brighthearth Banneret" is on the stack
      And the mana pool of Alice is empty

  @LRW-TRIBAL-21
  Rule: Whether a player controls a Giant is a question for Giant permanents, creatures or not
    Lorwyn primer, "Card Type: Tribal"; rule 200.9

    Scenario: Favor of the Mighty is the Giant that Giant's Ire asks for
      Given Alice controls 4 "Mountain" and "Favor of the Mighty"
      And Alice has "Giant's Ire" in hand
      When Alice plays "Giant's Ire" targeting Bob
      And all players pass
      Then Bob is at 16 life
      And Alice has 1 card in hand

    Scenario: Giant's Ire whose Giant reads Goblin, and whose Goblin then reads Elf, asks for an Elf
      Rule 418.6

      Given Alice controls 4 "Mountain", 2 "Island" and "Llanowar Elves"
      And Alice has "Giant's Ire", "Artificial Evolution" as "First" and "Artificial Evolution" as "Second" in hand
      When Alice plays "Giant's Ire" targeting Bob
      And Alice plays "First" targeting "Giant's Ire"
      And all players pass
      And Alice names Giant
      And Alice names Goblin
      And Alice plays "Second" targeting "Giant's Ire"
      And all players pass
      And Alice names Goblin
      And Alice names Elf
      And all players pass
      Then Bob is at 16 life
      And Alice has 1 card in hand

    @since:2008-02
    Scenario: Bitterblossom is the Faerie that Peppersmoke asks for
      Given Alice controls "Swamp" and "Bitterblossom"
      And Alice has "Peppersmoke" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Peppersmoke" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is 2/2
      And Alice has 1 card in hand

  @LRW-TRIBAL-22
  Rule: A spell of the type counts for nothing there, not even the one that asks
    Lorwyn primer, "Card Type: Tribal"; rules 200.9 and 200.9b

    Scenario: Giant's Ire is no Giant for itself, and Bob's Giant is not Alice's
      Given Alice controls 4 "Mountain"
      And Alice has "Giant's Ire" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Giant's Ire" targeting Bob
      Then "Giant's Ire" is a Giant
      When all players pass
      Then Bob is at 16 life
      And Alice has 0 cards in hand

    Scenario: A Faerie on the stack draws no card for Peppersmoke, in play it does
      Given Alice controls 2 "Island" and 3 "Swamp"
      And Alice has "Spellstutter Sprite", "Peppersmoke" as "first Peppersmoke" and "Peppersmoke" as "second Peppersmoke" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Spellstutter Sprite"
      And Alice plays "first Peppersmoke" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is 2/2
      And Alice has 1 card in hand
      And the stack is, from the top, "Spellstutter Sprite"
      When the stack resolves
      And Alice plays "second Peppersmoke" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is 1/1
      And Alice has 1 card in hand
      And "second Peppersmoke" is in Alice's graveyard
