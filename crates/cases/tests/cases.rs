//! Examples in the book hold, and a case with faults says all of them.

mod common;

use std::path::Path;

use cases::CaseFault;

use common::rulesets;

#[test]
fn the_examples_of_the_book_hold() {
    let book = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/src");
    let pages = ["cases.md", "mythic.md", "conjurers.md"];
    let pages = pages.map(|page| std::fs::read_to_string(book.join(page)).expect("a page"));
    let pages = pages.join("\n");
    let blocks = pages.split("```text\n").skip(1);
    let blocks = blocks.filter_map(|rest| rest.split("```").next());
    let examples: Vec<&str> = blocks.filter(|block| block.starts_with("case ")).collect();
    assert!(examples.len() >= 4);
    for example in examples {
        let faults = faults(example);
        assert!(faults.is_empty(), "{example}\n{faults:#?}");
    }
}

fn faults(text: &str) -> Vec<CaseFault> {
    let (cases, outside) = rulesets().run_text(text);
    outside.into_iter().chain(cases.into_iter().flat_map(|case| case.faults)).collect()
}

fn lines(faults: &[CaseFault]) -> Vec<usize> {
    faults.iter().map(|fault| fault.line).collect()
}

const WALK: &str = "\
case a walk
rule P15.8A.1-1
board
  a1 open 3 | a2 open 3 | a3 open 3
unit a north hero @a1 move 2
unit b south troop @a3 minis 3
";

fn walk(script: &str) -> Vec<CaseFault> {
    faults(&format!("{WALK}{script}"))
}

#[test]
fn every_fault_of_a_position_is_told_with_its_line() {
    let found = faults(
        "case wrong\nrule P15.8A.1-1 P15.99\nbord\nunit a nrth hero @a1\nunit a south\n\
         set thrown_may_retaliat false\nturn north sometime\nexpect asked north\n",
    );
    // That there is no board is said by the line that was meant to be one.
    assert_eq!(lines(&found), [2, 3, 4, 5, 6, 7], "{found:#?}");
    assert!(found[1].expected.contains("did you mean `board`?"), "{}", found[1]);
    assert!(found[2].expected.contains("did you mean `north`?"), "{}", found[2]);
    assert!(found[4].expected.contains("thrown_may_retaliate"), "{}", found[4]);
    let found = faults("case bare\nrule P15.8A.1-1\nunit a north @a1\nexpect a at a1\n");
    assert_eq!(lines(&found), [1], "{found:#?}");
    assert_eq!(found[0].found, "no board");
}

#[test]
fn every_fault_of_a_script_is_told_with_its_line() {
    let found = walk(
        "do north activate x simple\ndo west walk\nexpect b vitalty 3\nexpect event wunded b\n\
         expect event wounded q\nexpect distance a1 a9 2\ndice 7\nrefuse north walk P15.8A.1-99\n",
    );
    assert_eq!(lines(&found), [7, 8, 9, 10, 11, 12, 13, 14], "{found:#?}");
    assert!(found[3].expected.contains("did you mean `wounded`?"), "{}", found[3]);
}

#[test]
fn a_choice_that_is_not_offered_names_the_rule_and_what_is_offered() {
    let found = walk("do north activate a simple\ndo north walk\ndo north enter a3\nexpect over\n");
    assert_eq!(lines(&found), [9], "the rest of the case is not played: {found:#?}");
    assert!(found[0].found.contains("refused by P15.8A.1-2"), "{}", found[0]);
    assert!(found[0].found.contains("enter a2"), "{}", found[0]);
}

#[test]
fn claims_that_do_not_hold_are_all_told() {
    let found = walk("expect a at a2\nexpect round 3\nexpect not asked north\nexpect a at a1\n");
    assert_eq!(lines(&found), [7, 8, 9]);
    assert_eq!(found[0].found, "a at a1");
    assert_eq!(found[1].found, "round 1");
}

#[test]
fn a_claim_without_meaning_fails_either_way() {
    let found = walk("expect not offence 3\nexpect offence 3\nexpect not offered south walk\n");
    assert_eq!(lines(&found), [7, 8, 9]);
    assert_eq!(found[0].found, "no attack under way");
}

#[test]
fn chance_answers_where_it_is_asked_and_nowhere_else() {
    let found = walk("dice 3\nexpect asked north\n");
    assert_eq!(lines(&found), [7]);
    let found = walk("do north pass\nexpect asked card south\ncard north aow\n");
    assert_eq!(lines(&found), [9]);
    let found = walk("do north pass\ncard south aow\nexpect asked south\nexpect round 1\n");
    assert_eq!(found, []);
}

#[test]
fn a_case_shows_a_rule_and_claims_something() {
    let found = faults("case nothing\nboard\n  a1 open 3\n");
    let said: Vec<_> = found.iter().map(|fault| fault.found.as_str()).collect();
    assert_eq!(said, ["a case that shows no rule", "a case that claims nothing"]);
}

#[test]
fn a_refusal_that_does_not_come_or_names_another_rule_is_a_fault() {
    let found = walk("refuse north pass\nrefuse north recall b\nrefuse north recall b P15.5A.1\n");
    assert_eq!(lines(&found), [7, 9], "{found:#?}");
}

#[test]
fn a_position_that_cannot_stand_is_told_where_its_unit_stands() {
    let found = faults(
        "case crowd\nrule P15.5A.6\nboard\n  a1 open 1 | a2 open 3\nunit a north hero @a1\n\
         unit b north hero @a1\nunit c south hero @a2 vitality 6/5\nhand south a\n\
         expect asked north\n",
    );
    // The unit that is one too many, the one that is too hale, the hand with the wrong card.
    assert_eq!(lines(&found), [6, 7, 8], "{found:#?}");
    assert!(found[0].found.contains("its capacity is 1"), "{}", found[0]);
    assert!(found[2].found.contains("south has a card of `a`"), "{}", found[2]);
}

#[test]
fn like_takes_a_position_and_changes_parts_of_it() {
    let text = format!(
        "{WALK}expect a vitality 5\n\ncase another\nrule P15.8A.1-2\nlike a walk\n\
         unit a @a2 vitality 2/5\nexpect a at a2\nexpect a vitality 2\nexpect b at a3\n"
    );
    assert_eq!(faults(&text), []);
}

#[test]
fn a_power_is_told_by_the_line_of_its_block() {
    let found = walk("");
    assert_eq!(lines(&found), [1]);
    let text = format!(
        "{WALK}power a rage active\n  cost = 1\n  when = \"activaton\"\n  do = []\n\
         expect asked north\n"
    );
    assert_eq!(lines(&faults(&text)), [9]);
}

#[test]
fn a_case_names_the_rulesets_it_is_played_under() {
    let text = format!("{WALK}rulesets pantheon-1.5\nexpect asked north\n");
    let (cases, outside) = rulesets().run_text(&text);
    assert_eq!(outside, []);
    let [case] = cases.as_slice() else { panic!("{cases:#?}") };
    assert!(case.passed, "{:#?}", case.faults);
    assert_eq!((case.ruleset, case.rules.as_slice()), ("pantheon-1.5", &["P15.8A.1-1".into()][..]));
    let found = walk("ruleset pantheon-1.6\nexpect asked north\n");
    assert_eq!(lines(&found), [7], "{found:#?}");
    assert!(found[0].expected.contains("pantheon-1.5"), "{}", found[0]);
}

#[test]
fn cases_of_another_ruleset_are_left_out() {
    let folder =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/pantheon/cases/pantheon-1.5/7A-turn");
    let count = |ruleset| {
        let files = rulesets().run_ruleset(&[folder], ruleset).expect("the cases can be read");
        files.iter().map(|file| file.cases.len()).sum::<usize>()
    };
    assert!(count("pantheon-1.5") > 0);
    assert_eq!(count("another"), 0);
}

#[test]
fn what_is_asked_of_chance_is_said_in_words_that_exist() {
    let found = walk("expect not asked dize 2\nexpect asked card x\nexpect asked nort\n");
    assert_eq!(lines(&found), [7, 8, 9], "{found:#?}");
    assert!(found[2].expected.contains("did you mean `north`?"), "{}", found[2]);
    let found = walk("do north pass\nexpect asked card south\nexpect not asked card north\n");
    assert_eq!(found, []);
}
