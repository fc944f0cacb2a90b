//! Change only what a seat may not know, and every byte sent to that seat stays the same.

use std::path::Path;

use crate::common::{Sitting, get, person, serve};
use conjurers::Conjurers;
use fastrand::Rng;
use kernel::{Hosted, Input, Log, Pause, Seat};
use mythic::Mythic;
use pantheon::{DivinityType, Edition, Pantheon};
use protocol::ClientMessage;
use server::client::Client;
use store::{Head, NewTable, SeatClaim, Secret, Sqlite, Store};

const KNOWER: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// How many pairs of worlds are looked at.
const TABLES: usize = 12;

/// Two worlds that `KNOWER` cannot tell apart, and a choice of the other seat that both offer and
/// that no dice or cards follow.
struct Twins<G: Hosted> {
    worlds: [G::State; 2],
    choice: G::Choice,
}

fn after<G: Hosted>(game: &G, state: &G::State, choice: G::Choice) -> Option<G::State> {
    let mut state = *state;
    game.advance(&mut state, Input::Choice(choice), &mut Log::silent()).ok()?;
    (!matches!(game.pause(&state), Pause::Chance(_))).then_some(state)
}

fn twins<G: Hosted>(game: &G, wanted: usize) -> Vec<Twins<G>> {
    let mut rng = Rng::with_seed(42);
    let mut found = Vec::new();
    let (mut options, mut others) = (Vec::new(), Vec::new());
    while found.len() < wanted {
        let mut state = game.start();
        for _ in 0..600 {
            match game.pause(&state) {
                Pause::Over(_) => break,
                Pause::Chance(request) => {
                    let outcome = game.draw_outcome(&state, request, &mut rng);
                    let taken =
                        game.advance(&mut state, Input::Outcome(outcome), &mut Log::silent());
                    taken.expect("possible");
                }
                Pause::Decision(seat) => {
                    game.options(&state, &mut options);
                    if seat == OTHER && game.round(&state) > 0 && rng.u8(0..20) == 0 {
                        let twin = game.sample_world(&game.view(&state, Some(KNOWER)), &mut rng);
                        game.options(&twin, &mut others);
                        let shared = options.iter().copied().find(|choice| {
                            others.contains(choice)
                                && after(game, &state, *choice).is_some()
                                && after(game, &twin, *choice).is_some()
                        });
                        if let Some(choice) = shared.filter(|_| twin != state) {
                            found.push(Twins { worlds: [state, twin], choice });
                        }
                    }
                    game.advance_unchecked(&mut state, *rng.choice(&options).expect("a choice"));
                }
            }
        }
    }
    found.truncate(wanted);
    found
}

/// A table that begins in this world.
async fn keep<G: Hosted>(folder: &Path, game: &G, twins: &[Twins<G>], world: usize) {
    let store = Sqlite::open(folder).await.expect("it opens");
    for (number, twins) in twins.iter().enumerate() {
        let table = NewTable {
            id: format!("t{number}"),
            ruleset: game.ruleset().to_owned(),
            setup: serde_json::to_string(game.setup()).expect("plain data"),
            program: "0.1.0".to_owned(),
            players: serde_json::to_string(&[person("Ann"), person("Ben")]).expect("plain data"),
            start: Some(serde_json::to_string(&twins.worlds[world]).expect("plain data")),
            seats: Vec::from([(0, invitation("north", number)), (1, invitation("south", number))]),
            dice: None,
            accord: None,
            inputs: Vec::new(),
            head: Head { round: 1, asked: Some(1), over: false, updated: 0 },
            is_rated: false,
            pace: "none".to_owned(),
            clocks: None,
        };
        let id = table.id.clone();
        store.create(table).await.expect("kept");
        for name in ["north", "south"] {
            let secret = Secret::from(format!("{name}{number}"));
            let claimed = store.claim(&id, &invitation(name, number), &secret).await;
            assert!(matches!(claimed, Ok(SeatClaim::Yours(_))), "{claimed:?}");
        }
    }
    store.close().await.expect("closed");
}

fn invitation(name: &str, number: usize) -> Secret {
    Secret::from(format!("come, {name}{number}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_to_a_seat_of_pantheon_do_not_depend_on_what_it_may_not_know() {
    let pack = pantheon_table::embedded();
    let armies = ["first_march", "lords_of_the_deep"];
    let armies = armies.map(|id| pantheon_table::ArmySpec::Ready(id.to_owned()));
    let setup =
        pantheon_table::TableSpec::constructed(armies.into()).setup(&pack).expect("a table");
    let heard = heard_in_both_worlds::<Pantheon>(setup).await;
    let told = heard.iter().filter(|told| told.starts_with("{\"changed\""));
    assert_eq!(told.count(), 2 * TABLES, "only what changed is sent");
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_to_a_seat_of_the_beta_rules_do_not_depend_on_what_it_may_not_know() {
    let draft = pantheon_table::TableSpec::draft(2, DivinityType::Gods);
    let spec = pantheon_table::TableSpec { edition: Edition::BETA_2_9, ..draft };
    let setup = spec.setup(&pantheon_table::embedded()).expect("a table");
    heard_in_both_worlds::<Pantheon>(setup).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_to_a_seat_of_mythic_battles_do_not_depend_on_what_it_may_not_know() {
    let pack = mythic_table::embedded();
    let armies = ["bronze_and_wings", "hounds_and_bones"];
    let armies = armies.map(|id| pack.army(id).expect("a ready-made army").army.clone());
    heard_in_both_worlds::<Mythic>(pack.table(armies.into())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_to_a_seat_of_conjurers_do_not_depend_on_what_it_may_not_know() {
    let cards = conjurers_table::embedded_cards();
    heard_in_both_worlds::<Conjurers>(cards.setup(2, conjurers::Settings::default())).await;
}

/// What is told next, with what is told before it of those who come.
async fn told(client: &mut Client) -> Vec<String> {
    let mut told = Vec::new();
    loop {
        let text = client.hear_text().await.expect("it is told");
        let is_aside = text.starts_with("{\"company\"");
        told.push(text);
        if !is_aside {
            return told;
        }
    }
}

/// Plays the same in pairs of worlds that a seat cannot tell apart, and gives what was sent to that
/// seat and to a spectator: the same in both.
async fn heard_in_both_worlds<G: Hosted>(setup: G::Setup) -> Vec<String> {
    let game = G::set_up(setup).expect("a game");
    let twins = twins(&game, TABLES);
    let folders = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let mut heard: Vec<Vec<String>> = Vec::new();
    for (world, folder) in folders.iter().enumerate() {
        keep(folder.path(), &game, &twins, world).await;
        let server = serve(folder.path()).await;
        let mut bytes = Vec::new();
        for (number, twins) in twins.iter().enumerate() {
            let table = format!("t{number}");
            let mut knowers = Vec::new();
            for (lang, secrets) in [("en", vec![format!("north{number}")]), ("fr", Vec::new())] {
                let mut knower =
                    Client::join(server, &table, &secrets, lang).await.expect("connected");
                bytes.extend(told(&mut knower).await);
                let notation = Some(game.write(&twins.choice));
                let why = ClientMessage::Why { id: 1, question: 0, choice: None, notation };
                knower.say(&why).await.expect("sent");
                bytes.extend(told(&mut knower).await);
                let answer = ClientMessage::Answer { question: 0, choice: 0 };
                knower.say(&answer).await.expect("sent");
                bytes.extend(told(&mut knower).await);
                knowers.push(knower);
            }
            // The other seat makes the same choice in both worlds.
            let south = format!("south{number}");
            let mut other = Sitting::join(server, &table, &[&south], "en").await;
            let text: String = game.write(&twins.choice);
            let choices = other.snapshot["ask"]["choices"].as_array().expect("choices");
            let index = choices.iter().position(|choice| choice["notation"] == text[..]);
            other.answer(index.expect("it is offered") as u32).await;
            other.hear().await;
            for knower in &mut knowers {
                bytes.extend(told(knower).await);
            }
            let secret = format!("north{number}");
            let path = format!("/api/tables/{table}/moments");
            let moments = get(server, &path, &[&secret]).await;
            bytes.push(moments.body);
            let path = format!("/api/tables/{table}/moments/1?lang=fr");
            let moment = get(server, &path, &[&secret]).await;
            assert_eq!(moment.status, 200);
            bytes.push(moment.body);
        }
        heard.push(bytes);
    }
    for (number, (one, other)) in heard[0].iter().zip(&heard[1]).enumerate() {
        assert_eq!(one, other, "message {number}");
    }
    assert_eq!(heard[0].len(), heard[1].len());
    heard.swap_remove(0)
}
