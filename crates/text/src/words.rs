//! What people call the words of the data: talents, terrains, settings and the like.

use pantheon::board::{BoundaryKind, StoneKind, Terrain};
use pantheon::catalog::{Class, Mythology, PowerKind, Stat, Talent, UnitType};
use pantheon::kernel::words;
use pantheon::{Manoeuvre, Stage};

words! {
    /// The settings of a table, as [`pantheon::Settings`] has them.
    Setting {
        /// A thrown unit may retaliate.
        ThrownMayRetaliate = "thrown_may_retaliate",
        /// The full-area option needs no visibility.
        FullAreaThroughWall = "full_area_through_wall",
        /// A unit satisfies its own talents.
        OwnCompanion = "own_companion",
        /// Leader's control lasts to the end of the turn.
        LeaderControlForTurn = "leader_control_for_turn",
        /// Talents of one name add up.
        SameTalentsAddUp = "same_talents_add_up",
        /// A troop may be recalled after its activation.
        RecallAfterActivation = "recall_after_activation",
        /// The game is a draw after some rounds.
        RoundLimit = "round_limit",
    }
}

/// A word of the data that has a name in every language.
pub trait Word: Copy {
    /// What the keys of its vocabulary begin with, such as `talent`.
    const FAMILY: &'static str;

    /// The word in files and records.
    fn word(self) -> &'static str;
}

/// A word that has a text besides its name: what it does, in one or two sentences.
pub trait Explained: Word {}

/// The key of a word in `words.ftl`.
pub(crate) fn key<W: Word>(word: W) -> String {
    format!("{}-{}", W::FAMILY, word.word()).replace('_', "-")
}

macro_rules! explained {
    ($( $family:literal $name:ident ),+ $(,)?) => {
        $(
            impl Word for $name {
                const FAMILY: &'static str = $family;

                fn word(self) -> &'static str {
                    self.name()
                }
            }
            impl Explained for $name {}
        )+
    };
}

explained! {
    "boundary" BoundaryKind,
    "class" Class,
    "manoeuvre" Manoeuvre,
    "mythology" Mythology,
    "power-kind" PowerKind,
    "setting" Setting,
    "stat" Stat,
    "stone" StoneKind,
    "talent" Talent,
    "terrain" Terrain,
    "type" UnitType,
}

impl Word for Stage {
    const FAMILY: &'static str = "stage";

    fn word(self) -> &'static str {
        match self {
            Stage::Ready => "ready",
            Stage::InPlay => "in_play",
            Stage::Destroyed => "destroyed",
            Stage::Removed => "removed",
        }
    }
}
