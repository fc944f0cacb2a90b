//! Whether a power can ever work: its kind, trigger, conditions and costs fit together (XV).

use content::way;
use pantheon::board::Terrain;
use pantheon::catalog::{Class, Condition, Effect, PowerKind, Stat, Trigger};

use super::Sense;
use crate::unit_file::PowerFile;

impl Sense<'_, '_, '_> {
    /// Everything about one power.
    pub(super) fn power(&mut self, at: usize, power: &PowerFile) {
        let before = self.faults.len();
        self.kind_and_trigger(at, power);
        if self.faults.len() > before {
            // What the effects need depends on the trigger; with a wrong one they would only
            // repeat its fault.
            return;
        }
        self.costs(at, power);
        for (index, condition) in power.conditions.iter().enumerate() {
            self.condition(at, index, power, *condition);
        }
        self.effects(at, power);
    }

    /// [P15.15A.1] [P15.15C.7] [P15.15C.9] [P15.15C.11] [P15.15C.14]
    fn kind_and_trigger(&mut self, at: usize, power: &PowerFile) {
        let PowerFile { kind, when, .. } = *power;
        let trigger = name(when);
        if self.unit.is_troop() && kind != PowerKind::Permanent {
            let found = format!("a {kind} power of a troop");
            return self.fault(way!["power", at, "kind"], found, "`permanent`, as of all troops");
        }
        let when_way = way!["power", at, "when"];
        match kind {
            PowerKind::Active if when != Trigger::Activation => {
                let found = format!("an active power that waits for `{trigger}`");
                let expected = "`activation`, or the kind `passive` or `permanent`";
                self.fault(when_way, found, expected);
            }
            PowerKind::Offensive if when != Trigger::AttackAction => {
                let found = format!("an offensive power that waits for `{trigger}`");
                self.fault(when_way, found, "`attack_action`, which it replaces");
            }
            PowerKind::Permanent | PowerKind::Passive if when == Trigger::Activation => {
                let found = format!("a {kind} power used in an activation");
                self.fault(when_way, found, "the kind `active`");
            }
            PowerKind::Permanent | PowerKind::Passive if when == Trigger::AttackAction => {
                let found = format!("a {kind} power as attack action");
                self.fault(when_way, found, "the kind `offensive`");
            }
            _ => {}
        }
        let first = power.effects.first();
        let attacks = matches!(first, Some(Effect::Attack { .. } | Effect::Charge { .. }));
        if kind == PowerKind::Offensive && !attacks {
            let expected = "`attack` or `charge`: an offensive power replaces the attack";
            self.fault(
                way!["power", at, "do", 0],
                "an offensive power that begins otherwise",
                expected,
            );
        }
    }

    /// What a power costs, and whether anybody is asked about it.
    fn costs(&mut self, at: usize, power: &PowerFile) {
        if power.when == Trigger::Always {
            let paid = [
                ("cost", power.cost > 0),
                ("tokens", power.tokens > 0),
                ("may", power.may),
                ("spends_element", power.spends_element),
            ];
            for (key, _) in paid.into_iter().filter(|&(_, set)| set) {
                let found = format!("`{key}` of a power that always works");
                self.fault(way!["power", at, key], found, "none: it is never used");
            }
        }
        let used_by_choice = matches!(power.when, Trigger::Activation | Trigger::AttackAction);
        if power.may && used_by_choice {
            let found = "`may` of a power that is used by choice";
            self.fault(way!["power", at, "may"], found, "none: it is optional anyway");
        }
        let places = power.effects.iter().any(|e| matches!(e, Effect::PlaceToken { .. }));
        if power.tokens > 0 && !places && power.when != Trigger::Always {
            let found = format!("{} tokens that are never placed", power.tokens);
            self.fault(way!["power", at, "tokens"], found, "an effect `place_token`, or no tokens");
        }
    }

    fn condition(&mut self, at: usize, index: usize, power: &PowerFile, condition: Condition) {
        let way = way!["power", at, "if", index];
        match condition {
            Condition::At(_) | Condition::Opponent(_) => {
                if !speaks_of_an_attack(power.when) {
                    let found = "a condition on an attack where there is none";
                    let expected = "a trigger in an attack, or `always` for offence or defence";
                    self.fault(way, found, expected);
                }
            }
            Condition::VitalityAtMost(most) => {
                let Some(full) = self.unit.vitality.or(self.unit.miniatures) else { return };
                if most == 0 || most >= full {
                    let found = format!("vitality at most {most} of {full}");
                    let expected =
                        format!("1 to {}: else it never or always holds", full.max(2) - 1);
                    self.fault(way, found, expected);
                }
            }
            Condition::On(Terrain::Water) => {
                let kept_from_water =
                    matches!(power.kind, PowerKind::Active | PowerKind::Offensive);
                if kept_from_water && self.unit.class != Some(Class::Aquatic) {
                    let found = format!("an {} power in water", power.kind);
                    self.fault(way, found, "the class `aquatic`: others cannot use it there");
                }
            }
            Condition::On(_)
            | Condition::Exists(_)
            | Condition::Complete
            | Condition::CarriesStone => {}
        }
    }
}

/// Whether conditions on an attack can hold with this trigger.
fn speaks_of_an_attack(when: Trigger) -> bool {
    has_another_unit(when) || when == Trigger::Always
}

/// Whether a trigger speaks of another unit.
pub(super) fn has_another_unit(when: Trigger) -> bool {
    when.role().is_some() || matches!(when, Trigger::Destroyed(_) | Trigger::Wounded)
}

/// The word of a trigger in files.
pub(super) fn name(when: Trigger) -> &'static str {
    match when {
        Trigger::Always => "always",
        Trigger::Activation => "activation",
        Trigger::AttackAction => "attack_action",
        Trigger::ActivationStarts => "activation_starts",
        Trigger::ActivationEnds => "activation_ends",
        Trigger::TurnStarts => "turn_starts",
        Trigger::Values(_) => "values",
        Trigger::FirstRoll(_) => "first_roll",
        Trigger::Wounds(_) => "wounds",
        Trigger::AttackOver(_) => "attack_over",
        Trigger::Destroyed(_) => "destroyed",
        Trigger::Wounded => "wounded",
    }
}

/// Whether a stat counts within an attack.
pub(super) fn counts_in_an_attack(stat: Stat) -> bool {
    matches!(stat, Stat::Offence | Stat::Defence)
}
