//! Names for areas and sets of areas, small enough to be copied freely.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

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
    pub const fn new(index: usize) -> Option<AreaId> {
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
        AreaId::new(usize::from(index))
            .ok_or_else(|| D::Error::custom(format!("area {index}: a board has at most 64 areas")))
    }
}

/// A set of areas of one board.
///
/// Text formats write it as a list of ids, because JavaScript has no 64-bit integers; binary formats
/// as one `u64`.
///
/// ```
/// use board::{AreaId, AreaSet};
/// let b = AreaId::new(3).unwrap();
/// let set = AreaSet::EMPTY.with(AreaId::new(7).unwrap()).with(b);
/// assert_eq!(set.first(), Some(b));
/// assert_eq!(set.len(), 2);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AreaSet(u64);

impl AreaSet {
    /// No area.
    pub const EMPTY: AreaSet = AreaSet(0);

    /// The set whose members are the one bits of `bits`, lowest bit first.
    #[inline]
    pub const fn from_bits(bits: u64) -> AreaSet {
        AreaSet(bits)
    }

    /// One bit per member, lowest bit first.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The first `count` areas of a board.
    #[inline]
    pub const fn first_n(count: usize) -> AreaSet {
        if count >= MAX_AREAS { AreaSet(u64::MAX) } else { AreaSet((1 << count) - 1) }
    }

    /// The set with one member.
    #[inline]
    pub const fn only(area: AreaId) -> AreaSet {
        AreaSet(1 << area.index())
    }

    /// Is `area` a member?
    #[inline]
    pub const fn contains(self, area: AreaId) -> bool {
        self.0 >> area.index() & 1 == 1
    }

    /// Adds `area`; says whether it was new.
    #[inline]
    pub fn insert(&mut self, area: AreaId) -> bool {
        let before = self.0;
        self.0 |= 1 << area.index();
        self.0 != before
    }

    /// Takes `area` out; says whether it was a member.
    #[inline]
    pub fn remove(&mut self, area: AreaId) -> bool {
        let before = self.0;
        self.0 &= !(1 << area.index());
        self.0 != before
    }

    /// This set and `area`.
    #[inline]
    #[must_use]
    pub const fn with(self, area: AreaId) -> AreaSet {
        AreaSet(self.0 | 1 << area.index())
    }

    /// This set without `area`.
    #[inline]
    #[must_use]
    pub const fn without(self, area: AreaId) -> AreaSet {
        AreaSet(self.0 & !(1 << area.index()))
    }

    /// Areas in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 | other.0)
    }

    /// Areas in both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 & other.0)
    }

    /// Areas in this set and not in `other`.
    #[inline]
    #[must_use]
    pub const fn difference(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 & !other.0)
    }

    /// Have the two sets a member in common?
    #[inline]
    pub const fn intersects(self, other: AreaSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Is every member also in `other`?
    #[inline]
    pub const fn is_subset(self, other: AreaSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Number of members.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Has it no member?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The member with the lowest id.
    #[inline]
    pub const fn first(self) -> Option<AreaId> {
        AreaId::new(self.0.trailing_zeros() as usize)
    }

    /// Members in the order of their ids.
    #[inline]
    pub const fn iter(self) -> AreaSetIter {
        AreaSetIter(self)
    }
}

/// Members of an [`AreaSet`] in the order of their ids.
#[derive(Clone, Debug)]
pub struct AreaSetIter(AreaSet);

impl Iterator for AreaSetIter {
    type Item = AreaId;

    #[inline]
    fn next(&mut self) -> Option<AreaId> {
        let area = self.0.first()?;
        self.0 = AreaSet(self.0.0 & (self.0.0 - 1));
        Some(area)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for AreaSetIter {}

impl IntoIterator for AreaSet {
    type Item = AreaId;
    type IntoIter = AreaSetIter;

    #[inline]
    fn into_iter(self) -> AreaSetIter {
        self.iter()
    }
}

impl FromIterator<AreaId> for AreaSet {
    fn from_iter<I: IntoIterator<Item = AreaId>>(areas: I) -> AreaSet {
        areas.into_iter().fold(AreaSet::EMPTY, AreaSet::with)
    }
}

impl Extend<AreaId> for AreaSet {
    fn extend<I: IntoIterator<Item = AreaId>>(&mut self, areas: I) {
        for area in areas {
            self.insert(area);
        }
    }
}

impl BitOr for AreaSet {
    type Output = AreaSet;

    #[inline]
    fn bitor(self, other: AreaSet) -> AreaSet {
        self.union(other)
    }
}

impl BitOrAssign for AreaSet {
    #[inline]
    fn bitor_assign(&mut self, other: AreaSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for AreaSet {
    type Output = AreaSet;

    #[inline]
    fn bitand(self, other: AreaSet) -> AreaSet {
        self.intersection(other)
    }
}

impl BitAndAssign for AreaSet {
    #[inline]
    fn bitand_assign(&mut self, other: AreaSet) {
        self.0 &= other.0;
    }
}

impl Sub for AreaSet {
    type Output = AreaSet;

    #[inline]
    fn sub(self, other: AreaSet) -> AreaSet {
        self.difference(other)
    }
}

impl SubAssign for AreaSet {
    #[inline]
    fn sub_assign(&mut self, other: AreaSet) {
        self.0 &= !other.0;
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
        indices.iter().map(|&index| AreaId::new(index).expect("below 64")).collect()
    }

    #[test]
    fn members_come_in_order_up_to_the_last_bit() {
        let all: Vec<usize> = set(&[63, 0, 17]).iter().map(AreaId::index).collect();
        assert_eq!(all, [0, 17, 63]);
        assert_eq!(AreaSet::EMPTY.first(), None);
        assert_eq!(AreaSet::first_n(64).len(), 64);
        assert_eq!(AreaSet::first_n(3), set(&[0, 1, 2]));
        assert_eq!(AreaId::new(64), None);
    }

    #[test]
    fn set_arithmetic() {
        let (a, b) = (set(&[1, 2, 40]), set(&[2, 3]));
        assert_eq!(a | b, set(&[1, 2, 3, 40]));
        assert_eq!(a & b, set(&[2]));
        assert_eq!(a - b, set(&[1, 40]));
        assert!(a.intersects(b) && !a.is_subset(b) && set(&[2]).is_subset(a));
        let mut c = a;
        let forty = AreaId::new(40).expect("below 64");
        assert!(c.remove(forty) && !c.remove(forty) && c.insert(forty) && !c.insert(forty));
        assert_eq!(c, a);
    }

    #[test]
    fn text_formats_list_the_members() {
        let json = serde_json::to_string(&set(&[3, 63])).expect("a set serialises");
        assert_eq!(json, "[3,63]");
        assert_eq!(serde_json::from_str::<AreaSet>(&json).expect("and back"), set(&[3, 63]));
        assert!(serde_json::from_str::<AreaSet>("[64]").is_err());
    }
}
