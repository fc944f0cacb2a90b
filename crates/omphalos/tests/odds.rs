//! `omphalos odds` as a person and as a program would call it.

use std::process::{Command, Output};

use serde_json::Value;

fn odds(args: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_omphalos"))
        .arg("odds")
        .args(args.split_whitespace())
        .output()
        .expect("the binary runs")
}

fn printed(args: &str) -> String {
    let output = odds(args);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "`odds {args}` failed: {errors}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn json(args: &str) -> Value {
    serde_json::from_str(&printed(&format!("{args} --json"))).expect("JSON")
}

#[test]
fn json_has_the_mean_and_the_chances() {
    let value = json("--ruleset pantheon-1.5 --offence 3 --defence 5");
    let mean = value["mean"].as_f64().expect("a number");
    assert!((mean - 0.9537).abs() < 1e-4);
    let chances = value["at_least"].as_array().expect("a list");
    assert_eq!(chances.len(), 3);
    let three = chances[2].as_f64().expect("a number");
    assert!((three - 1.0 / 216.0).abs() < 1e-12, "three wounds need three fives");
    assert!(value.get("destroys").is_none());
}

#[test]
fn options_reach_the_odds() {
    let plain = json("--offence 4 --defence 6");
    let rerolled = json("--offence 4 --defence 6 --rerolls 2");
    assert!(rerolled["mean"].as_f64() > plain["mean"].as_f64());
    let cancelled = json("--offence 4 --defence 6 --cancel 1");
    assert_eq!(cancelled["at_least"][0], plain["at_least"][1]);
    let frail = json("--offense 4 --defense 6 --vitality 1");
    assert_eq!(frail["destroys"], plain["at_least"][0]);
}

#[test]
fn talents_of_mythic_battles_reach_the_odds() {
    let attack = "--ruleset mythic-2012 --dice 4 --difficulty 6";
    let plain = json(attack);
    let mean = |more: &str| json(&format!("{attack} {more}"))["mean"].as_f64().expect("a number");
    let zero = mean("--zero-reroll");
    assert!(plain["mean"].as_f64() < Some(zero) && zero < mean("--rerolls 1"));
    let cancelled = json(&format!("{attack} --cancel 1"));
    assert_eq!(cancelled["at_least"][0], plain["at_least"][1]);
    let refused = odds(&format!("{attack} --rerolls 2"));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("2 is not in 0..=1"));
}

#[test]
fn text_reads_well_in_80_columns() {
    let longest = "--offence 10 --defence 2 --rerolls 10 --cancel 1 --vitality 4";
    for args in ["", "--offence 6 --defence 7", "--offence 0 --defence 7", longest] {
        let text = printed(args);
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    }
    let text = printed("--offence 4 --defence 1");
    assert!(text.contains("expected wounds 3.3333"), "{text}");
    assert!(text.contains("   4+   48.23 %  ███████████████████▎\n"), "{text}");
    assert!(printed(longest).contains("destroyed"));
}

#[test]
fn without_a_pair_the_whole_table_is_printed() {
    let text = printed("");
    let last = text.lines().last().expect("a last line");
    let cells: Vec<&str> = last.split_whitespace().collect();
    assert_eq!(cells.len(), 12);
    assert_eq!((cells[0], cells[1], cells[11]), ("10", "8.33", "1.84"));
    let value = json("");
    assert_eq!(value["means"].as_array().map(Vec::len), Some(11));
    assert_eq!(value["means"][10][10], json("--offence 10 --defence 10")["mean"]);
}

#[test]
fn bad_input_is_refused_in_one_line() {
    for (args, reason) in [
        ("--offence 11 --defence 5", "11 is not in 0..=10"),
        ("--offence 5 --defence -1", "-1 is not in 0..=10"),
        ("--offence many --defence 1", "invalid"),
        ("--offence 5", "--defence"),
        ("--ruleset chess", "pantheon-1.5"),
        ("--offence 5 --defence 5 --vitality 0", "0 is not in 1..=20"),
        ("--luck 5", "--luck"),
    ] {
        let output = odds(args);
        assert!(!output.status.success(), "`odds {args}` was accepted");
        assert!(output.stdout.is_empty());
        let message = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(message.lines().count(), 1, "{message}");
        assert!(message.contains(reason), "{message}");
    }
}

#[test]
fn help_shows_an_example() {
    let help = printed("--help");
    assert!(help.contains("omphalos odds --offence 6 --defence 7"), "{help}");
}
