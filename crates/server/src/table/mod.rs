//! The task of one table. It alone touches its game; everybody speaks to it by commands.
//!
//! An input is stored before anyone is told. When the store fails, the game in memory is thrown
//! away and made again from what was kept, so nobody ever sees a move that is not on disk.

mod advice;
mod answers;
mod session;
mod telling;

use std::sync::Arc;
use std::time::Duration;

use fastrand::Rng;
use kernel::Seat;
use protocol::{ClientMessage, PlayerKind, PlayerSpec, RefusalCode, Refused};
use store::Appended;
use text::{Lang, Speaker, Unheard};
use tokio::sync::mpsc;
use tokio::time::timeout;

pub(crate) use advice::Ponder;
pub(crate) use session::{AnyMessage, Outbox, Session, written};

use crate::games::Served;
use crate::played::{Played, Step};
use crate::seed;
use crate::study::{self, Thought};
use crate::tables::{TableError, Tables};
use crate::voice::Names;

/// How long a table keeps its game in memory when nobody does anything.
const IDLE: Duration = Duration::from_secs(30);

/// What a table is told.
#[derive(Debug)]
pub(crate) enum Command {
    /// A session joins.
    Join(Box<Session>),
    /// A session has left.
    Leave(u64),
    /// A session sent a message.
    Message(u64, ClientMessage),
    /// A computer player has decided.
    Decided {
        /// For which question.
        question: u32,
        /// For which seat.
        seat: Seat,
        /// Index into the list of choices.
        choice: usize,
    },
}

/// Why a message changed nothing.
#[derive(Debug)]
pub(crate) struct Unmoved {
    code: RefusalCode,
    /// What there is to say beyond the code: the rule that forbids it, or what cannot be read.
    said: Option<String>,
}

impl Unmoved {
    const fn new(code: RefusalCode) -> Self {
        Self { code, said: None }
    }

    fn because(code: RefusalCode, said: impl Into<String>) -> Self {
        Self { code, said: Some(said.into()) }
    }
}

impl From<TableError> for Unmoved {
    fn from(error: TableError) -> Self {
        tracing::error!(%error, "a table cannot go on");
        Self::because(RefusalCode::Broken, error.to_string())
    }
}

/// A table that is awake.
struct Table<G: Served> {
    tables: Arc<Tables>,
    id: String,
    sessions: Vec<Session>,
    /// The game, unless nothing has happened for a while.
    live: Option<Box<Live<G>>>,
    /// The question a computer player thinks about, and its thought.
    thinking: Option<(u32, Thought)>,
    rng: Rng,
    commands: mpsc::WeakSender<Command>,
}

/// A table's game in memory.
struct Live<G: Served> {
    players: Vec<PlayerSpec>,
    names: Vec<(Lang, Arc<Names>)>,
    played: Played<G>,
    /// What was worked out of the moment that everybody was told last.
    standing: G::Standing,
}

impl<G: Served> Live<G> {
    /// What the players are called in a language.
    fn names(&self, lang: Lang) -> Arc<Names> {
        let known = self.names.iter().find(|(known, _)| *known == lang);
        known.expect("every language has its names").1.clone()
    }
}

/// Runs a table until nobody is there any more.
pub(crate) async fn run<G: Served>(
    tables: Arc<Tables>,
    id: String,
    mut receiver: mpsc::Receiver<Command>,
    commands: mpsc::WeakSender<Command>,
) {
    let rng = Rng::with_seed(seed());
    let sessions = Vec::new();
    let mut table: Table<G> =
        Table { tables, id, sessions, live: None, thinking: None, rng, commands };
    loop {
        match timeout(IDLE, receiver.recv()).await {
            Ok(Some(command)) => table.take(command).await,
            Ok(None) => return,
            Err(_) if !table.sessions.is_empty() => table.live = None,
            Err(_) => {
                if table.tables.fall_asleep(&table.id, &mut receiver) {
                    return;
                }
            }
        }
    }
}

impl<G: Served> Table<G> {
    async fn take(&mut self, command: Command) {
        match command {
            Command::Join(session) => self.join(*session).await,
            Command::Leave(id) => {
                self.sessions.retain(|session| session.id != id);
                if self.sessions.is_empty() {
                    self.thinking = None;
                }
            }
            Command::Message(id, message) => {
                let Some(at) = self.sessions.iter().position(|session| session.id == id) else {
                    return;
                };
                if let Err(unmoved) = self.heard(at, message).await {
                    self.refuse(at, unmoved);
                }
            }
            Command::Decided { question, seat, choice } => {
                if self.thinking.as_ref().is_some_and(|(known, _)| *known == question) {
                    self.thinking = None;
                }
                if let Err(unmoved) = self.decided(question, seat, choice).await {
                    // The question may have been answered by an undo meanwhile.
                    tracing::debug!(table = self.id, code = ?unmoved.code, "a decision came late");
                }
                self.think().await;
            }
        }
    }

    async fn join(&mut self, mut session: Session) {
        match self.wake().await {
            Ok(live) => session.turn_to(live.played.asked()),
            Err(error) => {
                let speaker = self.tables.packs().speaker(session.lang);
                session.out.say(&AnyMessage::Refused(Refused {
                    question: None,
                    code: RefusalCode::Broken,
                    message: speaker.unheard(Unheard::Broken(&error.to_string())),
                }));
                return;
            }
        }
        self.sessions.push(session);
        self.welcome(self.sessions.len() - 1).await;
        self.think().await;
    }

    /// The game, made again from what was kept when it is not in memory.
    async fn wake(&mut self) -> Result<&mut Live<G>, TableError> {
        if self.live.is_none() {
            let kept = self.tables.load::<G>(&self.id).await?;
            let played = Played::replay(kept.game, kept.start.as_deref(), &kept.inputs, |_| ())?;
            let names = Lang::ALL.into_iter().map(|lang| {
                let names = Names::new(self.tables.packs().clone(), lang, &kept.players);
                (lang, Arc::new(names))
            });
            let names = names.collect();
            let game = played.game();
            let standing = game.standing(&game.view(played.state(), None));
            let live = Live { players: kept.players, names, played, standing };
            self.live = Some(Box::new(live));
        }
        Ok(self.live.as_mut().expect("the game is in memory now"))
    }

    /// Speaks to a session in its language.
    fn speaker(&self, at: usize) -> Speaker<'_> {
        self.tables.packs().speaker(self.sessions[at].lang)
    }

    async fn heard(&mut self, at: usize, message: ClientMessage) -> Result<(), Unmoved> {
        match message {
            ClientMessage::Join { .. } => {
                return Err(Unmoved::because(
                    RefusalCode::Malformed,
                    self.speaker(at).joined_already(),
                ));
            }
            ClientMessage::Lang(lang) => {
                let known: Result<Lang, text::UnknownLang> = lang.parse();
                self.sessions[at].lang = known.map_err(|_| {
                    let said = self.speaker(at).no_such_language(&lang);
                    Unmoved::because(RefusalCode::Malformed, said)
                })?;
                self.welcome(at).await;
            }
            ClientMessage::Look { seat } => {
                if !self.sessions[at].plays(Seat(seat)) {
                    return Err(Unmoved::new(RefusalCode::NotYours));
                }
                self.wake().await?;
                self.sessions[at].shown = Some(Seat(seat));
                self.show(at);
            }
            ClientMessage::Answer { question, choice } => {
                self.answered(at, question, choice as usize).await?;
            }
            ClientMessage::Undo { question } => self.undone(at, question).await?,
            ClientMessage::Order { seat, order } => self.ordered(at, Seat(seat), &order).await?,
            ClientMessage::Why { id, question, choice, notation } => {
                self.why(at, id, question, choice, notation.as_deref()).await?;
            }
            ClientMessage::Forecast { id, question, choice } => {
                self.forecast(at, id, question, choice).await?;
            }
            ClientMessage::Hint { id, question } => self.hint(at, id, question).await?,
        }
        Ok(())
    }

    /// Stores what was taken, then tells everybody.
    async fn keep(&mut self, steps: Vec<Step<G>>) -> Result<(), Unmoved> {
        let live = self.live.as_ref().expect("what was taken was taken by the game in memory");
        let first = steps.first().map_or(0, |step| step.number - 1);
        let inputs = steps.iter().map(|step| step.input.clone()).collect();
        let (table, head) = (self.id.clone(), live.played.head());
        let kept = self.tables.store().append(Appended { table, first, inputs, head }).await;
        if let Err(error) = kept {
            self.live = None;
            return Err(TableError::from(error).into());
        }
        self.tell(&steps);
        Ok(())
    }

    /// Lets the computer think about the question that stands, if it is asked and somebody is
    /// there to see it. A thought about another question is let go.
    async fn think(&mut self) {
        let Some((question, seat, player)) = self.computer_asked().await else {
            self.thinking = None;
            return;
        };
        if self.thinking.as_ref().is_some_and(|(known, _)| *known == question) {
            return;
        }
        let Some(live) = &self.live else { return };
        let level = advice::level(player.as_deref());
        let game = live.played.game().clone();
        let view = game.view(live.played.state(), Some(seat));
        let (seed, ponder) = (self.rng.u64(..), self.tables.ponder());
        let (study, commands) = (self.tables.players_study().clone(), self.commands.clone());
        let thought = study::begin(async move {
            let thought = study.think(move || {
                ponder();
                advice::decide(&*game, &view, level, seed)
            });
            let choice = thought.await.flatten();
            if let (Some(choice), Some(commands)) = (choice, commands.upgrade()) {
                // The table may be gone; then nobody waits for the answer.
                let _ = commands.send(Command::Decided { question, seat, choice }).await;
            }
        });
        self.thinking = Some((question, thought));
    }

    /// The question, seat and level of the computer player who is asked.
    async fn computer_asked(&mut self) -> Option<(u32, Seat, Option<String>)> {
        if self.sessions.is_empty() {
            return None;
        }
        let live = self.wake().await.ok()?;
        let seat = live.played.asked()?;
        let player = live.players.get(seat.index())?;
        let computer = player.kind == PlayerKind::Computer;
        computer.then(|| (live.played.question(), seat, player.level.clone()))
    }
}
