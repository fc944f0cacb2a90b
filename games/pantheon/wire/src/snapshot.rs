//! A moment of a game as one viewer sees it.

use protocol::{Ask, GoalShown, Over, Term};
use serde::Serialize;
use ts_rs::TS;

use crate::choices::PricedChoice;

/// A moment of a game as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Snapshot<'g> {
    /// The number of the question that stands. An answer names it.
    pub question: u32,
    /// Whose view this is; `null` is a spectator's.
    pub view: Option<u8>,
    /// Counts rounds from 1; 0 before the first turn.
    pub round: u16,
    /// Whose turn it is.
    pub active: u8,
    /// Who begins each round.
    pub lead: u8,
    /// The board played on; known once it has been chosen.
    pub board: &'g str,
    /// The ways to win, and how far everybody is on them.
    pub goals: Vec<GoalShown>,
    /// How the game ended, once it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub over: Option<Over>,
    /// The seat that is asked.
    pub waiting_for: Option<u8>,
    /// Whether the viewer may take the last choice back.
    pub can_undo: bool,
    /// The players, by seat.
    pub seats: Vec<SeatSnapshot<'g>>,
    /// The units: all of the pool while armies are recruited, then those of the armies.
    pub units: Vec<UnitSnapshot<'g>>,
    /// The areas of the board in play.
    pub areas: Vec<AreaSnapshot<'g>>,
    /// Power tokens in play.
    pub tokens: Vec<TokenSnapshot<'g>>,
    /// The attack under way: the innermost, when several are.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub attack: Option<AttackSnapshot<'g>>,
    /// What the viewer is asked, when it is the viewer who is asked.
    pub ask: Option<Ask<PricedChoice<'g>>>,
}

/// What everybody sees of a player, with the hand for the viewer's own seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SeatSnapshot<'g> {
    /// Which seat.
    pub seat: u8,
    /// Whether the player is still in the game.
    pub alive: bool,
    /// The units of the army, by tag.
    pub army: Vec<&'g str>,
    /// Recruitment points left in the draft.
    pub points: u8,
    /// Which deployment zone of the board is theirs.
    pub zone: u8,
    /// How many cards are in hand.
    pub hand: u8,
    /// How many cards are in the deck.
    pub deck: u8,
    /// The discard pile, open to all.
    pub discard: Vec<CardCount<'g>>,
    /// Cards in hand that everybody knows of.
    pub shown: Vec<CardCount<'g>>,
    /// The hand; only in the view of this very seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub own_hand: Option<Vec<CardCount<'g>>>,
    /// Divine stones absorbed.
    pub absorbed: u8,
    /// Manoeuvres bought this round.
    pub bought: Vec<&'static str>,
    /// Points and reactions at which the seat wants to be asked, in notation.
    pub orders: Vec<&'static str>,
}

/// So many cards of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct CardCount<'g> {
    /// `aow`, `omphalos`, or the tag of the unit whose activation card it is.
    pub card: &'g str,
    /// How many.
    pub count: u8,
}

/// Where in its career a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum StageName {
    /// It has not been in play.
    Ready,
    /// It stands on the board.
    InPlay,
    /// It was destroyed, or found no place at set-up.
    Destroyed,
    /// It left the game with its player.
    Removed,
}

/// What everybody sees of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct UnitSnapshot<'g> {
    /// Its name in notation; unique.
    pub tag: &'g str,
    /// What it is: the id of a unit of the catalogue.
    pub def: &'g str,
    /// Whose army it belongs to, once recruited.
    pub owner: Option<u8>,
    /// Where in its career it is.
    pub stage: StageName,
    /// The area it stands in, while in play.
    pub area: Option<&'g str>,
    /// Vitality points left.
    pub vitality: u8,
    /// Vitality points when it is whole.
    pub max: u8,
    /// The row of its stats table in force, counted from 0.
    pub row: u8,
    /// The stone it carries.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stone: Option<StoneSnapshot>,
    /// It was activated this turn.
    pub activated: bool,
    /// It retaliated this turn.
    pub retaliated: bool,
    /// It cannot be activated for now.
    pub paralysed: bool,
    /// Tokens that lie on it.
    pub tokens: Vec<String>,
    /// Its stats as they are now, outside an attack.
    pub values: UnitValues,
    /// Its powers, in their order.
    pub powers: Vec<PowerState>,
    /// Talents that its player does not use for now.
    pub waived: Vec<&'static str>,
}

/// The four stats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct UnitValues {
    /// Dice of the first assault.
    pub offence: u8,
    /// What a die must reach.
    pub defence: u8,
    /// How far it attacks.
    pub range: u8,
    /// How far it walks.
    pub movement: u8,
}

/// Whether a power can be used or works now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PowerState {
    /// Whether it is.
    pub available: bool,
    /// The rule that keeps it from working, when it does not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<&'static str>,
    /// Tokens left in its reserve pool.
    pub tokens: u8,
}

/// An area as it is now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct AreaSnapshot<'g> {
    /// Its name in notation and on the board.
    pub tag: &'g str,
    /// The units that stand there.
    pub units: Vec<&'g str>,
    /// 3D elements left.
    pub elements: u8,
    /// The last of its 3D elements is gone: it is open ground now.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub bare: bool,
    /// Stones that lie there.
    pub stones: Vec<StoneSnapshot>,
    /// No further unit may enter.
    pub full: bool,
    /// The scenario keeps everybody out.
    pub closed: bool,
}

/// A divine stone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct StoneSnapshot {
    /// Its name in notation.
    pub tag: String,
    /// `omphalos`, `rune`, `kheper`, or `relic` for what is only treated as a stone.
    #[ts(type = "'omphalos' | 'rune' | 'kheper' | 'relic'")]
    pub kind: &'static str,
}

/// A power token in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct TokenSnapshot<'g> {
    /// Its name in notation.
    pub tag: String,
    /// The unit whose power it belongs to.
    pub unit: &'g str,
    /// The id of that power.
    pub power: &'g str,
    /// The unit it lies on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub on: Option<&'g str>,
    /// The area it lies in, when on no unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub area: Option<&'g str>,
    /// Vitality left, for a token that can be attacked; 0 for others.
    pub vitality: u8,
}

/// The attack under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct AttackSnapshot<'g> {
    /// The attacker.
    pub by: &'g str,
    /// The target, a unit or a token, once chosen.
    pub on: Option<String>,
    /// `normal`, `aerial`, `area` or `retaliation`.
    #[ts(type = "'normal' | 'aerial' | 'area' | 'retaliation'")]
    pub kind: &'static str,
    /// Whether it is made at range 0 (`melee`) or 1+ (`ranged`).
    #[ts(type = "'melee' | 'ranged'")]
    pub reach: &'static str,
    /// Effective offence, once counted.
    pub offence: u8,
    /// Effective defence, once counted.
    pub defence: u8,
    /// Whether the two have been counted.
    pub counted: bool,
    /// The reasons of the offence, once there is a target.
    pub offence_terms: Vec<Term>,
    /// The reasons of the defence, once there is a target.
    pub defence_terms: Vec<Term>,
    /// The first assault as it was rolled, blanks included; empty before.
    pub dice: Vec<u8>,
    /// Dice chosen to be rolled again.
    pub picked: Vec<u8>,
    /// The values of the dice that are neither spent nor locked.
    pub pool: Vec<u8>,
    /// Dice that have reached the defence: wounds so far.
    pub locked: u8,
    /// Wounds that will be applied, once that is known.
    pub wounds: u8,
    /// Whether the second assault has been rolled or declined.
    pub second: bool,
}
