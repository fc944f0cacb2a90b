//! Armies of one mythology against those of the others: what creatures are worth in battle, apart
//! from how players come by them.

use conjurers::catalog::{HIGHEST_LEVEL, Mythology};
use conjurers::{
    Action, Choice, Conjurers, CreatureId, CreatureSet, Event, Figure, Moment, PlayerPosition,
    Position, Setup, State,
};
use fastrand::Rng;
use kernel::{Game, Input, Log, Pause, Seat};
use players::balance::ThingLine;
use players::{Knowledge, Mean, Rate};

use crate::{ConjurersKnowledge, Lore};

/// How often armies of one level of two mythologies meet, each of them once as challenger.
const ROUNDS: usize = 40;

/// More inputs than a battle takes.
const MOST_INPUTS: usize = 2_000;

/// The lowest level with a mythology.
const LOWEST_LEVEL: u8 = 2;

/// How often an army of each mythology won against equal armies of the others, the best first: at
/// every level both creatures of it and one of the next. Both sides play by habit, without
/// equipment.
pub(crate) fn of_mythologies(game: &Conjurers, seed: u64) -> Vec<ThingLine> {
    // At a table for four no mythology is out of the game.
    let setup = Setup { seats: 4, locked: None, starter: None, ..game.setup().clone() };
    let Ok(game) = Conjurers::new(setup) else { return Vec::new() };
    let lore = ConjurersKnowledge::lore(&game);
    let mut rng = Rng::with_seed(seed);
    let mut rates = [Rate::default(); Mythology::COUNT];
    for level in LOWEST_LEVEL..=HIGHEST_LEVEL {
        for (attacker, defender) in pairs() {
            for _ in 0..ROUNDS {
                let armies = [attacker, defender].map(|of| army(&game, of, level, &mut rng));
                if let Some(won) = duel(&game, &lore, armies, &mut rng) {
                    rates[attacker.index()].add(won);
                    rates[defender.index()].add(!won);
                }
            }
        }
    }
    let lines = Mythology::ALL.iter().zip(rates);
    let mut lines: Vec<ThingLine> = lines
        .map(|(of, rate)| ThingLine { id: of.to_string(), rate, score: Mean::default() })
        .collect();
    lines.sort_by(|a, b| b.rate.share().total_cmp(&a.rate.share()));
    lines
}

/// Every mythology against every other, either way round.
fn pairs() -> impl Iterator<Item = (Mythology, Mythology)> {
    let all = Mythology::ALL.iter().copied();
    all.clone().flat_map(move |a| all.clone().filter(move |&b| a != b).map(move |b| (a, b)))
}

/// The creatures of a level and one of the next; of the highest with one of the level below.
fn army(game: &Conjurers, of: Mythology, level: u8, rng: &mut Rng) -> CreatureSet {
    let at = |level: u8| game.of_mythology(of) & game.of_level(level);
    let beside = if level == HIGHEST_LEVEL { level - 1 } else { level + 1 };
    let mut army = at(level);
    let others: Vec<CreatureId> = at(beside).iter().collect();
    if let Some(&other) = rng.choice(&others) {
        army.insert(other);
    }
    army
}

/// Fights a duel of two armies: whether the challenger won.
fn duel(game: &Conjurers, lore: &Lore, armies: [CreatureSet; 2], rng: &mut Rng) -> Option<bool> {
    let mut world = about_to_duel(game, armies)?;
    let (mut options, mut events) = (Vec::new(), Vec::new());
    for _ in 0..MOST_INPUTS {
        let input = match game.pause(&world) {
            Pause::Over(_) => return None,
            Pause::Chance(request) => Input::Outcome(game.draw_outcome(&world, request, rng)),
            Pause::Decision(_) => {
                game.options(&world, &mut options);
                let choice: Choice =
                    options[ConjurersKnowledge::habit(game, lore, &world, &options, rng)];
                Input::Choice(choice)
            }
        };
        events.clear();
        game.advance(&mut world, input, &mut Log::keep(&mut events)).ok()?;
        let ended = events.iter().find_map(|event| match *event {
            Event::BattleEnded { winner, .. } => Some(winner == Seat(0)),
            _ => None,
        });
        if ended.is_some() {
            return ended;
        }
    }
    None
}

fn about_to_duel(game: &Conjurers, armies: [CreatureSet; 2]) -> Option<State> {
    let mut players =
        [(); 4].map(|()| PlayerPosition { assistants: vec![Figure::Worker], ..Default::default() });
    for (player, army) in players.iter_mut().zip(armies) {
        player.army = army;
    }
    players[0].placed = vec![(Figure::Conjurer, Action::house_of(Seat(1)))];
    let position = Position::of_first_turn(players.to_vec(), Moment::Battles);
    game.position(&position, &mut Log::silent()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn armies_of_equal_levels_are_about_equal_whatever_their_mythology() {
        let game = Conjurers::new(conjurers_random::table(2)).expect("sound cards");
        let lines = of_mythologies(&game, 1);
        assert_eq!(lines.len(), Mythology::COUNT);
        for ThingLine { id, rate, .. } in &lines {
            let battles = 2 * (Mythology::COUNT - 1) * ROUNDS * 4;
            assert_eq!(rate.of as usize, battles, "every battle of {id} is fought out");
            assert!((0.45..=0.55).contains(&rate.share()), "{id}: {:.3}", rate.share());
        }
        assert_eq!(lines, of_mythologies(&game, 1), "the same seed gives the same");
    }
}
