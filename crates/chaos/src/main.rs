//! `cargo xtask chaos`: several servers of the same tables, hundreds who play at them, and whatever
//! can go wrong with servers, database and bus.
//!
//! It starts PostgreSQL and nats-server of its own. At the end it looks at what the database holds:
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
