//! How a game is won, how far players are, and by what it was won.

use conjurers::{Conjurers, LAST_TURN, Look, View};
use kernel::{Seat, SeatSet};
use text::GoalTold;

use crate::ConjurersSpeaker;
use crate::message::*;

impl ConjurersSpeaker<'_> {
    /// The one way to win of all players.
    pub(crate) fn goals(&self, game: &Conjurers, view: &View) -> Vec<GoalTold> {
        let look = Look::of_public(game, &view.public);
        let told = |seat: Seat| {
            let points = look.score(seat).total();
            GoalTold {
                seat,
                kind: "points",
                text: self.say(&GoalPoints { of: LAST_TURN.into() }),
                short: self.say(&GoalPointsShort { points: points.into() }),
                done: points.try_into().unwrap_or(0),
                of: 0,
                place: None,
            }
        };
        Seat::all(game.seat_count()).map(told).collect()
    }

    /// By what the game was won: the points of the best and of the next.
    pub(crate) fn won_by(&self, game: &Conjurers, view: &View, winners: SeatSet) -> Option<String> {
        let look = Look::of_public(game, &view.public);
        let points = |seat| look.score(seat).total();
        let first = winners.iter().map(points).max()?;
        let others = Seat::all(game.seat_count()).filter(|&seat| !winners.contains(seat));
        let second = others.map(points).max()?;
        Some(self.say(&WonPoints { first: first.into(), second: second.into() }))
    }
}
