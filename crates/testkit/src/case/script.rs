//! What happens in a case, line by line.

use kernel::{Notation, Seat};
use pantheon::{Choice, Order, Outcome, Pantheon};

use super::claim::{ClaimReader, Expectation};
use super::fault::{Faults, Noted};
use super::lines::Line;
use super::words::{At, seat};

/// The lines that play, and how each is written.
pub(super) const FORMS: [(&str, &str); 8] = [
    ("card", "`card SEAT CARD`"),
    ("dice", "`dice DIE ...`"),
    ("do", "`do SEAT CHOICE`"),
    ("expect", "`expect CLAIM` or `expect not CLAIM`"),
    ("lead", "`lead DIE ...`, one for each player"),
    ("order", "`order SEAT ORDER`"),
    ("refuse", "`refuse SEAT CHOICE` or `refuse SEAT CHOICE RULE`"),
    ("undo", "`undo SEAT`"),
];

/// One line of the script, its names looked up.
#[derive(Clone, Debug)]
pub(super) enum Step {
    /// A seat takes a choice.
    Do(Seat, Choice),
    /// A seat would take a choice and is refused, by this rule if one is named.
    Refuse(Seat, Choice, Option<String>),
    /// Chance answers; a card is drawn by this seat.
    Outcome(Outcome, Option<Seat>),
    /// A seat changes its standing orders.
    Order(Seat, Order),
    /// A seat takes its last choice back.
    Undo(Seat),
    /// Something holds.
    Expect(Expectation, String),
}

/// Reads every line of a script, noting all that is wrong.
pub(super) fn read(game: &Pantheon, lines: &[Line<'_>], faults: &mut Faults) -> Vec<At<Step>> {
    let mut steps = Vec::new();
    for line in lines {
        faults.at(line.number);
        if let Ok(step) = read_line(game, line, faults) {
            steps.push(At { line: line.number, what: step });
        }
    }
    steps
}

fn read_line(game: &Pantheon, line: &Line<'_>, faults: &mut Faults) -> Result<Step, Noted> {
    let player = |word: &str, faults: &mut Faults| {
        let found = seat(word, faults)?;
        if found.0 < game.seat_count() {
            Ok(found)
        } else {
            let expected = format!("one of the {} players", game.seat_count());
            Err(faults.add(format!("`{word}`"), expected))
        }
    };
    Ok(match (line.keyword(), line.args()) {
        ("do", [by, words @ ..]) if !words.is_empty() => {
            let by = player(by, faults)?;
            Step::Do(by, ClaimReader { game, faults }.choice(&words.join(" "))?)
        }
        ("refuse", [by, words @ .., rule]) if !words.is_empty() && is_rule(rule) => {
            let by = player(by, faults)?;
            check_rule(rule, faults)?;
            let choice = ClaimReader { game, faults }.choice(&words.join(" "))?;
            Step::Refuse(by, choice, Some((*rule).to_owned()))
        }
        ("refuse", [by, words @ ..]) if !words.is_empty() => {
            let by = player(by, faults)?;
            Step::Refuse(by, ClaimReader { game, faults }.choice(&words.join(" "))?, None)
        }
        ("dice" | "lead", _) => Step::Outcome(outcome(game, &line.words.join(" "), faults)?, None),
        ("card", [by, card]) => {
            let by = player(by, faults)?;
            Step::Outcome(outcome(game, &format!("card {card}"), faults)?, Some(by))
        }
        ("order", [by, words @ ..]) if !words.is_empty() => {
            let by = player(by, faults)?;
            let order = Notation::<Order>::read(game, &words.join(" "))
                .map_err(|error| faults.add(format!("`{}`", error.found), error.expected))?;
            Step::Order(by, order)
        }
        ("undo", [by]) => Step::Undo(player(by, faults)?),
        ("expect", words) if !words.is_empty() => {
            let said = words.join(" ");
            Step::Expect(ClaimReader { game, faults }.read(words)?, said)
        }
        (keyword, _) => {
            let form = FORMS.iter().find(|(known, _)| *known == keyword);
            let form = form.map_or("a line that plays", |(_, form)| form);
            return Err(faults.add(format!("`{}`", line.words.join(" ")), form));
        }
    })
}

fn outcome(game: &Pantheon, text: &str, faults: &mut Faults) -> Result<Outcome, Noted> {
    Notation::<Outcome>::read(game, text)
        .map_err(|error| faults.add(format!("`{}`", error.found), error.expected))
}

/// Whether a word has the form of a rule id.
fn is_rule(word: &str) -> bool {
    word.starts_with(text::catalogue::Catalogue::pantheon_15().prefix())
}

/// Notes a rule id that the catalogue does not have.
pub(super) fn check_rule(id: &str, faults: &mut Faults) -> Result<(), Noted> {
    let catalogue = text::catalogue::Catalogue::pantheon_15();
    if catalogue.rule(id).is_some() || catalogue.ruling(id).is_some() {
        Ok(())
    } else {
        Err(faults.add(format!("rule `{id}`"), "an id of rules/pantheon-1.5.toml"))
    }
}
