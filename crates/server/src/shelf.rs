//! What is the same for all tables, written once in each language.

use axum::body::Bytes;
use protocol::{RuleCited, RuleText, WordCard};
use serde::Serialize;
use text::catalogue::{Catalogue as RuleCatalogue, RULESETS, Rule};
use text::{Lang, Speaker};

use crate::games::{GameKind, Packs, Served, for_game};

/// Catalogues and rule reference, ready to be sent.
pub(crate) struct Shelf {
    /// By game, then by language.
    catalogues: Vec<[Bytes; Lang::ALL.len()]>,
    rules: [Bytes; Lang::ALL.len()],
}

impl Shelf {
    /// Everything the packs hold, in every language.
    pub(crate) fn new(packs: &Packs) -> Self {
        let catalogue = |&kind: &GameKind| {
            Lang::ALL.map(|lang| for_game!(kind, G => written(&G::catalogue(packs, lang))))
        };
        Self {
            catalogues: GameKind::ALL.iter().map(catalogue).collect(),
            rules: Lang::ALL.map(|lang| written(&rules(lang))),
        }
    }

    /// The catalogue of a game in a language.
    pub(crate) fn catalogue(&self, kind: GameKind, lang: Lang) -> Bytes {
        self.catalogues[kind as usize][lang as usize].clone()
    }

    /// The rule reference in a language.
    pub(crate) fn rules(&self, lang: Lang) -> Bytes {
        self.rules[lang as usize].clone()
    }
}

fn written(value: &impl Serialize) -> Bytes {
    serde_json::to_vec(value).expect("plain data always serialises").into()
}

/// The computer players, with what people call them.
pub(crate) fn levels(speaker: &Speaker<'_>) -> Vec<WordCard> {
    let card = |level: &oracle::Level| {
        let (name, text) = speaker.level(level.name());
        WordCard { id: level.name().to_owned(), name, text, beta: None }
    };
    oracle::players().iter().map(card).collect()
}

/// The rules of every ruleset, one after the other.
fn rules(lang: Lang) -> Vec<RuleText> {
    let known = RULESETS.iter().filter_map(|ruleset| RuleCatalogue::load(ruleset).ok());
    known.flat_map(|catalogue| rules_of(catalogue, lang)).collect()
}

fn rules_of(catalogue: &RuleCatalogue, lang: Lang) -> Vec<RuleText> {
    let title = |id: &str| {
        let section = catalogue.section(id).map(|section| section.title(lang));
        section.unwrap_or(id).to_owned()
    };
    let rules = catalogue.rules().iter().map(|rule| RuleText {
        id: rule.id().to_owned(),
        section: title(rule.section()),
        text: rule.text(lang).to_owned(),
        ruling: false,
        source: Some(rule.source().to_owned()),
        ruleset: Some(catalogue.ruleset().to_owned()),
        instead_of: (!rule.compare().is_empty()).then(|| {
            let other = |other: &Rule| RuleCited {
                id: other.id().to_owned(),
                text: other.text(lang).to_owned(),
            };
            RuleCatalogue::compared(rule).map(other).collect()
        }),
    });
    let rulings = catalogue.rulings().iter().map(|ruling| RuleText {
        id: ruling.id().to_owned(),
        section: title(ruling.section()),
        text: format!("{} {}", ruling.question(lang), ruling.answer(lang)),
        ruling: true,
        source: None,
        ruleset: Some(catalogue.ruleset().to_owned()),
        instead_of: None,
    });
    rules.chain(rulings).collect()
}
