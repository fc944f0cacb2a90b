//! Cards of a case's own: creatures, items and artifacts.

use std::sync::Arc;

use conjurers::catalog::{
    Ability, CreatureDef, Element, EquipmentDef, EquipmentKind, Mythology, Trait,
};
use conjurers::{MAX_CREATURES, MAX_EQUIPMENT, Price, Resource};

use cases::fault::{Faults, Noted};
use cases::words::number;

use super::stage::{CARDS, ConjurersStage, bad_form, each, mythology, pair};

impl ConjurersStage {
    /// A creature of the case's own. One whose values cannot be read is there all the same, so
    /// that other lines may name it.
    pub(crate) fn add_creature(
        &mut self,
        name: &str,
        words: &[&str],
        faults: &mut Faults,
    ) -> Result<(), Noted> {
        let [level, rest @ ..] = words else { return Err(bad_form("creature", faults)) };
        let (of, rest) = match rest {
            [first, rest @ ..] if Mythology::from_name(first).is_some() => {
                (Mythology::from_name(first), rest)
            }
            _ => (None, rest),
        };
        let [element, values, abilities @ ..] = rest else {
            return Err(bad_form("creature", faults));
        };
        let known = Element::ALL.iter().map(|element| element.name());
        let found = Element::from_name(element);
        let element = found.ok_or_else(|| faults.unknown("element", element, known));
        let Some((health, dice)) = values.split_once('/') else {
            return Err(bad_form("creature", faults));
        };
        let def = CreatureDef {
            id: name.to_owned(),
            level: number(level, faults).unwrap_or(1),
            mythology: of,
            element: element.unwrap_or(Element::ALL[0]),
            health: number(health, faults).unwrap_or(1),
            dice: number(dice, faults).unwrap_or(1),
            abilities: each(abilities, faults, ability),
        };
        let own = CARDS.creatures.len();
        let at = self.creatures.iter().position(|def| def.id == name);
        let limit = Limit { printed: own, most: MAX_CREATURES, what: "creatures" };
        self.describe(name, at, self.creatures.len(), limit, faults)?;
        put(&mut self.creatures, at.filter(|at| *at >= own), def);
        Ok(())
    }

    /// An item or artifact `NAME WORDS` of the case's own.
    pub(crate) fn add_card(
        &mut self,
        name: &str,
        kind: EquipmentKind,
        words: &[&str],
        faults: &mut Faults,
    ) -> Result<(), Noted> {
        let mut def =
            EquipmentDef { id: name.to_owned(), kind, price: Price::FREE, abilities: Vec::new() };
        for word in words {
            let (first, count) = pair(word);
            match (Resource::from_name(first), count) {
                (Some(of), Some(count)) => {
                    if let (Ok(part), Ok(count)) =
                        (part_of(&mut def.price, of, faults), number(count, faults))
                    {
                        *part = count;
                    }
                }
                (None, Some(copies)) if first == "copies" => {
                    let copies = number(copies, faults).unwrap_or(1);
                    def.kind = EquipmentKind::Item { copies };
                }
                _ => def.abilities.extend(ability(word, faults)),
            }
        }
        let own = CARDS.equipment.len();
        let at = self.equipment.iter().position(|def| def.id == name);
        let what = "items and artifacts";
        let limit = Limit { printed: own, most: MAX_EQUIPMENT, what };
        self.describe(name, at, self.equipment.len(), limit, faults)?;
        put(&mut self.equipment, at.filter(|at| *at >= own), def);
        Ok(())
    }

    /// An artifact: `NAME MYTHOLOGY POINTS WORDS`.
    pub(crate) fn add_artifact(
        &mut self,
        name: &str,
        [of, points]: [&str; 2],
        words: &[&str],
        faults: &mut Faults,
    ) -> Result<(), Noted> {
        let kind = EquipmentKind::Artifact {
            mythology: mythology(of, faults).unwrap_or(Mythology::ALL[0]),
            points: number(points, faults).unwrap_or(1),
        };
        self.add_card(name, kind, words, faults)
    }

    /// Notes that the case describes a card: each once, and only so many beside those that are
    /// printed.
    fn describe(
        &mut self,
        name: &str,
        at: Option<usize>,
        count: usize,
        limit: Limit,
        faults: &mut Faults,
    ) -> Result<(), Noted> {
        if self.described.iter().any(|known| known == name) {
            let expected = "each card once; only cards of a `like` case are said anew";
            return Err(faults.add(format!("card `{name}` again"), expected));
        }
        let Limit { printed, most, what } = limit;
        if at.is_none() && count >= most {
            let found = format!("`{name}`, which is one too many");
            let expected = format!("at most {} {what} of the case's own", most - printed);
            return Err(faults.add(found, expected));
        }
        self.described.push(name.to_owned());
        Ok(())
    }
}

/// How many cards of a kind there can be.
struct Limit {
    printed: usize,
    most: usize,
    what: &'static str,
}

/// Puts a card in its place, or behind the others.
fn put<T>(cards: &mut Vec<Arc<T>>, at: Option<usize>, card: T) {
    match at {
        Some(at) => cards[at] = Arc::new(card),
        None => cards.push(Arc::new(card)),
    }
}

fn part_of<'p>(
    price: &'p mut Price,
    resource: Resource,
    faults: &mut Faults,
) -> Result<&'p mut u8, Noted> {
    Ok(match resource {
        Resource::Wood => &mut price.wood,
        Resource::Stone => &mut price.stone,
        Resource::Iron => &mut price.iron,
        Resource::Bronze => &mut price.bronze,
        Resource::Sapphire => &mut price.sapphire,
        Resource::Diamond => &mut price.diamond,
        Resource::Food => return Err(faults.add("food in a price", "one of the six resources")),
    })
}

/// An ability with its number after a colon: `flying`, `offensive:2`.
pub(crate) fn ability(word: &str, faults: &mut Faults) -> Result<Ability, Noted> {
    let (name, count) = pair(word);
    let count = match count {
        Some(count) => Some(number::<u8>(count, faults)?),
        None => None,
    };
    Ok(match (name, count) {
        ("offensive", Some(x)) => Ability::Offensive(x),
        ("defensive", Some(x)) => Ability::Defensive(x),
        ("burning", Some(x)) => Ability::Burning(x),
        ("absorption", Some(x)) => Ability::Absorption(x),
        ("power_hit", Some(x)) => Ability::PowerHit(x),
        ("flying", None) => Ability::Flying,
        ("frost_attack", None) => Ability::FrostAttack,
        ("poisonous", None) => Ability::Poisonous,
        ("multi_attack", None) => Ability::MultiAttack,
        ("devour", None) => Ability::Devour,
        ("life_steal", None) => Ability::LifeSteal,
        ("weapon_smith", None) => Ability::WeaponSmith,
        ("resurrection", None) => Ability::Resurrection,
        ("ranged", None) => Ability::Ranged,
        ("first_strike", None) => Ability::FirstStrike,
        ("immobility", None) => Ability::Immobility,
        ("bind", None) => Ability::Bind,
        ("immunity_fire", None) => Ability::ImmunityFire,
        ("immunity_ice", None) => Ability::ImmunityIce,
        ("immunity_poison", None) => Ability::ImmunityPoison,
        ("magician", None) => Ability::Magician,
        (name, None) if NUMBERED.contains(&name) => {
            return Err(faults.add(format!("`{name}`"), format!("its number too: `{name}:2`")));
        }
        (name, Some(_)) if Trait::from_name(name).is_some() => {
            return Err(faults.add(format!("`{word}`"), format!("no number: `{name}`")));
        }
        _ => {
            let known = Trait::ALL.iter().map(|it| it.name()).chain(NUMBERED);
            return Err(faults.unknown("ability", name, known));
        }
    })
}

/// Abilities that have a number.
const NUMBERED: [&str; 5] = ["offensive", "defensive", "burning", "absorption", "power_hit"];
