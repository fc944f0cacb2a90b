//! Random armies and tables of a pack: legal, and the same for the same generator.

use std::sync::Arc;

use fastrand::Rng;
use mythic::{Army, Muster, Mythic, NEUTRAL, Setup, UnitDef};

use crate::Pack;

/// How often armies are drawn before a table is given up.
const DRAWS: u32 = 100_000;

/// A random legal army of a faction.
///
/// # Panics
/// When the pack has no legal army for it.
pub fn random_army(pack: &Pack, faction: &str, muster: Muster, rng: &mut Rng) -> Army {
    let fits = |unit: &&Arc<UnitDef>| {
        muster.deck_building || unit.affiliation == faction || unit.affiliation == NEUTRAL
    };
    let pool: Vec<&Arc<UnitDef>> = pack.units.iter().map(|unit| &unit.def).filter(fits).collect();
    for _ in 0..DRAWS {
        let mut drawn = pool.clone();
        rng.shuffle(&mut drawn);
        let mut cost = 0;
        drawn.retain(|unit| {
            let fits = cost + usize::from(unit.cost) <= muster.points();
            cost += if fits { usize::from(unit.cost) } else { 0 };
            fits
        });
        let units: Vec<Arc<UnitDef>> = drawn.into_iter().cloned().collect();
        if muster.faults(faction, &units).is_empty() {
            return Army { faction: faction.to_owned(), units };
        }
    }
    panic!("no legal army of {faction} can be drawn from the pack")
}

/// A random table: two or four generals of the pack's factions, with or without the deck building
/// variant, and with different limits of quiet turns.
///
/// # Panics
/// When the pack has no legal armies.
pub fn random_table(pack: &Pack, rng: &mut Rng) -> Setup {
    let mut factions: Vec<&str> = pack.units.iter().map(|unit| &unit.def.affiliation[..]).collect();
    factions.sort_unstable();
    factions.dedup();
    factions.retain(|faction| *faction != NEUTRAL);
    let four = rng.u8(0..4) == 0;
    let muster = Muster { four, deck_building: rng.u8(0..4) == 0 };
    for _ in 0..DRAWS {
        let generals = 0..if four { 4 } else { 2 };
        let armies = generals.map(|_| {
            let faction = factions[rng.usize(0..factions.len())];
            random_army(pack, faction, muster, rng)
        });
        let mut setup = pack.table(armies.collect());
        setup.deck_building = muster.deck_building;
        setup.settings.quiet_turns = rng.u8(10..=60);
        if Mythic::new(setup.clone()).is_ok() {
            return setup;
        }
    }
    panic!("no table can be drawn from the pack")
}
