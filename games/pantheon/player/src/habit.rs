//! What a player does without thinking, to play an imagined line to its end.

use fastrand::Rng;
use pantheon::board::AreaId;
use pantheon::{
    Activation, Attack, AttackStep, Card, Choice, Frame, Movement, Pantheon, State, Target, UnitId,
};

use crate::lore::Lore;
use crate::spending;
use crate::worth::Eye;

/// A die that shows this or less is better rolled again.
const LOW_FACE: u8 = 2;

/// The place of the choice that needs no thinking.
pub(crate) fn choose(
    game: &Pantheon,
    lore: &Lore,
    world: &State,
    options: &[Choice],
    rng: &mut Rng,
) -> usize {
    let eye = Eye { game, lore, public: &world.public };
    let wanted = match world.public.frames.top() {
        Some(Frame::Activation(activation)) => act(eye, activation, options),
        Some(Frame::Movement(movement)) => step(eye, movement, options),
        Some(Frame::Attack(attack)) => fight(eye, attack, options),
        Some(Frame::Payment { .. }) => pay(options),
        Some(Frame::Window { .. }) => Some(Choice::Decline),
        _ => None,
    };
    let known = wanted.and_then(|wanted| options.iter().position(|&choice| choice == wanted));
    known.unwrap_or_else(|| rng.usize(0..options.len()))
}

/// Absorb, strike, claim, come into play, move to a better place, or be done.
fn act(eye: Eye<'_>, activation: &Activation, options: &[Choice]) -> Option<Choice> {
    let unit = activation.unit;
    let rank = |choice: Choice| match choice {
        Choice::Absorb(_) => 5,
        Choice::Attack | Choice::AerialAttack => 4,
        Choice::Claim(_) => 3,
        Choice::Deploy(_) => 2,
        Choice::Walk | Choice::Run | Choice::FastFlight => u8::from(is_drawn_away(eye, unit)),
        _ => 0,
    };
    let best = options.iter().copied().max_by_key(|&choice| rank(choice))?;
    match best {
        _ if rank(best) == 0 => Some(Choice::End),
        Choice::Deploy(_) => {
            let areas = options.iter().filter_map(|&choice| match choice {
                Choice::Deploy(area) => Some((choice, area)),
                _ => None,
            });
            best_place(eye, unit, areas).map(|(choice, _)| choice)
        }
        _ => Some(best),
    }
}

/// Whether a neighbouring area is a better place for the unit.
fn is_drawn_away(eye: Eye<'_>, unit: UnitId) -> bool {
    let Some(here) = eye.public.area_of(unit) else { return false };
    let stays = eye.pull(unit, here);
    eye.game.board(eye.public).adjacent(here).iter().any(|area| eye.pull(unit, area) > stays)
}

/// Uphill, and stop at the top.
fn step(eye: Eye<'_>, movement: &Movement, options: &[Choice]) -> Option<Choice> {
    let unit = movement.unit;
    let areas = options.iter().filter_map(|&choice| match choice {
        Choice::Enter(area) => Some((choice, area)),
        _ => None,
    });
    let (choice, pull) = best_place(eye, unit, areas)?;
    let here = eye.public.area_of(unit)?;
    let stay = options.contains(&Choice::Stop) && eye.pull(unit, here) >= pull;
    Some(if stay { Choice::Stop } else { choice })
}

fn best_place(
    eye: Eye<'_>,
    unit: UnitId,
    areas: impl Iterator<Item = (Choice, AreaId)>,
) -> Option<(Choice, f64)> {
    areas
        .map(|(choice, area)| (choice, eye.pull(unit, area)))
        .max_by(|(_, a), (_, b)| a.total_cmp(b))
}

/// Strike where it hurts most, strike back, and take no other part.
fn fight(eye: Eye<'_>, attack: &Attack, options: &[Choice]) -> Option<Choice> {
    match attack.step {
        AttackStep::AskTarget => options
            .iter()
            .map(|&choice| match choice {
                Choice::Target(Target::Unit(unit)) | Choice::TargetFull(Target::Unit(unit)) => {
                    (choice, eye.blow(attack.by, unit))
                }
                _ => (choice, 0.0),
            })
            .max_by(|(_, a), (_, b)| a.total_cmp(b))
            .map(|(choice, _)| choice),
        AttackStep::Initiative | AttackStep::AskRetaliation => {
            let answer = options.contains(&Choice::Retaliate);
            Some(if answer { Choice::Retaliate } else { Choice::Decline })
        }
        AttackStep::Guard | AttackStep::Evade => Some(Choice::Decline),
        AttackStep::AskRolled => {
            let low = |choice: &Choice| matches!(choice, Choice::Reroll(face) if *face <= LOW_FACE);
            Some(options.iter().copied().find(low).unwrap_or(Choice::Continue))
        }
        _ => spending::hurried(eye.game, eye.public, attack),
    }
}

/// Cards of the fallen first, omphalos cards last.
fn pay(options: &[Choice]) -> Option<Choice> {
    options.iter().copied().max_by_key(|choice| match choice {
        Choice::PayTwo(..) => 2,
        Choice::Pay(Card::ArtOfWar) => 1,
        _ => 0,
    })
}
