//! Powers in and around attacks.

use crate::catalog::{Class, PowerValue, StatRow, UnitDef};
use crate::event::Event;

use super::arena::{Arena, god, hero, troop, with_powers};

const TWO: &str = "a1 open 4 | a2 open 4";
const FOUR: &str = "a1 open 4 | a2 open 4 | a3 open 4 | a4 open 4";

#[test]
fn standing_powers_add_to_stats_while_their_conditions_hold() {
    let hoplites = with_powers(
        troop("hoplites"),
        r#"
        [[power]]
        id = "ranks"
        kind = "permanent"
        when = "always"
        if = [{ exists = { side = "ally", at = "here", types = ["hero"] } }]
        do = [{ modify = { stat = "offence", by = { by = 1 }, on = "itself", until = "standing" } }]
        "#,
    );
    let start = |place| {
        let north = vec![(hoplites.clone(), "a1"), (hero("chief"), place)];
        let mut arena = Arena::new(TWO, north, vec![(hero("foe"), "a1")]);
        arena.act(0, &["activate hoplites simple", "attack", "target foe"]);
        arena.values()
    };
    assert_eq!(start("a1"), (5, 5));
    assert_eq!(start("a2"), (4, 5));
}

#[test]
fn a_bonus_per_vitality_point_falls_with_the_miniatures() {
    let spartans = with_powers(
        troop("spartans"),
        r#"
        [[power]]
        id = "shields"
        kind = "permanent"
        when = "always"
        do = [{ modify = { stat = "offence", by = "per_vitality", on = "itself", until = "standing" } }]
        "#,
    );
    let mut arena = Arena::new(TWO, vec![(spartans, "a1")], vec![(hero("foe"), "a1")]);
    arena.wound("spartans", 1);
    arena.act(0, &["activate spartans simple", "attack", "target foe"]);
    assert_eq!(arena.values(), (6, 5));
}

#[test]
fn value_x_replaces_a_stat_and_nothing_modifies_it() {
    let mut medusa = with_powers(
        hero("fixed"),
        r#"
        [[power]]
        id = "gaze"
        kind = "passive"
        when = "always"
        do = [{ modify = { stat = "defence", by = "x", on = "itself", until = "standing" } }]

        [[power]]
        id = "scales"
        kind = "passive"
        when = "always"
        do = [{ modify = { stat = "defence", by = { by = 2 }, on = "itself", until = "standing" } }]
        "#,
    );
    for row in &mut medusa.rows {
        row.powers = vec![PowerValue::X(8)];
    }
    medusa.rows[1].powers = vec![PowerValue::Shown(false)];
    let mut arena = Arena::new(TWO, vec![(hero("a"), "a1")], vec![(medusa, "a1")]);
    arena.act(0, &["activate a simple", "attack", "target fixed"]);
    assert_eq!(arena.values(), (3, 8));
    arena.dice("0 0 0");
    arena.wound("fixed", 1);
    assert_eq!(arena.look().fixed_value(arena.unit("fixed"), crate::catalog::Stat::Defence), None);
}

fn thunder() -> UnitDef {
    let mut def = with_powers(
        hero("thunderer"),
        r#"
        [[power]]
        id = "lightning"
        kind = "offensive"
        cost = 1
        when = "attack_action"
        do = [{ attack = { dice = "x", range = { areas = 2 }, scope = "area", retaliation = false } }]
        "#,
    );
    for row in &mut def.rows {
        row.powers = vec![PowerValue::X(6)];
    }
    def.rows[2].powers = vec![PowerValue::Shown(false)];
    def
}

#[test]
fn an_offensive_power_is_the_attack_action_and_hits_a_whole_area() {
    let south = vec![(hero("foe"), "a2"), (troop("mob"), "a2")];
    let mut arena = Arena::new(FOUR, vec![(thunder(), "a1"), (hero("ally"), "a2")], south);
    arena.act(0, &["activate thunderer simple", "use thunderer lightning"]);
    assert_eq!(arena.state.hidden.aow[0], 2);
    arena.act(0, &["area a2", "target foe"]);
    assert_eq!(arena.values(), (6, 5));
    arena.dice("0 0 0 0 0 5");
    assert_eq!(arena.vitality("foe"), 4);
    arena.act(0, &["target ally"]);
    // The enemy resolves the attack on the ally. [P15.8A.2b-9]
    arena.dice("0 0 0 0 5 5");
    assert_eq!(arena.vitality("ally"), 3);
    arena.dice("0 0 0 0 0 0");
    assert_eq!(arena.offered(), ["end"]);
    assert_eq!(arena.forbids("thunderer"), Some("P15.R58"));
}

#[test]
fn a_dash_in_the_row_switches_a_power_off() {
    let mut arena = Arena::new(FOUR, vec![(thunder(), "a1")], vec![(hero("foe"), "a2")]);
    arena.wound("thunderer", 2);
    arena.act(0, &["activate thunderer simple"]);
    assert!(!arena.look().is_available(arena.power("thunderer")));
    assert_eq!(arena.forbids("thunderer"), Some("P15.5B.1-21"));
}

#[test]
fn a_power_without_a_target_or_without_cards_is_not_offered() {
    let mut arena = Arena::new(FOUR, vec![(thunder(), "a1")], vec![(hero("foe"), "a4")]);
    arena.act(0, &["activate thunderer simple"]);
    assert_eq!(arena.forbids("thunderer"), Some("P15.8A.2b-5"));
    let mut arena = Arena::new(FOUR, vec![(thunder(), "a1")], vec![(hero("foe"), "a2")]);
    arena.state.hidden.aow[0] = 0;
    arena.act(0, &["activate thunderer simple"]);
    assert_eq!(arena.forbids("thunderer"), Some("P15.15C.3"));
}

#[test]
fn a_complex_action_and_water_switch_active_and_offensive_powers_off() {
    let mut arena = Arena::new(FOUR, vec![(thunder(), "a1")], vec![(hero("foe"), "a2")]);
    arena.act(0, &["activate thunderer complex"]);
    assert_eq!(arena.forbids("thunderer"), Some("P15.15C.13"));
    let wet = "a1 water 4 | a2 open 4";
    let mut arena = Arena::new(wet, vec![(thunder(), "a1")], vec![(hero("foe"), "a2")]);
    arena.act(0, &["activate thunderer simple"]);
    assert_eq!(arena.forbids("thunderer"), Some("P15.12B.12-3"));
    let swimmer = UnitDef { class: Class::Aquatic, ..thunder() };
    let mut arena = Arena::new(wet, vec![(swimmer, "a1")], vec![(hero("foe"), "a2")]);
    arena.act(0, &["activate thunderer simple", "use thunderer lightning"]);
}

#[test]
fn an_attack_on_all_in_the_own_area_stays_there() {
    let wrath = with_powers(
        hero("warrior"),
        r#"
        [[power]]
        id = "wrath"
        kind = "active"
        when = "activation"
        do = [{ attack = { dice = { dice = 2 }, range = { exactly = 0 }, scope = "area", retaliation = false } }]
        "#,
    );
    let stairs = "a1 stairs 4 | a2 open 4";
    let south = vec![(hero("foe"), "a1"), (hero("far"), "a2")];
    let mut arena = Arena::new(stairs, vec![(wrath, "a1")], south);
    arena.act(0, &["activate warrior simple", "use warrior wrath"]);
    assert_eq!(arena.offered(), ["area a1"]);
    arena.act(0, &["area a1"]);
    arena.dice("5 5");
    assert_eq!((arena.vitality("foe"), arena.vitality("far")), (3, 5));
    // It was no attack action, and is spent for this turn. [P15.15C.11]
    assert!(arena.offers("attack"));
    assert_eq!(arena.forbids("warrior"), Some("P15.15C.11"));
}

#[test]
fn each_enemy_in_reach_is_attacked_once() {
    let mut heads = with_powers(
        hero("heads"),
        r#"
        [[power]]
        id = "onslaught"
        kind = "offensive"
        when = "attack_action"
        do = [{ attack = { dice = "offence", range = "range", scope = "each_enemy", retaliation = true } }]
        "#,
    );
    heads.rows.iter_mut().for_each(|row: &mut StatRow| row.range = 1);
    let south = vec![(hero("near"), "a1"), (hero("next"), "a2"), (hero("far"), "a3")];
    let mut arena = Arena::new(FOUR, vec![(heads, "a1"), (hero("ally"), "a2")], south);
    arena.act(0, &["activate heads simple", "use heads onslaught"]);
    assert_eq!(arena.offered(), ["target near", "target next"]);
    arena.act(0, &["target next"]);
    arena.dice("5 0 0");
    arena.dice("5 5 0");
    assert_eq!((arena.vitality("near"), arena.vitality("next")), (3, 4));
    assert_eq!((arena.vitality("far"), arena.vitality("ally")), (5, 5));
}

#[test]
fn a_defender_pays_for_a_better_defence_or_declines() {
    let dodger = with_powers(
        hero("dodger"),
        r#"
        [[power]]
        id = "dodge"
        kind = "passive"
        cost = 1
        when = { values = "defender" }
        do = [{ modify = { stat = "defence", by = { by = 2 }, on = "itself", until = "attack" } }]
        "#,
    );
    let fight = |answer: &str| {
        let mut arena = Arena::new(TWO, vec![(hero("a"), "a1")], vec![(dodger.clone(), "a1")]);
        arena.act(0, &["activate a simple", "attack", "target dodger"]);
        assert_eq!(arena.offered(), ["decline", "use dodger dodge"]);
        arena.act(1, &[answer]);
        let values = arena.values();
        arena.dice("0 0 0");
        assert!(arena.state.public.timed.iter().all(Option::is_none));
        (values, arena.state.hidden.aow[1])
    };
    assert_eq!(fight("use dodger dodge"), ((3, 7), 2));
    assert_eq!(fight("decline"), ((3, 5), 3));
}

#[test]
fn asking_does_not_depend_on_hidden_cards() {
    let dodger = with_powers(
        hero("dodger"),
        r#"
        [[power]]
        id = "dodge"
        kind = "passive"
        cost = 1
        when = { values = "defender" }
        do = [{ modify = { stat = "defence", by = { by = 2 }, on = "itself", until = "attack" } }]
        "#,
    );
    let mut arena = Arena::new(TWO, vec![(hero("a"), "a1")], vec![(dodger, "a1")]);
    arena.state.hidden.aow[1] = 0;
    arena.state.hidden.in_hand[arena.unit("dodger").index()] += 2;
    arena.act(0, &["activate a simple", "attack", "target dodger"]);
    assert_eq!(arena.offered(), ["decline"]);
}

#[test]
fn dice_are_rolled_again_for_the_attacker_and_against_him() {
    let fighter = |id| {
        with_powers(
            hero(id),
            r#"
            [[power]]
            id = "feat"
            kind = "passive"
            when = { first_roll = "either" }
            do = [{ reroll = { dice = 2 } }]
            "#,
        )
    };
    let mut arena = Arena::new(TWO, vec![(fighter("a"), "a1")], vec![(fighter("b"), "a1")]);
    arena.act(0, &["activate a simple", "attack", "target b"]);
    arena.dice_only("0 5 5");
    // Two effects at one moment: the active player orders them. [P15.3.8]
    assert_eq!(arena.offered(), ["resolve a feat", "resolve b feat"]);
    arena.act(0, &["resolve b feat"]);
    assert_eq!(arena.offered(), ["go on", "reroll 0", "reroll 5"]);
    arena.act(1, &["reroll 5", "reroll 5"]);
    arena.dice_only("0 1");
    assert_eq!(arena.offered(), ["go on", "reroll 0", "reroll 1"]);
    arena.act(0, &["reroll 0", "go on"]);
    arena.dice_only("5");
    arena.go_on();
    assert_eq!(arena.vitality("b"), 4);
}

#[test]
fn wounds_are_cancelled_added_and_passed_on() {
    let tough = with_powers(
        hero("tough"),
        r#"
        [[power]]
        id = "endurance"
        kind = "passive"
        when = { wounds = "defender" }
        do = [{ cancel_wounds = { wounds = 1 } }]
        "#,
    );
    let strong = with_powers(
        hero("strong"),
        r#"
        [[power]]
        id = "prowess"
        kind = "passive"
        when = { wounds = "attacker" }
        do = [{ add_wounds = { wounds = 2 } }]
        "#,
    );
    let mut arena = Arena::new(TWO, vec![(strong, "a1")], vec![(tough, "a1")]);
    arena.act(0, &["activate strong simple", "attack", "target tough"]);
    arena.dice("0 0 5");
    arena.act(0, &["resolve tough endurance"]);
    // Nothing is left to be increased: an attack that does not wound does not wound more.
    assert_eq!(arena.vitality("tough"), 5);

    let captain = with_powers(
        hero("captain"),
        r#"
        [[power]]
        id = "wall"
        kind = "passive"
        may = true
        when = { wounds = "defender" }
        do = [{ pass_wounds = { wounds = 3, to = { one = { side = "ally", types = ["troop"], at = "here" } } } }]
        "#,
    );
    let south = vec![(captain, "a1"), (troop("men"), "a1")];
    let mut arena = Arena::new(TWO, vec![(hero("a"), "a1")], south);
    arena.act(0, &["activate a simple", "attack", "target captain"]);
    arena.dice("5 5 5");
    arena.act(1, &["use captain wall", "pick men"]);
    assert_eq!(arena.offered(), ["decline", "pick men"]);
    arena.act(1, &["decline"]);
    assert_eq!((arena.vitality("captain"), arena.vitality("men")), (3, 2));
}

#[test]
fn a_ranged_attack_leads_to_a_move_and_a_second_attack() {
    let mut huntress = with_powers(
        hero("huntress"),
        r#"
        [[power]]
        id = "hunt"
        kind = "passive"
        may = true
        when = { attack_over = "attacker" }
        if = [{ at = "ranged" }]
        do = [
          { move = { on = "itself", areas = 1 } },
          { attack = { dice = "offence", range = { exactly = 0 }, scope = "one", retaliation = true } },
        ]
        "#,
    );
    huntress.rows.iter_mut().for_each(|row| row.range = 1);
    let mut arena = Arena::new(FOUR, vec![(huntress, "a1")], vec![(hero("foe"), "a2")]);
    arena.act(0, &["activate huntress simple", "attack", "target foe"]);
    arena.dice("5 0 0");
    arena.act(0, &["use huntress hunt", "enter a2", "target foe"]);
    arena.dice("5 5 0");
    assert_eq!(arena.vitality("foe"), 2);
    assert_eq!(arena.at("huntress"), "a2");
}

#[test]
fn a_charge_attacks_every_area_it_enters() {
    let bull = with_powers(
        hero("bull"),
        r#"
        [[power]]
        id = "charge"
        kind = "offensive"
        when = "attack_action"
        do = [{ charge = { areas = 3, dice = { dice = 1 } } }]
        "#,
    );
    let south = vec![(hero("one"), "a2"), (hero("two"), "a3"), (hero("far"), "a4")];
    let mut arena = Arena::new(FOUR, vec![(bull, "a1")], south);
    arena.act(0, &["activate bull simple", "use bull charge", "enter a2"]);
    arena.dice("5");
    arena.act(0, &["enter a3"]);
    arena.dice("5");
    arena.act(0, &["stop"]);
    assert_eq!(arena.at("bull"), "a3");
    let left = ["one", "two", "far"].map(|tag| arena.vitality(tag));
    assert_eq!(left, [4, 4, 5]);
    assert_eq!(arena.offered(), ["end"]);
}

#[test]
fn an_element_is_spent_for_a_power_that_needs_one() {
    let strong = with_powers(
        hero("strong"),
        r#"
        [[power]]
        id = "hurl"
        kind = "offensive"
        when = "attack_action"
        spends_element = true
        do = [{ attack = { dice = { dice = 7 }, range = { areas = 1 }, scope = "one", retaliation = false } }]
        "#,
    );
    let start = |drawing| {
        let mut arena =
            Arena::new(drawing, vec![(strong.clone(), "a1")], vec![(hero("foe"), "a2")]);
        arena.act(0, &["activate strong simple"]);
        arena
    };
    let mut arena = start("a1 ruins 4 | a2 open 4");
    arena.act(0, &["use strong hurl"]);
    assert!(arena.events.iter().any(|event| matches!(event, Event::ElementRemoved(_))));
    arena.act(0, &["target foe"]);
    assert_eq!(arena.values(), (7, 5));
    assert_eq!(start(TWO).forbids("strong"), Some("P15.R213"));
}

#[test]
fn in_friendly_fire_the_enemy_decides_on_powers_and_pays_for_none() {
    let def = |cost: u8| {
        let text = format!(
            r#"
            [[power]]
            id = "storm"
            kind = "offensive"
            when = "attack_action"
            do = [{{ attack = {{ dice = {{ dice = 2 }}, range = {{ exactly = 0 }}, scope = "area", retaliation = false }} }}]

            [[power]]
            id = "fury"
            kind = "passive"
            cost = {cost}
            when = {{ wounds = "attacker" }}
            do = [{{ add_wounds = {{ wounds = 1 }} }}]
            "#
        );
        with_powers(god("storm"), &text)
    };
    let start = |cost| {
        let north = vec![(def(cost), "a1"), (hero("ally"), "a1")];
        let mut arena = Arena::new(TWO, north, vec![(hero("foe"), "a1")]);
        let begin = ["activate storm simple", "use storm storm", "area a1", "target ally"];
        arena.act(0, &begin);
        arena.dice("0 5");
        arena
    };
    let mut arena = start(0);
    assert_eq!(arena.offered(), ["decline", "use storm fury"]);
    arena.act(1, &["use storm fury"]);
    assert_eq!(arena.vitality("ally"), 3);
    assert_eq!(start(1).vitality("ally"), 4);
}
