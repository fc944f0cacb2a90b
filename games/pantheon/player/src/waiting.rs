//! What it costs to wait.

use pantheon::{Activation, Choice, Declared, Frame, Public, TurnStep};

use crate::Lore;

/// So many cards in hand are worth waiting for.
const SMALL_HAND: f64 = 3.0;

/// So many rounds are a game; whoever still waits then waits for a draw.
const LONG_GAME: f64 = 20.0;

/// Waiting costs no more than this: a price that takes all of a chance tells no choices apart.
const DEAREST: f64 = 0.15;

/// What a choice costs beyond what follows from it: a turn that is passed is one that does not win,
/// and the more cards are in hand, the less there is to wait for. Nor does an activation that comes to
/// nothing, which is a turn passed and paid for; nor, late in a game, one that is only a walk.
pub(crate) fn price(lore: &Lore, public: &Public, choice: Choice) -> f64 {
    let foresight = &lore.foresight;
    match (public.frames.top(), choice) {
        (Some(Frame::Turn(TurnStep::AskFirst)), Choice::Pass { .. } | Choice::End) => {
            wait(lore, public)
        }
        (Some(Frame::Activation(activation)), Choice::End) => {
            if is_idle(public, activation) {
                foresight.idle + wait(lore, public)
            } else if is_stroll(public, activation) {
                (foresight.stroll * lateness(public)).min(foresight.idle)
            } else {
                0.0
            }
        }
        _ => 0.0,
    }
}

fn wait(lore: &Lore, public: &Public) -> f64 {
    let foresight = &lore.foresight;
    let hand = f64::from(public.seat(public.active).hand);
    let cost = foresight.pass + foresight.hoard * (hand - SMALL_HAND).max(0.0);
    (cost * (1.0 + lateness(public))).min(DEAREST)
}

/// How much longer than a game should a game has taken, in games.
fn lateness(public: &Public) -> f64 {
    (f64::from(public.round) / LONG_GAME - 1.0).max(0.0)
}

/// So many rounds may pass before stones count for more.
const PATIENT: f64 = 12.0;

/// How many times as much stones count against all else as they do at first: somebody who finds no safe way to them
/// for long has to take one that is not, or nobody wins.
pub(crate) fn urgency(lore: &Lore, public: &Public) -> f64 {
    1.0 + lore.foresight.press * (f64::from(public.round) / PATIENT - 1.0).max(0.0)
}

/// Whether nothing has been done with an activation yet.
pub(crate) fn is_idle(public: &Public, activation: &Activation) -> bool {
    activation.taken == 0 && !has_used_power(public, activation)
}

/// Whether an activation was nothing but a walk.
fn is_stroll(public: &Public, activation: &Activation) -> bool {
    activation.declared == Declared::Simple
        && activation.walked
        && activation.taken == 1
        && !has_used_power(public, activation)
}

fn has_used_power(public: &Public, activation: &Activation) -> bool {
    public.powers_used.iter().any(|used| used.contains(activation.unit))
}
