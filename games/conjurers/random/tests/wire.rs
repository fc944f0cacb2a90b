//! Snapshots of Conjurers over whole games: they serialise, fit the question, and tell no secrets.

use std::collections::BTreeMap;
use std::path::Path;

use conjurers::{Choice, Conjurers, Ending, Frame, Score, Settings, State, View};
use conjurers_wire::{ChoiceShown, FightOdds, Forecast, Snapshot, snapshot};
use conjurers_words::ConjurersSpeaker;
use fastrand::Rng;
use kernel::{Game, Notation, Pause, Seat};
use protocol::{GoalShown, Words};
use serde_json::{Value, json};
use text::{GoalTold, Lang, Narrator};

/// Notation instead of sentences.
struct Bare;

impl Words<Conjurers> for Bare {
    fn question(&self, _: &Conjurers, _: &View) -> String {
        "?".into()
    }

    fn choice(&self, game: &Conjurers, _: &View, choice: Choice) -> String {
        Notation::write(game, &choice)
    }

    fn heading(&self, _: &Conjurers, _: &View, _: Choice) -> Option<String> {
        None
    }

    fn goals(&self, game: &Conjurers, view: &View) -> Vec<GoalShown> {
        let look = conjurers::Look::of_public(game, &view.public);
        let shown = |seat: Seat| {
            let short = look.score(seat).total().to_string();
            let text = "most points".to_owned();
            GoalShown { seat: seat.0, kind: "points", text, short, done: 0, of: 0, place: None }
        };
        Seat::all(game.seats()).map(shown).collect()
    }

    fn won_by(&self, _: &Conjurers, _: &View, _: Ending) -> Option<String> {
        None
    }

    fn ending(&self, _: &Conjurers, _: &View, _: Ending) -> String {
        "over".into()
    }
}

fn shown<'g>(game: &'g Conjurers, view: &View) -> Snapshot<'g> {
    snapshot(game, view, &Bare, 7, false)
}

/// Everybody's snapshots of a moment.
fn look(game: &Conjurers, state: &State, rng: &mut Rng) {
    let seats = Seat::all(game.seats()).map(Some).chain([None]);
    let asked = match game.pause(state) {
        Pause::Decision(seat) => Some(seat),
        _ => None,
    };
    for viewer in seats {
        let view = game.view(state, viewer);
        let seen = shown(game, &view);
        let text = serde_json::to_string(&seen).expect("a snapshot serialises");
        // Another world that looks the same to the viewer is shown the same.
        let other = game.sample_world(&view, rng);
        let again = serde_json::to_string(&shown(game, &game.view(&other, viewer)));
        assert_eq!(text, again.expect("a snapshot serialises"));
        let is_asked = asked.is_some() && asked == viewer;
        assert_eq!(seen.ask.is_some(), is_asked, "only the seat that is asked sees choices");
        for side in seen.battle.iter().flat_map(|battle| &battle.sides) {
            let own = viewer == Some(Seat(side.seat));
            assert_eq!(side.own_hand.is_some(), own, "a hand is for its own seat");
            if let Some(hand) = &side.own_hand {
                assert_eq!(hand.len(), usize::from(side.hand));
            }
        }
    }
}

/// What is offered is what the rules offer, in their order, and costs what it says.
fn question(game: &Conjurers, state: &State, seat: Seat, options: &[Choice]) {
    let view = game.view(state, Some(seat));
    let seen = shown(game, &view);
    let ask = seen.ask.expect("the seat is asked");
    let written: Vec<String> = options.iter().map(|choice| Notation::write(game, choice)).collect();
    let offered: Vec<&str> = ask.choices.iter().map(|offer| &*offer.notation).collect();
    assert_eq!(offered, written);
    for (offer, &choice) in ask.choices.iter().zip(options) {
        let (pays, gains) = match &offer.choice {
            ChoiceShown::Trade { pays, gains } => (vec![*pays], vec![*gains]),
            ChoiceShown::Sacrifice { gains, .. } => (Vec::new(), gains.clone()),
            _ => continue,
        };
        let mut after = *state;
        game.advance_unchecked(&mut after, choice);
        // A choice that ends the visit runs on to whatever comes next, with gains of its own.
        let same_visit = |frame: &Frame| matches!(frame, Frame::Marketplace { .. } | Frame::Pit(_));
        if !after.public.frames.top().is_some_and(same_visit) {
            continue;
        }
        let (before, after) = (state.public.seat(seat).stock, after.public.seat(seat).stock);
        for &resource in conjurers::Resource::ALL {
            let of = |amounts: &[conjurers_wire::Amount]| {
                let of = amounts.iter().filter(|amount| amount.resource == resource.name());
                of.map(|amount| amount.amount).sum::<u16>()
            };
            assert_eq!(
                before.of(resource) + of(&gains),
                after.of(resource) + of(&pays),
                "{}: {resource}",
                offer.notation
            );
        }
    }
}

/// Odds are chances.
fn odds(game: &Conjurers, state: &State, seat: Seat, choice: Choice) {
    let view = game.view(state, Some(seat));
    let Some(fight) = game.forecast(&view, choice) else { return };
    let odds = FightOdds::new(game, &view, &fight);
    for combatant in [&odds.by, &odds.on] {
        assert!((0.0..=1.0).contains(&combatant.falls));
        assert!(combatant.at_least.is_sorted_by(|more, less| more >= less));
        assert!(combatant.at_least.iter().all(|chance| (0.0..=1.0).contains(chance)));
    }
}

#[test]
fn snapshots_of_random_games_serialise_and_keep_secrets() {
    let cards = conjurers_table::embedded_cards();
    for seed in 0..12 {
        let setup = conjurers_random::setup(&cards, seed);
        let game = Conjurers::new(setup).expect("a random table can be played");
        let mut rng = Rng::with_seed(seed);
        let mut step = 0;
        let state = testkit::walk(&game, &mut rng, usize::MAX, |state, seat, options, rng| {
            let at = rng.usize(0..options.len());
            if step % 7 == 0 {
                look(&game, state, rng);
                question(&game, state, seat, options);
                odds(&game, state, seat, options[at]);
            }
            step += 1;
            Some(at)
        });
        look(&game, &state, &mut rng);
        let seen = shown(&game, &game.view(&state, None));
        let over = seen.over.expect("the game is over");
        let look = conjurers::Look::new(&game, &state);
        let best = seen.seats.iter().map(|seat| seat.score.total).max();
        for seat in &seen.seats {
            let score: Score = look.score(Seat(seat.seat));
            assert_eq!(seat.score.total, score.total());
            let sum: i32 = seat.score.parts.iter().map(|part| part.points).sum();
            assert_eq!(sum, seat.score.total, "every point has its source");
            if over.winners.contains(&seat.seat) {
                assert_eq!(Some(seat.score.total), best);
            }
        }
    }
}

/// Sentences in English.
struct English<'c>(ConjurersSpeaker<'c>);

impl Words<Conjurers> for English<'_> {
    fn question(&self, game: &Conjurers, view: &View) -> String {
        self.0.question(game, view)
    }

    fn choice(&self, game: &Conjurers, view: &View, choice: Choice) -> String {
        self.0.choice(game, view, choice)
    }

    fn heading(&self, game: &Conjurers, _: &View, choice: Choice) -> Option<String> {
        self.0.heading(game, choice)
    }

    fn goals(&self, game: &Conjurers, view: &View) -> Vec<GoalShown> {
        let shown = |goal: GoalTold| {
            let GoalTold { seat, kind, text, short, done, of, place } = goal;
            GoalShown { seat: seat.0, kind, text, short, done, of, place }
        };
        Narrator::goals(&self.0, game, view).into_iter().map(shown).collect()
    }

    fn won_by(&self, game: &Conjurers, view: &View, ending: Ending) -> Option<String> {
        Narrator::won_by(&self.0, game, view, ending)
    }

    fn ending(&self, game: &Conjurers, view: &View, _: Ending) -> String {
        self.0.question(game, view)
    }
}

/// What is asked at a moment, as a name for it.
fn named(state: &State) -> Option<&'static str> {
    Some(match state.public.frames.top()? {
        Frame::SetUp(_) => "set_up",
        Frame::Allocation { .. } => "allocation",
        Frame::Resolving { .. } => "resolving",
        Frame::Marketplace { .. } => "marketplace",
        Frame::GuildHouse { .. } => "guild_house",
        Frame::Pit(_) => "pit",
        Frame::Smith { shop, .. } => shop.name(),
        Frame::Payment(_) => "payment",
        Frame::Battleground { .. } => "battleground",
        Frame::Battle(conjurers::BattleStep::Act) => "battle",
        Frame::Battle(conjurers::BattleStep::Equip { .. }) => "equip",
        Frame::Spoils { .. } => "spoils",
        _ => return None,
    })
}

/// Whether there is enough to see at a moment to keep it.
fn is_telling(name: &str, state: &State, options: usize) -> bool {
    let fielded = |side: usize| {
        let rows = state.public.battle.as_ref().map(|battle| &battle.rows[side]);
        rows.is_some_and(|row| row.slots.iter().flatten().count() > 0)
    };
    match name {
        "set_up" => true,
        "allocation" => state.public.turn == 8 && options > 12,
        "battle" => fielded(0) && fielded(1) && options > 2,
        "equip" | "guild_house" | "payment" | "resolving" => options > 1,
        "blacksmith" | "artificer" => options > 2,
        "battleground" => state.public.turn > 3 && options > 3,
        _ => state.public.turn > 6 && options > 4,
    }
}

/// Moments of random games for the browser's stand-in (`web/src/fake`): `UPDATE=1` writes them anew.
#[test]
fn moments_of_real_games_can_be_looked_at_without_a_server() {
    let cards = conjurers_table::embedded_cards();
    let words = English(ConjurersSpeaker::new(Lang::En, &cards));
    let mut moments: BTreeMap<&str, Value> = BTreeMap::new();
    for seed in 0..400 {
        let settings = Settings { elements: true, ..Settings::default() };
        let setup = cards.setup(2 + (seed % 3) as u8, settings);
        let game = Conjurers::new(setup).expect("a table that can be played");
        let mut rng = Rng::with_seed(seed);
        let state = testkit::walk(&game, &mut rng, usize::MAX, |state, seat, options, rng| {
            if let Some(name) = named(state)
                && !moments.contains_key(name)
                && is_telling(name, state, options.len())
            {
                let view = game.view(state, Some(seat));
                let odds = |&choice: &Choice| {
                    let fight = game.forecast(&view, choice)?;
                    let fight = Some(FightOdds::new(&game, &view, &fight));
                    Some(json!([Forecast { fight, battle: None }]))
                };
                let forecasts: BTreeMap<usize, Value> = options
                    .iter()
                    .enumerate()
                    .filter_map(|(at, choice)| Some((at, odds(choice)?)))
                    .collect();
                let seen = snapshot(&game, &view, &words, 7, true);
                moments.insert(name, json!({ "snapshot": seen, "forecasts": forecasts }));
            }
            Some(rng.usize(0..options.len()))
        });
        if !moments.contains_key("over") {
            let seen = snapshot(&game, &game.view(&state, Some(Seat(0))), &words, 7, false);
            moments.insert("over", json!({ "snapshot": seen, "forecasts": {} }));
        }
    }
    assert!(moments.len() >= 10, "too few kinds of moments: {:?}", moments.keys());
    if std::env::var_os("UPDATE").is_some() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/tests/conjurers.json");
        let text = serde_json::to_string(&moments).expect("moments are data");
        std::fs::write(path, text + "\n").expect("the moments are written");
    }
}
