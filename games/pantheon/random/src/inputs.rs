//! Inputs at random.

use board::AreaId;
use fastrand::Rng;
use kernel::Seat;
use pantheon::{
    Card, Choice, Declared, Manoeuvre, Order, Pantheon, Point, PowerRef, Reaction, State, StoneId,
    Target, UnitId,
};

use pantheon_cases::PantheonInvariants;
use testkit::testable::Testable;

/// Random players of Pantheon.
#[derive(Debug)]
pub struct PantheonRandom;

impl Testable for PantheonRandom {
    type Invariants = PantheonInvariants;

    fn any_choice(game: &Pantheon, rng: &mut Rng) -> Choice {
        any_choice(game, rng)
    }

    fn any_order(
        game: &Pantheon,
        state: &State,
        seat: Seat,
        rng: &mut Rng,
    ) -> Option<(Order, bool)> {
        let order = any_order(game, rng);
        let is_own = match order {
            Order::Waive(unit, _) | Order::Use(unit, _) => {
                state.public.seat(seat).army.contains(unit)
            }
            Order::At(..) | Order::For(..) => true,
        };
        Some((order, is_own))
    }

    fn is_idle(choice: Choice) -> bool {
        matches!(choice, Choice::Pass { .. } | Choice::End | Choice::Decline | Choice::Stop)
    }
}

/// Any standing order, about the seat's own units or not.
fn any_order(game: &Pantheon, rng: &mut Rng) -> Order {
    let ask = rng.bool();
    let unit = UnitId(rng.u8(0..game.setup().pool.len() as u8));
    let printed: Vec<_> = game.printed_talents(unit).iter().collect();
    match rng.u8(0..4) {
        0 | 1 => Order::At(Point::ALL[rng.usize(0..Point::ALL.len())], ask),
        2 if !printed.is_empty() => {
            let talent = printed[rng.usize(0..printed.len())];
            if ask { Order::Use(unit, talent) } else { Order::Waive(unit, talent) }
        }
        _ => Order::For(Reaction::ALL[rng.usize(0..Reaction::ALL.len())], ask),
    }
}

/// Any choice that can be written down in this game, sensible or not.
fn any_choice(game: &Pantheon, rng: &mut Rng) -> Choice {
    let units = game.setup().pool.len() as u8;
    let areas = game.setup().boards[0].areas().len();
    let unit = UnitId(rng.u8(0..units));
    let other = UnitId(rng.u8(0..units));
    let area = AreaId::from_index(rng.usize(0..areas)).expect("the board has this area");
    let stone = StoneId(rng.u8(0..6));
    let declared = if rng.bool() { Declared::Simple } else { Declared::Complex };
    let powers = game.def(unit).powers.len() as u8;
    let power = (powers > 0).then(|| PowerRef { unit, index: rng.u8(0..powers.max(1)) });
    let card = [Card::ArtOfWar, Card::Omphalos, Card::Activation(unit)][rng.usize(0..3)];
    let face = rng.u8(0..7);
    let choices = [
        Choice::Board(rng.u8(0..2)),
        Choice::Scenario(rng.u8(0..2)),
        Choice::DrawMore,
        Choice::Zone(rng.u8(0..4)),
        Choice::Recruit(unit),
        Choice::PlaceTroop(unit, area),
        Choice::Pass { draw: rng.bool() },
        Choice::Activate(unit, declared),
        Choice::Recall(unit),
        Choice::End,
        Choice::Walk,
        Choice::Attack,
        Choice::Claim(stone),
        Choice::Run,
        Choice::Deploy(area),
        Choice::Absorb(stone),
        Choice::FastFlight,
        Choice::AerialAttack,
        Choice::Drop,
        power.map_or(Choice::Walk, Choice::Use),
        Choice::Enter(area),
        Choice::Stop,
        Choice::Force,
        Choice::Target(Target::Unit(unit)),
        Choice::TargetFull(Target::Unit(unit)),
        Choice::Area(area),
        Choice::Guard(unit),
        Choice::Evade,
        Choice::Retaliate,
        Choice::Decline,
        Choice::Reroll(face),
        Choice::Throw(area),
        Choice::Continue,
        Choice::Spend { discard: face, on: rng.u8(0..7) },
        Choice::Keep,
        Choice::Second(face),
        Choice::Buy(Manoeuvre::ALL[rng.usize(0..Manoeuvre::ALL.len())]),
        Choice::Heal,
        Choice::Take(card),
        Choice::Pay(card),
        Choice::PayTwo(unit, other),
        power.map_or(Choice::End, Choice::Resolve),
        Choice::ResolveTerrain,
        Choice::Pick(unit),
        Choice::Lead(unit),
    ];
    choices[rng.usize(0..choices.len())]
}
