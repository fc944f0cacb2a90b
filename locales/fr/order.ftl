### L'ordre : qui n'est pas entendu, qui n'est pas admis, et ce que seuls certains peuvent faire.

order-muted = { $time ->
    [ever] Ce que vous écrivez n'est plus montré ici.
    [minutes] Ce que vous écrivez n'est pas montré ici pendant encore { $count } { $count ->
        [one] minute
       *[other] minutes
    }.
    [hours] Ce que vous écrivez n'est pas montré ici pendant encore { $count } { $count ->
        [one] heure
       *[other] heures
    }.
   *[days] Ce que vous écrivez n'est pas montré ici pendant encore { $count } jours.
} La raison donnée : { $reason }
order-banned = { $time ->
    [ever] Vous n'êtes plus admis ici, pour de bon.
    [minutes] Vous n'êtes pas admis ici pendant encore { $count } { $count ->
        [one] minute
       *[other] minutes
    }.
    [hours] Vous n'êtes pas admis ici pendant encore { $count } { $count ->
        [one] heure
       *[other] heures
    }.
   *[days] Vous n'êtes pas admis ici pendant encore { $count } jours.
} La raison donnée : { $reason }
order-not-yours = Seuls ceux qui veillent à l'ordre sur ce serveur peuvent faire cela.
order-nothing = Il n'y a personne ni rien de tel, ou vous ne pouvez pas leur faire cela.
order-own-address = C'est l'adresse d'où vous venez vous-même.
order-address = Ce n'est pas une adresse d'internet, comme 192.0.2.7 ou 2001:db8::1.
order-report = Il n'y a rien là que vous puissiez signaler, ou vous l'avez déjà signalé.
order-words = Dites-le en 1 à 300 caractères.
