//! The contract of the kernel, kept by handing each question to the chapter that answers it.

use dice::{FACES, Roll};
use fastrand::Rng;
use kernel::chance;
use kernel::machine::{self, Framed};
use kernel::{Game, InputOf, Log, Pause, Refused, RuleId, Seat, SeatSet, Stack};

use crate::admission;
use crate::choice::{Card, Choice, Outcome, Request};
use crate::edition::Edition;
use crate::event::Event;
use crate::explain::Forbidden;
use crate::frame::Frame;
use crate::game::Pantheon;
use crate::look::Look;
use crate::orders::Order;
use crate::play::Play;
use crate::state::{Ending, MAX_FRAMES, State};
use crate::view::{Seen, View, reveals};

/// The ruleset that is played unless another is asked for.
pub const RULESET: &str = Edition::V1_5.ruleset();

impl Game for Pantheon {
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
        self.edition().ruleset()
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
        self.deal_unknown_hands(view, rng)
    }

    fn seen_by(&self, viewer: Option<Seat>, event: &Event) -> Seen {
        Seen::by(viewer, event)
    }

    fn reveals(&self, event: &Event) -> bool {
        reveals(event)
    }

    fn draw_outcome(&self, state: &State, request: Request, rng: &mut Rng) -> Outcome {
        match request {
            Request::Dice { dice } => {
                let mut faces = [0; dice::MAX_DICE as usize];
                let faces = &mut faces[..usize::from(dice.min(dice::MAX_DICE))];
                faces.fill_with(|| rng.u8(0..FACES));
                Outcome::Dice(Roll::new(faces).expect("every face was drawn from the die"))
            }
            Request::LeadRoll(seats) => {
                let mut faces = [0; Seat::MOST];
                for seat in seats.iter() {
                    faces[seat.index()] = rng.u8(0..FACES);
                }
                Outcome::Lead(faces)
            }
            Request::Card { seat } => {
                let kinds = Look::new(self, state).deck_of(seat);
                Outcome::Card(chance::card(state.public.seat(seat).deck, kinds, rng))
            }
        }
    }

    fn outcomes(&self, state: &State, request: Request, outcomes: &mut Vec<(Outcome, u64)>) {
        outcomes.clear();
        match request {
            Request::Dice { dice } => outcomes
                .extend(Roll::all(dice).map(|roll| (Outcome::Dice(roll), u64::from(roll.ways())))),
            Request::LeadRoll(seats) => lead_rolls(seats, outcomes),
            Request::Card { seat } => {
                let there = Look::new(self, state).deck_of(seat).filter(|&(_, copies)| copies > 0);
                outcomes
                    .extend(there.map(|(card, copies)| (Outcome::Card(card), u64::from(copies))));
            }
        }
    }
}

impl Framed for Pantheon {
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

    #[inline]
    fn waits_for(&self, state: &State, frame: &Frame) -> Pause<Request, Ending> {
        Look::new(self, state).waits_for(frame)
    }

    fn list(&self, state: &State, frame: &Frame, _: Seat, options: &mut Vec<Choice>) {
        Look::new(self, state).options_of(frame, options);
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
        let frame = state.public.frames.top().copied().unwrap_or_default();
        let mut play = Play { game: self, state, log };
        match (request, outcome, frame) {
            (Request::Card { seat }, Outcome::Card(card), _) => play.drawn(seat, card),
            (Request::LeadRoll(_), Outcome::Lead(faces), _) => play.set_up_rolled(faces),
            (Request::Dice { .. }, Outcome::Dice(roll), Frame::Attack(attack)) => {
                play.dice_rolled(attack, roll);
            }
            (Request::Dice { .. }, Outcome::Dice(roll), Frame::Power(power)) => {
                play.power_rolled(power, roll);
            }
            _ => unreachable!("only an attack asks for dice, and the outcome fits the request"),
        }
    }

    /// Standing orders are the seat's own, and talents those of its own units. [P15.14.0-1]
    fn order(&self, state: &mut State, seat: Seat, order: Order) -> Result<(), Forbidden> {
        match order {
            Order::At(point, ask) => state.public.seat_mut(seat).orders.set_point(point, ask),
            Order::For(reaction, ask) => {
                state.public.seat_mut(seat).orders.set_reaction(reaction, ask);
            }
            Order::Waive(unit, talent) | Order::Use(unit, talent) => {
                let is_own = state.public.seat(seat).army.contains(unit);
                if !is_own || !self.printed_talents(unit).contains(talent) {
                    let rule = self.edition().cite(RuleId("P15.14.0-1"));
                    return Err(Forbidden { rule, unasked: None });
                }
                let waived = &mut state.public.unit_mut(unit).waived;
                match order {
                    Order::Waive(..) => waived.insert(talent),
                    _ => waived.remove(talent),
                }
            }
        }
        Ok(())
    }
}

impl<'a> Look<'a> {
    /// The kinds of cards in a seat's deck, with how many of each it holds.
    fn deck_of(self, seat: Seat) -> impl Iterator<Item = (Card, u8)> + 'a {
        self.card_kinds(seat).map(move |card| (card, self.in_deck(seat, card)))
    }

    /// What the moment waits for.
    pub(crate) fn pause(&self) -> Pause<Request, Ending> {
        if let Some(ending) = self.public.ending {
            return Pause::Over(ending);
        }
        let frame = self.public.frames.top().expect("a running game has a frame");
        let pause = self.waits_for(frame);
        debug_assert_eq!(self.awaits(frame), Some(pause));
        pause
    }

    /// Whether chance can answer `request` so.
    fn is_possible(&self, request: Request, outcome: Outcome) -> bool {
        match (request, outcome) {
            (Request::Dice { dice }, Outcome::Dice(roll)) => roll.len() == dice,
            (Request::LeadRoll(seats), Outcome::Lead(faces)) => (0u8..)
                .map(Seat)
                .zip(faces)
                .all(|(seat, face)| if seats.contains(seat) { face < FACES } else { face == 0 }),
            (Request::Card { seat }, Outcome::Card(card)) => {
                self.card_kinds(seat).any(|kind| kind == card) && self.in_deck(seat, card) > 0
            }
            (
                Request::Dice { .. } | Request::LeadRoll(_) | Request::Card { .. },
                Outcome::Dice(_) | Outcome::Lead(_) | Outcome::Card(_),
            ) => false,
        }
    }
}

/// Every way the dice of `seats` can fall.
fn lead_rolls(seats: SeatSet, outcomes: &mut Vec<(Outcome, u64)>) {
    outcomes.push((Outcome::Lead([0; Seat::MOST]), 1));
    for seat in seats.iter() {
        let before = outcomes.len();
        for face in 1..FACES {
            for at in 0..before {
                if let (Outcome::Lead(mut faces), weight) = outcomes[at] {
                    faces[seat.index()] = face;
                    outcomes.push((Outcome::Lead(faces), weight));
                }
            }
        }
    }
}
