//! Choices and outcomes as text, and back. One line each; tags name creatures and cards.

use kernel::{Notation, NotationError, Seat};

use crate::catalog::Mythology;
use crate::choice::{Choice, Column, Magic, Outcome, Slot};
use crate::figures::Figure;
use crate::game::Conjurers;
use crate::ids::{CreatureId, EquipmentId};
use crate::resources::{Resource, ResourceSet};
use crate::rolls::Roll;
use crate::town::Action;

/// Standing orders: this game has no windows to pass, and so none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {}

impl Notation<Choice> for Conjurers {
    fn write(&self, choice: &Choice) -> String {
        let tag = |creature| self.tag(creature);
        match *choice {
            Choice::Assistant(figure) => format!("assistant {figure}"),
            Choice::Place(figure, action) => format!("place {figure} {action}"),
            Choice::Stay(figure) => format!("stay {figure}"),
            Choice::Resolve(figure) => format!("resolve {figure}"),
            Choice::Trade { pay, gain } => format!("trade {pay} {gain}"),
            Choice::Hire(figure) => format!("hire {figure}"),
            Choice::Sacrifice(id, column) => format!("sacrifice {} {column}", tag(id)),
            Choice::Buy(card) => format!("buy {}", self.card_tag(card)),
            Choice::Spare(resource) => format!("spare {resource}"),
            Choice::Done => "done".to_owned(),
            Choice::Fight(id) => format!("fight {}", tag(id)),
            Choice::Decline => "decline".to_owned(),
            Choice::Remove(id) => format!("remove {}", tag(id)),
            Choice::Summon(id, slot) => format!("summon {} {}", tag(id), slot.0 + 1),
            Choice::Equip(card) => format!("equip {}", self.card_tag(card)),
            Choice::Move(id, slot) => format!("move {} {}", tag(id), slot.0 + 1),
            Choice::Attack(id) => format!("attack {}", tag(id)),
            Choice::Devour(id) => format!("devour {}", tag(id)),
            Choice::Bind { by, on } => format!("bind {} {}", tag(by), tag(on)),
            Choice::BreakFree(id) => format!("break {}", tag(id)),
            Choice::Pass => "pass".to_owned(),
            Choice::Adopt(magic) => format!("adopt {magic}"),
            Choice::Steal(set) => {
                let names: Vec<&str> = set.iter().map(Resource::name).collect();
                format!("steal {}", names.join(" "))
            }
            Choice::Prize(id) => format!("prize {}", tag(id)),
            Choice::Take(resource) => format!("take {resource}"),
        }
    }

    fn read(&self, text: &str) -> Result<Choice, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let choice = match *words.as_slice() {
            ["assistant", kind] => Choice::Assistant(figure(kind)?),
            ["place", kind, at] => Choice::Place(figure(kind)?, action(at)?),
            ["stay", kind] => Choice::Stay(figure(kind)?),
            ["resolve", kind] => Choice::Resolve(figure(kind)?),
            ["trade", pay, gain] => Choice::Trade { pay: resource(pay)?, gain: resource(gain)? },
            ["hire", kind] => Choice::Hire(figure(kind)?),
            ["sacrifice", id, column] => Choice::Sacrifice(
                self.read_creature(id)?,
                Column::from_name(column)
                    .ok_or_else(|| NotationError::new(column, list("a column", Column::ALL)))?,
            ),
            ["buy", card] => Choice::Buy(self.read_card(card)?),
            ["spare", name] => Choice::Spare(resource(name)?),
            ["done"] => Choice::Done,
            ["fight", id] => Choice::Fight(self.read_creature(id)?),
            ["decline"] => Choice::Decline,
            ["remove", id] => Choice::Remove(self.read_creature(id)?),
            ["summon", id, at] => Choice::Summon(self.read_creature(id)?, slot(at)?),
            ["equip", card] => Choice::Equip(self.read_card(card)?),
            ["move", id, at] => Choice::Move(self.read_creature(id)?, slot(at)?),
            ["attack", id] => Choice::Attack(self.read_creature(id)?),
            ["devour", id] => Choice::Devour(self.read_creature(id)?),
            ["bind", by, on] => {
                Choice::Bind { by: self.read_creature(by)?, on: self.read_creature(on)? }
            }
            ["break", id] => Choice::BreakFree(self.read_creature(id)?),
            ["pass"] => Choice::Pass,
            ["adopt", magic] => Choice::Adopt(
                Magic::from_name(magic)
                    .ok_or_else(|| NotationError::new(magic, list("magic", Magic::ALL)))?,
            ),
            ["steal", ref names @ ..] if !names.is_empty() => {
                let set: Result<ResourceSet, _> = names.iter().map(|name| resource(name)).collect();
                Choice::Steal(set?)
            }
            ["prize", id] => Choice::Prize(self.read_creature(id)?),
            ["take", name] => Choice::Take(resource(name)?),
            _ => {
                let expected = "a choice such as `place conjurer tavern` or `summon NAME 2`";
                return Err(NotationError::new(text, expected));
            }
        };
        Ok(choice)
    }
}

impl Notation<Outcome> for Conjurers {
    fn write(&self, outcome: &Outcome) -> String {
        match *outcome {
            Outcome::Mythology(mythology) => format!("mythology {mythology}"),
            Outcome::Seat(seat) => format!("seat {}", seat.0 + 1),
            Outcome::Card(id) => format!("card {}", self.tag(id)),
            Outcome::Dice(roll) => format!("dice {roll}").trim_end().to_owned(),
        }
    }

    fn read(&self, text: &str) -> Result<Outcome, NotationError> {
        let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
        match kind {
            "mythology" => Mythology::from_name(rest)
                .map(Outcome::Mythology)
                .ok_or_else(|| NotationError::new(rest, list("a mythology", Mythology::ALL))),
            "seat" => rest
                .parse::<u8>()
                .ok()
                .filter(|&seat| (1..=self.seat_count()).contains(&seat))
                .map(|seat| Outcome::Seat(Seat(seat - 1)))
                .ok_or_else(|| NotationError::new(rest, "the number of a player")),
            "card" => self.read_creature(rest).map(Outcome::Card),
            "dice" => rest
                .parse::<Roll>()
                .map(Outcome::Dice)
                .map_err(|_| NotationError::new(rest, "battle dice, each 0, 1 or 2")),
            _ => Err(NotationError::new(
                text,
                "`dice 0 1 2`, `card NAME`, `seat N` or `mythology NAME`",
            )),
        }
    }
}

impl Notation<Order> for Conjurers {
    fn write(&self, order: &Order) -> String {
        match *order {}
    }

    fn read(&self, text: &str) -> Result<Order, NotationError> {
        Err(NotationError::new(text, "an order: this game has none"))
    }
}

impl Conjurers {
    fn read_creature(&self, tag: &str) -> Result<CreatureId, NotationError> {
        self.creature_by_tag(tag)
            .ok_or_else(|| NotationError::new(tag, "a creature of this game, or `minion`"))
    }

    fn read_card(&self, tag: &str) -> Result<EquipmentId, NotationError> {
        self.card_by_tag(tag)
            .ok_or_else(|| NotationError::new(tag, "an item or artifact of this game"))
    }
}

fn figure(name: &str) -> Result<Figure, NotationError> {
    Figure::from_name(name).ok_or_else(|| NotationError::new(name, list("a figure", Figure::ALL)))
}

fn action(name: &str) -> Result<Action, NotationError> {
    Action::from_name(name)
        .ok_or_else(|| NotationError::new(name, "an action such as tavern or house_2"))
}

fn resource(name: &str) -> Result<Resource, NotationError> {
    Resource::from_name(name)
        .ok_or_else(|| NotationError::new(name, list("a resource", Resource::ALL)))
}

fn slot(word: &str) -> Result<Slot, NotationError> {
    match word {
        "1" => Ok(Slot(0)),
        "2" => Ok(Slot(1)),
        "3" => Ok(Slot(2)),
        _ => Err(NotationError::new(word, "a slot from 1 to 3")),
    }
}

/// What was expected, with every word that would do.
fn list<T: std::fmt::Display>(what: &str, words: &[T]) -> String {
    let words: Vec<String> = words.iter().map(T::to_string).collect();
    format!("{what}: {}", words.join(", "))
}
