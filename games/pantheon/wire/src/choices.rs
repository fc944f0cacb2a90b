//! Choices as they are offered: what on the board each is about, and what it costs.

use pantheon::{Choice, Declared, Pantheon, Target, View};
use protocol::Offer;
use serde::Serialize;
use ts_rs::TS;

use crate::words::Words;

/// A choice with the cards that it makes its player give up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "PantheonChoice")]
pub struct PricedChoice<'g> {
    /// Cards that it makes its player give up, at once or in the payment that follows.
    pub cost: u8,
    /// The choice.
    #[serde(flatten)]
    pub choice: ChoiceShown<'g>,
}

/// What a choice is about. Its kind is the first word of its notation, with the payments told apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the kinds are those of `pantheon::Choice`")]
pub enum ChoiceShown<'g> {
    Board {
        /// Its number, counted from 1.
        board: u8,
    },
    Scenario {
        /// Its number, counted from 1.
        scenario: u8,
    },
    Zone {
        /// Its number, counted from 1.
        zone: u8,
    },
    Recruit {
        unit: &'g str,
    },
    Place {
        unit: &'g str,
        area: &'g str,
    },
    Pass {
        /// A card is drawn.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        draw: bool,
    },
    Activate {
        unit: &'g str,
        #[ts(type = "'simple' | 'complex'")]
        activation: &'static str,
    },
    Recall {
        unit: &'g str,
    },
    End,
    Walk,
    Attack {
        /// What it can be aimed at next: the units and tokens that the label names.
        aims: Vec<String>,
    },
    Claim {
        stone: String,
    },
    Run,
    Deploy {
        area: &'g str,
    },
    Absorb {
        stone: String,
    },
    Fly,
    Aerial {
        /// What it can be aimed at next: the units and tokens that the label names.
        aims: Vec<String>,
    },
    Drop,
    Use {
        unit: &'g str,
        /// The id of the power.
        power: &'g str,
    },
    Enter {
        area: &'g str,
    },
    Stop,
    Force,
    Target {
        /// A unit or token.
        target: String,
        /// With the full-area option.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        full: bool,
    },
    Area {
        area: &'g str,
    },
    Guard {
        unit: &'g str,
    },
    Evade,
    Retaliate,
    Decline,
    Reroll {
        /// The value of the die that is picked up.
        discard: u8,
    },
    Throw {
        area: &'g str,
    },
    GoOn,
    Spend {
        /// The value of the die that is discarded.
        discard: u8,
        /// The value of the die that gains 1.
        on: u8,
    },
    Keep,
    Second {
        /// Dice that are rolled again.
        fives: u8,
    },
    Buy {
        #[ts(type = "'draw' | 'search' | 'evade'")]
        manoeuvre: &'static str,
    },
    Heal,
    Draw,
    Take {
        card: &'g str,
    },
    Pay {
        card: &'g str,
    },
    PayTwo {
        card: &'g str,
        other: &'g str,
    },
    Resolve {
        unit: &'g str,
        /// The id of the power.
        power: &'g str,
    },
    ResolveTerrain,
    Pick {
        unit: &'g str,
    },
    Lead {
        unit: &'g str,
    },
}

/// A choice of the viewer in words.
pub fn offer<'g>(
    game: &'g Pantheon,
    view: &View,
    words: &impl Words,
    choice: Choice,
) -> Offer<PricedChoice<'g>> {
    Offer::new(game, view, words, choice, PricedChoice::new(game, view, choice))
}

impl<'g> PricedChoice<'g> {
    /// A choice of the viewer.
    pub fn new(game: &'g Pantheon, view: &View, choice: Choice) -> Self {
        let cost = game.price(view, choice);
        Self { cost, choice: ChoiceShown::new(game, view, choice) }
    }
}

impl<'g> ChoiceShown<'g> {
    fn new(game: &'g Pantheon, view: &View, choice: Choice) -> Self {
        let unit = |unit| game.tag(unit);
        let area = |area| game.area_tag(area);
        let target = |target: Target| game.target_tag(target);
        let stone = |stone: pantheon::StoneId| format!("s{}", stone.0 + 1);
        let power_id = |power: pantheon::PowerRef| {
            let power = game.def(power.unit).powers.get(usize::from(power.index));
            power.map_or("", |power| power.id.as_str())
        };
        let aims = || game.aims(view, choice).into_iter().map(target).collect();
        match choice {
            Choice::Board(board) => Self::Board { board: board + 1 },
            Choice::Scenario(scenario) => Self::Scenario { scenario: scenario + 1 },
            Choice::Zone(zone) => Self::Zone { zone: zone + 1 },
            Choice::Recruit(id) => Self::Recruit { unit: unit(id) },
            Choice::PlaceTroop(id, at) => Self::Place { unit: unit(id), area: area(at) },
            Choice::Pass { draw } => Self::Pass { draw },
            Choice::Activate(id, declared) => Self::Activate {
                unit: unit(id),
                activation: match declared {
                    Declared::Simple => "simple",
                    Declared::Complex => "complex",
                },
            },
            Choice::Recall(id) => Self::Recall { unit: unit(id) },
            Choice::End => Self::End,
            Choice::Walk => Self::Walk,
            Choice::Attack => Self::Attack { aims: aims() },
            Choice::Claim(id) => Self::Claim { stone: stone(id) },
            Choice::Run => Self::Run,
            Choice::Deploy(at) => Self::Deploy { area: area(at) },
            Choice::Absorb(id) => Self::Absorb { stone: stone(id) },
            Choice::FastFlight => Self::Fly,
            Choice::AerialAttack => Self::Aerial { aims: aims() },
            Choice::Drop => Self::Drop,
            Choice::Use(power) => Self::Use { unit: unit(power.unit), power: power_id(power) },
            Choice::Enter(at) => Self::Enter { area: area(at) },
            Choice::Stop => Self::Stop,
            Choice::Force => Self::Force,
            Choice::Target(at) => Self::Target { target: target(at), full: false },
            Choice::TargetFull(at) => Self::Target { target: target(at), full: true },
            Choice::Area(at) => Self::Area { area: area(at) },
            Choice::Guard(id) => Self::Guard { unit: unit(id) },
            Choice::Evade => Self::Evade,
            Choice::Retaliate => Self::Retaliate,
            Choice::Decline => Self::Decline,
            Choice::Reroll(face) => Self::Reroll { discard: face },
            Choice::Throw(at) => Self::Throw { area: area(at) },
            Choice::Continue => Self::GoOn,
            Choice::Spend { discard, on } => Self::Spend { discard, on },
            Choice::Keep => Self::Keep,
            Choice::Second(fives) => Self::Second { fives },
            Choice::Buy(manoeuvre) => Self::Buy { manoeuvre: manoeuvre.name() },
            Choice::Heal => Self::Heal,
            Choice::DrawMore => Self::Draw,
            Choice::Take(card) => Self::Take { card: game.card_tag(card) },
            Choice::Pay(card) => Self::Pay { card: game.card_tag(card) },
            Choice::PayTwo(a, b) => Self::PayTwo { card: unit(a), other: unit(b) },
            Choice::Resolve(power) => {
                Self::Resolve { unit: unit(power.unit), power: power_id(power) }
            }
            Choice::ResolveTerrain => Self::ResolveTerrain,
            Choice::Pick(id) => Self::Pick { unit: unit(id) },
            Choice::Lead(id) => Self::Lead { unit: unit(id) },
        }
    }
}
