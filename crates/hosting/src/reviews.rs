//! Why somebody decided so, and what a finished game was decided by.
//!
//! A thought shows a hand. While a game goes on, a decision is explained by what the asker may see
//! of it and nothing else, unless a computer player was seated to think aloud; once the game is over
//! everything is told. Thoughts are not kept: they are thought again, by the same search from the
//! same view, when somebody asks.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use http::StatusCode;
use kernel::{Game, Hosted, Input, InputOf, Notation as _, Seat};
use players::review::{Effort, ReviewOf, review};
use players::{
    Budget, Explained, ExplainedOf, Knowledge, Reasoned, Weighed, explain, explain_openly, think,
};
use protocol::{
    CurvePoint, PlayerKind, ReviewMoment, ReviewSeat, ReviewShown, ReviewState, Thoughts,
    WeighedShown,
};
use store::InputKind;
use text::Refusal;

use crate::back::{AskedBack, LookingBack};
use crate::failure::Failure;
use crate::played::{Played, Step};
use crate::served::{ChoiceOf, Served};
use crate::table::may_ask_hints;
use crate::tables::{Kept, Tables};
use crate::think_pool::{Errand, ThinkPool, Unthought};
use crate::voice::{Names, weighed};

/// What a thought may cost when it is thought again.
const AGAIN: Budget =
    Budget { time: Some(Duration::from_millis(1500)), iterations: Some(2000), threads: 1 };

/// How closely a review looks: so that a long game takes seconds, not minutes.
const EFFORT: Effort = Effort { rounds: 120, threads: 1 };

/// How many other choices are told.
const OTHERS: usize = 3;

/// The most reviews that are kept in memory.
const MOST_KEPT: usize = 64;

const SEED: u64 = 1;

/// Reviews that were asked for, one made at a time.
pub struct Reviews {
    jobs: Mutex<HashMap<String, Arc<dyn Work>>>,
    pool: ThinkPool,
}

impl Default for Reviews {
    fn default() -> Self {
        Self { jobs: Mutex::default(), pool: ThinkPool::new(1) }
    }
}

/// A review that is made or has been made, of whichever game.
trait Work: Send + Sync {
    /// Makes it.
    fn make(&self);

    /// Whether it is made.
    fn is_made(&self) -> bool;

    /// The review in words, or how far it has come.
    fn shown(&self, names: &Names) -> ReviewState;
}

/// A review of one game.
struct Job<S: Served> {
    served: Arc<S>,
    game: Arc<S::Game>,
    start: <S::Game as Game>::State,
    /// What was played and not taken back, with the number of each step.
    inputs: Vec<(u32, InputOf<S::Game>)>,
    done: AtomicUsize,
    found: OnceLock<ReviewOf<S::Knowledge>>,
}

impl Reviews {
    fn jobs(&self) -> MutexGuard<'_, HashMap<String, Arc<dyn Work>>> {
        // A panic while the lock was held leaves a map that is whole all the same.
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The review of a table that was asked for before.
    fn known(&self, table: &str) -> Option<Arc<dyn Work>> {
        self.jobs().get(table).cloned()
    }

    /// The review of a table, begun when it is asked for first.
    fn job<S: Served>(
        &self,
        table: &str,
        job: Job<S>,
        errand: Errand,
    ) -> Result<Arc<dyn Work>, Failure> {
        let mut jobs = self.jobs();
        if let Some(job) = jobs.get(table) {
            return Ok(job.clone());
        }
        if jobs.len() >= MOST_KEPT {
            jobs.retain(|_, job| !job.is_made());
        }
        if jobs.len() >= MOST_KEPT {
            return Err(Unthought::Busy.into());
        }
        let job: Arc<dyn Work> = Arc::new(job);
        jobs.insert(table.to_owned(), job.clone());
        let (work, pool) = (job.clone(), self.pool.clone());
        // A broken review stays unfinished; the log has the reason.
        tokio::spawn(async move { pool.think(errand, move || work.make()).await });
        Ok(job)
    }
}

impl<S: Served> Job<S> {
    fn new(served: Arc<S>, kept: Kept<S::Game>) -> Result<Self, Failure> {
        let start = kept.start.as_deref().copied().unwrap_or_else(|| kept.game.start());
        let mut taken: Vec<Taken<S::Game>> = Vec::new();
        Played::replay(kept.game.clone(), kept.start.as_deref(), &kept.inputs, |step| {
            let (number, seat) = (step.number, step.input.seat);
            match read(&*kept.game, &step) {
                Some(input) => taken.push(Taken { number, seat, input }),
                None if step.input.kind == InputKind::TakeBack => all_back(&mut taken, seat),
                None => take_back(&mut taken),
            }
        })?;
        let taken = taken.into_iter().map(|taken| (taken.number, taken.input)).collect();
        let (done, found) = (AtomicUsize::new(0), OnceLock::new());
        Ok(Self { served, game: kept.game, start, inputs: taken, done, found })
    }
}

impl<S: Served> Work for Job<S> {
    fn is_made(&self) -> bool {
        self.found.get().is_some()
    }

    fn make(&self) {
        let inputs: Vec<InputOf<S::Game>> = self.inputs.iter().map(|(_, input)| *input).collect();
        let stop = AtomicBool::new(false);
        let told = || {
            self.done.fetch_add(1, Ordering::Relaxed);
        };
        if let Some(found) =
            review::<S::Knowledge>(&*self.game, &self.start, &inputs, EFFORT, &stop, told)
        {
            // Nobody else makes this one.
            let _ = self.found.set(found);
        }
    }

    fn shown(&self, names: &Names) -> ReviewState {
        let Some(found) = self.found.get() else {
            let of = self.inputs.len() + 1;
            let done = self.done.load(Ordering::Relaxed).min(of);
            return ReviewState::Working { done: done as u32, of: of as u32 };
        };
        let inputs: Vec<InputOf<S::Game>> = self.inputs.iter().map(|(_, input)| *input).collect();
        let told = text::tell_review::<S::Knowledge>(
            &*self.game,
            &names.voice(&*self.served),
            &self.start,
            &inputs,
            found,
        );
        let number = |taken: usize| match taken.checked_sub(1) {
            Some(at) => self.inputs[at].0,
            None => 0,
        };
        let seats = told.seats.into_iter().map(|seat| ReviewSeat {
            name: seat.name,
            curve: curve(&seat.chances, number),
            luck: seat.totals.luck,
            own: seat.totals.own,
            others: seat.totals.others,
            unforeseen: seat.totals.unforeseen,
        });
        let moments = told.moments.into_iter().map(|moment| ReviewMoment {
            step: number(moment.step),
            round: moment.round,
            seat: moment.seat.0,
            change: moment.change,
            text: moment.text,
            better: moment.better.map(weighed),
        });
        ReviewState::Ready(ReviewShown {
            effort: names.speaker().review_effort(inputs.len(), EFFORT.rounds),
            seats: seats.collect(),
            moments: moments.collect(),
        })
    }
}

/// An input with the number of its step.
struct Taken<G: Hosted> {
    number: u32,
    seat: Option<u8>,
    input: InputOf<G>,
}

/// Takes the last choice back; orders that were given since stand.
fn take_back<G: Hosted>(taken: &mut Vec<Taken<G>>) {
    let last = taken.iter().rposition(|taken| matches!(taken.input, Input::Choice(_)));
    if let Some(last) = last {
        taken.remove(last);
    }
}

/// Takes the last choice of a seat back with all that came of it; orders that were given since stand.
fn all_back<G: Hosted>(taken: &mut Vec<Taken<G>>, seat: Option<u8>) {
    let own = |taken: &Taken<G>| taken.seat == seat && matches!(taken.input, Input::Choice(_));
    if let Some(last) = taken.iter().rposition(own) {
        let since = taken.split_off(last).into_iter();
        taken.extend(since.filter(|taken| matches!(taken.input, Input::Order(..))));
    }
}

/// Chances wherever they changed; a thousandth is less than anybody sees.
fn curve(chances: &[f64], number: impl Fn(usize) -> u32) -> Vec<CurvePoint> {
    let mut points: Vec<CurvePoint> = Vec::new();
    for (taken, chance) in chances.iter().enumerate() {
        let chance = (chance * 1000.0).round() / 1000.0;
        let is_last = taken + 1 == chances.len();
        if is_last || points.last().is_none_or(|point| (point.chance - chance).abs() > 1e-9) {
            points.push(CurvePoint { step: number(taken), chance });
        }
    }
    points
}

/// The input of a step; `None` for an undo.
fn read<G: Hosted>(game: &G, step: &Step<G>) -> Option<InputOf<G>> {
    let text = &step.input.text;
    let known = "a step that was played is notation";
    Some(match step.input.kind {
        InputKind::Choice => Input::Choice(game.read(text).expect(known)),
        InputKind::Outcome => Input::Outcome(game.read(text).expect(known)),
        InputKind::Order => {
            let seat = Seat(step.input.seat.expect("an order has a seat"));
            Input::Order(seat, game.read(text).expect(known))
        }
        InputKind::Undo | InputKind::TakeBack => return None,
    })
}

/// The review of a finished game, or how far it has come.
pub(crate) async fn review_of<S: Served>(
    served: Arc<S>,
    tables: &Tables,
    reviews: &Reviews,
    back: AskedBack,
) -> Result<ReviewState, Failure> {
    let table = back.table.clone();
    let back = back.look(served, tables).await?;
    let (names, errand) = (back.names.clone(), back.errand);
    let job = match reviews.known(&table) {
        Some(job) => job,
        None => {
            let job = back.replayed(tables, |back| Job::new(back.served, back.kept)).await?;
            reviews.job(&table, job, errand)?
        }
    };
    Ok(job.shown(&names))
}

/// Why somebody decided so.
pub(crate) async fn thoughts<S: Served>(
    served: Arc<S>,
    tables: &Tables,
    back: AskedBack,
    step: u32,
) -> Result<Thoughts, Failure> {
    let back = back.look(served, tables).await?;
    let errand = back.errand;
    let asked = back.replayed(tables, move |back| decision(back, step)).await?;
    tables.questions_pool().think(errand, move || asked.told()).await?
}

/// The decision of a step, as far as the asker may be told of it. While a game goes on, the weighing
/// of a person's own decision is advice: it could be taken back.
fn decision<S: Served>(back: LookingBack<S>, step: u32) -> Result<Decision<S>, Failure> {
    let LookingBack { served, kept, seats, viewer, names, is_over, .. } = back;
    let inputs = kept.inputs.get(..step as usize).unwrap_or(&kept.inputs);
    let mut asked: Option<Step<S::Game>> = None;
    Played::replay(kept.game.clone(), kept.start.as_deref(), inputs, |taken| {
        if taken.number == step && taken.input.kind == InputKind::Choice {
            asked = Some(taken);
        }
    })?;
    let decision = asked.and_then(|taken| {
        let seat = Seat(taken.input.seat?);
        let choice: ChoiceOf<S> = kept.game.read(&taken.input.text).ok()?;
        Some((seat, taken.before, choice))
    });
    let Some((seat, before, choice)) = decision else {
        return Err(Failure::new(StatusCode::NOT_FOUND, "step", Refusal::Undecided(step)));
    };
    let player = kept.players.get(seat.index());
    let is_open = match player.map(|player| player.kind) {
        _ if is_over => true,
        Some(PlayerKind::Computer) => player.is_some_and(|player| player.aloud),
        _ if may_ask_hints(&seats, seat, &kept.players) => true,
        _ => return Err(Failure::new(StatusCode::FORBIDDEN, "no_hints", Refusal::NoHints)),
    };
    Ok(Decision { served, game: kept.game, seat, before, choice, step, viewer, names, is_open })
}

/// A decision that somebody asks about.
struct Decision<S: Served> {
    served: Arc<S>,
    game: Arc<S::Game>,
    seat: Seat,
    before: Arc<<S::Game as Game>::State>,
    choice: ChoiceOf<S>,
    step: u32,
    viewer: Option<Seat>,
    names: Names,
    /// Whether everything that was weighed may be told.
    is_open: bool,
}

impl<S: Served> Decision<S> {
    /// Why it was made, as far as the asker may know.
    fn told(self) -> Result<Thoughts, Failure> {
        if self.is_open { Ok(self.in_full()) } else { self.in_part() }
    }

    /// Everything that can be weighed from the view of who decided.
    fn in_full(self) -> Thoughts {
        let (game, names) = (&*self.game, &self.names);
        let view = game.view(&self.before, Some(self.seat));
        let options = game.question(&view).unwrap_or_default();
        let lore = S::Knowledge::lore(game);
        let thought = think::<S::Knowledge>(game, &lore, &view, &options, AGAIN, SEED);
        let place = thought.weighed.iter().position(|weighed| weighed.choice == self.choice);
        let most = place.map_or(OTHERS, |place| OTHERS.max(place) + 1);
        let mut explained = explain::<S::Knowledge>(game, &lore, &view, &thought, most, SEED);
        let shown =
            |option: &ExplainedOf<S::Knowledge>| names.weighed(&*self.served, game, &view, option);
        let chosen = match place.filter(|&place| place < explained.len()) {
            Some(place) => shown(&explained.remove(place)),
            None => self.chosen(Some(self.seat)),
        };
        explained.truncate(OTHERS);
        let others = Some(explained.iter().map(shown).collect());
        Thoughts { step: self.step, seat: self.seat.0, chosen, others, withheld: None }
    }

    /// What the viewer may know of it.
    fn in_part(self) -> Result<Thoughts, Failure> {
        if !S::Knowledge::is_open(self.choice) {
            return Err(Failure::new(StatusCode::FORBIDDEN, "hidden", Refusal::Withheld));
        }
        let withheld = self.names.speaker().bot_hides();
        let chosen = self.chosen(self.viewer);
        let (step, seat) = (self.step, self.seat.0);
        Ok(Thoughts { step, seat, chosen, others: None, withheld: Some(withheld) })
    }

    /// The choice by itself, told from a view.
    fn chosen(&self, viewer: Option<Seat>) -> WeighedShown {
        let (game, names) = (&*self.game, &self.names);
        let view = game.view(&self.before, viewer);
        let lore = S::Knowledge::lore(game);
        let reasons =
            explain_openly::<S::Knowledge>(game, &lore, &view, self.seat, self.choice, SEED);
        let (choice, line) = (self.choice, Vec::new());
        let alone = Weighed { option: 0, choice, visits: 0, win_chance: 0.0, line };
        let told =
            names.weighed(&*self.served, game, &view, &Explained { weighed: alone, reasons });
        WeighedShown { win_chance: None, ..told }
    }
}
