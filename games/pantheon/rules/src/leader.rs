//! XIV, Leader: an activation that leads to another.

use kernel::Seat;

use crate::catalog::Talent;
use crate::choice::{Card, Choice};
use crate::edition::{LeaderCard, LeaderPartner, LeaderReach};
use crate::frame::{Declared, Frame, LeaderFrame, LeaderStep};
use crate::ids::{UnitId, UnitSet};
use crate::look::Look;
use crate::play::Play;
use crate::state::Apart;
use crate::turn::ACTIVATION_LIMIT;

impl Play<'_, '_> {
    /// A unit with Leader has ended its activation. [P15.14.11-1] [P15.R196]
    pub(crate) fn offer_leader(&mut self, unit: UnitId) {
        if !self.look().troops_to_lead(unit).is_empty() {
            let step = LeaderStep::AskTroop;
            self.push(Frame::Leader(LeaderFrame { unit, troop: None, step }));
        }
    }

    /// What follows the answers.
    pub(crate) fn run_leader(&mut self, leader: LeaderFrame) {
        let step = match leader.step {
            LeaderStep::Activate if self.look().could_lead_on(&leader) => LeaderStep::AskActivate,
            _ => LeaderStep::Over,
        };
        if leader.step == LeaderStep::Over {
            return self.pop();
        }
        self.set(Frame::Leader(LeaderFrame { step, ..leader }));
    }

    /// A troop is chosen, its card fetched, and it is activated. [P15.14.11-2] [P15.14.11-3]
    /// [P15.14.11-4] [P15.R193] [P15.R195]
    pub(crate) fn choose_leader(&mut self, leader: LeaderFrame, choice: Choice) {
        let seat = self.look().controller(leader.unit);
        match (leader.step, choice) {
            (LeaderStep::AskTroop, Choice::Lead(troop)) => {
                let owner = self.state.public.unit(troop).owner.unwrap_or(seat);
                let own = owner == seat;
                let step = if own { LeaderStep::Activate } else { LeaderStep::AskMate };
                self.set(Frame::Leader(LeaderFrame { troop: Some(troop), step, ..leader }));
                if own {
                    self.fetch(owner, troop);
                }
            }
            (LeaderStep::AskMate, _) => {
                self.set(Frame::Leader(LeaderFrame { step: LeaderStep::Activate, ..leader }));
                if let Choice::Take(Card::Activation(troop)) = choice {
                    let owner = self.state.public.unit(troop).owner.unwrap_or(seat);
                    self.fetch(owner, troop);
                }
            }
            (LeaderStep::AskActivate, Choice::Activate(troop, declared)) => {
                let owner = self.state.public.unit(troop).owner.unwrap_or(seat);
                let steers = self.game.edition().leader_partner == LeaderPartner::OwnPlayer;
                if owner == seat || steers {
                    self.lead_on(leader, owner, troop, declared);
                } else {
                    let step = LeaderStep::AskDiscard { declared };
                    self.set(Frame::Leader(LeaderFrame { step, ..leader }));
                }
            }
            (LeaderStep::AskDiscard { declared }, Choice::Pay(Card::Activation(troop))) => {
                let owner = self.state.public.unit(troop).owner.unwrap_or(seat);
                self.state.public.apart = Apart::Borrowed(troop, seat);
                self.lead_on(leader, owner, troop, declared);
            }
            _ => self.set(Frame::Leader(LeaderFrame { step: LeaderStep::Over, ..leader })),
        }
    }

    /// The card comes from the deck and is shown, or not. [P15.14.11-2] [B29.32.19] [B29.R88]
    fn fetch(&mut self, owner: Seat, troop: UnitId) {
        let card = Card::Activation(troop);
        if self.look().in_deck(owner, card) > 0 {
            match self.game.edition().leader_card {
                LeaderCard::Shown => self.take_shown(owner, card),
                LeaderCard::Hidden => self.take_searched(owner, card),
            }
        }
    }

    /// The activation counts for the limit and costs no art of war card. [P15.14.11-5]
    /// [P15.14.11-6]
    fn lead_on(&mut self, leader: LeaderFrame, owner: Seat, troop: UnitId, declared: Declared) {
        self.set(Frame::Leader(LeaderFrame { step: LeaderStep::Over, ..leader }));
        self.discard(owner, Card::Activation(troop));
        self.activate(troop, declared);
    }
}

impl Look<'_> {
    /// Allied troops that a leader sees in its surroundings, or stands with. [P15.14.11-1]
    /// [B29.32.18]
    pub(crate) fn troops_to_lead(&self, unit: UnitId) -> UnitSet {
        if !self.public.is_in_play(unit) || !self.has(unit, Talent::Leader) {
            return UnitSet::EMPTY;
        }
        let troops = self.allies_of(unit) & self.game.troops();
        if self.game.edition().leader_reach == LeaderReach::SameArea {
            return troops & self.public.units_in(self.area(unit)).without(unit);
        }
        let around = self.board().surroundings(self.area(unit));
        troops
            .iter()
            .filter(|&troop| {
                self.public
                    .area_of(troop)
                    .is_some_and(|area| around.contains(area) && self.sees_area(unit, area))
            })
            .collect()
    }

    /// Whether the chosen troop could be activated now, as far as everybody sees. [P15.R194]
    /// [P15.R197]
    fn could_lead_on(&self, leader: &LeaderFrame) -> bool {
        let Some(troop) = leader.troop else { return false };
        let Some(owner) = self.public.unit(troop).owner else { return false };
        let within = self.public.activations < ACTIVATION_LIMIT + self.public.more_activations;
        (within || !self.counts_for_limit(troop))
            && self.could_be_activated(owner, troop)
            && self.public.seat(owner).hand > 0
    }

    /// Who is asked about Leader.
    pub(crate) fn leader_awaits(&self, leader: &LeaderFrame) -> Option<Seat> {
        let owner = leader.troop.and_then(|troop| self.public.unit(troop).owner);
        match leader.step {
            LeaderStep::AskActivate
                if self.game.edition().leader_partner == LeaderPartner::OwnPlayer =>
            {
                owner
            }
            LeaderStep::AskTroop | LeaderStep::AskActivate => Some(self.controller(leader.unit)),
            LeaderStep::AskMate | LeaderStep::AskDiscard { .. } => owner,
            LeaderStep::Activate | LeaderStep::Over => None,
        }
    }

    /// The choices of Leader.
    pub(crate) fn leader_options(&self, leader: &LeaderFrame, options: &mut Vec<Choice>) {
        options.push(Choice::Decline);
        let Some(troop) = leader.troop else {
            options.extend(self.troops_to_lead(leader.unit).iter().map(Choice::Lead));
            return;
        };
        let Some(owner) = self.public.unit(troop).owner else { return };
        let card = Card::Activation(troop);
        match leader.step {
            LeaderStep::AskMate if self.in_deck(owner, card) > 0 => {
                options.push(Choice::Take(card));
            }
            LeaderStep::AskActivate => {
                // A team mate's hand is not the leader's to see: the mate is asked for the card.
                let own = self.leader_awaits(leader) == Some(owner);
                if !own || self.in_hand(owner, card) > 0 {
                    options.push(Choice::Activate(troop, Declared::Simple));
                    options.push(Choice::Activate(troop, Declared::Complex));
                }
            }
            LeaderStep::AskDiscard { .. } if self.in_hand(owner, card) > 0 => {
                options.push(Choice::Pay(card));
            }
            _ => {}
        }
    }
}
