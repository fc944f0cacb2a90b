//! Square grids: spaces that touch along a side or at a corner, and the straight lines between.
//!
//! All grids share one numbering, so that a space has the same name on a small and on a large
//! one: columns a, b, c ... from west to east, rows 1, 2, 3 ... from south to north. [M12.R4]

use std::fmt;
use std::ops::Not;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most columns of a grid.
pub const MAX_COLUMNS: u8 = 12;

/// The most rows of a grid.
pub const MAX_ROWS: u8 = 8;

/// The most spaces of a grid.
pub const MAX_SPACES: usize = MAX_COLUMNS as usize * MAX_ROWS as usize;

const EVERY: u128 = (1 << MAX_SPACES) - 1;
const WEST: u128 = column_bits(0);
const EAST: u128 = column_bits(MAX_COLUMNS - 1);

const fn column_bits(column: u8) -> u128 {
    let mut bits = 0;
    let mut row = 0;
    while row < MAX_ROWS {
        bits |= 1 << (row * MAX_COLUMNS + column);
        row += 1;
    }
    bits
}

/// One space of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SpaceId(u8);

/// Text that names no space.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no space; spaces are named from a1 to l8")]
pub struct SpaceError(String);

impl SpaceId {
    /// The space in a column and row, both counted from 0, if a grid can be that large.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < MAX_COLUMNS && row < MAX_ROWS {
            Some(Self(row * MAX_COLUMNS + column))
        } else {
            None
        }
    }

    /// Position in tables; always below [`MAX_SPACES`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The space at a position in tables.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < MAX_SPACES { Some(Self(index as u8)) } else { None }
    }

    /// The column, counted from 0 in the west.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % MAX_COLUMNS
    }

    /// The row, counted from 0 in the south.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / MAX_COLUMNS
    }

    /// How many spaces apart two spaces are, a diagonal counting 1. [M12.R53]
    #[inline]
    pub const fn distance(self, other: Self) -> u8 {
        let columns = self.column().abs_diff(other.column());
        let rows = self.row().abs_diff(other.row());
        if columns > rows { columns } else { rows }
    }
}

impl fmt::Display for SpaceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for SpaceId {
    type Err = SpaceError;

    fn from_str(text: &str) -> Result<Self, SpaceError> {
        let read = || {
            let (&column, row) = text.as_bytes().split_first()?;
            let column = column.checked_sub(b'a')?;
            let row: u8 = std::str::from_utf8(row).ok()?.parse().ok()?;
            Self::new(column, row.checked_sub(1)?)
        };
        read().ok_or_else(|| SpaceError(text.to_owned()))
    }
}

impl Serialize for SpaceId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for SpaceId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
        } else {
            let index = u8::deserialize(deserializer)?;
            let known = usize::from(index) < MAX_SPACES;
            known.then_some(Self(index)).ok_or_else(|| D::Error::custom("no such space"))
        }
    }
}

kernel::id_set! {
    /// A set of spaces. Text formats write it as a list of names, binary formats as one number.
    pub struct SpaceSet(u128) of SpaceId;
}

impl SpaceSet {
    /// Every space of a grid with so many columns and rows.
    pub fn grid(columns: u8, rows: u8) -> Self {
        Self::rectangle(0, 0, columns, rows)
    }

    /// The spaces of a rectangle whose south-west corner is given.
    pub fn rectangle(west: u8, south: u8, columns: u8, rows: u8) -> Self {
        let cells = (south..south + rows)
            .flat_map(|row| (west..west + columns).filter_map(move |at| SpaceId::new(at, row)));
        cells.collect()
    }

    /// The spaces that touch a space of the set along a side or at a corner, and the set itself.
    #[inline]
    #[must_use]
    pub const fn spread(self) -> Self {
        let across = self.0 | (self.0 & !EAST) << 1 | (self.0 & !WEST) >> 1;
        Self((across | across << MAX_COLUMNS | across >> MAX_COLUMNS) & EVERY)
    }

    /// The spaces that touch `space`. [M12.7.12]
    #[inline]
    pub const fn around(space: SpaceId) -> Self {
        Self::only(space).spread().without(space)
    }
}

impl fmt::Debug for SpaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|space| space.to_string())).finish()
    }
}

impl Not for SpaceSet {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0 & EVERY)
    }
}

impl Serialize for SpaceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u128(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for SpaceSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            Ok(Vec::<SpaceId>::deserialize(deserializer)?.into_iter().collect())
        } else {
            Ok(Self(u128::deserialize(deserializer)? & EVERY))
        }
    }
}

/// Which spaces each straight line between two centres crosses, the ends left out. [M12.R54]
#[derive(Clone, Debug)]
pub struct Lines {
    between: Vec<SpaceSet>,
}

impl Lines {
    /// Works the lines of the largest grid out.
    pub fn new() -> Self {
        let all: Vec<SpaceId> = SpaceSet::grid(MAX_COLUMNS, MAX_ROWS).iter().collect();
        let between = all.iter().flat_map(|&from| all.iter().map(move |&to| line(from, to)));
        Self { between: between.collect() }
    }

    /// The spaces that the line crosses, the two ends left out. [M12.R56]
    #[inline]
    pub fn between(&self, from: SpaceId, to: SpaceId) -> SpaceSet {
        self.between[from.index() * MAX_SPACES + to.index()]
    }
}

impl Default for Lines {
    fn default() -> Self {
        Self::new()
    }
}

/// The spaces whose inside the segment between two centres crosses; a corner that is only touched
/// does not count. [M12.R54] [M12.R55]
fn line(from: SpaceId, to: SpaceId) -> SpaceSet {
    let (x, y) = (i32::from(from.column()), i32::from(from.row()));
    let (dx, dy) = (i32::from(to.column()) - x, i32::from(to.row()) - y);
    let crossed = |space: &SpaceId| {
        let (i, j) = (i32::from(space.column()) - x, i32::from(space.row()) - y);
        let inside = |step: i32, whole: i32| (0.min(whole)..=0.max(whole)).contains(&step);
        inside(i, dx) && inside(j, dy) && 2 * (i * dy - j * dx).abs() < dx.abs() + dy.abs()
    };
    let all = SpaceSet::grid(MAX_COLUMNS, MAX_ROWS).without(from).without(to);
    all.iter().filter(crossed).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(name: &str) -> SpaceId {
        name.parse().expect("a space")
    }

    fn set(names: &str) -> SpaceSet {
        names.split_whitespace().map(at).collect()
    }

    #[test]
    fn spaces_have_names() {
        assert_eq!((at("a1").column(), at("a1").row()), (0, 0));
        assert_eq!((at("l8").column(), at("l8").row()), (11, 7));
        for space in SpaceSet::grid(12, 8).iter() {
            assert_eq!(space.to_string().parse(), Ok(space));
        }
        for wrong in ["", "a", "a0", "a9", "m1", "1a", "A1"] {
            assert!(wrong.parse::<SpaceId>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn neighbours_touch_along_a_side_or_at_a_corner() {
        assert_eq!(SpaceSet::around(at("a1")), set("a2 b1 b2"));
        assert_eq!(SpaceSet::around(at("l8")), set("k8 k7 l7"));
        assert_eq!(SpaceSet::around(at("c3")), set("b2 c2 d2 b3 d3 b4 c4 d4"));
        assert_eq!(at("a1").distance(at("c2")), 2);
    }

    #[test]
    fn a_line_crosses_what_it_enters_and_no_corner() {
        let lines = Lines::new();
        assert_eq!(lines.between(at("a1"), at("d1")), set("b1 c1"));
        assert_eq!(lines.between(at("a1"), at("c3")), set("b2"));
        assert_eq!(lines.between(at("a1"), at("c2")), set("b1 b2"));
        // From a1 to b3 the line enters a2 and b2; from a1 to d3 it touches corners only beside.
        assert_eq!(lines.between(at("a1"), at("b3")), set("a2 b2"));
        for from in SpaceSet::grid(8, 8).iter() {
            for to in SpaceSet::grid(8, 8).iter() {
                assert_eq!(lines.between(from, to), lines.between(to, from));
            }
        }
    }

    #[test]
    fn sets_survive_both_kinds_of_saving() {
        let spaces = set("a1 l8 f4");
        let json = serde_json::to_string(&spaces).expect("text");
        assert_eq!(json, r#"["a1","f4","l8"]"#);
        assert_eq!(serde_json::from_str::<SpaceSet>(&json).expect("back"), spaces);
    }
}
