//! Refusals of Mythic Battles (2012): each cites a rule of a chapter that its choice belongs to, who
//! is not asked is told why, and each rule that can be cited is shown by a case and listed in the
//! book (`UPDATE=1` writes its page anew).

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use content::mythic_2012::embedded;
use fastrand::Rng;
use mythic::kernel::{Game, Hosted as _, Notation, RuleId, Seat};
use mythic::{Choice, Mythic, Talent};
use testkit::testable::Testable as _;
use text::catalogue::Catalogue;
use text::{Herald, Lang, Narrator as _};

/// The page of the book that lists all refusals.
const PAGE: &str = "docs/src/mythic-refusals.md";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All files below a folder with this ending, in order.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of this repository") {
        let path = entry.expect("an entry of it").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The section of the catalogue that a rule stands in.
fn section(rule: RuleId) -> &'static str {
    let catalogue = Catalogue::mythic_2012();
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
        let game = Mythic::new(testkit::random::mythic_setup(seed)).expect("a table of the pack");
        let heralds = Lang::ALL.map(|lang| Herald::new(lang, embedded()));
        let mut rng = Rng::with_seed(seed);
        testkit::walk(&game, &mut rng, 1200, |state, seat, options, rng| {
            for _ in 0..8 {
                let choice = game.any_choice(rng);
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
                    for herald in &heralds {
                        let why = herald.why(&game, &view, choice);
                        assert_eq!(why.len(), 2, "{why:?}");
                        assert_eq!(why[1], herald.refusal(rule));
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
    let source = root().join("crates/mythic/src");
    let explaining = files(&source.join("explain"), "rs").into_iter();
    let explaining = explaining.filter(|path| !path.ends_with("goes_by.rs"));
    let conditions = ["activation.rs", "any_time.rs"].map(|name| source.join(name));
    let mut ids: Vec<String> = explaining
        .chain(conditions)
        .flat_map(|path| {
            let text = read(&path);
            let quoted = text.split('"').filter(|word| word.starts_with("M12."));
            quoted.map(str::to_owned).collect::<Vec<_>>()
        })
        .chain(Talent::ALL.iter().map(|talent| talent.condition().0.to_owned()))
        .collect();
    ids.sort_by_key(|id| place(id));
    ids.dedup();
    ids
}

/// Where a rule stands in the catalogue.
fn place(id: &str) -> usize {
    let catalogue = Catalogue::mythic_2012();
    let rules = catalogue.rules().iter().map(|rule| rule.id());
    let mut all = rules.chain(catalogue.rulings().iter().map(|ruling| ruling.id()));
    all.position(|other| other == id).unwrap_or_else(|| panic!("{id} is not in the catalogue"))
}

/// A refusal as a case shows it: who wants what, in which case, in which file.
struct Shown {
    wish: String,
    title: String,
    file: String,
}

/// The first refusal of the cases for each rule.
fn shown() -> BTreeMap<String, Shown> {
    let cases = root().join("cases/mythic-2012");
    let mut shown = BTreeMap::new();
    for path in files(&cases, "case") {
        let file = path.strip_prefix(&cases).expect("below the cases").display().to_string();
        let mut title = String::new();
        for line in read(&path).lines() {
            if let Some(words) = line.strip_prefix("case ") {
                title = words.to_owned();
            }
            let refused = line.strip_prefix("refuse ").and_then(|words| words.rsplit_once(' '));
            if let Some((wish, rule)) = refused.filter(|(_, rule)| rule.starts_with("M12.")) {
                let (wish, title) = (wish.to_owned(), title.clone());
                let first = || Shown { wish, title, file: file.clone() };
                shown.entry(rule.to_owned()).or_insert_with(first);
            }
        }
    }
    shown
}

fn page() -> String {
    let shown = shown();
    let mut page = "\
# Refusals of Mythic Battles (2012)

Every rule that refuses a choice, to the general who is asked or to one who is not, with a case under
`cases/mythic-2012` that shows it. `omphalos rules M12.9.4` prints what a rule says. The page is written
by `UPDATE=1 cargo test -p text --test mythic_refusals`, which fails when a rule can be cited and no case does.

| rule | refuses, for example | case |
| --- | --- | --- |
"
    .to_owned();
    for id in citable() {
        let Shown { wish, title, file } =
            shown.get(&id).unwrap_or_else(|| panic!("no case shows a refusal by {id}"));
        page.push_str(&format!("| {id} | `{wish}` | {title} (`{file}`) |\n"));
    }
    page
}

#[test]
fn every_refusal_has_a_case_and_stands_in_the_book() {
    let (path, page) = (root().join(PAGE), page());
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &page).expect("the page can be written");
    }
    assert!(read(&path) == page, "{PAGE} is stale: `UPDATE=1` writes it anew");
    let known = citable();
    for id in shown().keys() {
        assert!(known.contains(id), "a case shows a refusal by {id}, which no code cites");
    }
}
