//! VIII.A.2.a.1: target choice.

use board::AreaId;

use crate::catalog::{AttackRange, Class, Reach, Talent, TokenEffect};
use crate::choice::Choice;
use crate::edition::{EvadeLasts, EvadedAttackers, SightOfFlyers};
use crate::event::Event;
use crate::frame::{Attack, AttackKind, AttackStep, Frame, Target};
use crate::ids::{TokenId, UnitId};
use crate::look::Look;
use crate::play::Play;

/// The ways a target can be attacked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ways {
    /// Visible and in range, or in the attacker's own area. [P15.8A.2a1-2] [P15.8A.2a1-3]
    pub(crate) ranged: bool,
    /// In a full area next to the attacker. [P15.8A.2a1-4]
    pub(crate) full: bool,
}

impl Ways {
    pub(crate) fn any(self) -> bool {
        self.ranged || self.full
    }
}

impl Play<'_, '_> {
    /// The attacker aims, or first tears out a tree. [P15.14.7-1]
    pub(crate) fn choose_target(&mut self, attack: Attack, choice: Choice) {
        match choice {
            Choice::Force => self.force(attack.by),
            Choice::Target(target) => self.aim(attack, target, false),
            Choice::TargetFull(target) => self.aim(attack, target, true),
            Choice::Decline => self.lose_attack(attack),
            _ => unreachable!("not a target"),
        }
    }

    /// Force of Nature. [P15.14.7-1] [P15.14.7-2] [P15.14.7-3] [P15.R169]
    pub(crate) fn force(&mut self, unit: UnitId) {
        let area = self.look().area(unit);
        self.remove_element(area);
        self.state.public.unit_mut(unit).kept.force_of_nature = true;
    }

    /// Force of Nature before a retaliation, or not. [B29.R82]
    pub(crate) fn choose_force(&mut self, attack: Attack, choice: Choice) {
        self.go(attack, AttackStep::Values);
        if choice == Choice::Force {
            self.force(attack.by);
        }
    }

    /// The attack is aimed at a target.
    pub(crate) fn aim(&mut self, attack: Attack, target: Target, full: bool) {
        let aimed = self.look().aimed(&attack, target, full);
        self.emit(Event::Targeted { by: attack.by, on: target, reach: aimed.reach });
        self.set(Frame::Attack(Attack { step: AttackStep::Chosen, ..aimed }));
    }
}

impl Look<'_> {
    /// An attack once it is aimed at a target. [P15.R80]
    pub(crate) fn aimed(&self, attack: &Attack, target: Target, full: bool) -> Attack {
        let here = self.target_area(target) == self.public.area_of(attack.by);
        let reach = if here || full { Reach::Melee } else { Reach::Ranged };
        Attack { on: Some(target), reach, full, asked: kernel::SeatSet::EMPTY, ..*attack }
    }

    /// An attack aimed at a unit, by its range before the full-area option; `None` when the unit
    /// is out of reach.
    pub(crate) fn aimed_if_in_reach(&self, attack: &Attack, target: UnitId) -> Option<Attack> {
        let target = Target::Unit(target);
        let ways = self.ways(attack, target, 0);
        ways.any().then(|| self.aimed(attack, target, !ways.ranged))
    }

    /// What a unit could attack now with a plain attack, and whether it could do so at its range;
    /// where not, it would need the full-area option. [P15.8A.2a1-2] [P15.8A.2a1-4]
    pub fn in_reach(&self, unit: UnitId) -> Vec<(Target, bool)> {
        let attack = Attack::begin(unit, AttackKind::Normal, self.controller(unit));
        if !self.public.is_in_play(unit) {
            return Vec::new();
        }
        let ways = self.targets(&attack).map(|target| (target, self.ways(&attack, target, 0)));
        ways.filter(|(_, ways)| ways.any()).map(|(target, ways)| (target, ways.ranged)).collect()
    }

    /// The area a target is in.
    pub fn target_area(&self, target: Target) -> Option<AreaId> {
        match target {
            Target::Unit(unit) => self.public.area_of(unit),
            Target::Token(token) => {
                let token = &self.public.tokens[token.index()];
                token.area.or_else(|| token.on.and_then(|unit| self.public.area_of(unit)))
            }
        }
    }

    /// Whether a unit can declare an attack of this kind: there is a target, or there would be
    /// one after Force of Nature. [P15.R81]
    pub(crate) fn can_attack(&self, unit: UnitId, kind: AttackKind) -> bool {
        let attack = Attack::begin(unit, kind, self.controller(unit));
        self.has_target(&attack)
    }

    /// Whether an attack finds a target.
    pub(crate) fn has_target(&self, attack: &Attack) -> bool {
        let extra = u8::from(self.may_force(attack));
        self.targets(attack).any(|target| self.ways(attack, target, extra).any())
    }

    /// Everything that could be aimed at if it were in reach. [P15.8A.2a1-1]
    pub(crate) fn targets(&self, attack: &Attack) -> impl Iterator<Item = Target> + '_ {
        let enemies = self.enemies_of(attack.by);
        let evaded = attack.evaded;
        let standing = enemies
            .iter()
            .filter(move |&unit| !evaded.contains(unit) && self.public.is_in_play(unit));
        let seat = self.controller(attack.by);
        let tokens = self.public.tokens().filter(move |&(id, token)| {
            token.of.is_some_and(|(power, _)| {
                let owner = self.public.unit(power.unit).owner;
                self.can_be_attacked(id)
                    && owner.is_some_and(|owner| !self.game.same_side(owner, seat))
            })
        });
        standing.map(Target::Unit).chain(tokens.map(|(token, _)| Target::Token(token)))
    }

    /// The ways a target can be attacked, with `extra` range from a talent, which does nothing
    /// against a token. [P15.8A.2a1-15] [P15.R72] [P15.15D.7]
    pub(crate) fn ways(&self, attack: &Attack, target: Target, extra: u8) -> Ways {
        let Some(to) = self.target_area(target) else { return Ways::default() };
        let from = self.area(attack.by);
        let no_melee = attack.range == AttackRange::Ranged
            || target.unit().is_some_and(|unit| self.is_evading(attack, unit));
        if from == to {
            return Ways { ranged: !no_melee, full: false };
        }
        let ranged = match target {
            Target::Unit(unit) => {
                let range = self.range_to(attack, to) + extra;
                self.is_within(attack, to, range, Some(unit))
            }
            Target::Token(_) => self.is_within(attack, to, self.range_to_token(attack, to), None),
        };
        Ways { ranged, full: !no_melee && self.may_use_full(attack, from, to) }
    }

    /// Whether a unit has evaded this turn and so cannot be the target of this attacker at range 0.
    /// [B29.30.25] [B29.R33]
    pub(crate) fn is_evading(&self, attack: &Attack, unit: UnitId) -> bool {
        self.game.edition().evade_lasts == EvadeLasts::Turn
            && self.public.evading().contains(unit)
            && self.can_be_evaded(attack.by)
    }

    /// Whether attacks of a unit at range 0 can be evaded. [P15.11C.1] [B29.30.21] [B29.R28]
    /// [B29.R29]
    pub(crate) fn can_be_evaded(&self, attacker: UnitId) -> bool {
        match self.game.edition().evaded_attackers {
            EvadedAttackers::Any => true,
            EvadedAttackers::ShortRangedOnFoot => {
                let seat = self.controller(attacker);
                let plain = Attack::begin(attacker, AttackKind::Normal, seat);
                self.class(attacker) != Class::Flying
                    && self.range_to(&plain, self.area(attacker)) <= 1
            }
        }
    }

    /// Whether an area is visible and in range of an attack. [P15.8A.2a1-2] [P15.8A.2b-5]
    pub(crate) fn reaches(&self, attack: &Attack, to: AreaId, extra: u8) -> bool {
        self.is_within(attack, to, self.range_to(attack, to) + extra, None)
    }

    fn is_within(&self, attack: &Attack, to: AreaId, range: u8, target: Option<UnitId>) -> bool {
        let distance = self.board().distance(self.area(attack.by), to);
        distance <= range
            && (self.looks_past_obstacles(attack, target) || self.sees_area(attack.by, to))
    }

    /// Whether obstacles do not matter: in an aerial attack, and in the beta for flying attackers
    /// and towards a flying target. [P15.13.6-14] [B29.17.2] [B29.17.3] [B29.17.4] [B29.R46]
    fn looks_past_obstacles(&self, attack: &Attack, target: Option<UnitId>) -> bool {
        let flies = |unit| self.class(unit) == Class::Flying;
        match self.game.edition().sight_of_flyers {
            SightOfFlyers::AerialAttack => attack.kind == AttackKind::Aerial,
            SightOfFlyers::BothWays => {
                flies(attack.by)
                    || !matches!(attack.kind, AttackKind::Area | AttackKind::Multiple)
                        && target.is_some_and(flies)
            }
        }
    }

    /// The full-area option. [P15.8A.2a1-4] [P15.8A.2a1-6] [P15.R70] [B29.18.16] [B29.R42]
    pub(super) fn may_use_full(&self, attack: &Attack, from: AreaId, to: AreaId) -> bool {
        self.board().adjacent(from).contains(to)
            && self.game.is_full(self.public, to)
            && (self.game.settings().full_area_through_wall
                || attack.kind == AttackKind::Aerial
                || self.sees_area(attack.by, to))
    }

    /// Whether the attacker may remove a 3D element first. [P15.14.7-1] [P15.R184] [P15.R190]
    pub(crate) fn may_force(&self, attack: &Attack) -> bool {
        self.has(attack.by, Talent::ForceOfNature)
            && !self.public.unit(attack.by).kept.force_of_nature
            && self.public.elements[self.area(attack.by).index()] > 0
    }

    /// The targets of an attack; after an Evade the attacker may also let it go. [P15.11C.2]
    pub(crate) fn target_options(&self, attack: &Attack, options: &mut Vec<Choice>) {
        for target in self.targets(attack) {
            let ways = self.ways(attack, target, 0);
            if ways.ranged {
                options.push(Choice::Target(target));
            }
            if ways.full {
                options.push(Choice::TargetFull(target));
            }
        }
        if self.may_force(attack) {
            options.push(Choice::Force);
        }
        if !attack.evaded.is_empty() || options.is_empty() {
            options.push(Choice::Decline);
        }
    }

    /// Whether a token is in play and has defence and vitality. [P15.15D.6]
    pub(crate) fn can_be_attacked(&self, token: TokenId) -> bool {
        let token = self.public.tokens.get(token.index());
        token.is_some_and(|token| matches!(token.of, Some((_, TokenEffect::Body { .. }))))
    }

    /// What a die must reach to hurt a token. [P15.15D.6]
    pub(crate) fn token_defence(&self, token: TokenId) -> u8 {
        match self.public.tokens[token.index()].of {
            Some((_, TokenEffect::Body { defence, .. })) => defence,
            _ => 0,
        }
    }
}
