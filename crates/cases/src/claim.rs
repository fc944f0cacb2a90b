//! What a case claims to hold: the words after `expect`. These claims are the same in every game.

use kernel::{Game, NotationError, Seat, SeatSet};

use super::fault::{Faults, Noted};
use super::near::nearest;
use super::pattern::{Pattern, unknown_word};
use super::stage::{ChoiceOf, Form, GameOf, Stage};
use super::vocabulary::forms_of;
use super::words::{SEATS, number, seat, seat_named};

/// A claim, or its opposite.
#[derive(Debug)]
pub(super) struct Expectation<S: Stage> {
    pub(super) claim: Claim<S>,
    /// `expect not ...`
    pub(super) negated: bool,
}

/// Something that holds or does not.
#[derive(Debug)]
pub(super) enum Claim<S: Stage> {
    /// The game waits for a decision of this seat.
    Asked(Seat),
    /// The game waits for such an answer of chance.
    AskedChance(Pattern),
    Offered(Option<Seat>, ChoiceOf<S>),
    Options(Vec<ChoiceOf<S>>),
    Event(Pattern),
    Events(Vec<Pattern>),
    Hidden(Seat, Pattern),
    Over,
    Won(SeatSet),
    Draw,
    CanUndo(Seat),
    /// A claim that only this game knows.
    Own(S::Claim),
}

/// How claims are written, by first word.
pub(super) const FORMS: [Form; 11] = [
    ("asked", "`expect asked SEAT`, or `asked` and what is asked of chance"),
    ("draw", "`expect draw`"),
    ("event", "`expect event WORDS`: this happened"),
    ("events", "`expect events WORDS, WORDS, ...` in this order"),
    ("hidden", "`expect hidden SEAT EVENT`: the seat does not learn what is secret in it"),
    ("offered", "`expect offered CHOICE` or `expect offered SEAT CHOICE`"),
    ("options", "`expect options CHOICE, CHOICE, ...`: exactly these"),
    ("over", "`expect over`"),
    ("setup", "`expect setup fault WORDS`"),
    ("undo", "`expect undo SEAT`"),
    ("won", "`expect won SEAT ...`"),
];

/// Reads claims against the names of one game.
pub struct ClaimReader<'a, S: Stage> {
    /// The game.
    pub game: &'a GameOf<S>,
    /// The board that names are read on.
    pub board: S::Board,
    /// What is wrong so far.
    pub faults: &'a mut Faults,
}

impl<S: Stage> ClaimReader<'_, S> {
    /// The claim in the words after `expect`.
    pub(super) fn read(&mut self, words: &[&str]) -> Result<Expectation<S>, Noted> {
        let (negated, words) = match words {
            ["not", rest @ ..] => (true, rest),
            _ => (false, words),
        };
        let claim = self.claim(words)?;
        Ok(Expectation { claim, negated })
    }

    fn claim(&mut self, words: &[&str]) -> Result<Claim<S>, Noted> {
        let claim = match *words {
            ["asked", player] if !is_chance::<S>(player) => {
                if seat_named(player).is_none() {
                    let chances = S::CHANCE.iter().map(|(word, _)| *word);
                    let known = SEATS.into_iter().chain(chances);
                    return Err(self.faults.unknown("seat or chance", player, known));
                }
                Claim::Asked(self.seat(player)?)
            }
            ["asked", ref request @ ..] if request.first().is_some_and(|it| is_chance::<S>(it)) => {
                if let Some(word) = unknown_word::<S>(self.game, &request[1..]) {
                    return Err(self.faults.add(format!("`{word}`"), "what is asked of chance"));
                }
                Claim::AskedChance(Pattern::new(request))
            }
            ["offered", by, ref choice @ ..] if seat_named(by).is_some() && !choice.is_empty() => {
                Claim::Offered(Some(self.seat(by)?), self.choice(&choice.join(" "))?)
            }
            ["offered", ref choice @ ..] if !choice.is_empty() => {
                Claim::Offered(None, self.choice(&choice.join(" "))?)
            }
            ["options", ref choices @ ..] if !choices.is_empty() => {
                let text = choices.join(" ");
                let choices = text.split(',').map(|choice| self.choice(choice.trim()));
                Claim::Options(choices.collect::<Result<_, _>>()?)
            }
            ["event", ref words @ ..] => Claim::Event(self.event(words)?),
            ["events", ref patterns @ ..] => {
                let text = patterns.join(" ");
                let patterns = text.split(',').map(|pattern| {
                    let words: Vec<&str> = pattern.split_whitespace().collect();
                    self.event(&words)
                });
                Claim::Events(patterns.collect::<Result<_, _>>()?)
            }
            ["hidden", player, ref words @ ..] => {
                Claim::Hidden(self.seat(player)?, self.event(words)?)
            }
            ["over"] => Claim::Over,
            ["won", ref players @ ..] if !players.is_empty() => {
                let mut seats = SeatSet::EMPTY;
                for player in players {
                    seats.insert(self.seat(player)?);
                }
                Claim::Won(seats)
            }
            ["draw"] => Claim::Draw,
            ["undo", player] => Claim::CanUndo(self.seat(player)?),
            _ => Claim::Own(S::read_claim(self, words)?),
        };
        Ok(claim)
    }

    /// The words of an event, refusing those that no event could ever show.
    fn event(&mut self, words: &[&str]) -> Result<Pattern, Noted> {
        let Some((first, rest)) = words.split_first() else {
            return Err(self.faults.add("no event", "the words of an event"));
        };
        let Some((_, form)) = S::EVENTS.iter().find(|(word, _)| word == first) else {
            return Err(self.faults.unknown(
                "event",
                first,
                S::EVENTS.iter().map(|(word, _)| *word),
            ));
        };
        match unknown_word::<S>(self.game, rest) {
            Some(word) => Err(self.faults.add(format!("`{word}`"), format!("`{first} {form}`"))),
            None => Ok(Pattern::new(words)),
        }
    }

    /// Notes words that are no claim; `names` may begin one as well as the known words.
    pub fn bad_form(&mut self, words: &[&str], names: &[&str]) -> Noted {
        let first = words.first().copied().unwrap_or_default();
        let forms = || S::CLAIMS.iter().chain(&FORMS);
        match forms().find(|(word, _)| *word == first) {
            Some((_, form)) => self.faults.add(format!("`{}`", words.join(" ")), *form),
            None => {
                let mut known: Vec<&str> = forms().map(|(word, _)| *word).collect();
                known.sort_unstable();
                self.faults.unknown("claim", first, known.into_iter().chain(names.iter().copied()))
            }
        }
    }

    /// A small number.
    pub fn number<N: std::str::FromStr>(&mut self, word: &str) -> Result<N, Noted> {
        number(word, self.faults)
    }

    /// A seat of this table.
    pub fn seat(&mut self, word: &str) -> Result<Seat, Noted> {
        let found = seat(word, self.faults)?;
        let seats = self.game.seats();
        if found.0 < seats {
            return Ok(found);
        }
        Err(self.faults.add(format!("`{word}`"), format!("one of the {seats} players")))
    }

    /// A choice in notation; whether it is offered shows later.
    pub fn choice(&mut self, text: &str) -> Result<ChoiceOf<S>, Noted> {
        S::read_choice(self.game, self.board, text)
            .map_err(|error| self.not_notation(error, text, S::CHOICES))
    }

    /// Notes text that is not notation: with the forms that begin like it, or with what it may
    /// have been meant to be.
    pub(super) fn not_notation(
        &mut self,
        mut error: NotationError,
        text: &str,
        forms: &[Form],
    ) -> Noted {
        if error.found != text {
            let meant = nearest(&error.found, S::names(self.game)).map(str::to_owned);
            return self.faults.notation(&error, meant.as_deref());
        }
        let first = text.split(' ').next().unwrap_or_default();
        if let Some(known) = forms_of(forms, first) {
            error.expected = known;
            return self.faults.notation(&error, None);
        }
        let meant = nearest(first, forms.iter().map(|(word, _)| *word));
        if let Some(known) = meant.and_then(|word| forms_of(forms, word)) {
            error.expected = format!("{} (did you mean {known}?)", error.expected);
        }
        self.faults.notation(&error, None)
    }
}

fn is_chance<S: Stage>(word: &str) -> bool {
    S::CHANCE.iter().any(|(known, _)| *known == word)
}
