//! What one step changes of a snapshot: only that is sent to those who have the one before.

use kernel::Seat;
use pantheon::board::AreaId;
use pantheon::{Pantheon, Public, StonePlace, View};
use protocol::{Ask, GoalShown, Over};
use serde::Serialize;
use ts_rs::TS;

use crate::choices::PricedChoice;
use crate::snapshot::{
    AreaSnapshot, AttackSnapshot, CardCount, SeatSnapshot, TokenSnapshot, UnitSnapshot,
};
use crate::standing::Standing;
use crate::view;
use crate::words::Words;

/// What everybody sees change. What is not named is as it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct TableChanges<'g> {
    /// The number of the question that stands.
    pub question: u32,
    /// The seat that is asked.
    pub waiting_for: Option<u8>,
    /// The round.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub round: Option<u16>,
    /// Whose turn it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub active: Option<u8>,
    /// Who begins each round.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lead: Option<u8>,
    /// Players who stand otherwise, without their hands.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<SeatSnapshot<'static>>>", optional)]
    pub seats: Vec<SeatSnapshot<'g>>,
    /// Units that stand otherwise.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<UnitSnapshot<'static>>>", optional)]
    pub units: Vec<UnitSnapshot<'g>>,
    /// Areas in which something changed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<AreaSnapshot<'static>>>", optional)]
    pub areas: Vec<AreaSnapshot<'g>>,
    /// All power tokens in play, when one of them changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tokens: Option<Vec<TokenSnapshot<'g>>>,
}

/// What one viewer sees change. What is not named is as it was, except what a moment has or has
/// not: an end, an attack, a question.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Changes<'g> {
    /// The question of the snapshot that these changes are made to.
    pub since: u32,
    /// Whether the viewer may take the last choice back.
    pub can_undo: bool,
    /// What everybody sees change.
    pub table: &'g TableChanges<'g>,
    /// The viewer's own hand, when it changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub own_hand: Option<Vec<CardCount<'g>>>,
    /// The ways to win and how far everybody is on them, when that changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub goals: Option<Vec<GoalShown>>,
    /// How the game ended, if it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub over: Option<Over>,
    /// The attack under way, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub attack: Option<AttackSnapshot<'g>>,
    /// What the viewer is asked, if it is the viewer who is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ask: Option<Ask<PricedChoice<'g>>>,
}

/// What everybody can see at a moment, and how the units stand then.
#[derive(Clone, Copy, Debug)]
pub struct At<'a> {
    /// What everybody can see.
    pub public: &'a Public,
    /// How the units stand.
    pub standing: &'a Standing,
}

impl<'g> TableChanges<'g> {
    /// What everybody sees change between two moments; `None` when so much changed that the whole
    /// has to be shown anew: the board, or which units there are. `question` is the number of the
    /// question that stands at the second, and `asked` the seat that is asked.
    pub fn between(
        game: &'g Pantheon,
        [before, after]: [At<'_>; 2],
        question: u32,
        asked: Option<Seat>,
    ) -> Option<Self> {
        let (old, new) = (before.public, after.public);
        if old.board != new.board {
            return None;
        }
        let seats = Seat::all(game.seat_count()).filter(|&seat| seat_differs(old, new, seat));
        let areas = game.board(new).all();
        let areas = areas.iter().filter(|&area| area_differs(old, new, area));
        Some(Self {
            question,
            waiting_for: asked.map(|seat| seat.0),
            round: differs(old.round, new.round),
            active: differs(old.active, new.active).map(|seat| seat.0),
            lead: differs(old.lead, new.lead).map(|seat| seat.0),
            seats: seats.map(|seat| view::seat(game, new, seat)).collect(),
            units: after.standing.changed(game, before.standing)?,
            areas: areas.map(|area| view::area(game, new, area)).collect(),
            tokens: (old.tokens != new.tokens).then(|| view::tokens(game, new)),
        })
    }
}

impl<'g> Changes<'g> {
    /// What a viewer sees change between two views of its own. `since` is the number of the
    /// question that stood at the first.
    pub fn between(
        game: &'g Pantheon,
        table: &'g TableChanges<'g>,
        [before, after]: [&View; 2],
        words: &impl Words,
        since: u32,
        can_undo: bool,
    ) -> Self {
        let asked = table.waiting_for.map(Seat);
        let hand = |view: &View| view.viewer.and_then(|seat| view::own_hand(game, view, seat));
        let own_hand = hand(after);
        Self {
            since,
            can_undo,
            table,
            own_hand: if own_hand == hand(before) { None } else { own_hand },
            goals: differs(words.goals(game, before), words.goals(game, after)),
            over: after.public.ending.map(|ending| Over::new(game, after, words, ending)),
            attack: view::attack(game, after, words),
            ask: view::ask(game, after, asked, words),
        }
    }
}

fn differs<T: PartialEq>(old: T, new: T) -> Option<T> {
    (old != new).then_some(new)
}

/// Whether anything that a snapshot shows of a player changed: the state of the seat, or where its
/// activation cards are.
fn seat_differs(old: &Public, new: &Public, seat: Seat) -> bool {
    let cards = |unit| old.unit(unit).cards != new.unit(unit).cards;
    old.seat(seat) != new.seat(seat)
        || old.alive.contains(seat) != new.alive.contains(seat)
        || new.seat(seat).army.iter().any(cards)
}

/// Whether units, elements or stones of an area changed. What else is shown of it follows from these.
fn area_differs(old: &Public, new: &Public, area: AreaId) -> bool {
    let here = |public: &Public, stone: usize| public.stones[stone].at == StonePlace::Area(area);
    old.units_in(area) != new.units_in(area)
        || old.elements[area.index()] != new.elements[area.index()]
        || (0..new.stones.len()).any(|stone| here(old, stone) != here(new, stone))
}
