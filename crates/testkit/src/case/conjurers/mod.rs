//! Cases of Conjurers: its positions, claims and events.

mod check;
mod claim;
mod events;
mod scene;

use conjurers::{
    BattlePosition, Conjurers, CreatureSet, Event, Figure, Moment as TurnMoment, PlayerPosition,
    Position, Request, RowPosition, Setup, State,
};
use kernel::{Game, Log, Seat};

pub(crate) use scene::Scene;

use super::claim::ClaimReader;
use super::fault::{Faults, Noted};
use super::lines::Line;
use super::stage::{Finding, Form, Moment, Stage};
use claim::Claim;
pub use events::event_words;
use scene::{BattleDraft, MomentDraft};

impl Stage for Scene {
    type Game = Conjurers;
    /// None when the case begins with set-up.
    type Position = Option<Position>;
    type Claim = Claim;

    const POSITION: &'static [Form] = &scene::FORMS;
    const BLOCKS: &'static [&'static str] = &[];
    const CHANCE: &'static [Form] = &[
        ("card", "`card SEAT CREATURE`"),
        ("dice", "`dice DIE ...`"),
        ("mythology", "`mythology NAME`"),
        ("seat", "`seat NUMBER`"),
    ];
    const CLAIMS: &'static [Form] = &claim::FORMS;
    const EVENTS: &'static [Form] = &events::EVENTS;

    fn empty(_ruleset: &'static str) -> Self {
        Self::new()
    }

    fn take(&mut self, line: &Line<'_>, _text: &str, faults: &mut Faults) -> Result<(), Noted> {
        self.take_line(line, faults)
    }

    fn lay_out(
        &self,
        _text: &str,
        _line: usize,
        _faults: &mut Faults,
    ) -> Result<(Setup, Option<Position>), Noted> {
        let setup = Setup {
            seats: self.players,
            creatures: self.creatures.clone(),
            equipment: self.equipment.clone(),
            starter: self.starter.filter(|_| self.at_setup),
            locked: self.locked.clone(),
            settings: self.settings,
        };
        Ok((setup, (!self.at_setup).then(|| self.position())))
    }

    fn begin(
        &self,
        game: &Conjurers,
        position: Option<Position>,
        line: usize,
        events: &mut Vec<Event>,
        faults: &mut Faults,
    ) -> Result<State, Noted> {
        let Some(position) = position else { return Ok(game.start()) };
        game.position(&position, &mut Log::keep(events)).map_err(|problems| {
            faults.at(self.battle.as_ref().map_or(line, |battle| battle.line));
            for problem in problems {
                faults.add(problem.to_string(), "a position that can be played");
            }
            Noted
        })
    }

    fn read_claim(
        reader: &mut ClaimReader<'_, Self>,
        words: &[&str],
    ) -> Result<Self::Claim, Noted> {
        reader.own(words)
    }

    fn check_claim(moment: &Moment<'_, Self>, claim: &Claim) -> Finding {
        moment.check_own(claim)
    }

    fn event_words(game: &Conjurers, event: &Event) -> String {
        events::event_words(game, event)
    }

    fn request_words(_game: &Conjurers, request: &Request) -> String {
        events::request_words(request)
    }

    fn request_seat(request: &Request) -> Option<Seat> {
        match *request {
            Request::Deal(seat) | Request::Draw(seat) => Some(seat),
            Request::Lock
            | Request::Starter
            | Request::Dice(_)
            | Request::Pairing
            | Request::Challenger(_) => None,
        }
    }

    fn is_word(game: &Conjurers, word: &str) -> bool {
        events::is_word(game, word)
    }

    fn with_other_secret(event: &Event) -> Option<Event> {
        match *event {
            Event::Drew(seat, creature) => {
                let other = conjurers::CreatureId(u8::from(creature.0 == 0));
                Some(Event::Drew(seat, other))
            }
            _ => None,
        }
    }
}

impl Scene {
    /// The position with what was left unsaid: the first player starts and has the button, figures
    /// are still to be allocated, and everybody has a worker.
    fn position(&self) -> Position {
        let button = self.button.or(self.starter).unwrap_or(Seat(0));
        let starter = self.starter.unwrap_or(button);
        let moment = match (&self.battle, self.moment) {
            (Some(battle), _) => TurnMoment::Battle(battle_position(&battle.what)),
            (None, MomentDraft::Allocation(next)) => {
                TurnMoment::Allocation(next.unwrap_or(starter))
            }
            (None, MomentDraft::Resolving) => TurnMoment::Resolving,
            (None, MomentDraft::Battles) => TurnMoment::Battles,
            (None, MomentDraft::End) => TurnMoment::EndPhase,
        };
        let players =
            self.seats.iter().take(usize::from(self.players)).map(|seat| PlayerPosition {
                assistants: seat.assistants.clone().unwrap_or_else(|| vec![Figure::Worker]),
                placed: seat.placed.clone(),
                stock: seat.stock,
                minus: seat.minus,
                army: seat.army.iter().copied().collect(),
                equipment: seat.owns.clone(),
            });
        Position {
            turn: self.turn,
            button,
            starter,
            locked: self.locked.iter().flatten().copied().collect(),
            mines: self.mines,
            players: players.collect(),
            moment,
        }
    }
}

fn battle_position(draft: &BattleDraft) -> BattlePosition {
    let rows = draft.rows.clone().map(|row| RowPosition {
        hand: row.hand.into_iter().collect::<CreatureSet>(),
        undrawn: row.undrawn.into_iter().collect(),
        slots: row.slots,
        moved: row.moved,
    });
    let BattleDraft { kind, seats, turn, quiet, .. } = *draft;
    BattlePosition { kind, seats, turn, quiet, rows }
}
