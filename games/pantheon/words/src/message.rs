//! The messages of the game, a type for each, written by the build script, beside those that several
//! games say.

use fluent_bundle::{FluentArgs, FluentValue};
use text::{Message, Voices};

pub(crate) use text::message::*;

/// The texts of each language.
pub(crate) static VOICES: Voices = Voices::new(include!(concat!(env!("OUT_DIR"), "/sources.rs")));

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
