//! Units as a case describes them: what is left out gets a plain value.

use std::sync::{Arc, LazyLock};

use kernel::Seat;
use pantheon::catalog::{
    Class, MAX_POWERS, Mythology, Power, PowerKind, PowerValue, StatRow, Talent, TalentSet,
    UnitDef, UnitType,
};
use pantheon_table::Pack;

use cases::fault::{Faults, Noted};
use cases::near::nearest;
use cases::words::{SEATS, number, seat_named};

/// The units that a case can name with `is`.
pub(crate) static ROSTER: LazyLock<Pack> = LazyLock::new(pantheon_table::embedded);

/// Activation cards of a unit that does not say.
const CARDS: u8 = 3;
/// Full vitality of a unit that does not say.
const VITALITY: u8 = 5;

/// A unit as far as it has been described.
#[derive(Clone, Debug, Default)]
pub(crate) struct UnitDraft {
    pub(crate) line: usize,
    pub(crate) name: String,
    pub(crate) owner: Option<Seat>,
    pub(crate) place: Option<PlaceDraft>,
    pub(crate) waived: TalentSet,
    pub(crate) paralysed: bool,
    pub(crate) activated: bool,
    pub(crate) retaliated: bool,
    /// The unit of the roster it is, when it is one.
    pub(crate) is: Option<String>,
    unit_type: Option<UnitType>,
    class: Option<Class>,
    mythology: Option<Mythology>,
    /// Offence, defence, range and movement of every row.
    stats: [Option<u8>; 4],
    vitality: Option<u8>,
    full: Option<u8>,
    cost: Option<u8>,
    cards: Option<u8>,
    value: Option<u8>,
    veteran_of: Option<String>,
    talents: Vec<Talent>,
    rows: Vec<[u8; 4]>,
    powers: Vec<(Power, Vec<PowerValue>)>,
}

/// Where a unit is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlaceDraft {
    /// In this area.
    Area(String),
    /// Not yet in play.
    Ready,
    /// Destroyed.
    Destroyed,
}

const STATS: [&str; 4] = ["offence", "defence", "range", "move"];
const STAT_DEFAULTS: [u8; 4] = [3, 5, 0, 2];
const STATES: [&str; 5] = ["ready", "destroyed", "paralysed", "activated", "retaliated"];
const NUMBERS: [&str; 3] = ["cost", "cards", "value"];
const VALUED: [&str; 5] = ["is", "minis", "movement", "veteran_of", "vitality"];

/// How a `unit` line is written.
pub(crate) const FORM: &str = "`unit NAME`, then any of SEAT, TYPE, CLASS, MYTHOLOGY, `@AREA`, \
    `ready`, `destroyed`, `is ID`, `offence NUMBER`, `defence NUMBER`, `range NUMBER`, \
    `move NUMBER`, `vitality NUMBER`, `vitality NUMBER/NUMBER`, `minis NUMBER`, \
    `talents TALENT ...`, `waives TALENT ...`, `cards NUMBER`, `cost NUMBER`, `value NUMBER`, \
    `veteran_of NAME`, `activated`, `retaliated`, `paralysed`";

/// The words of a `unit` line.
fn known_words() -> impl Iterator<Item = &'static str> {
    let types = UnitType::ALL.iter().map(|word| word.name());
    let classes = Class::ALL.iter().map(|word| word.name());
    let myths = Mythology::ALL.iter().map(|word| word.name());
    let known = SEATS.into_iter().chain(types).chain(classes).chain(myths);
    let known = known.chain(STATS).chain(STATES).chain(NUMBERS).chain(VALUED);
    known.chain(["talents", "waives", "@AREA"])
}

impl UnitDraft {
    pub(crate) fn new(name: &str, line: usize) -> Self {
        Self { name: name.to_owned(), line, ..Self::default() }
    }

    pub(crate) fn is_troop(&self) -> bool {
        self.unit_type == Some(UnitType::Troop)
    }

    pub(crate) fn is_divinity(&self) -> bool {
        matches!(self.unit_type, Some(UnitType::God | UnitType::Titan))
    }

    /// The names of its powers, in their order.
    pub(crate) fn power_ids(&self) -> Vec<&str> {
        self.powers.iter().map(|(power, _)| power.id.as_str()).collect()
    }

    /// The vitality points left.
    pub(crate) fn vitality(&self) -> u8 {
        if self.place == Some(PlaceDraft::Destroyed) {
            return 0;
        }
        self.vitality.unwrap_or_else(|| self.full())
    }

    fn full(&self) -> u8 {
        match (self.full, self.rows.len()) {
            (Some(full), _) => full,
            (None, 0) => self.vitality.unwrap_or(VITALITY),
            (None, rows) => rows as u8,
        }
    }

    /// How many activation cards it brings, when `listed` of them lie about.
    pub(crate) fn cards(&self, listed: usize) -> u8 {
        self.cards.unwrap_or_else(|| CARDS.max(u8::try_from(listed).unwrap_or(u8::MAX)))
    }

    /// Takes the words of a `unit` line.
    pub(crate) fn describe(&mut self, words: &[&str], faults: &mut Faults) {
        let mut words = words.iter().copied().peekable();
        while let Some(word) = words.next() {
            if self.take_word(word) {
                continue;
            }
            let mut next = || words.next().unwrap_or_default();
            if let Some(stat) = STATS.iter().position(|&stat| stat == word) {
                self.stats[stat] = number(next(), faults).ok();
                continue;
            }
            match word {
                "is" => self.become_unit(next(), faults),
                "movement" => self.stats[3] = number(next(), faults).ok(),
                "vitality" => self.read_vitality(next(), faults),
                "minis" => self.full = number(next(), faults).ok(),
                "cost" => self.cost = number(next(), faults).ok(),
                "cards" => self.cards = number(next(), faults).ok(),
                "value" => self.value = number(next(), faults).ok(),
                "veteran_of" => self.veteran_of = Some(next().to_owned()),
                "talents" | "waives" => {
                    let mut talents = Vec::new();
                    while let Some(talent) = words.peek().and_then(|word| Talent::from_name(word)) {
                        talents.push(talent);
                        words.next();
                    }
                    if talents.is_empty() {
                        let found = words.next().unwrap_or_default();
                        let known = Talent::ALL.iter().map(|talent| talent.name());
                        faults.unknown("talent", found, known);
                    } else if word == "talents" {
                        self.talents = talents;
                    } else {
                        self.waived = talents.into_iter().collect();
                    }
                }
                _ => {
                    faults.unknown("word of a unit", word, known_words());
                    // What a misspelt word would have taken is not told as well.
                    let takes_one = nearest(word, known_words()).is_some_and(|meant| {
                        STATS.contains(&meant)
                            || NUMBERS.contains(&meant)
                            || VALUED.contains(&meant)
                    });
                    let is_number = |next: &&str| next.starts_with(|c: char| c.is_ascii_digit());
                    words.next_if(|next| takes_one || is_number(next));
                    while words.next_if(|next| Talent::from_name(next).is_some()).is_some() {}
                }
            }
        }
    }

    /// Everything that the roster says of a unit; later words may change it.
    fn become_unit(&mut self, id: &str, faults: &mut Faults) {
        let Some(unit) = ROSTER.unit(id) else {
            let known = ROSTER.units().iter().map(|unit| unit.def.id.as_str());
            faults.unknown("unit of the roster", id, known);
            return;
        };
        let def = &*unit.def;
        // A troop card has no power column.
        let column = |power: usize| def.rows.iter().filter_map(move |row| row.powers.get(power));
        *self = Self {
            line: self.line,
            name: std::mem::take(&mut self.name),
            owner: self.owner,
            place: self.place.take(),
            is: Some(def.id.clone()),
            unit_type: Some(def.unit_type),
            class: Some(def.class),
            mythology: def.mythology,
            full: Some(def.miniatures.unwrap_or(def.rows.len() as u8)),
            cost: Some(def.cost),
            cards: Some(def.activation_cards),
            value: Some(def.strategic_value),
            veteran_of: def.veteran_of.clone(),
            talents: def.talents.clone(),
            rows: def.rows.iter().map(|r| [r.offence, r.defence, r.range, r.movement]).collect(),
            powers: def
                .powers
                .iter()
                .cloned()
                .zip((0..).map(|at| column(at).copied().collect()))
                .collect(),
            ..Self::default()
        };
    }

    /// The power with this name.
    pub(crate) fn power(&self, id: &str) -> Option<&Power> {
        self.powers.iter().map(|(power, _)| power).find(|power| power.id == id)
    }

    /// Takes a word that stands alone.
    fn take_word(&mut self, word: &str) -> bool {
        if let Some(seat) = seat_named(word) {
            self.owner = Some(seat);
        } else if let Some(unit_type) = UnitType::from_name(word) {
            self.unit_type = Some(unit_type);
        } else if let Some(class) = Class::from_name(word) {
            self.class = Some(class);
        } else if let Some(mythology) = Mythology::from_name(word) {
            self.mythology = Some(mythology);
        } else if let Some(area) = word.strip_prefix('@') {
            self.place = Some(PlaceDraft::Area(area.to_owned()));
        } else {
            match word {
                "ready" => self.place = Some(PlaceDraft::Ready),
                "destroyed" => self.place = Some(PlaceDraft::Destroyed),
                "paralysed" => self.paralysed = true,
                "activated" => self.activated = true,
                "retaliated" => self.retaliated = true,
                _ => return false,
            }
        }
        true
    }

    /// `vitality 3` or `vitality 3/5`.
    fn read_vitality(&mut self, word: &str, faults: &mut Faults) {
        let (left, full) = match word.split_once('/') {
            Some((left, full)) => (left, Some(full)),
            None => (word, None),
        };
        self.vitality = number(left, faults).ok();
        if let Some(full) = full {
            self.full = number(full, faults).ok();
        }
    }

    /// The words of a `rows` line: one `offence/defence/range/movement` per vitality point.
    pub(crate) fn set_rows(&mut self, words: &[&str], faults: &mut Faults) -> Result<(), Noted> {
        let expected = "`OFFENCE/DEFENCE/RANGE/MOVEMENT` for each vitality point, highest first";
        if words.is_empty() {
            return Err(faults.add("no row", expected));
        }
        self.rows.clear();
        self.stats = [None; 4];
        for word in words {
            let numbers: Vec<u8> = word.split('/').filter_map(|part| part.parse().ok()).collect();
            let row = <[u8; 4]>::try_from(numbers)
                .ok()
                .filter(|_| word.split('/').count() == 4)
                .ok_or_else(|| faults.add(format!("`{word}`"), expected))?;
            self.rows.push(row);
        }
        Ok(())
    }

    /// A `power` line with its block of TOML.
    pub(crate) fn add_power(
        &mut self,
        id: &str,
        kind: &str,
        block: &str,
        block_line: usize,
        faults: &mut Faults,
    ) -> Result<(), Noted> {
        let kind = PowerKind::from_name(kind).ok_or_else(|| {
            faults.unknown("kind of power", kind, PowerKind::ALL.iter().map(|kind| kind.name()))
        })?;
        if !is_name(id) {
            return Err(faults.add(format!("power `{id}`"), "a name of small letters"));
        }
        let text = format!("id = \"{id}\"\nkind = \"{kind}\"\n{block}");
        let power: Power = toml::from_str(&text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start.min(text.len()));
            let before = text.as_bytes()[..at].iter().filter(|&&byte| byte == b'\n').count();
            let line = (block_line + before).saturating_sub(2);
            faults.at(line).add(error.message(), "a power in TOML, see docs/src/cases.md")
        })?;
        self.powers.retain(|(known, _)| known.id != id);
        if self.powers.len() == MAX_POWERS {
            return Err(faults.add("one more power", format!("at most {MAX_POWERS}")));
        }
        self.powers.push((power, Vec::new()));
        Ok(())
    }

    /// A `column` line: what the power column shows, row by row.
    pub(crate) fn set_column(
        &mut self,
        id: &str,
        words: &[&str],
        faults: &mut Faults,
    ) -> Result<(), Noted> {
        let known: Vec<String> = self.powers.iter().map(|(power, _)| power.id.clone()).collect();
        let Some((_, column)) = self.powers.iter_mut().find(|(power, _)| power.id == id) else {
            return Err(faults.unknown("power", id, known.iter().map(String::as_str)));
        };
        column.clear();
        for word in words {
            column.push(match *word {
                "yes" => PowerValue::Shown(true),
                "-" => PowerValue::Shown(false),
                word => PowerValue::X(word.parse().map_err(|_| {
                    faults.add(format!("`{word}`"), "`yes`, `-` or a number for each row")
                })?),
            });
        }
        Ok(())
    }

    /// The unit as the rules know it. `listed` is how many of its activation cards lie about.
    pub(crate) fn to_def(&self, listed: usize) -> Arc<UnitDef> {
        let unit_type = self.unit_type.unwrap_or(UnitType::Hero);
        let troop = unit_type == UnitType::Troop;
        let full = self.full();
        let mut rows = self.rows.clone();
        if rows.is_empty() {
            rows = vec![STAT_DEFAULTS; if troop { 1 } else { usize::from(full) }];
        }
        for row in &mut rows {
            for (value, said) in row.iter_mut().zip(self.stats) {
                *value = said.unwrap_or(*value);
            }
        }
        let shown = PowerValue::Shown(true);
        let columns = |row: usize| {
            let entry = |column: &Vec<PowerValue>| column.get(row).or(column.last()).copied();
            self.powers.iter().map(|(_, column)| entry(column).unwrap_or(shown)).collect()
        };
        let rows = rows.iter().enumerate().map(|(row, &[offence, defence, range, movement])| {
            StatRow { offence, defence, range, movement, powers: columns(row) }
        });
        let id = self.name.split('.').next().unwrap_or_default().to_owned();
        let mythology = self.mythology.or(self.is_divinity().then_some(Mythology::Greek));
        Arc::new(UnitDef {
            id,
            veteran_of: self.veteran_of.clone(),
            unit_type,
            class: self.class.unwrap_or_default(),
            mythology,
            cost: self.cost.unwrap_or(if troop { 1 } else { 2 }),
            activation_cards: self.cards(listed),
            strategic_value: self.value.unwrap_or(0),
            talents: self.talents.clone(),
            rows: rows.collect(),
            miniatures: troop.then_some(full),
            powers: self.powers.iter().map(|(power, _)| power.clone()).collect(),
            designed: false,
        })
    }
}

/// A divinity for a side that has none.
pub(crate) fn plain_divinity(name: &str, owner: Seat) -> UnitDraft {
    UnitDraft {
        owner: Some(owner),
        unit_type: Some(UnitType::God),
        place: Some(PlaceDraft::Ready),
        ..UnitDraft::new(name, 0)
    }
}

/// Whether a word can name a unit, a power or the like.
pub(crate) fn is_name(word: &str) -> bool {
    word.len() <= 32
        && word.starts_with(|c: char| c.is_ascii_lowercase())
        && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "_.".contains(c))
        && seat_named(word).is_none()
        && !matches!(word, "aow" | "omphalos" | "none")
}
