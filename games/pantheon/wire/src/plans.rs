//! Plans of Pantheon as a browser shows them.

use kernel::plans::Plan;
use pantheon::{Choice, Frame, MoveEnd, Pantheon, PlanGoal, View};
use protocol::{PlanKind, PlanShown};

/// A plan of a unit; `view` is that of the moment it begins at, and `options` the list offered then.
pub fn plan(
    game: &Pantheon,
    view: &View,
    options: &[Choice],
    plan: &Plan<Pantheon>,
) -> Option<PlanShown> {
    let unit = plan.goal.unit();
    let mut shown =
        PlanShown::new(game, (game.tag(unit), kind(plan.goal)), options, &plan.choices)?;
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
            shown.target = Some(game.target_tag(on));
        }
        PlanGoal::Claim(_, id) | PlanGoal::Absorb(_, id) => shown.stone = stone(id),
    }
    if way.len() > 1 {
        shown.way = way.iter().copied().filter_map(area).collect();
        shown.end = end(plan);
    }
    shown.cost = game.price(view, plan.choices[0]);
    shown.left = left(plan);
    Some(shown)
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
