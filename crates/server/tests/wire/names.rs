//! What players are called, by whoever reads it.

use fastrand::Rng;
use protocol::{ClientMessage, PlayerKind, PlayerSpec};
use serde_json::{Value, json};
use server::client;

use crate::common::{
    Sitting, computer, person, play, serve, tables_of_every_ruleset, with_players,
};

/// Sentences in which the reader is taken for somebody else, or a name for the reader.
fn is_misspoken(line: &str) -> bool {
    let parts = ["of You", "You draws", "You plays", "You takes", "You begins", "You decides"];
    let french = ["Vous pioche ", "de Vous", "Ordinateur pioche", "à Ordinateur", "de Ordinateur"];
    let begins = ["the ", "l'", "Computer ", "Ordinateur "];
    parts.iter().chain(&french).any(|part| line.contains(part))
        || begins.iter().any(|begin| line.starts_with(begin))
}

fn seat_names(sitting: &Sitting) -> Vec<&str> {
    let seats = sitting.welcome["seats"].as_array().expect("seats");
    seats.iter().map(|seat| seat["name"].as_str().expect("a name")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_called_you_by_anybody() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    for (table, name) in tables_of_every_ruleset().into_iter().zip(["You", "", "Vous", "you"]) {
        let table = with_players(table, [person(name), person(name)]);
        let opened = client::open(server, &table).await.expect("it opens");
        let seats: Vec<&str> = opened.seats.iter().map(|seat| &seat.secret[..]).collect();
        let mut sittings = [
            Sitting::join(server, &opened.table, &[seats[0]], "en").await,
            Sitting::join(server, &opened.table, &[seats[1]], "fr").await,
            Sitting::join(server, &opened.table, &[], "en").await,
        ];
        for sitting in &sittings {
            assert_eq!(seat_names(sitting), ["Iris", "Damon"]);
        }
        let mut rng = Rng::with_seed(3);
        play(&mut sittings, &mut rng, |snapshot| snapshot["question"].as_u64() > Some(260)).await;
        for line in sittings.iter().flat_map(|sitting| &sitting.log) {
            assert!(!is_misspoken(line), "{line}");
        }
        let about_others =
            |at: usize, name: &str| sittings[at].log.iter().any(|line| line.contains(name));
        assert!(about_others(0, "Damon") && about_others(1, "Iris"), "the other has a name");
        assert!(about_others(2, "Damon") && about_others(2, "Iris"), "spectators read names");
        let reader = |at: usize, you: &str| {
            sittings[at].log.iter().any(|line| line.to_lowercase().contains(you))
        };
        assert!(
            reader(0, "you") && reader(1, "vous") && !reader(2, "you "),
            "each reads of itself"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_is_called_so_in_the_readers_language_after_a_switch_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    for table in tables_of_every_ruleset() {
        let machine = PlayerSpec { name: "Computer".to_owned(), ..computer("random") };
        assert_eq!(machine.kind, PlayerKind::Computer);
        let table = with_players(table, [person(""), machine]);
        let opened = client::open(server, &table).await.expect("it opens");
        let secret = &opened.seats[0].secret;
        let mut sitting = Sitting::join(server, &opened.table, &[secret], "en").await;
        assert_eq!(seat_names(&sitting), ["Iris", "Computer"]);
        assert_eq!(sitting.welcome["seats"][1]["called"], "the computer");
        for _ in 0..60 {
            while sitting.choices().is_none() && !sitting.is_over() {
                sitting.hear().await;
            }
            if sitting.is_over() {
                break;
            }
            sitting.answer(0).await;
            sitting.hear().await;
        }
        assert!(sitting.log.iter().any(|line| line.contains("he computer")), "{:?}", sitting.log);
        sitting.say(ClientMessage::Lang("fr".to_owned())).await;
        while sitting.hear().await.get("welcome").is_none() {}
        assert_eq!(seat_names(&sitting), ["Iris", "Ordinateur"]);
        assert_eq!(sitting.welcome["seats"][1]["called"], "l'ordinateur");
        let said = sitting.log.iter().any(|line| line.contains("'ordinateur"));
        assert!(said, "{:?}", sitting.log);
        for line in &sitting.log {
            assert!(!is_misspoken(line), "{line}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_side_that_is_chosen_is_the_side_one_gets() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let tables = tables_of_every_ruleset();
    let battle = tables.into_iter().find(|table| table["ruleset"] == "mythic-2012");
    let battle = battle.expect("a battle");
    for wanted in ["south", "north", "south"] {
        let opened = client::open(server, &battle).await.expect("it opens");
        let mut sittings = Vec::new();
        for seat in &opened.seats {
            let secret = &seat.secret[..];
            sittings.push(Sitting::join(server, &opened.table, &[secret], "en").await);
        }
        let zones = |snapshot: &Value| snapshot["ask"]["choices"][0]["kind"] == json!("zone");
        play(&mut sittings, &mut Rng::with_seed(1), zones).await;
        let asked = sittings.iter().position(|at| at.choices().is_some()).expect("one is asked");
        let choices = sittings[asked].snapshot["ask"]["choices"].as_array().expect("choices");
        let at = choices.iter().position(|choice| choice["edge"] == json!(wanted));
        let at = at.expect("the side is offered");
        let label = choices[at]["label"].as_str().expect("a label");
        assert!(label.contains(wanted), "{label}");
        sittings[asked].answer(u32::try_from(at).expect("few")).await;
        sittings[asked].hear().await;
        // With two players a side is a seat.
        assert_eq!(sittings[asked].snapshot["field"]["edges"][asked], json!(wanted));
        let told = format!("Deployment in the {wanted}: {}.", ["Ann", "Ben"][asked]);
        assert!(sittings[asked].log.contains(&told), "{:?}", sittings[asked].log);
    }
}
