//! VI: set-up, from the roll for the lead to the first turn.
//!
//! Draft: lead, zones, armies, table. [P15.6A.4a-1] Constructed: armies stand before the lead is
//! rolled for, who then chooses the board. [P15.6A.4b-1] [P15.6A.4-2] The table is laid out alike in
//! skirmish and adventure. [P15.6A.5-1] [P15.6B.3-1] [P15.6D.0-1]
//!
//! Seats are numbered along the Z of a team game, so that clockwise is always the next number and
//! counter-clockwise the one before. [P15.6E.6]

#[cfg(test)]
mod tests;

use board::{AreaId, AreaSet, Terrain};
use kernel::{Pause, Seat, SeatSet};

use crate::catalog::Class;
use crate::choice::{Card, Choice, Request};
use crate::edition::{Climb, LeadAndZones, TroopsAtSetUp};
use crate::event::Event;
use crate::explain::{Forbidden, forbid};
use crate::frame::{Frame, SetupStep, TurnStep};
use crate::game::Pantheon;
use crate::ids::{UnitId, UnitSet};
use crate::look::Look;
use crate::play::Play;
use crate::recruitment::{Pick, budget};
use crate::setup::Recruitment;
use crate::state::{Ending, Public, Stage, State, Stone, StonePlace, StoneType};

/// Art of war cards and deck cards that every hand starts with. [P15.6D.6-1] [P15.6D.6-2]
pub(crate) const STARTING_CARDS: u8 = 3;

impl Pantheon {
    /// The state before the first roll or question, not yet settled.
    pub(crate) fn state_before_set_up(&self) -> State {
        let seats = self.seat_count();
        let setup = self.setup();
        let mut state = State::empty();
        let public = &mut state.public;
        public.alive = SeatSet::all(seats);
        match &setup.recruitment {
            // The points follow from the scenario, which may not have been picked yet.
            Recruitment::Draft { .. } => {}
            Recruitment::Constructed { armies } | Recruitment::Limited { armies } => {
                for (seat, army) in Seat::all(seats).zip(armies) {
                    for &unit in army {
                        public.enlist(seat, unit);
                    }
                }
            }
        }
        let step = if setup.scenarios.len() > 1 {
            SetupStep::ScenarioRoll(public.alive)
        } else {
            self.after_scenario(public)
        };
        public.frames.push(Frame::Setup(step));
        state
    }

    /// What the scenario settles, before anything else is. [P15.6C.1-2] [B29.3.2] [B29.3.3]
    fn after_scenario(&self, public: &mut Public) -> SetupStep {
        let scenario = self.scenario(public);
        let by_scenario = self.edition().lead_and_zones == LeadAndZones::ByScenario;
        if let Recruitment::Draft { points, .. } = self.setup().recruitment {
            let given = scenario.and_then(|scenario| scenario.points).or(points);
            for seat in Seat::all(self.seat_count()) {
                public.seat_mut(seat).points = given.unwrap_or(budget(self.seat_count()));
            }
        }
        let own_zones = self.scenario_zones(public).is_some();
        for seat in Seat::all(self.seat_count()).filter(|_| by_scenario || own_zones) {
            let shared = self.setup().teams && !own_zones;
            public.seat_mut(seat).zone = if shared { seat.0 % 2 } else { seat.0 };
        }
        let named = scenario.and_then(|scenario| scenario.lead).or(self.setup().lead);
        match named.or(by_scenario.then_some(Seat(0))) {
            Some(lead) => {
                public.lead = lead;
                public.active = lead;
                self.after_lead(public)
            }
            None => SetupStep::LeadRoll(public.alive),
        }
    }

    fn after_lead(&self, public: &Public) -> SetupStep {
        if self.setup().boards.len() > 1 && self.setup().scenarios.is_empty() {
            SetupStep::ChooseBoard
        } else {
            self.after_board(public)
        }
    }

    /// The player after the lead has the first choice of a zone. [P15.6A.3a-2] [P15.6A.3b-2]
    fn after_board(&self, public: &Public) -> SetupStep {
        let by_scenario = self.edition().lead_and_zones == LeadAndZones::ByScenario;
        if by_scenario || self.scenario_zones(public).is_some() {
            self.after_zones(public.lead)
        } else {
            SetupStep::ChooseZone(public.lead.next(self.seat_count()))
        }
    }

    /// The frames beneath everything that happens in turns.
    pub(crate) fn begin_turns(&self, public: &mut Public, step: TurnStep) {
        if self.keeps_last_move() {
            public.frames.push(Frame::LastMove(None));
        }
        public.frames.push(Frame::Turn(step));
    }

    fn after_zones(&self, lead: Seat) -> SetupStep {
        if self.is_draft() { SetupStep::PickDivinity(lead) } else { SetupStep::LayOut }
    }

    /// The zones that a scenario gives to the players.
    fn scenario_zones(&self, public: &Public) -> Option<&[AreaSet]> {
        self.scenario(public)?.zones.as_deref()
    }
}

impl Play<'_, '_> {
    /// The steps that ask nobody. The lead takes the first turn. [P15.6A.6-1] [P15.6B.4-1]
    pub(crate) fn run_set_up(&mut self, step: SetupStep) {
        let lead = self.state.public.lead;
        match step {
            SetupStep::ChooseZone(seat) => {
                let zone = self.look().free_zones(seat).next().expect("a zone for every side");
                self.take_zone(seat, zone);
            }
            SetupStep::PickUnit(seat) => {
                self.convert_points(seat);
                self.next_pick(seat);
            }
            SetupStep::LayOut => {
                self.set(Frame::Setup(match self.game.edition().troops_at_set_up {
                    TroopsAtSetUp::Placed => SetupStep::PlaceTroop(lead),
                    TroopsAtSetUp::OffBoard => SetupStep::MakeDecks,
                }));
                self.lay_out();
                self.place_by_scenario();
            }
            SetupStep::PlaceTroop(seat) => {
                self.leave_off_board(seat);
                self.next_placement(seat);
            }
            SetupStep::MakeDecks => {
                self.set(Frame::Setup(SetupStep::StartingHand(lead)));
                for seat in self.state.public.alive.iter() {
                    self.make_deck(seat);
                }
            }
            SetupStep::StartingHand(seat) => {
                let next = seat.next(self.game.seat_count());
                self.set(Frame::Setup(if next == lead {
                    SetupStep::Begin
                } else {
                    SetupStep::StartingHand(next)
                }));
                self.push(Frame::Draw { seat, cards: STARTING_CARDS, may_refresh: false });
            }
            SetupStep::Begin => {
                self.state.public.active = lead;
                self.pop();
                self.game.begin_turns(&mut self.state.public, TurnStep::Begin);
            }
            SetupStep::LeadRoll(_)
            | SetupStep::ScenarioRoll(_)
            | SetupStep::ChooseScenario(_)
            | SetupStep::ChooseBoard
            | SetupStep::PickDivinity(_) => {
                unreachable!("somebody is asked")
            }
        }
    }

    /// The dice of set-up lie on the table.
    pub(crate) fn set_up_rolled(&mut self, faces: [u8; Seat::MOST]) {
        match self.state.public.frames.top() {
            Some(&Frame::Setup(SetupStep::LeadRoll(rolling))) => self.lead_rolled(rolling, faces),
            Some(&Frame::Setup(SetupStep::ScenarioRoll(rolling))) => {
                self.scenario_rolled(rolling, faces);
            }
            _ => unreachable!("nobody rolls"),
        }
    }

    /// The highest die picks the scenario; of several the youngest player's, or else the first.
    /// [B29.2.4] [B29.2.5] [B29.R61] [B29.R62]
    fn scenario_rolled(&mut self, rolling: SeatSet, faces: [u8; Seat::MOST]) {
        self.emit(Event::ScenarioRolled(faces));
        let best = highest(rolling, faces);
        let youngest = self.game.setup().youngest.filter(|&seat| best.contains(seat));
        let picks = youngest.or(best.iter().next()).expect("somebody rolled highest");
        self.set(Frame::Setup(SetupStep::ChooseScenario(picks)));
    }

    /// The dice for the lead lie on the table; a blank counts as 0. [P15.6A.3a-1] [P15.R11]
    /// [P15.R12]
    fn lead_rolled(&mut self, rolling: SeatSet, faces: [u8; Seat::MOST]) {
        self.emit(Event::LeadRolled(faces));
        let best = highest(rolling, faces);
        match best.iter().next() {
            Some(lead) if best.len() == 1 => {
                self.state.public.lead = lead;
                self.state.public.active = lead;
                self.set(Frame::Setup(self.game.after_lead(&self.state.public)));
                self.emit(Event::Leads(lead));
            }
            _ => {
                self.set(Frame::Setup(SetupStep::LeadRoll(best)));
                self.emit(Event::RollAgain(best));
            }
        }
    }

    /// The answers of set-up.
    pub(crate) fn choose_set_up(&mut self, step: SetupStep, choice: Choice) {
        match (step, choice) {
            (SetupStep::ChooseScenario(seat), Choice::Scenario(scenario)) => {
                self.state.public.board = scenario;
                let next = self.game.after_scenario(&mut self.state.public);
                self.set(Frame::Setup(next));
                self.emit(Event::ScenarioChosen(seat, scenario));
            }
            (SetupStep::ChooseBoard, Choice::Board(board)) => {
                self.state.public.board = board;
                self.set(Frame::Setup(self.game.after_board(&self.state.public)));
                self.emit(Event::BoardChosen(board));
            }
            (SetupStep::ChooseZone(seat), Choice::Zone(zone)) => self.take_zone(seat, zone),
            (SetupStep::PickDivinity(seat), Choice::Recruit(unit)) => {
                let next = seat.next(self.game.seat_count());
                // The last to pick a divinity is the first to pick a unit.
                self.set(Frame::Setup(if next == self.state.public.lead {
                    SetupStep::PickUnit(seat)
                } else {
                    SetupStep::PickDivinity(next)
                }));
                self.recruit(seat, unit);
            }
            (SetupStep::PickUnit(seat), Choice::Recruit(unit)) => {
                self.recruit(seat, unit);
                self.next_pick(seat);
            }
            (SetupStep::PlaceTroop(seat), Choice::PlaceTroop(unit, area)) => {
                self.state.public.unit_mut(unit).stage = Stage::InPlay;
                self.next_placement(seat);
                self.emit(Event::Placed(unit, area));
                self.enter_area(unit, area, seat);
            }
            _ => unreachable!("not a choice of this step"),
        }
    }

    /// A side takes a zone; team mates share it. [P15.6E.5] The lead comes last. [P15.R19]
    fn take_zone(&mut self, seat: Seat, zone: u8) {
        let lead = self.state.public.lead;
        for mate in self.game.side(seat).iter() {
            self.state.public.seat_mut(mate).zone = zone;
            self.emit(Event::ZoneChosen(mate, zone));
        }
        self.set(Frame::Setup(if self.game.same_side(seat, lead) {
            self.game.after_zones(lead)
        } else if self.game.setup().teams {
            SetupStep::ChooseZone(lead)
        } else {
            SetupStep::ChooseZone(seat.next(self.game.seat_count()))
        }));
    }

    /// Counter-clockwise to the next player with points left. [P15.6C.1-7] [P15.6C.1-17]
    /// [P15.R22] [P15.6E.7]
    fn next_pick(&mut self, seat: Seat) {
        let seats = self.game.seat_count();
        let mut next = seat;
        for _ in 0..seats {
            next = next.previous(seats);
            if self.state.public.seat(next).points > 0 {
                return self.set(Frame::Setup(SetupStep::PickUnit(next)));
            }
        }
        self.set(Frame::Setup(SetupStep::LayOut));
    }

    /// Elements, stones, tokens and dashboards. [P15.6D.1-1] [P15.6D.1-2] [P15.6D.3-1] [P15.5C.5]
    fn lay_out(&mut self) {
        let game = self.game;
        let public = &mut self.state.public;
        let board = game.board(public);
        for area in board.all().iter() {
            let elements = board.elements(area);
            public.elements[area.index()] = elements;
            if elements > 0 {
                public.standing.insert(area);
            }
        }
        let scenario = game.scenario(public);
        let relics = scenario.map_or(&[][..], |scenario| &scenario.relics);
        let relics = relics.iter().map(|&area| (StoneType::TreatedAs, area));
        let stones = board.stones().iter().map(|stone| (stone.kind, stone.area));
        let given = scenario.and_then(|scenario| scenario.stones.as_deref());
        let instead = given.unwrap_or_default().iter().copied();
        let stones = stones.filter(|_| given.is_none()).chain(instead);
        let stones = stones.map(|(kind, area)| (StoneType::Stone(kind), area));
        for (slot, (kind, area)) in public.stones.iter_mut().zip(stones.chain(relics)) {
            *slot = Stone { kind, at: StonePlace::Area(area) };
        }
        for unit in game.units() {
            let state = public.unit_mut(unit);
            if state.owner.is_none() {
                continue;
            }
            let def = game.def(unit);
            state.vitality = def.full_vitality();
            // Each unit has its own reserves, so that equal units of two sides never share
            // tokens. [P15.15D.1] [P15.15D.5]
            for (pool, power) in state.pools.iter_mut().zip(&def.powers) {
                *pool = power.tokens;
            }
        }
    }

    /// Units that the scenario puts on the board have been deployed. [B29.4.4] [B29.R13]
    fn place_by_scenario(&mut self) {
        let game = self.game;
        let placed = game.scenario(&self.state.public).map_or(&[][..], |played| &played.placed);
        for &(unit, area) in placed {
            if self.state.public.unit(unit).owner.is_some() {
                self.state.public.unit_mut(unit).stage = Stage::InPlay;
                self.emit(Event::Placed(unit, area));
                self.place(unit, area);
            }
        }
    }

    /// Clockwise to the next player with a troop to place. [P15.6D.4-1] [P15.R26]
    fn next_placement(&mut self, seat: Seat) {
        let seats = self.game.seat_count();
        let mut next = seat;
        for _ in 0..seats {
            next = next.next(seats);
            if !self.look().unplaced(next).is_empty() {
                return self.set(Frame::Setup(SetupStep::PlaceTroop(next)));
            }
        }
        self.set(Frame::Setup(SetupStep::MakeDecks));
    }

    /// Troops without a legal area are out until they are recalled. [P15.R25]
    fn leave_off_board(&mut self, seat: Seat) {
        for unit in self.look().unplaced(seat).iter() {
            let troop = self.state.public.unit_mut(unit);
            troop.stage = Stage::Destroyed;
            troop.vitality = 0;
            self.emit(Event::FoundNoPlace(unit));
        }
    }

    /// The deck with its art of war cards, and those that start in hand. Shuffling is left to
    /// chance when a card is drawn. [P15.6D.5-1] [P15.6D.5-2] [P15.6D.6-1] [P15.R27] [P15.R28]
    fn make_deck(&mut self, seat: Seat) {
        for unit in self.state.public.seat(seat).army.iter() {
            let def = self.game.def(unit);
            let cards_of = self.look().cards_of(unit);
            self.state.public.unit_mut(cards_of).cards.total += def.activation_cards;
            self.state.public.seat_mut(seat).aow.total += def.strategic_value;
        }
        for _ in 0..STARTING_CARDS {
            self.gain(seat, Card::ArtOfWar);
        }
        self.count_cards(seat);
    }
}

impl Look<'_> {
    /// Whom or what a step of set-up waits for.
    pub(crate) fn set_up_awaits(&self, step: SetupStep) -> Option<Pause<Request, Ending>> {
        let (seat, asked) = match step {
            SetupStep::LeadRoll(seats) | SetupStep::ScenarioRoll(seats) => {
                return Some(Pause::Chance(Request::LeadRoll(seats)));
            }
            SetupStep::ChooseScenario(seat) => (seat, true),
            SetupStep::ChooseBoard => (self.public.lead, true),
            SetupStep::ChooseZone(seat) => (seat, self.free_zones(seat).nth(1).is_some()),
            SetupStep::PickDivinity(seat) => (seat, true),
            SetupStep::PickUnit(seat) => (seat, self.can_recruit(seat)),
            SetupStep::PlaceTroop(seat) => (seat, self.can_place(seat)),
            SetupStep::LayOut
            | SetupStep::MakeDecks
            | SetupStep::StartingHand(_)
            | SetupStep::Begin => return None,
        };
        asked.then_some(Pause::Decision(seat))
    }

    /// The choices of a step of set-up.
    pub(crate) fn set_up_options(&self, step: SetupStep, options: &mut Vec<Choice>) {
        match step {
            SetupStep::ChooseScenario(_) => {
                let scenarios = (0u8..).zip(&self.game.setup().scenarios);
                options.extend(scenarios.map(|(at, _)| Choice::Scenario(at)));
            }
            SetupStep::ChooseBoard => {
                options.extend(
                    (0u8..).zip(&self.game.setup().boards).map(|(at, _)| Choice::Board(at)),
                );
            }
            SetupStep::ChooseZone(seat) => options.extend(self.free_zones(seat).map(Choice::Zone)),
            SetupStep::PickDivinity(seat) => self.pick_options(seat, Pick::Divinity, options),
            SetupStep::PickUnit(seat) => self.pick_options(seat, Pick::Unit, options),
            SetupStep::PlaceTroop(seat) => {
                let zone = self.zone_of(seat);
                for unit in self.unplaced(seat).iter() {
                    let open =
                        zone.iter().filter(|&area| self.arrival_forbidden(unit, area).is_none());
                    options.extend(open.map(|area| Choice::PlaceTroop(unit, area)));
                }
            }
            SetupStep::LeadRoll(_)
            | SetupStep::ScenarioRoll(_)
            | SetupStep::LayOut
            | SetupStep::MakeDecks
            | SetupStep::StartingHand(_)
            | SetupStep::Begin => unreachable!("nobody is asked"),
        }
    }

    /// Why a choice is not among the options of a step: what the step itself forbids, or that it is
    /// another step's turn.
    pub(crate) fn explain_set_up(&self, step: SetupStep, choice: Choice) -> Option<Forbidden> {
        forbid(match (step, choice) {
            (SetupStep::ChooseBoard, Choice::Board(board))
                if usize::from(board) < self.game.setup().boards.len() =>
            {
                return None;
            }
            (SetupStep::ChooseZone(seat), Choice::Zone(zone))
                if self.free_zones(seat).any(|free| free == zone) =>
            {
                return None;
            }
            (SetupStep::PickDivinity(seat), Choice::Recruit(unit)) => {
                self.pick_forbidden(seat, Pick::Divinity, unit)?
            }
            (SetupStep::PickUnit(seat), Choice::Recruit(unit)) => {
                self.pick_forbidden(seat, Pick::Unit, unit)?
            }
            (SetupStep::PickUnit(_), Choice::End | Choice::Decline | Choice::Pass { .. }) => {
                "P15.R21"
            }
            (SetupStep::PlaceTroop(seat), Choice::PlaceTroop(unit, area)) => {
                self.placement_forbidden(seat, unit, area)?
            }
            (
                _,
                Choice::Board(_)
                | Choice::Scenario(_)
                | Choice::Zone(_)
                | Choice::Recruit(_)
                | Choice::PlaceTroop(..),
            ) => self.rule_of_step(step),
            _ => "P15.6A.4-2",
        })
    }

    /// The rule that a step of set-up goes by.
    pub(crate) fn rule_of_step(&self, step: SetupStep) -> &'static str {
        match step {
            SetupStep::LeadRoll(_) if self.game.is_draft() => "P15.6A.3a-1",
            SetupStep::LeadRoll(_) | SetupStep::ChooseBoard => "P15.6A.3b-1",
            SetupStep::ScenarioRoll(_) | SetupStep::ChooseScenario(_) => "B29.2.4",
            SetupStep::ChooseZone(_) if self.game.is_draft() => "P15.6A.3a-2",
            SetupStep::ChooseZone(_) => "P15.6A.3b-2",
            SetupStep::PickDivinity(_) => "P15.6C.1-6",
            SetupStep::PickUnit(_) => "P15.6C.1-7",
            SetupStep::PlaceTroop(_) => "P15.6D.4-1",
            SetupStep::LayOut
            | SetupStep::MakeDecks
            | SetupStep::StartingHand(_)
            | SetupStep::Begin => "P15.6A.4-2",
        }
    }

    /// Where the units of a player come into play. [P15.8B.2-5]
    pub fn zone_of(&self, seat: Seat) -> AreaSet {
        if let Some(zones) = self.game.scenario_zones(self.public) {
            return zones.get(seat.index()).copied().unwrap_or_default();
        }
        let zone = usize::from(self.public.seat(seat).zone);
        let mut zones = self.board().deployments(self.game.setup().sides());
        zones.nth(zone).map_or(AreaSet::EMPTY, |zone| zone.areas)
    }

    /// Zones that no other side has taken. Sides choose clockwise and the lead's comes last.
    fn free_zones(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let seats = self.game.seat_count();
        let mut taken = 0u64;
        let mut before = self.public.lead.next(seats);
        while before != seat {
            if !self.game.same_side(before, seat) {
                taken |= 1 << self.public.seat(before).zone;
            }
            before = before.next(seats);
        }
        let zones = self.board().deployments(self.game.setup().sides());
        (0u8..64).zip(zones).map(|(zone, _)| zone).filter(move |zone| taken >> zone & 1 == 0)
    }

    /// Troops of a player that still have to be placed.
    fn unplaced(&self, seat: Seat) -> UnitSet {
        let troops = self.public.seat(seat).army & self.game.troops();
        troops.iter().filter(|&unit| self.public.unit(unit).stage == Stage::Ready).collect()
    }

    /// Whether a troop of the player has an area to be placed in.
    fn can_place(&self, seat: Seat) -> bool {
        let zone = self.zone_of(seat);
        let fits = |unit| zone.iter().any(|area| self.arrival_forbidden(unit, area).is_none());
        self.unplaced(seat).iter().any(fits)
    }

    /// The rule that keeps a player from placing `unit` in `area` at set-up. [P15.R25]
    fn placement_forbidden(&self, seat: Seat, unit: UnitId, area: AreaId) -> Option<&'static str> {
        if !self.public.seat(seat).army.contains(unit) || usize::from(unit.0) != unit.index() {
            return Some("P15.6D.4-1");
        }
        if !self.game.troops().contains(unit) {
            return Some("P15.6D.4-2");
        }
        if self.public.unit(unit).stage != Stage::Ready {
            return Some("P15.6D.4-1");
        }
        if !self.zone_of(seat).contains(area) {
            return Some("P15.R25");
        }
        self.arrival_forbidden(unit, area)
    }

    /// The rule that keeps a unit from coming into play in an area: capacity and terrain.
    /// [P15.8B.2-6] [P15.8B.2-7] Flight opens rock and cliff [P15.13.6-1], Climb does not.
    /// [P15.R189] In the beta it does, and a wall or erupting lava is closed. [B29.14.12]
    /// [B29.32.6]
    pub(crate) fn arrival_forbidden(&self, unit: UnitId, area: AreaId) -> Option<&'static str> {
        if self.game.is_full(self.public, area) {
            return Some("P15.5A.7");
        }
        if !self.has_room_for(unit, area) {
            return Some("P15.13.5-1");
        }
        if self.is_closed_by_scenario(area) {
            return Some("P15.3.2");
        }
        let terrain = self.game.terrain(self.public, area);
        let climbs = self.game.edition().climb == Climb::EveryWay && self.is_climber(unit);
        let up = self.class(unit) == Class::Flying || climbs;
        match terrain {
            Terrain::Cliff if !up => Some("P15.12B.2-1"),
            Terrain::Rock if !up => Some("P15.12B.8-1"),
            Terrain::Rift if self.is_bound_by_rifts(unit) => Some("P15.R164"),
            Terrain::Wall if self.terrain_acts(unit, area, terrain) => Some("B29.16.39"),
            Terrain::EruptingLava if self.terrain_acts(unit, area, terrain) => Some("B29.16.10"),
            _ => None,
        }
    }
}

/// The players with the highest die; a blank counts as 0. [P15.R11] [B29.R61]
fn highest(rolling: SeatSet, faces: [u8; Seat::MOST]) -> SeatSet {
    let face = |seat: Seat| faces[seat.index()];
    let highest = rolling.iter().map(face).max().unwrap_or(0);
    let mut best = SeatSet::EMPTY;
    for seat in rolling.iter().filter(|&seat| face(seat) == highest) {
        best.insert(seat);
    }
    best
}
