//! `omphalos puzzles`: positions with one clearly best plan, found in recorded games.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use exercises::{Exercise, Kind, Puzzle, Solved, Task, solve};
use fastrand::Rng;
use kernel::record::{Entry, Record, Who};
use kernel::{Game as _, Hosted as _, Match, Notation as _, Pause, Seat, fingerprint};
use miette::{IntoDiagnostic, ensure, miette};

use crate::commanded::{ChoiceOf, Commanded, StateOf};
use crate::games::Games;
use crate::replay::{RecordFile, Written, collect_records};

/// Find puzzles in recorded games, or check those that there are.
///
/// A puzzle is the beginning of a turn that can reach what its game asks for, such as winning, by one
/// plan with a clearly better chance than by any other. Every choice, answer and outcome of the turn
/// is looked at, in the game as it was and in several others that its player could not tell from it.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  omphalos sim --seats greedy,greedy --games 200 --save mine
  omphalos puzzles mine --out games/pantheon/puzzles/pantheon-1.5
  omphalos puzzles --check games/           is every stored solution still the best by its margin?")]
pub struct PuzzlesArgs {
    /// Records, and folders whose `.record` files are all looked at.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Check puzzles instead.
    #[arg(long)]
    check: bool,
    /// Write what is found into this folder.
    #[arg(long, value_name = "DIR", required_unless_present = "check")]
    out: Option<PathBuf>,
    /// How much better the best plan must be than all others.
    #[arg(long, default_value_t = 0.2)]
    margin: f64,
    /// The least chance of the best plan.
    #[arg(long, default_value_t = 0.5)]
    least: f64,
    /// Moments that are looked at for one position before it is given up.
    #[arg(long, default_value_t = 300_000)]
    most: usize,
}

/// Other games that the player could not tell from this one, in which a plan must be the best too.
const WORLDS: usize = 3;

/// Moments on best plans at the most: with more of them there is nothing to find.
const MOST_MOMENTS: usize = 150;

/// Turns at the end of a game that are looked at.
const LATE: usize = 2;

/// First choices at the least: with fewer of them there is nothing to find.
const FEWEST: usize = 5;

/// Runs the command.
///
/// # Errors
/// When a record or a puzzle does not hold.
pub fn run(args: &PuzzlesArgs, games: &Games) -> miette::Result<ExitCode> {
    let mut files = Vec::new();
    for path in &args.paths {
        collect_records(path, &mut files)?;
    }
    let (mut checked, mut counted) = (0, Counted::default());
    for path in &files {
        if args.check {
            if path.components().any(|part| part.as_os_str() == "puzzles") {
                let written = Written::read(path, games)?;
                written.game(games).check_puzzle(written, args.most)?;
                checked += 1;
            }
            continue;
        }
        let written = Written::read(path, games)?;
        written.game(games).find_puzzles(args, written, &mut counted)?;
    }
    if args.check {
        writeln!(io::stdout(), "{checked} puzzles hold").into_diagnostic()?;
    } else {
        let Counted { searched, given_up, promising, found } = counted;
        writeln!(
            io::stdout(),
            "{searched} turns searched, {given_up} given up; {promising} with one best plan, \
             {found} of them whatever the others hold"
        )
        .into_diagnostic()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What became of the turns that were looked at.
#[derive(Default)]
pub struct Counted {
    searched: usize,
    given_up: usize,
    promising: usize,
    found: usize,
}

/// The position with the most that can be said of it.
struct Position<C: Commanded> {
    state: StateOf<C>,
    seat: Seat,
}

/// Looks at the beginning of the turn in which a game was decided.
pub(crate) fn find<C: Commanded>(
    args: &PuzzlesArgs,
    file: RecordFile<'_, C>,
    counted: &mut Counted,
) -> miette::Result<()> {
    let game = file.game.clone();
    let mut turns: Vec<Position<C>> = Vec::new();
    let mut last = None;
    let mut note = |state: &StateOf<C>| {
        if let Pause::Decision(seat) = game.pause(state)
            && C::turn(state) == Some(seat)
            && last != Some((game.round(state), seat))
        {
            last = Some((game.round(state), seat));
            turns.push(Position { state: *state, seat });
        }
    };
    note(&file.start()?);
    file.replay(|_, played: &Match<C::Game>, _, _| note(played.state()))?;
    let name = file.path.file_stem().and_then(|stem| stem.to_str()).unwrap_or("game").to_owned();
    // A game is won in its last turns or not at all; battles are won throughout it.
    let before = if C::PUZZLE == "win" { turns.len().saturating_sub(LATE) } else { 0 };
    for (at, Position { state, seat }) in turns.into_iter().enumerate().skip(before) {
        let task = Task { game: &*game, seat, judge: C::judge, odds: C::odds, most: args.most };
        let Some(solved) = solve(task, &state) else {
            counted.given_up += 1;
            continue;
        };
        counted.searched += 1;
        let Some(puzzle) = worthy::<C>(args, &*game, &solved) else { continue };
        counted.promising += 1;
        let mut rng = Rng::with_seed(1);
        let view = game.view(&state, Some(seat));
        let holds = (0..WORLDS).all(|_| {
            let world = game.sample_world(&view, &mut rng);
            solve(task, &world).is_some_and(|other| {
                let (best, next) = other.margin(|choice| kind_of::<C>(&*game, choice));
                best - next >= args.margin && best >= args.least
            })
        });
        if holds && let Some(out) = &args.out {
            counted.found += 1;
            write_puzzle::<C>(
                out,
                &format!("{name}-{at}"),
                &file,
                &state,
                seat,
                (&solved, puzzle),
            )?;
        }
    }
    Ok(())
}

/// First choices are of one kind when they are about the same unit.
fn kind_of<C: Commanded>(game: &C::Game, choice: ChoiceOf<C>) -> String {
    let text: String = game.write(&choice);
    text.split(' ').take(2).collect::<Vec<_>>().join(" ")
}

/// The puzzle that a position is, if it is one.
fn worthy<C: Commanded>(
    args: &PuzzlesArgs,
    game: &C::Game,
    solved: &Solved<ChoiceOf<C>>,
) -> Option<Puzzle> {
    let (best, next) = solved.margin(|choice| kind_of::<C>(game, choice));
    let moments = solved.keeps.len() + solved.solves.len();
    let fits = best - next >= args.margin
        && best >= args.least
        && solved.first.len() >= FEWEST
        && C::PLAN.contains(&solved.plan.len())
        && moments <= MOST_MOMENTS;
    fits.then(|| Puzzle {
        goal: C::PUZZLE.to_owned(),
        best,
        next,
        keeps: solved.keeps.clone(),
        solves: solved.solves.clone(),
    })
}

fn write_puzzle<C: Commanded>(
    out: &Path,
    name: &str,
    file: &RecordFile<'_, C>,
    state: &StateOf<C>,
    seat: Seat,
    (solved, puzzle): (&Solved<ChoiceOf<C>>, Puzzle),
) -> miette::Result<()> {
    let mut played = Match::from_state(file.game.clone(), *state);
    for choice in &solved.plan {
        played.choose(seat, *choice).map_err(|error| miette!("{name}: {error}"))?;
    }
    let record = Record { notes: puzzle.notes(), ..played.record(file.record.setup.clone()) };
    std::fs::create_dir_all(out).into_diagnostic()?;
    std::fs::write(out.join(format!("{name}.record")), record.to_string()).into_diagnostic()?;
    let plan: Vec<String> = solved.plan.iter().map(|choice| file.game.write(choice)).collect();
    let (best, next) = (puzzle.best, puzzle.next);
    writeln!(io::stdout(), "{name}: {best:.3} against {next:.3}: {}", plan.join(", "))
        .into_diagnostic()
}

/// Works a puzzle out anew and compares.
pub(crate) fn check<C: Commanded>(file: RecordFile<'_, C>, most: usize) -> miette::Result<()> {
    let id = format!("puzzles/{}", file.path.display());
    let Exercise { record, kind, .. } =
        Exercise::read(&id, &file.record.to_string()).map_err(|faulty| miette!("{faulty}"))?;
    let Kind::Puzzle(puzzle) = kind else { unreachable!("it is read as one") };
    let state = file.start()?;
    let Pause::Decision(seat) = file.game.pause(&state) else {
        return Err(miette!("{id}: nobody is asked"));
    };
    let task =
        Task { game: &*file.game, seat, judge: C::judge, odds: C::odds, most: most.max(2_000_000) };
    let solved = solve(task, &state).ok_or_else(|| miette!("{id}: too much to look at"))?;
    let (best, next) = solved.margin(|choice| kind_of::<C>(&*file.game, choice));
    let same = |one: f64, other: f64| (one - other).abs() < 1e-5;
    ensure!(
        same(best, puzzle.best) && same(next, puzzle.next),
        "{id}: the best plan has {best:.6} and the next {next:.6}, not {:.6} and {:.6}",
        puzzle.best,
        puzzle.next
    );
    let last = record.entries.iter().rev().find(|entry: &&Entry| entry.who == Who::Seat(seat));
    let end = last.map_or(fingerprint(&state), |entry| entry.after);
    ensure!(puzzle.solves.contains(&end), "{id}: its entries do not solve it");
    ensure!(
        solved.solves == puzzle.solves && solved.keeps == puzzle.keeps,
        "{id}: other moments lie on its best plans"
    );
    Ok(())
}
