//! What happened, as lines of the log tell it beside their sentences.

use ::conjurers::{Conjurers, CreatureId, Event, Roll, Seen};
use kernel::Seat;
use serde::Serialize;
use ts_rs::TS;

/// What an event is about: whose doing it was, the creature it happened to and the one it was aimed at,
/// how much was lost or regained, the action of the town it happened at, the dice that fell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(rename = "ConjurersEvent")]
#[allow(missing_docs, reason = "the kinds are those of `conjurers::Event`")]
pub enum EventShown<'g> {
    Locked,
    Starts {
        seat: u8,
    },
    Began {
        seat: u8,
    },
    Dealt {
        seat: u8,
        unit: &'g str,
    },
    TurnBegan,
    Placed {
        seat: u8,
        area: &'static str,
    },
    Stayed {
        seat: u8,
    },
    Resolved {
        seat: u8,
        area: &'static str,
    },
    MineTaken {
        seat: u8,
    },
    Gained {
        seat: u8,
    },
    Paid {
        seat: u8,
    },
    ButtonTaken {
        seat: u8,
    },
    Hired {
        seat: u8,
    },
    Sacrificed {
        seat: u8,
        unit: &'g str,
    },
    Bought {
        seat: u8,
    },
    NoBattle {
        seat: u8,
        area: &'static str,
    },
    Declined {
        seat: u8,
    },
    BattleBegan {
        seat: u8,
    },
    Removed {
        seat: u8,
        unit: &'g str,
    },
    Drew {
        seat: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        unit: Option<&'g str>,
    },
    Summoned {
        seat: u8,
        unit: &'g str,
    },
    Equipped {
        unit: &'g str,
    },
    Healed {
        unit: &'g str,
        amount: u8,
    },
    Moved {
        unit: &'g str,
    },
    Fought {
        unit: &'g str,
        on: &'g str,
    },
    Adopted {
        unit: &'g str,
    },
    Rolled {
        unit: &'g str,
        dice: Vec<u8>,
    },
    Damaged {
        unit: &'g str,
        amount: u8,
    },
    Frozen {
        unit: &'g str,
    },
    Poisoned {
        unit: &'g str,
    },
    Died {
        unit: &'g str,
    },
    Resurrected {
        unit: &'g str,
    },
    Devoured {
        unit: &'g str,
        on: &'g str,
    },
    BrokeFree {
        unit: &'g str,
    },
    Returned {
        unit: &'g str,
    },
    Bound {
        unit: &'g str,
    },
    TurnLost {
        seat: u8,
    },
    Counted {
        seat: u8,
    },
    BattleEnded {
        seat: u8,
    },
    Won {
        seat: u8,
        unit: &'g str,
    },
    Stole {
        seat: u8,
    },
    MinusPoints {
        seat: u8,
    },
    Fed {
        seat: u8,
    },
    Match {
        seat: u8,
    },
    Ranked,
    Over,
}

impl<'g> EventShown<'g> {
    /// An event as somebody saw it.
    pub fn new(game: &'g Conjurers, seen: &Seen) -> Self {
        match *seen {
            Seen::Drew(Seat(seat), creature) => {
                Self::Drew { seat, unit: creature.map(|creature| game.tag(creature)) }
            }
            Seen::Open(event) => Self::open(game, event),
        }
    }

    /// An event that everybody sees.
    fn open(game: &'g Conjurers, event: Event) -> Self {
        let tag = |creature: CreatureId| game.tag(creature);
        match event {
            Event::Locked(_) => Self::Locked,
            Event::Starts(Seat(seat)) => Self::Starts { seat },
            Event::Began(Seat(seat), _) => Self::Began { seat },
            Event::Dealt(Seat(seat), unit) => Self::Dealt { seat, unit: tag(unit) },
            Event::TurnBegan(_) => Self::TurnBegan,
            Event::Placed(Seat(seat), _, action) => Self::Placed { seat, area: action.name() },
            Event::Stayed(Seat(seat), _) => Self::Stayed { seat },
            Event::Resolved(Seat(seat), _, action) => Self::Resolved { seat, area: action.name() },
            Event::MineTaken(Seat(seat), _) => Self::MineTaken { seat },
            Event::Gained(Seat(seat), ..) => Self::Gained { seat },
            Event::Paid(Seat(seat), ..) => Self::Paid { seat },
            Event::ButtonTaken(Seat(seat)) => Self::ButtonTaken { seat },
            Event::Hired(Seat(seat), _) => Self::Hired { seat },
            Event::Sacrificed(Seat(seat), unit, _) => Self::Sacrificed { seat, unit: tag(unit) },
            Event::Bought(Seat(seat), _) => Self::Bought { seat },
            Event::NoBattle(Seat(seat), action) => Self::NoBattle { seat, area: action.name() },
            Event::Declined(Seat(seat)) => Self::Declined { seat },
            Event::BattleBegan { attacker: Seat(seat), .. } => Self::BattleBegan { seat },
            Event::Removed(Seat(seat), unit) => Self::Removed { seat, unit: tag(unit) },
            Event::Drew(Seat(seat), unit) => Self::Drew { seat, unit: Some(tag(unit)) },
            Event::Summoned(Seat(seat), unit, _) => Self::Summoned { seat, unit: tag(unit) },
            Event::Equipped(unit, _) => Self::Equipped { unit: tag(unit) },
            Event::Healed(unit, amount) => Self::Healed { unit: tag(unit), amount },
            Event::Moved(unit, _) => Self::Moved { unit: tag(unit) },
            Event::Fought { by, on } => Self::Fought { unit: tag(by), on: tag(on) },
            Event::Adopted(unit, _) => Self::Adopted { unit: tag(unit) },
            Event::Rolled(unit, roll) => Self::Rolled { unit: tag(unit), dice: faces(roll) },
            Event::Damaged { creature, damage, .. } => {
                Self::Damaged { unit: tag(creature), amount: damage }
            }
            Event::Frozen(unit) => Self::Frozen { unit: tag(unit) },
            Event::Poisoned(unit) => Self::Poisoned { unit: tag(unit) },
            Event::Died(unit) => Self::Died { unit: tag(unit) },
            Event::Resurrected(unit) => Self::Resurrected { unit: tag(unit) },
            Event::Devoured { by, on } => Self::Devoured { unit: tag(by), on: tag(on) },
            Event::BrokeFree(unit) => Self::BrokeFree { unit: tag(unit) },
            Event::Returned(unit) => Self::Returned { unit: tag(unit) },
            Event::Bound { by, .. } => Self::Bound { unit: tag(by) },
            Event::TurnLost(Seat(seat)) => Self::TurnLost { seat },
            Event::Counted { seat: Seat(seat), .. } => Self::Counted { seat },
            Event::BattleEnded { winner: Seat(seat), .. } => Self::BattleEnded { seat },
            Event::Won(Seat(seat), unit) => Self::Won { seat, unit: tag(unit) },
            Event::Stole { seat: Seat(seat), .. } => Self::Stole { seat },
            Event::MinusPoints(Seat(seat), _) => Self::MinusPoints { seat },
            Event::Fed { seat: Seat(seat), .. } => Self::Fed { seat },
            Event::Match { challenger: Seat(seat), .. } => Self::Match { seat },
            Event::Ranked(_) => Self::Ranked,
            Event::Over(_) => Self::Over,
        }
    }
}

/// The dice of a roll, those with nothing on them first.
fn faces(roll: Roll) -> Vec<u8> {
    let zeros = roll.dice - roll.ones - roll.twos;
    let counted = [(0, zeros), (1, roll.ones), (2, roll.twos)];
    counted.into_iter().flat_map(|(face, count)| (0..count).map(move |_| face)).collect()
}
