//! Refusals of Pantheon, in both editions: what is cited fits what was wanted, and every citation is
//! shown by a case. `UPDATE=1 cargo test -p pantheon-random` writes the page of the book that lists them anew.

use std::collections::BTreeSet;

use fastrand::Rng;
use kernel::{Game as _, Hosted as _, Notation, RuleId, Seat};
use pantheon::{Choice, Edition, Manoeuvre, Pantheon, Unasked};
use pantheon_random::PantheonRandom;
use pantheon_words::LIBRARY;
use testkit::refusals::{files, hold_page, quoted, root, shown, table};
use testkit::testable::Testable as _;
use text::catalogue::Entry;

const PAGE: &str = "docs/src/refusals.md";

/// Every rule that an explanation names, of the catalogue with this prefix.
fn cited(prefix: &str) -> Vec<String> {
    let source = root().join("games/pantheon/rules/src");
    let conditions = ["draft.rs", "powers/mod.rs", "set_up.rs"].map(|name| source.join(name));
    quoted(files(&source.join("explain"), "rs").into_iter().chain(conditions), prefix)
}

#[test]
fn every_refusal_is_shown_by_a_case_and_stands_in_the_book() {
    let (old, new) = (cited("P15."), cited("B29."));
    assert!(old.len() > 150 && new.len() > 30, "{} and {} rules are cited", old.len(), new.len());
    let page = format!(
        "\
# Refusals of Pantheon

Every rule by which a choice is refused, to the player who is asked or to one who is not, with a choice that it
refuses and a case that shows it. `omphalos rules P15.8A.1-6` prints what a rule says. The beta cites its own
statement where it has one for a rule of 1.5; those that it alone has stand in the second table. The page is
written by `UPDATE=1 cargo test -p pantheon-random`, which fails when a rule can be cited and no case does.

## 1.5

{}
## Beta

{}",
        table(LIBRARY.of("pantheon-1.5").expect("a book"), &old, &shown("pantheon-1.5")),
        table(LIBRARY.of("pantheon-beta").expect("a book"), &new, &shown("pantheon-beta")),
    );
    hold_page(PAGE, &page);
}

/// The chapter of a statement, or those that a ruling is about.
fn chapters_of(rule: RuleId) -> BTreeSet<String> {
    let catalogue = LIBRARY.of_rule(rule.0).unwrap_or_else(|| panic!("{rule} is of no book"));
    let chapter = |id: &str| match catalogue.rule(id) {
        Some(rule) => format!("{}{}", catalogue.prefix(), rule.section()),
        None => panic!("{id} is no statement"),
    };
    match catalogue.find(rule.0) {
        Ok(Entry::Rule(rule)) => BTreeSet::from([chapter(rule.id())]),
        Ok(Entry::Ruling(ruling)) if ruling.about().is_empty() => {
            BTreeSet::from([format!("{}{}", catalogue.prefix(), ruling.section())])
        }
        Ok(Entry::Ruling(ruling)) => ruling.about().iter().map(|id| chapter(id)).collect(),
        _ => panic!("{rule} is in no catalogue"),
    }
}

/// The chapters whose statements may forbid a choice, by its first word and both books: `P15.8A.2` is
/// all of the attack (VIII.A.2), `B29.16` is terrain.
fn chapters(choice: Choice, word: &str) -> &'static [&'static str] {
    match (word, choice) {
        ("board" | "zone", _) => &["P15.6A", "B29.2", "B29.14"],
        ("scenario", _) => &["P15.6B", "B29.2"],
        ("recruit", _) => &["P15.6C", "B29.3"],
        ("place", _) => &[
            "B29.R.actions",
            "B29.16",
            "B29.R.terrain",
            "P15.5A",
            "P15.6D",
            "P15.8A.1",
            "P15.12B",
            "B29.4",
            "B29.14",
            "B29.33",
        ],
        ("pass", _) => &["P15.6C", "P15.7A.1", "B29.3", "B29.6"],
        ("activate", _) => &[
            "B29.R.actions",
            "P15.3",
            "P15.7A",
            "P15.7C",
            "P15.8B.2",
            "P15.14.11",
            "B29.1",
            "B29.5",
            "B29.6",
            "B29.7",
            "B29.8",
            "B29.10",
            "B29.12",
            "B29.14",
            "B29.30",
            "B29.32",
            "B29.33",
        ],
        ("recall", _) => &[
            "B29.R.actions",
            "P15.5A",
            "P15.7A.4",
            "P15.7B",
            "P15.8A.1",
            "P15.12B",
            "P15.13",
            "B29.9",
            "B29.14",
            "B29.30",
            "B29.33",
        ],
        ("walk" | "run" | "fly", _) => &[
            "B29.R.actions",
            "B29.R.terrain",
            "P15.3",
            "P15.5C",
            "P15.7A.2",
            "P15.8A.0",
            "P15.8A.1",
            "P15.8B",
            "P15.12A",
            "P15.12B",
            "P15.13",
            "P15.14.2",
            "B29.1",
            "B29.7",
            "B29.10",
            "B29.12",
            "B29.14",
            "B29.16",
            "B29.32",
            "B29.33",
        ],
        ("enter" | "stop", _) => &[
            "B29.R.terrain",
            "P15.3",
            "P15.5B.1",
            "P15.7A.0",
            "P15.7A.2",
            "P15.8A.0",
            "P15.8A.1",
            "P15.8B.1",
            "P15.11B",
            "P15.12A",
            "P15.12B",
            "P15.13",
            "P15.14.4",
            "B29.1",
            "B29.5",
            "B29.7",
            "B29.12",
            "B29.14",
            "B29.16",
            "B29.30",
        ],
        ("attack" | "aerial", _) => &[
            "B29.R.actions",
            "P15.3",
            "P15.5C",
            "P15.7A.2",
            "P15.8A.0",
            "P15.8A.2",
            "P15.8B",
            "P15.12B",
            "P15.14.7",
            "P15.15C",
            "B29.1",
            "B29.7",
            "B29.10",
            "B29.12",
            "B29.14",
            "B29.16",
            "B29.18",
            "B29.30",
            "B29.33",
        ],
        ("claim" | "absorb" | "drop", _) => &[
            "B29.R.actions",
            "B29.R.talents",
            "P15.3",
            "P15.5A",
            "P15.5C",
            "P15.7A.2",
            "P15.8A.0",
            "P15.8A.3",
            "P15.8B",
            "P15.9",
            "P15.12B",
            "P15.13",
            "P15.14.2",
            "P15.14.8",
            "B29.7",
            "B29.10",
            "B29.12",
            "B29.14",
            "B29.16",
            "B29.27",
            "B29.32",
            "B29.33",
        ],
        ("deploy", _) => &[
            "B29.R.actions",
            "B29.R.terrain",
            "P15.3",
            "P15.5C",
            "P15.7A.2",
            "P15.8A.0",
            "P15.8B.2",
            "P15.12B",
            "P15.13",
            "P15.14.12",
            "B29.1",
            "B29.7",
            "B29.10",
            "B29.12",
            "B29.14",
            "B29.16",
            "B29.33",
        ],
        ("use", _) => &[
            "B29.7",
            "B29.R.attacks",
            "B29.R.manoeuvres",
            "P15.3",
            "P15.5B.1",
            "P15.8A.0",
            "P15.8A.2",
            "P15.12B",
            "P15.14.7",
            "P15.15C",
            "B29.1",
            "B29.10",
            "B29.12",
            "B29.14",
            "B29.16",
            "B29.18",
            "B29.24",
            "B29.25",
            "B29.30",
            "B29.33",
        ],
        ("target" | "area", _) => &[
            "B29.R.attacks",
            "P15.4",
            "P15.5A",
            "P15.8A.2",
            "P15.11C",
            "P15.12A",
            "P15.15C",
            "P15.15D",
            "B29.14",
            "B29.18",
            "B29.25",
            "B29.26",
            "B29.30",
        ],
        ("force", _) => &["P15.8A.2", "P15.14.7", "B29.32"],
        ("guard", _) => &[
            "B29.R.manoeuvres",
            "P15.5B.2",
            "P15.8A.2",
            "P15.8B.0",
            "P15.11C",
            "P15.12B",
            "P15.14.0",
            "P15.14.9",
            "P15.14.10",
            "B29.18",
            "B29.19",
            "B29.30",
            "B29.31",
            "B29.32",
        ],
        ("evade", _) | (_, Choice::Buy(Manoeuvre::Evade)) => &[
            "B29.R.manoeuvres",
            "P15.8A.2",
            "P15.11.0",
            "P15.11C",
            "P15.14.9",
            "P15.14.10",
            "B29.18",
            "B29.20",
            "B29.30",
        ],
        ("buy", _) => &[
            "B29.R.manoeuvres",
            "P15.3",
            "P15.7D",
            "P15.8A.2",
            "P15.11",
            "P15.14.11",
            "B29.10",
            "B29.25",
            "B29.30",
        ],
        ("retaliate", _) => &[
            "B29.R.dice",
            "B29.R.terrain",
            "P15.3",
            "P15.8A.2",
            "P15.14.10",
            "P15.14.12",
            "B29.1",
            "B29.16",
            "B29.18",
            "B29.20",
            "B29.25",
            "B29.26",
        ],
        ("reroll", _) => &["B29.R.talents", "P15.14.14", "B29.32"],
        ("throw", _) => &[
            "B29.R.dice",
            "B29.R.talents",
            "P15.3",
            "P15.8A.2",
            "P15.13",
            "P15.14.12",
            "B29.1",
            "B29.32",
        ],
        ("discard" | "keep" | "second", _) => {
            &["B29.R.dice", "P15.8A.2", "B29.21", "B29.22", "B29.23"]
        }
        ("draw", _) => &["P15.11A", "B29.30"],
        ("heal", _) => &["B29.R.cards", "P15.5B.1", "P15.8A.2", "P15.9", "B29.28"],
        ("take", _) => &["B29.R.talents", "P15.11B", "P15.14.11", "B29.30", "B29.32"],
        ("pay", _) => &["B29.R.cards", "B29.R.talents", "P15.10", "P15.14.11", "B29.29", "B29.32"],
        ("resolve", _) => &["P15.3", "B29.10"],
        ("pick", _) => &["P15.5B.1", "P15.7A.0", "P15.13", "B29.5", "B29.30"],
        ("lead", _) => &["P15.14.11", "B29.32"],
        // What is ended or declined is told by the rule behind the question.
        ("end" | "decline" | "go", _) => &[
            "B29.R.manoeuvres",
            "B29.R.terrain",
            "P15.3",
            "P15.6C",
            "P15.7A",
            "P15.8A.2",
            "P15.11B",
            "P15.12B",
            "P15.15C",
            "B29.3",
            "B29.5",
            "B29.7",
            "B29.10",
            "B29.16",
            "B29.18",
            "B29.21",
            "B29.25",
            "B29.26",
            "B29.30",
        ],
        _ => panic!("no choice begins with `{word}`"),
    }
}

/// Chapters that a question of set-up is told by, whatever was wanted instead.
const OF_SET_UP: [&str; 7] = ["P15.6A", "P15.6B", "P15.6C", "P15.6D", "B29.2", "B29.3", "B29.4"];

/// Whether a chapter is one of these, or a part of one. The beta's chapters have no parts.
fn is_among(chapter: &str, among: &[&str]) -> bool {
    let parts = |whole: &&str| chapter.starts_with(*whole) && chapter.starts_with("P15.");
    among.contains(&chapter) || among.iter().any(parts)
}

#[test]
fn whatever_is_wanted_the_rule_cited_is_about_it() {
    let pack = pantheon_table::embedded();
    for edition in Edition::ALL {
        let (mut known, mut checked) = (BTreeSet::new(), 0);
        for seed in 0..40 {
            let setup = match seed % 2 {
                0 => pantheon_random::setup(edition, seed),
                _ => pantheon_random::roster_setup(&pack, edition, seed),
            };
            let game = Pantheon::new(setup).expect("a table");
            let mut rng = Rng::with_seed(seed);
            testkit::walk(&game, &mut rng, 1500, |state, seat, options, rng| {
                let wanted: Vec<Choice> =
                    (0..6).map(|_| PantheonRandom::any_choice(&game, rng)).collect();
                for (choice, viewer) in
                    wanted.iter().flat_map(|&it| Seat::all(game.seat_count()).map(move |s| (it, s)))
                {
                    let told = Notation::<Choice>::write(&game, &choice);
                    let refused = game.refusal(&game.view(state, Some(viewer)), choice);
                    let offered = viewer == seat && options.contains(&choice);
                    assert_eq!(refused.is_none(), offered, "{told} to {viewer:?}");
                    let Some(refused) = refused else { continue };
                    known.insert(refused.rule.0);
                    checked += 1;
                    let found = chapters_of(refused.rule);
                    // Who decides instead, or what comes first, has nothing to do with the choice.
                    if !matches!(refused.unasked, None | Some(Unasked::Skipped(_))) {
                        continue;
                    }
                    let word = told.split(' ').next().unwrap_or_default();
                    let fitting = chapters(choice, word);
                    let sets_up = state.public.round == 0;
                    let fits = found.iter().any(|chapter| {
                        is_among(chapter, fitting) || sets_up && is_among(chapter, &OF_SET_UP)
                    });
                    assert!(fits, "`{told}` is refused by {}, of {found:?}", refused.rule);
                }
                Some(rng.usize(..options.len()))
            });
        }
        assert!(known.len() > 80, "random games met {} citations: {known:?}", known.len());
        assert!(checked > 100_000, "only {checked} refusals were met");
    }
}
