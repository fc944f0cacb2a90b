//! Which line says what is wrong with a table or a position.

use conjurers::{PositionFault, SetupFault};

use cases::said::Said;
use cases::words::{At, seat_name};

/// The lines that make cards of the case's own.
const CARDS: [&str; 3] = ["creature", "item", "artifact"];

/// What is wrong with a table, each with its line.
pub(crate) fn set_up_faults(said: &Said, faults: &[SetupFault]) -> Vec<At<String>> {
    let line = |fault: &SetupFault| match fault {
        SetupFault::Players(_) => said.line(&["players"]),
        SetupFault::Revision(_) => said.line(&["revision"]),
        SetupFault::Creatures(_) => said.line(&["creature"]),
        SetupFault::Equipment(_) => said.line(&["item"]).max(said.line(&["artifact"])),
        SetupFault::LevelOne { .. } => None,
        SetupFault::Name(card) | SetupFault::Card(card, _) => {
            CARDS.iter().filter_map(|keyword| said.line(&[keyword, card])).max()
        }
        SetupFault::Seat(_) => said.line(&["starter"]),
        SetupFault::Locked { .. } => said.line(&["locked"]),
        SetupFault::Tournaments(_) => said.line(&["set", "tournaments"]),
    };
    let at = |fault| At { line: line(fault).unwrap_or(said.case), what: fault.to_string() };
    faults.iter().map(at).collect()
}

/// What is wrong with a position, each with its line.
pub(crate) fn position_faults(said: &Said, faults: &[PositionFault]) -> Vec<At<String>> {
    let line = |fault: &PositionFault| match fault {
        PositionFault::Turn(_) => said.line(&["turn"]),
        PositionFault::Players { .. } => said.line(&["players"]),
        PositionFault::Locked { .. } => said.line(&["locked"]).or_else(|| said.line(&["players"])),
        PositionFault::Assistants(seat) => said.line(&["assistants", seat_name(*seat)]),
        PositionFault::Placed(seat, figure, action) => {
            said.line(&["place", seat_name(*seat), figure.name(), action.name()])
        }
        PositionFault::Crowded(action, ..) => said.naming(&["place"], &[action.name()]),
        PositionFault::Sapphires(seat) => said.naming(&["stock"], &[seat_name(*seat), "sapphire"]),
        PositionFault::Creature(name) => said.naming(&["army"], &[name]),
        PositionFault::Equipment(card) => said.naming(&["owns"], &[card]),
        PositionFault::Worn(card) => said.naming(&["field"], &[card]),
        PositionFault::Battle(_) => said.line(&["battle"]),
        PositionFault::Quiet(_) => said.line(&["quiet"]),
        PositionFault::Side(name) => said.naming(&["field", "hand", "undrawn"], &[name]),
        PositionFault::Creatures(seat, _) => {
            let seat = seat_name(*seat);
            said.line(&["hand", seat]).or_else(|| said.line(&["field", seat]))
        }
        PositionFault::Fighter(name, _) => said.naming(&["field"], &[name]),
        PositionFault::Seat(_) => None,
    };
    let at = |fault: &PositionFault| {
        let line = line(fault).unwrap_or(said.case);
        At { line, what: with_seat_names(fault.to_string()) }
    };
    faults.iter().map(at).collect()
}

/// Seats are called by their names in cases.
fn with_seat_names(text: String) -> String {
    kernel::Seat::all(kernel::Seat::MOST as u8)
        .fold(text, |text, seat| text.replace(&format!("player {}", seat.0 + 1), seat_name(seat)))
}
