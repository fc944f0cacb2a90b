//! Questions that a table does not ask people: there is nothing to decide.

use kernel::{Game as _, Seat};
use protocol::PlayerKind;

use super::{Live, Table, Unmoved};
use crate::played::{NotTaken, Step};
use crate::served::Served;

impl<S: Served> Live<S> {
    /// The answer to the question that stands, when a person is asked and need not be.
    pub(super) fn needless(&self, served: &S) -> Option<usize> {
        if self.accord.ended.is_some() {
            return None;
        }
        let seat = self.played.asked()?;
        let is_person = |player: &protocol::PlayerSpec| player.kind == PlayerKind::Person;
        self.players.get(seat.index()).filter(|player| is_person(player))?;
        let watched = self.players.iter().filter(|player| is_person(player)).count() > 1;
        let game = self.played.game();
        served.needless(game, &game.view(self.played.state(), Some(seat)), watched)
    }

    /// Takes a seat's answer, and answers for people after it as long as there is nothing to decide.
    pub(super) fn answer(
        &mut self,
        served: &S,
        seat: Seat,
        question: u32,
        choice: usize,
    ) -> Result<Vec<Step<S::Game>>, NotTaken<S::Game>> {
        let steps = self.played.answer(seat, question, choice, &self.dice)?;
        self.pass_over(served, steps)
    }

    /// Answers for people as long as there is nothing to decide; what was taken comes after `steps`.
    pub(super) fn pass_over(
        &mut self,
        served: &S,
        mut steps: Vec<Step<S::Game>>,
    ) -> Result<Vec<Step<S::Game>>, NotTaken<S::Game>> {
        while let (Some(seat), Some(choice)) = (self.played.asked(), self.needless(served)) {
            let question = self.played.question();
            steps.extend(self.played.answer(seat, question, choice, &self.dice)?);
        }
        Ok(steps)
    }
}

impl<S: Served> Table<S> {
    /// Answers what stands and need not be asked.
    pub(super) async fn pass_over(&mut self) -> Result<(), Unmoved> {
        self.wake().await?;
        let Self { live: Some(live), served, .. } = self else { return Ok(()) };
        let steps = live.pass_over(served, Vec::new()).map_err(Unmoved::by::<S::Game>)?;
        if steps.is_empty() { Ok(()) } else { self.keep(steps).await }
    }
}
