//! How strong the computer players are that people meet, so that ratings of people mean something.
//!
//! The numbers are the Elo differences of the ladder (`docs/src/ladder.md`, its matches under
//! `docs/ladder`), counted from `adept`, who stands in the middle. Where a match was won altogether only the
//! least difference is known, and that is what counts; where there was no match there is no number.

/// Where `adept` stands.
const MIDDLE: i64 = 1500;

/// The steps of the ladder: from novice to adept, from adept to hero, from hero to titan.
const STEPS: [(&str, [i64; 3]); 1] = [("pantheon-1.5", [249, 260, 161])];

/// How strong a computer player is in a ruleset; nothing where it was not measured.
///
/// ```
/// assert_eq!(players::measured("pantheon-1.5", "adept"), Some(1500));
/// assert_eq!(players::measured("pantheon-1.5", "greedy"), None);
/// ```
pub fn measured(ruleset: &str, level: &str) -> Option<i64> {
    let (_, [novice, hero, titan]) = STEPS.into_iter().find(|(known, _)| *known == ruleset)?;
    match level {
        "novice" => Some(MIDDLE - novice),
        "adept" => Some(MIDDLE),
        "hero" => Some(MIDDLE + hero),
        "titan" => Some(MIDDLE + hero + titan),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ladder::Standing;

    #[test]
    fn the_steps_are_those_of_the_ladder() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/ladder");
        for (ruleset, steps) in STEPS {
            let matches = ["adept-novice", "hero-adept", "titan_50ms-hero"];
            for (step, of) in steps.into_iter().zip(matches) {
                let text = std::fs::read_to_string(folder.join(format!("{ruleset}.{of}.json")));
                let standing: Standing =
                    serde_json::from_str(&text.expect("the match was kept")).expect("a match");
                let elo = standing.pairs().elo().expect("there are games");
                let known = elo.difference.or(elo.low).expect("a difference or a bound");
                assert_eq!(known.round() as i64, step, "{ruleset} {of}");
            }
        }
    }
}
