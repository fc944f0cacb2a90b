### Pourquoi un nom ou une demande est refusé.

fault-known-name = un nom connu ici
fault-nearest = Vouliez-vous dire « { $near } » ?
unknown-unit-name = Il n'y a pas d'unité « { $name } ».
unknown-army-name = Il n'y a pas d'armée « { $name } ».
unknown-board-name = Il n'y a pas de plateau « { $name } ».
unknown-scenario-name = Il n'y a pas de scénario « { $name } ».
unknown-name = « { $name } » n'est pas connu.

## Demandes

request-unknown = Cette demande n'existe pas.
request-no-table = Cette table n'existe pas, ou plus.
request-secret-in-address = Le secret d'une place ne doit pas figurer dans une adresse ; il va dans un en-tête.
request-claimed = Quelqu'un a déjà pris cette place. Une invitation ne sert qu'une fois.
request-weak-secret = Le secret d'une place compte de 32 à 128 lettres et chiffres.
request-no-hints = Cette table ne permet aucun conseil tant que la partie dure.
request-leaving = Le serveur va redémarrer. Revenez dans un instant.
request-store = Le serveur n'a pas pu lire ou écrire ce qu'il conserve. Réessayez dans un moment.
request-lang = Il n'y a pas de langue « { $code } » ; il y a en et fr.
request-ruleset = Ce jeu de règles n'existe pas ici ; il y a { $known }.
request-seats = { $players } joueurs ne conviennent pas à { $seats } places.
request-name = Un nom compte au plus { $most } caractères, sur une seule ligne.
request-look-alike = « { $one } » et « { $other } » se ressemblent trop ; choisissez un autre nom.
request-level = Ce joueur de l'ordinateur n'existe pas ; il y a { $known }.
request-settings = Les décisions de la table sont illisibles : { $reason }
request-record = L'enregistrement ne peut pas être rejoué : { $reason }
request-step = La partie ne compte que { $steps } étapes.
request-over-then = La partie est terminée à ce moment.
request-view-closed = Ce qu'un autre joueur a vu est ouvert une fois la partie terminée.
request-not-over = L'enregistrement contient les cartes de tous : il est ouvert une fois la partie terminée.
request-review-not-over = Une analyse révèle les cartes de chacun : elle s'ouvre une fois la partie terminée.
request-undecided = Personne n'a rien décidé à l'étape { $step }.
table-no-order = « { $order } » n'est pas un ordre permanent
table-no-choice = « { $notation } » n'est pas un choix de ce jeu
table-joined-already = cette session a déjà rejoint la table
