### What speaks for a choice and against it in Mythic Battles (2012), beside what all games say.

mythic-motive-answered = { $unit } may strike back
mythic-motive-ground = { $by } to what attackers must reach on { $space }
mythic-motive-holds = keeps { $unit } from moving
mythic-motive-shields = spares { $unit } the attack
mythic-motive-dice = most successes on average: { $successes }

## How the whole position leans against the other choices

mythic-motive-stand =
    { $leaning ->
        [for] further from defeat than they are
       *[against] nearer to defeat than they are
    }
mythic-motive-hand =
    { $leaning ->
        [for] leaves more Maneuver cards
       *[against] leaves fewer Maneuver cards
    }
mythic-motive-art-of-war =
    { $leaning ->
        [for] leaves more Art of War cards
       *[against] leaves fewer Art of War cards
    }
mythic-motive-points =
    { $leaning ->
        [for] leaves more power points
       *[against] leaves fewer power points
    }
mythic-motive-webs =
    { $leaning ->
        [for] binds more units in webs
       *[against] leaves units bound in webs
    }
