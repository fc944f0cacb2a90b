//! What never changes at a table.

use kernel::Seat;
use mythic::{Edge, Mythic, ROWS};
use serde::Serialize;
use ts_rs::TS;

/// What never changes at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicAbout")]
pub struct About<'g> {
    /// Columns of the battlefield, `a` in the west.
    pub columns: u8,
    /// Rows of the battlefield, 1 in the south.
    pub rows: u8,
    /// The boards to choose from, in the order of their numbers in notation.
    pub boards: Vec<BoardAbout<'g>>,
    /// How many of them make the battlefield.
    pub board_count: u8,
    /// The generals, by seat.
    pub generals: Vec<SeatAbout<'g>>,
    /// Whether armies mix factions.
    pub deck_building: bool,
    /// After so many turns in a row without a wound the battle is a draw.
    pub quiet_turns: u8,
    /// The deployment zones, by the side of the battlefield.
    pub zones: Vec<ZoneAbout>,
}

/// A board that can be laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicBoardAbout")]
pub struct BoardAbout<'g> {
    /// Its id.
    pub id: &'g str,
    /// Its spaces as letters, northern row first.
    pub spaces: [String; 4],
}

/// A general and what they lead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicSeatAbout")]
pub struct SeatAbout<'g> {
    /// The seat.
    pub seat: u8,
    /// The side, 0 or 1; with four generals two share one.
    pub side: u8,
    /// The faction, by id.
    pub faction: &'g str,
    /// What the army cost.
    pub cost: u16,
    /// The units, by tag.
    pub army: Vec<&'g str>,
}

/// A deployment zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicZoneAbout")]
pub struct ZoneAbout {
    /// `north`, `east`, `south` or `west`.
    pub edge: &'static str,
    /// Its spaces.
    pub spaces: Vec<String>,
}

impl<'g> About<'g> {
    /// What never changes in `game`.
    pub fn new(game: &'g Mythic) -> Self {
        let setup = game.setup();
        let boards = setup.boards.iter().map(|board| BoardAbout {
            id: &board.id,
            spaces: board.rows.map(|row| row.iter().map(|terrain| terrain.letter()).collect()),
        });
        let generals = Seat::all(game.seat_count()).zip(&setup.armies).map(|(seat, army)| {
            let cost = army.units.iter().map(|unit| u16::from(unit.cost)).sum();
            SeatAbout {
                seat: seat.0,
                side: Mythic::side(seat),
                faction: &army.faction,
                cost,
                army: game.army(seat).iter().map(|unit| game.tag(unit)).collect(),
            }
        });
        let zones = Edge::ALL.iter().map(|&edge| ZoneAbout {
            edge: edge.name(),
            spaces: game.zone(edge).iter().map(|space| space.to_string()).collect(),
        });
        Self {
            columns: game.columns(),
            rows: ROWS,
            boards: boards.collect(),
            board_count: game.board_count(),
            generals: generals.collect(),
            deck_building: setup.deck_building,
            quiet_turns: setup.settings.quiet_turns,
            zones: zones.collect(),
        }
    }
}
