### Ce qui parle pour un choix et contre lui.

motive-absorbs = absorbe { $stone }
motive-claims = collecte { $stone }
motive-answered =
    { $number ->
        [one] { $unit } peut contre-attaquer
       *[other] { $unit } peuvent contre-attaquer
    } ({ $chance } que la carte soit en main)
motive-shelter-melee = { $by } en défense à portée 0 en { $area }
motive-shelter-ranged = { $by } en défense contre les attaques à distance en { $area }
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
motive-divinity =
    { $leaning ->
        [for] mieux pour la vie des divinités
       *[against] moins bien pour la vie des divinités
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
        [for] laisse plus de cartes d'activation
       *[against] laisse moins de cartes d'activation
    }
motive-art-of-war =
    { $leaning ->
        [for] laisse plus de cartes art de la guerre
       *[against] laisse moins de cartes art de la guerre
    }
motive-goals =
    { $leaning ->
        [for] plus près du but du scénario
       *[against] plus loin du but du scénario
    }
