//! Looking at a moment of a game: the questions every chapter asks.

use board::{AreaId, Board};
use kernel::Seat;

use crate::catalog::{Class, Talent, TalentSet, UnitType};
use crate::choice::Card;
use crate::edition::{TroopTalents, TroopsAtSetUp};
use crate::frame::AttackKind;
use crate::game::Pantheon;
use crate::ids::{UnitId, UnitSet};
use crate::state::{Hidden, Pile, Public, Stage, State};

/// A game at one moment, to be read.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// What never changes.
    pub game: &'a Pantheon,
    /// What everybody sees.
    pub public: &'a Public,
    /// Who holds which cards.
    pub hidden: &'a Hidden,
}

impl<'a> Look<'a> {
    /// Looks at `state`.
    #[inline]
    pub fn new(game: &'a Pantheon, state: &'a State) -> Self {
        Self { game, public: &state.public, hidden: &state.hidden }
    }

    /// Looks at what everybody sees. Hands are blank: ask nothing about cards.
    pub fn of_public(game: &'a Pantheon, public: &'a Public) -> Self {
        Self { game, public, hidden: &Hidden::BLANK }
    }

    /// The board in play.
    #[inline]
    pub fn board(&self) -> &'a Board {
        self.game.board(self.public)
    }

    /// Who decides for a unit; units without an owner belong to nobody and never act.
    #[inline]
    pub fn controller(&self, unit: UnitId) -> Seat {
        self.public.controller(unit).unwrap_or(self.public.active)
    }

    /// Whose dice are rolled in the attack at hand: the attacker's, unless terrain attacks, and the
    /// seat that rolls them. [P15.R95]
    pub fn roller(&self) -> Option<(Option<UnitId>, Seat)> {
        let attack = self.public.attack()?;
        let unit = (attack.kind != AttackKind::Terrain).then_some(attack.by);
        Some((unit, attack.resolver))
    }

    /// The units allied with `unit`, itself included. [P15.5B.0-4]
    #[inline]
    pub fn allies_of(&self, unit: UnitId) -> UnitSet {
        self.game.allies(self.public, self.controller(unit))
    }

    /// The enemies of `unit`.
    #[inline]
    pub fn enemies_of(&self, unit: UnitId) -> UnitSet {
        self.game.enemies(self.public, self.controller(unit))
    }

    /// The area a unit stands in, for callers that know it is in play.
    #[inline]
    pub fn area(&self, unit: UnitId) -> AreaId {
        self.public.area_of(unit).expect("the unit is in play")
    }

    /// The class of a unit.
    #[inline]
    pub fn class(&self, unit: UnitId) -> Class {
        self.game.def(unit).class
    }

    /// The type of a unit.
    #[inline]
    pub fn unit_type(&self, unit: UnitId) -> UnitType {
        self.game.def(unit).unit_type
    }

    /// The talents a unit can use now. [P15.14.0-4] [P15.8B.0-2] [P15.12B.12-2] An enemy who
    /// resolves its attack is not bound by what its player waives. [P15.8A.2b-11]
    #[inline]
    pub fn talents(&self, unit: UnitId) -> TalentSet {
        let printed = self.game.printed_talents(unit);
        if printed == TalentSet::EMPTY || self.talents_ignored(unit) {
            return TalentSet::EMPTY;
        }
        let waived = self.public.unit(unit).waived;
        if waived == TalentSet::EMPTY || self.is_in_hands_of_enemy(unit) {
            return printed;
        }
        printed - waived
    }

    /// Whether a unit can use `talent` now.
    #[inline]
    pub fn has(&self, unit: UnitId, talent: Talent) -> bool {
        self.talents(unit).contains(talent)
    }

    /// Whether the rules switch the talents of a unit off. [P15.5B.2-11]
    fn talents_ignored(&self, unit: UnitId) -> bool {
        let state = self.public.unit(unit);
        let Some(area) = state.area else { return true };
        self.public.complex == Some(unit)
            || self.is_too_few_for_talents(unit)
            || self.terrain_acts(unit, area, board::Terrain::Water)
    }

    /// Whether a troop has lost too many miniatures to use its talents. [P15.5B.2-11] [B29.31.5]
    #[inline]
    pub(crate) fn is_too_few_for_talents(&self, unit: UnitId) -> bool {
        match self.game.edition().troop_talents {
            TroopTalents::UntilTheLast => self.is_last_miniature(unit),
            TroopTalents::WhileComplete => self.is_incomplete_troop(unit),
        }
    }

    /// Whether a troop that has been in play lacks miniatures. [B29.33.13]
    pub(crate) fn is_incomplete_troop(&self, unit: UnitId) -> bool {
        let def = self.game.def(unit);
        def.is_troop() && self.public.unit(unit).vitality < def.full_vitality()
    }

    /// Whether an incomplete troop is down to one miniature. [P15.5B.2-11] [P15.R186]
    #[inline]
    pub fn is_last_miniature(&self, unit: UnitId) -> bool {
        let def = self.game.def(unit);
        def.is_troop() && self.public.unit(unit).vitality == 1 && def.full_vitality() > 1
    }

    /// Units in an area that can use `talent` now.
    #[inline]
    pub fn with_talent(&self, units: UnitSet, talent: Talent) -> UnitSet {
        units.iter().filter(|&unit| self.has(unit, talent)).collect()
    }

    /// Whether `unit` stands with another unit of `companions`. A unit is its own companion only
    /// where the table says so. [P15.R181]
    #[inline]
    pub fn has_companion(&self, unit: UnitId, companions: UnitSet) -> bool {
        let Some(area) = self.public.area_of(unit) else { return false };
        let mut here = self.public.units_in(area) & companions;
        if !self.game.settings().own_companion {
            here.remove(unit);
        }
        !here.is_empty()
    }

    /// The divinity of a player, whatever became of it.
    pub fn divinity(&self, seat: Seat) -> Option<UnitId> {
        self.public.seat(seat).army.iter().find(|&unit| self.game.def(unit).is_divinity())
    }

    /// Cards of one kind in a player's hand.
    #[inline]
    pub fn in_hand(&self, seat: Seat, card: Card) -> u8 {
        match card {
            Card::ArtOfWar => self.hidden.aow[seat.index()],
            Card::Omphalos => self.hidden.omphalos[seat.index()],
            Card::Activation(unit) => self.hidden.in_hand[self.cards_of(unit).index()],
        }
    }

    /// What everybody knows of one kind of card of a player.
    #[inline]
    pub fn pile(&self, seat: Seat, card: Card) -> Pile {
        match card {
            Card::ArtOfWar => self.public.seat(seat).aow,
            Card::Omphalos => self.public.seat(seat).omphalos,
            Card::Activation(unit) => self.public.unit(self.cards_of(unit)).cards,
        }
    }

    /// Cards of one kind in a player's deck.
    #[inline]
    pub fn in_deck(&self, seat: Seat, card: Card) -> u8 {
        let pile = self.pile(seat, card);
        pile.total - pile.discard - self.in_hand(seat, card)
    }

    /// The unit under whose name the activation cards of `unit` are counted: the first of that
    /// name in the army, so that units of one name share their cards. [P15.R24]
    #[inline]
    pub fn cards_of(&self, unit: UnitId) -> UnitId {
        self.game.cards_of(self.public, unit)
    }

    /// The kinds of card a player owns, wherever they are.
    pub fn card_kinds(&self, seat: Seat) -> impl Iterator<Item = Card> + use<'a> {
        let look = *self;
        let units = self.public.seat(seat).army.iter();
        let own = units.filter(move |&unit| look.cards_of(unit) == unit).map(Card::Activation);
        [Card::ArtOfWar, Card::Omphalos].into_iter().chain(own)
    }

    /// Whether a unit may be activated by `seat` as far as everybody can see: own, not yet
    /// activated, able to act. [P15.7C.2] [P15.R33]
    #[inline]
    pub fn could_be_activated(&self, seat: Seat, unit: UnitId) -> bool {
        let state = self.public.unit(unit);
        state.owner == Some(seat)
            && matches!(state.stage, Stage::Ready | Stage::InPlay)
            && !(state.stage == Stage::Ready
                && self.game.def(unit).is_troop()
                && self.game.edition().troops_at_set_up == TroopsAtSetUp::Placed)
            && !self.public.activated.contains(unit)
            && state.paralysed.is_none()
    }
}
