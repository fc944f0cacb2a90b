//! What browsers are shown of a battle of 2012: every moment can be sent, and a message tells a seat
//! nothing that its view does not.

use std::collections::BTreeMap;
use std::path::Path;

use fastrand::Rng;
use kernel::{Game, Hosted as _, Input, Log, Notation, Pause, Seat};
use mythic::{Breakdown, Choice, Ending, Mythic, Setup, State, View};
use mythic_wire::{About, Forecast, Words as MythicWords, snapshot};
use protocol::{GoalShown, Words};
use serde_json::{Value, json};

/// Words that are enough to look at a message.
struct Plain;

impl Words<Mythic> for Plain {
    fn question(&self, _: &Mythic, _: &View) -> String {
        "What now?".to_owned()
    }
    fn choice(&self, game: &Mythic, _: &View, choice: Choice) -> String {
        game.write(&choice).replace('_', " ")
    }
    fn heading(&self, _: &Mythic, _: &View, _: Choice) -> Option<String> {
        None
    }
    fn goals(&self, game: &Mythic, view: &View) -> Vec<GoalShown> {
        let shown = |way: mythic::Progress| GoalShown {
            seat: way.seat.0,
            kind: "units",
            text: format!("{}", way.of),
            short: format!("{}/{}", way.done, way.of),
            done: way.done,
            of: way.of,
            place: None,
        };
        game.progress(&view.public).into_iter().map(shown).collect()
    }
    fn won_by(&self, _: &Mythic, _: &View, ending: Ending) -> Option<String> {
        Some(format!("{ending:?}"))
    }
    fn ending(&self, _: &Mythic, _: &View, ending: Ending) -> String {
        format!("{ending:?}")
    }
}

impl MythicWords for Plain {
    fn terms(&self, _: &Mythic, _: &View, breakdown: &Breakdown) -> Vec<String> {
        breakdown.terms.iter().map(|term| format!("{:+} {:?}", term.by, term.source)).collect()
    }
}

/// What a viewer is sent of a state.
fn sent(game: &Mythic, state: &State, viewer: Option<Seat>) -> Value {
    let view = game.view(state, viewer);
    serde_json::to_value(snapshot(game, &view, &Plain, 7, false)).expect("a snapshot is data")
}

fn viewers(game: &Mythic) -> impl Iterator<Item = Option<Seat>> {
    std::iter::once(None).chain(Seat::all(game.seat_count()).map(Some))
}

/// Plays a game at random and looks at each of its moments.
fn play(game: &Mythic, rng: &mut Rng, mut look: impl FnMut(&State, &mut Rng)) {
    let mut state = game.start();
    let mut options = Vec::new();
    for _ in 0..20_000 {
        look(&state, rng);
        let input = match game.pause(&state) {
            Pause::Over(_) => return,
            Pause::Chance(request) => Input::Outcome(game.draw_outcome(&state, request, rng)),
            Pause::Decision(_) => {
                game.options(&state, &mut options);
                Input::Choice(options[rng.usize(..options.len())])
            }
        };
        game.advance(&mut state, input, &mut Log::silent()).expect("an offered input");
    }
}

fn tables() -> Vec<Mythic> {
    let pack = mythic_table::embedded();
    let drawn = |seed| mythic_table::random_table(pack, &mut Rng::with_seed(seed));
    let mut setups: Vec<Setup> = (0..4).map(drawn).collect();
    // One of them has four generals, whatever was drawn.
    setups.extend((4..200).map(drawn).find(|setup| setup.armies.len() == 4));
    setups.into_iter().map(|setup| Mythic::new(setup).expect("a legal table")).collect()
}

#[test]
fn a_message_tells_what_the_view_tells_and_no_more() {
    for (seed, game) in (0..).zip(tables()) {
        let mut step = 0;
        play(&game, &mut Rng::with_seed(seed), |state, rng| {
            step += 1;
            if step % 7 != 0 {
                return;
            }
            for viewer in viewers(&game) {
                let message = sent(&game, state, viewer);
                // Another world that looks the same to this viewer.
                let other = game.sample_world(&game.view(state, viewer), rng);
                assert_eq!(message, sent(&game, &other, viewer), "{viewer:?} at step {step}");
                for seat in message["seats"].as_array().expect("seats") {
                    let own = seat["seat"].as_u64() == viewer.map(|seat| u64::from(seat.0));
                    for secret in ["own_hand", "own_discard", "own_under"] {
                        assert_eq!(seat.get(secret).is_some(), own, "{secret} at step {step}");
                    }
                }
                let asked = message["waiting_for"].as_u64().is_some()
                    && message["waiting_for"] == message["view"];
                assert_eq!(message["ask"].is_object(), asked, "{viewer:?} at step {step}");
            }
        });
    }
}

#[test]
fn every_move_has_a_way_of_neighbouring_spaces() {
    let mut moves = 0;
    for (seed, game) in (0..).zip(tables()) {
        play(&game, &mut Rng::with_seed(seed), |state, _| {
            let Pause::Decision(seat) = game.pause(state) else { return };
            let view = game.view(state, Some(seat));
            for choice in game.question(&view).expect("choices") {
                let Choice::Move(to) = choice else { continue };
                let way = game.way(&view, choice).expect("a way to a space that is offered");
                assert_eq!(way.spaces.last(), Some(&to));
                assert!(way.spaces.windows(2).all(|two| two[0].distance(two[1]) == 1), "{way:?}");
                assert!((2..=10).contains(&way.spaces.len()), "{way:?}");
                moves += 1;
            }
        });
    }
    assert!(moves > 1000, "{moves} moves");
}

#[test]
fn every_choice_names_what_it_is_about() {
    for (seed, game) in (0..).zip(tables()) {
        play(&game, &mut Rng::with_seed(seed), |state, _| {
            let Pause::Decision(seat) = game.pause(state) else { return };
            let message = sent(&game, state, Some(seat));
            for offer in message["ask"]["choices"].as_array().expect("choices") {
                let place = match offer["kind"].as_str().expect("a kind") {
                    "deploy" | "move" | "fly" | "retreat" => "space",
                    "strike" | "shoot" | "spread" | "next" => "target",
                    "activate" | "use" | "plus" | "harass" | "defend" => "unit",
                    "convert" | "search" | "take" | "under" | "discard" => "card",
                    "lay" => "board",
                    "zone" => "edge",
                    "spend" | "again" | "reroll" => "discard",
                    _ => continue,
                };
                assert!(offer.get(place).is_some(), "{offer} has no {place}");
            }
        });
    }
}

/// Why a moment is worth a picture, if it is.
fn picture(message: &Value) -> Option<String> {
    let choices = message["ask"]["choices"].as_array()?;
    let has = |kind: &str| choices.iter().any(|offer| offer["kind"] == kind);
    let kinds = [
        "over", "lay", "zone", "deploy", "spend", "again", "counter", "defend", "harass", "shoot",
        "strike", "bite", "fly", "retreat", "take", "under", "discard", "exchange", "activate",
    ];
    kinds.iter().find(|kind| has(kind)).map(|kind| (*kind).to_owned())
}

/// Writes moments of real games for the browser's tests and its stand-in for a server.
#[test]
fn moments_for_the_browser() {
    let mut found: BTreeMap<String, Value> = BTreeMap::new();
    let mut abouts = Vec::new();
    for (seed, game) in (0..).zip(tables()) {
        let players = game.seat_count();
        abouts.push(serde_json::to_value(About::new(&game)).expect("data"));
        play(&game, &mut Rng::with_seed(seed), |state, _| {
            let (viewer, over) = match game.pause(state) {
                Pause::Decision(seat) => (seat, false),
                Pause::Over(_) => (Seat(0), true),
                Pause::Chance(_) => return,
            };
            let message = sent(&game, state, Some(viewer));
            let name = if over { Some("over".to_owned()) } else { picture(&message) };
            let Some(name) = name else { return };
            let key = if players > 2 { format!("{name}-four") } else { name };
            // Of each kind the moment is kept that offers most; four generals have a few.
            let wanted = players == 2 || ["deploy-four", "activate-four"].contains(&&key[..]);
            let size = |message: &Value| message["ask"]["choices"].as_array().map_or(0, Vec::len);
            let known = found.get(&key).map_or(0, |one| size(&one["snapshot"]));
            if !wanted || (found.contains_key(&key) && size(&message) <= known) {
                return;
            }
            let view = game.view(state, Some(viewer));
            let choices = game.question(&view).unwrap_or_default();
            let odds: BTreeMap<usize, Vec<Forecast>> = choices
                .iter()
                .enumerate()
                .map(|(at, &choice)| {
                    let attacks = game.forecasts(&view, choice);
                    let told = |attack| Forecast::new(&game, &view, &Plain, attack);
                    (at, attacks.iter().map(told).collect())
                })
                .filter(|(_, forecasts): &(usize, Vec<Forecast>)| !forecasts.is_empty())
                .collect();
            let moment = json!({ "table": seed, "snapshot": message, "forecasts": odds });
            found.insert(key, moment);
        });
    }
    for kind in ["lay", "zone", "deploy", "spend", "counter", "strike", "activate", "over"] {
        assert!(found.contains_key(kind), "no moment of kind {kind}");
    }
    if std::env::var_os("UPDATE").is_some() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/tests/mythic.json");
        let text = serde_json::to_string(&json!({ "abouts": abouts, "moments": found }));
        std::fs::write(path, text.expect("data") + "\n").expect("the moments are written");
    }
}
