//! Messages of `locales/`, a type for each, written by the build script. A message without a text in
//! some language, or said without one of its variables, does not compile.
//!
//! Those of `common.ftl` are for every game; the others are for this crate alone.

use fluent_bundle::{FluentArgs, FluentValue};

use crate::voice::{Message, Voices};

/// The texts of each language.
pub(crate) static VOICES: Voices = Voices::new(include!(concat!(env!("OUT_DIR"), "/sources.rs")));

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
