//! The game object: what never changes while a game is played, compiled for quick look-up.

use crate::catalog::{Abilities, CreatureDef, EquipmentDef, EquipmentKind, Mythology, Trait};
use crate::figures::Figure;
use crate::frame::{Frame, SetUpStep, Shop};
use crate::ids::{CreatureId, CreatureSet, EquipmentId};
use crate::resources::Price;
use crate::revision::Revision;
use crate::settings::Settings;
use crate::setup::{Setup, SetupFault, faults};
use crate::state::{Hidden, Public, State};
use crate::town::{Action, ActionSet, Phase};

/// A game of Conjurers: rules, cards and table settings.
#[derive(Clone, Debug)]
pub struct Conjurers {
    setup: Setup,
    creatures: Vec<Abilities>,
    equipment: Vec<Abilities>,
    prices: Vec<Price>,
    of_mythology: [CreatureSet; Mythology::COUNT],
    of_level: [CreatureSet; 6],
    smiths: CreatureSet,
    /// Actions that are open in each phase, whatever is locked.
    open: [ActionSet; 4],
    /// Actions with a single space.
    single: ActionSet,
    /// Actions each figure works on.
    work: [ActionSet; Figure::COUNT],
}

impl Conjurers {
    /// Compiles a set-up.
    ///
    /// # Errors
    /// Every reason why it cannot be played.
    pub fn new(setup: Setup) -> Result<Self, Vec<SetupFault>> {
        let faults = faults(&setup);
        if !faults.is_empty() {
            return Err(faults);
        }
        let creatures: Vec<_> =
            setup.creatures.iter().map(|def| Abilities::of(&def.abilities)).collect();
        let equipment = setup.equipment.iter().map(|def| Abilities::of(&def.abilities)).collect();
        let price = |def: &EquipmentDef| {
            if setup.seats == 2 { def.price.in_diamonds() } else { def.price }
        };
        let prices = setup.equipment.iter().map(|def| price(def)).collect();
        let mut of_mythology = [CreatureSet::EMPTY; Mythology::COUNT];
        let mut of_level = [CreatureSet::EMPTY; 6];
        let mut smiths = CreatureSet::EMPTY;
        for ((def, abilities), id) in setup.creatures.iter().zip(&creatures).zip(0..) {
            let id = CreatureId(id);
            of_level[usize::from(def.level)].insert(id);
            if let Some(mythology) = def.mythology {
                of_mythology[mythology.index()].insert(id);
            }
            if abilities.has(Trait::WeaponSmith) {
                smiths.insert(id);
            }
        }
        let select = |keep: &dyn Fn(Action) -> bool| -> ActionSet {
            Action::ALL.iter().copied().filter(|&action| keep(action)).collect()
        };
        let seats = setup.seats;
        let phases = [Phase::One, Phase::Two, Phase::Three, Phase::Four];
        let open = phases.map(|phase| select(&|at| at.spaces(seats) > 0 && at.opens() <= phase));
        let single = select(&|action| action.spaces(seats) == 1);
        let mut work = [ActionSet::EMPTY; Figure::COUNT];
        for &figure in Figure::ALL {
            work[figure.index()] = select(&|action| figure.works_on(action));
        }
        Ok(Self {
            setup,
            creatures,
            equipment,
            prices,
            of_mythology,
            of_level,
            smiths,
            open,
            single,
            work,
        })
    }

    /// How the game began.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The optional rules in force.
    #[inline]
    pub fn settings(&self) -> &Settings {
        &self.setup.settings
    }

    /// The revision of the rules it is played by.
    #[inline]
    pub(crate) fn revision(&self) -> Revision {
        self.setup.revision
    }

    /// How many players.
    #[inline]
    pub fn seat_count(&self) -> u8 {
        self.setup.seats
    }

    /// Whether sapphires exist: not with two players. [CON.4.14] [CON.4.16] [CON.R15]
    #[inline]
    pub fn has_sapphires(&self) -> bool {
        self.setup.seats != 2
    }

    /// Every creature card.
    pub fn creatures(&self) -> impl Iterator<Item = CreatureId> + use<> {
        (0..self.setup.creatures.len() as u8).map(CreatureId)
    }

    /// Every kind of item and artifact.
    pub fn equipment(&self) -> impl Iterator<Item = EquipmentId> + use<> {
        (0..self.setup.equipment.len() as u8).map(EquipmentId)
    }

    /// What a creature card shows. The minion has no card of its own: see
    /// [`Look::stats`](crate::Look::stats).
    #[inline]
    pub fn creature(&self, creature: CreatureId) -> &CreatureDef {
        &self.setup.creatures[creature.index()]
    }

    /// The abilities of a creature card.
    #[inline]
    pub(crate) fn own_abilities(&self, creature: CreatureId) -> Abilities {
        self.creatures[creature.index()]
    }

    /// What an item or artifact card shows.
    #[inline]
    pub fn card(&self, card: EquipmentId) -> &EquipmentDef {
        &self.setup.equipment[card.index()]
    }

    /// The abilities of an item or artifact.
    #[inline]
    pub(crate) fn card_abilities(&self, card: EquipmentId) -> Abilities {
        self.equipment[card.index()]
    }

    /// What an item or artifact costs at this table. [CON.4.17] [CON.R14]
    #[inline]
    pub fn price(&self, card: EquipmentId) -> Price {
        self.prices[card.index()]
    }

    /// Where an item or artifact is sold. [CON.17.2] [CON.17.3]
    #[inline]
    pub fn shop_of(&self, card: EquipmentId) -> Shop {
        match self.card(card).kind {
            EquipmentKind::Item { .. } => Shop::Blacksmith,
            EquipmentKind::Artifact { .. } => Shop::Artificer,
        }
    }

    /// All creatures of a mythology.
    #[inline]
    pub fn of_mythology(&self, mythology: Mythology) -> CreatureSet {
        self.of_mythology[mythology.index()]
    }

    /// All creatures of a level.
    #[inline]
    pub fn of_level(&self, level: u8) -> CreatureSet {
        self.of_level[usize::from(level)]
    }

    /// All weapon smiths. [CON.29.8]
    #[inline]
    pub(crate) fn smiths(&self) -> CreatureSet {
        self.smiths
    }

    /// Actions that are open in a phase as far as the number of players goes. [CON.9.5] [CON.4.13]
    #[inline]
    pub(crate) fn open_in(&self, phase: Phase) -> ActionSet {
        self.open[phase as usize]
    }

    /// Actions with a single space. [CON.R19]
    #[inline]
    pub(crate) fn single(&self) -> ActionSet {
        self.single
    }

    /// Actions a figure works on. [CON.5.2]
    #[inline]
    pub(crate) fn work_of(&self, figure: Figure) -> ActionSet {
        self.work[figure.index()]
    }

    /// The name of a creature in notation.
    pub fn tag(&self, creature: CreatureId) -> &str {
        if creature == CreatureId::MINION { "minion" } else { &self.creature(creature).id }
    }

    /// The creature with this name in notation.
    pub fn creature_by_tag(&self, tag: &str) -> Option<CreatureId> {
        if tag == "minion" {
            return Some(CreatureId::MINION);
        }
        self.creatures().find(|&creature| self.creature(creature).id == tag)
    }

    /// The name of an item or artifact in notation.
    pub fn card_tag(&self, card: EquipmentId) -> &str {
        &self.card(card).id
    }

    /// The item or artifact with this name in notation.
    pub fn card_by_tag(&self, tag: &str) -> Option<EquipmentId> {
        self.equipment().find(|&card| self.card(card).id == tag)
    }

    /// The state before the first draw: cards in their piles, figures of nobody. [CON.3.2]
    pub(crate) fn state_before_set_up(&self) -> State {
        let mut public = Public::empty();
        for creature in self.creatures() {
            match self.creature(creature).mythology {
                Some(_) => public.pile.insert(creature),
                None => public.gone.insert(creature),
            }
        }
        for card in self.equipment() {
            public.shelf[card.index()] = self.card(card).copies();
        }
        public.frames.push(Frame::SetUp(SetUpStep::Lock));
        State { public, hidden: Hidden::BLANK }
    }
}
