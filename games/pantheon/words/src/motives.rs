//! What speaks for a choice and against it, as whoever weighed it would say.

use fluent_bundle::FluentValue;
use pantheon::catalog::Reach;
use pantheon::{Pantheon, View};
use pantheon_player::{Aspect, Motive};
use text::leaning_word;

use crate::PantheonSpeaker;
use crate::message::*;
use crate::scene::Scene;

impl PantheonSpeaker<'_> {
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
            Motive::Leaning(aspect, leaning) => self.leaning(aspect, leaning_word(leaning)),
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
