//! Why not: setting up, activating and harassing.

use board::grid::{SpaceId, SpaceSet};

use crate::activation::REACTION_POINTS;
use crate::catalog::Talent;
use crate::choice::{Choice, Fee};
use crate::explain::{Why, Wish};
use crate::frame::{ActivationStep, Frame, SetupStep, TurnStep};
use crate::game::Mythic;
use crate::ids::UnitId;
use crate::orders::Point;

impl Wish<'_> {
    /// Set-up goes step by step. [M12.R12]
    pub(super) fn set_up(&self, frame: &Frame, choice: Choice) -> Why {
        let Frame::Setup(step) = frame else {
            let placed = matches!(choice, Choice::Deploy(..));
            return Some(if placed { "M12.2.11" } else { "M12.R12" });
        };
        match (step, choice) {
            (SetupStep::PlayerOne, Choice::PlayerOne(_)) => Some("M12.R139"),
            (SetupStep::Boards, Choice::Lay(_)) if self.is_asked => Some("M12.R2"),
            (SetupStep::Zones, Choice::Zone(_)) if self.is_asked => Some("M12.R6"),
            (SetupStep::Deploy { .. }, Choice::Deploy(unit, space)) if self.is_asked => {
                self.deploy(unit, space)
            }
            (SetupStep::Boards, Choice::Lay(_))
            | (SetupStep::Zones, Choice::Zone(_))
            | (SetupStep::Deploy { .. }, Choice::Deploy(..)) => Some(self.look.present()),
            _ => Some("M12.R12"),
        }
    }

    fn deploy(&self, unit: UnitId, space: SpaceId) -> Why {
        let (look, owner) = (self.look, self.look.game.owner(unit));
        if owner != self.seat {
            return Some("M12.2.9");
        }
        if look.is_in_play(unit) {
            return Some("M12.2.11");
        }
        let edge = look.public.edges[usize::from(Mythic::side(owner))];
        let zone = edge.map_or(SpaceSet::EMPTY, |edge| look.game.zone(edge));
        Some(if zone.contains(space) { "M12.R7" } else { "M12.2.10" })
    }

    pub(super) fn activate(&self, frame: &Frame, unit: UnitId, fee: Fee) -> Why {
        if self.look.game.owner(unit) != self.seat {
            return Some("M12.16.10");
        }
        if self.seat != self.look.public.active {
            return Some("M12.4.6");
        }
        match frame {
            Frame::Turn(TurnStep::Act) => self.activate_now(unit, fee),
            _ if self.activation().is_some() => Some("M12.6.7"),
            Frame::Draw { .. }
            | Frame::Window { point: Point::TurnStart | Point::ActivationEnd, .. } => None,
            _ => Some("M12.4.11"),
        }
    }

    fn activate_now(&self, unit: UnitId, fee: Fee) -> Why {
        let (look, marks) = (self.look, &self.look.public.marks);
        if !look.is_in_play(unit) {
            return Some("M12.R19");
        }
        if marks.activated.contains(unit) {
            return Some("M12.6.10");
        }
        if let Some(command) = &marks.command {
            if !command.begun && command.unit != unit {
                return Some("M12.R108");
            }
            if fee != Fee::Free {
                return Some("M12.R109");
            }
            let after = match command.talent {
                Talent::AssaultSupport => "M12.18.8",
                Talent::CoordinatedAssault => "M12.18.25",
                _ if command.left > 0 => "M12.18.40",
                _ => "M12.18.41",
            };
            if command.begun && (command.left == 0 || !command.others.contains(unit)) {
                return Some(after);
            }
        }
        if look.in_hand(unit) == 0 {
            return Some(if marks.activations > 0 { "M12.6.8" } else { "M12.6.2" });
        }
        match fee {
            Fee::Leader if marks.activations > 0 => {
                Some(if look.leader_fee(self.seat).is_some() { "M12.R123" } else { "M12.18.52" })
            }
            Fee::Free | Fee::ArtOfWar | Fee::Leader => Some("M12.6.7"),
        }
    }

    pub(super) fn harass(&self, by: UnitId, track: bool) -> Why {
        let Some(activation) = self.activation() else { return Some("M12.12.16") };
        let (look, unit) = (self.look, activation.unit);
        if Mythic::side(self.seat) == Mythic::side(look.game.owner(unit)) {
            return Some("M12.R87");
        }
        if look.game.owner(by) != self.seat {
            return Some("M12.R143");
        }
        if !look.is_in_play(by) {
            return Some("M12.11.5");
        }
        if !look.adjacent(by, unit) {
            return Some("M12.12.17");
        }
        if look.game.flies(unit) && !look.game.flies(by) {
            return Some("M12.12.21");
        }
        if look.stats(by).cc <= look.stats(unit).cc {
            return Some("M12.12.19");
        }
        let (is_due, is_later) = match activation.step {
            ActivationStep::Harass { nth } => (self.is_asked, nth < self.place()),
            ActivationStep::Act | ActivationStep::End => (false, false),
        };
        let unpaid = if track {
            self.lacks(by, Talent::Track, is_due)
        } else {
            (!self.pays(REACTION_POINTS, is_due)).then_some("M12.12.18")
        };
        unpaid.or_else(|| (!is_due).then_some(if is_later { "M12.R27" } else { "M12.12.16" }))
    }
}
