//! VI.C.1: who may pick what in a draft.

use kernel::Seat;

use crate::choice::Choice;
use crate::ids::UnitId;
use crate::look::Look;
use crate::recruitment::Pick;

impl Look<'_> {
    /// The rule that keeps `seat` from picking `unit` now.
    pub(crate) fn pick_forbidden(
        &self,
        seat: Seat,
        pick: Pick,
        unit: UnitId,
    ) -> Option<&'static str> {
        let recruits = self.game.recruits();
        // Every dashboard lies once in the common layout.
        let there = recruits.same.get(usize::from(unit.0));
        let Some(&same) = there.filter(|_| self.public.unit(unit).owner.is_none()) else {
            return Some("P15.R16");
        };
        let player = self.public.seat(seat);
        let is_divinity = recruits.divinities.contains(unit);
        match pick {
            Pick::Divinity if !is_divinity => return Some("P15.6C.1-6"),
            Pick::Divinity if !recruits.agreed.contains(unit) => return Some("P15.6C.1-5"),
            Pick::Unit if is_divinity => return Some("P15.6C.1-10"),
            Pick::Divinity | Pick::Unit => {}
        }
        if self.game.def(unit).cost > player.points {
            return Some("P15.6C.1-9");
        }
        if recruits.costly.contains(unit) && recruits.costly.intersects(player.army) {
            return Some("P15.6C.1-11");
        }
        if let Some(other) = (same & player.army).first() {
            let veteran = self.game.def(other).id != self.game.def(unit).id;
            return Some(if veteran { "P15.6C.1-14" } else { "P15.6C.1-12" });
        }
        same.intersects(self.game.allies(self.public, seat)).then_some("P15.6C.1-13")
    }

    /// Whether `seat` still has a unit to pick, and so must pick one. [P15.6C.1-8] [P15.R20]
    /// [P15.R21]
    pub(crate) fn can_recruit(&self, seat: Seat) -> bool {
        self.public.seat(seat).points > 0
            && self.game.units().any(|unit| self.pick_forbidden(seat, Pick::Unit, unit).is_none())
    }

    /// The units `seat` may pick.
    pub(crate) fn pick_options(&self, seat: Seat, pick: Pick, options: &mut Vec<Choice>) {
        let units = self.game.units();
        let free = units.filter(|&unit| self.pick_forbidden(seat, pick, unit).is_none());
        options.extend(free.map(Choice::Recruit));
    }
}
