//! What an edition does not have: such content does not load for it.

use board::{Board, BoundaryKind, Terrain};
use kernel::RuleId;

use super::{Edition, TroopSize};
use crate::catalog::{Class, Effect, Scope, UnitDef};

/// Something that an edition lacks, and the statement that tells so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{ruleset} has no {what} [{rule}]")]
pub struct Lack {
    /// The ruleset.
    pub ruleset: &'static str,
    /// What it lacks.
    pub what: Lacking,
    /// The statement.
    pub rule: RuleId,
}

/// What an edition may lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Lacking {
    /// A terrain.
    #[error("terrain \"{0}\"")]
    Terrain(Terrain),
    /// A type of boundary.
    #[error("boundary \"{0}\"")]
    Boundary(BoundaryKind),
    /// Areas of different height.
    #[error("heights")]
    Heights,
    /// A class.
    #[error("class \"{0}\"")]
    Class(Class),
    /// Troops of one miniature.
    #[error("troop of one miniature")]
    LoneTroop,
    /// Attacks on several targets at once.
    #[error("multiple attack")]
    MultipleAttack,
}

impl Edition {
    /// Whether the edition lacks a terrain. [B29.16.10] [B29.16.27] [B29.16.32] [B29.16.38]
    /// [P15.12B.1-1] [P15.12B.6-1]
    pub fn lacks_terrain(&self, terrain: Terrain) -> Option<Lack> {
        let old = self.is_default();
        let lacking = match terrain {
            Terrain::Cage | Terrain::Polar => !old,
            Terrain::EruptingLava | Terrain::SandDunes | Terrain::StormySeas | Terrain::Wall => old,
            Terrain::Cliff
            | Terrain::Forest
            | Terrain::Lava
            | Terrain::OpenGround
            | Terrain::Rift
            | Terrain::Rock
            | Terrain::Ruins
            | Terrain::Stairs
            | Terrain::Swamp
            | Terrain::Water => false,
        };
        let rule = if old { "P15.12B.0-1" } else { "B29.15.1" };
        lacking.then(|| self.lack(Lacking::Terrain(terrain), rule))
    }

    /// Whether the edition lacks a type of boundary. [B29.14.3]
    pub fn lacks_boundary(&self, kind: BoundaryKind) -> Option<Lack> {
        let lacking = !self.is_default() && kind != BoundaryKind::Normal;
        lacking.then(|| self.lack(Lacking::Boundary(kind), "B29.33.7"))
    }

    /// Whether the edition lacks areas of different height. [B29.14.3]
    pub fn lacks_heights(&self) -> Option<Lack> {
        (!self.is_default()).then(|| self.lack(Lacking::Heights, "B29.33.7"))
    }

    /// Whether the edition lacks a class. [B29.13.1]
    pub fn lacks_class(&self, class: Class) -> Option<Lack> {
        let lacking = !self.is_default() && matches!(class, Class::Boreal | Class::Huge);
        lacking.then(|| self.lack(Lacking::Class(class), "B29.13.1"))
    }

    /// What a board needs that the edition lacks, each once.
    pub fn lacks_of_board(&self, board: &Board) -> Vec<Lack> {
        let mut lacks = Vec::new();
        let mut note = |lack: Option<Lack>| {
            if let Some(lack) = lack.filter(|lack| !lacks.contains(lack)) {
                lacks.push(lack);
            }
        };
        for area in board.all().iter() {
            note(self.lacks_terrain(board.terrain(area)));
            for next in board.adjacent(area).iter() {
                for kind in board.boundary_kinds(area, next).iter() {
                    note(self.lacks_boundary(kind));
                }
            }
            if !board.overlooked_from(area).is_empty() {
                note(self.lacks_heights());
            }
        }
        lacks
    }

    /// What a unit needs that the edition lacks. [B29.33.15] [B29.26.1]
    pub fn lacks_of_unit(&self, unit: &UnitDef) -> Vec<Lack> {
        let class = self.lacks_class(unit.class);
        let small = self.troop_size == TroopSize::Two && unit.miniatures == Some(1);
        let alone = small.then(|| self.lack(Lacking::LoneTroop, "B29.33.15"));
        let mut effects = unit.powers.iter().flat_map(|power| &power.effects);
        let several =
            effects.any(|effect| matches!(effect, Effect::Attack { scope: Scope::Multiple, .. }));
        let multiple = (several && self.is_default())
            .then(|| self.lack(Lacking::MultipleAttack, "P15.8A.2-1"));
        class.into_iter().chain(alone).chain(multiple).collect()
    }

    fn lack(&self, what: Lacking, rule: &'static str) -> Lack {
        Lack { ruleset: self.ruleset(), what, rule: RuleId(rule) }
    }
}
