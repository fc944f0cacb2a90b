//! Small ids, and sets of them in one machine word.

/// Any set made by [`id_set!`](crate::id_set), for code that is written for all of them.
pub trait IdSet: Copy {
    /// The members.
    type Id: Copy;

    /// Is `id` a member?
    fn contains(self, id: Self::Id) -> bool;

    /// Makes `id` a member, or takes it out.
    fn set(&mut self, id: Self::Id, member: bool);
}

/// Declares an id of one byte: a thing of a game by its place in a list of at most `MOST`, a power of two.
///
/// ```
/// kernel::id! {
///     /// A horse, by its place in the stable.
///     pub struct Horse(pub u8) below 16;
/// }
/// assert_eq!(Horse(3).index(), 3);
/// assert_eq!(Horse::from_index(15), Some(Horse(15)));
/// assert_eq!(Horse::from_index(16), None);
/// ```
#[macro_export]
macro_rules! id {
    (
        $(#[$meta:meta])*
        $vis:vis struct $Id:ident($byte_vis:vis u8) below $most:expr;
    ) => {
        $(#[$meta])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize,
            serde::Deserialize,
        )]
        $vis struct $Id($byte_vis u8);

        impl $Id {
            const MOST: usize = {
                let most: usize = $most;
                assert!(most.is_power_of_two() && most <= 256);
                most
            };

            /// The place in lists of these things; always below their most.
            #[inline]
            $vis const fn index(self) -> usize {
                // The mask changes nothing; it lets look-ups go without a bounds check.
                self.0 as usize & (Self::MOST - 1)
            }

            /// The thing at a place of lists.
            #[inline]
            $vis const fn from_index(index: usize) -> Option<Self> {
                if index < Self::MOST { Some(Self(index as u8)) } else { None }
            }
        }
    };
}

/// Declares a set of ids that is one machine word: the id with index `n` is bit `n`.
///
/// The id type has `const fn index(self) -> usize`, always below the width of the word, and
/// `const fn from_index(usize) -> Option<Self>`; enums made by [`words!`](crate::words) have both.
/// Attributes such as `Debug` and serde's are the caller's, because they differ.
///
/// ```
/// kernel::words! {
///     /// A way to go.
///     Way {
///         /// Up.
///         Up = "up",
///         /// Down.
///         Down = "down",
///     }
/// }
/// kernel::id_set! {
///     /// A set of ways.
///     #[derive(Debug)]
///     pub struct WaySet(u8) of Way;
/// }
/// let both: WaySet = [Way::Down, Way::Up].into_iter().collect();
/// assert_eq!(both.iter().collect::<Vec<_>>(), [Way::Up, Way::Down]);
/// assert_eq!(both - WaySet::only(Way::Up), WaySet::EMPTY.with(Way::Down));
/// ```
#[macro_export]
macro_rules! id_set {
    (
        $(#[$meta:meta])*
        $vis:vis struct $Set:ident($word_vis:vis $Word:ty) of $Id:ty;
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $Set($word_vis $Word);

        #[allow(dead_code, reason = "a set has all of its methods, used or not")]
        impl $Set {
            /// No member.
            $vis const EMPTY: Self = Self(0);

            /// Just one member.
            #[inline]
            $vis const fn only(id: $Id) -> Self {
                Self(1 << id.index())
            }

            /// The members are the one bits of `bits`.
            #[inline]
            $vis const fn from_bits(bits: $Word) -> Self {
                Self(bits)
            }

            /// One bit for each member, at its index.
            #[inline]
            $vis const fn bits(self) -> $Word {
                self.0
            }

            /// Is `id` a member?
            #[inline]
            $vis const fn contains(self, id: $Id) -> bool {
                self.0 >> id.index() & 1 == 1
            }

            /// Adds `id`.
            #[inline]
            $vis const fn insert(&mut self, id: $Id) {
                self.0 |= 1 << id.index();
            }

            /// Takes `id` out.
            #[inline]
            $vis const fn remove(&mut self, id: $Id) {
                self.0 &= !(1 << id.index());
            }

            /// This set and `id`.
            #[inline]
            #[must_use]
            $vis const fn with(self, id: $Id) -> Self {
                Self(self.0 | 1 << id.index())
            }

            /// This set without `id`.
            #[inline]
            #[must_use]
            $vis const fn without(self, id: $Id) -> Self {
                Self(self.0 & !(1 << id.index()))
            }

            /// The members of either set.
            #[inline]
            #[must_use]
            $vis const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The members of both sets.
            #[inline]
            #[must_use]
            $vis const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// The members of this set that are not in `other`.
            #[inline]
            #[must_use]
            $vis const fn difference(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Have the two sets a member in common?
            #[inline]
            $vis const fn intersects(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// Is every member also in `other`?
            #[inline]
            $vis const fn is_subset(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// The number of members, which no word lets grow beyond 128.
            #[inline]
            $vis const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Has it no member?
            #[inline]
            $vis const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The member with the lowest index.
            #[inline]
            $vis const fn first(self) -> Option<$Id> {
                if self.0 == 0 { None } else { <$Id>::from_index(self.0.trailing_zeros() as usize) }
            }

            /// The members in the order of their indices.
            #[inline]
            $vis fn iter(self) -> impl Iterator<Item = $Id> + Clone {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    while left != 0 {
                        let index = left.trailing_zeros() as usize;
                        left &= left - 1;
                        if let Some(id) = <$Id>::from_index(index) {
                            return Some(id);
                        }
                    }
                    None
                })
            }
        }

        impl $crate::IdSet for $Set {
            type Id = $Id;

            #[inline]
            fn contains(self, id: $Id) -> bool {
                self.contains(id)
            }

            #[inline]
            fn set(&mut self, id: $Id, member: bool) {
                if member { self.insert(id) } else { self.remove(id) }
            }
        }

        impl FromIterator<$Id> for $Set {
            fn from_iter<I: IntoIterator<Item = $Id>>(ids: I) -> Self {
                ids.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl Extend<$Id> for $Set {
            fn extend<I: IntoIterator<Item = $Id>>(&mut self, ids: I) {
                *self = ids.into_iter().fold(*self, Self::with);
            }
        }

        impl std::ops::BitOr for $Set {
            type Output = Self;

            #[inline]
            fn bitor(self, other: Self) -> Self {
                self.union(other)
            }
        }

        impl std::ops::BitOrAssign for $Set {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                *self = self.union(other);
            }
        }

        impl std::ops::BitAnd for $Set {
            type Output = Self;

            #[inline]
            fn bitand(self, other: Self) -> Self {
                self.intersection(other)
            }
        }

        impl std::ops::BitAndAssign for $Set {
            #[inline]
            fn bitand_assign(&mut self, other: Self) {
                *self = self.intersection(other);
            }
        }

        impl std::ops::Sub for $Set {
            type Output = Self;

            #[inline]
            fn sub(self, other: Self) -> Self {
                self.difference(other)
            }
        }

        impl std::ops::SubAssign for $Set {
            #[inline]
            fn sub_assign(&mut self, other: Self) {
                *self = self.difference(other);
            }
        }
    };
}

#[cfg(test)]
mod tests {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Id(u8);

    impl Id {
        const fn index(self) -> usize {
            self.0 as usize
        }

        const fn from_index(index: usize) -> Option<Self> {
            if index < 60 { Some(Self(index as u8)) } else { None }
        }
    }

    crate::id_set! {
        #[derive(Debug)]
        struct IdSet(u64) of Id;
    }

    fn set(indices: &[u8]) -> IdSet {
        indices.iter().map(|&index| Id(index)).collect()
    }

    #[test]
    fn members_come_in_order_and_bits_without_an_id_are_passed_over() {
        let odd = IdSet::from_bits(1 << 63 | 1 << 59 | 1 << 17 | 1);
        assert_eq!(odd.iter().collect::<Vec<_>>(), [Id(0), Id(17), Id(59)]);
        assert_eq!(IdSet::EMPTY.first(), None);
        assert_eq!(set(&[40, 3]).first(), Some(Id(3)));
        assert_eq!(IdSet::only(Id(5)).bits(), 32);
    }

    #[test]
    fn set_arithmetic() {
        let (a, b) = (set(&[1, 2, 40]), set(&[2, 3]));
        assert_eq!(a | b, set(&[1, 2, 3, 40]));
        assert_eq!(a & b, set(&[2]));
        assert_eq!(a - b, set(&[1, 40]));
        assert!(a.intersects(b) && !a.is_subset(b) && set(&[2]).is_subset(a));
        assert_eq!((a.len(), a.is_empty(), IdSet::EMPTY.is_empty()), (3, false, true));
        let mut c = a;
        c.remove(Id(40));
        assert_eq!(c, set(&[1, 2]));
        c.insert(Id(40));
        assert_eq!((c, c.without(Id(1)), c.with(Id(3))), (a, set(&[2, 40]), a | b));
        c |= b;
        c &= set(&[3, 40]);
        c -= set(&[40]);
        c.extend([Id(9)]);
        assert_eq!(c, set(&[3, 9]));
        assert!(c.contains(Id(9)) && !c.contains(Id(40)));
    }
}
