//! Which rule forbids a choice: the "why not?" of every question.
//!
//! The options are found by the chapters themselves; here a choice that is not among them is held
//! against the same conditions one by one, and the first that fails is named.

mod battles;
mod town;

use kernel::RuleId;
use serde::Serialize;

use crate::choice::Choice;
use crate::frame::{BattleStep, Frame, TournamentStep};
use crate::look::Look;
use crate::resources::Resource;

/// A choice that is not allowed, and the rule that forbids it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Forbidden {
    /// The statement or ruling.
    pub rule: RuleId,
}

/// Forbidden by this rule.
const fn forbid(rule: &'static str) -> Option<Forbidden> {
    Some(Forbidden { rule: RuleId(rule) })
}

impl Look<'_> {
    /// The rule that forbids a choice which is not among the options: the one that the question
    /// at hand breaks, or else the one that says when such a choice can be made.
    pub(crate) fn forbids(&self, choice: Choice) -> Forbidden {
        let particular = self.public.frames.top().and_then(|frame| self.why_not(frame, choice));
        particular.unwrap_or(Forbidden { rule: choice.rule() })
    }

    fn why_not(&self, frame: &Frame, choice: Choice) -> Option<Forbidden> {
        match (*frame, choice) {
            (Frame::Allocation { next }, Choice::Place(figure, action)) => {
                self.why_not_placed(next, figure, action)
            }
            (Frame::Allocation { .. }, Choice::Stay(_)) => forbid("CON.R25"),
            (Frame::Resolving { seat, .. }, Choice::Resolve(figure)) => {
                self.why_not_resolved(seat, figure)
            }
            (Frame::Marketplace { .. }, Choice::Trade { pay, gain }) => {
                self.why_not_traded(pay, gain)
            }
            (Frame::GuildHouse { .. }, Choice::Hire(_)) => forbid("CON.R31"),
            (Frame::Pit(pit), Choice::Sacrifice(creature, column)) => {
                self.why_not_sacrificed(pit, creature, column)
            }
            (Frame::Smith { shop, .. }, Choice::Buy(card)) => self.why_not_bought(shop, card),
            (Frame::Battleground { mythology, .. }, Choice::Fight(creature)) => {
                self.why_not_fought_for(mythology, creature)
            }
            (Frame::Battle(BattleStep::Act), _) => self.why_not_acted(choice),
            (Frame::Battle(BattleStep::Equip { slot }), Choice::Equip(card)) => {
                self.why_not_equipped(slot, card)
            }
            (Frame::Spoils { .. }, Choice::Steal(set))
                if set.contains(Resource::Sapphire) && !self.game.has_sapphires() =>
            {
                forbid("CON.R15")
            }
            (Frame::Tournament(tournament), Choice::Prize(creature)) => match tournament.step {
                TournamentStep::Prize(_) => self.why_no_prize(creature),
                _ => None,
            },
            _ => None,
        }
    }
}

impl Choice {
    /// The rule that says when a choice of this kind can be made.
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            Self::Assistant(_) => "CON.3.5",
            Self::Place(..) => "CON.6.2",
            Self::Stay(_) => "CON.R25",
            Self::Resolve(_) => "CON.7.2",
            Self::Trade { .. } => "CON.13.1",
            Self::Hire(_) => "CON.15.1",
            Self::Sacrifice(..) => "CON.16.1",
            Self::Buy(_) => "CON.17.1",
            Self::Spare(_) => "CON.29.9",
            Self::Done => "CON.R27",
            Self::Fight(_) => "CON.18.2",
            Self::Decline => "CON.R71",
            Self::Remove(_) => "CON.19.3",
            Self::Summon(..) => "CON.23.9",
            Self::Equip(_) => "CON.32.2",
            Self::Move(..) => "CON.23.10",
            Self::Attack(_) => "CON.23.11",
            Self::Devour(_) => "CON.28.4",
            Self::Bind { .. } => "CON.33.11",
            Self::BreakFree(_) => "CON.28.8",
            Self::Pass => "CON.R88",
            Self::Adopt(_) => "CON.33.25",
            Self::Steal(_) => "CON.19.4",
            Self::Prize(_) => "CON.21.17",
            Self::Take(_) => "CON.R82",
        })
    }
}
