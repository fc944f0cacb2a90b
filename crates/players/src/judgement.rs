//! How chances follow from what the sides have.
//!
//! Each side has a sum of named terms, and signals: numbers that a [`Net`] reads, its own beside
//! the mean of the others'. What both come to is weighed against the other sides.

use kernel::{Seat, SeatSet};

use crate::Net;

/// The most signals of a side.
pub const MOST_SIGNALS: usize = 48;

/// What a draw is worth to each of so many sides: less than an even chance, or players would wait for it.
pub fn draw(sides: usize) -> f64 {
    0.6 / sides.max(1) as f64
}

/// What is told of one side at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Side {
    /// Who plays on it.
    pub seats: SeatSet,
    /// Its named terms, each by its weight.
    pub sum: f64,
    /// What the net is told of it; those beyond the game's count are 0.
    pub signals: [f32; MOST_SIGNALS],
}

impl Side {
    /// A side with these signals, of which there are at most [`MOST_SIGNALS`].
    pub fn new(seats: SeatSet, sum: f64, told: &[f64]) -> Self {
        let mut signals = [0.0; MOST_SIGNALS];
        for (signal, told) in signals.iter_mut().zip(told) {
            *signal = *told as f32;
        }
        Self { seats, sum, signals }
    }
}

/// The sides that are still in the game.
#[derive(Clone, Copy, Debug)]
pub struct Sides {
    sides: [Side; Seat::MOST],
    count: usize,
    /// How much of a lead counts.
    faith: f64,
}

impl Default for Sides {
    fn default() -> Self {
        let side = Side { seats: SeatSet::EMPTY, sum: 0.0, signals: [0.0; MOST_SIGNALS] };
        Self { sides: [side; Seat::MOST], count: 0, faith: 1.0 }
    }
}

impl Sides {
    /// Adds a side.
    pub fn push(&mut self, side: Side) {
        self.sides[self.count] = side;
        self.count += 1;
    }

    /// Takes leads for so much of what they are. Who is sure to win whatever is done tells no choices apart, so a
    /// lead of which nothing comes must not count in full for ever.
    pub fn doubt(&mut self, faith: f64) {
        self.faith = faith;
    }

    /// All of them.
    pub fn all(&self) -> &[Side] {
        &self.sides[..self.count]
    }

    /// The mean of the first `signals` signals of all sides but one.
    pub(crate) fn others(&self, but: usize, signals: usize) -> [f32; MOST_SIGNALS] {
        let mut mean = [0.0; MOST_SIGNALS];
        let share = 1.0 / self.count.saturating_sub(1).max(1) as f32;
        for (_, side) in self.all().iter().enumerate().filter(|&(at, _)| at != but) {
            for (mean, signal) in mean[..signals].iter_mut().zip(&side.signals) {
                *mean += share * signal;
            }
        }
        mean
    }

    /// The chance of every seat's side to win.
    pub fn chances(&self, net: Option<&Net>) -> [f64; Seat::MOST] {
        let mut worths = [0.0; Seat::MOST];
        for (at, side) in self.all().iter().enumerate() {
            worths[at] = side.sum;
            if let Some(net) = net {
                let signals = net.inputs() / 2;
                let others = self.others(at, signals);
                worths[at] += f64::from(net.judge(&side.signals[..signals], &others[..signals]));
            }
            worths[at] *= self.faith;
        }
        let shares = proportions(&worths[..self.count]);
        let mut chances = [0.0; Seat::MOST];
        for (side, share) in self.all().iter().zip(shares) {
            side.seats.iter().for_each(|seat| chances[seat.index()] = share);
        }
        chances
    }
}

/// Shares that add up to 1: a lead of 1 makes a share 2.7 times as large as another.
pub(crate) fn proportions(worths: &[f64]) -> [f64; Seat::MOST] {
    let best = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut shares = [0.0; Seat::MOST];
    let mut total = 0.0;
    for (share, worth) in shares.iter_mut().zip(worths) {
        *share = (worth - best).exp();
        total += *share;
    }
    shares.iter_mut().for_each(|share| *share /= total);
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    fn side(seat: u8, sum: f64, signal: f32) -> Side {
        let mut signals = [0.0; MOST_SIGNALS];
        signals[0] = signal;
        Side { seats: SeatSet::only(Seat(seat)), sum, signals }
    }

    #[test]
    fn chances_add_up_and_follow_the_sums() {
        let mut sides = Sides::default();
        sides.push(side(0, 1.0, 0.0));
        sides.push(side(1, 0.0, 0.0));
        sides.push(side(3, 0.0, 0.0));
        let chances = sides.chances(None);
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!((chances[0] / chances[1] - 1f64.exp()).abs() < 1e-9 && chances[2] == 0.0);
        assert!((chances[1] - chances[3]).abs() < 1e-12);
    }

    #[test]
    fn a_lead_that_is_doubted_counts_for_less_and_stays_a_lead() {
        let mut sides = Sides::default();
        sides.push(side(0, 5.0, 0.0));
        sides.push(side(1, 0.0, 0.0));
        let sure = sides.chances(None)[0];
        sides.doubt(0.2);
        let doubted = sides.chances(None)[0];
        assert!(0.5 < doubted && doubted < sure && (doubted / (1.0 - doubted)).ln() - 1.0 < 1e-9);
    }

    #[test]
    fn a_draw_is_worth_less_than_an_even_chance_however_many_play() {
        for sides in 2..=Seat::MOST {
            assert!(draw(sides) > 0.0 && draw(sides) < 1.0 / sides as f64);
        }
    }

    #[test]
    fn a_side_is_judged_beside_the_mean_of_the_others() {
        let mut sides = Sides::default();
        [(0, 4.0), (1, 1.0), (2, 3.0)]
            .into_iter()
            .for_each(|(seat, signal)| sides.push(side(seat, 0.0, signal)));
        assert_eq!(sides.others(0, 1)[0], 2.0);
        assert_eq!(sides.others(2, 1)[0], 2.5);
    }
}
