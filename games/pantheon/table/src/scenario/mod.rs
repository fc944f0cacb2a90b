//! Scenarios: a file with a story, who plays what where, how each player wins, and the changes of
//! play that rank above everything else. [P15.4.9] [P15.3.2]

mod compile;

use content::{FaultList, Names, Source, document};
use pantheon::board::StoneKind;
use pantheon::{DivinityType, Edition, Settings, Setup};
use schemars::{JsonSchema, schema_for};
use serde::Deserialize;

use crate::read::Known;

/// A scenario, ready to be played.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Short unique name.
    pub id: String,
    /// What players call it.
    pub name: Names,
    /// What it is about, to be read before the game.
    pub story: Names,
    /// What each player is told before the game, by seat.
    pub briefings: Vec<Names>,
    /// How it begins.
    pub setup: Setup,
}

/// A scenario: one file, called like its id.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Scenario of Mythic Battles: Pantheon")]
#[expect(dead_code, reason = "part of the format; what is played is compiled from `Written`")]
struct ScenarioFile {
    /// Short unique name, the name of the file without its ending.
    #[schemars(regex(pattern = r"^[a-z][a-z0-9_]*$"))]
    id: String,
    /// What players call it.
    name: Names,
    /// What it is about, to be read before the game.
    story: Names,
    /// The rules it is made for: `pantheon-1.5` when left out, or `pantheon-beta`.
    #[serde(default)]
    #[schemars(with = "RulesetName")]
    ruleset: Edition,
    /// The id of the board it is played on.
    board: String,
    /// Whether players 1 and 3 play against 2 and 4.
    #[serde(default)]
    teams: bool,
    /// The number of the player who leads; rolled for when left out, or the first in the beta.
    #[schemars(range(min = 1, max = 4))]
    lead: Option<u8>,
    /// How armies are drafted; left out when each player's army is given.
    draft: Option<DraftFile>,
    /// Divine stones instead of those of the board.
    stones: Option<Vec<StoneFile>>,
    /// Units that begin on the board, where armies are given.
    #[serde(default)]
    placed: Vec<PlacedFile>,
    /// Areas with an element that is carried like a divine stone.
    #[serde(default)]
    relics: Vec<String>,
    /// Changes of play; they rank above powers.
    #[serde(default)]
    rules: Vec<RuleFile>,
    /// The table's rulings, and a limit of rounds.
    #[serde(default)]
    settings: Settings,
    /// The players in the order of their seats, one entry for each.
    #[schemars(length(min = 1, max = 4))]
    player: Vec<PlayerFile>,
}

/// The rulesets a scenario can be made for.
#[derive(JsonSchema)]
#[schemars(rename = "Ruleset")]
#[expect(dead_code, reason = "describes the format; `Edition` reads it")]
enum RulesetName {
    /// Mythic Battles: Pantheon 1.5.
    #[schemars(rename = "pantheon-1.5")]
    V1_5,
    /// The beta rules 2.9.
    #[schemars(rename = "pantheon-beta")]
    Beta,
}

/// A unit that begins on the board.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct PlacedFile {
    /// The id of the unit.
    unit: String,
    /// The tag of the area.
    area: String,
}

/// A drafted scenario gives the points. [P15.6B.2-2]
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct DraftFile {
    /// Recruitment points of each player.
    #[schemars(range(min = 1, max = 60))]
    points: u8,
    /// Gods or titans for everybody.
    divinities: DivinityType,
    /// The ids of the units to pick from; every unit when left out.
    pool: Option<Vec<String>>,
}

/// A divine stone and where it lies.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct StoneFile {
    /// Which stone.
    kind: StoneKind,
    /// The tag of the area.
    area: String,
}

/// A change of play.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "Rule")]
enum RuleFile {
    /// Nobody may enter the area with this tag.
    Closed(String),
    /// Powers of this unit cannot be used.
    Powerless(String),
    /// An attack by a unit rolls a stated number of dice.
    AttackDice(AttackDiceFile),
}

/// Stated dice.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct AttackDiceFile {
    /// The unit that attacks.
    unit: String,
    /// How many dice it rolls.
    #[schemars(range(min = 1, max = 10))]
    dice: u8,
}

/// One player of a scenario.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct PlayerFile {
    /// What the player is told before the game.
    briefing: Names,
    /// The id of a ready-made army, where armies are given.
    army: Option<String>,
    /// The ids of the units instead of a ready-made army.
    units: Option<Vec<String>>,
    /// The tags of the player's deployment areas; those of the board when no player has any.
    zone: Option<Vec<String>>,
    /// How the player wins; as in a skirmish when left out.
    #[serde(default)]
    goals: Vec<AimFile>,
}

/// A way to win.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "Goal")]
enum AimFile {
    /// This unit is destroyed, by whomever.
    Destroy(String),
    /// Every enemy divinity is destroyed.
    LastDivinity,
    /// So many stones are absorbed.
    Absorb(#[schemars(range(min = 1, max = 16))] u8),
    /// A unit of the player stands in this area at the end of one of their turns.
    Reach(String),
    /// A unit of the player carries a stone or relic into this area.
    Carry(String),
    /// The round with this number is over and the player's divinity lives.
    Survive(#[schemars(range(min = 1, max = 999))] u16),
    /// The two ways to win a skirmish stay open as well.
    Skirmish,
}

/// A scenario file as far as it could be read.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
struct Written {
    id: Option<String>,
    name: Option<Names>,
    story: Option<Names>,
    ruleset: Edition,
    board: Option<String>,
    teams: bool,
    lead: Option<u8>,
    draft: Option<DraftFile>,
    stones: Option<Vec<Option<StoneFile>>>,
    placed: Vec<Option<PlacedFile>>,
    relics: Vec<Option<String>>,
    rules: Vec<Option<RuleFile>>,
    settings: Settings,
    player: Vec<Option<PlayerFile>>,
}

impl Written {
    /// The players that could be read, with their positions.
    fn players(&self) -> impl Iterator<Item = (usize, &PlayerFile)> {
        self.player.iter().enumerate().filter_map(|(at, player)| Some((at, player.as_ref()?)))
    }
}

/// The JSON Schema of scenario files, as it is published in
/// `games/pantheon/schemas/pantheon-scenario.schema.json`.
pub fn schema() -> serde_json::Value {
    schema_for!(ScenarioFile).to_value()
}

/// Reads a scenario file; nothing when it has faults.
pub(crate) fn read(
    source: Source<'_>,
    schema: &serde_json::Value,
    known: &Known<'_>,
    faults: &mut FaultList,
) -> Option<Scenario> {
    let mut setup = None;
    let read = document::read(
        source.text,
        schema,
        "a scenario",
        faults,
        |written: &Written, places, faults| {
            setup = compile::compile(written, source.stem(), known, places, faults);
        },
    );
    let _: ScenarioFile = read.file?;
    let Written { id, name, story, player, .. } = read.written;
    let briefings = player.into_iter().map(|player| Some(player?.briefing));
    Some(Scenario {
        id: id?,
        name: name?,
        story: story?,
        briefings: briefings.collect::<Option<_>>()?,
        setup: setup?,
    })
}
