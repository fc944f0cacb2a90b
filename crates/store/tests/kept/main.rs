//! What is true of every store, on a real file and on a real PostgreSQL, and what is true of each.

mod contract;
mod deadlines;
mod lobby;
mod order;
mod people;
#[cfg(unix)]
mod postgres;
mod ratings;
mod sqlite;
