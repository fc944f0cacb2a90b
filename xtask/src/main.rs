//! Build, check and tidiness: the one place that knows how this repository is tested.

mod api;
mod client;
mod deny;
mod metadata;
mod play;
mod rules_index;
mod services;
mod steps;
mod tidy;
mod tree;

use std::process::ExitCode;

use anyhow::{Result, bail};

const USAGE: &str = "\
usage: cargo xtask COMMAND

  test [STEP...]   everything CI runs, or only the named steps
  tidy             house rules on files, crates, rule ids and the book
  deny             licences, banned crates and sources of the dependencies
  rules-index      write docs/src/rules-index.md anew
  chaos [ARG...]   several servers of the same tables, and all that can go wrong; --help says how
  play [ARG...]    build the browser client and start the table; ARGs go to `omphalos play`
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> Result<()> {
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words[..] {
        ["test", ref only @ ..] => steps::test(only),
        ["tidy"] => tidy::run(),
        ["deny"] => deny::run(),
        ["rules-index"] => rules_index::write(),
        ["chaos", ref more @ ..] => services::chaos(more),
        ["play", ref more @ ..] => play::run(more),
        [] | ["help" | "--help" | "-h"] => {
            print!("{USAGE}");
            Ok(())
        }
        _ => bail!("unknown command `{}`\n\n{USAGE}", words.join(" ")),
    }
}
