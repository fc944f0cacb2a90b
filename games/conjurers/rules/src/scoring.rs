//! Points (35 to 38), the winner and ties (39).

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::catalog::{EquipmentKind, Mythology, MythologySet};
use crate::look::Look;
use crate::resources::Pair;

/// Where the points of a player come from. [CON.35.1]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Score {
    /// Levels of all creatures. [CON.35.2]
    pub levels: u16,
    /// Variety bonuses of levels 2 to 5. [CON.35.4]
    pub variety: [u16; 4],
    /// Consistency bonuses by mythology. [CON.35.14]
    pub consistency: [u16; Mythology::COUNT],
    /// Abundance bonuses by mythology. [CON.35.18]
    pub abundance: [u16; Mythology::COUNT],
    /// Printed points of artifacts. [CON.36.1]
    pub artifacts: u16,
    /// The variety bonus of artifacts. [CON.36.2]
    pub artifact_variety: u16,
    /// Consistency bonuses of artifacts by mythology. [CON.36.3]
    pub artifact_consistency: [u16; Mythology::COUNT],
    /// Combination points by mythology. [CON.37.1]
    pub combinations: [u16; Mythology::COUNT],
    /// Points of leftover resources by pair. [CON.38.1]
    pub resources: [u16; 3],
    /// Minus points. [CON.R59]
    pub minus: u16,
}

impl Score {
    /// Points of creatures, bonuses included.
    pub fn creature_points(&self) -> u16 {
        self.levels
            + self.variety.iter().sum::<u16>()
            + self.consistency.iter().sum::<u16>()
            + self.abundance.iter().sum::<u16>()
    }

    /// Points of artifacts, bonuses included.
    pub fn artifact_points(&self) -> u16 {
        self.artifacts + self.artifact_variety + self.artifact_consistency.iter().sum::<u16>()
    }

    /// Points of mythological combinations.
    pub fn combination_points(&self) -> u16 {
        self.combinations.iter().sum()
    }

    /// Points of leftover resources.
    pub fn resource_points(&self) -> u16 {
        self.resources.iter().sum()
    }

    /// All points less minus points; it may be negative. [CON.R59]
    pub fn total(&self) -> i32 {
        let plus = self.creature_points()
            + self.artifact_points()
            + self.combination_points()
            + self.resource_points();
        i32::from(plus) - i32::from(self.minus)
    }

    /// What decides between players, in order. [CON.39.1] [CON.39.2] [CON.39.3] [CON.39.4]
    /// [CON.39.5]
    pub fn rank(&self) -> (i32, u16, u16, u16, u16) {
        (
            self.total(),
            self.combination_points(),
            self.artifact_points(),
            self.creature_points(),
            self.resource_points(),
        )
    }
}

/// The variety bonus for so many mythologies at a level from 2 to 5. [CON.35.8] [CON.35.9]
/// [CON.35.10] [CON.35.11] [CON.35.12] [CON.35.13] [CON.R167]
pub const fn variety(seats: u8, mythologies: u8, level: u8) -> u16 {
    let row: [u16; 4] = match (seats, mythologies) {
        (_, ..=2) => [0; 4],
        (2, _) => [6, 10, 15, 25],
        (3, 3) => [5, 8, 12, 20],
        (3, _) => [8, 14, 20, 30],
        (_, 3) => [4, 7, 10, 15],
        (_, 4) => [7, 12, 17, 24],
        (_, 5..) => [10, 18, 25, 40],
    };
    row[level as usize - 2]
}

/// The consistency bonus for so many different levels of one mythology. [CON.35.14] [CON.35.15]
/// [CON.35.16]
pub const fn consistency(levels: u8) -> u16 {
    if levels < 2 { 0 } else { levels as u16 * levels as u16 }
}

/// The abundance bonus for so many creatures of one mythology. [CON.35.18] [CON.35.19]
pub const fn abundance(creatures: u8) -> u16 {
    match creatures {
        ..=5 => 0,
        6 => 15,
        7 => 20,
        8.. => 30,
    }
}

/// The variety bonus of artifacts. [CON.36.2]
pub const fn artifact_variety(mythologies: u8) -> u16 {
    match mythologies {
        ..=2 => 0,
        3 => 15,
        4 => 20,
        5.. => 30,
    }
}

/// The consistency bonus for all three artifacts of a mythology. [CON.36.3] [CON.36.4]
pub const fn artifact_consistency(artifacts: u8) -> u16 {
    if artifacts >= 3 { 20 } else { 0 }
}

/// Combination points of one mythology. [CON.37.2] [CON.37.3] [CON.37.4] [CON.R169] [CON.R170]
/// [CON.R171]
pub const fn combination(artifacts: u8, creatures: u8) -> u16 {
    let row: [u16; 4] = match artifacts {
        0 => return 0,
        1 => [15, 20, 25, 35],
        2 => [25, 30, 40, 50],
        3.. => [35, 45, 55, 65],
    };
    match creatures {
        ..=2 => 0,
        3..=5 => row[creatures as usize - 3],
        6.. => row[3],
    }
}

/// Points for what is left of a pair of resources. [CON.38.1] [CON.38.2] [CON.38.3] [CON.38.4]
/// [CON.R172]
pub const fn leftover(pair: Pair, amount: u16) -> u16 {
    match pair {
        Pair::WoodStone => amount / 12,
        Pair::IronBronze => amount / 6,
        Pair::Gems => amount / 3,
    }
}

impl Look<'_> {
    /// The points a player would have if the game ended now.
    pub fn score(&self, seat: Seat) -> Score {
        let state = self.public.seat(seat);
        let mut score = Score { minus: state.minus, ..Score::default() };
        let mut at_level = [MythologySet::EMPTY; 4];
        for creature in state.army.iter() {
            let def = self.game.creature(creature);
            score.levels += u16::from(def.level);
            if let Some(mythology) = def.mythology {
                at_level[usize::from(def.level) - 2].insert(mythology);
            }
        }
        // A further creature of a level and mythology adds nothing. [CON.35.5] [CON.35.6]
        for (level, mythologies) in (2..).zip(at_level) {
            score.variety[usize::from(level) - 2] =
                variety(self.game.seat_count(), mythologies.len(), level);
        }
        let artifacts = self.artifacts_of(seat, &mut score);
        for &mythology in Mythology::ALL {
            let at = mythology.index();
            let creatures = (state.army & self.game.of_mythology(mythology)).len();
            let levels = at_level.iter().filter(|set| set.contains(mythology)).count() as u8;
            // Once for each mythology that qualifies. [CON.35.17] [CON.35.20] [CON.R168]
            score.consistency[at] = consistency(levels);
            score.abundance[at] = abundance(creatures);
            score.artifact_consistency[at] = artifact_consistency(artifacts[at]);
            score.combinations[at] = combination(artifacts[at], creatures);
        }
        let different = artifacts.iter().filter(|&&count| count > 0).count() as u8;
        score.artifact_variety = artifact_variety(different);
        for (points, &pair) in score.resources.iter_mut().zip(Pair::ALL) {
            *points = leftover(pair, state.stock.of_pair(pair));
        }
        score
    }

    /// How many artifacts of each mythology a player has; their points go into the score.
    fn artifacts_of(&self, seat: Seat, score: &mut Score) -> [u8; Mythology::COUNT] {
        let mut artifacts = [0; Mythology::COUNT];
        for card in self.game.equipment() {
            let owned = self.public.seat(seat).equipment[card.index()];
            if let EquipmentKind::Artifact { mythology, points } = self.game.card(card).kind {
                artifacts[mythology.index()] += owned;
                score.artifacts += u16::from(points) * u16::from(owned);
            }
        }
        artifacts
    }

    /// Who would win now: the best by points, then by the tie-breakers; still tied, they share.
    /// [CON.39.1] [CON.39.6]
    pub fn winners(&self) -> SeatSet {
        let mut winners = SeatSet::EMPTY;
        let mut best = None;
        for seat in Seat::all(self.game.seat_count()) {
            let rank = Some(self.score(seat).rank());
            if rank > best {
                winners = SeatSet::only(seat);
                best = rank;
            } else if rank == best {
                winners.insert(seat);
            }
        }
        winners
    }
}
