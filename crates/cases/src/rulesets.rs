//! The rulesets that cases are played under. Games bring them; a program has those of its games.

use std::fmt;

use text::catalogue::{Catalogue, Library, Rule, Ruling};

use super::near::nearest;
use super::stage::Stage;
use super::{Case, CaseReport, keywords, run_cases, vocabulary};

/// Cases under one ruleset, whatever its game. A folder `cases/ID` holds some.
pub struct Ruleset {
    id: &'static str,
    cites: &'static [&'static str],
    library: fn() -> Library,
    blocks: &'static [&'static str],
    keywords: fn() -> Vec<&'static str>,
    title: &'static str,
    words_section: fn(&[&str]) -> String,
    run_cases: fn(&'static Ruleset, &str, &[Case<'_>]) -> Vec<CaseReport>,
}

impl Ruleset {
    /// A ruleset with its own catalogue, whose cases may name rules of the catalogues it `cites`
    /// as well. Made in the crate of its game, the cases are compiled there.
    pub const fn new<S: Stage>(id: &'static str, cites: &'static [&'static str]) -> Self {
        Self {
            id,
            cites,
            library: S::library,
            blocks: S::BLOCKS,
            keywords: || keywords::<S>().collect(),
            title: S::TITLE,
            words_section: vocabulary::section::<S>,
            run_cases: run_cases::<S>,
        }
    }

    /// Its id, such as `pantheon-1.5`.
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// The words of cases of its game, which all these are rulesets of.
    fn words_section(&self, rulesets: &[&Self]) -> String {
        let ids: Vec<&str> = rulesets.iter().map(|ruleset| ruleset.id).collect();
        (self.words_section)(&ids)
    }

    pub(crate) fn run_cases(&'static self, text: &str, cases: &[Case<'_>]) -> Vec<CaseReport> {
        (self.run_cases)(self, text, cases)
    }

    /// Whether its own catalogue has this rule or ruling.
    pub(crate) fn has_rule(&self, id: &str) -> bool {
        has_rule(self.catalogue(self.id), id)
    }

    /// Whether a case under it may name this rule or ruling.
    pub(crate) fn may_cite(&self, id: &str) -> bool {
        self.catalogues().any(|catalogue| has_rule(catalogue, id))
    }

    /// Whether a word has the form of a rule id.
    pub(crate) fn is_rule(&self, word: &str) -> bool {
        self.catalogues().any(|catalogue| word.starts_with(catalogue.prefix()))
    }

    /// Every id that a case under it may name.
    pub(crate) fn rule_ids(&self) -> impl Iterator<Item = &'static str> {
        self.catalogues().flat_map(|catalogue| {
            let rules = catalogue.rules().iter().map(Rule::id);
            rules.chain(catalogue.rulings().iter().map(Ruling::id))
        })
    }

    fn catalogues(&self) -> impl Iterator<Item = &'static Catalogue> {
        [self.id].into_iter().chain(self.cites.iter().copied()).map(|id| self.catalogue(id))
    }

    fn catalogue(&self, id: &str) -> &'static Catalogue {
        (self.library)().of(id).expect("a test opens the catalogues of every ruleset")
    }
}

impl fmt::Debug for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

fn has_rule(catalogue: &Catalogue, id: &str) -> bool {
    catalogue.rule(id).is_some() || catalogue.ruling(id).is_some()
}

/// The rulesets that cases can be played under.
#[derive(Clone, Debug)]
pub struct Rulesets(Vec<&'static Ruleset>);

impl Rulesets {
    /// The rulesets of these games. The first of all is that of cases which stand in no ruleset's folder
    /// and name none.
    pub fn of(games: impl IntoIterator<Item = &'static [Ruleset]>) -> Self {
        Self(games.into_iter().flatten().collect())
    }

    /// The rulesets, in their order.
    pub fn all(&self) -> impl Iterator<Item = &'static Ruleset> {
        self.0.iter().copied()
    }

    /// The ids of the rulesets, in their order.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.all().map(Ruleset::id)
    }

    /// The ruleset with this id.
    pub(crate) fn find(&self, id: &str) -> Option<&'static Ruleset> {
        self.all().find(|ruleset| ruleset.id == id)
    }

    /// The ruleset of cases that stand in no ruleset's folder and name none.
    pub(crate) fn usual(&self) -> &'static Ruleset {
        self.0.first().expect("a program with cases has a ruleset to play them under")
    }

    /// Whether lines of a case begin with this word in some game.
    fn is_keyword(&self, word: &str) -> bool {
        self.all().any(|ruleset| (ruleset.keywords)().contains(&word))
    }

    /// The keyword that a line of no game was meant to begin with, if it is one of these.
    pub(crate) fn misspelt(
        &self,
        keyword: &str,
        known: impl IntoIterator<Item = &'static str>,
    ) -> Option<&'static str> {
        nearest(keyword, known).filter(|_| !self.is_keyword(keyword))
    }

    /// Whether lines with this first word have an indented block beneath them, or would if it were
    /// spelt right.
    pub(crate) fn takes_block(&self, keyword: &str) -> bool {
        let blocks = || self.all().flat_map(|ruleset| ruleset.blocks.iter().copied());
        blocks().any(|known| known == keyword) || self.misspelt(keyword, blocks()).is_some()
    }

    /// The words of cases, game by game.
    pub(crate) fn words_sections(&self) -> Vec<String> {
        let same_game = |a: &&Ruleset, b: &&Ruleset| a.title == b.title;
        let games = self.0.chunk_by(same_game);
        games.filter_map(|rulesets| Some(rulesets.first()?.words_section(rulesets))).collect()
    }
}
