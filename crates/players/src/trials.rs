//! Numbers of the judgement, tuned by play.
//!
//! Two players meet whose numbers differ: each number of the one is a little above or below where it
//! stands, by lot, and that of the other as far on the other side. Then all numbers move a little towards
//! those of the one who won more. What does not matter wanders; what matters drifts to where it wins.
//! No game has to be understood for that, only played, so it serves for numbers that results cannot
//! be fitted to: those that change what players do, and not only how they judge it. The method is known
//! as simultaneous perturbation.

use fastrand::Rng;

/// Numbers on their way.
#[derive(Clone, Debug, PartialEq)]
pub struct Trials {
    numbers: Vec<f64>,
    /// How far each of them is moved for a trial, with the sign that it keeps.
    reaches: Vec<f64>,
}

/// Two players who differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Trial {
    /// The numbers of both.
    pub players: [Vec<f64>; 2],
    /// Whether the first has more of a number, 1, or less of it, -1.
    signs: Vec<f64>,
}

impl Trials {
    /// Begins with these numbers. For a trial each is moved by the share `reach` of what it is now, so
    /// one that is 0 is left alone.
    pub fn new(numbers: &[f64], reach: f64) -> Self {
        let reaches = numbers.iter().map(|number| reach * number).collect();
        Self { numbers: numbers.to_vec(), reaches }
    }

    /// Where they stand.
    pub fn numbers(&self) -> &[f64] {
        &self.numbers
    }

    /// Two players for the next games.
    pub fn trial(&self, rng: &mut Rng) -> Trial {
        let signs: Vec<f64> =
            self.numbers.iter().map(|_| if rng.bool() { 1.0 } else { -1.0 }).collect();
        let moved = |side: f64| {
            let all = self.numbers.iter().zip(&self.reaches).zip(&signs);
            all.map(|((number, reach), sign)| number + side * sign * reach).collect()
        };
        Trial { players: [moved(1.0), moved(-1.0)], signs }
    }

    /// Moves towards the first player of a trial by `step` times its `lead`, which is 1 if it won
    /// everything and -1 if it won nothing; a whole step is as far as the players were apart from
    /// where the numbers stand. No number changes its sign.
    pub fn learn(&mut self, trial: &Trial, lead: f64, step: f64) {
        let all = self.numbers.iter_mut().zip(&self.reaches).zip(&trial.signs);
        for ((number, reach), sign) in all {
            let moved = *number + step * lead * sign * reach;
            *number = if moved * reach > 0.0 { moved } else { 0.0 };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How good numbers are whose best are 3 and -2, and of which the last does not matter.
    fn goodness(numbers: &[f64]) -> f64 {
        -(numbers[0] - 3.0).powi(2) - (numbers[1] + 2.0).powi(2)
    }

    #[test]
    fn numbers_go_where_they_win() {
        let mut rng = Rng::with_seed(3);
        let mut trials = Trials::new(&[1.0, -5.0, 0.0], 0.2);
        for _ in 0..6000 {
            let trial = trials.trial(&mut rng);
            let [first, other] = trial.players.each_ref().map(|numbers| goodness(numbers));
            // A coin that knows a little.
            let wins = rng.f64() < 1.0 / (1.0 + (other - first).exp());
            trials.learn(&trial, if wins { 1.0 } else { -1.0 }, 0.03);
        }
        let [first, second, third] = trials.numbers() else { panic!("three numbers") };
        assert!((first - 3.0).abs() < 0.4, "{first}");
        assert!((second + 2.0).abs() < 0.4, "{second}");
        assert!(third.abs() < f64::EPSILON, "what is 0 is left alone");
    }

    #[test]
    fn the_players_of_a_trial_lie_on_both_sides_and_no_number_turns() {
        let mut trials = Trials::new(&[1.0, -1.0], 0.5);
        let trial = trials.trial(&mut Rng::with_seed(1));
        for at in 0..2 {
            let [first, other] = [trial.players[0][at], trial.players[1][at]];
            assert!(((first + other) / 2.0 - trials.numbers()[at]).abs() < 1e-12);
            assert!((first - other).abs() > 0.9);
        }
        trials.learn(&trial, 1.0, 100.0);
        trials.learn(&trial, -1.0, 300.0);
        assert!(trials.numbers()[0] >= 0.0 && trials.numbers()[1] <= 0.0, "{trials:?}");
    }
}
