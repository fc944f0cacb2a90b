//! Change only what a seat may not know, and every byte sent to that seat stays the same.

use std::path::Path;
use std::sync::Arc;

use crate::common::{Sitting, person, serve};
use fastrand::Rng;
use kernel::{Game, Input, Log, Pause, Seat};
use pantheon::{Choice, Pantheon, State};
use protocol::ClientMessage;
use server::client::{Client, request};
use store::{Head, NewTable, Sqlite, Store};

const KNOWER: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn game() -> Arc<Pantheon> {
    let pack = content::embedded();
    let armies = ["first_march", "lords_of_the_deep"];
    let armies = armies.map(|id| content::ArmySpec::Ready(id.to_owned()));
    let setup = content::TableSpec::constructed(armies.into()).setup(&pack).expect("a table");
    Arc::new(Pantheon::new(setup).expect("a game"))
}

/// Two worlds that `KNOWER` cannot tell apart, and a choice of the other seat that both offer and
/// that no dice or cards follow.
struct Twins {
    worlds: [State; 2],
    choice: Choice,
}

fn after(game: &Pantheon, state: &State, choice: Choice) -> Option<State> {
    let mut state = *state;
    game.advance(&mut state, Input::Choice(choice), &mut Log::silent()).ok()?;
    (!matches!(game.pause(&state), Pause::Chance(_))).then_some(state)
}

fn twins(game: &Pantheon, wanted: usize) -> Vec<Twins> {
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
                    if seat == OTHER && state.public.round > 0 && rng.u8(0..20) == 0 {
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
async fn keep(folder: &Path, game: &Pantheon, twins: &[Twins], world: usize) {
    let store = Sqlite::open(folder).await.expect("it opens");
    for (number, twins) in twins.iter().enumerate() {
        let table = NewTable {
            id: format!("t{number}"),
            ruleset: "pantheon-1.5".to_owned(),
            setup: serde_json::to_string(game.setup()).expect("plain data"),
            players: serde_json::to_string(&[person("Ann"), person("Ben")]).expect("plain data"),
            start: Some(serde_json::to_string(&twins.worlds[world]).expect("plain data")),
            seats: vec![(0, format!("north{number}")), (1, format!("south{number}"))],
            inputs: Vec::new(),
            head: Head { round: 1, asked: Some(1), over: false, updated: 0 },
        };
        store.create(table).await.expect("kept");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_to_a_seat_do_not_depend_on_what_it_may_not_know() {
    let game = game();
    let twins = twins(&game, 12);
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
                bytes.push(knower.hear_text().await.expect("welcome"));
                let notation = Some("retaliate".to_owned());
                let why = ClientMessage::Why { id: 1, question: 0, choice: None, notation };
                knower.say(&why).await.expect("sent");
                bytes.push(knower.hear_text().await.expect("told"));
                let answer = ClientMessage::Answer { question: 0, choice: 0 };
                knower.say(&answer).await.expect("sent");
                bytes.push(knower.hear_text().await.expect("refused"));
                knowers.push(knower);
            }
            // The other seat makes the same choice in both worlds.
            let south = format!("south{number}");
            let mut other = Sitting::join(server, &table, &[&south], "en").await;
            let text: String = kernel::Notation::write(&*game, &twins.choice);
            let choices = other.snapshot["ask"]["choices"].as_array().expect("choices");
            let index = choices.iter().position(|choice| choice["notation"] == text[..]);
            other.answer(index.expect("it is offered") as u32).await;
            other.hear().await;
            for knower in &mut knowers {
                let told = knower.hear_text().await.expect("told of it");
                assert!(told.starts_with("{\"changed\""), "only what changed is sent: {told}");
                bytes.push(told);
            }
            let secret = format!("north{number}");
            let path = format!("/api/tables/{table}/moments?secret={secret}");
            let moments = request(server, "GET", &path, "", "").await.expect("an answer");
            bytes.push(moments.body);
            let path = format!("/api/tables/{table}/moments/1?secret={secret}&lang=fr");
            let moment = request(server, "GET", &path, "", "").await.expect("an answer");
            assert_eq!(moment.status, 200);
            bytes.push(moment.body);
        }
        heard.push(bytes);
    }
    for (number, (one, other)) in heard[0].iter().zip(&heard[1]).enumerate() {
        assert_eq!(one, other, "message {number}");
    }
    assert_eq!(heard[0].len(), heard[1].len());
}
