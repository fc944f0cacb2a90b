//! `omphalos content draw`: a board as a picture.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, bail, ensure};
use board::{Board, DrawOptions, Language, SightLines, svg};
use clap::Args;
use clap::value_parser;
use pantheon::Map;
use text::Lang;

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
pub(crate) struct DrawArgs {
    /// The id of a board, or the path of a board file
    board: String,
    /// Show the sight lines from this area
    #[arg(long, value_name = "AREA")]
    sight: Option<String>,
    /// Show the deployment zones for this many players [default: the fewest the board has zones for]
    #[arg(long, value_name = "N", value_parser = value_parser!(u8).range(2..=4))]
    players: Option<u8>,
    /// The language of title and legend
    #[arg(long, default_value = "en", value_parser = lang_parser())]
    lang: Lang,
    /// Write to this file instead of the standard output
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) pack: PackArgs,
}

/// Runs the command. `boards` gives the boards that can be named by their id; it is not asked when
/// the board is a file.
pub(crate) fn run(
    args: &DrawArgs,
    boards: impl FnOnce() -> anyhow::Result<Vec<Arc<Board>>>,
) -> anyhow::Result<ExitCode> {
    let picture = picture(args, boards)?;
    match &args.out {
        Some(path) => {
            fs::write(path, picture).with_context(|| format!("cannot write {}", path.display()))?;
        }
        None => io::stdout().lock().write_all(picture.as_bytes())?,
    }
    Ok(ExitCode::SUCCESS)
}

fn picture(
    args: &DrawArgs,
    boards: impl FnOnce() -> anyhow::Result<Vec<Arc<Board>>>,
) -> anyhow::Result<String> {
    let board = find(&args.board, boards)?;
    let sight = args.sight.as_deref().map(|tag| sight_from(&board, tag)).transpose()?;
    if let Some(players) = args.players {
        let has_zones = board.deployments(players).next().is_some();
        ensure!(has_zones, "board `{}` has no deployment zones for {players} players", board.id());
    }
    let language = match args.lang {
        Lang::En => Language::English,
        Lang::Fr => Language::French,
    };
    Ok(svg(&board, DrawOptions { sight, players: args.players, language }))
}

/// A board by the path of its file, which ends in `.toml`, or by its id.
fn find(
    name: &str,
    boards: impl FnOnce() -> anyhow::Result<Vec<Arc<Board>>>,
) -> anyhow::Result<Arc<Board>> {
    if Path::new(name).extension().is_some_and(|extension| extension == "toml") {
        let text = fs::read_to_string(name).with_context(|| format!("cannot read {name}"))?;
        return Ok(Arc::new(board::read_file(name, &text)?));
    }
    let boards = boards()?;
    match boards.iter().find(|board| board.id() == name) {
        Some(board) => Ok(board.clone()),
        None => {
            let known: Vec<&str> = boards.iter().map(|board| board.id()).collect();
            bail!("no board `{name}`; known boards: {}", known.join(", "))
        }
    }
}

/// Sight lines as they are before the first unit stands on the board.
fn sight_from(board: &Arc<Board>, tag: &str) -> anyhow::Result<SightLines> {
    let from = board.find(tag).with_context(|| {
        let tags: Vec<&str> = board.areas().iter().map(|area| area.tag.as_str()).collect();
        format!("board `{}` has no area `{tag}`; its areas: {}", board.id(), tags.join(", "))
    })?;
    let map = Map::new(board.clone());
    let with_elements = board.all().iter().filter(|&area| board.elements(area) > 0).collect();
    Ok(SightLines {
        from,
        obstacles: map.always_obstacles | (map.element_obstacles & with_elements),
    })
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Command {
        #[command(flatten)]
        args: DrawArgs,
    }

    fn yard() -> Vec<Arc<Board>> {
        let text = "a1 deploy=west | a2 forest 3 elements=0 | a3 rock 2 | a4 deploy=east\n";
        vec![Arc::new(board::read_drawing("yard", text).unwrap())]
    }

    fn drawn(args: &str) -> anyhow::Result<String> {
        let words = std::iter::once("draw").chain(args.split_whitespace());
        picture(&Command::try_parse_from(words)?.args, || Ok(yard()))
    }

    #[test]
    fn boards_are_found_by_id_and_by_path() {
        let named = drawn("drawing").unwrap();
        assert!(named.starts_with("<svg ") && named.contains(">a4</text>"));
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/pantheon/content/boards");
        let words = ["draw".to_owned(), format!("{folder}/broken_ford.toml")];
        let args = Command::try_parse_from(words).unwrap().args;
        let boards = || panic!("a path needs no list of boards");
        assert!(picture(&args, boards).unwrap().contains("<title>The broken ford</title>"));
    }

    #[test]
    fn obstacles_are_those_of_the_rules() {
        let board = &yard()[0];
        let sight = sight_from(board, "a1").unwrap();
        // The forest has no tree left, so only the rock is in the way.
        let seen = |tag| board.sees(sight.from, board.find(tag).unwrap(), sight.obstacles);
        assert!(seen("a3") && !seen("a4"));
        assert!(drawn("drawing --sight a1").unwrap().contains(">Not seen</text>"));
    }

    #[test]
    fn the_legend_follows_the_language() {
        assert!(drawn("drawing --lang fr").unwrap().contains(">Rocher</text>"));
    }

    #[test]
    fn bad_input_is_refused_with_a_reason() {
        for (args, reason) in [
            ("nowhere", "no board `nowhere`; known boards: drawing"),
            ("drawing --sight z9", "no area `z9`; its areas: a1, a2, a3, a4"),
            ("drawing --players 3", "no deployment zones for 3 players"),
            ("missing.toml", "cannot read missing.toml"),
        ] {
            let message = format!("{:#}", drawn(args).unwrap_err());
            assert!(message.contains(reason), "{message}");
        }
    }
}
