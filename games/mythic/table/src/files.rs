//! Unit, board and army files of Mythic Battles (2012) as people write them.

use content::Names;
use mythic::{Terrain, UnitCard, UnitDef, UnitType};
use schemars::{JsonSchema, schema_for};
use serde::Deserialize;

/// A unit: one file, called like its id.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Unit of Mythic Battles (2012)")]
pub(super) struct UnitFile {
    /// Short unique name, the name of the file without its ending.
    #[schemars(regex(pattern = r"^[a-z][a-z0-9_]*$"))]
    pub(super) id: String,
    /// What players call it.
    pub(super) name: Names,
    /// The faction it belongs to, or `neutral`.
    #[schemars(regex(pattern = r"^[a-z][a-z0-9_]*$"))]
    pub(super) affiliation: String,
    /// Its type.
    #[serde(rename = "type")]
    pub(super) kind: UnitType,
    /// Whether it flies; a ground unit when left out.
    #[serde(default)]
    pub(super) flying: bool,
    /// Whether an army has it at most once, whatever the illustration.
    #[serde(default)]
    pub(super) legendary: bool,
    /// Its illustrations: as many of it can be recruited.
    #[schemars(length(min = 1, max = 4))]
    pub(super) illustrations: Vec<String>,
    /// Recruitment points it costs.
    #[schemars(range(min = 1, max = 60))]
    pub(super) cost: u8,
    /// Maneuver cards it brings.
    #[schemars(range(min = 1, max = 9))]
    pub(super) maneuvers: u8,
    /// The id of the unit that talents of this one name, for talents that name one.
    pub(super) kin: Option<String>,
    /// The Unit cards, highest Vitality first.
    #[schemars(length(min = 1, max = 20))]
    pub(super) card: Vec<UnitCard>,
}

impl UnitFile {
    /// The unit as the rules know it, once for each illustration.
    pub(super) fn definitions(&self) -> impl Iterator<Item = UnitDef> + '_ {
        self.illustrations.iter().map(|illustration| UnitDef {
            id: self.id.clone(),
            affiliation: self.affiliation.clone(),
            illustration: illustration.clone(),
            kind: self.kind,
            flying: self.flying,
            legendary: self.legendary,
            cost: self.cost,
            maneuvers: self.maneuvers,
            kin: self.kin.clone(),
            cards: self.card.clone(),
        })
    }
}

/// A board of 4 x 4 spaces: one file, called like its id.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Board of Mythic Battles (2012)")]
pub(super) struct BoardFile {
    /// Short unique name, the name of the file without its ending.
    #[schemars(regex(pattern = r"^[a-z][a-z0-9_]*$"))]
    pub(super) id: String,
    /// Its place in the list of boards, counted from 1.
    #[schemars(range(min = 1, max = 99))]
    pub(super) number: u8,
    /// What players call it.
    pub(super) name: Names,
    /// The spaces, northern row first, a letter for each: `.` open, `H` hill, `F` forest, `R`
    /// ruins, `X` impassable, `C` crevasse, `T` fortification, `A` aquatic.
    #[schemars(length(min = 4, max = 4))]
    pub(super) spaces: Vec<String>,
}

impl BoardFile {
    /// The terrain of each space; the row that could not be read otherwise.
    pub(super) fn rows(&self) -> Result<[[Terrain; 4]; 4], usize> {
        let mut rows = [[Terrain::Open; 4]; 4];
        for (at, row) in rows.iter_mut().enumerate() {
            let letters: Vec<char> = self.spaces.get(at).ok_or(at)?.chars().collect();
            if letters.len() != row.len() {
                return Err(at);
            }
            for (space, letter) in row.iter_mut().zip(letters) {
                *space = Terrain::from_letter(letter).ok_or(at)?;
            }
        }
        Ok(rows)
    }
}

/// A ready-made army: one file, called like its id.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Army of Mythic Battles (2012)")]
pub(super) struct ArmyFile {
    /// Short unique name, the name of the file without its ending.
    #[schemars(regex(pattern = r"^[a-z][a-z0-9_]*$"))]
    pub(super) id: String,
    /// What players call it.
    pub(super) name: Names,
    /// The faction it fights for.
    pub(super) faction: String,
    /// For a battle of 2 or of 4 generals.
    #[schemars(range(min = 2, max = 4))]
    pub(super) players: u8,
    /// Its units: ids, with the illustration after an underscore unless it is the first.
    #[schemars(length(min = 1, max = 10))]
    pub(super) units: Vec<String>,
}

/// The JSON Schemas of unit, board and army files, by what they describe.
pub fn schemas() -> [(&'static str, serde_json::Value); 3] {
    [
        ("unit", schema_for!(UnitFile).to_value()),
        ("board", schema_for!(BoardFile).to_value()),
        ("army", schema_for!(ArmyFile).to_value()),
    ]
}
