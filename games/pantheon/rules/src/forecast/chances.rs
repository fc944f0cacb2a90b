//! How likely a player holds cards, as far as a viewer can tell.

use kernel::Seat;

use super::Chance;
use crate::choice::Card;
use crate::look::Look;
use crate::view::View;

impl Look<'_> {
    /// How likely a player holds at least `least` cards of these kinds: their own hand the viewer
    /// knows, and of another's unknown cards each is in hand as likely as any other.
    pub(super) fn chance_of(&self, view: &View, seat: Seat, cards: &[Card], least: u8) -> Chance {
        if view.viewer == Some(seat) {
            let held: u8 = cards.iter().map(|&card| view.held(self.game, card)).sum();
            return if held >= least { Chance::CERTAIN } else { Chance::NONE };
        }
        let piles = || cards.iter().map(|&card| self.pile(seat, card));
        let shown: u8 = piles().map(|pile| pile.known).sum();
        if shown >= least {
            return Chance::CERTAIN;
        }
        let known: u8 = self.card_kinds(seat).map(|kind| self.pile(seat, kind).known).sum();
        let player = self.public.seat(seat);
        let unknown = player.hand.saturating_sub(known);
        let wanted: u8 =
            piles().map(|pile| pile.total.saturating_sub(pile.discard + pile.known)).sum();
        at_least(least - shown, wanted, player.deck + unknown, unknown)
    }
}

/// The chance that among `drawn` of `all` cards there are at least `least` of the `wanted` ones.
fn at_least(least: u8, wanted: u8, all: u8, drawn: u8) -> Chance {
    let (least, wanted) = (usize::from(least), usize::from(wanted));
    // found[n]: the share of draws with n wanted cards so far; the last counts all that have enough.
    let mut found = vec![0u64; least + 1];
    // Parts finer than those of a chance, so that rounding over a whole hand does not show.
    let whole = u64::from(Chance::CERTAIN.0) << 20;
    found[0] = whole;
    for before in 0..usize::from(drawn.min(all)) {
        let left = (usize::from(all) - before) as u64;
        for have in (0..least).rev() {
            let hits = found[have] / left * wanted.saturating_sub(have).min(left as usize) as u64;
            found[have] -= hits;
            found[have + 1] += hits;
        }
    }
    Chance((found[least] >> 20) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_of_cards_are_those_of_an_urn() {
        let near = |chance: Chance, parts: u32| {
            assert!(chance.0.abs_diff(parts) <= 2, "{} instead of {parts}", chance.0);
        };
        near(at_least(1, 1, 10, 3), 300_000);
        // 1 - C(8,3)/C(10,3) = 1 - 56/120.
        near(at_least(1, 2, 10, 3), 533_333);
        // C(2,2)*C(8,1)/C(10,3) = 8/120.
        near(at_least(2, 2, 10, 3), 66_667);
        near(at_least(2, 1, 10, 10), 0);
        near(at_least(1, 4, 4, 1), 1_000_000);
        near(at_least(1, 4, 0, 0), 0);
    }
}
