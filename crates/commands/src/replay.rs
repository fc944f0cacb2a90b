//! `omphalos replay` and `omphalos verify`: recorded games.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use cases::seat_name;
use clap::Args;
use kernel::record::{Entry, Record, RecordError, Who, replay};
use kernel::{Game as _, Hosted, Match, Notation, Pause, Seat};
use miette::{IntoDiagnostic, Report, WrapErr};
use text::{Lang, Narrator as _};

use crate::commanded::{ChoiceOf, Commanded, EventOf, SeenOf, StateOf, ViewOf};
use crate::commands::Commands;
use crate::games::Games;
use crate::pack::{PackArgs, lang_parser};
use crate::source::Faulty;

/// Show a recorded game, move by move.
#[derive(Debug, Args)]
#[command(after_help = "Example:
  omphalos replay game.record
  omphalos replay game.record --lang fr
  omphalos replay game.record --seat 2      as the second player saw it")]
pub struct ReplayArgs {
    /// The record.
    file: PathBuf,
    /// The language of the sentences.
    #[arg(long, default_value = "en", value_parser = lang_parser())]
    lang: Lang,
    /// Tell only what the player in this seat saw, counted from 1; without it every card is told.
    #[arg(long, value_name = "NUMBER", conflicts_with = "notation")]
    seat: Option<u8>,
    /// Print notation and the words of events as records and cases have them, not sentences.
    #[arg(long)]
    notation: bool,
    #[command(flatten)]
    pack: PackArgs,
}

/// Check that a recorded game replays to the recorded states.
#[derive(Debug, Args)]
#[command(after_help = "Example:
  omphalos verify game.record
  omphalos verify games/
  omphalos verify --dice game.record        draws its dice and cards again")]
pub struct VerifyArgs {
    /// Records, and folders whose `.record` files are all checked.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Draw every die and card of a table's record again, from the secret that the server showed at
    /// the end and what the players added.
    #[arg(long)]
    dice: bool,
}

/// Shows a record.
///
/// # Errors
/// When it cannot be read or does not hold.
pub fn run_replay(args: &ReplayArgs, games: &Games) -> miette::Result<ExitCode> {
    let file = Written::read(&args.file, games)?;
    let game = games.with_packs(file.ruleset(), args.pack.dirs()).map_err(told)?;
    game.replay(args, file)?;
    Ok(ExitCode::SUCCESS)
}

/// An error of the packs among those of a record.
pub(crate) fn told(error: anyhow::Error) -> Report {
    miette::miette!("{error:#}")
}

pub(crate) fn show<C: Commanded>(
    args: &ReplayArgs,
    file: &RecordFile<'_, C>,
) -> miette::Result<()> {
    let seat = args.seat.map(|number| file.seat(number)).transpose()?;
    let mut lines = Vec::new();
    let played = if args.notation {
        let played = file.replay(|number, played, entry, events| {
            let (who, text) = (who(entry.who), &entry.text);
            lines.push(format!("{number:>4}  {who:<6} {text}"));
            for event in events {
                lines.push(format!("              {}", C::event_words(played.game(), event)));
            }
        });
        played.map(|played| lines.push(outcome(&played)))
    } else {
        let pack = C::pack(args.pack.dirs()).map_err(told)?;
        let words = C::words(&pack, args.lang, &[]);
        let mut teller = Teller::<C>::new(words, &file.game, &file.start()?, seat);
        let played = file.replay(|number, played, entry, events| {
            teller.tell(number, played, entry, events, &mut lines);
        });
        played.map(|played| lines.extend(teller.standing(&played)))
    };
    let mut out = io::stdout().lock();
    let printed = lines.iter().try_for_each(|line| writeln!(out, "{line}"));
    printed.or_else(unless_closed).into_diagnostic()?;
    played
}

/// Checks a record.
///
/// # Errors
/// When it cannot be read or does not hold.
pub fn run_verify(args: &VerifyArgs, games: &Games) -> miette::Result<ExitCode> {
    let mut files = Vec::new();
    for path in &args.paths {
        let before = files.len();
        collect_records(path, &mut files)?;
        miette::ensure!(files.len() > before, "no `.record` files in {}", path.display());
    }
    for path in &files {
        let file = Written::read(path, games)?;
        let (name, entries) = (path.display(), file.record.entries.len());
        let [ending, dice] = file.game(games).verify(file, args.dice)?;
        let line =
            format!("{name}: {entries} entries replay to the recorded states; {ending}{dice}");
        writeln!(io::stdout().lock(), "{line}").or_else(unless_closed).into_diagnostic()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What can be said of the dice of a record.
fn diced<C: Commanded>(file: &RecordFile<'_, C>) -> miette::Result<String> {
    let found = hosting::dice::verify(file.game.clone(), &file.record);
    let hosting::dice::Verified { commitment, outcomes, before, additions } =
        found.map_err(|fault| miette::miette!("{}: {fault}", file.path.display()))?;
    let mut told = format!(
        "\n  {outcomes} dice and cards follow from the secret and what was added\n  commitment {commitment}: \
         compare it with the one that was shown when the game began"
    );
    for (seat, text) in additions {
        told.push_str(&format!("\n  seat {seat} added {text}"));
    }
    if before > 0 {
        told.push_str(&format!(
            "\n  {before} are of before the table was opened: nothing is said of them"
        ));
    }
    Ok(told)
}

/// How a game stands at the end of its record; and of its dice, where that was asked for.
pub(crate) fn verified<C: Commanded>(
    file: &RecordFile<'_, C>,
    dice: bool,
) -> miette::Result<[String; 2]> {
    let ending = outcome(&file.replay(|_, _, _, _| {})?);
    Ok([ending, if dice { diced(file)? } else { String::new() }])
}

/// The file itself, or every record in a folder and the folders within, in order of their names.
pub(crate) fn collect_records(path: &Path, files: &mut Vec<PathBuf>) -> miette::Result<()> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let entries = std::fs::read_dir(path)
        .into_diagnostic()
        .wrap_err_with(|| format!("cannot read {}", path.display()))?;
    let mut within: Vec<PathBuf> =
        entries.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>().into_diagnostic()?;
    within.sort();
    for path in within {
        if path.is_dir() || path.extension().is_some_and(|ending| ending == "record") {
            collect_records(&path, files)?;
        }
    }
    Ok(())
}

/// A record whose game is yet to be found.
pub struct Written<'a> {
    path: &'a Path,
    text: String,
    record: Record,
}

impl<'a> Written<'a> {
    pub(crate) fn read(path: &'a Path, games: &Games) -> miette::Result<Self> {
        let text = std::fs::read_to_string(path)
            .into_diagnostic()
            .wrap_err_with(|| format!("cannot read {}", path.display()))?;
        let record = Record::parse(&text).map_err(|errors| faulty(path, &text, &errors))?;
        ruleset_of(&record, games).map_err(|wrong| unplayable(path, &text, wrong))?;
        Ok(Self { path, text, record })
    }

    /// The ruleset it was played by.
    pub(crate) fn ruleset(&self) -> &str {
        &self.record.ruleset
    }

    /// The game that its ruleset is of.
    pub(crate) fn game(&self, games: &Games) -> &'static dyn Commands {
        games.find(self.ruleset()).expect("a record of no game is not read")
    }

    /// The record with the game it was played in, which is that of its ruleset.
    pub(crate) fn of_game<C: Commanded>(self) -> miette::Result<RecordFile<'a, C>> {
        let Self { path, text, record } = self;
        let game = game_of(&record).map_err(|wrong| unplayable(path, &text, wrong))?;
        Ok(RecordFile { path, text, record, game: Arc::new(game) })
    }
}

/// A record with the game it was played in.
pub(crate) struct RecordFile<'a, C: Commanded> {
    pub(crate) path: &'a Path,
    text: String,
    pub(crate) record: Record,
    pub(crate) game: Arc<C::Game>,
}

impl<C: Commanded> RecordFile<'_, C> {
    pub(crate) fn replay(
        &self,
        mut step: impl FnMut(usize, &Match<C::Game>, &Entry, &[EventOf<C>]),
    ) -> miette::Result<Match<C::Game>> {
        let mut number = 0;
        let played = replay(Arc::clone(&self.game), &self.record, |played, entry, events| {
            number += 1;
            step(number, played, entry, events);
        });
        played.map_err(|error| faulty(self.path, &self.text, &[error]))
    }

    /// The state before the first entry.
    pub(crate) fn start(&self) -> miette::Result<StateOf<C>> {
        let position = self.record.position_in(&*self.game);
        let position = position.map_err(|error| faulty(self.path, &self.text, &[error]))?;
        Ok(position.unwrap_or_else(|| self.game.start()))
    }

    /// The seat with this number, counted from 1.
    fn seat(&self, number: u8) -> miette::Result<Seat> {
        let seats = self.game.seats();
        let seat = number.checked_sub(1).filter(|&seat| seat < seats).map(Seat);
        seat.ok_or_else(|| miette::miette!("seat {number}: the game has seats 1 to {seats}"))
    }
}

fn who(who: Who) -> &'static str {
    match who {
        Who::Seat(seat) => seat_name(seat),
        Who::Chance => "chance",
        Who::Order(_) => "order",
    }
}

/// Tells a game in sentences, to one seat or to somebody who may know everything.
struct Teller<'a, C: Commanded> {
    words: C::Words<'a>,
    seat: Option<Seat>,
    before: ViewOf<C>,
}

impl<'a, C: Commanded> Teller<'a, C> {
    fn new(words: C::Words<'a>, game: &C::Game, start: &StateOf<C>, seat: Option<Seat>) -> Self {
        Self { words, seat, before: game.view(start, seat) }
    }

    fn tell(
        &mut self,
        number: usize,
        played: &Match<C::Game>,
        entry: &Entry,
        events: &[EventOf<C>],
        lines: &mut Vec<String>,
    ) {
        let game = played.game();
        let after = game.view(played.state(), self.seat);
        let seen: Vec<SeenOf<C>> = events
            .iter()
            .map(|event| match self.seat {
                Some(_) => game.seen_by(self.seat, event),
                None => C::Game::openly(event),
            })
            .collect();
        let mut sentences = self.words.events_in_detail(game, &self.before, &after, &seen);
        if sentences.is_empty() {
            // Nothing came of it yet: then what was chosen is the news.
            sentences.extend(self.chosen(game, entry));
        }
        for (at, sentence) in sentences.iter().enumerate() {
            let number = if at == 0 { number.to_string() } else { String::new() };
            lines.push(format!("{number:>4}  {sentence}"));
        }
        self.before = after;
    }

    /// What was chosen or ordered. What another seat chose may be its secret: only events tell
    /// of it.
    fn chosen(&self, game: &C::Game, entry: &Entry) -> Option<String> {
        let (Who::Seat(seat) | Who::Order(seat)) = entry.who else { return None };
        if self.seat.is_some_and(|viewer| viewer != seat) {
            return None;
        }
        match entry.who {
            Who::Seat(_) => {
                let choice = Notation::<ChoiceOf<C>>::read(game, &entry.text).ok()?;
                Some(self.words.chosen(game, &self.before, seat, choice))
            }
            Who::Order(_) | Who::Chance => {
                Some(format!("{}: {}", self.words.player(seat), entry.text))
            }
        }
    }

    /// How things stand at the end of the record, unless the last event has told it.
    fn standing(&self, played: &Match<C::Game>) -> Option<String> {
        let goes_on = !matches!(played.pause(), Pause::Over(_));
        goes_on.then(|| self.words.question(played.game(), &self.before))
    }
}

/// A line of a record that keeps it from being one that can be played, what is there and what
/// should be.
pub(crate) type Unplayable = (usize, String, String);

/// The game that the ruleset of a record is of.
pub(crate) fn ruleset_of(
    record: &Record,
    games: &Games,
) -> Result<&'static dyn Commands, Unplayable> {
    games.find(&record.ruleset).ok_or_else(|| {
        (2, format!("ruleset `{}`", record.ruleset), format!("ruleset `{}`", games.known()))
    })
}

/// How a recorded game began.
pub(crate) fn setup_of<G: Hosted>(record: &Record) -> Result<G::Setup, Unplayable> {
    serde_json::from_str(&record.setup)
        .map_err(|error| (3, format!("{error}"), "a set-up in JSON".to_owned()))
}

/// The game of a record.
pub(crate) fn game_of<G: Hosted>(record: &Record) -> Result<G, Unplayable> {
    let game = G::set_up(setup_of::<G>(record)?)
        .map_err(|faults| (3, faults.join("; "), "a set-up that can be played".to_owned()))?;
    // The editions of a game share their set-ups.
    if game.ruleset() != record.ruleset {
        let found = format!("a set-up of `{}`", game.ruleset());
        return Err((3, found, format!("one of `{}`", record.ruleset)));
    }
    Ok(game)
}

fn unplayable(path: &Path, text: &str, (line, found, expected): Unplayable) -> Report {
    let mut faulty = Faulty::new("not a record that can be played".into(), path, text);
    faulty.add(line, found, Some(expected));
    faulty.into()
}

fn faulty(path: &Path, text: &str, errors: &[RecordError]) -> Report {
    let mut faulty = Faulty::new("the record does not hold".to_owned(), path, text);
    for error in errors {
        faulty.add(error.line, error.fault.to_string(), None);
    }
    faulty.into()
}

fn outcome<G: Hosted>(played: &Match<G>) -> String {
    match played.pause() {
        Pause::Over(ending) => {
            let winners = G::winners(&ending);
            let seats: Vec<&str> = winners.iter().map(seat_name).collect();
            if seats.is_empty() {
                "a draw".to_owned()
            } else {
                format!("won by {}", seats.join(" and "))
            }
        }
        Pause::Decision(seat) => format!("the game goes on: {} is asked", seat_name(seat)),
        Pause::Chance(_) => "the game goes on: chance is asked".to_owned(),
    }
}

/// The reader of a pipe, such as `head`, may leave when it has seen enough.
pub(crate) fn unless_closed(error: io::Error) -> io::Result<()> {
    if error.kind() == io::ErrorKind::BrokenPipe { Ok(()) } else { Err(error) }
}
