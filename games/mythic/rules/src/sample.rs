//! Worlds that fit a view: cards the viewer cannot see are dealt anew among hand, deck and the
//! places under the deck.

use arrayvec::ArrayVec;
use fastrand::Rng;
use kernel::Seat;

use crate::game::Mythic;
use crate::ids::UnitId;
use crate::recruiting::MOST_MANEUVERS;
use crate::state::State;
use crate::view::View;

impl Mythic {
    /// A state that gives this very view. Every deal that fits what the viewer knows is as likely
    /// as the cards make it.
    pub(crate) fn deal_unknown_cards(&self, view: &View, rng: &mut Rng) -> State {
        let mut state = view.with_blank_hands();
        for seat in Seat::all(self.seat_count()) {
            if view.viewer != Some(seat) {
                self.deal(&mut state, seat, rng);
            }
        }
        state
    }

    fn deal(&self, state: &mut State, seat: Seat, rng: &mut Rng) {
        let mut unseen: ArrayVec<UnitId, MOST_MANEUVERS> = ArrayVec::new();
        let mut hand = state.public.seat(seat).hand;
        for unit in self.army(seat).iter() {
            let cards = state.public.unit(unit).cards;
            let known = cards.known.min(cards.unseen()).min(hand);
            hand -= known;
            state.hidden.in_hand[unit.index()] = known;
            let rest = usize::from(cards.unseen() - known);
            let room = unseen.remaining_capacity();
            unseen.extend(std::iter::repeat_n(unit, rest.min(room)));
        }
        rng.shuffle(&mut unseen);
        let mut cards = unseen.into_iter();
        for unit in cards.by_ref().take(usize::from(hand)) {
            state.hidden.in_hand[unit.index()] += 1;
        }
        let under = usize::from(state.public.seat(seat).bottom);
        let bottom = &mut state.hidden.bottoms[seat.index()].0;
        for (place, unit) in bottom[..under].iter_mut().zip(cards) {
            *place = unit;
        }
    }
}
