//! The command line of a program that has the game of one file and nothing else.

use clap::{CommandFactory, FromArgMatches};
use commands::play::{PlayArgs, play};
use commands::sim::SimArgs;
use commands::{Console, Games, Screen};
use serde_json::Value;

use crate::nim::COMMANDS;

#[derive(clap::Parser)]
struct Line<A: clap::Args> {
    #[command(flatten)]
    args: A,
}

/// The options of a command, as a program takes them that has these games.
fn read<A: clap::Args>(games: &Games, line: &str) -> A {
    let words = std::iter::once("command").chain(line.split_whitespace());
    let matches = games.offered_by(Line::<A>::command()).try_get_matches_from(words);
    let read = Line::from_arg_matches(&matches.expect("options that there are"));
    read.expect("options that there are").args
}

/// A table in the terminal, with these lines typed.
fn played(line: &str, typed: &str) -> String {
    let games = Games::new(vec![COMMANDS]);
    let folder = tempfile::tempdir().expect("a folder");
    let kept = folder.path().join("nim.record");
    let line = format!("--text {line} --save {}", kept.display());
    let args: PlayArgs = read(&games, &line);
    let mut out = Vec::new();
    let console = Console::new(typed.as_bytes(), &mut out, Screen::Pipe);
    play(&args, &games, console).expect("it is played to its end");
    String::from_utf8(out).expect("text")
}

/// Whoever leaves four stones and again four has won; the computer player is left to take them.
#[test]
fn it_is_played_in_the_terminal_against_a_computer_player() {
    let said = played("--seed 1", "1\n");
    assert!(said.contains("Nim"), "{said}");
    assert!(said.contains("How many of 9 stones?"), "{said}");
    assert!(said.contains(" 3. take 3 stones"), "{said}");
    assert!(said.contains("1 stones are taken."), "{said}");
    assert!(said.contains("How many of "), "{said}");
    let two = played("--players you,you --names Ann,Bob", "\n1\n\ntake 3\n\ntake 1\n\ntake 4\n");
    assert!(
        two.contains("How many of 5 stones?") && two.contains("How many of 4 stones?"),
        "{two}"
    );
    assert!(two.contains("NIM.1"), "four cannot be taken: {two}");
}

#[test]
fn computer_players_meet_in_a_series_of_it() {
    let games = Games::new(vec![COMMANDS]);
    let args: SimArgs =
        read(&games, "--seats hero:200it,random --games 40 --seed 3 --threads 1 --json");
    let mut out = Vec::new();
    commands::sim::run(&args, &games, &mut out).expect("they play");
    let told: Value = serde_json::from_slice(&out).expect("JSON");
    assert_eq!(
        (&told["ruleset"], &told["games"], &told["draws"]),
        (&"nim".into(), &40.into(), &0.into())
    );
    let wins = told["wins"].as_array().expect("a list");
    assert!(wins[0].as_u64() > Some(30), "who looks ahead hardly ever loses to chance: {told}");
}
