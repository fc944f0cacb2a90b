//! The resolution stack: where we are in the rules, as data.

use std::fmt;

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A stack of suspended frames, stored inline so that a state can be copied without the heap.
///
/// Slots above the top always hold `F::default()`, so that derived equality and hashes see
/// only what is on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stack<F, const N: usize> {
    len: u8,
    frames: [F; N],
}

impl<F: Copy + Default, const N: usize> Stack<F, N> {
    /// A stack without frames.
    pub fn new() -> Self {
        Self { len: 0, frames: [F::default(); N] }
    }

    /// The frame that has the floor.
    #[inline]
    pub fn top(&self) -> Option<&F> {
        self.frames[..self.len as usize].last()
    }

    /// The frame that has the floor, to be changed in place.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut F> {
        self.frames[..self.len as usize].last_mut()
    }

    /// The frame `depth` places beneath the top; 0 is the top itself.
    #[inline]
    pub fn beneath(&self, depth: usize) -> Option<&F> {
        let at = (self.len as usize).checked_sub(depth + 1)?;
        Some(&self.frames[at])
    }

    /// The frame `depth` places beneath the top, to be changed in place.
    #[inline]
    pub fn beneath_mut(&mut self, depth: usize) -> Option<&mut F> {
        let at = (self.len as usize).checked_sub(depth + 1)?;
        Some(&mut self.frames[at])
    }

    /// Gives the floor to a new frame.
    ///
    /// # Panics
    /// When the rules nest deeper than `N`: a bug in a rules crate, found by its property tests.
    #[inline]
    pub fn push(&mut self, frame: F) {
        assert!((self.len as usize) < N, "the resolution stack is deeper than {N} frames");
        self.frames[self.len as usize] = frame;
        self.len += 1;
    }

    /// Takes the top frame off.
    #[inline]
    pub fn pop(&mut self) -> Option<F> {
        let at = (self.len as usize).checked_sub(1)?;
        self.len -= 1;
        Some(std::mem::take(&mut self.frames[at]))
    }

    /// Drops every frame.
    pub fn clear(&mut self) {
        *self = Self::new();
    }

    /// The number of suspended frames.
    #[inline]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// True when nothing is suspended.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The frames from the oldest to the top.
    #[inline]
    pub fn as_slice(&self) -> &[F] {
        &self.frames[..self.len as usize]
    }

    /// The frames from the oldest to the top, to be changed in place.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [F] {
        &mut self.frames[..self.len as usize]
    }
}

impl<F: Copy + Default, const N: usize> Default for Stack<F, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<F: Copy + Default + fmt::Debug, const N: usize> fmt::Debug for Stack<F, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<F: Copy + Default + Serialize, const N: usize> Serialize for Stack<F, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(Some(self.len()))?;
        for frame in self.as_slice() {
            seq.serialize_element(frame)?;
        }
        seq.end()
    }
}

impl<'de, F: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Stack<F, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Frames<F, const N: usize>(std::marker::PhantomData<F>);

        impl<'de, F: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Frames<F, N> {
            type Value = Stack<F, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "at most {N} frames")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut stack = Stack::new();
                while let Some(frame) = seq.next_element()? {
                    if stack.len() == N {
                        return Err(A::Error::invalid_length(N + 1, &self));
                    }
                    stack.push(frame);
                }
                Ok(stack)
            }
        }

        deserializer.deserialize_seq(Frames(std::marker::PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_popped_slot_leaves_no_trace() {
        let mut used: Stack<u32, 4> = Stack::new();
        used.push(7);
        used.push(9);
        assert_eq!(used.pop(), Some(9));
        let mut fresh: Stack<u32, 4> = Stack::new();
        fresh.push(7);
        assert_eq!(used, fresh);
        assert_eq!(used.beneath(0), Some(&7));
        assert_eq!(used.beneath(1), None);
    }

    #[test]
    fn a_stack_survives_serialisation_and_refuses_too_many_frames() {
        let mut stack: Stack<u16, 3> = Stack::new();
        stack.push(1);
        stack.push(2);
        let bytes = postcard::to_allocvec(&stack).expect("a stack serialises");
        assert_eq!(postcard::from_bytes::<Stack<u16, 3>>(&bytes), Ok(stack));
        assert!(postcard::from_bytes::<Stack<u16, 1>>(&bytes).is_err());
    }
}
