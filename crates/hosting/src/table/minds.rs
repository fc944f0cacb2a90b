//! The computer players of a table. Each stays the same one over a game, so that it divides its time by
//! turns and goes on where it has thought already.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use kernel::Seat;
use players::{Level, Player, Reasoned, TurnTime, ViewOf};

use super::advice;

/// A computer player, to be taken to where it thinks.
pub(super) struct Mind<K: Reasoned> {
    level: Level,
    player: Arc<Mutex<Box<dyn Player<K::Game> + Send>>>,
    /// What was spent on it where others think for it.
    elsewhere: Arc<Mutex<TurnTime>>,
}

impl<K: Reasoned> Clone for Mind<K> {
    fn clone(&self) -> Self {
        let Self { level, player, elsewhere } = self;
        Self { level: *level, player: player.clone(), elsewhere: elsewhere.clone() }
    }
}

impl<K: Reasoned> Mind<K> {
    fn new(level: Level, seed: u64) -> Self {
        let player = Arc::new(Mutex::new(level.player::<K>(seed)));
        Self { level, player, elsewhere: Arc::default() }
    }

    /// What a decision of a turn may cost elsewhere, where the player's budget is a time.
    pub(super) fn allowed(&self, turn: u32) -> Option<Duration> {
        let mut elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        elsewhere.allow(turn, self.level.budget()?).time
    }

    /// A decision took so long elsewhere.
    pub(super) fn spend(&self, time: Duration) {
        self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner).spend(time);
    }

    /// The choice it would make. The seed is for somebody else who answers in its place.
    pub(super) fn decide(&self, game: &K::Game, view: &ViewOf<K>, seed: u64) -> Option<usize> {
        match self.player.try_lock() {
            Ok(mut player) => advice::decide_as(&mut **player, game, view),
            // It still thinks about a question that was taken back.
            Err(_) => advice::decide::<K>(game, view, self.level, seed),
        }
    }
}

/// The computer players by seat, those who were asked.
pub(super) struct Minds<K: Reasoned>([Option<Mind<K>>; Seat::MOST]);

impl<K: Reasoned> Default for Minds<K> {
    fn default() -> Self {
        Self(std::array::from_fn(|_| None))
    }
}

impl<K: Reasoned> Minds<K> {
    /// The player of a seat, who is asked now, made with a seed when it is new; the others rest.
    pub(super) fn ask(&mut self, seat: Seat, level: Level, seed: u64) -> Mind<K> {
        self.rest(Some(seat));
        let place = &mut self.0[seat.index()];
        let known = place.take().filter(|known| known.level == level);
        place.insert(known.unwrap_or_else(|| Mind::new(level, seed))).clone()
    }

    /// All but one give back the memory that only their next decision would use.
    pub(super) fn rest(&self, but: Option<Seat>) {
        let minds = self.0.iter().enumerate().filter(|(at, _)| but.map(Seat::index) != Some(*at));
        for mind in minds.filter_map(|(_, mind)| mind.as_ref()) {
            if let Ok(mut player) = mind.player.try_lock() {
                player.rest();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use pantheon_player::PantheonKnowledge;

    use super::*;

    #[test]
    fn a_turn_that_is_thought_elsewhere_keeps_to_its_time() {
        let mut minds = Minds::<PantheonKnowledge>::default();
        let titan = minds.ask(Seat(0), Level::TITAN, 1);
        assert_eq!(titan.allowed(7), Some(Duration::from_secs(2)));
        titan.spend(Duration::from_secs(5));
        let again = minds.ask(Seat(0), Level::TITAN, 1);
        assert_eq!(again.allowed(7), Some(Duration::from_millis(500)), "of the same turn");
        assert_eq!(again.allowed(8), Some(Duration::from_secs(2)), "the next turn");
        assert_eq!(minds.ask(Seat(1), Level::HERO, 1).allowed(7), None, "it counts rounds");
    }

    #[test]
    fn a_player_stays_the_same_over_a_game() {
        let mut minds = Minds::<PantheonKnowledge>::default();
        let first = minds.ask(Seat(0), Level::TITAN, 1);
        let other = minds.ask(Seat(1), Level::TITAN, 1);
        minds.rest(None);
        let again = minds.ask(Seat(0), Level::TITAN, 1);
        assert!(Arc::ptr_eq(&first.player, &again.player), "it knows how long its turn has taken");
        assert!(!Arc::ptr_eq(&first.player, &other.player));
        let weaker = minds.ask(Seat(0), Level::HERO, 1);
        assert!(!Arc::ptr_eq(&first.player, &weaker.player));
    }
}
