//! `omphalos play --text`, as people play it: a script of answers goes in, lines come out.

mod common;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use common::{play, said};

fn folder(test: &str) -> PathBuf {
    common::folder("play", test)
}

fn refused(options: &str) -> String {
    let output = play(&folder("refused"), options, "");
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success(), "`{options}` was taken");
    assert_eq!(errors.trim_end().lines().count(), 1, "one line: {errors}");
    errors
}

/// The lines of the last question: from its sentence to the prompt.
fn last_question(said: &str) -> &str {
    let end = said.rfind("\n 1. ").expect("a question");
    let start = said[..end].rfind('\n').map_or(0, |at| at + 1);
    let length = said[start..].find("> ").unwrap_or(said.len() - start);
    &said[start..start + length]
}

fn kept_game(folder: &Path) -> PathBuf {
    folder.join("omphalos").join("game-1.record")
}

fn verify(record: &Path) {
    let output = Command::new(env!("CARGO_BIN_EXE_omphalos"))
        .arg("verify")
        .arg(record)
        .output()
        .expect("the binary runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_whole_quick_game_ends_and_is_kept() {
    let folder = folder("whole");
    let output = play(&folder, "--quick --seed 3 --settings round_limit=12", &"1\n".repeat(20_000));
    let text = said(&output);
    assert!(text.contains("The seed of this table was chosen: 3."), "{text}");
    assert!(text.contains("omphalos replay"), "it ends: {text}");
    let record = kept_game(&folder);
    verify(&record);
    let kept = std::fs::read_to_string(record).expect("the game is kept");
    assert!(kept.contains("note seat 0 person Player 1\nnote seat 1 novice Computer\n"), "{kept}");
    assert!(kept.contains("note chosen seed 3\n"));
}

#[test]
fn random_answers_in_every_mode_never_break_anything() {
    let modes = [
        "--mode draft --players you,random --divinities titans",
        "--mode draft --players random,you,random",
        "--mode constructed --teams --players you,random,random,random",
        "--mode constructed --players you,you",
    ];
    for (seed, mode) in (1u64..).zip(modes) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut script = String::new();
        for _ in 0..4_000 {
            match rng.u8(0..30) {
                0 => script += "undo\n",
                1 => script += "why 1\n",
                2 => script += "odds 2\nbest\n",
                3 => script += "more\n",
                4 => script += "\n",
                _ => writeln!(script, "{}", rng.u8(1..9)).expect("a string takes all"),
            }
        }
        let options = format!("{mode} --seed {seed} --settings round_limit=6");
        let text = said(&play(&folder("random"), &options, &script));
        for line in text.lines() {
            assert!(!line.contains('{') && !line.contains("??"), "{mode}: {line}");
        }
    }
}

#[test]
fn french_from_the_first_line_to_the_last() {
    let script = "aide\nplateau\nmain\npourquoi 1\nrègles zone saturée\ngarbage\nquitter\n\n";
    let text = said(&play(&folder("french"), "--quick --lang fr --seed 1", script));
    for expected in [
        "Tapez aide à tout moment",
        "pourquoi N, pourquoi NOTATION : ",
        "« garbage » n'est ni un numéro",
        "P15.8A.1-6",
        "La partie est conservée dans",
    ] {
        assert!(text.contains(expected), "`{expected}` is missing in:\n{text}");
    }
}

#[test]
fn the_curtain_hides_every_hand() {
    let mut script = String::new();
    for _ in 0..60 {
        script += "hand\n1\n\n";
    }
    let options = "--players you,you --names Ann,Bob --seed 2";
    let text = said(&play(&folder("curtain"), options, &script));
    let pieces: Vec<&str> = text.split("Pass the screen to ").skip(1).collect();
    assert!(pieces.len() > 3, "both are asked: {text}");
    let own = |name: &str| -> Vec<&str> {
        pieces.iter().filter(|piece| piece.starts_with(name)).copied().collect()
    };
    let units = |pieces: &[&str]| -> Vec<String> {
        let hands = pieces.iter().flat_map(|piece| piece.lines());
        let hands = hands.filter_map(|line| line.split_once("Your hand: "));
        hands.map(|(_, cards)| cards.to_owned()).collect()
    };
    let (ann, bob) = (own("Ann"), own("Bob"));
    assert!(!units(&ann).is_empty() && !units(&bob).is_empty(), "{text}");
    for hand in units(&bob) {
        assert!(ann.iter().all(|piece| !piece.contains(&hand)), "Ann saw {hand}");
    }
    for piece in ann {
        assert!(!piece.contains("Bob>"), "Bob is asked before Ann's curtain");
    }
}

#[test]
fn a_choice_is_taken_back_and_asked_again() {
    let script = format!("undo\n{}{}quit\n\n", "1\n".repeat(4), "3\nundo\n".repeat(3));
    let text = said(&play(&folder("undo"), "--quick --seed 4", &script));
    assert!(text.contains("There is nothing to take back"), "{text}");
    let (before, after) = text.split_once("\nTaken back.\n").expect("one is taken back");
    let (before, _) = before.rsplit_once("> ").expect("what was typed");
    let (before, _) = before.rsplit_once("> ").expect("what was typed before");
    let question = last_question(before);
    assert!(after.trim_start().starts_with(question), "{question}\n---\n{after}");
}

#[test]
fn a_choice_that_is_not_on_offer_is_refused_with_its_rule() {
    let script = "why walk\nwalk\nfly to the moon\nbaord\n99\nwhy\nquit\n\n";
    let text = said(&play(&folder("refusal"), "--quick --seed 4", script));
    assert!(text.matches("P15.").count() >= 2, "{text}");
    assert!(text.contains("Type help for all commands"), "{text}");
    assert!(text.contains("Did you mean board?"), "{text}");
    assert!(text.contains("There is no such number"), "{text}");
    assert!(text.contains("why needs a choice"), "{text}");
}

#[test]
fn a_saved_game_goes_on_at_the_same_question() {
    let folder = folder("saved");
    let script = format!("{}save copy.record\nquit\n\n", "1\n".repeat(8));
    let first = said(&play(&folder, "--quick --seed 6 --names Zoé", &script));
    assert!(first.contains("Saved to copy.record."), "{first}");
    verify(&folder.join("copy.record"));
    for file in ["copy.record", ""] {
        let again = said(&play(&folder, &format!("--load {file}"), "log 3\nquit\n\n"));
        assert_eq!(last_question(&again), last_question(&first), "{file}");
        assert!(again.contains("Zoé> "), "{again}");
    }
}

#[test]
fn the_end_of_the_input_keeps_the_game() {
    let folder = folder("ended");
    let text = said(&play(&folder, "--quick --seed 6", "1\n1\n1\n1\n1\n"));
    assert!(text.trim_end().ends_with("goes on with it."), "{text}");
    verify(&kept_game(&folder));
    let text = said(&play(&folder, "--load", ""));
    assert!(text.contains("The game goes on in round"), "{text}");
}

#[test]
fn questions_lead_to_a_game() {
    let folder = folder("asked");
    let text = said(&play(&folder, "--seed 1", "7\n2\n\n1\n3\n2\nquit\n\n"));
    assert!(text.contains("What would you like to play?"), "{text}");
    assert!(text.contains("Type a number from 1 to 4"), "{text}");
    assert!(text.contains("Which army does Player 2 lead?"), "{text}");
    assert!(text.contains("Player 1> "), "{text}");
    assert!(said(&play(&folder, "", "")).contains("What would you like to play?"));
}

#[test]
fn bad_options_are_refused_in_one_line() {
    for (options, expected) in [
        ("--players you,gredy", "greedy"),
        ("--players you", "expected 2 to 4"),
        ("--quick --board training_feild", "training_field"),
        ("--mode drafft", "did you mean `draft`"),
        ("--army frist_march", "first_march"),
        ("--teams --players you,you", "teams need 4"),
        ("--quick --names A,B,C", "3 names for 2 players"),
        ("--quick --names A,A", "two players are called `A`"),
        ("--settings round_limits=3", "round_limit"),
        ("--load nowhere.record", "nowhere.record"),
        ("--lang de", "en"),
    ] {
        let errors = refused(options);
        assert!(errors.contains(expected), "{options}: {errors}");
    }
}
