//! Which rule forbids a choice: the "why not?" of every question, and of those who are not asked.
//!
//! The options are found by the chapters themselves; here a choice that is not among them is held
//! against the same conditions one by one, and the first that fails is named.
//!
//! Every id that stands in quotes in this folder is a kind of refusal, and has a case that shows it
//! (`docs/src/refusals.md`).

mod actions;
mod attacks;
mod effects;
mod movement;
mod reactions;
mod series;
mod turns;
mod unasked;

use kernel::RuleId;
use serde::Serialize;

pub use unasked::{Part, Skipped, Unasked};

use crate::choice::{Choice, Manoeuvre};
use crate::frame::{Frame, MoveEnd};
use crate::look::Look;

/// A choice that is not allowed, and the rule that forbids it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Forbidden {
    /// The statement or ruling.
    pub rule: RuleId,
    /// Why the player is not asked at all, when that is so.
    pub unasked: Option<Unasked>,
}

impl Forbidden {
    /// Forbidden by a rule, to a player who is asked.
    pub(crate) const fn by(rule: &'static str) -> Self {
        Self { rule: RuleId(rule), unasked: None }
    }
}

/// Forbidden by this rule.
pub(crate) const fn forbid(rule: &'static str) -> Option<Forbidden> {
    Some(Forbidden::by(rule))
}

impl Look<'_> {
    /// The rule that forbids a choice which is not among the options: the one that the question
    /// at hand breaks, or else the one that says when such a choice can be made.
    pub(crate) fn forbids(&self, choice: Choice) -> Forbidden {
        let particular = self.public.frames.top().and_then(|frame| self.why_not(frame, choice));
        self.cited(particular.unwrap_or_else(|| self.elsewhere(choice)))
    }

    /// The refusal in the words of the edition.
    fn cited(&self, found: Forbidden) -> Forbidden {
        Forbidden { rule: self.game.edition().cite(found.rule), ..found }
    }

    fn why_not(&self, frame: &Frame, choice: Choice) -> Option<Forbidden> {
        if let Frame::Setup(step) = frame {
            return self.explain_set_up(*step, choice);
        }
        self.why_not_anytime(frame, choice).or_else(|| match frame {
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
            Frame::MayDraw { .. } => self.explain_draw(choice),
            Frame::Triggers(triggers) => self.explain_trigger(triggers, choice),
            Frame::Power(power) => self.explain_power(power, choice),
            Frame::Leader(leader) => self.explain_leader(leader, choice),
            Frame::Setup(_)
            | Frame::Window { .. }
            | Frame::Empty
            | Frame::Draw { .. }
            | Frame::Refresh { .. }
            | Frame::Recall { .. }
            | Frame::Activate { .. }
            | Frame::Counted(_)
            | Frame::LastMove(_) => None,
        })
    }

    /// Why a choice is not made now that belongs to another question: the rule that says when it is.
    fn elsewhere(&self, choice: Choice) -> Forbidden {
        let beta = !self.game.edition().is_default();
        let acting = self.is_activation_under_way();
        let swamped = !acting && self.has_walked_into_swamp();
        Forbidden::by(match choice {
            Choice::Enter(to) => return self.explain_no_step(to),
            Choice::Guard(unit) => self.no_guard(unit),
            Choice::Evade | Choice::Buy(Manoeuvre::Evade) => self.no_evade(),
            Choice::Retaliate => self.no_retaliation(),
            Choice::Use(_) if swamped => "P15.12B.11-2",
            Choice::Use(power) => return Forbidden::by(self.no_use_now(power)),
            Choice::Walk
            | Choice::Attack
            | Choice::Claim(_)
            | Choice::Run
            | Choice::Deploy(_)
            | Choice::Absorb(_)
            | Choice::FastFlight
            | Choice::AerialAttack => match (acting, swamped) {
                (true, _) => "P15.8A.0-3",
                (false, true) => "P15.12B.11-2",
                (false, false) => "P15.5C.2",
            },
            Choice::Board(_) => "P15.6A.3b-1",
            Choice::Scenario(_) if beta => "B29.2.4",
            Choice::Scenario(_) => "P15.6B.1-1",
            Choice::Zone(_) => "P15.6A.3a-2",
            Choice::Recruit(_) => "P15.6C.1-6",
            Choice::PlaceTroop(..) => "P15.6D.4-1",
            Choice::Pass { .. } if acting => "P15.7A.1c-3",
            Choice::Pass { .. } => "P15.7A.1c-1",
            Choice::Recall(_) => "P15.7B.6",
            Choice::Activate(..)
            | Choice::End
            | Choice::Stop
            | Choice::Decline
            | Choice::Continue
            | Choice::Pick(_) => "P15.7A.0-4",
            Choice::Drop => "P15.9.6",
            Choice::Force => "P15.14.7-1",
            Choice::Target(_) | Choice::TargetFull(_) => "P15.8A.2a-1",
            Choice::Area(_) => "P15.8A.2b-5",
            Choice::Reroll(_) => "P15.14.14-1",
            Choice::Throw(_) => "P15.14.12-1",
            Choice::Spend { .. } | Choice::Keep => "P15.8A.2a2b-4",
            Choice::Second(_) => "P15.8A.2a2c-1",
            Choice::Buy(Manoeuvre::Draw | Manoeuvre::Search) => "P15.R140",
            Choice::DrawMore if beta => "B29.30.7",
            Choice::DrawMore => "P15.11A.1",
            Choice::Heal => "P15.9.11",
            Choice::Take(_) => "P15.11B.1",
            Choice::Pay(_) => "P15.10.2",
            Choice::PayTwo(..) => "P15.10.4",
            Choice::Resolve(_) | Choice::ResolveTerrain => "P15.3.8",
            Choice::Lead(_) => "P15.14.11-1",
        })
    }

    fn has_walked_into_swamp(&self) -> bool {
        self.public.last_move().is_some_and(|last| last.end == MoveEnd::Swamp)
    }

    fn is_activation_under_way(&self) -> bool {
        let frames = self.public.frames.as_slice();
        frames.iter().any(|frame| matches!(frame, Frame::Activation(_)))
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
