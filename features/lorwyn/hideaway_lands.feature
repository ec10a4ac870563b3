Feature: Hideaway: the five lands
  What the lands of the cycle are, and what each of them asks for before its hidden card may be played.

  @LRW-HIDE-01
  Rule: Five rare lands of Lorwyn have hideaway, one for each color
    Lorwyn primer, "Keyword Ability: Hideaway"; rule 502.75a

    Scenario: Each of the five lands has hideaway and gives its own color of mana
      Given a game between Alice and Bob
      And Alice controls "Windbrisk Heights", "Shelldock Isle", "Howltooth Hollow", "Spinerock Knoll" and "Mosswort Bridge"
      Then "Windbrisk Heights" has the types Land
      And "Windbrisk Heights" has hideaway
      And "Shelldock Isle" has the types Land
      And "Shelldock Isle" has hideaway
      And "Howltooth Hollow" has the types Land
      And "Howltooth Hollow" has hideaway
      And "Spinerock Knoll" has the types Land
      And "Spinerock Knoll" has hideaway
      And "Mosswort Bridge" has the types Land
      And "Mosswort Bridge" has hideaway
      When Alice plays the first ability of "Windbrisk Heights"
      And Alice plays the first ability of "Shelldock Isle"
      And Alice plays the first ability of "Howltooth Hollow"
      And Alice plays the first ability of "Spinerock Knoll"
      And Alice plays the first ability of "Mosswort Bridge"
      Then the mana pool of Alice has {W}{U}{B}{R}{G}

    Scenario Outline: <land> is a rare card of Lorwyn
      When the engine is asked for the set of "<land>"
      Then the answer is Lorwyn
      When the engine is asked for the rarity of "<land>"
      Then the answer is rare

      Examples:
        | land              |
        | Windbrisk Heights |
        | Shelldock Isle    |
        | Howltooth Hollow  |
        | Spinerock Knoll   |
        | Mosswort Bridge   |

  @LRW-HIDE-04
  Rule: Mosswort Bridge is a nonbasic land without a land type and without a mana cost
    Lorwyn primer, "Keyword Ability: Hideaway", Mosswort Bridge

    Scenario: Mosswort Bridge is what the card says
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge"
      Then "Mosswort Bridge" has the types Land
      And "Mosswort Bridge" has no subtypes
      And "Mosswort Bridge" has no supertypes
      And "Mosswort Bridge" is colorless
      And the converted mana cost of "Mosswort Bridge" is 0
      And "Mosswort Bridge" has no power or toughness
      And "Mosswort Bridge" has hideaway

    Scenario: Blood Moon turns Mosswort Bridge into a Mountain, because it is not basic
      Rule 212.6g

      Given a game between Alice and Bob
      And Alice controls "Blood Moon", "Mosswort Bridge" and "Forest"
      Then "Mosswort Bridge" has the subtypes Mountain
      And "Mosswort Bridge" does not have hideaway
      And "Forest" has the subtypes Forest

  @LRW-HIDE-06
  Rule: Mosswort Bridge taps for {G}
    Lorwyn primer, "Keyword Ability: Hideaway", Mosswort Bridge; rule 406.1

    Scenario: Alice taps Mosswort Bridge for green mana, and nothing goes on the stack
      Rule 411.1

      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge"
      When Alice plays the first ability of "Mosswort Bridge"
      Then the mana pool of Alice has {G}
      And "Mosswort Bridge" is tapped
      And the stack is empty
      When Alice tries to play the first ability of "Mosswort Bridge"
      Then the attempt is refused

    Scenario: The mana of Mosswort Bridge pays for Llanowar Elves
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge"
      And Alice has "Llanowar Elves" in hand
      When Alice plays "Llanowar Elves"
      Then the stack is, from the top, "Llanowar Elves"
      And "Mosswort Bridge" is tapped

    Scenario: The other ability of Mosswort Bridge gives no mana, and waits on the stack
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge" and "Forest"
      When Alice plays the second ability of "Mosswort Bridge"
      Then the stack is, from the top, the ability of "Mosswort Bridge"
      When all players pass
      Then the stack is empty
      And nobody is asked anything

  @LRW-HIDE-07
  Rule: For {G} and tapping it the card may be played for nothing if its player's creatures have total power 10 or more
    Lorwyn primer, "Keyword Ability: Hideaway", Mosswort Bridge; rules 413.2f and 502.75a

    Scenario: Total power 10 is enough, and the Lightning Bolt is free
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Forest", "Craw Wurm" and "Serra Angel"
      And Alice has "Lightning Bolt" removed from the game
      And "Mosswort Bridge" has removed "Lightning Bolt" face down
      When Alice plays the second ability of "Mosswort Bridge"
      Then "Forest" is tapped
      And "Mosswort Bridge" is tapped
      And the stack is, from the top, the ability of "Mosswort Bridge"
      When all players pass
      Then Alice is asked to choose yes or no
      When Alice accepts
      And Alice chooses Bob
      And all players pass
      Then Bob is at 17 life
      And "Lightning Bolt" is in Alice's graveyard

    Scenario: The land cannot tap itself for the mana of its ability
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Craw Wurm" and "Serra Angel"
      And Alice has "Forest" in hand
      And Alice has "Lightning Bolt" removed from the game
      And "Mosswort Bridge" has removed "Lightning Bolt" face down
      When Alice tries to play the second ability of "Mosswort Bridge"
      Then the attempt is refused
      When Alice plays "Forest"
      And Alice plays the second ability of "Mosswort Bridge"
      Then the stack is, from the top, the ability of "Mosswort Bridge"

    Scenario: Total power 9 is not, whatever Bob's Angel adds
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Forest", "Craw Wurm" and "Hill Giant"
      And Alice has "Lightning Bolt" removed from the game
      And "Mosswort Bridge" has removed "Lightning Bolt" face down
      And Bob controls "Serra Angel"
      When Alice plays the second ability of "Mosswort Bridge"
      And all players pass
      Then nobody is asked anything
      And the stack is empty
      And "Mosswort Bridge" is tapped
      And "Lightning Bolt" is removed from the game

    Scenario: Bob shoots the tenth power away in response
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Forest", "Craw Wurm", "Hill Giant" and "Llanowar Elves"
      And Alice has "Grizzly Bears" removed from the game
      And "Mosswort Bridge" has removed "Grizzly Bears" face down
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      When Alice plays the second ability of "Mosswort Bridge"
      And Alice passes
      And Bob plays "Lightning Bolt" targeting "Llanowar Elves"
      And all players pass
      Then the stack is, from the top, the ability of "Mosswort Bridge"
      When all players pass
      Then nobody is asked anything
      And "Grizzly Bears" is removed from the game

    Scenario: Giant Growth in response brings the total power to 10
      Given a game between Alice and Bob
      And Alice controls "Mosswort Bridge", "Craw Wurm" and "Llanowar Elves"
      And Alice has {G}{G} in the mana pool
      And Alice has "Giant Growth" in hand
      And Alice has "Grizzly Bears" removed from the game
      And "Mosswort Bridge" has removed "Grizzly Bears" face down
      When Alice plays the second ability of "Mosswort Bridge"
      And Alice plays "Giant Growth" targeting "Craw Wurm"
      And all players pass
      And all players pass
      And Alice accepts
      Then the stack is, from the top, "Grizzly Bears"

  @LRW-HIDE-22
  Rule: Each of the five lands has a condition of its own
    Lorwyn primer, "Keyword Ability: Hideaway"; rules 413.2f and 502.75a

    Scenario: Windbrisk Heights plays its card in a turn of three attackers
      Given a game between Alice and Bob
      And Alice controls "Windbrisk Heights", "Plains" and 3 "Grizzly Bears"
      And Alice has "Hill Giant" removed from the game
      And "Windbrisk Heights" has removed "Hill Giant" face down
      When Alice attacks Bob with "Grizzly Bears 1", "Grizzly Bears 2" and "Grizzly Bears 3"
      And Alice plays the second ability of "Windbrisk Heights"
      And all players pass
      And Alice accepts
      Then the stack is, from the top, "Hill Giant"

    Scenario: Two attackers are too few for Windbrisk Heights
      Given a game between Alice and Bob
      And Alice controls "Windbrisk Heights", "Plains" and 3 "Grizzly Bears"
      And Alice has "Hill Giant" removed from the game
      And "Windbrisk Heights" has removed "Hill Giant" face down
      When Alice attacks Bob with "Grizzly Bears 1" and "Grizzly Bears 2"
      And Alice plays the second ability of "Windbrisk Heights"
      And all players pass
      Then nobody is asked anything
      And "Windbrisk Heights" is tapped
      And "Hill Giant" is removed from the game

    Scenario: What a teammate attacks with does not count for Windbrisk Heights
      Given a Two-Headed Giant game of Alice and Bob against Carol and Dave
      And Alice controls "Windbrisk Heights", "Plains" and 2 "Grizzly Bears"
      And Bob controls "Craw Wurm"
      And Alice has "Hill Giant" removed from the game
      And "Windbrisk Heights" has removed "Hill Giant" face down
      When Alice attacks Carol with "Grizzly Bears 1", "Grizzly Bears 2" and "Craw Wurm"
      And Alice plays the second ability of "Windbrisk Heights"
      And all players pass
      Then nobody is asked anything
      And "Craw Wurm" is attacking
      And "Windbrisk Heights" is tapped
      And "Hill Giant" is removed from the game

    Scenario: Two attackers who attack twice are still two
      Rule 300.7

      Given a game between Alice and Bob
      And it is Alice's beginning of combat step
      And Alice controls "Windbrisk Heights", "Plains" and 2 "Serra Angel"
      And Alice has {3}{R}{R} in the mana pool
      And Alice has "Savage Beating" in hand
      And Alice has "Hill Giant" removed from the game
      And "Windbrisk Heights" has removed "Hill Giant" face down
      When Alice plays "Savage Beating" choosing mode 2
      And all players pass
      And Alice attacks Bob with "Serra Angel 1" and "Serra Angel 2"
      And combat damage is dealt
      And the game moves to Alice's beginning of combat step
      Then Bob has 10 cards in the library
      When Alice attacks Bob with "Serra Angel 1" and "Serra Angel 2"
      And Alice plays the second ability of "Windbrisk Heights"
      And all players pass
      Then nobody is asked anything
      And "Windbrisk Heights" is tapped
      And "Hill Giant" is removed from the game
      And Bob is at 12 life
      When combat damage is dealt
      And the game moves to Alice's end of combat step
      And all players pass
      Then it is Alice's postcombat main phase

    Scenario: Shelldock Isle plays its card when Bob's library has twenty cards
      Given a game between Alice and Bob
      And Alice controls "Shelldock Isle" and "Island"
      And Alice has "Hill Giant" removed from the game
      And "Shelldock Isle" has removed "Hill Giant" face down
      And the top cards of Alice's library are 11 "Forest" as "Alice's card"
      And the top cards of Bob's library are 10 "Forest" as "Bob's card"
      When Alice plays the second ability of "Shelldock Isle"
      And all players pass
      And Alice accepts
      Then the stack is, from the top, "Hill Giant"

    Scenario: With twenty-one cards in each library Shelldock Isle does nothing
      Given a game between Alice and Bob
      And Alice controls "Shelldock Isle" and "Island"
      And Alice has "Hill Giant" removed from the game
      And "Shelldock Isle" has removed "Hill Giant" face down
      And the top cards of Alice's library are 11 "Forest" as "Alice's card"
      And the top cards of Bob's library are 11 "Forest" as "Bob's card"
      When Alice plays the second ability of "Shelldock Isle"
      And all players pass
      Then nobody is asked anything
      And "Shelldock Isle" is tapped
      And "Hill Giant" is removed from the game

    Scenario: Howltooth Hollow plays its card when nobody has a card in hand
      Given a game between Alice and Bob
      And Alice controls "Howltooth Hollow" and "Swamp"
      And Alice has "Hill Giant" removed from the game
      And "Howltooth Hollow" has removed "Hill Giant" face down
      When Alice plays the second ability of "Howltooth Hollow"
      And all players pass
      And Alice accepts
      Then the stack is, from the top, "Hill Giant"

    Scenario: A card in Bob's hand is one too many for Howltooth Hollow
      Given a game between Alice and Bob
      And Alice controls "Howltooth Hollow" and "Swamp"
      And Alice has "Hill Giant" removed from the game
      And "Howltooth Hollow" has removed "Hill Giant" face down
      And Bob has "Forest" in hand
      When Alice plays the second ability of "Howltooth Hollow"
      And all players pass
      Then nobody is asked anything
      And "Howltooth Hollow" is tapped
      And "Hill Giant" is removed from the game

    Scenario: Spinerock Knoll plays its card after 7 damage to Bob
      Given a game between Alice and Bob
      And Alice controls "Spinerock Knoll"
      And Alice has {5}{R}{R}{R} in the mana pool
      And Alice has "Lava Axe" and "Shock" in hand
      And Alice has "Hill Giant" removed from the game
      And "Spinerock Knoll" has removed "Hill Giant" face down
      When Alice plays "Lava Axe" targeting Bob
      And all players pass
      And Alice plays "Shock" targeting Bob
      And all players pass
      Then Bob is at 13 life
      When Alice plays the second ability of "Spinerock Knoll"
      And all players pass
      And Alice accepts
      Then the stack is, from the top, "Hill Giant"

    Scenario: Six damage to Bob are too little for Spinerock Knoll, and Alice's own do not count
      Given a game between Alice and Bob
      And Alice controls "Spinerock Knoll"
      And Alice has {5}{R}{R}{R}{R} in the mana pool
      And Alice has 2 "Lightning Bolt" and "Char" in hand
      And Alice has "Hill Giant" removed from the game
      And "Spinerock Knoll" has removed "Hill Giant" face down
      When Alice plays "Lightning Bolt 1" targeting Bob
      And all players pass
      And Alice plays "Lightning Bolt 2" targeting Bob
      And all players pass
      And Alice plays "Char" targeting Alice
      And all players pass
      Then Bob is at 14 life
      And Alice is at 14 life
      When Alice plays the second ability of "Spinerock Knoll"
      And all players pass
      Then nobody is asked anything
      And "Spinerock Knoll" is tapped
      And "Hill Giant" is removed from the game

    Scenario: Six damage to Bob and five to Carol are too little for Spinerock Knoll, as neither was dealt seven
      Given a game between Alice, Bob and Carol
      And Alice controls "Spinerock Knoll"
      And Alice has {4}{R}{R}{R}{R} in the mana pool
      And Alice has 2 "Lightning Bolt" and "Lava Axe" in hand
      And Alice has "Hill Giant" removed from the game
      And "Spinerock Knoll" has removed "Hill Giant" face down
      When Alice plays "Lightning Bolt 1" targeting Bob
      And all players pass
      And Alice plays "Lightning Bolt 2" targeting Bob
      And all players pass
      And Alice plays "Lava Axe" targeting Carol
      And all players pass
      Then Bob is at 14 life
      And Carol is at 15 life
      When Alice plays the second ability of "Spinerock Knoll"
      And all players pass
      Then nobody is asked anything
      And "Spinerock Knoll" is tapped
      And "Hill Giant" is removed from the game
