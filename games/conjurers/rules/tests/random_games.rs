//! Whole games played at random: what must hold after every input.

mod cards;

use conjurers::{
    Action, Choice, Conjurers, CreatureSet, Event, Look, Order, Outcome, Resource, Settings, State,
    View,
};
use kernel::{Game, Hosted as _, Input, Log, Notation, Pause, Seat};

/// Every combination of options a table can have.
fn settings(seed: u64, seats: u8) -> Settings {
    Settings {
        fixed_damage: seed & 1 == 1,
        tournaments: seats == 4 && seed & 2 == 2,
        elements: seed & 4 == 4,
        healing: seed & 8 == 8,
    }
}

struct Walk<'g> {
    game: &'g Conjurers,
    state: State,
    rng: fastrand::Rng,
    events: Vec<Event>,
    options: Vec<Choice>,
    decisions: u32,
}

impl<'g> Walk<'g> {
    fn new(game: &'g Conjurers, seed: u64) -> Self {
        let state = game.start();
        let rng = fastrand::Rng::with_seed(seed);
        Self { game, state, rng, events: Vec::new(), options: Vec::new(), decisions: 0 }
    }

    /// Takes one random input; says whether the game goes on.
    fn step(&mut self) -> bool {
        let game = self.game;
        self.events.clear();
        let input = match game.pause(&self.state) {
            Pause::Over(_) => return false,
            Pause::Chance(request) => {
                Input::Outcome(game.draw_outcome(&self.state, request, &mut self.rng))
            }
            Pause::Decision(_) => {
                game.options(&self.state, &mut self.options);
                assert!(!self.options.is_empty(), "a seat is asked without a choice");
                self.decisions += u32::from(self.options.len() > 1);
                Input::Choice(self.options[self.rng.usize(..self.options.len())])
            }
        };
        let before = self.state;
        let mut log = Log::keep(&mut self.events);
        game.advance(&mut self.state, input, &mut log).expect("what is offered is taken");
        check_stocks(game, &before, &self.state, &self.events);
        true
    }
}

/// Every card is in exactly one place.
fn check_cards(game: &Conjurers, state: &State) {
    let public = &state.public;
    let mut seen = public.pile | public.gone;
    assert!((public.pile & public.gone).is_empty());
    for seat in &public.seats {
        assert!((seen & seat.army).is_empty(), "a creature is in two places");
        seen |= seat.army;
    }
    let locked: CreatureSet =
        public.locked.iter().fold(CreatureSet::EMPTY, |set, of| set | game.of_mythology(of));
    assert!((seen & locked).is_empty());
    assert_eq!(seen | locked, game.creatures().collect());
    for card in game.equipment() {
        let owned: u8 = public.seats.iter().map(|seat| seat.equipment[card.index()]).sum();
        let is_locked = game.card(card).mythology().is_some_and(|of| public.locked.contains(of));
        let copies = if is_locked { 0 } else { game.card(card).copies() };
        assert_eq!(public.shelf[card.index()] + owned, copies);
    }
}

/// Stocks and minus points change by what the events say and by nothing else.
fn check_stocks(game: &Conjurers, before: &State, after: &State, events: &[Event]) {
    let mut expected = before.public.seats.map(|seat| (seat.stock, seat.minus));
    for event in events {
        match *event {
            Event::Gained(seat, resource, amount) => expected[seat.index()].0.add(resource, amount),
            Event::Paid(seat, resource, amount) => expected[seat.index()].0.take(resource, amount),
            Event::Stole { seat, from, resource, amount } => {
                expected[from.index()].0.take(resource, amount);
                expected[seat.index()].0.add(resource, amount);
            }
            Event::Fed { seat, paid, .. } => expected[seat.index()].0.take(Resource::Food, paid),
            Event::MinusPoints(seat, points) => expected[seat.index()].1 += points,
            _ => {}
        }
    }
    for seat in Seat::all(game.seat_count()) {
        let now = after.public.seat(seat);
        assert_eq!(expected[seat.index()], (now.stock, now.minus));
        if game.seat_count() == 2 {
            assert_eq!(now.stock.of(Resource::Sapphire), 0);
        }
    }
}

/// The board holds what it can, and a battle is sound.
fn check_board(game: &Conjurers, state: &State) {
    for &action in Action::ALL {
        assert!(state.public.standing_on(action) <= action.spaces(game.seat_count()));
    }
    if let Some(battle) = &state.public.battle {
        for (row, hand) in battle.rows.iter().zip(state.hidden.hands) {
            assert_eq!(row.hand, hand.len());
            assert!((hand - row.pool).is_empty(), "a hand is of what is known of it");
            assert!(row.hand + row.slots.iter().flatten().count() as u8 <= 3);
        }
    } else {
        assert_eq!(state.hidden, conjurers::Hidden::BLANK);
    }
}

/// What is offered is accepted, and reads back as written.
fn check_choices(game: &Conjurers, state: &State, options: &[Choice]) {
    for &choice in options {
        let text = game.write(&choice);
        assert_eq!(Notation::<Choice>::read(game, &text).expect("notation"), choice, "{text}");
        assert_eq!(game.explain(state, choice), None);
    }
    for (at, choice) in options.iter().enumerate() {
        assert!(!options[..at].contains(choice), "{choice:?} is offered twice");
    }
}

/// What is not offered is refused with a rule, and nothing changes.
fn check_refusals(game: &Conjurers, state: &State, others: &[Choice]) {
    let mut options = Vec::new();
    game.options(state, &mut options);
    for choice in others.iter().filter(|choice| !options.contains(choice)) {
        let mut same = *state;
        let refused = game.advance(&mut same, Input::Choice(*choice), &mut Log::silent());
        assert!(refused.is_err());
        assert_eq!(same, *state);
    }
}

/// Views tell a seat its own hand only, and any world sampled from one gives the same view.
fn check_views(game: &Conjurers, state: &State, rng: &mut fastrand::Rng) {
    let viewers = Seat::all(game.seat_count()).map(Some).chain([None]);
    for viewer in viewers {
        let view: View = game.view(state, viewer);
        let world = game.sample_world(&view, rng);
        assert_eq!(game.view(&world, viewer), view);
        assert_eq!(game.pause(&world), game.pause(state));
        check_board(game, &world);
        if let Pause::Decision(seat) = game.pause(state)
            && viewer == Some(seat)
        {
            let (mut here, mut there) = (Vec::new(), Vec::new());
            game.options(state, &mut here);
            game.options(&world, &mut there);
            assert_eq!(here, there, "the options of a seat depend on what it can see");
            assert_eq!(game.question(&view), Some(here));
        } else {
            assert_eq!(game.question(&view), None);
        }
    }
}

fn check_saved(game: &Conjurers, state: &State) {
    let bytes = postcard::to_allocvec(state).expect("a state is plain data");
    let loaded: State = postcard::from_bytes(&bytes).expect("it was just written");
    assert_eq!(loaded, *state);
    assert_eq!(game.pause(&loaded), game.pause(state));
}

#[test]
fn random_games_keep_every_promise() {
    let mut battles = 0;
    let mut deepest = 0;
    for seed in 0..96 {
        let seats = 2 + (seed % 3) as u8;
        let game = cards::table(seats, settings(seed / 3, seats));
        let mut walk = Walk::new(&game, seed);
        let mut old: Vec<Choice> = Vec::new();
        let mut steps = 0u32;
        while walk.step() {
            steps += 1;
            assert!(steps < 100_000, "a game ends");
            deepest = deepest.max(walk.state.public.frames.len());
            battles +=
                walk.events.iter().filter(|e| matches!(e, Event::BattleEnded { .. })).count();
            check_cards(&game, &walk.state);
            check_board(&game, &walk.state);
            if steps.is_multiple_of(7) {
                check_saved(&game, &walk.state);
                let mut options = Vec::new();
                game.options(&walk.state, &mut options);
                check_choices(&game, &walk.state, &options);
                check_refusals(&game, &walk.state, &old);
                check_views(&game, &walk.state, &mut fastrand::Rng::with_seed(seed));
                old.extend(options.iter().take(3));
                let keep = old.len().saturating_sub(60);
                old.drain(..keep);
            }
        }
        assert_eq!(walk.state.public.turn, 12);
        let Pause::Over(ending) = game.pause(&walk.state) else { panic!("the game is over") };
        assert_eq!(ending.winners, Look::new(&game, &walk.state).winners());
        assert!(!ending.winners.is_empty());
    }
    assert!(battles > 500, "only {battles} battles were fought");
    assert!(deepest <= conjurers::MAX_FRAMES, "{deepest} frames");
}

#[test]
fn outcomes_add_up_and_read_back() {
    for seed in 0..12 {
        let game = cards::table(2 + (seed % 3) as u8, Settings::default());
        let mut walk = Walk::new(&game, seed);
        let mut outcomes = Vec::new();
        for _ in 0..600 {
            if let Pause::Chance(request) = game.pause(&walk.state) {
                game.outcomes(&walk.state, request, &mut outcomes);
                assert!(!outcomes.is_empty());
                for (outcome, weight) in &outcomes {
                    assert!(*weight > 0);
                    let text = game.write(outcome);
                    assert_eq!(Notation::<Outcome>::read(&game, &text).as_ref(), Ok(outcome));
                    let mut state = walk.state;
                    let input = Input::Outcome(*outcome);
                    assert!(game.advance(&mut state, input, &mut Log::silent()).is_ok());
                }
                let drawn = game.draw_outcome(&walk.state, request, &mut walk.rng);
                assert!(outcomes.iter().any(|(outcome, _)| *outcome == drawn));
            }
            if !walk.step() {
                break;
            }
        }
    }
    let game = cards::table(2, Settings::default());
    assert!(Notation::<Order>::read(&game, "ask").is_err());
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let game = cards::table(3, Settings::default());
    let mut first = Walk::new(&game, 5);
    let mut second = Walk::new(&game, 5);
    while first.step() {
        assert!(second.step());
        assert_eq!(first.state, second.state);
    }
    assert!(first.decisions > 50);
}
