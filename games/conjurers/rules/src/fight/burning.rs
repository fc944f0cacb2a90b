//! Burning (27.8 to 27.13): a second helping of damage once the fight itself is over.

use super::values::chilled;
use super::{Fight, FightStep};
use crate::battle::{Place, Side};
use crate::catalog::Trait;
use crate::choice::Slot;
use crate::event::Cause;
use crate::look::Look;
use crate::play::Play;

/// Each side may burn three slots of the other.
const TARGETS: u8 = 6;

impl Fight {
    /// The side whose dice are rolled at this step.
    pub(crate) fn rolling(&self) -> Option<Side> {
        match self.step {
            FightStep::Strikes(round) => self.roller(round),
            FightStep::Burning(at) if at < TARGETS => Some(self.burning_at(at).0),
            FightStep::Burning(_) | FightStep::Magic(_) | FightStep::Order => None,
        }
    }

    /// Whose burning and which slot a step is about: the creature fought and its neighbours.
    /// [CON.27.10] [CON.27.11]
    fn burning_at(&self, at: u8) -> (Side, Option<Place>) {
        let by = self.sides()[usize::from(at / 3)];
        let slot = (self.by.slot.0 + at % 3).checked_sub(1).filter(|&slot| slot < 3);
        (by, slot.map(|slot| Place { side: by.other(), slot: Slot(slot) }))
    }
}

impl Look<'_> {
    /// Whose burning hits the creature in a slot, and with how many dice.
    pub(crate) fn burning_on(&self, fight: &Fight, place: Place) -> Option<(Side, u8)> {
        (0..TARGETS).find_map(|at| {
            let (by, target) = fight.burning_at(at);
            if target != Some(place) {
                return None;
            }
            Some((by, self.burning_dice(fight, at)?))
        })
    }

    /// Whether frost on its owner lowers burning. A creature that returned from death has lost
    /// its marker. [CON.R113]
    pub(crate) fn burns_chilled(&self, fight: &Fight, by: Side) -> bool {
        self.fighter(fight.place(by)).map_or(fight.chilled[by.index()], |owner| owner.frost)
    }

    /// The dice of one step of burning; none where nothing burns. Only creatures in a slot then can
    /// be hit, and immune neighbours are not. [CON.27.13] [CON.33.22] [CON.R106] [CON.R112]
    fn burning_dice(&self, fight: &Fight, at: u8) -> Option<u8> {
        let (by, place) = fight.burning_at(at);
        let dice = fight.burning[by.index()];
        let place = place.filter(|_| dice > 0)?;
        let target = self.standing(place)?;
        (!self.worn_abilities(target).has(Trait::ImmunityFire)).then_some(dice)
    }
}

impl Play<'_, '_> {
    /// Rolls for each target in turn, then all burning damage lands together. It happens even if
    /// its owner died. [CON.27.8] [CON.27.9] [CON.27.12] [CON.R98] [CON.R110] [CON.R111]
    pub(super) fn run_burning(&mut self, mut fight: Fight, at: u8) {
        if fight.burning == [0; 2] {
            return self.end_fight();
        }
        if at < TARGETS {
            match self.look().burning_dice(&fight, at) {
                Some(dice) => {
                    if let Some(sum) = self.roll(dice, true) {
                        self.burnt(fight, at, sum);
                    }
                }
                None => {
                    fight.step = FightStep::Burning(at + 1);
                    self.set_fight(fight);
                }
            }
            return;
        }
        for side in Side::BOTH {
            for slot in Slot::ALL {
                let amount = fight.burns[side.index()][slot.index()];
                self.damage(Place { side, slot }, amount, Cause::Burning);
            }
        }
        self.bury();
        self.end_fight();
    }

    /// Notes a roll of burning, lowered by frost on its owner and by nothing else. [CON.26.12]
    /// [CON.33.9] [CON.R113] [CON.R114]
    pub(super) fn burnt(&mut self, mut fight: Fight, at: u8, sum: u8) {
        let (by, place) = fight.burning_at(at);
        let place = place.expect("only a slot that exists burns");
        let amount = if self.look().burns_chilled(&fight, by) { chilled(sum) } else { sum };
        fight.burns[place.side.index()][place.slot.index()] = amount;
        fight.step = FightStep::Burning(at + 1);
        self.set_fight(fight);
    }
}
