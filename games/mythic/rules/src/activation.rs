//! The activation of a unit: harassment, maneuvers, talents of its own (chapters 6, 12 and 18).

use kernel::Seat;

use crate::catalog::{Stat, Talent};
use crate::choice::Choice;
use crate::event::Event;
use crate::frame::{Activation, ActivationStep, Blow, Cause, Fight, Flight, Frame, Volley};
use crate::game::Mythic;
use crate::ids::{UnitId, UnitSet};
use crate::look::Look;
use crate::orders::Reaction;
use crate::play::Play;

/// What it costs to defend or to harass. [M12.12.11] [M12.12.18]
pub(crate) const REACTION_POINTS: u8 = 2;

/// What +1 on a characteristic costs. [M12.3.10]
pub(crate) const PLUS_POINTS: u8 = 1;

impl Look<'_> {
    /// The seat an activation asks.
    pub(crate) fn activation_asks(&self, activation: &Activation) -> Option<Seat> {
        if !self.is_in_play(activation.unit) {
            return None;
        }
        match activation.step {
            ActivationStep::Harass { nth } => {
                let seat = self.after_active(nth);
                self.asks_harass(seat, activation.unit).then_some(seat)
            }
            ActivationStep::Act => Some(self.game.owner(activation.unit)),
            ActivationStep::End => None,
        }
    }

    pub(crate) fn activation_options(&self, activation: &Activation, options: &mut Vec<Choice>) {
        match activation.step {
            ActivationStep::Harass { nth } => {
                self.harass_options(self.after_active(nth), activation.unit, options);
            }
            ActivationStep::Act => {
                if self.may_move(activation) {
                    options.extend(self.reach(activation).1.iter().map(Choice::Move));
                }
                self.attack_options(activation, options);
                self.talent_options(activation, options);
                options.push(Choice::Done);
            }
            ActivationStep::End => {}
        }
    }

    /// Units of a general that may harass, whatever it costs. [M12.12.17] [M12.12.19] [M12.12.20]
    /// [M12.12.21] [M12.R83] [M12.R143]
    pub(crate) fn harassers(&self, seat: Seat, unit: UnitId) -> UnitSet {
        let own = self.neighbours(unit) & self.game.army(seat);
        if Mythic::side(seat) == Mythic::side(self.game.owner(unit)) {
            return UnitSet::EMPTY; // [M12.R87]
        }
        let cc = self.stats(unit).cc;
        let stronger = |by: &UnitId| {
            self.stats(*by).cc > cc && (self.game.flies(*by) || !self.game.flies(unit))
        };
        own.iter().filter(stronger).collect()
    }

    /// Whether a general could harass a unit, as far as everybody can see.
    pub(crate) fn could_harass(&self, seat: Seat, unit: UnitId) -> bool {
        let tracks = |by: UnitId| {
            self.has(by, Talent::Track) && self.could_pay(seat, self.cost(by, Talent::Track))
        };
        let mut harassers = self.harassers(seat, unit).iter();
        harassers.any(|by| self.could_pay(seat, REACTION_POINTS) || tracks(by))
    }

    fn asks_harass(&self, seat: Seat, unit: UnitId) -> bool {
        self.public.seat(seat).orders.asks_for(Reaction::Harass) && self.could_harass(seat, unit)
    }

    fn harass_options(&self, seat: Seat, unit: UnitId, options: &mut Vec<Choice>) {
        for by in self.harassers(seat, unit).iter() {
            if self.can_pay(seat, REACTION_POINTS) {
                options.push(Choice::Harass { by, track: false });
            }
            if self.has(by, Talent::Track) && self.can_pay(seat, self.cost(by, Talent::Track)) {
                options.push(Choice::Harass { by, track: true });
            }
        }
        options.push(Choice::Decline);
    }

    /// Talents and [+] that can be used between the maneuvers of an activation.
    fn talent_options(&self, activation: &Activation, options: &mut Vec<Choice>) {
        let unit = activation.unit;
        let seat = self.game.owner(unit);
        if self.may_move(activation)
            && !activation.plus
            && self.stats(unit).sells(Stat::Movement)
            && self.can_pay(seat, PLUS_POINTS)
        {
            options.push(Choice::Plus(unit, Stat::Movement));
        }
        for &talent in Self::IN_ACTIVATION {
            if self.may_use(activation, talent) {
                options.push(Choice::Use(unit, talent));
            }
        }
        if self.may_use(activation, Talent::SentenceOfAthena) {
            let talent = Talent::SentenceOfAthena;
            let wards = self.sentence_targets(unit).iter();
            options.extend(wards.map(|on| Choice::UseOn(unit, talent, on)));
        }
    }

    /// Talents of the activated unit that need nothing but to be named.
    const IN_ACTIVATION: &'static [Talent] = &[
        Talent::Scout,
        Talent::RageOfTheLion,
        Talent::InfernalBlaze,
        Talent::InfernalBombardment,
        Talent::Mobility,
        Talent::BeastlyAttack,
        Talent::Regeneration,
    ];

    /// Whether the conditions of a talent are met in an activation and it can be paid. [M12.13.1]
    pub(crate) fn may_use(&self, activation: &Activation, talent: Talent) -> bool {
        let unit = activation.unit;
        self.has(unit, talent)
            && self.unmet(activation, talent).is_none()
            && self.can_pay(self.game.owner(unit), self.cost(unit, talent))
    }

    /// The rule by which a talent that the unit has cannot be used at this point of its activation.
    pub(crate) fn unmet(&self, activation: &Activation, talent: Talent) -> Option<&'static str> {
        let unit = activation.unit;
        let webbed = self.public.unit(unit).webbed.then_some("M12.R137");
        let unless = |holds: bool, rule: &'static str| (!holds).then_some(rule);
        match talent {
            Talent::Scout => self.immobile(activation).or(unless(!activation.scout, "M12.13.4")),
            Talent::RageOfTheLion => {
                let used = self.public.marks.rage.contains(unit);
                unless(!used, "M12.13.4").or(unless(activation.is_fresh(), "M12.R126"))
            }
            Talent::InfernalBlaze => {
                let victims = !self.blaze_victims(unit).is_empty();
                unless(!activation.blazed, "M12.R119").or(unless(victims, "M12.18.43"))
            }
            Talent::InfernalBombardment => {
                let first = !activation.moved && !activation.attacked();
                unless(!activation.bombards, "M12.R98")
                    .or(unless(!activation.harassed, "M12.12.15"))
                    .or(webbed)
                    .or(unless(first, "M12.18.45"))
            }
            // [M12.R124]
            Talent::Mobility => {
                let stood = activation.attacked() && !activation.moved;
                unless(!activation.harassed, "M12.R84")
                    .or(webbed)
                    .or(unless(stood, "M12.18.53"))
                    .or(unless(!activation.mobile, "M12.13.4"))
            }
            Talent::BeastlyAttack => {
                let near = |victim: UnitId| self.adjacent(unit, victim);
                unless(!activation.beastly, "M12.R98")
                    .or(unless(activation.victim.is_some(), "M12.18.13"))
                    .or(unless(activation.victim.is_some_and(near), "M12.R114"))
            }
            Talent::Regeneration => unless(self.may_grow(unit, talent), "M12.R127"),
            Talent::SentenceOfAthena => {
                unless(activation.is_fresh() && !self.is_engaged(unit), "M12.18.68")
            }
            _ => Some(talent.condition().0),
        }
    }

    /// Whom Sentence of Athena may be given. [M12.18.69] [M12.18.71]
    pub(crate) fn sentence_targets(&self, unit: UnitId) -> UnitSet {
        let beside = self.neighbours(unit) & self.game.kin(unit);
        let waiting = beside - self.public.marks.activated;
        (waiting | UnitSet::only(unit)) - self.public.marks.sentenced
    }

    /// Ground units next to Minos, allied ones included. [M12.18.43]
    pub(crate) fn blaze_victims(&self, unit: UnitId) -> UnitSet {
        self.neighbours(unit) - self.game.flying()
    }
}

impl Play<'_, '_> {
    pub(crate) fn run_activation(&mut self, mut activation: Activation) {
        if !self.look().is_in_play(activation.unit) {
            self.pop(); // [M12.R152]
            return;
        }
        activation.step = match activation.step {
            ActivationStep::Harass { nth } if nth + 1 < self.game.seat_count() => {
                ActivationStep::Harass { nth: nth + 1 }
            }
            ActivationStep::Harass { .. } => ActivationStep::Act,
            ActivationStep::Act | ActivationStep::End => {
                self.pop();
                self.unweb(activation.unit);
                self.emit(Event::ActivationEnded(activation.unit));
                return;
            }
        };
        self.set(Frame::Activation(activation));
    }

    /// A Web marker goes at the end of the unit's activation. [M12.R137]
    pub(crate) fn unweb(&mut self, unit: UnitId) {
        if std::mem::take(&mut self.state.public.unit_mut(unit).webbed) {
            self.emit(Event::Unwebbed(unit));
        }
    }

    pub(crate) fn choose_in_activation(
        &mut self,
        mut activation: Activation,
        seat: Seat,
        choice: Choice,
    ) {
        match choice {
            Choice::Harass { by, track } => {
                self.pay_for(seat, by, track.then_some(Talent::Track));
                activation.harassed = true;
                activation.step = ActivationStep::Act;
                self.emit(Event::Harassed { by, unit: activation.unit });
                self.set(Frame::Activation(activation));
            }
            Choice::Decline => self.run_activation(activation),
            Choice::Move(to) => self.move_unit(activation, None, to),
            Choice::MoveVia(via, to) => self.move_unit(activation, Some(via), to),
            Choice::Strike(target) => self.strike(activation, target),
            Choice::Shoot { at, arching, far } => self.shoot(activation, at, arching, far),
            Choice::Plus(unit, stat) => {
                self.pay(seat, PLUS_POINTS);
                self.emit(Event::Bought(unit, stat));
                activation.plus = true;
                self.set(Frame::Activation(activation));
            }
            Choice::Use(unit, talent) => self.use_talent(activation, unit, talent),
            Choice::UseOn(unit, talent, on) => {
                self.pay(seat, self.look().cost(unit, talent));
                self.emit(Event::UsedOn(unit, talent, on));
                self.state.public.marks.sentenced.insert(on);
            }
            _ => {
                activation.step = ActivationStep::End;
                self.set(Frame::Activation(activation));
            }
        }
    }

    /// Pays a reaction: its talent, or 2 PP. [M12.12.11] [M12.12.18] [M12.18.72] [M12.18.80]
    pub(crate) fn pay_for(&mut self, seat: Seat, by: UnitId, talent: Option<Talent>) {
        match talent {
            Some(talent) => {
                self.pay(seat, self.look().cost(by, talent));
                self.emit(Event::Used(by, talent));
            }
            None => self.pay(seat, REACTION_POINTS),
        }
    }

    fn use_talent(&mut self, mut activation: Activation, unit: UnitId, talent: Talent) {
        let look = self.look();
        let (cost, dice) = (look.cost(unit, talent), look.face(unit).dice(talent));
        self.pay(self.game.owner(unit), cost);
        self.emit(Event::Used(unit, talent));
        match talent {
            Talent::Scout => activation.scout = true,
            Talent::Mobility => activation.mobile = true,
            Talent::InfernalBlaze => activation.blazed = true,
            Talent::BeastlyAttack => activation.beastly = true,
            Talent::InfernalBombardment => {
                activation.bombards = true;
                activation.moved = true;
            }
            Talent::Regeneration => {
                activation.step = ActivationStep::End; // [M12.18.58] [M12.18.59]
                self.heal(unit);
            }
            _ => self.state.public.marks.note(unit, talent),
        }
        self.set(Frame::Activation(activation));
        match talent {
            Talent::InfernalBlaze => {
                let victims = self.look().blaze_victims(unit).iter().collect();
                let (blow, dice) = (Blow::Neither, Some(dice));
                self.push(Frame::Volley(Volley { by: unit, talent, blow, dice, victims }));
            }
            Talent::InfernalBombardment => {
                let left = self.look().budgets(&activation).1; // [M12.R40]
                let at = self.look().space(unit).unwrap_or(activation.from);
                let crossed = Default::default();
                self.push(Frame::Flight(Flight { unit, at, left, crossed }));
            }
            Talent::BeastlyAttack => {
                if let Some(victim) = activation.victim {
                    let cause = Cause::Talent(talent);
                    self.attack(Fight::begin(unit, victim, Blow::Close, cause, Some(dice)));
                }
            }
            _ => {}
        }
    }

    /// Steps 1 and 2 of a close combat attack. [M12.8.3] [M12.8.4]
    fn strike(&mut self, mut activation: Activation, target: UnitId) {
        activation.struck = true;
        self.set(Frame::Activation(activation));
        self.declare(activation.unit, target);
        self.attack(Fight::begin(activation.unit, target, Blow::Close, Cause::Declared, None));
    }

    /// Steps 1 and 2 of a ranged attack. [M12.R154]
    fn shoot(&mut self, mut activation: Activation, target: UnitId, arching: bool, far: bool) {
        let unit = activation.unit;
        activation.shot = true;
        self.set(Frame::Activation(activation));
        self.declare(unit, target);
        let price = self.look().shot_price(unit, arching, far);
        self.pay(self.game.owner(unit), price);
        if arching {
            self.emit(Event::Used(unit, Talent::ArchingShot));
        }
        let mut fight = Fight::begin(unit, target, Blow::Ranged, Cause::Declared, None);
        fight.web = self.look().has(unit, Talent::WebOfArachne);
        if fight.web {
            self.emit(Event::Used(unit, Talent::WebOfArachne));
        }
        self.attack(fight);
    }

    /// Under Assault Support the first attack names the target of both. [M12.18.9]
    fn declare(&mut self, unit: UnitId, target: UnitId) {
        if let Some(command) = &mut self.state.public.marks.command
            && command.unit == unit
        {
            command.target.get_or_insert(target);
        }
    }

    /// An attack begins.
    pub(crate) fn attack(&mut self, fight: Fight) {
        let Fight { by, target: on, blow, .. } = fight;
        self.emit(Event::Attacked { by, on, blow });
        self.push(Frame::Fight(fight));
    }
}
