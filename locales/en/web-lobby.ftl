### Where people meet.

lobby-title = Lobby
lobby-count = { $count ->
    [0] No table waits at the moment.
    [one] One table waits for a player.
   *[other] { $count } tables wait for players.
}
lobby-open = Open a table
lobby-filters = Which tables
lobby-any = Any
lobby-rated = rated
lobby-none = No such table waits. Open one: it stands here for all who come.
lobby-more = Show older tables
lobby-somebody = Somebody
lobby-friend = a friend
lobby-points = { $points } points
lobby-seats = { $free ->
    [one] one of { $players } seats free
   *[other] { $free } of { $players } seats free
}
lobby-computers = { $count ->
    [one] one computer player
   *[other] { $count } computer players
}
lobby-sit = Sit down
lobby-withdraw = List no more
lobby-befriend = Add as a friend
lobby-unfriend = No friend any more
lobby-block = Block
lobby-blocked = Blocked
lobby-blocked-text = Their tables are not shown to you, and they cannot sit down at yours.
lobby-unblock = Block no more
lobby-opponent = Play somebody now
lobby-opponent-text = You sit down with somebody who looks as well and is about as strong. Both sides are set up for you.
lobby-opponent-rated = The game counts
lobby-seek = Find an opponent
lobby-seeking = You look for an opponent for { $game }.
lobby-seeking-since = { $minutes ->
    [0] Since a moment ago.
    [one] For a minute.
   *[other] For { $minutes } minutes.
}
lobby-seeking-text = Stay on this page: the game opens here as soon as somebody is found. The longer you wait, the more different in strength they may be.
lobby-seek-stop = Stop looking
lobby-seek-computer = Stop, and play the computer
lobby-found = Somebody to play with is found.
lobby-strength = strength { $strength }
