//! Names for areas and sets of areas, small enough to be copied freely.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most areas a board can have: an [`AreaSet`] is one machine word.
pub const MAX_AREAS: usize = 64;

/// One area of a board, by its position in the board's list of areas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct AreaId(u8);

impl AreaId {
    /// The area at `index`, if an index so large can exist.
    #[inline]
    pub const fn from_index(index: usize) -> Option<AreaId> {
        if index < MAX_AREAS { Some(AreaId(index as u8)) } else { None }
    }

    /// Position in the board's list of areas; always below [`MAX_AREAS`].
    #[inline]
    pub const fn index(self) -> usize {
        // The mask changes nothing; it lets table look-ups go without a bounds check.
        (self.0 & (MAX_AREAS as u8 - 1)) as usize
    }
}

impl fmt::Display for AreaId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl<'de> Deserialize<'de> for AreaId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(deserializer)?;
        AreaId::from_index(usize::from(index))
            .ok_or_else(|| D::Error::custom(format!("area {index}: a board has at most 64 areas")))
    }
}

kernel::id_set! {
    /// A set of areas of one board.
    ///
    /// Text formats write it as a list of ids, because JavaScript has no 64-bit integers; binary
    /// formats as one `u64`.
    ///
    /// ```
    /// use board::{AreaId, AreaSet};
    /// let b = AreaId::from_index(3).unwrap();
    /// let set = AreaSet::EMPTY.with(AreaId::from_index(7).unwrap()).with(b);
    /// assert_eq!(set.first(), Some(b));
    /// assert_eq!(set.len(), 2);
    /// ```
    pub struct AreaSet(u64) of AreaId;
}

impl AreaSet {
    /// The first `count` areas of a board.
    #[inline]
    pub const fn first_n(count: usize) -> Self {
        if count >= MAX_AREAS { Self(u64::MAX) } else { Self((1 << count) - 1) }
    }
}

impl fmt::Debug for AreaSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(AreaId::index)).finish()
    }
}

impl Serialize for AreaSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u64(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for AreaSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            Ok(Vec::<AreaId>::deserialize(deserializer)?.into_iter().collect())
        } else {
            u64::deserialize(deserializer).map(AreaSet)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(indices: &[usize]) -> AreaSet {
        indices.iter().map(|&index| AreaId::from_index(index).expect("below 64")).collect()
    }

    #[test]
    fn members_come_in_order_up_to_the_last_bit() {
        let all: Vec<usize> = set(&[63, 0, 17]).iter().map(AreaId::index).collect();
        assert_eq!(all, [0, 17, 63]);
        assert_eq!(AreaSet::EMPTY.first(), None);
        assert_eq!(AreaSet::first_n(64).len(), 64);
        assert_eq!(AreaSet::first_n(3), set(&[0, 1, 2]));
        assert_eq!(AreaId::from_index(64), None);
    }

    #[test]
    fn text_formats_list_the_members() {
        let json = serde_json::to_string(&set(&[3, 63])).expect("a set serialises");
        assert_eq!(json, "[3,63]");
        assert_eq!(serde_json::from_str::<AreaSet>(&json).expect("and back"), set(&[3, 63]));
        assert!(serde_json::from_str::<AreaSet>("[64]").is_err());
    }
}
