//! Numbers with their reasons: the parts they are made of, each with the rule it rests on.

use board::Terrain;
use kernel::RuleId;
use serde::{Deserialize, Serialize};

use crate::catalog::{PowerKind, Stat, Talent};
use crate::game::Pantheon;
use crate::ids::{PowerRef, UnitId};

/// Stats stay between 0 and this. [P15.5B.1-24] [P15.5B.1-25]
const HIGHEST: i8 = 10;

/// Where a part of a number comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    /// The row of the dashboard. [P15.5B.1-4]
    #[default]
    Base,
    /// The line of a troop card. [P15.5B.2-9]
    TroopCard,
    /// The defence of a token. [P15.15D.6]
    Body,
    /// The value X, which replaces a stat. [P15.15B.6]
    Fixed(PowerRef),
    /// A number of dice or areas that a power states. [P15.8A.2a2a-3] [P15.15C.15]
    Stated(PowerRef),
    /// A number of dice that a scenario states. [P15.8A.2a2a-3]
    Given,
    /// Terrain.
    Terrain(Terrain),
    /// A forest against an attacker that flies. [B29.16.5]
    Canopy,
    /// Heights. [P15.12A.4-3]
    Heights,
    /// A talent of a unit.
    Talent(Talent, UnitId),
    /// An aerial attack. [P15.13.6-13]
    Aerial,
    /// A power.
    Power(PowerRef),
    /// A token of a power.
    Token(PowerRef),
    /// The limits of 0 and 10.
    Cap,
    /// What the parts of a value came to when they were counted, where they were not kept.
    /// [P15.R84]
    Counted,
}

impl Source {
    /// Whether it is what everything else is added to.
    pub const fn is_base(self) -> bool {
        matches!(self, Self::Base | Self::TroopCard | Self::Body)
    }
}

/// Takes the parts of a number as they are found.
pub(crate) trait Tally {
    /// One part.
    fn add(&mut self, source: Source, by: i8);
    /// The sum so far.
    fn total(&self) -> i8;

    /// Limits the sum, once, after all modifiers. [P15.R82]
    fn cap(&mut self) -> u8 {
        let total = self.total();
        let capped = total.clamp(0, HIGHEST);
        if capped != total {
            self.add(Source::Cap, capped - total);
        }
        capped as u8
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Term {
    /// Where it comes from.
    pub source: Source,
    /// How much it adds.
    pub by: i8,
}

impl Term {
    /// The statement of the game's edition that a part of a stat rests on.
    pub fn rule(&self, game: &Pantheon, of: Stat) -> RuleId {
        game.edition().cite(RuleId(match self.source {
            Source::Base => "P15.5B.1-4",
            Source::TroopCard => "P15.5B.2-9",
            Source::Body => "P15.15D.6",
            Source::Fixed(_) => "P15.15B.6",
            Source::Given | Source::Stated(_) if of == Stat::Offence => "P15.8A.2a2a-3",
            Source::Given | Source::Stated(_) => "P15.15C.15",
            Source::Terrain(terrain) => terrain_rule(terrain, of),
            Source::Canopy => "B29.16.5",
            Source::Heights if of == Stat::Range => "P15.12A.4-4",
            Source::Heights => "P15.12A.4-3",
            Source::Talent(talent, _) => talent_rule(talent, of),
            Source::Aerial => "P15.13.6-13",
            Source::Power(power) => power_rule(game, power),
            Source::Token(_) => "P15.15D.3",
            Source::Cap => match of {
                Stat::Offence | Stat::Defence => "P15.8A.2a2a-4",
                Stat::Range | Stat::Movement if self.by > 0 => "P15.5B.1-24",
                Stat::Range | Stat::Movement => "P15.5B.1-25",
            },
            Source::Counted => "P15.R84",
        }))
    }
}

/// What terrain does to a stat; for terrain that does nothing to any, what it says of that.
const fn terrain_rule(terrain: Terrain, of: Stat) -> &'static str {
    match (terrain, of) {
        (Terrain::Rock, Stat::Range) => "P15.12B.8-3",
        (Terrain::Rock, _) => "P15.12B.8-4",
        (Terrain::Stairs, Stat::Range) => "P15.12B.10-2",
        (Terrain::Stairs, _) => "P15.12B.10-3",
        (Terrain::Forest, _) => "P15.12B.3-4",
        (Terrain::Cage, _) => "P15.12B.1-3",
        (Terrain::Ruins, _) => "P15.12B.9-4",
        (Terrain::Swamp, _) => "P15.12B.11-5",
        (Terrain::Lava, _) => "B29.16.7",
        (Terrain::EruptingLava, _) => "B29.16.11",
        (Terrain::Cliff, _) => "P15.12B.2-2",
        (Terrain::OpenGround, _) => "P15.12B.5-1",
        (Terrain::Polar, _) => "P15.12B.6-2",
        (Terrain::Rift, _) => "P15.12B.7-1",
        (Terrain::Water, _) => "P15.12B.12-1",
        (Terrain::SandDunes, _) => "B29.16.27",
        (Terrain::StormySeas, _) => "B29.16.32",
        (Terrain::Wall, _) => "B29.16.38",
    }
}

/// What a talent does to a stat; for talents that change none, what they are for.
const fn talent_rule(talent: Talent, of: Stat) -> &'static str {
    match (talent, of) {
        (Talent::Archer, _) => "P15.14.1-1",
        (Talent::Bolster, Stat::Defence) => "P15.14.3-2",
        (Talent::Bolster, _) => "P15.14.3-1",
        (Talent::CloseCombat, _) => "P15.14.5-1",
        (Talent::CloseProtection, _) => "P15.14.6-1",
        (Talent::ForceOfNature, Stat::Range) => "P15.14.7-3",
        (Talent::ForceOfNature, _) => "P15.14.7-2",
        (Talent::Phalanx, Stat::Defence) => "P15.14.15-2",
        (Talent::Phalanx, _) => "P15.14.15-1",
        (Talent::SneakAttack, _) => "P15.14.16-1",
        (Talent::Torment, _) => "P15.14.17-1",
        (Talent::Block, _) => "P15.14.2-1",
        (Talent::Climb, _) => "P15.14.4-1",
        (Talent::GemCollector, _) => "P15.14.8-1",
        (Talent::Guard, _) => "P15.14.9-1",
        (Talent::Initiative, _) => "P15.14.10-1",
        (Talent::Leader, _) => "P15.14.11-1",
        (Talent::MightyThrow, _) => "P15.14.12-1",
        (Talent::Mobility, _) => "P15.14.13-1",
        (Talent::MonsterSlayer, _) => "P15.14.14-1",
    }
}

/// When a power of this type works.
fn power_rule(game: &Pantheon, power: PowerRef) -> &'static str {
    let def = game.def(power.unit);
    if def.is_troop() {
        return "P15.15A.2";
    }
    match def.powers[usize::from(power.index)].kind {
        PowerKind::Permanent => "P15.15C.7",
        PowerKind::Passive => "P15.15C.9",
        PowerKind::Active => "P15.15C.11",
        PowerKind::Offensive => "P15.15C.13",
    }
}

/// A number with its reasons; the parts always sum to the total.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Breakdown {
    /// What it is a number of.
    pub of: Stat,
    /// The parts in the order the rulebook counts them.
    pub terms: Vec<Term>,
}

impl Breakdown {
    /// A number without parts.
    pub(crate) const fn of(stat: Stat) -> Self {
        Self { of: stat, terms: Vec::new() }
    }

    /// The number itself.
    pub fn total(&self) -> u8 {
        Tally::total(self).clamp(0, HIGHEST) as u8
    }

    /// The statements its parts rest on, in their order.
    pub fn rules<'a>(&'a self, game: &'a Pantheon) -> impl Iterator<Item = RuleId> + 'a {
        self.terms.iter().map(|term| term.rule(game, self.of))
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
