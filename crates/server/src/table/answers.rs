//! Answers, undos and orders: what changes a game.

use kernel::{AnswerError, NotationError, Refused, Seat};
use protocol::RefusalCode;

use super::{AnyMessage, Table, Unmoved};
use crate::games::Served;
use crate::played::NotTaken;

impl<G: Served> Table<G> {
    /// An answer of a session. The seat comes from the session, never from the message.
    pub(super) async fn answered(
        &mut self,
        at: usize,
        question: u32,
        choice: usize,
    ) -> Result<(), Unmoved> {
        self.wake().await?;
        let Self { live: Some(live), sessions, rng, .. } = self else {
            return Err(Unmoved::new(RefusalCode::Broken));
        };
        let session = &sessions[at];
        let asked = live.played.asked().filter(|&seat| session.plays(seat));
        let Some(seat) = asked.or_else(|| session.seats.first().copied()) else {
            return Err(Unmoved::new(RefusalCode::NotYours));
        };
        let repeats = |&seat: &Seat| live.played.is_repeated(seat, question, choice);
        if session.seats.iter().any(repeats) {
            session.out.say(&AnyMessage::Repeated { question });
            return Ok(());
        }
        let steps = live.played.answer(seat, question, choice, rng).map_err(Unmoved::by::<G>)?;
        self.keep(steps).await?;
        self.think().await;
        Ok(())
    }

    /// A decision of a computer player.
    pub(super) async fn decided(
        &mut self,
        question: u32,
        seat: Seat,
        choice: usize,
    ) -> Result<(), Unmoved> {
        self.wake().await?;
        let Self { live: Some(live), rng, .. } = self else {
            return Err(Unmoved::new(RefusalCode::Broken));
        };
        let steps = live.played.answer(seat, question, choice, rng).map_err(Unmoved::by::<G>)?;
        self.keep(steps).await
    }

    pub(super) async fn undone(&mut self, at: usize, question: u32) -> Result<(), Unmoved> {
        self.wake().await?;
        let Self { live: Some(live), sessions, .. } = self else {
            return Err(Unmoved::new(RefusalCode::Broken));
        };
        let seats = &sessions[at].seats;
        let able = seats.iter().copied().find(|&seat| live.played.can_undo(seat));
        let Some(seat) = able.or_else(|| seats.first().copied()) else {
            return Err(Unmoved::new(RefusalCode::NotYours));
        };
        let steps = live.played.undo(seat, question).map_err(Unmoved::by::<G>)?;
        self.keep(steps).await?;
        self.think().await;
        Ok(())
    }

    pub(super) async fn ordered(
        &mut self,
        at: usize,
        seat: Seat,
        order: &str,
    ) -> Result<(), Unmoved> {
        if !self.sessions[at].plays(seat) {
            return Err(Unmoved::new(RefusalCode::NotYours));
        }
        self.wake().await?;
        let Self { live: Some(live), rng, .. } = self else {
            return Err(Unmoved::new(RefusalCode::Broken));
        };
        let read: Result<G::Order, NotationError> = live.played.game().read(order);
        let Ok(order) = read else {
            let said = self.speaker(at).no_such_order(order);
            return Err(Unmoved::because(RefusalCode::Malformed, said));
        };
        let steps = live.played.order(seat, order, rng).map_err(Unmoved::by::<G>)?;
        self.keep(steps).await?;
        self.think().await;
        Ok(())
    }
}

impl Unmoved {
    /// The game did not take it.
    fn by<G: Served>(error: NotTaken<G>) -> Self {
        match error {
            AnswerError::Stale { .. } => Self::new(RefusalCode::Stale),
            AnswerError::NotYours(_) => Self::new(RefusalCode::NotYours),
            AnswerError::NotOffered { .. } => Self::new(RefusalCode::NotOffered),
            AnswerError::NothingToUndo => Self::new(RefusalCode::NothingToUndo),
            AnswerError::Refused(Refused::Forbidden(why)) => {
                Self::because(RefusalCode::Forbidden, G::rule(&why).0)
            }
            AnswerError::Refused(Refused::NotAwaited | Refused::Impossible) => {
                Self::new(RefusalCode::Forbidden)
            }
        }
    }
}
