//! A fight of two creatures (24), in the order of its steps. [CON.R90]

mod burning;
mod magic;
mod strikes;
mod values;

use serde::{Deserialize, Serialize};

use crate::battle::{Place, Side};
use crate::choice::{Magic, Slot};
use crate::event::Event;
use crate::frame::Frame;
use crate::play::Play;
use crate::rolls::Roll;

pub(crate) use values::chilled;
pub use values::{DamageTerms, DiceTerms};

/// What brought a fight about. [CON.23.12] [CON.R89]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Onset {
    /// The aggressor was summoned.
    Summon,
    /// The aggressor moved.
    Move,
    /// The aggressor attacked.
    Attack,
}

/// When a creature strikes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Strike {
    /// With the first blows. [CON.33.17]
    First,
    /// After the first blows, if it lives. [CON.33.18]
    Second,
    /// Not at all. [CON.29.19]
    #[default]
    Never,
}

/// A fight under way. Arrays are by side of the battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fight {
    /// Where the aggressor stands; the defending creature faces it.
    pub by: Place,
    /// What brought it about.
    pub onset: Onset,
    /// Where in it we are.
    pub step: FightStep,
    /// What magicians adopted.
    pub magic: [Option<Magic>; 2],
    /// When each strikes.
    pub strikes: [Strike; 2],
    /// What each rolled.
    pub rolled: [Option<u8>; 2],
    /// Dice of burning that follow. [CON.27.10]
    pub burning: [u8; 2],
    /// Whether each carries a frost marker, alive or dead. [CON.R113]
    pub chilled: [bool; 2],
    /// Whether each died in this fight, resurrected or not. [CON.R97]
    pub died: [bool; 2],
    /// Burning damage that lands together in the end, by slot. [CON.R111]
    pub burns: [[u8; 3]; 2],
}

/// The steps of a fight. [CON.R90]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FightStep {
    /// A magician chooses, the aggressor first. [CON.R163]
    Magic(Side),
    /// Who strikes and when.
    Order,
    /// Those who strike now roll and hit.
    Strikes(Strike),
    /// Burning, target by target. [CON.27.12]
    Burning(u8),
}

impl Fight {
    /// A fight that is about to begin.
    pub(crate) fn new(by: Place, onset: Onset) -> Self {
        Self {
            by,
            onset,
            step: FightStep::Magic(by.side),
            magic: [None; 2],
            strikes: [Strike::Never; 2],
            rolled: [None; 2],
            burning: [0; 2],
            chilled: [false; 2],
            died: [false; 2],
            burns: [[0; 3]; 2],
        }
    }

    /// Where the creature of a side stands.
    #[inline]
    pub(crate) const fn place(&self, side: Side) -> Place {
        Place { side, slot: self.by.slot }
    }

    /// Both sides, the aggressor's first.
    #[inline]
    pub(crate) const fn sides(&self) -> [Side; 2] {
        [self.by.side, self.by.side.other()]
    }

    /// Slots of a side beside the one that fights. [CON.R109]
    pub(crate) fn neighbours(&self, side: Side) -> impl Iterator<Item = Place> + use<> {
        let here = self.by.slot;
        let beside = Slot::ALL.into_iter().filter(move |slot| slot.is_beside(here));
        beside.map(move |slot| Place { side, slot })
    }
}

impl Play<'_, '_> {
    /// Moves a fight on.
    pub(crate) fn run_fight(&mut self, fight: Fight) {
        match fight.step {
            FightStep::Magic(side) => self.run_magic(fight, side),
            FightStep::Order => self.run_order(fight),
            FightStep::Strikes(round) => self.run_strikes(fight, round),
            FightStep::Burning(at) => self.run_burning(fight, at),
        }
    }

    /// Takes the dice of a strike or of burning.
    pub(crate) fn fight_rolled(&mut self, fight: Fight, roll: Roll) {
        match fight.step {
            FightStep::Strikes(round) => {
                let side = fight.roller(round).expect("somebody rolls");
                if let Some(fighter) = self.look().fighter(fight.place(side)) {
                    let creature = fighter.creature;
                    self.emit(Event::Rolled(creature, roll));
                }
                self.struck(fight, side, roll.sum());
            }
            FightStep::Burning(at) => self.burnt(fight, at, roll.sum()),
            FightStep::Magic(_) | FightStep::Order => {
                unreachable!("dice are rolled for strikes and burning")
            }
        }
    }

    /// Rolls dice: asks chance, or with fixed damage gives the number of dice at once. Either way
    /// the battle is not quiet, unless the dice can do no harm whatever they show. [CON.24.10]
    /// [CON.24.11] [CON.R83] [CON.R174]
    pub(crate) fn roll(&mut self, dice: u8, can_harm: bool) -> Option<u8> {
        self.battle().rolled |= can_harm;
        if self.game.settings().fixed_damage {
            return Some(dice);
        }
        self.request(crate::choice::Request::Dice(dice));
        None
    }

    /// The fight is over, its burning included. [CON.R115]
    fn end_fight(&mut self) {
        self.pop();
        self.end_battle_if_lost();
    }

    fn set_fight(&mut self, fight: Fight) {
        self.set(Frame::Fight(fight));
    }
}
