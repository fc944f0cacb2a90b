//! Plays a case and checks what it claims.

use std::sync::Arc;

use kernel::record::{Record, replay_onto};
use kernel::{AnswerError, Game, Hosted as _, Match, Notation, Pause, Refused, Seat};

use super::checks::{self, Invariants as _};
use super::claim::Expectation;
use super::fault::Faults;
use super::said::Said;
use super::script::{Step, Whose};
use super::stage::{ChoiceOf, EventOf, GameOf, Miss, Moment, OrderOf, OutcomeOf, Stage, StateOf};
use super::words::{At, seat_name};

/// A game, where it begins, and what happened on the way there.
pub(super) struct Start<S: Stage> {
    pub(super) game: Arc<GameOf<S>>,
    pub(super) state: StateOf<S>,
    pub(super) events: Vec<EventOf<S>>,
    pub(super) said: Said,
}

/// A case as it was played.
#[derive(Default)]
pub(super) struct Played {
    /// The game as it went, for a reader.
    pub(super) transcript: Vec<String>,
    /// What was used of what `shows` lines may name.
    pub(super) used: Vec<(String, String)>,
    /// The game as a record, with what a lesson says in its notes.
    pub(super) record: Option<Record>,
}

/// A case being played.
pub(super) struct Run<'a, S: Stage> {
    start: StateOf<S>,
    said: Said,
    played: Match<GameOf<S>>,
    events: Vec<EventOf<S>>,
    faults: &'a mut Faults,
    /// The game as it goes, for a reader.
    transcript: Vec<String>,
    used: Vec<(String, String)>,
    /// What a lesson says, with how many inputs were taken before.
    sayings: Vec<(usize, String)>,
}

/// Why the game did not take an input.
type RefusalOf<S> = AnswerError<<GameOf<S> as Game>::Reason>;

/// A refusal in words, with the rule that it cites.
fn refusal_words<S: Stage>(refused: &RefusalOf<S>) -> String {
    match refused {
        AnswerError::Refused(Refused::Forbidden(reason)) => {
            format!("refused by {}", GameOf::<S>::rule(reason))
        }
        AnswerError::NotYours(seat) => format!("refused, as {} is not asked", seat_name(*seat)),
        other => format!("refused: {other}"),
    }
}

/// The line failed in a way that leaves the rest without meaning.
struct Stop;

impl<'a, S: Stage> Run<'a, S> {
    pub(super) fn new(start: Start<S>, faults: &'a mut Faults) -> Self {
        let Start { game, state, events, said } = start;
        let used = events.iter().filter_map(|event| S::used(&game, event)).collect();
        let played = Match::from_state(game, state);
        let (transcript, sayings) = (Vec::new(), Vec::new());
        Self { start: state, said, played, events, faults, transcript, used, sayings }
    }

    /// Plays every line, and returns the game as it went.
    pub(super) fn play(mut self, steps: &[At<Step<S>>]) -> Played {
        self.note_pause();
        if self.check_start().is_err() {
            return Played { transcript: self.transcript, used: self.used, record: None };
        }
        let done = steps.iter().try_for_each(|step| {
            self.faults.at(step.line);
            self.step(&step.what)
        });
        if done.is_ok() {
            self.check_record();
        }
        let record = done.is_ok().then(|| self.record());
        Played { transcript: self.transcript, used: self.used, record }
    }

    /// The game as a record; a note `say N NAME` for each thing that a lesson says after `N` inputs.
    fn record(&self) -> Record {
        let setup = serde_json::to_string(self.game().setup()).expect("a set-up is plain data");
        let notes = self.sayings.iter().map(|(after, name)| format!("say {after} {name}"));
        Record { notes: notes.collect(), ..self.played.record(setup) }
    }

    fn moment(&self) -> Moment<'_, S> {
        Moment { played: &self.played, events: &self.events }
    }

    fn step(&mut self, step: &Step<S>) -> Result<(), Stop> {
        match step {
            Step::Do(by, choice) => self.choose(*by, *choice),
            Step::Refuse(by, choice, rule) => {
                self.refuse(*by, *choice, rule.as_deref());
                Ok(())
            }
            Step::Outcome(outcome, whose) => self.outcome(*outcome, whose.as_ref()),
            Step::Order(by, order) => {
                let text = Notation::<OrderOf<S>>::write(self.game(), order);
                let before = *self.played.state();
                let taken = self.played.order(*by, *order);
                if taken.is_ok() {
                    self.events.clear();
                }
                self.took(&before, taken, &format!("order {} {text}", seat_name(*by)), "")
            }
            Step::Undo(by) => match self.played.undo(*by) {
                Ok(()) => {
                    self.events.clear();
                    self.transcript.push(format!("undo {}", seat_name(*by)));
                    self.note_pause();
                    Ok(())
                }
                Err(error) => {
                    self.faults.add(error.to_string(), "a choice that can be taken back");
                    Err(Stop)
                }
            },
            Step::Say(name) => {
                self.sayings.push((self.played.entries().len(), name.clone()));
                Ok(())
            }
            Step::Expect(expectation, said) => {
                self.expect(expectation, said);
                Ok(())
            }
        }
    }

    fn game(&self) -> &GameOf<S> {
        self.played.game()
    }

    fn choose(&mut self, by: Seat, choice: ChoiceOf<S>) -> Result<(), Stop> {
        let typed = self.moment().write(&choice);
        let text = format!("{} {typed}", seat_name(by));
        if self.asked() != Some(by) {
            self.faults.add(self.moment().pause_near(&typed), format!("{} asked", seat_name(by)));
            return Err(Stop);
        }
        let before = *self.played.state();
        let taken = self.played.choose(by, choice);
        if taken.is_ok() {
            self.events.clear();
        }
        self.took(&before, taken, &text, &typed)
    }

    fn asked(&self) -> Option<Seat> {
        match self.played.pause() {
            Pause::Decision(seat) => Some(seat),
            Pause::Chance(_) | Pause::Over(_) => None,
        }
    }

    fn outcome(&mut self, outcome: OutcomeOf<S>, whose: Option<&Whose>) -> Result<(), Stop> {
        let text = Notation::<OutcomeOf<S>>::write(self.game(), &outcome);
        let fits = match (self.played.pause(), whose) {
            (Pause::Chance(request), Some(Whose::Seat(seat))) => {
                S::request_seat(&request) == Some(*seat)
            }
            (Pause::Chance(request), _) => S::request_seat(&request).is_none(),
            (Pause::Decision(_) | Pause::Over(_), _) => false,
        };
        if !fits {
            let wanted = match whose {
                Some(Whose::Seat(seat)) => format!(" for {}", seat_name(*seat)),
                Some(Whose::Roller(name)) => format!(" for {name}"),
                None => String::new(),
            };
            let found = self.moment().pause_near("");
            self.faults.add(found, format!("`{text}`{wanted} to be awaited"));
            return Err(Stop);
        }
        if let Some(Whose::Roller(name)) = whose {
            self.check_roller(name);
        }
        let before = *self.played.state();
        let taken = self.played.outcome(outcome);
        self.took(&before, taken, &text, "")
    }

    /// The dice are rolled for the one that the case names.
    fn check_roller(&mut self, name: &str) {
        match S::roller(self.game(), self.played.state()) {
            Some(roller) if roller.is_called(name) => {}
            Some(roller) => {
                self.faults.add(format!("dice for {}", roller.name()), format!("dice for {name}"));
            }
            None => {
                self.faults.add("dice for nobody in particular", format!("dice for {name}"));
            }
        }
    }

    /// Keeps the events of an input that was taken, or notes why it was not; `typed` is the choice
    /// that others may be near to.
    fn took(
        &mut self,
        before: &StateOf<S>,
        taken: Result<Vec<EventOf<S>>, RefusalOf<S>>,
        text: &str,
        typed: &str,
    ) -> Result<(), Stop> {
        self.transcript.push(text.to_owned());
        match taken {
            Ok(events) => {
                let board = S::board_of(self.played.state());
                for event in &events {
                    let words = S::event_words(self.game(), board, event);
                    self.transcript.push(format!("    {words}"));
                }
                self.note_used(&events);
                let kept =
                    S::Invariants::check_step(self.game(), before, self.played.state(), &events);
                self.events.extend(events);
                self.note_pause();
                for found in kept.err().into_iter().chain(self.broken()) {
                    self.faults.add(found, "what holds in every game");
                }
                Ok(())
            }
            Err(refused) => {
                let why = refusal_words::<S>(&refused);
                self.transcript.push(format!("    {why}"));
                let found = format!("`{text}` {why}; {}", self.moment().pause_near(typed));
                self.faults.add(found, format!("`{text}` to be taken"));
                Err(Stop)
            }
        }
    }

    fn note_used(&mut self, events: &[EventOf<S>]) {
        let game = Arc::clone(self.played.game());
        self.used.extend(events.iter().filter_map(|event| S::used(&game, event)));
    }

    fn refuse(&mut self, by: Seat, choice: ChoiceOf<S>, rule: Option<&str>) {
        let before = *self.played.state();
        let text = self.moment().write(&choice);
        self.transcript.push(format!("refuse {} {text}", seat_name(by)));
        let mut trial = self.played.clone();
        let refused = match trial.choose(by, choice) {
            Ok(_) => {
                self.transcript.push("    taken".to_owned());
                let by_rule = rule.map_or_else(String::new, |rule| format!(" by {rule}"));
                self.faults.add(format!("`{text}` taken"), format!("it refused{by_rule}"));
                return;
            }
            Err(refused) => refused,
        };
        let refused = match refused {
            AnswerError::Refused(Refused::Forbidden(_)) => refused,
            // Somebody else is asked, or nobody: a view tells the seat why.
            _ => {
                let told = self.game().refusal(&self.game().view(&before, Some(by)), choice);
                told.map_or(refused, |reason| AnswerError::Refused(Refused::Forbidden(reason)))
            }
        };
        let why = refusal_words::<S>(&refused);
        self.transcript.push(format!("    {why}"));
        if *trial.state() != before {
            self.faults.add("a state changed by a refused choice", "the state as it was");
        }
        let Some(rule) = rule else { return };
        let cites = match &refused {
            AnswerError::Refused(Refused::Forbidden(reason)) => {
                S::Invariants::cites(self.game(), reason, rule)
            }
            _ => false,
        };
        if !cites {
            self.faults.add(format!("`{text}` {why}"), format!("it refused by {rule}"));
        }
    }

    fn expect(&mut self, expectation: &Expectation<S>, said: &str) {
        let negated = expectation.negated;
        let found = match (self.moment().check(&expectation.claim), negated) {
            (Ok(()), true) => said.trim_start_matches("not ").to_owned(),
            (Err(Miss::Other(found)), false) | (Err(Miss::Void(found)), _) => found,
            (Err(Miss::NotAsked(seat, waits)), _) => {
                let who = seat.map_or("a seat", seat_name);
                let instead = match seat {
                    Some(_) if negated => format!("; that it is not is `expect not asked {who}`"),
                    _ => String::new(),
                };
                let found = format!("{who} not asked ({waits})");
                self.faults
                    .add(found, format!("{who} asked, for `{said}` to mean something{instead}"));
                return;
            }
            (Ok(()), false) | (Err(Miss::Other(_)), true) => return,
        };
        self.faults.add(found, said);
    }

    fn note_pause(&mut self) {
        let text = format!("  -> {}", self.moment().pause_text());
        self.transcript.push(text);
    }

    /// What holds in every game holds of the position too, or the line that breaks it is told.
    fn check_start(&mut self) -> Result<(), Stop> {
        self.faults.at(self.said.case);
        let broken = self.broken();
        for found in &broken {
            let line = self.said.about(found);
            self.faults.at(line).add(found, "what holds in every game");
        }
        if broken.is_empty() { Ok(()) } else { Err(Stop) }
    }

    /// What does not hold now though it holds in every game.
    fn broken(&self) -> Vec<String> {
        let state = *self.played.state();
        let options = self.played.options();
        let mut rng = fastrand::Rng::with_seed(0);
        let game = self.game();
        let offers = match self.asked() {
            Some(_) => checks::offers_are_sound(game, &state, &options),
            None => Ok(()),
        };
        let checks = [
            game.admit(&state),
            checks::survives_saving::<GameOf<S>>(&state),
            offers,
            checks::secrets_are_kept::<S::Invariants>(game, &state, &options, &mut rng),
        ];
        checks.into_iter().filter_map(Result::err).collect()
    }

    /// The record of the case reads back and replays, hash for hash.
    fn check_record(&mut self) {
        let record = self.played.record("case".to_owned());
        let played = match Record::parse(&record.to_string()) {
            Ok(record) => {
                let again = Match::from_state(Arc::clone(self.played.game()), self.start);
                replay_onto(again, &record, |_, _, _| {}).map_err(|error| error.to_string())
            }
            Err(errors) => Err(errors.iter().map(ToString::to_string).collect()),
        };
        match played {
            Ok(again) if again.state() == self.played.state() => {}
            Ok(_) => {
                self.faults.add("a record that leads to another state", "the same state");
            }
            Err(error) => {
                self.faults.add(format!("a record that does not replay: {error}"), "the same game");
            }
        }
    }
}
