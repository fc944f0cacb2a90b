//! Cards and power points (chapter 5): drawing, converting, searching.

use kernel::Seat;

use crate::choice::{Card, Choice};
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::UnitId;
use crate::look::Look;
use crate::play::Play;
use crate::state::Bottom;

impl Look<'_> {
    /// Cards that can be taken from a deck that is looked through. For a talent the last card must
    /// be one of its unit, unless one is in hand. [M12.R108]
    pub(crate) fn search_options(
        &self,
        seat: Seat,
        left: u8,
        command: Option<UnitId>,
        options: &mut Vec<Choice>,
    ) {
        let missing = command.filter(|&unit| self.in_hand(unit) == 0);
        if let (Some(unit), 1) = (missing, left) {
            options.push(Choice::Take(Card::Maneuver(unit)));
            return;
        }
        let there = self.card_kinds(seat).filter(|&card| self.in_deck(seat, card) > 0);
        options.extend(there.map(Choice::Take));
        if command.is_some() && missing.is_none() {
            options.push(Choice::Done);
        }
    }
}

impl Play<'_, '_> {
    /// Turns a card into PP; it goes to the discard pile at once. [M12.5.3] [M12.R25]
    pub(crate) fn convert(&mut self, seat: Seat, card: Card) {
        let points = self.look().worth(card);
        match card {
            Card::ArtOfWar => {
                let aow = &mut self.state.public.seat_mut(seat).aow;
                aow.face_up -= 1;
                aow.discard += 1;
            }
            Card::Maneuver(unit) => {
                self.take_from_hand(seat, unit);
                self.state.public.unit_mut(unit).cards.discard += 1;
            }
        }
        self.state.public.seat_mut(seat).points += u16::from(points);
        self.emit(Event::Converted { seat, card, points });
    }

    /// A Maneuver card leaves the hand face up.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, unit: UnitId) {
        self.state.hidden.in_hand[unit.index()] -= 1;
        self.state.public.seat_mut(seat).hand -= 1;
        let known = &mut self.state.public.unit_mut(unit).cards.known;
        *known = known.saturating_sub(1);
    }

    /// A Maneuver card leaves the hand unseen, so that of no unit's cards as many as before are
    /// known to be there.
    pub(crate) fn take_from_hand_unseen(&mut self, seat: Seat, unit: UnitId) {
        self.state.hidden.in_hand[unit.index()] -= 1;
        self.state.public.seat_mut(seat).hand -= 1;
        for unit in self.game.army(seat).iter() {
            let known = &mut self.state.public.unit_mut(unit).cards.known;
            *known = known.saturating_sub(1);
        }
    }

    /// A Maneuver card is discarded to act: it lies in front of its general until the turn ends.
    /// [M12.4.9] [M12.6.5]
    pub(crate) fn play_card(&mut self, unit: UnitId) {
        self.take_from_hand(self.game.owner(unit), unit);
        self.state.public.unit_mut(unit).cards.front += 1;
    }

    /// PP go back to the reserve. [M12.2.8]
    pub(crate) fn pay(&mut self, seat: Seat, cost: u8) {
        if cost > 0 {
            self.state.public.seat_mut(seat).points -= u16::from(cost);
            self.emit(Event::Paid(seat, cost));
        }
    }

    /// The deck is looked through, and so loses its order. [M12.4.15]
    pub(crate) fn begin_search(&mut self, seat: Seat, left: u8, command: Option<UnitId>) {
        self.state.hidden.bottoms[seat.index()] = Bottom::BLANK;
        self.state.public.seat_mut(seat).bottom = 0;
        self.push(Frame::Search { seat, left, command });
    }

    /// A card is taken from the deck by choice. [M12.R28]
    pub(crate) fn choose_in_search(&mut self, choice: Choice) {
        let Some(&Frame::Search { seat, left, command }) = self.state.public.frames.top() else {
            return;
        };
        let Choice::Take(card) = choice else {
            self.end_search(seat);
            return;
        };
        self.state.public.seat_mut(seat).deck -= 1;
        self.receive(seat, card);
        self.emit(Event::Searched(seat, card));
        self.note_deck(seat);
        if left > 1 && self.state.public.seat(seat).deck > 0 {
            self.set(Frame::Search { seat, left: left - 1, command });
        } else {
            self.end_search(seat);
        }
    }

    fn end_search(&mut self, seat: Seat) {
        self.emit(Event::DeckShuffled(seat));
        self.pop();
    }

    /// A card comes from the deck: Maneuver cards into the hand, Art of War cards face up.
    /// [M12.4.4] [M12.4.5] [M12.R16]
    fn receive(&mut self, seat: Seat, card: Card) {
        match card {
            Card::ArtOfWar => self.state.public.seat_mut(seat).aow.face_up += 1,
            Card::Maneuver(unit) => {
                self.state.public.seat_mut(seat).hand += 1;
                self.state.hidden.in_hand[unit.index()] += 1;
            }
        }
    }

    /// Draws go on while there are cards; an empty deck gives nothing. [M12.4.3] [M12.4.20]
    pub(crate) fn run_draw(&mut self, seat: Seat, cards: u8) {
        let general = *self.state.public.seat(seat);
        if cards == 0 || general.deck == 0 {
            self.pop();
        } else if general.deck == general.bottom {
            // Only cards put under the deck are left, and they come in their order. [M12.4.12]
            let bottom = &mut self.state.hidden.bottoms[seat.index()].0;
            let unit = bottom[0];
            let len = usize::from(general.bottom);
            bottom.copy_within(1..len, 0);
            bottom[len - 1] = UnitId(0);
            self.state.public.seat_mut(seat).bottom -= 1;
            self.drawn(seat, Card::Maneuver(unit));
        }
    }

    /// A card was drawn.
    pub(crate) fn drawn(&mut self, seat: Seat, card: Card) {
        self.state.public.seat_mut(seat).deck -= 1;
        self.receive(seat, card);
        self.emit(Event::Drew(seat, card));
        self.note_deck(seat);
        if let Some(Frame::Draw { cards, .. }) = self.state.public.frames.top_mut() {
            *cards -= 1;
        }
    }

    /// Notes the moment a deck runs out, and forgets it when cards come back. [M12.R30]
    pub(crate) fn note_deck(&mut self, seat: Seat) {
        let public = &mut self.state.public;
        let note = public.seat(seat).ran_out;
        let is_empty = public.seat(seat).deck == 0;
        if is_empty && note == 0 {
            let earlier = public.seats.iter().map(|general| general.ran_out).max().unwrap_or(0);
            public.seat_mut(seat).ran_out = earlier + 1;
            self.emit(Event::RanOut(seat));
        } else if !is_empty && note > 0 {
            for general in &mut public.seats {
                general.ran_out -= u8::from(general.ran_out > note);
            }
            public.seat_mut(seat).ran_out = 0;
        }
    }
}
