//! A moment of a battle as one viewer sees it.

use protocol::{Ask, GoalShown, Over, Total};
use serde::Serialize;
use ts_rs::TS;

use crate::choices::ChoiceShown;

/// A moment of a battle as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MythicSnapshot")]
pub struct Snapshot<'g> {
    /// The number of the question that stands. An answer names it.
    pub question: u32,
    /// Whose view this is; `null` is a spectator's.
    pub view: Option<u8>,
    /// Counts turns from 1; 0 before the first.
    pub round: u16,
    /// Turns in a row without a wound.
    pub quiet: u8,
    /// What is being done.
    pub stage: Stage,
    /// Whose turn it is; in setting up, who began.
    pub active: u8,
    /// The ways to win, and how far everybody is on them.
    pub goals: Vec<GoalShown>,
    /// How the battle ended, once it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub over: Option<Over>,
    /// The seat that is asked.
    pub waiting_for: Option<u8>,
    /// Whether the viewer may take the last choice back.
    pub can_undo: bool,
    /// The battlefield.
    pub field: FieldSnapshot<'g>,
    /// The generals, by seat.
    pub seats: Vec<SeatSnapshot<'g>>,
    /// The units of all armies.
    pub units: Vec<UnitSnapshot<'g>>,
    /// The activation under way.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub activation: Option<ActivationSnapshot<'g>>,
    /// A talent that governs who may be activated.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub command: Option<CommandSnapshot<'g>>,
    /// A flight under Infernal Bombardment.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub flight: Option<FlightSnapshot<'g>>,
    /// The attack under way: the innermost, when several are.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub attack: Option<AttackSnapshot<'g>>,
    /// What the viewer is asked, when it is the viewer who is asked.
    pub ask: Option<Ask<ChoiceShown<'g>>>,
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "MythicStage")]
pub enum Stage {
    /// The starting roll, and who is player 1.
    Start,
    /// Boards are laid.
    Boards,
    /// Deployment zones are designated.
    Zones,
    /// Tokens are deployed.
    Deploy,
    /// Turns are played.
    Turn,
}

/// The battlefield.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicField")]
pub struct FieldSnapshot<'g> {
    /// The terrain of each space as a letter, northern row first; a blank where no board lies yet.
    pub rows: Vec<String>,
    /// The boards as they lie, from the north-west corner row by row; `null` for those to come.
    pub laid: Vec<Option<LaidSnapshot<'g>>>,
    /// On which side of the battlefield each side of the table deploys.
    pub edges: [Option<&'static str>; 2],
}

/// A board that lies on the battlefield.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicLaid")]
pub struct LaidSnapshot<'g> {
    /// Which board, by id.
    pub board: &'g str,
    /// Quarter turns clockwise.
    pub turns: u8,
}

/// What everybody sees of a general, with what only they know for the viewer's own seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicSeat")]
pub struct SeatSnapshot<'g> {
    /// Which seat.
    pub seat: u8,
    /// Power points.
    pub points: u16,
    /// Units left on the battlefield; all of the army before it is deployed.
    pub standing: u8,
    /// How many Maneuver cards are in hand.
    pub hand: u8,
    /// How many cards are in the deck.
    pub deck: u8,
    /// How many of these were put under it.
    pub under: u8,
    /// How many cards are in the discard pile.
    pub discard: u8,
    /// Art of War cards.
    pub aow: ArtOfWarSnapshot,
    /// Maneuver cards that lie in front of the general.
    pub front: Vec<CardCount<'g>>,
    /// Maneuver cards that everybody knows to be in hand.
    pub shown: Vec<CardCount<'g>>,
    /// The hand; only in the view of this very seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub own_hand: Option<Vec<CardCount<'g>>>,
    /// The discard pile, which only its general looks through.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub own_discard: Option<Vec<CardCount<'g>>>,
    /// The cards put under the deck, the one to be drawn first in front; only for this very seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub own_under: Option<Vec<&'g str>>,
    /// Points and reactions at which the seat wants to be asked, in notation.
    pub orders: Vec<&'static str>,
}

/// Where the Art of War cards of a general are; the rest is in the deck or the discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicArtOfWar")]
pub struct ArtOfWarSnapshot {
    /// How many there are.
    pub total: u8,
    /// How many lie face up.
    pub face_up: u8,
}

/// So many cards of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicCardCount")]
pub struct CardCount<'g> {
    /// `aow`, or the tag of the unit whose Maneuver card it is.
    pub card: &'g str,
    /// How many.
    pub count: u8,
}

/// Where in its career a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "MythicUnitStage")]
pub enum UnitStage {
    /// It is to be deployed.
    Ready,
    /// It stands on the battlefield.
    InPlay,
    /// It was destroyed.
    Destroyed,
}

/// What everybody sees of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicUnit")]
pub struct UnitSnapshot<'g> {
    /// Its name in notation; unique.
    pub tag: &'g str,
    /// What it is: the id of a unit of the catalogue.
    pub def: String,
    /// Whose it is.
    pub owner: u8,
    /// Where in its career it is.
    pub stage: UnitStage,
    /// The space it stands on.
    pub space: Option<String>,
    /// Unit cards left: its Vitality.
    pub vitality: u8,
    /// Unit cards at full strength.
    pub max: u8,
    /// Whether it flies.
    pub flying: bool,
    /// Maneuver cards it has, wherever they are.
    pub maneuvers: u8,
    /// What it is under until the end of the turn, and `webbed`: words of the rules.
    pub marks: Vec<&'static str>,
    /// The characteristics in force, outside an attack.
    pub values: UnitValues,
    /// The talents of the card on top, by id.
    pub talents: Vec<&'static str>,
}

/// The characteristics of a Unit card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicValues")]
pub struct UnitValues {
    /// Movement in a combat maneuver.
    pub combat_move: u8,
    /// Movement otherwise.
    pub free_move: u8,
    /// Dice in close combat.
    pub cc: u8,
    /// Dice of a ranged attack; 0 for none.
    pub ranged: u8,
    /// The range in spaces.
    pub range: u8,
    /// What a die must reach.
    pub defence: u8,
    /// Power points for a discarded Maneuver card.
    pub leadership: u8,
}

/// The activation under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicActivation")]
pub struct ActivationSnapshot<'g> {
    /// The unit.
    pub unit: &'g str,
    /// Where it stood when it was activated.
    pub from: String,
    /// It was harassed and may not move.
    pub harassed: bool,
    /// It has moved.
    pub moved: bool,
    /// It has declared an attack.
    pub attacked: bool,
}

/// A talent that governs who may be activated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicCommand")]
pub struct CommandSnapshot<'g> {
    /// The talent, by id.
    pub talent: &'static str,
    /// Its unit.
    pub unit: &'g str,
    /// Who may follow.
    pub others: Vec<&'g str>,
    /// How many may.
    pub left: u8,
}

/// A flight, space by space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicFlight")]
pub struct FlightSnapshot<'g> {
    /// The unit.
    pub unit: &'g str,
    /// The space it is over.
    pub at: String,
    /// Spaces left.
    pub left: u8,
    /// Enemy units flown over.
    pub crossed: Vec<&'g str>,
}

/// The attack under way, with its answer.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MythicAttack")]
pub struct AttackSnapshot<'g> {
    /// The attacking unit.
    pub by: &'g str,
    /// The unit that was aimed at.
    pub target: &'g str,
    /// The unit attacked: the target, or the unit that defends it.
    pub victim: &'g str,
    /// How it is made.
    #[ts(type = "'close' | 'ranged' | 'neither'")]
    pub blow: &'static str,
    /// The talent that makes it, by id, where one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub talent: Option<&'static str>,
    /// Whether it webs instead of wounding.
    pub web: bool,
    /// What the unit attacked does.
    #[ts(type = "'none' | 'counter' | 'riposte'")]
    pub answer: &'static str,
    /// The attack, and the counterattack where one was declared. Empty when a fighter is gone.
    pub sides: Vec<AttackSide<'g>>,
    /// Which of the two sides the dice on the table belong to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rolling: Option<u8>,
    /// The dice on the table, in the order of their numbers.
    pub dice: Vec<DieSnapshot>,
}

/// One side of a fight.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MythicAttackSide")]
pub struct AttackSide<'g> {
    /// Who rolls.
    pub unit: &'g str,
    /// Who is struck.
    pub on: &'g str,
    /// The dice with their reasons.
    pub dice: Total,
    /// What they must reach, with its reasons.
    pub difficulty: Total,
    /// Wounds that this roll has made so far, once it is over.
    pub wounds: u8,
    /// Whether it has been rolled.
    pub rolled: bool,
}

/// A die of the roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MythicDie")]
pub struct DieSnapshot {
    /// The face it shows; 0 is lost.
    pub face: u8,
    /// Fives it has left behind.
    pub fives: u8,
    /// What it counts.
    pub value: u8,
    /// Whether it reaches the difficulty.
    pub success: bool,
    /// Whether it is chosen for the next throw.
    pub marked: bool,
    /// Whether it is in the air.
    pub thrown: bool,
}
