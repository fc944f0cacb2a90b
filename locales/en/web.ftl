### What the browser client says of its own.

## Everywhere

close = Close
skip-to-content = Skip to the content
page-failed = This page could not be fetched. Is the server still running? Reload to try again.
back-to-start = Back to the start
language = Language
nav-label = Pages
nav-new = New game
nav-lobby = Lobby
nav-learn = Learn
nav-army = Armies
nav-rules = Rules
nav-settings = Settings
missing-title = No such page
missing-text = The address leads nowhere here.
seat-number = Player { $number }

## Credits

credits-title = Credits
credits-unofficial = Omphalos is an unofficial work of people who like these games. It is not connected with their authors or publishers, and none of their texts or pictures are in it.
credits-icons-title = Icons
credits-icons = The icons are by Lorc, Delapouite and other contributors of game-icons.net, under the licence Creative Commons Attribution 3.0. Their colours were changed.
credits-fonts-title = Typefaces
credits-fonts = Titles are set in Cinzel by Natanael Gama, text in Source Sans 3 by Paul D. Hunt for Adobe, both under the SIL Open Font License 1.1.

## Rules reference

rules-title = Rules
rule-link = Rule { $rule }
rules-search = Ask or search the rules
rules-answers = What answers it best
rules-in-short = Or read the rules in short.
guide-title = The rules in short
guide-rules = In full
rules-ruling = Ruling of this project
rules-lead = Every rule of the four games, one statement at a time, each with the id that refusals and the log cite. Rulings say how this project decides what a rulebook leaves open.
rules-section = Go to a section
rules-ruleset = Whose rules
rules-count =
    { $count ->
        [0] No rule has these words.
        [one] 1 rule
       *[other] { $count } rules
    }
rules-unknown = There is no rule { $rule }.

## Start page

page-loading = One moment …
start-first-time = First time? Learn Pantheon in ten minutes
start-more = More
start-new-text = Choose the game, its armies or options, and who plays: people here or elsewhere, or the computer.
start-learn-text = Short chapters with a voice at your side that says what to do next.
start-army-text = Put an army together; every rule it breaks is named.
start-guide-text = Each game in a few minutes, with pictures.
start-rules-text = All rules and rulings, to be searched.
start-credit = Icons by the contributors of game-icons.net, CC BY 3.0; typefaces Cinzel and Source Sans 3.
start-me = You play as { $name }.
start-games = My games
start-leaders = Leaderboard
start-account = Account
start-lobby = { $count ->
    [0] Find somebody to play with
    [one] One table waits for a player
   *[other] { $count } tables wait for players
}
continue-title = Continue
continue-all = Show all { $games }
continue-here = These are the games of this browser. A seat's link opens it in another one.
continue-over = over, to be replayed
continue-round = round { $round }
continue-turn = turn { $round }
continue-set-up = set-up
continue-waiting = your turn
continue-forget = Forget this game: { $title }
continue-failed = Your games could not be fetched. Is the server still running?
load-title = Load a record
load-text = A game kept as a file: look at it again, or go on with it.
load-failed = { $file } could not be loaded: { $reason }
load-too-large = The file is too large to be one of ours.

## Settings

settings-lead = These are kept in this browser and hold for all games.
settings-theme = Light or dark
theme-system = As the system
theme-light = Light
theme-dark = Dark
settings-pace = What others do
settings-pace-text = Moves, attacks and dice of the computer and of other people are shown one after the other. S skips to the end.
pace-slow = Slow
pace-slow-text = To read along.
pace-normal = Normal
pace-normal-text = To watch.
pace-fast = Fast
pace-fast-text = For those who know the game.
pace-off = Off
pace-off-text = Everything stands there at once.
settings-sound = Sound
sound-on = Dice, steps, blows and cards can be heard
sound-volume = Volume
sound-turn-on = Turn sound on
sound-turn-off = Turn sound off
settings-told = Being told
settings-notify = Tell me when it is my turn while a table is open and I look elsewhere
settings-notify-barred = This browser does not let its pages tell anything outside them.
settings-table = At the table
settings-confirm = Ask before every choice made on the board
settings-briefing = Begin a new game with a card that tells its goal
settings-open-hands = Open hands: several people at this screen see each other's cards, and no curtain falls
settings-text-board = Begin with the board as text

## New game

new-title = New game
new-ruleset = Which game
ruleset-pantheon = Gods, heroes and monsters on a board of areas, with cards and dice. Two to four players.
ruleset-beta = The draft of the next edition: other terrains, flight above all of them, six manoeuvres in every turn, and a scenario for every game.
ruleset-mythic = The first edition: armies on a grid of boards, units as stacks of cards that wear down, dice that chain. Two or four players.
ruleset-conjurers = Send your figures through the town, gather creatures and equipment, and let them fight. Two to four players.
new-mode = How armies come about
mode-constructed = Constructed
mode-constructed-text = Each player brings an army, ready-made or built by themselves.
mode-draft = Draft
mode-draft-text = The players pick in turn from a common pool.
mode-scenario = Scenario
mode-scenario-text = A story with its own armies, board and goals.
scenario-facts = Players: { $players }. Board: { $board }.
new-players = Players
new-players-count = Number of players
new-teams = In teams: 1 and 3 against 2 and 4
new-team-one = team 1
new-team-two = team 2
new-name-given = the table gives one
new-name = Name
new-kind = Played by
kind-person = A person
kind-computer = The computer
new-level = Level
new-aloud = Thinks aloud
new-aloud-text = Tells all it weighs while the game goes on, even what shows its cards. For practice.
new-hints = Hints
new-hints-usual = Unless others play elsewhere
new-hints-yes = Allowed
new-hints-no = Not allowed
new-army = Army
new-board = Board
new-any-board = A fitting one
new-more = More settings
new-divinities = Divinities
new-divinities-note = Every army is led by one of this type.
divinities-gods = Gods
divinities-titans = Titans
new-points = Recruitment points
new-points-note = Empty: 18 with two players, 16 with three, 14 with four.
new-lead = Lead player
new-lead-note = Begins each round.
new-lead-rolled = Rolled for
new-rulings = Rulings
new-rulings-text = Where the rulebook leaves something open, the table may decide otherwise than this project does.
ruling-default = As this project rules
ruling-no-limit = None
yes = Yes
no = No
new-create = Open the table
new-listed = List it in the lobby
new-listed-note = Anybody may take the free seats, and is called by their own name. You sit down first.
share-title = The table is set
share-lead = Who plays on this screen? Everybody else gets a link of their own.
share-here = plays on this screen
share-link = Link for { $player }
share-copy = Copy the link
share-copied = Copied
share-qr = QR code
share-warning = A link works once: whoever opens it first plays that seat. Give each one only to the player it is for.
share-go = To the table

## Recruiting and armies

pool-filters = Filter the units
pool-search = Name, talent or power
pool-talent = Talent
pool-any-talent = Any talent
pool-cost = Cost
pool-any-cost = Any cost
pool-cost-most = At most { $cost } RP
pool-order = Order
pool-by-cost = By type and cost
pool-by-name = By name
pool-type = Type
pool-all = All
pool-count =
    { $count ->
        [one] 1 unit
       *[other] { $count } units
    }
pool-none = No unit is like that.
pool-sheet = Sheet of { $unit }
recruit-title = Recruiting
recruit = Pick
recruit-unit = Pick { $unit } for { $points } RP
recruit-taken = with { $player }
recruit-why-not = Why not?
recruit-why-not-unit = Why not? { $unit }
recruit-army = Army of { $player }
recruit-points =
    { $points ->
       *[other] { $points } RP left
    }
recruit-nobody = Nobody yet
recruit-limits = What an army keeps to
limit-divinity = One divinity leads it, never two.
limit-costly = Beside the divinity, at most one unit costs 5 RP or more.
limit-points = Each unit is paid for at once, from the points that are left.
limit-twice = No unit comes twice; a veteran is the same unit.
limit-left-over = Points that no unit can be had for become art of war cards in the first hand.
deck-title = Deck
deck-total =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
builder-title = Army builder
builder-lead = What you build is kept in this browser. A file can be shared, checked on the command line and put into a content pack.
builder-open = Open an army
builder-new = New army
builder-new-name = My army
builder-own = My armies
builder-ready = Ready-made
builder-import = Import a file
builder-export = Export as a file
builder-discard = Throw away
builder-yours = Your army
builder-name = Name
builder-kind = Made for
builder-empty = No units yet: add a divinity first.
builder-add = Add
builder-add-unit = Add { $unit }
builder-remove = Remove
builder-remove-unit = Remove { $unit }
builder-cost = { $cost } of { $points } RP
builder-legal = A legal army
builder-play = Play with it
builder-file-syntax = { $file } is not a TOML file: { $detail }
builder-file-units = { $file } has no list of units.
builder-file-unknown = { $file } names a unit that is not here: { $unit }

## Replay

replay-title = Replay
replay-failed = The game could not be fetched: { $reason }
replay-controls = Replay
replay-first = To the beginning
replay-back = One back
replay-next = One on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-moment = Moment
replay-place = Step { $at } of { $of }
replay-moments = Moments
replay-begins = The game begins.
replay-share = Save as a file
replay-share-failed = No file: { $reason }
replay-continue = Continue from here
replay-continue-text = A new game from this moment; what you did not know is dealt anew.

## Learn


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
board-turn = Turn the board

## Start

start-tagline = Four mythological battle games, by the rules
start-play = Play now
start-play-game = Play now: { $game }, against the computer
start-set-up = Set it up
start-set-up-game = Set it up: { $game }
start-failed = The game could not be started: { $reason }

## Table

table-title = { $board }
table-joining = Joining the table …
table-setup = Set-up
table-round = Round { $round }
table-turn = Turn { $round }
table-waiting = { $player } decides …
table-record = Record of the game
connection-lost = The connection to the table is lost. Trying again; nothing you decided is gone.
company-menu = At the table
talk-label = Talk
talk-unread = Talk ({ $count })
invite = Invite
invite-text = Send this link to { $player }:
recap-title = What happened since your last decision
recap-more = { $lines } more
recap-away = While you were away:
recap-lost =
    { $lost ->
        [0] { $strike }: no loss.
       *[other] { $strike }: { $lost } lost.
    }
recap-fell = { $strike }: destroyed.
story-skip = Skip (S)
tab-over = The game is over
tab-yours = Your turn
seats-label = Players
seat-asked = decides
seat-you = you
seat-helped = may ask for hints
seat-hand = Cards in hand: { $cards }
seat-deck = Cards in the deck: { $cards }
seat-absorbed = Divine stones absorbed: { $stones }
undo = Undo
hint = What would you do?
hint-thinking = Thinking…
hint-take = Do it
weighed-chance = { $chance } to win
thought-ask = Why?
thought-waiting = Thinking it over again…
thought-no-reason = It came out a little better than the rest: no single reason stands out.
thought-alone = Nothing else was worth a thought.
thought-others = Also weighed:

## Questions

question-all = Show all choices
question-search = Search the choices
question-none = No choice has these words.
group-areas = Where
group-targets = Whom
group-cards = Cards
choice-cost =
    { $cards ->
        [one] Costs 1 card
       *[other] Costs { $cards } cards
    }
choice-advised = advised
choice-coached = the lesson
short-simple = Two simple: walk, attack, claim
short-complex = One complex: run, absorb
short-deploy = Deploy
short-draw = Draw 2 cards
short-search = Search for a card
consent-label = Before you decide
consent-attack = Attack
consent-do = Do it
consent-back = Not yet
why-label = Why not
why-title = { $name }
why-rule = The rule
why-nothing = Not part of the present question.

## Plans: what a unit does in one go

plan-reach =
    { $steps ->
        [one] { $unit }: go to { $area }
       *[other] { $unit }: go to { $area }, { $steps } areas
    }
plan-strike =
    { $steps ->
        [0] { $unit }: attack { $target }
       *[other] { $unit }: go to { $area } and attack { $target }
    }
plan-claim =
    { $steps ->
        [0] { $unit }: claim the stone
       *[other] { $unit }: go to { $area } and claim the stone
    }
plan-absorb = { $unit }: absorb the stone
plan-deploy = { $unit }: come into play in { $area }
plan-left =
    { $actions ->
        [0] No action is left then.
        [one] One action is left then.
       *[other] { $actions } actions are left then.
    }
plan-end-enemies = Enemies stop it there.
plan-end-swamp = The swamp ends its activation.
plan-end-lava = The lava burns it.
plan-end-chains = Chains stop it there.
plan-end-terrain = The ground lets it go one area only.
plan-odds = { $offence } dice against { $defence }: { $chance } to destroy, { $wounds } wounds
plan-back = Strikes back with { $chance }: { $wounds } wounds
plan-which = What is it to do there?
plan-tip-pick = Click a lit unit to see where it can go and whom it can attack.
plan-tip-deploy = Click a lit place to deploy there.
plan-tip-go = Click a lit place to go there. No enemy is within reach.
plan-tip-go-or-strike = Click a lit place to go there, or a framed enemy to attack it.
plan-tip-strike = Click a framed enemy to attack it.
turn-end = End the turn

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
forecast-back = To expect for { $by }: { $wounds } wounds.
forecast-back-destroy = { $chance } that { $by } is destroyed.
forecast-cards = What cards would change
card-power = { $unit }: { $power }
card-evade = { $unit } evades
card-activation = { $unit } attacks too
card-cost =
    { $cards ->
        [0] (no card)
        [one] (1 art of war)
       *[other] ({ $cards } art of war)
    }
card-then = { $wounds } wounds, { $chance } to destroy
card-held = { $chance } likely that it can be paid
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
dice-lost =
    { $dice ->
        [one] a blank takes its 5 with it
       *[other] { $dice } blanks take their 5s with them
    }
dice-best-text = Does what gives the most wounds on average, to the end of this attack.
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
sheet-title = sheet
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
army-word = army
army-title = { $player }: army
army-where = { $area }, vitality { $vitality } of { $max }
army-none = No units yet.
peek-values = Offence { $offence }, defence { $defence }, range { $range }, movement { $movement }
peek-places = { $used } of { $capacity } places taken
colon-named = { $name }: { $text }
peek-goal = Goal of { $player }: { $goal }
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
veil-text = { $player } decides. The hand stays covered; cards may open more choices.
veil-open = Look at my cards
over-you = You win!
over-won = Won by { $players }
over-draw = A draw
over-replay = Replay
over-again = Rematch
dice-check = Check the dice
dice-kept = The server's secret is the one it was bound to when you sat down. The dice and cards follow from it and from { $added ->
    [0] nothing else
    [one] one addition of the players
   *[other] { $added } additions of the players
}. To draw every one again, keep the record and run: omphalos verify --dice FILE
dice-broken = The server's secret is not the one it was bound to when you sat down: do not trust these dice.
dice-unknown = That cannot be checked here: this browser did not see the table from its beginning, or may not work out digests.
over-swap = Swap sides
over-harder = Harder
over-another = Another board
over-decisive = The moment that decided it
over-looking = The game is looked at again …
over-review = Review

## Review

review-title = Review
review-failed = The review could not be had: { $reason }
review-working = The game is being looked at again…
review-curve = Chance to win over the game: { $players }
review-table = The curve as a table
review-step = Step
review-moved = What moved the chances
review-player = Player
review-luck = Luck
review-own = Own decisions
review-others = Decisions of others
review-unforeseen = Not foreseen
review-sum = Together
review-how = In points out of a hundred. Luck is what dice and cards changed against their expectation; a decision counts as what the best one would have brought more; what a longer search would have known, or nobody could know then, was not foreseen.
review-moments = The moments that counted
review-none = No single moment counted for much.
review-better = Better:
review-show = Show

## The goal

goal-title = How the game is won
goal-or = or
brief-side = You play
brief-goal = Your goal
brief-army = Your army
brief-army-later = you recruit it first
brief-against = Against
brief-play = Play
brief-how-pantheon = In your turn you activate a unit with one of its cards: click the unit, then a lit area or a framed enemy. A god that stands beside a stone absorbs it.
brief-how-mythic = In your turn you activate units with their cards: click a unit, then a lit space or a framed enemy. Whatever you point at tells what it is.
brief-how-conjurers = You put figures on buildings in turn; they bring goods, food and battles for creatures. Creatures and artifacts score points, hunger costs some.
set-up-done = Your side was set up for you: see how
set-up-myself = Set up myself

## The legend of a board

legend-title = Legend of the board
legend-heights = Heights
legend-heights-text = The arrow points down, to the lower area.
legend-element = Element of terrain
legend-element-text = A tree or column that stands here. When the last one is gone, the area is open ground.
legend-skulls = Path of skulls
legend-skulls-text = A way through a rift.
legend-room = Room
legend-room-text = Units that stand in the area, and how many have room there.
peek-border = { $kind } towards { $areas }.
peek-stone = divine stone ({ $stone }). { $text }
peek-token = Token of { $power }
tip-card-aow = Pays for powers, manoeuvres, a second activation and a recall.
tip-card-omphalos = Pays like an art of war card, or heals your divinity.
tip-card-unit = Pays for one activation of { $unit }, or for striking back.
tip-card-back = A card that you do not see.
peek-closed = The scenario keeps everybody out.

puzzle-label = Puzzle
puzzles-title = Puzzles
puzzles-lead = Positions from real games with one plan that is clearly better than all others. All ways through the turn were compared, attacks by their exact odds.
puzzles-count = { $done } of { $of } solved
puzzle-goal-win = Win with one activation
puzzle-goal-battle = Win the battle this turn
puzzle-chance = best chance { $best }
puzzle-open = Play the turn as you would. Once your plan is complete, or cannot be the best any more, you are told.
puzzle-solved = Solved. This plan succeeds with { $best }; the best other one with { $next }. Play on to see whether the dice agree.
puzzle-missed = There is something better. Take it back, or try again.
puzzle-is-solved = solved
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-titled = { $game }: { $goal }
puzzle-daily = Puzzle of the day
start-puzzles-text = Win this turn: positions with one best plan.
