//! What can be said before one commits: exact odds of a fight, and an estimate of a whole battle.

use ::conjurers::battle::Place;
use ::conjurers::{Chance, Combatant, Conjurers, FightForecast, Look, Strike, View};
use serde::Serialize;
use ts_rs::TS;

/// What a choice leads to.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "ConjurersForecast")]
pub struct Forecast {
    /// The fight that it brings about at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fight: Option<FightOdds>,
    /// How the battle would go on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub battle: Option<BattleOdds>,
}

/// The exact odds of a fight.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "ConjurersFightOdds")]
pub struct FightOdds {
    /// The aggressor.
    pub by: CombatantOdds,
    /// The defending creature.
    pub on: CombatantOdds,
    /// Other creatures that may fall in it, by burning or multi attack.
    pub beside: Vec<Fallen>,
}

/// One of the two creatures of a fight.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "ConjurersCombatant")]
pub struct CombatantOdds {
    /// Which creature, by id, or `minion`.
    pub creature: String,
    /// Whether it strikes with the first blows, after them, or not at all.
    #[ts(type = "'first' | 'second' | 'never'")]
    pub strikes: &'static str,
    /// How many dice it rolls.
    pub dice: u8,
    /// Of these, dice by its cards.
    pub power_hit: u8,
    /// Of these, dice by its element.
    pub element: u8,
    /// What is added to the sum of its dice.
    pub offensive: u8,
    /// Whether frost lowers what it deals.
    pub frost: bool,
    /// What the other's defence takes off.
    pub defensive: u8,
    /// Its dice of burning.
    pub burning: u8,
    /// Health points it has left.
    pub health: u8,
    /// Damage that its cards can still take.
    pub absorbs: u8,
    /// `at_least[k - 1]`: the chance that at least `k` damage markers reach it.
    pub at_least: Vec<f64>,
    /// The damage markers that reach it on average.
    pub mean: f64,
    /// The chance that it falls for good.
    pub falls: f64,
}

/// A creature beside a fight that may fall.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "ConjurersFallen")]
pub struct Fallen {
    /// Which creature, by id, or `minion`.
    pub creature: String,
    /// The chance.
    pub chance: f64,
}

/// An estimate of a whole battle: it was played out many times with sensible moves.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "ConjurersBattleOdds")]
pub struct BattleOdds {
    /// The share of battles that the viewer's side won.
    pub win: f64,
    /// How far the true share may well be from it, to either side.
    pub margin: f64,
    /// How many battles were played.
    pub played: u32,
    /// Creatures of the viewer's side that were left in the end, on average.
    pub own_left: f64,
    /// Creatures of the other side that were left in the end, on average.
    pub other_left: f64,
}

impl FightOdds {
    /// The odds of a fight as the viewer may know them.
    pub fn new(game: &Conjurers, view: &View, fight: &FightForecast) -> Self {
        let falls = |creature| {
            let found = fight.falls.iter().find(|(of, _)| *of == creature);
            found.map_or(0.0, |&(_, chance)| share(chance))
        };
        let look = Look::of_public(game, &view.public);
        let combatant = |of: &Combatant| {
            // A creature that is summoned by the choice itself is not on the battlefield yet.
            let place: Option<Place> = look.place_of(of.creature);
            let fighter = place.and_then(|place| look.fighter(place));
            let health = look.stats(of.creature).health;
            CombatantOdds {
                creature: game.tag(of.creature).to_owned(),
                strikes: match of.strikes {
                    Strike::First => "first",
                    Strike::Second => "second",
                    Strike::Never => "never",
                },
                dice: of.dice.total(),
                power_hit: of.dice.power_hit,
                element: of.dice.element,
                offensive: of.damage.offensive,
                frost: of.damage.frost,
                defensive: of.damage.defensive,
                burning: of.burning,
                health: health - fighter.map_or(0, |fighter| fighter.damage),
                absorbs: fighter.map_or(0, |fighter| look.absorption_left(fighter)),
                at_least: of.at_least.iter().map(|&chance| share(chance)).collect(),
                mean: f64::from(of.mean) / 1000.0,
                falls: falls(of.creature),
            }
        };
        let beside = fight.falls.iter().filter(|(creature, chance)| {
            chance.0 > 0 && *creature != fight.by.creature && *creature != fight.on.creature
        });
        Self {
            by: combatant(&fight.by),
            on: combatant(&fight.on),
            beside: beside
                .map(|&(creature, chance)| Fallen {
                    creature: game.tag(creature).to_owned(),
                    chance: share(chance),
                })
                .collect(),
        }
    }
}

fn share(chance: Chance) -> f64 {
    f64::from(chance.0) / 1_000_000.0
}
