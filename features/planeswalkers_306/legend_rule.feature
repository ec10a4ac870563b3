Feature: Planeswalkers are legendary, in section 306
  The planeswalker uniqueness rule is gone; the legend rule looks at the names of one player's permanents.

  Background:
    Given a game between Alice and Bob

  @CR306-306.4-01
  Rule: The planeswalker uniqueness rule no longer exists: sharing a planeswalker type does no harm
    Comprehensive Rules of 2017-09, section 306.4, first and second sentences; rule 306.4

    Scenario: Two Jaces of different names stay beside each other
      Given Alice controls "Jace Beleren" and 4 "Island"
      And Alice has "Jace, the Mind Sculptor" in hand
      When Alice casts "Jace, the Mind Sculptor"
      And all players pass
      Then nobody is asked anything
      And "Jace, the Mind Sculptor" is on the battlefield
      And "Jace Beleren" is on the battlefield
      And "Jace, the Mind Sculptor" has the subtypes Jace
      And "Jace Beleren" has the subtypes Jace

    Scenario: A Jace Beleren of each player stays
      Given Alice controls 3 "Island"
      And Alice has "Jace Beleren" as "Alice's Jace" in hand
      And Bob controls "Jace Beleren" as "Bob's Jace"
      When Alice casts "Alice's Jace"
      And all players pass
      Then nobody is asked anything
      And "Alice's Jace" is on the battlefield
      And "Bob's Jace" is on the battlefield
      When the game moves to Bob's turn
      Then "Alice's Jace" is on the battlefield
      And "Bob's Jace" is on the battlefield

  @CR306-306.4-02
  Rule: Every planeswalker printed before the change counts as legendary
    Comprehensive Rules of 2017-09, section 306.4, second sentence; rule 306.4

    Scenario Outline: Captain Sisay finds <planeswalker>, who was printed without the word
      Given Alice controls "Captain Sisay"
      And Alice's library is "Grizzly Bears", "<planeswalker>" and "Forest"
      When Alice activates the ability of "Captain Sisay"
      And all players pass
      Then Alice is asked to choose objects
      And Alice can choose "<planeswalker>"
      When Alice chooses "<planeswalker>"
      Then "<planeswalker>" is in Alice's hand
      And "<planeswalker>" is legendary

      Examples:
        | planeswalker       |
        | Ajani Goldmane     |
        | Chandra Nalaar     |
        | Garruk Wildspeaker |
        | Jace Beleren       |
        | Liliana Vess       |

  @CR306-306.4-03
  Rule: Of two planeswalkers of one name their controller keeps one, and the other goes to its owner's graveyard
    Comprehensive Rules of 2017-09, section 306.4, third sentence; rules 306.4 and 704.5j

    Scenario: Alice keeps the new Jace with three counters
      Given Alice controls "Jace Beleren" as "old Jace" and 3 "Island"
      And "old Jace" has 1 loyalty counter
      And Alice has "Jace Beleren" as "new Jace" in hand
      When Alice casts "new Jace"
      And all players pass
      Then Alice is asked to choose objects
      And Alice can choose "old Jace" and "new Jace"
      When Alice chooses "new Jace"
      Then "new Jace" is on the battlefield
      And "new Jace" has 3 loyalty counters
      And "old Jace" is in Alice's graveyard

    Scenario: Alice keeps the old Jace, and the new one is gone before it can be used
      Given Alice controls "Jace Beleren" as "old Jace" and 3 "Island"
      And "old Jace" has 1 loyalty counter
      And Alice has "Jace Beleren" as "new Jace" in hand
      When Alice casts "new Jace"
      And all players pass
      And Alice chooses "old Jace"
      Then "old Jace" is on the battlefield
      And "old Jace" has 1 loyalty counter
      And "new Jace" is in Alice's graveyard
      And Alice has priority

    Scenario: The planeswalker that is not kept goes to its owner, whoever controlled it
      Given it is Bob's turn
      And Alice controls "Jace Beleren" as "Alice's Jace"
      And Bob controls "Jace Beleren" as "Bob's Jace" and 6 "Island"
      And Bob has "Confiscate" in hand
      When Bob casts "Confiscate" targeting "Alice's Jace"
      And all players pass
      Then Bob is asked to choose objects
      And Bob can choose "Alice's Jace" and "Bob's Jace"
      When Bob chooses "Bob's Jace"
      Then "Alice's Jace" is in Alice's graveyard
      And "Bob's Jace" is on the battlefield
      And "Confiscate" is in Bob's graveyard
