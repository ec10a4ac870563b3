Feature: Changelings in a game of teams
  What a changeling counts for where a team has more than one player.

  @LRW-CHANGE-10
  Rule: Whatever affects any creature type affects a changeling, for better or worse
    Lorwyn primer, "Keyword Ability: Changeling"; rule 502.73a

    Scenario: Peer Pressure takes no Goats while a teammate has as many, and takes those of all others with one more
      Given a Two-Headed Giant game of Alice and Bob against Carol and Dave
      And Alice controls 8 "Island", "Woodland Changeling" as "Alice's Changeling" and "Llanowar Elves"
      And Alice has 2 "Peer Pressure" in hand
      And Bob controls "Woodland Changeling" as "Bob's Changeling"
      And Carol controls "Woodland Changeling" as "Carol's Changeling"
      When Alice plays "Peer Pressure 1"
      And all players pass
      And Alice names Goat
      Then Carol controls "Carol's Changeling"
      And Bob controls "Bob's Changeling"
      When Alice plays "Peer Pressure 2"
      And all players pass
      And Alice names Elf
      Then Alice controls "Carol's Changeling"
      And Alice controls "Bob's Changeling"
