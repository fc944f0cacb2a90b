//! Whether a claim holds at a moment of the game, and what holds instead.

use kernel::{Game, Hosted as _, Notation, Pause, Seat, SeatSet};

use super::claim::Claim;
use super::pattern::Pattern;
use super::stage::{ChoiceOf, Finding, Miss, Moment, Stage, StateOf, holds, void};
use super::words::seat_name;

impl<S: Stage> Moment<'_, S> {
    /// The game.
    pub(crate) fn game(&self) -> &S::Game {
        self.played.game()
    }

    /// The state now.
    pub(crate) fn state(&self) -> &StateOf<S> {
        self.played.state()
    }

    /// Whether `claim` holds.
    pub(super) fn check(&self, claim: &Claim<S>) -> Finding {
        match claim {
            Claim::Asked(seat) => {
                let is_so = matches!(self.played.pause(), Pause::Decision(by) if by == *seat);
                holds(is_so, &self.pause_text())
            }
            Claim::AskedChance(pattern) => {
                let is_so = match self.played.pause() {
                    Pause::Chance(request) => {
                        pattern.fits(&S::request_words(self.game(), &request))
                    }
                    Pause::Decision(_) | Pause::Over(_) => false,
                };
                holds(is_so, &self.pause_text())
            }
            Claim::Offered(by, choice) => {
                let options = self.options(*by)?;
                holds(options.contains(choice), &self.offered_text())
            }
            Claim::Options(wanted) => self.check_options(wanted),
            Claim::Event(pattern) => {
                let fits = self.event_words().iter().any(|event| pattern.fits(event));
                holds(fits, &self.events_text())
            }
            Claim::Events(patterns) => self.check_order(patterns),
            Claim::Hidden(seat, pattern) => self.check_hidden(*seat, pattern),
            Claim::Over => holds(self.winners().is_some(), "the game goes on"),
            Claim::Won(wanted) => {
                let is_so = !wanted.is_empty() && self.winners() == Some(*wanted);
                holds(is_so, &ending_text(self.winners()))
            }
            Claim::Draw => {
                let is_so = self.winners() == Some(SeatSet::EMPTY);
                holds(is_so, &ending_text(self.winners()))
            }
            Claim::CanUndo(seat) => {
                holds(self.played.can_undo(*seat), "nothing that could be taken back")
            }
            Claim::Own(claim) => S::check_claim(self, claim),
        }
    }

    /// Who won, nobody in a draw, if the game is over.
    fn winners(&self) -> Option<SeatSet> {
        match self.played.pause() {
            Pause::Over(ending) => Some(S::Game::winners(&ending)),
            Pause::Decision(_) | Pause::Chance(_) => None,
        }
    }

    /// What the game waits for, in words.
    pub(super) fn pause_text(&self) -> String {
        match self.played.pause() {
            Pause::Decision(seat) => format!("asked {}: {}", seat_name(seat), self.offered_text()),
            Pause::Chance(request) => {
                format!("asked {}", S::request_words(self.game(), &request))
            }
            Pause::Over(_) => format!("the game over: {}", ending_text(self.winners())),
        }
    }

    /// The choices on offer, in notation.
    fn offered_text(&self) -> String {
        match self.written(&self.played.options()) {
            written if written.is_empty() => "nothing offered".to_owned(),
            written => written.join(", "),
        }
    }

    fn written(&self, choices: &[ChoiceOf<S>]) -> Vec<String> {
        let write = |choice| Notation::<ChoiceOf<S>>::write(self.game(), choice);
        choices.iter().map(write).collect()
    }

    /// The choices on offer, if a seat is asked, and this one if it is named.
    pub(crate) fn options(&self, by: Option<Seat>) -> Result<Vec<ChoiceOf<S>>, Miss> {
        match self.played.pause() {
            Pause::Decision(seat) if by.is_none_or(|by| by == seat) => Ok(self.played.options()),
            _ => void(&self.pause_text()),
        }
    }

    fn check_options(&self, wanted: &[ChoiceOf<S>]) -> Finding {
        let mut found = self.written(&self.options(None)?);
        let mut wanted = self.written(wanted);
        found.sort_unstable();
        wanted.sort_unstable();
        if found == wanted {
            return Ok(());
        }
        let without = |all: &[String], others: &[String]| {
            let left = all.iter().filter(|choice| !others.contains(choice));
            left.map(String::as_str).collect::<Vec<_>>().join(", ")
        };
        let (missing, further) = (without(&wanted, &found), without(&found, &wanted));
        Err(Miss::Other(match (missing.is_empty(), further.is_empty()) {
            (false, true) => format!("not offered: {missing}"),
            (true, false) => format!("offered besides: {further}"),
            _ => format!("not offered: {missing}; offered: {further}"),
        }))
    }

    fn event_words(&self) -> Vec<String> {
        self.events.iter().map(|event| S::event_words(self.game(), event)).collect()
    }

    fn events_text(&self) -> String {
        match self.event_words() {
            words if words.is_empty() => "no event".to_owned(),
            words => words.join(", "),
        }
    }

    fn check_order(&self, patterns: &[Pattern]) -> Finding {
        let words = self.event_words();
        let mut left = words.iter();
        let fit = patterns.iter().all(|pattern| left.any(|event| pattern.fits(event)));
        holds(fit, &self.events_text())
    }

    fn check_hidden(&self, seat: Seat, pattern: &Pattern) -> Finding {
        let game = self.game();
        let event = self.events.iter().find(|event| pattern.fits(&S::event_words(game, event)));
        let Some(event) = event else { return void(&self.events_text()) };
        let Some(other) = S::with_other_secret(event) else {
            return void("an event without a secret, seen by all");
        };
        let alike = game.seen_by(Some(seat), event) == game.seen_by(Some(seat), &other);
        holds(alike, &format!("{} sees the secret", seat_name(seat)))
    }
}

fn ending_text(winners: Option<SeatSet>) -> String {
    match winners {
        None => "the game goes on".to_owned(),
        Some(seats) if seats.is_empty() => "a draw".to_owned(),
        Some(seats) => {
            let seats: Vec<&str> = seats.iter().map(seat_name).collect();
            format!("won by {}", seats.join(" and "))
        }
    }
}
