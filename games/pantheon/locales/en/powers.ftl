### Texts of powers, made from their data. What a power does is told as an order ("draw 1 card"),
### so that "you may" can stand before it; what always works is told as a fact.

## A power as a whole

power-what = { $what }.
power-when-what = { $when }, { $what }.
power-may = you may { $what }
power-then = { $first }, then { $next }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## What stands beside the name of a power: its kind, and what it costs

power-terms-once = once per turn
power-terms-cost = { $cards ->
    [one] 1 art of war card
   *[other] { $cards } art of war cards
}
power-terms-element = removes a 3D element from its area
power-terms-tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}

## When it works. $attack is "attack", with what is known of it.

attack-noun = { $reach ->
    [melee] attack at range 0
    [ranged] attack at range 1+
   *[any] attack
}
attack-noun-on = { $attack } on { $opponent }
attack-noun-by = { $attack } by { $opponent }
attack-noun-with = { $attack } with { $opponent } at the other end

when-activation-starts = when the activation of this unit starts
when-activation-ends = when the activation of this unit ends
when-turn-starts = when your turn starts, before the draw
when-values = { $role ->
    [attacker] when this unit makes an { $attack }
    [defender] when this unit is the target of an { $attack }
   *[either] when this unit makes or is the target of an { $attack }
}
when-first-roll = { $role ->
    [attacker] when this unit makes an { $attack }, after the first roll
    [defender] when this unit is the target of an { $attack }, after the first roll
   *[either] when this unit makes or is the target of an { $attack }, after the first roll
}
when-wounds = { $role ->
    [attacker] when this unit makes an { $attack } that would wound
    [defender] when this unit is the target of an { $attack } that would wound it
   *[either] when this unit makes or is the target of an { $attack } that would wound
}
when-attack-over = { $role ->
    [attacker] after this unit has made an { $attack }
    [defender] after this unit has been the target of an { $attack }
   *[either] after this unit has made or been the target of an { $attack }
}
when-destroyed = when { $unit } is destroyed
when-wounded = when this unit is wounded and survives

## Conditions. $lasting tells what holds for a while from what is looked at once;
## $who is "it" when the text has spoken of the unit before.

if-on = { $lasting ->
    [yes] while
   *[no] if
} { $who ->
    [it] it
   *[this] this unit
} is { $terrain }
if-attack = in an { $attack }
if-against = against { $unit }
if-exists = { $lasting ->
    [yes] while
   *[no] if
} there is { $unit }
if-vitality = { $lasting ->
    [yes] while
   *[no] if
} { $who ->
    [it] it
   *[this] this unit
} has at most { $vitality } vitality
if-complete = { $lasting ->
    [yes] while
   *[no] if
} { $troop ->
    [yes] the troop is complete
   *[no] { $who ->
        [it] it
       *[this] this unit
    } is unwounded
}
if-carries = { $lasting ->
    [yes] while
   *[no] if
} { $who ->
    [it] it
   *[this] this unit
} carries a divine stone

## Whom it touches

unit-this = this unit
unit-it = it
unit-chosen = the chosen unit
unit-same = those units
unit-target = the target
unit-attacker = the attacker
unit-opponent = its opponent
unit-destroyed = the destroyed unit
unit-except = { $unit } { $except }
unit-not-this = { $unit } other than this one
units-one-of = { $side ->
    [ally] an allied { $types }
    [enemy] an enemy { $types }
   *[any] a { $types }
}
units-each-of = { $side ->
    [ally] each allied { $types }
    [enemy] each enemy { $types }
   *[any] each { $types }
}
unit-here = { $unit } in its area
unit-near = { $unit } in its surroundings
unit-within = { $unit } visible at distance { $areas } or less

## Changes of stats

change-by = { $amount } { $stat }
change-per-vitality = { $troop ->
    [yes] +1 { $stat } for each miniature left
   *[no] +1 { $stat } for each vitality point left
}
change-to-x = { $stat } X, which nothing modifies
has-change = { $unit } has { $changes }
give-change = { $loss ->
    [yes] { $who ->
        [it] inflict { $changes } on it { $until }
       *[named] inflict { $changes } on { $unit } { $until }
    }
   *[no] { $who ->
        [it] give it { $changes } { $until }
       *[named] give { $unit } { $changes } { $until }
    }
}
until-attack = until the attack ends
until-activation = until its activation ends
until-turn = until the turn ends
until-round = until your next turn starts

## What it does

do-attack = { $scope ->
    [one] make a normal attack
    [area] make an area attack
    [multiple] make a multiple attack on two or more visible enemies in range
   *[each] make a normal attack on each visible enemy in range
} ({ $values })
attack-dice-offence = its offence
attack-dice-x = X dice
attack-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
attack-range-own = its range
attack-range-own-far = its range, 1 or more
attack-range-x = range X
attack-range = range { $areas }
attack-range-here = only in its own area
attack-range-fixed = range { $areas } without modifiers
attack-no-retaliation = no retaliation
do-wound = { $wounds ->
    [one] inflict 1 wound
   *[other] inflict { $wounds } wounds
} { $who ->
    [it] on it
   *[named] on { $unit }
}
do-heal = restore { $points } vitality { $who ->
    [it] to it
   *[named] to { $unit }
}
do-heal-troop = { $points ->
    [one] put 1 lost miniature back into this unit
   *[other] put { $points } lost miniatures back into this unit
}
do-destroy = destroy { $unit }
do-paralyse = paralyse { $unit } { $until } (no activation)
do-move = { $who ->
    [it] move it
    [this] move this unit
   *[named] move { $unit }
} { $areas ->
    [one] by up to 1 area
   *[other] by up to { $areas } areas
}
do-draw = { $cards ->
    [one] draw 1 card
   *[other] draw { $cards } cards
}
do-retrieve = take an activation card of { $unit } back from your discard pile
do-search = take a card of your choice from your deck, then shuffle the deck
do-free-manoeuvre = pay nothing for the next manoeuvre you buy this turn
do-more-activations = raise your activation limit for this turn by { $units }
do-more-actions = take one more walk and one more attack in this activation
do-reroll = { $dice ->
    [one] re-roll up to 1 die of the first assault
   *[other] re-roll up to { $dice } dice of the first assault
}
do-add-wounds = { $wounds ->
    [one] inflict 1 more wound
   *[other] inflict { $wounds } more wounds
}
do-cancel-wounds = { $wounds ->
    [one] cancel 1 wound
   *[other] cancel up to { $wounds } wounds
}
do-pass-wounds = { $wounds ->
    [one] pass up to 1 of these wounds
   *[other] pass up to { $wounds } of these wounds, one at a time,
} to { $unit }
do-place-token = put a token of this power on { $unit } ({ $change })
do-place-body = put a token of this power in the area of { $unit }; it can be attacked (defence { $defence }, vitality { $vitality })
do-activate = activate { $unit } at once for simple actions, without a card and beyond the activation limit
do-charge = { $areas ->
    [one] move this unit by up to 1 area
   *[other] move this unit by up to { $areas } areas, one at a time,
} and make an area attack ({ $dice }) on each area entered that holds an enemy
