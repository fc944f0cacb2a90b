//! Units of the pack in play: random games over random drafts, with everything checked on the way.

use std::collections::BTreeSet;
use std::sync::Arc;

use fastrand::Rng;
use kernel::{Game, Input, Log, Pause};
use pantheon::board::{Board, read_drawing};
use pantheon::catalog::{Trigger, UnitDef};
use pantheon::{
    DivinityType, Edition, Event, MAX_UNITS, Pantheon, Recruitment, Revision, Settings, Setup,
};
use pantheon_random::PantheonRandom;
use pantheon_table::{Pack, embedded};
use testkit::playing::{Checks, play_random};

/// Small, so that armies meet, and with the terrain that powers speak of.
const ARENA: &str = "\
a1 open 4  | a2 forest 4 | a3 open 4
b1 water 4 | b2 polar 4  | b3 ruins 4
c1 open 4  | c2 lava 4   | c3 water 4
d1 open 4  | d2 forest 4 | d3 open 4
deploy north a1 a2 a3
deploy south d1 d2 d3
stone omphalos a2 b1 b2 b3 c1 c2
stone rune c3
stone kheper d2
";

/// A draft from part of the pack, so that rare units get their turn.
fn setup(pack: &Pack, board: &Arc<Board>, seed: u64) -> Setup {
    let mut rng = Rng::with_seed(seed);
    let divinities = if rng.bool() { DivinityType::Gods } else { DivinityType::Titans };
    let mut pool: Vec<Arc<UnitDef>> = pack.pool();
    rng.shuffle(&mut pool);
    let (lords, others): (Vec<_>, Vec<_>) = pool.into_iter().partition(|unit| unit.is_divinity());
    let agreed = lords.into_iter().filter(|unit| DivinityType::of(unit) == Some(divinities));
    let pool = agreed.take(4).chain(others.into_iter().take(30)).take(MAX_UNITS).collect();
    Setup {
        edition: Edition::V1_5,
        seats: 2,
        teams: false,
        boards: vec![board.clone()],
        pool,
        recruitment: Recruitment::Draft { points: None, divinities },
        lead: None,
        scenario: None,
        scenarios: Vec::new(),
        youngest: None,
        settings: Settings { round_limit: Some(300), ..Settings::default() },
        revision: Revision::CURRENT,
    }
}

#[test]
fn random_games_over_random_drafts_hold_together() {
    const GAMES: u64 = 200;
    let pack = embedded();
    let board = pack.board("training_field").expect("the pack has a board to learn on");
    let (mut won, mut seen) = (0, BTreeSet::new());
    for seed in 0..GAMES {
        let setup = setup(&pack, board, seed);
        seen.extend(setup.pool.iter().map(|unit| unit.id.clone()));
        let checks = Checks { look_every: 4, try_every: 300, record: seed % 20 == 0 };
        let report = play_random::<PantheonRandom>(&setup, seed, checks)
            .unwrap_or_else(|failure| panic!("{failure}"));
        won += u64::from(!report.winners.is_empty());
    }
    assert_eq!(seen.len(), pack.units().len(), "every unit could be drafted");
    assert!(won > GAMES / 2, "random play ends most games before the limit: {won}");
}

/// Plays one game and notes whose powers were used.
fn used_in(game: &Pantheon, seed: u64, used: &mut BTreeSet<(String, String)>) {
    let mut rng = Rng::with_seed(seed);
    let (mut state, mut options, mut events) = (game.start(), Vec::new(), Vec::new());
    loop {
        let input = match game.pause(&state) {
            Pause::Over(_) => return,
            Pause::Chance(request) => Input::Outcome(game.draw_outcome(&state, request, &mut rng)),
            Pause::Decision(_) => {
                game.options(&state, &mut options);
                Input::Choice(options[rng.usize(0..options.len())])
            }
        };
        events.clear();
        game.advance(&mut state, input, &mut Log::keep(&mut events)).expect("it was offered");
        for event in &events {
            if let Event::PowerUsed(power) = event {
                let def = game.def(power.unit);
                let power = &def.powers[usize::from(power.index)];
                used.insert((def.id.clone(), power.id.clone()));
            }
        }
    }
}

#[test]
fn every_power_that_is_used_at_all_is_used_in_play() {
    const GAMES: u64 = 400;
    let pack = embedded();
    let arena = Arc::new(read_drawing("arena", ARENA).expect("the arena is sound"));
    let mut used = BTreeSet::new();
    for seed in 0..GAMES {
        let game = Pantheon::new(setup(&pack, &arena, seed)).expect("the draft can be played");
        used_in(&game, seed, &mut used);
    }
    let usable = pack.units().iter().flat_map(|unit| {
        let powers = unit.def.powers.iter().filter(|power| power.when != Trigger::Always);
        powers.map(|power| (unit.def.id.clone(), power.id.clone()))
    });
    let idle: Vec<_> = usable.filter(|power| !used.contains(power)).collect();
    assert!(idle.is_empty(), "never used: {idle:?}");
}
