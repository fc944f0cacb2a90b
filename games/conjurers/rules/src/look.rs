//! Looking at a moment of a game: the questions every chapter asks.

use kernel::Seat;

use crate::battle::{Battle, BattleKind, Fighter, Place, Side};
use crate::catalog::{Abilities, Element, Mythology, Trait};
use crate::choice::Slot;
use crate::frame::{BattleStep, Frame};
use crate::game::Conjurers;
use crate::ids::{CreatureId, EquipmentId};
use crate::minions;
use crate::state::{Hidden, Public, State};

/// A game at one moment, to be read.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// What never changes.
    pub game: &'a Conjurers,
    /// What everybody sees.
    pub public: &'a Public,
    /// Which creatures are in hand.
    pub hidden: &'a Hidden,
}

/// What a creature or minion is worth in battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stats {
    /// Health points.
    pub health: u8,
    /// Battle dice.
    pub dice: u8,
    /// Its own abilities, as printed.
    pub abilities: Abilities,
    /// Its level; a minion has none. [CON.R150]
    pub level: Option<u8>,
    /// Its element; a minion has none. [CON.R150]
    pub element: Option<Element>,
    /// Its mythology. [CON.R154]
    pub mythology: Option<Mythology>,
}

impl<'a> Look<'a> {
    /// Looks at `state`.
    #[inline]
    pub fn new(game: &'a Conjurers, state: &'a State) -> Self {
        Self { game, public: &state.public, hidden: &state.hidden }
    }

    /// Looks at what everybody sees. Hands are blank: ask nothing about creatures in hand.
    pub fn of_public(game: &'a Conjurers, public: &'a Public) -> Self {
        Self { game, public, hidden: &Hidden::BLANK }
    }

    /// The battle under way, for callers that know there is one.
    #[inline]
    pub fn battle(&self) -> &'a Battle {
        self.public.battle.as_ref().expect("a battle is under way")
    }

    /// Whose dice are rolled at this moment of a battle: the creature, unless it is dead by then,
    /// and the player of its side. [CON.24.6] [CON.27.8] [CON.28.7]
    pub fn roller(&self) -> Option<(Option<CreatureId>, Seat)> {
        let battle = self.public.battle.as_ref()?;
        let place = match self.public.frames.top()? {
            Frame::Fight(fight) => fight.place(fight.rolling()?),
            Frame::Battle(BattleStep::Digest { slot } | BattleStep::BreakFree { slot }) => {
                Place { side: battle.turn, slot: Slot(*slot) }.opposite()
            }
            _ => return None,
        };
        let creature = self.fighter(place).map(|fighter| fighter.creature);
        Some((creature, battle.seats[place.side.index()]))
    }

    /// A side of the battle under way.
    #[inline]
    pub(crate) fn side(&self, side: Side) -> &'a crate::battle::Row {
        &self.battle().rows[side.index()]
    }

    /// The creature whose card lies in a slot, or did before it devoured another.
    #[inline]
    pub fn fighter(&self, place: Place) -> Option<&'a Fighter> {
        self.side(place.side).slots[place.slot.index()].as_ref()
    }

    /// The creature that stands in a slot: a devourer is not in its own. [CON.R130]
    #[inline]
    pub fn standing(&self, place: Place) -> Option<&'a Fighter> {
        self.fighter(place).filter(|fighter| !fighter.devouring)
    }

    /// Whether the creature in a slot is being devoured.
    #[inline]
    pub fn is_devoured(&self, place: Place) -> bool {
        self.fighter(place.opposite()).is_some_and(|fighter| fighter.devouring)
    }

    /// Where a creature is on the battlefield.
    pub fn place_of(&self, creature: CreatureId) -> Option<Place> {
        let battle = self.public.battle.as_ref()?;
        Side::BOTH.iter().find_map(|&side| {
            let slots = &battle.rows[side.index()].slots;
            let at = slots
                .iter()
                .position(|fighter| fighter.is_some_and(|fighter| fighter.creature == creature))?;
            Some(Place { side, slot: Slot(at as u8) })
        })
    }

    /// What a creature is worth in battle; the minion as it is in the battle under way.
    pub fn stats(&self, creature: CreatureId) -> Stats {
        if creature == CreatureId::MINION {
            return self.minion_stats();
        }
        let def = self.game.creature(creature);
        Stats {
            health: def.health,
            dice: def.dice,
            abilities: self.game.own_abilities(creature),
            level: Some(def.level),
            element: Some(def.element),
            mythology: def.mythology,
        }
    }

    /// The minion is of the mythology and size of the creature fought for. [CON.25.1] [CON.25.3]
    fn minion_stats(&self) -> Stats {
        let BattleKind::Ground(creature) = self.battle().kind else {
            unreachable!("only a battleground has a minion")
        };
        let def = self.game.creature(creature);
        let mythology = def.mythology.expect("a battleground's creature has a mythology");
        let size = minions::size(def.level);
        Stats {
            health: size.health,
            dice: size.dice,
            abilities: minions::abilities(mythology, def.level),
            level: None,
            element: None,
            mythology: Some(mythology),
        }
    }

    /// What the items and artifacts on a creature do together.
    #[inline]
    pub(crate) fn worn_abilities(&self, fighter: &Fighter) -> Abilities {
        fighter
            .worn
            .iter()
            .flatten()
            .fold(Abilities::NONE, |sum, worn| sum.and(self.game.card_abilities(worn.card)))
    }

    /// A creature's own abilities as far as it has not lost them. [CON.33.12]
    #[inline]
    pub(crate) fn unbound_abilities(&self, fighter: &Fighter) -> Abilities {
        if fighter.bound { Abilities::NONE } else { self.stats(fighter.creature).abilities }
    }

    /// What a creature can do by itself and by what it wears, when it acts. [CON.33.13]
    #[inline]
    pub(crate) fn abilities_acting(&self, fighter: &Fighter) -> Abilities {
        self.unbound_abilities(fighter).and(self.worn_abilities(fighter))
    }

    /// The same when others act on it: a devourer then has nothing of its own. [CON.28.2]
    /// [CON.R128]
    #[inline]
    pub(crate) fn abilities_defending(&self, fighter: &Fighter) -> Abilities {
        let own = self.unbound_abilities(fighter);
        let worn = self.worn_abilities(fighter);
        if own.has(Trait::Devour) { worn } else { own.and(worn) }
    }

    /// Whether a creature devours instead of attacking. [CON.28.1]
    #[inline]
    pub(crate) fn is_devourer(&self, fighter: &Fighter) -> bool {
        self.unbound_abilities(fighter).has(Trait::Devour)
    }

    /// How many cards of a kind a player can still put on a creature in this battle. [CON.R157]
    pub fn available(&self, side: Side, card: EquipmentId) -> u8 {
        let battle = self.battle();
        if battle.is_minions(side) {
            return 0;
        }
        let row = &battle.rows[side.index()];
        let used = row.used.iter().flatten().filter(|&&used| used == card).count() as u8;
        self.public.seat(battle.seats[side.index()]).equipment[card.index()] - used
    }

    /// The damage a creature's cards can still take. [CON.33.3]
    pub fn absorption_left(&self, fighter: &Fighter) -> u8 {
        let left = |worn: &crate::battle::Worn| {
            self.game.card_abilities(worn.card).absorption.saturating_sub(worn.absorbed)
        };
        fighter.worn.iter().flatten().map(left).sum()
    }

    /// The seat that decides for a side.
    #[inline]
    pub fn player(&self, side: Side) -> Seat {
        self.battle().seats[side.index()]
    }
}
