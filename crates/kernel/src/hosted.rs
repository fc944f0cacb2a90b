//! The needs of a table beside the rules of its game.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Game, Pause, RuleId, Seat, SeatSet};

/// A game that can be set up at a table, shown to those who sit there, and told of afterwards.
///
/// Servers, terminals, records and players are written once, against this; what differs from game
/// to game beyond it is words and pictures.
pub trait Hosted:
    Game<
        State: Copy + Send + Sync,
        Choice: Send + Sync,
        Request: PartialEq + Send + Sync,
        Outcome: Send + Sync,
        Order: Send + Sync,
        Event: Send + Sync,
        Seen: Send + Sync,
        View: Send + Sync,
        Reason: Send + Sync,
        Ending: Send + Sync,
    > + Clone
    + Debug
    + Send
    + Sync
    + 'static
{
    /// The set-up of a game, as records keep it.
    type Setup: Clone + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// The revision of the rules that new games are played by; they are counted from 1. A fix that
    /// changes where the inputs of a game lead raises it, and games that began before keep theirs: it
    /// stands in their set-up.
    const REVISION: u8;

    /// The revision of the rules that this game is played by.
    fn revision(&self) -> u8;

    /// The same set-up by another revision, where this program knows such a one.
    fn revised(&self, revision: u8) -> Option<Self::Setup>;

    /// A game from a set-up.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn set_up(setup: Self::Setup) -> Result<Self, Vec<String>>;

    /// The set-up that the game was made of.
    fn setup(&self) -> &Self::Setup;

    /// The seat that a view belongs to; `None` is a spectator's.
    fn viewer(view: &Self::View) -> Option<Seat>;

    /// The view as a state in which what the viewer may not know is blank. It answers what depends
    /// on the rest alone, and cannot be played on.
    fn with_blanks(view: &Self::View) -> Self::State;

    /// The seat that is asked at the moment of a view, if one is. Everybody can see that.
    fn asked(&self, view: &Self::View) -> Option<Seat> {
        self.pause(&Self::with_blanks(view)).seat()
    }

    /// The choices offered to the viewer; `None` unless the viewer is the one asked.
    ///
    /// They are worked out from the view alone, so that a list of choices cannot tell more than the
    /// view does.
    fn question(&self, view: &Self::View) -> Option<Vec<Self::Choice>> {
        let state = Self::with_blanks(view);
        match self.pause(&state) {
            Pause::Decision(seat) if Self::viewer(view) == Some(seat) => {
                let mut options = Vec::new();
                self.options(&state, &mut options);
                Some(options)
            }
            _ => None,
        }
    }

    /// The rule that keeps a choice from the viewer, or `None` when it is offered. A spectator is told what the seat
    /// that is asked would be told.
    fn refusal(&self, view: &Self::View, choice: Self::Choice) -> Option<Self::Reason> {
        let state = Self::with_blanks(view);
        match Self::viewer(view) {
            Some(seat) if self.pause(&state).seat() != Some(seat) => {
                Some(self.why_unasked(&state, seat, choice))
            }
            _ => self.explain(&state, choice),
        }
    }

    /// The rule by which a seat is not asked about a choice now.
    fn why_unasked(&self, state: &Self::State, seat: Seat, choice: Self::Choice) -> Self::Reason;

    /// The rule that a refusal cites.
    fn rule(reason: &Self::Reason) -> RuleId;

    /// The winners; nobody in a draw.
    fn winners(ending: &Self::Ending) -> SeatSet;

    /// The round that is played, or the turn where a game counts turns; 0 before the first.
    fn round(&self, state: &Self::State) -> u16;

    /// An event as somebody learns it who may know everything.
    fn openly(event: &Self::Event) -> Self::Seen;
}
