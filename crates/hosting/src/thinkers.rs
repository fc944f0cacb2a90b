//! Computer players who think elsewhere: what they are asked, and how they answer.

use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use kernel::{Game as _, Hosted, Seat};
use serde::{Deserialize, Serialize};

use crate::served::Served;
use crate::table::{decide, level, urgency};
use crate::think_pool::{self, Errand, ThinkPool, Unthought};

/// Games that a thinker keeps.
const MOST_KEPT: usize = 256;

/// What a thinker is asked.
#[derive(Debug, Serialize, Deserialize)]
pub struct Asked {
    /// The table, which has one game.
    pub table: String,
    /// The ruleset of the game.
    pub ruleset: String,
    /// The set-up of the game, where the thinker does not know it.
    #[serde(default)]
    pub setup: Option<String>,
    /// Where the game stands.
    pub state: String,
    /// Whose decision it is.
    pub seat: u8,
    /// Who decides.
    pub level: Option<String>,
    /// What follows from chance follows from this.
    pub seed: u64,
    /// Milliseconds that the decision may cost, so that the turn keeps to its time; the level's own where none stand.
    #[serde(default)]
    pub most: Option<u64>,
    /// Milliseconds that are left.
    pub within: u64,
}

/// What a thinker answers.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// The place of the choice in the list, when there is one.
    Choice(Option<usize>),
    /// The set-up is wanted.
    Unknown,
    /// Too many wait already, or the question makes no sense.
    Unable,
}

/// Those who think elsewhere.
pub trait Thinkers: Send + Sync {
    /// How long they have at the most; `None` when nobody is there.
    fn within(&self) -> Option<Duration>;

    /// What one of them answers; `None` when nobody does in time.
    fn ask(&self, asked: &Asked) -> BoxFuture<'_, Option<Reply>>;
}

/// What a computer player chooses who thinks elsewhere; `None` when nobody does.
pub(crate) async fn decide_elsewhere<G: Hosted>(
    thinkers: &dyn Thinkers,
    table: &str,
    game: &G,
    state: &G::State,
    (seat, level): (Seat, Option<&str>),
    (seed, most): (u64, Option<Duration>),
) -> Option<Option<usize>> {
    let within = thinkers.within()?;
    let plain = "plain data always serialises";
    let mut asked = Asked {
        table: table.to_owned(),
        ruleset: game.ruleset().to_owned(),
        setup: None,
        state: serde_json::to_string(state).expect(plain),
        seat: seat.0,
        level: level.map(str::to_owned),
        seed,
        most: most.map(|most| most.as_millis() as u64),
        within: within.as_millis() as u64,
    };
    match thinkers.ask(&asked).await? {
        Reply::Choice(choice) => return Some(choice),
        Reply::Unknown => {}
        Reply::Unable => return None,
    }
    asked.setup = Some(serde_json::to_string(game.setup()).expect(plain));
    match thinkers.ask(&asked).await? {
        Reply::Choice(choice) => Some(choice),
        Reply::Unknown | Reply::Unable => None,
    }
}

/// Where a thinker thinks, with the games it knows.
pub struct Thinking {
    pool: ThinkPool,
    games: Mutex<HashMap<String, Arc<dyn Any + Send + Sync>>>,
}

impl Default for Thinking {
    fn default() -> Self {
        Self { pool: ThinkPool::of_this_machine(), games: Mutex::default() }
    }
}

impl Thinking {
    /// The answer; `None` when the time was over before there was one.
    pub(crate) async fn think<S: Served>(&self, asked: Asked) -> Option<Reply> {
        let game = match self.game::<S::Game>(&asked) {
            Ok(game) => game,
            Err(answer) => return Some(answer),
        };
        let Ok(state) = serde_json::from_str(&asked.state) else {
            return Some(Reply::Unable);
        };
        let level = level(asked.level.as_deref());
        let level = asked.most.map_or(level, |most| level.hurried(Duration::from_millis(most)));
        let errand = Errand { asker: think_pool::asker(&asked.table), urgency: urgency(level) };
        let view = game.view(&state, Some(Seat(asked.seat)));
        let decision = move || decide::<S::Knowledge>(&game, &view, level, asked.seed);
        let thought = self.pool.think(errand, decision);
        match tokio::time::timeout(Duration::from_millis(asked.within), thought).await.ok()? {
            Ok(choice) => Some(Reply::Choice(choice)),
            Err(Unthought::Busy | Unthought::Broken) => Some(Reply::Unable),
        }
    }

    /// The game of a table, if it is known or told.
    fn game<G: Hosted>(&self, asked: &Asked) -> Result<Arc<G>, Reply> {
        // A panic while the lock was held leaves a map that is whole all the same.
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(Ok(game)) = games.get(&asked.table).cloned().map(Arc::downcast) {
            return Ok(game);
        }
        let setup = asked.setup.as_deref().ok_or(Reply::Unknown)?;
        let setup: G::Setup = serde_json::from_str(setup).map_err(|_| Reply::Unable)?;
        let game = Arc::new(G::set_up(setup).map_err(|_| Reply::Unable)?);
        if games.len() >= MOST_KEPT {
            games.clear();
        }
        games.insert(asked.table.clone(), game.clone());
        Ok(game)
    }
}
