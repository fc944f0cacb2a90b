//! Packs as `omphalos content check` tells of them.

use std::path::Path;

use commands::pack::SoundPack;
use content::{LoadError, PackFaults};
use pantheon::catalog::UnitType;
use pantheon_table::{Pack, embedded, load_dir, with};
use serde_json::{Value, json};

/// The built-in pack.
pub(crate) fn built_in() -> SoundPack {
    sound(&embedded(), true, false)
}

/// A pack that is complete in itself, or can be played with the built-in one.
fn sound(pack: &Pack, alone: bool, over_built_in: bool) -> SoundPack {
    SoundPack::new(counted(pack, alone, over_built_in), summary(pack, alone, over_built_in))
}

/// Checks the pack in a folder by itself and over the built-in one; it has to be sound in one way.
/// If it is in neither, the reading with fewer faults is the one its author had in mind.
pub(crate) fn checked(dir: &Path) -> Result<SoundPack, LoadError> {
    match (load_dir(dir), with(&[dir.to_owned()])) {
        (Ok(pack), over) => Ok(sound(&pack, true, over.is_ok())),
        (Err(_), Ok(pack)) => Ok(sound(&pack, false, true)),
        (Err(LoadError::Faults(alone)), Err(LoadError::Faults(over))) => {
            let fewer = |a: PackFaults, b: PackFaults| if b.count() < a.count() { b } else { a };
            Err(LoadError::Faults(fewer(over, alone)))
        }
        (Err(error), Err(_)) => Err(error),
    }
}

/// How many units of which type, and how much else.
fn counted(pack: &Pack, alone: bool, over_built_in: bool) -> String {
    let units = UnitType::ALL.iter().map(|&unit_type| {
        let count = pack.units().iter().filter(|unit| unit.def.unit_type == unit_type).count();
        let plural = match unit_type {
            UnitType::Hero if count != 1 => "es",
            _ if count != 1 => "s",
            _ => "",
        };
        format!("{count} {unit_type}{plural}")
    });
    let (total, boards) = (pack.units().len(), pack.boards().len());
    let (armies, scenarios) = (pack.armies().len(), pack.scenarios().len());
    let units = units.collect::<Vec<_>>().join(", ");
    let how = match (alone, over_built_in) {
        (true, false) => "",
        (true, true) => "; it can be played with the built-in pack, too",
        (false, _) => ", the built-in pack included",
    };
    let fingerprint = pack.fingerprint();
    format!(
        "{total} units ({units}), {boards} boards, {armies} armies, {scenarios} scenarios{how}, \
         fingerprint {fingerprint}"
    )
}

fn summary(pack: &Pack, alone: bool, over_built_in: bool) -> Value {
    json!({
        "alone": alone,
        "over_built_in": over_built_in,
        "units": pack.units().iter().map(|unit| &unit.def.id).collect::<Vec<_>>(),
        "boards": pack.boards().iter().map(|board| board.id()).collect::<Vec<_>>(),
        "armies": pack.armies().iter().map(|army| &army.id).collect::<Vec<_>>(),
        "scenarios": pack.scenarios().iter().map(|scenario| &scenario.id).collect::<Vec<_>>(),
        "fingerprint": pack.fingerprint().to_string(),
        "faults": [],
    })
}
