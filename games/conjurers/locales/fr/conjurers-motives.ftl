### Ce qui plaide pour un choix ou contre lui dans Conjurers, en plus de ce que disent tous les jeux.

con-motive-prize = { $chance } de chances de gagner { $creature }
con-motive-duel = { $chance } de chances de gagner le duel
con-motive-fight = { $falls } que { $creature } tombe, { $lost } de perdre la vôtre
con-motive-points = { $points } points
con-motive-feeds = { $food } de nourriture qui manquerait au prochain repas
con-motive-gains = rapporte { $amount }
con-motive-mine = la mine paie { $amount } à la fin de ce tour

## En quoi la position dans son ensemble diffère des autres choix

con-motive-score =
    { $leaning ->
        [for] plus de points, ou plus près des bonus
       *[against] moins de points, ou plus loin des bonus
    }
con-motive-battles =
    { $leaning ->
        [for] meilleures perspectives dans les batailles de ce tour
       *[against] moins bonnes perspectives dans les batailles de ce tour
    }
con-motive-campaign =
    { $leaning ->
        [for] meilleures perspectives dans les batailles des tours à venir
       *[against] moins bonnes perspectives dans les batailles des tours à venir
    }
con-motive-stores =
    { $leaning ->
        [for] des ressources pour ce qui vaut d’être acheté
       *[against] moins de ressources pour ce qui vaut d’être acheté
    }
con-motive-mines =
    { $leaning ->
        [for] davantage des mines
       *[against] moins des mines
    }
con-motive-hands =
    { $leaning ->
        [for] plus d’assistants pour les tours à venir
       *[against] moins d’assistants pour les tours à venir
    }
con-motive-food =
    { $leaning ->
        [for] moins de faim à craindre
       *[against] plus de faim à craindre
    }
con-motive-button =
    { $leaning ->
        [for] commence le prochain tour
       *[against] laisse à d’autres le début du prochain tour
    }
