//! Ready-made armies: a file with the units somebody chose, held to the rules of recruitment.

use std::sync::Arc;

use content::{FaultList, FileFaults, Names, Places, Source, Span, document, way};
use kernel::RuleId;
use pantheon::catalog::UnitDef;
use pantheon::{ArmyBreach, ArmyFault, ArmyKind, DivinityType, budget, check_army};
use schemars::{JsonSchema, schema_for};
use serde::{Deserialize, Serialize};

use crate::pack::Pack;
use crate::read::Known;
use crate::sense::named_like_file;

/// An army somebody put together, ready to be played.
#[derive(Clone, Debug)]
pub struct Army {
    /// Short unique name.
    pub id: String,
    /// What players call it.
    pub name: Names,
    /// How it plays, in a sentence.
    pub description: Names,
    /// For which recruitment it is meant.
    pub kind: ArmyUse,
    /// The recruitment points it is made for.
    pub points: u8,
    /// Its units, in the order of the file.
    pub units: Vec<Arc<UnitDef>>,
}

/// For which recruitment an army is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "Kind")]
pub enum ArmyUse {
    /// What a player would pick in a draft; points may be left over.
    Draft,
    /// Built alone; every point is spent. For two players, or four in teams.
    Constructed,
}

impl Army {
    /// The ids of its units.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.units.iter().map(|unit| &unit.id[..])
    }

    /// The type of its divinity.
    pub fn divinities(&self) -> Option<DivinityType> {
        self.units.iter().find_map(|unit| DivinityType::of(unit))
    }

    /// What it must keep to.
    pub fn kind(&self) -> ArmyKind {
        self.kind.of(self.points)
    }
}

impl ArmyUse {
    fn of(self, points: u8) -> ArmyKind {
        match self {
            Self::Draft => ArmyKind::Draft { points, divinities: None },
            Self::Constructed => ArmyKind::Constructed { points, divinities: None },
        }
    }
}

/// An army: one file, called like its id.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Army of Mythic Battles: Pantheon")]
struct ArmyFile {
    /// Short unique name, the name of the file without its ending.
    #[schemars(regex(pattern = r"^[a-z][a-z0-9_]*$"))]
    id: String,
    /// What players call it.
    name: Names,
    /// How it plays, in a sentence.
    description: Names,
    /// For which recruitment it is meant.
    kind: ArmyUse,
    /// For how many players; that decides the points: 18 for two, 16 for three, 14 for four.
    #[schemars(range(min = 2, max = 4))]
    players: Option<u8>,
    /// The points, where they are not those of the rulebook.
    #[schemars(range(min = 1, max = 60))]
    points: Option<u8>,
    /// The ids of its units.
    #[schemars(length(min = 1))]
    units: Vec<String>,
}

/// An army file as far as it could be read.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
struct Written {
    id: Option<String>,
    kind: Option<ArmyUse>,
    players: Option<u8>,
    points: Option<u8>,
    units: Vec<Option<String>>,
}

/// The points an army is made for, where its file says so in one way.
fn points_of(players: Option<u8>, points: Option<u8>) -> Option<u8> {
    match (players, points) {
        (Some(players), None) => Some(budget(players)),
        (None, points) => points,
        (Some(_), Some(_)) => None,
    }
}

/// What a fault of an army file is about, to be told in the words of a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArmyAbout {
    /// A restriction of recruitment that an army breaks.
    Army(ArmyBreach),
    /// An army that gives its points in two ways.
    PointsTwice,
    /// An army that gives no points.
    NoPoints,
    /// A constructed army for three players. [P15.6A.1-2]
    ThreeConstructed,
}

/// The JSON Schema of army files, as it is published in `games/pantheon/schemas/pantheon-army.schema.json`.
pub fn schema() -> serde_json::Value {
    schema_for!(ArmyFile).to_value()
}

/// Reads an army file that names units of `pack`; it need not be part of the pack.
///
/// # Errors
/// Every fault of the file, broken restrictions with the rule they break.
pub fn read_army(name: &str, text: &str, pack: &Pack) -> Result<Army, FileFaults> {
    let mut faults = FaultList::default();
    let source = Source { name, text, built_in: false };
    let army = read(source, &schema(), &Known::of(pack), &mut faults);
    army.ok_or_else(|| faults.into_faults(name, text))
}

/// Reads an army file; nothing when it has faults.
pub(crate) fn read(
    source: Source<'_>,
    schema: &serde_json::Value,
    known: &Known<'_>,
    faults: &mut FaultList,
) -> Option<Army> {
    let before = faults.len();
    let read = document::read(
        source.text,
        schema,
        "an army",
        faults,
        |written: &Written, places, faults| {
            check(written, source.stem(), known, places, faults);
        },
    );
    let file: ArmyFile = read.file.filter(|_| faults.len() == before)?;
    let unit = |id: &String| known.unit(id).map(|unit| unit.def.clone());
    Some(Army {
        points: points_of(file.players, file.points)?,
        // A unit whose own file has faults is told there; nothing of the pack is loaded then.
        units: file.units.iter().map(unit).collect::<Option<_>>()?,
        id: file.id,
        name: file.name,
        description: file.description,
        kind: file.kind,
    })
}

fn check(
    army: &Written,
    stem: &str,
    known: &Known<'_>,
    places: Places<'_, '_>,
    faults: &mut FaultList,
) {
    named_like_file(army.id.as_deref(), stem, places, faults);
    match (army.players, army.points) {
        (Some(_), Some(_)) => {
            let expected = "one of them: `players` for the rulebook's points, or `points`";
            faults.add(places.at(way!["points"]), "`points` beside `players`", expected);
            faults.about(ArmyAbout::PointsTwice);
        }
        (None, None) if !places.has("players") && !places.has("points") => {
            let expected = "`players = ...` for the rulebook's points, or `points = ...`";
            faults.add(0..0, "neither `players` nor `points`", expected);
            faults.about(ArmyAbout::NoPoints);
        }
        (Some(3), None) if army.kind == Some(ArmyUse::Constructed) => {
            let found = "a constructed army for 3 players";
            let rule = RuleId("P15.6A.1-2");
            faults.add_forbidden(places.at(way!["players"]), found, "2, or 4 in teams", rule);
            faults.about(ArmyAbout::ThreeConstructed);
        }
        _ => {}
    }
    let mut defs: Vec<&UnitDef> = Vec::new();
    let mut lines: Vec<Span> = Vec::new();
    let mut all_known = true;
    for (at, id) in army.units.iter().enumerate() {
        let Some(id) = id else {
            all_known = false;
            continue;
        };
        let line = places.at(way!["units", at]);
        match known.unit(id) {
            Some(unit) => {
                defs.push(&unit.def);
                lines.push(line);
            }
            None => {
                all_known = false;
                if !known.unit_ids.contains(&&id[..]) {
                    faults.add_unknown(line, "unit", id, &known.unit_ids);
                }
            }
        }
    }
    // What an unknown unit costs or is cannot be said, so the whole is judged only when complete.
    let (true, Some(kind), Some(points)) =
        (all_known, army.kind, points_of(army.players, army.points))
    else {
        return;
    };
    if defs.is_empty() {
        return;
    }
    for fault in check_army(&defs, kind.of(points)) {
        let line = line_of(&fault, &defs, &lines).unwrap_or_else(|| places.at(way!["units"]));
        let expected = expectation(&fault.breach, kind);
        faults.add_forbidden(line, fault.breach.to_string(), &expected, fault.rule);
        faults.about(ArmyAbout::Army(fault.breach));
    }
}

/// The line of the unit that is one too many.
fn line_of(fault: &ArmyFault, units: &[&UnitDef], lines: &[Span]) -> Option<Span> {
    let place = |id: &str, nth: usize| {
        let mut places = units.iter().zip(lines).filter(|(unit, _)| unit.id == id);
        places.nth(nth).map(|(_, line)| line.clone())
    };
    let second = |ids: &[String]| {
        let mut places = units.iter().zip(lines).filter(|(unit, _)| ids.contains(&unit.id));
        places.nth(1).map(|(_, line)| line.clone())
    };
    match &fault.breach {
        ArmyBreach::NoDivinity | ArmyBreach::Cost { .. } => None,
        ArmyBreach::Divinities(ids) | ArmyBreach::Costly(ids) => second(ids),
        ArmyBreach::DivinityType(id) | ArmyBreach::Versions(_, id) => place(id, 0),
        ArmyBreach::Twice(id) => place(id, 1),
    }
}

fn expectation(breach: &ArmyBreach, kind: ArmyUse) -> String {
    let fixed = match breach {
        ArmyBreach::NoDivinity => "one divinity",
        ArmyBreach::Divinities(_) => "one divinity, no more",
        ArmyBreach::DivinityType(_) => "the type the players agreed on",
        ArmyBreach::Costly(_) => "one of them at most",
        ArmyBreach::Cost { points, .. } => {
            return match kind {
                ArmyUse::Draft => format!("at most {points}"),
                ArmyUse::Constructed => format!("exactly {points}"),
            };
        }
        ArmyBreach::Twice(_) => "each unit once",
        ArmyBreach::Versions(..) => "one version of a unit",
    };
    fixed.to_owned()
}
