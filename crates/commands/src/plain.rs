//! Games as programs read them that need no wire types of their own: views and set-ups as they are.

use kernel::SeatSet;
use players::exec::Dialect;
use serde::Serialize;
use serde_json::{Value, json};
use text::Narrator as _;

use super::AtHand;

/// Sentences are in English: a program decides by the fields beside them.
pub(crate) struct Plain<'p, G: AtHand>(pub(super) G::Words<'p>);

impl<G: AtHand> Dialect<G> for Plain<'_, G>
where
    G::Seen: Serialize,
    G::Choice: Serialize,
{
    fn setup(&self, game: &G) -> Value {
        plain(game.setup())
    }

    fn view(&self, game: &G, view: &G::View) -> Value {
        let mut moment = plain(view);
        moment["text"] = self.0.table(game, view).into();
        moment
    }

    fn option(&self, game: &G, view: &G::View, choice: G::Choice) -> Value {
        json!({ "label": self.0.choice(game, view, choice), "choice": plain(&choice) })
    }

    fn events(&self, game: &G, before: &G::View, after: &G::View, seen: &[G::Seen]) -> Vec<Value> {
        let sentences = self.0.events_one_by_one(game, before, after, seen);
        let events = sentences.into_iter().zip(seen);
        events.map(|(text, seen)| json!({ "text": text, "event": plain(seen) })).collect()
    }

    fn winners(&self, _: &G, ending: G::Ending) -> SeatSet {
        G::winners(&ending)
    }
}

fn plain(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("views, choices and events are plain data")
}
