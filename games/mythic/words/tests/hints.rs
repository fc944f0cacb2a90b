//! What computer players of Mythic Battles (2012) give as reasons can be said in both languages.

use fastrand::Rng;
use kernel::Game as _;
use mythic::Mythic;
use mythic_player::MythicKnowledge;
use mythic_words::MythicSpeaker;
use players::{Budget, hint};
use text::{Adviser as _, Lang};

#[test]
fn hints_have_words_in_both_languages() {
    let speakers = Lang::ALL.map(|lang| MythicSpeaker::new(lang, mythic_random::pack()));
    let mut reasons = 0;
    for seed in 30..34 {
        let game = Mythic::new(mythic_random::setup(seed)).expect("playable");
        testkit::walk(&game, &mut Rng::with_seed(seed), 1200, |state, seat, options, rng| {
            if options.len() > 1 && rng.u8(..16) == 0 {
                let view = game.view(state, Some(seat));
                let told = hint::<MythicKnowledge>(&game, &view, options, Budget::rounds(60), 7);
                for motive in told.iter().flat_map(|option| &option.reasons) {
                    reasons += 1;
                    let said = speakers.map(|speaker| speaker.motive(&game, &view, motive));
                    assert!(said[0] != said[1] && said.iter().all(|said| !said.is_empty()));
                }
            }
            Some(rng.usize(0..options.len()))
        });
    }
    assert!(reasons > 50, "only {reasons} reasons");
}
