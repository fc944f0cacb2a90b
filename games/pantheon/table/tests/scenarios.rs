//! The scenarios of the pack in play: each ends, and each side can win it.

use std::path::Path;

use fastrand::Rng;
use kernel::{Game, Input, Log, Pause, Seat};
use pantheon::{Aim, Choice, Ending, Pantheon, Recruitment, ScenarioRule};
use pantheon_table::{Pack, Scenario, load_dir};

/// The pack as it lies in the repository.
fn pack() -> Pack {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../content");
    load_dir(&root).unwrap_or_else(|faults| panic!("{faults}"))
}

/// Plays one game between people who act at random, but act: a player who may do something
/// seldom passes.
fn ending(game: &Pantheon, seed: u64) -> Ending {
    let mut rng = Rng::with_seed(seed);
    let (mut state, mut options) = (game.start(), Vec::new());
    loop {
        let input = match game.pause(&state) {
            Pause::Over(ending) => return ending,
            Pause::Chance(request) => Input::Outcome(game.draw_outcome(&state, request, &mut rng)),
            Pause::Decision(_) => {
                game.options(&state, &mut options);
                if rng.u8(0..8) > 0 && options.iter().any(|choice| !is_idle(*choice)) {
                    options.retain(|choice| !is_idle(*choice));
                }
                Input::Choice(options[rng.usize(0..options.len())])
            }
        };
        game.advance(&mut state, input, &mut Log::silent()).expect("it was offered");
    }
}

fn is_idle(choice: Choice) -> bool {
    matches!(choice, Choice::Pass { .. } | Choice::End | Choice::Decline | Choice::Stop)
}

/// How often each seat's side won, and the draws.
fn played(scenario: &Scenario, games: u64) -> ([u64; Seat::MOST], u64) {
    let mut setup = scenario.setup.clone();
    // The limit is made for people; players at random need longer to get anywhere.
    setup.settings.round_limit = Some(400);
    let game = Pantheon::new(setup).expect("the scenario can be played");
    let (mut wins, mut draws) = ([0; Seat::MOST], 0);
    for seed in 0..games {
        match ending(&game, seed) {
            Ending::Won(side) => side.iter().for_each(|seat| wins[seat.index()] += 1),
            Ending::Draw => draws += 1,
        }
    }
    (wins, draws)
}

#[test]
fn the_scenarios_show_what_scenarios_can_do() {
    let pack = pack();
    let all = || pack.scenarios().iter().map(|scenario| &scenario.setup);
    let rules = || all().filter_map(|setup| setup.scenario.as_ref());
    let drafted = all().filter(|setup| matches!(setup.recruitment, Recruitment::Draft { .. }));
    let given = all().filter(|setup| matches!(setup.recruitment, Recruitment::Limited { .. }));
    assert!(drafted.count() >= 1 && given.count() >= 2);
    assert!(all().any(|setup| setup.seats == 3) && all().any(|setup| setup.teams));
    let aims_of = |scenario: &pantheon::Scenario, seat| -> Vec<Aim> {
        let own = scenario.goals.iter().filter(|goal| goal.seat == Seat(seat));
        own.map(|goal| goal.reach).collect()
    };
    assert!(rules().any(|scenario| aims_of(scenario, 0) != aims_of(scenario, 1)));
    let stated = |wanted: fn(&ScenarioRule) -> bool| rules().any(|s| s.rules.iter().any(wanted));
    assert!(stated(|rule| matches!(rule, ScenarioRule::Closed(_))));
    assert!(stated(|rule| matches!(rule, ScenarioRule::Powerless(_))));
    assert!(stated(|rule| matches!(rule, ScenarioRule::AttackDice(..))));
    assert!(rules().any(|scenario| !scenario.relics.is_empty()));
}

#[test]
fn every_scenario_ends() {
    const GAMES: u64 = 300;
    let mut broken = Vec::new();
    for scenario in pack().scenarios() {
        let (wins, draws) = played(scenario, GAMES);
        let seats = usize::from(scenario.setup.seats);
        println!("{}: {:?}, {draws} draws", scenario.id, &wins[..seats]);
        if draws > GAMES / 2 {
            broken.push(format!("{}: {:?}, {draws} draws", scenario.id, &wins[..seats]));
        }
    }
    assert!(broken.is_empty(), "{broken:#?}");
}
