//! What fits a stance.

use kernel::Seat;
use pantheon::board::AreaId;
use pantheon::{AttackStep, Choice, Declared, Frame, Pantheon, Public, Stage, UnitId};
use players::Stance;

/// A hand that is large enough for those who hoard.
const LARGE_HAND: u8 = 12;

/// Whether a choice fits a stance.
pub(crate) fn fits(game: &Pantheon, stance: Stance, public: &Public, choice: Choice) -> bool {
    match stance {
        Stance::Passer => is_idle(public, choice, false),
        Stance::Sentry => is_idle(public, choice, true),
        Stance::Warden => holds_ground(game, public, choice),
        Stance::Hermit => match choice {
            Choice::Activate(unit, _) => {
                !game.def(unit).is_divinity() || public.unit(unit).stage == Stage::InPlay
            }
            _ => true,
        },
        Stance::Hoarder => {
            let seat = public.seat(public.active);
            let waits = seat.hand < LARGE_HAND && seat.deck > 0;
            let is_turn = matches!(public.frames.top(), Some(Frame::Turn(_)));
            !(waits && is_turn) || matches!(choice, Choice::Pass { draw: true } | Choice::End)
        }
        Stance::Rusher => !matches!(choice, Choice::Pass { .. } | Choice::End | Choice::Stop),
    }
}

/// Whether a choice is that of somebody who lets the others act.
fn is_idle(public: &Public, choice: Choice, strikes_back: bool) -> bool {
    use AttackStep::{AskRetaliation, Evade, Guard, Initiative};
    match public.frames.top() {
        Some(Frame::Turn(_)) => matches!(choice, Choice::Pass { draw: true } | Choice::End),
        Some(Frame::Attack(attack)) => match attack.step {
            Initiative | AskRetaliation if strikes_back => choice == Choice::Retaliate,
            Initiative | AskRetaliation | Guard | Evade => choice == Choice::Decline,
            _ => true,
        },
        Some(Frame::Window { .. }) => choice == Choice::Decline,
        _ => true,
    }
}

/// Whether a choice brings a unit in or strikes from where it stands.
fn holds_ground(game: &Pantheon, public: &Public, choice: Choice) -> bool {
    match choice {
        Choice::Activate(unit, declared) => match (public.unit(unit).stage, public.area_of(unit)) {
            (Stage::Ready, _) => true,
            (_, Some(area)) => {
                declared == Declared::Simple && strikes_from(game, public, unit, area)
            }
            _ => false,
        },
        Choice::Walk | Choice::Run | Choice::FastFlight | Choice::Claim(_) => false,
        _ => true,
    }
}

fn strikes_from(game: &Pantheon, public: &Public, unit: UnitId, area: AreaId) -> bool {
    let owner: Option<Seat> = public.controller(unit);
    let range = game.def(unit).row(public.unit(unit).vitality).range;
    owner.is_some_and(|seat| {
        game.enemies(public, seat).iter().any(|enemy| {
            let there = public.area_of(enemy);
            there.is_some_and(|there| game.board(public).distance(area, there) <= range)
        })
    })
}
