//! Plans as a browser shows them: what a unit can do in one go, and the choices that do it.

use kernel::Game;
use kernel::plans::Plan;
use pantheon::{Choice, Frame, MoveEnd, Pantheon, PlanGoal, Target, View};
use serde::Serialize;
use ts_rs::TS;

use crate::choices::cost;

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
    pub(crate) fn new<G>(
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

    /// A plan of Pantheon; `view` is that of the moment it begins at.
    pub fn of_pantheon(
        game: &Pantheon,
        view: &View,
        options: &[Choice],
        plan: &Plan<Pantheon>,
    ) -> Option<Self> {
        let unit = plan.goal.unit();
        let mut shown = Self::new(game, (game.tag(unit), kind(plan.goal)), options, &plan.choices)?;
        let area = |area| Some(game.area_tag(area).to_owned());
        let stone = |stone: pantheon::StoneId| Some(format!("s{}", stone.0 + 1));
        let entered = plan.choices.iter().filter_map(|choice| match choice {
            Choice::Enter(area) => Some(*area),
            _ => None,
        });
        let start = view.public.area_of(unit);
        let way: Vec<_> = start.into_iter().chain(entered).collect();
        // Nobody goes round to stay where they are.
        if way.len() > 1 && way.first() == way.last() && kind(plan.goal) == PlanKind::Reach {
            return None;
        }
        shown.place = way.last().copied().and_then(area);
        match plan.goal {
            PlanGoal::Reach(_, at) | PlanGoal::Deploy(_, at) => shown.place = area(at),
            PlanGoal::Strike { on, from, .. } => {
                shown.place = area(from);
                shown.target = Some(target(game, on));
            }
            PlanGoal::Claim(_, id) | PlanGoal::Absorb(_, id) => shown.stone = stone(id),
        }
        if way.len() > 1 {
            shown.way = way.iter().copied().filter_map(area).collect();
            shown.end = end(plan);
        }
        shown.cost = cost(game, view, plan.choices[0]);
        shown.left = left(plan);
        Some(shown)
    }
}

const fn kind(goal: PlanGoal) -> PlanKind {
    match goal {
        PlanGoal::Reach(..) => PlanKind::Reach,
        PlanGoal::Strike { .. } => PlanKind::Strike,
        PlanGoal::Claim(..) => PlanKind::Claim,
        PlanGoal::Absorb(..) => PlanKind::Absorb,
        PlanGoal::Deploy(..) => PlanKind::Deploy,
    }
}

fn target(game: &Pantheon, target: Target) -> String {
    game.target_tag(target)
}

/// The actions that the unit has after a plan.
fn left(plan: &Plan<Pantheon>) -> u8 {
    let frames = plan.after.public.frames.as_slice().iter();
    let left = frames.rev().find_map(|frame| match frame {
        Frame::Activation(it) if it.unit == plan.goal.unit() && !it.ended => {
            Some(it.allowed.saturating_sub(it.taken))
        }
        _ => None,
    });
    left.unwrap_or(0)
}

/// Why the movement of a plan went no further.
fn end(plan: &Plan<Pantheon>) -> Option<&'static str> {
    let last = plan.after.public.frames.as_slice().iter().find_map(|frame| match frame {
        Frame::LastMove(last) => *last,
        _ => None,
    });
    match last?.end {
        MoveEnd::Enemies => Some("enemies"),
        MoveEnd::Swamp => Some("swamp"),
        MoveEnd::Lava => Some("lava"),
        MoveEnd::Chains => Some("chains"),
        MoveEnd::OneArea(_) => Some("terrain"),
        MoveEnd::Chosen | MoveEnd::Spent | MoveEnd::Nowhere => None,
    }
}
