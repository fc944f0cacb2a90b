//! Programs that play: one JSON object a line, over standard input and output.
//!
//! A program is started once for each seat and thread, and plays many games. It is told what its
//! seat may know and nothing else: messages are made from a [`Game::View`] and from what the seat
//! saw happen. How a game's views and choices are put into JSON is the game's [`Dialect`]. The
//! messages are described in `docs/src/bots.md`.

mod process;

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use kernel::{Game, Hosted, Notation, Seat, SeatSet};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::arena::{Contestant, Entrant, Finish};
use process::Process;

/// The version of the messages. It goes up when a program that understood the last one might not
/// understand this one; new fields do not count.
pub const PROTOCOL: u32 = 1;

/// How a program's games are put into words that it can read.
pub trait Dialect<G: Game>: Send + Sync {
    /// What never changes in a game.
    fn setup(&self, game: &G) -> Value;

    /// What a seat knows.
    fn view(&self, game: &G, view: &G::View) -> Value;

    /// What a choice is about, besides its notation: an object.
    fn option(&self, game: &G, view: &G::View, choice: G::Choice) -> Value;

    /// What a seat saw happen between two moments.
    fn events(&self, game: &G, before: &G::View, after: &G::View, seen: &[G::Seen]) -> Vec<Value>;

    /// Who won; nobody in a draw.
    fn winners(&self, game: &G, ending: G::Ending) -> SeatSet;
}

/// A program that takes part in a series.
pub struct Bots<D> {
    command: String,
    patience: Duration,
    dialect: D,
    /// What the program calls itself.
    name: String,
    /// Processes that wait for their next game.
    idle: Mutex<Vec<Process>>,
}

impl<D> Bots<D> {
    /// Starts the program once and shakes hands. `command` is a program and its arguments, parted by
    /// blanks; the program has `patience` for each of its answers.
    ///
    /// # Errors
    /// Why it cannot play, in one line.
    pub fn new(command: &str, patience: Duration, dialect: D) -> Result<Self, String> {
        let first = Process::start(command, patience)?;
        let name = first.name().to_owned();
        let idle = Mutex::new(vec![first]);
        Ok(Self { command: command.to_owned(), patience, dialect, name, idle })
    }

    fn take(&self) -> Result<Process, String> {
        let waiting = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        waiting.map_or_else(|| Process::start(&self.command, self.patience), Ok)
    }

    fn give_back(&self, process: Process) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(process);
    }
}

impl<G: Hosted, D: Dialect<G>> Entrant<G> for Bots<D> {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn contestant(&self, seed: u64) -> Box<dyn Contestant<G> + Send + '_> {
        Box::new(Bot { bots: self, seed, process: None, question: 0, events: Vec::new() })
    }
}

/// A program at one table.
struct Bot<'b, D> {
    bots: &'b Bots<D>,
    seed: u64,
    /// None before it sits down, and after it has failed.
    process: Option<Process>,
    question: u32,
    /// What happened since it was last asked.
    events: Vec<Value>,
}

/// What a program answers to a question.
#[derive(Deserialize)]
struct Answer {
    choice: Choice,
    question: Option<u32>,
}

/// A choice, by its place or by its notation.
#[derive(Deserialize)]
#[serde(untagged)]
enum Choice {
    At(usize),
    Written(String),
}

impl<D> Bot<'_, D> {
    /// Asks for an answer; a program that failed once is not asked again.
    fn ask(&mut self, message: &Value) -> Result<String, String> {
        let mut process = self.process.take().ok_or("has already failed")?;
        process.send(message);
        let answer = process.answer()?;
        self.process = Some(process);
        Ok(answer)
    }

    /// The place of the option that an answer names.
    fn understand<G: Game>(
        &self,
        game: &G,
        options: &[G::Choice],
        line: &str,
    ) -> Result<usize, String> {
        let answer: Answer = serde_json::from_str(line).map_err(|_| {
            format!("answered `{}`, not {{\"choice\": INDEX or NOTATION}}", shortened(line))
        })?;
        if answer.question.is_some_and(|question| question != self.question) {
            return Err(format!("answered another question than {}", self.question));
        }
        let count = options.len();
        match answer.choice {
            Choice::At(at) if at < count => Ok(at),
            Choice::At(at) => Err(format!("chose option {at} of {count}, counted from 0")),
            Choice::Written(text) => {
                let notation = Notation::<G::Choice>::read(game, &text);
                let choice =
                    notation.map_err(|error| format!("chose what cannot be read: {error}"))?;
                let at = options.iter().position(|&option| option == choice);
                at.ok_or_else(|| format!("chose `{}`, which is not offered", shortened(&text)))
            }
        }
    }
}

impl<G: Hosted, D: Dialect<G>> Contestant<G> for Bot<'_, D> {
    fn listens(&self) -> bool {
        true
    }

    fn sit_down(&mut self, game: &G, seat: Seat) -> Result<(), String> {
        let mut process = self.bots.take()?;
        let mut message = json!({
            "type": "game",
            "ruleset": game.ruleset(),
            "seat": seat.0,
            "seats": game.seats(),
            // Whole numbers of JSON are safe up to 53 bits.
            "seed": self.seed >> 11,
            "setup": self.bots.dialect.setup(game),
        });
        if process.wants_exact() {
            message["exact"] = json!(game.setup());
        }
        process.send(&message);
        self.process = Some(process);
        Ok(())
    }

    fn watch(&mut self, game: &G, before: &G::View, after: &G::View, seen: &[G::Seen]) {
        self.events.extend(self.bots.dialect.events(game, before, after, seen));
    }

    fn decide(&mut self, game: &G, view: &G::View, options: &[G::Choice]) -> Result<usize, String> {
        self.question += 1;
        let offered = options.iter().enumerate().map(|(index, &choice)| {
            let mut option = self.bots.dialect.option(game, view, choice);
            option["index"] = index.into();
            option["notation"] = Notation::<G::Choice>::write(game, &choice).into();
            option
        });
        let mut message = json!({
            "type": "choose",
            "question": self.question,
            "options": offered.collect::<Vec<_>>(),
            "view": self.bots.dialect.view(game, view),
            "events": std::mem::take(&mut self.events),
        });
        if self.process.as_ref().is_some_and(Process::wants_exact) {
            message["exact"] = json!(view);
        }
        let line = self.ask(&message)?;
        let chosen = self.understand(game, options, &line);
        if chosen.is_err() {
            // A program that answers nonsense is not trusted with another game.
            self.process = None;
        }
        chosen
    }

    fn stand_up(&mut self, game: &G, view: &G::View, finish: &Finish<G::Ending>) {
        let Some(mut process) = self.process.take() else { return };
        let winners = match *finish {
            Finish::Over(ending) => self.bots.dialect.winners(game, ending),
            Finish::Forfeit { .. } => SeatSet::EMPTY,
        };
        process.send(&json!({
            "type": "over",
            "winners": winners.iter().map(|seat| seat.0).collect::<Vec<_>>(),
            "forfeit": matches!(finish, Finish::Forfeit { .. }),
            "view": self.bots.dialect.view(game, view),
            "events": std::mem::take(&mut self.events),
        }));
        self.bots.give_back(process);
    }
}

/// So much of a line as is worth repeating in a message of one line.
fn shortened(line: &str) -> String {
    let mut short: String =
        line.trim().chars().take(80).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if short.len() < line.trim().len() {
        short.push_str(" ...");
    }
    short
}
