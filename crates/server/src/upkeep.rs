//! For those who look after tables: do they replay, and what was played at them.

use std::sync::Arc;

use kernel::Seat;
use protocol::PlayerKind;
use store::{Input, Store, Stored};

use crate::games::{Packs, Served, for_game};
use crate::limits::Limits;
use crate::lots::Lots;
use crate::opening;
use crate::played::{Answer, Broken, Played};
use crate::tables::{Kept, TableError, Tables};

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

/// Looks after the tables of a store.
pub struct Keeper(Tables);

impl Keeper {
    /// The tables of a store.
    pub fn new(store: Arc<dyn Store>, packs: impl Into<Packs>) -> Self {
        let packs = Arc::new(packs.into());
        Self(Tables::new(store, packs, Arc::new(Limits::default()), (Lots::Drawn, || ())))
    }

    /// Plays a table again by the rules of this program.
    ///
    /// # Errors
    /// Where and why they lead elsewhere, in a sentence.
    pub async fn replay(&self, table: &str) -> Result<(), String> {
        self.replayed(table).await.map_err(|error| error.to_string())
    }

    async fn replayed(&self, table: &str) -> Result<(), TableError> {
        let (kind, stored) = self.0.stored(table).await?;
        for_game!(kind, G => {
            let kept = self.0.read::<G>(stored).await?;
            Played::replay(kept.game, kept.start.as_deref(), &kept.inputs, |_| ())?;
        });
        Ok(())
    }

    /// Every answer that a table took, in order.
    ///
    /// # Errors
    /// Why it has none, in a sentence.
    pub async fn answers(&self, table: &str) -> Result<Vec<Answered>, String> {
        self.answered(table).await.map_err(|error| error.to_string())
    }

    async fn answered(&self, table: &str) -> Result<Vec<Answered>, TableError> {
        let (kind, stored) = self.0.stored(table).await?;
        Ok(for_game!(kind, G => answers::<G>(self.0.read(stored).await?)?))
    }

    /// The record of a table, whether or not its game is over: it holds everybody's cards.
    ///
    /// # Errors
    /// Why it has none, in a sentence.
    pub async fn record(&self, table: &str) -> Result<String, String> {
        self.recorded(table).await.map_err(|error| error.to_string())
    }

    async fn recorded(&self, table: &str) -> Result<String, TableError> {
        let (kind, stored) = self.0.stored(table).await?;
        for_game!(kind, G => {
            let kept = self.0.read::<G>(stored).await?;
            let mut notes = opening::notes(&kept.players);
            notes.extend(kept.dice.into_iter().flat_map(|dice| dice.notes()));
            let played =
                Played::replay(kept.game, kept.start.as_deref(), &kept.inputs, |_| ())?;
            Ok(played.record(notes).to_string())
        })
    }

    /// How many of these inputs of a table make a game, from the first on.
    ///
    /// # Errors
    /// When its beginning cannot be read.
    pub async fn sound(&self, stored: Stored, inputs: &[Input]) -> Result<usize, String> {
        self.prefix(stored, inputs).await.map_err(|error| error.to_string())
    }

    async fn prefix(&self, stored: Stored, inputs: &[Input]) -> Result<usize, TableError> {
        let kind = self.0.kind_named(&stored.ruleset)?;
        for_game!(kind, G => {
            let kept = self.0.read::<G>(stored).await?;
            let mut sound = 0;
            let told = |_| sound += 1;
            // Where it breaks off is what is asked for.
            let _ = Played::<G>::replay(kept.game, kept.start.as_deref(), inputs, told);
            Ok(sound)
        })
    }
}

/// Every answer that a table took.
fn answers<G: Served>(kept: Kept<G>) -> Result<Vec<Answered>, Broken> {
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
        |played: &Played<G>, input| {
            let Some(Answer { seat, question, index }) = played.answer_of(input) else { return };
            let game = played.game();
            let view = game.view(played.state(), Some(Seat(seat)));
            let is_needless = G::needless(game, &view, is_watched) == Some(index);
            let is_asked = is_person(seat) && !is_needless;
            answers.push(Answered { seat, question, choice: index, is_asked });
        },
    )?;
    Ok(answers)
}
