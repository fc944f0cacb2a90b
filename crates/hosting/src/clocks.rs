//! The clocks of a table: plain data that moves forward with the game, which knows nothing of them.
//!
//! Live clocks follow the server's own monotonic clock, and as long as a table's task lives nobody's
//! calendar. What is kept is what they showed at the last move: a server that was down or lost the table
//! charges nobody for it, nor for what was thought since that move. Slow clocks follow the calendar, less
//! holidays and outages.

use std::time::{Duration, Instant};

use protocol::{ClockShown, ClockStage, Flag, Pace};
use serde::{Deserialize, Serialize};
use store::Break;

/// When a table is looked at again at which a computer player is asked, in milliseconds: it may have been
/// lost with its server.
const COMPUTER: i64 = 60_000;

/// A moment, by both clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Now {
    /// By the one that only goes forward.
    pub(crate) at: Instant,
    /// By the calendar, in milliseconds since 1970.
    pub(crate) wall: i64,
}

impl Now {
    /// This moment.
    pub(crate) fn new() -> Self {
        Self { at: Instant::now(), wall: crate::played::now() }
    }
}

/// Who is asked, and in whose turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Asked {
    /// The seat that is asked.
    pub(crate) seat: Option<u8>,
    /// Whether a person has to decide there.
    pub(crate) is_person: bool,
    /// Whose turn it is, in a game that has turns of somebody.
    pub(crate) turn: Option<u8>,
}

/// The clocks of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Clocks {
    pace: Pace,
    flag: Flag,
    /// Milliseconds that each seat has left.
    left: Vec<i64>,
    #[serde(default)]
    is_begun: bool,
    #[serde(default)]
    is_paused: bool,
    /// Who was asked last, and in whose turn.
    #[serde(default)]
    seat: Option<u8>,
    #[serde(default)]
    is_person: bool,
    #[serde(default)]
    turn: Option<u8>,
    /// Milliseconds that this question still costs nothing.
    #[serde(default)]
    free: i64,
    /// Since when the time of that seat passes beyond what was taken off, by the calendar.
    #[serde(default)]
    since: i64,
    /// The same by the monotonic clock; nothing until the table that was kept is awake.
    #[serde(skip)]
    from: Option<Instant>,
    /// When the time of that seat does not pass.
    #[serde(skip)]
    breaks: Vec<Break>,
    /// Seats whose time was over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    fallen: Vec<u8>,
}

/// Milliseconds of a first look at a clock.
fn first(pace: Pace) -> i64 {
    match pace {
        Pace::None => 0,
        Pace::Live { base, .. } => i64::from(base) * 1000,
        Pace::Slow { hours } => i64::from(hours) * 3_600_000,
    }
}

impl Clocks {
    /// Clocks that wait for everybody to come; none without a pace.
    pub(crate) fn new(pace: Pace, flag: Flag, seats: usize) -> Option<Self> {
        let clocks = Self {
            pace,
            flag,
            left: vec![first(pace); seats],
            is_begun: false,
            is_paused: false,
            seat: None,
            is_person: false,
            turn: None,
            free: 0,
            since: 0,
            from: None,
            breaks: Vec::new(),
            fallen: Vec::new(),
        };
        pace.is_timed().then_some(clocks)
    }

    pub(crate) const fn pace(&self) -> Pace {
        self.pace
    }

    pub(crate) const fn flag(&self) -> Flag {
        self.flag
    }

    pub(crate) const fn is_begun(&self) -> bool {
        self.is_begun
    }

    pub(crate) const fn is_paused(&self) -> bool {
        self.is_paused
    }

    pub(crate) const fn is_live(&self) -> bool {
        matches!(self.pace, Pace::Live { .. })
    }

    const fn is_slow(&self) -> bool {
        matches!(self.pace, Pace::Slow { .. })
    }

    /// Whether the game goes on by these clocks, whoever is asked.
    pub(crate) fn is_on(&self) -> bool {
        self.is_begun && !self.is_paused && self.pace.is_timed() && self.seat.is_some()
    }

    /// The seat whose time passes.
    fn counting(&self) -> Option<usize> {
        let seat = self.seat.filter(|_| self.is_on() && self.is_person)?;
        Some(usize::from(seat)).filter(|&seat| seat < self.left.len())
    }

    /// Whether the task of the table has to stay awake for them.
    pub(crate) fn keeps_awake(&self) -> bool {
        self.is_live() && self.counting().is_some()
    }

    /// The seat whose breaks have to be known, and since when.
    pub(crate) fn wants_breaks(&self) -> Option<(u8, i64)> {
        let seat = self.counting().filter(|_| self.is_slow())?;
        Some((u8::try_from(seat).ok()?, self.since))
    }

    /// When the time of the seat that is asked does not pass, as it is known now.
    pub(crate) fn set_breaks(&mut self, breaks: Vec<Break>) {
        self.breaks = breaks;
    }

    /// Milliseconds that have passed for the seat that is asked and were not taken off.
    fn passed(&self, now: Now) -> i64 {
        if self.is_slow() {
            return passed(&self.breaks, self.since, now.wall);
        }
        let from = self.from.unwrap_or(now.at);
        millis(now.at.saturating_duration_since(from))
    }

    /// Milliseconds until the flag of the seat that is asked falls.
    fn remaining(&self, now: Now) -> Option<i64> {
        let seat = self.counting()?;
        let left = self.left[seat] + self.free;
        if self.is_slow() {
            return Some(reached(&self.breaks, self.since, left) - now.wall);
        }
        Some(left - self.passed(now))
    }

    /// The same, for whoever waits.
    pub(crate) fn patience(&self, now: Now) -> Option<Duration> {
        let remaining = u64::try_from(self.remaining(now)?).unwrap_or(0);
        Some(Duration::from_millis(remaining))
    }

    /// The seat whose time is over.
    pub(crate) fn fallen(&self, now: Now) -> Option<u8> {
        self.seat.filter(|_| self.remaining(now).is_some_and(|remaining| remaining <= 0))
    }

    /// When the table is to be looked at though nobody moves, by the calendar.
    pub(crate) fn due(&self, now: Now) -> Option<i64> {
        let awaited = self.is_on().then(|| now.wall.saturating_add(COMPUTER));
        self.remaining(now).map(|remaining| now.wall.saturating_add(remaining)).or(awaited)
    }

    /// As they are kept.
    pub(crate) fn kept(&self, now: Now) -> store::Clocks {
        let shown = serde_json::to_string(self).expect("plain data always serialises");
        store::Clocks { shown, due: self.due(now) }
    }

    /// Takes off what has passed.
    fn charge(&mut self, now: Now) {
        if let Some(seat) = self.counting() {
            let passed = self.passed(now);
            let cost = (passed - self.free).max(0);
            self.free = (self.free - passed).max(0);
            self.left[seat] = (self.left[seat] - cost).max(0);
        }
        (self.since, self.from) = (now.wall, Some(now.at));
    }

    /// They go on at a table that was asleep; live ones as if no time had passed.
    pub(crate) fn wake(&mut self, now: Now) {
        self.from = Some(now.at);
    }

    /// The game has moved on, or `is_back`.
    pub(crate) fn moved(&mut self, now: Now, asked: Asked, is_back: bool) {
        self.charge(now);
        let was = (self.seat, self.turn);
        (self.seat, self.is_person, self.turn) = (asked.seat, asked.is_person, asked.turn);
        if was.0 != asked.seat {
            self.free = 0;
            self.breaks.clear();
        }
        if was == (asked.seat, asked.turn) {
            return;
        }
        match self.pace {
            Pace::None => {}
            Pace::Live { increment, reserve, .. } => {
                let more = i64::from(increment) * 1000;
                // Who has ended a turn is given more; who takes that back gives it back.
                let [before, after] = match asked.turn.or(was.1) {
                    Some(_) => [was.1, asked.turn],
                    None => [was.0, asked.seat],
                };
                if before != after {
                    let (seat, more) = if is_back { (after, -more) } else { (before, more) };
                    self.give(seat, more);
                }
                let is_off_turn = asked.turn.is_some() && asked.turn != asked.seat;
                if was.0 != asked.seat && is_off_turn {
                    self.free = i64::from(reserve) * 1000;
                }
            }
            // What is taken back gives nobody time anew.
            Pace::Slow { .. } if is_back => {}
            Pace::Slow { .. } => {
                if asked.turn.is_some() && asked.turn != was.1 {
                    self.refill(asked.turn);
                }
                if asked.turn != asked.seat && was.0 != asked.seat {
                    self.refill(asked.seat);
                }
            }
        }
    }

    fn give(&mut self, seat: Option<u8>, more: i64) {
        if let Some(left) = seat.and_then(|seat| self.left.get_mut(usize::from(seat))) {
            *left = (*left + more).max(0);
        }
    }

    fn refill(&mut self, seat: Option<u8>) {
        if let Some(left) = seat.and_then(|seat| self.left.get_mut(usize::from(seat))) {
            *left = first(self.pace);
        }
    }

    /// Everybody has come.
    pub(crate) fn begin(&mut self, now: Now, asked: Asked) {
        self.charge(now);
        self.is_begun = true;
        self.moved(now, asked, false);
    }

    /// They stop.
    pub(crate) fn pause(&mut self, now: Now) {
        self.charge(now);
        self.is_paused = true;
    }

    /// They go on after a pause.
    pub(crate) fn resume(&mut self, now: Now) {
        self.charge(now);
        self.is_paused = false;
    }

    /// The game goes on at another pace: every clock begins anew.
    pub(crate) fn change(&mut self, now: Now, pace: Pace) {
        self.charge(now);
        self.pace = pace;
        self.left.fill(first(pace));
        (self.free, self.is_paused) = (0, false);
        self.breaks.clear();
    }

    /// Another plays a seat, or nobody any more.
    pub(crate) fn seat_anew(&mut self, now: Now, asked: Asked) {
        if (asked.seat, asked.is_person) != (self.seat, self.is_person) {
            self.charge(now);
            (self.seat, self.is_person) = (asked.seat, asked.is_person);
        }
    }

    /// A seat's time is over.
    pub(crate) fn fall(&mut self, now: Now, seat: u8) {
        self.charge(now);
        if !self.fallen.contains(&seat) {
            self.fallen.push(seat);
        }
    }

    /// What they show. `has_clock` tells of each seat whether a person plays it.
    pub(crate) fn shown(&self, now: Now, has_clock: &[bool]) -> ClockShown {
        let mut clocks = self.clone();
        clocks.charge(now);
        let counting = clocks.counting();
        let is_resting =
            self.breaks.iter().any(|rest| rest.begins <= now.wall && now.wall < rest.ends);
        let stage = match () {
            () if !self.is_begun => ClockStage::Waits,
            () if self.seat.is_none() => ClockStage::Over,
            () if self.is_paused => ClockStage::Paused,
            () if counting.is_some() && self.is_slow() && is_resting => ClockStage::Rests,
            () => ClockStage::Runs,
        };
        let left = clocks.left.iter().zip(has_clock);
        ClockShown {
            pace: self.pace,
            flag: self.flag,
            stage,
            left: left.map(|(left, has_clock)| has_clock.then_some(*left)).collect(),
            running: self.seat.filter(|_| self.is_person),
            free: clocks.free,
            due: self.remaining(now).map(|remaining| remaining.max(0)),
            fallen: self.fallen.clone(),
        }
    }
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

/// Breaks in order that do not lie in one another, as far as they lie after a moment.
fn apart(breaks: &[Break], from: i64) -> Vec<Break> {
    let mut sorted = breaks.to_vec();
    sorted.sort();
    let mut apart: Vec<Break> = Vec::new();
    let mut begins = from;
    for rest in sorted {
        let rest = Break { begins: rest.begins.max(begins), ends: rest.ends };
        if rest.ends > rest.begins {
            begins = rest.ends;
            apart.push(rest);
        }
    }
    apart
}

/// Milliseconds from one moment to another, less breaks.
fn passed(breaks: &[Break], from: i64, to: i64) -> i64 {
    let rests = apart(breaks, from).into_iter();
    let rested: i64 = rests.map(|rest| (rest.ends.min(to) - rest.begins).max(0)).sum();
    (to - from - rested).max(0)
}

/// The moment at which so many milliseconds have passed since another, less breaks.
fn reached(breaks: &[Break], from: i64, need: i64) -> i64 {
    let mut at = from.saturating_add(need);
    for rest in apart(breaks, from) {
        if rest.begins >= at {
            break;
        }
        at = at.saturating_add(rest.ends - rest.begins);
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Pace = Pace::Live { base: 60, increment: 5, reserve: 10 };
    const SLOW: Pace = Pace::Slow { hours: 24 };
    const HOUR: i64 = 3_600_000;
    const DAY: i64 = 24 * HOUR;

    /// So long after the beginning of a test.
    struct Time(Now);

    impl Time {
        fn new() -> Self {
            Self(Now { at: Instant::now(), wall: 1_000_000_000_000 })
        }

        fn after(&self, millis: i64) -> Now {
            let passed = Duration::from_millis(u64::try_from(millis).expect("later"));
            Now { at: self.0.at + passed, wall: self.0.wall + millis }
        }
    }

    fn asked(seat: u8, turn: u8) -> Asked {
        Asked { seat: Some(seat), is_person: true, turn: Some(turn) }
    }

    fn begun(pace: Pace, time: &Time) -> Clocks {
        let mut clocks = Clocks::new(pace, Flag::Forfeit, 2).expect("there is a clock");
        clocks.begin(time.after(0), asked(0, 0));
        clocks
    }

    fn left(clocks: &Clocks, now: Now) -> Vec<i64> {
        clocks.shown(now, &[true, true]).left.into_iter().flatten().collect()
    }

    #[test]
    fn a_turn_costs_what_it_takes_and_gives_the_increment() {
        let time = Time::new();
        let mut clocks = begun(LIVE, &time);
        clocks.moved(time.after(3_000), asked(0, 0), false);
        assert_eq!(left(&clocks, time.after(4_000)), [56_000, 60_000], "no increment in a turn");
        clocks.moved(time.after(20_000), asked(1, 1), false);
        assert_eq!(left(&clocks, time.after(21_000)), [45_000, 59_000]);
        assert_eq!(clocks.due(time.after(21_000)), Some(time.after(80_000).wall));
        assert_eq!(clocks.fallen(time.after(79_999)), None);
        assert_eq!(clocks.fallen(time.after(80_000)), Some(1));
    }

    #[test]
    fn a_reaction_has_its_reserve_and_costs_the_main_clock_only_after_it() {
        let time = Time::new();
        let mut clocks = begun(LIVE, &time);
        clocks.moved(time.after(1_000), asked(1, 0), false);
        assert_eq!(clocks.shown(time.after(5_000), &[true, true]).free, 6_000);
        assert_eq!(left(&clocks, time.after(5_000)), [59_000, 60_000]);
        // A second question of the same reaction has what is left of it.
        clocks.moved(time.after(5_000), asked(1, 0), false);
        clocks.moved(time.after(13_000), asked(0, 0), false);
        assert_eq!(left(&clocks, time.after(13_000)), [59_000, 58_000], "no increment for it");
        assert_eq!(clocks.shown(time.after(13_000), &[true, true]).free, 0);
    }

    #[test]
    fn nobody_gains_by_taking_back() {
        let time = Time::new();
        let mut clocks = begun(LIVE, &time);
        for _ in 0..5 {
            clocks.moved(time.after(1_000), asked(1, 1), false);
            clocks.moved(time.after(1_000), asked(0, 0), true);
        }
        assert_eq!(left(&clocks, time.after(1_000)), [59_000, 60_000]);
        let mut slow = begun(SLOW, &time);
        slow.moved(time.after(HOUR), asked(1, 1), false);
        slow.moved(time.after(2 * HOUR), asked(0, 0), true);
        assert_eq!(left(&slow, time.after(2 * HOUR))[0], 23 * HOUR);
    }

    #[test]
    fn a_game_without_turns_counts_whoever_is_asked() {
        let time = Time::new();
        let untimed = |seat| Asked { turn: None, ..asked(seat, 0) };
        let mut clocks = Clocks::new(LIVE, Flag::Computer, 2).expect("there is a clock");
        clocks.begin(time.after(0), untimed(0));
        assert_eq!(left(&clocks, time.after(0)), [60_000, 60_000]);
        clocks.moved(time.after(2_000), untimed(1), false);
        clocks.moved(time.after(2_000), untimed(0), true);
        clocks.moved(time.after(2_000), untimed(1), false);
        assert_eq!(left(&clocks, time.after(3_000)), [63_000, 59_000]);
    }

    #[test]
    fn computer_players_cost_nobody_time() {
        let time = Time::new();
        let mut clocks = begun(LIVE, &time);
        let computer = Asked { is_person: false, ..asked(1, 1) };
        clocks.moved(time.after(1_000), computer, false);
        assert_eq!(clocks.fallen(time.after(DAY)), None);
        assert_eq!(clocks.due(time.after(1_000)), Some(time.after(61_000).wall), "in case");
        let shown = clocks.shown(time.after(DAY), &[true, false]);
        assert_eq!((shown.left, shown.running), (vec![Some(64_000), None], None));
    }

    #[test]
    fn paused_clocks_stand_and_those_that_wait_for_players_too() {
        let time = Time::new();
        let mut clocks = begun(LIVE, &time);
        clocks.pause(time.after(10_000));
        assert_eq!(clocks.due(time.after(10_000)), None);
        assert_eq!(left(&clocks, time.after(DAY)), [50_000, 60_000]);
        clocks.resume(time.after(DAY));
        assert_eq!(left(&clocks, time.after(DAY + 1_000)), [49_000, 60_000]);
        let mut waits = Clocks::new(LIVE, Flag::Forfeit, 2).expect("there is a clock");
        waits.moved(time.after(0), asked(0, 0), false);
        assert_eq!((waits.fallen(time.after(DAY)), waits.due(time.after(DAY))), (None, None));
        assert_eq!(waits.shown(time.after(DAY), &[true; 2]).stage, ClockStage::Waits);
        waits.begin(time.after(DAY), asked(0, 0));
        assert_eq!(left(&waits, time.after(DAY + 1_000)), [59_000, 60_000]);
    }

    #[test]
    fn what_was_kept_of_live_clocks_goes_on_where_it_stood_at_the_last_move() {
        let time = Time::new();
        let mut clocks = begun(LIVE, &time);
        clocks.moved(time.after(10_000), asked(1, 1), false);
        let kept = clocks.kept(time.after(10_000));
        assert_eq!(kept.due, Some(time.after(70_000).wall));
        let mut again: Clocks = serde_json::from_str(&kept.shown).expect("it reads");
        again.wake(time.after(DAY));
        assert_eq!(left(&again, time.after(DAY)), [55_000, 60_000]);
        assert_eq!(again.fallen(time.after(DAY + 59_999)), None);
        assert_eq!(again.fallen(time.after(DAY + 60_000)), Some(1));
    }

    #[test]
    fn slow_clocks_go_by_the_calendar_less_holidays_and_are_filled_for_each_turn() {
        let time = Time::new();
        let mut clocks = begun(SLOW, &time);
        assert_eq!(clocks.wants_breaks(), Some((0, time.after(0).wall)));
        let kept = clocks.kept(time.after(0));
        let mut again: Clocks = serde_json::from_str(&kept.shown).expect("it reads");
        again.wake(time.after(20 * HOUR));
        assert_eq!(again.fallen(time.after(DAY - 1)), None);
        assert_eq!(again.fallen(time.after(DAY)), Some(0));
        let rest = |begins: i64, ends: i64| Break {
            begins: time.after(begins).wall,
            ends: time.after(ends).wall,
        };
        again.set_breaks(vec![rest(12 * HOUR, 36 * HOUR), rest(30 * HOUR, 60 * HOUR)]);
        assert_eq!(again.due(time.after(0)), Some(time.after(72 * HOUR).wall));
        assert_eq!(again.fallen(time.after(72 * HOUR - 1)), None);
        assert_eq!(again.shown(time.after(40 * HOUR), &[true; 2]).stage, ClockStage::Rests);
        assert_eq!(left(&again, time.after(40 * HOUR)), [12 * HOUR, DAY]);

        clocks.moved(time.after(20 * HOUR), asked(1, 0), false);
        clocks.moved(time.after(30 * HOUR), asked(0, 0), false);
        assert_eq!(left(&clocks, time.after(31 * HOUR)), [3 * HOUR, 14 * HOUR], "one turn");
        clocks.moved(time.after(31 * HOUR), asked(1, 1), false);
        clocks.moved(time.after(40 * HOUR), asked(0, 0), false);
        assert_eq!(left(&clocks, time.after(40 * HOUR))[0], DAY, "a turn of one's own again");
    }

    #[test]
    fn another_pace_begins_anew_and_none_counts_nothing() {
        let time = Time::new();
        let mut clocks = begun(LIVE, &time);
        clocks.change(time.after(50_000), SLOW);
        assert_eq!(left(&clocks, time.after(50_000)), [DAY, DAY]);
        assert_eq!(clocks.due(time.after(50_000)), Some(time.after(50_000 + DAY).wall));
        clocks.change(time.after(60_000), Pace::None);
        assert_eq!((clocks.due(time.after(DAY)), clocks.fallen(time.after(DAY))), (None, None));
        assert!(!clocks.is_on());
    }
}
