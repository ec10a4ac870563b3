Feature: Changeling
  A changeling has all creature types, always and in whatever zone it is.

  Background:
    Given a game between Alice and Bob

  @LRW-CHANGE-01
  Rule: A card with changeling has every creature type wherever it is
    Lorwyn primer, "Keyword Ability: Changeling"; rule 502.73a

    Scenario: Goblin Matron finds a changeling in the library
      Rule 413.2c

      Given Alice controls 3 "Mountain"
      And Alice has "Goblin Matron" in hand
      And Alice's library is "Grizzly Bears", "Woodland Changeling" and "Forest"
      When Alice plays "Goblin Matron"
      And the stack resolves
      And Alice accepts
      Then Alice can choose "Woodland Changeling"
      When Alice chooses "Woodland Changeling"
      Then "Woodland Changeling" is in Alice's hand

    Scenario: A changeling is a Goblin and a Kithkin on the stack, in play and in the graveyard
      Given Alice controls "Forest" and 2 "Mountain"
      And Alice has "Woodland Changeling" and "Shock" in hand
      When Alice plays "Woodland Changeling"
      Then "Woodland Changeling" is on the stack
      And "Woodland Changeling" is a Goblin
      And "Woodland Changeling" is a Kithkin
      When all players pass
      Then "Woodland Changeling" is in play
      And "Woodland Changeling" is a Goblin
      And "Woodland Changeling" is a Kithkin
      When Alice plays "Shock" targeting "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" is in Alice's graveyard
      And "Woodland Changeling" is a Goblin
      And "Woodland Changeling" is a Kithkin

  @LRW-CHANGE-02
  Rule: Mirror Entity is a white 1/1 Shapeshifter for {2}{W} with changeling and an ability for {X}
    Lorwyn primer, "Keyword Ability: Changeling"

    Scenario: Mirror Entity's card shows its cost, colour, size and changeling
      Given Alice controls "Mirror Entity"
      Then the mana cost of "Mirror Entity" is {2}{W}
      And the converted mana cost of "Mirror Entity" is 3
      And "Mirror Entity" is white
      And "Mirror Entity" is 1/1
      And "Mirror Entity" has the types Creature
      And "Mirror Entity" has changeling

    Scenario: Mirror Entity is a Shapeshifter and all the rest
      Given Alice has "Mirror Entity" in hand
      Then "Mirror Entity" is a Shapeshifter
      And "Mirror Entity" is a Bear
      And "Mirror Entity" is a Wall

    Scenario: Mirror Entity's ability costs the X that is chosen
      Given Alice controls "Mirror Entity"
      And Alice has {W}{W}{W} in the mana pool
      When Alice plays the ability of "Mirror Entity" with X = 2
      Then the mana pool of Alice has {W}
      When all players pass
      Then "Mirror Entity" is 2/2

  @LRW-CHANGE-03
  Rule: A changeling has its types all the time, so it shares one with every other creature that has a type
    Lorwyn primer, "Keyword Ability: Changeling"; rule 502.73a

    Scenario: Mirror Entity and Grizzly Bears share the type Bear for Coat of Arms
      Given Alice controls 5 "Plains", "Mirror Entity" and "Grizzly Bears"
      And Alice has "Coat of Arms" in hand
      When Alice plays "Coat of Arms"
      And all players pass
      Then "Mirror Entity" is 2/2
      And "Grizzly Bears" is 3/3

    Scenario: Two changelings share many types and count each other once
      Given Alice controls 5 "Plains", "Mirror Entity" and "Woodland Changeling"
      And Alice has "Coat of Arms" in hand
      And Bob controls "Grizzly Bears" and "Craw Wurm"
      When Alice plays "Coat of Arms"
      And all players pass
      Then "Mirror Entity" is 4/4
      And "Woodland Changeling" is 5/5
      And "Grizzly Bears" is 4/4
      And "Craw Wurm" is 8/6

    Scenario: Konda's Banner on a legendary Goblin is good for what shares a creature type or a colour with that
      Rules 105.2 and 501.2a

      Given Alice controls "Konda's Banner", "Kiki-Jiki, Mirror Breaker", "Woodland Changeling", "Grizzly Bears" and 4 "Forest"
      And Bob controls "Goblin Piker" and "Hill Giant"
      When Alice plays the ability of "Konda's Banner" targeting "Grizzly Bears"
      And all players pass
      Then "Konda's Banner" is attached to nothing
      And "Woodland Changeling" is 2/2
      And "Goblin Piker" is 2/1
      When Alice plays the ability of "Konda's Banner" targeting "Kiki-Jiki, Mirror Breaker"
      And all players pass
      Then "Kiki-Jiki, Mirror Breaker" is 4/4
      And "Woodland Changeling" is 3/3
      And "Goblin Piker" is 4/3
      And "Hill Giant" is 4/4
      And "Grizzly Bears" is 2/2

  @LRW-CHANGE-06
  Rule: Changeling defines a characteristic, so other effects that change types are applied after it, older ones too
    Lorwyn primer, "Keyword Ability: Changeling"; rules 405.2, 418.5a and 502.73a

    Scenario: A changeling that comes after Conspiracy is an Elf only
      Given Alice controls "Conspiracy" and 2 "Forest"
      And the creature type chosen for "Conspiracy" is Elf
      And Alice has "Woodland Changeling" in hand
      When Alice plays "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" is in play
      And "Woodland Changeling" has the subtypes Elf
      And "Woodland Changeling" has changeling

    Scenario: Conspiracy that comes later makes Alice's changeling an Elf only and leaves Bob's alone
      Given Alice controls 5 "Swamp" and "Woodland Changeling" as "Alice's changeling"
      And Alice has "Conspiracy" in hand
      And Bob controls "Woodland Changeling" as "Bob's changeling"
      When Alice plays "Conspiracy"
      And all players pass
      And Alice names Elf
      Then "Alice's changeling" has the subtypes Elf
      And "Bob's changeling" is a Goblin

  @LRW-CHANGE-07
  Rule: Every creature type means all that there are at that time, also those that no card of the set has
    Lorwyn primer, "Keyword Ability: Changeling"; rules 205.3d and 502.73a

    Scenario: A plague among the Lhurgoyfs reaches the changeling
      Given Alice controls 3 "Swamp"
      And Alice has "Engineered Plague" in hand
      And Bob controls "Woodland Changeling" and "Grizzly Bears"
      When Alice plays "Engineered Plague"
      And all players pass
      And Alice names Lhurgoyf
      Then "Woodland Changeling" is 1/1
      And "Grizzly Bears" is 2/2

    Scenario: A changeling is a Wall and attacks nevertheless
      Given Alice controls 2 "Forest"
      And Alice has "Woodland Changeling" in hand
      When Alice plays "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" is a Wall
      When the game moves to Alice's next turn
      And Alice attacks Bob with "Woodland Changeling"
      And combat damage is dealt
      Then Bob is at 18 life

    Scenario: A changeling has no subtype of lands, Equipment or Auras
      Given Alice controls 2 "Forest"
      And Alice has "Woodland Changeling" in hand
      When Alice plays "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" is in play
      And "Woodland Changeling" is a Goat
      And "Woodland Changeling" is a Sliver
      And "Woodland Changeling" is not a Forest
      And "Woodland Changeling" is not an Equipment
      And "Woodland Changeling" is not an Aura

  @LRW-CHANGE-08
  Rule: Changeling works in hand, library, graveyard, on the stack, in play and outside the game alike
    Lorwyn primer, "Keyword Ability: Changeling"; rules 405.2 and 502.73a

    Scenario: Goblin Warchief makes the changeling a cheaper Goblin spell
      Given Alice controls "Goblin Warchief"
      And Alice has "Grizzly Bears" and "Woodland Changeling" in hand
      And Alice has {G} in the mana pool
      When Alice tries to play "Grizzly Bears"
      Then the attempt is refused
      When Alice plays "Woodland Changeling"
      Then the mana pool of Alice is empty
      When all players pass
      Then "Woodland Changeling" is in play
      And "Woodland Changeling" has haste

    Scenario: A changeling removed from the game is a Goblin and an Elf there
      Given Alice controls 3 "Plains"
      And Alice has "Oblivion Ring" in hand
      And Bob controls "Woodland Changeling"
      When Alice plays "Oblivion Ring"
      And the stack resolves
      Then "Woodland Changeling" is removed from the game
      And "Woodland Changeling" is a Goblin
      And "Woodland Changeling" is an Elf

    Scenario: Tivadar's Crusade does not reach the changeling in hand or graveyard, which is a Goblin there
      Given Alice controls 3 "Plains"
      And Alice has "Tivadar's Crusade" in hand
      And Bob controls "Woodland Changeling" as "changeling in play"
      And Bob has "Woodland Changeling" as "changeling in hand" in hand
      And Bob has "Woodland Changeling" as "changeling in the graveyard" in the graveyard
      When Alice plays "Tivadar's Crusade"
      And all players pass
      Then "changeling in play" is in Bob's graveyard
      And "changeling in hand" is in Bob's hand
      And "changeling in hand" is a Goblin
      And "changeling in the graveyard" is a Goblin

  @LRW-CHANGE-09
  Rule: To be every creature type twice over is no more than to be it once
    Lorwyn primer, "Keyword Ability: Changeling"; rule 502.73b

    Scenario: A changeling that gains all creature types counts once for Coat of Arms
      Given Alice controls "Amoeboid Changeling", "Woodland Changeling", "Coat of Arms" and "Grizzly Bears"
      When Alice plays the first ability of "Amoeboid Changeling" targeting "Woodland Changeling"
      And all players pass
      Then "Amoeboid Changeling" is tapped
      And "Woodland Changeling" is 4/4
      And "Grizzly Bears" is 4/4

    Scenario: When the second grant ends the changeling is every creature type still
      Given Alice controls "Amoeboid Changeling" and "Woodland Changeling"
      When Alice plays the first ability of "Amoeboid Changeling" targeting "Woodland Changeling"
      And all players pass
      Then "Amoeboid Changeling" is tapped
      When the game moves to Bob's turn
      Then "Woodland Changeling" is a Goblin
      And "Woodland Changeling" is a Shapeshifter
      And "Woodland Changeling" has changeling

  @LRW-CHANGE-10
  Rule: Whatever affects any creature type affects a changeling, for better or worse
    Lorwyn primer, "Keyword Ability: Changeling"; rule 502.73a

    Scenario: Goblin King leads the changeling
      Given Alice controls 3 "Mountain" and "Woodland Changeling"
      And Alice has "Goblin King" in hand
      When Alice plays "Goblin King"
      And all players pass
      Then "Woodland Changeling" is 3/3
      And "Woodland Changeling" has mountainwalk

    Scenario: Goblin King dies together with the changeling that he led, which counts as large as he had made it
      Rule 413.2f

      Given Bob controls "Goblin King"
      And Alice controls "Proper Burial", "Woodland Changeling" and 4 "Plains"
      And Alice has "Wrath of God" in hand
      When Alice plays "Wrath of God"
      And the stack resolves
      Then "Goblin King" is in Bob's graveyard
      And "Woodland Changeling" is in Alice's graveyard
      And Alice is at 23 life

    Scenario: Tivadar's Crusade destroys the changeling
      Given Alice controls 3 "Plains"
      And Alice has "Tivadar's Crusade" in hand
      And Bob controls "Woodland Changeling" and "Grizzly Bears"
      When Alice plays "Tivadar's Crusade"
      And all players pass
      Then "Woodland Changeling" is in Bob's graveyard
      And "Grizzly Bears" is in play

    Scenario: A plague among the Slivers weakens the changeling
      Given Alice controls 3 "Swamp"
      And Alice has "Engineered Plague" in hand
      And Bob controls "Woodland Changeling"
      When Alice plays "Engineered Plague"
      And all players pass
      And Alice names Sliver
      Then "Woodland Changeling" is 1/1

    Scenario: Two Sedge Slivers give the changeling their ability twice, for as long as its controller has a Swamp
      Rules 405.2 and 418.5a

      Given Alice controls 2 "Swamp", "Mountain" and "Woodland Changeling"
      And Alice has "Vindicate" and "Sedge Sliver" in hand
      And Alice has {2}{W}{B} in the mana pool
      And Bob controls "Sedge Sliver" as "Bob's Sliver" and "Swamp" as "Bob's Swamp"
      When Alice plays "Sedge Sliver"
      And all players pass
      Then "Woodland Changeling" is 4/4
      And "Bob's Sliver" is 4/4
      When Alice plays "Vindicate" targeting "Bob's Swamp"
      And all players pass
      Then "Bob's Sliver" is 2/2
      And "Woodland Changeling" is 4/4

    Scenario: Noxious Ghoul triggers on a changeling, which its ability spares, and not on Grizzly Bears
      Given Alice controls "Noxious Ghoul" and 4 "Forest"
      And Alice has "Woodland Changeling" and "Grizzly Bears" in hand
      When Alice plays "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in play
      And the stack is empty
      When Alice plays "Woodland Changeling"
      And all players pass
      Then the stack is, from the top, the ability of "Noxious Ghoul"
      When all players pass
      Then "Grizzly Bears" is 1/1
      And "Woodland Changeling" is 2/2
      And "Noxious Ghoul" is 3/3

    @since:2008-02
    Scenario: Warren Weirding finds a Goblin in a changeling that is sacrificed, and none where nothing is
      Given Alice controls 4 "Swamp"
      And Alice has 2 "Warren Weirding" in hand
      And Bob controls "Woodland Changeling"
      When Alice plays "Warren Weirding 1" targeting Alice
      And all players pass
      Then Alice controls no "Goblin Rogue"
      When Alice plays "Warren Weirding 2" targeting Bob
      And all players pass
      Then "Woodland Changeling" is in Bob's graveyard
      And Bob controls 2 "Goblin Rogue"

    Scenario: Peer Pressure for Goats takes every changeling of a player who has fewer Goats
      Given Alice controls 4 "Island", "Woodland Changeling" as "Alice's Changeling" and "Amoeboid Changeling"
      And Alice has "Peer Pressure" in hand
      And Bob controls "Woodland Changeling" as "Bob's Changeling" and "Grizzly Bears"
      When Alice plays "Peer Pressure"
      And all players pass
      And Alice names Goat
      Then Alice controls "Bob's Changeling"
      And Bob controls "Grizzly Bears"

    Scenario: Peer Pressure takes nothing for Goats, of which both have one, and takes the changeling for Elves
      Given Alice controls 8 "Island", "Woodland Changeling" as "Alice's Changeling" and "Llanowar Elves"
      And Alice has 2 "Peer Pressure" in hand
      And Bob controls "Woodland Changeling" as "Bob's Changeling" and "Grizzly Bears"
      When Alice plays "Peer Pressure 1"
      And all players pass
      And Alice names Goat
      Then Bob controls "Bob's Changeling"
      When Alice plays "Peer Pressure 2"
      And all players pass
      And Alice names Elf
      Then Alice controls "Bob's Changeling"
      And Bob controls "Grizzly Bears"

    Scenario: Two Lymph Slivers take two damage from what is dealt to the changeling
      Given Alice controls 2 "Lymph Sliver" and "Woodland Changeling"
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      When Alice passes
      And Bob plays "Lightning Bolt" targeting "Woodland Changeling"
      And all players pass
      Then "Lightning Bolt" is in Bob's graveyard
      And "Woodland Changeling" has 1 damage

  @LRW-CHANGE-11
  Rule: A changeling card in hand can be revealed as a Merfolk card
    Lorwyn primer, "Keyword Ability: Changeling"; rule 502.73a

    Scenario: Silvergill Adept is played for two mana and a revealed changeling
      Given Alice has "Silvergill Adept" and "Woodland Changeling" in hand
      And Alice has {U}{U}{U}{U}{U} in the mana pool
      When Alice plays "Silvergill Adept" with reveal paying with "Woodland Changeling"
      Then the mana pool of Alice has {U}{U}{U}
      And "Woodland Changeling" is in Alice's hand
      When all players pass
      Then "Silvergill Adept" is in play

    Scenario: Without Merfolk or changeling in hand Silvergill Adept costs three mana more
      Given Alice controls 4 "Island"
      And Alice has "Silvergill Adept", "Grizzly Bears" and "Plains" in hand
      When Alice tries to play "Silvergill Adept" with reveal paying with "Grizzly Bears"
      Then the attempt is refused
      When Alice tries to play "Silvergill Adept"
      Then the attempt is refused
      When Alice plays "Plains"
      And Alice plays "Silvergill Adept"
      Then "Plains" is tapped
      And "Silvergill Adept" is on the stack

  @LRW-CHANGE-12 @GRS-G3.11A-02
  Rule: A changeling card in a graveyard can be returned as a Goblin card
    Lorwyn primer, "Keyword Ability: Changeling"; rules 418.5a and 502.73a

    Scenario: Boggart Birth Rite returns a changeling and no Bear
      Given Alice controls "Swamp"
      And Alice has "Boggart Birth Rite" in hand
      And Alice has "Woodland Changeling" and "Grizzly Bears" in the graveyard
      When Alice tries to play "Boggart Birth Rite" targeting "Grizzly Bears"
      Then the attempt is refused
      When Alice plays "Boggart Birth Rite" targeting "Woodland Changeling"
      And all players pass
      Then "Woodland Changeling" is in Alice's hand

    Scenario: Yixlid Jailer takes changeling from the card in the graveyard, but not its types
      Given Alice controls "Swamp"
      And Alice has "Boggart Birth Rite" in hand
      And Alice has "Woodland Changeling" and "Tarfire" in the graveyard
      And Bob controls "Yixlid Jailer"
      When Alice plays "Boggart Birth Rite"
      Then Alice can choose "Woodland Changeling" and "Tarfire"
      When Alice chooses "Woodland Changeling"
      Then "Woodland Changeling" does not have changeling
      And "Woodland Changeling" is a Goblin
      When all players pass
      Then "Woodland Changeling" is in Alice's hand
      And "Woodland Changeling" has changeling

  @LRW-CHANGE-13
  Rule: What asks for a Goat in play can use a changeling
    Lorwyn primer, "Keyword Ability: Changeling"; rules 200.9 and 502.73a

    Scenario: Goatnapper takes the changeling for a turn
      Rule 418.5a

      Given Alice controls 3 "Mountain"
      And Alice has "Goatnapper" in hand
      And Bob controls "Woodland Changeling" and "Grizzly Bears"
      And "Woodland Changeling" is tapped
      When Alice plays "Goatnapper"
      And the stack resolves
      Then Alice controls "Woodland Changeling"
      And "Woodland Changeling" is untapped
      And "Woodland Changeling" has haste
      And Bob controls "Grizzly Bears"
      When the game moves to Bob's turn
      Then Bob controls "Woodland Changeling"

    Scenario: Goatnapper finds no Goat in a Bear or in a changeling card in hand
      Given Alice controls 3 "Mountain"
      And Alice has "Goatnapper" in hand
      And Bob controls "Grizzly Bears"
      And Bob has "Woodland Changeling" in hand
      When Alice plays "Goatnapper"
      And all players pass
      Then "Goatnapper" is in play
      And the stack is empty
      And Bob controls "Grizzly Bears"
