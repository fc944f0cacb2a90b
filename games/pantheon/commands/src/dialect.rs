//! Games of Pantheon as a bot reads them: the same snapshots and choices that a browser is sent.

use kernel::{Seat, SeatSet};
use pantheon::{Choice, Ending, Pantheon, Seen, View};
use pantheon_host::Voice;
use pantheon_wire::Standing;
use pantheon_words::PantheonSpeaker;
use players::exec::Dialect;
use serde_json::{Value, json};
use text::Lang;

/// Sentences are in English: a program decides by the fields beside them.
pub(crate) struct English<'p>(Voice<'p>);

impl<'p> English<'p> {
    pub(crate) fn new(pack: &'p pantheon_table::Pack) -> Self {
        Self(Voice::new(PantheonSpeaker::new(Lang::En, pack)))
    }
}

impl Dialect<Pantheon> for English<'_> {
    fn setup(&self, game: &Pantheon) -> Value {
        let setup = game.setup();
        let boards = setup.boards.iter().map(|board| {
            let areas = board.all().iter().map(|area| {
                let adjacent = board.adjacent(area).iter().map(|near| game.area_tag(near));
                let distances = board.all().iter().map(|far| board.distance(area, far));
                json!({
                    "tag": game.area_tag(area),
                    "terrain": board.terrain(area),
                    "capacity": board.capacity(area),
                    "adjacent": adjacent.collect::<Vec<_>>(),
                    "distances": distances.collect::<Vec<_>>(),
                })
            });
            json!({ "id": board.id(), "areas": areas.collect::<Vec<_>>() })
        });
        let units =
            game.units().map(|unit| json!({ "tag": game.tag(unit), "def": game.def(unit) }));
        let seats = Seat::all(game.seat_count());
        let sides = seats.map(|seat| game.side(seat).iter().map(|mate| mate.0).collect());
        json!({
            "sides": sides.collect::<Vec<Vec<u8>>>(),
            "boards": boards.collect::<Vec<_>>(),
            "units": units.collect::<Vec<_>>(),
            "recruitment": setup.recruitment,
            "scenario": setup.scenario,
            "settings": setup.settings,
        })
    }

    fn view(&self, game: &Pantheon, view: &View) -> Value {
        let standing = Standing::of(game, &view.public);
        let mut moment = plain(&pantheon_wire::snapshot(game, view, &standing, &self.0, 0, false));
        if let Some(fields) = moment.as_object_mut() {
            // What only a browser needs: a bot is asked in a message of its own, and undoes nothing.
            fields.retain(|name, _| !matches!(&name[..], "ask" | "question" | "can_undo"));
        }
        moment
    }

    fn option(&self, game: &Pantheon, view: &View, choice: Choice) -> Value {
        plain(&pantheon_wire::offer(game, view, &self.0, choice))
    }

    fn events(&self, game: &Pantheon, before: &View, after: &View, seen: &[Seen]) -> Vec<Value> {
        let sentences = self.0.speaker().events_one_by_one(game, before, after, seen);
        let events = sentences.into_iter().zip(seen);
        events.map(|(text, seen)| json!({ "text": text, "event": plain(seen) })).collect()
    }

    fn winners(&self, _: &Pantheon, ending: Ending) -> SeatSet {
        match ending {
            Ending::Won(winners) => winners,
            Ending::Draw => SeatSet::EMPTY,
        }
    }
}

fn plain(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("wire types are plain data")
}
