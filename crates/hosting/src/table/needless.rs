//! Questions that a table does not ask people: there is nothing to decide.

use kernel::Seat;
use protocol::PlayerKind;

use super::{Live, Table, Unmoved};
use crate::games::Served;
use crate::played::{NotTaken, Step};

impl<G: Served> Live<G> {
    /// The answer to the question that stands, when a person is asked and need not be.
    pub(super) fn needless(&self) -> Option<usize> {
        let seat = self.played.asked()?;
        let is_person = |player: &protocol::PlayerSpec| player.kind == PlayerKind::Person;
        self.players.get(seat.index()).filter(|player| is_person(player))?;
        let watched = self.players.iter().filter(|player| is_person(player)).count() > 1;
        let game = self.played.game();
        game.needless(&game.view(self.played.state(), Some(seat)), watched)
    }

    /// Takes a seat's answer, and answers for people after it as long as there is nothing to decide.
    pub(super) fn answer(
        &mut self,
        seat: Seat,
        question: u32,
        choice: usize,
    ) -> Result<Vec<Step<G>>, NotTaken<G>> {
        let steps = self.played.answer(seat, question, choice, &self.dice)?;
        self.pass_over(steps)
    }

    /// Answers for people as long as there is nothing to decide; what was taken comes after `steps`.
    pub(super) fn pass_over(
        &mut self,
        mut steps: Vec<Step<G>>,
    ) -> Result<Vec<Step<G>>, NotTaken<G>> {
        while let (Some(seat), Some(choice)) = (self.played.asked(), self.needless()) {
            let question = self.played.question();
            steps.extend(self.played.answer(seat, question, choice, &self.dice)?);
        }
        Ok(steps)
    }
}

impl<G: Served> Table<G> {
    /// Answers what stands and need not be asked.
    pub(super) async fn pass_over(&mut self) -> Result<(), Unmoved> {
        self.wake().await?;
        let Self { live: Some(live), .. } = self else { return Ok(()) };
        let steps = live.pass_over(Vec::new()).map_err(Unmoved::by::<G>)?;
        if steps.is_empty() { Ok(()) } else { self.keep(steps).await }
    }
}
