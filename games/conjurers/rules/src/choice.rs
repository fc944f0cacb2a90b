//! What seats decide and what chance answers.

use kernel::{Seat, words};
use serde::{Deserialize, Serialize};

use crate::catalog::Mythology;
use crate::figures::Figure;
use crate::ids::{CreatureId, EquipmentId};
use crate::resources::{Resource, ResourceSet};
use crate::rolls::Roll;
use crate::town::Action;

words! {
    /// A column of the sacrificial pit. [CON.16.2]
    Column {
        /// Stone and wood.
        StoneWood = "stone_wood",
        /// Iron and bronze.
        IronBronze = "iron_bronze",
        /// Diamond and sapphire.
        DiamondSapphire = "diamond_sapphire",
        /// Food.
        Food = "food",
    }
}

words! {
    /// What a magician can adopt for a fight. [CON.33.25]
    Magic {
        /// Frost attack.
        FrostAttack = "frost_attack",
        /// Burning 2.
        Burning = "burning",
        /// Poisonous.
        Poisonous = "poisonous",
    }
}

/// One of the three slots of a row, counted from 0. [CON.23.7]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Slot(pub u8);

impl Slot {
    /// All slots of a row.
    pub const ALL: [Self; 3] = [Self(0), Self(1), Self(2)];

    /// Position in a row.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether two slots are side by side. [CON.R109]
    #[inline]
    pub const fn is_beside(self, other: Self) -> bool {
        self.0.abs_diff(other.0) == 1
    }
}

/// A decision. The notation of each stands in its comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// Begin with this assistant. `assistant worker` [CON.3.5]
    Assistant(Figure),
    /// Put a figure on an action. `place conjurer tavern` [CON.6.2]
    Place(Figure, Action),
    /// Leave a conjurer at home that could only duel. `stay conjurer` [CON.R25]
    Stay(Figure),
    /// Resolve this assistant next. `resolve worker` [CON.R28]
    Resolve(Figure),
    /// Trade. `trade wood iron` [CON.13.1]
    Trade {
        /// What is paid.
        pay: Resource,
        /// What is gained.
        gain: Resource,
    },
    /// Hire an assistant. `hire merchant` [CON.15.1]
    Hire(Figure),
    /// Sacrifice a creature. `sacrifice kestrel food` [CON.16.1]
    Sacrifice(CreatureId, Column),
    /// Buy an item or artifact. `buy oak_buckler` [CON.17.1]
    Buy(EquipmentId),
    /// Spare one unit of the price. `spare iron` [CON.29.9]
    Spare(Resource),
    /// No more of it: trades, purchases, sacrifices, equipment; or nobody is kept out. `done`
    Done,
    /// Fight for this creature. `fight kappa` [CON.18.2]
    Fight(CreatureId),
    /// Do not fight at the battleground, or adopt nothing. `decline` [CON.R71] [CON.33.25]
    Decline,
    /// Keep a creature out of the draw. `remove kestrel` [CON.19.3]
    Remove(CreatureId),
    /// Summon a creature. `summon kestrel 2` [CON.23.9]
    Summon(CreatureId, Slot),
    /// Equip the creature just summoned. `equip oak_buckler` [CON.32.1]
    Equip(EquipmentId),
    /// Move a creature. `move kestrel 1` [CON.23.10]
    Move(CreatureId, Slot),
    /// Attack the creature it faces. `attack kestrel` [CON.23.11]
    Attack(CreatureId),
    /// Devour the creature it faces. `devour moray` [CON.28.4]
    Devour(CreatureId),
    /// Bind an opposing creature. `bind kestrel kappa` [CON.33.11]
    Bind {
        /// Who wears the card.
        by: CreatureId,
        /// Who is bound.
        on: CreatureId,
    },
    /// Break free. `break kestrel` [CON.28.8]
    BreakFree(CreatureId),
    /// Lose the turn where nothing is compulsory. `pass` [CON.R87]
    Pass,
    /// Adopt an ability for the fight. `adopt burning` [CON.33.25]
    Adopt(Magic),
    /// Take half of three stocks. `steal wood iron food` [CON.19.4]
    Steal(ResourceSet),
    /// Take a creature as a prize. `prize kappa` [CON.21.9]
    Prize(CreatureId),
    /// Take resources as a prize. `take iron` [CON.R82]
    Take(Resource),
}

/// What a chance pause asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Request {
    /// A mythology that is out of the game. [CON.4.1]
    Lock,
    /// The starting player. [CON.R7]
    Starter,
    /// A level 1 creature for a player. [CON.3.6]
    Deal(Seat),
    /// A creature for a battle, drawn by a player. [CON.22.5]
    Draw(Seat),
    /// Battle dice. [CON.24.3]
    Dice(u8),
    /// Who meets the first player in the semifinals. [CON.21.6]
    Pairing,
    /// Who is challenger in a match of these two. [CON.R79]
    Challenger([Seat; 2]),
}

/// What chance answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// This mythology. `mythology norse`
    Mythology(Mythology),
    /// This player. `seat 2`
    Seat(Seat),
    /// This creature. `card kestrel`
    Card(CreatureId),
    /// The dice show this. `dice 0 1 2`
    Dice(Roll),
}
