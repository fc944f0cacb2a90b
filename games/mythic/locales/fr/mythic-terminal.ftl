### Le jeu dans le terminal, outre ce que tous les jeux y disent.

terminal-name-mythic = Mythic Battles, première édition de 2012
terminal-mythic-aim = Vous gagnez dès que l'autre général n'a plus que trois unités sur le champ de bataille.
terminal-mythic-aim-in-teams = Votre équipe gagne dès que les deux armées adverses n'ont plus ensemble que trois unités.
terminal-mythic-turns = À votre tour, vous piochez trois cartes, puis vous activez une unité en défaussant une de ses cartes Manœuvre, et d'autres si vous défaussez en plus, pour chacune, une carte Art de la Guerre. Une unité activée peut se déplacer et attaquer ; ses talents coûtent des points de pouvoir, que l'on gagne en convertissant des cartes. Une unité attaquée peut être défendue et peut contre-attaquer. Tapez conseil si vous ne savez que faire, et plateau pour voir où chacun se trouve.
