Feature: The lists of types up to Morningtide
  Which subtypes and supertypes there are at a date; every list has grown since.

  @GRS-G1.19B-01
  Rule: There are three artifact types: Contraption, Equipment and Fortification
    Rulings summary, glossary G1.19b

    Scenario: The artifact types of February 2008
      When the engine is asked for the artifact types of "rules" on 2008-02-11
      Then the answer is Contraption, Equipment and Fortification

    Scenario: The artifact types of September 2017
      When the engine is asked for the artifact types of "rules" on 2017-09-29
      Then the answer is Clue, Contraption, Equipment, Fortification, Treasure and Vehicle

    Scenario: The artifact types of April 2026 are twenty-one
      When the engine is asked for the number of artifact types of "rules" on 2026-04-17
      Then the answer is 21

  @GRS-G3.36B-01
  Rule: There are 215 creature types, from Advisor to Zubera
    Rulings summary, glossary G3.36b

    Scenario Outline: At <date> there are <number> creature types
      When the engine is asked for the number of creature types of "rules" on <date>
      Then the answer is <number>

      Examples:
        | date       | number |
        | 2008-02-11 | 215    |
        | 2017-09-29 | 238    |
        | 2026-04-17 | 317    |

    Scenario Outline: Is <word> a creature type: <in 2008>, then <in 2017>, then <in 2026>
      When the engine is asked whether "<word>" is a creature type on 2008-02-11
      Then the answer is <in 2008>
      When the engine is asked whether "<word>" is a creature type on 2017-09-29
      Then the answer is <in 2017>
      When the engine is asked whether "<word>" is a creature type on 2026-04-17
      Then the answer is <in 2026>

      Examples:
        | word      | in 2008 | in 2017 | in 2026 |
        | Advisor   | yes     | yes     | yes     |
        | Zubera    | yes     | yes     | yes     |
        | Anteater  | yes     | no      | no      |
        | Egg       | yes     | no      | yes     |
        | Cephalid  | yes     | yes     | no      |
        | Hound     | yes     | yes     | no      |
        | Viashino  | yes     | yes     | no      |
        | Ally      | no      | yes     | yes     |
        | Dinosaur  | no      | yes     | yes     |
        | God       | no      | yes     | yes     |
        | Werewolf  | no      | yes     | yes     |
        | Time Lord | no      | no      | yes     |
        | Lord      | no      | no      | no      |
        | Legend    | no      | no      | no      |

    @since:2007-10
    Scenario Outline: A changeling has every type of the list, <type> among them
      Given a game between Alice and Bob
      And Alice controls "Woodland Changeling"
      Then "Woodland Changeling" is a <type>
      And "Woodland Changeling" is not a Legend

      Examples:
        | type    |
        | Advisor |
        | Sponge  |
        | Zubera  |

    @since:2007-10 @until:2008-02
    Scenario: A changeling is an Anteater and an Egg, and no Ally or Werewolf
      Given a game between Alice and Bob
      And Alice controls "Woodland Changeling"
      Then "Woodland Changeling" is a Anteater
      And "Woodland Changeling" is a Egg
      And "Woodland Changeling" is not a Ally
      And "Woodland Changeling" is not a Werewolf

    @since:2017-09
    Scenario: Since then a changeling is an Ally and a Werewolf, and no Anteater
      Given a game between Alice and Bob
      And Alice controls "Woodland Changeling"
      Then "Woodland Changeling" is a Ally
      And "Woodland Changeling" is a Werewolf
      And "Woodland Changeling" is not a Anteater

    @until:2008-02
    Scenario Outline: <new> cannot be named for Distant Melody, <old> can
      Given a game between Alice and Bob
      And Alice controls 4 "Island"
      And Alice has "Distant Melody" in hand
      When Alice plays "Distant Melody"
      And all players pass
      And Alice tries to name <new>
      Then the attempt is refused
      When Alice names <old>
      Then "Distant Melody" is in Alice's graveyard

      Examples:
        | new      | old      |
        | Ally     | Anteater |
        | Dinosaur | Egg      |
        | God      | Hound    |
        | Nymph    | Cephalid |
        | Werewolf | Viashino |
        | Legend   | Anteater |

    @since:2017-09
    Scenario: Since then Ally can be named for Distant Melody, and Anteater cannot
      Given a game between Alice and Bob
      And Alice controls 4 "Island"
      And Alice has "Distant Melody" in hand
      When Alice plays "Distant Melody"
      And all players pass
      And Alice tries to name Anteater
      Then the attempt is refused
      When Alice names Ally
      Then "Distant Melody" is in Alice's graveyard

    @since:2026-04
    Scenario: With the type Phyrexian old cards have become Phyrexians: Distant Melody counts the Hulk and the Demon
      Given a game between Alice and Bob
      And Alice controls "Phyrexian Hulk", "Yawgmoth Demon", "Hill Giant" and 4 "Island"
      And Alice has "Distant Melody" in hand
      When Alice plays "Distant Melody"
      And all players pass
      And Alice names Phyrexian
      Then Alice has 2 cards in hand
      And "Phyrexian Hulk" has the subtypes Phyrexian and Golem

  @GRS-G5.7B-01
  Rule: There are two enchantment types: Aura and Shrine
    Rulings summary, glossary G5.7b

    Scenario: The enchantment types of February 2008
      When the engine is asked for the enchantment types of "rules" on 2008-02-11
      Then the answer is Aura and Shrine

    Scenario: The enchantment types of September 2017
      When the engine is asked for the enchantment types of "rules" on 2017-09-29
      Then the answer is Aura, Cartouche, Curse and Shrine

    Scenario: The enchantment types of April 2026
      When the engine is asked for the enchantment types of "rules" on 2026-04-17
      Then the answer is Aura, Background, Cartouche, Case, Class, Curse, Role, Room, Rune, Saga, Shard and Shrine

  @GRS-G12.2C-01
  Rule: There are twelve land types, five of them basic
    Rulings summary, glossary G12.2c

    Scenario: The land types of February 2008
      When the engine is asked for the land types of "rules" on 2008-02-11
      Then the answer is Desert, Forest, Island, Lair, Locus, Mine, Mountain, Plains, Power-Plant, Swamp, Tower and Urza's

    Scenario Outline: Of <number> land types at <date> <news> are new
      When the engine is asked for the number of land types of "rules" on <date>
      Then the answer is <number>

      Examples:
        | date       | number | news |
        | 2017-09-29 | 13     | one  |
        | 2026-04-17 | 17     | five |

  @GRS-G16.15B-01
  Rule: There are five planeswalker types: Ajani, Chandra, Garruk, Jace and Liliana
    Rulings summary, glossary G16.15b

    Scenario: The planeswalker types of February 2008
      When the engine is asked for the planeswalker types of "rules" on 2008-02-11
      Then the answer is Ajani, Chandra, Garruk, Jace and Liliana

    @since:2007-10
    Scenario Outline: Each planeswalker of Lorwyn has one of them: <planeswalker>
      Given a game between Alice and Bob
      And Alice controls "<planeswalker>"
      Then "<planeswalker>" has the subtypes <type>

      Examples:
        | planeswalker       | type    |
        | Ajani Goldmane     | Ajani   |
        | Chandra Nalaar     | Chandra |
        | Garruk Wildspeaker | Garruk  |
        | Jace Beleren       | Jace    |
        | Liliana Vess       | Liliana |

    Scenario Outline: At <date> there are <number> planeswalker types
      When the engine is asked for the number of planeswalker types of "rules" on <date>
      Then the answer is <number>

      Examples:
        | date       | number |
        | 2017-09-29 | 37     |
        | 2026-04-17 | 80     |

  @GRS-G19.23B-01
  Rule: The only spell type is Arcane
    Rulings summary, glossary G19.23b

    Scenario: The one spell type of February 2008
      When the engine is asked for the spell types of "rules" on 2008-02-11
      Then the answer is Arcane
      When the engine is asked for the number of spell types of "rules" on 2008-02-11
      Then the answer is 1

    Scenario: The two spell types of September 2017
      When the engine is asked for the spell types of "rules" on 2017-09-29
      Then the answer is Arcane and Trap

    Scenario: The five spell types of April 2026
      When the engine is asked for the spell types of "rules" on 2026-04-17
      Then the answer is Adventure, Arcane, Lesson, Omen and Trap

    @since:2007-10
    Scenario: Lava Spike is an Arcane sorcery
      Given a game between Alice and Bob
      And Alice has "Lava Spike" in hand
      Then "Lava Spike" has the types Sorcery
      And "Lava Spike" has the subtypes Arcane

  @GRS-G19.41C-01
  Rule: There are four supertypes: basic, legendary, snow and world
    Rulings summary, glossary G19.41c

    Scenario: The supertypes of February 2008
      When the engine is asked for the supertypes of "rules" on 2008-02-11
      Then the answer is basic, legendary, snow and world

    Scenario Outline: The supertypes at <date> are five
      When the engine is asked for the supertypes of "rules" on <date>
      Then the answer is basic, legendary, ongoing, snow and world

      Examples:
        | date       |
        | 2017-09-29 |
        | 2026-04-17 |

    @since:2007-10 @until:2017-09
    Scenario: Tribal is a card type and no supertype
      Given a game between Alice and Bob
      And Alice has "Tarfire" in hand
      Then "Tarfire" has the types Tribal and Instant
      And "Tarfire" has no supertypes

    @since:2007-10 @until:2008-02
    Scenario: Two legendary permanents of one name both go, whoever controls them
      Rule 420.5e

      Given a game between Alice and Bob
      And Alice controls 2 "Forest" and 2 "Plains"
      And Alice has "Captain Sisay" as "Alice's Sisay" in hand
      And Bob controls "Captain Sisay" as "Bob's Sisay"
      When Alice plays "Alice's Sisay"
      And all players pass
      Then "Alice's Sisay" is in Alice's graveyard
      And "Bob's Sisay" is in Bob's graveyard

    @since:2017-09
    Scenario: Two players may each control a legendary permanent of the same name
      Rule 704.5j

      Given a game between Alice and Bob
      And Alice controls 2 "Forest" and 2 "Plains"
      And Alice has "Captain Sisay" as "Alice's Sisay" in hand
      And Bob controls "Captain Sisay" as "Bob's Sisay"
      When Alice plays "Alice's Sisay"
      And all players pass
      Then "Alice's Sisay" is in play
      And "Bob's Sisay" is in play
      When the game moves to Bob's next turn
      Then "Alice's Sisay" is in play
      And "Bob's Sisay" is in play

    @since:2007-10
    Scenario: Of two world permanents the one that came later stays
      Rule 420.5i

      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Concordant Crossroads"
      And Bob controls 3 "Mountain"
      And Bob has "Gravity Sphere" in hand
      When Bob plays "Gravity Sphere"
      And all players pass
      Then "Concordant Crossroads" is in Alice's graveyard
      And "Gravity Sphere" is in play

    @since:2007-10
    Scenario: Two world permanents that come at the same time both go
      Rule 420.5i

      Given a game between Alice and Bob
      And Alice controls 4 "Plains"
      And Alice has "Replenish" in hand
      And Alice has "Concordant Crossroads", "Gravity Sphere" and "Glorious Anthem" in the graveyard
      When Alice plays "Replenish"
      And all players pass
      Then "Concordant Crossroads" is in Alice's graveyard
      And "Gravity Sphere" is in Alice's graveyard
      And "Glorious Anthem" is in play

    @since:2007-10
    Scenario: The token that copies Concordant Crossroads is the newer world permanent
      Rule 420.5i

      Given a game between Alice and Bob
      And Alice controls "Opalescence", "Concordant Crossroads" and "Kiki-Jiki, Mirror Breaker"
      When Alice plays the ability of "Kiki-Jiki, Mirror Breaker" targeting "Concordant Crossroads"
      And all players pass
      Then "Concordant Crossroads" is in Alice's graveyard
      And Alice controls 1 "Concordant Crossroads"

    @since:2007-10
    Scenario: As the game is over, since Bob has no life left, nobody is asked which of two legends to keep
      Rules 420.5a and 102.2a

      Given a game between Alice and Bob
      And Bob is at 4 life
      And Alice controls 6 "Swamp" and "Captain Sisay"
      And Alice has "Captain Sisay" as "second Sisay" in the graveyard
      And Alice has "Profane Command" in hand
      When Alice plays "Profane Command" targeting Bob and "second Sisay" choosing modes 1 and 2 with X = 4
      And all players pass
      Then Bob has lost the game
      And Alice has won the game
      And nobody is asked anything
