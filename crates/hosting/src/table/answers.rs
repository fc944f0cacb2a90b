//! Answers, undos and orders: what changes a game.

use kernel::{AnswerError, Game, Hosted, Notation as _, NotationError, Refused, Seat};
use protocol::RefusalCode;

use super::{AnyMessage, Live, Table, Unmoved};
use crate::played::NotTaken;
use crate::served::Served;

/// The most inputs that a table takes, far beyond any game that is played in earnest; a game is read
/// as a whole whenever somebody comes back to it.
const MOST_INPUTS: u32 = 40_000;

/// So many inputs, and nobody can give orders or take back any more: what does not bring a game to
/// its end may not use up its room.
pub(super) const MOST_CHANGES: u32 = 20_000;

impl<S: Served> Table<S> {
    /// An answer of a session. The seat comes from the session, never from the message.
    pub(super) async fn answered(
        &mut self,
        at: usize,
        question: u32,
        choice: usize,
    ) -> Result<(), Unmoved> {
        self.wake().await?;
        let Self { live: Some(live), sessions, served, .. } = self else {
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
        live.goes_on()?;
        if live.played.taken() >= MOST_INPUTS {
            return Err(Unmoved::new(RefusalCode::Full));
        }
        let steps = live.answer(served, seat, question, choice).map_err(Unmoved::by::<S::Game>)?;
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
        let Self { live: Some(live), served, .. } = self else {
            return Err(Unmoved::new(RefusalCode::Broken));
        };
        live.goes_on()?;
        let steps = live.answer(served, seat, question, choice).map_err(Unmoved::by::<S::Game>)?;
        self.keep(steps).await
    }

    pub(super) async fn undone(&mut self, at: usize, question: u32) -> Result<(), Unmoved> {
        self.wake().await?;
        let Self { live: Some(live), sessions, served, .. } = self else {
            return Err(Unmoved::new(RefusalCode::Broken));
        };
        live.goes_on()?;
        // What counts has counted.
        if live.is_rated && live.is_over() {
            return Err(Unmoved::new(RefusalCode::Over));
        }
        let seats = &sessions[at].seats;
        let able = seats.iter().copied().find(|&seat| live.played.can_undo(seat));
        let Some(seat) = able.or_else(|| seats.first().copied()) else {
            return Err(Unmoved::new(RefusalCode::NotYours));
        };
        if live.played.taken() >= MOST_CHANGES {
            return Err(Unmoved::new(RefusalCode::Full));
        }
        let mut steps = live.played.undo(seat, question).map_err(Unmoved::by::<S::Game>)?;
        // What was answered for them is taken back with it, or it would be answered again at once.
        while live.needless(served).is_some() && live.played.can_undo(seat) {
            let question = live.played.question();
            steps.extend(live.played.undo(seat, question).map_err(Unmoved::by::<S::Game>)?);
        }
        // What cannot be taken back and need not be asked is told with it, in one message.
        let steps = live.pass_over(served, steps).map_err(Unmoved::by::<S::Game>)?;
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
        let rate = self.tables.limits().orders;
        if !self.orders[seat.index()].take(rate) {
            return Err(Unmoved::new(RefusalCode::TooOften));
        }
        self.wake().await?;
        let Self { live: Some(live), .. } = self else {
            return Err(Unmoved::new(RefusalCode::Broken));
        };
        live.goes_on()?;
        let read: Result<<S::Game as Game>::Order, NotationError> = live.played.game().read(order);
        let Ok(order) = read else {
            let said = self.speaker(at).no_such_order(order);
            return Err(Unmoved::because(RefusalCode::Malformed, said));
        };
        if live.played.taken() >= MOST_CHANGES {
            return Err(Unmoved::new(RefusalCode::Full));
        }
        if !live.played.is_new(seat, order) {
            self.show(at);
            return Ok(());
        }
        let steps = live.played.order(seat, order, &live.dice).map_err(Unmoved::by::<S::Game>)?;
        self.keep(steps).await?;
        self.think().await;
        Ok(())
    }
}

impl<S: Served> Live<S> {
    /// Refuses when the players have ended the game.
    fn goes_on(&self) -> Result<(), Unmoved> {
        match self.accord.ended {
            Some(_) => Err(Unmoved::new(RefusalCode::Over)),
            None => Ok(()),
        }
    }
}

impl<S: Served> Table<S> {
    /// A seat adds to what the dice follow from; everybody is told.
    pub(super) async fn added(&mut self, at: usize, seat: Seat, text: &str) -> Result<(), Unmoved> {
        if !self.sessions[at].plays(seat) {
            return Err(Unmoved::new(RefusalCode::NotYours));
        }
        let id = self.id.clone();
        let tables = self.tables.clone();
        let live = self.wake().await?;
        if !live.is_committed || live.is_over() {
            return Err(Unmoved::new(RefusalCode::Forbidden));
        }
        let Some(dice) = live.dice.with(seat.0, live.played.drawn(), text) else {
            let expected = "expected 1 to 64 letters and digits, four times at the most";
            return Err(Unmoved::because(RefusalCode::Malformed, expected));
        };
        let kept = serde_json::to_string(&dice).expect("plain data always serialises");
        let epoch = live.epoch;
        let set = tables.store().set_dice(&id, epoch, &kept).await;
        set.map_err(|error| self.unkept(error))?;
        if let Some(live) = &mut self.live {
            live.dice = dice;
        }
        self.show_dice();
        Ok(())
    }
}

impl Unmoved {
    /// The game did not take it.
    pub(super) fn by<G: Hosted>(error: NotTaken<G>) -> Self {
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
