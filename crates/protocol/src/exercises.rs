//! Lessons and puzzles.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A lesson or puzzle that there is.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ExerciseCard {
    /// `lessons/RULESET/NAME` or `puzzles/RULESET/NAME`.
    pub id: String,
    /// What it is played by.
    pub ruleset: String,
    /// What is asked for, in a puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub puzzle: Option<PuzzleCard>,
}

/// What a puzzle asks for.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct PuzzleCard {
    /// What is to be reached before the turn is over, such as `win`.
    pub goal: String,
    /// The chance to reach it by the best first step.
    pub best: f64,
    /// The chance by the best first step of another kind.
    pub next: f64,
}

/// A lesson or puzzle to be begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewExercise {
    /// Which one.
    pub id: String,
    /// What the pupil is called.
    #[serde(default)]
    pub name: String,
}

/// How a lesson or puzzle stands.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ExerciseShown {
    /// Which one.
    pub id: String,
    /// The number of the question that stands.
    pub question: u32,
    /// Where in a lesson one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<LessonStep>,
    /// How a puzzle stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub puzzle: Option<PuzzleShown>,
}

/// A step of a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct LessonStep {
    /// What is said, by name.
    pub say: String,
    /// The number of what is said, from 1.
    pub number: u32,
    /// How much is said in all.
    pub of: u32,
    /// What to choose, when the pupil is asked: an index into the list of choices.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub choice: Option<u32>,
    /// What to choose after that, in notation, as long as the pupil is asked.
    pub then: Vec<String>,
    /// Whether the lesson is over.
    pub over: bool,
}

/// How a puzzle stands.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PuzzleShown {
    /// What it asks for.
    #[serde(flatten)]
    pub card: PuzzleCard,
    /// Whether it is solved.
    pub verdict: PuzzleVerdict,
}

/// Whether a puzzle is solved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PuzzleVerdict {
    /// Nothing is lost, and something is to be done yet.
    #[default]
    Open,
    /// All was done that can be done.
    Solved,
    /// There was something better.
    Missed,
}
