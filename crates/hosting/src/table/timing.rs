//! The clocks of a table: when they begin, whom they charge, and what happens when a flag falls.

use std::time::{Duration, Instant};

use kernel::{Game as _, Hosted as _, Seat};
use protocol::{ClockShown, Flag, Pace, PlayerKind, PlayerSpec, Presence, RefusalCode};
use store::InputKind;

use super::company::circumstances;
use super::session::{AnyMessage, written};
use super::{IDLE, Live, PAUSE, Table, Unmoved};
use crate::accord::{Accord, Due};
use crate::clocks::{Asked, Clocks, Now};
use crate::played::Step;
use crate::served::Served;

/// A table is not looked at more often than that, however soon a flag may fall.
const LEAST: Duration = Duration::from_millis(5);

impl<S: Served> Live<S> {
    /// Who is asked and in whose turn, if these play and the game is not over.
    fn asked_of(&self, served: &S, players: &[PlayerSpec], is_over: bool) -> Asked {
        let Some(seat) = self.played.asked().filter(|_| !is_over) else { return Asked::default() };
        let (game, state) = (self.played.game(), self.played.state());
        let is_first = game.round(state) == 0;
        let player = players.get(seat.index());
        // A side that the computer sets up costs its player nothing.
        let is_person = player.is_some_and(|player| {
            player.kind == PlayerKind::Person && !(player.set_up && is_first)
        });
        let turn = match is_first {
            true => None,
            false => served.whose_turn(game, &game.view(state, None)),
        };
        Asked { seat: Some(seat.0), is_person, turn: turn.map(|seat| seat.0) }
    }
}

impl<S: Served> Table<S> {
    /// How long nothing has to be done unless somebody says something.
    pub(super) fn patience(&self) -> Duration {
        let now = Now::new();
        let flag = self.clocks.as_ref().and_then(|clocks| clocks.patience(now));
        let rests = self.flag_rests.map(|until| until.saturating_duration_since(now.at));
        let flag = flag.map(|flag| flag.max(rests.unwrap_or_default()).max(LEAST));
        flag.map_or(IDLE, |flag| flag.min(IDLE))
    }

    /// Whether somebody's time is over.
    pub(super) fn is_flag_down(&self) -> bool {
        let now = Now::new();
        self.flag_rests.is_none_or(|until| until <= now.at)
            && self.clocks.as_ref().is_some_and(|clocks| clocks.fallen(now).is_some())
    }

    /// Whether the task has to go on though nobody is there: a live clock runs, or somebody who is not
    /// there waits for a computer player.
    pub(super) fn keeps_time(&self) -> bool {
        let thinks = || self.thinking.as_ref().is_some_and(|(_, thought)| !thought.is_over());
        self.clocks.as_ref().is_some_and(Clocks::keeps_awake) || (self.is_timed() && thinks())
    }

    /// Whether the game goes on by a clock.
    pub(super) fn is_timed(&self) -> bool {
        self.clocks.as_ref().is_some_and(Clocks::is_on)
    }

    /// Whether the players have stopped the clocks, and with them the game.
    pub(super) fn is_paused(&self) -> bool {
        self.clocks.as_ref().is_some_and(Clocks::is_paused)
    }

    /// How fast the game is played.
    pub(super) fn pace(&self) -> Pace {
        self.clocks.as_ref().map_or(Pace::None, Clocks::pace)
    }

    /// Takes over what was kept of the clocks, unless they run here already.
    pub(super) async fn read_clocks(&mut self, kept: Option<Clocks>) {
        if self.clocks.is_none()
            && let Some(mut clocks) = kept
        {
            clocks.wake(Now::new());
            self.know_breaks(&mut clocks).await;
            self.clocks = Some(clocks);
        }
    }

    /// Notes when the time of whoever is asked does not pass. Where that cannot be told, it is looked up
    /// again before a flag falls.
    async fn look_up_breaks(&self, clocks: &mut Clocks) -> Result<(), Unmoved> {
        let Some((seat, since)) = clocks.wants_breaks() else { return Ok(()) };
        let breaks = self.tables.store().deadlines().breaks(&self.id, seat, since).await;
        clocks.set_breaks(breaks.map_err(|error| Unmoved::from(crate::TableError::from(error)))?);
        Ok(())
    }

    /// The same, for what cannot wait until that can be told.
    async fn know_breaks(&self, clocks: &mut Clocks) {
        if let Err(unmoved) = self.look_up_breaks(clocks).await {
            tracing::warn!(table = self.id, code = ?unmoved.code, "holidays are not known");
        }
    }

    /// The clocks once the game in memory, which has moved on, is kept.
    pub(super) async fn clocks_after(&mut self, steps: &[Step<S::Game>]) -> Option<Clocks> {
        let (mut clocks, live) = (self.clocks.clone()?, self.live.as_ref()?);
        let is_over = live.is_over();
        let asked = live.asked_of(&self.served, &live.players, is_over);
        let goes_back =
            |step: &Step<S::Game>| matches!(step.input.kind, InputKind::Undo | InputKind::TakeBack);
        clocks.moved(Now::new(), asked, steps.iter().any(goes_back));
        self.know_breaks(&mut clocks).await;
        Some(clocks)
    }

    /// The clocks once something is kept that the players agreed on: as they are or `changed`, for those
    /// who play from now on.
    pub(super) fn clocks_settled(
        &self,
        changed: Option<Clocks>,
        accord: &Accord,
        players: Option<&[PlayerSpec]>,
    ) -> Option<Clocks> {
        let mut clocks = changed.or_else(|| self.clocks.clone())?;
        let live = self.live.as_ref()?;
        let is_over = live.played.is_over() || accord.ended.is_some();
        let asked = live.asked_of(&self.served, players.unwrap_or(&live.players), is_over);
        clocks.seat_anew(Now::new(), asked);
        Some(clocks)
    }

    /// Lets the clocks begin once everybody has come: to a live game at the same time, to a slow one at
    /// any time.
    pub(super) async fn begin_clocks(&mut self) -> Result<(), Unmoved> {
        let Some(clocks) = self.clocks.as_ref().filter(|clocks| !clocks.is_begun()) else {
            return Ok(());
        };
        let is_live = clocks.is_live();
        let Some(live) = self.live.as_ref().filter(|live| !live.is_over()) else { return Ok(()) };
        let is_here = |(seat, player): (Seat, &PlayerSpec)| {
            player.kind == PlayerKind::Computer
                || self.sessions.iter().any(|session| session.plays(seat))
        };
        let has_come = match is_live {
            true => (0u8..).map(Seat).zip(&live.players).all(is_here),
            false => {
                let free = self.tables.store().deadlines().unclaimed(&self.id).await;
                free.map_err(|error| Unmoved::from(crate::TableError::from(error)))? == 0
            }
        };
        if !has_come {
            return Ok(());
        }
        let mut begun = clocks.clone();
        begun.begin(Now::new(), live.asked_of(&self.served, &live.players, false));
        self.look_up_breaks(&mut begun).await?;
        let accord = live.accord.clone();
        self.settle(accord, None, Some(begun)).await
    }

    /// Everybody wants the clocks to stop.
    pub(super) async fn paused(&mut self, accord: Accord) -> Result<(), Unmoved> {
        let mut clocks = self.clocks.clone();
        if let Some(clocks) = &mut clocks {
            clocks.pause(Now::new());
        }
        self.thinking = None;
        self.settle(accord, None, clocks).await
    }

    /// Everybody wants them to go on.
    pub(super) async fn resumed(&mut self, accord: Accord) -> Result<(), Unmoved> {
        let mut clocks = self.clocks.clone();
        if let Some(clocks) = &mut clocks {
            clocks.resume(Now::new());
            self.look_up_breaks(clocks).await?;
        }
        self.settle(accord, None, clocks).await
    }

    /// Everybody wants another pace.
    pub(super) async fn paced(&mut self, pace: Pace, accord: Accord) -> Result<(), Unmoved> {
        let Some(live) = &self.live else { return Err(Unmoved::new(RefusalCode::Broken)) };
        let now = Now::new();
        let asked = live.asked_of(&self.served, &live.players, live.is_over());
        let mut clocks = match self.clocks.clone() {
            Some(mut clocks) => {
                clocks.change(now, pace);
                Some(clocks)
            }
            None => Clocks::new(pace, Flag::Forfeit, live.players.len()),
        };
        if let Some(clocks) = &mut clocks {
            // Whoever agreed is there.
            clocks.begin(now, asked);
            self.look_up_breaks(clocks).await?;
        }
        self.settle(accord, None, clocks).await
    }

    /// Looks at the clocks because it is time to, though nobody moved.
    pub(super) async fn look_at_clocks(&mut self) {
        if self.wake().await.is_err() {
            return;
        }
        self.look_at_flag().await;
        if let (Some(live), true) = (&self.live, self.is_timed()) {
            // When to look again is kept, or it would be looked at all the time.
            let accord = live.accord.clone();
            let mut clocks = self.clocks.clone();
            if let Some(clocks) = &mut clocks {
                self.know_breaks(clocks).await;
            }
            if let Err(unmoved) = self.settle(accord, None, clocks).await {
                tracing::warn!(table = self.id, code = ?unmoved.code, "a deadline was not kept");
            }
        }
        self.think().await;
    }

    /// Lets a flag fall whose time is over.
    pub(super) async fn look_at_flag(&mut self) {
        if !self.is_flag_down() {
            return;
        }
        match self.flag_falls().await {
            Ok(()) => self.flag_rests = None,
            Err(unmoved) => {
                tracing::warn!(table = self.id, code = ?unmoved.code, "a flag could not fall");
                self.flag_rests = Some(Instant::now() + PAUSE);
            }
        }
    }

    async fn flag_falls(&mut self) -> Result<(), Unmoved> {
        self.wake().await?;
        let Some(mut clocks) = self.clocks.clone() else { return Ok(()) };
        self.look_up_breaks(&mut clocks).await?;
        let now = Now::new();
        let Some(seat) = clocks.fallen(now) else {
            // A holiday or an outage gave time.
            self.clocks = Some(clocks);
            return Ok(());
        };
        let Self { live: Some(live), company, sessions, clocks: known, .. } = self else {
            return Err(Unmoved::new(RefusalCode::Broken));
        };
        let flag = clocks.flag();
        let mut accord = live.accord.clone();
        let now_so = circumstances(live, company, known.as_ref(), sessions);
        let due = accord.fallen(Seat(seat), flag, &now_so);
        clocks.fall(now, seat);
        match due {
            Due::Replace(seat, kind) => {
                self.replaced(seat, kind, (accord, Some(clocks)), 0).await?;
            }
            _ => self.settle(accord, None, Some(clocks)).await?,
        }
        self.think().await;
        Ok(())
    }

    /// What the clocks show now.
    pub(super) fn clocks_shown(&self) -> Option<ClockShown> {
        let clocks = self.clocks.as_ref()?;
        let has_clock: Vec<bool> = match (&self.live, self.company.told()) {
            (Some(live), _) => {
                live.players.iter().map(|player| player.kind == PlayerKind::Person).collect()
            }
            (None, Some(told)) => {
                told.seats.iter().map(|presence| *presence != Presence::Computer).collect()
            }
            (None, None) => return None,
        };
        Some(clocks.shown(Now::new(), &has_clock))
    }

    /// Tells everybody what the clocks show, when they do something else than before.
    pub(super) fn tell_clocks(&mut self) {
        if self.is_lost || self.clocks == self.told_clocks {
            return;
        }
        if let Some(shown) = self.clocks_shown() {
            self.told_clocks.clone_from(&self.clocks);
            let message = written(&AnyMessage::Clock(shown));
            self.tell_all(&message, |_| true);
        }
    }
}
