### Le jeu dans le terminal, outre ce que tous les jeux y disent.

terminal-name-pantheon = Mythic Battles, Pantheon, règles 1.5
terminal-name-beta = Mythic Battles, Pantheon, règles bêta 2.9
terminal-aim = Vous gagnez en détruisant toutes les divinités ennemies, ou quand votre divinité a absorbé quatre pierres divines.
terminal-aim-in-teams = Votre camp gagne dès qu'une divinité de l'autre camp est détruite, ou quand vos divinités ont absorbé ensemble quatre pierres divines.
terminal-turns = À votre tour, vous piochez une carte, puis vous activez une unité en défaussant une de ses cartes, et une seconde si vous défaussez en plus une carte Art de la guerre. Une unité activée fait jusqu'à deux actions simples, comme une marche et une attaque, ou une action complexe, comme entrer en jeu. Tapez conseil si vous ne savez que faire, et plateau pour voir où chacun se trouve.
point-turn-start = au début du tour d'un autre joueur
point-before-target = avant qu'une attaque choisisse sa cible
point-target-chosen = quand une cible a été choisie
point-values-counted = quand les valeurs d'une attaque sont connues
point-first-assault = après le premier assaut
point-before-wounds = avant que les blessures soient appliquées
point-after-wounds = après les blessures
point-activation-end = à la fin d'une activation
point-turn-end = à la fin d'un tour
reaction-guard = un gardien prend le coup
reaction-evade = la cible recourt à l'évasion
reaction-initiative = la cible frappe en premier
reaction-retaliation = la cible contre-attaque
