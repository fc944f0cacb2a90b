### What speaks for a choice and against it, and what a game was decided by.

motive-weighed = { $choice }: { $chance } to win. { $reasons }
motive-weighed-bare = { $choice }: { $chance } to win.

## Facts

motive-wins = wins the game
motive-absorbs = absorbs { $stone }
motive-claims = claims { $stone }
motive-wounds = { $wounds } wounds to expect on { $target }
motive-destroys = { $chance } to destroy { $target }, { $wounds } wounds to expect
motive-answered =
    { $number ->
        [one] { $unit } may strike back
       *[other] { $unit } may strike back
    } ({ $chance } that the card is in hand)
motive-shelter-melee = { $by } defence at range 0 in { $area }
motive-shelter-ranged = { $by } defence against ranged attacks in { $area }
motive-prospect = could strike { $target } next, { $chance } to destroy
motive-aims-absorb =
    { $number ->
        [one] { $unit } is
       *[other] { $unit } are
    } on the way to the stone in { $area } and could absorb it in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
motive-aims-claim =
    { $number ->
        [one] { $unit } is
       *[other] { $unit } are
    } on the way to the stone in { $area } and could claim it in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
motive-bargain =
    { $number ->
        [one] { $unit } does
       *[other] { $unit } do
    } much for the price
motive-dice = most wounds on average: { $wounds }

## How the whole position leans against the other choices

motive-army =
    { $leaning ->
        [for] more of your army against theirs
       *[against] less of your army against theirs
    }
motive-divinity =
    { $leaning ->
        [for] better for the life of the divinities
       *[against] worse for the life of the divinities
    }
motive-menace =
    { $leaning ->
        [for] more of their units within reach
       *[against] fewer of their units within reach
    }
motive-threat =
    { $leaning ->
        [for] presses their divinity harder
       *[against] presses their divinity less
    }
motive-absorbed =
    { $leaning ->
        [for] nearer to victory by stones
       *[against] further from victory by stones
    }
motive-carried =
    { $leaning ->
        [for] stones in better hands
       *[against] stones in worse hands
    }
motive-nearby =
    { $leaning ->
        [for] nearer to stones on the board
       *[against] further from stones on the board
    }
motive-hand =
    { $leaning ->
        [for] keeps activation cards
       *[against] costs activation cards
    }
motive-art-of-war =
    { $leaning ->
        [for] keeps art of war cards
       *[against] costs art of war cards
    }
motive-goals =
    { $leaning ->
        [for] nearer to the goal of the scenario
       *[against] further from the goal of the scenario
    }

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
review-decision = Round { $round }, step { $step }. { $chosen } This cost { $player } { $loss }.
review-luck = Round { $round }, step { $step }. { $what } Luck: { $gain } for { $player }.
review-luck-bare = Dice and cards.
review-points =
    { $size ->
        [one] { $value } point
       *[other] { $value } points
    }
