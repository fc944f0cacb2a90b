//! Random games of Conjurers with every check at every step. The long run is the
//! program of this crate.

use std::collections::BTreeMap;

use conjurers::{BattleStep, Conjurers, Frame};
use conjurers_random::{ConjurersRandom, duel, setup};
use fastrand::Rng;
use kernel::Game as _;
use testkit::playing::{Checks, play_random};
use testkit::{walk, walk_from};

/// Everything but the costliest properties at every step, and those at one pause in twenty.
const THOROUGH: Checks = Checks { look_every: 1, try_every: 20, record: true };

/// Every word a choice begins with.
const CHOICES: [&str; 25] = [
    "adopt",
    "assistant",
    "attack",
    "bind",
    "break",
    "buy",
    "decline",
    "devour",
    "done",
    "equip",
    "fight",
    "hire",
    "move",
    "pass",
    "place",
    "prize",
    "remove",
    "resolve",
    "sacrifice",
    "spare",
    "stay",
    "steal",
    "summon",
    "take",
    "trade",
];

/// Choices that random play hardly ever meets: cases show them.
const RARE: [&str; 4] = ["adopt", "bind", "pass", "stay"];

/// Every event but those of the rare choices.
const EVENTS: [&str; 42] = [
    "Locked",
    "Starts",
    "Began",
    "Dealt",
    "TurnBegan",
    "Placed",
    "Stayed",
    "Resolved",
    "MineTaken",
    "Gained",
    "Paid",
    "ButtonTaken",
    "Hired",
    "Sacrificed",
    "Bought",
    "Declined",
    "BattleBegan",
    "Removed",
    "Drew",
    "Summoned",
    "Equipped",
    "Healed",
    "Moved",
    "Fought",
    "Rolled",
    "Damaged",
    "Frozen",
    "Poisoned",
    "Died",
    "Resurrected",
    "Devoured",
    "BrokeFree",
    "Returned",
    "TurnLost",
    "Counted",
    "BattleEnded",
    "Won",
    "Stole",
    "MinusPoints",
    "Fed",
    "Ranked",
    "Over",
];

#[test]
fn a_few_games_break_nothing_at_any_step() {
    let cards = conjurers_table::embedded_cards();
    for seed in 0..4 {
        play_random::<ConjurersRandom>(&setup(&cards, seed), seed, Checks::ALL)
            .unwrap_or_else(|failure| panic!("{failure}"));
    }
}

#[test]
fn many_games_break_nothing_and_reach_every_corner() {
    let cards = conjurers_table::embedded_cards();
    let mut choices: BTreeMap<String, usize> = BTreeMap::new();
    let mut events: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 1000..1200 {
        let report = play_random::<ConjurersRandom>(&setup(&cards, seed), seed, THOROUGH)
            .unwrap_or_else(|failure| panic!("{failure}"));
        assert!(!report.winners.is_empty(), "seed {seed} has no winner");
        for (word, count) in &report.choices {
            *choices.entry(word.to_string()).or_default() += count;
        }
        for (name, count) in &report.events {
            *events.entry(name.to_string()).or_default() += count;
        }
    }
    let known = |word: &&&str| !choices.contains_key(**word) && !RARE.contains(word);
    let missing: Vec<_> = CHOICES.iter().filter(known).collect();
    assert!(missing.is_empty(), "never chosen: {missing:?} among {choices:?}");
    let missing: Vec<_> = EVENTS.iter().filter(|name| !events.contains_key(**name)).collect();
    assert!(missing.is_empty(), "never happened: {missing:?} among {events:?}");
}

/// Inputs that no battle needs: two creatures that hardly hurt each other take some hundreds.
const LONGEST_BATTLE: usize = 2_000;

/// Damage only ever adds up, and dice that can do none end a battle. [CON.R174]
#[test]
fn every_battle_comes_to_an_end() {
    let cards = conjurers_table::embedded_cards();
    let mut longest = 0;
    for seed in 0..20_000 {
        let (game, mut state) = duel(&cards, seed);
        let mut rng = Rng::with_seed(seed);
        let mut inputs = 0;
        while state.public.battle.is_some() {
            state = walk_from(&game, state, &mut rng, 1, |_, _, options, rng| {
                Some(rng.usize(..options.len()))
            });
            if seed % 50 == 0 {
                game.admit(&state).unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
            }
            inputs += 1;
            assert!(inputs <= LONGEST_BATTLE, "the duel of seed {seed} does not end");
        }
        longest = longest.max(inputs);
    }
    assert!(longest > 60, "the longest of all these duels took {longest} inputs");
}

/// Nobody is asked where there is nothing to decide. Two questions come with a single answer all the
/// same: where a figure is put and what is done in a battle turn are moves, which a player makes
/// when the turn comes; and a creature that is summoned from a hand that nobody knows must not come
/// of what another player chose.
#[test]
fn only_moves_are_asked_for_where_there_is_a_single_answer() {
    let cards = conjurers_table::embedded_cards();
    let mut moves = 0;
    let mut look = |state: &conjurers::State, options: &[conjurers::Choice], seed: u64| {
        let is_move = matches!(
            state.public.frames.top(),
            Some(Frame::Allocation { .. } | Frame::Battle(BattleStep::Act))
        );
        moves += usize::from(is_move && options.len() == 1);
        assert!(is_move || options.len() > 1, "seed {seed}: {options:?} is all there is");
    };
    for seed in 0..150 {
        let game = Conjurers::new(setup(&cards, seed)).expect("a table");
        walk(&game, &mut Rng::with_seed(seed), usize::MAX, |state, _, options, rng| {
            look(state, options, seed);
            Some(rng.usize(..options.len()))
        });
    }
    for seed in 0..2_000 {
        let (game, state) = duel(&cards, seed);
        walk_from(&game, state, &mut Rng::with_seed(seed), 100, |state, _, options, rng| {
            look(state, options, seed);
            Some(rng.usize(..options.len()))
        });
    }
    assert!(moves > 100, "only {moves} moves had no alternative");
}
