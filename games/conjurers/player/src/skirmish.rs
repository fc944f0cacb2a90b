//! Battles turn by turn: who is struck, who strikes back, and who wears what.

use conjurers::battle::{Fighter, Place, Side};
use conjurers::catalog::Trait;
use conjurers::{Choice, Conjurers, CreatureId, Look, Slot, State};

use crate::Lore;
use crate::lore::Prowess;
use crate::worth::{abilities, fresh, prowess};

/// What bringing a creature onto the battlefield is worth by itself, as a share of its strength.
const PRESENCE: f64 = 0.15;

/// A creature as it stands in a fight.
#[derive(Clone, Copy)]
struct Body {
    prowess: Prowess,
    /// Health points and what cards take, bare.
    health: f64,
    dice: f64,
    offensive: f64,
    defensive: f64,
    is_ranged: bool,
    is_flying: bool,
    is_quick: bool,
    is_devourer: bool,
}

impl Body {
    fn standing(look: &Look<'_>, lore: &Lore, fighter: &Fighter) -> Self {
        let abilities = abilities(look, lore, fighter);
        let stats = look.stats(fighter.creature);
        let health = stats.health.saturating_sub(fighter.damage);
        let mut dice = f64::from(stats.dice + abilities.power_hit);
        if fighter.frost {
            dice *= 0.7;
        }
        Self {
            prowess: prowess(look, lore, fighter),
            health: f64::from(health + look.absorption_left(fighter)),
            dice,
            offensive: abilities.offensive.into(),
            defensive: abilities.defensive.into(),
            is_ranged: abilities.has(Trait::Ranged),
            is_flying: abilities.has(Trait::Flying),
            is_quick: abilities.has(Trait::FirstStrike),
            is_devourer: abilities.has(Trait::Devour),
        }
    }

    fn in_hand(look: &Look<'_>, lore: &Lore, creature: CreatureId) -> Self {
        let stats = look.stats(creature);
        let abilities = stats.abilities;
        Self {
            prowess: fresh(look, lore, creature),
            health: stats.health.into(),
            dice: stats.dice.into(),
            offensive: abilities.offensive.into(),
            defensive: abilities.defensive.into(),
            is_ranged: abilities.has(Trait::Ranged),
            is_flying: abilities.has(Trait::Flying),
            is_quick: abilities.has(Trait::FirstStrike),
            is_devourer: abilities.has(Trait::Devour),
        }
    }
}

/// What a fight of `by` against `on` brings to the side of `by`: strength taken less strength
/// lost.
fn clash(by: Body, on: Body, is_summoned: bool) -> f64 {
    let share = |damage: f64, of: Body| (damage / of.health.max(1.0)).min(1.0);
    let struck = share((by.dice + by.offensive - on.defensive).max(0.0), on);
    let is_answered = is_summoned || !by.is_ranged || on.is_ranged;
    let mut answer = if is_answered { share(on.dice, by) } else { 0.0 };
    if by.is_quick && !on.is_quick {
        answer *= 1.0 - struck;
    }
    struck * on.prowess.power() - answer * by.prowess.power()
}

/// The action of a battle turn that promises most at once.
pub(crate) fn act(
    game: &Conjurers,
    lore: &Lore,
    world: &State,
    options: &[Choice],
) -> Option<Choice> {
    let mut best: Option<(Choice, f64)> = None;
    rate(game, lore, world, options, |choice, promise| {
        if best.is_none_or(|(_, other)| promise > other) {
            best = Some((choice, promise));
        }
    });
    best.map(|(choice, _)| choice)
}

/// What each action of a battle turn promises at once.
pub(crate) fn rate(
    game: &Conjurers,
    lore: &Lore,
    world: &State,
    options: &[Choice],
    mut each: impl FnMut(Choice, f64),
) {
    let look = Look::new(game, world);
    let side = look.battle().turn;
    let at = |side: Side, slot: Slot| {
        let fighter = look.standing(Place { side, slot })?;
        Some(Body::standing(&look, lore, fighter))
    };
    let mine = |creature: CreatureId| {
        let place = look.place_of(creature)?;
        Some((Body::standing(&look, lore, look.fighter(place)?), place.slot))
    };
    for &choice in options {
        let promise = match choice {
            Choice::Summon(creature, slot) => {
                let body = Body::in_hand(&look, lore, creature);
                let presence = PRESENCE * body.prowess.power();
                presence + at(side.other(), slot).map_or(0.0, |on| meets(body, on, true))
            }
            Choice::Move(creature, slot) => mine(creature).map_or(0.0, |(body, _)| {
                at(side.other(), slot).map_or(-0.5, |on| meets(body, on, false)) - 0.5
            }),
            Choice::Attack(creature) => mine(creature).map_or(0.0, |(body, slot)| {
                at(side.other(), slot).map_or(0.0, |on| clash(body, on, false))
            }),
            Choice::Devour(creature) => mine(creature).map_or(0.0, |(body, slot)| {
                at(side.other(), slot).map_or(0.0, |on| 0.5 * on.prowess.power() + body.dice)
            }),
            Choice::Bind { on, .. } => mine(on).map_or(0.0, |(on, _)| 0.3 * on.prowess.power()),
            Choice::BreakFree(creature) => mine(creature).map_or(0.0, |(body, slot)| {
                let devourer = look.fighter(Place { side: side.other(), slot });
                let dice = devourer.map_or(0.0, |by| f64::from(look.stats(by.creature).dice));
                // Twice the dice now, or the dice in every turn.
                if body.health > 2.0 * dice { 0.3 * body.prowess.power() } else { -1.0 }
            }),
            _ => 0.0,
        };
        each(choice, promise);
    }
}

/// What it brings to come to face another creature: a fight, if there is one.
fn meets(body: Body, on: Body, is_summoned: bool) -> f64 {
    let reaches = !on.is_flying || body.is_flying || (body.is_ranged && !is_summoned);
    if body.is_devourer {
        return if reaches { 0.25 * on.prowess.power() } else { 0.0 };
    }
    if reaches { clash(body, on, is_summoned) } else { 0.0 }
}

/// The card that does most for the creature just summoned, while there is any.
pub(crate) fn equip(
    game: &Conjurers,
    lore: &Lore,
    world: &State,
    slot: u8,
    options: &[Choice],
) -> Option<Choice> {
    let look = Look::new(game, world);
    let place = Place { side: look.battle().turn, slot: Slot(slot) };
    let wearer = prowess(&look, lore, look.fighter(place)?);
    let adds = |choice: &Choice| match choice {
        Choice::Equip(card) => lore.gear(*card).adds(wearer),
        _ => 0.0,
    };
    options.iter().copied().max_by(|a, b| adds(a).total_cmp(&adds(b)))
}
