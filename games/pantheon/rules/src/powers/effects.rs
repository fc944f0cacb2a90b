//! XV.C: what a power does, one effect after the other.

use dice::Roll;

use crate::catalog::{
    Amount, AttackDice, AttackRange, EffectKind, OwnEffect, PowerAttack, Scope, Selector, Trigger,
    UnitEffect,
};
use crate::choice::{Card, Choice};
use crate::event::Event;
use crate::frame::{Attack, AttackKind, Declared, Frame, MoveKind, Movement, PowerFrame, Series};
use crate::ids::{PowerRef, UnitId, UnitSet};
use crate::look::Look;
use crate::play::Play;
use crate::state::{MAX_FRAMES, TimedAmount};

/// Frames that must be free for a power to begin an attack or an activation, with all that can
/// happen in it.
const FREE_FRAMES: usize = 9;

impl Play<'_, '_> {
    /// The current effect goes on, or the next begins; each is completed although what allowed
    /// it may be gone. [P15.3.9] [P15.3.11] [P15.3.12]
    pub(crate) fn run_power(&mut self, mut frame: PowerFrame) {
        let look = self.look();
        let Some(effect) = look.effect_at(frame.power, frame.at) else { return self.pop() };
        if !frame.begun {
            look.begin_effect(&mut frame, effect);
            return self.set(Frame::Power(frame));
        }
        match effect {
            // One at a time, as long as the player likes.
            EffectKind::OnUnits {
                effect: UnitEffect::PassWounds { .. } | UnitEffect::Activate,
                ..
            } => self.next_effect(frame),
            EffectKind::OnUnits { on, effect } => match frame.pending.first() {
                Some(unit) => self.touch(frame, on, effect, unit),
                None => self.next_effect(frame),
            },
            EffectKind::Charge { dice, .. } => self.charge(frame, dice),
            EffectKind::OnItsOwn(effect) => {
                self.next_effect(frame);
                self.happen(frame, effect);
            }
        }
    }

    /// A unit, a die, or enough of it.
    pub(crate) fn choose_in_power(&mut self, mut frame: PowerFrame, choice: Choice) {
        match choice {
            Choice::Pick(unit) => {
                if let Some(EffectKind::OnUnits { on, effect }) =
                    self.look().effect_at(frame.power, frame.at)
                {
                    self.touch(frame, on, effect, unit);
                }
            }
            Choice::Decline => self.next_effect(frame),
            Choice::Reroll(face) => {
                frame.left -= 1;
                let mut all = false;
                if let Some(attack) = self.attack_at_hand_mut() {
                    attack.picked = attack.picked.with(face).expect("the die is part of the roll");
                    all = attack.picked.len() == attack.roll.len();
                }
                frame.rolling = frame.left == 0 || all;
                self.set(Frame::Power(frame));
            }
            Choice::Continue => {
                let picked = self.look().attack_at_hand().is_some_and(|a| !a.picked.is_empty());
                if picked {
                    self.set(Frame::Power(PowerFrame { rolling: true, ..frame }));
                } else {
                    self.next_effect(frame);
                }
            }
            _ => unreachable!("not an answer to a power"),
        }
    }

    /// Dice that a power picked were rolled again.
    pub(crate) fn power_rolled(&mut self, frame: PowerFrame, roll: Roll) {
        self.emit(Event::Rerolled(roll));
        if let Some(attack) = self.attack_at_hand_mut() {
            let picked = std::mem::take(&mut attack.picked);
            attack.roll = attack
                .roll
                .replace(picked, roll)
                .expect("the dice that were picked are in the roll");
        }
        self.next_effect(frame);
    }

    fn next_effect(&mut self, frame: PowerFrame) {
        self.set(Frame::Power(PowerFrame {
            at: frame.at + 1,
            begun: false,
            pending: UnitSet::EMPTY,
            left: 0,
            stood: None,
            rolling: false,
            ..frame
        }));
    }

    /// The attack a power works in, to be changed.
    fn attack_at_hand_mut(&mut self) -> Option<&mut Attack> {
        self.state.public.frames.as_mut_slice().iter_mut().rev().find_map(|frame| match frame {
            Frame::Attack(attack) => Some(attack),
            _ => None,
        })
    }

    /// An effect touches one unit.
    fn touch(&mut self, mut frame: PowerFrame, on: Selector, effect: UnitEffect, unit: UnitId) {
        let PowerFrame { power, seat, .. } = frame;
        if matches!(on, Selector::One(_)) {
            frame.chosen = Some(unit);
            frame.pending = UnitSet::EMPTY;
        } else {
            frame.pending.remove(unit);
        }
        if let UnitEffect::PassWounds { .. } = effect {
            frame.left -= 1;
            frame.pending = self.look().touched_by(&frame, on, effect);
        }
        self.set(Frame::Power(frame));
        match effect {
            UnitEffect::Modify { stat, by, until } => {
                let by = match by {
                    Amount::By(by) => TimedAmount::By(by),
                    Amount::PerVitality => {
                        TimedAmount::By(self.state.public.unit(power.unit).vitality as i8)
                    }
                    Amount::X => TimedAmount::Exactly(frame.x),
                };
                self.start_timed(power, unit, stat, by, until);
            }
            UnitEffect::Wound { wounds } => self.wound(unit, wounds),
            UnitEffect::Heal { points } => self.heal(unit, points),
            UnitEffect::Destroy => self.destroy(unit),
            UnitEffect::Paralyse { until } => {
                let by = self.state.public.unit(power.unit).owner.unwrap_or(seat);
                self.paralyse(unit, until, by);
            }
            UnitEffect::Move { areas } => self.move_by_power(frame, unit, areas),
            UnitEffect::Retrieve => {
                if let Some(owner) = self.state.public.unit(unit).owner {
                    self.retrieve(owner, Card::Activation(unit));
                }
            }
            UnitEffect::PassWounds { .. } => {
                if let Some(attack) = self.attack_at_hand_mut() {
                    attack.wounds -= 1;
                }
                self.wound(unit, 1);
            }
            UnitEffect::PlaceToken { token } => self.place_token(power, token, unit),
            UnitEffect::Activate => {
                let counts = self.look().counts_for_limit(unit);
                self.state.public.more_activations += u8::from(counts);
                self.activate(unit, Declared::Simple);
            }
        }
    }

    /// An effect that touches no unit happens.
    fn happen(&mut self, frame: PowerFrame, effect: OwnEffect) {
        let look = self.look();
        if !look.could_happen(&frame, effect) {
            return;
        }
        let seat = look.controller(frame.power.unit);
        let public = &mut self.state.public;
        match effect {
            OwnEffect::Attack(attack) => self.attack_by_power(frame, attack),
            OwnEffect::Draw { cards } => self.draw(seat, cards),
            OwnEffect::Search => self.push(Frame::Search { seat }),
            OwnEffect::FreeManoeuvre => public.seat_mut(seat).free_manoeuvre = true,
            OwnEffect::MoreActivations { units } => public.more_activations += units,
            OwnEffect::MoreActions => {
                let frames = public.frames.as_mut_slice().iter_mut().rev();
                let activation = frames.into_iter().find_map(|frame| match frame {
                    Frame::Activation(activation) => Some(activation),
                    _ => None,
                });
                if let Some(activation) = activation {
                    activation.allowed += 2;
                    activation.walked = false;
                    activation.attacked = false;
                }
            }
            OwnEffect::Reroll { dice } => self.change_attack(|attack| attack.rerolls += dice),
            OwnEffect::AddWounds { wounds } => self.change_attack(|attack| attack.wounds += wounds),
            OwnEffect::CancelWounds { wounds } => {
                self.change_attack(|attack| attack.wounds = attack.wounds.saturating_sub(wounds));
            }
        }
    }

    fn change_attack(&mut self, change: impl FnOnce(&mut Attack)) {
        if let Some(attack) = self.attack_at_hand_mut() {
            change(attack);
        }
    }

    /// An attack follows the normal sequence unless the power says otherwise. [P15.15C.15]
    fn attack_by_power(&mut self, frame: PowerFrame, attack: PowerAttack) {
        match self.look().attacks_of(frame.power, frame.x, attack) {
            Some(Attacks::One(attack)) => {
                self.begin_attack(Attack { resolver: frame.seat, ..attack });
            }
            Some(Attacks::Several(series)) => {
                let named = self.look().kind_in(series.scope) == AttackKind::Multiple;
                self.push(match named {
                    true => Frame::Naming { series, over: false },
                    false => Frame::Series(series),
                });
            }
            None => {}
        }
    }

    /// The unit is moved on ground it may enter.
    fn move_by_power(&mut self, frame: PowerFrame, unit: UnitId, areas: u8) {
        let from = self.look().area(unit);
        self.push(Frame::Movement(Movement {
            unit,
            seat: frame.seat,
            kind: MoveKind::Power,
            left: areas,
            entered: 0,
            aquatic: false,
            from,
            stopped: false,
        }));
    }

    /// A step, then an attack on the area entered, and so on. [P15.8A.2b-3]
    fn charge(&mut self, mut frame: PowerFrame, dice: AttackDice) {
        let unit = frame.power.unit;
        let here = self.state.public.area_of(unit);
        let Some(area) = here.filter(|_| self.look().has_room_to_act()) else {
            return self.next_effect(frame);
        };
        match frame.stood.take() {
            None if frame.left > 0 => {
                frame.left -= 1;
                frame.stood = here;
                self.set(Frame::Power(frame));
                self.move_by_power(frame, unit, 1);
            }
            Some(before) if before != area => {
                self.set(Frame::Power(frame));
                let look = self.look();
                if look.public.units_in(area).intersects(look.enemies_of(unit)) {
                    self.emit(Event::AreaTargeted(unit, area));
                    let series = Series {
                        by: unit,
                        scope: Scope::Area,
                        area: None,
                        dice: stated(dice, frame.x),
                        range: AttackRange::Exactly(0),
                        power: Some(frame.power),
                        retaliation: false,
                        done: UnitSet::EMPTY,
                    };
                    self.push(Frame::Series(self.area_series(series, area)));
                }
            }
            None | Some(_) => self.next_effect(frame),
        }
    }
}

/// The attack or attacks an effect makes.
enum Attacks {
    /// One normal attack.
    One(Attack),
    /// A series.
    Several(Series),
}

/// The dice of an attack, with X as it was when the power was used. [P15.15B.6]
const fn stated(dice: AttackDice, x: u8) -> AttackDice {
    match dice {
        AttackDice::X => AttackDice::Dice(x),
        AttackDice::Offence | AttackDice::Dice(_) => dice,
    }
}

impl Look<'_> {
    /// Whether nothing that a power does would change anything now.
    pub(super) fn is_idle(&self, power: PowerRef) -> bool {
        self.is_idle_with(power, None)
    }

    /// Whether nothing that a power does would change anything now, with that other unit. What
    /// replaces the attack action begins with an attack, and is idle without it. [P15.15C.14]
    pub(super) fn is_idle_with(&self, power: PowerRef, other: Option<UnitId>) -> bool {
        let x = self.value_x(power).unwrap_or(0);
        let frame =
            PowerFrame { begun: true, ..PowerFrame::new(power, self.power_seat(power), other, x) };
        let definition = self.power(power);
        let counted = match definition.when {
            Trigger::AttackAction => 1,
            _ => definition.effects.len(),
        };
        let mut effects = definition.effects.iter().take(counted);
        !effects.any(|effect| match effect.kind() {
            EffectKind::OnUnits { on, effect } => !self.touched_by(&frame, on, effect).is_empty(),
            EffectKind::OnItsOwn(effect) => self.could_happen(&frame, effect),
            EffectKind::Charge { areas, .. } => self.could_charge(power.unit, areas),
        })
    }

    /// Whether an effect that touches no unit would change anything now.
    fn could_happen(&self, frame: &PowerFrame, effect: OwnEffect) -> bool {
        let PowerFrame { power, x, .. } = *frame;
        let unit = power.unit;
        let player = self.controller(unit);
        let attack = self.attack_at_hand();
        match effect {
            OwnEffect::Attack(attack) => self.attacks_of(power, x, attack).is_some(),
            OwnEffect::Draw { .. } => true,
            OwnEffect::Search => self.public.seat(player).deck > 0,
            OwnEffect::FreeManoeuvre => !self.public.seat(player).free_manoeuvre,
            OwnEffect::MoreActivations { .. } => player == self.public.active,
            // Before the attack there is nothing to be done a second time, and the card would be
            // lost.
            OwnEffect::MoreActions => self
                .current_activation()
                .is_some_and(|activation| activation.unit == unit && activation.attacked),
            OwnEffect::Reroll { .. } => attack.is_some_and(|attack| !attack.roll.is_empty()),
            OwnEffect::AddWounds { .. } | OwnEffect::CancelWounds { .. } => {
                attack.is_some_and(|attack| attack.wounds > 0)
            }
        }
    }

    /// Whether an enemy stands where a charge over so many areas could come.
    fn could_charge(&self, unit: UnitId, areas: u8) -> bool {
        self.public.is_in_play(unit)
            && self.has_room_to_act()
            && self.enemies_of(unit).iter().any(|enemy| {
                self.public
                    .area_of(enemy)
                    .is_some_and(|area| self.board().within(self.area(unit), areas).contains(area))
            })
    }

    /// Whether the stack has room for an attack or an activation. Powers that answer one another
    /// end there.
    fn has_room_to_act(&self) -> bool {
        self.public.frames.len() + FREE_FRAMES <= MAX_FRAMES
    }

    /// The attack on a unit that an offensive power would begin with, if it reaches that unit.
    /// [P15.15C.14]
    pub(crate) fn attack_by_power_on(&self, power: PowerRef, target: UnitId) -> Option<Attack> {
        match self.attacks_of(power, self.value_x(power).unwrap_or(0), self.first_attack(power)?)? {
            Attacks::One(attack) => self.aimed_if_in_reach(&attack, target),
            Attacks::Several(series) => {
                let area = self.public.area_of(target)?;
                let reached = match series.scope {
                    Scope::Area => self.series_areas(&series, 0).contains(area),
                    Scope::One | Scope::EachEnemy | Scope::Multiple => {
                        self.series_targets(&series).contains(target)
                    }
                };
                let ways = self.ways_in(&series, target);
                reached.then(|| self.attack_in(&series, target, ways.full && !ways.ranged))
            }
        }
    }

    /// The attack that the first effect of a power makes.
    fn first_attack(&self, power: PowerRef) -> Option<PowerAttack> {
        match self.effect_at(power, 0) {
            Some(EffectKind::OnItsOwn(OwnEffect::Attack(attack))) => Some(attack),
            _ => None,
        }
    }

    /// The attack or attacks an effect makes, if there is a target for them.
    fn attacks_of(&self, power: PowerRef, x: u8, stated: PowerAttack) -> Option<Attacks> {
        if !self.has_room_to_act() {
            return None;
        }
        self.attack_by(power, x, stated).filter(|attacks| match attacks {
            Attacks::One(attack) => self.has_target(attack),
            Attacks::Several(series) => match series.scope {
                Scope::Area => self.series_asks(series),
                // A multiple attack needs two targets. [B29.26.2] [B29.R111]
                scope if self.kind_in(scope) == AttackKind::Multiple => {
                    self.unnamed(series).len() >= 2
                }
                Scope::One | Scope::EachEnemy | Scope::Multiple => {
                    !self.series_targets(series).is_empty()
                }
            },
        })
    }

    /// The attack or attacks of an effect, whether there is somebody to attack or not.
    fn attack_by(&self, power: PowerRef, x: u8, attack: PowerAttack) -> Option<Attacks> {
        let PowerAttack { dice, range, scope, retaliation } = attack;
        let by = power.unit;
        self.public.area_of(by)?;
        let dice = stated(dice, x);
        let range = match range {
            AttackRange::X => AttackRange::Exactly(x),
            AttackRange::Range
            | AttackRange::Areas(_)
            | AttackRange::Exactly(_)
            | AttackRange::Ranged => range,
        };
        Some(match scope {
            Scope::One => {
                let seat = self.controller(by);
                let mut attack = Attack::begin(by, AttackKind::Normal, seat);
                attack.dice = dice;
                attack.range = range;
                attack.power = Some(power);
                attack.marks.no_retaliation = !retaliation;
                Attacks::One(attack)
            }
            Scope::Area | Scope::EachEnemy | Scope::Multiple => Attacks::Several(Series {
                by,
                scope,
                area: None,
                dice,
                range,
                power: Some(power),
                // No defender retaliates against an area attack. [P15.8A.2b-13]
                retaliation,
                done: UnitSet::EMPTY,
            }),
        })
    }

    /// Why a power that replaces the attack action finds nobody to attack. [P15.R81]
    /// [P15.8A.2b-5] [B29.R111]
    pub(super) fn no_attack_by(&self, power: PowerRef) -> &'static str {
        let x = self.value_x(power).unwrap_or(0);
        match self.first_attack(power).and_then(|attack| self.attack_by(power, x, attack)) {
            Some(Attacks::One(attack)) => self.misses_all(&attack),
            Some(Attacks::Several(series)) if series.scope == Scope::Area => "P15.8A.2b-5",
            Some(Attacks::Several(series)) if self.unnamed(&series).len() == 1 => "B29.R111",
            Some(Attacks::Several(series)) => self.misses_all(&self.series_reach(&series)),
            None => {
                let seat = self.controller(power.unit);
                self.misses_all(&Attack::begin(power.unit, AttackKind::Normal, seat))
            }
        }
    }

    /// The units an effect touches as it begins.
    fn touched_by(&self, frame: &PowerFrame, on: Selector, effect: UnitEffect) -> UnitSet {
        let unit = frame.power.unit;
        let named = |unit: Option<UnitId>| unit.map_or(UnitSet::EMPTY, UnitSet::only);
        let units = match on {
            Selector::Itself => UnitSet::only(unit),
            Selector::Other => named(frame.other),
            Selector::Chosen => named(frame.chosen),
            Selector::Each(filter) | Selector::One(filter) => self.fitting(unit, filter),
        };
        units.iter().filter(|&touched| self.can_be_touched(frame, effect, touched)).collect()
    }

    /// Whether an effect means anything to a unit. Huge units are moved by nobody else.
    /// [P15.13.5-3] [P15.R174] [P15.R175]
    fn can_be_touched(&self, frame: &PowerFrame, effect: UnitEffect, unit: UnitId) -> bool {
        let PowerRef { unit: of, index } = frame.power;
        let state = self.public.unit(unit);
        let in_play = state.area.is_some();
        match effect {
            UnitEffect::Modify { .. }
            | UnitEffect::Wound { .. }
            | UnitEffect::Destroy
            | UnitEffect::Paralyse { .. } => in_play,
            UnitEffect::Heal { .. } => {
                in_play && state.vitality < self.game.def(unit).full_vitality()
            }
            UnitEffect::Move { .. } => in_play && (unit == of || !self.game.huge().contains(unit)),
            UnitEffect::Retrieve => {
                state.owner == Some(self.controller(of))
                    && self.public.unit(self.cards_of(unit)).cards.discard > 0
            }
            UnitEffect::PassWounds { .. } => in_play && unit != of,
            UnitEffect::PlaceToken { .. } => {
                in_play && self.public.unit(of).pools[usize::from(index)] > 0
            }
            UnitEffect::Activate => {
                in_play
                    && self.could_be_activated(self.controller(of), unit)
                    && self.has_room_to_act()
            }
        }
    }

    /// Sets an effect to begin: whom it touches, and how many dice, wounds or areas it has to give out.
    fn begin_effect(&self, frame: &mut PowerFrame, effect: EffectKind) {
        frame.begun = true;
        (frame.pending, frame.left) = match effect {
            EffectKind::OnUnits { on, effect } => {
                let wounds = match effect {
                    UnitEffect::PassWounds { wounds } => wounds,
                    _ => 0,
                };
                (self.touched_by(frame, on, effect), wounds)
            }
            EffectKind::Charge { areas, .. } => (UnitSet::EMPTY, areas),
            EffectKind::OnItsOwn(OwnEffect::Reroll { dice }) if self.rerolls_for_another(frame) => {
                (UnitSet::EMPTY, dice)
            }
            EffectKind::OnItsOwn(_) => (UnitSet::EMPTY, 0),
        };
    }

    /// Whether the dice a power re-rolls are those of another unit's attack. The attacker picks
    /// its own dice together with all else it may do with the roll. [P15.R199]
    fn rerolls_for_another(&self, frame: &PowerFrame) -> bool {
        self.attack_at_hand().is_some_and(|attack| attack.by != frame.power.unit)
    }
}
