//! Set-up (3) and what it changes for three and two players (4).

use kernel::Seat;

use crate::catalog::{Mythology, MythologySet};
use crate::choice::{Choice, Request};
use crate::event::Event;
use crate::figures::{Figure, FigureSet};
use crate::frame::{Frame, SetUpStep, TurnStep};
use crate::ids::CreatureId;
use crate::look::Look;
use crate::play::Play;
use crate::setup::STARTING_ARMY;

impl Look<'_> {
    /// Mythologies that are in the game.
    pub fn open_mythologies(&self) -> MythologySet {
        Mythology::ALL.iter().copied().filter(|&m| !self.public.locked.contains(m)).collect()
    }

    /// Any kind of assistant may be the first. [CON.3.5]
    pub(crate) fn assistant_options(options: &mut Vec<Choice>) {
        options.extend(Figure::ASSISTANTS.map(Choice::Assistant));
    }
}

impl Play<'_, '_> {
    /// Locks first, then the starting player, assistants and cards. [CON.R8]
    pub(crate) fn run_set_up(&mut self, step: SetUpStep) {
        match step {
            SetUpStep::Lock => self.run_lock(),
            SetUpStep::Starter => match self.game.setup().starter {
                Some(seat) => self.start_with(seat),
                None => self.request(Request::Starter),
            },
            SetUpStep::Assistants { next } => {
                if self.state.public.seat(next).figures.is_empty() {
                    self.ask(next);
                } else {
                    let next = self.state.public.button;
                    self.set(Frame::SetUp(SetUpStep::Deal { next }));
                }
            }
            SetUpStep::Deal { next } => {
                if self.state.public.seat(next).army.len() < STARTING_ARMY {
                    self.request(Request::Deal(next));
                } else {
                    self.set(Frame::Turn(TurnStep::Allocate));
                    self.begin_turn(1);
                }
            }
        }
    }

    fn run_lock(&mut self) {
        if let Some(locked) = &self.game.setup().locked {
            for &mythology in locked {
                self.lock(mythology);
            }
        }
        if self.state.public.locked.len() < self.game.setup().locked_count() {
            self.request(Request::Lock);
        } else {
            self.set(Frame::SetUp(SetUpStep::Starter));
        }
    }

    /// A mythology leaves the game with its creatures and artifacts. [CON.4.2] [CON.4.3] [CON.4.4]
    /// [CON.4.7] [CON.4.8] [CON.4.9] [CON.R17]
    pub(crate) fn lock(&mut self, mythology: Mythology) {
        let game = self.game;
        let public = &mut self.state.public;
        public.locked.insert(mythology);
        public.pile -= game.of_mythology(mythology);
        for card in game.equipment() {
            if game.card(card).mythology() == Some(mythology) {
                public.shelf[card.index()] = 0;
            }
        }
        self.emit(Event::Locked(mythology));
    }

    /// Whoever starts gets the button and chooses first. [CON.3.8] [CON.R8]
    pub(crate) fn start_with(&mut self, seat: Seat) {
        self.state.public.button = seat;
        self.emit(Event::Starts(seat));
        self.set(Frame::SetUp(SetUpStep::Assistants { next: seat }));
    }

    /// Conjurer and first assistant go into the house. [CON.3.1] [CON.3.4] [CON.3.5]
    pub(crate) fn choose_assistant(&mut self, step: SetUpStep, choice: Choice) {
        let (SetUpStep::Assistants { next }, Choice::Assistant(figure)) = (step, choice) else {
            unreachable!("set-up asks for assistants only")
        };
        let mut figures = FigureSet::only(Figure::Conjurer);
        figures.insert(figure);
        self.seat(next).figures = figures;
        self.emit(Event::Began(next, figure));
        let next = next.next(self.game.seat_count());
        self.set(Frame::SetUp(SetUpStep::Assistants { next }));
    }

    /// A level 1 creature joins a starting army. [CON.3.6]
    pub(crate) fn deal(&mut self, seat: Seat, creature: CreatureId) {
        self.state.public.gone.remove(creature);
        self.seat(seat).army.insert(creature);
        self.emit(Event::Dealt(seat, creature));
        let next = seat.next(self.game.seat_count());
        self.set(Frame::SetUp(SetUpStep::Deal { next }));
    }
}
