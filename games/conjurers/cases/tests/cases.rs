//! The cases of the game hold.

use cases::{FileReport, Rulesets};
use conjurers_cases::CASES;

fn run(folder: &str) -> Vec<FileReport> {
    Rulesets::of([&CASES[..]]).run_files(&[folder]).expect("the cases can be read")
}

#[test]
fn every_case_holds() {
    let files = run(env!("CARGO_MANIFEST_DIR"));
    let mut wrong = Vec::new();
    for file in &files {
        let inside = file.cases.iter().flat_map(|case| &case.faults);
        for fault in file.faults.iter().chain(inside) {
            wrong.push(format!("{}: {fault}", file.path.display()));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    assert!(files.iter().any(|file| !file.cases.is_empty()), "no case was run");
}
