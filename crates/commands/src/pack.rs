//! The pack a command works with, and how its faults are shown.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{anyhow, ensure};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use conjurers::Conjurers;
use content::{FileFaults, LoadError};
use hosting::Hosts;
use miette::{GraphicalReportHandler, GraphicalTheme, Report};
use mythic::Mythic;
use pantheon::Edition;
use pantheon_table::{Pack, embedded, with};
use pantheon_words::PantheonSpeaker;
use serde_json::{Value, json};
use text::{FaultTold, Lang};

use crate::games::AtHand as _;

/// Columns of the report; lists of known words may run past them.
const WIDTH: usize = 120;

/// Where units, boards, armies and scenarios come from.
#[derive(Clone, Debug, Default, clap::Args)]
pub(crate) struct PackArgs {
    /// A pack of your own over the built-in one, or in its place for other games than Pantheon; may
    /// be given several times
    #[arg(long = "content", value_name = "DIR")]
    dirs: Vec<PathBuf>,
}

impl PackArgs {
    /// The folders that were named.
    pub(crate) fn dirs(&self) -> &[PathBuf] {
        &self.dirs
    }

    /// What every game is made of: each folder is for the game that it says.
    pub(crate) fn of_all_games(&self) -> anyhow::Result<Hosts> {
        let of = |ruleset: &str| -> Vec<PathBuf> {
            let is_meant = |dir: &&PathBuf| ruleset_of(dir) == ruleset;
            self.dirs.iter().filter(is_meant).cloned().collect()
        };
        Ok(Hosts::new(vec![
            pantheon_host::host(Arc::new(PackArgs { dirs: of(pantheon::RULESET) }.load()?)),
            mythic_host::host(Arc::new(Mythic::pack(&of(mythic::RULESET))?)),
            conjurers_host::host(Arc::new(Conjurers::pack(&of(conjurers::RULESET))?)),
        ]))
    }

    /// The built-in pack of Pantheon with those that were named over it.
    pub(crate) fn load(&self) -> anyhow::Result<Pack> {
        if self.dirs.is_empty() {
            return Ok(embedded());
        }
        meant_for(pantheon::RULESET, &self.dirs)?;
        with(&self.dirs).map_err(|error| match error {
            LoadError::Faults(faults) => {
                anyhow!("the pack cannot be played; `omphalos content check` shows why\n{faults}")
            }
            other => other.into(),
        })
    }
}

/// The ruleset that the pack in a folder is for: cards are for Conjurers, and `pack.toml` names any
/// other game than Pantheon.
fn ruleset_of(dir: &Path) -> &'static str {
    if conjurers_table::is_pack(dir) {
        conjurers::RULESET
    } else if mythic_table::is_pack(dir) {
        mythic::RULESET
    } else {
        pantheon::RULESET
    }
}

/// Refuses folders with a pack of another game.
pub(crate) fn meant_for(ruleset: &str, dirs: &[PathBuf]) -> anyhow::Result<()> {
    for dir in dirs.iter().filter(|dir| dir.is_dir()) {
        let found = ruleset_of(dir);
        ensure!(found == ruleset, "{} is a pack of {found}, not of {ruleset}", dir.display());
    }
    Ok(())
}

/// Reads the value of `--lang`.
pub(crate) fn lang_parser() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code)).try_map(|code| code.parse::<Lang>())
}

/// Reads an edition of Pantheon.
pub(crate) fn edition_parser() -> impl TypedValueParser<Value = Edition> {
    PossibleValuesParser::new(Edition::ALL.map(Edition::ruleset))
        .map(|name| Edition::of_ruleset(&name).expect("one of the possible values"))
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
fn told(fault: &content::Fault, speaker: Option<&PantheonSpeaker<'_>>) -> FaultTold {
    let spoken = speaker.filter(|speaker| speaker.lang() != Lang::En);
    spoken.and_then(|speaker| speaker.fault_told(fault)).unwrap_or_else(|| FaultTold {
        found: fault.found.clone(),
        expected: fault.expected.clone(),
        hint: fault.hint.clone(),
    })
}

/// Each fault under the text it is about; by a speaker, in its language.
pub(crate) fn shown<'f>(
    files: impl IntoIterator<Item = &'f FileFaults>,
    speaker: Option<&PantheonSpeaker<'_>>,
) -> anyhow::Result<String> {
    let handler = GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor())
        .with_width(WIDTH)
        .with_break_words(false);
    let mut text = String::new();
    for file in files {
        for fault in file.faults() {
            let FaultTold { found, expected, hint } = told(fault, speaker);
            let label = match speaker.map(|speaker| speaker.lang()) {
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
pub(crate) fn as_json<'f>(
    files: impl IntoIterator<Item = &'f FileFaults>,
    speaker: Option<&PantheonSpeaker<'_>>,
) -> Vec<Value> {
    let faults = files.into_iter().flat_map(|file| {
        file.faults().iter().map(|fault| {
            let FaultTold { found, expected, hint } = told(fault, speaker);
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
