@since:2007-10
Feature: Leaving the game while others decide
  What a player who concedes takes along is gone at once, also in the middle of what is carried out.

  @GRS-503.10-08
  Rule: A copy belongs to who controlled the spell that made it, though another player may control it
    Rulings summary, 503.10, fifth sentence; rule 706.10 of later rules

    @until:2008-02
    Scenario: Nobody copies Chain of Vapor once Alice, to whom the copy would belong, has left the game
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Island"
      And Alice has "Chain of Vapor" in hand
      And Bob controls "Hill Giant" and "Forest"
      And Carol controls "Grizzly Bears"
      When Alice plays "Chain of Vapor" targeting "Hill Giant"
      And all players pass
      And Bob accepts
      And Alice concedes
      And Bob accepts
      Then the stack is empty
      And nobody is asked anything
      And "Hill Giant" is in Bob's hand

    @since:2017-09
    Scenario: Bob copies Chain of Vapor though Alice has left the game with it
      Rules 707.10 and 800.4a

      Given a game between Alice, Bob and Carol
      And Alice controls "Island"
      And Alice has "Chain of Vapor" in hand
      And Bob controls "Hill Giant" and "Forest"
      And Carol controls "Grizzly Bears"
      When Alice plays "Chain of Vapor" targeting "Hill Giant"
      And all players pass
      And Bob accepts
      And Alice concedes
      And Bob accepts
      And Bob accepts
      And Bob chooses "Grizzly Bears"
      Then Bob controls "copy of Chain of Vapor"
      And Bob owns "copy of Chain of Vapor"
      When all players pass
      Then "Grizzly Bears" is in Carol's hand

    @until:2008-02
    Scenario: Alice concedes before Bob has sacrificed a land, and he is not asked whether he copies Chain of Vapor
      Rules 102.5 and 413.2c

      Given a game between Alice, Bob and Carol
      And Alice controls "Island"
      And Alice has "Chain of Vapor" in hand
      And Bob controls "Hill Giant" and "Forest"
      And Carol controls "Grizzly Bears"
      When Alice plays "Chain of Vapor" targeting "Hill Giant"
      And all players pass
      And Alice concedes
      Then Bob is asked to choose yes or no
      When Bob accepts
      Then "Forest" is in Bob's graveyard
      And nobody is asked anything
      And the stack is empty

    @since:2017-09
    Scenario: Alice concedes before Bob has sacrificed a land, and he may copy Chain of Vapor
      Rules 707.10 and 800.4a

      Given a game between Alice, Bob and Carol
      And Alice controls "Island"
      And Alice has "Chain of Vapor" in hand
      And Bob controls "Hill Giant" and "Forest"
      And Carol controls "Grizzly Bears"
      When Alice plays "Chain of Vapor" targeting "Hill Giant"
      And all players pass
      And Alice concedes
      And Bob accepts
      Then "Forest" is in Bob's graveyard
      And Bob is asked to choose yes or no
      When Bob accepts
      And Bob declines
      Then the stack is, from the top, "copy of Chain of Vapor"
      And Bob controls "copy of Chain of Vapor"

    Scenario: Bob concedes instead of sacrificing a land, and nobody copies Chain of Vapor
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Island"
      And Alice has "Chain of Vapor" in hand
      And Bob controls "Hill Giant" and "Forest"
      And Carol controls "Grizzly Bears"
      When Alice plays "Chain of Vapor" targeting "Hill Giant"
      And all players pass
      Then Bob is asked to choose yes or no
      When Bob concedes
      Then nobody is asked anything
      And the stack is empty
      And "Chain of Vapor" is in Alice's graveyard

    Scenario: Bob concedes while he chooses the target of his copy of Chain of Vapor, and there is no copy
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Island"
      And Alice has "Chain of Vapor" in hand
      And Bob controls "Hill Giant" and "Forest"
      And Carol controls "Grizzly Bears"
      When Alice plays "Chain of Vapor" targeting "Hill Giant"
      And all players pass
      And Bob accepts
      And Bob accepts
      And Bob accepts
      Then Bob is asked to choose targets
      When Bob concedes
      Then nobody is asked anything
      And the stack is empty
      And "Grizzly Bears" is in play

  @GRS-503.10-09
  Rule: Who puts a copy on the stack controls it
    Rulings summary, 503.10, sixth sentence

    Scenario: Alice concedes while she chooses the targets of her copy of Bob's Shock, and there is no copy
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And it is Bob's turn
      And Alice controls 2 "Island"
      And Alice has "Twincast" in hand
      And Bob controls "Mountain"
      And Bob has "Shock" in hand
      And Carol controls "Hill Giant"
      When Bob plays "Shock" targeting Carol
      And Bob passes
      And Carol passes
      And Alice plays "Twincast" targeting "Shock"
      And all players pass
      And Alice accepts
      Then Alice is asked to choose targets
      When Alice concedes
      Then the stack is, from the top, "Shock"
      And nobody is asked anything
      When all players pass
      Then Carol is at 18 life
      And "Hill Giant" has 0 damage

  @MOR-EVOKE-02
  Rule: Creatures with evoke do their work on coming into play if of Lorwyn, on leaving it if of Morningtide
    Morningtide primer, "Returning Keyword Ability: Evoke", introduction; rule 410.10

    @since:2008-02
    Scenario: Carol concedes while Alice is asked which Doubling Season doubles first
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls 4 "Plains", "Hill Giant", "Grizzly Bears" and 2 "Doubling Season"
      And "Grizzly Bears" is owned by Carol
      And Alice has "Meadowboon" in hand
      When Alice plays "Meadowboon" for its evoke cost
      And all players pass
      And all players pass
      And Alice chooses Alice
      And all players pass
      Then Alice is asked to choose which effect applies first
      When Carol concedes
      And Alice applies "Doubling Season 1" first
      And Alice applies "Doubling Season 1" first
      Then "Hill Giant" is 7/7
      When Bob concedes
      Then Alice has won the game

    @since:2008-02
    Scenario: Carol concedes while Alice is asked for one target, and she still chooses one only
      Rule 102.5

      Given a game between Alice, Bob, Carol and Dave
      And Alice controls 4 "Plains", "Hill Giant" and "Grizzly Bears"
      And Bob controls "Craw Wurm"
      And Alice has "Meadowboon" in hand
      When Alice plays "Meadowboon" for its evoke cost
      And all players pass
      And all players pass
      Then Alice can choose Alice, Bob, Carol and Dave
      When Carol concedes
      Then Alice can choose Alice, Bob and Dave
      When Alice tries to choose Alice and Bob
      Then the attempt is refused
      When Alice chooses Alice
      And all players pass
      Then "Hill Giant" is 4/4
      And "Craw Wurm" is 6/4

    Scenario: Carol concedes while Alice puts abilities in order, and that of the creature she owns does its work
      Rules 102.5 and 402.6

      Given a game between Alice, Bob and Carol
      And Alice controls 3 "Island" and "Soul Warden"
      And "Soul Warden" is owned by Carol
      And Alice has "Mulldrifter" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And all players pass
      Then Alice is asked to choose the order
      When Carol concedes
      Then Alice is asked to choose the order
      When Alice orders the ability of "Mulldrifter", the ability of "Soul Warden" and the evoke ability of "Mulldrifter"
      Then the stack is, from the top, the evoke ability of "Mulldrifter", the ability of "Soul Warden", the ability of "Mulldrifter"
      When the stack resolves
      Then Alice is at 21 life
      And Alice has 2 cards in hand

  @LRW-PW-63
  Rule: A blocked trampler assigns lethal damage to every blocker before any of it may go to the planeswalker
    Lorwyn primer, "Planeswalkers in Combat", first note; rules 502.9a, 502.9b

    @since:2017-09 @until:2017-09
    Scenario: Alice concedes instead of putting the blockers in order, and her attackers are gone
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Ball Lightning" and "Craw Wurm"
      And Bob controls "Garruk Wildspeaker", "Hill Giant" and "Grizzly Bears"
      And "Garruk Wildspeaker" has 9 loyalty counters
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning" and "Craw Wurm"
      And Bob blocks with "Hill Giant" on "Ball Lightning" and "Grizzly Bears" on "Ball Lightning"
      Then Alice is asked to choose the order
      When Alice concedes
      Then nobody is asked anything
      And "Hill Giant" is blocking nothing
      When the game moves to Bob's next turn
      Then "Garruk Wildspeaker" has 9 loyalty counters

    @since:2017-09 @until:2017-09
    Scenario: Carol concedes while Alice puts blockers in order, and nobody orders those of the Craw Wurm she owns
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Ball Lightning", "Craw Wurm" and "Grizzly Bears"
      And "Craw Wurm" is owned by Carol
      And Bob controls "Garruk Wildspeaker", 4 "Hill Giant" and 2 "Goblin Piker"
      When Alice attacks "Garruk Wildspeaker" with "Ball Lightning", "Craw Wurm" and "Grizzly Bears"
      And Bob blocks with "Hill Giant 1" on "Ball Lightning", "Hill Giant 2" on "Ball Lightning", "Hill Giant 3" on "Craw Wurm", "Hill Giant 4" on "Craw Wurm", "Goblin Piker 1" on "Grizzly Bears" and "Goblin Piker 2" on "Grizzly Bears"
      Then Alice is asked to choose the order
      When Carol concedes
      And Alice orders "Hill Giant 1", "Hill Giant 2"
      Then Alice is asked to choose the order
      When Alice orders "Goblin Piker 2", "Goblin Piker 1"
      Then nobody is asked anything
      And "Hill Giant 3" is blocking nothing

  @LRW-PW-46
  Rule: A down-arrow with a number means: remove that many loyalty counters from this planeswalker, as a cost
    Lorwyn primer, "Planeswalker Abilities"; rules 402.6 and 409.1h

    Scenario: Alice concedes while she searches for a card for Liliana, and no card is left in her library
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Liliana Vess"
      And Alice's library is "Forest", "Grizzly Bears" and "Craw Wurm"
      When Alice plays the -2 ability of "Liliana Vess"
      And all players pass
      Then Alice can choose "Forest", "Grizzly Bears" and "Craw Wurm"
      When Alice concedes
      Then Alice has 0 cards in the library
      And the stack is empty

    Scenario: Alice concedes while Bob's Clone would come into play for her, and it stays in Bob's graveyard
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Liliana Vess"
      And "Liliana Vess" has 8 loyalty counters
      And Bob has "Clone" in the graveyard
      And Carol controls "Hill Giant"
      When Alice plays the -8 ability of "Liliana Vess"
      And all players pass
      Then Alice is asked to choose objects
      When Alice concedes
      Then "Clone" is in Bob's graveyard
      And the stack is empty
      And Bob has priority

    Scenario: Alice concedes instead of choosing a color for Bob's Voice of All, which stays in Bob's graveyard
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Liliana Vess"
      And "Liliana Vess" has 8 loyalty counters
      And Bob has "Voice of All" in the graveyard
      When Alice plays the -8 ability of "Liliana Vess"
      And all players pass
      Then Alice is asked to choose a word
      When Alice concedes
      Then "Voice of All" is in Bob's graveyard
      And the stack is empty
      And Bob has priority

    Scenario: Carol concedes while Alice names a color for Bob's Voice of All, and for Carol's nobody is asked
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Liliana Vess"
      And "Liliana Vess" has 8 loyalty counters
      And Bob has "Voice of All" as "Bob's Voice" in the graveyard
      And Carol has "Voice of All" as "Carol's Voice" in the graveyard
      When Alice plays the -8 ability of "Liliana Vess"
      And all players pass
      Then Alice is asked to choose a word
      When Carol concedes
      And Alice names red
      Then nobody is asked anything
      And Alice controls 1 "Voice of All"
      And "Bob's Voice" is in play

  @LRW-CHANGE-10
  Rule: Whatever affects any creature type affects a changeling, for better or worse
    Lorwyn primer, "Keyword Ability: Changeling"; rule 502.73a

    @since:2008-02 @until:2008-02
    Scenario: Alice concedes as Bob sacrifices for Warren Weirding, and no token is made that would be hers
      Rules 102.5 and 216.1

      Given a game between Alice, Bob and Carol
      And Alice controls 2 "Swamp"
      And Alice has "Warren Weirding" in hand
      And Bob controls "Woodland Changeling" and "Hill Giant"
      When Alice plays "Warren Weirding" targeting Bob
      And all players pass
      Then Bob can choose "Woodland Changeling" and "Hill Giant"
      When Alice concedes
      And Bob chooses "Woodland Changeling"
      Then "Woodland Changeling" is in Bob's graveyard
      And Bob controls no "Goblin Rogue"

  @MOR-BOOST-09
  Rule: A creature is judged as it would be in play, with its own abilities and what has changed it as a spell
    Morningtide primer, "Theme: Counter Boosters", which characteristics count; rule 419.6i

    Scenario: Alice concedes instead of naming a creature type, and nobody is asked for the other one
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Island"
      And Alice has "Artificial Evolution" in hand
      And Bob controls "Grizzly Bears"
      When Alice plays "Artificial Evolution" targeting "Grizzly Bears"
      And all players pass
      Then Alice is asked to choose a word
      When Alice concedes
      Then nobody is asked anything
      And "Grizzly Bears" is a Bear
      And Bob has priority

  @LRW-HIDE-13
  Rule: As long as it is removed, the card may be looked at by every player who has controlled the land
    Lorwyn primer, "Keyword Ability: Hideaway"; rule 502.75a

    Scenario: Alice concedes instead of choosing a card to hide, and no card is left in her library
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice has "Mosswort Bridge" in hand
      And Alice's library is "Forest", "Grizzly Bears" and "Craw Wurm"
      When Alice plays "Mosswort Bridge"
      And all players pass
      Then Alice may look at "Grizzly Bears"
      When Alice concedes
      Then Alice has 0 cards in the library
      And the stack is empty

  @GRS-503.10-03
  Rule: A copy has the mode and the targets that were chosen for the original
    Rulings summary, 503.10, second sentence

    Scenario: The copy of Orim's Chant forbids Bob spells, though Alice has left the game with the original
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And it is Bob's turn
      And Alice controls "Plains" and 2 "Island"
      And Alice has "Orim's Chant" and "Twincast" in hand
      And Bob controls "Mountain"
      And Bob has "Shock" in hand
      And Carol controls "Mountain"
      And Carol has "Shock" as "Carol's Shock" in hand
      When Bob passes
      And Carol passes
      And Alice plays "Orim's Chant" targeting Bob
      And Alice plays "Twincast" targeting "Orim's Chant"
      And all players pass
      And Alice declines
      And all players pass
      And Alice concedes
      Then the stack is empty
      When Bob tries to play "Shock" targeting Carol
      Then the attempt is refused
      When Bob passes
      And Carol plays "Carol's Shock" targeting Bob
      And all players pass
      Then Bob is at 18 life



  @GRS-103.4B-01
  Rule: Choices among what all can see are made in turn order, and carried out together
    Rulings summary, 103.4b

    Scenario: Carol concedes as Alice chooses two creatures, and the only one that is left to Alice is sacrificed
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls 4 "Swamp", "Hill Giant", "Craw Wurm" and "Grizzly Bears"
      And "Hill Giant" is owned by Carol
      And "Craw Wurm" is owned by Carol
      And Alice has "Barter in Blood" in hand
      And Bob controls "Serra Angel" and "Ornithopter"
      When Alice plays "Barter in Blood"
      And all players pass
      Then Alice can choose "Hill Giant", "Craw Wurm" and "Grizzly Bears"
      When Carol concedes
      Then nobody is asked anything
      And "Grizzly Bears" is in Alice's graveyard
      And "Serra Angel" is in Bob's graveyard
      And "Ornithopter" is in Bob's graveyard

  @CR306-306.4-03
  Rule: Of two planeswalkers of one name their controller keeps one, and the other goes to its owner's graveyard
    Comprehensive Rules of 2017-09, section 306.4, third sentence; rules 306.4 and 704.5j

    @since:2017-09
    Scenario: Carol concedes while Alice says which of two planeswalkers stays, and both are gone with her
      Rule 800.4a

      Given a game between Alice, Bob and Carol
      And Alice controls "Jace Beleren" as "Alice's Jace" and 6 "Island"
      And "Alice's Jace" is owned by Carol
      And Alice has "Confiscate" in hand
      And Carol controls "Jace Beleren" as "Carol's Jace"
      When Alice casts "Confiscate" targeting "Carol's Jace"
      And all players pass
      Then Alice can choose "Alice's Jace" and "Carol's Jace"
      When Carol concedes
      Then nobody is asked anything
      And Alice controls no "Jace Beleren"
      And "Confiscate" is in Alice's graveyard
      And Alice has priority

  @GRS-G3.32A-02
  Rule: A cost may also be what is paid to stop something from happening
    Rulings summary, glossary G3.32a, second half

    Scenario: Bob leaves the game instead of paying for Divert, and Alice is asked for no new target of his Shock
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And it is Bob's turn
      And Alice controls "Island"
      And Alice has "Divert" in hand
      And Bob controls 3 "Mountain"
      And Bob has "Shock" in hand
      And Carol controls "Grizzly Bears"
      When Bob plays "Shock" targeting Alice
      And Bob passes
      And Carol passes
      And Alice plays "Divert" targeting "Shock"
      And all players pass
      Then Bob is asked to choose yes or no
      When Bob concedes
      Then nobody is asked anything
      And the stack is empty
      And "Divert" is in Alice's graveyard
      And Alice is at 20 life
      And Carol is at 20 life

    Scenario: Carol concedes with all that Terror could be diverted to, and it destroys what it was played for
      Rules 102.5 and 415.7a

      Given a game between Alice, Bob and Carol
      And it is Bob's turn
      And Alice controls "Island" and "Grizzly Bears"
      And Alice has "Divert" in hand
      And Bob controls 2 "Swamp"
      And Bob has "Terror" in hand
      And Carol controls "Hill Giant" and "Craw Wurm"
      When Bob plays "Terror" targeting "Grizzly Bears"
      And Bob passes
      And Carol passes
      And Alice plays "Divert" targeting "Terror"
      And all players pass
      Then Alice can choose "Hill Giant" and "Craw Wurm"
      When Carol concedes
      Then the stack is, from the top, "Terror"
      When all players pass
      Then "Grizzly Bears" is in Alice's graveyard

  @LRW-CLASH-33 @LRW-CLASH-35
  Rule: Entangling Trap and Rebellion of the Flamekin trigger on every clash of their controller, won or not
    Lorwyn primer, "Keyword Action: Clash", second note; rule 410.2

    Scenario: Carol leaves with the Giant that her Trap keeps tapped while Alice says what else of hers stays so
      Rules 102.5 and 302.2

      Given a game between Alice, Bob and Carol
      And it is Carol's turn
      And Alice controls "Hill Giant" and "Endoskeleton"
      And "Hill Giant" is owned by Carol
      And "Endoskeleton" is tapped
      And Bob controls "Craw Wurm"
      And Carol controls "Entangling Trap" and 2 "Mountain"
      And Carol has "Lash Out" in hand
      And the top card of Alice's library is "Forest"
      And the top card of Carol's library is "Craw Wurm" as "revealed Wurm"
      When Carol plays "Lash Out" targeting "Craw Wurm"
      And all players pass
      And Carol chooses Alice
      And Carol puts the revealed card on the top
      And Alice puts the revealed card on the top
      And Carol chooses "Hill Giant"
      And all players pass
      Then "Hill Giant" is tapped
      When the game moves to Carol's end step
      And all players pass
      Then Alice is asked to choose yes or no
      When Carol concedes
      And Alice declines
      Then "Endoskeleton" is tapped
      And Alice controls no "Hill Giant"
      And it is Alice's upkeep step

  @GRS-212.4J-01
  Rule: The player under whose control the Aura comes into play chooses what it enchants, which is no target
    Rulings summary, 212.4j, first sentence

    Scenario: Bob concedes while Alice chooses what her Pacifism enchants, and his Aura is put on nothing
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls 3 "Island" and "Hill Giant"
      And Alice has "Show and Tell" and "Pacifism" in hand
      And Bob has "Holy Strength" in hand
      And Carol controls "Grizzly Bears"
      When Alice plays "Show and Tell"
      And all players pass
      And Alice chooses "Pacifism"
      And Bob chooses "Holy Strength"
      Then Alice can choose "Hill Giant" and "Grizzly Bears"
      When Bob concedes
      And Alice chooses "Grizzly Bears"
      Then nobody is asked anything
      And "Pacifism" is attached to "Grizzly Bears"
      And "Hill Giant" is 3/3

  @LRW-PW-58
  Rule: A blocked creature deals its combat damage to its blockers, even if it attacks a planeswalker
    Lorwyn primer, "Planeswalkers in Combat"; rules 309.2a, 310.2c

    Scenario: Carol concedes while Bob applies an effect to other damage, and Alice gains nothing of the Hero's to her Elves
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Hill Giant" and "Changeling Hero"
      And Bob controls "Garruk Wildspeaker", "Furnace of Rath", "Grizzly Bears", "Llanowar Elves" and "Plains"
      And Bob has "Healing Salve" in hand
      And "Llanowar Elves" is owned by Carol
      When Alice attacks "Garruk Wildspeaker" with "Hill Giant" and "Changeling Hero"
      And Bob blocks with "Grizzly Bears" on "Hill Giant" and "Llanowar Elves" on "Changeling Hero"
      And Alice passes
      And Bob plays "Healing Salve" choosing mode 2 targeting "Grizzly Bears"
      And all players pass
      And combat damage is dealt
      Then Bob is asked to choose which effect applies first
      When Carol concedes
      And Bob applies "Healing Salve" first
      Then "Hill Giant" is not in play
      And "Grizzly Bears" is in play
      And Alice is at 20 life

  @GRS-413.2C-01
  Rule: What is not chosen on playing is chosen as the text is followed
    Rulings summary, 413.2c, first sentence

    Scenario: Alice concedes instead of naming a colour, and Bob's Bears keep the one that they have
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And it is Bob's turn
      And Alice controls "Blind Seer" and 2 "Island"
      And Bob controls "Grizzly Bears"
      When Bob passes
      And Carol passes
      And Alice plays the ability of "Blind Seer" targeting "Grizzly Bears"
      And all players pass
      Then Alice is asked to choose a word
      When Alice concedes
      Then nobody is asked anything
      And "Grizzly Bears" is green

    Scenario: Alice concedes instead of naming a colour, and Bob's Bears are protected from nothing
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls 5 "Plains" and 3 "Mountain"
      And Alice has "Threaten" and "Shelter" in hand
      And Bob controls "Grizzly Bears"
      And Carol controls "Mountain" as "Carol's Mountain"
      And Carol has "Shock" in hand
      When Alice plays "Threaten" targeting "Grizzly Bears"
      And all players pass
      And Alice plays "Shelter" targeting "Grizzly Bears"
      And all players pass
      Then Alice is asked to choose a word
      When Alice concedes
      Then Bob controls "Grizzly Bears"
      When Bob passes
      And Carol plays "Shock" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in Bob's graveyard

  @GRS-409.1A-01
  Rule: A card leaves its zone as the spell is announced
    Rulings summary, 409.1a, second sentence; rules 409.1c and 422.1

    Scenario: Carol concedes with the only creatures while Alice chooses Terror's target, and Terror is in hand again
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Maro" and 2 "Swamp"
      And Alice has "Terror" and "Shock" in hand
      And "Maro" is owned by Carol
      And Carol controls "Grizzly Bears"
      When Alice plays "Terror"
      Then Alice can choose "Maro" and "Grizzly Bears"
      And "Maro" is 1/1
      When Carol concedes
      Then "Terror" is in Alice's hand
      And the stack is empty
      And Alice has 2 cards in hand
      When the game moves to Alice's end step
      Then Alice is at 20 life

  @GRS-G3.32B-01
  Rule: Playing a spell or an activated ability means paying its cost, even if that is nothing
    Rulings summary, glossary G3.32b, first sentence; rules 409.1h and 422.1

    Scenario: Carol concedes with both Goblins while Alice chooses which to sacrifice, and Fodder Launch is in hand again
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls 4 "Swamp" and 2 "Goblin Piker"
      And "Goblin Piker 1" is owned by Carol
      And "Goblin Piker 2" is owned by Carol
      And Alice has "Fodder Launch" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Fodder Launch" targeting "Hill Giant"
      Then Alice can choose "Goblin Piker 1" and "Goblin Piker 2"
      When Carol concedes
      Then "Fodder Launch" is in Alice's hand
      And the stack is empty
      When the game moves to Alice's end step
      Then "Hill Giant" is in play
      And Alice is at 20 life

    Scenario: Alice concedes as she chooses X for Mirror Entity, and Burning-Tree Shaman does not trigger
      Rule 102.5

      Given a game between Alice, Bob and Carol
      And Alice controls "Mirror Entity" and "Forest"
      And Bob controls "Burning-Tree Shaman"
      When Alice plays the ability of "Mirror Entity"
      Then Alice is asked to choose a number
      When Alice concedes
      Then Alice has lost the game
      And the stack is empty
      And Bob has priority

    Scenario: Alice concedes as she chooses what Shriekmaw destroys, and its evoke ability is not put on the stack after that
      Rules 102.5 and 410.3

      Given a game between Alice, Bob and Carol
      And Alice controls 2 "Swamp"
      And Alice has "Shriekmaw" in hand
      And Bob controls "Grizzly Bears" and "Hill Giant"
      When Alice plays "Shriekmaw" for its evoke cost
      And the stack resolves
      And Alice orders the ability of "Shriekmaw" and the evoke ability of "Shriekmaw"
      Then Alice can choose "Grizzly Bears" and "Hill Giant"
      When Alice concedes
      Then the stack is empty
      And "Grizzly Bears" is in play
      And "Hill Giant" is in play
      And Bob has priority
