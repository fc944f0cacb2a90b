//! Everything that speaks for a choice can be said, in both languages.

use kernel::Game as _;
use pantheon::Pantheon;
use pantheon::board::AreaId;
use pantheon::catalog::Reach;
use pantheon::{StoneId, Target, UnitId};
use pantheon_player::{Aspect, Motive};
use pantheon_words::PantheonSpeaker;
use players::{Leaning, Totals};
use text::Lang;

const ASPECTS: [Aspect; 10] = [
    Aspect::Army,
    Aspect::Divinity,
    Aspect::Menace,
    Aspect::Threat,
    Aspect::Absorbed,
    Aspect::Carried,
    Aspect::Nearby,
    Aspect::Hand,
    Aspect::ArtOfWar,
    Aspect::Goals,
];

fn motives() -> Vec<Motive> {
    let unit = UnitId(0);
    let area = AreaId::from_index(0).expect("a first area");
    let mut all = vec![
        Motive::Wins,
        Motive::Absorbs(StoneId(0)),
        Motive::Claims(StoneId(0)),
        Motive::Strikes { on: Target::Unit(unit), wounds: 1.5, destroys: 0.38 },
        Motive::Strikes { on: Target::Unit(unit), wounds: 0.2, destroys: 0.0 },
        Motive::Answered { by: unit, chance: 0.6 },
        Motive::Shelter { area, reach: Reach::Melee, by: 1 },
        Motive::Shelter { area, reach: Reach::Ranged, by: -1 },
        Motive::Prospect { on: unit, destroys: 0.25 },
        Motive::Aims { unit, area, turns: 1, absorbs: true },
        Motive::Aims { unit, area, turns: 2, absorbs: true },
        Motive::Aims { unit, area, turns: 2, absorbs: false },
        Motive::Bargain(unit),
        Motive::Dice(1.83),
    ];
    for aspect in ASPECTS {
        all.extend([Leaning::For, Leaning::Against].map(|to| Motive::Leaning(aspect, to)));
    }
    all
}

#[test]
fn every_motive_has_words_of_its_own() {
    let pack = pantheon_table::embedded();
    let game = Pantheon::new(pantheon_random::setup(&pantheon::Edition::V1_5, 3))
        .expect("a made-up table can be played");
    let view = game.view(&game.start(), None);
    for lang in Lang::ALL {
        let speaker = PantheonSpeaker::new(lang, &pack);
        let said: Vec<String> =
            motives().iter().map(|motive| speaker.motive(&game, &view, motive)).collect();
        for (at, words) in said.iter().enumerate() {
            assert!(!words.is_empty() && !said[..at].contains(words), "{lang}: {words}");
        }
        let percent = match lang {
            Lang::En => "38%",
            Lang::Fr => "38 %",
        };
        assert!(said.iter().any(|words| words.contains(percent)), "{said:?}");
    }
}

#[test]
fn points_have_a_sign_unless_they_are_nothing() {
    let pack = pantheon_table::embedded();
    let english = PantheonSpeaker::new(Lang::En, &pack);
    assert_eq!(english.signed_points(0.035), "+3.5 points");
    assert_eq!(english.signed_points(-0.01), "-1.0 point");
    assert_eq!(english.signed_points(0.0001), "0.0 points");
    let french = PantheonSpeaker::new(Lang::Fr, &pack);
    assert_eq!(french.signed_points(0.035), "+3,5 points");
    let totals = Totals { luck: 0.1, own: -0.05, others: 0.02, unforeseen: -0.07 };
    let told = text::Terminal(Lang::En).review_totals("Ann", &totals);
    assert!(told.starts_with("Ann: luck +10.0 points"), "{told}");
    assert!(told.ends_with("together 0.0 points"), "{told}");
}
