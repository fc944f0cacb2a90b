learn-title = Learn
learn-lead = Short chapters on positions made for them. A voice beside the table says what to do, and what it means is marked. Take them in order, or only the one you want.
learn-puzzles = Puzzles
learn-all-rules = All the rules
lesson-label = Lesson
lesson-progress = { $done } of { $of }
lesson-known = done
lesson-astray = The rules allow that too. In this chapter take what is marked.
lesson-next = Next: { $chapter }
lesson-all = All chapters
lesson-again = From the beginning
lesson-leave = Leave the lesson

lesson-pantheon-15-1-moving = Moving
lesson-pantheon-15-1-moving-walk = It is your turn. To act, a unit is activated, and that costs one of its cards. Activate the Hoplites with simple actions and walk them over r1 into c2. On the board: click the Hoplites, then c2.
    .does = activate walk enter enter
lesson-pantheon-15-1-moving-run = The Satyrs have come closer. Now run: a complex action takes the whole activation, and goes one area further than a walk. Activate the Amazons with a complex action, and run over r2 and r3 into s2.
    .does = activate run enter enter enter
lesson-pantheon-15-1-moving-end = That is moving. A unit walks as many areas as its movement says, and runs one more. An area holds only so many units; click one that is not lit to hear why it cannot be entered.

lesson-pantheon-15-2-attacking = Attacking and dice
lesson-pantheon-15-2-attacking-aim = The Amazons shoot up to two areas far. Activate them with simple actions, attack, and aim at the Minotaur.
    .does = activate attack
lesson-pantheon-15-2-attacking-raise = Three dice, one for each point of offence. A die must reach the Minotaur's defence of 6, and no die shows more than 5. So give the 1 up: the 4 becomes a 5.
    .does = discard
lesson-pantheon-15-2-attacking-keep = Two fives. Giving one up would only lose it: keep both dice.
    .does = keep
lesson-pantheon-15-2-attacking-again = A 5 may be rolled again, and what it shows is added to the 5. Roll both again.
    .does = second
lesson-pantheon-15-2-attacking-end = 5 and 3 make 8: a wound. The other die fell blank and is lost. Before any attack you can see the chances: point at the target.

lesson-pantheon-15-3-cards = Cards and activations
lesson-pantheon-15-3-cards-bring = Leonidas waits beside the board. A card of his brings him in by a complex action. Activate Leonidas and deploy him in n1.
    .does = activate deploy
lesson-pantheon-15-3-cards-draw = You hold two art of war cards. One of them draws two cards. Buy the draw.
    .does = buy
lesson-pantheon-15-3-cards-second = The other one pays for a second activation in the same turn. Activate the Hoplites with simple actions and walk them over r1 into c2.
    .does = activate walk enter enter
lesson-pantheon-15-3-cards-end = A turn is one activation, or two for an art of war card. Each turn begins with a card drawn; who passes draws one more.

lesson-pantheon-15-4-reactions = Reactions
lesson-pantheon-15-4-reactions-stand = The Infernal Warriors will come for Leonidas. Hoplites have the talent Guard: beside him they can take a blow for him. Activate the Hoplites with simple actions, walk into r1 and stop there.
    .does = activate walk enter stop
lesson-pantheon-15-4-reactions-guard = They attack Leonidas. Let the Hoplites guard him.
    .does = guard
lesson-pantheon-15-4-reactions-strike = One Hoplite fell. Who is attacked in its own area may retaliate for one of its cards, once a turn. Retaliate with the Hoplites.
    .does = retaliate
lesson-pantheon-15-4-reactions-end = Two of them fell. You are asked whenever you can react; where you cannot, the page says why.

lesson-pantheon-15-5-stones = Stones and victory
lesson-pantheon-15-5-stones-claim = You have absorbed three stones; the fourth wins. One lies with your Hoplites. Activate them with simple actions and claim it.
    .does = activate claim
lesson-pantheon-15-5-stones-carry = Only a divinity absorbs stones. Carry it to Athena: walk into r1, stop there, and end the activation.
    .does = walk enter stop end
lesson-pantheon-15-5-stones-absorb = Now Athena. Her activation is your second and costs an art of war card besides her own. Activate her with a complex action and absorb the stone.
    .does = activate absorb
lesson-pantheon-15-5-stones-end = Won. The other way to win is to destroy the enemy's divinity. The line above the board always tells how far both sides are.

lesson-pantheon-15-6-powers = Talents and powers
lesson-pantheon-15-6-powers-owl = Talents always work. Powers stand on the unit's sheet with what they cost. Activate Athena with simple actions, use Athena's Owl, her attack from afar, and aim at the Satyrs.
    .does = activate use
lesson-pantheon-15-6-powers-raise = A defence of 5. Give the 2 up for a 4, then the 3 for the other 4.
    .does = discard discard
lesson-pantheon-15-6-powers-end = Three wounds. You know the game now. Try a puzzle, or play: the computer waits.

lesson-pantheon-beta-1-first-steps = First steps in the beta
lesson-pantheon-beta-1-first-steps-walk = In the beta a scenario says how each side wins; here Athena has to absorb one stone. Activate her with simple actions, walk into c2, stop there, claim the stone, and end the activation.
    .does = activate walk enter stop claim end
lesson-pantheon-beta-1-first-steps-absorb = Ares comes closer. Activate Athena with a complex action and absorb the stone.
    .does = activate absorb
lesson-pantheon-beta-1-first-steps-end = The scenario is won. Moves, attacks and dice are as in the chapters of Pantheon 1.5.

lesson-mythic-2012-1-first-steps = First steps
lesson-mythic-2012-1-first-steps-move = A unit acts for one of its cards. Activate the Hoplites of Athens and move them to d4, in front of the Bone Phalanx. On the field: click the Hoplites, then d4.
    .does = activate move
lesson-mythic-2012-1-first-steps-strike = They stand side by side now. Strike the Bone Phalanx.
    .does = strike
lesson-mythic-2012-1-first-steps-dice = A success needs 6 here, more than a die shows. Give the 1 up: the 4 becomes a 5. Then mark both fives and throw them again; what they show is added.
    .does = discard again again throw
lesson-mythic-2012-1-first-steps-keep = 9 and 7: two successes. Keep the dice.
    .does = keep
lesson-mythic-2012-1-first-steps-end = Two wounds. A wounded unit grows weaker: its card changes with its vitality. You win when three enemy units are lost.

lesson-conjurers-1-the-town = The town
lesson-conjurers-1-the-town-food = Each turn you place your figures, one at a time. Creatures eat, so there has to be food. Place your conjurer at the wild animals.
    .does = place
lesson-conjurers-1-the-town-mine = A mine gives its resource each turn as long as nobody takes it from you. Place your worker at the lumber mill.
    .does = place
lesson-conjurers-1-the-town-end = When all figures stand, their places are resolved: food for you, and wood each turn from now on. Click any place to read what it gives.

lesson-conjurers-2-a-battle = A battle
lesson-conjurers-2-a-battle-summon = Creatures fight in three slots, each against the one it faces. Summon the War Hound in slot 1, facing the Badger: it fights at once.
    .does = summon
lesson-conjurers-2-a-battle-attack = Both strike in each fight. The Badger is nearly done. Attack with the War Hound.
    .does = attack
lesson-conjurers-2-a-battle-end = The battle is won: the other side has no creature left. The winner of a duel takes resources; choose which.
