### Why and why not: numbers with their parts, odds, rules.

## Why a player is not asked

unasked-over = The game is over.
unasked-dice = The dice are rolled first.
unasked-card = A card is drawn first.
unasked-set-up = It is { $player } who decides at this step of the set-up.
unasked-turn = It is the turn of { $player }.
unasked-attacker = It is the attacker's turn to decide: { $player }.
unasked-defender = It is for the side under attack to decide: { $player }.
unasked-payer = { $player } has a cost to pay first.
unasked-searcher = { $player } is taking cards from the deck.
unasked-power = { $player } decides about a power.
unasked-order = { $player } puts the effects in order.
unasked-mover = { $player } decides where the unit leaves the lava.
unasked-window = { $player } is asked about manoeuvres first.
unasked-leader = { $player } decides about Leader.
unasked-no-guard = Nobody can step in: no unit with Guard stands there.
unasked-guard = Nobody is asked to step in now.
unasked-evade = Nobody is asked to evade now.
unasked-retaliation = Nobody is asked to strike back now.
unasked-manoeuvre = You are not asked about manoeuvres at this point; standing orders say where you want to be.
unasked-recall = You are not asked about a recall now.
unasked-own-power = You are not asked about this power now.

## Parts of numbers

reason-total = = { $total }
reason-fixed = stated number
reason-fixed-by = stated by { $power }
reason-heights = heights
reason-talent-of = { $talent } of { $unit }
reason-aerial = aerial attack
reason-token = token of { $power }
reason-cap = limit of 0 to 10
reason-counted = { $by } as counted
reason-offence = Offence of { $unit }: { $parts }
reason-defence = Defence of { $unit }: { $parts }
reason-range =
    Range of { $unit }: { $parts }; the target is { $distance ->
        [one] 1 area
       *[other] { $distance } areas
    } away
reason-movement = Movement of { $unit }: { $parts }

## Odds

reason-no-answer = { $target } cannot retaliate ({ $rule })
reason-answer-after = { $target } may retaliate on surviving; chance that the card is in hand: { $chance }
reason-answer-first = { $target } may strike first by Initiative; chance that the card is in hand: { $chance }
reason-answer-wounds = If so, wounds to expect for { $unit }: { $wounds }; chance that it is destroyed: { $chance }
reason-spend =
    { $what }, for { $cost ->
        [0] nothing
        [one] 1 art of war card
       *[other] { $cost } art of war cards
    }.
reason-spend-held = Chance that it can be paid: { $chance }.
reason-spend-power = { $unit } may use { $power }
reason-spend-evade = { $unit } may evade
reason-spend-activation = { $unit } may be activated as well and attack the same target

## What a choice costs and leads to

reason-cost-art-of-war =
    Costs { $cards ->
        [one] an art of war card
       *[other] { $cards } art of war cards
    }.
reason-cost-activation =
    Costs an activation card of { $unit }, { $held ->
        [one] 1 is
       *[other] { $held } are
    } in hand.
reason-cost-activation-and-art = Costs an activation card of { $unit } and an art of war card.
reason-enemies-stop = Enemies in the area stop the movement.
reason-power = { $power }: { $text }
