//! What can be said of an attack before its dice fall.

use pantheon::catalog::Reach;
use pantheon::{Answer, AttackForecast, Breakdown, Pantheon, Purchase, Spend, View};
use protocol::{Term, Total};
use serde::Serialize;
use ts_rs::TS;

use crate::words::Words;

/// An attack as it would be, with exact odds.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Forecast {
    /// The attacker.
    pub by: String,
    /// The target, a unit or a token.
    pub on: String,
    /// `melee` at range 0, `ranged` beyond.
    #[ts(type = "'melee' | 'ranged'")]
    pub reach: &'static str,
    /// Effective offence with its reasons.
    pub offence: Total,
    /// Effective defence with its reasons.
    pub defence: Total,
    /// How far the target is, where range matters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub distance: Option<u8>,
    /// Effective range with its reasons, where range matters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub range: Option<Total>,
    /// Vitality of the target.
    pub vitality: u8,
    /// Expected wounds, played for the mean.
    pub mean: f64,
    /// `at_least[k - 1]`: the chance of at least `k` wounds, played for just that.
    pub at_least: Vec<f64>,
    /// The chance to destroy the target.
    pub destroy: f64,
    /// Whether the target may strike back.
    pub answer: Answering,
    /// Cards that somebody could spend on the attack, and what they would change.
    pub cards: Vec<CardUse>,
}

/// Whether and when the target of an attack may strike back.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Answering {
    /// It may not, by this rule.
    Barred {
        /// The rule.
        rule: &'static str,
        /// Why, in the words of the moment, where there are any.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        why: Option<String>,
    },
    /// It may once it has survived.
    After(Retaliation),
    /// It may before the attack, by Initiative.
    First(Retaliation),
}

/// What a target that strikes back does to the attacker.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Retaliation {
    /// How likely its player holds the card for it, as far as the viewer can tell.
    pub chance: f64,
    /// Wounds the attacker is to expect if the card is there. That the target may be destroyed
    /// first, or strike with what its wounds leave it, is counted in.
    pub wounds: f64,
    /// The chance that the attacker is destroyed, in the same way.
    pub destroy: f64,
}

/// Cards that somebody could spend on an attack.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct CardUse {
    /// What they buy: a power, the target's evasion, or an activation of one more attacker.
    #[ts(type = "'power' | 'evade' | 'activation'")]
    pub buys: &'static str,
    /// The unit that has the power, evades or is activated.
    pub unit: String,
    /// The power, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub power: Option<String>,
    /// Whether they are the viewer's own cards.
    pub own: bool,
    /// How many art of war cards.
    pub cost: u8,
    /// How likely their player holds them, as far as the viewer can tell.
    pub chance: f64,
    /// What is to be expected then; absent where it cannot be put in odds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub then: Option<Outcome>,
}

/// What is to be expected of an attack or several together.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Outcome {
    /// Expected wounds.
    pub mean: f64,
    /// The chance to destroy the target.
    pub destroy: f64,
}

impl Forecast {
    /// A forecast with its numbers in words.
    pub fn new(game: &Pantheon, view: &View, words: &impl Words, attack: &AttackForecast) -> Self {
        let total = |breakdown: &Breakdown| Total {
            total: breakdown.total(),
            terms: terms(game, view, words, breakdown),
        };
        let odds = attack.odds();
        let back = |held: pantheon::Chance| {
            let back = game.retaliation(view, attack).unwrap_or_default();
            Retaliation { chance: share(held), wounds: back.mean, destroy: back.destroys }
        };
        Self {
            by: game.tag(attack.by).to_owned(),
            on: game.target_tag(attack.on),
            reach: reach(attack.reach),
            offence: total(&attack.offence),
            defence: total(&attack.defence),
            distance: attack.range.as_ref().map(|(distance, _)| *distance),
            range: attack.range.as_ref().map(|(_, range)| total(range)),
            vitality: attack.vitality,
            mean: odds.mean,
            destroy: odds.destroys.unwrap_or(0.0),
            at_least: odds.at_least,
            answer: match attack.answer {
                Answer::Barred(rule) => {
                    let why = words.no_answer(game, view, attack, rule);
                    Answering::Barred { rule: rule.0, why }
                }
                Answer::After(held) => Answering::After(back(held)),
                Answer::First(held) => Answering::First(back(held)),
            },
            cards: game
                .spends(view, attack)
                .iter()
                .map(|spend| CardUse::new(game, view, attack, spend))
                .collect(),
        }
    }
}

impl CardUse {
    fn new(game: &Pantheon, view: &View, attack: &AttackForecast, spend: &Spend) -> Self {
        let (buys, unit, power) = match spend.on {
            Purchase::Power(power) => ("power", power.unit, Some(power)),
            Purchase::Evade(unit) => ("evade", unit, None),
            Purchase::Activation(unit) => ("activation", unit, None),
        };
        let id = |power: pantheon::PowerRef| {
            game.def(power.unit).powers[usize::from(power.index)].id.clone()
        };
        let then = spend.prospect(attack);
        Self {
            buys,
            unit: game.tag(unit).to_owned(),
            power: power.map(id),
            own: view.viewer == Some(spend.seat),
            cost: spend.cost,
            chance: share(spend.chance),
            then: then.map(|then| Outcome { mean: then.mean, destroy: then.destroys }),
        }
    }
}

/// A chance as a share of 1.
fn share(chance: pantheon::Chance) -> f64 {
    f64::from(chance.0) / f64::from(pantheon::Chance::CERTAIN.0)
}

/// The word for a reach.
pub(crate) const fn reach(reach: Reach) -> &'static str {
    match reach {
        Reach::Melee => "melee",
        Reach::Ranged => "ranged",
    }
}

/// The parts of a number in words.
pub(crate) fn terms(
    game: &Pantheon,
    view: &View,
    words: &impl Words,
    breakdown: &Breakdown,
) -> Vec<Term> {
    let labels = words.terms(game, view, breakdown);
    let term = |(label, term): (String, &pantheon::Term)| Term {
        label,
        by: term.by,
        rule: term.rule(game, breakdown.of).0,
    };
    labels.into_iter().zip(&breakdown.terms).map(term).collect()
}
