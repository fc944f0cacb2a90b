//! The turn: draw, activate, exchange, hand limit, reshuffle (chapters 4 and 6).

use kernel::Seat;

use crate::catalog::{Talent, UnitType};
use crate::choice::{Card, Choice, Fee};
use crate::event::Event;
use crate::frame::{Activation, Frame, ReshuffleStep, TurnStep};
use crate::ids::UnitId;
use crate::look::Look;
use crate::orders::Point;
use crate::play::Play;
use crate::state::{Command, Ending, Marks};

/// Cards drawn at the start of a turn. [M12.4.2]
const DRAW: u8 = 3;

/// The most Maneuver cards in hand at the end of a turn. [M12.4.16]
pub const HAND_LIMIT: u8 = 7;

/// Cards that go under the deck in an exchange. [M12.4.12]
pub(crate) const EXCHANGE: u8 = 3;

/// What a further activation costs with Leader. [M12.18.52]
const LEADER_POINTS: u8 = 1;

impl Look<'_> {
    /// The seat a step of the turn asks.
    pub(crate) fn turn_asks(&self, step: TurnStep) -> Option<Seat> {
        let active = self.public.active;
        let asks = match step {
            TurnStep::Act => true,
            TurnStep::Exchange => self.public.seat(active).hand >= EXCHANGE,
            TurnStep::Limit => self.public.seat(active).hand > HAND_LIMIT,
            _ => false,
        };
        asks.then_some(active)
    }

    pub(crate) fn turn_options(&self, step: TurnStep, options: &mut Vec<Choice>) {
        let active = self.public.active;
        match step {
            TurnStep::Act => self.act_options(active, options),
            TurnStep::Exchange => options.extend([Choice::Exchange, Choice::Decline]),
            TurnStep::Limit => {
                let held = self.game.army(active).iter().filter(|&unit| self.in_hand(unit) > 0);
                options.extend(held.map(Choice::Discard)); // [M12.R150]
            }
            _ => {}
        }
    }

    /// Whether a unit may be activated with a card from the hand. [M12.6.2] [M12.6.10] [M12.R19]
    pub(crate) fn is_activatable(&self, unit: UnitId) -> bool {
        self.is_in_play(unit)
            && self.in_hand(unit) > 0
            && !self.public.marks.activated.contains(unit)
    }

    /// What a further activation costs by Leader, if there is one. [M12.18.52] [M12.R123]
    pub(crate) fn leader_fee(&self, seat: Seat) -> Option<u8> {
        if self.public.marks.led {
            return Some(LEADER_POINTS);
        }
        let leaders = self.standing(seat);
        let costs = leaders.iter().filter(|&unit| self.has(unit, Talent::Leader));
        costs.map(|unit| self.cost(unit, Talent::Leader) + LEADER_POINTS).min()
    }

    fn act_options(&self, seat: Seat, options: &mut Vec<Choice>) {
        let marks = &self.public.marks;
        let army = self.game.army(seat);
        let ready = || army.iter().filter(|&unit| self.is_activatable(unit));
        if let Some(command) = &marks.command {
            let waits = !command.begun && self.is_activatable(command.unit);
            if waits {
                options.push(Choice::Activate(command.unit, Fee::Free));
            } else if command.begun && command.left > 0 {
                let follow = ready().filter(|&unit| command.others.contains(unit));
                options.extend(follow.map(|unit| Choice::Activate(unit, Fee::Free)));
            }
            if !waits {
                options.push(Choice::Done);
            }
            return;
        }
        if marks.activations == 0 {
            options.extend(ready().map(|unit| Choice::Activate(unit, Fee::Free)));
            if options.is_empty() {
                options.push(Choice::Done); // [M12.4.8]
            }
            for unit in self.standing(seat).iter() {
                for talent in Talent::ALL.iter().filter(|talent| talent.command().is_some()) {
                    if self.may_command(unit, *talent) {
                        options.push(Choice::Use(unit, *talent));
                    }
                }
            }
            return;
        }
        options.push(Choice::Done);
        let by_card = self.public.seat(seat).aow.face_up > 0;
        let by_leader = self.leader_fee(seat).is_some_and(|fee| self.can_pay(seat, fee));
        for unit in ready() {
            if by_card {
                options.push(Choice::Activate(unit, Fee::ArtOfWar));
            }
            if by_leader {
                options.push(Choice::Activate(unit, Fee::Leader));
            }
        }
    }

    /// Whether one of the talents used before any activation is open. Its unit must be activated
    /// first, so its card must be at hand or in the deck. [M12.18.5] [M12.18.22] [M12.18.38]
    /// [M12.R108] [M12.R109]
    pub(crate) fn may_command(&self, unit: UnitId, talent: Talent) -> bool {
        let seat = self.game.owner(unit);
        self.has(unit, talent)
            && self.public.marks.activations == 0
            && self.public.marks.command.is_none()
            && self.can_pay(seat, self.cost(unit, talent))
            && (self.in_hand(unit) > 0 || self.in_deck(seat, Card::Maneuver(unit)) > 0)
    }

    /// The seat whose deck ran out as the `nth`, counted from 0. [M12.R34]
    pub(crate) fn ran_out_as(&self, nth: u8) -> Option<Seat> {
        Seat::all(self.game.seat_count()).find(|&seat| self.public.seat(seat).ran_out == nth + 1)
    }

    pub(crate) fn reshuffle_asks(&self, step: ReshuffleStep) -> Option<Seat> {
        match step {
            ReshuffleStep::Convert { nth } => self.ran_out_as(nth).filter(|&seat| {
                let general = self.public.seat(seat);
                general.hand > 0 || general.aow.face_up > 0
            }),
            ReshuffleStep::Reinforce { nth } => self.ran_out_as(nth).filter(|&seat| {
                let could = |unit: UnitId| {
                    self.may_grow(unit, Talent::Reinforcement)
                        && self.could_pay(seat, self.cost(unit, Talent::Reinforcement))
                };
                self.standing(seat).iter().any(could)
            }),
            ReshuffleStep::Shuffle => None,
        }
    }

    pub(crate) fn reshuffle_options(&self, step: ReshuffleStep, options: &mut Vec<Choice>) {
        options.push(Choice::Done);
        let ReshuffleStep::Reinforce { nth } = step else { return };
        let Some(seat) = self.ran_out_as(nth) else { return };
        for unit in self.standing(seat).iter() {
            let talent = Talent::Reinforcement;
            if self.may_grow(unit, talent) && self.can_pay(seat, self.cost(unit, talent)) {
                options.push(Choice::Use(unit, talent));
            }
        }
    }

    /// Whether a talent can give a unit Vitality back. [M12.R127]
    pub(crate) fn may_grow(&self, unit: UnitId, talent: Talent) -> bool {
        self.has(unit, talent) && self.public.unit(unit).vitality < self.game.full(unit)
    }
}

impl Play<'_, '_> {
    /// A turn begins. [M12.4.1]
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        let public = &mut self.state.public;
        public.active = seat;
        public.turn = public.turn.saturating_add(1);
        public.bloody = false;
        let turn = public.turn;
        self.emit(Event::TurnBegan { seat, turn });
    }

    pub(crate) fn run_turn(&mut self, step: TurnStep) {
        let active = self.state.public.active;
        match step {
            TurnStep::Draw => {
                self.set(Frame::Turn(TurnStep::Drawn));
                self.push(Frame::Draw { seat: active, cards: DRAW });
            }
            TurnStep::Drawn => {
                self.set(Frame::Turn(TurnStep::Act));
                self.push(Frame::Window { point: Point::TurnStart, nth: 1 });
            }
            TurnStep::Act | TurnStep::Exchange => self.set(Frame::Turn(TurnStep::CleanUp)),
            TurnStep::CleanUp => {
                // Of both generals: counterattacks were paid with cards too. [M12.4.13] [M12.R22]
                for unit in &mut self.state.public.units {
                    unit.cards.discard += std::mem::take(&mut unit.cards.front);
                }
                self.set(Frame::Turn(TurnStep::Limit));
            }
            TurnStep::Limit => {
                self.state.public.marks = Marks::default();
                self.set(Frame::Turn(TurnStep::Ending));
            }
            TurnStep::Ending => {
                self.set(Frame::Turn(TurnStep::Check));
                self.push(Frame::Window { point: Point::TurnEnd, nth: 1 });
            }
            TurnStep::Check => self.check_decks(),
            TurnStep::Over { next } => self.end_turn(next),
        }
    }

    /// Only when every deck is empty are the discard piles shuffled; then the general whose deck
    /// ran out first goes on. [M12.4.19] [M12.4.20] [M12.4.21] [M12.16.9] [M12.R31] [M12.R145]
    fn check_decks(&mut self) {
        let seats = self.game.seat_count();
        let empty = Seat::all(seats).all(|seat| self.state.public.seat(seat).deck == 0);
        let following = self.state.public.active.next(seats);
        if !empty {
            self.set(Frame::Turn(TurnStep::Over { next: following }));
            return;
        }
        let next = self.look().ran_out_as(0).unwrap_or(following);
        self.set(Frame::Turn(TurnStep::Over { next }));
        self.push(Frame::Reshuffle(ReshuffleStep::Convert { nth: 0 }));
    }

    fn end_turn(&mut self, next: Seat) {
        let public = &mut self.state.public;
        public.quiet = if public.bloody { 0 } else { public.quiet.saturating_add(1) };
        if public.quiet >= self.game.settings().quiet_turns {
            self.end_game(Ending::Draw); // [M12.R96]
            return;
        }
        self.set(Frame::Turn(TurnStep::Draw));
        self.begin_turn(next);
    }

    pub(crate) fn choose_act(&mut self, choice: Choice) {
        match choice {
            Choice::Activate(unit, fee) => self.activate(unit, fee),
            Choice::Use(unit, talent) => self.command(unit, talent),
            _ => self.set(Frame::Turn(TurnStep::Exchange)),
        }
    }

    /// A unit is activated for its card and the fee. [M12.6.2] [M12.6.7] [M12.6.8] [M12.R36]
    fn activate(&mut self, unit: UnitId, fee: Fee) {
        let seat = self.game.owner(unit);
        match fee {
            Fee::Free => {}
            Fee::ArtOfWar => {
                let aow = &mut self.state.public.seat_mut(seat).aow;
                aow.face_up -= 1;
                aow.discard += 1;
                self.emit(Event::ArtOfWarSpent(seat));
            }
            Fee::Leader => {
                let cost = self.look().leader_fee(seat).unwrap_or(LEADER_POINTS);
                self.pay(seat, cost);
                self.state.public.marks.led = true;
            }
        }
        self.play_card(unit);
        let marks = &mut self.state.public.marks;
        marks.activations += 1;
        marks.activated.insert(unit);
        if let Some(command) = &mut marks.command {
            if command.begun {
                command.left -= 1;
            }
            command.begun = true;
        }
        self.emit(Event::Activated(unit, fee));
        self.push(Frame::Window { point: Point::ActivationEnd, nth: 1 });
        let from = self.look().space(unit).expect("an activated unit stands somewhere");
        self.push(Frame::Activation(Activation::begin(unit, from)));
    }

    /// Assault Support, Coordinated Assault, Infantry Drill: cards are chosen, then nobody but the
    /// talent's unit and the others it allows is activated this turn. [M12.18.6] [M12.18.7]
    /// [M12.18.8] [M12.18.24] [M12.18.25] [M12.18.40] [M12.18.41] [M12.R110]
    fn command(&mut self, unit: UnitId, talent: Talent) {
        let Some((cards, left)) = talent.command() else { return };
        let seat = self.game.owner(unit);
        self.pay(seat, self.look().cost(unit, talent));
        self.emit(Event::Used(unit, talent));
        let mut others = self.game.army(seat).without(unit);
        if talent == Talent::InfantryDrill {
            let foot = |other: &UnitId| self.game.def(*other).kind == UnitType::Infantry;
            others = (self.look().neighbours(unit) & others).iter().filter(foot).collect();
        }
        self.state.public.marks.command =
            Some(Command { talent, unit, begun: false, others, left, target: None });
        if self.state.public.seat(seat).deck > 0 {
            self.begin_search(seat, cards, Some(unit));
        }
    }

    pub(crate) fn choose_turn_end(&mut self, step: TurnStep, choice: Choice) {
        match (step, choice) {
            (TurnStep::Exchange, Choice::Exchange) => {
                self.set(Frame::Turn(TurnStep::CleanUp));
                self.push(Frame::Exchange { left: EXCHANGE });
            }
            (TurnStep::Limit, Choice::Discard(unit)) => {
                let points = self.look().worth(Card::Maneuver(unit)); // [M12.4.17] [M12.R37]
                let seat = self.game.owner(unit);
                self.take_from_hand(seat, unit);
                self.state.public.unit_mut(unit).cards.discard += 1;
                self.state.public.seat_mut(seat).points += u16::from(points);
                self.emit(Event::Discarded { unit, points });
            }
            _ => self.set(Frame::Turn(TurnStep::CleanUp)),
        }
    }

    /// A card goes under the deck, beneath those that are there. [M12.4.12] [M12.R24]
    pub(crate) fn choose_under(&mut self, left: u8, choice: Choice) {
        let Choice::Under(unit) = choice else { return };
        let seat = self.game.owner(unit);
        self.take_from_hand_unseen(seat, unit);
        let general = self.state.public.seat_mut(seat);
        let at = usize::from(general.bottom);
        general.bottom += 1;
        general.deck += 1;
        self.state.hidden.bottoms[seat.index()].0[at] = unit;
        self.emit(Event::PutUnder(seat, unit));
        self.note_deck(seat);
        self.set(Frame::Exchange { left: left - 1 });
    }

    pub(crate) fn run_reshuffle(&mut self, step: ReshuffleStep) {
        let seats = self.game.seat_count();
        let next = match step {
            ReshuffleStep::Convert { nth } if nth + 1 < seats => {
                ReshuffleStep::Convert { nth: nth + 1 }
            }
            ReshuffleStep::Convert { .. } => ReshuffleStep::Reinforce { nth: 0 },
            ReshuffleStep::Reinforce { nth } if nth + 1 < seats => {
                ReshuffleStep::Reinforce { nth: nth + 1 }
            }
            ReshuffleStep::Reinforce { .. } => ReshuffleStep::Shuffle,
            ReshuffleStep::Shuffle => return self.reshuffle(),
        };
        self.set(Frame::Reshuffle(next));
    }

    pub(crate) fn choose_in_reshuffle(&mut self, step: ReshuffleStep, choice: Choice) {
        match choice {
            Choice::Use(unit, talent) => {
                self.pay(self.game.owner(unit), self.look().cost(unit, talent));
                self.emit(Event::Used(unit, talent));
                self.heal(unit); // [M12.18.61]
            }
            _ => self.run_reshuffle(step),
        }
    }

    /// Discard piles become decks; hands, face-up cards and PP stay. [M12.4.19] [M12.4.23]
    /// [M12.R32] [M12.R33]
    fn reshuffle(&mut self) {
        for seat in Seat::all(self.game.seat_count()) {
            let mut cards = 0;
            for unit in self.game.army(seat).iter() {
                cards += std::mem::take(&mut self.state.public.unit_mut(unit).cards.discard);
            }
            let general = self.state.public.seat_mut(seat);
            cards += std::mem::take(&mut general.aow.discard);
            general.deck += cards;
        }
        self.emit(Event::Reshuffled);
        for seat in Seat::all(self.game.seat_count()) {
            self.note_deck(seat);
        }
        self.pop();
    }
}
