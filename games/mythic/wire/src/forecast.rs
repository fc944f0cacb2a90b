//! What can be said of an attack before its dice fall.

use mythic::dice::chain::odds;
use mythic::{AttackForecast, Breakdown, Mythic, Purchase, Spend, View};
use protocol::{Term, Total};
use serde::Serialize;
use ts_rs::TS;

use crate::attack::blow;
use crate::words::Words;

/// An attack as it would be, with exact odds.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MythicForecast")]
pub struct Forecast {
    /// Who rolls.
    pub by: String,
    /// Who is struck.
    pub on: String,
    /// How.
    #[ts(type = "'close' | 'ranged' | 'neither'")]
    pub blow: &'static str,
    /// The dice with their reasons.
    pub dice: Total,
    /// What they must reach, with its reasons.
    pub difficulty: Total,
    /// Vitality of the unit struck.
    pub vitality: u8,
    /// Expected successes, played for the mean.
    pub mean: f64,
    /// `at_least[k - 1]`: the chance of at least `k` successes, played for just that.
    pub at_least: Vec<f64>,
    /// The chance to destroy the unit struck.
    pub destroy: f64,
    /// Whether it binds by a Web instead of wounding.
    pub webs: bool,
    /// The rule by which the unit struck may not strike back; absent when it may.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub unanswered: Option<&'static str>,
    /// Talents that somebody could still use in the attack, and what they would change.
    pub talents: Vec<TalentUse>,
}

/// A talent or [+] that somebody could use in an attack.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MythicTalentUse")]
pub struct TalentUse {
    /// Whose it is.
    pub unit: String,
    /// The talent; absent for a [+].
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub talent: Option<&'static str>,
    /// The characteristic whose [+] is bought; absent for a talent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub plus: Option<&'static str>,
    /// Whether it is the viewer's own unit.
    pub own: bool,
    /// What it costs in power points.
    pub cost: u8,
    /// Whether the power points lie ready; otherwise cards have to be turned into them first.
    pub ready: bool,
    /// What is to be expected then; absent where it cannot be put in odds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub then: Option<Outcome>,
}

/// What is to be expected of an attack.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MythicOutcome")]
pub struct Outcome {
    /// Expected wounds.
    pub mean: f64,
    /// The chance of at least one success.
    pub any: f64,
    /// The chance to destroy the unit struck.
    pub destroy: f64,
}

impl Forecast {
    /// A forecast with its numbers in words.
    pub fn new(game: &Mythic, view: &View, words: &impl Words, attack: &AttackForecast) -> Self {
        let odds = attack.odds();
        Self {
            by: game.tag(attack.by).to_owned(),
            on: game.tag(attack.on).to_owned(),
            blow: blow(attack.blow),
            dice: total(game, view, words, &attack.dice),
            difficulty: total(game, view, words, &attack.difficulty),
            vitality: attack.vitality,
            mean: odds.mean,
            destroy: attack.lethal().map_or(0.0, |wounds| odds.reaching(wounds)),
            at_least: odds.at_least,
            webs: attack.webs,
            unanswered: attack.unanswered.map(|rule| rule.0),
            talents: game
                .spends(view, attack)
                .iter()
                .map(|spend| TalentUse::new(game, view, attack, spend))
                .collect(),
        }
    }
}

impl TalentUse {
    fn new(game: &Mythic, view: &View, attack: &AttackForecast, spend: &Spend) -> Self {
        let (talent, plus) = match spend.on {
            Purchase::Talent(talent) => (Some(talent.name()), None),
            Purchase::Plus(stat) => (None, Some(stat.name())),
        };
        let then = spend.then.map(odds).map(|odds| Outcome {
            mean: odds.mean,
            any: odds.reaching(1),
            destroy: attack.lethal().map_or(0.0, |wounds| odds.reaching(wounds)),
        });
        Self {
            unit: game.tag(spend.unit).to_owned(),
            talent,
            plus,
            own: view.viewer == Some(game.owner(spend.unit)),
            cost: spend.cost,
            ready: spend.ready,
            then,
        }
    }
}

/// A number with its reasons in words.
pub(crate) fn total(
    game: &Mythic,
    view: &View,
    words: &impl Words,
    breakdown: &Breakdown,
) -> Total {
    let labels = words.terms(game, view, breakdown);
    let term = |(label, term): (String, &mythic::Term)| Term {
        label,
        by: term.by,
        rule: term.source.rule().0,
    };
    Total {
        total: breakdown.total(),
        terms: labels.into_iter().zip(&breakdown.terms).map(term).collect(),
    }
}
