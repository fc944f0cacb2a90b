### What speaks for a choice and against it, and what a game was decided by.

motive-weighed = { $choice }: { $chance } to win. { $reasons }
motive-weighed-bare = { $choice }: { $chance } to win.

## Why the computer did what it did

motive-bot = { $player } chose: { $choice }
motive-bot-reasons = { $player } chose: { $choice }. { $reasons }
motive-bot-none = The computer has not decided anything yet.
motive-bot-hidden = What else it weighed would show its cards: the review tells after the game, and a computer that thinks aloud tells at once.
motive-better = Better: { $weighed }
motive-instead = Also weighed: { $weighed }

## The review

review-sure = { $inputs } steps, each looked at by a search of { $rounds } rounds
review-curve = { $player }: { $curve }
review-totals =
    { $player }: luck { $luck }, own decisions { $own }, decisions of others { $others }, not foreseen { $rest }; together { $change }
review-moments = The moments that counted
review-no-moments = No single moment counted for much.
review-decision = { $counted ->
    [turns] Turn
   *[rounds] Round
} { $round }, step { $step }. { $chosen }. This cost { $player } { $loss } of the chance to win.
review-luck = { $counted ->
    [turns] Turn
   *[rounds] Round
} { $round }, step { $step }. { $what } Luck: { $gain } for { $player }.
review-luck-bare = Dice and cards.
review-points =
    { $size ->
        [one] { $value } point
       *[other] { $value } points
    }
