//! Why not: area attacks, and attacks on several units.

use super::{Forbidden, forbid};
use crate::catalog::Scope;
use crate::choice::Choice;
use crate::edition::FullAreaSeries;
use crate::frame::{Attack, Series, Target};
use crate::ids::UnitId;
use crate::look::Look;

impl Look<'_> {
    /// Why targets of a multiple attack cannot be named so. [B29.26.2]
    pub(super) fn explain_naming(&self, series: &Series, choice: Choice) -> Option<Forbidden> {
        forbid(match choice {
            Choice::Target(Target::Unit(unit)) if self.allies_of(series.by).contains(unit) => {
                "B29.26.2"
            }
            Choice::Target(Target::Unit(unit)) if series.done.contains(unit) => "B29.26.4",
            Choice::Target(Target::Unit(unit)) => self.misses(&self.series_reach(series), unit),
            Choice::Continue | Choice::Decline => "B29.26.2",
            Choice::Force => self.no_force(&self.series_reach(series)),
            _ => return None,
        })
    }

    pub(super) fn explain_series(&self, series: &Series, choice: Choice) -> Option<Forbidden> {
        let settled = series.scope != Scope::Area || series.area.is_some();
        forbid(match choice {
            Choice::Area(_) if series.scope != Scope::Area => "P15.8A.2b-1",
            Choice::Area(_) if settled => "P15.8A.2b-12",
            Choice::Area(area) => {
                let enemies = self.enemies_of(series.by);
                let holds_enemies = self.public.units_in(area).intersects(enemies);
                if holds_enemies { "P15.8A.2b-5" } else { "P15.8A.2b-3" }
            }
            Choice::Target(_) | Choice::TargetFull(_) if !settled => "P15.8A.2b-5",
            Choice::Target(Target::Unit(unit)) => self.not_next(series, unit),
            Choice::TargetFull(_) => match self.game.edition().full_area_series {
                FullAreaSeries::Closed => "P15.R73",
                FullAreaSeries::Open => "B29.18.16",
            },
            Choice::Force => self.no_force(&self.series_reach(series)),
            Choice::Decline | Choice::Continue => "P15.8A.2b-12",
            _ => return None,
        })
    }

    /// Why a unit is not the next to be attacked.
    fn not_next(&self, series: &Series, unit: UnitId) -> &'static str {
        let reach = self.series_reach(series);
        let here = self.public.area_of(unit) == self.public.area_of(series.by);
        if unit == series.by {
            "P15.8A.2b-2"
        } else if here && self.is_evading(&reach, unit) {
            "B29.30.25"
        } else if series.done.contains(unit) {
            "P15.8A.2b-7"
        } else if series.scope == Scope::Area {
            "P15.8A.2b-6"
        } else if self.allies_of(series.by).contains(unit) {
            "P15.8A.2a1-1"
        } else {
            self.misses(&reach, unit)
        }
    }

    /// Why an attack does not reach a unit.
    fn misses(&self, attack: &Attack, unit: UnitId) -> &'static str {
        let Some(to) = self.public.area_of(unit) else { return "P15.R4" };
        let from = self.area(attack.by);
        if from == to && self.is_evading(attack, unit) {
            "B29.30.25"
        } else if self.board().distance(from, to) > self.range_to(attack, to) {
            "P15.8A.2a1-15"
        } else {
            "P15.8A.2a1-10"
        }
    }
}
