//! A board as a picture.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, bail, ensure};
use board::{Board, DrawOptions, Language, SightLines, svg};
use commands::draw::DrawArgs;
use pantheon::Map;
use text::Lang;

/// A board as a picture. `boards` gives the boards that can be named by their id; it is not asked
/// when the board is a file.
pub(crate) fn picture(
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
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../content/boards");
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
