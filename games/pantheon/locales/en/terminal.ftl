### The game in the terminal, beside what all games say there.

terminal-name-pantheon = Mythic Battles, Pantheon 1.5
terminal-name-beta = Mythic Battles, Pantheon, beta rules 2.9
terminal-aim = You win by destroying every enemy divinity, or when your own divinity has absorbed four divine stones.
terminal-aim-in-teams = Your side wins as soon as a divinity of the other side is destroyed, or when your divinities have absorbed four divine stones between them.
terminal-turns = In your turn you draw a card, then activate a unit by discarding one of its cards, and a second one if you discard an art of war card as well. An activated unit takes up to two simple actions, such as a walk and an attack, or one complex action, such as to come into play. Type hint when you do not know what to do, and board to see where everybody stands.
point-turn-start = at the start of another player's turn
point-before-target = before an attack chooses its target
point-target-chosen = when a target has been chosen
point-values-counted = when the values of an attack are known
point-first-assault = after the first assault
point-before-wounds = before wounds are applied
point-after-wounds = after wounds
point-activation-end = when an activation ends
point-turn-end = at the end of a turn
reaction-guard = a guard takes the blow
reaction-evade = the target evades
reaction-initiative = the target strikes first
reaction-retaliation = the target retaliates
