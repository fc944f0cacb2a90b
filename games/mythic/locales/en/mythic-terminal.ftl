### The game in the terminal, beside what all games say there.

terminal-name-mythic = Mythic Battles, first edition of 2012
terminal-mythic-aim = You win the moment the other general has only three units left on the battlefield.
terminal-mythic-aim-in-teams = Your team wins the moment the two armies of the other team have only three units left between them.
terminal-mythic-turns = In your turn you draw three cards, then activate a unit by discarding one of its Maneuver cards, and further ones if you discard an Art of War card as well for each. An activated unit may move and attack, and its talents cost power points, which you gain by turning cards into them. A unit that is attacked may be defended and may strike back. Type hint when you do not know what to do, and board to see where everybody stands.
