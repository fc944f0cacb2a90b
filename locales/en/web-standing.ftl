### Profiles, ladders, and games that count.

standing-rated = Rated game
standing-rated-note = It counts for how strong you are. All who play need an account; nobody is given hints, and nothing is taken back.
standing-counts = This game counts.
standing-counted = This game counted.
standing-uncounted = This game did not count: { $why ->
    [no_account] somebody who played had no account.
    [alone] somebody played against themselves.
    [near] two came from the same place or by the same browser.
    [often] the same two have played often this week.
    *[unmeasured] it is not known how strong a computer player is.
  }
standing-sits = { $name }, { $rating }
standing-new = { $name }, new here
standing-unchanged = unchanged
standing-provisional = provisional
standing-rating = { $rating } ± { $off }
standing-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $won } won, { $drawn } drawn, { $lost } lost
standing-field-2 = two players
standing-field-3 = three or four
standing-pace-none = no clock
standing-pace-live = live
standing-pace-slow = slow
standing-level-novice = novice
standing-level-adept = adept
standing-level-hero = hero
standing-level-titan = titan
standing-beside = { $how ->
    [far_above] far above
    [above] above
    [little_above] a little above
    [like] as strong as
    [little_below] a little below
    [below] below
    *[far_below] far below
  } the computer player { $level }
standing-since = Here since { $date }
standing-none = No game has counted yet.
standing-ratings = Strength
standing-curve = From { $first } to { $last }, lowest { $least }, highest { $most }, over { $games } games
standing-met = You and { $name }
standing-met-text = { $won } to { $lost } for you; { $drawn } drawn.
standing-played = Games
standing-played-none = There are none to be seen.
standing-hidden = { $name } keeps games private.
standing-won = won
standing-drawn = drawn
standing-lost = lost
standing-more = Show more
standing-shows = Who sees my games
standing-shows-nobody = nobody
standing-shows-played = those who played them
standing-shows-all = everybody
standing-failed = This could not be fetched: { $reason }
standing-nobody = Nobody with an account is called so.
leaders-title = Leaderboard
leaders-text = How strong those are whose strength is known well enough, on the scale of Elo. Computer players stand where they were measured.
leaders-game = Game
leaders-pace = Pace
leaders-field = Players
leaders-none = Nobody stands here yet. Rated games lead here.
leaders-place = Place
leaders-name = Name
leaders-rating = Strength
leaders-played = Games
leaders-caption = { $game }, { $field }
standing-report = Report
