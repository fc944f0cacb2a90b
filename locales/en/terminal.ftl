# The table as text: prompts, commands and what is said about them.

## Commands: the word that is typed, and what help says of it.

verb-why = why
    .usage = why N, why NOTATION
    .help = what a choice does and what it rests on; for a choice not on offer, the rule against it
verb-odds = odds
    .usage = odds N
    .help = what an attack is likely to do
verb-best = best
    .usage = best
    .help = how best to use the dice on the table
verb-hint = hint
    .usage = hint
    .help = what the computer would do in your place, and why
verb-thoughts = thoughts
    .usage = thoughts
    .help = why the computer did what it did last
verb-undo = undo
    .usage = undo
    .help = take your last choice back, unless dice or cards have been seen since
verb-more = more
    .usage = more
    .help = the next choices, when there are too many for one page
verb-back = back
    .usage = back
    .help = out of a group of choices
verb-board = board
    .usage = board
    .help = the whole board, area by area
verb-look = look
    .usage = look NAME
    .help = an area or a unit
verb-area = area
    .usage = area NAME
    .help = one area: what it is, who stands there, what is seen from it
verb-unit = unit
    .usage = unit NAME
    .help = one unit: its values now, its talents and powers
verb-hand = hand
    .usage = hand
    .help = your cards
verb-army = army
    .usage = army, army PLAYER
    .help = your units and cards, or what can be seen of another player's
verb-rules = rules
    .usage = rules ID, rules WORDS
    .help = a rule by its id, or rules with these words
verb-log = log
    .usage = log, log N
    .help = the last things that happened
verb-orders = orders
    .usage = orders, orders ORDER
    .help = when you want to be asked, and how to change it
verb-save = save
    .usage = save FILE
    .help = write a copy of the game to a file
verb-help = help
    .usage = help
    .help = this list
verb-quit = quit
    .usage = quit
    .help = leave; the game is kept

## Players

terminal-player = Player { $number }
terminal-computer = Computer
terminal-computer-number = Computer { $number }
terminal-pass-to = Pass the screen to { $name }, then press Enter.{" "}
terminal-prompt = { $name }>{" "}

## Choices

terminal-only-choice = The only choice: { $choice }.
terminal-earlier-news = { $earlier ->
    [one] One earlier line is left out
   *[other] { $earlier } earlier lines are left out
}; type log { $all } to read everything.
terminal-group = { $name }: { $choices } choices
terminal-more-choices = { $choices } choices in all; type more for the next ones.
terminal-back-out = Type back for the other choices.
terminal-no-such-number = There is no such number; the choices are 1 to { $most }.
terminal-open-group-first = { $number } is a group of choices; type { $number } to open it.
terminal-about-what = { $verb } needs a choice: its number, or its notation such as activate zeus simple.
terminal-not-a-choice = { $found } is not { $expected }.
terminal-not-understood = "{ $found }" is neither a number from 1 to { $most } nor a command nor a choice in notation.
terminal-did-you-mean = Did you mean { $word }?
terminal-type-help = Type help for all commands.
terminal-help-intro = Answer with the number of a choice, with a choice in notation, or with one of these commands:
terminal-help-line = { $usage }: { $help }
terminal-notation = In notation: { $notation }

## Undo

terminal-undone = Taken back.
terminal-nothing-to-undo = There is nothing to take back: dice or cards have been seen since your last choice, or somebody else has decided.

## Advice

terminal-no-dice = No dice lie on the table that you could still use.
terminal-best = Best for the number of wounds: { $plan }. On average { $wounds } wounds.
terminal-best-then = { $first }, then { $next }
terminal-compared = Compared: { $ways }.
terminal-way = { $dice ->
    [0] roll nothing again, { $wounds }
    [one] roll one die again, { $wounds }
   *[other] roll { $dice } dice again, { $wounds }
}
terminal-hint = The computer would take { $number }. { $choice }
terminal-hint-elsewhere = The computer would take another of the choices. { $choice } Type { $notation } for it.
terminal-hint-also = It also weighed { $number }. { $choice }
terminal-review-how = What the game was decided by: omphalos review { $file }

## Looking things up

terminal-nobody-called = Nobody is called "{ $name }"; the players are { $names }.
terminal-rules-how = Name a rule, such as rules 8A.1, or words, such as rules full area.
terminal-no-rule = No rule has the id or the words "{ $query }".
terminal-more-rules = { $rules ->
    [one] One more rule has these words
   *[other] { $rules } more rules have these words
}; add a word to find fewer.
terminal-log-how = log takes a number of lines, such as log 40.
terminal-log-empty = Nothing has happened yet.

## Standing orders

terminal-orders-intro = You are asked at these points whether you buy a manoeuvre:
terminal-orders-reactions = You are asked for these reactions:
terminal-orders-how = To change one, type for example orders ask at turn_end, orders skip for guard, or orders waive NAME TALENT.
terminal-yes = yes
terminal-no = no
terminal-order-taken = Your order is noted.
terminal-order-refused = That order does not fit: the talent is not one of that unit, or the unit is not yours.

## Keeping the game

terminal-saved = Saved to { $file }.
terminal-not-saved = The game could not be saved: { $reason }.
terminal-save-where = Name a file, such as save game.record.
terminal-kept = The game is kept in { $file }; omphalos play --text --load { $file } goes on with it.
terminal-record-kept = The game is kept in { $file }; omphalos replay { $file } shows it again.
terminal-leave = The game is kept in { $file }. Press Enter to leave, type save FILE to write a copy and leave, or back to play on.
terminal-leave-unkept = The game is not kept anywhere. Type save FILE to keep it and leave, back to play on, or press Enter to leave it unsaved.

## Beginning and end

terminal-welcome = Omphalos: { $game }, by the rules. Unofficial. Type help at any time.
terminal-table = { $players } play { $board }.
terminal-resumed = The game goes on in round { $round }.
terminal-chosen-seed = The seed of this table was chosen: { $seed }.
terminal-and = { $first } and { $last }

## Questions before the first game

terminal-which-game = What would you like to play?
terminal-game-quick = A quick game with ready-made armies against the computer
terminal-game-constructed = A battle of ready-made armies
terminal-game-draft = A battle with a draft: players pick their armies in turn
terminal-game-scenario = An adventure with a story and goals of its own
terminal-which-opponent = Against whom?
terminal-opponent-computer = The computer
terminal-opponent-person = Somebody at this screen
terminal-which-scenario = Which adventure?
terminal-which-board = On which board?
terminal-which-army = Which army does { $name } lead?
terminal-how-many = How many players?
terminal-players = { $players } players
terminal-unknown-card = There is no card { $tag }; did you mean { $nearest }?
terminal-pick-number = Type a number from 1 to { $most }, or press Enter for 1.

## Points and reactions of standing orders

terminal-order-line = { $answer }: { $what } ({ $notation })
