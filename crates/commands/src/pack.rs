//! The pack a command works with, and how its faults are shown.

use std::path::PathBuf;

use anyhow::anyhow;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use content::{FileFaults, LoadError};
use miette::{GraphicalReportHandler, GraphicalTheme, Report};
use serde_json::{Map, Value, json};
use text::{FaultTold, Lang};

/// Columns of the report; lists of known words may run past them.
const WIDTH: usize = 120;

/// Where units, boards, armies and scenarios come from.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct PackArgs {
    /// A pack of your own over the built-in one, or in its place for other games than Pantheon; may
    /// be given several times
    #[arg(long = "content", value_name = "DIR")]
    dirs: Vec<PathBuf>,
}

impl PackArgs {
    /// The folders that were named.
    pub fn dirs(&self) -> &[PathBuf] {
        &self.dirs
    }
}

/// Reads the value of `--lang`.
pub fn lang_parser() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code)).try_map(|code| code.parse::<Lang>())
}

/// A pack that is sound, as it is told of.
pub struct SoundPack {
    /// In a line.
    pub counted: String,
    /// For a program to read, without its name.
    pub summary: Map<String, Value>,
}

impl SoundPack {
    /// With the fields of a JSON object.
    pub fn new(counted: String, summary: Value) -> Self {
        let Value::Object(summary) = summary else { unreachable!("a summary has named fields") };
        Self { counted, summary }
    }
}

/// The faults of a pack fill pages; here it is enough that there are some.
pub fn in_one_line(error: LoadError) -> anyhow::Error {
    match error {
        LoadError::Faults(faults) => {
            anyhow!(
                "{} faults in the pack; `omphalos content check DIR` shows them",
                faults.count()
            )
        }
        error => error.into(),
    }
}

/// A language that faults are told in, and its words for those it has some for.
pub struct Spoken<'s> {
    /// The language.
    pub lang: Lang,
    /// The words.
    pub told: &'s dyn Fn(&content::Fault) -> Option<FaultTold>,
}

/// A fault as it is shown under the text it is about.
#[derive(Debug, thiserror::Error, miette::Diagnostic)]
#[error("{found}")]
struct ShownFault {
    found: String,
    label: String,
    #[help]
    hint: Option<String>,
    #[label("{label}")]
    span: miette::SourceSpan,
}

/// A fault in the words of a language where there are some, else in those of the file format.
fn told(fault: &content::Fault, spoken: Option<&Spoken<'_>>) -> FaultTold {
    let spoken = spoken.filter(|spoken| spoken.lang != Lang::En);
    spoken.and_then(|spoken| (spoken.told)(fault)).unwrap_or_else(|| FaultTold {
        found: fault.found.clone(),
        expected: fault.expected.clone(),
        hint: fault.hint.clone(),
    })
}

/// Each fault under the text it is about, in a language.
///
/// # Errors
/// When it cannot be drawn.
pub fn shown<'f>(
    files: impl IntoIterator<Item = &'f FileFaults>,
    spoken: Option<&Spoken<'_>>,
) -> anyhow::Result<String> {
    let handler = GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor())
        .with_width(WIDTH)
        .with_break_words(false);
    let mut text = String::new();
    for file in files {
        for fault in file.faults() {
            let FaultTold { found, expected, hint } = told(fault, spoken);
            let label = match spoken.map(|spoken| spoken.lang) {
                Some(Lang::Fr) => format!("attendu : {expected}"),
                Some(Lang::En) | None => format!("expected {expected}"),
            };
            let fault = ShownFault { found, label, hint, span: fault.span };
            let report = Report::from(fault).with_source_code(file.source().clone());
            handler.render_report(&mut text, report.as_ref())?;
            text.push('\n');
        }
    }
    Ok(text)
}

/// The same for a program to read.
pub fn as_json<'f>(
    files: impl IntoIterator<Item = &'f FileFaults>,
    spoken: Option<&Spoken<'_>>,
) -> Vec<Value> {
    let faults = files.into_iter().flat_map(|file| {
        file.faults().iter().map(|fault| {
            let FaultTold { found, expected, hint } = told(fault, spoken);
            json!({
                "file": file.name(),
                "line": fault.line,
                "column": fault.column,
                "found": found,
                "expected": expected,
                "hint": hint,
                "rule": fault.rule.map(|rule| rule.to_string()),
            })
        })
    });
    faults.collect()
}
