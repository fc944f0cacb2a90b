//! The position a case begins from, as its lines describe it.

use std::ops::Range;

use kernel::Seat;
use pantheon::Edition;
use pantheon::{Manoeuvre, Settings, TurnPoint};

use cases::fault::{Faults, Noted};
use cases::lines::Line;
use cases::stage::Form;
use cases::words::{At, cards, number, seat};

use super::units::{UnitDraft, is_name};

/// The lines that describe a position, and how each is written.
pub(crate) const FORMS: [Form; 25] = [
    ("absorbed", "`absorbed SEAT NUMBER`"),
    ("board", "`board` and the drawing on indented lines beneath it, or `board ID` of the pack"),
    ("bought", "`bought SEAT MANOEUVRE`"),
    ("column", "`column UNIT POWER ENTRY ...`"),
    ("deck", "`deck SEAT CARD ...`, or `none`"),
    ("discard", "`discard SEAT CARD ...`, or `none`"),
    ("divinities", "`divinities gods` or `divinities titans`"),
    ("elements", "`elements AREA NUMBER`"),
    ("eliminated", "`eliminated SEAT`"),
    ("first", "`first SEAT`"),
    ("hand", "`hand SEAT CARD ...`, or `none`"),
    ("players", "`players NUMBER`"),
    ("points", "`points NUMBER`"),
    ("power", "`power UNIT NAME KIND` and its TOML on indented lines beneath it"),
    ("relic", "`relic s1 @AREA` or `relic s1 on UNIT`"),
    ("round", "`round NUMBER`"),
    ("rows", "`rows UNIT O/D/R/M O/D/R/M ...`"),
    ("scenario", super::scenario::FORM),
    ("set", "`set SETTING VALUE`"),
    ("setup", "`setup draft`, `setup constructed` or `setup limited`"),
    ("stone", "`stone s1 KIND @AREA`, `... on UNIT` or `... absorbed SEAT`"),
    ("teams", "`teams`"),
    ("token", "`token UNIT POWER OTHER_UNIT` or `token UNIT POWER @AREA`"),
    ("turn", "`turn SEAT`, `turn SEAT begin`, `... another` or `... end`"),
    ("unit", super::units::FORM),
];

/// Everything said about a position so far. Names are looked up when all of it is known.
#[derive(Clone, Debug, Default)]
pub(crate) struct PantheonStage {
    pub(crate) edition: Edition,
    pub(crate) players: Option<u8>,
    pub(crate) teams: bool,
    pub(crate) boards: Vec<At<BoardDraft>>,
    pub(crate) units: Vec<UnitDraft>,
    pub(crate) hands: [Option<At<Vec<String>>>; Seat::MOST],
    pub(crate) decks: [Option<At<Vec<String>>>; Seat::MOST],
    pub(crate) discards: [Option<At<Vec<String>>>; Seat::MOST],
    pub(crate) stones: Vec<At<StoneDraft>>,
    pub(crate) absorbed: [u8; Seat::MOST],
    pub(crate) elements: Vec<At<(String, u8)>>,
    pub(crate) tokens: Vec<At<TokenDraft>>,
    pub(crate) settings: Settings,
    pub(crate) round: Option<u16>,
    pub(crate) first: Option<Seat>,
    pub(crate) turn: Option<(Seat, TurnPoint)>,
    pub(crate) bought: Vec<(Seat, Manoeuvre)>,
    pub(crate) eliminated: Vec<Seat>,
    pub(crate) setup: Option<At<SetupKind>>,
    pub(crate) points: Option<u8>,
    pub(crate) titans: bool,
    pub(crate) scenario: Vec<At<Vec<String>>>,
    /// Boards and units that came with `like`, which may be said anew.
    pub(crate) inherited: Inherited,
}

/// A board.
#[derive(Clone, Debug)]
pub(crate) enum BoardDraft {
    /// Where the drawing stands in the text; the line is its first one.
    Drawn(Range<usize>),
    /// A board of the pack, by id.
    Named(String),
}

/// What came with `like`.
#[derive(Clone, Debug, Default)]
pub(crate) struct Inherited {
    pub(crate) boards: bool,
    pub(crate) units: Vec<String>,
}

/// How armies come about in a case that begins with set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SetupKind {
    Draft,
    Constructed,
    Limited,
}

/// A stone or relic.
#[derive(Clone, Debug)]
pub(crate) struct StoneDraft {
    /// `None` is an element treated as a stone.
    pub(crate) kind: Option<board::StoneKind>,
    pub(crate) place: StonePlaceDraft,
}

#[derive(Clone, Debug)]
pub(crate) enum StonePlaceDraft {
    Area(String),
    On(String),
    Absorbed(Seat),
    /// The line was not understood; the stone has its number all the same.
    Unread,
}

/// A power token.
#[derive(Clone, Debug)]
pub(crate) struct TokenDraft {
    pub(crate) unit: String,
    pub(crate) power: String,
    /// An area with its `@`, or a unit.
    pub(crate) on: String,
}

impl PantheonStage {
    /// How many players the case says there are.
    pub(crate) fn seats(&self) -> u8 {
        self.players.unwrap_or(if self.teams { 4 } else { 2 })
    }

    /// Takes one line that describes the position.
    pub(crate) fn take_line(
        &mut self,
        line: &Line<'_>,
        text: &str,
        faults: &mut Faults,
    ) -> Result<(), Noted> {
        match (line.keyword(), line.args()) {
            ("players", [count]) => {
                let count = number(count, faults);
                // So many that no seat is missed.
                self.players = Some(count.unwrap_or(Seat::MOST as u8));
                count?;
            }
            ("teams", []) => {
                self.teams = true;
            }
            ("board", []) if !line.block.is_empty() => {
                self.add_board(line.block_line, BoardDraft::Drawn(line.block.clone()));
            }
            ("board", [id]) => {
                self.add_board(line.number, BoardDraft::Named((*id).to_owned()));
            }
            ("unit", [name, words @ ..]) => return self.take_unit(name, words, line, faults),
            ("rows", [name, rows @ ..]) => return self.unit(name, faults)?.set_rows(rows, faults),
            ("power", [name, id, kind]) => {
                let block = text.get(line.block.clone()).unwrap_or_default();
                let unit = self.unit(name, faults)?;
                return unit.add_power(id, kind, block, line.block_line, faults);
            }
            ("column", [name, power, entries @ ..]) if !entries.is_empty() => {
                return self.unit(name, faults)?.set_column(power, entries, faults);
            }
            (pile @ ("hand" | "deck" | "discard"), [player, names @ ..]) => {
                let player = seat(player, faults)?;
                let cards = At { line: line.number, what: cards(names, faults)? };
                let piles = match pile {
                    "hand" => &mut self.hands,
                    "deck" => &mut self.decks,
                    _ => &mut self.discards,
                };
                piles[player.index()] = Some(cards);
            }
            ("stone", [name, kind, place @ ..]) => {
                let known = board::StoneKind::ALL.iter().map(|kind| kind.name());
                let found = board::StoneKind::from_name(kind);
                let found = found.ok_or_else(|| faults.unknown("stone", kind, known));
                let kind = found.unwrap_or(board::StoneKind::ALL[0]);
                self.take_stone(name, Some(kind), place, line.number, faults)?;
                found?;
            }
            ("relic", [name, place @ ..]) => {
                return self.take_stone(name, None, place, line.number, faults);
            }
            ("absorbed", [player, count]) => {
                let count: u8 = number(count, faults)?;
                if count > 16 {
                    return Err(faults.add(format!("{count} stones"), "at most 16"));
                }
                self.absorbed[seat(player, faults)?.index()] = count;
            }
            ("elements", [area, count]) => {
                let what = ((*area).to_owned(), number(count, faults)?);
                self.elements.push(At { line: line.number, what });
            }
            ("token", [unit, power, on]) => {
                let [unit, power, on] = [unit, power, on].map(|word| (*word).to_owned());
                self.tokens.push(At { line: line.number, what: TokenDraft { unit, power, on } });
            }
            ("set", [name, value]) => return self.take_setting(name, value, faults),
            ("round", [round]) => {
                self.round = Some(number(round, faults)?);
            }
            ("first", [player]) => {
                self.first = Some(seat(player, faults)?);
            }
            ("turn", [player]) => {
                self.turn = Some((seat(player, faults)?, TurnPoint::Ask));
            }
            ("turn", [player, at]) => {
                let at = match *at {
                    "begin" => TurnPoint::Begin,
                    "another" => TurnPoint::Another,
                    "end" => TurnPoint::End,
                    other => {
                        let known = ["begin", "another", "end"];
                        return Err(faults.unknown("point of a turn", other, known));
                    }
                };
                self.turn = Some((seat(player, faults)?, at));
            }
            ("bought", [player, manoeuvre]) => {
                let known = Manoeuvre::ALL.iter().map(|manoeuvre| manoeuvre.name());
                let manoeuvre = Manoeuvre::from_name(manoeuvre)
                    .ok_or_else(|| faults.unknown("manoeuvre", manoeuvre, known))?;
                self.bought.push((seat(player, faults)?, manoeuvre));
            }
            ("eliminated", [player]) => {
                self.eliminated.push(seat(player, faults)?);
            }
            ("setup", [kind]) => {
                let what = match *kind {
                    "draft" => SetupKind::Draft,
                    "constructed" => SetupKind::Constructed,
                    "limited" => SetupKind::Limited,
                    other => {
                        let known = ["draft", "constructed", "limited"];
                        faults.unknown("kind of set-up", other, known);
                        SetupKind::Draft
                    }
                };
                self.setup = Some(At { line: line.number, what });
            }
            ("points", [points]) => {
                self.points = Some(number(points, faults)?);
            }
            ("divinities", [kind @ ("gods" | "titans")]) => {
                self.titans = *kind == "titans";
            }
            ("scenario", words) if !words.is_empty() => {
                let what = words.iter().map(|word| (*word).to_owned()).collect();
                self.scenario.push(At { line: line.number, what });
            }
            (keyword, _) => {
                let known = FORMS.iter().map(|(known, _)| *known);
                let Some((_, form)) = FORMS.iter().find(|(known, _)| *known == keyword) else {
                    return Err(faults.unknown("line", keyword, known));
                };
                return Err(faults.add(format!("`{}`", line.words.join(" ")), *form));
            }
        }
        Ok(())
    }

    fn add_board(&mut self, line: usize, what: BoardDraft) {
        if std::mem::take(&mut self.inherited.boards) {
            self.boards.clear();
        }
        self.boards.push(At { line, what });
    }

    fn take_unit(
        &mut self,
        name: &str,
        words: &[&str],
        line: &Line<'_>,
        faults: &mut Faults,
    ) -> Result<(), Noted> {
        if !is_name(name) {
            let expected = "a name of small letters, digits and `_`, and not a seat or a card";
            return Err(faults.add(format!("unit `{name}`"), expected));
        }
        let known = self.units.iter().position(|unit| unit.name == name);
        let index = match known {
            Some(index) => {
                let inherited = &mut self.inherited.units;
                let Some(at) = inherited.iter().position(|unit| unit == name) else {
                    let expected = "each unit once; only units of a `like` case are changed";
                    return Err(faults.add(format!("unit `{name}` again"), expected));
                };
                inherited.swap_remove(at);
                index
            }
            None => {
                self.units.push(UnitDraft::new(name, line.number));
                self.units.len() - 1
            }
        };
        let unit = &mut self.units[index];
        unit.line = line.number;
        unit.describe(words, faults);
        Ok(())
    }

    fn unit(&mut self, name: &str, faults: &mut Faults) -> Result<&mut UnitDraft, Noted> {
        match self.units.iter().position(|unit| unit.name == name) {
            Some(index) => Ok(&mut self.units[index]),
            None => {
                Err(faults.unknown("unit", name, self.units.iter().map(|unit| unit.name.as_str())))
            }
        }
    }

    fn take_stone(
        &mut self,
        name: &str,
        kind: Option<board::StoneKind>,
        place: &[&str],
        line: usize,
        faults: &mut Faults,
    ) -> Result<(), Noted> {
        let place = match place {
            [area] if area.starts_with('@') => StonePlaceDraft::Area(area[1..].to_owned()),
            ["on", unit] => StonePlaceDraft::On((*unit).to_owned()),
            ["absorbed", player] if kind.is_some() => {
                let by = seat(player, faults);
                by.map_or(StonePlaceDraft::Unread, StonePlaceDraft::Absorbed)
            }
            _ => {
                let found = format!("`{}`", place.join(" "));
                faults.add(found, "`@AREA`, `on UNIT` or `absorbed SEAT`");
                StonePlaceDraft::Unread
            }
        };
        let what = StoneDraft { kind, place };
        let index = name.strip_prefix('s').and_then(|n| n.parse::<usize>().ok());
        match index.and_then(|n| n.checked_sub(1)) {
            Some(index) if index < self.stones.len() => {
                self.stones[index] = At { line, what };
                Ok(())
            }
            Some(index) if index == self.stones.len() => {
                self.stones.push(At { line, what });
                Ok(())
            }
            _ => {
                let expected = format!("`s{}`: stones are numbered from s1", self.stones.len() + 1);
                Err(faults.add(format!("stone `{name}`"), expected))
            }
        }
    }

    fn take_setting(&mut self, name: &str, value: &str, faults: &mut Faults) -> Result<(), Noted> {
        let mut all = serde_json::to_value(self.settings).expect("settings are plain data");
        let known = all.as_object_mut().expect("settings have names");
        if !known.contains_key(name) {
            let names: Vec<String> = known.keys().cloned().collect();
            return Err(faults.unknown("setting", name, names.iter().map(String::as_str)));
        }
        let value = if value == "none" { "null" } else { value };
        known.insert(name.to_owned(), value.parse().unwrap_or(serde_json::Value::Null));
        let settings = serde_json::from_value(all);
        self.settings = settings.map_err(|_| {
            faults.add(format!("`{value}` for {name}"), "`true`, `false` or a number, as it asks")
        })?;
        Ok(())
    }
}
