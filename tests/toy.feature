Feature: Toy
  What the toy engines of the starter kits pass, fail and do not support.

  @until:2007-10
  Scenario: Priority goes round, and names beyond ASCII are kept
    Given a game between Zoë and Bob
    And Bob has "Grizzly Bears" as "Bob's ☃ Bears" in hand
    When Zoë passes
    Then Bob has priority
    And "Bob's ☃ Bears" is in Bob's hand
    And Bob may look at "Bob's ☃ Bears"
    And Zoë may not look at "Bob's ☃ Bears"

  @until:2007-10
  Scenario: Steps and turns go by
    Given a game between Alice and Bob
    When the game moves to Bob's upkeep step
    Then it is Bob's upkeep step
    And the stack is empty
    And Alice is at 20 life

  @until:2007-10
  Scenario: What is not Bob's turn is refused
    Given a game between Alice and Bob
    And Bob has "Plains" as "land" in hand
    When Bob tries to play "land"
    Then the attempt is refused
    And "land" is in Bob's hand

  @until:2007-10
  Scenario: Nobody may attack with nothing
    Given a game between Alice and Bob
    And Alice controls "Plains"
    When Alice does not attack
    Then "Plains" is untapped

  @until:2007-10
  Scenario: What it cannot do is unsupported
    Given a game between Alice and Bob
    And Alice has "Plains" as "land" in hand
    When Alice plays "land"
    Then "land" is in play

  @until:2007-10
  Scenario: What it does not show is unsupported
    Given a game between Alice and Bob
    And Alice controls "Grizzly Bears"
    When all players pass
    Then "Grizzly Bears" is 2/2

  @until:2007-10
  Scenario: A card that it does not know is unsupported
    Given a game between Alice and Bob
    And Alice controls "Hill Giant"
    When all players pass
    Then "Hill Giant" is in play

  @until:2007-10
  Scenario: It never asks for attackers
    Given a game between Alice and Bob
    And Alice controls "Grizzly Bears"
    When Alice attacks Bob with "Grizzly Bears"
    And combat damage is dealt
    Then Bob is at 18 life

  @until:2007-10
  Scenario: It draws no cards
    Given a game between Alice and Bob
    When the game moves to Bob's main phase
    Then Bob has 1 card in hand

  @until:2007-10
  Scenario: It does not see that nothing can be attacked
    Given a game between Alice and Bob
    And Alice controls "Grizzly Bears"
    When Alice tries to attack "Grizzly Bears" with "Grizzly Bears"
    Then the attempt is refused
    When Alice attacks Bob with "Grizzly Bears"
    Then "Grizzly Bears" is tapped
