Feature: Attacking planeswalkers
  Planeswalkers are attacked, but they neither attack nor block.
  What a creature attacks is announced as it attacks, and blockers need not care.

  Background:
    Given a game between Alice and Bob

  @LRW-PW-48
  Rule: A planeswalker cannot attack, since it is no creature
    Lorwyn primer, "Planeswalkers in Combat"; rule 306.3

    Scenario: A planeswalker that has been there since last turn is not among the possible attackers
      Given Alice controls "Garruk Wildspeaker" and "Grizzly Bears"
      When Alice tries to attack Bob with "Garruk Wildspeaker"
      Then the attempt is refused
      And Alice can choose to attack with "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      Then "Grizzly Bears" is attacking Bob
      And "Garruk Wildspeaker" is not attacking

    Scenario: Garruk's last ability sends the creatures to the attack, but not Garruk
      Given Alice controls "Garruk Wildspeaker" and "Grizzly Bears"
      And "Garruk Wildspeaker" has 5 loyalty counters
      When Alice plays the -4 ability of "Garruk Wildspeaker"
      And all players pass
      And Alice tries to attack Bob with "Garruk Wildspeaker"
      Then the attempt is refused
      When Alice attacks Bob with "Grizzly Bears"
      And combat damage is dealt
      Then Bob is at 15 life
      And "Garruk Wildspeaker" is not attacking

  @LRW-PW-49
  Rule: A planeswalker cannot block, since it is no creature
    Lorwyn primer, "Planeswalkers in Combat"; rule 306.3

    Scenario: A player with a planeswalker only has nothing to block with
      Given Alice controls "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker"
      When Alice attacks Bob with "Grizzly Bears"
      And combat damage is dealt
      Then "Grizzly Bears" is unblocked
      And Bob is at 18 life
      And "Garruk Wildspeaker" has 3 loyalty counters

    Scenario: An attacked planeswalker cannot block its attacker, a creature beside it can
      Given Alice controls "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker" and "Hill Giant"
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      And Bob tries to block "Grizzly Bears" with "Garruk Wildspeaker"
      Then the attempt is refused
      When Bob blocks "Grizzly Bears" with "Hill Giant"
      Then "Hill Giant" is blocking "Grizzly Bears"
      And "Grizzly Bears" is blocked

  @LRW-PW-50 @CR306-306.6-01
  Rule: A planeswalker of the defending player can be attacked
    Lorwyn primer, "Planeswalkers in Combat"; rules 306.2, 306.3

    Scenario: A creature attacks a planeswalker
      Given Alice controls "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker"
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      Then "Grizzly Bears" is attacking "Garruk Wildspeaker"
      And "Grizzly Bears" is tapped

    Scenario: Propaganda taxes an attack on its controller, but not one on a planeswalker
      Rule 308.2d

      Given Alice controls "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker" and "Propaganda"
      When Alice tries to attack Bob with "Grizzly Bears"
      Then the attempt is refused
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      Then "Grizzly Bears" is attacking "Garruk Wildspeaker"

    Scenario: Who attacks a planeswalker is an attacking creature, and Orcish Oriflamme gives it +1/+0 at once
      Rules 308.2 and 418.5

      Given Alice controls "Serra Angel" and "Orcish Oriflamme"
      And Bob controls "Garruk Wildspeaker" and "Grizzly Bears"
      When Alice attacks "Garruk Wildspeaker" with "Serra Angel"
      Then "Serra Angel" is attacking "Garruk Wildspeaker"
      And "Serra Angel" is untapped
      And "Serra Angel" is 5/4
      And "Grizzly Bears" is 2/2
      When the game moves to Alice's postcombat main phase
      Then "Serra Angel" is 4/4

    Scenario: The attacking player's own planeswalker cannot be attacked
      Given Alice controls "Grizzly Bears" and "Garruk Wildspeaker"
      And Bob controls "Jace Beleren"
      When Alice tries to attack "Garruk Wildspeaker" with "Grizzly Bears"
      Then the attempt is refused
      And Alice can attack Bob and "Jace Beleren"
      When Alice attacks "Jace Beleren" with "Grizzly Bears"
      Then "Grizzly Bears" is attacking "Jace Beleren"

  @LRW-PW-51
  Rule: Who or what each creature attacks is announced as attackers are declared
    Lorwyn primer, "Planeswalkers in Combat"; rules 308.1, 308.2a

    Scenario: What each creature attacks is known before blockers are declared
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob controls "Garruk Wildspeaker"
      When Alice attacks with "Grizzly Bears" at "Garruk Wildspeaker" and "Hill Giant" at Bob
      Then it is Alice's declare attackers step
      And "Grizzly Bears" is attacking "Garruk Wildspeaker"
      And "Hill Giant" is attacking Bob

    Scenario: A planeswalker card in the graveyard is nothing to attack
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob has "Garruk Wildspeaker" in the graveyard
      When Alice tries to attack "Garruk Wildspeaker" with "Grizzly Bears"
      Then the attempt is refused
      And Alice can attack Bob
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      Then "Grizzly Bears" is attacking Bob
      And "Hill Giant" is attacking Bob

    Scenario: A planeswalker that comes into play during the attack is not attacked
      Given Alice controls "Grizzly Bears"
      And Bob controls "Vedalken Orrery" and 4 "Forest"
      And Bob has "Garruk Wildspeaker" in hand
      When Alice attacks Bob with "Grizzly Bears"
      And Alice passes
      And Bob plays "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in play
      And "Grizzly Bears" is attacking Bob
      When combat damage is dealt
      Then Bob is at 18 life
      And "Garruk Wildspeaker" has 3 loyalty counters

  @LRW-PW-52
  Rule: All attackers may attack one and the same planeswalker
    Lorwyn primer, "Planeswalkers in Combat"; rule 308.2a

    Scenario: Three creatures attack one planeswalker, and what it cannot lose does not spill over
      Given Alice controls 3 "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker"
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears 1", "Grizzly Bears 2" and "Grizzly Bears 3"
      Then "Grizzly Bears 1" is attacking "Garruk Wildspeaker"
      And "Grizzly Bears 2" is attacking "Garruk Wildspeaker"
      And "Grizzly Bears 3" is attacking "Garruk Wildspeaker"
      When combat damage is dealt
      Then "Garruk Wildspeaker" is in Bob's graveyard
      And Bob is at 20 life

    Scenario: Three creatures attack the player and leave the planeswalker alone
      Given Alice controls 3 "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker"
      When Alice attacks Bob with "Grizzly Bears 1", "Grizzly Bears 2" and "Grizzly Bears 3"
      And combat damage is dealt
      Then Bob is at 14 life
      And "Garruk Wildspeaker" has 3 loyalty counters

  @LRW-PW-53
  Rule: Creatures of one attack may attack different things
    Lorwyn primer, "Planeswalkers in Combat"; rule 308.2a

    Scenario: One creature damages the planeswalker and the other the player
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob controls "Garruk Wildspeaker"
      When Alice attacks with "Grizzly Bears" at "Garruk Wildspeaker" and "Hill Giant" at Bob
      And combat damage is dealt
      Then "Garruk Wildspeaker" has 1 loyalty counter
      And Bob is at 17 life

    Scenario: A player and two planeswalkers are attacked by a creature each
      Given Alice controls 3 "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker" and "Jace Beleren"
      When Alice attacks with "Grizzly Bears 1" at "Garruk Wildspeaker", "Grizzly Bears 2" at "Jace Beleren" and "Grizzly Bears 3" at Bob
      Then "Grizzly Bears 1" is attacking "Garruk Wildspeaker"
      And "Grizzly Bears 2" is attacking "Jace Beleren"
      And "Grizzly Bears 3" is attacking Bob
      When combat damage is dealt
      Then "Garruk Wildspeaker" has 1 loyalty counter
      And "Jace Beleren" has 1 loyalty counter
      And Bob is at 18 life

  @LRW-PW-54
  Rule: Any number of the defending player's planeswalkers may be attacked in one combat phase
    Lorwyn primer, "Planeswalkers in Combat"; rule 308.2a

    Scenario: Two planeswalkers are attacked at once
      Given Alice controls 2 "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker" and "Jace Beleren"
      When Alice attacks with "Grizzly Bears 1" at "Garruk Wildspeaker" and "Grizzly Bears 2" at "Jace Beleren"
      And combat damage is dealt
      Then "Garruk Wildspeaker" has 1 loyalty counter
      And "Jace Beleren" has 1 loyalty counter
      And Bob is at 20 life

    Scenario: One of two planeswalkers is attacked by everything
      Given Alice controls 2 "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker" and "Jace Beleren"
      When Alice attacks "Jace Beleren" with "Grizzly Bears 1" and "Grizzly Bears 2"
      And combat damage is dealt
      Then "Jace Beleren" is in Bob's graveyard
      And "Garruk Wildspeaker" has 3 loyalty counters

  @LRW-PW-55
  Rule: The defending player chooses which of his or her creatures block the attackers of a planeswalker
    Lorwyn primer, "Planeswalkers in Combat"; rules 309.1, 309.2a

    Scenario: A blocked creature does not harm the planeswalker
      Given Alice controls "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker" and "Hill Giant"
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      Then "Grizzly Bears" is blocked
      When combat damage is dealt
      Then "Garruk Wildspeaker" has 3 loyalty counters
      And "Grizzly Bears" is in Alice's graveyard

    Scenario: The defending player leaves the attacker unblocked
      Given Alice controls "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker" and "Hill Giant"
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      And Bob does not block
      Then "Grizzly Bears" is unblocked
      When combat damage is dealt
      Then "Garruk Wildspeaker" has 1 loyalty counter

    Scenario: A tapped creature cannot shield the planeswalker, an untapped one can
      Given Alice controls "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker", "Hill Giant" and "Craw Wurm"
      And "Hill Giant" is tapped
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      And Bob tries to block "Grizzly Bears" with "Hill Giant"
      Then the attempt is refused
      When Bob blocks "Grizzly Bears" with "Craw Wurm"
      Then "Craw Wurm" is blocking "Grizzly Bears"

    Scenario: With tapped creatures only there is no block
      Given Alice controls "Grizzly Bears"
      And Bob controls "Garruk Wildspeaker" and "Hill Giant"
      And "Hill Giant" is tapped
      When Alice attacks "Garruk Wildspeaker" with "Grizzly Bears"
      And combat damage is dealt
      Then "Grizzly Bears" is unblocked
      And "Garruk Wildspeaker" has 1 loyalty counter

    @since:2008-02
    Scenario: The planeswalker is gone, and Bob, who controls an Island, still cannot block what walks on islands
      Rule 502.6

      Given Alice controls "Stonybrook Banneret", "Hill Giant" and 2 "Island"
      And Alice has "Boomerang" in hand
      And Bob controls "Garruk Wildspeaker", "Grizzly Bears" and "Island"
      When Alice attacks with "Stonybrook Banneret" at "Garruk Wildspeaker" and "Hill Giant" at Bob
      And Alice plays "Boomerang" targeting "Garruk Wildspeaker"
      And all players pass
      Then "Garruk Wildspeaker" is in Bob's hand
      When Bob tries to block "Stonybrook Banneret" with "Grizzly Bears"
      Then the attempt is refused
      When Bob blocks "Hill Giant" with "Grizzly Bears"
      Then "Hill Giant" is blocked

  @LRW-PW-56
  Rule: A creature may block any attacker, whoever or whatever that attacker is attacking
    Lorwyn primer, "Planeswalkers in Combat"; rule 309.2a

    Scenario: The only blocker stops the creature that attacks the player
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob controls "Garruk Wildspeaker" and "Craw Wurm"
      When Alice attacks with "Grizzly Bears" at Bob and "Hill Giant" at "Garruk Wildspeaker"
      And Bob blocks "Grizzly Bears" with "Craw Wurm"
      Then "Grizzly Bears" is blocked
      And "Hill Giant" is unblocked
      When combat damage is dealt
      Then Bob is at 20 life
      And "Garruk Wildspeaker" is in Bob's graveyard

    Scenario: The only blocker stops the creature that attacks the planeswalker
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob controls "Garruk Wildspeaker" and "Craw Wurm"
      When Alice attacks with "Grizzly Bears" at Bob and "Hill Giant" at "Garruk Wildspeaker"
      And Bob blocks "Hill Giant" with "Craw Wurm"
      Then "Grizzly Bears" is unblocked
      And "Hill Giant" is blocked
      When combat damage is dealt
      Then Bob is at 18 life
      And "Garruk Wildspeaker" has 3 loyalty counters

    @until:2008-02
    Scenario: Two creatures block one attacker and leave the attacker of the other planeswalker alone
      Given Alice controls "Craw Wurm" and "Hill Giant"
      And Bob controls "Garruk Wildspeaker", "Jace Beleren" and 2 "Grizzly Bears"
      When Alice attacks with "Craw Wurm" at "Garruk Wildspeaker" and "Hill Giant" at "Jace Beleren"
      And Bob blocks "Craw Wurm" with "Grizzly Bears 1" and "Grizzly Bears 2"
      Then "Grizzly Bears 1" is blocking "Craw Wurm"
      And "Grizzly Bears 2" is blocking "Craw Wurm"
      When combat damage is put on the stack
      Then Alice is asked to choose a division
      When Alice assigns 3 damage of "Craw Wurm" to "Grizzly Bears 1" and 3 to "Grizzly Bears 2"
      Then the stack is, from the top, combat damage
      When all players pass
      Then "Grizzly Bears 1" is in Bob's graveyard
      And "Grizzly Bears 2" is in Bob's graveyard
      And "Craw Wurm" is in Alice's graveyard
      And "Garruk Wildspeaker" has 3 loyalty counters
      And "Jace Beleren" is in Bob's graveyard

    @since:2026-04
    Scenario: Two creatures block the attacker of one planeswalker and share its damage, while the other planeswalker falls
      Given Alice controls "Craw Wurm" and "Hill Giant"
      And Bob controls "Garruk Wildspeaker", "Jace Beleren" and 2 "Grizzly Bears"
      When Alice attacks with "Craw Wurm" at "Garruk Wildspeaker" and "Hill Giant" at "Jace Beleren"
      And Bob blocks "Craw Wurm" with "Grizzly Bears 1" and "Grizzly Bears 2"
      And combat damage is dealt
      And Alice assigns 3 damage of "Craw Wurm" to "Grizzly Bears 1" and 3 to "Grizzly Bears 2"
      Then "Grizzly Bears 1" is in Bob's graveyard
      And "Grizzly Bears 2" is in Bob's graveyard
      And "Craw Wurm" is in Alice's graveyard
      And "Garruk Wildspeaker" has 3 loyalty counters
      And "Jace Beleren" is in Bob's graveyard
