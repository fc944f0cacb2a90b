//! Random tables of Mythic Battles (2012).

use ::mythic::{Muster, Setup};
use fastrand::Rng;
use mythic_table::Pack;

/// The pack that the tables are drawn from.
pub fn mythic_pack() -> &'static Pack {
    mythic_table::embedded()
}

/// A table of the built-in pack for two generals with legal armies, the same for the same seed.
pub fn mythic_setup(seed: u64) -> Setup {
    let pack = mythic_pack();
    let mut rng = Rng::with_seed(seed);
    let muster = Muster { four: false, deck_building: false };
    let armies = (0..2).map(|_| {
        let faction = if rng.bool() { "athena" } else { "hades" };
        mythic_table::random_army(pack, faction, muster, &mut rng)
    });
    pack.table(armies.collect())
}
