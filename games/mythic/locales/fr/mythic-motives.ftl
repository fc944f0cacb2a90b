### Ce qui parle pour un choix et contre lui dans Mythic Battles (2012), outre ce que disent tous les jeux.

mythic-motive-answered = contre-attaque possible : { $unit }
mythic-motive-ground = { $by } à ce que l'attaquant doit atteindre en { $space }
mythic-motive-holds = empêche { $unit } de bouger
mythic-motive-shields = épargne l'attaque à { $unit }
mythic-motive-dice = le plus de succès en moyenne : { $successes }

## Où penche toute la position par rapport aux autres choix

mythic-motive-stand =
    { $leaning ->
        [for] plus loin de la défaite qu'eux
       *[against] plus près de la défaite qu'eux
    }
mythic-motive-hand =
    { $leaning ->
        [for] laisse plus de cartes Manœuvre
       *[against] laisse moins de cartes Manœuvre
    }
mythic-motive-art-of-war =
    { $leaning ->
        [for] laisse plus de cartes Art de la Guerre
       *[against] laisse moins de cartes Art de la Guerre
    }
mythic-motive-points =
    { $leaning ->
        [for] laisse plus de points de pouvoir
       *[against] laisse moins de points de pouvoir
    }
mythic-motive-webs =
    { $leaning ->
        [for] lie davantage d'unités dans les toiles
       *[against] laisse des unités liées dans les toiles
    }
