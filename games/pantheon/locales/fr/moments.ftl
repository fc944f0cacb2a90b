### Why something cannot be done, in the words of the moment. The names of variants are those of rules.

moment-refused =
    { $rule ->
        [P15_7A_2a-1] Pas d'activation { DE($unit) } : vous n'avez pas sa carte activation en main.
        [P15_7A_3b-1] Pas de deuxième activation avec { $unit } : il faut sa carte et une carte d'art de la guerre.
        [P15_7C_1] Pas d'activation { DE($unit) } : deux unités ont déjà été activées ce tour-ci, c'est la limite.
        [P15_7C_2] Pas de nouvelle activation { DE($unit) } : chaque unité agit une fois par tour.
        [P15_R33] Pas d'activation { DE($unit) } : seules les unités sur le plateau ou pas encore déployées le peuvent.
        [P15_8B_2-2] { $unit } : pas encore sur le plateau, seul le déploiement est possible, en action complexe.
        [P15_8B_2-3] { $unit } : déjà sur le plateau, pas de déploiement.
        [P15_8B_2-5] Pas de déploiement { DE($unit) } en { $area } : cette zone n'est pas la vôtre.
        [P15_8B_2-6] Pas de déploiement { DE($unit) } en { $area } : ce terrain lui est interdit.
        [P15_8B_2-7] Pas de déploiement { DE($unit) } en { $area } : la zone est pleine.
        [P15_7A_2c-1] { $unit } : plus d'action simple, une activation en compte deux.
        [P15_7A_2c-2] { $unit } : action complexe déjà faite, une activation en compte une.
        [P15_7A_2c-3] { $unit } : impossible pendant cette activation, actions simples et action complexe ne se mêlent pas.
        [P15_8A_0-2] { $unit } : déjà fait, les deux actions simples doivent être différentes.
        [P15_8A_0-3] Terminez d'abord l'action commencée avec { $unit }.
        [P15_8A_0-4] { $unit } : plus de marche après une attaque dans la même activation.
        [P15_12B_6-4] { $unit } : une seule action ce tour-ci, à cause du terrain polaire.
        [P15_8A_1-1] { $area } : trop loin pour une marche { DE($unit) }.
        [P15_8B_1-1] { $area } : trop loin pour une course { DE($unit) }.
        [P15_13_6-3] { $area } : trop loin pour un vol { DE($unit) }.
        [P15_8A_1-2] { $unit } : entrée impossible en { $area }, les zones ne se touchent pas.
        [P15_8B_1-2] { $unit } : entrée impossible en { $area }, les zones ne se touchent pas.
        [P15_8A_1-3] { $unit } : fin du mouvement, des ennemis occupent la zone.
        [P15_8B_1-3] { $unit } : fin du mouvement, des ennemis occupent la zone.
        [P15_8A_1-6] { $unit } : entrée impossible en { $area }, la zone est pleine.
        [P15_8B_1-5] { $unit } : entrée impossible en { $area }, la zone est pleine.
        [P15_13_6-7] { $unit } : entrée impossible en { $area }, la zone est pleine.
        [P15_12A_1-2] { $unit } : entrée impossible en { $area }, les barreaux arrêtent les divinités et les monstres.
        [P15_12A_2-2] { $unit } : fin du mouvement après les chaînes.
        [P15_12A_3-1] { $unit } : entrée impossible en { $area }, un escarpement sépare les deux zones.
        [P15_12A_6-1] { $unit } : entrée impossible en { $area }, un mur sépare les deux zones.
        [P15_12B_2-1] { $unit } : entrée impossible en { $area }, c'est une falaise.
        [P15_12B_8-1] { $unit } : entrée impossible en { $area }, c'est de la roche.
        [P15_12B_7-4] { $unit } : passage de la faille { $area } seulement par un chemin de crânes.
        [P15_12B_7-5] { $unit } : plus assez de mouvement pour ressortir de la faille { $area }.
        [P15_12B_11-2] { $unit } : activation finie dans le marais.
        [P15_12B_11-3] { $unit } : pas de marche dans un marais, mais une course d'une zone.
        [P15_12B_4-4] { $unit } : fin du mouvement dans la lave.
        [P15_13_5-1] { $unit } : entrée impossible en { $area }, la zone a moins de trois places pour une unité aussi immense.
        [P15_14_2-1] { $unit } : pas de marche, un ennemi de la zone fait obstacle.
        [P15_14_2-2] { $unit } : pas de course, un ennemi de la zone fait obstacle.
        [P15_14_2-3] { $unit } : pas de collecte, un ennemi de la zone fait obstacle.
        [P15_8A_3-1] { $unit } : collecte possible seulement dans la même zone, d'une pierre que personne ne porte.
        [P15_8A_3-2] { $unit } : une seule pierre à la fois.
        [P15_8B_3-1] Seule une divinité peut absorber une pierre.
        [P15_8B_3-2] La pierre doit être dans la zone de la divinité, au sol ou portée par une de vos unités.
        [P15_8B_3-3] La pierre est portée par un ennemi : pas d'absorption.
        [P15_8A_2a1-1] { $target } : pas une cible, on n'attaque que des ennemis.
        [P15_8A_2a1-4] { $target } : pas une cible d'ici, la zone voisine n'est pas pleine.
        [P15_8A_2a1-10] { $target } : hors de vue { DE($unit) }, quelque chose fait écran.
        [P15_8A_2a1-15] { $target } : hors de portée { DE($unit) }.
        [P15_R103] { $target } : attaque déjà esquivée.
        [P15_R4] { $target } : pas sur le plateau.
        [P15_R81] Personne à attaquer pour { $unit } : aucun ennemi à portée et en vue.
        [P15_8A_2a3-3] Pas de contre-attaque { DE($target) } : sa carte activation n'est pas en main.
        [P15_8A_2a3-5] Pas de contre-attaque { DE($target) } : on ne répond pas à une contre-attaque.
        [P15_8A_2a3-6] Pas de contre-attaque { DE($target) } : elle a déjà eu lieu ce tour-ci.
        [P15_8A_2a3-7] Pas de contre-attaque { DE($target) } : l'attaque vient d'une autre zone.
        [P15_8A_2b-13] Pas de contre-attaque { DE($target) } : on ne répond pas à une attaque de zone.
        [P15_14_10-3] Pas de contre-attaque { DE($target) } : son coup est déjà parti grâce à Initiative.
        [P15_R113] Pas de contre-attaque { DE($target) } : l'une des deux unités n'est plus sur le plateau.
        [P15_R112] Pas de contre-attaque { DE($target) } : la projection a mis trop de distance.
        [P15_14_9-1] { $unit } : pas d'interposition, Garde protège les autres unités de la même zone.
        [P15_14_9-3] { $unit } : pas d'interposition contre une contre-attaque.
        [P15_R97] Quelqu'un s'est déjà interposé : une seule garde par attaque.
        [P15_R102] { $unit } : pas de Garde dans l'eau, avec une seule figurine ou pendant une action complexe.
        [P15_11C_1] Pas d'esquive { DE($target) } : seule une unité volante, hors troupe, esquive une attaque venue de sa zone.
        [P15_11_0-2] Vous avez déjà acheté cette manœuvre pendant cette manche.
        [P15_11_0-3] Vous n'avez pas de carte d'art de la guerre pour payer.
        [P15_R44] Votre pioche est vide : il n'y a rien à chercher.
        [P15_9_11] Vous n'avez pas de carte omphalos, ou ce n'est pas votre tour.
        [P15_R93] Votre divinité est indemne : il n'y a rien à soigner.
        [P15_R37] Pas de rappel { DE($unit) } : votre divinité n'est pas sur le plateau.
        [P15_R36] Pas de rappel { DE($unit) } : la zone de votre divinité est pleine.
        [P15_7B_1] Pas de rappel { DE($unit) } : on ne rappelle que ses propres troupes.
        [P15_7B_6] Un rappel se fait à la fin du tour, contre une carte d'art de la guerre.
        [P15_7A_4a-1] Un rappel se fait à la fin de votre tour, contre une carte d'art de la guerre.
        [P15_8A_2a2c-9] Il n'y a pas de troisième assaut.
        [P15_R86] Un dé qui atteint la défense blesse déjà : il reste tel quel.
        [P15_5C_2] Aucune de vos unités n'est activée : choisissez-en une et payez d'abord avec sa carte.
        [P15_7A_0-4] Ce n'est pas ce qui est demandé maintenant.
       *[other] { "" }
    }
moment-no-card = Vous n'avez pas de carte activation { DE($target) } en main : il n'y a qu'à continuer.
moment-no-payment = Vous n'avez pas de carte d'art de la guerre pour payer : il n'y a qu'à continuer.
moment-no-guard = Aucune de vos unités ne peut prendre le coup : il n'y a qu'à continuer.
