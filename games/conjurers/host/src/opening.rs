//! Tables of Conjurers as they are asked for.

use conjurers::catalog::Mythology;
use conjurers::{Conjurers, RULESET, Settings, Setup};
use conjurers_table::CardSet;
use conjurers_wire::NewTable;
use conjurers_words::ConjurersSpeaker;
use hosting::Failure;
use kernel::Seat;
use serde::de::DeserializeOwned;
use serde_json::Value;
use text::Refusal;

/// The game that is asked for.
pub(crate) fn open(cards: &CardSet, asked: NewTable) -> Result<Conjurers, Failure> {
    if asked.ruleset != RULESET {
        return Err(Failure::unknown_ruleset([RULESET]));
    }
    let players = asked.players.len();
    let too_many = |_| Failure::bad("players", Refusal::Players(players));
    let seats = u8::try_from(players).map_err(too_many)?;
    let settings: Settings = read(Value::Object(asked.settings))?;
    let locked: Option<Vec<Mythology>> = match asked.locked {
        Some(named) => Some(read(Value::from(named))?),
        None => None,
    };
    let setup = Setup { starter: asked.lead.map(Seat), locked, ..cards.setup(seats, settings) };
    Conjurers::new(setup).map_err(|faults| {
        let said = |lang| ConjurersSpeaker::new(lang, cards).setup_faults(&faults);
        Failure::bad("table", Refusal::by_game(said))
    })
}

/// A setting by its name; serde says which names there are.
fn read<T: DeserializeOwned>(value: Value) -> Result<T, Failure> {
    let unread =
        |error: serde_json::Error| Failure::bad("settings", Refusal::Settings(error.to_string()));
    serde_json::from_value(value).map_err(unread)
}
