Feature: Planeswalker types, in section 306
  How the words after the dash are read, and which there are.

  @CR306-306.3-02
  Rule: Each word after the dash is a planeswalker type of its own, and a planeswalker may have several
    Comprehensive Rules of 2017-09, section 306.3, second and fourth sentences; rule 306.3

    Scenario Outline: What follows the dash is read word by word: <type line>
      When the engine is asked for the subtypes of "<type line>"
      Then the answer is <subtypes>

      Examples:
        | type line                              | subtypes         |
        | Legendary Planeswalker - Jace          | Jace             |
        | Legendary Planeswalker - Rowan Will    | Rowan and Will   |
        | Planeswalker - Garruk Jace             | Garruk and Jace  |

  @CR306-306.3-04
  Rule: The list of planeswalker types has 37 names, from Ajani to Xenagos
    Comprehensive Rules of 2017-09, section 306.3, last sentence; rule 205.3j

    Scenario: The planeswalker types of September 2017
      When the engine is asked for the number of planeswalker types of "rules" on 2017-09-29
      Then the answer is 37
      When the engine is asked for the planeswalker types of "rules" on 2017-09-29
      Then the answer is Ajani, Arlinn, Ashiok, Bolas, Chandra, Dack, Daretti, Domri, Dovin, Elspeth, Freyalise, Garruk, Gideon, Huatli, Jace, Karn, Kaya, Kiora, Koth, Liliana, Nahiri, Narset, Nissa, Nixilis, Ral, Saheeli, Samut, Sarkhan, Sorin, Tamiyo, Teferi, Tezzeret, Tibalt, Ugin, Venser, Vraska and Xenagos

    Scenario: In April 2026 there are 80 planeswalker types
      When the engine is asked for the number of planeswalker types of "rules" on 2026-04-17
      Then the answer is 80
