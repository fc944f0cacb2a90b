//! What is said during play: events, questions, choices, reasons, and the board in words.
//!
//! Everything is said from a [`pantheon::View`], so that no sentence can tell more than its reader
//! may know.

mod board;
mod choices;
mod events;
mod goals;
mod moment;
mod motives;
mod narrator;
mod outlook;
mod questions;
mod reasons;
mod review;
mod scene;
