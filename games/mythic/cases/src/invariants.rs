//! What must hold over every input of a battle.

use cases::checks::Invariants;
use kernel::{Seat, hold};
use mythic::{Event, Mythic, State, UnitId};

/// The invariants of Mythic Battles.
#[derive(Debug)]
pub struct MythicInvariants;

impl Invariants for MythicInvariants {
    type Game = Mythic;

    /// Checks that no card appeared or vanished, and that PP came and went only as was told.
    /// [M12.2.8] [M12.2.14]
    fn check_step(
        game: &Mythic,
        before: &State,
        after: &State,
        events: &[Event],
    ) -> Result<(), String> {
        for unit in game.units() {
            let (was, is) =
                (before.public.unit(unit).cards.total, after.public.unit(unit).cards.total);
            hold!(was == is || was == 0, "cards of {}: {was}, then {is}", game.tag(unit));
            let (was, is) = (before.public.unit(unit).vitality, after.public.unit(unit).vitality);
            let told: i32 = events.iter().map(|event| vitality(event, unit)).sum();
            let changed = i32::from(is) - i32::from(was);
            hold!(changed == told, "{}: {changed} Vitality, told {told}", game.tag(unit));
        }
        for seat in Seat::all(game.seat_count()) {
            let (was, is) = (before.public.seat(seat), after.public.seat(seat));
            let (old, new) = (was.aow.total, is.aow.total);
            hold!(old == new || old == 0, "{seat:?}: {old} Art of War cards, then {new}");
            let told: i32 = events.iter().map(|event| points(game, event, seat)).sum();
            let changed = i32::from(is.points) - i32::from(was.points);
            hold!(changed == told, "{seat:?}: {changed} PP, told {told}");
        }
        Ok(())
    }
}

fn vitality(event: &Event, unit: UnitId) -> i32 {
    match *event {
        Event::Wounded(wounded, wounds) if wounded == unit => -i32::from(wounds),
        Event::Healed(healed, by) if healed == unit => i32::from(by),
        _ => 0,
    }
}

fn points(game: &Mythic, event: &Event, of: Seat) -> i32 {
    match *event {
        Event::Paid(seat, points) if seat == of => -i32::from(points),
        Event::Gained(seat, points) | Event::Converted { seat, points, .. } if seat == of => {
            i32::from(points)
        }
        Event::Discarded { unit, points } if game.owner(unit) == of => i32::from(points),
        _ => 0,
    }
}
