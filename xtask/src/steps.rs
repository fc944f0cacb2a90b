//! `cargo xtask test`: the steps CI runs, in order, with a summary at the end.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};

use crate::metadata::{Metadata, cargo};
use crate::{api, client, deny, services, tidy, tree};

/// What a step runs.
enum Action {
    /// Cargo, with these arguments.
    Cargo(Vec<&'static str>),
    /// A binary that the build step made, with these arguments. Going through `cargo run` would
    /// choose features for that one crate and build its dependencies again.
    Built(&'static str, Vec<&'static str>),
    /// A script of the browser client, with these arguments for npm.
    Npm(Vec<&'static str>),
    /// A check of our own.
    Check(fn() -> Result<()>),
}

struct Step {
    name: &'static str,
    action: Action,
    /// The step is skipped until this path exists, and required from then on.
    once: Option<&'static str>,
    /// When it fails, the steps after it would only repeat the failure.
    gate: bool,
}

impl Step {
    fn cargo(name: &'static str, arguments: &[&'static str]) -> Self {
        Self::new(name, Action::Cargo(arguments.to_vec()))
    }

    fn omphalos(name: &'static str, arguments: &[&'static str]) -> Self {
        Self::new(name, Action::Built("omphalos", arguments.to_vec()))
    }

    fn npm(name: &'static str, arguments: &[&'static str]) -> Self {
        Self::new(name, Action::Npm(arguments.to_vec()))
    }

    fn check(name: &'static str, check: fn() -> Result<()>) -> Self {
        Self::new(name, Action::Check(check))
    }

    fn new(name: &'static str, action: Action) -> Self {
        Self { name, action, once: None, gate: false }
    }

    fn once(self, path: &'static str) -> Self {
        Self { once: Some(path), ..self }
    }

    fn gate(self) -> Self {
        Self { gate: true, ..self }
    }
}

/// Everything CI runs. A new step is one line in the list it belongs to.
fn steps(has_nextest: bool) -> Vec<Step> {
    let mut steps = client();
    steps.extend(static_checks());
    steps.extend(build_and_test(has_nextest));
    steps.push(Step::check("requests as described", api::hold));
    steps.push(chaos());
    steps.extend(played_and_shown());
    steps.push(Step::check("browser tests", client::browser_tests));
    steps
}

/// The client comes first: every build of the server puts `web/dist` into the binary. Its build
/// also weighs what a browser fetches before the first page can be used.
fn client() -> Vec<Step> {
    vec![
        Step::npm("client: types, lints, format", &["run", "check"]),
        Step::npm("client: tests", &["test"]),
        Step::npm("client: build, size", &["run", "build"]).gate(),
    ]
}

/// Cheap ones first: they fail within seconds.
fn static_checks() -> Vec<Step> {
    vec![
        Step::cargo("format", &["fmt", "--all", "--check"]),
        Step::check("tidy", tidy::run),
        Step::cargo(
            "clippy",
            &["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"],
        ),
        Step::check("deny", deny::run),
    ]
}

/// One build in one profile serves the tests and the steps that run the binary.
fn build_and_test(has_nextest: bool) -> Vec<Step> {
    let tests: &[&str] = if has_nextest {
        &["nextest", "run", "--locked", "--workspace", "--no-fail-fast", "--no-tests", "pass"]
    } else {
        &["test", "--locked", "--workspace", "--no-fail-fast", "--lib", "--bins", "--tests"]
    };
    vec![
        Step::cargo(
            "build",
            &["build", "--locked", "--workspace", "--bins", "--tests", "--examples"],
        )
        .gate(),
        Step::check("PostgreSQL and NATS", services::install),
        Step::cargo("tests", tests),
        // Nextest does not run these.
        Step::cargo("doc tests", &["test", "--locked", "--workspace", "--doc", "--quiet"]),
        Step::cargo(
            "docs",
            &[
                "--config",
                "build.rustdocflags = ['-D', 'warnings']",
                "doc",
                "--locked",
                "--workspace",
                "--no-deps",
            ],
        ),
        Step::new("example: play a game", Action::Built("examples/play_a_game", Vec::new())),
        Step::new("example: write a player", Action::Built("examples/write_a_player", Vec::new())),
        Step::new("example: odds", Action::Built("examples/odds_of_an_attack", Vec::new())),
    ]
}

/// Three servers of the same tables, for as long as everything goes wrong once.
fn chaos() -> Step {
    // On a busy machine all takes longer; the bars are for one that does nothing else.
    let bars = ["--takeover", "16", "--stop", "4"];
    let arguments = ["--nodes", "3", "--seconds", "20", "--pace", "1.5", "--json"];
    Step::new("chaos", Action::Built("chaos", [&arguments[..], &bars].concat()))
}

/// What the binary proves about the rules and the content.
fn played_and_shown() -> Vec<Step> {
    vec![
        Step::omphalos("content", &["content", "check", "games"]).once("games"),
        Step::omphalos("cases", &["case", "games/"]).once("games"),
        Step::check("rule coverage", coverage),
        Step::omphalos("golden games", &["verify", "games/"]).once("games"),
        Step::check("perft", perft),
        Step::check("random games", random_games),
    ]
}

/// The positions of every game go on in as many ways as they did.
fn perft() -> Result<()> {
    let root = tree::root();
    let metadata = Metadata::read(&root)?;
    let counts = metadata.games().map(|game| format!("games/{game}/golden/counts.perft"));
    let counts = counts.filter(|path| root.join(path).exists());
    let arguments = counts.flat_map(|path| ["--check".to_owned(), path]);
    spawn(built("omphalos", &root)?.arg("perft").args(arguments), &root)
}

/// Random games of every game, as many as each says.
fn random_games() -> Result<()> {
    let root = tree::root();
    for game in Metadata::read(&root)?.games() {
        spawn(&mut built(&format!("{game}-random"), &root)?, &root)?;
    }
    Ok(())
}

/// Every rule of every rulebook is shown by a case.
fn coverage() -> Result<()> {
    let root = tree::root();
    let rulesets = tree::rulebooks(&root)?;
    ensure!(!rulesets.is_empty(), "no rulebook under `games/`");
    for ruleset in rulesets {
        let arguments = ["rules", "--ruleset", &ruleset, "--coverage"];
        spawn(built("omphalos", &root)?.args(arguments), &root)?;
    }
    Ok(())
}

/// How a step ended.
enum Outcome {
    Passed,
    Failed(String),
    Skipped(String),
}

/// Runs the steps named in `only`, or all of them.
pub(crate) fn test(only: &[&str]) -> Result<()> {
    let root = tree::root();
    let mut steps = steps(has_nextest());
    for name in only {
        ensure!(
            steps.iter().any(|step| step.name == *name),
            "no step is called `{name}`; there are: {}",
            steps.iter().map(|step| step.name).collect::<Vec<_>>().join(", ")
        );
    }
    steps.retain(|step| only.is_empty() || only.contains(&step.name));

    let begun = Instant::now();
    let results = run_all(&steps, &root);
    println!("\n==> summary");
    for (name, outcome, took) in &results {
        let seconds = took.as_secs_f64();
        match outcome {
            Outcome::Passed => println!("    passed   {seconds:7.1} s  {name}"),
            Outcome::Failed(why) => println!("    FAILED   {seconds:7.1} s  {name}: {why}"),
            Outcome::Skipped(why) => println!("    skipped            {name}: {why}"),
        }
    }
    println!("    in all   {:7.1} s", begun.elapsed().as_secs_f64());

    let failed = results.iter().filter(|(_, it, _)| matches!(it, Outcome::Failed(_))).count();
    match failed {
        0 => Ok(()),
        1 => bail!("1 step failed"),
        many => bail!("{many} steps failed"),
    }
}

fn run_all<'s>(steps: &'s [Step], root: &Path) -> Vec<(&'s str, Outcome, Duration)> {
    let mut results = Vec::new();
    let mut closed: Option<&str> = None;
    for step in steps {
        let begun = Instant::now();
        let outcome = match (closed, step.once) {
            (Some(gate), _) => Outcome::Skipped(format!("`{gate}` failed")),
            (None, Some(path)) if !root.join(path).exists() => {
                Outcome::Skipped(format!("waits for `{path}`"))
            }
            _ => {
                println!("\n==> {}", step.name);
                match step.action.run(root) {
                    Ok(()) => Outcome::Passed,
                    Err(error) => Outcome::Failed(format!("{error:#}")),
                }
            }
        };
        if step.gate && matches!(outcome, Outcome::Failed(_)) {
            closed = Some(step.name);
        }
        results.push((step.name, outcome, begun.elapsed()));
    }
    results
}

impl Action {
    fn run(&self, root: &Path) -> Result<()> {
        match self {
            Action::Check(check) => check(),
            Action::Cargo(arguments) => {
                spawn(built_once(&mut Command::new(cargo())).args(arguments), root)
            }
            Action::Npm(arguments) => client::npm(arguments),
            Action::Built(name, arguments) => spawn(built(name, root)?.args(arguments), root),
        }
    }
}

/// In CI nothing is built a second time, and what cargo keeps for a second build costs half of the disk.
fn built_once(cargo: &mut Command) -> &mut Command {
    match std::env::var_os("CI") {
        Some(_) => cargo.env("CARGO_INCREMENTAL", "0"),
        None => cargo,
    }
}

/// A program that the build step made.
fn built(name: &str, root: &Path) -> Result<Command> {
    let target = Metadata::read(root)?.target_directory;
    let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    Ok(Command::new(target.join("debug").join(name)))
}

fn spawn(command: &mut Command, root: &Path) -> Result<()> {
    let status = command.current_dir(root).status()?;
    ensure!(status.success(), "{status}");
    Ok(())
}

fn has_nextest() -> bool {
    let answer = Command::new(cargo()).args(["nextest", "--version"]).output();
    answer.is_ok_and(|answer| answer.status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fails() -> Result<()> {
        bail!("on purpose")
    }

    fn passes() -> Result<()> {
        Ok(())
    }

    fn words(steps: &[Step]) -> Vec<&'static str> {
        let results = run_all(steps, &tree::root());
        let word = |outcome: &Outcome| match outcome {
            Outcome::Passed => "passed",
            Outcome::Failed(_) => "failed",
            Outcome::Skipped(_) => "skipped",
        };
        results.iter().map(|(_, outcome, _)| word(outcome)).collect()
    }

    #[test]
    fn a_failure_lets_the_next_step_run_but_a_closed_gate_does_not() {
        let steps = [Step::check("a", fails), Step::check("b", passes)];
        assert_eq!(words(&steps), ["failed", "passed"]);
        let steps = [Step::check("a", fails).gate(), Step::check("b", passes)];
        assert_eq!(words(&steps), ["failed", "skipped"]);
    }

    #[test]
    fn a_step_waits_for_its_path() {
        let steps = [
            Step::check("a", fails).once("no/such/path"),
            Step::check("b", fails).once("Cargo.toml"),
        ];
        assert_eq!(words(&steps), ["skipped", "failed"]);
    }

    #[test]
    fn every_step_has_its_own_name() {
        let steps = steps(true);
        let mut names: Vec<_> = steps.iter().map(|step| step.name).collect();
        names.sort_unstable();
        let all = names.len();
        names.dedup();
        assert_eq!(names.len(), all);
    }

    #[test]
    fn the_client_is_built_before_the_binary_and_played_after_it() {
        let steps = steps(true);
        let place = |name| steps.iter().position(|step| step.name == name).expect(name);
        assert!(place("client: build, size") < place("clippy"), "clippy builds the server as well");
        assert!(place("client: build, size") < place("build"));
        assert!(place("build") < place("browser tests"));
    }

    #[test]
    fn an_unknown_step_is_refused() {
        assert!(test(&["no such step"]).is_err());
    }
}
