//! The contract of the kernel, kept by handing each question to the chapter that answers it.

use fastrand::Rng;
use kernel::machine::{self, Framed};
use kernel::{Game, InputOf, Log, Pause, Refused, Seat, Stack};

use crate::admission;
use crate::choice::{Choice, Outcome, Request};
use crate::event::Event;
use crate::explain::Forbidden;
use crate::frame::Frame;
use crate::game::Conjurers;
use crate::ids::CreatureSet;
use crate::look::Look;
use crate::notation::Order;
use crate::play::Play;
use crate::rolls::Roll;
use crate::state::{Awaits, Ending, MAX_FRAMES, State};
use crate::view::{Seen, View, reveals};

/// The ruleset's id in records and on the command line.
pub const RULESET: &str = "conjurers";

impl Game for Conjurers {
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
        View::of(state, viewer)
    }

    fn sample_world(&self, view: &View, rng: &mut Rng) -> State {
        view.with_hands_dealt(rng)
    }

    fn seen_by(&self, viewer: Option<Seat>, event: &Event) -> Seen {
        Seen::by(viewer, event)
    }

    fn reveals(&self, event: &Event) -> bool {
        reveals(event)
    }

    fn draw_outcome(&self, state: &State, request: Request, rng: &mut Rng) -> Outcome {
        let look = Look::new(self, state);
        match request {
            Request::Lock => {
                let open = look.open_mythologies();
                let at = rng.u8(0..open.len().max(1));
                Outcome::Mythology(
                    open.iter().nth(usize::from(at)).expect("a mythology is left to be drawn"),
                )
            }
            Request::Starter => Outcome::Seat(Seat(rng.u8(0..self.seat_count()))),
            Request::Pairing => Outcome::Seat(Seat(rng.u8(1..4))),
            Request::Challenger(pair) => Outcome::Seat(pair[usize::from(rng.bool())]),
            Request::Deal(_) | Request::Draw(_) => {
                let cards = look.cards_to_draw(request);
                let at = rng.u8(0..cards.len().max(1));
                Outcome::Card(cards.nth(at).expect("a card is only asked of a pile that has one"))
            }
            Request::Dice(dice) => Outcome::Dice(Roll::thrown(dice, rng)),
        }
    }

    fn outcomes(&self, state: &State, request: Request, outcomes: &mut Vec<(Outcome, u64)>) {
        outcomes.clear();
        let look = Look::new(self, state);
        match request {
            Request::Lock => {
                let open = look.open_mythologies();
                outcomes.extend(open.iter().map(|mythology| (Outcome::Mythology(mythology), 1)));
            }
            Request::Starter => {
                outcomes.extend(Seat::all(self.seat_count()).map(|seat| (Outcome::Seat(seat), 1)));
            }
            Request::Pairing => {
                outcomes.extend((1..4).map(|seat| (Outcome::Seat(Seat(seat)), 1)));
            }
            Request::Challenger(pair) => {
                outcomes.extend(pair.map(|seat| (Outcome::Seat(seat), 1)));
            }
            Request::Deal(_) | Request::Draw(_) => {
                let cards = look.cards_to_draw(request);
                outcomes.extend(cards.iter().map(|card| (Outcome::Card(card), 1)));
            }
            Request::Dice(dice) => {
                outcomes.extend(Roll::all(dice).map(|roll| (Outcome::Dice(roll), roll.ways())));
            }
        }
    }
}

impl Framed for Conjurers {
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
    fn awaits(&self, state: &State, _frame: &Frame) -> Option<Pause<Request, Ending>> {
        match state.public.awaits {
            Awaits::Seat(seat) => Some(Pause::Decision(seat)),
            Awaits::Chance(request) => Some(Pause::Chance(request)),
            Awaits::Nothing => None,
        }
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

    fn choose(&self, state: &mut State, log: &mut Log<'_, Event>, _seat: Seat, choice: Choice) {
        Play { game: self, state, log }.choose(choice);
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
        Play { game: self, state, log }.take(request, outcome);
    }

    fn order(&self, _: &mut State, _: Seat, order: Order) -> Result<(), Forbidden> {
        match order {}
    }
}

impl Look<'_> {
    /// The legal choices of the frame that asks.
    pub(crate) fn options_of(&self, frame: &Frame, options: &mut Vec<Choice>) {
        match *frame {
            Frame::SetUp(_) => Self::assistant_options(options),
            Frame::Allocation { next } => self.placement_options(next, options),
            Frame::Resolving { seat, .. } => self.resolving_options(seat, options),
            Frame::Marketplace { seat } => self.trade_options(seat, options),
            Frame::GuildHouse { seat } => self.hire_options(seat, options),
            Frame::Pit(pit) => self.sacrifice_options(pit, options),
            Frame::Smith { seat, shop, first } => {
                self.purchase_options(seat, shop, first, options);
            }
            Frame::Payment(payment) => self.spare_options(payment, options),
            Frame::Battleground { mythology, .. } => self.creature_options(mythology, options),
            Frame::Battle(step) => self.battle_options(step, options),
            Frame::Fight(_) => Self::magic_options(options),
            Frame::Spoils { .. } => self.spoils_options(options),
            Frame::Tournament(tournament) => self.prize_options(tournament, options),
            Frame::Empty | Frame::Turn(_) | Frame::Battles { .. } => {}
        }
    }

    /// The cards that can come of a draw.
    pub(crate) fn cards_to_draw(&self, request: Request) -> CreatureSet {
        match request {
            Request::Deal(_) => self.public.gone,
            Request::Draw(seat) => self.drawable(seat),
            Request::Lock
            | Request::Starter
            | Request::Dice(_)
            | Request::Pairing
            | Request::Challenger(_) => CreatureSet::EMPTY,
        }
    }

    /// Whether chance can answer `request` so.
    fn is_possible(&self, request: Request, outcome: Outcome) -> bool {
        match (request, outcome) {
            (Request::Lock, Outcome::Mythology(mythology)) => {
                self.open_mythologies().contains(mythology)
            }
            (Request::Starter, Outcome::Seat(seat)) => seat.0 < self.game.seat_count(),
            (Request::Pairing, Outcome::Seat(seat)) => (1..4).contains(&seat.0),
            (Request::Challenger(pair), Outcome::Seat(seat)) => pair.contains(&seat),
            (Request::Deal(_) | Request::Draw(_), Outcome::Card(card)) => {
                self.cards_to_draw(request).contains(card)
            }
            (Request::Dice(dice), Outcome::Dice(roll)) => roll.dice == dice && roll.is_sound(),
            (
                Request::Lock
                | Request::Starter
                | Request::Deal(_)
                | Request::Draw(_)
                | Request::Dice(_)
                | Request::Pairing
                | Request::Challenger(_),
                Outcome::Mythology(_) | Outcome::Seat(_) | Outcome::Card(_) | Outcome::Dice(_),
            ) => false,
        }
    }
}
