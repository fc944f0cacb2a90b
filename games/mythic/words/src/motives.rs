//! What speaks for a choice and against it in Mythic Battles (2012).

use fluent_bundle::FluentValue;
use mythic::{Mythic, UnitId, View};
use mythic_player::{Aspect, Motive};
use text::{Adviser, leaning_word};

use crate::MythicSpeaker;
use crate::message::*;

impl MythicSpeaker<'_> {
    /// A motive as a part of a sentence; units are called what `name` calls them.
    fn say_motive(&self, motive: &Motive, name: impl Fn(UnitId) -> String) -> String {
        match *motive {
            Motive::Wins => self.say(&MotiveWins),
            Motive::Strikes { on, wounds, destroys } => {
                let (target, wounds) = (name(on).into(), self.decimal(wounds, 1).into());
                // Less than one in a hundred is no reason to strike.
                if destroys < 0.01 {
                    self.say(&MotiveWounds { target, wounds })
                } else {
                    let chance = self.whole_percent(destroys).into();
                    self.say(&MotiveDestroys { target, wounds, chance })
                }
            }
            Motive::Answered(by) => self.say(&MythicMotiveAnswered { unit: name(by).into() }),
            Motive::Ground { space, by } => {
                let (space, by) = (space.to_string().into(), format!("{by:+}").into());
                self.say(&MythicMotiveGround { space, by })
            }
            Motive::Prospect { on, destroys } => {
                let chance = self.whole_percent(destroys).into();
                self.say(&MotiveProspect { target: name(on).into(), chance })
            }
            Motive::Holds(unit) => self.say(&MythicMotiveHolds { unit: name(unit).into() }),
            Motive::Shields(unit) => self.say(&MythicMotiveShields { unit: name(unit).into() }),
            Motive::Dice(successes) => {
                self.say(&MythicMotiveDice { successes: self.decimal(successes, 2).into() })
            }
            Motive::Leaning(aspect, leaning) => self.say_leaning(aspect, leaning_word(leaning)),
        }
    }

    fn say_leaning(&self, aspect: Aspect, leaning: FluentValue<'static>) -> String {
        match aspect {
            Aspect::Stand => self.say(&MythicMotiveStand { leaning }),
            Aspect::Army => self.say(&MotiveArmy { leaning }),
            Aspect::Menace => self.say(&MotiveMenace { leaning }),
            Aspect::Hand => self.say(&MythicMotiveHand { leaning }),
            Aspect::ArtOfWar => self.say(&MythicMotiveArtOfWar { leaning }),
            Aspect::Points => self.say(&MythicMotivePoints { leaning }),
            Aspect::Webs => self.say(&MythicMotiveWebs { leaning }),
        }
    }
}

impl Adviser<Mythic> for MythicSpeaker<'_> {
    type Motive = Motive;

    fn motive(&self, game: &Mythic, _: &View, motive: &Motive) -> String {
        self.say_motive(motive, |unit| self.unit(game, unit))
    }
}

#[cfg(test)]
mod tests {
    use mythic::SpaceId;
    use players::Leaning;

    use super::*;
    use text::Lang;

    #[test]
    fn every_motive_is_said_in_both_languages() {
        use Aspect::{Army, ArtOfWar, Hand, Menace, Points, Stand, Webs};
        let space = SpaceId::new(2, 3).expect("on the grid");
        let (unit, leaning) = (UnitId(0), [Leaning::For, Leaning::Against]);
        let mut motives = vec![
            Motive::Wins,
            Motive::Strikes { on: unit, wounds: 1.25, destroys: 0.5 },
            Motive::Strikes { on: unit, wounds: 0.2, destroys: 0.0 },
            Motive::Answered(unit),
            Motive::Ground { space, by: 2 },
            Motive::Prospect { on: unit, destroys: 0.25 },
            Motive::Holds(unit),
            Motive::Shields(unit),
            Motive::Dice(1.5),
        ];
        for aspect in [Stand, Army, Menace, Hand, ArtOfWar, Points, Webs] {
            motives.extend(leaning.map(|leaning| Motive::Leaning(aspect, leaning)));
        }
        let said = |lang: Lang| -> Vec<String> {
            let speaker = MythicSpeaker::new(lang, mythic_table::embedded());
            motives
                .iter()
                .map(|motive| speaker.say_motive(motive, |_| "Talos".to_owned()))
                .collect()
        };
        let (english, french) = (said(Lang::En), said(Lang::Fr));
        for list in [&english, &french] {
            let mut sorted = list.clone();
            sorted.sort_unstable();
            sorted.dedup();
            assert_eq!(sorted.len(), motives.len(), "each says something of its own: {list:?}");
        }
        assert!(english.iter().zip(&french).all(|(en, fr)| en != fr), "{french:?}");
        assert!(english[4].contains("c4") && english[4].contains("+2"), "{}", english[4]);
        assert!(french[8].contains("1,50"), "{}", french[8]);
    }
}
