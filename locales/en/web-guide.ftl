### The short rules of each game, a message a chapter. The rules in full are linked below each.

## Pantheon 1.5

guide-pantheon-15-goal = Your army follows a divinity: a god or a titan. You win when yours is the last divinity alive, or when it has absorbed four divine stones. Both are counted at the top of the table, and the game ends at that very moment.
    .title = How to win
    .picture = Athena stands next to a stone; the fourth one would win the game.
guide-pantheon-15-turn = Draw a card. Then activate a unit by giving up one of its cards; a second unit costs an art of war card as well. No unit acts twice in a turn. Who would rather wait passes and draws one more card.
    .title = A turn
guide-pantheon-15-move = An activated unit has two different simple actions (walk, attack, claim a stone) or one complex action (run, absorb a stone, deploy). Walk first and attack then, not the other way round. A walk leads over as many areas as the unit has movement, a run over one more. Enemies stop whoever enters their area, and a full area cannot be entered.
    .title = Walk and run
    .picture = Each area says how many units there is room for; a click on a unit shows where it can go.
guide-pantheon-15-attack = Attack whoever is in the same area, or in range and in sight; an area with units in it blocks the view. Roll as many dice as the offence. Blanks are lost. Each die that reaches the defence is a wound, and dice you give up raise others by 1. Dice showing 5 may be rolled again, and what they show is added. A unit without vitality is destroyed; a troop loses one miniature for each wound.
    .title = Attack
    .picture = The Amazons attack the Minotaur from the area beside.
guide-pantheon-15-answer = Whoever is attacked in the same area and survives may strike back: for a card of its own, once in a turn. Shots are not answered. A unit with Guard takes the blow for another one, and flying units evade for an art of war card.
    .title = Strike back
guide-pantheon-15-stones = Any unit can claim a stone in its area and carry it, one at a time. Only your divinity absorbs: it needs a complex action, and the stone in its own area, on the ground or carried by a unit of yours. Who is destroyed drops what it carries.
    .title = Divine stones
guide-pantheon-15-cards = A unit's own cards activate it and let it strike back. Art of war cards pay for everything else: two more cards, a search of your deck, a second unit, or the recall of a troop, which comes back complete beside your divinity.
    .title = Cards
guide-pantheon-15-ground = Forest shields from shots, ruins from blows. Lava wounds whoever enters. Water takes talents away, a swamp ends the activation. Cliffs and rock are closed to most. Point at an area, or open the legend with the magnifying glass, to read what it does.
    .title = The ground
    .picture = Forest, ruins and water have their own colours and pictures.

## Pantheon beta

guide-pantheon-beta-goal = The scenario says how each side wins: the line at the top of the table has it for both. It may be a stone that is carried to an area, an enemy that is destroyed, or holding out for some rounds.
    .title = How to win
    .picture = The goal of each side stands at the top of the table.
guide-pantheon-beta-turn = Draw a card. Then activate a unit by giving up one of its cards; a second unit costs an art of war card as well. No unit acts twice in a turn. Who would rather wait passes and may draw one more card.
    .title = A turn
guide-pantheon-beta-move = An activated unit has two different simple actions (WALK, ATTACK, CLAIM) or one complex action (RUN, ABSORB, DEPLOY). After an attack it cannot walk. Units begin off the board and deploy in their zone. Enemies stop whoever enters their area, and a full area cannot be entered.
    .title = Walk, run and deploy
guide-pantheon-beta-attack = Attack whoever is in the same area, or in range and in sight. Roll as many dice as the offence. Blanks are lost; each die that reaches the defence is a wound, and dice you set aside raise others by 1. Against a defence of 6 and more there is a second assault: all fives are rolled again, or none, and what they show is added.
    .title = Attack
    .picture = Walls are areas of their own here, and nobody sees through them.
guide-pantheon-beta-answer = Whoever is attacked in the same area and survives may strike back: for a card of its own, once in a turn. A unit with Guard takes the blow for another one. Flying units evade for an art of war card.
    .title = Strike back
guide-pantheon-beta-cards = A unit's own cards activate it and let it strike back. Art of war cards pay for more cards, a search, a second unit, or the recall of a troop at the end of your turn. In another's turn you can only search, strike back and evade.
    .title = Cards
guide-pantheon-beta-ground = Forest shields from shots, ruins from blows. Rocks and stairs make attacks stronger. In water there are no talents. A wall is an area of its own that blocks sight.
    .title = The ground

## Mythic Battles 2012

guide-mythic-2012-goal = An army is defeated when three of its units are left. So count what you have to destroy: both numbers stand at the top of the table. Everything else, ground, cards and points, serves that.
    .title = How to win
    .picture = Two armies on a grid of boards; the number beside a unit is its vitality.
guide-mythic-2012-turn = Draw three cards. Activate a unit by giving up one of its Maneuver cards; you have to activate one at least. Each further unit costs an Art of War card as well. No unit acts twice in a turn, and more than seven Maneuver cards are discarded at its end.
    .title = A turn
guide-mythic-2012-move = A unit moves first and attacks then; either may be left out. There are two movement numbers: the first holds when it attacks in the same turn, the second when it only moves. Steps go in all eight directions. Units on the ground go through nobody; flying ones pass over them, and over all terrain.
    .title = Move
guide-mythic-2012-attack = Close combat needs the space beside; a shot needs range, a free line, and no enemy right beside. Roll the dice of the attack. Each die that reaches the defence is a hit. A die of 1 to 4 can be given up to turn another up by 1. A five can be thrown again and the new number is added; a zero is lost.
    .title = Attack
guide-mythic-2012-answer = In the other's turn you react. A unit struck in close combat strikes back for one of its Maneuver cards, at the same time as the attack and once in a turn. A unit beside takes the place of the target for 2 PP, or keeps an enemy from moving for 2 PP when it is the better fighter.
    .title = React
guide-mythic-2012-cards = PP are power points: they pay for talents, for [+] and for reactions. Any card can be turned into PP at any time: an Art of War card into 2, a Maneuver card into the leadership of its unit. An Art of War card also finds any card of your deck.
    .title = Cards and power points
guide-mythic-2012-ground = Forest slows down, water ends a move, rock is closed. A fortification is entered from beside it only. Hills, ruins, forest and rock block shots. Point at a space to read what its ground does.
    .title = The ground
    .picture = Forest, water, hills and a crevasse lie between these armies.

## Conjurers

guide-conjurers-goal = Have the most victory points after turn 12. Creatures and artifacts are worth points; hungry creatures and lost duels cost some. The line at the top counts everybody's points.
    .title = How to win
    .picture = The town: each building is an action, and each figure goes to one.
guide-conjurers-town = In turn everybody puts one figure on an action until all are placed. Your conjurer goes anywhere; an assistant only to actions of its own colour. Then the figures act, battles last. The tavern makes you the first of the next turns.
    .title = Place your figures
guide-conjurers-goods = A mine pays at the end of every turn until somebody else takes it; a storage pays once, but twice as much. The market exchanges goods. The guild house hires a second and a third assistant, which is dear and soon pays. Smith and artificer sell what creatures wear in battle.
    .title = Goods and assistants
guide-conjurers-food = After turns 3, 6, 9 and 12 everybody eats. A creature eats as much as its level; the second assistant eats 4, the third 8. Each food that lacks costs two points. Wild animals and the pond give food to any figure.
    .title = Food
guide-conjurers-win = On a battleground you name a creature that you want. It fights beside a minion against up to three creatures of yours, which are drawn. Win, and it is yours; lose, and nothing happens.
    .title = Win creatures
guide-conjurers-battle = Each turn of a battle is one action: summon a creature from your hand, move one to the free slot beside, or attack with one. Two creatures that come to face each other fight at once: both roll their dice and lose so much health. Only flyers reach flyers. Who has no creature left has lost.
    .title = A battle
    .picture = Two rows of three slots; creatures fight whoever stands opposite.
guide-conjurers-duel = Put your conjurer on another player's house to challenge them. The winner takes half of three kinds of goods, and who is beaten loses points: six for the defender, ten for a challenger.
    .title = Duels
