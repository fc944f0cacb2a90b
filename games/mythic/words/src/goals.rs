//! How a battle is won, how far generals are, and by what it was won.

use kernel::Seat;
use mythic::{Ending, Mythic, Progress, View};
use text::{GoalTold, capital};

use crate::MythicSpeaker;
use crate::message::*;

impl MythicSpeaker<'_> {
    /// The ways to win of all generals.
    pub(crate) fn goals(&self, game: &Mythic, view: &View) -> Vec<GoalTold> {
        let told = |way: Progress| GoalTold {
            seat: way.seat,
            kind: "units",
            text: self.say(&GoalUnits { of: way.of.into() }),
            short: self.say(&GoalUnitsShort { done: way.done.into(), of: way.of.into() }),
            done: way.done,
            of: way.of,
            place: None,
        };
        game.progress(&view.public).into_iter().map(told).collect()
    }

    /// By what the battle was won or drawn.
    pub(crate) fn won_by(&self, game: &Mythic, view: &View, ending: Ending) -> Option<String> {
        let winners = match ending {
            Ending::Won(seats) => seats,
            Ending::Draw => {
                let turns = game.setup().settings.quiet_turns;
                let quiet = view.public.quiet >= turns;
                return Some(if quiet {
                    self.say(&WonQuiet { turns: turns.into() })
                } else {
                    self.say(&WonBoth)
                });
            }
        };
        let losers = Seat::all(game.seat_count()).find(|&seat| !winners.contains(seat))?;
        let who = if view.viewer == Some(losers) { "you" } else { "other" };
        let player = self.player(losers).into();
        Some(capital(self.say(&WonUnits { player, who: who.into() })))
    }
}
