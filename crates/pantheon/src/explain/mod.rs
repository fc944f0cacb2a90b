//! Which rule forbids a choice: the "why not?" of every question.
//!
//! The options are found by the chapters themselves; here a choice that is not among them is held
//! against the same conditions one by one, and the first that fails is named.

mod actions;
mod attacks;
mod turns;

use kernel::RuleId;
use serde::Serialize;

use crate::choice::{Choice, Manoeuvre};
use crate::frame::Frame;
use crate::look::Look;

/// A choice that is not allowed, and the rule that forbids it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Forbidden {
    /// The statement or ruling.
    pub rule: RuleId,
}

/// Forbidden by this rule.
pub(crate) const fn forbid(rule: &'static str) -> Option<Forbidden> {
    Some(Forbidden { rule: RuleId(rule) })
}

impl Look<'_> {
    /// The rule that forbids a choice which is not among the options: the one that the question
    /// at hand breaks, or else the one that says when such a choice can be made.
    pub(crate) fn forbids(&self, choice: Choice) -> Forbidden {
        let particular = self.public.frames.top().and_then(|frame| self.why_not(frame, choice));
        let found = particular.unwrap_or(Forbidden { rule: choice.rule() });
        Forbidden { rule: self.game.edition().cite(found.rule) }
    }

    fn why_not(&self, frame: &Frame, choice: Choice) -> Option<Forbidden> {
        self.why_not_anytime(frame, choice).or_else(|| match frame {
            Frame::Setup(step) => self.explain_set_up(*step, choice),
            Frame::Turn(step) => self.explain_turn(*step, choice),
            Frame::Activation(activation) => self.explain_action(activation, choice),
            Frame::Movement(movement) => self.explain_step(movement, choice),
            Frame::Attack(attack) => self.explain_attack(attack, choice),
            Frame::Series(series) => self.explain_series(series, choice),
            Frame::Search { .. } => self.explain_search(choice),
            Frame::Payment { seat, .. } => self.explain_payment(*seat, choice),
            Frame::Lava { unit, .. } | Frame::Eruption { unit, .. } => {
                self.explain_exit(*unit, choice)
            }
            Frame::Naming { series, .. } => self.explain_naming(series, choice),
            Frame::MayDraw { .. } => forbid("B29.30.7"),
            Frame::Triggers(triggers) => self.explain_trigger(triggers, choice),
            Frame::Power(power) => self.explain_power(power, choice),
            Frame::Leader(leader) => self.explain_leader(leader, choice),
            Frame::Window { .. }
            | Frame::Empty
            | Frame::Draw { .. }
            | Frame::Refresh { .. }
            | Frame::Recall { .. } => None,
        })
    }
}

/// Whether a choice begins an action, which cannot be done in the middle of another.
/// [P15.8A.0-3]
const fn begins_action(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Walk
            | Choice::Attack
            | Choice::Claim(_)
            | Choice::Run
            | Choice::Deploy(_)
            | Choice::Absorb(_)
            | Choice::FastFlight
            | Choice::AerialAttack
    )
}

impl Choice {
    /// The rule of 1.5, or of the beta where it alone has the choice, that says when a choice of
    /// this kind can be made.
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            Choice::Board(_) => "P15.6A.3b-1",
            Choice::Scenario(_) => "B29.2.4",
            Choice::Zone(_) => "P15.6A.3a-2",
            Choice::Recruit(_) => "P15.6C.1-6",
            Choice::PlaceTroop(..) => "P15.6D.4-1",
            Choice::Pass { .. } => "P15.7A.1c-1",
            Choice::Activate(..) => "P15.7A.2a-1",
            Choice::Recall(_) => "P15.7B.6",
            Choice::End
            | Choice::Stop
            | Choice::Decline
            | Choice::Continue
            | Choice::ResolveTerrain
            | Choice::Pick(_) => "P15.7A.0-4",
            Choice::Walk | Choice::Attack => "P15.8A.0-1",
            Choice::Claim(_) => "P15.8A.3-1",
            Choice::Run => "P15.8B.0-1",
            Choice::Deploy(_) => "P15.8B.2-5",
            Choice::Absorb(_) => "P15.8B.3-2",
            Choice::FastFlight => "P15.13.6-3",
            Choice::AerialAttack => "P15.13.6-11",
            Choice::Drop => "P15.9.6",
            Choice::Use(_) => "P15.15C.11",
            Choice::Enter(_) => "P15.8A.1-4",
            Choice::Force => "P15.14.7-1",
            Choice::Target(_) => "P15.8A.2a1-2",
            Choice::TargetFull(_) => "P15.8A.2a1-4",
            Choice::Area(_) => "P15.8A.2b-5",
            Choice::Guard(_) => "P15.14.9-1",
            Choice::Evade | Choice::Buy(Manoeuvre::Evade) => "P15.11C.1",
            Choice::Retaliate => "P15.8A.2a3-1",
            Choice::Reroll(_) => "P15.8A.2a2b-1",
            Choice::Throw(_) => "P15.14.12-1",
            Choice::Spend { .. } | Choice::Keep => "P15.8A.2a2b-4",
            Choice::Second(_) => "P15.8A.2a2c-4",
            Choice::Buy(Manoeuvre::Draw) => "P15.11A.1",
            Choice::Buy(Manoeuvre::Search) | Choice::Take(_) => "P15.11B.1",
            Choice::DrawMore => "B29.30.7",
            Choice::Heal => "P15.9.11",
            Choice::Pay(_) => "P15.10.2",
            Choice::PayTwo(..) => "P15.10.4",
            Choice::Resolve(_) => "P15.3.8",
            Choice::Lead(_) => "P15.14.11-1",
        })
    }
}
