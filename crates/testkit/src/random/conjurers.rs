//! Random tables of Conjurers: the whole card set, every number of players, any options.

use conjurers::{Settings, Setup};
use content::CardSet;
use fastrand::Rng;

/// The table of a seed.
pub fn conjurers_setup(cards: &CardSet, seed: u64) -> Setup {
    let mut rng = Rng::with_seed(seed);
    let seats = rng.u8(2..=4);
    let settings = Settings {
        fixed_damage: rng.u8(0..4) == 0,
        tournaments: seats == 4 && rng.bool(),
        elements: rng.bool(),
        healing: rng.bool(),
    };
    cards.setup(seats, settings)
}

/// A table of so many players with the repository's own cards and no options.
pub fn conjurers_table(seats: u8) -> Setup {
    content::embedded_cards().setup(seats, Settings::default())
}
