//! The actions of the town: whether they are open, who stands there and what they give now.

use ::conjurers::{
    Action, Conjurers, Figure, Look, Public, Resource, food_output, mine_output, storage_output,
};
use kernel::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::snapshot::Amount;

/// An action of the town.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersSpace")]
pub struct SpaceSnapshot {
    /// Which, by id.
    pub action: &'static str,
    /// How many spaces it has at this table.
    pub spaces: u8,
    /// Why nobody can be put there now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub closed: Option<Closed>,
    /// The figures on it.
    pub figures: Vec<Standing>,
    /// What it gives at once, or at the end of the turn where it is a mine.
    pub gives: Vec<Amount>,
    /// Who controls the mine.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub control: Option<u8>,
    /// At a battleground: how many creatures are left to fight for, by level from 2 to 5.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub creatures: Option<[u8; 4]>,
}

/// Why an action is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "ConjurersClosed")]
pub enum Closed {
    /// It opens in a later phase.
    Phase(
        /// The phase.
        #[ts(type = "'II' | 'III' | 'IV'")]
        &'static str,
    ),
    /// There are too few players for it.
    Players,
    /// Its mythology is out of the game.
    Mythology,
}

/// A figure on an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersStanding")]
pub struct Standing {
    /// Whose.
    pub seat: u8,
    /// Which, by id.
    pub figure: &'static str,
    /// Whether its action is yet to be resolved.
    pub pending: bool,
}

/// All actions, in the order of the rules.
pub(super) fn spaces(game: &Conjurers, public: &Public) -> Vec<SpaceSnapshot> {
    // Houses of players who are not at the table are not on the board.
    let seats = game.seat_count();
    let there = |action: &&Action| action.house().is_none_or(|seat| seat.0 < seats);
    Action::ALL.iter().filter(there).map(|&action| space(game, public, action)).collect()
}

fn space(game: &Conjurers, public: &Public, action: Action) -> SpaceSnapshot {
    SpaceSnapshot {
        action: action.name(),
        spaces: action.spaces(game.seat_count()),
        closed: closed(game, public, action),
        figures: standing(game, public, action),
        gives: gives(game, public, action),
        control: action.mine().and_then(|of| public.mines[of.index()]).map(|seat| seat.0),
        creatures: action.battleground().map(|mythology| {
            let left = public.pile & game.of_mythology(mythology);
            [2, 3, 4, 5].map(|level| (left & game.of_level(level)).len())
        }),
    }
}

fn closed(game: &Conjurers, public: &Public, action: Action) -> Option<Closed> {
    if Look::of_public(game, public).is_open(action) {
        None
    } else if action.spaces(game.seat_count()) == 0 {
        Some(Closed::Players)
    } else if action.battleground().is_some_and(|of| public.locked.contains(of)) {
        Some(Closed::Mythology)
    } else {
        Some(Closed::Phase(action.opens().name()))
    }
}

fn standing(game: &Conjurers, public: &Public, action: Action) -> Vec<Standing> {
    let mut figures = Vec::new();
    for seat in Seat::all(game.seat_count()) {
        let state = public.seat(seat);
        for figure in Figure::ALL.iter().filter(|&&figure| state.action_of(figure) == Some(action))
        {
            let pending = state.pending.contains(*figure);
            figures.push(Standing { seat: seat.0, figure: figure.name(), pending });
        }
    }
    figures
}

fn gives(game: &Conjurers, public: &Public, action: Action) -> Vec<Amount> {
    let phase = public.phase();
    let amount = |resource: Resource, amount: u16| match amount {
        0 => Vec::new(),
        _ if resource == Resource::Sapphire && !game.has_sapphires() => Vec::new(),
        amount => vec![Amount::new(resource, amount)],
    };
    if let Some(resource) = action.mine() {
        amount(resource, mine_output(resource, phase))
    } else if let Some(resource) = action.storage() {
        amount(resource, storage_output(resource, phase))
    } else if matches!(action, Action::WildAnimals | Action::FishingPond) {
        amount(Resource::Food, food_output(phase))
    } else {
        Vec::new()
    }
}
