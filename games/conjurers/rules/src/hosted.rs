//! What tables need of the game beside its rules.

use kernel::{Game as _, Hosted, RuleId, Seat, SeatSet};

use crate::{Choice, Conjurers, Ending, Event, Forbidden, Look, Seen, Setup, State, View};

impl Hosted for Conjurers {
    type Setup = Setup;

    fn set_up(setup: Setup) -> Result<Self, Vec<String>> {
        let said = |faults: Vec<_>| faults.iter().map(ToString::to_string).collect();
        Conjurers::new(setup).map_err(said)
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

    /// A seat that is not asked is told why not: which rule gives it no such question, or another
    /// seat the decision.
    fn refusal(&self, view: &View, choice: Choice) -> Option<Forbidden> {
        let state = view.with_blank_hands();
        match view.viewer {
            Some(seat) if self.asked(view) != Some(seat) => {
                Some(Look::new(self, &state).forbids_to(seat, choice))
            }
            _ => self.explain(&state, choice),
        }
    }

    fn rule(reason: &Forbidden) -> RuleId {
        reason.rule
    }

    fn winners(ending: &Ending) -> SeatSet {
        ending.winners
    }

    fn round(&self, state: &State) -> u16 {
        state.public.turn.into()
    }

    fn openly(event: &Event) -> Seen {
        Seen::Open(*event)
    }
}
