//! A real server on loopback, spoken to over its sockets and requests.

mod common;
mod games;
mod hints;
mod hostile;
mod restart;
mod swap;
mod table;
