//! Players of Conjurers at tables for two, three and four: better than chance, blind to what is
//! hidden, and able to say why.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use conjurers::{
    Action, Choice, Conjurers, Figure, Frame, Magic, Moment, PlayerPosition, Position, Resource,
    State, Stock,
};
use conjurers_player::{ConjurersKnowledge, Motive};
use fastrand::Rng;
use kernel::{Game, Hosted, Input, Log, Notation, Seat};
use players::arena::{Fixture, Played, Series};
use players::{Budget, Knowledge, Leaning, Level, Reasoned, by_name, explain_openly, hint};

fn table(seats: u8) -> Conjurers {
    Conjurers::set_up(conjurers_random::table(seats)).expect("the cards can be played")
}

/// Walks through a random game and calls `each` at one decision in `share`.
fn at_decisions(game: &Conjurers, seed: u64, share: u8, mut each: impl FnMut(&State, Seat)) {
    testkit::walk(game, &mut Rng::with_seed(seed), usize::MAX, |state, seat, options, rng| {
        if options.len() > 1 && rng.u8(..share) == 0 {
            each(state, seat);
        }
        Some(rng.usize(0..options.len()))
    });
}

/// How many of the games the first of these players wins; shared victories count by their share.
fn wins(names: &[&str], games: u64) -> f64 {
    let levels = names.iter().map(|name| by_name(name).expect("one of ours"));
    let players: Vec<_> = levels.map(Level::entrant::<ConjurersKnowledge>).collect();
    let seats = players.len() as u8;
    let series = Series { players, from: 0, games, seed: 11, threads: 2 };
    let report = |fixture: &Fixture, _: &Arc<Conjurers>, played: &Played<Conjurers>| {
        let winners = played.state.public.ending.expect("it was played to its end").winners;
        let first = Seat::all(seats).find(|&seat| fixture.player_at(seat) == 0);
        let won = first.is_some_and(|seat| winners.contains(seat));
        Ok(if won { 1.0 / f64::from(winners.len()) } else { 0.0 })
    };
    let set_up = |_: &Fixture| Conjurers::set_up(conjurers_random::table(seats));
    let go_on = |_: &f64| ControlFlow::Continue(());
    let won = series.run(set_up, report, go_on, &AtomicBool::new(false)).expect("playable");
    won.iter().sum()
}

#[test]
fn who_looks_one_step_ahead_beats_chance_at_every_table() {
    // It wins 97 of a hundred; of a dozen games chance alone loses three now and then.
    for others in 1..=3 {
        let players = [&["greedy"][..], &["random"; 3][..others]].concat();
        let won = wins(&players, 60);
        assert!(won >= 54.0, "{won} of 60 against {others}");
    }
}

#[test]
fn who_searches_beats_who_looks_one_step_ahead() {
    assert!(wins(&["titan:150it", "greedy"], 12) >= 8.0);
}

#[test]
fn the_same_view_and_seed_give_the_same_choice() {
    let mut hidden_differed = false;
    for seats in 2..=4 {
        let game = table(seats);
        let mut rng = Rng::with_seed(u64::from(seats));
        let mut compare = |state: &State, seat: Seat| {
            let view = game.view(state, Some(seat));
            let other = game.sample_world(&view, &mut rng);
            hidden_differed |= other != *state;
            let same = game.view(&other, Some(seat));
            let mut options = Vec::new();
            game.options(state, &mut options);
            for name in ["greedy", "novice", "hero:20it"] {
                let level = by_name(name).expect("one of ours");
                let chosen = level.player::<ConjurersKnowledge>(5).choose(&game, &view, &options);
                assert_eq!(
                    chosen,
                    level.player::<ConjurersKnowledge>(5).choose(&game, &same, &options),
                    "{level}"
                );
                assert!(chosen < options.len());
            }
        };
        for seed in 0..4 {
            at_decisions(&game, seed, 12, &mut compare);
        }
    }
    assert!(hidden_differed, "battles hide creatures");
}

#[test]
fn chances_add_up_and_what_is_left_out_was_offered() {
    for seats in 2..=4 {
        let game = table(seats);
        let lore = ConjurersKnowledge::lore(&game);
        at_decisions(&game, 8, 3, |state, seat| {
            let chances = ConjurersKnowledge::outlook(&game, &lore, state);
            assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{chances:?}");
            assert!(chances[usize::from(seats)..].iter().all(|&chance| chance == 0.0));
            let terms = ConjurersKnowledge::terms(&game, &lore, state, seat);
            let weights = ConjurersKnowledge::weights(&lore);
            let sum: f64 = terms.iter().zip(&weights).map(|(term, weight)| term * weight).sum();
            assert!(
                (sum - ConjurersKnowledge::worth(&game, &lore, state, seat)).abs() < 1e-9
                    && sum.is_finite()
            );
            let mut options = Vec::new();
            game.options(state, &mut options);
            let mut narrowed = options.clone();
            ConjurersKnowledge::narrow(&game, &lore, state, &mut narrowed);
            assert!(!narrowed.is_empty());
            let mut left = options.iter();
            assert!(narrowed.iter().all(|choice| left.any(|other| other == choice)), "in order");
            if matches!(state.public.frames.top(), Some(Frame::Resolving { .. })) {
                assert_eq!(narrowed.len(), 1, "the order of assistants needs no thought");
            }
            let mut appeals = Vec::new();
            ConjurersKnowledge::appeal(&game, &lore, state, &narrowed, &mut appeals);
            assert_eq!(appeals.len(), narrowed.len());
            assert!(appeals.iter().all(|&appeal| appeal > 0.0 && appeal.is_finite()));
        });
    }
}

#[test]
fn a_beginner_keeps_an_army() {
    for seed in 0..20 {
        let game = table(2);
        let mut players =
            [seed, seed + 100].map(|seed| Level::NOVICE.player::<ConjurersKnowledge>(seed));
        let rng = &mut Rng::with_seed(seed);
        let state = testkit::walk(&game, rng, usize::MAX, |state, seat, options, _| {
            let view = game.view(state, Some(seat));
            let player = &mut players[seat.index()];
            (state.public.turn < 3).then(|| player.choose(&game, &view, options))
        });
        for seat in Seat::all(2) {
            let army = state.public.seat(seat).army.len();
            assert!(army >= 2, "seed {seed}: {army} creatures are left after two turns");
        }
    }
}

/// What a merchant at the blacksmith does by habit, with so much wood and stone, while the conjurer goes
/// to `errand`.
fn at_the_blacksmith(amount: u16, errand: Action) -> Choice {
    let game = table(4);
    let army = game.creatures().filter(|&id| game.creature(id).level == 1);
    let mut armies = army.collect::<Vec<_>>();
    let player = |_: u8| PlayerPosition {
        assistants: vec![Figure::Worker],
        army: armies.split_off(armies.len() - 3).into_iter().collect(),
        ..PlayerPosition::default()
    };
    let mut players: Vec<PlayerPosition> = (0..4).map(player).collect();
    let mut stock = Stock::default();
    stock.add(Resource::Wood, amount);
    stock.add(Resource::Stone, amount);
    players[0].assistants = vec![Figure::Merchant];
    players[0].placed = vec![(Figure::Merchant, Action::Blacksmith), (Figure::Conjurer, errand)];
    players[0].stock = stock;
    let position = Position::of_first_turn(players, Moment::Resolving);
    let state = game.position(&position, &mut Log::silent()).expect("a position that can be");
    assert!(matches!(state.public.frames.top(), Some(Frame::Smith { .. })));
    let mut options = Vec::new();
    game.options(&state, &mut options);
    options[ConjurersKnowledge::habit(
        &game,
        &ConjurersKnowledge::lore(&game),
        &state,
        &options,
        &mut Rng::with_seed(1),
    )]
}

#[test]
fn what_is_put_by_for_an_assistant_is_not_spent_on_the_way() {
    let hires = at_the_blacksmith(4, Action::GuildHouse);
    assert_eq!(hires, Choice::Done, "the conjurer is about to pay for an assistant");
    let other = at_the_blacksmith(4, Action::Tavern);
    assert!(matches!(other, Choice::Buy(_)), "nothing is put by: {other:?}");
    let rich = at_the_blacksmith(40, Action::GuildHouse);
    assert!(matches!(rich, Choice::Buy(_)), "there is enough for both: {rich:?}");
}

/// What a magician adopts by habit against a creature that wears this.
fn adopted_against(worn: &str) -> Choice {
    let game = table(4);
    let mut players =
        vec![PlayerPosition { assistants: vec![Figure::Worker], ..Default::default() }; 4];
    let sides = [("badger", "book_of_thoth"), ("snow_hare", worn)];
    for (player, (creature, card)) in players.iter_mut().zip(sides) {
        player.army = game.creature_by_tag(creature).into_iter().collect();
        player.equipment = game.card_by_tag(card).into_iter().collect();
    }
    players[0].placed = vec![(Figure::Conjurer, Action::House2)];
    let position = Position::of_first_turn(players, Moment::Battles);
    let mut state = game.position(&position, &mut Log::silent()).expect("a duel can be fought");
    let script = ["summon badger 1", "equip book_of_thoth", "summon snow_hare 1"];
    for text in script.into_iter().map(str::to_owned).chain([format!("equip {worn}")]) {
        let choice = Notation::<Choice>::read(&game, &text).expect("notation");
        let taken = game.advance(&mut state, Input::Choice(choice), &mut Log::silent());
        taken.unwrap_or_else(|refused| panic!("{text}: {refused}"));
    }
    assert!(matches!(state.public.frames.top(), Some(Frame::Fight(_))), "a magician is asked");
    let mut options = Vec::new();
    game.options(&state, &mut options);
    options[ConjurersKnowledge::habit(
        &game,
        &ConjurersKnowledge::lore(&game),
        &state,
        &options,
        &mut Rng::with_seed(1),
    )]
}

#[test]
fn magicians_adopt_what_works() {
    assert_eq!(adopted_against("oak_buckler"), Choice::Adopt(Magic::Burning));
    assert_eq!(adopted_against("salamander_mantle"), Choice::Adopt(Magic::Poisonous));
    assert_eq!(adopted_against("ofuda"), Choice::Decline, "nothing works");
}

#[test]
fn a_visit_to_the_market_does_not_drown_a_search() {
    let (mut visits, mut offered, mut kept) = (0, 0, 0);
    let game = table(4);
    let lore = ConjurersKnowledge::lore(&game);
    for seed in 0..12 {
        at_decisions(&game, seed, 1, |state, _| {
            if let Some(Frame::Marketplace { .. }) = state.public.frames.top() {
                let mut options = Vec::new();
                game.options(state, &mut options);
                visits += 1;
                offered += options.len();
                ConjurersKnowledge::narrow(&game, &lore, state, &mut options);
                assert!(options.contains(&Choice::Done), "one may always stop");
                kept += options.len();
            }
        });
    }
    assert!(visits > 20 && kept < offered, "{kept} of {offered} at {visits} visits");
}

#[test]
fn hints_come_with_reasons_and_do_not_depend_on_what_is_hidden() {
    let budget = Budget::rounds(40);
    let mut reasons = 0;
    for seats in 2..=4 {
        let game = table(seats);
        let mut rng = Rng::with_seed(1);
        at_decisions(&game, 4, 30, |state, seat| {
            let view = game.view(state, Some(seat));
            let same = game.view(&game.sample_world(&view, &mut rng), Some(seat));
            let mut options = Vec::new();
            game.options(state, &mut options);
            let told = hint::<ConjurersKnowledge>(&game, &view, &options, budget, 7);
            assert_eq!(told, hint::<ConjurersKnowledge>(&game, &same, &options, budget, 7));
            assert!(!told.is_empty() && told.len() <= 3);
            for option in &told {
                assert_eq!(options[option.weighed.option], option.weighed.choice);
                assert!((0.0..=1.0).contains(&option.weighed.win_chance));
                // Nothing argues for what is not advised.
                let is_best = option.weighed.option == told[0].weighed.option;
                let wrong = if is_best { Leaning::Against } else { Leaning::For };
                let argues =
                    |motive: &Motive| matches!(motive, Motive::Leaning(_, way) if *way == wrong);
                assert!(!option.reasons.iter().any(argues), "{:?}", option.reasons);
                reasons += option.reasons.len();
            }
            // What is advised has something over the next best that speaks for it.
            if let [best, next, ..] = &told[..] {
                for motive in &best.reasons {
                    assert!(ConjurersKnowledge::speaks_for(motive), "{motive:?}");
                    assert!(!next.reasons.contains(motive), "{motive:?}");
                }
            }
        });
    }
    assert!(reasons > 20, "{reasons} reasons are too few");
}

#[test]
fn what_is_told_openly_does_not_depend_on_the_hand_of_who_decided() {
    let mut told = 0;
    let game = table(3);
    let lore = ConjurersKnowledge::lore(&game);
    let mut rng = Rng::with_seed(2);
    at_decisions(&game, 6, 12, |state, seat| {
        let view = game.view(state, None);
        let again = game.view(&game.sample_world(&view, &mut rng), None);
        let mut options = Vec::new();
        game.options(state, &mut options);
        for &choice in options.iter().filter(|&&choice| ConjurersKnowledge::is_open(choice)) {
            let reasons =
                explain_openly::<ConjurersKnowledge>(&game, &lore, &view, seat, choice, 3);
            assert_eq!(
                reasons,
                explain_openly::<ConjurersKnowledge>(&game, &lore, &again, seat, choice, 3)
            );
            told += reasons.len();
        }
    });
    assert!(told > 20, "{told} facts are too few");
}

#[test]
fn first_impressions_of_ones_own_choices_do_not_depend_on_what_is_hidden() {
    let (mut differed, mut seen) = (false, 0);
    for seats in 2..=4 {
        let game = table(seats);
        let lore = ConjurersKnowledge::lore(&game);
        let mut rng = Rng::with_seed(5);
        at_decisions(&game, 9, 12, |state, seat| {
            let other = game.sample_world(&game.view(state, Some(seat)), &mut rng);
            differed |= other != *state;
            let mut options = Vec::new();
            game.options(state, &mut options);
            let told = |world: &State| {
                let (mut told, mut appeals) = (Vec::new(), Vec::new());
                ConjurersKnowledge::cues(&game, &lore, world, &options, &mut told);
                ConjurersKnowledge::appeal(&game, &lore, world, &options, &mut appeals);
                (told, appeals)
            };
            let (cues, appeals) = told(state);
            assert_eq!((&cues, &appeals), (&told(&other).0, &told(&other).1));
            assert_eq!(cues.len(), options.len() * ConjurersKnowledge::cue_count());
            assert!(cues.iter().all(|cue| cue.is_finite() && cue.abs() < 20.0), "{cues:?}");
            assert!(appeals.iter().all(|appeal| appeal.is_finite() && *appeal > 0.0));
            seen += 1;
        });
    }
    assert!(differed && seen > 50, "{seen}");
}
