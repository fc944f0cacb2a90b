### Le salon : pourquoi quelqu'un ne peut rencontrer d'autres joueurs comme il le souhaite.

meeting-gone = Cette table n'a plus de place libre pour vous.
meeting-already = Vous êtes déjà à cette table.
meeting-no-room = Une table du salon doit garder une place pour une autre personne.
meeting-too-many = Vous avez autant de tables ouvertes que l'on peut en avoir. Fermez-en une d'abord.
meeting-no-tie = Cette personne n'existe pas, ou votre liste est pleine.
