//! Worlds that fit a view: hands the viewer cannot see are dealt anew from the cards that can be
//! in them.

use arrayvec::ArrayVec;
use fastrand::Rng;
use kernel::Seat;

use crate::choice::Card;
use crate::frame::Frame;
use crate::game::Pantheon;
use crate::ids::MAX_UNITS;
use crate::look::Look;
use crate::state::{Pile, State};
use crate::view::View;

/// How often a hand is dealt anew before the cards for a pending payment are put into it.
const DEALS: u8 = 32;

/// One kind of card of the player whose hand is dealt.
#[derive(Clone, Copy)]
struct Kind {
    card: Card,
    /// How many are in hand or deck.
    unseen: u8,
    /// How many are in hand for certain.
    certain: u8,
}

type Kinds = ArrayVec<Kind, { MAX_UNITS + 2 }>;

impl Pantheon {
    /// A state that gives this very view. Every hand that fits what the viewer knows is as
    /// likely as the cards make it.
    pub(crate) fn deal_unknown_hands(&self, view: &View, rng: &mut Rng) -> State {
        let mut state = view.with_blank_hands();
        for seat in Seat::all(self.seat_count()) {
            if view.viewer != Some(seat) && state.public.seat(seat).hand > 0 {
                self.deal_hand(&mut state, seat, rng);
            }
        }
        state
    }

    /// Deals a hand such that a payment under way can be made: nobody begins to pay what they
    /// cannot. [P15.R133]
    fn deal_hand(&self, state: &mut State, seat: Seat, rng: &mut Rng) {
        let mut kinds = kinds(&Look::new(self, state), seat);
        let owed = owed(state, seat);
        for _ in 0..DEALS {
            self.deal(state, seat, &kinds, rng);
            if owed == 0 || Look::new(self, state).can_pay(seat, owed) {
                return;
            }
        }
        self.hold_payment(state, seat, owed, &mut kinds);
        self.deal(state, seat, &kinds, rng);
    }

    /// Puts the certain cards into the hand and fills it up with any others, all cards being
    /// equally likely.
    fn deal(&self, state: &mut State, seat: Seat, kinds: &Kinds, rng: &mut Rng) {
        let certain: u8 = kinds.iter().map(|kind| kind.certain).sum();
        let mut left: u32 = kinds.iter().map(|kind| u32::from(kind.unseen - kind.certain)).sum();
        let mut places = u32::from(state.public.seat(seat).hand.saturating_sub(certain)).min(left);
        for kind in kinds {
            let mut held = kind.certain;
            // Each card goes into one of the free places with the chance that is left for it.
            for _ in 0..kind.unseen - kind.certain {
                if rng.u32(0..left) < places {
                    places -= 1;
                    held += 1;
                }
                left -= 1;
            }
            self.put_in_hand(state, seat, kind.card, held);
        }
    }

    fn put_in_hand(&self, state: &mut State, seat: Seat, card: Card, held: u8) {
        match card {
            Card::ArtOfWar => state.hidden.aow[seat.index()] = held,
            Card::Omphalos => state.hidden.omphalos[seat.index()] = held,
            Card::Activation(unit) => state.hidden.in_hand[unit.index()] = held,
        }
    }

    /// Makes certain of the cards that a payment needs: art of war and omphalos cards first, then
    /// cards of the fallen. [P15.10.2] [P15.10.3] [P15.10.4]
    fn hold_payment(&self, state: &State, seat: Seat, owed: u8, kinds: &mut Kinds) {
        let look = Look::new(self, state);
        let pays_alone = |card| matches!(card, Card::ArtOfWar | Card::Omphalos);
        let certain: u8 = kinds.iter().map(|kind| kind.certain).sum();
        let mut places = state.public.seat(seat).hand.saturating_sub(certain);
        let held = kinds.iter().filter(|kind| pays_alone(kind.card)).map(|kind| kind.certain);
        let mut missing = owed.saturating_sub(held.sum());
        for kind in kinds.iter_mut().filter(|kind| pays_alone(kind.card)) {
            let more = (kind.unseen - kind.certain).min(missing).min(places);
            kind.certain += more;
            missing -= more;
            places -= more;
        }
        let mut halves = missing.saturating_mul(2);
        for kind in kinds.iter_mut() {
            if look.pays_in_pairs(seat, kind.card) {
                let counted = kind.certain.min(halves);
                halves -= counted;
                let more = (kind.unseen - kind.certain).min(halves).min(places);
                kind.certain += more;
                halves -= more;
                places -= more;
            }
        }
    }
}

/// The cards of `seat` that are in hand or deck.
fn kinds(look: &Look<'_>, seat: Seat) -> Kinds {
    let kind = |card| {
        let Pile { total, discard, known } = look.pile(seat, card);
        let unseen = total.saturating_sub(discard);
        Kind { card, unseen, certain: known.min(unseen) }
    };
    look.card_kinds(seat).map(kind).filter(|kind| kind.unseen > 0).collect()
}

/// How many art of war cards `seat` is about to pay.
fn owed(state: &State, seat: Seat) -> u8 {
    let payments = state.public.frames.as_slice().iter().map(|frame| match *frame {
        Frame::Payment { seat: payer, left } if payer == seat => left,
        _ => 0,
    });
    payments.sum()
}
