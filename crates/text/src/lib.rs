//! What people read, in English and French, as far as it is the same in every game.
//!
//! [`Speaker`] says what all games have in common, in the words of `locales/`, one folder for each
//! language. What a game says of itself stands in its own crate, `games/*/words`, which implements
//! [`Narrator`] and [`Adviser`]. [`catalogue`] holds the rules, one statement at a time, by id.

pub mod catalogue;
mod faults;
mod lang;
pub mod message;
pub mod moment;
mod names;
mod narrator;
mod numbers;
mod order;
mod review;
mod speaker;
mod table;
mod terminal;
mod told;
mod topic;
mod voice;

pub use faults::{FaultTold, MeetingRefusal, OrderRefusal, PersonRefusal, RatedRefusal, Refusal};
pub use lang::{Lang, UnknownLang};
pub use names::{Called, Named, capital};
pub use narrator::{Adviser, Detail, GoalTold, Narrator, leaning_word};
pub use speaker::{Speaker, readable};
pub use table::Unheard;
pub use terminal::{Terminal, Verb};
pub use told::{ToldChoice, ToldMoment, ToldReview, ToldSeat, tell_review};
pub use topic::Topic;
pub use voice::{Message, Voices};
