//! `cargo xtask chaos`: several servers of the same tables, or one with its folder, hundreds who play
//! at them, and whatever can go wrong with servers, database and bus.
//!
//! For several servers it starts PostgreSQL and nats-server of its own, and a witness in the database that
//! notes every row of a journal that was written in another epoch than its table's. At the end it looks at what the database holds:
//! everything that a player was told was taken must be there, once, in one line of writes, each by
//! the one who owned the table then, and every table must replay to the same states.

#[cfg(unix)]
mod checks;
#[cfg(unix)]
mod faults;
#[cfg(unix)]
mod harness;
#[cfg(unix)]
mod nodes;
#[cfg(unix)]
mod players;
#[cfg(unix)]
mod proxy;
#[cfg(unix)]
mod witness;
#[cfg(unix)]
mod zombie;

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(unix)]
    return harness::main();
    #[cfg(not(unix))]
    {
        eprintln!("chaos: it sends signals, and so it needs a Unix");
        ExitCode::FAILURE
    }
}
