//! What the chance of new tables follows from: the system's random bytes, or for tests a number.

use sha2::{Digest as _, Sha256};

/// Where secrets of dice and seeds of computer players come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lots {
    /// The system: nobody can know them.
    Drawn,
    /// A number, the same for every table: whoever knows it can foretell games.
    Foretold(u64),
}

impl Lots {
    /// Those that follow from a number, if there is one. It is told loudly: such a server is no
    /// place to play.
    pub fn of(number: Option<u64>) -> Self {
        let Some(number) = number else { return Self::Drawn };
        tracing::warn!(number, "DICE ARE FORETOLD: this server is for tests, not for play");
        Self::Foretold(number)
    }

    /// Whether nobody can know them. Only then is anything promised to players.
    pub fn are_secret(self) -> bool {
        self == Self::Drawn
    }

    /// The secret of a table's dice: 32 bytes in hexadecimal digits.
    pub fn secret(self) -> String {
        match self {
            Self::Drawn => crate::token(32),
            Self::Foretold(number) => {
                let digest = Sha256::digest(number.to_le_bytes());
                digest.iter().map(|byte| format!("{byte:02x}")).collect()
            }
        }
    }

    /// A seed for a computer player, or for what a player does not know.
    pub fn seed(self) -> u64 {
        match self {
            Self::Drawn => crate::seed(),
            Self::Foretold(number) => number,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_foretells_and_the_system_does_not() {
        let foretold = Lots::of(Some(7));
        assert_eq!(foretold.secret(), Lots::of(Some(7)).secret());
        assert_ne!(foretold.secret(), Lots::of(Some(8)).secret());
        assert_eq!(foretold.secret().len(), Lots::Drawn.secret().len());
        assert_eq!(foretold.seed(), 7);
        assert!(!foretold.are_secret());
        assert_ne!(Lots::of(None).secret(), Lots::of(None).secret());
    }
}
