//! The position of a case as its lines describe it.

use std::sync::Arc;

use kernel::Seat;
use mythic::{
    Army, Card, Command, Marks, Position, Setup, SpaceId, Stand, Stock, Terrain, TurnStep, UnitId,
};

use cases::fault::{Faults, Noted};
use cases::lines::Line;
use cases::near::nearest;
use cases::said::Said;
use cases::stage::Form;
use cases::words::{At, SEATS, cards, number, seat, seat_name, seat_named};

use super::units::{self, UnitLine, space_of, talent};

/// The lines of a position.
pub(crate) const FORMS: [Form; 22] = [
    ("activated", "`activated UNIT ...`: acted this turn"),
    ("army", "`army SEAT FACTION UNIT ...` of the roster, for set-up"),
    ("at", "`at draw|act|exchange|limit|check`: where the turn is"),
    ("commanded", "`commanded UNIT TALENT`: the talent governs this turn, its unit has acted"),
    ("deck", "`deck SEAT CARD ...` or `none`: the shuffled part of the deck"),
    ("deckbuilding", "`deckbuilding`: armies may mix factions"),
    ("discard", "`discard SEAT CARD ...`"),
    ("faceup", "`faceup SEAT NUMBER`: Art of War cards"),
    ("first", "`first SEAT`: begins without a roll"),
    ("four", "`four`: four generals"),
    ("front", "`front SEAT CARD ...`: played this turn"),
    ("hand", "`hand SEAT CARD ...` or `none`; a card of each unit when left out"),
    ("layout", "`layout first`: the battlefield for first games"),
    ("points", "`points SEAT NUMBER`: PP, 10 when left out"),
    ("printed", "`printed UNIT VITALITY WORD VALUE ...`: what the card of one Vitality says"),
    ("quiet", "`quiet NUMBER`: turns without a wound"),
    ("reserve", "`reserve SEAT NUMBER`: so many plain units at the back"),
    ("setup", "`setup`: the case begins with the starting roll"),
    ("terrain", "`terrain TERRAIN SPACE ...`"),
    ("turn", "`turn SEAT`: whose turn it is, north when left out"),
    ("under", "`under SEAT CARD ...`: cards under the deck, to be drawn first in front"),
    ("unit", units::FORM),
];

/// What a case has said of its position so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct MythicStage {
    four: bool,
    setup: bool,
    deck_building: bool,
    layout: bool,
    first: Option<Seat>,
    turn: Option<Seat>,
    at: Option<TurnStep>,
    quiet: u8,
    terrain: Vec<(SpaceId, Terrain)>,
    units: Vec<UnitLine>,
    armies: Vec<(Seat, Army)>,
    piles: Vec<(Pile, Seat, At<Vec<String>>)>,
    points: Vec<(Seat, u16)>,
    face_up: Vec<(Seat, u8)>,
    activated: Vec<At<String>>,
    command: Option<(At<String>, mythic::Talent)>,
    /// Units and armies that came with `like`, which may be said anew.
    inherited: Inherited,
}

/// What came with `like`.
#[derive(Clone, Debug, Default)]
struct Inherited {
    units: Vec<String>,
    armies: Vec<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pile {
    Hand,
    Deck,
    Under,
    Discard,
    Front,
}

impl MythicStage {
    pub(crate) fn take_line(&mut self, line: &Line<'_>, faults: &mut Faults) -> Result<(), Noted> {
        match (line.keyword(), line.args()) {
            ("unit", [name, words @ ..]) => self.take_unit(name, words, line, faults)?,
            ("printed", [name, vitality, words @ ..]) => {
                let known: Vec<String> = self.units.iter().map(|unit| unit.def.tag()).collect();
                let found = self.units.iter_mut().find(|unit| unit.def.tag() == *name);
                let Some(unit) = found else {
                    let known = known.iter().map(String::as_str);
                    return Err(faults.unknown("unit", name, known));
                };
                unit.take_card(vitality, words, faults)?;
            }
            ("reserve", [player, count]) => {
                let (player, count) = (seat(player, faults)?, number::<u8>(count, faults)?);
                if count > 8 {
                    return Err(faults.add(format!("{count} units"), "at most 8, one in a column"));
                }
                self.add_reserve(player, count, line.number);
            }
            ("army", [player, faction, units @ ..]) => {
                let player = seat(player, faults)?;
                let army = roster_army(faction, units, faults);
                match self.armies.iter_mut().find(|(seat, _)| *seat == player) {
                    None => self.armies.push((player, army)),
                    Some((_, known)) => {
                        let inherited = &mut self.inherited.armies;
                        let Some(at) = inherited.iter().position(|seat| *seat == player) else {
                            let expected = "each army once; only one of a `like` case is changed";
                            return Err(faults.add("a second army", expected));
                        };
                        inherited.swap_remove(at);
                        *known = army;
                    }
                }
            }
            ("terrain", [word, spaces @ ..]) => {
                let known = Terrain::ALL.iter().map(|terrain| terrain.name());
                let terrain = Terrain::from_name(word);
                let terrain = terrain.ok_or_else(|| faults.unknown("terrain", word, known))?;
                for space in spaces {
                    self.terrain.extend(space_of(space, faults).map(|space| (space, terrain)));
                }
            }
            ("hand", [player, words @ ..]) => self.pile(Pile::Hand, line, player, words, faults)?,
            ("deck", [player, words @ ..]) => self.pile(Pile::Deck, line, player, words, faults)?,
            ("under", [player, words @ ..]) => {
                self.pile(Pile::Under, line, player, words, faults)?;
            }
            ("discard", [player, words @ ..]) => {
                self.pile(Pile::Discard, line, player, words, faults)?;
            }
            ("front", [player, words @ ..]) => {
                self.pile(Pile::Front, line, player, words, faults)?;
            }
            ("points", [player, count]) => {
                self.points.push((seat(player, faults)?, number(count, faults)?));
            }
            ("faceup", [player, count]) => {
                self.face_up.push((seat(player, faults)?, number(count, faults)?));
            }
            ("turn", [player]) => self.turn = Some(seat(player, faults)?),
            ("first", [player]) => self.first = Some(seat(player, faults)?),
            ("quiet", [count]) => self.quiet = number(count, faults)?,
            ("four", []) => self.four = true,
            ("setup", []) => self.setup = true,
            ("deckbuilding", []) => self.deck_building = true,
            ("layout", ["first"]) => self.layout = true,
            ("activated", names) => {
                let names = names.iter().map(|name| At { line: line.number, what: (*name).into() });
                self.activated.extend(names);
            }
            ("commanded", [name, word]) => {
                let name = At { line: line.number, what: (*name).into() };
                self.command = Some((name, talent(word, faults)?));
            }
            ("at", [word]) => {
                self.at = Some(match *word {
                    "draw" => TurnStep::Draw,
                    "act" => TurnStep::Act,
                    "exchange" => TurnStep::Exchange,
                    "limit" => TurnStep::Limit,
                    "check" => TurnStep::Check,
                    _ => {
                        let known = ["draw", "act", "exchange", "limit", "check"];
                        return Err(faults.unknown("step", word, known));
                    }
                });
            }
            (keyword, _) => {
                let form = FORMS.iter().find(|(word, _)| *word == keyword);
                let form = form.map_or("a line of a position", |(_, form)| form);
                return Err(faults.add(format!("`{}`", line.words.join(" ")), form));
            }
        }
        Ok(())
    }

    /// The stage of another case, whose units and armies may be said anew.
    pub(crate) fn like(&self) -> Self {
        let mut stage = self.clone();
        stage.inherited.units = self.units.iter().map(|unit| unit.def.tag()).collect();
        stage.inherited.armies = self.armies.iter().map(|(seat, _)| *seat).collect();
        stage
    }

    /// The line that speaks of a unit.
    pub(crate) fn line(&self, name: &str) -> Option<usize> {
        self.units.iter().find(|unit| unit.def.tag() == name).map(|unit| unit.line)
    }

    /// A unit, or what is changed of one that came with `like`.
    fn take_unit(
        &mut self,
        name: &str,
        words: &[&str],
        line: &Line<'_>,
        faults: &mut Faults,
    ) -> Result<(), Noted> {
        let (owner, words) = match words {
            [player, rest @ ..] if seat_named(player).is_some() => (seat_named(player), rest),
            _ => (None, words),
        };
        let known = self.units.iter().position(|unit| unit.def.tag() == name);
        let at = match known {
            Some(at) => {
                let inherited = &mut self.inherited.units;
                let Some(place) = inherited.iter().position(|unit| unit == name) else {
                    let expected = "each unit once; only units of a `like` case are changed";
                    return Err(faults.add(format!("unit `{name}` again"), expected));
                };
                inherited.swap_remove(place);
                at
            }
            None => {
                self.units.push(UnitLine::plain(name, line.number));
                self.units.len() - 1
            }
        };
        let unit = &mut self.units[at];
        unit.line = line.number;
        unit.owner = owner.or(unit.owner);
        let (owner, words) = match (unit.owner, words) {
            (Some(owner), words) => (owner, words),
            // A misspelt seat is told as such.
            (None, [first, rest @ ..]) if nearest(first, SEATS).is_some() => {
                faults.unknown("seat", first, SEATS);
                (Seat(0), rest)
            }
            (None, words) => {
                faults.add(format!("`{name}`, which belongs to nobody"), "a seat after its name");
                (Seat(0), words)
            }
        };
        unit.owner = Some(owner);
        unit.take(words, faults);
        Ok(())
    }

    fn pile(
        &mut self,
        pile: Pile,
        line: &Line<'_>,
        player: &str,
        words: &[&str],
        faults: &mut Faults,
    ) -> Result<(), Noted> {
        let player = seat(player, faults)?;
        let what = cards(words, faults)?;
        self.piles.retain(|(other, seat, _)| (*other, *seat) != (pile, player));
        self.piles.push((pile, player, At { line: line.number, what }));
        Ok(())
    }

    /// Plain units along the edge behind a general, from the last column on.
    fn add_reserve(&mut self, player: Seat, count: u8, line: usize) {
        let row = if player.0.is_multiple_of(2) { 7 } else { 0 };
        for n in 0..count {
            let name = format!("{}{}", seat_name(player), n + 1);
            if self.line(&name).is_none() {
                let mut unit = UnitLine::plain(&name, line);
                unit.owner = Some(player);
                unit.space = SpaceId::new(7 - n, row);
                self.units.push(unit);
            }
        }
    }

    fn units_of(&self, seat: Seat) -> impl Iterator<Item = &UnitLine> {
        self.units.iter().filter(move |unit| unit.owner == Some(seat))
    }

    /// The set-up and the position. What cannot be read is noted and left out.
    pub(crate) fn build(&self, said: &Said, faults: &mut Faults) -> (Setup, Option<Position>) {
        let seats = if self.four { 4u8 } else { 2 };
        let pack = mythic_table::embedded();
        let mut setup = pack.table(Vec::new());
        setup.deck_building = self.deck_building;
        setup.first = self.first;
        if self.layout {
            setup.battlefield = Some(mythic_table::Pack::first_battlefield(self.four));
        }
        if self.setup {
            for seat in Seat::all(seats) {
                let army = self.armies.iter().find(|(player, _)| *player == seat);
                let own = self.units_of(seat);
                let own: Vec<_> = own.map(|unit| Arc::new(unit.def.clone())).collect();
                setup.as_given |= !own.is_empty();
                setup.armies.push(match army {
                    Some((_, army)) => army.clone(),
                    None => Army { faction: "neutral".to_owned(), units: own },
                });
            }
            return (setup, None);
        }
        setup.as_given = true;
        let mut order = Vec::new();
        for seat in Seat::all(seats) {
            let own: Vec<&UnitLine> = self.units_of(seat).collect();
            let units = own.iter().map(|unit| Arc::new(unit.def.clone())).collect();
            setup.armies.push(Army { faction: "neutral".to_owned(), units });
            order.extend(own.into_iter().map(|unit| (seat, unit)));
        }
        let position = self.position(seats, &order, said, faults);
        (setup, Some(position))
    }

    fn position(
        &self,
        seats: u8,
        order: &[(Seat, &UnitLine)],
        said: &Said,
        faults: &mut Faults,
    ) -> Position {
        let find = |at: &At<String>, faults: &mut Faults| -> Option<UnitId> {
            let found = order.iter().position(|(_, unit)| unit.def.tag() == at.what);
            if found.is_none() {
                let known = order.iter().map(|(_, unit)| unit.def.id.as_str());
                faults.at(at.line).unknown("unit", &at.what, known);
            }
            found.map(|index| UnitId(index as u8))
        };
        let mut marks = Marks::default();
        for name in &self.activated {
            if let Some(unit) = find(name, faults) {
                marks.activated.insert(unit);
                marks.activations += 1;
            }
        }
        if let Some((name, talent)) = &self.command
            && let Some(unit) = find(name, faults)
        {
            let left = talent.command().map_or(0, |(_, left)| left);
            let own = order[unit.index()].0;
            let others = (0u8..).map(UnitId).zip(order);
            let others = others.filter(|(id, (seat, _))| *seat == own && *id != unit);
            let others = others.map(|(id, _)| id).collect();
            let talent = *talent;
            marks.command = Some(Command { talent, unit, begun: true, others, left, target: None });
        }
        let stands = order.iter().map(|(_, unit)| Stand {
            space: unit.space,
            vitality: match unit.space {
                Some(_) => unit.vitality.unwrap_or(unit.def.full_vitality()),
                None => 0,
            },
            webbed: unit.webbed,
        });
        let units = stands.collect();
        let stocks = Seat::all(seats).map(|seat| self.stock(seat, order, &find, faults)).collect();
        let mut active = self.turn.unwrap_or(Seat(0));
        if active.0 >= seats {
            let line = said.line(&["turn"]).unwrap_or(said.case);
            faults.at(line).add("a turn of a seat that is empty", "another seat");
            active = Seat(0);
        }
        Position {
            active,
            step: self.at.unwrap_or(TurnStep::Act),
            marks,
            quiet: self.quiet,
            terrain: self.terrain.clone(),
            units,
            seats: stocks,
        }
    }

    fn stock(
        &self,
        seat: Seat,
        order: &[(Seat, &UnitLine)],
        find: &impl Fn(&At<String>, &mut Faults) -> Option<UnitId>,
        faults: &mut Faults,
    ) -> Stock {
        let written = |pile: Pile| {
            let found = self.piles.iter().find(|(other, by, _)| (*other, *by) == (pile, seat));
            found.map(|(_, _, cards)| cards)
        };
        let cards = |pile: Pile, faults: &mut Faults| -> Option<Vec<Card>> {
            let names = written(pile)?;
            let read = names.what.iter().filter_map(|name| match name.as_str() {
                "aow" => Some(Card::ArtOfWar),
                _ => find(&At { line: names.line, what: name.clone() }, faults).map(Card::Maneuver),
            });
            Some(read.collect())
        };
        let maneuvers = |pile: Pile, faults: &mut Faults| -> Option<Vec<UnitId>> {
            let line = written(pile)?.line;
            let mut units = Vec::new();
            for card in cards(pile, faults)? {
                match card {
                    Card::Maneuver(unit) => units.push(unit),
                    Card::ArtOfWar => {
                        faults.at(line).add(
                            "`aow`",
                            "names of units: Art of War cards lie in the \
                            deck, the discard pile or face up",
                        );
                    }
                }
            }
            Some(units)
        };
        let standing = (0u8..)
            .map(UnitId)
            .zip(order)
            .filter(|(_, (by, unit))| *by == seat && unit.space.is_some());
        let one_each = || standing.map(|(unit, _)| unit).collect();
        let said =
            |list: &[(Seat, u16)]| list.iter().rev().find(|(by, _)| *by == seat).map(|l| l.1);
        let face_up = self.face_up.iter().rev().find(|(by, _)| *by == seat).map_or(0, |l| l.1);
        Stock {
            points: said(&self.points).unwrap_or(10),
            hand: maneuvers(Pile::Hand, faults).unwrap_or_else(one_each),
            deck: cards(Pile::Deck, faults).unwrap_or_else(|| vec![Card::ArtOfWar; 5]),
            under: maneuvers(Pile::Under, faults).unwrap_or_default(),
            discard: cards(Pile::Discard, faults).unwrap_or_default(),
            front: maneuvers(Pile::Front, faults).unwrap_or_default(),
            face_up,
        }
    }
}

fn roster_army(faction: &str, units: &[&str], faults: &mut Faults) -> Army {
    let pack = mythic_table::embedded();
    let tags: Vec<String> = pack.units.iter().map(|unit| unit.def.tag()).collect();
    let mut army = Army { faction: faction.to_owned(), units: Vec::new() };
    for tag in units {
        match pack.unit(tag) {
            Some(unit) => army.units.push(unit.def.clone()),
            None => {
                faults.unknown("unit", tag, tags.iter().map(String::as_str));
            }
        }
    }
    army
}
