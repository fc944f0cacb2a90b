//! The game object: what never changes while a game is played, compiled for quick look-up.

use std::sync::Arc;

use board::grid::{Lines, SpaceSet};
use kernel::{Seat, SeatSet};

use crate::catalog::{Face, UnitDef};
use crate::ids::{MAX_UNITS, UnitId, UnitSet};
use crate::recruiting::MOST_MANEUVERS;
use crate::setup::{Settings, Setup, SetupFault};

/// Rows of the battlefield. [M12.R2] [M12.R3]
pub const ROWS: u8 = 8;

/// A game of Mythic Battles: rules, armies, boards and table settings.
#[derive(Clone, Debug)]
pub struct Mythic {
    setup: Setup,
    defs: Vec<Arc<UnitDef>>,
    faces: Vec<Vec<Face>>,
    tags: Vec<String>,
    owners: Vec<Seat>,
    kin: Vec<UnitSet>,
    flying: UnitSet,
    armies: [UnitSet; Seat::MOST],
    lines: Lines,
    field: SpaceSet,
}

impl Mythic {
    /// Compiles a set-up.
    ///
    /// # Errors
    /// Every reason why it cannot be played.
    pub fn new(setup: Setup) -> Result<Self, Vec<SetupFault>> {
        let faults = faults(&setup);
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(Self::compile(setup))
    }

    fn compile(setup: Setup) -> Self {
        let mut defs = Vec::new();
        let mut owners = Vec::new();
        let mut armies = [UnitSet::EMPTY; Seat::MOST];
        for (seat, army) in (0u8..).map(Seat).zip(&setup.armies) {
            for unit in &army.units {
                armies[seat.index()].insert(UnitId(defs.len() as u8));
                defs.push(unit.clone());
                owners.push(seat);
            }
        }
        let ids = || (0u8..).map(UnitId);
        let faces = defs.iter().map(|def| def.cards.iter().map(Face::new).collect()).collect();
        let flying = ids().zip(&defs).filter(|(_, def)| def.flying).map(|(id, _)| id).collect();
        let kin = defs.iter().zip(&owners).map(|(def, owner)| {
            let named = |other: &UnitId| Some(&defs[other.index()].id) == def.kin.as_ref();
            armies[owner.index()].iter().filter(named).collect()
        });
        let kin = kin.collect();
        let columns = if setup.armies.len() > 2 { 12 } else { 8 };
        Self {
            tags: unique(defs.iter().map(|def| def.tag())),
            field: SpaceSet::grid(columns, ROWS),
            lines: Lines::new(),
            defs,
            faces,
            owners,
            kin,
            flying,
            armies,
            setup,
        }
    }

    /// How the game began.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The table's settings.
    #[inline]
    pub fn settings(&self) -> &Settings {
        &self.setup.settings
    }

    /// How many generals.
    #[inline]
    pub fn seat_count(&self) -> u8 {
        self.setup.armies.len() as u8
    }

    /// Columns of the battlefield. [M12.R2] [M12.R3]
    #[inline]
    pub fn columns(&self) -> u8 {
        if self.seat_count() > 2 { 12 } else { 8 }
    }

    /// How many boards make the battlefield. [M12.2.3] [M12.16.6]
    #[inline]
    pub fn board_count(&self) -> u8 {
        if self.seat_count() > 2 { 6 } else { 4 }
    }

    /// Every space of the battlefield.
    #[inline]
    pub fn field(&self) -> SpaceSet {
        self.field
    }

    /// The straight lines of the grid.
    #[inline]
    pub fn lines(&self) -> &Lines {
        &self.lines
    }

    /// Every unit.
    pub fn units(&self) -> impl Iterator<Item = UnitId> {
        (0..self.defs.len().min(MAX_UNITS) as u8).map(UnitId)
    }

    /// What a unit is.
    #[inline]
    pub fn def(&self, unit: UnitId) -> &UnitDef {
        &self.defs[unit.index()]
    }

    /// A Unit card by the Vitality it shows.
    #[inline]
    pub fn face(&self, unit: UnitId, vitality: u8) -> &Face {
        let faces = &self.faces[unit.index()];
        &faces[faces.len().saturating_sub(usize::from(vitality)).min(faces.len() - 1)]
    }

    /// Vitality at full strength.
    #[inline]
    pub fn full(&self, unit: UnitId) -> u8 {
        self.faces[unit.index()].len() as u8
    }

    /// Whose unit it is.
    #[inline]
    pub fn owner(&self, unit: UnitId) -> Seat {
        self.owners[unit.index()]
    }

    /// Whether a unit flies. [M12.3.12]
    #[inline]
    pub fn flies(&self, unit: UnitId) -> bool {
        self.flying.contains(unit)
    }

    /// All flying units.
    #[inline]
    pub fn flying(&self) -> UnitSet {
        self.flying
    }

    /// The units of the same army that talents of `unit` name.
    #[inline]
    pub fn kin(&self, unit: UnitId) -> UnitSet {
        self.kin[unit.index()]
    }

    /// The army of a general.
    #[inline]
    pub fn army(&self, seat: Seat) -> UnitSet {
        self.armies[seat.index()]
    }

    /// The side of a general: 0 or 1. [M12.16.1]
    #[inline]
    pub const fn side(seat: Seat) -> u8 {
        seat.0 % 2
    }

    /// The seats of a side.
    pub fn side_seats(&self, side: u8) -> SeatSet {
        let mut seats = SeatSet::EMPTY;
        Seat::all(self.seat_count())
            .filter(|&s| Self::side(s) == side)
            .for_each(|s| seats.insert(s));
        seats
    }

    /// The units of a side, team mates included. [M12.R141]
    #[inline]
    pub fn side_units(&self, side: u8) -> UnitSet {
        let side = usize::from(side);
        self.armies[side] | self.armies[side + 2]
    }

    /// The units allied with a general's, its own included. [M12.R141]
    #[inline]
    pub fn allies(&self, seat: Seat) -> UnitSet {
        self.side_units(Self::side(seat))
    }

    /// The units of the other side.
    #[inline]
    pub fn enemies(&self, seat: Seat) -> UnitSet {
        self.side_units(1 - Self::side(seat))
    }

    /// The name of a unit in notation.
    pub fn tag(&self, unit: UnitId) -> &str {
        &self.tags[unit.index()]
    }

    /// The unit with this name in notation.
    pub fn unit_by_tag(&self, tag: &str) -> Option<UnitId> {
        self.tags.iter().position(|known| known == tag).map(|index| UnitId(index as u8))
    }
}

/// Names made unique by a number where several are alike.
fn unique(names: impl Iterator<Item = String>) -> Vec<String> {
    let names: Vec<String> = names.collect();
    let numbered = names.iter().enumerate().map(|(at, name)| {
        let alike = |others: &[String]| others.iter().filter(|other| *other == name).count();
        if alike(&names) > 1 { format!("{name}{}", alike(&names[..at]) + 1) } else { name.clone() }
    });
    numbered.collect()
}

/// Every reason why a set-up cannot be played.
fn faults(setup: &Setup) -> Vec<SetupFault> {
    let generals = setup.armies.len();
    if generals != 2 && generals != 4 {
        return vec![SetupFault::Generals(generals)];
    }
    let mut faults: Vec<_> =
        setup.revision.unknown().map(SetupFault::Revision).into_iter().collect();
    if !setup.as_given {
        let armies = setup.army_faults().into_iter();
        faults.extend(armies.map(|(at, fault)| SetupFault::Army { player: at + 1, fault }));
    }
    for unit in setup.armies.iter().flat_map(|army| &army.units) {
        faults.extend(unit.fault().map(|fault| SetupFault::Unit(unit.tag(), fault)));
    }
    let needed = if generals > 2 { 6 } else { 4 };
    if setup.boards.len() < needed {
        faults.push(SetupFault::Boards { found: setup.boards.len(), needed });
    }
    for board in setup.boards.iter().filter(|board| board.closed() > 3) {
        faults.push(SetupFault::Closed(board.id.clone()));
    }
    if let Some(laid) = &setup.battlefield {
        let fits = |at: usize| {
            let one = laid[at];
            usize::from(one.board) < setup.boards.len()
                && one.turns < 4
                && !laid[..at].iter().any(|other| other.board == one.board)
        };
        if laid.len() != needed || !(0..laid.len()).all(fits) {
            faults.push(SetupFault::Layout(needed));
        }
    }
    for army in setup.armies.iter().filter(|army| army.cards() > MOST_MANEUVERS) {
        let fault = SetupFault::Cards(army.cards());
        faults.push(fault);
    }
    let room = if generals > 2 { 15 } else { 10 };
    for side in 0..2 {
        let armies = setup.armies.iter().skip(side).step_by(2);
        let tokens: usize = armies.map(|army| army.units.len()).sum();
        if tokens > room {
            faults.push(SetupFault::Tokens(tokens, room));
        }
    }
    if let Some(first) = setup.first.filter(|first| usize::from(first.0) >= generals) {
        faults.push(SetupFault::Seat(first.0 + 1));
    }
    faults
}
