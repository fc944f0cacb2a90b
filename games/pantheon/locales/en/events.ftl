### What happened, one sentence each.

## Words that several sentences share. $who is "you" for the viewer's own seat, $number is "one" or "other" for the verb of a unit.

play-then = { $first }; { $next }
play-numbered = { $unit } { $copy }
play-place = { $tag } ({ $terrain })
play-blank = blank
play-no-dice = no dice
play-card-art-of-war = an art of war card
play-card-omphalos = an omphalos card
play-card-activation = an activation card of { $unit }
play-power = { $power } ({ $unit })
play-token = token { $tag } ({ $power })
play-token-bare = token { $tag }
play-stone = divine stone ({ $stone })
play-relic = relic

## Set-up

event-lead-rolled = Roll for the lead: { $dice }.
event-lead-die = { $player } { $die }
event-roll-again = It is a tie; { $players } roll again.
event-leads =
    { $who ->
        [you] You lead
       *[other] { $player } leads
    } the game.
event-board-chosen = The game is played on the board { $board }.
event-zone-chosen =
    { $who ->
        [you] You take
       *[other] { $player } takes
    } deployment zone { $zone }.
event-recruited =
    { $who ->
        [you] You recruit
       *[other] { $player } recruits
    } { $unit } for { $cost } RP.
event-points-converted =
    { $who ->
        [you] You turn
       *[other] { $player } turns
    } { $points ->
        [one] 1 unspent RP into an art of war card
       *[other] { $points } unspent RP into art of war cards
    }.
event-placed =
    { $unit } { $number ->
        [one] enters
       *[other] enter
    } play in { $area }.
event-found-no-place =
    { $unit } { $number ->
        [one] finds
       *[other] find
    } no free place and { $number ->
        [one] stays
       *[other] stay
    } off the board.

## Turn and cards

event-turn-began =
    Round { $round }: { $who ->
        [you] it is your turn
       *[other] it is the turn of { $player }
    }.
event-drew =
    { $who ->
        [you] You draw
       *[other] { $player } draws
    } { $card }.
event-drew-hidden = { $player } draws a card.
event-nothing-to-draw =
    { $who ->
        [you] You have
       *[other] { $player } has
    } no card left to draw.
event-refreshed = A deck has run out: all players take their decks into hand and shuffle their discard piles into new ones.
event-passed =
    { $who ->
        [you] You pass your
       *[other] { $player } passes the
    } turn.
event-discarded =
    { $who ->
        [you] You discard
       *[other] { $player } discards
    } { $card }.
event-searched =
    { $who ->
        [you] You take
       *[other] { $player } takes
    } { $card } from the deck.
event-searched-hidden = { $player } searches the deck and takes a card.
event-showed =
    { $who ->
        [you] You show
       *[other] { $player } shows
    } { $card } from the deck and { $who ->
        [you] take
       *[other] takes
    } it into hand.
event-retrieved =
    { $who ->
        [you] You take
       *[other] { $player } takes
    } { $card } back from the discard pile.
event-bought-draw =
    { $who ->
        [you] You buy
       *[other] { $player } buys
    } the manoeuvre Draw cards.
event-bought-search =
    { $who ->
        [you] You buy
       *[other] { $player } buys
    } the manoeuvre Search for a card.
event-bought-evade =
    { $who ->
        [you] You buy
       *[other] { $player } buys
    } the manoeuvre Evade.

## Activation and movement

event-activated-simple =
    { $unit } { $number ->
        [one] is
       *[other] are
    } activated for simple actions.
event-activated-complex =
    { $unit } { $number ->
        [one] is
       *[other] are
    } activated for a complex action.
event-walked =
    { $unit } { $number ->
        [one] walks
       *[other] walk
    } to { $area }.
event-ran =
    { $unit } { $number ->
        [one] runs
       *[other] run
    } to { $area }.
event-flew =
    { $unit } { $number ->
        [one] flies
       *[other] fly
    } to { $area }.
event-moved-by-power =
    { $unit } { $number ->
        [one] moves
       *[other] move
    } to { $area } by a power.
event-left-lava =
    { $unit } { $number ->
        [one] escapes
       *[other] escape
    } from the lava to { $area }.
event-recalled =
    { $unit } { $number ->
        [one] is
       *[other] are
    } recalled, complete, to { $area }.

## Attacks

event-targeted-melee =
    { $unit } { $number ->
        [one] attacks
       *[other] attack
    } { $target } at range 0.
event-targeted-ranged =
    { $unit } { $number ->
        [one] attacks
       *[other] attack
    } { $target } from a distance.
event-area-targeted =
    { $unit } { $number ->
        [one] makes
       *[other] make
    } an area attack on { $area }.
event-guarded =
    { $unit } { $number ->
        [one] steps
       *[other] step
    } in as guard and { $number ->
        [one] becomes
       *[other] become
    } the target.
event-evaded =
    { $unit } { $number ->
        [one] evades
       *[other] evade
    } the attack.
event-attack-lost = The attack of { $unit } comes to nothing.
event-values =
    { $offence ->
        [one] 1 die
       *[other] { $offence } dice
    } against defence { $defence }.
event-rolled = First assault: { $dice }.
event-rerolled = Dice rolled again: { $dice }.
event-spent = A { $discard } is discarded: a { $on } becomes { $raised }.
event-second-rolled = Second assault: { $dice }.
event-wounded =
    { $unit } { $number ->
        [one] loses
       *[other] lose
    } { $lost ->
        [one] 1 vitality point
       *[other] { $lost } vitality points
    }, { $left } of { $full } left.
event-healed =
    { $unit } { $number ->
        [one] regains
       *[other] regain
    } { $gained ->
        [one] 1 vitality point
       *[other] { $gained } vitality points
    }, now { $left } of { $full }.
event-token-wounded =
    { $token } loses { $lost ->
        [one] 1 vitality point
       *[other] { $lost } vitality points
    }.
event-destroyed =
    { $unit } { $number ->
        [one] is
       *[other] are
    } destroyed.
event-eliminated =
    { $who ->
        [you] You are
       *[other] { $player } is
    } out of the game, with the whole army.
event-retaliated =
    { $unit } { $number ->
        [one] retaliates
       *[other] retaliate
    }.
event-thrown =
    { $unit } { $number ->
        [one] is
       *[other] are
    } thrown into { $area }.
event-tree-removed = A tree is removed from { $area }, { $left } left.
event-column-removed = A column is removed from { $area }, { $left } left.

## Stones, powers, tokens

event-claimed =
    { $unit } { $number ->
        [one] claims
       *[other] claim
    } the { $stone }.
event-dropped = The { $stone } is dropped in { $area }.
event-absorbed =
    { $unit } { $number ->
        [one] absorbs
       *[other] absorb
    } the { $stone }.
event-gained-omphalos =
    { $who ->
        [you] You take
       *[other] { $player } takes
    } an omphalos card into hand.
event-returned-omphalos =
    { $who ->
        [you] You return
       *[other] { $player } returns
    } an omphalos card to the box.
event-power-used = { $unit }: power { $power }.
event-token-placed = A token comes into play: { $token }.
event-token-removed = A token goes back to its reserve pool: { $token }.
event-paralysed = No activation of { $unit } for now.

## The end

event-won =
    { $who ->
        [you] You win
       *[other] { $winners ->
            [one] { $players } wins
           *[other] { $players } win
        }
    } the game.
event-won-with = You win the game with { $mates }.
event-drawn = The round limit is reached: the game is a draw.

## The beta

event-scenario-rolled = Roll for the choice of the scenario: { $dice }.
event-scenario-chosen =
    { $who ->
        [you] You pick
       *[other] { $player } picks
    } scenario { $number }, on the board { $board }.
event-points-to-omphalos =
    { $who ->
        [you] You turn
       *[other] { $player } turns
    } { $points ->
        [one] 1 unspent RP into an omphalos card
       *[other] { $points } unspent RP into omphalos cards
    }.
event-declined-to-activate =
    { $who ->
        [you] You activate
       *[other] { $player } activates
    } no unit this turn.
event-lava-attacks =
    The lava attacks { $unit }; { $who ->
        [you] you roll
       *[other] { $player } rolls
    }.
event-targets-named =
    { $unit } { $number ->
        [one] makes
       *[other] make
    } a multiple attack on { $targets }.
