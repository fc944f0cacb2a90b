//! VII.A: the turn sequence.

use kernel::Seat;

use crate::choice::{Card, Choice, Manoeuvre};
use crate::edition::{FirstActivation, LeaderPartner, ManoeuvreLimit, Passing};
use crate::event::Event;
use crate::frame::{Activation, ActivationStep, Declared, Frame, Moment, TurnStep};
use crate::ids::{UnitId, UnitSet};
use crate::look::Look;
use crate::orders::Point;
use crate::play::Play;
use crate::state::{Apart, Stage};

/// How many units a player activates in a turn. [P15.7C.1]
pub(crate) const ACTIVATION_LIMIT: u8 = 2;

impl Play<'_, '_> {
    /// Phases and steps in order. [P15.7A.0-4]
    pub(crate) fn run_turn(&mut self, step: TurnStep) {
        let seat = self.state.public.active;
        if !self.state.public.alive.contains(seat) && step != TurnStep::Next {
            return self.set(Frame::Turn(TurnStep::Next));
        }
        match step {
            TurnStep::Begin => {
                self.set(Frame::Turn(TurnStep::Draw));
                self.begin_turn(seat);
            }
            TurnStep::Draw => {
                self.set(Frame::Turn(TurnStep::Drawn));
                self.draw(seat, 1);
            }
            TurnStep::Drawn => {
                self.set(Frame::Turn(TurnStep::AskFirst));
                self.open_window(Point::TurnStart);
            }
            TurnStep::Another => {
                let possible = self.look().could_activate_another(seat);
                let next = if possible { TurnStep::AskAnother } else { TurnStep::Closing };
                self.set(Frame::Turn(next));
            }
            TurnStep::Closing => {
                self.set(Frame::Turn(TurnStep::Recall));
                self.open_window(Point::TurnEnd);
            }
            TurnStep::Recall => {
                let possible = self.look().could_recall(seat);
                let next = if possible { TurnStep::AskRecall } else { TurnStep::Next };
                self.set(Frame::Turn(next));
            }
            TurnStep::Next => self.next_turn(),
            TurnStep::AskFirst | TurnStep::AskAnother | TurnStep::AskRecall => {
                unreachable!("the player is asked")
            }
        }
    }

    /// 1.a, and what starts with every turn and round. [P15.7A.1a-1] [P15.R142]
    fn begin_turn(&mut self, seat: Seat) {
        let public = &mut self.state.public;
        public.activations = 0;
        public.more_activations = 0;
        public.activated = UnitSet::EMPTY;
        public.retaliated = UnitSet::EMPTY;
        public.powers_used = Default::default();
        public.complex = None;
        public.apart = Apart::Nobody;
        if seat == public.lead {
            public.round += 1;
        }
        if seat == public.lead || self.game.edition().manoeuvre_limit == ManoeuvreLimit::Turn {
            for player in &mut public.seats {
                player.bought = 0;
            }
        }
        let round = public.round;
        if seat == self.state.public.lead && self.round_ends_game(round) {
            return;
        }
        self.end_round_effects(seat);
        self.emit(Event::TurnBegan { seat, round });
        self.trigger(Moment::TurnStarts(seat));
    }

    /// 4.b: the next player still in the game becomes active. A round whose leader has left is
    /// finished first; the next survivor then leads. [P15.7A.4b-1] [P15.7A.0-1] [P15.R9]
    fn next_turn(&mut self) {
        self.end_turn_effects();
        self.check_turn_end_goals();
        if self.state.public.ending.is_some() {
            return;
        }
        let seats = self.game.seat_count();
        let mut next = self.state.public.active;
        let mut leaderless = false;
        for _ in 0..seats {
            next = next.next(seats);
            if self.state.public.alive.contains(next) {
                break;
            }
            leaderless |= next == self.state.public.lead;
            self.end_round_effects(next);
        }
        if leaderless {
            self.state.public.lead = next;
        }
        self.state.public.active = next;
        self.set(Frame::Turn(TurnStep::Begin));
    }

    /// The answers of phases 1.c to 4.a.
    pub(crate) fn choose_turn(&mut self, choice: Choice) {
        let seat = self.state.public.active;
        match choice {
            Choice::Pass { draw } => {
                self.emit(Event::Passed(seat));
                self.set(Frame::Turn(match self.game.edition().passing {
                    Passing::ToRecall => TurnStep::Closing,
                    Passing::PastRecall => TurnStep::Next,
                }));
                if draw {
                    self.draw(seat, 1);
                }
            }
            Choice::Activate(unit, declared) => {
                let another = self.state.public.activations > 0;
                self.set(Frame::Turn(TurnStep::Another));
                if another && self.game.pays_first() {
                    self.announce(seat, Card::Activation(unit));
                    self.push(Frame::Activate { unit, declared });
                } else {
                    self.discard(seat, Card::Activation(unit));
                    self.activate(unit, declared);
                }
                if another {
                    self.push(Frame::Payment { seat, left: 1 });
                }
            }
            Choice::Recall(unit) => {
                self.set(Frame::Turn(TurnStep::Next));
                self.recall(seat, unit);
            }
            Choice::End => {
                let next = match self.state.public.frames.top() {
                    Some(Frame::Turn(TurnStep::AskFirst)) => {
                        self.emit(Event::DeclinedToActivate(seat));
                        TurnStep::Closing
                    }
                    Some(Frame::Turn(TurnStep::AskAnother)) => TurnStep::Closing,
                    _ => TurnStep::Next,
                };
                self.set(Frame::Turn(next));
            }
            _ => unreachable!("not a choice of the turn"),
        }
    }

    /// A further activation has been paid for: now its own card goes. [P15.7A.3b-1]
    pub(crate) fn run_activate(&mut self, unit: UnitId, declared: Declared) {
        self.pop();
        self.discard(self.state.public.active, Card::Activation(unit));
        self.activate(unit, declared);
    }

    /// Begins an activation whose card has been discarded. [P15.7A.2a-2]
    pub(crate) fn activate(&mut self, unit: UnitId, declared: Declared) {
        let counts = self.look().counts_for_limit(unit);
        let public = &mut self.state.public;
        public.activations += u8::from(counts);
        public.activated.insert(unit);
        public.complex = (declared == Declared::Complex).then_some(unit);
        self.note_move(None);
        self.emit(Event::Activated(unit, declared));
        let allowed = if declared == Declared::Simple { 2 } else { 1 };
        self.push(Frame::Activation(Activation {
            unit,
            declared,
            step: ActivationStep::Start,
            taken: 0,
            allowed,
            walked: false,
            attacked: false,
            claimed: false,
            frozen: false,
            ended: false,
        }));
    }
}

impl Look<'_> {
    /// The choices of phases 1.c to 4.a.
    pub(crate) fn turn_options(&self, step: TurnStep, options: &mut Vec<Choice>) {
        let seat = self.public.active;
        match step {
            TurnStep::AskFirst => {
                if self.may_pass(seat) {
                    options.push(Choice::Pass { draw: false });
                    options.push(Choice::Pass { draw: true });
                }
                if self.game.edition().first_activation == FirstActivation::Optional {
                    options.push(Choice::End);
                }
                self.activation_options(seat, options);
            }
            TurnStep::AskAnother => {
                options.push(Choice::End);
                if self.can_pay(seat, 1) {
                    self.activation_options(seat, options);
                }
            }
            TurnStep::AskRecall => {
                options.push(Choice::End);
                if self.can_pay(seat, 1) {
                    self.recall_options(seat, options);
                }
            }
            _ => unreachable!("the turn asks nothing here"),
        }
        self.anytime_options(seat, options);
    }

    /// Whether the activation of a unit counts for the limit of the active player: in the beta not
    /// that of a partner's troop. [P15.7C.1] [P15.14.11-6] [B29.10.2] [B29.32.21]
    pub(crate) fn counts_for_limit(&self, unit: UnitId) -> bool {
        self.game.edition().leader_partner == LeaderPartner::Borrowed
            || self.controller(unit) == self.public.active
    }

    /// Whether a player has not yet gone on to the activations: who has bought Draw Cards in this
    /// turn of the beta has. [P15.7A.1c-1] [B29.6.3] [B29.6.6]
    pub(crate) fn may_pass(&self, seat: Seat) -> bool {
        self.game.edition().manoeuvre_limit == ManoeuvreLimit::Round
            || !self.has_bought(seat, Manoeuvre::Draw)
    }

    /// Units that `seat` can activate with a card in hand. [P15.7A.2a-1]
    fn activation_options(&self, seat: Seat, options: &mut Vec<Choice>) {
        for unit in self.public.seat(seat).army.iter() {
            if self.could_be_activated(seat, unit) && self.in_hand(seat, Card::Activation(unit)) > 0
            {
                if self.public.unit(unit).stage == Stage::InPlay {
                    options.push(Choice::Activate(unit, Declared::Simple));
                }
                options.push(Choice::Activate(unit, Declared::Complex));
            }
        }
    }

    /// Whether everybody can see that another activation is possible: the limit is not reached,
    /// a unit is left, and there are cards for it. [P15.7A.3a-1]
    pub(crate) fn could_activate_another(&self, seat: Seat) -> bool {
        self.public.activations < ACTIVATION_LIMIT + self.public.more_activations
            && self.public.seat(seat).hand >= 2
            && self.public.seat(seat).army.iter().any(|unit| self.could_be_activated(seat, unit))
    }
}
