### Why and why not: numbers with their parts, odds, rules.

## Refusals and rules

reason-forbidden = Impossible : { $text } ({ $rule })
reason-forbidden-bare = Impossible : règle { $rule }
reason-rule = Règle { $rule } : { $text }
reason-bare-rule = Règle { $rule }

## Parts of numbers

reason-base = base { $by }
reason-part = { $by } { $source }
reason-total = = { $total }
reason-fixed = nombre indiqué
reason-fixed-by = indiqué par { $power }
reason-heights = hauteurs
reason-talent-of = { $talent } { DE($unit) }
reason-aerial = attaque aérienne
reason-token = jeton : { $power }
reason-cap = limite de 0 à 10
reason-offence = Combat { DE($unit) } : { $parts }
reason-defence = Défense { DE($unit) } : { $parts }
reason-range =
    Portée { DE($unit) } : { $parts } ; la cible est à { $distance ->
        [one] { $distance } zone
       *[other] { $distance } zones
    }
reason-movement = Déplacement { DE($unit) } : { $parts }

## Odds

reason-attack = { $unit } contre { $target }
reason-odds-mean = Blessures à attendre : { $mean }
reason-odds-at-least =
    Au moins { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    } : { $chance }
reason-odds-destroys =
    Détruit { $target } ({ $vitality ->
        [one] { $vitality } point de vitalité
       *[other] { $vitality } points de vitalité
    }) : { $chance }
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
reason-spend-then = Alors, blessures à attendre : { $mean } ; chance de détruire : { $chance }.
reason-spend-power = { $unit } : pouvoir { $power } possible
reason-spend-evade = { $unit } : évasion possible
reason-spend-activation = { $unit } : activation supplémentaire possible, pour attaquer la même cible
reason-percent = { $value } %
reason-no-odds = Ce choix n'entraîne aucun jet de dés.
reason-outlook = En jouant au mieux la suite

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
reason-area = { $terrain } : { $text }
reason-power = { $power } : { $text }
