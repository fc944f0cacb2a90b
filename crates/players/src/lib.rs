//! Computer players of any game, matches between them, and what many matches say about the balance
//! of a game.
//!
//! A [`Player`] is given a view and the choices it is offered, never a state: what it cannot know
//! it has to imagine ([`kernel::Game::sample_world`]). [`by_name`] finds players by the names that
//! people use on the command line. What players know about one game beyond its rules is a type with
//! [`Knowledge`], in a crate of that game; this crate knows no game and no words. [`think`] searches,
//! for players and for people who ask for advice. [`explain`] says why a choice is preferred, as
//! data; [`mod@review`] looks at a finished game again. [`arena`] lets players meet, [`balance`]
//! counts what their games show, [`ladder`] is the list of matches that tells how strong they are.
//! [`exec`] lets programs of others take part, [`tuner`] finds better [`weights`].
//!
//! [`kernel::Game::sample_world`]: kernel::Game::sample_world

pub mod arena;
pub mod balance;
mod compiled;
mod elo;
pub mod exec;
mod flat;
mod greedy;
pub mod instinct;
mod judgement;
mod knowledge;
pub mod ladder;
mod leaning;
mod levels;
mod measured;
mod net;
mod player;
mod rate;
mod reasons;
pub mod review;
mod search;
mod sprt;
mod stance;
mod terms;
mod totals;
pub mod training;
pub mod trials;
pub mod tuner;
pub mod weights;

pub use compiled::{Compiled, explain, explain_openly, rounds_in, think};
pub use elo::{Elo, Pairs, Points, elo_of, score_of};
pub use flat::{Flat, flat};
pub use greedy::{Greedy, greedy};
pub use judgement::{MOST_SIGNALS, Side, Sides, draw};
pub use knowledge::{ChoiceOf, Experience, Knowledge, StateOf, ViewOf};
pub use leaning::Leaning;
pub use levels::{Level, UnknownPlayer, by_name, level, levels, yardsticks};
pub use measured::measured;
pub use net::Net;
pub use player::{Player, Random, random};
pub use rate::{Mean, Rate};
pub use reasons::{Explained, ExplainedOf, Reasoned, aspect_of, hint};
pub use search::{Budget, Searcher, Style, Thought, TurnTime, Weighed, searcher, win_chance};
pub use sprt::{Hypotheses, NotHypotheses, Sprt, Verdict};
pub use stance::{Stance, Stubborn, stubborn};
pub use totals::Totals;
