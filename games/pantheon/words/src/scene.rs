//! What the things of a game are called: units, areas, players, cards, dice.

use fluent_bundle::FluentValue;
use kernel::Seat;
use pantheon::board::{AreaId, AreaSet, Terrain};
use pantheon::dice::{Pool, Roll};
use pantheon::{
    Card, Look, Pantheon, PowerRef, Public, StoneId, StonePlace, StoneType, Target, Token, TokenId,
    UnitId, UnitSet, View,
};

use crate::PantheonSpeaker;
use crate::message::{
    PlayAnd, PlayBlank, PlayCardActivation, PlayCardArtOfWar, PlayCardOmphalos, PlayNoDice,
    PlayNumbered, PlayPlace, PlayPower, PlayRelic, PlayStone, PlayToken, PlayTokenBare,
};

/// A moment of a game as somebody sees it, to be spoken about.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) speaker: PantheonSpeaker<'a>,
    pub(super) game: &'a Pantheon,
    pub(super) view: &'a View,
}

impl<'a> Scene<'a> {
    pub(super) fn public(&self) -> &'a Public {
        &self.view.public
    }

    /// The moment, to be asked about what everybody sees.
    pub(super) fn look(&self) -> Look<'a> {
        Look::of_public(self.game, self.public())
    }

    /// What a player is called.
    pub(super) fn player(&self, seat: Seat) -> String {
        self.speaker.player(seat)
    }

    /// Several players: "Ann, Ben and Cleo".
    pub(super) fn players(&self, seats: impl Iterator<Item = Seat>) -> String {
        self.and(seats.map(|seat| self.player(seat)).collect())
    }

    /// How a sentence speaks of a seat: `you` to the viewer, of `other` seats by name.
    pub(super) fn who(&self, seat: Seat) -> FluentValue<'static> {
        if self.view.viewer == Some(seat) { "you".into() } else { "other".into() }
    }

    /// What a unit is called; units that share a name are numbered as in notation.
    pub(super) fn unit(&self, unit: UnitId) -> String {
        let def = self.game.def(unit);
        let name = self.speaker.unit(def);
        let tag = self.game.tag(unit);
        let copy = tag.strip_prefix(def.id.as_str()).and_then(|end| end.strip_prefix('.'));
        let is_second = |other: &str| other.strip_prefix(tag) == Some(".2");
        let shared = || self.game.units().any(|other| is_second(self.game.tag(other)));
        match copy {
            Some(copy) => self.numbered(name, copy),
            None if shared() => self.numbered(name, "1"),
            None => name,
        }
    }

    fn numbered(&self, unit: String, copy: &str) -> String {
        self.speaker.say(&PlayNumbered { unit: unit.into(), copy: copy.to_owned().into() })
    }

    /// The number of the verb a unit takes: troops are several.
    pub(super) fn number(&self, unit: UnitId) -> FluentValue<'static> {
        if self.game.def(unit).is_troop() { "other".into() } else { "one".into() }
    }

    /// Several units: "Ajax, Hector".
    pub(super) fn units(&self, units: UnitSet) -> String {
        units.iter().map(|unit| self.unit(unit)).collect::<Vec<_>>().join(", ")
    }

    /// An area with its terrain, unless it is open ground: "b2 (ruins)".
    pub(super) fn area(&self, area: AreaId) -> String {
        if self.game.shown_terrain(self.public(), area) == Terrain::OpenGround {
            return self.tag(area).to_owned();
        }
        self.speaker
            .say(&PlayPlace { tag: self.tag(area).into(), terrain: self.terrain(area).into() })
    }

    /// The area a unit stands in, or stood last.
    pub(super) fn area_of(&self, unit: UnitId) -> String {
        self.public().area_of(unit).map(|area| self.area(area)).unwrap_or_default()
    }

    /// The name of an area in notation.
    pub(super) fn tag(&self, area: AreaId) -> &'a str {
        self.game.area_tag(area)
    }

    /// Several areas by their tags.
    pub(super) fn tags(&self, areas: AreaSet) -> String {
        areas.iter().map(|area| self.tag(area)).collect::<Vec<_>>().join(", ")
    }

    /// The terrain in force in an area.
    pub(super) fn terrain(&self, area: AreaId) -> String {
        self.speaker.name(self.game.shown_terrain(self.public(), area))
    }

    /// A board by the name people give it.
    pub(super) fn board(&self, index: u8) -> String {
        let board = self.game.setup().boards.get(usize::from(index));
        board.map_or_else(String::new, |board| self.speaker.board(board))
    }

    /// A power with the unit that has it.
    pub(super) fn power(&self, power: PowerRef) -> String {
        let unit = self.unit(power.unit).into();
        self.speaker.say(&PlayPower { power: self.power_name(power).into(), unit })
    }

    /// A power by its own name.
    pub(super) fn power_name(&self, power: PowerRef) -> String {
        self.speaker.power_name(self.game.def(power.unit), usize::from(power.index))
    }

    /// A token with the power it belongs to.
    pub(super) fn token(&self, id: TokenId, token: &Token) -> String {
        let tag = self.game.target_tag(Target::Token(id)).into();
        match token.of {
            Some((power, _)) => {
                self.speaker.say(&PlayToken { tag, power: self.power(power).into() })
            }
            None => self.speaker.say(&PlayTokenBare { tag }),
        }
    }

    /// A target.
    pub(super) fn target(&self, target: Target) -> String {
        match target {
            Target::Unit(unit) => self.unit(unit),
            Target::Token(id) => self.token(id, &self.public().tokens[id.index()]),
        }
    }

    /// A stone with its kind: "divine stone (omphalos)".
    pub(super) fn stone(&self, stone: StoneId) -> String {
        let stones = &self.public().stones;
        let kind = stones[stone.index()].kind;
        let name = match kind {
            StoneType::Stone(kind) => {
                self.speaker.say(&PlayStone { stone: self.speaker.name(kind).into() })
            }
            StoneType::TreatedAs => self.speaker.say(&PlayRelic),
        };
        // Those of one kind in one place are told apart by a number.
        let place = self.stone_place(stone);
        let all = (0..).map(StoneId).take(stones.len());
        let twins: Vec<StoneId> = all
            .filter(|twin| stones[twin.index()].kind == kind && self.stone_place(*twin) == place)
            .collect();
        match twins.iter().position(|&twin| twin == stone) {
            Some(at) if twins.len() > 1 && !place.is_empty() => {
                self.numbered(name, &(at + 1).to_string())
            }
            _ => name,
        }
    }

    /// Where a stone is: in its area, or in that of the unit that carries it.
    pub(super) fn stone_place(&self, stone: StoneId) -> &'a str {
        let public = self.public();
        let area = match public.stones[stone.index()].at {
            StonePlace::Area(area) => Some(area),
            StonePlace::Carried(unit) => public.area_of(unit),
            StonePlace::Nowhere | StonePlace::Absorbed(_) => None,
        };
        area.map_or("", |area| self.tag(area))
    }

    /// One card: "an activation card of Ajax".
    pub(super) fn card(&self, card: Card) -> String {
        match card {
            Card::ArtOfWar => self.speaker.say(&PlayCardArtOfWar),
            Card::Omphalos => self.speaker.say(&PlayCardOmphalos),
            Card::Activation(unit) => {
                let unit = self.speaker.unit(self.game.def(unit)).into();
                self.speaker.say(&PlayCardActivation { unit })
            }
        }
    }

    /// A face of the die.
    pub(super) fn face(&self, face: u8) -> String {
        if face == 0 { self.speaker.say(&PlayBlank) } else { face.to_string() }
    }

    /// Dice as they fell: "blank, 3, 5".
    pub(super) fn roll(&self, roll: Roll) -> String {
        self.dice(roll.faces())
    }

    /// Dice between two decisions.
    pub(super) fn pool(&self, pool: &Pool) -> String {
        self.dice(pool.values())
    }

    fn dice(&self, faces: impl Iterator<Item = u8>) -> String {
        let faces: Vec<String> = faces.map(|face| self.face(face)).collect();
        if faces.is_empty() { self.speaker.say(&PlayNoDice) } else { faces.join(", ") }
    }

    /// Names with commas and a last "and".
    pub(super) fn and(&self, mut names: Vec<String>) -> String {
        match names.pop() {
            None => String::new(),
            Some(last) if names.is_empty() => last,
            Some(last) => {
                let first = names.join(", ").into();
                self.speaker.say(&PlayAnd { first, last: last.into() })
            }
        }
    }
}
