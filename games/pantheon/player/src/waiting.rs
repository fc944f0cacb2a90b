//! What it costs to wait.

use pantheon::{Activation, Choice, Frame, Public, TurnStep};

use crate::Lore;

/// So many cards in hand are worth waiting for.
const SMALL_HAND: f64 = 3.0;

/// What a choice costs beyond what follows from it: a turn that is passed is one that does not win,
/// and the more cards are in hand, the less there is to wait for. Nor does an activation that comes to
/// nothing.
pub(crate) fn price(lore: &Lore, public: &Public, choice: Choice) -> f64 {
    let foresight = &lore.foresight;
    match (public.frames.top(), choice) {
        (Some(Frame::Turn(TurnStep::AskFirst)), Choice::Pass { .. } | Choice::End) => {
            let hand = f64::from(public.seat(public.active).hand);
            foresight.pass + foresight.hoard * (hand - SMALL_HAND).max(0.0)
        }
        (Some(Frame::Activation(activation)), Choice::End) if is_idle(public, activation) => {
            foresight.idle
        }
        _ => 0.0,
    }
}

/// Whether nothing has been done with an activation yet.
pub(crate) fn is_idle(public: &Public, activation: &Activation) -> bool {
    activation.taken == 0 && !public.powers_used.iter().any(|used| used.contains(activation.unit))
}
