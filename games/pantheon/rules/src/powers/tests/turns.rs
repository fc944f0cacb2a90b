//! Powers of turns and activations, cards, tokens and durations.

use kernel::Seat;

use crate::catalog::{Class, PowerKind, Stat, UnitDef, UnitType};
use crate::choice::Card;
use crate::frame::Moment;
use crate::ids::TokenId;
use crate::setup::{Scenario, ScenarioRule};

use super::arena::{Arena, god, hero, troop, with_powers};

const TWO: &str = "a1 open 4 | a2 open 4";

#[test]
fn more_actions_are_another_walk_and_another_attack() {
    let frantic = with_powers(
        hero("frantic"),
        r#"
        [[power]]
        id = "frenzy"
        kind = "active"
        cost = 1
        when = "activation"
        do = ["more_actions"]
        "#,
    );
    let mut arena = Arena::new(TWO, vec![(frantic, "a1")], vec![(hero("foe"), "a2")]);
    arena.act(0, &["activate frantic simple", "walk", "enter a2", "attack", "target foe"]);
    arena.dice("0 0 0");
    assert!(!arena.offers("walk") && !arena.offers("attack"));
    arena.act(0, &["use frantic frenzy", "walk", "enter a1"]);
    assert!(!arena.offers("walk"));
    assert_eq!(arena.at("frantic"), "a1");
    assert_eq!(arena.forbids("frantic"), Some("P15.15C.11"));
}

#[test]
fn a_unit_more_may_be_activated() {
    let strategist = with_powers(
        hero("owl"),
        r#"
        [[power]]
        id = "strategist"
        kind = "passive"
        when = "activation_starts"
        do = [{ more_activations = { units = 1 } }]
        "#,
    );
    let north = vec![(strategist, "a1"), (hero("b"), "a1"), (hero("c"), "a1")];
    let mut arena = Arena::new(TWO, north, vec![]);
    arena.act(0, &["activate owl simple", "end", "activate b simple", "end"]);
    arena.act(0, &["activate c simple"]);
    assert_eq!(arena.state.public.activations, 3);
}

#[test]
fn deaths_heal_and_bring_a_card_back() {
    let reaper = with_powers(
        god("reaper"),
        r#"
        [[power]]
        id = "culling"
        kind = "passive"
        when = { destroyed = { other = true } }
        do = [
          { heal = { on = "itself", points = 1 } },
          { retrieve = { of = { one = { side = "ally" } } } },
        ]
        "#,
    );
    let north = vec![(reaper, "a2"), (hero("a"), "a1")];
    let mut arena = Arena::new(TWO, north, vec![(troop("mob"), "a1")]);
    arena.wound("reaper", 2);
    arena.act(0, &["activate a simple", "attack", "target mob"]);
    let mob = arena.unit("mob");
    arena.play(|play| {
        play.destroy(mob);
        play.settle();
    });
    assert_eq!(arena.vitality("reaper"), 4);
    // The card discarded for the activation is back in hand.
    let a = Card::Activation(arena.unit("a"));
    assert_eq!(arena.look().in_hand(Seat(0), a), 1);
}

#[test]
fn a_passive_power_is_silent_off_the_board_and_a_permanent_one_is_not() {
    let ghost = |kind| {
        let mut def = with_powers(
            hero("ghost"),
            r#"
            [[power]]
            id = "curse"
            kind = "passive"
            when = { destroyed = {} }
            do = [{ draw = { cards = 1 } }]
            "#,
        );
        def.powers[0].kind = kind;
        let mut arena = Arena::new(TWO, vec![(def, "a1")], vec![(hero("foe"), "a1")]);
        let unit = arena.unit("ghost");
        arena.play(|play| play.destroy(unit));
        arena.state.public.frames.len()
    };
    assert_eq!(ghost(PowerKind::Passive), 1);
    assert_eq!(ghost(PowerKind::Permanent), 2);
}

#[test]
fn a_lost_miniature_comes_back_at_the_end_of_the_activation() {
    let risen = with_powers(
        troop("risen"),
        r#"
        [[power]]
        id = "regrow"
        kind = "permanent"
        when = "activation_ends"
        do = [{ heal = { on = "itself", points = 1 } }]
        "#,
    );
    let mut arena = Arena::new(TWO, vec![(risen, "a1")], vec![]);
    arena.wound("risen", 2);
    arena.act(0, &["activate risen simple", "end"]);
    assert_eq!(arena.vitality("risen"), 2);
}

#[test]
fn the_polar_wound_and_a_power_of_the_start_are_put_in_order() {
    let hardy = with_powers(
        hero("hardy"),
        r#"
        [[power]]
        id = "regeneration"
        kind = "passive"
        when = "activation_starts"
        do = [{ heal = { on = "itself", points = 1 } }]
        "#,
    );
    let drawing = "a1 polar 4 | a2 open 4";
    let start = |wounds| {
        let mut arena = Arena::new(drawing, vec![(hardy.clone(), "a1")], vec![]);
        arena.wound("hardy", wounds);
        arena.act(0, &["activate hardy simple"]);
        arena
    };
    let mut arena = start(1);
    assert_eq!(arena.offered(), ["resolve hardy regeneration", "resolve terrain"]);
    arena.act(0, &["resolve hardy regeneration"]);
    assert_eq!(arena.vitality("hardy"), 4);
    // Unwounded, there is something to heal only after the frost.
    assert_eq!(start(0).vitality("hardy"), 5);
}

#[test]
fn troops_follow_with_a_bonus_beyond_the_limit_of_the_turn() {
    let leader = with_powers(
        hero("chief"),
        r#"
        [[power]]
        id = "born_leader"
        kind = "passive"
        may = true
        when = "activation_ends"
        do = [
          { modify = { stat = "offence", by = { by = 1 }, on = { one = { side = "ally", types = ["troop"], at = "surroundings" } }, until = "turn" } },
          { activate = { on = "chosen" } },
        ]
        "#,
    );
    let north =
        vec![(leader, "a1"), (troop("near"), "a2"), (troop("far"), "a4"), (hero("b"), "a4")];
    let drawing = "a1 open 4 | a2 open 4 | a3 open 4 | a4 open 4";
    let mut arena = Arena::new(drawing, north, vec![(hero("foe"), "a2")]);
    arena.act(0, &["activate chief simple", "end", "use chief born_leader"]);
    assert_eq!(arena.offered(), ["decline", "pick near"]);
    arena.act(0, &["pick near", "attack", "target foe"]);
    assert_eq!(arena.values(), (5, 5));
    arena.dice("0 0 0 0 0");
    arena.act(0, &["end"]);
    assert!(arena.offers("activate b simple"));
    assert!(!arena.offers("activate near simple"));
}

#[test]
fn petrified_units_stay_put_for_a_round() {
    let gaze = with_powers(
        hero("gaze"),
        r#"
        [[power]]
        id = "petrify"
        kind = "active"
        when = "activation"
        do = [
          { destroy = { on = { each = { types = ["troop"], at = "here" } } } },
          { paralyse = { on = { each = { side = "enemy", at = "here" } }, until = "round" } },
        ]
        "#,
    );
    let south = vec![(troop("mob"), "a1"), (hero("foe"), "a1"), (hero("free"), "a2")];
    let mut arena = Arena::new(TWO, vec![(gaze, "a1")], south);
    arena.act(0, &["activate gaze simple", "use gaze petrify"]);
    assert_eq!((arena.at("mob"), arena.at("foe")), ("", "a1"));
    arena.act(0, &["end", "end"]);
    arena.card(1, Card::ArtOfWar);
    assert!(!arena.offers("activate foe simple") && arena.offers("activate free simple"));
    arena.act(1, &["pass"]);
    if arena.offers("end") {
        arena.act(1, &["end"]);
    }
    assert!(arena.state.public.unit(arena.unit("foe")).paralysed.is_none());
}

#[test]
fn cards_and_manoeuvres_come_free() {
    let sly = with_powers(
        hero("sly"),
        r#"
        [[power]]
        id = "subterfuge"
        kind = "active"
        when = "activation"
        do = ["free_manoeuvre"]

        [[power]]
        id = "cunning"
        kind = "active"
        when = "activation"
        do = [{ draw = { cards = 1 } }, "search"]
        "#,
    );
    let mut arena = Arena::new(TWO, vec![(sly, "a1")], vec![]);
    let hand = arena.state.public.seat(Seat(0)).hand;
    arena.act(0, &["activate sly simple", "use sly subterfuge"]);
    assert!(arena.state.public.seat(Seat(0)).free_manoeuvre);
    arena.act(0, &["use sly cunning"]);
    arena.card(0, Card::ArtOfWar);
    arena.act(0, &["take aow", "end"]);
    assert_eq!(arena.state.public.seat(Seat(0)).hand, hand - 1 + 2);
    arena.play(|play| play.end_turn_effects());
    assert!(!arena.state.public.seat(Seat(0)).free_manoeuvre);
}

fn hexer(token: &str) -> UnitDef {
    let text = format!(
        r#"
        [[power]]
        id = "hex"
        kind = "active"
        tokens = 1
        when = "activation"
        do = [{{ place_token = {{ on = {{ one = {{ side = "enemy", at = "here" }} }}, token = {token} }} }}]
        "#
    );
    with_powers(hero("hexer"), &text)
}

#[test]
fn a_token_works_on_without_its_power_and_goes_back_to_its_pool() {
    let token = r#"{ modify = { stat = "movement", by = -1 } }"#;
    let mut arena = Arena::new(TWO, vec![(hexer(token), "a1")], vec![(hero("foe"), "a1")]);
    arena.act(0, &["activate hexer simple", "use hexer hex"]);
    let (hexer, foe) = (arena.unit("hexer"), arena.unit("foe"));
    assert_eq!(arena.look().movement_stat(foe), 0);
    assert_eq!(arena.state.public.unit(hexer).pools[0], 0);
    arena.play(|play| play.destroy(hexer));
    assert_eq!(arena.look().movement_stat(foe), 0);
    arena.play(|play| play.destroy(foe));
    assert_eq!(arena.state.public.unit(hexer).pools[0], 1);
    assert_eq!(arena.state.public.tokens().count(), 0);
}

#[test]
fn a_token_with_vitality_lies_in_the_area_until_it_has_none() {
    let token = "{ body = { defence = 4, vitality = 2 } }";
    let mut arena = Arena::new(TWO, vec![(hexer(token), "a1")], vec![(hero("foe"), "a1")]);
    arena.act(0, &["activate hexer simple", "use hexer hex"]);
    let lies = arena.state.public.tokens().next().map(|(_, token)| (token.on, token.vitality));
    assert_eq!(lies, Some((None, 2)));
    assert_eq!(arena.look().token_defence(TokenId(0)), 4);
    arena.play(|play| play.wound_token(TokenId(0), 1));
    assert_eq!(arena.state.public.tokens().count(), 1);
    arena.play(|play| play.wound_token(TokenId(0), 5));
    assert_eq!(arena.state.public.tokens().count(), 0);
}

#[test]
fn tokens_of_an_eliminated_player_are_removed() {
    let token = r#"{ modify = { stat = "movement", by = -1 } }"#;
    let mut arena = Arena::new(TWO, vec![(hexer(token), "a1")], vec![(hero("foe"), "a1")]);
    arena.act(0, &["activate hexer simple", "use hexer hex"]);
    arena.play(|play| play.remove_tokens_of(Seat(1)));
    assert_eq!(arena.state.public.tokens().count(), 1);
    arena.play(|play| play.remove_tokens_of(Seat(0)));
    assert_eq!(arena.state.public.tokens().count(), 0);
}

#[test]
fn a_huge_unit_moves_itself_but_is_not_moved() {
    let pusher = with_powers(
        hero("pusher"),
        r#"
        [[power]]
        id = "push"
        kind = "active"
        when = "activation"
        do = [{ move = { on = { one = { at = "surroundings" } }, areas = 1 } }]
        "#,
    );
    let huge = |def: UnitDef| UnitDef { class: Class::Huge, unit_type: UnitType::Monster, ..def };
    let drawing = "a1 open 4 | a2 open 4 | a3 open 4";
    let south = vec![(huge(hero("giant")), "a2")];
    let mut arena = Arena::new(drawing, vec![(huge(pusher.clone()), "a1")], south.clone());
    arena.act(0, &["activate pusher simple", "use pusher push"]);
    // Only the huge unit itself can be meant, and its way is barred by the giant.
    assert_eq!(arena.at("giant"), "a2");
    let mut arena = Arena::new(drawing, vec![(pusher, "a1"), (hero("ally"), "a1")], south);
    arena.act(0, &["activate pusher simple", "use pusher push"]);
    assert_eq!(arena.offered(), ["pick ally", "pick pusher"]);
}

#[test]
fn effects_of_a_round_end_with_the_next_turn_of_their_player() {
    let brace = with_powers(
        hero("brace"),
        r#"
        [[power]]
        id = "brace"
        kind = "active"
        when = "activation"
        do = [{ modify = { stat = "movement", by = { by = 1 }, on = { each = { side = "ally" } }, until = "round" } }]
        "#,
    );
    let mut arena = Arena::new(TWO, vec![(brace, "a1"), (hero("b"), "a1")], vec![]);
    arena.act(0, &["activate brace simple", "use brace brace", "end"]);
    let b = arena.unit("b");
    arena.play(|play| play.end_turn_effects());
    arena.play(|play| play.end_round_effects(Seat(1)));
    assert_eq!(arena.look().movement_stat(b), 2);
    arena.play(|play| play.end_round_effects(Seat(0)));
    assert_eq!(arena.look().movement_stat(b), 1);
}

#[test]
fn a_scenario_takes_powers_away() {
    let always = with_powers(
        hero("a"),
        r#"
        [[power]]
        id = "speed"
        kind = "permanent"
        when = "always"
        do = [{ modify = { stat = "movement", by = { by = 1 }, on = "itself", until = "standing" } }]
        "#,
    );
    let arena = Arena::new(TWO, vec![(always, "a1")], vec![]);
    let unit = arena.unit("a");
    assert_eq!(arena.look().movement_stat(unit), 2);
    let mut setup = arena.game.setup().clone();
    setup.scenario =
        Some(Scenario { rules: vec![ScenarioRule::Powerless(unit)], ..Scenario::default() });
    let game = crate::game::Pantheon::new(setup).expect("the set-up can be played");
    let look = crate::look::Look::new(&game, &arena.state);
    assert!(!look.is_available(arena.power("a")));
    assert_eq!(look.movement_stat(unit), 1);
    assert_eq!(look.fixed_value(unit, Stat::Movement), None);
}

#[test]
fn nothing_opens_where_no_power_listens() {
    let mut arena = Arena::new(TWO, vec![(hero("a"), "a1")], vec![]);
    let unit = arena.unit("a");
    arena.play(|play| play.trigger(Moment::ActivationStarts(unit)));
    arena.play(|play| play.trigger(Moment::TurnStarts(Seat(0))));
    assert_eq!(arena.state.public.frames.len(), 1);
}
