//! The six resources and food: stocks, prices, and what the table calls them (2.11, 2.12).

use kernel::words;
use serde::{Deserialize, Serialize};

words! {
    /// What a player can have a stock of. Food is paid for feeding alone. [CON.R52] [CON.R45]
    Resource {
        /// Wood.
        Wood = "wood",
        /// Stone.
        Stone = "stone",
        /// Iron.
        Iron = "iron",
        /// Bronze.
        Bronze = "bronze",
        /// Sapphire; absent with two players. [CON.4.16]
        Sapphire = "sapphire",
        /// Diamond.
        Diamond = "diamond",
        /// Food.
        Food = "food",
    }
}

words! {
    /// A pair of resources that stand together at the market and in the count of points.
    Pair {
        /// Wood and stone.
        WoodStone = "wood_stone",
        /// Iron and bronze.
        IronBronze = "iron_bronze",
        /// Sapphire and diamond.
        Gems = "sapphire_diamond",
    }
}

impl Resource {
    /// How many there are, food included.
    pub const COUNT: usize = 7;

    /// The six that are traded, paid and counted.
    pub const TRADED: [Self; 6] =
        [Self::Wood, Self::Stone, Self::Iron, Self::Bronze, Self::Sapphire, Self::Diamond];

    /// The pair a resource belongs to; food has none.
    #[inline]
    pub const fn pair(self) -> Option<Pair> {
        match self {
            Self::Wood | Self::Stone => Some(Pair::WoodStone),
            Self::Iron | Self::Bronze => Some(Pair::IronBronze),
            Self::Sapphire | Self::Diamond => Some(Pair::Gems),
            Self::Food => None,
        }
    }
}

impl Pair {
    /// Its two resources.
    #[inline]
    pub const fn resources(self) -> [Resource; 2] {
        match self {
            Self::WoodStone => [Resource::Wood, Resource::Stone],
            Self::IronBronze => [Resource::Iron, Resource::Bronze],
            Self::Gems => [Resource::Sapphire, Resource::Diamond],
        }
    }
}

/// How much of each resource a player has. Supplies are unlimited. [CON.R5]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stock(pub [u16; Resource::COUNT]);

impl Stock {
    /// How much of `resource`.
    #[inline]
    pub const fn of(&self, resource: Resource) -> u16 {
        self.0[resource.index()]
    }

    /// Adds some.
    #[inline]
    pub fn add(&mut self, resource: Resource, amount: u16) {
        self.0[resource.index()] += amount;
    }

    /// Takes some away; callers know that it is there.
    #[inline]
    pub fn take(&mut self, resource: Resource, amount: u16) {
        debug_assert!(self.of(resource) >= amount);
        self.0[resource.index()] -= amount;
    }

    /// How much of both resources of a pair.
    #[inline]
    pub fn of_pair(&self, pair: Pair) -> u16 {
        pair.resources().iter().map(|&resource| self.of(resource)).sum()
    }

    /// Whether a price can be paid.
    #[inline]
    pub fn covers(&self, price: Price) -> bool {
        self.lacks(price) == 0
    }

    /// How many units of a price are missing.
    #[inline]
    pub fn lacks(&self, price: Price) -> u16 {
        Resource::TRADED
            .iter()
            .map(|&resource| u16::from(price.of(resource)).saturating_sub(self.of(resource)))
            .sum()
    }

    /// Pays a price that is covered.
    pub fn pay(&mut self, price: Price) {
        for resource in Resource::TRADED {
            self.take(resource, u16::from(price.of(resource)));
        }
    }
}

/// What something costs in the six resources.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Price {
    /// Wood.
    pub wood: u8,
    /// Stone.
    pub stone: u8,
    /// Iron.
    pub iron: u8,
    /// Bronze.
    pub bronze: u8,
    /// Sapphires.
    pub sapphire: u8,
    /// Diamonds.
    pub diamond: u8,
}

impl Price {
    /// Nothing.
    pub const FREE: Self = Self { wood: 0, stone: 0, iron: 0, bronze: 0, sapphire: 0, diamond: 0 };

    /// How much of `resource`; food is never part of a price.
    #[inline]
    pub const fn of(&self, resource: Resource) -> u8 {
        match resource {
            Resource::Wood => self.wood,
            Resource::Stone => self.stone,
            Resource::Iron => self.iron,
            Resource::Bronze => self.bronze,
            Resource::Sapphire => self.sapphire,
            Resource::Diamond => self.diamond,
            Resource::Food => 0,
        }
    }

    /// One unit of `resource` less. [CON.29.9]
    #[must_use]
    pub const fn without_one(mut self, resource: Resource) -> Self {
        match resource {
            Resource::Wood => self.wood = self.wood.saturating_sub(1),
            Resource::Stone => self.stone = self.stone.saturating_sub(1),
            Resource::Iron => self.iron = self.iron.saturating_sub(1),
            Resource::Bronze => self.bronze = self.bronze.saturating_sub(1),
            Resource::Sapphire => self.sapphire = self.sapphire.saturating_sub(1),
            Resource::Diamond => self.diamond = self.diamond.saturating_sub(1),
            Resource::Food => {}
        }
        self
    }

    /// The same price where sapphires are paid as diamonds. [CON.4.17]
    #[must_use]
    pub const fn in_diamonds(mut self) -> Self {
        self.diamond += self.sapphire;
        self.sapphire = 0;
        self
    }

    /// How many units it has in all.
    pub const fn units(&self) -> u16 {
        self.wood as u16
            + self.stone as u16
            + self.iron as u16
            + self.bronze as u16
            + self.sapphire as u16
            + self.diamond as u16
    }
}

kernel::id_set! {
    /// A set of resources, food included.
    #[derive(Debug, Serialize, Deserialize)]
    pub struct ResourceSet(pub u8) of Resource;
}
