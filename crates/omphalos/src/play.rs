//! `omphalos play`: at a table in the browser, or in the terminal.

use std::process::ExitCode;

use commands::play::{self, PlayArgs};
use registry::games;

use crate::serve::{self, TableArgs};

/// Play a game
///
/// Starts the table and opens a browser at it. `--text` plays in the terminal instead, line by line,
/// alone against computer players or with others at one screen: without further options a few short
/// questions are asked; `--quick` starts at once. The game is kept after every input.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    play: PlayArgs,
    #[command(flatten)]
    table: TableArgs,
}

/// Plays as the options say.
pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    if !args.play.text {
        return serve::play(&args.table, games().hosts(args.play.pack.dirs())?);
    }
    play::run(&args.play, games())?;
    Ok(ExitCode::SUCCESS)
}
