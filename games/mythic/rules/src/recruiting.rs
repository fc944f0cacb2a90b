//! Recruiting: which armies are legal (chapters 1, 16 and 17).

use std::sync::Arc;

use kernel::RuleId;

use crate::catalog::{NEUTRAL, UnitDef};
use crate::setup::{Army, Setup};

/// The fewest and the most units of an army. [M12.1.6] [M12.1.7]
pub const UNITS: std::ops::RangeInclusive<usize> = 5..=10;

/// Every Maneuver card of an army must fit under the deck.
pub const MOST_MANEUVERS: usize = 48;

/// A rule of recruiting that an army breaks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArmyFault {
    /// A unit of another faction. [M12.1.2]
    #[error("`{unit}` belongs to `{affiliation}`, not to `{faction}` [M12.1.2]")]
    Affiliation {
        /// The unit.
        unit: String,
        /// Where it belongs.
        affiliation: String,
        /// The faction of the army.
        faction: String,
    },
    /// More points than allowed. [M12.1.3] [M12.16.3]
    #[error("{cost} points: at most {most} [{rule}]")]
    TooDear {
        /// What the army costs.
        cost: usize,
        /// What is allowed.
        most: usize,
        /// The statement.
        rule: RuleId,
    },
    /// Fewer points than asked. [M12.1.4] [M12.16.4]
    #[error("{cost} points: at least {least} must be spent [{rule}]")]
    TooCheap {
        /// What the army costs.
        cost: usize,
        /// What must be spent.
        least: usize,
        /// The statement.
        rule: RuleId,
    },
    /// Too few units. [M12.1.6]
    #[error("{0} units: at least 5 [M12.1.6]")]
    TooFew(usize),
    /// Too many units. [M12.1.7]
    #[error("{0} units: at most 10 [M12.1.7]")]
    TooMany(usize),
    /// The same unit twice. [M12.1.8]
    #[error("`{0}` is recruited twice with one illustration [M12.1.8]")]
    Twice(String),
    /// A legendary unit more than once. [M12.1.10]
    #[error("`{0}` is legendary and recruited more than once [M12.1.10]")]
    Legendary(String),
    /// A unit of the team mate's army. [M12.16.5]
    #[error("`{0}` is in the team mate's army as well [M12.16.5]")]
    TeamMate(String),
    /// A unit of an opposing army, in the deck building variant. [M12.17.4]
    #[error("`{0}` is in an opposing army as well [M12.17.4]")]
    Opponent(String),
}

impl ArmyFault {
    /// The statement that is broken.
    pub fn rule(&self) -> RuleId {
        RuleId(match self {
            Self::Affiliation { .. } => "M12.1.2",
            Self::TooDear { rule, .. } | Self::TooCheap { rule, .. } => return *rule,
            Self::TooFew(_) => "M12.1.6",
            Self::TooMany(_) => "M12.1.7",
            Self::Twice(_) => "M12.1.8",
            Self::Legendary(_) => "M12.1.10",
            Self::TeamMate(_) => "M12.16.5",
            Self::Opponent(_) => "M12.17.4",
        })
    }
}

/// How large an army may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Muster {
    /// Four generals have fewer points. [M12.16.3]
    pub four: bool,
    /// Units of any faction. [M12.17.1]
    pub deck_building: bool,
}

impl Muster {
    /// The most points. [M12.1.3] [M12.16.3]
    pub const fn points(self) -> usize {
        if self.four { 60 } else { 100 }
    }

    /// The fewest points. [M12.1.4] [M12.16.4]
    pub const fn least(self) -> usize {
        self.points() - 5
    }

    /// Every rule that an army by itself breaks. [M12.17.2]
    pub fn faults(self, faction: &str, units: &[Arc<UnitDef>]) -> Vec<ArmyFault> {
        let mut faults = Vec::new();
        for unit in units {
            let (faction, affiliation) = (faction.to_owned(), unit.affiliation.clone());
            if !self.deck_building && affiliation != faction && affiliation != NEUTRAL {
                faults.push(ArmyFault::Affiliation { unit: unit.tag(), affiliation, faction });
            }
        }
        let cost = units.iter().map(|unit| usize::from(unit.cost)).sum();
        let (dear, cheap) =
            if self.four { ("M12.16.3", "M12.16.4") } else { ("M12.1.3", "M12.1.4") };
        if cost > self.points() {
            let rule = RuleId(dear);
            faults.push(ArmyFault::TooDear { cost, most: self.points(), rule });
        }
        if cost < self.least() {
            let rule = RuleId(cheap);
            faults.push(ArmyFault::TooCheap { cost, least: self.least(), rule });
        }
        if units.len() < *UNITS.start() {
            faults.push(ArmyFault::TooFew(units.len()));
        }
        if units.len() > *UNITS.end() {
            faults.push(ArmyFault::TooMany(units.len()));
        }
        for (at, unit) in units.iter().enumerate() {
            let earlier = &units[..at];
            if earlier.iter().any(|other| other.is_same(unit)) {
                faults.push(ArmyFault::Twice(unit.tag()));
            } else if unit.legendary && earlier.iter().any(|other| other.id == unit.id) {
                faults.push(ArmyFault::Legendary(unit.tag()));
            }
        }
        faults
    }

    /// PP at the start: 2 for each point left. [M12.1.5] [M12.16.4]
    pub fn first_points(self, units: &[Arc<UnitDef>]) -> u16 {
        let cost: usize = units.iter().map(|unit| usize::from(unit.cost)).sum();
        2 * self.points().saturating_sub(cost) as u16
    }
}

impl Setup {
    /// What armies of this table are held to.
    pub fn muster(&self) -> Muster {
        Muster { four: self.armies.len() > 2, deck_building: self.deck_building }
    }

    /// Every rule of recruiting that is broken, by player.
    pub fn army_faults(&self) -> Vec<(usize, ArmyFault)> {
        let mut faults = Vec::new();
        for (at, army) in self.armies.iter().enumerate() {
            let own = self.muster().faults(&army.faction, &army.units);
            faults.extend(own.into_iter().map(|fault| (at, fault)));
            for (earlier, other) in self.armies[..at].iter().enumerate() {
                let mates = (at - earlier).is_multiple_of(2);
                for unit in &army.units {
                    if !holds(other, unit) {
                        continue;
                    }
                    if mates {
                        faults.push((at, ArmyFault::TeamMate(unit.tag())));
                    } else if self.deck_building {
                        faults.push((at, ArmyFault::Opponent(unit.tag())));
                    }
                }
            }
        }
        faults
    }
}

fn holds(army: &Army, unit: &UnitDef) -> bool {
    army.units.iter().any(|other| other.is_same(unit))
}
