//! `omphalos play --text`: a table in the terminal, for people around one screen and computer
//! players, good to read and good to listen to.

mod answers;
mod command;
mod console;
mod hints;
mod menu;
mod options;
mod saves;
mod seats;
mod session;
mod terminal;
mod voice;

use std::io::{self, BufRead, Write};
use std::path::Path;
use std::process::ExitCode;

use std::sync::Arc;

use anyhow::Context as _;
use kernel::record::Record;

use crate::games::{AtHand, Opened, for_game};
pub(crate) use console::Console;
use console::Screen;
pub(crate) use options::PlayArgs;
use saves::SaveFile;
pub(crate) use seats::Occupant;
use seats::{Seats, of_record};
use session::{Session, in_words, kept_game};
use terminal::Terminal;
use voice::Voice;

/// Plays as the options say.
pub(crate) fn run(args: &PlayArgs) -> anyhow::Result<ExitCode> {
    if !args.text {
        return crate::serve::play(&args.table, args.pack.of_all_games()?);
    }
    let console = Console::new(io::stdin().lock(), io::stdout().lock(), Screen::of_stdout());
    play(args, console)?;
    Ok(ExitCode::SUCCESS)
}

fn play<R: BufRead, W: Write>(args: &PlayArgs, console: Console<R, W>) -> anyhow::Result<()> {
    match &args.load {
        Some(file) => {
            let file = match file {
                Some(path) => SaveFile::at(path),
                None => SaveFile::latest()?,
            };
            let record = read(file.path())?;
            let in_file = || format!("{} cannot be played on", file.path().display());
            let ruleset = crate::replay::ruleset_of(&record).map_err(in_words);
            for_game!(ruleset.with_context(in_file)?, G => resume::<G, _, _>(args, console, file, &record))
        }
        None => for_game!(args.ruleset, G => start::<G, _, _>(args, console)),
    }
}

/// A new game, as options say or after a few questions.
fn start<G: AtHand, R: BufRead, W: Write>(
    args: &PlayArgs,
    mut console: Console<R, W>,
) -> anyhow::Result<()> {
    let pack = G::pack(args.pack.dirs())?;
    // Whoever has answered questions should not learn then that an option was wrong.
    G::check(args)?;
    console.say(&welcome(args))?;
    if !args.leaves_game_open() {
        return begin::<G, _, _>(args, &pack, console);
    }
    match G::ask(args, &pack, &mut console)? {
        Some(args) => begin::<G, _, _>(&args, &pack, console),
        None => Ok(()),
    }
}

/// What is played, and where help is found.
fn welcome(args: &PlayArgs) -> String {
    let words = text::Terminal(args.lang);
    words.welcome(&args.ruleset.game_name(args.lang))
}

/// A new game.
fn begin<G: AtHand, R: BufRead, W: Write>(
    args: &PlayArgs,
    pack: &G::Pack,
    mut console: Console<R, W>,
) -> anyhow::Result<()> {
    let Opened { setup, occupants, place, prologue } = G::open(args, pack)?;
    let seats: Seats<G> = seat(args, occupants, &args.names)?;
    let names = seats.names().to_vec();
    let voice = Voice::<G>::new(G::words(pack, args.lang, &names));
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
    Terminal::new(console, session, voice, save).aloud(args.aloud).run()
}

/// A kept game, in the file it was kept in or a new one.
fn resume<G: AtHand, R: BufRead, W: Write>(
    args: &PlayArgs,
    mut console: Console<R, W>,
    file: SaveFile,
    record: &Record,
) -> anyhow::Result<()> {
    let pack = G::pack(args.pack.dirs())?;
    let in_file = || format!("{} cannot be played on", file.path().display());
    let game = Arc::new(kept_game::<G>(record).with_context(in_file)?);
    let (noted, kept_names) = of_record(record, game.seats());
    let said = args.occupants()?;
    let occupants = if said.is_empty() { noted } else { said };
    anyhow::ensure!(
        occupants.len() == usize::from(game.seats()),
        "{} players for a game of {}",
        occupants.len(),
        game.seats()
    );
    let seats: Seats<G> =
        seat(args, occupants, if args.names.is_empty() { &kept_names } else { &args.names })?;
    let names = seats.names().to_vec();
    let voice = Voice::<G>::new(G::words(&pack, args.lang, &names));
    let session = Session::resume(record, game, seats, args.seed, &voice).with_context(in_file)?;
    console.say(&voice.words.resumed(session.round()))?;
    let save = args.save.as_deref().map_or(file, SaveFile::at);
    Terminal::new(console, session, voice, Some(save)).aloud(args.aloud).run()
}

fn seat<G: AtHand>(
    args: &PlayArgs,
    occupants: Vec<Occupant>,
    names: &[String],
) -> anyhow::Result<Seats<G>> {
    let seed = args.seed.unwrap_or_else(|| fastrand::u64(..));
    Seats::new(occupants, names, seed, text::Terminal(args.lang))
}

/// A game that cannot be kept can still be played; that it is not kept is said at once.
fn keep_somewhere<G: AtHand, R: BufRead, W: Write>(
    console: &mut Console<R, W>,
    voice: &Voice<'_, G>,
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
pub(crate) fn alone(seats: u8, opponent: &str) -> anyhow::Result<Vec<Occupant>> {
    let others = (1..seats).map(|_| Occupant::read(opponent));
    std::iter::once(Ok(Occupant::Person)).chain(others).collect()
}

/// Asks for one of several things until one is picked.
pub(crate) fn pick<R: BufRead, W: Write>(
    console: &mut Console<R, W>,
    words: text::Terminal,
    question: &str,
    answers: &[String],
) -> anyhow::Result<Option<usize>> {
    console.space()?;
    console.stress(question)?;
    for (number, answer) in (1..).zip(answers) {
        console.say(&format!("{number:>2}. {answer}"))?;
    }
    loop {
        let Some(line) = console.ask("> ")? else { return Ok(None) };
        let number = if line.is_empty() { Ok(1) } else { line.parse::<usize>() };
        match number {
            Ok(number) if (1..=answers.len()).contains(&number) => return Ok(Some(number - 1)),
            _ => console.say(&words.pick_number(answers.len()))?,
        }
    }
}
