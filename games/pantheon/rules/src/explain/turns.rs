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
            Choice::Buy(manoeuvre @ (Manoeuvre::Draw | Manoeuvre::Search)) => {
                forbid(self.no_manoeuvre(seat, manoeuvre))
            }
            Choice::Heal => forbid(self.no_heal(seat)),
            _ => None,
        }
    }

    /// Why a player cannot buy a manoeuvre now.
    pub(super) fn no_manoeuvre(&self, seat: Seat, manoeuvre: Manoeuvre) -> &'static str {
        let player = self.public.seat(seat);
        if self.resolves_friendly_fire(seat) {
            "P15.8A.2b-10"
        } else if self.has_bought(seat, manoeuvre) {
            "P15.11.0-2"
        } else if manoeuvre == Manoeuvre::Search && player.deck == 0 {
            "P15.R44"
        } else if manoeuvre == Manoeuvre::Draw && !self.is_time_to_draw(seat) {
            if seat == self.public.active { "B29.30.6" } else { "B29.10.8" }
        } else if !self.can_pay_manoeuvre(seat) {
            "P15.11.0-3"
        } else {
            "P15.R140"
        }
    }

    /// Why a player cannot return an omphalos card now.
    pub(super) fn no_heal(&self, seat: Seat) -> &'static str {
        let unhurt = self.divinity(seat).is_some_and(|unit| {
            self.public.unit(unit).vitality == self.game.def(unit).full_vitality()
        });
        if seat != self.public.active || self.in_hand(seat, Card::Omphalos) == 0 {
            "P15.9.11"
        } else if unhurt {
            "P15.R93"
        } else {
            // Only between two steps, and not any more once it is destroyed.
            "P15.R94"
        }
    }

    pub(super) fn explain_turn(&self, step: TurnStep, choice: Choice) -> Option<Forbidden> {
        let seat = self.public.active;
        match choice {
            Choice::Activate(unit, declared) => self.explain_activate(seat, step, unit, declared),
            Choice::Recall(unit) => forbid(self.no_recall(seat, unit)),
            Choice::Pass { .. } if step == TurnStep::AskFirst && !self.may_pass(seat) => {
                forbid("B29.6.6")
            }
            Choice::End if step == TurnStep::AskFirst => forbid("P15.R30"),
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
        forbid(if state.owner != Some(seat) {
            "P15.7C.1"
        } else if !matches!(state.stage, Stage::Ready | Stage::InPlay) {
            "P15.R33"
        } else if self.public.activated.contains(unit) {
            "P15.7C.2"
        } else if state.paralysed.is_some() {
            "P15.3.3"
        } else if self.public.activations >= limit {
            "P15.7C.1"
        } else if step == TurnStep::AskRecall {
            let none = self.public.activations == 0;
            match self.game.edition().passing {
                _ if !none => "P15.7A.3a-2",
                Passing::ToRecall => "P15.7A.1c-3",
                Passing::PastRecall => "B29.7.2",
            }
        } else if self.in_hand(seat, Card::Activation(unit)) == 0 {
            "P15.7A.2a-1"
        } else if state.stage == Stage::Ready && declared == Declared::Simple {
            "P15.8B.2-2"
        } else {
            "P15.7A.3b-1"
        })
    }

    /// Why a player cannot recall a troop now: it is not one to be recalled, there is no room for
    /// it, or it is not the time.
    pub(super) fn no_recall(&self, seat: Seat, unit: UnitId) -> &'static str {
        let own_turn = self.public.active == seat;
        if own_turn && self.public.turn_step() != Some(TurnStep::AskRecall) {
            return "P15.7B.6";
        }
        let owner = self.public.unit(unit).owner;
        if !self.game.def(unit).is_troop() || owner.is_none_or(|o| !self.game.same_side(o, seat)) {
            return "P15.7B.1";
        }
        if owner != Some(seat) {
            return "P15.R42";
        }
        let Some(area) = self.recall_area(seat) else { return "P15.R37" };
        if self.public.unit(unit).stage == Stage::Ready {
            return "B29.30.14";
        }
        if !self.recalls_activated() && self.public.activated.contains(unit) {
            return "P15.R40";
        }
        if !self.stays_put(unit, area) && !self.has_room_for(unit, area) {
            let huge_there = self.public.units_in(area).intersects(self.game.huge());
            return if huge_there {
                "P15.R39"
            } else if self.game.is_full(self.public, area) {
                "P15.R36"
            } else {
                "P15.R38"
            };
        }
        if own_turn { "P15.7A.4a-1" } else { "P15.7B.6" }
    }

    pub(super) fn explain_search(&self, choice: Choice) -> Option<Forbidden> {
        let about_cards = matches!(choice, Choice::Take(_) | Choice::Decline | Choice::Stop);
        about_cards.then_some(())?;
        forbid("P15.11B.1")
    }

    /// Why a player who may draw one more card cannot do this. [B29.30.7]
    pub(super) fn explain_draw(&self, choice: Choice) -> Option<Forbidden> {
        matches!(choice, Choice::Decline | Choice::End | Choice::Continue).then_some(())?;
        forbid("B29.30.7")
    }

    pub(super) fn explain_payment(&self, seat: Seat, choice: Choice) -> Option<Forbidden> {
        let why_not_card = |unit: UnitId| {
            let fallen = self.public.unit(unit).stage == Stage::Destroyed;
            if self.game.def(unit).is_troop() {
                "P15.10.5"
            } else if !fallen || self.public.unit(unit).owner != Some(seat) {
                "P15.R134"
            } else {
                "P15.10.4"
            }
        };
        match choice {
            Choice::Pay(Card::ArtOfWar) => forbid("P15.10.2"),
            Choice::Pay(Card::Omphalos) => forbid("P15.10.3"),
            Choice::Pay(Card::Activation(unit)) => forbid(why_not_card(unit)),
            Choice::PayTwo(a, b) => {
                let pair = [a, b].into_iter().map(why_not_card);
                forbid(pair.into_iter().find(|&why| why != "P15.10.4").unwrap_or("P15.10.4"))
            }
            _ => None,
        }
    }

    pub(super) fn explain_leader(&self, leader: &LeaderFrame, choice: Choice) -> Option<Forbidden> {
        match (leader.step, choice) {
            (LeaderStep::AskMate, Choice::Take(_)) => forbid("P15.14.11-3"),
            (LeaderStep::AskActivate, Choice::Activate(..))
            | (LeaderStep::AskDiscard { .. }, Choice::Pay(_)) => forbid("P15.14.11-4"),
            _ => None,
        }
    }
}
