//! The game object: what never changes while a game is played, compiled for quick look-up.

use std::sync::Arc;

use board::{AreaId, AreaSet, Board, Terrain};
use kernel::{Seat, SeatSet};

use crate::catalog::{TalentSet, UnitDef};
use crate::edition::Edition;
use crate::edition::Lack;
use crate::ids::{MAX_UNITS, UnitId, UnitSet};
use crate::powers::Listeners;
use crate::recruitment::{ArmyFault, Recruits};
use crate::settings::Settings;
use crate::setup::{Recruitment, Revision, Scenario, Setup};
use crate::state::Public;

/// A game of Mythic Battles: Pantheon: rules, units, board and table settings.
#[derive(Clone, Debug)]
pub struct Pantheon {
    setup: Setup,
    defs: Vec<Arc<UnitDef>>,
    tags: Vec<String>,
    area_tags: Vec<String>,
    talents: Vec<TalentSet>,
    maps: Vec<Map>,
    listeners: Listeners,
    huge: UnitSet,
    troops: UnitSet,
    recruits: Recruits,
    twins: UnitSet,
}

/// A board with the sets of areas the rules ask for most.
#[derive(Clone, Debug)]
pub struct Map {
    /// The board.
    pub board: Arc<Board>,
    /// Areas that block sight whatever happens. [P15.8A.2a1-8]
    pub always_obstacles: AreaSet,
    /// Areas that block sight while a 3D element stands in them. [P15.12B.0-2]
    pub element_obstacles: AreaSet,
    /// Rock and cliff: closed to those who walk without Climb. [P15.12B.2-1] [P15.12B.8-1]
    pub closed: AreaSet,
    /// Water, swamp and stormy seas.
    pub aquatic: AreaSet,
    /// Lava of both kinds.
    pub lava: AreaSet,
    /// Areas too small for huge units. [P15.13.5-1]
    pub too_small: AreaSet,
}

/// What makes no sense in the stats table and powers of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnitProblem {
    /// A stats table without rows.
    #[error("its stats table has no row")]
    NoRow,
    /// Too many rows.
    #[error("its stats table has more than 255 rows")]
    Rows,
    /// A stat that is too high.
    #[error("a stat is above 10")]
    Stat,
    /// A troop with several rows.
    #[error("a troop has one line of stats")]
    TroopRows,
    /// A troop of unknown size.
    #[error("a troop says how many miniatures it has")]
    TroopSize,
    /// A troop without miniatures.
    #[error("a troop has at least one miniature")]
    NoMiniature,
    /// A number of miniatures where none belongs.
    #[error("only a troop has a number of miniatures")]
    Miniatures,
    /// A troop with a power that passes.
    #[error("a troop's powers are permanent")]
    TroopPowers,
    /// Too many powers.
    #[error("a unit has at most 3 powers")]
    Powers,
    /// Two powers of one name.
    #[error("two of its powers have the same id")]
    PowerTwice,
    /// A row with a power that is not there.
    #[error("a row has more power columns than the unit has powers")]
    PowerColumns,
}

/// Why a set-up cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// Not 2 to 4 players.
    #[error("{0} players: a game has 2 to 4")]
    Players(u8),
    /// Teams need four players. [P15.6E.1]
    #[error("teams of two need 4 players, not {0}")]
    Teams(u8),
    /// Too many or no boards.
    #[error("{0} boards: a game is played on one, or on one of two in a constructed game")]
    Boards(usize),
    /// Constructed is for 2 players or teams. [P15.6A.1-2]
    #[error("constructed armies are for 2 players or teams of two")]
    Constructed,
    /// More units than a game can hold.
    #[error("{0} units: a game holds at most 64")]
    Units(usize),
    /// A unit whose table does not fit its type.
    #[error("unit `{0}`: {1}")]
    Unit(String, UnitProblem),
    /// The armies do not fit the players.
    #[error("{armies} armies for {seats} players")]
    Armies {
        /// How many armies were given.
        armies: usize,
        /// How many players there are.
        seats: u8,
    },
    /// The board has too few deployment zones for the players.
    #[error("board `{board}` has {zones} deployment zones for {players} players")]
    Zones {
        /// The board.
        board: String,
        /// How many zones it has for this number.
        zones: usize,
        /// How many players.
        players: u8,
    },
    /// An army names a unit twice or one that is not in the pool.
    #[error("army of player {0}: unit {1} is not in the pool or taken twice")]
    Army(u8, u8),
    /// The scenario is for other numbers of players. [P15.6B.1-1]
    #[error("the scenario is not for {0} players")]
    Scenario(u8),
    /// More stones than a game can hold.
    #[error("{0} divine stones: a game holds at most 16")]
    Stones(usize),
    /// A constructed army breaks a rule of recruitment.
    #[error("army of player {player}: {fault}")]
    IllegalArmy {
        /// The player, counted from 1.
        player: u8,
        /// The rule and what breaks it.
        fault: ArmyFault,
    },
    /// The pool may leave a player of the draft without a divinity. [P15.6C.1-6] [P15.R23]
    #[error("{found} divinities of the agreed type within the points for {players} players")]
    Divinities {
        /// How many can be recruited.
        found: usize,
        /// How many are needed.
        players: u8,
    },
    /// More cards than a deck can hold.
    #[error("a deck of {0} cards: a player has at most 255")]
    Cards(usize),
    /// The set-up names a player who is not at the table.
    #[error("player {0} is not at the table")]
    Seat(u8),
    /// The scenario names an area that a board does not have.
    #[error("board `{0}` has no area {1}")]
    Area(String, AreaId),
    /// The scenario names a unit that is not in the pool.
    #[error("unit {0} is not in the pool")]
    UnknownUnit(u8),
    /// The scenario states more dice than an attack can have.
    #[error("{0} dice: an attack has at most 10")]
    Dice(u8),
    /// The armies of an adventure are drafted or given. [P15.6B.2-1]
    #[error("an adventure has drafted or limited armies, not constructed ones")]
    Adventure,
    /// The edition plays scenarios only. [B29.2.2]
    #[error("every game of {0} has a scenario")]
    NoScenario(&'static str),
    /// The edition leaves winning to the scenario. [B29.2.7]
    #[error("{0} has no skirmish: the scenario says how each player wins")]
    SkirmishGoal(&'static str),
    /// The edition does not choose among scenarios, or the boards do not fit them. [B29.2.4]
    #[error("{scenarios} scenarios to roll for on {boards} boards")]
    Scenarios {
        /// How many scenarios.
        scenarios: usize,
        /// How many boards.
        boards: usize,
    },
    /// A board that needs what the edition lacks.
    #[error("board `{0}`: {1}")]
    BoardLacks(String, Lack),
    /// A unit that needs what the edition lacks.
    #[error("unit `{0}`: {1}")]
    UnitLacks(String, Lack),
}

impl Pantheon {
    /// Compiles a set-up.
    ///
    /// # Errors
    /// Every reason why it cannot be played.
    pub fn new(setup: Setup) -> Result<Self, Vec<SetupFault>> {
        let faults = crate::table::faults(&setup);
        if !faults.is_empty() {
            return Err(faults);
        }
        let defs = setup.pool.clone();
        let tags = unique(defs.iter().map(|def| def.id.as_str()));
        let area_tags = area_tags(&setup.boards);
        let talents = defs.iter().map(|def| def.talents.iter().copied().collect()).collect();
        let maps = setup.boards.iter().cloned().map(Map::new).collect();
        let select = |keep: &dyn Fn(&UnitDef) -> bool| -> UnitSet {
            (0u8..).map(UnitId).zip(&defs).filter(|(_, def)| keep(def)).map(|(id, _)| id).collect()
        };
        let listeners = Listeners::new(&defs, &setup);
        let huge = select(&|def| def.class == crate::catalog::Class::Huge);
        let troops = select(&UnitDef::is_troop);
        let twins = select(&|def| defs.iter().filter(|other| other.id == def.id).count() > 1);
        let recruits = Recruits::new(&defs, &setup);
        Ok(Self {
            defs,
            tags,
            area_tags,
            talents,
            maps,
            listeners,
            huge,
            troops,
            recruits,
            twins,
            setup,
        })
    }

    /// How the game began.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The edition of the rules.
    #[inline]
    pub fn edition(&self) -> &Edition {
        &self.setup.edition
    }

    /// The scenario being played.
    #[inline]
    pub fn scenario(&self, public: &Public) -> Option<&Scenario> {
        self.setup.scenario_on(public.board)
    }

    /// The table's rulings.
    #[inline]
    pub fn settings(&self) -> &Settings {
        &self.setup.settings
    }

    /// Whether what is bought is paid for before anything of it happens: in all games but those
    /// that began before it was so. [P15.11.0-3] [P15.7A.3b-1]
    #[inline]
    pub(crate) fn pays_first(&self) -> bool {
        self.setup.revision >= Revision::PaidFirst
    }

    /// Whether an attack keeps the parts of its values: in all games but those that began before it
    /// was so. [P15.R84]
    #[inline]
    pub(crate) fn keeps_parts(&self) -> bool {
        self.setup.revision >= Revision::PaidFirst
    }

    /// Whether it is kept how the last movement went: in all games but those that began before it
    /// was so.
    pub(crate) fn keeps_last_move(&self) -> bool {
        self.setup.revision >= Revision::PaidFirst
    }

    /// How many players.
    #[inline]
    pub fn seat_count(&self) -> u8 {
        self.setup.seats
    }

    /// Every unit of the pool.
    pub fn units(&self) -> impl Iterator<Item = UnitId> {
        (0..self.defs.len().min(MAX_UNITS) as u8).map(UnitId)
    }

    /// What a unit is.
    #[inline]
    pub fn def(&self, unit: UnitId) -> &UnitDef {
        &self.defs[unit.index()]
    }

    /// The name of a unit in notation: its id, with a number when several units share it.
    pub fn tag(&self, unit: UnitId) -> &str {
        &self.tags[unit.index()]
    }

    /// The unit with this name in notation.
    pub fn unit_by_tag(&self, tag: &str) -> Option<UnitId> {
        self.tags.iter().position(|known| known == tag).map(|index| UnitId(index as u8))
    }

    /// The name of an area in notation.
    pub fn area_tag(&self, area: AreaId) -> &str {
        self.area_tags.get(area.index()).map_or("?", String::as_str)
    }

    /// The area with this name in notation.
    pub fn area_by_tag(&self, tag: &str) -> Option<AreaId> {
        AreaId::from_index(self.area_tags.iter().position(|known| known == tag)?)
    }

    /// The talents printed on a unit, whether they can be used now or not.
    #[inline]
    pub fn printed_talents(&self, unit: UnitId) -> TalentSet {
        self.talents[unit.index()]
    }

    /// Which units have a power for which occasion.
    #[inline]
    pub(crate) fn listeners(&self) -> &Listeners {
        &self.listeners
    }

    /// Huge units.
    #[inline]
    pub(crate) fn huge(&self) -> UnitSet {
        self.huge
    }

    /// Troops.
    #[inline]
    pub(crate) fn troops(&self) -> UnitSet {
        self.troops
    }

    /// What recruitment asks about the pool.
    #[inline]
    pub(crate) fn recruits(&self) -> &Recruits {
        &self.recruits
    }

    /// The unit under whose name the activation cards of `unit` are counted: the first of that
    /// name in the army. [P15.R24]
    #[inline]
    pub(crate) fn cards_of(&self, public: &Public, unit: UnitId) -> UnitId {
        if !self.twins.contains(unit) {
            return unit;
        }
        let Some(owner) = public.unit(unit).owner else { return unit };
        let army = public.seat(owner).army & self.twins;
        army.iter().find(|&twin| self.def(twin).id == self.def(unit).id).unwrap_or(unit)
    }

    /// The board in play with its sets of areas.
    #[inline]
    pub fn map(&self, public: &Public) -> &Map {
        &self.maps[public.board as usize % self.maps.len()]
    }

    /// The board in play.
    #[inline]
    pub fn board(&self, public: &Public) -> &Board {
        &self.map(public).board
    }

    /// The seats of `seat`'s side: the player alone, or the team. [P15.6E.2]
    #[inline]
    pub fn side(&self, seat: Seat) -> SeatSet {
        if self.setup.teams {
            SeatSet(if seat.0.is_multiple_of(2) { 0b0101 } else { 0b1010 })
        } else {
            SeatSet::only(seat)
        }
    }

    /// Whether two seats are on one side.
    #[inline]
    pub fn same_side(&self, a: Seat, b: Seat) -> bool {
        self.side(a).contains(b)
    }

    /// The units of `seat`'s side, its own included. [P15.5B.0-2] [P15.5B.0-3] [P15.5B.0-4]
    #[inline]
    pub fn allies(&self, public: &Public, seat: Seat) -> UnitSet {
        if self.setup.teams {
            let mate = Seat((seat.0 + 2) % 4);
            public.seat(seat).army | public.seat(mate).army
        } else {
            public.seat(seat).army
        }
    }

    /// The units of every other side. [P15.5B.0-5]
    #[inline]
    pub fn enemies(&self, public: &Public, seat: Seat) -> UnitSet {
        let mut units = UnitSet::EMPTY;
        for other in 0..self.setup.seats {
            units |= public.seats[other as usize].army;
        }
        units - self.allies(public, seat)
    }

    /// Whether armies are drafted, and so the divinity type matters.
    pub fn is_draft(&self) -> bool {
        matches!(self.setup.recruitment, Recruitment::Draft { .. })
    }

    /// The terrain in force in an area: open ground where the last 3D element is gone.
    /// [P15.12B.0-3]
    #[inline]
    pub fn terrain(&self, public: &Public, area: AreaId) -> Terrain {
        let map = self.map(public);
        if map.element_obstacles.contains(area) && !public.standing.contains(area) {
            Terrain::OpenGround
        } else {
            map.board.terrain(area)
        }
    }

    /// The terrain of an area as players see it: before the 3D elements are set up, what will stand
    /// there counts as standing. [P15.6D.1-1]
    pub fn shown_terrain(&self, public: &Public, area: AreaId) -> Terrain {
        match self.shown_elements(public, area) {
            0 => self.terrain(public, area),
            _ => self.board(public).terrain(area),
        }
    }

    /// The 3D elements of an area as players see them, before they are set up and after.
    pub fn shown_elements(&self, public: &Public, area: AreaId) -> u8 {
        let to_come = public.round == 0 && public.standing.is_empty();
        if to_come { self.board(public).elements(area) } else { public.elements[area.index()] }
    }

    /// Areas that block a sight line now. [P15.8A.2a1-7] [P15.8A.2a1-8]
    #[inline]
    pub fn obstacles(&self, public: &Public) -> AreaSet {
        let map = self.map(public);
        map.always_obstacles | (map.element_obstacles & public.standing) | public.occupied
    }

    /// Whether no further unit may enter an area. [P15.5A.6] [P15.13.5-2]
    #[inline]
    pub fn is_full(&self, public: &Public, area: AreaId) -> bool {
        let here = public.units_in(area);
        here.len() >= self.board(public).capacity(area) || here.intersects(self.huge)
    }
}

impl Map {
    /// The board with these sets.
    pub fn new(board: Arc<Board>) -> Self {
        let with = |terrains: &[Terrain]| {
            terrains.iter().fold(AreaSet::EMPTY, |set, &terrain| set | board.with_terrain(terrain))
        };
        let always_obstacles = with(&[
            Terrain::Cage,
            Terrain::Cliff,
            Terrain::Polar,
            Terrain::Rock,
            Terrain::SandDunes,
            Terrain::Wall,
        ]);
        let element_obstacles = with(&[Terrain::Forest, Terrain::Ruins]);
        let closed = with(&[Terrain::Cliff, Terrain::Rock]);
        let aquatic = with(&[Terrain::StormySeas, Terrain::Swamp, Terrain::Water]);
        let lava = with(&[Terrain::EruptingLava, Terrain::Lava]);
        let too_small = board.all().iter().filter(|&area| board.capacity(area) < 3).collect();
        Self { always_obstacles, element_obstacles, closed, aquatic, lava, too_small, board }
    }
}

/// Unique names: what appears several times gets a number from the second on.
fn unique<'n>(names: impl Iterator<Item = &'n str>) -> Vec<String> {
    let mut tags: Vec<String> = Vec::new();
    for name in names {
        let mut tag = name.to_owned();
        let mut copy = 2;
        while tags.contains(&tag) {
            tag = format!("{name}.{copy}");
            copy += 1;
        }
        tags.push(tag);
    }
    tags
}

/// One name for each area id. Notation is read before it is known on which of two boards it is
/// played, so the first board names the areas, and the larger one those beyond.
fn area_tags(boards: &[Arc<Board>]) -> Vec<String> {
    let count = boards.iter().map(|board| board.areas().len()).max().unwrap_or(0);
    let named = |at| boards.iter().find_map(|board| board.areas().get(at));
    unique((0..count).filter_map(named).map(|area| area.tag.as_str()))
}
