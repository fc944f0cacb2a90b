//! The rulesets that the kit can test, all in one place.

use std::fmt;

use conjurers::Conjurers;
use mythic::Mythic;
use pantheon::{Edition, Pantheon};
use text::catalogue::Catalogue;

use crate::case::stage::Stage;
use crate::case::{self, Case, CaseReport};
use crate::playing::{Drawn, Tables};
use crate::random;

/// Every ruleset that has cases and random games. A folder `cases/ID` holds cases of one.
pub static RULESETS: [Ruleset; 4] = [
    Ruleset::new::<case::pantheon::Scene>(
        Edition::V1_5.ruleset(),
        &[],
        &[
            TableSource { name: "made-up", open: || made_up(Edition::V1_5) },
            TableSource { name: "roster", open: || roster(Edition::V1_5) },
        ],
    ),
    Ruleset::new::<case::pantheon::Scene>(
        Edition::BETA_2_9.ruleset(),
        &[Edition::V1_5.ruleset()],
        &[
            TableSource { name: "made-up", open: || made_up(Edition::BETA_2_9) },
            TableSource { name: "roster", open: || roster(Edition::BETA_2_9) },
        ],
    ),
    Ruleset::new::<case::mythic::Scene>(
        mythic::RULESET,
        &[],
        &[TableSource {
            name: "roster",
            open: || {
                Drawn::<Mythic>::boxed(|seed| {
                    let pack = content::mythic_2012::embedded();
                    content::mythic_2012::random_table(pack, &mut fastrand::Rng::with_seed(seed))
                })
            },
        }],
    ),
    Ruleset::new::<case::conjurers::Scene>(
        "conjurers",
        &[],
        &[TableSource {
            name: "cards",
            open: || {
                let cards = content::embedded_cards();
                Drawn::<Conjurers>::boxed(move |seed| random::conjurers_setup(&cards, seed))
            },
        }],
    ),
];

fn made_up(edition: Edition) -> Box<dyn Tables> {
    Drawn::<Pantheon>::boxed(move |seed| random::setup(&edition, seed))
}

fn roster(edition: Edition) -> Box<dyn Tables> {
    let pack = content::embedded();
    Drawn::<Pantheon>::boxed(move |seed| random::roster_setup(&pack, &edition, seed))
}

/// The ruleset of cases that stand in no ruleset's folder and name none.
pub(crate) static DEFAULT: &Ruleset = &RULESETS[0];

/// What the kit does under one ruleset.
pub struct Ruleset {
    id: &'static str,
    cites: &'static [&'static str],
    tables: &'static [TableSource],
    blocks: &'static [&'static str],
    run_cases: fn(&'static Ruleset, &str, &[Case<'_>]) -> Vec<CaseReport>,
}

/// Where random tables of a ruleset come from.
pub struct TableSource {
    /// Its name, such as `roster`.
    pub name: &'static str,
    /// The tables.
    pub open: fn() -> Box<dyn Tables>,
}

impl Ruleset {
    /// A ruleset with its own catalogue, whose cases may name rules of the catalogues it `cites`
    /// as well, and whose random games are played at `tables`.
    const fn new<S: Stage>(
        id: &'static str,
        cites: &'static [&'static str],
        tables: &'static [TableSource],
    ) -> Self {
        Self { id, cites, tables, blocks: S::BLOCKS, run_cases: case::run_cases::<S> }
    }

    /// Its id, such as `pantheon-1.5`.
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// Where its random tables come from.
    pub fn tables(&self) -> &'static [TableSource] {
        self.tables
    }

    pub(crate) fn run_cases(&'static self, text: &str, cases: &[Case<'_>]) -> Vec<CaseReport> {
        (self.run_cases)(self, text, cases)
    }

    /// Whether its own catalogue has this rule or ruling.
    pub(crate) fn has_rule(&self, id: &str) -> bool {
        has_rule(self.id, id)
    }

    /// Whether a case under it may name this rule or ruling.
    pub(crate) fn may_cite(&self, id: &str) -> bool {
        self.catalogues().any(|catalogue| has_rule(catalogue, id))
    }

    /// Whether a word has the form of a rule id.
    pub(crate) fn is_rule(&self, word: &str) -> bool {
        self.catalogues().any(|id| word.starts_with(catalogue(id).prefix()))
    }

    fn catalogues(&self) -> impl Iterator<Item = &'static str> {
        [self.id].into_iter().chain(self.cites.iter().copied())
    }
}

impl fmt::Debug for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

fn catalogue(ruleset: &str) -> &'static Catalogue {
    Catalogue::load(ruleset).expect("a test loads the catalogue of every ruleset")
}

fn has_rule(ruleset: &str, id: &str) -> bool {
    let catalogue = catalogue(ruleset);
    catalogue.rule(id).is_some() || catalogue.ruling(id).is_some()
}

/// The ruleset with this id.
pub fn find(id: &str) -> Option<&'static Ruleset> {
    RULESETS.iter().find(|ruleset| ruleset.id == id)
}

/// Whether lines with this first word have an indented block beneath them.
pub(crate) fn takes_block(keyword: &str) -> bool {
    RULESETS.iter().any(|ruleset| ruleset.blocks.contains(&keyword))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ruleset_has_a_catalogue_and_tables() {
        for ruleset in &RULESETS {
            for id in ruleset.catalogues() {
                assert_eq!(Catalogue::load(id).map(Catalogue::ruleset), Ok(id));
            }
            assert!(!ruleset.tables.is_empty(), "{ruleset:?}");
        }
    }
}
