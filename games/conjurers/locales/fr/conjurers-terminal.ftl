### Le jeu dans le terminal, outre ce que tous les jeux y disent.

terminal-name-conjurers = Conjurers
terminal-conjurers-aim = Qui a le plus de points de victoire après douze tours gagne. Créatures, artefacts, les deux ensemble d'une même mythologie, et ressources restantes comptent.
terminal-conjurers-turns = À chaque tour, les joueurs placent l'un après l'autre leurs figurines sur des actions de la ville. Puis les figurines sont résolues : elles récoltent des ressources et de la nourriture, échangent, engagent, achètent et combattent pour des créatures. Tous les trois tours, il faut nourrir les créatures et les assistants engagés. Tapez conseil si vous ne savez que faire, et plateau pour voir toute la table.
