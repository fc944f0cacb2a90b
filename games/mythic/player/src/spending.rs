//! Dice: by exact odds where it counts, by a rule of thumb in imagined worlds.

use mythic::dice::Aim;
use mythic::dice::chain::{Chain, ChainMove, Die, advise};
use mythic::{Choice, Fight, Look, Side, Talent};

/// A unit of so little Vitality is to be destroyed rather than wounded.
const FRAIL: u8 = 2;

/// The best choice about dice that lie there.
pub(crate) fn exact(look: &Look<'_>, fight: &Fight, side: Side, options: &[Choice]) -> Choice {
    let roll = &look.public.roll;
    let difficulty = look.difficulty(fight, side);
    before_all(roll, difficulty, options).unwrap_or_else(|| {
        let advice = advise(roll, difficulty, aim(look, fight, side));
        match advice.next {
            ChainMove::RerollFives => again(roll, difficulty, options),
            ChainMove::Spend { discard, on } => Choice::Spend { discard, on },
            ChainMove::Keep => Choice::Keep,
        }
    })
}

/// Successes to expect of the dice that lie there.
pub(crate) fn expected(look: &Look<'_>, fight: &Fight, side: Side) -> f64 {
    advise(&look.public.roll, look.difficulty(fight, side), Aim::Mean).value
}

/// The choice of a player in a hurry: fives are thrown again, and low dice lift the highest.
pub(crate) fn hurried(look: &Look<'_>, fight: &Fight, side: Side, options: &[Choice]) -> Choice {
    let roll = &look.public.roll;
    let difficulty = look.difficulty(fight, side);
    before_all(roll, difficulty, options).unwrap_or_else(|| {
        let is_short = |die: Die| die.value() < difficulty;
        if roll.marked() > 0 || roll.fives().any(is_short) {
            return again(roll, difficulty, options);
        }
        lift(roll, difficulty)
    })
}

fn aim(look: &Look<'_>, fight: &Fight, side: Side) -> Aim {
    let vitality = look.public.unit(fight.unit(side.other())).vitality;
    if vitality <= FRAIL { Aim::AtLeast(vitality.max(1)) } else { Aim::Mean }
}

/// A reroll by a talent comes before everything else: afterwards the dice lie.
fn before_all(roll: &Chain, difficulty: u8, options: &[Choice]) -> Option<Choice> {
    let worth_it = |die: Die, talent: Talent| match talent {
        Talent::AuraOfStrength => die.value() < difficulty && die.face <= 2,
        _ => die.face == 0,
    };
    let rerolls = options
        .iter()
        .copied()
        .filter(|choice| matches!(choice, Choice::Reroll(die, talent) if worth_it(*die, *talent)));
    let lowest = rerolls.min_by_key(|choice| match choice {
        // What is free is used first.
        Choice::Reroll(die, talent) => (die.value(), *talent != Talent::AuraOfStrength),
        _ => (u8::MAX, true),
    });
    lowest.filter(|_| roll.marked() == 0)
}

/// Every five that has not reached the difficulty is thrown again.
fn again(roll: &Chain, difficulty: u8, options: &[Choice]) -> Choice {
    let short = roll.fives().find(|die| die.value() < difficulty);
    match short {
        Some(die) => Choice::Again(die),
        None if options.contains(&Choice::Throw) => Choice::Throw,
        None => Choice::Keep,
    }
}

/// Turns the die that lacks least, as long as there are dice to pay for what it lacks: to reach the
/// difficulty, or a five to throw again.
fn lift(roll: &Chain, difficulty: u8) -> Choice {
    let short = |die: &&Die| die.is_loose() && die.value() < difficulty;
    let lacks = |die: &Die| difficulty.saturating_sub(die.value()).min(5 - die.face);
    let Some(on) = roll.dice().iter().filter(short).min_by_key(|die| lacks(die)) else {
        return Choice::Keep;
    };
    let spare = roll.dice().iter().filter(short).count() - 1;
    if spare < usize::from(lacks(on)) {
        return Choice::Keep;
    }
    let lowest = roll.dice().iter().filter(short).filter(|&die| {
        let alike = roll.dice().iter().filter(|&other| other == on).count();
        die != on || alike > 1
    });
    match lowest.min_by_key(|die| (die.value(), std::cmp::Reverse(lacks(die)))) {
        Some(&discard) => Choice::Spend { discard, on: *on },
        None => Choice::Keep,
    }
}
