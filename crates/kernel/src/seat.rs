//! Seats at the table.

use serde::{Deserialize, Serialize};

/// One place at the table, counted from 0 in clockwise order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The most seats any game has.
    pub const MOST: usize = 4;

    /// The seat as an index into per-seat arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat at an index of per-seat sets.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 8 { Some(Self(index as u8)) } else { None }
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    pub const fn next(self, seats: u8) -> Self {
        Self((self.0 + 1) % seats)
    }

    /// The next seat counter-clockwise at a table of `seats`.
    #[inline]
    pub const fn previous(self, seats: u8) -> Self {
        Self((self.0 + seats - 1) % seats)
    }

    /// All seats of a table, in clockwise order from the first.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> {
        (0..seats).map(Self)
    }
}

crate::id_set! {
    /// A set of seats.
    #[derive(Debug, Serialize, Deserialize)]
    pub struct SeatSet(pub u8) of Seat;
}

impl SeatSet {
    /// Every seat of a table of `seats`.
    #[inline]
    pub const fn all(seats: u8) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }
}
