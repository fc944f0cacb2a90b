//! Refusals of Mythic Battles (2012): each cites a rule of a chapter that its choice belongs to, who
//! is not asked is told why, and each rule that can be cited is shown by a case and listed in the
//! book (`UPDATE=1` writes its page anew).

use fastrand::Rng;
use kernel::{Game, Hosted as _, Notation, RuleId, Seat};
use mythic::{Choice, Mythic, Talent};
use mythic_random::MythicRandom;
use mythic_table::embedded;
use mythic_words::{LIBRARY, MythicSpeaker};
use testkit::refusals::{files, hold_page, quoted, root, shown, table};
use testkit::testable::Testable as _;
use text::{Lang, Narrator as _};

/// The page of the book that lists all refusals.
const PAGE: &str = "docs/src/mythic-refusals.md";

/// The section of the catalogue that a rule stands in.
fn section(rule: RuleId) -> &'static str {
    let catalogue = LIBRARY.of("mythic-2012").expect("the book");
    let stated = catalogue.rule(rule.0).map(|rule| rule.section());
    let ruled = || catalogue.ruling(rule.0).map(|ruling| ruling.section());
    stated.or_else(ruled).unwrap_or_else(|| panic!("{rule} is not in the catalogue"))
}

/// The sections that may forbid a choice to a general who is asked, by its first word. Nothing is
/// done out of turn in set-up (R12) or in the middle of a search (R164).
fn sections(word: &str) -> &'static [&'static str] {
    match word {
        "player" | "lay" | "zone" | "deploy" => &["2", "16", "R.variants"],
        "convert" | "search" => &["5"],
        "take" => &["5", "18", "R.single"],
        "exchange" | "under" => &["4"],
        "activate" => &["4", "6", "16", "18", "R.single"],
        "move" => &["3", "4", "6", "7", "12", "14", "18", "R.reactions", "R.single"],
        "fly" => &["3", "7", "18"],
        "strike" => &["3", "4", "6", "8", "9", "11", "18", "R.movement", "R.reactions"],
        "shoot" => {
            &["3", "4", "6", "8", "9", "11", "13", "14", "18", "R.movement", "R.single", "R.values"]
        }
        "bite" | "spread" => &["11", "13", "18", "R.reactions", "R.single"],
        "next" => &["R.talents"],
        "harass" => &["11", "12", "13", "R.reactions", "R.variants"],
        "defend" => &["8", "11", "12", "13", "18", "R.reactions", "R.variants"],
        "counter" => &["8", "12", "18", "R.reactions", "R.single"],
        "retreat" => &["18", "R.single"],
        "again" | "throw" => &["8", "10", "12", "R.dice"],
        "keep" => &["8", "12", "R.dice"],
        "discard" => &["4", "8", "10", "12", "R.dice"],
        "reroll" => &["8", "11", "12", "13", "18", "R.dice", "R.single", "R.talents"],
        "plus" => {
            &["3", "7", "8", "12", "16", "18", "R.movement", "R.reactions", "R.single", "R.values"]
        }
        "use" => &[
            "6",
            "7",
            "8",
            "11",
            "12",
            "13",
            "16",
            "18",
            "R.movement",
            "R.reactions",
            "R.single",
            "R.talents",
            "R.values",
            "R.wounds",
        ],
        // What is ended or declined is told by the rule behind the question.
        "done" | "decline" => &[
            "2",
            "4",
            "5",
            "6",
            "7",
            "8",
            "12",
            "16",
            "18",
            "R.reactions",
            "R.single",
            "R.talents",
            "R.variants",
            "R.wounds",
        ],
        _ => panic!("no choice begins with `{word}`"),
    }
}

#[test]
fn a_refusal_cites_a_chapter_that_fits_the_choice() {
    let (mut asked, mut unasked) = (0, 0);
    for seed in 0..30 {
        let game = Mythic::new(mythic_random::setup(seed)).expect("a table of the pack");
        let speakers = Lang::ALL.map(|lang| MythicSpeaker::new(lang, embedded()));
        let mut rng = Rng::with_seed(seed);
        testkit::walk(&game, &mut rng, 1200, |state, seat, options, rng| {
            for _ in 0..8 {
                let choice = MythicRandom::any_choice(&game, rng);
                let told = Notation::<Choice>::write(&game, &choice);
                for viewer in Seat::all(game.seats()) {
                    let view = game.view(state, Some(viewer));
                    let refusal = game.refusal(&view, choice);
                    if viewer == seat {
                        assert_eq!(refusal, game.explain(state, choice), "{told}");
                        assert_eq!(refusal.is_none(), options.contains(&choice), "{told}");
                        let Some(rule) = refusal.map(|refusal| refusal.rule) else { continue };
                        let word = told.split(' ').next().unwrap_or_default();
                        let fits = sections(word).contains(&section(rule))
                            || ["R.setup", "R.turn"].contains(&section(rule));
                        assert!(fits, "`{told}` is refused by {rule} of {}", section(rule));
                        assert_eq!(game.unasked(&view, choice), None);
                        asked += 1;
                        continue;
                    }
                    let rule = refusal.expect("who is not asked can choose nothing").rule;
                    section(rule);
                    for speaker in &speakers {
                        let why = speaker.why(&game, &view, choice);
                        assert_eq!(why.len(), 2, "{why:?}");
                        assert_eq!(why[1], speaker.refusal(rule));
                        assert!(why[0].ends_with('.') && !why[0].contains('{'), "{why:?}");
                    }
                    unasked += 1;
                }
            }
            Some(rng.usize(..options.len()))
        });
    }
    assert!(asked > 50_000 && unasked > 50_000, "{asked} asked, {unasked} not");
}

/// The rules that the code can cite: those it names where it explains, and the statement of each
/// talent.
fn citable() -> Vec<String> {
    let source = root().join("games/mythic/rules/src");
    let explaining = files(&source.join("explain"), "rs").into_iter();
    let explaining = explaining.filter(|path| !path.ends_with("goes_by.rs"));
    let conditions = ["activation.rs", "any_time.rs"].map(|name| source.join(name));
    let mut ids = quoted(explaining.chain(conditions), "M12.");
    ids.extend(Talent::ALL.iter().map(|talent| talent.condition().0.to_owned()));
    ids.sort();
    ids.dedup();
    ids
}

#[test]
fn every_refusal_has_a_case_and_stands_in_the_book() {
    let (cited, shown) = (citable(), shown("mythic-2012"));
    let idle: Vec<_> = shown.keys().filter(|id| !cited.contains(*id)).collect();
    assert!(idle.is_empty(), "cases show refusals by {idle:?}, which no code cites");
    let page = format!(
        "\
# Refusals of Mythic Battles (2012)

Every rule that refuses a choice, to the general who is asked or to one who is not, with a choice that
it refuses and a case that shows it. `omphalos rules M12.9.4` prints what a rule says. The page is written
by `UPDATE=1 cargo test -p text --test mythic_refusals`, which fails when a rule can be cited and no case does.

{}",
        table(LIBRARY.of("mythic-2012").expect("the book"), &cited, &shown)
    );
    hold_page(PAGE, &page);
}
