//! VII.D and X: decks, hands and what pays for an art of war card.

use kernel::{Seat, SeatSet};

use crate::choice::{Card, Choice};
use crate::edition::Refresh;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::UnitId;
use crate::look::Look;
use crate::play::Play;
use crate::state::{Pile, Stage};

/// Cards every player draws up to in a refresh. [P15.7D.7]
const REFRESH_HAND: u8 = 3;

impl Play<'_, '_> {
    fn pile(&mut self, seat: Seat, card: Card) -> (&mut Pile, &mut u8) {
        let unit = match card {
            Card::Activation(unit) => Some(self.look().cards_of(unit)),
            _ => None,
        };
        let state = &mut *self.state;
        match (card, unit) {
            (Card::ArtOfWar, _) => {
                (&mut state.public.seat_mut(seat).aow, &mut state.hidden.aow[seat.index()])
            }
            (Card::Omphalos, _) => (
                &mut state.public.seat_mut(seat).omphalos,
                &mut state.hidden.omphalos[seat.index()],
            ),
            (Card::Activation(unit), owner) => {
                let unit = owner.unwrap_or(unit);
                (&mut state.public.unit_mut(unit).cards, &mut state.hidden.in_hand[unit.index()])
            }
        }
    }

    /// A card goes from hand to the discard pile. [P15.7D.1]
    pub(crate) fn discard(&mut self, seat: Seat, card: Card) {
        let (pile, in_hand) = self.pile(seat, card);
        *in_hand -= 1;
        pile.discard += 1;
        pile.known = pile.known.saturating_sub(1);
        self.state.public.seat_mut(seat).hand -= 1;
        self.emit(Event::Discarded(seat, card));
    }

    /// A card goes from the deck to hand.
    pub(crate) fn take_from_deck(&mut self, seat: Seat, card: Card) {
        *self.pile(seat, card).1 += 1;
        let player = self.state.public.seat_mut(seat);
        player.hand += 1;
        player.deck -= 1;
    }

    /// A card that its player looked for goes from the deck to hand unseen.
    pub(crate) fn take_searched(&mut self, seat: Seat, card: Card) {
        self.take_from_deck(seat, card);
        self.emit(Event::Searched(seat, card));
    }

    /// A card that everybody has seen goes from the deck to hand.
    pub(crate) fn take_shown(&mut self, seat: Seat, card: Card) {
        self.take_from_deck(seat, card);
        self.pile(seat, card).0.known += 1;
        self.emit(Event::Showed(seat, card));
    }

    /// A card is about to be discarded: everybody knows that it is in hand.
    pub(crate) fn announce(&mut self, seat: Seat, card: Card) {
        let (pile, _) = self.pile(seat, card);
        pile.known = pile.known.max(1);
    }

    /// A card goes from the discard pile to hand.
    pub(crate) fn retrieve(&mut self, seat: Seat, card: Card) {
        let (pile, in_hand) = self.pile(seat, card);
        pile.discard -= 1;
        pile.known += 1;
        *in_hand += 1;
        self.state.public.seat_mut(seat).hand += 1;
        self.emit(Event::Retrieved(seat, card));
    }

    /// A card from the supply goes to hand. [P15.9.10] [P15.R138]
    pub(crate) fn gain(&mut self, seat: Seat, card: Card) {
        let (pile, in_hand) = self.pile(seat, card);
        pile.total += 1;
        pile.known += 1;
        *in_hand += 1;
        self.state.public.seat_mut(seat).hand += 1;
    }

    /// A card in hand leaves the game. [P15.9.11]
    pub(crate) fn return_to_box(&mut self, seat: Seat, card: Card) {
        let (pile, in_hand) = self.pile(seat, card);
        pile.total -= 1;
        pile.known = pile.known.saturating_sub(1);
        *in_hand -= 1;
        self.state.public.seat_mut(seat).hand -= 1;
    }

    /// A player is to draw cards.
    pub(crate) fn draw(&mut self, seat: Seat, cards: u8) {
        self.push(Frame::Draw { seat, cards, may_refresh: true });
    }

    /// A draw that waits for no card: it is complete, or the deck is empty. [P15.7D.3]
    pub(crate) fn run_draw(&mut self, seat: Seat, cards: u8, may_refresh: bool) {
        if cards == 0 || !self.state.public.alive.contains(seat) {
            self.pop();
        } else if may_refresh {
            self.set(Frame::Draw { seat, cards, may_refresh: false });
            self.refresh();
        } else {
            self.emit(Event::NothingToDraw(seat));
            self.pop();
        }
    }

    /// A card came off the deck.
    pub(crate) fn drawn(&mut self, seat: Seat, card: Card) {
        self.take_from_deck(seat, card);
        self.emit(Event::Drew(seat, card));
        if let Some(Frame::Draw { cards, .. }) = self.state.public.frames.top_mut() {
            *cards -= 1;
        }
    }

    /// Every player takes the deck into hand and shuffles the discard pile into a new one.
    /// [P15.7D.4] [P15.7D.5] [P15.7D.6]
    fn refresh(&mut self) {
        for seat in self.state.public.alive.iter() {
            for card in self.look().card_kinds(seat).collect::<arrayvec::ArrayVec<_, 80>>() {
                let (pile, in_hand) = self.pile(seat, card);
                *in_hand = pile.total - pile.discard;
                pile.known = *in_hand;
                pile.discard = 0;
            }
            self.count_cards(seat);
        }
        self.emit(Event::Refreshed);
        self.push(Frame::Refresh { served: SeatSet::EMPTY });
    }

    /// Counts hand and deck anew.
    pub(crate) fn count_cards(&mut self, seat: Seat) {
        let look = self.look();
        let (mut hand, mut deck) = (0, 0);
        for card in look.card_kinds(seat) {
            hand += look.in_hand(seat, card);
            deck += look.in_deck(seat, card);
        }
        let player = self.state.public.seat_mut(seat);
        player.hand = hand;
        player.deck = deck;
    }

    /// Each player with fewer than three cards draws up to three, or everybody draws three.
    /// [P15.7D.7] [B29.11.5] [B29.R102]
    pub(crate) fn run_refresh(&mut self, mut served: SeatSet) {
        let seats = self.game.seat_count();
        let mut seat = self.state.public.active;
        for _ in 0..seats {
            if self.state.public.alive.contains(seat) && !served.contains(seat) {
                served.insert(seat);
                self.set(Frame::Refresh { served });
                let missing = match self.game.edition().refresh {
                    Refresh::UpToThree => {
                        REFRESH_HAND.saturating_sub(self.state.public.seat(seat).hand)
                    }
                    Refresh::Three => REFRESH_HAND,
                };
                if missing > 0 {
                    self.push(Frame::Draw { seat, cards: missing, may_refresh: false });
                }
                return;
            }
            seat = seat.next(seats);
        }
        self.pop();
    }

    /// A card was chosen in a search; the deck is shuffled by being a set. [P15.11B.1]
    /// [P15.11B.2]
    pub(crate) fn choose_card(&mut self, seat: Seat, choice: Choice) {
        let Choice::Take(card) = choice else { unreachable!("a search takes a card") };
        self.pop();
        self.take_searched(seat, card);
    }

    /// A payment that needs no question: an art of war card, as nothing else can be there.
    pub(crate) fn run_payment(&mut self, seat: Seat, left: u8) {
        if left == 0 {
            return self.pop();
        }
        self.set(Frame::Payment { seat, left: left - 1 });
        self.discard(seat, Card::ArtOfWar);
    }

    /// One art of war card is paid for. [P15.10.2] [P15.10.3] [P15.10.4]
    pub(crate) fn choose_payment(&mut self, seat: Seat, left: u8, choice: Choice) {
        self.set(Frame::Payment { seat, left: left - 1 });
        match choice {
            Choice::Pay(card) => self.discard(seat, card),
            Choice::PayTwo(a, b) => {
                self.discard(seat, Card::Activation(a));
                self.discard(seat, Card::Activation(b));
            }
            _ => unreachable!("a payment"),
        }
    }
}

impl Look<'_> {
    /// Whether a player's hand covers a cost. [P15.10.2] [P15.10.3] [P15.10.4] [P15.R133]
    #[inline]
    pub(crate) fn can_pay(&self, seat: Seat, cost: u8) -> bool {
        let cards = self.in_hand(seat, Card::ArtOfWar) + self.in_hand(seat, Card::Omphalos);
        cards >= cost || cards + self.cards_of_the_fallen(seat) / 2 >= cost
    }

    /// Activation cards in hand that belong to destroyed units other than troops. [P15.10.5]
    fn cards_of_the_fallen(&self, seat: Seat) -> u8 {
        self.fallen(seat).map(|unit| self.in_hand(seat, Card::Activation(unit))).sum()
    }

    /// Destroyed units other than troops. Of units of one name, which share their cards, the one
    /// they are counted under stands for all, once all are destroyed. [P15.R24]
    fn fallen(&self, seat: Seat) -> impl Iterator<Item = UnitId> + '_ {
        let army = self.public.seat(seat).army;
        let destroyed = |unit: UnitId| self.public.unit(unit).stage == Stage::Destroyed;
        army.iter().filter(move |&unit| {
            destroyed(unit)
                && !self.game.def(unit).is_troop()
                && army
                    .iter()
                    .all(|twin| twin == unit || self.cards_of(twin) != unit || destroyed(twin))
                && self.cards_of(unit) == unit
        })
    }

    /// Whether two cards of this kind pay for an art of war card. [P15.10.4]
    pub(crate) fn pays_in_pairs(&self, seat: Seat, card: Card) -> bool {
        matches!(card, Card::Activation(unit) if self.fallen(seat).any(|fallen| fallen == unit))
    }

    /// Whether everybody can see that a player might pay with something else than art of war
    /// cards, so that the player is asked.
    pub(crate) fn payment_is_asked(&self, seat: Seat) -> bool {
        let omphalos = self.public.seat(seat).omphalos;
        omphalos.total > omphalos.discard
            || self.fallen(seat).any(|unit| {
                let cards = self.public.unit(unit).cards;
                cards.total > cards.discard
            })
    }

    /// The ways to pay for one art of war card, such that the rest of the cost can still be paid.
    pub(crate) fn payment_options(&self, seat: Seat, left: u8, options: &mut Vec<Choice>) {
        let single = self.in_hand(seat, Card::ArtOfWar) + self.in_hand(seat, Card::Omphalos);
        let fallen = self.cards_of_the_fallen(seat);
        let single_leaves_enough = single >= 1 && single - 1 + fallen / 2 >= left - 1;
        let pair_leaves_enough = fallen >= 2 && single + (fallen - 2) / 2 >= left - 1;
        if single_leaves_enough {
            for card in [Card::ArtOfWar, Card::Omphalos] {
                if self.in_hand(seat, card) > 0 {
                    options.push(Choice::Pay(card));
                }
            }
        }
        if pair_leaves_enough {
            for a in self.fallen(seat) {
                for b in self.fallen(seat).filter(|b| b.0 >= a.0) {
                    let needed = if a == b { 2 } else { 1 };
                    let has = |unit| self.in_hand(seat, Card::Activation(unit)) >= needed;
                    if has(a) && has(b) {
                        options.push(Choice::PayTwo(a, b));
                    }
                }
            }
        }
    }

    /// The cards a search can find. [P15.R44]
    pub(crate) fn search_options(&self, seat: Seat, options: &mut Vec<Choice>) {
        options.extend(
            self.card_kinds(seat).filter(|&card| self.in_deck(seat, card) > 0).map(Choice::Take),
        );
    }
}
