### Les façons de gagner, et où l'on en est.

## Ce qu'il faut faire, comme partie d'une phrase, et où l'on en est en quelques mots

goal-stones = absorber { $of ->
    [one] une pierre
   *[other] { $of } pierres
}
    .short = pierres { $done }/{ $of }
goal-unit = détruire { $unit }
    .short = ⚔ { $unit } ♥ { $left }/{ $of }
goal-divinities = { $of ->
    [one] détruire une divinité ennemie
   *[other] être le dernier dont la divinité est debout
}
    .short = divinités tombées : { $done }/{ $of }
goal-reach = finir un tour avec une unité en { $area }
    .short = { $away ->
        [one] à 1 zone de { $area }
       *[other] à { $away } zones de { $area }
    }
    .none = personne près de { $area }
goal-carry = porter { $what ->
    [relic] la relique
    [stone] une pierre
   *[either] une pierre ou une relique
} en { $area }
    .short = { $away ->
        [one] porteur à 1 zone de { $area }
       *[other] porteur à { $away } zones de { $area }
    }
    .none = pas encore de porteur
    .taken = entre les mains { DE($unit) }
goal-rounds = tenir jusqu'à la fin du round { $of }
    .short = rounds tenus { $done }/{ $of }

## Par quoi une partie fut gagnée

won-stones = { $of ->
    [1] La première pierre a été absorbée.
    [2] La deuxième pierre a été absorbée.
    [3] La troisième pierre a été absorbée.
    [4] La quatrième pierre a été absorbée.
    [5] La cinquième pierre a été absorbée.
    [6] La sixième pierre a été absorbée.
   *[other] { $of } pierres ont été absorbées.
}
won-unit = C'en est fini { DE($unit) }.
won-divinities = Aucune divinité rivale n'est plus debout.
won-reach = { $area } a été atteint.
won-carry = { $what ->
    [relic] La relique a été portée
    [stone] Une pierre a été portée
   *[either] Une pierre ou une relique a été portée
} en { $area }.
won-rounds = Le round { $of } est fini, et la divinité est debout.
won-limit = Le dernier round s'est joué sans vainqueur.
