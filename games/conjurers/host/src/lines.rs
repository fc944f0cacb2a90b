//! What the lines of the log are about.

use conjurers::battle::BattleEnding;
use conjurers::{Cause, Conjurers, Event, Frame, Public, Seen, View};
use conjurers_wire::EventShown;
use hosting::LineAbout;

/// What a line is about.
pub(crate) fn line<'g>(
    game: &'g Conjurers,
    before: &View,
    seen: &Seen,
) -> LineAbout<EventShown<'g>> {
    let (depth, rule) = match seen {
        Seen::Open(event @ (Event::TurnBegan(_) | Event::Over(_))) => (0, rule(event)),
        Seen::Open(event) => (depth(&before.public), rule(event)),
        Seen::Drew(..) => (depth(&before.public), None),
    };
    LineAbout { event: EventShown::new(game, seen), depth, rule }
}

/// How deep in the rules a moment is: a battle within a turn, a fight within a battle.
fn depth(public: &Public) -> u8 {
    let deep =
        |frame: &&Frame| matches!(frame, Frame::Battle(_) | Frame::Fight(_) | Frame::Tournament(_));
    u8::try_from(public.frames.as_slice().iter().filter(deep).count()).unwrap_or(u8::MAX)
}

/// The rule that an event follows from, where one explains it.
const fn rule(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::MineTaken(..) => "CON.10.2",
        Event::ButtonTaken(_) => "CON.14.2",
        Event::Hired(..) => "CON.15.1",
        Event::Sacrificed(..) => "CON.16.1",
        Event::Bought(..) => "CON.17.1",
        Event::BattleBegan { over: Some(_), .. } => "CON.18.3",
        Event::BattleBegan { over: None, .. } => "CON.19.1",
        Event::Removed(..) => "CON.19.3",
        Event::Stole { .. } => "CON.19.4",
        Event::Fed { .. } => "CON.20.2",
        Event::Match { .. } | Event::Ranked(_) => "CON.21.4",
        Event::BattleEnded { by: BattleEnding::LastCreature, .. } => "CON.22.2",
        Event::BattleEnded { by: BattleEnding::BothLast, .. } => "CON.22.3",
        Event::BattleEnded { by: BattleEnding::HitPoints, .. } | Event::Counted { .. } => {
            "CON.22.4"
        }
        Event::Drew(..) => "CON.22.5",
        Event::TurnLost(_) => "CON.23.5",
        Event::Fought { .. } => "CON.24.3",
        Event::Damaged { cause, .. } => match cause {
            Cause::Strike => "CON.24.4",
            Cause::MultiAttack => "CON.27.21",
            Cause::Burning => "CON.27.10",
            Cause::Poison => "CON.27.16",
            Cause::Devour => "CON.28.7",
            Cause::BreakFree => "CON.28.9",
        },
        Event::Died(_) => "CON.24.8",
        Event::Frozen(_) => "CON.27.1",
        Event::Poisoned(_) => "CON.27.14",
        Event::Devoured { .. } => "CON.28.5",
        Event::BrokeFree(_) => "CON.28.9",
        Event::Returned(_) => "CON.28.11",
        Event::Resurrected(_) => "CON.29.14",
        Event::Bound { .. } => "CON.33.11",
        Event::Adopted(..) => "CON.33.25",
        Event::Over(_) => "CON.39.1",
        Event::Locked(_)
        | Event::Starts(_)
        | Event::Began(..)
        | Event::Dealt(..)
        | Event::TurnBegan(_)
        | Event::Placed(..)
        | Event::Stayed(..)
        | Event::Resolved(..)
        | Event::Gained(..)
        | Event::Paid(..)
        | Event::NoBattle(..)
        | Event::Declined(_)
        | Event::Summoned(..)
        | Event::Equipped(..)
        | Event::Healed(..)
        | Event::Moved(..)
        | Event::Rolled(..)
        | Event::Won(..)
        | Event::MinusPoints(..) => return None,
    })
}
