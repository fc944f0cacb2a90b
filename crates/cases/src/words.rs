//! Words that mean the same on every line of every game: seats, numbers, lists of cards.

use kernel::Seat;

use super::fault::{Faults, Noted};

/// The seats by name, in the order of play.
pub const SEATS: [&str; Seat::MOST] = ["north", "south", "east", "west"];

/// Something with the line it was written on.
#[derive(Clone, Debug)]
pub struct At<T> {
    /// The line, counted from 1.
    pub line: usize,
    /// What is said there.
    pub what: T,
}

/// The seat with this name.
pub fn seat_named(word: &str) -> Option<Seat> {
    SEATS.iter().position(|&name| name == word).map(|index| Seat(index as u8))
}

/// The name of a seat, as cases and transcripts use it.
pub fn seat_name(seat: Seat) -> &'static str {
    SEATS.get(seat.index()).copied().unwrap_or("nobody")
}

/// The seat with this name, or a fault.
pub fn seat(word: &str, faults: &mut Faults) -> Result<Seat, Noted> {
    seat_named(word).ok_or_else(|| faults.unknown("seat", word, SEATS))
}

/// A number, or a fault.
pub fn number<N: std::str::FromStr>(word: &str, faults: &mut Faults) -> Result<N, Noted> {
    word.parse().map_err(|_| faults.add(format!("`{word}`"), "a small number"))
}

/// Cards by name, `aow*3` being three of a kind and `none` no card at all.
pub fn cards(words: &[&str], faults: &mut Faults) -> Result<Vec<String>, Noted> {
    let mut cards = Vec::new();
    if words == ["none"] {
        return Ok(cards);
    }
    if words.is_empty() {
        return Err(faults.add("no card", "names of cards, or `none`"));
    }
    for word in words {
        let (name, count) = word.split_once('*').unwrap_or((word, "1"));
        let count: u8 = number(count, faults)?;
        if count > 40 {
            return Err(faults.add(format!("{count} cards of a kind"), "at most 40"));
        }
        cards.extend((0..count).map(|_| name.to_owned()));
    }
    Ok(cards)
}
