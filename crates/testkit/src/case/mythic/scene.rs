//! The position of a case as its lines describe it.

use std::sync::Arc;

use kernel::Seat;
use mythic::{
    Army, Card, Command, Marks, Position, Setup, SpaceId, Stand, Stock, Terrain, TurnStep, UnitId,
};

use crate::case::fault::{Faults, Noted};
use crate::case::lines::Line;
use crate::case::stage::Form;
use crate::case::words::{At, cards, number, seat};

use super::units::{self, UnitLine, space_of, talent};

/// The lines of a position.
pub(super) const FORMS: [Form; 22] = [
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
pub(crate) struct Scene {
    four: bool,
    setup: bool,
    deck_building: bool,
    layout: bool,
    first: Option<Seat>,
    turn: Option<Seat>,
    at: Option<TurnStep>,
    quiet: u8,
    terrain: Vec<(SpaceId, Terrain)>,
    units: Vec<(Seat, UnitLine)>,
    armies: Vec<(Seat, Army)>,
    piles: Vec<(Pile, Seat, At<Vec<String>>)>,
    points: Vec<(Seat, u16)>,
    face_up: Vec<(Seat, u8)>,
    activated: Vec<At<String>>,
    command: Option<(At<String>, mythic::Talent)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pile {
    Hand,
    Deck,
    Under,
    Discard,
    Front,
}

impl Scene {
    pub(super) fn take_line(&mut self, line: &Line<'_>, faults: &mut Faults) -> Result<(), Noted> {
        match (line.keyword(), line.args()) {
            ("unit", [name, player, words @ ..]) => {
                let player = seat(player, faults)?;
                if self.units.iter().any(|(_, unit)| unit.def.tag() == *name) {
                    return Err(faults.add(format!("a second unit `{name}`"), "another name"));
                }
                let mut unit = UnitLine::plain(name);
                unit.take(words, faults)?;
                self.units.push((player, unit));
            }
            ("printed", [name, vitality, words @ ..]) => {
                let known: Vec<String> = self.names();
                let found = self.units.iter_mut().find(|(_, unit)| unit.def.id == *name);
                let Some((_, unit)) = found else {
                    let known = known.iter().map(String::as_str);
                    return Err(faults.unknown("unit", name, known));
                };
                unit.take_card(vitality, words, faults)?;
            }
            ("reserve", [player, count]) => {
                let (player, count) = (seat(player, faults)?, number::<u8>(count, faults)?);
                self.add_reserve(player, count);
            }
            ("army", [player, faction, units @ ..]) => {
                let player = seat(player, faults)?;
                let army = roster_army(faction, units, faults)?;
                self.armies.push((player, army));
            }
            ("terrain", [word, spaces @ ..]) => {
                let known = Terrain::ALL.iter().map(|terrain| terrain.name());
                let terrain = Terrain::from_name(word);
                let terrain = terrain.ok_or_else(|| faults.unknown("terrain", word, known))?;
                for space in spaces {
                    self.terrain.push((space_of(space, faults)?, terrain));
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

    fn names(&self) -> Vec<String> {
        self.units.iter().map(|(_, unit)| unit.def.id.clone()).collect()
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
    fn add_reserve(&mut self, player: Seat, count: u8) {
        let row = if player.0.is_multiple_of(2) { 7 } else { 0 };
        for n in 0..count.min(8) {
            let column = 7 - n;
            let name = format!("{}{}", crate::case::words::seat_name(player), n + 1);
            let mut unit = UnitLine::plain(&name);
            unit.space = SpaceId::new(column, row);
            self.units.push((player, unit));
        }
    }

    pub(super) fn build(
        &self,
        line: usize,
        faults: &mut Faults,
    ) -> Result<(Setup, Option<Position>), Noted> {
        let seats = if self.four { 4u8 } else { 2 };
        let pack = content::mythic_2012::embedded();
        let mut setup = pack.table(Vec::new());
        setup.deck_building = self.deck_building;
        setup.first = self.first;
        if self.layout {
            setup.battlefield = Some(content::mythic_2012::Pack::first_battlefield(self.four));
        }
        if self.setup {
            for seat in Seat::all(seats) {
                let army = self.armies.iter().find(|(player, _)| *player == seat);
                let own = self.units.iter().filter(|(player, _)| *player == seat);
                let own: Vec<_> = own.map(|(_, unit)| Arc::new(unit.def.clone())).collect();
                setup.as_given |= !own.is_empty();
                setup.armies.push(match army {
                    Some((_, army)) => army.clone(),
                    None => Army { faction: "neutral".to_owned(), units: own },
                });
            }
            return Ok((setup, None));
        }
        setup.as_given = true;
        let mut order = Vec::new();
        for seat in Seat::all(seats) {
            let own: Vec<&UnitLine> =
                self.units.iter().filter(|(player, _)| *player == seat).map(|(_, u)| u).collect();
            let units = own.iter().map(|unit| Arc::new(unit.def.clone())).collect();
            setup.armies.push(Army { faction: "neutral".to_owned(), units });
            order.extend(own.into_iter().map(|unit| (seat, unit)));
        }
        let position = self.position(seats, &order, line, faults)?;
        Ok((setup, Some(position)))
    }

    fn position(
        &self,
        seats: u8,
        order: &[(Seat, &UnitLine)],
        line: usize,
        faults: &mut Faults,
    ) -> Result<Position, Noted> {
        let find = |at: &At<String>, faults: &mut Faults| -> Result<UnitId, Noted> {
            let found = order.iter().position(|(_, unit)| unit.def.tag() == at.what);
            let known = order.iter().map(|(_, unit)| unit.def.id.as_str());
            found
                .map(|index| UnitId(index as u8))
                .ok_or_else(|| faults.at(at.line).unknown("unit", &at.what, known))
        };
        let mut marks = Marks::default();
        for name in &self.activated {
            marks.activated.insert(find(name, faults)?);
            marks.activations += 1;
        }
        if let Some((name, talent)) = &self.command {
            let unit = find(name, faults)?;
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
        let mut stocks = Vec::new();
        for seat in Seat::all(seats) {
            stocks.push(self.stock(seat, order, &find, faults)?);
        }
        let active = self.turn.unwrap_or(Seat(0));
        if active.0 >= seats {
            return Err(faults.at(line).add("a turn of a seat that is empty", "another seat"));
        }
        Ok(Position {
            active,
            step: self.at.unwrap_or(TurnStep::Act),
            marks,
            quiet: self.quiet,
            terrain: self.terrain.clone(),
            units,
            seats: stocks,
        })
    }

    fn stock(
        &self,
        seat: Seat,
        order: &[(Seat, &UnitLine)],
        find: &impl Fn(&At<String>, &mut Faults) -> Result<UnitId, Noted>,
        faults: &mut Faults,
    ) -> Result<Stock, Noted> {
        let written = |pile: Pile| {
            let found = self.piles.iter().find(|(other, by, _)| (*other, *by) == (pile, seat));
            found.map(|(_, _, cards)| cards)
        };
        let cards = |pile: Pile, faults: &mut Faults| -> Result<Option<Vec<Card>>, Noted> {
            let Some(names) = written(pile) else { return Ok(None) };
            let read = names.what.iter().map(|name| match name.as_str() {
                "aow" => Ok(Card::ArtOfWar),
                _ => find(&At { line: names.line, what: name.clone() }, faults).map(Card::Maneuver),
            });
            read.collect::<Result<Vec<_>, _>>().map(Some)
        };
        let maneuvers = |pile: Pile, faults: &mut Faults| -> Result<Option<Vec<UnitId>>, Noted> {
            let Some(cards) = cards(pile, faults)? else { return Ok(None) };
            let units = cards.into_iter().filter_map(|card| match card {
                Card::Maneuver(unit) => Some(unit),
                Card::ArtOfWar => None,
            });
            Ok(Some(units.collect()))
        };
        let standing = (0u8..)
            .map(UnitId)
            .zip(order)
            .filter(|(_, (by, unit))| *by == seat && unit.space.is_some());
        let one_each = || standing.map(|(unit, _)| unit).collect();
        let said =
            |list: &[(Seat, u16)]| list.iter().rev().find(|(by, _)| *by == seat).map(|l| l.1);
        let face_up = self.face_up.iter().rev().find(|(by, _)| *by == seat).map_or(0, |l| l.1);
        Ok(Stock {
            points: said(&self.points).unwrap_or(10),
            hand: maneuvers(Pile::Hand, faults)?.unwrap_or_else(one_each),
            deck: cards(Pile::Deck, faults)?.unwrap_or_else(|| vec![Card::ArtOfWar; 5]),
            under: maneuvers(Pile::Under, faults)?.unwrap_or_default(),
            discard: cards(Pile::Discard, faults)?.unwrap_or_default(),
            front: maneuvers(Pile::Front, faults)?.unwrap_or_default(),
            face_up,
        })
    }
}

fn roster_army(faction: &str, units: &[&str], faults: &mut Faults) -> Result<Army, Noted> {
    let pack = content::mythic_2012::embedded();
    let tags: Vec<String> = pack.units.iter().map(|unit| unit.def.tag()).collect();
    let mut army = Army { faction: faction.to_owned(), units: Vec::new() };
    for tag in units {
        let Some(unit) = pack.unit(tag) else {
            return Err(faults.unknown("unit", tag, tags.iter().map(String::as_str)));
        };
        army.units.push(unit.def.clone());
    }
    Ok(army)
}
