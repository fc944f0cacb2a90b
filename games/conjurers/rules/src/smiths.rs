//! Blacksmith and artificer (17), and the discount of a weapon smith (29.8 to 29.13).

use kernel::Seat;

use crate::choice::Choice;
use crate::event::Event;
use crate::frame::{Frame, Payment, Shop};
use crate::ids::EquipmentId;
use crate::look::Look;
use crate::play::Play;
use crate::resources::Resource;

impl Look<'_> {
    /// How many units of a price are spared: the level of the best weapon smith, on the first card
    /// of an action. [CON.29.8] [CON.29.12] [CON.R146] [CON.R148]
    pub fn discount(&self, seat: Seat, first: bool) -> u8 {
        if !first {
            return 0;
        }
        let smiths = self.public.seat(seat).army & self.game.smiths();
        smiths.iter().map(|creature| self.game.creature(creature).level).max().unwrap_or(0)
    }

    /// Whether a card is sold here, is left, and can be paid. [CON.17.4]
    #[inline]
    fn can_buy(&self, seat: Seat, shop: Shop, discount: u8, card: EquipmentId) -> bool {
        self.public.shelf[card.index()] > 0
            && self.game.shop_of(card) == shop
            && self.public.seat(seat).stock.lacks(self.game.price(card)) <= u16::from(discount)
    }

    /// Every card that can be bought now. [CON.17.1] [CON.17.2] [CON.17.3] [CON.R27]
    pub(crate) fn purchase_options(
        &self,
        seat: Seat,
        shop: Shop,
        first: bool,
        options: &mut Vec<Choice>,
    ) {
        let discount = self.discount(seat, first);
        let cards = self.game.equipment();
        let cards = cards.filter(|&card| self.can_buy(seat, shop, discount, card));
        options.extend(cards.map(Choice::Buy));
        options.push(Choice::Done);
    }

    /// Units that can be spared such that the rest can be paid. [CON.29.9] [CON.29.10]
    pub(crate) fn spare_options(&self, payment: Payment, options: &mut Vec<Choice>) {
        let can_spare = |&resource: &Resource| self.can_spare(payment, resource);
        options.extend(Resource::TRADED.into_iter().filter(can_spare).map(Choice::Spare));
    }

    fn can_spare(&self, payment: Payment, resource: Resource) -> bool {
        let Payment { seat, price, discount, .. } = payment;
        let stock = &self.public.seat(seat).stock;
        price.of(resource) > 0 && stock.lacks(price.without_one(resource)) < u16::from(discount)
    }

    /// The first two units that can be spared. The first revision took everything in the price for
    /// one, so that a question could have a single answer.
    fn first_spared(&self, payment: Payment) -> [Option<Resource>; 2] {
        let takes_all = !self.game.revision().spares_questions();
        let mut spared = Resource::TRADED.into_iter().filter(|&resource| {
            payment.price.of(resource) > 0 && (takes_all || self.can_spare(payment, resource))
        });
        [spared.next(), spared.next()]
    }
}

impl Play<'_, '_> {
    /// Any number of purchases. [CON.17.1]
    pub(crate) fn run_smith(&mut self, seat: Seat, shop: Shop, first: bool) {
        let look = self.look();
        let discount = look.discount(seat, first);
        if self.game.equipment().any(|card| look.can_buy(seat, shop, discount, card)) {
            self.ask(seat);
        } else {
            self.pop();
        }
    }

    /// A purchase: at once, or with a discount to be spread first. Unused discount is lost.
    /// [CON.R147]
    pub(crate) fn choose_purchase(&mut self, seat: Seat, shop: Shop, first: bool, choice: Choice) {
        let Choice::Buy(card) = choice else { return self.pop() };
        let price = self.game.price(card);
        let discount = u16::from(self.look().discount(seat, first)).min(price.units()) as u8;
        self.set(Frame::Smith { seat, shop, first: false });
        self.push(Frame::Payment(Payment { seat, card, price, discount }));
    }

    /// Pays once the discount is spread. Where there is no choice nobody is asked.
    pub(crate) fn run_payment(&mut self, mut payment: Payment) {
        while payment.discount > 0 {
            match self.look().first_spared(payment) {
                [Some(_), Some(_)] => {
                    self.set(Frame::Payment(payment));
                    return self.ask(payment.seat);
                }
                [Some(only), None] => {
                    payment.price = payment.price.without_one(only);
                    payment.discount -= 1;
                }
                [None, _] => payment.discount = 0,
            }
        }
        self.pop();
        self.pay_price(payment.seat, payment.price);
        self.state.public.shelf[payment.card.index()] -= 1;
        self.seat(payment.seat).equipment[payment.card.index()] += 1;
        self.emit(Event::Bought(payment.seat, payment.card));
    }

    /// One unit is spared. [CON.29.9]
    pub(crate) fn choose_spared(&mut self, payment: Payment, choice: Choice) {
        let Choice::Spare(resource) = choice else {
            unreachable!("a payment asks for what is spared")
        };
        self.set(Frame::Payment(Payment {
            price: payment.price.without_one(resource),
            discount: payment.discount - 1,
            ..payment
        }));
    }
}
