Feature: The rulings summary itself
  A list of what changed in the month in which Morningtide came out.

  @GRS-HEAD-01
  Rule: The summary of 11 February 2008 lists what changed since 21 January, under the rules of Tenth Edition
    Rulings summary, header

    Scenario: The dates of the summary and of the one before
      When the engine is asked for the date of "General Rulings Summary"
      Then the answer is 2008-02-11
      When the engine is asked for the date before of "General Rulings Summary"
      Then the answer is 2008-01-21

    Scenario: The rules that the summary is written for
      When the engine is asked for the rules of "General Rulings Summary"
      Then the answer is Tenth Edition
