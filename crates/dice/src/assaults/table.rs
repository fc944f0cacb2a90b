//! The value of every first roll against one target.

use super::pool::Pool;
use super::second::{Ending, Second, endings, outcomes, second_assaults};
use super::target::Target;
use crate::multiset::{Lanes, Shown, add_die};
use crate::roll::Roll;

/// Values closer than this are the same number computed in another order.
pub(crate) const SAME: f64 = 1e-12;

/// The lanes of best play for all dice that can be left after the first roll, by rank; each lane
/// is played for its own aim.
pub(crate) fn first_assault(target: &Target, dice: u8) -> Vec<Lanes> {
    first_assault_by(target, dice, lane_by_lane)
}

/// Each lane keeps the better of two lines of play.
pub(crate) fn lane_by_lane(best: &mut Lanes, other: &Lanes) {
    for (best, &value) in best.iter_mut().zip(other) {
        *best = best.max(value);
    }
}

/// All lanes follow the line of play with the better mean, so that together they tell what comes
/// of it.
pub(crate) fn by_mean(best: &mut Lanes, other: &Lanes) {
    if other[0] > best[0] + SAME {
        *best = *other;
    }
}

/// The lanes of dice that can be left after the first roll, by rank; `better` chooses between
/// lines of play.
pub(crate) fn first_assault_by(
    target: &Target,
    dice: u8,
    better: impl Fn(&mut Lanes, &Lanes),
) -> Vec<Lanes> {
    let defence = target.effective_defence();
    let mut shared = Shared::default();
    Shown::all(dice)
        .map(|shown| {
            let [one, two, three, four, five] = [1, 2, 3, 4, 5].map(|face| shown.count(face));
            let roll = Roll::try_from([0, one, two, three, four, five])
                .expect("a multiset has at most as many dice as a roll");
            let pool = Pool::from_roll(roll, defence);
            let mut best = settled(&pool, target);
            for Second { reroll, kept, spared } in second_assaults(&pool, target) {
                let lanes = if spared.is_empty() {
                    let endings = shared.endings(&kept, reroll, defence);
                    after_second(&kept, endings, reroll, target)
                } else {
                    after_second(&kept, &endings(&kept, reroll, defence), reroll, target)
                };
                better(&mut best, &lanes);
            }
            best
        })
        .collect()
}

/// The endings of second assaults from first rolls, by dice re-rolled and dice kept.
#[derive(Default)]
struct Shared([[Option<Vec<Ending>>; 11]; 11]);

impl Shared {
    /// `kept` must come from a first roll, so that no die of it is above 5.
    fn endings(&mut self, kept: &Pool, reroll: u8, defence: u8) -> &[Ending] {
        self.0[usize::from(reroll)][usize::from(kept.len())]
            .get_or_insert_with(|| endings(kept, reroll, defence))
    }
}

/// Each line of play from a pool in the first assault with its lanes: the second assault it leads
/// to, or none. They come in the order of the dice that are rolled again.
pub(crate) fn lines(
    pool: &Pool,
    target: &Target,
) -> impl Iterator<Item = (Option<Second>, Lanes)> + use<> {
    let (target, defence) = (*target, target.effective_defence());
    let second = second_assaults(pool, &target).map(move |second| {
        let endings = endings(&second.kept, second.reroll, defence);
        let lanes = after_second(&second.kept, &endings, second.reroll, &target);
        (Some(second), lanes)
    });
    std::iter::once((None, settled(pool, &target))).chain(second)
}

fn after_second(kept: &Pool, endings: &[Ending], reroll: u8, target: &Target) -> Lanes {
    let ways = outcomes(kept, endings, target.effective_defence());
    target.lanes(&ways, 6f64.powi(reroll.into()))
}

/// The lanes of dice that are not rolled any more.
pub(crate) fn settled(pool: &Pool, target: &Target) -> Lanes {
    let mut ways = [0; 11];
    ways[usize::from(pool.most_wounds(target.effective_defence()))] = 1;
    target.lanes(&ways, 1.0)
}

/// Turns the values of first rolls of `dice` dice into those with a chance to re-roll up to
/// `rerolls` of them: the lowest ones, blanks before all others.
pub(crate) fn allow_rerolls(values: &mut [Lanes], dice: u8, rerolls: u8) {
    allow_rerolls_by(values, dice, rerolls, lane_by_lane);
}

/// The same, where `better` chooses between lines of play.
pub(crate) fn allow_rerolls_by(
    values: &mut [Lanes],
    dice: u8,
    rerolls: u8,
    better: impl Fn(&mut Lanes, &Lanes),
) {
    let mut layer = values.to_vec();
    for rerolled in 1..=rerolls.min(dice) {
        add_die(&mut layer, dice - rerolled);
        for shown in Shown::all(dice) {
            let blanks = dice - shown.len();
            let left = shown.without_lowest(rerolled.saturating_sub(blanks));
            better(&mut values[shown.rank()], &layer[left.rank()]);
        }
    }
}
