### What happened, one sentence each.

## Words that several sentences share. $who is "you" for the viewer's own seat, $number is "one" or "other" for the verb of a unit.

play-then = { $first } ; { $next }
play-numbered = { $unit } { $copy }
play-place = { $tag } ({ $terrain })
play-blank = vierge
play-no-dice = aucun dé
play-card-art-of-war = une carte art de la guerre
play-card-omphalos = une carte omphalos
play-card-activation = une carte activation { DE($unit) }
play-power = { $power } ({ $unit })
play-token = jeton { $tag } ({ $power })
play-token-bare = jeton { $tag }
play-stone = pierre divine ({ $stone })
play-relic = relique

## Set-up

event-lead-rolled = Jet pour désigner le premier joueur : { $dice }.
event-lead-die = { $player } { $die }
event-roll-again = Égalité ; { $players } relancent.
event-leads =
    { $who ->
        [you] Vous êtes
       *[other] { $player } est
    } premier joueur.
event-board-chosen = La partie se joue sur le plateau { $board }.
event-zone-chosen =
    { $who ->
        [you] Vous prenez
       *[other] { $player } prend
    } la zone de déploiement { $zone }.
event-recruited =
    { $who ->
        [you] Vous recrutez
       *[other] { $player } recrute
    } { $unit } pour { $cost } PR.
event-points-converted =
    { $who ->
        [you] Vous convertissez
       *[other] { $player } convertit
    } { $points ->
        [one] { $points } PR non dépensé en une carte art de la guerre
       *[other] { $points } PR non dépensés en cartes art de la guerre
    }.
event-placed =
    { $unit } { $number ->
        [one] entre
       *[other] entrent
    } en jeu en { $area }.
event-found-no-place =
    { $unit } ne { $number ->
        [one] trouve
       *[other] trouvent
    } aucune place libre et { $number ->
        [one] reste
       *[other] restent
    } hors du plateau.

## Turn and cards

event-turn-began =
    Round { $round } : { $who ->
        [you] à vous de jouer
       *[other] à { $player } de jouer
    }.
event-drew =
    { $who ->
        [you] Vous piochez
       *[other] { $player } pioche
    } { $card }.
event-drew-hidden = { $player } pioche une carte.
event-nothing-to-draw =
    { $who ->
        [you] Vous n'avez
       *[other] { $player } n'a
    } plus de carte à piocher.
event-refreshed = Une pioche est épuisée : tous les joueurs prennent leur pioche en main et mélangent leur défausse pour en former une nouvelle.
event-passed =
    { $who ->
        [you] Vous passez votre
       *[other] { $player } passe son
    } tour.
event-discarded =
    { $who ->
        [you] Vous défaussez
       *[other] { $player } défausse
    } { $card }.
event-searched =
    { $who ->
        [you] Vous prenez
       *[other] { $player } prend
    } { $card } dans la pioche.
event-searched-hidden = { $player } cherche dans sa pioche et prend une carte.
event-showed =
    { $who ->
        [you] Vous montrez
       *[other] { $player } montre
    } { $card } de la pioche et { $who ->
        [you] la prenez
       *[other] la prend
    } en main.
event-retrieved =
    { $who ->
        [you] Vous reprenez
       *[other] { $player } reprend
    } { $card } dans la défausse.
event-bought-draw =
    { $who ->
        [you] Vous jouez
       *[other] { $player } joue
    } la manœuvre Piocher des cartes.
event-bought-search =
    { $who ->
        [you] Vous jouez
       *[other] { $player } joue
    } la manœuvre Chercher une carte.
event-bought-evade =
    { $who ->
        [you] Vous jouez
       *[other] { $player } joue
    } la manœuvre Évasion.

## Activation and movement

event-activated-simple =
    { $unit } { $number ->
        [one] agit
       *[other] agissent
    } : actions simples.
event-activated-complex =
    { $unit } { $number ->
        [one] agit
       *[other] agissent
    } : action complexe.
event-walked =
    { $unit } { $number ->
        [one] marche
       *[other] marchent
    } jusqu'en { $area }.
event-ran =
    { $unit } { $number ->
        [one] court
       *[other] courent
    } jusqu'en { $area }.
event-flew =
    { $unit } { $number ->
        [one] vole
       *[other] volent
    } jusqu'en { $area }.
event-moved-by-power =
    { $unit } { $number ->
        [one] se déplace
       *[other] se déplacent
    } en { $area } par un pouvoir.
event-left-lava =
    { $unit } { $number ->
        [one] fuit
       *[other] fuient
    } la lave vers { $area }.
event-recalled =
    Rappel de troupes : { $unit } { $number ->
        [one] revient
       *[other] reviennent
    } au complet en { $area }.

## Attacks

event-targeted-melee =
    { $unit } { $number ->
        [one] attaque
       *[other] attaquent
    } { $target } à portée 0.
event-targeted-ranged =
    { $unit } { $number ->
        [one] attaque
       *[other] attaquent
    } { $target } à distance.
event-area-targeted =
    { $unit } { $number ->
        [one] effectue
       *[other] effectuent
    } une attaque de zone sur { $area }.
event-guarded =
    { $unit } { $number ->
        [one] s'interpose
       *[other] s'interposent
    } et { $number ->
        [one] devient
       *[other] deviennent
    } la cible (Gardien).
event-evaded =
    { $unit } { $number ->
        [one] échappe
       *[other] échappent
    } à l'attaque (Évasion).
event-attack-lost = L'attaque { DE($unit) } n'aboutit pas.
event-values =
    { $offence ->
        [one] { $offence } dé
       *[other] { $offence } dés
    } contre une défense de { $defence }.
event-rolled = Premier assaut : { $dice }.
event-rerolled = Dés relancés : { $dice }.
event-spent = Un { $discard } est défaussé : un { $on } devient { $raised }.
event-second-rolled = Second assaut : { $dice }.
event-wounded =
    { $unit } { $number ->
        [one] perd
       *[other] perdent
    } { $lost ->
        [one] { $lost } point de vitalité
       *[other] { $lost } points de vitalité
    }, reste { $left } sur { $full }.
event-healed =
    { $unit } { $number ->
        [one] récupère
       *[other] récupèrent
    } { $gained ->
        [one] { $gained } point de vitalité
       *[other] { $gained } points de vitalité
    }, soit { $left } sur { $full }.
event-token-wounded =
    Le { $token } perd { $lost ->
        [one] { $lost } point de vitalité
       *[other] { $lost } points de vitalité
    }.
event-destroyed =
    { $unit } { $number ->
        [one] quitte
       *[other] quittent
    } le champ de bataille : unité détruite.
event-eliminated =
    { $who ->
        [you] Vous êtes éliminé
       *[other] { $player } est éliminé
    }, avec toute { $who ->
        [you] votre
       *[other] son
    } armée.
event-retaliated =
    { $unit } { $number ->
        [one] contre-attaque
       *[other] contre-attaquent
    }.
event-thrown =
    Projection : { $unit } { $number ->
        [one] atterrit
       *[other] atterrissent
    } en { $area }.
event-tree-removed = Un arbre est retiré en { $area }, reste { $left }.
event-column-removed = Une colonne est retirée en { $area }, reste { $left }.

## Stones, powers, tokens

event-claimed =
    { $unit } { $number ->
        [one] collecte
       *[other] collectent
    } une { $stone }.
event-dropped = Lâchée en { $area } : { $stone }.
event-absorbed =
    { $unit } { $number ->
        [one] absorbe
       *[other] absorbent
    } une { $stone }.
event-gained-omphalos =
    { $who ->
        [you] Vous prenez
       *[other] { $player } prend
    } en main une carte omphalos.
event-returned-omphalos =
    { $who ->
        [you] Vous remettez
       *[other] { $player } remet
    } une carte omphalos dans la boîte.
event-power-used = { $unit } : pouvoir { $power }.
event-token-placed = Un jeton entre en jeu : { $token }.
event-token-removed = Un jeton retourne dans sa réserve : { $token }.
event-paralysed = Plus d'activation { DE($unit) } pour l'instant.

## The end

event-won =
    { $who ->
        [you] Vous gagnez
       *[other] { $winners ->
            [one] { $players } gagne
           *[other] { $players } gagnent
        }
    } la partie.
event-won-with = Vous gagnez la partie avec { $mates }.
event-drawn = La limite de rounds est atteinte : match nul.

## La version bêta

event-scenario-rolled = Jet pour le choix du scénario : { $dice }.
event-scenario-chosen =
    { $who ->
        [you] Vous choisissez
       *[other] { $player } choisit
    } le scénario { $number }, sur le plateau { $board }.
event-points-to-omphalos =
    { $who ->
        [you] Vous convertissez
       *[other] { $player } convertit
    } { $points ->
        [one] { $points } PR non dépensé en une carte omphalos
       *[other] { $points } PR non dépensés en cartes omphalos
    }.
event-declined-to-activate =
    { $who ->
        [you] Vous n'activez
       *[other] { $player } n'active
    } aucune unité ce tour-ci.
event-lava-attacks =
    La lave attaque { $unit } ; { $who ->
        [you] vous lancez
       *[other] { $player } lance
    } les dés.
event-targets-named =
    { $unit } { $number ->
        [one] effectue
       *[other] effectuent
    } une attaque multiple sur { $targets }.
