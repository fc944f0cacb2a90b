//! VIII.A.2.b: area attacks, and attacks on each enemy in reach.

use board::AreaId;
use kernel::Seat;

use super::target::Ways;
use crate::catalog::{AttackRange, Reach, Scope};
use crate::choice::Choice;
use crate::edition::{AreaTargets, AttackOnEach, FullAreaSeries};
use crate::event::Event;
use crate::frame::{Attack, AttackKind, AttackStep, Frame, Series, Target};
use crate::ids::{UnitId, UnitSet};
use crate::look::Look;
use crate::play::Play;

impl Play<'_, '_> {
    /// The next unit is attacked by itself, or the series is over. [P15.8A.2b-12] [P15.R131]
    pub(crate) fn run_series(&mut self, series: Series) {
        match self.look().series_targets(&series).first() {
            Some(only) => {
                let ways = self.look().ways_in(&series, only);
                let full = ways.full && !ways.ranged;
                self.attack_next(series, only, full);
            }
            None => self.pop(),
        }
    }

    /// Every target is named, or those left are too few for a choice. [B29.26.3] [B29.26.4]
    pub(crate) fn run_naming(&mut self, mut series: Series, over: bool) {
        if over {
            return self.pop();
        }
        series.done |= self.look().unnamed(&series);
        self.attack_named(series);
    }

    /// One more target, or enough of them. [B29.26.2] [B29.26.3]
    pub(crate) fn choose_naming(&mut self, mut series: Series, choice: Choice) {
        match choice {
            Choice::Force => self.force(series.by),
            Choice::Target(Target::Unit(unit)) => {
                series.done.insert(unit);
                self.set(Frame::Naming { series, over: false });
            }
            _ => self.attack_named(series),
        }
    }

    /// The targets of a multiple attack are settled.
    fn attack_named(&mut self, series: Series) {
        self.set(Frame::Naming { series, over: true });
        self.emit(Event::TargetsNamed(series.by, series.done));
        let others = self.state.public.recruited() - series.done;
        self.push(Frame::Series(Series { done: others, ..series }));
    }

    /// An area attack on an area that is settled. In the beta only those who stand there now are
    /// its targets. [P15.8A.2b-5] [B29.25.5]
    pub(crate) fn area_series(&self, series: Series, area: AreaId) -> Series {
        let done = match self.game.edition().area_targets {
            AreaTargets::WhoeverIsThere => series.done,
            AreaTargets::Original => {
                let public = &self.state.public;
                public.recruited() - public.units_in(area).without(series.by)
            }
        };
        Series { area: Some(area), done, ..series }
    }

    /// An area is chosen, or the next of its units. [P15.8A.2b-5] [P15.8A.2b-6]
    pub(crate) fn choose_in_series(&mut self, series: Series, choice: Choice) {
        match choice {
            Choice::Force => self.force(series.by),
            Choice::Area(area) => {
                self.emit(Event::AreaTargeted(series.by, area));
                let series = self.area_series(series, area);
                self.set(Frame::Series(series));
            }
            Choice::Target(Target::Unit(unit)) => self.attack_next(series, unit, false),
            Choice::TargetFull(Target::Unit(unit)) => self.attack_next(series, unit, true),
            _ => unreachable!("not a choice of an area attack"),
        }
    }

    /// One attack of the series, with its own roll. [P15.8A.2b-7] [P15.8A.2b-8] [P15.8A.2b-9]
    fn attack_next(&mut self, mut series: Series, target: UnitId, full: bool) {
        series.done.insert(target);
        self.set(Frame::Series(series));
        let attack = self.look().attack_in(&series, target, full);
        self.emit(Event::Targeted { by: series.by, on: Target::Unit(target), reach: attack.reach });
        self.push(Frame::Attack(attack));
    }
}

impl Look<'_> {
    /// What kind of attacks a series consists of. [P15.8A.2b-8] [B29.26.4]
    pub(crate) fn kind_in(&self, scope: Scope) -> AttackKind {
        match (scope, self.game.edition().attack_on_each) {
            (Scope::Area, _) => AttackKind::Area,
            (Scope::Multiple, _) | (Scope::EachEnemy, AttackOnEach::Multiple) => {
                AttackKind::Multiple
            }
            (Scope::One, _) | (Scope::EachEnemy, AttackOnEach::Normal) => AttackKind::Normal,
        }
    }

    /// The attack of a series on one of its targets, with the full-area option or without.
    /// [P15.8A.2b-8]
    pub(crate) fn attack_in(&self, series: &Series, target: UnitId, full: bool) -> Attack {
        let kind = self.kind_in(series.scope);
        let here = self.public.area_of(target) == self.public.area_of(series.by);
        let mut attack = Attack::begin(series.by, kind, self.resolver_against(series.by, target));
        attack.on = Some(Target::Unit(target));
        attack.reach = if here || full { Reach::Melee } else { Reach::Ranged };
        attack.full = full && !here;
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
        self.next_enemy(seat)
    }

    /// The units that have been named in the multiple attack under way. [B29.26.3]
    pub(crate) fn named_beneath(&self) -> UnitSet {
        let frames = self.public.frames.as_slice().iter().rev();
        let named = frames.into_iter().find_map(|frame| match frame {
            Frame::Naming { series, .. } => Some(series.done),
            _ => None,
        });
        named.unwrap_or(UnitSet::EMPTY)
    }

    /// Enemies that a multiple attack reaches and that have not been named. [B29.26.2]
    pub(crate) fn unnamed(&self, series: &Series) -> UnitSet {
        if !self.public.is_in_play(series.by) {
            return UnitSet::EMPTY;
        }
        self.reached_by(series, self.enemies_of(series.by) - series.done)
    }

    /// Whether the attacker's player names targets: more than two are in reach of a multiple
    /// attack, or elements can bring more into it. [B29.26.2]
    pub(crate) fn naming_asks(&self, series: &Series) -> bool {
        series.scope == Scope::Multiple
            && (series.done | self.unnamed(series)).len() > 2
            && !self.unnamed(series).is_empty()
    }

    /// The targets that can be named, and that they are enough. [B29.26.2]
    pub(crate) fn naming_options(&self, series: &Series, options: &mut Vec<Choice>) {
        let unnamed = self.unnamed(series).iter();
        options.extend(unnamed.map(|unit| Choice::Target(Target::Unit(unit))));
        if series.done.len() >= 2 {
            options.push(Choice::Continue);
        }
        if series.done.is_empty() && self.may_force(&self.series_reach(series)) {
            options.push(Choice::Force);
        }
    }

    /// The ways a series can attack a unit now.
    pub(crate) fn ways_in(&self, series: &Series, unit: UnitId) -> Ways {
        self.ways_with(&self.series_reach(series), unit)
    }

    fn ways_with(&self, attack: &Attack, unit: UnitId) -> Ways {
        let Some(area) = self.public.area_of(unit) else { return Ways::default() };
        let from = self.area(attack.by);
        let here = area == from;
        let evades = self.is_evading(attack, unit);
        let full = self.game.edition().full_area_series == FullAreaSeries::Open
            && attack.range != AttackRange::Ranged
            && !here
            && !evades
            && self.may_use_full(attack, from, area);
        Ways { ranged: self.series_reaches(attack, area, 0) && !(here && evades), full }
    }

    /// Those of `units` that a series reaches now.
    fn reached_by(&self, series: &Series, units: UnitSet) -> UnitSet {
        let reach = self.series_reach(series);
        units.iter().filter(|&unit| self.ways_with(&reach, unit).any()).collect()
    }

    /// A stand-in attack that carries the range of a series.
    pub(crate) fn series_reach(&self, series: &Series) -> Attack {
        let kind = match series.scope {
            Scope::Multiple => AttackKind::Multiple,
            Scope::One | Scope::Area | Scope::EachEnemy => AttackKind::Area,
        };
        let mut attack = Attack::begin(series.by, kind, self.controller(series.by));
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
                let here = self.public.units_in(area) & enemies;
                !here.is_empty()
                    && (self.series_reaches(&reach, area, extra)
                        || here.iter().any(|unit| self.ways_with(&reach, unit).full))
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
            (Scope::EachEnemy | Scope::Multiple, _) => {
                self.reached_by(series, self.enemies_of(series.by) - series.done)
            }
            (_, Some(_)) if self.game.edition().area_targets == AreaTargets::Original => {
                self.reached_by(series, self.public.recruited() - series.done)
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
            _ => {
                let targets = self.series_targets(series);
                let two_ways = |unit| {
                    let ways = self.ways_in(series, unit);
                    ways.ranged && ways.full
                };
                targets.len() > 1 || targets.first().is_some_and(two_ways)
            }
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
            for unit in self.series_targets(series).iter() {
                let ways = self.ways_in(series, unit);
                if ways.ranged || !ways.full {
                    options.push(Choice::Target(Target::Unit(unit)));
                }
                if ways.full {
                    options.push(Choice::TargetFull(Target::Unit(unit)));
                }
            }
        }
    }
}
