//! A real server on loopback, spoken to over its sockets and requests.

mod accounts;
mod client;
mod common;
mod company;
mod games;
mod goals;
mod hints;
mod hostile;
mod lobby;
mod names;
mod nim;
mod nim_commands;
#[cfg(unix)]
mod nodes;
mod openapi;
mod order;
mod pace;
mod people;
mod restart;
mod standing;
mod strangers;
mod swap;
mod table;
