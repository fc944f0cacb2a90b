//! Plays many random games of Mythic Battles (2012) and checks them on the way.

use std::process::ExitCode;

fn main() -> ExitCode {
    testkit::random_games::main(&mythic_random::RULESETS)
}
