Feature: The zoo

  @until:2007-10
  Scenario: Before
    Given a game between Alice and Bob
    And Alice controls "Grizzly Bears"
    Then Bob is at 20 life
    And "Grizzly Bears" is in play

  @until:2007-10
  Scenario: A pass
    Given a game between Alice and Bob
    And Alice is at 13 life
    When Alice passes
    Then Bob has priority

  @until:2007-10
  Scenario: An attempt
    Given a game between Alice and Bob
    And Bob has "Plains" as "land" in hand
    When Bob tries to play "land"
    Then the attempt is refused
    When Alice passes
    Then Bob has priority
    And "land" is in Bob's hand

  @until:2007-10
  Scenario: A look
    Given a game between Alice and Bob
    And Alice has "Grizzly Bears" in hand
    Then Bob may not look at "Grizzly Bears"
    And Alice may look at "Grizzly Bears"

  @until:2007-10
  Scenario: A land
    Given a game between Alice and Bob
    And Alice has "Plains" as "land" in hand
    When Alice plays "land"
    Then "land" is in play

  @until:2007-10
  Scenario: An attack
    Given a game between Alice and Bob
    And Alice controls "Grizzly Bears"
    When Alice attacks Bob with "Grizzly Bears"
    And combat damage is dealt
    Then Bob is at 18 life

  @until:2007-10
  Scenario: A third player
    Given a game between Alice, Bob and Carol
    When Alice passes
    Then Bob has priority
    When Bob passes
    Then Carol has priority

  @until:2007-10
  Scenario: After
    Given a game between Alice and Bob
    Then Bob is at 20 life
    And Bob has 10 cards in the library
