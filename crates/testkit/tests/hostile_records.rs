//! Records from outside that are damaged or made up: set-ups, positions and lines. Whatever is wrong is
//! told as an error; what is admitted can be looked at and played on by everybody at a table.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use conjurers::Conjurers;
use fastrand::Rng;
use kernel::record::{Record, replay, replay_onto};
use kernel::{Hosted, Input, Log, Match, Pause, Seat, fingerprint};
use mythic::Mythic;
use pantheon::Pantheon;
use serde_json::Value;
use testkit::refusals::{files, folder_with};

/// Moments of each record whose positions are damaged, and how often each is.
const MOMENTS: usize = 12;
const DAMAGES: u64 = 12;

/// The games that are recorded for a ruleset, the shortest first.
fn golden(ruleset: &str) -> Vec<(String, Record)> {
    let mut records: Vec<(String, Record)> =
        files(&folder_with("golden", ruleset).join(ruleset), "record")
            .iter()
            .map(|path| {
                let text = fs::read_to_string(path).expect("a golden record");
                let record = Record::parse(&text).expect("golden records can be read");
                (text, record)
            })
            .collect();
    records.sort_by_key(|(text, _)| text.len());
    records.truncate(4);
    records
}

fn game<G: Hosted>(record: &Record) -> Arc<G> {
    let setup = serde_json::from_str(&record.setup).expect("a set-up of a golden record");
    Arc::new(G::set_up(setup).expect("a table that was played at"))
}

/// How many values a value holds, itself included.
fn size(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(size).sum(),
        Value::Object(fields) => fields.values().map(size).sum(),
        _ => 0,
    }
}

/// The value at a place, counted as `size` does.
fn nth(value: &mut Value, place: usize) -> &mut Value {
    if place == 0 {
        return value;
    }
    let mut left = place - 1;
    let inside: Vec<&mut Value> = match value {
        Value::Array(list) => list.iter_mut().collect(),
        Value::Object(fields) => fields.values_mut().collect(),
        _ => unreachable!("only lists and objects hold values"),
    };
    for one in inside {
        let held = size(one);
        if left < held {
            return nth(one, left);
        }
        left -= held;
    }
    unreachable!("the place is within the value")
}

/// Damages one value somewhere: a number out of range, a list cut or doubled, things swapped.
fn damage(whole: &mut Value, rng: &mut Rng) {
    let place = rng.usize(1..size(whole));
    let absurd = [0, 1, 2, 3, 7, 31, 63, 64, 200, 255, 256, 65_535, 4_294_967_295, u64::MAX];
    match nth(whole, place) {
        Value::Array(list) if !list.is_empty() => {
            let (a, b) = (rng.usize(..list.len()), rng.usize(..list.len()));
            match rng.u8(..4) {
                0 => list.swap(a, b),
                1 => drop(list.remove(a)),
                2 => list.insert(a, list[b].clone()),
                _ => list[a] = list[b].clone(),
            }
        }
        Value::Number(number) => {
            let near = number.as_u64().unwrap_or(0);
            *number = match rng.u8(..4) {
                0 => near.saturating_add(1).into(),
                1 => near.saturating_sub(1).into(),
                _ => absurd[rng.usize(..absurd.len())].into(),
            };
        }
        Value::Bool(flag) => *flag = !*flag,
        other => {
            *other = match rng.u8(..3) {
                0 => Value::Null,
                1 => absurd[rng.usize(..absurd.len())].into(),
                _ => Value::String("a b = c\n".to_owned()),
            }
        }
    }
}

/// Looks at a game as everybody at a table does, and plays on.
fn play_on<G: Hosted>(game: &G, mut state: G::State, rng: &mut Rng) {
    let mut options = Vec::new();
    for _ in 0..150 {
        for viewer in Seat::all(game.seats()).map(Some).chain([None]) {
            let view = game.view(&state, viewer);
            game.question(&view);
            game.asked(&view);
        }
        let input = match game.pause(&state) {
            Pause::Over(_) => return,
            Pause::Chance(request) => Input::Outcome(game.draw_outcome(&state, request, rng)),
            Pause::Decision(_) => {
                game.options(&state, &mut options);
                Input::Choice(options[rng.usize(..options.len())])
            }
        };
        game.advance(&mut state, input, &mut Log::silent()).expect("it was offered or drawn");
    }
}

/// Plays on and keeps what was played as a table does, as text: read back it leads to the same states.
fn is_kept<G: Hosted>(game: &Arc<G>, position: Option<G::State>, rng: &mut Rng) {
    let begun = |game: Arc<G>| match position {
        Some(state) => Match::from_state(game, state),
        None => Match::new(game),
    };
    let mut played = begun(Arc::clone(game));
    for _ in 0..120 {
        let taken = match played.pause() {
            Pause::Over(_) => break,
            Pause::Chance(request) => {
                let outcome = game.draw_outcome(played.state(), request, rng);
                played.outcome(outcome)
            }
            Pause::Decision(seat) => {
                let (question, choices) = (played.question(), played.options().len());
                played.answer(seat, question, rng.usize(..choices))
            }
        };
        taken.expect("it was offered or drawn");
    }
    let setup = serde_json::to_string(game.setup()).expect("plain data");
    let text = played.record(setup).to_string();
    let record = Record::parse(&text).expect("what is written can be read");
    let again = serde_json::from_str(&record.setup).expect("a set-up that was written");
    let again = Arc::new(G::set_up(again).expect("a table that was played at"));
    let from = record.position_in(&*again).expect("a position that was played on from");
    assert_eq!(from, position);
    replay_onto(begun(again), &record, |_, _, _| ()).expect("it leads where it led");
}

/// What came of damaged things.
#[derive(Debug, Default)]
struct Tally {
    admitted: usize,
    refused: usize,
    panics: Vec<String>,
}

impl Tally {
    /// Notes what came of one: `true` when it was admitted.
    fn note(&mut self, what: &str, trial: impl FnOnce() -> bool) {
        match catch_unwind(AssertUnwindSafe(trial)) {
            Ok(true) => self.admitted += 1,
            Ok(false) => self.refused += 1,
            Err(_) => self.panics.push(what.chars().take(200).collect()),
        }
    }

    fn hold(&self, what: &str) {
        let Self { admitted, refused, panics } = self;
        println!("{what}: {admitted} admitted, {refused} refused, {} panics", panics.len());
        assert!(panics.is_empty(), "{what}: {panics:#?}");
        assert!(*refused > 20, "{what}: only {refused} were refused");
    }
}

/// Positions as they stand at moments of a game, damaged, under a fingerprint that fits.
fn positions<G: Hosted>(ruleset: &str) {
    let mut tally = Tally::default();
    for (_, record) in golden(ruleset) {
        let game = game::<G>(&record);
        let every = (record.entries.len() / MOMENTS).max(1);
        let mut moments = Vec::new();
        replay(Arc::clone(&game), &record, |played, _, _| {
            moments.push(*played.state());
        })
        .expect("golden records replay");
        for (number, state) in moments.iter().step_by(every).enumerate() {
            let sound = serde_json::to_value(state).expect("a state can be written");
            for seed in 0..DAMAGES {
                let mut rng = Rng::with_seed(seed + 1000 * number as u64);
                let mut position = sound.clone();
                damage(&mut position, &mut rng);
                let hostile = Record {
                    position: Some(position.to_string()),
                    entries: Vec::new(),
                    ..record.clone()
                };
                tally.note(&format!("moment {number}, seed {seed}"), || {
                    let Ok(Some(state)) = hostile.position_in(&*game) else { return false };
                    let begun = Match::from_state(Arc::clone(&game), state);
                    let start = fingerprint(&state);
                    replay_onto(begun, &Record { start, ..hostile }, |_, _, _| ())
                        .expect("no line follows the position");
                    play_on(&*game, state, &mut rng);
                    is_kept(&game, Some(state), &mut rng);
                    true
                });
            }
            let whole = Record { position: Some(sound.to_string()), ..record.clone() };
            let read = whole.position_in(&*game).expect("a moment of a game is one");
            assert_eq!(read.as_ref(), Some(state));
        }
    }
    tally.hold(&format!("positions of {ruleset}"));
}

/// Set-ups, damaged: refused with a reason, or a table that can be played at.
fn setups<G: Hosted>(ruleset: &str) {
    let mut tally = Tally::default();
    for (_, record) in golden(ruleset) {
        let sound: Value = serde_json::from_str(&record.setup).expect("a set-up is JSON");
        for seed in 0..60 {
            let (mut setup, mut rng) = (sound.clone(), Rng::with_seed(seed));
            damage(&mut setup, &mut rng);
            tally.note(&format!("set-up, seed {seed}"), || {
                // As a server does with what is uploaded.
                let is_checked = hosting::check_setup(&setup.to_string()).is_ok();
                let Ok(setup) = serde_json::from_value(setup) else { return false };
                let Ok(game) = G::set_up(setup) else { return false };
                play_on(&game, game.start(), &mut rng);
                if is_checked {
                    is_kept(&Arc::new(game), None, &mut rng);
                }
                is_checked
            });
        }
    }
    tally.hold(&format!("set-ups of {ruleset}"));
}

/// Whole records with lines swapped, cut, doubled and altered.
fn lines<G: Hosted>(ruleset: &str) {
    let mut tally = Tally::default();
    for (text, sound) in golden(ruleset) {
        let game = game::<G>(&sound);
        let sound: Vec<&str> = text.lines().collect();
        for seed in 0..60 {
            let (mut lines, mut rng) = (sound.clone(), Rng::with_seed(seed));
            let (a, b) = (rng.usize(4..lines.len()), rng.usize(4..lines.len()));
            let altered = lines[a].replace(['1', 'a'], &format!("{}", rng.u8(..)));
            match rng.u8(..4) {
                0 => lines.swap(a, b),
                1 => lines.truncate(a),
                2 => lines.insert(a, lines[b]),
                _ => lines[a] = &altered,
            }
            tally.note(&format!("lines, seed {seed}"), || {
                let Ok(record) = Record::parse(&lines.join("\n")) else { return false };
                replay(Arc::clone(&game), &record, |_, _, _| ()).is_ok()
            });
        }
    }
    tally.hold(&format!("lines of {ruleset}"));
}

/// Three tests for each ruleset.
macro_rules! hostile {
    ($($module:ident: $game:ident, $ruleset:literal)+) => {
        $(mod $module {
            #[test]
            fn positions() {
                super::positions::<super::$game>($ruleset);
            }

            #[test]
            fn setups() {
                super::setups::<super::$game>($ruleset);
            }

            #[test]
            fn lines() {
                super::lines::<super::$game>($ruleset);
            }
        })+
    };
}

hostile! {
    pantheon_15: Pantheon, "pantheon-1.5"
    pantheon_beta: Pantheon, "pantheon-beta"
    mythic_2012: Mythic, "mythic-2012"
    conjurers_cards: Conjurers, "conjurers"
}
