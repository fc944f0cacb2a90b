//! How long effects of powers last.

use kernel::Seat;

use crate::catalog::{Duration, Stat};
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::{PowerRef, UnitId};
use crate::look::Look;
use crate::play::Play;
use crate::state::{Public, Timed, TimedAmount};

impl Play<'_, '_> {
    /// One round of this player's powers is over. [P15.7A.1a-1] [P15.R51]
    pub(crate) fn end_round_effects(&mut self, seat: Seat) {
        let army = self.state.public.seat(seat).army;
        self.end_timed(|timed| timed.until == Duration::Round && army.contains(timed.power.unit));
        self.end_paralysis(|_, until, by| until == Duration::Round && by == seat);
    }

    /// The turn is over.
    pub(crate) fn end_turn_effects(&mut self) {
        for player in &mut self.state.public.seats {
            player.free_manoeuvre = false;
        }
        self.end_timed(|timed| ends_with_turn(timed.until));
        self.end_paralysis(|_, until, _| ends_with_turn(until));
    }

    /// The activation of `unit` is over: what was to last as long on it or by it ends; with the
    /// outermost activation, everything that was to last one. [P15.R116]
    pub(crate) fn end_activation_effects(&mut self, unit: UnitId) {
        let outermost = !self.look().is_within_activation_of_another(unit);
        let ends = |until| matches!(until, Duration::Activation | Duration::Attack);
        self.end_timed(|timed| {
            ends(timed.until) && (outermost || timed.unit == unit || timed.power.unit == unit)
        });
        self.end_paralysis(|paralysed, until, _| ends(until) && (outermost || paralysed == unit));
    }

    /// An attack or retaliation is over.
    pub(crate) fn end_attack_effects(&mut self) {
        self.end_timed(|timed| timed.until == Duration::Attack);
        self.end_paralysis(|_, until, _| until == Duration::Attack);
    }

    /// Starts a stat change with an end. The same power does not add up with itself on a unit: it
    /// starts anew.
    pub(super) fn start_timed(
        &mut self,
        power: PowerRef,
        unit: UnitId,
        stat: Stat,
        by: TimedAmount,
        until: Duration,
    ) {
        self.state.public.start_timed(Timed { unit, stat, by, until, power });
    }

    /// Keeps a unit from being activated; the longer of two such effects counts.
    pub(super) fn paralyse(&mut self, unit: UnitId, until: Duration, by: Seat) {
        let look = self.look();
        let longer =
            look.public.unit(unit).paralysed.is_none_or(|(present, seat)| {
                look.lasting(until, by) >= look.lasting(present, seat)
            });
        if longer {
            self.state.public.unit_mut(unit).paralysed = Some((until, by));
        }
        self.emit(Event::Paralysed(unit));
    }

    /// Ends stat changes and closes the gaps, so that states that play alike compare alike.
    fn end_timed(&mut self, ends: impl Fn(&Timed) -> bool) {
        if !self.game.listeners().changes_stats() {
            return;
        }
        let entries = &mut self.state.public.timed;
        let mut kept = 0;
        for at in 0..entries.len() {
            let Some(timed) = entries[at].take() else { break };
            if !ends(&timed) {
                entries[kept] = Some(timed);
                kept += 1;
            }
        }
    }

    fn end_paralysis(&mut self, ends: impl Fn(UnitId, Duration, Seat) -> bool) {
        for unit in self.state.public.recruited().iter() {
            let paralysed = &mut self.state.public.unit_mut(unit).paralysed;
            if let Some((until, by)) = *paralysed
                && ends(unit, until, by)
            {
                *paralysed = None;
            }
        }
    }
}

impl Public {
    /// Adds a stat change, or starts the same one anew.
    pub(crate) fn start_timed(&mut self, entry: Timed) {
        let key = |timed: &Timed| (timed.power, timed.unit, timed.stat);
        let same =
            |slot: &Option<Timed>| slot.as_ref().is_some_and(|timed| key(timed) == key(&entry));
        let slot = self
            .timed
            .iter()
            .position(same)
            .or_else(|| self.timed.iter().position(Option::is_none));
        if let Some(slot) = slot {
            self.timed[slot] = Some(entry);
        }
    }
}

const fn ends_with_turn(until: Duration) -> bool {
    match until {
        Duration::Attack | Duration::Activation | Duration::Turn => true,
        Duration::Standing | Duration::Round => false,
    }
}

impl Look<'_> {
    /// How long an effect by `seat` lasts, to be compared with others.
    fn lasting(&self, until: Duration, seat: Seat) -> u8 {
        match until {
            Duration::Attack => 0,
            Duration::Activation => 1,
            Duration::Turn => 2,
            Duration::Round => {
                let seats = self.game.seat_count();
                3 + (seat.0 + seats - self.public.active.next(seats).0) % seats
            }
            Duration::Standing => u8::MAX,
        }
    }

    fn is_within_activation_of_another(&self, unit: UnitId) -> bool {
        self.public
            .frames
            .as_slice()
            .iter()
            .any(|frame| matches!(frame, Frame::Activation(activation) if activation.unit != unit))
    }
}
