### What speaks for a choice and against it.

motive-absorbs = absorbs { $stone }
motive-claims = claims { $stone }
motive-answered =
    { $number ->
        [one] { $unit } may strike back
       *[other] { $unit } may strike back
    } ({ $chance } that the card is in hand)
motive-shelter-melee = { $by } defence at range 0 in { $area }
motive-shelter-ranged = { $by } defence against ranged attacks in { $area }
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
motive-divinity =
    { $leaning ->
        [for] better for the life of the divinities
       *[against] worse for the life of the divinities
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
        [for] leaves more activation cards
       *[against] leaves fewer activation cards
    }
motive-art-of-war =
    { $leaning ->
        [for] leaves more art of war cards
       *[against] leaves fewer art of war cards
    }
motive-goals =
    { $leaning ->
        [for] nearer to the goal of the scenario
       *[against] further from the goal of the scenario
    }
