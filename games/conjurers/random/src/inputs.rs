//! Inputs at random.

use conjurers::{
    Action, Choice, Column, Conjurers, CreatureId, EquipmentId, Figure, Magic, Resource,
    ResourceSet, Slot,
};
use fastrand::Rng;

use conjurers_cases::ConjurersInvariants;
use testkit::testable::Testable;

/// Random players of Conjurers.
#[derive(Debug)]
pub struct ConjurersRandom;

impl Testable for ConjurersRandom {
    type Invariants = ConjurersInvariants;

    fn any_choice(game: &Conjurers, rng: &mut Rng) -> Choice {
        any_choice(game, rng)
    }

    fn is_idle(choice: Choice) -> bool {
        matches!(choice, Choice::Done | Choice::Decline | Choice::Pass | Choice::Stay(_))
    }
}

fn any<T: Copy>(all: &[T], rng: &mut Rng) -> T {
    all[rng.usize(..all.len())]
}

/// Any choice that can be written down in this game, sensible or not.
fn any_choice(game: &Conjurers, rng: &mut Rng) -> Choice {
    let creatures = game.setup().creatures.len() as u8;
    let some_creature = |rng: &mut Rng| match rng.u8(0..=creatures) {
        at if at == creatures => CreatureId::MINION,
        at => CreatureId(at),
    };
    let creature = some_creature(rng);
    let other = some_creature(rng);
    let card = EquipmentId(rng.u8(..game.setup().equipment.len() as u8));
    let figure = any(Figure::ALL, rng);
    let resource = any(Resource::ALL, rng);
    let slot = any(&Slot::ALL, rng);
    let three: ResourceSet = (0..3).map(|_| any(Resource::ALL, rng)).collect();
    let choices = [
        Choice::Assistant(figure),
        Choice::Place(figure, any(Action::ALL, rng)),
        Choice::Stay(figure),
        Choice::Resolve(figure),
        Choice::Trade { pay: resource, gain: any(Resource::ALL, rng) },
        Choice::Hire(figure),
        Choice::Sacrifice(creature, any(Column::ALL, rng)),
        Choice::Buy(card),
        Choice::Spare(resource),
        Choice::Done,
        Choice::Fight(creature),
        Choice::Decline,
        Choice::Remove(creature),
        Choice::Summon(creature, slot),
        Choice::Equip(card),
        Choice::Move(creature, slot),
        Choice::Attack(creature),
        Choice::Devour(creature),
        Choice::Bind { by: creature, on: other },
        Choice::BreakFree(creature),
        Choice::Pass,
        Choice::Adopt(any(Magic::ALL, rng)),
        Choice::Steal(three),
        Choice::Prize(creature),
        Choice::Take(resource),
    ];
    any(&choices, rng)
}
