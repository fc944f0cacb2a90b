//! How promising choices look at first sight.

use mythic::{Activation, Blow, Card, Choice, FightStep, Frame, TurnStep, UnitId};

use crate::eye::Eye;

/// How much better a place must be to look 2.7 times as good.
const DISCERNMENT: f64 = 0.12;

/// Rates the choices at hand: one number above 0 for each, the better the higher.
pub(crate) fn rate(eye: &Eye<'_>, options: &[Choice], appeals: &mut Vec<f64>) {
    appeals.clear();
    match eye.look.public.frames.top() {
        Some(Frame::Turn(TurnStep::Act)) => {
            appeals.extend(options.iter().map(|&choice| turn(eye, choice)));
        }
        Some(Frame::Activation(activation)) => rate_activation(eye, activation, options, appeals),
        Some(Frame::Fight(fight)) => {
            appeals.extend(options.iter().map(|&choice| answer(fight.step, choice)));
        }
        Some(Frame::Search { .. }) => {
            appeals.extend(options.iter().map(|&choice| match choice {
                Choice::Take(Card::Maneuver(unit)) => prospect(eye, unit),
                _ => 0.5,
            }));
        }
        _ => appeals.extend(options.iter().map(|choice| match choice {
            Choice::Decline | Choice::Done => 2.0,
            Choice::Convert(_) | Choice::Search => 0.2,
            _ => 1.0,
        })),
    }
}

fn turn(eye: &Eye<'_>, choice: Choice) -> f64 {
    match choice {
        Choice::Activate(unit, _) => prospect(eye, unit),
        Choice::Use(unit, _) => 0.6 * prospect(eye, unit),
        Choice::Done => 0.6,
        Choice::Convert(_) => 0.15,
        Choice::Search => 0.2,
        _ => 0.5,
    }
}

/// What a unit could do with an activation.
fn prospect(eye: &Eye<'_>, unit: UnitId) -> f64 {
    let Some(here) = eye.look.space(unit) else { return 0.05 };
    0.3 + 4.0 * eye.survey(unit).prospect(here)
}

fn rate_activation(
    eye: &Eye<'_>,
    activation: &Activation,
    options: &[Choice],
    appeals: &mut Vec<f64>,
) {
    let unit = activation.unit;
    let Some(here) = eye.look.space(unit) else {
        appeals.resize(options.len(), 1.0);
        return;
    };
    let survey = eye.survey(unit);
    let near = eye.look.combat_reach(activation);
    let fights = !activation.attacked();
    let stays = survey.pull(here, false);
    appeals.extend(options.iter().map(|&choice| {
        let gain = match choice {
            Choice::Strike(on) => eye.strike(unit, on),
            Choice::Shoot { at, .. } => eye.blow(unit, at, Blow::Ranged),
            Choice::Move(to) => survey.pull(to, fights && near.contains(to)) - stays,
            Choice::Use(..) | Choice::UseOn(..) => 0.1,
            Choice::Plus(..) => 0.0,
            Choice::Convert(_) | Choice::Search => -0.3,
            Choice::Harass { .. } => 0.0,
            _ => 0.0,
        };
        (gain / DISCERNMENT).clamp(-4.0, 4.0).exp()
    }));
}

fn answer(step: FightStep, choice: Choice) -> f64 {
    match (step, choice) {
        (_, Choice::Convert(_) | Choice::Search) => 0.2,
        (_, Choice::Counter) => 3.0,
        (FightStep::Defend { .. }, Choice::Decline) => 3.0,
        (FightStep::Split, Choice::Bite(others)) => 0.5 + others.iter().flatten().count() as f64,
        (FightStep::Talents(_), Choice::Decline) => 1.5,
        _ => 1.0,
    }
}
