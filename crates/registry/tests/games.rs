//! What every game of the program brings to the command line.

use std::time::Duration;

use registry::games;

#[test]
fn rulesets_are_found_by_their_ids() {
    for game in games().all() {
        for ruleset in game.rulesets() {
            assert_eq!(games().find(ruleset).map(|found| found.rulesets()), Some(game.rulesets()));
            assert_eq!(games().library().of(ruleset).map(|book| book.ruleset()), Ok(*ruleset));
        }
    }
    assert!(games().find("chess").is_none());
}

#[test]
fn games_are_finished_and_decisions_counted() {
    for ruleset in games().rulesets() {
        let game = games().of(ruleset).expect("a game");
        let played =
            game.playouts(ruleset, Duration::from_millis(300)).expect("they can be played");
        let counts = serde_json::to_value(played).expect("plain numbers");
        let keys: Vec<&str> =
            counts.as_object().expect("a table").keys().map(String::as_str).collect();
        let expected = ["games", "decisions", "mean_options", "seconds", "decisions_per_second"];
        assert_eq!(keys, expected);
        assert!(counts["games"].as_u64() > Some(0), "{ruleset}: {counts}");
        assert!(counts["decisions"].as_u64() > Some(0), "{ruleset}: {counts}");
        assert!(counts["mean_options"].as_f64() >= Some(2.0), "{ruleset}: {counts}");
    }
}

#[test]
fn rounds_of_searches_are_counted() {
    let ruleset = games().rulesets().next().expect("a ruleset");
    let game = games().of(ruleset).expect("a game");
    let speed = game.search_speed(ruleset, Duration::from_millis(200)).expect("it can be searched");
    let speed = serde_json::to_value(speed).expect("plain numbers");
    assert!(
        speed["positions"].as_u64() >= Some(1) && speed["iterations"].as_u64() > Some(0),
        "{speed}"
    );
}

#[test]
fn the_page_of_words_is_what_the_games_say() {
    let page = include_str!("../../../docs/src/case-words.md");
    let say = "run `omphalos case --words > docs/src/case-words.md`";
    assert!(page == games().cases().words_page(), "{say}");
}
