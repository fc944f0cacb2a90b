//! Why a player is not asked: somebody else decides, chance comes first, or a question was left out
//! because there was nothing to answer.

use kernel::{Pause, Seat};
use serde::Serialize;

use super::Forbidden;
use crate::catalog::Talent;
use crate::choice::{Choice, Manoeuvre, Request};
use crate::frame::{Attack, AttackStep, Frame, LeaderStep, TurnStep};
use crate::ids::{PowerRef, UnitId};
use crate::look::Look;

/// Why a player is not asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Unasked {
    /// The game is over.
    Over,
    /// Dice are rolled first.
    Dice,
    /// A card is drawn first.
    Card,
    /// Another player decides.
    Decides(Seat, Part),
    /// What the player asks for is not open, so nobody was asked about it.
    Skipped(Skipped),
}

/// In what part a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Part {
    /// It is that player's step of set-up.
    SetUp,
    /// It is that player's turn.
    Turn,
    /// As the attacker.
    Attacker,
    /// As the player of the unit under attack, or of a guard beside it.
    Defender,
    /// A cost is being paid.
    Payer,
    /// A deck is being looked through, or a card drawn.
    Searcher,
    /// That player's power is being used.
    Power,
    /// Effects of one moment are put in order.
    Order,
    /// A unit is moved out of lava.
    Mover,
    /// That player is asked about manoeuvres first.
    Window,
    /// Leader is being used.
    Leader,
}

/// What nobody was asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Skipped {
    /// Whether somebody takes the blow: no unit with Guard stands there.
    NoGuard,
    /// Whether somebody takes the blow.
    Guard,
    /// Whether the target evades.
    Evade,
    /// Whether the target strikes back.
    Retaliation,
    /// Whether a manoeuvre is bought or a divinity healed.
    Manoeuvre,
    /// Whether a troop is recalled.
    Recall,
    /// Whether a power is used.
    Power,
}

impl Look<'_> {
    /// The rule by which `seat` is not asked about a choice now.
    pub(crate) fn why_unasked(&self, seat: Seat, choice: Choice) -> Forbidden {
        let pause = self.pause();
        let skipped = |what: Skipped, rule: &'static str| Forbidden {
            unasked: Some(Unasked::Skipped(what)),
            ..Forbidden::by(rule)
        };
        let playing = !matches!(pause, Pause::Over(_)) && self.public.turn_step().is_some();
        let found = match choice {
            _ if !playing => self.decided_elsewhere(pause),
            Choice::Guard(unit) => {
                let what = if self.guard_stands_by() { Skipped::Guard } else { Skipped::NoGuard };
                skipped(what, self.no_guard(unit))
            }
            Choice::Evade | Choice::Buy(Manoeuvre::Evade) if self.is_target_of(seat) => {
                skipped(Skipped::Evade, self.no_evade())
            }
            Choice::Evade | Choice::Buy(Manoeuvre::Evade) => skipped(Skipped::Evade, "P15.R108"),
            Choice::Retaliate if self.is_target_of(seat) => {
                skipped(Skipped::Retaliation, self.no_retaliation())
            }
            Choice::Retaliate => skipped(Skipped::Retaliation, "P15.8A.2a3-1"),
            Choice::Buy(manoeuvre) => {
                skipped(Skipped::Manoeuvre, self.no_manoeuvre(seat, manoeuvre))
            }
            Choice::Heal => skipped(Skipped::Manoeuvre, self.no_heal(seat)),
            Choice::Recall(unit) if seat != self.public.active => {
                skipped(Skipped::Recall, self.no_recall(seat, unit))
            }
            Choice::Use(power) if self.is_own_power(seat, power) => {
                skipped(Skipped::Power, self.no_use_now(power))
            }
            _ => self.decided_elsewhere(pause),
        };
        self.cited(found)
    }

    fn controls(&self, seat: Seat, unit: UnitId) -> bool {
        self.public.unit(unit).owner.is_some() && self.controller(unit) == seat
    }

    /// Whether an ally with Guard stands with the target of the attack under way.
    fn guard_stands_by(&self) -> bool {
        let target = self.public.attack().and_then(Attack::target_unit);
        let Some((target, area)) = target.and_then(|it| Some((it, self.public.area_of(it)?)))
        else {
            return false;
        };
        let others = (self.public.units_in(area) & self.allies_of(target)).without(target);
        others.iter().any(|unit| self.game.printed_talents(unit).contains(Talent::Guard))
    }

    fn is_own_power(&self, seat: Seat, power: PowerRef) -> bool {
        self.is_power(power) && self.controls(seat, power.unit)
    }

    /// Whether the attack under way is aimed at a unit of this player.
    fn is_target_of(&self, seat: Seat) -> bool {
        let target = self.public.attack().and_then(Attack::target_unit);
        target.is_some_and(|unit| self.card_holder(unit) == seat || self.controls(seat, unit))
    }

    /// Who decides now, or what comes first, and by which rule.
    fn decided_elsewhere(&self, pause: Pause<Request, crate::state::Ending>) -> Forbidden {
        let frame = self.public.frames.top();
        let (unasked, rule) = match (pause, frame) {
            (Pause::Over(_), _) | (_, None) => (Unasked::Over, "P15.4.3"),
            (Pause::Chance(request), Some(frame)) => {
                let what = match request {
                    Request::Card { .. } => Unasked::Card,
                    Request::Dice { .. } | Request::LeadRoll(_) => Unasked::Dice,
                };
                (what, self.chance_by(frame))
            }
            (Pause::Decision(asked), Some(frame)) => {
                let (part, rule) = self.part_in(frame);
                (Unasked::Decides(asked, part), rule)
            }
        };
        Forbidden { unasked: Some(unasked), ..Forbidden::by(rule) }
    }

    /// The rule by which dice are rolled or a card is drawn now.
    fn chance_by(&self, frame: &Frame) -> &'static str {
        match frame {
            Frame::Setup(step) => self.rule_of_step(*step),
            Frame::Draw { .. } => match self.public.frames.beneath(1) {
                Some(Frame::Setup(_)) => "P15.6D.6-2",
                Some(Frame::Refresh { .. }) => "P15.7D.7",
                Some(Frame::Turn(TurnStep::Drawn)) => "P15.7A.1b-1",
                Some(Frame::Turn(TurnStep::Closing | TurnStep::Next)) => "P15.7A.1c-2",
                Some(Frame::Power(_)) => "P15.5B.1-11",
                _ => "P15.11A.1",
            },
            _ => "P15.8A.2a2b-1",
        }
    }

    /// In what part the player whom a frame asks decides, and by which rule.
    fn part_in(&self, frame: &Frame) -> (Part, &'static str) {
        match frame {
            Frame::Setup(step) => (Part::SetUp, self.rule_of_step(*step)),
            Frame::Attack(attack) => part_in_attack(attack),
            Frame::Series(_) => (Part::Attacker, "P15.8A.2b-6"),
            Frame::Naming { .. } => (Part::Attacker, "B29.26.3"),
            Frame::Window { .. } => (Part::Window, "P15.R141"),
            Frame::Search { .. } => (Part::Searcher, "P15.11B.1"),
            Frame::MayDraw { .. } => (Part::Searcher, "B29.30.7"),
            Frame::Payment { .. } => (Part::Payer, "P15.11.0-3"),
            Frame::Lava { .. } => (Part::Mover, "P15.12B.4-3"),
            Frame::Eruption { .. } => (Part::Mover, "B29.16.8"),
            Frame::Triggers(triggers) if triggers.asking.is_some() => (Part::Power, "P15.R207"),
            Frame::Triggers(_) => (Part::Order, "P15.3.8"),
            Frame::Power(_) => (Part::Power, "P15.5B.1-11"),
            Frame::Leader(leader) => match leader.step {
                LeaderStep::AskMate | LeaderStep::AskDiscard { .. } => (Part::Leader, "P15.R193"),
                _ => (Part::Leader, "P15.14.11-1"),
            },
            Frame::Turn(_)
            | Frame::Activation(_)
            | Frame::Movement(_)
            | Frame::Empty
            | Frame::Draw { .. }
            | Frame::Refresh { .. }
            | Frame::Recall { .. }
            | Frame::Activate { .. }
            | Frame::Counted(_)
            | Frame::LastMove(_) => (Part::Turn, "P15.7A.0-3"),
        }
    }
}

/// Who decides in an attack: the attacker about targets and dice, the other side whether it guards,
/// evades or strikes back. [P15.R95] [P15.R96]
const fn part_in_attack(attack: &Attack) -> (Part, &'static str) {
    match attack.step {
        AttackStep::Guard => (Part::Defender, "P15.14.9-1"),
        AttackStep::GuardAgrees(_) => (Part::Defender, "B29.R34"),
        AttackStep::Evade => (Part::Defender, "P15.11C.1"),
        AttackStep::Initiative => (Part::Defender, "P15.14.10-1"),
        AttackStep::AskRetaliation => (Part::Defender, "P15.8A.2a3-1"),
        AttackStep::AskTarget => (Part::Attacker, "P15.8A.2-3"),
        _ => (Part::Attacker, "P15.R95"),
    }
}
