//! What can be said of an attack before its dice fall: its numbers with their reasons, exact odds,
//! what comes back, and what cards would change. Everything comes from a view, so that it tells a
//! player nothing they may not know.
//!
//! Powers that work of themselves are counted in; those that somebody may yet pay for are told
//! apart (see [`Spend`]). Guards, free reactions and dice that the defender has rolled again are not
//! foreseen.

mod chances;
mod outlook;
mod spending;

use dice::{Blow, Odds, Prospect};
use kernel::RuleId;
use serde::Serialize;

use crate::breakdown::Breakdown;
use crate::catalog::{Reach, Talent};
use crate::choice::{Card, Choice};
use crate::frame::{Attack, AttackKind, AttackStep, Frame, Target};
use crate::game::Pantheon;
use crate::ids::UnitId;
use crate::look::Look;
use crate::state::State;
use crate::view::View;

pub use spending::{Purchase, Spend, Then};

/// An attack as it would be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AttackForecast {
    /// The attacker.
    pub by: UnitId,
    /// The target.
    pub on: Target,
    /// At range 0 or 1+.
    pub reach: Reach,
    /// Effective offence, with its reasons.
    pub offence: Breakdown,
    /// Effective defence, with its reasons.
    pub defence: Breakdown,
    /// How far away the target is, and the effective range with its reasons; absent where range
    /// does not matter: at range 0 and in a retaliation.
    pub range: Option<(u8, Breakdown)>,
    /// Vitality points of the target.
    pub vitality: u8,
    /// What decides the odds: the numbers above, dice that may be rolled again, and what powers do
    /// to the wounds of themselves.
    pub blow: Blow,
    /// Whether the target may strike back.
    pub answer: Answer,
    /// The attack itself.
    #[serde(skip)]
    attack: Attack,
}

/// Whether and when the target of an attack may strike back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Answer {
    /// It may not, by this rule.
    Barred(RuleId),
    /// It may once it has survived, if its player holds its card.
    After(Chance),
    /// It may before the attack, by Initiative, if its player holds its card. [P15.14.10-1]
    First(Chance),
}

/// A chance, in parts per million.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Chance(pub u32);

impl Chance {
    /// What is certain.
    pub const CERTAIN: Self = Self(1_000_000);
    /// What cannot be.
    pub const NONE: Self = Self(0);
}

impl AttackForecast {
    /// Exact odds of the wounds under best play.
    pub fn odds(&self) -> Odds {
        self.blow.odds()
    }
}

impl Pantheon {
    /// The attacks that a choice makes or leads to: one for a target or a retaliation, one for each
    /// unit of an area, one for each possible target of the attack action. Empty for choices that
    /// are no attacks.
    pub fn forecasts(&self, view: &View, choice: Choice) -> Vec<AttackForecast> {
        let state = view.with_blank_hands();
        let attacks = Look::new(self, &state).attacks_by(choice);
        attacks.iter().filter_map(|attack| self.forecast(view, &state, attack)).collect()
    }

    /// What the attacks that a choice makes or leads to can be aimed at, each once.
    pub fn aims(&self, view: &View, choice: Choice) -> Vec<Target> {
        let state = view.with_blank_hands();
        let attacks = Look::new(self, &state).attacks_by(choice);
        let mut aims = Vec::new();
        for target in attacks.iter().filter_map(|attack| attack.on) {
            if !aims.contains(&target) {
                aims.push(target);
            }
        }
        aims
    }

    /// The wounds that the attacker is to expect back, and the chance that it is destroyed, should
    /// the target's player hold its card; `None` when the target may not strike back.
    ///
    /// A survivor strikes with the values that its wounds leave it. [P15.8A.2a3-2]
    pub fn retaliation(&self, view: &View, forecast: &AttackForecast) -> Option<Prospect> {
        let attack = &forecast.attack;
        let target = forecast.on.unit()?;
        let state = view.with_blank_hands();
        let blow_after = |lost: u8| {
            let mut wounded = state;
            let unit = wounded.public.unit_mut(target);
            unit.vitality = unit.vitality.saturating_sub(lost);
            let back = Look::new(self, &wounded).retaliation_to(attack, target);
            self.outlook(&wounded, &back, None).map(|outlook| outlook.blow)
        };
        match forecast.answer {
            Answer::Barred(_) => None,
            Answer::First(_) => Some(blow_after(0)?.prospect()),
            Answer::After(_) => {
                let back: Option<Vec<Blow>> = (0..forecast.vitality).map(blow_after).collect();
                Some(dice::answered(&forecast.blow, &back?))
            }
        }
    }

    /// What can be said of an aimed attack; `None` when one of the two is not there.
    fn forecast(&self, view: &View, state: &State, attack: &Attack) -> Option<AttackForecast> {
        let look = Look::new(self, state);
        let on = attack.on?;
        let from = look.public.area_of(attack.by)?;
        let to = look.target_area(on)?;
        let outlook = self.outlook(state, attack, None)?;
        let distance = look.board().distance(from, to);
        let range =
            (attack.reach == Reach::Ranged).then(|| (distance, look.range_breakdown(attack, to)));
        Some(AttackForecast {
            by: attack.by,
            on,
            reach: attack.reach,
            offence: outlook.offence,
            defence: outlook.defence,
            range,
            vitality: look.vitality_of(on),
            blow: outlook.blow,
            answer: look.answer_to(view, attack),
            attack: *attack,
        })
    }
}

impl Look<'_> {
    /// The attacks a choice makes, each aimed at its target.
    fn attacks_by(&self, choice: Choice) -> Vec<Attack> {
        match (self.public.frames.top(), choice) {
            (Some(Frame::Attack(attack)), Choice::Target(target)) => {
                vec![self.aimed(attack, target, false)]
            }
            (Some(Frame::Attack(attack)), Choice::TargetFull(target)) => {
                vec![self.aimed(attack, target, true)]
            }
            (Some(Frame::Attack(attack)), Choice::Retaliate)
                if matches!(attack.step, AttackStep::AskRetaliation | AttackStep::Initiative) =>
            {
                let unit = attack.target_unit();
                unit.map(|unit| self.retaliation_to(attack, unit)).into_iter().collect()
            }
            (Some(Frame::Series(series)), Choice::Target(Target::Unit(unit))) => {
                vec![self.attack_in(series, unit, false)]
            }
            (Some(Frame::Series(series)), Choice::TargetFull(Target::Unit(unit))) => {
                vec![self.attack_in(series, unit, true)]
            }
            (Some(Frame::Naming { series, .. }), Choice::Target(Target::Unit(unit))) => {
                vec![self.attack_in(series, unit, !self.ways_in(series, unit).ranged)]
            }
            (Some(Frame::Series(series)), Choice::Area(area)) => {
                let units = self.public.units_in(area).without(series.by).iter();
                let full = |unit| {
                    let ways = self.ways_in(series, unit);
                    ways.full && !ways.ranged
                };
                units.map(|unit| self.attack_in(series, unit, full(unit))).collect()
            }
            (Some(Frame::Activation(activation)), Choice::Attack) => {
                self.attacks_open_to(activation.unit, AttackKind::Normal)
            }
            (Some(Frame::Activation(activation)), Choice::AerialAttack) => {
                self.attacks_open_to(activation.unit, AttackKind::Aerial)
            }
            _ => Vec::new(),
        }
    }

    /// Every attack of a kind that a unit could make now.
    fn attacks_open_to(&self, unit: UnitId, kind: AttackKind) -> Vec<Attack> {
        if !self.public.is_in_play(unit) {
            return Vec::new();
        }
        let attack = Attack::begin(unit, kind, self.controller(unit));
        let mut options = Vec::new();
        self.target_options(&attack, &mut options);
        let aimed = options.into_iter().filter_map(|option| match option {
            Choice::Target(target) => Some(self.aimed(&attack, target, false)),
            Choice::TargetFull(target) => Some(self.aimed(&attack, target, true)),
            _ => None,
        });
        aimed.collect()
    }

    fn vitality_of(&self, target: Target) -> u8 {
        match target {
            Target::Unit(unit) => self.public.unit(unit).vitality,
            Target::Token(token) => self.public.tokens[token.index()].vitality,
        }
    }

    fn answer_to(&self, view: &View, attack: &Attack) -> Answer {
        let Some(target) = attack.target_unit() else {
            return Answer::Barred(self.game.edition().cite(RuleId("P15.15D.6")));
        };
        if !self.may_retaliate(attack, target) {
            let rule = RuleId(self.no_retaliation_to(attack));
            return Answer::Barred(self.game.edition().cite(rule));
        }
        let seat = self.card_holder(target);
        let chance = self.chance_of(view, seat, &[Card::Activation(target)], 1);
        let first =
            self.has(target, Talent::Initiative) && !self.has(attack.by, Talent::Initiative);
        if first { Answer::First(chance) } else { Answer::After(chance) }
    }
}
