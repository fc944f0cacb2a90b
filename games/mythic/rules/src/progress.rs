//! How far each side is on its way to win: public facts, for whoever shows a table.

use kernel::Seat;

use crate::game::Mythic;
use crate::state::Public;
use crate::wounds::DEFEAT;

/// How far a general's side is on its way to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The general.
    pub seat: Seat,
    /// Enemy units that have been destroyed.
    pub done: u16,
    /// Enemy units that have to be, so that no more than three are left. [M12.15.1] [M12.16.13]
    pub of: u16,
}

impl Mythic {
    /// How far each general's side is. [M12.15.1]
    pub fn progress(&self, public: &Public) -> Vec<Progress> {
        let of = |seat: Seat| {
            let enemies = self.side_units(1 - Self::side(seat));
            let lost = enemies.iter().filter(|&unit| public.unit(unit).vitality == 0).count();
            // Of a side as small as that the next loss decides. [M12.R93]
            let of = enemies.len().saturating_sub(DEFEAT).max(1);
            Progress { seat, done: lost.min(of as usize) as u16, of: of as u16 }
        };
        Seat::all(self.seat_count()).map(of).collect()
    }
}
