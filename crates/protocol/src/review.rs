//! What was weighed: hints, the thoughts behind a decision, and the review of a game.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// A choice that was weighed, and what speaks for it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct WeighedShown {
    /// Index into the list of choices, while the question stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub choice: Option<u32>,
    /// What it means.
    pub label: String,
    /// The chance to win with it, 0 to 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub win_chance: Option<f64>,
    /// What speaks for it and against it.
    pub reasons: Vec<String>,
}

/// Why somebody decided so.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Thoughts {
    /// The input, counted from 1.
    pub step: u32,
    /// Who decided.
    pub seat: u8,
    /// What was chosen.
    pub chosen: WeighedShown,
    /// What else was weighed, the best first; absent where it would show a hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub others: Option<Vec<WeighedShown>>,
    /// Why not everything is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub withheld: Option<String>,
}

/// The review of a game, or how far it has come.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReviewState {
    /// It is being made.
    Working {
        /// Moments looked at.
        done: u32,
        /// Moments to look at.
        of: u32,
    },
    /// It is there.
    Ready(ReviewShown),
}

/// How a game went.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ReviewShown {
    /// How closely it was looked at.
    pub effort: String,
    /// The players, by seat.
    pub seats: Vec<ReviewSeat>,
    /// The moments that counted, in the order of the game.
    pub moments: Vec<ReviewMoment>,
}

/// How a game went for one player.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ReviewSeat {
    /// What the player is called.
    pub name: String,
    /// The chance to win, wherever it changed.
    pub curve: Vec<CurvePoint>,
    /// What dice and cards changed of it, as parts of 1.
    pub luck: f64,
    /// What the decisions of the own side changed.
    pub own: f64,
    /// What the decisions of others changed.
    pub others: f64,
    /// What was not foreseen.
    pub unforeseen: f64,
}

/// A chance to win at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct CurvePoint {
    /// The input after which it was so; 0 is before the first.
    pub step: u32,
    /// The chance, 0 to 1.
    pub chance: f64,
}

/// A moment that counted.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ReviewMoment {
    /// The input, counted from 1.
    pub step: u32,
    /// The round.
    pub round: u16,
    /// Who lost by the decision, or whom chance favoured.
    pub seat: u8,
    /// How the chance of that player changed by it.
    pub change: f64,
    /// What happened.
    pub text: String,
    /// What would have been better; absent where chance decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub better: Option<WeighedShown>,
}
