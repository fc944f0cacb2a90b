//! The words of a picture, in both languages.

use crate::plan::Names;
use crate::vocabulary::{BoundaryKind, StoneKind, Terrain};

/// The language of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

impl Language {
    fn pick<T>(self, english: T, french: T) -> T {
        match self {
            Language::English => english,
            Language::French => french,
        }
    }

    pub(super) fn of(self, names: &Names) -> &str {
        self.pick(&names.en, &names.fr)
    }

    pub(super) fn capacity(self) -> &'static str {
        self.pick("capacity", "capacité")
    }

    pub(super) fn heights(self) -> &'static str {
        self.pick("Heights", "Hauteurs")
    }

    pub(super) fn skulls(self) -> &'static str {
        self.pick("Path of skulls", "Chemin de crânes")
    }

    pub(super) fn seen(self) -> &'static str {
        self.pick("Seen", "Visible")
    }

    pub(super) fn hidden(self) -> &'static str {
        self.pick("Not seen", "Non visible")
    }

    pub(super) fn terrain(self, terrain: Terrain) -> &'static str {
        let (english, french) = match terrain {
            Terrain::Cage => ("Cage", "Cage"),
            Terrain::Cliff => ("Cliff", "Falaise"),
            Terrain::Forest => ("Forest", "Forêt"),
            Terrain::Lava => ("Lava", "Lave"),
            Terrain::OpenGround => ("Open ground", "Terrain neutre"),
            Terrain::Polar => ("Polar", "Terrain polaire"),
            Terrain::Rift => ("Rift", "Crevasse"),
            Terrain::Rock => ("Rock", "Rocher"),
            Terrain::Ruins => ("Ruins", "Ruines"),
            Terrain::Stairs => ("Stairs", "Escaliers"),
            Terrain::Swamp => ("Swamp", "Marais"),
            Terrain::Water => ("Water", "Eau"),
            Terrain::EruptingLava => ("Erupting lava", "Lave en éruption"),
            Terrain::SandDunes => ("Sand dunes", "Dunes de sable"),
            Terrain::StormySeas => ("Stormy seas", "Mer déchaînée"),
            Terrain::Wall => ("Wall", "Mur"),
        };
        self.pick(english, french)
    }

    pub(super) fn boundary(self, kind: BoundaryKind) -> &'static str {
        let (english, french) = match kind {
            BoundaryKind::CageWalls => ("Cage walls", "Parois de cage"),
            BoundaryKind::Chains => ("Chains", "Chaînes"),
            BoundaryKind::Escarpment => ("Escarpment", "Escarpement"),
            BoundaryKind::Normal => ("Normal boundary", "Frontière normale"),
            BoundaryKind::Wall => ("Wall", "Mur"),
        };
        self.pick(english, french)
    }

    pub(super) fn stone(self, kind: StoneKind) -> &'static str {
        match kind {
            StoneKind::Kheper => "Kheper",
            StoneKind::Omphalos => "Omphalos",
            StoneKind::Rune => "Rune",
        }
    }

    /// The zone of a side: sides are free words, the four winds among them have French names.
    pub(super) fn zone(self, side: &str) -> String {
        let french = match side {
            "north" => "nord",
            "east" => "est",
            "south" => "sud",
            "west" => "ouest",
            other => other,
        };
        let side = self.pick(side, french).replace('_', " ");
        format!("{} {side}", self.pick("Zone:", "Zone :"))
    }
}

/// `text` as the content of an element.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
