//! VIII.A.2.b: area attacks, and attacks on each enemy in reach.

use board::AreaId;
use kernel::Seat;

use crate::catalog::{AttackRange, Reach, Scope};
use crate::choice::Choice;
use crate::event::Event;
use crate::frame::{Attack, AttackKind, AttackStep, Frame, Series, Target};
use crate::ids::{UnitId, UnitSet};
use crate::look::Look;
use crate::play::Play;

impl Play<'_, '_> {
    /// The next unit is attacked by itself, or the series is over. [P15.8A.2b-12] [P15.R131]
    pub(crate) fn run_series(&mut self, series: Series) {
        match self.look().series_targets(&series).first() {
            Some(only) => self.attack_next(series, only),
            None => self.pop(),
        }
    }

    /// An area is chosen, or the next of its units. [P15.8A.2b-5] [P15.8A.2b-6]
    pub(crate) fn choose_in_series(&mut self, series: Series, choice: Choice) {
        match choice {
            Choice::Force => self.force(series.by),
            Choice::Area(area) => {
                self.emit(Event::AreaTargeted(series.by, area));
                self.set(Frame::Series(Series { area: Some(area), ..series }));
            }
            Choice::Target(Target::Unit(unit)) => self.attack_next(series, unit),
            _ => unreachable!("not a choice of an area attack"),
        }
    }

    /// One attack of the series, with its own roll. [P15.8A.2b-7] [P15.8A.2b-8] [P15.8A.2b-9]
    fn attack_next(&mut self, mut series: Series, target: UnitId) {
        series.done.insert(target);
        self.set(Frame::Series(series));
        let attack = self.look().attack_in(&series, target);
        self.emit(Event::Targeted { by: series.by, on: Target::Unit(target), reach: attack.reach });
        self.push(Frame::Attack(attack));
    }
}

impl Look<'_> {
    /// The attack of a series on one of its targets. [P15.8A.2b-8]
    pub(crate) fn attack_in(&self, series: &Series, target: UnitId) -> Attack {
        let kind = match series.scope {
            Scope::Area => AttackKind::Area,
            Scope::One | Scope::EachEnemy => AttackKind::Normal,
        };
        let here = self.public.area_of(target) == self.public.area_of(series.by);
        let mut attack = Attack::begin(series.by, kind, self.resolver_against(series.by, target));
        attack.on = Some(Target::Unit(target));
        attack.reach = if here { Reach::Melee } else { Reach::Ranged };
        attack.dice = series.dice;
        attack.range = series.range;
        attack.power = series.power;
        attack.step = AttackStep::Chosen;
        attack.marks.no_retaliation = !series.retaliation;
        attack
    }

    /// Who resolves an attack on a unit: the attacker's player, or against an ally the opponent
    /// next in turn order. [P15.8A.2b-9] [P15.R125]
    fn resolver_against(&self, by: UnitId, target: UnitId) -> Seat {
        let seat = self.controller(by);
        if !self.allies_of(by).contains(target) {
            return seat;
        }
        let seats = self.game.seat_count();
        let mut next = seat.next(seats);
        while next != seat && (self.game.same_side(next, seat) || !self.public.alive.contains(next))
        {
            next = next.next(seats);
        }
        next
    }

    /// A stand-in attack that carries the range of a series.
    pub(crate) fn series_reach(&self, series: &Series) -> Attack {
        let mut attack = Attack::begin(series.by, AttackKind::Area, self.controller(series.by));
        attack.dice = series.dice;
        attack.range = series.range;
        attack.power = series.power;
        attack
    }

    /// The areas an area attack may be made on. [P15.8A.2b-3] [P15.8A.2b-5] [P15.R73]
    pub(crate) fn series_areas(&self, series: &Series, extra: u8) -> board::AreaSet {
        let reach = self.series_reach(series);
        let enemies = self.enemies_of(series.by);
        self.public
            .occupied
            .iter()
            .filter(|&area| {
                self.public.units_in(area).intersects(enemies)
                    && self.series_reaches(&reach, area, extra)
            })
            .collect()
    }

    /// Whether attacks like this one reach an area; their own needs no sight.
    fn series_reaches(&self, attack: &Attack, area: AreaId, extra: u8) -> bool {
        match area == self.area(attack.by) {
            true => attack.range != AttackRange::Ranged,
            false => self.reaches(attack, area, extra),
        }
    }

    /// Units the series can still attack. [P15.8A.2b-2] [P15.R124]
    pub(crate) fn series_targets(&self, series: &Series) -> UnitSet {
        if !self.public.is_in_play(series.by) {
            return UnitSet::EMPTY;
        }
        match (series.scope, series.area) {
            (Scope::EachEnemy, _) => {
                let reach = self.series_reach(series);
                let enemies = self.enemies_of(series.by) - series.done;
                enemies
                    .iter()
                    .filter(|&unit| {
                        let area = self.public.area_of(unit);
                        area.is_some_and(|area| self.series_reaches(&reach, area, 0))
                    })
                    .collect()
            }
            (_, Some(area)) => self.public.units_in(area).without(series.by) - series.done,
            (_, None) => UnitSet::EMPTY,
        }
    }

    /// Whether the attacker's player has something to choose.
    pub(crate) fn series_asks(&self, series: &Series) -> bool {
        if !self.public.is_in_play(series.by) {
            return false;
        }
        match series.scope {
            Scope::Area if series.area.is_none() => {
                let extra = u8::from(self.may_force(&self.series_reach(series)));
                !self.series_areas(series, extra).is_empty()
            }
            _ => self.series_targets(series).len() > 1,
        }
    }

    /// The choices of an area attack.
    pub(crate) fn series_options(&self, series: &Series, options: &mut Vec<Choice>) {
        if series.scope == Scope::Area && series.area.is_none() {
            options.extend(self.series_areas(series, 0).iter().map(Choice::Area));
            if self.may_force(&self.series_reach(series)) {
                options.push(Choice::Force);
            }
        } else {
            let targets = self.series_targets(series).iter();
            options.extend(targets.map(|unit| Choice::Target(Target::Unit(unit))));
        }
    }
}
