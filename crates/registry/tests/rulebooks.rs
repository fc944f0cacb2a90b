//! The rule catalogues of all games: complete, clean, in both languages, found by what people type.

use std::collections::BTreeSet;

use text::Lang;
use text::catalogue::{Catalogue, Entry, Library, Relation, Rule, Ruling, Section};

fn library() -> Library {
    registry::games().library()
}

fn pantheon() -> &'static Catalogue {
    library().of("pantheon-1.5").expect("a book")
}

fn conjurers() -> &'static Catalogue {
    library().of("conjurers").expect("a book")
}

fn all() -> [&'static Catalogue; 2] {
    [pantheon(), conjurers()]
}

fn ids(entries: &[Entry<'_>]) -> Vec<String> {
    entries.iter().map(|entry| entry.id().to_owned()).collect()
}

#[test]
fn pantheon_has_every_statement_and_ruling_once() {
    let rules: BTreeSet<&str> = pantheon().rules().iter().map(Rule::id).collect();
    let rulings: BTreeSet<&str> = pantheon().rulings().iter().map(Ruling::id).collect();
    assert_eq!((pantheon().rules().len(), rules.len()), (521, 521));
    assert_eq!((pantheon().rulings().len(), rulings.len()), (213, 213));
    for (number, ruling) in (1..).zip(pantheon().rulings()) {
        assert_eq!(ruling.id(), format!("P15.R{number}"));
    }
}

#[test]
fn conjurers_has_every_statement_and_ruling_once() {
    let rules: BTreeSet<&str> = conjurers().rules().iter().map(Rule::id).collect();
    assert_eq!((conjurers().rules().len(), rules.len()), (434, 434));
    // Those after R173 were found by play and stand with their sections, not at the end.
    let rulings: BTreeSet<String> =
        conjurers().rulings().iter().map(|ruling| ruling.id().to_owned()).collect();
    assert_eq!(rulings, (1..=177).map(|number| format!("CON.R{number}")).collect());
    assert_eq!(conjurers().rulings().len(), rulings.len());
}

#[test]
fn a_rule_id_is_its_section_and_a_number() {
    for (catalogue, rule) in
        all().into_iter().flat_map(|it| it.rules().iter().map(move |r| (it, r)))
    {
        let id = rule.id().strip_prefix(catalogue.prefix());
        let tail = id.and_then(|id| id.strip_prefix(rule.section()));
        let number = tail.and_then(|tail| tail.strip_prefix(['-', '.']));
        assert!(
            number.is_some_and(|number| number.starts_with(|c: char| c.is_ascii_digit())),
            "{} does not belong to section {}",
            rule.id(),
            rule.section(),
        );
    }
}

#[test]
fn rules_and_rulings_stand_in_the_order_of_their_sections() {
    for catalogue in all() {
        let order: Vec<&str> = catalogue.sections().iter().map(Section::id).collect();
        let mut met: Vec<&str> = catalogue.rules().iter().map(Rule::section).collect();
        met.extend(catalogue.rulings().iter().map(Ruling::section));
        met.dedup();
        assert_eq!(met, order);
    }
}

#[test]
fn texts_are_clean() {
    for rule in pantheon().rules() {
        assert!(rule.source().starts_with(['I', 'V', 'X']), "{}: {}", rule.id(), rule.source());
    }
    for rule in all().into_iter().flat_map(Catalogue::rules) {
        for lang in Lang::ALL {
            assert_clean(rule.id(), rule.text(lang));
            rule.note(lang).into_iter().for_each(|note| assert_clean(rule.id(), note));
        }
        assert_ne!(rule.text(Lang::En), rule.text(Lang::Fr), "{} is not translated", rule.id());
    }
    for ruling in all().into_iter().flat_map(Catalogue::rulings) {
        for lang in Lang::ALL {
            assert_clean(ruling.id(), ruling.question(lang));
            assert_clean(ruling.id(), ruling.answer(lang));
            assert!(ruling.question(lang).ends_with('?'), "{} asks nothing", ruling.id());
        }
        assert!(!ruling.about().is_empty(), "{} bears on nothing", ruling.id());
    }
}

fn assert_clean(id: &str, text: &str) {
    assert_eq!(text.trim(), text, "{id}");
    assert!(text.ends_with(['.', '?']), "{id} is no sentence: {text}");
    for markup in ["**", "`", "[", "]", "  ", " .", " ,"] {
        assert!(!text.contains(markup), "{id} contains {markup:?}: {text}");
    }
}

#[test]
fn french_punctuation_never_starts_a_line() {
    for catalogue in all() {
        let rules = (catalogue.rules().iter())
            .flat_map(|rule| [rule.text(Lang::Fr), rule.note(Lang::Fr).unwrap_or_default()]);
        let rulings = (catalogue.rulings().iter())
            .flat_map(|ruling| [ruling.question(Lang::Fr), ruling.answer(Lang::Fr)]);
        let titles = catalogue.sections().iter().map(|section| section.title(Lang::Fr));
        for text in rules.chain(rulings).chain(titles) {
            for broken in [" :", " ;", " ?", " !", " »", "« "] {
                assert!(!text.contains(broken), "{broken:?} may be torn apart in: {text}");
            }
        }
    }
}

/// The two languages may differ in words, never in a number that the rule turns on.
#[test]
fn both_languages_state_the_same_numbers() {
    let numbers = |text: &str| {
        let mut found: Vec<String> = text
            .split(|c: char| !c.is_ascii_digit())
            .filter(|digits| !digits.is_empty())
            .map(str::to_owned)
            .collect();
        found.sort();
        found
    };
    for rule in all().into_iter().flat_map(Catalogue::rules) {
        let [en, fr] = Lang::ALL.map(|lang| numbers(rule.text(lang)));
        assert_eq!(en, fr, "{}", rule.id());
    }
}

/// The first edition is held to the same: complete, in both languages, with the same numbers.
#[test]
fn the_first_edition_is_complete_in_both_languages() {
    let mythic = library().of("mythic-2012").expect("a book");
    assert_eq!((mythic.rules().len(), mythic.rulings().len()), (280, 165));
    let numbers = |text: &str| {
        let digits = text.split(|c: char| !c.is_ascii_digit());
        let mut found: Vec<String> = digits.map(str::to_owned).collect();
        found.retain(|digits| !digits.is_empty());
        found.sort();
        found
    };
    let torn = |text: &str| [" :", " ;", " ?", " !", " »", "« "].iter().any(|it| text.contains(it));
    for rule in mythic.rules() {
        let [en, fr] = Lang::ALL.map(|lang| rule.text(lang));
        assert_eq!(numbers(en), numbers(fr), "{}", rule.id());
        assert!(en.ends_with('.') && fr.ends_with('.') && en != fr, "{}", rule.id());
        assert!(!torn(fr), "{}: {fr}", rule.id());
    }
    for ruling in mythic.rulings() {
        assert!(!ruling.about().is_empty(), "{} bears on nothing", ruling.id());
        for lang in Lang::ALL {
            assert!(ruling.question(lang).ends_with('?'), "{} asks nothing", ruling.id());
        }
        let fr = [ruling.question(Lang::Fr), ruling.answer(Lang::Fr)];
        assert!(!fr.into_iter().any(torn), "{}", ruling.id());
    }
    let excused = mythic.rules().iter().filter(|rule| rule.not_testable().is_some());
    assert_eq!(excused.map(Rule::id).collect::<Vec<_>>(), ["M12.2.12"]);
}

#[test]
fn the_beta_is_whole_and_says_how_it_differs() {
    let beta = library().of("pantheon-beta").expect("a book");
    assert_eq!((beta.rules().len(), beta.rulings().len()), (374, 122));
    for (number, ruling) in (1..).zip(beta.rulings()) {
        assert_eq!(ruling.id(), format!("B29.R{number}"));
    }
    for rule in beta.rules() {
        let differs = rule.relation() == Some(Relation::Differs);
        assert!(rule.relation().is_some(), "{}", rule.id());
        assert_eq!(library().compared(rule).count(), rule.compare().len(), "{}", rule.id());
        assert!(differs || rule.compare().is_empty(), "{}", rule.id());
        assert_ne!(rule.text(Lang::En), rule.text(Lang::Fr), "{} is not translated", rule.id());
        for broken in [" :", " ;", " ?", " !", " »", "« "] {
            assert!(!rule.text(Lang::Fr).contains(broken), "{}: {broken:?}", rule.id());
        }
    }
}

#[test]
fn only_a_few_statements_about_drawing_are_beyond_play() {
    let excused: Vec<&str> = (pantheon().rules().iter())
        .filter(|rule| rule.not_testable().is_some())
        .map(Rule::id)
        .collect();
    assert_eq!(excused, ["P15.2.1", "P15.5B.1-2", "P15.15D.5"]);
}

#[test]
fn only_printed_components_of_conjurers_are_beyond_play() {
    let excused = conjurers().rules().iter().filter(|rule| rule.not_testable().is_some());
    let sections: Vec<&str> = excused.map(Rule::section).collect();
    assert_eq!(sections, ["2"; 10]);
}

#[test]
fn people_need_not_type_the_prefix_nor_the_right_case() {
    for typed in ["P15.8A.2a1-6", "p15.8a.2A1-6", "8A.2a1-6", " 8a.2a1-6 "] {
        assert_eq!(pantheon().find(typed).map(|entry| entry.id()), Ok("P15.8A.2a1-6"));
    }
    assert_eq!(pantheon().find("r70").map(|entry| entry.id()), Ok("P15.R70"));
    assert_eq!(pantheon().find("14.12").map(|entry| entry.id()), Ok("14.12"));
    assert!(pantheon().rule("8A.2a1-6").is_none(), "programs use the full id");
}

#[test]
fn a_slip_is_answered_with_the_nearest_id() {
    let slip = pantheon().find("P15.8A2a1-6").expect_err("a dot is missing");
    assert_eq!(
        slip.to_string(),
        "no rule `P15.8A2a1-6` in pantheon-1.5; did you mean `P15.8A.2a1-6`?"
    );
    let far = pantheon().find("spaghetti").expect_err("nothing like it");
    assert_eq!(far.to_string(), "no rule `spaghetti` in pantheon-1.5");
}

#[test]
fn a_ruleset_without_catalogue_is_refused() {
    assert!(library().of("pantheon-1.5").is_ok());
    let error = library().of("pantheon").expect_err("not the full name");
    assert_eq!(error.to_string(), "no rule catalogue for `pantheon`; did you mean `pantheon-1.5`?");
}

#[test]
fn a_statement_knows_the_rulings_that_bear_on_it() {
    let on = |id: &str| -> Vec<&str> {
        let rule = pantheon().rule(id).expect("a rule");
        pantheon().rulings_on(rule).map(Ruling::id).collect()
    };
    assert_eq!(on("P15.8A.2a1-6"), ["P15.R70"]);
    // Named by the note on the French edition as well as by the ruling itself.
    assert_eq!(on("P15.14.11-7"), ["P15.R192"]);
    assert_eq!(on("P15.5B.1-21"), Vec::<&str>::new());
}

#[test]
fn search_needs_every_word_and_neither_accents_nor_endings() {
    let found = ids(&pantheon().search("full area enter", Lang::En));
    assert!(found.contains(&"P15.8A.1-6".to_owned()), "{found:?}");
    let found = ids(&pantheon().search("PENETRER zone saturee", Lang::Fr));
    assert!(found.contains(&"P15.8A.1-6".to_owned()), "{found:?}");
    assert_eq!(ids(&pantheon().search("titan blank", Lang::En)), ["P15.14.12-9"]);
    assert!(pantheon().search("zeppelin", Lang::En).is_empty());
    assert!(pantheon().search("  ", Lang::En).is_empty());
}

#[test]
fn search_gives_statements_in_book_order_before_rulings() {
    let found = pantheon().search("lava", Lang::En);
    let first_ruling = found.iter().position(|entry| matches!(entry, Entry::Ruling(_)));
    let first_ruling = first_ruling.expect("rulings on lava");
    assert!(first_ruling > 0);
    assert!(found[first_ruling..].iter().all(|entry| matches!(entry, Entry::Ruling(_))));
}

#[test]
fn a_book_is_of_the_ruleset_it_says() {
    for book in library().books() {
        assert_eq!(book.open().ruleset(), book.ruleset());
    }
}
