### Ce que dit le client du navigateur.

## Partout

close = Fermer
skip-to-content = Aller au contenu
page-failed = Cette page n'a pas pu être chargée. Le serveur tourne-t-il encore ? Rechargez pour réessayer.
back-to-start = Retour à l'accueil
language = Langue
nav-label = Pages
nav-new = Nouvelle partie
nav-learn = Apprendre
nav-army = Armées
nav-rules = Règles
nav-settings = Réglages
missing-title = Page introuvable
missing-text = Cette adresse ne mène nulle part ici.
seat-number = Joueur { $number }

## Crédits

credits-title = Crédits
credits-unofficial = Omphalos est l'œuvre non officielle de gens qui aiment le jeu. Elle n'a aucun lien avec ses auteurs ni ses éditeurs, et ne contient ni leurs textes ni leurs images.
credits-icons-title = Icônes
credits-icons = Les icônes sont de Lorc, Delapouite et d'autres contributeurs de game-icons.net, sous licence Creative Commons Attribution 3.0. Leurs couleurs ont été changées.
credits-fonts-title = Caractères
credits-fonts = Les titres sont composés en Cinzel de Natanael Gama, le texte en Source Sans 3 de Paul D. Hunt pour Adobe, tous deux sous licence SIL Open Font 1.1.

## Référence des règles

rules-title = Règles
rule-link = Règle { $rule }
rules-search = Chercher dans les règles
rules-none = Aucune règle ne contient ces mots.
rules-ruling = Décision de ce projet

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
board-unit = { $name } de { $owner }, vitalité { $vitality } sur { $max }, en { $area }
board-lit = { $label }, peut être choisi
zoom-label = Échelle
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Montrer tout le plateau

## Accueil

start-tagline = Des batailles mythologiques sur un plateau, selon les règles
start-play = Jouer
start-failed = La partie n'a pas pu commencer : { $reason }
start-you = Vous
start-computer = Ordinateur

## Table

table-title = Table : { $board }
table-joining = Entrée à la table…
table-setup = Mise en place
table-round = Round { $round }
table-waiting = { $player } décide…
table-record = Compte rendu de la partie
connection-lost = La connexion à la table est perdue. Nouvel essai en cours ; rien de ce que vous avez décidé n'est perdu.
seats-label = Joueurs
seat-asked = décide
seat-hand = Cartes en main : { $cards }
seat-deck = Cartes dans la pioche : { $cards }
seat-absorbed = Pierres divines absorbées : { $stones }
undo = Annuler
hint = Que feriez-vous ?
hint-says = { $choice } – { $reason }

## Questions

question-all = Montrer tous les choix
question-in-tray = Décidez avec les dés sur la table.
group-areas = Où
group-targets = Qui
group-cards = Cartes
choice-cost =
    { $cards ->
        [one] Coûte 1 carte
       *[other] Coûte { $cards } cartes
    }
choice-advised = conseillé
consent-label = Avant de décider
consent-attack = Attaquer
consent-do = D'accord
consent-back = Pas encore
why-label = Pourquoi pas
why-title = { $name }
why-nothing = Cela ne fait pas partie de la question présente.

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
army-open = Armée de { $player }
army-title = { $player } : armée
army-where = { $area }, vitalité { $vitality } sur { $max }
army-none = Pas encore d'unités.
peek-values = Combat { $offence }, défense { $defence }, portée { $range }, déplacement { $movement }
peek-places = { $used } places prises sur { $capacity }
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
text-unit = { $name } de { $owner }, vitalité { $vitality } sur { $max }
text-may = peut être choisi

## Une seule table, et la fin

curtain-title = À { $player } de jouer
curtain-text = Donnez l'écran à { $player }. Les autres détournent les yeux.
curtain-open = Je suis { $player }
over-you = Vous gagnez !
over-won = Victoire de { $players }
over-draw = Égalité
over-replay = Revoir la partie
