//! What the lines of the log are about.

use hosting::LineAbout;
use pantheon::{Event, Frame, Pantheon, Public, Seen, View};
use pantheon_wire::EventShown;

/// What a line is about.
pub(crate) fn line<'g>(
    game: &'g Pantheon,
    before: &View,
    seen: &Seen,
) -> LineAbout<EventShown<'g>> {
    let is_turn = matches!(seen, Seen::Open(Event::TurnBegan { .. }));
    let depth = if is_turn { 0 } else { depth(&before.public) };
    LineAbout { event: EventShown::new(game, seen), depth, rule: None }
}

/// How deep in the rules a moment is: activations, attacks and powers that wait on each other.
fn depth(public: &Public) -> u8 {
    let deep =
        public.frames.as_slice().iter().filter(|frame| {
            matches!(frame, Frame::Activation(_) | Frame::Attack(_) | Frame::Power(_))
        });
    u8::try_from(deep.count()).unwrap_or(u8::MAX)
}
