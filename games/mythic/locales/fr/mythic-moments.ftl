### Pourquoi une chose est impossible, dans les mots du moment. Les variantes portent les noms des règles.
### Les unités sont nommées sans verbe qui s'accorde, car un nom est singulier et le suivant pluriel.

myt-moment-refused =
    { $rule ->
        [M12_2_10] Impossible de déployer { $unit } en { $space } : ce n'est pas votre zone.
        [M12_2_11] Impossible de redéployer { $unit } : l'unité est déjà sur le champ de bataille.
        [M12_R7] Impossible de déployer { $unit } en { $space } : la case est occupée ou le terrain interdit.
        [M12_4_7] Il faut activer au moins une unité avant de finir le tour.
        [M12_R24] Rien à échanger : il faut trois cartes Manœuvre en main.
        [M12_5_2] Vous n'avez pas cette carte Manœuvre.
        [M12_5_6] Vous n'avez pas de carte Art de la Guerre.
        [M12_5_7] Vous n'avez pas de carte Art de la Guerre pour chercher.
        [M12_R29] Votre deck est vide : il n'y a rien à chercher.
        [M12_16_10] Impossible d'activer { $unit } : l'unité n'est pas de votre armée.
        [M12_R108] L'unité qui a donné l'ordre est activée d'abord.
        [M12_6_2] Impossible d'activer { $unit } : vous n'avez pas sa carte Manœuvre.
        [M12_6_8] Impossible d'activer { $unit } : vous n'avez pas sa carte Manœuvre.
        [M12_6_7] Impossible d'activer { $unit } maintenant : une deuxième unité attend que la première ait fini et coûte une carte Art de la Guerre.
        [M12_6_10] Impossible de réactiver { $unit } : chaque unité agit une fois par tour.
        [M12_18_52] Impossible d'activer { $unit } pour 1 PP : vous n'avez pas de Meneur ici.
        [M12_R123] Impossible d'activer { $unit } pour 1 PP : il ne vous en reste pas.
        [M12_R19] Impossible d'activer { $unit } : l'unité est détruite.
        [M12_18_8] Impossible d'activer { $unit } : cet ordre ne concerne que ses deux unités.
        [M12_18_25] Impossible d'activer { $unit } : cet ordre ne concerne que ses propres unités.
        [M12_18_40] Impossible d'activer { $unit } : l'ordre vaut pour l'infanterie voisine de l'unité qui le donne.
        [M12_18_41] Impossible d'activer { $unit } : après cet ordre, personne d'autre n'agit.
        [M12_6_3] { $unit } : le déplacement est déjà fait.
        [M12_7_4] { $unit } : plus de déplacement, il vient avant l'attaque.
        [M12_12_15] { $unit } : déplacement impossible, un ennemi voisin harcèle l'unité.
        [M12_R137] { $unit } : déplacement impossible, l'unité est prise dans une toile.
        [M12_7_2] { $unit } : déjà sur cette case.
        [M12_3_4] { $space } est hors de portée du déplacement { DE($unit) }.
        [M12_3_3] { $space } est trop loin pour { $unit } : avec une attaque dans le même tour, seul compte le premier des deux nombres de mouvement.
        [M12_7_6] { $unit } : impossible d'atteindre { $space }, d'autres unités barrent le chemin.
        [M12_7_7] { $unit } : impossible de s'arrêter en { $space }, la case est occupée.
        [M12_7_10] { $unit } : impossible de voler jusqu'en { $space }, une autre unité volante barre le chemin.
        [M12_7_11] { $unit } : impossible de se poser en { $space }, la case est occupée.
        [M12_14_9] { $space } est trop loin pour { $unit } : la forêt sur le chemin coûte du mouvement.
        [M12_14_12] { $unit } : impossible d'atteindre { $space }, le terrain est infranchissable.
        [M12_14_14] { $unit } : impossible d'atteindre { $space }, une crevasse arrête les unités au sol.
        [M12_14_19] { $unit } : on n'entre dans la fortification { $space } qu'en étant à côté au début de l'activation.
        [M12_14_20] { $unit } : impossible d'aller jusqu'en { $space }, monter sur une fortification finit le déplacement.
        [M12_14_24] { $unit } : impossible d'aller jusqu'en { $space }, l'eau finit le déplacement.
        [M12_R42] Impossible d'attaquer { $target } : on n'attaque que des ennemis.
        [M12_11_5] Cette unité est détruite.
        [M12_8_1] { $unit } : l'attaque de cette activation est déjà faite.
        [M12_9_1] { $unit } : impossible de frapper { $target } d'ici, le corps à corps demande une case voisine.
        [M12_9_2] { $unit } : pas d'attaque à distance sur la carte.
        [M12_9_3] { $target } : hors de portée { DE($unit) }.
        [M12_9_4] { $unit } : impossible de tirer, un ennemi est juste à côté.
        [M12_9_6] { $unit } : impossible de tirer sur { $target }, une autre unité est dans la ligne de tir.
        [M12_9_7] { $unit } : impossible de tirer sur { $target }, une colline, une ruine, une forêt ou un rocher coupe la ligne de tir.
        [M12_9_10] { $unit } : impossible de tirer sur { $target }, une autre unité volante est dans la ligne de tir.
        [M12_18_2] { $unit } : impossible de tirer sur { $target }, on ne tire que par-dessus ses propres unités.
        [M12_18_9] { $unit } : impossible d'attaquer { $target }, les deux unités de cet ordre attaquent le même ennemi.
        [M12_18_45] { $unit } : pas d'attaque, le bombardement prend tout le tour.
        [M12_14_18] Une case de portée de plus depuis une fortification coûte 1 PP, qui manque.
        [M12_13_2] Il manque des PP : vous en avez { $points }, il en faut { $cost }.
        [M12_13_4] { $talent } { DE($unit) } agit déjà : une fois suffit.
        [M12_11_3] { $unit } : pas de talent { $talent } sur la carte actuelle. Des talents se perdent avec la vitalité.
        [M12_3_11] { $unit } : ce [+] est déjà acheté.
        [M12_12_2] { $unit } : pas de contre-attaque, on ne répond qu'à une attaque au corps à corps.
        [M12_12_5] { $unit } : pas de contre-attaque, vous n'avez pas sa carte Manœuvre.
        [M12_12_6] { $unit } : pas de contre-attaque, une par tour est la limite.
        [M12_18_15] { $unit } : pas de contre-attaque, on ne répond pas à une attaque bestiale.
        [M12_18_19] { $unit } : pas de contre-attaque, on ne répond pas à cette morsure.
        [M12_18_37] { $unit } : pas de contre-attaque, on ne répond pas à cette morsure.
        [M12_18_44] { $unit } : pas de contre-attaque, on ne répond pas au brasier.
        [M12_18_47] { $unit } : pas de contre-attaque, on ne répond pas au bombardement.
        [M12_18_63] { $unit } : pas de contre-attaque après une retraite.
        [M12_R131] { $unit } : la contre-attaque est déjà annoncée.
        [M12_12_9] Une unité prend la place d'une autre, pas la sienne.
        [M12_12_10] { $unit } : impossible de prendre la place { DE($target) }, l'unité n'est pas à côté.
        [M12_12_11] { $unit } : prendre la place { DE($target) } coûte 2 PP, et vous en avez { $points }.
        [M12_12_13] { $unit } : une unité au sol ne prend pas la place d'une unité volante.
        [M12_R74] La place { DE($target) } est déjà prise.
        [M12_12_17] { $unit } : impossible de harceler { $target }, l'unité n'est pas à côté.
        [M12_12_18] { $unit } : harceler { $target } coûte 2 PP, et vous en avez { $points }.
        [M12_12_19] { $unit } : pour harceler { $target }, il faut plus de dés au corps à corps.
        [M12_12_21] { $unit } : une unité au sol ne harcèle pas une unité volante.
        [M12_R87] Les unités réagissent aux ennemis, pas pendant leur propre tour.
        [M12_18_64] { $unit } : pas de retraite, aucune case pour reculer.
        [M12_10_3] On retire un dé de 1 à 4 pour en augmenter un autre de 1.
        [M12_10_6] On ne relance qu'un cinq.
        [M12_10_8] Un dé qui montre 0 est perdu.
        [M12_R68] Un cinq se relance, il ne se modifie ni ne se retire.
        [M12_R70] Lancez d'abord les cinq choisis.
       *[other] { "" }
    }
myt-moment-harass = Aucune de vos unités ne peut harceler { $unit } : il n'y a qu'à continuer.
myt-moment-evade = { $unit } : pas d'esquive possible, il n'y a qu'à continuer.
myt-moment-no-card = Vous n'avez pas de carte Manœuvre { DE($unit) } : en l'état, pas de contre-attaque.
myt-moment-unpaid = En l'état il n'y a qu'à continuer : pour réagir, changez une carte en PP ou cherchez-en une.
