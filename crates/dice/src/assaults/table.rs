//! The value of every first roll against one target.

use super::pool::Pool;
use super::second::{Ending, Second, endings, outcomes, second_assaults};
use super::target::Target;
use crate::multiset::{Lanes, Shown, add_die};
use crate::roll::Roll;

/// The lanes of best play for all dice that can be left after the first roll, by rank; each lane
/// is played for its own aim.
pub(crate) fn first_assault(target: &Target, dice: u8) -> Vec<Lanes> {
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
                for (best, value) in best.iter_mut().zip(lanes) {
                    *best = best.max(value);
                }
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
    let mut layer = values.to_vec();
    for rerolled in 1..=rerolls.min(dice) {
        add_die(&mut layer, dice - rerolled);
        for shown in Shown::all(dice) {
            let blanks = dice - shown.len();
            let left = shown.without_lowest(rerolled.saturating_sub(blanks));
            for (best, &value) in values[shown.rank()].iter_mut().zip(&layer[left.rank()]) {
                *best = best.max(value);
            }
        }
    }
}
