//! The cards of Conjurers: the census of the set, and what is told about faulty files.

use std::collections::BTreeMap;

use conjurers::catalog::{Ability, Element, Mythology};
use conjurers::{Conjurers, Settings};
use conjurers_table::{embedded_cards, read_cards};

#[test]
fn the_set_has_the_cards_of_the_box() {
    let set = embedded_cards();
    let level_one = set.creatures.iter().filter(|card| card.def.level == 1).count();
    assert_eq!((set.creatures.len(), level_one), (55, 15));
    for &mythology in Mythology::ALL {
        let own = set.creatures.iter().filter(|card| card.def.mythology == Some(mythology));
        let mut levels: Vec<u8> = own.map(|card| card.def.level).collect();
        levels.sort_unstable();
        assert_eq!(levels, [2, 2, 3, 3, 4, 4, 5, 5], "{mythology}");
        let artifacts = set.equipment.iter().filter(|c| c.def.mythology() == Some(mythology));
        assert_eq!(artifacts.count(), 3, "{mythology}");
    }
    let items = set.equipment.iter().filter(|card| card.def.mythology().is_none());
    assert_eq!(items.map(|card| card.def.copies()).sum::<u8>(), 20);
    for seats in 2..=4 {
        Conjurers::new(set.setup(seats, Settings::default())).expect("the set can be played");
    }
}

#[test]
fn elements_and_abilities_are_spread_as_designed() {
    let set = embedded_cards();
    let high = || set.creatures.iter().filter(|card| card.def.level > 1);
    for &element in Element::ALL {
        assert_eq!(high().filter(|card| card.def.element == element).count(), 10, "{element}");
    }
    let mut census: BTreeMap<String, u8> = BTreeMap::new();
    for ability in high().flat_map(|card| &card.def.abilities) {
        let word = format!("{ability:?}");
        *census.entry(word.split('(').next().unwrap_or_default().to_owned()).or_default() += 1;
    }
    let counted: Vec<(&str, u8)> = census.iter().map(|(word, n)| (word.as_str(), *n)).collect();
    let expected = [
        ("Burning", 6),
        ("Defensive", 7),
        ("Devour", 5),
        ("Flying", 7),
        ("FrostAttack", 4),
        ("LifeSteal", 5),
        ("MultiAttack", 5),
        ("Offensive", 9),
        ("Poisonous", 6),
        ("Ranged", 4),
        ("Resurrection", 4),
        ("WeaponSmith", 5),
    ];
    assert_eq!(counted, expected);
    let devourers = high().filter(|card| card.def.abilities.contains(&Ability::Devour));
    assert!(devourers.into_iter().all(|card| card.def.abilities.len() == 1));
}

fn faults(text: &str) -> Vec<String> {
    let faults = read_cards([("a.toml", text)]).expect_err("the file has faults");
    faults.files()[0]
        .faults()
        .iter()
        .map(|f| format!("{}: {}; {}", f.line, f.found, f.expected))
        .collect()
}

const KESTREL: &str = "[[creature]]\nid = \"kestrel\"\nname = { en = \"K\", fr = \"C\" }\nlevel = 1\n\
    element = \"air\"\nhealth = 5\ndice = 2\nabilities = [\"flying\"]\n";

#[test]
fn every_fault_of_a_card_is_told_with_its_line() {
    let found = faults(&KESTREL.replace("flying", "flyin"));
    assert!(found[0].starts_with("8: ") && found[0].contains("flying"), "{found:?}");
    let found = faults(&KESTREL.replace("level = 1", "level = 2"));
    assert_eq!(found.len(), 1);
    assert!(found[0].contains("have a mythology"), "{found:?}");
    let found = faults(&KESTREL.replace("\"flying\"", "{ absorption = 2 }"));
    assert!(found[0].contains("only items and artifacts have"), "{found:?}");
    let found = faults(&format!("{KESTREL}{KESTREL}"));
    assert!(found[0].starts_with("10: a second card `kestrel`"), "{found:?}");
    let found = faults(&KESTREL.replace("health = 5", "helth = 5"));
    assert!(found.iter().any(|fault| fault.contains("helth")), "{found:?}");
    assert!(read_cards([("a.toml", KESTREL)]).is_ok());
}
