### The board, areas, units and players in words.

## Players

board-round = Round { $round }. Turn of { $player }. Board: { $board }.
board-before = The game has not begun. Board: { $board }.
board-player =
    { $player }: { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }, { $deck } in the deck, { $discard } in the discard pile; { $absorbed ->
        [one] 1 stone absorbed
       *[other] { $absorbed } stones absorbed
    }.
board-player-out = { $player }: out of the game.
board-points =
    { $player }: { $points ->
        [one] 1 recruitment point
       *[other] { $points } recruitment points
    } left.
board-hand = Your hand: { $cards }.
board-hand-empty = Your hand is empty.
board-card-art-of-war =
    { $cards ->
        [one] 1 art of war card
       *[other] { $cards } art of war cards
    }
board-card-omphalos =
    { $cards ->
        [one] 1 omphalos card
       *[other] { $cards } omphalos cards
    }
board-card-activation =
    { $cards ->
        [one] 1 activation card
       *[other] { $cards } activation cards
    } of { $unit }
board-army-unit = { $tag }: { $unit }, { $type }, { $where }{ $notes }
board-in-area = in { $area }, vitality { $vitality } of { $full }
board-ready = not yet in play
board-off = destroyed
board-removed = removed from the game

## What a unit has about it

board-note-stone = carries the { $stone }
board-note-activated = activated this turn
board-note-paralysed = cannot be activated for now

## Areas

board-area =
    { $tag }: { $terrain }, { $used } of { $capacity ->
        [one] 1 place
       *[other] { $capacity } places
    } taken.
board-area-full =
    { $tag }: { $terrain }, full, { $capacity ->
        [one] 1 place
       *[other] { $capacity } places
    }.
board-area-empty =
    { $tag }: { $terrain }, empty, { $capacity ->
        [one] 1 place
       *[other] { $capacity } places
    }.
board-area-unit = { $unit } of { $player }, vitality { $vitality } of { $full }{ $notes }
board-area-units = Units: { $units }.
board-area-stones = Unclaimed: { $stones }.
board-area-tokens = Tokens: { $tokens }.
board-area-trees =
    { $count ->
        [one] 1 tree
       *[other] { $count } trees
    }.
board-area-columns =
    { $count ->
        [one] 1 column
       *[other] { $count } columns
    }.
board-area-zone = Deployment zone of { $player }.
board-area-neighbours = Next to: { $areas }.
board-neighbour = { $tag } by { $boundary }
board-neighbour-heights = { $tag } (below, heights)
board-neighbour-heights-by = { $tag } by { $boundary } (below, heights)
board-area-skulls = Path of skulls between { $first } and { $second }.
board-area-visible = Visible from here: { $areas }.
board-area-hidden = Not visible from here: { $areas }.
board-area-all-visible = The whole board is visible from here.

## One unit

board-unit-values = Offence { $offence } and defence { $defence } before modifiers; range { $range } and movement { $movement } now.
board-unit-reaches = Can attack now: { $targets }.
board-unit-reaches-none = Nothing to attack in reach.
board-by-full-area = { $target } (only because its area is full)
