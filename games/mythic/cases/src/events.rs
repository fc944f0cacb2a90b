//! Events as words, so that a case can name them.

use kernel::Seat;
use mythic::{
    Blow, Card, Edge, Ending, Event, Faces, Fee, Mythic, Request, Side, SpaceId, Stat, Talent,
    UnitId,
};

use cases::stage::Form;
use cases::words::seat_name;

/// The first words of events, with what follows each.
pub(crate) const EVENTS: [Form; 42] = [
    ("activated", "UNIT free|aow|leader"),
    ("activation_ended", "UNIT"),
    ("aow_spent", "SEAT"),
    ("attacked", "UNIT UNIT close|ranged|neither"),
    ("begins", "SEAT"),
    ("board_laid", "PLACE BOARD TURNS"),
    ("bought", "UNIT STAT"),
    ("cancelled", "UNIT NUMBER"),
    ("converted", "SEAT CARD POINTS"),
    ("countered", "UNIT"),
    ("deck_shuffled", "SEAT"),
    ("defended", "UNIT UNIT"),
    ("deployed", "UNIT SPACE"),
    ("destroyed", "UNIT"),
    ("discarded", "UNIT POINTS"),
    ("draw", ""),
    ("drew", "SEAT CARD"),
    ("evaded", "UNIT"),
    ("flies_over", "UNIT SPACE"),
    ("gained", "SEAT POINTS"),
    ("harassed", "UNIT UNIT"),
    ("healed", "UNIT NUMBER"),
    ("moved", "UNIT SPACE"),
    ("paid", "SEAT POINTS"),
    ("put_under", "SEAT UNIT"),
    ("ran_out", "SEAT"),
    ("reshuffled", ""),
    ("retrieved", "UNIT"),
    ("rolled", "DIE ..."),
    ("searched", "SEAT CARD"),
    ("spent", "DIE DIE"),
    ("start_rolled", "DIE DIE"),
    ("successes", "UNIT NUMBER"),
    ("turn_began", "SEAT NUMBER"),
    ("unwebbed", "UNIT"),
    ("used", "UNIT TALENT"),
    ("used_on", "UNIT TALENT UNIT"),
    ("values", "attacker|victim DICE DIFFICULTY"),
    ("webbed", "UNIT"),
    ("won", "SEAT ..."),
    ("wounded", "UNIT NUMBER"),
    ("zone", "SIDE EDGE"),
];

/// Words that events use beside names.
const PLAIN: [&str; 9] =
    ["free", "aow", "leader", "close", "ranged", "neither", "attacker", "victim", "none"];

/// An event in words.
pub fn event_words(game: &Mythic, event: &Event) -> String {
    let tag = |unit: UnitId| game.tag(unit);
    let card = |card: Card| game.card_tag(card);
    match *event {
        Event::StartRolled([a, b]) => format!("start_rolled {a} {b}"),
        Event::Begins(seat) => format!("begins {}", seat_name(seat)),
        Event::BoardLaid { slot, laid } => {
            format!("board_laid {} {} {}", slot + 1, laid.board + 1, laid.turns)
        }
        Event::ZoneChosen { side, edge } => format!("zone {} {edge}", side + 1),
        Event::Deployed(unit, space) => format!("deployed {} {space}", tag(unit)),
        Event::TurnBegan { seat, turn } => format!("turn_began {} {turn}", seat_name(seat)),
        Event::Drew(seat, drawn) => format!("drew {} {}", seat_name(seat), card(drawn)),
        Event::Searched(seat, found) => format!("searched {} {}", seat_name(seat), card(found)),
        Event::DeckShuffled(seat) => format!("deck_shuffled {}", seat_name(seat)),
        Event::Converted { seat, card: turned, points } => {
            format!("converted {} {} {points}", seat_name(seat), card(turned))
        }
        Event::ArtOfWarSpent(seat) => format!("aow_spent {}", seat_name(seat)),
        Event::Paid(seat, points) => format!("paid {} {points}", seat_name(seat)),
        Event::Gained(seat, points) => format!("gained {} {points}", seat_name(seat)),
        Event::Activated(unit, fee) => format!("activated {} {fee}", tag(unit)),
        Event::Harassed { by, unit } => format!("harassed {} {}", tag(by), tag(unit)),
        Event::Used(unit, talent) => format!("used {} {talent}", tag(unit)),
        Event::UsedOn(unit, talent, on) => format!("used_on {} {talent} {}", tag(unit), tag(on)),
        Event::Bought(unit, stat) => format!("bought {} {stat}", tag(unit)),
        Event::Moved { unit, to, .. } => format!("moved {} {to}", tag(unit)),
        Event::FliesOver(unit, space) => format!("flies_over {} {space}", tag(unit)),
        Event::Attacked { by, on, blow } => {
            format!("attacked {} {} {}", tag(by), tag(on), blow_word(blow))
        }
        Event::Evaded(unit) => format!("evaded {}", tag(unit)),
        Event::Defended { by, target } => format!("defended {} {}", tag(by), tag(target)),
        Event::Countered(unit) => format!("countered {}", tag(unit)),
        Event::Values { side, dice, difficulty } => {
            let side = if side == Side::Attacker { "attacker" } else { "victim" };
            format!("values {side} {dice} {difficulty}")
        }
        Event::Rolled(faces) => format!("rolled{}", faces_words(faces)),
        Event::Spent { discard, on } => format!("spent {discard} {on}"),
        Event::Successes(unit, count) => format!("successes {} {count}", tag(unit)),
        Event::Cancelled(unit, count) => format!("cancelled {} {count}", tag(unit)),
        Event::Wounded(unit, count) => format!("wounded {} {count}", tag(unit)),
        Event::Healed(unit, count) => format!("healed {} {count}", tag(unit)),
        Event::Destroyed(unit) => format!("destroyed {}", tag(unit)),
        Event::Webbed(unit) => format!("webbed {}", tag(unit)),
        Event::Unwebbed(unit) => format!("unwebbed {}", tag(unit)),
        Event::Retrieved(unit) => format!("retrieved {}", tag(unit)),
        Event::ActivationEnded(unit) => format!("activation_ended {}", tag(unit)),
        Event::PutUnder(seat, unit) => format!("put_under {} {}", seat_name(seat), tag(unit)),
        Event::Discarded { unit, points } => format!("discarded {} {points}", tag(unit)),
        Event::RanOut(seat) => format!("ran_out {}", seat_name(seat)),
        Event::Reshuffled => "reshuffled".to_owned(),
        Event::Over(Ending::Draw) => "draw".to_owned(),
        Event::Over(Ending::Won(seats)) => {
            let names: Vec<&str> = seats.iter().map(seat_name).collect();
            format!("won {}", names.join(" "))
        }
    }
}

fn faces_words(faces: Faces) -> String {
    faces.as_slice().iter().map(|face| format!(" {face}")).collect()
}

fn blow_word(blow: Blow) -> &'static str {
    match blow {
        Blow::Close => "close",
        Blow::Ranged => "ranged",
        Blow::Neither => "neither",
    }
}

/// Whether an event or request could have this word in it.
pub(crate) fn is_word(game: &Mythic, word: &str) -> bool {
    PLAIN.contains(&word)
        || game.unit_by_tag(word).is_some()
        || word.parse::<SpaceId>().is_ok()
        || word.parse::<dice::chain::Die>().is_ok()
        || Talent::from_name(word).is_some()
        || Stat::from_name(word).is_some()
        || Edge::from_name(word).is_some()
        || Fee::from_name(word).is_some()
}

/// What chance is asked for, in words.
pub(crate) fn request_words(request: &Request) -> String {
    match *request {
        Request::StartRoll => "start".to_owned(),
        Request::Card { seat } => format!("card {}", seat_name(seat)),
        Request::Dice { dice } => format!("dice {dice}"),
    }
}

/// The same event with another card.
pub(crate) fn with_other_card(event: Event) -> Option<Event> {
    let other = |unit: UnitId| UnitId(u8::from(unit.0 == 0));
    let turned = |seat: Seat, card: Card, make: fn(Seat, Card) -> Event| match card {
        Card::ArtOfWar => None,
        Card::Maneuver(unit) => Some(make(seat, Card::Maneuver(other(unit)))),
    };
    match event {
        Event::Drew(seat, card) => turned(seat, card, Event::Drew),
        Event::Searched(seat, card) => turned(seat, card, Event::Searched),
        Event::PutUnder(seat, unit) => Some(Event::PutUnder(seat, other(unit))),
        _ => None,
    }
}
