//! What the lines of the log are about.

use mythic::{Event, Frame, Mythic, Public, Seen, SpaceId, UnitId, View};
use protocol::LogLine;

/// Adds what a line is about.
pub(crate) fn annotate(game: &Mythic, before: &View, seen: &Seen, line: &mut LogLine) {
    line.depth = depth(&before.public);
    match *seen {
        Seen::Drew(seat, _) => (line.kind, line.seat) = ("drew", Some(seat.0)),
        Seen::Searched(seat, _) => (line.kind, line.seat) = ("searched", Some(seat.0)),
        Seen::PutUnder(seat, _) => (line.kind, line.seat) = ("put_under", Some(seat.0)),
        Seen::Open(event) => open(game, event, line),
    }
}

/// The rule that an event follows from, where one explains it.
const fn rule(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::DeckShuffled(_) => "M12.4.15",
        Event::PutUnder(..) => "M12.4.12",
        Event::Discarded { .. } => "M12.4.16",
        Event::Reshuffled => "M12.4.19",
        Event::RanOut(_) => "M12.4.21",
        Event::Converted { .. } => "M12.5.3",
        Event::Searched(..) => "M12.5.7",
        Event::Activated(..) => "M12.6.3",
        Event::Spent { .. } => "M12.10.3",
        Event::Successes(..) => "M12.10.11",
        Event::Wounded(..) => "M12.11.2",
        Event::Destroyed(_) => "M12.11.4",
        Event::Countered(_) => "M12.12.7",
        Event::Defended { .. } => "M12.12.9",
        Event::Harassed { .. } => "M12.12.15",
        Event::StartRolled(_)
        | Event::Begins(_)
        | Event::BoardLaid { .. }
        | Event::ZoneChosen { .. }
        | Event::Deployed(..)
        | Event::TurnBegan { .. }
        | Event::Drew(..)
        | Event::ArtOfWarSpent(_)
        | Event::Paid(..)
        | Event::Gained(..)
        | Event::Used(..)
        | Event::UsedOn(..)
        | Event::Bought(..)
        | Event::Moved { .. }
        | Event::FliesOver(..)
        | Event::Attacked { .. }
        | Event::Evaded(_)
        | Event::Values { .. }
        | Event::Rolled(_)
        | Event::Cancelled(..)
        | Event::Healed(..)
        | Event::Webbed(_)
        | Event::Unwebbed(_)
        | Event::Retrieved(_)
        | Event::ActivationEnded(_)
        | Event::Over(_) => return None,
    })
}

/// How deep in the rules a moment is: activations and fights that wait on each other.
fn depth(public: &Public) -> u8 {
    let frames = public.frames.as_slice().iter();
    let deep = frames.filter(|frame| matches!(frame, Frame::Activation(_) | Frame::Fight(_)));
    u8::try_from(deep.count()).unwrap_or(u8::MAX)
}

/// What on the battlefield an event is about that everybody sees.
fn open(game: &Mythic, event: Event, line: &mut LogLine) {
    let tag = |unit: UnitId| Some(game.tag(unit).to_owned());
    let at = |space: SpaceId| Some(space.to_string());
    line.kind = kind(&event);
    line.rules.extend(rule(&event).map(str::to_owned));
    match event {
        Event::TurnBegan { seat, .. } => (line.seat, line.depth) = (Some(seat.0), 0),
        Event::Begins(seat)
        | Event::Drew(seat, _)
        | Event::Searched(seat, _)
        | Event::DeckShuffled(seat)
        | Event::Converted { seat, .. }
        | Event::ArtOfWarSpent(seat)
        | Event::Paid(seat, _)
        | Event::Gained(seat, _)
        | Event::PutUnder(seat, _)
        | Event::RanOut(seat) => line.seat = Some(seat.0),
        Event::Deployed(unit, space)
        | Event::FliesOver(unit, space)
        | Event::Moved { unit, to: space, .. } => (line.unit, line.area) = (tag(unit), at(space)),
        Event::Activated(unit, _)
        | Event::Harassed { unit, .. }
        | Event::Used(unit, _)
        | Event::UsedOn(unit, ..)
        | Event::Bought(unit, _)
        | Event::Evaded(unit)
        | Event::Defended { by: unit, .. }
        | Event::Countered(unit)
        | Event::Successes(unit, _)
        | Event::Cancelled(unit, _)
        | Event::Destroyed(unit)
        | Event::Webbed(unit)
        | Event::Unwebbed(unit)
        | Event::Retrieved(unit)
        | Event::ActivationEnded(unit)
        | Event::Discarded { unit, .. } => line.unit = tag(unit),
        Event::Attacked { by, on, .. } => (line.unit, line.on) = (tag(by), tag(on)),
        Event::Wounded(unit, points) | Event::Healed(unit, points) => {
            (line.unit, line.amount) = (tag(unit), Some(points));
        }
        Event::StartRolled(faces) => line.dice = faces.to_vec(),
        Event::Rolled(faces) => line.dice = faces.as_slice().to_vec(),
        Event::BoardLaid { .. }
        | Event::ZoneChosen { .. }
        | Event::Values { .. }
        | Event::Spent { .. }
        | Event::Reshuffled
        | Event::Over(_) => {}
    }
}

/// The word for an event.
const fn kind(event: &Event) -> &'static str {
    match event {
        Event::StartRolled(_) => "start_rolled",
        Event::Begins(_) => "begins",
        Event::BoardLaid { .. } => "board_laid",
        Event::ZoneChosen { .. } => "zone_chosen",
        Event::Deployed(..) => "deployed",
        Event::TurnBegan { .. } => "turn_began",
        Event::Drew(..) => "drew",
        Event::Searched(..) => "searched",
        Event::DeckShuffled(_) => "deck_shuffled",
        Event::Converted { .. } => "converted",
        Event::ArtOfWarSpent(_) => "art_of_war_spent",
        Event::Paid(..) => "paid",
        Event::Gained(..) => "gained",
        Event::Activated(..) => "activated",
        Event::Harassed { .. } => "harassed",
        Event::Used(..) | Event::UsedOn(..) => "used",
        Event::Bought(..) => "bought",
        Event::Moved { .. } => "moved",
        Event::FliesOver(..) => "flies_over",
        Event::Attacked { .. } => "attacked",
        Event::Evaded(_) => "evaded",
        Event::Defended { .. } => "defended",
        Event::Countered(_) => "countered",
        Event::Values { .. } => "values",
        Event::Rolled(_) => "rolled",
        Event::Spent { .. } => "spent",
        Event::Successes(..) => "successes",
        Event::Cancelled(..) => "cancelled",
        Event::Wounded(..) => "wounded",
        Event::Healed(..) => "healed",
        Event::Destroyed(_) => "destroyed",
        Event::Webbed(_) => "webbed",
        Event::Unwebbed(_) => "unwebbed",
        Event::Retrieved(_) => "retrieved",
        Event::ActivationEnded(_) => "activation_ended",
        Event::PutUnder(..) => "put_under",
        Event::Discarded { .. } => "discarded",
        Event::RanOut(_) => "ran_out",
        Event::Reshuffled => "reshuffled",
        Event::Over(_) => "over",
    }
}
