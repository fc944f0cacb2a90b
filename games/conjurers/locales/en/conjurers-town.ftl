### Conjurers: what the actions of the town, the figures and the optional rules are for.

con-action-text = { $action ->
    [lumber_mill] You control the mill until another takes it; at the end of each turn it pays wood.
    [stone_mine] You control the mine until another takes it; at the end of each turn it pays stone.
    [iron_mine] You control the mine until another takes it; at the end of each turn it pays iron. Open from phase II.
    [bronze_smelter] You control the smelter until another takes it; at the end of each turn it pays bronze. Open from phase II.
    [sapphire_mine] You control the mine until another takes it; at the end of each turn it pays sapphires. Open from phase III.
    [diamond_mine] You control the mine until another takes it; at the end of each turn it pays diamonds. Open from phase III.
    [wood_storage] Wood at once: twice what the mill pays.
    [stone_storage] Stone at once: twice what the mine pays.
    [iron_storage] Iron at once: twice what the mine pays. Open from phase II.
    [bronze_storage] Bronze at once: twice what the smelter pays. Open from phase II.
    [sapphire_storage] Sapphires at once: twice what the mine pays. Open from phase III.
    [diamond_storage] Diamonds at once: twice what the mine pays. Open from phase III.
    [wild_animals] Food at once, for any figure.
    [fishing_pond] Food at once, for any figure.
    [marketplace] Trade resources for others, as often as you can pay.
    [tavern] Take the Initiative Button: you start from the next turn on.
    [guild_house] Hire a further assistant, of a kind you do not have. The second eats 4, the third 8.
    [sacrificial_pit] Give up creatures for resources or food. Each further one in the same visit is worth half as much.
    [blacksmith] Buy items that creatures wear in battle.
    [artificer] Buy artifacts: they are worn in battle and give points.
    [duat] Fight for an Egyptian creature and its minion.
    [mount_olympus] Fight for a Greek creature and its minion.
    [shangri_la] Fight for a Japanese creature and its minion.
    [valhalla] Fight for a Norse creature and its minion.
    [garden_of_eden] Fight for a Biblical creature and its minion.
   *[house] Challenge the player who lives there to a duel. The winner takes half of three stocks.
}
con-figure-text = { $figure ->
    [worker] Works in the mines, and goes for food.
    [merchant] Works in the storages and at both smiths, and goes for food.
    [warrior] Fights at the battlegrounds, and goes for food.
    [recruiter] Works at tavern, pit, marketplace and guild house, and goes for food.
   *[conjurer] Goes anywhere, and alone to duels. Resolved after the assistants.
}
con-setting = { $setting ->
    [fixed_damage] Fixed damage
    [tournaments] Tournaments
    [elements] Elements
   *[healing] Healing
}
con-setting-text = { $setting ->
    [fixed_damage] No dice: every roll is replaced by the number of dice.
    [tournaments] All four players meet after turns 6 and 12, for creatures as prizes. Only with four players.
    [elements] Creatures of a superior element roll more dice.
   *[healing] Summoning beside creatures of the same mythology heals them.
}
