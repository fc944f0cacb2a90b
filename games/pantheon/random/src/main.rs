//! Plays many random games of Pantheon and checks them on the way.

use std::process::ExitCode;

fn main() -> ExitCode {
    testkit::random_games::main(&pantheon_random::RULESETS)
}
