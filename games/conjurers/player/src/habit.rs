//! What a player does without thinking, to play an imagined line to its end.

use conjurers::battle::Place;
use conjurers::catalog::Ability;
use conjurers::{
    Awaits, BattleStep, Choice, Conjurers, Fight, Figure, Frame, Look, Magic, Resource, State,
};
use fastrand::Rng;
use kernel::Seat;

use crate::standing::Standing;
use crate::{Lore, errands, skirmish};

/// The place of the choice that needs no thinking.
pub(crate) fn choose(
    game: &Conjurers,
    lore: &Lore,
    world: &State,
    options: &[Choice],
    rng: &mut Rng,
) -> usize {
    let Awaits::Seat(seat) = world.public.awaits else { return 0 };
    let wanted = match world.public.frames.top() {
        Some(Frame::SetUp(_)) => None,
        Some(Frame::Battle(BattleStep::Act)) => skirmish::act(game, lore, world, options),
        Some(Frame::Battle(BattleStep::Equip { slot })) => {
            skirmish::equip(game, lore, world, *slot, options)
        }
        Some(Frame::Fight(fight)) => Some(adopt(&Look::new(game, world), fight, seat)),
        Some(frame) => {
            let standing = Standing::new(game, lore, &world.public, seat);
            in_town(&standing, frame, options, rng)
        }
        None => None,
    };
    let known = wanted.and_then(|wanted| options.iter().position(|&choice| choice == wanted));
    known.unwrap_or_else(|| rng.usize(0..options.len()))
}

/// What hurts most of what the creature fought is not immune to; nothing where it is to everything.
fn adopt(look: &Look<'_>, fight: &Fight, seat: Seat) -> Choice {
    let side = look.battle().side_of(seat).unwrap_or(fight.by.side);
    let target = look.fighter(Place { side: side.other(), slot: fight.by.slot });
    let is_immune = |to| {
        let worn = target.into_iter().flat_map(|fighter| fighter.worn).flatten();
        worn.flat_map(|worn| &look.game.card(worn.card).abilities).any(|&ability| ability == to)
    };
    let magics = [
        (Magic::Burning, Ability::ImmunityFire),
        (Magic::Poisonous, Ability::ImmunityPoison),
        (Magic::FrostAttack, Ability::ImmunityIce),
    ];
    let works = magics.into_iter().find(|&(_, immunity)| !is_immune(immunity));
    works.map_or(Choice::Decline, |(magic, _)| Choice::Adopt(magic))
}

fn in_town(
    standing: &Standing<'_>,
    frame: &Frame,
    options: &[Choice],
    rng: &mut Rng,
) -> Option<Choice> {
    match frame {
        Frame::Allocation { .. } => best(options, |choice| {
            // Not always the same, so that lines differ.
            errands::placement(standing, choice) * (0.7 + 0.6 * rng.f64())
        }),
        Frame::Resolving { .. } => best(options, |choice| order(standing, choice)),
        Frame::Marketplace { .. } => Some(trade(standing, options)),
        Frame::GuildHouse { .. } => best(options, |choice| match choice {
            Choice::Hire(figure) => hire(standing, figure),
            _ => 0.0,
        }),
        Frame::Pit(visit) => best(options, |choice| match choice {
            Choice::Sacrifice(creature, column) => {
                errands::sacrifice(standing, creature, column, visit.count)
            }
            _ => 0.0,
        }),
        Frame::Smith { .. } => best(options, |choice| match choice {
            Choice::Buy(card) => errands::purchase(standing, card),
            _ => 0.0,
        }),
        Frame::Payment(_) => Some(spare(options)),
        Frame::Battleground { .. } => best(options, |choice| match choice {
            Choice::Fight(creature) => {
                standing.chance_against(creature) * standing.creature_worth(creature)
            }
            _ => 0.0,
        }),
        Frame::Battle(BattleStep::Remove) => Some(keep_out(standing, options)),
        Frame::Spoils { from, .. } => Some(loot(standing, *from, options)),
        Frame::Tournament(_) => best(options, |choice| match choice {
            Choice::Prize(creature) => standing.creature_worth(creature),
            Choice::Take(resource) => standing.worth_of(resource, 4),
            _ => 0.0,
        }),
        _ => None,
    }
}

/// The best choice; the first of equals.
fn best(options: &[Choice], mut worth: impl FnMut(Choice) -> f64) -> Option<Choice> {
    let mut best: Option<(Choice, f64)> = None;
    for &choice in options {
        let worth = worth(choice);
        if best.is_none_or(|(_, other)| worth > other) {
            best = Some((choice, worth));
        }
    }
    best.map(|(choice, _)| choice)
}

/// What brings something comes first, then trades, what is paid for last.
pub(crate) fn order(standing: &Standing<'_>, choice: Choice) -> f64 {
    use conjurers::Action::{Artificer, Blacksmith, GuildHouse, Marketplace, SacrificialPit};
    let Choice::Resolve(figure) = choice else { return 0.0 };
    match standing.state().action_of(figure) {
        Some(Artificer | Blacksmith | GuildHouse) => 1.0,
        Some(Marketplace) => 2.0,
        Some(SacrificialPit) => 3.0,
        _ => 4.0,
    }
}

/// What an assistant of a kind more is worth, in points.
pub(crate) fn hire(standing: &Standing<'_>, figure: Figure) -> f64 {
    let worth = |crew| standing.lore.foresight.crew(crew, standing.game.seat_count());
    let crew = standing.state().figures;
    let mut more = crew;
    more.insert(figure);
    // Some hand is better than none, whatever the pair.
    standing.hand_worth() * (worth(more) - worth(crew)).max(0.1)
}

/// Towards the best wish that trades can bring within reach, or enough.
fn trade(standing: &Standing<'_>, options: &[Choice]) -> Choice {
    let stock = &standing.state().stock;
    let look = Look::of_public(standing.game, standing.public);
    let mut best = (Choice::Done, 0.0);
    standing.wishes(|price, worth| {
        let ready = standing.readiness(stock, price);
        for &choice in options {
            let Choice::Trade { pay, gain } = choice else { continue };
            let Some((paid, gained)) = look.trade(pay, gain) else { continue };
            let (mut after, needs) = (*stock, u16::from(price.of(pay)));
            if stock.of(pay) < needs + paid || stock.of(gain) >= price.of(gain).into() {
                continue;
            }
            after.take(pay, paid);
            after.add(gain, gained);
            let nearer = standing.readiness(&after, price);
            let value = worth * (nearer * nearer - ready * ready)
                - f64::from(paid)
                    * standing.lore.foresight.woods(pay)
                    * 0.1
                    * standing.wood_worth();
            if value > best.1 {
                best = (choice, value);
            }
        }
    });
    best.0
}

/// Spares what is dearest.
pub(crate) fn spare(options: &[Choice]) -> Choice {
    let dear = |choice: &Choice| match choice {
        Choice::Spare(Resource::Diamond | Resource::Sapphire) => 2,
        Choice::Spare(Resource::Iron | Resource::Bronze) => 1,
        _ => 0,
    };
    options.iter().copied().max_by_key(dear).unwrap_or(Choice::Done)
}

/// Keeps the weakest creature out.
pub(crate) fn keep_out(standing: &Standing<'_>, options: &[Choice]) -> Choice {
    let power = |choice: &Choice| match choice {
        Choice::Remove(creature) => standing.lore.fighter(*creature).power(),
        _ => f64::INFINITY,
    };
    let weakest = options.iter().copied().min_by(|a, b| power(a).total_cmp(&power(b)));
    weakest.unwrap_or(Choice::Done)
}

/// Takes what is worth most.
pub(crate) fn loot(standing: &Standing<'_>, from: Seat, options: &[Choice]) -> Choice {
    let stock = standing.public.seat(from).stock;
    let worth = |choice: &Choice| match choice {
        Choice::Steal(set) => set
            .iter()
            .map(|of| {
                standing.worth_of(of, stock.of(of).div_ceil(2)) + f64::from(stock.of(of)) * 1e-3
            })
            .sum(),
        _ => 0.0,
    };
    let most = options.iter().copied().max_by(|a, b| f64::total_cmp(&worth(a), &worth(b)));
    most.unwrap_or(Choice::Done)
}
