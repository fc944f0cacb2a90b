//! What the server of a table says beside the game itself.

use fluent_bundle::FluentValue;

use crate::message::*;
use crate::names::capital;
use crate::{Speaker, Terminal};

/// Why a message to a table changed nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unheard<'r> {
    /// It answers an old question.
    Stale,
    /// Somebody else is asked.
    NotYours,
    /// Only players decide.
    Spectator,
    /// The choice is not on the list.
    NotOffered,
    /// There is nothing to take back.
    NothingToUndo,
    /// It cannot be read.
    Malformed(&'r str),
    /// It is too large.
    TooLarge,
    /// The secret opens no seat.
    UnknownSecret,
    /// Hints are not allowed.
    NoHints,
    /// The first message must join.
    NotJoined,
    /// The table cannot go on.
    Broken,
    /// Nothing can be kept at present.
    Storage,
    /// It came too soon after others.
    TooOften,
    /// The table was closed.
    Closed,
    /// The server has too much to do.
    Busy,
    /// The game takes nothing more of this kind.
    Full,
    /// The players have ended the game.
    Over,
    /// It cannot be done now.
    NotNow,
    /// It is not done in games that count.
    Rated,
    /// The clocks are stopped.
    Paused,
    /// Nothing of theirs is heard: for how long still, in milliseconds, and why.
    Muted(Option<i64>, &'r str),
    /// They are not let in: for how long still, in milliseconds, and why.
    Banned(Option<i64>, &'r str),
}

impl Speaker<'_> {
    /// A player, perhaps the reader, took a choice back.
    pub fn undone(&self, player: &str, is_reader: bool) -> String {
        let who = if is_reader { "you" } else { "other" };
        capital(self.say(&TableUndone { player: text(player), who: who.into() }))
    }

    /// Who plays against whom.
    pub fn title(&self, players: &[String]) -> String {
        Terminal(self.lang()).title(players)
    }

    /// Why a message changed nothing.
    pub fn unheard(&self, unheard: Unheard<'_>) -> String {
        match unheard {
            Unheard::Stale => self.say(&TableStale),
            Unheard::NotYours => self.say(&TableNotYours),
            Unheard::Spectator => self.say(&TableSpectator),
            Unheard::NotOffered => self.say(&TableNotOffered),
            Unheard::NothingToUndo => self.say(&TableNothingToUndo),
            Unheard::Malformed(reason) => self.say(&TableMalformed { reason: text(reason) }),
            Unheard::TooLarge => self.say(&TableTooLarge),
            Unheard::UnknownSecret => self.say(&TableUnknownSecret),
            Unheard::NoHints => self.say(&TableNoHints),
            Unheard::NotJoined => self.say(&TableNotJoined),
            Unheard::Broken => self.say(&TableBroken),
            Unheard::Storage => self.say(&TableStorage),
            Unheard::TooOften => self.say(&TableTooOften),
            Unheard::Closed => self.say(&TableClosed),
            Unheard::Busy => self.say(&TableBusy),
            Unheard::Full => self.say(&TableFull),
            Unheard::Over => self.say(&TableOver),
            Unheard::NotNow => self.say(&TableNotNow),
            Unheard::Rated => self.say(&TableRated),
            Unheard::Paused => self.say(&TablePaused),
            Unheard::Muted(left, reason) => self.muted(left, reason),
            Unheard::Banned(left, reason) => self.banned(left, reason),
        }
    }

    /// The name of a level of computer players, and what it is; the id itself for one that has no
    /// words yet.
    pub fn level(&self, id: &str) -> (String, String) {
        match id {
            "random" => (self.say(&TableLevelRandom), self.say(&TableLevelRandomText)),
            "greedy" => (self.say(&TableLevelGreedy), self.say(&TableLevelGreedyText)),
            "novice" => (self.say(&TableLevelNovice), self.say(&TableLevelNoviceText)),
            "adept" => (self.say(&TableLevelAdept), self.say(&TableLevelAdeptText)),
            "hero" => (self.say(&TableLevelHero), self.say(&TableLevelHeroText)),
            "titan" => (self.say(&TableLevelTitan), self.say(&TableLevelTitanText)),
            _ => (id.to_owned(), String::new()),
        }
    }
}

fn text(text: &str) -> FluentValue<'_> {
    text.into()
}
