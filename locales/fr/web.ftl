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
