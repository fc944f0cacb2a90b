//! A table that can be played in place of one that cannot, for reading the script.

use std::sync::Arc;

use kernel::Seat;
use pantheon::catalog::{StatRow, UnitDef};
use pantheon::edition::Winning;
use pantheon::{Pantheon, Recruitment, Scenario, Settings, Setup, SetupFault, UnitId};

/// The table with the same units and boards and without what cannot be played.
pub(crate) fn of(setup: &Setup) -> Option<Pantheon> {
    let faults = Pantheon::new(setup.clone()).err()?;
    let mut setup = setup.clone();
    setup.seats = setup.seats.clamp(2, Seat::MOST as u8);
    setup.teams &= setup.seats == 4;
    setup.boards.truncate(1);
    for fault in &faults {
        if let SetupFault::Unit(name, _) | SetupFault::UnitLacks(name, _) = fault {
            for unit in setup.pool.iter_mut().filter(|unit| unit.id == *name) {
                *unit = Arc::new(plain(unit));
            }
        }
    }
    let mut armies = given(&setup.recruitment);
    armies.resize(usize::from(setup.seats), Vec::new());
    setup.recruitment = Recruitment::Limited { armies };
    setup.lead = None;
    setup.youngest = None;
    setup.scenarios.clear();
    let plays_scenarios = setup.edition.winning == Winning::Scenario;
    setup.scenario = plays_scenarios.then(|| Scenario::last_divinity(setup.seats));
    setup.settings = Settings::default();
    Pantheon::new(setup).ok()
}

fn given(recruitment: &Recruitment) -> Vec<Vec<UnitId>> {
    match recruitment {
        Recruitment::Limited { armies } | Recruitment::Constructed { armies } => armies.clone(),
        Recruitment::Draft { .. } => Vec::new(),
    }
}

/// A unit of the same name and kind with a table that fits it, and with its powers as far as they
/// do.
fn plain(unit: &UnitDef) -> UnitDef {
    let mut plain = unit.clone();
    let rows = if unit.is_troop() { 1 } else { unit.rows.len().clamp(1, 20) };
    let row = StatRow { offence: 1, defence: 1, range: 0, movement: 1, powers: Vec::new() };
    plain.rows = vec![row; rows];
    plain.miniatures = unit.is_troop().then(|| unit.miniatures.unwrap_or(1).max(1));
    if unit.is_troop() {
        plain.powers.clear();
    }
    plain
}
