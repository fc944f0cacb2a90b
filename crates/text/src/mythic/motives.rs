//! What speaks for a choice and against it in Mythic Battles (2012).

use ::mythic::{Mythic, SpaceId, UnitId, View};
use fluent_bundle::FluentValue;

use crate::message::*;
use crate::{Adviser, Herald, Leaning};

/// Something that speaks for a choice or against it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MythicMotive {
    /// The battle is won by it.
    Wins,
    /// An attack, with what its dice promise.
    Strikes {
        /// The unit attacked.
        on: UnitId,
        /// Wounds to expect.
        wounds: f64,
        /// The chance to destroy it, 0 to 1.
        destroys: f64,
    },
    /// The unit attacked may strike back.
    Answered(UnitId),
    /// Where a unit ends, the ground adds to what attackers must reach or takes from it.
    Ground {
        /// The space.
        space: SpaceId,
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
    /// A unit may not move in this activation.
    Holds(UnitId),
    /// A unit is spared the attack.
    Shields(UnitId),
    /// The dice on the table promise most so: successes to expect.
    Dice(f64),
    /// One side of the whole position is better or worse than after the other choices.
    Leaning(MythicAspect, Leaning),
}

/// A side of the whole position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MythicAspect {
    /// How much it takes until the third unit from the last falls.
    Stand,
    /// The units, how whole they are and how hard they hit.
    Army,
    /// What can be struck next.
    Menace,
    /// Maneuver cards in hand.
    Hand,
    /// Art of War cards.
    ArtOfWar,
    /// Power points.
    Points,
    /// Units bound by a Web.
    Webs,
}

impl MythicMotive {
    /// It as a part of a sentence; units are called what `name` calls them.
    fn say(&self, herald: &Herald<'_>, name: impl Fn(UnitId) -> String) -> String {
        match *self {
            Self::Wins => herald.say(&MotiveWins),
            Self::Strikes { on, wounds, destroys } => {
                let (target, wounds) = (name(on).into(), herald.decimal(wounds, 1).into());
                // Less than one in a hundred is no reason to strike.
                if destroys < 0.01 {
                    herald.say(&MotiveWounds { target, wounds })
                } else {
                    let chance = herald.whole_percent(destroys).into();
                    herald.say(&MotiveDestroys { target, wounds, chance })
                }
            }
            Self::Answered(by) => herald.say(&MythicMotiveAnswered { unit: name(by).into() }),
            Self::Ground { space, by } => {
                let (space, by) = (space.to_string().into(), format!("{by:+}").into());
                herald.say(&MythicMotiveGround { space, by })
            }
            Self::Prospect { on, destroys } => {
                let chance = herald.whole_percent(destroys).into();
                herald.say(&MotiveProspect { target: name(on).into(), chance })
            }
            Self::Holds(unit) => herald.say(&MythicMotiveHolds { unit: name(unit).into() }),
            Self::Shields(unit) => herald.say(&MythicMotiveShields { unit: name(unit).into() }),
            Self::Dice(successes) => {
                herald.say(&MythicMotiveDice { successes: herald.decimal(successes, 2).into() })
            }
            Self::Leaning(aspect, leaning) => say_leaning(herald, aspect, leaning.word()),
        }
    }
}

impl Adviser<Mythic> for Herald<'_> {
    type Motive = MythicMotive;

    fn motive(&self, game: &Mythic, _: &View, motive: &MythicMotive) -> String {
        motive.say(self, |unit| self.unit(game, unit))
    }
}

fn say_leaning(herald: &Herald<'_>, aspect: MythicAspect, leaning: FluentValue<'static>) -> String {
    match aspect {
        MythicAspect::Stand => herald.say(&MythicMotiveStand { leaning }),
        MythicAspect::Army => herald.say(&MotiveArmy { leaning }),
        MythicAspect::Menace => herald.say(&MotiveMenace { leaning }),
        MythicAspect::Hand => herald.say(&MythicMotiveHand { leaning }),
        MythicAspect::ArtOfWar => herald.say(&MythicMotiveArtOfWar { leaning }),
        MythicAspect::Points => herald.say(&MythicMotivePoints { leaning }),
        MythicAspect::Webs => herald.say(&MythicMotiveWebs { leaning }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn every_motive_is_said_in_both_languages() {
        use MythicAspect::{Army, ArtOfWar, Hand, Menace, Points, Stand, Webs};
        let space = SpaceId::new(2, 3).expect("on the grid");
        let (unit, leaning) = (UnitId(0), [Leaning::For, Leaning::Against]);
        let mut motives = vec![
            MythicMotive::Wins,
            MythicMotive::Strikes { on: unit, wounds: 1.25, destroys: 0.5 },
            MythicMotive::Strikes { on: unit, wounds: 0.2, destroys: 0.0 },
            MythicMotive::Answered(unit),
            MythicMotive::Ground { space, by: 2 },
            MythicMotive::Prospect { on: unit, destroys: 0.25 },
            MythicMotive::Holds(unit),
            MythicMotive::Shields(unit),
            MythicMotive::Dice(1.5),
        ];
        for aspect in [Stand, Army, Menace, Hand, ArtOfWar, Points, Webs] {
            motives.extend(leaning.map(|leaning| MythicMotive::Leaning(aspect, leaning)));
        }
        let said = |lang: Lang| -> Vec<String> {
            let herald = Herald::new(lang, mythic_table::embedded());
            motives.iter().map(|motive| motive.say(&herald, |_| "Talos".to_owned())).collect()
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
