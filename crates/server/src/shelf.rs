//! What is the same for all tables, written once in each language.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use hosting::{Host, Hosts};
use protocol::{RuleCited, RuleText};
use serde::Serialize;
use text::Lang;
use text::catalogue::{Catalogue as RuleCatalogue, Library, Rule};

/// Catalogues and rule reference, ready to be sent. Each is written when it is first asked for.
pub(crate) struct Shelf {
    hosts: Hosts,
    /// By the first ruleset of a game.
    catalogues: HashMap<&'static str, Pages>,
    rules: Pages,
}

/// One text in every language.
type Pages = [OnceLock<Bytes>; Lang::ALL.len()];

impl Shelf {
    /// A shelf for all games.
    pub(crate) fn new(hosts: Hosts) -> Self {
        let catalogues = hosts.all().iter().map(|host| (place(&**host), Pages::default()));
        Self { catalogues: catalogues.collect(), hosts, rules: Pages::default() }
    }

    /// The catalogue of a game in a language.
    pub(crate) fn catalogue(&self, host: &Arc<dyn Host>, lang: Lang) -> Bytes {
        let page = &self.catalogues[place(&**host)][lang as usize];
        page.get_or_init(|| host.catalogue(lang).into()).clone()
    }

    /// The rule reference in a language.
    pub(crate) fn rules(&self, lang: Lang) -> Bytes {
        self.rules[lang as usize].get_or_init(|| written(&rules(&self.hosts, lang))).clone()
    }
}

/// What the catalogue of a game stands under.
fn place(host: &dyn Host) -> &'static str {
    host.rulesets().first().copied().unwrap_or_default()
}

fn written(value: &impl Serialize) -> Bytes {
    serde_json::to_vec(value).expect("plain data always serialises").into()
}

/// The rules of every ruleset, one after the other.
fn rules(hosts: &Hosts, lang: Lang) -> Vec<RuleText> {
    let libraries = hosts.all().iter().map(|host| host.library());
    let books = libraries.flat_map(|library| library.books().map(move |book| (library, book)));
    books.flat_map(|(library, book)| rules_of(library, book.open(), lang)).collect()
}

fn rules_of(library: Library, catalogue: &RuleCatalogue, lang: Lang) -> Vec<RuleText> {
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
            library.compared(rule).map(other).collect()
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
