### Textes des pouvoirs, tirés de leurs données. Ce que fait un pouvoir est à l'infinitif (« piocher
### 1 carte »), pour que « vous pouvez » puisse le précéder ; ce qui vaut toujours est énoncé.

## Le pouvoir entier

power-what = { $what }.
power-when-what = { $when }, { $what }.
power-may = vous pouvez { $what }
power-then = { $first }, puis { $next }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }

## À côté du nom du pouvoir : son type et ce qu'il coûte

power-terms-once = une seule fois par tour
power-terms-cost = { $cards ->
    [one] { $cards } carte art de la guerre
   *[other] { $cards } cartes art de la guerre
}
power-terms-element = retire un élément 3D de sa zone
power-terms-tokens = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}

## Quand il opère. $attack est « attaque », avec ce qu'on en sait.

attack-noun = { $reach ->
    [melee] attaque de portée 0
    [ranged] attaque de portée 1+
   *[any] attaque
}
attack-noun-on = { $attack } contre { $opponent }
attack-noun-by = { $attack } menée par { $opponent }
attack-noun-with = { $attack } qui l'oppose à { $opponent }

when-activation-starts = quand l'activation de cette unité débute
when-activation-ends = à la fin de l'activation de cette unité
when-turn-starts = au début de votre tour, avant de piocher
when-values = { $role ->
    [attacker] quand cette unité effectue une { $attack }
    [defender] quand cette unité est la cible d'une { $attack }
   *[either] quand cette unité effectue une { $attack } ou en est la cible
}
when-first-roll = { $role ->
    [attacker] quand cette unité effectue une { $attack }, après le premier lancer
    [defender] quand cette unité est la cible d'une { $attack }, après le premier lancer
   *[either] quand cette unité effectue une { $attack } ou en est la cible, après le premier lancer
}
when-wounds = { $role ->
    [attacker] quand cette unité effectue une { $attack } et va infliger des blessures
    [defender] quand cette unité est la cible d'une { $attack } et va subir des blessures
   *[either] quand cette unité effectue une { $attack } ou en est la cible et que des blessures vont être infligées
}
when-attack-over = { $role ->
    [attacker] après que cette unité a effectué une { $attack }
    [defender] après que cette unité a été la cible d'une { $attack }
   *[either] après que cette unité a effectué une { $attack } ou en a été la cible
}
when-destroyed = à la destruction { DE($unit) }
when-wounded = quand cette unité est blessée et survit

## Conditions. $lasting distingue ce qui dure de ce qu'on vérifie une fois ;
## $who vaut « it » quand le texte a déjà parlé de l'unité.

if-on = { $lasting ->
    [yes] { $who ->
        [it] tant qu'elle
       *[this] tant que cette unité
    }
   *[no] { $who ->
        [it] si elle
       *[this] si cette unité
    }
} est { $terrain }
if-attack = lors d'une { $attack }
if-against = contre { $unit }
if-exists = { $lasting ->
    [yes] tant qu'il y a
   *[no] s'il y a
} { $unit }
if-vitality = { $lasting ->
    [yes] { $who ->
        [it] tant qu'elle
       *[this] tant que cette unité
    }
   *[no] { $who ->
        [it] si elle
       *[this] si cette unité
    }
} a { $vitality ->
    [one] { $vitality } point de vitalité ou moins
   *[other] { $vitality } points de vitalité ou moins
}
if-complete = { $troop ->
    [yes] { $lasting ->
        [yes] tant que la troupe est au complet
       *[no] si la troupe est au complet
    }
   *[no] { $lasting ->
        [yes] { $who ->
            [it] tant qu'elle n'est pas blessée
           *[this] tant que cette unité n'est pas blessée
        }
       *[no] { $who ->
            [it] si elle n'est pas blessée
           *[this] si cette unité n'est pas blessée
        }
    }
}
if-carries = { $lasting ->
    [yes] { $who ->
        [it] tant qu'elle
       *[this] tant que cette unité
    }
   *[no] { $who ->
        [it] si elle
       *[this] si cette unité
    }
} porte une pierre divine

## Qui est touché

unit-this = cette unité
unit-it = elle
unit-chosen = l'unité choisie
unit-same = ces unités
unit-target = la cible
unit-attacker = l'attaquant
unit-opponent = son adversaire
unit-destroyed = l'unité détruite
unit-except = { $unit } { $except }
unit-not-this = { $unit } autre que celle-ci
units-one-of = { $side ->
    [ally] { $types } du même camp
    [enemy] { $types } du camp ennemi
   *[any] { $types }
}
units-each-of = { $side ->
    [ally] { $types } du même camp
    [enemy] { $types } du camp ennemi
   *[any] { $types }
}
unit-here = { $unit } dans sa zone
unit-near = { $unit } dans ses environs
unit-within = { $unit } visible à une distance de { $areas } ou moins

## Changements de caractéristiques

change-by = { $amount } en { $stat }
change-per-vitality = { $troop ->
    [yes] +1 en { $stat } par figurine restante
   *[no] +1 en { $stat } par point de vitalité restant
}
change-to-x = une valeur X en { $stat }, que rien ne modifie
has-change = { $unit } a { $changes }
give-change = { $loss ->
    [yes] { $who ->
        [it] lui faire subir { $changes } { $until }
       *[named] faire subir { $changes } à { $unit } { $until }
    }
   *[no] { $who ->
        [it] lui donner { $changes } { $until }
       *[named] donner { $changes } à { $unit } { $until }
    }
}
until-attack = jusqu'à la fin de l'attaque
until-activation = jusqu'à la fin de son activation
until-turn = jusqu'à la fin du tour
until-round = jusqu'au début de votre prochain tour

## Ce qu'il fait

do-attack = { $scope ->
    [one] effectuer une attaque normale
    [area] effectuer une attaque de zone
    [multiple] effectuez une attaque multiple sur deux ennemis visibles à portée ou plus
   *[each] effectuer une attaque normale contre chaque ennemi visible à portée
} ({ $values })
attack-dice-offence = son combat
attack-dice-x = X dés
attack-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
attack-range-own = sa portée
attack-range-own-far = sa portée, 1 ou plus
attack-range-x = portée X
attack-range = portée { $areas }
attack-range-here = dans sa zone seulement
attack-range-fixed = portée { $areas } sans modificateur
attack-no-retaliation = sans contre-attaque
do-wound = { $who ->
    [it] lui infliger
   *[named] infliger
} { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}{ $who ->
    [it] {""}
   *[named] {" "}à { $unit }
}
do-heal = { $who ->
    [it] lui rendre
   *[named] rendre
} { $points ->
    [one] { $points } point de vitalité
   *[other] { $points } points de vitalité
}{ $who ->
    [it] {""}
   *[named] {" "}à { $unit }
}
do-heal-troop = { $points ->
    [one] remettre dans cette unité { $points } figurine perdue
   *[other] remettre dans cette unité { $points } figurines perdues
}
do-destroy = détruire { $unit }
do-paralyse = paralyser { $unit } { $until } (aucune activation)
do-move = { $who ->
    [it] la déplacer
    [this] déplacer cette unité
   *[named] déplacer
} { $areas ->
    [one] de { $areas } zone au plus
   *[other] de { $areas } zones au plus
}{ $who ->
    [it] {""}
    [this] {""}
   *[named] {" "}{ $unit }
}
do-draw = { $cards ->
    [one] piocher { $cards } carte
   *[other] piocher { $cards } cartes
}
do-retrieve = reprendre de votre défausse une carte activation { DE($unit) }
do-search = prendre une carte de votre choix dans votre pioche, puis mélanger la pioche
do-free-manoeuvre = ne rien payer pour la prochaine manœuvre que vous achetez ce tour-ci
do-more-activations = augmenter de { $units } votre limite d'activations pour ce tour
do-more-actions = effectuer une marche et une attaque de plus pendant cette activation
do-reroll = { $dice ->
    [one] relancer jusqu'à { $dice } dé du premier assaut
   *[other] relancer jusqu'à { $dice } dés du premier assaut
}
do-add-wounds = { $wounds ->
    [one] infliger { $wounds } blessure de plus
   *[other] infliger { $wounds } blessures de plus
}
do-cancel-wounds = { $wounds ->
    [one] annuler { $wounds } blessure
   *[other] annuler jusqu'à { $wounds } blessures
}
do-pass-wounds = { $wounds ->
    [one] reporter jusqu'à { $wounds } de ces blessures
   *[other] reporter jusqu'à { $wounds } de ces blessures, une à une,
} sur { $unit }
do-place-token = poser un jeton de ce pouvoir sur { $unit } ({ $change })
do-place-body = poser un jeton de ce pouvoir dans la zone { DE($unit) } ; il peut être attaqué (défense { $defence }, vitalité { $vitality })
do-activate = activer aussitôt { $unit } pour des actions simples, sans carte et au-delà de la limite d'activations
do-charge = { $areas ->
    [one] déplacer cette unité de { $areas } zone au plus
   *[other] déplacer cette unité de { $areas } zones au plus, une à une,
} et effectuer une attaque de zone ({ $dice }) contre chaque zone où elle pénètre et qui contient un ennemi
