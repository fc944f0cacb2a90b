//! A game at one table: the match, who plays, what each has seen, and where it is kept.

use std::collections::VecDeque;
use std::sync::Arc;

use anyhow::Context as _;
use kernel::chance::Seeded;
use kernel::record::{Record, replay};
use kernel::{Game as _, Hosted as _, Match, Pause, Seat};
use players::{Knowledge as _, Thought};
use text::Narrator as _;

use super::seats::Seats;
use super::voice::Voice;
use crate::commanded::{ChoiceOf, Commanded, EventOf, OrderOf, SeenOf, SetupOf, StateOf, ViewOf};
use crate::replay::{Unplayable, game_of};

/// What a game waits for once chance and computer players have done their part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// A person decides.
    Asked(Seat),
    /// Chance or a computer player is next.
    Runs,
    /// The game is over.
    Over,
}

/// One line of the log, as one viewer reads it.
#[derive(Clone, Debug)]
struct Told {
    /// The input it came from, by its place in the match.
    input: usize,
    text: String,
}

/// What one viewer has been told.
#[derive(Clone, Debug)]
struct Log {
    viewer: Option<Seat>,
    lines: Vec<Told>,
    /// How many lines the viewer has been shown.
    shown: usize,
}

/// A game at one table.
pub(crate) struct Session<C: Commanded> {
    played: Match<C::Game>,
    setup: String,
    seats: Seats<C>,
    chance: Seeded,
    /// A seed somebody chose is told, because whoever knows it knows the dice.
    chosen_seed: Option<u64>,
    logs: Vec<Log>,
    /// What computer players decided last, the latest last.
    moves: VecDeque<ComputerMove<C>>,
}

/// The most decisions of computer players that are remembered.
const REMEMBERED: usize = 3;

/// A decision of a computer player.
#[derive(Clone, Debug)]
pub(crate) struct ComputerMove<C: Commanded> {
    /// Whose.
    pub(crate) seat: Seat,
    /// The moment before it.
    pub(crate) state: StateOf<C>,
    /// What was decided.
    pub(crate) choice: ChoiceOf<C>,
    /// What was thought about it.
    pub(crate) thought: Option<Thought<ChoiceOf<C>>>,
    /// The input it was, by its place in the match.
    input: usize,
}

impl<C: Commanded> Session<C> {
    /// A new game.
    pub(crate) fn new(
        setup: SetupOf<C>,
        seats: Seats<C>,
        seed: Option<u64>,
    ) -> anyhow::Result<Self> {
        let text = serde_json::to_string(&setup).context("the set-up cannot be written down")?;
        let game = C::Game::set_up(setup).map_err(|faults| {
            anyhow::anyhow!("this table cannot be played: {}", faults.join("; "))
        })?;
        Ok(Self::of(Match::new(Arc::new(game)), text, seats, seed))
    }

    /// A game that was kept, where it was left.
    pub(crate) fn resume(
        record: &Record,
        game: Arc<C::Game>,
        seats: Seats<C>,
        seed: Option<u64>,
        voice: &Voice<'_, C>,
    ) -> anyhow::Result<Self> {
        let fresh = Match::new(Arc::clone(&game));
        let mut session = Self::of(fresh, record.setup.clone(), seats, seed);
        session.chosen_seed = session.chosen_seed.or_else(|| chosen_seed(record));
        let mut before = session.views();
        let logs = &mut session.logs;
        session.played = replay(game, record, |played, _, events| {
            let input = played.entries().len() - 1;
            tell::<C>(logs, voice, played, &before, input, events);
            before = views::<C>(logs, played);
        })?;
        for log in &mut session.logs {
            log.shown = log.lines.len();
        }
        Ok(session)
    }

    fn of(played: Match<C::Game>, setup: String, seats: Seats<C>, seed: Option<u64>) -> Self {
        let people: Vec<Option<Seat>> = seats.people().map(Some).collect();
        let viewers = if people.is_empty() { vec![None] } else { people };
        let logs =
            viewers.into_iter().map(|viewer| Log { viewer, lines: Vec::new(), shown: 0 }).collect();
        let chance = Seeded::new(seed.unwrap_or_else(|| fastrand::u64(..)));
        let moves = VecDeque::new();
        Self { played, setup, seats, chance, chosen_seed: seed, logs, moves }
    }

    /// What never changes.
    pub(crate) fn game(&self) -> &C::Game {
        self.played.game()
    }

    /// Who plays.
    pub(crate) fn seats(&self) -> &Seats<C> {
        &self.seats
    }

    /// What `viewer` may know now.
    pub(crate) fn view(&self, viewer: Option<Seat>) -> ViewOf<C> {
        self.played.game().view(self.played.state(), viewer)
    }

    /// The round that is played.
    pub(crate) fn round(&self) -> u16 {
        self.played.game().round(self.played.state())
    }

    /// Whether anything has been played yet.
    pub(crate) fn has_begun(&self) -> bool {
        !self.played.entries().is_empty()
    }

    /// What the game waits for.
    pub(crate) fn moment(&self) -> Moment {
        match self.played.pause() {
            Pause::Over(_) => Moment::Over,
            Pause::Chance(_) => Moment::Runs,
            Pause::Decision(seat) if self.seats.is_person(seat) => Moment::Asked(seat),
            Pause::Decision(_) => Moment::Runs,
        }
    }

    /// Lets chance, or the computer player who is asked, take one step.
    pub(crate) fn step(&mut self, voice: &Voice<'_, C>) -> anyhow::Result<()> {
        let before = self.views();
        let input = self.played.entries().len();
        let events = match self.played.pause() {
            Pause::Chance(_) => self.played.settle(&mut self.chance)?,
            Pause::Decision(seat) => {
                let view = self.view(Some(seat));
                let options = self.played.game().question(&view).unwrap_or_default();
                let choice = self.seats.computer_choice(seat, self.played.game(), &view, &options);
                let choice = choice.context("nobody decides for a seat")?;
                self.remember(seat, choice, options.len());
                self.played.choose(seat, choice)?
            }
            Pause::Over(_) => return Ok(()),
        };
        tell::<C>(&mut self.logs, voice, &self.played, &before, input, &events);
        Ok(())
    }

    /// Keeps a decision of a computer player that was one: more than one way to go, and not just
    /// dice to be spent.
    fn remember(&mut self, seat: Seat, choice: ChoiceOf<C>, options: usize) {
        let state = *self.played.state();
        if options < 2 || C::Knowledge::is_routine(self.played.game(), &state) {
            return;
        }
        if self.moves.len() == REMEMBERED {
            self.moves.pop_front();
        }
        let thought = self.seats.thought(seat).cloned();
        let input = self.played.entries().len();
        self.moves.push_back(ComputerMove { seat, state, choice, thought, input });
    }

    /// What computer players decided last, the latest last.
    pub(crate) fn computer_moves(&self) -> impl Iterator<Item = &ComputerMove<C>> {
        self.moves.iter()
    }

    /// Takes a person's choice.
    pub(crate) fn choose(
        &mut self,
        seat: Seat,
        choice: ChoiceOf<C>,
        voice: &Voice<'_, C>,
    ) -> anyhow::Result<()> {
        let before = self.views();
        let input = self.played.entries().len();
        let events = self.played.choose(seat, choice)?;
        tell::<C>(&mut self.logs, voice, &self.played, &before, input, &events);
        Ok(())
    }

    /// Changes a person's standing orders.
    pub(crate) fn order(
        &mut self,
        seat: Seat,
        order: OrderOf<C>,
        voice: &Voice<'_, C>,
    ) -> anyhow::Result<()> {
        let before = self.views();
        let input = self.played.entries().len();
        let events = self.played.order(seat, order)?;
        tell::<C>(&mut self.logs, voice, &self.played, &before, input, &events);
        Ok(())
    }

    /// What each viewer may know now.
    fn views(&self) -> Vec<ViewOf<C>> {
        views::<C>(&self.logs, &self.played)
    }

    /// Takes back the last choice of `seat`; `false` when there is nothing to take back.
    pub(crate) fn undo(&mut self, seat: Seat) -> bool {
        if self.played.undo(seat).is_err() {
            return false;
        }
        let inputs = self.played.entries().len();
        for log in &mut self.logs {
            log.lines.retain(|told| told.input < inputs);
            log.shown = log.shown.min(log.lines.len());
        }
        self.moves.retain(|taken| taken.input < inputs);
        true
    }

    /// What `viewer` has not been shown yet; it counts as shown from now on.
    pub(crate) fn news(&mut self, viewer: Option<Seat>) -> Vec<String> {
        let Some(log) = self.logs.iter_mut().find(|log| log.viewer == viewer) else {
            return Vec::new();
        };
        let news = log.lines[log.shown..].iter().map(|told| told.text.clone()).collect();
        log.shown = log.lines.len();
        news
    }

    /// The last lines of what `viewer` has been told.
    pub(crate) fn log(&self, viewer: Option<Seat>, lines: usize) -> Vec<&str> {
        let log = self.logs.iter().find(|log| log.viewer == viewer);
        let told = log.map_or(&[][..], |log| &log.lines);
        told[told.len().saturating_sub(lines)..].iter().map(|told| told.text.as_str()).collect()
    }

    /// The game so far, with who sits where.
    pub(crate) fn record(&self) -> Record {
        let mut record = self.played.record(self.setup.clone());
        record.notes = self.seats.notes();
        record.notes.extend(self.chosen_seed.map(|seed| format!("{SEED_NOTE}{seed}")));
        record
    }
}

/// The game of a record that is to be played on.
pub(crate) fn kept_game<C: Commanded>(record: &Record) -> anyhow::Result<C::Game> {
    game_of(record).map_err(in_words)
}

/// What keeps a record from being played on, in one line.
pub(crate) fn in_words((line, found, expected): Unplayable) -> anyhow::Error {
    anyhow::anyhow!("line {line}: {found}, expected {expected}")
}

const SEED_NOTE: &str = "chosen seed ";

fn chosen_seed(record: &Record) -> Option<u64> {
    record.notes.iter().find_map(|note| note.strip_prefix(SEED_NOTE)?.parse().ok())
}

fn views<C: Commanded>(logs: &[Log], played: &Match<C::Game>) -> Vec<ViewOf<C>> {
    logs.iter().map(|log| played.game().view(played.state(), log.viewer)).collect()
}

/// Adds what happened to every viewer's log, as that viewer saw it.
fn tell<C: Commanded>(
    logs: &mut [Log],
    voice: &Voice<'_, C>,
    played: &Match<C::Game>,
    before: &[ViewOf<C>],
    input: usize,
    events: &[EventOf<C>],
) {
    let game = played.game();
    for (log, before) in logs.iter_mut().zip(before) {
        let after = game.view(played.state(), log.viewer);
        let seen: Vec<SeenOf<C>> =
            events.iter().map(|event| game.seen_by(log.viewer, event)).collect();
        let said = voice.speaker.events_in_detail(game, before, &after, &seen);
        log.lines.extend(said.into_iter().map(|text| Told { input, text }));
    }
}
