### Les règles courtes de chaque jeu, un message par chapitre. Les règles complètes sont en lien sous chacun.

## Pantheon 1.5

guide-pantheon-15-goal = Votre armée suit une divinité : un dieu ou un titan. Vous gagnez quand la vôtre est la dernière en vie, ou quand elle a absorbé quatre pierres divines. Les deux se comptent en haut de la table, et la partie finit à l'instant même.
    .title = Comment gagner
    .picture = Athéna est à côté d'une pierre ; la quatrième ferait gagner la partie.
guide-pantheon-15-turn = Piochez une carte. Puis activez une unité en défaussant une de ses cartes ; une deuxième unité coûte en plus une carte art de la guerre. Aucune unité n'agit deux fois par tour. Qui préfère attendre passe et pioche une carte de plus.
    .title = Un tour
guide-pantheon-15-move = Une unité activée fait deux actions simples différentes (marcher, attaquer, collecter une pierre) ou une action complexe (courir, absorber une pierre, se déployer). On marche puis on attaque, jamais l'inverse. Une marche traverse autant de zones que le déplacement, une course une de plus. Des ennemis arrêtent qui entre dans leur zone, et on n'entre pas dans une zone saturée.
    .title = Marcher et courir
    .picture = Chaque zone dit combien d'unités y tiennent ; un clic sur une unité montre où elle peut aller.
guide-pantheon-15-attack = Attaquez qui est dans la même zone, ou à portée et en vue ; une zone occupée bouche la vue. Lancez autant de dés que la valeur de combat. Les faces vierges sont perdues. Chaque dé qui atteint la défense est une blessure, et chaque dé retiré en augmente un autre de 1. Les dés à 5 peuvent être relancés, et leur résultat s'ajoute. Sans vitalité une unité est détruite ; une troupe perd une figurine par blessure.
    .title = Attaquer
    .picture = Les Amazones attaquent le Minotaure depuis la zone voisine.
guide-pantheon-15-answer = Une unité attaquée dans sa zone et qui survit peut contre-attaquer, pour une de ses cartes et une fois par tour. On ne contre-attaque pas un tir. Une unité avec Garde prend le coup d'une autre, et les unités volantes esquivent pour une carte art de la guerre.
    .title = Contre-attaquer
guide-pantheon-15-stones = Toute unité peut collecter une pierre de sa zone et la porter, une à la fois. Seule votre divinité absorbe : il lui faut une action complexe et la pierre dans sa zone, au sol ou portée par une de vos unités. Une unité détruite lâche ce qu'elle porte.
    .title = Pierres divines
guide-pantheon-15-cards = Les cartes d'une unité l'activent et lui permettent de contre-attaquer. Les cartes art de la guerre paient le reste : deux cartes de plus, une recherche dans le deck, une deuxième unité ou le rappel d'une troupe, qui revient complète près de votre divinité.
    .title = Cartes
guide-pantheon-15-ground = La forêt protège des tirs, les ruines des coups. La lave blesse qui y entre. L'eau retire les talents, un marais finit l'activation. Falaises et rochers sont fermés à presque tous. Pointez une zone, ou ouvrez la légende avec la loupe, pour lire ce qu'elle fait.
    .title = Le terrain
    .picture = Forêt, ruines et eau ont leurs couleurs et leurs dessins.

## Pantheon bêta

guide-pantheon-beta-goal = Le scénario dit comment gagne chaque camp : la ligne en haut de la table le dit pour les deux. Ce peut être une pierre à porter dans une zone, un ennemi à détruire ou quelques rounds à tenir.
    .title = Comment gagner
    .picture = Le but de chaque camp est en haut de la table.
guide-pantheon-beta-turn = Piochez une carte. Puis activez une unité en défaussant une de ses cartes ; une deuxième unité coûte en plus une carte art de la guerre. Aucune unité n'agit deux fois par tour. Qui préfère attendre passe et peut piocher une carte de plus.
    .title = Un tour
guide-pantheon-beta-move = Une unité activée fait deux actions simples différentes (MARCHER, ATTAQUER, COLLECTER) ou une action complexe (COURIR, ABSORBER, SE DÉPLOYER). Après une attaque elle ne marche plus. Les unités commencent hors du plateau et se déploient dans leur zone. Des ennemis arrêtent qui entre dans leur zone, et on n'entre pas dans une zone saturée.
    .title = Marcher, courir, se déployer
guide-pantheon-beta-attack = Attaquez qui est dans la même zone, ou à portée et en vue. Lancez autant de dés que la valeur de combat. Les faces vierges sont perdues ; chaque dé qui atteint la défense est une blessure, et chaque dé retiré en augmente un autre de 1. Contre une défense de 6 ou plus il y a un second assaut : on relance tous les cinq ou aucun, et leur résultat s'ajoute.
    .title = Attaquer
    .picture = Ici les murs sont des zones, et personne ne voit à travers.
guide-pantheon-beta-answer = Une unité attaquée dans sa zone et qui survit peut contre-attaquer, pour une de ses cartes et une fois par tour. Une unité avec Garde prend le coup d'une autre. Les unités volantes esquivent pour une carte art de la guerre.
    .title = Contre-attaquer
guide-pantheon-beta-cards = Les cartes d'une unité l'activent et lui permettent de contre-attaquer. Les cartes art de la guerre paient des cartes, une recherche, une deuxième unité ou le rappel d'une troupe à la fin de votre tour. Pendant le tour d'un autre, on ne peut que chercher, contre-attaquer et esquiver.
    .title = Cartes
guide-pantheon-beta-ground = La forêt protège des tirs, les ruines des coups. Rochers et escaliers renforcent les attaques. Dans l'eau il n'y a pas de talents. Un mur est une zone à lui seul et bouche la vue.
    .title = Le terrain

## Mythic Battles 2012

guide-mythic-2012-goal = Une armée est vaincue quand il lui reste trois unités. Comptez donc ce qu'il faut détruire : les deux nombres sont en haut de la table. Terrain, cartes et points ne servent qu'à cela.
    .title = Comment gagner
    .picture = Deux armées sur une grille de plateaux ; le nombre près d'une unité est sa vitalité.
guide-mythic-2012-turn = Piochez trois cartes. Activez une unité en défaussant une de ses cartes Manœuvre ; il faut en activer au moins une. Chaque unité de plus coûte aussi une carte Art de la Guerre. Aucune unité n'agit deux fois par tour, et à la fin on garde sept cartes Manœuvre au plus.
    .title = Un tour
guide-mythic-2012-move = Une unité se déplace d'abord et attaque ensuite ; l'un ou l'autre peut manquer. Il y a deux nombres de mouvement : le premier quand elle attaque dans le même tour, le second quand elle ne fait que se déplacer. On va dans les huit directions. Au sol on ne traverse personne ; les unités volantes passent au-dessus d'elles et de tout terrain.
    .title = Se déplacer
guide-mythic-2012-attack = Le corps à corps demande une case voisine ; un tir demande la portée, une ligne libre et aucun ennemi juste à côté. Lancez les dés de l'attaque. Chaque dé qui atteint la défense touche. Un dé de 1 à 4 peut être retiré pour en augmenter un autre de 1. Un cinq se relance et le nouveau nombre s'ajoute ; un zéro est perdu.
    .title = Attaquer
guide-mythic-2012-answer = Pendant le tour adverse, on réagit. Une unité frappée au corps à corps contre-attaque pour une de ses cartes Manœuvre, en même temps que l'attaque et une fois par tour. Une voisine prend la place de la cible pour 2 PP, ou empêche un ennemi de se déplacer pour 2 PP si elle se bat mieux que lui.
    .title = Réagir
guide-mythic-2012-cards = Les PP sont des points de pouvoir : ils paient talents, [+] et réactions. Toute carte se change en PP à tout moment : une carte Art de la Guerre en 2, une carte Manœuvre en la valeur de commandement de son unité. Une carte Art de la Guerre trouve aussi n'importe quelle carte du deck.
    .title = Cartes et points de pouvoir
guide-mythic-2012-ground = La forêt ralentit, l'eau finit un déplacement, le rocher est fermé. On n'entre dans une fortification que depuis une case voisine. Collines, ruines, forêt et rochers arrêtent les tirs. Pointez une case pour lire ce que fait son terrain.
    .title = Le terrain
    .picture = Forêt, eau, collines et crevasse séparent ces armées.

## Conjurers

guide-conjurers-goal = Ayez le plus de points de victoire après le tour 12. Créatures et artefacts valent des points ; créatures affamées et duels perdus en coûtent. La ligne du haut compte les points de chacun.
    .title = Comment gagner
    .picture = La ville : chaque bâtiment est une action, et chaque figurine va à l'une d'elles.
guide-conjurers-town = Tour à tour, chacun pose une figurine sur une action, jusqu'à la dernière. Votre conjureur va partout ; un assistant, aux actions de sa couleur. Puis les figurines agissent, les combats en dernier. La taverne vous fait jouer en premier les tours suivants.
    .title = Poser ses figurines
guide-conjurers-goods = Une mine paie à la fin de chaque tour, jusqu'à ce qu'un autre la prenne ; un entrepôt paie une fois, mais le double. Le marché échange. La maison de guilde engage un deuxième et un troisième assistant : c'est cher, mais vite rentable. Le forgeron et l'artificier vendent ce que portent les créatures au combat.
    .title = Ressources et assistants
guide-conjurers-food = Après les tours 3, 6, 9 et 12, tout le monde mange. Une créature mange autant que son niveau ; le deuxième assistant 4, le troisième 8. Chaque nourriture qui manque coûte deux points. Les animaux sauvages et l'étang nourrissent, pour toute figurine.
    .title = Nourriture
guide-conjurers-win = Sur un champ de bataille, nommez la créature voulue. Elle se bat avec un sbire contre jusqu'à trois de vos créatures, tirées au sort. Gagnez, et elle est à vous ; perdez, et il ne se passe rien.
    .title = Gagner des créatures
guide-conjurers-battle = Chaque tour d'un combat est une action : invoquer une créature de la main, en déplacer une vers l'emplacement libre d'à côté, ou attaquer. Deux créatures qui se retrouvent face à face se battent aussitôt : chacune lance ses dés, et l'autre perd autant de santé. Il faut voler pour atteindre qui vole. Qui n'a plus de créature a perdu.
    .title = Un combat
    .picture = Deux rangées de trois emplacements ; on se bat contre la créature d'en face.
guide-conjurers-duel = Posez votre conjureur sur la maison d'un autre joueur pour le défier. Le vainqueur prend la moitié de trois sortes de biens, et le vaincu perd des points : six s'il est défié, dix s'il a défié.
    .title = Duels
