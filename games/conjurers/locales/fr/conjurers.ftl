### Conjurers : ses mots, ses cartes, ses questions, ses choix et ses événements. $who vaut « you » pour le siège du lecteur.

## Mots des données

con-resource = { $resource ->
    [wood] bois
    [stone] pierre
    [iron] fer
    [bronze] bronze
    [sapphire] saphir
    [diamond] diamant
   *[food] nourriture
}
con-figure = { $figure ->
    [worker] ouvrier
    [merchant] marchand
    [warrior] guerrier
    [recruiter] recruteur
   *[conjurer] conjureur
}
con-mythology = { $mythology ->
    [egyptian] égyptienne
    [greek] grecque
    [japanese] japonaise
    [norse] nordique
   *[biblical] biblique
}
con-element = { $element ->
    [fire] feu
    [earth] terre
    [air] air
   *[water] eau
}
con-action = { $action ->
    [lumber_mill] scierie
    [stone_mine] mine de pierre
    [iron_mine] mine de fer
    [bronze_smelter] fonderie de bronze
    [sapphire_mine] mine de saphir
    [diamond_mine] mine de diamant
    [wood_storage] entrepôt de bois
    [stone_storage] entrepôt de pierre
    [iron_storage] entrepôt de fer
    [bronze_storage] entrepôt de bronze
    [sapphire_storage] entrepôt de saphir
    [diamond_storage] entrepôt de diamant
    [wild_animals] animaux sauvages
    [fishing_pond] étang
    [marketplace] marché
    [tavern] taverne
    [guild_house] maison des guildes
    [sacrificial_pit] fosse sacrificielle
    [blacksmith] forgeron
    [artificer] artificier
    [duat] Douât
    [mount_olympus] mont Olympe
    [shangri_la] Shangri-La
    [valhalla] Valhalla
   *[garden_of_eden] Jardin d'Éden
}
con-house = maison { DE($player) }
con-column = { $column ->
    [stone_wood] pierre et bois
    [iron_bronze] fer et bronze
    [diamond_sapphire] diamant et saphir
   *[food] nourriture
}
con-amount = { $amount } { $resource ->
    [wood] bois
    [stone] { $amount ->
        [one] pierre
       *[other] pierres
    }
    [iron] fer
    [bronze] bronze
    [sapphire] { $amount ->
        [one] saphir
       *[other] saphirs
    }
    [diamond] { $amount ->
        [one] diamant
       *[other] diamants
    }
   *[food] nourriture
}
con-magic = { $magic ->
    [frost_attack] attaque de gel
    [burning] brûlure 2
   *[poisonous] venimeux
}
con-minion = le sbire
con-list = { $first }, { $next }

## Capacités : le nom, et ce qu'elle fait

con-ability = { $ability ->
    [offensive] offensif { $x }
    [defensive] défensif { $x }
    [burning] brûlure { $x }
    [absorption] absorption { $x }
    [power_hit] coup puissant { $x }
    [flying] vol
    [frost_attack] attaque de gel
    [poisonous] venimeux
    [multi_attack] attaque multiple
    [devour] dévorer
    [life_steal] vol de vie
    [weapon_smith] armurier
    [resurrection] résurrection
    [ranged] à distance
    [first_strike] première frappe
    [immobility] immobilité
    [bind] entrave
    [immunity_fire] immunité au feu
    [immunity_ice] immunité à la glace
    [immunity_poison] immunité au poison
   *[magician] magicien
}
con-ability-text = { $ability ->
    [offensive] Inflige { $x } de plus dans un combat qu'elle a commencé.
    [defensive] Prend { $x } de moins dans un combat commencé par une autre, et de l'attaque multiple à côté.
    [burning] Après le combat, { $x } dés de dégâts à la créature combattue, et autant à chaque voisine.
    [absorption] La carte prend { $x } dégâts pour son porteur avant de se briser.
    [power_hit] { $x } dés de plus à chaque frappe.
    [flying] Ne peut être attaquée par les créatures sans vol, et ne combat pas celles qui arrivent en face.
    [frost_attack] Qui est blessé ne peut plus bouger et inflige 1 de moins par tranche de 3.
    [poisonous] Qui est blessé reçoit un marqueur qui inflige 1 au début de chacun de ses tours.
    [multi_attack] Chaque voisine de la créature combattue prend 1 par tranche de 3 infligés.
    [devour] Avale la créature d'en face au lieu d'attaquer ; celle-ci souffre au début de ses tours jusqu'à ce qu'elle se libère.
    [life_steal] Se soigne de la moitié des dégâts infligés à la créature combattue.
    [weapon_smith] Son niveau est une remise sur la première carte achetée chez un forgeron ou un artificier.
    [resurrection] Revient une fois de la mort, sans marqueurs ni cartes.
    [ranged] Quand elle attaque ou bouge, seule une créature à distance riposte ; elle atteint celles qui volent.
    [first_strike] Frappe avant l'autre créature.
    [immobility] Ne peut quitter son emplacement.
    [bind] Une fois par bataille, comme action : une créature adverse ne peut plus bouger ni attaquer et perd ses capacités propres.
    [immunity_fire] La brûlure ne lui fait rien.
    [immunity_ice] L'attaque de gel ne lui laisse pas de marqueur.
    [immunity_poison] Venimeux ne lui laisse pas de marqueur.
   *[magician] Avant chaque combat, peut adopter attaque de gel, brûlure 2 ou venimeux.
}
con-ability-line = { $ability } : { $text }
con-creature-line = { $name }, niveau { $level } ({ $element }), { $health } points de vie, { $dice } dés
con-creature-line-mythology = { $name }, créature { $mythology }, niveau { $level } ({ $element }), { $health } points de vie, { $dice } dés
con-item-line = { $name }, objet : { $price }
con-artifact-line = { $name }, artefact de mythologie { $mythology }, { $points } points : { $price }

## Questions

con-ask-assistant = Choisissez votre premier assistant.
con-ask-allocation = Tour { $turn } : mettez une figurine sur une action.
con-ask-resolving = Quel assistant résoudre ensuite ?
con-ask-marketplace = Échangez au marché, tant que vous pouvez payer.
con-ask-guild-house = Engager un assistant ?
con-ask-pit = Sacrifier des créatures ? Chacune de plus vaut moitié moins.
con-ask-smith = { $shop ->
    [blacksmith] Acheter des objets au forgeron ?
   *[artificer] Acheter des artefacts à l'artificier ?
}
con-ask-spare = { $left ->
    [one] Quelle unité du prix de « { $card } » est épargnée ?
   *[other] Quelles unités du prix de « { $card } » sont épargnées ? Il en reste { $left }.
}
con-ask-battleground = Pour quelle créature de mythologie { $mythology } vous battez-vous ?
con-ask-removal = Garder une créature hors du tirage ?
con-ask-action = Votre tour de bataille : une action.
con-ask-equip = Équiper { $creature } ?
con-ask-magic = Adopter une capacité pour ce combat ?
con-ask-spoils = Nommez trois réserves { DE($player) } ; vous prenez la moitié de chacune.
con-ask-prize = Choisissez une créature comme prix.
con-ask-bonus = Choisissez les ressources de votre prix.

## Choix

con-do-assistant = Commencer avec : { $figure }
con-do-place = Mettre le { $figure } sur : { $action }
con-do-stay = Laisser le { $figure } à la maison
con-do-resolve = Résoudre le { $figure } : { $action }
con-do-trade = Payer { $paid }, recevoir { $gained }
con-do-hire = Engager un { $figure }
con-do-sacrifice = Sacrifier { $creature } contre { $gained }
con-do-buy = Acheter { $card } ({ $price })
con-do-spare = Épargner 1 { $resource }
con-do-done = Rien de plus
con-do-fight = Se battre pour { $creature }
con-do-decline = Ne pas se battre
con-do-remove = Garder { $creature } hors du tirage
con-do-summon = Invoquer { $creature } à l'emplacement { $slot }
con-do-equip = Équiper { $card }
con-do-move = Bouger { $creature } vers l'emplacement { $slot }
con-do-attack = Attaquer avec { $creature }
con-do-devour = Dévorer avec { $creature }
con-do-bind = Entraver { $target } avec { $creature }
con-do-break = Libérer { $creature }
con-do-pass = Perdre le tour
con-do-adopt = Adopter : { $magic }
con-do-adopt-nothing = Ne rien adopter
con-do-steal = Prendre la moitié : { $resources }
con-do-prize = Prendre { $creature }
con-do-take = Prendre 4 { $resource }

## Ce qui s'est passé

con-saw-locked = La mythologie { $mythology } est hors jeu.
con-saw-starts = { $who ->
    [you] Vous commencez
   *[other] { $player } commence
} la partie.
con-saw-began = { $who ->
    [you] Vous débutez
   *[other] { $player } débute
} avec un { $figure }.
con-saw-dealt = { $who ->
    [you] Vous recevez
   *[other] { $player } reçoit
} { $creature }.
con-saw-turn = Le tour { $turn } commence.
con-saw-placed = { $who ->
    [you] Vous mettez votre
   *[other] { $player } met son
} { $figure } sur : { $action }.
con-saw-stayed = { $who ->
    [you] Votre
   *[other] { $player } : le
} { $figure } reste à la maison.
con-saw-mine-taken = { $who ->
    [you] Vous contrôlez
   *[other] { $player } contrôle
} : { $mine }.
con-saw-gained = { $who ->
    [you] Vous recevez
   *[other] { $player } reçoit
} { $amount }.
con-saw-paid = { $who ->
    [you] Vous payez
   *[other] { $player } paie
} { $amount }.
con-saw-button = { $who ->
    [you] Vous prenez
   *[other] { $player } prend
} le jeton d'initiative.
con-saw-hired = { $who ->
    [you] Vous engagez
   *[other] { $player } engage
} un { $figure }.
con-saw-sacrificed = { $who ->
    [you] Vous sacrifiez
   *[other] { $player } sacrifie
} { $creature }.
con-saw-bought = { $who ->
    [you] Vous achetez
   *[other] { $player } achète
} { $card }.
con-saw-no-battle = { $action } : il n'y a rien à gagner, ou personne pour se battre.
con-saw-declined = { $who ->
    [you] Vous ne vous battez pas
   *[other] { $player } ne se bat pas
}.
con-saw-battle = { $who ->
    [you] Vous vous battez
   *[other] { $player } se bat
} pour { $creature } ; { $whom ->
    [you] vous la jouez
   *[other] { $other } la joue
} avec son sbire.
con-saw-duel = { $who ->
    [you] Vous défiez { $other }
   *[other] { $player } { $whom ->
        [you] vous défie
       *[other] défie { $other }
    }
} en duel.
con-saw-removed = { $who ->
    [you] Vous gardez
   *[other] { $player } garde
} { $creature } hors du tirage.
con-saw-drew = { $who ->
    [you] Vous tirez
   *[other] { $player } tire
} { $creature }.
con-saw-drew-hidden = { $player } tire une créature.
con-saw-summoned = { $who ->
    [you] Vous invoquez
   *[other] { $player } invoque
} { $creature } à l'emplacement { $slot }.
con-saw-equipped = { $creature } porte { $card }.
con-saw-healed = { $creature } se soigne de { $amount }.
con-saw-moved = { $creature } bouge vers l'emplacement { $slot }.
con-saw-fought = { $creature } combat { $target }.
con-saw-adopted = { $creature } adopte : { $magic }.
con-saw-rolled = { $creature } lance { $dice } : { $sum }.
con-saw-damaged = { $creature } prend { $damage } { $damage ->
    [one] dégât
   *[other] dégâts
} { $cause ->
    [multi_attack] par attaque multiple
    [burning] par brûlure
    [poison] par le poison
    [devour] en étant dévorée
    [break_free] en se libérant
   *[strike] au combat
}.
con-saw-damaged-absorbed = { $creature } prend { $damage } { $damage ->
    [one] dégât
   *[other] dégâts
} { $cause ->
    [multi_attack] par attaque multiple
    [burning] par brûlure
    [poison] par le poison
    [devour] en étant dévorée
    [break_free] en se libérant
   *[strike] au combat
} ; ses cartes en absorbent { $absorbed }.
con-saw-frozen = { $creature } reçoit un marqueur de gel.
con-saw-poisoned = { $creature } reçoit un marqueur de poison.
con-saw-died = { $creature } meurt.
con-saw-resurrected = { $creature } revient de la mort.
con-saw-devoured = { $creature } dévore { $target }.
con-saw-broke-free = { $creature } se libère.
con-saw-returned = { $creature } retourne à son emplacement.
con-saw-bound = { $creature } entrave { $target }.
con-saw-turn-lost = { $who ->
    [you] Vous perdez
   *[other] { $player } perd
} le tour de bataille.
con-saw-counted = { $who ->
    [you] Il vous reste
   *[other] Il reste à { $player }
} { $points ->
    [one] un point de vie
   *[other] { $points } points de vie
}.
con-saw-counted-hand = { $who ->
    [you] Vous montrez
   *[other] { $player } montre
} { $creatures } en main : { $points ->
    [one] un point de vie
   *[other] { $points } points de vie
} en tout.
con-saw-battle-ended = { $who ->
    [you] Vous gagnez
   *[other] { $player } gagne
} la bataille contre { $whom ->
    [you] vous
   *[other] { $other }
}.
con-saw-won = { $who ->
    [you] Vous gagnez
   *[other] { $player } gagne
} { $creature }.
con-saw-stole = { $who ->
    [you] Vous prenez { $amount } à { $other }
   *[other] { $player } { $whom ->
        [you] vous prend { $amount }
       *[other] prend { $amount } à { $other }
    }
}.
con-saw-minus = { $who ->
    [you] Vous recevez
   *[other] { $player } reçoit
} { $points ->
    [one] { $points } point négatif
   *[other] { $points } points négatifs
}.
con-saw-fed = { $who ->
    [you] Vous payez
   *[other] { $player } paie
} { $paid } nourriture sur { $need }.
con-saw-match = { $who ->
    [you] Vous défiez { $other }
   *[other] { $player } { $whom ->
        [you] vous défie
       *[other] défie { $other }
    }
} au tournoi.
con-saw-ranked = Le tournoi est fini : { $players }.
con-saw-over = { $winners ->
    [one] { $players } gagne la partie.
   *[other] { $players } partagent la victoire.
} Points : { $points }.
con-saw-total = { $player } { $points }

## Titres des choix

con-head-place = Mettre le { $figure } quelque part
con-head-trade = Payer en { $resource }
con-head-sacrifice = Sacrifier { $creature }
con-head-summon = Invoquer { $creature }
con-head-move = Bouger { $creature }
con-head-bind = Entraver avec { $creature }

## Pourquoi, et les chances

con-why-mine = { $amount } à la fin de ce tour, et de chaque tour jusqu'à ce qu'un autre joueur la prenne. À présent, elle est à { $player }.
con-why-mine-free = { $amount } à la fin de ce tour, et de chaque tour jusqu'à ce qu'un autre joueur la prenne.
con-why-gain = { $amount } aussitôt.
con-why-place = { $action ->
    [marketplace] Des échanges à taux fixes, tant que vous pouvez payer.
    [tavern] Le jeton d'initiative : vous commencez les tours à partir du prochain.
    [guild_house] Un assistant de plus, si vous pouvez payer.
    [sacrificial_pit] Des créatures contre des ressources ou de la nourriture ; chacune de plus vaut moitié moins.
    [blacksmith] Des objets pour vos créatures, tant que vous pouvez payer.
    [artificer] Des artefacts pour vos créatures et pour des points, tant que vous pouvez payer.
    [battleground] Une bataille pour une créature de ce lieu.
   *[house] Un duel : le vainqueur prend la moitié de trois réserves du vaincu.
}
con-why-other = C’est à { $player } de décider.
con-why-chance = Les dés ou un tirage passent d’abord.
con-why-cost = Coûte { $price } ; vous avez { $have }.
con-nothing = rien
con-odds-against = { $creature } contre { $target }
con-odds-dice = { $creature } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} ({ $parts }), { $strikes ->
    [together] frappe en même temps
    [first] frappe d'abord
    [second] frappe ensuite, en cas de survie
    [alone] frappe sans riposte
   *[never] ne frappe pas
}
con-odds-part = { $part ->
    [printed] imprimés { $by }
    [power_hit] +{ $by } coup puissant
    [element] +{ $by } élément
    [offensive] +{ $by } dégâts par offensif
    [defensive] −{ $by } dégâts par défensif
   *[frost] moins de dégâts par le gel
}
con-odds-burning = Brûlure { DE($creature) } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
con-odds-mean = Dégâts à attendre pour { $creature } : { $mean }
con-odds-falls = Chute { DE($creature) } : { $chance }

## La table en texte

con-table-before = La partie n'a pas commencé.
con-table-turn = Tour { $turn } sur 12, phase { $phase }. Jeton d'initiative : { $player }.
con-table-locked = Hors jeu : { $mythologies }.
con-table-player = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} jusqu'ici ; { $stock } ; { $need } nourriture à payer au prochain repas.
con-table-figures = Figurines : { $figures }.
con-table-figure-at = { $figure } sur { $action }
con-table-figure-home = { $figure } à la maison
con-table-army = Créatures : { $creatures }.
con-table-cards = Cartes : { $cards }.
con-table-copies = { $copies ->
    [one] { $card }
   *[other] { $copies } × { $card }
}
con-table-mine = { $action } : { $player }
con-table-mines = Mines contrôlées : { $mines }.
con-table-pile = À gagner ({ $action }) : { $creatures }.
con-table-level = { $creature } ({ $level })
con-table-shelf = { $shop ->
    [blacksmith] Le forgeron vend
   *[artificer] L'artificier vend
} : { $cards }.
con-battle-heading = Bataille { DE($player) } contre { $other } ; c'est à { $actor }.
con-battle-side = Rangée { DE($player) } : { $slots } ; { $hand ->
    [0] aucune créature en main
    [one] { $hand } créature en main
   *[other] { $hand } créatures en main
}.
con-battle-slot = emplacement { $slot } : { $what }
con-battle-empty = vide
con-battle-fighter = { $creature }, { $left } points de vie sur { $health }{ $notes }
con-battle-note = { $note ->
    [frost] marqueur de gel
    [poison] poison { $count }
    [bound] sous entrave
    [devouring] sur la créature d'en face, qu'elle dévore
   *[risen] déjà revenue de la mort
}
con-battle-worn = avec { $card }
con-battle-hand = Votre main : { $creatures }.
con-score-total = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
con-score-line = { $part ->
    [levels] Niveaux des créatures
    [variety] Variété des créatures
    [consistency] Cohérence des créatures
    [abundance] Abondance des créatures
    [artifacts] Artefacts
    [artifact_variety] Variété des artefacts
    [artifact_consistency] Cohérence des artefacts
    [combinations] Combinaisons mythologiques
    [resources] Ressources restantes
   *[minus] Points négatifs
} : { $points }

## Pourquoi une table est refusée

con-fault-players = Une partie a 2 à 4 joueurs, pas { $found }.
con-fault-creatures = Une partie contient au plus 63 créatures, pas { $found }.
con-fault-equipment = Une partie contient au plus 32 sortes d'objets et d'artefacts, pas { $found }.
con-fault-level-one = { $needed } créatures de niveau 1 sont distribuées ; il y en a { $found }.
con-fault-name = Le nom de la carte « { $card } » est déjà pris.
con-fault-card = La carte « { $card } » ne peut être jouée : { $reason }.
con-card-level = une créature a un niveau de 1 à 5
con-card-mythology = les créatures de niveau 2 à 5 ont une mythologie, celles de niveau 1 n'en ont pas
con-card-strength = une créature a de 1 à 60 points de vie et de 1 à 10 dés de bataille
con-card-no-ability = une créature a au moins une capacité
con-card-of-equipment = elle a une capacité propre aux objets et artefacts
con-card-number = le nombre d'une capacité va de 1 à 10
con-card-copies = un objet existe en 1 à 20 exemplaires
con-card-no-use = un objet ou artefact a au moins une capacité
con-card-of-creatures = elle a une capacité propre aux créatures
con-card-price = un prix compte au plus 100 unités
con-fault-seat = Le joueur { $player } n'est pas à la table.
con-fault-locked = { $needed ->
    [0] Aucune mythologie n'est
    [one] { $needed } mythologie est
   *[other] { $needed } mythologies sont
} hors jeu avec autant de joueurs, pas { $found }.
con-fault-tournaments = Les tournois sont pour 4 joueurs, pas { $found }.
con-fault-revision = La partie suit la révision { $found } des règles ; ce programme les connaît jusqu’à la révision { $known }.
