### Mythic Battles (2012): its words, cards, questions, choices and events. $who is "you" for the viewer's own seat.
### Units are named without a verb of their own, because one name is singular and the next plural.

## Words of the data

myt-family-talent = talent
myt-family-terrain = terrain
myt-talent = { $talent ->
    [arachnean_sentinel] Arachnean Sentinel
    [arching_shot] Arching Shot
    [ardent_wrath] Ardent Wrath
    [assault_support] Assault Support
    [aura_of_strength] Aura of Strength
    [beastly_attack] Beastly Attack
    [cerberus_bite] Cerberus' Bite
    [child_of_arachne] Child of Arachne
    [coordinated_assault] Coordinated Assault
    [endurance] Endurance
    [evasion] Evasion
    [explosive_shells] Explosive Shells
    [force_of_impact] Force of Impact
    [hydra_bite] Hydra Bite
    [infantry_drill] Infantry Drill
    [infernal_blaze] Infernal Blaze
    [infernal_bombardment] Infernal Bombardment
    [initiative] Initiative
    [judgment_of_souls] Judgment of Souls
    [leader] Leader
    [mobility] Mobility
    [override] Override
    [parry] Parry
    [rage_of_the_lion] Rage of the Lion
    [regeneration] Regeneration
    [reinforcement] Reinforcement
    [retreat] Retreat
    [riposte] Riposte
    [scout] Scout
    [sentence_of_athena] Sentence of Athena
    [sentry] Sentry
    [skilled_melee] Skilled Melee
    [skilled_shot] Skilled Shot
    [skilled_warrior] Skilled Warrior
    [sneak_attack] Sneak Attack
    [spread_shot] Spread Shot
    [track] Track
    [unholy_strength] Unholy Strength
   *[web_of_arachne] Web of Arachne
}
myt-talent-text = { $talent ->
    [arachnean_sentinel] Takes the place of an attacked Arachne next to it, for the cost of the talent instead of 2 PP.
    [arching_shot] Allied units on the line do not hinder this ranged attack; enemies and terrain still do.
    [ardent_wrath] After destroying a unit: one of its Maneuver cards returns to the hand, from the discard pile or from those played this turn.
    [assault_support] Before any activation of the turn: take up to 2 cards from the deck, then activate this unit and one other, each for its Maneuver card alone and both against the same target. Nobody else acts this turn.
    [aura_of_strength] Until the end of the turn this unit and allies next to it may reroll one die in each attack or counterattack.
    [beastly_attack] After its close combat attack: a further one on the same target with the printed number of dice. It cannot be answered.
    [cerberus_bite] The close combat attack becomes up to three, on the target and up to two enemies next to both, each with the printed number of dice. They cannot be answered.
    [child_of_arachne] At any time, next to Arachne: until the end of the turn she has +1 CC and +1 Defense while they stand side by side.
    [coordinated_assault] Before any activation of the turn: take up to 4 cards from the deck, then activate this unit and up to three others, each for its Maneuver card alone. Nobody else acts this turn.
    [endurance] Cancels 1 wound the unit is about to suffer; again for each payment.
    [evasion] Against a close combat attack by a ground unit: the attack counts as never made.
    [explosive_shells] Lowers the difficulty of a ranged attack on a ground unit by 1.
    [force_of_impact] In a ranged attack: 1 more wound when a die ends 2 or more above the Defense of the target.
    [hydra_bite] The close combat attack becomes one on each enemy ground unit next to the unit, with the printed number of dice. They cannot be answered.
    [infantry_drill] Before any activation of the turn: take up to 3 cards from the deck, then activate this unit and up to two infantry units next to it, each for its Maneuver card alone. Nobody else acts this turn.
    [infernal_blaze] Once in its activation: each ground unit next to it, allied ones too, suffers an attack with the printed number of dice. They cannot be answered.
    [infernal_bombardment] Before it moves: each enemy it flies over suffers an attack with the printed number of dice. It makes no other attack this turn, and none of these can be answered.
    [initiative] In an attack or counterattack it rolls first and its wounds count at once; used on both sides it does nothing.
    [judgment_of_souls] Gains 2 PP when it destroys a unit.
    [leader] Further activations of the turn cost 1 PP each instead of an Art of War card.
    [mobility] Lets it move after its attack if it has not moved before.
    [override] Lowers the difficulty of a close combat attack by 1 if its Vitality is at least that of the target.
    [parry] While attacking or striking back: 1 wound is cancelled on each side.
    [rage_of_the_lion] Until the end of the turn it has the characteristics of its card of full Vitality.
    [regeneration] At the end of its activation it regains 1 Vitality.
    [reinforcement] While decks are shuffled it regains 1 Vitality; again for each payment.
    [retreat] When attacked: it moves back 1 space and 1 wound is cancelled. It cannot strike back this turn.
    [riposte] A counterattack with the printed number of dice and without a Maneuver card, once for each close combat attack.
    [scout] Its next movement ignores what terrain takes off.
    [sentence_of_athena] When it is activated and no enemy is next to it: it, or a unit of its sisters next to it, may shoot, then move, then strike in its activation.
    [sentry] Takes the place of an attacked unit next to it, for the cost of the talent instead of 2 PP.
    [skilled_melee] After the roll of its close combat attack: one die showing 0 is rerolled.
    [skilled_shot] After the roll of its ranged attack: one die showing 0 is rerolled.
    [skilled_warrior] Announced before its attack: after the roll one die showing 0 may be rerolled.
    [sneak_attack] In close combat against a unit that another ally is next to as well: +1 CC, and −1 Defense for the target.
    [spread_shot] The ranged attack becomes two, on two enemy ground units next to each other and in range.
    [track] Harasses for the cost of the talent instead of 2 PP.
    [unholy_strength] One more die in a close combat attack.
   *[web_of_arachne] Paid with each of its ranged attacks, which wound nobody: with a success the target is webbed. It cannot move and has −1 Defense until the end of its next activation.
}
myt-terrain = { $terrain ->
    [open] open ground
    [hill] hill
    [forest] forest
    [ruins] ruins
    [impassable] impassable
    [crevasse] crevasse
    [fortification] fortification
   *[aquatic] water
}
myt-terrain-text = { $terrain ->
    [open] No effect.
    [hill] +1 CC and +1 Ranged against units that are not on a hill; −1 Defense against flying attackers and ranged attacks. Hinders shots.
    [forest] +1 Defense against flying attackers and ranged attacks. Passing through takes 1 off the rest of the movement. Hinders shots.
    [ruins] +1 Defense against ranged attacks. Hinders shots.
    [impassable] Closed to ground units. Stops shots.
    [crevasse] Closed to ground units. Does not hinder shots.
    [fortification] +1 Ranged, +2 Defense against ground units, and +1 range for 1 PP. Only units that began their activation next to it enter, and stepping onto it ends the move.
   *[aquatic] −1 on attacks and −1 Defense. Entering it ends the move.
}
myt-terrains = { $terrain ->
    [open] Open ground
    [hill] Hills
    [forest] Forest
    [ruins] Ruins
    [impassable] Impassable
    [crevasse] Crevasses
    [fortification] Fortifications
   *[aquatic] Water
}
myt-type = { $type ->
    [infantry] infantry
    [cavalry] cavalry
    [pack] pack
    [horde] horde
   *[colossal] colossal
}
myt-stat = { $stat ->
    [movement] Movement
    [cc] CC
    [ranged] Ranged
   *[defence] Defense
}
myt-edge = { $edge ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
myt-faction = { $faction ->
    [athena] Athena
    [hades] Hades
    [neutral] neutral
   *[other] { $name }
}
myt-points = { $points } PP
myt-unit-numbered = { $unit } { $number }
myt-unit-of = { $unit } ({ $player })
myt-space = { $space } ({ $terrain })
myt-card = { $card ->
    [aow] an Art of War card
   *[maneuver] a Maneuver card of { $unit }
}
myt-turned = { $turns ->
    [0] not turned
    [1] turned a quarter clockwise
    [2] turned by half
   *[3] turned a quarter anticlockwise
}
myt-point = { $point ->
    [turn_start] after the cards of another's turn are drawn
    [activation_end] after an activation of another
   *[turn_end] at the end of another's turn
}
myt-reaction = { $reaction ->
    [harass] harassing a unit that is activated
    [evade] evading an attack
    [defend] defending an attacked unit
    [counterattack] striking back
    [talents] announcing talents of an attacked unit
   *[cancel] cancelling wounds
}

## Unit cards

myt-unit-line = { $unit }: { $faction }, { $type }, { $moves ->
    [flying] flying
   *[ground] ground
}{ $rank ->
    [legendary] , legendary
   *[plain] {""}
}; { $cost } points, { $maneuvers ->
    [one] 1 Maneuver card
   *[other] { $maneuvers } Maneuver cards
}
myt-card-line = Vitality { $vitality }: { $values }
myt-card-line-talents = Vitality { $vitality }: { $values }; { $talents }
myt-values = Movement { $combat } in combat and { $free } otherwise{ $plusmove }, CC { $cc }{ $pluscc }, Defense { $defence }{ $plusdefence }, Leadership { $leadership }
myt-values-ranged = Movement { $combat } in combat and { $free } otherwise{ $plusmove }, CC { $cc }{ $pluscc }, Ranged { $ranged }{ $plusranged } at range { $range }, Defense { $defence }{ $plusdefence }, Leadership { $leadership }
myt-plus = { " " }[+]
myt-talent-cost = { $talent } ({ $points })
myt-talent-dice = { $talent } ({ $points }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
})
myt-talent-line = { $talent }: { $text }

## Questions

myt-ask-player-one = Your team begins. Which of you is player 1?
myt-ask-board = Which board lies in place { $place } of { $places }, counted row by row from the north-west, and how is it turned?
myt-ask-zone = On which side of the battlefield do you deploy? The others deploy on the opposite side.
myt-ask-deploy = Which unit is deployed, and where? { $left ->
    [one] It is your last one.
   *[other] { $left } are left.
}
myt-ask-activate = Which unit is activated?
myt-ask-activate-none = No unit can be activated with the cards in hand. What now?
myt-ask-activate-more = Activate another unit, or end the turn?
myt-ask-activate-command = { $talent }: which unit is activated next?
myt-ask-exchange = Put three Maneuver cards under the deck and draw two?
myt-ask-limit = { $cards } cards in hand, at most 7 may stay. Which one is discarded?
myt-ask-harass = Activation of { $unit }: harass?
myt-ask-act = { $unit } on { $space }: what now?
myt-ask-act-harassed = { $unit } on { $space }, harassed and unable to move: what now?
myt-ask-act-webbed = { $unit } on { $space }, webbed and unable to move: what now?
myt-ask-flight = Flight of { $unit }, now over { $space }: where to? { $left ->
    [one] 1 space is left.
   *[other] { $left } spaces are left.
}
myt-ask-next = { $talent } of { $unit }: whom does it strike next?
myt-ask-evade = Close combat attack by { $unit } on { $target }: evade?
myt-ask-split = Attack by { $unit } on { $target }: use { $talent }?
myt-ask-defend = Attack by { $unit } on { $target }: does another unit take the place of the target?
myt-ask-answer = Close combat attack by { $unit } on { $target }: strike back?
myt-lacks-counter = You hold no Maneuver card of { $unit } to pay with: you can only go on.
myt-lacks-defence = No unit of yours can take its place: you can only go on.
myt-ask-talents = { $round ->
    [attack] Attack by { $unit } on { $target }: announce talents?
    [defence] Attack by { $unit } on { $target }: announce talents against it?
    [counter] Counterattack by { $target } on { $unit }: announce talents?
   *[against] Counterattack by { $target } on { $unit }: announce talents against it?
}
myt-ask-dice = { $unit } against { $target }, difficulty { $difficulty }: the dice show { $dice }; { $successes ->
    [one] 1 success
   *[other] { $successes } successes
}. What now?
myt-ask-impact = A die is 2 or more above the Defense of { $target }: use { $talent } of { $unit }?
myt-ask-cancel = { $wounds ->
    [one] 1 wound threatens
   *[other] { $wounds } wounds threaten
} { $unit }: use { $talent }?
myt-ask-wrath = An opponent was destroyed by { $unit }: use { $talent }?
myt-ask-retreat = Where to with { $unit } in retreat?
myt-ask-search = Which card do you take from the deck?
myt-ask-search-more = Which card do you take from the deck? { $left ->
    [one] You may take 1 more.
   *[other] You may take up to { $left }.
}
myt-ask-under = Which card goes under the deck next? { $left ->
    [one] It is the last one.
   *[other] { $left } are to go.
}
myt-ask-window = You may turn cards into PP here ({ $point }). Anything?
myt-ask-reshuffle = All decks are empty. Turn cards into PP before the discard piles are shuffled?
myt-ask-reinforce = The decks are shuffled: use Reinforcement?

## Choices

myt-do-player-one = Player 1 is { $player }
myt-do-lay = { $board }, { $turned }
myt-do-zone = Deploy in the { $edge }
myt-do-deploy = Deploy { $unit } on { $space }
myt-do-convert = Turn { $card } into { $points }
myt-do-search = Discard an Art of War card to take any card from the deck
myt-do-take = Take { $card }
myt-do-activate = Activate { $unit }
myt-do-activate-aow = Activate { $unit } for an Art of War card
myt-do-activate-leader = Activate { $unit } by Leader ({ $points })
myt-do-use = Use { $talent } of { $unit } ({ $points })
myt-do-use-on = Use { $talent } of { $unit } on { $target } ({ $points })
myt-do-plus = +1 { $stat } for { $unit } ({ $points })
myt-do-move = Move to { $space }
myt-do-move-far = Move to { $space } (no attack afterwards)
myt-do-move-via = Move to { $space } by { $via }
myt-do-move-via-far = Move to { $space } by { $via } (no attack afterwards)
myt-do-fly = Fly to { $space }
myt-do-strike = Attack { $target } in close combat
myt-do-shoot = Shoot at { $target }
myt-do-shoot-way = Shoot at { $target } ({ $way })
myt-do-shoot-paid = Shoot at { $target } ({ $points })
myt-do-shoot-way-paid = Shoot at { $target } ({ $way }, { $points })
myt-way-arching = over allies
myt-way-far = one space farther
myt-do-bite-alone = Bite { $target } alone ({ $points })
myt-do-bite = Bite { $target } and { $others } ({ $points })
myt-do-spread = Aim at { $target } as well ({ $points })
myt-do-next = Strike { $target } next
myt-do-done = { $what ->
    [activation] End the activation
    [turn] End the turn
    [flight] Stop flying here
    [search] Take no more cards
   *[window] Nothing more
}
myt-do-harass = Harass with { $unit } ({ $points })
myt-do-harass-track = Harass with { $unit } by { $talent } ({ $points })
myt-do-defend = Defend with { $unit } ({ $points })
myt-do-defend-sentry = Defend with { $unit } by { $talent } ({ $points })
myt-do-counter = Strike back with a Maneuver card of { $unit }
myt-do-decline = { $what ->
    [exchange] Exchange no cards
    [harass] Do not harass
    [evade] Do not evade
    [split] Attack as declared
    [defend] Leave the target where it is
    [answer] Do not strike back
    [talents] Announce nothing more
   *[talent] Do not use it
}
myt-do-retreat = Retreat to { $space }
myt-do-spend = Discard a { $discard } to turn a { $on } up by 1
myt-do-again = Choose a { $die } for the next throw
myt-do-throw = Throw the chosen fives
myt-do-reroll = Reroll a { $die } by { $talent }
myt-do-keep = Let the dice stand
myt-do-exchange = Put three cards under the deck and draw two
myt-do-under = Put a Maneuver card of { $unit } under the deck
myt-do-discard = Discard a Maneuver card of { $unit } for { $points }

myt-head-deploy = Deploy { $unit }
myt-head-cards = Cards: power points and searches
myt-head-move = Movement
myt-head-move-far = Movement without an attack
myt-head-attack = Attacks
myt-head-talents = Talents and [+] bonuses
myt-head-spend = Discard a die for another

## What happened

myt-saw-start-rolled = Starting roll: { $first } for { $players }, { $second } for { $others }.
myt-saw-begins = { $who ->
    [you] You begin
   *[other] { $player } begins
} the game.
myt-saw-board = Board in place { $place }: { $board }, { $turned }.
myt-saw-zone = Deployment in the { $edge }: { $players }.
myt-saw-deployed = { $unit }: deployed on { $space }.
myt-saw-turn = Turn { $turn }: { $who ->
    [you] yours
   *[other] { $player }
}.
myt-saw-drew = { $who ->
    [you] You draw
   *[other] { $player } draws
} { $card }.
myt-saw-drew-hidden = { $player } draws a Maneuver card.
myt-saw-searched = { $who ->
    [you] You take
   *[other] { $player } takes
} { $card } from the deck.
myt-saw-searched-hidden = { $player } takes a Maneuver card from the deck.
myt-saw-shuffled = { $who ->
    [you] Your deck
   *[other] The deck of { $player }
} is shuffled.
myt-saw-converted = { $who ->
    [you] You turn
   *[other] { $player } turns
} { $card } into { $points }.
myt-saw-aow-spent = { $who ->
    [you] You discard
   *[other] { $player } discards
} an Art of War card.
myt-saw-paid = { $who ->
    [you] You pay
   *[other] { $player } pays
} { $points }.
myt-saw-gained = { $who ->
    [you] You gain
   *[other] { $player } gains
} { $points }.
myt-saw-activated = Activation of { $unit }.
myt-saw-harassed = { $unit }: harassed by { $by }, no movement in this activation.
myt-saw-used = { $unit }: { $talent }.
myt-saw-used-on = { $unit }: { $talent } for { $target }.
myt-saw-bought = { $unit }: +1 { $stat }.
myt-saw-moved = { $unit }: from { $from } to { $to }.
myt-saw-flies-over = { $unit }: in flight over { $space }.
myt-saw-attacked = { $blow ->
    [close] Close combat attack
    [ranged] Ranged attack
   *[neither] Attack by a talent
}: { $by } on { $target }.
myt-saw-evaded = { $unit }: the attack is evaded and counts as never made.
myt-saw-defended = { $by } in the place of { $target }.
myt-saw-countered = { $unit }: counterattack.
myt-saw-values = { $side ->
    [attacker] Attack roll
   *[victim] Roll of the counterattack
}: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against difficulty { $difficulty }.
myt-detail-dice = Dice
myt-detail-difficulty = Difficulty
myt-saw-rolled = The dice show { $dice }.
myt-saw-rolled-none = No die is rolled.
myt-saw-spent = A { $discard } is discarded, a { $on } turned up by 1.
myt-saw-successes = { $unit }: { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
}.
myt-saw-cancelled = { $unit }: { $wounds ->
    [one] 1 wound cancelled
   *[other] { $wounds } wounds cancelled
}.
myt-saw-wounded = { $unit }: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, Vitality { $vitality } of { $full }.
myt-saw-healed = { $unit }: Vitality { $vitality } of { $full } again.
myt-saw-destroyed = { $unit }: destroyed.
myt-saw-webbed = { $unit }: caught in a web.
myt-saw-unwebbed = { $unit }: free of the web.
myt-saw-retrieved = A Maneuver card of { $unit } returns to the hand.
myt-saw-put-under = { $who ->
    [you] You put
   *[other] { $player } puts
} a Maneuver card of { $unit } under the deck.
myt-saw-put-under-hidden = { $player } puts a card under the deck.
myt-saw-discarded = { $who ->
    [you] You discard
   *[other] { $player } discards
} a Maneuver card of { $unit } for { $points }.
myt-saw-ran-out = { $who ->
    [you] Your deck
   *[other] The deck of { $player }
} is empty.
myt-saw-reshuffled = All discard piles are shuffled into decks.
myt-saw-over = The battle is over: { $winners ->
    [0] nobody wins
    [one] { $players } wins
   *[other] { $players } win
}.

## Why, and odds

myt-part-printed = printed with the talent
myt-part-plus = +1 that was bought
myt-part-web = web
myt-part-floor = lower limit
myt-parts = { $parts } = { $total }
myt-dice-of = { $blow ->
    [ranged] Ranged dice of { $unit }
    [close] Close combat dice of { $unit }
   *[neither] Dice of { $unit }
}: { $parts }
myt-difficulty-of = Difficulty to hit { $unit }: { $parts }
myt-no-counter = No counterattack by { $target } ({ $rule })
myt-may-counter = A counterattack by { $target } is possible.
myt-webs = The attack wounds nobody; with a success the target is webbed.
myt-web-chance = Chance to web the target: { $chance }
myt-spend-talent = { $unit } may use { $talent }, for { $points }.
myt-spend-plus = { $unit } may buy +1 { $stat }, for { $points }.
myt-spend-cards = Cards have to be turned into PP first.
myt-cost-points = Costs { $points }; you have { $have }.
myt-cost-card = Costs a Maneuver card of { $unit }; { $held ->
    [one] 1 is
   *[other] { $held } are
} in hand.
myt-cost-aow = Costs an Art of War card; { $held ->
    [one] 1 lies
   *[other] { $held } lie
} face up.

## The table as text

myt-table-before = The battle has not begun.
myt-table-turn = Turn { $turn } of { $player }.
myt-table-quiet = { $quiet } turns in a row without a wound; after { $limit } the battle is a draw.
myt-table-player = { $player }: { $points } PP; { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}, { $deck } in the deck, { $discard } discarded; { $aow ->
    [one] 1 Art of War card face up
   *[other] { $aow } Art of War cards face up
}; { $units ->
    [one] 1 unit
   *[other] { $units } units
} in play.
myt-table-unit = { $mark } { $unit }: { $where }{ $notes }
myt-table-on = on { $space }, Vitality { $vitality } of { $full }
myt-table-reserve = not yet deployed
myt-table-destroyed = destroyed
myt-note-flying = flying
myt-note-activated = activated
myt-note-webbed = webbed
myt-note-raging = raging
myt-note-aura = aura of strength
myt-table-hand = Your hand: { $cards }.
myt-table-hand-empty = Your hand is empty.
myt-table-held = { $cards ->
    [one] { $unit }
   *[other] { $cards } × { $unit }
}
myt-table-bottom = Under your deck, the next to be drawn first: { $cards }.
myt-table-terrain = { $terrain }: { $spaces }.
myt-table-key = Battlefield: a letter for the ground, then the number of the unit there; * marks units on the side of { $players }.
myt-space-line = { $space }: { $terrain }. { $text }
myt-space-unit = There: { $unit }, Vitality { $vitality } of { $full }.
myt-unit-now = Movement { $combat } in combat and { $free } otherwise, CC { $cc }, Defense { $defence }, Leadership { $leadership }
myt-unit-now-ranged = Movement { $combat } in combat and { $free } otherwise, CC { $cc }, Ranged { $ranged } at range { $range }, Defense { $defence }, Leadership { $leadership }

## Why a general is not asked

myt-unasked-over = The battle is over.
myt-unasked-dice = The dice fall first.
myt-unasked-cards = Cards are drawn first.
myt-unasked-defend = None of your units can take the place of { $unit }.
myt-unasked-counter = No counterattack by { $unit } is possible.
myt-unasked-harass = None of your units can harass { $unit }.
myt-unasked = { $part ->
    [setup] It is { $player } who decides at this step of setting up.
    [harasser] { $player } is asked first whether to harass.
    [attacker] It is the attacker's turn to decide: { $player }.
    [defender] It is the defender's turn to decide: { $player }.
    [searcher] { $player } is busy with cards of the deck.
    [window] { $player } is asked about cards first.
   *[turn] It is the turn of { $player }.
}

## Why a table is refused

myt-fault-revision = This battle follows revision { $revision } of the rules, which a later release of the program has.
myt-fault-generals = A battle has 2 or 4 generals, not { $found }.
myt-fault-army = Player { $player }: { $text }
myt-fault-affiliation = { $unit } belongs to { $affiliation }, not to { $faction }.
myt-fault-too-dear = The army costs { $cost } points; at most { $most } are allowed.
myt-fault-too-cheap = The army costs { $cost } points; at least { $least } must be spent.
myt-fault-too-few = The army has { $units ->
    [one] 1 unit
   *[other] { $units } units
}; it needs at least 5.
myt-fault-too-many = The army has { $units } units; at most 10 are allowed.
myt-fault-twice = { $unit } stands in the army twice with one illustration.
myt-fault-legendary = { $unit } is legendary and stands in the army more than once.
myt-fault-team-mate = { $unit } stands in the army of the team mate as well.
myt-fault-opponent = { $unit } stands in an opposing army as well.
myt-fault-cards = A deck holds at most 48 Maneuver cards, not { $cards }.
myt-fault-unit = { $unit } cannot be played: { $reason }.
myt-unit-cards = a unit has 1 to 20 cards
myt-unit-maneuvers = a unit has 1 to 9 Maneuver cards
myt-unit-movement = a unit moves at most 9 spaces
myt-unit-strength = a card has at most 10 dice and Defense 15
myt-unit-range = a ranged attack has dice and a range, or neither
myt-unit-talent-dice = a number of dice stands with the talents that have one, and only there
myt-unit-talent-strength = a talent rolls at most 16 dice
myt-unit-kin = a talent names another unit: “kin” says which
myt-fault-boards = The battlefield needs { $needed } boards; there are { $found }.
myt-fault-closed = The board { $board } has more than 3 spaces closed to ground units.
myt-fault-layout = The battlefield needs { $needed } different boards of the list, each turned 0 to 3 times.
myt-fault-tokens = { $units } units on one side: a deployment zone has room for { $room }.
myt-fault-seat = Player { $player } is not at the table.
