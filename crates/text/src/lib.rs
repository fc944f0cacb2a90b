//! What people read, in English and French.
//!
//! [`catalogue`] holds the rules themselves, one statement at a time, by id.

pub mod catalogue;
mod lang;

pub use lang::{Lang, UnknownLang};
