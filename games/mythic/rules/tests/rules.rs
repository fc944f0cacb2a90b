//! What is not a position: recruiting, set-ups, odds.

mod common;

use std::sync::Arc;

use fastrand::Rng;
use kernel::{Game, Input, Log, Pause};
use mythic::{Army, Choice, Laid, Muster, Mythic, Revision, Setup, SetupFault, UnitDef};

fn army(faction: &str, tags: &[&str]) -> Army {
    let units = common::units();
    let find = |tag: &&str| -> Arc<UnitDef> {
        units.iter().find(|unit| unit.tag() == **tag).expect("a unit of the roster").clone()
    };
    Army { faction: faction.to_owned(), units: tags.iter().map(find).collect() }
}

fn setup() -> Setup {
    let athena = ["talos", "hydra_of_lerna", "nemean_lion", "sisters_of_athena", "matriarchs"];
    let hades = ["cerberus", "hydra_of_lerna", "minos", "riders_of_acheron", "erinyes"];
    Setup {
        revision: Revision::CURRENT,
        armies: vec![army("athena", &athena), army("hades", &hades)],
        deck_building: false,
        as_given: false,
        boards: common::boards(),
        battlefield: None,
        first: None,
        settings: Default::default(),
    }
}

#[test]
fn every_broken_rule_of_recruiting_is_named() {
    let muster = Muster { four: false, deck_building: false };
    let wrong = army("athena", &["talos", "talos", "minos"]);
    let faults = muster.faults("athena", &wrong.units);
    let rules: Vec<String> = faults.iter().map(|fault| fault.rule().to_string()).collect();
    assert_eq!(rules, ["M12.1.2", "M12.1.4", "M12.1.6", "M12.1.8"]);
    assert_eq!(muster.first_points(&setup().armies[1].units), 4);
}

#[test]
fn a_set_up_that_cannot_be_played_says_why() {
    assert!(Mythic::new(setup()).is_ok());
    let mut three = setup();
    three.armies.push(three.armies[0].clone());
    assert_eq!(Mythic::new(three).err(), Some(vec![SetupFault::Generals(3)]));
    let mut few = setup();
    few.boards.truncate(3);
    few.battlefield = Some(vec![Laid { board: 0, turns: 0 }; 4]);
    let faults = Mythic::new(few).expect_err("three boards, one of them four times");
    assert_eq!(faults, [SetupFault::Boards { found: 3, needed: 4 }, SetupFault::Layout(4)]);
}

#[test]
fn a_set_up_without_a_version_is_of_the_first() {
    let read = |text: &str| serde_json::from_str::<Setup>(text).expect("a set-up");
    let now = serde_json::to_string(&setup()).expect("plain data");
    assert_eq!(read(&now).revision, Revision::CURRENT);
    let old = serde_json::to_string(&Setup { revision: Revision::FIRST, ..setup() });
    let old = old.expect("plain data");
    assert!(!old.contains("revision"), "records of the first revision stay as they are");
    assert_eq!(read(&old).revision, Revision::FIRST);
    let later = now.replacen(r#""revision":2"#, r#""revision":99"#, 1);
    assert_eq!(Mythic::new(read(&later)).err(), Some(vec![SetupFault::Revision(99)]));
}

#[test]
fn a_forecast_has_the_numbers_and_the_odds_of_the_roll() {
    let units = common::units();
    let mut rng = Rng::with_seed(3);
    let mut seen = 0;
    for _ in 0..6 {
        let game = Mythic::new(common::table(&units, &mut rng)).expect("a random table");
        let mut state = game.start();
        let mut options = Vec::new();
        loop {
            let input = match game.pause(&state) {
                Pause::Over(_) => break,
                Pause::Chance(request) => {
                    Input::Outcome(game.draw_outcome(&state, request, &mut rng))
                }
                Pause::Decision(seat) => {
                    game.options(&state, &mut options);
                    let attack = |choice: &&Choice| {
                        matches!(choice, Choice::Strike(_) | Choice::Shoot { .. })
                    };
                    let choice = match options.iter().find(attack) {
                        Some(choice) => *choice,
                        None => options[rng.usize(0..options.len())],
                    };
                    for forecast in game.forecasts(&game.view(&state, Some(seat)), choice) {
                        let odds = forecast.odds();
                        let counted = forecast.dice.total().saturating_sub(forecast.cancelled);
                        assert_eq!(odds.at_least.len(), usize::from(counted));
                        assert!(odds.mean <= forecast.dice.total().into());
                        assert!(forecast.difficulty.total() >= 1);
                        seen += 1;
                    }
                    Input::Choice(choice)
                }
            };
            game.advance(&mut state, input, &mut Log::silent()).expect("it was offered");
            if seen > 60 {
                break;
            }
        }
    }
    assert!(seen > 10, "only {seen} attacks were foreseen");
}
