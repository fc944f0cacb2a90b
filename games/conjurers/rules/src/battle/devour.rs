//! Devour (28) and bind (33.11 to 33.16).

use super::{Place, Side};
use crate::catalog::{Abilities, Trait};
use crate::choice::Slot;
use crate::event::{Cause, Event};
use crate::frame::{BattleStep, Frame};
use crate::ids::CreatureId;
use crate::look::Look;
use crate::play::Play;

impl Look<'_> {
    /// Whether a devourer may swallow the creature it faces. [CON.28.4] [CON.28.12] [CON.28.13]
    /// [CON.R126] [CON.R127] [CON.R129] [CON.R138] [CON.R139]
    pub(crate) fn can_devour(&self, place: Place) -> bool {
        let Some(fighter) = self.standing(place) else { return false };
        let Some(target) = self.standing(place.opposite()) else { return false };
        self.is_devourer(fighter)
            && !fighter.frost
            && fighter.rest == 0
            && !self.is_devoured(place)
            && (!self.abilities_defending(target).has(Trait::Flying)
                || self.abilities_acting(fighter).has(Trait::Flying))
    }

    /// The unused bind card of a creature that can act. [CON.R141] [CON.R142]
    pub(crate) fn bind_card(&self, place: Place) -> Option<usize> {
        let fighter = self.fighter(place)?;
        if self.is_devoured(place) {
            return None;
        }
        fighter.worn.iter().position(|worn| {
            worn.is_some_and(|worn| {
                !worn.spent && self.game.card_abilities(worn.card).has(Trait::Bind)
            })
        })
    }

    /// The printed dice of the creature that devours the one in a slot.
    fn devourer_dice(&self, victim: Place) -> Option<u8> {
        let devourer = self.fighter(victim.opposite()).filter(|fighter| fighter.devouring)?;
        Some(self.stats(devourer.creature).dice)
    }
}

impl Play<'_, '_> {
    /// Each devoured creature of the side whose turn begins is hurt. [CON.28.7]
    pub(super) fn run_digestion(&mut self, slot: u8) {
        if slot > 2 {
            self.bury();
            if !self.end_battle_if_lost() {
                self.set(Frame::Battle(BattleStep::Act));
            }
            return;
        }
        let place = Place { side: self.look().battle().turn, slot: Slot(slot) };
        match self.look().devourer_dice(place) {
            Some(dice) => self.roll_devouring(place, dice, Cause::Devour),
            None => self.set(Frame::Battle(BattleStep::Digest { slot: slot + 1 })),
        }
    }

    /// Breaking free costs twice the devourer's dice in damage. [CON.28.9] [CON.R132]
    pub(super) fn run_breaking_free(&mut self, slot: u8) {
        let place = Place { side: self.look().battle().turn, slot: Slot(slot) };
        let dice = self.look().devourer_dice(place).expect("only a devoured creature breaks free");
        self.roll_devouring(place, 2 * dice, Cause::BreakFree);
    }

    fn roll_devouring(&mut self, victim: Place, dice: u8, cause: Cause) {
        if let Some(amount) = self.roll(dice, true) {
            self.devour_damage(victim, amount, cause);
        }
    }

    /// Devouring damage reaches the victim, items apart, unaltered; it leaves markers and feeds life
    /// steal. [CON.26.12] [CON.33.9] [CON.R121] [CON.R131] [CON.R132] [CON.R176]
    pub(super) fn devour_damage(&mut self, victim: Place, amount: u8, cause: Cause) {
        let devourer = victim.opposite();
        let look = self.look();
        let abilities = look
            .fighter(devourer)
            .map_or(Abilities::NONE, |fighter| look.abilities_acting(fighter));
        let leaves = |marker, immunity| {
            self.game.revision().marks_the_devoured()
                && abilities.has(marker)
                && !look.is_immune(victim, immunity)
        };
        let frost = leaves(Trait::FrostAttack, Trait::ImmunityIce);
        let poison = leaves(Trait::Poisonous, Trait::ImmunityPoison);
        let reached = self.hit_one(victim, amount, cause, frost, poison);
        if abilities.has(Trait::LifeSteal) {
            self.heal(devourer, reached / 2);
        }
        if cause == Cause::BreakFree {
            if let Some(creature) = self.fighter(victim).map(|fighter| fighter.creature) {
                self.emit(Event::BrokeFree(creature));
            }
            self.return_devourer(devourer);
            self.bury();
            if !self.end_battle_if_lost() {
                self.set(Frame::Battle(BattleStep::End));
            }
        } else {
            self.set(Frame::Battle(BattleStep::Digest { slot: victim.slot.0 + 1 }));
        }
    }

    /// The devourer lies on its victim; its own slot stays locked. [CON.28.5] [CON.28.6]
    pub(super) fn devour(&mut self, place: Place) {
        let on = self.look().fighter(place.opposite()).map(|victim| victim.creature);
        if let (Some(fighter), Some(on)) = (self.fighter(place), on) {
            fighter.devouring = true;
            let by = fighter.creature;
            self.emit(Event::Devoured { by, on });
        }
        self.set(Frame::Battle(BattleStep::End));
    }

    /// A devourer, if one is there, goes back to its slot and rests for its player's next turn.
    /// [CON.28.11] [CON.28.12] [CON.R133] [CON.R135]
    pub(super) fn return_devourer(&mut self, place: Place) {
        let rest = self.rest_after_return(place.side);
        if let Some(fighter) = self.fighter(place).filter(|fighter| fighter.devouring) {
            fighter.devouring = false;
            fighter.rest = rest;
            let creature = fighter.creature;
            self.emit(Event::Returned(creature));
        }
    }

    /// For how many turns of its player a devourer of a side rests that returns now, in whatever way:
    /// the running turn does not count as the first one afterwards. [CON.28.12] [CON.R133]
    pub(super) fn rest_after_return(&self, side: Side) -> u8 {
        if self.look().battle().turn == side { 2 } else { 1 }
    }

    /// Binds an opposing creature for the rest of the battle; a devourer lets go. [CON.33.11]
    /// [CON.33.16] [CON.R135] [CON.R145]
    pub(super) fn bind(&mut self, side: Side, by: CreatureId, on: CreatureId) {
        let look = self.look();
        let wearer = look.place_of(by).expect("who binds is on the battlefield");
        let card = look.bind_card(wearer).expect("who binds has a bind card left");
        let target = look.place_of(on).expect("who is bound is on the battlefield");
        debug_assert_eq!(wearer.side, side);
        if let Some(worn) = self.fighter(wearer).and_then(|fighter| fighter.worn[card].as_mut()) {
            worn.spent = true;
        }
        self.emit(Event::Bound { by, on });
        self.return_devourer(target);
        if let Some(fighter) = self.fighter(target) {
            fighter.bound = true;
        }
        self.set(Frame::Battle(BattleStep::End));
    }
}
