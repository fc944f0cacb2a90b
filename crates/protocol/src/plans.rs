//! Plans as a browser shows them: what a unit can do in one go, and the choices that do it.

use kernel::Game;
use serde::Serialize;
use ts_rs::TS;

/// What a plan is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PlanKind {
    /// The unit goes to `place`.
    Reach,
    /// The unit attacks `target`, standing in `place` then.
    Strike,
    /// The unit claims `stone`, standing in `place` then.
    Claim,
    /// The unit absorbs `stone`.
    Absorb,
    /// The unit comes into play in `place`.
    Deploy,
}

/// Something that a unit of the viewer can do in one go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PlanShown {
    /// The unit that does it.
    pub unit: String,
    /// What it is for.
    pub kind: PlanKind,
    /// Where the unit stands then.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub place: Option<String>,
    /// What is attacked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub target: Option<String>,
    /// The stone it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stone: Option<String>,
    /// The places it goes through: where it stands now, then each that it enters. Empty when it
    /// stays.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub way: Vec<String>,
    /// The first choice: an index into the list that is offered.
    pub choice: u32,
    /// The choices after it, in notation.
    pub then: Vec<String>,
    /// Cards that it makes its player give up.
    pub cost: u8,
    /// Actions that the unit may take afterwards.
    pub left: u8,
    /// Why the movement in it goes no further, where that is not its length: `enemies`, `swamp`,
    /// `lava`, `chains`, `terrain`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub end: Option<&'static str>,
}

impl PlanShown {
    /// A plan of a unit, with its choices. `options` is the list that is offered.
    pub fn new<G>(
        game: &G,
        (unit, kind): (&str, PlanKind),
        options: &[G::Choice],
        choices: &[G::Choice],
    ) -> Option<Self>
    where
        G: Game,
    {
        let (first, rest) = choices.split_first()?;
        let choice = options.iter().position(|option| option == first)?;
        Some(Self {
            unit: unit.to_owned(),
            kind,
            place: None,
            target: None,
            stone: None,
            way: Vec::new(),
            choice: u32::try_from(choice).ok()?,
            then: rest.iter().map(|choice| game.write(choice)).collect(),
            cost: 0,
            left: 0,
            end: None,
        })
    }
}
