Feature: Evoke: playing the spell
  Playing a card for its evoke cost is playing it: what may be played when and from where, and what it comes to.

  @LRW-EVOKE-02 @LRW-EVOKE-18
  Rule: For its mana cost one gets the creature and its ability, for its evoke cost the ability alone
    Lorwyn primer, "Keyword Ability: Evoke"; rule 502.74a

    Scenario: An evoked Mulldrifter leaves two cards behind and is sacrificed
      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has "Mulldrifter" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And all players pass
      Then "Mulldrifter" is in play
      When Alice orders the evoke ability of "Mulldrifter" and the ability of "Mulldrifter"
      And the stack resolves
      Then Alice has 2 cards in hand
      And "Mulldrifter" is in Alice's graveyard

    Scenario: A Mulldrifter played for its mana cost draws two cards and stays
      Given a game between Alice and Bob
      And Alice controls 5 "Island"
      And Alice has "Mulldrifter" in hand
      When Alice plays "Mulldrifter"
      And all players pass
      Then the stack is, from the top, the ability of "Mulldrifter"
      When the stack resolves
      Then Alice has 2 cards in hand
      When the game moves to the end of turn step
      Then "Mulldrifter" is in play
      And "Mulldrifter" is 2/2
      And "Mulldrifter" has flying

  @LRW-EVOKE-10
  Rule: A card can be evoked from any zone that it can be played from, not only from the hand
    Lorwyn primer, "Keyword Ability: Evoke"; rule 502.74a

    Scenario: Yawgmoth's Will lets Mulldrifter be evoked from the graveyard, and removes what is sacrificed
      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has {B}{B}{B} in the mana pool
      And Alice has "Yawgmoth's Will" in hand
      And Alice has "Mulldrifter" in the graveyard
      When Alice plays "Yawgmoth's Will"
      And all players pass
      And Alice plays "Mulldrifter" for its evoke cost
      And all players pass
      And Alice orders the evoke ability of "Mulldrifter" and the ability of "Mulldrifter"
      And the stack resolves
      Then Alice has 2 cards in hand
      And "Mulldrifter" is removed from the game

    Scenario: Evoke alone does not let a card be played from the graveyard
      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has "Mulldrifter" as "Dead Mulldrifter" in the graveyard
      And Alice has "Mulldrifter" as "New Mulldrifter" in hand
      When Alice tries to play "Dead Mulldrifter" for its evoke cost
      Then the attempt is refused
      When Alice plays "New Mulldrifter" for its evoke cost
      Then the stack is, from the top, "New Mulldrifter"
      And "Dead Mulldrifter" is in Alice's graveyard

    Scenario: Under Yixlid Jailer Mulldrifter in the graveyard has no evoke, and is played for its mana cost
      Given a game between Alice and Bob
      And Alice controls 8 "Island"
      And Alice has {B} in the mana pool
      And Alice has "Yawgmoth's Will" in hand
      And Alice has "Mulldrifter" in the graveyard
      And Bob controls "Yixlid Jailer"
      When Alice plays "Yawgmoth's Will"
      And all players pass
      And Alice tries to play "Mulldrifter" for its evoke cost
      Then the attempt is refused
      When Alice plays "Mulldrifter"
      And the stack resolves
      Then "Mulldrifter" is in play
      And Alice has 2 cards in hand

  @LRW-EVOKE-14
  Rule: Who evokes a card plays a creature spell, which goes on the stack and resolves like any other
    Lorwyn primer, "Keyword Ability: Evoke"; rules 409.1 and 502.74a

    Scenario: Glimpse of Nature draws a card for an evoked Mulldrifter
      Rules 404.4 and 404.4a

      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has {G} in the mana pool
      And Alice has "Glimpse of Nature" and "Mulldrifter" in hand
      When Alice plays "Glimpse of Nature"
      And all players pass
      And Alice plays "Mulldrifter" for its evoke cost
      And all players pass
      Then Alice has 1 card in hand
      And the stack is, from the top, "Mulldrifter"

    Scenario: Glimpse of Nature draws for every creature spell of the turn, and for none of the next turn
      Rule 404.4a

      Given a game between Alice and Bob
      And Alice controls "Forest"
      And Alice has "Glimpse of Nature" and 3 "Ornithopter" in hand
      When Alice plays "Glimpse of Nature"
      And all players pass
      And Alice plays "Ornithopter 1"
      And the stack resolves
      Then Alice has 3 cards in hand
      When Alice plays "Ornithopter 2"
      And the stack resolves
      Then Alice has 3 cards in hand
      When the game moves to Alice's next turn
      And Alice plays "Ornithopter 3"
      Then the stack is, from the top, "Ornithopter 3"

    Scenario: Each of two Glimpses of Nature draws a card for every creature spell of the turn
      Rules 404.4 and 404.4a

      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has {G}{G}{G} in the mana pool
      And Alice has "Glimpse of Nature" as "First", "Glimpse of Nature" as "Second", "Llanowar Elves" and "Mulldrifter" in hand
      When Alice plays "First"
      And all players pass
      And Alice plays "Second"
      And all players pass
      And Alice plays "Llanowar Elves"
      And Alice orders the ability of "First" and the ability of "Second"
      And the stack resolves
      Then Alice has 3 cards in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And Alice orders the ability of "First" and the ability of "Second"
      And all players pass
      And all players pass
      Then Alice has 4 cards in hand
      And the stack is, from the top, "Mulldrifter"

    Scenario: Pithing Needle and Stifle find no ability to stop while Mulldrifter is a spell
      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has "Mulldrifter" in hand
      And Bob controls "Pithing Needle" and "Island" as "Bob's Island"
      And the card name chosen for "Pithing Needle" is Mulldrifter
      And Bob has "Stifle" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And Alice passes
      And Bob tries to play "Stifle" targeting "Mulldrifter"
      Then the attempt is refused
      And the stack is, from the top, "Mulldrifter"
      When Bob passes
      And Alice orders the ability of "Mulldrifter" and the evoke ability of "Mulldrifter"
      And Alice passes
      And Bob plays "Stifle" targeting the evoke ability of "Mulldrifter"
      And the stack resolves
      Then "Mulldrifter" is in play
      And Alice has 2 cards in hand

  @LRW-EVOKE-15
  Rule: An evoked spell can be countered like every creature spell
    Lorwyn primer, "Keyword Ability: Evoke"; rules 401.1 and 501.3a

    Scenario: Remove Soul counters an evoked Mulldrifter, and nothing triggers
      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has "Mulldrifter" in hand
      And Bob controls 2 "Island" as "Bob's Island"
      And Bob has "Remove Soul" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And Alice passes
      And Bob plays "Remove Soul" targeting "Mulldrifter"
      And all players pass
      Then the stack is empty
      And "Mulldrifter" is in Alice's graveyard
      And Alice has 0 cards in hand
      And "Island 1" is tapped
      And "Island 2" is tapped
      And "Island 3" is tapped

    Scenario: Once Mulldrifter is in play Remove Soul comes too late
      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has "Mulldrifter" in hand
      And Bob controls 2 "Island" as "Bob's Island"
      And Bob has "Remove Soul" in hand
      When Alice plays "Mulldrifter" for its evoke cost
      And all players pass
      And Alice orders the ability of "Mulldrifter" and the evoke ability of "Mulldrifter"
      And Alice passes
      And Bob tries to play "Remove Soul" targeting "Mulldrifter"
      Then the attempt is refused
      When the stack resolves
      Then "Mulldrifter" is in Alice's graveyard
      And Alice has 2 cards in hand

  @LRW-EVOKE-16
  Rule: What forbids playing a creature spell forbids evoking it too
    Lorwyn primer, "Keyword Ability: Evoke"; rule 409.4

    Scenario: Meddling Mage stops the evoking of the card that it names and of no other
      Given a game between Alice and Bob
      And Alice controls 3 "Island" and "Mountain"
      And Alice has "Mulldrifter" and "Ingot Chewer" in hand
      And Bob controls "Meddling Mage"
      And the card name chosen for "Meddling Mage" is Mulldrifter
      When Alice tries to play "Mulldrifter" for its evoke cost
      Then the attempt is refused
      When Alice plays "Ingot Chewer" for its evoke cost
      Then the stack is, from the top, "Ingot Chewer"
      And "Mulldrifter" is in Alice's hand

    Scenario: Beside her Steel Golem Alice evokes nothing, while Bob is free to
      Given a game between Alice and Bob
      And Alice controls "Steel Golem" and 3 "Island"
      And Alice has "Mulldrifter" in hand
      And Bob controls "Mountain"
      And Bob has "Ingot Chewer" in hand
      When Alice tries to play "Mulldrifter" for its evoke cost
      Then the attempt is refused
      When the game moves to Bob's next turn
      And Bob plays "Ingot Chewer" for its evoke cost
      And all players pass
      And Bob orders the evoke ability of "Ingot Chewer" and the ability of "Ingot Chewer"
      And the stack resolves
      Then "Steel Golem" is in Alice's graveyard
      When the game moves to Alice's next turn
      And Alice plays "Mulldrifter" for its evoke cost
      Then the stack is, from the top, "Mulldrifter"

  @LRW-EVOKE-17
  Rule: Each creature with evoke in Lorwyn has an ability that triggers when it comes into play
    Lorwyn primer, "Keyword Ability: Evoke"; rule 410.10a

    Scenario: Mulldrifter is in play before its cards are drawn
      Given a game between Alice and Bob
      And Alice controls 5 "Island"
      And Alice has "Mulldrifter" in hand
      When Alice plays "Mulldrifter"
      And all players pass
      Then "Mulldrifter" is in play
      And the stack is, from the top, the ability of "Mulldrifter"
      And Alice has 0 cards in hand
      When all players pass
      Then Alice has 2 cards in hand

    Scenario: Shriekmaw is in play before it destroys a creature
      Given a game between Alice and Bob
      And Alice controls 5 "Swamp"
      And Alice has "Shriekmaw" in hand
      And Bob controls "Grizzly Bears"
      When Alice plays "Shriekmaw"
      And all players pass
      Then "Shriekmaw" is in play
      And the stack is, from the top, the ability of "Shriekmaw"
      And "Grizzly Bears" is in play
      When all players pass
      Then "Grizzly Bears" is in Bob's graveyard

    Scenario: Ingot Chewer is in play before it destroys an artifact
      Given a game between Alice and Bob
      And Alice controls 5 "Mountain"
      And Alice has "Ingot Chewer" in hand
      And Bob controls "Ornithopter"
      When Alice plays "Ingot Chewer"
      And all players pass
      Then "Ingot Chewer" is in play
      And the stack is, from the top, the ability of "Ingot Chewer"
      And "Ornithopter" is in play
      When all players pass
      Then "Ornithopter" is in Bob's graveyard

    Scenario: Aethersnipe is in play before it returns a permanent
      Given a game between Alice and Bob
      And Alice controls 6 "Island"
      And Alice has "Aethersnipe" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Aethersnipe"
      And all players pass
      And Alice chooses "Hill Giant"
      Then "Aethersnipe" is in play
      And the stack is, from the top, the ability of "Aethersnipe"
      And "Hill Giant" is in play
      When all players pass
      Then "Hill Giant" is in Bob's hand

    Scenario: Cloudthresher is in play before it deals damage
      Given a game between Alice and Bob
      And Alice controls 6 "Forest"
      And Alice has "Cloudthresher" in hand
      When Alice plays "Cloudthresher"
      And all players pass
      Then "Cloudthresher" is in play
      And the stack is, from the top, the ability of "Cloudthresher"
      And Bob is at 20 life
      When all players pass
      Then Bob is at 18 life

  @LRW-EVOKE-22
  Rule: Evoke does not change when a card may be played
    Lorwyn primer, "Keyword Ability: Evoke"; rules 212.3a and 408.1d

    Scenario: In Bob's turn Alice evokes Cloudthresher, which has flash, and not Mulldrifter
      Given a game between Alice and Bob
      And it is Bob's turn
      And Alice controls 3 "Island" and 4 "Forest"
      And Alice has "Mulldrifter" and "Cloudthresher" in hand
      When Bob passes
      And Alice tries to play "Mulldrifter" for its evoke cost
      Then the attempt is refused
      When Alice plays "Cloudthresher" for its evoke cost
      Then the stack is, from the top, "Cloudthresher"
      And "Mulldrifter" is in Alice's hand

    Scenario: With a spell on the stack Mulldrifter has to wait
      Given a game between Alice and Bob
      And Alice controls 3 "Island"
      And Alice has {R} in the mana pool
      And Alice has "Mulldrifter" and "Shock" in hand
      When Alice plays "Shock" targeting Bob
      And Alice tries to play "Mulldrifter" for its evoke cost
      Then the attempt is refused
      When all players pass
      And Alice plays "Mulldrifter" for its evoke cost
      Then the stack is, from the top, "Mulldrifter"

    Scenario: Mulldrifter is not evoked before the main phase
      Given a game between Alice and Bob
      And it is Alice's upkeep step
      And Alice controls 3 "Island"
      And Alice has "Mulldrifter" in hand
      When Alice tries to play "Mulldrifter" for its evoke cost
      Then the attempt is refused
      When the game moves to Alice's precombat main phase
      And Alice plays "Mulldrifter" for its evoke cost
      Then the stack is, from the top, "Mulldrifter"
