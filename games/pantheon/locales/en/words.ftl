### Names and texts of the words of the data: each key is the kind of word and the word in files.

## The kinds of words

family-type = type of unit
family-class = class
family-stat = stat
family-talent = talent
family-power-kind = kind of power
family-mythology = mythology
family-stone = divine stone
family-manoeuvre = manoeuvre
family-terrain = terrain
family-boundary = boundary
family-setting = table setting

## Types of unit

type-god = god
    .text = A divinity: it absorbs divine stones, and its destruction decides the game.
type-titan = titan
    .text = A divinity, older than the gods; Mighty Throw needs three blanks to move it.
type-hero = hero
    .text = One miniature with a dashboard; passes through cage walls and rifts.
type-monster = monster
    .text = One miniature with a dashboard; cage walls and rifts are in its way.
type-troop = troop
    .text = One or more miniatures with a card; begins on the board and may be recalled.

## Classes

class-terrestrial = terrestrial
    .text = No special effect.
class-aquatic = aquatic
    .text = Ignores the effects of water and swamp. +1 movement for a walk or run from aquatic terrain through aquatic terrain only.
class-fireproof = fireproof
    .text = Ignores the effects of lava.
class-boreal = boreal
    .text = Ignores the effects of polar terrain.
class-huge = huge
    .text = Enters only areas with a capacity of 3 or more, and fills its area. Talents and powers of others do not move it.
class-flying = flying
    .text = Has two more complex actions: fast flight (movement +1, over any terrain, walls and escarpments, but not into full areas) and aerial attack (range +1, obstacles ignored). May deploy on cliffs and rocks.
    .beta = Ignores all effects of terrain, good and bad, and obstacles in attacks at range 1+; others ignore obstacles when they attack it. May evade.

## Kinds of power

power-kind-permanent = permanent
    .text = Works whenever its conditions hold, also off the board and during complex actions.
power-kind-passive = passive
    .text = Works whenever its conditions hold, on the board only and not during complex actions.
power-kind-active = active
    .text = Once per turn, in the unit's own activation, not with a complex action.
power-kind-offensive = offensive
    .text = Takes the place of the attack action.

## Mythologies

mythology-greek = Greek
    .text = Its divine stone is the omphalos.
mythology-norse = Norse
    .text = Its divine stone is the rune.
mythology-egyptian = Egyptian
    .text = Its divine stone is the kheper.

## Stats

stat-offence = offence
    .text = The dice rolled in the first assault.
stat-defence = defence
    .text = What a die must reach to wound.
stat-range = range
    .text = How many areas away it can attack; 0 is its own area.
stat-movement = movement
    .text = How many areas it can enter in a walk.

## Talents

talent-archer = Archer
    .text = +1 offence in normal attacks at range 1+.
    .beta = +1 offence in every attack at range 1+.
talent-block = Block
    .text = Enemy units in its area can neither walk nor run, and no enemy can claim a divine stone lying there. Units with Block ignore this.
    .beta = Enemy units in its area that do not fly can neither walk nor run, and no enemy can claim a stone lying there. Units with Block ignore this.
talent-bolster = Bolster
    .text = Allied troops in its area have +1 offence and +1 defence.
talent-climb = Climb
    .text = May walk into rocks and cliffs, cross escarpments, and ignore chains.
    .beta = May walk, run and deploy into rocks and cliffs.
talent-close-combat = Close Combat
    .text = +1 offence in a normal attack at range 0; the bonus lasts until the end of its activation.
    .beta = +1 offence in every attack at range 0.
talent-close-protection = Close Protection
    .text = +1 defence while another allied unit is in its area.
talent-force-of-nature = Force of Nature
    .text = Before it chooses the target of an attack, it may remove a 3D element from its area: +1 offence and +1 range until the end of its activation.
    .beta = When it attacks, before the target is chosen, it may remove a tree or column from its area: +1 offence and +1 range until the end of its activation. In a retaliation, too.
talent-gem-collector = Gem Collector
    .text = May claim a divine stone from any visible area of its surroundings.
    .beta = May claim a stone from any area of its surroundings.
talent-guard = Guard
    .text = When an enemy has chosen an ally in its area as target of an attack, it may become the target instead. Not against a retaliation.
    .beta = When an ally in its area is attacked, the owner of that ally may make it the target instead. Not against a retaliation or terrain.
talent-initiative = Initiative
    .text = As target of a normal attack at range 0 it may retaliate before the attack is resolved, instead of after it. Ignored when the attacker has Initiative too.
talent-leader = Leader
    .text = When its activation ends, its player may take from the deck an activation card of an allied troop visible in its surroundings, then activate that troop without an art of war card, within the activation limit.
    .beta = When its activation ends after simple actions, the owner of an allied troop in its area may take one of its activation cards from the deck and activate it at once. Own troops count for the activation limit, a partner's do not.
talent-mighty-throw = Mighty Throw
    .text = After the first roll of an attack it may move the target one area if the roll has blanks enough: 1 for a troop or hero, 2 for a monster or god, 3 for a titan. The target first drops its stone, and the attack goes on.
    .beta = After an attack it may move the target one area if the first assault had blanks enough: 1 for a troop or hero, 2 for a monster or god, 3 for a titan. The target first drops its stone. Never onto cliff or rocks.
talent-mobility = Mobility
    .text = May walk after having attacked in the same activation.
talent-monster-slayer = Monster Slayer
    .text = Against a monster it may re-roll up to 2 dice of the first assault.
talent-phalanx = Phalanx
    .text = +1 offence and +1 defence while another allied troop is in its area.
    .beta = +1 offence and +1 defence while another allied troop that is complete is in its area.
talent-sneak-attack = Sneak Attack
    .text = +1 offence in a normal attack at range 0 while another allied unit is in its area; the bonus lasts until the end of its activation.
    .beta = +1 offence while another allied unit is in its area, at any range.
talent-torment = Torment
    .text = The target of its normal attack at range 0 has -1 defence until the attack ends.
    .beta = The target of its attacks at range 0 has -1 defence.

## Terrain; .on completes "on ..."

terrain-cage = cage
    .on = in a cage
    .text = Obstacle. A unit here has +1 defence against attacks at range 1+.
terrain-cliff = cliff
    .on = on a cliff
    .text = Obstacle. Cannot be entered.
terrain-forest = forest
    .on = in a forest
    .text = Obstacle while a tree stands. A unit here has +1 defence against attacks at range 1+.
    .beta = Obstacle while a tree stands. A unit here has +1 defence against attacks at range 1+ and against flying attackers.
terrain-lava = lava
    .on = on lava
    .text = A unit that enters suffers 1 wound, must leave for an adjacent area that is not lava, and its movement ends.
    .beta = Dormant. A unit that enters is attacked with 5 dice by an opponent, who then moves it to an adjacent area that is not lava; its movement ends.
terrain-open-ground = open ground
    .on = on open ground
    .text = No effect.
terrain-polar = polar
    .on = on polar terrain
    .text = Obstacle. A unit that starts its activation here suffers 1 wound and has only one action and no active or offensive powers this turn.
terrain-rift = rift
    .on = in a rift
    .text = No effect on troops and heroes. Divinities and monsters pass only along a path of skulls and must not end their activation here.
    .beta = No effect on troops and heroes. For divinities and monsters each area costs 2 movement; they pass only along a path of skulls and must not end their activation here.
terrain-rock = rock
    .on = on a rock
    .text = Obstacle. Cannot be entered. A unit here has +1 range, +1 offence at range 1+ and sees past obstacles.
    .beta = Obstacle. Cannot be walked, run or deployed into. A unit here has +1 range, +1 offence and sees past obstacles.
terrain-ruins = ruins
    .on = in ruins
    .text = Obstacle while a column stands. A unit here has +1 defence against attacks at range 0.
terrain-stairs = stairs
    .on = on stairs
    .text = A unit here has +1 range, +1 offence at range 1+ and sees past obstacles.
    .beta = A unit here has +1 range, +1 offence and sees past obstacles.
terrain-swamp = swamp
    .on = in a swamp
    .text = Aquatic. Walking or running in ends the activation. A unit here cannot walk, runs 1 area at the most and has -1 defence against attacks at range 1+.
    .beta = Aquatic. A unit here can do nothing but walk or run 1 area and has -1 defence against attacks at range 1+.
terrain-water = water
    .on = in water
    .text = Aquatic. Talents and active and offensive powers of units here are ignored.
terrain-erupting-lava = erupting lava
    .on = on erupting lava
    .text = Cannot be walked, run or deployed into. A unit that gets here is attacked with 7 dice by an opponent, who then moves it to an adjacent area that is not lava.
terrain-sand-dunes = sand dunes
    .on = on sand dunes
    .text = Obstacle.
terrain-stormy-seas = stormy seas
    .on = in stormy seas
    .text = Aquatic. A unit here can do nothing but run 1 area.
terrain-wall = wall
    .on = on a wall
    .text = Obstacle. Cannot be entered, except by flying units where it has room for them.

## Boundaries

boundary-cage-walls = cage walls
    .text = Troops and heroes may cross; divinities and monsters may not.
boundary-chains = chains
    .text = Crossing them ends the walk or run.
boundary-escarpment = escarpment
    .text = Cannot be crossed.
boundary-normal = normal boundary
    .text = No effect.
boundary-wall = wall
    .text = Cannot be crossed; an obstacle.

## Divine stones

stone-omphalos = omphalos
    .text = A Greek divinity that absorbs it brings its player an omphalos card: it pays as an art of war card or gives the divinity back 1 vitality.
stone-rune = rune
    .text = When a Norse divinity absorbs it, its player draws 2 cards.
stone-kheper = kheper
    .text = An Egyptian divinity that absorbs it regains 1 vitality.

## Manoeuvres

manoeuvre-draw = Draw cards
    .text = 1 art of war card: draw 2 cards.
    .beta = 1 art of war card, in one's own turn between passing and the end of the activations: draw up to 2 cards.
manoeuvre-search = Search for a card
    .text = 1 art of war card: take a card of your choice from your deck, then shuffle the deck.
manoeuvre-evade = Evade
    .text = 1 art of war card, when a flying unit other than a troop is the target of an attack at range 0: the attacker must find another target or lose the attack.
    .beta = 1 art of war card, when a flying unit is the target of an attack at range 0 by a unit of range 0 or 1 that does not fly: until the turn ends no such unit can attack it at range 0.

## Where a unit is in its career

stage-ready = not yet deployed
stage-in-play = in play
stage-destroyed = destroyed
stage-removed = removed from the game

## Table settings

setting-thrown-may-retaliate = Thrown units retaliate
    .text = A unit thrown out of the area by Mighty Throw may still retaliate.
setting-full-area-through-wall = Full areas are seen through walls
    .text = A target in a full adjacent area need not be visible, even behind a wall.
setting-own-companion = A unit keeps itself company
    .text = A unit alone satisfies its own Close Protection, Sneak Attack and Phalanx.
setting-leader-control-for-turn = Leader lasts the turn
    .text = Control of a team mate's troop by Leader lasts until the end of the turn, not only of the activation.
setting-same-talents-add-up = Same talents add up
    .text = Several talents of one name add up on one unit.
setting-recall-after-activation = Recall after activation
    .text = A troop that was activated this turn may be recalled.
setting-round-limit = Round limit
    .text = The game is a draw after this many rounds.

## Units as a text of a power speaks of them. .not completes "a unit ...", .in-one and .in-each
## stand in a list of several types.

noun-unit =
    .one = a unit
    .one-ally = an allied unit
    .one-enemy = an enemy unit
    .each = each unit
    .each-ally = each allied unit
    .each-enemy = each enemy unit
noun-divinity =
    .one = a divinity
    .one-ally = an allied divinity
    .one-enemy = an enemy divinity
    .each = each divinity
    .each-ally = each allied divinity
    .each-enemy = each enemy divinity
    .not = other than a divinity
    .in-one = divinity
    .in-each = divinity
noun-god =
    .one = a god
    .one-ally = an allied god
    .one-enemy = an enemy god
    .each = each god
    .each-ally = each allied god
    .each-enemy = each enemy god
    .not = other than a god
    .in-one = god
    .in-each = god
noun-titan =
    .one = a titan
    .one-ally = an allied titan
    .one-enemy = an enemy titan
    .each = each titan
    .each-ally = each allied titan
    .each-enemy = each enemy titan
    .not = other than a titan
    .in-one = titan
    .in-each = titan
noun-hero =
    .one = a hero
    .one-ally = an allied hero
    .one-enemy = an enemy hero
    .each = each hero
    .each-ally = each allied hero
    .each-enemy = each enemy hero
    .not = other than a hero
    .in-one = hero
    .in-each = hero
noun-monster =
    .one = a monster
    .one-ally = an allied monster
    .one-enemy = an enemy monster
    .each = each monster
    .each-ally = each allied monster
    .each-enemy = each enemy monster
    .not = other than a monster
    .in-one = monster
    .in-each = monster
noun-troop =
    .one = a troop
    .one-ally = an allied troop
    .one-enemy = an enemy troop
    .each = each troop
    .each-ally = each allied troop
    .each-enemy = each enemy troop
    .not = other than a troop
    .in-one = troop
    .in-each = troop
