### Où l'on se rencontre.

lobby-title = Salon
lobby-count = { $count ->
    [0] Aucune table n'attend en ce moment.
    [one] Une table attend un joueur.
   *[other] { $count } tables attendent des joueurs.
}
lobby-open = Ouvrir une table
lobby-filters = Quelles tables
lobby-any = Peu importe
lobby-rated = classée
lobby-none = Aucune table de ce genre n'attend. Ouvrez-en une : elle sera ici pour tous ceux qui viennent.
lobby-more = Montrer les tables plus anciennes
lobby-somebody = Quelqu'un
lobby-friend = un ami
lobby-points = { $points } points
lobby-seats = { $free ->
    [one] une place libre sur { $players }
   *[other] { $free } places libres sur { $players }
}
lobby-computers = { $count ->
    [one] un joueur de l'ordinateur
   *[other] { $count } joueurs de l'ordinateur
}
lobby-sit = S'asseoir
lobby-withdraw = Ne plus l'afficher
lobby-befriend = Ajouter aux amis
lobby-unfriend = Retirer des amis
lobby-block = Bloquer
lobby-blocked = Bloqués
lobby-blocked-text = Leurs tables ne vous sont pas montrées, et ils ne peuvent s'asseoir aux vôtres.
lobby-unblock = Débloquer
lobby-opponent = Jouer contre quelqu'un maintenant
lobby-opponent-text = Vous jouez avec quelqu'un qui cherche aussi et qui est à peu près de votre force. Les deux camps sont préparés pour vous.
lobby-opponent-rated = La partie compte
lobby-seek = Trouver un adversaire
lobby-seeking = Vous cherchez un adversaire pour { $game }.
lobby-seeking-since = { $minutes ->
    [0] Depuis un instant.
    [one] Depuis une minute.
   *[other] Depuis { $minutes } minutes.
}
lobby-seeking-text = Restez sur cette page : la partie s'ouvre ici dès que quelqu'un est trouvé. Plus vous attendez, plus les forces peuvent différer.
lobby-seek-stop = Ne plus chercher
lobby-seek-computer = Arrêter et jouer contre l'ordinateur
lobby-found = Quelqu'un est là pour jouer avec vous.
lobby-strength = force { $strength }
