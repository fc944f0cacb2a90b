//! House rules that neither the compiler nor clippy can hold. Each check is a plain function from
//! what it reads to the faults it finds, so each has a test that shows it failing.

mod book;
mod crates;
mod messages;
mod purity;
mod rules;
mod sources;

use std::fmt;

use anyhow::{Result, bail};

use crate::metadata::Metadata;
use crate::rules_index::{self, Catalogue};
use crate::tree::{self, Tree};

/// One broken house rule.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    path: String,
    /// Absent when the whole file, or its absence, is the fault.
    line: Option<usize>,
    message: String,
}

impl Fault {
    pub(crate) fn at(path: &str, line: usize, message: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line: Some(line), message: message.into() }
    }

    pub(crate) fn of(path: &str, message: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line: None, message: message.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.path, self.message),
            None => write!(f, "{}: {}", self.path, self.message),
        }
    }
}

/// `cargo xtask tidy`: prints every fault, and fails when there is one.
pub(crate) fn run() -> Result<()> {
    let faults = faults()?;
    for fault in &faults {
        eprintln!("{fault}");
    }
    match faults.len() {
        0 => Ok(()),
        1 => bail!("1 house rule is broken"),
        many => bail!("{many} house rules are broken"),
    }
}

fn faults() -> Result<Vec<Fault>> {
    let root = tree::root();
    let tree = Tree::read(&root)?;
    let metadata = Metadata::read(&root)?;

    let mut faults = Vec::new();
    faults.extend(crates::edges(&metadata.packages));
    faults.extend(crates::manifests(&tree));
    faults.extend(sources::length(&tree));
    faults.extend(sources::unfinished(&tree));
    faults.extend(sources::whitespace(&tree));
    faults.extend(sources::places(&tree));
    faults.extend(messages::unsaid(&tree));
    faults.extend(purity::words(&tree));
    faults.extend(purity::clippy_settings(&tree));
    faults.extend(book::links(&tree));
    faults.extend(book::guides(&tree));
    let (catalogue, of_catalogue) = catalogue(&tree);
    faults.extend(of_catalogue);
    faults.extend(rules::citations(&tree, &catalogue));
    faults.extend(rules_index::stale(&tree, &catalogue));
    Ok(faults)
}

/// The rule catalogue, with the faults of its files.
pub(crate) fn catalogue(tree: &Tree) -> (Catalogue, Vec<Fault>) {
    let mut faults = Vec::new();
    let catalogue = rules::read(tree, &mut faults);
    (catalogue, faults)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_repository_is_tidy() {
        let faults = faults().unwrap();
        let list: Vec<String> = faults.iter().map(Fault::to_string).collect();
        assert!(list.is_empty(), "\n{}", list.join("\n"));
    }

    #[test]
    fn a_fault_names_its_place() {
        assert_eq!(Fault::at("a.rs", 3, "odd").to_string(), "a.rs:3: odd");
        assert_eq!(Fault::of("a.rs", "odd").to_string(), "a.rs: odd");
    }
}
