### How fast a game is played, and its clocks.

pace-title = Pace
pace-kind = Clock
pace-none = no clock
pace-live = Live, with a clock
pace-slow-game = Slow, hours or days a turn
pace-base = Time for the game
pace-increment = More with each turn
pace-reserve = For a reaction
pace-turn = Time for a turn
pace-flag = When time is over
pace-forfeit = the game is lost
pace-computer = the computer plays on
pace-live-note = Everybody has a clock. It begins when all have come, and each turn of one's own adds some time. A question in others' turns costs nothing at first. Of three and four players the computer plays on for whoever has no time left.
pace-slow-note = Everybody has so long for a turn, and for each question in others' turns. Holidays, on the page of the account, make one's own time stand still.
pace-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
pace-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
pace-hours = { $count ->
    [one] 1 hour a turn
   *[other] { $count } hours a turn
}
pace-days = { $count ->
    [one] 1 day a turn
   *[other] { $count } days a turn
}
pace-days-short = { $count } d
pace-hours-short = { $count } h
pace-live-told = { $minutes } min + { $increment } s

## At the table

pace-left = { $time } left
pace-low = little time
pace-warning = You have { $seconds } seconds left.
pace-waits = The clocks wait until everybody has come.
pace-paused = The game is paused.
pace-resume = Go on
pace-rests = The time of { $player } stands still: a holiday, or the server was away.
pace-fallen = The time of player { $number } was over: the computer plays on.
pace-pause = Ask for a pause
pace-change = Ask for another pace
pace-propose = Ask the others

## Holidays

pace-holidays = Holidays
pace-holidays-note = Your own time in slow games stands still on them. There are { $most } days within a year.
pace-holiday-now = now
pace-holiday-in = { $count ->
    [one] tomorrow
   *[other] in { $count } days
}
pace-holiday-begins = It begins
pace-holiday-days = Days
pace-holiday-take = Take a holiday
pace-holiday-end = End
pace-holiday-none = You have none.
