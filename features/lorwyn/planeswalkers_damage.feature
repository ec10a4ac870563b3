Feature: Noncombat damage and planeswalkers
  Noncombat damage to an opponent may be dealt to one of that opponent's planeswalkers instead.
  The player about to be damaged orders the effects, the controller of the source decides.

  Background:
    Given a game between Alice and Bob

  @LRW-PW-76 @CR306-306.7-01
  Rule: Noncombat damage from your source to an opponent may be dealt to a planeswalker of that opponent instead
    Lorwyn primer, "Dealing Damage to Planeswalkers"; rule 212.9

    @until:2017-09
    Scenario: Alice may choose either planeswalker of the damaged opponent
      Given Alice controls "Prodigal Pyromancer"
      And Bob controls "Garruk Wildspeaker" and "Jace Beleren"
      When Alice plays the ability of "Prodigal Pyromancer" targeting Bob
      And all players pass
      Then Alice is asked to choose whether to redirect
      And Alice can choose "Garruk Wildspeaker" and "Jace Beleren"
      And Alice can choose nothing
      When Alice redirects the damage to "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" has 2 loyalty counters
      And "Jace Beleren" has 3 loyalty counters
      And Bob is at 20 life

    @until:2017-09
    Scenario: Alice may leave the damage on the opponent
      Rule 419.5

      Given Alice controls "Prodigal Pyromancer"
      And Bob controls "Garruk Wildspeaker"
      When Alice plays the ability of "Prodigal Pyromancer" targeting Bob
      And all players pass
      And Alice does not redirect the damage
      Then Bob is at 19 life
      And "Garruk Wildspeaker" has 3 loyalty counters

    @until:2017-09
    Scenario: Holy Day prevents combat damage alone, so Shock can still be dealt to the planeswalker
      Rule 419.1d

      Given Alice controls "Mountain", "Plains" and "Grizzly Bears"
      And Alice has "Shock" and "Holy Day" in hand
      And Bob controls "Garruk Wildspeaker"
      When Alice plays "Holy Day"
      And all players pass
      And Alice plays "Shock" targeting Bob
      And all players pass
      And Alice redirects the damage to "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" has 1 loyalty counter
      When Alice attacks Bob with "Grizzly Bears"
      And combat damage is dealt
      Then Bob is at 20 life

    Scenario: Loss of life is not damage and cannot be moved
      Rule 413.2b

      Given Alice controls 5 "Swamp"
      And Alice has "Soul Feast" in hand
      And Bob controls "Garruk Wildspeaker"
      When Alice plays "Soul Feast" targeting Bob
      And all players pass
      Then nobody is asked anything
      And Bob is at 16 life
      And Alice is at 24 life
      And "Garruk Wildspeaker" has 3 loyalty counters

    @until:2017-09
    Scenario: Only the damaged player's planeswalkers are offered
      Given it is Bob's turn
      And Bob controls "Garruk Wildspeaker" and "Mountain"
      And Bob has "Shock" in hand
      And Alice controls "Jace Beleren"
      When Bob plays "Shock" targeting Alice
      And all players pass
      Then Bob is asked to choose whether to redirect
      And Bob can choose "Jace Beleren"
      When Bob redirects the damage to "Jace Beleren"
      Then "Jace Beleren" has 1 loyalty counter
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Alice is at 20 life

    @since:2026-04
    Scenario: Damage to the opponent stays with the opponent, and Alice is asked nothing
      Given Alice controls "Prodigal Pyromancer"
      And Bob controls "Garruk Wildspeaker" and "Jace Beleren"
      When Alice plays the ability of "Prodigal Pyromancer" targeting Bob
      And all players pass
      Then nobody is asked anything
      And Bob is at 19 life
      And "Garruk Wildspeaker" has 3 loyalty counters
      And "Jace Beleren" has 3 loyalty counters

    @since:2026-04
    Scenario: Whoever wants to damage a planeswalker makes it the target
      Given Alice controls "Prodigal Pyromancer"
      And Bob controls "Garruk Wildspeaker" and "Jace Beleren"
      When Alice plays the ability of "Prodigal Pyromancer" targeting "Garruk Wildspeaker"
      And all players pass
      Then nobody is asked anything
      And "Garruk Wildspeaker" has 2 loyalty counters
      And "Jace Beleren" has 3 loyalty counters
      And Bob is at 20 life

  @LRW-PW-77 @CR306-306.7-04 @CR306-306.7-06
  Rule: Whether to move the damage is chosen as it would be dealt, not as the spell or ability is played
    Lorwyn primer, "Dealing Damage to Planeswalkers"; rules 212.9, 419.2

    Scenario: The player takes the damage if the planeswalker is gone by then
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker" and 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice plays "Shock" targeting Bob
      And Alice passes
      And Bob plays "Boomerang" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in Bob's hand
      When all players pass
      Then nobody is asked anything
      And Bob is at 18 life

    @until:2017-09
    Scenario: A planeswalker that came into play in response may take the damage
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Vedalken Orrery" and 4 "Forest"
      And Bob has "Garruk Wildspeaker" in hand
      When Alice plays "Shock" targeting Bob
      And Alice passes
      And Bob plays "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in play
      When all players pass
      Then Alice is asked to choose whether to redirect
      When Alice redirects the damage to "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" has 1 loyalty counter
      And Bob is at 20 life

    @until:2017-09
    Scenario: Nothing is said about the planeswalker until Shock resolves
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker"
      When Alice plays "Shock" targeting Bob
      Then nobody is asked anything
      And the stack is, from the top, "Shock"
      When all players pass
      Then Alice is asked to choose whether to redirect
      When Alice redirects the damage to "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" has 1 loyalty counter

    @since:2026-04
    Scenario: The planeswalker is chosen as Shock is played, and if it is gone by then no damage is dealt
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker", "Jace Beleren" and 2 "Island"
      And Bob has "Boomerang" in hand
      When Alice plays "Shock" targeting "Garruk Wildspeaker"
      And Alice passes
      And Bob plays "Boomerang" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in Bob's hand
      When all players pass
      Then nobody is asked anything
      And "Shock" is in Alice's graveyard
      And Bob is at 20 life
      And "Jace Beleren" has 3 loyalty counters

    @since:2026-04
    Scenario: A planeswalker that came into play in response takes no damage aimed at the player
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Vedalken Orrery" and 4 "Forest"
      And Bob has "Garruk Wildspeaker" in hand
      When Alice plays "Shock" targeting Bob
      And Alice passes
      And Bob plays "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in play
      When all players pass
      Then nobody is asked anything
      And Bob is at 18 life
      And "Garruk Wildspeaker" has 3 loyalty counters

  @LRW-PW-78 @CR306-306.7-04
  Rule: The redirection is ordered like other replacement effects and applies to one event only once
    Lorwyn primer, "Dealing Damage to Planeswalkers"; rules 212.9, 410.7, 419.9a

    @until:2017-09
    Scenario: Damage once moved is not moved on to another planeswalker
      Rule 419.5

      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker" and "Jace Beleren"
      When Alice plays "Shock" targeting Bob
      And all players pass
      And Alice redirects the damage to "Garruk Wildspeaker"
      Then nobody is asked anything
      And "Garruk Wildspeaker" has 1 loyalty counter
      And "Jace Beleren" has 3 loyalty counters
      And Bob is at 20 life

    @until:2017-09
    Scenario: Pariah takes the damage first and leaves nothing to move
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears" and "Pariah"
      And "Pariah" is attached to "Grizzly Bears"
      When Alice plays "Shock" targeting Bob
      And all players pass
      Then Bob is asked to choose which effect applies first
      When Bob applies "Pariah" first
      Then nobody is asked anything
      And "Grizzly Bears" is in Bob's graveyard
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Bob is at 20 life

    @until:2017-09
    Scenario: Damage moved to the planeswalker first leaves Pariah nothing to take
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears" and "Pariah"
      And "Pariah" is attached to "Grizzly Bears"
      When Alice plays "Shock" targeting Bob
      And all players pass
      And Bob applies the redirection first
      And Alice redirects the damage to "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" has 1 loyalty counter
      And "Grizzly Bears" has 0 damage
      And Bob is at 20 life

    @until:2017-09
    Scenario: Moved damage was not dealt to an opponent, so Curiosity does not trigger
      Given Alice controls "Prodigal Pyromancer" and "Curiosity"
      And "Curiosity" is attached to "Prodigal Pyromancer"
      And Bob controls "Garruk Wildspeaker"
      When Alice plays the ability of "Prodigal Pyromancer" targeting Bob
      And all players pass
      And Alice redirects the damage to "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" has 2 loyalty counters
      And the stack is empty
      And Alice has 0 cards in hand

    @until:2017-09
    Scenario: Pariah whose creature is gone has nothing to which the damage could be moved
      Rule 419.1a

      Given Alice controls 4 "Mountain"
      And Alice has "Detonate" in hand
      And Bob controls "Garruk Wildspeaker", "Steel Golem" and "Pariah"
      And "Pariah" is attached to "Steel Golem"
      When Alice plays "Detonate" targeting "Steel Golem" with X = 3
      And all players pass
      Then Alice is asked to choose whether to redirect
      When Alice does not redirect the damage
      Then Bob is at 17 life
      And "Steel Golem" is in Bob's graveyard
      And "Pariah" is in Bob's graveyard

    @since:2026-04
    Scenario: Pariah takes the damage without a question, as no redirection to a planeswalker competes
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears" and "Pariah"
      And "Pariah" is attached to "Grizzly Bears"
      When Alice plays "Shock" targeting Bob
      And all players pass
      Then nobody is asked anything
      And "Grizzly Bears" is in Bob's graveyard
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Bob is at 20 life

    @until:2017-09
    Scenario: Purity prevents the damage first and leaves nothing to move
      Rule 419.1d

      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker" and "Purity"
      When Alice plays "Shock" targeting Bob
      And all players pass
      Then Bob is asked to choose which effect applies first
      When Bob applies "Purity" first
      Then nobody is asked anything
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Bob is at 22 life

    @since:2026-04
    Scenario: Purity prevents the damage without a question, as nothing competes with it
      Rule 615.1a

      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker" and "Purity"
      When Alice plays "Shock" targeting Bob
      And all players pass
      Then nobody is asked anything
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Bob is at 22 life

  @LRW-PW-79 @CR306-306.7-05
  Rule: The player to whom the damage would be dealt chooses the order in which such effects apply
    Lorwyn primer, "Dealing Damage to Planeswalkers"; rule 419.9a

    @until:2017-09
    Scenario: Urza's Armor first leaves one damage to move
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker" and "Urza's Armor"
      When Alice plays "Shock" targeting Bob
      And all players pass
      Then Bob is asked to choose which effect applies first
      When Bob applies "Urza's Armor" first
      Then Alice is asked to choose whether to redirect
      When Alice redirects the damage to "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" has 2 loyalty counters
      And Bob is at 20 life

    @until:2017-09
    Scenario: The redirection first leaves Urza's Armor without use
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker" and "Urza's Armor"
      When Alice plays "Shock" targeting Bob
      And all players pass
      And Bob applies the redirection first
      And Alice redirects the damage to "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" has 1 loyalty counter
      And Bob is at 20 life

    @until:2017-09
    Scenario: A shield of Healing Salve prevents everything first and keeps what it did not need
      Rule 419.7b

      Given Alice controls 2 "Mountain"
      And Alice has 2 "Shock" in hand
      And Bob controls "Garruk Wildspeaker" and "Plains"
      And Bob has "Healing Salve" in hand
      When Alice plays "Shock 1" targeting Bob
      And Alice passes
      And Bob plays "Healing Salve" choosing mode 2 targeting Bob
      And all players pass
      And all players pass
      And Bob applies "Healing Salve" first
      Then nobody is asked anything
      And the stack is empty
      And Bob is at 20 life
      And "Garruk Wildspeaker" has 3 loyalty counters
      When Alice plays "Shock 2" targeting Bob
      And all players pass
      And Bob applies "Healing Salve" first
      And Alice does not redirect the damage
      Then Bob is at 19 life

    @until:2017-09
    Scenario: Urza's Armor first leaves nothing of a single damage to move
      Given Alice controls "Prodigal Pyromancer"
      And Bob controls "Garruk Wildspeaker" and "Urza's Armor"
      When Alice plays the ability of "Prodigal Pyromancer" targeting Bob
      And all players pass
      And Bob applies "Urza's Armor" first
      Then nobody is asked anything
      And "Garruk Wildspeaker" has 3 loyalty counters
      And Bob is at 20 life

    @since:2026-04
    Scenario: Urza's Armor is the only effect there is, and Bob has nothing to put in order
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker" and "Urza's Armor"
      When Alice plays "Shock" targeting Bob
      And all players pass
      Then nobody is asked anything
      And Bob is at 19 life
      And "Garruk Wildspeaker" has 3 loyalty counters

    @since:2026-04
    Scenario: Urza's Armor does not help a planeswalker that is the target
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker" and "Urza's Armor"
      When Alice plays "Shock" targeting "Garruk Wildspeaker"
      And all players pass
      Then nobody is asked anything
      And "Garruk Wildspeaker" has 1 loyalty counter
      And Bob is at 20 life

    @until:2017-09
    Scenario: Furnace of Rath doubles what is then moved, but not what has been moved before
      Given Alice controls 2 "Mountain"
      And Alice has 2 "Shock" in hand
      And Bob controls "Furnace of Rath" and "Jace Beleren"
      And "Jace Beleren" has 7 loyalty counters
      When Alice plays "Shock 1" targeting Bob
      And all players pass
      Then Bob is asked to choose which effect applies first
      When Bob applies the redirection first
      And Alice redirects the damage to "Jace Beleren"
      Then "Jace Beleren" has 5 loyalty counters
      When Alice plays "Shock 2" targeting Bob
      And all players pass
      And Bob applies "Furnace of Rath" first
      And Alice redirects the damage to "Jace Beleren"
      Then "Jace Beleren" has 1 loyalty counter
      And Bob is at 20 life

    @since:2026-04
    Scenario: Furnace of Rath doubles damage to a planeswalker as it does damage to a player
      Given Alice controls 2 "Mountain"
      And Alice has 2 "Shock" in hand
      And Bob controls "Furnace of Rath" and "Jace Beleren"
      And "Jace Beleren" has 7 loyalty counters
      When Alice plays "Shock 1" targeting "Jace Beleren"
      And all players pass
      Then "Jace Beleren" has 3 loyalty counters
      When Alice plays "Shock 2" targeting Bob
      And all players pass
      Then nobody is asked anything
      And Bob is at 16 life

    Scenario: Of two attackers Bob says whose damage Healing Salve prevents first
      Rule 419.7b

      Given Alice controls "Hypnotic Specter" and "Hill Giant"
      And Bob controls "Plains"
      And Bob has "Healing Salve" and "Forest" in hand
      When Alice attacks Bob with "Hypnotic Specter" and "Hill Giant"
      And Alice passes
      And Bob plays "Healing Salve" choosing mode 2 targeting Bob
      And all players pass
      And combat damage is dealt
      Then Bob is asked to choose the order
      When Bob orders "Hypnotic Specter", "Hill Giant"
      Then Bob is at 18 life
      And the stack is empty
      And "Forest" is in Bob's hand

    Scenario: Of two Hypnotic Specters Bob names the one whose damage is prevented first
      Rule 419.7b

      Given Alice controls 2 "Hypnotic Specter"
      And Bob controls "Plains"
      And Bob has "Healing Salve" and "Forest" in hand
      When Alice attacks Bob with "Hypnotic Specter 1" and "Hypnotic Specter 2"
      And Alice passes
      And Bob plays "Healing Salve" choosing mode 2 targeting Bob
      And all players pass
      And combat damage is dealt
      And Bob orders "Hypnotic Specter 2", "Hypnotic Specter 1"
      Then Bob is at 19 life
      And the stack is, from the top, the ability of "Hypnotic Specter 1"

    Scenario: Holy Day is not used up by the damage of the first of several creatures
      Rule 419.1d

      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob controls "Craw Wurm" and "Plains"
      And Bob has "Holy Day" in hand
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      And Alice passes
      And Bob plays "Holy Day"
      And all players pass
      And Bob blocks "Hill Giant" with "Craw Wurm"
      And combat damage is dealt
      Then Bob is at 20 life
      And "Hill Giant" has 0 damage
      And "Craw Wurm" has 0 damage

    Scenario: A shield that is enough for both attackers leaves nothing to choose
      Rule 419.7b

      Given Alice controls "Grizzly Bears" and "Raging Goblin"
      And Bob controls "Plains"
      And Bob has "Healing Salve" in hand
      When Alice attacks Bob with "Grizzly Bears" and "Raging Goblin"
      And Alice passes
      And Bob plays "Healing Salve" choosing mode 2 targeting Bob
      And all players pass
      And combat damage is dealt
      Then nobody is asked anything
      And Bob is at 20 life

    Scenario: Two shields that are enough together leave nothing to choose but which is used first
      Rules 419.7b and 419.9a

      Given Alice controls "Hypnotic Specter" and "Hill Giant"
      And Bob controls 2 "Plains"
      And Bob has 2 "Healing Salve" and "Forest" in hand
      When Alice attacks Bob with "Hypnotic Specter" and "Hill Giant"
      And Alice passes
      And Bob plays "Healing Salve 1" choosing mode 2 targeting Bob
      And Bob plays "Healing Salve 2" choosing mode 2 targeting Bob
      And the stack resolves
      And combat damage is dealt
      Then Bob is asked to choose which effect applies first
      When Bob applies "Healing Salve 1" first
      And Bob applies "Healing Salve 2" first
      Then nobody is asked anything
      And Bob is at 20 life
      And the stack is empty
      And "Forest" is in Bob's hand

    Scenario: What is dealt to the planeswalker is none of the damage that Bob orders
      Rule 419.7b

      Given Alice controls "Hypnotic Specter", "Hill Giant" and "Grizzly Bears"
      And Bob controls 2 "Plains", "Savannah Lions" and "Garruk Wildspeaker"
      And "Garruk Wildspeaker" has 5 loyalty counters
      And Bob has 2 "Healing Salve" in hand
      When Alice attacks with "Hypnotic Specter" at Bob, "Hill Giant" at Bob and "Grizzly Bears" at "Garruk Wildspeaker"
      And Alice passes
      And Bob plays "Healing Salve 1" choosing mode 2 targeting "Savannah Lions"
      And all players pass
      And Alice passes
      And Bob plays "Healing Salve 2" choosing mode 2 targeting Bob
      And all players pass
      And Bob does not block
      And combat damage is dealt
      Then Bob can choose "Hypnotic Specter" and "Hill Giant"
      When Bob orders "Hypnotic Specter", "Hill Giant"
      Then Bob is at 18 life
      And "Garruk Wildspeaker" has 3 loyalty counters

    @until:2008-02
    Scenario: Alice orders the damage to her creature, although the shield is of Bob's spell
      Rule 419.7b

      Given Alice controls "Hill Giant"
      And Bob controls "Plains", "Grizzly Bears" and "Savannah Lions"
      And Bob has "Healing Salve" in hand
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Grizzly Bears" and "Savannah Lions"
      And Alice passes
      And Bob plays "Healing Salve" choosing mode 2 targeting "Hill Giant"
      And all players pass
      And combat damage is put on the stack
      And Alice assigns 2 damage of "Hill Giant" to "Grizzly Bears" and 1 to "Savannah Lions"
      And combat damage is dealt
      Then Alice is asked to choose the order
      When Alice orders "Grizzly Bears", "Savannah Lions"
      Then "Hill Giant" has 1 damage
      And "Grizzly Bears" is in Bob's graveyard

    Scenario: Each of two shields is used up for itself
      Rule 419.7b

      Given Alice controls 4 "Mountain"
      And Alice has 4 "Shock" in hand
      And Bob controls 2 "Plains"
      And Bob has 2 "Healing Salve" in hand
      When Alice plays "Shock 1" targeting Bob
      And Alice passes
      And Bob plays "Healing Salve 1" choosing mode 2 targeting Bob
      And Bob plays "Healing Salve 2" choosing mode 2 targeting Bob
      And the stack resolves
      Then Bob is asked to choose which effect applies first
      When Bob applies "Healing Salve 1" first
      Then Bob is at 20 life
      When Alice plays "Shock 2" targeting Bob
      And all players pass
      And Bob applies "Healing Salve 1" first
      Then nobody is asked anything
      And Bob is at 20 life
      When Alice plays "Shock 3" targeting Bob
      And all players pass
      Then nobody is asked anything
      And Bob is at 20 life
      When Alice plays "Shock 4" targeting Bob
      And all players pass
      Then Bob is at 18 life

    Scenario: A shield that has prevented just as much as it could is gone
      Rule 419.7b

      Given Alice controls 2 "Mountain"
      And Alice has "Lightning Bolt" and "Shock" in hand
      And Bob controls "Urza's Armor" and "Plains"
      And Bob has "Healing Salve" in hand
      When Alice plays "Lightning Bolt" targeting Bob
      And Alice passes
      And Bob plays "Healing Salve" choosing mode 2 targeting Bob
      And the stack resolves
      And Bob applies "Healing Salve" first
      Then nobody is asked anything
      And Bob is at 20 life
      When Alice plays "Shock" targeting Bob
      And all players pass
      Then nobody is asked anything
      And Bob is at 19 life

    Scenario: Who controls the creature puts doubling and prevention in order, whoever owns it
      Rule 419.9a

      Given Alice controls "Mountain" and "Furnace of Rath"
      And Alice has "Shock" in hand
      And Bob controls "Plains" and "Hill Giant"
      And "Hill Giant" is owned by Alice
      And Bob has "Healing Salve" in hand
      When Alice plays "Shock" targeting "Hill Giant"
      And Alice passes
      And Bob plays "Healing Salve" choosing mode 2 targeting "Hill Giant"
      And the stack resolves
      Then Bob can choose "Healing Salve" and "Furnace of Rath"
      When Bob applies "Furnace of Rath" first
      Then "Hill Giant" has 1 damage

    Scenario: Bob's Urza's Armor and Pariah do nothing about damage to Alice or to a creature
      Given Alice controls 2 "Mountain"
      And Alice has 2 "Shock" in hand
      And Bob controls "Urza's Armor", "Hill Giant", "Pariah" and "Craw Wurm"
      And "Pariah" is attached to "Hill Giant"
      When Alice plays "Shock 1" targeting Alice
      And all players pass
      Then nobody is asked anything
      And Alice is at 18 life
      And "Hill Giant" has 0 damage
      When Alice plays "Shock 2" targeting "Craw Wurm"
      And all players pass
      Then "Craw Wurm" has 2 damage

    @until:2017-09
    Scenario: The shield of Samite Healer, applied first, leaves one damage to move
      Rule 419.1d

      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker" and "Samite Healer"
      When Alice plays "Shock" targeting Bob
      And Alice passes
      And Bob plays the ability of "Samite Healer" targeting Bob
      And all players pass
      And all players pass
      Then Bob is asked to choose which effect applies first
      When Bob applies "Samite Healer" first
      And Alice redirects the damage to "Garruk Wildspeaker"
      Then "Garruk Wildspeaker" has 2 loyalty counters
      And Bob is at 20 life

    @until:2017-09
    Scenario: Alabaster Potion with X = 0 prevents nothing, and leaves Bob nothing to put in order
      Rule 419.1d

      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker" and 2 "Plains"
      And Bob has "Alabaster Potion" in hand
      When Alice plays "Shock" targeting Bob
      And Alice passes
      And Bob plays "Alabaster Potion" with X = 0 choosing mode 2 targeting Bob
      And all players pass
      And all players pass
      Then Alice is asked to choose whether to redirect
      When Alice does not redirect the damage
      Then Bob is at 18 life

  @LRW-PW-80 @CR306-306.7-01
  Rule: The controller of the source decides whether the damage is moved at all
    Lorwyn primer, "Dealing Damage to Planeswalkers"; rules 212.9, 419.9a

    @until:2017-09
    Scenario: Bob cannot save himself with his planeswalker
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker"
      And Bob is at 2 life
      When Alice plays "Shock" targeting Bob
      And all players pass
      Then Alice is asked to choose whether to redirect
      When Alice does not redirect the damage
      Then Bob has lost the game
      And Alice has won the game

    @until:2017-09
    Scenario: After a redirection first in order and declined, Urza's Armor still applies
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker" and "Urza's Armor"
      When Alice plays "Shock" targeting Bob
      And all players pass
      And Bob applies the redirection first
      Then Alice is asked to choose whether to redirect
      When Alice does not redirect the damage
      Then Bob is at 19 life
      And "Garruk Wildspeaker" has 3 loyalty counters

    @since:2026-04
    Scenario: Neither player can have a planeswalker take the damage for Bob
      Rules 104.3b and 704.5a

      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Garruk Wildspeaker"
      And Bob is at 2 life
      When Alice plays "Shock" targeting Bob
      And all players pass
      Then Bob has lost the game
