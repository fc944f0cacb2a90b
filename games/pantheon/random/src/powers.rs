//! Random powers: every word of the vocabulary, put together so that a power makes sense.

use board::Terrain;
use fastrand::Rng;
use pantheon::catalog::{
    Amount, AttackDice, AttackRange, Condition, Duration, Effect, Filter, Place, Power, PowerKind,
    Reach, Role, Scope, Selector, SideFilter, Stat, TokenEffect, Trigger, TypeSet, UnitType,
};

use super::units::pick;

/// A random power.
pub(super) fn power(rng: &mut Rng, id: String) -> Power {
    let (kind, when, effects) = match rng.u8(0..12) {
        0..=2 => (passive(rng), Trigger::Always, vec![standing(rng)]),
        3..=4 => (PowerKind::Active, Trigger::Activation, actives(rng)),
        5..=6 => {
            let effect = if rng.u8(0..4) == 0 { charge(rng) } else { attack(rng) };
            (PowerKind::Offensive, Trigger::AttackAction, vec![effect])
        }
        7 => {
            let when = [Trigger::ActivationStarts, Trigger::ActivationEnds, Trigger::TurnStarts];
            (passive(rng), pick(rng, &when), vec![gentle(rng)])
        }
        8 => (passive(rng), Trigger::Values(role(rng)), vec![in_attack(rng)]),
        9 => {
            let effect = Effect::Reroll { dice: rng.u8(1..=3) };
            (passive(rng), Trigger::FirstRoll(role(rng)), vec![effect])
        }
        10 if rng.bool() => {
            let effect = Effect::AddWounds { wounds: rng.u8(1..=2) };
            (passive(rng), Trigger::Wounds(Role::Attacker), vec![effect])
        }
        10 => (passive(rng), Trigger::Wounds(Role::Defender), vec![cancel(rng)]),
        _ => after(rng),
    };
    let pays = kind != PowerKind::Permanent && when != Trigger::Always;
    let cost = if pays { pick(rng, &[0, 0, 0, 1, 1, 2]) } else { 0 };
    let places_tokens = effects.iter().any(|e| matches!(e, Effect::PlaceToken { .. }));
    Power {
        id,
        kind,
        cost,
        tokens: if places_tokens { rng.u8(1..=3) } else { 0 },
        when,
        conditions: if rng.u8(0..4) == 0 { vec![condition(rng)] } else { Vec::new() },
        may: when != Trigger::Always && rng.u8(0..3) == 0,
        spends_element: kind == PowerKind::Active && rng.u8(0..8) == 0,
        effects,
    }
}

/// Whether the power column must hold a number for this power.
pub(super) fn has_value(power: &Power) -> bool {
    power.effects.iter().any(|effect| match effect {
        Effect::Modify { by, .. } => *by == Amount::X,
        Effect::Attack { dice, range, .. } => *dice == AttackDice::X || *range == AttackRange::X,
        Effect::Charge { dice, .. } => *dice == AttackDice::X,
        _ => false,
    })
}

fn passive(rng: &mut Rng) -> PowerKind {
    pick(rng, &[PowerKind::Permanent, PowerKind::Passive, PowerKind::Passive])
}

fn role(rng: &mut Rng) -> Role {
    pick(rng, Role::ALL)
}

fn stat(rng: &mut Rng) -> Stat {
    pick(rng, Stat::ALL)
}

fn by(rng: &mut Rng) -> i8 {
    pick(rng, &[-2, -1, 1, 1, 2])
}

fn standing(rng: &mut Rng) -> Effect {
    let by = match rng.u8(0..6) {
        0 => Amount::PerVitality,
        1 => Amount::X,
        _ => Amount::By(by(rng)),
    };
    let itself = rng.bool() || !matches!(by, Amount::By(_));
    let on = if itself { Selector::Itself } else { Selector::Each(filter(rng)) };
    Effect::Modify { stat: stat(rng), by, on, until: Duration::Standing }
}

fn in_attack(rng: &mut Rng) -> Effect {
    let (stat, on) = pick(
        rng,
        &[
            (Stat::Offence, Selector::Itself),
            (Stat::Defence, Selector::Itself),
            (Stat::Offence, Selector::Other),
            (Stat::Defence, Selector::Other),
        ],
    );
    Effect::Modify { stat, by: Amount::By(by(rng)), on, until: Duration::Attack }
}

fn attack(rng: &mut Rng) -> Effect {
    let areas = rng.u8(0..=2);
    let ranges = [
        AttackRange::Range,
        AttackRange::Ranged,
        AttackRange::X,
        AttackRange::Areas(areas),
        AttackRange::Exactly(areas),
    ];
    Effect::Attack {
        dice: dice(rng),
        range: pick(rng, &ranges),
        scope: pick(rng, &[Scope::One, Scope::One, Scope::Area, Scope::EachEnemy]),
        retaliation: rng.bool(),
    }
}

fn dice(rng: &mut Rng) -> AttackDice {
    let count = rng.u8(1..=6);
    pick(rng, &[AttackDice::Offence, AttackDice::X, AttackDice::Dice(count)])
}

fn charge(rng: &mut Rng) -> Effect {
    Effect::Charge { areas: rng.u8(1..=3), dice: dice(rng) }
}

fn cancel(rng: &mut Rng) -> Effect {
    let wounds = rng.u8(1..=2);
    if rng.bool() {
        return Effect::CancelWounds { wounds };
    }
    let to = Filter { side: SideFilter::Ally, at: Place::Here, other: true, ..filter(rng) };
    Effect::PassWounds { wounds, to: Selector::One(to) }
}

/// Effects of the unit's own activation: one or two of anything.
fn actives(rng: &mut Rng) -> Vec<Effect> {
    let mut effects = vec![active(rng)];
    match rng.u8(0..8) {
        0..=1 => effects.push(gentle(rng)),
        2 => effects.push(Effect::Heal { on: Selector::Chosen, points: 1 }),
        _ => {}
    }
    effects
}

fn active(rng: &mut Rng) -> Effect {
    let until = pick(rng, &[Duration::Activation, Duration::Turn, Duration::Round]);
    match rng.u8(0..12) {
        0 => Effect::Wound { on: selector(rng), wounds: rng.u8(1..=2) },
        1 => {
            let prey = Filter { at: Place::Here, other: true, ..filter(rng) };
            Effect::Destroy { on: Selector::One(prey) }
        }
        2 => Effect::Paralyse {
            on: selector(rng),
            until: pick(rng, &[Duration::Turn, Duration::Round]),
        },
        3 => Effect::Move { on: selector(rng), areas: rng.u8(1..=3) },
        4 => Effect::Search,
        5 => Effect::FreeManoeuvre,
        6 => Effect::MoreActivations { units: 1 },
        7 => Effect::MoreActions,
        8 => {
            let token = if rng.bool() {
                TokenEffect::Modify { stat: stat(rng), by: by(rng) }
            } else {
                TokenEffect::Body { defence: rng.u8(4..=7), vitality: rng.u8(1..=3) }
            };
            let on = if matches!(token, TokenEffect::Body { .. }) {
                Selector::Itself
            } else {
                selector(rng)
            };
            Effect::PlaceToken { on, token }
        }
        9 => {
            let ally = Filter {
                side: SideFilter::Ally,
                types: TypeSet::from(vec![UnitType::Troop]),
                at: Place::Within(3),
                other: true,
            };
            Effect::Activate { on: Selector::One(ally) }
        }
        10 => attack(rng),
        _ => Effect::Modify { stat: stat(rng), by: Amount::By(by(rng)), on: selector(rng), until },
    }
}

/// Effects that wound nobody, for moments that could otherwise call each other for ever.
fn gentle(rng: &mut Rng) -> Effect {
    match rng.u8(0..5) {
        0 => Effect::Heal { on: Selector::Itself, points: 1 },
        1 => Effect::Draw { cards: 1 },
        2 => {
            let own = Filter { side: SideFilter::Ally, ..Filter::default() };
            Effect::Retrieve { of: pick(rng, &[Selector::Itself, Selector::One(own)]) }
        }
        3 => {
            let own = Filter { side: SideFilter::Ally, ..filter(rng) };
            Effect::Heal { on: Selector::One(own), points: rng.u8(1..=2) }
        }
        _ => Effect::Modify {
            stat: stat(rng),
            by: Amount::By(by(rng)),
            on: Selector::Itself,
            until: pick(rng, &[Duration::Turn, Duration::Round]),
        },
    }
}

/// Powers that answer an attack or a death.
fn after(rng: &mut Rng) -> (PowerKind, Trigger, Vec<Effect>) {
    let effect = gentle(rng);
    let when = match rng.u8(0..5) {
        0 => Trigger::AttackOver(role(rng)),
        1 => Trigger::Destroyed(filter(rng)),
        2 => Trigger::Wounded,
        3 => {
            let step = Effect::Move { on: Selector::Itself, areas: rng.u8(1..=2) };
            return (passive(rng), Trigger::AttackOver(role(rng)), vec![step, attack(rng)]);
        }
        _ => {
            let effect = Effect::Wound { on: Selector::Other, wounds: 1 };
            return (passive(rng), Trigger::AttackOver(role(rng)), vec![effect]);
        }
    };
    // A wound that is healed the moment it is suffered would take nothing.
    let heals = matches!(effect, Effect::Heal { .. });
    let effect = if when == Trigger::Wounded && heals { Effect::Draw { cards: 1 } } else { effect };
    (passive(rng), when, vec![effect])
}

fn selector(rng: &mut Rng) -> Selector {
    match rng.u8(0..4) {
        0 => Selector::Itself,
        1 => Selector::Each(near(rng)),
        _ => Selector::One(near(rng)),
    }
}

fn near(rng: &mut Rng) -> Filter {
    let at = pick(rng, &[Place::Here, Place::Surroundings, Place::Within(2)]);
    Filter { at, ..filter(rng) }
}

fn filter(rng: &mut Rng) -> Filter {
    let types = match rng.u8(0..4) {
        0 => TypeSet::from(vec![pick(rng, UnitType::ALL), pick(rng, UnitType::ALL)]),
        _ => TypeSet::default(),
    };
    Filter {
        side: pick(rng, &[SideFilter::Any, SideFilter::Ally, SideFilter::Enemy]),
        types,
        at: pick(rng, &[Place::Anywhere, Place::Here, Place::Surroundings, Place::Within(3)]),
        other: rng.bool(),
    }
}

fn condition(rng: &mut Rng) -> Condition {
    match rng.u8(0..7) {
        0 => Condition::On(pick(rng, Terrain::ALL)),
        1 => Condition::At(pick(rng, &[Reach::Melee, Reach::Ranged])),
        2 => Condition::Opponent(filter(rng)),
        3 => Condition::Exists(filter(rng)),
        4 => Condition::VitalityAtMost(rng.u8(1..=4)),
        5 => Condition::Complete,
        _ => Condition::CarriesStone,
    }
}
