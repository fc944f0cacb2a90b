//! A small net: what a moment is worth beyond the sum of its terms.
//!
//! Two layers of a few dozen cells, plain loops over fixed arrays: it needs no memory of its own while
//! it judges, and gives the same answer wherever it runs.

/// The cells of the two layers.
pub(crate) const CELLS: [usize; 2] = [32, 16];

/// A net that judges one side by what is told of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    inputs: usize,
    /// By input, then by cell.
    first: Vec<[f32; CELLS[0]]>,
    first_bias: [f32; CELLS[0]],
    /// By cell of the second layer, then by cell of the first.
    second: [[f32; CELLS[0]]; CELLS[1]],
    second_bias: [f32; CELLS[1]],
    last: [f32; CELLS[1]],
}

/// What the cells of a net came to, for whoever teaches it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Cells {
    pub(crate) first: [f32; CELLS[0]],
    pub(crate) second: [f32; CELLS[1]],
    pub(crate) worth: f32,
}

impl Net {
    /// How many numbers a net for so many inputs has.
    pub const fn size(inputs: usize) -> usize {
        inputs * CELLS[0] + CELLS[0] + CELLS[0] * CELLS[1] + CELLS[1] + CELLS[1]
    }

    /// A net with these numbers, in the order of [`Net::numbers`]; `None` where their count is
    /// that of no net for so many inputs.
    pub fn new(inputs: usize, numbers: &[f32]) -> Option<Self> {
        if numbers.len() != Self::size(inputs) {
            return None;
        }
        let mut left = numbers.iter().copied();
        let mut next = || left.next().unwrap_or_default();
        let first = (0..inputs).map(|_| std::array::from_fn(|_| next())).collect();
        let first_bias = std::array::from_fn(|_| next());
        let second = std::array::from_fn(|_| std::array::from_fn(|_| next()));
        let second_bias = std::array::from_fn(|_| next());
        let last = std::array::from_fn(|_| next());
        Some(Self { inputs, first, first_bias, second, second_bias, last })
    }

    /// How many inputs it takes.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// Its numbers in order.
    pub fn numbers(&self) -> Vec<f32> {
        let mut numbers = Vec::with_capacity(Self::size(self.inputs));
        self.first.iter().for_each(|row| numbers.extend(row));
        numbers.extend(self.first_bias);
        self.second.iter().for_each(|row| numbers.extend(row));
        numbers.extend(self.second_bias);
        numbers.extend(self.last);
        numbers
    }

    /// What a side is worth by what is told of it: `own`, then `others`. Each counts half of the
    /// inputs.
    pub fn judge(&self, own: &[f32], others: &[f32]) -> f32 {
        self.cells(own, others).worth
    }

    pub(crate) fn cells(&self, own: &[f32], others: &[f32]) -> Cells {
        let mut first = self.first_bias;
        for (&input, row) in own.iter().chain(others).zip(&self.first) {
            // Many signals are silent at most moments.
            if input != 0.0 {
                for (cell, weight) in first.iter_mut().zip(row) {
                    *cell += input * weight;
                }
            }
        }
        first.iter_mut().for_each(|cell| *cell = cell.max(0.0));
        let mut second = self.second_bias;
        for (cell, row) in second.iter_mut().zip(&self.second) {
            let sum: f32 = row.iter().zip(&first).map(|(weight, below)| weight * below).sum();
            *cell = (*cell + sum).max(0.0);
        }
        let worth = self.last.iter().zip(&second).map(|(weight, cell)| weight * cell).sum();
        Cells { first, second, worth }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_make_the_same_net_again() {
        let numbers: Vec<f32> = (0..Net::size(6)).map(|at| (at as f32 * 0.37).sin()).collect();
        let net = Net::new(6, &numbers).expect("as many numbers as it needs");
        assert_eq!(net.numbers(), numbers);
        assert_eq!(net.inputs(), 6);
        assert_eq!(Net::new(7, &numbers), None);
    }

    #[test]
    fn a_net_can_tell_what_no_sum_can() {
        // One of the two and not both: the first cell sees either, the second both.
        let mut numbers = vec![0.0; Net::size(2)];
        (numbers[0], numbers[CELLS[0]]) = (1.0, 1.0);
        (numbers[1], numbers[CELLS[0] + 1]) = (1.0, 1.0);
        numbers[2 * CELLS[0] + 1] = -1.0;
        let second = 3 * CELLS[0];
        (numbers[second], numbers[second + 1]) = (1.0, -2.0);
        let last = Net::size(2) - CELLS[1];
        numbers[last] = 1.0;
        let net = Net::new(2, &numbers).expect("as many numbers as it needs");
        let judged = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)]
            .map(|(own, others)| net.judge(&[own], &[others]));
        assert_eq!(judged, [0.0, 1.0, 1.0, 0.0]);
    }
}
