@since:2007-10
Feature: Sources of damage
  Circle of Protection: Red prevents the next damage that one red source of its controller's choice would deal.

  Background:
    Given a game between Alice and Bob

  @GRS-419.8A-01
  Rule: An effect may ask for a source with a certain quality
    Rulings summary, 419.8a; rule 419.8a (609.7 today)

    Scenario: Only red sources can be chosen
      Given Alice controls "Circle of Protection: Red" and "Plains"
      And Bob controls "Grizzly Bears", "Hill Giant" and "Goblin Piker"
      When Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      Then Alice can choose "Hill Giant" and "Goblin Piker"

    Scenario: Where there is no red source none is chosen, and the damage of a later one is not prevented
      Given Alice controls "Circle of Protection: Red" and "Plains"
      And Bob controls "Grizzly Bears" and "Mountain"
      And Bob has "Shock" in hand
      When Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      Then nobody is asked anything
      When Alice passes
      And Bob plays "Shock" targeting Alice
      And all players pass
      Then Alice is at 18 life

  @GRS-419.8A-02
  Rule: A permanent may be chosen, rather than its ability on the stack
    Rulings summary, 419.8a; rule 419.8a (609.7a today)

    Scenario: Prodigal Pyromancer is the source of what its ability deals
      Given Alice controls "Circle of Protection: Red" and "Plains"
      And Bob controls "Prodigal Pyromancer" and "Goblin Piker"
      And it is Bob's turn
      When Bob plays the ability of "Prodigal Pyromancer" targeting Alice
      And Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      Then Alice can choose "Prodigal Pyromancer" and "Goblin Piker"
      When Alice chooses "Prodigal Pyromancer"
      Then the stack is, from the top, the ability of "Prodigal Pyromancer"
      When all players pass
      Then the stack is empty
      And Alice is at 20 life

    Scenario: The player whom an ability on the stack speaks of is no source
      Given Alice controls "Circle of Protection: Red" and "Plains"
      And Bob controls "Burning-Tree Shaman" and "Prodigal Pyromancer"
      And it is Bob's turn
      When Bob plays the ability of "Prodigal Pyromancer" targeting Alice
      And Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      And all players pass
      Then Alice can choose "Burning-Tree Shaman" and "Prodigal Pyromancer"
      When Alice chooses "Prodigal Pyromancer"
      And all players pass
      Then Bob is at 19 life

    Scenario: Another permanent was chosen, and the ability deals its damage
      Given Alice controls "Circle of Protection: Red" and "Plains"
      And Bob controls "Prodigal Pyromancer" and "Goblin Piker"
      And it is Bob's turn
      When Bob plays the ability of "Prodigal Pyromancer" targeting Alice
      And Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      And Alice chooses "Goblin Piker"
      And all players pass
      Then Alice is at 19 life

    @until:2008-02
    Scenario: An ability that a spell targets is no source of damage; its source and the spell are
      Given Alice controls "Sanctum Guardian" and "Island"
      And Alice has "Stifle" in hand
      And Bob controls "Prodigal Pyromancer"
      And it is Bob's turn
      When Bob plays the ability of "Prodigal Pyromancer" targeting Alice
      And Bob passes
      And Alice plays "Stifle" targeting the ability of "Prodigal Pyromancer"
      And Alice plays the ability of "Sanctum Guardian" targeting Alice
      And all players pass
      Then Alice can choose "Prodigal Pyromancer", "Stifle", "Island" and "Sanctum Guardian"
      When Alice chooses "Prodigal Pyromancer"
      And the stack resolves
      Then Alice is at 20 life

    @until:2008-02
    Scenario: Nor is an ability that was countered while another spell still targets it
      Given Alice controls "Sanctum Guardian" and 2 "Island"
      And Alice has 2 "Stifle" in hand
      And Bob controls "Prodigal Pyromancer"
      And it is Bob's turn
      When Bob plays the ability of "Prodigal Pyromancer" targeting Alice
      And Bob passes
      And Alice plays "Stifle 1" targeting the ability of "Prodigal Pyromancer"
      And Alice plays "Stifle 2" targeting the ability of "Prodigal Pyromancer"
      And all players pass
      Then the stack is, from the top, "Stifle 1"
      When Bob passes
      And Alice plays the ability of "Sanctum Guardian" targeting Alice
      And all players pass
      Then Alice can choose "Prodigal Pyromancer", "Stifle 1", "Island 1", "Island 2" and "Sanctum Guardian"

  @GRS-419.8A-03
  Rule: A spell on the stack may be chosen, also one that will become a permanent
    Rulings summary, 419.8a; rule 419.8a (609.7a today)

    Scenario: Shock is chosen, and its damage prevented
      Given Alice controls "Circle of Protection: Red" and "Plains"
      And Bob controls 4 "Mountain"
      And Bob has "Ball Lightning" and "Shock" in hand
      And it is Bob's turn
      When Bob plays "Ball Lightning"
      And Bob plays "Shock" targeting Alice
      And Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      Then Alice can choose "Ball Lightning" and "Shock"
      When Alice chooses "Shock"
      And all players pass
      Then "Shock" is in Bob's graveyard
      And Alice is at 20 life

    Scenario: The copy of a card that Bob has played is a spell, too, and its damage is prevented
      Rule 401.1

      Given Alice controls "Circle of Protection: Red" and "Plains"
      And Bob controls "Isochron Scepter", "Goblin Piker" and 2 "Forest"
      And Bob has "Shock" removed from the game
      And "Isochron Scepter" has removed "Shock"
      And it is Bob's turn
      When Bob plays the ability of "Isochron Scepter"
      And all players pass
      And Bob accepts
      And Bob accepts
      And Bob chooses Alice
      And Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      Then Alice can choose "copy of Shock" and "Goblin Piker"
      When Alice chooses "copy of Shock"
      And all players pass
      Then the stack is empty
      And Alice is at 20 life

  @GRS-419.8A-04
  Rule: What an object on the stack refers to may be chosen, such as the source of an ability that is gone
    Rulings summary, 419.8a; rule 419.8a (609.7a today)

    Scenario: Mogg Fanatic lies in the graveyard, and its damage is prevented
      Given Alice controls "Circle of Protection: Red" and "Plains"
      And Bob controls "Mogg Fanatic" and "Goblin Piker"
      And it is Bob's turn
      When Bob plays the ability of "Mogg Fanatic" targeting Alice
      Then "Mogg Fanatic" is in Bob's graveyard
      When Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      Then Alice can choose "Mogg Fanatic" and "Goblin Piker"
      When Alice chooses "Mogg Fanatic"
      And all players pass
      Then the stack is empty
      And Alice is at 20 life

    Scenario: The card that Zombify targets may be chosen, and no other card of that graveyard
      Given Alice controls "Circle of Protection: Red" and "Plains"
      And Bob controls 4 "Swamp" and "Goblin Piker"
      And Bob has "Zombify" in hand
      And Bob has "Hill Giant" and "Mogg Fanatic" in the graveyard
      And it is Bob's turn
      When Bob plays "Zombify" targeting "Hill Giant"
      And Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      Then Alice can choose "Hill Giant" and "Goblin Piker"

    Scenario: Once the ability has resolved nothing refers to Mogg Fanatic any more
      Given Alice controls "Circle of Protection: Red" and "Plains"
      And Bob controls "Mogg Fanatic", "Hill Giant" and "Goblin Piker"
      And it is Bob's turn
      When Bob plays the ability of "Mogg Fanatic" targeting Alice
      And all players pass
      Then Alice is at 19 life
      When Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      Then Alice can choose "Hill Giant" and "Goblin Piker"

    Scenario: A source is chosen while the ability of a token that is no more is on the stack
      Rule 216.3

      Given Alice controls "Circle of Protection: Red", "Engineered Plague" and "Plains"
      And the creature type chosen for "Engineered Plague" is Goblin
      And Bob controls "Kiki-Jiki, Mirror Breaker", "Goblin Matron" and "Prodigal Pyromancer"
      And "Goblin Matron" has 1 +1/+1 counter
      And it is Bob's turn
      When Bob plays the ability of "Kiki-Jiki, Mirror Breaker" targeting "Goblin Matron"
      And all players pass
      Then Bob controls 1 "Goblin Matron"
      When Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      And Alice chooses "Prodigal Pyromancer"
      And all players pass
      And Bob declines
      And Bob plays the ability of "Prodigal Pyromancer" targeting Alice
      And all players pass
      Then the stack is empty
      And Alice is at 20 life

    @until:2008-02
    Scenario: What only a delayed triggered ability refers to cannot be chosen
      Given Alice controls "Circle of Protection: Red" and "Plains"
      And Bob controls 8 "Island", "Mogg Fanatic" and "Goblin Piker"
      And Bob has "Sakashima the Impostor" in hand
      And it is Bob's turn
      When Bob plays "Sakashima the Impostor"
      And all players pass
      And Bob chooses "Mogg Fanatic"
      And Bob plays the second ability of "Sakashima the Impostor"
      And all players pass
      And Bob plays the first ability of "Sakashima the Impostor" targeting Alice
      And all players pass
      Then "Sakashima the Impostor" is in Bob's graveyard
      And Alice is at 19 life
      When Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      Then Alice can choose "Mogg Fanatic" and "Goblin Piker"

    @since:2017-09
    Scenario: What a delayed triggered ability that waits refers to can be chosen today
      Rule 603.7

      Given Alice controls "Circle of Protection: Red" and "Plains"
      And Bob controls 8 "Island", "Mogg Fanatic" and "Goblin Piker"
      And Bob has "Sakashima the Impostor" in hand
      And it is Bob's turn
      When Bob plays "Sakashima the Impostor"
      And all players pass
      And Bob chooses "Mogg Fanatic"
      And Bob plays the second ability of "Sakashima the Impostor"
      And all players pass
      And Bob plays the first ability of "Sakashima the Impostor" targeting Alice
      And all players pass
      Then "Sakashima the Impostor" is in Bob's graveyard
      And Alice is at 19 life
      When Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      Then Alice can choose "Mogg Fanatic", "Goblin Piker" and "Sakashima the Impostor"

    @since:2017-09
    Scenario: A creature that Liberate is to bring back can be chosen, too
      Rule 603.7

      Given Alice controls "Circle of Protection: Red" and "Plains"
      And Bob controls "Hill Giant", "Goblin Piker" and 2 "Plains" as "Field"
      And Bob has "Liberate" in hand
      And it is Bob's turn
      When Bob plays "Liberate" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is removed from the game
      When Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      Then Alice can choose "Hill Giant" and "Goblin Piker"
      When Alice chooses "Goblin Piker"
      And the game moves to Bob's end step
      And all players pass
      Then "Hill Giant" is in play

    Scenario: A source is chosen while an ability of Mishra's Bauble, which knows no more than a player, waits
      Rule 404.4

      Given Alice controls "Sanctum Guardian" and "Mishra's Bauble"
      And Bob controls "Goblin Piker"
      And it is Bob's turn
      When Bob passes
      And Alice plays the ability of "Mishra's Bauble" targeting Bob
      And all players pass
      And Bob passes
      And Alice plays the ability of "Sanctum Guardian" targeting Alice
      And all players pass
      And Alice chooses "Goblin Piker"
      And Bob attacks Alice with "Goblin Piker"
      And combat damage is dealt
      Then Alice is at 20 life

    @since:2017-09
    Scenario: A creature that Ohran Viper is to destroy can be chosen after it has left play
      Rule 603.7

      Given Alice controls "Circle of Protection: Red", "Plains" and 2 "Island"
      And Alice has "Boomerang" in hand
      And Bob controls "Ohran Viper" and "Goblin Piker"
      And Alice controls "Hill Giant"
      And it is Bob's turn
      When Bob attacks Alice with "Ohran Viper"
      And Alice blocks "Ohran Viper" with "Hill Giant"
      And combat damage is dealt
      And all players pass
      Then the stack is empty
      And it is Bob's combat damage step
      When Bob passes
      And Alice plays "Boomerang" targeting "Hill Giant"
      And all players pass
      And Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      Then Alice can choose "Hill Giant" and "Goblin Piker"

    @since:2017-09
    Scenario: What a prevention effect that waits refers to can be chosen again, wherever it is
      Rule 609.7a

      Given Alice controls "Circle of Protection: Red" and 4 "Plains"
      And Alice has "Healing Salve" and "Swords to Plowshares" in hand
      And Bob controls "Hill Giant" and "Goblin Piker"
      And it is Bob's turn
      When Bob passes
      And Alice plays "Healing Salve" choosing mode 2 targeting Alice
      And all players pass
      And Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      Then Alice can choose "Hill Giant" and "Goblin Piker"
      When Alice chooses "Goblin Piker"
      And Bob passes
      And Alice plays "Swords to Plowshares" targeting "Goblin Piker"
      And all players pass
      Then "Goblin Piker" is removed from the game
      When Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      Then Alice can choose "Hill Giant" and "Goblin Piker"

    Scenario: Hill Giant, which False Demise is about to bring back, may be chosen in the graveyard
      Given Alice controls "Circle of Protection: Red", "Plains" and "Mountain"
      And Alice has "Lightning Bolt" in hand
      And Bob controls "Hill Giant", "Goblin Piker" and "False Demise"
      And "False Demise" is attached to "Hill Giant"
      And it is Bob's turn
      When Bob passes
      And Alice plays "Lightning Bolt" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is in Bob's graveyard
      And the stack is, from the top, the ability of "False Demise"
      When Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      Then Alice can choose "Hill Giant" and "Goblin Piker"

    Scenario: Mogg Fanatic, of which two abilities on the stack speak, is one source
      Given Alice controls "Circle of Protection: Red" and "Plains"
      And Bob controls "Mogg Fanatic", "Goblin Piker" and "False Demise"
      And "False Demise" is attached to "Mogg Fanatic"
      And it is Bob's turn
      When Bob plays the ability of "Mogg Fanatic" targeting Alice
      Then the stack is, from the top, the ability of "False Demise", the ability of "Mogg Fanatic"
      When Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      Then Alice can choose "Mogg Fanatic" and "Goblin Piker"

    Scenario: Boggart Mob's ability says nothing of the Goblin that has set it off, and that has left play
      Given Alice controls "Circle of Protection: Red", "Plains" and "Mountain"
      And Alice has "Lightning Bolt" in hand
      And Bob controls "Boggart Mob", "Goblin Piker", "Hill Giant" and "Prodigal Pyromancer"
      And it is Bob's turn
      When Bob attacks Alice with "Goblin Piker"
      And combat damage is dealt
      Then the stack is, from the top, the ability of "Boggart Mob"
      When Bob passes
      And Alice plays "Lightning Bolt" targeting "Goblin Piker"
      And all players pass
      Then "Goblin Piker" is in Bob's graveyard
      When Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      Then Alice can choose "Hill Giant" and "Prodigal Pyromancer"

  @GRS-419.8A-05
  Rule: A creature whose combat damage waits on the stack may be chosen, even if it left play
    Rulings summary, 419.8a; rules 310.4b and 419.8a (combat damage does not use the stack today: 510.2)

    @until:2008-02
    Scenario: Hill Giant was returned to hand, and the damage that it left on the stack is prevented
      Given Alice controls "Circle of Protection: Red", "Plains" and "Island"
      And Alice has "Unsummon" in hand
      And Bob controls "Hill Giant" and "Goblin Piker"
      And it is Bob's turn
      When Bob attacks Alice with "Hill Giant"
      And combat damage is put on the stack
      And Bob passes
      And Alice plays "Unsummon" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is in Bob's hand
      When Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      Then Alice can choose "Hill Giant" and "Goblin Piker"
      When Alice chooses "Hill Giant"
      Then the stack is, from the top, combat damage
      When all players pass
      Then Alice is at 20 life

    @since:2017-09
    Scenario: Combat damage is dealt at once, and Hill Giant that was returned to hand then cannot be chosen
      Given Alice controls "Circle of Protection: Red", "Plains" and "Island"
      And Alice has "Unsummon" in hand
      And Bob controls "Hill Giant", "Shivan Hellkite" and "Goblin Piker"
      And it is Bob's turn
      When Bob attacks Alice with "Hill Giant"
      And all players pass
      And all players pass
      Then it is Bob's combat damage step
      And the stack is empty
      And Alice is at 17 life
      When Bob passes
      And Alice plays "Unsummon" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is in Bob's hand
      When Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      Then Alice can choose "Shivan Hellkite" and "Goblin Piker"

  @GRS-419.8A-06
  Rule: The source is chosen as the effect is made, not as the ability is played
    Rulings summary, 419.8a; rule 419.8a (609.7a today)

    Scenario: Of two spells one is chosen only as the Circle's ability resolves
      Given Alice controls "Circle of Protection: Red" and "Plains"
      And Bob controls 2 "Mountain"
      And Bob has "Shock" and "Lightning Bolt" in hand
      And it is Bob's turn
      When Bob plays "Shock" targeting Alice
      And Bob plays "Lightning Bolt" targeting Alice
      And Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      Then nobody is asked anything
      And the stack is, from the top, the ability of "Circle of Protection: Red", "Lightning Bolt", "Shock"
      When all players pass
      Then Alice can choose "Shock" and "Lightning Bolt"
      When Alice chooses "Shock"
      And all players pass
      Then Alice is at 17 life
      When all players pass
      Then Alice is at 17 life

    Scenario: A spell that is played in reply to the Circle's ability can be chosen, too
      Given Alice controls "Circle of Protection: Red" and "Plains"
      And Bob controls 2 "Mountain"
      And Bob has "Shock" and "Lightning Bolt" in hand
      And it is Bob's turn
      When Bob plays "Shock" targeting Alice
      And Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And Alice passes
      And Bob plays "Lightning Bolt" targeting Alice
      And all players pass
      Then Alice is at 17 life
      When all players pass
      And the stack resolves
      Then Alice is at 17 life

  @GRS-419.8A-07
  Rule: A permanent spell that was chosen is also the permanent that it becomes
    Rulings summary, 419.8a; rules 217.1c and 419.8a (400.7 and 609.7a today)

    Scenario: Ball Lightning was chosen on the stack, and its combat damage is prevented
      Given Alice controls "Circle of Protection: Red" and "Plains"
      And Bob controls 4 "Mountain"
      And Bob has "Ball Lightning" and "Shock" in hand
      And it is Bob's turn
      When Bob plays "Ball Lightning"
      And Bob plays "Shock" targeting Alice
      And Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      And Alice chooses "Ball Lightning"
      And all players pass
      Then Alice is at 18 life
      When all players pass
      Then "Ball Lightning" is in play
      When Bob attacks Alice with "Ball Lightning"
      And combat damage is dealt
      Then Alice is at 18 life

    Scenario: Chandra Nalaar was chosen on the stack, and the damage of her ability is prevented
      Given Alice controls "Circle of Protection: Red" and "Plains"
      And Bob controls 6 "Mountain" and "Hill Giant"
      And Bob has "Chandra Nalaar" in hand
      And it is Bob's turn
      When Bob plays "Chandra Nalaar"
      And Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      And Alice chooses "Chandra Nalaar"
      And all players pass
      Then "Chandra Nalaar" is in play
      When Bob plays the +1 ability of "Chandra Nalaar" targeting Alice
      And all players pass
      Then the stack is empty
      And Alice is at 20 life

    Scenario: Without the Circle's ability Ball Lightning deals its 6 damage
      Given Alice controls "Circle of Protection: Red"
      And Bob controls 3 "Mountain"
      And Bob has "Ball Lightning" in hand
      And it is Bob's turn
      When Bob plays "Ball Lightning"
      And all players pass
      And Bob attacks Alice with "Ball Lightning"
      And combat damage is dealt
      Then Alice is at 14 life

  @GRS-419.8A-08
  Rule: The next damage of a permanent that was chosen is meant, of whatever kind, and only that
    Rulings summary, 419.8a; rule 419.8a (609.7a today)

    Scenario: The damage of its ability is prevented, and its combat damage later is dealt
      Given Alice controls "Circle of Protection: Red" and "Plains"
      And Bob controls "Shivan Hellkite", "Goblin Piker" and 2 "Mountain"
      And it is Bob's turn
      When Bob plays the ability of "Shivan Hellkite" targeting Alice
      And Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      And Alice chooses "Shivan Hellkite"
      And all players pass
      Then Alice is at 20 life
      When Bob attacks Alice with "Shivan Hellkite"
      And combat damage is dealt
      Then Alice is at 15 life

    Scenario: The Circle is used after its ability, and its combat damage is prevented
      Given Alice controls "Circle of Protection: Red" and "Plains"
      And Bob controls "Shivan Hellkite", "Goblin Piker" and 2 "Mountain"
      And it is Bob's turn
      When Bob plays the ability of "Shivan Hellkite" targeting Alice
      And all players pass
      Then Alice is at 19 life
      When Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      And Alice chooses "Shivan Hellkite"
      And Bob attacks Alice with "Shivan Hellkite"
      And combat damage is dealt
      Then Alice is at 19 life

    Scenario: A creature spell that resolves later takes nothing from Shivan Hellkite: that is meant still
      Given Alice controls "Circle of Protection: Red" and "Plains"
      And Bob controls "Shivan Hellkite" and 2 "Mountain"
      And Bob has "Goblin Piker" in hand
      And it is Bob's turn
      When Bob plays "Goblin Piker"
      And Bob passes
      And Alice plays the ability of "Circle of Protection: Red"
      And all players pass
      And Alice chooses "Shivan Hellkite"
      And all players pass
      Then "Goblin Piker" is in play
      When Bob attacks Alice with "Shivan Hellkite"
      And combat damage is dealt
      Then Alice is at 20 life
