//! What happened, as lines of the log tell it beside their sentences.

use kernel::Seat;
use mythic::{Event, Mythic, Seen, SpaceId, UnitId};
use serde::Serialize;
use ts_rs::TS;

/// What an event is about: whose doing it was, the unit it happened to and the one it was aimed at, how
/// much was lost or regained, the space it happened in, the dice that fell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(rename = "MythicEvent")]
#[allow(missing_docs, reason = "the kinds are those of `mythic::Event`")]
pub enum EventShown<'g> {
    StartRolled { dice: Vec<u8> },
    Begins { seat: u8 },
    BoardLaid,
    ZoneChosen,
    Deployed { unit: &'g str, area: String },
    TurnBegan { seat: u8 },
    Drew { seat: u8 },
    Searched { seat: u8 },
    DeckShuffled { seat: u8 },
    Converted { seat: u8 },
    ArtOfWarSpent { seat: u8 },
    Paid { seat: u8 },
    Gained { seat: u8 },
    Activated { unit: &'g str },
    Harassed { unit: &'g str },
    Used { unit: &'g str },
    Bought { unit: &'g str },
    Moved { unit: &'g str, area: String },
    FliesOver { unit: &'g str, area: String },
    Attacked { unit: &'g str, on: &'g str },
    Evaded { unit: &'g str },
    Defended { unit: &'g str },
    Countered { unit: &'g str },
    Values,
    Rolled { dice: Vec<u8> },
    Spent,
    Successes { unit: &'g str },
    Cancelled { unit: &'g str },
    Wounded { unit: &'g str, amount: u8 },
    Healed { unit: &'g str, amount: u8 },
    Destroyed { unit: &'g str },
    Webbed { unit: &'g str },
    Unwebbed { unit: &'g str },
    Retrieved { unit: &'g str },
    ActivationEnded { unit: &'g str },
    PutUnder { seat: u8 },
    Discarded { unit: &'g str },
    RanOut { seat: u8 },
    Reshuffled,
    Over,
}

impl<'g> EventShown<'g> {
    /// An event as somebody saw it.
    pub fn new(game: &'g Mythic, seen: &Seen) -> Self {
        match *seen {
            Seen::Drew(Seat(seat), _) => Self::Drew { seat },
            Seen::Searched(Seat(seat), _) => Self::Searched { seat },
            Seen::PutUnder(Seat(seat), _) => Self::PutUnder { seat },
            Seen::Open(event) => Self::open(game, event),
        }
    }

    /// An event that everybody sees.
    fn open(game: &'g Mythic, event: Event) -> Self {
        let tag = |unit: UnitId| game.tag(unit);
        let at = |space: SpaceId| space.to_string();
        match event {
            Event::StartRolled(faces) => Self::StartRolled { dice: faces.to_vec() },
            Event::Begins(seat) => Self::Begins { seat: seat.0 },
            Event::BoardLaid { .. } => Self::BoardLaid,
            Event::ZoneChosen { .. } => Self::ZoneChosen,
            Event::Deployed(unit, space) => Self::Deployed { unit: tag(unit), area: at(space) },
            Event::TurnBegan { seat, .. } => Self::TurnBegan { seat: seat.0 },
            Event::Drew(seat, _) => Self::Drew { seat: seat.0 },
            Event::Searched(seat, _) => Self::Searched { seat: seat.0 },
            Event::DeckShuffled(seat) => Self::DeckShuffled { seat: seat.0 },
            Event::Converted { seat, .. } => Self::Converted { seat: seat.0 },
            Event::ArtOfWarSpent(seat) => Self::ArtOfWarSpent { seat: seat.0 },
            Event::Paid(seat, _) => Self::Paid { seat: seat.0 },
            Event::Gained(seat, _) => Self::Gained { seat: seat.0 },
            Event::Activated(unit, _) => Self::Activated { unit: tag(unit) },
            Event::Harassed { unit, .. } => Self::Harassed { unit: tag(unit) },
            Event::Used(unit, _) | Event::UsedOn(unit, ..) => Self::Used { unit: tag(unit) },
            Event::Bought(unit, _) => Self::Bought { unit: tag(unit) },
            Event::Moved { unit, to, .. } => Self::Moved { unit: tag(unit), area: at(to) },
            Event::FliesOver(unit, space) => Self::FliesOver { unit: tag(unit), area: at(space) },
            Event::Attacked { by, on, .. } => Self::Attacked { unit: tag(by), on: tag(on) },
            Event::Evaded(unit) => Self::Evaded { unit: tag(unit) },
            Event::Defended { by, .. } => Self::Defended { unit: tag(by) },
            Event::Countered(unit) => Self::Countered { unit: tag(unit) },
            Event::Values { .. } => Self::Values,
            Event::Rolled(faces) => Self::Rolled { dice: faces.as_slice().to_vec() },
            Event::Spent { .. } => Self::Spent,
            Event::Successes(unit, _) => Self::Successes { unit: tag(unit) },
            Event::Cancelled(unit, _) => Self::Cancelled { unit: tag(unit) },
            Event::Wounded(unit, amount) => Self::Wounded { unit: tag(unit), amount },
            Event::Healed(unit, amount) => Self::Healed { unit: tag(unit), amount },
            Event::Destroyed(unit) => Self::Destroyed { unit: tag(unit) },
            Event::Webbed(unit) => Self::Webbed { unit: tag(unit) },
            Event::Unwebbed(unit) => Self::Unwebbed { unit: tag(unit) },
            Event::Retrieved(unit) => Self::Retrieved { unit: tag(unit) },
            Event::ActivationEnded(unit) => Self::ActivationEnded { unit: tag(unit) },
            Event::PutUnder(seat, _) => Self::PutUnder { seat: seat.0 },
            Event::Discarded { unit, .. } => Self::Discarded { unit: tag(unit) },
            Event::RanOut(seat) => Self::RanOut { seat: seat.0 },
            Event::Reshuffled => Self::Reshuffled,
            Event::Over(_) => Self::Over,
        }
    }
}
