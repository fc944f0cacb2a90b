//! Everything that can be said about Conjurers is said, in both languages, over random games.

use conjurers::kernel::{Game, Input, Log, Pause, RuleId, Seat};
use conjurers::{Choice, Conjurers, Settings};
use text::{Crier, Lang, Narrator as _};

#[test]
fn every_card_reads_in_both_languages() {
    let cards = content::embedded_cards();
    for lang in Lang::ALL {
        let crier = Crier::new(lang, &cards);
        let creatures = cards.creatures.iter().map(|card| crier.creature_card(&card.def));
        let equipment = cards.equipment.iter().map(|card| crier.equipment_card(&card.def));
        for lines in creatures.chain(equipment) {
            assert!(lines.len() > 1, "{lines:?}");
            for line in &lines[1..] {
                assert!(line.ends_with('.'), "{line}");
            }
        }
    }
    let crier = Crier::new(Lang::En, &cards);
    let tengu = cards.creature("tengu").expect("a card of the set");
    assert_eq!(
        crier.creature_card(&tengu.def),
        [
            "Tengu, Japanese, level 3 (air), 9 health, 3 dice",
            "offensive 1: Deals 1 more in a fight it started.",
            "flying: Cannot be attacked by creatures without flying, and does not fight those that \
             arrive in front of it.",
        ]
    );
    let french = Crier::new(Lang::Fr, &cards);
    let buckler = cards.equipment("oak_buckler").expect("a card of the set");
    assert_eq!(french.equipment_card(&buckler.def)[0], "Bouclier de chêne, objet\u{a0}: 4 bois");
}

#[test]
fn questions_choices_and_events_of_random_games_are_told() {
    let cards = content::embedded_cards();
    let mut told = 0;
    for seed in 0..24u64 {
        let seats = 2 + (seed % 3) as u8;
        let settings = Settings { tournaments: seats == 4, ..Settings::default() };
        let game = Conjurers::new(cards.setup(seats, settings)).expect("the set can be played");
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut state = game.start();
        let mut options: Vec<Choice> = Vec::new();
        loop {
            let mut events = Vec::new();
            let input = match game.pause(&state) {
                Pause::Over(_) => break,
                Pause::Chance(request) => {
                    Input::Outcome(game.draw_outcome(&state, request, &mut rng))
                }
                Pause::Decision(seat) => {
                    let view = game.view(&state, Some(seat));
                    game.options(&state, &mut options);
                    for lang in Lang::ALL {
                        let crier = Crier::new(lang, &cards);
                        let question = crier.question(&game, &view);
                        assert!(question.ends_with(['.', '?']), "{question}");
                        let labels: Vec<String> =
                            options.iter().map(|&it| crier.choice(&game, &view, it)).collect();
                        for (at, label) in labels.iter().enumerate() {
                            assert!(!label.is_empty());
                            assert!(!labels[..at].contains(label), "`{label}` twice");
                        }
                    }
                    Input::Choice(options[rng.usize(..options.len())])
                }
            };
            game.advance(&mut state, input, &mut Log::keep(&mut events)).expect("legal");
            for viewer in [None, Some(Seat(0))] {
                let view = game.view(&state, viewer);
                let seen: Vec<_> = events.iter().map(|it| game.seen_by(viewer, it)).collect();
                for lang in Lang::ALL {
                    for sentence in Crier::new(lang, &cards).events(&game, &view, &view, &seen) {
                        assert!(sentence.ends_with('.') && !sentence.contains("  "), "{sentence}");
                        told += 1;
                    }
                }
            }
        }
    }
    assert!(told > 10_000, "only {told} sentences");
}

#[test]
fn a_refusal_quotes_its_rule() {
    let cards = content::embedded_cards();
    let told = Crier::new(Lang::En, &cards).refusal(RuleId("CON.14.3"));
    assert_eq!(
        told,
        "Not possible: The holder of the button may not allocate any figure to the tavern. \
         (CON.14.3)"
    );
    assert!(Crier::new(Lang::Fr, &cards).refusal(RuleId("CON.R20")).ends_with("(CON.R20)"));
}
