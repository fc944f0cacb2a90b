//! Omphalos for those who program: four mythological battle games by the rules, computer players,
//! matches between them, and exact odds.
//!
//! A game is plain data that a pure function moves forward; [`kernel::Game`] is the contract. What
//! a seat may know is a view, and players are given views, so one that looks at hidden cards does
//! not compile. This page plays a whole game of Conjurers:
//!
//! ```
//! use omphalos::arena::{self, Finish};
//! use omphalos::conjurers::{Conjurers, Settings};
//! use omphalos::conjurers_player::ConjurersKnowledge;
//! use omphalos::kernel::Hosted;
//! use omphalos::players;
//!
//! let cards = omphalos::conjurers_table::embedded_cards();
//! let game = Conjurers::set_up(cards.setup(2, Settings::default())).expect("our own cards");
//! let levels = [players::by_name("greedy")?, players::by_name("random")?];
//! let mut seats = levels.map(|level| level.player::<ConjurersKnowledge>(1));
//! let played = arena::play(&game, &mut seats, 7);
//! let Finish::Over(ending) = played.finish else { panic!("computer players never give up") };
//! assert!(!Conjurers::winners(&ending).is_empty());
//! # Ok::<(), players::UnknownPlayer>(())
//! ```
//!
//! - [`kernel`] is what all games share: states, inputs, pauses, views, records, [`kernel::perft()`].
//! - [`pantheon`], [`mythic`] and [`conjurers`] are the rules; [`pantheon_table`], [`mythic_table`] and
//!   [`conjurers_table`] have units, boards and cards to set them up with, and read those of others.
//! - [`players`] has computer players by name, the search behind them, and the trait to write
//!   another; [`pantheon_player`], [`mythic_player`] and [`conjurers_player`] are what they know of each
//!   game; [`arena`] lets them meet.
//! - [`odds`] knows what attacks come to.
//!
//! `examples/` holds three programs to begin with. Depend on this crate without its default
//! features; the feature `cli` is the command line.

pub use conjurers;
pub use conjurers_player;
pub use conjurers_table;
pub use dice as odds;
pub use kernel;
pub use mythic;
pub use mythic_player;
pub use mythic_table;
pub use pantheon;
pub use pantheon_player;
pub use pantheon_table;
pub use players;
pub use players::arena;
