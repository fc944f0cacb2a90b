### Ce que dit le serveur d'une table.

table-undone = { $who ->
    [you] Vous revenez sur votre dernier choix.
   *[other] { $player } revient sur son dernier choix.
}
table-title-and = { $first } contre { $second }

## Pourquoi un message n'a rien changé

table-stale = Cette réponse porte sur une ancienne question. La partie a continué.
table-not-yours = Ce n'est pas à vous de décider.
table-spectator = Vous êtes spectateur : seuls les joueurs décident.
table-not-offered = Ce choix n'est pas dans la liste.
table-nothing-to-undo = Rien à reprendre : quelque chose de caché ou d'aléatoire a été vu depuis, ou un autre joueur a décidé.
table-malformed = Ce message est illisible : { $reason }
table-too-large = Ce message est trop long.
table-unknown-secret = Ce lien n'ouvre aucune place de cette table.
table-no-hints = Les conseils ne sont pas permis à cette place.
table-not-joined = Le premier message doit rejoindre la table.
table-broken = Cette partie ne peut pas continuer ici : elle a commencé avec des règles que ce programme joue autrement, ou ce qui en a été conservé est abîmé. Rien n'a été effacé ; qui tient le serveur peut la regarder.
table-storage = Le serveur ne peut rien conserver pour l'instant, ce coup n'a donc pas été joué. Réessayez dans un moment.
table-too-often = C'est arrivé trop tôt après votre message précédent.
table-closed = Cette table a été fermée : on peut la regarder, mais plus rien ne peut y être joué.
table-busy = Le serveur a trop à faire. Réessayez dans un instant.
table-full = Cette partie est devenue trop longue : elle n'accepte plus d'ordres, et plus rien ne peut être repris.
table-over = La partie est finie.
table-not-now = C'est impossible à présent : quelque chose a changé entre-temps.
table-rated = Cela ne se fait pas dans une partie classée.
table-paused = La partie est en pause : elle reprend quand les joueurs le disent.

## Niveaux des joueurs de l'ordinateur

table-level-random = Au hasard
    .text = Prend n'importe quel choix permis. Pour essayer.
table-level-greedy = Rapide
    .text = Regarde un coup à l'avance et décide aussitôt.
table-level-novice = Novice
    .text = Joue à découvert, pardonne les erreurs et répond aussitôt. Pour une première partie.
table-level-adept = Adepte
    .text = Réfléchit un peu à l'avance et se trompe de temps en temps.
table-level-hero = Héros
    .text = Prévoit des tours entiers et se trompe rarement.
table-level-titan = Titan
    .text = Réfléchit jusqu'à deux secondes. Le plus fort de tous.

## Les joueurs que personne n'a nommés

table-person = { $number ->
    [1] Iris
    [2] Damon
    [3] Théa
    [4] Léandre
    [5] Phébé
   *[other] Évandre
}
table-computer = l'ordinateur
table-computer-label = Ordinateur
table-computer-numbered = l'ordinateur { $number }
table-computer-numbered-label = Ordinateur { $number }
table-namesake = { $name } ({ $number })
