//! What is foretold of attacks with powers and cards.

use kernel::Seat;

use super::arena::{Arena, hero, troop, with_powers};
use crate::catalog::{Class, UnitDef};
use crate::choice::Choice;
use crate::forecast::{Answer, AttackForecast, Chance, Purchase, Spend, Then};
use crate::orders::Reaction;

const TWO: &str = "a1 open 5 | a2 open 5";

impl Arena {
    /// What the first player is told of the only attack that a choice makes.
    fn foretold(&self, choice: &str) -> AttackForecast {
        let choice: Choice = kernel::Notation::read(&self.game, choice).expect("notation");
        let view = self.seen();
        let mut found = self.game.forecasts(&view, choice);
        assert_eq!(found.len(), 1, "{found:?}");
        found.remove(0)
    }

    fn seen(&self) -> crate::view::View {
        kernel::Game::view(&self.game, &self.state, Some(Seat(0)))
    }

    fn spends(&self, forecast: &AttackForecast) -> Vec<Spend> {
        self.game.spends(&self.seen(), forecast)
    }
}

/// Two numbers are the same but for rounding.
macro_rules! close {
    ($a:expr, $b:expr) => {
        let (a, b) = ($a, $b);
        assert!((a - b).abs() < 1e-9, "{a} and {b}");
    };
}

#[test]
fn powers_that_work_of_themselves_are_counted_in() {
    let keen = with_powers(
        hero("keen"),
        r#"
        [[power]]
        id = "eye"
        kind = "passive"
        when = { values = "attacker" }
        do = [{ modify = { stat = "offence", by = { by = 2 }, on = "itself", until = "attack" } }]
        [[power]]
        id = "prowess"
        kind = "passive"
        when = { wounds = "attacker" }
        do = [{ add_wounds = { wounds = 1 } }]
        "#,
    );
    let mut arena = Arena::new(TWO, vec![(keen, "a1")], vec![(hero("b"), "a1")]);
    arena.act(0, &["activate keen simple", "attack"]);
    let forecast = arena.foretold("target b");
    assert_eq!((forecast.offence.total(), forecast.blow.added), (5, 1));
    let odds = forecast.odds();
    close!(odds.at_least[1], odds.at_least[0]);
    arena.act(0, &["target b"]);
    assert_eq!(arena.values(), (5, 5));
}

#[test]
fn a_survivor_strikes_back_with_what_is_left_of_it() {
    let mut fading = hero("fading");
    for (row, offence) in fading.rows.iter_mut().zip([5, 4, 3, 2, 1]) {
        row.offence = offence;
    }
    let mut arena = Arena::new(TWO, vec![(hero("a"), "a1")], vec![(fading, "a1")]);
    arena.state.public.seat_mut(Seat(1)).orders.set_reaction(Reaction::Retaliation, true);
    arena.act(0, &["activate a simple", "attack"]);
    let forecast = arena.foretold("target fading");
    assert!(matches!(forecast.answer, Answer::After(Chance(1..=999_999))), "{:?}", forecast.answer);
    let back = arena.game.retaliation(&arena.seen(), &forecast).expect("it may strike back");
    let by_hand = (0..5u8)
        .map(|lost| {
            let query = dice::Query {
                offence: 5 - lost,
                defence: 5,
                vitality: Some(5),
                ..dice::Query::default()
            };
            forecast.blow.spread().exactly(lost) * dice::odds(query).mean
        })
        .fold(0.0, |sum, part| sum + part);
    close!(back.mean, by_hand);
    assert!(back.mean > 0.5 && back.mean < 5.0 / 3.0, "{}", back.mean);
}

#[test]
fn powers_with_a_cost_show_the_odds_with_and_without() {
    let nimble = with_powers(
        hero("nimble"),
        r#"
        [[power]]
        id = "dodge"
        kind = "passive"
        cost = 1
        when = { values = "defender" }
        do = [{ modify = { stat = "defence", by = { by = 2 }, on = "itself", until = "attack" } }]
        "#,
    );
    let fierce = with_powers(
        hero("fierce"),
        r#"
        [[power]]
        id = "fire"
        kind = "offensive"
        cost = 1
        when = "attack_action"
        do = [{ attack = { dice = { dice = 6 }, range = { areas = 1 }, scope = "area", retaliation = false } }]
        [[power]]
        id = "onset"
        kind = "active"
        cost = 2
        when = "activation"
        do = ["more_actions"]
        "#,
    );
    let mut arena = Arena::new(TWO, vec![(fierce, "a1")], vec![(nimble, "a1")]);
    arena.act(0, &["activate fierce simple"]);
    let forecast = arena.foretold("attack");
    let spends = arena.spends(&forecast);
    let of = |tag: &str, index: u8| {
        let power = crate::ids::PowerRef { unit: arena.unit(tag), index };
        spends.iter().find(|spend| spend.on == Purchase::Power(power)).expect("it is told of")
    };
    let dodge = of("nimble", 0);
    assert_eq!(dodge.seat, Seat(1));
    assert!(dodge.chance > Chance::NONE && dodge.chance < Chance::CERTAIN, "{:?}", dodge.chance);
    assert!(matches!(&dodge.then, Some(Then::Instead(blow)) if blow.query.defence == 7));
    let fire = of("fierce", 0);
    assert_eq!((fire.seat, fire.cost, fire.chance), (Seat(0), 1, Chance::CERTAIN));
    assert!(matches!(&fire.then, Some(Then::Instead(blow)) if blow.query.offence == 6));
    let onset = of("fierce", 1).prospect(&forecast).expect("two attacks have odds");
    assert!(onset.mean > forecast.odds().mean * 1.5, "{onset:?}");
    assert_eq!(spends.len(), 3, "{spends:?}");

    // What is not in hand is not offered.
    arena.state.hidden.aow[0] = 1;
    let spends = arena.spends(&forecast);
    assert!(spends.iter().all(|spend| spend.cost < 2), "{spends:?}");
}

#[test]
fn other_units_and_evasion_are_told_of() {
    let bird = UnitDef { class: Class::Flying, ..hero("bird") };
    let north = vec![(hero("a"), "a1"), (troop("men"), "a1"), (hero("far"), "")];
    let mut arena = Arena::new(TWO, north, vec![(bird, "a1")]);
    arena.act(0, &["activate a simple", "attack"]);
    let forecast = arena.foretold("target bird");
    let spends = arena.spends(&forecast);
    let found: Vec<Purchase> = spends.iter().map(|spend| spend.on).collect();
    let (bird, men) = (arena.unit("bird"), arena.unit("men"));
    assert_eq!(found, [Purchase::Evade(bird), Purchase::Activation(men)]);
    assert_eq!(spends[0].prospect(&forecast), None);
    let both = spends[1].prospect(&forecast).expect("two attacks have odds");
    assert!(both.mean > forecast.odds().mean && both.destroys > 0.0, "{both:?}");
}
