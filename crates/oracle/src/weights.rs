//! Weights of the judgement as a file that people read and the tuner writes.

use std::fmt::Write;

use crate::Knowledge;
use crate::tuner::Fit;

/// What is wrong with a file of weights.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// It is not such a file at all.
    #[error("not a file of weights: {0}")]
    Toml(String),
    /// It was made for other rules.
    #[error("weights for `{found}`, not for `{expected}`")]
    Ruleset {
        /// What it is for.
        found: String,
        /// What it should be for.
        expected: String,
    },
    /// A term that the judgement does not have.
    #[error("the judgement has no term `{name}`; {hint}")]
    Unknown {
        /// What the file says.
        name: String,
        /// The nearest term, or all.
        hint: String,
    },
    /// A weight that is none.
    #[error("the weight of `{0}` is not a number")]
    Number(String),
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    ruleset: String,
    weights: toml::Table,
    /// How they came about; for people.
    #[serde(rename = "made")]
    _made: Option<toml::Table>,
}

/// Reads weights, in the order of [`Knowledge::term_names`]. Terms that the file does not name keep
/// their weight in `start`.
///
/// # Errors
/// What is wrong with the file, in one line.
pub fn read<G: Knowledge>(
    text: &str,
    ruleset: &str,
    start: &[f64],
) -> Result<Vec<f64>, WeightsError> {
    let file: File =
        toml::from_str(text).map_err(|error| WeightsError::Toml(error.message().to_owned()))?;
    if file.ruleset != ruleset {
        let (found, expected) = (file.ruleset, ruleset.to_owned());
        return Err(WeightsError::Ruleset { found, expected });
    }
    let names = G::term_names();
    let mut weights = start.to_vec();
    for (name, value) in file.weights {
        let Some(at) = names.iter().position(|known| *known == name) else {
            return Err(WeightsError::Unknown { hint: hint(&name, names), name });
        };
        let number = value.as_float().or_else(|| value.as_integer().map(|whole| whole as f64));
        weights[at] =
            number.filter(|number| number.is_finite()).ok_or(WeightsError::Number(name))?;
    }
    Ok(weights)
}

fn hint(name: &str, names: &[&str]) -> String {
    let near = names
        .iter()
        .map(|known| (strsim::damerau_levenshtein(name, known), known))
        .filter(|&(distance, _)| distance <= 2)
        .min_by_key(|&(distance, _)| distance);
    match near {
        Some((_, known)) => format!("did you mean `{known}`?"),
        None => format!("there are {}", names.join(", ")),
    }
}

/// A file with fitted weights. `players` tells whose games they were fitted to.
pub fn write<G: Knowledge>(fit: &Fit, ruleset: &str, players: &str) -> String {
    let mut text = format!(
        "# How much each term of the judgement counts. Written by `omphalos tune`.\n\
         ruleset = \"{ruleset}\"\n\n[weights]\n"
    );
    for (name, weight) in G::term_names().iter().zip(&fit.weights) {
        // More than games can tell, for small weights too.
        let _ = writeln!(text, "{name} = {weight:.5}");
    }
    let Fit { games, moments, before, after, .. } = fit;
    let _ = write!(
        text,
        "\n[made]\nplayers = \"{players}\"\ngames = {}\nmoments = {moments}\nheld_out_loss = \
         {{ before = {before:.4}, after = {after:.4} }}\n",
        games.0 + games.1
    );
    text
}

#[cfg(test)]
mod tests {
    use pantheon::{Pantheon, RULESET};

    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        let count = Pantheon::term_names().len();
        let weights: Vec<f64> = (0..count).map(|at| at as f64 * 1.5).collect();
        let fit = Fit { weights, games: (8, 2), moments: 100, before: 0.6, after: 0.5 };
        let text = write::<Pantheon>(&fit, RULESET, "greedy");
        assert_eq!(read::<Pantheon>(&text, RULESET, &vec![0.0; count]), Ok(fit.weights));
    }

    #[test]
    fn faults_are_told_in_one_line() {
        let start = vec![1.0; Pantheon::term_names().len()];
        let fault =
            |text: &str| read::<Pantheon>(text, RULESET, &start).expect_err(text).to_string();
        let with = |line: &str| format!("ruleset = \"{RULESET}\"\n[weights]\n{line}\n");
        assert!(fault("weights").starts_with("not a file of weights: "));
        assert_eq!(
            fault("ruleset = \"chess\"\n[weights]"),
            "weights for `chess`, not for `pantheon-1.5`"
        );
        assert!(fault(&with("armi = 1")).ends_with("no term `armi`; did you mean `army`?"));
        assert_eq!(fault(&with("army = \"much\"")), "the weight of `army` is not a number");
        assert_eq!(fault(&with("army = nan")), "the weight of `army` is not a number");
        assert_eq!(read::<Pantheon>(&with("army = 3"), RULESET, &start).map(|w| w[0]), Ok(3.0));
    }
}
