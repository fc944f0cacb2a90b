//! What tables need of the game beside its rules.

use kernel::{Game as _, Hosted, RuleId, Seat, SeatSet};

use crate::{Choice, Ending, Event, Forbidden, Look, Pantheon, Seen, Setup, State, View};

impl Hosted for Pantheon {
    type Setup = Setup;

    fn set_up(setup: Setup) -> Result<Self, Vec<String>> {
        let said = |faults: Vec<_>| faults.iter().map(ToString::to_string).collect();
        Pantheon::new(setup).map_err(said)
    }

    fn setup(&self) -> &Setup {
        self.setup()
    }

    fn viewer(view: &View) -> Option<Seat> {
        view.viewer
    }

    fn with_blanks(view: &View) -> State {
        view.with_blank_hands()
    }

    /// A player who is not asked is told why, and a spectator what the player who is asked would
    /// be told.
    fn refusal(&self, view: &View, choice: Choice) -> Option<Forbidden> {
        let state = view.with_blank_hands();
        match view.viewer {
            Some(seat) => Look::new(self, &state).refuses(seat, choice),
            None => self.explain(&state, choice),
        }
    }

    fn rule(reason: &Forbidden) -> RuleId {
        reason.rule
    }

    fn winners(ending: &Ending) -> SeatSet {
        match ending {
            Ending::Won(seats) => *seats,
            Ending::Draw => SeatSet::EMPTY,
        }
    }

    fn round(&self, state: &State) -> u16 {
        state.public.round
    }

    fn openly(event: &Event) -> Seen {
        Seen::Open(*event)
    }
}
