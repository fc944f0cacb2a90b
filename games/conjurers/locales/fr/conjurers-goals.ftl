### Les chemins vers la victoire, et où chacun en est.

goal-points = avoir le plus de points après le tour { $of }
    .short = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
won-points = Les points ont décidé : { $first } contre { $second }.
