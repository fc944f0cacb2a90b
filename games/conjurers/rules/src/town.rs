//! The board: actions, their spaces, when they open and what they yield (9 to 12).

use kernel::{Seat, words};

use crate::catalog::Mythology;
use crate::resources::Resource;

words! {
    /// An action a figure can be put on. [CON.2.1]
    Action {
        /// Lumber mill.
        LumberMill = "lumber_mill",
        /// Stone mine.
        StoneMine = "stone_mine",
        /// Iron mine.
        IronMine = "iron_mine",
        /// Bronze smelter.
        BronzeSmelter = "bronze_smelter",
        /// Sapphire mine.
        SapphireMine = "sapphire_mine",
        /// Diamond mine.
        DiamondMine = "diamond_mine",
        /// Wood storage.
        WoodStorage = "wood_storage",
        /// Stone storage.
        StoneStorage = "stone_storage",
        /// Iron storage.
        IronStorage = "iron_storage",
        /// Bronze storage.
        BronzeStorage = "bronze_storage",
        /// Sapphire storage.
        SapphireStorage = "sapphire_storage",
        /// Diamond storage.
        DiamondStorage = "diamond_storage",
        /// Wild animals.
        WildAnimals = "wild_animals",
        /// Fishing pond.
        FishingPond = "fishing_pond",
        /// Marketplace.
        Marketplace = "marketplace",
        /// Tavern.
        Tavern = "tavern",
        /// Guild house.
        GuildHouse = "guild_house",
        /// Sacrificial pit.
        SacrificialPit = "sacrificial_pit",
        /// Blacksmith.
        Blacksmith = "blacksmith",
        /// Artificer.
        Artificer = "artificer",
        /// The Egyptian battleground.
        Duat = "duat",
        /// The Greek battleground.
        MountOlympus = "mount_olympus",
        /// The Japanese battleground. [CON.R18]
        ShangriLa = "shangri_la",
        /// The Norse battleground.
        Valhalla = "valhalla",
        /// The Biblical battleground.
        GardenOfEden = "garden_of_eden",
        /// The house of the first player: a duel.
        House1 = "house_1",
        /// The house of the second player.
        House2 = "house_2",
        /// The house of the third player.
        House3 = "house_3",
        /// The house of the fourth player.
        House4 = "house_4",
    }
}

/// Which assistant works on an action beside the conjurer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trade {
    /// Workers. [CON.5.8]
    Worker,
    /// Merchants. [CON.5.9]
    Merchant,
    /// Warriors. [CON.5.10]
    Warrior,
    /// Recruiters. [CON.5.11]
    Recruiter,
    /// Every kind. [CON.5.5]
    Anyone,
    /// None: the conjurer alone. [CON.5.6]
    Nobody,
}

words! {
    /// A game phase: three turns each. [CON.R2]
    Phase {
        /// Turns 1 to 3. [CON.9.1]
        One = "I",
        /// Turns 4 to 6. [CON.9.2]
        Two = "II",
        /// Turns 7 to 9. [CON.9.3]
        Three = "III",
        /// Turns 10 to 12. [CON.9.4]
        Four = "IV",
    }
}

/// The last turn. [CON.1.2]
pub const LAST_TURN: u8 = 12;

impl Phase {
    /// The phase a turn belongs to.
    #[inline]
    pub const fn of_turn(turn: u8) -> Self {
        match turn {
            ..=3 => Self::One,
            4..=6 => Self::Two,
            7..=9 => Self::Three,
            10.. => Self::Four,
        }
    }
}

impl Action {
    /// How many actions there are.
    pub const COUNT: usize = 29;

    /// The mine whose control the action gives. [CON.10.1]
    pub const fn mine(self) -> Option<Resource> {
        Some(match self {
            Self::LumberMill => Resource::Wood,
            Self::StoneMine => Resource::Stone,
            Self::IronMine => Resource::Iron,
            Self::BronzeSmelter => Resource::Bronze,
            Self::SapphireMine => Resource::Sapphire,
            Self::DiamondMine => Resource::Diamond,
            _ => return None,
        })
    }

    /// What the action gives at once, when it is a storage. [CON.11.1]
    pub const fn storage(self) -> Option<Resource> {
        Some(match self {
            Self::WoodStorage => Resource::Wood,
            Self::StoneStorage => Resource::Stone,
            Self::IronStorage => Resource::Iron,
            Self::BronzeStorage => Resource::Bronze,
            Self::SapphireStorage => Resource::Sapphire,
            Self::DiamondStorage => Resource::Diamond,
            _ => return None,
        })
    }

    /// The mythology of a battleground. [CON.18.1] [CON.R18]
    #[inline]
    pub const fn battleground(self) -> Option<Mythology> {
        Some(match self {
            Self::Duat => Mythology::Egyptian,
            Self::MountOlympus => Mythology::Greek,
            Self::ShangriLa => Mythology::Japanese,
            Self::Valhalla => Mythology::Norse,
            Self::GardenOfEden => Mythology::Biblical,
            _ => return None,
        })
    }

    /// The battleground of a mythology. [CON.18.1]
    pub const fn battleground_of(mythology: Mythology) -> Self {
        match mythology {
            Mythology::Egyptian => Self::Duat,
            Mythology::Greek => Self::MountOlympus,
            Mythology::Japanese => Self::ShangriLa,
            Mythology::Norse => Self::Valhalla,
            Mythology::Biblical => Self::GardenOfEden,
        }
    }

    /// The player whose house it is. [CON.19.1]
    #[inline]
    pub const fn house(self) -> Option<Seat> {
        Some(match self {
            Self::House1 => Seat(0),
            Self::House2 => Seat(1),
            Self::House3 => Seat(2),
            Self::House4 => Seat(3),
            _ => return None,
        })
    }

    /// The house of a player.
    pub const fn house_of(seat: Seat) -> Self {
        match seat.0 {
            0 => Self::House1,
            1 => Self::House2,
            2 => Self::House3,
            _ => Self::House4,
        }
    }

    /// Whether resolving it is a battle. [CON.7.5] [CON.22.1]
    #[inline]
    pub const fn is_battle(self) -> bool {
        self.battleground().is_some() || self.house().is_some()
    }

    /// Which assistants work on it.
    pub const fn trade(self) -> Trade {
        match self {
            Self::LumberMill
            | Self::StoneMine
            | Self::IronMine
            | Self::BronzeSmelter
            | Self::SapphireMine
            | Self::DiamondMine => Trade::Worker,
            Self::WoodStorage
            | Self::StoneStorage
            | Self::IronStorage
            | Self::BronzeStorage
            | Self::SapphireStorage
            | Self::DiamondStorage
            | Self::Blacksmith
            | Self::Artificer => Trade::Merchant,
            Self::Duat
            | Self::MountOlympus
            | Self::ShangriLa
            | Self::Valhalla
            | Self::GardenOfEden => Trade::Warrior,
            Self::Tavern | Self::SacrificialPit | Self::Marketplace | Self::GuildHouse => {
                Trade::Recruiter
            }
            Self::WildAnimals | Self::FishingPond => Trade::Anyone,
            Self::House1 | Self::House2 | Self::House3 | Self::House4 => Trade::Nobody,
        }
    }

    /// The phase from which it is open. [CON.9.5] [CON.9.6] [CON.9.9] [CON.9.10] [CON.R23]
    pub const fn opens(self) -> Phase {
        match self {
            Self::IronMine | Self::BronzeSmelter | Self::IronStorage | Self::BronzeStorage => {
                Phase::Two
            }
            Self::SapphireMine
            | Self::DiamondMine
            | Self::SapphireStorage
            | Self::DiamondStorage => Phase::Three,
            _ => Phase::One,
        }
    }

    /// How many spaces it has at a table of `seats`; 0 where the number of players closes it.
    /// [CON.17.5] [CON.4.10] [CON.4.11] [CON.4.12] [CON.4.13] [CON.4.14] [CON.4.15] [CON.R19]
    /// [CON.R16]
    pub const fn spaces(self, seats: u8) -> u8 {
        match self {
            Self::SacrificialPit | Self::Blacksmith | Self::Artificer => {
                if seats == 2 {
                    1
                } else {
                    2
                }
            }
            Self::FishingPond | Self::SapphireMine | Self::SapphireStorage => (seats > 2) as u8,
            Self::House1 => 1,
            Self::House2 => (seats > 1) as u8,
            Self::House3 => (seats > 2) as u8,
            Self::House4 => (seats > 3) as u8,
            _ => 1,
        }
    }
}

kernel::id_set! {
    /// A set of actions.
    #[derive(Debug)]
    pub struct ActionSet(u32) of Action;
}

/// What a mine pays at the end of a turn. [CON.10.5] [CON.10.6] [CON.10.7] [CON.10.8] [CON.10.9]
/// [CON.10.10] [CON.10.11] [CON.R40]
pub const fn mine_output(resource: Resource, phase: Phase) -> u16 {
    let opens = match resource {
        Resource::Wood | Resource::Stone => Phase::One,
        Resource::Iron | Resource::Bronze => Phase::Two,
        Resource::Sapphire | Resource::Diamond => Phase::Three,
        Resource::Food => return 0,
    };
    if (phase as u8) < opens as u8 { 0 } else { 1 << (phase as u8 - opens as u8) }
}

/// What a storage gives at once. [CON.11.3] [CON.11.4] [CON.11.5] [CON.11.6] [CON.11.7] [CON.11.8]
/// [CON.11.9]
pub const fn storage_output(resource: Resource, phase: Phase) -> u16 {
    2 * mine_output(resource, phase)
}

/// What wild animals and the fishing pond give. [CON.12.2] [CON.12.3]
pub const fn food_output(phase: Phase) -> u16 {
    5 + 3 * phase as u16
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figures::Figure;

    #[test]
    fn outputs_are_those_of_the_tables() {
        let row = |output: fn(Resource, Phase) -> u16, resource| {
            [Phase::One, Phase::Two, Phase::Three, Phase::Four].map(|phase| output(resource, phase))
        };
        assert_eq!(row(mine_output, Resource::Wood), [1, 2, 4, 8]);
        assert_eq!(row(mine_output, Resource::Bronze), [0, 1, 2, 4]);
        assert_eq!(row(mine_output, Resource::Diamond), [0, 0, 1, 2]);
        assert_eq!(row(storage_output, Resource::Stone), [2, 4, 8, 16]);
        assert_eq!(row(storage_output, Resource::Iron), [0, 2, 4, 8]);
        assert_eq!(row(storage_output, Resource::Sapphire), [0, 0, 2, 4]);
        let food = [Phase::One, Phase::Two, Phase::Three, Phase::Four].map(food_output);
        assert_eq!(food, [5, 8, 11, 14]);
    }

    #[test]
    fn battlegrounds_and_houses_go_both_ways() {
        for &mythology in Mythology::ALL {
            assert_eq!(Action::battleground_of(mythology).battleground(), Some(mythology));
        }
        for seat in Seat::all(4) {
            assert_eq!(Action::house_of(seat).house(), Some(seat));
        }
        let all: ActionSet = Action::ALL.iter().copied().collect();
        assert_eq!(all.iter().collect::<Vec<_>>(), Action::ALL);
    }

    #[test]
    fn every_action_has_the_conjurer_and_one_kind_of_assistant_with_three_exceptions() {
        assert_eq!(Action::ALL.len(), Action::COUNT);
        for &action in Action::ALL {
            assert!(Figure::Conjurer.works_on(action));
            let kinds = Figure::ASSISTANTS.iter().filter(|kind| kind.works_on(action)).count();
            let expected = match action {
                Action::WildAnimals | Action::FishingPond => 4,
                _ if action.house().is_some() => 0,
                _ => 1,
            };
            assert_eq!(kinds, expected, "{action}");
        }
    }
}
