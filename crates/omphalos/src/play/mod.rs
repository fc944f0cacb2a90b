//! `omphalos play --text`: a table in the terminal, for people around one screen and computer
//! players, good to read and good to listen to.

mod advice;
mod answers;
mod command;
mod console;
mod hints;
mod menu;
mod options;
mod saves;
mod seats;
mod session;
mod start;
mod terminal;
mod voice;

use std::io::{self, BufRead, Write};
use std::path::Path;
use std::process::ExitCode;

use anyhow::Context as _;
use content::Pack;
use kernel::record::Record;
use text::Speaker;

use console::{Console, Screen};
pub(crate) use options::PlayArgs;
use saves::SaveFile;
use seats::{Occupant, Seats};
use session::Session;
use terminal::Terminal;
use voice::Voice;

/// Plays as the options say.
pub(crate) fn run(args: &PlayArgs) -> anyhow::Result<ExitCode> {
    if !args.text {
        return crate::serve::play(&args.table, args.pack.load()?);
    }
    let console = Console::new(io::stdin().lock(), io::stdout().lock(), Screen::of_stdout());
    play(args, console)?;
    Ok(ExitCode::SUCCESS)
}

fn play<R: BufRead, W: Write>(args: &PlayArgs, mut console: Console<R, W>) -> anyhow::Result<()> {
    let pack = args.pack.load()?;
    match &args.load {
        Some(file) => {
            let file = match file {
                Some(path) => SaveFile::at(path),
                None => SaveFile::latest()?,
            };
            resume(args, &pack, console, file)
        }
        None => {
            let speaker = Speaker::new(args.lang, &pack);
            // Whoever has answered questions should not learn then that an option was wrong.
            args.rulings()?;
            console.say(&text::Terminal(args.lang).welcome())?;
            let asked;
            let args = if args.leaves_game_open() {
                match start::by_questions(args, &pack, &speaker, &mut console)? {
                    Some(answered) => {
                        asked = answered;
                        &asked
                    }
                    None => return Ok(()),
                }
            } else {
                args
            };
            begin(args, &pack, console)
        }
    }
}

/// A new game.
fn begin<R: BufRead, W: Write>(
    args: &PlayArgs,
    pack: &Pack,
    mut console: Console<R, W>,
) -> anyhow::Result<()> {
    let speaker = Speaker::new(args.lang, pack);
    let table = start::from_options(args, pack, &speaker)?;
    let seats = seat(args, table.occupants, &args.names)?;
    let names = seats.names().to_vec();
    let voice = Voice::new(speaker.with_players(&names));
    let save = match &args.save {
        Some(path) => Some(SaveFile::at(path)),
        None => keep_somewhere(&mut console, &voice)?,
    };
    if let Some(seed) = args.seed {
        console.say(&voice.words.chosen_seed(&seed.to_string()))?;
    }
    let all: Vec<&str> = names.iter().map(String::as_str).collect();
    let boards = table.setup.boards.iter().map(|board| speaker.board(board));
    let boards: Vec<String> = boards.collect();
    console.say(&voice.words.table(&voice.words.list(&all), &boards.join(", ")))?;
    for paragraph in &table.prologue {
        console.space()?;
        console.say(paragraph)?;
    }
    let session = Session::new(table.setup, seats, args.seed)?;
    Terminal::new(console, session, voice, save).aloud(args.aloud).run()
}

/// A kept game, in the file it was kept in or a new one.
fn resume<R: BufRead, W: Write>(
    args: &PlayArgs,
    pack: &Pack,
    mut console: Console<R, W>,
    file: SaveFile,
) -> anyhow::Result<()> {
    let record = read(file.path())?;
    let in_file = || format!("{} cannot be played on", file.path().display());
    let setup = session::setup_of(&record).with_context(in_file)?;
    let (occupants, kept_names) = Seats::of_record(&record, setup.seats);
    let occupants = if args.players.is_empty() {
        occupants
    } else {
        let said = args.players.iter().map(|word| Occupant::read(word));
        said.collect::<anyhow::Result<Vec<Occupant>>>()?
    };
    anyhow::ensure!(
        occupants.len() == usize::from(setup.seats),
        "{} players for a game of {}",
        occupants.len(),
        setup.seats
    );
    let seats =
        seat(args, occupants, if args.names.is_empty() { &kept_names } else { &args.names })?;
    let names = seats.names().to_vec();
    let voice = Voice::new(Speaker::new(args.lang, pack).with_players(&names));
    let session = Session::resume(&record, seats, args.seed, &voice).with_context(in_file)?;
    let view = session.view(None);
    console.say(&voice.words.resumed(view.public.round))?;
    let save = args.save.as_deref().map_or(file, SaveFile::at);
    Terminal::new(console, session, voice, Some(save)).aloud(args.aloud).run()
}

fn seat(args: &PlayArgs, occupants: Vec<Occupant>, names: &[String]) -> anyhow::Result<Seats> {
    let seed = args.seed.unwrap_or_else(|| fastrand::u64(..));
    Seats::new(occupants, names, seed, text::Terminal(args.lang))
}

/// A game that cannot be kept can still be played; that it is not kept is said at once.
fn keep_somewhere<R: BufRead, W: Write>(
    console: &mut Console<R, W>,
    voice: &Voice<'_>,
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
    let (_, names) = Seats::of_record(record, seats);
    let words = text::Terminal(lang);
    let named = |(at, name): (usize, String)| {
        if name.is_empty() { words.player(at + 1) } else { name }
    };
    names.into_iter().enumerate().map(named).collect()
}
