### Why something cannot be done, in the words of the moment. The names of variants are those of rules.

moment-refused =
    { $rule ->
        [P15_7A_2a-1] { $unit } cannot be activated: you hold no activation card of { $unit }.
        [P15_7A_3b-1] { $unit } cannot be activated as a second unit: that costs an art of war card as well as the activation card.
        [P15_7C_1] { $unit } cannot be activated: two units have been activated this turn, which is the limit.
        [P15_7C_2] { $unit } cannot be activated again: each unit acts once in a turn.
        [P15_R33] { $unit } cannot be activated: only units on the board, or not yet deployed, can.
        [P15_8B_2-2] { $unit }: not on the board yet; all that is possible is to deploy, as a complex action.
        [P15_8B_2-3] { $unit } cannot deploy: already on the board.
        [P15_8B_2-5] { $unit } cannot deploy in { $area }: it is not in your deployment zone.
        [P15_8B_2-6] { $unit } cannot deploy in { $area }: the terrain is closed to it.
        [P15_8B_2-7] { $unit } cannot deploy in { $area }: the area is full.
        [P15_7A_2c-1] No simple action is left for { $unit }: an activation has two.
        [P15_7A_2c-2] The complex action of { $unit } is taken: an activation has one.
        [P15_7A_2c-3] { $unit } cannot do that in this activation: simple actions and a complex action are not mixed.
        [P15_8A_0-2] { $unit } cannot do that twice: the two simple actions must be different.
        [P15_8A_0-3] Finish the action of { $unit } first.
        [P15_8A_0-4] { $unit } cannot walk any more after the attack in this activation.
        [P15_12B_6-4] { $unit } can take one action only this turn, because of the polar terrain.
        [P15_8A_1-1] { $area } is too far for { $unit } to walk to.
        [P15_8B_1-1] { $area } is too far for { $unit } to run to.
        [P15_13_6-3] { $area } is too far for { $unit } to fly to.
        [P15_8A_1-2] { $unit } cannot enter { $area } from here: the areas do not touch.
        [P15_8B_1-2] { $unit } cannot enter { $area } from here: the areas do not touch.
        [P15_8A_1-3] { $unit } cannot go on: enemies stand in this area.
        [P15_8B_1-3] { $unit } cannot go on: enemies stand in this area.
        [P15_8A_1-6] { $unit } cannot enter { $area }: the area is full.
        [P15_8B_1-5] { $unit } cannot enter { $area }: the area is full.
        [P15_13_6-7] { $unit } cannot fly into { $area }: the area is full.
        [P15_12A_1-2] { $unit } cannot enter { $area }: cage walls stop divinities and monsters.
        [P15_12A_2-2] { $unit } cannot go on after crossing chains.
        [P15_12A_3-1] { $unit } cannot enter { $area } from here: an escarpment stands between.
        [P15_12A_6-1] { $unit } cannot enter { $area } from here: a wall stands between.
        [P15_12B_2-1] { $unit } cannot enter { $area }: the area is a cliff.
        [P15_12B_8-1] { $unit } cannot enter { $area }: the area is rock.
        [P15_12B_7-4] { $unit } can cross the rift { $area } only along a path of skulls.
        [P15_12B_7-5] { $unit } could not leave the rift { $area } again with the movement that is left.
        [P15_12B_11-2] The activation of { $unit } ended in the swamp.
        [P15_12B_11-3] { $unit } cannot walk in a swamp, but can run one area.
        [P15_12B_4-4] { $unit } cannot go on: this is lava.
        [P15_13_5-1] { $unit } cannot enter { $area }: too huge for an area with room for fewer than three units.
        [P15_14_2-1] { $unit } cannot walk: an enemy in the same area blocks the way.
        [P15_14_2-2] { $unit } cannot run: an enemy in the same area blocks the way.
        [P15_14_2-3] { $unit } cannot claim the stone: an enemy in the same area blocks it.
        [P15_8A_3-1] { $unit } can claim only a stone in the same area that nobody carries.
        [P15_8A_3-2] { $unit } cannot claim a second stone.
        [P15_8B_3-1] Only a divinity can absorb a stone.
        [P15_8B_3-2] The stone has to be where the divinity stands, on the ground or carried by one of yours.
        [P15_8B_3-3] The stone is carried by an enemy and cannot be absorbed.
        [P15_8A_2a1-1] { $target } cannot be attacked: only enemies can.
        [P15_8A_2a1-4] { $target } cannot be attacked from here: the area beside is not full.
        [P15_8A_2a1-10] { $unit } cannot see { $target }: something stands between.
        [P15_8A_2a1-15] { $target }: out of range of { $unit }.
        [P15_R103] { $target } cannot be attacked again after evading.
        [P15_R4] { $target } cannot be attacked: not on the board.
        [P15_R81] There is nobody for { $unit } to attack: no enemy is in range and in sight.
        [P15_8A_2a3-3] { $target } cannot strike back: there is no activation card of { $target } in hand.
        [P15_8A_2a3-5] { $target } cannot strike back: a blow that strikes back is not answered.
        [P15_8A_2a3-6] { $target } cannot strike back: once is the limit in a turn.
        [P15_8A_2a3-7] { $target } cannot strike back: the attack comes from another area.
        [P15_8A_2b-13] { $target } cannot strike back: an area attack is not answered.
        [P15_14_10-3] { $target } cannot strike back again: the blow came first, by Initiative.
        [P15_R113] { $target } cannot strike back: one of the two is no longer on the board.
        [P15_R112] { $target } cannot strike back: thrown out of the area.
        [P15_14_9-1] { $unit } cannot step in: Guard protects others in the same area from an attack.
        [P15_14_9-3] { $unit } cannot step in when somebody strikes back.
        [P15_R97] Somebody has stepped in already: one guard for each attack.
        [P15_R102] { $unit } cannot use Guard now: not in water, with one miniature left, or in a complex action.
        [P15_11C_1] { $target } cannot evade: only a flying unit that is no troop can, from an attack in its own area.
        [P15_11_0-2] You have bought that manoeuvre already this round.
        [P15_11_0-3] You have no art of war card to pay with.
        [P15_R44] Your deck is empty: there is nothing to search.
        [P15_9_11] You hold no omphalos card, or it is not your turn.
        [P15_R93] Your divinity is unhurt: there is nothing to heal.
        [P15_R37] { $unit } cannot be recalled: your divinity is not on the board.
        [P15_R36] { $unit } cannot be recalled: the area of your divinity is full.
        [P15_7B_1] { $unit } cannot be recalled: only your own troops can.
        [P15_7B_6] A recall is made at the end of the turn, for an art of war card.
        [P15_7A_4a-1] A recall is made at the end of your turn, for an art of war card.
        [P15_8A_2a2c-9] There is no third assault.
        [P15_R86] A die that reaches the defence already wounds: it stays as it is.
        [P15_5C_2] No unit of yours is activated: choose one and pay with its card first.
        [P15_7A_0-4] That is not what is asked now.
       *[other] { "" }
    }
moment-no-card = There is no activation card of { $target } in your hand: you can only go on.
moment-no-payment = You have no art of war card to pay with: you can only go on.
moment-no-guard = None of your units can take the blow: you can only go on.
