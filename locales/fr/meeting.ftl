### Le salon : pourquoi quelqu'un ne peut rencontrer d'autres joueurs comme il le souhaite.

meeting-gone = Cette table n'a plus de place libre pour vous.
meeting-already = Vous êtes déjà à cette table.
meeting-no-room = Une table du salon doit garder une place pour une autre personne.
meeting-too-many = Vous avez autant de tables ouvertes que l'on peut en avoir. Fermez-en une d'abord.
meeting-no-tie = Cette personne n'existe pas, ou votre liste est pleine.
meeting-pace = Une partie en direct donne de 1 à 10 800 secondes, jusqu'à 300 de plus par tour et une réserve de 120 au plus ; une partie lente, de 1 à 336 heures par tour.
meeting-holiday = Un congé dure de 1 à 30 jours, il y en a 30 jours par an, et il ne peut pas en recouvrir un autre.
