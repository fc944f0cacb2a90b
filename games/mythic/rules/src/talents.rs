//! Announcing talents in step 4 of an attack (chapters 8, 13 and 18).

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::activation::PLUS_POINTS;
use crate::catalog::{Stat, Talent};
use crate::choice::Choice;
use crate::event::Event;
use crate::frame::{Answer, Blow, Cause, Fight, Frame, Round, Side};
use crate::game::Mythic;
use crate::ids::UnitId;
use crate::look::Look;
use crate::orders::Reaction;
use crate::play::Play;
use crate::state::Marks;

/// Talents that can be announced in one round, with their costs.
type Announcements = ArrayVec<(Choice, u8), 24>;

impl Round {
    /// Whose round it is. [M12.R73]
    pub(crate) const fn side(self) -> Side {
        match self {
            Self::Attack | Self::AgainstCounter => Side::Attacker,
            Self::Defence | Self::Counter => Side::Victim,
        }
    }
}

impl Look<'_> {
    /// What can be announced in a round, whatever it costs. [M12.8.6] [M12.13.3] [M12.13.4]
    pub(crate) fn announcements(&self, fight: &Fight, round: Round) -> Announcements {
        let mut list = Announcements::new();
        let unit = fight.unit(round.side());
        if !self.is_in_play(unit) {
            return list;
        }
        match round {
            Round::Attack => self.for_attack(fight, &mut list),
            Round::Defence => {
                self.plus(fight, Side::Victim, Stat::Defence, &mut list);
                if self.may_retreat(fight) {
                    list.push((
                        Choice::Use(unit, Talent::Retreat),
                        self.cost(unit, Talent::Retreat),
                    ));
                }
            }
            Round::Counter => {
                if fight.answer == Answer::Counter {
                    self.plus(fight, Side::Victim, Stat::CloseCombat, &mut list);
                }
                self.named(fight, Side::Victim, Talent::Initiative, &mut list);
            }
            Round::AgainstCounter => {
                self.plus(fight, Side::Attacker, Stat::Defence, &mut list);
            }
        }
        if matches!(round, Round::Attack | Round::Counter) {
            self.auras(unit, &mut list);
        }
        if self.has(unit, Talent::RageOfTheLion) && !self.public.marks.rage.contains(unit) {
            let talent = Talent::RageOfTheLion;
            list.push((Choice::Use(unit, talent), self.cost(unit, talent)));
        }
        self.children(unit, &mut list);
        list
    }

    /// Talents on the attack of the unit's own activation. [M12.R97] With a printed number of dice
    /// only those on the difficulty matter. [M12.R62]
    fn for_attack(&self, fight: &Fight, list: &mut Announcements) {
        let own_value = fight.dice.is_none();
        match fight.blow {
            Blow::Close => {
                if own_value {
                    self.plus(fight, Side::Attacker, Stat::CloseCombat, list);
                    self.named(fight, Side::Attacker, Talent::UnholyStrength, list);
                }
                if self.may_sneak(fight) {
                    self.named(fight, Side::Attacker, Talent::SneakAttack, list);
                }
                if self.may_override(fight) {
                    self.named(fight, Side::Attacker, Talent::Override, list);
                }
                if fight.cause == Cause::Declared {
                    self.named(fight, Side::Attacker, Talent::Initiative, list);
                }
                self.named(fight, Side::Attacker, Talent::SkilledWarrior, list);
            }
            Blow::Ranged => {
                if own_value {
                    self.plus(fight, Side::Attacker, Stat::Ranged, list);
                }
                if !self.game.flies(fight.victim) {
                    self.named(fight, Side::Attacker, Talent::ExplosiveShells, list);
                }
                self.named(fight, Side::Attacker, Talent::SkilledWarrior, list);
            }
            Blow::Neither => {}
        }
    }

    /// The [+] of a characteristic, once for each action. [M12.3.10] [M12.3.11] [M12.R156]
    fn plus(&self, fight: &Fight, side: Side, stat: Stat, list: &mut Announcements) {
        let unit = fight.unit(side);
        if self.stats(unit).sells(stat) && !fight.announced(side).plus(stat) {
            list.push((Choice::Plus(unit, stat), PLUS_POINTS));
        }
    }

    fn named(&self, fight: &Fight, side: Side, talent: Talent, list: &mut Announcements) {
        let unit = fight.unit(side);
        if self.has(unit, talent) && !fight.announced(side).has(talent) {
            list.push((Choice::Use(unit, talent), self.cost(unit, talent)));
        }
    }

    /// The target is engaged by another unit than the attacker. [M12.18.76] [M12.R134]
    pub(crate) fn may_sneak(&self, fight: &Fight) -> bool {
        let allies = self.game.allies(self.game.owner(fight.by)).without(fight.by);
        !(self.neighbours(fight.victim) & allies).is_empty()
    }

    /// [M12.18.54] [M12.R125]
    pub(crate) fn may_override(&self, fight: &Fight) -> bool {
        self.public.unit(fight.by).vitality >= self.public.unit(fight.victim).vitality
    }

    /// [M12.18.63] [M12.18.64] [M12.R128]
    pub(crate) fn may_retreat(&self, fight: &Fight) -> bool {
        self.has(fight.victim, Talent::Retreat)
            && fight.answer == Answer::None
            && !fight.retreat
            && !self.public.marks.countered.contains(fight.victim)
            && !self.retreats(fight.victim, fight.by).is_empty()
    }

    /// Aura of Strength can be announced until the dice are thrown. [M12.18.10] [M12.18.12]
    fn auras(&self, unit: UnitId, list: &mut Announcements) {
        let talent = Talent::AuraOfStrength;
        let own = self.game.army(self.game.owner(unit));
        let near = (self.neighbours(unit) & own).iter().chain([unit]);
        for user in near {
            if self.has(user, talent) && !self.public.marks.aura.contains(user) {
                list.push((Choice::Use(user, talent), self.cost(user, talent)));
            }
        }
    }

    /// Child of Arachne, for a unit that it would strengthen. [M12.18.20] [M12.R99]
    fn children(&self, unit: UnitId, list: &mut Announcements) {
        if self.has_child_beside(unit) {
            return;
        }
        let own = self.neighbours(unit) & self.game.army(self.game.owner(unit));
        let talent = Talent::ChildOfArachne;
        let idle = |child: UnitId| !self.public.marks.child.contains(child);
        for child in own.iter() {
            if self.has(child, talent) && idle(child) && self.game.kin(child).contains(unit) {
                list.push((Choice::Use(child, talent), self.cost(child, talent)));
            }
        }
    }

    /// Whether a seat that is not at turn wants to be asked about its talents.
    fn wants_talents(&self, seat: Seat) -> bool {
        Mythic::side(seat) == Mythic::side(self.public.active)
            || self.public.seat(seat).orders.asks_for(Reaction::Talents)
    }

    pub(crate) fn asks_talents(&self, fight: &Fight, round: Round) -> Option<Seat> {
        let seat = self.game.owner(fight.unit(round.side()));
        let asks = self.wants_talents(seat)
            && self.announcements(fight, round).iter().any(|&(_, cost)| self.could_pay(seat, cost));
        asks.then_some(seat)
    }

    pub(crate) fn announce_options(&self, fight: &Fight, round: Round, options: &mut Vec<Choice>) {
        let seat = self.game.owner(fight.unit(round.side()));
        let list = self.announcements(fight, round);
        let affordable = list.iter().filter(|&&(_, cost)| self.can_pay(seat, cost));
        options.extend(affordable.map(|&(choice, _)| choice));
        options.push(Choice::Decline);
    }
}

impl Play<'_, '_> {
    /// A talent or [+] is announced and paid. [M12.13.2] [M12.13.5] [M12.R100]
    pub(crate) fn announce(&mut self, mut fight: Fight, round: Round, choice: Choice) {
        match choice {
            Choice::Plus(unit, stat) => {
                self.pay(self.game.owner(unit), PLUS_POINTS);
                self.emit(Event::Bought(unit, stat));
            }
            Choice::Use(unit, talent) => {
                self.pay(self.game.owner(unit), self.look().cost(unit, talent));
                self.emit(Event::Used(unit, talent));
            }
            _ => {}
        }
        fight.take_effect(&mut self.state.public.marks, round, choice);
        self.set(Frame::Fight(fight));
    }
}

impl Fight {
    /// What is announced in a round counts from here on.
    pub(crate) fn take_effect(&mut self, marks: &mut Marks, round: Round, choice: Choice) {
        let announced = &mut self.announced[round.side().index()];
        match choice {
            Choice::Plus(_, stat) => announced.buy(stat),
            Choice::Use(unit, Talent::Retreat) => {
                self.retreat = true;
                marks.retreated.insert(unit);
            }
            Choice::Use(unit, talent) => {
                announced.announce(talent);
                marks.note(unit, talent);
            }
            _ => {}
        }
    }
}

impl Marks {
    /// A talent is at work until the end of the turn, if it is one that lasts so long.
    pub(crate) fn note(&mut self, unit: UnitId, talent: Talent) {
        match talent {
            Talent::AuraOfStrength => self.aura.insert(unit),
            Talent::ChildOfArachne => self.child.insert(unit),
            Talent::RageOfTheLion => self.rage.insert(unit),
            _ => {}
        }
    }
}
