//! IV: winning, and leaving the game.

use kernel::{Seat, SeatSet};

use crate::edition::{FallenDivinity, Winning};
use crate::event::Event;
use crate::ids::UnitId;
use crate::look::Look;
use crate::play::Play;
use crate::setup::{Aim, Goal};
use crate::state::{Ending, Stage, StonePlace};

/// Stones that win a skirmish. [P15.4.5] [P15.4.7]
pub(crate) const STONES_TO_WIN: u8 = 4;

impl Play<'_, '_> {
    /// The game ends at this very moment. [P15.4.3]
    pub(crate) fn finish(&mut self, ending: Ending) {
        if self.state.public.ending.is_none() {
            self.state.public.ending = Some(ending);
            self.emit(Event::Over(ending));
        }
    }

    fn win(&mut self, seat: Seat) {
        let side = self.game.side(seat);
        self.finish(Ending::Won(side));
    }

    /// A divinity was destroyed. Where the rivals have goals of a scenario instead, only those
    /// make them win, and two players play on. [P15.4.4] [P15.4.6] [P15.4.9] [P15.R1]
    pub(crate) fn divinity_fell(&mut self, seat: Seat) {
        if self.game.edition().fallen_divinity == FallenDivinity::PlayOn {
            return;
        }
        let seats = self.game.seat_count();
        if seats == 2 || self.game.setup().teams {
            let rivals = self.game.side(seat.next(seats));
            if rivals.iter().any(|rival| self.look().plays_by_skirmish(rival)) {
                return self.finish(Ending::Won(rivals));
            }
        }
        if seats > 2 {
            self.eliminate(seat);
            let left = self.state.public.alive;
            let rest = left.iter().next().map_or(SeatSet::EMPTY, |any| self.game.side(any));
            if left.iter().all(|seat| rest.contains(seat)) {
                self.finish(Ending::Won(rest));
            }
        }
    }

    /// In a game of three or four everything of the player leaves. [P15.8A.2a2d-10] [P15.R6]
    /// [P15.R7] [P15.R8] [P15.R9] [P15.R211]
    fn eliminate(&mut self, seat: Seat) {
        self.emit(Event::Eliminated(seat));
        self.state.public.alive.remove(seat);
        for unit in self.state.public.seat(seat).army.iter() {
            self.drop_stone(unit);
            self.remove_tokens_on(unit);
            self.take_off(unit);
            let state = self.state.public.unit_mut(unit);
            state.stage = Stage::Removed;
            state.cards = Default::default();
            self.state.hidden.in_hand[unit.index()] = 0;
        }
        self.remove_tokens_of(seat);
        let player = self.state.public.seat_mut(seat);
        player.aow = Default::default();
        player.omphalos = Default::default();
        player.hand = 0;
        player.deck = 0;
        // [P15.R8]
        player.absorbed = 0;
        self.state.hidden.aow[seat.index()] = 0;
        self.state.hidden.omphalos[seat.index()] = 0;
        for stone in &mut self.state.public.stones {
            if stone.at == StonePlace::Absorbed(seat) {
                stone.at = StonePlace::Nowhere;
            }
        }
    }

    /// A stone was absorbed. [P15.4.5] [P15.4.7] [P15.R5]
    pub(crate) fn check_stones(&mut self) {
        for seat in self.state.public.alive.iter() {
            let look = self.look();
            let stones = look.stones_of_side(seat);
            if look.plays_by_skirmish(seat) && stones >= STONES_TO_WIN {
                return self.win(seat);
            }
            self.check_goals(|goal| {
                goal.seat == seat && matches!(goal.reach, Aim::Absorb(needed) if stones >= needed)
            });
        }
    }

    /// A scenario's goals are met. [P15.4.9] [P15.4.10]
    pub(crate) fn check_goals(&mut self, met: impl Fn(&Goal) -> bool) {
        let game = self.game;
        let Some(scenario) = game.scenario(&self.state.public) else { return };
        if let Some(goal) = scenario.goals.iter().find(|goal| met(goal)) {
            self.win(goal.seat);
        }
    }

    /// A unit was destroyed: goals that ask for it.
    pub(crate) fn check_destroyed_goals(&mut self, unit: UnitId) {
        self.check_goals(|goal| goal.reach == Aim::Destroy(unit));
        if self.game.def(unit).is_divinity() {
            let game = self.game;
            let alive = self.look().living_divinities();
            self.check_goals(|goal| {
                goal.reach == Aim::LastDivinity
                    && alive.contains(goal.seat)
                    && alive.iter().all(|seat| game.same_side(seat, goal.seat))
            });
        }
    }

    /// The end of a turn: goals about places.
    pub(crate) fn check_turn_end_goals(&mut self) {
        let seat = self.state.public.active;
        let public = self.state.public;
        self.check_goals(|goal| match goal.reach {
            Aim::Reach(area) => {
                goal.seat == seat && public.units_in(area).intersects(public.seat(seat).army)
            }
            _ => false,
        });
    }

    /// A round is over: the table's limit and goals about time. True when the game ended.
    pub(crate) fn round_ends_game(&mut self, beginning: u16) -> bool {
        let living = self.look().living_divinities();
        self.check_goals(|goal| match goal.reach {
            Aim::Survive(rounds) => beginning > rounds && living.contains(goal.seat),
            _ => false,
        });
        if self.game.settings().round_limit.is_some_and(|limit| beginning > limit) {
            self.finish(Ending::Draw);
        }
        self.state.public.ending.is_some()
    }

    /// A unit stands in an area with what it carries: goals that ask for that.
    pub(crate) fn check_carrying(&mut self, unit: UnitId, area: board::AreaId) {
        let state = self.state.public.unit(unit);
        if let (Some(seat), Some(_)) = (state.owner, state.stone) {
            self.check_goals(|goal| goal.seat == seat && goal.reach == Aim::Carry(area));
        }
    }
}

impl Look<'_> {
    /// Stones absorbed by a player's side. [P15.R5]
    pub(crate) fn stones_of_side(&self, seat: Seat) -> u8 {
        self.game.side(seat).iter().map(|seat| self.public.seat(seat).absorbed).sum()
    }

    /// Whether the skirmish conditions are a way to win for a player: when the scenario gives no
    /// other, or lets them stand beside. [P15.4.2] [P15.4.9]
    pub(crate) fn plays_by_skirmish(&self, seat: Seat) -> bool {
        if self.game.edition().winning == Winning::Scenario {
            return false;
        }
        let Some(scenario) = self.game.scenario(self.public) else { return true };
        let mut own = scenario.goals.iter().filter(|goal| goal.seat == seat).peekable();
        own.peek().is_none() || own.any(|goal| goal.reach == Aim::Skirmish)
    }

    /// Players whose divinity has not been destroyed, deployed or not. [P15.R4]
    pub(crate) fn living_divinities(&self) -> SeatSet {
        let mut seats = SeatSet::EMPTY;
        for seat in self.public.alive.iter() {
            if self.divinity(seat).is_some_and(|unit| self.public.unit(unit).vitality > 0) {
                seats.insert(seat);
            }
        }
        seats
    }
}
