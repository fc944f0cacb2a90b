//! What is worked out once for a table: how strong cards are in battle.

use std::sync::Arc;

use conjurers::catalog::{Abilities, CreatureDef, EquipmentKind, Mythology, Trait};
use conjurers::{Conjurers, CreatureId, EquipmentId, Figure, FigureSet, Resource, Setup, minions};
use players::Net;

use crate::holding::Bonuses;
use crate::terms::{Foresight, LEARNED, Weights};

/// What computer players work out once for a table of Conjurers.
#[derive(Debug)]
pub struct Lore {
    setup: Setup,
    pub(crate) weights: Weights,
    pub(crate) foresight: Foresight,
    /// What judges beyond the sum of the terms.
    pub(crate) net: Option<Arc<Net>>,
    /// What forms first impressions.
    pub(crate) instinct: Option<Arc<Net>>,
    fighters: Vec<Prowess>,
    gear: Vec<Gear>,
    grounds: Vec<f64>,
    artifacts: Vec<Artifact>,
    bonuses: Bonuses,
}

impl Foresight {
    /// What assistants are worth together at a table for so many, in assistants beyond the first. What
    /// three are worth follows from their pairs, as if each were worth something by itself.
    pub(crate) fn crew(&self, figures: FigureSet, seats: u8) -> f64 {
        use Figure::{Merchant, Recruiter, Warrior, Worker};
        let pairs = [
            (Worker, Merchant, self.worker_merchant),
            (Worker, Warrior, self.worker_warrior),
            (Worker, Recruiter, self.worker_recruiter),
            (Merchant, Warrior, self.merchant_warrior),
            (Merchant, Recruiter, self.merchant_recruiter),
            (Warrior, Recruiter, self.warrior_recruiter),
        ];
        let crowd = f64::from(seats.saturating_sub(2));
        let worth = |&(one, other, worth): &(Figure, Figure, f64)| {
            (figures.contains(one) && figures.contains(other))
                .then(|| worth + crowd * (self.crowded(one) + self.crowded(other)))
        };
        let sum: f64 = pairs.iter().filter_map(worth).sum();
        match figures.assistants() {
            ..=2 => sum,
            _ => (sum + 1.0) / 2.0,
        }
    }

    /// What each player beyond two adds to what an assistant is worth.
    const fn crowded(&self, figure: Figure) -> f64 {
        match figure {
            Figure::Conjurer => 0.0,
            Figure::Worker => self.crowded_worker,
            Figure::Merchant => self.crowded_merchant,
            Figure::Warrior => self.crowded_warrior,
            Figure::Recruiter => self.crowded_recruiter,
        }
    }

    /// What a unit of a resource is worth against wood; food is not traded.
    pub(crate) const fn woods(&self, resource: Resource) -> f64 {
        match resource {
            Resource::Wood | Resource::Stone => 1.0,
            Resource::Iron | Resource::Bronze => self.metal,
            Resource::Sapphire | Resource::Diamond => self.gem,
            Resource::Food => 0.0,
        }
    }
}

/// What a creature can take and deal in battle, its abilities counted in.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Prowess {
    pub(crate) health: f64,
    pub(crate) blow: f64,
}

/// What an item or artifact adds to who wears it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gear {
    pub(crate) abilities: Abilities,
    /// What its abilities without a number multiply.
    pub(crate) factor: f64,
}

/// An artifact, as far as points go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Artifact {
    pub(crate) card: EquipmentId,
    pub(crate) mythology: Mythology,
    pub(crate) points: u8,
}

impl Prowess {
    /// By health points left, dice and abilities, those of equipment included.
    pub(crate) fn of(health: f64, dice: f64, abilities: &Abilities) -> Self {
        let mut health = health + f64::from(abilities.absorption);
        let mut blow = dice
            + f64::from(abilities.power_hit)
            + 0.5 * f64::from(abilities.offensive)
            + 1.1 * f64::from(abilities.burning);
        health *= 1.0 + 0.15 * f64::from(abilities.defensive);
        for (ability, takes, deals) in GIFTS {
            if abilities.has(ability) {
                health *= takes;
                blow *= deals;
            }
        }
        Self { health, blow }
    }

    /// One number for both: what is dealt over a life.
    pub(crate) fn power(self) -> f64 {
        self.health * self.blow
    }
}

/// What abilities without a number do for what a creature can take and deal.
const GIFTS: [(Trait, f64, f64); 12] = [
    (Trait::Flying, 1.3, 1.0),
    (Trait::FrostAttack, 1.2, 1.0),
    (Trait::Poisonous, 1.0, 1.3),
    (Trait::MultiAttack, 1.0, 1.25),
    (Trait::Devour, 1.2, 1.0),
    (Trait::LifeSteal, 1.2, 1.0),
    (Trait::Resurrection, 1.6, 1.0),
    (Trait::Ranged, 1.3, 1.0),
    (Trait::FirstStrike, 1.15, 1.0),
    (Trait::Immobility, 1.0, 0.95),
    (Trait::Bind, 1.2, 1.2),
    (Trait::Magician, 1.0, 1.4),
];

impl Lore {
    /// For a table, with the weights that players have.
    pub(crate) fn new(game: &Conjurers) -> Self {
        let (weights, foresight) = (Weights::default(), Foresight::default());
        let (net, instinct) = (LEARNED.net.clone(), LEARNED.instinct.clone());
        Self { weights, foresight, net, instinct, ..Self::plain(game) }
    }

    /// For a table, with weights set by hand.
    pub(crate) fn plain(game: &Conjurers) -> Self {
        let setup = game.setup().clone();
        let fighter = |def: &CreatureDef| {
            let abilities = Abilities::of(&def.abilities);
            Prowess::of(def.health.into(), def.dice.into(), &abilities)
        };
        let fighters: Vec<Prowess> = setup.creatures.iter().map(|def| fighter(def)).collect();
        let ground = |def: &CreatureDef, fighter: Prowess| {
            let minion = def.mythology.map_or(0.0, |of| minion(of, def.level).power());
            (fighter.power() + minion).ln()
        };
        let pairs = setup.creatures.iter().zip(&fighters);
        let grounds = pairs.map(|(def, &fighter)| ground(def, fighter)).collect();
        let gear = setup.equipment.iter().map(|def| Gear::of(Abilities::of(&def.abilities)));
        let gear = gear.collect();
        let artifact = |card: EquipmentId| match game.card(card).kind {
            EquipmentKind::Artifact { mythology, points } => {
                Some(Artifact { card, mythology, points })
            }
            EquipmentKind::Item { .. } => None,
        };
        let artifacts = game.equipment().filter_map(artifact).collect();
        let (weights, foresight) = (Weights::PLAIN, Foresight::PLAIN);
        let bonuses = Bonuses::new(game.seat_count());
        Self {
            setup,
            weights,
            foresight,
            net: None,
            instinct: None,
            fighters,
            gear,
            grounds,
            artifacts,
            bonuses,
        }
    }

    /// Whether it was worked out for this table.
    pub(crate) fn is_of(&self, game: &Conjurers) -> bool {
        self.setup == *game.setup()
    }

    /// What a creature card is in battle.
    pub(crate) fn fighter(&self, creature: CreatureId) -> Prowess {
        self.fighters.get(creature.index()).copied().unwrap_or_default()
    }

    /// What an item or artifact adds.
    pub(crate) fn gear(&self, card: EquipmentId) -> Gear {
        self.gear[card.index()]
    }

    /// The logarithm of the strength of a creature that is fought for, with its minion.
    pub(crate) fn ground(&self, creature: CreatureId) -> f64 {
        self.grounds[creature.index()]
    }

    /// The bonuses of the table.
    pub(crate) fn bonuses(&self) -> &Bonuses {
        &self.bonuses
    }

    /// The artifacts of the table.
    pub(crate) fn artifacts(&self) -> &[Artifact] {
        &self.artifacts
    }
}

impl Gear {
    fn of(abilities: Abilities) -> Self {
        let bare = Abilities { absorption: 0, power_hit: 0, ..abilities };
        let factor = Prowess::of(1.0, 1.0, &bare).power();
        Self { abilities, factor }
    }

    /// By how much it makes a creature stronger.
    pub(crate) fn adds(&self, wearer: Prowess) -> f64 {
        let health = wearer.health + f64::from(self.abilities.absorption);
        let blow = wearer.blow + f64::from(self.abilities.power_hit);
        health * blow * self.factor - wearer.power()
    }
}

/// What a minion is in battle.
fn minion(mythology: Mythology, level: u8) -> Prowess {
    let size = minions::size(level);
    let abilities = minions::abilities(mythology, level);
    Prowess::of(size.health.into(), size.dice.into(), &abilities)
}
