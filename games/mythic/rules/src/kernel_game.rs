//! The contract of the kernel, kept by handing each question to the chapter that answers it.

use arrayvec::ArrayVec;
use dice::chain::MAX_CHAIN_DICE;
use dice::{FACES, Roll};
use fastrand::Rng;
use kernel::chance;
use kernel::machine::{self, Framed};
use kernel::{Game, InputOf, Log, Pause, Refused, Seat, Stack};

use crate::admission;
use crate::choice::{Card, Choice, Faces, Outcome, Request};
use crate::event::Event;
use crate::explain::Forbidden;
use crate::frame::Frame;
use crate::game::Mythic;
use crate::look::Look;
use crate::orders::Order;
use crate::play::Play;
use crate::state::{Ending, MAX_FRAMES, State};
use crate::view::{Seen, View, reveals};

/// The ruleset's id in records and on the command line.
pub const RULESET: &str = "mythic-2012";

impl Game for Mythic {
    type State = State;
    type Choice = Choice;
    type Request = Request;
    type Outcome = Outcome;
    type Order = Order;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Reason = Forbidden;
    type Ending = Ending;

    fn ruleset(&self) -> &'static str {
        RULESET
    }

    fn seats(&self) -> u8 {
        self.seat_count()
    }

    fn start(&self) -> State {
        machine::start(self)
    }

    fn admit(&self, state: &State) -> Result<(), String> {
        admission::check(self, state)
    }

    fn pause(&self, state: &State) -> Pause<Request, Ending> {
        machine::pause(self, state)
    }

    fn options(&self, state: &State, options: &mut Vec<Choice>) {
        machine::options(self, state, options);
    }

    fn advance(
        &self,
        state: &mut State,
        input: InputOf<Self>,
        log: &mut Log<'_, Event>,
    ) -> Result<(), Refused<Forbidden>> {
        machine::advance(self, state, input, log)
    }

    fn advance_unchecked(&self, state: &mut State, choice: Choice) {
        machine::advance_unchecked(self, state, choice);
    }

    fn explain(&self, state: &State, choice: Choice) -> Option<Forbidden> {
        machine::explain(self, state, choice)
    }

    fn view(&self, state: &State, viewer: Option<Seat>) -> View {
        View::of(self, state, viewer)
    }

    fn sample_world(&self, view: &View, rng: &mut Rng) -> State {
        self.deal_unknown_cards(view, rng)
    }

    fn seen_by(&self, viewer: Option<Seat>, event: &Event) -> Seen {
        Seen::by(viewer, event)
    }

    fn reveals(&self, event: &Event) -> bool {
        reveals(event)
    }

    fn draw_outcome(&self, state: &State, request: Request, rng: &mut Rng) -> Outcome {
        match request {
            Request::StartRoll => Outcome::Start([rng.u8(0..FACES), rng.u8(0..FACES)]),
            Request::Dice { dice } => {
                let mut faces = [0; MAX_CHAIN_DICE];
                let faces = &mut faces[..usize::from(dice).min(MAX_CHAIN_DICE)];
                faces.fill_with(|| rng.u8(0..FACES));
                Outcome::Dice(Faces::new(faces).expect("every face was drawn from the die"))
            }
            Request::Card { seat } => {
                let general = state.public.seat(seat);
                let kinds = Look::new(self, state).deck_of(seat);
                Outcome::Card(chance::card(general.deck - general.bottom, kinds, rng))
            }
        }
    }

    fn outcomes(&self, state: &State, request: Request, outcomes: &mut Vec<(Outcome, u64)>) {
        outcomes.clear();
        match request {
            Request::StartRoll => {
                let dice = (0..FACES * FACES).map(|both| [both / FACES, both % FACES]);
                outcomes.extend(dice.map(|dice| (Outcome::Start(dice), 1)));
            }
            Request::Dice { .. } => throws(state, outcomes),
            Request::Card { seat } => {
                let there = Look::new(self, state).deck_of(seat).filter(|&(_, copies)| copies > 0);
                outcomes
                    .extend(there.map(|(card, copies)| (Outcome::Card(card), u64::from(copies))));
            }
        }
    }
}

impl Framed for Mythic {
    type Frames = Stack<Frame, MAX_FRAMES>;

    #[inline]
    fn frames(state: &State) -> &Self::Frames {
        &state.public.frames
    }

    #[inline]
    fn frames_mut(state: &mut State) -> &mut Self::Frames {
        &mut state.public.frames
    }

    fn first_state(&self) -> State {
        self.state_before_set_up()
    }

    #[inline]
    fn ending(state: &State) -> Option<Ending> {
        state.public.ending
    }

    #[inline]
    fn awaits(&self, state: &State, frame: &Frame) -> Option<Pause<Request, Ending>> {
        Look::new(self, state).awaits(frame)
    }

    fn list(&self, state: &State, frame: &Frame, seat: Seat, options: &mut Vec<Choice>) {
        Look::new(self, state).options_of(frame, seat, options);
    }

    fn is_legal_unlisted(&self, state: &State, choice: Choice) -> bool {
        Look::new(self, state).is_way(choice)
    }

    fn forbids(&self, state: &State, choice: Choice) -> Forbidden {
        Look::new(self, state).forbids(choice)
    }

    fn run(&self, state: &mut State, log: &mut Log<'_, Event>, frame: Frame) {
        Play { game: self, state, log }.run(frame);
    }

    fn choose(&self, state: &mut State, log: &mut Log<'_, Event>, seat: Seat, choice: Choice) {
        Play { game: self, state, log }.choose(seat, choice);
    }

    fn is_possible(&self, state: &State, request: Request, outcome: Outcome) -> bool {
        Look::new(self, state).is_possible(request, outcome)
    }

    fn take(
        &self,
        state: &mut State,
        log: &mut Log<'_, Event>,
        request: Request,
        outcome: Outcome,
    ) {
        let mut play = Play { game: self, state, log };
        match (request, outcome) {
            (Request::StartRoll, Outcome::Start(dice)) => play.start_rolled(dice),
            (Request::Card { seat }, Outcome::Card(card)) => play.drawn(seat, card),
            (Request::Dice { .. }, Outcome::Dice(faces)) => play.dice_rolled(faces),
            _ => unreachable!("the outcome fits the request"),
        }
    }

    fn order(&self, state: &mut State, seat: Seat, order: Order) -> Result<(), Forbidden> {
        let orders = &mut state.public.seat_mut(seat).orders;
        match order {
            Order::At(point, ask) => orders.set_point(point, ask),
            Order::For(reaction, ask) => orders.set_reaction(reaction, ask),
        }
        Ok(())
    }
}

impl<'a> Look<'a> {
    /// The kinds of cards in the shuffled part of a general's deck, with how many of each it holds.
    fn deck_of(self, seat: Seat) -> impl Iterator<Item = (Card, u8)> + 'a {
        self.card_kinds(seat).map(move |card| (card, self.in_shuffled_part(seat, card)))
    }

    /// Whether chance can answer `request` so.
    fn is_possible(&self, request: Request, outcome: Outcome) -> bool {
        match (request, outcome) {
            (Request::StartRoll, Outcome::Start(dice)) => dice.iter().all(|&die| die < FACES),
            (Request::Dice { dice }, Outcome::Dice(faces)) => {
                faces.as_slice().len() == usize::from(dice)
            }
            (Request::Card { seat }, Outcome::Card(card)) => {
                self.card_kinds(seat).any(|kind| kind == card)
                    && self.in_shuffled_part(seat, card) > 0
            }
            (
                Request::StartRoll | Request::Dice { .. } | Request::Card { .. },
                Outcome::Start(_) | Outcome::Dice(_) | Outcome::Card(_),
            ) => false,
        }
    }
}

/// Every way the dice in the air can fall. Dice that are alike are told apart only by how many of
/// them show each face.
fn throws(state: &State, outcomes: &mut Vec<(Outcome, u64)>) {
    let air: ArrayVec<_, MAX_CHAIN_DICE> = state.public.roll.air().collect();
    let mut partial: Vec<([u8; MAX_CHAIN_DICE], u64)> = vec![([0; MAX_CHAIN_DICE], 1)];
    let mut done: ArrayVec<_, MAX_CHAIN_DICE> = ArrayVec::new();
    for kind in &air {
        if done.contains(kind) {
            continue;
        }
        done.push(*kind);
        let places: ArrayVec<usize, MAX_CHAIN_DICE> =
            (0..air.len()).filter(|&at| air[at] == *kind).collect();
        let mut next = Vec::new();
        for (faces, weight) in &partial {
            each_fall(places.len() as u8, &mut |fallen, ways| {
                let mut faces = *faces;
                for (&place, &face) in places.iter().zip(fallen) {
                    faces[place] = face;
                }
                next.push((faces, weight * ways));
            });
        }
        partial = next;
    }
    let listed = partial.into_iter().filter_map(|(faces, weight)| {
        Faces::new(&faces[..air.len()]).map(|faces| (Outcome::Dice(faces), weight))
    });
    outcomes.extend(listed);
}

/// Each multiset of faces that so many dice can show, with its ways. More dice than a [`Roll`]
/// holds are split in two groups, which lists some falls more than once and weighs them right.
fn each_fall(dice: u8, take: &mut dyn FnMut(&[u8], u64)) {
    let first = dice.min(dice::MAX_DICE);
    for roll in Roll::all(first) {
        let mut faces: ArrayVec<u8, MAX_CHAIN_DICE> = roll.faces().collect();
        if dice == first {
            take(&faces, u64::from(roll.ways()));
            continue;
        }
        let held = faces.len();
        for rest in Roll::all(dice - first) {
            faces.truncate(held);
            faces.extend(rest.faces());
            take(&faces, u64::from(roll.ways()) * u64::from(rest.ways()));
        }
    }
}
