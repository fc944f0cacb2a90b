//! `omphalos content draw`: a board as a picture.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use clap::value_parser;
use text::Lang;

use crate::games::Games;
use crate::pack::{PackArgs, lang_parser};

/// Draw a board as an SVG picture
///
/// The picture shows areas with tag, capacity, terrain and 3D elements, boundaries, stones and
/// deployment zones. With `--sight` it also shows what is seen from an area before anything moves:
/// no unit stands in the way, and no heights help.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  omphalos content draw broken_ford --out ford.svg
  omphalos content draw boreas_pass --sight c3 > pass.svg
  omphalos content draw navel_of_the_world --players 4 --lang fr --out nombril.svg
  omphalos content draw my_pack/boards/yard.toml --out yard.svg")]
pub struct DrawArgs {
    /// The id of a board, or the path of a board file
    pub board: String,
    /// Show the sight lines from this area
    #[arg(long, value_name = "AREA")]
    pub sight: Option<String>,
    /// Show the deployment zones for this many players [default: the fewest the board has zones for]
    #[arg(long, value_name = "N", value_parser = value_parser!(u8).range(2..=4))]
    pub players: Option<u8>,
    /// The language of title and legend
    #[arg(long, default_value = "en", value_parser = lang_parser())]
    pub lang: Lang,
    /// Write to this file instead of the standard output
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Where boards come from
    #[command(flatten)]
    pub pack: PackArgs,
}

/// Draws a board of the usual game.
///
/// # Errors
/// When there is no such board, or the picture cannot be written.
pub(crate) fn run(args: &DrawArgs, games: &Games) -> anyhow::Result<ExitCode> {
    let usual = games.rulesets().next().unwrap_or_default();
    let picture = games.with_packs(usual, args.pack.dirs())?.draw(args)?;
    match &args.out {
        Some(path) => {
            fs::write(path, picture).with_context(|| format!("cannot write {}", path.display()))?;
        }
        None => io::stdout().lock().write_all(picture.as_bytes())?,
    }
    Ok(ExitCode::SUCCESS)
}
