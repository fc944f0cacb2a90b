//! Search at made-up tables: it is repeatable, keeps to its budget and plays for its side.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use fastrand::Rng;
use kernel::{Game, Seat};
use pantheon::{Card, Choice, Ending, Frame, Pantheon, Stage, State, TurnStep};
use pantheon_player::PantheonKnowledge;
use players::{Budget, Knowledge, Level, Player, Style, Thought, searcher, think, win_chance};

/// Decisions at made-up tables, with what is offered. Between them choices are made at random.
fn decisions(
    seeds: std::ops::Range<u64>,
    mut each: impl FnMut(&Pantheon, &State, Seat, &[Choice]),
) {
    for seed in seeds {
        let setup = pantheon_random::setup(&pantheon::Edition::V1_5, seed);
        let game = Pantheon::new(setup).expect("a made-up table can be played");
        let mut step = 0;
        testkit::walk(&game, &mut Rng::with_seed(seed), 300, |state, seat, options, rng| {
            if step % 7 == 0 {
                each(&game, state, seat, options);
            }
            step += 1;
            Some(rng.usize(0..options.len()))
        });
    }
}

fn thought_of(
    game: &Pantheon,
    state: &State,
    seat: Seat,
    options: &[Choice],
    budget: Budget,
) -> Thought<Choice> {
    think::<PantheonKnowledge>(
        game,
        &PantheonKnowledge::lore(game),
        &game.view(state, Some(seat)),
        options,
        budget,
        11,
    )
}

/// Thoughts are alike but for how long they took.
fn assert_alike(one: &Thought<Choice>, two: &Thought<Choice>) {
    assert_eq!(one.weighed, two.weighed);
    assert_eq!((one.iterations, one.win_chance), (two.iterations, two.win_chance));
}

#[test]
fn what_is_hidden_makes_no_difference() {
    let mut rng = Rng::with_seed(5);
    let mut differed = 0;
    decisions(0..10, |game, state, seat, options| {
        let other = game.sample_world(&game.view(state, Some(seat)), &mut rng);
        differed += u32::from(other != *state);
        let budget = Budget::rounds(60);
        let here = thought_of(game, state, seat, options, budget);
        let there = thought_of(game, &other, seat, options, budget);
        assert_alike(&here, &there);
    });
    assert!(differed > 10, "only {differed} worlds differed");
}

#[test]
fn a_count_of_rounds_is_repeatable_on_any_number_of_threads() {
    decisions(20..24, |game, state, seat, options| {
        let budget = Budget { threads: 3, ..Budget::rounds(90) };
        let one = thought_of(game, state, seat, options, budget);
        let two = thought_of(game, state, seat, options, budget);
        assert_alike(&one, &two);
        assert!(one.iterations <= 90);
    });
}

#[test]
fn a_thought_weighs_what_was_offered_the_best_first() {
    decisions(30..36, |game, state, seat, options| {
        let thought = thought_of(game, state, seat, options, Budget::rounds(80));
        assert!(!thought.weighed.is_empty() && (0.0..=1.0).contains(&thought.win_chance));
        assert!(thought.weighed.is_sorted_by(|a, b| a.visits >= b.visits));
        for weighed in &thought.weighed {
            assert_eq!(options[weighed.option], weighed.choice);
            assert!((0.0..=1.0).contains(&weighed.win_chance), "{weighed:?}");
        }
        let visits: u64 = thought.weighed.iter().map(|weighed| u64::from(weighed.visits)).sum();
        assert_eq!(visits, thought.iterations, "every round begins with one of the options");
        if options.len() == 1 {
            assert_eq!(thought.iterations, 0, "there is nothing to think about");
        }
    });
}

#[test]
fn time_is_kept() {
    let time = Duration::from_millis(40);
    let (mut searched, mut late) = (0, 0);
    decisions(40..46, |game, state, seat, options| {
        let started = Instant::now();
        let thought = thought_of(game, state, seat, options, Budget::time(time, 1));
        if thought.iterations > 0 && searched < 20 {
            searched += 1;
            // A busy machine may well interrupt one or the other.
            late += u32::from(started.elapsed() > time.mul_f64(1.1));
        }
    });
    assert!(searched >= 10 && late <= searched / 3, "{late} of {searched} took too long");
}

#[test]
fn chances_are_those_of_sides() {
    let (mut teams, mut others) = (0, 0);
    decisions(0..60, |game, state, _, _| {
        let chances = PantheonKnowledge::outlook(game, &PantheonKnowledge::lore(game), state);
        let seats = Seat::all(game.seat_count());
        let mut sides: Vec<_> = seats.map(|seat| game.side(seat)).collect();
        sides.sort_by_key(|side| side.0);
        sides.dedup();
        let mut total = 0.0;
        for side in &sides {
            let mut mates = side.iter().map(|seat| chances[seat.index()]);
            let chance = mates.next().expect("a side has a player");
            assert!(mates.all(|other| other == chance), "mates win and lose together");
            total += chance;
        }
        assert!((total - 1.0).abs() < 1e-9, "{chances:?}");
        if game.setup().teams { teams += 1 } else { others += 1 }
    });
    assert!(teams > 0 && others > 0);
}

#[test]
fn a_chance_can_be_had_from_any_seat() {
    decisions(50..53, |game, state, _, _| {
        let lore = PantheonKnowledge::lore(game);
        let spectator = game.view(state, None);
        let chances: Vec<f64> = Seat::all(game.seat_count())
            .map(|seat| {
                win_chance::<PantheonKnowledge>(
                    game,
                    &lore,
                    &spectator,
                    seat,
                    Budget::rounds(50),
                    3,
                )
            })
            .collect();
        assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
    });
}

#[test]
fn who_counts_time_goes_on_where_it_has_thought_already() {
    let rounds = Budget::rounds(150);
    let timed = Budget { time: Some(Duration::from_secs(600)), ..rounds };
    let gone_on = |budget: Budget| {
        let style = Style { budget, whim: 0.0, slip: 0.0 };
        let mut players = [0, 1].map(|seed| searcher::<PantheonKnowledge>(seed, style));
        let setup = pantheon_random::setup(&pantheon::Edition::V1_5, 70);
        let game = Pantheon::new(setup).expect("a made-up table can be played");
        let mut more = 0;
        testkit::walk(&game, &mut Rng::with_seed(70), 150, |state, seat, options, rng| {
            let Some(player) = players.get_mut(seat.index()) else {
                return Some(rng.usize(0..options.len()));
            };
            let view = game.view(state, Some(seat));
            player.choose(&game, &view, options);
            let first = player.thought().expect("it has just thought").clone();
            player.rest();
            let chosen = player.choose(&game, &view, options);
            let anew = player.thought().expect("it has just thought");
            more += u32::from(first.weighed != anew.weighed);
            Some(chosen)
        });
        more
    };
    assert_eq!(gone_on(rounds), 0, "a count of rounds tells the same each time");
    assert!(gone_on(timed) >= 10, "{} times", gone_on(timed));
}

#[test]
fn nothing_is_paid_for_what_it_costs() {
    let (mut searches, mut activations) = (0, 0);
    for seed in 0..40 {
        let setup = pantheon_random::setup(&pantheon::Edition::V1_5, seed);
        let game = Pantheon::new(setup).expect("a made-up table can be played");
        let lore = PantheonKnowledge::lore(&game);
        testkit::walk(&game, &mut Rng::with_seed(seed), 400, |state, _, options, rng| {
            let mut left = options.to_vec();
            PantheonKnowledge::narrow(&game, &lore, state, &mut left);
            let is_alive = |choice: &Choice| match choice {
                Choice::Take(Card::Activation(unit)) => {
                    matches!(state.public.unit(*unit).stage, Stage::Ready | Stage::InPlay)
                }
                _ => false,
            };
            match state.public.frames.top() {
                Some(Frame::Search { .. }) if options.iter().any(is_alive) => {
                    searches += 1;
                    let is_wanted = |choice: &Choice| {
                        is_alive(choice) || *choice == Choice::Take(Card::Omphalos)
                    };
                    assert!(left.iter().all(is_wanted), "an art of war card was paid: {left:?}");
                }
                Some(Frame::Activation(_)) if options.len() > 2 => {
                    activations += 1;
                    let bought = left.iter().any(|choice| matches!(choice, Choice::Buy(_)));
                    assert!(!bought || left.len() == 1, "there is time for it later: {left:?}");
                }
                _ => {}
            }
            Some(rng.usize(0..options.len()))
        });
    }
    assert!(searches > 5 && activations > 50, "{searches} {activations}");
}

#[test]
fn a_player_remembers_its_last_thought() {
    let mut player = searcher::<PantheonKnowledge>(
        4,
        Style { budget: Budget::rounds(40), whim: 0.0, slip: 0.0 },
    );
    assert!(player.thought().is_none());
    decisions(60..62, |game, state, seat, options| {
        let view = game.view(state, Some(seat));
        let chosen = player.choose(game, &view, options);
        let thought = player.thought().expect("it has just thought");
        assert_eq!(thought.weighed[0].option, chosen);
    });
    assert!(Player::<Pantheon>::thought(&players::random(1)).is_none());
    assert!(Level::TITAN.budget().is_some_and(|budget| budget.threads == 2));
}

#[test]
fn first_impressions_of_ones_own_choices_do_not_depend_on_what_is_hidden() {
    let mut rng = Rng::with_seed(3);
    let mut differed = false;
    decisions(0..8, |game, state, seat, options| {
        let lore = PantheonKnowledge::lore(game);
        let other = game.sample_world(&game.view(state, Some(seat)), &mut rng);
        differed |= other != *state;
        let told = |world: &State| {
            let (mut told, mut appeals) = (Vec::new(), Vec::new());
            PantheonKnowledge::cues(game, &lore, world, options, &mut told);
            PantheonKnowledge::appeal(game, &lore, world, options, &mut appeals);
            (told, appeals)
        };
        let (cues, appeals) = told(state);
        assert_eq!((&cues, &appeals), (&told(&other).0, &told(&other).1));
        assert_eq!(cues.len(), options.len() * PantheonKnowledge::cue_count());
        assert!(cues.iter().all(|cue| cue.is_finite() && cue.abs() < 20.0), "{cues:?}");
        assert!(appeals.iter().all(|appeal| appeal.is_finite() && *appeal > 0.0), "{appeals:?}");
    });
    assert!(differed, "something was hidden");
}

#[test]
fn an_activation_for_nothing_is_dearer_than_a_pass_and_waiting_dearer_the_later() {
    let mut seen = 0;
    decisions(0..8, |game, state, seat, options| {
        let is_turn = matches!(state.public.frames.top(), Some(Frame::Turn(TurnStep::AskFirst)));
        let activates = options.iter().find_map(|choice| match choice {
            Choice::Activate(unit, declared) => Some((*unit, *declared)),
            _ => None,
        });
        let Some((unit, declared)) = activates.filter(|_| is_turn) else { return };
        let lore = PantheonKnowledge::lore(game);
        let mut begun = *state;
        game.advance_unchecked(&mut begun, Choice::Activate(unit, declared));
        if !matches!(begun.public.frames.top(), Some(Frame::Activation(_))) {
            return;
        }
        let price = |from: &State, choice, round: u16, hand: u8| {
            let mut then = *from;
            then.public.round = round;
            then.public.seats[seat.index()].hand = hand;
            PantheonKnowledge::price(game, &lore, &then, choice)
        };
        for hand in [1, 8] {
            let pass = |round| price(state, Choice::Pass { draw: true }, round, hand);
            let idle = |round| price(&begun, Choice::End, round, hand);
            assert!(0.0 < pass(10) && pass(10) < idle(10), "{hand}: {} {}", pass(10), idle(10));
            assert!(pass(10) < pass(60) && pass(60) < pass(100) && idle(10) < idle(60));
            seen += 1;
        }
        // However late, a price leaves something of a chance, or all choices would look alike.
        let dearest = price(&begun, Choice::End, 300, 40);
        assert!(price(state, Choice::Pass { draw: true }, 300, 40) < dearest && dearest < 0.25);
    });
    assert!(seen > 10, "{seen}");
}

#[test]
fn stones_count_for_more_the_longer_a_game_takes() {
    let absorbed = PantheonKnowledge::term_names().iter().position(|name| *name == "absorbed");
    let absorbed = absorbed.expect("one of the terms");
    let mut seen = 0;
    decisions(0..8, |game, state, seat, _| {
        if state.public.round == 0 || state.public.ending.is_some() {
            return;
        }
        let lore = PantheonKnowledge::lore(game);
        let worth = |round: u16, stones: u8| {
            let mut then = *state;
            then.public.round = round;
            then.public.seats[seat.index()].absorbed = stones;
            let term = PantheonKnowledge::terms(game, &lore, &then, seat)[absorbed];
            (term, PantheonKnowledge::worth(game, &lore, &then, seat))
        };
        let gain = |round| worth(round, 2).1 - worth(round, 1).1;
        assert!(gain(1) > 0.0 && (gain(1) - gain(10)).abs() < 1e-9, "early rounds are alike");
        assert!(gain(10) < gain(30) && gain(30) < gain(60), "{} {}", gain(30), gain(60));
        assert!(worth(10, 2).0 < worth(60, 2).0);
        seen += 1;
    });
    assert!(seen > 50, "{seen}");
}

#[test]
fn a_draw_is_worth_less_than_an_even_chance() {
    decisions(0..8, |game, state, _, _| {
        let mut over = *state;
        over.public.ending = Some(Ending::Draw);
        let sides: HashSet<_> = Seat::all(game.seat_count()).map(|seat| game.side(seat)).collect();
        let chances = PantheonKnowledge::outlook(game, &PantheonKnowledge::lore(game), &over);
        let even = 1.0 / sides.len() as f64;
        assert!(chances[..usize::from(game.seat_count())].iter().all(|c| 0.0 < *c && *c < even));
    });
}
