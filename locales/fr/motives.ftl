### Ce qui parle pour un choix et contre lui, et ce qui a décidé d'une partie.

motive-weighed = { $choice } : { $chance } de gagner. { $reasons }
motive-weighed-bare = { $choice } : { $chance } de gagner.

## Pourquoi l'ordinateur a fait ce qu'il a fait

motive-bot = { $player } a choisi : { $choice }
motive-bot-reasons = { $player } a choisi : { $choice }. { $reasons }
motive-bot-none = L'ordinateur n'a encore rien décidé.
motive-bot-hidden = Le reste de ce qu'il a pesé montrerait ses cartes : l'analyse le dit après la partie, et un ordinateur qui pense à voix haute le dit aussitôt.
motive-better = Mieux : { $weighed }
motive-instead = Aussi pesé : { $weighed }

## L'analyse

review-sure = { $inputs } étapes, chacune vue par une recherche de { $rounds } essais
review-curve = { $player } : { $curve }
review-totals =
    { $player } : hasard { $luck }, décisions propres { $own }, décisions des autres { $others }, imprévu { $rest } ; en tout { $change }
review-moments = Les moments qui ont compté
review-no-moments = Aucun moment n'a beaucoup compté à lui seul.
review-decision = { $counted ->
    [turns] Tour
   *[rounds] Round
} { $round }, étape { $step }. { $chosen }. Cela a coûté { $loss } de chances de gagner à { $player }.
review-luck = { $counted ->
    [turns] Tour
   *[rounds] Round
} { $round }, étape { $step }. { $what } Hasard : { $gain } pour { $player }.
review-luck-bare = Dés et cartes.
review-points =
    { $size ->
        [one] { $value } point
       *[other] { $value } points
    }
