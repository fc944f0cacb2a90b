//! The rules of the game, one statement at a time.

use text::catalogue::{Book, Library};

/// The book of each ruleset.
pub static BOOKS: [Book; 1] =
    [Book::new("conjurers", include_str!("../../rulebook/conjurers.toml"))];

/// The rules of the game, whatever the ruleset.
pub static LIBRARY: Library = Library::new(&[&BOOKS]);
