//! When a power works: its trigger and its conditions.

use pantheon::catalog::{Condition, Filter, Reach, Role, Trigger};

use super::units::Quantity;
use super::{Telling, yes_no};
use crate::message;

impl Telling<'_> {
    /// The clauses before what the power does, in order.
    pub(super) fn clauses(self) -> Vec<String> {
        let mut clauses: Vec<String> = self.trigger().into_iter().collect();
        if let (None, Some(reach)) = (self.role(), self.reach()) {
            let attack = self.attack_noun(Some(reach));
            clauses.push(self.speaker.say(&message::IfAttack { attack: attack.into() }));
        }
        // What the trigger says of the opponent need not be said again.
        let said = self.role().and(self.opponents().next());
        let mut skip = said.is_some();
        let mut named = self.trigger_names_the_unit();
        for &condition in &self.power.conditions {
            if matches!(condition, Condition::Opponent(_)) && std::mem::take(&mut skip) {
                continue;
            }
            clauses.extend(self.condition(condition, named));
            named |= names_the_unit(condition);
        }
        clauses
    }

    fn trigger(self) -> Option<String> {
        let speaker = self.speaker;
        Some(match self.power.when {
            Trigger::Always | Trigger::Activation | Trigger::AttackAction => return None,
            Trigger::ActivationStarts => speaker.say(&message::WhenActivationStarts),
            Trigger::ActivationEnds => speaker.say(&message::WhenActivationEnds),
            Trigger::TurnStarts => speaker.say(&message::WhenTurnStarts),
            Trigger::Values(role) => speaker.say(&message::WhenValues {
                role: role.name().into(),
                attack: self.attack(role).into(),
            }),
            Trigger::FirstRoll(role) => speaker.say(&message::WhenFirstRoll {
                role: role.name().into(),
                attack: self.attack(role).into(),
            }),
            Trigger::Wounds(role) => speaker.say(&message::WhenWounds {
                role: role.name().into(),
                attack: self.attack(role).into(),
            }),
            Trigger::AttackOver(role) => speaker.say(&message::WhenAttackOver {
                role: role.name().into(),
                attack: self.attack(role).into(),
            }),
            Trigger::Destroyed(filter) => {
                let unit = self.fitting(Quantity::One, filter);
                speaker.say(&message::WhenDestroyed { unit: unit.into() })
            }
            Trigger::Wounded => speaker.say(&message::WhenWounded),
        })
    }

    /// The attack a trigger speaks of, with its range and the unit at its other end.
    fn attack(self, role: Role) -> String {
        let attack = self.attack_noun(self.reach()).into();
        let Some(filter) = self.opponents().next() else {
            return self.attack_noun(self.reach());
        };
        let opponent = self.fitting(Quantity::One, filter).into();
        match role {
            Role::Attacker => self.speaker.say(&message::AttackNounOn { attack, opponent }),
            Role::Defender => self.speaker.say(&message::AttackNounBy { attack, opponent }),
            Role::Either => self.speaker.say(&message::AttackNounWith { attack, opponent }),
        }
    }

    fn attack_noun(self, reach: Option<Reach>) -> String {
        let reach = match reach {
            Some(Reach::Melee) => "melee",
            Some(Reach::Ranged) => "ranged",
            None => "any",
        };
        self.speaker.say(&message::AttackNoun { reach: reach.into() })
    }

    /// The end of the attack that the trigger speaks of.
    fn role(self) -> Option<Role> {
        self.power.when.role()
    }

    fn reach(self) -> Option<Reach> {
        self.power.conditions.iter().find_map(|condition| match condition {
            Condition::At(reach) => Some(*reach),
            _ => None,
        })
    }

    fn opponents(&self) -> impl Iterator<Item = Filter> {
        self.power.conditions.iter().filter_map(|condition| match condition {
            Condition::Opponent(filter) => Some(*filter),
            _ => None,
        })
    }

    fn condition(self, condition: Condition, named: bool) -> Option<String> {
        let speaker = self.speaker;
        let lasting = yes_no(self.is_lasting()).into();
        let who = if named { "it" } else { "this" }.into();
        Some(match condition {
            Condition::On(terrain) => {
                let terrain = speaker.form(terrain, Some("on")).into();
                speaker.say(&message::IfOn { lasting, who, terrain })
            }
            // Part of the attack that the trigger or the first clause speaks of.
            Condition::At(_) => return None,
            Condition::Opponent(filter) => {
                let unit = self.fitting(Quantity::One, filter);
                speaker.say(&message::IfAgainst { unit: unit.into() })
            }
            Condition::Exists(filter) => {
                let unit = self.fitting(Quantity::One, filter);
                speaker.say(&message::IfExists { lasting, unit: unit.into() })
            }
            Condition::VitalityAtMost(vitality) => {
                speaker.say(&message::IfVitality { lasting, who, vitality: vitality.into() })
            }
            Condition::Complete => {
                let troop = yes_no(self.unit.is_troop()).into();
                speaker.say(&message::IfComplete { lasting, who, troop })
            }
            Condition::CarriesStone => speaker.say(&message::IfCarries { lasting, who }),
        })
    }

    pub(super) fn trigger_names_the_unit(self) -> bool {
        match self.power.when {
            Trigger::ActivationStarts
            | Trigger::ActivationEnds
            | Trigger::Values(_)
            | Trigger::FirstRoll(_)
            | Trigger::Wounds(_)
            | Trigger::AttackOver(_)
            | Trigger::Wounded => true,
            Trigger::Always
            | Trigger::Activation
            | Trigger::AttackAction
            | Trigger::TurnStarts
            | Trigger::Destroyed(_) => false,
        }
    }

    pub(super) fn conditions_name_the_unit(self) -> bool {
        self.power.conditions.iter().any(|&condition| names_the_unit(condition))
    }
}

fn names_the_unit(condition: Condition) -> bool {
    match condition {
        Condition::On(_)
        | Condition::VitalityAtMost(_)
        | Condition::Complete
        | Condition::CarriesStone => true,
        Condition::At(_) | Condition::Opponent(_) | Condition::Exists(_) => false,
    }
}
