//! Setting up: starting roll, battlefield, zones, deployment, decks (chapters 2 and 16).

use board::grid::{SpaceId, SpaceSet};
use kernel::{Pause, Seat};

use crate::catalog::Terrain;
use crate::choice::{Choice, Edge, Request};
use crate::event::Event;
use crate::frame::{Frame, SetupStep, TurnStep};
use crate::game::{Mythic, ROWS};
use crate::ids::{UnitId, UnitSet};
use crate::look::Look;
use crate::play::Play;
use crate::setup::Laid;
use crate::state::{ArtOfWar, Ending, Hidden, Maneuvers, Public, State};

/// Art of War cards of each deck. [M12.2.13] [M12.R13]
pub const ART_OF_WAR: u8 = 10;

/// Cards of the opening hand. [M12.2.15]
const OPENING_HAND: u8 = 7;

/// Spaces along a side of a board. [M12.R1]
const BOARD: u8 = 4;

impl Mythic {
    /// The state in which the starting roll is due.
    pub(crate) fn state_before_set_up(&self) -> State {
        let mut public = Public::empty();
        for unit in self.units() {
            public.unit_mut(unit).vitality = self.full(unit);
        }
        for seat in Seat::all(self.seat_count()) {
            let army = &self.setup().armies[seat.index()];
            public.seat_mut(seat).points = self.setup().muster().first_points(&army.units);
        }
        public.frames.push(Frame::Setup(SetupStep::Roll));
        State { public, hidden: Hidden::BLANK }
    }

    /// The spaces of a deployment zone: two rows along a side. [M12.2.5] [M12.R140]
    pub fn zone(&self, edge: Edge) -> SpaceSet {
        let columns = self.columns();
        match edge {
            Edge::North => SpaceSet::rectangle(0, ROWS - 2, columns, 2),
            Edge::South => SpaceSet::rectangle(0, 0, columns, 2),
            Edge::East => SpaceSet::rectangle(columns - 2, 0, 2, ROWS),
            Edge::West => SpaceSet::rectangle(0, 0, 2, ROWS),
        }
    }

    /// The south-west corner of a board's place, by the number of the place. [M12.R2] [M12.R3]
    fn corner(&self, slot: u8) -> (u8, u8) {
        let across = self.columns() / BOARD;
        ((slot % across) * BOARD, (1 - slot / across) * BOARD)
    }
}

impl Public {
    /// Puts a board onto the battlefield.
    pub(crate) fn lay(&mut self, game: &Mythic, slot: u8, laid: Laid) {
        let board = &game.setup().boards[usize::from(laid.board)];
        let (west, south) = game.corner(slot);
        for space in SpaceSet::rectangle(west, south, BOARD, BOARD).iter() {
            let (column, row) = (space.column() - west, space.row() - south);
            let terrain = board.terrain(laid.turns, column.into(), row.into());
            self.set_terrain(space, terrain);
        }
        self.laid[usize::from(slot)] = Some(laid);
    }
}

impl Look<'_> {
    /// What setting up waits for.
    pub(crate) fn set_up_awaits(&self, step: SetupStep) -> Option<Pause<Request, Ending>> {
        let seat = match step {
            SetupStep::Roll => {
                return self
                    .game
                    .setup()
                    .first
                    .is_none()
                    .then_some(Pause::Chance(Request::StartRoll));
            }
            SetupStep::PlayerOne => Some(self.public.first),
            SetupStep::Boards => {
                let open = self.game.setup().battlefield.is_none() && self.next_slot().is_some();
                open.then_some(self.public.first)
            }
            SetupStep::Zones => Some(self.public.first.next(self.game.seat_count())),
            SetupStep::Deploy { next } => (!self.undeployed(next).is_empty()).then_some(next),
            SetupStep::Hands { .. } => None,
        };
        seat.map(Pause::Decision)
    }

    fn next_slot(&self) -> Option<u8> {
        (0..self.game.board_count()).find(|&slot| self.public.laid[usize::from(slot)].is_none())
    }

    /// Tokens a general has not deployed.
    fn undeployed(&self, seat: Seat) -> UnitSet {
        self.game.army(seat).iter().filter(|&unit| !self.is_in_play(unit)).collect()
    }

    /// Spaces a token may be deployed on. [M12.2.10] [M12.R7]
    pub(crate) fn deployment(&self, unit: UnitId) -> SpaceSet {
        let side = Mythic::side(self.game.owner(unit));
        let Some(edge) = self.public.edges[usize::from(side)] else { return SpaceSet::EMPTY };
        let free = self.game.zone(edge) - self.public.occupied();
        if self.game.flies(unit) { free } else { free - self.closed() }
    }

    /// Spaces closed to ground units. [M12.14.12] [M12.14.14]
    #[inline]
    pub(crate) fn closed(&self) -> SpaceSet {
        self.public.spaces_of(Terrain::Impassable) | self.public.spaces_of(Terrain::Crevasse)
    }

    /// Whether both zones of a pair of sides can hold the tokens that go there. [M12.R6]
    pub(crate) fn zones_suffice(&self, edge: Edge) -> bool {
        let holds = |side: u8, edge: Edge| {
            let zone = self.game.zone(edge);
            (zone - self.closed()).len() >= self.game.side_units(side).len()
        };
        let first = Mythic::side(self.public.first);
        holds(first, edge) && holds(1 - first, edge.opposite())
    }

    pub(crate) fn set_up_options(&self, step: SetupStep, options: &mut Vec<Choice>) {
        match step {
            SetupStep::PlayerOne => {
                let team = self.game.side_seats(Mythic::side(self.public.first));
                options.extend(team.iter().map(Choice::PlayerOne));
            }
            SetupStep::Boards => {
                let boards = 0..self.game.setup().boards.len() as u8;
                let used =
                    |board: &u8| self.public.laid.iter().flatten().any(|l| l.board == *board);
                for board in boards.filter(|board| !used(board)) {
                    options.extend((0..4).map(|turns| Choice::Lay(Laid { board, turns })));
                }
            }
            SetupStep::Zones => {
                let fits = |edge: &Edge| self.zones_suffice(*edge);
                options.extend(Edge::ALL.iter().copied().filter(fits).map(Choice::Zone));
            }
            SetupStep::Deploy { next } => {
                for unit in self.undeployed(next).iter() {
                    let spaces = self.deployment(unit);
                    options.extend(spaces.iter().map(|space| Choice::Deploy(unit, space)));
                }
            }
            SetupStep::Roll | SetupStep::Hands { .. } => {}
        }
    }
}

impl Play<'_, '_> {
    pub(crate) fn run_set_up(&mut self, step: SetupStep) {
        match step {
            SetupStep::Roll => {
                if let Some(first) = self.game.setup().first {
                    self.begins(first);
                    self.set(Frame::Setup(SetupStep::Boards));
                }
            }
            SetupStep::PlayerOne => self.set(Frame::Setup(SetupStep::Boards)),
            SetupStep::Boards => {
                if let Some(laid) = &self.game.setup().battlefield {
                    for (slot, &laid) in (0u8..).zip(laid) {
                        self.lay(slot, laid);
                    }
                }
                self.set(Frame::Setup(SetupStep::Zones));
            }
            SetupStep::Zones => {}
            SetupStep::Deploy { next } => {
                let seats = self.game.seat_count();
                let mut order = (0..seats).map(|nth| Seat((next.0 + nth) % seats));
                match order.find(|&seat| !self.look().undeployed(seat).is_empty()) {
                    Some(next) => self.set(Frame::Setup(SetupStep::Deploy { next })),
                    None => self.build_decks(),
                }
            }
            SetupStep::Hands { served } => {
                let seats = self.game.seat_count();
                if served == seats {
                    self.set(Frame::Turn(TurnStep::Draw));
                    self.begin_turn(self.state.public.first);
                } else {
                    let seat = Seat((self.state.public.first.0 + served) % seats);
                    self.set(Frame::Setup(SetupStep::Hands { served: served + 1 }));
                    self.push(Frame::Draw { seat, cards: OPENING_HAND });
                }
            }
        }
    }

    /// The higher die begins; a tie is rolled again. [M12.2.1] [M12.2.2] [M12.R139]
    pub(crate) fn start_rolled(&mut self, dice: [u8; 2]) {
        self.emit(Event::StartRolled(dice));
        if dice[0] == dice[1] {
            return;
        }
        self.begins(Seat(u8::from(dice[1] > dice[0])));
        let four = self.game.seat_count() > 2;
        self.set(Frame::Setup(if four { SetupStep::PlayerOne } else { SetupStep::Boards }));
    }

    fn begins(&mut self, seat: Seat) {
        self.state.public.first = seat;
        self.state.public.active = seat;
        self.emit(Event::Begins(seat));
    }

    fn lay(&mut self, slot: u8, laid: Laid) {
        self.state.public.lay(self.game, slot, laid);
        self.emit(Event::BoardLaid { slot, laid });
    }

    pub(crate) fn choose_set_up(&mut self, step: SetupStep, choice: Choice) {
        match choice {
            Choice::PlayerOne(seat) => {
                self.begins(seat);
                self.set(Frame::Setup(SetupStep::Boards));
            }
            Choice::Lay(laid) => {
                if let Some(slot) = self.look().next_slot() {
                    self.lay(slot, laid);
                }
            }
            Choice::Zone(edge) => {
                let first = Mythic::side(self.state.public.first);
                for (side, edge) in [(first, edge), (1 - first, edge.opposite())] {
                    self.state.public.edges[usize::from(side)] = Some(edge);
                    self.emit(Event::ZoneChosen { side, edge });
                }
                let next = self.state.public.first;
                self.set(Frame::Setup(SetupStep::Deploy { next }));
            }
            Choice::Deploy(unit, space) => self.deploy(step, unit, space),
            _ => {}
        }
    }

    /// Tokens are placed in turn, and by one side alone once the other has none left. [M12.2.9]
    /// [M12.2.11] [M12.R8] [M12.16.8]
    fn deploy(&mut self, step: SetupStep, unit: UnitId, space: SpaceId) {
        self.place(unit, Some(space));
        self.emit(Event::Deployed(unit, space));
        if let SetupStep::Deploy { next } = step {
            let next = next.next(self.game.seat_count());
            self.set(Frame::Setup(SetupStep::Deploy { next }));
        }
    }

    /// All Maneuver cards of the army and ten Art of War cards. [M12.2.13] [M12.R12]
    fn build_decks(&mut self) {
        for seat in Seat::all(self.game.seat_count()) {
            let mut deck = ART_OF_WAR;
            for unit in self.game.army(seat).iter() {
                let total = self.game.def(unit).maneuvers;
                self.state.public.unit_mut(unit).cards = Maneuvers { total, ..Default::default() };
                deck += total;
            }
            let general = self.state.public.seat_mut(seat);
            general.aow = ArtOfWar { total: ART_OF_WAR, face_up: 0, discard: 0 };
            general.deck = deck;
        }
        self.set(Frame::Setup(SetupStep::Hands { served: 0 }));
    }
}
