//! From options and a few questions to a game.

use anyhow::{bail, ensure};
use conjurers::Settings;
use conjurers_table::CardSet;
use conjurers_words::ConjurersSpeaker;
use text::Terminal;

use commands::{Opened, rulings};

use crate::ConjurersCommanded;
use commands::play::{Occupant, PlayArgs, alone};
use commands::{Console, pick};

/// Seats are filled with this player when nobody says who sits there.
const OPPONENT: &str = "adept";

/// Refuses what this game does not have.
pub(crate) fn check(args: &PlayArgs) -> anyhow::Result<()> {
    let given = [
        ("--mode", args.mode.is_some()),
        ("--board", !args.board.is_empty()),
        ("--army", !args.army.is_empty()),
        ("--teams", args.teams),
    ];
    if let Some((option, _)) = given.iter().find(|(_, given)| *given) {
        bail!("{option} is not for {}", ::conjurers::RULESET);
    }
    settings(args).map(|_| ())
}

fn settings(args: &PlayArgs) -> anyhow::Result<Settings> {
    rulings(&args.settings, &Settings::default())
}

/// The game that options describe.
pub(crate) fn from_options(
    args: &PlayArgs,
    cards: &CardSet,
) -> anyhow::Result<Opened<ConjurersCommanded>> {
    check(args)?;
    let said = args.occupants()?;
    let seats = if said.is_empty() { 2 } else { said.len() };
    ensure!((2..=4).contains(&seats), "{seats} players: expected 2 to 4");
    let speaker = ConjurersSpeaker::new(args.lang, cards);
    Ok(Opened {
        setup: cards.setup(seats as u8, settings(args)?),
        occupants: if said.is_empty() { alone(seats as u8, OPPONENT)? } else { said },
        place: ConjurersSpeaker::game_name(args.lang),
        prologue: vec![speaker.aim(), speaker.turns()],
    })
}

/// Asks who plays; `None` at the end of the input.
pub(crate) fn by_questions(
    args: &PlayArgs,
    console: &mut Console<'_>,
) -> anyhow::Result<Option<PlayArgs>> {
    let words = Terminal(args.lang);
    let mut args = args.clone();
    let sizes: Vec<String> = (2..=4).map(|players| words.players(players)).collect();
    let Some(size) = pick(console, words, &words.how_many(), &sizes)? else { return Ok(None) };
    let people = [words.opponent_computer(), words.opponent_person()];
    let Some(opponent) = pick(console, words, &words.which_opponent(), &people)? else {
        return Ok(None);
    };
    let opponent = if opponent == 0 { OPPONENT } else { Occupant::PERSON };
    args.players = vec![Occupant::PERSON.to_owned()];
    args.players.resize(size + 2, opponent.to_owned());
    Ok(Some(args))
}
