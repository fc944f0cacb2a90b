//! Whether a unit makes sense: its table, and powers that can do what they say. What could not be
//! read is passed over; its fault is told already.

mod effects;
mod powers;
mod table;

use content::{FaultList, Places, Step, way};

use crate::unit_file::Written;

/// Notes everything in a unit that cannot be meant.
pub(crate) fn check(unit: &Written, stem: &str, places: Places<'_, '_>, faults: &mut FaultList) {
    let mut sense = Sense { unit, places, faults };
    sense.ids(stem);
    sense.fits_its_type();
    sense.talents();
    sense.rows();
    sense.columns();
    for (at, power) in unit.powers() {
        sense.power(at, power);
    }
}

/// A unit being looked at.
struct Sense<'a, 't, 'f> {
    unit: &'a Written,
    places: Places<'a, 't>,
    faults: &'f mut FaultList,
}

impl Sense<'_, '_, '_> {
    fn fault(&mut self, way: &[Step], found: impl Into<String>, expected: impl Into<String>) {
        self.faults.add(self.places.at(way), found, expected);
    }

    fn ids(&mut self, stem: &str) {
        let unit = self.unit;
        named_like_file(unit.id.as_deref(), stem, self.places, self.faults);
        for (at, power) in unit.powers().filter(|(_, power)| !power.id.is_empty()) {
            let way = way!["power", at, "id"];
            if !is_word(&power.id) {
                self.fault(way, format!("the id `{}`", power.id), WORD);
            } else if unit.powers().any(|(other, named)| other < at && named.id == power.id) {
                let found = format!("a second power `{}`", power.id);
                self.fault(way, found, "an id of its own for each power");
            }
        }
    }
}

/// What ids are made of.
const WORD: &str = "lower-case letters, digits and underscores, a letter first";

/// An id is a word, and the name of its file.
pub(crate) fn named_like_file(
    id: Option<&str>,
    stem: &str,
    places: Places<'_, '_>,
    faults: &mut FaultList,
) {
    if let Some(id) = id.filter(|&id| !(id.is_empty() || id == stem)) {
        let named = format!("`{stem}`, the name of the file");
        let expected = if is_word(id) { &named } else { WORD };
        faults.add(places.at(way!["id"]), format!("the id `{id}`"), expected);
    }
}

fn is_word(word: &str) -> bool {
    word.starts_with(|first: char| first.is_ascii_lowercase())
        && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_')
}
