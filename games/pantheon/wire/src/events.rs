//! What happened, as lines of the log tell it beside their sentences.

use kernel::Seat;
use pantheon::{Event, Pantheon, Seen, UnitId};
use serde::Serialize;
use ts_rs::TS;

/// What an event is about: whose doing it was, the unit it happened to and the one it was aimed at, how
/// much was lost or regained, the area it happened in, the dice that fell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(rename = "PantheonEvent")]
#[allow(missing_docs, reason = "the kinds are those of `pantheon::Event`")]
pub enum EventShown<'g> {
    LeadRolled {
        dice: Vec<u8>,
    },
    Leads {
        seat: u8,
    },
    BoardChosen,
    ZoneChosen {
        seat: u8,
    },
    Recruited {
        seat: u8,
        unit: &'g str,
    },
    PointsConverted {
        seat: u8,
    },
    TurnBegan {
        seat: u8,
    },
    Drew {
        seat: u8,
    },
    NothingToDraw {
        seat: u8,
    },
    Refreshed,
    Passed {
        seat: u8,
    },
    Discarded {
        seat: u8,
    },
    Activated {
        unit: &'g str,
    },
    ActivationEnded {
        unit: &'g str,
    },
    Placed {
        unit: &'g str,
        area: &'g str,
    },
    FoundNoPlace {
        unit: &'g str,
    },
    Moved {
        unit: &'g str,
        area: &'g str,
    },
    Recalled {
        unit: &'g str,
        area: &'g str,
    },
    Targeted {
        unit: &'g str,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        on: Option<&'g str>,
    },
    AreaTargeted {
        unit: &'g str,
        area: &'g str,
    },
    Guarded {
        unit: &'g str,
    },
    Evaded {
        unit: &'g str,
    },
    AttackLost {
        unit: &'g str,
    },
    Values,
    Rolled {
        dice: Vec<u8>,
    },
    Rerolled {
        dice: Vec<u8>,
    },
    Spent,
    SecondRolled {
        dice: Vec<u8>,
    },
    Wounded {
        unit: &'g str,
        amount: u8,
    },
    Healed {
        unit: &'g str,
        amount: u8,
    },
    TokenWounded,
    Destroyed {
        unit: &'g str,
    },
    Eliminated {
        seat: u8,
    },
    Retaliated {
        unit: &'g str,
    },
    Thrown {
        unit: &'g str,
        area: &'g str,
    },
    ElementRemoved {
        area: &'g str,
    },
    Claimed {
        unit: &'g str,
    },
    Dropped {
        area: &'g str,
    },
    Absorbed {
        unit: &'g str,
    },
    GainedOmphalos {
        seat: u8,
    },
    ReturnedOmphalos {
        seat: u8,
    },
    Bought {
        seat: u8,
    },
    Searched {
        seat: u8,
    },
    Showed {
        seat: u8,
    },
    Retrieved {
        seat: u8,
    },
    PowerUsed {
        unit: &'g str,
    },
    TokenPlaced,
    TokenRemoved,
    Paralysed {
        unit: &'g str,
    },
    Over,
    RollAgain,
    ScenarioRolled {
        dice: Vec<u8>,
    },
    ScenarioChosen {
        seat: u8,
    },
    PointsToOmphalos {
        seat: u8,
    },
    DeclinedToActivate {
        seat: u8,
    },
    LavaAttacks {
        unit: &'g str,
    },
    TargetsNamed {
        unit: &'g str,
    },
}

impl<'g> EventShown<'g> {
    /// An event as somebody saw it.
    pub fn new(game: &'g Pantheon, seen: &Seen) -> Self {
        match *seen {
            Seen::Drew(Seat(seat), _) => Self::Drew { seat },
            Seen::Searched(Seat(seat), _) => Self::Searched { seat },
            Seen::Open(event) => Self::open(game, event),
        }
    }

    /// An event that everybody sees.
    fn open(game: &'g Pantheon, event: Event) -> Self {
        let tag = |unit: UnitId| game.tag(unit);
        let at = |area| game.area_tag(area);
        let seats = usize::from(game.seat_count());
        match event {
            Event::LeadRolled(faces) => Self::LeadRolled { dice: faces[..seats].to_vec() },
            Event::Leads(seat) => Self::Leads { seat: seat.0 },
            Event::BoardChosen(_) => Self::BoardChosen,
            Event::ZoneChosen(seat, _) => Self::ZoneChosen { seat: seat.0 },
            Event::Recruited(seat, unit) => Self::Recruited { seat: seat.0, unit: tag(unit) },
            Event::PointsConverted(seat, _) => Self::PointsConverted { seat: seat.0 },
            Event::TurnBegan { seat, .. } => Self::TurnBegan { seat: seat.0 },
            Event::Drew(seat, _) => Self::Drew { seat: seat.0 },
            Event::NothingToDraw(seat) => Self::NothingToDraw { seat: seat.0 },
            Event::Refreshed => Self::Refreshed,
            Event::Passed(seat) => Self::Passed { seat: seat.0 },
            Event::Discarded(seat, _) => Self::Discarded { seat: seat.0 },
            Event::Activated(unit, _) => Self::Activated { unit: tag(unit) },
            Event::ActivationEnded(unit) => Self::ActivationEnded { unit: tag(unit) },
            Event::Placed(unit, area) => Self::Placed { unit: tag(unit), area: at(area) },
            Event::FoundNoPlace(unit) => Self::FoundNoPlace { unit: tag(unit) },
            Event::Moved { unit, to, .. } => Self::Moved { unit: tag(unit), area: at(to) },
            Event::Recalled(unit, area) => Self::Recalled { unit: tag(unit), area: at(area) },
            Event::Targeted { by, on, .. } => {
                Self::Targeted { unit: tag(by), on: on.unit().map(tag) }
            }
            Event::AreaTargeted(unit, area) => {
                Self::AreaTargeted { unit: tag(unit), area: at(area) }
            }
            Event::Guarded(unit) => Self::Guarded { unit: tag(unit) },
            Event::Evaded(unit) => Self::Evaded { unit: tag(unit) },
            Event::AttackLost(unit) => Self::AttackLost { unit: tag(unit) },
            Event::Values { .. } => Self::Values,
            Event::Rolled(roll) => Self::Rolled { dice: roll.faces().collect() },
            Event::Rerolled(roll) => Self::Rerolled { dice: roll.faces().collect() },
            Event::Spent { .. } => Self::Spent,
            Event::SecondRolled(roll) => Self::SecondRolled { dice: roll.faces().collect() },
            Event::Wounded(unit, amount) => Self::Wounded { unit: tag(unit), amount },
            Event::Healed(unit, amount) => Self::Healed { unit: tag(unit), amount },
            Event::TokenWounded(..) => Self::TokenWounded,
            Event::Destroyed(unit) => Self::Destroyed { unit: tag(unit) },
            Event::Eliminated(seat) => Self::Eliminated { seat: seat.0 },
            Event::Retaliated(unit) => Self::Retaliated { unit: tag(unit) },
            Event::Thrown(unit, area) => Self::Thrown { unit: tag(unit), area: at(area) },
            Event::ElementRemoved(area) => Self::ElementRemoved { area: at(area) },
            Event::Claimed(unit, _) => Self::Claimed { unit: tag(unit) },
            Event::Dropped(_, area) => Self::Dropped { area: at(area) },
            Event::Absorbed(unit, _) => Self::Absorbed { unit: tag(unit) },
            Event::GainedOmphalos(seat) => Self::GainedOmphalos { seat: seat.0 },
            Event::ReturnedOmphalos(seat) => Self::ReturnedOmphalos { seat: seat.0 },
            Event::Bought(seat, _) => Self::Bought { seat: seat.0 },
            Event::Searched(seat, _) => Self::Searched { seat: seat.0 },
            Event::Showed(seat, _) => Self::Showed { seat: seat.0 },
            Event::Retrieved(seat, _) => Self::Retrieved { seat: seat.0 },
            Event::PowerUsed(power) => Self::PowerUsed { unit: tag(power.unit) },
            Event::TokenPlaced(_) => Self::TokenPlaced,
            Event::TokenRemoved(_) => Self::TokenRemoved,
            Event::Paralysed(unit) => Self::Paralysed { unit: tag(unit) },
            Event::Over(_) => Self::Over,
            Event::RollAgain(_) => Self::RollAgain,
            Event::ScenarioRolled(faces) => Self::ScenarioRolled { dice: faces[..seats].to_vec() },
            Event::ScenarioChosen(seat, _) => Self::ScenarioChosen { seat: seat.0 },
            Event::PointsToOmphalos(seat, _) => Self::PointsToOmphalos { seat: seat.0 },
            Event::DeclinedToActivate(seat) => Self::DeclinedToActivate { seat: seat.0 },
            Event::LavaAttacks(unit, _) => Self::LavaAttacks { unit: tag(unit) },
            Event::TargetsNamed(unit, _) => Self::TargetsNamed { unit: tag(unit) },
        }
    }
}
