//! Whether the effects of a power can happen where its trigger puts them, and would do anything.

use content::{Step, way};
use pantheon::catalog::{
    Amount, AttackDice, AttackRange, Condition, Duration, Effect, Filter, Role, Scope, Selector,
    SideFilter, Stat, TokenEffect, Trigger,
};

use super::Sense;
use super::powers::{counts_in_an_attack, has_another_unit, name};
use crate::unit_file::PowerFile;

/// The most dice an attack rolls, and the most a stat counts. [P15.5B.1-25]
const MOST: u8 = 10;

/// Whether effects read the value X of the power column. [P15.15B.5]
pub(super) fn uses_x(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| match *effect {
        Effect::Modify { by, .. } => by == Amount::X,
        Effect::Attack { dice, range, .. } => dice == AttackDice::X || range == AttackRange::X,
        Effect::Charge { dice, .. } => dice == AttackDice::X,
        _ => false,
    })
}

impl Sense<'_, '_, '_> {
    /// Every effect of a power.
    pub(super) fn effects(&mut self, at: usize, power: &PowerFile) {
        let mut chosen = false;
        for (index, &effect) in power.effects.iter().enumerate() {
            let way = way!["power", at, "do", index];
            if let Some(found) = does_nothing(effect) {
                self.fault(way, found, "at least 1");
            }
            if power.when == Trigger::Always {
                self.standing(way, power, effect);
                continue;
            }
            self.selector(way, power.when, effect, chosen);
            self.timing(way, power, effect);
            chosen |= matches!(effect.selector(), Some(Selector::One(_)));
        }
    }

    /// A power that always works changes stats while its conditions hold, and nothing else.
    fn standing(&mut self, way: &[Step], power: &PowerFile, effect: Effect) {
        let Effect::Modify { stat, by, on, until } = effect else {
            let expected = "`modify`: what always works has no moment to happen at";
            return self.fault(way, "an effect that happens", expected);
        };
        if until != Duration::Standing {
            self.fault(way, "an end of what always works", "`until = \"standing\"`");
        }
        match on {
            Selector::Itself | Selector::Each(_) => {}
            Selector::Other => {
                if !counts_in_an_attack(stat) || by == Amount::X {
                    let expected = "offence or defence, by a number: only they count in an attack";
                    self.fault(way, format!("{stat} of the other unit of an attack"), expected);
                }
            }
            Selector::One(_) | Selector::Chosen => {
                let expected = "`itself`, `other` or `each`: nobody is asked to choose";
                self.fault(way, "a chosen unit", expected);
            }
        }
        let in_attack =
            |condition: &Condition| matches!(condition, Condition::At(_) | Condition::Opponent(_));
        let counts = counts_in_an_attack(stat) && by != Amount::X;
        if power.conditions.iter().any(in_attack) && !counts {
            let expected = "offence or defence, by a number: only they look at the attack";
            self.fault(way, format!("{stat} under a condition on an attack"), expected);
        }
    }

    /// Whether an effect finds a unit to touch.
    fn selector(&mut self, way: &[Step], when: Trigger, effect: Effect, chosen: bool) {
        let Some(on) = effect.selector() else { return };
        match on {
            Selector::Other if !has_another_unit(when) => {
                let found = format!("`other` with the trigger `{}`", name(when));
                return self.fault(way, found, "a trigger that speaks of another unit");
            }
            Selector::Other
                if matches!(when, Trigger::Destroyed(_))
                    && !matches!(effect, Effect::Retrieve { .. }) =>
            {
                return self.fault(way, "an effect on the unit destroyed", "one that is in play");
            }
            Selector::Chosen if !chosen => {
                return self.fault(
                    way,
                    "`chosen` with no choice before it",
                    "an effect on `one` first",
                );
            }
            Selector::Itself | Selector::Other | Selector::Chosen => {}
            Selector::Each(_) | Selector::One(_) => {}
        }
        let own_only = match effect {
            Effect::Retrieve { .. } => Some("retrieve"),
            Effect::Activate { .. } => Some("activate"),
            _ => None,
        };
        if let (Some(effect), Selector::Each(filter) | Selector::One(filter)) = (own_only, on)
            && filter.side == SideFilter::Enemy
        {
            let found = format!("`{effect}` on enemies");
            self.fault(way, found, "`side = \"ally\"`: it works on the player's own units");
        }
        match effect {
            Effect::Activate { on: Selector::Itself } => {
                self.fault(way, "a unit that activates itself", "other units");
            }
            Effect::PassWounds { to, .. } if !matches!(to, Selector::One(_)) => {
                self.fault(way, "wounds passed on without a choice", "`to = { one = ... }`");
            }
            Effect::PassWounds {
                to: Selector::One(Filter { side: SideFilter::Enemy, .. }),
                ..
            } => {
                self.fault(way, "wounds passed on to enemies", "`side = \"ally\"`");
            }
            _ => {}
        }
    }

    /// Whether an effect can happen at its trigger's moment, and last as it says.
    fn timing(&mut self, way: &[Step], power: &PowerFile, effect: Effect) {
        let when = power.when;
        let at_first_roll = matches!(when, Trigger::FirstRoll(_));
        let mut needs = |needed: bool, effect: &str, expected: &str| {
            if needed {
                let found = format!("`{effect}` with the trigger `{}`", name(when));
                self.fault(way, found, expected);
            }
        };
        match effect {
            Effect::Reroll { .. } => needs(!at_first_roll, "reroll", "`first_roll`"),
            Effect::AddWounds { .. } => {
                let expected = "`when = { wounds = \"attacker\" }`";
                needs(when != Trigger::Wounds(Role::Attacker), "add_wounds", expected);
            }
            Effect::CancelWounds { .. } | Effect::PassWounds { .. } => {
                let expected = "`when = { wounds = \"defender\" }`";
                needs(
                    when != Trigger::Wounds(Role::Defender),
                    "cancel_wounds or pass_wounds",
                    expected,
                );
            }
            Effect::MoreActions => {
                let late = matches!(when, Trigger::ActivationEnds | Trigger::TurnStarts);
                needs(late, "more_actions", "a moment within the unit's activation");
            }
            Effect::PlaceToken { .. } if power.tokens == 0 => {
                self.fault(way, "a token of an empty pool", "`tokens = ...`, how many there are");
            }
            Effect::Attack { scope: Scope::Area, retaliation: true, .. } => {
                let expected = "`retaliation = false`: nobody retaliates against one";
                self.fault(way, "an area attack that is retaliated against", expected);
            }
            Effect::Modify { stat, until, .. } => self.lasting(way, when, stat, until),
            Effect::Paralyse { until, .. }
                if !matches!(until, Duration::Turn | Duration::Round) =>
            {
                let expected = "`turn` or `round`: nobody is activated before";
                self.fault(way, "a paralysis that nobody notices", expected);
            }
            _ => {}
        }
    }

    /// Whether a stat change is still there when the stat is looked at.
    fn lasting(&mut self, way: &[Step], when: Trigger, stat: Stat, until: Duration) {
        match until {
            Duration::Standing => {
                let found = format!("`standing` with the trigger `{}`", name(when));
                self.fault(way, found, "an end, or the trigger `always`");
            }
            Duration::Attack => {
                let before = matches!(when, Trigger::Activation | Trigger::ActivationStarts);
                let counted = matches!(when, Trigger::Values(_)) && counts_in_an_attack(stat);
                if !before && !counted {
                    let found = format!("{stat} until the attack ends, at `{}`", name(when));
                    self.fault(way, found, "a moment before the stat is looked at, or a later end");
                }
            }
            Duration::Activation if when == Trigger::ActivationEnds => {
                let expected = "`turn` or `round`: the activation is over";
                self.fault(way, "a change that ends as it begins", expected);
            }
            Duration::Activation | Duration::Turn | Duration::Round => {}
        }
    }
}

/// What an effect with a number of nothing says.
fn does_nothing(effect: Effect) -> Option<String> {
    let nothing = |number: u8, of: &str| (number == 0).then(|| format!("0 {of}"));
    let dice = |dice: AttackDice| match dice {
        AttackDice::Dice(dice) if dice == 0 || dice > MOST => Some(format!("{dice} dice")),
        _ => None,
    };
    match effect {
        Effect::Modify { by: Amount::By(0), .. }
        | Effect::PlaceToken { token: TokenEffect::Modify { by: 0, .. }, .. } => {
            Some("a stat changed by 0".to_owned())
        }
        Effect::PlaceToken { token: TokenEffect::Body { vitality, .. }, .. } => {
            nothing(vitality, "vitality of a token")
        }
        Effect::Attack { dice: rolled, .. } => dice(rolled),
        Effect::Charge { areas, dice: rolled } => nothing(areas, "areas").or(dice(rolled)),
        Effect::Wound { wounds, .. }
        | Effect::AddWounds { wounds }
        | Effect::CancelWounds { wounds }
        | Effect::PassWounds { wounds, .. } => nothing(wounds, "wounds"),
        Effect::Heal { points, .. } => nothing(points, "points"),
        Effect::Move { areas, .. } => nothing(areas, "areas"),
        Effect::Draw { cards } => nothing(cards, "cards"),
        Effect::MoreActivations { units } => nothing(units, "units"),
        Effect::Reroll { dice } => nothing(dice, "dice"),
        Effect::Modify { .. }
        | Effect::PlaceToken { .. }
        | Effect::Destroy { .. }
        | Effect::Paralyse { .. }
        | Effect::Retrieve { .. }
        | Effect::Search
        | Effect::FreeManoeuvre
        | Effect::MoreActions
        | Effect::Activate { .. } => None,
    }
}
