### Ce que plusieurs jeux disent avec les mêmes mots.

play-chosen = { $player } : { $choice }
play-and = { $first } et { $last }
question-waiting = En attente : { $player }. { $question }
question-chance = Les dés ou une pioche décident.
reason-base = base { $by }
reason-part = { $by } { $source }
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
reason-spend-then = Alors, blessures à attendre : { $mean } ; chance de détruire : { $chance }.
reason-no-odds = Ce choix n'entraîne aucun jet de dés.
reason-outlook = En jouant au mieux la suite
reason-area = { $terrain } : { $text }
board-unknown-area = Il n'y a pas de zone { $tag } ; vouliez-vous dire { $nearest } ?
board-unknown-unit = Il n'y a pas d'unité { $tag } ; vouliez-vous dire { $nearest } ?
fault-rule = { $text } ({ $rule })
setup-players = Une partie compte 2 à 4 joueurs, et non { $players }.
motive-wins = gagne la partie
motive-wounds = { $wounds } blessure(s) à attendre sur { $target }
motive-destroys = { $chance } de détruire { $target }, { $wounds } blessure(s) à attendre
motive-prospect = pourrait ensuite frapper { $target }, { $chance } de détruire
motive-army =
    { $leaning ->
        [for] votre armée pèse davantage face à la leur
       *[against] votre armée pèse moins face à la leur
    }
motive-menace =
    { $leaning ->
        [for] davantage de leurs unités à portée
       *[against] moins de leurs unités à portée
    }
