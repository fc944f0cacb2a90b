### Pourquoi une armée ou une table est refusée.

army-no-divinity = L'armée n'a pas de divinité : il lui faut un dieu ou un titan.
army-divinities = L'armée compte plus d'une divinité : { $units }.
army-divinity-type = { $unit } n'est pas du type de divinité convenu entre les joueurs.
army-costly = L'armée compte plus d'une unité de { $points } points ou plus en dehors de sa divinité : { $units }.
army-points-left = L'armée coûte { $cost } points de recrutement : il en reste { $left } sur { $points }, et tous doivent être dépensés.
army-too-dear = L'armée coûte { $cost } points de recrutement ; il n'y en a que { $points }.
army-twice = { $unit } figure deux fois dans l'armée.
army-versions = { $first } et { $second } sont des versions de la même unité.
army-points-twice = « players » et « points » sont donnés tous les deux
army-no-points = ni « players » ni « points » n'est donné
army-points-once = l'un des deux : « players » pour les points du livre de règles, ou « points »
army-three = une armée construite pour 3 joueurs
setup-teams = Les équipes de deux demandent 4 joueurs, et non { $players }.
setup-boards = Une partie se joue sur un plateau, ou sur l'un des deux avec des armées construites.
setup-constructed = Les armées construites sont pour 2 joueurs, ou pour 4 en équipes de deux.
setup-units = Une partie compte au plus 64 unités, et non { $units }.
setup-unit = { $unit } ne peut pas être jouée : { $reason }.
setup-unit-no-row = son tableau de caractéristiques est vide
setup-unit-rows = son tableau de caractéristiques a plus de 255 lignes
setup-unit-stat = une caractéristique dépasse 10
setup-unit-troop-rows = une troupe a une seule ligne de caractéristiques
setup-unit-troop-size = une troupe indique son nombre de figurines
setup-unit-no-miniature = une troupe a au moins une figurine
setup-unit-miniatures = seule une troupe a un nombre de figurines
setup-unit-troop-powers = les pouvoirs d'une troupe sont permanents
setup-unit-powers = une unité a au plus 3 pouvoirs
setup-unit-power-twice = deux de ses pouvoirs ont le même identifiant
setup-unit-power-columns = une ligne a plus de colonnes de pouvoirs que l'unité n'a de pouvoirs
setup-armies =
    { $armies ->
        [one] Il y a { $armies } armée
       *[other] Il y a { $armies } armées
    } pour { $players } joueurs.
setup-zones = Le plateau « { $board } » n'a pas de zones de déploiement pour { $players } joueurs.
setup-army = L'armée du joueur { $player } contient une unité absente ou déjà prise.
setup-army-of = Joueur { $player } : { $text }
setup-scenario = Le scénario n'est pas pour { $players } joueurs.
setup-stones = Une partie compte au plus 16 pierres divines, et non { $stones }.
setup-divinities =
    { $found ->
        [0] Il n'y a aucune divinité du type convenu
        [one] Il n'y a que { $found } divinité du type convenu
       *[other] Il n'y a que { $found } divinités du type convenu
    } pour { $players } joueurs.
setup-cards = Une pioche compte au plus 255 cartes, et non { $cards }.
setup-seat = Le joueur { $player } n'est pas à la table.
setup-area = Le scénario nomme une zone que le plateau « { $board } » n'a pas.
setup-unknown-unit = Le scénario nomme une unité absente.
setup-adventure = Un scénario apporte ses propres armées ; les armées construites sont pour les batailles sans scénario.
setup-dice = Une attaque compte au plus 10 dés, et non { $dice }.
setup-no-scenario = Toute partie de « { $ruleset } » a un scénario.
setup-skirmish-goal = Dans « { $ruleset } », il n'y a pas d'escarmouche : le scénario dit comment chaque joueur gagne.
setup-scenarios = { $scenarios } scénarios à tirer au sort ne vont pas avec { $boards } plateaux.
setup-board-lacks = Le plateau « { $board } » demande ce que « { $ruleset } » n'a pas : { $what }.
setup-unit-lacks = L'unité « { $unit } » demande ce que « { $ruleset } » n'a pas : { $what }.
setup-lacks-terrain = le terrain « { $terrain } »
setup-lacks-boundary = la frontière « { $boundary } »
setup-lacks-heights = les hauteurs
setup-lacks-class = la classe « { $class } »
setup-lacks-lone-troop = une troupe d'une seule figurine
setup-lacks-multiple-attack = une attaque contre plusieurs cibles
setup-no-board = Aucun plateau n'a de zones de déploiement pour { $players } joueurs.
setup-scenario-players = Le scénario « { $scenario } » est pour { $players } joueurs.
setup-scenario-teams = Le scénario « { $scenario } » est pour { $players } joueurs en équipes.
setup-scenario-board = Le scénario « { $scenario } » se joue sur le plateau « { $board } ».
setup-scenario-ruleset = Le scénario « { $scenario } » est pour le jeu de règles « { $ruleset } ».
