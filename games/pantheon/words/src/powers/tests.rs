use pantheon::catalog::{
    Amount, Class, Condition, Duration, Effect, Filter, Place, PowerKind, Reach, Role, Selector,
    SideFilter, Stat, StatRow, TokenEffect, TypeSet, UnitType,
};
use text::Lang;

use super::units::Quantity;
use super::*;

/// A power that does nothing yet.
fn power(when: Trigger, conditions: Vec<Condition>, effects: Vec<Effect>) -> Power {
    Power {
        id: "power".to_owned(),
        kind: PowerKind::Passive,
        cost: 0,
        tokens: 0,
        when,
        conditions,
        may: false,
        spends_element: false,
        effects,
    }
}

fn unit(unit_type: UnitType, power: Power) -> UnitDef {
    UnitDef {
        id: "unit".to_owned(),
        veteran_of: None,
        unit_type,
        class: Class::Terrestrial,
        mythology: None,
        cost: 1,
        activation_cards: 1,
        strategic_value: 0,
        talents: Vec::new(),
        rows: vec![StatRow { offence: 1, defence: 1, range: 0, movement: 1, powers: Vec::new() }],
        miniatures: None,
        powers: vec![power],
        designed: true,
    }
}

/// The text of a hero's power in English and French.
fn told(power: Power) -> [String; 2] {
    let pack = pantheon_table::embedded();
    let unit = unit(UnitType::Hero, power);
    Lang::ALL.map(|lang| PantheonSpeaker::new(lang, &pack).power_text(&unit, 0))
}

fn filter(side: SideFilter, types: &[UnitType]) -> Filter {
    Filter { side, types: TypeSet::from(types.to_vec()), ..Filter::default() }
}

#[test]
fn every_set_of_types_has_its_words() {
    let pack = pantheon_table::embedded();
    let hero = unit(UnitType::Hero, power(Trigger::Activation, Vec::new(), Vec::new()));
    for lang in Lang::ALL {
        let speaker = &PantheonSpeaker::new(lang, &pack);
        let telling = Telling { speaker, unit: &hero, power: &hero.powers[0] };
        let mut seen = std::collections::BTreeSet::new();
        for set in 0..1 << UnitType::ALL.len() {
            let within = |&&unit_type: &&UnitType| set >> unit_type as u8 & 1 == 1;
            let types: Vec<UnitType> = UnitType::ALL.iter().filter(within).copied().collect();
            for side in [SideFilter::Any, SideFilter::Ally, SideFilter::Enemy] {
                for quantity in [Quantity::One, Quantity::Each] {
                    let words = telling.fitting(quantity, filter(side, &types));
                    // Only "no type" and "all types" mean the same.
                    let new = seen.insert(words.clone());
                    assert!(new || types.len() == UnitType::ALL.len(), "{words}: {types:?}");
                }
            }
        }
    }
}

#[test]
fn types_are_grouped_as_people_would() {
    let heal = |types: &[UnitType]| {
        let on = Selector::One(Filter { at: Place::Here, ..filter(SideFilter::Enemy, types) });
        told(power(Trigger::Activation, Vec::new(), vec![Effect::Destroy { on }]))
    };
    use UnitType::{God, Hero, Monster, Titan, Troop};
    assert_eq!(heal(&[God, Titan])[0], "Destroy an enemy divinity in its area.");
    assert_eq!(heal(&[God, Titan])[1], "Détruire une divinité ennemie dans sa zone.");
    assert_eq!(
        heal(&[Hero, Monster, Troop])[0],
        "Destroy an enemy unit other than a divinity in its area."
    );
    assert_eq!(
        heal(&[Monster, Titan])[1],
        "Détruire un titan ou un monstre du camp ennemi dans sa zone."
    );
}

#[test]
fn conditions_of_an_attack_are_told_with_it() {
    let opponent = Condition::Opponent(filter(SideFilter::Any, &[UnitType::Hero]));
    let conditions = vec![Condition::At(Reach::Melee), opponent, Condition::CarriesStone];
    let effects = vec![Effect::Wound { on: Selector::Other, wounds: 2 }];
    let [en, fr] = told(Power {
        may: true,
        ..power(Trigger::AttackOver(Role::Defender), conditions, effects)
    });
    assert_eq!(
        en,
        "After this unit has been the target of an attack at range 0 by a hero, if it carries a \
         divine stone, you may inflict 2 wounds on the attacker."
    );
    assert_eq!(
        fr,
        "Après que cette unité a été la cible d'une attaque de portée 0 menée par un héros, si elle \
         porte une pierre divine, vous pouvez infliger 2 blessures à l'attaquant."
    );
}

#[test]
fn changes_for_the_same_units_are_told_in_one_breath() {
    let change = |stat, by| Effect::Modify {
        stat,
        by: Amount::By(by),
        on: Selector::Itself,
        until: Duration::Turn,
    };
    let effects =
        vec![change(Stat::Offence, 1), change(Stat::Defence, -1), Effect::Draw { cards: 2 }];
    let [en, fr] = told(power(Trigger::Wounded, Vec::new(), effects));
    assert_eq!(
        en,
        "When this unit is wounded and survives, give it +1 offence and -1 defence until the turn \
         ends, then draw 2 cards."
    );
    assert_eq!(
        fr,
        "Quand cette unité est blessée et survit, lui donner +1 en combat et -1 en défense jusqu'à \
         la fin du tour, puis piocher 2 cartes."
    );
}

#[test]
fn what_modders_may_use_and_the_pack_does_not_reads_well_too() {
    let body = TokenEffect::Body { defence: 5, vitality: 2 };
    let effects = vec![Effect::PlaceToken { on: Selector::Itself, token: body }];
    let [en, fr] = told(power(Trigger::Activation, Vec::new(), effects));
    assert_eq!(
        en,
        "Put a token of this power in the area of this unit; it can be attacked (defence 5, \
         vitality 2)."
    );
    assert!(fr.starts_with("Poser un jeton de ce pouvoir dans la zone de cette unité"), "{fr}");
    let on = Selector::Other;
    let effects =
        vec![Effect::Modify { stat: Stat::Defence, by: Amount::X, on, until: Duration::Standing }];
    let [en, fr] = told(power(Trigger::Always, Vec::new(), effects));
    assert_eq!(en, "Its opponent has defence X, which nothing modifies.");
    assert_eq!(fr, "Son adversaire a une valeur X en défense, que rien ne modifie.");
}
