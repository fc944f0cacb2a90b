//! Cases of Conjurers: its positions, claims and events.

mod blame;
mod cards;
mod check;
mod claim;
mod events;
mod invariants;
mod stage;
#[cfg(test)]
mod tests;
mod vocabulary;

use std::sync::Arc;

use cases::Ruleset;
use cases::claim::ClaimReader;
use cases::fault::{Faults, Noted};
use cases::lines::Line;
use cases::said::Said;
use cases::stage::{Finding, Form, Moment, Roller, Stage};
use cases::vocabulary::Meaning;
use cases::words::At;
use conjurers::catalog::{CreatureDef, EquipmentDef};
use conjurers::{
    BattlePosition, Conjurers, CreatureSet, Event, Figure, Look, Moment as TurnMoment,
    PlayerPosition, Position, Request, RowPosition, Setup, State,
};
use kernel::{Game, Log, Seat};
use text::catalogue::Library;

use check::Checker;
use claim::{Claim, Reader};
use stage::{BattleDraft, CARDS, ConjurersStage, MomentDraft};

pub use events::event_words;
pub use invariants::ConjurersInvariants;

/// The rulesets of Conjurers that have cases.
pub static CASES: [Ruleset; 1] = [Ruleset::new::<ConjurersStage>(conjurers::RULESET, &[])];

impl Stage for ConjurersStage {
    type Invariants = ConjurersInvariants;
    /// None when the case begins with set-up.
    type Position = Option<Position>;
    type Claim = Claim;
    type Board = ();

    const TITLE: &'static str = "Conjurers";
    const POSITION: &'static [Form] = &stage::FORMS;
    const BLOCKS: &'static [&'static str] = &[];
    const DEFINES: &'static [(&'static str, usize)] =
        &[("artifact", 0), ("creature", 0), ("item", 0)];
    const CHANCE: &'static [Form] = &[
        ("card", "`card SEAT CREATURE`"),
        ("dice", "`dice DIE ...`, or `dice CREATURE DIE ...`, the one they are rolled for first"),
        ("mythology", "`mythology NAME`"),
        ("seat", "`seat NUMBER`"),
    ];
    const CLAIMS: &'static [Form] = &claim::FORMS;
    const CLAIMS_BY_NAME: &'static str = claim::CREATURE_FORM;
    const EVENTS: &'static [Form] = &events::EVENTS;
    const CHOICES: &'static [Form] = &vocabulary::CHOICES;
    const ORDERS: &'static [Form] = &[];

    fn library() -> Library {
        conjurers_words::LIBRARY
    }

    fn empty(_ruleset: &'static str) -> Self {
        Self::new()
    }

    fn like(&self) -> Self {
        self.like()
    }

    fn take(&mut self, line: &Line<'_>, _text: &str, faults: &mut Faults) -> Result<(), Noted> {
        self.take_line(line, faults)
    }

    fn lay_out(
        &self,
        _text: &str,
        _said: &Said,
        _faults: &mut Faults,
    ) -> (Setup, Option<Position>) {
        let setup = Setup {
            seats: self.players,
            creatures: self.creatures.clone(),
            equipment: self.equipment.clone(),
            starter: self.starter.filter(|_| self.at_setup),
            locked: self.locked.clone(),
            settings: self.settings,
            revision: self.revision,
        };
        (setup, (!self.at_setup).then(|| self.position()))
    }

    fn set_up(&self, setup: &Setup, said: &Said) -> Result<Conjurers, Vec<At<String>>> {
        Conjurers::new(setup.clone()).map_err(|faults| blame::set_up_faults(said, &faults))
    }

    fn stand_in(&self, setup: &Setup) -> Option<Conjurers> {
        let mut setup = setup.clone();
        setup.seats = setup.seats.clamp(2, Seat::MOST as u8);
        setup.starter = None;
        setup.locked = None;
        setup.settings.tournaments &= setup.seats == 4;
        let plain = &CARDS.setup(4, setup.settings);
        for card in &mut setup.creatures {
            if conjurers::creature_fault(card).is_some() {
                *card =
                    Arc::new(CreatureDef { id: card.id.clone(), ..(*plain.creatures[0]).clone() });
            }
        }
        for card in &mut setup.equipment {
            if conjurers::equipment_fault(card).is_some() {
                *card =
                    Arc::new(EquipmentDef { id: card.id.clone(), ..(*plain.equipment[0]).clone() });
            }
        }
        Conjurers::new(setup).ok()
    }

    fn begin(
        &self,
        game: &Conjurers,
        position: Option<Position>,
        said: &Said,
        events: &mut Vec<Event>,
    ) -> Result<State, Vec<At<String>>> {
        let Some(position) = position else { return Ok(game.start()) };
        game.position(&position, &mut Log::keep(events))
            .map_err(|faults| blame::position_faults(said, &faults))
    }

    fn read_claim(
        reader: &mut ClaimReader<'_, Self>,
        words: &[&str],
    ) -> Result<Self::Claim, Noted> {
        Reader(reader).read(words)
    }

    fn check_claim(moment: &Moment<'_, Self>, claim: &Claim) -> Finding {
        Checker(moment).check(claim)
    }

    fn event_words(game: &Conjurers, _board: (), event: &Event) -> String {
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

    fn roller(game: &Conjurers, state: &State) -> Option<Roller> {
        let (creature, seat) = Look::new(game, state).roller()?;
        Some(Roller { unit: creature.map(|id| game.tag(id).to_owned()), seat })
    }

    fn rollers(game: &Conjurers) -> Vec<&str> {
        game.creatures().map(|id| game.tag(id)).chain(["minion"]).collect()
    }

    fn names(game: &Conjurers) -> Vec<&str> {
        vocabulary::names(game)
    }

    fn meanings() -> Vec<Meaning> {
        vocabulary::meanings()
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

impl ConjurersStage {
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
