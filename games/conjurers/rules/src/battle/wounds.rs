//! Damage and death (24.6 to 24.8), absorption (33.1 to 33.7) and resurrection (29.14 to 29.17).

use super::{Fighter, MOST_WORN, Place, Side};
use crate::catalog::Trait;
use crate::choice::Slot;
use crate::event::{Cause, Event};
use crate::look::Look;
use crate::play::Play;

/// Which slots saw a death, by side.
pub(crate) type Deaths = [[bool; 3]; 2];

impl Look<'_> {
    /// Whether a creature returns when it dies now: once in a battle, by its own ability unless
    /// bound, or by an item. [CON.29.17] [CON.R123] [CON.R124] [CON.R144]
    fn would_rise(&self, fighter: &Fighter) -> bool {
        !fighter.risen && self.abilities_acting(fighter).has(Trait::Resurrection)
    }

    /// Whether a creature has as many damage markers as health points. [CON.24.8]
    fn is_dead(&self, fighter: &Fighter) -> bool {
        fighter.damage >= self.stats(fighter.creature).health
    }
}

impl Play<'_, '_> {
    /// Deals damage: absorption first, in the order of equipping, then markers on the creature.
    /// Gives what reached it. [CON.33.1] [CON.33.2] [CON.33.3] [CON.33.6] [CON.R131] [CON.R159]
    pub(crate) fn damage(&mut self, place: Place, amount: u8, cause: Cause) -> u8 {
        if amount == 0 {
            return 0;
        }
        let Some(fighter) = self.look().fighter(place).copied() else { return 0 };
        let mut fighter = fighter;
        let mut left = amount;
        for worn in fighter.worn.iter_mut().flatten() {
            let most = self.game.card_abilities(worn.card).absorption;
            let taken = left.min(most.saturating_sub(worn.absorbed));
            worn.absorbed += taken;
            left -= taken;
        }
        fighter.damage = fighter.damage.saturating_add(left);
        self.battle().rows[place.side.index()].slots[place.slot.index()] = Some(fighter);
        let absorbed = amount - left;
        let creature = fighter.creature;
        self.emit(Event::Damaged { creature, damage: left, absorbed, cause });
        left
    }

    /// Removes damage markers, at most as many as there are. [CON.R122] [CON.31.6]
    pub(crate) fn heal(&mut self, place: Place, most: u8) {
        if let Some(fighter) = self.fighter(place) {
            let healed = most.min(fighter.damage);
            fighter.damage -= healed;
            let creature = fighter.creature;
            if healed > 0 {
                self.emit(Event::Healed(creature, healed));
            }
        }
    }

    /// Takes the dead off the battlefield, all at the same moment; some return. [CON.24.6]
    /// [CON.24.8] [CON.29.14]
    pub(crate) fn bury(&mut self) -> Deaths {
        let mut deaths = Deaths::default();
        for side in Side::BOTH {
            for slot in Slot::ALL {
                let place = Place { side, slot };
                let look = self.look();
                let Some(fighter) = look.fighter(place).filter(|fighter| look.is_dead(fighter))
                else {
                    continue;
                };
                let (fighter, rises) = (*fighter, look.would_rise(fighter));
                deaths[side.index()][slot.index()] = true;
                self.die(place, fighter, rises);
            }
        }
        deaths
    }

    /// A death: markers, cards and a devourer on it go; bonds stay. [CON.29.15] [CON.29.16]
    /// [CON.R133] [CON.R134] [CON.R144]
    fn die(&mut self, place: Place, fighter: Fighter, rises: bool) {
        let creature = fighter.creature;
        self.emit(Event::Died(creature));
        self.return_devourer(place.opposite());
        let rests = fighter.devouring && self.game.revision().rests_after_rising();
        let rest = if rests { self.rest_after_return(place.side) } else { fighter.rest };
        let left = rises.then_some(Fighter {
            damage: 0,
            poison: 0,
            frost: false,
            devouring: false,
            rest,
            risen: true,
            worn: [None; MOST_WORN],
            ..fighter
        });
        self.battle().rows[place.side.index()].slots[place.slot.index()] = left;
        if rises {
            self.emit(Event::Resurrected(creature));
        }
    }
}
