//! Why a general is not asked, for those who put it into words.

use kernel::{Pause, Seat};

use crate::choice::{Choice, Request};
use crate::explain::Wish;
use crate::game::Mythic;
use crate::ids::UnitId;
use crate::look::Look;
use crate::view::View;

/// Why a general is not asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unasked {
    /// The battle is over.
    Over,
    /// Dice are rolled first.
    Dice,
    /// Cards are drawn first.
    Cards,
    /// None of the general's units can take the place of this one. [M12.12.9]
    NoDefender(UnitId),
    /// This unit cannot strike back. [M12.12.3]
    NoCounter(UnitId),
    /// None of the general's units can harass this one. [M12.12.15]
    NoHarasser(UnitId),
    /// Another decides now.
    Decides(Seat),
}

impl Mythic {
    /// Why the viewer is not asked about a choice; `None` for who is, and for spectators.
    pub fn unasked(&self, view: &View, choice: Choice) -> Option<Unasked> {
        let (seat, state) = (view.viewer?, view.with_blank_hands());
        let look = Look::new(self, &state);
        let decides = match look.pause() {
            Pause::Over(_) => return Some(Unasked::Over),
            Pause::Decision(asked) if asked == seat => return None,
            Pause::Decision(asked) => Unasked::Decides(asked),
            Pause::Chance(Request::Card { .. }) => Unasked::Cards,
            Pause::Chance(Request::StartRoll | Request::Dice { .. }) => Unasked::Dice,
        };
        let wish = Wish { look, seat, is_asked: false };
        Some(wish.skipped(choice).unwrap_or(decides))
    }
}

impl Wish<'_> {
    /// The question that was passed over, because everybody can see that nothing could come of it.
    fn skipped(&self, choice: Choice) -> Option<Unasked> {
        let look = self.look;
        if Mythic::side(self.seat) == Mythic::side(look.public.active) {
            return None;
        }
        match choice {
            Choice::Defend { .. } => {
                let fight = self.fight().filter(|fight| fight.victim == fight.target)?;
                let target = fight.target;
                let is_own = Mythic::side(look.game.owner(target)) == Mythic::side(self.seat);
                (is_own && !look.could_defend(fight, self.seat))
                    .then_some(Unasked::NoDefender(target))
            }
            Choice::Counter => {
                let fight = self.fight()?;
                let is_own = look.game.owner(fight.victim) == self.seat;
                (is_own && !look.could_counter(fight)).then_some(Unasked::NoCounter(fight.victim))
            }
            Choice::Harass { .. } => {
                let unit = self.activation()?.unit;
                (!look.could_harass(self.seat, unit)).then_some(Unasked::NoHarasser(unit))
            }
            _ => None,
        }
    }
}
