### What a player is asked, and why.

## Around a question

question-over = La partie est terminée.

## Set-up

question-board = Sur lequel des deux plateaux la partie se joue-t-elle ?
question-zone = Quelle zone de déploiement ?
question-divinity =
    Quelle divinité recruter ? Il reste { $points ->
        [one] { $points } point de recrutement
       *[other] { $points } points de recrutement
    }.
question-recruit =
    Quelle unité recruter ensuite ? Il reste { $points ->
        [one] { $points } point de recrutement
       *[other] { $points } points de recrutement
    }.
question-place-troop = Quelle troupe placer dans la zone de déploiement, et où ?

## Turn

question-first = Activer une unité avec l'une de ses cartes, ou passer le tour ?
question-another = Une autre unité peut être activée au prix d'une carte art de la guerre en plus de la sienne. En activer une, ou continuer ?
question-recall = Fin du tour : rappeler une troupe pour une carte art de la guerre, ou non ?
question-simple = { $unit } : quelle action ? Actions simples effectuées : { $taken } sur { $allowed }.
question-complex = { $unit } : quelle action complexe ?
question-actions-over = { $unit } : plus d'action disponible. Utiliser un pouvoir, lâcher une pierre ou terminer l'activation ?
question-walk =
    { $unit } { $number ->
        [one] marche
       *[other] marchent
    } depuis { $area } : vers quelle zone ? Encore { $left ->
        [one] { $left } zone
       *[other] { $left } zones
    }.
question-run =
    { $unit } { $number ->
        [one] court
       *[other] courent
    } depuis { $area } : vers quelle zone ? Encore { $left ->
        [one] { $left } zone
       *[other] { $left } zones
    }.
question-fly =
    { $unit } { $number ->
        [one] vole
       *[other] volent
    } depuis { $area } : vers quelle zone ? Encore { $left ->
        [one] { $left } zone
       *[other] { $left } zones
    }.
question-moved =
    Un pouvoir déplace { $unit } depuis { $area } : vers quelle zone ? Encore { $left ->
        [one] { $left } zone
       *[other] { $left } zones
    }.
question-lava = { $unit } : quitter la lave vers quelle zone ?

## Attacks

question-target =
    { $unit } { $number ->
        [one] attaque
       *[other] attaquent
    } : quelle cible ?
question-target-again = La cible s'est évadée. Une autre cible pour { $unit }, ou renoncer à l'attaque ?
question-target-with =
    { $unit } { $number ->
        [one] attaque
       *[other] attaquent
    } avec { $power } : quelle cible ?
question-guard =
    { $unit } { $number ->
        [one] attaque
       *[other] attaquent
    } { $target }. Une unité avec Gardien prend-elle le coup ?
question-evade =
    { $unit } { $number ->
        [one] attaque
       *[other] attaquent
    } { $target }. S'évader pour une carte art de la guerre ?
question-initiative =
    { $unit } { $number ->
        [one] attaque
       *[other] attaquent
    } { $target }. Initiative : défausser une carte activation { DE($target) } pour contre-attaquer d'abord ?
question-retaliation = Après l'attaque { DE($unit) } : défausser une carte activation { DE($target) } pour contre-attaquer ?
question-rolled = { $unit } contre { $target } : { $dice } contre une défense de { $defence }. Que faire du jet avant qu'il ne compte ?
question-spend =
    { $unit } contre { $target } : dés { $dice } contre une défense de { $defence }, { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    } pour l'instant. Défausser un dé pour en augmenter un autre de 1, ou garder les dés tels quels ?
question-second =
    { $unit } contre { $target } : { $fives ->
        [one] un dé montre
       *[other] { $fives } dés montrent
    } 5, défense { $defence }, { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    } pour l'instant. Combien de 5 relancer pour le second assaut ?
question-area =
    { $unit } { $number ->
        [one] effectue
       *[other] effectuent
    } une attaque de zone : sur quelle zone ?
question-next-target =
    { $unit } { $number ->
        [one] attaque
       *[other] attaquent
    } : quelle cible ensuite ? Chaque cible a son propre jet.

## Cards

question-search = Quelle carte prendre dans la pioche ?
question-payment =
    Comment payer ? Il reste { $left ->
        [one] une carte art de la guerre
       *[other] { $left } cartes art de la guerre
    } à payer.
question-window = { $point } : jouer une manœuvre, ou ne rien faire ?
question-point-turn-start = Après la pioche du tour
question-point-before-target = Avant le choix de la cible
question-point-target-chosen = La cible de l'attaque est choisie
question-point-values-counted = Les valeurs effectives sont calculées
question-point-first-assault = Le premier assaut est terminé
question-point-before-wounds = Avant l'application des blessures
question-point-after-wounds = Après les blessures
question-point-activation-end = L'activation se termine
question-point-turn-end = Le tour se termine

## Powers and Leader

question-power = Utiliser { $power } ?
question-power-cost =
    Utiliser { $power } pour { $cost ->
        [one] une carte art de la guerre
       *[other] { $cost } cartes art de la guerre
    } ?
question-order = Plusieurs effets ont lieu au même moment. Lequel d'abord ?
question-pick = { $power } : quelle unité ?
question-pick-order = { $power } touche plusieurs unités. Laquelle d'abord ?
question-pick-reroll =
    { $power } : le jet est { $dice }. Quels dés relancer ? Encore { $left ->
        [one] un dé
       *[other] { $left } dés
    } au plus.
question-pick-wound =
    { $power } : qui subit une blessure à la place ? Encore { $left ->
        [one] une
       *[other] { $left }
    } à transférer au plus.
question-pick-activate = { $power } : quelle unité est activée immédiatement ?
question-leader-troop =
    { $unit } { $number ->
        [one] utilise
       *[other] utilisent
    } Leader : la carte de quelle troupe prendre dans la pioche ?
question-leader-mate = Leader : prendre dans la pioche une carte activation { DE($unit) } et la montrer ?
question-leader-activate = Leader : activer immédiatement { $unit } ?
question-leader-discard =
    Leader : défausser une carte activation { DE($unit) } pour que votre équipier { $number ->
        [one] l'active
       *[other] les active
    } ?

## La version bêta

question-scenario = Quel scénario jouer ?
question-may-draw = Piocher une deuxième carte ?
question-naming =
    { $unit } { $number ->
        [one] effectue
       *[other] effectuent
    } une attaque multiple sur deux ennemis ou plus. Qui est visé ?
question-guard-agrees = { $guard } : encaisser le coup destiné à { $target } ?
question-force-back = { $unit } : arracher un élément avant de contre-attaquer (Force de la nature) ?
question-throw = { $unit } : projeter { $target } grâce aux résultats vierges du premier assaut. Vers où ?
