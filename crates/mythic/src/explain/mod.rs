//! Which rule forbids a choice: the "why not?" of every question.
//!
//! The options are found by the chapters themselves; here a choice that is not among them is held
//! against the same conditions one by one, and the first that fails is named.

mod fights;
mod turns;

use kernel::RuleId;
use serde::Serialize;

use crate::catalog::Talent;
use crate::choice::{Card, Choice, Fee};
use crate::frame::Frame;
use crate::look::Look;

/// A choice that is not allowed, and the rule that forbids it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Forbidden {
    /// The statement or ruling.
    pub rule: RuleId,
}

/// Forbidden by this rule.
pub(crate) const fn forbid(rule: &'static str) -> Option<Forbidden> {
    Some(Forbidden { rule: RuleId(rule) })
}

impl Look<'_> {
    /// The rule that forbids a choice which is not among the options: the one that the question
    /// at hand breaks, or else the one that says when such a choice can be made.
    pub(crate) fn forbids(&self, choice: Choice) -> Forbidden {
        let particular = self.public.frames.top().and_then(|frame| self.why_not(frame, choice));
        particular.unwrap_or(Forbidden { rule: choice.rule() })
    }

    fn why_not(&self, frame: &Frame, choice: Choice) -> Option<Forbidden> {
        match (frame, choice) {
            (_, Choice::Convert(_) | Choice::Search) => self.explain_any_time(choice),
            (Frame::Setup(_), _) => self.explain_set_up(choice),
            (Frame::Turn(step), _) => self.explain_turn(*step, choice),
            (Frame::Activation(activation), _) => self.explain_in_activation(activation, choice),
            (Frame::Fight(fight), _) => self.explain_fight(fight, choice),
            (Frame::Flight(flight), Choice::Fly(to)) => self.explain_flight(flight, to),
            (Frame::Flight(_), Choice::Done) => forbid("M12.7.11"),
            (Frame::Search { command: None, .. }, Choice::Done) => forbid("M12.5.7"),
            (Frame::Search { command: Some(_), .. }, Choice::Done | Choice::Take(_)) => {
                forbid("M12.R108")
            }
            (Frame::Exchange { .. }, _) => forbid("M12.4.12"),
            _ => None,
        }
    }

    fn explain_any_time(&self, choice: Choice) -> Option<Forbidden> {
        let seat = self.decider()?;
        match choice {
            Choice::Convert(Card::ArtOfWar) => forbid("M12.5.6"),
            Choice::Convert(Card::Maneuver(_)) => forbid("M12.5.2"),
            _ if self.public.seat(seat).aow.face_up > 0 => forbid("M12.R29"),
            _ => forbid("M12.5.7"),
        }
    }

    /// Why a talent cannot be used: the unit does not have it now, its condition is not met, or it
    /// cannot be paid. [M12.13.1] [M12.13.2]
    pub(crate) fn explain_talent(
        &self,
        unit: crate::ids::UnitId,
        talent: Talent,
        meets: bool,
    ) -> Option<Forbidden> {
        if !self.has(unit, talent) {
            return forbid("M12.13.1");
        }
        if !meets {
            return Some(Forbidden { rule: talent.condition() });
        }
        if !self.can_pay(self.game.owner(unit), self.cost(unit, talent)) {
            return forbid("M12.13.2");
        }
        None
    }
}

impl Talent {
    /// The statement that says when the talent can be used.
    pub const fn condition(self) -> RuleId {
        RuleId(match self {
            Self::ArachneanSentinel => "M12.18.1",
            Self::ArchingShot => "M12.18.2",
            Self::ArdentWrath => "M12.18.3",
            Self::AssaultSupport => "M12.18.5",
            Self::AuraOfStrength => "M12.18.10",
            Self::BeastlyAttack => "M12.18.13",
            Self::CerberusBite => "M12.18.16",
            Self::ChildOfArachne => "M12.18.20",
            Self::CoordinatedAssault => "M12.18.22",
            Self::Endurance => "M12.18.26",
            Self::Evasion => "M12.18.28",
            Self::ExplosiveShells => "M12.18.32",
            Self::ForceOfImpact => "M12.18.33",
            Self::HydraBite => "M12.18.35",
            Self::InfantryDrill => "M12.18.38",
            Self::InfernalBlaze => "M12.18.42",
            Self::InfernalBombardment => "M12.18.45",
            Self::Initiative => "M12.18.48",
            Self::JudgmentOfSouls => "M12.18.51",
            Self::Leader => "M12.18.52",
            Self::Mobility => "M12.18.53",
            Self::Override => "M12.18.54",
            Self::Parry => "M12.18.55",
            Self::RageOfTheLion => "M12.18.57",
            Self::Regeneration => "M12.18.58",
            Self::Reinforcement => "M12.18.60",
            Self::Retreat => "M12.18.62",
            Self::Riposte => "M12.18.65",
            Self::Scout => "M12.18.67",
            Self::SentenceOfAthena => "M12.18.68",
            Self::Sentry => "M12.18.72",
            Self::SkilledMelee => "M12.18.73",
            Self::SkilledShot => "M12.18.74",
            Self::SkilledWarrior => "M12.18.75",
            Self::SneakAttack => "M12.18.76",
            Self::SpreadShot => "M12.18.78",
            Self::Track => "M12.18.80",
            Self::UnholyStrength => "M12.18.81",
            Self::WebOfArachne => "M12.18.82",
        })
    }
}

impl Choice {
    /// The rule that says when a choice of this kind can be made.
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            Self::PlayerOne(_) => "M12.R139",
            Self::Lay(_) => "M12.2.3",
            Self::Zone(_) => "M12.2.4",
            Self::Deploy(..) => "M12.2.9",
            Self::Convert(Card::ArtOfWar) => "M12.5.6",
            Self::Convert(Card::Maneuver(_)) => "M12.5.2",
            Self::Search | Self::Take(_) => "M12.5.7",
            Self::Activate(_, Fee::Free) => "M12.6.2",
            Self::Activate(_, Fee::ArtOfWar) => "M12.6.7",
            Self::Activate(_, Fee::Leader) => "M12.18.52",
            Self::Use(_, talent) | Self::UseOn(_, talent, _) => return talent.condition(),
            Self::Plus(..) => "M12.3.10",
            Self::Move(_) => "M12.6.3",
            Self::Fly(_) => "M12.18.45",
            Self::Strike(_) | Self::Shoot { .. } => "M12.8.1",
            Self::Bite(_) => "M12.18.16",
            Self::Spread(_) => "M12.18.78",
            Self::Next(_) => "M12.R103",
            Self::Done => "M12.4.11",
            Self::Harass { .. } => "M12.12.16",
            Self::Defend { .. } => "M12.12.9",
            Self::Counter => "M12.12.2",
            Self::Decline => "M12.12.1",
            Self::Retreat(_) => "M12.18.62",
            Self::Spend { .. } => "M12.10.3",
            Self::Again(_) | Self::Throw => "M12.10.6",
            Self::Reroll(..) => "M12.R113",
            Self::Keep => "M12.R72",
            Self::Exchange | Self::Under(_) => "M12.4.12",
            Self::Discard(_) => "M12.4.16",
        })
    }
}
