//! Random games with every check at every step. The long run is the program of this crate.

use std::collections::BTreeMap;

use pantheon::Pantheon;
use pantheon_random::PantheonRandom;
use testkit::playing::{Checks, Report, play_random};

/// Everything but the costliest properties at every step, and those at one pause in twenty.
const THOROUGH: Checks = Checks { look_every: 1, try_every: 20, record: true };

fn play(seeds: std::ops::Range<u64>, checks: Checks) -> Vec<Report> {
    seeds
        .map(|seed| {
            play_random::<PantheonRandom>(
                &pantheon_random::setup(&pantheon::Edition::V1_5, seed),
                seed,
                checks,
            )
            .unwrap_or_else(|failure| panic!("{failure}"))
        })
        .collect()
}

#[test]
fn random_set_ups_can_be_played() {
    for seed in 0..1000 {
        if let Err(faults) = Pantheon::new(pantheon_random::setup(&pantheon::Edition::V1_5, seed)) {
            panic!("seed {seed}: {faults:?}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let played = || {
        play_random::<PantheonRandom>(
            &pantheon_random::setup(&pantheon::Edition::V1_5, 3),
            3,
            THOROUGH,
        )
        .map_err(|f| f.to_string())
    };
    assert_eq!(played(), played());
}

#[test]
fn a_few_games_break_nothing_at_any_step() {
    play(0..12, Checks::ALL);
}

#[test]
fn many_games_break_nothing_and_reach_every_corner() {
    let reports = play(1000..1300, THOROUGH);
    let won = reports.iter().filter(|report| !report.winners.is_empty()).count();
    assert!(won > 50, "only {won} games were won");

    let mut choices: BTreeMap<&str, usize> = BTreeMap::new();
    let mut events: BTreeMap<&str, usize> = BTreeMap::new();
    for report in &reports {
        for (word, count) in &report.choices {
            *choices.entry(word).or_default() += count;
        }
        for (name, count) in &report.events {
            *events.entry(name).or_default() += count;
        }
    }
    let words = [
        "board",
        "zone",
        "recruit",
        "place",
        "pass",
        "activate",
        "recall",
        "end",
        "walk",
        "attack",
        "claim",
        "run",
        "deploy",
        "absorb",
        "fly",
        "aerial",
        "drop",
        "use",
        "enter",
        "stop",
        "force",
        "target",
        "area",
        "guard",
        "evade",
        "retaliate",
        "decline",
        "reroll",
        "throw",
        "go",
        "discard",
        "keep",
        "second",
        "buy",
        "heal",
        "take",
        "pay",
        "resolve",
        "pick",
        "lead",
    ];
    let missing: Vec<_> = words.iter().filter(|word| !choices.contains_key(*word)).collect();
    assert!(missing.is_empty(), "never chosen: {missing:?} among {choices:?}");
    let names = [
        "LeadRolled",
        "Leads",
        "Drew",
        "Refreshed",
        "Discarded",
        "Moved",
        "Recalled",
        "Targeted",
        "AreaTargeted",
        "Guarded",
        "Evaded",
        "AttackLost",
        "Rerolled",
        "SecondRolled",
        "Wounded",
        "Healed",
        "Destroyed",
        "Eliminated",
        "Retaliated",
        "Thrown",
        "ElementRemoved",
        "Claimed",
        "Dropped",
        "Absorbed",
        "GainedOmphalos",
        "ReturnedOmphalos",
        "Bought",
        "Searched",
        "Showed",
        "Retrieved",
        "PowerUsed",
        "TokenPlaced",
        "TokenRemoved",
        "Paralysed",
        "Over",
        "RollAgain",
    ];
    let missing: Vec<_> = names.iter().filter(|name| !events.contains_key(*name)).collect();
    assert!(missing.is_empty(), "never happened: {missing:?} among {events:?}");
}
