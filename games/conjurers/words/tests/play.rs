//! Everything that can be said about Conjurers is said, in both languages, over random games.

use conjurers::{Choice, Conjurers, CreatureId, Figure, Look, Resource, Settings, Setup, State};
use conjurers_player::{Aspect, Motive};
use conjurers_table::CardSet;
use conjurers_words::ConjurersSpeaker;
use fastrand::Rng;
use kernel::{Game, Hosted as _, Input, Log, Pause, RuleId, Seat};
use players::Leaning;
use text::{Adviser as _, Lang, Narrator as _};

#[test]
fn every_card_reads_in_both_languages() {
    let cards = conjurers_table::embedded_cards();
    for lang in Lang::ALL {
        let speaker = ConjurersSpeaker::new(lang, &cards);
        let creatures = cards.creatures.iter().map(|card| speaker.creature_card(&card.def));
        let equipment = cards.equipment.iter().map(|card| speaker.equipment_card(&card.def));
        for lines in creatures.chain(equipment) {
            assert!(lines.len() > 1, "{lines:?}");
            for line in &lines[1..] {
                assert!(line.ends_with('.'), "{line}");
            }
        }
    }
    let speaker = ConjurersSpeaker::new(Lang::En, &cards);
    let mut tengu = (*cards.creature("tengu").expect("a card of the set").def).clone();
    // What balancing may change.
    tengu.health = 11;
    assert_eq!(
        speaker.creature_card(&tengu),
        [
            "Tengu, Japanese, level 3 (air), 11 health, 3 dice",
            "offensive 1: Deals 1 more in a fight it started.",
            "flying: Cannot be attacked by creatures without flying, and does not fight those that \
             arrive in front of it.",
        ]
    );
    let french = ConjurersSpeaker::new(Lang::Fr, &cards);
    let buckler = cards.equipment("oak_buckler").expect("a card of the set");
    assert_eq!(french.equipment_card(&buckler.def)[0], "Bouclier de chêne, objet\u{a0}: 4 bois");
}

/// A text that people can read.
fn check(text: &str, of: &dyn std::fmt::Debug) {
    assert!(!text.trim().is_empty(), "nothing is said of {of:?}");
    assert_eq!(text.trim(), text, "{of:?}");
    for part in ["{", "}", "  ", " ,", " .", "()", "?.", "..", ", ,", "con-", ": ;"] {
        assert!(!text.contains(part), "`{text}` has `{part}` in it, said of {of:?}");
    }
}

#[test]
fn every_motive_is_said_in_both_languages() {
    use Aspect::{Battles, Button, Campaign, Food, Hands, Mines, Points, Stores};
    let creature = CreatureId(0);
    let mut motives = vec![
        Motive::Wins,
        Motive::Prize { creature, chance: 0.5 },
        Motive::Duel { chance: 0.25 },
        Motive::Fight { on: creature, falls: 0.75, lost: 0.125 },
        Motive::Points(-3),
        Motive::Points(4),
        Motive::Feeds(5),
    ];
    for &resource in Resource::ALL {
        motives.push(Motive::Gains(resource, 2));
        motives.push(Motive::Mine(resource, 2));
    }
    for aspect in [Points, Battles, Campaign, Stores, Mines, Hands, Food, Button] {
        let leanings = [Leaning::For, Leaning::Against];
        motives.extend(leanings.map(|leaning| Motive::Leaning(aspect, leaning)));
    }
    let (cards, game) = (conjurers_table::embedded_cards(), table(0));
    let view = game.view(&game.start(), Some(Seat(0)));
    let [english, french] = Lang::ALL.map(|lang| {
        let speaker = ConjurersSpeaker::new(lang, &cards);
        let said = motives.iter().map(|motive| speaker.motive(&game, &view, motive));
        let said: Vec<String> = said.collect();
        said.iter().zip(&motives).for_each(|(text, motive)| check(text, motive));
        let mut different = said.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), motives.len(), "each says something of its own: {said:?}");
        said
    });
    for ((en, fr), motive) in english.iter().zip(&french).zip(&motives) {
        // Points are called the same.
        let is_same = matches!(motive, Motive::Points(_));
        assert_eq!(en == fr, is_same, "{motive:?}: `{en}`, `{fr}`");
    }
    assert!(english[1].contains("50") && english[3].contains("75"), "{english:?}");
    assert!(english[4].contains("-3") && english[5].contains("+4"), "{english:?}");
}

/// A random game of 2, 3 or 4 players with some of the options.
fn table(seed: u64) -> Conjurers {
    let seats = 2 + (seed % 3) as u8;
    let settings = Settings {
        tournaments: seats == 4,
        elements: seed % 2 == 1,
        healing: seed % 4 == 1,
        fixed_damage: seed % 8 == 7,
    };
    Conjurers::new(conjurers_table::embedded_cards().setup(seats, settings))
        .expect("the set can be played")
}

/// Says all there is to say when a seat is asked.
fn ask(
    (game, cards): (&Conjurers, &CardSet),
    state: &State,
    rng: &mut Rng,
    options: &[Choice],
    known: &[Choice],
) {
    let Pause::Decision(seat) = game.pause(state) else { panic!("nobody is asked") };
    let (view, at) = (game.view(state, Some(seat)), rng.usize(..options.len()));
    let refused = known.get(rng.usize(..known.len().max(1))).filter(|it| !options.contains(it));
    let thorough = rng.u8(..64) == 0;
    for lang in Lang::ALL {
        let speaker = ConjurersSpeaker::new(lang, cards);
        let question = speaker.question(game, &view);
        check(&question, &view.public.frames.top());
        assert!(question.ends_with(['.', '?']), "{question}");
        let others = game.view(state, None);
        assert!(speaker.question(game, &others).ends_with(&question));
        let labels: Vec<String> =
            options.iter().map(|&it| speaker.choice(game, &view, it)).collect();
        for (at, label) in labels.iter().enumerate() {
            check(label, &options[at]);
            assert!(!labels[..at].contains(label), "`{label}` twice");
            speaker.heading(game, options[at]).iter().for_each(|it| check(it, &options[at]));
        }
        if let Some(&choice) = refused {
            let rule = game.refusal(&view, choice).expect("it is not offered").rule;
            let why = speaker.why(game, &view, choice);
            // Words of the moment may come first; the rule comes last.
            let (ruled, moment) = why.split_last().expect("the rule at least");
            assert!(ruled.contains(rule.0) && moment.len() <= 1, "{why:?}");
            moment.iter().for_each(|told| check(told, &choice));
            let other = game.view(state, Some(seat.next(game.seat_count())));
            let rule = game.refusal(&other, choice).expect("it is not asked").rule;
            let why = speaker.why(game, &other, choice);
            assert!(why.len() == 2 && why[1].contains(rule.0), "{why:?}");
            assert!(why[0].contains(&speaker.player(seat)), "{why:?}");
        }
        if thorough {
            let why = speaker.why(game, &view, options[at]);
            assert_eq!(why[0], labels[at]);
            let odds = speaker.odds(game, &view, options[at]);
            assert!(!odds.is_empty());
            let table = speaker.table(game, &view);
            let sheet = speaker.score_sheet(game, &view, seat);
            let lines = why.iter().chain(&odds).chain(&table).chain(&sheet);
            lines.for_each(|line| check(line, &options[at]));
        }
    }
}

#[test]
fn questions_choices_and_events_of_random_games_are_told() {
    let cards = conjurers_table::embedded_cards();
    let mut told = 0;
    for seed in 0..12u64 {
        let game = table(seed);
        let mut rng = Rng::with_seed(seed);
        let mut state = game.start();
        let (mut options, mut known): (Vec<Choice>, Vec<Choice>) = Default::default();
        loop {
            let mut events = Vec::new();
            let input = match game.pause(&state) {
                Pause::Over(_) => break,
                Pause::Chance(request) => {
                    Input::Outcome(game.draw_outcome(&state, request, &mut rng))
                }
                Pause::Decision(_) => {
                    game.options(&state, &mut options);
                    ask((&game, &cards), &state, &mut rng, &options, &known);
                    known.extend(options.iter().take(1));
                    Input::Choice(options[rng.usize(..options.len())])
                }
            };
            let before = state;
            game.advance(&mut state, input, &mut Log::keep(&mut events)).expect("legal");
            for viewer in [None, Some(Seat(0))] {
                let (before, after) = (game.view(&before, viewer), game.view(&state, viewer));
                let seen: Vec<_> = events.iter().map(|it| game.seen_by(viewer, it)).collect();
                for lang in Lang::ALL {
                    let speaker = ConjurersSpeaker::new(lang, &cards);
                    for sentence in speaker.events(&game, &before, &after, &seen) {
                        check(&sentence, &events);
                        assert!(sentence.ends_with('.'), "{sentence}");
                        told += 1;
                    }
                }
            }
        }
        let view = game.view(&state, None);
        for lang in Lang::ALL {
            let over = ConjurersSpeaker::new(lang, &cards).question(&game, &view);
            check(&over, &view.public.ending);
            assert!(over.ends_with('.'), "{over}");
            for seat in Seat::all(game.seat_count()) {
                let total = Look::of_public(&game, &view.public).score(seat).total();
                assert!(over.contains(&format!(" {total}")), "{over}");
            }
        }
    }
    assert!(told > 5_000, "only {told} sentences");
}

/// Deals anew what a seat cannot see and makes the same choice in both worlds: the seat is told
/// the same.
#[test]
fn what_is_told_does_not_depend_on_hidden_creatures() {
    let cards = conjurers_table::embedded_cards();
    let speaker = ConjurersSpeaker::new(Lang::En, &cards);
    for seed in 0..12u64 {
        let game = table(seed);
        let mut rng = Rng::with_seed(seed);
        testkit::walk(&game, &mut rng, usize::MAX, |state, seat, options, rng| {
            let at = rng.usize(..options.len());
            if state.public.battle.is_some() {
                let view = game.view(state, Some(seat));
                let world = game.sample_world(&view, rng);
                let told = [*state, world].map(|it| all_told(&speaker, &game, it, options[at]));
                assert_eq!(told[0], told[1], "seed {seed}, {:?}", options[at]);
            }
            Some(at)
        });
    }
}

/// All that the asked seat is told before and after a choice.
fn all_told(
    speaker: &ConjurersSpeaker<'_>,
    game: &Conjurers,
    mut state: State,
    choice: Choice,
) -> Vec<String> {
    let Pause::Decision(seat) = game.pause(&state) else { panic!("nobody is asked") };
    let before = game.view(&state, Some(seat));
    let mut told = vec![speaker.question(game, &before)];
    told.extend(speaker.why(game, &before, choice));
    told.extend(speaker.odds(game, &before, choice));
    told.extend(speaker.table(game, &before));
    let mut events = Vec::new();
    game.advance(&mut state, Input::Choice(choice), &mut Log::keep(&mut events)).expect("legal");
    let seen: Vec<_> = events.iter().map(|event| game.seen_by(Some(seat), event)).collect();
    told.extend(speaker.events(game, &before, &game.view(&state, Some(seat)), &seen));
    told
}

#[test]
fn tables_are_refused_in_the_language_of_the_reader() {
    let cards = conjurers_table::embedded_cards();
    let mut setup = cards.setup(3, Settings { tournaments: true, ..Settings::default() });
    setup.creatures.retain(|def| def.level > 1);
    let faults = Conjurers::new(setup).expect_err("that is no table");
    let told = Lang::ALL.map(|lang| -> Vec<String> {
        let speaker = ConjurersSpeaker::new(lang, &cards);
        faults.iter().map(|fault| speaker.setup_fault(fault)).collect()
    });
    assert_eq!(
        told[0],
        ["9 creatures of level 1 are dealt; there are 0.", "Tournaments are for 4 players, not 3.",]
    );
    assert_eq!(told[1][1], "Les tournois sont pour 4 joueurs, pas 3.");
}

#[test]
fn a_refusal_quotes_its_rule() {
    let cards = conjurers_table::embedded_cards();
    let told = ConjurersSpeaker::new(Lang::En, &cards).refusal(RuleId("CON.14.3"));
    assert_eq!(
        told,
        "Not possible: The holder of the button may not allocate any figure to the tavern. \
         (CON.14.3)"
    );
    assert!(
        ConjurersSpeaker::new(Lang::Fr, &cards).refusal(RuleId("CON.R20")).ends_with("(CON.R20)")
    );
}

#[test]
fn who_is_not_asked_is_told_who_is_and_why() {
    let cards = conjurers_table::embedded_cards();
    let setup = Setup { starter: Some(Seat(0)), ..cards.setup(4, Settings::default()) };
    let game = Conjurers::new(setup).expect("a table");
    let state = game.start();
    let view = game.view(&state, Some(Seat(2)));
    let told = Lang::ALL.map(|lang| {
        ConjurersSpeaker::new(lang, &cards).why(&game, &view, Choice::Assistant(Figure::Worker))
    });
    assert_eq!(told[0][0], "It is for Player 1 to decide.");
    assert!(told[0][1].ends_with("(CON.R8)"), "{told:?}");
    assert!(told[1][0].starts_with("C’est à "), "{told:?}");
}
