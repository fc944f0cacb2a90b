//! Lessons and puzzles: positions with something to do in them.
//!
//! Both are records that begin in the middle of a game; their notes say what is special about them.
//!
//! - A **lesson** is played as it is recorded: chance and the other seats answer as they did, and a
//!   note `say N NAME` is what its teacher says after `N` inputs.
//! - A **puzzle** asks for a plan. Its entries are one solution. The notes `goal`, `best` and `next`
//!   tell what is asked for, the chance to reach it by the best first step and by the best other one;
//!   `keeps` and `solves` are the fingerprints of the moments on and at the end of a plan that loses
//!   nothing. [`solve`] works them out.

mod solve;

use std::str::FromStr;

use kernel::record::{Entry, Record, Who};
use kernel::{Fingerprint, Seat};

pub use solve::{Judge, KnownOdds, Solved, Task, Verdict, solve};

/// Names and texts of the records that are part of the program.
static RECORDS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/records.rs"));

/// A lesson or a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// `lessons/RULESET/NAME` or `puzzles/RULESET/NAME`.
    pub id: String,
    /// Where it begins, and how it goes.
    pub record: Record,
    /// What is special about it.
    pub kind: Kind,
}

/// What is special about an exercise.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// It is played as it is recorded. What is said, and after how many inputs.
    Lesson(Vec<(usize, String)>),
    /// It is to be solved.
    Puzzle(Puzzle),
}

/// What is asked for in a puzzle, and what solves it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Puzzle {
    /// What is to be reached before the turn is over, such as `win`.
    pub goal: String,
    /// The chance to reach it by the best first step.
    pub best: f64,
    /// The chance by the best first step of another kind.
    pub next: f64,
    /// Moments on the way in which nothing is lost yet.
    pub keeps: Vec<Fingerprint>,
    /// Moments in which all that can be done has been done.
    pub solves: Vec<Fingerprint>,
}

/// Why a text is no exercise.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{id}: {what}")]
pub struct Faulty {
    /// Which one.
    pub id: String,
    /// What is wrong with it.
    pub what: String,
}

impl Exercise {
    /// Reads an exercise.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(id: &str, text: &str) -> Result<Self, Faulty> {
        let faulty = |what: String| Faulty { id: id.to_owned(), what };
        let record = Record::parse(text).map_err(|faults| {
            faulty(faults.first().map(ToString::to_string).unwrap_or_default())
        })?;
        let kind = match id.split('/').next() {
            Some("lessons") => Kind::Lesson(sayings(&record.notes).map_err(faulty)?),
            Some("puzzles") => Kind::Puzzle(Puzzle::of_notes(&record.notes).map_err(faulty)?),
            _ => return Err(faulty("found neither in `lessons` nor in `puzzles`".to_owned())),
        };
        Ok(Self { id: id.to_owned(), record, kind })
    }

    /// The seat that the exercise is for: the first that decides something.
    pub fn seat(&self) -> Seat {
        let mut seats = self.record.entries.iter().filter_map(|entry| match entry.who {
            Who::Seat(seat) => Some(seat),
            Who::Chance | Who::Order(_) => None,
        });
        seats.next().unwrap_or(Seat(0))
    }

    /// The entry that follows in a lesson as long as it was played as it is recorded; none in a
    /// puzzle, where everybody is free.
    pub fn next(&self, played: &[Entry]) -> Option<&Entry> {
        let Kind::Lesson(_) = self.kind else { return None };
        let same = |(one, other): (&Entry, &Entry)| one.who == other.who && one.text == other.text;
        let on_the_way = played.iter().zip(&self.record.entries).all(same);
        self.record.entries.get(played.len()).filter(|_| on_the_way)
    }

    /// What is said after so many inputs, its number from 1 and how much is said in all.
    pub fn said(&self, after: usize) -> Option<(&str, usize, usize)> {
        let Kind::Lesson(sayings) = &self.kind else { return None };
        let at = sayings.iter().position(|(said, _)| *said == after)?;
        Some((&sayings[at].1, at + 1, sayings.len()))
    }
}

impl Puzzle {
    fn of_notes(notes: &[String]) -> Result<Self, String> {
        let mut puzzle = Self::default();
        for note in notes {
            let unreadable = || format!("the note `{note}` cannot be read");
            let chance = |text: &str| f64::from_str(text).map_err(|_| unreadable());
            match note.split(' ').collect::<Vec<_>>()[..] {
                ["goal", goal] => puzzle.goal = goal.to_owned(),
                ["best", best] => puzzle.best = chance(best)?,
                ["next", next] => puzzle.next = chance(next)?,
                [kind @ ("keeps" | "solves"), ref prints @ ..] => {
                    let prints = prints.iter().map(|print| print.parse());
                    let prints: Result<Vec<Fingerprint>, _> = prints.collect();
                    let moments =
                        if kind == "keeps" { &mut puzzle.keeps } else { &mut puzzle.solves };
                    moments.extend(prints.map_err(|_| unreadable())?);
                }
                _ => {}
            }
        }
        if puzzle.goal.is_empty() || puzzle.solves.is_empty() {
            return Err("a puzzle without a goal or without a solution".to_owned());
        }
        Ok(puzzle)
    }

    /// The notes of a record that is this puzzle.
    pub fn notes(&self) -> Vec<String> {
        let Self { goal, best, next, keeps, solves } = self;
        let mut notes =
            vec![format!("goal {goal}"), format!("best {best:.6}"), format!("next {next:.6}")];
        for (kind, prints) in [("keeps", keeps), ("solves", solves)] {
            for some in prints.chunks(6) {
                let prints: Vec<String> = some.iter().map(ToString::to_string).collect();
                notes.push(format!("{kind} {}", prints.join(" ")));
            }
        }
        notes
    }
}

fn sayings(notes: &[String]) -> Result<Vec<(usize, String)>, String> {
    let mut sayings = Vec::new();
    for note in notes {
        if let ["say", after, name] = note.split(' ').collect::<Vec<_>>()[..] {
            let after = after.parse().map_err(|_| format!("the note `{note}` cannot be read"))?;
            sayings.push((after, name.to_owned()));
        }
    }
    if sayings.is_empty() { Err("a lesson that says nothing".to_owned()) } else { Ok(sayings) }
}

/// The ids of the exercises that are part of the program, in order.
pub fn ids() -> impl Iterator<Item = &'static str> {
    RECORDS.iter().map(|(id, _)| *id)
}

/// An exercise that is part of the program.
pub fn find(id: &str) -> Option<Exercise> {
    let (id, text) = RECORDS.iter().find(|(known, _)| *known == id)?;
    Some(Exercise::read(id, text).expect("a test reads every exercise"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_exercise_can_be_read_and_has_a_position() {
        for (id, text) in RECORDS {
            let exercise = Exercise::read(id, text).unwrap_or_else(|faulty| panic!("{faulty}"));
            assert!(exercise.record.position.is_some(), "{id} does not begin in a position");
            assert!(id.contains(&exercise.record.ruleset), "{id} is in another ruleset's folder");
        }
    }

    #[test]
    fn notes_of_a_puzzle_read_back() {
        let prints = |range: std::ops::Range<u64>| range.map(Fingerprint).collect();
        let puzzle = Puzzle {
            goal: "win".to_owned(),
            best: 0.75,
            next: 0.25,
            keeps: prints(0..9),
            solves: prints(7..8),
        };
        assert_eq!(Puzzle::of_notes(&puzzle.notes()), Ok(puzzle));
        assert!(Puzzle::of_notes(&["best x".to_owned()]).is_err());
        assert!(Puzzle::of_notes(&["goal win".to_owned()]).is_err());
    }
}
