### Ce qui se dit autour de tout jeu.

play-player = Joueur { $number }
play-detail = – { $label } : { $parts }
reason-forbidden = Impossible : { $text } ({ $rule })
reason-forbidden-bare = Impossible : règle { $rule }
reason-rule = Règle { $rule } : { $text }
reason-bare-rule = Règle { $rule }
reason-percent = { $value } %
