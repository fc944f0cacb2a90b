//! Whether a claim holds at a moment of the game, and what holds instead.

use kernel::{Game, Hosted as _, Pause, Seat, SeatSet};

use super::claim::Claim;
use super::near::{listed, near_first};
use super::pattern::Pattern;
use super::stage::{
    ChoiceOf, Finding, GameOf, Miss, Moment, RequestOf, Stage, StateOf, holds, void,
};
use super::words::seat_name;

impl<S: Stage> Moment<'_, S> {
    /// The game.
    pub fn game(&self) -> &GameOf<S> {
        self.played.game()
    }

    /// The state now.
    pub fn state(&self) -> &StateOf<S> {
        self.played.state()
    }

    /// The board that is played on.
    fn board(&self) -> S::Board {
        S::board_of(self.state())
    }

    /// Whether `claim` holds.
    pub(super) fn check(&self, claim: &Claim<S>) -> Finding {
        match claim {
            Claim::Asked(seat) => {
                let is_so = matches!(self.played.pause(), Pause::Decision(by) if by == *seat);
                holds(is_so, &self.pause_near(""))
            }
            Claim::AskedChance(pattern) => {
                let is_so = match self.played.pause() {
                    Pause::Chance(request) => pattern.fits(&self.request_words(&request)),
                    Pause::Decision(_) | Pause::Over(_) => false,
                };
                holds(is_so, &self.pause_near(""))
            }
            Claim::Offered(by, choice) => {
                let options = self.options(*by)?;
                holds(options.contains(choice), &self.offered_near(&self.write(choice)))
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
            Pause::Over(ending) => Some(GameOf::<S>::winners(&ending)),
            Pause::Decision(_) | Pause::Chance(_) => None,
        }
    }

    /// What the game waits for, in words, with every choice on offer.
    pub(super) fn pause_text(&self) -> String {
        self.pause_with(|| self.written(&self.played.options()).join(", "))
    }

    /// What the game waits for, with the choices that are nearest to what was typed.
    pub(super) fn pause_near(&self, typed: &str) -> String {
        self.pause_with(|| self.offered_near(typed))
    }

    fn pause_with(&self, offered: impl FnOnce() -> String) -> String {
        match self.played.pause() {
            Pause::Decision(seat) => format!("asked {}: {}", seat_name(seat), offered()),
            Pause::Chance(request) => format!("asked {}", self.request_words(&request)),
            Pause::Over(_) => format!("the game over: {}", ending_text(self.winners())),
        }
    }

    /// What chance is asked for, with whom dice are rolled for.
    fn request_words(&self, request: &RequestOf<S>) -> String {
        let words = S::request_words(self.game(), request);
        match S::roller(self.game(), self.state()) {
            Some(roller) if words.starts_with("dice ") => format!("{words} for {}", roller.name()),
            _ => words,
        }
    }

    /// The choices on offer that are nearest to what was typed, in notation.
    fn offered_near(&self, typed: &str) -> String {
        let mut written = self.written(&self.played.options());
        if !typed.is_empty() {
            near_first(typed, &mut written);
        }
        if written.is_empty() { "nothing offered".to_owned() } else { listed(&written) }
    }

    fn written(&self, choices: &[ChoiceOf<S>]) -> Vec<String> {
        choices.iter().map(|choice| self.write(choice)).collect()
    }

    /// A choice in notation.
    pub(super) fn write(&self, choice: &ChoiceOf<S>) -> String {
        S::write_choice(self.game(), self.board(), choice)
    }

    /// The choices on offer, if a seat is asked, and this one if it is named.
    pub fn options(&self, by: Option<Seat>) -> Result<Vec<ChoiceOf<S>>, Miss> {
        match self.played.pause() {
            Pause::Decision(seat) if by.is_none_or(|by| by == seat) => Ok(self.played.options()),
            _ => Err(Miss::NotAsked(by, self.pause_near(""))),
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
        let without = |all: &[String], others: &[String]| -> Vec<String> {
            all.iter().filter(|choice| !others.contains(choice)).cloned().collect()
        };
        let (missing, mut further) = (without(&wanted, &found), without(&found, &wanted));
        if let Some(missing) = missing.first() {
            near_first(missing, &mut further);
        }
        let (missing, further) = (listed(&missing), listed(&further));
        Err(Miss::Other(match (missing.is_empty(), further.is_empty()) {
            (false, true) => format!("not offered: {missing}"),
            (true, false) => format!("offered besides: {further}"),
            _ => format!("not offered: {missing}; offered: {further}"),
        }))
    }

    fn event_words(&self) -> Vec<String> {
        let words = |event| S::event_words(self.game(), self.board(), event);
        self.events.iter().map(words).collect()
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
        let words = |event| S::event_words(game, self.board(), event);
        let event = self.events.iter().find(|event| pattern.fits(&words(event)));
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
