//! Each disputed number in one place, with its reasons (chapters 3, 14 and 18).

use kernel::RuleId;
use serde::Serialize;

use crate::catalog::{Stat, Talent, Terrain};
use crate::frame::{Answer, Blow, Fight, Side};
use crate::game::Mythic;
use crate::ids::UnitId;
use crate::look::Look;

/// Where a part of a number comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The Unit card.
    Base,
    /// A number of dice printed for a talent. [M12.R62]
    Printed,
    /// +1 that was bought. [M12.3.10]
    Plus(Stat),
    /// Terrain.
    Terrain(Terrain),
    /// A talent.
    Talent(Talent),
    /// A Web marker. [M12.R137]
    Web,
    /// Dice are at least 0 and the difficulty at least 1. [M12.R60] [M12.R61]
    Floor,
}

impl Source {
    /// The statement the part rests on.
    pub fn rule(&self) -> RuleId {
        RuleId(match self {
            Self::Base => "M12.11.3",
            Self::Printed => "M12.R62",
            Self::Plus(_) => "M12.3.10",
            Self::Terrain(Terrain::Hill) => "M12.14.2",
            Self::Terrain(Terrain::Forest) => "M12.14.6",
            Self::Terrain(Terrain::Ruins) => "M12.14.10",
            Self::Terrain(Terrain::Fortification) => "M12.14.17",
            Self::Terrain(Terrain::Aquatic) => "M12.14.22",
            Self::Terrain(_) => "M12.14.1",
            Self::Talent(Talent::ChildOfArachne) => "M12.18.21",
            Self::Talent(Talent::SneakAttack) => "M12.18.77",
            Self::Talent(Talent::Override) => "M12.18.54",
            Self::Talent(Talent::ExplosiveShells) => "M12.18.32",
            Self::Talent(Talent::UnholyStrength) => "M12.18.81",
            Self::Talent(_) => "M12.13.3",
            Self::Web => "M12.R137",
            Self::Floor => "M12.R61",
        })
    }
}

/// Takes the parts of a number as they are found.
pub(crate) trait Tally {
    /// One part.
    fn add(&mut self, source: Source, by: i8);
    /// The sum so far.
    fn total(&self) -> i8;

    /// Limits the sum from below.
    fn floor(&mut self, least: i8) -> u8 {
        let total = self.total();
        if total < least {
            self.add(Source::Floor, least - total);
        }
        total.max(least) as u8
    }
}

/// Just the sum, for play.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sum(i8);

impl Tally for Sum {
    #[inline]
    fn add(&mut self, _: Source, by: i8) {
        self.0 += by;
    }
    #[inline]
    fn total(&self) -> i8 {
        self.0
    }
}

/// One part of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Term {
    /// Where it comes from.
    pub source: Source,
    /// How much it adds.
    pub by: i8,
}

/// A number with its reasons; the parts always sum to the total.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Breakdown {
    /// The parts in the order in which they are counted.
    pub terms: Vec<Term>,
}

impl Breakdown {
    /// The number itself.
    pub fn total(&self) -> u8 {
        Tally::total(self).max(0) as u8
    }
}

impl Tally for Breakdown {
    fn add(&mut self, source: Source, by: i8) {
        self.terms.push(Term { source, by });
    }
    fn total(&self) -> i8 {
        self.terms.iter().map(|term| term.by).sum()
    }
}

/// How a roll of a fight is made.
fn blow_of(fight: &Fight, side: Side) -> (Blow, Option<u8>) {
    match (side, fight.answer) {
        (Side::Attacker, _) => (fight.blow, fight.dice),
        (Side::Victim, Answer::Riposte(dice)) => (Blow::Close, Some(dice)),
        (Side::Victim, _) => (Blow::Close, None),
    }
}

impl Look<'_> {
    /// Dice of one side's roll. [M12.10.1]
    pub fn attack_dice(&self, fight: &Fight, side: Side) -> u8 {
        self.tally_dice(fight, side, &mut Sum::default())
    }

    /// What the dice of one side must reach. [M12.8.8]
    pub fn difficulty(&self, fight: &Fight, side: Side) -> u8 {
        self.tally_difficulty(fight, side, &mut Sum::default())
    }

    /// The Defense the dice of one side meet, without what lowers only the difficulty.
    /// [M12.R118]
    pub(crate) fn defence(&self, fight: &Fight, side: Side) -> u8 {
        let mut sum = Sum::default();
        self.tally_defence(fight, side, &mut sum);
        sum.total().max(0) as u8
    }

    /// Dice and difficulty of one side's roll with their reasons.
    pub(crate) fn value_breakdowns(&self, fight: &Fight, side: Side) -> (Breakdown, Breakdown) {
        let (mut dice, mut difficulty) = (Breakdown::default(), Breakdown::default());
        self.tally_dice(fight, side, &mut dice);
        self.tally_difficulty(fight, side, &mut difficulty);
        (dice, difficulty)
    }

    /// [M12.R60] [M12.R62] [M12.R82]
    fn tally_dice(&self, fight: &Fight, side: Side, tally: &mut impl Tally) -> u8 {
        let unit = fight.unit(side);
        let announced = fight.announced(side);
        let (blow, printed) = blow_of(fight, side);
        if let Some(dice) = printed {
            tally.add(Source::Printed, dice as i8);
            return dice;
        }
        let card = self.stats(unit);
        let (base, stat) = match blow {
            Blow::Ranged => (card.ranged, Stat::Ranged),
            Blow::Close | Blow::Neither => (card.cc, Stat::CloseCombat),
        };
        tally.add(Source::Base, base as i8);
        if announced.plus(stat) {
            tally.add(Source::Plus(stat), 1);
        }
        match self.terrain_under(unit) {
            // The hill counts against the ground the fight was sought on. [M12.14.2] [M12.R79]
            Terrain::Hill if !self.is_on_hill(self.opponent_for_hill(fight, side)) => {
                tally.add(Source::Terrain(Terrain::Hill), 1);
            }
            Terrain::Fortification if blow == Blow::Ranged => {
                tally.add(Source::Terrain(Terrain::Fortification), 1); // [M12.14.16]
            }
            Terrain::Aquatic => tally.add(Source::Terrain(Terrain::Aquatic), -1), // [M12.R66]
            _ => {}
        }
        if blow == Blow::Close {
            for talent in [Talent::UnholyStrength, Talent::SneakAttack] {
                if announced.has(talent) {
                    tally.add(Source::Talent(talent), 1);
                }
            }
            if self.has_child_beside(unit) {
                tally.add(Source::Talent(Talent::ChildOfArachne), 1);
            }
        }
        tally.floor(0)
    }

    fn opponent_for_hill(&self, fight: &Fight, side: Side) -> UnitId {
        match side {
            Side::Attacker => fight.target,
            Side::Victim => fight.by,
        }
    }

    fn is_on_hill(&self, unit: UnitId) -> bool {
        self.terrain_under(unit) == Terrain::Hill
    }

    /// [M12.R61]
    fn tally_difficulty(&self, fight: &Fight, side: Side, tally: &mut impl Tally) -> u8 {
        self.tally_defence(fight, side, tally);
        for talent in [Talent::Override, Talent::ExplosiveShells] {
            if fight.announced(side).has(talent) {
                tally.add(Source::Talent(talent), -1);
            }
        }
        tally.floor(1)
    }

    /// Printed Defense, [+], terrain and talents on Defense. [M12.R61]
    fn tally_defence(&self, fight: &Fight, side: Side, tally: &mut impl Tally) {
        let (attacker, target) = (fight.unit(side), fight.unit(side.other()));
        let (blow, _) = blow_of(fight, side);
        tally.add(Source::Base, self.stats(target).defence as i8);
        if fight.announced(side.other()).plus(Stat::Defence) {
            tally.add(Source::Plus(Stat::Defence), 1);
        }
        // A unit that defends stands on the ground of the unit it protects. [M12.12.12] [M12.R78]
        let stands = if side == Side::Attacker { fight.target } else { target };
        let from_afar = blow == Blow::Ranged || self.game.flies(attacker);
        let terrain = self.terrain_under(stands);
        let by = match terrain {
            Terrain::Hill if from_afar => -1,  // [M12.14.3] [M12.14.4]
            Terrain::Forest if from_afar => 1, // [M12.14.6] [M12.14.7]
            Terrain::Ruins if blow == Blow::Ranged => 1, // [M12.14.10]
            Terrain::Fortification if !self.game.flies(attacker) => 2, // [M12.14.17] [M12.R65]
            Terrain::Aquatic => -1,            // [M12.14.23]
            _ => 0,
        };
        if by != 0 {
            tally.add(Source::Terrain(terrain), by);
        }
        if self.has_child_beside(target) {
            tally.add(Source::Talent(Talent::ChildOfArachne), 1);
        }
        if fight.announced(side).has(Talent::SneakAttack) {
            tally.add(Source::Talent(Talent::SneakAttack), -1);
        }
        if self.public.unit(target).webbed {
            tally.add(Source::Web, -1);
        }
    }
}

impl Mythic {
    /// The number of dice and the difficulty of a unit's plain attack on another, as it stands.
    pub fn plain_values(
        &self,
        state: &crate::state::State,
        by: UnitId,
        on: UnitId,
        blow: Blow,
    ) -> (Breakdown, Breakdown) {
        let fight = Fight::begin(by, on, blow, crate::frame::Cause::Declared, None);
        Look::new(self, state).value_breakdowns(&fight, Side::Attacker)
    }
}
