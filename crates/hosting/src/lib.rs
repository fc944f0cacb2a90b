//! Tables of any game.
//!
//! One task plays each table ([`table`]): it alone touches the game, and everybody speaks to it by
//! commands. A choice is named by the number of the question and its place in the list that was
//! offered, and checked by the kernel's `Match` and nowhere else. Every input and every outcome is
//! in the store before anyone is told of it, so after a crash each table stands where it was: it is
//! played again from its inputs.
//!
//! A game is [`Served`] by a type of its own, in a crate of its own; whoever knows no game holds it
//! as a [`Host`]. All of this is compiled there, once for each game.

mod accord;
pub mod back;
mod clocks;
mod counts;
pub mod described;
pub mod dice;
mod failure;
mod host;
pub mod limits;
mod lots;
pub mod naming;
mod opening;
mod played;
mod reviews;
mod served;
mod strength;
pub mod table;
mod tables;
pub mod think_pool;
pub mod thinkers;
mod upkeep;
mod uploaded;
mod voice;
mod word_filter;

pub use counts::Counts;
pub use failure::{Failure, lang};
pub use host::{Answer, Found, Host, Hosts};
pub use lots::Lots;
pub use opening::{Terms, exercise, from_record, new_table};
pub use played::Broken;
pub use reviews::Reviews;
pub use served::{
    ChoiceOf, LineAbout, PlansOf, Scene, SeenOf, Served, Stand, ViewOf, plans_of, world,
};
pub use strength::beside;
pub use tables::{TableError, Tables};
pub use upkeep::{Answered, Fitting, Keeper, Rules};
pub use uploaded::check as check_setup;
pub use voice::{Names, Voice, levels};
pub use word_filter::{LONGEST_WORD, WordFilter};

/// A seed that nobody can guess.
pub fn seed() -> u64 {
    let mut bytes = [0; 8];
    fill(&mut bytes);
    u64::from_le_bytes(bytes)
}

/// Text of so many random bytes, for ids and secrets.
pub fn token(bytes: usize) -> String {
    let mut random = vec![0; bytes];
    fill(&mut random);
    random.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the system gives random bytes");
}
