### What a player can choose, as a label.

## Places and targets in labels

choice-room =
    { $area }, { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    } sur { $capacity }
choice-target-near = { $target }, même zone
choice-target-far =
    { $target } en { $area }, à { $distance ->
        [one] { $distance } zone
       *[other] { $distance } zones
    }

## Set-up

choice-board = Plateau { $number } : { $board }
choice-zone = Zone de déploiement { $zone } : { $areas }
choice-recruit = Recruter { $unit }, { $type }, { $cost } PR
choice-place = Placer { $unit } en { $place }

## Turn

choice-pass = Passer le tour
choice-pass-draw = Passer le tour et piocher une carte de plus
choice-activate-simple = Activer { $unit } pour des actions simples
choice-activate-complex = Activer { $unit } pour une action complexe
choice-activate-deploy = Activer { $unit } pour un déploiement
choice-recall = Rappeler { $unit } au complet en { $area }
choice-end-turn = N'activer aucune autre unité
choice-end-recall = Ne rappeler aucune troupe
choice-end-activation = Terminer l'activation { DE($unit) }

## Actions

choice-walk =
    Marche, jusqu'à { $areas ->
        [one] { $areas } zone
       *[other] { $areas } zones
    }
choice-attack = Attaque : { $targets }
choice-attack-forced = Attaque, avec la portée de Force de la nature
choice-claim = Collecte en { $area } : { $stone }
choice-run =
    Course, jusqu'à { $areas ->
        [one] { $areas } zone
       *[other] { $areas } zones
    }
choice-deploy = Déploiement en { $place }
choice-absorb = Absorption en { $area } : { $stone }
choice-fly =
    Vol rapide, jusqu'à { $areas ->
        [one] { $areas } zone
       *[other] { $areas } zones
    }
choice-aerial = Attaque aérienne : { $targets }
choice-drop = Lâcher la pierre portée : { $stone }
choice-use = Utiliser { $power }
choice-use-cost =
    Utiliser { $power } pour { $cost ->
        [one] une carte art de la guerre
       *[other] { $cost } cartes art de la guerre
    }
choice-enter = Pénétrer en { $place }
choice-enter-enemies = Pénétrer en { $place } ; ennemis présents : { $enemies }
choice-stop = S'arrêter en { $area }

## Attacks

choice-force-tree = Arracher d'abord un arbre en { $area } (Force de la nature)
choice-force-column = Arracher d'abord une colonne en { $area } (Force de la nature)
choice-target =
    Attaquer { $target } : { $offence ->
        [one] { $offence } dé
       *[other] { $offence } dés
    } contre défense { $defence }
choice-target-full =
    Attaquer { $target } à portée 0, car sa zone est saturée : { $offence ->
        [one] { $offence } dé
       *[other] { $offence } dés
    } contre défense { $defence }
choice-target-bare = Attaquer { $target }
choice-area = Attaque de zone sur { $area } : { $units }
choice-guard =
    { $unit } { $number ->
        [one] prend
       *[other] prennent
    } le coup
choice-no-guard = Personne ne s'interpose
choice-evade = S'évader
choice-no-evade = Ne pas s'évader
choice-retaliate =
    Contre-attaquer avec { $unit } : { $offence ->
        [one] { $offence } dé
       *[other] { $offence } dés
    } contre défense { $defence }
choice-strike-first =
    Frapper d'abord avec { $unit } : { $offence ->
        [one] { $offence } dé
       *[other] { $offence } dés
    } contre défense { $defence }
choice-retaliate-bare = Contre-attaquer
choice-no-retaliation = Ne pas contre-attaquer
choice-let-go = Renoncer à l'attaque
choice-reroll = Relancer un { $face }
choice-reroll-blank = Relancer un résultat vierge
choice-roll-picked = Relancer les dés choisis : { $dice }
choice-let-roll-stand = Garder le jet tel quel
choice-throw = Projeter { $unit } en { $place }
choice-spend = Défausser un { $discard } : un { $on } devient { $raised }
choice-spend-wound = Défausser un { $discard } : un { $on } devient { $raised }, soit une blessure
choice-keep = Ne plus défausser de dé
choice-second =
    { $fives ->
        [one] Relancer un 5
       *[other] Relancer { $fives } dés à 5
    }
choice-second-none = Pas de second assaut

## Cards

choice-buy-draw = Manœuvre : piocher 2 cartes pour une carte art de la guerre
choice-buy-search = Manœuvre : chercher une carte dans la pioche, pour une carte art de la guerre
choice-buy-draw-free = Manœuvre : piocher 2 cartes, gratuite cette fois
choice-buy-search-free = Manœuvre : chercher une carte dans la pioche, gratuite cette fois
choice-buy-evade = Manœuvre : évasion
choice-heal =
    Remettre une carte omphalos dans la boîte : { $unit } { $number ->
        [one] récupère
       *[other] récupèrent
    } 1 point de vitalité
choice-take = Prendre { $card }
choice-pay = Payer avec { $card }
choice-pay-two = Payer avec des cartes activation d'unités détruites : { $first } et { $second }
choice-pay-two-same = Payer avec deux cartes activation { DE($unit) }, unité détruite
choice-no-window = Ne rien faire

## Powers and Leader

choice-resolve = D'abord : { $power }
choice-resolve-terrain = D'abord : la blessure du terrain polaire
choice-no-power = Ne pas utiliser { $power }
choice-pick = { $unit }
choice-pick-in = { $unit } en { $area }
choice-pick-wound =
    { $unit } { $number ->
        [one] subit
       *[other] subissent
    } une blessure
choice-pick-activate = Activer { $unit } immédiatement
choice-no-pick = Personne
choice-lead = Mener { $unit }
choice-no-lead = Ne pas utiliser Leader
choice-leader-card = Prendre dans la pioche une carte activation { DE($unit) }
choice-no-activation =
    Ne pas { $number ->
        [one] l'activer
       *[other] les activer
    } maintenant
choice-leader-discard = Défausser { $card }
choice-no-card = Ne prendre aucune carte
choice-no-discard = Ne rien défausser
choice-group-manoeuvres = Manœuvres
choice-decline = Refuser

## La version bêta

choice-scenario = Scénario { $number }, sur le plateau { $board }
choice-end-first = N'activer aucune unité ce tour-ci
choice-draw-more = Piocher une autre carte
choice-draw-no-more = Ne pas piocher d'autre carte
choice-buy-draw-up-to =
    { $free ->
        [yes] Piocher des cartes gratuitement : jusqu'à 2 cartes
       *[no] Piocher des cartes pour 1 carte art de la guerre : jusqu'à 2 cartes
    }
choice-named = Ce sont toutes les cibles : { $units }
choice-no-force = Laisser l'élément debout
choice-no-throw = Ne pas projeter la cible
