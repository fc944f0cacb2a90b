//! For those who look after tables: do they replay, and what was played at them.

use std::fmt;
use std::sync::Arc;

use kernel::{Game as _, Hosted, Seat};
use protocol::PlayerKind;
use store::{Input, Store, Stored};

use crate::host::Hosts;
use crate::limits::Limits;
use crate::lots::Lots;
use crate::played::{Answer, Broken, Played};
use crate::served::Served;
use crate::tables::{Kept, TableError, Tables};
use crate::{accord, opening};

/// An answer that a table took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answered {
    /// Whose it was.
    pub seat: u8,
    /// The number of the question.
    pub question: u32,
    /// The place of the choice in the list.
    pub choice: usize,
    /// Whether a person was asked; the server answers for computers, and where nothing is to decide.
    pub is_asked: bool,
}

/// By which rules a table is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The revision of the rules that it began by.
    pub revision: u8,
    /// The revision that new tables are played by.
    pub newest: u8,
    /// The version of the program that opened it, where that was noted.
    pub program: Option<String>,
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { revision, newest, program } = self;
        write!(
            f,
            "begun by revision {revision} of the rules, of which this program knows {newest}"
        )?;
        program.as_ref().map_or(Ok(()), |program| write!(f, ", with omphalos {program}"))
    }
}

/// Another revision of the rules by which a table goes where it went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fitting {
    /// Which.
    pub revision: u8,
    /// The set-up of the table with it.
    pub setup: String,
}

/// Looks after the tables of a store.
pub struct Keeper(Tables);

impl Keeper {
    /// The tables of a store, whose games are hosted so.
    pub fn new(store: Arc<dyn Store>, hosts: Hosts) -> Self {
        Self(Tables::new(store, hosts, Arc::new(Limits::default()), (Lots::Drawn, || ())))
    }

    /// Plays a table again by the rules of this program.
    ///
    /// # Errors
    /// Where and why they lead elsewhere, in a sentence.
    pub async fn replay(&self, table: &str) -> Result<(), String> {
        self.replayed(table).await.map_err(|error| error.to_string())
    }

    async fn replayed(&self, table: &str) -> Result<(), TableError> {
        let (host, stored) = self.0.stored(table).await?;
        host.replay(&self.0, stored).await
    }

    /// By which rules a table is played.
    ///
    /// # Errors
    /// Why that cannot be told, in a sentence.
    pub async fn rules(&self, table: &str) -> Result<Rules, String> {
        self.ruled(table).await.map_err(|error| error.to_string())
    }

    async fn ruled(&self, table: &str) -> Result<Rules, TableError> {
        let (host, stored) = self.0.stored(table).await?;
        host.rules(&self.0, stored).await
    }

    /// Another revision of the rules than its own by which a table goes where it went, if there is one.
    ///
    /// # Errors
    /// When its beginning cannot be read.
    pub async fn fitting(&self, table: &str) -> Result<Option<Fitting>, String> {
        self.fitted(table).await.map_err(|error| error.to_string())
    }

    async fn fitted(&self, table: &str) -> Result<Option<Fitting>, TableError> {
        let (host, stored) = self.0.stored(table).await?;
        host.fitting(&self.0, stored).await
    }

    /// Every answer that a table took, in order.
    ///
    /// # Errors
    /// Why it has none, in a sentence.
    pub async fn answers(&self, table: &str) -> Result<Vec<Answered>, String> {
        self.answered(table).await.map_err(|error| error.to_string())
    }

    async fn answered(&self, table: &str) -> Result<Vec<Answered>, TableError> {
        let (host, stored) = self.0.stored(table).await?;
        host.answers(&self.0, stored).await
    }

    /// The record of a table, whether or not its game is over: it holds everybody's cards.
    ///
    /// # Errors
    /// Why it has none, in a sentence.
    pub async fn record(&self, table: &str) -> Result<String, String> {
        self.recorded(table).await.map_err(|error| error.to_string())
    }

    async fn recorded(&self, table: &str) -> Result<String, TableError> {
        let (host, stored) = self.0.stored(table).await?;
        host.kept_record(&self.0, stored).await
    }

    /// How many of these inputs of a table make a game, from the first on.
    ///
    /// # Errors
    /// When its beginning cannot be read.
    pub async fn sound(&self, stored: Stored, inputs: &[Input]) -> Result<usize, String> {
        self.prefix(stored, inputs).await.map_err(|error| error.to_string())
    }

    async fn prefix(&self, stored: Stored, inputs: &[Input]) -> Result<usize, TableError> {
        let host = self.0.host_named(&stored.ruleset)?;
        host.sound(&self.0, stored, inputs).await
    }
}

/// Plays a table again.
pub(crate) fn replay<G: Hosted>(kept: Kept<G>) -> Result<(), TableError> {
    Played::replay(kept.game, kept.start.as_deref(), &kept.inputs, |_| ())?;
    Ok(())
}

/// By which rules a table is played.
pub(crate) fn rules<G: Hosted>(kept: Kept<G>) -> Rules {
    Rules { revision: kept.game.revision(), newest: G::REVISION, program: kept.program }
}

/// Another revision of the rules than its own by which a table goes where it went.
pub(crate) fn fitting<G: Hosted>(kept: &Kept<G>) -> Option<Fitting> {
    let mut others = (1..=G::REVISION).rev().filter(|&other| other != kept.game.revision());
    others.find_map(|revision| {
        let setup = kept.game.revised(revision)?;
        let written = serde_json::to_string(&setup).expect("a set-up is plain data");
        let game = Arc::new(G::set_up(setup).ok()?);
        Played::replay(game, kept.start.as_deref(), &kept.inputs, |_| ()).ok()?;
        Some(Fitting { revision, setup: written })
    })
}

/// A note for a record: by which rules the game was played.
fn note(rules: &Rules) -> String {
    let with = rules.program.as_ref().map(|program| format!(" begun with {program}"));
    format!("rules revision {}{}", rules.revision, with.unwrap_or_default())
}

/// The record of a table, with what its players agreed on.
pub(crate) fn record<G: Hosted>(kept: Kept<G>) -> Result<String, Broken> {
    let played = Played::replay(kept.game, kept.start.as_deref(), &kept.inputs, |_| ())?;
    let mut notes = opening::notes(&kept.players);
    let (revision, newest) = (played.game().revision(), G::REVISION);
    notes.push(note(&Rules { revision, newest, program: kept.program }));
    notes.extend(kept.accord.ended.iter().map(accord::note));
    notes.extend(kept.dice.into_iter().flat_map(|dice| dice.notes(&played.void())));
    Ok(played.record(notes).to_string())
}

/// How many of these inputs make a game, from the first on.
pub(crate) fn sound<G: Hosted>(kept: Kept<G>, inputs: &[Input]) -> usize {
    let mut sound = 0;
    let told = |_| sound += 1;
    // Where it breaks off is what is asked for.
    let _ = Played::<G>::replay(kept.game, kept.start.as_deref(), inputs, told);
    sound
}

/// Every answer that a table took.
pub(crate) fn answers<S: Served>(served: &S, kept: Kept<S::Game>) -> Result<Vec<Answered>, Broken> {
    let is_person = |seat: u8| {
        let player = kept.players.get(usize::from(seat));
        player.is_some_and(|player| player.kind == PlayerKind::Person)
    };
    let people = kept.players.iter().filter(|player| player.kind == PlayerKind::Person);
    let is_watched = people.count() > 1;
    let mut answers = Vec::new();
    Played::retrace(
        kept.game,
        kept.start.as_deref(),
        &kept.inputs,
        |played: &Played<S::Game>, input| {
            let Some(Answer { seat, question, index }) = played.answer_of(input) else { return };
            let game = played.game();
            let view = game.view(played.state(), Some(Seat(seat)));
            let is_needless = served.needless(game, &view, is_watched) == Some(index);
            let is_asked = is_person(seat) && !is_needless;
            answers.push(Answered { seat, question, choice: index, is_asked });
        },
    )?;
    Ok(answers)
}
