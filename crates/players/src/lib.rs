//! What computer players say of any game, as plain data.

mod leaning;
mod totals;

pub use leaning::Leaning;
pub use totals::Totals;
