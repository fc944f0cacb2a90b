### Noms et textes des mots des données : chaque clé est la sorte de mot, puis le mot des fichiers.

## Les sortes de mots

family-type = type d'unité
family-class = trait
family-stat = caractéristique
family-talent = talent
family-power-kind = type de pouvoir
family-mythology = mythologie
family-stone = pierre divine
family-manoeuvre = manœuvre
family-terrain = terrain
family-boundary = frontière
family-setting = réglage de la table

## Types d'unités

type-god = dieu
    .text = Une divinité : elle absorbe les pierres divines, et sa destruction décide de la partie.
type-titan = titan
    .text = Une divinité, plus ancienne que les dieux ; il faut trois vierges à Projection pour la déplacer.
type-hero = héros
    .text = Une figurine avec un tableau de bord ; franchit les parois de cage et traverse les crevasses.
type-monster = monstre
    .text = Une figurine avec un tableau de bord ; les parois de cage et les crevasses lui font obstacle.
type-troop = troupe
    .text = Une ou plusieurs figurines avec une carte ; débute sur le plateau et peut être rappelée.

## Traits

class-terrestrial = terrestre
    .text = Aucun effet particulier.
class-aquatic = aquatique
    .text = Ignore les effets de l'eau et des marais. +1 en déplacement pour une marche ou une course qui part d'un terrain aquatique et n'en sort pas.
class-fireproof = ignifugée
    .text = Ignore les effets de la lave.
class-boreal = boréale
    .text = Ignore les effets du terrain polaire.
class-huge = immense
    .text = Ne pénètre que dans les zones d'une capacité d'accueil d'au moins 3 et sature la sienne. Les talents et pouvoirs des autres ne la déplacent pas.
class-flying = volante
    .text = Deux actions complexes de plus : vol rapide (déplacement +1, par-dessus tout terrain, les murs et les escarpements, mais pas dans une zone saturée) et attaque aérienne (portée +1, obstacles ignorés). Peut se déployer sur une falaise ou un rocher.
    .beta = Ignore tous les effets de terrain, bons et mauvais, et les obstacles dans ses attaques de portée 1+ ; on ignore les obstacles pour l'attaquer. Peut s'évader.

## Types de pouvoirs

power-kind-permanent = permanent
    .text = En vigueur dès que ses conditions sont remplies, même hors du plateau et pendant une action complexe.
power-kind-passive = passif
    .text = En vigueur dès que ses conditions sont remplies, sur le plateau seulement et pas pendant une action complexe.
power-kind-active = actif
    .text = Une seule fois par tour, pendant l'activation de l'unité, pas avec une action complexe.
power-kind-offensive = offensif
    .text = Remplace l'action d'attaque.

## Mythologies

mythology-greek = grecque
    .text = Sa pierre divine est l'omphalos.
mythology-norse = scandinave
    .text = Sa pierre divine est la rune.
mythology-egyptian = égyptienne
    .text = Sa pierre divine est le kheper.

## Caractéristiques

stat-offence = combat
    .text = Les dés lancés au premier assaut.
stat-defence = défense
    .text = La valeur qu'un dé doit atteindre pour blesser.
stat-range = portée
    .text = Jusqu'à combien de zones elle peut attaquer ; 0 est sa propre zone.
stat-movement = déplacement
    .text = Dans combien de zones elle peut pénétrer en une marche.

## Talents

talent-archer = Tir à l'arc
    .text = +1 en combat lors des attaques normales de portée 1+.
    .beta = +1 en combat lors de toute attaque de portée 1+.
talent-block = Bloqueur
    .text = Les unités ennemies dans sa zone ne peuvent ni marcher ni courir, et aucun ennemi ne peut y collecter de pierre divine. Les unités avec Bloqueur ignorent ces effets.
    .beta = Les unités ennemies non volantes dans sa zone ne peuvent ni marcher ni courir, et aucun ennemi ne peut y collecter de pierre. Les unités avec Bloqueur ignorent ces effets.
talent-bolster = Moral des troupes
    .text = Les troupes alliées dans sa zone ont +1 en combat et +1 en défense.
talent-climb = Escalade
    .text = Peut pénétrer en marchant dans les rochers et les falaises, franchir les escarpements et ignorer les chaînes.
    .beta = Peut marcher, courir et se déployer sur les rochers et les falaises.
talent-close-combat = Corps-à-corps
    .text = +1 en combat lors d'une attaque normale de portée 0 ; le bonus dure jusqu'à la fin de son activation.
    .beta = +1 en combat lors de toute attaque de portée 0.
talent-close-protection = Protection rapprochée
    .text = +1 en défense tant qu'une autre unité alliée est dans sa zone.
talent-force-of-nature = Force de la nature
    .text = Avant de choisir la cible d'une attaque, peut retirer un élément 3D de sa zone : +1 en combat et +1 en portée jusqu'à la fin de son activation.
    .beta = Quand elle attaque, avant le choix de la cible, peut retirer un arbre ou une colonne de sa zone : +1 en combat et +1 en portée jusqu'à la fin de son activation. Aussi lors d'une contre-attaque.
talent-gem-collector = Collecteur de gemmes
    .text = Peut collecter une pierre divine dans toute zone visible de ses environs.
    .beta = Peut collecter une pierre dans toute zone de ses environs.
talent-guard = Gardien
    .text = Quand un ennemi a choisi un allié de sa zone comme cible d'une attaque, peut devenir la cible à sa place. Pas contre une contre-attaque.
    .beta = Quand un allié de sa zone est attaqué, le propriétaire de cet allié peut en faire la cible à sa place. Pas contre une contre-attaque ni un terrain.
talent-initiative = Initiative
    .text = Cible d'une attaque normale de portée 0, peut contre-attaquer avant la résolution de l'attaque au lieu d'après. Ignorée si l'attaquant a aussi Initiative.
talent-leader = Leader
    .text = À la fin de son activation, son joueur peut prendre dans sa pioche une carte activation d'une troupe alliée visible dans ses environs, puis activer cette troupe sans carte art de la guerre, dans la limite d'activations.
    .beta = À la fin de son activation en actions simples, le propriétaire d'une troupe alliée de sa zone peut prendre une de ses cartes activation dans sa pioche et l'activer aussitôt. Ses propres troupes comptent dans la limite d'activations, celles d'un partenaire non.
talent-mighty-throw = Projection
    .text = Après le premier lancer d'une attaque, peut déplacer la cible d'une zone si le lancer compte assez de vierges : 1 pour une troupe ou un héros, 2 pour un monstre ou un dieu, 3 pour un titan. La cible lâche d'abord sa pierre, et l'attaque se poursuit.
    .beta = Après une attaque, peut déplacer la cible d'une zone si le premier assaut comptait assez de vierges : 1 pour une troupe ou un héros, 2 pour un monstre ou un dieu, 3 pour un titan. La cible lâche d'abord sa pierre. Jamais sur une falaise ou des rochers.
talent-mobility = Mobilité
    .text = Peut marcher après avoir attaqué au cours de la même activation.
talent-monster-slayer = Tueur de monstre
    .text = Contre un monstre, peut relancer jusqu'à 2 dés du premier assaut.
talent-phalanx = Phalange
    .text = +1 en combat et +1 en défense tant qu'une autre troupe alliée est dans sa zone.
    .beta = +1 en combat et +1 en défense tant qu'une autre troupe alliée complète est dans sa zone.
talent-sneak-attack = Attaque sournoise
    .text = +1 en combat lors d'une attaque normale de portée 0 tant qu'une autre unité alliée est dans sa zone ; le bonus dure jusqu'à la fin de son activation.
    .beta = +1 en combat tant qu'une autre unité alliée est dans sa zone, à toute portée.
talent-torment = Harcèlement
    .text = La cible de son attaque normale de portée 0 a -1 en défense jusqu'à la fin de l'attaque.
    .beta = La cible de ses attaques de portée 0 a -1 en défense.

## Terrains ; .on complète « se trouver ... »

terrain-cage = cage
    .on = dans une cage
    .text = Obstacle. Une unité qui s'y trouve a +1 en défense contre les attaques de portée 1+.
terrain-cliff = falaise
    .on = sur une falaise
    .text = Obstacle. On ne peut pas y pénétrer.
terrain-forest = forêt
    .on = dans une forêt
    .text = Obstacle tant qu'un arbre est debout. Une unité qui s'y trouve a +1 en défense contre les attaques de portée 1+.
    .beta = Obstacle tant qu'un arbre est debout. Une unité qui s'y trouve a +1 en défense contre les attaques de portée 1+ et contre les attaquants volants.
terrain-lava = lave
    .on = sur la lave
    .text = Une unité qui y pénètre subit 1 blessure, doit gagner une zone adjacente qui n'est pas de la lave, et son déplacement prend fin.
    .beta = En sommeil. Une unité qui y pénètre est attaquée avec 5 dés par un adversaire, qui la déplace ensuite dans une zone adjacente qui n'est pas de la lave ; son déplacement prend fin.
terrain-open-ground = terrain neutre
    .on = en terrain neutre
    .text = Aucun effet.
terrain-polar = terrain polaire
    .on = en terrain polaire
    .text = Obstacle. Une unité qui y débute son activation subit 1 blessure et n'a ce tour-ci qu'une seule action, sans pouvoir actif ni offensif.
terrain-rift = crevasse
    .on = dans une crevasse
    .text = Sans effet sur les troupes et les héros. Divinités et monstres ne passent que par un chemin de crânes et ne doivent pas y terminer leur activation.
    .beta = Sans effet sur les troupes et les héros. Pour les divinités et les monstres, chaque zone coûte 2 en mouvement ; ils ne passent que par un chemin de crânes et ne doivent pas y terminer leur activation.
terrain-rock = rocher
    .on = sur un rocher
    .text = Obstacle. On ne peut pas y pénétrer. Une unité qui s'y trouve a +1 en portée, +1 en combat à portée 1+ et voit par-dessus les obstacles.
    .beta = Obstacle. On ne peut y pénétrer ni en marchant, ni en courant, ni en se déployant. Une unité qui s'y trouve a +1 en portée, +1 en combat et voit par-dessus les obstacles.
terrain-ruins = ruines
    .on = dans des ruines
    .text = Obstacle tant qu'une colonne est debout. Une unité qui s'y trouve a +1 en défense contre les attaques de portée 0.
terrain-stairs = escaliers
    .on = sur des escaliers
    .text = Une unité qui s'y trouve a +1 en portée, +1 en combat à portée 1+ et voit par-dessus les obstacles.
    .beta = Une unité qui s'y trouve a +1 en portée, +1 en combat et voit par-dessus les obstacles.
terrain-swamp = marais
    .on = dans un marais
    .text = Aquatique. Y pénétrer en marchant ou en courant met fin à l'activation. Une unité qui s'y trouve ne peut pas marcher, court d'une zone au plus et a -1 en défense contre les attaques de portée 1+.
    .beta = Aquatique. Une unité qui s'y trouve ne peut que marcher ou courir d'une zone et a -1 en défense contre les attaques de portée 1+.
terrain-water = eau
    .on = dans l'eau
    .text = Aquatique. Les talents et les pouvoirs actifs et offensifs des unités qui s'y trouvent sont ignorés.
terrain-erupting-lava = lave en éruption
    .on = sur la lave en éruption
    .text = On ne peut y pénétrer ni en marchant, ni en courant, ni en se déployant. Une unité qui s'y retrouve est attaquée avec 7 dés par un adversaire, qui la déplace ensuite dans une zone adjacente qui n'est pas de la lave.
terrain-sand-dunes = dunes de sable
    .on = sur des dunes de sable
    .text = Obstacle.
terrain-stormy-seas = mer déchaînée
    .on = dans une mer déchaînée
    .text = Aquatique. Une unité qui s'y trouve ne peut que courir d'une zone.
terrain-wall = mur
    .on = sur un mur
    .text = Obstacle. On ne peut pas y pénétrer, sauf en volant là où il y a de la place.

## Frontières

boundary-cage-walls = parois de cage
    .text = Les troupes et les héros peuvent les franchir ; les divinités et les monstres ne le peuvent pas.
boundary-chains = chaînes
    .text = Les franchir met fin à la marche ou à la course.
boundary-escarpment = escarpement
    .text = Ne peut pas être franchi.
boundary-normal = frontière normale
    .text = Aucun effet.
boundary-wall = mur
    .text = Ne peut pas être franchi ; est un obstacle.

## Pierres divines

stone-omphalos = omphalos
    .text = Absorbé par une divinité grecque, il vaut à son joueur une carte omphalos : elle paie comme une carte art de la guerre ou rend 1 point de vitalité à la divinité.
stone-rune = rune
    .text = Quand une divinité scandinave l'absorbe, son joueur pioche 2 cartes.
stone-kheper = kheper
    .text = Une divinité égyptienne qui l'absorbe récupère 1 point de vitalité.

## Manœuvres

manoeuvre-draw = Piocher des cartes
    .text = 1 carte art de la guerre : piochez 2 cartes.
    .beta = 1 carte art de la guerre, à son propre tour, une fois qu'on n'a pas passé et jusqu'à la fin des activations : piocher jusqu'à 2 cartes.
manoeuvre-search = Chercher une carte
    .text = 1 carte art de la guerre : prenez une carte de votre choix dans votre pioche, puis mélangez la pioche.
manoeuvre-evade = Évasion
    .text = 1 carte art de la guerre, quand une unité volante autre qu'une troupe est la cible d'une attaque de portée 0 : l'attaquant doit trouver une autre cible ou perd son attaque.
    .beta = 1 carte art de la guerre, quand une unité volante est la cible d'une attaque de portée 0 d'une unité non volante de portée 0 ou 1 : jusqu'à la fin du tour, aucune unité de ce genre ne peut l'attaquer à portée 0.

## Où en est une unité

stage-ready = pas encore déployée
stage-in-play = en jeu
stage-destroyed = détruite
stage-removed = retirée du jeu

## Réglages de la table

setting-thrown-may-retaliate = Les unités projetées contre-attaquent
    .text = Une unité projetée hors de la zone par Projection peut encore contre-attaquer.
setting-full-area-through-wall = Zones saturées visées à travers les murs
    .text = Une cible dans une zone adjacente saturée n'a pas à être visible, même derrière un mur.
setting-own-companion = Une unité se tient compagnie
    .text = Une unité seule suffit pour sa propre Protection rapprochée, Attaque sournoise ou Phalange.
setting-leader-control-for-turn = Leader dure tout le tour
    .text = Le contrôle d'une troupe d'un coéquipier par Leader dure jusqu'à la fin du tour, et non de la seule activation.
setting-same-talents-add-up = Les talents de même nom se cumulent
    .text = Plusieurs talents du même nom se cumulent sur une unité.
setting-recall-after-activation = Rappel après activation
    .text = Une troupe activée ce tour-ci peut être rappelée.
setting-round-limit = Limite de rounds
    .text = La partie est nulle après ce nombre de rounds.

## Les unités dans le texte d'un pouvoir. .not complète « une unité ... », .in-one et .in-each
## s'emploient dans une liste de plusieurs types.

noun-unit =
    .one = une unité
    .one-ally = une unité alliée
    .one-enemy = une unité ennemie
    .each = chaque unité
    .each-ally = chaque unité alliée
    .each-enemy = chaque unité ennemie
noun-divinity =
    .one = une divinité
    .one-ally = une divinité alliée
    .one-enemy = une divinité ennemie
    .each = chaque divinité
    .each-ally = chaque divinité alliée
    .each-enemy = chaque divinité ennemie
    .not = autre qu'une divinité
    .in-one = une divinité
    .in-each = chaque divinité
noun-god =
    .one = un dieu
    .one-ally = un dieu allié
    .one-enemy = un dieu ennemi
    .each = chaque dieu
    .each-ally = chaque dieu allié
    .each-enemy = chaque dieu ennemi
    .not = autre qu'un dieu
    .in-one = un dieu
    .in-each = chaque dieu
noun-titan =
    .one = un titan
    .one-ally = un titan allié
    .one-enemy = un titan ennemi
    .each = chaque titan
    .each-ally = chaque titan allié
    .each-enemy = chaque titan ennemi
    .not = autre qu'un titan
    .in-one = un titan
    .in-each = chaque titan
noun-hero =
    .one = un héros
    .one-ally = un héros allié
    .one-enemy = un héros ennemi
    .each = chaque héros
    .each-ally = chaque héros allié
    .each-enemy = chaque héros ennemi
    .not = autre qu'un héros
    .in-one = un héros
    .in-each = chaque héros
noun-monster =
    .one = un monstre
    .one-ally = un monstre allié
    .one-enemy = un monstre ennemi
    .each = chaque monstre
    .each-ally = chaque monstre allié
    .each-enemy = chaque monstre ennemi
    .not = autre qu'un monstre
    .in-one = un monstre
    .in-each = chaque monstre
noun-troop =
    .one = une troupe
    .one-ally = une troupe alliée
    .one-enemy = une troupe ennemie
    .each = chaque troupe
    .each-ally = chaque troupe alliée
    .each-enemy = chaque troupe ennemie
    .not = autre qu'une troupe
    .in-one = une troupe
    .in-each = chaque troupe
