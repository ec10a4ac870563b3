@since:2007-10
Feature: Effects that last as long as something is so
  An effect of an activated or triggered ability may last exactly as long as a stated condition holds.

  Background:
    Given a game between Alice and Bob

  @GRS-418.3D-01
  Rule: An effect whose "as long as" is over before it would begin does nothing
    Rulings summary, 418.3d; rule 418.3d (611.2b today)

    Scenario: Sower of Temptation dies before its ability resolves, and takes nothing
      Given Alice controls 4 "Island"
      And Alice has "Sower of Temptation" in hand
      And Bob controls "Grizzly Bears" and "Mountain"
      And Bob has "Shock" in hand
      When Alice plays "Sower of Temptation"
      And all players pass
      And Alice chooses "Grizzly Bears"
      And Alice passes
      And Bob plays "Shock" targeting "Sower of Temptation"
      And all players pass
      Then "Sower of Temptation" is in Alice's graveyard
      And the stack is, from the top, the ability of "Sower of Temptation"
      When all players pass
      Then Bob controls "Grizzly Bears"

    Scenario: Cytoplast Manipulator need not remain tapped, and takes the creature though it is untapped in reply
      Given Alice controls "Cytoplast Manipulator", "Island" and "Forest"
      And Alice has "Emerald Charm" in hand
      And Bob controls "Grizzly Bears"
      And "Grizzly Bears" has 1 +1/+1 counter
      When Alice plays the ability of "Cytoplast Manipulator" targeting "Grizzly Bears"
      And Alice plays "Emerald Charm" targeting "Cytoplast Manipulator" choosing mode 1
      And all players pass
      Then "Cytoplast Manipulator" is untapped
      When all players pass
      Then Alice controls "Grizzly Bears"

    Scenario: Sower of Temptation that stays takes the creature
      Given Alice controls 4 "Island"
      And Alice has "Sower of Temptation" in hand
      And Bob controls "Grizzly Bears"
      When Alice plays "Sower of Temptation"
      And all players pass
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then Alice controls "Grizzly Bears"

  @GRS-418.3D-02
  Rule: Such an effect does not begin for a moment and end, nor does it last for ever
    Rulings summary, 418.3d; rule 418.3d (611.2b today)

    Scenario: The attacker that Sower of Temptation did not get goes on attacking
      Given it is Bob's turn
      And Bob controls "Grizzly Bears" and "Mountain"
      And Bob has "Shock" in hand
      And Alice controls "Vedalken Orrery" and 4 "Island"
      And Alice has "Sower of Temptation" in hand
      When Bob attacks Alice with "Grizzly Bears"
      And Bob passes
      And Alice plays "Sower of Temptation"
      And all players pass
      And Alice chooses "Grizzly Bears"
      And Bob plays "Shock" targeting "Sower of Temptation"
      And all players pass
      Then "Sower of Temptation" is in Alice's graveyard
      When all players pass
      Then the stack is empty
      And "Grizzly Bears" is attacking Alice
      And Bob controls "Grizzly Bears"
      When combat damage is dealt
      Then Alice is at 18 life

    Scenario: The attacker that Sower of Temptation got has left combat
      Given it is Bob's turn
      And Bob controls "Grizzly Bears"
      And Alice controls "Vedalken Orrery" and 4 "Island"
      And Alice has "Sower of Temptation" in hand
      When Bob attacks Alice with "Grizzly Bears"
      And Bob passes
      And Alice plays "Sower of Temptation"
      And all players pass
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is not attacking
      And Alice controls "Grizzly Bears"

  @GRS-418.3D-03
  Rule: Endoskeleton that was untapped before its ability resolves gives nothing
    Rulings summary, 418.3d, the example of Endoskeleton; rule 418.3d (611.2b today)

    Scenario: Endoskeleton that stays tapped gives +0/+3, and goes on giving it while it is left tapped
      Rule 302.2

      Given Alice controls "Endoskeleton", "Grizzly Bears" and 2 "Island"
      When Alice plays the ability of "Endoskeleton" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 2/5
      When the game moves to Bob's turn
      Then "Grizzly Bears" is 2/5
      When the game moves to Bob's end of turn step
      And all players pass
      Then Alice is asked to choose yes or no
      When Alice declines
      Then "Endoskeleton" is tapped
      And "Grizzly Bears" is 2/5

    Scenario: Its controller untaps it in the untap step, and the bonus ends
      Given Alice controls "Endoskeleton", "Grizzly Bears" and 2 "Island"
      When Alice plays the ability of "Endoskeleton" targeting "Grizzly Bears"
      And all players pass
      And the game moves to Bob's end of turn step
      And all players pass
      And Alice accepts
      Then "Endoskeleton" is untapped
      And "Grizzly Bears" is 2/2

    Scenario: Voltaic Key untaps Endoskeleton in reply
      Given Alice controls "Endoskeleton", "Voltaic Key", "Grizzly Bears" and 3 "Island"
      When Alice plays the ability of "Endoskeleton" targeting "Grizzly Bears"
      Then "Endoskeleton" is tapped
      When Alice plays the ability of "Voltaic Key" targeting "Endoskeleton"
      And all players pass
      Then "Endoskeleton" is untapped
      When all players pass
      Then the stack is empty
      And "Grizzly Bears" is 2/2

    Scenario: Endoskeleton that was untapped and tapped again in reply has not remained tapped
      Given Alice controls "Endoskeleton", "Voltaic Key", "Icy Manipulator", "Grizzly Bears" and 4 "Island"
      When Alice plays the ability of "Endoskeleton" targeting "Grizzly Bears"
      And Alice plays the ability of "Voltaic Key" targeting "Endoskeleton"
      And all players pass
      And Alice plays the ability of "Icy Manipulator" targeting "Endoskeleton"
      And all players pass
      Then "Endoskeleton" is tapped
      When all players pass
      Then the stack is empty
      And "Grizzly Bears" is 2/2

    Scenario: Voltaic Key untaps it after its ability has resolved, and the bonus ends at once
      Rule 418.3a

      Given Alice controls "Endoskeleton", "Voltaic Key", "Grizzly Bears" and 3 "Island"
      When Alice plays the ability of "Endoskeleton" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 2/5
      When Alice plays the ability of "Voltaic Key" targeting "Endoskeleton"
      And all players pass
      Then "Grizzly Bears" is 2/2

    Scenario: Endoskeleton that was untapped earlier in the turn has remained tapped since its ability was played
      Given Alice controls "Endoskeleton", "Voltaic Key", "Grizzly Bears" and 3 "Island"
      And "Endoskeleton" is tapped
      When Alice plays the ability of "Voltaic Key" targeting "Endoskeleton"
      And all players pass
      And Alice plays the ability of "Endoskeleton" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 2/5

  @GRS-418.3D-04
  Rule: An ability's effect may last exactly as long as a condition holds
    Rulings summary, 418.3d; rule 418.3d (611.2b today)

    Scenario: Control lasts beyond the turn and ends as Sower of Temptation leaves play, without the stack
      Given Alice controls 9 "Island"
      And Alice has "Sower of Temptation" and "Unsummon" in hand
      And Bob controls "Grizzly Bears" and "Hill Giant"
      When Alice plays "Sower of Temptation"
      And all players pass
      And Alice chooses "Grizzly Bears"
      And all players pass
      And the game moves to Bob's turn
      Then Alice controls "Grizzly Bears"
      When the game moves to Alice's next turn
      Then Alice controls "Grizzly Bears"
      When Alice plays "Unsummon" targeting "Sower of Temptation"
      And all players pass
      Then "Sower of Temptation" is in Alice's hand
      And the stack is empty
      And Bob controls "Grizzly Bears"

    Scenario: Sower of Temptation played again does not revive its old effect
      Given Alice controls 9 "Island"
      And Alice has "Sower of Temptation" and "Unsummon" in hand
      And Bob controls "Grizzly Bears" and "Hill Giant"
      When Alice plays "Sower of Temptation"
      And all players pass
      And Alice chooses "Grizzly Bears"
      And all players pass
      And Alice plays "Unsummon" targeting "Sower of Temptation"
      And all players pass
      And Alice plays "Sower of Temptation"
      And all players pass
      And Alice chooses "Hill Giant"
      And all players pass
      Then Alice controls "Hill Giant"
      And Bob controls "Grizzly Bears"

    Scenario: Sower of Temptation that Bob takes over is in play still, and what it took stays with Alice
      Rule 418.3a

      Given Alice controls 4 "Island"
      And Alice has "Sower of Temptation" in hand
      And Bob controls 6 "Island" and "Grizzly Bears"
      And Bob has "Confiscate" in hand
      When Alice plays "Sower of Temptation"
      And all players pass
      And Alice chooses "Grizzly Bears"
      And all players pass
      And the game moves to Bob's turn
      And Bob plays "Confiscate" targeting "Sower of Temptation"
      And all players pass
      Then Bob controls "Sower of Temptation"
      And Alice controls "Grizzly Bears"
