//! Powers at work: the ones the sources describe, composed from the vocabulary.

mod arena;
mod combat;
mod forecasts;
mod turns;
