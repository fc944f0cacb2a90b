//! Looking at a moment of a game: the questions every chapter asks.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use board::grid::{SpaceId, SpaceSet};
use kernel::Seat;

use crate::catalog::{Face, Talent, Terrain};
use crate::choice::Card;
use crate::frame::{FightStep, Frame};
use crate::game::Mythic;
use crate::ids::{MAX_UNITS, UnitId, UnitSet};
use crate::state::{Hidden, Public, SeatState, State};

/// What an Art of War card earns. [M12.5.6]
pub const ART_OF_WAR_POINTS: u8 = 2;

/// A game at one moment, to be read.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// What never changes.
    pub game: &'a Mythic,
    /// What everybody sees.
    pub public: &'a Public,
    /// Who holds which cards.
    pub hidden: &'a Hidden,
}

impl<'a> Look<'a> {
    /// Looks at `state`.
    #[inline]
    pub fn new(game: &'a Mythic, state: &'a State) -> Self {
        Self { game, public: &state.public, hidden: &state.hidden }
    }

    /// Looks at what everybody sees. Hands are blank: ask nothing about cards in hand.
    pub fn of_public(game: &'a Mythic, public: &'a Public) -> Self {
        Self { game, public, hidden: &Hidden::BLANK }
    }

    /// The unit whose dice are rolled at this moment of a fight. [M12.12.7]
    pub fn roller(&self) -> Option<UnitId> {
        match self.public.frames.top() {
            Some(Frame::Fight(fight)) => match fight.step {
                FightStep::Dice(side) => Some(fight.unit(side)),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether a unit stands on the battlefield.
    #[inline]
    pub fn is_in_play(&self, unit: UnitId) -> bool {
        self.public.unit(unit).space.is_some()
    }

    /// The space a unit stands on.
    #[inline]
    pub fn space(&self, unit: UnitId) -> Option<SpaceId> {
        self.public.unit(unit).space
    }

    /// The card on top of a unit's stack, which gives its talents. [M12.11.3]
    #[inline]
    pub fn face(&self, unit: UnitId) -> &'a Face {
        self.game.face(unit, self.public.unit(unit).vitality)
    }

    /// The card that gives a unit's characteristics: that of full Vitality under Rage of the Lion.
    /// [M12.11.3] [M12.18.57] [M12.R126]
    #[inline]
    pub fn stats(&self, unit: UnitId) -> &'a Face {
        if self.public.marks.rage.contains(unit) {
            return self.game.face(unit, self.game.full(unit));
        }
        self.face(unit)
    }

    /// Whether a unit in play shows `talent` on its current card. [M12.13.1]
    #[inline]
    pub fn has(&self, unit: UnitId, talent: Talent) -> bool {
        self.is_in_play(unit) && self.face(unit).talents().contains(talent)
    }

    /// What a use of a talent costs a unit now. [M12.13.2]
    #[inline]
    pub fn cost(&self, unit: UnitId, talent: Talent) -> u8 {
        self.face(unit).cost(talent)
    }

    /// Whether two units stand on neighbouring spaces. [M12.7.12]
    #[inline]
    pub fn adjacent(&self, a: UnitId, b: UnitId) -> bool {
        match (self.space(a), self.space(b)) {
            (Some(a), Some(b)) => a != b && a.distance(b) <= 1,
            _ => false,
        }
    }

    /// The units on some spaces.
    #[inline]
    pub fn units_on(&self, spaces: SpaceSet) -> UnitSet {
        let taken = spaces & self.public.occupied();
        taken.iter().filter_map(|space| self.public.occupant(space)).collect()
    }

    /// The units next to a unit. [M12.7.12]
    #[inline]
    pub fn neighbours(&self, unit: UnitId) -> UnitSet {
        match self.space(unit) {
            Some(space) => self.units_on(SpaceSet::around(space)),
            None => UnitSet::EMPTY,
        }
    }

    /// Enemies of a unit next to it.
    #[inline]
    pub fn adjacent_enemies(&self, unit: UnitId) -> UnitSet {
        self.neighbours(unit) & self.game.enemies(self.game.owner(unit))
    }

    /// Whether an enemy stands next to a unit. [M12.R86]
    #[inline]
    pub fn is_engaged(&self, unit: UnitId) -> bool {
        !self.adjacent_enemies(unit).is_empty()
    }

    /// Units of a general that stand on the battlefield.
    pub fn standing(&self, seat: Seat) -> UnitSet {
        self.game.army(seat).iter().filter(|&unit| self.is_in_play(unit)).collect()
    }

    /// The terrain a unit is subject to; flying units are never on terrain. [M12.14.1] [M12.R63]
    #[inline]
    pub fn terrain_under(&self, unit: UnitId) -> Terrain {
        match self.space(unit) {
            Some(space) if !self.game.flies(unit) => self.public.terrain_at(space),
            _ => Terrain::Open,
        }
    }

    /// Maneuver cards of a unit in its general's hand.
    #[inline]
    pub fn in_hand(&self, unit: UnitId) -> u8 {
        self.hidden.in_hand[unit.index()]
    }

    /// Whether everybody must reckon with a Maneuver card of a unit in its general's hand: it may
    /// be there, or be looked for with an open Art of War card. [M12.5.7] [M12.R26]
    #[inline]
    pub fn may_be_in_hand(&self, unit: UnitId) -> bool {
        let seat = self.game.owner(unit);
        (self.public.seat(seat).hand > 0 || self.counts_searches(seat))
            && self.public.unit(unit).cards.unseen() > 0
    }

    /// Whether a general can look for a card in the own deck. [M12.5.7] [M12.R29]
    #[inline]
    pub fn may_search(&self, seat: Seat) -> bool {
        let general = self.public.seat(seat);
        general.aow.face_up > 0 && general.deck > 0
    }

    /// Whether what a search could bring counts when it is decided whether to ask a general.
    #[inline]
    fn counts_searches(&self, seat: Seat) -> bool {
        self.game.setup().revision.reckons_with_searches() && self.may_search(seat)
    }

    /// Cards under a general's deck, the one to be drawn first in front.
    pub fn bottom(&self, seat: Seat) -> &'a [UnitId] {
        &self.hidden.bottoms[seat.index()].0[..usize::from(self.public.seat(seat).bottom)]
    }

    /// Copies of a card in a deck, wherever they lie in it.
    pub fn in_deck(&self, seat: Seat, card: Card) -> u8 {
        match card {
            Card::ArtOfWar => {
                let aow = self.public.seat(seat).aow;
                aow.total - aow.face_up - aow.discard
            }
            Card::Maneuver(unit) => {
                self.public.unit(unit).cards.unseen().saturating_sub(self.in_hand(unit))
            }
        }
    }

    /// Copies of a card in the shuffled part of a deck.
    pub fn in_shuffled_part(&self, seat: Seat, card: Card) -> u8 {
        let below = match card {
            Card::ArtOfWar => 0,
            Card::Maneuver(unit) => {
                self.bottom(seat).iter().filter(|&&other| other == unit).count() as u8
            }
        };
        self.in_deck(seat, card).saturating_sub(below)
    }

    /// The kinds of card a general owns, wherever they are.
    pub fn card_kinds(&self, seat: Seat) -> impl Iterator<Item = Card> + use<> {
        let units = self.game.army(seat).iter().map(Card::Maneuver);
        std::iter::once(Card::ArtOfWar).chain(units)
    }

    /// What a card earns when it is converted. [M12.5.3] [M12.5.4] [M12.5.6] [M12.R37]
    pub fn worth(&self, card: Card) -> u8 {
        match card {
            Card::ArtOfWar => ART_OF_WAR_POINTS,
            Card::Maneuver(unit) if self.is_in_play(unit) => self.stats(unit).leadership,
            Card::Maneuver(_) => 1,
        }
    }

    /// Whether a general has the PP for something.
    #[inline]
    pub fn can_pay(&self, seat: Seat, cost: u8) -> bool {
        self.public.seat(seat).points >= u16::from(cost)
    }

    /// Whether a general may have the PP for something, as far as everybody can see: cards can be
    /// turned into PP at any time, and an open Art of War card fetches another that may earn more.
    /// [M12.5.2] [M12.5.6] [M12.5.7]
    #[inline]
    pub fn could_pay(&self, seat: Seat, cost: u8) -> bool {
        let SeatState { points, hand, aow, .. } = self.public.seat(seat);
        let sure = points + u16::from(ART_OF_WAR_POINTS * aow.face_up);
        *hand > 0
            || sure >= u16::from(cost)
            || (self.counts_searches(seat)
                && sure + self.gain_by_searching(seat) >= u16::from(cost))
    }

    /// How much more the open Art of War cards of a general without a hand earn when each fetches
    /// the best Maneuver card left instead of being converted itself.
    fn gain_by_searching(&self, seat: Seat) -> u16 {
        let gain_of = |unit: UnitId| self.worth(Card::Maneuver(unit)) - ART_OF_WAR_POINTS;
        let mut better: ArrayVec<UnitId, MAX_UNITS> = self.game.army(seat).iter().collect();
        better.retain(|unit| self.worth(Card::Maneuver(*unit)) > ART_OF_WAR_POINTS);
        better.sort_unstable_by_key(|&unit| Reverse(gain_of(unit)));
        let mut searches = self.public.seat(seat).aow.face_up;
        let mut gain = 0;
        for unit in better {
            let fetched = searches.min(self.public.unit(unit).cards.unseen());
            gain += u16::from(gain_of(unit)) * u16::from(fetched);
            searches -= fetched;
        }
        gain
    }

    /// The seat that is `nth` after the active one in turn order. [M12.16.8] [M12.R27]
    #[inline]
    pub fn after_active(&self, nth: u8) -> Seat {
        Seat((self.public.active.0 + nth) % self.game.seat_count())
    }

    /// Whether Arachne is strengthened by a Spawn next to her. [M12.18.21] [M12.R116]
    #[inline]
    pub fn has_child_beside(&self, unit: UnitId) -> bool {
        let children = self.public.marks.child;
        !children.is_empty()
            && (self.neighbours(unit) & children)
                .iter()
                .any(|child| self.game.kin(child).contains(unit))
    }

    /// Whether Aura of Strength reaches a unit: its own, or that of a neighbour of the same
    /// general. [M12.18.12] [M12.16.12] [M12.R112]
    #[inline]
    pub fn has_aura(&self, unit: UnitId) -> bool {
        let auras = self.public.marks.aura & self.game.army(self.game.owner(unit));
        !auras.is_empty() && (auras.contains(unit) || !(self.neighbours(unit) & auras).is_empty())
    }
}
