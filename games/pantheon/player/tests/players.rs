//! Players at made-up tables: they see only their view, and series of games are fair and repeatable.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use fastrand::Rng;
use kernel::{Game, Seat};
use pantheon::{Choice, Pantheon, SetupFault, View};
use pantheon_player::PantheonKnowledge;
use players::arena::{Contestant, Finish, Fixture, LevelEntrant, Played, Series, play};
use players::balance::GameReport;
use players::{Level, by_name};

fn table(seed: u64) -> Pantheon {
    Pantheon::new(pantheon_random::setup(&pantheon::Edition::V1_5, seed))
        .expect("a made-up table can be played")
}

#[test]
fn the_same_view_and_seed_give_the_same_choice() {
    for seed in 0..12 {
        let game = table(seed);
        let mut veteran = Level::GREEDY.player::<PantheonKnowledge>(seed);
        let mut hidden_differed = false;
        testkit::walk(&game, &mut Rng::with_seed(seed), 400, |state, seat, options, rng| {
            let view = game.view(state, Some(seat));
            let other = game.sample_world(&view, rng);
            hidden_differed |= other != *state;
            let same = game.view(&other, Some(seat));
            for name in ["random", "greedy", "novice", "hero:30it", "flat:2it"] {
                let level = by_name(name).expect("one of ours");
                let mut here = level.player::<PantheonKnowledge>(seed);
                let mut there = level.player::<PantheonKnowledge>(seed);
                let chosen = here.choose(&game, &view, options);
                assert_eq!(chosen, there.choose(&game, &same, options), "{level}");
                assert!(chosen < options.len());
            }
            // What a greedy player has seen before makes no difference either.
            let chosen = veteran.choose(&game, &view, options);
            let fresh =
                Level::GREEDY.player::<PantheonKnowledge>(seed).choose(&game, &view, options);
            assert_eq!(chosen, fresh);
            Some(rng.usize(0..options.len()))
        });
        assert!(hidden_differed || game.start().public.seats.iter().all(|seat| seat.hand == 0));
    }
}

#[test]
fn a_player_may_go_from_one_game_to_another() {
    let mut traveller = [
        Level::GREEDY.player::<PantheonKnowledge>(7),
        Level::GREEDY.player::<PantheonKnowledge>(8),
    ];
    let games: Vec<Pantheon> =
        (0..40).map(table).filter(|game| game.seat_count() == 2).take(3).collect();
    for game in &games {
        let mut fresh = [
            Level::GREEDY.player::<PantheonKnowledge>(7),
            Level::GREEDY.player::<PantheonKnowledge>(8),
        ];
        let one = play(game, &mut traveller, 5);
        let two = play(game, &mut fresh, 5);
        assert_eq!(one.inputs, two.inputs);
    }
}

/// Tables for two that end.
fn for_two(fixture: &Fixture) -> Result<Pantheon, Vec<SetupFault>> {
    let mut setup = (fixture.table..)
        .map(|seed| pantheon_random::setup(&pantheon::Edition::V1_5, seed))
        .find(|setup| setup.seats == 2)
        .expect("one in two is for two");
    setup.settings.round_limit = Some(60);
    Pantheon::new(setup)
}

fn series(threads: usize) -> Series<LevelEntrant<PantheonKnowledge>> {
    let players = [Level::GREEDY, Level::RANDOM].map(Level::entrant).into();
    Series { players, from: 0, games: 11, seed: 3, threads }
}

#[test]
fn threads_do_not_change_the_result() {
    let report = |fixture: &Fixture, game: &Arc<Pantheon>, played: &Played<Pantheon>| {
        Ok((GameReport::of::<PantheonKnowledge>(fixture, &**game, played), played.inputs.len()))
    };
    let shown = AtomicU64::new(0);
    let each = |_: &(GameReport, usize)| {
        shown.fetch_add(1, Ordering::Relaxed);
        ControlFlow::Continue(())
    };
    let go = |threads| series(threads).run(for_two, report, each, &AtomicBool::new(false));
    let (one, three) = (go(1).expect("playable"), go(3).expect("playable"));
    assert_eq!(one, three);
    assert_eq!((one.len(), shown.into_inner()), (11, 22));
}

#[test]
fn seats_are_swapped_over_the_same_table() {
    let report = |fixture: &Fixture, game: &Arc<Pantheon>, _: &Played<Pantheon>| {
        let seats = kernel::Seat::all(2);
        let seated: Vec<usize> = seats.map(|seat| fixture.player_at(seat)).collect();
        Ok((seated, game.setup().clone()))
    };
    let games = series(2).run(for_two, report, on, &AtomicBool::new(false)).expect("playable");
    for pair in games.chunks(2) {
        assert_eq!(pair[0].0, [0, 1]);
        if let [a, b] = pair {
            assert_eq!(b.0, [1, 0]);
            assert!(a.1 == b.1, "both games are played at one table");
        }
    }
    assert!(games[0].1 != games[2].1, "the next pair has another");
}

#[test]
fn a_series_stops_when_it_is_told_to() {
    let stop = AtomicBool::new(false);
    let each = |_: &u64| {
        stop.store(true, Ordering::Relaxed);
        ControlFlow::Continue(())
    };
    let report = |fixture: &Fixture, _: &Arc<Pantheon>, _: &Played<Pantheon>| Ok(fixture.number);
    let played = series(1).run(for_two, report, each, &stop).expect("playable");
    assert_eq!(played, [0]);
}

#[test]
fn a_series_that_has_shown_enough_ends_at_the_same_game_on_any_number_of_threads() {
    let report = |fixture: &Fixture, _: &Arc<Pantheon>, _: &Played<Pantheon>| Ok(fixture.number);
    let enough = |&number: &u64| match number {
        4 => ControlFlow::Break(()),
        _ => ControlFlow::Continue(()),
    };
    for threads in [1, 3] {
        let played = series(threads).run(for_two, report, enough, &AtomicBool::new(false));
        assert_eq!(played.expect("playable"), [0, 1, 2, 3, 4]);
    }
}

#[test]
fn a_series_is_taken_up_where_it_was_left() {
    let report = |fixture: &Fixture, game: &Arc<Pantheon>, played: &Played<Pantheon>| {
        Ok((fixture.number, GameReport::of::<PantheonKnowledge>(fixture, &**game, played)))
    };
    let whole = series(2).run(for_two, report, on, &AtomicBool::new(false)).expect("playable");
    let rest = Series { from: 7, ..series(2) };
    let rest = rest.run(for_two, report, on, &AtomicBool::new(false)).expect("playable");
    assert_eq!(rest, whole[7..]);
}

/// Plays a while, then has had enough.
struct Quitter(u32);

impl Contestant<Pantheon> for Quitter {
    fn decide(&mut self, _: &Pantheon, _: &View, _: &[Choice]) -> Result<usize, String> {
        self.0 = self.0.checked_sub(1).ok_or("has had enough")?;
        Ok(0)
    }
}

#[test]
fn who_cannot_go_on_forfeits_the_game_and_it_is_still_a_record() {
    let game = Arc::new(for_two(&fixture()).expect("playable"));
    let played = play(&*game, &mut [Quitter(u32::MAX), Quitter(3)], 1);
    let reason = "has had enough".to_owned();
    assert_eq!(played.finish, Finish::Forfeit { seat: Seat(1), reason });
    let report = GameReport::of::<PantheonKnowledge>(&fixture(), &*game, &played);
    assert_eq!((report.winners, report.first_won), (vec![0], None));
    let record = played.record(game, "{}".to_owned());
    assert_eq!(record.entries.len(), played.inputs.len());
}

/// The first fixture of a series.
fn fixture() -> Fixture {
    let report = |fixture: &Fixture, _: &Arc<Pantheon>, _: &Played<Pantheon>| Ok(*fixture);
    let one =
        Series { games: 1, players: [Level::RANDOM; 2].map(Level::entrant).into(), ..series(1) };
    one.run(for_two, report, on, &AtomicBool::new(false)).expect("playable")[0]
}

fn on<R>(_: &R) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

#[test]
fn a_played_game_is_recorded_so_that_it_replays() {
    let report = |_: &Fixture, game: &Arc<Pantheon>, played: &Played<Pantheon>| {
        let record = played.record(game.clone(), "{}".to_owned());
        assert_eq!(record.entries.len(), played.inputs.len());
        let after = record.entries.last().expect("a game has inputs").after;
        assert_eq!(after, kernel::fingerprint(&played.state));
        Ok(())
    };
    let series = Series { games: 2, ..series(1) };
    series.run(for_two, report, on, &AtomicBool::new(false)).expect("playable");
}
