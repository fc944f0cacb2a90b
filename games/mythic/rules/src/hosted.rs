//! What tables need of the game beside its rules.

use kernel::{Game as _, Hosted, RuleId, Seat, SeatSet};

use crate::{Choice, Ending, Event, Forbidden, Look, Mythic, Seen, Setup, State, View};

impl Hosted for Mythic {
    type Setup = Setup;

    fn set_up(setup: Setup) -> Result<Self, Vec<String>> {
        let said = |faults: Vec<_>| faults.iter().map(ToString::to_string).collect();
        Mythic::new(setup).map_err(said)
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

    /// A general who is not asked is told why; a spectator what the general who is asked would be.
    fn refusal(&self, view: &View, choice: Choice) -> Option<Forbidden> {
        let state = view.with_blank_hands();
        let look = Look::new(self, &state);
        match view.viewer {
            Some(seat) if look.decider() != Some(seat) => Some(look.forbids_to(seat, choice)),
            _ => self.explain(&state, choice),
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
        state.public.turn
    }

    fn openly(event: &Event) -> Seen {
        Seen::Open(*event)
    }
}
