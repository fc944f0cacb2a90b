### What speaks for a choice and against it in Conjurers, beside what all games say.

con-motive-prize = { $chance } to win { $creature }
con-motive-duel = { $chance } to win the duel
con-motive-fight = { $falls } that { $creature } falls, { $lost } to lose your own
con-motive-points = { $points } points
con-motive-feeds = { $food } food for the next feeding that is missing otherwise
con-motive-gains = brings { $amount }
con-motive-mine = the mine pays { $amount } at the end of this turn

## How the whole position leans against the other choices

con-motive-score =
    { $leaning ->
        [for] more points, or nearer to bonuses
       *[against] fewer points, or further from bonuses
    }
con-motive-battles =
    { $leaning ->
        [for] better prospects in this turn’s battles
       *[against] worse prospects in this turn’s battles
    }
con-motive-campaign =
    { $leaning ->
        [for] better prospects in the battles of coming turns
       *[against] worse prospects in the battles of coming turns
    }
con-motive-stores =
    { $leaning ->
        [for] resources for what is worth buying
       *[against] fewer resources for what is worth buying
    }
con-motive-mines =
    { $leaning ->
        [for] more from mines
       *[against] less from mines
    }
con-motive-hands =
    { $leaning ->
        [for] more assistants for the coming turns
       *[against] fewer assistants for the coming turns
    }
con-motive-food =
    { $leaning ->
        [for] less hunger to fear
       *[against] more hunger to fear
    }
con-motive-button =
    { $leaning ->
        [for] starts the next turn
       *[against] leaves the start of the next turn to others
    }
