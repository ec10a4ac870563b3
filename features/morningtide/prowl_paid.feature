Feature: Prowl: playing a spell for its prowl cost, and what that brings
  Only the cost is another: neither the moment nor the mana cost changes. What a card adds depends on the cost paid.

  Background:
    Given a game between Alice and Bob

  @MOR-PROWL-20
  Rule: Paying the prowl cost does not change when the card may be played
    Morningtide primer, "Keyword Ability: Prowl", second note

    Scenario: In the combat damage step only the instant is prowled
      Given Alice controls "Nightshade Stinger", 3 "Island" and 3 "Swamp"
      And Alice has "Latchkey Faerie", "Noggin Whack" and "Thieves' Fortune" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      Then Alice has priority
      When Alice tries to play "Latchkey Faerie" for its prowl cost
      Then the attempt is refused
      When Alice tries to play "Noggin Whack" targeting Bob for its prowl cost
      Then the attempt is refused
      When Alice plays "Thieves' Fortune" for its prowl cost
      Then the stack is, from the top, "Thieves' Fortune"

    Scenario: After combat the creature and the sorcery are prowled
      Given Alice controls "Nightshade Stinger", 3 "Island" and 2 "Swamp"
      And Alice has "Latchkey Faerie" and "Noggin Whack" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Noggin Whack" targeting Bob for its prowl cost
      And all players pass
      And Alice plays "Latchkey Faerie" for its prowl cost
      And all players pass
      Then "Noggin Whack" is in Alice's graveyard
      And "Latchkey Faerie" is in play

    Scenario: Between the two strikes of double strike the instant is prowled
      Given Alice controls "Nightshade Stinger", "Fireshrieker" and "Island"
      And "Fireshrieker" is attached to "Nightshade Stinger"
      And Alice has "Thieves' Fortune" in hand
      And Alice's library is "Shock" and "Forest"
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      Then Bob is at 19 life
      When Alice plays "Thieves' Fortune" for its prowl cost
      And all players pass
      And Alice chooses "Shock"
      And combat damage is dealt
      Then Bob is at 18 life
      And "Shock" is in Alice's hand

  @MOR-PROWL-21
  Rule: A prowled spell keeps its mana cost and its converted mana cost
    Morningtide primer, "Keyword Ability: Prowl", second note

    Scenario: Overwhelming Intellect draws four cards for a prowled Latchkey Faerie
      Given Alice controls "Nightshade Stinger" and 3 "Island"
      And Alice has "Latchkey Faerie" in hand
      And Bob controls 6 "Island" as "Bob's Island"
      And Bob has "Overwhelming Intellect" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Latchkey Faerie" for its prowl cost
      Then the mana cost of "Latchkey Faerie" is {3}{U}
      And the converted mana cost of "Latchkey Faerie" is 4
      When Alice passes
      And Bob plays "Overwhelming Intellect" targeting "Latchkey Faerie"
      And all players pass
      Then "Latchkey Faerie" is in Alice's graveyard
      And Bob has 4 cards in hand

  @MOR-PROWL-22 @GRS-502.76.R2-01
  Rule: The creature types that the prowl card has now count, not those in its reminder text
    Morningtide primer, "Keyword Ability: Prowl", third note

    Scenario: A Giant that is a Goblin lets a Latchkey Faerie that is a Goblin be prowled
      Given Alice controls "Conspiracy", "Hill Giant" and 3 "Island"
      And the creature type chosen for "Conspiracy" is Goblin
      And Alice has "Latchkey Faerie" in hand
      When Alice attacks Bob with "Hill Giant"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Latchkey Faerie" for its prowl cost
      And the stack resolves
      Then "Latchkey Faerie" is in play
      And Alice has 1 card in hand

    Scenario: A Latchkey Faerie that has become a Goblin is not prowled for the damage of a Faerie Rogue
      Given Alice controls "Nightshade Stinger", 6 "Swamp" and 6 "Island"
      And Alice has "Conspiracy" and "Latchkey Faerie" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Conspiracy"
      And all players pass
      And Alice names Goblin
      And Alice tries to play "Latchkey Faerie" for its prowl cost
      Then the attempt is refused

  @MOR-PROWL-23 @GRS-502.76.R2-02
  Rule: While an effect makes the spell an Elf, only the damage of Elves counts for it
    Morningtide primer, "Keyword Ability: Prowl", example of the third note

    Scenario: The damage of a Faerie Rogue that came before Conspiracy leaves an Elf only its mana cost
      Given Alice controls "Nightshade Stinger", 6 "Swamp" and 6 "Island"
      And Alice has "Conspiracy" and "Latchkey Faerie" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Conspiracy"
      And all players pass
      And Alice names Elf
      And Alice tries to play "Latchkey Faerie" for its prowl cost
      Then the attempt is refused
      When Alice plays "Latchkey Faerie"
      And the stack resolves
      Then "Latchkey Faerie" is in play
      And Alice has 0 cards in hand

    Scenario: An Elf's damage lets the Elf that Latchkey Faerie is be prowled, and no sorcery
      Given Alice controls "Conspiracy", "Llanowar Elves", 3 "Island" and 2 "Swamp"
      And the creature type chosen for "Conspiracy" is Elf
      And Alice has "Latchkey Faerie" and "Noggin Whack" in hand
      When Alice attacks Bob with "Llanowar Elves"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      Then "Noggin Whack" has the subtypes Rogue
      When Alice tries to play "Noggin Whack" targeting Bob for its prowl cost
      Then the attempt is refused
      When Alice plays "Latchkey Faerie" for its prowl cost
      And the stack resolves
      Then "Latchkey Faerie" is in play
      And Alice has 2 cards in hand

  @MOR-PROWL-24 @GRS-502.76A-02
  Rule: The mana cost may be paid even though the prowl cost might be
    Morningtide primer, "Keyword Ability: Prowl", fourth note

    Scenario: Notorious Throng is cheaper without prowl
      Given Alice controls "Nightshade Stinger" and 4 "Island"
      And Alice has "Notorious Throng" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice tries to play "Notorious Throng" for its prowl cost
      Then the attempt is refused
      When Alice plays "Notorious Throng"
      And all players pass
      Then Alice controls 1 "Faerie Rogue"
      When the game moves to Alice's end step
      And all players pass
      Then it is Bob's upkeep step

    Scenario: Latchkey Faerie is dearer without prowl
      Given Alice controls "Nightshade Stinger" and 4 "Island"
      And Alice has "Latchkey Faerie" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Latchkey Faerie"
      Then "Island 1" is tapped
      And "Island 2" is tapped
      And "Island 3" is tapped
      And "Island 4" is tapped
      When the stack resolves
      Then "Latchkey Faerie" is in play
      And Alice has 0 cards in hand

  @MOR-PROWL-25
  Rule: A permanent may do something on coming into play only if its prowl cost was paid
    Morningtide primer, "Keyword Ability: Prowl", fifth note

    Scenario: A prowled Earwig Squad removes three cards of a library
      Given Alice controls "Nightshade Stinger" and 3 "Swamp"
      And Alice has "Earwig Squad" in hand
      And Bob's library is "Shock", "Terror", "Unsummon" and "Holy Day"
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Earwig Squad" for its prowl cost
      And the stack resolves
      And Alice chooses "Shock", "Terror" and "Holy Day"
      Then "Shock" is removed from the game
      And "Terror" is removed from the game
      And "Holy Day" is removed from the game
      And "Unsummon" is in Bob's library

    Scenario: An Earwig Squad for its mana cost removes nothing
      Given Alice controls "Nightshade Stinger" and 5 "Swamp"
      And Alice has "Earwig Squad" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Earwig Squad"
      And all players pass
      Then "Earwig Squad" is in play
      And the stack is empty
      And Bob has 10 cards in the library

    Scenario: Latchkey Faerie is returned to hand, and the card is drawn all the same
      Given Alice controls "Nightshade Stinger" and 3 "Island"
      And Alice has "Latchkey Faerie" in hand
      And Bob controls "Island" as "Bob's Island"
      And Bob has "Unsummon" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Latchkey Faerie" for its prowl cost
      And all players pass
      And Alice passes
      And Bob plays "Unsummon" targeting "Latchkey Faerie"
      And the stack resolves
      Then "Latchkey Faerie" is in Alice's hand
      And Alice has 2 cards in hand

  @MOR-PROWL-26
  Rule: An instant or sorcery may do something more on resolution if its prowl cost was paid
    Morningtide primer, "Keyword Ability: Prowl", fifth note

    Scenario: A prowled Notorious Throng brings tokens and another turn
      Given Alice controls 3 "Nightshade Stinger" and 6 "Island"
      And Alice has "Notorious Throng" in hand
      When Alice attacks Bob with "Nightshade Stinger 1", "Nightshade Stinger 2" and "Nightshade Stinger 3"
      And combat damage is dealt
      Then Bob is at 17 life
      When the game moves to Alice's postcombat main phase
      And Alice plays "Notorious Throng" for its prowl cost
      And all players pass
      Then Alice controls 3 "Faerie Rogue"
      When the game moves to Alice's end step
      And all players pass
      Then it is Alice's upkeep step

    Scenario: Notorious Throng for its mana cost brings tokens and no turn
      Given Alice controls 3 "Nightshade Stinger" and 6 "Island"
      And Alice has "Notorious Throng" in hand
      When Alice attacks Bob with "Nightshade Stinger 1", "Nightshade Stinger 2" and "Nightshade Stinger 3"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Notorious Throng"
      And all players pass
      Then Alice controls 3 "Faerie Rogue"
      When the game moves to Alice's end step
      And all players pass
      Then it is Bob's upkeep step

    Scenario Outline: Morsel Theft <how> draws <draws>
      Given Alice controls "Nightshade Stinger" and 4 "Swamp"
      And Alice has "Morsel Theft" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Morsel Theft" targeting <target>
      And all players pass
      Then Bob is at 16 life
      And Alice is at 23 life
      And Alice has <cards> in hand

      Examples:
        | how               | target                 | draws   | cards   |
        | that was prowled  | Bob for its prowl cost | a card  | 1 card  |
        | for its mana cost | Bob                    | nothing | 0 cards |

    Scenario: A copy of a prowled Morsel Theft draws a card, too
      Given Alice controls "Nightshade Stinger", 2 "Swamp" and 2 "Island"
      And Alice has "Morsel Theft" and "Twincast" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Morsel Theft" targeting Bob for its prowl cost
      And Alice plays "Twincast" targeting "Morsel Theft"
      And all players pass
      And Alice declines
      And the stack resolves
      Then Bob is at 13 life
      And Alice is at 26 life
      And Alice has 2 cards in hand

  @MOR-PROWL-27
  Rule: What counts for the addition is the cost that was paid for this card
    Morningtide primer, "Keyword Ability: Prowl", fifth note

    Scenario: Morsel Theft that a prowled Knowledge Exploitation finds was not prowled itself
      Given Alice controls "Nightshade Stinger" and 4 "Island"
      And Alice has "Knowledge Exploitation" in hand
      And Bob's library is "Forest", "Morsel Theft", "Shock" and "Plains"
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "Knowledge Exploitation" targeting Bob for its prowl cost
      And all players pass
      Then Alice can choose "Morsel Theft" and "Shock"
      When Alice chooses "Morsel Theft"
      And Alice accepts
      And Alice chooses Bob
      And the stack resolves
      Then Bob is at 16 life
      And Alice is at 23 life
      And "Morsel Theft" is in Bob's graveyard
      And Alice has 0 cards in hand

    Scenario: Of two Latchkey Faeries only the prowled one draws a card
      Given Alice controls "Nightshade Stinger" and 7 "Island"
      And Alice has "Latchkey Faerie" as "First" and "Latchkey Faerie" as "Second" in hand
      When Alice attacks Bob with "Nightshade Stinger"
      And combat damage is dealt
      And the game moves to Alice's postcombat main phase
      And Alice plays "First"
      And the stack resolves
      Then "First" is in play
      And Alice has 1 card in hand
      When Alice plays "Second" for its prowl cost
      And the stack resolves
      Then "Second" is in play
      And Alice has 1 card in hand
