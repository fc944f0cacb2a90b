//! Which rule forbids a choice: the "why not?" of every question.
//!
//! The options are found by the chapters themselves; here a choice that is not among them is held
//! against the same conditions one by one, and the first that fails is named. A choice that is no
//! answer to the question at hand has no question of its own: `elsewhere` says why it was skipped,
//! has gone by or is yet to come, `turns` why somebody else decides.

mod battles;
mod elsewhere;
mod town;
mod turns;

use kernel::{RuleId, Seat};
use serde::Serialize;

use crate::choice::Choice;
use crate::frame::{BattleStep, Frame, TournamentStep};
use crate::look::Look;
use crate::state::Awaits;

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
    /// The rule that forbids a choice to the seat that is asked, when it is not among the options:
    /// the one that the question at hand breaks, or else the one by which there is no question that
    /// it could answer.
    pub(crate) fn forbids(&self, choice: Choice) -> Forbidden {
        let here = self.public.frames.top().and_then(|frame| self.why_not(frame, choice));
        here.or_else(|| match self.public.awaits {
            Awaits::Seat(seat) => self.why_no_question(seat, choice),
            Awaits::Chance(_) | Awaits::Nothing => None,
        })
        .unwrap_or(Forbidden { rule: choice.rule() })
    }

    /// The rule that forbids a choice to a seat that is not asked: the one by which it has no such
    /// question now, or else the one that lets another decide.
    pub(crate) fn forbids_to(&self, seat: Seat, choice: Choice) -> Forbidden {
        let open = self.public.ending.is_none();
        open.then(|| self.why_no_question(seat, choice))
            .flatten()
            .unwrap_or_else(|| Forbidden { rule: self.why_not_turn_of(seat) })
    }

    /// Why a choice is no answer to the question at hand.
    fn why_not(&self, frame: &Frame, choice: Choice) -> Option<Forbidden> {
        match (*frame, choice) {
            (_, Choice::Done | Choice::Pass | Choice::Decline) => self.why_not_idle(frame, choice),
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
            (Frame::GuildHouse { seat }, Choice::Hire(figure)) => self.why_not_hired(seat, figure),
            (Frame::Pit(pit), Choice::Sacrifice(creature, column)) => {
                self.why_not_sacrificed(pit, creature, column)
            }
            (Frame::Smith { seat, shop, first }, Choice::Buy(card)) => {
                self.why_not_bought(seat, shop, first, card)
            }
            (Frame::Payment(payment), Choice::Spare(resource)) => {
                Self::why_not_spared(payment, resource)
            }
            // What is being bought is paid for first.
            (Frame::Payment(_), Choice::Buy(_)) => forbid("CON.29.9"),
            (Frame::Battleground { mythology, .. }, Choice::Fight(creature)) => {
                self.why_not_fought_for(mythology, creature)
            }
            (Frame::Battle(BattleStep::Remove), Choice::Remove(creature)) => {
                self.why_not_removed(creature)
            }
            (Frame::Battle(BattleStep::Act), _) => self.why_not_acted(choice),
            (Frame::Battle(BattleStep::Equip { .. }), Choice::Equip(card)) => {
                self.why_not_equipped(card)
            }
            (Frame::Spoils { .. }, Choice::Steal(set)) => self.why_not_stolen(set),
            (Frame::Tournament(tournament), _) => match (tournament.step, choice) {
                (TournamentStep::Prize(rank), Choice::Prize(creature)) => {
                    self.why_no_prize(rank, creature)
                }
                (TournamentStep::Bonus(rank), Choice::Take(_)) => {
                    forbid(self.prize_statement(rank))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Why the question at hand cannot be left unanswered: the rule that puts it. A battle that is
    /// no battleground's cannot be declined. [CON.R71]
    fn why_not_idle(&self, frame: &Frame, choice: Choice) -> Option<Forbidden> {
        if choice == Choice::Decline && self.public.battle.is_some() {
            return forbid("CON.R71");
        }
        forbid(match *frame {
            Frame::SetUp(_) => "CON.3.5",
            Frame::Allocation { .. } => "CON.R25",
            Frame::Resolving { .. } => "CON.7.2",
            Frame::Marketplace { .. }
            | Frame::GuildHouse { .. }
            | Frame::Pit(_)
            | Frame::Smith { .. } => "CON.R27",
            Frame::Payment(_) => "CON.29.9",
            Frame::Battleground { .. } => "CON.R71",
            Frame::Battle(BattleStep::Remove) => "CON.R78",
            Frame::Battle(BattleStep::Equip { .. }) => "CON.32.1",
            Frame::Battle(_) => "CON.R88",
            Frame::Fight(_) => "CON.33.25",
            Frame::Spoils { .. } => "CON.19.4",
            Frame::Tournament(_) => "CON.21.17",
            Frame::Empty | Frame::Turn(_) | Frame::Battles { .. } => return None,
        })
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
