//! The messages of `locales/`, a type for each, written by the build script. A message without a
//! text in some language, or said without one of its variables, does not compile.

use fluent_bundle::{FluentArgs, FluentValue};

/// Something to be said in any language, with what it speaks of.
pub(crate) trait Message {
    /// Its name in the files.
    fn key(&self) -> &'static str;

    /// The attribute of that name, when it is not the text itself.
    fn attribute(&self) -> Option<&'static str> {
        None
    }

    /// What it speaks of.
    fn args(&self) -> FluentArgs<'_> {
        FluentArgs::new()
    }
}

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
