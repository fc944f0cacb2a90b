//! The games of this program: the one list of them.

use hosting::Hosts;

/// All games as a server hosts them, with their built-in packs.
pub fn hosts() -> Hosts {
    Hosts::new(vec![pantheon_host::embedded(), mythic_host::embedded(), conjurers_host::embedded()])
}
