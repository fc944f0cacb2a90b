//! Plans of Mythic Battles as a browser shows them.

use kernel::plans::{Plan, follow};
use kernel::{Game as _, Seat};
use mythic::{Choice, Mythic, PlanGoal, State};
use protocol::{PlanKind, PlanShown};

/// A plan of `seat`; `world` is the moment it begins at, and `options` the list offered then.
pub fn plan(
    game: &Mythic,
    world: &State,
    seat: Seat,
    options: &[Choice],
    plan: &Plan<Mythic>,
) -> Option<PlanShown> {
    let unit = game.tag(plan.goal.unit());
    let (kind, place, target) = match plan.goal {
        PlanGoal::Reach(_, space) => (PlanKind::Reach, space, None),
        PlanGoal::Strike { on, from, .. } => (PlanKind::Strike, from, Some(game.tag(on))),
    };
    let mut shown = PlanShown::new(game, (unit, kind), options, &plan.choices)?;
    shown.place = Some(place.to_string());
    shown.target = target.map(str::to_owned);
    let is_move = |choice: &Choice| matches!(choice, Choice::Move(_));
    if let Some(at) = plan.choices.iter().position(is_move) {
        let moving = follow(game, world, seat, &plan.choices[..at])?;
        let way = game.way(&game.view(&moving, Some(seat)), plan.choices[at])?;
        shown.way = way.spaces.iter().map(|space| space.to_string()).collect();
    }
    Some(shown)
}
