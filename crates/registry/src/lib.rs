//! The games of this program: the one list of them. Servers, the command line, cases and random
//! games find them here.

use std::sync::LazyLock;

use commands::Games;
use hosting::Hosts;

/// All games; the first is the usual one.
pub fn games() -> &'static Games {
    static GAMES: LazyLock<Games> = LazyLock::new(|| {
        Games::new(vec![
            pantheon_commands::COMMANDS,
            mythic_commands::COMMANDS,
            conjurers_commands::COMMANDS,
        ])
    });
    &GAMES
}

/// All games as a server hosts them, with their built-in packs.
pub fn hosts() -> Hosts {
    games().hosts(&[]).expect("the packs inside the program are sound")
}
