//! The battle under way: both rows, what is in hand as far as the viewer knows, and the fight.

use ::conjurers::battle::{Battle, BattleKind, Fighter, Place, QUIET_TURNS, Side};
use ::conjurers::{BattleStep, Conjurers, CreatureSet, Fight, Frame, Look, Onset, Slot, View};
use serde::Serialize;
use ts_rs::TS;

use crate::snapshot::CardCount;

/// A battle under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersBattle")]
pub struct BattleSnapshot<'g> {
    /// A battleground, a duel or a match of a tournament.
    #[ts(type = "'ground' | 'duel' | 'match'")]
    pub kind: &'static str,
    /// The creature fought for at a battleground.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub prize: Option<&'g str>,
    /// The attacking and the defending side.
    pub sides: [BattleSide<'g>; 2],
    /// Whose turn it is: 0 the attacker, 1 the defender.
    pub turn: u8,
    /// What the battle waits for.
    #[ts(type = "'remove' | 'draw' | 'act' | 'equip' | 'fight'")]
    pub step: &'static str,
    /// The slot of the creature that may be equipped now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub equipping: Option<u8>,
    /// Turns in a row without a die.
    pub quiet: u8,
    /// So many of them end the battle.
    pub quiet_limit: u8,
    /// The fight under way.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fight: Option<FightSnapshot>,
}

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersBattleSide")]
pub struct BattleSide<'g> {
    /// Who plays it.
    pub seat: u8,
    /// Whether it is the creature of a battleground with its minion.
    pub minions: bool,
    /// How many creatures are in hand.
    pub hand: u8,
    /// The creatures in hand; only in the view of the seat that plays the side.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub own_hand: Option<Vec<&'g str>>,
    /// Creatures of which the hand may consist, as far as everybody knows.
    pub pool: Vec<&'g str>,
    /// The three slots.
    pub slots: [Option<FighterSnapshot<'g>>; 3],
    /// Items and artifacts that can still be put on in this battle.
    pub cards: Vec<CardCount<'g>>,
}

/// A creature on the battlefield.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersFighter")]
pub struct FighterSnapshot<'g> {
    /// Which creature, by id, or `minion`.
    pub creature: &'g str,
    /// Health points when it is whole.
    pub health: u8,
    /// Damage markers.
    pub damage: u8,
    /// Battle dice on its card.
    pub dice: u8,
    /// Poison markers.
    pub poison: u8,
    /// Whether it carries a frost marker.
    pub frost: bool,
    /// Whether it is bound, and without abilities of its own.
    pub bound: bool,
    /// Whether it has returned from death.
    pub risen: bool,
    /// Whether it lies on the creature it faces.
    pub devouring: bool,
    /// Whether the creature it faces lies on it.
    pub devoured: bool,
    /// Turns in which it may not devour.
    pub rest: u8,
    /// Damage that its cards can still take.
    pub absorbs: u8,
    /// Items and artifacts it wears.
    pub worn: Vec<WornSnapshot<'g>>,
}

/// An item or artifact on a creature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersWorn")]
pub struct WornSnapshot<'g> {
    /// Which, by id.
    pub card: &'g str,
    /// Damage markers on it.
    pub absorbed: u8,
    /// Whether its bind has been used.
    pub spent: bool,
}

/// A fight under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersFight")]
pub struct FightSnapshot {
    /// The side of the aggressor.
    pub side: u8,
    /// The slot of both.
    pub slot: u8,
    /// What brought it about.
    #[ts(type = "'summon' | 'move' | 'attack'")]
    pub onset: &'static str,
    /// What magicians adopted, by side.
    pub magic: [Option<&'static str>; 2],
}

/// The battle of a view.
pub(super) fn battle<'g>(game: &'g Conjurers, view: &View) -> Option<BattleSnapshot<'g>> {
    let public = &view.public;
    let battle = public.battle.as_ref()?;
    let look = Look::of_public(game, public);
    let frames = public.frames.as_slice();
    let step = frames.iter().rev().find_map(|frame| match frame {
        Frame::Battle(step) => Some(*step),
        _ => None,
    });
    let fight = frames.iter().rev().find_map(|frame| match frame {
        Frame::Fight(fight) => Some(fight),
        _ => None,
    });
    Some(BattleSnapshot {
        kind: match battle.kind {
            BattleKind::Ground(_) => "ground",
            BattleKind::Duel => "duel",
            BattleKind::Match => "match",
        },
        prize: match battle.kind {
            BattleKind::Ground(creature) => Some(game.tag(creature)),
            BattleKind::Duel | BattleKind::Match => None,
        },
        sides: Side::BOTH.map(|side| self::side(&look, game, view, battle, side)),
        turn: battle.turn.index() as u8,
        step: match step {
            _ if fight.is_some() => "fight",
            Some(BattleStep::Remove) => "remove",
            Some(BattleStep::Draw) => "draw",
            Some(BattleStep::Equip { .. }) => "equip",
            _ => "act",
        },
        equipping: match step {
            Some(BattleStep::Equip { slot }) => Some(slot),
            _ => None,
        },
        quiet: battle.quiet,
        quiet_limit: QUIET_TURNS,
        fight: fight.map(self::fight),
    })
}

fn fight(fight: &Fight) -> FightSnapshot {
    FightSnapshot {
        side: fight.by.side.index() as u8,
        slot: fight.by.slot.0,
        onset: match fight.onset {
            Onset::Summon => "summon",
            Onset::Move => "move",
            Onset::Attack => "attack",
        },
        magic: fight.magic.map(|magic| magic.map(|magic| magic.name())),
    }
}

fn side<'g>(
    look: &Look<'_>,
    game: &'g Conjurers,
    view: &View,
    battle: &Battle,
    side: Side,
) -> BattleSide<'g> {
    let row = &battle.rows[side.index()];
    let seat = battle.seats[side.index()];
    let tags = |set: CreatureSet| set.iter().map(|id| game.tag(id)).collect::<Vec<_>>();
    let left = game.equipment().map(|card| (card, look.available(side, card)));
    let left = left.filter(|&(_, count)| count > 0);
    BattleSide {
        seat: seat.0,
        minions: battle.is_minions(side),
        hand: row.hand,
        own_hand: view.hand.filter(|_| view.viewer == Some(seat)).map(tags),
        pool: tags(row.pool),
        slots: Slot::ALL.map(|slot| {
            let place = Place { side, slot };
            look.fighter(place).map(|fighter| self::fighter(look, game, fighter, place))
        }),
        cards: left.map(|(card, count)| CardCount { card: game.card_tag(card), count }).collect(),
    }
}

fn fighter<'g>(
    look: &Look<'_>,
    game: &'g Conjurers,
    fighter: &Fighter,
    place: Place,
) -> FighterSnapshot<'g> {
    let stats = look.stats(fighter.creature);
    let worn = fighter.worn.iter().flatten().map(|worn| WornSnapshot {
        card: game.card_tag(worn.card),
        absorbed: worn.absorbed,
        spent: worn.spent,
    });
    FighterSnapshot {
        creature: game.tag(fighter.creature),
        health: stats.health,
        damage: fighter.damage,
        dice: stats.dice,
        poison: fighter.poison,
        frost: fighter.frost,
        bound: fighter.bound,
        risen: fighter.risen,
        devouring: fighter.devouring,
        devoured: look.is_devoured(place),
        rest: fighter.rest,
        absorbs: look.absorption_left(fighter),
        worn: worn.collect(),
    }
}
