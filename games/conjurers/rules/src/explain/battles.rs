//! Refusals in battle.

use super::{Forbidden, forbid};
use crate::battle::{Place, Side};
use crate::catalog::Trait;
use crate::choice::{Choice, Slot};
use crate::ids::{CreatureId, EquipmentId};
use crate::look::Look;

impl Look<'_> {
    pub(super) fn why_not_acted(&self, choice: Choice) -> Option<Forbidden> {
        let side = self.battle().turn;
        match choice {
            Choice::Summon(creature, slot) => self.why_not_summoned(side, creature, slot),
            Choice::Move(creature, to) => {
                self.why_idle(side, creature, "CON.23.10", |look, place| {
                    look.why_not_moved(place, to)
                })
            }
            Choice::Attack(creature) => {
                self.why_idle(side, creature, "CON.23.11", Self::why_not_attacked)
            }
            Choice::Devour(creature) => {
                self.why_idle(side, creature, "CON.28.4", Self::why_not_devoured)
            }
            Choice::Bind { by, on } => {
                self.why_idle(side, by, "CON.33.11", |look, place| look.why_not_bound(place, on))
            }
            Choice::BreakFree(_) => forbid("CON.28.8"),
            _ => None,
        }
    }

    /// The refusal of an action of one creature: first whether it is there to act at all.
    fn why_idle(
        &self,
        side: Side,
        creature: CreatureId,
        otherwise: &'static str,
        particular: impl Fn(&Self, Place) -> Option<Forbidden>,
    ) -> Option<Forbidden> {
        let Some(place) = self.place_of(creature).filter(|place| place.side == side) else {
            return forbid(otherwise);
        };
        if self.is_devoured(place) {
            return forbid("CON.28.8");
        }
        if self.standing(place).is_none() && otherwise != "CON.33.11" {
            return forbid("CON.R137");
        }
        particular(self, place).or(forbid(otherwise))
    }

    fn why_not_summoned(&self, side: Side, creature: CreatureId, slot: Slot) -> Option<Forbidden> {
        if !self.hidden.hands[side.index()].contains(creature) {
            return forbid(self.why_not_in_hand(side, creature));
        }
        let place = Place { side, slot };
        match (self.fighter(place), self.standing(place)) {
            (Some(_), None) => forbid("CON.28.6"),
            _ => forbid("CON.23.9"),
        }
    }

    /// A creature of the own army that is not in hand is on the battlefield, was not drawn, or is out of
    /// the battle; others never were in this hand.
    fn why_not_in_hand(&self, side: Side, creature: CreatureId) -> &'static str {
        let army = self.public.seat(self.player(side)).army;
        let is_own = !self.battle().is_minions(side) && army.contains(creature);
        if self.place_of(creature).is_some_and(|place| place.side == side) {
            "CON.23.9"
        } else if is_own && self.side(side).pool.contains(creature) {
            "CON.22.7"
        } else {
            "CON.23.6"
        }
    }

    fn why_not_moved(&self, place: Place, to: Slot) -> Option<Forbidden> {
        let fighter = self.standing(place)?;
        let there = Place { side: place.side, slot: to };
        if fighter.frost {
            forbid("CON.27.4")
        } else if fighter.bound {
            forbid("CON.33.12")
        } else if self.worn_abilities(fighter).has(Trait::Immobility) {
            forbid("CON.33.10")
        } else if self.fighter(there).is_some() && self.standing(there).is_none() {
            forbid("CON.28.6")
        } else if self.fighter(there).is_some() || !place.slot.is_beside(to) {
            forbid("CON.23.10")
        } else {
            forbid("CON.23.16")
        }
    }

    fn why_not_attacked(&self, place: Place) -> Option<Forbidden> {
        let fighter = self.standing(place)?;
        if fighter.bound {
            forbid("CON.33.12")
        } else if self.is_devourer(fighter) {
            forbid("CON.28.1")
        } else if self.standing(place.opposite()).is_none() {
            forbid("CON.23.15")
        } else {
            forbid("CON.26.13")
        }
    }

    fn why_not_devoured(&self, place: Place) -> Option<Forbidden> {
        let fighter = self.standing(place)?;
        if fighter.bound {
            forbid("CON.33.12")
        } else if !self.is_devourer(fighter) || self.standing(place.opposite()).is_none() {
            forbid("CON.28.4")
        } else if fighter.frost {
            forbid("CON.28.13")
        } else if fighter.rest > 0 {
            forbid("CON.28.12")
        } else {
            forbid("CON.R127")
        }
    }

    /// Without a card nobody binds; with one, only who stands on the other side, and once.
    fn why_not_bound(&self, place: Place, on: CreatureId) -> Option<Forbidden> {
        let fighter = self.fighter(place)?;
        if !self.worn_abilities(fighter).has(Trait::Bind) {
            return None;
        }
        if self.bind_card(place).is_none() {
            return forbid("CON.33.16");
        }
        let stands = |at: Place| at.side == place.side.other();
        if self.place_of(on).is_some_and(stands) { None } else { forbid("CON.R141") }
    }

    /// Whom the defender of a duel may keep out: one of the own creatures.
    pub(super) fn why_not_removed(&self, creature: CreatureId) -> Option<Forbidden> {
        let challenger = self.side(Side::Attacker).pool;
        forbid(if challenger.contains(creature) { "CON.22.12" } else { "CON.19.3" })
    }

    /// A card that cannot be put on is another player's, or in use. Who has no room for one is not
    /// asked.
    pub(super) fn why_not_equipped(&self, card: EquipmentId) -> Option<Forbidden> {
        let owner = self.player(self.battle().turn);
        let owned = self.public.seat(owner).equipment[card.index()];
        forbid(if owned > 0 { "CON.R157" } else { "CON.32.1" })
    }
}
