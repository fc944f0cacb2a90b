### Profils, classements et parties classées.

standing-rated = Partie classée
standing-rated-note = Elle compte pour votre force. Tous ceux qui jouent ont besoin d'un compte ; personne ne reçoit de conseils et rien n'est repris.
standing-counts = Cette partie est classée.
standing-counted = Cette partie a compté.
standing-uncounted = Cette partie n'a pas compté : { $why ->
    [no_account] quelqu'un y jouait sans compte.
    [alone] quelqu'un jouait contre soi-même.
    [near] deux joueurs venaient du même endroit ou du même navigateur.
    [often] les deux mêmes ont souvent joué cette semaine.
    *[unmeasured] on ne connaît pas la force d'un joueur automatique.
  }
standing-sits = { $name }, { $rating }
standing-new = { $name }, pas encore classé
standing-unchanged = inchangé
standing-provisional = provisoire
standing-rating = { $rating } ± { $off }
standing-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ; gagnées : { $won }, nulles : { $drawn }, perdues : { $lost }
standing-field-2 = deux joueurs
standing-field-3 = trois ou quatre
standing-pace-none = sans horloge
standing-pace-live = en direct
standing-pace-slow = lente
standing-level-novice = novice
standing-level-adept = adepte
standing-level-hero = héros
standing-level-titan = titan
standing-beside = { $how ->
    [far_above] bien au-dessus du
    [above] au-dessus du
    [little_above] un peu au-dessus du
    [like] aussi fort que le
    [little_below] un peu au-dessous du
    [below] au-dessous du
    *[far_below] bien au-dessous du
  } joueur automatique { $level }
standing-since = Ici depuis le { $date }
standing-none = Aucune partie n'a encore compté.
standing-ratings = Force
standing-curve = De { $first } à { $last }, au plus bas { $least }, au plus haut { $most }, en { $games } parties
standing-met = Vous et { $name }
standing-met-text = { $won } à { $lost } pour vous ; nulles : { $drawn }.
standing-played = Parties
standing-played-none = Il n'y en a pas à voir.
standing-hidden = { $name } garde ses parties privées.
standing-won = gagnée
standing-drawn = nulle
standing-lost = perdue
standing-more = Afficher la suite
standing-shows = Qui voit mes parties
standing-shows-nobody = personne
standing-shows-played = ceux qui les ont jouées
standing-shows-all = tout le monde
standing-failed = Impossible de l'obtenir : { $reason }
standing-nobody = Personne avec un compte ne s'appelle ainsi.
leaders-title = Classement
leaders-text = La force de ceux que l'on connaît assez bien, à l'échelle d'Elo. Les joueurs automatiques se tiennent là où ils furent mesurés.
leaders-game = Jeu
leaders-pace = Cadence
leaders-field = Joueurs
leaders-none = Personne ne s'y tient encore. Les parties classées y mènent.
leaders-place = Place
leaders-name = Nom
leaders-rating = Force
leaders-played = Parties
leaders-caption = { $game }, { $field }
standing-report = Signaler
