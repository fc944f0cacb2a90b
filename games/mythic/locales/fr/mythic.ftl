### Mythic Battles (2012) : ses mots, ses cartes, ses questions, ses choix et ses événements. $who vaut « you » pour le siège du lecteur.
### Les unités sont nommées sans verbe qui s'accorde, car un nom est singulier et le suivant pluriel.

## Mots des données

myt-family-talent = talent
myt-family-terrain = terrain
myt-talent = { $talent ->
    [arachnean_sentinel] Sentinelle d'Arachné
    [arching_shot] Tir en cloche
    [ardent_wrath] Courroux ardent
    [assault_support] Soutien d'assaut
    [aura_of_strength] Aura de force
    [beastly_attack] Attaque bestiale
    [cerberus_bite] Morsure de Cerbère
    [child_of_arachne] Enfant d'Arachné
    [coordinated_assault] Assaut coordonné
    [endurance] Endurance
    [evasion] Esquive
    [explosive_shells] Projectiles explosifs
    [force_of_impact] Force d'impact
    [hydra_bite] Morsure de l'Hydre
    [infantry_drill] Exercice d'infanterie
    [infernal_blaze] Brasier infernal
    [infernal_bombardment] Bombardement infernal
    [initiative] Initiative
    [judgment_of_souls] Jugement des âmes
    [leader] Meneur
    [mobility] Mobilité
    [override] Écrasement
    [parry] Parade
    [rage_of_the_lion] Rage du lion
    [regeneration] Régénération
    [reinforcement] Renfort
    [retreat] Retraite
    [riposte] Riposte
    [scout] Éclaireur
    [sentence_of_athena] Sentence d'Athéna
    [sentry] Sentinelle
    [skilled_melee] Mêlée experte
    [skilled_shot] Tir expert
    [skilled_warrior] Guerrier expert
    [sneak_attack] Attaque sournoise
    [spread_shot] Tir dispersé
    [track] Traque
    [unholy_strength] Force impie
   *[web_of_arachne] Toile d'Arachné
}
myt-talent-text = { $talent ->
    [arachnean_sentinel] Prend la place d'Arachné attaquée à côté d'elle, pour le coût du talent au lieu de 2 PP.
    [arching_shot] Les unités alliées sur la ligne ne gênent pas cette attaque à distance ; les ennemies et le terrain la gênent toujours.
    [ardent_wrath] Après avoir détruit une unité : une de ses cartes Manœuvre revient en main, de la défausse ou parmi celles jouées ce tour.
    [assault_support] Avant toute activation du tour : prendre jusqu'à 2 cartes dans le deck, puis activer cette unité et une autre, chacune pour sa seule carte Manœuvre et toutes deux contre la même cible. Personne d'autre n'agit ce tour.
    [aura_of_strength] Jusqu'à la fin du tour, cette unité et ses alliées adjacentes peuvent relancer un dé à chaque attaque ou contre-attaque.
    [beastly_attack] Après son attaque au corps à corps : une de plus contre la même cible, avec le nombre de dés imprimé. Pas de contre-attaque.
    [cerberus_bite] L'attaque au corps à corps en devient jusqu'à trois, contre la cible et jusqu'à deux ennemies adjacentes aux deux, chacune avec le nombre de dés imprimé. Pas de contre-attaque.
    [child_of_arachne] À tout moment, à côté d'Arachné : jusqu'à la fin du tour, celle-ci a +1 en CC et +1 en Défense tant qu'elles sont côte à côte.
    [coordinated_assault] Avant toute activation du tour : prendre jusqu'à 4 cartes dans le deck, puis activer cette unité et jusqu'à trois autres, chacune pour sa seule carte Manœuvre. Personne d'autre n'agit ce tour.
    [endurance] Annule 1 blessure que l'unité va subir ; de nouveau à chaque paiement.
    [evasion] Contre une attaque au corps à corps d'une unité terrestre : l'attaque compte comme n'ayant jamais eu lieu.
    [explosive_shells] Abaisse de 1 la difficulté d'une attaque à distance contre une unité terrestre.
    [force_of_impact] Dans une attaque à distance : 1 blessure de plus si un dé finit 2 ou plus au-dessus de la Défense de la cible.
    [hydra_bite] L'attaque au corps à corps en devient une contre chaque unité terrestre ennemie adjacente, avec le nombre de dés imprimé. Pas de contre-attaque.
    [infantry_drill] Avant toute activation du tour : prendre jusqu'à 3 cartes dans le deck, puis activer cette unité et jusqu'à deux unités d'infanterie adjacentes, chacune pour sa seule carte Manœuvre. Personne d'autre n'agit ce tour.
    [infernal_blaze] Une fois par activation : chaque unité terrestre adjacente, alliées comprises, subit une attaque avec le nombre de dés imprimé. Pas de contre-attaque.
    [infernal_bombardment] Avant son mouvement : chaque ennemie survolée subit une attaque avec le nombre de dés imprimé. Pas d'autre attaque ce tour, et pas de contre-attaque.
    [initiative] Dans une attaque ou une contre-attaque, lance les dés en premier, et ses blessures comptent aussitôt ; sans effet si les deux camps l'utilisent.
    [judgment_of_souls] Rapporte 2 PP quand l'unité en détruit une autre.
    [leader] Les activations supplémentaires du tour coûtent 1 PP chacune au lieu d'une carte Art de la Guerre.
    [mobility] Permet un mouvement après l'attaque s'il n'y en a pas eu avant.
    [override] Abaisse de 1 la difficulté d'une attaque au corps à corps si la Vitalité de l'unité vaut au moins celle de la cible.
    [parry] En attaquant ou en contre-attaquant : 1 blessure est annulée de chaque côté.
    [rage_of_the_lion] Jusqu'à la fin du tour, l'unité a les caractéristiques de sa carte de pleine Vitalité.
    [regeneration] À la fin de son activation, l'unité regagne 1 Vitalité.
    [reinforcement] Pendant que les decks sont mélangés, l'unité regagne 1 Vitalité ; de nouveau à chaque paiement.
    [retreat] Sous une attaque : l'unité recule de 1 case et 1 blessure est annulée. Elle ne peut contre-attaquer ce tour.
    [riposte] Une contre-attaque avec le nombre de dés imprimé et sans carte Manœuvre, une fois par attaque au corps à corps.
    [scout] Le prochain mouvement ignore ce que le terrain retire.
    [sentence_of_athena] À l'activation, sans ennemi adjacent : l'unité, ou une unité de ses sœurs adjacente, peut tirer, puis bouger, puis frapper dans son activation.
    [sentry] Prend la place d'une unité attaquée à côté d'elle, pour le coût du talent au lieu de 2 PP.
    [skilled_melee] Après le jet de son attaque au corps à corps : un dé montrant 0 est relancé.
    [skilled_shot] Après le jet de son attaque à distance : un dé montrant 0 est relancé.
    [skilled_warrior] Annoncé avant son attaque : après le jet, un dé montrant 0 peut être relancé.
    [sneak_attack] Au corps à corps contre une unité à côté d'une autre alliée : +1 en CC, et −1 en Défense pour la cible.
    [spread_shot] L'attaque à distance en devient deux, contre deux unités terrestres ennemies adjacentes l'une à l'autre et à portée.
    [track] Harcèle pour le coût du talent au lieu de 2 PP.
    [unholy_strength] Un dé de plus dans une attaque au corps à corps.
   *[web_of_arachne] Payée avec chacune de ses attaques à distance, qui ne blessent personne : avec un succès, la cible est prise dans la toile. Elle ne peut bouger et a −1 en Défense jusqu'à la fin de sa prochaine activation.
}
myt-terrain = { $terrain ->
    [open] terrain dégagé
    [hill] colline
    [forest] forêt
    [ruins] ruines
    [impassable] infranchissable
    [crevasse] crevasse
    [fortification] fortification
   *[aquatic] eau
}
myt-terrain-text = { $terrain ->
    [open] Sans effet.
    [hill] +1 en CC et +1 en Tir contre les unités qui ne sont pas sur une colline ; −1 en Défense contre les attaquants volants et les attaques à distance. Gêne les tirs.
    [forest] +1 en Défense contre les attaquants volants et les attaques à distance. La traverser retire 1 au reste du mouvement. Gêne les tirs.
    [ruins] +1 en Défense contre les attaques à distance. Gêne les tirs.
    [impassable] Fermé aux unités terrestres. Arrête les tirs.
    [crevasse] Fermée aux unités terrestres. Ne gêne pas les tirs.
    [fortification] +1 en Tir, +2 en Défense contre les unités terrestres, et +1 de portée pour 1 PP. N'y entrent que les unités qui ont commencé leur activation à côté, et y monter met fin au mouvement.
   *[aquatic] −1 aux attaques et −1 en Défense. Y entrer met fin au mouvement.
}
myt-terrains = { $terrain ->
    [open] Terrain dégagé
    [hill] Collines
    [forest] Forêt
    [ruins] Ruines
    [impassable] Infranchissable
    [crevasse] Crevasses
    [fortification] Fortifications
   *[aquatic] Eau
}
myt-type = { $type ->
    [infantry] infanterie
    [cavalry] cavalerie
    [pack] meute
    [horde] horde
   *[colossal] colossal
}
myt-stat = { $stat ->
    [movement] Mouvement
    [cc] CC
    [ranged] Tir
   *[defence] Défense
}
myt-edge = { $edge ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
myt-faction = { $faction ->
    [athena] Athéna
    [hades] Hadès
    [neutral] neutre
   *[other] { $name }
}
myt-points = { $points } PP
myt-unit-numbered = { $unit } { $number }
myt-unit-of = { $unit } ({ $player })
myt-space = { $space } ({ $terrain })
myt-card = { $card ->
    [aow] une carte Art de la Guerre
   *[maneuver] une carte Manœuvre { DE($unit) }
}
myt-turned = { $turns ->
    [0] sans rotation
    [1] un quart de tour vers la droite
    [2] un demi-tour
   *[3] un quart de tour vers la gauche
}
myt-point = { $point ->
    [turn_start] après la pioche du tour d'un autre
    [activation_end] après une activation d'un autre
   *[turn_end] à la fin du tour d'un autre
}
myt-reaction = { $reaction ->
    [harass] harceler une unité qui s'active
    [evade] esquiver une attaque
    [defend] défendre une unité attaquée
    [counterattack] contre-attaquer
    [talents] annoncer des talents d'une unité attaquée
   *[cancel] annuler des blessures
}

## Cartes Unité

myt-unit-line = { $unit } : { $faction }, { $type }, { $moves ->
    [flying] unité volante
   *[ground] unité terrestre
}{ $rank ->
    [legendary] , légendaire
   *[plain] {""}
} ; { $cost } points, { $maneuvers ->
    [one] { $maneuvers } carte Manœuvre
   *[other] { $maneuvers } cartes Manœuvre
}
myt-card-line = Vitalité { $vitality } : { $values }
myt-card-line-talents = Vitalité { $vitality } : { $values } ; { $talents }
myt-values = Mouvement { $combat } en combat et { $free } sinon{ $plusmove }, CC { $cc }{ $pluscc }, Défense { $defence }{ $plusdefence }, Commandement { $leadership }
myt-values-ranged = Mouvement { $combat } en combat et { $free } sinon{ $plusmove }, CC { $cc }{ $pluscc }, Tir { $ranged }{ $plusranged } à portée { $range }, Défense { $defence }{ $plusdefence }, Commandement { $leadership }
myt-plus = { " " }[+]
myt-talent-cost = { $talent } ({ $points })
myt-talent-dice = { $talent } ({ $points }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
})
myt-talent-line = { $talent } : { $text }

## Questions

myt-ask-player-one = Votre équipe commence. Qui de vous est le joueur 1 ?
myt-ask-board = Quel plateau mettre à la place { $place } sur { $places }, comptées rangée par rangée depuis le nord-ouest, et avec quelle rotation ?
myt-ask-zone = De quel côté du champ de bataille vous déployez-vous ? Les autres se déploient en face.
myt-ask-deploy = Quelle unité déployer, et où ? { $left ->
    [one] C'est votre dernière.
   *[other] Il en reste { $left }.
}
myt-ask-activate = Quelle unité activer ?
myt-ask-activate-none = Aucune unité ne peut être activée avec les cartes en main. Que faire ?
myt-ask-activate-more = Activer une autre unité, ou finir le tour ?
myt-ask-activate-command = { $talent } : quelle unité activer ensuite ?
myt-ask-exchange = Mettre trois cartes Manœuvre sous le deck et en piocher deux ?
myt-ask-limit = { $cards } cartes en main, 7 au plus peuvent rester. Laquelle défausser ?
myt-ask-harass = Activation { DE($unit) } : harceler ?
myt-ask-act = { $unit } en { $space } : que faire ?
myt-ask-act-harassed = { $unit } en { $space }, sans mouvement possible sous le harcèlement : que faire ?
myt-ask-act-webbed = { $unit } en { $space }, sans mouvement possible dans la toile : que faire ?
myt-ask-flight = Vol { DE($unit) }, à présent au-dessus de { $space } : où aller ? { $left ->
    [one] Il reste { $left } case.
   *[other] Il reste { $left } cases.
}
myt-ask-next = { $talent } { DE($unit) } : qui frapper ensuite ?
myt-ask-evade = Attaque au corps à corps { DE($unit) } contre { $target } : esquiver ?
myt-ask-split = Attaque { DE($unit) } contre { $target } : utiliser { $talent } ?
myt-ask-defend = Attaque { DE($unit) } contre { $target } : une autre unité prend-elle la place de la cible ?
myt-ask-answer = Attaque au corps à corps { DE($unit) } contre { $target } : contre-attaquer ?
myt-lacks-counter = Vous n'avez pas de carte de manœuvre { DE($unit) } pour payer : il n'y a qu'à continuer.
myt-lacks-defence = Aucune de vos unités ne peut prendre sa place : il n'y a qu'à continuer.
myt-ask-talents = { $round ->
    [attack] Attaque { DE($unit) } contre { $target } : annoncer des talents ?
    [defence] Attaque { DE($unit) } contre { $target } : annoncer des talents pour s'en défendre ?
    [counter] Contre-attaque { DE($target) } contre { $unit } : annoncer des talents ?
   *[against] Contre-attaque { DE($target) } contre { $unit } : annoncer des talents pour s'en défendre ?
}
myt-ask-dice = { $unit } contre { $target }, difficulté { $difficulty } : les dés montrent { $dice } ; { $successes ->
    [0] aucun succès
    [one] { $successes } succès
   *[other] { $successes } succès
}. Que faire ?
myt-ask-impact = Un dé dépasse de 2 ou plus la Défense { DE($target) } : utiliser { $talent } { DE($unit) } ?
myt-ask-cancel = { $wounds ->
    [one] { $wounds } blessure menace
   *[other] { $wounds } blessures menacent
} { $unit } : utiliser { $talent } ?
myt-ask-wrath = { $unit } : adversaire détruit. Utiliser { $talent } ?
myt-ask-retreat = Retraite { DE($unit) } : vers où ?
myt-ask-search = Quelle carte prenez-vous dans le deck ?
myt-ask-search-more = Quelle carte prenez-vous dans le deck ? { $left ->
    [one] Vous pouvez en prendre encore 1.
   *[other] Vous pouvez en prendre jusqu'à { $left }.
}
myt-ask-under = Quelle carte mettre ensuite sous le deck ? { $left ->
    [one] C'est la dernière.
   *[other] Il en reste { $left } à mettre.
}
myt-ask-window = Vous pouvez convertir des cartes en PP ici ({ $point }). Quelque chose ?
myt-ask-reshuffle = Tous les decks sont vides. Convertir des cartes en PP avant que les défausses soient mélangées ?
myt-ask-reinforce = Les decks sont mélangés : utiliser Renfort ?

## Choix

myt-do-player-one = Le joueur 1 est { $player }
myt-do-lay = { $board }, { $turned }
myt-do-zone = Déployer côté { $edge }
myt-do-deploy = Déployer { $unit } en { $space }
myt-do-convert = Convertir { $card } en { $points }
myt-do-search = Défausser une carte Art de la Guerre pour prendre une carte au choix dans le deck
myt-do-take = Prendre { $card }
myt-do-activate = Activer { $unit }
myt-do-activate-aow = Activer { $unit } pour une carte Art de la Guerre
myt-do-activate-leader = Activer { $unit } grâce à Meneur ({ $points })
myt-do-use = Utiliser { $talent } { DE($unit) } ({ $points })
myt-do-use-on = Utiliser { $talent } { DE($unit) } sur { $target } ({ $points })
myt-do-plus = +1 en { $stat } pour { $unit } ({ $points })
myt-do-move = Aller en { $space }
myt-do-move-far = Aller en { $space } (sans attaque ensuite)
myt-do-move-via = Aller en { $space } par { $via }
myt-do-move-via-far = Aller en { $space } par { $via } (sans attaque ensuite)
myt-do-fly = Voler vers { $space }
myt-do-strike = Attaquer { $target } au corps à corps
myt-do-shoot = Tirer sur { $target }
myt-do-shoot-way = Tirer sur { $target } ({ $way })
myt-do-shoot-paid = Tirer sur { $target } ({ $points })
myt-do-shoot-way-paid = Tirer sur { $target } ({ $way }, { $points })
myt-way-arching = par-dessus les alliés
myt-way-far = une case plus loin
myt-do-bite-alone = Mordre seulement { $target } ({ $points })
myt-do-bite = Mordre { $target } et { $others } ({ $points })
myt-do-spread = Viser aussi { $target } ({ $points })
myt-do-next = Frapper ensuite { $target }
myt-do-done = { $what ->
    [activation] Finir l'activation
    [turn] Finir le tour
    [flight] Arrêter le vol ici
    [search] Ne plus prendre de carte
   *[window] Rien de plus
}
myt-do-harass = Harceler avec { $unit } ({ $points })
myt-do-harass-track = Harceler avec { $unit } par { $talent } ({ $points })
myt-do-defend = Défendre avec { $unit } ({ $points })
myt-do-defend-sentry = Défendre avec { $unit } par { $talent } ({ $points })
myt-do-counter = Contre-attaquer avec une carte Manœuvre { DE($unit) }
myt-do-decline = { $what ->
    [exchange] Ne pas échanger de cartes
    [harass] Ne pas harceler
    [evade] Ne pas esquiver
    [split] Attaquer comme déclaré
    [defend] Laisser la cible à sa place
    [answer] Ne pas contre-attaquer
    [talents] Ne rien annoncer de plus
   *[talent] Ne pas l'utiliser
}
myt-do-retreat = Reculer en { $space }
myt-do-spend = Défausser un { $discard } pour tourner un { $on } de 1 vers le haut
myt-do-again = Choisir un { $die } pour le prochain lancer
myt-do-throw = Lancer les 5 choisis
myt-do-reroll = Relancer un { $die } par { $talent }
myt-do-keep = Laisser les dés tels quels
myt-do-exchange = Mettre trois cartes sous le deck et en piocher deux
myt-do-under = Mettre une carte Manœuvre { DE($unit) } sous le deck
myt-do-discard = Défausser une carte Manœuvre { DE($unit) } pour { $points }

myt-head-deploy = Déployer { $unit }
myt-head-cards = Cartes : points de pouvoir et recherches
myt-head-move = Mouvement
myt-head-move-far = Mouvement sans attaque
myt-head-attack = Attaques
myt-head-talents = Talents et bonus [+]
myt-head-spend = Défausser un dé pour un autre

## Ce qui s'est passé

myt-saw-start-rolled = Jet de départ : { $first } pour { $players }, { $second } pour { $others }.
myt-saw-begins = { $who ->
    [you] Vous commencez
   *[other] { $player } commence
} la partie.
myt-saw-board = Plateau à la place { $place } : { $board }, { $turned }.
myt-saw-zone = Déploiement côté { $edge } : { $players }.
myt-saw-deployed = { $unit } : déploiement en { $space }.
myt-saw-turn = Tour { $turn } : { $who ->
    [you] le vôtre
   *[other] { $player }
}.
myt-saw-drew = { $who ->
    [you] Vous piochez
   *[other] { $player } pioche
} { $card }.
myt-saw-drew-hidden = { $player } pioche une carte Manœuvre.
myt-saw-searched = { $who ->
    [you] Vous prenez
   *[other] { $player } prend
} { $card } dans le deck.
myt-saw-searched-hidden = { $player } prend une carte Manœuvre dans le deck.
myt-saw-shuffled = { $who ->
    [you] Votre deck
   *[other] Le deck { DE($player) }
} est mélangé.
myt-saw-converted = { $who ->
    [you] Vous convertissez
   *[other] { $player } convertit
} { $card } en { $points }.
myt-saw-aow-spent = { $who ->
    [you] Vous défaussez
   *[other] { $player } défausse
} une carte Art de la Guerre.
myt-saw-paid = { $who ->
    [you] Vous payez
   *[other] { $player } paie
} { $points }.
myt-saw-gained = { $who ->
    [you] Vous gagnez
   *[other] { $player } gagne
} { $points }.
myt-saw-activated = Activation { DE($unit) }.
myt-saw-harassed = { $unit } : harcèlement par { $by }, pas de mouvement dans cette activation.
myt-saw-used = { $unit } : { $talent }.
myt-saw-used-on = { $unit } : { $talent } pour { $target }.
myt-saw-bought = { $unit } : +1 en { $stat }.
myt-saw-moved = { $unit } : de { $from } à { $to }.
myt-saw-flies-over = { $unit } : survol de { $space }.
myt-saw-attacked = { $blow ->
    [close] Attaque au corps à corps
    [ranged] Attaque à distance
   *[neither] Attaque par un talent
} : { $by } contre { $target }.
myt-saw-evaded = { $unit } : l'attaque est esquivée et compte comme n'ayant jamais eu lieu.
myt-saw-defended = { $by } à la place { DE($target) }.
myt-saw-countered = { $unit } : contre-attaque.
myt-saw-values = { $side ->
    [attacker] Jet d'attaque
   *[victim] Jet de contre-attaque
} : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} contre difficulté { $difficulty }.
myt-detail-dice = Dés
myt-detail-difficulty = Difficulté
myt-saw-rolled = Les dés montrent { $dice }.
myt-saw-rolled-none = Aucun dé n'est lancé.
myt-saw-spent = Un { $discard } est défaussé, un { $on } tourné de 1 vers le haut.
myt-saw-successes = { $unit } : { $successes ->
    [0] aucun succès
    [one] { $successes } succès
   *[other] { $successes } succès
}.
myt-saw-cancelled = { $unit } : { $wounds ->
    [one] { $wounds } blessure annulée
   *[other] { $wounds } blessures annulées
}.
myt-saw-wounded = { $unit } : { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}, Vitalité { $vitality } sur { $full }.
myt-saw-healed = { $unit } : Vitalité de nouveau { $vitality } sur { $full }.
myt-saw-destroyed = Destruction { DE($unit) }.
myt-saw-webbed = La toile retient { $unit }.
myt-saw-unwebbed = La toile ne retient plus { $unit }.
myt-saw-retrieved = Une carte Manœuvre { DE($unit) } revient en main.
myt-saw-put-under = { $who ->
    [you] Vous mettez
   *[other] { $player } met
} une carte Manœuvre { DE($unit) } sous le deck.
myt-saw-put-under-hidden = { $player } met une carte sous son deck.
myt-saw-discarded = { $who ->
    [you] Vous défaussez
   *[other] { $player } défausse
} une carte Manœuvre { DE($unit) } pour { $points }.
myt-saw-ran-out = { $who ->
    [you] Votre deck
   *[other] Le deck { DE($player) }
} est vide.
myt-saw-reshuffled = Toutes les défausses sont mélangées en decks.
myt-saw-over = La bataille est terminée : { $winners ->
    [0] personne ne gagne
    [one] { $players } gagne
   *[other] { $players } gagnent
}.

## Pourquoi, et les chances

myt-part-printed = imprimés avec le talent
myt-part-plus = +1 acheté
myt-part-web = toile
myt-part-floor = limite inférieure
myt-parts = { $parts } = { $total }
myt-dice-of = { $blow ->
    [ranged] Dés de Tir { DE($unit) }
    [close] Dés de corps à corps { DE($unit) }
   *[neither] Dés { DE($unit) }
} : { $parts }
myt-difficulty-of = Difficulté pour toucher { $unit } : { $parts }
myt-no-counter = Pas de contre-attaque { DE($target) } ({ $rule })
myt-may-counter = Une contre-attaque { DE($target) } est possible.
myt-webs = L'attaque ne blesse personne ; avec un succès, la cible est prise dans la toile.
myt-web-chance = Chance de prendre la cible dans la toile : { $chance }
myt-spend-talent = { $unit } peut employer { $talent }, contre { $points }.
myt-spend-plus = { $unit } peut acheter +1 en { $stat }, contre { $points }.
myt-spend-cards = Des cartes doivent d'abord être converties en PP.
myt-cost-points = Coûte { $points } ; vous en avez { $have }.
myt-cost-card = Coûte une carte Manœuvre { DE($unit) } ; { $held } en main.
myt-cost-aow = Coûte une carte Art de la Guerre ; { $held } face visible.

## La table en texte

myt-table-before = La bataille n'a pas commencé.
myt-table-turn = Tour { $turn } : { $player }.
myt-table-quiet = { $quiet } tours de suite sans blessure ; après { $limit }, la bataille est nulle.
myt-table-player = { $player } : { $points } PP ; { $hand ->
    [0] aucune carte en main
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}, { $deck } dans le deck, { $discard } à la défausse ; { $aow ->
    [0] aucune carte Art de la Guerre face visible
    [one] { $aow } carte Art de la Guerre face visible
   *[other] { $aow } cartes Art de la Guerre face visible
} ; { $units ->
    [0] aucune unité
    [one] { $units } unité
   *[other] { $units } unités
} en jeu.
myt-table-unit = { $mark } { $unit } : { $where }{ $notes }
myt-table-on = en { $space }, Vitalité { $vitality } sur { $full }
myt-table-reserve = à déployer
myt-table-destroyed = hors de combat
myt-note-flying = en vol
myt-note-activated = activation faite
myt-note-webbed = dans la toile
myt-note-raging = en rage
myt-note-aura = aura de force
myt-table-hand = Votre main : { $cards }.
myt-table-hand-empty = Votre main est vide.
myt-table-held = { $cards ->
    [one] { $unit }
   *[other] { $cards } × { $unit }
}
myt-table-bottom = Sous votre deck, la prochaine à piocher en premier : { $cards }.
myt-table-terrain = { $terrain } : { $spaces }.
myt-table-key = Champ de bataille : une lettre pour le terrain, puis le numéro de l'unité présente ; * marque les unités du camp { DE($players) }.
myt-space-line = { $space } : { $terrain }. { $text }
myt-space-unit = Occupant : { $unit }, Vitalité { $vitality } sur { $full }.
myt-unit-now = Mouvement { $combat } en combat et { $free } sinon, CC { $cc }, Défense { $defence }, Commandement { $leadership }
myt-unit-now-ranged = Mouvement { $combat } en combat et { $free } sinon, CC { $cc }, Tir { $ranged } à portée { $range }, Défense { $defence }, Commandement { $leadership }

## Pourquoi un général n'est pas interrogé

myt-unasked-over = La bataille est terminée.
myt-unasked-dice = Les dés sont d'abord lancés.
myt-unasked-cards = Des cartes sont d'abord piochées.
myt-unasked-defend = Aucune de vos unités ne peut prendre la place { DE($unit) }.
myt-unasked-counter = Aucune contre-attaque { DE($unit) } n'est possible.
myt-unasked-harass = Aucune de vos unités ne peut harceler { $unit }.
myt-unasked = { $part ->
    [setup] À cette étape de la mise en place, la décision revient à { $player }.
    [harasser] La question du harcèlement est d'abord posée à { $player }.
    [attacker] C'est à l'attaquant de décider : { $player }.
    [defender] C'est au défenseur de décider : { $player }.
    [searcher] { $player } s'occupe de cartes de son deck.
    [window] La question des cartes est d'abord posée à { $player }.
   *[turn] C'est le tour { DE($player) }.
}

## Pourquoi une table est refusée

myt-fault-revision = Cette bataille suit la révision { $revision } des règles, que connaît une édition plus récente du programme.
myt-fault-generals = Une bataille se joue à 2 ou 4 généraux, pas { $found }.
myt-fault-army = Joueur { $player } : { $text }
myt-fault-affiliation = { $unit } : affiliation { $affiliation }, pas { $faction }.
myt-fault-too-dear = L'armée coûte { $cost } points ; { $most } au plus sont permis.
myt-fault-too-cheap = L'armée coûte { $cost } points ; il faut en dépenser au moins { $least }.
myt-fault-too-few = L'armée a { $units ->
    [0] aucune unité
    [one] { $units } unité
   *[other] { $units } unités
} ; il en faut au moins 5.
myt-fault-too-many = L'armée a { $units } unités ; 10 au plus sont permises.
myt-fault-twice = { $unit } : deux fois dans l'armée avec une même illustration.
myt-fault-legendary = { $unit } : unité légendaire, plus d'une fois dans l'armée.
myt-fault-team-mate = { $unit } : aussi dans l'armée du coéquipier.
myt-fault-opponent = { $unit } : aussi dans une armée adverse.
myt-fault-cards = Un deck contient au plus 48 cartes Manœuvre, pas { $cards }.
myt-fault-unit = { $unit } ne peut être joué : { $reason }.
myt-unit-cards = une unité a de 1 à 20 cartes
myt-unit-maneuvers = une unité a de 1 à 9 cartes Manœuvre
myt-unit-movement = une unité se déplace de 9 cases au plus
myt-unit-strength = une carte a au plus 10 dés et 15 en Défense
myt-unit-range = une attaque à distance a des dés et une portée, ou ni l'un ni l'autre
myt-unit-talent-dice = un nombre de dés figure avec les talents qui en ont un, et là seulement
myt-unit-talent-strength = un talent lance 16 dés au plus
myt-unit-kin = un talent désigne une autre unité : « kin » dit laquelle
myt-fault-boards = Le champ de bataille demande { $needed } plateaux ; il y en a { $found }.
myt-fault-closed = Le plateau { $board } a plus de 3 cases fermées aux unités terrestres.
myt-fault-layout = Le champ de bataille demande { $needed } plateaux différents de la liste, chacun tourné 0 à 3 fois.
myt-fault-tokens = { $units } unités d'un même camp : une zone de déploiement en contient { $room }.
myt-fault-seat = Le joueur { $player } n'est pas à la table.
