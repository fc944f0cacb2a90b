### What the server of a table says.

table-undone = { $who ->
    [you] You take
   *[other] { $player } takes
} the last choice back.
table-title-and = { $first } against { $second }

## Why a message changed nothing

table-stale = That answers an old question. The table has moved on.
table-not-yours = It is not your decision.
table-spectator = You are watching: only players decide.
table-not-offered = That choice is not on the list.
table-nothing-to-undo = Nothing to take back: something hidden or random has been seen since, or another player has decided.
table-malformed = That message cannot be read: { $reason }
table-too-large = That message is too large.
table-unknown-secret = This link opens no seat of this table.
table-no-hints = Hints are off for this seat.
table-not-joined = The first message must join the table.
table-broken = This game cannot go on here: it began by rules that this program plays otherwise, or what was kept of it is damaged. Nothing was deleted; whoever runs the server can look at it.
table-storage = The server cannot keep anything at present, so that was not played. Please try again in a while.
table-too-often = That came too soon after what you sent before.
table-closed = This table was closed: it can be looked at, and nothing more can be played at it.
table-busy = The server has too much to do. Please try again in a moment.
table-full = This game has grown too long: it takes no more orders, and nothing more can be taken back.
table-over = The game is over.
table-not-now = That cannot be done now: something has changed meanwhile.
table-rated = That is not done in a game that counts.
table-paused = The game is paused: it goes on when the players say so.

## Levels of computer players

table-level-random = Any choice
    .text = Takes any legal choice. For trying things out.
table-level-greedy = Quick
    .text = Looks one step ahead and decides at once.
table-level-novice = Novice
    .text = Plays openly, forgives mistakes and answers at once. For a first game.
table-level-adept = Adept
    .text = Thinks a little ahead and slips now and then.
table-level-hero = Hero
    .text = Plans whole turns and rarely errs.
table-level-titan = Titan
    .text = Thinks for up to two seconds. As strong as it gets.

## Players whom nobody has named

table-person = { $number ->
    [1] Iris
    [2] Damon
    [3] Thea
    [4] Leander
    [5] Phoebe
   *[other] Evander
}
table-computer = the computer
table-computer-label = Computer
table-computer-numbered = computer { $number }
table-computer-numbered-label = Computer { $number }
table-namesake = { $name } ({ $number })
