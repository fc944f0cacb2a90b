//! Those at a table: who is there, what they agree on beside the game, and what they say.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::pace::Pace;
use crate::tables::PlayerKind;

/// What a player does that the rules of the game do not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// Gives the game up: the other side wins. Where more than two play, the computer plays on.
    Resign,
    /// Ends the game without a winner, as long as somebody has not played yet.
    Abort,
    /// Proposes something, in place of what the player proposed before.
    Propose(Proposal),
    /// Agrees to a proposal, by its number.
    Agree(u32),
    /// Declines a proposal, or takes one's own back.
    Decline(u32),
}

/// What becomes so when everybody agrees whom it concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Proposal {
    /// The game ends without a winner.
    Draw,
    /// The proposer's last choice is taken back, with all that came of it.
    TakeBack,
    /// Another plays a seat: one's own, or that of somebody who has left.
    Replace {
        /// The seat.
        seat: u8,
        /// A computer player, or whoever follows a new invitation.
        by: PlayerKind,
    },
    /// The clocks stop, and nobody moves until they go on.
    Pause,
    /// They go on. Who has been away for long is not waited for.
    Resume,
    /// The game goes on at another pace: every clock begins anew. Where a game counts, only the numbers
    /// change.
    Pace(Pace),
    /// The same players play again; only when the game is over.
    Rematch {
        /// Whether everybody moves on by one seat, so that two players swap their sides.
        swap: bool,
    },
}

/// Who is at a table and what they agree on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct CompanyShown {
    /// The players, by seat.
    pub seats: Vec<Presence>,
    /// How many watch.
    pub watching: u32,
    /// What is proposed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub proposal: Option<ProposalShown>,
    /// How the game ended, when not by its rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ended: Option<Ended>,
    /// Whether the game can still be ended as if it had not begun.
    pub can_abort: bool,
}

/// Whether a player is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// The computer plays.
    Computer,
    /// A browser of theirs is at the table.
    Here,
    /// None is.
    Away,
    /// None has been for so long that another may play in their place.
    Gone,
}

/// A proposal that waits for consent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ProposalShown {
    /// Its number.
    pub number: u32,
    /// The seat of the proposer.
    pub by: u8,
    /// What is proposed.
    pub what: Proposal,
    /// The seats whose consent is missing.
    pub awaits: Vec<u8>,
}

/// How a game ended that its rules did not end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Ended {
    /// By what.
    pub by: EndedBy,
    /// The seat that brought it about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// Who won; nobody when it was agreed on or not begun.
    pub winners: Vec<u8>,
}

/// What ends a game beside its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum EndedBy {
    /// A player gave it up.
    Resigned,
    /// The players agreed on a draw.
    Agreed,
    /// It was ended before everybody had played.
    Aborted,
    /// A player's time was over.
    OutOfTime,
}

/// What somebody says: a ready phrase or words of their own. Players speak to everybody; what
/// spectators say is shown to players once the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// The seat that speaks, one of the session's; a spectator has none.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// What a spectator is called.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// What is said.
    pub words: Spoken,
}

/// What is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Spoken {
    /// A ready phrase: everybody reads it in their own tongue.
    Phrase(Phrase),
    /// Words of one's own, shown as text whatever they are.
    Text(String),
}

/// The ready phrases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    /// Good day.
    Hello,
    /// Have a good game.
    GoodGame,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// I am sorry.
    Sorry,
    /// Take your time.
    TakeYourTime,
    /// I have to think.
    Thinking,
    /// I shall be back in a moment.
    BackSoon,
    /// I am back.
    Back,
    /// That was a slip of the hand.
    Slip,
    /// Once more?
    Again,
    /// Goodbye.
    Goodbye,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TalkLine {
    /// Its number at the table.
    pub number: u32,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// The seat that spoke; a spectator has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// What a spectator is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// What was said.
    pub words: Spoken,
}
