### Ce qui parle pour un choix et contre lui, et ce qui a décidé d'une partie.

motive-weighed = { $choice } : { $chance } de gagner. { $reasons }
motive-weighed-bare = { $choice } : { $chance } de gagner.

## Faits

motive-wins = gagne la partie
motive-absorbs = absorbe { $stone }
motive-claims = collecte { $stone }
motive-wounds = { $wounds } blessure(s) à attendre sur { $target }
motive-destroys = { $chance } de détruire { $target }, { $wounds } blessure(s) à attendre
motive-answered =
    { $number ->
        [one] { $unit } peut contre-attaquer
       *[other] { $unit } peuvent contre-attaquer
    } ({ $chance } que la carte soit en main)
motive-shelter-melee = { $by } en défense à portée 0 en { $area }
motive-shelter-ranged = { $by } en défense contre les attaques à distance en { $area }
motive-prospect = pourrait ensuite frapper { $target }, { $chance } de détruire
motive-aims-absorb =
    { $number ->
        [one] { $unit } va vers la pierre en { $area } et pourrait
       *[other] { $unit } vont vers la pierre en { $area } et pourraient
    } l'absorber dans { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }
motive-aims-claim =
    { $number ->
        [one] { $unit } va vers la pierre en { $area } et pourrait
       *[other] { $unit } vont vers la pierre en { $area } et pourraient
    } la collecter dans { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }
motive-bargain =
    { $number ->
        [one] { $unit } fait
       *[other] { $unit } font
    } beaucoup pour le prix
motive-dice = le plus de blessures en moyenne : { $wounds }

## Où penche toute la position par rapport aux autres choix

motive-army =
    { $leaning ->
        [for] votre armée pèse davantage face à la leur
       *[against] votre armée pèse moins face à la leur
    }
motive-divinity =
    { $leaning ->
        [for] mieux pour la vie des divinités
       *[against] moins bien pour la vie des divinités
    }
motive-menace =
    { $leaning ->
        [for] davantage de leurs unités à portée
       *[against] moins de leurs unités à portée
    }
motive-threat =
    { $leaning ->
        [for] presse davantage leur divinité
       *[against] presse moins leur divinité
    }
motive-absorbed =
    { $leaning ->
        [for] plus près de la victoire par les pierres
       *[against] plus loin de la victoire par les pierres
    }
motive-carried =
    { $leaning ->
        [for] pierres en de meilleures mains
       *[against] pierres en de moins bonnes mains
    }
motive-nearby =
    { $leaning ->
        [for] plus près des pierres du plateau
       *[against] plus loin des pierres du plateau
    }
motive-hand =
    { $leaning ->
        [for] garde des cartes d'activation
       *[against] coûte des cartes d'activation
    }
motive-art-of-war =
    { $leaning ->
        [for] garde des cartes art de la guerre
       *[against] coûte des cartes art de la guerre
    }
motive-goals =
    { $leaning ->
        [for] plus près du but du scénario
       *[against] plus loin du but du scénario
    }

## Pourquoi l'ordinateur a fait ce qu'il a fait

motive-bot = { $player } a choisi : { $choice }
motive-bot-reasons = { $player } a choisi : { $choice }. { $reasons }
motive-bot-none = L'ordinateur n'a encore rien décidé.
motive-bot-hidden = Le reste de ce qu'il a pesé montrerait ses cartes : l'analyse le dit après la partie, et un ordinateur qui pense à voix haute le dit aussitôt.
motive-better = Mieux : { $weighed }
motive-instead = Aussi pesé : { $weighed }

## L'analyse

review-sure = { $inputs } étapes, chacune vue par une recherche de { $rounds } essais
review-curve = { $player } : { $curve }
review-totals =
    { $player } : hasard { $luck }, décisions propres { $own }, décisions des autres { $others }, imprévu { $rest } ; en tout { $change }
review-moments = Les moments qui ont compté
review-no-moments = Aucun moment n'a beaucoup compté à lui seul.
review-decision = Round { $round }, étape { $step }. { $chosen } Cela a coûté { $loss } à { $player }.
review-luck = Round { $round }, étape { $step }. { $what } Hasard : { $gain } pour { $player }.
review-luck-bare = Dés et cartes.
review-points =
    { $size ->
        [one] { $value } point
       *[other] { $value } points
    }
