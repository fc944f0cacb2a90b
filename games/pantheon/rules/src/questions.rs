//! What a moment waits for, and the legal answers.

use kernel::{Pause, Seat};

use crate::choice::{Choice, Request};
use crate::frame::{Activation, ActivationStep, Attack, AttackStep, Frame, TurnStep};
use crate::look::Look;
use crate::state::Ending;

impl Look<'_> {
    /// What the frame that has the floor waits for, or `None` when it can run on.
    pub(crate) fn awaits(&self, frame: &Frame) -> Option<Pause<Request, Ending>> {
        match frame {
            Frame::Setup(step) => self.set_up_awaits(*step),
            Frame::Draw { seat, cards, .. } => {
                let drawing = *cards > 0 && self.public.seat(*seat).deck > 0;
                drawing.then_some(Pause::Chance(Request::Card { seat: *seat }))
            }
            Frame::Attack(attack) => self.attack_awaits(attack),
            Frame::Power(power) => self.power_awaits(power),
            _ => self.asked_seat(frame).map(Pause::Decision),
        }
    }

    /// What the frame of a settled game waits for. That it waits is known then, so nothing is
    /// searched for to find out whether it does.
    pub(crate) fn waits_for(&self, frame: &Frame) -> Pause<Request, Ending> {
        let seat = match frame {
            Frame::Activation(activation) => self.controller(activation.unit),
            Frame::Movement(movement) => movement.seat,
            Frame::Attack(attack @ Attack { step: AttackStep::AskTarget, .. }) => attack.resolver,
            Frame::Series(series) | Frame::Naming { series, .. } => self.controller(series.by),
            _ => return self.awaits(frame).expect("a settled game waits for something"),
        };
        Pause::Decision(seat)
    }

    fn asked_seat(&self, frame: &Frame) -> Option<Seat> {
        match frame {
            Frame::Turn(TurnStep::AskFirst | TurnStep::AskAnother | TurnStep::AskRecall) => {
                let active = self.public.active;
                self.public.alive.contains(active).then_some(active)
            }
            Frame::Activation(
                activation @ Activation { step: ActivationStep::AskAction, unit, .. },
            ) => self.activation_asks(activation).then(|| self.controller(*unit)),
            Frame::Movement(movement) => self.movement_asks(movement).then_some(movement.seat),
            Frame::Series(series) => self.series_asks(series).then(|| self.controller(series.by)),
            Frame::Window { next, .. } => self.public.alive.contains(*next).then_some(*next),
            Frame::Search { seat } => {
                let found = self.public.seat(*seat).deck > 0 && self.public.alive.contains(*seat);
                found.then_some(*seat)
            }
            Frame::Payment { seat, left } => {
                (*left > 0 && self.payment_is_asked(*seat)).then_some(*seat)
            }
            Frame::Lava { unit, burnt: true } => {
                let stays = !self.public.is_in_play(*unit) || self.lava_exits(*unit).is_empty();
                (!stays).then(|| self.controller(*unit))
            }
            Frame::Eruption { unit, seat, struck: true } => {
                let stays = !self.public.is_in_play(*unit) || self.lava_exits(*unit).is_empty();
                (!stays).then_some(*seat)
            }
            Frame::Naming { series, over: false } => {
                self.naming_asks(series).then(|| self.controller(series.by))
            }
            Frame::MayDraw { seat } => self.public.alive.contains(*seat).then_some(*seat),
            Frame::Triggers(triggers) => self.triggers_awaits(triggers),
            Frame::Leader(leader) => self.leader_awaits(leader),
            _ => None,
        }
    }

    fn attack_awaits(&self, attack: &Attack) -> Option<Pause<Request, Ending>> {
        let dice = |dice: u8| (dice > 0).then_some(Pause::Chance(Request::Dice { dice }));
        if self.is_broken_off(attack) {
            return None;
        }
        let seat = match attack.step {
            AttackStep::Roll => return dice(attack.offence),
            AttackStep::Reroll => return dice(attack.picked.len()),
            AttackStep::SecondRoll { fives } => return dice(fives),
            AttackStep::AskTarget => self.has_target(attack).then_some(attack.resolver),
            AttackStep::Guard => self.guards(attack).map(|(seat, _)| seat),
            AttackStep::GuardAgrees(guard) => Some(self.controller(guard)),
            AttackStep::AskForce => Some(attack.resolver),
            AttackStep::AskThrow => {
                (!self.throw_areas(attack).is_empty()).then_some(attack.resolver)
            }
            AttackStep::Evade => self.asks_evade(attack),
            AttackStep::Initiative => self.asks_initiative(attack),
            AttackStep::AskRolled => self.asks_rolled(attack).then_some(attack.resolver),
            AttackStep::AskSpend | AttackStep::AskSpendAgain => {
                attack.pool.boosts().next().map(|_| attack.resolver)
            }
            AttackStep::AskSecond => (attack.pool.fives() > 0).then_some(attack.resolver),
            AttackStep::AskRetaliation => self.asks_retaliation(attack),
            _ => None,
        };
        seat.map(Pause::Decision)
    }

    /// The legal choices of the seat that the frame asks.
    pub(crate) fn options_of(&self, frame: &Frame, options: &mut Vec<Choice>) {
        match frame {
            Frame::Setup(step) => self.set_up_options(*step, options),
            Frame::Turn(step) => self.turn_options(*step, options),
            Frame::Activation(activation) => self.action_options(activation, options),
            Frame::Movement(movement) => self.step_options(movement, options),
            Frame::Attack(attack) => self.attack_options(attack, options),
            Frame::Series(series) => self.series_options(series, options),
            Frame::Window { next, .. } => self.window_options(*next, options),
            Frame::Search { seat } => self.search_options(*seat, options),
            Frame::Payment { seat, left } => self.payment_options(*seat, *left, options),
            Frame::Naming { series, .. } => self.naming_options(series, options),
            Frame::MayDraw { .. } => options.extend([Choice::DrawMore, Choice::Stop]),
            Frame::Lava { unit, .. } | Frame::Eruption { unit, .. } => {
                options.extend(self.lava_exits(*unit).iter().map(Choice::Enter));
            }
            Frame::Triggers(triggers) => self.trigger_options(triggers, options),
            Frame::Power(power) => self.power_frame_options(power, options),
            Frame::Leader(leader) => self.leader_options(leader, options),
            Frame::Empty
            | Frame::Draw { .. }
            | Frame::Refresh { .. }
            | Frame::Recall { .. }
            | Frame::Activate { .. }
            | Frame::Counted(_)
            | Frame::LastMove(_) => {}
        }
    }
}
