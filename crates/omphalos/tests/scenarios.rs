//! The scenarios that come with the program: no side sits down for nothing, whether players go for
//! their goals or stumble over them.

use kernel::{Game, Seat};
use pantheon::{Ending, Pantheon};
use pantheon_player::PantheonKnowledge;
use players::Level;
use players::arena::{Finish, play};

/// How many games of each kind of player the sides have to win one.
const GAMES: u64 = 120;

/// Whether every side of a game wins one of its games.
fn all_win(game: &Pantheon) -> Result<(), [u32; Seat::MOST]> {
    let mut wins = [0; Seat::MOST];
    for (level, seed) in (0..GAMES).flat_map(|seed| [(Level::GREEDY, seed), (Level::RANDOM, seed)])
    {
        let players = (0..u64::from(game.seats()))
            .map(|seat| level.player::<PantheonKnowledge>(seed ^ (seat << 32)));
        let played = play(game, &mut players.collect::<Vec<_>>(), seed);
        if let Finish::Over(Ending::Won(side)) = played.finish {
            side.iter().for_each(|seat| wins[seat.index()] += 1);
        }
        if wins[..usize::from(game.seats())].iter().all(|&wins| wins > 0) {
            return Ok(());
        }
    }
    Err(wins)
}

#[test]
fn every_side_of_every_scenario_can_win() {
    let pack = pantheon_table::embedded();
    let mut hopeless = Vec::new();
    for scenario in pack.scenarios() {
        let mut setup = scenario.setup.clone();
        // The limit is made for people; players at random need longer to get anywhere.
        setup.settings.round_limit = Some(400);
        let game = Pantheon::new(setup).expect("the scenario can be played");
        if let Err(wins) = all_win(&game) {
            hopeless.push(format!("{}: {wins:?}", scenario.id));
        }
    }
    assert!(hopeless.is_empty(), "{hopeless:#?}");
}
