//! Army files: those of the pack, and every fault one can have.

use std::collections::BTreeSet;

use content::Fault;
use pantheon::{DivinityType, check_army};
use pantheon_table::{ArmyUse, embedded, read_army};

/// An army without faults. Cases replace lines of it, so that line numbers stay.
const ARMY: &str = r#"id = "sample"
name = { en = "Sample", fr = "Modèle" }
description = { en = "A sample.", fr = "Un modèle." }
kind = "constructed"
players = 2
units = [
  "athena",
  "ajax",
  "leonidas",
  "theseus",
  "hoplites",
  "spartans",
  "amazons",
]
"#;

fn faults(replaced: &[(usize, &str)]) -> Vec<Fault> {
    let mut lines: Vec<&str> = ARMY.lines().collect();
    for &(line, text) in replaced {
        lines[line - 1] = text;
    }
    let text = lines.join("\n");
    let told = read_army("armies/sample.toml", &text, &embedded()).err();
    told.map(|told| told.faults().to_vec()).unwrap_or_default()
}

/// Asserts that just these faults are told: line, what was found, and the rule.
#[track_caller]
fn told(replaced: &[(usize, &str)], expected: &[(usize, &str, Option<&str>)]) {
    let told = faults(replaced);
    let found: Vec<(usize, &str, Option<&str>)> = told
        .iter()
        .map(|fault| (fault.line, &fault.found[..], fault.rule.map(|rule| rule.0)))
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn the_armies_of_the_pack_cover_modes_and_roster() {
    let pack = embedded();
    assert!(pack.armies().len() >= 8);
    let with = |kind, points, divinities| {
        let fits = pack.armies().iter().filter(|army| {
            (army.kind, army.points, army.divinities()) == (kind, points, Some(divinities))
        });
        fits.count()
    };
    assert!(with(ArmyUse::Constructed, 18, DivinityType::Gods) >= 3);
    assert!(with(ArmyUse::Constructed, 18, DivinityType::Titans) >= 2);
    assert!(with(ArmyUse::Constructed, 14, DivinityType::Gods) >= 4, "two teams");
    assert!(with(ArmyUse::Draft, 16, DivinityType::Titans) >= 3, "three players");
    let used: BTreeSet<&str> = pack.armies().iter().flat_map(|army| army.ids()).collect();
    assert!(used.len() * 10 >= pack.units().len() * 9, "only {} units are used", used.len());
    for army in pack.armies() {
        let units: Vec<_> = army.units.iter().map(|unit| &**unit).collect();
        assert_eq!(check_army(&units, army.kind()), [], "{}", army.id);
    }
    assert_eq!(pack.army("first_march").map(|army| army.units.len()), Some(7));
}

#[test]
fn the_sample_is_legal() {
    told(&[], &[]);
    told(&[(4, "kind = \"draft\""), (13, "")], &[]);
    told(&[(5, "points = 17"), (13, "")], &[]);
}

#[test]
fn unknown_units_come_with_the_nearest() {
    told(&[(9, "  \"leonidsa\",")], &[(9, "unknown unit `leonidsa`", None)]);
    let told = faults(&[(9, "  \"leonidsa\",")]);
    assert_eq!(told[0].hint.as_deref(), Some("did you mean `leonidas`?"));
}

#[test]
fn every_broken_restriction_is_told_at_its_unit() {
    told(
        &[(8, "  \"talos\","), (9, "  \"fenrir\",")],
        &[
            (6, "costs 22 of 18 points", Some("P15.6C.2-7")),
            (9, "more than one unit of 5 points or more: talos, fenrir", Some("P15.6C.2-6")),
        ],
    );
    told(
        &[(4, "kind = \"draft\""), (9, "  \"zeus\","), (12, "  \"hoplites\",")],
        &[
            (6, "costs 21 of 18 points", Some("P15.6C.1-9")),
            (9, "more than one divinity: athena, zeus", Some("P15.6C.1-10")),
            (12, "`hoplites` twice", Some("P15.6C.1-12")),
        ],
    );
    told(&[(13, "")], &[(6, "costs 17 of 18 points", Some("P15.6C.2-7"))]);
    told(
        &[(7, "  \"heracles\","), (8, "  \"veteran_heracles\",")],
        &[
            (6, "no divinity", Some("P15.R23")),
            (8, "`heracles` and `veteran_heracles` are the same unit", Some("P15.6C.2-8")),
        ],
    );
}

#[test]
fn points_are_said_in_one_way() {
    told(&[(5, "")], &[(1, "neither `players` nor `points`", None)]);
    let both = "players = 2\npoints = 18";
    told(&[(5, both)], &[(6, "`points` beside `players`", None)]);
    told(
        &[(5, "players = 3"), (12, ""), (13, "")],
        &[(5, "a constructed army for 3 players", Some("P15.6A.1-2"))],
    );
}

#[test]
fn shape_and_texts_are_looked_at() {
    told(&[(2, "name = { en = \"Sample\" }")], &[(2, "no `fr`", None)]);
    told(&[(3, "")], &[(1, "no `description`", None)]);
    told(&[(4, "kind = \"built\"")], &[(4, "unknown kind `built`", None)]);
    told(&[(1, "id = \"other\"")], &[(1, "the id `other`", None)]);
    told(&[(6, "unitss = [")], &[(1, "no `units`", None), (6, "unknown key `unitss`", None)]);
    told(&[(11, "  7,")], &[(11, "the number 7", None)]);
}
