//! First impressions that are learnt: a net is told of each option, and makes it more or less appealing
//! than it looks by rules of thumb. It learns from what searches came to look at most.

use fastrand::Rng;
use serde::{Deserialize, Serialize};

use crate::search::BOLDNESS;
use crate::training::{BATCH, HELD_OUT, Layout, PACE, Pupil, Taught, blank};
use crate::{ChoiceOf, Knowledge, Net, StateOf, Thought};

/// By how much an option is more appealing than it looks by rules of thumb, by what a net is told of it.
pub fn factor(net: &Net, told: &[f32]) -> f64 {
    // A tree takes appeals to the power of its boldness.
    (f64::from(net.judge(told, &[])) / BOLDNESS).exp()
}

/// A decision, and how a search divided its rounds among the options.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Glance {
    /// The game it comes from.
    pub game: u64,
    /// What the rules of thumb made of each option: the logarithm of its weight.
    pub thumb: Vec<f32>,
    /// What is told of the options, one after the other.
    pub told: Vec<f32>,
    /// The share of rounds that each option got.
    pub shares: Vec<f32>,
}

impl Glance {
    /// What a search found worth a look at a decision. `lore` is that of somebody without instinct.
    pub(crate) fn of<K: Knowledge>(
        number: u64,
        game: &K::Game,
        lore: &K::Lore,
        world: &StateOf<K>,
        thought: &Thought<ChoiceOf<K>>,
    ) -> Self {
        let options: Vec<_> = thought.weighed.iter().map(|weighed| weighed.choice).collect();
        let (mut appeals, mut told) = (Vec::new(), Vec::new());
        K::appeal(game, lore, world, &options, &mut appeals);
        K::cues(game, lore, world, &options, &mut told);
        let rounds: f32 = thought.weighed.iter().map(|weighed| weighed.visits as f32).sum();
        let share = |visits: u32| visits as f32 / rounds.max(1.0);
        Self {
            game: number,
            thumb: appeals.iter().map(|appeal| (BOLDNESS * appeal.max(1e-9).ln()) as f32).collect(),
            told,
            shares: thought.weighed.iter().map(|weighed| share(weighed.visits)).collect(),
        }
    }

    /// The weight of each option at first sight, as shares, by what a net makes of it.
    fn foreseen(&self, worths: impl Iterator<Item = f32>) -> Vec<f32> {
        let raw: Vec<f32> =
            self.thumb.iter().zip(worths).map(|(thumb, worth)| thumb + worth).collect();
        let most = raw.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut shares: Vec<f32> = raw.iter().map(|raw| (raw - most).exp()).collect();
        let total: f32 = shares.iter().sum();
        shares.iter_mut().for_each(|share| *share /= total);
        shares
    }
}

/// How far a net is off: the mean of minus the logarithm of what it foresaw of what came.
fn loss(glances: &[&Glance], cues: usize, net: &Net) -> f64 {
    let of_one = |glance: &&Glance| {
        let worths = glance.told.chunks_exact(cues).map(|told| net.judge(told, &[]));
        let foreseen = glance.foreseen(worths);
        let told = glance.shares.iter().zip(foreseen);
        told.map(|(share, seen)| -f64::from(*share) * f64::from(seen.max(1e-9)).ln()).sum::<f64>()
    };
    glances.iter().map(of_one).sum::<f64>() / glances.len().max(1) as f64
}

/// A net that has learnt from decisions what is worth a look.
pub fn teach(
    glances: &[Glance],
    cues: usize,
    start: Option<&Net>,
    epochs: usize,
    seed: u64,
) -> (Net, Taught) {
    let (held, learnt): (Vec<&Glance>, Vec<&Glance>) =
        glances.iter().partition(|glance| glance.game.is_multiple_of(HELD_OUT));
    let mut rng = Rng::with_seed(seed);
    let begin = start.cloned().unwrap_or_else(|| blank(cues, &mut Rng::with_seed(seed)));
    let before = loss(&held, cues, &begin);
    let (mut best, mut after) = (begin.clone(), before);
    let mut pupil = Pupil::new(begin);
    let mut order: Vec<usize> = (0..learnt.len()).collect();
    let steps = (epochs * learnt.len()).div_ceil(BATCH).max(1);
    let mut step = 0;
    for _ in 0..epochs {
        rng.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            let way = step as f32 / steps as f32;
            let pace = PACE * (0.5 + 0.5 * (std::f32::consts::PI * way).cos()).max(0.02);
            pupil.begin();
            for &at in batch {
                add_slope(&mut pupil, learnt[at], cues, 1.0 / batch.len() as f32);
            }
            pupil.step(pace);
            step += 1;
        }
        let reached = loss(&held, cues, &pupil.net);
        if reached < after || held.is_empty() {
            (best, after) = (pupil.net.clone(), reached);
        }
    }
    let taught = Taught { learnt: learnt.len(), held_out: held.len(), before, after };
    (best, taught)
}

fn add_slope(pupil: &mut Pupil, glance: &Glance, cues: usize, share: f32) {
    let cells: Vec<_> =
        glance.told.chunks_exact(cues).map(|told| pupil.net.cells(told, &[])).collect();
    let foreseen = glance.foreseen(cells.iter().map(|cells| cells.worth));
    let layout = Layout::of(cues);
    for (at, told) in glance.told.chunks_exact(cues).enumerate() {
        let off = share * (foreseen[at] - glance.shares[at]);
        let push = pupil.back(&layout, &cells[at], off);
        pupil.push(told.iter().copied(), &push);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Decisions between three options with two cues each: searches look at the one that has the first cue
    /// without the second, and rules of thumb at the last.
    fn glances(count: u64) -> Vec<Glance> {
        let mut rng = Rng::with_seed(5);
        let one = |game: u64| {
            let told: Vec<f32> = (0..6).map(|_| f32::from(rng.u8(..2))).collect();
            let looked: Vec<f32> =
                told.chunks(2).map(|told| if told == [1.0, 0.0] { 8.0 } else { 1.0 }).collect();
            let total: f32 = looked.iter().sum();
            let shares = looked.iter().map(|looked| looked / total).collect();
            Glance { game, thumb: vec![0.0, 0.0, 0.5], told, shares }
        };
        (0..count).map(one).collect()
    }

    #[test]
    fn a_net_learns_what_searches_look_at() {
        let (net, taught) = teach(&glances(3000), 2, None, 40, 1);
        assert!(taught.after < taught.before - 0.1, "{taught:?}");
        let held: Vec<Glance> = glances(3000)
            .into_iter()
            .filter(|glance| glance.game.is_multiple_of(HELD_OUT))
            .collect();
        // Nobody can be less off than the shares themselves leave open.
        let open = |share: &f32| -f64::from(*share) * f64::from(*share).ln();
        let least: f64 = held.iter().flat_map(|glance| glance.shares.iter().map(open)).sum();
        assert!(taught.after < least / held.len() as f64 + 0.03, "{taught:?}");
        assert!(factor(&net, &[1.0, 0.0]) > 5.0 * factor(&net, &[0.0, 0.0]));
    }

    #[test]
    fn a_tree_sees_the_shares_that_were_learnt() {
        let (net, _) = teach(&glances(500), 2, None, 5, 1);
        let glance = &glances(1)[0];
        let worths = glance.told.chunks_exact(2).map(|told| net.judge(told, &[]));
        let learnt = glance.foreseen(worths);
        let appeals = glance.thumb.iter().zip(glance.told.chunks_exact(2));
        let priors: Vec<f64> = appeals
            .map(|(thumb, told)| (f64::from(*thumb) / BOLDNESS).exp() * factor(&net, told))
            .map(|appeal| appeal.powf(BOLDNESS))
            .collect();
        let total: f64 = priors.iter().sum();
        for (prior, learnt) in priors.iter().zip(learnt) {
            assert!((prior / total - f64::from(learnt)).abs() < 1e-5, "{prior} {learnt}");
        }
    }
}
