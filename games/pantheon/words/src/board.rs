//! The board in words, for those who listen as for those who look: players, areas, units.

use kernel::Seat;
use pantheon::board::{AreaId, AreaSet, BoundaryKind, Terrain};
use pantheon::{Attack, AttackKind, Pantheon, Stage, StoneId, StonePlace, UnitId, View};

use crate::PantheonSpeaker;
use crate::message::*;
use crate::scene::Scene;

impl PantheonSpeaker<'_> {
    /// The whole table: the players with their armies, the viewer's hand, then area by area in the
    /// order of the board file.
    pub fn board_as_text(&self, game: &Pantheon, view: &View) -> Vec<String> {
        let scene = Scene { speaker: *self, game, view };
        let mut lines = vec![scene.heading()];
        for seat in Seat::all(game.seat_count()) {
            lines.extend(self.army_as_text(game, view, seat));
        }
        lines.extend(self.hand_as_text(game, view));
        let areas = game.board(&view.public).all();
        lines.extend(areas.iter().map(|area| scene.area_line(area)));
        lines
    }

    /// A player's cards, points and units.
    pub fn army_as_text(&self, game: &Pantheon, view: &View, seat: Seat) -> Vec<String> {
        let scene = Scene { speaker: *self, game, view };
        let mut lines = scene.player_lines(seat);
        let army = view.public.seat(seat).army;
        lines.extend(army.iter().map(|unit| scene.army_line(unit)));
        lines
    }

    /// The viewer's own hand; `None` for a spectator.
    pub fn hand_as_text(&self, game: &Pantheon, view: &View) -> Option<String> {
        let scene = Scene { speaker: *self, game, view };
        let (seat, hand) = (view.viewer?, view.hand.as_ref()?);
        let mut cards = Vec::new();
        if hand.aow > 0 {
            cards.push(self.say(&BoardCardArtOfWar { cards: hand.aow.into() }));
        }
        if hand.omphalos > 0 {
            cards.push(self.say(&BoardCardOmphalos { cards: hand.omphalos.into() }));
        }
        for unit in view.public.seat(seat).army.iter() {
            let held = hand.activation[unit.index()];
            if held > 0 {
                let unit = scene.speaker.unit(game.def(unit)).into();
                cards.push(self.say(&BoardCardActivation { cards: held.into(), unit }));
            }
        }
        Some(match cards.is_empty() {
            true => self.say(&BoardHandEmpty),
            false => self.say(&BoardHand { cards: cards.join(", ").into() }),
        })
    }

    /// One area in full: what it is, who is there, what lies next to it, what can be seen from it.
    pub fn area_as_text(&self, game: &Pantheon, view: &View, area: AreaId) -> Vec<String> {
        let scene = Scene { speaker: *self, game, view };
        let terrain = game.shown_terrain(&view.public, area);
        let text = self.about_in(terrain, game.edition()).into();
        let mut lines = vec![scene.area_line(area)];
        lines.push(self.say(&ReasonArea { terrain: self.name(terrain).into(), text }));
        for seat in Seat::all(game.seat_count()) {
            if scene.look().zone_of(seat).contains(area) && view.public.round > 0 {
                lines.push(self.say(&BoardAreaZone { player: scene.player(seat).into() }));
            }
        }
        let board = game.board(&view.public);
        for path in board.skull_paths().iter().filter(|path| path.rift == area) {
            let [first, second] = path.ends.map(|end| scene.tag(end).to_owned().into());
            lines.push(self.say(&BoardAreaSkulls { first, second }));
        }
        lines.push(scene.sight_line(area));
        lines
    }

    /// One unit in full: where it is, its numbers now, what it sees and can attack.
    pub fn unit_as_text(&self, game: &Pantheon, view: &View, unit: UnitId) -> Vec<String> {
        let scene = Scene { speaker: *self, game, view };
        let mut lines = vec![scene.army_line(unit)];
        if let Some(area) = view.public.area_of(unit) {
            lines.push(scene.numbers_now(unit));
            lines.push(scene.sight_line(area));
            lines.push(scene.reach_line(unit));
        }
        lines
    }

    /// The area somebody means by a tag, or a sentence with the nearest.
    ///
    /// # Errors
    /// No area has this tag.
    pub fn area_called(&self, game: &Pantheon, view: &View, tag: &str) -> Result<AreaId, String> {
        let board = game.board(&view.public);
        let found = board.all().iter().find(|&area| is_alike(game.area_tag(area), tag));
        found.ok_or_else(|| {
            let tags = board.all().iter().map(|area| game.area_tag(area).to_owned());
            let nearest = nearest(tag, tags).into();
            self.say(&BoardUnknownArea { tag: tag.to_owned().into(), nearest })
        })
    }

    /// The unit somebody means by its tag or name, or a sentence with the nearest.
    ///
    /// # Errors
    /// No unit of the game is called so.
    pub fn unit_called(&self, game: &Pantheon, view: &View, name: &str) -> Result<UnitId, String> {
        let scene = Scene { speaker: *self, game, view };
        let called = |unit| [game.tag(unit).to_owned(), scene.unit(unit)];
        let found = game.units().find(|&unit| called(unit).iter().any(|n| is_alike(n, name)));
        found.ok_or_else(|| {
            let nearest = nearest(name, game.units().flat_map(called)).into();
            self.say(&BoardUnknownUnit { tag: name.to_owned().into(), nearest })
        })
    }
}

impl Scene<'_> {
    fn heading(&self) -> String {
        let board = self.board(self.public().board).into();
        match self.public().round {
            0 => self.speaker.say(&BoardBefore { board }),
            round => {
                let player = self.player(self.public().active).into();
                self.speaker.say(&BoardRound { round: round.into(), player, board })
            }
        }
    }

    fn player_lines(&self, seat: Seat) -> Vec<String> {
        let player = self.player(seat);
        let state = self.public().seat(seat);
        if self.public().round > 0 && !self.public().alive.contains(seat) {
            return vec![self.speaker.say(&BoardPlayerOut { player: player.into() })];
        }
        if self.public().round == 0 && self.game.is_draft() {
            let points = state.points.into();
            return vec![self.speaker.say(&BoardPoints { player: player.into(), points })];
        }
        let look = self.look();
        let discard: u32 =
            look.card_kinds(seat).map(|card| u32::from(look.pile(seat, card).discard)).sum();
        vec![self.speaker.say(&BoardPlayer {
            player: player.into(),
            hand: state.hand.into(),
            deck: state.deck.into(),
            discard: discard.into(),
            absorbed: state.absorbed.into(),
        })]
    }

    fn army_line(&self, unit: UnitId) -> String {
        let def = self.game.def(unit);
        let state = self.public().unit(unit);
        let place = match (state.stage, state.area) {
            (Stage::InPlay, Some(area)) => self.speaker.say(&BoardInArea {
                area: self.area(area).into(),
                vitality: state.vitality.into(),
                full: def.full_vitality().into(),
            }),
            (Stage::Destroyed, _) => self.speaker.say(&BoardOff),
            (Stage::Removed, _) => self.speaker.say(&BoardRemoved),
            (Stage::Ready | Stage::InPlay, _) => self.speaker.say(&BoardReady),
        };
        self.speaker.say(&BoardArmyUnit {
            tag: self.game.tag(unit).to_owned().into(),
            unit: self.unit(unit).into(),
            r#type: self.speaker.name(def.unit_type).into(),
            r#where: place.into(),
            notes: self.notes(unit).into(),
        })
    }

    /// What else there is to know of a unit, each with a comma before it.
    fn notes(&self, unit: UnitId) -> String {
        let state = self.public().unit(unit);
        let mut notes = Vec::new();
        if let Some(stone) = state.stone {
            notes.push(self.speaker.say(&BoardNoteStone { stone: self.stone(stone).into() }));
        }
        if self.public().activated.contains(unit) {
            notes.push(self.speaker.say(&BoardNoteActivated));
        }
        if state.paralysed.is_some() {
            notes.push(self.speaker.say(&BoardNoteParalysed));
        }
        for (id, token) in self.public().tokens().filter(|(_, token)| token.on == Some(unit)) {
            notes.push(self.token(id, token));
        }
        notes.iter().map(|note| format!(", {note}")).collect()
    }

    /// One line about an area: ground, room, who and what is there, neighbours.
    fn area_line(&self, area: AreaId) -> String {
        let public = self.public();
        let capacity = self.game.board(public).capacity(area).into();
        let here = public.units_in(area);
        let (tag, terrain) = (self.tag(area).to_owned().into(), self.terrain(area).into());
        let mut parts = vec![if here.is_empty() {
            self.speaker.say(&BoardAreaEmpty { tag, terrain, capacity })
        } else if self.game.is_full(public, area) {
            self.speaker.say(&BoardAreaFull { tag, terrain, capacity })
        } else {
            self.speaker.say(&BoardArea { tag, terrain, used: here.len().into(), capacity })
        }];
        if !here.is_empty() {
            let units = here.iter().map(|unit| self.unit_in_area(unit));
            let units = units.reduce(|first, next| {
                self.speaker.say(&PlayThen { first: first.into(), next: next.into() })
            });
            let units = units.unwrap_or_default().into();
            parts.push(self.speaker.say(&BoardAreaUnits { units }));
        }
        let stones: Vec<String> = self.stones_in(area).map(|stone| self.stone(stone)).collect();
        if !stones.is_empty() {
            parts.push(self.speaker.say(&BoardAreaStones { stones: stones.join(", ").into() }));
        }
        let lying = public.tokens().filter(|(_, token)| token.area == Some(area));
        let tokens: Vec<String> = lying.map(|(id, token)| self.token(id, token)).collect();
        if !tokens.is_empty() {
            parts.push(self.speaker.say(&BoardAreaTokens { tokens: tokens.join(", ").into() }));
        }
        parts.extend(self.elements(area));
        let next: Vec<String> = self
            .game
            .board(public)
            .adjacent(area)
            .iter()
            .map(|next| self.neighbour(area, next))
            .collect();
        parts.push(self.speaker.say(&BoardAreaNeighbours { areas: next.join(", ").into() }));
        parts.join(" ")
    }

    fn unit_in_area(&self, unit: UnitId) -> String {
        let state = self.public().unit(unit);
        let player = state.owner.map(|seat| self.player(seat)).unwrap_or_default();
        self.speaker.say(&BoardAreaUnit {
            unit: self.unit(unit).into(),
            player: player.into(),
            vitality: state.vitality.into(),
            full: self.game.def(unit).full_vitality().into(),
            notes: self.notes(unit).into(),
        })
    }

    fn stones_in(&self, area: AreaId) -> impl Iterator<Item = StoneId> {
        let stones = self.public().stones();
        stones.filter(move |(_, stone)| stone.at == StonePlace::Area(area)).map(|(id, _)| id)
    }

    fn elements(&self, area: AreaId) -> Option<String> {
        let count = self.public().elements[area.index()];
        if count == 0 {
            return None;
        }
        Some(match self.game.board(self.public()).terrain(area) {
            Terrain::Ruins => self.speaker.say(&BoardAreaColumns { count: count.into() }),
            _ => self.speaker.say(&BoardAreaTrees { count: count.into() }),
        })
    }

    /// A neighbour with what is special about the boundary to it.
    fn neighbour(&self, area: AreaId, next: AreaId) -> String {
        let board = self.game.board(self.public());
        let tag = self.tag(next).to_owned().into();
        let special: Vec<String> = board
            .boundary_kinds(area, next)
            .iter()
            .filter(|&kind| kind != BoundaryKind::Normal)
            .map(|kind| self.speaker.name(kind))
            .collect();
        let below = board.heights_towards(area).contains(next);
        match (special.is_empty(), below) {
            (true, false) => self.tag(next).to_owned(),
            (true, true) => self.speaker.say(&BoardNeighbourHeights { tag }),
            (false, below) => {
                let boundary = self.and(special).into();
                if below {
                    self.speaker.say(&BoardNeighbourHeightsBy { tag, boundary })
                } else {
                    self.speaker.say(&BoardNeighbour { tag, boundary })
                }
            }
        }
    }

    /// What can be seen from an area: the shorter of what is and what is not.
    fn sight_line(&self, from: AreaId) -> String {
        let look = self.look();
        let all = self.game.board(self.public()).all();
        let seen: AreaSet = all.iter().filter(|&to| look.is_visible(from, to)).collect();
        let hidden = all - seen;
        if hidden.is_empty() {
            self.speaker.say(&BoardAreaAllVisible)
        } else if hidden.len() < seen.len() {
            self.speaker.say(&BoardAreaHidden { areas: self.tags(hidden).into() })
        } else {
            let seen = seen - AreaSet::only(from);
            self.speaker.say(&BoardAreaVisible { areas: self.tags(seen).into() })
        }
    }

    /// The numbers of a unit as they are now, before any attack is named.
    fn numbers_now(&self, unit: UnitId) -> String {
        let look = self.look();
        let row = self.game.def(unit).row(self.public().unit(unit).vitality);
        let area = self.public().area_of(unit);
        let attack = Attack::begin(unit, AttackKind::Normal, look.controller(unit));
        let range = area.map_or(row.range, |area| look.range_breakdown(&attack, area).total());
        let movement = look.movement_breakdown(unit).total();
        self.speaker.say(&BoardUnitValues {
            offence: row.offence.into(),
            defence: row.defence.into(),
            range: range.into(),
            movement: movement.into(),
        })
    }

    fn reach_line(&self, unit: UnitId) -> String {
        let targets: Vec<String> = self
            .look()
            .in_reach(unit)
            .into_iter()
            .map(|(target, in_range)| {
                let name = self.target(target);
                if in_range {
                    name
                } else {
                    self.speaker.say(&BoardByFullArea { target: name.into() })
                }
            })
            .collect();
        if targets.is_empty() {
            self.speaker.say(&BoardUnitReachesNone)
        } else {
            self.speaker.say(&BoardUnitReaches { targets: targets.join(", ").into() })
        }
    }
}

/// Whether two names are the same but for letter case.
fn is_alike(name: &str, typed: &str) -> bool {
    name.to_lowercase() == typed.trim().to_lowercase()
}

/// The name that is most like what was typed.
fn nearest(typed: &str, names: impl Iterator<Item = String>) -> String {
    let typed = typed.trim().to_lowercase();
    names
        .min_by_key(|name| strsim::damerau_levenshtein(&typed, &name.to_lowercase()))
        .unwrap_or_default()
}
