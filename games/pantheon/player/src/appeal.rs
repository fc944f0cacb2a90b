//! How promising choices look at first sight.

use pantheon::board::AreaId;
use pantheon::{
    Activation, Attack, AttackStep, Card, Choice, Declared, Frame, Stage, Target, UnitId,
};

use crate::worth::Eye;

/// How much better a place must be to look 2.7 times as good.
const DISCERNMENT: f64 = 0.5;

/// Rates the choices at hand: one number above 0 for each, the better the higher.
pub(crate) fn rate(eye: Eye<'_>, options: &[Choice], appeals: &mut Vec<f64>) {
    appeals.clear();
    let top = eye.public.frames.top();
    appeals.extend(options.iter().map(|&choice| match top {
        Some(Frame::Turn(_)) => turn(eye, choice),
        Some(Frame::Activation(activation)) => action(eye, activation, choice),
        Some(Frame::Movement(movement)) => place(eye, movement.unit, choice),
        Some(Frame::Attack(attack)) => fight(eye, attack, choice),
        Some(Frame::Payment { .. }) => payment(choice),
        Some(Frame::Window { .. }) if choice == Choice::Decline => 3.0,
        _ => 1.0,
    }));
    if let Some(Frame::Movement(_) | Frame::Activation(_)) = top {
        sharpen(options, appeals);
    }
}

/// Pulls of places become proportions: what counts is how much better one is than another.
fn sharpen(options: &[Choice], appeals: &mut [f64]) {
    let is_place =
        |choice: &Choice| matches!(choice, Choice::Enter(_) | Choice::Deploy(_) | Choice::Stop);
    let places =
        || options.iter().zip(0..).filter(|(choice, _)| is_place(choice)).map(|(_, at)| at);
    let Some(best) = places().map(|at: usize| appeals[at]).reduce(f64::max) else { return };
    let worst = places().map(|at| appeals[at]).fold(best, f64::min);
    let spread = f64::max(best - worst, 0.2) * DISCERNMENT;
    for at in places() {
        appeals[at] = ((appeals[at] - best) / spread).exp();
    }
}

fn turn(eye: Eye<'_>, choice: Choice) -> f64 {
    match choice {
        Choice::Activate(unit, declared) => activation(eye, unit, declared),
        Choice::Pass { .. } => 0.5,
        Choice::Recall(_) => 2.0,
        Choice::Heal => 1.0,
        Choice::Buy(_) => 0.4,
        _ => 1.0,
    }
}

/// What a unit could do with an activation.
fn activation(eye: Eye<'_>, unit: UnitId, declared: Declared) -> f64 {
    let state = eye.public.unit(unit);
    let Some(area) = state.area else {
        // It comes into play.
        return match state.stage {
            Stage::Ready => 2.0 + 0.3 * f64::from(eye.game.def(unit).cost),
            _ => 0.2,
        };
    };
    let weights = &eye.lore.weights;
    match declared {
        Declared::Simple => {
            let stride = eye.game.def(unit).row(state.vitality).movement;
            let (menace, threat) = eye.menace(unit, area, stride);
            0.7 + menace * (weights.army + weights.health) + threat * weights.divinity
        }
        Declared::Complex if eye.may_absorb(unit, area) => 6.0,
        Declared::Complex => 0.6,
    }
}

fn action(eye: Eye<'_>, activation: &Activation, choice: Choice) -> f64 {
    let unit = activation.unit;
    match choice {
        Choice::Absorb(_) => 12.0,
        Choice::Attack | Choice::AerialAttack => 4.0,
        Choice::Claim(_) => 4.0,
        Choice::Use(_) => 2.0,
        Choice::Deploy(area) => eye.pull(unit, area),
        Choice::Walk | Choice::Run | Choice::FastFlight => 2.0,
        Choice::Heal => 0.7,
        Choice::Buy(_) => 0.3,
        Choice::Drop => 0.05,
        _ => 0.5,
    }
}

fn place(eye: Eye<'_>, unit: UnitId, choice: Choice) -> f64 {
    let pull = |area: AreaId| eye.pull(unit, area);
    match choice {
        Choice::Enter(area) => pull(area),
        Choice::Stop => eye.public.area_of(unit).map_or(0.0, pull),
        _ => 0.05,
    }
}

fn fight(eye: Eye<'_>, attack: &Attack, choice: Choice) -> f64 {
    match (attack.step, choice) {
        (
            AttackStep::AskTarget,
            Choice::Target(Target::Unit(unit)) | Choice::TargetFull(Target::Unit(unit)),
        ) => 0.2 + eye.blow(attack.by, unit),
        (_, Choice::Retaliate) => 3.0,
        _ => 1.0,
    }
}

/// Cards of the fallen first, omphalos cards last.
fn payment(choice: Choice) -> f64 {
    match choice {
        Choice::PayTwo(..) => 4.0,
        Choice::Pay(Card::ArtOfWar) => 2.0,
        _ => 1.0,
    }
}
