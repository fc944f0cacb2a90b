//! Looking back at a table: whose view, in which words, and what is told of it.

use std::sync::Arc;

use http::StatusCode;
use kernel::{Game as _, Seat};
use protocol::{Moment, Moments};
use store::{InputKind, Standing};
use text::{Lang, Refusal};

use crate::failure::Failure;
use crate::host::json;
use crate::played::Played;
use crate::served::Served;
use crate::tables::{Kept, Tables};
use crate::think_pool::{Errand, Urgency};
use crate::voice::Names;

/// Somebody who may look back at a table. Nothing of its game has been read yet.
pub struct AskedBack {
    /// The table.
    pub table: String,
    /// What it is and where it stands.
    pub standing: Standing,
    /// The seats they have proved.
    pub seats: Vec<Seat>,
    /// Whose view they are shown.
    pub viewer: Option<Seat>,
    /// The language they read.
    pub lang: Lang,
    /// Tells those who wait for their turn apart.
    pub known_by: u64,
}

impl AskedBack {
    /// Refuses as long as the game goes on.
    ///
    /// # Errors
    /// Then, because of `why`.
    pub fn once_over(&self, why: Refusal) -> Result<(), Failure> {
        match self.standing.head.over {
            true => Ok(()),
            false => Err(Failure::new(StatusCode::CONFLICT, "not_over", why)),
        }
    }

    /// Something that is done for them.
    pub fn errand(&self, urgency: Urgency) -> Errand {
        Errand { asker: self.known_by, urgency }
    }

    /// Reads the table.
    pub(crate) async fn look<S: Served>(
        self,
        served: Arc<S>,
        tables: &Tables,
    ) -> Result<LookingBack<S>, Failure> {
        let kept = tables.load::<S::Game>(&self.table).await?;
        if self.viewer.is_some_and(|viewer| viewer.0 >= kept.game.seats()) {
            return Err(Failure::new(StatusCode::FORBIDDEN, "view", Refusal::ViewClosed));
        }
        let names = Names::new(self.lang, &kept.players);
        let errand = self.errand(Urgency::Long);
        let Self { standing, seats, viewer, .. } = self;
        Ok(LookingBack { served, kept, seats, viewer, names, is_over: standing.head.over, errand })
    }
}

/// A table as somebody may look back at it: whose view, and in which words.
pub(crate) struct LookingBack<S: Served> {
    pub(crate) served: Arc<S>,
    /// The table.
    pub(crate) kept: Kept<S::Game>,
    /// The seats the asker has proved.
    pub(crate) seats: Vec<Seat>,
    /// Whose view.
    pub(crate) viewer: Option<Seat>,
    /// In which words.
    pub(crate) names: Names,
    /// Whether the game is over.
    pub(crate) is_over: bool,
    /// What is done for the asker.
    pub(crate) errand: Errand,
}

impl<S: Served> LookingBack<S> {
    /// Plays the game again, on a thread of its own and when there is a place for it.
    pub(crate) async fn replayed<T: Send + 'static>(
        self,
        tables: &Tables,
        replay: impl FnOnce(Self) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let errand = self.errand;
        tables.replays_pool().think(errand, move || replay(self)).await?
    }
}

/// Every moment of a table, told to the viewer, as JSON.
pub(crate) fn moments<S: Served>(back: LookingBack<S>) -> Result<Vec<u8>, Failure> {
    let LookingBack { served, kept, viewer, names, .. } = back;
    let game = kept.game.clone();
    let mut moments = vec![Moment { step: 0, seat: None, notation: None, lines: Vec::new() }];
    Played::replay(kept.game, kept.start.as_deref(), &kept.inputs, |step| {
        let seat = step.input.seat;
        // A drawn or searched card stands in the notation, so only one's own choices are shown so.
        let own = step.input.kind == InputKind::Choice && seat == viewer.map(|seat| seat.0);
        moments.push(Moment {
            step: step.number,
            seat,
            notation: own.then(|| step.input.text.clone()),
            lines: names.lines(&*served, &game, viewer, &step),
        });
    })?;
    Ok(json(&Moments { ruleset: game.ruleset(), moments }))
}

/// Where the game stood after a step, as JSON.
pub(crate) fn moment<S: Served>(back: &LookingBack<S>, step: u32) -> Result<Vec<u8>, Failure> {
    let LookingBack { served, kept, viewer, names, .. } = back;
    let steps = kept.inputs.len();
    let inputs = kept
        .inputs
        .get(..step as usize)
        .ok_or_else(|| Failure::new(StatusCode::NOT_FOUND, "step", Refusal::Step(steps)))?;
    let game = &*kept.game;
    let played = Played::replay(kept.game.clone(), kept.start.as_deref(), inputs, |_| ())?;
    let standing = served.standing(game, &game.view(played.state(), None));
    Ok(json(&names.snapshot(&**served, game, &played, &standing, *viewer, false)))
}
