@since:2007-10
Feature: Changing a target
  An effect may change the target of a spell to another legal one, and changes nothing else.

  Background:
    Given a game between Alice and Bob
    And Alice controls 4 "Island"
    And Alice has "Deflection" in hand

  @GRS-G3.8A-01
  Rule: A target can be changed only to another target that is legal
    Rulings summary, glossary G3.8a, first sentence

    Scenario: Terror can be moved to another creature that is neither black nor an artifact
      Rule 415.7a

      Given it is Bob's turn
      And Alice controls "Grizzly Bears", "Nantuko Husk" and "Ornithopter"
      And Bob controls 2 "Swamp", "Hill Giant" and "Llanowar Elves"
      And Bob has "Terror" in hand
      When Bob plays "Terror" targeting "Grizzly Bears"
      And Bob passes
      And Alice plays "Deflection" targeting "Terror"
      And all players pass
      Then Alice is asked to choose targets
      And Alice can choose "Hill Giant" and "Llanowar Elves"
      When Alice tries to choose "Nantuko Husk"
      Then the attempt is refused
      When Alice tries to choose "Ornithopter"
      Then the attempt is refused
      When Alice chooses "Hill Giant"
      And all players pass
      Then "Hill Giant" is in Bob's graveyard
      And "Grizzly Bears" is in play

    Scenario: A target that is another one need not stay on the same side of the table
      Given it is Bob's turn
      And Bob controls 2 "Mountain"
      And Bob has "Shock" in hand
      When Bob plays "Shock" targeting Alice
      And Bob passes
      And Alice plays "Deflection" targeting "Shock"
      And the stack resolves
      Then Alice is at 20 life
      And Bob is at 18 life

  @GRS-G3.8A-02
  Rule: Without another legal target the old one stays
    Rulings summary, glossary G3.8a, second sentence

    Scenario: Terror destroys the only creature that it can target, deflected or not
      Given it is Bob's turn
      And Alice controls "Grizzly Bears" and "Nantuko Husk"
      And Bob controls 2 "Swamp"
      And Bob has "Terror" in hand
      When Bob plays "Terror" targeting "Grizzly Bears"
      And Bob passes
      And Alice plays "Deflection" targeting "Terror"
      And all players pass
      Then nobody is asked anything
      And the stack is, from the top, "Terror"
      When all players pass
      Then "Grizzly Bears" is in Alice's graveyard
      And "Nantuko Husk" is in play

  @GRS-G3.8A-03
  Rule: Changing the target never changes the mode
    Rulings summary, glossary G3.8a, third sentence

    Scenario: Emerald Charm that untaps is moved to another permanent, which it untaps
      Given it is Bob's turn
      And Alice controls "Muraganda Petroglyphs"
      And Bob controls "Forest" and "Hill Giant"
      And "Hill Giant" is tapped
      And Bob has "Emerald Charm" in hand
      When Bob plays "Emerald Charm" targeting "Hill Giant" choosing mode 1
      And Bob passes
      And Alice plays "Deflection" targeting "Emerald Charm"
      And all players pass
      Then Alice is asked to choose targets
      When Alice chooses "Island 1"
      Then "Island 1" is tapped
      When all players pass
      Then "Island 1" is untapped
      And "Hill Giant" is tapped
      And "Muraganda Petroglyphs" is in play

    Scenario: Emerald Charm that untaps does not destroy the enchantment to which it is moved
      Given it is Bob's turn
      And Alice controls "Muraganda Petroglyphs"
      And Bob controls "Forest" and "Hill Giant"
      And Bob has "Emerald Charm" in hand
      When Bob plays "Emerald Charm" targeting "Hill Giant" choosing mode 1
      And Bob passes
      And Alice plays "Deflection" targeting "Emerald Charm"
      And all players pass
      And Alice chooses "Muraganda Petroglyphs"
      And all players pass
      Then "Muraganda Petroglyphs" is in play
      And "Emerald Charm" is in Bob's graveyard

  @GRS-G3.8A-04
  Rule: Targets change only if an effect says so
    Rulings summary, glossary G3.8a, last sentence

    Scenario: Shock whose creature has left play is not moved to another one
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Grizzly Bears", "Llanowar Elves" and "Island" as "Bob's Island"
      And Bob has "Unsummon" in hand
      When Alice plays "Shock" targeting "Grizzly Bears"
      And Alice passes
      And Bob plays "Unsummon" targeting "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in Bob's hand
      When all players pass
      Then nobody is asked anything
      And the stack is empty
      And "Shock" is in Alice's graveyard
      And "Llanowar Elves" is in play
      And Bob is at 20 life

    Scenario: Deflection moves Shock to a creature that it then damages
      Given it is Bob's turn
      And Alice controls "Grizzly Bears"
      And Bob controls "Mountain" and "Llanowar Elves"
      And Bob has "Shock" in hand
      When Bob plays "Shock" targeting "Grizzly Bears"
      And Bob passes
      And Alice plays "Deflection" targeting "Shock"
      And all players pass
      And Alice chooses "Llanowar Elves"
      And the stack resolves
      Then "Llanowar Elves" is in Bob's graveyard
      And "Grizzly Bears" is in play
      And "Grizzly Bears" has 0 damage
