//! Whether the boards and units of a pack serve an edition of the rules, and which line keeps them
//! from it.

use std::path::Path;

use content::{FaultList, LoadError, PackFaults, Source, files_in};
use pantheon::Edition;
use pantheon::board::{BoundaryKind, Terrain};
use pantheon::catalog::Class;
use pantheon::edition::{Lack, TroopSize};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::read::FOLDERS;

/// Holds the boards and units in a folder against an edition of the rules.
///
/// # Errors
/// When something cannot be read, or every line that needs what the edition lacks.
pub fn check_serving(root: &Path, edition: &Edition) -> Result<(), LoadError> {
    let files = files_in(root, &FOLDERS)?;
    let broken = files.iter().map(Source::from).filter_map(|source| {
        // A file that is no TOML has faults of its own, told elsewhere.
        let document = DeTable::parse(source.text).ok()?;
        let mut faults = FaultList::default();
        match source.parts().0 {
            "boards" => board(document.get_ref(), edition, &mut faults),
            "units" => unit(document.get_ref(), edition, &mut faults),
            _ => {}
        }
        (!faults.is_empty()).then(|| faults.into_faults(source.name, source.text))
    });
    let broken: Vec<_> = broken.collect();
    if broken.is_empty() { Ok(()) } else { Err(PackFaults::new(broken).into()) }
}

fn board(file: &DeTable<'_>, edition: &Edition, faults: &mut FaultList) {
    for area in tables(file, "area") {
        note(area, "terrain", faults, |word| edition.lacks_terrain(Terrain::from_name(word)?));
    }
    for boundary in tables(file, "boundary") {
        note(boundary, "kind", faults, |word| {
            edition.lacks_boundary(BoundaryKind::from_name(word)?)
        });
        note(boundary, "heights", faults, |_| edition.lacks_heights());
    }
}

fn unit(file: &DeTable<'_>, edition: &Edition, faults: &mut FaultList) {
    note(file, "class", faults, |word| edition.lacks_class(Class::from_name(word)?));
    if let Some(value) = file.get("miniatures")
        && let DeValue::Integer(number) = value.get_ref()
        && number.as_str() == "1"
        && edition.troop_size == TroopSize::Two
    {
        let found = "a troop of one miniature";
        faults.add(value.span(), found, format!("two or more in {}", edition.ruleset()));
    }
}

/// Notes what the edition lacks of the word under a key.
fn note(
    table: &DeTable<'_>,
    key: &str,
    faults: &mut FaultList,
    lacks: impl FnOnce(&str) -> Option<Lack>,
) {
    let Some(value) = table.get(key) else { return };
    let DeValue::String(word) = value.get_ref() else { return };
    if let Some(lack) = lacks(word) {
        let expected = format!("something that {} has", lack.ruleset);
        faults.add_forbidden(value.span(), lack.what.to_string(), &expected, lack.rule);
    }
}

/// The tables under a key.
fn tables<'t, 'f>(file: &'t DeTable<'f>, key: &str) -> impl Iterator<Item = &'t DeTable<'f>> {
    let entries = match file.get(key).map(Spanned::get_ref) {
        Some(DeValue::Array(entries)) => Some(entries.iter()),
        _ => None,
    };
    entries.into_iter().flatten().filter_map(|entry| match entry.get_ref() {
        DeValue::Table(table) => Some(table),
        _ => None,
    })
}
