//! Where we are in the rules: one kind of frame for each numbered procedure.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::catalog::Mythology;
use crate::fight::Fight;
use crate::figures::Figure;
use crate::ids::EquipmentId;
use crate::resources::Price;

/// A suspended piece of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// Nothing.
    #[default]
    Empty,
    /// Set-up. [CON.R8]
    SetUp(SetUpStep),
    /// A turn: the frame at the bottom of the stack. [CON.6.1]
    Turn(TurnStep),
    /// The allocation phase. [CON.6.2]
    Allocation {
        /// Who is next to put a figure.
        next: Seat,
    },
    /// The resolving phase, battles left aside. [CON.7.1] [CON.7.4]
    Resolving {
        /// Whose figures are resolved.
        seat: Seat,
        /// How many players follow.
        left: u8,
    },
    /// A visit to the marketplace. [CON.13.1]
    Marketplace {
        /// The visitor.
        seat: Seat,
    },
    /// A visit to the guild house. [CON.15.1]
    GuildHouse {
        /// The visitor.
        seat: Seat,
    },
    /// A visit to the sacrificial pit. [CON.16.1]
    Pit(Pit),
    /// A visit to a blacksmith or artificer. [CON.17.1]
    Smith {
        /// The visitor.
        seat: Seat,
        /// What is sold.
        shop: Shop,
        /// Whether nothing has been bought yet. [CON.29.12]
        first: bool,
    },
    /// A purchase with a discount that can be spread in several ways. [CON.29.9]
    Payment(Payment),
    /// The battles at the end of the resolving phase. [CON.7.5]
    Battles {
        /// The battle that is fought at the same time as the one under way. [CON.7.6]
        beside: Option<Due>,
    },
    /// A battleground: which creature is fought for? [CON.18.2]
    Battleground {
        /// The player who came to fight.
        seat: Seat,
        /// For a creature of this mythology.
        mythology: Mythology,
        /// Who plays creature and minion. [CON.18.4]
        minions: Seat,
    },
    /// A battle. [CON.22.1]
    Battle(BattleStep),
    /// A fight of two creatures. [CON.R90]
    Fight(Fight),
    /// The winner of a duel names what to take. [CON.19.4]
    Spoils {
        /// The winner.
        seat: Seat,
        /// From whom.
        from: Seat,
    },
    /// A tournament. [CON.21.4]
    Tournament(Tournament),
}

/// The steps of set-up, in order. [CON.R8]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SetUpStep {
    /// Mythologies are drawn that are out of the game. [CON.4.1]
    Lock,
    /// The starting player is drawn. [CON.R7]
    Starter,
    /// Players choose their first assistant. [CON.3.5]
    Assistants {
        /// The player who chooses next.
        next: Seat,
    },
    /// Level 1 creatures are dealt. [CON.3.6]
    Deal {
        /// Who gets the next one.
        next: Seat,
    },
}

/// The parts of a turn, in order. [CON.6.1] [CON.R35]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TurnStep {
    /// Figures are allocated.
    Allocate,
    /// Actions other than battles are resolved.
    Resolve,
    /// Battles are fought.
    Battles,
    /// Mines pay. [CON.8.2]
    Mines,
    /// Everybody feeds, every third turn. [CON.8.3]
    Feed,
    /// A tournament is held, where the table has them. [CON.21.3]
    Tournament,
    /// The turn figure moves on, or the game ends. [CON.8.4] [CON.8.6]
    Advance,
}

/// A visit to the sacrificial pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pit {
    /// The visitor.
    pub seat: Seat,
    /// How many creatures were sacrificed in this action. [CON.16.8]
    pub count: u8,
    /// The highest level sacrificed in this action. [CON.16.11]
    pub level: u8,
}

kernel::words! {
    /// What a smith sells.
    Shop {
        /// Items. [CON.17.2]
        Blacksmith = "blacksmith",
        /// Artifacts. [CON.17.3]
        Artificer = "artificer",
    }
}

/// A purchase whose discount is being spread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Payment {
    /// The buyer.
    pub seat: Seat,
    /// What is bought.
    pub card: EquipmentId,
    /// What is still to be paid.
    pub price: Price,
    /// How many more units are spared.
    pub discount: u8,
}

/// A battle that waits for its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Due {
    /// Whose figure brings it about.
    pub seat: Seat,
    /// The figure.
    pub figure: Figure,
    /// Who plays creature and minion, at a battleground.
    pub minions: Seat,
}

/// Where in a battle we are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BattleStep {
    /// The defender of a duel may keep one creature out. [CON.19.3]
    Remove,
    /// Creatures are drawn. [CON.22.5]
    Draw,
    /// A turn begins: poison first. [CON.R117]
    Begin,
    /// Devoured creatures are hurt, slot by slot. [CON.28.7]
    Digest {
        /// The next slot.
        slot: u8,
    },
    /// One action is chosen. [CON.23.3]
    Act,
    /// The creature just summoned may be equipped. [CON.32.1]
    Equip {
        /// Its slot.
        slot: u8,
    },
    /// A creature breaks free. [CON.28.9]
    BreakFree {
        /// Its slot.
        slot: u8,
    },
    /// The turn is over. [CON.R83]
    End,
}

/// A tournament. [CON.21.4]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tournament {
    /// Players: those of each match side by side, in the end by rank. [CON.21.17]
    pub order: [Seat; Seat::MOST],
    /// The step it stands at.
    pub step: TournamentStep,
}

/// Where in a tournament we are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TournamentStep {
    /// The semifinals are drawn. [CON.21.6]
    Pair,
    /// Match 0 or 1 is a semifinal, 2 the final, 3 for third place. [CON.21.7]
    Match(u8),
    /// The player of this rank, counted from 0, chooses a creature. [CON.21.17]
    Prize(u8),
    /// The player of this rank chooses the kind of resources. [CON.R82]
    Bonus(u8),
}
