//! What is the same for all tables: units, boards, armies, scenarios and words.

use pantheon::Edition;
use pantheon::board::Board;
use protocol::WordCard;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Everything a browser shows that is not a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
pub struct Catalogue {
    /// The units, ordered by id.
    pub units: Vec<UnitCard>,
    /// The boards, ordered by id.
    pub boards: Vec<BoardCard>,
    /// Ready-made armies.
    pub armies: Vec<ArmyCard>,
    /// Adventures.
    pub scenarios: Vec<ScenarioCard>,
    /// Talents.
    pub talents: Vec<WordCard>,
    /// Terrains.
    pub terrains: Vec<WordCard>,
    /// Boundaries.
    pub boundaries: Vec<WordCard>,
    /// Divine stones.
    pub stones: Vec<WordCard>,
    /// Classes of units.
    pub classes: Vec<WordCard>,
    /// Table settings.
    pub settings: Vec<WordCard>,
    /// Levels of computer players.
    pub levels: Vec<WordCard>,
}

/// A unit as its dashboard shows it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct UnitCard {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// `god`, `titan`, `hero`, `monster` or `troop`.
    #[serde(rename = "type")]
    pub unit_type: &'static str,
    /// What people call the type.
    pub type_name: String,
    /// Its class.
    pub class: &'static str,
    /// What people call the class.
    pub class_name: String,
    /// The mythology of a divinity.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mythology: Option<&'static str>,
    /// The unit it is a version of.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub veteran_of: Option<String>,
    /// Recruitment cost.
    pub cost: u8,
    /// Activation cards it brings.
    pub cards: u8,
    /// Art of war cards it brings.
    pub strategic_value: u8,
    /// Vitality when it is whole.
    pub vitality: u8,
    /// Miniatures of a complete troop.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub miniatures: Option<u8>,
    /// The stats table, full vitality first.
    pub rows: Vec<RowCard>,
    /// Its talents, by id.
    pub talents: Vec<&'static str>,
    /// Its powers.
    pub powers: Vec<PowerCard>,
}

/// A row of a stats table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RowCard {
    /// The vitality at which it is in force.
    pub vitality: u8,
    /// Dice of the first assault.
    pub offence: u8,
    /// What a die must reach.
    pub defence: u8,
    /// How far it attacks.
    pub range: u8,
    /// How far it walks.
    pub movement: u8,
    /// The power column: the value X, or whether the power is there.
    #[ts(type = "(number | boolean)[]")]
    pub powers: Vec<pantheon::catalog::PowerValue>,
}

/// A power as its box shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PowerCard {
    /// Its id within the unit.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// `permanent`, `passive`, `active` or `offensive`.
    pub kind: &'static str,
    /// What people call the kind.
    pub kind_name: String,
    /// Art of war cards it costs.
    pub cost: u8,
    /// Tokens in its reserve pool.
    pub tokens: u8,
    /// What it does.
    pub text: String,
}

/// A board as it is drawn.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct BoardCard {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Width and height, in the units of its points.
    pub size: [i32; 2],
    /// For how many players it has deployment zones.
    pub players: Vec<u8>,
    /// The only ruleset it serves; any when absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ruleset: Option<&'static str>,
    /// The areas.
    pub areas: Vec<BoardArea>,
    /// What stands between areas; plain lines are left out.
    pub boundaries: Vec<BoardBoundary>,
    /// Paths across rifts.
    pub skull_paths: Vec<SkullPathCard>,
    /// Where stones lie at the start.
    pub stones: Vec<BoardStone>,
    /// Deployment zones by number of players.
    pub zones: Vec<BoardZone>,
}

/// An area of a board.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct BoardArea {
    /// Its name in notation.
    pub tag: String,
    /// Its terrain, by id.
    pub terrain: &'static str,
    /// How many units it holds.
    pub capacity: u8,
    /// 3D elements at the start.
    pub elements: u8,
    /// How high it lies.
    pub level: u8,
    /// The outline.
    pub outline: Vec<[i32; 2]>,
    /// A point well inside it.
    pub centre: [i32; 2],
    /// The areas next to it.
    pub neighbours: Vec<String>,
}

/// Something between two areas.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct BoardBoundary {
    /// One area.
    pub a: String,
    /// The other.
    pub b: String,
    /// What it is, by id.
    pub kind: &'static str,
    /// The lower side, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lower: Option<String>,
    /// Its straight pieces.
    pub lines: Vec<[[i32; 2]; 2]>,
}

/// A path across a rift.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SkullPathCard {
    /// The rift.
    pub rift: String,
    /// The areas it joins.
    pub ends: [String; 2],
}

/// A stone at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct BoardStone {
    /// Its kind, by id.
    pub kind: &'static str,
    /// Where it lies.
    pub area: String,
}

/// A deployment zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct BoardZone {
    /// For how many players.
    pub players: u8,
    /// Which side of the board.
    pub side: String,
    /// Its areas.
    pub areas: Vec<String>,
}

/// The recruitment an army is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ArmyKindName {
    /// Built alone.
    Constructed,
    /// Picked in turn.
    Draft,
}

/// A ready-made army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ArmyCard {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// One line about it.
    pub text: String,
    /// The recruitment it is made for.
    pub kind: ArmyKindName,
    /// For how many players.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub players: Option<u8>,
    /// Its points.
    pub points: u8,
    /// The ids of its units.
    pub units: Vec<String>,
}

/// An adventure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ScenarioCard {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// What it is about.
    pub story: String,
    /// For how many players.
    pub players: Vec<u8>,
    /// Whether players 1 and 3 play against 2 and 4.
    pub teams: bool,
    /// The board, by id.
    pub board: String,
    /// The ruleset it is made for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ruleset: Option<&'static str>,
    /// What each player is told.
    pub seats: Vec<ScenarioSeat>,
}

/// One side of an adventure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ScenarioSeat {
    /// The seat.
    pub seat: u8,
    /// What the player is told, and how to win.
    pub goals: Vec<String>,
}

/// The ruleset of a board that serves one alone.
fn only_ruleset(board: &Board) -> Option<&'static str> {
    let serves = |edition: &&&'static Edition| edition.lacks_of_board(board).is_empty();
    let mut serving = Edition::ALL.iter().filter(serves);
    let first = serving.next()?.ruleset();
    serving.next().is_none().then_some(first)
}

impl BoardCard {
    /// A board under the name people call it.
    pub fn new(board: &Board, name: String) -> Self {
        let tag = |area| board.tag(area).to_owned();
        let areas = board.all().iter().map(|id| {
            let area = board.area(id);
            BoardArea {
                tag: area.tag.clone(),
                terrain: area.terrain.name(),
                capacity: area.capacity,
                elements: area.elements,
                level: area.level,
                outline: area.outline.iter().map(|&point| point.into()).collect(),
                centre: area.centre.into(),
                neighbours: board.adjacent(id).iter().map(tag).collect(),
            }
        });
        let boundaries = board.boundaries().iter().map(|boundary| BoardBoundary {
            a: tag(boundary.between[0]),
            b: tag(boundary.between[1]),
            kind: boundary.kind.name(),
            lower: boundary.lower.map(tag),
            lines: boundary.pieces.iter().map(|at| [at.from.into(), at.to.into()]).collect(),
        });
        let zones = (2..=4).flat_map(|players| board.deployments(players)).map(|zone| BoardZone {
            players: zone.players,
            side: zone.side.clone(),
            areas: zone.areas.iter().map(tag).collect(),
        });
        let skull_paths = board
            .skull_paths()
            .iter()
            .map(|path| SkullPathCard { rift: tag(path.rift), ends: path.ends.map(tag) });
        let stones = board.stones().iter();
        Self {
            id: board.id().to_owned(),
            name,
            size: board.size(),
            players: (2..=4)
                .filter(|&players| board.deployments(players).count() >= usize::from(players))
                .collect(),
            ruleset: only_ruleset(board),
            areas: areas.collect(),
            boundaries: boundaries.collect(),
            skull_paths: skull_paths.collect(),
            stones: stones
                .map(|stone| BoardStone { kind: stone.kind.name(), area: tag(stone.area) })
                .collect(),
            zones: zones.collect(),
        }
    }
}
