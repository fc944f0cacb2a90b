//! What speaks for a choice and against it, as whoever weighed it would say.

use fluent_bundle::FluentValue;
use pantheon::board::AreaId;
use pantheon::catalog::Reach;
use pantheon::{Pantheon, StoneId, Target, UnitId, View};

use super::scene::Scene;
use crate::Speaker;
use crate::message::*;

/// Something that speaks for a choice or against it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Motive {
    /// The game is won by it.
    Wins,
    /// A stone is absorbed.
    Absorbs(StoneId),
    /// A stone is claimed.
    Claims(StoneId),
    /// An attack, with what its dice promise.
    Strikes {
        /// The target.
        on: Target,
        /// Wounds to expect.
        wounds: f64,
        /// The chance to destroy the target, 0 to 1.
        destroys: f64,
    },
    /// The target of an attack may strike back.
    Answered {
        /// The target.
        by: UnitId,
        /// The chance that its player holds the card, 0 to 1.
        chance: f64,
    },
    /// Where a unit ends, terrain adds to its defence or takes from it.
    Shelter {
        /// The area.
        area: AreaId,
        /// Against attacks of which reach.
        reach: Reach,
        /// How much.
        by: i8,
    },
    /// From where a unit ends it could soon strike at another.
    Prospect {
        /// The other unit.
        on: UnitId,
        /// The chance to destroy it, 0 to 1.
        destroys: f64,
    },
    /// A unit is on its way to a stone.
    Aims {
        /// The unit.
        unit: UnitId,
        /// Where the stone lies.
        area: AreaId,
        /// How many turns it takes until the unit has it.
        turns: u8,
        /// Whether the unit would absorb it, and not only carry it.
        absorbs: bool,
    },
    /// A unit does more in battle than its points buy on average.
    Bargain(UnitId),
    /// The dice on the table promise most so: wounds to expect.
    Dice(f64),
    /// One side of the whole position is better or worse than after the other choices.
    Leaning(Aspect, Leaning),
}

/// A side of the whole position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aspect {
    /// Units other than divinities, and how whole they are.
    Army,
    /// How whole the divinities are.
    Divinity,
    /// What can be struck among the units of others.
    Menace,
    /// What can be struck of the divinities of others.
    Threat,
    /// Stones absorbed.
    Absorbed,
    /// Stones carried.
    Carried,
    /// Stones that lie within reach.
    Nearby,
    /// Activation cards in hand.
    Hand,
    /// Art of war cards in hand.
    ArtOfWar,
    /// How near the goals of a scenario are.
    Goals,
}

/// Which way an [`Aspect`] leans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaning {
    /// It speaks for the choice.
    For,
    /// It speaks against it.
    Against,
}

impl Leaning {
    pub(crate) fn word(self) -> FluentValue<'static> {
        match self {
            Self::For => "for".into(),
            Self::Against => "against".into(),
        }
    }
}

impl Speaker<'_> {
    /// What speaks for a choice or against it, as a part of a sentence.
    pub fn motive(&self, game: &Pantheon, view: &View, motive: &Motive) -> String {
        Scene { speaker: *self, game, view }.motive(motive)
    }
}

impl Scene<'_> {
    fn motive(&self, motive: &Motive) -> String {
        let say = &self.speaker;
        match *motive {
            Motive::Wins => say.say(&MotiveWins),
            Motive::Absorbs(stone) => say.say(&MotiveAbsorbs { stone: self.stone(stone).into() }),
            Motive::Claims(stone) => say.say(&MotiveClaims { stone: self.stone(stone).into() }),
            Motive::Strikes { on, wounds, destroys } => {
                let target = self.target(on).into();
                let wounds = say.decimal(wounds, 1).into();
                let chance = say.whole_percent(destroys).into();
                // Less than one in a hundred is no reason to strike.
                if destroys < 0.01 {
                    say.say(&MotiveWounds { target, wounds })
                } else {
                    say.say(&MotiveDestroys { target, wounds, chance })
                }
            }
            Motive::Answered { by, chance } => {
                let (unit, number) = (self.unit(by).into(), self.number(by));
                say.say(&MotiveAnswered { unit, number, chance: say.whole_percent(chance).into() })
            }
            Motive::Shelter { area, reach, by } => {
                let (area, by) = (self.area(area).into(), format!("{by:+}").into());
                match reach {
                    Reach::Melee => say.say(&MotiveShelterMelee { area, by }),
                    Reach::Ranged => say.say(&MotiveShelterRanged { area, by }),
                }
            }
            Motive::Prospect { on, destroys } => {
                let chance = say.whole_percent(destroys).into();
                say.say(&MotiveProspect { target: self.unit(on).into(), chance })
            }
            Motive::Aims { unit, area, turns, absorbs } => {
                let (name, number) = (self.unit(unit).into(), self.number(unit));
                let (area, turns) = (self.area(area).into(), turns.into());
                match absorbs {
                    true => say.say(&MotiveAimsAbsorb { unit: name, number, area, turns }),
                    false => say.say(&MotiveAimsClaim { unit: name, number, area, turns }),
                }
            }
            Motive::Bargain(unit) => {
                let (name, number) = (self.unit(unit).into(), self.number(unit));
                say.say(&MotiveBargain { unit: name, number })
            }
            Motive::Dice(wounds) => say.say(&MotiveDice { wounds: say.decimal(wounds, 2).into() }),
            Motive::Leaning(aspect, leaning) => self.leaning(aspect, leaning.word()),
        }
    }

    fn leaning(&self, aspect: Aspect, leaning: FluentValue<'static>) -> String {
        let say = &self.speaker;
        match aspect {
            Aspect::Army => say.say(&MotiveArmy { leaning }),
            Aspect::Divinity => say.say(&MotiveDivinity { leaning }),
            Aspect::Menace => say.say(&MotiveMenace { leaning }),
            Aspect::Threat => say.say(&MotiveThreat { leaning }),
            Aspect::Absorbed => say.say(&MotiveAbsorbed { leaning }),
            Aspect::Carried => say.say(&MotiveCarried { leaning }),
            Aspect::Nearby => say.say(&MotiveNearby { leaning }),
            Aspect::Hand => say.say(&MotiveHand { leaning }),
            Aspect::ArtOfWar => say.say(&MotiveArtOfWar { leaning }),
            Aspect::Goals => say.say(&MotiveGoals { leaning }),
        }
    }
}
