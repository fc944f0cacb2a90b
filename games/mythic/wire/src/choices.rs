//! Choices as they are offered: what on the battlefield each is about.

use mythic::{Card, Choice, Fee, Mythic, UnitId, View};
use serde::Serialize;
use ts_rs::TS;

/// What a choice is about. Its kind is the first word of its notation, with uses of one word told
/// apart. Cards are `aow` or the tag of a unit; dice are named in notation, such as `3` or `5+3`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(rename = "MythicChoice")]
#[allow(missing_docs, reason = "the kinds are those of `mythic::Choice`")]
pub enum ChoiceShown<'g> {
    PlayerOne {
        seat: u8,
    },
    Lay {
        /// The id of the board.
        board: &'g str,
        /// Quarter turns of the board.
        turns: u8,
    },
    Zone {
        /// The side of the battlefield where the chooser deploys.
        edge: &'static str,
    },
    Deploy {
        unit: &'g str,
        space: String,
    },
    Convert {
        card: &'g str,
    },
    Search {
        card: &'g str,
    },
    Take {
        card: &'g str,
    },
    Activate {
        unit: &'g str,
        /// What it costs beside its card.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "'aow' | 'leader'")]
        fee: Option<&'static str>,
    },
    Use {
        unit: &'g str,
        /// The talent, by id.
        talent: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        target: Option<&'g str>,
    },
    Plus {
        unit: &'g str,
        /// The characteristic that is bought.
        stat: &'static str,
    },
    Move {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        unit: Option<&'g str>,
        space: String,
        /// The way it takes, from where the unit stands.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<String>>", optional)]
        way: Vec<String>,
        /// It is too far to attack afterwards.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        far: bool,
    },
    Fly {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        unit: Option<&'g str>,
        space: String,
    },
    Strike {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        unit: Option<&'g str>,
        target: &'g str,
    },
    Shoot {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        unit: Option<&'g str>,
        target: &'g str,
        /// Over allied units.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        arching: bool,
        /// Over one space more.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        far: bool,
    },
    Bite {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        target: Option<&'g str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        second: Option<&'g str>,
    },
    Spread {
        target: &'g str,
    },
    Next {
        target: &'g str,
    },
    Done,
    Harass {
        unit: &'g str,
        /// By Track instead of power points.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        track: bool,
    },
    Defend {
        unit: &'g str,
        /// By a talent instead of power points.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        sentry: bool,
    },
    Counter,
    Decline,
    Retreat {
        space: String,
    },
    Spend {
        /// The die that is given up.
        discard: String,
        /// The die that gains 1.
        on: String,
    },
    Again {
        /// The die that is thrown again.
        discard: String,
    },
    Throw,
    Reroll {
        /// The die that is thrown again.
        discard: String,
        /// The talent, by id.
        talent: &'static str,
    },
    Keep,
    Exchange,
    Under {
        card: &'g str,
    },
    Discard {
        card: &'g str,
    },
}

impl<'g> ChoiceShown<'g> {
    /// A choice of the viewer.
    pub fn new(game: &'g Mythic, view: &View, choice: Choice) -> Self {
        let tag = |unit: UnitId| game.tag(unit);
        let card = |card: Card| game.card_tag(card);
        let acting = || acting(game, view);
        match choice {
            Choice::PlayerOne(seat) => Self::PlayerOne { seat: seat.0 },
            Choice::Lay(laid) => {
                let board = game.setup().boards.get(usize::from(laid.board));
                Self::Lay { board: board.map_or("", |board| &board.id), turns: laid.turns }
            }
            // The choice names the side of those who began.
            Choice::Zone(edge) => Self::Zone { edge: edge.opposite().name() },
            Choice::Deploy(unit, space) => {
                Self::Deploy { unit: tag(unit), space: space.to_string() }
            }
            Choice::Convert(converted) => Self::Convert { card: card(converted) },
            Choice::Search => Self::Search { card: card(Card::ArtOfWar) },
            Choice::Take(taken) => Self::Take { card: card(taken) },
            Choice::Activate(unit, fee) => {
                Self::Activate { unit: tag(unit), fee: (fee != Fee::Free).then(|| fee.name()) }
            }
            Choice::Use(unit, talent) => {
                Self::Use { unit: tag(unit), talent: talent.name(), target: None }
            }
            Choice::UseOn(unit, talent, on) => {
                Self::Use { unit: tag(unit), talent: talent.name(), target: Some(tag(on)) }
            }
            Choice::Plus(unit, stat) => Self::Plus { unit: tag(unit), stat: stat.name() },
            Choice::Move(space) | Choice::MoveVia(_, space) => {
                let way = game.way(view, choice);
                Self::Move {
                    unit: acting(),
                    space: space.to_string(),
                    far: way.as_ref().is_some_and(|way| way.far),
                    way: way
                        .into_iter()
                        .flat_map(|way| way.spaces)
                        .map(|at| at.to_string())
                        .collect(),
                }
            }
            Choice::Fly(space) => Self::Fly { unit: acting(), space: space.to_string() },
            Choice::Strike(on) => Self::Strike { unit: acting(), target: tag(on) },
            Choice::Shoot { at, arching, far } => {
                Self::Shoot { unit: acting(), target: tag(at), arching, far }
            }
            Choice::Bite([first, second]) => {
                Self::Bite { target: first.map(tag), second: second.map(tag) }
            }
            Choice::Spread(on) => Self::Spread { target: tag(on) },
            Choice::Next(on) => Self::Next { target: tag(on) },
            Choice::Done => Self::Done,
            Choice::Harass { by, track } => Self::Harass { unit: tag(by), track },
            Choice::Defend { by, sentry } => Self::Defend { unit: tag(by), sentry },
            Choice::Counter => Self::Counter,
            Choice::Decline => Self::Decline,
            Choice::Retreat(space) => Self::Retreat { space: space.to_string() },
            Choice::Spend { discard, on } => {
                Self::Spend { discard: discard.to_string(), on: on.to_string() }
            }
            Choice::Again(die) => Self::Again { discard: die.to_string() },
            Choice::Throw => Self::Throw,
            Choice::Reroll(die, talent) => {
                Self::Reroll { discard: die.to_string(), talent: talent.name() }
            }
            Choice::Keep => Self::Keep,
            Choice::Exchange => Self::Exchange,
            Choice::Under(unit) => Self::Under { card: tag(unit) },
            Choice::Discard(unit) => Self::Discard { card: tag(unit) },
        }
    }
}

/// The unit that is being activated.
fn acting<'g>(game: &'g Mythic, view: &View) -> Option<&'g str> {
    crate::view::activation(view).map(|activation| game.tag(activation.unit))
}
