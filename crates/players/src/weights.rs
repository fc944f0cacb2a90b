//! Weights of the judgement, and the numbers its terms are worked out with, as a file that people
//! read and the tuner writes.

use std::fmt::Write;
use std::sync::Arc;

use crate::training::Taught;
use crate::tuner::Fit;
use crate::{Experience, Knowledge, Net};

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
    /// A term or number that the judgement does not have.
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
    /// A net that does not fit the judgement.
    #[error("the net is not one for {expected} numbers")]
    Net {
        /// How many numbers it would be told.
        expected: usize,
    },
}

/// How many numbers of a net stand on a line.
const ROW: usize = 16;

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    ruleset: String,
    weights: toml::Table,
    /// What terms are worked out with, in games that have such numbers.
    #[serde(default)]
    foresight: toml::Table,
    /// What judges beyond the sum of the terms.
    net: Option<NetFile>,
    /// What forms first impressions.
    instinct: Option<NetFile>,
    /// How they came about; for people.
    #[serde(rename = "made")]
    _made: Option<toml::Table>,
}

/// A net as numbers in rows of text.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct NetFile {
    rows: Vec<String>,
}

impl NetFile {
    fn net(&self, inputs: usize) -> Result<Arc<Net>, WeightsError> {
        let words = self.rows.iter().flat_map(|row| row.split_whitespace());
        let numbers: Vec<f32> = words
            .map(str::parse)
            .collect::<Result<_, _>>()
            .map_err(|_| WeightsError::Net { expected: inputs })?;
        let are_finite = numbers.iter().all(|number: &f32| number.is_finite());
        let net = Net::new(inputs, &numbers).filter(|_| are_finite);
        net.map(Arc::new).ok_or(WeightsError::Net { expected: inputs })
    }
}

/// Reads weights, foresight and net. What the file does not name keeps its number in `start`; a file
/// without a net means a judgement without one.
///
/// # Errors
/// What is wrong with the file, in one line.
pub fn read<K: Knowledge>(
    text: &str,
    ruleset: &str,
    start: &[f64],
) -> Result<Experience, WeightsError> {
    let file: File =
        toml::from_str(text).map_err(|error| WeightsError::Toml(error.message().to_owned()))?;
    if file.ruleset != ruleset {
        let (found, expected) = (file.ruleset, ruleset.to_owned());
        return Err(WeightsError::Ruleset { found, expected });
    }
    let mut numbers = start.to_vec();
    let (weights, foresight) = numbers.split_at_mut(K::term_names().len());
    fill(weights, file.weights, K::term_names())?;
    fill(foresight, file.foresight, K::foresight_names())?;
    let net = file.net.map(|net| net.net(2 * K::signal_count())).transpose()?;
    let instinct = file.instinct.map(|net| net.net(K::cue_count())).transpose()?;
    Ok(Experience { numbers, net, instinct })
}

/// Puts the numbers of a table where their names stand.
fn fill(numbers: &mut [f64], table: toml::Table, names: &[&str]) -> Result<(), WeightsError> {
    for (name, value) in table {
        let Some(at) = names.iter().position(|known| *known == name) else {
            return Err(WeightsError::Unknown { hint: hint(&name, names), name });
        };
        let number = value.as_float().or_else(|| value.as_integer().map(|whole| whole as f64));
        numbers[at] =
            number.filter(|number| number.is_finite()).ok_or(WeightsError::Number(name))?;
    }
    Ok(())
}

fn hint(name: &str, names: &[&str]) -> String {
    let near = names
        .iter()
        .map(|known| (strsim::damerau_levenshtein(name, known), known))
        .filter(|&(distance, _)| distance <= 2)
        .min_by_key(|&(distance, _)| distance);
    match near {
        Some((_, known)) => format!("did you mean `{known}`?"),
        None if names.is_empty() => "there are none".to_owned(),
        None => format!("there are {}", names.join(", ")),
    }
}

/// How numbers came about.
#[derive(Clone, Copy, Debug)]
pub enum Made<'m> {
    /// They were fitted to games of these players.
    Fitted {
        /// What was found.
        fit: &'m Fit,
        /// Who played.
        players: &'m str,
    },
    /// A net was taught by games of these players.
    Trained {
        /// How many generations.
        generations: u64,
        /// How many games each of them played.
        games: u64,
        /// Who played.
        players: &'m str,
        /// What the last one that was kept came to.
        taught: Option<&'m Taught>,
    },
    /// Players whose numbers differed met.
    ByPlay {
        /// Who played.
        players: &'m str,
        /// How many games.
        games: u64,
        /// How many sat at a table.
        seats: &'m [u8],
    },
}

/// A file with what was learned.
pub fn write<K: Knowledge>(experience: &Experience, ruleset: &str, made: &Made<'_>) -> String {
    let numbers = &experience.numbers;
    let by = if matches!(made, Made::Trained { .. }) { "train" } else { "tune" };
    let mut text = format!(
        "# How much each term of the judgement counts. Written by `omphalos {by}`.\n\
         ruleset = \"{ruleset}\"\n"
    );
    let (weights, foresight) = numbers.split_at(K::term_names().len());
    section(&mut text, "weights", K::term_names(), weights);
    section(&mut text, "foresight", K::foresight_names(), foresight);
    let _ = match made {
        Made::Fitted { fit: Fit { games, moments, before, after, .. }, players } => write!(
            text,
            "\n[made]\nplayers = \"{players}\"\ngames = {}\nmoments = {moments}\nheld_out_loss = \
             {{ before = {before:.4}, after = {after:.4} }}\n",
            games.0 + games.1
        ),
        Made::Trained { generations, games, players, taught } => {
            let _ = write!(
                text,
                "\n[made]\nplayers = \"{players}\"\ngenerations = {generations}\ngames = {games}\n"
            );
            taught.map_or(Ok(()), |taught| {
                let moments = taught.learnt + taught.held_out;
                write!(
                    text,
                    "moments = {moments}\nheld_out_loss = {{ before = {:.4}, after = {:.4} }}\n",
                    taught.before, taught.after
                )
            })
        }
        Made::ByPlay { players, games, seats } => write!(
            text,
            "\n[made]\nplayers = \"{players}\"\ngames = {games}\nseats = {seats:?}\nby = \"play\"\n"
        ),
    };
    let nets = [("net", &experience.net), ("instinct", &experience.instinct)];
    for (name, net) in nets.iter().filter_map(|(name, net)| Some((name, net.as_ref()?))) {
        let _ = write!(text, "\n[{name}]\nrows = [\n");
        for row in net.numbers().chunks(ROW) {
            let words: Vec<String> = row.iter().map(|number| format!("{number:.4e}")).collect();
            let _ = writeln!(text, "  \"{}\",", words.join(" "));
        }
        text.push_str("]\n");
    }
    text
}

/// Numbers with their names; nothing where there are none.
fn section(text: &mut String, heading: &str, names: &[&str], numbers: &[f64]) {
    if names.is_empty() {
        return;
    }
    let _ = writeln!(text, "\n[{heading}]");
    for (name, number) in names.iter().zip(numbers) {
        // More than games can tell, for small numbers too.
        let _ = writeln!(text, "{name} = {number:.5}");
    }
}
