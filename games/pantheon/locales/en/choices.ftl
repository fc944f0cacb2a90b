### What a player can choose, as a label.

## Places and targets in labels

choice-room =
    { $area }, { $free } of { $capacity ->
        [one] 1 place
       *[other] { $capacity } places
    } free
choice-target-near = { $target }, same area
choice-target-far =
    { $target } in { $area }, { $distance ->
        [one] 1 area
       *[other] { $distance } areas
    } away

## Set-up

choice-board = Board { $number }: { $board }
choice-zone = Deployment zone { $zone }: { $areas }
choice-recruit = Recruit { $unit }, { $type }, { $cost } RP
choice-place = Place { $unit } in { $place }

## Turn

choice-pass = Pass the turn
choice-pass-draw = Pass the turn and draw one more card
choice-activate-simple = Activate { $unit } for simple actions
choice-activate-complex = Activate { $unit } for a complex action
choice-activate-deploy = Activate { $unit } to deploy
choice-recall = Recall { $unit } to { $area }, complete
choice-end-turn = Activate no further unit
choice-end-recall = Recall no troop
choice-end-activation = End the activation of { $unit }

## Actions

choice-walk =
    Walk, up to { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    }
choice-attack = Attack: { $targets }
choice-attack-forced = Attack, with the reach of Force of Nature
choice-claim = Claim the { $stone } in { $area }
choice-run =
    Run, up to { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    }
choice-deploy = Deploy in { $place }
choice-absorb = Absorb the { $stone } in { $area }
choice-fly =
    Fast flight, up to { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    }
choice-aerial = Aerial attack: { $targets }
choice-drop = Drop the carried { $stone }
choice-use = Use { $power }
choice-use-cost =
    Use { $power } for { $cost ->
        [one] an art of war card
       *[other] { $cost } art of war cards
    }
choice-enter = Enter { $place }
choice-enter-enemies = Enter { $place }; enemies there: { $enemies }
choice-stop = Go no further than { $area }

## Attacks

choice-force-tree = Tear out a tree of { $area } first (Force of Nature)
choice-force-column = Tear out a column of { $area } first (Force of Nature)
choice-target =
    Attack { $target }: { $offence ->
        [one] 1 die
       *[other] { $offence } dice
    } against defence { $defence }
choice-target-full =
    Attack { $target } at range 0, because its area is full: { $offence ->
        [one] 1 die
       *[other] { $offence } dice
    } against defence { $defence }
choice-target-bare = Attack { $target }
choice-area = Area attack on { $area }: { $units }
choice-guard =
    { $unit } { $number ->
        [one] takes
       *[other] take
    } the blow
choice-no-guard = Nobody steps in
choice-evade = Evade
choice-no-evade = Do not evade
choice-retaliate =
    Retaliate with { $unit }: { $offence ->
        [one] 1 die
       *[other] { $offence } dice
    } against defence { $defence }
choice-strike-first =
    Strike first with { $unit }: { $offence ->
        [one] 1 die
       *[other] { $offence } dice
    } against defence { $defence }
choice-retaliate-bare = Retaliate
choice-no-retaliation = Do not retaliate
choice-let-go = Let the attack go
choice-reroll = Roll a { $face } again
choice-reroll-blank = Roll a blank again
choice-roll-picked = Roll the chosen dice again: { $dice }
choice-let-roll-stand = Let the roll stand
choice-throw = Throw { $unit } into { $place }
choice-spend = Discard a { $discard }: a { $on } becomes { $raised }
choice-spend-wound = Discard a { $discard }: a { $on } becomes { $raised }, which is a wound
choice-keep = Discard no more dice
choice-second =
    { $fives ->
        [one] Roll a 5 again
       *[other] Roll { $fives } fives again
    }
choice-second-none = No second assault

## Cards

choice-buy-draw = Manoeuvre: draw 2 cards for an art of war card
choice-buy-search = Manoeuvre: search the deck for a card, for an art of war card
choice-buy-draw-free = Manoeuvre: draw 2 cards, free this time
choice-buy-search-free = Manoeuvre: search the deck for a card, free this time
choice-buy-evade = Manoeuvre: evade
choice-heal =
    Return an omphalos card: { $unit } { $number ->
        [one] regains
       *[other] regain
    } 1 vitality point
choice-take = Take { $card }
choice-pay = Pay with { $card }
choice-pay-two = Pay with activation cards of destroyed units: { $first } and { $second }
choice-pay-two-same = Pay with two activation cards of { $unit }, destroyed
choice-no-window = Do nothing

## Powers and Leader

choice-resolve = First: { $power }
choice-resolve-terrain = First: the wound of the polar terrain
choice-no-power = Do not use { $power }
choice-pick = { $unit }
choice-pick-in = { $unit } in { $area }
choice-pick-wound =
    { $unit } { $number ->
        [one] takes
       *[other] take
    } a wound
choice-pick-activate = Activate { $unit } at once
choice-no-pick = Nobody
choice-lead = Lead { $unit }
choice-no-lead = Do not use Leader
choice-leader-card = Take an activation card of { $unit } from the deck
choice-no-activation =
    Do not activate { $number ->
        [one] it
       *[other] them
    } now
choice-leader-discard = Discard { $card }
choice-no-card = Take no card
choice-no-discard = Discard nothing
choice-group-manoeuvres = Manoeuvres
choice-decline = Decline

## The beta

choice-scenario = Scenario { $number }, on the board { $board }
choice-end-first = Activate no unit this turn
choice-draw-more = Draw another card
choice-draw-no-more = Draw no other card
choice-buy-draw-up-to =
    { $free ->
        [yes] Draw Cards for nothing: up to 2 cards
       *[no] Draw Cards for 1 art of war card: up to 2 cards
    }
choice-named = These are all the targets: { $units }
choice-no-force = Leave the element standing
choice-no-throw = Do not throw the target
