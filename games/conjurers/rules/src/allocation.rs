//! The allocation phase (6): figures are put on actions, one at a time, clockwise.

use kernel::Seat;

use crate::choice::Choice;
use crate::event::Event;
use crate::figures::Figure;
use crate::frame::Frame;
use crate::look::Look;
use crate::play::Play;
use crate::town::{Action, ActionSet};

impl Look<'_> {
    /// Actions that are open to this table now. [CON.6.7] [CON.9.7] [CON.9.8] [CON.4.2]
    #[inline]
    fn open_actions(&self) -> ActionSet {
        let locked = self.public.locked.iter().map(Action::battleground_of);
        self.game.open_in(self.public.phase()) - locked.collect()
    }

    /// Whether an action is open to this table now.
    #[inline]
    pub fn is_open(&self, action: Action) -> bool {
        self.open_actions().contains(action)
    }

    /// Actions without a free space: one figure to a space. [CON.R20] [CON.R22]
    #[inline]
    fn full_actions(&self) -> ActionSet {
        let (mut once, mut twice) = (ActionSet::EMPTY, ActionSet::EMPTY);
        for at in self.public.seats.iter().flat_map(|seat| seat.at).flatten() {
            let at = ActionSet::only(at);
            twice |= once & at;
            once |= at;
        }
        (once & self.game.single()) | twice
    }

    /// Whether a player, by being who they are, may be on an action: not on the own house, and
    /// not on the tavern while holding the button. [CON.14.3] [CON.19.1] [CON.R30]
    #[inline]
    pub(crate) fn is_welcome(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Tavern => self.public.button != seat,
            _ => action.house() != Some(seat),
        }
    }

    /// The actions a player may put some figure on, whatever the figure. It need not achieve
    /// anything there. [CON.R26]
    fn free_actions(&self, seat: Seat) -> ActionSet {
        let mut barred = ActionSet::only(Action::house_of(seat));
        if self.public.button == seat {
            barred.insert(Action::Tavern);
        }
        self.open_actions() - self.full_actions() - barred
    }

    /// Figures not yet allocated. [CON.6.4]
    fn waiting(&self, seat: Seat) -> impl Iterator<Item = Figure> + use<> {
        let state = self.public.seat(seat);
        let (figures, allocated) = (state.figures, state.allocated);
        figures.iter().filter(move |&figure| !allocated.contains(figure))
    }

    /// Every figure on every space it may be put on. A conjurer with nowhere to go but to a duel may
    /// stay at home. [CON.6.2] [CON.R25]
    pub(crate) fn placement_options(&self, seat: Seat, options: &mut Vec<Choice>) {
        let free = self.free_actions(seat);
        let mut duels_only = true;
        for figure in self.waiting(seat) {
            for action in (free & self.game.work_of(figure)).iter() {
                options.push(Choice::Place(figure, action));
                duels_only &= action.house().is_some();
            }
        }
        if duels_only && !options.is_empty() {
            options.push(Choice::Stay(Figure::Conjurer));
        }
    }

    /// Whether a player has a figure that can be put somewhere.
    pub(crate) fn can_place(&self, seat: Seat) -> bool {
        let mut waiting = self.waiting(seat).peekable();
        if waiting.peek().is_none() {
            return false;
        }
        let free = self.free_actions(seat);
        waiting.any(|figure| !(free & self.game.work_of(figure)).is_empty())
    }
}

impl Play<'_, '_> {
    /// Asks the next player clockwise who can put a figure; nobody can: the phase is over.
    /// [CON.6.3] [CON.6.4] [CON.6.6]
    pub(crate) fn run_allocation(&mut self, next: Seat) {
        let seats = self.game.seat_count();
        let mut seat = next;
        for _ in 0..seats {
            if self.look().can_place(seat) {
                self.set(Frame::Allocation { next: seat });
                self.ask(seat);
                return;
            }
            seat = seat.next(seats);
        }
        self.stay_at_home();
        self.pop();
    }

    /// Figures without a legal space stay at home for the turn. [CON.R25]
    fn stay_at_home(&mut self) {
        for seat in Seat::all(self.game.seat_count()) {
            for figure in Figure::ALL.iter().copied() {
                let state = self.state.public.seat(seat);
                if state.figures.contains(figure) && !state.allocated.contains(figure) {
                    self.seat(seat).allocated.insert(figure);
                    self.emit(Event::Stayed(seat, figure));
                }
            }
        }
    }

    /// One figure is put on an action, and the next player follows. [CON.6.3]
    pub(crate) fn choose_placement(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Place(figure, action) => {
                let state = self.seat(seat);
                state.at[figure.index()] = Some(action);
                state.allocated.insert(figure);
                self.emit(Event::Placed(seat, figure, action));
            }
            Choice::Stay(figure) => {
                self.seat(seat).allocated.insert(figure);
                self.emit(Event::Stayed(seat, figure));
            }
            _ => unreachable!("allocation asks for figures only"),
        }
        self.set(Frame::Allocation { next: seat.next(self.game.seat_count()) });
    }
}
