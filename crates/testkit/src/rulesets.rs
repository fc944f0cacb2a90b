//! The rulesets that the kit plays at random, all in one place.

use conjurers::Conjurers;
use mythic::Mythic;
use pantheon::{Edition, Pantheon};

pub use cases::LIBRARY;

use crate::playing::{Drawn, Tables};
use crate::random;

/// Every ruleset that has random games.
pub static RULESETS: [Ruleset; 4] = [
    Ruleset::new(
        Edition::V1_5.ruleset(),
        &[
            TableSource { name: "made-up", open: || made_up(Edition::V1_5) },
            TableSource { name: "roster", open: || roster(Edition::V1_5) },
        ],
    ),
    Ruleset::new(
        Edition::BETA_2_9.ruleset(),
        &[
            TableSource { name: "made-up", open: || made_up(Edition::BETA_2_9) },
            TableSource { name: "roster", open: || roster(Edition::BETA_2_9) },
        ],
    ),
    Ruleset::new(
        mythic::RULESET,
        &[TableSource {
            name: "roster",
            open: || {
                Drawn::<Mythic>::boxed(|seed| {
                    let pack = mythic_table::embedded();
                    mythic_table::random_table(pack, &mut fastrand::Rng::with_seed(seed))
                })
            },
        }],
    ),
    Ruleset::new(
        conjurers::RULESET,
        &[TableSource {
            name: "cards",
            open: || {
                let cards = conjurers_table::embedded_cards();
                Drawn::<Conjurers>::boxed(move |seed| random::conjurers_setup(&cards, seed))
            },
        }],
    ),
];

fn made_up(edition: Edition) -> Box<dyn Tables> {
    Drawn::<Pantheon>::boxed(move |seed| random::setup(&edition, seed))
}

fn roster(edition: Edition) -> Box<dyn Tables> {
    let pack = pantheon_table::embedded();
    Drawn::<Pantheon>::boxed(move |seed| random::roster_setup(&pack, &edition, seed))
}

/// What the kit does under one ruleset.
#[derive(Debug)]
pub struct Ruleset {
    id: &'static str,
    tables: &'static [TableSource],
}

/// Where random tables of a ruleset come from.
#[derive(Debug)]
pub struct TableSource {
    /// Its name, such as `roster`.
    pub name: &'static str,
    /// The tables.
    pub open: fn() -> Box<dyn Tables>,
}

impl Ruleset {
    const fn new(id: &'static str, tables: &'static [TableSource]) -> Self {
        Self { id, tables }
    }

    /// Its id, such as `pantheon-1.5`.
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// Where its random tables come from.
    pub fn tables(&self) -> &'static [TableSource] {
        self.tables
    }
}

/// The ruleset with this id.
pub fn find(id: &str) -> Option<&'static Ruleset> {
    RULESETS.iter().find(|ruleset| ruleset.id == id)
}
