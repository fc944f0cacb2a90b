### The game in the terminal, beside what all games say there.

terminal-name-conjurers = Conjurers
terminal-conjurers-aim = Whoever has the most victory points after twelve turns wins. Creatures, artifacts, both of one mythology together, and leftover resources score.
terminal-conjurers-turns = In each turn the players put their figures on actions of the town, one after the other. Then the figures are resolved: they gather resources and food, trade, hire, buy and fight for creatures. Every third turn creatures and hired assistants must be fed. Type hint when you do not know what to do, and board to see the whole table.
