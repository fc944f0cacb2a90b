//! Files of weights of a game with foresight and a net.

use std::sync::Arc;

use conjurers_player::ConjurersKnowledge;
use players::weights::{Made, read, write};
use players::{Experience, Knowledge as _, Net};

#[test]
fn foresight_is_written_and_read_back() {
    let count =
        ConjurersKnowledge::term_names().len() + ConjurersKnowledge::foresight_names().len();
    let numbers: Vec<f64> = (0..count).map(|at| at as f64 * 1.5).collect();
    let made = Made::ByPlay { players: "adept", games: 12, seats: &[2, 4] };
    let inputs = 2 * ConjurersKnowledge::signal_count();
    let cells: Vec<f32> = (0..Net::size(inputs)).map(|at| at as f32 * 0.25 - 3.0).collect();
    let net = Net::new(inputs, &cells).map(Arc::new);
    let experience = Experience { numbers, net, instinct: None };
    let text = write::<ConjurersKnowledge>(&experience, conjurers::RULESET, &made);
    let read = read::<ConjurersKnowledge>(&text, conjurers::RULESET, &vec![0.0; count]);
    assert_eq!(read, Ok(experience));
}
