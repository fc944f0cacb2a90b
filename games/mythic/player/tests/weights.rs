//! Files of weights of a game without foresight.

use mythic::RULESET;
use mythic_player::MythicKnowledge;
use players::tuner::Fit;
use players::weights::{Made, read, write};
use players::{Experience, Knowledge as _};

#[test]
fn what_is_written_is_read_back() {
    let count = MythicKnowledge::term_names().len();
    let weights: Vec<f64> = (0..count).map(|at| at as f64 * 1.5).collect();
    let fit = Fit { weights, games: (8, 2), moments: 100, before: 0.6, after: 0.5 };
    let made = Made::Fitted { fit: &fit, players: "greedy" };
    let experience = Experience { numbers: fit.weights.clone(), ..Experience::default() };
    let text = write::<MythicKnowledge>(&experience, RULESET, &made);
    assert_eq!(read::<MythicKnowledge>(&text, RULESET, &vec![0.0; count]), Ok(experience));
    assert!(!text.contains("foresight"), "{text}");
}

#[test]
fn faults_are_told_in_one_line() {
    let start = vec![1.0; MythicKnowledge::term_names().len()];
    let fault =
        |text: &str| read::<MythicKnowledge>(text, RULESET, &start).expect_err(text).to_string();
    let with = |line: &str| format!("ruleset = \"{RULESET}\"\n[weights]\n{line}\n");
    assert!(fault("weights").starts_with("not a file of weights: "));
    assert_eq!(
        fault("ruleset = \"chess\"\n[weights]"),
        "weights for `chess`, not for `mythic-2012`"
    );
    assert!(fault(&with("armi = 1")).ends_with("no term `armi`; did you mean `army`?"));
    assert_eq!(fault(&with("army = \"much\"")), "the weight of `army` is not a number");
    assert_eq!(fault(&with("army = nan")), "the weight of `army` is not a number");
    let foreign = with("army = 3\n[foresight]\ngem = 2");
    assert!(fault(&foreign).ends_with("no term `gem`; there are none"));
    assert_eq!(
        read::<MythicKnowledge>(&with("army = 3"), RULESET, &start).map(|read| read.numbers[2]),
        Ok(3.0)
    );
    let short = with("army = 3\n[net]\nrows = [\"1 2 3\"]");
    assert!(fault(&short).starts_with("the net is not one for "), "{}", fault(&short));
}
