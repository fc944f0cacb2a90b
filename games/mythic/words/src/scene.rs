//! A moment of a game as somebody sees it, to be spoken about.

use fluent_bundle::FluentValue;
use kernel::Seat;
use mythic::{Card, Fight, Frame, Laid, Look, Mythic, Public, SpaceId, Terrain, UnitId, View};
use text::Message;

use crate::MythicSpeaker;
use crate::message::*;

/// A game at one moment, in one language.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) speaker: MythicSpeaker<'a>,
    pub(super) game: &'a Mythic,
    pub(super) view: &'a View,
}

impl<'a> Scene<'a> {
    pub(super) fn say(&self, message: &impl Message) -> String {
        self.speaker.say(message)
    }

    pub(super) fn public(&self) -> &'a Public {
        &self.view.public
    }

    /// The moment, to be asked about what everybody sees.
    pub(super) fn look(&self) -> Look<'a> {
        Look::of_public(self.game, self.public())
    }

    pub(super) fn frame(&self) -> Option<&'a Frame> {
        self.public().frames.top()
    }

    /// The attack under way, when it has the floor.
    pub(super) fn fight(&self) -> Option<&'a Fight> {
        match self.frame() {
            Some(Frame::Fight(fight)) => Some(fight),
            _ => None,
        }
    }

    pub(super) fn unit(&self, unit: UnitId) -> FluentValue<'static> {
        self.speaker.unit(self.game, unit).into()
    }

    pub(super) fn units(&self, units: impl Iterator<Item = UnitId>) -> FluentValue<'static> {
        let names: Vec<String> = units.map(|unit| self.speaker.unit(self.game, unit)).collect();
        names.join(", ").into()
    }

    pub(super) fn player(&self, seat: Seat) -> FluentValue<'static> {
        self.speaker.player(seat).into()
    }

    /// The players of a side.
    pub(super) fn side(&self, side: u8) -> FluentValue<'static> {
        self.players(self.game.side_seats(side).iter())
    }

    pub(super) fn players(&self, seats: impl Iterator<Item = Seat>) -> FluentValue<'static> {
        let mut names: Vec<String> = seats.map(|seat| self.speaker.player(seat)).collect();
        let last = names.pop().unwrap_or_default();
        if names.is_empty() {
            return last.into();
        }
        self.say(&PlayAnd { first: names.join(", ").into(), last: last.into() }).into()
    }

    /// A player, and how a sentence speaks of the seat: `you` to the viewer, of others by name.
    pub(super) fn seat(&self, seat: Seat) -> (FluentValue<'static>, FluentValue<'static>) {
        let who = if self.view.viewer == Some(seat) { "you" } else { "other" };
        (self.player(seat), who.into())
    }

    /// A space with its terrain, unless it is open ground: "c4 (forest)".
    pub(super) fn space(&self, space: SpaceId) -> FluentValue<'static> {
        self.space_text(space).into()
    }

    /// The same as text.
    pub(super) fn space_text(&self, space: SpaceId) -> String {
        let terrain = self.public().terrain_at(space);
        if terrain == Terrain::Open {
            return space.to_string();
        }
        let terrain = self.speaker.terrain(terrain).into();
        self.say(&MytSpace { space: space.to_string().into(), terrain })
    }

    pub(super) fn card(&self, card: Card) -> FluentValue<'static> {
        let (key, unit) = match card {
            Card::ArtOfWar => ("aow", "".into()),
            Card::Maneuver(unit) => ("maneuver", self.unit(unit)),
        };
        self.say(&MytCard { card: key.into(), unit }).into()
    }

    pub(super) fn points(&self, points: impl Into<u16>) -> FluentValue<'static> {
        self.speaker.points(points).into()
    }

    /// The name of a board as it is laid, and how it is turned.
    pub(super) fn laid(&self, laid: Laid) -> (FluentValue<'static>, FluentValue<'static>) {
        let board = self.game.setup().boards.get(usize::from(laid.board));
        let board = board.map(|board| self.speaker.board(board)).unwrap_or_default();
        let turned = self.say(&MytTurned { turns: (laid.turns % 4).into() });
        (board.into(), turned.into())
    }
}
