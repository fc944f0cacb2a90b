//! The marketplace (13).

use kernel::Seat;

use crate::choice::Choice;
use crate::look::Look;
use crate::play::Play;
use crate::resources::{Pair, Resource};
use crate::town::Phase;

/// How many units are paid for how many, between two pairs. [CON.13.2] [CON.13.3] [CON.13.4]
/// [CON.13.5] [CON.13.6] [CON.13.7] [CON.13.8] [CON.13.9] [CON.13.10]
pub const fn rate(pay: Pair, gain: Pair) -> (u16, u16) {
    match (pay, gain) {
        (Pair::WoodStone, Pair::WoodStone) => (3, 2),
        (Pair::WoodStone, Pair::IronBronze) => (3, 1),
        (Pair::WoodStone, Pair::Gems) => (6, 1),
        (Pair::IronBronze, Pair::WoodStone) => (2, 3),
        (Pair::IronBronze, Pair::IronBronze) => (3, 2),
        (Pair::IronBronze, Pair::Gems) => (3, 1),
        (Pair::Gems, Pair::WoodStone) => (1, 3),
        (Pair::Gems, Pair::IronBronze) => (2, 3),
        (Pair::Gems, Pair::Gems) => (3, 2),
    }
}

/// Whether a trade may yield a resource in this phase. [CON.13.14] [CON.13.15] [CON.13.16]
/// [CON.R43]
pub const fn may_yield(gain: Pair, phase: Phase) -> bool {
    match gain {
        Pair::WoodStone => true,
        Pair::IronBronze => !matches!(phase, Phase::One),
        Pair::Gems => matches!(phase, Phase::Three | Phase::Four),
    }
}

impl Look<'_> {
    /// What a trade costs and yields, if it is ever made at this table. Food is not traded, nothing
    /// for itself, and without sapphires diamonds stand for them. [CON.R42] [CON.R45] [CON.4.16]
    pub fn trade(&self, pay: Resource, gain: Resource) -> Option<(u16, u16)> {
        if pay == gain || (gain == Resource::Sapphire && !self.game.has_sapphires()) {
            return None;
        }
        Some(rate(pay.pair()?, gain.pair()?))
    }

    /// Every lot that can be paid now. [CON.13.11] [CON.13.12] [CON.13.13] [CON.R41]
    pub(crate) fn trade_options(&self, seat: Seat, options: &mut Vec<Choice>) {
        let stock = &self.public.seat(seat).stock;
        let phase = self.public.phase();
        for pay in Resource::TRADED.into_iter().filter(|&pay| stock.of(pay) > 0) {
            for gain in Resource::TRADED {
                let Some((price, _)) = self.trade(pay, gain) else { continue };
                if stock.of(pay) >= price && gain.pair().is_some_and(|of| may_yield(of, phase)) {
                    options.push(Choice::Trade { pay, gain });
                }
            }
        }
        options.push(Choice::Done);
    }

    /// Whether any lot can be paid now.
    fn can_trade(&self, seat: Seat) -> bool {
        let stock = &self.public.seat(seat).stock;
        let phase = self.public.phase();
        Resource::TRADED.into_iter().any(|pay| {
            Resource::TRADED.into_iter().any(|gain| {
                self.trade(pay, gain).is_some_and(|(price, _)| stock.of(pay) >= price)
                    && gain.pair().is_some_and(|of| may_yield(of, phase))
            })
        })
    }
}

impl Play<'_, '_> {
    /// Trades go on until the player stops or has nothing to trade with. [CON.13.13]
    pub(crate) fn run_marketplace(&mut self, seat: Seat) {
        if self.look().can_trade(seat) { self.ask(seat) } else { self.pop() }
    }

    /// One lot changes hands. [CON.R41]
    pub(crate) fn choose_trade(&mut self, seat: Seat, choice: Choice) {
        let Choice::Trade { pay, gain } = choice else { return self.pop() };
        let (paid, gained) = self.look().trade(pay, gain).expect("an offered trade has a rate");
        self.pay(seat, pay, paid);
        self.gain(seat, gain, gained);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_circle_of_trades_gains_anything() {
        // In 36ths of a wood, at the best rate either way, what is gained is never worth more.
        let worth = |pair| match pair {
            Pair::WoodStone => 36,
            Pair::IronBronze => 60,
            Pair::Gems => 110,
        };
        for &pay in Pair::ALL {
            for &gain in Pair::ALL {
                let (paid, gained) = rate(pay, gain);
                assert!(gained * worth(gain) < paid * worth(pay), "{pay} for {gain}");
            }
        }
    }
}
