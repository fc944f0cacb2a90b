### Why and why not: numbers with their parts, odds, rules.

## Why a player is not asked

unasked-over = La partie est terminée.
unasked-dice = Les dés sont d'abord lancés.
unasked-card = Une carte est d'abord piochée.
unasked-set-up = À cette étape de la mise en place, la décision revient à { $player }.
unasked-turn = C'est le tour de jeu { DE($player) }.
unasked-attacker = C'est à l'attaquant de décider : { $player }.
unasked-defender = C'est au camp attaqué de décider : { $player }.
unasked-payer = { $player } doit d'abord payer un coût.
unasked-searcher = { $player } prend des cartes dans son deck.
unasked-power = La décision sur un pouvoir revient à { $player }.
unasked-order = L'ordre des effets revient à { $player }.
unasked-mover = { $player } décide par où l'unité quitte la lave.
unasked-window = Les manœuvres sont d'abord proposées à { $player }.
unasked-leader = La décision sur Leader revient à { $player }.
unasked-no-guard = Personne ne peut s'interposer : aucune unité avec Gardien ne s'y trouve.
unasked-guard = Il n'est demandé à personne de s'interposer maintenant.
unasked-evade = Il n'est demandé à personne d'esquiver maintenant.
unasked-retaliation = Il n'est demandé à personne de contre-attaquer maintenant.
unasked-manoeuvre = On ne vous propose pas de manœuvre à ce moment ; vos consignes disent quand vous voulez l'être.
unasked-recall = On ne vous propose pas de rappel maintenant.
unasked-own-power = On ne vous propose pas ce pouvoir maintenant.

## Parts of numbers

reason-total = = { $total }
reason-fixed = nombre indiqué
reason-fixed-by = indiqué par { $power }
reason-heights = hauteurs
reason-talent-of = { $talent } { DE($unit) }
reason-aerial = attaque aérienne
reason-token = jeton : { $power }
reason-cap = limite de 0 à 10
reason-counted = { $by } au moment du calcul
reason-offence = Combat { DE($unit) } : { $parts }
reason-defence = Défense { DE($unit) } : { $parts }
reason-range =
    Portée { DE($unit) } : { $parts } ; la cible est à { $distance ->
        [one] { $distance } zone
       *[other] { $distance } zones
    }
reason-movement = Déplacement { DE($unit) } : { $parts }

## Odds

reason-no-answer = Pas de contre-attaque { DE($target) } ({ $rule })
reason-answer-after = Contre-attaque possible { DE($target) } en cas de survie ; chance que la carte soit en main : { $chance }
reason-answer-first = Contre-attaque possible { DE($target) } avant l'attaque (Initiative) ; chance que la carte soit en main : { $chance }
reason-answer-wounds = Dans ce cas, blessures à attendre pour { $unit } : { $wounds } ; chance de destruction : { $chance }
reason-spend =
    { $what }, contre { $cost ->
        [0] rien
        [one] { $cost } carte art de la guerre
       *[other] { $cost } cartes art de la guerre
    }.
reason-spend-held = Chance que le coût puisse être payé : { $chance }.
reason-spend-power = { $unit } : pouvoir { $power } possible
reason-spend-evade = { $unit } : évasion possible
reason-spend-activation = { $unit } : activation supplémentaire possible, pour attaquer la même cible

## What a choice costs and leads to

reason-cost-art-of-war =
    Coûte { $cards ->
        [one] une carte art de la guerre
       *[other] { $cards } cartes art de la guerre
    }.
reason-cost-activation =
    Coûte une carte activation { DE($unit) }, { $held ->
        [one] { $held } en main
       *[other] { $held } en main
    }.
reason-cost-activation-and-art = Coûte une carte activation { DE($unit) } et une carte art de la guerre.
reason-enemies-stop = Des ennemis dans la zone arrêtent le mouvement.
reason-power = { $power } : { $text }
