//! Whatever is wrong with a unit or a card of a table, it is told in the reader's language.

use std::sync::Arc;

use conjurers::{CardFault, Conjurers, Settings};
use conjurers_words::ConjurersSpeaker;
use mythic::{Mythic, UnitFault};
use mythic_words::MythicSpeaker;
use pantheon::edition::Lacking;
use pantheon::{DivinityType, Edition, Pantheon, UnitProblem};
use pantheon_table::{RecruitmentSpec, TableSpec};
use pantheon_words::PantheonSpeaker;
use text::Lang;

/// What is told in each language, where the languages differ and neither has the reason of the
/// rules in it, which is English.
fn differ(told: [String; 2], reason: &str) -> [String; 2] {
    let [english, french] = &told;
    assert!(!english.contains('{') && !french.contains('{'), "{told:?}");
    assert_ne!(english, french);
    assert!(!french.contains(reason), "{french}");
    told
}

#[test]
fn units_of_pantheon_that_cannot_be() {
    let pack = &pantheon_table::embedded();
    let spec = TableSpec::draft(2, DivinityType::Gods);
    assert!(matches!(spec.recruitment, RecruitmentSpec::Draft { .. }));
    let mut setup = spec.setup(pack).expect("a draft");
    let mut unit = (*setup.pool[0]).clone();
    unit.rows.clear();
    let problem = UnitProblem::NoRow;
    let name = unit.id.clone();
    setup.pool[0] = Arc::new(unit);
    let faults = Pantheon::new(setup).expect_err("a unit without rows");
    let fault = pantheon::SetupFault::Unit(name, problem);
    assert!(faults.contains(&fault), "{faults:?}");
    let told = Lang::ALL.map(|lang| PantheonSpeaker::new(lang, pack).setup_fault(&fault));
    let [english, french] = differ(told, &problem.to_string());
    assert!(english.contains("its stats table has no row"), "{english}");
    assert!(french.contains("son tableau de caractéristiques est vide"), "{french}");
}

#[test]
fn what_an_edition_of_pantheon_lacks() {
    let pack = &pantheon_table::embedded();
    let lacks = pack.boards().iter().flat_map(|board| Edition::BETA_2_9.lacks_of_board(board));
    let lack = lacks.into_iter().next().expect("the beta cannot play every board");
    let what = lack.what;
    assert!(!matches!(what, Lacking::LoneTroop | Lacking::MultipleAttack), "{what:?}");
    let fault = pantheon::SetupFault::BoardLacks("a_board".to_owned(), lack);
    differ(
        Lang::ALL.map(|lang| PantheonSpeaker::new(lang, pack).setup_fault(&fault)),
        &what.to_string(),
    );
}

#[test]
fn units_of_mythic_battles_that_cannot_be() {
    let pack = mythic_table::embedded();
    let army = pack.army("the_judge_below").expect("an army of the pack").army.clone();
    let mut broken = army.clone();
    let mut unit = (*broken.units[0]).clone();
    unit.maneuvers = 0;
    let fault = mythic::SetupFault::Unit(unit.tag(), UnitFault::Maneuvers);
    broken.units[0] = Arc::new(unit);
    let faults = Mythic::new(pack.table(vec![broken, army])).expect_err("a unit without cards");
    assert!(faults.contains(&fault), "{faults:?}");
    let told = Lang::ALL.map(|lang| MythicSpeaker::new(lang, pack).setup_fault(&fault));
    let [english, french] = differ(told, &UnitFault::Maneuvers.to_string());
    assert!(english.ends_with("a unit has 1 to 9 Maneuver cards."), "{english}");
    assert!(french.ends_with("une unité a de 1 à 9 cartes Manœuvre."), "{french}");
}

#[test]
fn cards_of_conjurers_that_cannot_be() {
    let cards = conjurers_table::embedded_cards();
    let mut setup = cards.setup(2, Settings::default());
    let mut creature = (*setup.creatures[0]).clone();
    creature.dice = 0;
    let fault = conjurers::SetupFault::Card(creature.id.clone(), CardFault::Strength);
    setup.creatures[0] = Arc::new(creature);
    let faults = Conjurers::new(setup).expect_err("a creature without dice");
    assert!(faults.contains(&fault), "{faults:?}");
    let told = Lang::ALL.map(|lang| ConjurersSpeaker::new(lang, &cards).setup_fault(&fault));
    let [english, french] = differ(told, &CardFault::Strength.to_string());
    assert!(english.contains("1 to 10 battle dice"), "{english}");
    assert!(french.contains("de 1 à 10 dés de bataille"), "{french}");
}
