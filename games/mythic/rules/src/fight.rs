//! The attack sequence and its answers (chapters 8 and 12).

use kernel::{Pause, Seat};

use crate::activation::REACTION_POINTS;
use crate::catalog::Talent;
use crate::choice::{Choice, Request};
use crate::event::Event;
use crate::frame::{Activation, Answer, Blow, Cause, Fight, FightStep, Frame, Round, Side, Volley};
use crate::game::Mythic;
use crate::ids::{UnitId, UnitSet};
use crate::look::Look;
use crate::orders::Reaction;
use crate::play::Play;
use crate::state::Ending;

impl Look<'_> {
    /// What an attack waits for.
    pub(crate) fn fight_awaits(&self, fight: &Fight) -> Option<Pause<Request, Ending>> {
        let owner = |side: Side| self.game.owner(fight.unit(side));
        let seat = match fight.step {
            FightStep::Evade => self.asks_evade(fight),
            FightStep::Split => self.asks_split(fight),
            FightStep::Defend { nth } => self.asks_defend(fight, self.after_active(nth)),
            FightStep::Answer => self.asks_answer(fight),
            FightStep::Talents(round) => self.asks_talents(fight, round),
            FightStep::Begin(_) | FightStep::Apply | FightStep::Next => None,
            FightStep::Dice(side) => {
                let dice = self.public.roll.in_the_air();
                if dice > 0 {
                    return Some(Pause::Chance(Request::Dice { dice }));
                }
                self.asks_dice(fight, side).then(|| owner(side))
            }
            FightStep::Impact => self.asks_impact(fight).then(|| owner(Side::Attacker)),
            FightStep::Parry(side) => self.asks_parry(fight, side),
            FightStep::Endure(side) => self.asks_endure(fight, side),
            FightStep::Spoils(side) => self.asks_wrath(fight, side).then(|| owner(side)),
            FightStep::Retreat => self.asks_retreat(fight).then(|| owner(Side::Victim)),
        };
        seat.map(Pause::Decision)
    }

    pub(crate) fn fight_options(&self, fight: &Fight, options: &mut Vec<Choice>) {
        match fight.step {
            FightStep::Evade => {
                let (unit, talent) = (fight.target, Talent::Evasion);
                if self.can_pay(self.game.owner(unit), self.cost(unit, talent)) {
                    options.push(Choice::Use(unit, talent));
                }
                options.push(Choice::Decline);
            }
            FightStep::Split => self.split_options(fight, options),
            FightStep::Defend { nth } => {
                self.defend_options(fight, self.after_active(nth), options);
            }
            FightStep::Answer => self.answer_options(fight, options),
            FightStep::Talents(round) => self.announce_options(fight, round, options),
            FightStep::Dice(side) => self.dice_options(fight, side, options),
            FightStep::Impact => {
                let (unit, talent) = (fight.by, Talent::ForceOfImpact);
                if self.can_pay(self.game.owner(unit), self.cost(unit, talent)) {
                    options.push(Choice::Use(unit, talent));
                }
                options.push(Choice::Decline);
            }
            FightStep::Parry(side) => self.cancel_options(fight, side, Talent::Parry, options),
            FightStep::Endure(side) => self.cancel_options(fight, side, Talent::Endurance, options),
            FightStep::Spoils(side) => {
                let (unit, talent) = (fight.unit(side), Talent::ArdentWrath);
                if self.can_pay(self.game.owner(unit), self.cost(unit, talent)) {
                    options.push(Choice::Use(unit, talent));
                }
                options.push(Choice::Decline);
            }
            FightStep::Retreat => {
                let spaces = self.retreats(fight.victim, fight.by);
                options.extend(spaces.iter().map(Choice::Retreat));
            }
            FightStep::Begin(_) | FightStep::Apply | FightStep::Next => {}
        }
    }

    /// Whether a seat wants to be asked and is on the side that reacts. [M12.R87]
    fn reacts(&self, seat: Seat, reaction: Reaction) -> bool {
        Mythic::side(seat) != Mythic::side(self.public.active)
            && self.public.seat(seat).orders.asks_for(reaction)
    }

    /// Whether the target can evade, whatever it costs. [M12.18.28] [M12.18.30] [M12.R104]
    pub(crate) fn may_evade(&self, fight: &Fight) -> bool {
        let declared =
            matches!(fight.cause, Cause::Declared | Cause::Talent(Talent::BeastlyAttack));
        declared
            && fight.blow == Blow::Close
            && !self.game.flies(fight.by)
            && self.has(fight.target, Talent::Evasion)
    }

    fn asks_evade(&self, fight: &Fight) -> Option<Seat> {
        let seat = self.game.owner(fight.target);
        let asks = self.may_evade(fight)
            && self.reacts(seat, Reaction::Evade)
            && self.could_pay(seat, self.cost(fight.target, Talent::Evasion));
        asks.then_some(seat)
    }

    /// The talent by which the attacker could split this attack. [M12.R73] [M12.R115]
    pub(crate) fn splitter(&self, fight: &Fight) -> Option<Talent> {
        if fight.cause != Cause::Declared {
            return None;
        }
        let talents = match fight.blow {
            Blow::Close => [Talent::CerberusBite, Talent::HydraBite],
            Blow::Ranged => [Talent::SpreadShot, Talent::SpreadShot],
            Blow::Neither => return None,
        };
        talents.into_iter().find(|&talent| {
            self.has(fight.by, talent)
                && match talent {
                    Talent::CerberusBite => true,
                    Talent::HydraBite => !self.game.flies(fight.target),
                    _ => !self.spread_targets(fight.by, fight.target).is_empty(),
                }
        })
    }

    fn asks_split(&self, fight: &Fight) -> Option<Seat> {
        let seat = self.game.owner(fight.by);
        let talent = self.splitter(fight)?;
        self.could_pay(seat, self.cost(fight.by, talent)).then_some(seat)
    }

    fn split_options(&self, fight: &Fight, options: &mut Vec<Choice>) {
        options.push(Choice::Decline);
        let Some(talent) = self.splitter(fight) else { return };
        if !self.can_pay(self.game.owner(fight.by), self.cost(fight.by, talent)) {
            return;
        }
        match talent {
            Talent::CerberusBite => {
                let others = self.bitten(fight.by, fight.target);
                options.push(Choice::Bite([None, None]));
                for one in others.iter() {
                    options.push(Choice::Bite([Some(one), None]));
                    let later = others.iter().filter(|other| *other > one);
                    options.extend(later.map(|two| Choice::Bite([Some(one), Some(two)])));
                }
            }
            Talent::HydraBite => options.push(Choice::Use(fight.by, talent)),
            _ => {
                let others = self.spread_targets(fight.by, fight.target);
                options.extend(others.iter().map(Choice::Spread));
            }
        }
    }

    /// Units of a general that may take the target's place, whatever it costs. [M12.12.9]
    /// [M12.12.10] [M12.12.13] [M12.R74] [M12.R75] [M12.R142]
    pub(crate) fn defenders(&self, fight: &Fight, seat: Seat) -> UnitSet {
        let target = self.game.owner(fight.target);
        if Mythic::side(seat) != Mythic::side(target) {
            return UnitSet::EMPTY;
        }
        let beside = self.neighbours(fight.target) & self.game.army(seat);
        if self.game.flies(fight.target) { beside & self.game.flying() } else { beside }
    }

    /// The talent by which a unit could defend the target for less. Talents do not reach a team
    /// mate's units. [M12.18.1] [M12.18.72] [M12.R105] [M12.R142]
    pub fn sentry(&self, by: UnitId, target: UnitId) -> Option<Talent> {
        if self.game.owner(by) != self.game.owner(target) {
            return None;
        }
        if self.has(by, Talent::Sentry) {
            return Some(Talent::Sentry);
        }
        let ward = self.has(by, Talent::ArachneanSentinel) && self.game.kin(by).contains(target);
        ward.then_some(Talent::ArachneanSentinel)
    }

    /// Whether a general could defend the target, as far as everybody can see.
    pub(crate) fn could_defend(&self, fight: &Fight, seat: Seat) -> bool {
        let cheap = |by: UnitId| {
            let talent = self.sentry(by, fight.target);
            talent.is_some_and(|talent| self.could_pay(seat, self.cost(by, talent)))
        };
        let mut defenders = self.defenders(fight, seat).iter();
        defenders.any(|by| self.could_pay(seat, REACTION_POINTS) || cheap(by))
    }

    fn asks_defend(&self, fight: &Fight, seat: Seat) -> Option<Seat> {
        let asks = self.reacts(seat, Reaction::Defend) && self.could_defend(fight, seat);
        asks.then_some(seat)
    }

    fn defend_options(&self, fight: &Fight, seat: Seat, options: &mut Vec<Choice>) {
        for by in self.defenders(fight, seat).iter() {
            if self.can_pay(seat, REACTION_POINTS) {
                options.push(Choice::Defend { by, sentry: false });
            }
            let talent = self.sentry(by, fight.target);
            if talent.is_some_and(|talent| self.can_pay(seat, self.cost(by, talent))) {
                options.push(Choice::Defend { by, sentry: true });
            }
        }
        options.push(Choice::Decline);
    }

    /// Whether the attack itself allows a counterattack. [M12.12.2] [M12.18.15] [M12.18.19]
    /// [M12.18.37] [M12.18.44] [M12.18.47]
    pub(crate) fn allows_counter(&self, fight: &Fight) -> bool {
        fight.blow == Blow::Close && fight.cause == Cause::Declared
    }

    /// Whether the unit attacked may counterattack with its card, as far as everybody can see.
    /// [M12.12.5] [M12.12.6] [M12.18.63]
    pub(crate) fn could_counter(&self, fight: &Fight) -> bool {
        let marks = &self.public.marks;
        self.allows_counter(fight)
            && !(marks.countered.contains(fight.victim) || marks.retreated.contains(fight.victim))
            && self.may_be_in_hand(fight.victim)
    }

    /// Whether the unit attacked may use Riposte, whatever it costs. [M12.18.65] [M12.18.66]
    /// [M12.R102] [M12.R131]
    pub(crate) fn may_riposte(&self, fight: &Fight) -> bool {
        self.allows_counter(fight)
            && !self.public.marks.retreated.contains(fight.victim)
            && self.has(fight.victim, Talent::Riposte)
    }

    fn asks_answer(&self, fight: &Fight) -> Option<Seat> {
        let seat = self.game.owner(fight.victim);
        let riposte = self.may_riposte(fight)
            && self.could_pay(seat, self.cost(fight.victim, Talent::Riposte));
        let asks =
            self.reacts(seat, Reaction::Counterattack) && (riposte || self.could_counter(fight));
        asks.then_some(seat)
    }

    fn answer_options(&self, fight: &Fight, options: &mut Vec<Choice>) {
        let (unit, talent) = (fight.victim, Talent::Riposte);
        if self.could_counter(fight) && self.in_hand(unit) > 0 {
            options.push(Choice::Counter);
        }
        if self.may_riposte(fight) && self.can_pay(self.game.owner(unit), self.cost(unit, talent)) {
            options.push(Choice::Use(unit, talent));
        }
        options.push(Choice::Decline);
    }
}

impl Play<'_, '_> {
    fn go(&mut self, mut fight: Fight, step: FightStep) {
        fight.step = step;
        self.set(Frame::Fight(fight));
    }

    pub(crate) fn run_fight(&mut self, fight: Fight) {
        match fight.step {
            FightStep::Evade => self.go(fight, FightStep::Split),
            FightStep::Split => self.go(fight, FightStep::Defend { nth: 1 }),
            FightStep::Defend { nth } if nth + 1 < self.game.seat_count() => {
                self.go(fight, FightStep::Defend { nth: nth + 1 });
            }
            FightStep::Defend { .. } => self.go(fight, FightStep::Answer),
            FightStep::Answer => self.go(fight, FightStep::Talents(Round::Attack)),
            FightStep::Talents(round) => {
                let next = match (round, fight.answer) {
                    (Round::Attack, _) => FightStep::Talents(Round::Defence),
                    (Round::Defence, Answer::None) => FightStep::Begin(Side::Attacker),
                    (Round::Defence, _) => FightStep::Talents(Round::Counter),
                    (Round::Counter, _) => FightStep::Talents(Round::AgainstCounter),
                    (Round::AgainstCounter, _) => {
                        FightStep::Begin(fight.initiative().unwrap_or(Side::Attacker))
                    }
                };
                self.go(fight, next);
            }
            FightStep::Begin(side) => self.begin_roll(fight, side),
            FightStep::Dice(side) => self.end_roll(fight, side),
            FightStep::Impact => self.after_roll(fight, Side::Attacker),
            FightStep::Parry(Side::Attacker) => self.go(fight, FightStep::Parry(Side::Victim)),
            FightStep::Parry(Side::Victim) => self.go(fight, FightStep::Endure(Side::Attacker)),
            FightStep::Endure(Side::Attacker) => self.go(fight, FightStep::Endure(Side::Victim)),
            FightStep::Endure(Side::Victim) => self.go(fight, FightStep::Apply),
            FightStep::Apply => self.apply_wounds(fight),
            FightStep::Spoils(Side::Attacker) => self.go(fight, FightStep::Spoils(Side::Victim)),
            FightStep::Spoils(Side::Victim) => {
                self.go(Fight { killed: [false; 2], ..fight }, FightStep::Next);
            }
            FightStep::Next => self.next_roll_or_end(fight),
            FightStep::Retreat => self.end_fight(fight),
        }
    }

    /// Under Initiative the slower unit rolls now, if both live. [M12.18.49]
    fn next_roll_or_end(&mut self, fight: Fight) {
        let look = self.look();
        let both = look.is_in_play(fight.by) && look.is_in_play(fight.victim);
        let owes = |side: Side| fight.rolls(side) && !fight.rolled[side.index()];
        let waiting = [Side::Attacker, Side::Victim].into_iter().find(|&side| owes(side));
        match waiting {
            Some(side) if both => self.go(fight, FightStep::Begin(side)),
            _ => self.go(fight, FightStep::Retreat),
        }
    }

    /// The attack is over. A close combat attack leaves its victim to a Beastly Attack.
    /// [M12.R114]
    fn end_fight(&mut self, fight: Fight) {
        self.pop();
        self.state.public.roll = Default::default();
        if fight.blow == Blow::Close && fight.cause == Cause::Declared {
            self.with_activation(|activation| activation.victim = Some(fight.victim));
        }
    }

    fn with_activation(&mut self, change: impl FnOnce(&mut Activation)) {
        let frames = self.state.public.frames.as_mut_slice().iter_mut().rev();
        let mut activations = frames.filter_map(|frame| match frame {
            Frame::Activation(activation) => Some(activation),
            _ => None,
        });
        if let Some(activation) = activations.next() {
            change(activation);
        }
    }

    pub(crate) fn choose_in_fight(&mut self, mut fight: Fight, choice: Choice) {
        match (fight.step, choice) {
            (FightStep::Evade, Choice::Use(unit, talent)) => {
                self.pay(self.game.owner(unit), self.look().cost(unit, talent));
                self.emit(Event::Used(unit, talent));
                self.emit(Event::Evaded(unit));
                self.pop(); // [M12.18.29] [M12.R117]
            }
            (FightStep::Split, Choice::Bite(_) | Choice::Use(..) | Choice::Spread(_)) => {
                self.split(fight, choice);
            }
            (FightStep::Defend { nth }, Choice::Defend { by, sentry }) => {
                let seat = self.look().after_active(nth);
                let talent = sentry.then(|| self.look().sentry(by, fight.target)).flatten();
                self.pay_for(seat, by, talent);
                self.emit(Event::Defended { by, target: fight.target });
                fight.victim = by;
                self.go(fight, FightStep::Answer);
            }
            (FightStep::Answer, Choice::Counter) => {
                self.play_card(fight.victim);
                self.state.public.marks.countered.insert(fight.victim);
                self.emit(Event::Countered(fight.victim));
                fight.answer = Answer::Counter;
                self.go(fight, FightStep::Talents(Round::Attack));
            }
            (FightStep::Answer, Choice::Use(unit, talent)) => {
                let look = self.look();
                let (cost, dice) = (look.cost(unit, talent), look.face(unit).dice(talent));
                self.pay(self.game.owner(unit), cost);
                self.emit(Event::Used(unit, talent));
                fight.answer = Answer::Riposte(dice);
                self.go(fight, FightStep::Talents(Round::Attack));
            }
            (FightStep::Talents(round), Choice::Use(..) | Choice::Plus(..)) => {
                self.announce(fight, round, choice);
            }
            (FightStep::Dice(side), _) => self.choose_dice(fight, side, choice),
            (FightStep::Impact, Choice::Use(unit, talent)) => {
                self.pay(self.game.owner(unit), self.look().cost(unit, talent));
                self.emit(Event::Used(unit, talent));
                fight.wounds[Side::Victim.index()] += 1; // [M12.18.34]
                self.after_roll(fight, Side::Attacker);
            }
            (FightStep::Parry(_) | FightStep::Endure(_), Choice::Use(unit, talent)) => {
                self.cancel(fight, unit, talent);
            }
            (FightStep::Spoils(_), Choice::Use(unit, _)) => {
                self.wrath(unit);
                self.run_fight(fight);
            }
            (FightStep::Retreat, Choice::Retreat(to)) => {
                self.shift(fight.victim, to);
                self.end_fight(fight);
            }
            _ => self.run_fight(fight),
        }
    }

    /// A Bite or a Spread Shot takes the place of the attack. [M12.18.16] [M12.18.36] [M12.18.79]
    /// [M12.R115]
    fn split(&mut self, fight: Fight, choice: Choice) {
        let Some(talent) = self.look().splitter(&fight) else { return };
        let look = self.look();
        let (by, blow) = (fight.by, fight.blow);
        let (cost, printed) = (look.cost(by, talent), look.face(by).dice(talent));
        let mut victims: crate::frame::Group = std::iter::once(fight.target).collect();
        match choice {
            Choice::Bite(others) => others.into_iter().flatten().for_each(|one| victims.push(one)),
            Choice::Spread(other) => victims.push(other),
            _ => look.ground_enemies(by).iter().for_each(|one| victims.push(one)),
        }
        let dice = talent.has_dice().then_some(printed);
        self.pay(self.game.owner(by), cost);
        self.emit(Event::Used(by, talent));
        self.set(Frame::Volley(Volley { by, talent, blow, dice, victims }));
    }
}

impl Look<'_> {
    /// The seat that chooses which attack of a talent comes next. [M12.R103]
    pub(crate) fn volley_asks(&self, volley: &Volley) -> Option<Seat> {
        let ordered = volley.talent == Talent::InfernalBombardment; // [M12.R120]
        let waiting = volley.victims.iter().filter(|&unit| self.is_in_play(unit)).count();
        let asks = self.is_in_play(volley.by) && waiting > 1 && !ordered;
        asks.then(|| self.game.owner(volley.by))
    }

    pub(crate) fn volley_options(&self, volley: &Volley, options: &mut Vec<Choice>) {
        let waiting = volley.victims.iter().filter(|&unit| self.is_in_play(unit));
        options.extend(waiting.map(Choice::Next));
    }
}

impl Play<'_, '_> {
    /// Victims are attacked one after another; the destroyed are skipped. [M12.R103] [M12.R160]
    pub(crate) fn run_volley(&mut self, volley: Volley) {
        let look = self.look();
        let next = volley.victims.iter().find(|&unit| look.is_in_play(unit));
        match next {
            Some(victim) if look.is_in_play(volley.by) => self.attack_one(volley, victim),
            _ => self.pop(),
        }
    }

    pub(crate) fn choose_next_victim(&mut self, volley: Volley, choice: Choice) {
        if let Choice::Next(victim) = choice {
            self.attack_one(volley, victim);
        }
    }

    fn attack_one(&mut self, mut volley: Volley, victim: UnitId) {
        volley.victims.remove(victim);
        self.set(Frame::Volley(volley));
        let Volley { by, talent, blow, dice, .. } = volley;
        let mut fight = Fight::begin(by, victim, blow, Cause::Talent(talent), dice);
        fight.step = FightStep::Defend { nth: 1 };
        self.attack(fight);
    }
}
