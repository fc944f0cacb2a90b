//! The rule that a choice or a talent goes by, whether it is offered or not.

use kernel::RuleId;

use crate::catalog::Talent;
use crate::choice::{Card, Choice, Fee};

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
            Self::Move(_) | Self::MoveVia(..) => "M12.6.3",
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
