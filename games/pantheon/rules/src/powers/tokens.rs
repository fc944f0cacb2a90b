//! XV.D: power tokens.

use kernel::Seat;

use crate::catalog::TokenEffect;
use crate::event::Event;
use crate::ids::{PowerRef, TokenId, UnitId};
use crate::play::Play;
use crate::state::Token;

impl Play<'_, '_> {
    /// Puts a token from its pool on a unit, or in the unit's area when it can be attacked.
    /// [P15.15D.1] [P15.15D.6]
    pub(super) fn place_token(&mut self, power: PowerRef, effect: TokenEffect, on: UnitId) {
        let public = &mut self.state.public;
        let pool = &mut public.units[power.unit.index()].pools[usize::from(power.index)];
        let Some(slot) = public.tokens.iter().position(|token| token.of.is_none()) else { return };
        if *pool == 0 {
            return;
        }
        *pool -= 1;
        let area = public.units[on.index()].area;
        public.tokens[slot] = match effect {
            TokenEffect::Modify { .. } => {
                Token { of: Some((power, effect)), on: Some(on), area: None, vitality: 0 }
            }
            TokenEffect::Body { vitality, .. } => {
                Token { of: Some((power, effect)), on: None, area, vitality }
            }
        };
        self.emit(Event::TokenPlaced(TokenId(slot as u8)));
    }

    /// A token that is attacked loses vitality, and is removed without any. [P15.15D.8]
    pub(crate) fn wound_token(&mut self, token: TokenId, wounds: u8) {
        let state = &mut self.state.public.tokens[token.index()];
        let lost = wounds.min(state.vitality);
        if lost == 0 {
            return;
        }
        state.vitality -= lost;
        let left = state.vitality;
        self.emit(Event::TokenWounded(token, lost));
        if left == 0 {
            self.remove_token(token);
        }
    }

    /// Tokens lying on a unit go back to their pools. [P15.8A.2a2d-8] [P15.7B.4] [P15.R41]
    pub(crate) fn remove_tokens_on(&mut self, unit: UnitId) {
        self.remove_tokens(|_, token| token.on == Some(unit));
    }

    /// Tokens of an eliminated player leave the game with the army. [P15.R211]
    pub(crate) fn remove_tokens_of(&mut self, seat: Seat) {
        let owner = |play: &Self, power: PowerRef| play.state.public.unit(power.unit).owner;
        self.remove_tokens(|play, token| {
            token.of.is_some_and(|(power, _)| owner(play, power) == Some(seat))
        });
    }

    fn remove_tokens(&mut self, goes: impl Fn(&Self, &Token) -> bool) {
        if !self.game.listeners().makes_tokens() {
            return;
        }
        for token in (0..self.state.public.tokens.len() as u8).map(TokenId) {
            if goes(self, &self.state.public.tokens[token.index()]) {
                self.remove_token(token);
            }
        }
    }

    /// A token leaves play for its pool. [P15.15D.2]
    fn remove_token(&mut self, token: TokenId) {
        let public = &mut self.state.public;
        let removed = std::mem::take(&mut public.tokens[token.index()]);
        if let Some((power, _)) = removed.of {
            public.units[power.unit.index()].pools[usize::from(power.index)] += 1;
            self.emit(Event::TokenRemoved(token));
        }
    }
}
