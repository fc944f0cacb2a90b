//! Choices that others make needless: trades, purchases and sacrifices must not drown the search.

use conjurers::{Awaits, BattleStep, Choice, Conjurers, Frame, Look, Public, Resource};

use crate::standing::Standing;
use crate::{Lore, errands, habit};

/// The most purchases, cards to wear and placements that are looked at.
const PURCHASES: usize = 4;
const WORN: usize = 3;
const PLACEMENTS: usize = 12;

/// A sacrifice that costs more than this, in points, is not looked at: an army that is needed.
const FOLLY: f64 = -3.0;

/// Takes out what nobody needs to think about.
pub(crate) fn drop_needless(
    game: &Conjurers,
    lore: &Lore,
    public: &Public,
    options: &mut Vec<Choice>,
) {
    let (Awaits::Seat(seat), Some(frame)) = (public.awaits, public.frames.top()) else { return };
    if options.len() < 2 {
        return;
    }
    match frame {
        Frame::Allocation { .. } => {
            let standing = Standing::new(game, lore, public, seat);
            keep_best(options, PLACEMENTS, |choice| errands::placement(&standing, choice));
        }
        Frame::Resolving { .. } => {
            let standing = Standing::new(game, lore, public, seat);
            keep_best(options, 1, |choice| habit::order(&standing, choice));
        }
        Frame::Marketplace { .. } => {
            let standing = Standing::new(game, lore, public, seat);
            keep_some(options, |choice| match choice {
                Choice::Trade { pay, gain } => serves(&standing, pay, gain),
                _ => true,
            });
        }
        Frame::Pit(visit) => {
            let standing = Standing::new(game, lore, public, seat);
            let worth = |choice| match choice {
                Choice::Sacrifice(creature, column) => {
                    errands::sacrifice(&standing, creature, column, visit.count)
                }
                // Enough is always worth a thought.
                _ => f64::INFINITY,
            };
            keep_some(options, |choice| worth(choice) > FOLLY);
            keep_best(options, PURCHASES + 1, worth);
        }
        Frame::Smith { .. } => {
            let standing = Standing::new(game, lore, public, seat);
            let worth = |choice| match choice {
                Choice::Buy(card) => errands::purchase(&standing, card),
                _ => f64::INFINITY,
            };
            keep_best(options, PURCHASES + 1, worth);
        }
        Frame::Battleground { .. } => {
            let standing = Standing::new(game, lore, public, seat);
            let worth = |choice| match choice {
                Choice::Fight(creature) => {
                    standing.chance_against(creature) * standing.creature_worth(creature)
                }
                _ => 0.0,
            };
            keep_best(options, PURCHASES, worth);
        }
        Frame::Battle(BattleStep::Act) => keep_some(options, |choice| choice != Choice::Pass),
        Frame::Battle(BattleStep::Equip { slot }) => {
            let look = Look::of_public(game, public);
            let place =
                conjurers::battle::Place { side: look.battle().turn, slot: conjurers::Slot(*slot) };
            let Some(fighter) = look.fighter(place) else { return };
            let wearer = crate::worth::prowess(&look, lore, fighter);
            let worth = |choice| match choice {
                Choice::Equip(card) => lore.gear(card).adds(wearer),
                _ => f64::INFINITY,
            };
            keep_best(options, WORN + 1, worth);
        }
        _ => {}
    }
}

/// Whether a trade brings something nearer that the player would like to pay for, with what is not
/// needed for it.
fn serves(standing: &Standing<'_>, pay: Resource, gain: Resource) -> bool {
    let stock = &standing.state().stock;
    let look = Look::of_public(standing.game, standing.public);
    let Some((paid, _)) = look.trade(pay, gain) else { return false };
    let mut serves = false;
    standing.wishes(|price, worth| {
        serves |= worth > 0.0
            && stock.of(gain) < price.of(gain).into()
            && stock.of(pay) >= u16::from(price.of(pay)) + paid;
    });
    serves
}

fn keep_some(options: &mut Vec<Choice>, keep: impl Fn(Choice) -> bool) {
    if options.iter().any(|&choice| keep(choice)) {
        options.retain(|&choice| keep(choice));
    }
}

/// Keeps so many of the best, in the order in which they stand.
fn keep_best(options: &mut Vec<Choice>, most: usize, worth: impl Fn(Choice) -> f64) {
    if options.len() <= most {
        return;
    }
    let worths: Vec<f64> = options.iter().map(|&choice| worth(choice)).collect();
    let mut order: Vec<usize> = (0..options.len()).collect();
    order.sort_by(|&a, &b| worths[b].total_cmp(&worths[a]).then(a.cmp(&b)));
    order.truncate(most);
    let mut at = 0;
    options.retain(|_| {
        at += 1;
        order.contains(&(at - 1))
    });
}
