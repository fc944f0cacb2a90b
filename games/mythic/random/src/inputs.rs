//! Inputs at random.

use std::mem::discriminant;

use dice::chain::Die;
use fastrand::Rng;
use kernel::Seat;
use mythic::{
    Card, Choice, Edge, Fee, Laid, Mythic, Order, Point, Reaction, SpaceId, Stat, State, Talent,
    UnitId,
};

use mythic_cases::MythicInvariants;
use testkit::testable::Testable;

/// Random generals of Mythic Battles.
#[derive(Debug)]
pub struct MythicRandom;

impl Testable for MythicRandom {
    type Invariants = MythicInvariants;

    fn any_choice(game: &Mythic, rng: &mut Rng) -> Choice {
        any_choice(game, rng)
    }

    fn any_order(_: &Mythic, _: &State, _: Seat, rng: &mut Rng) -> Option<(Order, bool)> {
        let ask = rng.bool();
        let order = if rng.bool() {
            Order::At(Point::ALL[rng.usize(0..Point::ALL.len())], ask)
        } else {
            Order::For(Reaction::ALL[rng.usize(0..Reaction::ALL.len())], ask)
        };
        Some((order, true))
    }

    /// Random generals who threw their cards away would hardly ever come to blows.
    fn is_idle(choice: Choice) -> bool {
        matches!(choice, Choice::Done | Choice::Decline | Choice::Convert(_) | Choice::Search)
    }

    /// Every kind of choice on offer is as likely as the others, however many there are of it, but
    /// mostly a blow is struck where one can be, and of several moves the one that leads nearest to
    /// an enemy is taken. Among forty moves and one blow, random generals would walk about until
    /// the battle is a draw. Options of a kind stand together.
    fn any_of(game: &Mythic, state: &State, options: &[Choice], rng: &mut Rng) -> Choice {
        let mut choice = of_any_kind(options, rng);
        for _ in 0..2 {
            if !Self::is_idle(choice) {
                break;
            }
            choice = of_any_kind(options, rng);
        }
        let is_blow = |choice: &&Choice| matches!(choice, Choice::Strike(_) | Choice::Shoot { .. });
        let blows = options.iter().filter(is_blow).count();
        if blows > 0 && rng.u8(0..4) > 0 {
            let nth = rng.usize(0..blows);
            return options.iter().filter(is_blow).nth(nth).copied().unwrap_or(choice);
        }
        if !matches!(choice, Choice::Move(_)) {
            return choice;
        }
        let moves: Vec<Choice> =
            options.iter().copied().filter(|other| matches!(other, Choice::Move(_))).collect();
        let drawn = (0..MOVES).map(|_| moves[rng.usize(0..moves.len())]);
        drawn.min_by_key(|&choice| nearest_enemy(game, state, choice)).unwrap_or(choice)
    }
}

/// So many moves are drawn, and the boldest is taken.
const MOVES: usize = 4;

/// How far a move of the general at turn ends from the nearest enemy.
fn nearest_enemy(game: &Mythic, state: &State, choice: Choice) -> u8 {
    let Choice::Move(to) = choice else { return u8::MAX };
    let enemies = game.enemies(state.public.active).iter();
    let distances = enemies.filter_map(|enemy| Some(state.public.unit(enemy).space?.distance(to)));
    distances.min().unwrap_or(u8::MAX)
}

/// An option of a kind drawn from those on offer.
fn of_any_kind(options: &[Choice], rng: &mut Rng) -> Choice {
    let alike = |a: &Choice, b: &Choice| discriminant(a) == discriminant(b);
    let kinds = options.chunk_by(alike).count();
    let drawn = options.chunk_by(alike).nth(rng.usize(0..kinds)).unwrap_or(options);
    drawn[rng.usize(0..drawn.len())]
}

/// Any choice that can be written down in this game, sensible or not.
fn any_choice(game: &Mythic, rng: &mut Rng) -> Choice {
    let units = game.units().count() as u8;
    let unit = UnitId(rng.u8(0..units));
    let other = UnitId(rng.u8(0..units));
    let space = SpaceId::new(rng.u8(0..game.columns()), rng.u8(0..8)).expect("on the field");
    let talent = Talent::ALL[rng.usize(0..Talent::ALL.len())];
    let card = if rng.bool() { Card::ArtOfWar } else { Card::Maneuver(unit) };
    let mut die = || Die { fives: rng.u8(0..2), face: rng.u8(0..6) };
    let (one, two) = (die(), die());
    let (yes, no) = (rng.bool(), rng.bool());
    let choices = [
        Choice::PlayerOne(Seat(rng.u8(0..game.setup().armies.len() as u8))),
        Choice::Lay(Laid { board: rng.u8(0..6), turns: rng.u8(0..4) }),
        Choice::Zone(Edge::ALL[rng.usize(0..4)]),
        Choice::Deploy(unit, space),
        Choice::Convert(card),
        Choice::Search,
        Choice::Take(card),
        Choice::Activate(unit, Fee::ALL[rng.usize(0..3)]),
        Choice::Use(unit, talent),
        Choice::UseOn(unit, talent, other),
        Choice::Plus(unit, Stat::ALL[rng.usize(0..4)]),
        Choice::Move(space),
        Choice::Fly(space),
        Choice::Strike(unit),
        Choice::Shoot { at: unit, arching: yes, far: no },
        Choice::Bite([yes.then_some(unit), (yes && no).then_some(other)]),
        Choice::Spread(unit),
        Choice::Next(unit),
        Choice::Done,
        Choice::Harass { by: unit, track: yes },
        Choice::Defend { by: unit, sentry: yes },
        Choice::Counter,
        Choice::Decline,
        Choice::Retreat(space),
        Choice::Spend { discard: one, on: two },
        Choice::Again(one),
        Choice::Throw,
        Choice::Reroll(one, talent),
        Choice::Keep,
        Choice::Exchange,
        Choice::Under(unit),
        Choice::Discard(unit),
    ];
    choices[rng.usize(0..choices.len())]
}
