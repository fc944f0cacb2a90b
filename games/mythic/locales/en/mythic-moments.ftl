### Why something cannot be done, in the words of the moment. The names of variants are those of rules.
### Units are named without a verb of their own, because one name is singular and the next plural.

myt-moment-refused =
    { $rule ->
        [M12_2_10] { $unit } cannot be deployed on { $space }: it is not in your zone.
        [M12_2_11] { $unit } cannot be deployed again: already on the battlefield.
        [M12_R7] { $unit } cannot be deployed on { $space }: somebody stands there, or the ground is closed.
        [M12_4_7] At least one unit has to be activated before the turn can end.
        [M12_R24] There is nothing to exchange: you need three Maneuver cards in hand.
        [M12_5_2] You hold no such Maneuver card.
        [M12_5_6] You have no Art of War card.
        [M12_5_7] You have no Art of War card to search with.
        [M12_R29] Your deck is empty: there is nothing to search.
        [M12_16_10] { $unit } cannot be activated: not in your army.
        [M12_R108] The unit that gave the order is activated first.
        [M12_6_2] { $unit } cannot be activated: you hold no Maneuver card of { $unit }.
        [M12_6_8] { $unit } cannot be activated: you hold no Maneuver card of { $unit }.
        [M12_6_7] { $unit } cannot be activated now: a second unit of a turn comes after the first is done, and costs an Art of War card.
        [M12_6_10] { $unit } cannot be activated again: each unit acts once in a turn.
        [M12_18_52] { $unit } cannot be activated for 1 PP: no unit of yours is a Leader here.
        [M12_R123] { $unit } cannot be activated for 1 PP: you have none left.
        [M12_R19] { $unit } cannot be activated: destroyed.
        [M12_18_8] { $unit } cannot be activated: after Assault Support only the two units of that order act.
        [M12_18_25] { $unit } cannot be activated: after Coordinated Assault only the units of that order act.
        [M12_18_40] { $unit } cannot be activated: Infantry Drill is for infantry beside the unit that ordered it.
        [M12_18_41] { $unit } cannot be activated: after Infantry Drill nobody else acts.
        [M12_6_3] { $unit } cannot move any more: the move has been made.
        [M12_7_4] { $unit } cannot move any more: movement comes before the attack.
        [M12_12_15] { $unit } cannot move: harassed by an enemy beside.
        [M12_R137] { $unit } cannot move: caught in a web.
        [M12_7_2] { $unit } is there already.
        [M12_3_4] { $space } is too far for { $unit } to move to.
        [M12_3_3] { $space } is too far for { $unit }: with an attack in the same turn only the first of the two movement numbers counts.
        [M12_7_6] { $unit } cannot reach { $space }: other units stand in the way.
        [M12_7_7] { $unit } cannot stop on { $space }: somebody stands there.
        [M12_7_10] { $unit } cannot fly to { $space }: another flying unit is in the way.
        [M12_7_11] { $unit } cannot land on { $space }: somebody stands there.
        [M12_14_9] { $space } is too far for { $unit }: the forest on the way costs movement.
        [M12_14_12] { $unit } cannot reach { $space }: the ground is impassable.
        [M12_14_14] { $unit } cannot reach { $space }: a crevasse stops units on the ground.
        [M12_14_19] { $unit } cannot enter the fortification { $space }: only from beside it, at the beginning of the activation.
        [M12_14_20] { $unit } cannot go as far as { $space }: climbing a fortification ends the move.
        [M12_14_24] { $unit } cannot go as far as { $space }: water ends the move.
        [M12_R42] { $target } cannot be attacked: only enemies can.
        [M12_11_5] That unit has been destroyed.
        [M12_8_1] { $unit } has made the attack of this activation already.
        [M12_9_1] { $unit } cannot strike { $target } from here: close combat needs the space beside.
        [M12_9_2] { $unit } cannot shoot: no ranged attack on the card.
        [M12_9_3] { $target }: out of range of { $unit }.
        [M12_9_4] { $unit } cannot shoot: an enemy stands right beside.
        [M12_9_6] { $unit } cannot shoot at { $target }: another unit stands in the line of fire.
        [M12_9_7] { $unit } cannot shoot at { $target }: hill, ruin, forest or rock stands in the line of fire.
        [M12_9_10] { $unit } cannot shoot at { $target }: another flying unit is in the line of fire.
        [M12_18_2] { $unit } cannot shoot at { $target }: only your own units can be shot over.
        [M12_18_9] { $unit } cannot attack { $target }: under Assault Support both units attack the same enemy.
        [M12_18_45] { $unit } cannot attack: Infernal Bombardment is all of this turn.
        [M12_14_18] One space more of range from a fortification costs 1 PP, which is not there.
        [M12_13_2] There are not enough PP: you have { $points }, and it costs { $cost }.
        [M12_13_4] { $talent } of { $unit } is at work already: once is enough.
        [M12_11_3] { $unit } has no { $talent } on the present card: talents can be lost with Vitality.
        [M12_3_11] { $unit } has bought that [+] already.
        [M12_12_2] { $unit } cannot strike back: only an attack in close combat is answered.
        [M12_12_5] { $unit } cannot strike back: you hold no Maneuver card of { $unit }.
        [M12_12_6] { $unit } cannot strike back: once in a turn is the limit.
        [M12_18_15] { $unit } cannot strike back: a Beastly Attack is not answered.
        [M12_18_19] { $unit } cannot strike back: Cerberus' Bite is not answered.
        [M12_18_37] { $unit } cannot strike back: Hydra Bite is not answered.
        [M12_18_44] { $unit } cannot strike back: Infernal Blaze is not answered.
        [M12_18_47] { $unit } cannot strike back: an Infernal Bombardment is not answered.
        [M12_18_63] { $unit } cannot strike back: whoever retreats does not.
        [M12_R131] { $unit } strikes back already.
        [M12_12_9] A unit takes the place of another one, not its own.
        [M12_12_10] { $unit } cannot take the place of { $target }: not beside.
        [M12_12_11] { $unit } cannot take the place of { $target }: that costs 2 PP, and you have { $points }.
        [M12_12_13] { $unit } cannot take the place of { $target }: units on the ground do not defend flying ones.
        [M12_R74] Somebody has taken the place of { $target } already.
        [M12_12_17] { $unit } cannot harass { $target }: not beside.
        [M12_12_18] { $unit } cannot harass { $target }: that costs 2 PP, and you have { $points }.
        [M12_12_19] { $unit } cannot harass { $target }: that takes more close combat dice than { $target } has.
        [M12_12_21] { $unit } cannot harass { $target }: units on the ground do not harass flying ones.
        [M12_R87] Units react to enemies, not in their own turn.
        [M12_18_64] { $unit } cannot retreat: no space to go back to.
        [M12_10_3] A die showing 1 to 4 is given up to turn another one up by 1.
        [M12_10_6] Only a five is thrown again.
        [M12_10_8] A die showing 0 is lost.
        [M12_R68] A five can be thrown again, not turned or given up.
        [M12_R70] Throw the chosen fives first.
       *[other] { "" }
    }
myt-moment-harass = Nobody of yours can harass { $unit }: you can only go on.
myt-moment-evade = { $unit } cannot evade: you can only go on.
myt-moment-no-card = You hold no Maneuver card of { $unit }: as it is, it cannot strike back.
myt-moment-unpaid = As your cards stand there is nothing to do but go on: turn a card into PP, or search for one, if you want to react.
