//! What counts in Mythic Battles (2012): factions, units and boards.

use kernel::Seat;
use mythic::Mythic;
use players::arena::Played;
use players::balance::{Balanced, Kind};

use crate::MythicKnowledge;

impl Balanced for MythicKnowledge {
    const KINDS: &'static [Kind] =
        &[Kind { one: "faction", many: "factions" }, Kind { one: "unit", many: "units" }];

    fn had(game: &Mythic, _: &Played<Mythic>, seat: Seat, kind: usize) -> Vec<String> {
        match kind {
            0 => vec![game.setup().armies[seat.index()].faction.clone()],
            _ => {
                let army = game.army(seat);
                army.iter().map(|unit| game.def(unit).tag()).collect()
            }
        }
    }

    fn boards(game: &Mythic, played: &Played<Mythic>) -> Vec<String> {
        let boards = &game.setup().boards;
        let laid = played.state.public.laid.iter().flatten();
        laid.map(|laid| boards[usize::from(laid.board)].id.clone()).collect()
    }

    fn began(_: &Mythic, played: &Played<Mythic>) -> Seat {
        played.state.public.first
    }
}
