//! Random units: every type, class and talent, and tables that fall with vitality.

use fastrand::Rng;
use pantheon::catalog::{
    Class, Effect, Mythology, Power, PowerKind, PowerValue, Scope, StatRow, Talent, UnitDef,
    UnitType,
};

use pantheon::edition::{AttackOnEach, Edition, TroopSize};

use super::powers;

/// A random unit of a type and cost.
pub(super) fn unit(
    rng: &mut Rng,
    id: String,
    unit_type: UnitType,
    cost: u8,
    edition: &Edition,
) -> UnitDef {
    let is_divinity = matches!(unit_type, UnitType::God | UnitType::Titan);
    let is_troop = unit_type == UnitType::Troop;
    let class = class(rng, unit_type);
    let class = if edition.lacks_class(class).is_some() { Class::Flying } else { class };
    let smallest = match edition.troop_size {
        TroopSize::One => 1,
        TroopSize::Two => 2,
    };
    let count = if rng.u8(0..3) == 0 { 0 } else { rng.usize(1..=3) };
    let mut powers: Vec<Power> = Vec::new();
    while powers.len() < count {
        let mut power = powers::power(rng, format!("p{}", powers.len() + 1));
        if edition.attack_on_each == AttackOnEach::Multiple && rng.bool() {
            name_targets(&mut power);
        }
        // Two powers that replace the attack would only be two of a kind.
        let offensive = |power: &Power| power.kind == PowerKind::Offensive;
        let repeated = offensive(&power) && powers.iter().any(offensive);
        let for_troops = power.kind == PowerKind::Permanent;
        if !repeated && (for_troops || !is_troop) {
            powers.push(power);
        }
    }
    let rows = rows(rng, is_troop, &powers);
    UnitDef {
        id,
        veteran_of: None,
        unit_type,
        class,
        mythology: is_divinity
            .then(|| pick(rng, &[Mythology::Greek, Mythology::Greek, Mythology::Norse])),
        cost,
        activation_cards: rng.u8(1..=4),
        strategic_value: if is_troop { 0 } else { rng.u8(0..=4) },
        talents: talents(rng),
        miniatures: is_troop.then(|| rng.u8(smallest..=5)),
        rows,
        powers,
        designed: true,
    }
}

/// Makes attacks on each enemy attacks on enemies that are named. [B29.26.3]
fn name_targets(power: &mut Power) {
    for effect in &mut power.effects {
        if let Effect::Attack { scope: scope @ Scope::EachEnemy, .. } = effect {
            *scope = Scope::Multiple;
        }
    }
}

fn class(rng: &mut Rng, unit_type: UnitType) -> Class {
    match rng.u8(0..3) {
        0 if unit_type == UnitType::Troop => pick(
            rng,
            &[Class::Aquatic, Class::Fireproof, Class::Boreal, Class::Flying, Class::Terrestrial],
        ),
        0 => pick(rng, Class::ALL),
        _ => Class::Terrestrial,
    }
}

fn talents(rng: &mut Rng) -> Vec<Talent> {
    let mut talents = Vec::new();
    for _ in 0..rng.u8(0..=4) {
        let talent = pick(rng, Talent::ALL);
        if !talents.contains(&talent) {
            talents.push(talent);
        }
    }
    talents
}

/// A table whose stats fall, or stay, from row to row.
fn rows(rng: &mut Rng, is_troop: bool, powers: &[Power]) -> Vec<StatRow> {
    let count = if is_troop { 1 } else { rng.usize(3..=7) };
    let column: Vec<(usize, u8)> =
        powers.iter().map(|_| (rng.usize(1..=count), rng.u8(2..=6))).collect();
    let mut row = StatRow {
        offence: rng.u8(2..=8),
        defence: rng.u8(4..=9),
        range: pick(rng, &[0, 0, 0, 1, 2, 3]),
        movement: rng.u8(0..=3),
        powers: Vec::new(),
    };
    let mut rows = Vec::with_capacity(count);
    for at in 0..count {
        row.powers = powers
            .iter()
            .zip(&column)
            .map(|(power, &(shown, x))| {
                if at >= shown {
                    PowerValue::Shown(false)
                } else if powers::has_value(power) {
                    PowerValue::X(x.saturating_sub(at as u8 / 2).max(1))
                } else {
                    PowerValue::Shown(true)
                }
            })
            .collect();
        rows.push(row.clone());
        row.offence -= u8::from(row.offence > 1 && rng.bool());
        row.defence -= u8::from(row.defence > 4 && rng.u8(0..3) == 0);
        row.movement -= u8::from(row.movement > 1 && rng.u8(0..4) == 0);
    }
    rows
}

/// One of several things.
pub(super) fn pick<T: Copy>(rng: &mut Rng, from: &[T]) -> T {
    from[rng.usize(0..from.len())]
}
