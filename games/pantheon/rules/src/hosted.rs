//! What tables need of the game beside its rules.

use kernel::{Hosted, RuleId, Seat, SeatSet};

use crate::{Choice, Ending, Event, Forbidden, Look, Pantheon, Revision, Seen, Setup, State, View};

impl Hosted for Pantheon {
    type Setup = Setup;

    const REVISION: u8 = Revision::CURRENT as u8;

    fn revision(&self) -> u8 {
        self.setup().revision.into()
    }

    fn revised(&self, revision: u8) -> Option<Setup> {
        let revision = Revision::try_from(revision).ok()?;
        Some(Setup { revision, ..self.setup().clone() })
    }

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

    fn why_unasked(&self, state: &State, seat: Seat, choice: Choice) -> Forbidden {
        Look::new(self, state).why_unasked(seat, choice)
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
