//! Plays many random games of Conjurers and checks them on the way.

use std::process::ExitCode;

fn main() -> ExitCode {
    testkit::random_games::main(&conjurers_random::RULESETS)
}
