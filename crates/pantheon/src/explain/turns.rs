//! Why not: the turn, cards, manoeuvres and Leader.

use kernel::{Pause, Seat};

use super::{Forbidden, forbid};
use crate::choice::{Card, Choice, Manoeuvre};
use crate::edition::Passing;
use crate::frame::{Declared, Frame, LeaderFrame, LeaderStep, TurnStep};
use crate::ids::UnitId;
use crate::look::Look;
use crate::state::Stage;
use crate::turn::ACTIVATION_LIMIT;

impl Look<'_> {
    /// Manoeuvres and the omphalos card, whatever the question.
    pub(super) fn why_not_anytime(&self, frame: &Frame, choice: Choice) -> Option<Forbidden> {
        let Some(Pause::Decision(seat)) = self.awaits(frame) else { return None };
        match choice {
            Choice::Buy(manoeuvre) => {
                if self.has_bought(seat, manoeuvre) {
                    return forbid("P15.11.0-2");
                }
                match manoeuvre {
                    Manoeuvre::Search if self.public.seat(seat).deck == 0 => forbid("P15.R44"),
                    _ if !self.can_pay_manoeuvre(seat) => forbid("P15.11.0-3"),
                    Manoeuvre::Evade => forbid("P15.11C.1"),
                    Manoeuvre::Draw if !self.is_time_to_draw(seat) => {
                        let own = seat == self.public.active;
                        forbid(if own { "B29.30.6" } else { "B29.10.8" })
                    }
                    Manoeuvre::Draw | Manoeuvre::Search => forbid("P15.R140"),
                }
            }
            Choice::Heal if seat != self.public.active => forbid("P15.9.11"),
            Choice::Heal if self.in_hand(seat, Card::Omphalos) == 0 => forbid("P15.9.11"),
            Choice::Heal => forbid("P15.R93"),
            _ => None,
        }
    }

    pub(super) fn explain_turn(&self, step: TurnStep, choice: Choice) -> Option<Forbidden> {
        let seat = self.public.active;
        match choice {
            Choice::Activate(unit, declared) => self.explain_activate(seat, step, unit, declared),
            Choice::Recall(unit) => self.explain_recall(seat, step, unit),
            Choice::Pass { .. } if step == TurnStep::AskFirst && !self.may_pass(seat) => {
                forbid("B29.6.6")
            }
            Choice::Pass { .. } => forbid("P15.7A.1c-1"),
            Choice::End if step == TurnStep::AskFirst => forbid("P15.R30"),
            Choice::Drop => forbid("P15.9.6"),
            Choice::Walk
            | Choice::Run
            | Choice::Attack
            | Choice::Claim(_)
            | Choice::Absorb(_)
            | Choice::Deploy(_)
            | Choice::FastFlight
            | Choice::AerialAttack => forbid("P15.5C.2"),
            Choice::Use(power) => forbid(self.time_of(power)),
            _ => None,
        }
    }

    fn explain_activate(
        &self,
        seat: Seat,
        step: TurnStep,
        unit: UnitId,
        declared: Declared,
    ) -> Option<Forbidden> {
        let state = self.public.unit(unit);
        let limit = ACTIVATION_LIMIT + self.public.more_activations;
        if state.owner != Some(seat) {
            forbid("P15.7C.1")
        } else if !matches!(state.stage, Stage::Ready | Stage::InPlay) {
            forbid("P15.R33")
        } else if self.public.activated.contains(unit) {
            forbid("P15.7C.2")
        } else if state.paralysed.is_some() {
            forbid("P15.3.3")
        } else if self.public.activations >= limit {
            forbid("P15.7C.1")
        } else if step == TurnStep::AskRecall {
            let none = self.public.activations == 0;
            forbid(match self.game.edition().passing {
                _ if !none => "P15.7A.3a-2",
                Passing::ToRecall => "P15.7A.1c-3",
                Passing::PastRecall => "B29.7.2",
            })
        } else if self.in_hand(seat, Card::Activation(unit)) == 0 {
            forbid("P15.7A.2a-1")
        } else if state.stage == Stage::Ready && declared == Declared::Simple {
            forbid("P15.8B.2-2")
        } else if step == TurnStep::AskAnother && !self.can_pay(seat, 1) {
            forbid("P15.7A.3b-1")
        } else {
            None
        }
    }

    fn explain_recall(&self, seat: Seat, step: TurnStep, unit: UnitId) -> Option<Forbidden> {
        if step != TurnStep::AskRecall {
            return forbid("P15.7B.6");
        }
        let owner = self.public.unit(unit).owner;
        if !self.game.def(unit).is_troop() || owner.is_none_or(|o| !self.game.same_side(o, seat)) {
            return forbid("P15.7B.1");
        }
        if owner != Some(seat) {
            return forbid("P15.R42");
        }
        let Some(area) = self.recall_area(seat) else { return forbid("P15.R37") };
        if self.public.unit(unit).stage == Stage::Ready {
            return forbid("B29.30.14");
        }
        if !self.recalls_activated() && self.public.activated.contains(unit) {
            return forbid("P15.R40");
        }
        if !self.stays_put(unit, area) && !self.has_room_for(unit, area) {
            let huge_there = self.public.units_in(area).intersects(self.game.huge());
            return forbid(if huge_there {
                "P15.R39"
            } else if self.game.is_full(self.public, area) {
                "P15.R36"
            } else {
                "P15.R38"
            });
        }
        if self.can_pay(seat, 1) { None } else { forbid("P15.7A.4a-1") }
    }

    pub(super) fn explain_search(&self, choice: Choice) -> Option<Forbidden> {
        matches!(choice, Choice::Take(_)).then_some(())?;
        forbid("P15.11B.1")
    }

    pub(super) fn explain_payment(&self, seat: Seat, choice: Choice) -> Option<Forbidden> {
        let why_not_card = |unit: UnitId| {
            let fallen = self.public.unit(unit).stage == Stage::Destroyed;
            if self.game.def(unit).is_troop() {
                forbid("P15.10.5")
            } else if !fallen || self.public.unit(unit).owner != Some(seat) {
                forbid("P15.R134")
            } else {
                forbid("P15.10.4")
            }
        };
        match choice {
            Choice::Pay(Card::ArtOfWar) => forbid("P15.10.2"),
            Choice::Pay(Card::Omphalos) => forbid("P15.10.3"),
            Choice::Pay(Card::Activation(unit)) => why_not_card(unit),
            Choice::PayTwo(a, b) => [a, b]
                .into_iter()
                .map(why_not_card)
                .find(|why| *why != forbid("P15.10.4"))
                .unwrap_or(forbid("P15.10.4")),
            _ => None,
        }
    }

    pub(super) fn explain_leader(&self, leader: &LeaderFrame, choice: Choice) -> Option<Forbidden> {
        match (leader.step, choice) {
            (LeaderStep::AskTroop, Choice::Lead(_)) => forbid("P15.14.11-1"),
            (LeaderStep::AskMate, Choice::Take(_)) => forbid("P15.14.11-3"),
            (LeaderStep::AskActivate, Choice::Activate(unit, _)) => {
                if leader.troop != Some(unit) {
                    forbid("P15.14.11-4")
                } else if self.public.activated.contains(unit) {
                    forbid("P15.R197")
                } else {
                    forbid("P15.7A.2a-1")
                }
            }
            (LeaderStep::AskDiscard { .. }, Choice::Pay(_)) => forbid("P15.14.11-4"),
            _ => None,
        }
    }
}
