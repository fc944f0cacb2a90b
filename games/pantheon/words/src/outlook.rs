//! What is to be expected of dice on the table after a choice about them.

use pantheon::dice::{Again, Aim, Stage, Target as Defender, split};
use pantheon::{Attack, AttackStep, Choice, Frame, Target};

use crate::message::{ReasonOddsDestroys, ReasonOddsMean, ReasonOutlook};
use crate::scene::Scene;

impl Scene<'_> {
    /// The wounds to expect and the chance of destroying the target after a choice about dice that
    /// lie on the table; `None` for other choices.
    pub(super) fn outlook(&self, choice: Choice) -> Option<Vec<String>> {
        let Some(Frame::Attack(attack)) = self.public().frames.top() else { return None };
        let on = attack.on?;
        let vitality = match on {
            Target::Unit(unit) => self.public().unit(unit).vitality,
            Target::Token(token) => self.public().tokens[token.index()].vitality,
        };
        let again = self.game.edition().second_assault.again();
        let mean = worth(attack, vitality, again, choice, Aim::Mean)?;
        let destroys = worth(attack, vitality, again, choice, Aim::AtLeast(vitality))?;
        let speaker = &self.speaker;
        Some(vec![
            speaker.say(&ReasonOutlook),
            speaker.say(&ReasonOddsMean { mean: speaker.decimal(mean, 2).into() }),
            speaker.say(&ReasonOddsDestroys {
                target: self.target(on).into(),
                vitality: vitality.into(),
                chance: speaker.percent(destroys).into(),
            }),
        ])
    }
}

/// What a choice about the dice of an attack is worth for an aim, under best play from there on.
fn worth(attack: &Attack, vitality: u8, again: Again, choice: Choice, aim: Aim) -> Option<f64> {
    let defence = attack.defence;
    let defender = Defender { defence, cancelled: 0, vitality: Some(vitality), again };
    let pool = &attack.pool;
    let settled = || {
        let wounds = pool.wounds().min(vitality);
        match aim {
            Aim::Mean => f64::from(wounds),
            Aim::AtLeast(wanted) => f64::from(u8::from(wounds >= wanted)),
        }
    };
    let second = |fives: u8| {
        let lines = split(pool, Stage::First, defender, aim).lines;
        lines.into_iter().find(|line| line.reroll == fives).map(|line| line.value)
    };
    match (attack.step, choice) {
        (AttackStep::AskSpend, Choice::Spend { discard, on }) => {
            let after = pool.boost(discard, on, attack.defence).ok()?;
            Some(split(&after, Stage::First, defender, aim).value)
        }
        (AttackStep::AskSpendAgain, Choice::Spend { discard, on }) => {
            let after = pool.boost(discard, on, attack.defence).ok()?;
            Some(split(&after, Stage::Second, defender, aim).value)
        }
        // Whoever keeps the dice may still roll the fives that are there.
        (AttackStep::AskSpend, Choice::Keep) => {
            let least = match again {
                Again::Any => 1,
                Again::All => pool.fives().max(1),
            };
            let rolled = (least..=pool.fives()).filter_map(second);
            Some(rolled.fold(settled(), f64::max))
        }
        (AttackStep::AskSpendAgain, Choice::Keep) | (AttackStep::AskSecond, Choice::Second(0)) => {
            Some(settled())
        }
        (AttackStep::AskSecond, Choice::Second(fives)) => second(fives),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seat;
    use pantheon::dice::{Pool, Roll};
    use pantheon::{AttackKind, UnitId};

    use super::*;

    /// The best choice is worth what the dice are worth.
    #[test]
    fn the_best_choice_is_worth_what_the_advice_promises() {
        let vitality = 4;
        for defence in 4..=8 {
            for roll in Roll::all(4) {
                let mut attack = Attack::begin(UnitId(0), AttackKind::Normal, Seat(0));
                attack.step = AttackStep::AskSpend;
                attack.defence = defence;
                attack.pool = Pool::from_roll(roll, defence);
                let defender = Defender { vitality: Some(vitality), ..Defender::new(defence) };
                for aim in [Aim::Mean, Aim::AtLeast(1), Aim::AtLeast(2)] {
                    let boosts = attack
                        .pool
                        .boosts()
                        .map(|boost| Choice::Spend { discard: boost.discard, on: boost.target });
                    let values = boosts
                        .chain([Choice::Keep])
                        .map(|choice| worth(&attack, vitality, Again::Any, choice, aim));
                    let best = values.flatten().fold(0.0, f64::max);
                    let advised = split(&attack.pool, Stage::First, defender, aim).value;
                    assert!((best - advised).abs() < 1e-9, "{roll} against {defence}, {aim:?}");
                }
            }
        }
    }
}
