//! How best to go on with the dice on the table, by exact odds.

use dice::{Advisor, Again, Aim, Line, Stage, split};
use pantheon::{Attack, AttackStep, Choice, Frame, Pantheon, Target, View};

use commands::Advice;

/// Advice on the question a view stands at, when it is one about dice and is put to the viewer.
///
/// `options` are the choices offered: Monster Slayer is seen from them.
pub(crate) fn on_dice(game: &Pantheon, view: &View, options: &[Choice]) -> Option<Advice<Choice>> {
    let Some(Frame::Attack(attack)) = view.public.frames.top() else { return None };
    let target = dice::Target {
        defence: attack.defence,
        cancelled: 0,
        vitality: attack.on.map(|on| vitality(view, on)),
        again: game.edition().second_assault.again(),
    };
    let (plan, wounds, lines) = match attack.step {
        AttackStep::AskRolled => rerolls(attack, target, options)?,
        AttackStep::AskSpend => spending(attack, target, Stage::First),
        AttackStep::AskSpendAgain => spending(attack, target, Stage::Second),
        AttackStep::AskSecond => {
            let lines = second_rolls(attack, target);
            let best = *lines.iter().max_by(|a, b| a.value.total_cmp(&b.value))?;
            (vec![Choice::Second(best.reroll)], best.value, lines)
        }
        _ => return None,
    };
    let compared = lines.iter().map(|line| (line.reroll, line.value)).collect();
    Some(Advice { plan, wounds, compared })
}

/// Rolling no die, or some of those that show a five. The time for discards before the second roll
/// is over, so what is not rolled counts as it lies.
fn second_rolls(attack: &Attack, target: dice::Target) -> Vec<Line> {
    let lies = attack.pool.wounds().min(target.vitality.unwrap_or(u8::MAX));
    let lines = split(&attack.pool, Stage::First, target, Aim::Mean).lines.into_iter();
    lines
        .filter(|line| match target.again {
            Again::Any => line.reroll <= attack.pool.fives(),
            Again::All => line.reroll == 0 || line.reroll == attack.pool.fives(),
        })
        .map(|line| match line.reroll {
            0 => Line { value: lies.into(), mean: lies.into(), ..line },
            _ => line,
        })
        .collect()
}

type Found = (Vec<Choice>, f64, Vec<Line>);

/// Which dice Monster Slayer should take up. Advice ends once other dice were taken up.
fn rerolls(attack: &Attack, target: dice::Target, options: &[Choice]) -> Option<Found> {
    let may_reroll = options.iter().any(|choice| matches!(choice, Choice::Reroll(_)));
    let most = if may_reroll { attack.picked.len() + attack.rerolls.max(1) } else { 0 };
    // Before the first die is taken up, both dice of Monster Slayer are still to come.
    let most = if may_reroll && attack.picked.is_empty() { 2 } else { most };
    let best = Advisor::new(target).reroll(attack.roll, most, Aim::Mean);
    let mut plan = Vec::new();
    for face in 0..dice::FACES {
        let left = best.dice.count(face).checked_sub(attack.picked.count(face))?;
        plan.extend((0..left).map(|_| Choice::Reroll(face)));
    }
    if plan.is_empty() || best.dice.len() < most {
        plan.push(Choice::Continue);
    }
    Some((plan, best.value, best.lines))
}

fn spending(attack: &Attack, target: dice::Target, stage: Stage) -> Found {
    let best = split(&attack.pool, stage, target, Aim::Mean);
    let discards = best.boosts.iter();
    let mut plan: Vec<Choice> =
        discards.map(|boost| Choice::Spend { discard: boost.discard, on: boost.target }).collect();
    // The last possible discard ends the question by itself.
    plan.push(Choice::Keep);
    if best.reroll > 0 {
        plan.push(Choice::Second(best.reroll));
    }
    (plan, best.value, best.lines)
}

fn vitality(view: &View, target: Target) -> u8 {
    match target {
        Target::Unit(unit) => view.public.unit(unit).vitality,
        Target::Token(token) => view.public.tokens[token.index()].vitality,
    }
}
