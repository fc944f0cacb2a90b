//! What cards are good for: which to keep, which to turn into power points, which to look for.

use kernel::Seat;
use mythic::{Card, Choice, UnitId};

use crate::eye::Eye;

/// What a second card of a unit is worth of the first.
const DOUBLE: f64 = 0.3;

/// What an Art of War card is worth: another activation.
const ART_OF_WAR: f64 = 1.2;

impl Eye<'_> {
    /// What holding a card is worth: what its unit does in battle, less when there are more of them.
    pub(crate) fn value(&self, card: Card) -> f64 {
        match card {
            Card::ArtOfWar => ART_OF_WAR,
            Card::Maneuver(unit) if !self.look.is_in_play(unit) => 0.0,
            Card::Maneuver(unit) => {
                let vitality = self.look.public.unit(unit).vitality;
                let worth = 0.3 + self.lore.output(unit, vitality);
                if self.look.in_hand(unit) > 1 { worth * DOUBLE } else { worth }
            }
        }
    }

    /// The card to part with, of those that choices name.
    pub(crate) fn least(&self, options: &[Choice]) -> Option<Choice> {
        let parted = options.iter().filter_map(|&choice| Some((choice, card_of(choice)?)));
        let rated = parted.map(|(choice, card)| (choice, self.value(card)));
        rated.min_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(choice, _)| choice)
    }

    /// The card to take from a deck that is looked through.
    pub(crate) fn most(&self, options: &[Choice]) -> Option<Choice> {
        let taken = options.iter().filter_map(|&choice| match choice {
            Choice::Take(card) => Some((choice, self.gain(card))),
            _ => None,
        });
        taken.max_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(choice, _)| choice)
    }

    /// What a card is worth that comes into the hand.
    fn gain(&self, card: Card) -> f64 {
        match card {
            Card::Maneuver(unit) if self.look.is_in_play(unit) => {
                let vitality = self.look.public.unit(unit).vitality;
                let worth = 0.3 + self.lore.output(unit, vitality) + 2.0 * self.reach_of(unit);
                if self.look.in_hand(unit) > 0 { worth * DOUBLE } else { worth }
            }
            Card::Maneuver(_) => 0.0,
            Card::ArtOfWar => ART_OF_WAR,
        }
    }

    fn reach_of(&self, unit: UnitId) -> f64 {
        let Some(here) = self.look.space(unit) else { return 0.0 };
        self.survey(unit).prospect(here)
    }

    /// A card of a unit that was destroyed: it is good for nothing but its power point.
    pub(crate) fn useless(&self, options: &[Choice]) -> Option<Choice> {
        options.iter().copied().find(|choice| {
            matches!(choice, Choice::Convert(Card::Maneuver(unit)) if !self.look.is_in_play(*unit))
        })
    }

    /// Power points of a general.
    pub(crate) fn points(&self, seat: Seat) -> u16 {
        self.look.public.seat(seat).points
    }
}

fn card_of(choice: Choice) -> Option<Card> {
    match choice {
        Choice::Convert(card) => Some(card),
        Choice::Under(unit) | Choice::Discard(unit) => Some(Card::Maneuver(unit)),
        _ => None,
    }
}
