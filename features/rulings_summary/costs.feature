@since:2007-10
Feature: Costs
  What is paid so that something can be done, or so that it does not happen.

  Background:
    Given a game between Alice and Bob

  @GRS-G3.32A-01
  Rule: A cost is what must be done, or paid, to be able to do something else
    Rulings summary, glossary G3.32a, first half

    Scenario: Without a creature to sacrifice Fling cannot be played, with one it can
      Given Alice controls 2 "Mountain"
      And Alice has "Fling" and "Ornithopter" in hand
      And Bob controls "Grizzly Bears"
      When Alice tries to play "Fling" targeting Bob
      Then the attempt is refused
      And "Fling" is in Alice's hand
      When Alice plays "Ornithopter"
      And all players pass
      And Alice plays "Fling" targeting Bob
      Then the stack is, from the top, "Fling"
      And "Ornithopter" is in Alice's graveyard

    Scenario: The creature has been sacrificed before anybody can respond to Fling
      Given Alice controls "Hill Giant" and 2 "Mountain"
      And Alice has "Fling" in hand
      When Alice plays "Fling" targeting Bob
      Then "Hill Giant" is in Alice's graveyard
      And the stack is, from the top, "Fling"
      And Bob is at 20 life
      When all players pass
      Then Bob is at 17 life

  @GRS-G3.32A-02
  Rule: A cost may also be what is paid to stop something from happening
    Rulings summary, glossary G3.32a, second half

    Scenario: Two mana are no part of Mana Leak's three, and Shock is countered
      Given it is Bob's turn
      And Alice controls 2 "Island"
      And Alice has "Mana Leak" in hand
      And Bob controls 3 "Mountain"
      And Bob has "Shock" in hand
      When Bob plays "Shock" targeting Alice
      And Bob passes
      And Alice plays "Mana Leak" targeting "Shock"
      And all players pass
      Then "Shock" is in Bob's graveyard
      And Alice is at 20 life
      And nobody is asked anything

    Scenario: Bob pays three for Mana Leak, and Shock is not countered
      Given it is Bob's turn
      And Alice controls 2 "Island"
      And Alice has "Mana Leak" in hand
      And Bob controls 4 "Mountain"
      And Bob has "Shock" in hand
      When Bob plays "Shock" targeting Alice
      And Bob passes
      And Alice plays "Mana Leak" targeting "Shock"
      And all players pass
      And Bob accepts
      Then the stack is, from the top, "Shock"
      And "Mountain 4" is tapped
      When all players pass
      Then Alice is at 18 life

    Scenario: Bob could pay three for Mana Leak and does not want to
      Given it is Bob's turn
      And Alice controls 2 "Island"
      And Alice has "Mana Leak" in hand
      And Bob controls 4 "Mountain"
      And Bob has "Shock" in hand
      When Bob plays "Shock" targeting Alice
      And Bob passes
      And Alice plays "Mana Leak" targeting "Shock"
      And all players pass
      And Bob declines
      Then "Shock" is in Bob's graveyard
      And the stack is empty
      And Alice is at 20 life

  @GRS-G3.32B-01
  Rule: Playing a spell or an activated ability means paying its cost, even if that is nothing
    Rulings summary, glossary G3.32b, first sentence

    Scenario: Ornithopter is played for {0} and is a spell like any other
      Given Alice has "Ornithopter" in hand
      And Bob controls 3 "Island"
      And Bob has "Cancel" in hand
      When Alice plays "Ornithopter"
      Then the stack is, from the top, "Ornithopter"
      When Alice passes
      And Bob plays "Cancel" targeting "Ornithopter"
      And all players pass
      Then "Ornithopter" is in Alice's graveyard

    Scenario: The ability of Runed Stalactite is not played for one mana, and is for two
      Given Alice controls "Runed Stalactite", "Grizzly Bears" and "Forest"
      And Alice has "Forest" as "Second Forest" in hand
      When Alice tries to play the ability of "Runed Stalactite" targeting "Grizzly Bears"
      Then the attempt is refused
      And "Forest" is untapped
      When Alice plays "Second Forest"
      And Alice plays the ability of "Runed Stalactite" targeting "Grizzly Bears"
      Then "Second Forest" is tapped
      When all players pass
      Then "Runed Stalactite" is attached to "Grizzly Bears"

    Scenario: Mana of the pool pays for Godhead of Awe before a land is tapped for it
      Rule 424.2

      Given Alice controls 5 "Plains"
      And Alice has "Godhead of Awe" in hand
      And Alice has {U} in the mana pool
      When Alice plays "Godhead of Awe"
      Then the mana pool of Alice is empty
      And the stack is, from the top, "Godhead of Awe"

    Scenario: The land of two colours is kept for Unsummon, after two spells that other lands could pay for
      Rule 424.2

      Given Alice controls "Coastal Tower" and 3 "Plains"
      And Alice has "White Knight", "Vindicate" and "Unsummon" in hand
      And Alice has {B}{R}{G} in the mana pool
      And Bob controls "Hill Giant" and "Forest"
      When Alice plays "White Knight"
      And all players pass
      And Alice plays "Vindicate" targeting "Forest"
      And all players pass
      And Alice plays "Unsummon" targeting "Hill Giant"
      And all players pass
      Then "White Knight" is in play
      And "Forest" is in Bob's graveyard
      And "Hill Giant" is in Bob's hand

    Scenario: Vivid Creek without counters pays for a blue spell and for no other, and with one of its counters for any
      Rule 406.1

      Given Alice controls "Vivid Creek" and "Vivid Creek" as "Second Creek"
      And "Vivid Creek" has 0 charge counters
      And "Second Creek" has 1 charge counter
      And "Second Creek" is tapped
      And Alice has "Shock" and "Unsummon" in hand
      And Bob controls "Hill Giant"
      When Alice tries to play "Shock" targeting "Hill Giant"
      Then the attempt is refused
      When Alice tries to play the second ability of "Vivid Creek"
      Then the attempt is refused
      When Alice plays "Unsummon" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is in Bob's hand
      When the game moves to Alice's next turn
      And Alice plays the second ability of "Second Creek"
      And Alice names {R}
      And Alice plays "Shock" targeting Bob
      Then "Second Creek" has 0 charge counters
      And "Second Creek" is tapped

    Scenario: Forests pay for Treetop Village, which can attack then
      Rule 409.1h

      Given Alice controls "Treetop Village" and 2 "Forest"
      When Alice plays the second ability of "Treetop Village"
      And all players pass
      And Alice attacks Bob with "Treetop Village"
      And combat damage is dealt
      Then Bob is at 17 life
      And the activated abilities of "Treetop Village" cost {T} and {1}{G}

    Scenario: Ancestral Vision has no mana cost, which is not {0}, and is not played
      Rule 203.1b

      Given Alice has "Ancestral Vision" and "Shock" in hand
      And Alice has {U}{R} in the mana pool
      When Alice tries to play "Ancestral Vision" targeting Alice
      Then the attempt is refused
      And "Ancestral Vision" is in Alice's hand
      And "Ancestral Vision" has no mana cost
      When Alice plays "Shock" targeting Bob
      Then the mana pool of Alice has {U}

    Scenario: For the five colours of Fist of Suns Blaze is played with an X of 0
      Rules 409.1b and 409.1f

      Given Alice controls "Fist of Suns"
      And Alice has "Blaze" in hand
      And Alice has {W}{U}{B}{R}{G} in the mana pool
      When Alice plays "Blaze" for its alternative cost targeting Bob
      Then nobody is asked anything
      And the mana pool of Alice is empty
      When the stack resolves
      Then Bob is at 20 life

    Scenario: Shock has no kicker that could be paid
      Rule 409.1b

      Given Alice has "Shock" in hand
      And Alice has {R}{R} in the mana pool
      When Alice tries to play "Shock" targeting Bob with kicker
      Then the attempt is refused
      When Alice plays "Shock" targeting Bob
      Then the mana pool of Alice has {R}

    Scenario: The mana ability of Azorius Signet is paid for with the mana of a Forest, and not played without
      Rule 411.1

      Given Alice controls "Azorius Signet"
      And Alice has "Forest" in hand
      When Alice tries to play the ability of "Azorius Signet"
      Then the attempt is refused
      And "Azorius Signet" is untapped
      When Alice plays "Forest"
      And Alice plays the ability of "Azorius Signet"
      Then "Forest" is tapped
      And "Azorius Signet" is tapped
      And the stack is empty
      And the mana pool of Alice has {W}{U}

    Scenario: Forests pay for Grizzly Bears, and Sol Ring is left, whose two mana come at once
      Rule 409.1g

      Given Alice controls "Sol Ring" and 2 "Forest"
      And Alice has "Grizzly Bears" and "Azorius Signet" in hand
      When Alice plays "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in play
      And "Sol Ring" is untapped
      When Alice plays the ability of "Sol Ring"
      Then the mana pool of Alice has {2}
      When Alice plays "Azorius Signet"
      And all players pass
      Then "Azorius Signet" is in play
      And the mana pool of Alice is empty

    Scenario: Sphere of Resistance makes Shock cost more, and the ability of Prodigal Pyromancer nothing
      Rule 409.1f

      Given Alice controls "Sphere of Resistance", "Prodigal Pyromancer" and "Mountain"
      And Alice has "Shock" in hand
      When Alice tries to play "Shock" targeting Bob
      Then the attempt is refused
      When Alice plays the ability of "Prodigal Pyromancer" targeting Bob
      And all players pass
      Then Bob is at 19 life
      And "Mountain" is untapped

    Scenario: Beside Fist of Suns Force of Will is played for its own other cost or for five colours, as Alice chooses
      Rule 409.1b

      Given it is Bob's turn
      And Alice controls "Fist of Suns"
      And Alice has 2 "Force of Will" and "Unsummon" in hand
      And Alice has {W}{U}{B}{R}{G} in the mana pool
      And Bob controls "Mountain"
      And Bob has "Shock" in hand
      When Bob plays "Shock" targeting Alice
      And Bob passes
      And Alice plays "Force of Will 1" targeting "Shock" for its alternative cost
      Then Alice is asked to choose how to pay
      And Alice can choose "Force of Will 1" and "Fist of Suns"
      When Alice chooses "Fist of Suns"
      Then the mana pool of Alice is empty
      And "Unsummon" is in Alice's hand
      When Alice plays "Force of Will 2" targeting "Shock" for its alternative cost
      And Alice chooses "Force of Will 2"
      Then "Unsummon" is removed from the game
      And Alice is at 19 life
      And the stack is, from the top, "Force of Will 2", "Force of Will 1", "Shock"

  @GRS-G3.32B-02
  Rule: Most costs are mana, and others are life, tapping, sacrifices or discarded cards
    Rulings summary, glossary G3.32b, second sentence

    Scenario: With 2 life Greed's 2 life can be paid, and Alice loses
      Rules 102.2a, 102.3b and 420.5a

      Given Alice controls "Greed" and "Swamp"
      And Alice is at 2 life
      When Alice plays the ability of "Greed"
      Then Alice has lost the game

    Scenario: Of 3 life Greed's 2 life can be paid once and not twice
      Given Alice controls "Greed" and 2 "Swamp"
      And Alice is at 3 life
      When Alice plays the ability of "Greed"
      Then Alice is at 1 life
      And the game goes on
      When Alice tries to play the ability of "Greed"
      Then the attempt is refused
      And Alice is at 1 life
      And "Swamp 2" is untapped

    Scenario: Life that is paid is not damage, and Greed draws the card
      Given Alice controls "Greed", "Swamp" and "Urza's Armor"
      When Alice plays the ability of "Greed"
      Then Alice is at 18 life
      When all players pass
      Then Alice has 1 card in hand

    Scenario: Prodigal Pyromancer cannot be tapped for its ability twice
      Given Alice controls "Prodigal Pyromancer"
      When Alice plays the ability of "Prodigal Pyromancer" targeting Bob
      Then "Prodigal Pyromancer" is tapped
      When Alice tries to play the ability of "Prodigal Pyromancer" targeting Bob
      Then the attempt is refused

    Scenario: Nantuko Husk's cost is a sacrifice and no mana
      Given Alice controls "Nantuko Husk" and "Grizzly Bears"
      When Alice plays the ability of "Nantuko Husk" paying with "Grizzly Bears"
      Then "Grizzly Bears" is in Alice's graveyard
      And "Nantuko Husk" is 2/2
      When all players pass
      Then "Nantuko Husk" is 4/4

    @since:2008-02
    Scenario: A card that is the cost of reinforce has been discarded at once
      Given Alice controls "Grizzly Bears" and 2 "Plains"
      And Alice has "Mosquito Guard" in hand
      When Alice plays the ability of "Mosquito Guard" targeting "Grizzly Bears"
      Then "Mosquito Guard" is in Alice's graveyard
      And "Grizzly Bears" is 2/2

    Scenario: Commandeer is paid for with two blue cards of Bob's hand, which are removed from the game
      Rule 424.2

      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob has "Commandeer", "Cancel", "Counterspell", "Remand", "Fire // Ice" and "Giant Growth" in hand
      When Alice plays "Shock" targeting Bob
      And Alice passes
      And Bob plays "Commandeer" targeting "Shock" for its alternative cost
      Then Bob can choose "Cancel", "Counterspell", "Remand" and "Fire // Ice"
      When Bob chooses "Cancel" and "Remand"
      Then "Cancel" is removed from the game
      And "Remand" is removed from the game
      And "Counterspell" is in Bob's hand

    Scenario: Two blue cards are enough for Commandeer
      Rule 424.2

      Given Alice controls "Mountain"
      And Alice has "Shock" and "Cancel" as "Alice's Cancel" in hand
      And Bob has "Commandeer", "Cancel", "Remand" and "Giant Growth" in hand
      When Alice plays "Shock" targeting Bob
      And Alice passes
      And Bob tries to play "Commandeer" targeting "Shock" for its alternative cost paying with "Cancel" and "Alice's Cancel"
      Then the attempt is refused
      And "Cancel" is in Bob's hand
      When Bob plays "Commandeer" targeting "Shock" for its alternative cost paying with "Cancel" and "Remand"
      Then "Cancel" is removed from the game
      And "Remand" is removed from the game
      And the stack is, from the top, "Commandeer", "Shock"

    Scenario: Force of Will costs 1 life and one blue card
      Rule 424.2

      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob has "Force of Will", "Cancel", "Remand" and "Giant Growth" in hand
      When Alice plays "Shock" targeting Bob
      And Alice passes
      And Bob plays "Force of Will" targeting "Shock" for its alternative cost
      Then Bob can choose "Cancel" and "Remand"
      When Bob chooses "Cancel"
      Then "Cancel" is removed from the game
      And "Remand" is in Bob's hand
      And Bob is at 19 life
      When all players pass
      Then "Shock" is in Alice's graveyard

    Scenario: Snuff Out may cost 4 life only where its player controls a Swamp
      Rule 409.1b

      Given Alice has "Snuff Out" as "first Snuff Out" and "Snuff Out" as "second Snuff Out" in hand
      And Alice has "Swamp" in hand
      And Bob controls "Grizzly Bears" and "Swamp" as "Bob's Swamp"
      When Alice tries to play "first Snuff Out" targeting "Grizzly Bears" for its alternative cost
      Then the attempt is refused
      When Alice plays "Swamp"
      And Alice plays "second Snuff Out" targeting "Grizzly Bears" for its alternative cost
      Then Alice is at 16 life
      When all players pass
      Then "Grizzly Bears" is in Bob's graveyard

    Scenario: Triskelion's counters are its own cost, and the last one can be removed once
      Rule 424.2

      Given Alice controls "Triskelion" and "Grizzly Bears"
      And "Triskelion" has 2 +1/+1 counters
      And "Triskelion" has 1 charge counter
      And "Grizzly Bears" has 1 +1/+1 counter
      When Alice plays the ability of "Triskelion" targeting Bob
      And Alice plays the ability of "Triskelion" targeting Bob
      Then "Triskelion" has no +1/+1 counters
      And "Triskelion" has 1 charge counter
      When Alice tries to play the ability of "Triskelion" targeting Bob
      Then the attempt is refused
      And "Grizzly Bears" has 1 +1/+1 counter
      When the stack resolves
      Then Bob is at 18 life

    Scenario: Power Conduit finds no counter on Treetop Village that came into play tapped, and one on Vivid Creek
      Rule 419.1b

      Given Alice controls "Power Conduit" and "Vivid Creek"
      And Alice has "Treetop Village" in hand
      When Alice plays "Treetop Village"
      Then "Treetop Village" is tapped
      When Alice tries to play the ability of "Power Conduit" targeting "Power Conduit" choosing mode 1 paying with "Treetop Village"
      Then the attempt is refused
      When Alice plays the ability of "Power Conduit" targeting "Power Conduit" choosing mode 1 paying with "Vivid Creek"
      Then "Vivid Creek" has 1 charge counter
      When all players pass
      Then "Power Conduit" has 1 charge counter

    Scenario: A card that is discarded as a cost has been discarded, for Megrim as well
      Rule 409.1h

      Given Alice controls "Aquamoeba"
      And Alice has "Forest" in hand
      And Bob controls "Megrim"
      When Alice plays the ability of "Aquamoeba"
      Then "Forest" is in Alice's graveyard
      And the stack is, from the top, the ability of "Megrim", the ability of "Aquamoeba"
      When the stack resolves
      Then Alice is at 18 life
      And "Aquamoeba" is 3/1

    Scenario: A card that pays for Dream Halls has been discarded, for Megrim as well
      Rule 409.1h

      Given Alice controls "Dream Halls"
      And Alice has "Hill Giant" and "Shock" in hand
      And Bob controls "Megrim"
      When Alice plays "Hill Giant" for its alternative cost
      Then "Shock" is in Alice's graveyard
      And the stack is, from the top, the ability of "Megrim", "Hill Giant"
      When the stack resolves
      Then Alice is at 18 life

    Scenario: The Merfolk card that is revealed for Silvergill Adept may be the card that is discarded for Dream Halls
      Rule 409.1h

      Given Alice controls "Dream Halls"
      And Alice has "Silvergill Adept" and "Silvergill Adept" as "Second Adept" in hand
      When Alice plays "Silvergill Adept" for its alternative cost with reveal
      Then "Second Adept" is in Alice's graveyard
      And the stack is, from the top, "Silvergill Adept"
      And Alice has 0 cards in hand

    Scenario: Of two Merfolk cards one may be revealed for Silvergill Adept, and the other discarded for Dream Halls
      Rule 409.1h

      Given Alice controls "Dream Halls"
      And Alice has "Silvergill Adept", "Silvergill Adept" as "Second Adept" and "Silvergill Adept" as "Third Adept" in hand
      When Alice plays "Silvergill Adept" for its alternative cost with reveal paying with "Second Adept" and "Third Adept"
      Then "Third Adept" is in Alice's graveyard
      And "Second Adept" is in Alice's hand

    Scenario: An Island card is discarded for Foil and another card, and one Island is not both
      Rule 424.2

      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Greed" and "Swamp"
      And Bob has "Foil" and "Island" in hand
      When Alice plays "Shock" targeting Bob
      And Alice passes
      And Bob tries to play "Foil" targeting "Shock" for its alternative cost
      Then the attempt is refused
      When Bob plays the ability of "Greed"
      And all players pass
      And Alice passes
      And Bob plays "Foil" targeting "Shock" for its alternative cost
      Then "Island" is in Bob's graveyard
      And Bob has 0 cards in hand
      When all players pass
      Then "Shock" is in Alice's graveyard
      And Bob is at 18 life

    Scenario: Fist of Suns lets Alice pay five colours for her spell, and lets Bob do no such thing
      Rule 409.1f

      Given Alice controls "Fist of Suns"
      And Alice has "Craw Wurm" in hand
      And Alice has {W}{U}{B}{R}{G} in the mana pool
      And Bob has "Shock" in hand
      And Bob has {W}{U}{B}{R}{G} in the mana pool
      When Alice plays "Craw Wurm" for its alternative cost
      Then the mana pool of Alice is empty
      When Alice passes
      And Bob tries to play "Shock" targeting Alice for its alternative cost
      Then the attempt is refused
      When Bob plays "Shock" targeting Alice
      Then the mana pool of Bob has {W}{U}{B}{G}

    Scenario: Bloodshot Cyclops throws the creature that was sacrificed for its ability
      Rule 409.1h

      Given Alice controls "Bloodshot Cyclops", "Craw Wurm" and "Grizzly Bears"
      When Alice plays the ability of "Bloodshot Cyclops" targeting Bob paying with "Craw Wurm"
      Then "Craw Wurm" is in Alice's graveyard
      When all players pass
      Then Bob is at 14 life
      And "Grizzly Bears" is in play

    @since:2026-04
    Scenario: Bone Shards costs a creature or a card besides its mana, and only what there is can be chosen
      Rule 424.2

      Given Alice controls 3 "Swamp"
      And Alice has 3 "Bone Shards" in hand
      And Bob controls "Hill Giant" and "Craw Wurm"
      When Alice plays "Bone Shards 1" targeting "Hill Giant" paying with "Bone Shards 2"
      Then "Bone Shards 2" is in Alice's graveyard
      When all players pass
      Then "Hill Giant" is in Bob's graveyard
      When Alice tries to play "Bone Shards 3" targeting "Craw Wurm"
      Then the attempt is refused

    @since:2026-04
    Scenario: With a creature and without another card Bone Shards costs the creature
      Rule 424.2

      Given Alice controls "Swamp" and "Grizzly Bears"
      And Alice has "Bone Shards" in hand
      And Bob controls "Hill Giant"
      When Alice plays "Bone Shards" targeting "Hill Giant"
      Then "Grizzly Bears" is in Alice's graveyard
      When all players pass
      Then "Hill Giant" is in Bob's graveyard

    Scenario: Power Conduit finds no counter on Triskelion that has none left, and one on Vivid Creek
      Rule 424.2

      Given Alice controls "Power Conduit", "Triskelion" and "Vivid Creek"
      And "Triskelion" has 0 +1/+1 counters
      When Alice tries to play the ability of "Power Conduit" targeting "Power Conduit" choosing mode 1 paying with "Triskelion"
      Then the attempt is refused
      When Alice plays the ability of "Power Conduit" targeting "Power Conduit" choosing mode 1 paying with "Vivid Creek"
      And all players pass
      Then "Power Conduit" has 1 charge counter
      And "Vivid Creek" has 1 charge counter
