//! `omphalos review`: how the chances went in a recorded game, and what moved them.

mod curve;

use std::io::{self, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use std::{fs, thread};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use kernel::record::Who;
use kernel::{Game as _, Input, InputOf, Notation as _, NotationError, Seat};
use miette::{IntoDiagnostic, WrapErr};
use players::review::{Effort, review};
use players::{Level, by_name};
use serde_json::json;
use text::{Lang, Terminal, ToldChoice, ToldReview, tell_review};

use crate::commanded::Commanded;
use crate::games::Games;
use crate::pack::{PackArgs, lang_parser};
use crate::play::names_of;
use crate::replay::{RecordFile, Written, told as told_of, unless_closed};

/// Look at a recorded game again: how the chances went, what was luck and what was decided
///
/// Every moment is looked at by a search. Where dice or cards fell, the change of the chances
/// against their expectation is luck; where somebody decided, what the choice is worth less than
/// the best one is the decision's. The same record and level give the same review.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  omphalos review game.record
  omphalos review game.record --level hero:400it --svg curve.svg
  omphalos review game.record --json | jq '.moments'")]
pub struct ReviewArgs {
    /// The record.
    file: PathBuf,
    /// How closely: a level of computer players, or a count of rounds as in `hero:400it`.
    #[arg(long, value_name = "LEVEL", default_value = "hero", value_parser = by_name)]
    level: Level,
    /// How many threads work; one for each core unless stated. The result is the same.
    #[arg(long, value_name = "T")]
    threads: Option<NonZero<u8>>,
    /// The language of the sentences.
    #[arg(long, default_value = "en", value_parser = lang_parser())]
    lang: Lang,
    /// Draw the chances into this file.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    pack: PackArgs,
}

/// Reviews a record.
///
/// # Errors
/// When it cannot be read or does not hold.
pub fn run(args: &ReviewArgs, games: &Games) -> miette::Result<ExitCode> {
    let rounds = rounds(args.level)?;
    let file = Written::read(&args.file, games)?;
    let game = games.with_packs(file.ruleset(), args.pack.dirs()).map_err(told_of)?;
    game.review(args, rounds, file)
}

pub(crate) fn look_again<C: Commanded>(
    args: &ReviewArgs,
    rounds: u64,
    file: RecordFile<'_, C>,
) -> miette::Result<ExitCode> {
    let pack = C::pack(args.pack.dirs()).map_err(told_of)?;
    let names = names_of(&file.record, file.game.seats(), args.lang);
    let words = C::words(&pack, args.lang, &names);
    // A record that does not hold is answered before anything is searched.
    file.replay(|_, _, _, _| {})?;
    let inputs = inputs::<C>(&file).map_err(|error| miette::miette!("{error}"))?;
    let start = file.start()?;
    let cores = || thread::available_parallelism().map_or(1, NonZero::get);
    let threads = args.threads.map_or_else(cores, |threads| usize::from(threads.get()));
    let bar = progress(inputs.len() + 1);
    let effort = Effort { rounds, threads };
    let stop = AtomicBool::new(false);
    let found = review::<C::Knowledge>(&*file.game, &start, &inputs, effort, &stop, || bar.inc(1));
    bar.finish_and_clear();
    let found = found.ok_or_else(|| miette::miette!("the review was interrupted"))?;
    let told = tell_review::<C::Knowledge>(&*file.game, &words, &start, &inputs, &found);
    if let Some(path) = &args.svg {
        fs::write(path, curve::svg(&told))
            .into_diagnostic()
            .wrap_err_with(|| format!("cannot write {}", path.display()))?;
    }
    let mut out = io::stdout().lock();
    let printed = match args.json {
        true => write_json::<C>(&told, &file, rounds, &mut out),
        false => write_text(&told, Terminal(args.lang), inputs.len(), rounds, &mut out),
    };
    printed.or_else(unless_closed).into_diagnostic()?;
    Ok(ExitCode::SUCCESS)
}

/// The rounds of a level. A time would give another review on another machine.
fn rounds(level: Level) -> miette::Result<u64> {
    let rounds = level.budget().and_then(|budget| budget.iterations);
    rounds.ok_or_else(|| {
        let name = level.name();
        miette::miette!(
            "`{level}` has no count of rounds to review with; try `--level hero` or `--level {}:5000it`",
            if level.budget().is_some() { name } else { "titan" }
        )
    })
}

fn inputs<C: Commanded>(file: &RecordFile<'_, C>) -> Result<Vec<InputOf<C::Game>>, NotationError> {
    let read = |entry: &kernel::record::Entry| {
        Ok(match entry.who {
            Who::Seat(_) => Input::Choice(file.game.read(&entry.text)?),
            Who::Chance => Input::Outcome(file.game.read(&entry.text)?),
            Who::Order(seat) => Input::Order(seat, file.game.read(&entry.text)?),
        })
    };
    file.record.entries.iter().map(read).collect()
}

/// A bar on standard error, drawn only if that is a terminal.
fn progress(moments: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} moments, {eta} left")
        .expect("the template is sound");
    let bar = ProgressBar::new(moments as u64).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}

fn write_text(
    told: &ToldReview,
    words: Terminal,
    inputs: usize,
    rounds: u64,
    out: &mut dyn Write,
) -> io::Result<()> {
    let names: Vec<String> = told.seats.iter().map(|seat| seat.name.clone()).collect();
    writeln!(out, "{}", words.title(&names))?;
    writeln!(out, "{}\n", words.review_effort(inputs, rounds))?;
    for seat in &told.seats {
        let curve = curve::sparkline(&seat.chances);
        writeln!(out, "{}", words.review_curve(&seat.name, &curve))?;
    }
    writeln!(out)?;
    for seat in &told.seats {
        writeln!(out, "{}", words.review_totals(&seat.name, &seat.totals))?;
    }
    writeln!(out, "\n{}", words.review_moments(!told.moments.is_empty()))?;
    for moment in &told.moments {
        writeln!(out, "{}", moment.text)?;
        if let Some(ToldChoice { label, win_chance, reasons, .. }) = &moment.better {
            let said = words.weighed(label, *win_chance, &reasons.join(", "));
            writeln!(out, "    {}", words.better(&said))?;
        }
    }
    Ok(())
}

fn write_json<C: Commanded>(
    told: &ToldReview,
    file: &RecordFile<'_, C>,
    rounds: u64,
    out: &mut dyn Write,
) -> io::Result<()> {
    let seats = (0u8..).map(Seat).zip(&told.seats).map(|(seat, player)| {
        json!({
            "seat": seat.0,
            "name": player.name,
            "win_chance": player.chances,
            "luck": player.totals.luck,
            "own_decisions": player.totals.own,
            "others_decisions": player.totals.others,
            "unforeseen": player.totals.unforeseen,
        })
    });
    let moments = told.moments.iter().map(|moment| {
        let better = moment.better.as_ref().map(|better| {
            json!({
                "notation": better.notation,
                "label": better.label,
                "win_chance": better.win_chance,
                "reasons": better.reasons,
            })
        });
        json!({
            "step": moment.step,
            "round": moment.round,
            "kind": if moment.better.is_some() { "decision" } else { "luck" },
            "seat": moment.seat.0,
            "change": moment.change,
            "text": moment.text,
            "better": better,
        })
    });
    let review = json!({
        "ruleset": file.record.ruleset,
        "steps": file.record.entries.len(),
        "rounds": rounds,
        "seats": seats.collect::<Vec<_>>(),
        "moments": moments.collect::<Vec<_>>(),
    });
    writeln!(out, "{review:#}")
}
