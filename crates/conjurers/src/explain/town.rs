//! Refusals on the board: allocation, resolving, trade, sacrifice and purchase.

use kernel::Seat;

use super::{Forbidden, forbid};
use crate::catalog::Mythology;
use crate::choice::Column;
use crate::figures::Figure;
use crate::frame::{Pit, Shop};
use crate::ids::{CreatureId, EquipmentId};
use crate::look::Look;
use crate::marketplace::may_yield;
use crate::pit::full_output;
use crate::resources::{Pair, Resource};
use crate::town::{Action, Phase};

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

    pub(super) fn why_not_resolved(&self, seat: Seat, figure: Figure) -> Option<Forbidden> {
        let action = self.public.seat(seat).action_of(figure);
        if action.is_some_and(Action::is_battle) { forbid("CON.7.4") } else { forbid("CON.7.2") }
    }

    pub(super) fn why_not_traded(&self, pay: Resource, gain: Resource) -> Option<Forbidden> {
        let (Some(paid), Some(gained)) = (pay.pair(), gain.pair()) else {
            return forbid("CON.R45");
        };
        if pay == gain {
            return forbid("CON.R42");
        }
        if self.trade(pay, gain).is_none() {
            return forbid("CON.4.16");
        }
        if !may_yield(gained, self.public.phase()) {
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

    pub(super) fn why_not_bought(&self, shop: Shop, card: EquipmentId) -> Option<Forbidden> {
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
        forbid("CON.17.1")
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

    pub(super) fn why_no_prize(&self, creature: CreatureId) -> Option<Forbidden> {
        let locked = |of| self.public.locked.contains(of);
        if creature == CreatureId::MINION {
            return None;
        }
        let def = self.game.creature(creature);
        if def.mythology.is_some_and(locked) { forbid("CON.R17") } else { forbid("CON.R80") }
    }
}
