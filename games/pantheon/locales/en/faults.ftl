### Why an army or a table is refused.

army-no-divinity = The army has no divinity: it needs one god or one titan.
army-divinities = The army has more than one divinity: { $units }.
army-divinity-type = { $unit } is not of the type of divinity that the players agreed on.
army-costly = The army has more than one unit of { $points } points or more beside its divinity: { $units }.
army-points-left = The army costs { $cost } recruitment points: { $left } of { $points } are left over, and all must be spent.
army-too-dear = The army costs { $cost } recruitment points; there are only { $points }.
army-twice = { $unit } is in the army twice.
army-versions = { $first } and { $second } are versions of the same unit.
army-points-twice = both “players” and “points” are given
army-no-points = neither “players” nor “points” is given
army-points-once = one of them: “players” for the points of the rulebook, or “points”
army-three = a constructed army for 3 players
setup-teams = Teams of two need 4 players, not { $players }.
setup-boards = A game is played on one board, or on one of two with constructed armies.
setup-constructed = Constructed armies are for 2 players, or for 4 in teams of two.
setup-units = A game holds at most 64 units, not { $units }.
setup-unit = { $unit } cannot be played: { $reason }.
setup-unit-no-row = its stats table has no row
setup-unit-rows = its stats table has more than 255 rows
setup-unit-stat = a stat is above 10
setup-unit-troop-rows = a troop has one line of stats
setup-unit-troop-size = a troop says how many miniatures it has
setup-unit-no-miniature = a troop has at least one miniature
setup-unit-miniatures = only a troop has a number of miniatures
setup-unit-troop-powers = a troop's powers are permanent
setup-unit-powers = a unit has at most 3 powers
setup-unit-power-twice = two of its powers have the same id
setup-unit-power-columns = a row has more power columns than the unit has powers
setup-armies =
    { $armies ->
        [one] There is 1 army
       *[other] There are { $armies } armies
    } for { $players } players.
setup-zones = The board “{ $board }” has no deployment zones for { $players } players.
setup-army = The army of player { $player } has a unit that is not there or taken already.
setup-army-of = Player { $player }: { $text }
setup-scenario = The scenario is not for { $players } players.
setup-stones = A game holds at most 16 divine stones, not { $stones }.
setup-divinities =
    { $found ->
        [0] No divinity of the agreed type is there
        [one] Only 1 divinity of the agreed type is there
       *[other] Only { $found } divinities of the agreed type are there
    } for { $players } players.
setup-cards = A deck has at most 255 cards, not { $cards }.
setup-seat = Player { $player } is not at the table.
setup-area = The scenario names an area that the board “{ $board }” does not have.
setup-unknown-unit = The scenario names a unit that is not there.
setup-adventure = A scenario brings its own armies; constructed ones are for battles without a scenario.
setup-dice = An attack has at most 10 dice, not { $dice }.
setup-no-scenario = Every game of “{ $ruleset }” has a scenario.
setup-skirmish-goal = In “{ $ruleset }” there is no skirmish: the scenario says how each player wins.
setup-scenarios = { $scenarios } scenarios to roll for do not fit { $boards } boards.
setup-board-lacks = The board “{ $board }” needs something that “{ $ruleset }” does not have: { $what }.
setup-unit-lacks = The unit “{ $unit }” needs something that “{ $ruleset }” does not have: { $what }.
setup-lacks-terrain = the terrain “{ $terrain }”
setup-lacks-boundary = the boundary “{ $boundary }”
setup-lacks-heights = heights
setup-lacks-class = the class “{ $class }”
setup-lacks-lone-troop = a troop of one miniature
setup-lacks-multiple-attack = an attack on several targets
setup-no-board = No board has deployment zones for { $players } players.
setup-scenario-players = The scenario “{ $scenario }” is for { $players } players.
setup-scenario-teams = The scenario “{ $scenario }” is for { $players } players in teams.
setup-scenario-board = The scenario “{ $scenario }” is played on the board “{ $board }”.
setup-scenario-ruleset = The scenario “{ $scenario }” is for the ruleset “{ $ruleset }”.
