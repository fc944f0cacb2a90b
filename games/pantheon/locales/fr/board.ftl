### The board, areas, units and players in words.

## Players

board-round = Round { $round }. Tour de jeu : { $player }. Plateau : { $board }.
board-before = La partie n'a pas commencé. Plateau : { $board }.
board-player =
    { $player } : { $hand ->
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    }, { $deck } dans la pioche, { $discard } dans la défausse ; { $absorbed ->
        [one] { $absorbed } pierre absorbée
       *[other] { $absorbed } pierres absorbées
    }.
board-player-out = { $player } : hors jeu.
board-points =
    { $player } : encore { $points ->
        [one] { $points } point de recrutement
       *[other] { $points } points de recrutement
    }.
board-hand = Votre main : { $cards }.
board-hand-empty = Votre main est vide.
board-card-art-of-war =
    { $cards ->
        [one] { $cards } carte art de la guerre
       *[other] { $cards } cartes art de la guerre
    }
board-card-omphalos =
    { $cards ->
        [one] { $cards } carte omphalos
       *[other] { $cards } cartes omphalos
    }
board-card-activation =
    { $cards ->
        [one] { $cards } carte activation
       *[other] { $cards } cartes activation
    } { DE($unit) }
board-army-unit = { $tag } : { $unit }, { $type }, { $where }{ $notes }
board-in-area = en { $area }, vitalité { $vitality } sur { $full }
board-ready = pas encore en jeu
board-off = unité détruite
board-removed = unité retirée du jeu

## What a unit has about it

board-note-stone = pierre portée : { $stone }
board-note-activated = activation faite ce tour
board-note-paralysed = activation impossible pour l'instant

## Areas

board-area =
    { $tag } : { $terrain }, { $used ->
        [one] { $used } place occupée
       *[other] { $used } places occupées
    } sur { $capacity }.
board-area-full =
    { $tag } : { $terrain }, zone saturée, { $capacity ->
        [one] { $capacity } place
       *[other] { $capacity } places
    }.
board-area-empty =
    { $tag } : { $terrain }, vide, { $capacity ->
        [one] { $capacity } place
       *[other] { $capacity } places
    }.
board-area-unit = { $unit } ({ $player }), vitalité { $vitality } sur { $full }{ $notes }
board-area-units = Unités : { $units }.
board-area-stones = Pierres libres : { $stones }.
board-area-tokens = Jetons : { $tokens }.
board-area-trees =
    { $count ->
        [one] { $count } arbre
       *[other] { $count } arbres
    }.
board-area-columns =
    { $count ->
        [one] { $count } colonne
       *[other] { $count } colonnes
    }.
board-area-zone = Zone de déploiement : { $player }.
board-area-neighbours = Zones adjacentes : { $areas }.
board-neighbour = { $tag } par { $boundary }
board-neighbour-heights = { $tag } (en contrebas, hauteurs)
board-neighbour-heights-by = { $tag } par { $boundary } (en contrebas, hauteurs)
board-area-skulls = Chemin de crânes entre { $first } et { $second }.
board-area-visible = Visibles d'ici : { $areas }.
board-area-hidden = Non visibles d'ici : { $areas }.
board-area-all-visible = Tout le plateau est visible d'ici.

## One unit

board-unit-values = Combat { $offence } et défense { $defence } avant modificateurs ; portée { $range } et déplacement { $movement } actuellement.
board-unit-reaches = Peut attaquer maintenant : { $targets }.
board-unit-reaches-none = Aucune cible à portée.
board-by-full-area = { $target } (seulement car sa zone est saturée)
