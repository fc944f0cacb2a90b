### What a player is asked, and why.

## Around a question

question-over = The game is over.

## Set-up

question-board = Which of the two boards is played on?
question-zone = Which deployment zone?
question-divinity =
    Which divinity to recruit? { $points ->
        [one] 1 recruitment point is
       *[other] { $points } recruitment points are
    } left.
question-recruit =
    Which unit to recruit next? { $points ->
        [one] 1 recruitment point is
       *[other] { $points } recruitment points are
    } left.
question-place-troop = Which troop to place in the deployment zone, and where?

## Turn

question-first = Activate a unit with one of its cards, or pass the turn?
question-another = A second unit may be activated for an art of war card besides its own. Activate one, or go on?
question-recall = End of the turn: recall a troop for an art of war card, or not?
question-simple = { $unit }: which action? { $taken } of { $allowed } simple actions taken.
question-complex = { $unit }: which complex action?
question-actions-over = { $unit }: no action left. Use a power, drop a stone, or end the activation?
question-walk =
    { $unit } { $number ->
        [one] walks
       *[other] walk
    } from { $area }: where next? { $left ->
        [one] 1 area
       *[other] { $left } areas
    } left.
question-run =
    { $unit } { $number ->
        [one] runs
       *[other] run
    } from { $area }: where next? { $left ->
        [one] 1 area
       *[other] { $left } areas
    } left.
question-fly =
    { $unit } { $number ->
        [one] flies
       *[other] fly
    } from { $area }: where next? { $left ->
        [one] 1 area
       *[other] { $left } areas
    } left.
question-moved =
    A power moves { $unit } from { $area }: where next? { $left ->
        [one] 1 area
       *[other] { $left } areas
    } left.
question-lava = { $unit } must leave the lava: to which area?

## Attacks

question-target =
    { $unit } { $number ->
        [one] attacks
       *[other] attack
    }: which target?
question-target-again = The target evaded. Another target for { $unit }, or is the attack let go?
question-target-with =
    { $unit } { $number ->
        [one] attacks
       *[other] attack
    } with { $power }: which target?
question-guard =
    { $unit } { $number ->
        [one] attacks
       *[other] attack
    } { $target }. Does a unit with Guard take the blow?
question-evade =
    { $unit } { $number ->
        [one] attacks
       *[other] attack
    } { $target }. Evade for an art of war card?
question-initiative =
    { $unit } { $number ->
        [one] attacks
       *[other] attack
    } { $target }, who may strike first by Initiative. Discard an activation card of { $target } to do so?
question-retaliation = { $target } survived the attack of { $unit }. Discard an activation card of { $target } to retaliate?
question-rolled = { $unit } against { $target }: { $dice } against defence { $defence }. What happens to the roll before it counts?
question-spend =
    { $unit } against { $target }: dice { $dice } against defence { $defence }, { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } so far. Discard a die to raise another by 1, or keep the dice as they are?
question-second =
    { $unit } against { $target }: { $fives ->
        [one] one die shows
       *[other] { $fives } dice show
    } 5, defence { $defence }, { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } so far. How many fives are rolled again for the second assault?
question-area =
    { $unit } { $number ->
        [one] makes
       *[other] make
    } an area attack: on which area?
question-next-target =
    Whom { $number ->
        [one] does
       *[other] do
    } { $unit } attack next? Every target gets its own roll.

## Cards

question-search = Which card to take from the deck?
question-payment =
    How to pay? { $left ->
        [one] One art of war card is
       *[other] { $left } art of war cards are
    } still owed.
question-window = { $point }: buy a manoeuvre, or do nothing?
question-point-turn-start = After the draw of the turn
question-point-before-target = Before the target of the attack is chosen
question-point-target-chosen = The target of the attack is chosen
question-point-values-counted = The effective values are counted
question-point-first-assault = The first assault is over
question-point-before-wounds = Before the wounds are applied
question-point-after-wounds = After the wounds
question-point-activation-end = The activation ends
question-point-turn-end = The turn ends

## Powers and Leader

question-power = Use { $power }?
question-power-cost =
    Use { $power } for { $cost ->
        [one] an art of war card
       *[other] { $cost } art of war cards
    }?
question-order = Several effects happen at the same moment. Which comes first?
question-pick = { $power }: which unit?
question-pick-order = { $power } touches several units. Which one first?
question-pick-reroll =
    { $power }: the roll is { $dice }. Which dice are rolled again? { $left ->
        [one] One more
       *[other] { $left } more
    } may be chosen.
question-pick-wound =
    { $power }: who takes a wound instead? { $left ->
        [one] One more
       *[other] { $left } more
    } can be passed on.
question-pick-activate = { $power }: which unit is activated at once?
question-leader-troop =
    { $unit } { $number ->
        [one] uses
       *[other] use
    } Leader: which troop's card is taken from the deck?
question-leader-mate = Leader: take an activation card of { $unit } from the deck and show it?
question-leader-activate = Leader: activate { $unit } at once?
question-leader-discard =
    Leader: discard an activation card of { $unit } so that your team mate can activate { $number ->
        [one] it
       *[other] them
    }?

## The beta

question-scenario = Which scenario is played?
question-may-draw = Draw a second card?
question-naming =
    { $unit } { $number ->
        [one] makes
       *[other] make
    } a multiple attack on two or more enemies. Who is a target?
question-guard-agrees = Does { $guard } take the blow meant for { $target }?
question-force-back = { $unit } can tear out an element before retaliating (Force of Nature).
question-throw = { $unit } can throw { $target } with the blanks of the first assault. Where to?
