//! The task of one table. It alone touches its game; everybody speaks to it by commands.
//!
//! An input is stored before anyone is told. When the store fails, the game in memory is thrown
//! away and made again from what was kept, so nobody ever sees a move that is not on disk.

mod advice;
mod answers;
mod company;
mod crowd;
mod exercise;
mod minds;
mod needless;
mod session;
mod telling;
mod timing;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use kernel::{Game as _, Hosted as _, Seat};
use players::Knowledge as _;
use protocol::{ClientMessage, DiceShown, PlayerKind, PlayerSpec, RefusalCode};
use store::{Appended, Epoch, Standing, StoreError};
use text::{Lang, Speaker};
use tokio::sync::mpsc;
use tokio::time::timeout;

pub use advice::Ponder;
pub(crate) use advice::{decide, level, urgency};
pub use exercise::card as puzzle_card;
pub use session::{AnyMessage, Inbox, Outbox, Session, may_ask_hints, written};

use self::company::Company;
use self::crowd::Crowd;
use self::exercise::Taken;
use self::minds::Minds;
use crate::accord::Accord;
use crate::clocks::{Clocks, Now};
use crate::dice::Dice;
use crate::limits::Bucket;
use crate::played::{Broken, Played, Step};
use crate::served::Served;
use crate::tables::{Kept, TableError, Tables};
use crate::think_pool::{self, Errand, Thought, Unthought, Urgency};
use crate::thinkers::decide_elsewhere;
use crate::voice::Names;

/// How long a table keeps its game in memory when nobody does anything.
const IDLE: Duration = Duration::from_secs(30);

/// Inputs that are played again at once: that takes less time than to go elsewhere for it.
const AT_ONCE: usize = 400;

/// How long a table waits after it could not keep something, at first and at the most.
const PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// What a table is told.
#[derive(Debug)]
pub enum Command {
    /// A session joins.
    Join(Box<Session>),
    /// A session has left.
    Leave(u64),
    /// A session sent a message.
    Message(u64, ClientMessage),
    /// Something that could not be kept may be tried again.
    Retry,
    /// It may be time to look at the table, though nobody moves.
    Due,
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
        if let TableError::Store(_) = error {
            // The store itself tells of this.
            return Self::new(RefusalCode::Storage);
        }
        tracing::error!(%error, "a table cannot go on");
        Self::new(RefusalCode::Broken)
    }
}

impl From<Unthought> for Unmoved {
    fn from(unthought: Unthought) -> Self {
        Self::new(match unthought {
            Unthought::Busy => RefusalCode::Busy,
            Unthought::Broken => RefusalCode::Broken,
        })
    }
}

/// A table that is awake.
struct Table<S: Served> {
    served: Arc<S>,
    tables: Arc<Tables>,
    id: String,
    sessions: Vec<Session>,
    /// The game, unless nothing has happened for a while.
    live: Option<Box<Live<S>>>,
    /// The question a computer player thinks about, and its thought.
    thinking: Option<(u32, Thought)>,
    /// Standing orders that each seat may still give.
    orders: [Bucket; Seat::MOST],
    /// How often in a row nothing could be kept.
    failures: u32,
    /// Whether the table is another server's: it ends here, and nobody is told anything.
    is_lost: bool,
    /// Tells those who watch, where they are many.
    crowd: Option<Crowd>,
    company: Company,
    /// Its clocks, once they were read: they go on while the game is not in memory.
    clocks: Option<Clocks>,
    /// What everybody was told of them last.
    told_clocks: Option<Clocks>,
    /// A flag is not looked at before: what it leads to could not be kept.
    flag_rests: Option<Instant>,
    commands: mpsc::WeakSender<Command>,
}

/// A table's game in memory.
struct Live<S: Served> {
    /// The epoch in which it was made from what was kept.
    epoch: Epoch,
    players: Vec<PlayerSpec>,
    names: Vec<(Lang, Arc<Names>)>,
    played: Played<S::Game>,
    minds: Minds<S::Knowledge>,
    /// What was worked out of the moment that everybody was told last, and its question.
    standing: S::Standing,
    told: u32,
    /// What the dice follow from, and whether everybody was shown that it is bound.
    dice: Dice,
    is_committed: bool,
    /// What its players agreed on.
    accord: Accord,
    /// The lesson or puzzle that the table is for.
    exercise: Option<Taken>,
    /// Whether the game counts for those who play it.
    is_rated: bool,
}

impl<S: Served> Live<S> {
    /// How the dice are drawn.
    fn dice_shown(&self) -> Option<DiceShown> {
        self.is_committed.then(|| self.dice.shown(self.is_over()))
    }

    /// What the players are called in a language.
    fn names(&self, lang: Lang) -> Arc<Names> {
        let known = self.names.iter().find(|(known, _)| *known == lang);
        known.expect("every language has its names").1.clone()
    }
}

/// Runs a table until nobody is there any more.
pub(crate) async fn run<S: Served>(
    served: Arc<S>,
    tables: Arc<Tables>,
    id: String,
    mut receiver: mpsc::Receiver<Command>,
    commands: mpsc::WeakSender<Command>,
) {
    let sessions = Vec::new();
    let orders = [Bucket::new(tables.limits().orders); Seat::MOST];
    let (live, thinking, crowd) = (None, None, None);
    let (failures, is_lost, company) = (0, false, Company::new());
    let (clocks, told_clocks, flag_rests) = (None, None, None);
    let mut table: Table<S> = Table {
        served,
        tables,
        id,
        sessions,
        live,
        thinking,
        orders,
        failures,
        is_lost,
        crowd,
        company,
        clocks,
        told_clocks,
        flag_rests,
        commands,
    };
    loop {
        match timeout(table.patience(), receiver.recv()).await {
            Ok(Some(command)) => {
                table.company.see(&table.sessions);
                table.look_at_flag().await;
                table.take(command).await;
            }
            Ok(None) => return,
            Err(_) if table.is_flag_down() => table.look_at_flag().await,
            // The task stays, for the sake of its clock.
            Err(_) if table.keeps_time() => table.live = None,
            Err(_) if !table.sessions.is_empty() => table.live = None,
            Err(_) => {
                if table.tables.fall_asleep(&table.id, &mut receiver) {
                    return;
                }
            }
        }
        if table.is_lost {
            // Whoever is at it or was about to be joins anew, wherever it is now.
            return table.tables.end(&table.id, &mut receiver);
        }
        table.tell_company();
        table.tell_clocks();
    }
}

impl<S: Served> Table<S> {
    async fn take(&mut self, command: Command) {
        match command {
            Command::Join(session) => self.join(*session).await,
            Command::Leave(id) => {
                self.sessions.retain(|session| session.id != id);
                let is_attended = self.sessions.iter().any(|session| !session.seats.is_empty());
                let has_people = self.live.as_ref().is_none_or(|live| has_people(&live.players));
                if (self.sessions.is_empty() || (has_people && !is_attended)) && !self.is_timed() {
                    self.thinking = None;
                }
            }
            Command::Message(id, message) => {
                let Some(at) = self.sessions.iter().position(|session| session.id == id) else {
                    return;
                };
                if let Err(unmoved) = self.heard(at, message).await {
                    self.refuse(at, &unmoved);
                }
            }
            Command::Retry => self.think().await,
            Command::Due => self.look_at_clocks().await,
            Command::Decided { question, .. } if self.is_paused() => {
                self.thinking = self.thinking.take().filter(|(known, _)| *known != question);
            }
            Command::Decided { question, seat, choice } => {
                if self.thinking.as_ref().is_some_and(|(known, _)| *known == question) {
                    self.thinking = None;
                }
                match self.decided(question, seat, choice).await {
                    // Nobody asked for it, so everybody is told why the table stands still, once.
                    Err(unmoved) if unmoved.code == RefusalCode::Storage => {
                        if self.failures <= 1 {
                            (0..self.sessions.len()).for_each(|at| self.refuse(at, &unmoved));
                        }
                        return self.retry_later();
                    }
                    // The question may have been answered by an undo meanwhile.
                    Err(unmoved) => {
                        let code = unmoved.code;
                        tracing::debug!(table = self.id, ?code, "a decision came late");
                    }
                    Ok(()) => {}
                }
                self.think().await;
            }
        }
    }

    async fn join(&mut self, mut session: Session) {
        match self.wake().await {
            Ok(live) => session.turn_to(live.played.asked()),
            Err(unmoved) => {
                self.sessions.push(session);
                self.refuse(self.sessions.len() - 1, &unmoved);
                self.sessions.pop();
                return;
            }
        }
        self.sessions.push(session);
        let at = self.sessions.len() - 1;
        match self.call_by_name(at).await {
            Ok(true) => {}
            Ok(false) => self.welcome(at).await,
            Err(unmoved) => {
                self.refuse(at, &unmoved);
                self.welcome(at).await;
            }
        }
        if let Err(unmoved) = self.begin_clocks().await {
            tracing::warn!(table = self.id, code = ?unmoved.code, "clocks could not begin");
        }
        self.think().await;
    }

    /// Plays a game again: a short one at once, a long one on a thread of its own and when there is
    /// a place for it.
    async fn replayed<T: Send + 'static>(
        &self,
        kept: Kept<S::Game>,
        replay: fn(Kept<S::Game>) -> Result<T, Broken>,
    ) -> Result<T, Unmoved> {
        let replayed = if kept.inputs.len() <= AT_ONCE {
            replay(kept)
        } else {
            let errand = Errand { asker: think_pool::asker(&self.id), urgency: Urgency::Long };
            self.tables.replays_pool().think(errand, move || replay(kept)).await?
        };
        replayed.map_err(|broken| TableError::from(broken).into())
    }

    /// The game, made again from what was kept when it is not in memory.
    async fn wake(&mut self) -> Result<&mut Live<S>, Unmoved> {
        if self.live.is_none() {
            let epoch = self.owned().await?;
            let kept = self.tables.load::<S::Game>(&self.id).await?;
            let players = kept.players.clone();
            let names = Lang::ALL.into_iter().map(|lang| {
                let names = Names::new(lang, &players);
                (lang, Arc::new(names))
            });
            let names = names.collect();
            let (is_committed, dice) = (kept.dice.is_some(), kept.dice.clone());
            let replay = |kept: Kept<S::Game>| {
                Played::replay(kept.game, kept.start.as_deref(), &kept.inputs, |_| ())
            };
            let exercise = Taken::of(&players, &kept.inputs);
            let (accord, is_rated) = (kept.accord.clone(), kept.is_rated);
            self.read_clocks(kept.clocks.clone()).await;
            let lesson = exercise.as_ref().map(|taken| taken.exercise.clone());
            let played = self.replayed(kept, replay).await?;
            let game = played.game();
            let standing = self.served.standing(game, &game.view(played.state(), None));
            let told = played.question();
            let secret = || self.tables.lots().secret();
            let dice = dice.unwrap_or_else(|| Dice::new(secret(), played.drawn()));
            let dice = dice.taught(lesson);
            let minds = Minds::default();
            let live = Live {
                epoch,
                players,
                names,
                played,
                minds,
                standing,
                told,
                dice,
                is_committed,
                accord,
                exercise,
                is_rated,
            };
            self.live = Some(Box::new(live));
        }
        Ok(self.live.as_mut().expect("the game is in memory now"))
    }

    /// Makes the table this server's own.
    async fn owned(&mut self) -> Result<Epoch, Unmoved> {
        let owned = self.tables.store().own(&self.id).await;
        owned.map_err(|error| self.unkept(error))
    }

    /// What was to be kept was not; a table that is another server's ends here.
    fn unkept(&mut self, error: StoreError) -> Unmoved {
        self.is_lost |= matches!(error, StoreError::NotOwned(_));
        TableError::from(error).into()
    }

    /// Speaks to a session in its language.
    fn speaker(&self, at: usize) -> Speaker<'_> {
        Speaker::new(self.sessions[at].lang)
    }

    async fn heard(&mut self, at: usize, message: ClientMessage) -> Result<(), Unmoved> {
        match message {
            ClientMessage::Answer { .. }
            | ClientMessage::Undo { .. }
            | ClientMessage::Order { .. }
                if self.is_paused() =>
            {
                return Err(Unmoved::new(RefusalCode::Paused));
            }
            ClientMessage::Join { .. } => {
                return Err(Unmoved::because(
                    RefusalCode::Malformed,
                    self.speaker(at).joined_already(),
                ));
            }
            ClientMessage::Dice { seat, text } => self.added(at, Seat(seat), &text).await?,
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
            ClientMessage::Act { seat, act } => self.acted(at, Seat(seat), act).await?,
            ClientMessage::Say(say) => self.said(at, say).await?,
            ClientMessage::Order { seat, order } => self.ordered(at, Seat(seat), &order).await?,
            ClientMessage::Why { id, question, choice, notation } => {
                self.why(at, id, question, choice, notation.as_deref()).await?;
            }
            ClientMessage::Forecast { id, question, choice, then } => {
                self.forecast(at, id, question, (choice, &then)).await?;
            }
            ClientMessage::Plans { id, question } => self.plans(at, id, question).await?,
            ClientMessage::Hint { id, question } => self.hint(at, id, question).await?,
        }
        Ok(())
    }

    /// What was to be kept was not: the game in memory is thrown away, and made again from what was.
    async fn not_kept(&mut self, error: StoreError) -> Unmoved {
        self.live = None;
        self.failures += 1;
        // Those who run the server may have closed or deleted it.
        let standing = self.tables.store().standing(&self.id).await;
        if let Ok(None | Some(Standing { closed: true, .. })) = standing {
            return Unmoved::new(RefusalCode::Closed);
        }
        self.tables.counts().failures.fetch_add(1, Ordering::Relaxed);
        self.unkept(error)
    }

    /// Stores what was taken, then tells everybody.
    async fn keep(&mut self, steps: Vec<Step<S::Game>>) -> Result<(), Unmoved> {
        let clocks = self.clocks_after(&steps).await;
        let live = self.live.as_ref().expect("what was taken was taken by the game in memory");
        let first = steps.first().map_or(0, |step| step.number - 1);
        let inputs = steps.iter().map(|step| step.input.clone()).collect();
        let (table, epoch, head) = (self.id.clone(), live.epoch, live.played.head());
        let finished = live.finished(live.accord.ended.as_ref());
        let kept = clocks.as_ref().map(|clocks| clocks.kept(Now::new()));
        let appended = Appended { table, epoch, first, inputs, head, clocks: kept, finished };
        let kept = self.tables.store().append(appended).await;
        if let Err(error) = kept {
            return Err(self.not_kept(error).await);
        }
        self.failures = 0;
        self.clocks = clocks;
        if let Some(taken) = self.live.as_mut().and_then(|live| live.exercise.as_mut()) {
            steps.iter().for_each(|step| taken.saw(&step.input));
        }
        self.tables.counts().inputs.fetch_add(steps.len() as u64, Ordering::Relaxed);
        self.tell(&steps);
        self.show_exercise();
        if self.live.as_ref().is_some_and(|live| live.is_over()) {
            self.tables.tell_changed(&self.id);
            self.ended();
        }
        Ok(())
    }

    /// Tries again what could not be kept, later each time.
    fn retry_later(&self) {
        let pause = PAUSE * 2u32.saturating_pow(self.failures.saturating_sub(1));
        let (pause, commands) = (pause.min(LONGEST_PAUSE), self.commands.clone());
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            if let Some(commands) = commands.upgrade() {
                // The table may be gone; then nobody waits for it.
                let _ = commands.send(Command::Retry).await;
            }
        });
    }

    /// Lets the computer think about the question that stands, if it is asked and somebody waits for
    /// it: one who plays, or where only computers play one who watches. A thought about another
    /// question is let go.
    async fn think(&mut self) {
        if let Err(unmoved) = self.pass_over().await {
            tracing::error!(table = self.id, code = ?unmoved.code, "an answer was not taken");
        }
        let Some((question, seat, player)) = self.computer_asked().await else {
            self.thinking = None;
            self.live.iter().for_each(|live| live.minds.rest(None));
            return;
        };
        let known = self.thinking.as_ref();
        if known.is_some_and(|(known, thought)| *known == question && !thought.is_over()) {
            return;
        }
        let Some(live) = &mut self.live else { return };
        let level = advice::level(player.as_deref());
        let game = live.played.game().clone();
        let state = Box::new(*live.played.state());
        let (tables, id) = (self.tables.clone(), self.id.clone());
        let (seed, ponder) = (self.tables.lots().seed(), self.tables.ponder());
        let mind = live.minds.ask(seat, level, seed);
        let wanted = live.wanted_by_lesson();
        let (pool, commands) = (self.tables.players_pool().clone(), self.commands.clone());
        let urgency = match has_people(&live.players) {
            true => advice::urgency(level),
            false => Urgency::Watched,
        };
        let errand = Errand { asker: think_pool::asker(&self.id), urgency };
        let thought = think_pool::begin(async move {
            let who = (seat, player.as_deref());
            let view = game.view(&state, Some(seat));
            let elsewhere = match tables.thinkers().filter(|_| wanted.is_none()) {
                Some(thinkers) => {
                    let most = mind.allowed(S::Knowledge::turn_of(&*game, &view));
                    let (lot, since) = ((seed, most), Instant::now());
                    let found = decide_elsewhere(thinkers, &id, &*game, &state, who, lot).await;
                    mind.spend(since.elapsed());
                    found
                }
                None => None,
            };
            let thought = match elsewhere {
                Some(choice) => {
                    tables.counts().elsewhere.fetch_add(1, Ordering::Relaxed);
                    Ok(choice)
                }
                None => {
                    let thought = pool.think(errand, move || {
                        ponder();
                        wanted.or_else(|| mind.decide(&*game, &view, seed))
                    });
                    thought.await
                }
            };
            let said = match thought {
                Ok(Some(choice)) => Command::Decided { question, seat, choice },
                Ok(None) | Err(Unthought::Broken) => return,
                Err(Unthought::Busy) => {
                    tokio::time::sleep(PAUSE).await;
                    Command::Retry
                }
            };
            if let Some(commands) = commands.upgrade() {
                // The table may be gone; then nobody waits for the answer.
                let _ = commands.send(said).await;
            }
        });
        self.thinking = Some((question, thought));
    }

    /// The question, seat and level of the computer player who is asked, be it for a person whose
    /// side it sets up.
    async fn computer_asked(&mut self) -> Option<(u32, Seat, Option<String>)> {
        // Where there is a clock, somebody waits for it though nobody is there.
        let is_timed = self.is_timed();
        if self.sessions.is_empty() && !is_timed {
            return None;
        }
        let is_attended = self.sessions.iter().any(|session| !session.seats.is_empty());
        let is_paused = self.is_paused();
        let live = self.wake().await.ok()?;
        if is_paused || (!is_attended && !is_timed && has_people(&live.players)) {
            return None;
        }
        if live.accord.ended.is_some() {
            return None;
        }
        let seat = live.played.asked()?;
        let player = live.players.get(seat.index())?;
        let first = live.played.game().round(live.played.state()) == 0;
        let computer = player.kind == PlayerKind::Computer || (player.set_up && first);
        computer.then(|| (live.played.question(), seat, player.level.clone()))
    }
}

/// Whether anybody plays who is no computer.
fn has_people(players: &[PlayerSpec]) -> bool {
    players.iter().any(|player| player.kind == PlayerKind::Person)
}
