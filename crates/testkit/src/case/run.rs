//! Plays a case and checks what it claims.

use std::sync::Arc;

use kernel::record::{Record, replay_onto};
use kernel::{AnswerError, Game, Hosted as _, Match, Notation, Pause, Refused, Seat};

use crate::properties;
use crate::testable::Testable;

use super::claim::Expectation;
use super::fault::Faults;
use super::script::Step;
use super::stage::{ChoiceOf, EventOf, GameOf, Miss, Moment, OrderOf, OutcomeOf, Stage, StateOf};
use super::words::{At, seat_name};

/// A game, where it begins, and what happened on the way there.
pub(super) struct Start<S: Stage> {
    pub(super) game: Arc<GameOf<S>>,
    pub(super) state: StateOf<S>,
    pub(super) events: Vec<EventOf<S>>,
}

/// A case as it was played.
#[derive(Default)]
pub(super) struct Played {
    /// The game as it went, for a reader.
    pub(super) transcript: Vec<String>,
    /// What was used of what `shows` lines may name.
    pub(super) used: Vec<(String, String)>,
}

/// A case being played.
pub(super) struct Run<'a, S: Stage> {
    start: StateOf<S>,
    played: Match<GameOf<S>>,
    events: Vec<EventOf<S>>,
    faults: &'a mut Faults,
    /// The game as it goes, for a reader.
    transcript: Vec<String>,
    used: Vec<(String, String)>,
}

/// The line failed in a way that leaves the rest without meaning.
struct Stop;

impl<'a, S: Stage> Run<'a, S> {
    pub(super) fn new(start: Start<S>, faults: &'a mut Faults) -> Self {
        let Start { game, state, events } = start;
        let used = events.iter().filter_map(|event| S::used(&game, event)).collect();
        let played = Match::from_state(game, state);
        Self { start: state, played, events, faults, transcript: Vec::new(), used }
    }

    /// Plays every line, and returns the game as it went.
    pub(super) fn play(mut self, steps: &[At<Step<S>>]) -> Played {
        self.note_pause();
        let done = steps.iter().try_for_each(|step| {
            self.faults.at(step.line);
            self.step(&step.what)
        });
        if done.is_ok() {
            self.check_record();
        }
        Played { transcript: self.transcript, used: self.used }
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
            Step::Outcome(outcome, by) => self.outcome(*outcome, *by),
            Step::Order(by, order) => {
                let text = Notation::<OrderOf<S>>::write(self.game(), order);
                let taken = self.played.order(*by, *order);
                self.took(taken, &format!("order {} {text}", seat_name(*by)), true)
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
        let text =
            format!("{} {}", seat_name(by), Notation::<ChoiceOf<S>>::write(self.game(), &choice));
        if self.asked() != Some(by) {
            self.faults.add(self.moment().pause_text(), format!("{} asked", seat_name(by)));
            return Err(Stop);
        }
        let taken = self.played.choose(by, choice);
        self.took(taken, &text, true)
    }

    fn asked(&self) -> Option<Seat> {
        match self.played.pause() {
            Pause::Decision(seat) => Some(seat),
            Pause::Chance(_) | Pause::Over(_) => None,
        }
    }

    fn outcome(&mut self, outcome: OutcomeOf<S>, by: Option<Seat>) -> Result<(), Stop> {
        let text = Notation::<OutcomeOf<S>>::write(self.game(), &outcome);
        let fits = match self.played.pause() {
            Pause::Chance(request) => by == S::request_seat(&request),
            Pause::Decision(_) | Pause::Over(_) => false,
        };
        if !fits {
            let wanted = by.map_or_else(String::new, |by| format!(" for {}", seat_name(by)));
            self.faults.add(self.moment().pause_text(), format!("`{text}`{wanted} to be awaited"));
            return Err(Stop);
        }
        let taken = self.played.outcome(outcome);
        self.took(taken, &text, false)
    }

    /// Keeps the events of an input that was taken, or notes why it was not.
    fn took(
        &mut self,
        taken: Result<Vec<EventOf<S>>, AnswerError<<GameOf<S> as Game>::Reason>>,
        text: &str,
        is_new: bool,
    ) -> Result<(), Stop> {
        match taken {
            Ok(events) => {
                if is_new {
                    self.events.clear();
                }
                self.transcript.push(text.to_owned());
                for event in &events {
                    self.transcript.push(format!("    {}", S::event_words(self.game(), event)));
                }
                self.note_used(&events);
                self.events.extend(events);
                self.note_pause();
                self.check_properties();
                Ok(())
            }
            Err(error) => {
                let why = match error {
                    AnswerError::Refused(Refused::Forbidden(reason)) => {
                        format!("refused by {}", GameOf::<S>::rule(&reason))
                    }
                    other => other.to_string(),
                };
                let found = format!("`{text}` {why}; {}", self.moment().pause_text());
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
        let text = Notation::<ChoiceOf<S>>::write(self.game(), &choice);
        let mut trial = self.played.clone();
        let refused = match trial.choose(by, choice) {
            Ok(_) => {
                let by_rule = rule.map_or_else(String::new, |rule| format!(" by {rule}"));
                self.faults.add(format!("`{text}` taken"), format!("it refused{by_rule}"));
                return;
            }
            Err(refused) => refused,
        };
        if *trial.state() != before {
            self.faults.add("a state changed by a refused choice", "the state as it was");
        }
        let Some(rule) = rule else { return };
        match refused {
            AnswerError::Refused(Refused::Forbidden(reason)) => {
                let by = GameOf::<S>::rule(&reason);
                if !self.game().cites(&reason, rule) {
                    self.faults.add(format!("`{text}` refused by {by}"), rule);
                }
            }
            _ => {
                let found = self.moment().pause_text();
                self.faults.add(found, format!("`{text}` refused by {rule}"));
            }
        }
    }

    fn expect(&mut self, expectation: &Expectation<S>, said: &str) {
        let found = match (self.moment().check(&expectation.claim), expectation.negated) {
            (Ok(()), true) => said.trim_start_matches("not ").to_owned(),
            (Err(Miss::Other(found)), false) | (Err(Miss::Void(found)), _) => found,
            (Ok(()), false) | (Err(Miss::Other(_)), true) => return,
        };
        self.faults.add(found, said);
    }

    fn note_pause(&mut self) {
        let text = format!("  -> {}", self.moment().pause_text());
        self.transcript.push(text);
    }

    /// What must hold after every input of every game.
    fn check_properties(&mut self) {
        let state = *self.played.state();
        let options = self.played.options();
        let mut rng = fastrand::Rng::with_seed(0);
        let game = self.game();
        let offers = match self.asked() {
            Some(_) => properties::offers_are_sound(game, &state, &options),
            None => Ok(()),
        };
        let broken = [
            game.check_state(&state),
            properties::survives_saving::<GameOf<S>>(&state),
            offers,
            properties::secrets_are_kept(game, &state, &options, &mut rng),
        ];
        for found in broken.into_iter().filter_map(Result::err) {
            self.faults.add(found, "what holds in every game");
        }
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
