//! The machine: takes an input, steps the top frame until something is awaited.

use kernel::{Log, Seat};

use crate::battle::{Battle, Fighter, Place};
use crate::choice::{Choice, Outcome, Request};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Conjurers;
use crate::look::Look;
use crate::resources::Resource;
use crate::state::{Awaits, SeatState, State};

/// More frames than ever run between two pauses: with fixed damage a whole battle of lost turns.
const MOST_STEPS: u32 = 10_000;

/// A game at one moment, being moved forward.
#[derive(Debug)]
pub(crate) struct Play<'a, 'l> {
    pub(crate) game: &'a Conjurers,
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut Log<'l, Event>,
}

impl Play<'_, '_> {
    /// The same moment, to be read.
    #[inline]
    pub(crate) fn look(&self) -> Look<'_> {
        Look::new(self.game, self.state)
    }

    /// Emits an event.
    #[inline]
    pub(crate) fn emit(&mut self, event: Event) {
        self.log.emit(event);
    }

    /// Gives the floor to a frame.
    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.state.public.frames.push(frame);
    }

    /// Replaces the frame that has the floor.
    #[inline]
    pub(crate) fn set(&mut self, frame: Frame) {
        *self.state.public.frames.top_mut().expect("a frame has the floor") = frame;
    }

    /// The frame that has the floor is done.
    #[inline]
    pub(crate) fn pop(&mut self) {
        self.state.public.frames.pop();
    }

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

    /// Runs frames until a seat or chance is asked, or the game is over.
    ///
    /// # Panics
    /// When the rules run in a circle: a bug, found by property tests.
    pub(crate) fn settle(&mut self) {
        let mut steps = 0;
        while self.state.public.ending.is_none() {
            if self.state.public.awaits != Awaits::Nothing {
                return;
            }
            steps += 1;
            assert!(steps < MOST_STEPS, "the rules run in a circle");
            let frame = *self.state.public.frames.top().expect("a running game has a frame");
            self.run(frame);
        }
        self.state.public.frames.clear();
    }

    fn run(&mut self, frame: Frame) {
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
        let frame = *self.state.public.frames.top().expect("a running game has a frame");
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
        let frame = *self.state.public.frames.top().expect("a running game has a frame");
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
