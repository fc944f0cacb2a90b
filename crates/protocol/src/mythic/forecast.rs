//! What can be said of an attack before its dice fall.

use mythic::{AttackForecast, Breakdown, Mythic, View};
use serde::Serialize;
use ts_rs::TS;

use super::attack::blow;
use super::words::Words;
use crate::forecast::Total;
use crate::snapshot::Term;

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
    /// The rule by which the unit struck may not strike back; absent when it may.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub unanswered: Option<&'static str>,
}

impl Forecast {
    /// A forecast with its numbers in words.
    pub fn new(game: &Mythic, view: &View, words: &impl Words, attack: &AttackForecast) -> Self {
        let odds = attack.odds();
        let last = usize::from(attack.vitality).checked_sub(1);
        Self {
            by: game.tag(attack.by).to_owned(),
            on: game.tag(attack.on).to_owned(),
            blow: blow(attack.blow),
            dice: total(game, view, words, &attack.dice),
            difficulty: total(game, view, words, &attack.difficulty),
            vitality: attack.vitality,
            mean: odds.mean,
            destroy: last.and_then(|at| odds.at_least.get(at)).copied().unwrap_or(0.0),
            at_least: odds.at_least,
            unanswered: attack.unanswered.map(|rule| rule.0),
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
