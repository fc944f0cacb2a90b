### La cadence d'une partie, et ses horloges.

pace-title = Cadence
pace-kind = Horloge
pace-none = sans horloge
pace-live = En direct, à l'horloge
pace-slow-game = Lente, des heures ou des jours par tour
pace-base = Temps pour la partie
pace-increment = En plus à chaque tour
pace-reserve = Pour une réaction
pace-turn = Temps pour un tour
pace-flag = À la fin du temps
pace-forfeit = la partie est perdue
pace-computer = l'ordinateur continue
pace-live-note = Chacun a une horloge. Elle part quand tous sont là, et chaque tour à soi ajoute du temps. Une question au tour des autres ne coûte d'abord rien. À trois ou quatre, l'ordinateur continue pour qui n'a plus de temps.
pace-slow-note = Chacun a ce temps pour un tour, et pour chaque question au tour des autres. Les congés, à la page du compte, arrêtent son propre temps.
pace-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
pace-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
pace-hours = { $count ->
    [one] 1 heure par tour
   *[other] { $count } heures par tour
}
pace-days = { $count ->
    [one] 1 jour par tour
   *[other] { $count } jours par tour
}
pace-days-short = { $count } j
pace-hours-short = { $count } h
pace-live-told = { $minutes } min + { $increment } s

## À la table

pace-left = il reste { $time }
pace-low = peu de temps
pace-warning = Il vous reste { $seconds } secondes.
pace-waits = Les horloges attendent que tous soient là.
pace-paused = La partie est en pause.
pace-resume = Reprendre
pace-rests = Le temps de { $player } est arrêté : un congé, ou le serveur était absent.
pace-fallen = Le temps du joueur { $number } était écoulé : l'ordinateur continue.
pace-pause = Demander une pause
pace-change = Demander une autre cadence
pace-propose = Demander aux autres

## Congés

pace-holidays = Congés
pace-holidays-note = Votre propre temps y est arrêté dans les parties lentes. Il y en a { $most } jours par an.
pace-holiday-now = maintenant
pace-holiday-in = { $count ->
    [one] demain
   *[other] dans { $count } jours
}
pace-holiday-begins = Il commence
pace-holiday-days = Jours
pace-holiday-take = Prendre un congé
pace-holiday-end = Terminer
pace-holiday-none = Vous n'en avez pas.
