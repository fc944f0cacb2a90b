//! How far each player is on the ways to win: public facts, for whoever shows a table. [P15.4.1]

use board::AreaId;
use kernel::{Seat, SeatSet};

use crate::game::Pantheon;
use crate::ids::UnitId;
use crate::look::Look;
use crate::setup::Aim;
use crate::state::Public;
use crate::victory::STONES_TO_WIN;

/// One way to win of one player, and how far it is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Whose.
    pub seat: Seat,
    /// What has to be done.
    pub toward: Toward,
    /// How much of it is done.
    pub done: u16,
    /// How much there is to do.
    pub of: u16,
}

/// What has to be done to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toward {
    /// Stones are absorbed.
    Stones,
    /// This unit is destroyed; points of vitality are counted.
    Unit(UnitId),
    /// The divinities of all rivals are destroyed.
    Divinities,
    /// A unit ends a turn in the area.
    Reach {
        /// Where.
        area: AreaId,
        /// How far the nearest unit is; `None` while there is none in play.
        away: Option<u8>,
    },
    /// A stone or relic is carried into the area.
    Carry {
        /// Where.
        area: AreaId,
        /// How far the nearest bearer is; `None` while nobody carries one.
        away: Option<u8>,
    },
    /// This many rounds are over and the divinity lives.
    Rounds,
}

impl Progress {
    /// Whether it is reached.
    pub const fn is_met(&self) -> bool {
        self.done >= self.of
    }
}

impl Pantheon {
    /// How far each player is on each of their ways to win. [P15.4.4] [P15.4.5] [P15.4.10]
    pub fn progress(&self, public: &Public) -> Vec<Progress> {
        let look = Look::of_public(self, public);
        Seat::all(self.seat_count()).flat_map(|seat| look.progress_of(seat)).collect()
    }

    /// The way on which a side has won: of several that are met not one of place, where units may
    /// stand for other reasons, and time where none is.
    pub fn won_by(&self, public: &Public, winners: SeatSet) -> Option<Progress> {
        let ways: Vec<Progress> =
            self.progress(public).into_iter().filter(|way| winners.contains(way.seat)).collect();
        let of_place =
            |way: &&Progress| matches!(way.toward, Toward::Reach { .. } | Toward::Carry { .. });
        let met = || ways.iter().filter(|way| way.is_met());
        let by = met().find(|way| !of_place(way)).or_else(|| met().next());
        by.or_else(|| ways.iter().find(|way| way.toward == Toward::Rounds)).copied()
    }
}

impl Look<'_> {
    fn progress_of(&self, seat: Seat) -> Vec<Progress> {
        // Those of the scenario first: they are what it is about.
        let mut ways = Vec::new();
        let goals = self.game.scenario(self.public).map_or(&[][..], |scenario| &scenario.goals);
        for goal in goals.iter().filter(|goal| goal.seat == seat) {
            let way = match goal.reach {
                Aim::Skirmish => continue,
                Aim::Absorb(stones) => self.toward_stones(seat, stones),
                Aim::LastDivinity => self.toward_divinities(seat),
                Aim::Destroy(unit) => self.toward_unit(seat, unit),
                Aim::Reach(area) => {
                    let own = self.public.seat(seat).army.iter();
                    let away = self.nearest(own, area);
                    toward_area(seat, Toward::Reach { area, away }, away)
                }
                Aim::Carry(area) => {
                    let own = self.public.seat(seat).army.iter();
                    let bearers = own.filter(|&unit| self.public.unit(unit).stone.is_some());
                    let away = self.nearest(bearers, area);
                    toward_area(seat, Toward::Carry { area, away }, away)
                }
                Aim::Survive(rounds) => {
                    let done = self.public.round.saturating_sub(1).min(rounds);
                    Progress { seat, toward: Toward::Rounds, done, of: rounds }
                }
            };
            add(&mut ways, way);
        }
        if self.plays_by_skirmish(seat) {
            add(&mut ways, self.toward_stones(seat, STONES_TO_WIN));
            add(&mut ways, self.toward_divinities(seat));
        }
        ways
    }

    fn toward_stones(&self, seat: Seat, needed: u8) -> Progress {
        let done = u16::from(self.stones_of_side(seat).min(needed));
        Progress { seat, toward: Toward::Stones, done, of: needed.into() }
    }

    /// With one rival whose divinity is known, that very unit. [P15.4.4] [P15.4.6]
    fn toward_divinities(&self, seat: Seat) -> Progress {
        let rivals: Vec<Seat> = Seat::all(self.game.seat_count())
            .filter(|&one| !self.game.same_side(one, seat))
            .collect();
        if let [rival] = rivals[..]
            && let Some(unit) = self.divinity(rival)
        {
            return self.toward_unit(seat, unit);
        }
        let living = self.living_divinities();
        let recruited = |rival: &&Seat| self.divinity(**rival).is_some();
        let fallen =
            rivals.iter().filter(recruited).filter(|&&rival| !living.contains(rival)).count();
        // In teams the game ends with the first. [P15.4.6]
        let of = if self.game.setup().teams { 1 } else { rivals.len() };
        let done = fallen.min(of) as u16;
        Progress { seat, toward: Toward::Divinities, done, of: of as u16 }
    }

    fn toward_unit(&self, seat: Seat, unit: UnitId) -> Progress {
        let full = self.game.def(unit).full_vitality();
        // Before it is recruited it has none, and is not destroyed for that.
        let left = match self.public.unit(unit).owner {
            Some(_) => self.public.unit(unit).vitality.min(full),
            None => full,
        };
        let done = u16::from(full - left);
        Progress { seat, toward: Toward::Unit(unit), done, of: full.into() }
    }

    fn nearest(&self, units: impl Iterator<Item = UnitId>, area: AreaId) -> Option<u8> {
        units
            .filter_map(|unit| self.public.area_of(unit))
            .map(|at| self.board().distance(at, area))
            .min()
    }
}

fn toward_area(seat: Seat, toward: Toward, away: Option<u8>) -> Progress {
    Progress { seat, toward, done: u16::from(away == Some(0)), of: 1 }
}

/// Adds a way unless it is known: absorbing fewer stones leaves absorbing more of them no way of its
/// own.
fn add(ways: &mut Vec<Progress>, way: Progress) {
    match ways.iter_mut().find(|known| known.toward == way.toward) {
        Some(known) if way.of < known.of => *known = way,
        Some(_) => {}
        None => ways.push(way),
    }
}
