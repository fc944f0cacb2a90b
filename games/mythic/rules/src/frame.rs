//! Where we are in the rules: one typed frame for each procedure of the rulebook.

use board::grid::SpaceId;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::catalog::{Stat, Talent};
use crate::ids::UnitId;
use crate::orders::Point;

/// Something that is being done and may be interrupted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// Nothing: a free slot of the stack.
    #[default]
    Empty,
    /// Setting up (chapter 2).
    Setup(SetupStep),
    /// A turn (chapter 4).
    Turn(TurnStep),
    /// The activation of a unit (chapter 6).
    Activation(Activation),
    /// A flight under Infernal Bombardment. [M12.18.46]
    Flight(Flight),
    /// Several attacks of one talent. [M12.R103]
    Volley(Volley),
    /// One attack, and what answers it (chapters 8 to 12).
    Fight(Fight),
    /// Cards being drawn. [M12.4.2]
    Draw {
        /// By whom.
        seat: Seat,
        /// How many are still to come.
        cards: u8,
    },
    /// A deck being looked through. [M12.5.7]
    Search {
        /// By whom.
        seat: Seat,
        /// How many cards may still be taken.
        left: u8,
        /// The unit whose card must be in hand afterwards, for a talent; `None` when exactly one
        /// card is looked for. [M12.R108]
        command: Option<UnitId>,
    },
    /// Cards going under the deck. [M12.4.12]
    Exchange {
        /// How many are still to go.
        left: u8,
    },
    /// Others may turn cards into PP here. [M12.R26]
    Window {
        /// The point of the turn.
        point: Point,
        /// How many seats after the active one is asked.
        nth: u8,
    },
    /// All decks are empty. [M12.4.19]
    Reshuffle(ReshuffleStep),
}

/// Steps of setting up. [M12.R12]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SetupStep {
    /// The starting roll. [M12.2.1]
    Roll,
    /// The team that begins names its first player. [M12.R139]
    PlayerOne,
    /// Boards are laid out. [M12.2.3]
    Boards,
    /// The zones are designated. [M12.2.4]
    Zones,
    /// Tokens are deployed. [M12.2.9]
    Deploy {
        /// Whose turn it is to place.
        next: Seat,
    },
    /// Opening hands are drawn. [M12.2.15]
    Hands {
        /// How many generals have theirs.
        served: u8,
    },
}

/// Steps of a turn. [M12.4.1] [M12.R22]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TurnStep {
    /// Cards are drawn.
    Draw,
    /// Others may be asked.
    Drawn,
    /// Units are activated.
    Act,
    /// Three cards for two. [M12.4.12]
    Exchange,
    /// Cards played go to the discard piles. [M12.4.13]
    CleanUp,
    /// The hand limit. [M12.4.16]
    Limit,
    /// Others may be asked.
    Ending,
    /// Are all decks empty? [M12.4.19]
    Check,
    /// The next turn begins.
    Over {
        /// The general whose turn is next.
        next: Seat,
    },
}

/// Steps of a reshuffle. [M12.R34]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ReshuffleStep {
    /// Generals convert cards, in the order in which their decks ran out. [M12.4.22]
    Convert {
        /// The number of generals who have.
        nth: u8,
    },
    /// Reinforcement, in the same order. [M12.18.60]
    Reinforce {
        /// The number of generals who have.
        nth: u8,
    },
    /// Discard piles become decks.
    Shuffle,
}

/// The activation of a unit. [M12.R38]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Activation {
    /// The unit.
    pub unit: UnitId,
    /// Where it stood when its card was discarded. [M12.R48]
    pub from: SpaceId,
    /// Where the activation is.
    pub step: ActivationStep,
    /// It may not move. [M12.12.15]
    pub harassed: bool,
    /// It has moved.
    pub moved: bool,
    /// It has moved farther than in a combat maneuver. [M12.R39]
    pub far: bool,
    /// It has declared a ranged attack.
    pub shot: bool,
    /// It has declared a close combat attack.
    pub struck: bool,
    /// +1 Movement was bought. [M12.R41]
    pub plus: bool,
    /// Scout was used. [M12.18.67]
    pub scout: bool,
    /// Infernal Blaze was used. [M12.R119]
    pub blazed: bool,
    /// Infernal Bombardment was used: no attack. [M12.18.45]
    pub bombards: bool,
    /// Mobility was used: it may move after its attack. [M12.18.53]
    pub mobile: bool,
    /// Beastly Attack was used.
    pub beastly: bool,
    /// The unit that its close combat attack struck. [M12.R114]
    pub victim: Option<UnitId>,
}

/// Steps of an activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ActivationStep {
    /// Opponents may harass. [M12.12.16]
    Harass {
        /// How many seats after the active one is asked.
        nth: u8,
    },
    /// Its general decides what it does.
    Act,
    /// It is over.
    End,
}

impl Activation {
    /// An activation that begins.
    pub fn begin(unit: UnitId, from: SpaceId) -> Self {
        Self {
            unit,
            from,
            step: ActivationStep::Harass { nth: 1 },
            harassed: false,
            moved: false,
            far: false,
            shot: false,
            struck: false,
            plus: false,
            scout: false,
            blazed: false,
            bombards: false,
            mobile: false,
            beastly: false,
            victim: None,
        }
    }

    /// Whether it has declared an attack.
    #[inline]
    pub const fn attacked(&self) -> bool {
        self.shot || self.struck
    }

    /// Whether nothing was done in it so far, so that talents upon activation can be used.
    #[inline]
    pub const fn is_fresh(&self) -> bool {
        !(self.moved || self.attacked() || self.blazed || self.bombards)
    }
}

/// Up to eight units in order: a space has eight neighbours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Group {
    len: u8,
    units: [u8; 8],
}

impl Group {
    /// Adds a unit, unless it is there or the group is full.
    pub fn push(&mut self, unit: UnitId) {
        if self.iter().all(|other| other != unit) && usize::from(self.len) < self.units.len() {
            self.units[usize::from(self.len)] = unit.0;
            self.len += 1;
        }
    }

    /// Takes a unit out.
    pub fn remove(&mut self, unit: UnitId) {
        let rest = *self;
        *self = Self::default();
        rest.iter().filter(|&other| other != unit).for_each(|other| self.push(other));
    }

    /// The units in order.
    pub fn iter(&self) -> impl Iterator<Item = UnitId> + use<> {
        let units = self.units;
        (0..usize::from(self.len)).map(move |at| UnitId(units[at]))
    }

    /// The number of victims.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl FromIterator<UnitId> for Group {
    fn from_iter<I: IntoIterator<Item = UnitId>>(units: I) -> Self {
        let mut group = Self::default();
        units.into_iter().for_each(|unit| group.push(unit));
        group
    }
}

/// A flight, space by space. [M12.R120]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Flight {
    /// The unit.
    pub unit: UnitId,
    /// The space it is over.
    pub at: SpaceId,
    /// Spaces left.
    pub left: u8,
    /// Enemy units flown over, in order.
    pub crossed: Group,
}

/// How an attack is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Blow {
    /// In close combat. [M12.9.1]
    Close,
    /// At range. [M12.9.2]
    Ranged,
    /// Neither: Infernal Blaze and Infernal Bombardment. [M12.R67]
    Neither,
}

/// Where an attack comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Cause {
    /// Declared by steps 1 and 2. [M12.8.3]
    Declared,
    /// By a talent that makes attacks.
    Talent(Talent),
}

/// Attacks of one talent that are still to be made. [M12.R103]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Volley {
    /// The attacker.
    pub by: UnitId,
    /// The talent.
    pub talent: Talent,
    /// How the attacks are made.
    pub blow: Blow,
    /// The printed dice, unless the attack value counts.
    pub dice: Option<u8>,
    /// Who is still to be attacked.
    pub victims: Group,
}

/// One of the two units of a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// The attacker.
    Attacker,
    /// The unit attacked.
    Victim,
}

impl Side {
    /// The other of the two.
    pub const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Victim,
            Self::Victim => Self::Attacker,
        }
    }

    /// The side as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What the unit attacked does. [M12.8.5]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Answer {
    /// Nothing.
    #[default]
    None,
    /// A counterattack with its Maneuver card. [M12.12.5]
    Counter,
    /// A counterattack by Riposte, with so many dice. [M12.18.65]
    Riposte(u8),
}

/// The rounds of announcing talents. [M12.R73]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Round {
    /// 4a: the attacker, for the attack.
    Attack,
    /// 4b: the defender, against the attack.
    Defence,
    /// 4c: the counterattacker, for the counterattack.
    Counter,
    /// 4d: the attacker, against the counterattack.
    AgainstCounter,
}

/// Steps of an attack. [M12.R73]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FightStep {
    /// 2a: Evasion.
    Evade,
    /// 2b: talents that split the attack.
    Split,
    /// 3a: a unit defends.
    Defend {
        /// How many seats after the active one is asked.
        nth: u8,
    },
    /// 3b: counterattack or Riposte.
    Answer,
    /// 4: talents.
    Talents(Round),
    /// 5 and 6: difficulty and dice.
    Begin(Side),
    /// 6: dice are thrown and spent.
    Dice(Side),
    /// Force of Impact. [M12.18.33]
    Impact,
    /// 7: Parry. [M12.R89]
    Parry(Side),
    /// 7: Endurance.
    Endure(Side),
    /// 7: cards are turned.
    Apply,
    /// Talents after a destruction.
    Spoils(Side),
    /// The second roll under Initiative, or the end.
    Next,
    /// The retreating unit moves. [M12.R128]
    Retreat,
}

/// Talents and [+] announced by one unit in a fight, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Announced(u16);

impl Announced {
    const PLUS: [(Stat, u16); 3] = [(Stat::CloseCombat, 1), (Stat::Ranged, 2), (Stat::Defence, 4)];
    const TALENTS: [(Talent, u16); 7] = [
        (Talent::UnholyStrength, 8),
        (Talent::SneakAttack, 16),
        (Talent::Override, 32),
        (Talent::ExplosiveShells, 64),
        (Talent::SkilledWarrior, 128),
        (Talent::Initiative, 256),
        (Talent::Parry, 512),
    ];

    /// Whether +1 on `stat` was bought.
    pub fn plus(self, stat: Stat) -> bool {
        Self::PLUS.iter().any(|&(other, bit)| other == stat && self.0 & bit != 0)
    }

    /// Buys +1.
    pub fn buy(&mut self, stat: Stat) {
        let bit = Self::PLUS.iter().find(|(other, _)| *other == stat);
        self.0 |= bit.map_or(0, |&(_, bit)| bit);
    }

    /// Whether `talent` was announced.
    pub fn has(self, talent: Talent) -> bool {
        Self::TALENTS.iter().any(|&(other, bit)| other == talent && self.0 & bit != 0)
    }

    /// Announces a talent.
    pub fn announce(&mut self, talent: Talent) {
        let bit = Self::TALENTS.iter().find(|(other, _)| *other == talent);
        self.0 |= bit.map_or(0, |&(_, bit)| bit);
    }
}

/// One attack with its answer: both sides in one frame, because they happen at the same time.
/// [M12.12.7]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fight {
    /// The step it stands at.
    pub step: FightStep,
    /// The attacking unit. [M12.8.3]
    pub by: UnitId,
    /// The unit designated in step 1.
    pub target: UnitId,
    /// The unit attacked: the target, or the unit that defends it. [M12.12.9]
    pub victim: UnitId,
    /// How.
    pub blow: Blow,
    /// Why.
    pub cause: Cause,
    /// The printed dice, unless the attack value counts. [M12.R62]
    pub dice: Option<u8>,
    /// The attack webs instead of wounding. [M12.R136]
    pub web: bool,
    /// What the unit attacked does.
    pub answer: Answer,
    /// What each unit has announced.
    pub announced: [Announced; 2],
    /// Retreat was announced. [M12.R128]
    pub retreat: bool,
    /// Wounds each unit is about to suffer.
    pub wounds: [u8; 2],
    /// Wounds that a Parry of an earlier resolution still cancels. [M12.R122]
    pub parried: [u8; 2],
    /// The sides that have rolled.
    pub rolled: [bool; 2],
    /// Whose opponent was destroyed by it.
    pub killed: [bool; 2],
    /// A die showing 0 was rerolled in this roll by a talent.
    pub skilled: bool,
    /// A die was rerolled in this roll by Aura of Strength.
    pub aura: bool,
}

impl Fight {
    /// An attack that begins.
    pub fn begin(by: UnitId, target: UnitId, blow: Blow, cause: Cause, dice: Option<u8>) -> Self {
        Self {
            step: FightStep::Evade,
            by,
            target,
            victim: target,
            blow,
            cause,
            dice,
            web: false,
            answer: Answer::None,
            announced: [Announced::default(); 2],
            retreat: false,
            wounds: [0; 2],
            parried: [0; 2],
            rolled: [false; 2],
            killed: [false; 2],
            skilled: false,
            aura: false,
        }
    }

    /// One of the two units.
    #[inline]
    pub const fn unit(&self, side: Side) -> UnitId {
        match side {
            Side::Attacker => self.by,
            Side::Victim => self.victim,
        }
    }

    /// What a unit has announced.
    #[inline]
    pub const fn announced(&self, side: Side) -> Announced {
        self.announced[side.index()]
    }

    /// The side whose Initiative counts: none when both use it, or when nobody strikes back.
    /// [M12.18.50] [M12.R121]
    pub fn initiative(&self) -> Option<Side> {
        let uses = |side: Side| self.announced(side).has(Talent::Initiative);
        if self.answer == Answer::None {
            return None;
        }
        match (uses(Side::Attacker), uses(Side::Victim)) {
            (true, false) => Some(Side::Attacker),
            (false, true) => Some(Side::Victim),
            _ => None,
        }
    }

    /// Whether this side rolls dice in the fight.
    pub fn rolls(&self, side: Side) -> bool {
        side == Side::Attacker || self.answer != Answer::None
    }
}
