//! XI: manoeuvres, and the windows in which they can be bought out of turn.

use kernel::{Seat, SeatSet};

use crate::choice::{Card, Choice, Manoeuvre};
use crate::edition::{DrawCards, DrawnCards};
use crate::event::Event;
use crate::frame::{Frame, TurnStep};
use crate::look::Look;
use crate::orders::Point;
use crate::play::Play;

impl Play<'_, '_> {
    /// Asks those who want to be asked at `point`, the active player first. [P15.R140]
    /// [P15.R141]
    pub(crate) fn open_window(&mut self, point: Point) {
        let passed = SeatSet::EMPTY;
        if let Some(next) = self.look().next_in_window(point, passed) {
            self.push(Frame::Window { point, next, passed });
        }
    }

    /// The asked seat has nothing (more) to do in this window.
    pub(crate) fn pass_window(&mut self, point: Point, seat: Seat, mut passed: SeatSet) {
        passed.insert(seat);
        match self.look().next_in_window(point, passed) {
            Some(next) => self.set(Frame::Window { point, next, passed }),
            None => self.pop(),
        }
    }

    /// Buys a manoeuvre or heals, whatever the question was; the question then stands again.
    /// [P15.11.0-1] [P15.9.11]
    pub(crate) fn choose_anytime(&mut self, seat: Seat, choice: Choice) -> bool {
        match choice {
            Choice::Buy(manoeuvre) => {
                self.reopen_window();
                match manoeuvre {
                    Manoeuvre::Draw => self.draw_by_manoeuvre(seat),
                    Manoeuvre::Search => self.push(Frame::Search { seat }),
                    Manoeuvre::Evade => unreachable!("Evade is an answer to an attack"),
                }
                self.buy(seat, manoeuvre);
                true
            }
            Choice::Heal => {
                self.reopen_window();
                self.return_to_box(seat, Card::Omphalos);
                self.emit(Event::ReturnedOmphalos(seat));
                let divinity = self.look().divinity(seat).expect("Heal is offered to a divinity");
                self.heal(divinity, 1);
                true
            }
            _ => false,
        }
    }

    /// Two cards, or up to two one after the other. [P15.11A.1] [B29.30.7]
    fn draw_by_manoeuvre(&mut self, seat: Seat) {
        match self.game.edition().drawn_cards {
            DrawnCards::Two => self.draw(seat, 2),
            DrawnCards::UpToTwo => {
                self.push(Frame::MayDraw { seat });
                self.draw(seat, 1);
            }
        }
    }

    /// One more card, or not. [B29.30.7]
    pub(crate) fn choose_draw(&mut self, seat: Seat, choice: Choice) {
        self.pop();
        if choice == Choice::DrawMore {
            self.draw(seat, 1);
        }
    }

    /// Somebody acted: those who passed are asked again.
    fn reopen_window(&mut self) {
        if let Some(Frame::Window { passed, .. }) = self.state.public.frames.top_mut() {
            *passed = SeatSet::EMPTY;
        }
    }

    /// Marks a manoeuvre as bought and has it paid for before anything else happens.
    /// [P15.11.0-2] [P15.11.0-3]
    pub(crate) fn buy(&mut self, seat: Seat, manoeuvre: Manoeuvre) {
        let player = self.state.public.seat_mut(seat);
        player.bought |= 1 << manoeuvre as u8;
        let free = std::mem::take(&mut player.free_manoeuvre);
        self.emit(Event::Bought(seat, manoeuvre));
        if !free {
            self.push(Frame::Payment { seat, left: 1 });
        }
    }
}

impl Look<'_> {
    /// Whether a player has bought the manoeuvre this round. [P15.11.0-2]
    pub fn has_bought(&self, seat: Seat, manoeuvre: Manoeuvre) -> bool {
        self.public.seat(seat).bought >> manoeuvre as u8 & 1 == 1
    }

    /// Whether a player's hand covers a manoeuvre. [P15.11A.1]
    pub(crate) fn can_pay_manoeuvre(&self, seat: Seat) -> bool {
        self.public.seat(seat).free_manoeuvre || self.can_pay(seat, 1)
    }

    /// What a player may do at any decision of theirs: buy a manoeuvre; in their own turn, heal.
    pub(crate) fn anytime_options(&self, seat: Seat, options: &mut Vec<Choice>) {
        let (draw, search) = self.open_manoeuvres(seat);
        if (draw || search) && self.can_pay_manoeuvre(seat) {
            if draw {
                options.push(Choice::Buy(Manoeuvre::Draw));
            }
            if search {
                options.push(Choice::Buy(Manoeuvre::Search));
            }
        }
        if self.in_hand(seat, Card::Omphalos) > 0 && self.could_heal(seat) {
            options.push(Choice::Heal);
        }
    }

    /// Whether Draw and Search are still to be had, as far as everybody can see. A search needs
    /// a deck. [P15.R44]
    fn open_manoeuvres(&self, seat: Seat) -> (bool, bool) {
        let search = !self.has_bought(seat, Manoeuvre::Search) && self.public.seat(seat).deck > 0;
        let draw = !self.has_bought(seat, Manoeuvre::Draw) && self.is_time_to_draw(seat);
        (draw, search)
    }

    /// Whether Draw Cards is open to a player: in the beta to the active one, in phases B and C.
    /// [P15.11A.1] [B29.10.8] [B29.30.6] [B29.R23]
    pub(crate) fn is_time_to_draw(&self, seat: Seat) -> bool {
        self.game.edition().draw_cards == DrawCards::Anybody
            || seat == self.public.active
                && matches!(
                    self.public.turn_step(),
                    Some(TurnStep::AskFirst | TurnStep::Another | TurnStep::AskAnother)
                )
    }

    /// Whether an omphalos card would do anything: own turn, a wounded divinity in the game.
    /// [P15.9.11] [P15.R93]
    pub(crate) fn could_heal(&self, seat: Seat) -> bool {
        seat == self.public.active
            && self.divinity(seat).is_some_and(|unit| {
                let vitality = self.public.unit(unit).vitality;
                vitality > 0 && vitality < self.game.def(unit).full_vitality()
            })
    }

    /// Who is asked next in a window, from what everybody can see.
    fn next_in_window(&self, point: Point, passed: SeatSet) -> Option<Seat> {
        let seats = self.game.seat_count();
        let mut seat = self.public.active;
        for _ in 0..seats {
            if !passed.contains(seat) && self.may_act_in_window(seat, point) {
                return Some(seat);
            }
            seat = seat.next(seats);
        }
        None
    }

    fn may_act_in_window(&self, seat: Seat, point: Point) -> bool {
        let player = self.public.seat(seat);
        if !self.public.alive.contains(seat)
            || !player.orders.asks_at(point)
            || self.resolves_friendly_fire(seat)
        {
            return false;
        }
        let (draw, search) = self.open_manoeuvres(seat);
        let may_buy = (draw || search) && (player.hand > 0 || player.free_manoeuvre);
        let may_heal = self.could_heal(seat) && player.omphalos.total > player.omphalos.discard;
        may_buy || may_heal
    }

    /// Whether a player resolves the attack of an enemy on that enemy's own ally, and so spends no
    /// cards. [P15.8A.2b-10]
    pub(crate) fn resolves_friendly_fire(&self, seat: Seat) -> bool {
        self.attack_at_hand()
            .is_some_and(|attack| attack.resolver == seat && self.is_in_hands_of_enemy(attack.by))
    }

    /// The choices in a window.
    pub(crate) fn window_options(&self, seat: Seat, options: &mut Vec<Choice>) {
        options.push(Choice::Decline);
        self.anytime_options(seat, options);
    }
}
