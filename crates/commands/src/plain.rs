//! Games as programs read them that need no wire types of their own: views and set-ups as they are.

use kernel::{Hosted as _, SeatSet};
use players::exec::Dialect;
use serde::Serialize;
use serde_json::{Value, json};
use text::Narrator as _;

use crate::{ChoiceOf, Commanded, GameOf, SeenOf, ViewOf};

/// Sentences are in English: a program decides by the fields beside them.
pub struct Plain<'p, C: Commanded>(C::Words<'p>);

impl<'p, C: Commanded> Plain<'p, C> {
    /// As `words` says it.
    pub fn new(words: C::Words<'p>) -> Self {
        Self(words)
    }
}

impl<C: Commanded> Dialect<C::Game> for Plain<'_, C>
where
    SeenOf<C>: Serialize,
    ChoiceOf<C>: Serialize,
{
    fn setup(&self, game: &C::Game) -> Value {
        plain(game.setup())
    }

    fn view(&self, game: &C::Game, view: &ViewOf<C>) -> Value {
        let mut moment = plain(view);
        moment["text"] = self.0.table(game, view).into();
        moment
    }

    fn option(&self, game: &C::Game, view: &ViewOf<C>, choice: ChoiceOf<C>) -> Value {
        json!({ "label": self.0.choice(game, view, choice), "choice": plain(&choice) })
    }

    fn events(
        &self,
        game: &C::Game,
        before: &ViewOf<C>,
        after: &ViewOf<C>,
        seen: &[SeenOf<C>],
    ) -> Vec<Value> {
        let sentences = self.0.events_one_by_one(game, before, after, seen);
        let events = sentences.into_iter().zip(seen);
        events.map(|(text, seen)| json!({ "text": text, "event": plain(seen) })).collect()
    }

    fn winners(&self, _: &C::Game, ending: <GameOf<C> as kernel::Game>::Ending) -> SeatSet {
        C::Game::winners(&ending)
    }
}

fn plain(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("views, choices and events are plain data")
}
