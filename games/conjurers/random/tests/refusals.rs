//! Refusals of Conjurers: what is cited fits what was wanted, and every citation is shown by a case.
//! `UPDATE=1 cargo test -p conjurers-random` writes the page of the book that lists them anew.

use std::collections::BTreeSet;

use conjurers::{Choice, Conjurers, Forbidden};
use conjurers_random::{ConjurersRandom, duel, setup};
use conjurers_words::LIBRARY;
use fastrand::Rng;
use kernel::{Game as _, Hosted as _, Input, Log, Pause, Seat};
use testkit::refusals::{files, hold_page, quoted, root, shown, table};
use testkit::testable::Testable as _;
use text::catalogue::Entry;

const PAGE: &str = "docs/src/conjurers-refusals.md";

/// Cited for what is offered, and by no refusal: whoever puts a figure where it may not be breaks a
/// rule of its own.
const OF_OFFERS: [&str; 1] = ["CON.6.2"];

/// Every rule that an explanation names.
fn cited() -> Vec<String> {
    let mut cited = quoted(files(&root().join("games/conjurers/rules/src/explain"), "rs"), "CON.");
    cited.retain(|id| !OF_OFFERS.contains(&id.as_str()));
    cited
}

#[test]
fn every_refusal_is_shown_by_a_case_and_stands_in_the_book() {
    let (cited, shown) = (cited(), shown("conjurers"));
    assert!(cited.len() > 100, "only {} rules are cited", cited.len());
    let idle: Vec<_> = shown.keys().filter(|id| !cited.contains(*id)).collect();
    assert!(idle.is_empty(), "cases claim refusals by {idle:?}, which nothing cites");
    let page = format!(
        "# Refusals of Conjurers\n\nEvery rule by which a choice of Conjurers is refused, with a choice that it refuses and a case \
         that shows it. Seats that\nare not asked are refused too: by the rule that gives them no such question, or that lets \
         another decide. The page is\nwritten by `UPDATE=1 cargo test -p conjurers-random`.\n\n{}",
        table(LIBRARY.of("conjurers").expect("a book"), &cited, &shown)
    );
    hold_page(PAGE, &page);
}

/// The sections whose rules may forbid a choice of this kind. Whatever the choice, the game may be
/// over (8), and what nobody has to answer is refused by the question at hand.
fn sections(choice: Choice) -> Option<&'static [&'static str]> {
    Some(match choice {
        Choice::Assistant(_) => &["3", "4", "8"],
        Choice::Place(..) | Choice::Stay(_) => &["3", "4", "5", "6", "8", "9", "14", "19"],
        Choice::Resolve(_) => &["3", "6", "7", "8", "15"],
        Choice::Trade { .. } => &["4", "6", "7", "8", "13"],
        Choice::Hire(_) => &["5", "6", "7", "8", "15"],
        Choice::Sacrifice(..) => &["6", "7", "8", "16"],
        Choice::Buy(_) => &["4", "6", "7", "8", "17", "29", "32"],
        Choice::Spare(_) => &["8", "29", "32"],
        Choice::Fight(_) => &["6", "7", "8", "18"],
        Choice::Remove(_) => &["8", "19", "22"],
        Choice::Summon(..) => &["8", "18", "19", "21", "22", "23", "28"],
        Choice::Move(..) => &["8", "18", "19", "21", "22", "23", "27", "28", "33"],
        Choice::Attack(_) => &["8", "18", "19", "21", "22", "23", "26", "28", "33"],
        Choice::Devour(_) => &["8", "18", "19", "21", "22", "23", "28", "33"],
        Choice::Bind { .. } => &["8", "18", "19", "21", "22", "23", "28", "33"],
        Choice::BreakFree(_) => &["8", "18", "19", "21", "22", "23", "28"],
        Choice::Equip(_) => &["8", "32"],
        Choice::Adopt(_) => &["8", "33"],
        Choice::Steal(_) => &["8", "19", "21"],
        Choice::Prize(_) | Choice::Take(_) => &["2", "8", "21"],
        Choice::Done | Choice::Decline | Choice::Pass => return None,
    })
}

/// The section of a statement, or those that a ruling is about.
fn sections_of(id: &str) -> Vec<String> {
    let section = |id: &str| id.split('.').nth(1).unwrap_or_default().to_owned();
    match LIBRARY.of("conjurers").expect("a book").find(id) {
        Ok(Entry::Rule(_)) => vec![section(id)],
        Ok(Entry::Ruling(ruling)) => ruling.about().iter().map(|id| section(id)).collect(),
        _ => panic!("{id} is no rule"),
    }
}

/// Holds a refusal against the choice that it is about.
fn check(choice: Choice, refused: Forbidden, known: &mut BTreeSet<&'static str>) {
    let rule = refused.rule.0;
    known.insert(rule);
    let Some(fitting) = sections(choice) else { return };
    let found = sections_of(rule);
    let fits = found.iter().any(|section| fitting.contains(&section.as_str()));
    assert!(fits, "{choice:?} is refused by {rule}, which is about {found:?}");
}

#[test]
fn whatever_is_wanted_the_rule_cited_is_about_it() {
    let cards = conjurers_table::embedded_cards();
    let mut known = BTreeSet::new();
    for seed in 0..60 {
        let whole = || {
            let game = Conjurers::new(setup(&cards, seed)).expect("a table");
            let state = game.start();
            (game, state)
        };
        let (game, mut state) = if seed % 2 == 0 { whole() } else { duel(&cards, seed) };
        let (mut rng, mut options) = (Rng::with_seed(seed), Vec::new());
        for _ in 0..1_500 {
            game.options(&state, &mut options);
            for _ in 0..6 {
                let choice = ConjurersRandom::any_choice(&game, &mut rng);
                for seat in Seat::all(game.seat_count()) {
                    let asked = matches!(game.pause(&state), Pause::Decision(by) if by == seat);
                    let refused = game.refusal(&game.view(&state, Some(seat)), choice);
                    let offered = asked && options.contains(&choice);
                    assert_eq!(refused.is_none(), offered, "{choice:?} to {seat:?}");
                    if let Some(refused) = refused {
                        check(choice, refused, &mut known);
                    }
                }
            }
            let input = match game.pause(&state) {
                Pause::Over(_) => break,
                Pause::Chance(request) => {
                    Input::Outcome(game.draw_outcome(&state, request, &mut rng))
                }
                Pause::Decision(_) => Input::Choice(options[rng.usize(..options.len())]),
            };
            game.advance(&mut state, input, &mut Log::silent()).expect("it was offered or drawn");
        }
    }
    let cited = cited();
    let strange: Vec<_> =
        known.iter().filter(|id| !cited.iter().any(|cited| cited == **id)).collect();
    assert!(strange.is_empty(), "{strange:?} are cited from elsewhere");
    assert!(known.len() > 80, "random games met {} citations: {known:?}", known.len());
}
