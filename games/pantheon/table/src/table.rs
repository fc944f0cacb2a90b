//! From what people say about a table, by names, to the set-up that is played.

use std::fmt;
use std::sync::Arc;

use content::{nearest, shortened};
use kernel::Seat;
use pantheon::board::Board;
use pantheon::catalog::UnitDef;
use pantheon::edition::Winning;
use pantheon::{
    DivinityType, Edition, Pantheon, Recruitment, Revision, Settings, Setup, SetupFault, UnitId,
};
use serde::{Deserialize, Serialize};

use crate::layout::{Layout, agreed, lay_out};
use crate::pack::Pack;
use crate::scenario::Scenario;

/// A table as it is asked for: everything by name.
///
/// ```
/// use pantheon_table::TableSpec;
/// use pantheon::DivinityType;
///
/// let pack = pantheon_table::embedded();
/// let table = TableSpec::draft(3, DivinityType::Gods);
/// let setup = table.setup(&pack).expect("the pack has a board for three");
/// assert_eq!(setup.seats, 3);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableSpec {
    /// By which rules; 1.5 when absent.
    #[serde(default, rename = "ruleset", skip_serializing_if = "Edition::is_default")]
    pub edition: Edition,
    /// How many players, 2 to 4.
    pub seats: u8,
    /// Whether players 1 and 3 play against 2 and 4. [P15.6E.1]
    #[serde(default)]
    pub teams: bool,
    /// The ids of the boards: one, or two to choose from with constructed armies. Left empty, it is
    /// the smallest that fits the players, or the scenario's.
    #[serde(default)]
    pub boards: Vec<String>,
    /// How armies come about.
    pub recruitment: RecruitmentSpec,
    /// Who leads, when it is neither rolled for nor the scenario's to say.
    #[serde(default)]
    pub lead: Option<Seat>,
    /// The table's rulings; when absent the scenario's or the catalogue's.
    #[serde(default)]
    pub settings: Option<Settings>,
}

/// How the armies of a table come about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum RecruitmentSpec {
    /// Players pick in turn. [P15.6C.1-1]
    Draft {
        /// Points of each player; the rulebook's table when absent. [P15.6C.1-2]
        points: Option<u8>,
        /// Gods or titans for everybody. [P15.6C.1-5]
        divinities: DivinityType,
        /// How much of the roster is laid out.
        #[serde(default)]
        layout: Layout,
    },
    /// Each player brings an army. [P15.6C.2-3]
    Constructed {
        /// The armies, in the order of the seats.
        armies: Vec<ArmySpec>,
    },
    /// The scenario with this id says so. [P15.6B.2-1]
    Scenario(String),
}

/// An army by names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ArmySpec {
    /// The id of a ready-made army.
    Ready(String),
    /// The ids of its units.
    Units(Vec<String>),
}

/// Why a table cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableFault {
    /// A name that the pack does not know.
    Unknown {
        /// What kind of thing it should name.
        what: &'static str,
        /// The name.
        name: String,
        /// The name that may have been meant.
        nearest: Option<String>,
    },
    /// No board of the pack has deployment zones for so many sides.
    NoBoard(u8),
    /// The table says something else than its scenario.
    Scenario {
        /// The scenario.
        id: String,
        /// What it says.
        says: ScenarioSays,
    },
    /// Rules or bounds of the game that the table breaks.
    Broken(Vec<SetupFault>),
}

/// What a scenario says about its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScenarioSays {
    /// So many players, in teams or not.
    Players {
        /// How many.
        seats: u8,
        /// Whether in teams.
        teams: bool,
    },
    /// This board.
    Board(String),
    /// This ruleset.
    Ruleset(&'static str),
}

impl fmt::Display for ScenarioSays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players { seats, teams: false } => write!(f, "{seats} players"),
            Self::Players { seats, teams: true } => write!(f, "{seats} players in teams"),
            Self::Board(board) => write!(f, "the board `{board}`"),
            Self::Ruleset(ruleset) => f.write_str(ruleset),
        }
    }
}

impl fmt::Display for TableFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { what, name, nearest } => {
                write!(f, "unknown {what} `{}`", shortened(name))?;
                match nearest {
                    Some(nearest) => write!(f, "; did you mean `{nearest}`?"),
                    None => Ok(()),
                }
            }
            Self::NoBoard(sides) => write!(f, "no board has deployment zones for {sides} players"),
            Self::Scenario { id, says } => write!(f, "the scenario `{id}` is for {says}"),
            Self::Broken(faults) => {
                for (at, fault) in faults.iter().enumerate() {
                    let separator = if at > 0 { "; " } else { "" };
                    write!(f, "{separator}{fault}")?;
                    // The fault of an army names its rule already.
                    match fault.rule() {
                        Some(rule) if !matches!(fault, SetupFault::IllegalArmy { .. }) => {
                            write!(f, " [{rule}]")?;
                        }
                        _ => {}
                    }
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for TableFault {}

impl TableSpec {
    /// A skirmish with a draft from the whole roster, on the smallest board that fits.
    pub fn draft(seats: u8, divinities: DivinityType) -> Self {
        let layout = Layout::default();
        Self::new(seats, RecruitmentSpec::Draft { points: None, divinities, layout })
    }

    /// A skirmish with constructed armies: two players, or four in teams.
    pub fn constructed(armies: Vec<ArmySpec>) -> Self {
        let seats = armies.len() as u8;
        let teams = seats == 4;
        Self { teams, ..Self::new(seats, RecruitmentSpec::Constructed { armies }) }
    }

    /// A scenario as it stands.
    pub fn scenario(scenario: &Scenario) -> Self {
        let Setup { seats, teams, edition, .. } = scenario.setup;
        Self { teams, edition, ..Self::new(seats, RecruitmentSpec::Scenario(scenario.id.clone())) }
    }

    fn new(seats: u8, recruitment: RecruitmentSpec) -> Self {
        Self {
            edition: Edition::default(),
            seats,
            teams: false,
            boards: Vec::new(),
            recruitment,
            lead: None,
            settings: None,
        }
    }

    /// The set-up this table begins from.
    ///
    /// # Errors
    /// The first name that the pack does not know, or everything that the rules forbid.
    pub fn setup(&self, pack: &Pack) -> Result<Setup, TableFault> {
        let setup = match &self.recruitment {
            RecruitmentSpec::Draft { points, divinities, layout } => {
                let agreed = agreed(self.edition, *divinities);
                let pool = lay_out(pack.pool_for(&self.edition), self.seats, agreed, *layout);
                let recruitment = Recruitment::Draft { points: *points, divinities: *divinities };
                self.skirmish(pack, pool, recruitment)?
            }
            RecruitmentSpec::Constructed { armies } => {
                let mut pool = Vec::new();
                let mut shares: Vec<Vec<UnitId>> = Vec::new();
                for army in armies {
                    let units = army.units(pack)?;
                    let ids = (pool.len()..pool.len() + units.len()).map(|at| UnitId(at as u8));
                    shares.push(ids.collect());
                    pool.extend(units);
                }
                self.skirmish(pack, pool, Recruitment::Constructed { armies: shares })?
            }
            RecruitmentSpec::Scenario(id) => {
                let known = || pack.scenarios().iter().map(|scenario| &scenario.id[..]);
                let scenario = pack.scenario(id).ok_or_else(|| unknown("scenario", id, known()))?;
                self.adventure(scenario)?
            }
        };
        match Pantheon::new(setup.clone()) {
            Ok(_) => Ok(setup),
            Err(faults) => Err(TableFault::Broken(faults)),
        }
    }

    fn skirmish(
        &self,
        pack: &Pack,
        pool: Vec<Arc<UnitDef>>,
        recruitment: Recruitment,
    ) -> Result<Setup, TableFault> {
        // The beta has no skirmish; its plainest scenario is won alike. [B29.2.2]
        let plain = self.edition.winning == Winning::Scenario;
        let mut setup = Setup {
            edition: self.edition,
            seats: self.seats,
            teams: self.teams,
            boards: Vec::new(),
            pool,
            recruitment,
            lead: self.lead,
            scenario: plain.then(|| pantheon::Scenario::last_divinity(self.seats)),
            scenarios: Vec::new(),
            youngest: None,
            settings: self.settings.unwrap_or_default(),
            revision: Revision::CURRENT,
        };
        setup.boards = if self.boards.is_empty() {
            vec![smallest_board(pack, setup.sides(), &self.edition)?.clone()]
        } else {
            let known = || pack.boards().iter().map(|board| board.id());
            let named = self
                .boards
                .iter()
                .map(|id| pack.board(id).cloned().ok_or_else(|| unknown("board", id, known())));
            named.collect::<Result<_, _>>()?
        };
        Ok(setup)
    }

    fn adventure(&self, scenario: &Scenario) -> Result<Setup, TableFault> {
        let setup = &scenario.setup;
        let differs = |says: ScenarioSays| TableFault::Scenario { id: scenario.id.clone(), says };
        if self.edition != setup.edition {
            return Err(differs(ScenarioSays::Ruleset(setup.edition.ruleset())));
        }
        if (self.seats, self.teams) != (setup.seats, setup.teams) {
            let Setup { seats, teams, .. } = *setup;
            return Err(differs(ScenarioSays::Players { seats, teams }));
        }
        let board = setup.boards.iter().map(|board| board.id());
        if !self.boards.is_empty() && !board.clone().eq(self.boards.iter().map(String::as_str)) {
            return Err(differs(ScenarioSays::Board(board.collect())));
        }
        Ok(Setup {
            lead: self.lead.or(setup.lead),
            settings: self.settings.unwrap_or(setup.settings),
            ..setup.clone()
        })
    }
}

impl ArmySpec {
    fn units(&self, pack: &Pack) -> Result<Vec<Arc<UnitDef>>, TableFault> {
        match self {
            Self::Ready(id) => {
                let known = || pack.armies().iter().map(|army| &army.id[..]);
                let army = pack.army(id).ok_or_else(|| unknown("army", id, known()))?;
                Ok(army.units.clone())
            }
            Self::Units(ids) => {
                let known = || pack.units().iter().map(|unit| &unit.def.id[..]);
                let unit = |id: &String| {
                    let unit = pack.unit(id).ok_or_else(|| unknown("unit", id, known()))?;
                    Ok(unit.def.clone())
                };
                ids.iter().map(unit).collect()
            }
        }
    }
}

/// The board of fewest areas with zones for so many sides.
fn smallest_board<'p>(
    pack: &'p Pack,
    sides: u8,
    edition: &Edition,
) -> Result<&'p Arc<Board>, TableFault> {
    let fitting = boards_for(pack, sides, edition);
    fitting.min_by_key(|board| board.areas().len()).ok_or(TableFault::NoBoard(sides))
}

/// The boards with zones for so many sides that serve an edition of the rules.
pub fn boards_for<'p>(
    pack: &'p Pack,
    sides: u8,
    edition: &Edition,
) -> impl Iterator<Item = &'p Arc<Board>> {
    let edition = *edition;
    let fits = move |board: &&Arc<Board>| {
        board.deployments(sides).count() >= usize::from(sides)
            && edition.lacks_of_board(board).is_empty()
    };
    pack.boards().iter().filter(fits)
}

fn unknown<'n>(what: &'static str, name: &str, known: impl Iterator<Item = &'n str>) -> TableFault {
    let known: Vec<&str> = known.collect();
    let nearest = nearest(name, &known).map(str::to_owned);
    TableFault::Unknown { what, name: name.to_owned(), nearest }
}
