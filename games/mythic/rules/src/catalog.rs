//! What units and boards are: the data that content files hold (chapters 1, 3, 14 and 18).

use kernel::words;
use serde::{Deserialize, Serialize};

/// The affiliation of units that every general may recruit. [M12.1.2]
pub const NEUTRAL: &str = "neutral";

words! {
    /// The types of units. They have no rules of their own. [M12.6.1] [M12.R50]
    UnitType {
        /// Foot.
        Infantry = "infantry",
        /// Riders.
        Cavalry = "cavalry",
        /// Beasts.
        Pack = "pack",
        /// Masses.
        Horde = "horde",
        /// Giants; they fill one space like all others.
        Colossal = "colossal",
    }
}

words! {
    /// The characteristics that can carry the sign that sells +1 for 1 PP. [M12.3.10]
    Stat {
        /// Movement. [M12.3.2]
        Movement = "movement",
        /// Close combat. [M12.3.5]
        CloseCombat = "cc",
        /// Ranged. [M12.3.6]
        Ranged = "ranged",
        /// Defense. [M12.3.7]
        Defence = "defence",
    }
}

words! {
    /// Terrain of a space (chapter 14).
    Terrain {
        /// Nothing in particular.
        Open = "open",
        /// [M12.14.2]
        Hill = "hill",
        /// [M12.14.6]
        Forest = "forest",
        /// [M12.14.10]
        Ruins = "ruins",
        /// [M12.14.12]
        Impassable = "impassable",
        /// [M12.14.14]
        Crevasse = "crevasse",
        /// [M12.14.16]
        Fortification = "fortification",
        /// [M12.14.22]
        Aquatic = "aquatic",
    }
}

impl Terrain {
    /// The letter of a terrain on a drawn board.
    pub const fn letter(self) -> char {
        match self {
            Self::Open => '.',
            Self::Hill => 'H',
            Self::Forest => 'F',
            Self::Ruins => 'R',
            Self::Impassable => 'X',
            Self::Crevasse => 'C',
            Self::Fortification => 'T',
            Self::Aquatic => 'A',
        }
    }

    /// The terrain a letter stands for.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.iter().copied().find(|terrain| terrain.letter() == letter)
    }

    /// Whether no ground unit may stand there. [M12.14.12] [M12.14.14]
    pub const fn is_closed(self) -> bool {
        matches!(self, Self::Impassable | Self::Crevasse)
    }
}

words! {
    /// The talents (chapter 18).
    Talent {
        /// [M12.18.1]
        ArachneanSentinel = "arachnean_sentinel",
        /// [M12.18.2]
        ArchingShot = "arching_shot",
        /// [M12.18.3]
        ArdentWrath = "ardent_wrath",
        /// [M12.18.5]
        AssaultSupport = "assault_support",
        /// [M12.18.10]
        AuraOfStrength = "aura_of_strength",
        /// [M12.18.13]
        BeastlyAttack = "beastly_attack",
        /// [M12.18.16]
        CerberusBite = "cerberus_bite",
        /// [M12.18.20]
        ChildOfArachne = "child_of_arachne",
        /// [M12.18.22]
        CoordinatedAssault = "coordinated_assault",
        /// [M12.18.26]
        Endurance = "endurance",
        /// [M12.18.28]
        Evasion = "evasion",
        /// [M12.18.32]
        ExplosiveShells = "explosive_shells",
        /// [M12.18.33]
        ForceOfImpact = "force_of_impact",
        /// [M12.18.35]
        HydraBite = "hydra_bite",
        /// [M12.18.38]
        InfantryDrill = "infantry_drill",
        /// [M12.18.42]
        InfernalBlaze = "infernal_blaze",
        /// [M12.18.45]
        InfernalBombardment = "infernal_bombardment",
        /// [M12.18.48]
        Initiative = "initiative",
        /// [M12.18.51]
        JudgmentOfSouls = "judgment_of_souls",
        /// [M12.18.52]
        Leader = "leader",
        /// [M12.18.53]
        Mobility = "mobility",
        /// Also called Overrun. [M12.18.54] [M12.R149]
        Override = "override",
        /// [M12.18.55]
        Parry = "parry",
        /// [M12.18.57]
        RageOfTheLion = "rage_of_the_lion",
        /// [M12.18.58]
        Regeneration = "regeneration",
        /// [M12.18.60]
        Reinforcement = "reinforcement",
        /// [M12.18.62]
        Retreat = "retreat",
        /// [M12.18.65]
        Riposte = "riposte",
        /// [M12.18.67]
        Scout = "scout",
        /// [M12.18.68]
        SentenceOfAthena = "sentence_of_athena",
        /// Also called Sentinel. [M12.18.72] [M12.R149]
        Sentry = "sentry",
        /// [M12.18.73]
        SkilledMelee = "skilled_melee",
        /// [M12.18.74]
        SkilledShot = "skilled_shot",
        /// [M12.18.75]
        SkilledWarrior = "skilled_warrior",
        /// [M12.18.76]
        SneakAttack = "sneak_attack",
        /// [M12.18.78]
        SpreadShot = "spread_shot",
        /// [M12.18.80]
        Track = "track",
        /// [M12.18.81]
        UnholyStrength = "unholy_strength",
        /// [M12.18.82]
        WebOfArachne = "web_of_arachne",
    }
}

/// How many talents there are.
pub const TALENTS: usize = Talent::ALL.len();

impl Talent {
    /// Whether the talent works with a printed number of dice. [M12.R62]
    pub const fn has_dice(self) -> bool {
        matches!(
            self,
            Self::BeastlyAttack
                | Self::CerberusBite
                | Self::HydraBite
                | Self::InfernalBlaze
                | Self::InfernalBombardment
                | Self::Riposte
        )
    }

    /// Whether the talent names another unit: the unit it protects, strengthens or guides.
    pub const fn has_kin(self) -> bool {
        matches!(self, Self::ArachneanSentinel | Self::ChildOfArachne | Self::SentenceOfAthena)
    }

    /// How many cards may be chosen and how many other units activated, for the talents used
    /// before any unit is activated. [M12.18.6] [M12.18.23] [M12.18.39]
    pub const fn command(self) -> Option<(u8, u8)> {
        match self {
            Self::AssaultSupport => Some((2, 1)),
            Self::CoordinatedAssault => Some((4, 3)),
            Self::InfantryDrill => Some((3, 2)),
            _ => None,
        }
    }
}

/// A talent as printed on a Unit card. [M12.13.2]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TalentUse {
    /// Which talent.
    pub talent: Talent,
    /// What a use costs, in PP. [M12.R101]
    pub cost: u8,
    /// The printed number of dice, for talents that have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<u8>,
}

/// One Unit card: the unit at one Vitality. [M12.11.3]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct UnitCard {
    /// Movement in a combat maneuver. [M12.3.3]
    pub combat_move: u8,
    /// Movement otherwise. [M12.3.4]
    pub free_move: u8,
    /// Dice in close combat. [M12.3.5]
    pub cc: u8,
    /// Dice of a ranged attack; 0 for none. [M12.3.6]
    #[serde(default)]
    pub ranged: u8,
    /// The range in spaces. [M12.3.6]
    #[serde(default)]
    pub range: u8,
    /// What a die must reach. [M12.3.7]
    pub defence: u8,
    /// PP for a discarded Maneuver card. [M12.3.9]
    pub leadership: u8,
    /// Characteristics that sell +1 for 1 PP. [M12.3.10]
    #[serde(default)]
    pub plus: Vec<Stat>,
    /// The talents of this card.
    #[serde(default)]
    pub talents: Vec<TalentUse>,
}

/// A unit as it can be recruited.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitDef {
    /// Its name, as an id.
    pub id: String,
    /// The faction it belongs to, or `neutral`. [M12.1.2]
    pub affiliation: String,
    /// Tells apart units of one name and affiliation. [M12.1.9]
    pub illustration: String,
    /// Its type.
    pub kind: UnitType,
    /// Flying, or a ground unit. [M12.3.12]
    pub flying: bool,
    /// Recruited at most once. [M12.1.10]
    pub legendary: bool,
    /// Recruitment points.
    pub cost: u8,
    /// How many Maneuver cards it brings. [M12.3.8]
    pub maneuvers: u8,
    /// The id of the unit that talents of this one name, for talents that name one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kin: Option<String>,
    /// The Unit cards, highest Vitality first. [M12.2.7]
    pub cards: Vec<UnitCard>,
}

impl UnitDef {
    /// Vitality at full strength. [M12.3.1]
    pub fn full_vitality(&self) -> u8 {
        self.cards.len() as u8
    }

    /// Whether two units are the same in name, affiliation and illustration. [M12.1.8]
    pub fn is_same(&self, other: &Self) -> bool {
        self.id == other.id
            && self.affiliation == other.affiliation
            && self.illustration == other.illustration
    }

    /// What makes no sense in the unit, if anything does not.
    pub fn fault(&self) -> Option<UnitFault> {
        let mut cards = self.cards.iter();
        if self.cards.is_empty() || self.cards.len() > 20 {
            return Some(UnitFault::Cards);
        }
        if self.maneuvers == 0 || self.maneuvers > 9 {
            return Some(UnitFault::Maneuvers);
        }
        if cards.any(|card| card.combat_move > 9 || card.free_move > 9) {
            return Some(UnitFault::Movement);
        }
        if self.cards.iter().any(|card| card.cc > 10 || card.ranged > 10 || card.defence > 15) {
            return Some(UnitFault::Strength);
        }
        if self.cards.iter().any(|card| (card.ranged > 0) != (card.range > 0)) {
            return Some(UnitFault::Range);
        }
        let printed = || self.cards.iter().flat_map(|card| &card.talents);
        if printed().any(|talent| talent.dice.is_some() != talent.talent.has_dice()) {
            return Some(UnitFault::TalentDice);
        }
        if printed().any(|talent| talent.dice.is_some_and(|dice| dice > 16)) {
            return Some(UnitFault::TalentStrength);
        }
        let names = |talent: Talent| talent.has_kin();
        if self.kin.is_none() && printed().any(|talent| names(talent.talent)) {
            return Some(UnitFault::Kin);
        }
        None
    }

    /// The name in notation: the id, with the illustration unless it is the first.
    pub fn tag(&self) -> String {
        match self.illustration.as_str() {
            "a" => self.id.clone(),
            other => format!("{}_{other}", self.id),
        }
    }
}

/// What makes no sense in a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnitFault {
    /// No cards, or too many.
    #[error("a unit has 1 to 20 cards")]
    Cards,
    /// No Maneuver cards, or too many.
    #[error("a unit has 1 to 9 Maneuver cards")]
    Maneuvers,
    /// A movement that is too far.
    #[error("a unit moves at most 9 spaces")]
    Movement,
    /// Dice or Defense that are too high.
    #[error("a card has at most 10 dice and Defense 15")]
    Strength,
    /// Ranged dice without a range, or a range without dice.
    #[error("a ranged attack has dice and a range, or neither")]
    Range,
    /// A talent that lacks its dice, or has some that it should not have.
    #[error("a number of dice stands with the talents that have one, and only there")]
    TalentDice,
    /// A talent with too many dice.
    #[error("a talent rolls at most 16 dice")]
    TalentStrength,
    /// A talent that names another unit which is not told.
    #[error("a talent names another unit: `kin` says which")]
    Kin,
}

/// A board of 4 x 4 spaces. [M12.R1]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardDef {
    /// Its name, as an id.
    pub id: String,
    /// The spaces, northern row first, each row from west to east.
    pub rows: [[Terrain; 4]; 4],
}

impl BoardDef {
    /// The terrain at a column and row of the board after so many quarter turns clockwise, both
    /// counted from the south-west corner. [M12.R2]
    pub fn terrain(&self, turns: u8, column: usize, row: usize) -> Terrain {
        let (mut across, mut down) = (column, 3 - row);
        for _ in 0..turns % 4 {
            (across, down) = (down, 3 - across);
        }
        self.rows[down][across]
    }

    /// Spaces closed to ground units.
    pub fn closed(&self) -> usize {
        self.rows.iter().flatten().filter(|terrain| terrain.is_closed()).count()
    }
}

kernel::id_set! {
    /// A set of talents.
    #[derive(Debug)]
    pub struct TalentSet(u64) of Talent;
}

/// A Unit card compiled for quick look-up.
#[derive(Clone, Copy, Debug)]
pub struct Face {
    /// Movement in a combat maneuver.
    pub combat_move: u8,
    /// Movement otherwise.
    pub free_move: u8,
    /// Dice in close combat.
    pub cc: u8,
    /// Dice of a ranged attack.
    pub ranged: u8,
    /// The range in spaces.
    pub range: u8,
    /// What a die must reach.
    pub defence: u8,
    /// PP for a discarded Maneuver card.
    pub leadership: u8,
    plus: u8,
    talents: TalentSet,
    costs: [u8; TALENTS],
    dice: [u8; TALENTS],
}

impl Face {
    /// Compiles a card.
    pub fn new(card: &UnitCard) -> Self {
        let mut face = Self {
            combat_move: card.combat_move,
            free_move: card.free_move,
            cc: card.cc,
            ranged: card.ranged,
            range: card.range,
            defence: card.defence,
            leadership: card.leadership,
            plus: card.plus.iter().fold(0, |bits, &stat| bits | 1 << stat as u8),
            talents: TalentSet::default(),
            costs: [0; TALENTS],
            dice: [0; TALENTS],
        };
        for printed in &card.talents {
            face.talents.insert(printed.talent);
            face.costs[printed.talent as usize] = printed.cost;
            face.dice[printed.talent as usize] = printed.dice.unwrap_or(0);
        }
        face
    }

    /// Whether the card sells +1 on a characteristic. [M12.3.10]
    #[inline]
    pub const fn sells(&self, stat: Stat) -> bool {
        self.plus >> stat as u8 & 1 == 1
    }

    /// The talents of the card.
    #[inline]
    pub const fn talents(&self) -> TalentSet {
        self.talents
    }

    /// What a use of a talent costs. [M12.13.2]
    #[inline]
    pub const fn cost(&self, talent: Talent) -> u8 {
        self.costs[talent as usize]
    }

    /// The printed number of dice of a talent.
    #[inline]
    pub const fn dice(&self, talent: Talent) -> u8 {
        self.dice[talent as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turned_board_keeps_its_spaces() {
        use Terrain::{Forest, Hill, Open};
        let mut rows = [[Open; 4]; 4];
        rows[0][3] = Hill;
        rows[3][3] = Forest;
        let board = BoardDef { id: "b".into(), rows };
        assert_eq!((board.terrain(0, 3, 3), board.terrain(0, 3, 0)), (Hill, Forest));
        // A quarter turn clockwise takes the north-east corner to the south-east.
        assert_eq!((board.terrain(1, 3, 0), board.terrain(1, 0, 0)), (Hill, Forest));
        assert_eq!(board.terrain(4, 3, 3), Hill);
    }
}
