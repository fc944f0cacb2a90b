### The ways to win, and how far one is on them.

goal-units = destroy { $of ->
    [one] an enemy unit
   *[other] { $of } enemy units
}
    .short = { $done }/{ $of } units
won-units = { $who ->
    [you] You have
   *[other] { $player } has
} no more than three units left.
won-quiet = No unit was wounded for { $turns } turns.
won-both = Both sides lost their last units at once.
