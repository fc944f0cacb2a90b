//! What people read, in English and French.
//!
//! [`Speaker`] says what the data means; its words stand in `locales/`, one folder for each
//! language. [`catalogue`] holds the rules themselves, one statement at a time, by id.

pub mod catalogue;
mod conjurers;
mod faults;
mod lang;
mod message;
mod mythic;
mod names;
mod narrator;
mod numbers;
mod play;
mod powers;
mod sheet;
mod speaker;
mod table;
mod terminal;
mod voice;
mod words;

pub use self::conjurers::Crier;
pub use self::mythic::Herald;
pub use faults::{FaultTold, Refusal};
pub use lang::{Lang, UnknownLang};
pub use names::{Called, Named};
pub use narrator::{Adviser, Detail, GoalTold, Narrator};
pub use sheet::UnknownUnit;
pub use speaker::Speaker;
pub use table::Unheard;
pub use terminal::{Terminal, Verb};
pub use words::{Explained, Setting, Topic, Word};
