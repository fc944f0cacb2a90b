//! The cases of the game hold.

use std::collections::BTreeSet;

use cases::{FileReport, Rulesets};
use pantheon_cases::CASES;

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

#[test]
fn every_power_of_the_roster_is_shown_by_a_case() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/pantheon-1.5/units");
    let files = run(folder);
    let cases = files.iter().flat_map(|file| &file.cases).filter(|case| case.passed);
    let shown: BTreeSet<(String, String)> = cases.flat_map(|case| case.powers.clone()).collect();
    let pack = pantheon_table::embedded();
    let powers = pack.units().iter().flat_map(|unit| {
        unit.def.powers.iter().map(|power| (unit.def.id.clone(), power.id.clone()))
    });
    let missing: Vec<_> = powers.filter(|power| !shown.contains(power)).collect();
    assert!(missing.is_empty(), "no case shows {missing:?}");
}
