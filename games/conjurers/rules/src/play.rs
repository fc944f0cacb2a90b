//! Which chapter runs a frame, and which takes an answer.

use kernel::Seat;

use crate::battle::{Battle, Fighter, Place};
use crate::choice::{Choice, Outcome, Request};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Conjurers;
use crate::look::Look;
use crate::resources::Resource;
use crate::state::{Awaits, SeatState};

kernel::machine! {
    /// A game at one moment, being moved forward.
    pub(crate) struct Play of Conjurers, read through Look;
}

impl Play<'_, '_> {
    /// A seat is asked.
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat) {
        self.state.public.awaits = Awaits::Seat(seat);
    }

    /// Chance is asked.
    #[inline]
    pub(crate) fn request(&mut self, request: Request) {
        self.state.public.awaits = Awaits::Chance(request);
    }

    /// What a player has, to be changed.
    #[inline]
    pub(crate) fn seat(&mut self, seat: Seat) -> &mut SeatState {
        self.state.public.seat_mut(seat)
    }

    /// The battle under way, to be changed.
    #[inline]
    pub(crate) fn battle(&mut self) -> &mut Battle {
        self.state.public.battle.as_mut().expect("a battle is under way")
    }

    /// The creature of a slot, to be changed.
    #[inline]
    pub(crate) fn fighter(&mut self, place: Place) -> Option<&mut Fighter> {
        self.battle().rows[place.side.index()].slots[place.slot.index()].as_mut()
    }

    /// A player gains resources or food; with two players diamonds for sapphires. [CON.4.16]
    /// [CON.R15]
    pub(crate) fn gain(&mut self, seat: Seat, resource: Resource, amount: u16) {
        if amount == 0 {
            return;
        }
        let resource = match resource {
            Resource::Sapphire if !self.game.has_sapphires() => Resource::Diamond,
            other => other,
        };
        self.seat(seat).stock.add(resource, amount);
        self.emit(Event::Gained(seat, resource, amount));
    }

    /// A player pays resources or food that are there.
    pub(crate) fn pay(&mut self, seat: Seat, resource: Resource, amount: u16) {
        if amount > 0 {
            self.seat(seat).stock.take(resource, amount);
            self.emit(Event::Paid(seat, resource, amount));
        }
    }

    /// A player receives minus points. [CON.R59]
    pub(crate) fn give_minus_points(&mut self, seat: Seat, points: u16) {
        if points > 0 {
            self.seat(seat).minus += points;
            self.emit(Event::MinusPoints(seat, points));
        }
    }

    /// Runs a frame that waits for nothing.
    pub(crate) fn run(&mut self, frame: Frame) {
        match frame {
            Frame::Empty => self.pop(),
            Frame::SetUp(step) => self.run_set_up(step),
            Frame::Turn(step) => self.run_turn(step),
            Frame::Allocation { next } => self.run_allocation(next),
            Frame::Resolving { seat, left } => self.run_resolving(seat, left),
            Frame::Marketplace { seat } => self.run_marketplace(seat),
            Frame::GuildHouse { seat } => self.run_guild_house(seat),
            Frame::Pit(pit) => self.run_pit(pit),
            Frame::Smith { seat, shop, first } => self.run_smith(seat, shop, first),
            Frame::Payment(payment) => self.run_payment(payment),
            Frame::Battles { beside } => self.run_battles(beside),
            Frame::Battleground { seat, .. } => self.ask(seat),
            Frame::Battle(step) => self.run_battle(step),
            Frame::Fight(fight) => self.run_fight(fight),
            Frame::Spoils { seat, .. } => self.ask(seat),
            Frame::Tournament(tournament) => self.run_tournament(tournament),
        }
    }

    /// Takes a legal choice of the seat that is asked.
    pub(crate) fn choose(&mut self, choice: Choice) {
        self.state.public.awaits = Awaits::Nothing;
        let frame = self.top();
        match frame {
            Frame::SetUp(step) => self.choose_assistant(step, choice),
            Frame::Allocation { next } => self.choose_placement(next, choice),
            Frame::Resolving { seat, .. } => self.choose_resolved(seat, choice),
            Frame::Marketplace { seat } => self.choose_trade(seat, choice),
            Frame::GuildHouse { seat } => self.choose_hire(seat, choice),
            Frame::Pit(pit) => self.choose_sacrifice(pit, choice),
            Frame::Smith { seat, shop, first } => self.choose_purchase(seat, shop, first, choice),
            Frame::Payment(payment) => self.choose_spared(payment, choice),
            Frame::Battleground { seat, minions, .. } => {
                self.choose_creature(seat, minions, choice);
            }
            Frame::Battle(step) => self.choose_in_battle(step, choice),
            Frame::Fight(fight) => self.choose_magic(fight, choice),
            Frame::Spoils { seat, from } => self.choose_spoils(seat, from, choice),
            Frame::Tournament(tournament) => self.choose_prize(tournament, choice),
            Frame::Empty | Frame::Turn(_) | Frame::Battles { .. } => {
                unreachable!("this frame asks no seat")
            }
        }
    }

    /// Takes a possible outcome of what was asked.
    pub(crate) fn take(&mut self, request: Request, outcome: Outcome) {
        self.state.public.awaits = Awaits::Nothing;
        let frame = self.top();
        match (request, outcome, frame) {
            (Request::Lock, Outcome::Mythology(mythology), _) => self.lock(mythology),
            (Request::Starter, Outcome::Seat(seat), _) => self.start_with(seat),
            (Request::Deal(seat), Outcome::Card(creature), _) => self.deal(seat, creature),
            (Request::Draw(seat), Outcome::Card(creature), _) => self.draw(seat, creature),
            (Request::Pairing, Outcome::Seat(seat), Frame::Tournament(tournament)) => {
                self.pair(tournament, seat);
            }
            (Request::Challenger(pair), Outcome::Seat(seat), _) => self.begin_match(pair, seat),
            (Request::Dice(_), Outcome::Dice(roll), Frame::Fight(fight)) => {
                self.fight_rolled(fight, roll);
            }
            (Request::Dice(_), Outcome::Dice(roll), Frame::Battle(step)) => {
                self.battle_rolled(step, roll);
            }
            _ => unreachable!("the outcome fits the request, and the request the frame"),
        }
    }
}
