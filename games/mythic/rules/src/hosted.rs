//! What tables need of the game beside its rules.

use kernel::{Hosted, RuleId, Seat, SeatSet};

use crate::{Choice, Ending, Event, Forbidden, Look, Mythic, Revision, Seen, Setup, State, View};

impl Hosted for Mythic {
    type Setup = Setup;

    const REVISION: u8 = Revision::CURRENT.number();

    fn revision(&self) -> u8 {
        self.setup().revision.number()
    }

    fn revised(&self, revision: u8) -> Option<Setup> {
        let revision = Revision::numbered(revision)?;
        Some(Setup { revision, ..self.setup().clone() })
    }

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

    fn why_unasked(&self, state: &State, seat: Seat, choice: Choice) -> Forbidden {
        Look::new(self, state).forbids_to(seat, choice)
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
