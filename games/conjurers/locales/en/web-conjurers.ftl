### What the browser says at a table of Conjurers only.

## The table

con-web-title = Conjurers: the town
con-web-town = The town
con-web-town-short = Town
con-web-score-short = Score
con-web-status = Turn { $turn } of 12, phase { $phase }
con-web-stage-set-up = Setting up
con-web-stage-allocation = Figures are put on actions
con-web-stage-resolving = Actions are resolved
con-web-stage-battles = Battles
con-web-stage-end = End of the turn
con-web-stage-tournament = Tournament
con-web-stage-over = The game is over
con-web-back = Back
con-web-in-place = Choose in the panel over the town.
con-web-pick-figure = Take a figure below, then a lit place in the town.
con-web-pick-creature = Take one of your creatures, then a lit slot.
con-web-see-town = See the town
con-web-holdings = what they have

## The town

con-web-house-own = Your house
con-web-house = House of { $player }
con-web-locked-phase = opens in phase { $phase }
con-web-locked-players = closed with so few players
con-web-locked-mythology = its mythology is out of the game
con-web-controlled = controlled by { $player }
con-web-standing = { $figure } of { $player }
con-web-to-win = { $level }×{ $count }: { $count ->
    [one] { $count } creature
   *[other] { $count } creatures
} of level { $level } to be won
con-web-creatures-left = { $count ->
    [one] 1 creature left
   *[other] { $count } creatures left
}
con-web-works-here = Works here: { $figures }
con-web-closed = Closed:

## What the viewer has

con-web-own = What you have
con-web-figures = Your figures
con-web-waiting = to be placed
con-web-home = at home
con-web-feed = { $due } food to pay after turn { $turn }
con-web-cards = { $creatures ->
    [one] 1 creature
   *[other] { $creatures } creatures
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
con-web-stock = In stock
con-web-income = Mines pay
con-web-food = Food in stock and due
con-web-food-due = Food after turn { $turn }
con-web-food-of = { $food } food, { $due } due at the next feeding
con-web-creatures = Creatures
con-web-equipment = Items and artifacts
con-web-button = Holds the Initiative Button

## Cards

con-web-minion = minion
con-web-level = level { $level }
con-web-health = health points
con-web-dice = battle dice
con-web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Places

con-web-visit-payment = Spread the discount
con-web-visit-battleground = { $mythology } battleground
con-web-visit-spoils = The spoils of the duel
con-web-visit-prize = Your prize
con-web-leaves = leaves
con-web-missing = Missing
con-web-sold-out = Sold out
con-web-buy = Buy
con-web-left = { $count ->
    [0] none left
   *[other] { $count } left
}
con-web-costs = costs { $price }
con-web-discount = { $units ->
    [one] Your weapon smith spares you 1 unit of the next price.
   *[other] Your weapon smith spares you { $units } units of the next price.
}
con-web-spare = { $units ->
    [one] 1 unit is still spared
   *[other] { $units } units are still spared
}
con-web-market-pay = What do you pay with?
con-web-market-later = from phase { $phase } on
con-web-market-short = { $paid } for { $gained }: not enough
con-web-pit-share = { $share ->
    [1] This sacrifice brings the full amount.
    [2] This sacrifice brings half.
   *[other] This sacrifice brings 1/{ $share }.
}
con-web-pit-level = Only level { $level } and above now.
con-web-ground = { $player } plays the creature and its minion.
con-web-minion-beside = With a minion: { $health } health, { $dice } dice
con-web-spoils = Mark three stocks of { $player }; you take half of each.
con-web-spoil = take { $amount }
con-web-spoils-three = Mark three stocks

## Battles

con-web-battle-ground = Battle for { $creature }
con-web-battle-duel = Duel
con-web-battle-match = Match of the tournament
con-web-battle-turn = to play
con-web-minions-of = Minions, played by { $player }
con-web-quiet = { $quiet } of { $limit } turns without a fight
con-web-quiet-text = After { $limit } turns in a row without a roll of dice the stronger side wins.
con-web-in-hand = { $count } in hand
con-web-hand-of = out of: { $creatures }
con-web-slot = Slot { $slot }
con-web-health-left = { $left } of { $health } health points
con-web-absorbs = its cards still absorb { $left }
con-web-poison = { $markers ->
    [one] 1 poison marker: 1 damage at the start of each of its turns
   *[other] { $markers } poison markers: as much damage at the start of each of its turns
}
con-web-frost = Frost: it cannot move and deals 1 less for each 3
con-web-bound = Bound: it cannot move or attack and has lost its own abilities
con-web-risen = It has returned from death
con-web-devouring = It is devouring the creature it faces
con-web-devoured = It is being devoured

## Odds

con-web-falls = falls: { $chance }
con-web-takes = takes { $mean } of { $health } on average
con-web-struck-by = { $creature } strikes with
con-web-strikes-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
con-web-strikes-never = nothing: it does not strike
con-web-strikes-second = after the first strike
con-web-of-power-hit = { $dice } of them by its cards
con-web-of-element = { $dice } of them by its element
con-web-of-offensive = +{ $damage } offensive
con-web-of-defensive = −{ $damage } by defence
con-web-of-frost = less by frost
con-web-of-burning = { $dice ->
    [one] then 1 die of burning
   *[other] then { $dice } dice of burning
}
con-web-at-least = { $damage } damage or more
con-web-beside = Beside them may fall:
con-web-estimate = The whole battle
con-web-estimate-win = chance to win: { $chance }
con-web-estimate-margin = ± { $margin }, played out { $played } times with simple play on both sides
con-web-estimate-left = Creatures left on average: you { $own }, the other side { $other }

## The score sheet

con-web-score = Score sheet
con-web-score-source = Source
con-web-score-part = { $of }: { $points }
con-web-score-total = Points now
con-web-score-levels = Levels of creatures
con-web-score-variety = Variety: mythologies at a level
con-web-score-consistency = Consistency: levels of a mythology
con-web-score-abundance = Abundance: creatures of a mythology
con-web-score-artifacts = Artifacts
con-web-score-artifact-variety = Variety of artifacts
con-web-score-artifact-consistency = All artifacts of a mythology
con-web-score-combination = Artifacts with creatures
con-web-score-resources = Leftover resources
con-web-score-minus = Minus points
con-web-score-now = As if the game ended now.
con-web-score-ties = Ties are decided by combinations, artifacts, creatures and resources, in this order.

## A new game

con-web-options = Optional rules
