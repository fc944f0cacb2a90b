//! Units as a case describes them, word by word.

use kernel::Seat;
use mythic::{SpaceId, Stat, Talent, TalentUse, UnitCard, UnitDef, UnitType};

use cases::fault::{Faults, Noted};
use cases::near::nearest;
use cases::words::number;

/// A unit of a case.
#[derive(Clone, Debug)]
pub(crate) struct UnitLine {
    /// The line that spoke of it last.
    pub(crate) line: usize,
    /// Whose it is; always there once its line has been read.
    pub(crate) owner: Option<Seat>,
    pub(crate) def: UnitDef,
    pub(crate) space: Option<SpaceId>,
    pub(crate) vitality: Option<u8>,
    pub(crate) webbed: bool,
}

impl UnitLine {
    /// A plain unit: ground infantry with four equal cards.
    pub(crate) fn plain(name: &str, line: usize) -> Self {
        let card = UnitCard {
            combat_move: 2,
            free_move: 3,
            cc: 4,
            ranged: 0,
            range: 0,
            defence: 5,
            leadership: 1,
            plus: Vec::new(),
            talents: Vec::new(),
        };
        let def = UnitDef {
            id: name.to_owned(),
            affiliation: mythic::NEUTRAL.to_owned(),
            illustration: "a".to_owned(),
            kind: UnitType::Infantry,
            flying: false,
            legendary: false,
            cost: 10,
            maneuvers: 3,
            kin: None,
            cards: vec![card; 4],
        };
        Self { line, owner: None, def, space: None, vitality: None, webbed: false }
    }

    /// Takes the words after the unit's name and seat, and notes those that it cannot.
    pub(crate) fn take(&mut self, words: &[&str], faults: &mut Faults) {
        let mut words = words.iter().copied().peekable();
        while let Some(word) = words.next() {
            if let Some(space) = word.strip_prefix('@') {
                self.space = space_of(space, faults).ok().or(self.space);
                continue;
            }
            if let Some(kind) = UnitType::from_name(word) {
                self.def.kind = kind;
                continue;
            }
            match word {
                "flying" => self.def.flying = true,
                "legendary" => self.def.legendary = true,
                "webbed" => self.webbed = true,
                "destroyed" => self.space = None,
                _ if PAIRED.contains(&word) => match words.next() {
                    // A fault has been noted; the other words are read all the same.
                    Some(value) => drop(self.take_pair(word, value, faults)),
                    None => drop(faults.add(format!("`{word}` at the end"), FORM)),
                },
                _ => {
                    faults.unknown("word of a unit", word, known_words());
                    // What a misspelt word would have taken is not told as well.
                    let takes_one =
                        nearest(word, known_words()).is_some_and(|meant| PAIRED.contains(&meant));
                    let is_number = |next: &&str| next.starts_with(|c: char| c.is_ascii_digit());
                    words.next_if(|next| takes_one || is_number(next));
                }
            }
        }
    }

    fn take_pair(&mut self, word: &str, value: &str, faults: &mut Faults) -> Result<(), Noted> {
        match word {
            "is" => {
                let pack = mythic_table::embedded();
                let Some(unit) = pack.unit(value) else {
                    let known: Vec<String> = pack.units.iter().map(|u| u.def.tag()).collect();
                    let known = known.iter().map(String::as_str);
                    return Err(faults.unknown("unit of the roster", value, known));
                };
                self.def = UnitDef { id: self.def.id.clone(), ..(*unit.def).clone() };
                self.def.illustration = "a".to_owned();
            }
            "full" => {
                let full: usize = number(value, faults)?;
                if !(1..=20).contains(&full) {
                    return Err(faults.add(format!("{full} cards"), "1 to 20 cards of a unit"));
                }
                let last = self.def.cards[0].clone();
                self.def.cards.resize(full, last);
            }
            "vitality" => self.vitality = Some(number(value, faults)?),
            "man" => self.def.maneuvers = number(value, faults)?,
            "cost" => self.def.cost = number(value, faults)?,
            "kin" => self.def.kin = Some(value.to_owned()),
            "affiliation" => self.def.affiliation = value.to_owned(),
            "illustration" => {
                // The name of such a unit ends in its illustration, as notation has it.
                let id = self.def.id.strip_suffix(&format!("_{value}"));
                let id =
                    id.ok_or_else(|| faults.add(format!("`{value}`"), "a name ending in it"))?;
                self.def = UnitDef { id: id.to_owned(), ..self.def.clone() };
                self.def.illustration = value.to_owned();
            }
            _ => {
                for card in &mut self.def.cards {
                    take_stat(card, word, value, faults)?;
                }
            }
        }
        Ok(())
    }

    /// Takes a `printed` line: what is printed on the card of one Vitality.
    pub(crate) fn take_card(
        &mut self,
        vitality: &str,
        words: &[&str],
        faults: &mut Faults,
    ) -> Result<(), Noted> {
        let vitality: usize = number(vitality, faults)?;
        let full = self.def.cards.len();
        let at = full.checked_sub(vitality).filter(|at| *at < full);
        let Some(at) = at else {
            return Err(faults.add(format!("Vitality {vitality}"), format!("1 to {full}")));
        };
        for pair in words.chunks(2) {
            let [word, value] = *pair else {
                return Err(faults.add(format!("`{}` at the end", pair[0]), FORM));
            };
            take_stat(&mut self.def.cards[at], word, value, faults)?;
        }
        Ok(())
    }
}

/// Words of a unit that have a value after them.
const PAIRED: [&str; 16] = [
    "affiliation",
    "cc",
    "cost",
    "defence",
    "full",
    "illustration",
    "is",
    "kin",
    "lead",
    "man",
    "move",
    "plus",
    "ranged",
    "talent",
    "vitality",
    "without",
];

/// The words of a `unit` line.
fn known_words() -> impl Iterator<Item = &'static str> {
    let types = UnitType::ALL.iter().map(|word| word.name());
    let alone = ["flying", "legendary", "webbed", "destroyed", "@SPACE"];
    types.chain(alone).chain(PAIRED)
}

/// What can be said of a unit.
pub(crate) const FORM: &str = "`unit NAME SEAT ...`, then `@SPACE`, a TYPE, `flying`, `legendary`, \
    `webbed`, `destroyed`, or a word and its value: is, full, vitality, man, cost, kin, affiliation, illustration, move C/F, cc, ranged D/R, defence, lead, plus STATS, \
    talent NAME=COST or NAME=COST:DICE, without TALENT";

fn take_stat(
    card: &mut UnitCard,
    word: &str,
    value: &str,
    faults: &mut Faults,
) -> Result<(), Noted> {
    let two = |value: &str, faults: &mut Faults| -> Result<(u8, u8), Noted> {
        let (a, b) = value.split_once('/').unwrap_or((value, value));
        Ok((number(a, faults)?, number(b, faults)?))
    };
    match word {
        "move" => (card.combat_move, card.free_move) = two(value, faults)?,
        "cc" => card.cc = number(value, faults)?,
        "ranged" => (card.ranged, card.range) = two(value, faults)?,
        "defence" => card.defence = number(value, faults)?,
        "lead" => card.leadership = number(value, faults)?,
        "plus" => {
            card.plus.clear();
            for name in value.split(',').filter(|name| *name != "none") {
                let known = Stat::ALL.iter().map(|stat| stat.name());
                let stat = Stat::from_name(name);
                card.plus.push(stat.ok_or_else(|| faults.unknown("stat", name, known))?);
            }
        }
        "talent" => {
            let (name, cost) = value.split_once('=').unwrap_or((value, "1"));
            let (cost, dice) = match cost.split_once(':') {
                Some((cost, dice)) => (cost, Some(number(dice, faults)?)),
                None => (cost, None),
            };
            let cost = number(cost, faults)?;
            card.talents.push(TalentUse { talent: talent(name, faults)?, cost, dice });
        }
        "without" => {
            let gone = talent(value, faults)?;
            card.talents.retain(|printed| printed.talent != gone);
        }
        _ => return Err(faults.unknown("word of a card", word, STATS)),
    }
    Ok(())
}

/// What the card of one Vitality may say.
const STATS: [&str; 8] = ["move", "cc", "ranged", "defence", "lead", "plus", "talent", "without"];

/// The talent with this name.
pub(crate) fn talent(name: &str, faults: &mut Faults) -> Result<Talent, Noted> {
    let known = Talent::ALL.iter().map(|talent| talent.name());
    Talent::from_name(name).ok_or_else(|| faults.unknown("talent", name, known))
}

/// The space with this name.
pub(crate) fn space_of(name: &str, faults: &mut Faults) -> Result<SpaceId, Noted> {
    name.parse().map_err(|_| faults.add(format!("`{name}`"), "a space from a1 to l8"))
}
