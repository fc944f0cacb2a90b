### What the browser client says of its own.

## Everywhere

close = Close
skip-to-content = Skip to the content
page-failed = This page could not be fetched. Is the server still running? Reload to try again.
back-to-start = Back to the start
language = Language
nav-label = Pages
nav-new = New game
nav-learn = Learn
nav-army = Armies
nav-rules = Rules
nav-settings = Settings
missing-title = No such page
missing-text = The address leads nowhere here.
seat-number = Player { $number }

## Credits

credits-title = Credits
credits-unofficial = Omphalos is an unofficial work of people who like the game. It is not connected with its authors or publishers, and none of their texts or pictures are in it.
credits-icons-title = Icons
credits-icons = The icons are by Lorc, Delapouite and other contributors of game-icons.net, under the licence Creative Commons Attribution 3.0. Their colours were changed.
credits-fonts-title = Typefaces
credits-fonts = Titles are set in Cinzel by Natanael Gama, text in Source Sans 3 by Paul D. Hunt for Adobe, both under the SIL Open Font License 1.1.

## Rules reference

rules-title = Rules
rule-link = Rule { $rule }
rules-search = Search the rules
rules-none = No rule has these words.
rules-ruling = Ruling of this project

## Cards

card-aow = Art of war
card-omphalos = Omphalos
card-back = Card
card-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## Board

board-label = Board: { $board }
board-help = Arrow keys move from place to place, Enter chooses. Page Down and Page Up go through what may be chosen. Plus, minus and zero zoom, Shift with arrow keys moves the picture.
board-area = { $tag }, { $terrain }, { $used } of { $capacity } places taken
board-unit = { $name } of { $owner }, vitality { $vitality } of { $max }, in { $area }
board-lit = { $label }, may be chosen
zoom-label = Zoom
zoom-in = Closer
zoom-out = Farther
zoom-fit = Show the whole board

## Start

start-tagline = Mythological battles on a board, by the rules
start-play = Play now
start-failed = The game could not be started: { $reason }
start-you = You
start-computer = Computer

## Table

table-title = Table: { $board }
table-joining = Joining the table …
table-setup = Set-up
table-round = Round { $round }
table-waiting = { $player } decides …
table-record = Record of the game
connection-lost = The connection to the table is lost. Trying again; nothing you decided is gone.
seats-label = Players
seat-asked = decides
seat-hand = Cards in hand: { $cards }
seat-deck = Cards in the deck: { $cards }
seat-absorbed = Divine stones absorbed: { $stones }
undo = Undo
hint = What would you do?
hint-says = { $choice } – { $reason }

## Questions

question-all = Show all choices
question-in-tray = Decide with the dice on the table.
group-areas = Where
group-targets = Whom
group-cards = Cards
choice-cost =
    { $cards ->
        [one] Costs 1 card
       *[other] Costs { $cards } cards
    }
choice-advised = advised
consent-label = Before you decide
consent-attack = Attack
consent-do = Do it
consent-back = Not yet
why-label = Why not
why-title = { $name }
why-nothing = Not part of the present question.

## Attacks and dice

stat-offence = Offence
stat-defence = Defence
stat-range = Range
stat-movement = Movement
stat-vitality = Vitality
forecast-counting = Counting the odds …
forecast-versus = { $by } against { $on }
forecast-destroy = { $chance } to destroy
forecast-mean = { $wounds } wounds expected, vitality { $vitality }
forecast-no-answer = No retaliation:
forecast-first = { $on } may strike first (Initiative), if the card is in hand: { $chance } likely.
forecast-after = { $on } may retaliate after surviving, if the card is in hand: { $chance } likely.
odds-caption = Chances of wounds
odds-at-least =
    { $wounds ->
        [one] 1 wound or more
       *[other] { $wounds } wounds or more
    }
dice-label = Dice
dice-against = against
dice-values =
    { $offence ->
        [one] 1 die against defence { $defence }
       *[other] { $offence } dice against defence { $defence }
    }
dice-wounds =
    { $wounds ->
        [0] no wound yet
        [one] 1 wound
       *[other] { $wounds } wounds
    }
dice-pick-discard = Choose a die to discard, then the die that gains 1 – or keep them.
dice-pick-raise = The { $discard } is given up: which die gains 1?
dice-best = Best split
dice-why-best = Why?
die-face = { $face }
die-blank = Blank
die-wounds = { $die }, a wound

## Hand and piles

hand-label = Your hand
hand-empty = No cards in hand.
pile-deck = Deck: { $cards }
pile-discard = Discard: { $cards }
pile-empty = Empty
piles-title = Cards
piles-counts = { $hand } in hand, { $deck } in the deck, { $absorbed } divine stones absorbed
piles-discard = Discard pile
piles-shown = Known to be in hand

## Units

sheet-open = Sheet: { $unit }
sheet-cost = { $points } RP
sheet-cards =
    { $cards ->
        [one] 1 activation card
       *[other] { $cards } activation cards
    }
sheet-strategic =
    { $cards ->
        [one] 1 art of war card
       *[other] { $cards } art of war cards
    }
sheet-miniatures =
    { $count ->
        [one] 1 miniature
       *[other] { $count } miniatures
    }
sheet-vitality = Vitality { $vitality } of { $max }
sheet-area = in { $area }
sheet-rows = Stats by vitality
sheet-current = , now
sheet-talents = Talents
sheet-powers = Powers
sheet-power-cost =
    { $cards ->
        [one] costs 1 art of war card
       *[other] costs { $cards } art of war cards
    }
sheet-power-tokens =
    { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }
sheet-power-available = Available
sheet-power-barred = Not available now:
status-ready = not yet in play
status-destroyed = destroyed
status-removed = out of the game
status-activated = activated this turn
status-retaliated = has retaliated
status-paralysed = paralysed
status-carries = carries: { $stone }
army-open = Army of { $player }
army-title = { $player }: army
army-where = { $area }, vitality { $vitality } of { $max }
army-none = No units yet.
peek-values = Offence { $offence }, defence { $defence }, range { $range }, movement { $movement }
peek-places = { $used } of { $capacity } places taken
peek-level = Level { $level }

## Standing orders

orders-title = Orders
orders-intro = When do you want to be asked while others act? You can change this at any time.
orders-when = Ask me
orders-always = Always
orders-always-text = For every reaction, and whenever a manoeuvre could be bought.
orders-attacked = Only when I am attacked
orders-attacked-text = For guard, evasion, initiative and retaliation.
orders-never = Never
orders-never-text = My units take what comes.
orders-single = One by one
orders-reactions = Reactions
orders-points = Moments for a manoeuvre
order-guard = Guard: another unit takes the blow
order-evade = Evade
order-initiative = Initiative: strike first
order-retaliation = Retaliation
order-turn-start = When another player's turn begins
order-before-target = Before a target is chosen
order-target-chosen = When a target is chosen
order-values-counted = When the values are counted
order-first-assault = After the first assault
order-before-wounds = Before wounds are applied
order-after-wounds = After wounds
order-activation-end = When an activation ends
order-turn-end = When a turn ends

## Log and text

log-label = Log
log-since = Since my last turn
log-empty = Nothing has happened yet.
log-earlier = Show { $lines } earlier lines
text-label = Board as text
text-empty = Empty areas too
text-neighbours = Next to { $areas }
text-boundary = { $what } towards { $area }
text-lower = heights, this side is lower
text-higher = heights, this side is higher
text-stones = Stones here: { $stones }
text-elements = 3D elements: { $count }
text-unit = { $name } of { $owner }, vitality { $vitality } of { $max }
text-may = may be chosen

## Hot seat and end

curtain-title = { $player } is next
curtain-text = Give the screen to { $player }. The others look away.
curtain-open = I am { $player }
over-you = You win!
over-won = Won by { $players }
over-draw = A draw
over-replay = Replay
