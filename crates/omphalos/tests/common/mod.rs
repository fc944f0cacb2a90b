//! `omphalos play --text` with a script of answers.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A folder of its own for each test, among those of its file.
pub(crate) fn folder(file: &str, test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(file).join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the folder for tests can be written");
    folder
}

/// What the table says to a script. It may leave before the script is read to the end.
pub(crate) fn play(folder: &Path, options: &str, script: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_omphalos"))
        .args(["play", "--text"])
        .args(options.split_whitespace())
        .env("XDG_STATE_HOME", folder)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut input = child.stdin.take().expect("a pipe");
    let script = script.to_owned();
    let writer = std::thread::spawn(move || {
        // The game may be over before the script is.
        let _ = input.write_all(script.as_bytes());
    });
    let output = child.wait_with_output().expect("the game ends");
    writer.join().expect("the script is written");
    output
}

/// What a game that went well said.
pub(crate) fn said(output: &Output) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8(output.stdout.clone()).expect("what is said is text")
}
