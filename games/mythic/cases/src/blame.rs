//! Which line says what is wrong with a table or a position.

use kernel::Seat;
use mythic::{PositionFault, SetupFault};

use cases::said::Said;
use cases::words::{At, seat_name};

use super::stage::MythicStage;

const PILES: [&str; 6] = ["hand", "deck", "under", "discard", "front", "faceup"];

/// What is wrong with a table, each with its line.
pub(crate) fn set_up_faults(
    stage: &MythicStage,
    said: &Said,
    faults: &[SetupFault],
) -> Vec<At<String>> {
    let line = |fault: &SetupFault| match fault {
        SetupFault::Generals(_) => said.line(&["four"]),
        SetupFault::Revision(_) => said.line(&["revision"]),
        SetupFault::Army { player, .. } => {
            let seat = seat_name(Seat(player.saturating_sub(1) as u8));
            said.line(&["army", seat]).or_else(|| said.naming(&["unit"], &[seat]))
        }
        SetupFault::Unit(name, _) => said.line(&["printed", name]).or_else(|| stage.line(name)),
        SetupFault::Cards(_) | SetupFault::Tokens(..) => {
            said.line(&["reserve"]).max(said.line(&["unit"])).max(said.line(&["army"]))
        }
        SetupFault::Layout(_) => said.line(&["layout"]),
        SetupFault::Seat(_) => said.line(&["first"]),
        SetupFault::Boards { .. } | SetupFault::Closed(_) => None,
    };
    let at = |fault| At { line: line(fault).unwrap_or(said.case), what: fault.to_string() };
    faults.iter().map(at).collect()
}

/// What is wrong with a position, each with its line.
pub(crate) fn position_faults(
    stage: &MythicStage,
    said: &Said,
    faults: &[PositionFault],
) -> Vec<At<String>> {
    let line = |fault: &PositionFault| match fault {
        PositionFault::Space(name, _) | PositionFault::Vitality(name, _) => stage.line(name),
        PositionFault::Card { seat, unit } => said.naming(&PILES, &[seat_name(*seat), unit]),
        PositionFault::Cards { seat, .. } => said.naming(&PILES, &[seat_name(*seat)]),
        PositionFault::Count { .. } => None,
    };
    let at = |fault| At { line: line(fault).unwrap_or(said.case), what: fault.to_string() };
    faults.iter().map(at).collect()
}
