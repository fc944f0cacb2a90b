### What the browser says at a table of Conjurers only.

## The table

con-web-title = Conjurers : la ville
con-web-town = La ville
con-web-town-short = Ville
con-web-score-short = Score
con-web-status = Tour { $turn } sur 12, phase { $phase }
con-web-stage-set-up = Mise en place
con-web-stage-allocation = On place les figurines
con-web-stage-resolving = On résout les actions
con-web-stage-battles = Batailles
con-web-stage-end = Fin du tour
con-web-stage-tournament = Tournoi
con-web-stage-over = La partie est finie
con-web-back = Revenir
con-web-in-place = Choisissez dans le panneau ouvert.
con-web-pick-figure = Prenez une figurine ci-dessous, puis un lieu éclairé de la ville.
con-web-pick-creature = Prenez une de vos créatures, puis un emplacement éclairé.
con-web-see-town = Voir la ville
con-web-holdings = ce qu’il possède

## The town

con-web-house-own = Votre maison
con-web-house = Maison { DE($player) }
con-web-locked-phase = ouvre en phase { $phase }
con-web-locked-players = fermé à si peu de joueurs
con-web-locked-mythology = sa mythologie est hors du jeu
con-web-controlled = contrôlé par { $player }
con-web-standing = { $figure } { DE($player) }
con-web-to-win = { $level }×{ $count } : { $count ->
    [one] { $count } créature
   *[other] { $count } créatures
} de niveau { $level } à gagner
con-web-creatures-left = { $count ->
    [one] { $count } créature restante
   *[other] { $count } créatures restantes
}
con-web-works-here = Y travaillent : { $figures }
con-web-closed = Fermés :

## What the viewer has

con-web-own = Ce que vous avez
con-web-figures = Vos figurines
con-web-waiting = à placer
con-web-home = à la maison
con-web-feed = { $due } de nourriture à payer après le tour { $turn }
con-web-cards = { $creatures ->
    [one] { $creatures } créature
   *[other] { $creatures } créatures
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
con-web-stock = En réserve
con-web-income = Les mines rapportent
con-web-food = Nourriture en réserve et due
con-web-food-due = Nourriture après le tour { $turn }
con-web-food-of = { $food } de nourriture, { $due } due au prochain repas
con-web-creatures = Créatures
con-web-equipment = Objets et artefacts
con-web-button = Détient le bouton d’initiative

## Cards

con-web-minion = sbire
con-web-level = niveau { $level }
con-web-health = points de vie
con-web-dice = dés de combat
con-web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Places

con-web-visit-payment = Répartir la remise
con-web-visit-battleground = Champ de bataille de la mythologie { $mythology }
con-web-visit-spoils = Le butin du duel
con-web-visit-prize = Votre prix
con-web-leaves = reste
con-web-missing = Il manque
con-web-sold-out = Épuisé
con-web-buy = Acheter
con-web-left = { $count ->
    [0] plus aucun
   *[other] { $count } en vente
}
con-web-costs = coûte { $price }
con-web-discount = { $units ->
    [one] Votre forgeron vous épargne { $units } unité du prochain prix.
   *[other] Votre forgeron vous épargne { $units } unités du prochain prix.
}
con-web-spare = { $units ->
    [one] encore { $units } unité à épargner
   *[other] encore { $units } unités à épargner
}
con-web-market-pay = Avec quoi payez-vous ?
con-web-market-later = dès la phase { $phase }
con-web-market-short = { $paid } contre { $gained } : pas assez
con-web-pit-share = { $share ->
    [1] Ce sacrifice rapporte la totalité.
    [2] Ce sacrifice rapporte la moitié.
   *[other] Ce sacrifice rapporte 1/{ $share }.
}
con-web-pit-level = Désormais niveau { $level } et plus seulement.
con-web-ground = { $player } joue la créature et son sbire.
con-web-minion-beside = Avec un sbire : { $health } points de vie, { $dice } dés
con-web-spoils = Marquez trois réserves { DE($player) } ; vous prenez la moitié de chacune.
con-web-spoil = prendre { $amount }
con-web-spoils-three = Marquez trois réserves

## Battles

con-web-battle-ground = Bataille pour { $creature }
con-web-battle-duel = Duel entre conjurateurs
con-web-battle-match = Match du tournoi
con-web-battle-turn = à son tour
con-web-minions-of = Sbires, joués par { $player }
con-web-quiet = { $quiet ->
    [one] { $quiet } tour sans combat sur { $limit }
   *[other] { $quiet } tours sans combat sur { $limit }
}
con-web-quiet-text = Après { $limit } tours de suite sans dé, le camp le plus fort gagne.
con-web-in-hand = { $count } en main
con-web-hand-of = parmi : { $creatures }
con-web-slot = Emplacement { $slot }
con-web-health-left = { $left } points de vie sur { $health }
con-web-absorbs = ses cartes absorbent encore { $left }
con-web-poison = { $markers ->
    [one] { $markers } marqueur de poison : 1 dégât au début de chacun de ses tours
   *[other] { $markers } marqueurs de poison : autant de dégâts au début de chacun de ses tours
}
con-web-frost = Gel : elle ne peut plus se déplacer et inflige 1 de moins par tranche de 3
con-web-bound = Entravée : elle ne peut ni se déplacer ni attaquer et a perdu ses capacités
con-web-risen = Elle est revenue de la mort
con-web-devouring = Elle dévore la créature d’en face
con-web-devoured = Elle est dévorée

## Odds

con-web-falls = tombe : { $chance }
con-web-takes = subit { $mean } sur { $health } en moyenne
con-web-struck-by = { $creature } frappe avec
con-web-strikes-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
con-web-strikes-never = rien : elle ne frappe pas
con-web-strikes-second = après la première frappe
con-web-of-power-hit = dont { $dice } par ses cartes
con-web-of-element = dont { $dice } par son élément
con-web-of-offensive = +{ $damage } offensif
con-web-of-defensive = −{ $damage } par la défense
con-web-of-frost = moins par le gel
con-web-of-burning = { $dice ->
    [one] puis { $dice } dé de brûlure
   *[other] puis { $dice } dés de brûlure
}
con-web-at-least = { $damage ->
    [one] { $damage } dégât ou plus
   *[other] { $damage } dégâts ou plus
}
con-web-beside = À côté peuvent tomber :
con-web-estimate = Toute la bataille
con-web-estimate-win = chances de gagner : { $chance }
con-web-estimate-margin = ± { $margin }, simulée { $played } fois, les deux camps jouant simplement
con-web-estimate-left = Créatures restantes en moyenne : vous { $own }, l’autre camp { $other }

## The score sheet

con-web-score = Feuille de score
con-web-score-source = Origine
con-web-score-part = { $of } : { $points }
con-web-score-total = Points à présent
con-web-score-levels = Niveaux des créatures
con-web-score-variety = Variété : mythologies d’un niveau
con-web-score-consistency = Constance : niveaux d’une mythologie
con-web-score-abundance = Abondance : créatures d’une mythologie
con-web-score-artifacts = Artefacts
con-web-score-artifact-variety = Variété d’artefacts
con-web-score-artifact-consistency = Tous les artefacts d’une mythologie
con-web-score-combination = Artefacts avec créatures
con-web-score-resources = Ressources restantes
con-web-score-minus = Points négatifs
con-web-score-now = Comme si la partie finissait maintenant.
con-web-score-ties = Les égalités se départagent par combinaisons, artefacts, créatures et ressources, dans cet ordre.

## A new game

con-web-options = Règles facultatives
