//! What the lines of the log are about.

use hosting::LineAbout;
use mythic::{Event, Frame, Mythic, Public, Seen, View};
use mythic_wire::EventShown;

/// What a line is about.
pub(crate) fn line<'g>(game: &'g Mythic, before: &View, seen: &Seen) -> LineAbout<EventShown<'g>> {
    let (depth, rule) = match seen {
        Seen::Open(Event::TurnBegan { .. }) => (0, None),
        Seen::Open(event) => (depth(&before.public), rule(event)),
        Seen::Drew(..) | Seen::Searched(..) | Seen::PutUnder(..) => (depth(&before.public), None),
    };
    LineAbout { event: EventShown::new(game, seen), depth, rule }
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
