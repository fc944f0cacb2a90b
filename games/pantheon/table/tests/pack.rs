//! The repository's own pack: it loads, it has every kind of unit, and the facts bind.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::path::Path;

use pantheon::catalog::{Class, Mythology, PowerKind, Talent, UnitDef, UnitType};
use pantheon_table::{Pack, embedded, load_dir};

fn pack() -> Pack {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../content");
    load_dir(&root).unwrap_or_else(|error| panic!("{error}"))
}

fn defs(pack: &Pack) -> impl Iterator<Item = &UnitDef> {
    pack.units().iter().map(|unit| &*unit.def)
}

fn unit<'a>(pack: &'a Pack, id: &str) -> &'a UnitDef {
    &pack.unit(id).unwrap_or_else(|| panic!("no unit `{id}`")).def
}

#[test]
fn the_program_carries_the_same_pack() {
    let (embedded, on_disk) = (embedded(), pack());
    assert_eq!(embedded.fingerprint(), on_disk.fingerprint());
    assert_eq!(embedded.units().len(), on_disk.units().len());
}

#[test]
fn there_is_enough_for_four_to_draft_with_choice_left() {
    let pack = pack();
    let count = |unit_type| defs(&pack).filter(|def| def.unit_type == unit_type).count();
    assert!(pack.units().len() >= 44, "{} units", pack.units().len());
    assert!(pack.units().len() <= pantheon::MAX_UNITS, "one game can hold them all");
    assert!(count(UnitType::God) >= 6 && count(UnitType::Titan) >= 5);
    let points: u32 = defs(&pack).filter(|d| !d.is_divinity()).map(|d| u32::from(d.cost)).sum();
    assert!(points >= 2 * 4 * (14 - 6), "{points} points beside the divinities");
}

#[test]
fn every_type_class_talent_mythology_and_kind_of_power_is_there() {
    let pack = pack();
    let all =
        |what: &str, missing: Vec<&str>| assert!(missing.is_empty(), "no {what}: {missing:?}");
    let absent = |has: &dyn Fn(&UnitDef) -> bool| !defs(&pack).any(has);
    all("type", names(UnitType::ALL, UnitType::name, |t| absent(&|def| def.unit_type == t)));
    all("class", names(Class::ALL, Class::name, |c| absent(&|def| def.class == c)));
    all("talent", names(Talent::ALL, Talent::name, |t| absent(&|def| def.talents.contains(&t))));
    all(
        "mythology",
        names(Mythology::ALL, Mythology::name, |m| absent(&|def| def.mythology == Some(m))),
    );
    all(
        "kind",
        names(PowerKind::ALL, PowerKind::name, |k| {
            absent(&|def| def.powers.iter().any(|power| power.kind == k))
        }),
    );
    let flying = |troop| {
        defs(&pack).filter(|def| def.class == Class::Flying && def.is_troop() == troop).count()
    };
    assert!(flying(true) >= 1 && flying(false) >= 2);
    for unit_type in [UnitType::Hero, UnitType::Monster] {
        for cost in [1, 2, 5] {
            let found = defs(&pack).any(|def| def.unit_type == unit_type && def.cost == cost);
            assert!(found, "no {unit_type} of {cost}");
        }
    }
}

fn names<T: Copy>(
    all: &[T],
    name: fn(T) -> &'static str,
    missing: impl Fn(T) -> bool,
) -> Vec<&'static str> {
    all.iter().copied().filter(|&word| missing(word)).map(name).collect()
}

/// The name of a variant, for counting kinds.
fn kind<T: Debug>(value: &T) -> String {
    let text = format!("{value:?}");
    text.split(['(', ' ', '{']).next().unwrap_or_default().to_owned()
}

#[test]
fn every_trigger_condition_and_effect_is_shown_by_a_unit() {
    let pack = pack();
    let schema = pantheon_table::unit_schema();
    let words = |name: &str| schema["$defs"][name]["oneOf"].as_array().map_or(0, Vec::len);
    let powers = || defs(&pack).flat_map(|def| &def.powers);
    let triggers: BTreeSet<String> = powers().map(|power| kind(&power.when)).collect();
    let conditions: BTreeSet<String> =
        powers().flat_map(|power| &power.conditions).map(kind).collect();
    let effects: BTreeSet<String> = powers().flat_map(|power| &power.effects).map(kind).collect();
    assert_eq!(triggers.len(), words("Trigger"), "{triggers:?}");
    assert_eq!(conditions.len(), words("Condition"), "{conditions:?}");
    assert_eq!(effects.len(), words("Effect"), "{effects:?}");
}

#[test]
fn names_are_there_and_no_two_units_share_one() {
    let pack = pack();
    for language in [|n: &content::Names| n.en.clone(), |n: &content::Names| n.fr.clone()] {
        let names: BTreeSet<String> = pack.units().iter().map(|u| language(&u.name)).collect();
        assert_eq!(names.len(), pack.units().len());
    }
    for unit in pack.units() {
        assert_eq!(unit.powers.len(), unit.def.powers.len(), "{}", unit.def.id);
    }
}

#[test]
fn dashboards_fade_as_vitality_falls() {
    let pack = pack();
    for def in defs(&pack).filter(|def| !def.is_troop()) {
        let (first, last) = (&def.rows[0], &def.rows[def.rows.len() - 1]);
        assert!(last.offence < first.offence || def.cost == 1, "{} does not weaken", def.id);
    }
    let fading = defs(&pack)
        .filter(|def| !def.is_troop() && !def.powers.is_empty())
        .filter(|def| def.rows[0].powers != def.rows[def.rows.len() - 1].powers);
    let with_powers = defs(&pack).filter(|def| !def.is_troop() && !def.powers.is_empty()).count();
    assert_eq!(fading.count(), with_powers, "each dashboard has a power that fades");
}

/// Cost, type, talents that must be there, English and French names of powers, by unit.
type Fact =
    (&'static str, UnitType, u8, &'static [Talent], &'static [(&'static str, &'static str)]);

const FACTS: &[Fact] = &[
    (
        "zeus",
        UnitType::God,
        6,
        &[Talent::MightyThrow],
        &[("Lightning", "Foudre"), ("Patriarch", "Patriarche")],
    ),
    (
        "hades",
        UnitType::God,
        6,
        &[],
        &[("Soul Culling", "Appel des Âmes"), ("Inferno", "Brasier Infernal")],
    ),
    ("ares", UnitType::God, 6, &[], &[("Frenzy", "Fureur d'Arès"), ("Ares' Wrath", "Frénésie")]),
    (
        "athena",
        UnitType::God,
        6,
        &[],
        &[("Strategist", "Stratège"), ("Athena's Owl", "Chouette d'Athéna")],
    ),
    (
        "heracles",
        UnitType::Hero,
        4,
        &[],
        &[("Heraclean Feat", "Exploit Héracléen"), ("Heraclean Strength", "Force Héracléenne")],
    ),
    (
        "achilles",
        UnitType::Hero,
        4,
        &[],
        &[("Endurance", "Endurance"), ("Achilles' Prowess", "Prouesse d'Achille")],
    ),
    (
        "leonidas",
        UnitType::Hero,
        3,
        &[Talent::Guard],
        &[("Born Leader", "Leader Né"), ("Wall of Shields", "Mur de Boucliers")],
    ),
    ("odysseus", UnitType::Hero, 3, &[], &[("Subterfuge", "Subterfuge"), ("Cunning", "Ruse")]),
    (
        "atalanta",
        UnitType::Hero,
        2,
        &[Talent::Climb],
        &[("Huntress", "Chasseresse"), ("Dodge", "Esquive")],
    ),
    (
        "minotaur",
        UnitType::Monster,
        3,
        &[Talent::MightyThrow],
        &[("Charge", "Charge"), ("Bloodlust", "Soif de Sang")],
    ),
    (
        "hydra",
        UnitType::Monster,
        4,
        &[],
        &[("Onslaught", "Morsures de l'Hydre"), ("Regeneration", "Régénération")],
    ),
    (
        "cerberus",
        UnitType::Monster,
        4,
        &[Talent::Guard, Talent::Block],
        &[("Three-headed Bite", "Triple Morsure"), ("Blazing Breath", "Souffle Brûlant")],
    ),
    ("medusa", UnitType::Monster, 3, &[Talent::Climb], &[("Petrify", "Pétrification")]),
    ("amazons", UnitType::Troop, 1, &[Talent::Climb, Talent::Initiative], &[]),
    ("infernal_hounds", UnitType::Troop, 1, &[Talent::Torment], &[]),
    ("infernal_warriors", UnitType::Troop, 1, &[Talent::Guard], &[]),
    ("hoplites", UnitType::Troop, 1, &[], &[]),
    ("spartans", UnitType::Troop, 1, &[], &[]),
    ("centaurs", UnitType::Troop, 1, &[], &[]),
];

#[test]
fn the_facts_of_the_rulebook_bind() {
    let pack = pack();
    for &(id, unit_type, cost, talents, powers) in FACTS {
        let def = unit(&pack, id);
        assert_eq!((def.unit_type, def.cost), (unit_type, cost), "{id}");
        assert!(talents.iter().all(|talent| def.talents.contains(talent)), "{id}");
        let named = &pack.unit(id).expect("found above").powers;
        if !powers.is_empty() {
            let named: Vec<(&str, &str)> =
                named.iter().map(|name| (&name.en[..], &name.fr[..])).collect();
            assert_eq!(named, powers, "{id}");
        }
    }
    assert_eq!(FACTS.len(), 19);
}

#[test]
fn the_numbers_of_the_rulebook_bind() {
    let pack = pack();
    let leonidas = unit(&pack, "leonidas");
    assert_eq!(
        (leonidas.full_vitality(), leonidas.row(6).defence, leonidas.row(5).offence),
        (6, 7, 6)
    );
    let hoplites = unit(&pack, "hoplites");
    let line = hoplites.row(5);
    assert_eq!((hoplites.miniatures, line.offence, line.defence), (Some(5), 3, 5));
    assert_eq!(unit(&pack, "atalanta").row(4).range, 2);
    assert_eq!(unit(&pack, "heracles").row(7).range, 0);
    assert_eq!(unit(&pack, "achilles").row(6).range, 0);
    assert_eq!(unit(&pack, "amazons").row(1).range, 2);
    let hydra = unit(&pack, "hydra");
    assert_eq!((hydra.class, hydra.row(9).range), (Class::Aquatic, 1));
    let centaurs = unit(&pack, "centaurs").row(1);
    assert_eq!((centaurs.range, centaurs.movement), (1, 2));
    assert!(!unit(&pack, "zeus").talents.contains(&Talent::Mobility));
    for (veteran, of) in [("veteran_heracles", "heracles"), ("veteran_achilles", "achilles")] {
        assert_eq!(unit(&pack, veteran).same_unit(), of);
    }
}
