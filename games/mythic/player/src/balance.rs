//! What counts in Mythic Battles (2012): factions, units and boards.

use kernel::Seat;
use mythic::Mythic;

use super::{Balanced, Kind};
use crate::arena::Played;

impl Balanced for Mythic {
    const KINDS: &'static [Kind] =
        &[Kind { one: "faction", many: "factions" }, Kind { one: "unit", many: "units" }];

    fn had(&self, _: &Played<Self>, seat: Seat, kind: usize) -> Vec<String> {
        match kind {
            0 => vec![self.setup().armies[seat.index()].faction.clone()],
            _ => {
                let army = self.army(seat);
                army.iter().map(|unit| self.def(unit).tag()).collect()
            }
        }
    }

    fn boards(&self, played: &Played<Self>) -> Vec<String> {
        let boards = &self.setup().boards;
        let laid = played.state.public.laid.iter().flatten();
        laid.map(|laid| boards[usize::from(laid.board)].id.clone()).collect()
    }

    fn began(&self, played: &Played<Self>) -> Seat {
        played.state.public.first
    }
}
