//! The rules of the game, one statement at a time.

use text::catalogue::{Book, Library};

/// The book of each ruleset.
pub static BOOKS: [Book; 2] = [
    Book::new("pantheon-1.5", include_str!("../../rulebook/pantheon-1.5.toml")),
    Book::new("pantheon-beta", include_str!("../../rulebook/pantheon-beta.toml")),
];

/// The rules of the game, whatever the ruleset.
pub static LIBRARY: Library = Library::new(&[&BOOKS]);
