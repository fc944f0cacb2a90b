//! Lessons are written as cases and played as records: the one is what the other says.

use std::path::Path;

#[test]
fn every_lesson_is_the_record_of_its_case() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let games = std::fs::read_dir(games).expect("the games");
    let folders = games.map(|game| game.expect("an entry of a folder").path().join("lessons"));
    let folders: Vec<_> = folders.filter(|folder| folder.is_dir()).collect();
    let files = registry::games().cases().run_files(&folders).expect("the folders of lessons");
    assert!(files.len() >= 9, "a lesson for every ruleset, six for Pantheon");
    for file in files {
        let path = file.path.display();
        assert!(file.passed(), "{path}: {:#?}", file.cases);
        let record = file.cases.first().and_then(|case| case.record.as_ref());
        let record = record.expect("a case that passed was played");
        let kept = std::fs::read_to_string(file.path.with_extension("record"));
        let kept = kept.unwrap_or_else(|error| panic!("{path}: no record beside it: {error}"));
        assert_eq!(record.to_string(), kept, "{path}: run `omphalos case --record` on it");
        assert!(record.notes.iter().any(|note| note.starts_with("say ")), "{path} says nothing");
    }
}
