Feature: Champion: what can be championed
  A creature for the changelings, a permanent of a creature type for the others.

  @LRW-CHAMP-17 @LRW-CHAMP-18
  Rule: The changelings with champion accept any other creature of their controller
    Lorwyn primer, "Keyword Ability: Champion", fourth note; rule 502.72a

    Scenario Outline: <changeling> accepts a Bear and no other permanent
      Given a game between Alice and Bob
      And Alice controls <lands>, "Grizzly Bears" and "Militia's Pride"
      And Alice has "<changeling>" in hand
      And Bob controls "Hill Giant"
      When Alice plays "<changeling>"
      And all players pass
      And all players pass
      Then Alice can choose "Grizzly Bears"
      When Alice chooses "Grizzly Bears"
      Then "Grizzly Bears" is removed from the game
      And "<changeling>" is in play

      Examples:
        | changeling           | lands        |
        | Changeling Berserker | 4 "Mountain" |
        | Changeling Hero      | 5 "Plains"   |
        | Changeling Titan     | 5 "Forest"   |

    Scenario: Lands alone are no help to Changeling Berserker
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain" and "Forest"
      And Alice has "Changeling Berserker" in hand
      When Alice plays "Changeling Berserker"
      And all players pass
      Then "Changeling Berserker" is in play
      When all players pass
      Then "Changeling Berserker" is in Alice's graveyard
      And "Forest" is in play

    Scenario: A championed Bear comes back and a championed token does not
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain" and "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Alice has "Changeling Berserker" in hand
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      When Alice plays the -1 ability of "Garruk Wildspeaker"
      And all players pass
      Then Alice controls 1 "Beast"
      When Alice plays "Changeling Berserker"
      And all players pass
      And all players pass
      And Alice chooses "Beast"
      Then Alice controls no "Beast"
      And "Changeling Berserker" is in play
      When Alice passes
      And Bob plays "Lightning Bolt" targeting "Changeling Berserker"
      And all players pass
      And all players pass
      Then "Changeling Berserker" is in Alice's graveyard
      And the stack is empty
      And Alice controls no "Beast"

  @LRW-CHAMP-19
  Rule: The other champions of Lorwyn name a creature type
    Lorwyn primer, "Keyword Ability: Champion", fifth note

    Scenario Outline: <champion> takes <fitting> and no creature of another type
      Given a game between Alice and Bob
      And Alice controls "Fire Elemental", "Scion of Oona", "Amrou Scout", "Llanowar Elves", "Goblin Piker" and "Silvergill Adept"
      And Alice controls <lands>
      And Alice has "<champion>" in hand
      When Alice plays "<champion>"
      And all players pass
      And all players pass
      Then Alice is asked to choose objects
      And Alice can choose "<fitting>"
      When Alice chooses nothing
      Then "<champion>" is in Alice's graveyard
      And "<fitting>" is in play

      Examples:
        | champion              | fitting          | lands        |
        | Nova Chaser           | Fire Elemental   | 4 "Mountain" |
        | Mistbind Clique       | Scion of Oona    | 4 "Island"   |
        | Thoughtweft Trio      | Amrou Scout      | 4 "Plains"   |
        | Wren's Run Packmaster | Llanowar Elves   | 4 "Forest"   |
        | Boggart Mob           | Goblin Piker     | 4 "Swamp"    |
        | Wanderwine Prophets   | Silvergill Adept | 6 "Island"   |

    Scenario: Boggart Mob takes a Goblin that is no creature
      Given a game between Alice and Bob
      And Alice controls 4 "Swamp", "Boggart Shenanigans" and "Grizzly Bears"
      And Alice has "Boggart Mob" in hand
      When Alice plays "Boggart Mob"
      And all players pass
      And all players pass
      Then Alice can choose "Boggart Shenanigans"
      When Alice chooses "Boggart Shenanigans"
      Then "Boggart Shenanigans" is removed from the game
      And "Boggart Mob" is in play

  @LRW-CHAMP-20
  Rule: A champion that names a type takes any permanent of that type, creature or not
    Lorwyn primer, "Keyword Ability: Champion", fifth note; rule 200.9

    Scenario: Thoughtweft Trio champions a Kithkin enchantment, which comes back as one
      Given a game between Alice and Bob
      And Alice controls 4 "Plains" and "Militia's Pride"
      And Alice has "Thoughtweft Trio" in hand
      And Bob controls 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice plays "Thoughtweft Trio"
      And all players pass
      And all players pass
      Then Alice can choose "Militia's Pride"
      When Alice chooses "Militia's Pride"
      Then "Militia's Pride" is removed from the game
      And "Thoughtweft Trio" is in play
      When Alice passes
      And Bob plays "Boomerang" targeting "Thoughtweft Trio"
      And all players pass
      And all players pass
      Then "Militia's Pride" is in play
      And Alice controls "Militia's Pride"

    Scenario: A Bear is no Kithkin and Thoughtweft Trio is sacrificed
      Given a game between Alice and Bob
      And Alice controls 4 "Plains" and "Grizzly Bears"
      And Alice has "Thoughtweft Trio" in hand
      When Alice plays "Thoughtweft Trio"
      And all players pass
      Then "Thoughtweft Trio" is in play
      When all players pass
      Then "Thoughtweft Trio" is in Alice's graveyard
      And "Grizzly Bears" is in play

    Scenario: Nova Chaser may champion an Elemental enchantment and pass over the creature
      Given a game between Alice and Bob
      And Alice controls 4 "Mountain", "Rebellion of the Flamekin" and "Fire Elemental"
      And Alice has "Nova Chaser" in hand
      When Alice plays "Nova Chaser"
      And all players pass
      And all players pass
      Then Alice can choose "Rebellion of the Flamekin" and "Fire Elemental"
      When Alice chooses "Rebellion of the Flamekin"
      Then "Rebellion of the Flamekin" is removed from the game
      And "Fire Elemental" is in play
      And "Nova Chaser" is in play
