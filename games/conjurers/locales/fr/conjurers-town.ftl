### Conjurers: what the actions of the town, the figures and the optional rules are for.

con-action-text = { $action ->
    [lumber_mill] Vous contrôlez la scierie jusqu’à ce qu’un autre la prenne ; elle rapporte du bois à la fin de chaque tour.
    [stone_mine] Vous contrôlez la mine jusqu’à ce qu’un autre la prenne ; elle rapporte de la pierre à la fin de chaque tour.
    [iron_mine] Vous contrôlez la mine jusqu’à ce qu’un autre la prenne ; elle rapporte du fer à la fin de chaque tour. Ouverte dès la phase II.
    [bronze_smelter] Vous contrôlez la fonderie jusqu’à ce qu’un autre la prenne ; elle rapporte du bronze à la fin de chaque tour. Ouverte dès la phase II.
    [sapphire_mine] Vous contrôlez la mine jusqu’à ce qu’un autre la prenne ; elle rapporte des saphirs à la fin de chaque tour. Ouverte dès la phase III.
    [diamond_mine] Vous contrôlez la mine jusqu’à ce qu’un autre la prenne ; elle rapporte des diamants à la fin de chaque tour. Ouverte dès la phase III.
    [wood_storage] Du bois aussitôt : le double de ce que rapporte la scierie.
    [stone_storage] De la pierre aussitôt : le double de ce que rapporte la mine.
    [iron_storage] Du fer aussitôt : le double de ce que rapporte la mine. Ouvert dès la phase II.
    [bronze_storage] Du bronze aussitôt : le double de ce que rapporte la fonderie. Ouvert dès la phase II.
    [sapphire_storage] Des saphirs aussitôt : le double de ce que rapporte la mine. Ouvert dès la phase III.
    [diamond_storage] Des diamants aussitôt : le double de ce que rapporte la mine. Ouvert dès la phase III.
    [wild_animals] De la nourriture aussitôt, pour toute figurine.
    [fishing_pond] De la nourriture aussitôt, pour toute figurine.
    [marketplace] Échangez des ressources contre d’autres, aussi souvent que vous pouvez payer.
    [tavern] Prenez le bouton d’initiative : vous commencez dès le tour suivant.
    [guild_house] Engagez un assistant de plus, d’une sorte que vous n’avez pas. Le deuxième mange 4, le troisième 8.
    [sacrificial_pit] Donnez des créatures contre des ressources ou de la nourriture. Chacune de plus lors de la même visite vaut moitié moins.
    [blacksmith] Achetez des objets que les créatures portent au combat.
    [artificer] Achetez des artefacts : ils se portent au combat et donnent des points.
    [duat] Combattez pour une créature égyptienne et son sbire.
    [mount_olympus] Combattez pour une créature grecque et son sbire.
    [shangri_la] Combattez pour une créature japonaise et son sbire.
    [valhalla] Combattez pour une créature nordique et son sbire.
    [garden_of_eden] Combattez pour une créature biblique et son sbire.
   *[house] Défiez en duel le joueur qui y habite. Le vainqueur prend la moitié de trois réserves.
}
con-figure-text = { $figure ->
    [worker] Travaille dans les mines, et cherche de la nourriture.
    [merchant] Travaille dans les entrepôts et chez les deux artisans, et cherche de la nourriture.
    [warrior] Combat sur les champs de bataille, et cherche de la nourriture.
    [recruiter] Travaille à la taverne, à la fosse, au marché et à la guilde, et cherche de la nourriture.
   *[conjurer] Va partout, et seul aux duels. Résolu après les assistants.
}
con-setting = { $setting ->
    [fixed_damage] Dégâts fixes
    [tournaments] Tournois
    [elements] Éléments
   *[healing] Guérison
}
con-setting-text = { $setting ->
    [fixed_damage] Pas de dés : chaque jet est remplacé par le nombre de dés.
    [tournaments] Les quatre joueurs s’affrontent après les tours 6 et 12, avec des créatures pour prix. Seulement à quatre.
    [elements] Les créatures d’un élément supérieur lancent plus de dés.
   *[healing] Invoquer à côté de créatures de la même mythologie les guérit.
}
