//! A hash of a state that is the same on every machine.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// 64 bits that tell two states apart in records, written as 16 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fingerprint(pub u64);

/// Bytes that most states serialise to at the most; a larger one takes more.
const ROOM: usize = 4096;

/// The fingerprint of any serialisable value.
///
/// It goes through the serialised form, which has no padding, pointer widths or byte order, so
/// the number does not depend on the machine.
pub fn fingerprint<T: Serialize>(value: &T) -> Fingerprint {
    let bytes = postcard::to_extend(value, Vec::with_capacity(ROOM));
    let bytes = bytes.expect("plain data always serialises to memory");
    Fingerprint(xxhash_rust::xxh3::xxh3_64(&bytes))
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for Fingerprint {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        u64::from_str_radix(text, 16).map(Self)
    }
}
