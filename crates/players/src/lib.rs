//! Computer players, matches between them, and what many matches say about the balance of units.
//!
//! A [`Player`] is given a view and the choices it is offered, never a state: what it cannot know
//! it has to imagine ([`kernel::Game::sample_world`]). [`by_name`] finds players by the names that
//! people use on the command line. What a player knows about one game beyond its rules is that
//! game's [`Knowledge`]. [`think`] searches, for players and for people who ask for advice.
//! [`explain`] says why a choice is preferred, [`mod@review`] looks at a finished game again.
//! [`arena`] lets players meet, [`balance`] counts what their games show, [`ladder`] is the list of
//! matches that tells how strong they are. [`exec`] lets programs of others take part, [`tuner`]
//! finds better [`weights`].
//!
//! [`kernel::Game::sample_world`]: kernel::Game::sample_world

pub mod arena;
pub mod balance;
mod battle_estimate;
mod conjurers_sense;
mod elo;
pub mod exec;
mod flat;
mod greedy;
mod judgement;
mod knowledge;
pub mod ladder;
mod levels;
mod mythic_sense;
mod net;
mod pantheon_sense;
mod player;
mod rate;
mod reasons;
pub mod review;
mod search;
mod sprt;
mod stance;
mod terms;
mod told;
pub mod training;
pub mod trials;
pub mod tuner;
pub mod weights;

pub use battle_estimate::{BattleEstimate, battle_estimate};
pub use conjurers_sense::{
    Lore as ConjurersLore, Terms as ConjurersTerms, Weights as ConjurersWeights,
};
pub use elo::{Elo, Pairs, Points, elo_of, score_of};
pub use flat::{Flat, flat};
pub use greedy::{Greedy, greedy};
pub use judgement::{MOST_SIGNALS, Side, Sides};
pub use knowledge::{Experience, Knowledge};
pub use levels::{Level, UnknownPlayer, by_name, level, players, yardsticks};
pub use mythic_sense::{Lore as MythicLore, Terms as MythicTerms, Weights as MythicWeights};
pub use net::Net;
pub use pantheon_sense::{Lore, Terms, Weights};
pub use player::{Player, Random, random};
pub use rate::{Mean, Rate};
pub use reasons::{Explained, ExplainedOf, Reasoned, explain, explain_openly, hint};
pub use search::{
    Budget, Searcher, Style, Thought, Weighed, rounds_in, searcher, think, win_chance,
};
pub use sprt::{Hypotheses, NotHypotheses, Sprt, Verdict};
pub use stance::{Stance, Stubborn, stubborn};
pub use told::{ToldChoice, ToldMoment, ToldReview, ToldSeat, tell_review};
