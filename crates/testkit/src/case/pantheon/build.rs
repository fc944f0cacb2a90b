//! From what a case says to a game that can be played.

use std::sync::Arc;

use board::{AreaId, Board};
use kernel::{Seat, SeatSet};
use pantheon::catalog::Duration;
use pantheon::{
    Aim, Card, DivinityType, Goal, MAX_UNITS, PlayerPosition, Position, PositionFault, PowerRef,
    Recruitment, Scenario, ScenarioRule, Setup, Stone, StonePlace, StoneType, TokenPlace,
    TokenPosition, TurnPoint, UnitId, UnitPlace, UnitPosition,
};

use crate::case::fault::{Faults, Noted};
use crate::case::words::{At, SEATS, number, seat, seat_name};

use super::scene::{Scene, SetupKind, StonePlaceDraft};
use super::units::{PlaceDraft, UnitDraft, plain_divinity};

/// Art of war cards in a hand and a deck that the case does not give.
const AOW_IN_HAND: usize = 3;
const AOW_IN_DECK: usize = 5;

/// The set-up and the position of a scene; no position when the case begins with set-up. `line` is
/// where the case begins.
pub(super) fn build(
    scene: &Scene,
    text: &str,
    line: usize,
    faults: &mut Faults,
) -> Result<(Setup, Option<Position>), Noted> {
    if scene.units.len() > MAX_UNITS {
        let found = format!("{} units", scene.units.len());
        return Err(faults.at(line).add(found, format!("at most {MAX_UNITS}")));
    }
    let mut builder = Builder::new(scene, line, faults);
    let boards = builder.boards(text)?;
    let setup = builder.setup(boards)?;
    let position = match &scene.setup {
        Some(said) => {
            builder.nothing_placed(said.line);
            None
        }
        None => Some(builder.position(&setup.boards[0])?),
    };
    Ok((setup, position))
}

struct Builder<'a> {
    scene: &'a Scene,
    units: Vec<UnitDraft>,
    seats: u8,
    line: usize,
    faults: &'a mut Faults,
}

impl<'a> Builder<'a> {
    fn new(scene: &'a Scene, line: usize, faults: &'a mut Faults) -> Self {
        let seats = scene.players.unwrap_or(if scene.teams { 4 } else { 2 });
        Self { scene, units: units_of(scene, seats), seats, line, faults }
    }

    /// The drawings, with a deployment zone for every side that has none: the whole board.
    fn boards(&mut self, text: &str) -> Result<Vec<Arc<Board>>, Noted> {
        if self.scene.boards.is_empty() {
            return Err(self.faults.at(self.line).add("no board", "a `board` line"));
        }
        let mut boards = Vec::new();
        for drawing in &self.scene.boards {
            match board::read_drawing_at("case", text, drawing.what.clone()) {
                Ok(board) => boards.push(Arc::new(self.with_zones(board, text, drawing)?)),
                Err(faults) => {
                    for fault in faults.faults() {
                        let hint = fault.hint.as_ref().map(|hint| format!(" ({hint})"));
                        let expected = format!("{}{}", fault.expected, hint.unwrap_or_default());
                        self.faults.at(fault.line).add(&fault.found, expected);
                    }
                    return Err(Noted);
                }
            }
        }
        Ok(boards)
    }

    fn with_zones(
        &mut self,
        board: Board,
        text: &str,
        drawing: &At<std::ops::Range<usize>>,
    ) -> Result<Board, Noted> {
        let sides = if self.scene.teams { 2 } else { self.seats };
        if board.deployments(sides).count() >= usize::from(sides) {
            return Ok(board);
        }
        let drawn: Vec<String> = (0..=8)
            .flat_map(|players| board.deployments(players))
            .map(|z| z.side.clone())
            .collect();
        let everywhere: Vec<&str> = board.areas().iter().map(|area| area.tag.as_str()).collect();
        let mut whole = text.get(drawing.what.clone()).unwrap_or_default().to_owned();
        for side in SEATS.iter().take(usize::from(sides)) {
            if !drawn.iter().any(|drawn| drawn == side) {
                whole.push_str(&format!("\ndeploy {side} {}", everywhere.join(" ")));
            }
        }
        board::read_drawing("case", &whole).map_err(|faults| {
            let found = faults.to_string();
            self.faults.at(drawing.line).add(found, "`deploy SEAT AREA ...` for each side")
        })
    }

    fn setup(&mut self, boards: Vec<Arc<Board>>) -> Result<Setup, Noted> {
        let pool = self.units.iter().map(|unit| unit.to_def(self.listed(&unit.name))).collect();
        let mut armies = vec![Vec::new(); usize::from(self.seats)];
        for (id, unit) in (0u8..).zip(&self.units) {
            if let Some(owner) = unit.owner {
                match armies.get_mut(owner.index()) {
                    Some(army) => army.push(UnitId(id)),
                    None => {
                        let found = format!("`{}` of {}", unit.name, seat_name(owner));
                        let expected = format!("a seat among the {} players", self.seats);
                        self.faults.at(unit.line).add(found, expected);
                    }
                }
            } else if self.scene.setup.as_ref().map(|setup| setup.what) != Some(SetupKind::Draft) {
                let found = format!("`{}`, which belongs to nobody", unit.name);
                self.faults.at(unit.line).add(found, "the seat whose unit it is");
            }
        }
        let recruitment = match self.scene.setup.as_ref().map(|setup| setup.what) {
            Some(SetupKind::Draft) => {
                let titans = self.scene.titans;
                let divinities = if titans { DivinityType::Titans } else { DivinityType::Gods };
                Recruitment::Draft { points: self.scene.points, divinities }
            }
            Some(SetupKind::Constructed) => Recruitment::Constructed { armies },
            Some(SetupKind::Limited) | None => Recruitment::Limited { armies },
        };
        let scenario = self.scenario(&boards[0])?;
        Ok(Setup {
            seats: self.seats,
            teams: self.scene.teams,
            boards,
            pool,
            recruitment,
            lead: self.scene.first,
            scenario,
            settings: self.scene.settings,
        })
    }

    /// How many activation cards of a unit the case names.
    fn listed(&self, name: &str) -> usize {
        let piles = [&self.scene.hands, &self.scene.decks, &self.scene.discards];
        let piles = piles.into_iter().flatten().flatten();
        piles.flat_map(|pile| &pile.what).filter(|card| *card == name).count()
    }

    fn scenario(&mut self, board: &Board) -> Result<Option<Scenario>, Noted> {
        if self.scene.scenario.is_empty() {
            return Ok(None);
        }
        let mut scenario = Scenario { id: "case".to_owned(), ..Scenario::default() };
        for said in &self.scene.scenario {
            self.faults.at(said.line);
            let words: Vec<&str> = said.what.iter().map(String::as_str).collect();
            match *words.as_slice() {
                ["goal", player, ref reach @ ..] => {
                    let goal =
                        Goal { seat: seat(player, self.faults)?, reach: self.aim(reach, board)? };
                    scenario.goals.push(goal);
                }
                ["closed", area] => {
                    scenario.rules.push(ScenarioRule::Closed(self.area(area, board)?));
                }
                ["powerless", unit] => {
                    scenario.rules.push(ScenarioRule::Powerless(self.unit(unit)?));
                }
                ["attack_dice", unit, dice] => {
                    let rule =
                        ScenarioRule::AttackDice(self.unit(unit)?, number(dice, self.faults)?);
                    scenario.rules.push(rule);
                }
                ["relic", area] => scenario.relics.push(self.area(area, board)?),
                ["stone", kind, area] => {
                    let known = board::StoneKind::ALL.iter().map(|kind| kind.name());
                    let kind = board::StoneKind::from_name(kind)
                        .ok_or_else(|| self.faults.unknown("stone", kind, known))?;
                    let area = self.area(area, board)?;
                    scenario.stones.get_or_insert_default().push((kind, area));
                }
                ["players", ref counts @ ..] if !counts.is_empty() => {
                    for count in counts {
                        scenario.players.push(number(count, self.faults)?);
                    }
                }
                _ => {
                    let known = "`scenario goal SEAT AIM`, `closed AREA`, `powerless UNIT`, \
                        `attack_dice UNIT NUMBER`, `relic AREA`, `stone KIND AREA` or \
                        `players NUMBER ...`";
                    return Err(self.faults.add(format!("`scenario {}`", words.join(" ")), known));
                }
            }
        }
        Ok(Some(scenario))
    }

    fn aim(&mut self, words: &[&str], board: &Board) -> Result<Aim, Noted> {
        Ok(match *words {
            ["destroy", unit] => Aim::Destroy(self.unit(unit)?),
            ["last_divinity"] => Aim::LastDivinity,
            ["absorb", count] => Aim::Absorb(number(count, self.faults)?),
            ["reach", area] => Aim::Reach(self.area(area, board)?),
            ["carry", area] => Aim::Carry(self.area(area, board)?),
            ["survive", round] => Aim::Survive(number(round, self.faults)?),
            ["skirmish"] => Aim::Skirmish,
            _ => {
                let known = "`destroy UNIT`, `last_divinity`, `absorb NUMBER`, `reach AREA`, \
                    `carry AREA`, `survive ROUND` or `skirmish`";
                return Err(self.faults.add(format!("`{}`", words.join(" ")), known));
            }
        })
    }

    /// What a case that begins with set-up cannot say, as it would mean nothing.
    fn nothing_placed(&mut self, line: usize) {
        let scene = self.scene;
        let piles = [&scene.hands, &scene.decks, &scene.discards];
        let lines = piles.into_iter().flatten().flatten().map(|pile| pile.line);
        let units = scene.units.iter().filter(|unit| unit.place.is_some()).map(|unit| unit.line);
        let stones = scene.stones.iter().map(|stone| stone.line);
        let tokens = scene.tokens.iter().map(|token| token.line);
        for line in lines.chain(units).chain(stones).chain(tokens) {
            let expected = "nothing placed or dealt in a case that begins with `setup`";
            self.faults.at(line).add("a part of a position", expected);
        }
        if scene.turn.is_some() || scene.round.is_some() {
            let expected = "no `turn` or `round` in a case that begins with `setup`";
            self.faults.at(line).add("a moment of play", expected);
        }
    }

    fn position(&mut self, board: &Board) -> Result<Position, Noted> {
        if !(2..=4).contains(&self.seats) {
            let found = format!("{} players", self.seats);
            return Err(self.faults.at(self.line).add(found, "2 to 4 players"));
        }
        let (active, at) = self.scene.turn.unwrap_or((Seat(0), TurnPoint::Ask));
        let mut eliminated = SeatSet::EMPTY;
        for &player in &self.scene.eliminated {
            eliminated.insert(player);
        }
        let units = self.placed_units(board)?;
        let mut players = Vec::new();
        for player in Seat::all(self.seats) {
            players.push(self.player(player, board)?);
        }
        Ok(Position {
            board: 0,
            round: self.scene.round.unwrap_or(1),
            lead: self.scene.first.unwrap_or(Seat(0)),
            active,
            at,
            eliminated,
            players,
            units,
            stones: self.stones(board)?,
            elements: self.elements(board)?,
            tokens: self.tokens(board)?,
        })
    }

    fn placed_units(&mut self, board: &Board) -> Result<Vec<UnitPosition>, Noted> {
        let mut placed = Vec::new();
        let units = std::mem::take(&mut self.units);
        for (id, unit) in (0u8..).zip(&units) {
            self.faults.at(unit.line);
            let place = match &unit.place {
                Some(PlaceDraft::Area(tag)) => UnitPlace::Area(self.area(tag, board)?),
                Some(PlaceDraft::Destroyed) => UnitPlace::Destroyed,
                Some(PlaceDraft::Ready) => UnitPlace::Ready,
                None if unit.is_troop() => {
                    let found = format!("troop `{}` without a place", unit.name);
                    self.faults.add(found, "`@AREA` or `destroyed`");
                    continue;
                }
                None => UnitPlace::Ready,
            };
            let Some(owner) = unit.owner else { continue };
            placed.push(UnitPosition {
                unit: UnitId(id),
                owner,
                place,
                vitality: unit.vitality(),
                waived: unit.waived,
                paralysed: unit.paralysed.then_some((Duration::Round, owner.next(self.seats))),
                activated: unit.activated,
                retaliated: unit.retaliated,
            });
        }
        self.units = units;
        Ok(placed)
    }

    fn player(&mut self, player: Seat, board: &Board) -> Result<PlayerPosition, Noted> {
        let index = player.index();
        let scene = self.scene;
        let mut piles = [Vec::new(), Vec::new(), Vec::new()];
        let given = [&scene.hands[index], &scene.decks[index], &scene.discards[index]];
        for (cards, given) in piles.iter_mut().zip(given) {
            let Some(given) = given else { continue };
            self.faults.at(given.line);
            for name in &given.what {
                cards.push(self.card(name)?);
            }
        }
        let [mut hand, mut deck, discard] = piles;
        if scene.hands[index].is_none() {
            let fit =
                self.own(player).filter(|(_, unit)| unit.place != Some(PlaceDraft::Destroyed));
            let cards = fit.map(|(id, _)| Card::Activation(id));
            let listed = |card: &Card| deck.iter().chain(&discard).filter(|c| *c == card).count();
            hand = cards.filter(|card| listed(card) < usize::from(self.brings(*card))).collect();
            hand.extend([Card::ArtOfWar; AOW_IN_HAND]);
        }
        if scene.decks[index].is_none() {
            for (id, _) in self.own(player) {
                let card = Card::Activation(id);
                let used = hand.iter().chain(&discard).filter(|used| **used == card).count();
                let left = usize::from(self.brings(card)).saturating_sub(used);
                deck.extend(std::iter::repeat_n(card, left));
            }
            deck.extend([Card::ArtOfWar; AOW_IN_DECK]);
        }
        let bought = scene.bought.iter().filter(|(by, _)| *by == player);
        Ok(PlayerPosition {
            zone: self.zone(player, board),
            hand,
            deck,
            discard,
            bought: bought.map(|(_, manoeuvre)| *manoeuvre).collect(),
            orders: Default::default(),
        })
    }

    fn own(&self, player: Seat) -> impl Iterator<Item = (UnitId, &UnitDraft)> {
        (0u8..).map(UnitId).zip(&self.units).filter(move |(_, unit)| unit.owner == Some(player))
    }

    fn brings(&self, card: Card) -> u8 {
        match card {
            Card::Activation(id) => {
                let unit = &self.units[id.index()];
                unit.cards(self.listed(&unit.name))
            }
            Card::ArtOfWar | Card::Omphalos => u8::MAX,
        }
    }

    /// The zone that bears the player's name, or else the one in the player's place.
    fn zone(&self, player: Seat, board: &Board) -> u8 {
        let sides = if self.scene.teams { 2 } else { self.seats };
        let side = player.0 % sides.max(1);
        let name = seat_name(Seat(side));
        let mut zones = board.deployments(sides);
        zones.position(|zone| zone.side == name).map_or(side, |index| index as u8)
    }

    fn stones(&mut self, board: &Board) -> Result<Vec<Stone>, Noted> {
        let mut stones = Vec::new();
        for said in &self.scene.stones {
            self.faults.at(said.line);
            let kind = match said.what.kind {
                Some(kind) => StoneType::Stone(kind),
                None => StoneType::TreatedAs,
            };
            let at = match &said.what.place {
                StonePlaceDraft::Area(tag) => StonePlace::Area(self.area(tag, board)?),
                StonePlaceDraft::On(unit) => StonePlace::Carried(self.unit(unit)?),
                StonePlaceDraft::Absorbed(player) => StonePlace::Absorbed(*player),
            };
            stones.push(Stone { kind, at });
        }
        for player in Seat::all(self.seats) {
            let count = self.scene.absorbed[player.index()];
            let stone = Stone { at: StonePlace::Absorbed(player), ..Stone::default() };
            stones.extend(std::iter::repeat_n(stone, usize::from(count)));
        }
        Ok(stones)
    }

    fn elements(&mut self, board: &Board) -> Result<Vec<(AreaId, u8)>, Noted> {
        let mut elements = Vec::new();
        for said in &self.scene.elements {
            self.faults.at(said.line);
            let (tag, count) = &said.what;
            elements.push((self.area(tag, board)?, *count));
        }
        Ok(elements)
    }

    fn tokens(&mut self, board: &Board) -> Result<Vec<TokenPosition>, Noted> {
        let mut tokens = Vec::new();
        for said in &self.scene.tokens {
            self.faults.at(said.line);
            let unit = self.unit(&said.what.unit)?;
            let powers = self.units[unit.index()].power_ids();
            let Some(index) = powers.iter().position(|id| *id == said.what.power) else {
                let found = said.what.power.as_str();
                return Err(self.faults.unknown("power", found, powers));
            };
            let on = match said.what.on.strip_prefix('@') {
                Some(tag) => TokenPlace::Area(self.area(tag, board)?),
                None => TokenPlace::Unit(self.unit(&said.what.on)?),
            };
            let power = PowerRef { unit, index: index as u8 };
            tokens.push(TokenPosition { power, on });
        }
        Ok(tokens)
    }

    fn card(&mut self, name: &str) -> Result<Card, Noted> {
        match name {
            "aow" => Ok(Card::ArtOfWar),
            "omphalos" => Ok(Card::Omphalos),
            _ => match self.units.iter().position(|unit| unit.name == name) {
                Some(index) => Ok(Card::Activation(UnitId(index as u8))),
                None => {
                    let units = self.units.iter().map(|unit| unit.name.as_str());
                    let known: Vec<&str> = ["aow", "omphalos"].into_iter().chain(units).collect();
                    Err(self.faults.unknown("card", name, known))
                }
            },
        }
    }

    fn unit(&mut self, name: &str) -> Result<UnitId, Noted> {
        match self.units.iter().position(|unit| unit.name == name) {
            Some(index) => Ok(UnitId(index as u8)),
            None => {
                let known = self.units.iter().map(|unit| unit.name.as_str());
                Err(self.faults.unknown("unit", name, known))
            }
        }
    }

    fn area(&mut self, tag: &str, board: &Board) -> Result<AreaId, Noted> {
        board.find(tag).ok_or_else(|| {
            let known = board.areas().iter().map(|area| area.tag.as_str());
            self.faults.unknown("area", tag, known)
        })
    }
}

/// The units of a table, in the order of its pool. A game in the middle has a divinity on every
/// side; one that does not matter stays off the board.
pub(super) fn units_of(scene: &Scene, seats: u8) -> Vec<UnitDraft> {
    let mut units = scene.units.clone();
    if scene.setup.is_none() {
        for player in Seat::all(seats.min(Seat::MOST as u8)) {
            let has = |unit: &UnitDraft| unit.owner == Some(player) && unit.is_divinity();
            if !units.iter().any(has) {
                units.push(plain_divinity(&format!("god_{}", seat_name(player)), player));
            }
        }
    }
    units
}

/// Notes the faults of a position where the unit or line they speak of stands.
pub(super) fn note_position(
    problems: &[PositionFault],
    scene: &Scene,
    line: usize,
    faults: &mut Faults,
) -> Noted {
    for problem in problems {
        let text = problem.to_string();
        let unit = scene.units.iter().find(|unit| text.contains(&format!("`{}`", unit.name)));
        let line = unit.map_or(line, |unit| unit.line);
        faults.at(line).add(text, "a position that could stand on a table");
    }
    Noted
}
