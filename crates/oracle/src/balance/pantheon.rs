//! What counts in Pantheon: units, boards, and whether a divinity fell.

use pantheon::kernel::Seat;
use pantheon::{Pantheon, Stage};

use super::{Balanced, Kind};
use crate::arena::Played;

impl Balanced for Pantheon {
    const KINDS: &'static [Kind] = &[Kind { one: "unit", many: "units" }];

    /// How most games end that stones do not decide.
    const FEAT: Option<(&'static str, &'static str)> =
        Some(("divinity_fell", "a divinity fell in"));

    fn had(&self, played: &Played<Self>, seat: Seat, _: usize) -> Vec<String> {
        let army = played.state.public.seat(seat).army;
        army.iter().map(|unit| self.def(unit).id.clone()).collect()
    }

    fn boards(&self, played: &Played<Self>) -> Vec<String> {
        vec![self.board(&played.state.public).id().to_owned()]
    }

    fn began(&self, played: &Played<Self>) -> Seat {
        played.state.public.lead
    }

    fn has_feat(&self, played: &Played<Self>) -> bool {
        let public = &played.state.public;
        self.units().any(|unit| {
            let state = public.unit(unit);
            let gone = matches!(state.stage, Stage::Destroyed | Stage::Removed);
            gone && state.owner.is_some() && self.def(unit).is_divinity()
        })
    }
}
