//! Which units have a power for which occasion: found once, so that play can pass by quickly.

use std::sync::Arc;

use crate::catalog::{
    Duration, EffectKind, Power, Stat, Trigger, TypeSet, UnitDef, UnitEffect, UnitType,
};
use crate::frame::Moment;
use crate::ids::{UnitId, UnitSet};
use crate::setup::{ScenarioRule, Setup};

/// A kind of moment at which powers can be triggered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
enum Occasion {
    ActivationStarts,
    ActivationEnds,
    TurnStarts,
    Values,
    FirstRoll,
    Wounds,
    AttackOver,
    Destroyed,
    Wounded,
}

/// How many occasions there are.
const OCCASIONS: usize = Occasion::Wounded as usize + 1;

impl Occasion {
    /// The occasion a power waits for, when it waits for one.
    const fn of_trigger(trigger: Trigger) -> Option<Self> {
        match trigger {
            Trigger::Always | Trigger::Activation | Trigger::AttackAction => None,
            Trigger::ActivationStarts => Some(Self::ActivationStarts),
            Trigger::ActivationEnds => Some(Self::ActivationEnds),
            Trigger::TurnStarts => Some(Self::TurnStarts),
            Trigger::Values(_) => Some(Self::Values),
            Trigger::FirstRoll(_) => Some(Self::FirstRoll),
            Trigger::Wounds(_) => Some(Self::Wounds),
            Trigger::AttackOver(_) => Some(Self::AttackOver),
            Trigger::Destroyed(_) => Some(Self::Destroyed),
            Trigger::Wounded => Some(Self::Wounded),
        }
    }

    /// The occasion a moment is.
    const fn of_moment(moment: Moment) -> Self {
        match moment {
            Moment::ActivationStarts(_) => Self::ActivationStarts,
            Moment::ActivationEnds(_) => Self::ActivationEnds,
            Moment::TurnStarts(_) => Self::TurnStarts,
            Moment::Values => Self::Values,
            Moment::FirstRoll => Self::FirstRoll,
            Moment::Wounds => Self::Wounds,
            Moment::AttackOver => Self::AttackOver,
            Moment::Destroyed { .. } => Self::Destroyed,
            Moment::Wounded(_) => Self::Wounded,
        }
    }
}

/// Which units have a power for which occasion.
#[derive(Clone, Debug, Default)]
pub(crate) struct Listeners {
    occasions: [UnitSet; OCCASIONS],
    standing: [UnitSet; Stat::ALL.len()],
    types: [UnitSet; UnitType::ALL.len()],
    /// By board, as each may have a scenario of its own.
    powerless: Vec<UnitSet>,
    changes_stats: bool,
    makes_tokens: bool,
}

impl Listeners {
    /// Looks through the powers of every unit.
    pub(crate) fn new(defs: &[Arc<UnitDef>], setup: &Setup) -> Self {
        let mut listeners = Self::default();
        for (unit, def) in (0u8..).map(UnitId).zip(defs) {
            listeners.types[def.unit_type as usize].insert(unit);
            for power in &def.powers {
                listeners.add(unit, power);
            }
        }
        listeners.powerless = (0u8..)
            .zip(&setup.boards)
            .map(|(board, _)| {
                let rules = setup.scenario_on(board).into_iter().flat_map(|played| &played.rules);
                let powerless = rules.filter_map(|rule| match *rule {
                    ScenarioRule::Powerless(unit) => Some(unit),
                    ScenarioRule::Closed(_) | ScenarioRule::AttackDice(..) => None,
                });
                powerless.collect()
            })
            .collect();
        listeners
    }

    fn add(&mut self, unit: UnitId, power: &Power) {
        if let Some(occasion) = Occasion::of_trigger(power.when) {
            self.occasions[occasion as usize].insert(unit);
        }
        for effect in &power.effects {
            let EffectKind::OnUnits { effect, .. } = effect.kind() else { continue };
            match effect {
                UnitEffect::Modify { stat, until, .. } => {
                    if power.when == Trigger::Always {
                        self.standing[stat as usize].insert(unit);
                    } else if until != Duration::Standing {
                        self.changes_stats = true;
                    }
                }
                UnitEffect::PlaceToken { .. } => self.makes_tokens = true,
                UnitEffect::Wound { .. }
                | UnitEffect::Heal { .. }
                | UnitEffect::Destroy
                | UnitEffect::Paralyse { .. }
                | UnitEffect::Move { .. }
                | UnitEffect::Retrieve
                | UnitEffect::PassWounds { .. }
                | UnitEffect::Activate => {}
            }
        }
    }

    /// Units with a power that waits for such a moment.
    #[inline]
    pub(crate) fn at(&self, moment: Moment) -> UnitSet {
        self.occasions[Occasion::of_moment(moment) as usize]
    }

    /// Whether any power answers to wounds or destruction.
    #[inline]
    pub(super) fn hear_wounds(&self) -> bool {
        let heard = [Occasion::Destroyed, Occasion::Wounded];
        heard.iter().any(|&occasion| !self.occasions[occasion as usize].is_empty())
    }

    /// Units with a power that changes a stat all the time.
    #[inline]
    pub(super) fn standing(&self, stat: Stat) -> UnitSet {
        self.standing[stat as usize]
    }

    /// Units of the types in a set.
    #[inline]
    pub(super) fn of_types(&self, types: TypeSet) -> UnitSet {
        let mut units = UnitSet::EMPTY;
        for &unit_type in UnitType::ALL {
            if types.allows(unit_type) {
                units |= self.types[unit_type as usize];
            }
        }
        units
    }

    /// Units whose powers the scenario of a board has switched off.
    #[inline]
    pub(super) fn powerless(&self, board: u8) -> UnitSet {
        self.powerless.get(usize::from(board)).copied().unwrap_or(UnitSet::EMPTY)
    }

    /// Whether any power changes a stat for a time.
    #[inline]
    pub(super) fn changes_stats(&self) -> bool {
        self.changes_stats
    }

    /// Whether any power puts tokens into play.
    #[inline]
    pub(super) fn makes_tokens(&self) -> bool {
        self.makes_tokens
    }
}
