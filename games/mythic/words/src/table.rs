//! The table in words: players, hand, units, ground, and a drawing of the battlefield.

use kernel::Seat;
use mythic::catalog::Face;
use mythic::{Mythic, ROWS, SpaceId, SpaceSet, Terrain, UnitId, View};

use crate::MythicSpeaker;
use crate::message::*;
use crate::scene::Scene;

impl MythicSpeaker<'_> {
    /// The whole table: the turn, each general with the units, the viewer's hand, the ground, and
    /// last a drawing of the battlefield, so that those who listen have heard all before it.
    pub fn table(&self, game: &Mythic, view: &View) -> Vec<String> {
        let scene = Scene { speaker: *self, game, view };
        let mut lines = vec![scene.heading()];
        lines.extend(scene.quiet());
        for seat in Seat::all(game.seat_count()) {
            lines.extend(self.army_as_text(game, view, seat));
        }
        lines.extend(self.hand_as_text(game, view));
        lines.extend(scene.ground());
        lines.extend(scene.drawing());
        lines
    }

    /// A general's points and cards, then each unit.
    pub fn army_as_text(&self, game: &Mythic, view: &View, seat: Seat) -> Vec<String> {
        let scene = Scene { speaker: *self, game, view };
        let mut lines = vec![scene.player_line(seat)];
        lines.extend(game.army(seat).iter().map(|unit| scene.unit_line(unit)));
        lines
    }

    /// The viewer's own hand, and what the viewer has put under the deck; nothing for a spectator.
    pub fn hand_as_text(&self, game: &Mythic, view: &View) -> Vec<String> {
        let scene = Scene { speaker: *self, game, view };
        let (Some(seat), Some(hand)) = (view.viewer, view.hand.as_ref()) else { return Vec::new() };
        let held = game.army(seat).iter().filter(|&unit| view.held(unit) > 0);
        let cards: Vec<String> = held
            .map(|unit| {
                let cards = view.held(unit).into();
                self.say(&MytTableHeld { cards, unit: scene.unit(unit) })
            })
            .collect();
        let mut lines = vec![match cards.is_empty() {
            true => self.say(&MytTableHandEmpty),
            false => self.say(&MytTableHand { cards: cards.join(", ").into() }),
        }];
        let below = usize::from(view.public.seat(seat).bottom);
        if below > 0 {
            let cards = scene.units(hand.bottom.0[..below].iter().copied());
            lines.push(self.say(&MytTableBottom { cards }));
        }
        lines
    }

    /// One space in full: what it is and who is there.
    pub fn space_as_text(&self, game: &Mythic, view: &View, space: SpaceId) -> Vec<String> {
        let scene = Scene { speaker: *self, game, view };
        let terrain = view.public.terrain_at(space);
        let mut lines = vec![self.say(&MytSpaceLine {
            space: space.to_string().into(),
            terrain: self.terrain(terrain).into(),
            text: self.terrain_text(terrain).into(),
        })];
        if let Some(unit) = view.public.occupant(space) {
            lines.push(self.say(&MytSpaceUnit {
                unit: scene.unit(unit),
                vitality: view.public.unit(unit).vitality.into(),
                full: game.full(unit).into(),
            }));
        }
        lines
    }

    /// One unit in full: where it is, its numbers now, and the talents it has now.
    pub fn unit_as_text(&self, game: &Mythic, view: &View, unit: UnitId) -> Vec<String> {
        let scene = Scene { speaker: *self, game, view };
        let mut lines = vec![scene.unit_line(unit)];
        if view.public.unit(unit).space.is_none() {
            return lines;
        }
        let look = scene.look();
        lines.push(self.numbers_now(look.stats(unit)));
        let def = game.def(unit);
        let top = def.cards.len().saturating_sub(view.public.unit(unit).vitality.into());
        for printed in def.cards.get(top).map(|card| &card.talents[..]).unwrap_or_default() {
            let talent = self.printed(printed).into();
            let text = self.talent_text(printed.talent).into();
            lines.push(self.say(&MytTalentLine { talent, text }));
        }
        lines
    }

    fn numbers_now(&self, face: &Face) -> String {
        let (combat, free) = (face.combat_move.into(), face.free_move.into());
        let (cc, defence, leadership) =
            (face.cc.into(), face.defence.into(), face.leadership.into());
        if face.ranged == 0 {
            return self.say(&MytUnitNow { combat, free, cc, defence, leadership });
        }
        let (ranged, range) = (face.ranged.into(), face.range.into());
        self.say(&MytUnitNowRanged { combat, free, cc, ranged, range, defence, leadership })
    }
}

/// How wide a space is drawn.
const CELL: usize = 5;

impl Scene<'_> {
    fn heading(&self) -> String {
        match self.public().turn {
            0 => self.say(&MytTableBefore),
            turn => {
                let player = self.player(self.public().active);
                self.say(&MytTableTurn { turn: turn.into(), player })
            }
        }
    }

    /// How near a draw is, when half of the way is gone.
    fn quiet(&self) -> Option<String> {
        let (quiet, limit) = (self.public().quiet, self.game.settings().quiet_turns);
        let told = quiet > 0 && u16::from(quiet) * 2 >= u16::from(limit);
        told.then(|| self.say(&MytTableQuiet { quiet: quiet.into(), limit: limit.into() }))
    }

    fn player_line(&self, seat: Seat) -> String {
        let state = self.public().seat(seat);
        let cards = self.game.army(seat).iter().map(|unit| self.public().unit(unit).cards);
        let discard = state.aow.discard + cards.map(|cards| cards.discard).sum::<u8>();
        self.say(&MytTablePlayer {
            player: self.player(seat),
            points: state.points.into(),
            hand: state.hand.into(),
            deck: state.deck.into(),
            discard: discard.into(),
            aow: state.aow.face_up.into(),
            units: self.look().standing(seat).len().into(),
        })
    }

    fn unit_line(&self, unit: UnitId) -> String {
        let state = self.public().unit(unit);
        let place = match state.space {
            Some(space) => self.say(&MytTableOn {
                space: self.space(space),
                vitality: state.vitality.into(),
                full: self.game.full(unit).into(),
            }),
            None if state.vitality == 0 => self.say(&MytTableDestroyed),
            None => self.say(&MytTableReserve),
        };
        self.say(&MytTableUnit {
            mark: self.mark(unit).into(),
            unit: self.unit(unit),
            r#where: place.into(),
            notes: self.notes(unit).into(),
        })
    }

    /// The number of a unit in the drawing, with a star for the viewer's side; spectators look
    /// from the side of the first general.
    fn mark(&self, unit: UnitId) -> String {
        let star = if self.game.allies(self.eyes()).contains(unit) { "*" } else { "" };
        format!("{star}{}", unit.0 + 1)
    }

    fn eyes(&self) -> Seat {
        self.view.viewer.unwrap_or(Seat(0))
    }

    /// What else there is to know of a unit, each with a comma before it.
    fn notes(&self, unit: UnitId) -> String {
        let (public, marks) = (self.public(), &self.public().marks);
        if public.unit(unit).space.is_none() {
            return String::new();
        }
        let mut notes = Vec::new();
        if self.game.flies(unit) {
            notes.push(self.say(&MytNoteFlying));
        }
        if marks.activated.contains(unit) {
            notes.push(self.say(&MytNoteActivated));
        }
        if public.unit(unit).webbed {
            notes.push(self.say(&MytNoteWebbed));
        }
        if marks.rage.contains(unit) {
            notes.push(self.say(&MytNoteRaging));
        }
        if self.look().has_aura(unit) {
            notes.push(self.say(&MytNoteAura));
        }
        notes.iter().map(|note| format!(", {note}")).collect()
    }

    /// Where each terrain lies.
    fn ground(&self) -> Vec<String> {
        let lies = |&terrain: &Terrain| {
            let spaces: SpaceSet = self.public().spaces_of(terrain);
            let names: Vec<String> = spaces.iter().map(|space| space.to_string()).collect();
            (!names.is_empty()).then(|| {
                let name = self.say(&MytTerrains { terrain: terrain.name().into() }).into();
                self.say(&MytTableTerrain { terrain: name, spaces: names.join(", ").into() })
            })
        };
        Terrain::ALL.iter().filter_map(lies).collect()
    }

    /// The battlefield, north on top; nothing before the boards lie there.
    fn drawing(&self) -> Vec<String> {
        if self.public().laid.iter().flatten().count() < usize::from(self.game.board_count()) {
            return Vec::new();
        }
        let players = self.side(Mythic::side(self.eyes()));
        let mut lines = vec![self.say(&MytTableKey { players })];
        let columns = self.game.columns();
        let letters = (0..columns).map(|column| char::from(b'a' + column).to_string());
        lines.push(row("", letters));
        for number in (0..ROWS).rev() {
            let spaces = (0..columns).filter_map(|column| SpaceId::new(column, number));
            lines.push(row(&(number + 1).to_string(), spaces.map(|space| self.cell(space))));
        }
        lines
    }

    fn cell(&self, space: SpaceId) -> String {
        let unit = self.public().occupant(space).map(|unit| self.mark(unit));
        format!("{}{}", self.public().terrain_at(space).letter(), unit.unwrap_or_default())
    }
}

/// A row of the drawing.
fn row(head: &str, cells: impl Iterator<Item = String>) -> String {
    let cells: String = cells.map(|cell| format!(" {cell:<CELL$}")).collect();
    format!("{head:>2}{cells}").trim_end().to_owned()
}
