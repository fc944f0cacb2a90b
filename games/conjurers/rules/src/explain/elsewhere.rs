//! Choices that answer another question than the one at hand: why a player has no such question now.
//! Some were skipped because there was nothing to decide, some have gone by, some are yet to come, and
//! some never came because no figure stands where it would take one.

use kernel::Seat;

use super::{Forbidden, forbid};
use crate::battle::{BattleKind, MOST_CREATURES};
use crate::catalog::Mythology;
use crate::choice::Choice;
use crate::fight::FightStep;
use crate::figures::Figure;
use crate::frame::{BattleStep, Frame, Shop};
use crate::ids::{CreatureId, EquipmentId};
use crate::look::Look;
use crate::resources::Resource;
use crate::town::Action;

/// What became of an errand that would bring a question with it.
enum Errand {
    /// No figure of the player stands there.
    Nobody,
    /// A figure stands there and is yet to be resolved.
    Waits(Figure),
    /// A figure stands there and has been resolved.
    Done,
}

impl Look<'_> {
    /// Why a player has no question that a choice could answer. `None` where it could answer the one
    /// at hand, if the player were the one who is asked.
    pub(super) fn why_no_question(&self, seat: Seat, choice: Choice) -> Option<Forbidden> {
        match choice {
            Choice::Assistant(_) if self.public.turn == 0 => None,
            Choice::Place(..) | Choice::Stay(_) if self.is_allocating() => None,
            Choice::Place(..) | Choice::Stay(_) => forbid("CON.6.1"),
            Choice::Resolve(_) if self.is_allocating() => forbid("CON.6.5"),
            Choice::Resolve(figure) => self.why_not_resolved(seat, figure),
            Choice::Trade { pay, gain } => {
                self.why_no_visit(seat, Action::Marketplace, choice, |look| {
                    look.why_no_trade(seat, pay, gain)
                })
            }
            Choice::Hire(figure) => self.why_no_visit(seat, Action::GuildHouse, choice, |look| {
                look.why_not_hired(seat, figure)
            }),
            Choice::Sacrifice(..) => {
                self.why_no_visit(seat, Action::SacrificialPit, choice, |_| None)
            }
            Choice::Buy(card) => {
                let at = match self.game.shop_of(card) {
                    Shop::Blacksmith => Action::Blacksmith,
                    Shop::Artificer => Action::Artificer,
                };
                self.why_no_visit(seat, at, choice, |look| look.why_no_purchase(seat, card))
            }
            Choice::Spare(_) if self.discount(seat, true) == 0 => forbid("CON.29.8"),
            Choice::Fight(creature) => self.why_no_battle_for(seat, creature),
            Choice::Remove(_) => forbid(self.why_no_removal(seat)),
            Choice::Summon(..)
            | Choice::Move(..)
            | Choice::Attack(_)
            | Choice::Devour(_)
            | Choice::Bind { .. }
            | Choice::BreakFree(_) => forbid(self.why_not_in_battle(seat)),
            Choice::Equip(card) => forbid(self.why_no_equipment(seat, card)),
            Choice::Adopt(_) => forbid(self.why_no_magic(seat)),
            Choice::Steal(_) if self.tournament().is_some() => forbid("CON.21.8"),
            Choice::Prize(_) | Choice::Take(_) if !self.game.settings().tournaments => {
                forbid("CON.21.1")
            }
            Choice::Prize(_) | Choice::Take(_) if self.tournament().is_none() => forbid("CON.21.2"),
            Choice::Assistant(_)
            | Choice::Spare(_)
            | Choice::Steal(_)
            | Choice::Prize(_)
            | Choice::Take(_) => Some(Forbidden { rule: choice.rule() }),
            Choice::Done | Choice::Decline | Choice::Pass => None,
        }
    }

    /// Whether figures are being allocated.
    fn is_allocating(&self) -> bool {
        self.stack().iter().any(|frame| matches!(frame, Frame::Allocation { .. }))
    }

    fn tournament(&self) -> Option<&Frame> {
        self.stack().iter().find(|frame| matches!(frame, Frame::Tournament(_)))
    }

    fn stack(&self) -> &[Frame] {
        self.public.frames.as_slice()
    }

    /// Whose figures are being resolved.
    fn resolving(&self) -> Option<Seat> {
        self.stack().iter().find_map(|frame| match frame {
            Frame::Resolving { seat, .. } => Some(*seat),
            _ => None,
        })
    }

    fn errand(&self, seat: Seat, action: Action) -> Errand {
        let state = self.public.seat(seat);
        let on_it = |figure: &&Figure| state.action_of(**figure) == Some(action);
        let mut figures = Figure::ALL.iter().filter(on_it).copied();
        let waits = figures.clone().find(|&figure| state.pending.contains(figure));
        match (waits, figures.next()) {
            (Some(figure), _) => Errand::Waits(figure),
            (None, Some(_)) if !self.is_allocating() => Errand::Done,
            (None, Some(figure)) => Errand::Waits(figure),
            (None, None) => Errand::Nobody,
        }
    }

    /// Why a visit to a place in town is not under way. `skipped` says what kept the player from
    /// being asked when the figure was resolved there.
    fn why_no_visit(
        &self,
        seat: Seat,
        action: Action,
        choice: Choice,
        skipped: impl Fn(&Self) -> Option<Forbidden>,
    ) -> Option<Forbidden> {
        match self.errand(seat, action) {
            Errand::Waits(_) if self.is_allocating() => forbid("CON.6.5"),
            Errand::Waits(figure) => forbid(self.why_not_yet(seat, figure)),
            Errand::Done => skipped(self).or(Some(Forbidden { rule: choice.rule() })),
            Errand::Nobody => Some(Forbidden { rule: choice.rule() }),
        }
    }

    /// Why a figure that stands on an action other than a battle is not resolved at this moment: its
    /// player resolves another one, or another player does.
    pub(super) fn why_not_yet(&self, seat: Seat, figure: Figure) -> &'static str {
        match (self.resolving() == Some(seat), figure) {
            (true, Figure::Conjurer) => "CON.7.2",
            (true, _) => "CON.R28",
            (false, _) => "CON.7.3",
        }
    }

    /// A player who could pay for a trade was asked, and has stopped.
    fn why_no_trade(&self, seat: Seat, pay: Resource, gain: Resource) -> Option<Forbidden> {
        let stock = &self.public.seat(seat).stock;
        let pays = self.trade(pay, gain).is_some_and(|(price, _)| stock.of(pay) >= price);
        if pays && self.may_trade_for(gain) { None } else { self.why_not_traded(pay, gain) }
    }

    /// A player who could pay for a card was asked, and has stopped.
    fn why_no_purchase(&self, seat: Seat, card: EquipmentId) -> Option<Forbidden> {
        let shop = self.game.shop_of(card);
        let is_sold = self.public.shelf[card.index()] > 0;
        let is_paid = self.public.seat(seat).stock.covers(self.game.price(card));
        if is_sold && is_paid { None } else { self.why_not_bought(seat, shop, true, card) }
    }

    /// Why a creature cannot be named at a battleground now. [CON.7.4] [CON.R60] [CON.R70]
    fn why_no_battle_for(&self, seat: Seat, creature: CreatureId) -> Option<Forbidden> {
        let of = (creature != CreatureId::MINION).then(|| self.game.creature(creature).mythology);
        let Some(mythology) = of.flatten() else { return forbid("CON.18.2") };
        forbid(match self.errand(seat, Action::battleground_of(mythology)) {
            Errand::Waits(_) if self.is_allocating() => "CON.6.5",
            Errand::Waits(_) if self.resolving().is_some() => "CON.7.4",
            Errand::Waits(_) => "CON.R60",
            Errand::Done if self.is_idle_ground(seat, mythology) => "CON.R70",
            Errand::Done | Errand::Nobody => "CON.18.2",
        })
    }

    /// Whether a battleground has nothing to fight for, or its visitor nobody to fight with.
    fn is_idle_ground(&self, seat: Seat, mythology: Mythology) -> bool {
        self.public.battle.is_none() && !self.can_fight_at(seat, mythology)
    }

    /// Why nobody is kept out of the draw now. [CON.19.3] [CON.22.8] [CON.22.11] [CON.22.12]
    fn why_no_removal(&self, seat: Seat) -> &'static str {
        let Some(battle) = &self.public.battle else { return "CON.19.3" };
        if matches!(battle.kind, BattleKind::Ground(_)) {
            return "CON.19.3";
        }
        match battle.seats.iter().position(|&one| one == seat) {
            Some(0) => "CON.22.12",
            Some(_) if self.public.seat(seat).army.len() <= MOST_CREATURES => "CON.22.8",
            Some(_) => "CON.22.11",
            None => "CON.19.3",
        }
    }

    /// Why a player has no battle turn now: there is no battle, it is of others, creatures are yet to
    /// be drawn, or the one action of the turn is another's or has been made.
    pub(super) fn why_not_in_battle(&self, seat: Seat) -> &'static str {
        let Some(battle) = &self.public.battle else { return "CON.22.1" };
        let is_opening = matches!(
            self.public.frames.top(),
            Some(Frame::Battle(BattleStep::Remove | BattleStep::Draw))
        );
        match (battle.side_of(seat), battle.kind) {
            (Some(_), BattleKind::Ground(_)) if is_opening => "CON.22.5",
            (Some(_), _) if is_opening => "CON.22.9",
            (Some(_), _) => "CON.23.3",
            (None, BattleKind::Ground(_)) => "CON.18.4",
            (None, BattleKind::Duel) => "CON.19.1",
            (None, BattleKind::Match) => "CON.21.7",
        }
    }

    /// Why nothing can be put on a creature now. [CON.32.1] [CON.32.2] [CON.R72] [CON.R157]
    fn why_no_equipment(&self, seat: Seat, card: EquipmentId) -> &'static str {
        let Some(battle) = &self.public.battle else { return "CON.32.1" };
        let Some(side) = battle.side_of(seat) else { return "CON.32.1" };
        if battle.is_minions(side) {
            "CON.R72"
        } else if self.public.seat(seat).equipment[card.index()] == 0 {
            "CON.32.1"
        } else if self.available(side, card) == 0 {
            "CON.R157"
        } else {
            "CON.32.2"
        }
    }

    /// Why nothing is adopted now: no magician fights, or the other one chooses first.
    fn why_no_magic(&self, seat: Seat) -> &'static str {
        let Some(&Frame::Fight(fight)) = self.public.frames.top() else { return "CON.33.25" };
        let own = self.battle().side_of(seat);
        match (fight.step, own) {
            (FightStep::Magic(asked), Some(own)) if asked != own => "CON.R163",
            _ => "CON.33.25",
        }
    }
}
