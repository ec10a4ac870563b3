Feature: Facts about the Lorwyn set
  Dates, numbers and the precedence of a card's text over the general rules.

  @LRW-SET-03
  Rule: The primer describes the rules as they stood on 23 August 2007
    Lorwyn primer, heading; no rule number

    Scenario: The primer is dated 23 August 2007
      When the engine is asked for the date of "Lorwyn Rules Primer"
      Then the answer is 2007-08-23

  @LRW-SET-04
  Rule: The Lorwyn Prerelease tournaments took place on 29 and 30 September 2007
    Lorwyn primer, heading; no rule number

    Scenario: The Prerelease has two days
      When the engine is asked for the prerelease dates of "Lorwyn"
      Then the answer is 2007-09-29 and 2007-09-30

  @LRW-SET-05
  Rule: Lorwyn was released on 12 October 2007
    Lorwyn primer, heading; no rule number

    Scenario: The release follows the Prerelease and precedes Constructed play
      When the engine is asked for the release date of "Lorwyn"
      Then the answer is 2007-10-12

  @LRW-SET-06
  Rule: Lorwyn cards may be played in sanctioned Constructed tournaments from 20 October 2007 on
    Lorwyn primer, heading; no rule number

    Scenario: Constructed play with Lorwyn begins on 20 October 2007
      When the engine is asked for the constructed legality date of "Lorwyn"
      Then the answer is 2007-10-20

    Scenario: Garruk Wildspeaker is not legal in Constructed a week after the release
      When the engine is asked for the constructed legality of "Garruk Wildspeaker" on 2007-10-19
      Then the answer is no

    Scenario: Garruk Wildspeaker is legal in Constructed on the eighth day after the release
      When the engine is asked for the constructed legality of "Garruk Wildspeaker" on 2007-10-20
      Then the answer is yes

  @LRW-SET-07
  Rule: Lorwyn has 301 cards
    Lorwyn primer, heading; no rule number

    Scenario: Every picture of a basic land counts, which makes 301
      When the engine is asked for the size of "Lorwyn"
      Then the answer is 301

  @LRW-SET-08
  Rule: Lorwyn consists of 121 commons, 80 uncommons, 80 rares and 20 basic lands
    Lorwyn primer, heading; no rule number

    Scenario: Lorwyn has three rarities and its basic lands
      When the engine is asked for the size by rarity of "Lorwyn"
      Then the answer is common 121, uncommon 80, rare 80, basic land 20

    Scenario: Garruk Wildspeaker is a rare of Lorwyn, as mythic rares did not exist
      When the engine is asked for the rarity of "Garruk Wildspeaker"
      Then the answer is rare

  @LRW-SET-11
  Rule: Where a card contradicts the rules, the card wins, but only in what it contradicts
    Lorwyn primer, heading; rule 103.1

    Scenario: Vedalken Orrery lets Garruk be played in an opponent's turn
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Vedalken Orrery" and 4 "Forest"
      And Alice has "Garruk Wildspeaker" in hand
      When Bob passes
      And Alice plays "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" is on the stack
      When all players pass
      Then "Garruk Wildspeaker" is in play
      And Alice controls "Garruk Wildspeaker"

    Scenario: Vedalken Orrery does not extend to the abilities of a planeswalker
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls "Vedalken Orrery", "Garruk Wildspeaker", 2 "Forest" and 3 "Island"
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Alice has "Jace Beleren" in hand
      When Bob passes
      And Alice tries to play the +1 ability of "Garruk Wildspeaker" targeting "Forest 1" and "Forest 2"
      Then the attempt is refused
      And "Garruk Wildspeaker" has 3 loyalty counters
      When Alice plays "Jace Beleren"
      And all players pass
      Then "Jace Beleren" is in play

  @LRW-SET-13
  Rule: The fuller Lorwyn FAQ was announced for 1 October 2007
    Lorwyn primer, heading; no rule number

    Scenario: The FAQ appears on the day after the Prerelease weekend
      When the engine is asked for the faq date of "Lorwyn"
      Then the answer is 2007-10-01

  @LRW-SET-14
  Rule: Lorwyn cards enter the official card reference on 1 October 2007
    Lorwyn primer, heading; no rule number

    Scenario: The card reference takes in Lorwyn on 1 October 2007
      When the engine is asked for the reference date of "Lorwyn"
      Then the answer is 2007-10-01

    Scenario: Garruk Wildspeaker is absent from the reference during the Prerelease
      When the engine is asked whether "Garruk Wildspeaker" is in the card reference on 2007-09-30
      Then the answer is no

    Scenario: Garruk Wildspeaker is in the reference a day later
      When the engine is asked whether "Garruk Wildspeaker" is in the card reference on 2007-10-01
      Then the answer is yes
