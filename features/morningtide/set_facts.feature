Feature: Facts about the Morningtide set and about Constructed play
  Dates and numbers of the set, and from which day on a new set may be played in Constructed tournaments.

  @MOR-SET-02
  Rule: The Morningtide Prerelease tournaments took place on 19 and 20 January 2008
    Morningtide primer, heading; no rule number

    Scenario: The Prerelease of Morningtide has two days
      When the engine is asked for the prerelease dates of "Morningtide"
      Then the answer is 2008-01-19 and 2008-01-20

  @MOR-SET-03
  Rule: Morningtide was released on 1 February 2008
    Morningtide primer, heading; no rule number

    Scenario: Morningtide is released twelve days after its Prerelease
      When the engine is asked for the release date of "Morningtide"
      Then the answer is 2008-02-01

  @MOR-SET-04
  Rule: Morningtide cards may be played in sanctioned Constructed tournaments from the release on
    Morningtide primer, heading; no rule number

    Scenario: Constructed play with Morningtide begins on the day of its release
      When the engine is asked for the constructed legality date of "Morningtide"
      Then the answer is 2008-02-01

    Scenario: Frogtosser Banneret is not legal in Constructed on the day before the release
      When the engine is asked for the constructed legality of "Frogtosser Banneret" on 2008-01-31
      Then the answer is no

    Scenario: Frogtosser Banneret is legal in Constructed on the day of the release
      When the engine is asked for the constructed legality of "Frogtosser Banneret" on 2008-02-01
      Then the answer is yes

  @MOR-SET-05
  Rule: Morningtide has 150 cards: 60 commons, 40 uncommons and 50 rares
    Morningtide primer, heading; no rule number

    Scenario: Morningtide is a small set of 150 cards
      When the engine is asked for the size of "Morningtide"
      Then the answer is 150

    Scenario: Morningtide has three rarities, and neither basic lands nor mythic rares
      When the engine is asked for the size by rarity of "Morningtide"
      Then the answer is common 60, uncommon 40, rare 50

  @MOR-FLOOR-02
  Rule: Under the changed Floor Rules a set is legal in Constructed from its release on
    Morningtide primer, "Change to the Magic Floor Rules"; no rule number

    Scenario: Shadowmoor, the set after Morningtide, is legal in Constructed on its day of release
      When the engine is asked for the constructed legality date of "Shadowmoor"
      Then the answer is 2008-05-02

    Scenario: Obsidian Battle-Axe is not legal in Constructed on the eve of its release
      When the engine is asked for the constructed legality of "Obsidian Battle-Axe" on 2008-01-31
      Then the answer is no

    Scenario: Obsidian Battle-Axe is legal in Constructed on the very day of its release
      When the engine is asked for the constructed legality of "Obsidian Battle-Axe" on 2008-02-01
      Then the answer is yes

  @MOR-FLOOR-03
  Rule: Before the change a set became legal in Constructed on the first 20th of a month after its release
    Morningtide primer, "Change to the Magic Floor Rules"; no rule number

    Scenario: Lorwyn, released on the 12th of a month, is legal on the 20th of the same month
      When the engine is asked for the constructed legality date of "Lorwyn"
      Then the answer is 2007-10-20

    Scenario: Coldsnap, released on the 21st of a month, waits for the 20th of the next
      When the engine is asked for the constructed legality date of "Coldsnap"
      Then the answer is 2006-08-20

    Scenario: Garruk Wildspeaker is not yet legal in Constructed on the 19th
      When the engine is asked for the constructed legality of "Garruk Wildspeaker" on 2007-10-19
      Then the answer is no

    Scenario: Garruk Wildspeaker is legal in Constructed on the 20th
      When the engine is asked for the constructed legality of "Garruk Wildspeaker" on 2007-10-20
      Then the answer is yes

  @MOR-FLOOR-04
  Rule: Morningtide is the first set under the changed Floor Rules
    Morningtide primer, "Change to the Magic Floor Rules"; no rule number

    Scenario: Titan's Revenge is legal in Constructed on 1 February 2008 and not only on the 20th
      When the engine is asked for the constructed legality of "Titan's Revenge" on 2008-02-01
      Then the answer is yes

    Scenario: Titan's Revenge is not legal in Constructed on 31 January 2008
      When the engine is asked for the constructed legality of "Titan's Revenge" on 2008-01-31
      Then the answer is no

    Scenario: A card of Lorwyn is legal in Constructed on 31 January 2008
      When the engine is asked for the constructed legality of "Garruk Wildspeaker" on 2008-01-31
      Then the answer is yes

    Scenario: Lorwyn is not moved to its day of release by the change
      When the engine is asked for the constructed legality of "Lorwyn" on 2007-10-12
      Then the answer is no
