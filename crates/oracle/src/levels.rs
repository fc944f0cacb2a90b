//! The players by their names.

use std::fmt;

use crate::{Knowledge, Player, greedy, random};

/// A computer player that can be asked for by name; the same in every ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// [`random`](fn@crate::random).
    Random,
    /// [`greedy`](fn@crate::greedy).
    Greedy,
}

/// A name that no player has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no computer player is called `{name}`; {hint}")]
pub struct UnknownPlayer {
    name: String,
    hint: String,
}

/// Every computer player, the weakest first.
pub fn players() -> &'static [Level] {
    &[Level::Random, Level::Greedy]
}

/// The player with this name.
///
/// # Errors
/// When no player has it; the error names the nearest one, or all.
///
/// ```
/// use oracle::{Level, by_name};
/// assert_eq!(by_name("greedy"), Ok(Level::Greedy));
/// let error = by_name("gredy").unwrap_err();
/// assert_eq!(error.to_string(), "no computer player is called `gredy`; did you mean `greedy`?");
/// ```
pub fn by_name(name: &str) -> Result<Level, UnknownPlayer> {
    if let Some(&level) = players().iter().find(|level| level.name() == name) {
        return Ok(level);
    }
    let near = players()
        .iter()
        .map(|level| (strsim::damerau_levenshtein(name, level.name()), level))
        .filter(|&(distance, _)| distance <= 2)
        .min_by_key(|&(distance, _)| distance);
    let hint = match near {
        Some((_, level)) => format!("did you mean `{level}`?"),
        None => {
            let names: Vec<&str> = players().iter().map(|level| level.name()).collect();
            format!("there are {}", names.join(", "))
        }
    };
    Err(UnknownPlayer { name: name.to_owned(), hint })
}

impl Level {
    /// What people call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// A player of this level for one seat of one game. Its choices follow from what it sees and
    /// from `seed`.
    pub fn player<G: Knowledge + 'static>(self, seed: u64) -> Box<dyn Player<G> + Send>
    where
        G::Choice: Send,
    {
        match self {
            Self::Random => Box::new(random(seed)),
            Self::Greedy => Box::new(greedy::<G>(seed)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_is_found_by_its_name() {
        for &level in players() {
            assert_eq!(by_name(level.name()), Ok(level));
        }
        let error = by_name("stockfish").expect_err("not one of ours");
        assert!(error.to_string().ends_with("there are random, greedy"), "{error}");
    }
}
