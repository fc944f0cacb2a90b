//! Choices, outcomes and orders as text, and back. One line each; tags name units and areas.

use board::{AreaId, Board};
use dice::Roll;
use kernel::{Notation, NotationError, Seat};

use crate::catalog::Talent;
use crate::choice::{Card, Choice, Manoeuvre, Outcome};
use crate::frame::{Declared, Target};
use crate::game::Pantheon;
use crate::ids::{PowerRef, StoneId, TokenId, UnitId};
use crate::orders::{Order, Point, Reaction};

/// Art of war cards in notation.
pub(crate) const ART_OF_WAR: &str = "aow";

impl Notation<Choice> for Pantheon {
    fn write(&self, choice: &Choice) -> String {
        OnBoard { game: self, board: None }.write(choice)
    }

    fn read(&self, text: &str) -> Result<Choice, NotationError> {
        OnBoard { game: self, board: None }.read(text)
    }
}

/// Notation in which areas have the names of one of the boards.
///
/// Records are read before it is known on which of several boards a game is played, so there the
/// first board names the areas. Where the board is known, these names are clearer.
#[derive(Clone, Copy, Debug)]
pub struct OnBoard<'a> {
    game: &'a Pantheon,
    /// None for the names of records.
    board: Option<&'a Board>,
}

impl<'a> OnBoard<'a> {
    /// The name of an area.
    pub fn area_tag(&self, area: AreaId) -> &'a str {
        match self.board {
            Some(board) => board.areas().get(area.index()).map_or("?", |area| area.tag.as_str()),
            None => self.game.area_tag(area),
        }
    }

    /// The area with this name.
    pub fn area_by_tag(&self, tag: &str) -> Option<AreaId> {
        match self.board {
            Some(board) => board.find(tag),
            None => self.game.area_by_tag(tag),
        }
    }

    fn read_area(&self, tag: &str) -> Result<AreaId, NotationError> {
        self.area_by_tag(tag).ok_or_else(|| NotationError::new(tag, "an area of the board"))
    }

    /// Writes a choice.
    pub fn write(&self, choice: &Choice) -> String {
        let unit = |unit: UnitId| self.game.tag(unit);
        let area = |area: AreaId| self.area_tag(area);
        match *choice {
            Choice::Board(board) => format!("board {}", board + 1),
            Choice::Scenario(scenario) => format!("scenario {}", scenario + 1),
            Choice::Zone(zone) => format!("zone {}", zone + 1),
            Choice::Recruit(id) => format!("recruit {}", unit(id)),
            Choice::PlaceTroop(id, at) => format!("place {} {}", unit(id), area(at)),
            Choice::Pass { draw: false } => "pass".to_owned(),
            Choice::Pass { draw: true } => "pass draw".to_owned(),
            Choice::Activate(id, Declared::Simple) => format!("activate {} simple", unit(id)),
            Choice::Activate(id, Declared::Complex) => format!("activate {} complex", unit(id)),
            Choice::Recall(id) => format!("recall {}", unit(id)),
            Choice::End => "end".to_owned(),
            Choice::Walk => "walk".to_owned(),
            Choice::Attack => "attack".to_owned(),
            Choice::Claim(stone) => format!("claim s{}", stone.0 + 1),
            Choice::Run => "run".to_owned(),
            Choice::Deploy(at) => format!("deploy {}", area(at)),
            Choice::Absorb(stone) => format!("absorb s{}", stone.0 + 1),
            Choice::FastFlight => "fly".to_owned(),
            Choice::AerialAttack => "aerial".to_owned(),
            Choice::Drop => "drop".to_owned(),
            Choice::Use(power) => format!("use {}", self.game.power_tag(power)),
            Choice::Enter(at) => format!("enter {}", area(at)),
            Choice::Stop => "stop".to_owned(),
            Choice::Force => "force".to_owned(),
            Choice::Target(target) => format!("target {}", self.game.target_tag(target)),
            Choice::TargetFull(target) => format!("target {} full", self.game.target_tag(target)),
            Choice::Area(at) => format!("area {}", area(at)),
            Choice::Guard(id) => format!("guard {}", unit(id)),
            Choice::Evade => "evade".to_owned(),
            Choice::Retaliate => "retaliate".to_owned(),
            Choice::Decline => "decline".to_owned(),
            Choice::Reroll(face) => format!("reroll {face}"),
            Choice::Throw(at) => format!("throw {}", area(at)),
            Choice::Continue => "go on".to_owned(),
            Choice::Spend { discard, on } => format!("discard {discard} for {on}"),
            Choice::Keep => "keep".to_owned(),
            Choice::Second(fives) => format!("second {fives}"),
            Choice::Buy(manoeuvre) => format!("buy {manoeuvre}"),
            Choice::Heal => "heal".to_owned(),
            Choice::DrawMore => "draw".to_owned(),
            Choice::Take(card) => format!("take {}", self.game.card_tag(card)),
            Choice::Pay(card) => format!("pay {}", self.game.card_tag(card)),
            Choice::PayTwo(a, b) => format!("pay {} {}", unit(a), unit(b)),
            Choice::Resolve(power) => format!("resolve {}", self.game.power_tag(power)),
            Choice::ResolveTerrain => "resolve terrain".to_owned(),
            Choice::Pick(id) => format!("pick {}", unit(id)),
            Choice::Lead(id) => format!("lead {}", unit(id)),
        }
    }

    /// Reads a choice back.
    ///
    /// # Errors
    /// When the text names nothing in this game, with what was expected instead.
    pub fn read(&self, text: &str) -> Result<Choice, NotationError> {
        let game = self.game;
        let words: Vec<&str> = text.split_whitespace().collect();
        let choice = match *words.as_slice() {
            ["board", n] => Choice::Board(ordinal(n)?),
            ["scenario", n] => Choice::Scenario(ordinal(n)?),
            ["zone", n] => Choice::Zone(ordinal(n)?),
            ["recruit", id] => Choice::Recruit(game.read_unit(id)?),
            ["place", id, at] => Choice::PlaceTroop(game.read_unit(id)?, self.read_area(at)?),
            ["pass"] => Choice::Pass { draw: false },
            ["pass", "draw"] => Choice::Pass { draw: true },
            ["activate", id, "simple"] => Choice::Activate(game.read_unit(id)?, Declared::Simple),
            ["activate", id, "complex"] => Choice::Activate(game.read_unit(id)?, Declared::Complex),
            ["recall", id] => Choice::Recall(game.read_unit(id)?),
            ["end"] => Choice::End,
            ["walk"] => Choice::Walk,
            ["attack"] => Choice::Attack,
            ["claim", stone] => Choice::Claim(read_stone(stone)?),
            ["run"] => Choice::Run,
            ["deploy", at] => Choice::Deploy(self.read_area(at)?),
            ["absorb", stone] => Choice::Absorb(read_stone(stone)?),
            ["fly"] => Choice::FastFlight,
            ["aerial"] => Choice::AerialAttack,
            ["drop"] => Choice::Drop,
            ["use", id, power] => Choice::Use(game.read_power(id, power)?),
            ["enter", at] => Choice::Enter(self.read_area(at)?),
            ["stop"] => Choice::Stop,
            ["force"] => Choice::Force,
            ["target", target] => Choice::Target(game.read_target(target)?),
            ["target", target, "full"] => Choice::TargetFull(game.read_target(target)?),
            ["area", at] => Choice::Area(self.read_area(at)?),
            ["guard", id] => Choice::Guard(game.read_unit(id)?),
            ["evade"] => Choice::Evade,
            ["retaliate"] => Choice::Retaliate,
            ["decline"] => Choice::Decline,
            ["reroll", face] => Choice::Reroll(number(face)?),
            ["throw", at] => Choice::Throw(self.read_area(at)?),
            ["go", "on"] => Choice::Continue,
            ["discard", discard, "for", on] => {
                Choice::Spend { discard: number(discard)?, on: number(on)? }
            }
            ["keep"] => Choice::Keep,
            ["second", fives] => Choice::Second(number(fives)?),
            ["buy", manoeuvre] => Choice::Buy(
                Manoeuvre::from_name(manoeuvre)
                    .ok_or_else(|| NotationError::new(manoeuvre, "draw, search or evade"))?,
            ),
            ["heal"] => Choice::Heal,
            ["draw"] => Choice::DrawMore,
            ["take", card] => Choice::Take(game.read_card(card)?),
            ["pay", card] => Choice::Pay(game.read_card(card)?),
            ["pay", a, b] => Choice::PayTwo(game.read_unit(a)?, game.read_unit(b)?),
            ["resolve", "terrain"] => Choice::ResolveTerrain,
            ["resolve", id, power] => Choice::Resolve(game.read_power(id, power)?),
            ["pick", id] => Choice::Pick(game.read_unit(id)?),
            ["lead", id] => Choice::Lead(game.read_unit(id)?),
            _ => return Err(NotationError::new(text, "a choice such as `activate NAME simple`")),
        };
        Ok(choice)
    }
}

impl Notation<Outcome> for Pantheon {
    fn write(&self, outcome: &Outcome) -> String {
        match *outcome {
            Outcome::Dice(roll) => format!("dice {roll}").trim_end().to_owned(),
            Outcome::Lead(faces) => {
                let faces = &faces[..usize::from(self.seat_count())];
                let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
                format!("lead {}", faces.join(" "))
            }
            Outcome::Card(card) => format!("card {}", self.card_tag(card)),
        }
    }

    fn read(&self, text: &str) -> Result<Outcome, NotationError> {
        let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
        match kind {
            "dice" => rest
                .parse::<Roll>()
                .map(Outcome::Dice)
                .map_err(|_| NotationError::new(rest, "dice from 0 (blank) to 5")),
            "lead" => {
                let mut faces = [0; Seat::MOST];
                let words: Vec<&str> = rest.split_whitespace().collect();
                if words.len() != usize::from(self.seat_count()) {
                    return Err(NotationError::new(rest, "one die for each player"));
                }
                for (face, word) in faces.iter_mut().zip(words) {
                    *face = number(word)?;
                }
                Ok(Outcome::Lead(faces))
            }
            "card" => self.read_card(rest).map(Outcome::Card),
            _ => Err(NotationError::new(text, "`dice ...`, `lead ...` or `card NAME`")),
        }
    }
}

impl Notation<Order> for Pantheon {
    fn write(&self, order: &Order) -> String {
        match *order {
            Order::At(point, true) => format!("ask at {point}"),
            Order::At(point, false) => format!("skip at {point}"),
            Order::For(reaction, true) => format!("ask for {reaction}"),
            Order::For(reaction, false) => format!("skip for {reaction}"),
            Order::Waive(unit, talent) => format!("waive {} {talent}", self.tag(unit)),
            Order::Use(unit, talent) => format!("use {} {talent}", self.tag(unit)),
        }
    }

    fn read(&self, text: &str) -> Result<Order, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let talent = |name: &str| {
            Talent::from_name(name).ok_or_else(|| NotationError::new(name, "a talent"))
        };
        match *words.as_slice() {
            [verb @ ("ask" | "skip"), "at", point] => Point::from_name(point)
                .map(|point| Order::At(point, verb == "ask"))
                .ok_or_else(|| NotationError::new(point, "a point such as turn_end")),
            [verb @ ("ask" | "skip"), "for", reaction] => Reaction::from_name(reaction)
                .map(|reaction| Order::For(reaction, verb == "ask"))
                .ok_or_else(|| NotationError::new(reaction, "a reaction such as guard")),
            ["waive", id, name] => Ok(Order::Waive(self.read_unit(id)?, talent(name)?)),
            ["use", id, name] => Ok(Order::Use(self.read_unit(id)?, talent(name)?)),
            _ => Err(NotationError::new(text, "an order such as `ask at turn_end`")),
        }
    }
}

impl Pantheon {
    /// Notation with the names of one of the boards; with those of records if there is none such.
    pub fn on_board(&self, board: u8) -> OnBoard<'_> {
        let board = self.setup().boards.get(usize::from(board)).map(AsRef::as_ref);
        OnBoard { game: self, board }
    }

    /// The name of a power: its unit and its own id.
    pub fn power_tag(&self, power: PowerRef) -> String {
        let def = &self.def(power.unit).powers[power.index as usize];
        format!("{} {}", self.tag(power.unit), def.id)
    }

    /// The name of a card.
    pub fn card_tag(&self, card: Card) -> &str {
        match card {
            Card::ArtOfWar => ART_OF_WAR,
            Card::Omphalos => "omphalos",
            Card::Activation(unit) => self.tag(unit),
        }
    }

    /// The name of a target.
    pub fn target_tag(&self, target: Target) -> String {
        match target {
            Target::Unit(unit) => self.tag(unit).to_owned(),
            Target::Token(token) => format!("t{}", token.0 + 1),
        }
    }

    fn read_unit(&self, tag: &str) -> Result<UnitId, NotationError> {
        self.unit_by_tag(tag).ok_or_else(|| NotationError::new(tag, "a unit of this game"))
    }

    fn read_target(&self, tag: &str) -> Result<Target, NotationError> {
        if let Some(unit) = self.unit_by_tag(tag) {
            return Ok(Target::Unit(unit));
        }
        tag.strip_prefix('t')
            .and_then(|n| n.parse::<u8>().ok())
            .filter(|&n| (1..=16).contains(&n))
            .map(|n| Target::Token(TokenId(n - 1)))
            .ok_or_else(|| NotationError::new(tag, "a unit or a token (t1, t2, ...)"))
    }

    fn read_power(&self, unit: &str, power: &str) -> Result<PowerRef, NotationError> {
        let unit = self.read_unit(unit)?;
        self.def(unit)
            .powers
            .iter()
            .position(|def| def.id == power)
            .map(|index| PowerRef { unit, index: index as u8 })
            .ok_or_else(|| NotationError::new(power, "a power of that unit"))
    }

    fn read_card(&self, tag: &str) -> Result<Card, NotationError> {
        match tag {
            ART_OF_WAR => Ok(Card::ArtOfWar),
            "omphalos" => Ok(Card::Omphalos),
            _ => self
                .unit_by_tag(tag)
                .map(Card::Activation)
                .ok_or_else(|| NotationError::new(tag, "aow, omphalos or a unit of this game")),
        }
    }
}

fn read_stone(tag: &str) -> Result<StoneId, NotationError> {
    tag.strip_prefix('s')
        .and_then(|n| n.parse::<u8>().ok())
        .filter(|&n| (1..=16).contains(&n))
        .map(|n| StoneId(n - 1))
        .ok_or_else(|| NotationError::new(tag, "a stone (s1, s2, ...)"))
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
