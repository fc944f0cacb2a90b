//! Pantheon in English and French: units and their powers, events, questions, choices, reasons, the
//! board, and the rules.
//!
//! What is said during play is said from a [`pantheon::View`], so that no sentence can tell more than
//! its reader may know.

mod board;
mod choices;
mod events;
mod faults;
mod goals;
mod message;
mod moment;
mod motives;
mod narrator;
mod outlook;
mod powers;
mod questions;
mod reasons;
mod rulebook;
mod scene;
mod sheet;
mod speaker;
mod vocabulary;

pub use rulebook::{BOOKS, LIBRARY};
pub use sheet::UnknownUnit;
pub use vocabulary::{Explained, Setting, Word};

text::speaker! {
    /// Speaks one language about games of Pantheon, with the names of one pack.
    ///
    /// ```
    /// use pantheon::catalog::Talent;
    /// use pantheon_words::PantheonSpeaker;
    /// use text::Lang;
    ///
    /// let pack = pantheon_table::embedded();
    /// let french = PantheonSpeaker::new(Lang::Fr, &pack);
    /// let odysseus = &pack.unit("odysseus").expect("a unit of the pack").def;
    /// assert_eq!(french.unit(odysseus), "Ulysse");
    /// assert_eq!(french.name(Talent::Guard), "Gardien");
    /// ```
    PantheonSpeaker with pantheon_table::Pack
}
