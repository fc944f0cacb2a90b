//! Points of creatures and artifacts, those that are begun included.

use conjurers::catalog::{Mythology, MythologySet};
use conjurers::scoring::{
    abundance, artifact_consistency, artifact_variety, combination, consistency, variety,
};
use conjurers::{Conjurers, SeatState};

use crate::Lore;
use crate::lore::Artifact;

/// The levels that have a mythology, 2 to 5.
const LEVELS: usize = 4;

/// How many different mythologies there may be at a level or among artifacts, and how many artifacts
/// of a mythology; none included.
const DIFFERENT: usize = Mythology::COUNT + 1;
const ARTIFACTS: usize = 4;

/// How many creatures of a mythology make a difference, none included.
const CREATURES: usize = 9;

/// Every bonus at a table for so many, and what is begun of the next: worked out once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bonuses {
    /// By level and how many mythologies have one of it.
    of_level: [[Tally; DIFFERENT]; LEVELS],
    /// By how many levels, creatures and artifacts of it there are.
    of_mythology: [[[Tally; ARTIFACTS]; CREATURES]; LEVELS + 1],
    /// By how many mythologies artifacts are of.
    of_artifacts: [Tally; DIFFERENT],
}

impl Bonuses {
    pub(crate) fn new(seats: u8) -> Self {
        let tallies = |of: &dyn Fn(u8) -> Tally| std::array::from_fn(|count| of(count as u8));
        Self {
            of_level: std::array::from_fn(|row| tallies(&|count| of_level(seats, row, count))),
            of_mythology: std::array::from_fn(|levels| {
                std::array::from_fn(|creatures| {
                    std::array::from_fn(|artifacts| {
                        of_mythology(levels as u8, creatures as u8, artifacts as u8)
                    })
                })
            }),
            of_artifacts: tallies(&of_artifacts),
        }
    }
}

/// What a player has that bonuses are counted for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Holding<'a> {
    bonuses: &'a Bonuses,
    levels: u16,
    at_level: [MythologySet; LEVELS],
    creatures: [u8; Mythology::COUNT],
    artifacts: [u8; Mythology::COUNT],
    printed: u16,
    /// How likely what is begun is still completed, 0 to 1.
    time: f64,
    /// How much of what is begun counts.
    begun: f64,
}

/// Points that are sure, and points that are begun.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Tally {
    pub(crate) sure: f64,
    pub(crate) begun: f64,
}

impl Tally {
    fn sum(self) -> f64 {
        self.sure + self.begun
    }
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.sure += other.sure;
        self.begun += other.begun;
    }
}

impl<'a> Holding<'a> {
    /// What a player has; `time` is how likely what is begun is still completed.
    pub(crate) fn of(game: &Conjurers, lore: &'a Lore, state: &SeatState, time: f64) -> Self {
        let mut holding = Self {
            bonuses: lore.bonuses(),
            levels: 0,
            at_level: [MythologySet::EMPTY; LEVELS],
            creatures: [0; Mythology::COUNT],
            artifacts: [0; Mythology::COUNT],
            printed: 0,
            time,
            begun: lore.foresight.begun,
        };
        for creature in state.army.iter() {
            let def = game.creature(creature);
            holding.levels += u16::from(def.level);
            if let Some(mythology) = def.mythology {
                holding.creatures[mythology.index()] += 1;
                holding.at_level[usize::from(def.level) - 2].insert(mythology);
            }
        }
        for &Artifact { card, mythology, points } in lore.artifacts() {
            if state.equipment[card.index()] > 0 {
                holding.artifacts[mythology.index()] += 1;
                holding.printed += u16::from(points);
            }
        }
        holding
    }

    /// All of it.
    pub(crate) fn tally(&self) -> Tally {
        let mut tally = Tally { sure: f64::from(self.levels + self.printed), begun: 0.0 };
        for level in 0..LEVELS {
            tally += self.of_level(level, self.at_level[level].len());
        }
        for at in 0..Mythology::COUNT {
            let levels = self.levels_of(Mythology::ALL[at]);
            tally += self.of_mythology(levels, self.creatures[at], self.artifacts[at]);
        }
        tally += self.of_artifacts(self.different());
        tally
    }

    /// What one more creature of a mythology and level from 2 on would add.
    pub(crate) fn creature(&self, mythology: Mythology, level: u8) -> f64 {
        let (at, row) = (mythology.index(), usize::from(level) - 2);
        let is_new = !self.at_level[row].contains(mythology);
        let levels = self.levels_of(mythology);
        let (creatures, artifacts) = (self.creatures[at], self.artifacts[at]);
        let now = self.of_mythology(levels, creatures, artifacts).sum();
        let then = self.of_mythology(levels + u8::from(is_new), creatures + 1, artifacts).sum();
        let mut adds = f64::from(level) + then - now;
        if is_new {
            let had = self.at_level[row].len();
            adds += self.of_level(row, had + 1).sum() - self.of_level(row, had).sum();
        }
        adds
    }

    /// What one more artifact would add.
    pub(crate) fn artifact(&self, artifact: Artifact) -> f64 {
        let at = artifact.mythology.index();
        let levels = self.levels_of(artifact.mythology);
        let (creatures, artifacts) = (self.creatures[at], self.artifacts[at]);
        let now = self.of_mythology(levels, creatures, artifacts).sum();
        let then = self.of_mythology(levels, creatures, artifacts + 1).sum();
        let mut adds = f64::from(artifact.points) + then - now;
        if artifacts == 0 {
            let had = self.different();
            adds += self.of_artifacts(had + 1).sum() - self.of_artifacts(had).sum();
        }
        adds
    }

    /// With one more artifact.
    pub(crate) fn with_artifact(mut self, artifact: Artifact) -> Self {
        self.artifacts[artifact.mythology.index()] += 1;
        self.printed += u16::from(artifact.points);
        self
    }

    /// How likely what is begun is still completed.
    pub(crate) fn time(&self) -> f64 {
        self.time
    }

    fn levels_of(&self, mythology: Mythology) -> u8 {
        self.at_level.iter().filter(|set| set.contains(mythology)).count() as u8
    }

    fn different(&self) -> u8 {
        self.artifacts.iter().filter(|&&count| count > 0).count() as u8
    }

    fn of_level(&self, row: usize, mythologies: u8) -> Tally {
        self.counted(self.bonuses.of_level[row][usize::from(mythologies)])
    }

    fn of_mythology(&self, levels: u8, creatures: u8, artifacts: u8) -> Tally {
        let creatures = usize::from(creatures).min(CREATURES - 1);
        let of = &self.bonuses.of_mythology[usize::from(levels)][creatures];
        self.counted(of[usize::from(artifacts).min(ARTIFACTS - 1)])
    }

    fn of_artifacts(&self, different: u8) -> Tally {
        self.counted(self.bonuses.of_artifacts[usize::from(different)])
    }

    /// A bonus with as much of what is begun as there is time for.
    fn counted(&self, bonus: Tally) -> Tally {
        Tally { begun: self.begun * self.time * bonus.begun, ..bonus }
    }
}

/// The variety bonus of a level.
fn of_level(seats: u8, row: usize, mythologies: u8) -> Tally {
    let level = row as u8 + 2;
    let sure = f64::from(variety(seats, mythologies, level));
    let next = f64::from(variety(seats, mythologies.max(2) + 1, level));
    let way = if mythologies < 3 { f64::from(mythologies) / 3.0 } else { 0.2 };
    Tally { sure, begun: way * (next - sure).max(0.0) }
}

/// The bonuses of a mythology.
fn of_mythology(levels: u8, creatures: u8, artifacts: u8) -> Tally {
    let combined = f64::from(combination(artifacts, creatures));
    let sure =
        f64::from(consistency(levels) + abundance(creatures) + artifact_consistency(artifacts))
            + combined;
    // Three creatures and an artifact make the first combination.
    let next = f64::from(combination(artifacts.max(1), creatures.max(3)));
    let way = f64::from(creatures.min(3)) / 3.0 * if artifacts > 0 { 1.0 } else { 0.6 };
    let mut begun = way * (next - combined).max(0.0);
    if artifacts == 2 {
        begun += 0.5 * f64::from(artifact_consistency(3));
    }
    Tally { sure, begun }
}

/// The variety bonus of artifacts.
fn of_artifacts(different: u8) -> Tally {
    let sure = f64::from(artifact_variety(different));
    let next = f64::from(artifact_variety(different.max(2) + 1));
    let way = if different < 3 { f64::from(different) / 3.0 } else { 0.2 };
    Tally { sure, begun: way * (next - sure).max(0.0) }
}
