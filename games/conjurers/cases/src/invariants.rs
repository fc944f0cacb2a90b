//! What must hold over every input of Conjurers.

use cases::checks::Invariants;
use conjurers::{Conjurers, Event, Resource, State};
use kernel::{Seat, hold};

/// The invariants of Conjurers.
#[derive(Debug)]
pub struct ConjurersInvariants;

impl Invariants for ConjurersInvariants {
    type Game = Conjurers;

    /// Stocks and minus points change by what the events say and by nothing else.
    fn check_step(
        game: &Conjurers,
        before: &State,
        after: &State,
        events: &[Event],
    ) -> Result<(), String> {
        let mut expected = before.public.seats.map(|seat| (seat.stock, seat.minus));
        for event in events {
            match *event {
                Event::Gained(seat, resource, amount) => {
                    expected[seat.index()].0.add(resource, amount)
                }
                Event::Paid(seat, resource, amount) => {
                    expected[seat.index()].0.take(resource, amount)
                }
                Event::Stole { seat, from, resource, amount } => {
                    expected[from.index()].0.take(resource, amount);
                    expected[seat.index()].0.add(resource, amount);
                }
                Event::Fed { seat, paid, .. } => {
                    expected[seat.index()].0.take(Resource::Food, paid)
                }
                Event::MinusPoints(seat, points) => expected[seat.index()].1 += points,
                _ => {}
            }
        }
        for seat in Seat::all(game.seat_count()) {
            let now = after.public.seat(seat);
            let (stock, minus) = expected[seat.index()];
            hold!(now.stock == stock, "seat {}: {:?}, events say {stock:?}", seat.0, now.stock);
            hold!(now.minus == minus, "seat {}: {} minus points, {minus} said", seat.0, now.minus);
        }
        let turns = (before.public.turn, after.public.turn);
        hold!(turns.1 == turns.0 || turns.1 == turns.0 + 1, "turns went {turns:?}");
        Ok(())
    }

    /// Hands count when hit points are compared. [CON.R84]
    fn lays_open(event: &Event) -> bool {
        matches!(event, Event::Counted { .. })
    }
}
