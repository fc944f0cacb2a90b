//! The command line as far as it is the same in every game; knows no game.
//!
//! A game brings what is [`Commanded`], in a crate of its own, and there the commands are compiled
//! for it, as [`Of`] it. The command line knows each game as [`Commands`], and all of them as
//! [`Games`].

pub mod army;
pub mod bench;
pub mod bot;
mod commanded;
mod commands;
mod console;
pub mod content;
pub mod draw;
mod games;
pub mod odds;
mod options;
pub mod pack;
pub mod perft;
mod plain;
pub mod play;
pub mod puzzles;
pub mod replay;
pub mod review;
pub mod rules;
pub mod search;
pub mod sim;
pub mod source;
mod svg;
mod topics;
pub mod train;
pub mod tune;
pub mod units;

pub use commanded::{
    Advice, Asked, ChoiceOf, Commanded, EventOf, GameOf, Opened, OrderOf, SeenOf, SetupOf, StateOf,
    Tables, ViewOf, Wanted, closest, set_up,
};
pub use commands::{Commands, Of};
pub use console::{Console, Screen, pick};
pub use games::{Games, Ruleset};
pub use options::{Mode, SeriesArgs, rulings};
pub use pack::{PackArgs, lang_parser};
pub use plain::Plain;
