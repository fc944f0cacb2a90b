//! Refusals on the board: allocation, resolving, trade, sacrifice and purchase.

use kernel::Seat;

use super::{Forbidden, forbid};
use crate::catalog::Mythology;
use crate::choice::Column;
use crate::figures::Figure;
use crate::frame::{Payment, Pit, Shop};
use crate::ids::{CreatureId, EquipmentId};
use crate::look::Look;
use crate::marketplace::may_yield;
use crate::pit::full_output;
use crate::resources::{Pair, Price, Resource, ResourceSet};
use crate::tournaments::prize_level;
use crate::town::{Action, LAST_TURN, Phase};

impl Look<'_> {
    pub(super) fn why_not_placed(
        &self,
        seat: Seat,
        figure: Figure,
        action: Action,
    ) -> Option<Forbidden> {
        let state = self.public.seat(seat);
        if !state.figures.contains(figure) {
            return forbid("CON.3.4");
        }
        if state.allocated.contains(figure) {
            return forbid("CON.6.4");
        }
        if !figure.works_on(action) {
            return forbid(if action.house().is_some() { "CON.5.6" } else { "CON.5.2" });
        }
        self.why_not_open(action).or_else(|| {
            if !self.is_welcome(seat, action) {
                forbid(if action == Action::Tavern { "CON.14.3" } else { "CON.19.1" })
            } else if action.house().is_some() {
                forbid("CON.R22")
            } else {
                forbid("CON.R20")
            }
        })
    }

    fn why_not_open(&self, action: Action) -> Option<Forbidden> {
        let seats = self.game.seat_count();
        if action.spaces(seats) == 0 {
            return forbid(match action {
                Action::FishingPond => "CON.4.13",
                Action::SapphireMine => "CON.4.14",
                Action::SapphireStorage => "CON.4.15",
                _ => "CON.19.1",
            });
        }
        if action.battleground().is_some_and(|of| self.public.locked.contains(of)) {
            return forbid(if seats == 2 { "CON.4.7" } else { "CON.4.2" });
        }
        if self.public.phase() < action.opens() {
            return forbid(if action.opens() == Phase::Two { "CON.9.9" } else { "CON.9.10" });
        }
        None
    }

    /// Why a figure is not one that its player may resolve next. [CON.R25] [CON.R32]
    pub(super) fn why_not_resolved(&self, seat: Seat, figure: Figure) -> Option<Forbidden> {
        let state = self.public.seat(seat);
        if !state.figures.contains(figure) {
            return forbid("CON.3.4");
        }
        let Some(action) = state.action_of(figure) else {
            return forbid(if self.has_hired(seat) { "CON.R32" } else { "CON.R25" });
        };
        if action.is_battle() {
            return forbid("CON.7.4");
        }
        forbid(if state.pending.contains(figure) {
            self.why_not_yet(seat, figure)
        } else {
            "CON.7.2"
        })
    }

    /// Whether a player has been to the guild house this turn: a figure that is at home then is the
    /// new one.
    fn has_hired(&self, seat: Seat) -> bool {
        let state = self.public.seat(seat);
        let visits = |figure: &&Figure| state.action_of(**figure) == Some(Action::GuildHouse);
        let visitor = Figure::ALL.iter().find(visits);
        visitor.is_some_and(|&figure| !state.pending.contains(figure))
    }

    pub(super) fn why_not_traded(&self, pay: Resource, gain: Resource) -> Option<Forbidden> {
        let (Some(paid), Some(gained)) = (pay.pair(), gain.pair()) else {
            return forbid("CON.R45");
        };
        if pay == gain {
            return forbid("CON.R42");
        }
        if pay == Resource::Sapphire && !self.game.has_sapphires() {
            return forbid("CON.R15");
        }
        if self.trade(pay, gain).is_none() {
            return forbid("CON.4.16");
        }
        if !self.may_trade_for(gain) {
            let first = self.public.phase() == Phase::One;
            return forbid(if first { "CON.13.14" } else { "CON.13.15" });
        }
        forbid(match (paid, gained) {
            (Pair::WoodStone, Pair::WoodStone) => "CON.13.2",
            (Pair::WoodStone, Pair::IronBronze) => "CON.13.3",
            (Pair::WoodStone, Pair::Gems) => "CON.13.4",
            (Pair::IronBronze, Pair::WoodStone) => "CON.13.5",
            (Pair::IronBronze, Pair::IronBronze) => "CON.13.6",
            (Pair::IronBronze, Pair::Gems) => "CON.13.7",
            (Pair::Gems, Pair::WoodStone) => "CON.13.8",
            (Pair::Gems, Pair::IronBronze) => "CON.13.9",
            (Pair::Gems, Pair::Gems) => "CON.13.10",
        })
    }

    /// Whether a trade may yield a resource in this phase.
    pub(super) fn may_trade_for(&self, gain: Resource) -> bool {
        gain.pair().is_some_and(|of| may_yield(of, self.public.phase()))
    }

    /// Why an assistant is not for hire: there are three, the price cannot be paid, or there is one of
    /// the kind already. `None` where nothing of that is so.
    pub(super) fn why_not_hired(&self, seat: Seat, figure: Figure) -> Option<Forbidden> {
        let state = self.public.seat(seat);
        if figure == Figure::Conjurer {
            return forbid("CON.5.3");
        }
        if state.figures.contains(figure) {
            return forbid("CON.R31");
        }
        let Some(price) = self.hire_price(seat) else { return forbid("CON.15.4") };
        if state.stock.covers(price) {
            return None;
        }
        forbid(if state.figures.assistants() > 1 { "CON.15.3" } else { "CON.15.2" })
    }

    pub(super) fn why_not_sacrificed(
        &self,
        pit: Pit,
        creature: CreatureId,
        column: Column,
    ) -> Option<Forbidden> {
        if !self.public.seat(pit.seat).army.contains(creature) {
            return forbid("CON.16.1");
        }
        let level = self.game.creature(creature).level;
        if level < pit.level {
            return forbid("CON.16.11");
        }
        if full_output(level, column).is_none() {
            return forbid(match level {
                1 => "CON.16.3",
                _ => "CON.16.4",
            });
        }
        None
    }

    pub(super) fn why_not_bought(
        &self,
        seat: Seat,
        shop: Shop,
        first: bool,
        card: EquipmentId,
    ) -> Option<Forbidden> {
        if self.game.shop_of(card) != shop {
            return forbid(match shop {
                Shop::Blacksmith => "CON.17.2",
                Shop::Artificer => "CON.17.3",
            });
        }
        if self.public.shelf[card.index()] == 0 {
            let locked = self.game.card(card).mythology();
            return match locked.filter(|&of| self.public.locked.contains(of)) {
                Some(_) if self.game.seat_count() == 2 => forbid("CON.4.8"),
                Some(_) => forbid("CON.4.3"),
                None => forbid("CON.17.4"),
            };
        }
        let (stock, price) = (&self.public.seat(seat).stock, self.game.price(card));
        let lacks = stock.lacks(price);
        if !first && lacks <= u16::from(self.discount(seat, true)) {
            return forbid("CON.29.12");
        }
        let printed = self.game.card(card).price;
        let has_rest = stock.lacks(Price { sapphire: 0, ..printed }) == 0;
        if !self.game.has_sapphires() && printed.sapphire > 0 && has_rest {
            return forbid("CON.4.17");
        }
        forbid("CON.32.3")
    }

    /// What is spared is a unit of the price, and what is left must be paid.
    pub(super) fn why_not_spared(payment: Payment, resource: Resource) -> Option<Forbidden> {
        forbid(if payment.price.of(resource) == 0 { "CON.29.9" } else { "CON.32.3" })
    }

    pub(super) fn why_not_fought_for(
        &self,
        mythology: Mythology,
        creature: CreatureId,
    ) -> Option<Forbidden> {
        if creature == CreatureId::MINION || !self.game.of_mythology(mythology).contains(creature) {
            forbid("CON.18.2")
        } else {
            forbid("CON.R69")
        }
    }

    pub(super) fn why_not_stolen(&self, set: ResourceSet) -> Option<Forbidden> {
        let names_sapphires = set.contains(Resource::Sapphire) && !self.game.has_sapphires();
        forbid(if names_sapphires { "CON.R15" } else { "CON.19.4" })
    }

    /// A prize is of the level of its rank, or of the best that is left below.
    pub(super) fn why_no_prize(&self, rank: u8, creature: CreatureId) -> Option<Forbidden> {
        if creature == CreatureId::MINION {
            return forbid("CON.2.8");
        }
        let best = prize_level(self.public.turn, rank);
        let is_left = !(self.public.pile & self.game.of_level(best)).is_empty();
        let is_of_rank = self.game.creature(creature).level == best;
        forbid(if is_left && !is_of_rank { self.prize_statement(rank) } else { "CON.R80" })
    }

    /// The statement that says what a rank wins.
    pub(super) fn prize_statement(&self, rank: u8) -> &'static str {
        match (self.public.turn == LAST_TURN, rank) {
            (false, 0) => "CON.21.9",
            (false, 1) => "CON.21.10",
            (false, 2) => "CON.21.11",
            (false, _) => "CON.21.12",
            (true, 0) => "CON.21.13",
            (true, 1) => "CON.21.14",
            (true, 2) => "CON.21.15",
            (true, _) => "CON.21.16",
        }
    }
}
