//! What a viewer may know, built up from nothing: what everybody sees and the viewer's own hand.
//!
//! Everything is public except which creatures were drawn for a battle. [CON.R10] [CON.22.6]

use fastrand::Rng;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::battle::{Battle, Row, Side};
use crate::event::Event;
use crate::ids::{CreatureId, CreatureSet};
use crate::state::{Hidden, Public, SeatState, State};

/// Everything one viewer may know of a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Who looks; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// What everybody sees.
    pub public: Public,
    /// The creatures in the viewer's hand; none for those who are not in the battle.
    pub hand: Option<CreatureSet>,
}

/// What one viewer learns from an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Seen {
    /// A creature was drawn; which one only its player sees.
    Drew(Seat, Option<CreatureId>),
    /// Everybody sees the whole event.
    Open(Event),
}

impl View {
    /// What `viewer` may know of `state`.
    pub(crate) fn of(state: &State, viewer: Option<Seat>) -> Self {
        let side = |seat| state.public.battle.as_ref()?.side_of(seat);
        let side = viewer.and_then(side);
        let hand = side.map(|side| state.hidden.hands[side.index()]);
        Self { viewer, public: state.public.shown(), hand }
    }

    /// The view as a state in which unknown hands are empty. It answers what depends on public
    /// facts and the viewer's hand, and nothing else; it cannot be played on.
    pub(crate) fn with_blank_hands(&self) -> State {
        let mut hidden = Hidden::BLANK;
        if let (Some(battle), Some(hand)) = (&self.public.battle, self.hand)
            && let Some(side) = self.viewer.and_then(|seat| battle.side_of(seat))
        {
            hidden.hands[side.index()] = hand;
        }
        State { public: self.public, hidden }
    }

    /// A state that gives this very view: unknown hands are dealt from what can be in them.
    pub(crate) fn with_hands_dealt(&self, rng: &mut Rng) -> State {
        let mut state = self.with_blank_hands();
        if let Some(battle) = &self.public.battle {
            for side in Side::BOTH {
                if self.viewer != Some(battle.seats[side.index()]) {
                    state.hidden.hands[side.index()] = deal(battle, side, rng);
                }
            }
        }
        state
    }
}

/// A hand of the right size, all being equally likely.
fn deal(battle: &Battle, side: Side, rng: &mut Rng) -> CreatureSet {
    let row = &battle.rows[side.index()];
    let mut left = row.pool;
    let mut hand = CreatureSet::EMPTY;
    for _ in 0..row.hand {
        if let Some(creature) = left.nth(rng.u8(0..left.len().max(1))) {
            left.remove(creature);
            hand.insert(creature);
        }
    }
    hand
}

impl Public {
    /// What everybody sees of a moment, field by field: a new field does not compile here until someone
    /// decides who sees it. Frames say where in the rules the game stands, which everybody sees.
    fn shown(&self) -> Self {
        let Self {
            ending,
            awaits,
            turn,
            button,
            starter,
            locked,
            pile,
            shelf,
            gone,
            mines,
            seats,
            battle,
            frames,
        } = *self;
        Self {
            ending,
            awaits,
            turn,
            button,
            starter,
            locked,
            pile,
            shelf,
            gone,
            mines,
            seats: seats.map(SeatState::shown),
            battle: battle.map(Battle::shown),
            frames,
        }
    }
}

impl SeatState {
    /// What everybody sees of a player, field by field.
    fn shown(self) -> Self {
        let Self { figures, at, allocated, pending, stock, minus, army, equipment } = self;
        Self { figures, at, allocated, pending, stock, minus, army, equipment }
    }
}

impl Battle {
    /// What everybody sees of a battle, field by field.
    fn shown(self) -> Self {
        let Self { kind, seats, rows, turn, rolled, quiet } = self;
        Self { kind, seats, rows: rows.map(Row::shown), turn, rolled, quiet }
    }
}

impl Row {
    /// What everybody sees of one side of a battle, field by field.
    fn shown(self) -> Self {
        let Self { pool, hand, slots, used, moved } = self;
        Self { pool, hand, slots, used, moved }
    }
}

impl Seen {
    /// The part of `event` that `viewer` learns, and whether it showed somebody something that was
    /// hidden or random: undo stops there. No `_` arm: a new event does not compile until someone
    /// decides both.
    fn told(viewer: Option<Seat>, event: &Event) -> (Self, bool) {
        let open = Self::Open(*event);
        match *event {
            Event::Drew(seat, creature) => {
                (Self::Drew(seat, (viewer == Some(seat)).then_some(creature)), true)
            }
            Event::Locked(_)
            | Event::Starts(_)
            | Event::Dealt(..)
            | Event::Summoned(..)
            | Event::Rolled(..)
            | Event::Counted { .. }
            | Event::Match { .. } => (open, true),
            Event::Began(..)
            | Event::TurnBegan(_)
            | Event::Placed(..)
            | Event::Stayed(..)
            | Event::Resolved(..)
            | Event::MineTaken(..)
            | Event::Gained(..)
            | Event::Paid(..)
            | Event::ButtonTaken(_)
            | Event::Hired(..)
            | Event::Sacrificed(..)
            | Event::Bought(..)
            | Event::NoBattle(..)
            | Event::Declined(_)
            | Event::BattleBegan { .. }
            | Event::Removed(..)
            | Event::Equipped(..)
            | Event::Healed(..)
            | Event::Moved(..)
            | Event::Fought { .. }
            | Event::Adopted(..)
            | Event::Damaged { .. }
            | Event::Frozen(_)
            | Event::Poisoned(_)
            | Event::Died(_)
            | Event::Resurrected(_)
            | Event::Devoured { .. }
            | Event::BrokeFree(_)
            | Event::Returned(_)
            | Event::Bound { .. }
            | Event::TurnLost(_)
            | Event::BattleEnded { .. }
            | Event::Won(..)
            | Event::Stole { .. }
            | Event::MinusPoints(..)
            | Event::Fed { .. }
            | Event::Ranked(_)
            | Event::Over(_) => (open, false),
        }
    }

    /// The part of `event` that `viewer` learns.
    pub(crate) fn by(viewer: Option<Seat>, event: &Event) -> Self {
        Self::told(viewer, event).0
    }
}

/// Whether undo stops at `event`.
pub(crate) fn reveals(event: &Event) -> bool {
    Seen::told(None, event).1
}
