//! The rulesets of the games that cases are tried with.

use cases::Rulesets;

pub(crate) fn rulesets() -> Rulesets {
    Rulesets::of([
        &pantheon_cases::CASES[..],
        &mythic_cases::CASES[..],
        &conjurers_cases::CASES[..],
    ])
}
