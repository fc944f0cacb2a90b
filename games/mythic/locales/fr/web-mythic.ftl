### Ce que dit le navigateur à une table de Mythic Battles 2012 seulement.

mythic-title = Mythic Battles (2012)
mythic-field = Champ de bataille
mythic-space = { $space }, { $terrain }
mythic-space-unit = { $space }, { $terrain } : { $unit } { DE($player) }, Vitalité { $vitality }
mythic-no-board = pas encore de plateau

mythic-turn = Tour { $turn }
mythic-stage-start = Lancer de départ
mythic-stage-boards = Pose des plateaux
mythic-stage-zones = Zones de déploiement
mythic-stage-deploy = Déploiement
mythic-quiet = ({ $turns } tours sans blessure)
mythic-quiet-why = Après { $limit } tours de suite sans blessure, la bataille est nulle.

# Caractéristiques et cartes
mythic-vitality = Vitalité
mythic-vitality-of = Vitalité { $vitality } sur { $max }
mythic-move = Mouvement (combat / libre)
mythic-cc = Corps à corps
mythic-ranged = Tir (portée)
mythic-defence = Défense
mythic-leadership = Commandement
mythic-talents = Talents
mythic-flying = volante
mythic-legendary = légendaire
mythic-power = Points de pouvoir
mythic-pp = PP
mythic-points =
    { $points ->
        [one] { $points } point de pouvoir
       *[other] { $points } points de pouvoir
    }
mythic-cost-aow = Coûte une carte Art de la Guerre.
mythic-aow = Art de la Guerre
mythic-aow-up = Cartes Art de la Guerre visibles : { $cards }
mythic-aow-line = { $up } visibles, { $total } en tout
mythic-hand = Main
mythic-known = connues : { $cards }
mythic-deck = Deck
mythic-under =
    { $count ->
        [one] { $count } carte mise dessous
       *[other] { $count } cartes mises dessous
    }
mythic-discard = Défausse
mythic-front = Jouées ce tour
mythic-standing = Unités restantes : { $units }. À 3, la bataille est perdue.
mythic-team-mate = votre coéquipier
mythic-destroyed = Détruites

# Fiche d'unité
mythic-sheet = fiche
mythic-sheet-of = Fiche { DE($unit) }
mythic-sheet-cost = { $cost } points, { $maneuvers } cartes Manœuvre
mythic-sheet-owner = Sous les ordres { DE($player) }
mythic-sheet-rows = Les cartes d'unité, de la plus haute Vitalité à la plus basse
mythic-sheet-now = en vigueur
mythic-sheet-note = [+] marque une caractéristique qui gagne 1 pour 1 PP. Le nombre après un talent est son coût en PP.
mythic-dice-short =
    { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
mythic-mark-activated = activée ce tour
mythic-mark-countered = a contre-attaqué ce tour
mythic-mark-retreated = s'est repliée ce tour
mythic-mark-aura = Aura de force en jeu
mythic-mark-child = Enfant d'Arachné en jeu
mythic-mark-rage = combat avec sa carte du dessus
mythic-mark-sentenced = peut tirer, bouger et frapper
mythic-mark-webbed = prise dans une toile
mythic-army-of = Armée { DE($player) }
mythic-army-line = { $faction }, { $cost } points

# Cartes en main
mythic-short-activate = Activer
mythic-short-activate-aow = Activer : Art de la Guerre
mythic-short-activate-leader = Activer : 1 PP
mythic-short-convert = +{ $points } PP
mythic-short-search = Chercher
mythic-short-under = Sous le deck
mythic-short-discard = Défausser
mythic-pick-token = Choisissez un pion ci-dessous, puis une case de votre zone.
mythic-pick-space = Cliquez sur une case éclairée pour y aller.
mythic-pick-space-far = Cliquez sur une case éclairée pour y aller. Depuis les cases en pointillé, l'unité ne peut plus attaquer ce tour-ci.
mythic-plan-move = { $unit } : aller en { $area }
mythic-with-cards = Décidez avec vos cartes.

# Attaques et dés
mythic-dice = Dés
mythic-difficulty = Difficulté
mythic-defends = { $by } défend { $unit }
mythic-successes =
    { $count ->
        [one] { $count } réussite
       *[other] { $count } réussites
    }
mythic-wounds =
    { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    }
mythic-chain = { $before }+ = { $value }
mythic-marked = relancé
mythic-dice-tip = Cliquez sur les cinq pour les relancer ; sacrifiez un 1–4 pour ajouter 1 à un autre 1–4.
mythic-best = Meilleur jeu
mythic-unanswered = Pas de contre-attaque :
mythic-answered = { $on } peut contre-attaquer avec sa carte Manœuvre, en même temps.
mythic-forecast-talents = Ce que des talents changeraient
mythic-use-plus = { $unit } : +1 en { $stat }
mythic-plus-cc = corps à corps
mythic-plus-ranged = tir
mythic-plus-defence = Défense
mythic-use-cost = ({ $points } PP)
mythic-use-cards = des cartes doivent d'abord être converties en PP
mythic-webs = Personne n'est blessé.
mythic-web-chance = { $chance } de prendre la cible dans la toile

# Ordres permanents
mythic-orders-always-text = À chaque réaction, et dès que des cartes peuvent devenir des points de pouvoir.
mythic-orders-reactions = Pour les réactions
mythic-orders-reactions-text = Quand une de mes unités peut harceler, défendre, riposter ou employer un talent.
mythic-orders-points = Moments pour changer des cartes en points de pouvoir
mythic-order-harass = Harceler une unité activée
mythic-order-evade = Esquiver une attaque au corps à corps
mythic-order-defend = Défendre une unité attaquée
mythic-order-counterattack = Contre-attaquer
mythic-order-talents = Talents d'une unité attaquée
mythic-order-cancel = Annuler des blessures
mythic-order-turn-start = Au début d'un tour
mythic-order-activation-end = Après une activation
mythic-order-turn-end = À la fin d'un tour

# Le champ en mots
mythic-text-unit = { $space } : { $unit }, { $vitality }/{ $max }, { $terrain }
mythic-text-nobody = Personne sur le champ de bataille.
mythic-text-spaces = Cases

# Une nouvelle bataille
mythic-recruit = Recruter une armée
mythic-deck-building = Variante : construction de deck
mythic-deck-building-text = Les armées mêlent toutes les factions ; aucune unité n'est dans deux armées.
mythic-battlefield = Champ de bataille
mythic-laying-chosen = Selon les règles
mythic-laying-chosen-text = Qui gagne le lancer de départ pose les plateaux.
mythic-laying-first = Premières parties
mythic-laying-first-text = Un champ de bataille tout prêt.
mythic-laying-laid = Le mien
mythic-laying-laid-text = Choisissez et tournez les plateaux ici.
mythic-place = Plateau { $place }
mythic-turn-board = Tourner le plateau { $place }
mythic-first = Qui commence
mythic-quiet-turns = Nulle après tours calmes
mythic-quiet-turns-note = Tant de tours de suite sans blessure mettent fin à la bataille.
mythic-faction = Faction
mythic-army-name = Nom de l'armée
mythic-army-mine = Mon armée
mythic-keep = Garder et jouer
mythic-chosen = Unités recrutées
mythic-dismiss = renvoyer
mythic-cost-of = { $cost } points ({ $least } à { $points })
mythic-units-of =
    { $units ->
        [one] { $units } unité (5 à 10)
       *[other] { $units } unités (5 à 10)
    }
mythic-begin-power = commence avec { $points } PP
mythic-deck-size = { $cards } cartes
