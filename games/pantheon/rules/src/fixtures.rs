//! Small boards, units and tables for the tests of this crate.

use std::sync::Arc;

use board::{AreaId, Board};
use kernel::{Log, Pause, Seat};

use crate::catalog::{Class, StatRow, UnitDef, UnitType};
use crate::choice::{Card, Choice};
use crate::edition::Edition;
use crate::event::Event;
use crate::frame::{Frame, SetupStep};
use crate::game::Pantheon;
use crate::ids::UnitId;
use crate::look::Look;
use crate::play::Play;
use crate::settings::Settings;
use crate::setup::{DivinityType, Recruitment, Revision, Setup};
use crate::state::State;

/// A board from a drawing.
pub(crate) fn board(drawing: &str) -> Arc<Board> {
    Arc::new(board::read_drawing("test", drawing).unwrap_or_else(|faults| panic!("{faults}")))
}

/// A board of open ground with one zone of two areas for each of `sides`.
pub(crate) fn open_board(sides: u8) -> Arc<Board> {
    let row = |row: u8| {
        let tag = |column: u8| format!("{}{column} open 3", (b'a' + row) as char);
        format!("{} | {}\n", tag(1), tag(2))
    };
    let zone = |side: u8| {
        let letter = (b'a' + side) as char;
        format!("deploy side{side} {letter}1 {letter}2\n")
    };
    let drawing: String = (0..sides).map(row).chain((0..sides).map(zone)).collect();
    board(&drawing)
}

/// A unit with three rows, or a troop of three miniatures.
pub(crate) fn unit(id: &str, unit_type: UnitType, cost: u8) -> UnitDef {
    let troop = unit_type == UnitType::Troop;
    let row = StatRow { offence: 4, defence: 6, range: 0, movement: 2, powers: Vec::new() };
    UnitDef {
        id: id.to_owned(),
        veteran_of: None,
        unit_type,
        class: Class::Terrestrial,
        mythology: None,
        cost,
        activation_cards: if troop { 2 } else { 3 },
        strategic_value: if troop { 0 } else { 1 },
        talents: Vec::new(),
        rows: vec![row; if troop { 1 } else { 3 }],
        miniatures: troop.then_some(3),
        powers: Vec::new(),
        designed: false,
    }
}

/// A set-up for a draft of gods from `pool`.
pub(crate) fn draft(seats: u8, board: Arc<Board>, pool: Vec<UnitDef>) -> Setup {
    Setup {
        edition: Edition::default(),
        seats,
        teams: false,
        boards: vec![board],
        pool: pool.into_iter().map(Arc::new).collect(),
        recruitment: Recruitment::Draft { points: None, divinities: DivinityType::Gods },
        lead: None,
        scenario: None,
        scenarios: Vec::new(),
        youngest: None,
        settings: Settings::default(),
        revision: Revision::CURRENT,
    }
}

/// A set-up with given armies, led by the first player.
pub(crate) fn limited(board: Arc<Board>, armies: Vec<Vec<UnitDef>>) -> Setup {
    let seats = armies.len() as u8;
    let mut ids = (0u8..).map(UnitId);
    let sizes: Vec<usize> = armies.iter().map(Vec::len).collect();
    let mut setup = draft(seats, board, armies.into_iter().flatten().collect());
    let armies = sizes.iter().map(|&size| ids.by_ref().take(size).collect()).collect();
    setup.recruitment = Recruitment::Limited { armies };
    setup.lead = Some(Seat(0));
    setup
}

/// A game in set-up, moved by hand.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) game: Pantheon,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

impl Table {
    /// The first pause of a set-up.
    pub(crate) fn new(setup: Setup) -> Self {
        let game = Pantheon::new(setup).expect("the set-up can be played");
        let state = game.state_before_set_up();
        let mut table = Self { game, state, events: Vec::new() };
        table.settle();
        table
    }

    pub(crate) fn look(&self) -> Look<'_> {
        Look::new(&self.game, &self.state)
    }

    fn play(&mut self, act: impl FnOnce(&mut Play<'_, '_>)) {
        let mut log = Log::keep(&mut self.events);
        act(&mut Play { game: &self.game, state: &mut self.state, log: &mut log });
    }

    /// The step of set-up that has the floor; nothing once the first turn has begun.
    pub(crate) fn step(&self) -> Option<SetupStep> {
        match self.state.public.frames.top() {
            Some(Frame::Setup(step)) => Some(*step),
            _ => None,
        }
    }

    /// Runs on to the next question or to the first turn; cards come off the decks in order.
    fn settle(&mut self) {
        loop {
            match *self.state.public.frames.top().expect("a frame has the floor") {
                Frame::Setup(step) if self.look().set_up_awaits(step).is_some() => return,
                Frame::Setup(step) => self.play(|play| play.run_set_up(step)),
                Frame::Draw { seat, cards, may_refresh } => match self.next_card(seat) {
                    Some(card) if cards > 0 => self.play(|play| play.drawn(seat, card)),
                    _ => self.play(|play| play.run_draw(seat, cards, may_refresh)),
                },
                _ => return,
            }
        }
    }

    fn next_card(&self, seat: Seat) -> Option<Card> {
        let look = self.look();
        look.card_kinds(seat).find(|&card| look.in_deck(seat, card) > 0)
    }

    /// The players roll these faces for the lead.
    pub(crate) fn roll(&mut self, faces: [u8; Seat::MOST]) {
        self.play(|play| play.set_up_rolled(faces));
        self.settle();
    }

    /// Who is asked.
    pub(crate) fn asked(&self) -> Option<Seat> {
        match self.look().set_up_awaits(self.step()?) {
            Some(Pause::Decision(seat)) => Some(seat),
            _ => None,
        }
    }

    /// The choices of who is asked.
    pub(crate) fn options(&self) -> Vec<Choice> {
        let mut options = Vec::new();
        self.look().set_up_options(self.step().expect("set-up asks"), &mut options);
        options
    }

    /// The rule that forbids a choice.
    pub(crate) fn forbids(&self, choice: Choice) -> Option<&'static str> {
        let step = self.step().expect("set-up asks");
        self.look().explain_set_up(step, choice).map(|forbidden| forbidden.rule.0)
    }

    /// `seat` is asked and makes a legal choice.
    pub(crate) fn choose(&mut self, seat: u8, choice: Choice) {
        assert_eq!(self.asked(), Some(Seat(seat)), "who is asked for {choice:?}");
        assert!(self.options().contains(&choice), "{choice:?} not in {:?}", self.options());
        let step = self.step().expect("set-up asks");
        self.play(|play| play.choose_set_up(step, choice));
        self.settle();
    }

    /// `seat` recruits the unit of this name.
    pub(crate) fn recruit(&mut self, seat: u8, tag: &str) {
        let unit = self.unit(tag);
        self.choose(seat, Choice::Recruit(unit));
    }

    /// `seat` places the troop of this name.
    pub(crate) fn place(&mut self, seat: u8, tag: &str, area: &str) {
        let (unit, area) = (self.unit(tag), self.area(area));
        self.choose(seat, Choice::PlaceTroop(unit, area));
    }

    pub(crate) fn unit(&self, tag: &str) -> UnitId {
        self.game.unit_by_tag(tag).expect("a unit of this name")
    }

    pub(crate) fn area(&self, tag: &str) -> AreaId {
        self.look().board().find(tag).expect("an area of this name")
    }
}
