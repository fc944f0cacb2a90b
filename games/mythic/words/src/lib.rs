//! Mythic Battles (2012): cards, questions, choices, events and the table as people read them.

mod cards;
mod choices;
mod events;
mod faults;
mod goals;
mod message;
mod moment;
mod motives;
mod narrator;
mod questions;
mod reasons;
mod rulebook;
mod scene;
mod table;

use mythic::catalog::{BoardDef, NEUTRAL, UnitDef, UnitType};
use mythic::{Edge, Mythic, Point, Reaction, Stat, Talent, Terrain, UnitId};
use mythic_table::Pack;
use text::{Lang, Topic, readable};

use crate::message::*;

pub use rulebook::{BOOKS, LIBRARY};

text::speaker! {
    /// Speaks one language about games of Mythic Battles (2012), with the names of one pack.
    ///
    /// ```
    /// use mythic::Talent;
    /// use mythic_words::MythicSpeaker;
    /// use text::Lang;
    ///
    /// let french = MythicSpeaker::new(Lang::Fr, mythic_table::embedded());
    /// assert_eq!(french.talent(Talent::Scout), "Éclaireur");
    /// ```
    MythicSpeaker with Pack
}

impl MythicSpeaker<'_> {
    /// What a unit is called; by its id when the pack does not have it.
    pub fn unit_name(&self, def: &UnitDef) -> String {
        let known = self.pack().units.iter().find(|unit| unit.def.id == def.id);
        self.named(known.map(|unit| &unit.name), &def.id)
    }

    /// What a unit of a game is called: numbered where an army has several of its name, and with
    /// its general where another army has it too.
    pub fn unit(&self, game: &Mythic, unit: UnitId) -> String {
        let def = game.def(unit);
        let name = self.unit_name(def);
        let alike: Vec<UnitId> =
            game.units().filter(|&other| game.def(other).id == def.id).collect();
        if alike.len() == 1 {
            return name;
        }
        let seat = game.owner(unit);
        let own: Vec<UnitId> =
            alike.iter().copied().filter(|&other| game.owner(other) == seat).collect();
        let numbered = match own.iter().position(|&other| other == unit) {
            Some(at) if own.len() > 1 => {
                self.say(&MytUnitNumbered { unit: name.into(), number: (at + 1).into() })
            }
            _ => name,
        };
        if own.len() == alike.len() {
            return numbered;
        }
        self.say(&MytUnitOf { unit: numbered.into(), player: self.player(seat).into() })
    }

    /// What a board is called; by its id when the pack does not have it.
    pub fn board(&self, def: &BoardDef) -> String {
        let known = self.pack().boards.iter().find(|board| board.def.id == def.id);
        self.named(known.map(|board| &board.name), &def.id)
    }

    /// What a talent is called.
    pub fn talent(&self, talent: Talent) -> String {
        self.say(&MytTalent { talent: talent.name().into() })
    }

    /// What a talent does.
    pub fn talent_text(&self, talent: Talent) -> String {
        self.say(&MytTalentText { talent: talent.name().into() })
    }

    /// What a terrain is called.
    pub fn terrain(&self, terrain: Terrain) -> String {
        self.say(&MytTerrain { terrain: terrain.name().into() })
    }

    /// What a terrain does to units on it.
    pub fn terrain_text(&self, terrain: Terrain) -> String {
        self.say(&MytTerrainText { terrain: terrain.name().into() })
    }

    /// What a type of units is called.
    pub fn unit_type(&self, of: UnitType) -> String {
        self.say(&MytType { r#type: of.name().into() })
    }

    /// What a characteristic is called.
    pub fn stat(&self, stat: Stat) -> String {
        self.say(&MytStat { stat: stat.name().into() })
    }

    /// What a side of the battlefield is called.
    pub fn edge(&self, edge: Edge) -> String {
        self.say(&MytEdge { edge: edge.name().into() })
    }

    /// What a faction is called; those of other packs by their ids.
    pub fn faction(&self, id: &str) -> String {
        let known = ["athena", "hades", NEUTRAL].contains(&id);
        let faction = if known { id } else { "other" };
        self.say(&MytFaction { faction: faction.into(), name: readable(id).into() })
    }

    /// A point of standing orders.
    pub fn point(&self, point: Point) -> String {
        self.say(&MytPoint { point: point.name().into() })
    }

    /// A reaction of standing orders.
    pub fn reaction(&self, reaction: Reaction) -> String {
        self.say(&MytReaction { reaction: reaction.name().into() })
    }

    /// Every word of the game that has a text: talents and terrains.
    pub fn topics(&self) -> Vec<Topic> {
        let talents = Talent::ALL.iter().map(|&talent| Topic {
            family: "talent",
            kind: self.say(&MytFamilyTalent),
            word: talent.name(),
            name: self.talent(talent),
            text: self.talent_text(talent),
        });
        let terrains = Terrain::ALL.iter().map(|&terrain| Topic {
            family: "terrain",
            kind: self.say(&MytFamilyTerrain),
            word: terrain.name(),
            name: self.terrain(terrain),
            text: self.terrain_text(terrain),
        });
        talents.chain(terrains).collect()
    }

    /// What the game is called.
    pub fn game_name(lang: Lang) -> String {
        lang.say(&TerminalNameMythic)
    }

    /// How one wins.
    pub fn aim(&self, in_teams: bool) -> String {
        if in_teams { self.say(&TerminalMythicAimInTeams) } else { self.say(&TerminalMythicAim) }
    }

    /// What a turn is made of.
    pub fn turns(&self) -> String {
        self.say(&TerminalMythicTurns)
    }

    /// So many power points.
    pub fn points(&self, points: impl Into<u16>) -> String {
        self.say(&MytPoints { points: points.into().into() })
    }
}
