//! What a step of a movement costs (chapters 7 and 14): the one place that says so.

use board::grid::{SpaceId, SpaceSet};

/// More than any unit can move.
const MOST: usize = 16;

/// The battlefield as a unit that moves meets it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ground {
    /// Spaces it may enter. [M12.7.6] [M12.7.10] [M12.14.12] [M12.14.14] [M12.14.19]
    pub open: SpaceSet,
    /// Spaces that take one more of what is left of the movement. [M12.14.9]
    pub slow: SpaceSet,
    /// Spaces in which the movement ends. [M12.14.24]
    pub stop: SpaceSet,
    /// Spaces in which it ends unless it comes from another of them. [M12.14.20] [M12.14.21]
    pub forts: SpaceSet,
}

impl Ground {
    /// The spaces that a step leads to, with what is left of the movement in each of them. Every
    /// step costs 1, diagonal or not. [M12.7.1] [M12.R43] [M12.R44] [M12.R46] [M12.R47]
    pub(crate) fn step(&self, here: SpaceSet, left: u8) -> [(SpaceSet, u8); 3] {
        let next = here.spread() & self.open;
        let from_fort = (here & self.forts).spread();
        let stops = next & (self.stop | (self.forts - from_fort));
        let on = next - stops;
        let (after, slowed) = (left.saturating_sub(1), left.saturating_sub(2));
        [(on - self.slow, after), (on & self.slow, slowed), (stops, 0)]
    }

    /// The spaces that can be entered, by the most movement that can be left there.
    fn levels(&self, from: SpaceId, budget: u8) -> [SpaceSet; MOST] {
        let mut levels = [SpaceSet::EMPTY; MOST];
        let budget = usize::from(budget).min(MOST - 1);
        levels[budget] = SpaceSet::only(from);
        for left in (1..=budget).rev() {
            let here = levels[left];
            if !here.is_empty() {
                for (spaces, after) in self.step(here, left as u8) {
                    levels[usize::from(after)] |= spaces;
                }
            }
        }
        levels
    }

    /// All spaces that can be entered, and where the movement begins.
    pub(crate) fn reach(&self, from: SpaceId, budget: u8) -> SpaceSet {
        self.levels(from, budget).into_iter().fold(SpaceSet::EMPTY, |all, level| all | level)
    }

    /// The most movement that can be left after going through these spaces in order; `None` when
    /// that is not possible.
    pub(crate) fn through(
        &self,
        from: SpaceId,
        budget: u8,
        spaces: impl Iterator<Item = SpaceId>,
    ) -> Option<u8> {
        let mut at = (from, budget);
        for space in spaces {
            let levels = self.levels(at.0, at.1);
            let left = levels.iter().rposition(|level| level.contains(space))?;
            at = (space, left as u8);
        }
        Some(at.1)
    }
}
