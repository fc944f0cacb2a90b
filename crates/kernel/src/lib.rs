//! The kernel: what every game of Omphalos has in common, and nothing that any of them has alone.
//!
//! A game is plain data that a pure function moves forward. [`Game`] is the contract between a
//! rules crate and everything else: at any moment a state waits for exactly one thing
//! ([`Pause`]), [`Game::options`] lists the legal choices, [`Game::advance`] takes one
//! [`Input`] and emits events, [`Game::explain`] says which rule forbids a choice, and
//! [`Game::view`] is all a seat may know. [`Hosted`] is what tables need of a game beside that.
//!
//! Around the contract stand the pieces that need no knowledge of a game: the resolution
//! [`Stack`] and the [machine](mod@machine) that runs it, sources of chance ([`chance`]), the running [`Match`] with its undo, and
//! [`record`]s that replay hash for hash. [`plans`] are rows of choices that lead to a goal.

pub mod chance;
mod fingerprint;
mod game;
mod hosted;
mod log;
pub mod machine;
mod matches;
mod orders;
mod outside;
mod perft;
pub mod plans;
pub mod record;
mod seat;
mod secret;
mod set;
mod stack;
mod words;

pub use fingerprint::{Fingerprint, fingerprint};
pub use game::{Game, Input, InputOf, Notation, NotationError, Pause, Refused, RuleId};
pub use hosted::Hosted;
pub use log::Log;
pub use matches::{AnswerError, Match, QuestionNumber};
pub use orders::Orders;
pub use outside::check_ids;
pub use perft::{perft, perft_by_input};
pub use seat::{Seat, SeatSet};
pub use secret::Secret;
pub use set::IdSet;
pub use stack::Stack;
