//! `omphalos play --text`: a table in the terminal, for people around one screen and computer
//! players, good to read and good to listen to.

mod answers;
mod command;
mod hints;
mod menu;
mod options;
mod saves;
mod seats;
mod session;
mod terminal;
mod voice;

use std::io;
use std::path::Path;
use std::sync::Arc;

use anyhow::Context as _;
use kernel::Game as _;
use kernel::record::Record;

use text::catalogue::Library;

use crate::commanded::{Commanded, Opened};
use crate::console::{Console, Screen};
use crate::games::Games;
pub use options::PlayArgs;
pub(crate) use saves::SaveFile;
pub use seats::Occupant;
use seats::{Seats, of_record};
use session::{Session, in_words, kept_game};
use terminal::Terminal;
use voice::Voice;

/// Plays in the terminal as the options say.
///
/// # Errors
/// When there is no such game to be played, or input or output fails.
pub fn run(args: &PlayArgs, games: &Games) -> anyhow::Result<()> {
    play(args, games, Console::new(io::stdin().lock(), io::stdout().lock(), Screen::of_stdout()))
}

/// Plays over a console as the options say.
///
/// # Errors
/// When there is no such game to be played, or input or output fails.
pub fn play(args: &PlayArgs, games: &Games, console: Console<'_>) -> anyhow::Result<()> {
    let (dirs, library) = (args.pack.dirs(), games.library());
    match &args.load {
        Some(file) => {
            let file = match file {
                Some(path) => SaveFile::at(path),
                None => SaveFile::latest()?,
            };
            let record = read(file.path())?;
            let in_file = || format!("{} cannot be played on", file.path().display());
            crate::replay::ruleset_of(&record, games).map_err(in_words).with_context(in_file)?;
            let game = games.with_packs(&record.ruleset, dirs)?;
            game.resume(args, console, library, (file, &record))
        }
        None => games.with_packs(args.ruleset.id(), dirs)?.start(args, console, library),
    }
}

/// A new game, as options say or after a few questions.
pub(crate) fn start<C: Commanded>(
    args: &PlayArgs,
    mut console: Console<'_>,
    library: Library,
) -> anyhow::Result<()> {
    let pack = C::pack(args.pack.dirs())?;
    // Whoever has answered questions should not learn then that an option was wrong.
    C::check(args)?;
    let name = C::game_name(args.ruleset.id(), args.lang);
    console.say(&text::Terminal(args.lang).welcome(&name))?;
    if !args.leaves_game_open() {
        return begin::<C>(args, &pack, console, library);
    }
    match C::ask(args, &pack, &mut console)? {
        Some(args) => begin::<C>(&args, &pack, console, library),
        None => Ok(()),
    }
}

/// A new game.
fn begin<C: Commanded>(
    args: &PlayArgs,
    pack: &C::Pack,
    mut console: Console<'_>,
    library: Library,
) -> anyhow::Result<()> {
    let Opened { setup, occupants, place, prologue } = C::open(args, pack)?;
    let seats: Seats<C> = seat(args, occupants, &args.names)?;
    let names = seats.names().to_vec();
    let voice = Voice::<C>::new(C::words(pack, args.lang, &names));
    let save = match &args.save {
        Some(path) => Some(SaveFile::at(path)),
        None => keep_somewhere(&mut console, &voice)?,
    };
    if let Some(seed) = args.seed {
        console.say(&voice.words.chosen_seed(&seed.to_string()))?;
    }
    let all: Vec<&str> = names.iter().map(String::as_str).collect();
    console.say(&voice.words.table(&voice.words.list(&all), &place))?;
    for paragraph in &prologue {
        console.space()?;
        console.say(paragraph)?;
    }
    let session = Session::new(setup, seats, args.seed)?;
    Terminal::new(console, session, voice, save, library).aloud(args.aloud).run()
}

/// A kept game, in the file it was kept in or a new one.
pub(crate) fn resume<C: Commanded>(
    args: &PlayArgs,
    mut console: Console<'_>,
    library: Library,
    file: SaveFile,
    record: &Record,
) -> anyhow::Result<()> {
    let pack = C::pack(args.pack.dirs())?;
    let in_file = || format!("{} cannot be played on", file.path().display());
    let game = Arc::new(kept_game::<C>(record).with_context(in_file)?);
    let (noted, kept_names) = of_record(record, game.seats());
    let said = args.occupants()?;
    let occupants = if said.is_empty() { noted } else { said };
    anyhow::ensure!(
        occupants.len() == usize::from(game.seats()),
        "{} players for a game of {}",
        occupants.len(),
        game.seats()
    );
    let seats: Seats<C> =
        seat(args, occupants, if args.names.is_empty() { &kept_names } else { &args.names })?;
    let names = seats.names().to_vec();
    let voice = Voice::<C>::new(C::words(&pack, args.lang, &names));
    let session = Session::resume(record, game, seats, args.seed, &voice).with_context(in_file)?;
    console.say(&voice.words.resumed(session.round()))?;
    let save = args.save.as_deref().map_or(file, SaveFile::at);
    Terminal::new(console, session, voice, Some(save), library).aloud(args.aloud).run()
}

fn seat<C: Commanded>(
    args: &PlayArgs,
    occupants: Vec<Occupant>,
    names: &[String],
) -> anyhow::Result<Seats<C>> {
    let seed = args.seed.unwrap_or_else(|| fastrand::u64(..));
    Seats::new(occupants, names, seed, text::Terminal(args.lang))
}

/// A game that cannot be kept can still be played; that it is not kept is said at once.
fn keep_somewhere<C: Commanded>(
    console: &mut Console<'_>,
    voice: &Voice<'_, C>,
) -> io::Result<Option<SaveFile>> {
    match SaveFile::fresh() {
        Ok(save) => Ok(Some(save)),
        Err(error) => {
            console.say(&voice.words.not_saved(&format!("{error:#}")))?;
            Ok(None)
        }
    }
}

fn read(path: &Path) -> anyhow::Result<Record> {
    let text =
        std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    Record::parse(&text).map_err(|errors| {
        let first = errors.first().map(ToString::to_string).unwrap_or_default();
        anyhow::anyhow!("{}: {first}", path.display())
    })
}

/// What the players of a record are called, by seat.
pub(crate) fn names_of(record: &Record, seats: u8, lang: text::Lang) -> Vec<String> {
    let (_, names) = of_record(record, seats);
    let words = text::Terminal(lang);
    let named = |(at, name): (usize, String)| {
        if name.is_empty() { words.player(at + 1) } else { name }
    };
    names.into_iter().enumerate().map(named).collect()
}

/// One person, and a computer player of this name for everybody else.
///
/// # Errors
/// When there is no such player.
pub fn alone(seats: u8, opponent: &str) -> anyhow::Result<Vec<Occupant>> {
    let others = (1..seats).map(|_| Occupant::read(opponent));
    std::iter::once(Ok(Occupant::Person)).chain(others).collect()
}
