//! The check of a position, part by part.

use board::{AreaId, Terrain};
use kernel::{Seat, SeatSet};

use crate::catalog::{Class, Effect, TokenEffect};
use crate::choice::Card;
use crate::edition::{FallenDivinity, TroopsAtSetUp};
use crate::game::Pantheon;
use crate::ids::{MAX_STONES, MAX_TOKENS, PowerRef, StoneId, UnitId};
use crate::look::Look;
use crate::state::{Stage, State, Stone, StonePlace, Token};

use super::{
    PlayerPosition, Position, PositionFault, TokenPlace, TokenPosition, TurnPoint, UnitPlace,
    UnitPosition,
};

/// Builds a state and notes what is wrong.
pub(super) struct Door<'a> {
    pub(super) game: &'a Pantheon,
    pub(super) state: State,
    pub(super) faults: Vec<PositionFault>,
}

impl Door<'_> {
    fn fault(&mut self, fault: PositionFault) {
        self.faults.push(fault);
    }

    pub(super) fn table(&mut self, position: &Position) {
        let seats = self.game.seat_count();
        let boards = self.game.setup().boards.len();
        if usize::from(position.board) >= boards {
            self.fault(PositionFault::Board(position.board));
        }
        if position.round == 0 {
            self.fault(PositionFault::Round);
        }
        if position.players.len() != usize::from(seats) {
            let found = position.players.len();
            self.fault(PositionFault::Players { found, seats });
        }
        let public = &mut self.state.public;
        public.board = position.board;
        public.lead = position.lead;
        public.active = position.active;
        public.alive = Seat::all(seats).filter(|&seat| !position.eliminated.contains(seat)).fold(
            SeatSet::EMPTY,
            |mut set, seat| {
                set.insert(seat);
                set
            },
        );
        // The turn of the lead player opens a round by itself.
        let opens = position.at == TurnPoint::Begin && position.active == position.lead;
        public.round = position.round.saturating_sub(u16::from(opens));
        self.player_at(position.active, "the turn");
        if position.lead.0 >= seats {
            let what = "the lead".to_owned();
            self.fault(PositionFault::Seat { what, seat: position.lead.0 });
        }
    }

    fn player_at(&mut self, seat: Seat, what: &str) {
        if seat.0 >= self.game.seat_count() || !self.state.public.alive.contains(seat) {
            self.fault(PositionFault::Seat { what: what.to_owned(), seat: seat.0 });
        }
    }

    fn is_on_board(&self, area: AreaId) -> bool {
        self.game.board(&self.state.public).all().contains(area)
    }

    fn is_known(&self, unit: UnitId) -> bool {
        self.game.units().any(|known| known == unit)
    }

    pub(super) fn unit(&mut self, placed: &UnitPosition) {
        let id = placed.unit;
        if !self.is_known(id) {
            return self.fault(PositionFault::UnknownUnit(id.0));
        }
        let def = self.game.def(id);
        let tag = || self.game.tag(id).to_owned();
        if self.state.public.unit(id).owner.is_some() {
            return self.fault(PositionFault::UnitTwice(tag()));
        }
        if placed.owner.0 >= self.game.seat_count() {
            let what = format!("unit `{}`", tag());
            return self.fault(PositionFault::Seat { what, seat: placed.owner.0 });
        }
        let placed_at_set_up = self.game.edition().troops_at_set_up == TroopsAtSetUp::Placed;
        if placed.place == UnitPlace::Ready && def.is_troop() && placed_at_set_up {
            self.fault(PositionFault::TroopReady(tag()));
        }
        let destroyed = placed.place == UnitPlace::Destroyed;
        let (least, most) = if destroyed { (0, 0) } else { (1, def.full_vitality()) };
        if !(least..=most).contains(&placed.vitality) {
            let (unit, vitality) = (tag(), placed.vitality);
            self.fault(PositionFault::Vitality { unit, vitality, least, most });
        }
        let eliminated = !self.state.public.alive.contains(placed.owner);
        let (stage, area) = match placed.place {
            _ if eliminated => (Stage::Removed, None),
            UnitPlace::Ready => (Stage::Ready, None),
            UnitPlace::Destroyed => (Stage::Destroyed, None),
            UnitPlace::Area(area) if !self.is_on_board(area) => {
                return self.fault(PositionFault::Area(format!("unit `{}`", tag())));
            }
            UnitPlace::Area(area) => (Stage::InPlay, Some(area)),
        };
        let public = &mut self.state.public;
        let unit = public.unit_mut(id);
        unit.owner = Some(placed.owner);
        unit.stage = stage;
        unit.area = area;
        unit.vitality = if eliminated { 0 } else { placed.vitality };
        unit.waived = placed.waived;
        unit.paralysed = placed.paralysed;
        for (pool, power) in unit.pools.iter_mut().zip(&def.powers) {
            *pool = power.tokens;
        }
        public.seat_mut(placed.owner).army.insert(id);
        if let Some(area) = area {
            public.in_area[area.index()].insert(id);
            public.occupied.insert(area);
        }
        if placed.activated {
            public.activated.insert(id);
            public.activations += 1;
        }
        if placed.retaliated {
            public.retaliated.insert(id);
        }
    }

    /// Nobody was activated before the first activation of the turn. [P15.7A.2a-2]
    pub(super) fn activations(&mut self, position: &Position) {
        let is_early = matches!(position.at, TurnPoint::Begin | TurnPoint::Ask);
        for unit in self.state.public.activated.iter().filter(|_| is_early) {
            self.fault(PositionFault::Activated(self.game.tag(unit).to_owned()));
        }
    }

    pub(super) fn crowds(&mut self) {
        let board = self.game.board(&self.state.public);
        for area in board.all().iter() {
            let here = self.state.public.units_in(area);
            let capacity = board.capacity(area);
            if here.len() > capacity {
                let area = board.tag(area).to_owned();
                self.fault(PositionFault::Full { area, units: here.len(), capacity });
                continue;
            }
            // A huge unit may have come to others, but none after it. [P15.R172]
            let huge = here.iter().filter(|&unit| self.game.def(unit).class == Class::Huge);
            for unit in huge.skip(usize::from(capacity >= 3)) {
                self.fault(PositionFault::Huge(self.game.tag(unit).to_owned()));
            }
        }
    }

    pub(super) fn divinities(&mut self) {
        for seat in self.state.public.alive.iter() {
            let army = self.state.public.seat(seat).army;
            let alive = |&unit: &UnitId| {
                self.game.def(unit).is_divinity()
                    && self.state.public.unit(unit).stage != Stage::Destroyed
            };
            let divinities = army.iter().filter(alive).count();
            let may_lack = self.game.edition().fallen_divinity == FallenDivinity::PlayOn;
            if divinities != 1 && !(may_lack && divinities == 0) {
                self.fault(PositionFault::Divinity { seat: seat.0, divinities });
            }
        }
    }

    pub(super) fn player(&mut self, seat: Seat, player: &PlayerPosition) {
        let state = self.state.public.seat_mut(seat);
        state.zone = player.zone;
        state.orders = player.orders;
        for &manoeuvre in &player.bought {
            state.bought |= 1 << manoeuvre as u8;
        }
        let piles = [&player.hand, &player.deck, &player.discard];
        let found = piles.iter().map(|pile| pile.len()).sum::<usize>();
        if found > usize::from(u8::MAX) {
            return self.fault(PositionFault::Cards { seat: seat.0, found });
        }
        for (place, &card) in
            piles.iter().enumerate().flat_map(|(n, pile)| pile.iter().map(move |card| (n, card)))
        {
            self.card(seat, card, place == 0, place == 2);
        }
        let state = self.state.public.seat_mut(seat);
        state.hand = player.hand.len() as u8;
        state.deck = player.deck.len() as u8;
        self.counts(seat);
    }

    fn card(&mut self, seat: Seat, card: Card, in_hand: bool, discarded: bool) {
        let unit = match card {
            Card::Activation(unit) if !self.is_known(unit) => {
                return self.fault(PositionFault::UnknownUnit(unit.0));
            }
            Card::Activation(unit) if !self.state.public.seat(seat).army.contains(unit) => {
                let unit = self.game.tag(unit).to_owned();
                return self.fault(PositionFault::ForeignCard { seat: seat.0, unit });
            }
            Card::Activation(unit) => self.game.cards_of(&self.state.public, unit),
            Card::ArtOfWar | Card::Omphalos => UnitId(0),
        };
        let State { public, hidden } = &mut self.state;
        let (pile, hand) = match card {
            Card::ArtOfWar => (&mut public.seat_mut(seat).aow, &mut hidden.aow[seat.index()]),
            Card::Omphalos => {
                (&mut public.seat_mut(seat).omphalos, &mut hidden.omphalos[seat.index()])
            }
            Card::Activation(_) => {
                (&mut public.unit_mut(unit).cards, &mut hidden.in_hand[unit.index()])
            }
        };
        pile.total += 1;
        pile.discard += u8::from(discarded);
        *hand += u8::from(in_hand);
    }

    /// No unit has more cards than it, and those that share its name, bring.
    fn counts(&mut self, seat: Seat) {
        let army = self.state.public.seat(seat).army;
        for unit in army.iter() {
            let sharers =
                army.iter().filter(|&other| self.game.cards_of(&self.state.public, other) == unit);
            let most = sharers.map(|other| self.game.def(other).activation_cards).sum::<u8>();
            let found = usize::from(self.state.public.unit(unit).cards.total);
            if found > usize::from(most) {
                let unit = self.game.tag(unit).to_owned();
                self.fault(PositionFault::TooManyCards { seat: seat.0, unit, found, most });
            }
        }
    }

    pub(super) fn stones(&mut self, stones: &[Stone]) {
        if stones.len() > MAX_STONES {
            return self.fault(PositionFault::Stones(stones.len()));
        }
        for (index, stone) in stones.iter().enumerate() {
            match stone.at {
                StonePlace::Nowhere => {}
                StonePlace::Area(area) if !self.is_on_board(area) => {
                    self.fault(PositionFault::Area(format!("stone s{}", index + 1)));
                }
                StonePlace::Area(_) => {}
                StonePlace::Carried(unit) if !self.is_known(unit) => {
                    self.fault(PositionFault::UnknownUnit(unit.0));
                }
                StonePlace::Carried(unit) => {
                    let state = self.state.public.unit_mut(unit);
                    if state.area.is_none() || state.stone.is_some() {
                        let unit = self.game.tag(unit).to_owned();
                        self.fault(PositionFault::Bearer { stone: index + 1, unit });
                    } else {
                        state.stone = Some(StoneId(index as u8));
                    }
                }
                StonePlace::Absorbed(seat) if seat.0 >= self.game.seat_count() => {
                    let what = format!("stone s{}", index + 1);
                    self.fault(PositionFault::Seat { what, seat: seat.0 });
                }
                StonePlace::Absorbed(seat) => self.state.public.seat_mut(seat).absorbed += 1,
            }
            self.state.public.stones[index] = *stone;
        }
    }

    pub(super) fn elements(&mut self, changed: &[(AreaId, u8)]) {
        let board = self.game.board(&self.state.public);
        for area in board.all().iter() {
            self.state.public.elements[area.index()] = board.elements(area);
        }
        for &(area, found) in changed {
            if !self.is_on_board(area) {
                self.fault(PositionFault::Area("an element".to_owned()));
                continue;
            }
            let most = board.elements(area);
            if found > most {
                let area = board.tag(area).to_owned();
                self.fault(PositionFault::Elements { area, found, most });
            } else {
                self.state.public.elements[area.index()] = found;
            }
        }
        for area in board.all().iter() {
            if self.state.public.elements[area.index()] > 0 {
                self.state.public.standing.insert(area);
            }
        }
    }

    /// Nobody stands in a rift who must not have ended an activation there. [P15.12B.7-3]
    pub(super) fn rifts(&mut self) {
        for unit in self.game.units() {
            let look = Look::new(self.game, &self.state);
            let Some(area) = self.state.public.area_of(unit) else { continue };
            let in_rift = self.game.terrain(&self.state.public, area) == Terrain::Rift;
            if in_rift && look.is_bound_by_rifts(unit) {
                self.fault(PositionFault::Rift(self.game.tag(unit).to_owned()));
            }
        }
    }

    pub(super) fn tokens(&mut self, tokens: &[TokenPosition]) {
        if tokens.len() > MAX_TOKENS {
            return self.fault(PositionFault::Tokens(tokens.len()));
        }
        for (index, token) in tokens.iter().enumerate() {
            let PowerRef { unit, index: power } = token.power;
            if !self.is_known(unit) {
                self.fault(PositionFault::UnknownUnit(unit.0));
                continue;
            }
            let Some(def) = self.game.def(unit).powers.get(usize::from(power)) else {
                let tag = self.game.tag(unit).to_owned();
                self.fault(PositionFault::Token(tag));
                continue;
            };
            let effect = def.effects.iter().find_map(|effect| match effect {
                Effect::PlaceToken { token, .. } => Some(*token),
                _ => None,
            });
            let pool = &mut self.state.public.unit_mut(unit).pools[usize::from(power)];
            let (Some(effect), true) = (effect, *pool > 0) else {
                self.fault(PositionFault::Token(self.game.power_tag(token.power)));
                continue;
            };
            *pool -= 1;
            let vitality = match effect {
                TokenEffect::Body { vitality, .. } => vitality,
                TokenEffect::Modify { .. } => 0,
            };
            let (on, area) = match token.on {
                TokenPlace::Unit(unit) => (Some(unit), None),
                TokenPlace::Area(area) => (None, Some(area)),
            };
            let lies = match token.on {
                TokenPlace::Unit(unit) => self.is_known(unit) && self.state.public.is_in_play(unit),
                TokenPlace::Area(area) => self.is_on_board(area),
            };
            if !lies {
                self.fault(PositionFault::Area(format!("token t{}", index + 1)));
            }
            let of = Some((token.power, effect));
            self.state.public.tokens[index] = Token { of, on, area, vitality };
        }
    }
}
