### Conjurers: its words, cards, questions, choices and events. $who is "you" for the viewer's own seat.

## Words of the data

con-resource = { $resource ->
    [wood] wood
    [stone] stone
    [iron] iron
    [bronze] bronze
    [sapphire] sapphire
    [diamond] diamond
   *[food] food
}
con-figure = { $figure ->
    [worker] worker
    [merchant] merchant
    [warrior] warrior
    [recruiter] recruiter
   *[conjurer] conjurer
}
con-mythology = { $mythology ->
    [egyptian] Egyptian
    [greek] Greek
    [japanese] Japanese
    [norse] Norse
   *[biblical] Biblical
}
con-element = { $element ->
    [fire] fire
    [earth] earth
    [air] air
   *[water] water
}
con-action = { $action ->
    [lumber_mill] lumber mill
    [stone_mine] stone mine
    [iron_mine] iron mine
    [bronze_smelter] bronze smelter
    [sapphire_mine] sapphire mine
    [diamond_mine] diamond mine
    [wood_storage] wood storage
    [stone_storage] stone storage
    [iron_storage] iron storage
    [bronze_storage] bronze storage
    [sapphire_storage] sapphire storage
    [diamond_storage] diamond storage
    [wild_animals] wild animals
    [fishing_pond] fishing pond
    [marketplace] marketplace
    [tavern] tavern
    [guild_house] guild house
    [sacrificial_pit] sacrificial pit
    [blacksmith] blacksmith
    [artificer] artificer
    [duat] Duat
    [mount_olympus] Mount Olympus
    [shangri_la] Shangri La
    [valhalla] Valhalla
   *[garden_of_eden] Garden of Eden
}
con-house = house of { $player }
con-column = { $column ->
    [stone_wood] stone and wood
    [iron_bronze] iron and bronze
    [diamond_sapphire] diamond and sapphire
   *[food] food
}
con-amount = { $amount } { $resource ->
    [wood] wood
    [stone] stone
    [iron] iron
    [bronze] bronze
    [sapphire] { $amount ->
        [one] sapphire
       *[other] sapphires
    }
    [diamond] { $amount ->
        [one] diamond
       *[other] diamonds
    }
   *[food] food
}
con-magic = { $magic ->
    [frost_attack] frost attack
    [burning] burning 2
   *[poisonous] poisonous
}
con-minion = the minion
con-list = { $first }, { $next }

## Abilities: name, and what it does

con-ability = { $ability ->
    [offensive] offensive { $x }
    [defensive] defensive { $x }
    [burning] burning { $x }
    [absorption] absorption { $x }
    [power_hit] power hit { $x }
    [flying] flying
    [frost_attack] frost attack
    [poisonous] poisonous
    [multi_attack] multi attack
    [devour] devour
    [life_steal] life steal
    [weapon_smith] weapon smith
    [resurrection] resurrection
    [ranged] ranged
    [first_strike] first strike
    [immobility] immobility
    [bind] bind
    [immunity_fire] immunity to fire
    [immunity_ice] immunity to ice
    [immunity_poison] immunity to poison
   *[magician] magician
}
con-ability-text = { $ability ->
    [offensive] Deals { $x } more in a fight it started.
    [defensive] Takes { $x } less in a fight another started, and from multi attack beside it.
    [burning] After the fight { $x } dice of damage to the creature fought, and as many to each one beside it.
    [absorption] The card takes { $x } damage for its wearer before it breaks.
    [power_hit] { $x } more dice in every strike.
    [flying] Cannot be attacked by creatures without flying, and does not fight those that arrive in front of it.
    [frost_attack] Who is damaged can no longer move and deals 1 less for each 3.
    [poisonous] Who is damaged gets a marker that deals 1 at the start of each of its turns.
    [multi_attack] Each creature beside the one fought takes 1 for each 3 dealt.
    [devour] Swallows the creature it faces instead of attacking, which is hurt at the start of its turns until it breaks free.
    [life_steal] Heals by half of the damage it deals to the creature fought.
    [weapon_smith] Its level is a discount on the first card bought at a smith.
    [resurrection] Returns once from death, without markers and cards.
    [ranged] When it attacks or moves it is not struck back, unless by another ranged creature; it reaches flyers.
    [first_strike] Strikes before the other creature.
    [immobility] Cannot leave its slot.
    [bind] Once in a battle, as an action: an opposing creature can no longer move or attack and loses its own abilities.
    [immunity_fire] Burning does nothing to it.
    [immunity_ice] Frost attack leaves no marker on it.
    [immunity_poison] Poisonous leaves no marker on it.
   *[magician] Before each fight it can adopt frost attack, burning 2 or poisonous.
}
con-ability-line = { $ability }: { $text }
con-creature-line = { $name }, level { $level } ({ $element }), { $health } health, { $dice } dice
con-creature-line-mythology = { $name }, { $mythology }, level { $level } ({ $element }), { $health } health, { $dice } dice
con-item-line = { $name }, item: { $price }
con-artifact-line = { $name }, { $mythology } artifact, { $points } points: { $price }

## Questions

con-ask-assistant = Choose your first assistant.
con-ask-allocation = Turn { $turn }: put one figure on an action.
con-ask-resolving = Which assistant is resolved next?
con-ask-marketplace = Trade at the marketplace, as often as you can pay.
con-ask-guild-house = Hire an assistant?
con-ask-pit = Sacrifice creatures? Each further one is worth half as much.
con-ask-smith = { $shop ->
    [blacksmith] Buy items from the blacksmith?
   *[artificer] Buy artifacts from the artificer?
}
con-ask-spare = { $left ->
    [one] Which unit of the price of { $card } is spared?
   *[other] Which units of the price of { $card } are spared? { $left } are left.
}
con-ask-battleground = Which { $mythology } creature do you fight for?
con-ask-removal = Keep one creature out of the draw?
con-ask-action = Your battle turn: one action.
con-ask-equip = Equip { $creature }?
con-ask-magic = Adopt an ability for this fight?
con-ask-spoils = Name three stocks of { $player }; you take half of each.
con-ask-prize = Choose a creature as your prize.
con-ask-bonus = Choose the resources of your prize.

## Choices

con-do-assistant = Begin with a { $figure }
con-do-place = Put the { $figure } on: { $action }
con-do-stay = Leave the { $figure } at home
con-do-resolve = Resolve the { $figure }: { $action }
con-do-trade = Pay { $paid }, gain { $gained }
con-do-hire = Hire a { $figure }
con-do-sacrifice = Sacrifice { $creature } for { $gained }
con-do-buy = Buy { $card } ({ $price })
con-do-spare = Spare 1 { $resource }
con-do-done = No more
con-do-fight = Fight for { $creature }
con-do-decline = Do not fight
con-do-remove = Keep { $creature } out
con-do-summon = Summon { $creature } into slot { $slot }
con-do-equip = Equip { $card }
con-do-move = Move { $creature } to slot { $slot }
con-do-attack = Attack with { $creature }
con-do-devour = Devour with { $creature }
con-do-bind = Bind { $target } with { $creature }
con-do-break = Break { $creature } free
con-do-pass = Lose the turn
con-do-adopt = Adopt { $magic }
con-do-adopt-nothing = Adopt nothing
con-do-steal = Take half of { $resources }
con-do-prize = Take { $creature }
con-do-take = Take 4 { $resource }

## What happened

con-saw-locked = { $mythology } is out of the game.
con-saw-starts = { $who ->
    [you] You start
   *[other] { $player } starts
} the game.
con-saw-began = { $who ->
    [you] You begin
   *[other] { $player } begins
} with a { $figure }.
con-saw-dealt = { $who ->
    [you] You are
   *[other] { $player } is
} dealt { $creature }.
con-saw-turn = Turn { $turn } begins.
con-saw-placed = { $who ->
    [you] You put your
   *[other] { $player } puts the
} { $figure } on: { $action }.
con-saw-stayed = { $who ->
    [you] Your
   *[other] { $player }: the
} { $figure } stays at home.
con-saw-mine-taken = { $who ->
    [you] You control
   *[other] { $player } controls
} the { $mine }.
con-saw-gained = { $who ->
    [you] You gain
   *[other] { $player } gains
} { $amount }.
con-saw-paid = { $who ->
    [you] You pay
   *[other] { $player } pays
} { $amount }.
con-saw-button = { $who ->
    [you] You take
   *[other] { $player } takes
} the Initiative Button.
con-saw-hired = { $who ->
    [you] You hire
   *[other] { $player } hires
} a { $figure }.
con-saw-sacrificed = { $who ->
    [you] You sacrifice
   *[other] { $player } sacrifices
} { $creature }.
con-saw-bought = { $who ->
    [you] You buy
   *[other] { $player } buys
} { $card }.
con-saw-no-battle = { $action }: there is nothing to fight for, or nobody to fight.
con-saw-declined = { $who ->
    [you] You do
   *[other] { $player } does
} not fight.
con-saw-battle = { $who ->
    [you] You fight
   *[other] { $player } fights
} for { $creature }; { $whom ->
    [you] you play
   *[other] { $other } plays
} it and its minion.
con-saw-duel = { $who ->
    [you] You challenge
   *[other] { $player } challenges
} { $whom ->
    [you] you
   *[other] { $other }
} to a duel.
con-saw-removed = { $who ->
    [you] You keep
   *[other] { $player } keeps
} { $creature } out of the draw.
con-saw-drew = { $who ->
    [you] You draw
   *[other] { $player } draws
} { $creature }.
con-saw-drew-hidden = { $player } draws a creature.
con-saw-summoned = { $who ->
    [you] You summon
   *[other] { $player } summons
} { $creature } into slot { $slot }.
con-saw-equipped = { $creature } wears { $card }.
con-saw-healed = { $creature } heals { $amount }.
con-saw-moved = { $creature } moves to slot { $slot }.
con-saw-fought = { $creature } fights { $target }.
con-saw-adopted = { $creature } adopts { $magic }.
con-saw-rolled = { $creature } rolls { $dice }: { $sum }.
con-saw-damaged = { $creature } takes { $damage } damage { $cause ->
    [multi_attack] by multi attack
    [burning] by burning
    [poison] by poison
    [devour] being devoured
    [break_free] breaking free
   *[strike] in the fight
}.
con-saw-damaged-absorbed = { $creature } takes { $damage } damage { $cause ->
    [multi_attack] by multi attack
    [burning] by burning
    [poison] by poison
    [devour] being devoured
    [break_free] breaking free
   *[strike] in the fight
}; its cards absorb { $absorbed }.
con-saw-frozen = { $creature } receives a frost marker.
con-saw-poisoned = { $creature } receives a poison marker.
con-saw-died = { $creature } dies.
con-saw-resurrected = { $creature } returns from death.
con-saw-devoured = { $creature } devours { $target }.
con-saw-broke-free = { $creature } breaks free.
con-saw-returned = { $creature } returns to its slot.
con-saw-bound = { $creature } binds { $target }.
con-saw-turn-lost = { $who ->
    [you] You lose
   *[other] { $player } loses
} the battle turn.
con-saw-counted = { $who ->
    [you] You have
   *[other] { $player } has
} { $points } health left.
con-saw-counted-hand = { $who ->
    [you] You show
   *[other] { $player } shows
} { $creatures } in hand: { $points } health left in all.
con-saw-battle-ended = { $who ->
    [you] You win
   *[other] { $player } wins
} the battle against { $whom ->
    [you] you
   *[other] { $other }
}.
con-saw-won = { $who ->
    [you] You gain
   *[other] { $player } gains
} { $creature }.
con-saw-stole = { $who ->
    [you] You take
   *[other] { $player } takes
} { $amount } from { $whom ->
    [you] you
   *[other] { $other }
}.
con-saw-minus = { $who ->
    [you] You receive
   *[other] { $player } receives
} { $points ->
    [one] 1 minus point
   *[other] { $points } minus points
}.
con-saw-fed = { $who ->
    [you] You pay
   *[other] { $player } pays
} { $paid } of { $need } food.
con-saw-match = { $who ->
    [you] You challenge
   *[other] { $player } challenges
} { $whom ->
    [you] you
   *[other] { $other }
} in the tournament.
con-saw-ranked = The tournament is over: { $players }.
con-saw-over = { $winners ->
    [one] { $players } wins the game.
   *[other] { $players } share the victory.
} Points: { $points }.
con-saw-total = { $player } { $points }

## Headings of choices

con-head-place = Put the { $figure } somewhere
con-head-trade = Pay with { $resource }
con-head-sacrifice = Sacrifice { $creature }
con-head-summon = Summon { $creature }
con-head-move = Move { $creature }
con-head-bind = Bind with { $creature }

## Why, and odds

con-why-mine = { $amount } at the end of this turn, and of every turn until another player takes it. It is controlled by { $player } now.
con-why-mine-free = { $amount } at the end of this turn, and of every turn until another player takes it.
con-why-gain = { $amount } at once.
con-why-place = { $action ->
    [marketplace] Trades at fixed rates, as often as you can pay.
    [tavern] The Initiative Button: you start the turns from the next one on.
    [guild_house] A further assistant, if you can pay.
    [sacrificial_pit] Creatures for resources or food; each further one is worth half as much.
    [blacksmith] Items for your creatures, as many as you can pay.
    [artificer] Artifacts for your creatures and for points, as many as you can pay.
    [battleground] A battle for a creature of this place.
   *[house] A duel: the winner takes half of three stocks of the loser.
}
con-why-other = It is for { $player } to decide.
con-why-chance = The dice or a draw come first.
con-why-cost = Costs { $price }; you have { $have }.
con-nothing = nothing
con-odds-against = { $creature } against { $target }
con-odds-dice = { $creature }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} ({ $parts }), { $strikes ->
    [together] striking at the same time
    [first] striking first
    [second] striking second if it lives
    [alone] striking alone
   *[never] not striking
}
con-odds-part = { $part ->
    [printed] printed { $by }
    [power_hit] +{ $by } power hit
    [element] +{ $by } element
    [offensive] +{ $by } damage by offensive
    [defensive] −{ $by } damage by defensive
   *[frost] less damage by frost
}
con-odds-burning = Burning of { $creature }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
con-odds-mean = Damage to expect for { $creature }: { $mean }
con-odds-falls = { $creature } falls: { $chance }

## The table as text

con-table-before = The game has not begun.
con-table-turn = Turn { $turn } of 12, phase { $phase }. Initiative Button: { $player }.
con-table-locked = Out of the game: { $mythologies }.
con-table-player = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
} so far; { $stock }; { $need } food to be paid at the next feeding.
con-table-figures = Figures: { $figures }.
con-table-figure-at = { $figure } on { $action }
con-table-figure-home = { $figure } at home
con-table-army = Creatures: { $creatures }.
con-table-cards = Cards: { $cards }.
con-table-copies = { $copies ->
    [one] { $card }
   *[other] { $copies } × { $card }
}
con-table-mine = { $action }: { $player }
con-table-mines = Mines under control: { $mines }.
con-table-pile = To be won at { $action }: { $creatures }.
con-table-level = { $creature } ({ $level })
con-table-shelf = { $shop ->
    [blacksmith] The blacksmith sells
   *[artificer] The artificer sells
}: { $cards }.
con-battle-heading = Battle of { $player } against { $other }; { $actor } is at turn.
con-battle-side = Row of { $player }: { $slots }; { $hand ->
    [one] 1 creature in hand
   *[other] { $hand } creatures in hand
}.
con-battle-slot = slot { $slot }: { $what }
con-battle-empty = empty
con-battle-fighter = { $creature }, { $left } of { $health } health{ $notes }
con-battle-note = { $note ->
    [frost] frost marker
    [poison] poison { $count }
    [bound] bound
    [devouring] devouring the creature it faces
   *[risen] returned from death
}
con-battle-worn = wearing { $card }
con-battle-hand = Your hand: { $creatures }.
con-score-total = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
con-score-line = { $part ->
    [levels] Levels of creatures
    [variety] Variety of creatures
    [consistency] Consistency of creatures
    [abundance] Abundance of creatures
    [artifacts] Artifacts
    [artifact_variety] Variety of artifacts
    [artifact_consistency] Consistency of artifacts
    [combinations] Mythological combinations
    [resources] Leftover resources
   *[minus] Minus points
}: { $points }

## Why a table is refused

con-fault-players = A game has 2 to 4 players, not { $found }.
con-fault-creatures = A game holds at most 63 creatures, not { $found }.
con-fault-equipment = A game holds at most 32 kinds of items and artifacts, not { $found }.
con-fault-level-one = { $needed } creatures of level 1 are dealt; there are { $found }.
con-fault-name = The name of the card “{ $card }” is taken.
con-fault-card = The card “{ $card }” cannot be played: { $reason }.
con-card-level = a creature has a level from 1 to 5
con-card-mythology = creatures of level 2 to 5 have a mythology, those of level 1 have none
con-card-strength = a creature has 1 to 60 health points and 1 to 10 battle dice
con-card-no-ability = a creature has at least one ability
con-card-of-equipment = it has an ability that only items and artifacts have
con-card-number = the number of an ability is from 1 to 10
con-card-copies = there are 1 to 20 copies of an item
con-card-no-use = an item or artifact has at least one ability
con-card-of-creatures = it has an ability that only creatures have
con-card-price = a price has at most 100 units
con-fault-seat = Player { $player } is not at the table.
con-fault-locked = { $needed ->
    [0] No mythology is
    [one] 1 mythology is
   *[other] { $needed } mythologies are
} out of the game with so many players, not { $found }.
con-fault-tournaments = Tournaments are for 4 players, not { $found }.
con-fault-revision = The game is played by revision { $found } of the rules; this program knows those up to { $known }.
