//! Choices, outcomes and orders as text, and back. One line each; tags name units and spaces.

use board::grid::SpaceId;
use dice::chain::Die;
use kernel::{Notation, NotationError, Seat};

use crate::catalog::{Stat, Talent};
use crate::choice::{Card, Choice, Edge, Faces, Fee, Outcome, Via};
use crate::game::Mythic;
use crate::ids::UnitId;
use crate::orders::{Order, Point, Reaction};
use crate::setup::Laid;

impl Notation<Choice> for Mythic {
    fn write(&self, choice: &Choice) -> String {
        let tag = |unit: UnitId| self.tag(unit);
        match *choice {
            Choice::PlayerOne(seat) => format!("player one {}", seat.0 + 1),
            Choice::Lay(laid) => format!("lay {} turned {}", laid.board + 1, laid.turns),
            Choice::Zone(edge) => format!("zone {edge}"),
            Choice::Deploy(unit, space) => format!("deploy {} {space}", tag(unit)),
            Choice::Convert(card) => format!("convert {}", self.card_tag(card)),
            Choice::Search => "search".to_owned(),
            Choice::Take(card) => format!("take {}", self.card_tag(card)),
            Choice::Activate(unit, Fee::Free) => format!("activate {}", tag(unit)),
            Choice::Activate(unit, fee) => format!("activate {} {fee}", tag(unit)),
            Choice::Use(unit, talent) => format!("use {} {talent}", tag(unit)),
            Choice::UseOn(unit, talent, on) => {
                format!("use {} {talent} on {}", tag(unit), tag(on))
            }
            Choice::Plus(unit, stat) => format!("plus {} {stat}", tag(unit)),
            Choice::Move(space) => format!("move {space}"),
            Choice::MoveVia(via, space) => {
                let named: Vec<String> = via.spaces().map(|at| at.to_string()).collect();
                format!("move {space} via {}", named.join(" "))
            }
            Choice::Fly(space) => format!("fly {space}"),
            Choice::Strike(unit) => format!("strike {}", tag(unit)),
            Choice::Shoot { at, arching, far } => {
                let arching = if arching { " arching" } else { "" };
                let far = if far { " far" } else { "" };
                format!("shoot {}{arching}{far}", tag(at))
            }
            Choice::Bite(others) => {
                let mut text = "bite".to_owned();
                for other in others.into_iter().flatten() {
                    text.push(' ');
                    text.push_str(tag(other));
                }
                text
            }
            Choice::Spread(unit) => format!("spread {}", tag(unit)),
            Choice::Next(unit) => format!("next {}", tag(unit)),
            Choice::Done => "done".to_owned(),
            Choice::Harass { by, track: false } => format!("harass {}", tag(by)),
            Choice::Harass { by, track: true } => format!("harass {} track", tag(by)),
            Choice::Defend { by, sentry: false } => format!("defend {}", tag(by)),
            Choice::Defend { by, sentry: true } => format!("defend {} sentry", tag(by)),
            Choice::Counter => "counter".to_owned(),
            Choice::Decline => "decline".to_owned(),
            Choice::Retreat(space) => format!("retreat {space}"),
            Choice::Spend { discard, on } => format!("discard {discard} for {on}"),
            Choice::Again(die) => format!("again {die}"),
            Choice::Throw => "throw".to_owned(),
            Choice::Reroll(die, talent) => format!("reroll {die} {talent}"),
            Choice::Keep => "keep".to_owned(),
            Choice::Exchange => "exchange".to_owned(),
            Choice::Under(unit) => format!("under {}", tag(unit)),
            Choice::Discard(unit) => format!("discard card {}", tag(unit)),
        }
    }

    fn read(&self, text: &str) -> Result<Choice, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let choice = match *words.as_slice() {
            ["player", "one", n] => Choice::PlayerOne(Seat(ordinal(n)?)),
            ["lay", board, "turned", turns] => {
                Choice::Lay(Laid { board: ordinal(board)?, turns: number(turns)? })
            }
            ["zone", edge] => Choice::Zone(
                Edge::from_name(edge)
                    .ok_or_else(|| NotationError::new(edge, "north, east, south or west"))?,
            ),
            ["deploy", unit, at] => Choice::Deploy(self.read_unit(unit)?, space(at)?),
            ["convert", card] => Choice::Convert(self.read_card(card)?),
            ["search"] => Choice::Search,
            ["take", card] => Choice::Take(self.read_card(card)?),
            ["activate", unit] => Choice::Activate(self.read_unit(unit)?, Fee::Free),
            ["activate", unit, fee] => Choice::Activate(
                self.read_unit(unit)?,
                Fee::from_name(fee).ok_or_else(|| NotationError::new(fee, "aow or leader"))?,
            ),
            ["use", unit, name] => Choice::Use(self.read_unit(unit)?, talent(name)?),
            ["use", unit, name, "on", other] => {
                Choice::UseOn(self.read_unit(unit)?, talent(name)?, self.read_unit(other)?)
            }
            ["plus", unit, stat] => Choice::Plus(
                self.read_unit(unit)?,
                Stat::from_name(stat)
                    .ok_or_else(|| NotationError::new(stat, "movement, cc, ranged or defence"))?,
            ),
            ["move", at] => Choice::Move(space(at)?),
            ["move", at, "via", ref named @ ..] => {
                let named = named.iter().map(|word| space(word)).collect::<Result<Vec<_>, _>>()?;
                let via = Via::new(&named)
                    .ok_or_else(|| NotationError::new(text, "one to three spaces after `via`"))?;
                Choice::MoveVia(via, space(at)?)
            }
            ["fly", at] => Choice::Fly(space(at)?),
            ["strike", unit] => Choice::Strike(self.read_unit(unit)?),
            ["shoot", unit] => self.read_shot(unit, false, false)?,
            ["shoot", unit, "arching"] => self.read_shot(unit, true, false)?,
            ["shoot", unit, "far"] => self.read_shot(unit, false, true)?,
            ["shoot", unit, "arching", "far"] => self.read_shot(unit, true, true)?,
            ["bite"] => Choice::Bite([None, None]),
            ["bite", one] => Choice::Bite([Some(self.read_unit(one)?), None]),
            ["bite", one, two] => {
                // The order in which they are named does not matter.
                let (one, two) = (self.read_unit(one)?, self.read_unit(two)?);
                Choice::Bite([Some(one.min(two)), Some(one.max(two))])
            }
            ["spread", unit] => Choice::Spread(self.read_unit(unit)?),
            ["next", unit] => Choice::Next(self.read_unit(unit)?),
            ["done"] => Choice::Done,
            ["harass", unit] => Choice::Harass { by: self.read_unit(unit)?, track: false },
            ["harass", unit, "track"] => Choice::Harass { by: self.read_unit(unit)?, track: true },
            ["defend", unit] => Choice::Defend { by: self.read_unit(unit)?, sentry: false },
            ["defend", unit, "sentry"] => {
                Choice::Defend { by: self.read_unit(unit)?, sentry: true }
            }
            ["counter"] => Choice::Counter,
            ["decline"] => Choice::Decline,
            ["retreat", at] => Choice::Retreat(space(at)?),
            ["discard", "card", unit] => Choice::Discard(self.read_unit(unit)?),
            ["discard", one, "for", other] => Choice::Spend { discard: die(one)?, on: die(other)? },
            ["again", one] => Choice::Again(die(one)?),
            ["throw"] => Choice::Throw,
            ["reroll", one, name] => Choice::Reroll(die(one)?, talent(name)?),
            ["keep"] => Choice::Keep,
            ["exchange"] => Choice::Exchange,
            ["under", unit] => Choice::Under(self.read_unit(unit)?),
            _ => return Err(NotationError::new(text, "a choice such as `activate NAME`")),
        };
        Ok(choice)
    }
}

impl Notation<Outcome> for Mythic {
    fn write(&self, outcome: &Outcome) -> String {
        match *outcome {
            Outcome::Start([first, second]) => format!("start {first} {second}"),
            Outcome::Card(card) => format!("card {}", self.card_tag(card)),
            Outcome::Dice(faces) => {
                let mut text = "dice".to_owned();
                for face in faces.as_slice() {
                    text.push_str(&format!(" {face}"));
                }
                text
            }
        }
    }

    fn read(&self, text: &str) -> Result<Outcome, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["start", first, second] => Ok(Outcome::Start([number(first)?, number(second)?])),
            ["card", card] => self.read_card(card).map(Outcome::Card),
            ["dice", faces @ ..] => {
                let read = faces.iter().map(|face| number(face));
                let read = read.collect::<Result<Vec<u8>, _>>()?;
                let faces = Faces::new(&read);
                faces
                    .map(Outcome::Dice)
                    .ok_or_else(|| NotationError::new(text, "at most 16 dice, each from 0 to 5"))
            }
            _ => Err(NotationError::new(text, "`start A B`, `card NAME` or `dice ...`")),
        }
    }
}

impl Notation<Order> for Mythic {
    fn write(&self, order: &Order) -> String {
        match *order {
            Order::At(point, true) => format!("ask at {point}"),
            Order::At(point, false) => format!("skip at {point}"),
            Order::For(reaction, true) => format!("ask for {reaction}"),
            Order::For(reaction, false) => format!("skip for {reaction}"),
        }
    }

    fn read(&self, text: &str) -> Result<Order, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match *words.as_slice() {
            [verb @ ("ask" | "skip"), "at", point] => Point::from_name(point)
                .map(|point| Order::At(point, verb == "ask"))
                .ok_or_else(|| NotationError::new(point, "turn_start, activation_end or turn_end")),
            [verb @ ("ask" | "skip"), "for", reaction] => Reaction::from_name(reaction)
                .map(|reaction| Order::For(reaction, verb == "ask"))
                .ok_or_else(|| NotationError::new(reaction, "a reaction such as harass")),
            _ => Err(NotationError::new(text, "an order such as `skip for harass`")),
        }
    }
}

impl Mythic {
    /// The name of a card.
    pub fn card_tag(&self, card: Card) -> &str {
        match card {
            Card::ArtOfWar => "aow",
            Card::Maneuver(unit) => self.tag(unit),
        }
    }

    fn read_unit(&self, tag: &str) -> Result<UnitId, NotationError> {
        self.unit_by_tag(tag).ok_or_else(|| NotationError::new(tag, "a unit of this game"))
    }

    fn read_card(&self, tag: &str) -> Result<Card, NotationError> {
        match tag {
            "aow" => Ok(Card::ArtOfWar),
            _ => self
                .unit_by_tag(tag)
                .map(Card::Maneuver)
                .ok_or_else(|| NotationError::new(tag, "aow or a unit of this game")),
        }
    }

    fn read_shot(&self, unit: &str, arching: bool, far: bool) -> Result<Choice, NotationError> {
        Ok(Choice::Shoot { at: self.read_unit(unit)?, arching, far })
    }
}

fn space(text: &str) -> Result<SpaceId, NotationError> {
    text.parse().map_err(|_| NotationError::new(text, "a space from a1 to l8"))
}

fn talent(name: &str) -> Result<Talent, NotationError> {
    Talent::from_name(name).ok_or_else(|| NotationError::new(name, "a talent such as scout"))
}

fn die(text: &str) -> Result<Die, NotationError> {
    text.parse().map_err(|_| NotationError::new(text, "a die such as 3 or 5+3"))
}

fn number(word: &str) -> Result<u8, NotationError> {
    word.parse().map_err(|_| NotationError::new(word, "a small number"))
}

fn ordinal(word: &str) -> Result<u8, NotationError> {
    word.parse::<u8>()
        .ok()
        .and_then(|n| n.checked_sub(1))
        .ok_or_else(|| NotationError::new(word, "a number from 1"))
}
