### Ce que dit le client du navigateur.

## Partout

close = Fermer
skip-to-content = Aller au contenu
page-failed = Cette page n'a pas pu être chargée. Le serveur tourne-t-il encore ? Rechargez pour réessayer.
back-to-start = Retour à l'accueil
language = Langue
nav-label = Pages
nav-new = Nouvelle partie
nav-lobby = Salon
nav-learn = Apprendre
nav-army = Armées
nav-rules = Règles
nav-settings = Réglages
missing-title = Page introuvable
missing-text = Cette adresse ne mène nulle part ici.
seat-number = Joueur { $number }

## Crédits

credits-title = Crédits
credits-unofficial = Omphalos est l'œuvre non officielle de gens qui aiment ces jeux. Elle n'a aucun lien avec leurs auteurs ni leurs éditeurs, et ne contient ni leurs textes ni leurs images.
credits-icons-title = Icônes
credits-icons = Les icônes sont de Lorc, Delapouite et d'autres contributeurs de game-icons.net, sous licence Creative Commons Attribution 3.0. Leurs couleurs ont été changées.
credits-fonts-title = Caractères
credits-fonts = Les titres sont composés en Cinzel de Natanael Gama, le texte en Source Sans 3 de Paul D. Hunt pour Adobe, tous deux sous licence SIL Open Font 1.1.

## Référence des règles

rules-title = Règles
rule-link = Règle { $rule }
rules-search = Chercher, ou poser une question
rules-answers = Ce qui répond le mieux
rules-in-short = Ou lisez les règles en bref.
guide-title = Les règles en bref
guide-rules = En détail
rules-ruling = Décision de ce projet
rules-lead = Toutes les règles des quatre jeux, une affirmation à la fois, chacune avec l'identifiant que citent les refus et le journal. Les décisions disent comment ce projet tranche ce qu'un livret laisse ouvert.
rules-section = Aller à une section
rules-ruleset = Les règles de
rules-count =
    { $count ->
        [0] Aucune règle ne contient ces mots.
        [one] 1 règle
       *[other] { $count } règles
    }
rules-unknown = Il n'y a pas de règle { $rule }.

## Page d'accueil

page-loading = Un instant…
start-first-time = Première fois ? Apprendre Pantheon en dix minutes
start-more = Et encore
start-new-text = Choisissez le jeu, ses armées ou ses options, et les joueurs : ici, ailleurs, ou l'ordinateur.
start-learn-text = De courts chapitres, avec une voix à vos côtés qui dit quoi faire ensuite.
start-army-text = Composez une armée ; chaque règle qu'elle enfreint est nommée.
start-guide-text = Chaque jeu en quelques minutes, avec des images.
start-rules-text = Toutes les règles et décisions, avec une recherche.
start-credit = Icônes des contributeurs de game-icons.net, CC BY 3.0 ; caractères Cinzel et Source Sans 3.
start-me = Vous jouez sous le nom « { $name } ».
start-games = Mes parties
start-leaders = Classement
start-account = Compte
start-lobby = { $count ->
    [0] Trouver quelqu'un avec qui jouer
    [one] Une table attend un joueur
   *[other] { $count } tables attendent des joueurs
}
continue-title = Reprendre
continue-all = Montrer les { $games }
continue-here = Ce sont les parties de ce navigateur. Le lien d'une place l'ouvre dans un autre.
continue-over = finie, à revoir
continue-round = round { $round }
continue-turn = tour { $round }
continue-set-up = mise en place
continue-waiting = à vous de jouer
continue-forget = Oublier cette partie : { $title }
continue-failed = Vos parties n'ont pas pu être chargées. Le serveur tourne-t-il encore ?
load-title = Charger une partie
load-text = Une partie gardée dans un fichier : la revoir, ou la continuer.
load-failed = { $file } n'a pas pu être chargé : { $reason }
load-too-large = Le fichier est trop gros pour être l'un des nôtres.

## Réglages

settings-lead = Ils sont gardés dans ce navigateur et valent pour toutes les parties.
settings-theme = Clair ou sombre
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
settings-pace = Les actions des autres
settings-pace-text = Les mouvements, les attaques et les dés de l'ordinateur et des autres joueurs sont montrés l'un après l'autre. S va droit à la fin.
pace-slow = Lent
pace-slow-text = Pour lire au fur et à mesure.
pace-normal = Normal
pace-normal-text = Pour regarder.
pace-fast = Rapide
pace-fast-text = Pour qui connaît le jeu.
pace-off = Sans
pace-off-text = Tout est là aussitôt.
settings-sound = Son
sound-on = On entend les dés, les pas, les coups et les cartes
sound-volume = Volume
sound-turn-on = Activer le son
sound-turn-off = Couper le son
settings-told = Être prévenu
settings-notify = Me prévenir quand c'est à moi, tant qu'une table est ouverte et que je regarde ailleurs
settings-notify-barred = Ce navigateur ne laisse pas ses pages prévenir en dehors d'elles.
settings-table = À la table
settings-confirm = Demander avant chaque choix fait sur le plateau
settings-briefing = Commencer une partie par une carte qui en dit le but
settings-open-hands = Mains ouvertes : les personnes devant cet écran voient les cartes des autres, et aucun rideau ne tombe
settings-text-board = Commencer par le plateau en texte

## Nouvelle partie

new-title = Nouvelle partie
new-ruleset = Quel jeu
ruleset-pantheon = Dieux, héros et monstres sur un plateau de zones, avec des cartes et des dés. De deux à quatre joueurs.
ruleset-beta = Le brouillon de l'édition suivante : d'autres terrains, le vol au-dessus de tous, six manœuvres à chaque tour, et un scénario pour chaque partie.
ruleset-mythic = La première édition : des armées sur une grille de plateaux, des unités en piles de cartes qui s'usent, des dés qui s'enchaînent. Deux ou quatre joueurs.
ruleset-conjurers = Envoyez vos figurines en ville, réunissez créatures et équipement, et faites-les combattre. De deux à quatre joueurs.
new-mode = Recrutement
mode-constructed = Construction
mode-constructed-text = Chacun apporte une armée, toute prête ou composée par ses soins.
mode-draft = Draft
mode-draft-text = Les joueurs choisissent tour à tour dans une réserve commune.
mode-scenario = Scénario
mode-scenario-text = Une histoire avec ses armées, son plateau et ses buts.
scenario-facts = Joueurs : { $players }. Plateau : { $board }.
new-players = Joueurs
new-players-count = Nombre de joueurs
new-teams = En équipes : 1 et 3 contre 2 et 4
new-team-one = équipe 1
new-team-two = équipe 2
new-name-given = la table en donne un
new-name = Nom
new-kind = Joué par
kind-person = Une personne
kind-computer = L'ordinateur
new-level = Niveau
new-aloud = Pense à voix haute
new-aloud-text = Dit tout ce qu'il pèse pendant la partie, même ce qui montre ses cartes. Pour s'exercer.
new-hints = Conseils
new-hints-usual = Sauf si d'autres jouent ailleurs
new-hints-yes = Permis
new-hints-no = Non permis
new-army = Armée
new-board = Plateau
new-any-board = Un qui convient
new-more = Autres réglages
new-divinities = Divinités
new-divinities-note = Chaque armée est menée par l'une d'elles, de ce type.
divinities-gods = Dieux
divinities-titans = Titans
new-points = Points de recrutement
new-points-note = Vide : 18 à deux joueurs, 16 à trois, 14 à quatre.
new-lead = Premier joueur
new-lead-note = Commence chaque round.
new-lead-rolled = Tiré au sort
new-rulings = Décisions
new-rulings-text = Là où le livret de règles laisse un point ouvert, la table peut en décider autrement que ce projet.
ruling-default = Comme ce projet
ruling-no-limit = Aucune
yes = Oui
no = Non
new-create = Ouvrir la table
new-listed = L'afficher au salon
new-listed-note = Chacun peut prendre une place libre, sous son propre nom. Vous vous asseyez en premier.
share-title = La table est prête
share-lead = Qui joue sur cet écran ? Chacun des autres reçoit son propre lien.
share-here = joue sur cet écran
share-link = Lien { DE($player) }
share-copy = Copier le lien
share-copied = Copié
share-qr = Code QR
share-warning = Un lien ne sert qu'une fois : qui l'ouvre le premier joue à cette place. Ne donnez chaque lien qu'à son joueur.
share-go = À la table

## Recrutement et armées

pool-filters = Filtrer les unités
pool-search = Nom, talent ou pouvoir
pool-talent = Talent
pool-any-talent = Tous les talents
pool-cost = Coût
pool-any-cost = Tous les coûts
pool-cost-most = { $cost } PR au plus
pool-order = Ordre
pool-by-cost = Par type et coût
pool-by-name = Par nom
pool-type = Type
pool-all = Toutes
pool-count =
    { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }
pool-none = Aucune unité de ce genre.
pool-sheet = Fiche : { $unit }
recruit-title = Recrutement
recruit = Recruter
recruit-unit = Recruter { $unit } pour { $points } PR
recruit-taken = chez { $player }
recruit-why-not = Pourquoi pas ?
recruit-why-not-unit = Pourquoi pas ? { $unit }
recruit-army = Armée { DE($player) }
recruit-points =
    { $points ->
        [one] { $points } PR restant
       *[other] { $points } PR restants
    }
recruit-nobody = Personne encore
recruit-limits = Ce qu'une armée respecte
limit-divinity = Une divinité la mène, jamais deux.
limit-costly = Outre la divinité, une seule unité au plus coûte 5 PR ou davantage.
limit-points = Chaque unité est payée aussitôt, sur les points qui restent.
limit-twice = Aucune unité n'y figure deux fois ; un vétéran est la même unité.
limit-left-over = Les points qui ne suffisent plus à aucune unité deviennent des cartes art de la guerre dans la première main.
deck-title = Pioche
deck-total =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
builder-title = Composer une armée
builder-lead = Ce que vous composez est gardé dans ce navigateur. Un fichier peut être partagé, vérifié en ligne de commande et mis dans un paquet de contenu.
builder-open = Ouvrir une armée
builder-new = Nouvelle armée
builder-new-name = Mon armée
builder-own = Mes armées
builder-ready = Toutes prêtes
builder-import = Importer un fichier
builder-export = Exporter en fichier
builder-discard = Jeter
builder-yours = Votre armée
builder-name = Nom
builder-kind = Faite pour
builder-empty = Pas encore d'unités : ajoutez d'abord une divinité.
builder-add = Ajouter
builder-add-unit = Ajouter { $unit }
builder-remove = Retirer
builder-remove-unit = Retirer { $unit }
builder-cost = { $cost } PR sur { $points }
builder-legal = Une armée légale
builder-play = Jouer avec elle
builder-file-syntax = { $file } n'est pas un fichier TOML : { $detail }
builder-file-units = { $file } n'a pas de liste d'unités.
builder-file-unknown = { $file } nomme une unité inconnue ici : { $unit }

## Revoir une partie

replay-title = Revoir la partie
replay-failed = La partie n'a pas pu être chargée : { $reason }
replay-controls = Lecture
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-moment = Moment
replay-place = Étape { $at } sur { $of }
replay-moments = Moments
replay-begins = La partie commence.
replay-share = Enregistrer en fichier
replay-share-failed = Pas de fichier : { $reason }
replay-continue = Continuer à partir d'ici
replay-continue-text = Une nouvelle partie depuis ce moment ; ce que vous ne saviez pas est redistribué.

## Apprendre


## Cartes

card-aow = Art de la guerre
card-omphalos = Omphalos
card-back = Carte
card-count =
    { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }

## Plateau

board-label = Plateau : { $board }
board-help = Les flèches vont d'un lieu à l'autre, Entrée choisit. Page suivante et Page précédente parcourent ce qui peut être choisi. Plus, moins et zéro changent l'échelle, Maj avec les flèches déplace l'image.
board-area = { $tag }, { $terrain }, { $used } places prises sur { $capacity }
board-unit = { $name } { DE($owner) }, vitalité { $vitality } sur { $max }, en { $area }
board-lit = { $label }, peut être choisi
zoom-label = Échelle
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Montrer tout le plateau
board-turn = Retourner le plateau

## Accueil

start-tagline = Quatre jeux de batailles mythologiques, selon les règles
start-play = Jouer
start-play-game = Jouer maintenant : { $game }, contre l'ordinateur
start-set-up = Préparer la partie
start-set-up-game = Préparer la partie : { $game }
start-failed = La partie n'a pas pu commencer : { $reason }

## Table

table-title = { $board }
table-joining = Entrée à la table…
table-setup = Mise en place
table-round = Round { $round }
table-turn = Tour { $round }
table-waiting = { $player } décide…
table-record = Compte rendu de la partie
connection-lost = La connexion à la table est perdue. Nouvel essai en cours ; rien de ce que vous avez décidé n'est perdu.
company-menu = À la table
talk-label = Discussion
talk-unread = Discussion ({ $count })
invite = Inviter
invite-text = Envoyez ce lien à { $player } :
recap-title = Ce qui s'est passé depuis votre dernière décision
recap-more = { $lines } de plus
recap-away = En votre absence :
recap-lost =
    { $lost ->
        [0] { $strike } : aucune perte.
        [one] { $strike } : 1 perte.
       *[other] { $strike } : { $lost } pertes.
    }
recap-fell = { $strike } : élimination.
story-skip = Passer (S)
tab-over = La partie est finie
tab-yours = À vous
seats-label = Joueurs
seat-asked = décide
seat-you = vous
seat-helped = peut demander conseil
seat-hand = Cartes en main : { $cards }
seat-deck = Cartes dans la pioche : { $cards }
seat-absorbed = Pierres divines absorbées : { $stones }
undo = Annuler
hint = Que feriez-vous ?
hint-thinking = Réflexion…
hint-take = Le faire
weighed-chance = { $chance } de gagner
thought-ask = Pourquoi ?
thought-waiting = Réflexion en cours…
thought-no-reason = Un peu mieux que le reste, sans raison qui domine.
thought-alone = Rien d'autre ne méritait réflexion.
thought-others = Aussi pesé :

## Questions

question-all = Montrer tous les choix
question-search = Chercher parmi les choix
question-none = Aucun choix ne contient ces mots.
group-areas = Où
group-targets = Qui
group-cards = Cartes
choice-cost =
    { $cards ->
        [one] Coûte 1 carte
       *[other] Coûte { $cards } cartes
    }
choice-advised = conseillé
choice-coached = la leçon
short-simple = Deux simples : marche, attaque, collecte
short-complex = Une complexe : course, absorption
short-deploy = Déployer
short-draw = Piocher 2 cartes
short-search = Chercher une carte
consent-label = Avant de décider
consent-attack = Attaquer
consent-do = D'accord
consent-back = Pas encore
why-label = Pourquoi pas
why-title = { $name }
why-rule = La règle
why-nothing = Cela ne fait pas partie de la question présente.

## Projets : ce qu'une unité fait d'un trait

plan-reach =
    { $steps ->
        [one] { $unit } : aller en { $area }
       *[other] { $unit } : aller en { $area }, { $steps } zones
    }
plan-strike =
    { $steps ->
        [0] { $unit } : attaquer { $target }
       *[other] { $unit } : aller en { $area } et attaquer { $target }
    }
plan-claim =
    { $steps ->
        [0] { $unit } : prendre la pierre
       *[other] { $unit } : aller en { $area } et prendre la pierre
    }
plan-absorb = { $unit } : absorber la pierre
plan-deploy = { $unit } : entrer en jeu en { $area }
plan-left =
    { $actions ->
        [0] Plus d'action ensuite.
        [one] Il restera une action.
       *[other] Il restera { $actions } actions.
    }
plan-end-enemies = Des ennemis l'y arrêtent.
plan-end-swamp = Le marais met fin à son activation.
plan-end-lava = La lave la brûle.
plan-end-chains = Les chaînes l'y arrêtent.
plan-end-terrain = Le terrain ne permet qu'une zone.
plan-odds = { $offence } dés contre { $defence } : { $chance } de détruire, { $wounds } blessures
plan-back = Riposte à { $chance } : { $wounds } blessures
plan-which = Que doit-elle y faire ?
plan-tip-pick = Cliquez sur une unité éclairée pour voir où elle peut aller et qui elle peut attaquer.
plan-tip-deploy = Cliquez sur un lieu éclairé pour y déployer.
plan-tip-go = Cliquez sur un lieu éclairé pour y aller. Aucun ennemi n'est à portée.
plan-tip-go-or-strike = Cliquez sur un lieu éclairé pour y aller, ou sur un ennemi encadré pour l'attaquer.
plan-tip-strike = Cliquez sur un ennemi encadré pour l'attaquer.
turn-end = Finir le tour

## Attaques et dés

stat-offence = Combat
stat-defence = Défense
stat-range = Portée
stat-movement = Déplacement
stat-vitality = Vitalité
forecast-counting = Calcul des chances…
forecast-versus = { $by } contre { $on }
forecast-destroy = { $chance } de détruire
forecast-mean = { $wounds } blessures attendues, vitalité { $vitality }
forecast-no-answer = Pas de contre-attaque :
forecast-first = { $on } peut frapper en premier (Initiative), si sa carte est en main : { $chance } de chances.
forecast-after = { $on } peut contre-attaquer après avoir survécu, si sa carte est en main : { $chance } de chances.
forecast-back = À attendre pour { $by } : { $wounds } blessures.
forecast-back-destroy = { $chance } de risque de destruction pour { $by }.
forecast-cards = Ce que des cartes changeraient
card-power = { $unit } : { $power }
card-evade = { $unit } s'évade
card-activation = { $unit } attaque aussi
card-cost =
    { $cards ->
        [0] (sans carte)
        [one] ({ $cards } art de la guerre)
       *[other] ({ $cards } art de la guerre)
    }
card-then = { $wounds } blessures, { $chance } de détruire
card-held = { $chance } de chances que le coût puisse être payé
odds-caption = Chances de blessures
odds-at-least =
    { $wounds ->
        [one] 1 blessure ou plus
       *[other] { $wounds } blessures ou plus
    }
dice-label = Dés
dice-against = contre
dice-values =
    { $offence ->
        [one] 1 dé contre défense { $defence }
       *[other] { $offence } dés contre défense { $defence }
    }
dice-wounds =
    { $wounds ->
        [0] pas encore de blessure
        [one] 1 blessure
       *[other] { $wounds } blessures
    }
dice-pick-discard = Choisissez un dé à défausser, puis le dé qui gagne 1 – ou gardez-les.
dice-pick-raise = Le { $discard } est défaussé : quel dé gagne 1 ?
dice-best = Meilleur partage
dice-lost =
    { $dice ->
        [one] une face vide emporte son 5
       *[other] { $dice } faces vides emportent leurs 5
    }
dice-best-text = Fait ce qui donne le plus de blessures en moyenne, jusqu'à la fin de cette attaque.
dice-why-best = Pourquoi ?
die-face = { $face }
die-blank = Vierge
die-wounds = { $die }, une blessure

## Main et piles

hand-label = Votre main
hand-empty = Aucune carte en main.
pile-deck = Pioche : { $cards }
pile-discard = Défausse : { $cards }
pile-empty = Vide
piles-title = Cartes
piles-counts = { $hand } en main, { $deck } dans la pioche, { $absorbed } pierres divines absorbées
piles-discard = Défausse
piles-shown = Connues pour être en main

## Unités

sheet-open = Fiche : { $unit }
sheet-title = fiche
sheet-cost = { $points } PR
sheet-cards =
    { $cards ->
        [one] 1 carte activation
       *[other] { $cards } cartes activation
    }
sheet-strategic =
    { $cards ->
        [one] 1 carte art de la guerre
       *[other] { $cards } cartes art de la guerre
    }
sheet-miniatures =
    { $count ->
        [one] 1 figurine
       *[other] { $count } figurines
    }
sheet-vitality = Vitalité { $vitality } sur { $max }
sheet-area = en { $area }
sheet-rows = Caractéristiques selon la vitalité
sheet-current = , maintenant
sheet-talents = Talents
sheet-powers = Pouvoirs
sheet-power-cost =
    { $cards ->
        [one] coûte 1 carte art de la guerre
       *[other] coûte { $cards } cartes art de la guerre
    }
sheet-power-tokens =
    { $tokens ->
        [one] 1 jeton
       *[other] { $tokens } jetons
    }
sheet-power-available = Disponible
sheet-power-barred = Indisponible en ce moment :
status-ready = pas encore en jeu
status-destroyed = détruite
status-removed = hors de la partie
status-activated = activée ce tour
status-retaliated = a contre-attaqué
status-paralysed = paralysée
status-carries = porte : { $stone }
army-word = armée
army-title = { $player } : armée
army-where = { $area }, vitalité { $vitality } sur { $max }
army-none = Pas encore d'unités.
peek-values = Combat { $offence }, défense { $defence }, portée { $range }, déplacement { $movement }
peek-places = { $used } places prises sur { $capacity }
colon-named = { $name } : { $text }
peek-goal = But de { $player } : { $goal }
peek-level = Niveau { $level }

## Consignes

orders-title = Consignes
orders-intro = Quand voulez-vous être interrogé pendant que les autres agissent ? Vous pouvez changer d'avis à tout moment.
orders-when = M'interroger
orders-always = Toujours
orders-always-text = Pour chaque réaction, et chaque fois qu'une manœuvre peut être achetée.
orders-attacked = Seulement quand je suis attaqué
orders-attacked-text = Pour Gardien, l'évasion, Initiative et la contre-attaque.
orders-never = Jamais
orders-never-text = Mes unités prennent ce qui vient.
orders-single = Une par une
orders-reactions = Réactions
orders-points = Moments pour une manœuvre
order-guard = Gardien : une autre unité prend le coup
order-evade = Évasion
order-initiative = Initiative : frapper en premier
order-retaliation = Contre-attaque
order-turn-start = Quand le tour d'un autre joueur commence
order-before-target = Avant le choix d'une cible
order-target-chosen = Quand une cible est choisie
order-values-counted = Quand les valeurs sont comptées
order-first-assault = Après le premier assaut
order-before-wounds = Avant l'application des blessures
order-after-wounds = Après les blessures
order-activation-end = Quand une activation se termine
order-turn-end = Quand un tour se termine

## Journal et texte

log-label = Journal
log-since = Depuis mon dernier tour
log-empty = Rien ne s'est encore passé.
log-earlier = Montrer { $lines } lignes plus anciennes
text-label = Plateau en texte
text-empty = Aussi les zones vides
text-neighbours = À côté de { $areas }
text-boundary = { $what } vers { $area }
text-lower = hauteurs, ce côté est en bas
text-higher = hauteurs, ce côté est en haut
text-stones = Pierres ici : { $stones }
text-elements = Éléments 3D : { $count }
text-unit = { $name } { DE($owner) }, vitalité { $vitality } sur { $max }
text-may = peut être choisi

## Une seule table, et la fin

curtain-title = À { $player } de jouer
curtain-text = Donnez l'écran à { $player }. Les autres détournent les yeux.
curtain-open = Je suis { $player }
veil-text = { $player } décide. La main reste couverte ; des cartes peuvent ouvrir d'autres choix.
veil-open = Voir mes cartes
over-you = Vous gagnez !
over-won = Victoire { DE($players) }
over-draw = Égalité
over-replay = Revoir la partie
over-again = Revanche
dice-check = Vérifier les dés
dice-kept = Le secret du serveur est bien celui auquel il s'était engagé quand vous vous êtes assis. Les dés et les cartes en découlent, ainsi que { $added ->
    [0] de rien d'autre
    [one] d'un ajout des joueurs
   *[other] de { $added } ajouts des joueurs
}. Pour les tirer tous à nouveau, gardez l'enregistrement et lancez : omphalos verify --dice FICHIER
dice-broken = Le secret du serveur n'est pas celui auquel il s'était engagé quand vous vous êtes assis : ne vous fiez pas à ces dés.
dice-unknown = Impossible à vérifier ici : ce navigateur n'a pas vu la table depuis son début, ou ne peut pas calculer d'empreintes.
over-swap = Changer de camp
over-harder = Plus difficile
over-another = Un autre plateau
over-decisive = Le moment décisif
over-looking = La partie est revue …
over-review = Analyse

## Analyse

review-title = Analyse
review-failed = L'analyse n'a pas pu être faite : { $reason }
review-working = La partie est revue…
review-curve = Chances de gagner au fil de la partie : { $players }
review-table = La courbe en tableau
review-step = Étape
review-moved = Ce qui a fait bouger les chances
review-player = Joueur
review-luck = Hasard
review-own = Décisions propres
review-others = Décisions des autres
review-unforeseen = Imprévu
review-sum = En tout
review-how = En points sur cent. Le hasard est ce que dés et cartes ont changé par rapport à leur moyenne ; une décision compte pour ce que la meilleure aurait apporté de plus ; l'imprévu est ce qu'une recherche plus longue aurait su, ou que personne ne pouvait savoir.
review-moments = Les moments qui ont compté
review-none = Aucun moment n'a beaucoup compté à lui seul.
review-better = Mieux :
review-show = Montrer

## Le but

goal-title = Comment gagner la partie
goal-or = ou
brief-side = Vous jouez
brief-goal = Votre but
brief-army = Votre armée
brief-army-later = vous la recrutez d'abord
brief-against = Contre
brief-play = Jouer
brief-how-pantheon = À votre tour, vous activez une unité avec une de ses cartes : cliquez sur l'unité, puis sur une zone éclairée ou un ennemi encadré. Un dieu qui se tient près d'une pierre l'absorbe.
brief-how-mythic = À votre tour, vous activez des unités avec leurs cartes : cliquez sur une unité, puis sur une case éclairée ou un ennemi encadré. Tout ce que vous pointez dit ce que c'est.
brief-how-conjurers = À tour de rôle, vous mettez des figurines sur des bâtiments ; elles rapportent biens, nourriture et batailles pour des créatures. Créatures et artefacts valent des points, la faim en coûte.
set-up-done = Votre camp a été mis en place pour vous : voir comment
set-up-myself = Placer moi-même

## La légende d'un plateau

legend-title = Légende du plateau
legend-heights = Hauteurs
legend-heights-text = La flèche descend, vers la zone la plus basse.
legend-element = Élément de terrain
legend-element-text = Un arbre ou une colonne. Quand le dernier a disparu, la zone est un terrain neutre.
legend-skulls = Chemin de crânes
legend-skulls-text = Un passage à travers une crevasse.
legend-room = Place
legend-room-text = Les unités dans la zone, et combien y trouvent place.
peek-border = { $kind } vers { $areas }.
peek-stone = pierre divine ({ $stone }). { $text }
peek-token = Jeton : { $power }
tip-card-aow = Paie les pouvoirs, les manœuvres, une deuxième activation et un rappel.
tip-card-omphalos = Paie comme une carte d'art de la guerre, ou soigne votre divinité.
tip-card-unit = Paie une activation ou une contre-attaque : { $unit }.
tip-card-back = Une carte que vous ne voyez pas.
peek-closed = Le scénario interdit cette zone à tous.

puzzle-label = Problème
puzzles-title = Problèmes
puzzles-lead = Des positions de vraies parties où un plan vaut clairement mieux que tous les autres. Toutes les façons de jouer le tour ont été comparées, les attaques par leurs chances exactes.
puzzles-count = { $done } sur { $of } résolus
puzzle-goal-win = Gagnez avec une seule activation
puzzle-goal-battle = Gagnez le combat ce tour-ci
puzzle-chance = meilleure chance { $best }
puzzle-open = Jouez le tour comme vous le feriez. Dès que votre plan est complet, ou ne peut plus être le meilleur, on vous le dit.
puzzle-solved = Résolu. Ce plan réussit avec { $best } ; le meilleur autre avec { $next }. Continuez pour voir si les dés sont d'accord.
puzzle-missed = Il y a mieux. Revenez en arrière, ou recommencez.
puzzle-is-solved = résolu
puzzle-again = Recommencer
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-titled = { $game } : { $goal }
puzzle-daily = Problème du jour
start-puzzles-text = Gagnez ce tour-ci : des positions avec un meilleur plan.
