//! What a series of games came to, for people and for programs.

use std::io::{self, Write};
use std::time::Duration;

use content::Pack;
use oracle::Rate;
use oracle::arena::Series;
use oracle::balance::{Balance, GameReport};
use serde::Serialize;

/// How far from even a unit's rate must be for certain to be pointed out.
pub(crate) const MARGIN: f64 = 0.05;

/// The result of a series.
#[derive(Debug, Serialize)]
pub(crate) struct Summary {
    ruleset: String,
    /// Games that were finished.
    games: usize,
    /// By player as given; team mates win together.
    wins: Vec<u64>,
    draws: u64,
    /// Games in which a divinity was destroyed; the others were won by stones or goals.
    divinity_fell: usize,
    players: Vec<PlayerLine>,
    mean_rounds: f64,
    mean_decisions: f64,
    seed: u64,
    /// Whether fewer games were played than asked for.
    interrupted: bool,
    threads: usize,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    balance: Option<Balance>,
}

#[derive(Debug, Serialize)]
struct PlayerLine {
    name: &'static str,
    #[serde(flatten)]
    rate: Rate,
}

impl Summary {
    pub(crate) fn new(
        series: &Series,
        ruleset: &str,
        reports: &[GameReport],
        time: Duration,
        balance: Option<Balance>,
    ) -> Self {
        let mut rates = vec![Rate::default(); series.players.len()];
        for report in reports {
            for (player, rate) in rates.iter_mut().enumerate() {
                rate.add(report.winners.contains(&player));
            }
        }
        let mean = |of: fn(&GameReport) -> f64| {
            reports.iter().map(of).sum::<f64>() / reports.len().max(1) as f64
        };
        let names = series.players.iter().map(|player| player.name());
        Self {
            ruleset: ruleset.to_owned(),
            games: reports.len(),
            wins: rates.iter().map(|rate| rate.wins).collect(),
            draws: reports.iter().filter(|report| report.is_draw()).count() as u64,
            divinity_fell: reports.iter().filter(|report| report.divinity_fell).count(),
            players: names.zip(&rates).map(|(name, &rate)| PlayerLine { name, rate }).collect(),
            mean_rounds: mean(|report| f64::from(report.rounds)),
            mean_decisions: mean(|report| f64::from(report.decisions)),
            seed: series.seed,
            interrupted: (reports.len() as u64) < series.games,
            threads: series.threads,
            seconds: time.as_secs_f64(),
            balance,
        }
    }

    pub(crate) fn write_json(&self, out: &mut impl Write) -> io::Result<()> {
        serde_json::to_writer(&mut *out, self)?;
        writeln!(out)
    }

    pub(crate) fn write_text(&self, pack: &Pack, out: &mut impl Write) -> io::Result<()> {
        let early = if self.interrupted { ", interrupted" } else { "" };
        writeln!(out, "{}: {} games{early}, seed {}\n", self.ruleset, self.games, self.seed)?;
        writeln!(out, "   player       wins    rate   95 % interval")?;
        for (at, PlayerLine { name, rate }) in self.players.iter().enumerate() {
            writeln!(out, "{:>2} {name:<9} {:>7}  {}", at + 1, rate.wins, shares(*rate))?;
        }
        writeln!(out, "   draws     {:>7}\n", self.draws)?;
        writeln!(
            out,
            "{:.1} rounds and {:.0} decisions a game; a divinity fell in {} games",
            self.mean_rounds, self.mean_decisions, self.divinity_fell
        )?;
        let speed = self.games as f64 / self.seconds;
        writeln!(
            out,
            "{:.1} s on {} threads, {speed:.1} games a second",
            self.seconds, self.threads
        )?;
        match &self.balance {
            Some(balance) => write_balance(balance, pack, out),
            None => Ok(()),
        }
    }
}

fn write_balance(balance: &Balance, pack: &Pack, out: &mut impl Write) -> io::Result<()> {
    let outliers: Vec<&str> = balance.outliers(MARGIN).map(|line| &line.id[..]).collect();
    writeln!(
        out,
        "\nWins of armies with a unit, draws left out; even is {}",
        per_cent(balance.even)
    )?;
    writeln!(out, "\n   unit                 points   games    rate   95 % interval")?;
    for line in &balance.units {
        let mark = if outliers.contains(&&line.id[..]) { '!' } else { ' ' };
        let cost = pack.unit(&line.id).map_or(0, |unit| unit.def.cost);
        writeln!(
            out,
            " {mark} {:<20} {cost:>6} {:>7}  {}",
            line.id,
            line.rate.of,
            shares(line.rate)
        )?;
    }
    writeln!(out, "\n   board                 games   draws  rounds  first wins   95 % interval")?;
    for board in &balance.boards {
        writeln!(
            out,
            "   {:<20} {:>6} {:>7} {:>7.1}     {}",
            board.id,
            board.games,
            board.draws,
            board.rounds,
            shares(board.first)
        )?;
    }
    writeln!(out, "   {:<45}{}", "all", shares(balance.first))?;
    if outliers.is_empty() {
        return writeln!(out, "\nNo unit is for certain more than 5 points off even.");
    }
    writeln!(out, "\n! for certain more than 5 points off even: {}", outliers.join(", "))
}

/// Share and interval in fixed columns.
fn shares(rate: Rate) -> String {
    if rate.of == 0 {
        return format!("{:>6}", "-");
    }
    let (low, high) = rate.interval();
    format!("{}  {} to {}", per_cent(rate.share()), per_cent(low), per_cent(high))
}

fn per_cent(share: f64) -> String {
    format!("{:>5.1} %", 100.0 * share)
}
