//! Guard, Evade, Initiative and retaliation: what the attacked side may do (VIII.A.2.a.3, XI.C,
//! XIV). They come in this order. [P15.R96]

use kernel::Seat;

use crate::catalog::{Class, Reach, Talent};
use crate::choice::{Card, Choice, Manoeuvre};
use crate::edition::{
    EvadeLasts, EvadingUnits, ForceOfNature, GuardAgainstFriends, GuardDeclaredBy, RetaliationReach,
};
use crate::event::Event;
use crate::frame::{Attack, AttackKind, AttackStep, Frame, Marks, Target};
use crate::ids::{UnitId, UnitSet};
use crate::look::Look;
use crate::orders::Reaction;
use crate::play::Play;
use crate::state::Apart;

impl Play<'_, '_> {
    /// A guard steps in, or this player's guards do not. [P15.14.9-1] [P15.R97] [P15.R98]
    pub(crate) fn choose_guard(&mut self, attack: Attack, choice: Choice) {
        match choice {
            Choice::Guard(guard) => match self.look().must_agree(&attack, guard) {
                true => self.go(attack, AttackStep::GuardAgrees(guard)),
                false => self.guard(attack, guard),
            },
            _ => {
                let mut asked = attack.asked;
                if let Some((seat, _)) = self.look().guards(&attack) {
                    asked.insert(seat);
                }
                self.set(Frame::Attack(Attack { asked, ..attack }));
            }
        }
    }

    /// The guard is the target from now on. [P15.14.9-1] [B29.19.3]
    fn guard(&mut self, attack: Attack, guard: UnitId) {
        self.emit(Event::Guarded(guard));
        let marks = Marks { guarded: true, ..attack.marks };
        let on = Some(Target::Unit(guard));
        self.go(Attack { on, marks, ..attack }, AttackStep::Evade);
    }

    /// The owner of a partner's guard agrees, or does not; the target's owner is then not asked
    /// again. [B29.R34]
    pub(crate) fn choose_agreement(&mut self, attack: Attack, guard: UnitId, choice: Choice) {
        match choice {
            Choice::Guard(_) => self.guard(attack, guard),
            _ => self.go(attack, AttackStep::Evade),
        }
    }

    /// The target evades once that is paid for, or does not. [P15.11C.1] [P15.11.0-3]
    pub(crate) fn choose_evade(&mut self, attack: Attack, choice: Choice) {
        let target = attack.target_unit().expect("a unit is asked whether it evades");
        if choice == Choice::Decline {
            return self.go(attack, AttackStep::Initiative);
        }
        let seat = self.look().controller(target);
        if self.game.pays_first() {
            self.go(attack, AttackStep::Evading);
        } else {
            self.evade(attack);
        }
        self.buy(seat, Manoeuvre::Evade);
    }

    /// An Evade takes effect: the attacker has to turn to somebody else. [P15.11C.2] [P15.R105]
    pub(crate) fn evade(&mut self, attack: Attack) {
        let target = attack.target_unit().expect("a unit evades");
        let mut evaded = attack.evaded;
        evaded.insert(target);
        if self.game.edition().evade_lasts == EvadeLasts::Turn {
            let mut evading = self.state.public.evading();
            evading.insert(target);
            self.state.public.apart = Apart::Evading(evading);
        }
        if attack.kind == AttackKind::Multiple {
            // Any legal enemy but those that have been named. [B29.R31]
            evaded |= self.look().named_beneath();
        }
        self.emit(Event::Evaded(target));
        let marks = Marks { guarded: false, ..attack.marks };
        let redirected = Attack { on: None, evaded, marks, full: false, ..attack };
        if attack.kind != AttackKind::Area && self.look().has_target(&redirected) {
            self.go(redirected, AttackStep::AskTarget);
        } else {
            self.lose_attack(redirected);
        }
    }

    /// The target retaliates first, or does not. [P15.14.10-1]
    pub(crate) fn choose_initiative(&mut self, attack: Attack, choice: Choice) {
        if choice == Choice::Decline {
            return self.go(attack, AttackStep::Values);
        }
        let marks = Marks { initiative: true, ..attack.marks };
        self.go(Attack { marks, ..attack }, AttackStep::AfterInitiative);
        self.retaliate(&attack);
    }

    /// Can the attack still be made? [P15.14.10-2] [P15.R118] [P15.R119]
    pub(crate) fn after_initiative(&mut self, attack: Attack) {
        let look = self.look();
        let target = attack.on.expect("the attack has a target");
        if !attack.marks.displaced {
            return self.go(attack, AttackStep::Values);
        }
        let ways = look.ways(&attack, target, 0);
        let here = look.target_area(target) == look.public.area_of(attack.by);
        if !ways.ranged && !ways.full {
            return self.lose_attack(attack);
        }
        let reach = if here || ways.full { Reach::Melee } else { Reach::Ranged };
        self.go(Attack { reach, full: ways.full && !here, ..attack }, AttackStep::Values);
    }

    /// The target retaliates, or does not. [P15.8A.2a3-2]
    pub(crate) fn choose_retaliation(&mut self, attack: Attack, choice: Choice) {
        self.go(attack, AttackStep::Closing);
        if choice == Choice::Retaliate {
            self.retaliate(&attack);
        }
    }

    /// The roles are swapped. [P15.8A.2a3-3] [P15.8A.2a3-4] [P15.8A.2a3-5]
    fn retaliate(&mut self, attack: &Attack) {
        let unit = attack.target_unit().expect("a unit retaliates");
        let seat = self.look().card_holder(unit);
        self.discard(seat, Card::Activation(unit));
        self.state.public.retaliated.insert(unit);
        self.emit(Event::Retaliated(unit));
        let back = self.look().retaliation_to(attack, unit);
        self.push(Frame::Attack(back));
    }
}

impl Look<'_> {
    /// The attack of `unit` in answer to an attack on it. [P15.8A.2a3-4] [P15.8A.2a3-5]
    pub(crate) fn retaliation_to(&self, attack: &Attack, unit: UnitId) -> Attack {
        let mut back = Attack::begin(unit, AttackKind::Retaliation, self.card_holder(unit));
        back.on = Some(Target::Unit(attack.by));
        back.full = attack.full;
        back.step =
            if self.may_force_back(&back) { AttackStep::AskForce } else { AttackStep::Values };
        back.marks.no_retaliation = true;
        back.marks.defender_aloft = attack.kind == AttackKind::Aerial;
        back
    }

    /// Whether Force of Nature can help a retaliation. [B29.R82]
    fn may_force_back(&self, back: &Attack) -> bool {
        self.game.edition().force_of_nature == ForceOfNature::RetaliationToo && self.may_force(back)
    }

    /// Whether another player than the one who named the guard has to agree. [B29.R34]
    fn must_agree(&self, attack: &Attack, guard: UnitId) -> bool {
        self.game.edition().guard_declared_by == GuardDeclaredBy::TargetsOwner
            && attack.target_unit().map(|target| self.controller(target))
                != Some(self.controller(guard))
    }

    /// The next player with guards for the target, and the guards. In 1.5 friendly fire cannot be
    /// guarded against; in the beta the owner of the target decides, once. [P15.14.9-1]
    /// [P15.14.9-2] [P15.R99] [P15.R100] [P15.R101] [P15.R103] [B29.19.1] [B29.19.2] [B29.R33]
    /// [B29.R37]
    pub(crate) fn guards(&self, attack: &Attack) -> Option<(Seat, UnitSet)> {
        let target = attack.target_unit()?;
        let area = self.public.area_of(target)?;
        let friends = self.public.units_in(area) & self.allies_of(target);
        let edition = self.game.edition();
        let guardable = edition.guard_against_friends == GuardAgainstFriends::Yes
            || self.enemies_of(attack.by).contains(target);
        if friends.len() < 2 || attack.marks.guarded || !guardable {
            return None;
        }
        let mut able = self.with_talent(friends.without(target) - attack.evaded, Talent::Guard);
        if edition.guard_declared_by == GuardDeclaredBy::TargetsOwner {
            let seat = self.controller(target);
            able.remove(attack.by);
            let in_reach =
                |&guard: &UnitId| attack.reach == Reach::Ranged || !self.is_evading(attack, guard);
            let able: UnitSet = able.iter().filter(in_reach).collect();
            let asks = self.public.seat(seat).orders.asks_for(Reaction::Guard);
            let due = asks && !able.is_empty() && !attack.asked.contains(seat);
            return due.then_some((seat, able));
        }
        able.iter().find_map(|guard| {
            let seat = self.controller(guard);
            let asks = self.public.seat(seat).orders.asks_for(Reaction::Guard);
            let theirs = || able.iter().filter(|&unit| self.controller(unit) == seat).collect();
            (asks && !attack.asked.contains(seat)).then(|| (seat, theirs()))
        })
    }

    /// The guards on offer.
    pub(crate) fn guard_options(&self, attack: &Attack, options: &mut Vec<Choice>) {
        if let Some((seat, guards)) = self.guards(attack) {
            options.extend(guards.iter().map(Choice::Guard));
            options.push(Choice::Decline);
            self.anytime_options(seat, options);
        }
    }

    /// Who is asked to evade, from what everybody sees. [P15.11C.1] [P15.R106] [P15.R107]
    /// [P15.R108] [P15.R109]
    pub(crate) fn asks_evade(&self, attack: &Attack) -> Option<Seat> {
        let target = attack.target_unit()?;
        let seat = self.controller(target);
        let player = self.public.seat(seat);
        let may = self.may_evade(attack, target)
            && (player.hand > 0 || player.free_manoeuvre)
            && player.orders.asks_for(Reaction::Evade);
        may.then_some(seat)
    }

    /// Whether the rules let a target evade, cost aside.
    pub(crate) fn may_evade(&self, attack: &Attack, target: UnitId) -> bool {
        let small = self.game.edition().evading_units == EvadingUnits::All
            || !self.game.def(target).is_troop();
        attack.reach == Reach::Melee
            && attack.kind != AttackKind::Retaliation
            && self.class(target) == Class::Flying
            && small
            && self.can_be_evaded(attack.by)
            && !self.has_bought(self.controller(target), Manoeuvre::Evade)
    }

    /// Evade, if it can be paid.
    pub(crate) fn evade_options(&self, attack: &Attack, options: &mut Vec<Choice>) {
        let Some(seat) = self.asks_evade(attack) else { return };
        options.push(Choice::Decline);
        if self.can_pay_manoeuvre(seat) {
            options.push(Choice::Evade);
        }
        self.anytime_options(seat, options);
    }

    /// Who is asked to use Initiative. [P15.14.10-1] [P15.14.10-4] [P15.R117] [P15.R122]
    /// [P15.R123]
    pub(crate) fn asks_initiative(&self, attack: &Attack) -> Option<Seat> {
        let target = attack.target_unit()?;
        let may = self.has(target, Talent::Initiative)
            && !self.has(attack.by, Talent::Initiative)
            && self.may_retaliate(attack, target);
        self.retaliation_seat(target, Reaction::Initiative).filter(|_| may)
    }

    /// Who is asked to retaliate. [P15.8A.2a3-1] [P15.R113]
    pub(crate) fn asks_retaliation(&self, attack: &Attack) -> Option<Seat> {
        let target = attack.target_unit()?;
        let may = self.may_retaliate(attack, target);
        self.retaliation_seat(target, Reaction::Retaliation).filter(|_| may)
    }

    /// Who holds the activation cards of a unit: its owner, even while another player controls
    /// it. [P15.R193]
    pub(crate) fn card_holder(&self, unit: UnitId) -> Seat {
        self.public.unit(unit).owner.unwrap_or_else(|| self.controller(unit))
    }

    fn retaliation_seat(&self, target: UnitId, reaction: Reaction) -> Option<Seat> {
        let seat = self.card_holder(target);
        let player = self.public.seat(seat);
        (player.hand > 0 && player.orders.asks_for(reaction)).then_some(seat)
    }

    /// Whether the rules let the target retaliate, the card aside. [P15.8A.2a3-1]
    /// [P15.8A.2a3-5] [P15.8A.2a3-6] [P15.8A.2a3-7] [P15.8A.2b-13] [P15.R111] [P15.R112]
    /// [B29.20.11] [B29.26.5] [B29.R57] [B29.R75]
    pub(crate) fn may_retaliate(&self, attack: &Attack, target: UnitId) -> bool {
        let thrown_away = attack.marks.thrown
            && match self.game.edition().retaliation_reach {
                RetaliationReach::AsTheTableHasIt => {
                    !self.game.settings().thrown_may_retaliate
                        && self.public.area_of(target) != self.public.area_of(attack.by)
                }
                RetaliationReach::Range0 => !self.is_at_range_0(target, attack.by),
            };
        attack.reach == Reach::Melee
            && matches!(attack.kind, AttackKind::Normal | AttackKind::Aerial)
            && !attack.marks.no_retaliation
            && !attack.marks.initiative
            && !thrown_away
            && !self.is_mired(target)
            && !self.public.retaliated.contains(target)
            && self.public.is_in_play(target)
            && self.public.is_in_play(attack.by)
    }

    /// Whether a unit could attack another at range 0: it stands there, or next to its full area.
    /// [B29.18.16] [B29.R75]
    fn is_at_range_0(&self, unit: UnitId, other: UnitId) -> bool {
        let (Some(from), Some(to)) = (self.public.area_of(unit), self.public.area_of(other)) else {
            return false;
        };
        from == to || self.board().adjacent(from).contains(to) && self.game.is_full(self.public, to)
    }

    /// Retaliation, if the card is in hand. [P15.8A.2a3-3]
    pub(crate) fn retaliation_options(&self, attack: &Attack, options: &mut Vec<Choice>) {
        let Some(target) = attack.target_unit() else { return };
        let seat = self.card_holder(target);
        options.push(Choice::Decline);
        if self.in_hand(seat, Card::Activation(target)) > 0 {
            options.push(Choice::Retaliate);
        }
        self.anytime_options(seat, options);
    }
}
