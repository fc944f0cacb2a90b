//! The frames of the resolution stack: one suspended piece of the rules each.

use board::{AreaId, Terrain};
use dice::{Pool, Roll};
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::catalog::{AttackDice, AttackRange, MAX_POWERS, Reach, Scope};
use crate::combat::Counted;
use crate::ids::{PowerRef, TokenId, UnitId, UnitSet};
use crate::orders::Point;

/// One suspended piece of the rules. The stack of frames is all there is to "where are we".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// Nothing; the rest state of an unused slot.
    #[default]
    Empty,
    /// Set-up (VI).
    Setup(SetupStep),
    /// The turn of the active player (VII.A).
    Turn(TurnStep),
    /// The activation of a unit (VII.A.2).
    Activation(Activation),
    /// A walk, a run, a fast flight, or a move by a power (VIII.A.1, VIII.B.1, XIII).
    Movement(Movement),
    /// An attack on one target (VIII.A.2.a).
    Attack(Attack),
    /// A series of attacks: an area attack, or one on each enemy in reach (VIII.A.2.b).
    Series(Series),
    /// Seats are asked in turn whether they buy a manoeuvre (XI).
    Window {
        /// The point between steps.
        point: Point,
        /// The seat that is asked next.
        next: Seat,
        /// Who has passed since somebody last acted.
        passed: SeatSet,
    },
    /// A player draws cards (VII.A.1.b, XI.A).
    Draw {
        /// The player.
        seat: Seat,
        /// How many are still owed.
        cards: u8,
        /// Whether a refresh may still be made for this draw. [P15.R47]
        may_refresh: bool,
    },
    /// All players refresh their decks (VII.D).
    Refresh {
        /// Who has drawn up to three.
        served: SeatSet,
    },
    /// A player looks through the deck (XI.B).
    Search {
        /// The player.
        seat: Seat,
    },
    /// A player pays art of war cards (X).
    Payment {
        /// The player.
        seat: Seat,
        /// How many are still owed.
        left: u8,
    },
    /// A troop comes back once its recall is paid for (VII.B).
    Recall {
        /// The troop.
        unit: UnitId,
    },
    /// A unit must leave lava (XII.B, lava).
    Lava {
        /// The unit.
        unit: UnitId,
        /// Whether it has been burnt already.
        burnt: bool,
    },
    /// Effects that happen at one moment are put in order and resolved (III, XV).
    Triggers(Triggers),
    /// A power is being resolved (XV).
    Power(PowerFrame),
    /// Leader is being used (XIV, Leader).
    Leader(LeaderFrame),
    /// Lava attacks a unit, which must then leave it. [B29.16.7] [B29.16.11]
    Eruption {
        /// The unit.
        unit: UnitId,
        /// The opposing player, who rolls and moves the unit. [B29.R48] [B29.R49]
        seat: Seat,
        /// Whether it has been attacked already.
        struck: bool,
    },
    /// The targets of a multiple attack are named, and then attacked. [B29.26.3]
    Naming {
        /// The attack; `done` holds those who have been named.
        series: Series,
        /// Whether the attacks have been made.
        over: bool,
    },
    /// A player may draw one more card. [B29.30.7]
    MayDraw {
        /// The player.
        seat: Seat,
    },
    /// A further unit is activated once that is paid for. [P15.7A.3b-1]
    Activate {
        /// The unit.
        unit: UnitId,
        /// What was declared.
        declared: Declared,
    },
    /// Parts of the values of the attack above, as they were counted. [P15.R84]
    Counted(Counted),
    /// How the last movement since a unit was activated went. It lies beneath all other frames and
    /// says why a movement goes no further.
    LastMove(Option<LastMove>),
}

/// Where set-up stands (VI).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SetupStep {
    /// These players roll for the lead. [P15.6A.3a-1]
    LeadRoll(SeatSet),
    /// The lead player chooses between the two boards. [P15.6A.3b-1]
    ChooseBoard,
    /// This player picks a deployment zone. [P15.6A.3a-2]
    ChooseZone(Seat),
    /// This player picks a divinity. [P15.6C.1-6]
    PickDivinity(Seat),
    /// This player picks a unit. [P15.6C.1-7]
    PickUnit(Seat),
    /// Boards, stones and 3D elements are laid out. [P15.6D.1-1]
    LayOut,
    /// This player places a troop. [P15.6D.4-1]
    PlaceTroop(Seat),
    /// Decks and hands are made. [P15.6D.5-1]
    MakeDecks,
    /// This player draws the starting cards. [P15.6D.6-2]
    StartingHand(Seat),
    /// The first turn begins. [P15.6A.6-1]
    Begin,
    /// These players roll for the choice of the scenario. [B29.2.4]
    ScenarioRoll(SeatSet),
    /// This player picks the scenario. [B29.2.4]
    ChooseScenario(Seat),
}

/// Where a turn stands (VII.A).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TurnStep {
    /// 1.a: effects of one round end.
    Begin,
    /// 1.b: one card is drawn.
    Draw,
    /// Others may act after the draw.
    Drawn,
    /// 1.c and 2.a: pass, or activate a unit.
    AskFirst,
    /// 3: is another activation possible?
    Another,
    /// 3: activate another unit, or not.
    AskAnother,
    /// 4.a: others may act at the end of the turn.
    Closing,
    /// 4.a: is a recall possible?
    Recall,
    /// 4.a: recall a troop, or not.
    AskRecall,
    /// 4.b: the next player becomes active.
    Next,
}

/// Simple actions or one complex action. [P15.7A.2a-2]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Declared {
    /// Up to two simple actions.
    Simple,
    /// One complex action.
    Complex,
}

/// An activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Activation {
    /// The activated unit.
    pub unit: UnitId,
    /// What was declared.
    pub declared: Declared,
    /// The step it stands at.
    pub step: ActivationStep,
    /// Actions taken so far.
    pub taken: u8,
    /// Actions allowed: two simple ones, or one. [P15.12B.6-4]
    pub allowed: u8,
    /// A walk was taken. [P15.8A.0-2]
    pub walked: bool,
    /// An attack was made. [P15.8A.0-4]
    pub attacked: bool,
    /// A claim was made.
    pub claimed: bool,
    /// The unit started in a polar area: no active or offensive powers. [P15.12B.6-5]
    pub frozen: bool,
    /// The activation is over at once: swamp. [P15.12B.11-2]
    pub ended: bool,
}

/// Where an activation stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ActivationStep {
    /// 2.b: effects of the start of the activation.
    Start,
    /// 2.c: which action next?
    AskAction,
    /// 2.d: effects of the end of the activation.
    End,
    /// Leader may be used.
    Leader,
    /// The activation is over.
    Over,
}

/// How a unit moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MoveKind {
    /// The simple action.
    Walk,
    /// The complex action.
    Run,
    /// The complex action of flying units.
    FastFlight,
    /// By a power.
    Power,
}

/// A movement under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Movement {
    /// The moving unit.
    pub unit: UnitId,
    /// Who chooses the areas.
    pub seat: Seat,
    /// How it moves.
    pub kind: MoveKind,
    /// Areas it may still enter.
    pub left: u8,
    /// Areas entered so far.
    pub entered: u8,
    /// It started in aquatic terrain and entered nothing else. [P15.13.2-1]
    pub aquatic: bool,
    /// The area it came from last; skull paths depend on it. [P15.12B.7-4]
    pub from: AreaId,
    /// It may go no further.
    pub stopped: bool,
}

/// How the last movement went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LastMove {
    /// The unit that moved.
    pub unit: UnitId,
    /// How it moved.
    pub kind: MoveKind,
    /// Why it went no further, unless it did.
    pub end: MoveEnd,
}

/// Why a movement goes no further.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MoveEnd {
    /// Its player did not want to.
    Chosen,
    /// It is as long as it may be. [P15.8A.1-1] [P15.8B.1-1]
    Spent,
    /// The ground it started from lets it enter one area. [P15.12B.11-4] [B29.16.33] [B29.16.35]
    OneArea(Terrain),
    /// It crossed chains. [P15.12A.2-2]
    Chains,
    /// Enemies stand there. [P15.8A.1-3] [P15.8B.1-3]
    Enemies,
    /// It went into a swamp. [P15.12B.11-2]
    Swamp,
    /// It went into lava. [P15.12B.4-4] [B29.R51]
    Lava,
    /// No further area is open to it.
    Nowhere,
}

/// Whom an attack is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Target {
    /// A unit.
    Unit(UnitId),
    /// A token with defence and vitality. [P15.15D.6]
    Token(TokenId),
}

impl Target {
    /// The unit, when it is one.
    #[inline]
    pub const fn unit(self) -> Option<UnitId> {
        match self {
            Self::Unit(unit) => Some(unit),
            Self::Token(_) => None,
        }
    }
}

/// What kind of attack it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AttackKind {
    /// A normal attack by the attack action or a power that says nothing else.
    Normal,
    /// The complex action of flying units. [P15.13.6-11]
    Aerial,
    /// One attack of an area attack. [P15.8A.2b-8]
    Area,
    /// A retaliation. [P15.8A.2a3-4]
    Retaliation,
    /// One attack of a multiple attack. [B29.26.4]
    Multiple,
    /// Lava's attack on the unit that stands as its own attacker. [B29.16.7] [B29.R50]
    Terrain,
}

/// An attack on one target, with its own dice: a nested attack cannot disturb them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attack {
    /// The attacker.
    pub by: UnitId,
    /// The defender, once chosen.
    pub on: Option<Target>,
    /// What kind of attack it is.
    pub kind: AttackKind,
    /// Range 0 or range 1+. [P15.R80]
    pub reach: Reach,
    /// The full-area option was used. [P15.8A.2a1-5]
    pub full: bool,
    /// Where its dice come from.
    pub dice: AttackDice,
    /// Where its range comes from.
    pub range: AttackRange,
    /// The offensive power it is made with.
    pub power: Option<PowerRef>,
    /// Who makes the attacker's choices. [P15.R95]
    pub resolver: Seat,
    /// The step it stands at.
    pub step: AttackStep,
    /// Effective offence, once counted. [P15.R84]
    pub offence: u8,
    /// Effective defence, once counted.
    pub defence: u8,
    /// The first assault as rolled, blanks included.
    pub roll: Roll,
    /// Dice chosen to be rolled again.
    pub picked: Roll,
    /// How many more may be chosen.
    pub rerolls: u8,
    /// The dice after blanks were removed.
    pub pool: Pool,
    /// Wounds that will be applied.
    pub wounds: u8,
    /// What has happened in it.
    pub marks: Marks,
    /// Units that evaded it. [P15.R103]
    pub evaded: UnitSet,
    /// Players who have been asked to guard the target.
    pub asked: SeatSet,
}

/// What has happened in an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Marks {
    /// A unit with Guard took the target's place. [P15.R97]
    pub guarded: bool,
    /// The target retaliated first. [P15.14.10-3]
    pub initiative: bool,
    /// One of the two was moved by a throw in the retaliation. [P15.R118]
    pub displaced: bool,
    /// The target was thrown. [P15.R198]
    pub thrown: bool,
    /// Monster Slayer was used. [P15.R206]
    pub slayer: bool,
    /// The target may not retaliate.
    pub no_retaliation: bool,
    /// The defender attacked from the air and still ignores its terrain. [P15.R178]
    pub defender_aloft: bool,
}

/// Where an attack stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AttackStep {
    /// Manoeuvres before the target choice.
    Before,
    /// 1: which target?
    AskTarget,
    /// Manoeuvres after the target choice.
    Chosen,
    /// May this guard take the blow? [P15.14.9-1]
    Guard,
    /// Does the target evade? [P15.11C.1]
    Evade,
    /// Does the target use Initiative? [P15.14.10-1]
    Initiative,
    /// Is the target still within reach after Initiative? [P15.14.10-2]
    AfterInitiative,
    /// 2.a: powers that change values.
    Values,
    /// 2.a: the values are counted.
    Count,
    /// 2.b.1: the dice are rolled.
    Roll,
    /// The roll lies on the table: powers.
    Rolled,
    /// Throw, re-roll, or go on?
    AskRolled,
    /// The chosen dice are rolled again.
    Reroll,
    /// 2.b.2: blanks are removed.
    Blanks,
    /// 2.b.3: spend dice?
    AskSpend,
    /// Manoeuvres after the first assault.
    FirstOver,
    /// 2.c: how many fives are rolled again?
    AskSecond,
    /// 2.c.1: the fives are rolled.
    SecondRoll {
        /// The number of fives.
        fives: u8,
    },
    /// 2.c.4: spend dice?
    AskSpendAgain,
    /// Powers and manoeuvres before wounds.
    BeforeWounds,
    /// 2.d: wounds are applied.
    Wounds,
    /// Manoeuvres after wounds.
    AfterWounds,
    /// 3: does the target retaliate?
    AskRetaliation,
    /// Powers of the end of the attack.
    Closing,
    /// The attack is over.
    Over,
    /// Does a partner's guard, whom the target's owner named, take the blow? [B29.R34]
    GuardAgrees(UnitId),
    /// Does the retaliating unit use Force of Nature? [B29.R82]
    AskForce,
    /// Is the target thrown, after its wounds? [B29.32.22]
    AskThrow,
    /// The target has paid for an Evade. [P15.11.0-3]
    Evading,
}

/// A series of attacks by one unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Series {
    /// The attacker.
    pub by: UnitId,
    /// An area attack, or one attack on each enemy.
    pub scope: Scope,
    /// The area under attack, once chosen.
    pub area: Option<AreaId>,
    /// Where its dice come from.
    pub dice: AttackDice,
    /// Where its range comes from.
    pub range: AttackRange,
    /// The power it is made with.
    pub power: Option<PowerRef>,
    /// Whether targets at range 0 may retaliate.
    pub retaliation: bool,
    /// Units that have been targeted. [P15.8A.2b-7]
    pub done: UnitSet,
}

/// A moment at which effects may be triggered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Moment {
    /// A unit's activation starts.
    ActivationStarts(UnitId),
    /// A unit's activation ends.
    ActivationEnds(UnitId),
    /// A player's turn starts.
    TurnStarts(Seat),
    /// Values of the attack beneath are worked out.
    Values,
    /// The first assault of the attack beneath has been rolled.
    FirstRoll,
    /// The wounds of the attack beneath are about to be applied.
    Wounds,
    /// The attack beneath is over.
    AttackOver,
    /// A unit was destroyed.
    Destroyed {
        /// The unit.
        unit: UnitId,
        /// The area it stood in.
        area: Option<AreaId>,
    },
    /// A unit was wounded and survived.
    Wounded(UnitId),
}

/// Effects of one moment being put in order. [P15.3.8]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Triggers {
    /// The moment.
    pub moment: Moment,
    /// Powers that were triggered and wait, by place among the unit's powers. [P15.R208]
    pub pending: [UnitSet; MAX_POWERS],
    /// The polar wound waits as well. [P15.R158]
    pub polar: bool,
    /// The optional power whose player is being asked.
    pub asking: Option<PowerRef>,
}

/// A power being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PowerFrame {
    /// The power.
    pub power: PowerRef,
    /// Who decides for it.
    pub seat: Seat,
    /// Its current effect.
    pub at: u8,
    /// The current effect has begun.
    pub begun: bool,
    /// The other unit of the attack or event.
    pub other: Option<UnitId>,
    /// The unit chosen last.
    pub chosen: Option<UnitId>,
    /// Units the current effect has yet to touch.
    pub pending: UnitSet,
    /// Dice, wounds or areas the current effect has left.
    pub left: u8,
    /// Where the unit stood before the step of a charge under way.
    pub stood: Option<AreaId>,
    /// The chosen dice are being rolled again.
    pub rolling: bool,
    /// The value X when the power was used. [P15.R208]
    pub x: u8,
}

impl PowerFrame {
    /// A power that is about to be resolved.
    pub(crate) const fn new(power: PowerRef, seat: Seat, other: Option<UnitId>, x: u8) -> Self {
        Self {
            power,
            seat,
            at: 0,
            begun: false,
            other,
            chosen: None,
            pending: UnitSet::EMPTY,
            left: 0,
            stood: None,
            rolling: false,
            x,
        }
    }
}

/// Leader being used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LeaderFrame {
    /// The unit with Leader.
    pub unit: UnitId,
    /// The chosen troop.
    pub troop: Option<UnitId>,
    /// The step it stands at.
    pub step: LeaderStep,
}

/// Steps of Leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LeaderStep {
    /// Which troop?
    AskTroop,
    /// Does the team mate look for the card? [P15.R193]
    AskMate,
    /// Is the troop activated at once?
    Activate,
    /// Does the leader's player activate it?
    AskActivate,
    /// Does the team mate discard the card for it? [P15.R193]
    AskDiscard {
        /// What the leader's player declared.
        declared: Declared,
    },
    /// Leader is over.
    Over,
}
