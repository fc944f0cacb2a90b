### Why something cannot be done, in the words of the moment. The names of variants are those of rules.

con-moment-refused =
    { $rule ->
        [CON_3_4] You have no { $figure } yet: the guild house hires assistants.
        [CON_6_4] Your { $figure } has been placed this turn.
        [CON_5_2] Your { $figure } does not work there: an assistant goes to the actions of its own kind, the conjurer to any.
        [CON_5_6] Your { $figure } cannot challenge anybody: only the conjurer duels.
        [CON_14_3] The tavern gives the initiative button, and you hold it.
        [CON_19_1] That house cannot be challenged: it is your own, or nobody lives there.
        [CON_R22] Somebody has challenged that house this turn.
        [CON_R20] No place is left there this turn.
        [CON_4_13] The fishing pond is closed in a game for two.
        [CON_4_14] The sapphire mine is closed in a game for two.
        [CON_4_15] The sapphire storage is closed in a game for two.
        [CON_4_2] That battleground is closed in this game: its mythology was drawn out at the beginning.
        [CON_4_7] That battleground is closed in this game: its mythology was drawn out at the beginning.
        [CON_9_9] It gives nothing yet: iron and bronze begin with phase II.
        [CON_9_10] It gives nothing yet: sapphire and diamond begin with phase III.
        [CON_7_4] Battles come last, after everything else in town.
        [CON_R32] Your { $figure } was hired this turn and works from the next one on.
        [CON_R25] Your { $figure } stays at home this turn: no place was free.
        [CON_R45] Food is not traded.
        [CON_R42] A resource is not traded for itself.
        [CON_R15] There are no sapphires in a game for two: diamonds stand for them.
        [CON_4_16] There are no sapphires in a game for two: take diamonds.
        [CON_13_14] In phase I the market gives wood and stone only.
        [CON_13_15] In phase II the market gives no sapphire and no diamond.
        [CON_13_2] That trade takes 3 { $pay }: you have { $held }.
        [CON_13_3] That trade takes 3 { $pay }: you have { $held }.
        [CON_13_4] That trade takes 6 { $pay }: you have { $held }.
        [CON_13_5] That trade takes 2 { $pay }: you have { $held }.
        [CON_13_6] That trade takes 3 { $pay }: you have { $held }.
        [CON_13_7] That trade takes 3 { $pay }: you have { $held }.
        [CON_13_8] That trade takes 1 { $pay }: you have { $held }.
        [CON_13_9] That trade takes 2 { $pay }: you have { $held }.
        [CON_13_10] That trade takes 3 { $pay }: you have { $held }.
        [CON_5_3] Only assistants are for hire.
        [CON_R31] You have a { $figure } already: one of each kind.
        [CON_15_4] You have three assistants: there are no more.
        [CON_15_2] You cannot pay the { $figure }: the second assistant costs 4 wood and 4 stone.
        [CON_15_3] You cannot pay the { $figure }: the third assistant costs 4 iron and 4 bronze.
        [CON_16_1] { $creature } is not yours to sacrifice.
        [CON_16_11] { $creature } comes too late: after a higher level no lower one is sacrificed.
        [CON_16_3] A creature of level 1 gives stone and wood, or food.
        [CON_16_4] A creature of this level gives other resources.
        [CON_17_2] The blacksmith sells items; { $card } is an artifact.
        [CON_17_3] The artificer sells artifacts; { $card } is an item.
        [CON_17_4] { $card } is sold out.
        [CON_4_3] { $card } is not sold in this game: its mythology was drawn out.
        [CON_4_8] { $card } is not sold in this game: its mythology was drawn out.
        [CON_29_12] You cannot pay { $card }: the discount was for the first purchase.
        [CON_4_17] You cannot pay { $card }: in a game for two its sapphires are paid in diamonds.
        [CON_32_3] You cannot pay { $card }: it costs { $price }.
        [CON_18_2] { $creature } cannot be won on this battleground.
        [CON_R69] { $creature } is no longer there to be won.
        [CON_28_8] { $creature } has been swallowed, and can only break free.
        [CON_R137] { $creature } has swallowed somebody and waits.
        [CON_28_6] That slot is kept for a creature that has swallowed somebody.
        [CON_23_9] { $creature } cannot be summoned there: it is on the field, or the slot is taken.
        [CON_22_7] { $creature } was not drawn for this battle.
        [CON_23_6] { $creature } is not in your hand.
        [CON_27_4] { $creature } cannot move: frozen.
        [CON_33_12] { $creature } is bound, and can neither move nor attack.
        [CON_33_10] { $creature } cannot move: what it wears is too heavy.
        [CON_23_10] { $creature } moves to a free slot next to its own only.
        [CON_23_16] { $creature } has moved twice in a row: something else comes first.
        [CON_28_1] { $creature } does not attack: it devours.
        [CON_23_11] { $creature } cannot attack: it is not on your side of the field.
        [CON_23_15] { $creature } cannot attack: nobody stands opposite.
        [CON_26_13] { $creature } cannot attack: who stands opposite flies, and only flyers reach it.
        [CON_28_4] { $creature } cannot devour: that takes the ability, and somebody opposite.
        [CON_28_13] { $creature } cannot devour: frozen.
        [CON_28_12] { $creature } has come back just now, and devours from its next turn on.
        [CON_R127] { $creature } cannot devour: who stands opposite flies.
        [CON_33_16] { $creature } has bound somebody in this battle already.
        [CON_R141] Only a creature on the other side can be bound.
        [CON_R157] { $card } is worn already.
        [CON_32_1] You do not own { $card }.
        [CON_R88] There is something you can do: acting is compulsory.
       *[other] { "" }
    }
