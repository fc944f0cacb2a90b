//! Mythic Battles (2012) at random, for tests: inputs and tables.

mod inputs;

use fastrand::Rng;
use mythic::{Muster, Setup};
use mythic_table::Pack;
use testkit::playing::Drawn;
use testkit::rulesets::{Ruleset, TableSource};

pub use inputs::MythicRandom;

/// The rulesets of Mythic Battles and their random tables.
pub static RULESETS: [Ruleset; 1] = [Ruleset {
    id: mythic::RULESET,
    tables: &[TableSource {
        name: "roster",
        games: 10_000,
        open: || {
            Drawn::<MythicRandom>::boxed(|seed| {
                mythic_table::random_table(pack(), &mut Rng::with_seed(seed))
            })
        },
    }],
}];

/// The pack that the tables are drawn from.
pub fn pack() -> &'static Pack {
    mythic_table::embedded()
}

/// A table of the built-in pack for two generals with legal armies, the same for the same seed.
pub fn setup(seed: u64) -> Setup {
    let pack = pack();
    let mut rng = Rng::with_seed(seed);
    let muster = Muster { four: false, deck_building: false };
    let armies = (0..2).map(|_| {
        let faction = if rng.bool() { "athena" } else { "hades" };
        mythic_table::random_army(pack, faction, muster, &mut rng)
    });
    pack.table(armies.collect())
}
