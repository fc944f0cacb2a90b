### The ways to win, and how far one is on them.

goal-points = have the most points after turn { $of }
    .short = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
won-points = The points decided: { $first } against { $second }.
