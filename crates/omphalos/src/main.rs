//! The command line of Omphalos.

mod admin;
mod admin_order;
mod bench;
mod bench_serve;
mod case;
mod play;
mod serve;

use std::ffi::OsString;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use commands::{
    army, bot, content, odds, perft, puzzles, replay, review, rules, sim, train, tune, units,
};
use registry::games;

/// Mythological battle games, by the rules. Unofficial.
#[derive(Parser)]
#[command(name = "omphalos", version)]
struct Cli {
    /// What to do; without it, `play`
    #[command(subcommand)]
    command: Option<Commands>,
}

#[derive(Subcommand)]
enum Commands {
    Admin(admin::AdminArgs),
    Army(army::Args),
    Bench(bench::BenchArgs),
    Bot(bot::BotArgs),
    Case(case::CaseArgs),
    Content(content::Args),
    Odds(odds::OddsArgs),
    Perft(perft::PerftArgs),
    Play(play::Args),
    Puzzles(puzzles::PuzzlesArgs),
    Replay(replay::ReplayArgs),
    Review(review::ReviewArgs),
    Rules(rules::RulesArgs),
    Serve(serve::ServeArgs),
    Sim(sim::SimArgs),
    Think(serve::ThinkArgs),
    Train(train::TrainArgs),
    Tune(tune::TuneArgs),
    Units(units::UnitsArgs),
    Verify(replay::VerifyArgs),
}

fn main() -> ExitCode {
    let command = match parsed(std::env::args_os()) {
        Ok(cli) => cli.command.unwrap_or_else(play_in_browser),
        Err(error) => return refuse(&error),
    };
    match run(command) {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// `omphalos` alone starts the table in the browser.
fn play_in_browser() -> Commands {
    let play = parsed(["omphalos", "play"].map(OsString::from)).expect("there is this command");
    play.command.expect("a command was named")
}

/// The command line, with the games that there are.
fn parsed(words: impl IntoIterator<Item = OsString>) -> Result<Cli, clap::Error> {
    let matches = games().offered_by(Cli::command()).try_get_matches_from(words)?;
    Cli::from_arg_matches(&matches)
}

fn run(command: Commands) -> anyhow::Result<ExitCode> {
    let mut out = io::stdout();
    match command {
        Commands::Admin(args) => return admin::run(&args),
        Commands::Army(args) => return army::run(&args, games(), &mut out.lock()),
        Commands::Bench(args) => bench::run(&args, &mut out.lock())?,
        Commands::Bot(args) => bot::run(&args, games())?,
        Commands::Case(args) => return Ok(shown(case::run(&args))),
        Commands::Content(args) => return content::run(&args, games()),
        Commands::Odds(args) => odds::run(&args, games(), &mut out.lock())?,
        Commands::Play(args) => return play::run(&args),
        Commands::Sim(args) => sim::run(&args, games(), &mut out.lock())?,
        Commands::Train(args) => train::run(&args, games(), &mut out.lock())?,
        Commands::Tune(args) => tune::run(&args, games(), &mut out.lock())?,
        Commands::Units(args) => units::run(&args, games(), &mut out.lock())?,
        Commands::Perft(args) => return Ok(shown(perft::run(&args, games()))),
        Commands::Puzzles(args) => return Ok(shown(puzzles::run(&args, games()))),
        Commands::Replay(args) => return Ok(shown(replay::run_replay(&args, games()))),
        Commands::Review(args) => return Ok(shown(review::run(&args, games()))),
        Commands::Verify(args) => return Ok(shown(replay::run_verify(&args, games()))),
        Commands::Rules(args) => return rules::run(&args, games()),
        Commands::Serve(args) => return serve::run(&args),
        Commands::Think(args) => return serve::think(&args),
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Shows what is wrong with a file under its lines.
fn shown(done: miette::Result<ExitCode>) -> ExitCode {
    done.unwrap_or_else(|report| {
        eprintln!("{report:?}");
        ExitCode::FAILURE
    })
}

/// The reader of a pipe, such as `head`, may leave when it has seen enough.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}

/// Help goes out as it is; of an error only the reason, in one line.
fn refuse(error: &clap::Error) -> ExitCode {
    use clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
    if !error.use_stderr() || error.kind() == DisplayHelpOnMissingArgumentOrSubcommand {
        // Nothing is left to say if help cannot be printed.
        let _ = error.print();
    } else {
        let message = error.render().to_string();
        let reason = message.lines().take_while(|line| !line.is_empty()).map(str::trim);
        eprintln!("{}", reason.collect::<Vec<_>>().join(" "));
    }
    ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
}
