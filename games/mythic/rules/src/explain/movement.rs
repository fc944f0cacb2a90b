//! Why not: movement and flights.

use board::grid::{SpaceId, SpaceSet};

use crate::catalog::Terrain;
use crate::choice::Via;
use crate::explain::{Why, Wish};
use crate::frame::{Activation, Frame};
use crate::ground::Ground;
use crate::look::Look;

/// What can stand between a unit and a space that is near enough: rules that close spaces, then
/// rules that shorten a movement.
const HINDRANCES: [&str; 7] =
    ["M12.7.6", "M12.14.12", "M12.14.14", "M12.14.19", "M12.14.24", "M12.14.20", "M12.14.9"];

impl Look<'_> {
    /// The rule by which the unit may not move at all at this point of its activation. [M12.12.15]
    /// [M12.R84] [M12.R137]
    pub(crate) fn immobile(&self, activation: &Activation) -> Option<&'static str> {
        let unit = activation.unit;
        let sentenced = self.public.marks.sentenced.contains(unit);
        if activation.harassed {
            Some("M12.12.15")
        } else if self.public.unit(unit).webbed {
            Some("M12.R137")
        } else if activation.moved {
            Some("M12.6.3")
        } else if activation.mobile || !activation.attacked() {
            None
        } else if !sentenced {
            Some("M12.7.4")
        } else if activation.struck {
            Some("M12.18.70")
        } else {
            None
        }
    }

    /// The battlefield as a ground unit would meet it if some rules did not hold.
    fn ground_without(&self, activation: &Activation, lifted: &[&str]) -> Ground {
        let mut ground = self.ground(activation);
        let is_lifted = |rule: &str| lifted.contains(&rule);
        let own = self.space(activation.unit).map_or(SpaceSet::EMPTY, SpaceSet::only);
        let forts = self.public.spaces_of(Terrain::Fortification);
        let barred = [
            ("M12.7.6", self.public.occupied() - own),
            ("M12.14.12", self.public.spaces_of(Terrain::Impassable)),
            ("M12.14.14", self.public.spaces_of(Terrain::Crevasse)),
            ("M12.14.19", forts - SpaceSet::around(activation.from)),
        ];
        ground.open = self.game.field();
        for (_, spaces) in barred.into_iter().filter(|(rule, _)| !is_lifted(rule)) {
            ground.open -= spaces;
        }
        for (rule, spaces) in [
            ("M12.14.24", &mut ground.stop),
            ("M12.14.20", &mut ground.forts),
            ("M12.14.9", &mut ground.slow),
        ] {
            if is_lifted(rule) {
                *spaces = SpaceSet::EMPTY;
            }
        }
        ground
    }
}

impl Wish<'_> {
    pub(super) fn moves(&self, frame: &Frame, via: Option<Via>, to: SpaceId) -> Why {
        let busy = if matches!(frame, Frame::Flight(_)) { "M12.6.3" } else { "M12.7.4" };
        let activation = match self.acting(frame, busy) {
            Ok(activation) => activation,
            Err(rule) => return Some(rule),
        };
        self.look.immobile(activation).or_else(|| self.goes(activation, via, to))
    }

    /// A space that cannot be gone to, or not by that way.
    fn goes(&self, activation: &Activation, via: Option<Via>, to: SpaceId) -> Why {
        let look = self.look;
        let from = look.space(activation.unit)?;
        let stays = to == from;
        if stays && via.is_none() {
            return Some("M12.7.2");
        }
        let named = || via.into_iter().flat_map(Via::spaces);
        let crossing = named().find_map(|space| self.enters(activation, space, false));
        let ending = || (!stays).then(|| self.enters(activation, to, true)).flatten();
        if let Some(rule) = crossing.or_else(ending) {
            return Some(rule);
        }
        let spaces = || named().chain([to]);
        let (mut at, mut distance) = (from, 0);
        for space in spaces() {
            distance += at.distance(space);
            at = space;
        }
        let budget = look.budget(activation);
        if distance > budget {
            return Some(if activation.attacked() { "M12.3.3" } else { "M12.3.4" });
        }
        if look.game.flies(activation.unit) {
            return Some("M12.7.10");
        }
        let goes_without = |lifted: &[&str]| {
            let ground = look.ground_without(activation, lifted);
            ground.through(from, budget, spaces()).is_some()
        };
        // The rule that alone stands in the way; else the first without which it would be possible
        // together with those before it.
        let alone = HINDRANCES.into_iter().find(|&rule| goes_without(&[rule]));
        let together = || (1..=HINDRANCES.len()).find(|&n| goes_without(&HINDRANCES[..n]));
        alone.or_else(|| together().map(|n| HINDRANCES[n - 1]))
    }

    /// Why a movement may not lead over a space, or not end there.
    fn enters(&self, activation: &Activation, space: SpaceId, ends: bool) -> Why {
        let look = self.look;
        if !look.game.field().contains(space) {
            return Some("M12.7.1");
        }
        let flies = look.game.flies(activation.unit);
        let taken = look.public.occupant(space).filter(|&unit| unit != activation.unit);
        match (taken, flies) {
            (Some(_), true) if ends => return Some("M12.7.11"),
            (Some(other), true) if look.game.flies(other) => return Some("M12.7.10"),
            (Some(_), false) => return Some(if ends { "M12.7.7" } else { "M12.7.6" }),
            (Some(_) | None, _) => {}
        }
        match look.public.terrain_at(space) {
            _ if flies => None,
            Terrain::Impassable => Some("M12.14.12"),
            Terrain::Crevasse => Some("M12.14.14"),
            Terrain::Fortification if !SpaceSet::around(activation.from).contains(space) => {
                Some("M12.14.19")
            }
            _ => None,
        }
    }

    /// Flying on, under Infernal Bombardment.
    pub(super) fn flies(&self, frame: &Frame, to: SpaceId) -> Why {
        let Frame::Flight(flight) = frame else { return Some("M12.18.46") };
        let look = self.look;
        if !self.is_asked {
            return None;
        }
        if flight.left == 0 {
            return Some("M12.3.4");
        }
        if flight.at.distance(to) != 1 || !look.game.field().contains(to) {
            return Some("M12.7.1");
        }
        let crossed = look.public.air.contains(to) && look.space(flight.unit) != Some(to);
        Some(if crossed { "M12.7.10" } else { "M12.7.11" })
    }
}
