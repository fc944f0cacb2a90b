### Les chemins vers la victoire, et où chacun en est.

goal-units = détruire { $of ->
    [one] une unité ennemie
   *[other] { $of } unités ennemies
}
    .short = unités { $done }/{ $of }
won-units = { $who ->
    [you] Il ne vous reste que trois unités ou moins.
   *[other] Il ne reste que trois unités ou moins à { $player }.
}
won-quiet = Aucune unité n'a été blessée pendant { $turns } tours.
won-both = Les deux camps ont perdu leurs dernières unités en même temps.
