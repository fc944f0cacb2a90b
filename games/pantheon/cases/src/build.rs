//! From what a case says to a game that can be played.

use std::sync::Arc;

use board::{AreaId, Board};
use kernel::{Seat, SeatSet};
use pantheon::catalog::Duration;
use pantheon::{
    Card, DivinityType, MAX_UNITS, PlayerPosition, Position, PowerRef, Recruitment, Revision,
    Setup, Stone, StonePlace, StoneType, TokenPlace, TokenPosition, TurnPoint, UnitId, UnitPlace,
    UnitPosition,
};

use cases::fault::{Faults, Noted};
use cases::said::Said;
use cases::words::seat_name;

use super::stage::{PantheonStage, SetupKind, StonePlaceDraft, TokenDraft};
use super::units::{PlaceDraft, UnitDraft, plain_divinity};

/// Art of war cards in a hand and a deck that the case does not give.
const AOW_IN_HAND: usize = 3;
const AOW_IN_DECK: usize = 5;

/// The set-up and the position of a stage; no position when the case begins with set-up. What
/// cannot be read is noted and left out.
pub(crate) fn build(
    stage: &PantheonStage,
    text: &str,
    said: &Said,
    faults: &mut Faults,
) -> (Setup, Option<Position>) {
    let mut builder = Builder::new(stage, said, faults);
    let boards = builder.boards(text);
    let setup = builder.setup(boards);
    let position = match &stage.setup {
        Some(said) => {
            builder.nothing_placed(said.line);
            None
        }
        None => Some(builder.position(&setup.boards[0])),
    };
    (setup, position)
}

/// Lays out a table and a position.
pub(crate) struct Builder<'a> {
    pub(crate) stage: &'a PantheonStage,
    units: Vec<UnitDraft>,
    pub(crate) seats: u8,
    pub(crate) said: &'a Said,
    pub(crate) faults: &'a mut Faults,
}

impl<'a> Builder<'a> {
    fn new(stage: &'a PantheonStage, said: &'a Said, faults: &'a mut Faults) -> Self {
        let mut units = units_of(stage, stage.seats());
        if let Some(unit) = stage.units.get(MAX_UNITS) {
            let found = format!("unit {} of the case", MAX_UNITS + 1);
            faults.at(unit.line).add(found, format!("at most {MAX_UNITS} units"));
            units.truncate(MAX_UNITS);
        }
        Self { stage, units, seats: stage.seats().min(Seat::MOST as u8), said, faults }
    }

    fn setup(&mut self, boards: Vec<Arc<Board>>) -> Setup {
        let pool = self.units.iter().map(|unit| unit.to_def(self.listed(&unit.name))).collect();
        let mut armies = vec![Vec::new(); usize::from(self.stage.seats())];
        for (id, unit) in (0u8..).zip(&self.units) {
            // A seat that the table does not have is told of every line alike.
            if let Some(owner) = unit.owner {
                if let Some(army) = armies.get_mut(owner.index()) {
                    army.push(UnitId(id));
                }
            } else if self.stage.setup.as_ref().map(|setup| setup.what) != Some(SetupKind::Draft) {
                let found = format!("`{}`, which belongs to nobody", unit.name);
                self.faults.at(unit.line).add(found, "the seat whose unit it is");
                self.faults.forgive(&unit.name);
            }
        }
        let recruitment = match self.stage.setup.as_ref().map(|setup| setup.what) {
            Some(SetupKind::Draft) => {
                let titans = self.stage.titans;
                let divinities = if titans { DivinityType::Titans } else { DivinityType::Gods };
                Recruitment::Draft { points: self.stage.points, divinities }
            }
            Some(SetupKind::Constructed) => Recruitment::Constructed { armies },
            Some(SetupKind::Limited) | None => Recruitment::Limited { armies },
        };
        let (scenario, scenarios) = self.scenarios(&boards);
        Setup {
            edition: self.stage.edition,
            seats: self.stage.seats(),
            teams: self.stage.teams,
            boards,
            pool,
            recruitment,
            lead: self.stage.first,
            scenario,
            scenarios,
            youngest: self.youngest(),
            settings: self.stage.settings,
            revision: Revision::CURRENT,
        }
    }

    /// How many activation cards of a unit the case names.
    fn listed(&self, name: &str) -> usize {
        let piles = [&self.stage.hands, &self.stage.decks, &self.stage.discards];
        let piles = piles.into_iter().flatten().flatten();
        piles.flat_map(|pile| &pile.what).filter(|card| *card == name).count()
    }

    /// What a case that begins with set-up cannot say, as it would mean nothing.
    fn nothing_placed(&mut self, line: usize) {
        let stage = self.stage;
        let piles = [&stage.hands, &stage.decks, &stage.discards];
        let lines = piles.into_iter().flatten().flatten().map(|pile| pile.line);
        let units = stage.units.iter().filter(|unit| unit.place.is_some()).map(|unit| unit.line);
        let stones = stage.stones.iter().map(|stone| stone.line);
        let tokens = stage.tokens.iter().map(|token| token.line);
        for line in lines.chain(units).chain(stones).chain(tokens) {
            let expected = "nothing placed or dealt in a case that begins with `setup`";
            self.faults.at(line).add("a part of a position", expected);
        }
        if stage.turn.is_some() || stage.round.is_some() {
            let expected = "no `turn` or `round` in a case that begins with `setup`";
            self.faults.at(line).add("a moment of play", expected);
        }
    }

    fn position(&mut self, board: &Board) -> Position {
        let (active, at) = self.stage.turn.unwrap_or((Seat(0), TurnPoint::Ask));
        let mut eliminated = SeatSet::EMPTY;
        for &player in &self.stage.eliminated {
            eliminated.insert(player);
        }
        Position {
            board: 0,
            round: self.stage.round.unwrap_or(1),
            lead: self.stage.first.unwrap_or(Seat(0)),
            active,
            at,
            eliminated,
            units: self.placed_units(board),
            players: Seat::all(self.seats).map(|player| self.player(player, board)).collect(),
            stones: self.stones(board),
            elements: self.elements(board),
            tokens: self.tokens(board),
        }
    }

    fn placed_units(&mut self, board: &Board) -> Vec<UnitPosition> {
        let mut placed = Vec::new();
        let units = std::mem::take(&mut self.units);
        for (id, unit) in (0u8..).zip(&units) {
            self.faults.at(unit.line);
            let place = match &unit.place {
                Some(PlaceDraft::Area(tag)) => self.area(tag, board).map(UnitPlace::Area),
                Some(PlaceDraft::Destroyed) => Ok(UnitPlace::Destroyed),
                Some(PlaceDraft::Ready) => Ok(UnitPlace::Ready),
                None if unit.is_troop() => {
                    let found = format!("troop `{}` without a place", unit.name);
                    Err(self.faults.add(found, "`@AREA` or `destroyed`"))
                }
                None => Ok(UnitPlace::Ready),
            };
            // What else is said of a unit without a place would be judged wrongly.
            if place.is_err() {
                self.faults.forgive(&unit.name);
            }
            let Some(owner) = unit.owner.filter(|owner| owner.0 < self.seats) else { continue };
            placed.push(UnitPosition {
                unit: UnitId(id),
                owner,
                place: place.unwrap_or(UnitPlace::Ready),
                vitality: unit.vitality(),
                waived: unit.waived,
                paralysed: unit.paralysed.then_some((Duration::Round, owner.next(self.seats))),
                activated: unit.activated,
                retaliated: unit.retaliated,
            });
        }
        self.units = units;
        placed
    }

    fn player(&mut self, player: Seat, board: &Board) -> PlayerPosition {
        let index = player.index();
        let stage = self.stage;
        let given = [&stage.hands[index], &stage.decks[index], &stage.discards[index]];
        let [mut hand, mut deck, discard] = given.map(|given| {
            let Some(given) = given else { return Vec::new() };
            self.faults.at(given.line);
            given.what.iter().filter_map(|name| self.card(name).ok()).collect::<Vec<_>>()
        });
        if stage.hands[index].is_none() {
            let fit =
                self.own(player).filter(|(_, unit)| unit.place != Some(PlaceDraft::Destroyed));
            let cards = fit.map(|(id, _)| Card::Activation(id));
            let listed = |card: &Card| deck.iter().chain(&discard).filter(|c| *c == card).count();
            hand = cards.filter(|card| listed(card) < usize::from(self.brings(*card))).collect();
            hand.extend([Card::ArtOfWar; AOW_IN_HAND]);
        }
        if stage.decks[index].is_none() {
            for (id, _) in self.own(player) {
                let card = Card::Activation(id);
                let used = hand.iter().chain(&discard).filter(|used| **used == card).count();
                let left = usize::from(self.brings(card)).saturating_sub(used);
                deck.extend(std::iter::repeat_n(card, left));
            }
            deck.extend([Card::ArtOfWar; AOW_IN_DECK]);
        }
        let bought = stage.bought.iter().filter(|(by, _)| *by == player);
        PlayerPosition {
            zone: self.zone(player, board),
            hand,
            deck,
            discard,
            bought: bought.map(|(_, manoeuvre)| *manoeuvre).collect(),
            orders: Default::default(),
        }
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
        let sides = if self.stage.teams { 2 } else { self.seats };
        let side = player.0 % sides.max(1);
        let name = seat_name(Seat(side));
        let mut zones = board.deployments(sides);
        zones.position(|zone| zone.side == name).map_or(side, |index| index as u8)
    }

    fn stones(&mut self, board: &Board) -> Vec<Stone> {
        let mut stones = Vec::new();
        for (said, name) in self.stage.stones.iter().zip(1..) {
            self.faults.at(said.line);
            let kind = match said.what.kind {
                Some(kind) => StoneType::Stone(kind),
                None => StoneType::TreatedAs,
            };
            let at = match &said.what.place {
                StonePlaceDraft::Area(tag) => self.area(tag, board).map(StonePlace::Area),
                StonePlaceDraft::On(unit) => self.unit(unit).map(StonePlace::Carried),
                StonePlaceDraft::Absorbed(player) => Ok(StonePlace::Absorbed(*player)),
                StonePlaceDraft::Unread => Err(Noted),
            };
            if at.is_err() {
                self.faults.forgive(&format!("s{name}"));
            }
            stones.push(Stone { kind, at: at.unwrap_or(StonePlace::Nowhere) });
        }
        for player in Seat::all(self.seats) {
            let count = self.stage.absorbed[player.index()];
            let stone = Stone { at: StonePlace::Absorbed(player), ..Stone::default() };
            stones.extend(std::iter::repeat_n(stone, usize::from(count)));
        }
        stones
    }

    fn elements(&mut self, board: &Board) -> Vec<(AreaId, u8)> {
        let mut elements = Vec::new();
        for said in &self.stage.elements {
            self.faults.at(said.line);
            let (tag, count) = &said.what;
            elements.extend(self.area(tag, board).map(|area| (area, *count)));
        }
        elements
    }

    fn tokens(&mut self, board: &Board) -> Vec<TokenPosition> {
        let mut tokens = Vec::new();
        for (said, name) in self.stage.tokens.iter().zip(1..) {
            self.faults.at(said.line);
            match self.token(&said.what, board) {
                Ok(token) => tokens.push(token),
                Err(Noted) => self.faults.forgive(&format!("t{name}")),
            }
        }
        tokens
    }

    fn token(&mut self, said: &TokenDraft, board: &Board) -> Result<TokenPosition, Noted> {
        let unit = self.unit(&said.unit)?;
        let powers = self.units[unit.index()].power_ids();
        let Some(index) = powers.iter().position(|id| *id == said.power) else {
            return Err(self.faults.unknown("power", &said.power, powers));
        };
        let on = match said.on.strip_prefix('@') {
            Some(tag) => TokenPlace::Area(self.area(tag, board)?),
            None => TokenPlace::Unit(self.unit(&said.on)?),
        };
        Ok(TokenPosition { power: PowerRef { unit, index: index as u8 }, on })
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

    pub(crate) fn unit(&mut self, name: &str) -> Result<UnitId, Noted> {
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
pub(crate) fn units_of(stage: &PantheonStage, seats: u8) -> Vec<UnitDraft> {
    let mut units = stage.units.clone();
    if stage.setup.is_none() {
        for player in Seat::all(seats.min(Seat::MOST as u8)) {
            let has = |unit: &UnitDraft| unit.owner == Some(player) && unit.is_divinity();
            if !units.iter().any(has) {
                units.push(plain_divinity(&format!("god_{}", seat_name(player)), player));
            }
        }
    }
    units
}
