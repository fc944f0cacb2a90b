//! Tables of lessons and puzzles: what is to be done there, and whether it was.

use std::sync::Arc;

use exercises::{Exercise, Kind, Puzzle};
use kernel::record::Who;
use kernel::{Notation as _, Seat};
use protocol::{ExerciseShown, LessonStep, PlayerSpec, PuzzleCard, PuzzleShown, PuzzleVerdict};
use store::{Input, InputKind};

use super::{AnyMessage, Live, Table, written};
use crate::served::{ChoiceOf, Served};

/// A lesson or puzzle that somebody is at.
pub(super) struct Taken {
    pub(super) exercise: Arc<Exercise>,
    verdict: PuzzleVerdict,
}

impl Taken {
    /// The one of the players, after the inputs that were taken.
    pub(super) fn of(players: &[PlayerSpec], inputs: &[Input]) -> Option<Self> {
        let id = players.iter().find_map(|player| player.exercise.as_deref())?;
        let exercise = Arc::new(exercises::find(id)?);
        let mut taken = Self { exercise, verdict: PuzzleVerdict::Open };
        inputs.iter().for_each(|input| taken.saw(input));
        Some(taken)
    }

    /// Judges an input of a puzzle. What is solved stays so; what was missed can be taken back.
    pub(super) fn saw(&mut self, input: &Input) {
        let Kind::Puzzle(puzzle) = &self.exercise.kind else { return };
        let own = input.seat == Some(self.exercise.seat().0);
        let after = &input.after;
        let keeps = || puzzle.keeps.contains(after) || self.exercise.record.start == *after;
        self.verdict = match (self.verdict, input.kind) {
            (PuzzleVerdict::Open, InputKind::Choice) if own => {
                if puzzle.solves.contains(after) {
                    PuzzleVerdict::Solved
                } else if keeps() {
                    PuzzleVerdict::Open
                } else {
                    PuzzleVerdict::Missed
                }
            }
            (PuzzleVerdict::Missed, InputKind::Undo) if keeps() => PuzzleVerdict::Open,
            (verdict, _) => verdict,
        };
    }
}

/// What a puzzle asks for.
pub fn card(Puzzle { goal, best, next, .. }: &Puzzle) -> PuzzleCard {
    PuzzleCard { goal: goal.clone(), best: *best, next: *next }
}

impl<S: Served> Live<S> {
    /// What the lesson wants of the seat that is asked, as an index into its choices.
    pub(super) fn wanted_by_lesson(&self) -> Option<usize> {
        let taken = self.exercise.as_ref()?;
        let next = taken.exercise.next(self.played.entries())?;
        let asked = self.played.asked()?;
        let game = self.played.game();
        let is_it = |choice: &ChoiceOf<S>| next.text == game.write(choice);
        self.played.options().iter().position(is_it).filter(|_| next.who == Who::Seat(asked))
    }

    /// How the lesson or puzzle stands.
    pub(super) fn exercise_shown(&self) -> Option<ExerciseShown> {
        let Taken { exercise, verdict } = self.exercise.as_ref()?;
        let (lesson, puzzle) = match &exercise.kind {
            Kind::Lesson(sayings) => (Some(self.lesson_step(exercise, sayings)), None),
            Kind::Puzzle(puzzle) => {
                (None, Some(PuzzleShown { card: card(puzzle), verdict: *verdict }))
            }
        };
        let question = self.played.question();
        Some(ExerciseShown { id: exercise.id.clone(), question, lesson, puzzle })
    }

    fn lesson_step(&self, exercise: &Exercise, sayings: &[(usize, String)]) -> LessonStep {
        let done = self.played.entries().len();
        let said = sayings.iter().rposition(|(after, _)| *after <= done).unwrap_or(0);
        let own = |seat: Seat| seat == exercise.seat();
        let is_asked = self.played.asked().is_some_and(own);
        let choice = self.wanted_by_lesson().filter(|_| is_asked);
        let rest = exercise.record.entries.iter().skip(done + 1);
        let then = rest.take_while(|entry| matches!(entry.who, Who::Seat(seat) if own(seat)));
        LessonStep {
            say: sayings.get(said).map(|(_, name)| name.clone()).unwrap_or_default(),
            number: said as u32 + 1,
            of: sayings.len() as u32,
            choice: choice.map(|choice| choice as u32),
            then: then.map(|entry| entry.text.clone()).collect(),
            over: done >= exercise.record.entries.len(),
        }
    }
}

impl<S: Served> Table<S> {
    /// Tells those who play how their lesson or puzzle stands.
    pub(super) fn show_exercise(&mut self) {
        let shown = self.live.as_ref().and_then(|live| live.exercise_shown());
        let Some(shown) = shown else { return };
        let message = written(&AnyMessage::Exercise(shown));
        self.sessions.retain(|session| session.out.send(message.clone()));
    }
}
