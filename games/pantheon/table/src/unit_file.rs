//! A unit file as people write it, and the unit it compiles to.

use content::Names;
use pantheon::catalog::{
    Class, Condition, Effect, Mythology, Power, PowerKind, PowerValue, StatRow, Talent, Trigger,
    UnitDef, UnitType,
};
use schemars::{JsonSchema, schema_for};
use serde::Deserialize;

/// A unit: one file, called like its id.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Unit of Mythic Battles: Pantheon")]
pub(crate) struct UnitFile {
    /// Short unique name, the name of the file without its ending.
    #[schemars(regex(pattern = r"^[a-z][a-z0-9_]*$"))]
    pub(crate) id: String,
    /// What players call it.
    pub(crate) name: Names,
    /// Its type.
    #[serde(rename = "type")]
    pub(crate) unit_type: UnitType,
    /// Its class; terrestrial when left out.
    #[serde(default)]
    pub(crate) class: Class,
    /// The mythology of a divinity; other units have none.
    pub(crate) mythology: Option<Mythology>,
    /// The id of the unit this one is a veteran version of.
    pub(crate) veteran_of: Option<String>,
    /// Recruitment points it costs.
    #[schemars(range(min = 1, max = 14))]
    pub(crate) cost: u8,
    /// Activation cards it brings.
    #[schemars(range(min = 1, max = 9))]
    pub(crate) activation_cards: u8,
    /// Art of war cards it brings; none when left out.
    #[serde(default)]
    #[schemars(range(max = 9))]
    pub(crate) strategic_value: u8,
    /// Its talents, at most four.
    #[serde(default)]
    #[schemars(length(max = 4))]
    pub(crate) talents: Vec<Talent>,
    /// Its full vitality: the number of rows. Troops have `miniatures` instead.
    #[expect(dead_code, reason = "part of the format; only its sense is looked at, in `Written`")]
    #[schemars(range(min = 1, max = 15))]
    pub(crate) vitality: Option<u8>,
    /// The miniatures of a complete troop. Other units have `vitality` instead.
    #[schemars(range(min = 1, max = 10))]
    pub(crate) miniatures: Option<u8>,
    /// Whether numbers in this file are designed by its author because no source states them.
    #[serde(default)]
    pub(crate) designed: bool,
    /// The stats table, topmost row (full vitality) first; one row for a troop.
    #[schemars(length(min = 1))]
    pub(crate) rows: Vec<RowFile>,
    /// Its powers, at most three.
    #[serde(default)]
    #[schemars(length(max = 3))]
    pub(crate) power: Vec<PowerFile>,
}

/// A unit file as far as it could be read, for a look at its sense. What could not be read is
/// absent; entries of lists keep their positions.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Written {
    pub(crate) id: Option<String>,
    #[serde(rename = "type")]
    pub(crate) unit_type: Option<UnitType>,
    pub(crate) class: Option<Class>,
    pub(crate) mythology: Option<Mythology>,
    pub(crate) veteran_of: Option<String>,
    pub(crate) strategic_value: u8,
    pub(crate) talents: Vec<Option<Talent>>,
    pub(crate) vitality: Option<u8>,
    pub(crate) miniatures: Option<u8>,
    pub(crate) rows: Vec<Option<RowFile>>,
    pub(crate) power: Vec<Option<PowerFile>>,
}

impl Written {
    pub(crate) fn is_troop(&self) -> bool {
        self.unit_type == Some(UnitType::Troop)
    }

    /// The powers that could be read, with their positions.
    pub(crate) fn powers(&self) -> impl Iterator<Item = (usize, &PowerFile)> {
        self.power.iter().enumerate().filter_map(|(at, power)| Some((at, power.as_ref()?)))
    }
}

/// A row of the stats table.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RowFile {
    /// Dice of the first assault.
    #[schemars(range(max = 10))]
    pub(crate) offence: u8,
    /// What a die must reach.
    #[schemars(range(max = 10))]
    pub(crate) defence: u8,
    /// How far it attacks, in areas.
    #[schemars(range(max = 10))]
    pub(crate) range: u8,
    /// How far it walks, in areas.
    #[schemars(range(max = 10))]
    pub(crate) movement: u8,
    /// The power column, an entry for each power: true, false for a dash, or the value X.
    #[serde(default)]
    pub(crate) powers: Vec<PowerValue>,
}

/// A power, composed from the vocabulary.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PowerFile {
    /// Short name, unique within the unit.
    #[schemars(regex(pattern = r"^[a-z][a-z0-9_]*$"))]
    pub(crate) id: String,
    /// What players call it.
    pub(crate) name: Names,
    /// Its type.
    pub(crate) kind: PowerKind,
    /// Art of war cards it costs; free when left out.
    #[serde(default)]
    #[schemars(range(max = 4))]
    pub(crate) cost: u8,
    /// Tokens in its reserve pool.
    #[serde(default)]
    #[schemars(range(max = 9))]
    pub(crate) tokens: u8,
    /// When it works or may be used.
    pub(crate) when: Trigger,
    /// What must hold besides.
    #[serde(default, rename = "if")]
    pub(crate) conditions: Vec<Condition>,
    /// Whether its player may decline it although it costs nothing.
    #[serde(default)]
    pub(crate) may: bool,
    /// Whether a 3D element of the unit's area is removed to use it.
    #[serde(default)]
    pub(crate) spends_element: bool,
    /// What happens, in order.
    #[serde(rename = "do")]
    #[schemars(length(min = 1))]
    pub(crate) effects: Vec<Effect>,
}

/// The JSON Schema of unit files, as it is published in `games/pantheon/schemas/pantheon-unit.schema.json`.
pub fn schema() -> serde_json::Value {
    schema_for!(UnitFile).to_value()
}

impl UnitFile {
    /// The unit as the rules know it.
    pub(crate) fn definition(&self) -> UnitDef {
        UnitDef {
            id: self.id.clone(),
            veteran_of: self.veteran_of.clone(),
            unit_type: self.unit_type,
            class: self.class,
            mythology: self.mythology,
            cost: self.cost,
            activation_cards: self.activation_cards,
            strategic_value: self.strategic_value,
            talents: self.talents.clone(),
            rows: self.rows.iter().map(RowFile::row).collect(),
            miniatures: self.miniatures,
            powers: self.power.iter().map(PowerFile::power).collect(),
            designed: self.designed,
        }
    }
}

impl RowFile {
    fn row(&self) -> StatRow {
        let Self { offence, defence, range, movement, .. } = *self;
        StatRow { offence, defence, range, movement, powers: self.powers.clone() }
    }
}

impl PowerFile {
    fn power(&self) -> Power {
        Power {
            id: self.id.clone(),
            kind: self.kind,
            cost: self.cost,
            tokens: self.tokens,
            when: self.when,
            conditions: self.conditions.clone(),
            may: self.may,
            spends_element: self.spends_element,
            effects: self.effects.clone(),
        }
    }
}
