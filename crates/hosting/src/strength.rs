//! What a rating of a person means: which computer player is as strong.

use players::{levels, measured};

/// The computer player of a ruleset who is nearest to a rating, and how much stronger the rating is;
/// nothing where none was measured.
pub fn beside(ruleset: &str, rating: f64) -> Option<(&'static str, i32)> {
    let known = levels().iter().filter_map(|level| {
        let by = rating.round() as i64 - measured(ruleset, level.name())?;
        Some((level.name(), i32::try_from(by).unwrap_or(i32::MAX)))
    });
    known.min_by_key(|(_, by)| by.unsigned_abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_nearest_is_named() {
        assert_eq!(beside("pantheon-1.5", 1790.4), Some(("hero", 30)));
        assert_eq!(beside("pantheon-1.5", 900.0), Some(("novice", -351)));
        assert_eq!(beside("nim", 1500.0), None);
    }
}
