//! Nets taught by games: moments of games, what came of them, and a net that foretells it.

use fastrand::Rng;
use kernel::chance::{Chance, Seeded};
use kernel::{Game as _, Hosted as _, Input, Log, Pause, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::instinct::Glance;
use crate::judgement::proportions;
use crate::net::{CELLS, Cells};
use crate::{Knowledge, MOST_SIGNALS, Net, Player, Sides};

/// The most decisions that are kept of a game for those who learn what is worth a look.
const GLANCES: usize = 80;

/// The most moments that are kept of a game. They resemble each other: more of them say little more.
const MOMENTS: usize = 40;

/// How much the end of a game counts in what is learnt from a moment; the rest is what a search
/// from there came to.
const HINDSIGHT: f64 = 0.7;

/// What a draw gives a pupil against somebody who only waits for it; between pupils it is even.
const LAZY_DRAW: f64 = 0.15;

/// One game in so many is not learnt from, but foretold.
pub(crate) const HELD_OUT: u64 = 10;

/// Moments that are learnt from at once.
pub(crate) const BATCH: usize = 256;

/// How fast a net learns at first.
pub(crate) const PACE: f32 = 1.5e-3;

/// How much numbers are drawn towards 0 at each step, in parts of the pace.
const MODESTY: f32 = 1e-4;

/// A moment and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sample {
    /// The game it comes from.
    pub game: u64,
    /// The sum of the terms of each side.
    pub sums: Vec<f32>,
    /// The signals of all sides, one side after the other.
    pub signals: Vec<f32>,
    /// What each side got of the game, as shares that add up to 1.
    pub shares: Vec<f32>,
}

impl Sample {
    fn new(game: u64, sides: &Sides, signals: usize) -> Self {
        let all = sides.all();
        Self {
            game,
            sums: all.iter().map(|side| side.sum as f32).collect(),
            signals: all.iter().flat_map(|side| side.signals[..signals].to_vec()).collect(),
            shares: Vec::new(),
        }
    }
}

/// What is kept of games for those who learn.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Found {
    /// For the judgement.
    pub samples: Vec<Sample>,
    /// For first impressions; none in games in which these are not learnt.
    pub glances: Vec<Glance>,
}

impl Found {
    /// Adds what was kept of other games.
    pub fn extend(&mut self, other: Self) {
        self.samples.extend(other.samples);
        self.glances.extend(other.glances);
    }

    /// Keeps what comes from games with this number and later ones.
    pub fn forget_before(&mut self, game: u64) {
        self.samples.retain(|sample| sample.game >= game);
        self.glances.retain(|glance| glance.game >= game);
    }

    /// Puts all in the order of the games.
    pub fn sort(&mut self) {
        self.samples.sort_by_key(|sample| sample.game);
        self.glances.sort_by_key(|glance| glance.game);
    }
}

/// What is remembered of a moment until the game is over.
struct Moment {
    sample: Sample,
    seats: Vec<SeatSet>,
    round: u16,
    /// Who thought about it, and the chance that was found.
    found: Option<(Seat, f64)>,
}

/// How a game ended, for those who learn from it.
struct End {
    winners: SeatSet,
    round: u16,
    /// What is left of a lead for each round that it takes to win by it.
    haste: f64,
    /// Somebody who does not learn, and should not be waited for.
    stranger: Option<Seat>,
}

/// Plays a game and keeps some of the moments at which nothing stood open, and some of the decisions
/// that were searched. `lore` is that of somebody who has a net, so that all signals are worked out, and
/// no instinct. `stranger` is a seat whose player does
/// not learn.
pub fn play<K: Knowledge>(
    number: u64,
    game: &K::Game,
    lore: &K::Lore,
    players: &mut [Box<dyn Player<K::Game> + Send>],
    stranger: Option<Seat>,
    seed: u64,
) -> Found {
    let mut chance = Seeded::new(seed);
    let mut state = game.start();
    let mut before = state;
    let mut options = Vec::new();
    let mut moments: Vec<Moment> = Vec::new();
    let mut glances: Vec<Glance> = Vec::new();
    let winners = loop {
        let input = match game.pause(&state) {
            Pause::Over(ending) => break K::Game::winners(&ending),
            Pause::Chance(request) => {
                let outcome = chance.outcome(game, &state, request);
                Input::Outcome(outcome.expect("a seeded source never falls silent"))
            }
            Pause::Decision(seat) => {
                game.options(&state, &mut options);
                if options.len() == 1 {
                    Input::Choice(options[0])
                } else {
                    let player = &mut players[seat.index()];
                    let view = game.view(&state, Some(seat));
                    let at = player.choose(game, &view, &options);
                    let thought = player.thought().filter(|thought| thought.iterations > 0);
                    if let Some(thought) = thought.filter(|_| K::cue_count() > 0) {
                        glances.push(Glance::of::<K>(number, game, lore, &state, thought));
                    }
                    // Before the first round armies are unfinished, and what they lack says nothing.
                    if K::is_settled(game, &before, &state) && game.round(&state) > 0 {
                        let sides = K::sides(game, lore, &state);
                        moments.push(Moment {
                            sample: Sample::new(number, &sides, K::signal_count()),
                            seats: sides.all().iter().map(|side| side.seats).collect(),
                            round: game.round(&state),
                            found: thought.map(|thought| (seat, thought.win_chance)),
                        });
                        before = state;
                    }
                    Input::Choice(options[at])
                }
            }
        };
        match input {
            Input::Choice(choice) => game.advance_unchecked(&mut state, choice),
            input => {
                let taken = game.advance(&mut state, input, &mut Log::silent());
                taken.expect("what was drawn is possible");
            }
        }
    };
    let mut rng = Rng::with_seed(seed);
    rng.shuffle(&mut moments);
    moments.truncate(MOMENTS);
    rng.shuffle(&mut glances);
    glances.truncate(GLANCES);
    let end = End { winners, round: game.round(&state), haste: K::HASTE, stranger };
    let samples = moments.into_iter().map(|moment| moment.judged(&end)).collect();
    Found { samples, glances }
}

impl Moment {
    /// The sample, once the game's end is known.
    fn judged(mut self, end: &End) -> Sample {
        let count = self.seats.len() as f64;
        let won = |side: &SeatSet| side.iter().any(|seat| end.winners.contains(seat));
        let winning = self.seats.iter().filter(|side| won(side)).count() as f64;
        let left = end.haste.powi(i32::from(end.round.saturating_sub(self.round)));
        let shares = self.seats.iter().map(|side| {
            let is_strange = end.stranger.map(|stranger| side.contains(stranger));
            let end = match (winning > 0.0, won(side), is_strange) {
                (true, true, _) => 1.0 / winning,
                (true, false, _) => 0.0,
                (false, _, None) => 1.0 / count,
                (false, _, Some(true)) => 1.0 - LAZY_DRAW,
                (false, _, Some(false)) => LAZY_DRAW / (count - 1.0).max(1.0),
            };
            let end = 1.0 / count + left * (end - 1.0 / count);
            let Some((seat, chance)) = self.found else { return end as f32 };
            let searched = match side.contains(seat) {
                true => chance,
                false => (1.0 - chance) / (count - 1.0).max(1.0),
            };
            (HINDSIGHT * end + (1.0 - HINDSIGHT) * searched) as f32
        });
        self.sample.shares = shares.collect();
        self.sample
    }
}

/// What teaching came to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Taught {
    /// Moments that were learnt from.
    pub learnt: usize,
    /// Moments that were held out.
    pub held_out: usize,
    /// How far the net was off on what was held out before: the mean of minus the logarithm of the
    /// chance given to what came.
    pub before: f64,
    /// The same afterwards.
    pub after: f64,
}

/// A net that has learnt from samples, beginning with one that is there or with nothing.
pub fn teach(
    samples: &[Sample],
    signals: usize,
    start: Option<&Net>,
    epochs: usize,
    seed: u64,
) -> (Net, Taught) {
    let (held, learnt): (Vec<&Sample>, Vec<&Sample>) =
        samples.iter().partition(|sample| sample.game.is_multiple_of(HELD_OUT));
    let mut rng = Rng::with_seed(seed);
    let scale = Scale::of(&learnt, signals);
    let fresh = || blank(2 * signals, &mut Rng::with_seed(seed));
    let begin = start.map_or_else(fresh, |net| scale.unfolded(net));
    let before = loss(&held, signals, &scale.folded(&begin));
    let (mut best, mut after) = (begin.clone(), before);
    let mut pupil = Pupil::new(begin);
    let mut order: Vec<usize> = (0..learnt.len()).collect();
    let steps = (epochs * learnt.len()).div_ceil(BATCH).max(1);
    let mut step = 0;
    for _ in 0..epochs {
        rng.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            // Fast at first, slow at last.
            let way = step as f32 / steps as f32;
            let pace = PACE * (0.5 + 0.5 * (std::f32::consts::PI * way).cos()).max(0.02);
            pupil.learn(batch.iter().map(|&at| learnt[at]), signals, &scale, pace);
            step += 1;
        }
        let reached = loss(&held, signals, &scale.folded(&pupil.net));
        if reached < after || held.is_empty() {
            (best, after) = (pupil.net.clone(), reached);
        }
    }
    let taught = Taught { learnt: learnt.len(), held_out: held.len(), before, after };
    (scale.folded(&best), taught)
}

/// A net that says nothing yet.
pub(crate) fn blank(inputs: usize, rng: &mut Rng) -> Net {
    let mut numbers = vec![0.0; Net::size(inputs)];
    let second = inputs * CELLS[0] + CELLS[0];
    let mut fill = |range: std::ops::Range<usize>, fan: usize| {
        let reach = (6.0 / fan as f32).sqrt();
        numbers[range].iter_mut().for_each(|number| *number = reach * (2.0 * rng.f32() - 1.0));
    };
    fill(0..inputs * CELLS[0], inputs);
    fill(second..second + CELLS[0] * CELLS[1], CELLS[0]);
    Net::new(inputs, &numbers).expect("as many numbers as it needs")
}

/// The mean and spread of each signal: nets learn from signals on one scale, and judge by raw ones.
struct Scale {
    mean: Vec<f32>,
    spread: Vec<f32>,
}

impl Scale {
    fn of(samples: &[&Sample], signals: usize) -> Self {
        let (mut mean, mut square) = (vec![0.0f64; signals], vec![0.0f64; signals]);
        let mut count = 0.0;
        for side in samples.iter().flat_map(|sample| sample.signals.chunks_exact(signals)) {
            count += 1.0;
            for (at, &signal) in side.iter().enumerate() {
                mean[at] += f64::from(signal);
                square[at] += f64::from(signal) * f64::from(signal);
            }
        }
        let count = f64::max(count, 1.0);
        mean.iter_mut().for_each(|mean| *mean /= count);
        let spread = square.iter().zip(&mean).map(|(square, mean)| {
            // What never changes must not blow up.
            ((square / count - mean * mean).max(0.0).sqrt() as f32).max(1e-2)
        });
        Self { spread: spread.collect(), mean: mean.into_iter().map(|mean| mean as f32).collect() }
    }

    fn scaled(&self, at: usize, signal: f32) -> f32 {
        (signal - self.mean[at]) / self.spread[at]
    }

    /// The net that judges raw signals as `net` judges scaled ones.
    fn folded(&self, net: &Net) -> Net {
        self.changed(net, |weight, mean, spread| (weight / spread, -weight * mean / spread))
    }

    /// The net that judges scaled signals as `net` judges raw ones.
    fn unfolded(&self, net: &Net) -> Net {
        self.changed(net, |weight, mean, spread| (weight * spread, weight * mean))
    }

    /// Each weight of an input becomes another one, and adds something to its cell.
    fn changed(&self, net: &Net, change: impl Fn(f32, f32, f32) -> (f32, f32)) -> Net {
        let mut numbers = net.numbers();
        let biases = net.inputs() * CELLS[0];
        for input in 0..net.inputs() {
            let at = input % self.mean.len();
            for cell in 0..CELLS[0] {
                let place = input * CELLS[0] + cell;
                let (weight, bias) = change(numbers[place], self.mean[at], self.spread[at]);
                numbers[place] = weight;
                numbers[biases + cell] += bias;
            }
        }
        Net::new(net.inputs(), &numbers).expect("as many numbers as before")
    }
}

/// The inputs of one side: its own signals and the mean of the others'.
fn inputs(
    sample: &Sample,
    side: usize,
    signals: usize,
    told: impl Fn(usize, f32) -> f32,
) -> ([f32; MOST_SIGNALS], [f32; MOST_SIGNALS]) {
    let (mut own, mut others) = ([0.0; MOST_SIGNALS], [0.0; MOST_SIGNALS]);
    let share = 1.0 / (sample.sums.len() - 1).max(1) as f32;
    for (of, row) in sample.signals.chunks_exact(signals).enumerate() {
        for (at, &signal) in row.iter().enumerate() {
            if of == side {
                own[at] = told(at, signal);
            } else {
                others[at] += share * told(at, signal);
            }
        }
    }
    (own, others)
}

/// The mean loss of a net that judges raw signals.
fn loss(samples: &[&Sample], signals: usize, net: &Net) -> f64 {
    let of_sample = |sample: &&Sample| {
        let mut worths = [0.0; Seat::MOST];
        for (side, sum) in sample.sums.iter().enumerate() {
            let (own, others) = inputs(sample, side, signals, |_, signal| signal);
            worths[side] = f64::from(sum + net.judge(&own[..signals], &others[..signals]));
        }
        let chances = proportions(&worths[..sample.sums.len()]);
        let told = sample.shares.iter().zip(chances);
        told.map(|(share, chance)| -f64::from(*share) * chance.max(1e-9).ln()).sum::<f64>()
    };
    samples.iter().map(of_sample).sum::<f64>() / samples.len().max(1) as f64
}

/// A net that is learning, by Adam.
pub(crate) struct Pupil {
    pub(crate) net: Net,
    numbers: Vec<f32>,
    slope: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Pupil {
    pub(crate) fn new(net: Net) -> Self {
        let numbers = net.numbers();
        let zeros = vec![0.0; numbers.len()];
        Self { net, numbers, slope: zeros.clone(), mean: zeros.clone(), square: zeros, steps: 0 }
    }

    fn learn<'s>(
        &mut self,
        batch: impl ExactSizeIterator<Item = &'s Sample>,
        signals: usize,
        scale: &Scale,
        pace: f32,
    ) {
        self.begin();
        let share = 1.0 / batch.len() as f32;
        for sample in batch {
            self.add_slope(sample, signals, scale, share);
        }
        self.step(pace);
    }

    /// Nothing is known of how the loss follows from the numbers.
    pub(crate) fn begin(&mut self) {
        self.slope.fill(0.0);
    }

    /// Goes down the slope.
    pub(crate) fn step(&mut self, pace: f32) {
        self.steps += 1;
        let (kept, squared) = (0.9f32, 0.999f32);
        let (warm, warm_square) = (1.0 - kept.powi(self.steps), 1.0 - squared.powi(self.steps));
        for at in 0..self.numbers.len() {
            let slope = self.slope[at];
            self.mean[at] = kept * self.mean[at] + (1.0 - kept) * slope;
            self.square[at] = squared * self.square[at] + (1.0 - squared) * slope * slope;
            let step = self.mean[at] / warm / ((self.square[at] / warm_square).sqrt() + 1e-8);
            self.numbers[at] -= pace * (step + MODESTY * self.numbers[at]);
        }
        self.net = Net::new(self.net.inputs(), &self.numbers).expect("as many numbers as before");
    }

    /// Adds how the loss of a sample follows from each number.
    fn add_slope(&mut self, sample: &Sample, signals: usize, scale: &Scale, share: f32) {
        let sides = sample.sums.len();
        let told = |at: usize, signal: f32| scale.scaled(at, signal);
        let seen: Vec<_> = (0..sides).map(|side| inputs(sample, side, signals, told)).collect();
        let cells: Vec<_> = seen
            .iter()
            .map(|(own, others)| self.net.cells(&own[..signals], &others[..signals]))
            .collect();
        let mut worths = [0.0; Seat::MOST];
        for side in 0..sides {
            worths[side] = f64::from(sample.sums[side] + cells[side].worth);
        }
        let chances = proportions(&worths[..sides]);
        let weights = Layout::of(self.net.inputs());
        for side in 0..sides {
            let off = share * (chances[side] as f32 - sample.shares[side]);
            let push = self.back(&weights, &cells[side], off);
            let (own, others) = &seen[side];
            self.push(own[..signals].iter().chain(&others[..signals]).copied(), &push);
        }
    }

    /// Adds how the loss follows from the numbers behind the first layer; how it follows from the cells of
    /// that layer is given back.
    pub(crate) fn back(&mut self, layout: &Layout, below: &Cells, off: f32) -> [f32; CELLS[0]] {
        let mut back = [0.0; CELLS[0]];
        for cell in 0..CELLS[1] {
            self.slope[layout.last + cell] += off * below.second[cell];
            if below.second[cell] <= 0.0 {
                continue;
            }
            let push = off * self.numbers[layout.last + cell];
            self.slope[layout.second_bias + cell] += push;
            let row = layout.second + cell * CELLS[0];
            for (at, back) in back.iter_mut().enumerate() {
                self.slope[row + at] += push * below.first[at];
                *back += push * self.numbers[row + at];
            }
        }
        for (at, back) in back.iter_mut().enumerate() {
            if below.first[at] <= 0.0 {
                *back = 0.0;
            }
            self.slope[layout.first_bias + at] += *back;
        }
        back
    }

    /// Adds how the loss follows from the numbers of the first layer.
    pub(crate) fn push(&mut self, told: impl Iterator<Item = f32>, back: &[f32; CELLS[0]]) {
        for (row, input) in self.slope.chunks_exact_mut(CELLS[0]).zip(told) {
            if input != 0.0 {
                for (slope, back) in row.iter_mut().zip(back) {
                    *slope += input * back;
                }
            }
        }
    }
}

/// Where the parts of a net begin among its numbers.
pub(crate) struct Layout {
    first_bias: usize,
    second: usize,
    second_bias: usize,
    last: usize,
}

impl Layout {
    pub(crate) fn of(inputs: usize) -> Self {
        let first_bias = inputs * CELLS[0];
        let second = first_bias + CELLS[0];
        let second_bias = second + CELLS[0] * CELLS[1];
        Self { first_bias, second, second_bias, last: second_bias + CELLS[1] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Moments of a game that is won by who has one of two things and not both: no sum tells it.
    fn samples(count: u64) -> Vec<Sample> {
        let mut rng = Rng::with_seed(3);
        (0..count)
            .map(|game| {
                let signals: Vec<f32> = (0..4).map(|_| f32::from(rng.u8(..2)) * 3.0).collect();
                let has =
                    |side: usize| f32::from(u8::from(signals[2 * side] != signals[2 * side + 1]));
                let first = 0.5 + 0.45 * (has(0) - has(1));
                Sample { game, sums: vec![0.0; 2], signals, shares: vec![first, 1.0 - first] }
            })
            .collect()
    }

    #[test]
    fn a_net_learns_what_no_sum_can_tell() {
        let (net, taught) = teach(&samples(4000), 2, None, 60, 1);
        // Nobody can be less off than the shares themselves leave open.
        let open = |share: &f32| -f64::from(*share) * f64::from(*share).ln();
        let held = samples(4000).into_iter().filter(|sample| sample.game % HELD_OUT == 0);
        let least: Vec<f64> = held.map(|sample| sample.shares.iter().map(open).sum()).collect();
        let least = least.iter().sum::<f64>() / least.len() as f64;
        assert!((taught.before - 2f64.ln()).abs() < 1e-6, "{taught:?}");
        assert!(taught.after < least + 0.01, "{taught:?}, {least}");
        let again = teach(&samples(4000), 2, Some(&net), 1, 1).1;
        assert!((again.before - taught.after).abs() < 1e-3, "{again:?} {taught:?}");
    }

    #[test]
    fn scales_fold_in_and_out_again() {
        let all = samples(50);
        let scale = Scale::of(&all.iter().collect::<Vec<_>>(), 2);
        let net = blank(4, &mut Rng::with_seed(5));
        let same = scale.folded(&scale.unfolded(&net));
        for (a, b) in net.numbers().iter().zip(same.numbers()) {
            assert!((a - b).abs() < 1e-4, "{a} {b}");
        }
    }
}
