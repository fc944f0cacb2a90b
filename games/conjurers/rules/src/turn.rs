//! The turn: its three parts (6.1), the end phase (8) and feeding (20).

use kernel::Seat;

use crate::event::Event;
use crate::figures::{Figure, FigureSet};
use crate::frame::{Frame, Tournament, TournamentStep, TurnStep};
use crate::look::Look;
use crate::play::Play;
use crate::resources::Resource;
use crate::state::{Ending, SeatState};
use crate::town::{LAST_TURN, mine_output};

/// Food of the second and the third assistant. [CON.20.4] [CON.20.5]
const ASSISTANT_FOOD: [u16; 2] = [4, 8];

/// Minus points for each food that is missing. [CON.20.8]
const HUNGER: u16 = 2;

impl Look<'_> {
    /// How much food a player needs at a feeding. [CON.20.2] [CON.20.3] [CON.R57]
    pub fn food_needed(&self, seat: Seat) -> u16 {
        let state = self.public.seat(seat);
        let creatures = state.army.iter().map(|id| u16::from(self.game.creature(id).level));
        let hired = usize::from(state.figures.assistants().saturating_sub(1));
        creatures.sum::<u16>() + ASSISTANT_FOOD.iter().take(hired).sum::<u16>()
    }
}

/// Whether everybody feeds at the end of a turn. [CON.8.3] [CON.20.1]
pub const fn is_feeding_turn(turn: u8) -> bool {
    turn.is_multiple_of(3)
}

/// Whether a tournament is held at the end of a turn, where the table has them. [CON.21.2]
pub const fn is_tournament_turn(turn: u8) -> bool {
    turn == 6 || turn == LAST_TURN
}

impl Play<'_, '_> {
    /// Allocation, resolving, battles, then the end phase in its order. [CON.6.1] [CON.6.5]
    /// [CON.7.5] [CON.8.1] [CON.R35]
    pub(crate) fn run_turn(&mut self, step: TurnStep) {
        let starter = self.state.public.starter;
        let turn = self.state.public.turn;
        let next = match step {
            TurnStep::Allocate => TurnStep::Resolve,
            TurnStep::Resolve => TurnStep::Battles,
            TurnStep::Battles => TurnStep::Mines,
            TurnStep::Mines => TurnStep::Feed,
            TurnStep::Feed => TurnStep::Tournament,
            TurnStep::Tournament => TurnStep::Advance,
            TurnStep::Advance => TurnStep::Allocate,
        };
        self.set(Frame::Turn(next));
        match step {
            TurnStep::Allocate => self.push(Frame::Allocation { next: starter }),
            TurnStep::Resolve => {
                self.await_resolution();
                let left = self.game.seat_count() - 1;
                self.push(Frame::Resolving { seat: starter, left });
            }
            TurnStep::Battles => self.push(Frame::Battles { beside: None }),
            TurnStep::Mines => self.collect_from_mines(),
            TurnStep::Feed if is_feeding_turn(turn) => self.feed(),
            TurnStep::Tournament
                if self.game.settings().tournaments && is_tournament_turn(turn) =>
            {
                let order = [Seat(0), Seat(1), Seat(2), Seat(3)];
                let step = TournamentStep::Pair;
                self.push(Frame::Tournament(Tournament { order, step }));
            }
            TurnStep::Feed | TurnStep::Tournament => {}
            TurnStep::Advance if turn == LAST_TURN => self.end_game(),
            TurnStep::Advance => self.begin_turn(turn + 1),
        }
    }

    /// Figures go home; the holder of the button starts. [CON.R34] [CON.14.4] [CON.8.4] [CON.3.3]
    pub(crate) fn begin_turn(&mut self, turn: u8) {
        let public = &mut self.state.public;
        public.turn = turn;
        public.starter = public.button;
        for seat in &mut public.seats {
            seat.at = [None; Figure::COUNT];
            seat.allocated = FigureSet::EMPTY;
            seat.pending = FigureSet::EMPTY;
        }
        self.emit(Event::TurnBegan(turn));
    }

    /// Every figure on an action waits for its resolution. [CON.7.1]
    fn await_resolution(&mut self) {
        for seat in &mut self.state.public.seats {
            let SeatState { at, pending, .. } = seat;
            for figure in Figure::ALL.iter().filter(|figure| at[figure.index()].is_some()) {
                pending.insert(*figure);
            }
        }
    }

    /// Controllers collect the output of the running phase. [CON.8.2] [CON.10.4] [CON.10.12]
    /// [CON.R36] [CON.R38]
    fn collect_from_mines(&mut self) {
        let phase = self.state.public.phase();
        for resource in Resource::TRADED {
            if let Some(seat) = self.state.public.mines[resource.index()] {
                self.gain(seat, resource, mine_output(resource, phase));
            }
        }
    }

    /// As much as possible is paid; what is missing costs points and nothing else. [CON.20.8]
    /// [CON.R56] [CON.R57]
    fn feed(&mut self) {
        for seat in Seat::all(self.game.seat_count()) {
            let need = self.look().food_needed(seat);
            let paid = need.min(self.state.public.seat(seat).stock.of(Resource::Food));
            self.seat(seat).stock.take(Resource::Food, paid);
            self.emit(Event::Fed { seat, need, paid });
            self.give_minus_points(seat, HUNGER * (need - paid));
        }
    }

    /// Points are counted and the winner named. [CON.8.6] [CON.1.1]
    fn end_game(&mut self) {
        let winners = self.look().winners();
        self.state.public.ending = Some(Ending { winners });
        self.emit(Event::Over(winners));
    }
}
