//! What the lines of the log are about.

use pantheon::{Event, Frame, Pantheon, Public, Seen, UnitId, View};
use protocol::LogLine;

/// Adds what a line is about.
pub(crate) fn annotate(game: &Pantheon, before: &View, seen: &Seen, line: &mut LogLine) {
    line.depth = depth(&before.public);
    match *seen {
        Seen::Drew(seat, _) => (line.kind, line.seat) = ("drew", Some(seat.0)),
        Seen::Searched(seat, _) => (line.kind, line.seat) = ("searched", Some(seat.0)),
        Seen::Open(event) => open(game, event, line),
    }
    if let Seen::Open(Event::TurnBegan { .. }) = seen {
        line.depth = 0;
    }
}

/// How deep in the rules a moment is: activations, attacks and powers that wait on each other.
fn depth(public: &Public) -> u8 {
    let deep =
        public.frames.as_slice().iter().filter(|frame| {
            matches!(frame, Frame::Activation(_) | Frame::Attack(_) | Frame::Power(_))
        });
    u8::try_from(deep.count()).unwrap_or(u8::MAX)
}

/// What on the board an event is about that everybody sees.
fn open(game: &Pantheon, event: Event, line: &mut LogLine) {
    let tag = |unit: UnitId| Some(game.tag(unit).to_owned());
    line.kind = kind(&event);
    match event {
        Event::Leads(seat)
        | Event::ZoneChosen(seat, _)
        | Event::PointsConverted(seat, _)
        | Event::PointsToOmphalos(seat, _)
        | Event::ScenarioChosen(seat, _)
        | Event::DeclinedToActivate(seat)
        | Event::TurnBegan { seat, .. }
        | Event::Drew(seat, _)
        | Event::NothingToDraw(seat)
        | Event::Passed(seat)
        | Event::Discarded(seat, _)
        | Event::Eliminated(seat)
        | Event::GainedOmphalos(seat)
        | Event::ReturnedOmphalos(seat)
        | Event::Bought(seat, _)
        | Event::Searched(seat, _)
        | Event::Showed(seat, _)
        | Event::Retrieved(seat, _) => line.seat = Some(seat.0),
        Event::Recruited(seat, unit) => (line.seat, line.unit) = (Some(seat.0), tag(unit)),
        Event::Activated(unit, _)
        | Event::ActivationEnded(unit)
        | Event::FoundNoPlace(unit)
        | Event::Guarded(unit)
        | Event::Evaded(unit)
        | Event::AttackLost(unit)
        | Event::Destroyed(unit)
        | Event::Retaliated(unit)
        | Event::Claimed(unit, _)
        | Event::Absorbed(unit, _)
        | Event::LavaAttacks(unit, _)
        | Event::TargetsNamed(unit, _)
        | Event::Paralysed(unit) => line.unit = tag(unit),
        Event::Wounded(unit, points) | Event::Healed(unit, points) => {
            (line.unit, line.amount) = (tag(unit), Some(points));
        }
        Event::Targeted { by, on, .. } => (line.unit, line.on) = (tag(by), on.unit().and_then(tag)),
        Event::PowerUsed(power) => line.unit = tag(power.unit),
        Event::Placed(unit, area)
        | Event::Recalled(unit, area)
        | Event::AreaTargeted(unit, area)
        | Event::Thrown(unit, area)
        | Event::Moved { unit, to: area, .. } => {
            line.unit = tag(unit);
            line.area = Some(game.area_tag(area).to_owned());
        }
        Event::ElementRemoved(area) | Event::Dropped(_, area) => {
            line.area = Some(game.area_tag(area).to_owned());
        }
        Event::Rolled(roll) | Event::Rerolled(roll) | Event::SecondRolled(roll) => {
            line.dice = roll.faces().collect();
        }
        Event::LeadRolled(faces) | Event::ScenarioRolled(faces) => {
            line.dice = faces[..usize::from(game.seat_count())].to_vec();
        }
        Event::BoardChosen(_)
        | Event::Refreshed
        | Event::Values { .. }
        | Event::Spent { .. }
        | Event::TokenWounded(..)
        | Event::TokenPlaced(_)
        | Event::TokenRemoved(_)
        | Event::Over(_)
        | Event::RollAgain(_) => {}
    }
}

/// The word for an event.
const fn kind(event: &Event) -> &'static str {
    match event {
        Event::LeadRolled(_) => "lead_rolled",
        Event::Leads(_) => "leads",
        Event::BoardChosen(_) => "board_chosen",
        Event::ZoneChosen(..) => "zone_chosen",
        Event::Recruited(..) => "recruited",
        Event::PointsConverted(..) => "points_converted",
        Event::TurnBegan { .. } => "turn_began",
        Event::Drew(..) => "drew",
        Event::NothingToDraw(_) => "nothing_to_draw",
        Event::Refreshed => "refreshed",
        Event::Passed(_) => "passed",
        Event::Discarded(..) => "discarded",
        Event::Activated(..) => "activated",
        Event::ActivationEnded(_) => "activation_ended",
        Event::Placed(..) => "placed",
        Event::FoundNoPlace(_) => "found_no_place",
        Event::Moved { .. } => "moved",
        Event::Recalled(..) => "recalled",
        Event::Targeted { .. } => "targeted",
        Event::AreaTargeted(..) => "area_targeted",
        Event::Guarded(_) => "guarded",
        Event::Evaded(_) => "evaded",
        Event::AttackLost(_) => "attack_lost",
        Event::Values { .. } => "values",
        Event::Rolled(_) => "rolled",
        Event::Rerolled(_) => "rerolled",
        Event::Spent { .. } => "spent",
        Event::SecondRolled(_) => "second_rolled",
        Event::Wounded(..) => "wounded",
        Event::Healed(..) => "healed",
        Event::TokenWounded(..) => "token_wounded",
        Event::Destroyed(_) => "destroyed",
        Event::Eliminated(_) => "eliminated",
        Event::Retaliated(_) => "retaliated",
        Event::Thrown(..) => "thrown",
        Event::ElementRemoved(_) => "element_removed",
        Event::Claimed(..) => "claimed",
        Event::Dropped(..) => "dropped",
        Event::Absorbed(..) => "absorbed",
        Event::GainedOmphalos(_) => "gained_omphalos",
        Event::ReturnedOmphalos(_) => "returned_omphalos",
        Event::Bought(..) => "bought",
        Event::Searched(..) => "searched",
        Event::Showed(..) => "showed",
        Event::Retrieved(..) => "retrieved",
        Event::PowerUsed(_) => "power_used",
        Event::TokenPlaced(_) => "token_placed",
        Event::TokenRemoved(_) => "token_removed",
        Event::Paralysed(_) => "paralysed",
        Event::Over(_) => "over",
        Event::RollAgain(_) => "roll_again",
        Event::ScenarioRolled(_) => "scenario_rolled",
        Event::ScenarioChosen(..) => "scenario_chosen",
        Event::PointsToOmphalos(..) => "points_to_omphalos",
        Event::DeclinedToActivate(_) => "declined_to_activate",
        Event::LavaAttacks(..) => "lava_attacks",
        Event::TargetsNamed(..) => "targets_named",
    }
}
