# La table en texte : invites, commandes et ce qu'on en dit.

## Commandes : le mot à taper et ce qu'en dit l'aide.

verb-why = pourquoi
    .usage = pourquoi N, pourquoi NOTATION
    .help = ce que fait un choix et d'où il vient ; pour un choix non proposé, la règle qui l'interdit
verb-odds = chances
    .usage = chances N
    .help = ce qu'une attaque a des chances de faire
verb-best = meilleur
    .usage = meilleur
    .help = la meilleure façon d'utiliser les dés sur la table
verb-hint = conseil
    .usage = conseil
    .help = ce que l'ordinateur ferait à votre place, et pourquoi
verb-thoughts = pensées
    .usage = pensées
    .help = pourquoi l'ordinateur a fait ce qu'il vient de faire
verb-undo = annuler
    .usage = annuler
    .help = revenir sur votre dernier choix, sauf si des dés ou des cartes ont été vus depuis
verb-more = suite
    .usage = suite
    .help = les choix suivants, quand il y en a trop pour une page
verb-back = retour
    .usage = retour
    .help = sortir d'un groupe de choix
verb-board = plateau
    .usage = plateau
    .help = tout le plateau, zone par zone
verb-look = voir
    .usage = voir NOM
    .help = une zone ou une unité
verb-area = zone
    .usage = zone NOM
    .help = une zone : ce qu'elle est, qui s'y trouve, ce qu'on en voit
verb-unit = unité
    .usage = unité NOM
    .help = une unité : ses valeurs du moment, ses talents et ses pouvoirs
verb-hand = main
    .usage = main
    .help = vos cartes
verb-army = armée
    .usage = armée, armée JOUEUR
    .help = vos unités et vos cartes, ou ce qu'on voit de celles d'un autre
verb-rules = règles
    .usage = règles ID, règles MOTS
    .help = une règle par son identifiant, ou les règles qui ont ces mots
verb-log = journal
    .usage = journal, journal N
    .help = les derniers événements
verb-orders = ordres
    .usage = ordres, ordres ORDRE
    .help = quand vous voulez qu'on vous interroge, et comment le changer
verb-save = sauver
    .usage = sauver FICHIER
    .help = écrire une copie de la partie dans un fichier
verb-help = aide
    .usage = aide
    .help = cette liste
verb-quit = quitter
    .usage = quitter
    .help = partir ; la partie est conservée

## Joueurs

terminal-player = Joueur { $number }
terminal-computer = Ordinateur
terminal-computer-number = Ordinateur { $number }
terminal-pass-to = Laissez l'écran à { $name }, puis appuyez sur Entrée.{" "}
terminal-prompt = { $name }>{" "}

## Choix

terminal-only-choice = Seul choix : { $choice }.
terminal-earlier-news = { $earlier ->
    [one] Une ligne plus ancienne n'est pas montrée
   *[other] { $earlier } lignes plus anciennes ne sont pas montrées
} ; tapez journal { $all } pour tout lire.
terminal-group = { $name } : { $choices } choix
terminal-more-choices = { $choices } choix en tout ; tapez suite pour les suivants.
terminal-back-out = Tapez retour pour les autres choix.
terminal-no-such-number = Ce numéro n'existe pas ; les choix vont de 1 à { $most }.
terminal-open-group-first = { $number } est un groupe de choix ; tapez { $number } pour l'ouvrir.
terminal-about-what = { $verb } demande un choix : son numéro, ou sa notation, par exemple activate zeus simple.
terminal-not-a-choice = { $found } n'est pas compris ; attendu : { $expected }.
terminal-not-understood = « { $found } » n'est ni un numéro de 1 à { $most }, ni une commande, ni un choix en notation.
terminal-did-you-mean = Vouliez-vous dire { $word } ?
terminal-type-help = Tapez aide pour toutes les commandes.
terminal-help-intro = Répondez par le numéro d'un choix, par un choix en notation, ou par une de ces commandes :
terminal-help-line = { $usage } : { $help }
terminal-notation = En notation : { $notation }

## Annuler

terminal-undone = C'est annulé.
terminal-nothing-to-undo = Il n'y a rien à annuler : des dés ou des cartes ont été vus depuis votre dernier choix, ou quelqu'un d'autre a décidé.

## Conseils

terminal-no-dice = Il n'y a pas de dés sur la table que vous puissiez encore utiliser.
terminal-best = Le mieux pour le nombre de blessures : { $plan }. En moyenne { $wounds } blessures.
terminal-best-then = { $first }, puis { $next }
terminal-compared = Comparaison : { $ways }.
terminal-way = { $dice ->
    [0] ne rien relancer, { $wounds }
    [one] relancer un dé, { $wounds }
   *[other] relancer { $dice } dés, { $wounds }
}
terminal-hint = L'ordinateur prendrait le { $number }. { $choice }
terminal-hint-elsewhere = L'ordinateur prendrait un autre choix. { $choice } Tapez { $notation } pour le prendre.
terminal-hint-also = Il a aussi pesé le { $number }. { $choice }
terminal-review-how = Ce qui a décidé de la partie : omphalos review { $file }

## Consulter

terminal-nobody-called = Personne ne s'appelle « { $name } » ; les joueurs sont { $names }.
terminal-rules-how = Nommez une règle, par exemple règles 8A.1, ou des mots, par exemple règles zone saturée.
terminal-no-rule = Aucune règle n'a l'identifiant ou les mots « { $query } ».
terminal-more-rules = { $rules ->
    [one] Une autre règle a ces mots
   *[other] { $rules } autres règles ont ces mots
} ; ajoutez un mot pour en trouver moins.
terminal-log-how = journal prend un nombre de lignes, par exemple journal 40.
terminal-log-empty = Il ne s'est encore rien passé.

## Ordres permanents

terminal-orders-intro = On vous demande à ces moments si vous achetez une manœuvre :
terminal-orders-reactions = On vous demande pour ces réactions :
terminal-orders-how = Pour en changer, tapez par exemple ordres ask at turn_end, ordres skip for guard, ou ordres waive NOM TALENT.
terminal-yes = oui
terminal-no = non
terminal-order-taken = Votre ordre est noté.
terminal-order-refused = Cet ordre ne convient pas : ce talent n'est pas celui de cette unité, ou l'unité n'est pas à vous.

## Conserver la partie

terminal-saved = Partie écrite dans { $file }.
terminal-not-saved = La partie n'a pas pu être écrite : { $reason }.
terminal-save-where = Nommez un fichier, par exemple sauver partie.record.
terminal-kept = La partie est conservée dans { $file } ; omphalos play --text --lang fr --load { $file } la reprend.
terminal-record-kept = La partie est conservée dans { $file } ; omphalos replay { $file } la montre à nouveau.
terminal-leave = La partie est conservée dans { $file }. Appuyez sur Entrée pour partir, tapez sauver FICHIER pour en écrire une copie et partir, ou retour pour continuer.
terminal-leave-unkept = La partie n'est conservée nulle part. Tapez sauver FICHIER pour la conserver et partir, retour pour continuer, ou appuyez sur Entrée pour partir sans rien conserver.

## Début et fin

terminal-welcome = Omphalos : { $game }, selon les règles. Non officiel. Tapez aide à tout moment.
terminal-table = { $players } jouent sur { $board }.
terminal-resumed = La partie reprend au round { $round }.
terminal-chosen-seed = La graine de cette table a été choisie : { $seed }.
terminal-and = { $first } et { $last }

## Questions avant la première partie

terminal-which-game = À quoi voulez-vous jouer ?
terminal-game-quick = Une partie rapide contre l'ordinateur, avec des armées prêtes
terminal-game-constructed = Une bataille d'armées prêtes
terminal-game-draft = Une bataille avec draft : chacun choisit ses unités à tour de rôle
terminal-game-scenario = Une aventure avec son histoire et ses propres objectifs
terminal-which-opponent = Contre qui ?
terminal-opponent-computer = L'ordinateur
terminal-opponent-person = Quelqu'un devant cet écran
terminal-which-scenario = Quelle aventure ?
terminal-which-board = Sur quel plateau ?
terminal-which-army = Quelle armée { $name } mène-t-il ?
terminal-how-many = Combien de joueurs ?
terminal-players = { $players } joueurs
terminal-unknown-card = Il n'y a pas de carte { $tag } ; vouliez-vous dire { $nearest } ?
terminal-pick-number = Tapez un numéro de 1 à { $most }, ou Entrée pour 1.

## Moments et réactions des ordres permanents

terminal-order-line = { $answer } : { $what } ({ $notation })
