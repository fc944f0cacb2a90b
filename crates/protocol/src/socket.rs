//! The messages of a session at a table.

use kernel::Secret;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::company::{Act, CompanyShown, Say, TalkLine};
use crate::exercises::ExerciseShown;
use crate::log::LogLine;
use crate::pace::ClockShown;
use crate::plans::PlanShown;
use crate::reference::RuleCited;
use crate::review::WeighedShown;
use crate::tables::{DiceShown, Opened, PlayerKind, is_false};

/// What a browser sends. The first message joins; a seat is proved by its secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Takes part: with the secrets of the seats it plays, or as a spectator with none.
    Join {
        /// One secret for each seat.
        #[ts(as = "Vec<String>")]
        secrets: Vec<Secret>,
        /// `en` or `fr`.
        lang: String,
    },
    /// Answers a question with one of the choices offered.
    Answer {
        /// The number of the question.
        question: u32,
        /// Index into the list of choices.
        choice: u32,
    },
    /// Takes the last choice back.
    Undo {
        /// The number of the question that stands.
        question: u32,
    },
    /// Changes a standing order of one of the session's seats.
    Order {
        /// The seat.
        seat: u8,
        /// The order in notation, such as `ask at turn_end`.
        order: String,
    },
    /// Adds to what the dice follow from.
    Dice {
        /// The seat, one of the session's.
        seat: u8,
        /// 1 to 64 letters and digits.
        text: String,
    },
    /// Does something that the rules of the game do not know.
    Act {
        /// The seat, one of the session's.
        seat: u8,
        /// What.
        act: Act,
    },
    /// Says something to those at the table.
    Say(Say),
    /// Speaks another language from now on.
    Lang(String),
    /// Hot seat: shows the view of this seat, which must be one of the session's.
    Look {
        /// The seat.
        seat: u8,
    },
    /// Asks why a choice is or is not allowed, and what it does.
    Why {
        /// Comes back with the answer.
        id: u32,
        /// The question it belongs to.
        question: u32,
        /// A choice that was offered.
        #[serde(default)]
        #[ts(optional)]
        choice: Option<u32>,
        /// Any choice, in notation.
        #[serde(default)]
        #[ts(optional)]
        notation: Option<String>,
    },
    /// Asks for the odds of an attack.
    Forecast {
        /// Comes back with the answer.
        id: u32,
        /// The question it belongs to.
        question: u32,
        /// The choice that makes or leads to the attack.
        choice: u32,
        /// Choices after it, in notation: the odds are those of the last of them, as a plan has it.
        #[serde(default)]
        #[ts(optional, as = "Option<Vec<String>>")]
        then: Vec<String>,
    },
    /// Asks what the viewer's units can do in one go.
    Plans {
        /// Comes back with the answer.
        id: u32,
        /// The question it belongs to.
        question: u32,
    },
    /// Asks for advice on the question that stands.
    Hint {
        /// Comes back with the answer.
        id: u32,
        /// The question it belongs to.
        question: u32,
    },
}

/// What the table sends to a session. Games differ in what they tell of a table (`A`), in how they
/// show a moment (`S`) and what changed of it (`C`), in their events (`E`) and their forecasts (`F`).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ServerMessage<A, S, C, E, F> {
    /// The session has joined, or speaks another language, or looks from another seat.
    Welcome(Box<Welcome<A, S, E>>),
    /// Something changed, and what is shown has to be drawn anew: the view turned to another seat,
    /// a board or the armies were chosen.
    Moved {
        /// Where the game stands now.
        snapshot: Box<S>,
        /// What happened since the message before.
        log: Vec<LogLine<E>>,
    },
    /// Something changed, and only that is told.
    Changed {
        /// What to change in the snapshot that the session has.
        changes: Box<C>,
        /// What happened since the message before.
        log: Vec<LogLine<E>>,
    },
    /// An answer that had been given already was given again: nothing changed.
    Repeated {
        /// The question.
        question: u32,
    },
    /// What was asked for.
    Told(Box<Told<F>>),
    /// How a lesson or puzzle stands.
    Exercise(ExerciseShown),
    /// How the dice are drawn: somebody added to them, or the game is over and the secret is shown.
    Dice(DiceShown),
    /// Somebody came or left, or something was proposed or agreed on.
    Company(CompanyShown),
    /// What the clocks show: they began, stopped, or run for somebody else.
    Clock(ClockShown),
    /// Somebody said something; many lines when what spectators said is opened to players.
    Talk(Vec<TalkLine>),
    /// Seats of another table that are the session's to claim: of a rematch, or in place of one that
    /// was given away.
    Invited(Opened),
    /// The message changed nothing.
    Refused(Refused),
}

/// What a message never has: the changes of a game that always shows the whole moment, and whatever
/// only a game tells in a message that is the same in every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub enum Never {}

/// Everything a session needs to show the table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Welcome<A, S, E> {
    /// The table.
    pub table: String,
    /// The ruleset; it tells which game this is.
    pub ruleset: &'static str,
    /// Who sits where.
    pub seats: Vec<SeatCard>,
    /// How the dice are drawn; nothing at tables of before it could be told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dice: Option<DiceShown>,
    /// What never changes at this table.
    #[serde(flatten)]
    pub about: A,
    /// Who is there and what is agreed on.
    pub company: CompanyShown,
    /// What the clocks show, where there are some.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<ClockShown>,
    /// What was said last.
    pub talk: Vec<TalkLine>,
    /// Where the game stands.
    pub snapshot: S,
    /// What happened so far, as this session saw it: the last part of a long game.
    pub log: Vec<LogLine<E>>,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SeatCard {
    /// The seat.
    pub seat: u8,
    /// What the player is called.
    pub name: String,
    /// The same as a part of a sentence, with an article where there is one: `the computer`.
    pub called: String,
    /// A person or the computer.
    pub kind: PlayerKind,
    /// The level of a computer player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<String>,
    /// Whether the session plays it.
    pub yours: bool,
    /// Whether the session may ask for hints when this seat is asked.
    pub hints: bool,
    /// Whether its player may ask for hints whoever else plays: everybody at the table can see it.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub helped: bool,
    /// Whether nobody has sat down here yet.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub open: bool,
    /// Whether the computer sets this person's side up.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub set_up: bool,
}

/// An answer to `why`, `forecast`, `hint` or `plans`.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Told<F> {
    /// The id of the request.
    pub id: u32,
    /// Why a choice is or is not allowed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub why: Option<Explanation>,
    /// The attacks a choice makes or leads to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub forecasts: Option<Vec<F>>,
    /// What to do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hint: Option<Advice>,
    /// What units can do in one go.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub plans: Option<Vec<PlanShown>>,
}

impl<F> Told<F> {
    /// Nothing yet, in answer to a request.
    pub const fn new(id: u32) -> Self {
        Self { id, why: None, forecasts: None, hint: None, plans: None }
    }
}

/// Why a choice is or is not allowed, and what it does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Explanation {
    /// Whether it is allowed.
    pub legal: bool,
    /// What there is to say.
    pub text: Vec<String>,
    /// The rules it rests on.
    pub rules: Vec<RuleCited>,
}

/// What to do, and why.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Advice {
    /// Index into the list of choices.
    pub choice: u32,
    /// The reason.
    pub text: String,
    /// What was weighed, the best first.
    pub weighed: Vec<WeighedShown>,
}

/// Why a message changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Refused {
    /// The question that stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub question: Option<u32>,
    /// What is wrong, for programs.
    pub code: RefusalCode,
    /// What is wrong, for people.
    pub message: String,
}

/// What is wrong with a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RefusalCode {
    /// It answers an old question.
    Stale,
    /// The session does not play the seat that is asked.
    NotYours,
    /// The index is not in the list.
    NotOffered,
    /// There is nothing to take back.
    NothingToUndo,
    /// It is not a message.
    Malformed,
    /// It is too large.
    TooLarge,
    /// The rules refuse.
    Forbidden,
    /// A secret opens no seat of the table.
    UnknownSecret,
    /// Hints are not allowed to this seat.
    NoHints,
    /// The first message must be `join`.
    NotJoined,
    /// The table cannot go on: its record and the rules disagree.
    Broken,
    /// Nothing can be kept at present; it may be sent again in a while.
    Storage,
    /// It came too soon after others.
    TooOften,
    /// The table was closed by those who run the server.
    Closed,
    /// The server has too much to do.
    Busy,
    /// The game has grown so long that it takes nothing more of this kind.
    Full,
    /// The game is over, though not by its rules.
    Over,
    /// What was agreed on or proposed has changed meanwhile, or cannot be done.
    NotNow,
    /// It is not done in games that count.
    Rated,
    /// The clocks are stopped, and with them the game.
    Paused,
    /// Nothing they say is heard for a while.
    Muted,
    /// They are not let in.
    Banned,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::OpenedSeat;

    #[test]
    fn no_message_prints_a_secret() {
        let secret = Secret::from("5ec2e7");
        let join = ClientMessage::Join { secrets: vec![secret.clone()], lang: "en".to_owned() };
        let seat = OpenedSeat { seat: 0, invitation: secret.clone(), name: "Ann".to_owned() };
        for printed in [format!("{join:?}"), format!("{seat:?}"), format!("{secret:#?}")] {
            assert!(!printed.contains("5ec2e7"), "{printed}");
        }
        assert_eq!(serde_json::to_string(&secret).expect("text"), "\"5ec2e7\"");
    }
}
