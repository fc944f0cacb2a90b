//! VI.C: recruitment, and the limits every army keeps.

use std::fmt;
use std::sync::Arc;

use kernel::{RuleId, Seat};

use crate::catalog::{UnitDef, UnitType};
use crate::choice::Card;
use crate::edition::{ArmyLimits, Divinities, Edition, UnspentPoints};
use crate::event::Event;
use crate::ids::{UnitId, UnitSet};
use crate::notation::ART_OF_WAR;
use crate::play::Play;
use crate::setup::{DivinityType, Recruitment, Setup};

/// A unit of this cost or more is limited to one beside the divinity. [P15.6C.1-11]
pub const COSTLY: u8 = 5;

/// Recruitment points of each player. [P15.6C.1-2] [P15.6C.2-1] [P15.6E.8]
pub const fn budget(seats: u8) -> u8 {
    match seats {
        0..=2 => 18,
        3 => 16,
        _ => 14,
    }
}

/// How an army came about, which decides what it must keep to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArmyKind {
    /// Picked from a common layout; points may be left over.
    Draft {
        /// Points of the player.
        points: u8,
        /// What the players agreed on, where it is known. [P15.6C.1-5]
        divinities: Option<DivinityType>,
    },
    /// Built alone; every point is spent.
    Constructed {
        /// Points of the player.
        points: u8,
        /// What the players agreed on, where it is known. [P15.6C.2-2]
        divinities: Option<DivinityType>,
    },
}

/// A restriction that an army breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArmyFault {
    /// The broken rule.
    pub rule: RuleId,
    /// What breaks it.
    pub breach: ArmyBreach,
}

/// What an army does wrong; units are named by their ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArmyBreach {
    /// It has no divinity. [P15.R23]
    NoDivinity,
    /// It has these divinities instead of one.
    Divinities(Vec<String>),
    /// Its divinity is not of the type the players agreed on.
    DivinityType(String),
    /// It has these costly units beside the divinity instead of at most one.
    Costly(Vec<String>),
    /// It does not cost what it must.
    Cost {
        /// What the units cost together.
        cost: u16,
        /// What the player has.
        points: u8,
    },
    /// A unit stands in it twice.
    Twice(String),
    /// Two versions of one unit stand in it. [P15.6C.1-14]
    Versions(String, String),
}

impl fmt::Display for ArmyBreach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoDivinity => f.write_str("no divinity"),
            Self::Divinities(units) => write!(f, "more than one divinity: {}", units.join(", ")),
            Self::DivinityType(unit) => {
                write!(f, "`{unit}` is not of the agreed type of divinity")
            }
            Self::Costly(units) => {
                write!(f, "more than one unit of {COSTLY} points or more: {}", units.join(", "))
            }
            Self::Cost { cost, points } => write!(f, "costs {cost} of {points} points"),
            Self::Twice(unit) => write!(f, "`{unit}` twice"),
            Self::Versions(a, b) => write!(f, "`{a}` and `{b}` are the same unit"),
        }
    }
}

impl fmt::Display for ArmyFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]", self.breach, self.rule)
    }
}

/// Every restriction that an army breaks; nothing for a legal one. [P15.6C.2-4]
pub fn check_army(units: &[&UnitDef], kind: ArmyKind) -> Vec<ArmyFault> {
    let mut faults = Vec::new();
    let mut fault = |rule, breach| faults.push(ArmyFault { rule: RuleId(rule), breach });
    let constructed = matches!(kind, ArmyKind::Constructed { .. });
    let by_kind = |draft, built| if constructed { built } else { draft };
    let (ArmyKind::Draft { points, divinities: agreed }
    | ArmyKind::Constructed { points, divinities: agreed }) = kind;

    let (divinities, others): (Vec<&UnitDef>, Vec<&UnitDef>) =
        units.iter().copied().partition(|unit| unit.is_divinity());
    match divinities[..] {
        [] => fault("P15.R23", ArmyBreach::NoDivinity),
        [_] => {}
        _ => {
            fault(by_kind("P15.6C.1-10", "P15.6C.2-5"), ArmyBreach::Divinities(ids(&divinities)));
        }
    }
    for divinity in &divinities {
        if agreed.is_some_and(|agreed| agreed.unit_type() != divinity.unit_type) {
            let breach = ArmyBreach::DivinityType(divinity.id.clone());
            fault(by_kind("P15.6C.1-5", "P15.6C.2-2"), breach);
        }
    }

    let costly: Vec<&UnitDef> = others.into_iter().filter(|unit| unit.cost >= COSTLY).collect();
    if costly.len() > 1 {
        fault(by_kind("P15.6C.1-11", "P15.6C.2-6"), ArmyBreach::Costly(ids(&costly)));
    }

    let cost = units.iter().map(|unit| u16::from(unit.cost)).sum();
    if cost > u16::from(points) || constructed && cost < u16::from(points) {
        let breach = ArmyBreach::Cost { cost, points };
        fault(by_kind("P15.6C.1-9", "P15.6C.2-7"), breach);
    }

    for breach in repeated(units) {
        let rule = match &breach {
            ArmyBreach::Versions(..) => by_kind("P15.6C.1-14", "P15.6C.2-8"),
            _ => by_kind("P15.6C.1-12", "P15.6C.2-8"),
        };
        fault(rule, breach);
    }
    faults
}

/// The deck that an army makes, each kind of card once: the id of a unit for its activation cards,
/// `aow` for the art of war that the units bring besides.
pub fn army_deck<'u>(units: &[&'u UnitDef]) -> Vec<(&'u str, u8)> {
    let mut deck: Vec<(&str, u8)> = Vec::new();
    let cards = units.iter().flat_map(|unit| {
        [(&unit.id[..], unit.activation_cards), (ART_OF_WAR, unit.strategic_value)]
    });
    for (card, more) in cards.filter(|(_, more)| *more > 0) {
        match deck.iter_mut().find(|(kind, _)| *kind == card) {
            Some((_, count)) => *count = count.saturating_add(more),
            None => deck.push((card, more)),
        }
    }
    deck
}

/// Units that an army or a side has more than once, veterans being the same unit.
/// [P15.6C.1-12] [P15.6C.1-13] [P15.6C.1-14]
pub(crate) fn repeated(units: &[&UnitDef]) -> Vec<ArmyBreach> {
    let repeats = units.iter().enumerate().filter_map(|(at, unit)| {
        let first = units[..at].iter().find(|first| first.same_unit() == unit.same_unit())?;
        Some(if first.id == unit.id {
            ArmyBreach::Twice(unit.id.clone())
        } else {
            ArmyBreach::Versions(first.id.clone(), unit.id.clone())
        })
    });
    repeats.collect()
}

fn ids(units: &[&UnitDef]) -> Vec<String> {
    units.iter().map(|unit| unit.id.clone()).collect()
}

impl DivinityType {
    /// The unit type it stands for.
    pub const fn unit_type(self) -> UnitType {
        match self {
            Self::Gods => UnitType::God,
            Self::Titans => UnitType::Titan,
        }
    }

    /// Whether a unit is a divinity that may be picked: of the agreed type, or in the beta of any.
    /// [P15.6C.1-5] [B29.3.7]
    pub(crate) fn allows(self, unit: &UnitDef, edition: &Edition) -> bool {
        match edition.divinities {
            Divinities::OneKind => unit.unit_type == self.unit_type(),
            Divinities::Mixed => unit.is_divinity(),
        }
    }

    /// The type of a divinity; nothing for other units.
    pub fn of(unit: &UnitDef) -> Option<Self> {
        match unit.unit_type {
            UnitType::God => Some(Self::Gods),
            UnitType::Titan => Some(Self::Titans),
            UnitType::Hero | UnitType::Monster | UnitType::Troop => None,
        }
    }
}

/// What recruitment asks about the pool, compiled for quick look-up.
#[derive(Clone, Debug)]
pub(crate) struct Recruits {
    /// Divinities of the type the players agreed on.
    pub(crate) agreed: UnitSet,
    /// All divinities.
    pub(crate) divinities: UnitSet,
    /// Units under the limit of one per army. [P15.6C.1-11]
    pub(crate) costly: UnitSet,
    /// For each unit, those that count as the same. [P15.6C.1-14]
    pub(crate) same: Vec<UnitSet>,
}

impl Recruits {
    pub(crate) fn new(pool: &[Arc<UnitDef>], setup: &Setup) -> Self {
        let select = |keep: &dyn Fn(&UnitDef) -> bool| -> UnitSet {
            (0u8..)
                .map(UnitId)
                .zip(pool)
                .filter(|(_, def)| keep(def))
                .map(|(unit, _)| unit)
                .collect()
        };
        let edition = &setup.edition;
        let agreed = match &setup.recruitment {
            Recruitment::Draft { divinities, .. } => select(&|def| divinities.allows(def, edition)),
            Recruitment::Constructed { .. } | Recruitment::Limited { .. } => UnitSet::EMPTY,
        };
        let limited = edition.army_limits == ArmyLimits::CostlyAndRepeated;
        let same =
            pool.iter().map(|unit| select(&|def| limited && def.same_unit() == unit.same_unit()));
        Self {
            agreed,
            divinities: select(&UnitDef::is_divinity),
            costly: select(&|def| limited && !def.is_divinity() && def.cost >= COSTLY),
            same: same.collect(),
        }
    }
}

/// What a player picks in the draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pick {
    /// The divinity of the army. [P15.6C.1-6]
    Divinity,
    /// Any other unit. [P15.6C.1-7]
    Unit,
}

impl Play<'_, '_> {
    /// A unit joins an army and is paid for. [P15.6C.1-9]
    pub(crate) fn recruit(&mut self, seat: Seat, unit: UnitId) {
        let player = self.state.public.seat_mut(seat);
        player.points -= self.game.def(unit).cost;
        self.state.public.enlist(seat, unit);
        self.emit(Event::Recruited(seat, unit));
    }

    /// Points that can buy nothing become cards in hand. [P15.6C.1-15] [P15.6C.1-16]
    /// [P15.6D.6-3] [B29.3.14] [B29.3.15]
    pub(crate) fn convert_points(&mut self, seat: Seat) {
        let points = std::mem::take(&mut self.state.public.seat_mut(seat).points);
        if points == 0 {
            return;
        }
        let (card, event) = match self.game.edition().unspent_points {
            UnspentPoints::ArtOfWar => (Card::ArtOfWar, Event::PointsConverted(seat, points)),
            UnspentPoints::Omphalos => (Card::Omphalos, Event::PointsToOmphalos(seat, points)),
        };
        for _ in 0..points {
            self.gain(seat, card);
        }
        self.emit(event);
    }
}

impl crate::state::Public {
    /// A unit joins an army.
    pub(crate) fn enlist(&mut self, seat: Seat, unit: UnitId) {
        self.unit_mut(unit).owner = Some(seat);
        self.seat_mut(seat).army.insert(unit);
    }
}
