//! The score sheet: every point with where it comes from.

use ::conjurers::catalog::Mythology;
use ::conjurers::{Pair, Score};
use serde::Serialize;
use ts_rs::TS;

/// The points of a player if the game ended now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersScore")]
pub struct ScoreSnapshot {
    /// All points less minus points.
    pub total: i32,
    /// Points of creatures, bonuses included.
    pub creatures: u16,
    /// Points of artifacts, bonuses included.
    pub artifacts: u16,
    /// Points of mythological combinations.
    pub combinations: u16,
    /// Points of leftover resources.
    pub resources: u16,
    /// Minus points.
    pub minus: u16,
    /// Everything that gives points or takes them, in the order of the rules.
    pub parts: Vec<Scored>,
}

/// One source of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersScored")]
pub struct Scored {
    /// What it is.
    pub by: ScoredBy,
    /// The level, mythology or pair of resources it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub of: Option<&'static str>,
    /// How many points; below zero for minus points.
    pub points: i32,
}

/// The sources of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "ConjurersScoredBy")]
pub enum ScoredBy {
    /// Levels of all creatures.
    Levels,
    /// Several mythologies at one level.
    Variety,
    /// Several levels of one mythology.
    Consistency,
    /// Many creatures of one mythology.
    Abundance,
    /// Printed points of artifacts.
    Artifacts,
    /// Artifacts of several mythologies.
    ArtifactVariety,
    /// All artifacts of one mythology.
    ArtifactConsistency,
    /// Artifacts and creatures of one mythology.
    Combination,
    /// A pair of leftover resources.
    Resources,
    /// Minus points.
    Minus,
}

/// The levels that variety bonuses are counted for.
const LEVELS: [&str; 4] = ["2", "3", "4", "5"];

impl From<&Score> for ScoreSnapshot {
    fn from(score: &Score) -> Self {
        let mut parts = Vec::new();
        let mut add = |by, of: Option<&'static str>, points: u16| {
            if points > 0 {
                let points = i32::from(points);
                let points = if by == ScoredBy::Minus { -points } else { points };
                parts.push(Scored { by, of, points });
            }
        };
        add(ScoredBy::Levels, None, score.levels);
        for (level, &points) in LEVELS.into_iter().zip(&score.variety) {
            add(ScoredBy::Variety, Some(level), points);
        }
        let by_mythology =
            [(ScoredBy::Consistency, &score.consistency), (ScoredBy::Abundance, &score.abundance)];
        for (by, row) in by_mythology {
            for (mythology, &points) in Mythology::ALL.iter().zip(row) {
                add(by, Some(mythology.name()), points);
            }
        }
        add(ScoredBy::Artifacts, None, score.artifacts);
        add(ScoredBy::ArtifactVariety, None, score.artifact_variety);
        let by_mythology = [
            (ScoredBy::ArtifactConsistency, &score.artifact_consistency),
            (ScoredBy::Combination, &score.combinations),
        ];
        for (by, row) in by_mythology {
            for (mythology, &points) in Mythology::ALL.iter().zip(row) {
                add(by, Some(mythology.name()), points);
            }
        }
        for (pair, &points) in Pair::ALL.iter().zip(&score.resources) {
            add(ScoredBy::Resources, Some(pair.name()), points);
        }
        add(ScoredBy::Minus, None, score.minus);
        Self {
            total: score.total(),
            creatures: score.creature_points(),
            artifacts: score.artifact_points(),
            combinations: score.combination_points(),
            resources: score.resource_points(),
            minus: score.minus,
            parts,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_sum_to_the_total() {
        let score = Score {
            levels: 12,
            variety: [0, 7, 0, 15],
            consistency: [4, 0, 9, 0, 0],
            abundance: [0, 0, 15, 0, 0],
            artifacts: 8,
            artifact_variety: 15,
            artifact_consistency: [0, 20, 0, 0, 0],
            combinations: [0, 0, 25, 0, 0],
            resources: [1, 0, 3],
            minus: 6,
        };
        let sheet = ScoreSnapshot::from(&score);
        assert_eq!(sheet.parts.iter().map(|part| part.points).sum::<i32>(), sheet.total);
        assert_eq!(sheet.parts.len(), 13);
        let groups = sheet.creatures + sheet.artifacts + sheet.combinations + sheet.resources;
        assert_eq!(i32::from(groups) - i32::from(sheet.minus), sheet.total);
    }
}
