//! Revisions of the rules: games keep the one they began by.

mod cards;

use conjurers::{Conjurers, Revision, Settings, Setup, SetupFault};

#[test]
fn a_set_up_without_a_revision_is_of_the_first_and_stays_so() {
    let setup = Setup { revision: Revision::FIRST, ..cards::setup(2, Settings::default()) };
    let written = serde_json::to_string(&setup).expect("a set-up is plain data");
    assert!(!written.contains("revision"), "records of old are written as they were");
    let read: Setup = serde_json::from_str(&written).expect("a set-up");
    assert_eq!(read, setup);
}

#[test]
fn a_new_table_says_which_revision_it_is_played_by() {
    let table = cards::table(2, Settings::default());
    let written = serde_json::to_string(table.setup()).expect("a set-up is plain data");
    let current = Revision::CURRENT.number();
    assert!(written.ends_with(&format!(r#","revision":{current}}}"#)));
    let read: Setup = serde_json::from_str(&written).expect("a set-up");
    assert_eq!(read.revision, Revision::CURRENT);
}

#[test]
fn a_revision_that_nobody_knows_is_refused() {
    for number in [0, Revision::CURRENT.number() + 1] {
        let revision = Revision::numbered(number);
        let setup = Setup { revision, ..cards::setup(2, Settings::default()) };
        let faults = Conjurers::new(setup).expect_err("nobody knows it");
        assert_eq!(faults, [SetupFault::Revision(number)]);
    }
}
