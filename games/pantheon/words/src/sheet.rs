//! Units as people read them: a sheet for one, a table for many, and finding one by name.

use pantheon::Edition;
use pantheon::catalog::{Class, PowerValue, Stat, StatRow, UnitDef};
use pantheon_table::Unit;
use text::Lang;

use crate::{PantheonSpeaker, message};

/// Between two columns.
const GAP: &str = "  ";

/// A name that no unit of the pack has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no unit `{name}`{}", nearest.as_ref().map(|id| format!("; did you mean `{id}`?")).unwrap_or_default())]
pub struct UnknownUnit {
    /// What was asked for.
    pub name: String,
    /// The id it is most likely a slip of.
    pub nearest: Option<String>,
}

impl<'p> PantheonSpeaker<'p> {
    /// The unit a person means, by id or by name in any language; letter case does not matter.
    ///
    /// # Errors
    /// When there is none, with the nearest.
    pub fn find_unit(&self, name: &str) -> Result<&'p Unit, UnknownUnit> {
        let typed = plain(name);
        let names = |unit: &Unit| {
            let spoken =
                Lang::ALL.map(|lang| plain(PantheonSpeaker::new(lang, self.pack()).of(&unit.name)));
            spoken.into_iter().chain([plain(&unit.def.id)]).collect::<Vec<String>>()
        };
        let units = self.pack().units();
        if let Some(unit) = units.iter().find(|unit| names(unit).contains(&typed)) {
            return Ok(unit);
        }
        let slips = |unit: &Unit| {
            names(unit).iter().map(|name| strsim::damerau_levenshtein(name, &typed)).min()
        };
        let nearest = units.iter().filter_map(|unit| Some((slips(unit)?, unit)));
        let nearest = nearest.min_by_key(|(slips, _)| *slips);
        // Past every third letter wrong, the nearest name is only noise.
        let nearest = nearest.filter(|(slips, _)| *slips <= 1 + typed.chars().count() / 3);
        let nearest = nearest.map(|(_, unit)| unit.def.id.clone());
        Err(UnknownUnit { name: name.to_owned(), nearest })
    }

    /// All there is to know about a unit, as its dashboard or card would show it, with talents as
    /// an edition has them.
    pub fn unit_sheet(&self, def: &UnitDef, edition: &Edition) -> String {
        let mut lines = vec![self.heading(def), self.cards(def), String::new()];
        lines.extend(self.stats(def));
        let talents = def.talents.iter().map(|&talent| {
            let (name, text) = (self.name(talent).into(), self.about_in(talent, edition).into());
            self.say(&message::SheetEntry { name, text })
        });
        self.part(&mut lines, self.say(&message::SheetTalents), talents.collect());
        let powers = (0..def.powers.len()).map(|index| {
            self.say(&message::SheetPower {
                name: self.power_name(def, index).into(),
                terms: self.power_terms(def, index).into(),
                text: self.power_text(def, index).into(),
            })
        });
        self.part(&mut lines, self.say(&message::SheetPowers), powers.collect());
        if def.designed {
            lines.extend([String::new(), self.say(&message::SheetDesigned)]);
        }
        lines.join("\n") + "\n"
    }

    fn part(&self, lines: &mut Vec<String>, title: String, entries: Vec<String>) {
        if !entries.is_empty() {
            lines.extend([String::new(), title]);
            lines.extend(entries.into_iter().map(|entry| format!("{GAP}{entry}")));
        }
    }

    fn heading(&self, def: &UnitDef) -> String {
        let mut kind = vec![self.name(def.unit_type)];
        if def.class != Class::Terrestrial {
            kind.push(self.name(def.class));
        }
        if let Some(mythology) = def.mythology {
            let mythology = self.name(mythology).into();
            kind.push(self.say(&message::SheetMythology { mythology }));
        }
        kind.push(self.say(&message::SheetCost { points: def.cost.into() }));
        let name = self.unit(def).into();
        self.say(&message::SheetName { name, kind: kind.join(", ").into() })
    }

    fn cards(&self, def: &UnitDef) -> String {
        let mut parts = vec![self.say(&message::SheetCards { cards: def.activation_cards.into() })];
        if def.strategic_value > 0 {
            let cards = def.strategic_value.into();
            parts.push(self.say(&message::SheetStrategicValue { cards }));
        }
        if let Some(base) = def.veteran_of.as_deref() {
            let known = self.pack().unit(base).map(|unit| self.of(&unit.name).to_owned());
            let unit = known.unwrap_or_else(|| base.to_owned()).into();
            parts.push(self.say(&message::SheetVeteran { unit }));
        }
        parts.join(", ")
    }

    /// The stats table: a row for each point of vitality, with the powers that fade.
    fn stats(&self, def: &UnitDef) -> Vec<String> {
        let first = match def.miniatures {
            Some(_) => self.say(&message::SheetMiniatures),
            None => self.say(&message::SheetVitality),
        };
        let mut head = vec![first];
        head.extend(Stat::ALL.iter().map(|&stat| self.name(stat)));
        // The powers of a troop are always there. [P15.15C.2]
        let shown = if def.is_troop() { 0 } else { def.powers.len() };
        head.extend((0..shown).map(|index| self.power_name(def, index)));
        let mut rows = vec![head];
        for (lost, row) in (0u8..).zip(&def.rows) {
            let mut cells = vec![(def.full_vitality() - lost).to_string()];
            cells.extend(stats_of(row).map(|value| value.to_string()));
            cells.extend((0..shown).map(|index| self.availability(row.powers.get(index))));
            rows.push(cells);
        }
        aligned(&rows)
    }

    fn availability(&self, value: Option<&PowerValue>) -> String {
        match value {
            Some(PowerValue::X(x)) => format!("X={x}"),
            Some(PowerValue::Shown(false)) => self.say(&message::SheetUnavailable),
            Some(PowerValue::Shown(true)) | None => self.say(&message::SheetAvailable),
        }
    }

    /// Units in a table: a line for each, with the values of its topmost row.
    pub fn unit_table<'u>(&self, units: impl IntoIterator<Item = &'u UnitDef>) -> String {
        let mut rows = vec![vec![
            self.say(&message::TableId),
            self.say(&message::TableName),
            self.say(&message::TableType),
            self.say(&message::TableCost),
            self.say(&message::TableVitality),
            self.say(&message::TableOffence),
            self.say(&message::TableDefence),
            self.say(&message::TableRange),
            self.say(&message::TableMovement),
            self.say(&message::TableClassAndTalents),
        ]];
        for def in units {
            let class = Some(def.class).filter(|&class| class != Class::Terrestrial);
            let class = class.map(|class| self.name(class));
            let talents = def.talents.iter().map(|&talent| self.name(talent));
            let mut cells = vec![def.id.clone(), self.unit(def), self.name(def.unit_type)];
            let top = def.row(def.full_vitality());
            let numbers = [def.cost, def.full_vitality()].into_iter().chain(stats_of(top));
            cells.extend(numbers.map(|number| number.to_string()));
            cells.push(class.into_iter().chain(talents).collect::<Vec<String>>().join(", "));
            rows.push(cells);
        }
        aligned(&rows).join("\n") + "\n"
    }
}

fn stats_of(row: &StatRow) -> impl Iterator<Item = u8> + use<> {
    [row.offence, row.defence, row.range, row.movement].into_iter()
}

/// Rows of cells with their columns under one another.
fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max()
    };
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or_default()).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}"));
        cells.collect::<Vec<String>>().join(GAP).trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// A name as people may type it.
fn plain(name: &str) -> String {
    name.trim().to_lowercase().replace(['_', '-'], " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn speaking<T>(lang: Lang, said: impl FnOnce(PantheonSpeaker<'_>) -> T) -> T {
        said(PantheonSpeaker::new(lang, &pantheon_table::embedded()))
    }

    #[test]
    fn a_unit_is_found_by_id_and_by_name_in_any_language() {
        speaking(Lang::En, |speaker| {
            for name in ["nemean_lion", "Nemean Lion", "lion de némée"] {
                assert_eq!(speaker.find_unit(name).map(|unit| &unit.def.id[..]), Ok("nemean_lion"));
            }
            let unknown = speaker.find_unit("hercales").expect_err("a slip");
            assert_eq!(unknown.nearest.as_deref(), Some("heracles"));
            let unknown = speaker.find_unit("quetzalcoatl").expect_err("no such unit");
            assert_eq!(unknown.to_string(), "no unit `quetzalcoatl`");
        });
    }

    #[test]
    fn a_sheet_has_every_row_with_the_powers_that_fade() {
        speaking(Lang::Fr, |speaker| {
            let phoenix = &speaker.find_unit("phoenix").expect("a unit").def;
            let sheet = speaker.unit_sheet(phoenix, &Edition::V1_5);
            let lines: Vec<&str> = sheet.lines().collect();
            assert_eq!(lines[0], "Phénix (monstre, volante, 3 PR)");
            assert!(lines[3].starts_with("vitalité  combat  défense  portée  déplacement"));
            let last: Vec<&str> = lines[8].split_whitespace().collect();
            assert_eq!(last, ["1", "4", "5", "1", "3", "X=4", "-", "oui"]);
        });
    }

    #[test]
    fn columns_are_aligned_by_letters_not_bytes() {
        let rows = [vec!["é".to_owned(), "b".to_owned()], vec!["cd".to_owned(), "e".to_owned()]];
        assert_eq!(aligned(&rows), ["é   b", "cd  e"]);
    }
}
