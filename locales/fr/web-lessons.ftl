learn-title = Apprendre
learn-lead = De courts chapitres sur des positions faites pour eux. Une voix à côté de la table dit quoi faire, et ce dont elle parle est marqué. Suivez l'ordre, ou prenez seulement celui qu'il vous faut.
learn-puzzles = Problèmes
learn-all-rules = Toutes les règles
lesson-label = Leçon
lesson-progress = { $done } sur { $of }
lesson-known = terminé
lesson-astray = Les règles le permettent aussi. Dans ce chapitre, prenez ce qui est marqué.
lesson-next = Suite : { $chapter }
lesson-all = Tous les chapitres
lesson-again = Depuis le début
lesson-leave = Quitter la leçon

lesson-pantheon-15-1-moving = Se déplacer
lesson-pantheon-15-1-moving-walk = C'est votre tour. Pour agir, une unité est activée, et cela coûte une de ses cartes. Activez les Hoplites avec des actions simples et faites-les marcher par r1 jusqu'en c2. Sur le plateau : cliquez sur les Hoplites, puis sur c2.
    .does = activate walk enter enter
lesson-pantheon-15-1-moving-run = Les Satyres se sont approchés. Courez maintenant : une action complexe prend toute l'activation, et va une zone plus loin qu'une marche. Activez les Amazones avec une action complexe, et courez par r2 et r3 jusqu'en s2.
    .does = activate run enter enter enter
lesson-pantheon-15-1-moving-end = Voilà le déplacement. Une unité marche d'autant de zones que le dit son mouvement, et court d'une de plus. Une zone ne contient qu'un certain nombre d'unités ; cliquez sur une zone éteinte pour savoir pourquoi on ne peut y entrer.

lesson-pantheon-15-2-attacking = Attaque et dés
lesson-pantheon-15-2-attacking-aim = Les Amazones tirent jusqu'à deux zones. Activez-les avec des actions simples, attaquez, et visez le Minotaure.
    .does = activate attack
lesson-pantheon-15-2-attacking-raise = Trois dés, un par point d'attaque. Un dé doit atteindre la défense du Minotaure, 6, et aucun dé ne montre plus de 5. Sacrifiez donc le 1 : le 4 devient un 5.
    .does = discard
lesson-pantheon-15-2-attacking-keep = Deux 5. En sacrifier un ne ferait que le perdre : gardez les deux dés.
    .does = keep
lesson-pantheon-15-2-attacking-again = Un 5 peut être relancé, et ce qu'il montre s'ajoute au 5. Relancez les deux dés.
    .does = second
lesson-pantheon-15-2-attacking-end = 5 et 3 font 8 : une blessure. L'autre dé est tombé sur une face vide et il est perdu. Avant toute attaque vous pouvez voir les chances : pointez la cible.

lesson-pantheon-15-3-cards = Cartes et activations
lesson-pantheon-15-3-cards-bring = Léonidas attend à côté du plateau. Une de ses cartes le fait entrer par une action complexe. Activez Léonidas et déployez-le en n1.
    .does = activate deploy
lesson-pantheon-15-3-cards-draw = Vous tenez deux cartes d'art de la guerre. L'une fait piocher deux cartes. Achetez la pioche.
    .does = buy
lesson-pantheon-15-3-cards-second = L'autre paie une deuxième activation dans le même tour. Activez les Hoplites avec des actions simples et faites-les marcher par r1 jusqu'en c2.
    .does = activate walk enter enter
lesson-pantheon-15-3-cards-end = Un tour, c'est une activation, ou deux pour une carte d'art de la guerre. Chaque tour commence par une carte piochée ; qui passe en pioche une de plus.

lesson-pantheon-15-4-reactions = Réactions
lesson-pantheon-15-4-reactions-stand = Les Guerriers des Enfers vont s'en prendre à Léonidas. Les Hoplites ont le talent Garde : à ses côtés, ils peuvent prendre un coup pour lui. Activez les Hoplites avec des actions simples, marchez en r1 et arrêtez-vous là.
    .does = activate walk enter stop
lesson-pantheon-15-4-reactions-guard = Ils attaquent Léonidas. Que les Hoplites le gardent.
    .does = guard
lesson-pantheon-15-4-reactions-strike = Un Hoplite est tombé. Qui est attaqué dans sa propre zone peut riposter pour une de ses cartes, une fois par tour. Ripostez avec les Hoplites.
    .does = retaliate
lesson-pantheon-15-4-reactions-end = Deux des leurs sont tombés. On vous demande chaque fois que vous pouvez réagir ; sinon la page dit pourquoi.

lesson-pantheon-15-5-stones = Pierres et victoire
lesson-pantheon-15-5-stones-claim = Vous avez absorbé trois pierres ; la quatrième gagne. Il y en a une avec vos Hoplites. Activez-les avec des actions simples et prenez-la.
    .does = activate claim
lesson-pantheon-15-5-stones-carry = Seule une divinité absorbe les pierres. Portez-la à Athéna : marchez en r1, arrêtez-vous là, et finissez l'activation.
    .does = walk enter stop end
lesson-pantheon-15-5-stones-absorb = À Athéna. Son activation est la deuxième et coûte une carte d'art de la guerre en plus de la sienne. Activez-la avec une action complexe et absorbez la pierre.
    .does = activate absorb
lesson-pantheon-15-5-stones-end = Gagné. L'autre façon de gagner est de détruire la divinité ennemie. La ligne au-dessus du plateau dit toujours où en sont les deux camps.

lesson-pantheon-15-6-powers = Talents et pouvoirs
lesson-pantheon-15-6-powers-owl = Les talents agissent toujours. Les pouvoirs sont sur la fiche de l'unité, avec leur coût. Activez Athéna avec des actions simples, utilisez la Chouette d'Athéna, son attaque de loin, et visez les Satyres.
    .does = activate use
lesson-pantheon-15-6-powers-raise = Une défense de 5. Sacrifiez le 2 pour un 4, puis le 3 pour l'autre 4.
    .does = discard discard
lesson-pantheon-15-6-powers-end = Trois blessures. Vous connaissez le jeu. Essayez un problème, ou jouez : l'ordinateur attend.

lesson-pantheon-beta-1-first-steps = Premiers pas dans la bêta
lesson-pantheon-beta-1-first-steps-walk = Dans la bêta, un scénario dit comment chaque camp gagne ; ici Athéna doit absorber une pierre. Activez-la avec des actions simples, marchez en c2, arrêtez-vous là, prenez la pierre, et finissez l'activation.
    .does = activate walk enter stop claim end
lesson-pantheon-beta-1-first-steps-absorb = Arès approche. Activez Athéna avec une action complexe et absorbez la pierre.
    .does = activate absorb
lesson-pantheon-beta-1-first-steps-end = Le scénario est gagné. Déplacements, attaques et dés sont comme dans les chapitres de Pantheon 1.5.

lesson-mythic-2012-1-first-steps = Premiers pas
lesson-mythic-2012-1-first-steps-move = Une unité agit pour une de ses cartes. Activez les Hoplites d'Athènes et déplacez-les en d4, devant la Phalange d'ossements. Sur le terrain : cliquez sur les Hoplites, puis sur d4.
    .does = activate move
lesson-mythic-2012-1-first-steps-strike = Ils sont maintenant côte à côte. Frappez la Phalange d'ossements.
    .does = strike
lesson-mythic-2012-1-first-steps-dice = Un succès demande 6 ici, plus qu'un dé ne montre. Sacrifiez le 1 : le 4 devient un 5. Puis marquez les deux 5 et relancez-les ; ce qu'ils montrent s'ajoute.
    .does = discard again again throw
lesson-mythic-2012-1-first-steps-keep = 9 et 7 : deux succès. Gardez les dés.
    .does = keep
lesson-mythic-2012-1-first-steps-end = Deux blessures. Une unité blessée s'affaiblit : sa carte change avec sa vitalité. Vous gagnez quand trois unités ennemies sont perdues.

lesson-conjurers-1-the-town = La ville
lesson-conjurers-1-the-town-food = À chaque tour vous placez vos figurines, une à la fois. Les créatures mangent, il faut donc de la nourriture. Placez votre conjurateur auprès des animaux sauvages.
    .does = place
lesson-conjurers-1-the-town-mine = Une mine donne sa ressource à chaque tour tant que personne ne vous la prend. Placez votre ouvrier à la scierie.
    .does = place
lesson-conjurers-1-the-town-end = Quand toutes les figurines sont placées, les lieux sont résolus : de la nourriture pour vous, et désormais du bois à chaque tour. Cliquez sur un lieu pour lire ce qu'il donne.

lesson-conjurers-2-a-battle = Un combat
lesson-conjurers-2-a-battle-summon = Les créatures se battent dans trois emplacements, chacune contre celle d'en face. Invoquez le Chien de guerre à l'emplacement 1, face au Blaireau : il se bat aussitôt.
    .does = summon
lesson-conjurers-2-a-battle-attack = Les deux frappent à chaque combat. Le Blaireau est presque vaincu. Attaquez avec le Chien de guerre.
    .does = attack
lesson-conjurers-2-a-battle-end = Le combat est gagné : l'autre camp n'a plus de créature. Qui gagne un duel prend des ressources ; choisissez lesquelles.
