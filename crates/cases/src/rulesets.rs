//! The rulesets that cases are played under, all in one place.

use std::fmt;

use ::pantheon::Edition;
use text::catalogue::{Catalogue, Library, Rule, Ruling};

use super::stage::Stage;
use super::{Case, CaseReport, conjurers, keywords, mythic, pantheon, run_cases, vocabulary};

/// Every ruleset that has cases. A folder `cases/ID` holds cases of one.
pub(crate) static RULESETS: [Ruleset; 4] = [
    Ruleset::new::<pantheon::Scene>(Edition::V1_5.ruleset(), &[]),
    Ruleset::new::<pantheon::Scene>(Edition::BETA_2_9.ruleset(), &[Edition::V1_5.ruleset()]),
    Ruleset::new::<mythic::Scene>(::mythic::RULESET, &[]),
    Ruleset::new::<conjurers::Scene>(::conjurers::RULESET, &[]),
];

/// The rulebooks of the games.
pub static LIBRARY: Library =
    Library::new(&[&pantheon_words::BOOKS, &mythic_words::BOOKS, &conjurers_words::BOOKS]);

/// The ruleset of cases that stand in no ruleset's folder and name none.
pub(crate) static DEFAULT: &Ruleset = &RULESETS[0];

/// What cases do under one ruleset.
pub(crate) struct Ruleset {
    id: &'static str,
    cites: &'static [&'static str],
    blocks: &'static [&'static str],
    keywords: fn() -> Vec<&'static str>,
    title: &'static str,
    words_section: fn(&[&str]) -> String,
    run_cases: fn(&'static Ruleset, &str, &[Case<'_>]) -> Vec<CaseReport>,
}

impl Ruleset {
    /// A ruleset with its own catalogue, whose cases may name rules of the catalogues it `cites`
    /// as well.
    const fn new<S: Stage>(id: &'static str, cites: &'static [&'static str]) -> Self {
        Self {
            id,
            cites,
            blocks: S::BLOCKS,
            keywords: || keywords::<S>().collect(),
            title: S::TITLE,
            words_section: vocabulary::section::<S>,
            run_cases: run_cases::<S>,
        }
    }

    /// Its id, such as `pantheon-1.5`.
    pub(crate) fn id(&self) -> &'static str {
        self.id
    }

    /// The game it is a ruleset of.
    pub(crate) fn title(&self) -> &'static str {
        self.title
    }

    /// The words of cases of one game, which all these are rulesets of.
    pub(crate) fn words_section(rulesets: &[Self]) -> String {
        let ids: Vec<&str> = rulesets.iter().map(Self::id).collect();
        rulesets.first().map_or_else(String::new, |first| (first.words_section)(&ids))
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

    /// Every id that a case under it may name.
    pub(crate) fn rule_ids(&self) -> impl Iterator<Item = &'static str> {
        self.catalogues().map(catalogue).flat_map(|catalogue| {
            let rules = catalogue.rules().iter().map(Rule::id);
            rules.chain(catalogue.rulings().iter().map(Ruling::id))
        })
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
    LIBRARY.of(ruleset).expect("a test loads the catalogue of every ruleset")
}

fn has_rule(ruleset: &str, id: &str) -> bool {
    let catalogue = catalogue(ruleset);
    catalogue.rule(id).is_some() || catalogue.ruling(id).is_some()
}

/// The ruleset with this id.
pub(crate) fn find(id: &str) -> Option<&'static Ruleset> {
    RULESETS.iter().find(|ruleset| ruleset.id == id)
}

/// Whether lines of a case begin with this word in some game.
pub(crate) fn is_keyword(word: &str) -> bool {
    RULESETS.iter().any(|ruleset| (ruleset.keywords)().contains(&word))
}

/// The words of lines that have an indented block beneath them.
pub(crate) fn blocks() -> impl Iterator<Item = &'static str> {
    RULESETS.iter().flat_map(|ruleset| ruleset.blocks.iter().copied())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ruleset_has_a_catalogue() {
        for ruleset in &RULESETS {
            for id in ruleset.catalogues() {
                assert_eq!(LIBRARY.of(id).map(Catalogue::ruleset), Ok(id));
            }
        }
    }

    #[test]
    fn every_ruleset_that_has_cases_has_random_tables() {
        let tables = &testkit::rulesets::RULESETS;
        assert!(RULESETS.iter().map(Ruleset::id).eq(tables.iter().map(|ruleset| ruleset.id())));
        assert!(tables.iter().all(|ruleset| !ruleset.tables().is_empty()));
    }
}
