//! What is the same for all tables, written once in each language.

use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use protocol::{RuleCited, RuleText, WordCard};
use serde::Serialize;
use text::catalogue::{Book, Catalogue as RuleCatalogue, Rule};
use text::{Lang, Speaker};

use crate::games::{GameKind, LIBRARY, Packs, Served, for_game};

/// Catalogues and rule reference, ready to be sent. Each is written when it is first asked for.
pub(crate) struct Shelf {
    packs: Arc<Packs>,
    /// By game, then by language.
    catalogues: Vec<Pages>,
    rules: Pages,
}

/// One text in every language.
type Pages = [OnceLock<Bytes>; Lang::ALL.len()];

impl Shelf {
    /// A shelf for everything the packs hold.
    pub(crate) fn new(packs: Arc<Packs>) -> Self {
        let catalogues = GameKind::ALL.iter().map(|_| Pages::default()).collect();
        Self { packs, catalogues, rules: Pages::default() }
    }

    /// The catalogue of a game in a language.
    pub(crate) fn catalogue(&self, kind: GameKind, lang: Lang) -> Bytes {
        let page = &self.catalogues[kind as usize][lang as usize];
        let catalogue = || for_game!(kind, G => written(&G::catalogue(&self.packs, lang)));
        page.get_or_init(catalogue).clone()
    }

    /// The rule reference in a language.
    pub(crate) fn rules(&self, lang: Lang) -> Bytes {
        self.rules[lang as usize].get_or_init(|| written(&rules(lang))).clone()
    }
}

fn written(value: &impl Serialize) -> Bytes {
    serde_json::to_vec(value).expect("plain data always serialises").into()
}

/// The computer players, with what people call them.
pub(crate) fn levels(speaker: &Speaker<'_>) -> Vec<WordCard> {
    let card = |level: &players::Level| {
        let (name, text) = speaker.level(level.name());
        WordCard { id: level.name().to_owned(), name, text, beta: None }
    };
    players::levels().iter().map(card).collect()
}

/// The rules of every ruleset, one after the other.
fn rules(lang: Lang) -> Vec<RuleText> {
    LIBRARY.books().map(Book::open).flat_map(|catalogue| rules_of(catalogue, lang)).collect()
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
            LIBRARY.compared(rule).map(other).collect()
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
