//! The dashboard or troop card: type, talents, rows and the power column (V.B).

use content::{Step, way};
use pantheon::catalog::{PowerValue, UnitType};

use super::Sense;
use super::effects::uses_x;
use crate::unit_file::{PowerFile, RowFile};

/// The name of a stat and how to read it from a row.
type StatColumn = (&'static str, fn(&RowFile) -> u8);

const STATS: [StatColumn; 4] = [
    ("offence", |row| row.offence),
    ("defence", |row| row.defence),
    ("range", |row| row.range),
    ("movement", |row| row.movement),
];

impl Sense<'_, '_, '_> {
    /// What only some types have. [P15.5B.1-1] [P15.5B.2-7] [P15.5B.2-8] [P15.8B.3-5]
    pub(super) fn fits_its_type(&mut self) {
        let unit = self.unit;
        let Some(unit_type) = unit.unit_type else { return };
        let is_divinity = matches!(unit_type, UnitType::God | UnitType::Titan);
        let places = self.places;
        let absent = |key| !places.has(key);
        if is_divinity && absent("mythology") {
            let found = format!("a {unit_type} without a mythology");
            self.fault(
                way!["type"],
                found,
                "`mythology = ...`: it decides which stones it absorbs",
            );
        }
        if !is_divinity && unit.mythology.is_some() {
            let found = format!("the mythology of a {unit_type}");
            self.fault(way!["mythology"], found, "none: only divinities absorb stones");
        }
        if unit.is_troop() {
            if absent("miniatures") {
                let expected = "`miniatures = ...`, the miniatures of the complete troop";
                self.fault(way!["type"], "a troop without miniatures", expected);
            }
            if unit.vitality.is_some() {
                let expected = "`miniatures`: a troop's vitality is the miniatures it has left";
                self.fault(way!["vitality"], "the vitality of a troop", expected);
            }
            if unit.strategic_value > 0 {
                let found = format!("a troop of strategic value {}", unit.strategic_value);
                self.fault(
                    way!["strategic_value"],
                    found,
                    "none: troops bring no art of war cards",
                );
            }
        } else {
            if absent("vitality") {
                let found = format!("a {unit_type} without vitality");
                self.fault(way!["type"], found, "`vitality = ...`, the number of its rows");
            }
            if unit.miniatures.is_some() {
                let found = format!("the miniatures of a {unit_type}");
                self.fault(way!["miniatures"], found, "`vitality`: it is one miniature");
            }
        }
    }

    pub(super) fn talents(&mut self) {
        let talents = &self.unit.talents;
        for (at, talent) in talents.iter().enumerate() {
            let Some(talent) = talent else { continue };
            if talents[..at].contains(&Some(*talent)) {
                self.fault(way!["talents", at], format!("`{talent}` again"), "each talent once");
            }
        }
    }

    /// One row for each vitality point, and stats that never rise on the way down.
    /// [P15.5B.1-5] [P15.5B.2-9]
    pub(super) fn rows(&mut self) {
        let unit = self.unit;
        let rows = &unit.rows;
        if unit.is_troop() {
            if rows.len() > 1 {
                let found = format!("{} rows for a troop", rows.len());
                self.fault(way!["rows", 1], found, "one: losses do not change its line");
            }
        } else if unit.unit_type.is_some()
            && let Some(vitality) = unit.vitality
            && rows.len() != usize::from(vitality)
        {
            let found = format!("{} rows for vitality {vitality}", rows.len());
            self.fault(way!["rows"], found, format!("{vitality}, one for each point"));
        }
        for (at, pair) in rows.windows(2).enumerate() {
            let [Some(above), Some(below)] = pair else { continue };
            for (stat, read) in STATS {
                let (above, below) = (read(above), read(below));
                if below > above {
                    let found = format!("{stat} {below} below a row with {above}");
                    self.fault(way!["rows", at + 1, stat], found, format!("at most {above}"));
                }
            }
        }
    }

    /// An entry for each power in each row, of the kind the power needs. [P15.5B.1-19]
    /// [P15.5B.1-20] [P15.5B.1-21] [P15.15B.5] [P15.15C.2]
    pub(super) fn columns(&mut self) {
        let unit = self.unit;
        let troop = unit.is_troop();
        let uses_x_at_all = unit.powers().any(|(_, power)| uses_x(&power.effects));
        let rows = unit.rows.iter().enumerate().filter_map(|(at, row)| Some((at, row.as_ref()?)));
        for (at, row) in rows {
            let (entries, powers) = (row.powers.len(), unit.power.len());
            let left_out = troop && entries == 0 && !uses_x_at_all;
            if entries != powers && !left_out && unit.unit_type.is_some() {
                let found = format!("{entries} entries in the power column");
                let expected = format!("{powers}, one for each power");
                self.fault(way!["rows", at, "powers"], found, expected);
            }
            for (column, power) in unit.powers() {
                if let Some(&entry) = row.powers.get(column) {
                    self.entry(way!["rows", at, "powers", column], entry, power);
                }
            }
        }
        for (column, power) in unit.powers() {
            let dash = |row: &Option<RowFile>| {
                let entry = row.as_ref().and_then(|row| row.powers.get(column));
                entry == Some(&PowerValue::Shown(false))
            };
            if !troop && !unit.rows.is_empty() && unit.rows.iter().all(dash) {
                let found = format!("`{}` is available on no row", power.id);
                self.fault(way!["power", column, "id"], found, "a row without a dash");
            }
        }
    }

    fn entry(&mut self, way: &[Step], entry: PowerValue, power: &PowerFile) {
        let value = |x: u8| format!("the value {x} for `{}`", power.id);
        match (entry, uses_x(&power.effects)) {
            (PowerValue::Shown(false), _) if self.unit.is_troop() => {
                self.fault(way, "a dash on a troop card", "true: troop powers are always there");
            }
            (PowerValue::Shown(true), true) => {
                let found = format!("no value X for `{}`", power.id);
                self.fault(way, found, "a number, because the power uses X, or false");
            }
            (PowerValue::X(x), false) => {
                self.fault(way, value(x), "true or false, because the power does not use X");
            }
            (PowerValue::X(x), true) if x == 0 || x > 10 => {
                self.fault(way, value(x), "1 to 10, or false");
            }
            (PowerValue::Shown(_) | PowerValue::X(_), _) => {}
        }
    }
}
